"""What the documents quote is in the code, and what they show can be run."""

import re
from inspect import getmembers, isclass
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from crumbs import CRUMBS, bidding, events, gamble, sequence
from rathaus.core.events import Event, kebab
from rathaus.core.flow import Step
from rathaus.core.game import Game
from rathaus.core.rng import fast
from rathaus.games import GAMES
from rathaus.games.ratland.scenario import PHASES
from rathaus.testing.scenario import Scenario, ScenarioPlay, run_scenario

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
TEMPLATE = DOCS / "template" / "crumbs"
TESTS = ROOT / "tests" / "testing"
RECIPE = (DOCS / "adding-a-game.md").read_text("utf-8")
SCENARIOS = (DOCS / "scenarios.md").read_text("utf-8")
EVERY_GAME: dict[str, Game] = {**GAMES, "crumbs": CRUMBS}


def blocks(document: str, language: str) -> list[str]:
    """The fenced blocks of a language, in their order."""
    return re.findall(rf"^```{language}\n(.*?)^```$", document, re.MULTILINE | re.DOTALL)


def section(document: str, title: str) -> str:
    """The text below a heading of the second level, whatever its case."""
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", document, re.MULTILINE | re.DOTALL | re.IGNORECASE)
    assert found, f"there is no section {title!r}"
    return found[1]


def first_line(block: str) -> str:
    return block.splitlines()[0]


def scenarios_in(document: str) -> list[str]:
    return [block for block in blocks(document, "toml") if block.startswith("game = ")]


# The recipe.

QUOTED = [*blocks(RECIPE, "python"), *blocks(RECIPE, "markdown")]
QUOTED += [block for block in blocks(RECIPE, "toml") if block not in scenarios_in(RECIPE)]
SOURCES = [*TEMPLATE.glob("*.*"), TESTS / "test_template.py", TESTS / "crumbs_redeal.py"]


def test_the_recipe_quotes_code_data_and_rules() -> None:
    assert all(blocks(RECIPE, language) for language in ("python", "toml", "markdown", "ftl"))


@pytest.mark.parametrize("block", QUOTED, ids=first_line)
def test_what_the_recipe_quotes_is_in_the_template_to_the_letter(block: str) -> None:
    assert any(block in source.read_text("utf-8") for source in SOURCES)


@pytest.mark.parametrize("block", blocks(RECIPE, "ftl"), ids=first_line)
def test_the_recipe_s_messages_are_sound_and_named_after_events_and_steps(block: str) -> None:
    body = FluentParser().parse(block).body
    told = {f"event-{kebab(name)}" for name, _ in getmembers(events, lambda it: isclass(it) and issubclass(it, Event))}
    steps = {
        kebab(name)
        for module in (bidding, gamble, sequence)
        for name, _ in getmembers(module, lambda it: isclass(it) and issubclass(it, Step))
    }
    known = told | {f"{kind}-{step}" for kind in ("prompt", "waiting") for step in steps}

    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    keys = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    assert {key for key in keys if key.startswith(("event-", "prompt-", "waiting-"))} <= known


@pytest.mark.parametrize("file", sorted(file.name for file in TEMPLATE.glob("*.*")))
def test_the_recipe_names_every_file_of_the_template(file: str) -> None:
    assert f"`{file}`" in RECIPE


# Scenarios.


@pytest.mark.parametrize("text", [*scenarios_in(RECIPE), *scenarios_in(SCENARIOS)], ids=lambda text: text[8:15])
def test_a_scenario_in_a_document_holds(text: str) -> None:
    run_scenario(text, "example.toml", EVERY_GAME)


def test_there_is_a_complete_example_of_a_scenario() -> None:
    example = scenarios_in(SCENARIOS)[0]

    assert all(key in example for key in ("[table]", "[expect]", "[[play]]", "refused = ", "tells = "))


@pytest.mark.parametrize(
    "key", sorted({*Scenario.__struct_fields__, *ScenarioPlay.__struct_fields__} - {"table", "play"})
)
def test_every_key_of_a_scenario_is_documented(key: str) -> None:
    assert f"`{key}`" in SCENARIOS or f"`[{key}]`" in SCENARIOS


def fields_of(game: Game) -> list[str]:
    """Every field that the game's facts have, those of a seat included."""
    facts = game.facts(game.setup(game.players[0], {}, fast("documented")))
    return [*facts, *(field for value in facts.values() if isinstance(value, dict) for field in value)]


@pytest.mark.parametrize("name", GAMES)
def test_every_fact_of_a_game_is_documented(name: str) -> None:
    text = section(SCENARIOS, name)

    assert [field for field in fields_of(GAMES[name]) if f"`{field}`" not in text] == []


def test_every_phase_of_ratland_is_documented() -> None:
    text = section(SCENARIOS, "RatLand")

    assert [phase for phase in PHASES if f"`{phase}`" not in text] == []


# Links.


@pytest.mark.parametrize("file", sorted(DOCS.rglob("*.md")), ids=lambda file: str(file.relative_to(DOCS)))
def test_links_between_documents_lead_somewhere(file: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", file.read_text("utf-8"))

    assert [link for link in links if not (file.parent / link).exists()] == []
