"""How often the caller of a mission is right, and what two bots win over the two others.

    python -m tests.games.spies_vs_spies.missions master ref-open 200

plays that many deals with the first bot in seats 0 and 2 and the second in 1 and 3, and again the
other way round (teams are dealt anew in every round). It prints, of the missions that each bot
called, how often the caller itself pointed right and how often both members did; and by how many
points the first two surpass the others, with 95 % intervals clustered on deals. Missions that the
question limit forces are left out.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from filature.arena.match import play_bots
from filature.arena.measures import Estimate, estimate, share_estimate
from filature.core.events import Event
from filature.games import bots_of
from filature.games.spies_vs_spies.events import (
    Asked,
    MissionCalled,
    Revealed,
    RoundBegan,
    TeamScored,
)
from filature.games.spies_vs_spies.rules import SpiesVsSpies

SEATS = 4


class Called(NamedTuple):
    """A mission: who called it, whether the caller pointed right, and whether its team did."""

    seat: int
    right: bool
    success: bool


def missions(told: Iterable[Event], limit: int) -> tuple[list[Called], list[int]]:
    """List a game's missions that the limit did not force, and return the points at its end."""
    called, right, questions = -1, False, 0
    found, scores = [], [0] * SEATS
    for event in told:
        match event:
            case RoundBegan():
                called, questions = -1, 0
            case Asked():
                questions += 1
            case MissionCalled(seat) if questions < limit:
                called = seat
            case Revealed(seat=seat) if seat == called:
                right = event.right
            case TeamScored():
                for member, total in zip(event.members, event.totals, strict=True):
                    scores[member] = total
                if event.called and called >= 0:
                    found.append(Called(called, right, event.success))
    return found, scores


def ratio(parts: Sequence[float], wholes: Sequence[float]) -> Estimate:
    """Estimate the sum of parts over the sum of wholes, one pair for each deal."""
    share = sum(parts) / sum(wholes)
    mean = sum(wholes) / len(wholes)
    return share_estimate(
        [share + (part - share * whole) / mean for part, whole in zip(parts, wholes, strict=True)]
    )


def main(first: str, second: str, deals: int) -> None:
    game = SpiesVsSpies(SEATS)
    bots = bots_of(game.id)
    calls: dict[str, list[list[Called]]] = {first: [], second: []}
    ahead = []
    for deal in range(deals):
        margins = []
        for names in calls.values():
            names.append([])
        for lineup in ([first, second] * 2, [second, first] * 2):
            played = play_bots(game, [(name, bots[name]) for name in lineup], f"missions {deal}")
            told = game.replay_told(played.history, 0)
            found, scores = missions(told, game.question_limit)
            for mission in found:
                calls[lineup[mission.seat]][-1].append(mission)
            pairs = scores[0] + scores[2], scores[1] + scores[3]
            margins.append(pairs[0] - pairs[1] if lineup[0] == first else pairs[1] - pairs[0])
        ahead.append(sum(margins) / len(margins))
    print(f"{first} and {second}, {deals} deals, each played twice")
    for name, by_deal in calls.items():
        wholes = [len(found) for found in by_deal]
        rights = [sum(mission.right for mission in found) for found in by_deal]
        both = [sum(mission.success for mission in found) for found in by_deal]
        print(f"{name}: {sum(wholes)} missions called")
        print(f"  caller right {percent(ratio(rights, wholes))}")
        print(f"  both right   {percent(ratio(both, wholes))}")
    margin = estimate(ahead)
    assert margin.low is not None
    assert margin.high is not None
    print(f"two {first}: {margin.mean:+.2f} points ({margin.low:+.2f} to {margin.high:+.2f})")
    print(f"  over two {second}")


def percent(found: Estimate) -> str:
    assert found.low is not None
    assert found.high is not None
    return f"{100 * found.mean:.1f} % ({100 * found.low:.1f} to {100 * found.high:.1f})"


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
