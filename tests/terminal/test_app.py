"""The terminal, played by its keys."""

from itertools import permutations
from pathlib import Path

import pytest
from rich.text import Text
from textual.widget import Widget

from rathaus.core.export import decode, verify
from rathaus.core.game import Options
from rathaus.core.view import Decision, SpelledOption
from rathaus.terminal.screens import Curtain, Help, Leave, Ranking, RecapScreen
from tests.terminal.playing import GAME, NAMES, SIZE, WHOLE_GAME, app_for, deploy_all_to_nursery, press, screen_text


async def test_a_whole_game_is_played_by_keys(tmp_path: Path) -> None:
    app = app_for(3, 1, tmp_path / "game.json")
    async with app.run_test(size=SIZE) as pilot:
        while not isinstance(app.screen, Ranking):
            assert app.is_running
            await press(pilot, *["enter"] * 7 if len(app.screen_stack) == 1 else ["escape"])

        result = app.session.view().result
        assert result is not None
        assert "The game is over" in screen_text(app)
        assert all(f"{name} " in screen_text(app) for name in NAMES[:3])
        await press(pilot, "enter")
        assert "Press Enter for the ranking" in screen_text(app)
        await press(pilot, "enter", "q")

    record = decode((tmp_path / "game.json").read_bytes())
    assert verify(record, GAME).position.outcome is not None
    assert [seat.kind for seat in record.seats] == ["person", "mouse", "mouse"]


async def test_a_long_list_stands_in_columns() -> None:
    app = app_for(3, 1)
    zones = ["dump", "city", "field", "left-pipe", "right-pipe", "pantry"]
    options = [
        SpelledOption(at, "move", {"source": source, "target": target})
        for at, (source, target) in enumerate(permutations(zones, 2))
    ]
    async with app.run_test(size=SIZE) as pilot:
        app.prompt.ask(Text("A"), Decision("redeploy", {"moves": 2}, options))
        await press(pilot, "down", "right")

        assert "▸  7  city → field" in screen_text(app)
        assert "1 to 15 of 30 are shown" in screen_text(app)
        await press(pilot, "right", "right", "left", "right")
        assert "▸ 17  left pipe → city" in screen_text(app)
        assert "16 to 30 of 30 are shown" in screen_text(app)
        await press(pilot, *["right"] * 9)
        assert app.prompt.answer() == 29
        assert app.keys.region.bottom == SIZE[1]


async def test_what_happened_is_read_page_by_page() -> None:
    app = app_for(3, 1)
    async with app.run_test(size=SIZE) as pilot:
        await deploy_all_to_nursery(pilot)

        assert isinstance(app.screen, RecapScreen)
        assert "7 of your rats were born" in screen_text(app)
        assert "Ines deploys" not in screen_text(app), "what one did oneself is no news"
        assert "is ready" not in screen_text(app)
        while isinstance(app.screen, RecapScreen):
            await press(pilot, "enter")
        assert "Turn 2 begins." in screen_text(app)
        assert "RL-3.2" in screen_text(app)


async def test_a_pick_is_taken_back() -> None:
    app = app_for(3, 1)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "3", "enter")
        assert "4 to place" in screen_text(app)

        await press(pilot, "u")

        assert "7 to place" in screen_text(app)
        assert "How many rats go up to the dump?" in screen_text(app)
        await press(pilot, "u")
        assert "There is nothing to undo." in screen_text(app)


async def test_nothing_is_taken_back_after_the_reveal() -> None:
    app = app_for(3, 1)
    async with app.run_test(size=SIZE) as pilot:
        await deploy_all_to_nursery(pilot)
        await press(pilot, "escape", "u")

        assert "something has been drawn or revealed" in screen_text(app)


async def test_the_curtain_hides_the_picks_of_the_other() -> None:
    app = app_for(3, 2)
    async with app.run_test(size=SIZE) as pilot:
        assert isinstance(app.screen, Curtain)
        assert "Ines, your turn: press Enter." in screen_text(app)
        await press(pilot, "enter", "5", "enter")
        assert "●●●●●" in screen_text(app)
        await press(pilot, *["enter"] * 6)

        assert "Bruno, your turn: press Enter." in screen_text(app)
        assert "●●" not in screen_text(app)
        await press(pilot, "enter")
        assert app.session.viewer == 1
        assert "Bruno’s sewer" in screen_text(app)
        assert "●●" not in screen_text(app)
        assert "5 dump" not in screen_text(app)
        await press(pilot, "u")
        assert "There is nothing to undo." in screen_text(app)


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {}), (6, WHOLE_GAME), (12, {}), (12, WHOLE_GAME)])
async def test_nothing_overlaps_or_is_cut_off(players: int, options: Options) -> None:
    app = app_for(players, 1, options=options)
    async with app.run_test(size=SIZE) as pilot:
        if options:
            await press(pilot, "enter", "escape", "enter", "escape")
        await deploy_all_to_nursery(pilot)
        await press(pilot, "escape")
        side: list[Widget] = [app.top, app.board, app.players, app.cards]
        panels: list[Widget] = [*side, app.notes, app.log_panel, app.prompt, app.keys]

        regions = [panel.region for panel in panels]
        for at, region in enumerate(regions):
            assert app.screen.region.contains_region(region)
            assert not any(region.overlaps(other) for other in regions[at + 1 :])
        assert app.log_panel.size.height >= 4
        shown = screen_text(app)
        for text in ("Dump", "Right pipe", "graveyard", "Feeding", "Event", "B lost", *NAMES[:players]):
            assert text in shown
        assert ("wins ties" in shown) == (players < 12)
        assert ("Clan   " in shown) == bool(options)


