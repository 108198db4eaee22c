"""Spies vs Spies, the rulebook: four hands, two hidden teams, questions, one mission a round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations
from random import Random
from typing import Any, Literal

from filature.core.events import CHANCE, Event, Over, Section, Viewer
from filature.core.game import Action, Game, Option, Outcome
from filature.core.knowledge import Knowledge, Move, World
from filature.core.legal import NONE_LEGAL, Alternative, Factored, Json, LegalSet, One
from filature.core.refusals import BadAction, IllegalAction, NotOwed, Refused
from filature.games.spies_vs_spies import decisions
from filature.games.spies_vs_spies import view as gate
from filature.games.spies_vs_spies import worlds as knowing
from filature.games.spies_vs_spies.deals import CATEGORIES, DEALS, HAS_POINTED, PLAYERS, tables
from filature.games.spies_vs_spies.decisions import (
    ASKS,
    FIRST_DEAL,
    FIRST_PLAYERS,
    MISSION,
    POINTS,
    dealt_events,
    others,
    revealed_events,
    seating,
)
from filature.games.spies_vs_spies.view import (
    DEAL,
    FIRST_PLAYER,
    MUST_CALL,
    OVER,
    POINT,
    TURN,
    TeamScored,
)

BY_CHANCE: tuple[int, ...] = (CHANCE,)
NO_POINTS = (0,) * PLAYERS
VIRTUAL = 7 << 3 * (PLAYERS - 1)
"""The bits of the last player in who points at whom."""
TEAMS = {
    7 << 3 * one | 7 << 3 * two: (
        one,
        two,
        *(player for player in range(PLAYERS) if player not in (one, two)),
    )
    for one, two in combinations(range(PLAYERS), 2)
}
"""By the bits of the red players: the two red ones, then the two blue ones."""

Mission = tuple[int, int, int, int, int, int, tuple[int, ...]]
"""A mission that is over: its round, deal and points, who called it, what each red and each blue
player gained, and the scores after it."""
MISSIONS = [gate.MissionCalled(seat) for seat in range(PLAYERS)]


class State:
    """The truth of one game."""

    __slots__ = (
        "asked",
        "caller",
        "deal",
        "first",
        "last",
        "left",
        "phase",
        "points",
        "round",
        "scores",
        "waiting",
    )

    phase: int
    waiting: tuple[int, ...]
    """Who must act."""
    first: int
    """Who begins this round."""
    round: int
    """The number of this round, from 1; 0 before the first deal."""
    deal: int
    """The last deal, or -1."""
    asked: tuple[Any, ...]
    """The questions of this round, newest first: `(move, earlier questions)`; `()` before any."""
    left: int
    """How many questions may still be asked in this round."""
    caller: int
    """Who called the mission, or -1."""
    points: int
    """Who points at whom, as far as they are in, in the form of `deals.pointing`."""
    scores: tuple[int, ...]
    last: Mission | None

    def clone(self) -> State:
        """Copy the state; whatever it holds is immutable."""
        new = State.__new__(State)
        new.phase = self.phase
        new.waiting = self.waiting
        new.first = self.first
        new.round = self.round
        new.deal = self.deal
        new.asked = self.asked
        new.left = self.left
        new.caller = self.caller
        new.points = self.points
        new.scores = self.scores
        new.last = self.last
        return new


@cache
def listed_deals() -> list[tuple[Move, float]]:
    """Return every deal, all alike likely; the list is never changed."""
    return [(FIRST_DEAL + deal, 1 / DEALS) for deal in range(DEALS)]


class SpiesVsSpies(Game[State, gate.SpiesView]):
    """Spies vs Spies, by Frédéric Morard."""

    id = "spies_vs_spies"
    rules_version = 1
    seat_counts = (3, 4)
    options_offered = (
        Option("target_score", 10, minimum=1, offered=[5, 10, 15, 20]),
        Option("rounds", None, minimum=1, offered=[None, 1, 3, 5, 10]),
        Option("question_limit", 24, minimum=0, offered=[8, 12, 24, 48]),
        Option("notes", "auto", choices=["auto", "none"]),
        Option("signals", "discreet", choices=["discreet", "open", "none"]),
    )
    fields = {
        "seat": "seat",
        "owner": "seat",
        "target": "seat",
        "pointed": "seat",
        "members": "seat",
        "first": "seat",
        "winners": "seat",
        "place": "ordinal",
    }
    action_type = (
        decisions.FirstPlayer | decisions.Deal | decisions.Ask | decisions.Mission | decisions.Point
    )
    event_type = gate.SpiesEvent

    def __init__(self, seats: int, options: Mapping[str, Json] | None = None) -> None:
        super().__init__(seats, options)
        self.target_score: int = self.options["target_score"]
        self.rounds: int | None = self.options["rounds"]
        self.question_limit: int = self.options["question_limit"]
        self.decision_codes = FIRST_PLAYERS
        self.chance_codes = DEALS
        self.keeps_notes: bool = self.options["notes"] == "auto"
        self.cards, self.targets, self.reds = tables()
        self.dealt, self.revealed = dealt_events(), revealed_events()
        self.turns, self.menus, self.pointings, self.still = seating(seats, self.keeps_notes)

    def new(self) -> State:
        state = State.__new__(State)
        state.phase = FIRST_PLAYER
        state.waiting = BY_CHANCE
        state.first = state.deal = state.caller = -1
        state.round = state.points = 0
        state.left = self.question_limit
        state.asked = ()
        state.scores = NO_POINTS
        state.last = None
        return state

    def to_act(self, state: State) -> tuple[int, ...]:
        return state.waiting

    def asked(self, state: State, actor: int) -> str:
        return gate.PHASES[state.phase]

    def play(self, state: State, actor: int, move: Move) -> list[Event]:
        if type(move) is not int:
            raise BadAction("unknown_action")
        phase = state.phase
        if phase == TURN:
            seat = state.waiting[0]
            if actor != seat:
                raise NotOwed("not_your_turn", seat=seat)
            question = self.turns[seat].get(move)
            if question is None:
                return self.call_mission(state, seat, move)
            # Question another player: it shows its card; for an objective, the one who asks shows
            # one first. Both may be repeated (R2), and the one shown may be an objective (R6).
            asked, slot, answers, own_slot, shows, state.waiting = question
            state.asked = (move, state.asked)
            state.left = left = state.left - 1
            if not left:
                state.phase = MUST_CALL
            cards = self.cards[state.deal]
            if own_slot < 0:
                return [asked, answers[cards[slot]]]
            return [asked, shows[cards[own_slot]], answers[cards[slot]]]
        if phase == POINT:
            if actor not in state.waiting:
                raise NotOwed("already_pointed" if 0 <= actor < self.seats else "wrong_actor")
            try:
                bits, pointed = self.pointings[actor][move]
            except KeyError:
                itself = move == POINTS + actor
                raise IllegalAction("point_oneself" if itself else "wrong_moment") from None
            state.points = points = state.points | bits
            state.waiting = waiting = self.still[points & HAS_POINTED]
            return [pointed] if waiting else self.score(state, pointed)
        if phase == DEAL:
            return self.deal(state, actor, move)
        if phase == MUST_CALL:
            if actor != state.waiting[0]:
                raise NotOwed("not_your_turn", seat=state.waiting[0])
            return self.call_mission(state, actor, move)
        if phase == FIRST_PLAYER:
            return self.draw_first_player(state, actor, move)
        raise NotOwed("game_over")

    # Set-up

    def chance(self, state: State, rng: Random) -> Move:
        if state.phase == DEAL:
            return FIRST_DEAL + int(rng.random() * DEALS)
        return FIRST_PLAYERS + rng.randrange(self.seats)

    def outcomes(self, state: State) -> list[tuple[Move, float]] | None:
        if state.phase == DEAL:
            return listed_deals()
        return [(FIRST_PLAYERS + seat, 1 / self.seats) for seat in range(self.seats)]

    def draw_first_player(self, state: State, actor: int, move: int) -> list[Event]:
        """Chance draws who begins the first round (R1)."""
        if actor != CHANCE:
            raise NotOwed("wrong_actor")
        first = move - FIRST_PLAYERS
        if not 0 <= first < self.seats:
            raise IllegalAction("wrong_moment")
        state.first = first
        state.phase = DEAL
        return [gate.FirstPlayer(first)]

    def deal(self, state: State, actor: int, move: int) -> list[Event]:
        """Each of the four players receives an accessory, a vehicle and an objective."""
        if actor != CHANCE:
            raise NotOwed("wrong_actor")
        deal = move - FIRST_DEAL
        if not 0 <= deal < DEALS:
            raise IllegalAction("wrong_moment")
        state.deal = deal
        state.round += 1
        state.phase = TURN if self.question_limit else MUST_CALL
        state.waiting = (state.first,)
        return [gate.RoundBegan(state.round, state.first), *self.dealt[deal]]

    # A turn: leave on the mission

    def call_mission(self, state: State, seat: int, move: int) -> list[Event]:
        """All seats point next. Once the questions are used up, nothing else is left (R3)."""
        if move != MISSION:
            raise self.no_turn(seat, move)
        state.phase = POINT
        state.waiting = self.still[0]
        state.caller = seat
        return [MISSIONS[seat]]

    def no_turn(self, seat: int, move: int) -> Refused:
        """Say why a move is no turn of this seat now."""
        if not 0 <= move < MISSION:
            return IllegalAction("wrong_moment")
        target, category, _ = ASKS[move]
        if target == seat:
            return IllegalAction("ask_oneself")
        if category == "objective" and target >= self.seats:
            return IllegalAction("virtual_objective")
        return IllegalAction("question_limit", limit=self.question_limit)

    # Victory conditions, and one round after another

    def score(self, state: State, pointed: Event) -> list[Event]:
        """The virtual player points too; cards are shown; the next round is dealt, or none."""
        deal, caller, points = state.deal, state.caller, state.points
        reds = self.reds[deal]
        if self.seats < PLAYERS:
            points |= self.targets[deal] & VIRTUAL
        red, blue = gains(points ^ self.targets[deal], reds, caller)
        a, b, c, d = state.scores
        state.scores = scores = (
            a + (red if reds & 0o1 else blue),
            b + (red if reds & 0o10 else blue),
            c + (red if reds & 0o100 else blue),
            d + (red if reds & 0o1000 else blue),
        )
        state.last = last = (state.round, deal, points, caller, red, blue, scores)
        state.left = self.question_limit
        state.points = 0
        state.asked = ()
        state.caller = -1
        events = [pointed, *self.debriefing(last)]
        if state.round != self.rounds and max(scores) < self.target_score:
            state.first = (state.first + 1) % self.seats
            state.phase = DEAL
            state.waiting = BY_CHANCE
            return events
        state.phase = OVER
        end = self.outcome(state)
        assert end is not None
        events.append(Over(end.winners, end.scores, end.reason))
        return events

    def debriefing(self, mission: Mission) -> list[Event]:
        """Tell what the four players had and did on a mission, and what the two teams gain."""
        _, deal, points, caller, red, blue, totals = mission
        reds, wrong = self.reds[deal], points ^ self.targets[deal]
        a, b, c, d = self.revealed[deal]
        one, two, three, four = TEAMS[reds]
        return [
            a[points & 3],
            b[points >> 3 & 3],
            c[points >> 6 & 3],
            d[points >> 9 & 3],
            TeamScored(
                "red",
                [one, two],
                caller in (one, two),
                not wrong & reds,
                red,
                [totals[one], totals[two]],
            ),
            TeamScored(
                "blue",
                [three, four],
                caller in (three, four),
                not wrong & ~reds,
                blue,
                [totals[three], totals[four]],
            ),
        ]

    def outcome(self, state: State) -> Outcome | None:
        """Most points wins, equal points share; the virtual player is one of them (R5)."""
        if state.phase != OVER:
            return None
        scores = list(state.scores)
        most = max(scores)
        winners = [player for player in range(PLAYERS) if scores[player] == most]
        reached = most >= self.target_score
        return Outcome(winners, scores, "target_reached" if reached else "rounds_played")

    # Legal decisions

    def legal(self, state: State, seat: int) -> LegalSet:
        if seat in state.waiting:
            return self.menus[state.phase][seat]
        return NONE_LEGAL

    def factored(self, state: State, seat: int) -> Factored:
        if not self.legal(state, seat):
            return Factored([])
        anybody = One(others(seat))
        if state.phase == POINT:
            return Factored([Alternative({"type": "point"}, {"target": anybody})])
        mission = Alternative({"type": "mission"})
        if state.phase == MUST_CALL:
            return Factored([mission])
        seated = One([player for player in others(seat) if player < self.seats])
        return Factored(
            [
                Alternative({"type": "ask", "category": "accessory"}, {"target": anybody}),
                Alternative({"type": "ask", "category": "vehicle"}, {"target": anybody}),
                Alternative(
                    {"type": "ask", "category": "objective"},
                    {"target": seated, "show": One(list(CATEGORIES))},
                ),
                mission,
            ]
        )

    # Talk: at the table nobody speaks during a round, but signs are made

    signals = (
        "wink",
        "nod",
        "shake",
        "one",
        "two",
        "three",
        "four",
        "look",
        "hat",
        "cough",
        "shrug",
    )

    def may_talk(self, state: State) -> bool:
        return state.phase == OVER

    def signs(self) -> Literal["none", "discreet", "open"]:
        signs: Literal["none", "discreet", "open"] = self.options["signals"]
        return signs

    # The gate, what may be known, and the border

    def view(self, state: State, viewer: Viewer) -> gate.SpiesView:
        return gate.view(self, state, viewer)

    def sheet(self, view: gate.SpiesView) -> list[Section]:
        return gate.sheet(view)

    def worlds(self, knowledge: Knowledge) -> Iterator[World[State]]:
        return knowing.worlds(self, knowledge)

    def sample_world(self, knowledge: Knowledge, rng: Random) -> World[State]:
        return knowing.sample_world(self, knowledge, rng)

    def encode(self, action: Action) -> Move:
        return decisions.encode(action, self.seats)

    def decode(self, actor: int, move: Move) -> Action:
        assert type(move) is int
        return decisions.decode(move)


def gains(wrong: int, reds: int, caller: int) -> tuple[int, int]:
    """Return what each red and each blue player gains, from who points wrong, as bits.

    A team succeeds when both its members are right: 1 point each. If the caller's team succeeds,
    2 more for it; if not, 2 for the other team, whether that one succeeded or not.
    """
    red = 0 if wrong & reds else 1
    blue = 0 if wrong & ~reds else 1
    if red if reds >> 3 * caller & 1 else not blue:
        return red + 2, blue
    return red, blue + 2
