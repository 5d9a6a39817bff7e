"""Drafts: picks that a seat keeps for what it is asked, for its own eyes only."""

import secrets
from typing import Any

import msgspec

from rathaus.core.errors import IllegalActionError, RefusedError
from rathaus.core.flow import Position
from rathaus.core.view import Decision, SpelledOption, decision_for
from rathaus.server.bodies import MAX_PICKS
from rathaus.server.live_match import LiveMatch, ruling
from rathaus.server.messages import DraftState
from rathaus.server.store.records import DraftsBySeat


class Drafts:
    """The drafts of a match."""

    def __init__(self, kept: DraftsBySeat | None = None) -> None:
        self.kept = kept or {}

    def keep(self, seat: int, decision: str, picks: list[int]) -> None:
        """A seat's draft for a decision; no picks, no draft."""
        self.kept[seat] = (decision, picks)
        if not picks:
            self.drop(seat)

    def drop(self, seat: int) -> None:
        """The seat has answered."""
        self.kept.pop(seat, None)

    def shown(self, live: LiveMatch, seat: int) -> DraftState | None:
        """The seat's draft, if it still answers what is asked."""
        decision, picks = self.kept.get(seat, ("", []))
        if not picks or decision != live.decision_id(seat):
            return None
        try:
            return walked(live, seat, picks)
        except RefusedError:
            return None


def walked(live: LiveMatch, seat: int, picks: list[int]) -> DraftState:
    """The state of a draft. It is replayed pick by pick, and never beyond its own last pick."""
    with ruling():
        trial = live.match.position.copy()
        spelled: list[SpelledOption] = []
        for number, action in enumerate(picks):
            spelled.append(_picked(decision_for(trial, seat), number, action))
            if not _goes_on(live, trial, seat, action):
                if number + 1 < len(picks):
                    raise IllegalActionError("not-whole", f"the draft has more picks than the {number + 1} it takes")
                return DraftState(
                    picks=picks, spelled=spelled, next=None, is_complete=True, view=_seen(live, trial, seat)
                )
        view = _seen(live, trial, seat) if picks else None
        return DraftState(picks=picks, spelled=spelled, next=decision_for(trial, seat), is_complete=False, view=view)


def _seen(live: LiveMatch, trial: Position[Any, Any], seat: int) -> msgspec.Raw | None:
    """The seat's own view with its picks; nothing that follows from them has been run."""
    if not (live.is_sealed or live.is_staged):
        return None
    return msgspec.Raw(msgspec.json.encode(live.match.game.see(trial, seat)))


def _goes_on(live: LiveMatch, trial: Position[Any, Any], seat: int, action: int) -> bool:
    """Make a pick of a draft. One that is a whole answer to an open question is not even tried."""
    return (live.is_sealed or live.is_staged) and trial.pick(seat, action)


def _picked(decision: Decision | None, number: int, action: int) -> SpelledOption:
    """The option that a pick of a draft stands for."""
    for option in decision.options if decision else []:
        if option.action == action:
            return option
    raise IllegalActionError("not-offered", f"pick {number} of the draft is not on offer")


def without_pick(live: LiveMatch, seat: int, picks: list[int], number: int) -> list[int]:
    """The picks of a draft without one of them, and without later ones that no longer fit."""
    meant = walked(live, seat, picks).spelled
    with ruling():
        trial = live.match.position.copy()
        kept: list[int] = []
        for wanted in meant[:number] + meant[number + 1 :]:
            action = _action_of(decision_for(trial, seat), wanted)
            if action is not None:
                kept.append(action)
                if not _goes_on(live, trial, seat, action):
                    break
        return kept


def _action_of(decision: Decision | None, wanted: SpelledOption) -> int | None:
    """The option that means the same."""
    options = decision.options if decision else []
    return next((option.action for option in options if (option.verb, option.args) == (wanted.verb, wanted.args)), None)


def any_answer(live: LiveMatch, seat: int) -> list[int]:
    """A random whole answer to what the seat is asked: legal, but nothing more."""
    picks: list[int] = []
    draft = walked(live, seat, picks)
    while draft.next is not None and len(picks) < MAX_PICKS:
        picks = [*picks, secrets.choice(draft.next.options).action]
        draft = walked(live, seat, picks)
    return picks
