"""rathaus: a house in which four rat games are played and studied."""

__version__ = "0.1.0"
