"""Rattus's board: the map, its sheets, cards and their targets, new rats, the plague as it is told, notes, the end."""

import json
import random
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from rathaus.core.view import spelled
from rathaus.games import GAMES
from rathaus.server.staging import Stage
from rathaus.testing.staging import Staged
from tests.browser.people import PHONE, Street, Visitor
from tests.browser.test_everybody import check, overflow, small_targets
from tests.server.test_staging import FOLDER

DESK = {"width": 1440, "height": 900}
SMALL = {"width": 360, "height": 740}
BOTH = pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
MOVING: Any = {"reduced_motion": "no-preference"}


def stage(text: str) -> Stage:
    """A table that is laid by a scenario of the folder, or by these lines."""
    file = FOLDER / f"rattus/{text}.toml"
    game = Staged(file.read_text("utf-8") if "\n" not in text else text, str(file), GAMES)
    return Stage(game, game.hands)


def laid(table: str, players: int = 3, options: str = "") -> Stage:
    head = f'game = "rattus"\nplayers = {players}\nabout = "a table to look at"\nclauses = ["RT-2.1"]\n{options}\n'
    return stage(f"{head}[table]\n{table}")


async def sit(street: Street, **settings: Any) -> Visitor:
    """Somebody at the staged table; on a phone they look at the whole map, so that all of it can be tapped."""
    ada = await street.visitor("/stage", **{"viewport": DESK, **settings})
    todo = await ada.next()
    if todo.startswith("curtain"):
        await ada.page.locator(".curtain button").click()
        await ada.next(todo)
    if await ada.page.locator(".whole").count():
        await ada.page.locator(".whole").click()
    return ada


async def tap(ada: Visitor, region: str) -> None:
    """Tap on a region, where its name is written."""
    await ada.page.locator(f"[data-region={region}] .name").click()
    await ada.page.locator(".answers[data-busy=false]").wait_for()


async def key(ada: Visitor, name: str) -> None:
    await ada.page.locator(".answers").get_by_role("button", name=name).click()


async def living(ada: Visitor, seat: int) -> int:
    return int(await ada.page.locator("[data-living]").nth(seat).get_attribute("data-living") or -1)


TURN = laid(
    """
phases = ["turns"]
active = "A"
plague = "germania"
rats = { france = ["1 peasantry royalty", "3 all islam"], italia = ["any"], anglia = ["any"] }
A = { france = 3, germania = 1, cards = ["peasant", "merchant"] }
B = { france = 1, italia = 2, cards = ["knight"] }
C = { germania = 2 }
"""
)


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

    await sheet.locator("[data-settle='3']").click()

    await ada.page.locator(".log li", has_text="3 citizens of A settle in France.").first.wait_for(state="attached")
    assert await living(ada, 0) == 7
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
    await ada.page.locator("[data-back]").click()
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
    await tap(ada, "espagna")
    await expect(ada.page.locator("[data-at=espagna-2] .may, [data-at=espagna-3] .may").first).to_be_attached()

    await key(ada, "Place the rats")

    rows = ada.page.locator("[data-turned]")
    await rows.nth(0).wait_for()
    assert await rows.count() == 1  # nothing is told before its beat
    assert await living(ada, 2) == 1
    await rows.nth(2).wait_for()
    await expect(rows.nth(2)).to_contain_text("Limit 2. 2 citizens: it breaks out. Majority:")
    await expect(rows.nth(1)).to_contain_text("Limit 3. Only 2 citizens: nothing happens.")
    await expect(ada.page.locator("[data-struck=france]")).to_be_attached()
    await ada.page.keyboard.press("Space")
    await ada.page.locator("[data-playing=false]").first.wait_for(state="attached")
    assert await living(ada, 2) == 0


