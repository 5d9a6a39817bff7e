"""RT-1, RT-5: what is in the box, read from the data file and checked."""
# not compiled

from hashlib import sha256

from rathaus.core.data import read
from rathaus.games.rattus.box import LONGEST_MOVE, PLAYERS, Box, Card, Token
from rathaus.games.rattus.checks import check
from rathaus.games.rattus.components import ABILITIES, ALL_SYMBOL, BONUSES, EFFECT_NAMES, MAJORITY_SYMBOL, token_name
from rathaus.games.rattus.contents import Data


def load(text: str, file: str) -> Data:
    """The box that a data file describes."""
    box = read(text, file, Box)
    check(box, file)
    starting = _kinds(box.tokens.starting)
    kinds = [*starting, *_kinds(box.tokens.others)]
    lands = [box.land_for(players) for players in range(PLAYERS[-1] + 1)]
    boards = [_board(box, land) for land in lands]
    effects = [[card.effects.get(name, 0) for name in EFFECT_NAMES] for card in box.card]
    return Data(
        citizens=box.citizens,
        longest=box.longest,
        many=box.players.many,
        regions=box.region_names,
        lands=lands,
        neighbours=boards,
        borders=[[sum(1 << other for other in near) for near in board] for board in boards],
        overseas=[[box.region_names.index(name) for name in region.sea] for region in box.region],
        within=[[_within(board, steps) for steps in range(LONGEST_MOVE + 1)] for board in boards],
        tokens=[_name(kind, is_starting=at < len(starting)) for at, kind in enumerate(kinds)],
        counts=[kind.count for kind in kinds],
        starting_kinds=len(starting),
        limits=[kind.limit for kind in kinds],
        symbols=[kind.symbols for kind in kinds],
        majorities=[kind.symbols.count(MAJORITY_SYMBOL) for kind in kinds],
        alls=[kind.symbols.count(ALL_SYMBOL) for kind in kinds],
        hits=[_hits(kind, box.card) for kind in kinds],
        removed=_by_players(box.players.removed),
        placements=_by_players(box.players.placements),
        cards_played=_by_players(box.players.cards),
        cards=box.card_names,
        card_numbers=[card.number for card in box.card],
        card_classes=[card.class_ for card in box.card],
        classes=box.classes.names,
        recommended=[box.card_names.index(name) for name in box.classes.recommended],
        effects=effects,
        abilities=[_first(amounts, ABILITIES) for amounts in effects],
        final_abilities=[_first(amounts, BONUSES) for amounts in effects],
        sha256=sha256(text.encode()).hexdigest(),
        text=text,
    )


def _by_players(numbers: dict[str, int]) -> list[int]:
    return [numbers.get(str(players), 0) for players in range(PLAYERS[-1] + 1)]


def _board(box: Box, land: list[int]) -> list[list[int]]:
    """RT-1.2: the neighbours of each region; regions that are not in play don't exist."""
    near = [[*region.land, *region.sea] for region in box.region]
    names = box.region_names
    return [
        [other for other in land if names[other] in near[region] and region in land] for region in range(len(names))
    ]


def _within(board: list[list[int]], steps: int) -> list[list[int]]:
    """RT-5.2: by start region: where a move of up to this many steps may end, never at the start."""
    return [_reached(board, region, steps) for region in range(len(board))]


def _reached(board: list[list[int]], region: int, steps: int) -> list[int]:
    reached = {region}
    for _ in range(steps):
        reached |= {other for at in reached for other in board[at]}
    return sorted(reached - {region})


def _kinds(tokens: list[Token]) -> list[Token]:
    """Equal tokens are one kind, even if the file lists them separately."""
    kinds: dict[str, Token] = {}
    for token in tokens:
        kind = kinds.setdefault(_name(token, is_starting=False), Token(token.limit, token.symbols, 0))
        kind.count += token.count
    return list(kinds.values())


def _name(kind: Token, *, is_starting: bool) -> str:
    return token_name(kind.limit, kind.symbols, is_starting=is_starting)


def _hits(kind: Token, cards: list[Card]) -> list[int]:
    """RT-4.6: how many citizens a token takes for each card."""
    return [kind.symbols.count(card.class_) for card in cards]


def _first(amounts: list[int], end: int) -> int:
    """The first effect below a number that a card has, or -1."""
    return next((effect for effect in range(end) if amounts[effect] > 0), -1)
