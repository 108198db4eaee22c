"""Spies vs Spies, the rulebook: four hands, two hidden teams, questions, one mission a round."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from random import Random
from typing import ClassVar, Literal

from filature.core.events import CHANCE, Event, Over
from filature.core.game import Game, Option, Outcome
from filature.core.knowledge import Move
from filature.core.legal import NONE_LEGAL, Alternative, Factored, Json, LegalSet, One
from filature.core.refusals import BadAction, IllegalAction, NotOwed
from filature.games.spies_vs_spies import actions, events, view, worlds
from filature.games.spies_vs_spies.actions import (
    FIRST_DEAL,
    FIRST_PLAYERS,
    MISSION,
    POINTS,
    QUESTIONS,
    others,
    seat_moves,
)
from filature.games.spies_vs_spies.deals import (
    CATEGORIES,
    DEALS,
    PLAYERS,
    TEAMS,
    Category,
    Team,
    deals,
)
from filature.games.spies_vs_spies.state import Mission, State


@cache
def listed_deals() -> list[tuple[Move, float]]:
    """Return every deal, all equally likely; the list must not be changed."""
    return [(FIRST_DEAL + deal, 1 / DEALS) for deal in range(DEALS)]


class SpiesVsSpies(Game[State, view.SpiesView]):
    """Spies vs Spies, by Frédéric Morard."""

    id = "spies_vs_spies"
    rules_version = 1
    seat_counts = (3, 4)
    options_offered = (
        Option("target_score", 10, minimum=1, maximum=100, offered=[5, 10, 15, 20]),  # R7
        Option("rounds", None, minimum=1, maximum=100, offered=[None, 1, 3, 5, 10]),  # R7
        Option("question_limit", 24, minimum=0, maximum=100, offered=[8, 12, 24, 48]),  # R7
        Option("notes", "auto", choices=["auto", "none"]),
        Option("signals", "discreet", choices=["discreet", "open", "none"]),
    )
    once_unbounded = ("target_score", "rounds", "question_limit")
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
    pauses: ClassVar = {events.Revealed: 20}
    action_type = actions.SpiesAction
    event_type = events.SpiesEvent
    actions_module: ClassVar = actions
    view_module: ClassVar = view
    worlds_module: ClassVar = worlds

    def __init__(self, seats: int, options: Mapping[str, Json] | None = None) -> None:
        super().__init__(seats, options)
        self.target_score: int = self.options["target_score"]
        self.rounds: int | None = self.options["rounds"]
        self.question_limit: int = self.options["question_limit"]
        self.keeps_notes: bool = self.options["notes"] == "auto"
        self.decision_codes = FIRST_PLAYERS
        self.chance_codes = DEALS
        self.deals = deals()
        self.moves = seat_moves(seats)

    def new(self) -> State:
        return State()

    def asked(self, state: State, actor: int) -> str:
        return state.phase

    def play(self, state: State, actor: int, move: Move) -> list[Event]:
        if type(move) is not int:
            raise BadAction("unknown_action")
        if actor not in state.to_act:
            raise self.not_owed(state, actor)
        match state.phase:
            case "turn" | "must_call":
                return self.take_turn(state, actor, move)
            case "point":
                return self.point(state, actor, move - POINTS)
            case "deal":
                return self.deal(state, move - FIRST_DEAL)
        return self.draw_first_player(state, move - FIRST_PLAYERS)

    def not_owed(self, state: State, actor: int) -> NotOwed:
        """Say why an actor has nothing to decide now."""
        match state.phase:
            case "over":
                return NotOwed("game_over")
            case "turn" | "must_call":
                return NotOwed("not_your_turn", seat=state.to_act[0])
            case "point" if 0 <= actor < self.seats:
                return NotOwed("already_pointed")
        return NotOwed("wrong_actor")

    # Set-up of a round

    def chance(self, state: State, rng: Random) -> Move:
        if state.phase == "deal":
            return FIRST_DEAL + int(rng.random() * DEALS)
        return FIRST_PLAYERS + rng.randrange(self.seats)

    def outcomes(self, state: State) -> list[tuple[Move, float]] | None:
        if state.phase == "deal":
            return listed_deals()
        return [(FIRST_PLAYERS + seat, 1 / self.seats) for seat in range(self.seats)]

    def draw_first_player(self, state: State, first: int) -> list[Event]:
        """Chance draws who begins the first round (R1)."""
        if not 0 <= first < self.seats:
            raise IllegalAction("wrong_moment")
        state.first = first
        state.phase = "deal"
        return [events.FirstPlayer(first)]

    def deal(self, state: State, deal: int) -> list[Event]:
        """Each of the four players receives an accessory, a vehicle and an objective."""
        if not 0 <= deal < DEALS:
            raise IllegalAction("wrong_moment")
        state.deal = deal
        state.round += 1
        state.phase = "turn" if self.question_limit else "must_call"
        state.to_act = (state.first,)
        dealt = [
            events.Dealt(player, list(cards)) for player, cards in enumerate(self.deals[deal].cards)
        ]
        return [events.RoundBegan(state.round, state.first), *dealt]

    # A turn: exactly one of

    def take_turn(self, state: State, seat: int, move: int) -> list[Event]:
        if move == MISSION:
            return self.call_mission(state, seat)
        question = self.moves[seat].questions.get(move)
        if question is None or state.phase == "must_call":
            raise self.no_question(seat, move)
        return self.ask(state, question)

    def no_question(self, seat: int, move: int) -> IllegalAction:
        """Say why a move is no question that this seat may put now."""
        if not 0 <= move < len(QUESTIONS):
            return IllegalAction("wrong_moment")
        target, category, _ = QUESTIONS[move]
        if target == seat:
            return IllegalAction("ask_oneself")
        if category == "objective" and target >= self.seats:
            return IllegalAction("virtual_objective")
        return IllegalAction("question_limit", limit=self.question_limit)

    def ask(self, state: State, asked: events.Asked) -> list[Event]:
        """Another player shows its card; for its objective, the seat first shows one (R2, R6)."""
        seat, target, show = asked.seat, asked.target, asked.show
        state.questions = (*state.questions, asked)
        if len(state.questions) == self.question_limit:
            state.phase = "must_call"
        state.to_act = ((seat + 1) % self.seats,)
        answer = self.shown(state, target, seat, asked.category)
        if show is None:
            return [asked, answer]
        return [asked, self.shown(state, seat, target, show), answer]

    def shown(self, state: State, owner: int, seat: int, category: Category) -> Event:
        """Show a card to a seat; without notes it is told once (R4)."""
        card = self.deals[state.deal].cards[owner][CATEGORIES.index(category)]
        return (events.Shown if self.keeps_notes else events.Glimpsed)(owner, seat, card)

    def call_mission(self, state: State, seat: int) -> list[Event]:
        """All seats point next. Once the questions are used up, nothing else is left (R3)."""
        state.phase = "point"
        state.to_act = tuple(range(self.seats))
        state.caller = seat
        return [events.MissionCalled(seat)]

    def point(self, state: State, seat: int, target: int) -> list[Event]:
        """Point at another player; when all have, the round is scored."""
        if target == seat:
            raise IllegalAction("point_oneself")
        if not 0 <= target < PLAYERS:
            raise IllegalAction("wrong_moment")
        state.pointed[seat] = target
        state.to_act = tuple([other for other in state.to_act if other != seat])
        pointed = events.Pointed(seat, target)
        return [pointed] if state.to_act else [pointed, *self.score(state)]

    def score(self, state: State) -> list[Event]:
        """The virtual player points at its right target; all cards are shown; teams score."""
        deal, caller = self.deals[state.deal], state.caller
        assert caller is not None
        for virtual in range(self.seats, PLAYERS):
            state.pointed[virtual] = deal.targets[virtual]
        players, wrong = [], set()
        for player, pointed in enumerate(state.pointed):
            assert pointed is not None
            team, target = deal.teams[player], deal.targets[player]
            right = pointed == target
            cards = list(deal.cards[player])
            players.append(events.Revealed(player, team, cards, pointed, target, right))
            if not right:
                wrong.add(team)
        points = gains(deal.teams[caller], wrong)
        state.scores = tuple([state.scores[p.seat] + points[p.team] for p in players])
        teams = []
        for team in TEAMS:
            members = [p.seat for p in players if p.team == team]
            totals = [state.scores[member] for member in members]
            called, success = caller in members, team not in wrong
            teams.append(events.TeamScored(team, members, called, success, points[team], totals))
        state.last_mission = Mission(state.round, caller, tuple(players), tuple(teams))
        return [*players, *teams, *self.end_round(state)]

    # The match

    def end_round(self, state: State) -> list[Event]:
        """Another round follows, begun by the next seat (R1), unless the match is over (R5)."""
        state.clear_round()
        if state.round != self.rounds and max(state.scores) < self.target_score:
            state.first = (state.first + 1) % self.seats
            state.phase = "deal"
            state.to_act = (CHANCE,)
            return []
        state.phase = "over"
        end = self.outcome(state)
        assert end is not None
        return [Over(end.winners, end.scores, end.reason)]

    def outcome(self, state: State) -> Outcome | None:
        """Most points wins, equal points share; the virtual player is one of them (R5)."""
        if state.phase != "over":
            return None
        scores = list(state.scores)
        most = max(scores)
        winners = [player for player in range(PLAYERS) if scores[player] == most]
        reached = most >= self.target_score
        return Outcome(winners, scores, "target_reached" if reached else "rounds_played")

    # Legal decisions

    def legal(self, state: State, seat: int) -> LegalSet:
        if seat not in state.to_act or seat == CHANCE:
            return NONE_LEGAL
        return self.moves[seat].legal[state.phase]

    def factored(self, state: State, seat: int) -> Factored:
        if not self.legal(state, seat):
            return Factored([])
        anybody = One(others(seat))
        if state.phase == "point":
            return Factored([Alternative({"type": "point"}, {"target": anybody})])
        mission = Alternative({"type": "mission"})
        if state.phase == "must_call":
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

    # Signals: nobody talks during a round, but players may gesture

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
        return state.phase == "over"

    def signs(self) -> Literal["none", "discreet", "open"]:
        signs: Literal["none", "discreet", "open"] = self.options["signals"]
        return signs


def gains(calling: Team, wrong: Collection[Team]) -> dict[Team, int]:
    """Return the points for each member of a team, by the teams of which a member was wrong.

    1 if the team succeeds. 2 more for the team that called the mission if it succeeds; if not, 2
    for the other team, whether that one succeeded or not.
    """
    points: dict[Team, int] = {team: int(team not in wrong) for team in TEAMS}
    other: Team = "blue" if calling == "red" else "red"
    points[other if calling in wrong else calling] += 2
    return points
