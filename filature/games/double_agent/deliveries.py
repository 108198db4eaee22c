"""Double Agent: deliveries, step by step.

An agent delivers as soon as it has 4 documents, both columns together; 3 if at least one neighbour
has delivered; one more for each +1 counter on it. `State.needed` keeps the sum up to date.
"""

from __future__ import annotations

from filature.core.events import Event
from filature.games.double_agent.events import (
    Bonus,
    Delivers,
    Personal,
    Revealed,
    Taken,
    Trapped,
)
from filature.games.double_agent.state import State
from filature.games.double_agent.tables import (
    COUNT,
    EASED,
    LINES,
    LONGEST_COLUMN,
    Tables,
)


def deliver_in_chain(tables: Tables, state: State, agent: int, happened: list[Event]) -> None:
    """An agent delivers, then every other that is due, the lowest number first (R8).

    What one delivery changes for others is that its neighbours need fewer documents: so the
    chain runs down the line as far as it goes, then up.
    """
    columns, needed = state.columns, state.needed
    deliver(tables, state, agent, happened)
    for line in LINES[agent]:
        for at in line:
            if len(columns[at]) + len(columns[COUNT + at]) < needed[at]:
                break
            deliver(tables, state, at, happened)


def deliver(tables: Tables, state: State, agent: int, happened: list[Event]) -> None:
    """Tokens are shown, documents are shown, the higher loyalty takes what remains."""
    live, columns = state.live, state.columns
    first, second = columns[agent], columns[COUNT + agent]
    cards = first + second
    one, other = state.tokens
    assert one is not None
    assert other is not None
    tokens = loyalty, other_loyalty = one[agent], other[agent]
    happened.append(Delivers(agent, tokens))
    space = state.pawns >> 2 * agent & 3
    if space == 0:
        loyalty += 1
        happened.append(Bonus(0, agent))
    elif space == 3:
        other_loyalty += 1
        happened.append(Bonus(1, agent))
    if first:
        happened.append(Revealed(0, agent, first))
    if second:
        happened.append(Revealed(1, agent, second))
    left: tuple[str, ...] = ()
    value_of = tables.value_of
    if not tables.special.isdisjoint(cards):
        personal = tables.personal
        for seat, column in ((0, first), (1, second)):
            if not personal.isdisjoint(column):
                count = sum([card in personal for card in column])
                happened.append(Personal(seat, agent, count))
                loyalty += count * (1 - seat)
                other_loyalty += count * seat
        if not tables.trapped.isdisjoint(cards):
            highest = max([value_of[card] for card in cards])
            left = tuple([card for card in cards if value_of[card] == highest])
            cards = tuple([card for card in cards if value_of[card] != highest])
            happened.append(Trapped(agent, highest, left))
    points = 0
    for card in cards:
        points += value_of[card]
    tie = loyalty == other_loyalty
    if loyalty > other_loyalty or (tie and space < 2):
        taker = 0
        happened.append(Taken(0, agent, loyalty, other_loyalty, tie, cards, points))
    else:
        taker = 1
        happened.append(Taken(1, agent, other_loyalty, loyalty, tie, cards, points))
    loyalties = loyalty, other_loyalty
    state.deliveries += (
        (agent, taker, tokens, loyalties, space, first, second, left, cards, points),
    )
    # Pawn, tokens and counters leave the board; the neighbours need one document less.
    for near in EASED[live][agent]:
        state.needed[near] -= 1
    state.live = live = live ^ 1 << agent
    state.open &= live
    state.pawns &= ~(3 << 2 * agent)
    columns[agent] = columns[COUNT + agent] = ()
    if state.seen:
        row = (1 << LONGEST_COLUMN) - 1
        both = row << agent * LONGEST_COLUMN | row << (COUNT + agent) * LONGEST_COLUMN
        state.seen &= ~both
