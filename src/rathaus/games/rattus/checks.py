"""RT-1, RT-5: what must be right about a data file."""
# not compiled

from rathaus.core.errors import DataError
from rathaus.games.rattus.box import LONGEST_MOVE, PLAYERS, Box, Card, Region, Token
from rathaus.games.rattus.components import (
    ALL_SYMBOL,
    BONUSES,
    EFFECT_NAMES,
    EXTRA_RAT,
    KEEP_CITIZEN,
    MAJORITY_SYMBOL,
    MOVE_CAMEL,
    NO_CLASS,
)


def check(box: Box, file: str) -> None:
    """Refuse data that cannot be played; errors name the place and the reason."""
    _check_regions(box, file)
    for region in box.region:
        _check_neighbours(region, box, file)
    for name, least in (("cards", 1), ("removed", 0), ("placements", 1)):
        _check_by_players(getattr(box.players, name), f"players, {name}", least, file)
    _check_tokens(box, file)
    _check_classes(box, file)
    for card in box.card:
        _check_card(card, box, file)
    for effect in ONE_CARD_ONLY:
        _check_alone(effect, box, file)
    for players in PLAYERS:
        _check_table(players, box, file)
    if box.longest < 1:
        raise DataError(file, "longest", f"{box.longest}, expected 1 or more")


def _check_once(names: list[str], file: str, where: str) -> None:
    for name in names:
        if names.count(name) > 1:
            raise DataError(file, where, f"{name!r} is listed {names.count(name)} times, expected once")


# The map.


def _check_regions(box: Box, file: str) -> None:
    """RT-1.2: each region has one name and a tier that is known."""
    _check_once(box.region_names, file, "region")
    tiers = box.players.tiers
    for region in box.region:
        if region.tier not in tiers:
            where = f"region {region.name!r}"
            raise DataError(file, where, f"unknown tier {region.tier!r}, expected one of {', '.join(tiers)}")


def _check_neighbours(region: Region, box: Box, file: str) -> None:
    """RT-1.2: neighbours are regions, each listed once, and list this region as a neighbour of the same kind."""
    where = f"region {region.name!r}"
    _check_once(region.land + region.sea, file, where)
    by_name = {other.name: other for other in box.region}
    for way in ("land", "sea"):
        for name in getattr(region, way):
            if name not in by_name or name == region.name:
                raise DataError(file, where, f"{name!r} is no other region, and cannot be a neighbour by {way}")
            if region.name not in getattr(by_name[name], way):
                raise DataError(file, where, f"{name!r} is a neighbour by {way}, but does not list {region.name!r}")


def _check_connected(players: int, box: Box, file: str) -> None:
    """RT-1.2: every region in play can be reached from every other one."""
    names = [box.region[at].name for at in box.land_for(players)]
    if len(names) < 2:
        raise DataError(file, "region", f"{len(names)} in play with {players} players, expected at least 2")
    links = {region.name: [*region.land, *region.sea] for region in box.region}
    reached = names[:1]
    for name in reached:  # grows during the loop
        reached += [other for other in links[name] if other in names and other not in reached]
    for name in names:
        if name not in reached:
            raise DataError(file, f"region {name!r}", f"cannot be reached from {names[0]!r} with {players} players")


# What depends on the number of players.


def _check_by_players(numbers: dict[str, int], where: str, least: int, file: str) -> None:
    if sorted(numbers) != [str(players) for players in PLAYERS]:
        listed = ", ".join(numbers) or "nobody"
        raise DataError(file, where, f"there are numbers for {listed}, expected one for each of 2 to 6 players")
    for players, number in numbers.items():
        if number < least:
            raise DataError(file, where, f"{number} with {players} players, expected {least} or more")


def _check_table(players: int, box: Box, file: str) -> None:
    """RT-1.4, RT-1.6: there are enough regions, tokens and citizens for this many players."""
    _check_connected(players, box, file)
    placed = 2 * box.players.placements[str(players)]
    if box.citizens <= placed:
        raise DataError(file, "citizens", f"{box.citizens}, but each of {players} players begins with {placed}")
    supply = box.tokens.total - len(box.land_for(players)) - box.players.removed[str(players)]
    if supply < 1:
        raise DataError(file, "players, removed", f"with {players} players no token is left for the supply")


