"""Looking back: every match, from every viewpoint that the reader may have, and nothing that it could not know."""

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rathaus.core.export import SeatRecord, export
from rathaus.core.game import Game
from rathaus.core.match import Match, taken_back
from rathaus.games import GAMES
from rathaus.games.rattus import RATTUS
from rathaus.games.ratville import RATVILLE
from rathaus.server.history import stored
from rathaus.server.reel import AT_ONCE, PlayedReel, wound
from rathaus.server.replay_bodies import OPEN
from tests.server.canary import CAGE, Pick
from tests.server.house import SPECTATOR, House, Page, Person, house
from tests.server.match_files import match_file, played_match, whole_answer
from tests.server.test_room import answer, cage, picks_of
from tests.server.test_secrets import hidden_from

Sent = dict[int, list[tuple[bytes, bytes, bytes]]]  # by viewpoint and step: view, places and events


def sent_in_play(game: Game, players: int, seed: str) -> tuple[Match, Sent]:
    """A match played at random, and what each viewpoint was sent after each answer that counted."""
    chance = random.Random(seed)
    match = Match(game, players, {}, seed)
    viewpoints = range(SPECTATOR, players)
    sent: Sent = {seat: [_told(game, match, seat, match.opening)] for seat in viewpoints}
    while match.position.asked():
        seat = chance.choice(match.position.asked())
        events = match.act(seat, whole_answer(match, seat, chance))
        for viewer in viewpoints:
            sent[viewer].append(_told(game, match, viewer, events))
    return match, sent


def _told(game: Game, match: Match, seat: int, events: list[Any]) -> tuple[bytes, bytes, bytes]:
    view = game.see(match.position, seat)
    places = {at: {what: n for what, n in things.items() if n} for at, things in game.places(view).items()}
    heard = [stored(event) for event in events if event.is_heard_by(seat)]
    told = [(event.kind, event.clause, event.facts, event.seats, event.moves) for event in heard]
    return (
        msgspec.json.encode(view),
        msgspec.json.encode({at: things for at, things in places.items() if things}),
        msgspec.json.encode(told),
    )


def check_same(reel: PlayedReel, sent: Sent) -> None:
    """The replay of each seat, and of a spectator, is byte for byte what it was sent in play."""
    for viewer, told in sent.items():
        lines = reel.events(viewer)
        for first in range(0, len(reel.steps), AT_ONCE):
            for shown in reel.shown(viewer, first):
                step = reel.steps[shown.step]
                events = [line for line in lines if line.entry == step.entry]
                heard = [(line.kind, line.clause, line.facts, line.seats, line.moves) for line in events]
                expected = told[shown.step]
                assert bytes(shown.view) == expected[0], f"seat {viewer} sees something else at step {shown.step}"
                assert msgspec.json.encode(shown.places) == expected[1]
                assert msgspec.json.encode(heard) == expected[2]
                assert not shown.held
                assert bool(shown.answers) == (step.seat == viewer >= 0)


@pytest.mark.parametrize("name", GAMES)
async def test_a_viewpoint_is_shown_what_it_was_sent_in_play_and_nothing_else(name: str) -> None:
    game = GAMES[name]
    match, sent = sent_in_play(game, 3, "sent")
    reel = await wound(game, 3, match.options, match.seed, match.log)

    assert len(reel.steps) == len(match.log) + 1
    check_same(reel, sent)


class Leaking(PlayedReel):
    """A reel with a fault: it shows a seat what the next one sees."""

    def shown(self, viewpoint: int, first: int) -> Any:
        return super().shown((viewpoint + 1) % self.players if viewpoint >= 0 else viewpoint, first)


class Boasting(PlayedReel):
    """A reel with a fault: everybody hears everything."""

    def events(self, viewpoint: int) -> Any:
        return super().events(OPEN)


@pytest.mark.parametrize(("name", "fault"), [("ratland", Boasting), ("ratville", Boasting), ("rattus", Leaking)])
async def test_the_comparison_notices_what_leaks(name: str, fault: type[PlayedReel]) -> None:
    game = GAMES[name]
    match, sent = sent_in_play(game, 3, "sent")
    reel = fault(game, 3, match.options, match.seed)
    for number, entry in enumerate(match.log, start=1):
        reel.follow(number, entry)

    with pytest.raises(AssertionError):
        check_same(reel, sent)


@pytest.mark.parametrize("name", GAMES)
async def test_what_was_taken_back_is_left_out(name: str) -> None:
    match = played_match(GAMES[name], 3, "undone", undone=0.3)
    reel = await wound(match.game, 3, match.options, match.seed, match.log)
    skipped = taken_back(match.log)
    last = reel.shown(SPECTATOR, len(reel.steps) - 1)[-1]

    assert skipped
    assert [step.entry for step in reel.steps[1:]] == [
        number for number in range(1, len(match.log) + 1) if number - 1 not in skipped
    ]
    assert bytes(last.view) == msgspec.json.encode(match.game.see(match.position, SPECTATOR))


