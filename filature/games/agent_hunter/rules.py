"""Agent Hunter, the rulebook: two seats, three bases each, ten agents, five target tokens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import permutations
from random import Random
from typing import Literal

import msgspec

from filature.core.events import CHANCE, Event, Over, Section, Viewer
from filature.core.game import Action, Game, Option, Outcome
from filature.core.knowledge import Knowledge, Move, World
from filature.core.legal import (
    NONE_LEGAL,
    Alternative,
    Factored,
    Json,
    LegalSet,
    Listed,
    One,
    Pick,
    Span,
)
from filature.core.refusals import BadAction, BadOption, IllegalAction, NotOwed
from filature.games.agent_hunter import view as gate
from filature.games.agent_hunter import worlds as knowing

PLACE, FIRST_PLAYER, TURN, REFILL, OVER = range(5)
BOTH, NOBODY, ONLY = (0, 1), (), ((0,), (1,))


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
    """Place an agent of the hand on one's empty base."""

    base: int
    agent: int


class State:
    """The truth of one game. Agents are bits in masks; bases are slots `seat * bases + base`."""

    __slots__ = (
        "beside",
        "first",
        "hands",
        "on_base",
        "out",
        "phase",
        "placed",
        "refill",
        "seat",
        "standing",
        "tokens",
        "turn_seat",
        "turns",
    )

    phase: int
    first: int
    seat: int
    """Who acts: the seat whose turn it is, or the one that must refill."""
    turn_seat: int
    turns: int
    """Turns completed."""
    refill: int
    """The base that `seat` must refill, or -1."""
    placed: int
    """A mask of the seats that have placed."""
    out: int
    """A mask of the agents out of play, the same for both seats."""
    hands: list[int]
    standing: list[int]
    on_base: list[int]
    beside: list[int]
    tokens: list[int]

    def clone(self) -> State:
        """Copy the state; nothing mutable is shared."""
        new = State.__new__(State)
        new.phase = self.phase
        new.first = self.first
        new.seat = self.seat
        new.turn_seat = self.turn_seat
        new.turns = self.turns
        new.refill = self.refill
        new.placed = self.placed
        new.out = self.out
        new.hands = self.hands.copy()
        new.standing = self.standing.copy()
        new.on_base = self.on_base.copy()
        new.beside = self.beside.copy()
        new.tokens = self.tokens.copy()
        return new


