"""Drafts: picks that a seat keeps for what it is asked, for its own eyes only."""

import secrets
from typing import NamedTuple

import msgspec

from rathaus.core.errors import IllegalActionError, RefusedError
from rathaus.core.view import Decision, SpelledOption, decision_for
from rathaus.server.bodies import MAX_PICKS
from rathaus.server.live_match import LiveMatch, ruling
from rathaus.server.looks import as_object, fields_of
from rathaus.server.messages import DraftState
from rathaus.server.store.records import DraftsBySeat


class Drafts:
    """The drafts of a match."""

    def __init__(self, kept: DraftsBySeat | None = None) -> None:
        self.kept = kept or {}
        self._walked: dict[int, Walked] = {}  # by seat, as far as its person has come

    def keep(self, seat: int, decision: str, picks: list[int]) -> None:
        """A seat's draft for a decision; no picks, no draft."""
        self.kept[seat] = (decision, picks)
        if not picks:
            self.drop(seat)

    def drop(self, seat: int) -> None:
        """The seat has answered."""
        self.kept.pop(seat, None)
        self._walked.pop(seat, None)

    def shown(self, live: LiveMatch, seat: int) -> DraftState | None:
        """The seat's draft, if it still answers what is asked."""
        decision, picks = self.kept.get(seat, ("", []))
        if not picks or decision != live.decision_id(seat):
            return None
        try:
            return self.walked(live, seat, picks)
        except RefusedError:
            return None

    def walked(self, live: LiveMatch, seat: int, picks: list[int]) -> DraftState:
        """The state of a draft, computed once until somebody answers; one that grows goes on from where it was."""
        known = self._walked.pop(seat, None)
        if known is not None and known.version == live.version:
            if known.state.picks == picks:
                self._walked[seat] = known
                return known.state
            walking = known.walk if known.walk.picks == picks[: len(known.walk.picks)] else Walk(live, seat)
        else:
            walking = Walk(live, seat)
        state = walked(live, walking, picks)
        self._walked[seat] = Walked(live.version, walking, state)
        return state


class Walk:
    """Picks of a draft, made one by one on a copy, and never beyond its own last pick."""

    def __init__(self, live: LiveMatch, seat: int) -> None:
        self.seat = seat
        self.trial = live.match.position.copy()
        self.has_several = live.is_sealed or live.is_staged
        self.is_complete = False
        self.picks: list[int] = []
        self.spelled: list[SpelledOption] = []

    def go(self, picks: list[int]) -> None:
        """Make the picks that are still to make."""
        for number in range(len(self.picks), len(picks)):
            if self.is_complete:
                raise IllegalActionError("not-whole", f"the draft has more picks than the {number} it takes")
            self.spelled.append(self._spell(number, picks[number]))
            self.pick(picks[number])

    def pick(self, action: int) -> None:
        """Make a pick that is on offer. One that is a whole answer to an open question is not even tried."""
        self.picks.append(action)
        self.is_complete = not (self.has_several and self.trial.pick(self.seat, action))

    def _spell(self, number: int, action: int) -> SpelledOption:
        """The option that a pick stands for, if it is on offer."""
        if self.seat not in self.trial.asked() or action not in self.trial.options(self.seat):
            raise IllegalActionError("not-offered", f"pick {number} of the draft is not on offer")
        return SpelledOption(action, *self.trial.todo[-1].spell(self.trial, self.seat, action))

    @property
    def decision(self) -> Decision | None:
        """What may be picked next."""
        return None if self.is_complete else decision_for(self.trial, self.seat)


class Walked(NamedTuple):
    """How far a draft has come: at which version, and what its person is shown of it."""

    version: int
    walk: Walk
    state: DraftState


def walk(live: LiveMatch, seat: int, picks: list[int]) -> Walk:
    """Replay a draft pick by pick."""
    walking = Walk(live, seat)
    walking.go(picks)
    return walking


def walked(live: LiveMatch, walking: Walk, picks: list[int]) -> DraftState:
    """The state of a draft, from where it was."""
    with ruling():
        walking.go(picks)
        view = _seen(live, walking) if picks and walking.has_several else None
        return DraftState(
            picks=picks,
            spelled=walking.spelled.copy(),
            next=walking.decision,
            is_complete=walking.is_complete,
            view=view,
        )


def _seen(live: LiveMatch, walking: Walk) -> msgspec.Raw:
    """What the seat's own view shows differently with its picks; nothing that follows from them has been run."""
    fields, known = fields_of(live.match.game.see(walking.trial, walking.seat)), live.look(walking.seat).fields
    return msgspec.Raw(as_object([field for name, field in fields.items() if known[name] != field]))


def next_pick(live: LiveMatch, seat: int, picks: list[int]) -> Decision | None:
    """What may be picked after these; None where they are a whole answer."""
    with ruling():
        return walk(live, seat, picks).decision


def without_pick(live: LiveMatch, seat: int, picks: list[int], number: int) -> list[int]:
    """The picks of a draft without one of them, and without later ones that no longer fit."""
    with ruling():
        meant = walk(live, seat, picks).spelled
        walking = Walk(live, seat)
        kept: list[int] = []
        for wanted in meant[:number] + meant[number + 1 :]:
            action = _action_of(walking.decision, wanted)
            if action is not None:
                kept.append(action)
                walking.pick(action)
        return kept


def _action_of(decision: Decision | None, wanted: SpelledOption) -> int | None:
    """The option that means the same."""
    options = decision.options if decision else []
    return next((option.action for option in options if (option.verb, option.args) == (wanted.verb, wanted.args)), None)


def any_answer(live: LiveMatch, seat: int) -> list[int]:
    """A random whole answer to what the seat is asked: legal, but nothing more."""
    picks: list[int] = []
    with ruling():
        walking = Walk(live, seat)
        while (decision := walking.decision) is not None and len(picks) < MAX_PICKS:
            picks.append(secrets.choice(decision.options).action)
            walking.pick(picks[-1])
    return picks
