"""RV-1.6: the checks of a data file: counts as in the box, each effect known, each cost payable."""
# not compiled

from collections.abc import Iterable

from rathaus.core.errors import DataError
from rathaus.games.ratville.box import Band, Box, BoxCreature, Card, Effect
from rathaus.games.ratville.components import CHARACTER_NAMES, GAIN_NAMES, RESOURCE_NAMES, SPECIAL_NAMES

DECKS = ["start", "basic", "advanced"]
MOST_PLAYERS = 4
HIGHEST_VALUE = 12  # skills are listed up to this value; beyond it the last band applies

# The fields of each kind of effect, and which cards may have it.
FIELDS: dict[str, tuple[str, ...]] = {
    "pop": ("amount",),
    "feed": ("amount",),
    "defence": ("amount",),
    "dmg": ("amount",),
    "dice_plus": ("amount",),
    "preach_twice": (),
    "on_kill": ("gain",),
    "gain": ("gain",),
    "discount": ("pay",),
    "pop_pay": ("pay", "amount"),
    "dmg_pay": ("pay", "amount"),
    "kill_pay": ("pay",),
    "convert": ("pay", "one_of"),
    "if_die": ("faces", "one_of"),
    "die_plus": ("amount",),
    "on_kill_pop": ("amount",),
    "on_build_pop": ("amount",),
}
ALL_FIELDS = ("amount", "pay", "gain", "one_of", "faces")
OF_BUILDINGS = ("pop", "pop_pay", "feed", "defence", "dmg", "dmg_pay", "on_kill", "dice_plus")
OF_OBJECTS = (
    *("pop", "pop_pay", "defence", "dmg", "gain", "convert", "if_die", "die_plus"),
    *("preach_twice", "on_kill_pop", "discount", "on_build_pop", "kill_pay"),
)
OF_ONE_CHARACTER = {"preach_twice": "preacher", "discount": "builder", "on_build_pop": "builder"}
PAID = ("pop_pay", "dmg_pay", "kill_pay", "convert")


def check(box: Box, file: str) -> None:
    """Check everything, in the order of the file; errors name the place and what was expected."""
    _Checker(box, file).check()


