"""What the documents say of the service is so."""

import re
from collections.abc import Iterable
from pathlib import Path

import msgspec

from rathaus.server import messages, request_bodies
from rathaus.server.app import application, completed
from rathaus.server.config import Config
from rathaus.server.service import Service
from rathaus.server.store import Store

ROOT = Path(__file__).parent.parent.parent
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text("utf-8")
SECURITY = (ROOT / "docs" / "security.md").read_text("utf-8")


async def test_every_end_point_is_in_the_protocol_and_in_the_schema(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "x.sqlite"))
    schema = completed(application(Service(Config(database=""), store)).app.openapi_schema.to_schema())
    await store.close()
    schemas = schema["components"]["schemas"].values()
    closed = {found["title"] for found in schemas if found.get("additionalProperties") is False}
    assert {struct.__name__ for struct in request_bodies.BODIES_IN} <= closed
    assert all("429" in asked["responses"] for methods in schema["paths"].values() for asked in methods.values())
    served = {(method.upper(), bare(path)) for path, methods in schema["paths"].items() for method in methods}

    assert {(method, bare(path)) for method, path in re.findall(r"`([A-Z]+) (/api\S*)`", PROTOCOL)} == served


def bare(path: str) -> str:
    return re.sub(r"\{.*?\}(\.ftl|\.md)?", "{}", path)


def test_every_message_is_in_the_protocol() -> None:
    for union in (messages.Said, messages.Heard):
        for struct in union.__args__:
            assert f"`{struct.__struct_config__.tag}`" in PROTOCOL


def test_every_example_of_a_command_can_be_read() -> None:
    examples = [found for found in re.findall(r'`(\{"type":.*?\})`', PROTOCOL) if '"done"' not in found]
    decoder = msgspec.json.Decoder(messages.Said)
    said = [found.replace("…64 hex digits…", "ab" * 32) for found in examples if "welcome" not in found]

    assert len([decoder.decode(found) for found in said if '"refused"' not in found]) == 12


def test_every_module_of_the_service_is_named_in_the_map() -> None:
    folder = ROOT / "src" / "rathaus" / "server"
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    rows = re.findall(r"^\| ((?:`[\w/]+\.py`(?:, )?)+) \|", text, re.MULTILINE)
    named = [name for row in rows for name in re.findall(r"`([\w/]+\.py)`", row)]
    modules = {str(path.relative_to(folder)) for path in folder.rglob("*.py") if path.name != "__init__.py"}

    assert sorted(name for name in named if (folder / name).exists()) == sorted(modules), "each once"


def test_the_map_of_a_move_names_files_that_exist() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    move = text.split("## One move through the service")[1].split("lib/connection")[0]

    for name in re.findall(r"[→←] ([\w/]+\.py)", move):
        assert (ROOT / "src" / "rathaus" / "server" / name).exists(), name


def test_no_class_has_the_name_of_another_one() -> None:
    """Only games may share names among each other: each has its `Data`, its `Forecast`, its `GameEnded`.

    A file that takes another one's place in the compiled copy has the same names.
    """
    folder = ROOT / "src" / "rathaus"
    sources = [path for path in folder.rglob("*.py") if not path.name.endswith("_compiled.py")]
    games = [classes_in(game.glob("*.py")) for game in folder.glob("games/*")]
    others = classes_in(path for path in sources if path.parent.parent.name != "games")

    for classes in (others, *games):
        assert sorted(name for name in set(classes) if classes.count(name) > 1) == []
        assert classes is others or sorted({*classes}.intersection(others)) == []


def classes_in(files: Iterable[Path]) -> list[str]:
    """The names of all public classes of some files."""
    texts = [path.read_text("utf-8") for path in files]
    return [name for text in texts for name in re.findall(r"^class ([A-Z]\w+)", text, re.MULTILINE)]


def test_what_the_documents_name_as_code_exists() -> None:
    """A file of Python, or `file.py::name` and `file.py::Class.name`; the template has its own files."""
    sources = [
        path for folder in ("src", "tests", "benchmarks", "tools", "docs") for path in (ROOT / folder).rglob("*.py")
    ]
    for document in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "web" / "README.md"]:
        for file, name in re.findall(r"`((?:[\w*]+/)*\w+\.py)(?:::([\w.]+))?`", document.read_text("utf-8")):
            found = [path.read_text("utf-8") for path in sources if path.match(file)]
            assert found or file in PARTS_OF_A_GAME, f"{document.name}: {file}"
            if name:
                pattern = rf"^ *(?:async )?(?:def|class) {name.split('.')[-1]}\b"
                assert any(re.search(pattern, text, re.MULTILINE) for text in found), f"{document.name}: {file}::{name}"


PARTS_OF_A_GAME = ("bidding.py", "gamble.py")  # of the game that the recipe makes


def test_every_row_of_the_security_table_names_a_test_that_exists() -> None:
    rows = re.findall(r"^\| (V\d+) \|.*\| (.*) \|$", SECURITY, re.MULTILINE)
    tests = "".join(path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py"))

    assert [row for row, _ in rows] == [f"V{number}" for number in range(1, 31)]
    for row, cell in rows:
        named = re.findall(r"test_\w+(?=`|\b)", cell)
        for name in named:
            assert name in tests or (ROOT / "tests" / "server" / f"{name}.py").exists() or name == "test_fair", (
                row,
                name,
            )
