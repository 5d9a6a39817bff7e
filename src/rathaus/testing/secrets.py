"""The kit's properties of secrets: what a seat cannot know changes nothing that it can see.

Pairs of positions come from the game's `redeal`, which its tests write from the rules, and never from `imagine`.
"""

from collections import defaultdict

import msgspec

from rathaus.core.events import Event
from rathaus.core.rng import fast
from rathaus.core.seats import SPECTATOR
from rathaus.core.view import encode
from rathaus.testing.fingerprint import facts_of
from rathaus.testing.spec import AnyPosition, Case, RandomMove, Spec, require, sampled

DEALS = 24


def leaks_nothing(spec: Spec, case: Case) -> None:
    """Views, options, events and the choices of policies are the same bytes, however the hidden things lie.

    A view that is made from the spectators' view is the same as one that is made without it; with open places,
    everybody counts the same.
    """
    for move in sampled(spec, case, "secrets", 6):
        seen = spec.game.see(move.position, SPECTATOR)
        for viewer in case.viewers():
            first = encode(spec.game.see(move.position, viewer))
            second = encode(spec.game.see_from(seen, move.position, viewer))
            require(first == second, f"seat {viewer} sees other things by `see_from`: {_parting(first, second)}")
            if spec.game.has_open_places:
                counted = spec.game.places(spec.game.see(move.position, viewer))
                require(counted == spec.game.places(seen), f"seat {viewer} counts other things than spectators")
            other = spec.redeal(move.position, viewer, case.chance(f"redeal {viewer} {move.number}"))
            _check_alike(spec, viewer, move.position, other)
            _check_policies(spec, viewer, move.position, other)
            _check_after(spec, viewer, move, other)


def _check_alike(spec: Spec, viewer: int, position: AnyPosition, other: AnyPosition) -> None:
    first, second = (encode(spec.game.see(each, viewer)) for each in (position, other))
    require(first == second, f"seat {viewer} sees a secret: {_parting(first, second)}")


def _parting(first: bytes, second: bytes) -> str:
    at = next((at for at, pair in enumerate(zip(first, second, strict=False)) if pair[0] != pair[1]), 0)
    return f"…{first[max(0, at - 40) : at + 20]!r} or …{second[max(0, at - 40) : at + 20]!r}"


def _check_policies(spec: Spec, viewer: int, position: AnyPosition, other: AnyPosition) -> None:
    if viewer not in position.asked():
        return
    for make in spec.policies:
        first, second = make("pair").choose(position, viewer), make("pair").choose(other, viewer)
        require(first == second, f"a policy looks at secrets: it chooses {first} or {second}")
        require(first in position.options(viewer), f"a policy chooses {first}, which is not offered")


def _check_after(spec: Spec, viewer: int, move: RandomMove, other: AnyPosition) -> None:
    """The same further action: still nothing differs for the viewer, up to what is revealed or drawn."""
    if move.seat not in other.asked() or move.action not in other.options(move.seat):
        require(move.seat != viewer, f"seat {viewer} is offered other things when only secrets differ")
        return
    first, second = move.position.copy(), other.copy()
    heard = [_heard(position, viewer, move) for position in (first, second)]
    require(heard[0] == heard[1], f"seat {viewer} hears a secret: {heard[0]!r} or {heard[1]!r}")
    if not (_taught(first, move.position) or _taught(second, other)):
        _check_alike(spec, viewer, first, second)


def _heard(position: AnyPosition, viewer: int, move: RandomMove) -> bytes:
    """What the viewer hears of an action before the first reveal or draw."""
    draws = position.rng.draws
    told = position.listen()
    position.play(move.seat, move.action)
    if position.rng.draws != draws and not any(event.reveals for event in told):
        return b""
    return b"".join(msgspec.json.encode(event) for event in _unrevealed(told) if event.is_heard_by(viewer))


def _unrevealed(told: list[Event]) -> list[Event]:
    first = next((at for at, event in enumerate(told) if event.reveals), len(told))
    return told[:first]


