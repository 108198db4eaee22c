"""`RULES.md` implemented a second time, with names and dictionaries, without speed tricks.

It shares nothing with the engine; the two are played side by side and counted against each other.
It also says, by itself, what each viewer may learn of every action.
"""

from __future__ import annotations

from itertools import combinations, permutations, product
from typing import Any

Action = dict[str, Any]

ROSTER = ["orange", "violet", "red", "blue", "grey", "yellow", "green"]
STREET = ["chapel", *(f"house_{n}" for n in range(1, 11)), "ruin"]
WORTH = {**{f"house_{n}": n for n in range(1, 11)}, "chapel": 0, "ruin": -3}


def learned(actor: int | None, action: Action, viewer: int) -> Any:
    """Say what a viewer learns of an action: identities and reports are all that is secret (R3)."""
    if action["type"] == "identities":
        return ["identities", action["agents"][viewer] if viewer >= 0 else None]
    if action["type"] == "report" and viewer != actor:
        return ["report", actor]
    return [actor, action]


class IndependentRules:
    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.advanced = options.get("rules") == "advanced"
        self.goal = options.get("goal", 42)
        self.report_at = options.get("report_at", 29)
        self.turns_left = options.get("turn_limit", 500)
        self.wanted = {2: 4, 3: 5, 4: 6}.get(seats, 7)
        self.in_play: list[str] = list(options.get("agents") or (ROSTER if seats > 4 else []))
        self.owner: dict[str, int] = {}
        self.place: dict[str, str] = {}
        self.score: dict[str, int] = {}
        self.file = "house_7"
        self.turn_of: int | None = None
        self.die: int | None = None
        self.file_to_move = False
        self.reports_owed: list[int] = []
        self.reports_done = False
        self.reports: dict[int, dict[str, int | None]] = {}
        self.gain: dict[str, int] = {}
        self.over = False

    def copy(self) -> IndependentRules:
        new = IndependentRules.__new__(IndependentRules)
        for name, value in vars(self).items():
            setattr(new, name, value.copy() if isinstance(value, list | dict) else value)
        return new

    def due(self) -> int | None:
        """Return the first seat that must act, -1 for chance, nothing at the end."""
        if self.over:
            return None
        if self.reports_owed:
            return self.reports_owed[0]
        if self.turn_of is None or (self.die is None and not self.file_to_move):
            return -1
        return self.turn_of

    def legal(self) -> list[Action]:
        """List what is legal; of the dice for the first player, only single decisive rounds."""
        if self.over:
            return []
        if not self.in_play:
            draws = combinations(ROSTER, self.wanted)
            return [{"type": "agents", "in_play": list(drawn)} for drawn in draws]
        if not self.owner:
            deals = permutations(self.in_play, self.seats)
            return [{"type": "identities", "agents": list(dealt)} for dealt in deals]
        if self.turn_of is None:
            return [
                {
                    "type": "first_player",
                    "rolls": [[5 if s == first else 2 for s in range(self.seats)]],
                }
                for first in range(self.seats)
            ]
        if self.reports_owed:
            return [{"type": "report", "owners": owners} for owners in self.reports_of(self.due())]
        if self.file_to_move:
            free = [p for p in STREET if self.advanced or p not in self.place.values()]
            return [{"type": "file", "to": place} for place in free]
        if self.die is None:
            return [{"type": "roll", "value": value} for value in range(1, 7)]
        return [{"type": "move", "steps": steps} for steps in self.ways(self.die, self.in_play)]

    def ways(self, points: int, agents: list[str]) -> list[dict[str, int]]:
        if not agents:
            return [{}] if points == 0 else []
        first, *others = agents
        found = []
        for share in range(points + 1):
            for rest in self.ways(points - share, others):
                found.append({first: share, **rest} if share else rest)
        return found

    def reports_of(self, seat: int | None) -> list[dict[str, int | None]]:
        subjects = [agent for agent in self.in_play if self.owner.get(agent) != seat]
        choices = [None, *(other for other in range(self.seats) if other != seat)]
        found = []
        for lines in product(choices, repeat=len(subjects)):
            named = [line for line in lines if line is not None]
            if len(set(named)) == len(named):
                found.append(dict(zip(subjects, lines, strict=True)))
        return found

    def play(self, action: Action) -> None:
        match action["type"]:
            case "agents":
                self.in_play = action["in_play"]
            case "identities":
                self.owner = {agent: seat for seat, agent in enumerate(action["agents"])}
                self.place = dict.fromkeys(self.in_play, "chapel")
                self.score = dict.fromkeys(self.in_play, 0)
            case "first_player":
                last = action["rolls"][-1]
                self.turn_of = last.index(max(die for die in last if die is not None))
            case "roll":
                self.die = action["value"]
            case "move":
                self.move(action["steps"])
            case "file":
                self.file = action["to"]
                self.file_to_move = False
                self.turn_done()
            case "report":
                writer = self.reports_owed.pop(0)
                self.reports[writer] = action["owners"]
                if not self.reports_owed:
                    self.turn_done()

    def move(self, steps: dict[str, int]) -> None:
        self.die = None
        for agent, distance in steps.items():
            at = STREET.index(self.place[agent])
            self.place[agent] = STREET[(at + distance) % 12]
        beside = [agent for agent in self.in_play if self.place[agent] == self.file]
        if self.advanced:
            beside = [agent for agent in beside if agent in steps]
        if not beside:
            self.turn_done()
            return
        before = dict(self.score)
        for agent in self.in_play:
            self.score[agent] = max(0, self.score[agent] + WORTH[self.place[agent]])
        self.gain = {agent: self.score[agent] - before[agent] for agent in self.in_play}
        if max(self.score.values()) >= self.goal:
            self.over = True
            return
        self.file_to_move = True

    def turn_done(self) -> None:
        """A turn with a count and a file moved may still owe reports."""
        if self.advanced and not self.reports_done and max(self.score.values()) >= self.report_at:
            self.reports_done = True
            self.reports_owed = list(range(self.seats))
            return
        assert self.turn_of is not None
        self.turns_left -= 1
        self.turn_of = (self.turn_of + 1) % self.seats
        self.over = self.turns_left == 0

    def outcome(self) -> dict[str, Any]:
        agent_of = {seat: agent for agent, seat in self.owner.items()}
        scores = [self.score[agent_of[seat]] for seat in range(self.seats)]
        there = [agent for agent in self.in_play if self.score[agent] >= self.goal]
        reason = "goal_reached" if there else "turn_limit"
        if self.advanced:
            for seat, report in self.reports.items():
                for agent, owner in report.items():
                    scores[seat] += 5 if self.owner.get(agent) == owner else 0
            winners = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
            return {"winners": winners, "scores": scores, "reason": reason}
        if there:
            most = max(self.gain[agent] for agent in there)
            there = [agent for agent in there if self.gain[agent] == most]
        else:
            there = self.in_play
        best = max(self.score[agent] for agent in there)
        winners = sorted(
            self.owner[agent]
            for agent in there
            if self.score[agent] == best and agent in self.owner
        )
        return {"winners": winners, "scores": scores, "reason": reason}
