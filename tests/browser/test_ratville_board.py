"""Ratville's board: planning, each step on the board, the hunt, what is told, what stays hidden, and the end."""

import json
from typing import Any

import pytest

from tests.browser.people import PHONE, Street, Visitor
from tests.browser.ratville_moments import MOMENTS, OFTEN, Moment, laid, stage, stage_of
from tests.browser.test_everybody import check
from tests.following import whole_states

DESK = {"width": 1440, "height": 900}
SMALL = {"width": 360, "height": 780}
BOTH = pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
MOVING: Any = {"reduced_motion": "no-preference"}
CREW = ["Preacher", "Collector", "Builder", "Geek", "Ragged Boy", "Fighter", "Hunter"]


async def open_stage(street: Street, **settings: Any) -> Visitor:
    """Somebody who looks at the staged table, and is asked."""
    ada = await street.visitor("/stage", **settings)
    if (await ada.next()).startswith("curtain"):
        await ada.page.locator(".curtain button").click()
    await ada.page.locator(".yard").wait_for()
    return ada


async def begin(street: Street, *seats: str, options: dict[str, str] | None = None, **settings: Any) -> Visitor:
    """Ada at a table of bots, with three objects kept, and asked for her plan."""
    ada = await street.visitor(**settings)
    await ada.sit_down("ratville", [{"kind": "you"}, *[{"kind": "bot", "bot": seat} for seat in seats]], options)
    await give_back_two(ada)
    return ada


async def give_back_two(ada: Visitor) -> None:
    for number in range(2):
        await ada.page.locator(f".answers[data-decision*='/{number}/'][data-busy=false]").wait_for()
        await ada.page.locator("[data-object] [data-choose]").first.click()
    await ada.page.locator("[data-lock]").click()
    await ada.page.locator("[data-object] [data-choose]").first.wait_for(state="detached")


def card(ada: Visitor, name: str) -> Any:
    return ada.page.locator(f"[data-card={name}]")


async def dice_left(ada: Visitor) -> int:
    return await ada.page.locator("[data-die]").count()


async def fits(ada: Visitor) -> None:
    """Nothing is wider than the screen or outside of it sideways, and no part of the board covers another."""
    outside = await ada.page.evaluate(
        """() => {
          const width = innerWidth + 1;
          const drawn = document.querySelectorAll('.yard *, .answers button');
          const isOut = ({ left, right }) => left < -1 || right > width;
          const isSeen = (key) => key.checkVisibility() && !key.closest('.many, .sr');
          return [
            ...[document.scrollingElement].filter((page) => page.scrollWidth > width),
            ...[...drawn].filter((part) => isSeen(part) && isOut(part.getBoundingClientRect())),
            ...[...document.querySelectorAll('.creature, .building, .object, .prey, .offer')].filter(
              (card) => isSeen(card) && card.scrollHeight > card.clientHeight + 3,
            ),
            ...[...document.querySelectorAll('.yard > .mid, .aside > *, .part, .part > *')].filter(
              (part) => part.scrollHeight > part.clientHeight + 4 && getComputedStyle(part).overflowY === 'visible',
            ),
          ].map((node) => node.outerHTML.slice(0, 90));
        }"""
    )
    assert outside == []


# Planning.


@BOTH
async def test_a_plan_is_made_by_taps_keys_and_dragging_and_locked_in(street: Street, viewport: dict[str, int]) -> None:
    ada = await begin(street, "mouse", viewport=viewport)
    await ada.page.locator(".crew").wait_for()
    assert await ada.page.get_by_role("button", name="Lock in").is_disabled()

    await card(ada, "preacher").click()  # the first die is in the hand already
    assert await dice_left(ada) == 3
    await ada.page.locator("[data-die='4']").click()  # another die first
    await card(ada, "builder").click()
    assert await ada.page.locator("[data-die]").evaluate_all("(all) => all.map((die) => die.dataset.die)") == ["2", "3"]
    await ada.sees("Collector and Hunter still need a die; 2 dice left.")
    assert await ada.page.locator(".crew .may").count() == 2

    await card(ada, "preacher").click()  # its die comes back into the hand
    assert await dice_left(ada) == 3
    await ada.page.keyboard.press("Escape")
    await card(ada, "collector").click()  # a card first, then the die
    await ada.page.locator("[data-die='1']").click()
    assert await dice_left(ada) == 2

    await ada.page.keyboard.press("7")
    assert await dice_left(ada) == 1
    box = await ada.page.locator("[data-die]").bounding_box()
    target = await card(ada, "fighter").bounding_box()
    assert box
    assert target
    await ada.page.mouse.move(box["x"] + 20, box["y"] + 20)
    await ada.page.mouse.down()
    await ada.page.mouse.move(target["x"] + 30, target["y"] + 40, steps=4)
    await ada.page.mouse.up()
    assert await dice_left(ada) == 0
    await ada.sees("Everybody has a die.")

    await ada.page.reload()
    await ada.page.locator("[data-lock]").wait_for()  # it is all there still
    await ada.page.keyboard.press("Enter")
    await ada.page.locator(".crew").wait_for(state="hidden")


