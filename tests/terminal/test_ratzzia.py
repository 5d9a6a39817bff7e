"""Ratzzia's own screens: the cupboard, short numbers for dice and columns, and what stopping would pay."""

from typing import Any

import pytest

from rathaus.bots import make_bot
from rathaus.bots.policy import Policy
from rathaus.core.export import SeatRecord
from rathaus.core.game import Options
from rathaus.core.log import lines_of
from rathaus.core.match import Match
from rathaus.core.seats import letter
from rathaus.games.ratzzia import RATZZIA, Ratzzia
from rathaus.games.ratzzia.view import CupboardView
from rathaus.terminal.app import HouseApp
from rathaus.terminal.ratzzia import RatzziaDrawing
from rathaus.terminal.screens import Curtain, Info, Ranking
from rathaus.terminal.session import Session
from rathaus.words import Words, languages
from tests.games.ratzzia.builder import Rolls, changed, cupboard
from tests.terminal.playing import NAMES, SIZE, press, screen_text


def app_for(
    players: int,
    people: int = 1,
    game: Ratzzia = RATZZIA,
    options: Options | None = None,
    seed: str = "terminal",
) -> HouseApp:
    """A match whose first seat begins."""
    bots: list[Policy | None] = [make_bot("random", f"{seat}") for seat in range(people, players)]
    policies: list[Policy | None] = [None] * people
    seats = [SeatRecord(name, "person") for name in NAMES[:players]]
    match = Match(game, players, {"start_player": "first_seat", **(options or {})}, seed)
    return HouseApp(Session(match, policies + bots, seats), Words(game, "en", NAMES[:players]), None)


def app_at(players: int, phase: str, game: Ratzzia = RATZZIA, **table: Any) -> HouseApp:
    """The table laid as a test describes it."""
    app = app_for(players, game=game)
    app.session.match.position = cupboard(players, phase, game=game, **table)
    return app


def view_of(app: HouseApp) -> CupboardView:
    seen = app.session.view()
    assert isinstance(seen, CupboardView)
    return seen


def line_with(app: HouseApp, text: str) -> str:
    """The first line on the screen that holds a text."""
    return next(line for line in screen_text(app).splitlines() if text in line)


@pytest.mark.parametrize("players", [2, 5])
async def test_a_whole_game_is_played_by_keys(players: int) -> None:
    game = RATZZIA.with_data(changed(("goal = 25", "goal = 2")), "short.toml")
    app = app_for(players, game=game, seed="short 4")
    me = make_bot("rat", "me")
    async with app.run_test(size=SIZE) as pilot:
        while not isinstance(app.screen, Ranking):
            assert app.is_running
            if len(app.screen_stack) > 1:
                await pilot.press("escape")
                continue
            assert app.keys.region.bottom == SIZE[1]
            action = me.choose(app.session.match.position, 0)
            number = next(number for number, option in app.prompt.listed if option.action == action)
            await pilot.press(*str(number), "enter")

        await press(pilot)
        assert "The game is over" in screen_text(app)
        await press(pilot, "enter")
        result = view_of(app).result
        assert result is not None
        assert "★" in line_with(app, f"{letter(result.winners[0])} {NAMES[result.winners[0]]} ")
        assert "at the end" in screen_text(app)


async def test_the_cupboard_shows_rewards_squares_and_dice() -> None:
    app = app_at(4, "placing", rolled=["3", "6"], C5=["B2", "A3", "B*"], C7=["A4", "B1", "C5"], cat=["C2"])
    async with app.run_test(size=SIZE):
        shown = screen_text(app)

        assert " Ana  candy  jar   jar   jar   jar   sack greed acct." in shown
        assert " push joker   +5    +3    +2    +4   pair" in shown
        assert "■B2" in shown
        assert "●A3+1" in shown
        assert "■B*+1" in shown
        assert "▲C5 ╝" in shown
        assert "▸=5  ╗" in shown
        assert " ▲C2 ▸any!" in line_with(app, "=^.^=")
        assert "candy jar *" in shown
        assert "│ 3 │" in shown.replace("║", "│")


@pytest.mark.parametrize(("players", "hidden", "greys"), [(2, 6, 1), (3, 4, 1), (4, 0, 2), (5, 0, 2)])
async def test_pieces_cover_what_few_players_do_not_need(players: int, hidden: int, greys: int) -> None:
    app = app_for(players)
    async with app.run_test(size=SIZE):
        assert screen_text(app).count(" ▒▒▒▒ ") == hidden
        assert line_with(app, "=^.^=").count("any") == greys