class _Checker:
    """Checks one file."""

    def __init__(self, box: Box, file: str) -> None:
        self.box = box
        self.cards = box.cards
        self.file = file

    def check(self) -> None:
        self._counts()
        self._numbers()
        self._boards()
        self._characters()
        self._buildings()
        self._objects()
        for card in self.cards:
            self._card(card)
        self._creatures()
        self._loot()

    def _wrong(self, where: str, problem: str) -> DataError:
        return DataError(self.file, where, problem)

    def _least(self, where: str, name: str, number: int, least: int) -> None:
        if number < least:
            raise self._wrong(where, f"{name} = {number}, expected {least} or more")

    def _once(self, where: str, names: Iterable[str]) -> None:
        seen: list[str] = []
        for name in names:
            if name in seen:
                raise self._wrong(where, f"{name!r} is listed twice, expected once")
            seen.append(name)

    def _known(self, where: str, what: str, name: str, known: Iterable[str]) -> None:
        if name not in known:
            raise self._wrong(where, f"unknown {what} {name!r}, expected one of {', '.join(known)}")

    # Numbers.

    def _counts(self) -> None:
        """RV-1.6: all copies of all cards."""
        box = self.box
        found = {
            "characters": MOST_PLAYERS * len(box.character),
            "creatures": sum(sum(creature.copies) for creature in box.creature),
            "buildings": sum(sum(building.copies) for building in box.building),
            "objects": sum(card.copies for card in box.object),
            "loot": len(box.loot),
        }
        for name, number in found.items():
            expected = getattr(box.box, name)
            if number != expected:
                raise self._wrong("box", f"{name} = {expected}, but {number} are listed")

    def _numbers(self) -> None:
        box = self.box
        self._least("start", "population", box.start.population, 0)
        self._least("start", "kept", box.start.kept, 1)
        self._least("start", "dealt", box.start.dealt, box.start.kept)
        if MOST_PLAYERS * box.start.dealt > sum(card.copies for card in box.object):
            raise self._wrong("start", f"dealt = {box.start.dealt} to each of 4 players, but there are too few objects")
        self._least("corrosive", "scrap", box.corrosive.scrap, 0)
        self._least("fighter", "kills_from", box.fighter.kills_from, 1)
        self._least("fighter", "damage", box.fighter.damage, 0)
        self._least("preacher", "bonus", box.preacher.bonus, 0)
        self._least("house", "rounds", box.house.rounds, 1)

    def _boards(self) -> None:
        """RV-1.5: a basic and an advanced side, with more food due from box to box."""
        names = [board.name for board in self.box.board]
        if names != ["basic", "advanced"]:
            raise self._wrong("board", f"the boards are {names}, expected basic, then advanced")
        for board in self.box.board:
            where = f"board {board.name!r}"
            self._least(where, "goal", board.goal, self.box.start.population + 1)
            self._least(where, "boxes", board.boxes, board.goal)
            starts = [step.from_ for step in board.food]
            if starts[:1] != [0] or sorted(set(starts)) != starts:
                raise self._wrong(where, f"food is due from {starts}, expected 0 and then more each time")
            if starts[-1] > board.boxes:
                raise self._wrong(where, f"food is due from {starts[-1]}, but there are {board.boxes} boxes")
            for step in board.food:
                self._least(where, "due", step.due, 0)

    def _characters(self) -> None:
        """RV-3: the seven, in their order."""
        names = [character.name for character in self.box.character]
        if names != CHARACTER_NAMES[1:]:
            raise self._wrong("character", f"the characters are {names}, expected {CHARACTER_NAMES[1:]}")
        if sum(character.mandatory for character in self.box.character) > 4:
            raise self._wrong("character", "more than 4 are mandatory, but there are 4 dice")
        for character in self.box.character:
            self._skill(character.name, character.skill)

    def _skill(self, name: str, skill: list[Band]) -> None:
        where = f"character {name!r}"
        if bool(skill) != (name in ("builder", "geek")):
            raise self._wrong(where, "builder and geek have a skill, and nobody else")
        starts = [band.from_ for band in skill]
        if starts and (starts[0] != 1 or sorted(set(starts)) != starts):
            raise self._wrong(where, f"the skill has bands from {starts}, expected 1 and then more each time")
        if starts and starts[-1] > HIGHEST_VALUE:
            raise self._wrong(where, f"the skill has a band from {starts[-1]}, expected {HIGHEST_VALUE} at most")
        for band in skill:
            self._gain(where, band.gain, RESOURCE_NAMES)

    # Cards.

    def _buildings(self) -> None:
        self._once("building", [card.name for card in self.cards])
        for building in self.box.building:
            self._copies(f"building {building.name!r}", building.copies)

    def _copies(self, where: str, copies: list[int]) -> None:
        if len(copies) != 3 or min(copies) < 0 or sum(copies) == 0:
            raise self._wrong(where, f"copies = {copies}, expected three counts: always, from 3 and from 4 players")

    def _card(self, card: Card) -> None:
        """A face of a building, or an object."""
        where = f"{'object' if card.character else 'building'} {card.name!r}"
        if not 1 <= card.die <= 6:
            raise self._wrong(where, f"die = {card.die}, expected 1 to 6")
        self._cost(where, "cost", card.cost)
        if not card.effects:
            raise self._wrong(where, "effects is empty, expected at least one effect")
        for effect in card.effects:
            self._effect(where, effect, card.character)
        if sum(effect.kind in PAID for effect in card.effects) > 1:
            raise self._wrong(where, "more than one payment, expected one at the most")  # RR-44

    def _cost(self, where: str, name: str, cost: dict[str, int]) -> None:
        """A cost is payable if each resource in it can be obtained somewhere."""
        self._gain(f"{where}, {name}", cost, RESOURCE_NAMES)
        for resource in cost:
            if resource not in self._sources():
                raise self._wrong(where, f"{name} asks for {resource}, which no loot and no skill gives")

    def _sources(self) -> set[str]:
        loot = {name for card in self.box.loot for box in card.boxes for name in box}
        return loot | {name for character in self.box.character for band in character.skill for name in band.gain}

    def _gain(self, where: str, counts: dict[str, int], known: list[str]) -> None:
        for name, count in counts.items():
            self._known(where, "resource", name, known)
            self._least(where, name, count, 1)

    def _effect(self, where: str, effect: Effect, character: str) -> None:
        known = OF_OBJECTS if character else OF_BUILDINGS
        self._known(where, "effect", effect.kind, known)
        where = f"{where}, {effect.kind}"
        if OF_ONE_CHARACTER.get(effect.kind, character) != character:
            raise self._wrong(where, f"carried by {character}, expected {OF_ONE_CHARACTER[effect.kind]}")
        for field in ALL_FIELDS:
            is_there, is_wanted = bool(getattr(effect, field)), field in FIELDS[effect.kind]
            if is_there != is_wanted:
                raise self._wrong(where, f"{field} is {'missing' if is_wanted else 'not expected here'}")
        self._fields(where, effect)

    def _fields(self, where: str, effect: Effect) -> None:
        self._least(where, "amount", effect.amount, 0)
        self._cost(where, "pay", effect.pay)
        self._gain(where, effect.gain, GAIN_NAMES)
        for name in effect.one_of:
            self._known(where, "resource", name, RESOURCE_NAMES)
        self._once(where, effect.one_of)
        for face in effect.faces:
            if not 1 <= face <= 6:
                raise self._wrong(where, f"face {face}, expected 1 to 6")

    def _objects(self) -> None:
        for card in self.box.object:
            self._known(f"object {card.name!r}", "character", card.character, CHARACTER_NAMES[1:])
            self._least(f"object {card.name!r}", "copies", card.copies, 1)

    def _creatures(self) -> None:
        """RV-1.2: a rat for each player, and two decks."""
        self._once("creature", [creature.name for creature in self.box.creature])
        for creature in self.box.creature:
            where = f"creature {creature.name!r}"
            self._known(where, "deck", creature.deck, DECKS)
            self._known(where, "special", creature.special, SPECIAL_NAMES)
            self._copies(where, creature.copies)
            self._least(where, "life", creature.life, 1)
            self._least(where, "damage", creature.damage, 0)
            self._least(where, "food", creature.food, 0)
        self._rats([creature for creature in self.box.creature if creature.deck == "start"])

    def _rats(self, starting: list[BoxCreature]) -> None:
        """RV-1.2: one kind, with a copy for each player; further copies are basic creatures."""
        if len(starting) != 1:
            raise self._wrong("creature", f"{len(starting)} creatures are in deck 'start', expected one kind")
        copies = starting[0].copies
        if copies[0] < 2 or copies[0] + copies[1] < 3 or sum(copies) < MOST_PLAYERS:
            problem = f"copies = {copies}, expected one for each of 2, 3 and 4 players at least"
            raise self._wrong(f"creature {starting[0].name!r}", problem)

    def _loot(self) -> None:
        self._once("loot", [card.name for card in self.box.loot])
        for card in self.box.loot:
            if len(card.boxes) != MOST_PLAYERS or not all(card.boxes):
                raise self._wrong(f"loot {card.name!r}", f"{len(card.boxes)} boxes, expected 4 that hold something")
            for number, content in enumerate(card.boxes, start=1):
                self._gain(f"loot {card.name!r}, box {number}", content, GAIN_NAMES)
