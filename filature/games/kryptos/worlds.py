"""Kryptos: the worlds that agree with a knowledge. They differ in the deal alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from filature.core.knowledge import Knowledge, Move, World
from filature.games.kryptos.deal import Deal
from filature.games.kryptos.known_cards import KnownCards
from filature.games.kryptos.state import State

if TYPE_CHECKING:
    from filature.games.kryptos.rules import Kryptos


def worlds(game: Kryptos, knowledge: Knowledge) -> Iterator[World[State]]:
    """List the distinct worlds; one history is played, and its cards are then exchanged."""
    known = KnownCards(game, knowledge)
    if not known.dealt:
        yield replayed(game, known.history(()))
        return
    first: World[State] | None = None
    for unseen in known.deal_sampler().deals():
        deal = known.deal(unseen)
        if first is None:
            first = replayed(game, known.history(deal))
        yield World(with_deal(first.state, deal), known.history(deal))


def sample_world(game: Kryptos, knowledge: Knowledge, rng: Random) -> World[State]:
    """Draw a deal evenly among those that agree with the knowledge."""
    known = KnownCards(game, knowledge)
    deal = known.deal(known.deal_sampler().sample(rng)) if known.dealt else ()
    return replayed(game, known.history(deal))


def with_deal(state: State, deal: Deal) -> State:
    """Return the same state with another deal: the cards face up and all answers fit both."""
    new = state.clone()
    hands, new.aside = deal
    new.cards = tuple([card for hand in hands for card in hand])
    return new


def replayed(game: Kryptos, history: list[tuple[int, Move]]) -> World[State]:
    return World(game.replay(history)[0], history)
