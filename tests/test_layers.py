"""Imports point down only."""

import ast
import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "rathaus"
FILES = sorted(SOURCE.rglob("*.py"))

# What each layer may import of the house; a game may import itself besides.
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "testing": {"core", "testing"},
    "words": {"core", "words"},
    "guide": {"core", "guide"},
    "files": set(),
    "arena": {"core", "games", "bots", "files", "arena"},
    "terminal": {"core", "games", "bots", "words", "guide", "files", "terminal"},
    "server": {"core", "games", "bots", "words", "guide", "files", "server"},
    "cli": {"core", "games", "bots", "words", "guide", "files", "arena", "terminal", "server", "testing", "cli"},
    "__init__": set(),
}
IMPURE = {"random", "time", "datetime", "logging", "threading", "asyncio", "socket", "os", "subprocess", "secrets"}


def imports_of(file: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file} imports relatively"
            found |= {str(node.module)} | {f"{node.module}.{name.name}" for name in node.names}
    return found


def layer_of(file: Path) -> str:
    return file.relative_to(SOURCE).parts[0].removesuffix(".py")


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_imports_point_down_only(file: Path) -> None:
    house = {name.split(".")[1] for name in imports_of(file) if name.startswith("rathaus.")} - {"__version__"}

    assert house <= MAY_IMPORT[layer_of(file)]


@pytest.mark.parametrize(
    "file", [file for file in FILES if layer_of(file) in ("core", "games", "bots")], ids=lambda file: file.name
)
def test_rules_have_no_clock_no_world_and_no_dice_of_their_own(file: Path) -> None:
    assert not imports_of(file) & IMPURE


def test_a_game_imports_no_other_game() -> None:
    for file in (SOURCE / "games").glob("*/*.py"):
        games = {name.split(".")[2] for name in imports_of(file) if name.startswith("rathaus.games.")}
        assert games <= {file.parent.name}, f"{file} imports {games}"


def test_the_kernel_names_no_game() -> None:
    games = [folder.name for folder in (SOURCE / "games").iterdir() if (folder / "__init__.py").exists()]
    for file in [*(SOURCE / "core").glob("*.py"), *(SOURCE / "testing").glob("*.py")]:
        text = file.read_text("utf-8").lower()
        assert not [game for game in games if game in text], f"{file} names a game"


PAGE = SOURCE.parent.parent / "web" / "src"


@pytest.mark.parametrize("folder", ["lib", "parts", "pieces", "table"])
def test_the_page_below_the_boards_imports_no_game(folder: str) -> None:
    for file in [*(PAGE / folder).rglob("*.ts"), *(PAGE / folder).rglob("*.svelte")]:
        found = re.findall(r"""from ['"]([^'"]*games/[^'"]*)['"]""", file.read_text("utf-8"))
        allowed = {"../games/boards"} if file.name == "TablePage.svelte" else set()
        assert set(found) <= allowed, f"{file} imports {found}"


def test_a_board_imports_no_other_board() -> None:
    games = {folder.name for folder in (PAGE / "games").iterdir() if folder.is_dir()}
    for file in [*(PAGE / "games").glob("*/*.ts"), *(PAGE / "games").glob("*/*.svelte")]:
        found = set(re.findall(r"""from ['"](?:\.\./)+(?:lib/generated/)?(\w+)""", file.read_text("utf-8"))) & games
        assert found <= {file.parent.name}, f"{file} imports {found}"
