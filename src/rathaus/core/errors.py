"""Errors: refused actions and wrong input."""


class RefusedError(ValueError):
    """A seat asked for something that is not allowed; nothing has changed. `reason` is a key of the catalogues."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class NotYourTurnError(RefusedError):
    """The seat is not asked at the moment."""


class IllegalActionError(RefusedError):
    """The seat is asked, but this is not one of its options."""


class UndoRefusedError(RefusedError):
    """There is nothing to undo, or somebody has learned something from it."""


class SetupError(ValueError):
    """The game cannot be set up like that: a wrong number of players, an unknown option or value.

    Where people can see the error, `reason` is a key of the catalogues, and `facts` has the values for its message.
    """

    def __init__(self, message: str, reason: str = "setup", facts: dict[str, int | str] | None = None) -> None:
        super().__init__(message)
        self.reason = reason
        self.facts = facts or {}


class DataError(ValueError):
    """A data file is invalid: which file, where in it, and what was expected."""

    def __init__(self, file: str, where: str, problem: str) -> None:
        super().__init__(f"{file}: {where}: {problem}")
        self.file = file
        self.where = where
        self.problem = problem


class FieldError(ValueError):
    """A scenario names something that does not exist or is impossible: the path of the field, and what was expected."""

    def __init__(self, path: list[str], problem: str) -> None:
        super().__init__(f"{'.'.join(path)}: {problem}")
        self.path = path
        self.problem = problem
