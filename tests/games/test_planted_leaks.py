"""Leaks planted on purpose: the secrecy checks must find every one of them.

Each is a leak that some program of this kind once had. They are planted in Agent Hunter; what is
tested here are the checks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest

from filature.core.events import SPECTATOR, Event, Viewer
from filature.core.knowledge import Knowledge, Move, World
from filature.core.legal import LegalSet, Listed
from filature.core.refusals import IllegalAction, Refused
from filature.games.agent_hunter import events
from filature.games.agent_hunter.rules import AgentHunter
from filature.games.agent_hunter.state import State
from filature.games.agent_hunter.view import AgentHunterView as View
from filature.testing import (
    Moment,
    choices_stay_hidden,
    keeps_secrets,
    random_game,
    samples_evenly,
)
from tests.games.agent_hunter.situation import learned

SETUP = {"agents": 6, "bases": 2, "turn_limit": 40}
Check = Callable[[AgentHunter, list[Moment], Random], None]


def every_check(game: AgentHunter, moments: list[Moment], rng: Random) -> None:
    keeps_secrets(game, moments, rng)
    choices_stay_hidden(game, moments, partial(learned, game), rng)
    samples_evenly(game, moments, rng)


def look(game: AgentHunter, check: Check, games: int = 15) -> None:
    """Run a check over a few random games."""
    for seed in range(games):
        check(game, random_game(game, seed), Random(seed))


def caught(game: AgentHunter, by: str, check: Check = keeps_secrets) -> None:
    """Assert that a few random games are enough for a check to find the leak, by these words."""
    with pytest.raises(AssertionError, match=by):
        look(game, check)


def with_desk(view: View, seat: int, **fields: Any) -> View:
    desks = list(view.desks)
    desks[seat] = msgspec.structs.replace(desks[seat], **fields)
    return msgspec.structs.replace(view, desks=desks)


def test_the_honest_game_passes_every_check() -> None:
    look(AgentHunter(2, SETUP), every_check, games=5)


class HiddenCardInTheView(AgentHunter):
    def view(self, state: State, viewer: Viewer) -> View:
        seen = super().view(state, viewer)
        other = 1 - viewer if viewer >= 0 else 0
        bases = list(seen.desks[other].bases)
        agent = state.on_base[other][0]
        bases[0] = msgspec.structs.replace(bases[0], agent=agent if agent >= 0 else None)
        return with_desk(seen, other, bases=bases)


class HandShownToTheSpectator(AgentHunter):
    def view(self, state: State, viewer: Viewer) -> View:
        seen = super().view(state, viewer)
        if viewer != SPECTATOR:
            return seen
        return with_desk(seen, 0, hand=list(state.hands[0]))


class PendingPlacementInTheView(AgentHunter):
    def view(self, state: State, viewer: Viewer) -> View:
        seen = super().view(state, viewer)
        pending = seen.phase == "place" and len(state.to_act) == 1
        return msgspec.structs.replace(seen, turn=sum(map(sum, state.on_base))) if pending else seen


class BasesInTheOrderOfTheirAgents(AgentHunter):
    def view(self, state: State, viewer: Viewer) -> View:
        seen = super().view(state, viewer)
        other = 1 - viewer if viewer >= 0 else 0
        agents = state.on_base[other]
        order = sorted(range(self.bases), key=lambda base: agents[base])
        return with_desk(seen, other, bases=[seen.desks[other].bases[at] for at in order])


class HandInAnOrderThatTells(AgentHunter):
    def view(self, state: State, viewer: Viewer) -> View:
        seen = super().view(state, viewer)
        if viewer < 0:
            return seen
        theirs = state.on_base[1 - viewer]
        hand = sorted(seen.desks[viewer].hand or [], key=lambda agent: agent not in theirs)
        return with_desk(seen, viewer, hand=hand)


class CountingState(State):
    """A state that counts the swaps in which the agent really changed."""

    __slots__ = ("changes",)

    changes: int

    def clone(self) -> CountingState:
        new = CountingState.__new__(CountingState)
        plain = super().clone()
        for name in State.__slots__:
            setattr(new, name, getattr(plain, name))
        new.changes = self.changes
        return new


class CounterOfHiddenSteps(AgentHunter):
    def new(self) -> State:
        new = CountingState.__new__(CountingState)
        plain = super().new()
        for name in State.__slots__:
            setattr(new, name, getattr(plain, name))
        new.changes = 0
        return new

    def swap(self, state: State, seat: int, base: int, placed: int) -> list[Event]:
        before = list(state.on_base)
        events = super().swap(state, seat, base, placed)
        assert isinstance(state, CountingState)
        state.changes += before != state.on_base
        return events

    def view(self, state: State, viewer: Viewer) -> View:
        assert isinstance(state, CountingState)
        return msgspec.structs.replace(super().view(state, viewer), turn=state.changes)


class LegalSetThatKnowsTheOtherBases(AgentHunter):
    def legal(self, state: State, seat: int) -> LegalSet:
        legal = super().legal(state, seat)
        moves = [legal.nth(at) for at in range(len(legal))]
        theirs = state.on_base[1 - seat]
        return Listed(
            m
            for m in moves
            if m >= self.codes.base_attacks or m // self.bases != theirs[m % self.bases]
        )


class RefusalThatNamesTheHiddenAgent(AgentHunter):
    def attack_from_hand(self, state: State, seat: int, agent: int, target: int) -> list[Event]:
        try:
            return super().attack_from_hand(state, seat, agent, target)
        except IllegalAction:
            raise IllegalAction("not_in_hand", agent=state.on_base[1 - seat][0]) from None


class AskedOnlyWhereThereIsAChoice(AgentHunter):
    """What is asked of a seat depends on what the other hides."""

    def asked(self, state: State, actor: int) -> str:
        asked = super().asked(state, actor)
        return "attack" if asked == "turn" and 0 in state.on_base[1 - actor] else asked


@pytest.mark.parametrize(
    ("leaky", "where"),
    [
        (HiddenCardInTheView, "by its view"),
        (HandShownToTheSpectator, "by its view"),
        (PendingPlacementInTheView, "by its view"),
        (BasesInTheOrderOfTheirAgents, "by its view"),
        (HandInAnOrderThatTells, "by its view"),
        (CounterOfHiddenSteps, "by its view"),
        (LegalSetThatKnowsTheOtherBases, "by its legal set"),
        (RefusalThatNamesTheHiddenAgent, "by the refusals"),
        (AskedOnlyWhereThereIsAChoice, "by what is asked"),
    ],
)
def test_a_leak_is_found_where_it_is(leaky: type[AgentHunter], where: str) -> None:
    caught(leaky(2, SETUP), where)


@pytest.mark.parametrize("event", [events.Placed, events.Swapped, events.Refilled])
def test_an_event_that_tells_everybody_what_was_placed_is_found(
    event: type[Event], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event, "told", lambda self, viewer: self)
    caught(AgentHunter(2, SETUP), "can tell", every_check)


# Samplers


class Sampler(AgentHunter):
    """A game whose sampler has got hold of the truth."""

    moments: list[Moment]

    def truth(self, knowledge: Knowledge) -> World[State]:
        moment = next(m for m in self.moments if m.told[knowledge.viewer] == knowledge.told)
        return World(moment.state.clone(), list(moment.history))


def evenly(game: AgentHunter, moments: list[Moment], rng: Random) -> None:
    assert isinstance(game, Sampler)
    game.moments = moments
    samples_evenly(game, moments, rng)


class AlwaysTheTruth(Sampler):
    def sample_world(self, knowledge: Knowledge, rng: Random) -> World[State]:
        return self.truth(knowledge)


class OftenTheTruth(Sampler):
    def sample_world(self, knowledge: Knowledge, rng: Random) -> World[State]:
        drawn = super().sample_world(knowledge, rng)
        return self.truth(knowledge) if rng.random() < 0.3 else drawn


class NeverTheTruth(Sampler):
    def worlds(self, knowledge: Knowledge) -> Iterator[World[State]]:
        true = self.truth(knowledge).state.on_base
        return (world for world in super().worlds(knowledge) if world.state.on_base != true)


class RatherLowAgents(Sampler):
    def sample_world(self, knowledge: Knowledge, rng: Random) -> World[State]:
        drawn = [super(Sampler, self).sample_world(knowledge, rng) for _ in range(2)]
        return min(drawn, key=lambda world: world.state.on_base)


@pytest.mark.parametrize(
    ("sampler", "by"),
    [
        (AlwaysTheTruth, "the truth was drawn"),
        (OftenTheTruth, "the truth was drawn"),
        (NeverTheTruth, "the truth is not among"),
        (RatherLowAgents, "uneven"),
    ],
)
def test_a_sampler_that_knows_or_prefers_too_much_is_found(sampler: type[Sampler], by: str) -> None:
    caught(sampler(2, SETUP), by, evenly)


class ForgetsTheAnswers(AgentHunter):
    """A sampler that places agents without regard to what the attacks told."""

    def sample_world(self, knowledge: Knowledge, rng: Random) -> World[State]:
        honest = super().sample_world(knowledge, rng)
        other = 1 - knowledge.viewer if knowledge.viewer >= 0 else rng.randrange(2)
        history: list[tuple[int, Move]] = [
            (actor, self.codes.every_placement.nth(rng.randrange(len(self.codes.placements))))
            if actor == other and type(move) is int and move in self.codes.every_placement
            else (actor, move)
            for actor, move in honest.history
        ]
        try:
            return World(self.replay(history)[0], history)
        except Refused:
            return honest


class HistoryOfAnotherWorld(AgentHunter):
    def sample_world(self, knowledge: Knowledge, rng: Random) -> World[State]:
        one, other = (super(HistoryOfAnotherWorld, self).sample_world(knowledge, rng) for _ in "ab")
        return World(one.state, other.history)


@pytest.mark.parametrize(
    ("sampler", "by"),
    [
        (ForgetsTheAnswers, "would have been told something else"),
        (HistoryOfAnotherWorld, "leads to another state"),
    ],
)
def test_a_sampler_that_draws_an_impossible_world_is_found(
    sampler: type[AgentHunter], by: str
) -> None:
    caught(sampler(2, SETUP), by)
