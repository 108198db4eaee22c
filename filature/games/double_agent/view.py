"""Double Agent: what each viewer sees, and the same in statements."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from filature.core.events import TRUTH, Line, Section, Viewer
from filature.games.double_agent.deck import Effect, Source
from filature.games.double_agent.state import AGENTS, COUNT, DARK, SEATS, Phase, State, ids

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


class AgentView(msgspec.Struct, frozen=True):
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


class SideView(msgspec.Struct, frozen=True):
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


class AnswerView(msgspec.Struct, frozen=True):
    """A question by `tip` (`documents`) or `crosscheck` (`total`); null: not for the viewer."""

    turn: int
    seat: int
    effect: Literal["tip", "crosscheck"]
    agents: list[int]
    documents: list[str] | None
    total: int | None


class DoubleAgentView(msgspec.Struct, frozen=True):
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
    """Build what a viewer may see, field by field."""
    return DoubleAgentView(
        viewer=viewer,
        phase=state.phase,
        first=state.first,
        to_act=[seat for seat in state.to_act if seat >= 0],
        turn=state.turns + (state.phase != "over"),
        delivered=len(state.deliveries),
        counters_left=state.counters_left,
        agents=[agent_view(state, agent, viewer) for agent in range(COUNT)],
        sides=[side_view(game, state, seat, viewer) for seat in SEATS],
        answers=answers(state, viewer),
        deck=deck_view(game),
        reconstructed=[card.id for card in game.deck if card.source != "rulebook"],
    )


def open_to(viewer: Viewer, seat: int, state: State) -> bool:
    """Tell whether a viewer may see what a seat hides: its own, and everything at the end (R9)."""
    return viewer in (seat, TRUTH) or state.phase == "over"


def agent_view(state: State, agent: int, viewer: Viewer) -> AgentView:
    live = agent in state.live
    space = state.pawns[agent]
    count, needed = state.progress(agent)
    return AgentView(
        agent=agent,
        letter=AGENTS[agent],
        needed=needed if live else 0,
        count=count,
        counters=state.counters.count(agent),
        space=space if live else None,
        side=int(space >= 2) if live else None,
        dark=live and space in DARK,
        activated=agent in state.activated,
        unknown_back=live and agent not in state.open,
        tokens=(token(state, 0, agent, viewer), token(state, 1, agent, viewer)),
        documents=(documents(state, 0, agent, viewer), documents(state, 1, agent, viewer)),
        delivery=None if live else delivery(state, agent),
    )


def token(state: State, seat: int, agent: int, viewer: Viewer) -> int | None:
    tokens = state.tokens[seat]
    shown = open_to(viewer, seat, state) or agent not in state.live
    return tokens[agent] if shown and tokens else None


def documents(state: State, seat: int, agent: int, viewer: Viewer) -> list[DocumentView]:
    """The column of a seat at an agent (R13): backs are public, a card only to who knows it."""
    known = open_to(viewer, seat, state)
    return [
        DocumentView(
            back=card.back,
            card=card.id if known or (seen and viewer == 1 - seat) else None,
            seen=seen,
        )
        for card, seen in state.columns[seat][agent]
    ]


def delivery(state: State, agent: int) -> DeliveryView:
    one = next(delivery for delivery in state.deliveries if delivery.agent == agent)
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


def side_view(game: DoubleAgent, state: State, seat: int, viewer: Viewer) -> SideView:
    hand = game.lookup.of_kinds(state.hands[seat])
    is_open = open_to(viewer, seat, state)
    pile_is_open = viewer == TRUTH or state.phase == "over"
    taken = [delivery for delivery in state.deliveries if delivery.taker == seat]
    return SideView(
        seat=seat,
        chosen=bool(state.tokens[seat]),
        hand=list(ids(hand)) if is_open else None,
        hand_count=len(hand),
        backs=game.lookup.count_backs(hand) if is_open or game.backs_visible else None,
        pile_count=len(state.piles[seat]),
        pile=list(ids(game.lookup.of_kinds(state.piles[seat]))) if pile_is_open else None,
        score_pile=[card for delivery in taken for card in delivery.cards],
        points=sum(delivery.points for delivery in taken),
        played=list(state.played[seat]),
    )


def answers(state: State, viewer: Viewer) -> list[AnswerView]:
    """What was asked, and the answers that the viewer got (R5)."""
    result = []
    for answer in state.answers:
        known = viewer in (answer.seat, TRUTH)
        shown = answer.documents
        result.append(
            AnswerView(
                turn=answer.turn,
                seat=answer.seat,
                effect="crosscheck" if shown is None else "tip",
                agents=list(answer.agents),
                documents=list(shown) if known and shown is not None else None,
                total=answer.total if known else None,
            )
        )
    return result


def deck_view(game: DoubleAgent) -> list[CardView]:
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
        for card in game.deck
    ]


# The same in statements


def sheet(view: DoubleAgentView) -> list[Section]:
    """Put the view into statements: the game, the agents along the line, the two sides."""
    first, second = (0, 1) if view.viewer != 0 else (1, 0)
    sections = [
        Section(
            "progress",
            [
                Line("turn", {"turn": view.turn}),
                Line("delivered", {"count": view.delivered}),
                Line("counters", {"count": view.counters_left}),
            ],
        ),
        *(agent_section(agent, (first, second)) for agent in view.agents),
        *(side_section(view.sides[seat]) for seat in (first, second)),
    ]
    notes = [note for answer in view.answers if (note := answer_line(answer))]
    if notes:
        sections.append(Section("answers", notes))
    sections.append(Section("deck", [Line("reconstructed", {"cards": view.reconstructed})]))
    return sections


def agent_section(agent: AgentView, seats: tuple[int, int]) -> Section:
    args = {"agent": agent.agent}
    if agent.delivery is not None:
        return Section("agent", delivery_lines(agent.delivery), args)
    lines = [
        Line(
            "documents",
            {"count": agent.count, "needed": agent.needed, "counters": agent.counters},
        ),
        Line("pawn", {"side": agent.side, "dark": agent.dark, "activated": agent.activated}),
    ]
    for seat in seats:
        token = agent.tokens[seat]
        if token is not None:
            lines.append(Line("token", {"seat": seat, "token": token}))
        if agent.documents[seat]:
            lines.append(column_line(seat, agent.documents[seat]))
    return Section("agent", lines, args)


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


def answer_line(answer: AnswerView) -> Line | None:
    """A past answer, for the one who got it."""
    args = {"turn": answer.turn, "seat": answer.seat}
    if answer.documents is not None:
        return Line("tip", {**args, "agent": answer.agents[0], "documents": answer.documents})
    if answer.total is not None:
        return Line("crosscheck", {**args, "agents": answer.agents, "total": answer.total})
    return None
