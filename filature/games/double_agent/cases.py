"""Double Agent: cases. Which token is certain, what tells most, which card wins.

What tells is counted over the opponent's tokens and documents; the card that the seat draws from
its own pile is left out, since every decision brings one. The levels: the tokens that deliveries
have shown; also one sum that was told; also all sums together; also the exchanges by `turncoat`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from copy import copy
from functools import cache, cached_property, lru_cache
from itertools import product
from random import Random
from typing import Any

from filature.core.cases import CaseSecret
from filature.core.game import Game
from filature.core.knowledge import Knowledge, World
from filature.core.measures import entropy
from filature.core.messages import Say
from filature.core.notebook import Secret
from filature.core.puzzles import (
    ALL_HANDS,
    BEHAVIOUR,
    LEVELS,
    MISSES,
    ONE_HAND,
    Puzzle,
    Setup,
    Value,
    leading,
)
from filature.games.double_agent.lookup import ARRANGEMENTS
from filature.games.double_agent.notebook import after, fact_of, reasons
from filature.games.double_agent.rules import AGENTS_TO_END, DoubleAgent
from filature.games.double_agent.state import COUNT, TOKENS, State, with_seat
from filature.games.double_agent.worlds import (
    Dealing,
    HiddenCards,
    Tokens,
    possible_tokens,
    read_seats,
    world,
)

Facts = tuple[int, ...]
"""Facts that are looked at together, by their number."""
MOST_FILLED = 3000
"""In how many ways tokens and documents may be filled in to prove a win."""


class DoubleAgentPuzzle(Puzzle):
    """A seat's knowledge of the opponent's tokens and documents."""

    kinds = ("certain", "question", "win")
    setups = (Setup(2, {}), Setup(2, {"hand_backs": "hidden"}))
    most_worlds = len(ARRANGEMENTS)
    game: DoubleAgent

    def __init__(self, game: Game[Any, Any], knowledge: Knowledge) -> None:
        super().__init__(game, knowledge)
        self.other = 1 - self.seat
        self.seats = read_seats(self.game, knowledge)
        self.known = self.seats[self.other]
        self.hidden = HiddenCards(self.game, self.known, self.other)
        self.facts = [fact for event in knowledge.told if (fact := fact_of(event, self.other))]
        self.ways = cache(self.arrangements)
        self.outcomes = cache(self.delivered_by)

    # Tokens

    def arrangements(self, facts: Facts) -> list[Tokens]:
        """Return how the opponent's tokens may lie now, by some facts."""
        ways: Collection[Tokens] = ARRANGEMENTS
        for number, fact in enumerate(self.facts):
            ways = after(ways, fact, number in facts)
        return sorted(ways)

    def groups(self, level: int) -> list[Facts]:
        """Return the facts that a level looks at together, in every way."""
        shown, sums = self.numbers("delivered"), self.numbers("total")
        if level == ONE_HAND:
            return [shown]
        if level == ALL_HANDS:
            return [(*shown, number) for number in sums] or [shown]
        if level == MISSES:
            return [(*shown, *sums)]
        return [tuple(range(len(self.facts)))]

    def numbers(self, type: str) -> Facts:
        return tuple([number for number, fact in enumerate(self.facts) if fact.type == type])

    def first_level(self, solves: Any) -> int:
        """Return the first level at which some facts together are enough."""
        return next(at for at in range(len(LEVELS)) if any(map(solves, self.groups(at))))

    @cached_property
    def all_ways(self) -> list[Tokens]:
        return self.ways(self.groups(BEHAVIOUR)[0])

    def count(self) -> int:
        return len(self.all_ways) if self.known.chosen else 0

    # Worlds

    def worlds(self) -> Iterator[World[State]]:
        """List a world for each arrangement of the tokens, with some cards."""
        for number, first in enumerate(possible_tokens(self.known)):
            yield self.world_with(first, self.dealing(Random(f"cards {number}"), {}))

    def world_with(self, first: Tokens, dealing: Dealing) -> World[State]:
        own = self.seats[self.seat]
        cards = HiddenCards(self.game, own, self.seat).draw(Random("own pile"))
        tokens = [first, first]
        tokens[self.seat] = possible_tokens(own)[0]
        dealt = [dealing, dealing]
        dealt[self.seat] = cards
        return world(self.game, self.knowledge, self.seats, tokens, dealt)

    def dealing(self, rng: Random, laid: dict[int, str]) -> Dealing:
        """Draw the opponent's cards, with some documents given."""
        known = copy(self.known)
        known.played = [laid.get(at, card) for at, card in enumerate(known.played)]
        return HiddenCards(self.game, known, self.other).draw(rng)

    # Certain

    @cached_property
    def secrets(self) -> list[CaseSecret]:
        if not self.known.chosen:
            return []
        shown = [fact.args["token"] for fact in self.facts if fact.type == "delivered"]
        values: list[int | str] = [*sorted({*(Counter(TOKENS) - Counter(shown))})]
        return [
            CaseSecret("token", {"seat": self.other, "agent": agent}, "token", values)
            for agent in self.live
        ]

    @cached_property
    def live(self) -> list[int]:
        gone = {fact.args["agent"] for fact in self.facts if fact.type == "delivered"}
        return [agent for agent in range(COUNT) if agent not in gone]

    def left_by(self, facts: Facts) -> list[Collection[Value]]:
        return [sorted({way[agent] for way in self.ways(facts)}) for agent in self.live]

    def left(self, level: int) -> list[Collection[Value]]:
        by_group = [self.left_by(facts) for facts in self.groups(level)]
        return [min(some, key=len) for some in zip(*by_group, strict=True)]

    def value(self, state: Any, secret: int) -> Value:
        token: int = state.tokens[self.other][self.live[secret]]
        return token

    def reasons(self, secret: int) -> list[Say]:
        one = self.secrets[secret]
        left = list(self.left(BEHAVIOUR)[secret])
        found = reasons(self.knowledge, Secret(one.type, one.args, one.field, left, left, 100))
        return [{"type": reason.type, **reason.args} for reason in found]

    # Question

    def delivered_by(self, move: int) -> tuple[int, ...]:
        """Return the agents that deliver by a decision: how many documents lie where is public."""
        state = self.present.clone()
        before = len(state.deliveries)
        self.game.play(state, self.seat, move)
        return tuple(sorted([one.agent for one in state.deliveries[before:]]))

    def unknown_at(self, agents: Iterable[int]) -> list[int]:
        """Return the opponent's documents there that the seat does not know."""
        columns = self.known.columns
        return [
            place
            for agent in agents
            for place in columns[agent]
            if place in self.hidden.documents and self.spread(place).total()
        ]

    def spread(self, place: int) -> Counter[str]:
        """Return the cards that a document can be."""
        back = self.known.played_backs[place]
        rest = self.hidden.rest
        return Counter({c: n for c, n in rest.items() if self.hidden.back_of[c] == back})

    def quiet(self) -> bool:
        if self.present.phase != "turn":
            return False
        done = len(self.present.deliveries)
        return all(done + len(self.outcomes(move)) < AGENTS_TO_END for move in self.decisions())

    def alike(self, move: int) -> Any:
        """Decisions that show the same are one answer."""
        delivered = self.outcomes(move)
        return ("delivered", delivered) if delivered else move

    def told_by(self, move: int, ways: Sequence[Tokens]) -> float:
        """Return how much a decision tells, if the tokens lie in one of these ways."""
        delivered = self.outcomes(move)
        if delivered:
            tokens = Counter([tuple([way[agent] for agent in delivered]) for way in ways])
            return entropy(tokens.values()) + self.documents_tell(delivered)
        lookup = self.game.lookup
        if not lookup.first_action <= move < lookup.influences:
            return 0.0
        card, way = lookup.actions[move - lookup.first_action]
        match card.effect, way:
            case "tip", int(agent):
                return self.documents_tell([agent])
            case "crosscheck", (int(one), int(two)):
                return entropy(Counter([tokens[one] + tokens[two] for tokens in ways]).values())
        return 0.0

    def documents_tell(self, agents: Iterable[int]) -> float:
        """Return how much it tells to see the opponent's documents at some agents."""
        by_back: dict[str, list[int]] = {}
        for place in self.unknown_at(agents):
            by_back.setdefault(self.known.played_backs[place], []).append(place)
        return sum(
            drawn(tuple(sorted(self.spread(places[0]).values())), len(places))
            for places in by_back.values()
        )

    def bits_by(self, facts: Facts) -> dict[int, float]:
        ways = self.ways(facts)
        return {move: self.told_by(move, ways) for move in self.decisions()}

    def bits(self, level: int) -> dict[int, float]:
        return self.bits_by(self.groups(level)[0])

    def question_level(self, best: Collection[int]) -> int:
        return self.first_level(
            lambda facts: set(leading(self.bits_by(facts), self.alike)[0]) == set(best)
        )

    # Win

    def candidates(self) -> Iterable[int]:
        """Only what makes the fifth agent deliver ends the game."""
        if self.present.phase != "turn":
            return []
        done = len(self.present.deliveries)
        ending = [m for m in self.decisions() if done + len(self.outcomes(m)) >= AGENTS_TO_END]
        ways = len(self.all_ways)
        filled = [ways * self.fillings(move) for move in ending]
        return ending if max(filled, default=0) <= MOST_FILLED else []

    def fillings(self, move: int) -> int:
        """Count the ways to fill in the documents that a decision shows, at most."""
        found = 1
        for place in self.unknown_at(self.outcomes(move)):
            found *= len(self.spread(place))
        return found

    def filled(self, move: int) -> Iterator[dict[int, str]]:
        """List the ways to fill in the opponent's documents that a decision shows."""
        places = self.unknown_at(self.outcomes(move))
        choices = [sorted(self.spread(place)) for place in places]
        for cards in product(*choices):
            if not Counter(cards) - self.hidden.rest:
                yield dict(zip(places, cards, strict=True))

    def state_with(self, way: Tokens, laid: dict[int, str]) -> State:
        """Return the present with the opponent's tokens and some of its documents like this."""
        state: State = self.present.clone()
        state.tokens = with_seat(state.tokens, self.other, way)
        lookup = self.game.lookup
        for agent in self.live:
            column = list(state.columns[self.other][agent])
            for at, place in enumerate(self.known.columns[agent]):
                if place in laid:
                    column[at] = lookup.face_down[lookup.cards[laid[place]].kind]
            state.columns[self.other][agent] = tuple(column)
        return state

    def wins_with(self, move: int, ways: Sequence[Tokens]) -> bool:
        return all(
            self.wins(self.state_with(way, laid), move)
            for laid in self.filled(move)
            for way in ways
        )

    def wins_always(self, move: int) -> bool:
        done = len(self.present.deliveries) + len(self.outcomes(move))
        return done >= AGENTS_TO_END and self.wins_with(move, self.all_ways)

    def worlds_against(self, move: int) -> Iterator[World[State]]:
        """List the worlds that differ in the tokens or in the documents that the decision shows."""
        for laid in self.filled(move):
            dealing = self.dealing(Random("cards"), laid)
            for first in possible_tokens(self.known):
                yield self.world_with(first, dealing)

    def count_against(self, move: int) -> int:
        return len(self.all_ways) * sum(1 for _ in self.filled(move))

    def win_level(self, move: int) -> int:
        return self.first_level(lambda facts: self.wins_with(move, self.ways(facts)))

    def proof(self, move: int) -> list[Say]:
        """Return what was told of the tokens that decide."""
        found: list[Say] = []
        for agent in self.outcomes(move):
            secret = self.live.index(agent)
            if len(self.left(BEHAVIOUR)[secret]) == 1:
                found += [one for one in self.reasons(secret) if one not in found]
        return found


@lru_cache(maxsize=1 << 14)
def drawn(copies: tuple[int, ...], places: int) -> float:
    """Return how much it tells which cards lie in so many places, drawn from so many copies."""
    if not places:
        return 0.0
    total = sum(copies)
    found = entropy(copies)
    for at, held in enumerate(copies):
        if held:
            rest = tuple(sorted((*copies[:at], held - 1, *copies[at + 1 :])))
            found += held / total * drawn(rest, places - 1)
    return found


PUZZLE = DoubleAgentPuzzle
