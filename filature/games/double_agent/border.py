"""Double Agent: decisions as a record holds them, and legal sets in the form that leaves."""

from __future__ import annotations

from itertools import groupby

import msgspec

from filature.core.events import CHANCE
from filature.core.game import Action
from filature.core.knowledge import Move
from filature.core.legal import Alternative, Arrange, Factored, Json, LegalSet, One, Subset
from filature.core.refusals import BadAction
from filature.games.double_agent.tables import (
    ARRANGEMENTS,
    COUNT,
    DOUBLE_SHIFTS,
    LONGEST_COLUMN,
    PAIRS,
    RIDES,
    SHIFTS,
    TOKENS,
    Tables,
)


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
    """Move a pawn toward oneself, in the first three turns."""

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


def encode(tables: Tables, action: Action) -> Move:
    """Turn a typed action into the engine's move, or refuse its form."""
    match action:
        case Loyalty(tokens):
            code = tables.loyalty_codes.get(tuple(tokens))
            if code is None:
                raise BadAction("tokens_wrong", tokens=list(TOKENS))
            return code
        case Shuffle(decks):
            if len(decks) != 2:
                raise BadAction("decks_count")
            return tuple(tuple(kind_of(tables, card) for card in deck) for deck in decks)
        case FirstPlayer(first):
            return tables.first_players + in_range("first", first, 2)
        case Document(card, agent):
            return kind_of(tables, card) * COUNT + in_range("agent", agent, COUNT)
        case Act():
            return encode_act(tables, action)
        case Influence(agent):
            return tables.influences + in_range("agent", agent, COUNT)
        case Pass():
            return tables.passing
    raise BadAction("unknown_action")


def kind_of(tables: Tables, card: str) -> int:
    kind = tables.kinds.get(card)
    if kind is None:
        raise BadAction("unknown_card", card=card)
    return kind


def in_range(field: str, value: int, limit: int) -> int:
    if not 0 <= value < limit:
        raise BadAction("out_of_range", field=field, limit=limit - 1)
    return value


def encode_act(tables: Tables, act: Act) -> int:
    kind = kind_of(tables, act.card)
    codes = tables.codes.get(kind)
    if codes is None:
        raise BadAction("no_action", card=act.card)
    effect = tables.deck[kind].effect
    given = tuple(
        name
        for name in ("agent", "agents", "moves", "from_", "index", "to", "none")
        if getattr(act, name) is not msgspec.UNSET
    )
    if given == ("none",) and act.none is True:
        return codes[-1]
    if given != FIELDS[effect] or effect is None:
        fields = [name.rstrip("_") for name in FIELDS[effect]] or ["none"]
        raise BadAction("act_form", card=act.card, wanted=fields)
    return codes[way_of(effect, act)]


def way_of(effect: str, act: Act) -> int:
    """Return which way of its effect an action of the right fields is."""
    match effect:
        case "tip" | "nosy":
            assert type(act.agent) is int
            return in_range("agent", act.agent, COUNT)
        case "crosscheck" | "turncoat":
            assert isinstance(act.agents, list)
            for agent in act.agents:
                in_range("agents", agent, COUNT)
            if tuple(act.agents) not in PAIRS:
                raise BadAction("two_agents")
            return PAIRS.index((act.agents[0], act.agents[1]))
        case "courier":
            assert type(act.from_) is type(act.index) is type(act.to) is int
            in_range("from", act.from_, COUNT)
            in_range("index", act.index, LONGEST_COLUMN)
            return RIDES.index((act.from_, act.index, in_range("to", act.to, COUNT)))
        case _:
            assert isinstance(act.moves, list)
            ways = SHIFTS if effect == "pressure" else DOUBLE_SHIFTS
            moves = tuple(tuple(move) for move in act.moves)
            if moves not in ways:
                raise BadAction("moves_wrong", card=act.card)
            return ways.index(moves)


def decode(tables: Tables, actor: int, move: Move) -> Action:
    """Turn an engine's move back into the typed action."""
    if actor == CHANCE:
        if isinstance(move, tuple):
            return Shuffle([[tables.ids[kind] for kind in deck] for deck in move])
        return FirstPlayer(move - tables.first_players)
    assert type(move) is int
    if move < tables.first_act:
        agent, *_, card, _ = tables.documents[move]
        return Document(card, agent)
    if move < tables.influences:
        return decode_act(tables, move)
    if move < tables.passing:
        return Influence(move - tables.influences)
    if move == tables.passing:
        return Pass()
    return Loyalty(list(ARRANGEMENTS[move - tables.loyalties]))


def decode_act(tables: Tables, move: int) -> Act:
    card, _, _, effect, _, way = tables.acts[move - tables.first_act]
    if way < 0:
        return Act(card=card, none=True)
    match effect:
        case "tip" | "nosy":
            return Act(card=card, agent=way)
        case "crosscheck" | "turncoat":
            return Act(card=card, agents=list(PAIRS[way]))
        case "courier":
            origin, index, to = RIDES[way]
            return Act(card=card, from_=origin, index=index, to=to)
        case _:
            ways = SHIFTS if effect == "pressure" else DOUBLE_SHIFTS
            return Act(card=card, moves=[list(step) for step in ways[way]])


# Legal sets in the form that leaves


def factored(tables: Tables, legal: LegalSet) -> Factored:
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
    if not len(legal):
        return Factored([])
    if legal is tables.legal_loyalties:
        return Factored([Alternative({"type": "loyalty"}, {"tokens": Arrange(list(TOKENS))})])
    codes = [legal.nth(at) for at in range(len(legal))]
    if codes == [tables.passing]:
        return Factored([Alternative({"type": "pass"})])
    if codes[0] >= tables.influences:
        agents = One([code - tables.influences for code in codes])
        return Factored([Alternative({"type": "influence"}, {"agent": agents})])
    laid = [divmod(code, COUNT) for code in codes if code < tables.first_act]
    alternatives = [
        Alternative(
            {"type": "document", "card": tables.ids[kind]},
            {"agent": One([agent for _, agent in places])},
        )
        for kind, places in groupby(laid, key=lambda document: document[0])
    ]
    acts = [tables.acts[code - tables.first_act] for code in codes if code >= tables.first_act]
    for kind, same in groupby(acts, key=lambda act: act[-2]):
        alternatives += of_one_action(tables, kind, [way for *_, way in same])
    return Factored(alternatives)


def of_one_action(tables: Tables, kind: int, ways: list[int]) -> list[Alternative]:
    effect = tables.deck[kind].effect
    fixed: dict[str, Json] = {"type": "action", "card": tables.ids[kind]}
    if ways == [-1]:
        return [Alternative({**fixed, "none": True})]
    match effect:
        case "tip" | "nosy":
            return [Alternative(fixed, {"agent": One(list(ways))})]
        case "crosscheck" | "turncoat":
            agents = sorted({agent for way in ways for agent in PAIRS[way]})
            return [Alternative(fixed, {"agents": Subset(2, agents)})]
        case "courier":
            rides = [RIDES[way] for way in ways]
            return [
                Alternative(
                    {**fixed, "from": origin, "index": index},
                    {"to": One([to for _, _, to in group])},
                )
                for (origin, index), group in groupby(rides, key=lambda ride: ride[:2])
            ]
        case _:
            all_ways = SHIFTS if effect == "pressure" else DOUBLE_SHIFTS
            moves = [[list(step) for step in all_ways[way]] for way in ways]
            return [Alternative(fixed, {"moves": One(moves)})]
