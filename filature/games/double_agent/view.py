"""Double Agent: what each viewer sees, and the same in statements."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from filature.core.events import SPECTATOR, TRUTH, Line, Section, Viewer, seats_among
from filature.core.sharing import (
    Part,
    View,
    derived,
    latest,
    latest_list,
    own_view,
    public,
    public_of,
)
from filature.games.double_agent.deck import Effect, Source
from filature.games.double_agent.lookup import Lookup
from filature.games.double_agent.state import (
    AGENTS,
    COUNT,
    DARK,
    SEATS,
    Agents,
    Answer,
    Column,
    Delivery,
    Ids,
    Phase,
    State,
    documents_needed,
)

if TYPE_CHECKING:
    from filature.games.double_agent.rules import DoubleAgent


class CardView(msgspec.Struct, frozen=True):
    """One kind of card of the deck in use. `name` is the deck's own, by language."""

    id: str
    name: dict[str, str]
    value: int
    back: str
    copies: tuple[int, int]
    effect: Effect | None
    source: Source


class DocumentView(msgspec.Struct, frozen=True):
    """One document. `card` is null while the viewer may not know it.

    `seen`: a tip has shown it to the opponent of its owner; everybody knows that much.
    """

    back: str
    card: str | None
    seen: bool


class DeliveryView(msgspec.Struct, frozen=True):
    """How an agent delivered; lists of two are by seat."""

    seat: int
    tokens: tuple[int, int]
    bonus: int | None
    loyalties: tuple[int, int]
    tie: bool
    documents: tuple[list[str], list[str]]
    left: list[str]
    cards: list[str]
    points: int


class AgentView(Part, frozen=True):
    """One agent. `needed` documents make it deliver; `side` is the seat on whose side its pawn is.

    Tokens and documents are by seat; a token is null while the viewer may not know it. Of an agent
    that has delivered, `delivery` tells how; its pawn, documents and counters are gone.
    """

    agent: int
    letter: str
    needed: int
    count: int
    counters: int
    space: int | None
    side: int | None
    dark: bool
    activated: bool
    unknown_back: bool
    tokens: tuple[int | None, int | None]
    documents: tuple[list[DocumentView], list[DocumentView]]
    delivery: DeliveryView | None


class SideView(Part, frozen=True):
    """One seat. `hand` is null for those who may not see it, `backs` where they are hidden."""

    seat: int
    chosen: bool
    hand: list[str] | None
    hand_count: int
    backs: dict[str, int] | None
    pile_count: int
    pile: list[str] | None
    score_pile: list[str]
    points: int
    played: list[str]


class AnswerView(Part, frozen=True):
    """A question by `tip` (`documents`) or `crosscheck` (`total`); null: not for the viewer."""

    turn: int
    seat: int
    effect: Literal["tip", "crosscheck"]
    agents: list[int]
    documents: list[str] | None
    total: int | None


class DoubleAgentView(View, frozen=True):
    """What a viewer sees. `reconstructed` names the cards whose source is not the rulebook."""

    viewer: Viewer
    phase: Phase
    first: int | None
    to_act: list[int]
    turn: int
    delivered: int
    counters_left: int
    agents: list[AgentView]
    sides: list[SideView]
    answers: list[AnswerView]
    deck: list[CardView]
    reconstructed: list[str]


def view(game: DoubleAgent, state: State, viewer: Viewer) -> DoubleAgentView:
    """Return what everybody sees, with the viewer's own secrets and answers; at the end, all."""
    seen = public_view(game, state)
    if viewer == SPECTATOR:
        return seen
    if viewer < 0 and viewer != TRUTH:
        return own_view(seen, viewer=viewer)
    agents, sides = seen.agents, seen.sides
    if state.phase != "over":
        agents = agents_seen(state, agents, viewer)
        sides = sides.copy()
        for seat in SEATS if viewer == TRUTH else (viewer,):
            hand, pile = tuple(state.hands[seat]), state.piles[seat]
            sides[seat] = open_side((seat, viewer), game.lookup, sides[seat], hand, pile)
    return own_view(
        seen, viewer=viewer, agents=agents, sides=sides, answers=answers(viewer, state.answers)
    )


