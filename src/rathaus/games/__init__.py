"""The games of the house, in one explicit list."""

from rathaus.core.game import Game
from rathaus.games.ratland import RATLAND
from rathaus.games.rattus import RATTUS
from rathaus.games.ratville import RATVILLE
from rathaus.games.ratzzia import RATZZIA

GAMES: dict[str, Game] = {game.name: game for game in (RATLAND, RATTUS, RATVILLE, RATZZIA)}