def _taught(after: AnyPosition, before: AnyPosition) -> bool:
    return after.rng.draws != before.rng.draws or any(event.reveals for event in after.told)


def keeps_answers_sealed(spec: Spec, case: Case) -> None:
    """As long as a seat is not done with its sealed picks, nobody else sees or hears anything of them."""
    for move in sampled(spec, case, "sealed", 24):
        after = move.position.copy()
        told = after.listen()
        if after.todo[-1].sealed and after.pick(move.seat, move.action):
            for viewer in (other for other in case.viewers() if other != move.seat):
                _check_alike(spec, viewer, move.position, after)
                heard = [event for event in told if event.is_heard_by(viewer)]
                require(not heard, f"seat {viewer} hears of a sealed pick: {heard}")


def drafts_without_secrets(spec: Spec, case: Case) -> None:
    """A seat that only tries its picks, up to its last one, sees the same, however the hidden things lie."""
    for move in sampled(spec, case, "drafts", 12):
        if move.position.todo[-1].sealed or move.position.todo[-1].stages:
            seat, chance = move.seat, case.chance(f"draft {move.number}")
            first, second = move.position.copy(), spec.redeal(move.position, seat, chance)
            goes_on = True
            while goes_on:
                action = chance.choice(first.options(seat))
                goes_on = first.pick(seat, action)
                require(second.pick(seat, action) == goes_on, f"a secret ends the picks of seat {seat}")
                _check_alike(spec, seat, first, second)
            require(first.rng.draws == move.position.rng.draws, "the last pick draws")


def imagines_what_fits(spec: Spec, case: Case) -> None:
    """An imagined position looks the same to the seat, keeps the laws, and can be played to the end."""
    for move in sampled(spec, case, "imagine", 4):
        patient = case.chance(f"patient {move.number}").choice(case.viewers())
        for viewer in case.viewers():
            view = spec.game.see(move.position, viewer)
            imagined = spec.game.imagine(view, fast(f"{case.seed} {viewer}"))
            first, second = encode(view), encode(spec.game.see(imagined, viewer))
            require(first == second, f"what is imagined looks different: {_parting(first, second)}")
            for name, (found, expected) in spec.game.laws(imagined).items():
                require(found == expected, f"what is imagined breaks the law of {name}")
            if viewer == patient:
                _play_to_the_end(spec, case, imagined)


def _play_to_the_end(spec: Spec, case: Case, position: AnyPosition) -> None:
    chance = case.chance("imagined")
    for _ in range(spec.game.bound(case.players) + 1):
        asked = position.asked()
        if not asked:
            require(position.outcome is not None, "an imagined game stops without an end")
            return
        seat = chance.choice(asked)
        position.play(seat, chance.choice(position.options(seat)))
    require(False, "an imagined game does not end")


def imagines_every_secret(spec: Spec, case: Case) -> None:
    """Each fact that a redeal varies, imagining varies too: nothing hidden is taken over or forgotten."""
    for move in sampled(spec, case, "vary", 2):
        for viewer in case.viewers():
            chance = case.chance(f"vary {viewer}")
            view = spec.game.see(move.position, viewer)
            stuck = _varying([spec.redeal(move.position, viewer, chance) for _ in range(DEALS)], DEALS // 4)
            imagined: list[AnyPosition] = []
            while stuck and len(imagined) < 10 * DEALS:
                imagined += [spec.game.imagine(view, fast(f"{case.seed} {len(imagined)} {n}")) for n in range(DEALS)]
                stuck -= _varying(imagined, 1)
            require(not stuck, f"seat {viewer} imagines always the same {sorted(stuck)[:3]}")


def _varying(positions: list[AnyPosition], least: int) -> set[str]:
    """The table's facts of which at least this many deals differ from the most common value."""
    values: dict[str, list[object]] = defaultdict(list)
    for position in positions:
        for path, fact in facts_of(position).items():
            if not path.startswith("position.rng"):
                values[path].append(fact)
    return {
        path for path, seen in values.items() if len(positions) - max(seen.count(value) for value in set(seen)) >= least
    }