@public
def public_view(game: DoubleAgent, state: State) -> DoubleAgentView:
    """Build what everybody sees, field by field."""
    over = state.phase == "over"
    return DoubleAgentView(
        viewer=SPECTATOR,
        phase=state.phase,
        first=state.first,
        to_act=seats_among(state.to_act),
        turn=state.turns + (not over),
        delivered=len(state.deliveries),
        counters_left=state.counters_left,
        agents=public_agents(state, over),
        sides=public_sides(game, state, over),
        answers=answers(SPECTATOR, state.answers),
        deck=deck_view(game.lookup),
        reconstructed=reconstructed(game.lookup),
    )


# The agents

Tokens = tuple[tuple[int, ...], tuple[int, ...]]
"""The tokens by seat and agent; empty where they are not known, or not there yet."""


TokenPair = tuple[int | None, int | None]
"""The tokens of both seats at one agent; null while they are not known."""
UNKNOWN_TOKENS: TokenPair = (None, None)


def tokens_at(agent: int, tokens: Tokens) -> TokenPair:
    first, second = tokens
    return first[agent] if first else None, second[agent] if second else None


class AllAgents(NamedTuple):
    """What agents have in common. `over`: the game has ended, and all lies open."""

    live: Agents
    counters: tuple[int, ...]
    deliveries: tuple[Delivery, ...]
    tokens: Tokens
    over: bool


AgentRow = tuple[int, int, Column, Column, bool, bool]
"""An agent, the space of its pawn, its two columns, whether it is activated, and whether it may
still take a document with a `?` on its back."""


def public_agents(state: State, over: bool) -> list[AgentView]:
    """The agents as everybody sees them."""
    activated, takes_unknown = is_among(state.activated), is_among(state.open)
    return public_agent(
        SPECTATOR,
        AllAgents(state.live, state.counters, state.deliveries, state.tokens, over),
        list(zip(range(COUNT), state.pawns, *state.columns, activated, takes_unknown, strict=True)),
    )


@lru_cache(maxsize=256)
def is_among(agents: tuple[int, ...]) -> tuple[bool, ...]:
    """Whether each agent is among some."""
    return tuple(agent in agents for agent in range(COUNT))


@latest_list
def public_agent(_: Viewer, agents: AllAgents, row: AgentRow) -> AgentView:
    """An agent as everybody sees it: its tokens and documents are open once it has delivered."""
    agent, space, first, second, activated, takes_unknown = row
    live, all_counters, deliveries, tokens, over = agents
    counters = all_counters.count(agent)
    if agent not in live:
        delivery = next(delivery for delivery in deliveries if delivery.agent == agent)
        return AgentView(
            agent=agent,
            letter=AGENTS[agent],
            needed=0,
            count=len(first) + len(second),
            counters=counters,
            space=None,
            side=None,
            dark=False,
            activated=activated,
            unknown_back=False,
            tokens=tokens_at(agent, tokens),
            documents=(documents(first, True, False), documents(second, True, False)),
            delivery=delivery_view(delivery),
        )
    return AgentView(
        agent=agent,
        letter=AGENTS[agent],
        needed=documents_needed(agent, counters, live),
        count=len(first) + len(second),
        counters=counters,
        space=space,
        side=int(space >= 2),
        dark=space in DARK,
        activated=activated,
        unknown_back=not takes_unknown,
        tokens=tokens_at(agent, tokens) if over else UNKNOWN_TOKENS,
        documents=(documents(first, over, False), documents(second, over, False)),
        delivery=None,
    )


def agents_seen(state: State, agents: list[AgentView], viewer: Viewer) -> list[AgentView]:
    """The agents with the tokens and documents that a viewer knows: its own, or all."""
    first, second = state.tokens
    tokens = first if viewer != 1 else (), second if viewer != 0 else ()
    return agent_seen(viewer, tokens, list(zip(agents, *state.columns, strict=True)))


@latest_list
def agent_seen(viewer: Viewer, tokens: Tokens, row: tuple[AgentView, Column, Column]) -> AgentView:
    """An agent, with its tokens and the viewer's documents; a delivered one hides nothing."""
    agent, first, second = row
    if agent.delivery is not None:
        return agent
    of_first, of_second = agent.documents
    return msgspec.structs.replace(
        agent,
        tokens=tokens_at(agent.agent, tokens),
        documents=(
            documents(first, True, False) if viewer != 1 else shown_documents(first, of_first),
            documents(second, True, False) if viewer != 0 else shown_documents(second, of_second),
        ),
    )


