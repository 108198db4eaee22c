"""Les agents secrets, the rulebook: a street, a file, a die, and agents that anybody may move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import perm
from random import Random

from filature.core.drawing import Drawing
from filature.core.events import CHANCE, Event, Over, Section, Viewer
from filature.core.game import Action, Game, Option, Outcome
from filature.core.knowledge import Knowledge, Move, World
from filature.core.legal import (
    NONE_LEGAL,
    Alternative,
    Assign,
    Factored,
    Json,
    LegalSet,
    One,
    Split,
)
from filature.core.refusals import BadAction, IllegalAction, NotOwed
from filature.games.agents_secrets import actions as border
from filature.games.agents_secrets import setup
from filature.games.agents_secrets import view as gate
from filature.games.agents_secrets import worlds as knowing
from filature.games.agents_secrets.reports import RIGHT_LINE, report_codes
from filature.games.agents_secrets.state import (
    DEAL,
    DRAW,
    FILE,
    FIRST_PLAYER,
    MOVE,
    OVER,
    REPORT,
    ROLL,
    State,
)
from filature.games.agents_secrets.street import (
    AGENTS,
    AROUND,
    CHAPEL,
    FILES,
    HIGHEST,
    LEGAL_FILES,
    LEGAL_SPLITS,
    LEGAL_WALKS,
    MEMBERS,
    NAMED,
    PLACES,
    REPORTS,
    SPLIT_BY_CODE,
    SPLITS,
    START_OF_FILE,
    WORTH,
    lay_out_splits,
)

ONLY_CHANCE, NOBODY, ONLY = (CHANCE,), (), tuple((seat,) for seat in range(7))
Moved = gate.Moved
ROLLED = tuple(tuple(gate.Rolled(seat, value) for value in range(HIGHEST + 1)) for seat in range(7))
ROLLS: list[tuple[Move, float]] = [(value, 1 / HIGHEST) for value in range(1, HIGHEST + 1)]


Result = tuple[list[int], list[int], str]
"""Winners, scores and reason."""


class AgentsSecrets(Game[State, gate.AgentsSecretsView]):
    """Les agents secrets, by Wolfgang Kramer."""

    id = "agents_secrets"
    rules_version = 1
    seat_counts = (2, 3, 4, 5, 6, 7)
    options_offered = (
        Option("rules", "basic", choices=["basic", "advanced"]),
        Option("agents", None, own=True),
        Option("goal", 42, minimum=1, offered=[21, 42, 63]),
        Option("report_at", 29, minimum=1, offered=[15, 29]),
        Option("turn_limit", 500, minimum=1, offered=[100, 200, 500]),
    )
    fields = {
        "seat": "seat",
        "holder": "seat",
        "rollers": "seat",
        "owners": "seat",
        "winners": "seat",
    }
    action_type = border.AgentsSecretsAction
    event_type = gate.AgentsSecretsEvent

    def __init__(self, seats: int, options: Mapping[str, Json] | None = None) -> None:
        super().__init__(seats, options)
        self.advanced: bool = self.options["rules"] == "advanced"
        self.all_seats = tuple(range(seats))
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
        lay_out_splits(self.agent_count)

    # Set-up

    def new(self) -> State:
        """All agents stand in the chapel, the file is in house 7, all scores are 0."""
        state = State.__new__(State)
        state.phase = DEAL if self.named else DRAW
        state.waiting = ONLY_CHANCE
        state.in_play = self.named
        state.identities = ()
        state.seat = -1
        state.turns = state.roll = state.barred = 0
        state.file = START_OF_FILE
        state.report_due = False
        state.places = [CHAPEL] * len(AGENTS)
        state.scores = (0,) * len(AGENTS)
        state.reports = (-1,) * self.seats
        return state

    def to_act(self, state: State) -> tuple[int, ...]:
        return state.waiting

    def asked(self, state: State, actor: int) -> str:
        return gate.PHASES[state.phase]

    def chance(self, state: State, rng: Random) -> Move:
        if state.phase == ROLL:
            return int(rng.random() * HIGHEST) + 1
        return setup.drawn(self, state, rng)

    def outcomes(self, state: State) -> list[tuple[Move, float]] | None:
        return list(ROLLS) if state.phase == ROLL else setup.outcomes(self, state)

    def drawing(self, state: State) -> Drawing | None:
        return setup.FirstDice(self.seats) if state.phase == FIRST_PLAYER else None

    # A turn: the die, the moves, perhaps a count, then the file

    def play(self, state: State, actor: int, move: Move) -> list[Event]:
        """Carry out a move. The moves and the die, nearly all of a game, stand here for speed.

        If an agent that moved stands where the file is, there is a count. Under the basic rules the
        file never lies beside an agent when a turn begins, so no other can stand there; under the
        advanced rules only one that moved causes a count (R2).
        """
        phase = state.phase
        if phase == MOVE:
            if actor != state.seat:
                raise NotOwed("not_your_turn", seat=state.seat)
            if type(move) is not int:
                raise BadAction("unknown_action")
            try:
                moving, steps = LEGAL_WALKS[state.in_play][state.roll][move]
            except KeyError:
                raise self.refused_split(state, move) from None
            places, file = state.places, state.file
            arrived = False
            to = {}
            for agent, name, distance in moving:
                places[agent] = place = AROUND[places[agent] + distance]
                to[name] = PLACES[place]
                if place == file:
                    arrived = True
            events: list[Event] = [Moved(actor, steps, to)]
            if arrived:
                self.count(state, actor, events)
            else:
                self.end_turn(state, events)
            return events
        if phase == ROLL:
            if actor != CHANCE:
                raise NotOwed("wrong_actor")
            if type(move) is not int or not 1 <= move <= HIGHEST:
                raise IllegalAction("not_a_roll")
            seat = state.seat
            state.roll = move
            state.phase = MOVE
            state.waiting = ONLY[seat]
            return [ROLLED[seat][move]]
        if phase == FILE:
            return self.move_file(state, actor, move)
        if phase == REPORT:
            return self.write_report(state, actor, move)
        if phase == OVER:
            raise NotOwed("game_over")
        if actor != CHANCE:
            raise NotOwed("wrong_actor")
        return setup.prepare(self, state, move)

    def refused_split(self, state: State, move: int) -> IllegalAction:
        """Say why a split is not legal: another total than the die's, or an agent not in play."""
        if not SPLITS <= move < REPORTS:
            return IllegalAction("wrong_moment")
        way = SPLIT_BY_CODE[move - SPLITS]
        if sum(way) != state.roll:
            return IllegalAction("steps_total", total=sum(way), roll=state.roll)
        outside = [a for a, steps in enumerate(way) if steps and not state.in_play >> a & 1]
        return IllegalAction("not_in_play", agent=AGENTS[outside[0]])

    def count(self, state: State, seat: int, events: list[Event]) -> None:
        """Every agent in play gains the worth of its place; a score never falls below 0."""
        places, scores = state.places, list(state.scores)
        gains, totals = {}, {}
        occupied = 0
        for agent, name in NAMED[state.in_play]:
            place = places[agent]
            before = scores[agent]
            after = before + WORTH[place]
            if after < 0:
                after = 0
            scores[agent] = totals[name] = after
            gains[name] = after - before
            occupied |= 1 << place
        state.scores = tuple(scores)
        events.append(gate.Counted(seat, gains, totals))
        best = max(scores)
        if best >= self.goal:
            state.turns += 1
            self.end(state, events)
            return
        if self.advanced:
            # The file may go anywhere. R7: a count that ends the game asks for no reports.
            state.report_due = best >= self.report_at and state.reports[0] < 0
        else:
            state.barred = occupied
        state.phase = FILE

    def move_file(self, state: State, seat: int, move: Move) -> list[Event]:
        """Whoever caused the count moves the file where nobody stands, or (advanced) anywhere."""
        if seat != state.seat:
            raise NotOwed("not_your_turn", seat=state.seat)
        if type(move) is not int:
            raise BadAction("unknown_action")
        if not FILES <= move < SPLITS:
            raise IllegalAction("wrong_moment")
        place = move - FILES
        if state.barred >> place & 1:
            raise IllegalAction("place_occupied", place=PLACES[place])
        events: list[Event] = [gate.FileMoved(seat, PLACES[place], place == state.file)]
        state.file = place
        state.barred = 0
        if state.report_due:
            self.ask_for_reports(state, events)
        else:
            self.end_turn(state, events)
        return events

    def end_turn(self, state: State, events: list[Event]) -> None:
        """Go on to the next seat, unless the limit is reached (R6)."""
        state.turns += 1
        if state.turns >= self.turn_limit:
            self.end(state, events)
            return
        seat = state.seat + 1
        state.seat = seat if seat < self.seats else 0
        state.phase = ROLL
        state.waiting = ONLY_CHANCE

    # Reports (advanced)

    def ask_for_reports(self, state: State, events: list[Event]) -> None:
        """Every seat writes, once, after the file has been moved and before the next roll (R8)."""
        first = [AGENTS[a] for a, score in enumerate(state.scores) if score >= self.report_at]
        events.append(gate.ReportsDue(first, self.report_at))
        state.report_due = False
        state.phase = REPORT
        state.waiting = tuple(range(self.seats))

    def write_report(self, state: State, seat: int, move: Move) -> list[Event]:
        """One line for each agent in play but the writer's own (R4)."""
        if not 0 <= seat < self.seats:
            raise NotOwed("wrong_actor")
        if state.reports[seat] >= 0:
            raise NotOwed("already_reported")
        if type(move) is not int:
            raise BadAction("unknown_action")
        if not REPORTS <= move < self.reports.stop:
            raise IllegalAction("wrong_moment")
        start = self.reports.start_of[self.subjects(state, seat)]
        if not start <= move < start + self.reports.each:
            raise IllegalAction("report_agents")
        lines = self.report_lines(move)
        if seat in lines.values():
            raise IllegalAction("report_names_writer")
        state.reports = (*state.reports[:seat], move, *state.reports[seat + 1 :])
        at = state.waiting.index(seat)
        state.waiting = state.waiting[:at] + state.waiting[at + 1 :]
        events: list[Event] = [gate.ReportWritten(seat, lines)]
        if not state.waiting:
            self.end_turn(state, events)
        return events

    def subjects(self, state: State, seat: int) -> tuple[int, ...]:
        """Return the agents about which a seat writes."""
        return MEMBERS[state.in_play & ~(1 << state.identities[seat])]

    def report_lines(self, code: int) -> dict[str, int | None]:
        """Return a report as the record has it."""
        return dict(self.reports.owners(code))

    def right_lines(self, state: State) -> list[int]:
        """Count the right lines of each seat's report; none where it has written none."""
        holder = {AGENTS[agent]: seat for seat, agent in enumerate(state.identities)}.get
        return [
            sum([holder(agent) == owner for agent, owner in self.reports.owners(code)])
            if code >= 0
            else 0
            for code in state.reports
        ]

    # End

    def end(self, state: State, events: list[Event]) -> None:
        """All identities are shown, and the reports; then it is told who wins."""
        state.phase = OVER
        state.waiting = NOBODY
        held = state.identities
        for seat, agent in enumerate(held):
            events.append(gate.Unmasked(seat, AGENTS[agent], state.scores[agent]))
        free = [name for agent, name in NAMED[state.in_play] if agent not in held]
        if free:
            events.append(gate.Independent(free))
        if self.advanced:
            right = self.right_lines(state)
            for seat, code in enumerate(state.reports):
                if code >= 0:
                    points = RIGHT_LINE * right[seat]
                    lines = self.report_lines(code)
                    events.append(gate.ReportShown(seat, lines, right[seat], points))
            events.append(Over(*self.highest_totals(state, right)))
        else:
            agents = self.winning_agents(state)
            events.append(gate.AgentsWon([AGENTS[agent] for agent in agents]))
            events.append(Over(*self.holders(state, agents)))

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        if self.advanced:
            return Outcome(*self.highest_totals(state, self.right_lines(state)))
        return Outcome(*self.holders(state, self.winning_agents(state)))

    def winning_agents(self, state: State) -> list[int]:
        """Return the winning agents under the basic rules.

        Of those at the goal, the one that gained most in the last count, then the one with the
        higher score, then all of them (R1); at the turn limit those with the highest score (R6).
        A count that reaches the goal ends the game, so the agents still stand where they gained.
        """
        scores, places = state.scores, state.places
        members = MEMBERS[state.in_play]
        best = max(scores)
        if best < self.goal:
            return [agent for agent in members if scores[agent] == best]
        there = [agent for agent in members if scores[agent] >= self.goal]
        if len(there) == 1:
            return there
        ranks = [(WORTH[places[agent]], scores[agent]) for agent in there]
        return [agent for agent, rank in zip(there, ranks, strict=True) if rank == max(ranks)]

    def holders(self, state: State, agents: list[int]) -> Result:
        """Basic: the seats that hold the winning agents win; perhaps nobody does."""
        scores = [state.scores[agent] for agent in state.identities]
        winners = [seat for seat, agent in enumerate(state.identities) if agent in agents]
        return winners, scores, self.reason(state)

    def highest_totals(self, state: State, right: list[int]) -> Result:
        """Advanced: the seats with the most points win, right lines included."""
        scores = [
            state.scores[agent] + RIGHT_LINE * count
            for agent, count in zip(state.identities, right, strict=True)
        ]
        best = max(scores)
        winners = [seat for seat, score in enumerate(scores) if score == best]
        return winners, scores, self.reason(state)

    def reason(self, state: State) -> str:
        return "goal_reached" if max(state.scores) >= self.goal else "turn_limit"

    # Legal decisions

    def legal(self, state: State, seat: int) -> LegalSet:
        phase = state.phase
        if phase == MOVE and seat == state.seat:
            return LEGAL_SPLITS[state.in_play][state.roll]
        if seat not in state.waiting or seat < 0:
            return NONE_LEGAL
        if phase == FILE:
            return LEGAL_FILES[state.barred]
        return self.reports.legal(seat, self.subjects(state, seat))

    def factored(self, state: State, seat: int) -> Factored:
        if seat not in state.waiting or seat < 0:
            return Factored([])
        if state.phase == MOVE:
            over = [AGENTS[agent] for agent in MEMBERS[state.in_play]]
            return Factored([Alternative({"type": "move"}, {"steps": Split(state.roll, over)})])
        if state.phase == FILE:
            free = [PLACES[code - FILES] for code in LEGAL_FILES[state.barred]]
            return Factored([Alternative({"type": "file"}, {"to": One(free)})])
        about = [AGENTS[agent] for agent in self.subjects(state, seat)]
        others = [other for other in range(self.seats) if other != seat]
        return Factored([Alternative({"type": "report"}, {"owners": Assign(about, others)})])

    # The gate and what may be known

    def view(self, state: State, viewer: Viewer) -> gate.AgentsSecretsView:
        return gate.view(self, state, viewer)

    def sheet(self, view: gate.AgentsSecretsView) -> list[Section]:
        return gate.sheet(view)

    def worlds(self, knowledge: Knowledge) -> Iterator[World[State]]:
        return knowing.worlds(self, knowledge)

    def sample_world(self, knowledge: Knowledge, rng: Random) -> World[State]:
        return knowing.sample_world(self, knowledge, rng)

    # The border

    def encode(self, action: Action) -> Move:
        return border.encode(self, action)

    def decode(self, actor: int, move: Move) -> Action:
        return border.decode(self, move)
