"""The guide of a first game in a real browser: what it says, what it points at, and how it is left."""

import random
import re

import pytest
from playwright.async_api import expect

from rathaus.games import GAMES
from rathaus.guide import script_of
from rathaus.words import Words
from tests.browser import cupboard
from tests.browser.people import PHONE, Street, Visitor
from tests.browser.test_everybody import check

DESK = {"width": 1440, "height": 900}
BOTH_SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
LOCALES = {"ratland": "de", "rattus": "fr", "ratville": "es", "ratzzia": "en"}
EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))

# The loop and what it is drawn round; the balloon; whether the loop's middle lies on what it is drawn round.
POINTED = """() => {
  const guide = document.querySelector('.guide'), loop = document.querySelector('.chalk .line');
  if (!guide || !loop) return { step: guide?.dataset.step, isDrawn: false };
  const [a, b] = [loop.getBoundingClientRect(), guide.querySelector('.say').getBoundingClientRect()];
  const over = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const under = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return {
    step: guide.dataset.step, isDrawn: a.width > 12 && a.height > 12,
    isOnScreen: a.left >= 0 && a.top >= 0 && a.right <= innerWidth && a.bottom <= innerHeight,
    isCovered: over > 8 && under > 12,
    about: document.querySelector('[aria-describedby=guide-said]') !== null,
  };
}"""

