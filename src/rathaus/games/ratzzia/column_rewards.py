"""RZ-12: which reward stands above which column."""

from rathaus.core.flow import Step
from rathaus.games.ratzzia.ana import MoveAna
from rathaus.games.ratzzia.candy import TakeCandy
from rathaus.games.ratzzia.components import ACCOUNTANT, ANA, CANDY_JAR, GREEDY, SAUSAGES
from rathaus.games.ratzzia.jars import OpenJar
from rathaus.games.ratzzia.secure import secure_reward
from rathaus.games.ratzzia.sharing import ChooseSide, Rob, ShareFood
from rathaus.games.ratzzia.table import Flow


def reward_of(flow: Flow, column: int) -> Step:
    """RZ-7.4: what the active player gets."""
    seat = flow.table.active
    reward = flow.data.rewards[column]
    if reward == ANA:
        return MoveAna(seat, column)
    if reward == CANDY_JAR:
        return TakeCandy(seat)
    if reward == SAUSAGES:
        return OpenJar(seat, column)
    if reward == GREEDY:
        return Rob(seat)
    if reward == ACCOUNTANT:
        return ChooseSide(seat) if flow.table.players > 2 else ShareFood(1)
    return secure_reward(flow, column)