async def test_a_number_that_is_not_offered_is_refused_in_words() -> None:
    app = app_for(3, 1)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "9", "9", "enter")
        assert "99 is not possible: choose 0 to 7." in screen_text(app)

        await press(pilot, "backspace", "backspace", "enter")
        assert "Enter a number first" in screen_text(app)
        await press(pilot, "7", "enter", "1", "enter")
        assert "1 is not possible: only 0 is left." in screen_text(app)
        assert app.session.view().decision is not None


async def test_arrows_and_signs_change_the_number_on_the_board() -> None:
    app = app_for(3, 1)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "plus", "up", "right", "minus")

        assert "− 2 +" in screen_text(app)
        assert "5 to place" in screen_text(app)
        await press(pilot, "left", "down", "down", "enter")
        assert "How many rats go up to the city? 7 are left" in screen_text(app)


async def test_other_decisions_are_numbered_lists() -> None:
    app = app_for(3, 1)
    zones = ["dump", "city", "field", "left-pipe", "right-pipe", "pantry", "nursery"]
    options = [SpelledOption(at, zone, {"rats": 1}) for at, zone in enumerate(zones)]
    async with app.run_test(size=SIZE) as pilot:
        app.prompt.ask(Text("A"), Decision("deploy", {"zone": "dump", "rats": 7}, options))
        await press(pilot, "down", "down")

        assert "▸  3  1 rat to the field" in screen_text(app)
        await press(pilot, *["down"] * 9)
        assert "▸  7  1 rat into the nursery" in screen_text(app)
        assert app.prompt.answer() == 6
        await press(pilot, "8", "enter")
        assert "There is no choice 78: choose 1 to 7." in screen_text(app)


async def test_bots_are_marked_also_where_their_clans_are_told() -> None:
    app = app_for(3, 2, options={"clans": "true"})
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "enter")
        assert "Quark° bot" in screen_text(app)
        assert "° bot  " not in screen_text(app).replace("Quark° bot", "")
        for _ in range(2):
            await press(pilot, "1", "enter", "enter", "escape")

        assert "Quark° bot" not in screen_text(app)
        assert "Quark°" in screen_text(app)
        assert "Bruno°" not in screen_text(app)
        assert "° bot  " in screen_text(app)


async def test_help_names_the_keys() -> None:
    app = app_for(3, 1)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "question_mark")
        assert isinstance(app.screen, Help)
        assert "undo your last choice" in screen_text(app)

        await press(pilot, "escape")
        assert "Ines’s sewer" in screen_text(app)


async def test_leaving_is_confirmed_and_keeps_the_game(tmp_path: Path) -> None:
    app = app_for(3, 1, tmp_path / "half.json")
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "2", "enter", "q")
        assert isinstance(app.screen, Leave)
        await press(pilot, "n")
        assert "Ines’s sewer" in screen_text(app)

        await press(pilot, "q", "y")

    record = decode((tmp_path / "half.json").read_bytes())
    assert verify(record, GAME).position.outcome is None
    assert record.log[-1].actions == [2]


async def test_a_game_without_a_file_may_still_be_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "ratland-1.json").write_text("kept")
    app = app_for(3, 1)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "q", "s")

    assert (tmp_path / "ratland-1.json").read_text() == "kept"
    assert decode((tmp_path / "ratland-2.json").read_bytes()).game == "ratland"


async def test_a_game_that_cannot_be_saved_goes_on(tmp_path: Path) -> None:
    app = app_for(3, 1, tmp_path / "nowhere" / "game.json")
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "q", "y")

        assert "could not be saved" in screen_text(app)
        assert app.is_running


async def test_a_finished_game_that_cannot_be_saved_says_so(tmp_path: Path) -> None:
    app = app_for(2, 1, tmp_path / "nowhere" / "game.json")
    async with app.run_test(size=SIZE) as pilot:
        while decision := app.session.view().decision:
            app.session.answer(decision.options[-1].action)
        app.lift_curtain()
        await press(pilot, "escape")
        assert isinstance(app.screen, Ranking)
        assert "Saved in" not in screen_text(app)

        await press(pilot, "enter")
        assert "could not be saved" in screen_text(app)


async def test_a_small_screen_says_what_size_it_needs() -> None:
    app = app_for(3, 1)
    async with app.run_test(size=(79, 24)):
        assert "Window too small" in screen_text(app)
    app = app_for(3, 1)
    async with app.run_test(size=(80, 24)):
        assert "it needs" not in screen_text(app)
