"""`RULES.md` implemented a second time, with lists and no thought of speed.

It shares nothing with the engine; the two are played side by side. What each viewer learns comes
from the page alone, so that no event of the engine can excuse a leak.
"""

from __future__ import annotations

from copy import deepcopy
from itertools import combinations, permutations
from typing import Any

Action = dict[str, Any]


class IndependentRules:
    def __init__(self, cards: list[dict[str, Any]], backs_visible: bool = True) -> None:
        self.cards = {card["id"]: card for card in cards}
        self.visible = backs_visible
        self.tokens: list[list[int] | None] = [None, None]
        self.hands: list[list[str]] = [[], []]
        self.decks: list[list[str]] = [[], []]
        self.shuffled = False
        self.turn_of: int | None = None
        self.turns = [0, 0]
        self.must_pull = False
        self.columns: list[list[list[str]]] = [[[] for _ in range(6)] for _ in (0, 1)]
        self.delivered: list[int] = []
        self.pawns = [1, 2, 1, 2, 1, 2]
        self.pulled: set[int] = set()
        self.counters = [0] * 6
        self.counters_left = 2
        self.score_piles: list[list[str]] = [[], []]
        self.over: str | None = None

    def copy(self) -> IndependentRules:
        return deepcopy(self)

    def due(self) -> int | None:
        if self.over:
            return None
        if None in self.tokens:
            return self.tokens.index(None)
        return -1 if self.turn_of is None else self.turn_of

    def alive(self) -> list[int]:
        return [agent for agent in range(6) if agent not in self.delivered]

    def back(self, card: str) -> str:
        return str(self.cards[card]["back"])

    def value(self, card: str) -> int:
        return int(self.cards[card]["value"])

    def has_unknown(self, agent: int) -> bool:
        return any(self.back(card) == "?" for seat in (0, 1) for card in self.columns[seat][agent])

    def needed(self, agent: int) -> int:
        near = {agent - 1, agent + 1} & set(self.delivered)
        return (3 if near else 4) + self.counters[agent]

    # What is legal

    def legal(self) -> list[Action]:
        seat = self.due()
        assert seat is not None
        assert seat >= 0
        if self.tokens[seat] is None:
            return [
                {"type": "loyalty", "tokens": list(tokens)}
                for tokens in sorted(set(permutations([1, 2, 2, 3, 4, 5])))
            ]
        if self.must_pull:
            pawns = [agent for agent in self.alive() if agent not in self.pulled]
            return [{"type": "influence", "agent": agent} for agent in pawns]
        if not self.hands[seat]:
            return [{"type": "pass"}]
        actions = []
        for card in sorted(set(self.hands[seat])):
            for agent in self.alive():
                if self.back(card) != "?" or not self.has_unknown(agent):
                    actions.append({"type": "document", "card": card, "agent": agent})
            if self.back(card) == "?":
                ways = self.ways(seat, self.cards[card]["effect"]) or [{"none": True}]
                actions += [{"type": "action", "card": card, **way} for way in ways]
        return actions

    def ways(self, seat: int, effect: str | None) -> list[Action]:
        alive = self.alive()
        match effect:
            case "tip":
                return [{"agent": agent} for agent in alive]
            case "nosy":
                return [{"agent": agent} for agent in alive] if self.counters_left else []
            case "crosscheck" | "turncoat":
                return [{"agents": list(pair)} for pair in combinations(alive, 2)]
            case "pressure":
                return [{"moves": moves} for moves in self.shifts(1)]
            case "blackmail":
                one = self.shifts(1)
                pairs = [a + b for a in one for b in one if a[0][0] < b[0][0]]
                return [{"moves": moves} for moves in self.shifts(2) + pairs]
            case "courier":
                return [
                    {"from": agent, "index": index, "to": to}
                    for agent in alive
                    for index, card in enumerate(self.columns[seat][agent])
                    for to in alive
                    if to != agent and (self.back(card) != "?" or not self.has_unknown(to))
                ]
        return []

    def shifts(self, steps: int) -> list[list[list[int]]]:
        return [
            [[agent, step]]
            for agent in self.alive()
            for step in (steps, -steps)
            if 0 <= self.pawns[agent] + step <= 3
        ]

    # What happens

    def play(self, action: Action) -> list[Any]:
        """Carry out a legal action; return what seat 0, seat 1 and a spectator learn from it."""
        seat = self.due()
        assert seat is not None
        public: list[Any] = [seat, action["type"]]
        secret: list[Any] = [None, None, None]
        match action["type"]:
            case "loyalty":
                self.tokens[seat] = list(action["tokens"])
                secret[seat] = action["tokens"]
                return [[public, mine] for mine in secret]
            case "shuffle":
                for owner in (0, 1):
                    deck = action["decks"][owner]
                    self.hands[owner], self.decks[owner] = deck[:5], deck[5:]
                    secret[owner] = sorted(deck[:5])
                    public.append(sorted(map(self.back, deck[:5])) if self.visible else 0)
                self.shuffled = True
                return [[public, mine] for mine in secret]
            case "first_player":
                self.turn_of = action["first"]
                return [[public, action["first"]]] * 3
            case "influence":
                agent = action["agent"]
                self.pulled.add(agent)
                self.pawns[agent] = max(0, min(3, self.pawns[agent] + (1 if seat else -1)))
                self.must_pull = False
                public.append(agent)
            case "document":
                card, agent = action["card"], action["agent"]
                self.hands[seat].remove(card)
                self.columns[seat][agent].append(card)
                public += [agent, self.back(card)]
                secret[seat] = card
            case "action":
                public.append(dict(action))
                self.hands[seat].remove(action["card"])
                if "none" not in action:
                    secret[seat] = self.do(seat, action, public)
        if action["type"] != "influence":
            public.append(self.deliveries())
        self.go_on(seat, action["type"], public, secret)
        return [[public, mine] for mine in secret]

    def do(self, seat: int, action: Action, public: list[Any]) -> Any:
        """Do what the card says; return what only the seat learns."""
        other = 1 - seat
        mine, theirs = self.tokens[seat], self.tokens[other]
        assert mine is not None
        assert theirs is not None
        match self.cards[action["card"]]["effect"]:
            case "tip":
                return list(self.columns[other][action["agent"]])
            case "crosscheck":
                return sum(theirs[agent] for agent in action["agents"])
            case "nosy":
                self.counters[action["agent"]] += 1
                self.counters_left -= 1
            case "pressure" | "blackmail":
                for agent, steps in action["moves"]:
                    self.pawns[agent] += steps
            case "turncoat":
                i, j = action["agents"]
                mine[i], mine[j] = mine[j], mine[i]
            case "courier":
                card = self.columns[seat][action["from"]].pop(action["index"])
                self.columns[seat][action["to"]].append(card)
                public.append(self.back(card))
        return None

    def deliveries(self) -> list[Any]:
        shown: list[Any] = []
        while True:
            for agent in self.alive():
                count = len(self.columns[0][agent]) + len(self.columns[1][agent])
                if count >= self.needed(agent):
                    shown.append(self.deliver(agent))
                    break
            else:
                return shown

    def deliver(self, agent: int) -> list[Any]:
        documents = [self.columns[seat][agent] for seat in (0, 1)]
        loyalties = []
        for seat, dark in ((0, 0), (1, 3)):
            tokens = self.tokens[seat]
            assert tokens is not None
            effects = [self.cards[card]["effect"] for card in documents[seat]]
            bonus = int(self.pawns[agent] == dark)
            loyalties.append(tokens[agent] + bonus + effects.count("personal"))
        remaining = documents[0] + documents[1]
        if any(self.cards[card]["effect"] == "trapped" for card in remaining):
            highest = max(map(self.value, remaining))
            remaining = [card for card in remaining if self.value(card) < highest]
        if loyalties[0] == loyalties[1]:
            taker = 0 if self.pawns[agent] < 2 else 1
        else:
            taker = loyalties.index(max(loyalties))
        self.score_piles[taker] += remaining
        self.delivered.append(agent)
        self.counters[agent] = 0
        shown = [agent, loyalties, documents, taker]
        for seat in (0, 1):
            self.columns[seat][agent] = []
        return shown

    def go_on(self, seat: int, type: str, public: list[Any], secret: list[Any]) -> None:
        first_part = type != "influence"
        if first_part and not any(self.hands) and not any(self.decks):
            self.end(public)
            return
        pawns = [agent for agent in self.alive() if agent not in self.pulled]
        if first_part and self.turns[seat] < 3 and pawns:
            self.must_pull = True
            return
        self.turns[seat] += 1
        if len(self.delivered) >= 5:
            self.end(public)
            return
        if self.decks[seat]:
            card = self.decks[seat].pop(0)
            self.hands[seat].append(card)
            public.append(["draws", self.back(card) if self.visible else None])
            secret[seat] = [secret[seat], card]
        self.turn_of = 1 - seat

    def end(self, public: list[Any]) -> None:
        self.over = "agents_delivered" if len(self.delivered) >= 5 else "cards_exhausted"
        public.append([deepcopy(self.tokens), self.columns, list(map(sorted, self.hands))])
        public.append(self.decks)

    def outcome(self) -> dict[str, Any]:
        scores = [sum(map(self.value, pile)) for pile in self.score_piles]
        first, second = ((scores[seat], -len(self.score_piles[seat])) for seat in (0, 1))
        winners = [0] * (first >= second) + [1] * (second >= first)
        return {"winners": winners, "scores": scores, "reason": self.over}
