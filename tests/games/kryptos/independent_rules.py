"""`RULES.md` implemented a second time, with lists and no thought of speed.

It shares nothing with the engine. The two are played side by side, and what each viewer may learn
is written down here from the page alone.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

Action = dict[str, Any]
COLOURS = ("yellow", "red", "blue", "green")
CARDS = {3: 32, 4: 36, 5: 40, 6: 48}
HAND = {3: 10, 4: 9, 5: 8, 6: 8}


def colour(number: int) -> str:
    return COLOURS[(number - 1) % 4]


class IndependentRules:
    def __init__(
        self,
        seats: int,
        setup: str = "basic",
        mystery: bool = False,
        bribe: bool = False,
        target_score: int = 15,
    ) -> None:
        self.seats = seats
        self.advanced = setup == "advanced"
        self.bribe = bribe
        self.target = target_score
        self.used = list(range(1, CARDS[seats] + 4 * mystery + 1))
        self.points = [2] * seats
        self.first: int | None = None
        self.hands: list[list[int]] = []
        self.aside: list[int] = []
        self.up: list[list[bool]] = []
        self.order: list[int] = []
        """The seats that must still turn up a card."""
        self.turn_of = -1
        self.missed_once = False
        self.reached = False
        self.reason: str | None = None

    def due(self) -> int | None:
        """Return the seat that must act, -1 for chance, nothing at the end."""
        if self.reason:
            return None
        if self.first is None or not self.hands:
            return -1
        return self.order[0] if self.order else self.turn_of

    def face_up(self) -> list[int]:
        return [
            n
            for hand, up in zip(self.hands, self.up, strict=True)
            for n, u in zip(hand, up, strict=True)
            if u
        ]

    def fine(self, seat: int, position: int, conditions: str) -> bool:
        """Tell whether a card meets the conditions named by their letters."""
        card, size = self.hands[seat][position], len(self.hands[seat])
        own = [n for n, up in zip(self.hands[seat], self.up[seat], strict=True) if up]
        limit = 2 if self.seats <= 4 else 3
        return (
            ("a" not in conditions or 0 < position < size - 1)
            and ("b" not in conditions or all(abs(card - n) != 1 for n in own))
            and (
                "c" not in conditions
                or sum(colour(n) == colour(card) for n in self.face_up()) < limit
            )
        )

    def may_turn_up(self, seat: int) -> list[int]:
        down = [at for at, up in enumerate(self.up[seat]) if not up]
        for conditions in ("abc", "ab", "a") if self.advanced else ():
            kept = [at for at in down if self.fine(seat, at, conditions)]
            if kept:
                return kept
        return down

    def legal(self) -> list[Action]:
        seat = self.due()
        assert seat is not None
        if seat == -1:
            return [{"type": "first_player", "first": first} for first in range(self.seats)]
        if self.order:
            return [{"type": "reveal", "position": at} for at in self.may_turn_up(seat)]
        free = [n for n in self.used if n not in self.face_up()]
        guesses: list[Action] = [
            {"type": "guess", "target": target, "position": at, "value": value}
            for target in range(self.seats)
            if target != seat
            for at, up in enumerate(self.up[target])
            if not up
            for value in free
        ]
        if self.missed_once:
            guesses.append({"type": "stop"})
        return guesses or [{"type": "pass"}]

    def play(self, action: Action) -> list[Any]:
        """Carry out a legal action; return what each seat, and last a spectator, learns from it."""
        seat = self.due()
        assert seat is not None
        learned: list[Any] = [[seat, action] for _ in range(self.seats + 1)]
        match action["type"]:
            case "first_player":
                self.first = action["first"]
            case "deal":
                learned = self.deal(action)
            case "reveal":
                position = action["position"]
                for one in learned:
                    one.append(self.hands[seat][position])
                self.up[seat][position] = True
                self.order.pop(0)
            case "guess":
                answer = self.guess(seat, action)
                for one in learned:
                    one.append(answer)
            case _:
                self.next_turn()
        return learned

    def deal(self, action: Action) -> list[Any]:
        assert self.first is not None
        self.hands, self.aside = action["hands"], action["aside"]
        self.up = [[False] * HAND[self.seats] for _ in self.hands]
        going_right = [(self.first - step) % self.seats for step in range(1, self.seats + 1)]
        self.order = going_right * 2
        self.turn_of = self.first
        tokens = [sorted(Counter(map(colour, c)).items()) for c in (*self.hands, self.aside)]
        return [
            [tokens, self.hands[viewer] if viewer < self.seats else None]
            for viewer in range(self.seats + 1)
        ]

    def guess(self, seat: int, action: Action) -> bool:
        target, position = action["target"], action["position"]
        if self.missed_once:
            self.points[seat] -= 1
            if self.bribe:
                self.points[target] += 1
        right: bool = self.hands[target][position] == action["value"]
        if right:
            self.points[seat] += min(3, self.up[target].count(False))
            self.up[target][position] = True
        self.reached = self.reached or max(self.points) >= self.target
        if all(all(up) for up in self.up):
            self.reason = "all_revealed"
        elif right or self.missed_once or self.points[seat] == 0:
            self.next_turn()
        else:
            self.missed_once = True
        return right

    def next_turn(self) -> None:
        self.missed_once = False
        self.turn_of = (self.turn_of + 1) % self.seats
        if self.turn_of == self.first and self.reached:
            self.reason = "target_reached"

    def outcome(self) -> dict[str, Any]:
        assert self.first is not None
        order = [(self.first + step) % self.seats for step in range(self.seats)]
        best = next(seat for seat in order if self.points[seat] == max(self.points))
        return {"winners": [best], "scores": self.points, "reason": self.reason}
