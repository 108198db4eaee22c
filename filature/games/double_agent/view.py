"""Double Agent: what each viewer sees, and the same in statements."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from filature.core.events import TRUTH, Line, Section, Viewer
from filature.games.double_agent.deck import Effect, Source
from filature.games.double_agent.tables import AGENTS, COUNT, LONGEST_COLUMN, NEIGHBOUR_MASKS

if TYPE_CHECKING:
    from filature.games.double_agent.rules import DoubleAgent
    from filature.games.double_agent.state import State

Phase = Literal["loyalty", "shuffle", "first_player", "turn", "influence", "over"]
PHASES: tuple[Phase, ...] = ("loyalty", "shuffle", "first_player", "turn", "influence", "over")
OVER = PHASES.index("over")


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
        phase=PHASES[state.phase],
        first=state.first if state.first >= 0 else None,
        to_act=[seat for seat in state.acting if seat >= 0],
        turn=state.turns + (state.phase != OVER),
        delivered=len(state.deliveries),
        counters_left=state.counters,
        agents=[agent_view(game, state, agent, viewer) for agent in range(COUNT)],
        sides=[side_view(game, state, seat, viewer) for seat in (0, 1)],
        answers=answers(state, viewer),
        deck=deck_view(game),
        reconstructed=[card.id for card in game.deck if card.source != "rulebook"],
    )


def open_to(viewer: Viewer, seat: int, state: State) -> bool:
    """Tell whether a viewer may see what a seat hides: its own, and everything at the end (R9)."""
    return viewer in (seat, TRUTH) or state.phase == OVER


def agent_view(game: DoubleAgent, state: State, agent: int, viewer: Viewer) -> AgentView:
    live = bool(state.live >> agent & 1)
    columns = [state.columns[seat * COUNT + agent] for seat in (0, 1)]
    space = state.pawns >> 2 * agent & 3
    near = NEIGHBOUR_MASKS[agent]
    return AgentView(
        agent=agent,
        letter=AGENTS[agent],
        needed=state.needed[agent] if live else 0,
        count=len(columns[0]) + len(columns[1]),
        counters=state.needed[agent] - (4 if state.live & near == near else 3) if live else 0,
        space=space if live else None,
        side=space >> 1 if live else None,
        dark=live and space in (0, 3),
        activated=bool(state.activated >> agent & 1),
        unknown_back=bool((state.live ^ state.open) >> agent & 1),
        tokens=(token(state, 0, agent, viewer), token(state, 1, agent, viewer)),
        documents=(
            documents(game, state, 0, agent, viewer),
            documents(game, state, 1, agent, viewer),
        ),
        delivery=None if live else delivery(state, agent),
    )


def token(state: State, seat: int, agent: int, viewer: Viewer) -> int | None:
    tokens = state.tokens[seat]
    shown = open_to(viewer, seat, state) or not state.live >> agent & 1
    return tokens[agent] if shown and tokens is not None else None


def documents(
    game: DoubleAgent, state: State, seat: int, agent: int, viewer: Viewer
) -> list[DocumentView]:
    """The column of a seat at an agent (R13): backs are public, cards to who knows them."""
    column = seat * COUNT + agent
    seen = state.seen >> column * LONGEST_COLUMN
    return [
        DocumentView(
            back=game.tables.back_of[card],
            card=card
            if open_to(viewer, seat, state) or (viewer == 1 - seat and seen >> at & 1)
            else None,
            seen=bool(seen >> at & 1),
        )
        for at, card in enumerate(state.columns[column])
    ]


def delivery(state: State, agent: int) -> DeliveryView:
    _, taker, tokens, loyalties, space, first, second, left, cards, points = next(
        one for one in state.deliveries if one[0] == agent
    )
    return DeliveryView(
        seat=taker,
        tokens=tokens,
        bonus={0: 0, 3: 1}.get(space),
        loyalties=loyalties,
        tie=loyalties[0] == loyalties[1],
        documents=(list(first), list(second)),
        left=list(left),
        cards=list(cards),
        points=points,
    )


def side_view(game: DoubleAgent, state: State, seat: int, viewer: Viewer) -> SideView:
    tables = game.tables
    hand = tables.kept(state.hands[seat])
    is_open = open_to(viewer, seat, state)
    taken = [one for one in state.deliveries if one[1] == seat]
    over = state.phase == OVER
    return SideView(
        seat=seat,
        chosen=state.tokens[seat] is not None,
        hand=hand if is_open else None,
        hand_count=len(hand),
        backs=tables.counted_backs(hand) if is_open or game.backs_visible else None,
        pile_count=len(state.piles[seat]),
        pile=[tables.ids[kind] for kind in state.pile(seat)] if over or viewer == TRUTH else None,
        score_pile=[card for *_, cards, _ in taken for card in cards],
        points=sum(points for *_, points in taken),
        played=[card for player, card in state.out if player == seat],
    )


def answers(state: State, viewer: Viewer) -> list[AnswerView]:
    """What was asked, and the answers that the viewer got (R5)."""
    result = []
    for turn, seat, effect, agents, answer in state.answers:
        known = viewer in (seat, TRUTH)
        result.append(
            AnswerView(
                turn=turn,
                seat=seat,
                effect="tip" if effect == "tip" else "crosscheck",
                agents=list(agents),
                documents=list(answer) if known and not isinstance(answer, int) else None,
                total=answer if known and isinstance(answer, int) else None,
            )
        )
    return result


def deck_view(game: DoubleAgent) -> list[CardView]:
    return [
        CardView(
            id=card.id,
            name={"fr": card.french, "en": card.english},
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
