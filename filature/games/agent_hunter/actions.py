"""Agent Hunter: what can be decided, as typed actions and as the engine's moves."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations, product
from typing import TYPE_CHECKING, Literal

import msgspec

from filature.core.game import Action
from filature.core.knowledge import Move
from filature.core.legal import Span
from filature.core.refusals import BadAction, check_range

if TYPE_CHECKING:
    from filature.games.agent_hunter.rules import AgentHunter


class Place(Action, frozen=True, tag="place"):
    """Put one agent on each base, secretly; both seats at once."""

    agents: list[int]


class FirstPlayer(Action, frozen=True, tag="first_player"):
    """Chance draws the first player."""

    first: int


class Attack(Action, frozen=True, kw_only=True, tag="attack", rename={"from_": "from"}):
    """Attack a base of the opponent with an agent of the hand, or with that of a base."""

    from_: Literal["hand", "base"]
    agent: int | msgspec.UnsetType = msgspec.UNSET
    base: int | msgspec.UnsetType = msgspec.UNSET
    target: int


class Swap(Action, frozen=True, tag="swap"):
    """Show a base's agent, take it, and place `agent` on that base secretly."""

    base: int
    agent: int


class Refill(Action, frozen=True, tag="refill"):
    """Place an agent of the hand on your empty base."""

    base: int
    agent: int


AgentHunterAction = Place | FirstPlayer | Attack | Swap | Refill


class MoveCodes:
    """The moves of one size of the game: every action has a number, its index in `actions`."""

    def __init__(self, agents: int, bases: int) -> None:
        self.agents, self.bases = agents, bases
        self.placements = list(permutations(range(agents), bases))
        self.base_attacks = agents * bases
        self.swaps = self.base_attacks + bases * bases
        self.refills = self.swaps + bases * agents
        self.places = self.refills + bases * agents
        self.first_players = self.places + len(self.placements)
        self.every_placement = Span(self.places, self.first_players)
        self.place_codes = {placed: self.places + at for at, placed in enumerate(self.placements)}
        targets, placings = range(bases), list(product(range(bases), range(agents)))
        self.actions: list[AgentHunterAction] = [
            *(Attack(from_="hand", agent=n, target=at) for n in range(agents) for at in targets),
            *(Attack(from_="base", base=base, target=at) for base in targets for at in targets),
            *(Swap(base, agent) for base, agent in placings),
            *(Refill(base, agent) for base, agent in placings),
            *(Place(list(placed)) for placed in self.placements),
            *(FirstPlayer(seat) for seat in (0, 1)),
        ]

    def hand_attack(self, agent: int, target: int) -> int:
        return agent * self.bases + target

    def base_attack(self, base: int, target: int) -> int:
        return self.base_attacks + base * self.bases + target

    def swap(self, base: int, agent: int) -> int:
        return self.swaps + base * self.agents + agent

    def refill(self, base: int, agent: int) -> int:
        return self.refills + base * self.agents + agent

    def place(self, agents: Sequence[int]) -> int:
        return self.place_codes[tuple(agents)]

    def first_player(self, seat: int) -> int:
        return self.first_players + seat


@cache  # Two small options.
def move_codes(agents: int, bases: int) -> MoveCodes:
    """Return the moves of one size, shared by all its games."""
    return MoveCodes(agents, bases)


class TurnMoves(msgspec.Struct, gc=False):
    """The legal moves of a turn, not written out: attacks, swaps, then swaps for the same agent."""

    codes: MoveCodes
    hand: tuple[int, ...]
    own: tuple[int, ...]
    """Your standing bases."""
    targets: tuple[int, ...]
    on_base: tuple[int, ...]
    may_swap: bool

    def __len__(self) -> int:
        hand, own = len(self.hand), len(self.own)
        attacks = (hand + own) * len(self.targets)
        return attacks + own * (hand + 1) if self.may_swap else attacks

    def __contains__(self, move: object) -> bool:
        if type(move) is not int or not 0 <= move < self.codes.refills:
            return False
        match self.codes.actions[move]:
            case Attack(from_="hand", agent=agent, target=target):
                return agent in self.hand and target in self.targets
            case Attack(base=base, target=target):
                return base in self.own and target in self.targets
            case Swap(base, agent):
                placeable = agent in self.hand or agent == self.on_base[base]
                return self.may_swap and base in self.own and placeable
        return False

    def nth(self, index: int) -> int:
        """Return the move at `index`, counted from 0."""
        codes, hand, own, targets = self.codes, self.hand, self.own, self.targets
        attacker, target = divmod(index, len(targets))
        if attacker < len(hand):
            return codes.hand_attack(hand[attacker], targets[target])
        if attacker < len(hand) + len(own):
            return codes.base_attack(own[attacker - len(hand)], targets[target])
        swap = index - (len(hand) + len(own)) * len(targets)
        swappable = own if self.may_swap else ()
        base, placed = divmod(swap, len(hand))
        if base < len(swappable):
            return codes.swap(own[base], hand[placed])
        same = swappable[swap - len(swappable) * len(hand)]
        return codes.swap(same, self.on_base[same])


def encode(game: AgentHunter, action: AgentHunterAction) -> Move:
    """Turn a typed action of the right form into a move, or refuse its form."""
    codes = game.codes
    match action:
        case Place(agents):
            if len(agents) != game.bases:
                raise BadAction("place_count", count=game.bases)
            for agent in agents:
                check_range("agents", agent, game.agents)
            if len(set(agents)) != len(agents):
                raise BadAction("agent_twice")
            return codes.place(agents)
        case FirstPlayer(first):
            return codes.first_player(check_range("first", first, 2))
        case Attack(from_="hand", agent=int(agent), base=msgspec.UNSET, target=target):
            check_range("agent", agent, game.agents)
            return codes.hand_attack(agent, check_range("target", target, game.bases))
        case Attack(from_="base", agent=msgspec.UNSET, base=int(base), target=target):
            check_range("base", base, game.bases)
            return codes.base_attack(base, check_range("target", target, game.bases))
        case Attack(from_=origin):
            raise BadAction("attack_form", field="agent" if origin == "hand" else "base")
        case Swap(base, agent) | Refill(base, agent):
            check_range("base", base, game.bases)
            check_range("agent", agent, game.agents)
            return (codes.swap if isinstance(action, Swap) else codes.refill)(base, agent)
    raise BadAction("unknown_action")


def decode(game: AgentHunter, actor: int, move: Move) -> AgentHunterAction:
    """Turn a move back into the typed action."""
    assert type(move) is int
    return game.codes.actions[move]
