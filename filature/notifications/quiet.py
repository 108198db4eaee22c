"""Quiet hours: when nothing is sent, by the clock of the reader's place."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo, available_timezones

from filature.core.notifications import QuietHours
from filature.core.refusals import Refused


class BadZone(Refused):
    """There is no such time zone."""

    status = 422


def checked(quiet: QuietHours) -> QuietHours:
    """Return quiet hours, or refuse their time zone."""
    if quiet.zone not in available_timezones():
        raise BadZone("no_time_zone")
    return quiet


def is_quiet(quiet: QuietHours | None, now: float) -> bool:
    """Tell whether a moment lies in quiet hours. From an hour to the same hour is never."""
    if quiet is None:
        return False
    hour = datetime.fromtimestamp(now, ZoneInfo(quiet.zone)).hour
    if quiet.first <= quiet.last:
        return quiet.first <= hour < quiet.last
    return hour >= quiet.first or hour < quiet.last
