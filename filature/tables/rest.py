"""Hours of rest: when nobody's clock runs, by a person's own time zone."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

from filature.core.messages import Rest
from filature.core.refusals import Refused

LONGEST = 12
"""The most hours of rest in a day."""


@lru_cache(maxsize=1024)
def zone_of(name: str) -> ZoneInfo:
    """Return a time zone, or refuse a name that is none."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # no such name, or one that is a path
        raise Refused("no_such_zone") from None


def check_rest(rest: Rest) -> None:
    """Refuse hours of rest that cannot be."""
    zone_of(rest.zone)
    if not 0 < hours_of(rest) <= LONGEST:
        raise Refused("rest_bounds", maximum=LONGEST)


def hours_of(rest: Rest) -> int:
    """Return how long a rest is."""
    return (rest.end - rest.start) % 24


def next_rests(rest: Rest, after: float) -> Iterator[tuple[float, float]]:
    """Return the rests that end after a moment, one after the other."""
    zone = zone_of(rest.zone)
    day = datetime.fromtimestamp(after, zone).date() - timedelta(days=1)
    while True:
        start = moment(day, rest.start, zone)
        end = moment(day + timedelta(days=rest.end <= rest.start), rest.end, zone)
        if end > after:
            yield start, end
        day += timedelta(days=1)


def moment(day: date, hour: int, zone: ZoneInfo) -> float:
    return datetime(day.year, day.month, day.day, hour, tzinfo=zone).timestamp()


def awake(start: float, end: float, rest: Rest | None) -> float:
    """Return for how many of the seconds between two moments somebody does not rest."""
    seconds = max(0.0, end - start)
    if rest is None or not seconds:
        return seconds
    for begin, over in next_rests(rest, start):
        if begin >= end:
            return max(0.0, seconds)
        seconds -= min(over, end) - max(begin, start)
    raise AssertionError("there is always another night")


def after_awake(start: float, seconds: float, rest: Rest | None) -> float:
    """Return when somebody will have been awake for so many seconds since a moment."""
    if rest is None:
        return start + seconds
    at = start
    for begin, over in next_rests(rest, start):
        free = max(0.0, begin - at)
        if seconds <= free:
            return at + seconds
        seconds -= free
        at = max(at, over)
    raise AssertionError("there is always another night")


def resting(now: float, rest: Rest | None) -> bool:
    """Tell whether it is a time of rest."""
    return rest is not None and next(next_rests(rest, now))[0] <= now
