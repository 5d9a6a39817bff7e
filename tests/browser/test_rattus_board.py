"""Rattus's board: the map, its sheets, cards and their targets, new rats, the plague as it is told, the end."""

import re
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.europe import BOTH, FINAL, MOVING, NORMAL, TURN, answer, key, laid, living, plays, sit, stage, tap
from tests.browser.people import Street


@BOTH
@pytest.mark.parametrize("street", [TURN], indirect=True)
async def test_a_region_says_what_may_be_done_there_with_numbers(street: Street, viewport: Any) -> None:
    ada = await sit(street, viewport=viewport)
    await tap(ada, "france")
    sheet = ada.page.locator("[data-sheet]")
    await expect(sheet).to_contain_text("you have the majority")
    await expect(sheet).to_contain_text("If the plague comes here, 2 rats would bring 2 new ones next door.")
    await expect(sheet.locator(".near")).to_contain_text("Anglia")
    await expect(sheet.locator("[data-settle='3']")).to_have_text(re.compile("Settle 3 here.*2 rats \\+ Peasant"))
    await sheet.locator("[data-settle='3']").hover()
    await expect(ada.page.locator("[data-region=france]")).to_contain_text("+3")  # before it is done

    await sheet.locator("[data-settle='3']").click()

    await ada.page.locator(".log li", has_text="3 citizens of A settle in France.").first.wait_for(state="attached")
    assert await living(ada, 0) == 7
    await expect(ada.page.locator("[data-phase='1'].done:visible")).to_have_count(1)
    await ada.page.locator("[data-undo]").click()  # the citizens come in two answers: where, and how many
    await expect(ada.page.locator(".sentence")).to_contain_text("France")


@BOTH
@pytest.mark.parametrize("street", [TURN], indirect=True)
async def test_a_card_in_hand_lights_its_targets_and_shows_its_effect_before(street: Street, viewport: Any) -> None:
    ada = await sit(street, viewport=viewport)
    await ada.page.locator("[data-card=merchant]").click()
    await expect(ada.page.locator("[data-may]")).to_have_count(2)
    await tap(ada, "france")
    await expect(ada.page.locator("[data-may]")).to_have_count(4)
    await tap(ada, "germania")
    await expect(ada.page.locator(".sentence")).to_have_text("Merchant: 3 citizens from France to Germania")
    await expect(ada.page.locator("[data-region=germania]")).to_contain_text("+3")

    await tap(ada, "italia")  # another lit neighbour instead
    await key(ada, "One less")
    await expect(ada.page.locator(".sentence")).to_have_text("Merchant: 2 citizens from France to Italia")
    await expect(ada.page.locator("[data-region=france]")).to_contain_text("−2")
    await ada.page.keyboard.press("-")
    await expect(ada.page.locator(".sentence")).to_have_text("Merchant: 1 citizen from France to Italia")
    await ada.page.keyboard.press("+")
    await expect(ada.page.locator(".sentence")).to_contain_text("2 citizens")
    await ada.page.locator("[data-back]").click()
    await expect(ada.page.locator("[data-card=merchant].may")).to_be_visible()
    await ada.page.locator("[data-card=merchant]").click()
    await expect(ada.page.locator("[data-card=merchant].chosen")).to_be_visible()
    await ada.page.keyboard.press("Escape")
    await expect(ada.page.locator("[data-card=merchant].may")).to_be_visible()

    await ada.page.locator("[data-card=merchant]").click()
    for region in ("france", "italia"):
        await tap(ada, region)
    await key(ada, "Move 3")
    await ada.page.locator("[data-at='0/italia']", has_text="3").wait_for()


@BOTH
@pytest.mark.parametrize("street", [TURN], indirect=True)
async def test_a_card_is_taken_from_its_sheet_and_nothing_has_to_be_declined(street: Street, viewport: Any) -> None:
    ada = await sit(street, viewport=viewport)
    await ada.page.locator("[data-card=knight]").click()
    await expect(ada.page.locator("[data-sheet]")).to_contain_text("Rats with the sign “chivalry” bite")
    await ada.page.locator("[data-take]").click()
    await ada.page.locator("[data-card=knight].isOwn").wait_for()

    await key(ada, "To the plague")

    await expect(ada.page.locator(".sentence")).to_contain_text("It moves up to 2 steps.")


