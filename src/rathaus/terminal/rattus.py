"""Rattus in the terminal: the map as a list, everybody's numbers, and the class cards."""

from rich.console import Group
from rich.text import Text

from rathaus.core.seats import letter
from rathaus.core.view import SpelledOption
from rathaus.games.rattus.components import KEEP_CITIZEN
from rathaus.games.rattus.view import EuropeView
from rathaus.terminal.canvas import CHEESE, DANGER, MUTED, TEXT, chip, clipped, colour, shape
from rathaus.terminal.drawing import Drawing
from rathaus.terminal.rattus_info import about, page, place_in_words, token_in_words
from rathaus.terminal.rattus_map import CAMEL, NO_RAT, PLAGUE, UNKNOWN, Map

TURN = "►"
COLUMNS = ("map", "haven", "reserve", "held")
MARKS = {
    UNKNOWN: "rat",
    "1–6": "limit",
    NO_RAT: "no-rat",
    PLAGUE: "plague",
    CAMEL: "camel",
    TURN: "turn",
    f"{shape(0)}2": "citizens",
}
FEW_RATS = 6


class RattusDrawing(Drawing[EuropeView]):
    """The map, everybody's numbers, and where the class cards lie."""

    counted = frozenset({"bring", "move"})
    is_final = False  # whether the heading that was drawn last is that of the final round: cards differ there

    def heading(self, seen: EuropeView) -> str:
        """The turn, and how near the end is."""
        say = self.words.say
        self.is_final = seen.last >= 0
        if seen.result is not None:
            return say("table-heading-over", turn=seen.turn)
        if seen.last >= 0:
            return say("table-heading-final")
        return say("table-heading", turn=seen.turn) if seen.turn else say("table-heading-before")

    def board(self, seen: EuropeView, draft: SpelledOption | None) -> Text:
        """The map."""
        return Map(self.words, self.game.data, seen).drawn()

    # The players.

    def columns(self) -> list[str]:
        """Citizens on the map, in the Safe Haven, and left; class cards."""
        return [self.words.say(f"table-{key}") for key in COLUMNS]

    def numbers(self, seen: EuropeView, seat: int) -> list[int]:
        """A player's citizens and cards; those on the Baker are shown with the card."""
        on_map = sum(people[seat] for people in seen.citizens.values())
        return [on_map, seen.haven[seat], seen.reserves[seat], list(seen.holders.values()).count(seat)]

    def mark(self, seen: EuropeView, seat: int) -> str:
        """Whose turn it is."""
        return TURN if seat == seen.active and seen.turn and seen.last < 0 else ""

    def tag(self, seen: EuropeView, seat: int) -> str:
        """The classes of a player's cards: what rats look for."""
        data = self.game.data
        held = [card for card, holder in seen.holders.items() if holder == seat]
        return "".join(self.words.say(f"letter-{data.card_classes[data.cards.index(card)]}") for card in held)

    def legend(self, seen: EuropeView) -> str:
        """What the sign before a name means."""
        return f"{TURN} {self.words.say('table-active')}"

    # The cards.

    def cards(self, seen: EuropeView, lines: int) -> list[Text]:
        """How many rats are left, every class card with its holder, and what signs mean."""
        style = DANGER if seen.rats_left <= FEW_RATS else TEXT
        left = Text(self.words.say("table-rats-left", rats=seen.rats_left), style=style)
        cards = list(seen.holders)
        rows = (len(cards) + 1) // 2
        table = [Text.assemble(*[self._card(seen, card) for card in cards[row::rows]]) for row in range(rows)]
        signs = f"{PLAGUE} {self.words.say('table-plague')}  {self.words.say('table-legend-rats')}"
        return [left + Text(f"  ·  {self.words.say('table-final')}", style=MUTED), *table, Text(signs, style=MUTED)][
            : lines - 1
        ]

    def _card(self, seen: EuropeView, card: str) -> Text:
        """Name, class, holder, and the citizens on it."""
        data = self.game.data
        holder = seen.holders[card]
        sign = self.words.say(f"letter-{data.card_classes[data.cards.index(card)]}")
        bread = sum(seen.bread) if data.effects[data.cards.index(card)][KEEP_CITIZEN] else 0
        name = f"{self.words.short(card)}{f' +{bread}' if bread else ''}"
        owner = f"{shape(holder)}{letter(holder)}" if holder >= 0 else "  "
        style = f"bold {colour(holder)}" if holder >= 0 else MUTED
        return Text.assemble((f"{owner} ", style), (f"{clipped(name, 13):<13}", TEXT), (f"{sign:<3} ", MUTED))

    def notes(self, seen: EuropeView) -> list[Text]:
        """What the viewer alone knows, and in the final round its order."""
        notes = [Text(self._seen(seen), style=f"bold {CHEESE}")] if seen.known else []
        if seen.last >= 0 and seen.result is None:
            players = len(seen.reserves)
            order = [(seen.last - place) % players for place in range(1, players)]
            chips = Text(" ").join(chip(seat) for seat in order)
            notes.append(Text.assemble((f"{self.words.say('table-order')} ", MUTED), chips))
        return notes

    def _seen(self, seen: EuropeView) -> str:
        rats = [
            self.words.say("titled", title=place_in_words(self.words, at), text=token_in_words(self.words, name))
            for at, name in seen.known.items()
        ]
        return self.words.say("table-seen", rats=" · ".join(rats))

    def details(self, option: SpelledOption) -> list[str]:
        """What a card does, or an action of the turn."""
        match option.verb, option.args:
            case "card" | "use", {"card": str(card)}:
                return [about(self.words, card, is_final=self.is_final)]
            case "increase" | "take", _:
                return [about(self.words, option.verb)]
        return []

    def marks(self, seen: EuropeView) -> list[tuple[str, str]]:
        """Signs of the map, letters of classes, and headings."""
        say = self.words.say
        signs = [(sign, say(f"mark-{meaning}")) for sign, meaning in MARKS.items()]
        symbols = ["majority", "all", *dict.fromkeys(self.game.data.card_classes)]
        letters = [(say(f"letter-{symbol}"), self.words.name(symbol)) for symbol in symbols]
        headings = [(say(f"table-{key}"), say(f"mark-{key}")) for key in COLUMNS]
        return [*signs, *letters, *headings]

    def info(self, seen: EuropeView) -> Group:
        """Cards, regions, rats."""
        return page(self.words, self.game.data, seen)