class AgentHunter(Game[State, gate.AgentHunterView]):
    """Agent Hunter, by Mike Elliott."""

    id = "agent_hunter"
    rules_version = 1
    seat_counts = (2,)
    options_offered = (
        Option("turn_limit", 200, minimum=1, offered=[50, 100, 200, 500]),
        Option("agents", 10, minimum=3, maximum=10),
        Option("bases", 3, minimum=1, maximum=3),
        Option("tokens", 5, minimum=0, maximum=5),
    )
    fields = {
        "seat": "seat",
        "owner": "seat",
        "first": "seat",
        "winners": "seat",
        "base": "ordinal",
        "target": "ordinal",
    }
    actions = Place | FirstPlayer | Attack | Swap | Refill
    events = gate.AgentHunterEvent

    def __init__(self, seats: int = 2, options: Mapping[str, Json] | None = None) -> None:
        super().__init__(seats, options)
        self.turn_limit: int = self.options["turn_limit"]
        self.agents: int = self.options["agents"]
        self.bases: int = self.options["bases"]
        self.token_count: int = self.options["tokens"]
        if self.agents < 2 * self.bases + 1:
            raise BadOption("too_few_agents", agents=self.agents, needed=2 * self.bases + 1)
        self.tables()

    def tables(self) -> None:
        """Lay out the dense actions: hand attacks, base attacks, swaps, refills, placements."""
        agents, bases = self.agents, self.bases
        self.base_attacks = agents * bases
        self.swaps = self.base_attacks + bases * bases
        self.refills = self.swaps + bases * agents
        self.places = self.refills + bases * agents
        self.placements = list(permutations(range(agents), bases))
        self.place_codes = {placed: self.places + at for at, placed in enumerate(self.placements)}
        self.all_bases = (1 << bases) - 1
        self.members = [
            tuple(n for n in range(agents) if mask >> n & 1) for mask in range(1 << agents)
        ]
        """The agents of every mask, rising."""
        self.hand_attack_codes: dict[tuple[int, int], tuple[int, ...]] = {}
        self.base_attack_codes = [
            [
                tuple(
                    self.base_attacks + base * bases + target
                    for base in self.members[own]
                    for target in self.members[other]
                )
                for other in range(1 << bases)
            ]
            for own in range(1 << bases)
        ]

    # Set-up

    def new(self) -> State:
        state = State.__new__(State)
        state.phase = PLACE
        state.first = state.seat = state.turn_seat = state.refill = -1
        state.turns = state.placed = state.out = 0
        state.hands = [(1 << self.agents) - 1] * 2
        state.standing = [self.all_bases] * 2
        state.on_base = [-1] * (2 * self.bases)
        state.beside = [0] * (2 * self.bases)
        state.tokens = [self.token_count] * 2
        return state

    def to_act(self, state: State) -> tuple[int, ...]:
        phase = state.phase
        if phase == TURN or phase == REFILL:
            return ONLY[state.seat]
        if phase == PLACE:
            return BOTH if not state.placed else ONLY[2 - state.placed]
        return (CHANCE,) if phase == FIRST_PLAYER else NOBODY

    def asked(self, state: State, actor: int) -> str:
        return gate.PHASES[state.phase]

    def play(self, state: State, actor: int, move: Move) -> list[Event]:
        if type(move) is not int:
            raise BadAction("unknown_action")
        phase = state.phase
        if phase == TURN:
            if actor != state.seat:
                raise NotOwed("not_your_turn", seat=state.seat)
            if move < self.base_attacks:
                return self.attack_from_hand(state, actor, move)
            if move < self.swaps:
                return self.attack_from_base(state, actor, move - self.base_attacks)
            if move < self.refills:
                return self.swap(state, actor, move - self.swaps)
            raise IllegalAction("wrong_moment")
        if phase == PLACE:
            return self.place(state, actor, move)
        if phase == FIRST_PLAYER:
            return self.draw_first_player(state, actor, move)
        if phase == REFILL:
            return self.refill(state, actor, move)
        raise NotOwed("game_over")

    def place(self, state: State, seat: int, move: int) -> list[Event]:
        """Each seat places three different agents, one on each base; the rest is its hand."""
        if seat not in BOTH:
            raise NotOwed("wrong_actor")
        if state.placed >> seat & 1:
            raise NotOwed("already_placed")
        if not self.places <= move < self.places + len(self.placements):
            raise IllegalAction("wrong_moment")
        agents = self.placements[move - self.places]
        for base, agent in enumerate(agents):
            state.on_base[seat * self.bases + base] = agent
            state.hands[seat] ^= 1 << agent
        state.placed |= 1 << seat
        if state.placed == 3:
            state.phase = FIRST_PLAYER
        return [gate.Placed(seat, list(agents))]

    def chance(self, state: State, rng: Random) -> Move:
        return rng.randrange(2)

    def outcomes(self, state: State) -> list[tuple[Move, float]] | None:
        return [(0, 0.5), (1, 0.5)]

    def draw_first_player(self, state: State, actor: int, move: int) -> list[Event]:
        if actor != CHANCE:
            raise NotOwed("wrong_actor")
        if move not in BOTH:
            raise IllegalAction("no_such_seat")
        state.first = state.seat = state.turn_seat = move
        state.phase = TURN
        return [gate.FirstPlayer(move)]

    # A turn: exactly one of

    def attack_from_hand(self, state: State, seat: int, code: int) -> list[Event]:
        """Show an agent of the hand; only an equal base falls, else the agent goes back."""
        if code < 0:
            raise BadAction("unknown_action")
        agent, target = divmod(code, self.bases)
        other = 1 - seat
        if not state.hands[seat] >> agent & 1:
            raise IllegalAction("not_in_hand", agent=agent)
        if not state.standing[other] >> target & 1:
            raise IllegalAction("target_fallen", target=target)
        hidden = state.on_base[other * self.bases + target]
        if agent != hidden:
            events: list[Event] = [
                gate.HandAttack(seat, agent, target, "higher" if agent > hidden else "lower")
            ]
            self.end_turn(state, events)
            return events
        state.hands[seat] ^= 1 << agent
        events = [
            gate.HandAttack(seat, agent, target, "equal"),
            self.fall(state, other, target, seat),
        ]
        self.end_turn(state, events)
        return events

    def swap(self, state: State, seat: int, code: int) -> list[Event]:
        """Show a base's agent, take it, place any agent of the hand secretly, add a token (R3)."""
        base, placed = divmod(code, self.agents)
        if not state.standing[seat] >> base & 1:
            raise IllegalAction("own_base_fallen", base=base)
        if not state.tokens[seat]:
            raise IllegalAction("no_token")
        slot = seat * self.bases + base
        agent = state.on_base[slot]
        hand = state.hands[seat] | 1 << agent
        if not hand >> placed & 1:
            raise IllegalAction("not_in_hand", agent=placed)
        state.hands[seat] = hand ^ 1 << placed
        state.on_base[slot] = placed
        state.tokens[seat] -= 1
        state.beside[slot] += 1
        events: list[Event] = [gate.Swapped(seat, base, agent, placed)]
        self.end_turn(state, events)
        return events

    def attack_from_base(self, state: State, seat: int, code: int) -> list[Event]:
        """Show the agent of one's base: equal, and the other base falls; else one's own does."""
        base, target = divmod(code, self.bases)
        other = 1 - seat
        if not state.standing[seat] >> base & 1:
            raise IllegalAction("own_base_fallen", base=base)
        if not state.standing[other] >> target & 1:
            raise IllegalAction("target_fallen", target=target)
        agent = state.on_base[seat * self.bases + base]
        hidden = state.on_base[other * self.bases + target]
        if agent == hidden:
            events: list[Event] = [
                gate.BaseAttack(seat, base, agent, target, "equal"),
                self.fall(state, other, target, seat),
            ]
            self.empty(state, seat, base)
            return events
        events = [
            gate.BaseAttack(seat, base, agent, target, "higher" if agent > hidden else "lower"),
            self.fall(state, seat, base, other),
        ]
        self.lay(state, other, agent, events)
        return events

    def lay(self, state: State, seat: int, agent: int, events: list[Event]) -> None:
        """The opponent lays its own agent of that number, from the hand or from a base."""
        if state.hands[seat] >> agent & 1:
            state.hands[seat] ^= 1 << agent
            events.append(gate.Laid(seat, agent, None))
            self.end_turn(state, events)
            return
        own = state.on_base[seat * self.bases : (seat + 1) * self.bases]
        base = next(at for at in self.members[state.standing[seat]] if own[at] == agent)
        events.append(gate.Laid(seat, agent, base))
        self.empty(state, seat, base)

    def fall(self, state: State, owner: int, base: int, by: int) -> Event:
        """A base falls: its agent is face up, both numbers are out of play."""
        slot = owner * self.bases + base
        agent = state.on_base[slot]
        state.standing[owner] ^= 1 << base
        state.out |= 1 << agent
        return gate.Fell(owner, base, agent, by, 1 + state.beside[slot])

    def empty(self, state: State, seat: int, base: int) -> None:
        """A base whose agent was laid elsewhere is refilled at once, within the same turn (R5)."""
        state.on_base[seat * self.bases + base] = -1
        state.phase = REFILL
        state.seat = seat
        state.refill = base

    def refill(self, state: State, seat: int, move: int) -> list[Event]:
        """Place any agent of the hand, face down, on the empty base."""
        if seat != state.seat:
            raise NotOwed("not_your_turn", seat=state.seat)
        if not self.refills <= move < self.places:
            raise IllegalAction("wrong_moment")
        base, agent = divmod(move - self.refills, self.agents)
        if base != state.refill:
            raise IllegalAction("refill_other_base", base=state.refill)
        if not state.hands[seat] >> agent & 1:
            raise IllegalAction("not_in_hand", agent=agent)
        state.hands[seat] ^= 1 << agent
        state.on_base[seat * self.bases + base] = agent
        state.refill = -1
        state.phase = TURN
        events: list[Event] = [gate.Refilled(seat, base, agent)]
        self.end_turn(state, events)
        return events

    def end_turn(self, state: State, events: list[Event]) -> None:
        """Go on to the other seat, unless all bases of a seat have fallen or the limit is reached."""
        state.turns += 1
        if state.standing[0] and state.standing[1] and state.turns < self.turn_limit:
            state.turn_seat = state.seat = 1 - state.turn_seat
            return
        state.phase = OVER
        for seat in BOTH:
            own = state.on_base[seat * self.bases : (seat + 1) * self.bases]
            standing = [own[base] for base in self.members[state.standing[seat]]]
            events.append(gate.Shown(seat, standing, list(self.members[state.hands[seat]])))
        end = self.outcome(state)
        assert end is not None
        events.append(Over(end.winners, end.scores, end.reason))

    # End and score

    def points(self, state: State, seat: int) -> int:
        """A fallen base is worth 1, and 1 for each token beside it, to the seat that felled it."""
        other = 1 - seat
        fallen = self.all_bases ^ state.standing[other]
        return sum(1 + state.beside[other * self.bases + base] for base in self.members[fallen])

    def outcome(self, state: State) -> Outcome | None:
        """More points wins; then the higher sum of agents left in the hand; then it is shared."""
        if state.phase != OVER:
            return None
        scores = [self.points(state, seat) for seat in BOTH]
        ranks = [(scores[seat], sum(self.members[state.hands[seat]])) for seat in BOTH]
        winners = [seat for seat in BOTH if ranks[seat] == max(ranks)]
        fallen = not (state.standing[0] and state.standing[1])
        return Outcome(winners, scores, "bases_fallen" if fallen else "turn_limit")

    # Legal decisions

    def legal(self, state: State, seat: int) -> LegalSet:
        phase = state.phase
        if phase == TURN and seat == state.seat:
            return self.legal_turn(state, seat)
        if phase == PLACE and seat in BOTH and not state.placed >> seat & 1:
            return Span(self.places, self.places + len(self.placements))
        if phase == REFILL and seat == state.seat:
            start = self.refills + state.refill * self.agents
            return Listed([start + agent for agent in self.members[state.hands[seat]]])
        return NONE_LEGAL

    def legal_turn(self, state: State, seat: int) -> LegalSet:
        hand, targets = state.hands[seat], state.standing[1 - seat]
        codes = self.hand_attack_codes.get((hand, targets))
        if codes is None:
            codes = self.hand_attack_codes[hand, targets] = tuple(
                agent * self.bases + target
                for agent in self.members[hand]
                for target in self.members[targets]
            )
        own = state.standing[seat]
        codes += self.base_attack_codes[own][targets]
        if state.tokens[seat]:
            on_base = state.on_base
            for base in self.members[own]:
                start = self.swaps + base * self.agents
                shown = 1 << on_base[seat * self.bases + base]
                codes += tuple([start + agent for agent in self.members[hand | shown]])
        return Listed(codes)

    def factored(self, state: State, seat: int) -> Factored:
        if not self.legal(state, seat):
            return Factored([])
        hand = list(self.members[state.hands[seat]])
        if state.phase == PLACE:
            return Factored([Alternative({"type": "place"}, {"agents": Pick(self.bases, hand)})])
        if state.phase == REFILL:
            fixed = {"type": "refill", "base": state.refill}
            return Factored([Alternative(fixed, {"agent": One(hand)})])
        targets = One(list(self.members[state.standing[1 - seat]]))
        own = self.members[state.standing[seat]]
        alternatives = [
            Alternative(
                {"type": "attack", "from": "hand"}, {"agent": One(hand), "target": targets}
            ),
            Alternative(
                {"type": "attack", "from": "base"}, {"base": One(list(own)), "target": targets}
            ),
        ]
        if state.tokens[seat]:
            for base in own:
                shown = 1 << state.on_base[seat * self.bases + base]
                placeable = One(list(self.members[state.hands[seat] | shown]))
                alternatives.append(
                    Alternative({"type": "swap", "base": base}, {"agent": placeable})
                )
        return Factored(alternatives)

    # The gate and what may be known

    def view(self, state: State, viewer: Viewer) -> gate.AgentHunterView:
        return gate.view(self, state, viewer)

    def sheet(self, view: gate.AgentHunterView) -> list[Section]:
        return gate.sheet(view)

    def worlds(self, knowledge: Knowledge) -> Iterator[World[State]]:
        return knowing.worlds(self, knowledge)

    def sample_world(self, knowledge: Knowledge, rng: Random) -> World[State]:
        return knowing.sample_world(self, knowledge, rng)

    # The border

    def encode(self, action: Action) -> Move:
        match action:
            case Place(agents):
                if len(agents) != self.bases:
                    raise BadAction("place_count", count=self.bases)
                for agent in agents:
                    self.check("agents", agent, self.agents)
                if len(set(agents)) != len(agents):
                    raise BadAction("agent_twice")
                return self.place_codes[tuple(agents)]
            case FirstPlayer(first):
                return self.check("first", first, 2)
            case Attack(from_="hand", agent=int(agent), base=msgspec.UNSET, target=target):
                return self.check("agent", agent, self.agents) * self.bases + self.check(
                    "target", target, self.bases
                )
            case Attack(from_="base", agent=msgspec.UNSET, base=int(base), target=target):
                attack = self.check("base", base, self.bases) * self.bases
                return self.base_attacks + attack + self.check("target", target, self.bases)
            case Attack(from_=origin):
                raise BadAction("attack_form", field="agent" if origin == "hand" else "base")
            case Swap(base, agent):
                start = self.swaps + self.check("base", base, self.bases) * self.agents
                return start + self.check("agent", agent, self.agents)
            case Refill(base, agent):
                start = self.refills + self.check("base", base, self.bases) * self.agents
                return start + self.check("agent", agent, self.agents)
        raise BadAction("unknown_action")

    def check(self, field: str, value: int, limit: int) -> int:
        if not 0 <= value < limit:
            raise BadAction("out_of_range", field=field, limit=limit - 1)
        return value

    def decode(self, actor: int, move: Move) -> Action:
        assert type(move) is int
        if actor == CHANCE:
            return FirstPlayer(move)
        if move >= self.places:
            return Place(list(self.placements[move - self.places]))
        if move >= self.refills:
            return Refill(*divmod(move - self.refills, self.agents))
        if move >= self.swaps:
            return Swap(*divmod(move - self.swaps, self.agents))
        if move >= self.base_attacks:
            base, target = divmod(move - self.base_attacks, self.bases)
            return Attack(from_="base", base=base, target=target)
        agent, target = divmod(move, self.bases)
        return Attack(from_="hand", agent=agent, target=target)