# All open.


async def test_where_all_is_open_everything_is_told() -> None:
    match, _ = sent_in_play(RATVILLE, 3, "sent")
    reel = await wound(RATVILLE, 3, match.options, match.seed, match.log)
    shown = [each for first in range(0, len(reel.steps), AT_ONCE) for each in reel.shown(OPEN, first)]
    views = [json.loads(bytes(each.view)) for each in shown]
    secret = {line.kind for line in reel.events(OPEN)} - {line.kind for line in reel.events(SPECTATOR)}

    assert all(each.answers for each in shown[1:])
    assert {"character-placed", "object-returned"} <= secret
    assert any(len(fields.get("hand", [])) > 1 for fields in shown[-1].held)
    assert any(all(all(names) for names in view["characters"]) for view in views)


def test_open_views_turn_everything_up() -> None:
    towns = played_match(RATVILLE, 2, "open").position
    europe = played_match(RATTUS, 3, "open").position
    seen = RATTUS.see_open(europe)

    assert set(seen.known) == set(seen.rats)
    assert RATVILLE.see_open(towns).characters == [RATVILLE.see(towns, seat).characters[seat] for seat in range(2)]
    assert GAMES["ratzzia"].private == []


# The house: who may look from where.


async def of(person: Person, match: str, **asked: int) -> dict[str, Any]:
    query = "&".join(f"{name}={value}" for name, value in asked.items())
    said = await person.get(f"/api/matches/{match}/replay?{query}")
    assert said.status_code == 200, said.text
    found: dict[str, Any] = said.json()
    return found


async def reason(person: Person, path: str) -> str:
    said = await person.get(path)
    assert said.status_code >= 400, said.text
    return str(said.json()["reason"])


async def test_a_running_match_shows_everybody_their_own_view(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE) as opened:
        code, pages = await cage(opened, 2)
        match = (await opened.service.room(code)).match.record.id
        await pages[0].do("play", **answer(pages[0], picks_of(pages[0])))
        own, stranger = pages[0].person, await opened.person()
        found = await of(own, match)

        assert (found["viewpoint"], found["viewpoints"], found["own"]) == (0, [0, SPECTATOR], [0])
        assert (found["table"], found["state"], len(found["steps"])) == (code, "playing", 2)
        assert (await of(stranger, match))["viewpoints"] == [SPECTATOR]
        assert (await of(stranger, match))["table"] == ""
        for path in (f"/api/matches/{match}/replay?", f"/api/matches/{match}/replay/0?version=1&"):
            assert await reason(own, f"{path}seat=1") == "not-your-seat"
            assert await reason(own, f"{path}seat={OPEN}") == "not-over"
            assert await reason(stranger, f"{path}seat=0") == "not-your-seat"
            assert await reason(stranger, f"{path}seat=5") == "no-such-seat"
        assert await reason(own, f"/api/matches/{match}/replay/0?version=2") == "unknown-match"
        assert await reason(own, "/api/matches/0000/replay") == "unknown-match"


async def looked_back(person: Person, match: str, viewpoint: int) -> tuple[bytes, list[bytes]]:
    """All that a viewpoint gets of a match: what it ever heard, and each step."""
    info = await person.get(f"/api/matches/{match}/replay?seat={viewpoint}")
    steps: list[bytes] = []
    for first in range(0, len(info.json()["steps"]), AT_ONCE):
        version = info.json()["version"]
        said = await person.get(f"/api/matches/{match}/replay/{first}?seat={viewpoint}&version={version}")
        steps += msgspec.json.decode(said.content, type=list[msgspec.Raw])
    return info.content, [bytes(step) for step in steps]


async def test_no_canary_sings_in_a_replay_before_its_time(tmp_path: Path) -> None:
    dice = random.Random(20)
    async with house(tmp_path, CAGE) as opened:
        code, pages = await cage(opened, 3)
        room = await opened.service.room(code)
        hidden: dict[int, list[set[int]]] = {seat: [] for seat in range(SPECTATOR, 3)}
        _note(room, hidden)
        while not pages[0].is_over():
            await _play(pages, room, dice)
            if room.match.record.state != "playing":
                break
            _note(room, hidden)
            for page in pages:
                await _check_running(page, room, hidden)
        checks = 0
        for seat, by_step in hidden.items():
            _, steps = await looked_back(pages[0].person, room.match.record.id, seat)
            for step, (numbers, got) in enumerate(zip(by_step, steps, strict=False)):
                for number in numbers:
                    assert str(number).encode() not in got, f"seat {seat} got {number} at step {step}"
                    checks += 1
        _, everything = await looked_back(pages[0].person, room.match.record.id, OPEN)
        sung = sum(str(number).encode() in everything[1] for number in hidden[SPECTATOR][1])

        assert checks > 500
        assert sung  # where all is open they do sing: the test would hear them


def _note(room: Any, hidden: dict[int, list[set[int]]]) -> None:
    position = room.match.begun().match.position
    for seat, found in hidden.items():
        found.append(hidden_from(position.table, position.todo[-1], seat))


