"""Double Agent: what a debrief measures: the opponent's tokens and documents on the table.

All arrangements of the tokens that agree with what was told count alike; documents by the copies
not yet seen. Hands and draw piles are left out: nothing can be found out about them. What a seat
gives away about its tokens is measured by the model of `thinking/suspicion.py`: where it lays what.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, factorial, log2

from filature.core.events import Event, Line
from filature.core.knowledge import Knowledge
from filature.core.legal import RecordAction
from filature.core.measures import Measured
from filature.core.notebook import secret
from filature.games.double_agent import events
from filature.games.double_agent.belief import Places, shares_now
from filature.games.double_agent.rules import DoubleAgent
from filature.games.double_agent.thinking.suspicion import bits as token_bits
from filature.games.double_agent.thinking.suspicion import weigh
from filature.games.double_agent.worlds import possible_tokens, read_seats

CHANGES = (events.Loyalty,)
SHOWS = (events.Left, events.Shown)
SILENT = (
    events.FirstPlayer,
    events.Drew,
    events.Nosy,
    events.Pressed,
    events.Pawn,
    events.Wasted,
    events.Passed,
    events.Influence,
)


def measure(knowledge: Knowledge) -> Measured:
    """Measure what is hidden of the other seat."""
    game = DoubleAgent(knowledge.seats, knowledge.options)
    seat = 1 - knowledge.viewer
    known = read_seats(game, knowledge)[seat]
    ways = possible_tokens(known)
    shares = shares_now(known, ways, [1 / len(ways)] * len(ways))
    shown = {event.agent for event in knowledge.told if isinstance(event, events.Delivers)}
    hidden = [
        secret("token", {"seat": seat, "agent": agent}, "token", here, shown=agent in shown)
        for agent, here in enumerate(shares)
    ]
    bits = log2(len(ways)) + (documents_bits(Places(game, known, seat)) if known.dealt else 0.0)
    weights = weigh(game, knowledge.told, seat, ways) if len(ways) > 1 else [1.0]
    return Measured(bits, None, hidden, {seat: token_bits(weights)})


def documents_bits(places: Places) -> float:
    """Return the uncertainty about documents that lie face down, each copy as likely as another.

    So many orders of n of the copies of a back are possible; those that exchange copies of one card
    are the same to look at.
    """
    bits = 0.0
    for back, laid in places.laid.items():
        size = places.sizes[back]
        bits += log2(factorial(size) // factorial(size - laid))
        for copies in places.rest[back].values():
            for n in range(min(copies, laid) + 1):
                ways = comb(copies, n) * comb(size - copies, laid - n)
                alike = factorial(copies) // factorial(copies - n)
                bits -= ways / comb(size, laid) * log2(alike)
    return max(0.0, bits)


def hides(event: Event, viewer: int) -> bool:
    """The opponent lays tokens and documents face down."""
    match event:
        case events.Loyalty(seat) | events.Dealt(seat) | events.Document(seat):
            return seat != viewer
    return False


def about(told: Sequence[Event], seat: int) -> Line | None:
    """A document laid, or a pawn pulled, is about the opponent's token at that agent."""
    for event in told:
        match event:
            case events.Document(s, _, _, agent) | events.Influence(s, agent) if s == seat:
                return Line("token", {"seat": 1 - s, "agent": agent})
    return None


def answers(action: RecordAction) -> int | None:
    """Documents may bring about a delivery, and some actions ask."""
    return 1 if action["type"] in ("loyalty", "influence", "pass") else None
