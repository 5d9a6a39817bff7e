"""Ratville in the terminal: the viewer's town, everybody's numbers, and what lies in the centre."""

from rich.console import Group
from rich.text import Text

from rathaus.core.game import Game
from rathaus.core.view import SpelledOption
from rathaus.games.ratville.components import RESOURCE_NAMES
from rathaus.games.ratville.data import cards_in
from rathaus.games.ratville.view import TownsView
from rathaus.terminal.canvas import MUTED, chip, clipped
from rathaus.terminal.drawing import Drawing
from rathaus.terminal.ratville_cards import Cards, creature_line, strength
from rathaus.terminal.ratville_characters import character_hint, marks
from rathaus.terminal.ratville_info import page
from rathaus.terminal.ratville_town import BOARDS, Town, resources_of
from rathaus.words import Words

CROWN = "♛"
GOAL = "!"


class RatvilleDrawing(Drawing[TownsView]):
    """The viewer's town, everybody's numbers, and the plans of the others."""

    counted = frozenset({"damage"})
    loot = ""  # of the round whose heading was drawn last: what an option means depends on it

    def __init__(self, game: Game, words: Words) -> None:
        super().__init__(game, words)
        self.described = Cards(words, game.data, cards_in(game.data))

    def heading(self, seen: TownsView) -> str:
        """The round, and the goal (RV-5.1)."""
        self.loot = seen.loot
        goal = self.game.data.goals[BOARDS[seen.board]]
        key = "table-heading-over" if seen.result else "table-heading" if seen.round else "table-heading-before"
        return self.words.say(key, round=seen.round, goal=goal)

    def board(self, seen: TownsView, draft: SpelledOption | None) -> Text:
        """The viewer's town."""
        return Town(self.described, seen, self.amount(draft)).drawn()

    # The players.

    def columns(self) -> list[str]:
        """People, resources, creatures."""
        letters = [self.words.say(f"letter-{name}") for name in ("population", *RESOURCE_NAMES)]
        return [*letters, self.words.say("table-beasts")]

    def numbers(self, seen: TownsView, seat: int) -> list[int]:
        """In the order of the columns."""
        return [seen.population[seat], *resources_of(seen, seat), len(seen.creatures[seat])]

    def mark(self, seen: TownsView, seat: int) -> str:
        """The start player."""
        return CROWN if seat == seen.start else ""

    def warning(self, seen: TownsView, seat: int) -> str:
        """Who has reached the goal."""
        return GOAL if seen.population[seat] >= self.game.data.goals[BOARDS[seen.board]] else ""

    def legend(self, seen: TownsView) -> str:
        """What the crown means."""
        return f"{CROWN} {self.words.say('table-start')}"

    # What lies open.

    def cards(self, seen: TownsView, lines: int) -> list[Text]:
        """The creatures in the centre, and the viewer's own buildings and objects."""
        cards = self.described
        beasts = [creature_line(cards, name, 0) for name in seen.centre]
        rows = [self._row("table-centre" if number == 0 else "", text) for number, text in enumerate(beasts)]
        for key, names in (("table-town-cards", seen.buildings), ("table-objects", seen.objects)):
            text = ", ".join(self.words.name(name) for name in names[seen.seat])
            rows.append(self._row(key, text or self.words.say("table-nothing")))
        return rows[: lines - 1]

    def _row(self, key: str, text: str) -> Text:
        head = self.words.say(key) if key else ""
        return Text.assemble((f"{head:<9}", MUTED), clipped(text, self.side - 9))

    def notes(self, seen: TownsView) -> list[Text]:
        """The dice of the others, with what is known of their characters."""
        if not any(seen.dice[0]):
            return []
        others = [seat for seat in range(len(seen.dice)) if seat != seen.seat]
        return [Text("   ").join([self._plan(seen, seat) for seat in others])]

    def _plan(self, seen: TownsView, seat: int) -> Text:
        hidden = self.words.say("table-hidden")
        slots = []
        for die, bonus, name in zip(seen.dice[seat], seen.bonus[seat], seen.characters[seat], strict=True):
            value = f"{die}+{bonus}" if bonus else f"{die}"
            slots.append(f"{value}{self.words.name(name)[:3] if name else hidden}")
        return Text.assemble(chip(seat), " ", " ".join(slots))

    def beside(self, option: SpelledOption) -> str:
        """What a character does, what a card in play does, and how strong a creature is; the board tells of others."""
        match option.verb, option.args:
            case "assign", {"character": str(character)}:
                return character_hint(self.described, character)
            case "use", {"card": str(card)}:
                return self.described.effects(card)
            case "take", {"box": int(box)}:
                return self.described.box(self.loot, box)
            case "send" | "creature" | "eliminate", {"creature": str(creature)}:
                return strength(self.described, creature, int(option.args.get("wounds", 0)))
        return ""

    def details(self, option: SpelledOption) -> list[str]:
        """What a card of the hand or the market needs, costs and does."""
        card = option.args.get("object", option.args.get("building"))
        if not isinstance(card, str):
            return []
        cards = self.described
        needs = self.words.say("info-card", die=cards.die(card), cost=cards.cost(card))
        return [" · ".join(part for part in (needs, cards.carrier(card), cards.effects(card)) if part)]

    def marks(self, seen: TownsView) -> list[tuple[str, str]]:
        """Resources, and the signs of towns and cards."""
        return marks(self.words)

    def summary(self, seen: TownsView) -> str:
        """RV-6.1, RV-6.3: with the goal and the duties of this table."""
        goal = self.game.data.goals[BOARDS[seen.board]]
        return self.words.say("rules-summary", goal=goal, must="yes" if seen.is_mandatory else "no")

    def info(self, seen: TownsView) -> Group:
        """Towns, hand, market, creatures, record."""
        return page(self.described, seen)