def shown_documents(column: Column, closed: list[DocumentView]) -> list[DocumentView]:
    """The opponent's column: as everybody sees it, with the cards that a tip has shown."""
    for _, seen in column:
        if seen:
            return documents(column, False, True)
    return closed


def documents(column: Column, known: bool, opponent: bool) -> list[DocumentView]:
    """A seat's column at an agent (R13): backs are public, a card only to who knows it."""
    return [
        DocumentView(card.back, card.id if known or (seen and opponent) else None, seen)
        for card, seen in column
    ]


def delivery_view(one: Delivery) -> DeliveryView:
    return DeliveryView(
        seat=one.taker,
        tokens=one.tokens,
        bonus=DARK.index(one.space) if one.space in DARK else None,
        loyalties=one.loyalties,
        tie=one.loyalties[0] == one.loyalties[1],
        documents=(list(one.documents[0]), list(one.documents[1])),
        left=list(one.left),
        cards=list(one.cards),
        points=one.points,
    )


# The sides


def public_sides(game: DoubleAgent, state: State, over: bool) -> list[SideView]:
    """The seats as everybody sees them; hands and piles are open once the game is over (R9)."""
    return [
        side_view(
            (seat, over),
            game.lookup,
            over or game.backs_visible,
            bool(state.tokens[seat]),
            tuple(state.hands[seat]),
            state.piles[seat],
            state.deliveries,
            state.played[seat],
        )
        for seat in SEATS
    ]


@latest
def side_view(
    place: tuple[int, bool],
    lookup: Lookup,
    backs_visible: bool,
    chosen: bool,
    hand: tuple[int, ...],
    pile: tuple[int, ...],
    deliveries: tuple[Delivery, ...],
    played: Ids,
) -> SideView:
    """A seat whose hand and pile are open or not. Both are given as kinds of cards."""
    seat, is_open = place
    score_pile, points = taken(seat, deliveries)
    return SideView(
        seat=seat,
        chosen=chosen,
        hand=lookup.ids_of(hand) if is_open else None,
        hand_count=len(hand),
        backs=lookup.count_backs(hand) if backs_visible else None,
        pile_count=len(pile),
        pile=lookup.ids_of(pile) if is_open else None,
        score_pile=score_pile,
        points=points,
        played=listed(seat, played),
    )


@latest
def taken(seat: int, deliveries: tuple[Delivery, ...]) -> tuple[list[str], int]:
    """The cards in a seat's score pile, and what they are worth."""
    own = [delivery for delivery in deliveries if delivery.taker == seat]
    cards = [card for delivery in own for card in delivery.cards]
    return cards, sum(delivery.points for delivery in own)


@latest
def listed(seat: int, played: Ids) -> list[str]:
    """The cards that a seat has played as actions."""
    return list(played)


@latest
def open_side(
    place: tuple[int, Viewer],
    lookup: Lookup,
    closed: SideView,
    hand: tuple[int, ...],
    pile: tuple[int, ...],
) -> SideView:
    """A seat as it sees itself, or the truth: with its hand, for the truth also with its pile."""
    _, viewer = place
    return msgspec.structs.replace(
        closed,
        hand=lookup.ids_of(hand),
        backs=lookup.count_backs(hand) if closed.backs is None else closed.backs,
        pile=lookup.ids_of(pile) if viewer == TRUTH else None,
    )


@latest
def answers(viewer: Viewer, asked: tuple[Answer, ...]) -> list[AnswerView]:
    """What was asked, and the answers that the viewer got (R5)."""
    return [answer_view(answer, viewer in (answer.seat, TRUTH)) for answer in asked]


def answer_view(answer: Answer, told: bool) -> AnswerView:
    documents = list(answer.documents) if told and answer.documents is not None else None
    return AnswerView(
        answer.turn,
        answer.seat,
        "crosscheck" if answer.documents is None else "tip",
        list(answer.agents),
        documents,
        answer.total if told else None,
    )


@lru_cache(maxsize=64)
def deck_view(lookup: Lookup) -> list[CardView]:
    return [
        CardView(
            id=card.id,
            name=dict(card.names),
            value=card.value,
            back=card.back,
            copies=card.copies,
            effect=card.effect,
            source=card.source,
        )
        for card in lookup.deck
    ]


@lru_cache(maxsize=64)
def reconstructed(lookup: Lookup) -> list[str]:
    return [card.id for card in lookup.deck if card.source != "rulebook"]


# The same in statements