async def test_a_plan_can_be_unlocked_and_a_rival_learns_no_character_before_its_step(street: Street) -> None:
    ada, bruno = await street.visitor(), await street.visitor(viewport=PHONE)
    code = await ada.new_game("ratville", "you", "open", name="Ada")
    await bruno.sit(code, "Bruno")
    await ada.click("Start the game")
    for visitor in (ada, bruno):
        await give_back_two(visitor)
    for name in ("geek", "collector", "builder", "hunter"):
        await card(ada, name).click()
    await ada.page.locator("[data-lock]").click()
    await ada.click("Unlock")
    await ada.page.locator("[data-lock]").click()
    await ada.page.get_by_role("button", name="Unlock").wait_for()
    assert_ignorant(bruno, await bruno.received())

    for name in ("preacher", "collector", "fighter", "hunter"):
        await card(bruno, name).click()
    await bruno.page.locator("[data-lock]").click()
    await bruno.page.locator(".stop.may").first.wait_for()
    received = await bruno.received()
    assert_ignorant(bruno, received)
    assert '"preacher"' in received


def assert_ignorant(bruno: Visitor, received: str) -> None:
    """Of Ada's characters (seat 0) no byte tells one whose step has not begun."""
    steps = ["", *[name.lower().replace(" ", "_") for name in CREW]]
    for news in whole_states(map(json.loads, bruno.frames)):
        view = news["view"]
        shown = [name for name in view["characters"][0] if name]
        assert all(steps.index(name) <= steps.index(view["stage"]) for name in shown)
        placed = [event for event in news["events"] if event["kind"] == "character-placed"]
        assert all(event["facts"]["seat"] == 1 for event in placed)
        assert not [step for step in view["pending"] if step["step"] == "plan" and 4 in step["memory"][-9:-5]]
    assert '"kind":"character-placed","clause":"RV-2.3","facts":{"seat":0' not in received


# The steps, each on the board.

STAGED = [
    pytest.param(stage_of(name), name, id=name, marks=[] if name in OFTEN else [pytest.mark.long]) for name in MOMENTS
]


async def come_to(ada: Visitor, moment: Moment) -> None:
    """Press what leads to the question, and wait for it."""
    for keys in moment.keys:
        await ada.page.locator(keys).first.click()
    await ada.page.locator("main").get_by_text(moment.text).first.wait_for()


@pytest.mark.parametrize(("street", "name"), STAGED, indirect=["street"])
async def test_every_question_is_asked_on_the_board_fits_and_has_no_serious_fault(street: Street, name: str) -> None:
    for viewport, theme in ((DESK, "dark"), (PHONE, "light"), (SMALL, "dark")):
        ada = await open_stage(street, viewport=viewport, color_scheme=theme)
        await come_to(ada, MOMENTS[name])
        assert await ada.page.locator(".answers [data-choose], .answers [data-lock], .board [data-choose]").count() > 0
        await fits(ada)
        if viewport != SMALL:
            await check(ada, name)
        await ada.leave()


