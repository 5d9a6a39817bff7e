"""The terminal: a game on one screen, against bots or with several people who pass it on."""

from rathaus.terminal.app import play
from rathaus.terminal.seating import play_in_terminal

__all__ = ["play", "play_in_terminal"]
