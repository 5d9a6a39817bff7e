"""What Ratville's characters do, and what the letters and marks on its screen mean."""

from rich.table import Table
from rich.text import Text

from rathaus.games.ratville.components import CHARACTER_NAMES, GAIN_NAMES
from rathaus.games.ratville.view import TownsView
from rathaus.terminal.canvas import MUTED
from rathaus.terminal.ratville_cards import Cards
from rathaus.words import Words

MUST = "★"


def characters(cards: Cards, seen: TownsView) -> Table:
    """RV-3: all seven, in their order, with the numbers of this table."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for number, name in enumerate(CHARACTER_NAMES[1:], start=1):
        mark = MUST if seen.is_mandatory and number in cards.data.mandatory else ""
        about = Text(_about(cards, name, seen.fighter_defence), style=MUTED)
        table.add_row(str(number), cards.words.name(name), mark, about)
    return table


def _about(cards: Cards, name: str, defence: int) -> str:
    """What a character does, at length."""
    return cards.words.say(f"about-{name}", **_numbers(cards), bands=skill_bands(cards, name), defence=defence)


def character_hint(cards: Cards, name: str) -> str:
    """What a character does, in a few letters: for Builder and Geek what their skill gives."""
    return skill_bands(cards, name) or cards.words.say(f"hint-{name}", **_numbers(cards))


def _numbers(cards: Cards) -> dict[str, int]:
    data = cards.data
    return {"bonus": data.preacher_bonus, "from": data.kills_from, "damage": data.fighter_damage}


def skill_bands(cards: Cards, name: str) -> str:
    """RV-3.3, RV-3.4: what a skill gives from which value on: `S, 3+ M, 5+ SM`; nothing where there is no skill."""
    skill = cards.data.skills[CHARACTER_NAMES.index(name)]
    if not any(any(gained) for gained in skill):
        return ""
    firsts = [value for value in range(1, len(skill)) if value == 1 or skill[value] != skill[value - 1]]
    return ", ".join(f"{f'{value}+ ' if value > 1 else ''}{_letters(cards, skill[value])}" for value in firsts)


def _letters(cards: Cards, gained: list[int]) -> str:
    """Letters of resources, with numbers only where there is more than one."""
    counts = dict(zip(GAIN_NAMES, gained, strict=True))
    return "".join(
        f"{count if count > 1 else ''}{cards.words.say(f'letter-{name}')}" for name, count in counts.items() if count
    )


def marks(words: Words) -> list[tuple[str, str]]:
    """Every letter and sign that the screen shows."""
    letters = [(words.say(f"letter-{name}"), words.name(name)) for name in GAIN_NAMES]
    signs = [(sign, words.say(f"mark-{meaning}")) for sign, meaning in SIGNS.items()]
    return [*letters, (words.say("table-beasts"), words.name("creatures")), *signs]


SIGNS = {
    "♥": "life",
    "⚔": "damage",
    "★": "goal",
    "· : ∴": "hunger",
    "♛": "start",
    "!": "reached",
    "?": "hidden",
    "×": "copies",
    "3 2S": "die",
}
