"""Double Agent: the typed actions of records, their codes, and legal sets in factored form."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Any

import msgspec

from filature.core.events import CHANCE
from filature.core.game import Action
from filature.core.knowledge import Move
from filature.core.legal import Alternative, Arrange, Factored, Json, LegalSet, One, Subset
from filature.core.refusals import BadAction, check_range
from filature.games.double_agent.deck import Card
from filature.games.double_agent.lookup import ARRANGEMENTS, WAYS, CodeRuns, Lookup, Moves, Ride
from filature.games.double_agent.state import COUNT, LONGEST_COLUMN, TOKENS, Agents

if TYPE_CHECKING:
    from filature.games.double_agent.rules import DoubleAgent


class Loyalty(Action, frozen=True, tag="loyalty"):
    """Put one loyalty token at each agent, secretly; both seats at once."""

    tokens: list[int]


class Shuffle(Action, frozen=True, tag="shuffle"):
    """Chance shuffles both decks: top card first, the first five are the hand."""

    decks: list[list[str]]


class FirstPlayer(Action, frozen=True, tag="first_player"):
    """Chance draws the first player."""

    first: int


class Document(Action, frozen=True, tag="document"):
    """Lay a card face down at an agent."""

    card: str
    agent: int


class Act(
    Action, frozen=True, kw_only=True, omit_defaults=True, tag="action", rename={"from_": "from"}
):
    """Play a card with `?` on its back as an action; which other fields it has depends on it."""

    card: str
    agent: int | msgspec.UnsetType = msgspec.UNSET
    agents: list[int] | msgspec.UnsetType = msgspec.UNSET
    moves: list[list[int]] | msgspec.UnsetType = msgspec.UNSET
    from_: int | msgspec.UnsetType = msgspec.UNSET
    index: int | msgspec.UnsetType = msgspec.UNSET
    to: int | msgspec.UnsetType = msgspec.UNSET
    none: bool | msgspec.UnsetType = msgspec.UNSET


class Influence(Action, frozen=True, tag="influence"):
    """Pull a pawn toward the seat, in its first three turns."""

    agent: int


class Pass(Action, frozen=True, tag="pass"):
    """Pass, with no card left."""


DoubleAgentAction = Loyalty | Shuffle | FirstPlayer | Document | Act | Influence | Pass

FIELDS = {
    "tip": ("agent",),
    "nosy": ("agent",),
    "crosscheck": ("agents",),
    "turncoat": ("agents",),
    "pressure": ("moves",),
    "blackmail": ("moves",),
    "courier": ("from_", "index", "to"),
    None: (),
}
"""The fields of an action, by the effect of its card."""


def encode(game: DoubleAgent, action: Action) -> Move:
    """Turn a typed action into the engine's move, or refuse its form."""
    lookup = game.lookup
    match action:
        case Loyalty(tokens):
            if sorted(tokens) != list(TOKENS):
                raise BadAction("tokens_wrong", tokens=list(TOKENS))
            return lookup.loyalties + ARRANGEMENTS.index(tuple(tokens))
        case Shuffle(decks):
            if len(decks) != 2:
                raise BadAction("decks_count")
            return tuple(tuple(card_of(game, id).kind for id in deck) for deck in decks)
        case FirstPlayer(first):
            return lookup.first_players + check_range("first", first, 2)
        case Document(id, agent):
            return card_of(game, id).kind * COUNT + check_range("agent", agent, COUNT)
        case Act():
            card = card_of(game, action.card)
            if not card.unknown_back:
                raise BadAction("no_action", card=card.id)
            return lookup.first_way[card.kind] + way_number(card, action)
        case Influence(agent):
            return lookup.influences + check_range("agent", agent, COUNT)
        case Pass():
            return lookup.passing
    raise BadAction("unknown_action")


def card_of(game: DoubleAgent, id: str) -> Card:
    card = game.lookup.cards.get(id)
    if card is None:
        raise BadAction("unknown_card", card=id)
    return card


def way_number(card: Card, act: Act) -> int:
    """Return which of the ways of its card's action an action names; the last is without effect."""
    ways, wanted = WAYS[card.effect], FIELDS[card.effect]
    given = {
        name: getattr(act, name)
        for name in ("agent", "agents", "moves", "from_", "index", "to", "none")
        if getattr(act, name) is not msgspec.UNSET
    }
    if given == {"none": True}:
        return len(ways)
    if tuple(given) != wanted or not wanted:
        fields = [name.rstrip("_") for name in wanted] or ["none"]
        raise BadAction("act_form", card=card.id, wanted=fields)
    way = way_of(given)
    if way not in ways:
        if "agents" in given:
            raise BadAction("two_agents")
        raise BadAction("moves_wrong", card=card.id)
    return ways.index(way)


