"""Ratzzia's page of all that applies now: the columns with their rewards, the cat, the dice, the food."""

from rich.console import Group
from rich.table import Table
from rich.text import Text

from rathaus.games.ratzzia.bank import tokens_for
from rathaus.games.ratzzia.table import Flow, layout_of
from rathaus.games.ratzzia.view import Column, CupboardView
from rathaus.terminal.canvas import CHEESE, MUTED, chip
from rathaus.words import Words


def page(words: Words, seen: CupboardView, flow: Flow) -> Group:
    """Everything, under headings; what the game does not use is left out."""
    cat = [f"about-cat-{key}" for key in ("grey", "red", "comes")]
    support = ["about-support-dice"] if layout_of(flow).support else []
    return Group(
        _heading(words, "info-columns"),
        _columns(words, seen),
        "",
        _heading(words, "info-cat"),
        *[words.say(key) for key in cat],
        "",
        _heading(words, "info-dice"),
        *[words.say(key) for key in ("about-candy-die", *support)],
        "",
        _heading(words, "info-food"),
        words.say("about-open-food"),
        _food(words, seen, flow),
        *_agreed(words, seen),
    )


def _heading(words: Words, key: str) -> Text:
    return Text(words.say(key), style=f"bold {CHEESE}")


def _columns(words: Words, seen: CupboardView) -> Table:
    """Each with its reward, and what that does."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for number, column in enumerate(seen.columns, start=1):
        about = words.say(f"about-{column.reward}", players=len(seen.food))
        table.add_row(Text(str(number), style="bold"), Text(_name(words, column), style="bold"), about)
    return table


def _name(words: Words, column: Column) -> str:
    name = words.name(column.reward)
    return words.say("info-jar", reward=name, jar=column.sausages) if column.sausages else name


def _food(words: Words, seen: CupboardView, flow: Flow) -> Table:
    """Everybody's food, open and in the sack, in tokens (RZ-4.1)."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for seat, (food, sack) in enumerate(zip(seen.food, seen.sacks, strict=True)):
        cells: list[str | Text] = []
        for key, amount in (("open", food), ("sack", sack)):
            cells += [words.say(f"table-{key}"), Text(f"{amount:>2}", style="bold"), _tokens(words, flow, amount)]
        table.add_row(Text.assemble(chip(seat), f" {words.player(seat)}"), *cells)
    return table


def _tokens(words: Words, flow: Flow, food: int) -> Text:
    drawn = tokens_for(food, flow.data.tokens)
    parts = [words.say(f"info-token-{token}", count=count) for token, count in drawn.items() if count]
    return Text(", ".join(parts), style=MUTED)


def _agreed(words: Words, seen: CupboardView) -> list[Text | str]:
    """Options that are not the usual ones."""
    chosen = {
        ("accountant_rounding", "down"): not seen.is_rounding_up,
        ("secure_counts", "sum"): not seen.is_only_doubles,
        ("forced_counts_as_placed", "true"): seen.is_forced_enough,
        ("red_voluntary", "true"): seen.is_red_free,
        ("candy_on_cat", "owner"): seen.is_candy_kept,
    }
    lines = [
        words.say("titled", title=words.name(option), text=words.name(value))
        for (option, value), holds in chosen.items()
        if holds
    ]
    return ["", _heading(words, "info-options"), *lines] if lines else []
