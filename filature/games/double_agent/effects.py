"""Double Agent: what the cards with `?` on their backs do when played as actions.

Each effect refuses what is not legal, carries out the rest, and returns what happened.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

from filature.core.events import Event
from filature.core.refusals import IllegalAction
from filature.games.double_agent.deck import Card, Effect
from filature.games.double_agent.deliveries import deliver_in_chain, without
from filature.games.double_agent.events import (
    Courier,
    Crosscheck,
    Nosy,
    Pawn,
    Pressed,
    Tip,
    Turncoat,
)
from filature.games.double_agent.lookup import TWO_PAWNS, Moves, Ride, pair_numbers
from filature.games.double_agent.state import (
    COUNT,
    LONGEST_COLUMN,
    Answer,
    LaidCard,
    State,
    ids,
    with_seat,
)

LISTED_LATER: dict[Effect | None, int] = {"nosy": 1, "pressure": 2, "blackmail": 2, "courier": 3}


def listing_order(card: Card) -> int:
    """Legal actions are listed in the deck's order, but some after all others."""
    return LISTED_LATER.get(card.effect, 0)


def legal_ways(state: State, seat: int, card: Card) -> Sequence[int]:
    """Number the legal ways to carry out a card's action (`lookup.WAYS`); it may have none."""
    match card.effect:
        case "tip":
            return state.live
        case "crosscheck" | "turncoat":
            return pair_numbers(state.live)
        case "nosy":
            return state.live if state.counters_left else ()
        case "pressure":
            return pawn_shifts(state, 1)
        case "blackmail":
            return pawn_shifts(state, 2)
        case "courier":
            return rides(state, seat)
    return ()


def check_live(state: State, *agents: int) -> None:
    """Refuse an effect on an agent that has delivered (R2)."""
    for agent in agents:
        if agent not in state.live:
            raise IllegalAction("delivered", agent=agent)


# Cards that tell something; the answers go to the asking seat (R5)


def tip(state: State, seat: int, card: Card, agent: int) -> list[Event]:
    """Look at all documents of the opponent at one agent, even if there is none (R10)."""
    check_live(state, agent)
    columns = state.columns[1 - seat]
    shown = ids([laid.card for laid in columns[agent]])
    columns[agent] = tuple([LaidCard(laid.card, seen=True) for laid in columns[agent]])
    state.answers += (Answer(state.turns + 1, seat, (agent,), documents=shown),)
    return [Tip(seat, card.id, agent, shown)]


def crosscheck(state: State, seat: int, card: Card, agents: tuple[int, int]) -> list[Event]:
    """The opponent tells the sum of its tokens at two agents."""
    check_live(state, *agents)
    tokens = state.tokens[1 - seat]
    total = tokens[agents[0]] + tokens[agents[1]]
    state.answers += (Answer(state.turns + 1, seat, agents, total=total),)
    return [Crosscheck(seat, card.id, agents, total)]


# Cards that change the board


def nosy(state: State, seat: int, card: Card, agent: int) -> list[Event]:
    """Put a +1 counter on an agent; both may go on one (R10)."""
    if not state.counters_left:
        raise IllegalAction("no_counter")
    check_live(state, agent)
    state.counters_left -= 1
    state.counters += (agent,)
    _, needed = state.progress(agent)
    return [Nosy(seat, card.id, agent, needed)]


def turncoat(state: State, seat: int, card: Card, agents: tuple[int, int]) -> list[Event]:
    """Exchange two of the seat's own tokens, even the two 2s (R10)."""
    check_live(state, *agents)
    one, other = agents
    tokens = list(state.tokens[seat])
    tokens[one], tokens[other] = tokens[other], tokens[one]
    state.tokens = with_seat(state.tokens, seat, tuple(tokens))
    return [Turncoat(seat, card.id, agents)]


def push(state: State, seat: int, card: Card, moves: Moves) -> list[Event]:
    """Move one pawn, or two, either way; a pawn never leaves the track (R3)."""
    pawns = state.pawns[:]
    events: list[Event] = [Pressed(seat, card.id, moves)]
    for agent, steps in moves:
        check_live(state, agent)
        space = pawns[agent] + steps
        if not 0 <= space <= 3:
            raise IllegalAction("off_the_track", agent=agent)
        pawns[agent] = space
        events.append(Pawn(agent, int(steps > 0), abs(steps), int(space >= 2), space in (0, 3)))
    state.pawns = pawns
    return events


def pawn_shifts(state: State, steps: int) -> list[int]:
    """Number the ways to move one pawn by so many steps on the track, toward seat 1 first.

    With two steps, then those to move two pawns by one step each.
    """
    live, pawns = state.live, state.pawns
    toward_1, toward_0 = [], []
    for agent in live:
        if pawns[agent] + steps <= 3:
            toward_1.append(2 * agent)
        if pawns[agent] - steps >= 0:
            toward_0.append(2 * agent + 1)
    numbers = toward_1 + toward_0
    if steps == 2:
        for a, b in combinations(live, 2):
            numbers += TWO_PAWNS[a, b, pawns[a], pawns[b]]
    return numbers


# The courier


def courier(state: State, seat: int, card: Card, ride: Ride) -> list[Event]:
    """Move one of the seat's own documents to the end of another column (R13)."""
    origin, index, to = ride
    check_live(state, *sorted((origin, to)))
    columns = state.columns[seat]
    if index >= len(columns[origin]):
        raise IllegalAction("no_such_document", agent=origin)
    if origin == to:
        raise IllegalAction("same_agent")
    laid = columns[origin][index]
    if laid.card.unknown_back:
        if to not in state.open:  # R7
            raise IllegalAction("one_unknown_back", agent=to)
        state.open = tuple(sorted((*without(state.open, to), origin)))
    columns[origin] = columns[origin][:index] + columns[origin][index + 1 :]
    columns[to] += (laid,)
    document, back = laid.card.id, laid.card.back
    count, needed = state.progress(to)
    events: list[Event] = [Courier(seat, card.id, origin, index, to, document, back, count, needed)]
    if count >= needed:  # R7
        deliver_in_chain(state, to, events)
    return events


def rides(state: State, seat: int) -> list[int]:
    """Number a courier's legal ways."""
    numbers: list[int] = []
    for origin in state.live:
        for index, laid in enumerate(state.columns[seat][origin]):
            first = (origin * LONGEST_COLUMN + index) * COUNT
            targets = state.open if laid.card.unknown_back else state.live
            for to in targets:
                if to != origin:
                    numbers.append(first + to)
    return numbers


EFFECTS: dict[Effect, Callable[[State, int, Card, Any], list[Event]]] = {
    "tip": tip,
    "crosscheck": crosscheck,
    "nosy": nosy,
    "pressure": push,
    "blackmail": push,
    "turncoat": turncoat,
    "courier": courier,
}
