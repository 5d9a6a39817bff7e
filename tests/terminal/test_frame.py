"""The frame of every game on screens of 80 × 24 and more: nothing is cut, explained by keys, nothing typed is lost."""

import re

import pytest
from textual.widget import Widget

from rathaus.core.events import Event
from rathaus.core.game import Options
from rathaus.core.log import lines_of
from rathaus.core.match import Acted
from rathaus.games import GAMES
from rathaus.terminal.app import HouseApp
from rathaus.terminal.rules import clauses_in, with_references
from rathaus.terminal.screens import MARKS, Clauses, Help, Info, Pages, RecapScreen
from rathaus.terminal.seating import seated
from rathaus.words import Words, languages
from tests.terminal.playing import press, screen_text

SMALL = (80, 24)
ANSWERS = 8


def app_of(game: str, players: int, options: Options | None = None, language: str = "en") -> HouseApp:
    """One person and mice."""
    bots = ["mouse"] * (players - 1)
    return seated(GAMES[game], players, options or {}, bots=bots, seed="frame", language=language)


def squeezed(text: str) -> str:
    """Without spaces and frames, to find what is broken into lines."""
    return re.sub(r"[\s│▁▂▃▄▅▆▇█]", "", text)


def side_of(app: HouseApp) -> str:
    """What stands beside the board."""
    return "\n".join(line[54:] for line in screen_text(app).splitlines()[: app.prompt.region.y])


def logged(app: HouseApp) -> list[list[Event]]:
    return lines_of(app.session.heard())


TABLES = [
    ("ratland", 4, {}),
    ("ratland", 6, {"clans": "true", "boards": "secret"}),
    ("rattus", 4, {}),
    ("rattus", 6, {}),
    ("ratville", 4, {}),
    ("ratzzia", 2, {}),
    ("ratzzia", 5, {}),
]


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
async def test_a_small_screen_shows_question_answer_names_and_newest_line(
    game: str, players: int, options: Options
) -> None:
    app = app_of(game, players, options)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot)
        for _ in range(ANSWERS):
            while len(app.screen_stack) > 1:
                await press(pilot, "escape")
            shown = squeezed(screen_text(app))
            decision, draft = app.prompt.decision, app.prompt.draft
            assert decision is not None
            assert draft is not None
            assert squeezed(app.words.prompt(decision)) in shown
            assert app.prompt.is_amount or squeezed(app.words.option(draft)) in shown
            assert all(app.words.player(seat) in side_of(app) for seat in range(players))
            if logged(app):
                newest = squeezed(app.words.line(logged(app)[-1]))[-12:]
                for _ in range(40):  # the log scrolls once it is laid out
                    if newest in squeezed(side_of(app)):
                        break
                    await pilot.pause(0.05)
                assert newest in squeezed(side_of(app))
            panels: list[Widget] = [app.board, app.top, app.players, app.log_panel, app.prompt]
            assert all(app.screen.region.contains_region(panel.region) for panel in panels)
            assert app.prompt.region.bottom == SMALL[1]
            assert app.screen.scrollbars_enabled == (False, False)
            await press(pilot, "enter")


@pytest.mark.parametrize("size", [(80, 24), (80, 40), (100, 30), (120, 40), (120, 24)])
@pytest.mark.parametrize("game", GAMES)
async def test_every_part_has_a_place_of_its_own(game: str, size: tuple[int, int]) -> None:
    app = app_of(game, 4)
    async with app.run_test(size=size):
        parts: list[Widget] = [
            app.board,
            app.top,
            app.players,
            app.cards,
            app.notes,
            app.log_panel,
            app.prompt,
            app.keys,
        ]
        regions = [part.region for part in parts if part.display and part.region]

        assert all(app.screen.region.contains_region(region) for region in regions)
        assert not any(a.overlaps(b) for at, a in enumerate(regions) for b in regions[at + 1 :])
        assert app.board.size == (54, 17)
        assert app.log_panel.size.height >= 3


async def test_a_screen_that_grows_is_laid_out_again() -> None:
    app = app_of("rattus", 4)
    async with app.run_test(size=SMALL) as pilot:
        assert not app.cards.region
        await pilot.resize_terminal(120, 40)
        await press(pilot)

        assert "Peasant" in screen_text(app)
        assert "PgUp PgDn" in screen_text(app)
        await pilot.resize_terminal(80, 24)
        await press(pilot, "3")
        assert "▸  3  France" in screen_text(app)
        assert app.prompt.region.bottom == SMALL[1]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages(GAMES["ratland"]))
async def test_the_keys_fit_into_the_frame_of_a_small_screen(game: str, language: str) -> None:
    app = app_of(game, 4, language=language)
    async with app.run_test(size=SMALL):
        last = screen_text(app).splitlines()[-1]

        assert "…" not in last
        assert f"q {app.words.say('terminal-key-quit')}" in last