@BOTH
@pytest.mark.parametrize("street", [TURN], indirect=True)
async def test_a_card_is_used_from_a_region_s_sheet_and_then_says_why_not_again(street: Street, viewport: Any) -> None:
    ada = await sit(street, viewport=viewport)
    await expect(ada.page.locator("[data-phase].open:visible")).to_have_count(3)  # in any order
    await tap(ada, "italia")
    await expect(ada.page.locator("[data-elsewhere=merchant]")).to_contain_text("You have no citizen here.")
    await ada.page.keyboard.press("Escape")
    await tap(ada, "germania")
    await ada.page.locator("[data-use=merchant]").click()
    await expect(ada.page.locator(".sentence")).to_contain_text("go from Germania")
    await expect(ada.page.locator("[data-phase].open:visible")).to_have_count(2)  # they stay so meanwhile
    await tap(ada, "france")
    await expect(ada.page.locator(".sentence")).to_have_text("Merchant: 1 citizen from Germania to France")
    await ada.page.locator(".answers [data-choose]", has_text="1").first.click()

    await ada.page.locator("[data-card=merchant].cannot").click()
    await expect(ada.page.locator("[data-idle]")).to_have_text("You have used it in this turn.")
    await ada.page.keyboard.press("Escape")
    await ada.page.locator("[data-card=peasant]").click()
    await expect(ada.page.locator("[data-idle]")).to_contain_text("you are asked when its time comes")
    await ada.page.keyboard.press("Escape")
    await key(ada, "Settle")
    await expect(ada.page.locator(".sentence")).to_contain_text("Tap any region.")


@pytest.mark.parametrize("street", [TURN], indirect=True)
async def test_who_has_done_nothing_is_asked_once(street: Street) -> None:
    ada = await sit(street)
    await key(ada, "To the plague")
    await expect(ada.page.locator(".sentence")).to_have_text("You have done nothing yet. Go on anyway?")
    await key(ada, "Yes, to the plague")

    await expect(ada.page.locator(".sentence")).to_contain_text("Where does the plague go")


PLAGUE = laid(
    """
phases = ["plague", "turns"]
active = "A"
plague = "germania"
rats.france = ["1 peasantry royalty", "3 all islam", "2 majority peasantry"]
B = { france = 2, cards = ["peasant", "merchant"] }
C = { france = 1, cards = ["knight"] }
""",
    options='shuffles = [["france-1"], ["france-2"]]',
)


# What is seen when one more token is turned over.
TURNED = """() => {
  window.turned = [];
  new MutationObserver(() => {
    const rows = document.querySelectorAll('[data-turned]').length;
    const living = document.querySelectorAll('[data-living]')[2].dataset.living;
    const down = document.querySelector('[data-tally] b')?.textContent.split(': ')[1];
    const struck = document.querySelector('[data-struck]')?.dataset.struck;
    const found = `${rows}: ${living} citizen of C, ${down} in ${struck}`;
    if (rows && window.turned.length < rows) window.turned.push(found);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


@BOTH
@pytest.mark.parametrize("street", [PLAGUE], indirect=True)
async def test_the_plague_is_moved_rats_are_laid_and_tokens_turn_one_by_one(street: Street, viewport: Any) -> None:
    ada = await sit(street, viewport=viewport, **MOVING)
    await tap(ada, "france")
    await expect(ada.page.locator("[data-chosen=france]")).to_be_attached()
    await expect(ada.page.locator(".sentence")).to_have_text("Plague to France: 3 rats there, so 2 new ones next door.")
    await key(ada, "Move to France")
    await ada.page.locator(".sentence", has_text="There are 2 to place.").wait_for()
    await tap(ada, "espagna")
    await ada.page.locator(".sentence", has_text="It is the last one.").wait_for()
    await tap(ada, "italia")
    await key(ada, "Change: Italia")
    await expect(ada.button("Change: Italia")).to_have_count(0)
    await tap(ada, "espagna")
    await expect(ada.page.locator("[data-at=espagna-2] .may, [data-at=espagna-3] .may").first).to_be_attached()
    await expect(ada.page.locator("[data-phase='5'].now:visible")).to_have_count(1)  # until they are given
    await tap(ada, "polonia")
    await expect(ada.page.locator("[data-sheet]")).to_be_visible()  # it makes room for what is told

    await ada.page.evaluate(TURNED)

    await key(ada, "Place the rats")

    rows = ada.page.locator("[data-turned]")
    await rows.nth(2).wait_for()
    assert await ada.page.evaluate("window.turned") == [  # nothing is told before its beat
        "1: 1 citizen of C, 64 of 65 in france",
        "2: 1 citizen of C, 63 of 65 in france",
        "3: 0 citizen of C, 62 of 65 in france",
    ]
    await expect(rows.nth(2)).to_contain_text("Limit 2. With 2 citizens it breaks out. Majority:")
    await expect(rows.nth(1)).to_contain_text("Limit 3. Only 2 citizens: nothing happens.")
    await ada.page.keyboard.press("Space")
    await ada.page.locator("[data-playing=false]").first.wait_for(state="attached")
    assert await living(ada, 2) == 0
    await expect(rows).to_have_count(3)  # time to read, until something else is done
    await ada.page.locator("[data-resolve]").get_by_role("button", name="Close").click()
    await expect(rows).to_have_count(0)


LAST = laid(
    """
