"""What may be refused, and what may be wrong with what was given."""


class RefusedError(ValueError):
    """A seat asked for what is not allowed; nothing has changed. `reason` is a key that can be put into words."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class NotYourTurnError(RefusedError):
    """The seat is not asked at the moment."""


class IllegalActionError(RefusedError):
    """The seat is asked, but not offered this."""


class UndoRefusedError(RefusedError):
    """There is nothing to take back, or somebody has learned something from it."""


class SetupError(ValueError):
    """The game is not played like that: a wrong number of players, an unknown option or value.

    Where people can meet it, `reason` is a key that can be put into words, and `facts` is what it has to mention.
    """

    def __init__(self, message: str, reason: str = "setup", facts: dict[str, int | str] | None = None) -> None:
        super().__init__(message)
        self.reason = reason
        self.facts = facts or {}


class DataError(ValueError):
    """A data file says what cannot be: which file, where in it, and what was expected."""

    def __init__(self, file: str, where: str, problem: str) -> None:
        super().__init__(f"{file}: {where}: {problem}")
        self.file = file
        self.where = where
        self.problem = problem


class FieldError(ValueError):
    """A scenario names what is not there or cannot be: the path of the field, and what was expected."""

    def __init__(self, path: list[str], problem: str) -> None:
        super().__init__(f"{'.'.join(path)}: {problem}")
        self.path = path
        self.problem = problem
