"""A match as one viewpoint may know it: what its pages are told, and what happened since somebody's last answer."""

from typing import TYPE_CHECKING

import msgspec

from rathaus.core.view import StandingChoice, View
from rathaus.guide import LEARNER
from rathaus.server.bodies import SPECTATOR, Recap
from rathaus.server.history import History
from rathaus.server.live_match import LiveMatch
from rathaus.server.looks import Look
from rathaus.server.messages import GuideState, GuideStep, State
from rathaus.server.refusals import Refusal

if TYPE_CHECKING:
    from rathaus.server.room import Room

RECAP_EVENTS = 300


def is_news(old: State, new: State) -> bool:
    """Whether a page would learn anything from this."""
    if new.events or new.undone:
        return True
    if bytes(new.view) != b"{}" if new.is_change else new.view != old.view:
        return True
    return any(
        getattr(old, name) != getattr(new, name)
        for name in ("match", "seat", "decision", "draft", "can_undo", "orders", "is_single")
    )


def state_for(room: "Room", seat: int, since: int, before: Look | None = None) -> State:
    """The match as this viewpoint may know it; where it has looked before, only what has changed since."""
    match, live = room.match, room.match.live
    if live is None:
        assert match.history is not None, "the match has begun"
        return told_for(room, match.history, seat, since)
    is_playing, look = match.record.state == "playing", live.look(seat)
    return State(
        table=room.table.code,
        match=room.match.record.id,
        version=live.version,
        seat=seat,
        view=msgspec.Raw(look.view(before)),
        since=since,
        events=live.history.events(seat, since),
        undone=live.history.undone(seat, since),
        decision=look.decision if is_playing else "",
        is_sealed=live.is_sealed,
        is_staged=live.is_staged,
        draft=match.drafts.shown(live, seat) if is_playing else None,
        can_undo=seat >= 0 and is_playing and live.match.can_undo(seat),
        orders=match.orders.shown(seat),
        is_single=match.orders.is_single(seat),
        last_own=room.match.last_own(seat),
        log_hash=room.match.log_hash.at(room.match.record).hex,
        is_change=before is not None,
        places=look.places_since(before),
        standing=standing_since(look, before) if is_playing else [],
        guide=guide_for(live, seat),
    )


def standing_since(look: Look, before: Look | None) -> list[StandingChoice] | None:
    """What may be ordered; None if that is as before."""
    return None if before is not None and before.standing == look.standing else look.standing


def guide_for(live: LiveMatch, seat: int) -> GuideState | None:
    """What the guide tells the learner."""
    guide = live.guide
    if guide is None or seat != LEARNER:
        return None
    steps = [
        GuideStep(name=step.name, clause=step.clause, at=step.at, enough=step.enough) for step in guide.script.steps
    ]
    is_now = LEARNER in live.asked or not live.asked
    return GuideState(steps=steps, told=guide.told, now=[step.name for step in guide.now] if is_now else [])


def told_for(room: "Room", history: History, seat: int, since: int) -> State:
    """A match that cannot be played again: what was told of it, and how it ended."""
    view = View(seat=seat, asked=[], pending=[], decision=None, result=room.match.record.result)
    return State(
        table=room.table.code,
        match=room.match.record.id,
        version=history.version,
        seat=seat,
        view=msgspec.Raw(msgspec.json.encode(view)),
        since=since,
        events=history.events(seat, since),
        undone=history.undone(seat, since),
        last_own=room.match.last_own(seat),
        is_told=True,
        log_hash=room.match.log_hash.at(room.match.record).hex,
    )


def recap_for(room: "Room", who: str) -> Recap:
    """What somebody who sits here may know of what happened since their last answer, and of what that caused.

    Several people at one device are told what everybody may know.
    """
    own = room.table.seats_of(who)
    if not own:
        raise Refusal("not-seated")
    history = room.match.history
    if history is None:
        raise Refusal("not-begun")
    reader = own[0] if len(own) == 1 else SPECTATOR
    answer = max(room.match.last_own(seat) for seat in own)
    events = history.events(reader, answer - 1 if answer else 0)
    names = [seat.name for seat in room.table.seats]
    return Recap(names=names, events=events[-RECAP_EVENTS:], seat=reader, answer=answer)
