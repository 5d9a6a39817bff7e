"""A person's page: their own matches, ratings and best moments, for nobody else."""

from pathlib import Path

import pytest

from rathaus.core.view import Result
from rathaus.games import GAMES
from rathaus.server import persons
from rathaus.server.moments import COMEBACK, DEFIANCE, moments_of
from rathaus.server.reel import PlayedReel, wound
from rathaus.server.replay_bodies import CoursePoint, ReplayStep, SeatLuck
from rathaus.server.store.records import HintTaken
from tests.server.house import house
from tests.server.match_files import match_file, played_match
from tests.server.test_ratings import ORIGIN, put


async def test_a_match_appears_on_ones_own_page_and_moves_along_to_another_device(tmp_path: Path) -> None:
    async with house(tmp_path) as opened:
        ada, bruno = await opened.person("Ada"), await opened.person("Bruno")
        before = (await ada.get("/api/me/figures")).json()
        code = await ada.table("you", "rat", "mouse", start=True)
        page = await ada.look(code, 0)
        await page.play_on()
        link = (await ada.post("/api/me/link")).json()
        phone = await opened.person()
        await phone.post("/api/return", {"secret": link["path"].rpartition("/")[2]})
        pages = [(await person.get("/api/me/figures")).json() for person in (ada, phone, bruno)]
        stranger = await (await opened.person()).get("/api/me/figures")
        result = page.state["view"]["result"]

    assert (before["matches"], before["recent"], before["moments"]) == (0, [], [])
    assert pages[0] == pages[1]
    assert (pages[2]["matches"], pages[2]["recent"]) == (0, [])
    assert stranger.json()["reason"] == "no-name"
    mine = pages[0]
    (past,) = mine["recent"]
    (title,) = [title for title in mine["titles"] if title["matches"]]
    place = next(standing["place"] for standing in result["ranking"] if standing["seat"] == 0)
    assert (mine["matches"], mine["won"], past["seats"][0]["place"]) == (1, int(place == 1), place)
    assert (past["unrated"], past["is_kept"], [seat["bot"] for seat in past["seats"]]) == (
        "",
        True,
        ["", "rat", "mouse"],
    )
    assert (title["game"], title["people"], title["bots"]["matches"]) == ("ratland", None, 1)
    assert link["qr"].startswith("<?xml")
    assert all(moment["match"] == past["match"] for moment in mine["moments"])


async def test_it_says_how_one_compares_and_what_does_not_count(tmp_path: Path) -> None:
    async with house(tmp_path) as opened:
        ada, bruno = await opened.person("Ada"), await opened.person("Bruno")
        for number in range(5):
            await put(opened.service.store, 10.0 + number, f"m{number}", [ada.who, bruno.who], [1, 2])
        await put(opened.service.store, 20.0, "shared", [ada.who, ada.who], [2, 1])
        better, worse = [(await person.get("/api/me/figures")).json() for person in (ada, bruno)]

    assert [past["unrated"] for past in better["recent"]] == ["shared", "", "", "", "", ""]
    assert better["recent"][0]["seat"] == 1  # the better one of two own seats
    assert [page["titles"][0]["better_than"] for page in (better, worse)] == [10, 0]
    assert better["titles"][0]["people"]["rating"] > worse["titles"][0]["people"]["rating"]


async def test_first_games_and_matches_that_go_on_from_others_count_for_no_figures(tmp_path: Path) -> None:
    async with house(tmp_path) as opened:
        ada, store = await opened.person("Ada"), opened.service.store
        hint = HintTaken(seat=0, entry=1)
        await put(store, 10.0, "usual", [ada.who, ":rat"], [1, 2])
        await put(store, 11.0, "hint", [ada.who, ":rat"], [1, 2], hints=[hint])
        await put(store, 12.0, "played-on", [ada.who, ":rat"], [1, 2], origin=ORIGIN)
        await put(store, 13.0, "first", [ada.who, ":rat"], [1, 2], guided=True)
        await put(store, 14.0, "first, with a hint", [ada.who, ":rat"], [1, 2], guided=True, hints=[hint])
        page = (await ada.get("/api/me/figures")).json()
    (title,) = [title for title in page["titles"] if title["matches"]]

    assert [past["unrated"] for past in page["recent"]] == ["first-game", "first-game", "played-on", "hint", ""]
    assert (page["matches"], page["won"], title["matches"], title["won"]) == (2, 2, 2, 2)
    assert title["bots"]["matches"] == 1


@pytest.mark.parametrize(("patience", "looked_at"), [(60.0, 8), (-1.0, 0)])
async def test_moments_cannot_make_the_house_work_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, patience: float, looked_at: int
) -> None:
    """They are looked for in a few matches at once, and kept; a match that cannot be played again has none."""
    monkeypatch.setattr(persons, "PATIENCE", patience)
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        for number in range(10):
            await put(opened.service.store, 10.0 + number, f"m{number}", [ada.who, ":rat"], [1, 2])
        await ada.get("/api/me/figures")
        noted = await opened.service.store.finished.of_guest(ada.who)

    assert [each.moments for each in noted] == [[]] * looked_at + [None] * (10 - looked_at)


async def test_a_match_file_is_nobodys_match(tmp_path: Path) -> None:
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        kind = {"content-type": "application/json"}
        file = await ada.http.post("/api/replays", content=match_file("ratzzia", 2), headers=kind)
        figures = (await ada.get("/api/me/figures")).json()
        course = (await ada.get(f"/api/matches/{file.json()['match']}/course")).json()

    assert figures["matches"] == 0
    assert course["taken"]


# Moments.


class Told(PlayedReel):
    """A reel that says what a test wants."""

    def __init__(self, points: list[list[int]], better: float) -> None:
        super().__init__(GAMES["ratland"], len(points[0]), {}, "7")
        self.points = points
        self.better = better
        self.steps = [ReplayStep(entry=at, seat=0, turn=at, phase="") for at in range(len(points))]

    def course(self) -> list[CoursePoint]:
        return [CoursePoint(step=at, turn=at, points=points) for at, points in enumerate(self.points)]

    def luck(self) -> list[SeatLuck]:
        return [SeatLuck(seat=0, draws=1, count=1, expected=2.0, better=self.better)]


def test_the_winner_who_was_last_and_unlucky_has_moments() -> None:
    found = moments_of(Told([[5, 5], [2, 7], [9, 8]], 0.93), Result([0], [9, 8]))
    by_kind = {moment.kind: moment for moment in found if moment.seat == 0}

    assert (by_kind[COMEBACK].step, by_kind[COMEBACK].count) == (1, 5)
    assert (by_kind["leap"].step, by_kind["leap"].count) == (2, 7)
    assert (by_kind[DEFIANCE].step, by_kind[DEFIANCE].count) == (2, 9)
    assert all(0 < moment.weight <= 1 for moment in found)


def test_where_nothing_special_happened_there_is_no_moment() -> None:
    assert moments_of(Told([[5, 5], [4, 5], [5, 5], [6, 5]], 0.4), Result([0], [6, 5])) == []


async def test_the_largest_catch_is_a_moment() -> None:
    match = played_match(GAMES["ratzzia"], 3, "catch")
    reel = await wound(match.game, 3, match.options, match.seed, match.log)
    result = match.game.see(match.position, -1).result
    catches = [moment for moment in moments_of(reel, result) if moment.kind == "grab"]

    assert catches
    for moment in catches:
        taken = [taking.count for _, taking in reel.takings() if taking.taker == moment.seat != taking.victim]
        assert moment.count == max(taken)