async def test_pieces_cover_squares_anywhere_and_the_mark_stands_where_the_board_says() -> None:
    pieces = [("C1.4", [4]), ("C3.3", [4]), *[(f"C2.{row}", [4, 5]) for row in (1, 2, 3, 4)]]
    covered = "\n".join(f'[[pieces]]\nhides = "{square}"\nplayers = {players}' for square, players in pieces)
    text = changed(
        ("[cat]\n", f"{covered}\n\n[cat]\n"), ('marked = "K2"', 'marked = "K1"'), ('hides = "K1"', 'hides = "K2"')
    )
    app = app_at(4, "placing", rolled=["3"], game=RATZZIA.with_data(text, "house.toml"), C1=["A1", "A1", "A1"])
    async with app.run_test(size=SIZE):
        assert screen_text(app).count(" ▒▒▒▒ ") == 6
        assert "★1" in screen_text(app)
        assert "▸any! any" in line_with(app, "=^.^=")


async def test_the_cat_says_what_it_wants() -> None:
    app = app_at(2, "placing", rolled=["1"], cat=["A5", "B5", "S5"])
    async with app.run_test(size=SIZE):
        assert "every 5 that is rolled goes here; 2 more and it comes" in screen_text(app)
        assert "●A5! ■B5  ◇S5 ▸ 5    5" in screen_text(app)


def number_of(app: HouseApp, text: str) -> str:
    """The number to type for an option that is spelled like this."""
    return next(str(number) for number, option in app.prompt.listed if option.text == text)


async def test_dice_are_placed_by_short_numbers_and_taken_back() -> None:
    app = app_for(4)
    app.session.match.position.rng = Rolls(1, 3, 3, 4, 5, 6, 6)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "0", "enter", "0", "enter")
        assert [number for number, _ in app.prompt.listed] == list(range(1, len(app.prompt.listed) + 1))
        await press(pilot, *number_of(app, "place 3 5"))
        assert "3 → col. 5" in line_with(app, f"▸{number_of(app, 'place 3 5'):>3}  ")
        assert "▸ 3 " in line_with(app, "▸ 6   ▸ 1 ")
        assert "║ 3 ║" in screen_text(app)
        assert " 0  done" not in screen_text(app)

        await press(pilot, "enter")
        for text in ("place 3 5", "cat 6"):
            await press(pilot, *number_of(app, text), "enter")
        assert "●A3+1" in screen_text(app)
        assert "●A6 ▸any!" in screen_text(app)
        assert "Where do your dice go? 4 are left." in screen_text(app)
        assert " 0  done" in screen_text(app)

        await press(pilot, "7", "7", "enter")
        assert "There is no choice 77: type one of the numbers in the list." in screen_text(app)
        app.session.match.undo(0)
        assert sum(square.die is not None for column in view_of(app).columns for square in column.squares) == 2


async def test_placements_are_taken_back_up_to_the_roll() -> None:
    app = app_for(4)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "0", "enter", "0", "enter")
        rolled = view_of(app).rolled
        await press(pilot, "enter", "enter")
        assert screen_text(app).count("Ines places") == 1, "one line for both"
        assert sum(view_of(app).rolled) == 5

        await press(pilot, "u", "u")
        assert view_of(app).rolled == rolled
        assert "Ines places" not in screen_text(app)
        await press(pilot, "u")
        assert "Which dice do you roll again?" in screen_text(app)
        await press(pilot, "u")
        assert "Too late to undo" in screen_text(app)


async def test_dice_for_the_second_roll_are_marked() -> None:
    app = app_at(4, "reroll", rolled=["1", "3", "3", "6"])
    async with app.run_test(size=SIZE) as pilot:
        assert "keep all dice" in screen_text(app)
        await press(pilot, "3", "enter")

        assert "One die is marked." in screen_text(app)
        assert "│ 1 │║ 3 ║│ 3 ││ 6 │" in screen_text(app)
        assert "roll the marked dice" in screen_text(app)


async def test_dice_that_the_cat_gave_back_may_be_marked() -> None:
    app = app_at(4, "reroll", rolled=["1"], recovered=2)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "7", "enter")

        assert "│ 1 │║ ? ║│ ? │" in screen_text(app)


