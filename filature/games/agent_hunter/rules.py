"""Agent Hunter, the rulebook: two seats, three bases each, ten agents, five target tokens."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar

from filature.core.events import CHANCE, Event, Over
from filature.core.game import Game, Option, Outcome
from filature.core.knowledge import Move
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
from filature.games.agent_hunter import actions, events, view, worlds
from filature.games.agent_hunter.actions import TurnMoves, move_codes
from filature.games.agent_hunter.events import compare
from filature.games.agent_hunter.state import BOTH_SEATS, NO_AGENT, State, replaced, without


class AgentHunter(Game[State, view.AgentHunterView]):
    """Agent Hunter, by Mike Elliott."""

    id = "agent_hunter"
    rules_version = 1
    seat_counts = (2,)
    always_won = True
    options_offered = (
        Option("turn_limit", 200, minimum=1, maximum=1000, offered=[50, 100, 200, 500]),  # R7
        Option("agents", 10, minimum=3, maximum=10),
        Option("bases", 3, minimum=1, maximum=3),
        Option("tokens", 5, minimum=0, maximum=5),
    )
    once_unbounded = ("turn_limit",)
    fields = {
        "seat": "seat",
        "owner": "seat",
        "first": "seat",
        "winners": "seat",
        "base": "ordinal",
        "target": "ordinal",
    }
    action_type = actions.AgentHunterAction
    event_type = events.AgentHunterEvent
    actions_module: ClassVar = actions
    view_module: ClassVar = view
    worlds_module: ClassVar = worlds

    def __init__(self, seats: int = 2, options: Mapping[str, Json] | None = None) -> None:
        super().__init__(seats, options)
        self.turn_limit: int = self.options["turn_limit"]
        self.agents: int = self.options["agents"]
        self.bases: int = self.options["bases"]
        self.token_count: int = self.options["tokens"]
        if self.agents < 2 * self.bases + 1:
            raise BadOption("too_few_agents", agents=self.agents, needed=2 * self.bases + 1)
        self.codes = move_codes(self.agents, self.bases)
        self.decision_codes = self.codes.first_players
        self.chance_codes = len(BOTH_SEATS)

    def new(self) -> State:
        return State.start(self.agents, self.bases, self.token_count)

    def asked(self, state: State, actor: int) -> str:
        return state.phase

    def play(self, state: State, actor: int, move: Move) -> list[Event]:
        if actor not in state.to_act:
            raise self.not_owed(state, actor)
        if type(move) is not int or move < 0:
            raise BadAction("unknown_action")
        codes = self.codes
        match state.phase:
            case "turn" if move < codes.base_attacks:
                return self.attack_from_hand(state, actor, *divmod(move, self.bases))
            case "turn" if move < codes.swaps:
                base, target = divmod(move - codes.base_attacks, self.bases)
                return self.attack_from_base(state, actor, base, target)
            case "turn" if move < codes.refills:
                return self.swap(state, actor, *divmod(move - codes.swaps, self.agents))
            case "refill" if codes.refills <= move < codes.places:
                return self.refill(state, actor, *divmod(move - codes.refills, self.agents))
            case "place" if codes.places <= move < codes.first_players:
                return self.place(state, actor, codes.placements[move - codes.places])
            case "first_player" if move - codes.first_players in BOTH_SEATS:
                return self.draw_first_player(state, move - codes.first_players)
        raise IllegalAction("wrong_moment")

    def not_owed(self, state: State, actor: int) -> NotOwed:
        """Say why an actor has nothing to decide now."""
        if state.phase == "over":
            return NotOwed("game_over")
        if actor not in BOTH_SEATS or state.phase == "first_player":
            return NotOwed("wrong_actor")
        if state.phase == "place":
            return NotOwed("already_placed")
        return NotOwed("not_your_turn", seat=state.to_act[0])

    # Set-up

    def place(self, state: State, seat: int, agents: tuple[int, ...]) -> list[Event]:
        """Each seat places three different agents, one on each base; the rest is its hand."""
        state.on_base[seat] = agents
        for agent in agents:
            state.discard(seat, agent)
        state.to_act = without(state.to_act, seat)
        if not state.to_act:
            state.phase = "first_player"
            state.to_act = (CHANCE,)
        return [events.Placed(seat, list(agents))]

    def chance(self, state: State, rng: Random) -> Move:
        return self.codes.first_player(rng.randrange(2))

    def outcomes(self, state: State) -> list[tuple[Move, float]] | None:
        return [(self.codes.first_player(seat), 0.5) for seat in BOTH_SEATS]

    def draw_first_player(self, state: State, first: int) -> list[Event]:
        state.first = first
        state.phase = "turn"
        state.to_act = (first,)
        return [events.FirstPlayer(first)]

    # A turn: exactly one of

    def attack_from_hand(self, state: State, seat: int, agent: int, target: int) -> list[Event]:
        """Show an agent of the hand: an equal base falls, otherwise the agent goes back."""
        other = 1 - seat
        self.check_in_hand(state, seat, agent)
        self.check_target(state, other, target)
        answer = compare(agent, state.on_base[other][target])
        attack = events.HandAttack(seat, agent, target, answer)
        if answer != "equal":
            return [attack, *self.end_turn(state)]
        state.discard(seat, agent)
        fell = self.fall(state, other, target)
        return [attack, fell, *self.end_turn(state)]

    def swap(self, state: State, seat: int, base: int, placed: int) -> list[Event]:
        """Show a base's agent, take it, place any agent of the hand secretly, add a token (R3)."""
        self.check_own_base(state, seat, base)
        if not state.tokens[seat]:
            raise IllegalAction("no_token")
        shown = state.on_base[seat][base]
        if placed != shown:
            self.check_in_hand(state, seat, placed)
            state.take(seat, shown)
            state.discard(seat, placed)
            state.put(seat, base, placed)
        state.tokens[seat] -= 1
        state.beside[seat] = replaced(state.beside[seat], base, state.beside[seat][base] + 1)
        return [events.Swapped(seat, base, shown, placed), *self.end_turn(state)]

    def attack_from_base(self, state: State, seat: int, base: int, target: int) -> list[Event]:
        """Show the agent of your base: if equal the other base falls, otherwise yours does."""
        other = 1 - seat
        self.check_own_base(state, seat, base)
        self.check_target(state, other, target)
        agent = state.on_base[seat][base]
        answer = compare(agent, state.on_base[other][target])
        attack = events.BaseAttack(seat, base, agent, target, answer)
        if answer == "equal":
            fell = self.fall(state, other, target)
            self.ask_refill(state, seat, base)
            return [attack, fell]
        fell = self.fall(state, seat, base)
        return [attack, fell, *self.lay(state, other, agent)]

    def lay(self, state: State, seat: int, agent: int) -> list[Event]:
        """The opponent lays its own agent of that number, from its hand or from a base."""
        if agent in state.hands[seat]:
            state.discard(seat, agent)
            return [events.Laid(seat, agent, None), *self.end_turn(state)]
        base = state.on_base[seat].index(agent)
        self.ask_refill(state, seat, base)
        return [events.Laid(seat, agent, base)]

    def fall(self, state: State, owner: int, base: int) -> Event:
        """A base falls: its agent and the one laid on it are out of play.

        It is worth 1 point to the other seat, and 1 for each token beside it.
        """
        agent, by = state.on_base[owner][base], 1 - owner
        points = 1 + state.beside[owner][base]
        state.points[by] += points
        state.standing[owner] = without(state.standing[owner], base)
        state.out = tuple(sorted((*state.out, agent)))
        return events.Fell(owner, base, agent, by, points)

    def ask_refill(self, state: State, seat: int, base: int) -> None:
        """A base whose agent was laid elsewhere is refilled at once, in the same turn (R5)."""
        state.put(seat, base, NO_AGENT)
        state.phase = "refill"
        state.refill = base
        state.to_act = (seat,)

    def refill(self, state: State, seat: int, base: int, agent: int) -> list[Event]:
        """Place any agent of the hand, face down, on the empty base."""
        if base != state.refill:
            raise IllegalAction("refill_other_base", base=state.refill)
        self.check_in_hand(state, seat, agent)
        state.discard(seat, agent)
        state.put(seat, base, agent)
        state.refill = None
        state.phase = "turn"
        return [events.Refilled(seat, base, agent), *self.end_turn(state)]

    def end_turn(self, state: State) -> list[Event]:
        """Pass the turn, unless all bases of a seat have fallen or the limit is reached (R2)."""
        state.turns += 1
        if state.turns == self.turn_limit or not all(state.standing):
            return self.end(state)
        assert state.first is not None
        state.to_act = ((state.first + state.turns) % 2,)
        return []

    def check_in_hand(self, state: State, seat: int, agent: int) -> None:
        if agent not in state.hands[seat]:
            raise IllegalAction("not_in_hand", agent=agent)

    def check_own_base(self, state: State, seat: int, base: int) -> None:
        """A fallen base is never swapped or attacked from (R1)."""
        if base not in state.standing[seat]:
            raise IllegalAction("own_base_fallen", base=base)

    def check_target(self, state: State, owner: int, target: int) -> None:
        """A fallen base is never attacked (R1)."""
        if target not in state.standing[owner]:
            raise IllegalAction("target_fallen", target=target)

    # End and score

    def end(self, state: State) -> list[Event]:
        """All cards are shown (R4), and the points compared."""
        state.phase = "over"
        state.to_act = ()
        shown = [
            events.Shown(
                seat,
                [state.on_base[seat][base] for base in state.standing[seat]],
                list(state.hands[seat]),
            )
            for seat in BOTH_SEATS
        ]
        return [*shown, Over(self.winners(state), state.points.copy(), self.reason(state))]

    def winners(self, state: State) -> list[int]:
        """More points wins; then the higher sum of agents left in the hand; then it is shared."""
        first, second = ((state.points[seat], sum(state.hands[seat])) for seat in BOTH_SEATS)
        return [0, 1] if first == second else [0] if first > second else [1]

    def reason(self, state: State) -> str:
        """The last base fallen counts before the limit (R5)."""
        return "turn_limit" if all(state.standing) else "bases_fallen"

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        return Outcome(self.winners(state), state.points.copy(), self.reason(state))

    # Legal decisions

    def legal(self, state: State, seat: int) -> LegalSet:
        if seat not in state.to_act:
            return NONE_LEGAL
        if state.phase == "turn":
            own, targets = state.standing[seat], state.standing[1 - seat]
            may_swap = state.tokens[seat] > 0
            return TurnMoves(
                self.codes, state.hands[seat], own, targets, state.on_base[seat], may_swap
            )
        if state.phase == "place":
            return self.codes.every_placement
        if state.refill is not None:
            return Listed([self.codes.refill(state.refill, n) for n in state.hands[seat]])
        return NONE_LEGAL

    def factored(self, state: State, seat: int) -> Factored:
        if not self.legal(state, seat):
            return Factored([])
        hand = list(state.hands[seat])
        if state.phase == "place":
            return Factored([Alternative({"type": "place"}, {"agents": Pick(self.bases, hand)})])
        if state.phase == "refill":
            fixed = {"type": "refill", "base": state.refill}
            return Factored([Alternative(fixed, {"agent": One(hand)})])
        own, targets = state.standing[seat], One(list(state.standing[1 - seat]))
        from_hand: RecordAction = {"type": "attack", "from": "hand"}
        from_base: RecordAction = {"type": "attack", "from": "base"}
        alternatives = [
            Alternative(from_hand, {"agent": One(hand), "target": targets}),
            Alternative(from_base, {"base": One(list(own)), "target": targets}),
        ]
        if state.tokens[seat]:
            for base in own:
                placeable = One(sorted([*hand, state.on_base[seat][base]]))
                swap: RecordAction = {"type": "swap", "base": base}
                alternatives.append(Alternative(swap, {"agent": placeable}))
        return Factored(alternatives)
