"""Les agents secrets: what a seat knows, as the numbers that networks read (see `kernel.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from filature.bots.network import flags, one_hot
from filature.core.events import Event, Over
from filature.core.kernel import ONE
from filature.core.knowledge import Move
from filature.games.agents_secrets import events
from filature.games.agents_secrets.lookup import (
    FIRST_FILE,
    FIRST_REPORT,
    FIRST_SPLIT,
    SPLIT_CODE,
    SPLITS,
)
from filature.games.agents_secrets.rules import AgentsSecrets
from filature.games.agents_secrets.street import (
    AGENT_NUMBER,
    AGENTS,
    CHAPEL,
    HIGHEST,
    PLACE_NUMBER,
    PLACES,
    START_OF_FILE,
    WORTH,
)

SEATS, STREET = 7, len(PLACES)
FILES = len(AGENTS) * HIGHEST
LINES = FILES + STREET
EVIDENCE = 4
SUSPICION, SUSPICION_STEP = (8, 3, 2, 1), 16
WHOLE, LEAST, ROUNDS = 4096, 48, 3
CHANCES = [WHOLE * 15**k // 17**k for k in range(LEAST)]
PLACE_FLAGS = [one_hot(place, STREET) for place in range(STREET)]
DISTANCE_FLAGS = [one_hot(distance, HIGHEST + 1) for distance in range(STREET)]
MOVED = [[(agent, k) for agent, k in enumerate(split) if k] for split in SPLITS]
"""The agents that move in each split, and how far."""


class Encoder:
    """Follows what a seat is told, and puts it into numbers as the kernel does.

    `read` every event, then ask for `legal` actions and the `observation`, and `take` an action,
    until `move` has a decision.
    """

    def __init__(self, game: AgentsSecrets, seat: int) -> None:
        self.game, self.seat = game, seat
        self.phase = "begin"
        self.mover = -1
        """Whose turn it is."""
        self.turns = self.roll = 0
        self.own = -1
        self.in_play = game.named
        self.place = [CHAPEL] * len(AGENTS)
        self.score = [0] * len(AGENTS)
        self.file = START_OF_FILE
        self.report: dict[int, int | None] = {}
        """This seat's report, by agent."""
        self.evidence = [[[0] * EVIDENCE for _ in AGENTS] for _ in range(game.seats)]
        """By seat and agent, as the kernel's `EVIDENCE` says."""
        self.taken: tuple[int, ...] = ()
        self.forget()

    # What is told

    def read(self, event: Event) -> None:
        """Learn from one event."""
        self.taken = ()
        match event:
            case events.Rolled(seat, value):
                self.turns += self.phase != "begin"
                self.phase, self.mover, self.roll = "move", seat, value
            case events.Moved(seat, steps, _):
                self.move_agents(seat, {AGENT_NUMBER[name]: k for name, k in steps.items()})
            case events.Counted(_, _, totals):
                for name, total in totals.items():
                    self.score[AGENT_NUMBER[name]] = total
                self.phase = "file"
            case events.FileMoved(seat, to, _):
                self.move_file(seat, PLACE_NUMBER[to])
            case events.ReportsDue():
                self.phase = "report"
            case events.ReportWritten(seat, owners):
                if seat == self.seat and owners is not None:
                    self.report = {AGENT_NUMBER[name]: owner for name, owner in owners.items()}
            case events.AgentsDrawn(names):
                self.in_play = tuple(sorted(AGENT_NUMBER[name] for name in names))
            case events.Identity(seat, name):
                if seat == self.seat:
                    self.own = AGENT_NUMBER[name]
            case Over():
                self.turns += 1
                self.phase = "over"
        self.forget()

    def move_agents(self, seat: int, steps: dict[int, int]) -> None:
        """The die is spent: note what it tells, then go there."""
        file, place = self.file, self.place
        after = place.copy()
        for agent, k in steps.items():
            after[agent] = (place[agent] + k) % STREET
        told: dict[int, int]
        if any(after[agent] == file for agent in steps):
            told = self.beyond_mean(self.gains(after))
        elif any(0 < (file - place[agent]) % STREET <= self.roll for agent in self.in_play):
            told = {a: -(n // 2) for a, n in self.beyond_mean(self.gains(place)).items()}
        else:
            told = {}
        left = {
            agent: WORTH[after[agent]]
            - max(WORTH[(place[agent] + k) % STREET] for k in range(self.roll + 1))
            for agent in self.in_play
        }
        moved = self.beyond_mean({agent: steps.get(agent, 0) for agent in self.in_play})
        good = self.beyond_mean(left)
        for agent in self.in_play:
            row = self.evidence[seat][agent]
            row[0] += moved[agent]
            row[1] += good[agent]
            row[2] += told.get(agent, 0)
        self.place = after

    def move_file(self, seat: int, to: int) -> None:
        """The file moves: note what it tells."""
        allowed = self.file_places()
        for agent in self.in_play:
            worth = [ahead(file, self.place[agent]) for file in allowed]
            chosen = len(allowed) * ahead(to, self.place[agent])
            self.evidence[seat][agent][3] += 4 * (chosen - sum(worth)) // len(allowed)
        self.file = to

    def gains(self, place: Sequence[int]) -> dict[int, int]:
        """Return what a count gives each agent in play, wherever they stand."""
        return {agent: max(WORTH[place[agent]], -self.score[agent]) for agent in self.in_play}

    def beyond_mean(self, values: dict[int, int]) -> dict[int, int]:
        """Return by how much each agent has more than the mean, times the number of agents."""
        total, count = sum(values.values()), len(self.in_play)
        return {agent: count * value - total for agent, value in values.items()}

    def forget(self) -> None:
        """Drop what was computed of the position before."""
        self.kept: tuple[list[int], list[int], list[list[int]]] | None = None
        others = [agent for agent in self.in_play if agent != self.own]
        others.sort(key=lambda agent: (-self.score[agent], -self.place[agent], agent))
        self.order = [self.own, *others]
        """The agents by slot."""
        self.slot = {agent: slot for slot, agent in enumerate(self.order)}

    # What may be done

    @property
    def owes(self) -> bool:
        """Whether this seat must act now."""
        if self.phase == "report":
            return not self.report
        return self.phase in ("move", "file") and self.mover == self.seat

    def file_places(self) -> list[int]:
        """Return where the file may go."""
        standing = () if self.game.advanced else {self.place[agent] for agent in self.in_play}
        return [place for place in range(STREET) if place not in standing]

    def chosen_steps(self) -> dict[int, int]:
        """Return how far each agent goes by the actions taken."""
        if self.phase != "move" or not self.owes:
            return {}
        return {self.order[a // HIGHEST]: a % HIGHEST + 1 for a in self.taken}

    def lines(self) -> dict[int, int | None]:
        """Return this seat's report, with the lines of the actions taken."""
        if self.phase != "report" or self.report:
            return self.report
        lines: dict[int, int | None] = {}
        for action in self.taken:
            line, after = divmod(action - LINES, SEATS)
            owner = (self.seat + after) % self.game.seats if after else None
            lines[self.order[line + 1]] = owner
        return lines

    def legal(self) -> list[int]:
        """Return the actions that this seat may take now, rising."""
        if not self.owes:
            return []
        if self.phase == "file":
            return [FILES + place for place in self.file_places()]
        if self.phase == "report":
            start = LINES + SEATS * len(self.taken)
            named = {action % SEATS for action in (a - LINES for a in self.taken)}
            return [
                start + after for after in range(self.game.seats) if not after or after not in named
            ]
        left = self.roll - sum(self.chosen_steps().values())
        last = self.taken[-1] // HIGHEST if self.taken else -1
        end = len(self.order) - 1
        found = [s * HIGHEST + k for s in range(last + 1, end) for k in range(left)]
        return [*found, end * HIGHEST + left - 1]

    def take(self, action: int) -> None:
        """Take an action; several may make one decision."""
        self.taken = (*self.taken, action)

    @property
    def move(self) -> Move | None:
        """The decision that the actions taken make, as the engine has it."""
        if not self.taken:
            return None
        if self.phase == "file":
            return FIRST_FILE + self.taken[0] - FILES
        if self.phase == "report":
            lines = self.lines()
            return self.game.reports.code(lines) if len(lines) == len(self.order) - 1 else None
        steps = self.chosen_steps()
        if sum(steps.values()) < self.roll:
            return None
        return SPLIT_CODE[tuple([steps.get(agent, 0) for agent in range(len(AGENTS))])]

    def actions(self, move: int) -> list[int]:
        """Return the actions that make a decision of the engine's."""
        if move >= FIRST_REPORT:
            owners = self.game.reports.owners(move)
            named = [owners[AGENTS[agent]] for agent in self.order[1:]]
            after = [0 if n is None else (n - self.seat) % self.game.seats for n in named]
            return [LINES + SEATS * line + seat for line, seat in enumerate(after)]
        if move >= FIRST_SPLIT:
            slot = self.slot
            return sorted([slot[a] * HIGHEST + k - 1 for a, k in MOVED[move - FIRST_SPLIT]])
        return [FILES + move - FIRST_FILE]

    # What the network reads

    def observation(self) -> list[int]:
        """Return what this seat knows: agents by slot, the others in turn order."""
        game, phase, seats = self.game, self.phase, self.game.seats
        missing = len(AGENTS) - len(self.order)
        steps, lines, owes = self.chosen_steps(), self.lines(), self.owes
        place = self.place
        if steps:
            place = [(at + steps.get(agent, 0)) % STREET for agent, at in enumerate(place)]
        reporting = phase == "report" and owes
        left = self.roll - sum(steps.values()) if phase == "move" else 0
        numbers: list[int] = []
        for agent in self.order:
            numbers += PLACE_FLAGS[place[agent]]
        numbers += [0] * (STREET * missing)
        for agent in self.order:
            numbers += DISTANCE_FLAGS[(self.file - place[agent]) % STREET]
        numbers += [0] * ((HIGHEST + 1) * missing)
        numbers += PLACE_FLAGS[self.file]
        numbers += one_hot((self.mover - self.seat) % seats, SEATS)
        numbers += one_hot(seats - 2, SEATS - 1)
        numbers += one_hot(left - 1, HIGHEST)
        numbers += flags((game.advanced, owes))
        numbers += flags(phase == each for each in ("move", "file", "report", "over"))
        numbers += flags(
            (any(place[agent] == self.file for agent in steps), bool(lines) and not reporting)
        )
        numbers += one_hot(len(lines) if reporting else -1, SEATS - 1)
        named = {(n - self.seat) % seats for n in lines.values() if n is not None}
        numbers += flags(after in named for after in range(1, SEATS))
        numbers += self.agent_numbers(place, steps) + [0] * (7 * missing)
        best, remaining = max(self.score), min(game.turn_limit - self.turns, 127)
        numbers += [
            min(game.goal, 127),
            cut(game.goal - best),
            cut(game.report_at - best) if game.advanced else 0,
            remaining,
            8 * remaining if remaining < 8 else ONE,
            min(2 * self.turns, 127),
        ]
        if self.kept is None:
            self.kept = self.suspicion()
        shown, evidence, table = self.kept
        for row in table:
            numbers += [chance // (WHOLE // ONE) for chance in row]
        likely = [0] * (len(AGENTS) - 1)
        for agent, owner in lines.items():
            holder = SEATS - 1 if owner is None else (owner - self.seat) % seats - 1
            line = self.slot[agent] - 1
            likely[line] = table[holder][line] // (WHOLE // ONE)
        return [*numbers, *likely, *shown, *evidence]

    def agent_numbers(self, place: Sequence[int], steps: dict[int, int]) -> list[int]:
        """Return the numbers of each agent, by slot."""
        goal, count = self.game.goal, len(self.order)
        gains = self.gains(place)
        beyond = self.beyond_mean(gains)
        counted = {agent: self.score[agent] + gain for agent, gain in gains.items()}
        rank = {
            agent: (0 if self.game.advanced else WORTH[place[agent]], score)
            for agent, score in counted.items()
            if score >= goal
        }
        best = max(rank.values()) if rank else None
        moving = self.phase == "move" and self.owes
        last = self.taken[-1] // HIGHEST if moving and self.taken else -1
        numbers: list[int] = []
        for slot, agent in enumerate(self.order):
            numbers += (
                min(self.score[agent] * ONE // goal, 127),
                cut(goal - self.score[agent]),
                cut(5 * beyond[agent] // count),
                ONE if agent in rank else 0,
                ONE if agent in rank and rank[agent] == best else 0,
                10 * steps.get(agent, 0),
                ONE if moving and slot > last else 0,
            )
        return numbers

    def suspicion(self) -> tuple[list[int], list[int], list[list[int]]]:
        """Return what this seat has shown, what the others did, and who holds what by it."""
        seats, count = self.game.seats, len(self.order)
        rows, evidence = [], []
        for after in range(seats):
            of_seat = self.evidence[(self.seat + after) % seats]
            rows.append(
                [
                    sum([a * b for a, b in zip(SUSPICION, of_seat[agent], strict=True)])
                    // SUSPICION_STEP
                    for agent in self.order
                ]
            )
            if after:
                for agent in self.order:
                    evidence += [cut(value) for value in of_seat[agent]]
                evidence += [0] * (EVIDENCE * (len(AGENTS) - count))
        evidence += [0] * (EVIDENCE * len(AGENTS) * (SEATS - seats))

        own = relative_chances(rows[0])
        shown = [ONE * chance // sum(own) for chance in own] + [0] * (len(AGENTS) - count)

        independent = count - seats
        table = [relative_chances(row[1:]) for row in rows[1:]]
        table.append([WHOLE if independent else 0] * (count - 1))
        targets = [WHOLE] * (seats - 1) + [WHOLE * independent]
        for _ in range(ROUNDS):
            for at, (row, target) in enumerate(zip(table, targets, strict=True)):
                total = max(sum(row), 1)
                table[at] = [chance * target // total for chance in row]
            totals = [max(sum(column), 1) for column in zip(*table, strict=True)]
            table = [
                [chance * WHOLE // total for chance, total in zip(row, totals, strict=True)]
                for row in table
            ]
        padded = [row + [0] * (len(AGENTS) - count) for row in table]
        absent = [[0] * (len(AGENTS) - 1) for _ in range(SEATS - seats)]
        return shown, evidence, [*padded[:-1], *absent, padded[-1]]


def ahead(file: int, place: int) -> int:
    """Return the worth of the file's place, if a die can take an agent there."""
    return WORTH[file] if 1 <= (file - place) % STREET <= HIGHEST else 0


def relative_chances(logs: Sequence[int]) -> list[int]:
    """Return chances relative to the best."""
    best = max(logs)
    return [CHANCES[min(best - log, LEAST - 1)] for log in logs]


def cut(value: int) -> int:
    """Cut a number off where observations end."""
    return max(-127, min(127, value))


def supports(game: Any) -> bool:
    """Tell whether networks know a set-up: chance must draw the agents."""
    return game.options["agents"] is None