phases = ["end"]
active = "A"
rats = { france = ["1 peasantry royalty"], italia = ["1 majority islam"] }
A = { france = 3, cards = ["peasant"] }
B = { italia = 2, cards = ["knight"] }
rats_left = 0
""",
    players=2,
)


# Which region is struck, what is told of it beside the map, and where the ribbon is.
TOLD = """() => {
  window.told = [];
  const text = (name) => document.querySelector(name)?.textContent.trim();
  new MutationObserver(() => {
    const struck = document.querySelector('[data-struck]')?.dataset.struck;
    const found = [struck, text('[data-resolve] h3'), text('[data-ribbon] .now')].join(': ');
    if (struck && window.told.at(-1) !== found) window.told.push(found);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


@pytest.mark.parametrize("street", [LAST], indirect=True)
async def test_the_last_plague_is_told_region_by_region(street: Street) -> None:
    ada = await sit(street, **MOVING)
    await expect(ada.page.locator("[data-ribbon] .now")).to_contain_text("you")
    await ada.page.evaluate(TOLD)

    await key(ada, "Done")

    await ada.page.locator(".ending").wait_for()
    assert await ada.page.evaluate("window.told") == [
        "france: The plague in France: then every region suffers",
        "italia: The plague in Italia: then every region suffers",
    ]
    first, second = await ada.ranking()
    assert "France 2 2 points" in first
    assert "Italia 1 1 point" in second


@pytest.mark.parametrize("street", [stage("final-plague-in-a-chosen-order")], indirect=True)
@BOTH
async def test_at_the_end_one_tap_answers_for_any_order_and_the_ranking_says_why(street: Street, viewport: Any) -> None:
    ada = await sit(street, viewport=viewport)
    await expect(ada.page.locator(".sentence")).to_contain_text("which region is next?")

    await key(ada, "In any order")

    await ada.page.locator(".ending").wait_for()
    assert len(await ada.ranking()) == 2
    await expect(ada.page.locator(".ending")).to_contain_text(re.compile("France 1|first clockwise after the player"))


@pytest.mark.parametrize(
    ("street", "name"), [pytest.param(stage(name), name, id=name) for name in NORMAL + FINAL], indirect=["street"]
)
async def test_every_class_card_is_used_on_the_board_in_a_turn_and_at_the_end(street: Street, name: str) -> None:
    ada = await sit(street)
    told = len(ada.frames)
    for played in plays(name):
        for text in played["actions"]:
            await answer(ada, text)

    heard = "".join(ada.frames[told:])
    for line in [line for played in plays(name) for line in played.get("tells", [])]:
        assert f'"kind":"{line.split()[0]}"' in heard


@pytest.mark.long
@BOTH
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
async def test_a_person_plays_bots_to_the_end_at_every_count(street: Street, players: int, viewport: Any) -> None:
    ada = await street.visitor(viewport=viewport)
    await ada.new_game("rattus", "you", *["bot:mouse"] * (players - 1), name="Ada")
    await ada.next()
    if await ada.page.locator(".whole").count():
        await ada.page.locator(".whole").click()

    assert await ada.play_on(f"rattus {players}") > 3
    assert len(await ada.ranking()) == players