def sheet(view: DoubleAgentView) -> list[Section]:
    """Put the view into statements: the game, the agents along the line, the two sides."""
    first, second = (0, 1) if view.viewer != 0 else (1, 0)
    public = public_of(view)
    progress, deck = public_sections(public)
    agents = SPECTATOR if view.agents is public.agents else view.viewer
    sections = [
        progress,
        *agent_section(agents, (first, second), view.agents),
        side_section(view.sides[first]),
        side_section(view.sides[second]),
    ]
    if view.answers and (notes := answers_section(view.viewer, view.answers)).lines:
        sections.append(notes)
    sections.append(deck)
    return sections


@derived
def public_sections(view: DoubleAgentView) -> tuple[Section, Section]:
    """How far the game has come, and the deck: the same for everybody."""
    progress = Section(
        "progress",
        [
            Line("turn", {"turn": view.turn}),
            Line("delivered", {"count": view.delivered}),
            Line("counters", {"count": view.counters_left}),
        ],
    )
    return progress, deck_section("deck", view.reconstructed)


@latest
def deck_section(_: str, reconstructed: list[str]) -> Section:
    return Section("deck", [Line("reconstructed", {"cards": reconstructed})])


@latest_list
def agent_section(_: Viewer, seats: tuple[int, int], agent: AgentView) -> Section:
    args = {"agent": agent.agent}
    if agent.delivery is not None:
        return Section("agent", delivery_lines(agent.delivery), args)
    lines = [
        documents_line(agent.count, agent.needed, agent.counters),
        pawn_line(agent.side, agent.dark, agent.activated),
    ]
    for seat in seats:
        token = agent.tokens[seat]
        if token is not None:
            lines.append(token_line(seat, token))
        if agent.documents[seat]:
            lines.append(column_line(seat, agent.documents[seat]))
    return Section("agent", lines, args)


@lru_cache(maxsize=256)
def documents_line(count: int, needed: int, counters: int) -> Line:
    return Line("documents", {"count": count, "needed": needed, "counters": counters})


@lru_cache(maxsize=16)
def pawn_line(side: int | None, dark: bool, activated: bool) -> Line:
    return Line("pawn", {"side": side, "dark": dark, "activated": activated})


@lru_cache(maxsize=16)
def token_line(seat: int, token: int) -> Line:
    return Line("token", {"seat": seat, "token": token})


def column_line(seat: int, column: list[DocumentView]) -> Line:
    """One column: the card where it is known, else its back; and whether the opponent saw it."""
    items = [
        ["back", document.back]
        if document.card is None
        else ["seen" if document.seen else "known", document.card]
        for document in column
    ]
    return Line("column", {"seat": seat, "column": items})


def delivery_lines(delivery: DeliveryView) -> list[Line]:
    taker = delivery.seat
    lines = [
        Line(
            "taken",
            {
                "seat": taker,
                "loyalty": delivery.loyalties[taker],
                "against": delivery.loyalties[1 - taker],
                "tie": delivery.tie,
                "cards": delivery.cards,
                "points": delivery.points,
            },
        )
    ]
    if delivery.left:
        lines.append(Line("left", {"cards": delivery.left}))
    return lines


@derived
def side_section(side: SideView) -> Section:
    lines = []
    if side.hand is not None:
        lines.append(Line("hand", {"cards": side.hand}))
    elif side.backs is not None:
        lines.append(Line("backs", {"count": side.hand_count, "backs": side.backs}))
    else:
        lines.append(Line("hand_count", {"count": side.hand_count}))
    lines.append(Line("pile", {"count": side.pile_count}))
    if side.pile:
        lines.append(Line("pile_cards", {"cards": side.pile}))
    lines.append(Line("points", {"points": side.points, "cards": side.score_pile}))
    if side.played:
        lines.append(Line("played", {"cards": side.played}))
    return Section("side", lines, {"seat": side.seat})


@latest
def answers_section(_: Viewer, answers: list[AnswerView]) -> Section:
    return Section("answers", [note for answer in answers if (note := answer_line(answer))])


def answer_line(answer: AnswerView) -> Line | None:
    """A past answer, for the one who got it."""
    args = {"turn": answer.turn, "seat": answer.seat}
    if answer.documents is not None:
        return Line("tip", {**args, "agent": answer.agents[0], "documents": answer.documents})
    if answer.total is not None:
        return Line("crosscheck", {**args, "agents": answer.agents, "total": answer.total})
    return None
