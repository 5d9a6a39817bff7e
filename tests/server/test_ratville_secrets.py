"""RR-7: what lies face down in Ratville, and what is offered because of it, is in no byte that a rival gets."""

import random
from pathlib import Path
from typing import Any

import pytest

from rathaus.core.match import Match
from rathaus.core.seats import SPECTATOR
from rathaus.games.ratville import RATVILLE
from rathaus.games.ratville.components import CHARACTER_NAMES
from rathaus.games.ratville.table import Flow
from rathaus.server.live_match import LiveMatch
from tests.games.ratville.builder import act, offered, plan, played
from tests.server.house import Page, house

ROUNDS = 3


async def test_no_character_is_told_before_its_step(tmp_path: Path) -> None:
    dice = random.Random(18)
    async with house(tmp_path) as opened:
        ada, bruno, olga = [await opened.person(name) for name in ("Ada", "Bruno", "Olga")]
        code = await ada.table("you", "open", game="ratville")
        await bruno.post(f"/api/tables/{code}/sit", {})
        pages = [await ada.look(code, 0), await bruno.look(code, 1)]
        onlooker = await olga.look(code)
        await ada.post(f"/api/tables/{code}/start")
        await play_rounds(pages, dice)
        await onlooker.until(lambda: onlooker.state["version"] == pages[0].state["version"])

        assert told_in_time(pages[1].states, 1) > 10 * ROUNDS
        assert told_in_time(onlooker.states, SPECTATOR) > 20 * ROUNDS


async def play_rounds(pages: list[Page], dice: random.Random) -> None:
    """By chance, for some rounds."""
    for page in pages:
        await page.until(lambda page=page: page.states)
    while pages[0].state["view"]["round"] <= ROUNDS:
        asked = [page for page in pages if page.is_asked()]
        page, version = asked[0], asked[0].state["version"]
        answer = await page.play(dice.choice)
        assert answer["type"] == "done" or answer["reason"] in ("late", "not-your-turn")  # the house was faster
        await page.until(lambda page=page, version=version: page.state["version"] > version)
        for other in pages:
            await other.until(lambda other=other, page=page: other.state["version"] >= page.state["version"])


def told_in_time(states: list[dict[str, Any]], viewer: int) -> int:
    """Of others, only characters whose step has begun are told, in views and in events; how many that were."""
    found, begun = 0, 0
    for state in states:
        for event in state["events"]:
            facts = event["facts"]
            if event["kind"] in ("round-began", "step-began"):
                begun = CHARACTER_NAMES.index(facts.get("character", ""))
            elif "character" in facts and facts["seat"] != viewer:
                assert CHARACTER_NAMES.index(facts["character"]) <= begun
                found += 1
            for move in event["moves"]:
                is_own = move.get("seat") == viewer or (viewer >= 0 and f"'{viewer}/" in str(move))
                assert is_own or CHARACTER_NAMES.index(known(move)) <= begun
        for seat, names in enumerate(state["view"]["characters"]):
            shown = [CHARACTER_NAMES.index(name) for name in names if seat != viewer and name]
            assert max(shown, default=0) <= CHARACTER_NAMES.index(state["view"]["stage"])
            found += len(shown)
    return found


def known(move: dict[str, Any]) -> str:
    """The character that a move names, if it moves one."""
    return str(move.get("which") or "") if move["what"] == "character" else ""


CREW = plan(geek=6)
RIVALS = {"B": {"hand": ["megaphone"]}, "C": {"hand": ["crossbow"]}}
POOR = ["tablet", "walkie_talkie", "war_trophy"]  # a town with 1 scrap can make none of these
RICH = ["toolbox", "slingshot", "nimble_gloves"]


def geek(hand: list[str]) -> Flow:
    return played(3, ["geek"], A={"plan": CREW, "hand": hand, "scrap": 1}, **RIVALS)


def drawn(hand: list[str]) -> Flow:
    """The Toolbox is made, and one of four cards must go; copies count once."""
    flow = played(3, ["geek"], A={"plan": CREW, "hand": ["toolbox", *hand], "scrap": 1}, **RIVALS)
    act(flow, "A", "make toolbox")
    return flow


def planned(*characters: str) -> Flow:
    """Two of four characters are chosen behind the screen: how many are left to choose from depends on them."""
    flow = played(3, ["planning"], options={"mandatory_characters": "true"})
    act(flow, "A", *[f"assign {character}" for character in characters])
    return flow


ALIKE = [
    pytest.param(geek(POOR), geek(RICH), id="make"),
    pytest.param(drawn(POOR[:2]), drawn([RICH[1], "trap"]), id="discard"),
    pytest.param(planned("hunter", "collector"), planned("preacher", "fighter"), id="plan"),
]


@pytest.mark.parametrize(("first", "second"), ALIKE)
def test_others_are_sent_the_same_however_many_things_are_offered(first: Flow, second: Flow) -> None:
    assert offered(first, "A") != offered(second, "A")
    for viewer in (1, 2, SPECTATOR):
        assert looked(first, viewer) == looked(second, viewer)
    assert looked(first, 0) != looked(second, 0)


def looked(flow: Flow, viewer: int) -> bytes:
    """What the service sends there, whole."""
    live = LiveMatch(Match(RATVILLE, 3, {}, "rats"))
    live.match.position = flow
    look = live.look(viewer)
    return b"\n".join([look.view(), repr((look.places(), look.decision, look.standing, live.asked)).encode()])
