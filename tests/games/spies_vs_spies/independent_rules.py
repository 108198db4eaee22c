"""`RULES.md` implemented a second time, with names and dicts, without regard to speed.

It shares nothing with the engine: the two are played side by side, and what a viewer may know is
taken from here, so that an event of the engine that tells too much cannot excuse itself.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from typing import Any

Action = dict[str, Any]
Hands = list[dict[str, str]]

COLOURS = {
    "accessory": {"umbrella": "red", "fan": "red", "hat": "blue", "mask": "blue"},
    "vehicle": {"bike": "red", "vaporetto": "red", "scooter": "blue", "gondola": "blue"},
    "objective": {
        "red_stars": "red",
        "red_omega": "red",
        "blue_stars": "blue",
        "blue_omega": "blue",
    },
}


def all_deals() -> list[Hands]:
    """Deal the four cards of each category in all 4!³ ways."""
    orders = product(*(permutations(cards) for cards in COLOURS.values()))
    return [
        [dict(zip(COLOURS, hand, strict=True)) for hand in zip(*o, strict=True)] for o in orders
    ]


def colours(hand: dict[str, str]) -> list[str]:
    return [COLOURS[category][card] for category, card in hand.items()]


def teams(hands: Hands) -> list[str]:
    pure = [hand for hand in hands if len(set(colours(hand))) == 1]
    if len(pure) == 1:
        return [COLOURS["objective"][hand["objective"]] for hand in hands]
    return [Counter(colours(hand)).most_common(1)[0][0] for hand in hands]


def candidates(player: int, hands: Hands) -> list[int]:
    """Return all whom the target rules name for a player: there should be one."""
    of = teams(hands)
    mine = [p for p in range(4) if of[p] == of[player]]
    theirs = [p for p in range(4) if of[p] != of[player]]
    kinds = {hands[p]["objective"].split("_")[1] for p in mine}
    if len(kinds) == 2:
        wanted = "stars" if of[player] == "red" else "omega"
        return [p for p in theirs if hands[p]["objective"].endswith(wanted)]
    for card in ("hat", "scooter") if of[player] == "red" else ("bike", "umbrella"):
        if found := [p for p in theirs if card in hands[p].values()]:
            return found
    return []


class IndependentRules:
    def __init__(self, seats: int, **options: Any) -> None:
        self.seats = seats
        self.target_score = options.get("target_score", 10)
        self.rounds = options.get("rounds")
        self.question_limit = options.get("question_limit", 24)
        self.notes = options.get("notes", "auto") == "auto"
        self.first: int | None = None
        self.turn: int | None = None
        self.hands: Hands | None = None
        self.asked = 0
        self.caller: int | None = None
        self.pointing: dict[int, int] = {}
        self.scores = [0, 0, 0, 0]
        self.played = 0
        self.reason: str | None = None
        self.known: list[set[tuple[int, str]]] = [set() for _ in range(4)]
        """The cards, by owner and category, that each player has a right to know now."""

    def due(self) -> int | None:
        """Return the first that must act, None at the end."""
        return next(iter(self.waiting()), None)

    def waiting(self) -> list[int]:
        """Return who must act: seats, -1 for chance, nobody at the end."""
        if self.reason:
            return []
        if self.first is None or self.hands is None:
            return [-1]
        if self.caller is not None:
            return [seat for seat in range(self.seats) if seat not in self.pointing]
        assert self.turn is not None
        return [self.turn]

    def legal(self) -> list[Action]:
        """List what the first that must act may do."""
        seat = self.due()
        others = [p for p in range(4) if p != seat]
        if self.caller is not None:
            return [{"type": "point", "target": p} for p in others]
        actions: list[Action] = [{"type": "mission"}]
        if self.asked == self.question_limit:
            return actions
        for target in others:
            for category in ("accessory", "vehicle"):
                actions.append({"type": "ask", "target": target, "category": category})
            if target < self.seats:
                ask = {"type": "ask", "target": target, "category": "objective"}
                actions += [{**ask, "show": show} for show in COLOURS]
        return actions

    def play(self, action: Action, seat: int | None = None) -> None:
        """Let a seat, or else the first that must act, carry out a legal action."""
        seat = self.due() if seat is None else seat
        assert seat is not None
        if not self.notes:
            self.forget()
        match action["type"]:
            case "first_player":
                self.first = action["first"]
            case "deal":
                self.hands = [dict(zip(COLOURS, hand, strict=True)) for hand in action["hands"]]
                self.asked, self.turn = 0, self.first
                self.known = [{(player, category) for category in COLOURS} for player in range(4)]
            case "ask":
                self.known[seat].add((action["target"], action["category"]))
                if "show" in action:
                    self.known[action["target"]].add((seat, action["show"]))
                self.asked += 1
                self.turn = (seat + 1) % self.seats
            case "mission":
                self.caller = seat
            case "point":
                self.pointing[seat] = action["target"]
                if len(self.pointing) == self.seats:
                    self.score()

    def forget(self) -> None:
        """Without notes, only the seat's own cards stay known (R4)."""
        self.known = [{(p, c) for p, c in known if p == me} for me, known in enumerate(self.known)]

    def score(self) -> None:
        assert self.hands is not None
        assert self.caller is not None
        assert self.first is not None
        of = teams(self.hands)
        right = [candidates(player, self.hands)[0] for player in range(4)]
        pointing = {3: right[3], **self.pointing}
        success = {
            team: all(pointing[p] == right[p] for p in range(4) if of[p] == team) for team in of
        }
        calling = of[self.caller]
        winner = calling if success[calling] else ({"red", "blue"} - {calling}).pop()
        for player in range(4):
            self.scores[player] += success[of[player]] + 2 * (of[player] == winner)
        self.played += 1
        self.first = (self.first + 1) % self.seats
        self.hands, self.caller, self.pointing = None, None, {}
        if max(self.scores) >= self.target_score:
            self.reason = "target_reached"
        elif self.played == self.rounds:
            self.reason = "rounds_played"

    def outcome(self) -> dict[str, Any]:
        most = max(self.scores)
        winners = [player for player in range(4) if self.scores[player] == most]
        return {"winners": winners, "scores": self.scores, "reason": self.reason}

    # What a viewer cannot know

    def possible_deals(self, viewer: int, deals: list[Hands]) -> list[Hands]:
        """Return the deals that agree with the cards that a viewer may know."""
        assert self.hands is not None
        known = self.known[viewer] if viewer >= 0 else set()
        facts = [(player, category, self.hands[player][category]) for player, category in known]
        return [deal for deal in deals if all(deal[p][c] == card for p, c, card in facts)]

    def hidden_points(self, viewer: int) -> list[int]:
        """Return the seats that have pointed a viewer does not know where."""
        return [seat for seat in self.pointing if seat != viewer]
