"""How the points of a match went: turn by turn, and for nobody before the end."""

import random
import statistics
from pathlib import Path
from typing import Any

import msgspec
import pytest

from crumbs import CRUMBS
from rathaus.core.match import Match, origin_in
from rathaus.games import GAMES
from rathaus.games.ratland.figures import WORTH
from rathaus.server.reel import AT_ONCE, Reel, wound
from rathaus.server.store.records import StoredEvent
from tests.server.house import house
from tests.server.match_files import match_file, played_match, whole_answer


@pytest.mark.parametrize("name", GAMES)
async def test_points_are_told_before_the_first_turn_after_each_one_and_at_the_end(name: str) -> None:
    match = played_match(GAMES[name], 3, "points", undone=0.1)
    reel = await wound(match.game, 3, match.options, match.seed, match.log)
    course = reel.course()
    outcome = match.position.outcome

    assert outcome is not None
    assert course[0].turn == 0
    assert (course[-1].step, course[-1].points) == (len(reel.steps) - 1, outcome.scores)
    assert [point.turn for point in course] == list(range(len(course)))
    assert [point.step for point in course] == sorted({point.step for point in course})
    assert len({tuple(point.points) for point in course}) > 2


async def test_a_match_that_nobody_has_played_has_its_opening_only() -> None:
    reel = await wound(GAMES["ratland"], 2, {}, "3", [])

    assert [(point.turn, point.points) for point in reel.course()] == [(0, [8, 8])]


async def test_where_the_rules_are_gone_or_count_nothing_there_are_no_points() -> None:
    assert Reel().course() == []
    assert (await wound(CRUMBS, 2, {}, "3", [])).course() == []


async def test_nobody_is_told_the_points_before_the_end(tmp_path: Path) -> None:
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "rat", start=True)
        page = await ada.look(code, 0)
        path = f"/api/matches/{page.table['match']['id']}/course"
        early = await ada.get(path)
        await page.play_on()
        late = await ada.get(path)
        kind = {"content-type": "application/json"}
        opened_file = await ada.http.post("/api/replays", content=match_file("ratzzia", 2), headers=kind)
        of_file = await ada.get(f"/api/matches/{opened_file.json()['match']}/course")

    assert (early.status_code, early.json()["reason"]) == (403, "not-over")
    assert late.json()["course"][-1]["points"] == page.state["view"]["result"]["scores"]
    assert len(of_file.json()["course"]) > 3


@pytest.mark.parametrize("name", GAMES)
async def test_each_step_has_the_phase_that_a_view_has(name: str) -> None:
    whole = played_match(GAMES[name], 3, "phases")
    reel = await wound(whole.game, 3, whole.options, whole.seed, whole.log)
    seen = [shown for first in range(0, len(reel.steps), AT_ONCE) for shown in reel.shown(-1, first)]

    assert [step.phase for step in reel.steps] == [msgspec.json.decode(shown.view)["phase"] for shown in seen]
    assert len({step.phase for step in reel.steps}) > 3


# Figures.


@pytest.mark.parametrize("name", GAMES)
async def test_what_is_noted_is_what_the_log_tells(name: str) -> None:
    """Where a match goes on from another one, its figures are those of what is played there."""
    whole = played_match(GAMES[name], 3, "figures")
    half = len(whole.log) // 2
    reel = await wound(whole.game, 3, whole.options, whole.seed, whole.log)
    origin = origin_in(Match(whole.game, 3, whole.options, whole.seed), whole.log, half, None)
    later = Match(whole.game, 3, whole.options, "later", origin=origin)
    chance = random.Random("later")
    while later.position.asked():
        seat = chance.choice(later.position.asked())
        later.act(seat, whole_answer(later, seat, chance))
    on = await wound(later.game, 3, later.options, later.seed, later.log, later.origin)

    for each in (reel, on):
        for luck in each.luck():
            assert luck.count == sum(drawn(name, event, luck.seat) for told in each.told for event in told)
            assert 0 <= luck.better <= 1
        assert sum(taken.count for taken in each.taken()) == sum(taking.count for _, taking in each.takings())
        assert each.taken()
    assert on.luck()
    assert len(on.steps) > 1


def drawn(name: str, event: StoredEvent, seat: int) -> int:
    """What chance gave to a seat by this event, read from its facts."""
    facts: dict[str, Any] = event.facts
    if facts.get("seat") != seat:
        return 0
    match name, event.kind:
        case "ratland", "pieces-drawn":
            return sum(WORTH[piece] for piece in facts["pieces"])
        case "rattus", "citizens-died":
            return int(facts["citizens"])
        case "ratville", "dice-rolled":
            return int(facts["sum"])
        case "ratzzia", "dice-forced":
            return 0 if facts["is_support"] else int(facts["dice"])
    return 0


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
async def test_luck_is_even_in_the_long_run(name: str) -> None:
    """Of many matches half go better: what is expected is what comes on average, and all shares are equally likely."""
    shares: list[float] = []
    for number in range(12):
        match = played_match(GAMES[name], 3, f"even {number}")
        reel = await wound(match.game, 3, match.options, match.seed, match.log)
        shares += [luck.better for luck in reel.luck()]

    assert len(shares) == 36
    assert statistics.mean(shares) == pytest.approx(0.5, abs=0.15)
    assert statistics.pstdev(shares) == pytest.approx(0.289, abs=0.06)