async def _play(pages: list[Page], room: Any, dice: random.Random) -> None:
    position = room.match.begun().match.position
    page = pages[dice.choice(position.asked())]
    await page.until(lambda: page.is_asked() and page.state["version"] == room.match.version)
    if isinstance(position.todo[-1], Pick):
        await page.do("play", **answer(page, picks_of(page)))
    else:
        await page.play(lambda actions: actions[dice.randrange(2)])


async def _check_running(page: Page, room: Any, hidden: dict[int, list[set[int]]]) -> None:
    seat = page.state["seat"]
    info, steps = await looked_back(page.person, room.match.record.id, seat)
    for number in hidden[seat][-1]:
        assert str(number).encode() not in info
        assert str(number).encode() not in steps[-1]
    assert room.match.record.secret.encode() not in info


@pytest.mark.parametrize("name", GAMES)
async def test_a_match_of_the_house_can_be_looked_back_at_when_it_is_over(tmp_path: Path, name: str) -> None:
    async with house(tmp_path) as opened:
        ada, olga = await opened.person("Ada"), await opened.person()
        code = await ada.table("you", "rat", "rat", game=name, start=True)
        page = await ada.look(code, 0)
        await page.until(page.is_asked)
        await page.play()
        assert (await ada.post(f"/api/tables/{code}/ask", {"what": "abort"})).status_code == 200
        await page.until(page.is_over)
        match = page.table["match"]["id"]
        found = await of(olga, match)
        _, steps = await looked_back(olga, match, OPEN)
        printed = await olga.get(f"/api/matches/{match}/printed")

        assert found["viewpoints"] == [OPEN, 0, 1, 2, SPECTATOR]
        assert found["steps"][0]["entry"] == 0
        assert len(steps) == len(found["steps"]) >= 2
        assert printed.content == (await olga.get(f"/api/tables/{code}/printed")).content
        assert [seat["bot"] for seat in found["seats"]] == ["", "rat", "rat"]
        assert not found["is_told"]


async def test_a_match_whose_rules_are_gone_shows_its_events(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "rat", game="ratzzia", start=True)
        page = await ada.look(code, 0)
        await page.until(page.is_asked)
        await page.play()
        await ada.post(f"/api/tables/{code}/ask", {"what": "abort"})
        await page.until(page.is_over)
        match = page.table["match"]["id"]
        before = await of(ada, match, seat=SPECTATOR)
        monkeypatch.setattr(opened.service.games["ratzzia"], "rules_version", 99)
        opened.service.replays._reels.clear()
        after = await of(ada, match, seat=SPECTATOR)
        _, steps = await looked_back(ada, match, SPECTATOR)

        assert after["is_told"]
        assert after["events"] == before["events"]
        assert [step["entry"] for step in after["steps"]] == [step["entry"] for step in before["steps"]]
        assert json.loads(steps[-1])["places"] == {}


# Match files.


async def send(opened: House, content: bytes) -> Any:
    person = await opened.person()
    return await person.http.post("/api/replays", content=content, headers={"content-type": "application/json"})


async def test_a_match_file_can_be_opened_by_anybody(tmp_path: Path) -> None:
    content = match_file("ratland", 3)
    async with house(tmp_path) as opened:
        said = await send(opened, content)
        assert said.status_code == 201, said.text
        found = await of(await opened.person(), said.json()["match"])

        assert found["is_file"]
        assert found["viewpoint"] == OPEN
        assert [seat["name"] for seat in found["seats"]] == ["Ines", "Bruno", "Quark"]
        assert (await send(opened, content)).json() == said.json()


def changed(**fields: Any) -> bytes:
    return json.dumps({**json.loads(match_file("ratland", 2)), **fields}).encode()


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", "no-match-file"),
        (b"{}", "no-match-file"),
        (b"\xff\xfe", "no-match-file"),
        (b"[" * 100_000, "no-match-file"),
        (b" " * 4_000_001, "too-large"),
        (changed(game="chess"), "file-other-game"),
        (changed(rules_version=99), "file-other-rules"),
        (changed(log=[]), "file-broken"),
        (changed(data_sha256="0" * 64), "file-broken"),
    ],
)
async def test_a_bad_file_is_refused_with_a_reason(tmp_path: Path, content: bytes, expected: str) -> None:
    async with house(tmp_path) as opened:
        said = await send(opened, content)

        assert said.json()["reason"] == expected
        assert said.json()["message"]


async def test_a_file_of_other_rules_says_which(tmp_path: Path) -> None:
    match = played_match(GAMES["ratzzia"], 2, "other")
    record = export(match, [SeatRecord("A", "person")] * 2)
    record.rules_version = 1000
    async with house(tmp_path) as opened:
        said = (await send(opened, msgspec.json.encode(record))).json()

        assert said["reason"] == "file-other-rules"
        assert said["args"]["needed"] == 1000
