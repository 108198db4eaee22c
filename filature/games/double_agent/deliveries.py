"""Double Agent: deliveries, step by step."""

from __future__ import annotations

from filature.core.events import Event
from filature.games.double_agent.events import Bonus, Delivers, Personal, Revealed, Taken, Trapped
from filature.games.double_agent.state import DARK, NEIGHBOURS, SEATS, Delivery, Ids, State, ids


def deliver_in_chain(state: State, agent: int, events: list[Event]) -> None:
    """Let an agent deliver, and then always the lowest that is due, until none is (R8).

    Only its neighbours can have become due: they need one document less.
    """
    deliver(state, agent, events)
    for near in NEIGHBOURS[agent]:
        if near in state.live:
            count, needed = state.progress(near)
            if count >= needed:
                deliver_in_chain(state, near, events)


def deliver(state: State, agent: int, events: list[Event]) -> None:
    """Let one agent deliver: the higher loyalty takes the documents."""
    space = state.pawns[agent]

    # 1. Both loyalty tokens are shown; a pawn on a dark space adds 1.
    tokens = state.tokens[0][agent], state.tokens[1][agent]
    loyalties = list(tokens)
    events.append(Delivers(agent, tokens))
    if space in DARK:
        seat = DARK.index(space)
        loyalties[seat] += 1
        events.append(Bonus(seat, agent))

    # 2. All documents are shown, and the effects of some apply.
    first, second = state.columns[0][agent], state.columns[1][agent]
    remaining = [laid.card for laid in first + second]
    cards = ids(remaining)
    documents = cards[: len(first)], cards[len(first) :]
    for seat in SEATS:
        if documents[seat]:
            events.append(Revealed(seat, agent, documents[seat]))
    effects = [card.effect for card in remaining]
    if "personal" in effects:
        for seat, own in enumerate((effects[: len(first)], effects[len(first) :])):
            if "personal" in own:
                loyalties[seat] += own.count("personal")
                events.append(Personal(seat, agent, own.count("personal")))
    left: Ids = ()
    if "trapped" in effects:  # R6
        highest = max([card.value for card in remaining])
        left = ids([card for card in remaining if card.value == highest])
        remaining = [card for card in remaining if card.value != highest]
        cards = ids(remaining)
        events.append(Trapped(agent, highest, left))

    # 3. The higher loyalty takes what remains; of equals, the side of the pawn.
    mine, theirs = loyalties
    tie = mine == theirs
    taker = int(space >= 2) if tie else int(theirs > mine)
    points = sum([card.value for card in remaining])
    events.append(Taken(taker, agent, loyalties[taker], loyalties[1 - taker], tie, cards, points))
    state.deliveries += (
        Delivery(agent, taker, tokens, (mine, theirs), space, documents, left, cards, points),
    )

    # 4. Nothing is left of the agent on the board.
    state.live = without(state.live, agent)
    state.open = without(state.open, agent)
    state.counters = tuple([other for other in state.counters if other != agent])
    state.pawns[agent] = 0
    for column in state.columns:
        column[agent] = ()


def without(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    """Return some agents, or kinds of cards, without one of them."""
    if number not in numbers:
        return numbers
    at = numbers.index(number)
    return numbers[:at] + numbers[at + 1 :]
