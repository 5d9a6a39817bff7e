"""The games of the house, in one explicit list."""

from rathaus.core.game import Game
from rathaus.games.ratland import RATLAND
from rathaus.games.ratville import RATVILLE

GAMES: dict[str, Game] = {game.name: game for game in (RATLAND, RATVILLE)}
