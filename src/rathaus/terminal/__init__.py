"""The terminal: a game on one screen, against bots or with several people who pass it on."""

from rathaus.terminal.app import play

__all__ = ["play"]
