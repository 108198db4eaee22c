"""Les agents secrets, the rulebook: a street, a file, a die, and agents that anybody may move.

The sections follow `RULES.md`, whose rulings are cited where they bind. The set-up is in `setup`.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import perm
from random import Random
from typing import ClassVar

from filature.core.drawing import Drawing
from filature.core.events import CHANCE, Event, Over
from filature.core.game import Game, Option, Outcome
from filature.core.knowledge import Move
from filature.core.legal import (
    NONE_LEGAL,
    Alternative,
    Assign,
    Factored,
    Json,
    LegalSet,
    Listed,
    One,
    Split,
)
from filature.core.refusals import BadAction, IllegalAction, NotOwed
from filature.games.agents_secrets import actions, events, setup, view, worlds
from filature.games.agents_secrets.lookup import (
    FIRST_FILE,
    FIRST_REPORT,
    FIRST_SPLIT,
    SPLIT_STEPS,
    legal_splits,
)
from filature.games.agents_secrets.reports import RIGHT_LINE, LegalReports, report_codes
from filature.games.agents_secrets.state import State
from filature.games.agents_secrets.street import (
    AGENT_NUMBER,
    AGENTS,
    CHAPEL,
    HIGHEST,
    HIGHEST_GOAL,
    PLACES,
    START_OF_FILE,
    WORTH,
)


class AgentsSecrets(Game[State, view.AgentsSecretsView]):
    """Les agents secrets, by Wolfgang Kramer."""

    id = "agents_secrets"
    rules_version = 1
    seat_counts = (2, 3, 4, 5, 6, 7)
    usual_seats = 4
    options_offered = (
        Option("rules", "basic", choices=["basic", "advanced"]),
        Option("agents", None, own=True),
        Option("goal", 42, minimum=1, maximum=HIGHEST_GOAL, offered=[21, 42, 63]),  # R9
        Option("report_at", 29, minimum=1, maximum=HIGHEST_GOAL, offered=[15, 29]),  # R9
        Option("turn_limit", 500, minimum=1, maximum=1000, offered=[100, 200, 500]),  # R9
    )
    once_unbounded = ("goal", "report_at", "turn_limit")
    fields = {
        "seat": "seat",
        "holder": "seat",
        "rollers": "seat",
        "owners": "seat",
        "winners": "seat",
    }
    action_type = actions.AgentsSecretsAction
    event_type = events.AgentsSecretsEvent
    actions_module: ClassVar = actions
    view_module: ClassVar = view
    worlds_module: ClassVar = worlds

    def __init__(self, seats: int, options: Mapping[str, Json] | None = None) -> None:
        super().__init__(seats, options)
        self.advanced: bool = self.options["rules"] == "advanced"
        self.goal: int = self.options["goal"]
        self.report_at: int = self.options["report_at"]
        self.turn_limit: int = self.options["turn_limit"]
        self.agent_count = seats + 2 if seats <= 4 else len(AGENTS)
        self.named = setup.named_agents(self.agent_count, self.options["agents"])
        if self.options["agents"] is not None:
            self.options["agents"] = sorted(self.options["agents"])
        self.reports = report_codes(self.agent_count - 1, seats)
        self.draws = setup.draws(self.agent_count)
        self.decision_codes = self.reports.stop
        self.chance_codes = max(len(self.draws), perm(self.agent_count, seats))

    # Set-up

    def new(self) -> State:
        """All agents stand in the chapel, the file is in house 7, all scores are 0."""
        state = State.__new__(State)
        state.phase = "identities" if self.named else "agents"
        state.to_act = (CHANCE,)
        state.in_play = self.named
        state.identities = ()
        state.seat = -1
        state.turns = state.roll = 0
        state.file = START_OF_FILE
        state.places = [CHAPEL] * len(AGENTS)
        state.scores = (0,) * len(AGENTS)
        state.reports = (-1,) * self.seats
        return state

    def chance(self, state: State, rng: Random) -> Move:
        if state.phase == "roll":
            return int(rng.random() * HIGHEST) + 1
        return setup.draw(self, state, rng)

    def outcomes(self, state: State) -> list[tuple[Move, float]] | None:
        if state.phase == "roll":
            return [(value, 1 / HIGHEST) for value in range(1, HIGHEST + 1)]
        return setup.outcomes(self, state)

    def drawing(self, state: State) -> Drawing | None:
        return setup.FirstDice(self.seats) if state.phase == "first_player" else None

    # A turn: the die, the moves, perhaps a count, then the file

    def asked(self, state: State, actor: int) -> str:
        return state.phase

    def play(self, state: State, actor: int, move: Move) -> list[Event]:
        match state.phase:
            case "move":
                return self.move_agents(state, actor, move)
            case "roll":
                return self.roll(state, actor, move)
            case "file":
                return self.move_file(state, actor, move)
            case "report":
                return self.write_report(state, actor, move)
            case "over":
                raise NotOwed("game_over")
        if actor != CHANCE:
            raise NotOwed("wrong_actor")
        return setup.prepare(self, state, move)

    def roll(self, state: State, actor: int, move: Move) -> list[Event]:
        """Chance rolls the die."""
        if actor != CHANCE:
            raise NotOwed("wrong_actor")
        if type(move) is not int or not 1 <= move <= HIGHEST:
            raise IllegalAction("not_a_roll")
        state.roll = move
        state.phase = "move"
        state.to_act = (state.seat,)
        return [events.Rolled(state.seat, move)]

    def move_agents(self, state: State, seat: int, move: Move) -> list[Event]:
        """The seat splits all of the points over agents of its choice, and these move.

        If one of them ends where the file is, there is a count. Under the basic rules no agent
        stands beside the file when a turn begins; under the advanced rules one that stood there
        already causes none (R2).
        """
        steps = self.steps_of(state, seat, move)
        to = {}
        arrived = False
        for name, distance in steps.items():
            agent = AGENT_NUMBER[name]
            state.places[agent] = place = (state.places[agent] + distance) % len(PLACES)
            to[name] = PLACES[place]
            arrived = arrived or place == state.file
        moved = events.Moved(seat, steps, to)
        return [moved, *(self.count(state) if arrived else self.end_turn(state))]

    def steps_of(self, state: State, seat: int, move: Move) -> dict[str, int]:
        """Return the steps of each agent that moves, or refuse the move."""
        code = self.code_of(state, seat, move)
        if not FIRST_SPLIT <= code < FIRST_REPORT:
            raise IllegalAction("wrong_moment")
        steps = SPLIT_STEPS[code - FIRST_SPLIT]
        total = sum(steps.values())
        if total != state.roll:
            raise IllegalAction("steps_total", total=total, roll=state.roll)
        for name in steps:
            if AGENT_NUMBER[name] not in state.in_play:
                raise IllegalAction("not_in_play", agent=name)
        return steps

    def code_of(self, state: State, seat: int, move: Move) -> int:
        """Return the code of a decision that only the seat whose turn it is may make."""
        if seat != state.seat:
            raise NotOwed("not_your_turn", seat=state.seat)
        if type(move) is not int:
            raise BadAction("unknown_action")
        return move

    def count(self, state: State) -> list[Event]:
        """Every agent in play gains the worth of its place; a score never falls below 0."""
        scores = list(state.scores)
        gains, totals = {}, {}
        for agent in state.in_play:
            name, before = AGENTS[agent], scores[agent]
            scores[agent] = totals[name] = max(0, before + WORTH[state.places[agent]])
            gains[name] = totals[name] - before
        state.scores = tuple(scores)
        counted = events.Counted(state.seat, gains, totals)
        if max(scores) >= self.goal:
            state.turns += 1
            return [counted, *self.end(state)]
        state.phase = "file"
        return [counted]

    def free_places(self, state: State) -> list[int]:
        """The file goes where no agent stands; under the advanced rules anywhere."""
        if self.advanced:
            return list(range(len(PLACES)))
        occupied = {state.places[agent] for agent in state.in_play}
        return [place for place in range(len(PLACES)) if place not in occupied]

    def move_file(self, state: State, seat: int, move: Move) -> list[Event]:
        """After a count the same seat moves the file; then reports may be due (R8)."""
        place = self.code_of(state, seat, move) - FIRST_FILE
        if not 0 <= place < len(PLACES):
            raise IllegalAction("wrong_moment")
        if place not in self.free_places(state):
            raise IllegalAction("place_occupied", place=PLACES[place])
        moved = events.FileMoved(seat, PLACES[place], place == state.file)
        state.file = place
        if self.advanced and state.reports[0] < 0 and max(state.scores) >= self.report_at:
            return [moved, self.ask_for_reports(state)]
        return [moved, *self.end_turn(state)]

    def end_turn(self, state: State) -> list[Event]:
        """Go on to the next seat, unless the limit is reached (R6)."""
        state.turns += 1
        if state.turns >= self.turn_limit:
            return self.end(state)
        state.seat = (state.seat + 1) % self.seats
        state.phase = "roll"
        state.to_act = (CHANCE,)
        return []

    # Reports (advanced)

    def ask_for_reports(self, state: State) -> Event:
        """Every seat writes, once. R7: a count that ends the game asks for no reports."""
        first = [AGENTS[a] for a, score in enumerate(state.scores) if score >= self.report_at]
        state.phase = "report"
        state.to_act = tuple(range(self.seats))
        return events.ReportsDue(first, self.report_at)

    def write_report(self, state: State, seat: int, move: Move) -> list[Event]:
        """One line for each agent in play but the writer's own (R4)."""
        if not 0 <= seat < self.seats:
            raise NotOwed("wrong_actor")
        if state.reports[seat] >= 0:
            raise NotOwed("already_reported")
        if type(move) is not int:
            raise BadAction("unknown_action")
        if not FIRST_REPORT <= move < self.reports.stop:
            raise IllegalAction("wrong_moment")
        start = self.reports.start_of[self.subjects(state, seat)]
        if not start <= move < start + self.reports.each:
            raise IllegalAction("report_agents")
        lines = self.reports.owners(move)
        if seat in lines.values():
            raise IllegalAction("report_names_writer")
        state.reports = (*state.reports[:seat], move, *state.reports[seat + 1 :])
        state.to_act = tuple(other for other in state.to_act if other != seat)
        written = events.ReportWritten(seat, lines)
        return [written] if state.to_act else [written, *self.end_turn(state)]

    def subjects(self, state: State, seat: int) -> tuple[int, ...]:
        """Return the agents about which a seat writes."""
        own = state.identities[seat]
        return tuple(agent for agent in state.in_play if agent != own)

    def right_lines(self, state: State) -> list[int]:
        """Count the right lines of each seat's report; none where it has written none."""
        holder = {AGENTS[agent]: seat for seat, agent in enumerate(state.identities)}
        reports = [self.reports.owners(code) if code >= 0 else {} for code in state.reports]
        return [
            sum(holder.get(agent) == owner for agent, owner in lines.items()) for lines in reports
        ]

    # End

    def end(self, state: State) -> list[Event]:
        """All identities are shown, and the reports, and who wins."""
        state.phase = "over"
        state.to_act = ()
        shown: list[Event] = [
            events.Unmasked(seat, AGENTS[agent], state.scores[agent])
            for seat, agent in enumerate(state.identities)
        ]
        free = [AGENTS[agent] for agent in state.in_play if agent not in state.identities]
        if free:
            shown.append(events.Independent(free))
        if self.advanced:
            shown += self.reports_shown(state)
        else:
            shown.append(events.AgentsWon([AGENTS[a] for a in self.winning_agents(state)]))
        outcome = self.final(state)
        return [*shown, Over(outcome.winners, outcome.scores, outcome.reason)]

    def reports_shown(self, state: State) -> list[Event]:
        right = self.right_lines(state)
        return [
            events.ReportShown(
                seat, self.reports.owners(code), right[seat], RIGHT_LINE * right[seat]
            )
            for seat, code in enumerate(state.reports)
            if code >= 0
        ]

    def outcome(self, state: State) -> Outcome | None:
        return self.final(state) if state.phase == "over" else None

    def final(self, state: State) -> Outcome:
        """Basic: the seats that hold a winning agent win, perhaps nobody. Advanced: those with the
        highest total, right lines included; equal totals share."""
        scores = [state.scores[agent] for agent in state.identities]
        if self.advanced:
            right = self.right_lines(state)
            scores = [score + RIGHT_LINE * n for score, n in zip(scores, right, strict=True)]
            winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        else:
            winning = self.winning_agents(state)
            winners = [seat for seat, agent in enumerate(state.identities) if agent in winning]
        reached = max(state.scores) >= self.goal
        return Outcome(winners, scores, "goal_reached" if reached else "turn_limit")

    def winning_agents(self, state: State) -> list[int]:
        """Return the winning agents under the basic rules.

        Of those at the goal, the one that gained most in the last count, then the one with the
        higher score, then all of them (R1); at the turn limit those with the highest score (R6).
        A count that reaches the goal ends the game, so the agents still stand where they gained.
        """
        scores = state.scores
        best = max(scores)
        if best < self.goal:
            return [agent for agent in state.in_play if scores[agent] == best]
        rank = {
            agent: (WORTH[state.places[agent]], scores[agent])
            for agent in state.in_play
            if scores[agent] >= self.goal
        }
        return [agent for agent in rank if rank[agent] == max(rank.values())]

    # Legal decisions

    def legal(self, state: State, seat: int) -> LegalSet:
        if seat not in state.to_act or seat == CHANCE:
            return NONE_LEGAL
        if state.phase == "move":
            return legal_splits(state.in_play, state.roll)
        if state.phase == "file":
            return Listed(FIRST_FILE + place for place in self.free_places(state))
        return LegalReports(self.reports, seat, self.subjects(state, seat))

    def factored(self, state: State, seat: int) -> Factored:
        if seat not in state.to_act or seat == CHANCE:
            return Factored([])
        if state.phase == "move":
            over = [AGENTS[agent] for agent in state.in_play]
            return Factored([Alternative({"type": "move"}, {"steps": Split(state.roll, over)})])
        if state.phase == "file":
            free = [PLACES[place] for place in self.free_places(state)]
            return Factored([Alternative({"type": "file"}, {"to": One(free)})])
        about = [AGENTS[agent] for agent in self.subjects(state, seat)]
        others = [other for other in range(self.seats) if other != seat]
        return Factored([Alternative({"type": "report"}, {"owners": Assign(about, others)})])