@pytest.mark.parametrize("street", [stage("board-builder-with-a-torch")], indirect=True, ids=["torch"])
@BOTH
async def test_a_building_says_what_it_lacks_and_is_chosen_before_it_is_built(
    street: Street, viewport: dict[str, int]
) -> None:
    ada = await open_stage(street, viewport=viewport)
    dormitory = ada.page.locator("[data-building=dormitory]")
    assert "you can" in await dormitory.inner_text()
    assert "needs a 5" in await ada.page.locator("[data-building=bunker]").inner_text()
    assert "1 module short" in await ada.page.locator("[data-building=turret] .why").text_content()  # type: ignore[operator]

    await ada.page.locator("[data-building=bunker] button").click()
    sheet = ada.page.locator("[data-sheet]")
    await sheet.get_by_text("needs a 5").wait_for()
    await ada.page.keyboard.press("Escape")
    await sheet.wait_for(state="hidden")

    await dormitory.locator("button").click()
    await sheet.get_by_text("You grow to 10: food due 2, you have 1.").wait_for()
    await sheet.get_by_text("No longer payable then: Slingshot.").wait_for()
    slingshot = ada.page.locator("[data-object=slingshot]")
    assert "payable now, not after this building" in str(await slingshot.text_content())
    await ada.page.get_by_role("button", name="Build: Dormitory").click()
    await ada.page.locator("[data-building=dormitory].may").wait_for(state="hidden")
    if viewport == DESK:
        await ada.sees("A builds: Dormitory (paid: 2 scrap metal, 1 mechanism).")


@pytest.mark.parametrize("street", [stage("board-hunt-of-three")], indirect=True, ids=["three"])
@BOTH
async def test_damage_is_spread_by_steppers_with_what_follows_from_it(street: Street, viewport: dict[str, int]) -> None:
    ada = await open_stage(street, viewport=viewport)
    await ada.page.locator("[data-offer=flame_pipe]").wait_for()
    assert "1 scrap: 5 damage" in await ada.page.locator("[data-offer=flame_pipe]").inner_text()
    meter = ada.page.locator(".meter")
    assert "Hunter 4 + Fighter 2 + Pipe Turret 1: must be dealt." in await meter.inner_text()
    assert "Striped: Spiked Club 3, as you like." in await meter.inner_text()
    await ada.click("nothing more")
    strike = ada.page.get_by_role("button", name="Strike")
    await strike.wait_for()
    assert await strike.is_disabled()
    for creature, times in (("leech", 2), ("hound", 1), ("corrosive", 4)):
        for _ in range(times):
            await ada.page.locator(f"[data-creature={creature}] [data-step=more]").click()

    assert await ada.page.locator("[data-creature=leech] [data-step=more]").is_disabled()
    await ada.sees("Dies: 1 food for you")
    await ada.sees("Lives with 4: bites 2")
    await ada.sees("3 damage left: you may stop here.")
    assert "Bites 2, your defence 2" in str(await ada.page.locator(".after").text_content())
    await strike.click()
    await ada.page.locator(".prey").first.wait_for(state="hidden")
    if viewport == DESK:
        await ada.sees("A’s Hunter kills the Blind Leech and gets 1 food.")


@pytest.mark.parametrize("street", [stage("hunter-spreads-damage")], indirect=True, ids=["keys"])
async def test_a_hunt_needs_few_taps_or_keys(street: Street) -> None:
    ada = await open_stage(street, viewport=DESK)
    damage = ada.page.get_by_role("spinbutton")
    await damage.first.wait_for()
    await ada.page.locator(".prey .most").first.click()  # as much as it can take
    first = await damage.all_inner_texts()
    assert int(first[0]) > 1
    await ada.page.locator(".prey .most").first.click()  # and nothing
    assert set(await damage.all_inner_texts()) == {"0"}

    await ada.page.keyboard.press("1")
    await ada.page.keyboard.press("k")
    assert await damage.all_inner_texts() == first
    await ada.page.keyboard.press("2")
    for _ in range(9):
        await ada.page.keyboard.press("+")
    await ada.page.locator("main").focus()
    await ada.page.keyboard.press("Enter")
    await ada.page.locator(".prey").first.wait_for(state="hidden")


@pytest.mark.parametrize("street", [stage_of("hunt-with-enough")], indirect=True, ids=["enough"])
async def test_where_there_is_enough_for_all_the_hunt_is_one_tap(street: Street) -> None:
    ada = await open_stage(street, viewport=PHONE)
    await ada.sees("Dies: 1 food for you")
    assert await ada.page.get_by_role("spinbutton").all_inner_texts() == ["2", "3"]
    await ada.click("Clear")
    assert await ada.page.get_by_role("spinbutton").all_inner_texts() == ["0", "0"]
    await ada.page.reload()
    await ada.click("Strike")

    await ada.page.locator(".prey").first.wait_for(state="hidden")