@pytest.mark.parametrize("street", [stage("final-plague-in-a-chosen-order")], indirect=True)
@BOTH
async def test_at_the_end_one_tap_answers_for_any_order_and_the_ranking_says_why(street: Street, viewport: Any) -> None:
    ada = await sit(street, viewport=viewport)
    await expect(ada.page.locator(".sentence")).to_contain_text("which region is next?")

    await key(ada, "In any order")

    await ada.page.locator(".ending").wait_for()
    assert len(await ada.ranking()) == 2
    await expect(ada.page.locator(".ending")).to_contain_text(re.compile("France 1|first clockwise after the player"))


@pytest.mark.parametrize("street", [TURN], indirect=True)
async def test_the_map_is_walked_by_arrows_and_letters(street: Street) -> None:
    ada = await sit(street)
    focus = "document.activeElement.getAttribute('data-region')"
    await ada.page.locator("[data-region=france]").focus()
    walked = []
    for press in ("ArrowDown", "ArrowUp", "ArrowRight", "s", "i"):
        await ada.page.keyboard.press(press)
        walked.append(await ada.page.evaluate(focus))
    assert walked == ["espagna", "france", "germania", "scandia", "italia"]

    await ada.page.keyboard.press("Enter")
    await expect(ada.page.locator("[data-sheet] h3")).to_have_text("Italia")
    assert await ada.page.locator("[data-region=italia]").get_attribute("aria-describedby") == "rt-at-italia"
    await expect(ada.page.locator("#rt-at-italia")).to_have_text(re.compile(r"^1 rat\. \w+ 2$"))
    await ada.page.keyboard.press("Escape")
    assert await ada.page.evaluate(focus) == "italia"


@pytest.mark.parametrize("street", [TURN], indirect=True)
async def test_the_list_has_the_same_actions_and_names_neighbours(street: Street) -> None:
    ada = await sit(street)
    await ada.reads_lists()
    await expect(ada.page.locator("[data-row=anglia]")).to_contain_text("France (by sea)")
    await key(ada, "increase population")

    await ada.page.locator("[data-row=italia]").get_by_role("button", name="Italia").click()

    await key(ada, "2 citizens")
    await expect(ada.page.locator("[data-row=italia]")).to_contain_text("A 2")


WITCH = laid(
    """
phases = ["turns"]
active = "A"
rats = { france = ["1 majority islam", "6 all all islam"], italia = ["2 majority magic"] }
A = { france = 1, cards = ["witch"] }
B = { italia = 1, cards = ["monk"] }
""",
    players=2,
)


@BOTH
@pytest.mark.parametrize("street", [WITCH], indirect=True)
async def test_what_the_witch_sees_stays_her_own(street: Street, viewport: Any) -> None:
    ada, eve = await sit(street, viewport=viewport), await street.visitor()
    await eve.go(f"/t/{await ada.code()}")
    await eve.page.locator("[data-region=france]").wait_for()
    await ada.page.locator("[data-card=witch]").click()
    await tap(ada, "italia")
    await key(ada, "Look at rat 1 of Italia")
    await expect(ada.page.locator("[data-note]")).to_contain_text("Italia")
    await eve.page.locator(".log li", has_text="looks at rat 1 of Italia").wait_for()

    received = await eve.received()
    faces = [token for token in ("2 majority magic", "1 majority islam", "6 all all islam")]
    assert not any(
        f'"{place}":"{face}"' in received for face in faces for place in ("italia-1", "france-1", "france-2")
    )
    assert '"kind":"rat-seen"' not in received
    assert '"known":{}' in received
    assert not re.search(r'"known":\{"', received)
    assert await eve.page.locator("[data-note]").count() == 0
    assert '"italia-1":"2 majority magic"' in await ada.received()


# Each class card, in a normal turn and in the final round.
NORMAL = [
    "peasant-adds-one",
    "monk-moves-a-rat",
    "merchant-moves-three",
    "witch-swaps-two-rats",
    "king-saves-a-citizen",
    "knight-lowers-limits",
    "baker-keeps-citizens",
    "serf-joins-after-a-kill",
    "courier-carries-two",
    "queen-with-the-largest-area",
    "soldier-adds-one-rat",
    "caravanner-settles-twice",
    "boccaccio-after-a-kill",
]
FINAL = [f"{name.partition('-')[0]}-in-the-final-round" for name in NORMAL]


