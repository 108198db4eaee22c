"""Double Agent: what the cards with `?` on their backs do when played as actions.

Each effect checks that it is legal, carries it out, and tells what happened. A card named in none
of them is without effect (R4).
"""

from __future__ import annotations

from collections.abc import Callable

from filature.core.events import Event
from filature.core.refusals import IllegalAction
from filature.games.double_agent.deck import Effect
from filature.games.double_agent.deliveries import deliver_in_chain
from filature.games.double_agent.events import (
    Courier,
    Crosscheck,
    Nosy,
    Pawn,
    Pressed,
    Tip,
    Turncoat,
    Wasted,
)
from filature.games.double_agent.state import State
from filature.games.double_agent.tables import (
    COUNT,
    LONGEST_COLUMN,
    MEMBERS,
    PAIR_MASKS,
    PAIRS,
    RIDES,
    Tables,
)


def refuse(tables: Tables, state: State, kind: int, way: int, agents: int) -> IllegalAction:
    """Say why an action that names agents is refused: one has delivered (R2), or none is named.

    Without effect is legal only when the action cannot be done at all (R10).
    """
    if way < 0:
        return IllegalAction("can_be_done", card=tables.ids[kind])
    return IllegalAction("delivered", agent=MEMBERS[agents & ~state.live][0])


def tip(tables: Tables, state: State, seat: int, card: str, kind: int, way: int) -> list[Event]:
    """Look at all documents of the opponent at one agent, even if there is none (R10)."""
    if way < 0 or not state.live >> way & 1:
        raise refuse(tables, state, kind, way, 1 << way if way >= 0 else 0)
    agent = way
    column = (1 - seat) * COUNT + agent
    shown = state.columns[column]
    state.seen |= (1 << len(shown)) - 1 << column * LONGEST_COLUMN
    state.answers += ((state.turns + 1, seat, "tip", (agent,), shown),)
    return [Tip(seat, card, agent, shown)]


def crosscheck(
    tables: Tables, state: State, seat: int, card: str, kind: int, way: int
) -> list[Event]:
    """The opponent tells the sum of its tokens at two agents."""
    mask = PAIR_MASKS[way]
    if way < 0 or state.live & mask != mask:
        raise refuse(tables, state, kind, way, mask)
    pair = PAIRS[way]
    tokens = state.tokens[1 - seat]
    assert tokens is not None
    total = tokens[pair[0]] + tokens[pair[1]]
    state.answers += ((state.turns + 1, seat, "crosscheck", pair, total),)
    return [Crosscheck(seat, card, pair, total)]


def nosy(tables: Tables, state: State, seat: int, card: str, kind: int, way: int) -> list[Event]:
    """Put a +1 counter on an agent; both may lie on one; there are no more than two (R10)."""
    if not state.counters:
        if way >= 0:
            raise IllegalAction("no_counter")
        return [Wasted(seat, card)]
    if way < 0 or not state.live >> way & 1:
        raise refuse(tables, state, kind, way, 1 << way if way >= 0 else 0)
    agent = way
    state.counters -= 1
    state.needed[agent] += 1
    return [Nosy(seat, card, agent, state.needed[agent])]


def push(tables: Tables, state: State, seat: int, card: str, kind: int, way: int) -> list[Event]:
    """Move one pawn, or two, either way; a pawn never leaves the track (R3)."""
    if way < 0:
        raise refuse(tables, state, kind, way, 0)
    moves = tables.moves[kind][way]
    pawns = state.pawns
    happened: list[Event] = [Pressed(seat, card, moves)]
    for agent, steps in moves:
        if not state.live >> agent & 1:
            raise refuse(tables, state, kind, way, 1 << agent)
        space = (pawns >> 2 * agent & 3) + steps
        if not 0 <= space <= 3:
            raise IllegalAction("off_the_track", agent=agent)
        pawns += steps * (1 << 2 * agent)
        side, dark = space >> 1, space in (0, 3)
        happened.append(Pawn(agent, int(steps > 0), abs(steps), side, dark))
    state.pawns = pawns
    return happened


def turncoat(
    tables: Tables, state: State, seat: int, card: str, kind: int, way: int
) -> list[Event]:
    """Exchange two of one's own tokens, even the two 2s (R10)."""
    mask = PAIR_MASKS[way]
    if way < 0 or state.live & mask != mask:
        raise refuse(tables, state, kind, way, mask)
    one, other = pair = PAIRS[way]
    before = state.tokens[seat]
    assert before is not None
    tokens = list(before)
    tokens[one], tokens[other] = tokens[other], tokens[one]
    state.tokens[seat] = tuple(tokens)
    return [Turncoat(seat, card, pair)]


def courier(tables: Tables, state: State, seat: int, card: str, kind: int, way: int) -> list[Event]:
    """Move one of one's own documents to another agent; that can cause deliveries (R7, R13)."""
    columns = state.columns
    live = state.live
    if way < 0:
        if tables.ride(kind, columns, seat, live, state.open) != [tables.codes[kind][-1]]:
            raise refuse(tables, state, kind, way, 0)
        return [Wasted(seat, card)]
    origin, index, to = RIDES[way]
    if not live >> origin & live >> to & 1:
        raise refuse(tables, state, kind, way, 1 << origin | 1 << to)
    left, reached = seat * COUNT + origin, seat * COUNT + to
    if index >= len(columns[left]):
        raise IllegalAction("no_such_document", agent=origin)
    if origin == to:
        raise IllegalAction("same_agent")
    document = columns[left][index]
    if document in tables.marked_ids:
        if not state.open >> to & 1:
            raise IllegalAction("one_unknown_back", agent=to)
        state.open ^= 1 << origin | 1 << to
    if state.seen:
        state.seen = carried(state.seen, left, index, reached, len(columns[reached]))
    columns[left] = columns[left][:index] + columns[left][index + 1 :]
    columns[reached] += (document,)
    count, needed = len(columns[to]) + len(columns[COUNT + to]), state.needed[to]
    back = tables.back_of[document]
    happened: list[Event] = [Courier(seat, card, origin, index, to, document, back, count, needed)]
    if count >= needed:
        deliver_in_chain(tables, state, to, happened)
    return happened


def carried(seen: int, left: int, index: int, reached: int, place: int) -> int:
    """Move the mark of a document that the opponent has seen along with the document (R13)."""
    row = (1 << LONGEST_COLUMN) - 1
    shift = left * LONGEST_COLUMN
    column = seen >> shift & row
    below = column & (1 << index) - 1
    closed = below | column >> index + 1 << index
    seen = seen & ~(row << shift) | closed << shift
    return seen | (column >> index & 1) << reached * LONGEST_COLUMN + place


def nothing(tables: Tables, state: State, seat: int, card: str, kind: int, way: int) -> list[Event]:
    """A card without an effect of its own does nothing."""
    return [Wasted(seat, card)]


EFFECTS: dict[Effect | None, Callable[[Tables, State, int, str, int, int], list[Event]]] = {
    None: nothing,
    "tip": tip,
    "crosscheck": crosscheck,
    "nosy": nosy,
    "pressure": push,
    "blackmail": push,
    "turncoat": turncoat,
    "courier": courier,
}
