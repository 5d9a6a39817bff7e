"""What the house counts: how much is done and how fast, never by whom or at which table."""


class Metrics:
    """Counters since the start."""

    def __init__(self) -> None:
        self.frozen = 0
