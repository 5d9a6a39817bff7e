"""Every question of Ratville: where it is staged, and what is pressed until it is asked."""

from pathlib import Path
from typing import NamedTuple

from rathaus.games import GAMES
from rathaus.server.staging import Stage
from rathaus.testing.staging import Staged
from tests.server.test_staging import FOLDER


class Moment(NamedTuple):
    """A scenario's table, or one that is laid here; what the page then asks; and the keys that lead there."""

    text: str
    table: str = ""
    keys: tuple[str, ...] = ()
    players: int = 2


def stage(name: str) -> Stage:
    """A scenario's table."""
    file: Path = FOLDER / "ratville" / f"{name}.toml"
    return staged(file.read_text("utf-8"), str(file))


def staged(text: str, file: str) -> Stage:
    game = Staged(text, file, GAMES)
    return Stage(game, game.hands)


def stage_of(name: str) -> Stage:
    """The table on which a moment begins."""
    moment = MOMENTS[name]
    return laid(moment.table, name, moment.players) if moment.table else stage(name)


def laid(table: str, name: str = "a table", players: int = 2) -> Stage:
    """A table of these lines."""
    head = f'game = "ratville"\nplayers = {players}\nabout = "{name}"\nclauses = ["RV-3.5"]\n[table]\nstart = "A"\n'
    return staged(head + table, f"{name}.toml")