async def test_support_dice_lie_beside_the_roll() -> None:
    app = app_at(2, "support", rolled=["1", "2"])
    async with app.run_test(size=SIZE):
        assert "│ 1 ││ 2 ││ S ││ S ││ S │" in screen_text(app)
    app = app_at(2, "placing", rolled=["1"], rolled_support=["4", "4"])
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, *number_of(app, "support 4 4"))
        assert "S4 → col. 4" in line_with(app, f"▸{number_of(app, 'support 4 4'):>3}  ")
        assert "│ 1 │║S4 ║│S4 ││ S │" in screen_text(app)
        await press(pilot, "enter")
        assert "◇S4" in screen_text(app)
        assert "One support die must be among those you place." in screen_text(app)


MAY_STOP: dict[str, Any] = {"options": {"forced_counts_as_placed": "true"}, "forced": 1}
PREVIEWS: list[tuple[dict[str, Any], str]] = [
    ({}, "Stopping now: no column is complete."),
    ({"C5": ["B1", "B3", "C3", "B3", "A3"]}, "column 5: +1 you, +2 Bruno, +1 Quark, +2 from the jar"),
    ({"C7": ["B1", "B1", "A1", "A1", "B1", "B1"]}, "column 7: 2 into the sack"),
    ({"C7": ["B1", "B1", "A5", "A5", "B1", "B1"]}, "column 7: nothing secured, it takes 10"),
    ({"C2": ["A2", "B2", "A2", "B2"]}, "column 2: +2 Bruno, a candy die"),
    ({"C1": ["A1", "B1", "A1", "B2"]}, "column 1: +1 Bruno, Ana moves where you say"),
    ({"C8": ["A6", "A6", "A6", "B6", "B6"]}, "column 8: +1 you, +1 Bruno, half of somebody’s open food"),
    ({"C9": ["A1", "B3", "A5", "B3", "A1"]}, "column 9: +2 Bruno, everybody gives half away"),
    (
        {"C3": ["A1", "A2", "A3", "B4", "B5", "B6"], "C4": ["C4", "C4", "C1", "C4", "C4"]},
        "column 3: +2 Bruno, +5 from the jar  ·  column 4: +2 Quark, +3 from the jar",
    ),
]


async def test_the_preview_appears_only_when_stopping_is_allowed() -> None:
    app = app_for(4)
    app.session.match.position.rng = Rolls(1, 3, 3, 4, 5, 6, 6)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "0", "enter", "0", "enter")
        assert "Stopping now" not in screen_text(app)
        await press(pilot, "enter")

        assert "Stopping now: no column is complete." in screen_text(app)


@pytest.mark.parametrize(("columns", "note"), PREVIEWS)
async def test_what_stopping_now_would_pay(columns: dict[str, Any], note: str) -> None:
    app = app_at(4, "placing", rolled=["1"], **MAY_STOP, **columns)
    async with app.run_test(size=SIZE):
        assert note in screen_text(app)
        assert screen_text(app).count("★") == len(columns)


async def test_a_preview_may_be_victory() -> None:
    rich = {"food": 9, "sack": 20}
    app = app_at(4, "placing", rolled=["1"], C7=["B1", "B1", "A3", "A3", "B1", "B1"], A=rich, **MAY_STOP)
    async with app.run_test(size=SIZE):
        assert "column 7: 6 into the sack, you win!" in screen_text(app)
        assert "Ines  !" in screen_text(app)
        assert "! one pair from winning" in screen_text(app)


async def test_a_preview_of_two_shares_their_food() -> None:
    app = app_at(2, "placing", rolled=["2"], C9=["A3", "A5", "B3", "B1"], **MAY_STOP)
    async with app.run_test(size=SIZE):
        assert "column 9: +1 you, +1 Bruno, you give 2, Bruno gives 3" in screen_text(app)


async def test_dice_that_fit_nowhere_are_named() -> None:
    app = app_at(2, "placing", rolled=["5"], C5=["B1"], cat=["B1"])
    async with app.run_test(size=SIZE):
        assert "None of these dice fits anywhere. Stopping now: no column is complete." in screen_text(app)


async def test_victims_and_neighbours_are_weighed() -> None:
    food: dict[str, Any] = {"A": {"food": 4}, "B": {"food": 7}, "C": {"food": 2}}
    app = app_at(3, "rewards", C8=["A6", "B6", "C6", "C6"], C9=["A1", "A3", "A5"], **food)
    async with app.run_test(size=SIZE):
        assert "Half of their open food is: Bruno 4 · Quark 2" in screen_text(app)
    app = app_at(3, "rewards", C9=["B1", "A3", "C5", "C3", "A1"], **food)
    async with app.run_test(size=SIZE):
        assert "That changes your food by -1 with left, +1 with right." in screen_text(app)


