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
from filature.games.agents_secrets import view as gate
from filature.games.agents_secrets.state import DEAL, DRAW, FIRST_PLAYER, ROLL, State
from filature.games.agents_secrets.street import (
    AGENT_NUMBER,
    AGENTS,
    ALL_AGENTS,
    HIGHEST,
    MEMBERS,
)

if TYPE_CHECKING:
    from filature.games.agents_secrets.rules import AgentsSecrets


# Events that are always the same

DEALT = gate.Dealt()
IDENTITY = [[gate.Identity(seat, name) for name in AGENTS] for seat in range(7)]
FIRST = [gate.FirstPlayer(seat) for seat in range(7)]


def named_agents(agent_count: int, names: Json) -> int:
    """Return the mask of the agents in play from the start, or 0 where chance draws them."""
    if names is None:
        return ALL_AGENTS if agent_count == len(AGENTS) else 0
    if type(names) is not list or not all(type(name) is str for name in names):
        raise BadOption("agents_not_names", names=", ".join(AGENTS))
    for name in names:
        if name not in AGENT_NUMBER:
            raise BadOption("no_such_agent", agent=name)
    if len(set(names)) != len(names):
        raise BadOption("agent_twice")
    if len(names) != agent_count:
        raise BadOption("agents_count", count=agent_count)
    return sum(1 << AGENT_NUMBER[name] for name in names)


def drawn(game: AgentsSecrets, state: State, rng: Random) -> Move:
    """Draw what the set-up needs next."""
    if state.phase == DRAW:
        return game.draws[int(rng.random() * len(game.draws))]
    if state.phase == DEAL:
        return shuffled_identities(game, state, rng)
    return dice_for_first_player(game, rng)


def shuffled_identities(game: AgentsSecrets, state: State, rng: Random) -> Move:
    face_down = list(MEMBERS[state.in_play])
    dealt = [face_down.pop(int(rng.random() * len(face_down))) for _ in range(game.seats)]
    return ("identities", *dealt)


def dice_for_first_player(game: AgentsSecrets, rng: Random) -> Move:
    """Every seat rolls; those who tie for the highest roll again, until one is left."""
    random = rng.random
    dice: tuple[int | None, ...] = tuple([int(random() * HIGHEST) + 1 for _ in game.all_seats])
    rounds: tuple[Json, ...] = ("first_player", dice)
    while len(rolling := highest(dice)) > 1:
        dice = tuple(
            [int(random() * HIGHEST) + 1 if s in rolling else None for s in game.all_seats]
        )
        rounds += (dice,)
    return rounds


class FirstDice(Drawing):
    """The dice for the first player, one by one; a piece is a die less 1."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def next(self, drawn: Sequence[int]) -> list[tuple[int, float]]:
        return [(die, 1 / HIGHEST) for die in range(HIGHEST)] if self.follow(drawn)[0] else []

    def move(self, drawn: Sequence[int]) -> Move:
        return ("first_player", *self.follow(drawn)[1])

    def pieces(self, move: Move) -> list[int]:
        rounds = content("first_player", move)
        return [die - 1 for dice in rounds for die in dice if die is not None]

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
    if state.phase == DRAW:
        return [(draw, 1 / len(game.draws)) for draw in game.draws]
    if state.phase == DEAL:
        return listed_deals(state.in_play, game.seats)
    return None


@lru_cache(maxsize=16)
def listed_deals(in_play: int, seats: int) -> list[tuple[Move, float]]:
    """Return every deal, all alike likely; the list is never changed."""
    deals = perm(in_play.bit_count(), seats)
    dealt = permutations(MEMBERS[in_play], seats)
    return [(("identities", *identities), 1 / deals) for identities in dealt]


def prepare(game: AgentsSecrets, state: State, move: Move) -> list[Event]:
    """Carry out what chance has drawn for the set-up."""
    if state.phase == DRAW:
        return draw_agents(game, state, move)
    if state.phase == DEAL:
        return deal(game, state, move)
    return begin(game, state, move)


def draw_agents(game: AgentsSecrets, state: State, move: Move) -> list[Event]:
    """Seats + 2 agents are in play with 2–4 seats, all seven with 5–7."""
    drawn = content("agents", move)
    if len(drawn) != 1 or type(drawn[0]) is not int or not 0 <= drawn[0] <= ALL_AGENTS:
        raise BadAction("unknown_action")
    if drawn[0].bit_count() != game.agent_count:
        raise IllegalAction("agents_count", count=game.agent_count)
    state.in_play = drawn[0]
    state.phase = DEAL
    return [gate.AgentsDrawn([AGENTS[agent] for agent in MEMBERS[drawn[0]]])]


def deal(game: AgentsSecrets, state: State, move: Move) -> list[Event]:
    """One identity to each seat, secretly; the others stay face down."""
    dealt = content("identities", move)
    if len(dealt) != game.seats:
        raise IllegalAction("identities_count", count=game.seats)
    for agent in dealt:
        if agent not in MEMBERS[state.in_play] or type(agent) is not int:
            raise IllegalAction("identity_not_in_play")
    if len(set(dealt)) != len(dealt):
        raise IllegalAction("agent_twice")
    state.identities = dealt
    state.phase = FIRST_PLAYER
    return [DEALT, *[IDENTITY[seat][agent] for seat, agent in enumerate(dealt)]]


def begin(game: AgentsSecrets, state: State, move: Move) -> list[Event]:
    """The highest roll begins; those who tie for it have rolled again."""
    rolling = list(game.all_seats)
    events: list[Event] = []
    for dice in content("first_player", move):
        if type(dice) is not tuple or len(dice) != game.seats or len(rolling) == 1:
            raise IllegalAction("first_rolls")
        values = [die for die in dice if die is not None]
        if len(values) != len(rolling):
            raise IllegalAction("first_rolls")
        if events and None in [dice[seat] for seat in rolling]:
            raise IllegalAction("first_rolls")
        for value in values:
            if type(value) is not int or not 1 <= value <= HIGHEST:
                raise IllegalAction("not_a_roll")
        events.append(gate.FirstRolls(rolling, values))
        rolling = highest(dice)
    if len(rolling) != 1:
        raise IllegalAction("first_rolls")
    state.seat = rolling[0]
    state.phase = ROLL
    events.append(FIRST[rolling[0]])
    return events


@cache
def draws(agent_count: int) -> tuple[Move, ...]:
    """Return every draw of so many agents."""
    masks = [mask for mask in range(ALL_AGENTS + 1) if mask.bit_count() == agent_count]
    return tuple(("agents", mask) for mask in masks)


def content(kind: str, move: Move) -> tuple[Json, ...]:
    """Return what a chance outcome of a kind holds, or refuse another kind."""
    if type(move) is not tuple or not move or move[0] != kind:
        raise IllegalAction("wrong_moment")
    return move[1:]


def highest(dice: tuple[int | None, ...]) -> list[int]:
    """Return the seats with the highest die."""
    best = max([die for die in dice if die is not None])
    if dice.count(best) == 1:
        return [dice.index(best)]
    return [seat for seat, die in enumerate(dice) if die == best]
