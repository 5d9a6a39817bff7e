"""Ratings: they follow from the finished matches alone, and from nothing that a restart or a cleaning could change."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete

from rathaus.core.export import LogEntry, SeatRecord
from rathaus.core.view import Result, Standing
from rathaus.server.ratings import BOTS, PEOPLE, Ratings
from rathaus.server.store import Store, cleaning, schema
from rathaus.server.store.finished import FinishedSeat, places_of
from rathaus.server.store.people import Guest
from rathaus.server.store.records import BOT, ORDER, HintTaken, LogRow, MatchRecord, OriginRecord
from tests.server.house import House, house
from tests.server.test_store import MATCH

ORIGIN = OriginRecord("m0", 3, 3, None, "", 1, ["Ada", "Bruno"])
ADA, BRUNO, CLEO = "ada", "bruno", "cleo"


def result_of(*places: int) -> Result:
    scores = [10 - place for place in places]
    ranking = [Standing(seat, place, scores[seat], {}) for seat, place in enumerate(places)]
    winners = [seat for seat, place in enumerate(places) if place == 1]
    return Result(winners, scores, sorted(ranking, key=lambda standing: standing.place))


def record_of(match: str, players: list[str], places: list[int], **more: Any) -> MatchRecord:
    """A finished match of these guests; a bot's level begins with a colon."""
    seats = [SeatRecord(who.strip(":"), who[1:] if who.startswith(":") else "person") for who in players]
    fields = {"id": match, "table": "TABLE1", "game": "ratland", "state": "over", "seats": seats, **more}
    return msgspec.structs.replace(MATCH, **{"result": result_of(*places), **fields})


async def put(store: Store, at: float, match: str, players: list[str], places: list[int], **more: Any) -> None:
    """Keep a finished match, in which everybody has answered three times."""
    by = [BOT if who.startswith(":") else who for who in players]
    rows = [LogRow(0, LogEntry(), "", None, [])]
    for number in range(3 * len(players)):
        seat = number % len(players)
        rows.append(LogRow(number + 1, LogEntry(seat=seat, actions=[0]), by[seat], None, []))
    assert await store.matches.put(record_of(match, players, places, **more), rows, at)


async def ladders(store: Store) -> dict[str, Any]:
    ratings = Ratings(store)
    await ratings.refresh()
    return {kind: msgspec.to_builtins(ratings.ladder("ratland", kind)) for kind in (PEOPLE, BOTS)}


async def played(store: Store) -> None:
    for number in range(6):
        places = [1, 2, 3] if number % 3 else [2, 1, 3]
        await put(store, 100.0 + number, f"m{number}", [ADA, BRUNO, ":rat"], places)
    await put(store, 200.0, "m9", [ADA, ":rat", ":rat"], [3, 1, 2])