async def test_names_are_whole_where_there_is_room() -> None:
    app = app_of("ratland", 3)
    assert app.words.names is not None
    app.words.names[1] = "Bartholomäus"
    async with app.run_test(size=(120, 40)):
        assert "Bartholomäus" in "\n".join(line[54:] for line in screen_text(app).splitlines()[:17])


# Recaps.


async def test_no_recap_follows_what_only_you_did() -> None:
    app = app_of("ratzzia", 4, {"start_player": "first_seat"})
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(4):
            await press(pilot, "enter")
            assert len(app.screen_stack) == 1


async def test_an_answer_that_is_typed_into_a_recap_is_not_lost() -> None:
    app = app_of("ratland", 3)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, *["enter"] * 7)
        assert isinstance(app.screen, RecapScreen)
        await press(pilot, "3")

        assert len(app.screen_stack) == 1
        assert "− 3 +" in screen_text(app)
        await press(pilot, "enter")
        entry = app.session.match.log[-1]
        assert isinstance(entry, Acted)
        assert entry.actions == [3]


# The rules in full.


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages(GAMES["ratland"]))
async def test_a_key_shows_the_clause_that_asks_in_full(game: str, language: str) -> None:
    app = app_of(game, 4, language=language)
    async with app.run_test(size=(120, 40)) as pilot:
        assert app.prompt.decision is not None
        clause = app.prompt.decision.clause
        assert clause in screen_text(app)
        await press(pilot, "c")

        assert isinstance(app.screen, Clauses)
        whole = clauses_in(GAMES[game].package, language)[clause]
        assert squeezed(clause) in squeezed(screen_text(app))
        assert squeezed(whole)[:40] in squeezed(screen_text(app))
        await press(pilot, "c")
        assert len(app.screen_stack) == 1


async def test_a_recap_shows_the_clauses_of_its_lines_in_full() -> None:
    app = app_of("ratland", 3)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, *["enter"] * 7)
        assert isinstance(app.screen, RecapScreen)
        codes = app.screen.codes
        await press(pilot, "c")
        assert isinstance(app.screen, Clauses)
        assert all(code in screen_text(app) for code in codes[:2])

        await press(pilot, "escape")
        assert isinstance(app.screen, RecapScreen)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("language", languages(GAMES["ratland"]))
def test_every_clause_of_the_rules_is_found_with_its_text(game: object, language: str) -> None:
    package = getattr(game, "package")  # noqa: B009
    known, english = clauses_in(package, language), clauses_in(package, "en")

    assert list(known) == list(english)
    assert all(len(text) > 10 and "**" not in text for text in known.values())


def test_clauses_that_a_text_refers_to_follow_it() -> None:
    clauses = {"RL-1.1": "One (RL-2.1).", "RL-1.2": "Two.", "RL-2.1": "Three (RL-9.9)."}

    assert with_references(["RL-1.1", "RL-1.2", "RL-1.1", "RL-5.5"], clauses) == ["RL-1.1", "RL-1.2", "RL-2.1"]


# Letters and marks.

PLAIN = set("─│╭╮╰╯━┃┏┓┗┛═║╔╗╚╝▀▄▁▂▃▅▆▇▐▌·’½→−–/|,.:;()[]<>~^+=-'%&\"ψ█")  # frames, pictures, writing


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
@pytest.mark.parametrize(("key", "page"), [("i", Info), ("question_mark", Help)])
async def test_every_sign_on_the_screen_is_explained(
    game: str, players: int, options: Options, key: str, page: type[Pages]
) -> None:
    app = app_of(game, players, options)
    async with app.run_test(size=(100, 30)) as pilot:
        shown: set[str] = set()
        for _ in range(ANSWERS):
            while len(app.screen_stack) > 1:
                await press(pilot, "escape")
            shown |= set(app.board.content.plain) | set(side_of(app))  # type: ignore[union-attr]
            await press(pilot, "enter")
        while len(app.screen_stack) > 1:
            await press(pilot, "escape")
        await press(pilot, key)
        assert isinstance(app.screen, page)
        explained = screen_text(app)
        while not app.screen.is_read:
            await press(pilot, "enter")
            explained += screen_text(app)

    signs = {sign for sign in shown if not sign.isalnum() and not sign.isspace()} - PLAIN - set("●■▲◆♥★")
    assert {sign for sign in signs if sign not in explained} == set()
    assert all(sign in explained for sign in MARKS)
    assert app.words.say("marks-title") in explained


@pytest.mark.parametrize("language", languages(GAMES["ratland"]))
@pytest.mark.parametrize("game", GAMES)
def test_marks_are_explained_in_every_language(game: str, language: str) -> None:
    app = app_of(game, 4, language=language)
    words = Words(GAMES[game], language)
    marks = app.drawing.marks(app.session.view())

    assert len(marks) > 8
    assert all(sign and meaning for sign, meaning in marks)
    assert all(words.say(f"mark-{meaning}") for meaning in MARKS.values())
