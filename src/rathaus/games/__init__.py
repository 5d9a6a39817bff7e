"""The games of the house, in one explicit list."""

from rathaus.core.game import Game
from rathaus.games.ratland import RATLAND
from rathaus.games.rattus import RATTUS

GAMES: dict[str, Game] = {game.name: game for game in (RATLAND, RATTUS)}