REVEALED = "Do you use an object?"
MOMENTS = {
    "setup-three-objects-of-five": Moment("You keep three of your five objects."),
    "two-objects-go-back": Moment(
        "All set.",
        """
        phases = ["objects"]
        A = { hand = ["coding_goggles", "housewarming_kit", "nimble_gloves", "adrenaline_shot", "tracker_lens"] }
        """,
        ("[data-object] [data-choose]", "body:has(.answers[data-busy=false]) .chosen ~ [data-object] [data-choose]"),
    ),
    # The characters.
    "board-planning": Moment("Where does your"),
    "preacher-the-slot-is-public": Moment("Your Preacher speaks."),
    "effect-preach-twice": Moment("Your Preacher speaks."),
    "preacher-once-more": Moment(
        "He speaks once more.",
        """
        phases = ["preacher"]
        A = { plan = { preacher = 1, hunter = 2, collector = 3, geek = 4 }, objects = ["megaphone"] }
        """,
        ("[data-step-of=collector] [data-choose]",),
    ),
    "collector-highest-die-first": Moment("Which loot box"),
    "board-builder-with-a-torch": Moment("Your Builder has a 4."),
    "advanced-b-faces": Moment("Your Builder has"),
    "geek-makes-draws-two-discards-one": Moment("Your Geek has a 4."),
    "board-discard-one-of-four": Moment(
        "Your hand is too large.", keys=("[data-object=toolbox] [data-choose]", ".answers [data-lock]")
    ),
    "ragged-boy-sends-the-worst-to-another": Moment("Your Ragged Boy sends a creature"),
    "board-one-more-creature": Moment("Which creature of the centre"),
    "board-fighter-chooses": Moment("Your Fighter kills a creature."),
    "hunter-spreads-damage": Moment("6 damage must still be dealt."),
    # Objects at the reveal of each character that has one.
    "reveal-collector": Moment(
        REVEALED,
        """
        phases = ["collector"]
        A = { plan = { collector = 1, geek = 1, hunter = 1, fighter = 1 }, food = 1, objects = ["big_rucksack", "barter_scales", "lucky_coin", "metal_detector"] }
        """,  # noqa: E501
    ),
    "effect-die-plus-may-be-left-out": Moment(REVEALED),
    "effect-convert": Moment(REVEALED),
    "effect-if-die-looks-at-the-face": Moment(REVEALED),
    "reveal-geek-closed": Moment(
        REVEALED,
        """
        phases = ["geek"]
        A = { plan = { geek = 4, collector = 1, hunter = 1, fighter = 1 }, mechanism = 1, objects = ["coding_goggles", "soldering_iron"] }
        """,  # noqa: E501 a TOML table is one line
    ),
    "reveal-fighter": Moment(
        REVEALED,
        """
        phases = ["fighter"]
        A = { plan = { fighter = 4, collector = 1, hunter = 1, geek = 1 }, objects = ["adrenaline_shot"], creatures = ["rat", "toad"] }
        """,  # noqa: E501
    ),
    "reveal-hunter": Moment(
        REVEALED,
        """
        phases = ["hunter"]
        A = { plan = { fighter = 4, collector = 1, hunter = 2, geek = 1 }, objects = ["tracker_lens"], creatures = ["toad"] }
        """,  # noqa: E501
    ),
    # After building, after a kill, before and in the hunt, and when a town grows.
    "offer-after-building": Moment(
        "It is built.",
        """
        phases = ["builder"]
        A = { plan = { builder = 3, collector = 1, hunter = 1, fighter = 1 }, objects = ["housewarming_kit"], scrap = 2 }
        """,  # noqa: E501
        ("[data-building=barricade] button", ".answers [data-lock]"),
    ),
    "offer-after-a-kill": Moment(
        "A creature is dead.",
        """
        phases = ["fighter", "hunter"]
        A = { plan = { fighter = 6, hunter = 6, collector = 1, geek = 1 }, creatures = ["rat", "leech", "toad"], objects = ["war_trophy"] }
        """,  # noqa: E501
        ("[data-creature=rat] [data-choose]",),
    ),
    "board-hunt-of-three": Moment("Before you deal damage"),
    "effect-dmg-pay": Moment("Before you deal damage"),
    "effect-kill-pay": Moment("Before you deal damage"),
    "trap": Moment(
        "Your trap kills a creature.",
        """
        phases = ["hunter", "population"]
        A = { plan = { ragged_boy = 1, hunter = 3, collector = 1, geek = 1 }, objects = ["trap"], scrap = 2, creatures = ["crocodile", "spider 3", "corrosive_b"] }
        """,  # noqa: E501
        ("[data-offer=trap] [data-choose]",),
    ),
    "objects-damage-need-not-be-dealt": Moment("Strike?"),
    "hunt-of-six": Moment(
        "damage must still be dealt.",
        """
        phases = ["hunter", "population"]
        A = { population = 14, plan = { fighter = 4, hunter = 6, collector = 1, geek = 1 }, objects = ["riot_shield", "junk_drone"], buildings = ["butchery", "barricade"], scrap = 3, creatures = ["rat", "sludge 2", "corrosive_b", "hound 1", "crocodile", "bat"] }
        """,  # noqa: E501
    ),
    "hunt-with-enough": Moment(
        "All of them die. Strike?",
        """
        phases = ["hunter", "population"]
        A = { plan = { geek = 1, hunter = 6, collector = 1, preacher = 1 }, creatures = ["rat", "squeaky"] }
        """,
    ),
    "bites-and-hunger": Moment(
        "damage must still be dealt.",
        """
        phases = ["hunter", "population", "final", "rounds"]
        A = { population = 9, plan = { geek = 1, hunter = 2, collector = 1, preacher = 1 }, creatures = ["hound", "toad 1"] }
        """,  # noqa: E501
    ),
    "board-offers-at-growth": Moment("Your town grows."),
    "effect-pop-of-objects-is-optional": Moment("Your town grows."),
    "growth-of-all-kinds": Moment(
        "Your town grows.",
        """
        phases = ["population", "final"]
        A = { population = 17, plan = { preacher = 1, collector = 1, hunter = 2, ragged_boy = 1 }, objects = ["prayer_beads", "hymn_book", "feast_bait", "walkie_talkie", "tablet"], buildings = ["canteen", "radio_mast", "shanty_row", "hydroponic_garden"], scrap = 1, food = 2, creatures = [] }
        """,  # noqa: E501
    ),
}
# These are looked at each time.
OFTEN = ("effect-preach-twice", "board-builder-with-a-torch", "board-hunt-of-three", "trap", "board-offers-at-growth")