async def test_open_food_and_food_in_the_sack_differ() -> None:
    app = app_at(2, "turn", A={"food": 3, "sack": 10}, B={"food": 30})
    async with app.run_test(size=SIZE):
        assert "●A ██████████▒▒▒············ 10 + 3" in screen_text(app)
        assert "■B ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒  0 + 30" in screen_text(app)


async def test_columns_to_take_dice_from_are_marked() -> None:
    app = app_at(4, "turn", C4=["A4"], C7=["B1", "A1"])
    async with app.run_test(size=SIZE) as pilot:
        assert "  1     2     3    ▸4     5     6    ▸7     8     9" in screen_text(app)

        await press(pilot, "7", "enter")
        said = [app.words.line(line) for line in lines_of(app.session.heard())]
        assert "Ines takes 1 die off column 7 instead of rolling." in said


async def test_a_large_board_fits() -> None:
    column = 'squares = ["1:0", "3:1", "5:0", "3:1", "1:0"]'
    tall = 'squares = ["1:0", "3:1", "5:0", "3:1", "1:0", "any:12", "2:0", "2:0"]'
    tenth = '[[columns]]\nreward = "sausages"\njar = 12\nsquares = ["any:1", "any:2", "any:0"]'
    game = RATZZIA.with_data(changed((column, f"{tall}\n{tenth}")), "large.toml")
    app = app_at(4, "placing", game=game, rolled=["1", "2"], C10=["B6"], C9=["A1"])
    async with app.run_test(size=SIZE) as pilot:
        assert "  1    2    3    4    5    6    7    8    9   10 " in screen_text(app)
        assert "■B6¹" in screen_text(app)
        assert "any+" in screen_text(app)
        await press(pilot, *number_of(app, "place 2 10"))
        assert "2 → col. 10" in line_with(app, f"▸{number_of(app, 'place 2 10'):>3}  ")

        await press(pilot, "enter")
        assert "●A2²" in screen_text(app)
        assert app.keys.region.bottom == SIZE[1]


async def test_what_applies_is_on_a_page_of_its_own() -> None:
    app = app_for(2)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "i")
        assert isinstance(app.screen, Info)
        shown = screen_text(app)

        assert "sausage jar of 5" in shown
        assert "give each other half" in shown
        assert "support dice" in shown
        assert "open   4  4 sausages" in shown


async def test_what_applies_to_five_is_on_a_page_of_its_own() -> None:
    app = app_for(5)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "i")
        assert isinstance(app.screen, Info)

        assert "left or right as you say" in screen_text(app)
        assert "1 biscuit, 2 sausages" in screen_text(app)
        assert "Agreed" not in screen_text(app)


async def test_what_was_agreed_is_named() -> None:
    app = app_for(2, options={"secure_counts": "sum", "accountant_rounding": "down", "bank_limit": "150"})
    async with app.run_test(size=SIZE) as pilot:
        assert "143 food in the bank" in screen_text(app)
        await press(pilot, "i")
        pages = screen_text(app)
        await press(pilot, "pagedown")
        pages += screen_text(app)

        assert "Agreed" in pages
        assert "What a pair is worth: the sum of its dice, equal or not" in pages
        assert "Halves for the accountant: rounded down" in pages


async def test_the_screen_is_passed_on_after_a_turn() -> None:
    app = app_for(2, people=2)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "enter", "0", "enter", "0", "enter", "0", "enter", "enter", "0", "enter")

        assert isinstance(app.screen, Curtain)
        await press(pilot, "enter", "escape")
        assert "Bruno’s turn" in screen_text(app)


@pytest.mark.clause("RZ-1.3")
@pytest.mark.parametrize("language", languages(RATZZIA))
def test_the_help_follows_the_options_of_the_table(language: str) -> None:
    game = RATZZIA.with_data(changed(("goal = 25", "goal = 18")), "short.toml")
    usual, other = app_for(2), app_for(2, game=game, options={"secure_counts": "sum"})
    summaries = [
        RatzziaDrawing(app.session.match.game, Words(app.session.match.game, language)).summary(view_of(app))
        for app in (usual, other)
    ]

    assert ["25" in summary for summary in summaries] == [True, False]
    assert "18" in summaries[1]
    assert summaries[0].replace("25", "18") != summaries[1]
    assert not any("35" in summary for summary in summaries)
