"""T19: whatever a player tries, refusals tell nothing of what is hidden. The conformance kit tries it on all games."""

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from rathaus.core.errors import RefusedError
from rathaus.core.match import Match
from rathaus.games import GAMES
from rathaus.server.drafts import Drafts, without_pick
from rathaus.server.live_match import LiveMatch
from rathaus.server.standing_orders import SINGLE, StandingOrders
from rathaus.testing.oracle import whole_answer
from tests.games.ratland.redeal import redeal as ratland
from tests.games.rattus.redeal import redeal as rattus
from tests.games.ratville.redeal import redeal as ratville
from tests.games.ratzzia.redeal import redeal as ratzzia
from tests.server.canary import CAGE
from tests.server.house import Page, house
from tests.server.test_room import answer, cage, picks_of

REDEAL: dict[str, Callable[..., Any]] = {
    "ratland": ratland,
    "rattus": rattus,
    "ratville": ratville,
    "ratzzia": ratzzia,
}
LONGEST = 12


async def test_no_batch_runs_beyond_the_answer(database: str) -> None:
    """Others have sealed their picks: a batch that goes on behind the reveal is refused as if they had not."""
    async with house(database, CAGE) as opened:
        code, pages = await cage(opened)
        room = await opened.service.room(code)
        reasons = []
        for locked in range(3):
            picks = picks_of(pages[0])
            for batch in ([*picks, 1], [*picks, 2, 5], [*picks, 0, 0, 0], [*picks, 13]):
                said = await pages[0].do("play", **answer(pages[0], batch))
                reasons.append((said["type"], said["reason"], said["args"]))
            if locked < 2:
                await pages[locked + 1].do("play", **answer(pages[locked + 1], picks_of(pages[locked + 1])))

        assert reasons == [("refused", "not-whole", {})] * 12
        assert room.match.version == 2
        assert room.match.record.state == "playing"  # nothing failed, either: 13 would break the rules


async def test_staged_picks_are_a_draft_until_the_last_one(database: str) -> None:
    """Ratzzia: dice are marked in private, each can be taken back, and one answer gives them all."""
    async with house(database) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "here:Bob", game="ratzzia", start=True)
        page, other = await ada.look(code, 0), await ada.look(code, 1)
        page = await to_marking(page, other)
        other = await ada.look(code, 1 - page.state["seat"])
        await other.until(lambda: other.states)
        heard, decision = len(other.states), page.state["decision"]
        options = page.state["view"]["decision"]["options"]
        marks = [option["action"] for option in options if option["verb"] == "mark"]
        assert page.state["is_staged"]

        await page.draft(decision, [marks[0]])
        draft = page.state["draft"]
        assert draft["next"]["args"] == {"marked": 1}
        assert draft["view"]["decision"] == draft["next"]
        alone = await page.do("play", **answer(page, [marks[0]]))
        beyond = await page.do("play", **answer(page, [marks[0], 8, 0]))
        assert (alone["reason"], beyond["reason"]) == ("not-whole", "not-whole")
        assert len(other.states) == heard

        picks = [marks[0], 8]
        await page.draft(decision, picks)
        assert page.state["draft"]["is_complete"]
        await page.draft(decision, picks, without=0)
        await page.until(lambda: page.state["draft"] is None)  # nothing is marked, so nothing is thrown
        assert (await page.do("play", **answer(page, picks)))["type"] == "done"
        await page.until(lambda: page.state["decision"] != decision)
        assert len((await opened.service.room(code)).match.begun().match.log) == page.state["version"]


async def to_marking(*pages: Page) -> Page:
    while True:
        for page in pages:
            await page.until(lambda page=page: page.states)
            if page.is_asked():
                if page.state["view"]["decision"]["prompt"] == "mark-dice":
                    return page
                await page.play()
                await page.until(lambda page=page: not page.is_asked() or page.state["version"])


def tries(match: Match, position: Any, seat: int, chance: random.Random) -> list[bytes]:
    """All that a seat gets to hear when it tries picks as an answer, as a draft, with one taken back, and by orders."""
    live = LiveMatch(Match(match.game, match.players, match.options, match.seed))
    live.match.position = position
    picks = [chance.randint(-1, 9) for _ in range(chance.randint(1, LONGEST))]
    legal = whole_answer(position, seat, chance) if seat in position.asked() else [0]
    place = chance.randrange(len(legal))
    orders = StandingOrders(match.game.obvious)
    orders.keep(seat, SINGLE, orders.single(is_on=True))
    return [
        told(lambda: live.check_answer(seat, picks)),
        told(lambda: Drafts().walked(live, seat, picks)),
        told(lambda: live.check_answer(seat, legal)),
        told(lambda: Drafts().walked(live, seat, legal[:-1])),
        told(lambda: without_pick(live, seat, legal, place)),
        told(lambda: orders.filled_in(live, seat, [])),
        told(lambda: live.decision_id(seat)),
    ]


def told(command: Callable[[], object]) -> bytes:
    try:
        return msgspec.json.encode(command())
    except RefusedError as refused:
        return refused.reason.encode()


def check_pairs(name: str, pairs: int) -> None:
    game, redeal = GAMES[name], REDEAL[name]
    chance = random.Random(f"oracle {name}")
    while pairs:
        players = chance.choice(list(game.players))
        options = {option.name: chance.choice(option.values) for option in game.option_list}
        match = Match(game, players, options, f"oracle {pairs}")
        while (asked := match.position.asked()) and pairs:
            seat = chance.choice(asked)
            if chance.random() < 0.2:
                viewer, seed = chance.randrange(players), chance.random()
                other = redeal(match.position, viewer, chance)
                first, second = (
                    tries(match, position, viewer, random.Random(seed)) for position in (match.position, other)
                )
                assert first == second, f"{name}, seat {viewer}, after {len(match.log)} entries"
                pairs -= 1
            match.act(seat, whole_answer(match.position, seat, chance))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_t19_refusals_depend_on_nothing_hidden(name: str) -> None:
    check_pairs(name, 150)


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(GAMES))
def test_t19_twenty_thousand_pairs(name: str) -> None:
    check_pairs(name, 5000)
