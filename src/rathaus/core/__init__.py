"""The kernel, shared by all games. It names no game."""