# The tokens.


def _check_tokens(box: Box, file: str) -> None:
    """RT-1.4: the right number of tokens, enough starting ones, valid limits and symbols."""
    tokens = box.tokens
    for name, kinds in (("starting", tokens.starting), ("others", tokens.others)):
        for number, kind in enumerate(kinds, start=1):
            _check_token(kind, box.classes.names, file, f"tokens, {name} {number}")
    starting = sum(kind.count for kind in tokens.starting)
    total = starting + sum(kind.count for kind in tokens.others)
    if starting != tokens.starting_total:
        raise DataError(file, "tokens, starting", f"{starting} tokens, expected {tokens.starting_total}")
    if total != tokens.total:
        raise DataError(file, "tokens", f"{total} tokens, expected {tokens.total}")
    if starting < len(box.region):
        raise DataError(file, "tokens, starting", f"{starting} tokens for {len(box.region)} regions")


def _check_token(kind: Token, classes: list[str], file: str, where: str) -> None:
    known = [MAJORITY_SYMBOL, ALL_SYMBOL, *(name for name in classes if name != NO_CLASS)]
    if kind.limit < 1 or kind.count < 1:
        raise DataError(file, where, f"limit {kind.limit} and count {kind.count}, expected 1 or more of both")
    if not kind.symbols:
        raise DataError(file, where, "no symbol, expected at least one")
    for symbol in kind.symbols:
        if symbol not in known:
            raise DataError(file, where, f"unknown symbol {symbol!r}, expected one of {', '.join(known)}")


# The class cards.

ONE_CARD_ONLY = [KEEP_CITIZEN, MOVE_CAMEL, EXTRA_RAT]  # such a card needs a thing that exists only once
MOST = {
    "move-rat": 1,
    "look-at-rats": 2,
    "save-citizen": 1,
    "keep-citizen": 1,
    "move-camel": 1,
    "plague-steps": LONGEST_MOVE,
    "plague-steps-of-many": LONGEST_MOVE,
    "extra-rat": 1,
    "join-after-kill": 1,
    "flee-after-kill": 1,
}


def _check_classes(box: Box, file: str) -> None:
    """RT-1.3: enough recommended cards, and enough classes for a game with one card of each."""
    classes = box.classes
    _check_once(classes.names, file, "classes, names")
    _check_once(classes.recommended, file, "classes, recommended")
    _check_once(box.card_names, file, "card")
    for name in classes.recommended:
        if name not in box.card_names:
            raise DataError(file, "classes, recommended", f"there is no card {name!r}")
    most = max(box.players.cards.values())
    if len(classes.recommended) < most:
        raise DataError(file, "classes, recommended", f"{len(classes.recommended)} cards, expected at least {most}")
    held = [name for name in classes.names[:most] if any(card.class_ == name for card in box.card)]
    if len(held) < most:
        raise DataError(file, "classes, names", f"only {len(held)} of the first {most} classes have a card")


def _check_card(card: Card, box: Box, file: str) -> None:
    """RT-5.1: a known class, known effects, at most one of them for the action phase."""
    where = f"card {card.name!r}"
    if card.class_ not in box.classes.names:
        known = ", ".join(box.classes.names)
        raise DataError(file, where, f"unknown class {card.class_!r}, expected one of {known}")
    for name, amount in card.effects.items():
        if name not in EFFECT_NAMES:
            raise DataError(file, where, f"unknown effect {name!r}, expected one of {', '.join(EFFECT_NAMES)}")
        if not 1 <= amount <= MOST.get(name, amount):
            most = f"to {MOST[name]}" if name in MOST else "or more"
            raise DataError(file, where, f"{name} = {amount}, expected 1 {most}")
    if sum(name in card.effects for name in EFFECT_NAMES[:BONUSES]) > 1:
        raise DataError(file, where, "it has several abilities for the action phase, expected one at the most")


def _check_alone(effect: int, box: Box, file: str) -> None:
    name = EFFECT_NAMES[effect]
    cards = [card.name for card in box.card if name in card.effects]
    if len(cards) > 1:
        raise DataError(file, "card", f"{' and '.join(cards)} have {name}, expected one card at the most")