async def test_people_and_bots_are_rated_apart(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/house.sqlite")
    await played(store)
    found = await ladders(store)
    await store.close()

    assert set(found[PEOPLE]) == {ADA, BRUNO}
    assert set(found[BOTS]) == {ADA, BRUNO, "bot:rat"}
    assert found[PEOPLE][ADA]["mu"] > 25 > found[PEOPLE][BRUNO]["mu"]
    assert found[PEOPLE][ADA]["sigma"] < 25 / 3
    assert [found[PEOPLE][ADA]["matches"], found[BOTS][ADA]["matches"], found[BOTS]["bot:rat"]["matches"]] == [6, 7, 7]


async def test_ratings_outlive_restarts_and_their_matches_and_are_the_same_at_every_worker(database: str) -> None:
    here, there = await Store.open(database), await Store.open(database)
    await played(here)
    first, second = await asyncio.gather(ladders(here), ladders(there))
    limits = cleaning.AgeLimits(tables=float("inf"), matches=float("inf"), guests=float("-inf"))
    await put(here, 300.0, "m10", [ADA, BRUNO], [2, 1])  # nobody has asked for figures since
    async for _ in cleaning.sweep(here.database, await cleaning.find(here.database, limits), limits):
        pass
    assert await here.matches.ids() == []
    cleaned = await ladders(there)
    await here.close()
    await there.close()
    again = await Store.open(database)
    restarted = await ladders(again)
    await again.close()

    assert first == second
    assert first[BOTS] == cleaned[BOTS]
    assert cleaned[PEOPLE][ADA]["matches"] == 7
    assert cleaned == restarted


async def test_a_match_that_is_noted_late_counts_where_it_ended(tmp_path: Path) -> None:
    """What is added bit by bit is what is computed at once."""
    store = await Store.open(f"sqlite:///{tmp_path}/house.sqlite")
    ratings = Ratings(store)
    await put(store, 1.0, "a", [ADA, BRUNO], [1, 2])
    await ratings.refresh()
    await put(store, 3.0, "c", [BRUNO, CLEO], [2, 1])
    await ratings.refresh()
    await put(store, 2.0, "b", [ADA, CLEO], [2, 1])
    await ratings.refresh()
    await ratings.refresh()
    at_once = await ladders(store)
    await store.close()

    assert msgspec.to_builtins(ratings.ladder("ratland", PEOPLE)) == at_once[PEOPLE]
    assert at_once[PEOPLE][CLEO]["matches"] == 2


@pytest.mark.parametrize(
    ("players", "more"),
    [
        ([ADA, BRUNO], {"table": ""}),  # from a file
        ([ADA, BRUNO], {"origin": ORIGIN}),  # played on
        ([ADA, BRUNO], {"hints": [HintTaken(0, 1)]}),
        ([ADA, BRUNO], {"guided": True}),
        ([ADA, BRUNO], {"state": "aborted", "result": None}),
        ([ADA, ADA], {}),  # two at one device
        ([ADA], {}),
    ],
)
async def test_what_does_not_count(tmp_path: Path, players: list[str], more: dict[str, Any]) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/house.sqlite")
    await put(store, 1.0, "a", players, list(range(1, len(players) + 1)), **more)
    found = await ladders(store)
    await store.close()

    assert found == {PEOPLE: {}, BOTS: {}}


async def test_a_seat_is_theirs_who_gave_most_of_its_answers(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/house.sqlite")
    answers = [(0, ADA), (0, ORDER), (0, BOT), (1, BRUNO), (1, BOT), (1, BOT), (2, CLEO)]
    rows = [LogRow(0, LogEntry(), "", None, [])]
    rows += [LogRow(n + 1, LogEntry(seat=seat, actions=[0]), by, None, []) for n, (seat, by) in enumerate(answers)]
    await store.matches.put(record_of("a", [ADA, BRUNO, CLEO, "nobody"], [4, 1, 2, 3]), rows, 5.0)
    await store.finished.catch_up()
    (noted,) = await store.finished.of_guest(ADA)
    await store.close()

    assert [seat.guest for seat in noted.finished.seats] == [ADA, "", CLEO, ""]
    assert noted.finished.seats[0] == FinishedSeat(ADA, "", 4, 6)
    assert (noted.finished.ended, noted.moments) == (5.0, None)


def test_older_results_have_places_too() -> None:
    assert places_of(Result([1], [5, 9, 5, 7])) == [3, 1, 3, 2]
    assert places_of(result_of(2, 1, 3)) == [2, 1, 3]


async def test_what_is_gone_is_not_noted(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/house.sqlite")
    await put(store, 1.0, "a", [ADA, BRUNO], [1, 2])
    read, gone = store.database.read, False

    async def racing(work: Any) -> Any:
        nonlocal gone
        found = await read(work)
        if not gone:
            gone = True
            await store.database.write(lambda connection: connection.execute(delete(schema.matches)))
        return found

    store.database.read = racing  # type: ignore[method-assign]
    await store.finished.catch_up()

    assert await store.finished.count() == 0
    await store.close()


# The best of the house.


async def test_the_best_are_named_as_they_are_called_now_and_only_to_guests(tmp_path: Path) -> None:
    async with house(tmp_path) as opened:
        ada, bruno = await opened.person("Ada"), await opened.person("Bruno")
        await five_matches(opened, ada.who, bruno.who)
        await ada.post("/api/me", {"name": "Ada Lovelace"})
        best = (await bruno.get("/api/best")).json()
        stranger = await (await opened.person()).get("/api/best")

    ratland = next(title for title in best if title["game"] == "ratland")
    assert [(person["name"], person["is_you"]) for person in ratland["people"]] == [
        ("Ada Lovelace", False),
        ("Bruno", True),
    ]
    assert [bot["bot"] for bot in ratland["bots"]] == ["rat"]
    assert ratland["people"][0]["rating"]["matches"] == 5
    assert set(ratland["people"][0]) == {"name", "rating", "is_you"}  # nobody learns more of others
    assert (stranger.status_code, stranger.json()["reason"]) == (401, "no-name")


async def five_matches(opened: House, *guests: str) -> None:
    for number in range(5):
        await put(opened.service.store, 10.0 + number, f"m{number}", [*guests, ":rat"], [1, 2, 3])


async def test_who_has_played_too_little_or_is_forgotten_is_not_listed(tmp_path: Path) -> None:
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        await opened.service.store.people.add(Guest(CLEO, "Cleo"), "token", 1.0)
        await five_matches(opened, ada.who, "somebody-forgotten")
        await put(opened.service.store, 50.0, "m7", [CLEO, ada.who], [1, 2])
        best = (await ada.get("/api/best")).json()

    assert [person["name"] for person in best[0]["people"]] == ["Ada"]


async def test_a_house_may_have_no_table_of_the_best(tmp_path: Path) -> None:
    async with house(tmp_path, has_best=False) as opened:
        ada = await opened.person("Ada")
        best, offered = await ada.get("/api/best"), await ada.get("/api/house")

    assert (best.status_code, offered.json()["has_best"]) == (404, False)