@pytest.mark.parametrize("street", [stage("board-discard-one-of-four")], indirect=True, ids=["four"])
async def test_an_object_is_made_and_another_one_discarded_with_keys_only(street: Street) -> None:
    ada = await open_stage(street, viewport=DESK)
    await ada.page.get_by_role("button", name="Toolbox", exact=True).press("Enter")
    await ada.page.get_by_role("button", name="Make: Toolbox").press("Enter")
    trap = ada.page.get_by_role("button", name="Ragged Boy’s Trap", exact=True)
    await trap.wait_for()
    assert await ada.page.locator("[data-object].may").count() == 4
    await trap.press("Enter")
    await ada.page.get_by_role("button", name="Discard: Ragged Boy’s Trap").press("Enter")

    await ada.sees("A discards: Ragged Boy’s Trap.")


@pytest.mark.parametrize("street", [stage("ragged-boy-sends-the-worst-to-another")], indirect=True, ids=["boy"])
@BOTH
async def test_a_ragged_boy_taps_whom_a_creature_goes_to(street: Street, viewport: dict[str, int]) -> None:
    ada = await open_stage(street, viewport=viewport)
    await ada.page.get_by_role("button", name="Mangy Hound → ").nth(1).click()

    await ada.page.locator("[data-creature=hound]").first.wait_for(state="hidden")


@pytest.mark.parametrize("street", [stage_of("trap")], indirect=True, ids=["trap"])
@BOTH
async def test_a_trap_is_paid_for_and_kills_the_creature_that_is_tapped(
    street: Street, viewport: dict[str, int]
) -> None:
    ada = await open_stage(street, viewport=viewport)
    await come_to(ada, MOMENTS["trap"])
    crocodile = ada.page.locator("[data-creature=crocodile]")
    assert "Dies: 3 food for you" in await crocodile.inner_text()
    await crocodile.locator("[data-choose]").click()

    await ada.page.get_by_role("button", name="Strike").wait_for()  # two are left for the hunt
    assert await ada.page.locator(".prey").count() == 2


@pytest.mark.parametrize("street", [stage_of("offer-after-building")], indirect=True, ids=["kit"])
async def test_an_object_is_offered_after_building(street: Street) -> None:
    ada = await open_stage(street, viewport=PHONE)
    await come_to(ada, MOMENTS["offer-after-building"])
    people = ada.page.locator("[data-people-of='0']")
    assert "5" in await people.last.inner_text()
    await ada.page.locator("[data-offer=housewarming_kit] [data-choose]").click()

    await people.filter(has_text="6").first.wait_for(state="attached")


@pytest.mark.parametrize("street", [stage_of("growth-of-all-kinds")], indirect=True, ids=["growth"])
async def test_cards_that_cannot_be_used_say_why(street: Street) -> None:
    ada = await open_stage(street, viewport=DESK)

    async def why(name: str) -> str:
        return await ada.page.locator(f"[data-closed={name}]").inner_text()

    assert "Not now: 1 module short." in await why("radio_mast")
    assert "Not now: your Geek has no die." in await why("tablet")
    await ada.page.locator("[data-offer=canteen] [data-choose]").click()
    await ada.page.locator("[data-closed=canteen]").get_by_text("Used already.").wait_for()


async def test_what_cannot_be_moved_says_why_and_every_character_has_a_sheet(street: Street) -> None:
    ada, bruno = await street.visitor(viewport=DESK), await street.visitor(viewport=PHONE)
    code = await ada.new_game("ratville", "you", "open", name="Ada")
    await bruno.sit(code, "Bruno")
    await ada.click("Start the game")
    for visitor in (ada, bruno):
        await give_back_two(visitor)
    await card(ada, "builder").press("i")
    await ada.page.locator("[data-sheet]").get_by_text("from 5:").wait_for()
    await ada.page.keyboard.press("Escape")
    for name in ("geek", "preacher"):
        await card(ada, name).click()
    await card(ada, "fighter").click(force=True)
    await ada.page.locator(".notices").get_by_text("Collector and Hunter still need a die").wait_for()


SINGLE = "Answer for me when there is only one choice"


async def test_in_a_match_single_choices_run_by_themselves_from_the_beginning(street: Street) -> None:
    ada = await begin(street, "mouse", viewport=DESK)
    await ada.click("This table")

    assert await ada.page.get_by_label(SINGLE).is_checked()


