"""A game of Double Agent set up in a chosen situation, and played by record actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from filature.core.events import CHANCE, SPECTATOR, Event, Viewer
from filature.core.legal import RecordAction
from filature.games.double_agent.deck import default_json
from filature.games.double_agent.rules import DoubleAgent
from filature.games.double_agent.state import State
from filature.games.double_agent.view import AgentView, DoubleAgentView
from tests.games import situation
from tests.games.cases import Case
from tests.games.double_agent.decks import (
    LOPSIDED,
    ONES_AND_TWOS,
    ONLY_ACTIONS,
    SMALL,
    STUFFED,
    TWINS,
)
from tests.games.double_agent.independent_rules import IndependentRules

L, S, B, A, V, E = range(6)
TOKENS = [1, 2, 2, 3, 4, 5]


def learned(
    game: DoubleAgent, state: State, actor: int, action: RecordAction, viewer: int
) -> RecordAction:
    """Say, from `RULES.md` and not from the engine, what a viewer learns of a decision.

    Tokens are secret; of a document only the back is public, unless its agent delivers at once.
    """
    if viewer == actor or action["type"] not in ("loyalty", "document"):
        return action
    if action["type"] == "loyalty":
        return {"type": "loyalty"}
    agent = game.view(state, SPECTATOR).agents[action["agent"]]
    if agent.count + 1 >= agent.needed:
        return action
    backs = {card.id: card.back for card in game.deck}
    return {**action, "card": backs[action["card"]]}


def independent_rules(game: DoubleAgent) -> IndependentRules:
    cards = (game.options["deck"] or default_json())["cards"]
    return IndependentRules(cards, game.backs_visible)


def same_points(game: DoubleAgent, state: State, rules: IndependentRules) -> None:
    points = [sum(map(rules.value, pile)) for pile in rules.score_piles]
    assert [side.points for side in game.view(state, 0).sides] == points


NO_TWINS = ((2, {"deck": SMALL}), (2, {"deck": SMALL, "hand_backs": "hidden"}))
"""Set-ups with one copy of each card: every world is one deal, so all are equally likely."""

CASE = Case(
    setups=(
        (2, {}),
        (2, {"hand_backs": "hidden"}),
        *NO_TWINS,
        (2, {"deck": TWINS}),
        (2, {"deck": LOPSIDED}),
        (2, {"deck": ONLY_ACTIONS, "hand_backs": "hidden"}),
        (2, {"deck": STUFFED}),
    ),
    learned=learned,
    listed_setups=NO_TWINS,
    independent_rules=independent_rules,
    compare=same_points,
)


class Situation(situation.Situation[DoubleAgent, DoubleAgentView]):
    """Tokens and the order of the decks are chosen; seat 0 begins, unless `first` says otherwise.

    `hands` name the cards that each seat takes first and then draws, in order; the rest of its
    deck follows.
    """

    def __init__(
        self,
        *hands: Sequence[str],
        tokens: tuple[list[int], list[int]] = (TOKENS, TOKENS),
        first: int = 0,
        **options: Any,
    ) -> None:
        super().__init__(DoubleAgent(2, options))
        for seat in (0, 1):
            self.play(seat, type="loyalty", tokens=tokens[seat])
        decks = [self.full_deck(seat, hands[seat] if hands else ()) for seat in (0, 1)]
        self.play(CHANCE, type="shuffle", decks=decks)
        self.play(CHANCE, type="first_player", first=first)

    def full_deck(self, seat: int, first: Sequence[str]) -> list[str]:
        rest = [card.id for card in self.game.deck for _ in range(card.copies[seat])]
        for card in first:
            rest.remove(card)
        return [*first, *rest]

    def lay(self, seat: int, card: str, agent: int, pull: int | None = None) -> list[Event]:
        """Lay a document and, in the first three turns, pull a pawn."""
        events = self.play(seat, type="document", card=card, agent=agent)
        return events + self.pull(seat, pull)

    def lay_at(self, agent: int, *cards: str) -> None:
        """Lay documents at an agent, each by the seat whose turn it is."""
        for card in cards:
            self.lay(self.state.seat, card, agent)

    def lay_any(self, seat: int, agent: int = L) -> None:
        """Lay the first card of the hand."""
        self.lay(seat, self.hand(seat)[0], agent)

    def act(self, seat: int, card: str, pull: int | None = None, **fields: Any) -> list[Event]:
        """Play a card as an action and, in the first three turns, pull a pawn."""
        events = self.play(seat, type="action", card=card, **fields)
        return events + self.pull(seat, pull)

    def pull(self, seat: int, agent: int | None = None) -> list[Event]:
        """Pull a pawn, by default the first that is legal, if one must be pulled now."""
        if self.waiting[1] != "influence":
            return []
        first: int = self.legal(seat)[0]["agent"]
        return self.play(seat, type="influence", agent=first if agent is None else agent)

    def ways(self, seat: int, card: str) -> list[dict[str, Any]]:
        """Return the legal actions with a card, without `type` and `card`."""
        return [
            {name: value for name, value in action.items() if name not in ("type", "card")}
            for action in self.legal(seat)
            if action["type"] == "action" and action["card"] == card
        ]

    def agent(self, agent: int, viewer: Viewer = SPECTATOR) -> AgentView:
        return self.view(viewer).agents[agent]

    def hand(self, seat: int) -> list[str]:
        return self.view(seat).sides[seat].hand or []

    def all_told(self, type: str, viewer: Viewer = SPECTATOR) -> list[dict[str, Any]]:
        """Return all events of a type that a viewer was told."""
        return [told for told in self.told(viewer) if told["type"] == type]


def five_deliveries(last: int = 0) -> Situation:
    """Documents at agents from L to V until five have delivered: four, then three each."""
    at = Situation(deck=ONES_AND_TWOS)
    for turn, agent in enumerate([L] * 4 + [S] * 3 + [B] * 3 + [A] * 3 + [V] * (2 + last)):
        at.lay(turn % 2, ("one", "two")[turn % 2], agent)
    return at
