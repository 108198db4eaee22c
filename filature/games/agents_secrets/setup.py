"""Les agents secrets, the set-up: the agents in play, the identities, the first player."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import permutations
from math import perm
from random import Random
from typing import TYPE_CHECKING

from filature.core.drawing import Drawing
from filature.core.events import Event
from filature.core.knowledge import Move
from filature.core.legal import Json
from filature.core.refusals import BadAction, BadOption, IllegalAction
from filature.games.agents_secrets import events
from filature.games.agents_secrets.actions import members
from filature.games.agents_secrets.state import State
from filature.games.agents_secrets.street import AGENT_NUMBER, AGENTS, HIGHEST

if TYPE_CHECKING:
    from filature.games.agents_secrets.rules import AgentsSecrets

EVERY_AGENT = tuple(range(len(AGENTS)))


def named_agents(agent_count: int, names: Json) -> tuple[int, ...]:
    """Return the agents in play from the start; none where chance draws them."""
    if names is None:
        return EVERY_AGENT if agent_count == len(AGENTS) else ()
    if type(names) is not list or not all(type(name) is str for name in names):
        raise BadOption("agents_not_names", names=", ".join(AGENTS))
    for name in names:
        if name not in AGENT_NUMBER:
            raise BadOption("no_such_agent", agent=name)
    if len(set(names)) != len(names):
        raise BadOption("agent_twice")
    if len(names) != agent_count:
        raise BadOption("agents_count", count=agent_count)
    return tuple(sorted(AGENT_NUMBER[name] for name in names))


# What chance draws


def draw(game: AgentsSecrets, state: State, rng: Random) -> Move:
    """Draw what the set-up needs next."""
    if state.phase == "agents":
        return game.draws[int(rng.random() * len(game.draws))]
    if state.phase == "identities":
        face_down = list(state.in_play)
        dealt = [face_down.pop(int(rng.random() * len(face_down))) for _ in range(game.seats)]
        return ("identities", *dealt)
    return roll_for_first_player(game.seats, rng)


def roll_for_first_player(seats: int, rng: Random) -> Move:
    """Every seat rolls; those who tie for the highest roll again, until one is left."""
    rolling, rounds = list(range(seats)), []
    while len(rolling) > 1:
        dice = tuple(
            [int(rng.random() * HIGHEST) + 1 if s in rolling else None for s in range(seats)]
        )
        rounds.append(dice)
        rolling = highest(dice)
    return ("first_player", *rounds)


class FirstDice(Drawing):
    """The dice for the first player, one by one; a piece is a die less 1."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def next(self, drawn: Sequence[int]) -> list[tuple[int, float]]:
        return [(die, 1 / HIGHEST) for die in range(HIGHEST)] if self.follow(drawn)[0] else []

    def move(self, drawn: Sequence[int]) -> Move:
        return ("first_player", *self.follow(drawn)[1])

    def pieces(self, move: Move) -> list[int]:
        assert isinstance(move, tuple)
        return [die - 1 for dice in move[1:] for die in dice if die is not None]

    def follow(self, drawn: Sequence[int]) -> tuple[list[int], list[tuple[int | None, ...]]]:
        """Return who must still roll, and the rounds of dice that are complete."""
        rolling, rounds, at = list(range(self.seats)), [], 0
        while len(rolling) > 1 and at + len(rolling) <= len(drawn):
            dice: list[int | None] = [None] * self.seats
            for seat, die in zip(rolling, drawn[at:], strict=False):
                dice[seat] = die + 1
            at += len(rolling)
            rounds.append(tuple(dice))
            rolling = highest(rounds[-1])
        return (rolling if len(rolling) > 1 else []), rounds


def outcomes(game: AgentsSecrets, state: State) -> list[tuple[Move, float]] | None:
    """Return every draw or deal; the dice for the first player have no end."""
    if state.phase == "agents":
        return [(drawn, 1 / len(game.draws)) for drawn in game.draws]
    if state.phase == "identities":
        return listed_deals(state.in_play, game.seats)
    return None


@lru_cache(maxsize=16)
def listed_deals(in_play: tuple[int, ...], seats: int) -> list[tuple[Move, float]]:
    """Return every deal, all equally likely; the list is never changed."""
    deals = perm(len(in_play), seats)
    return [(("identities", *dealt), 1 / deals) for dealt in permutations(in_play, seats)]


@cache  # 4 to 7 agents.
def draws(agent_count: int) -> tuple[Move, ...]:
    """Return every draw of so many agents, as masks."""
    masks = [mask for mask in range(1 << len(AGENTS)) if mask.bit_count() == agent_count]
    return tuple(("agents", mask) for mask in masks)


# What is done with it


def prepare(game: AgentsSecrets, state: State, move: Move) -> list[Event]:
    """Carry out what chance has drawn for the set-up."""
    if type(move) is not tuple or not move or move[0] != state.phase:
        raise IllegalAction("wrong_moment")
    content = move[1:]
    if state.phase == "agents":
        return draw_agents(game, state, content)
    if state.phase == "identities":
        return deal_identities(game, state, content)
    return choose_first_player(game, state, content)


def draw_agents(game: AgentsSecrets, state: State, drawn: tuple[Json, ...]) -> list[Event]:
    """Seats + 2 agents are in play with 2–4 seats, all seven with 5–7."""
    if len(drawn) != 1 or type(drawn[0]) is not int or not 0 <= drawn[0] < 1 << len(AGENTS):
        raise BadAction("unknown_action")
    in_play = members(drawn[0])
    if len(in_play) != game.agent_count:
        raise IllegalAction("agents_count", count=game.agent_count)
    state.in_play = in_play
    state.phase = "identities"
    return [events.AgentsDrawn([AGENTS[agent] for agent in in_play])]


def deal_identities(game: AgentsSecrets, state: State, dealt: tuple[Json, ...]) -> list[Event]:
    """One identity to each seat, secretly; the others stay face down."""
    if len(dealt) != game.seats:
        raise IllegalAction("identities_count", count=game.seats)
    for agent in dealt:
        if agent not in state.in_play or type(agent) is not int:
            raise IllegalAction("identity_not_in_play")
    if len(set(dealt)) != len(dealt):
        raise IllegalAction("agent_twice")
    state.identities = dealt
    state.phase = "first_player"
    looked_at = [events.Identity(seat, AGENTS[agent]) for seat, agent in enumerate(dealt)]
    return [events.Dealt(), *looked_at]


def choose_first_player(game: AgentsSecrets, state: State, rounds: tuple[Json, ...]) -> list[Event]:
    """The highest roll begins; those who tie for it have rolled again."""
    rolling = list(range(game.seats))
    happened: list[Event] = []
    for dice in rounds:
        if type(dice) is not tuple or len(dice) != game.seats or len(rolling) == 1:
            raise IllegalAction("first_rolls")
        values = [die for die in dice if die is not None]
        if len(values) != len(rolling) or None in [dice[seat] for seat in rolling]:
            raise IllegalAction("first_rolls")
        if not all(type(value) is int and 1 <= value <= HIGHEST for value in values):
            raise IllegalAction("not_a_roll")
        happened.append(events.FirstRolls(rolling, values))
        rolling = highest(dice)
    if len(rolling) != 1:
        raise IllegalAction("first_rolls")
    state.seat = rolling[0]
    state.phase = "roll"
    return [*happened, events.FirstPlayer(rolling[0])]


def highest(dice: tuple[int | None, ...]) -> list[int]:
    """Return the seats with the highest die."""
    best = max([die for die in dice if die is not None])
    return [seat for seat, die in enumerate(dice) if die == best]