# All that the guide says from now on: while bots play fast, some of it can be read for a moment only.
HEARD = """() => {
  window.heard = [];
  const listen = () => {
    for (const part of ['#guide-said', '.guide h2']) heard.push(document.querySelector(part)?.textContent.trim() ?? '');
  };
  new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


async def learn(visitor: Visitor, game: str) -> None:
    """Begin a first game from the front of the house."""
    await visitor.page.locator(f"[data-learn={game}]").click()
    await visitor.page.locator("dialog input").fill("Mia")
    await visitor.page.locator("dialog button[type=submit]").click()
    await visitor.page.locator(".guide").wait_for()


async def step(visitor: Visitor, name: str) -> None:
    """The guide is at this step, and has drawn its loop."""
    await expect(visitor.page.locator(".guide")).to_have_attribute("data-step", name)
    await expect(visitor.page.locator("[data-ring=true]")).to_be_attached()


async def follow(visitor: Visitor) -> list[str]:
    """Go through all steps of this moment; each points at something that can be seen and is not covered."""
    told = []
    while True:
        pointed = await visitor.page.evaluate(POINTED)
        if pointed["step"]:
            await expect(visitor.page.locator("[data-ring=true]")).to_be_attached()
            pointed = await visitor.page.evaluate(POINTED)
            assert pointed["isDrawn"], pointed
            assert pointed["isOnScreen"], pointed
            assert not pointed["isCovered"], pointed
            told.append(str(pointed["step"]))
        further = visitor.page.locator(".guide [data-next]")
        if not await further.count():
            return told
        await further.click()
        await expect(visitor.page.locator(".guide")).not_to_have_attribute("data-step", pointed["step"])


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("ratland", DESK),
        ("rattus", PHONE),
        ("ratville", DESK),
        ("ratzzia", PHONE),
        pytest.param("ratland", PHONE, marks=pytest.mark.long),
        pytest.param("rattus", DESK, marks=pytest.mark.long),
        pytest.param("ratville", PHONE, marks=pytest.mark.long),
        pytest.param("ratzzia", DESK, marks=pytest.mark.long),
    ],
)
async def test_the_first_steps_point_at_what_they_speak_of(street: Street, game: str, size: object) -> None:
    mia = await street.visitor(viewport=size)
    await learn(mia, game)
    first = script_of(GAMES[game].package)
    assert first is not None
    await step(mia, first.steps[0].name)

    told = await follow(mia)

    assert told == [one.name for one in first.steps[: len(told)]]
    assert len(told) >= 2
    await check(mia, game)
    assert await mia.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_it_is_heard_opened_by_keys_folded_and_called_again(street: Street) -> None:
    mia = await street.visitor(viewport=DESK)
    page = mia.page
    await learn(mia, "ratland")
    await step(mia, "points")
    words = Words(GAMES["ratland"], "en")

    said = words.say("guide-points").replace("*", "")
    await expect(page.locator("[data-guide-spoken]")).to_have_text(f"{words.say('guide-points-title')}: {said}")
    await page.keyboard.press("t")
    await expect(page.locator(".say")).to_be_focused()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    await page.locator("[data-rule]").press("Enter")
    await expect(page.locator("dialog")).to_contain_text("RL-10.1")
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog")).to_have_count(0)
    await page.locator(".say").focus()
    await page.keyboard.press("Escape")
    await expect(page.locator(".guide")).to_have_count(0)
    await expect(page.locator(".chalk")).to_have_count(0)

    await page.reload()
    await page.locator("[data-call-guide]").click()
    await step(mia, "points")  # it was left there
    await page.locator(".guide [data-next]").click()
    await step(mia, "exits")


async def test_it_is_left_gone_on_with_and_told_again(street: Street) -> None:
    mia = await street.visitor(viewport=PHONE)
    page = mia.page
    await learn(mia, "ratland")
    code = await mia.code()
    await page.locator(".guide [data-next]").click()
    await step(mia, "exits")
    await mia.go("/")
    await expect(page.locator("[data-learn=ratland]")).to_have_text("Go on, step 2 of 14")
    await expect(page.locator("[data-learn=rattus]")).to_have_text("Learn in 10 minutes")
    await page.locator("[data-learn=ratland]").click()

    assert await mia.code() == code
    await step(mia, "exits")  # where it was left
    await page.locator(".guide .count").click()
    await page.locator("[data-known] button").first.click()
    await step(mia, "points")

    await page.get_by_role("button", name="Provably fair").click()
    await expect(page.locator("[data-same]")).to_contain_text("first-game/ratland/66")


async def test_what_one_knows_is_a_list_that_fills_and_tells_it_again(street: Street) -> None:
    mia = await street.visitor(viewport=DESK)
    page = mia.page
    await learn(mia, "rattus")
    await step(mia, "goal")
    first, words = script_of(GAMES["rattus"].package), Words(GAMES["rattus"], "en")
    assert first is not None
    lines = page.locator("[data-known] li")

    await expect(lines).to_have_count(len(first.steps))
    for one, line in zip(first.steps, await lines.all_inner_texts(), strict=True):
        assert words.say(f"guide-{one.name}-title") in line
        assert one.clause in line
    known = page.locator("[data-known] button")
    await expect(known).to_have_count(2)  # goal, settle
    await expect(known.first).to_have_attribute("aria-current", "step")
    await known.nth(1).press("Enter")
    await step(mia, "settle")
    await page.get_by_role("button", name="What happened", exact=True).click()
    await expect(page.locator("[data-known]")).to_have_count(0)
    await page.get_by_role("button", name="What you know now").click()
    await expect(known.nth(1)).to_have_attribute("aria-current", "step")


async def test_whoever_knows_a_game_is_not_taught_it_unless_they_ask(street: Street) -> None:
    mia = await street.visitor()
    await mia.new_game("ratland", "you", "bot:mouse", name="Mia")
    await mia.next()
    await mia.go("/")
    await expect(mia.page.locator("[data-learn=rattus]")).to_be_visible()
    await expect(mia.page.locator("[data-learn=ratland]")).to_have_count(0)

    await mia.page.locator(".window").first.get_by_role("button").first.click()
    await mia.page.locator("dialog [data-learn=ratland]").click()
    await step(mia, "points")


@pytest.mark.long
@BOTH_SIZES
@EVERY_GAME
async def test_a_whole_first_game_is_led_to_its_end(street: Street, game: str, size: object) -> None:
    mia = await street.visitor(
        viewport=size, locale={"ratland": "de", "rattus": "fr", "ratville": "es"}.get(game, "en")
    )
    await learn(mia, game)
    if await mia.page.locator(".map .whole").count():
        await mia.page.locator(".map .whole").click()  # so that a mouse finds every region
    chance, todo, told = random.Random(1), "", []
    while True:
        found = await mia._look(todo)
        await mia.page.wait_for_timeout(150)
        told += [name for name in await follow(mia) if name not in told]
        if found["todo"] == "over":
            break
        todo = await mia._do(found, chance)

    first = script_of(GAMES[game].package)
    assert first is not None
    sure = [one.name for one in first.steps if not (one.when.own or one.when.after or one.when.offers)]
    assert set(sure) - set(told) <= {"build", "make"}
    await expect(mia.page.locator(".guide")).to_have_attribute("data-step", "over")
    await mia.page.get_by_role("button", name=re.compile("guide|guía|Lehrer")).last.click()
    await expect(mia.page.locator(".guide")).to_have_attribute("data-step", first.steps[0].name)


@pytest.mark.long
async def test_whoever_knows_enough_may_stop_there(street: Street) -> None:
    mia = await street.visitor(viewport=PHONE)
    await learn(mia, "ratland")
    chance, todo = random.Random(1), ""
    while not await mia.page.locator(".guide [data-stop]").count():
        found = await mia._look(todo)
        await mia.page.wait_for_timeout(150)
        await follow(mia)
        if not await mia.page.locator(".guide [data-stop]").count():
            todo = await mia._do(found, chance)
    await mia.page.locator(".guide [data-stop]").click()

    await expect(mia.page.locator("[data-learn=rattus]")).to_be_visible()
    await expect(mia.page.locator("[data-learn=ratland]")).to_have_count(0)


async def test_an_answer_that_the_guide_did_not_point_at_works_too(street: Street) -> None:
    mia = await street.visitor(viewport=DESK)
    await learn(mia, "ratzzia")
    todo, chance = "", random.Random(1)
    while await mia.page.locator(".guide").get_attribute("data-step") != "place":
        todo = await mia.answer(chance, todo)
    await step(mia, "place")  # in the fourth column

    await mia.page.evaluate(HEARD)
    for _ in range(8):  # dice elsewhere, until no more of them go there; then that is the answer
        options, _ = mia.advice()
        other = [option for option in options if option["args"].get("column", 0) not in (0, 3, 4)]
        await mia.tap(*cupboard.taps(other[0] if other else {"verb": "done", "args": {}}))
        if not other:
            break
        await mia.page.wait_for_timeout(300)
    await mia.page.wait_for_function("() => heard.some((text) => text.startsWith('That works too. '))")


async def test_an_answer_that_the_guide_pointed_at_is_praised(street: Street) -> None:
    mia = await street.visitor(viewport=DESK)
    await learn(mia, "ratzzia")
    todo, chance = "", random.Random(1)
    while await mia.page.locator(".guide").get_attribute("data-step") != "place":
        todo = await mia.answer(chance, todo)
    await step(mia, "place")  # in the fourth column

    await mia.page.evaluate(HEARD)
    options, _ = mia.advice()
    there = next(option for option in options if option["args"].get("column") == 4)
    await mia.tap(*cupboard.taps(there))
    await mia.page.wait_for_function("() => heard.some((text) => text === 'Well done!')")
