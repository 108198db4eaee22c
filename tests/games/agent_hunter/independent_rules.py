"""`RULES.md` implemented a second time, with sets and lists, without regard to speed.

It shares nothing with the engine; the two are played side by side and counted against each other.
"""

from __future__ import annotations

from copy import deepcopy
from itertools import permutations
from typing import Any

Action = dict[str, Any]


class IndependentRules:
    def __init__(
        self, agents: int = 10, bases: int = 3, tokens: int = 5, turn_limit: int = 200
    ) -> None:
        self.hands = [set(range(agents)) for _ in (0, 1)]
        self.bases: list[list[int | None]] = [[None] * bases for _ in (0, 1)]
        self.standing = [[True] * bases for _ in (0, 1)]
        self.beside = [[0] * bases for _ in (0, 1)]
        self.tokens = [tokens, tokens]
        self.turns_left = turn_limit
        self.turn_of: int | None = None
        self.to_refill: tuple[int, int] | None = None
        self.placed = [False, False]
        self.over = False

    def copy(self) -> IndependentRules:
        return deepcopy(self)

    def due(self) -> int | None:
        """Return the first seat that must act, -1 for chance, nothing at the end."""
        if self.over:
            return None
        if not all(self.placed):
            return self.placed.index(False)
        if self.turn_of is None:
            return -1
        return self.to_refill[0] if self.to_refill else self.turn_of

    def stand(self, seat: int) -> list[int]:
        return [base for base, stands in enumerate(self.standing[seat]) if stands]

    def legal(self) -> list[Action]:
        seat = self.due()
        if seat is None:
            return []
        if seat == -1:
            return [{"type": "first_player", "first": first} for first in (0, 1)]
        hand, own, theirs = self.hands[seat], self.stand(seat), self.stand(1 - seat)
        if not self.placed[seat]:
            orders = permutations(hand, len(self.bases[seat]))
            return [{"type": "place", "agents": list(order)} for order in orders]
        if self.to_refill:
            return [{"type": "refill", "base": self.to_refill[1], "agent": n} for n in hand]
        actions: list[Action] = []
        for target in theirs:
            hand_attack = {"type": "attack", "from": "hand", "target": target}
            base_attack = {"type": "attack", "from": "base", "target": target}
            actions += [{**hand_attack, "agent": n} for n in hand]
            actions += [{**base_attack, "base": base} for base in own]
        if self.tokens[seat] > 0:
            for base in own:
                choice = [*hand, self.bases[seat][base]]
                actions += [{"type": "swap", "base": base, "agent": n} for n in choice]
        return actions

    def play(self, action: Action) -> tuple[Any, Any]:
        """Carry out a legal action; return what seat 0 and seat 1 learn from it."""
        seat = self.due()
        assert seat is not None
        public: list[Any] = [seat, action["type"]]
        secret: Any = None
        match action["type"]:
            case "place":
                secret = tuple(action["agents"])
                self.bases[seat] = list(action["agents"])
                self.hands[seat] -= set(action["agents"])
                self.placed[seat] = True
            case "first_player":
                self.turn_of = action["first"]
                public.append(action["first"])
            case "swap":
                base, secret = action["base"], action["agent"]
                shown = self.bases[seat][base]
                assert shown is not None
                public += [base, shown]
                self.hands[seat].add(shown)
                self.hands[seat].remove(secret)
                self.bases[seat][base] = secret
                self.tokens[seat] -= 1
                self.beside[seat][base] += 1
                self.turn_done()
            case "refill":
                base, secret = action["base"], action["agent"]
                public.append(base)
                self.hands[seat].remove(secret)
                self.bases[seat][base] = secret
                self.to_refill = None
                self.turn_done()
            case "attack":
                public += self.attack(seat, action)
        told = [(*public, secret if viewer == seat else None) for viewer in (0, 1)]
        return told[0], told[1]

    def attack(self, seat: int, action: Action) -> list[Any]:
        other, target = 1 - seat, action["target"]
        from_base = action["from"] == "base"
        agent = self.bases[seat][action["base"]] if from_base else action["agent"]
        hidden = self.bases[other][target]
        assert agent is not None
        assert hidden is not None
        public = [action["from"], action.get("base"), agent, target]
        if agent == hidden:
            self.standing[other][target] = False
            if from_base:
                self.to_refill = (seat, action["base"])
                return [*public, "equal"]
            self.hands[seat].remove(agent)
        elif from_base:
            self.standing[seat][action["base"]] = False
            if agent in self.hands[other]:
                self.hands[other].remove(agent)
            else:
                self.to_refill = (other, self.bases[other].index(agent))
                return [*public, agent > hidden, self.to_refill]
        self.turn_done()
        return [*public, "equal" if agent == hidden else agent > hidden]

    def turn_done(self) -> None:
        assert self.turn_of is not None
        self.turns_left -= 1
        self.turn_of = 1 - self.turn_of
        self.over = self.turns_left == 0 or not all(self.stand(seat) for seat in (0, 1))

    def outcome(self) -> dict[str, Any]:
        scores = [
            sum(
                1 + self.beside[1 - seat][base]
                for base, stands in enumerate(self.standing[1 - seat])
                if not stands
            )
            for seat in (0, 1)
        ]
        first, second = ((scores[seat], sum(self.hands[seat])) for seat in (0, 1))
        winners = [0] * (first >= second) + [1] * (second >= first)
        fallen = not all(self.stand(seat) for seat in (0, 1))
        reason = "bases_fallen" if fallen else "turn_limit"
        return {"winners": winners, "scores": scores, "reason": reason}
