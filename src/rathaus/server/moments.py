"""Best moments of a match: for each seat what it may want to see again, found in the figures of the replay."""

from itertools import pairwise

from rathaus.core.view import Result
from rathaus.server.reel import PlayedReel
from rathaus.server.replay_bodies import CoursePoint
from rathaus.server.store.finished import NotedMoment, places_of

COMEBACK, LEAP, GRAB, DEFIANCE = "comeback", "leap", "grab", "defiance"
LEAST_BEHIND = 2
UNLUCKY = 0.7  # this share of matches goes better


def moments_of(reel: PlayedReel, result: Result) -> list[NotedMoment]:
    """The moments of all seats, at most one of each kind for a seat."""
    course, last = reel.course(), len(reel.steps) - 1
    places = places_of(result)
    most = max(1, *result.scores)
    found: list[NotedMoment | None] = []
    for seat in range(len(places)):
        found += [_leap(course, seat, most), _grab(reel, seat)]
        if places[seat] == 1:
            found += [_comeback(course, seat, most), _defiance(reel, seat, last)]
    return [moment for moment in found if moment is not None]


def _comeback(course: list[CoursePoint], seat: int, most: int) -> NotedMoment | None:
    """The winner was last and far behind."""
    lags = [(max(point.points) - point.points[seat], point) for point in course[1:] if _is_last(point.points, seat)]
    if not lags:
        return None
    behind, at = max(lags, key=lambda lag: lag[0])
    if behind < LEAST_BEHIND:
        return None
    return NotedMoment(seat, COMEBACK, at.step, at.turn, behind, min(1.0, 2 * behind / most))


def _is_last(points: list[int], seat: int) -> bool:
    return all(other > points[seat] for number, other in enumerate(points) if number != seat)


def _leap(course: list[CoursePoint], seat: int, most: int) -> NotedMoment | None:
    """The most points in one turn."""
    gains = [(after.points[seat] - before.points[seat], after) for before, after in pairwise(course)]
    gain, at = max(gains, key=lambda gain: gain[0], default=(0, None))
    if at is None or gain < LEAST_BEHIND:
        return None
    return NotedMoment(seat, LEAP, at.step, at.turn, gain, min(1.0, gain / most))


def _grab(reel: PlayedReel, seat: int) -> NotedMoment | None:
    """The most that was taken from one other player at once."""
    takings = [(step, taking) for step, taking in reel.takings() if taking.taker == seat != taking.victim]
    if not takings:
        return None
    step, taken = max(takings, key=lambda each: each[1].count)
    if taken.count < LEAST_BEHIND:
        return None
    whole = sum(each.count for _, each in takings if each.what == taken.what)
    weight = 0.8 * taken.count / whole
    return NotedMoment(seat, GRAB, step, reel.steps[step].turn, taken.count, weight, taken.what, taken.victim)


def _defiance(reel: PlayedReel, seat: int, last: int) -> NotedMoment | None:
    """Won against bad luck: how many of ten matches bring more luck."""
    for luck in reel.luck():
        if luck.seat == seat and luck.better >= UNLUCKY:
            return NotedMoment(seat, DEFIANCE, last, reel.steps[last].turn, round(10 * luck.better), luck.better)
    return None
