"""Agent Hunter, the rulebook: two seats, three bases each, ten agents, five target tokens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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
    RecordAction,
)
from filature.core.refusals import BadAction, BadOption, IllegalAction, NotOwed
from filature.games.agent_hunter import view as gate
from filature.games.agent_hunter import worlds as knowing
from filature.games.agent_hunter.tables import ANSWERS, EQUAL, Turn, tables

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
    """The truth of one game. Agents are bits in masks.

    `on_base` and `beside` hold a list for each seat; such a list is replaced, never changed, so
    that clones and legal sets may share it.
    """

    __slots__ = (
        "_legal",
        "actors",
        "beside",
        "first",
        "hands",
        "on_base",
        "out",
        "phase",
        "points",
        "refill",
        "standing",
        "tokens",
        "turns",
    )

    phase: int
    actors: tuple[int, ...]
    """Who must act now."""
    first: int
    turns: int
    """Turns completed; whose turn it is follows."""
    refill: int
    """The base that must be refilled, or -1."""
    out: int
    """A mask of the agents out of play, the same for both seats."""
    hands: list[int]
    standing: list[int]
    on_base: list[list[int]]
    """The agent on each base; -1 while it is empty."""
    beside: list[list[int]]
    """How many tokens lie beside each base."""
    tokens: list[int]
    points: list[int]
    _legal: list[Turn | None]
    """What each seat may do in its turn, until that changes."""

    def clone(self) -> State:
        """Copy the state; nothing mutable is shared."""
        new = State.__new__(State)
        new.phase = self.phase
        new.actors = self.actors
        new.first = self.first
        new.turns = self.turns
        new.refill = self.refill
        new.out = self.out
        new.hands = self.hands.copy()
        new.standing = self.standing.copy()
        new.on_base = self.on_base.copy()
        new.beside = self.beside.copy()
        new.tokens = self.tokens.copy()
        new.points = self.points.copy()
        new._legal = self._legal.copy()
        return new


class AgentHunter(Game[State, gate.AgentHunterView]):
    """Agent Hunter, by Mike Elliott."""

    id = "agent_hunter"
    rules_version = 1
    seat_counts = (2,)
    always_won = True
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
    action_type = Place | FirstPlayer | Attack | Swap | Refill
    event_type = gate.AgentHunterEvent

    def __init__(self, seats: int = 2, options: Mapping[str, Json] | None = None) -> None:
        super().__init__(seats, options)
        self.turn_limit: int = self.options["turn_limit"]
        self.agents: int = self.options["agents"]
        self.bases: int = self.options["bases"]
        self.token_count: int = self.options["tokens"]
        if self.agents < 2 * self.bases + 1:
            raise BadOption("too_few_agents", agents=self.agents, needed=2 * self.bases + 1)
        self.tables = tables(self.agents, self.bases)
        self.decision_codes = self.tables.first_players
        self.chance_codes = len(BOTH)
        self.members = self.tables.members
        self.base_attacks = self.tables.base_attacks
        self.swaps = self.tables.swaps
        self.refills = self.tables.refills
        self.hand_attackers = self.tables.hand_attackers
        self.base_attackers = self.tables.base_attackers
        self.swaps_onto = self.tables.swaps_onto
        self.hand_attack = self.tables.hand_attack
        self.hand_attacked = self.tables.hand_attacked
        self.placing = self.tables.placing
        self.swapped = self.tables.swapped
        self.no_agents = [-1] * self.bases
        self.no_tokens = [0] * self.bases
        self.all_agents = (1 << self.agents) - 1
        self.all_bases = (1 << self.bases) - 1

    # Set-up

    def new(self) -> State:
        state = State.__new__(State)
        state.phase = PLACE
        state.actors = BOTH
        state.first = state.refill = -1
        state.turns = state.out = 0
        state.hands = [self.all_agents, self.all_agents]
        state.standing = [self.all_bases, self.all_bases]
        state.on_base = [self.no_agents, self.no_agents]
        state.beside = [self.no_tokens, self.no_tokens]
        state.tokens = [self.token_count, self.token_count]
        state.points = [0, 0]
        state._legal = [None, None]
        return state

    def to_act(self, state: State) -> tuple[int, ...]:
        return state.actors

    def asked(self, state: State, actor: int) -> str:
        return gate.PHASES[state.phase]

    def play(self, state: State, actor: int, move: Move) -> list[Event]:
        if actor not in state.actors:
            raise self.not_owed(state, actor)
        if type(move) is not int or move < 0:
            raise BadAction("unknown_action")
        phase = state.phase
        if phase == TURN:
            if move < self.base_attacks:
                # A probe that finds nothing is what happens most: all that it does stands here.
                agent, target = self.hand_attack[move]
                other = 1 - actor
                if state.hands[actor] >> agent & 1 and state.standing[other] >> target & 1:
                    hidden = state.on_base[other][target]
                    turns = state.turns + 1
                    if agent != hidden and turns < self.turn_limit:
                        state.turns = turns
                        state.actors = ONLY[other]
                        return [self.hand_attacked[actor][move][agent > hidden]]
                return self.attack_from_hand(state, actor, move)
            if move < self.swaps:
                return self.attack_from_base(state, actor, move - self.base_attacks)
            if move < self.refills:
                return self.swap(state, actor, move - self.swaps)
            raise IllegalAction("wrong_moment")
        if phase == PLACE:
            return self.place(state, actor, move)
        if phase == REFILL:
            return self.refill(state, actor, move)
        return self.draw_first_player(state, move)

    def not_owed(self, state: State, actor: int) -> NotOwed:
        """Say why an actor has nothing to decide now."""
        if state.phase == OVER:
            return NotOwed("game_over")
        if actor not in BOTH or state.phase == FIRST_PLAYER:
            return NotOwed("wrong_actor")
        if state.phase == PLACE:
            return NotOwed("already_placed")
        return NotOwed("not_your_turn", seat=state.actors[0])

    def place(self, state: State, seat: int, move: int) -> list[Event]:
        """Each seat places three different agents, one on each base; the rest is its hand."""
        code = move - self.tables.places
        if not 0 <= code < len(self.tables.placements):
            raise IllegalAction("wrong_moment")
        agents = self.tables.placements[code]
        state.on_base[seat] = list(agents)
        for agent in agents:
            state.hands[seat] ^= 1 << agent
        if len(state.actors) == 2:
            state.actors = ONLY[1 - seat]
        else:
            state.phase = FIRST_PLAYER
            state.actors = (CHANCE,)
        return [gate.Placed(seat, list(agents))]

    def chance(self, state: State, rng: Random) -> Move:
        return self.tables.first_players + rng.randrange(2)

    def outcomes(self, state: State) -> list[tuple[Move, float]] | None:
        return [(self.tables.first_players + seat, 0.5) for seat in BOTH]

    def draw_first_player(self, state: State, move: int) -> list[Event]:
        first = move - self.tables.first_players
        if first not in BOTH:
            raise IllegalAction("wrong_moment")
        state.first = first
        state.actors = ONLY[first]
        state.phase = TURN
        return [gate.FirstPlayer(first)]

    # A turn: exactly one of

    def attack_from_hand(self, state: State, seat: int, code: int) -> list[Event]:
        """Show an agent of the hand; only an equal base falls, else the agent goes back."""
        agent, target = self.hand_attack[code]
        other = 1 - seat
        if not state.hands[seat] >> agent & 1:
            raise IllegalAction("not_in_hand", agent=agent)
        if not state.standing[other] >> target & 1:
            raise IllegalAction("target_fallen", target=target)
        hidden = state.on_base[other][target]
        told = self.hand_attacked[seat][code]
        events: list[Event] = [told[agent > hidden]]
        if agent == hidden:
            state.hands[seat] ^= 1 << agent
            events = [told[EQUAL], self.fall(state, other, target, seat)]
        self.end_turn(state, events)
        return events

    def swap(self, state: State, seat: int, code: int) -> list[Event]:
        """Show a base's agent, take it, place any agent of the hand secretly, add a token (R3)."""
        base, placed = self.placing[code]
        if not state.standing[seat] >> base & 1:
            raise IllegalAction("own_base_fallen", base=base)
        if not state.tokens[seat]:
            raise IllegalAction("no_token")
        on_base, beside = state.on_base[seat].copy(), state.beside[seat].copy()
        agent = on_base[base]
        hand = state.hands[seat] | 1 << agent
        if not hand >> placed & 1:
            raise IllegalAction("not_in_hand", agent=placed)
        state.hands[seat] = hand ^ 1 << placed
        on_base[base] = placed
        state.on_base[seat] = on_base
        state.tokens[seat] -= 1
        beside[base] += 1
        state.beside[seat] = beside
        state._legal[seat] = None
        events: list[Event] = [self.swapped[seat][code][agent]]
        turns = state.turns = state.turns + 1
        if turns == self.turn_limit:
            return self.end(state, events)
        state.actors = ONLY[1 - seat]
        return events

    def attack_from_base(self, state: State, seat: int, code: int) -> list[Event]:
        """Show the agent of one's base: equal, and the other base falls; else one's own does."""
        base, target = self.tables.base_attack[code]
        other = 1 - seat
        if not state.standing[seat] >> base & 1:
            raise IllegalAction("own_base_fallen", base=base)
        if not state.standing[other] >> target & 1:
            raise IllegalAction("target_fallen", target=target)
        agent = state.on_base[seat][base]
        hidden = state.on_base[other][target]
        if agent == hidden:
            attack = gate.BaseAttack(seat, base, agent, target, "equal")
            events: list[Event] = [attack, self.fall(state, other, target, seat)]
            self.empty(state, seat, base)
            return events
        attack = gate.BaseAttack(seat, base, agent, target, ANSWERS[agent > hidden])
        events = [attack, self.fall(state, seat, base, other)]
        self.lay(state, other, agent, events)
        return events

    def lay(self, state: State, seat: int, agent: int, events: list[Event]) -> None:
        """The opponent lays its own agent of that number, from the hand or from a base."""
        if state.hands[seat] >> agent & 1:
            state.hands[seat] ^= 1 << agent
            events.append(gate.Laid(seat, agent, None))
            self.end_turn(state, events)
            return
        on_base = state.on_base[seat]
        base = next(at for at in self.members[state.standing[seat]] if on_base[at] == agent)
        events.append(gate.Laid(seat, agent, base))
        self.empty(state, seat, base)

    def fall(self, state: State, owner: int, base: int, by: int) -> Event:
        """A base falls: its agent is face up, both numbers are out of play.

        It is worth 1 to the seat that made it fall, and 1 for each token beside it.
        """
        agent = state.on_base[owner][base]
        worth = 1 + state.beside[owner][base]
        state.points[by] += worth
        state.standing[owner] ^= 1 << base
        state.out |= 1 << agent
        state._legal = [None, None]
        return gate.Fell(owner, base, agent, by, worth)

    def put(self, state: State, seat: int, base: int, agent: int) -> None:
        """Put an agent on a base, or none."""
        on_base = state.on_base[seat] = state.on_base[seat].copy()
        on_base[base] = agent
        state._legal[seat] = None

    def empty(self, state: State, seat: int, base: int) -> None:
        """A base whose agent was laid elsewhere is refilled at once, within the same turn (R5)."""
        self.put(state, seat, base, -1)
        state.phase = REFILL
        state.actors = ONLY[seat]
        state.refill = base

    def refill(self, state: State, seat: int, move: int) -> list[Event]:
        """Place any agent of the hand, face down, on the empty base."""
        if not self.refills <= move < self.tables.places:
            raise IllegalAction("wrong_moment")
        base, agent = self.placing[move - self.refills]
        if base != state.refill:
            raise IllegalAction("refill_other_base", base=state.refill)
        if not state.hands[seat] >> agent & 1:
            raise IllegalAction("not_in_hand", agent=agent)
        state.hands[seat] ^= 1 << agent
        self.put(state, seat, base, agent)
        state.refill = -1
        state.phase = TURN
        events: list[Event] = [self.tables.refilled[seat][move - self.refills]]
        self.end_turn(state, events)
        return events

    def end_turn(self, state: State, events: list[Event]) -> None:
        """End a turn in which a base fell: it may have been a seat's last."""
        turns = state.turns = state.turns + 1
        if turns < self.turn_limit and state.standing[0] and state.standing[1]:
            state.actors = ONLY[(state.first + turns) & 1]
        else:
            self.end(state, events)

    def end(self, state: State, events: list[Event]) -> list[Event]:
        """All cards are shown (R4), and the points compared."""
        state.phase = OVER
        state.actors = NOBODY
        for seat in BOTH:
            on_base = state.on_base[seat]
            left = [on_base[base] for base in self.members[state.standing[seat]]]
            events.append(gate.Shown(seat, left, list(self.members[state.hands[seat]])))
        events.append(Over(self.winners(state), state.points.copy(), self.reason(state)))
        return events

    # End and score

    def winners(self, state: State) -> list[int]:
        """More points wins; then the higher sum of agents left in the hand; then it is shared."""
        points, sums = state.points, self.tables.sums
        lead = points[0] - points[1] or sums[state.hands[0]] - sums[state.hands[1]]
        return [0, 1] if lead == 0 else [0] if lead > 0 else [1]

    def reason(self, state: State) -> str:
        return "turn_limit" if state.standing[0] and state.standing[1] else "bases_fallen"

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        return Outcome(self.winners(state), state.points.copy(), self.reason(state))

    # Legal decisions

    def legal(self, state: State, seat: int) -> LegalSet:
        if seat not in state.actors:
            return NONE_LEGAL
        phase = state.phase
        if phase == TURN:
            legal = state._legal[seat]
            if legal is None:
                hand, own = state.hands[seat], state.standing[seat]
                targets, agents = self.members[state.standing[1 - seat]], self.members[hand]
                attackers = self.hand_attackers[hand] + self.base_attackers[own]
                attacks = len(attackers) * len(targets)
                swaps = self.swaps_onto[own] if state.tokens[seat] else ()
                size = attacks + len(swaps) * (len(agents) + 1)
                on_base = state.on_base[seat]
                legal = Turn(size, attacks, attackers, targets, agents, swaps, on_base)
                state._legal[seat] = legal
            return legal
        if phase == PLACE:
            return self.tables.every_placement
        if phase == REFILL:
            start = self.refills + state.refill * self.agents
            return Listed([start + agent for agent in self.members[state.hands[seat]]])
        return NONE_LEGAL

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
        from_hand: RecordAction = {"type": "attack", "from": "hand"}
        from_base: RecordAction = {"type": "attack", "from": "base"}
        alternatives = [
            Alternative(from_hand, {"agent": One(hand), "target": targets}),
            Alternative(from_base, {"base": One(list(own)), "target": targets}),
        ]
        if state.tokens[seat]:
            for base in own:
                shown = 1 << state.on_base[seat][base]
                placeable = One(list(self.members[state.hands[seat] | shown]))
                swap: RecordAction = {"type": "swap", "base": base}
                alternatives.append(Alternative(swap, {"agent": placeable}))
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
                return self.tables.place_codes[tuple(agents)]
            case FirstPlayer(first):
                return self.tables.first_players + self.check("first", first, 2)
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
            return FirstPlayer(move - self.tables.first_players)
        if move >= self.tables.places:
            return Place(list(self.tables.placements[move - self.tables.places]))
        if move >= self.refills:
            return Refill(*divmod(move - self.refills, self.agents))
        if move >= self.swaps:
            return Swap(*divmod(move - self.swaps, self.agents))
        if move >= self.base_attacks:
            base, target = divmod(move - self.base_attacks, self.bases)
            return Attack(from_="base", base=base, target=target)
        agent, target = divmod(move, self.bases)
        return Attack(from_="hand", agent=agent, target=target)