async def answer(ada: Visitor, text: str) -> None:
    """Give an answer of a scenario on the board, as a person would: by tapping what carries it."""
    state = ada._last("state")
    decision = (state["draft"] or {}).get("next") or state["view"]["decision"]
    wanted = next(option for option in decision["options"] if spelled(option["verb"], option["args"]) == text)
    thing = ada.page.locator(f'[data-choose][data-action="{wanted["action"]}"]').first
    if wanted["verb"] in ("move", "bring") and not await thing.count():
        thing = ada.page.locator(".answers [data-lock]")  # as many as there are
    await pressed(ada, thing)
    confirm = ada.page.locator(".answers [data-confirm]")
    if await confirm.count():
        await pressed(ada, confirm)


async def pressed(ada: Visitor, thing: Locator) -> None:
    """Press something, and wait until something else is asked or chosen."""
    before = await ada.page.locator(".answers").get_attribute("data-decision")
    await thing.click()
    await ada.page.wait_for_function(
        "(before) => { const area = document.querySelector('.answers');"
        " return !area || (area.dataset.busy === 'false' && area.dataset.decision !== before); }",
        arg=before,
    )


@pytest.mark.parametrize(
    ("street", "name"), [pytest.param(stage(name), name, id=name) for name in NORMAL + FINAL], indirect=["street"]
)
async def test_every_class_card_is_used_on_the_board_in_a_turn_and_at_the_end(street: Street, name: str) -> None:
    played = tomllib.loads((FOLDER / f"rattus/{name}.toml").read_text("utf-8"))["play"][0]
    ada = await sit(street)
    told = len(ada.frames)
    for text in played["actions"]:
        await answer(ada, text)

    heard = "".join(ada.frames[told:])
    for line in played.get("tells", []):
        assert f'"kind":"{line.split()[0]}"' in heard


SIX = laid(
    Path(__file__).with_name("rattus_six.toml").read_text("utf-8"),
    players=6,
)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("street", [SIX], indirect=True)
async def test_six_players_fit_both_sizes_without_a_fault_for_axe(street: Street, theme: Any) -> None:
    viewport = DESK if theme == "dark" else SMALL
    ada = await sit(street, viewport=viewport, color_scheme=theme)
    await check(ada, "map")
    assert await ada.page.locator("[data-region]").count() == 17
    assert (await overflow(ada), await small_targets(ada) if viewport == SMALL else []) == ([], [])
    await tap(ada, "france")
    await ada.page.locator("[data-sheet]").wait_for()
    await check(ada, "sheet")
    assert (await overflow(ada), await small_targets(ada) if viewport == SMALL else []) == ([], [])
    assert await ada.page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")


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


async def test_two_people_play_on_the_map_and_a_rival_learns_no_face(street: Street) -> None:
    ada, bruno = await street.visitor(viewport=DESK), await street.visitor(viewport=PHONE)
    code = await ada.new_game("rattus", "you", "open", name="Ada")
    await bruno.sit(code, "Bruno")
    await ada.click("Start the game")
    chance = random.Random("rattus")
    room = await street.house.service.room(code)
    for visitor in (ada, bruno):
        await visitor.page.locator("[data-region=france]").wait_for()
    await bruno.page.locator(".whole").click()
    for _ in range(24):
        visitor = ada if 0 in room.match().asked else bruno
        await visitor.answer(chance)
        await visitor.page.locator(".answers[data-busy=true]").wait_for(state="detached")

    for visitor in (ada, bruno):
        seat = visitor._last("state")["seat"]
        seen = [token for state in visitor.frames for token in re.findall(r'"seen_by":(\{[^}]*\})', state)]
        known = re.findall(r'"known":(\{[^}]*\})', await visitor.received())
        for looked, own in zip(seen, known, strict=True):
            lookers = json.loads(looked)
            assert all(seat in lookers.get(place, []) for place in json.loads(own))