POOR = laid("""
phases = ["preacher", "builder", "hunter"]
A = { plan = { preacher = 1, builder = 1, collector = 1, hunter = 1 }, creatures = ["rat", "toad"] }
""")


@pytest.mark.parametrize("street", [POOR], indirect=True, ids=["poor"])
@pytest.mark.parametrize("is_on", [True, False], ids=["on", "off"])
async def test_a_single_choice_runs_by_itself_unless_it_is_switched_off(street: Street, *, is_on: bool) -> None:
    ada = await open_stage(street, viewport=DESK)
    await ada.click("This table")
    await ada.page.get_by_label(SINGLE).set_checked(is_on)
    await ada.page.keyboard.press("Escape")
    await ada.page.locator("[data-step-of=collector] [data-choose]").click()
    used = ada.page.locator(".log").get_by_text("A uses the skill of the Builder")
    if not is_on:
        await ada.sees("Your Builder has a 1. ")
        assert await ada.page.locator(".answers [data-choose], .board [data-choose]").count() == 1
        assert await used.count() == 0
        await ada.page.locator("[data-skill]").click()

    await used.wait_for()
    await ada.sees("1 damage must still be dealt.")


# What is told, and the end.


async def test_a_round_is_shown_beat_by_beat_and_can_be_skipped(street: Street) -> None:
    ada = await begin(street, "mouse", "mouse", viewport=DESK, **MOVING)
    await ada.page.locator("[data-skip]").first.wait_for()
    await ada.page.keyboard.press("Space")
    await ada.page.locator(".crew").wait_for()
    people = await ada.page.locator("[data-people-of='1']").last.inner_text()
    for name in ("collector", "hunter", "fighter", "ragged_boy"):
        await card(ada, name).click()
    await ada.page.locator("[data-lock]").click()

    await ada.page.locator("main[data-playing=true]").wait_for()
    assert await ada.page.locator(".answers [data-choose]").count() == 0  # nothing is asked before it is told
    assert await ada.page.locator("[data-people-of='1']").last.inner_text() == people
    await ada.page.locator("[data-skip]").click()
    await ada.page.locator("main[data-playing=false]").wait_for()


@pytest.mark.parametrize("street", [stage_of("bites-and-hunger")], indirect=True, ids=["bites"])
async def test_bites_and_hunger_are_told_town_by_town(street: Street) -> None:
    ada = await open_stage(street, viewport=DESK, **MOVING)
    await ada.page.get_by_role("button", name="Strike").wait_for()
    await ada.page.evaluate(
        """() => {
          window.tags = [];
          const note = () => {
            for (const row of document.querySelectorAll('[data-told-town]:has(.tags)'))
              window.tags.push(`${row.dataset.toldTown} ${row.querySelector('.tags').textContent.trim()}`);
          };
          new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
        }"""
    )
    await ada.page.locator(".prey .most").first.click()
    await ada.click("Strike")
    await ada.page.locator(".crew").wait_for()

    told = list(dict.fromkeys(await ada.page.evaluate("window.tags")))
    assert [tag for tag in told if tag.startswith("0")] == ["0 −3", "0 +1", "0 −1"]


ENDS = [pytest.param(stage("end-tie-by-the-dice-on-cards"), id="tie")]


@pytest.mark.parametrize("street", ENDS, indirect=True)
@BOTH
async def test_the_end_explains_the_tie(street: Street, viewport: dict[str, int]) -> None:
    ada = await street.visitor("/stage", viewport=viewport, color_scheme="dark")
    ranking = await ada.ranking()

    assert all("21" in line for line in ranking[:2])
    await ada.page.locator(".ties").get_by_text("the higher sum of the dice").wait_for()
    await ada.page.locator(".ties").get_by_role("button", name="RV-5.1").wait_for()
    await check(ada, "the end")
    assert await ada.page.locator(".stop.now").count() == 0  # no step is left
    await fits(ada)
    if viewport == DESK:
        await ada.click("Table and log")
    await ada.page.locator(".yard").scroll_into_view_if_needed()
    await fits(ada)


@pytest.mark.parametrize("street", [stage("achievements-of-a-winner")], indirect=True, ids=["winner"])
async def test_the_end_explains_achievements(street: Street) -> None:
    ada = await street.visitor("/stage", viewport=DESK)
    await ada.page.get_by_role("heading", name="Achievements").wait_for()

    await ada.sees("won without a building")
