"""Ratville's table in a scenario's words: how it is laid, and what can be said of it. (Never compiled.)"""

from typing import Any

from rathaus.core.scenario import Fields
from rathaus.games.ratville.table import Flow


def arrange(flow: Flow, fields: Fields) -> None:
    """Later."""


def facts(flow: Flow) -> dict[str, Any]:
    """Later."""
    return {}