def way_of(given: dict[str, Any]) -> Any:
    """Return the way that the fields of an action name, with numbers that are in range."""
    match given:
        case {"agent": agent}:
            return check_range("agent", agent, COUNT)
        case {"agents": agents}:
            return tuple([check_range("agents", agent, COUNT) for agent in agents])
        case {"from_": origin, "index": index, "to": to}:
            check_range("from", origin, COUNT)
            check_range("index", index, LONGEST_COLUMN)
            return Ride(origin, index, check_range("to", to, COUNT))
    return tuple([tuple(move) for move in given["moves"]])


def decode(game: DoubleAgent, actor: int, move: Move) -> Action:
    """Turn an engine's move back into the typed action."""
    lookup = game.lookup
    if actor == CHANCE:
        if isinstance(move, tuple):
            return Shuffle([[game.deck[kind].id for kind in deck] for deck in move])
        return FirstPlayer(move - lookup.first_players)
    assert type(move) is int
    if move < lookup.first_action:
        kind, agent = divmod(move, COUNT)
        return Document(game.deck[kind].id, agent)
    if move < lookup.influences:
        card, way = lookup.actions[move - lookup.first_action]
        return Act(card=card.id, **fields_of(card, way))
    if move < lookup.passing:
        return Influence(move - lookup.influences)
    if move == lookup.passing:
        return Pass()
    return Loyalty(list(ARRANGEMENTS[move - lookup.loyalties]))


def fields_of(card: Card, way: Any) -> dict[str, Any]:
    """Return the fields of an action that name its way."""
    if way is None:
        return {"none": True}
    match FIELDS[card.effect]:
        case ("agent",):
            return {"agent": way}
        case ("agents",):
            return {"agents": list(way)}
        case ("moves",):
            return {"moves": [list(move) for move in way]}
    return {"from_": way.origin, "index": way.place, "to": way.to}


# Legal sets in factored form


def factored(game: DoubleAgent, legal: LegalSet) -> Factored:
    """Group a legal set by card, as a person chooses: the card, then what to do with it.

    | alternative | fields to choose |
    |---|---|
    | `loyalty` | `tokens`: an arrangement |
    | `document`, a card | `agent`: one |
    | `action`, `tip` or `nosy` | `agent`: one |
    | `action`, `crosscheck` or `turncoat` | `agents`: a subset of two |
    | `action`, `pressure` or `blackmail` | `moves`: one of the lists of moves |
    | `action`, `courier`, a document (`from`, `index`) | `to`: one |
    | `action` without effect (`none`), `pass` | – |
    | `influence` | `agent`: one |
    """
    lookup = game.lookup
    if legal is lookup.legal_loyalties:
        return Factored([Alternative({"type": "loyalty"}, {"tokens": Arrange(list(TOKENS))})])
    if legal is lookup.legal_pass:
        return Factored([Alternative({"type": "pass"})])
    if not isinstance(legal, CodeRuns):
        return Factored([])
    alternatives: list[Alternative] = []
    for first, offsets in legal.runs:
        if not offsets:
            continue
        if first < lookup.first_action:
            alternatives.append(of_document(game.deck[first // COUNT].id, tuple(offsets)))
        elif first < lookup.influences:
            alternatives += of_action(lookup, first, tuple(offsets))
        else:
            alternatives.append(Alternative({"type": "influence"}, {"agent": One(list(offsets))}))
    return Factored(alternatives)


@lru_cache(maxsize=1024)
def of_document(card: str, agents: Agents) -> Alternative:
    """Return the alternative to lay a card at one of some agents."""
    return Alternative({"type": "document", "card": card}, {"agent": One(list(agents))})


@lru_cache(maxsize=256)
def of_action(lookup: Lookup, first: int, numbers: tuple[int, ...]) -> list[Alternative]:
    """Return the alternatives of one card's action, by its first code and the numbers of ways."""
    action = first - lookup.first_action
    card = lookup.actions[action].card
    ways: list[Any] = [lookup.actions[action + number].way for number in numbers]
    fixed: dict[str, Json] = {"type": "action", "card": card.id}
    if ways == [None]:
        return [Alternative({**fixed, "none": True})]
    match FIELDS[card.effect]:
        case ("agent",):
            return [Alternative(fixed, {"agent": One(ways)})]
        case ("agents",):
            agents = sorted({agent for pair in ways for agent in pair})
            return [Alternative(fixed, {"agents": Subset(2, agents)})]
        case ("moves",):
            return [Alternative(fixed, {"moves": One([listed_moves(way) for way in ways])})]
    return [
        Alternative(
            {**fixed, "from": origin, "index": index}, {"to": One([ride.to for ride in group])}
        )
        for (origin, index), group in groupby(ways, key=lambda ride: ride[:2])
    ]


@cache  # The moves of `lookup.WAYS`.
def listed_moves(moves: Moves) -> list[list[int]]:
    """Return the moves of pawns as a record has them."""
    return [list(move) for move in moves]
