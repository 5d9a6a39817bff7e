"""The kit's properties of chance: a draw that is fixed beforehand really is the draw that is played."""

from rathaus.core.rng import Rng, fast
from rathaus.testing.fingerprint import difference, table_facts
from rathaus.testing.spec import AnyPosition, Case, RandomMove, Spec, require, sampled


class NotingRng(Rng):
    """Notes each draw as (n, result, whether it is part of a shuffle)."""

    def __init__(self, source: Rng) -> None:
        self.draws = source.draws
        self.source = source
        self.noted: list[tuple[int, int, bool]] = []
        self.is_shuffling = False

    def below(self, n: int) -> int:
        """The source's number, noted."""
        result = self.source.below(n)
        self.draws = self.source.draws
        if n > 1:
            self.noted.append((n, result, self.is_shuffling))
        return result

    def shuffle(self, pieces: list[int]) -> None:
        """A shuffle, its draws noted as such."""
        self.is_shuffling = True
        super().shuffle(pieces)
        self.is_shuffling = False

    def copy(self) -> "NotingRng":
        """A copy that gives the same numbers, with no notes of its own yet."""
        return NotingRng(self.source.copy())


class ScriptedRng(Rng):
    """Gives the numbers of a script; where it has run out or does not fit, those of a fallback."""

    def __init__(self, script: list[int], fallback: Rng, draws: int = 0) -> None:
        self.draws = draws
        self.script = script
        self.fallback = fallback

    def below(self, n: int) -> int:
        """The script's next number."""
        if n == 1:
            return 0
        self.draws += 1
        if self.script and self.script[0] < n:
            return self.script.pop(0)
        return self.fallback.below(n)

    def copy(self) -> "ScriptedRng":
        """A copy that gives the same numbers."""
        return ScriptedRng(self.script.copy(), self.fallback.copy(), self.draws)


def plays_the_draw_that_was_drawn(spec: Spec, case: Case) -> None:
    """Playing on with the noted draws gives the same table, and no single roll is made for nothing."""
    for move in sampled(spec, case, "draws", 40):
        noted, table = _noted(move)
        if noted:
            _check_script(move, [result for _, result, _ in noted], table)
        for at, (n, _, is_shuffle) in enumerate(noted):
            if not is_shuffle:
                _check_roll(move, [result for _, result, _ in noted], at, n)


def _noted(move: RandomMove) -> tuple[list[tuple[int, int, bool]], dict[str, object]]:
    position = move.position.copy()
    rng = NotingRng(position.rng.copy())
    position.rng = rng
    position.play(move.seat, move.action)
    return rng.noted, table_facts(position)


def _scripted(move: RandomMove, script: list[int]) -> AnyPosition:
    position = move.position.copy()
    position.rng = ScriptedRng(script.copy(), fast("fallback"), position.rng.draws)
    position.play(move.seat, move.action)
    return position


def _check_script(move: RandomMove, script: list[int], table: dict[str, object]) -> None:
    scripted = table_facts(_scripted(move, script))
    require(scripted == table, f"a scripted draw gives another table: {difference(table, scripted)}")


def _check_roll(move: RandomMove, script: list[int], at: int, n: int) -> None:
    """What a roll shows must matter: some other number in its place leads to another table."""
    tables = [table_facts(_scripted(move, [*script[:at], face, *script[at + 1 :]])) for face in range(min(n, 12))]
    require(any(table != tables[0] for table in tables), f"a roll out of {n} is made and then not used")
