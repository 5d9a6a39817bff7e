"""Drafts: picks that a seat keeps for what it is asked, for its own eyes only."""

import secrets

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
        self._walked: dict[int, tuple[int, DraftState]] = {}  # by seat: at which version, and what it was then

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
        """The state of a draft, computed once until somebody answers."""
        version, draft = self._walked.get(seat, (-1, None))
        if draft is None or version != live.version or draft.picks != picks:
            draft = walked(live, seat, picks)
            self._walked[seat] = live.version, draft
        return draft


class Walk:
    """Picks of a draft, made one by one on a copy, and never beyond its own last pick."""

    def __init__(self, live: LiveMatch, seat: int) -> None:
        self.seat = seat
        self.trial = live.match.position.copy()
        self.has_several = live.is_sealed or live.is_staged
        self.is_complete = False

    def pick(self, action: int) -> None:
        """Make a pick that is on offer. One that is a whole answer to an open question is not even tried."""
        self.is_complete = not (self.has_several and self.trial.pick(self.seat, action))

    def spelled(self, number: int, action: int) -> SpelledOption:
        """The option that a pick stands for, if it is on offer."""
        if self.seat not in self.trial.asked() or action not in self.trial.options(self.seat):
            raise IllegalActionError("not-offered", f"pick {number} of the draft is not on offer")
        return SpelledOption(action, *self.trial.todo[-1].spell(self.trial, self.seat, action))

    @property
    def decision(self) -> Decision | None:
        """What may be picked next."""
        return None if self.is_complete else decision_for(self.trial, self.seat)


def walk(live: LiveMatch, seat: int, picks: list[int]) -> tuple[Walk, list[SpelledOption]]:
    """Replay a draft pick by pick."""
    walking = Walk(live, seat)
    spelled: list[SpelledOption] = []
    for number, action in enumerate(picks):
        if walking.is_complete:
            raise IllegalActionError("not-whole", f"the draft has more picks than the {number} it takes")
        spelled.append(walking.spelled(number, action))
        walking.pick(action)
    return walking, spelled


def walked(live: LiveMatch, seat: int, picks: list[int]) -> DraftState:
    """The state of a draft."""
    with ruling():
        walking, spelled = walk(live, seat, picks)
        view = _seen(live, walking) if picks and walking.has_several else None
        is_complete = walking.is_complete
        return DraftState(picks=picks, spelled=spelled, next=walking.decision, is_complete=is_complete, view=view)


def _seen(live: LiveMatch, walking: Walk) -> msgspec.Raw:
    """What the seat's own view shows differently with its picks; nothing that follows from them has been run."""
    fields, known = fields_of(live.match.game.see(walking.trial, walking.seat)), live.look(walking.seat).fields
    return msgspec.Raw(as_object([field for name, field in fields.items() if known[name] != field]))


def next_pick(live: LiveMatch, seat: int, picks: list[int]) -> Decision | None:
    """What may be picked after these; None where they are a whole answer."""
    with ruling():
        return walk(live, seat, picks)[0].decision


def without_pick(live: LiveMatch, seat: int, picks: list[int], number: int) -> list[int]:
    """The picks of a draft without one of them, and without later ones that no longer fit."""
    with ruling():
        meant = walk(live, seat, picks)[1]
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
