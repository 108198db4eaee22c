"""Spies vs Spies: what happens, what each viewer is told of it, and what each viewer sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

import msgspec

from filature.core.events import TRUTH, Event, Line, Over, PublicEvent, Section, Viewer
from filature.games.spies_vs_spies.deals import (
    CARDS,
    CATEGORIES,
    PLAYERS,
    Card,
    Category,
    Team,
    pointed_at,
)

if TYPE_CHECKING:
    from filature.games.spies_vs_spies.rules import SpiesVsSpies, State


class FirstPlayer(PublicEvent, frozen=True, gc=False, tag="first_player"):
    """The player who begins the first round is drawn (R1)."""

    seat: int


class RoundBegan(PublicEvent, frozen=True, gc=False, tag="round_began"):
    """The cards of a round are dealt, and a seat begins."""

    round: int
    seat: int


class Dealt(Event, frozen=True, gc=False, tag="dealt"):
    """A player has received its three cards; nobody else sees them."""

    seat: int
    cards: list[Card]

    def told(self, viewer: Viewer) -> Event | None:
        return self if viewer in (self.seat, TRUTH) else None


class Asked(PublicEvent, frozen=True, gc=False, tag="asked"):
    """A seat asks for a card; `show` is the category of its own that it shows first, if any."""

    seat: int
    target: int
    category: Category
    show: Category | None


class Shown(Event, frozen=True, gc=False, tag="shown"):
    """A player shows a card to a seat, secretly; the question told everybody its category."""

    owner: int
    seat: int
    card: Card

    def told(self, viewer: Viewer) -> Event | None:
        return self if viewer in (self.seat, self.owner, TRUTH) else None


class Glimpsed(Event, frozen=True, gc=False, tag="glimpsed"):
    """The same where nobody takes notes (R4): told once, and kept by nothing."""

    fleeting: ClassVar[bool] = True

    owner: int
    seat: int
    card: Card

    def told(self, viewer: Viewer) -> Event | None:
        return self if viewer in (self.seat, self.owner, TRUTH) else None


class MissionCalled(PublicEvent, frozen=True, gc=False, tag="mission_called"):
    """A seat calls the mission: all seats point now."""

    seat: int


class Pointed(Event, frozen=True, gc=False, tag="pointed"):
    """A seat points; that it does is seen at once, at whom only when all do."""

    sealed = True

    seat: int
    target: int | None

    def told(self, viewer: Viewer) -> Event | None:
        return self if viewer in (self.seat, TRUTH) else Pointed(self.seat, None)


class Revealed(PublicEvent, frozen=True, gc=False, tag="revealed"):
    """After the mission: a player's cards and team, at whom it pointed and at whom it should."""

    seat: int
    team: Team
    cards: list[Card]
    pointed: int
    target: int
    right: bool


class TeamScored(PublicEvent, frozen=True, gc=False, tag="team_scored"):
    """What the mission brought a team: points for each member, and what each has now."""

    team: Team
    members: list[int]
    called: bool
    success: bool
    points: int
    totals: list[int]


SpiesEvent = (
    FirstPlayer
    | RoundBegan
    | Dealt
    | Asked
    | Shown
    | Glimpsed
    | MissionCalled
    | Pointed
    | Revealed
    | TeamScored
    | Over
)

Phase = Literal["first_player", "deal", "turn", "must_call", "point", "over"]
FIRST_PLAYER, DEAL, TURN, MUST_CALL, POINT, OVER = range(6)
PHASES: tuple[Phase, ...] = ("first_player", "deal", "turn", "must_call", "point", "over")


class QuestionView(msgspec.Struct, frozen=True):
    """One question of this round, as everybody heard it."""

    seat: int
    target: int
    category: Category
    show: Category | None


class PlayerView(msgspec.Struct, frozen=True):
    """One player. A card is null while the viewer has not seen it, or where nobody keeps notes.

    `has_pointed` is public; `pointed` is null while the viewer may not know it.
    """

    seat: int
    virtual: bool
    score: int
    accessory: Card | None
    vehicle: Card | None
    objective: Card | None
    has_pointed: bool
    pointed: int | None


class MissionView(msgspec.Struct, frozen=True):
    """The last mission, open to all: who called it, every player, both teams."""

    round: int
    caller: int
    players: list[Revealed]
    teams: list[TeamScored]


class SpiesView(msgspec.Struct, frozen=True):
    """What a viewer sees. `first` begins this round; `round` is 0 before the first deal."""

    viewer: Viewer
    phase: Phase
    to_act: list[int]
    round: int
    first: int | None
    caller: int | None
    target_score: int
    rounds: int | None
    question_limit: int
    notes: Literal["auto", "none"]
    questions: list[QuestionView]
    players: list[PlayerView]
    last_mission: MissionView | None


def view(game: SpiesVsSpies, state: State, viewer: Viewer) -> SpiesView:
    """Build what a viewer may see, field by field."""
    heard = questions(game, state)
    seen = cards_seen(heard, viewer) if game.keeps_notes else set()
    return SpiesView(
        viewer=viewer,
        phase=PHASES[state.phase],
        to_act=[seat for seat in state.waiting if seat >= 0],
        round=state.round,
        first=state.first if state.first >= 0 else None,
        caller=state.caller if state.caller >= 0 else None,
        target_score=game.target_score,
        rounds=game.rounds,
        question_limit=game.question_limit,
        notes="auto" if game.keeps_notes else "none",
        questions=heard,
        players=[player(game, state, seat, viewer, seen) for seat in range(PLAYERS)],
        last_mission=last_mission(game, state),
    )


def questions(game: SpiesVsSpies, state: State) -> list[QuestionView]:
    """Unwind the questions of this round, oldest first."""
    moves = []
    chain = state.asked
    while chain:
        move, chain = chain
        moves.append(move)
    seats = [(state.first + at) % game.seats for at in range(len(moves))]
    asked = [game.turns[s][move][0] for s, move in zip(seats, reversed(moves), strict=True)]
    return [QuestionView(a.seat, a.target, a.category, a.show) for a in asked]


def cards_seen(heard: list[QuestionView], viewer: Viewer) -> set[tuple[int, Category]]:
    """Say whose card of which category a viewer was shown in this round."""
    answers = {(q.target, q.category) for q in heard if q.seat == viewer}
    return answers | {(q.seat, q.show) for q in heard if q.target == viewer and q.show}


def player(
    game: SpiesVsSpies,
    state: State,
    seat: int,
    viewer: Viewer,
    seen: set[tuple[int, Category]],
) -> PlayerView:
    lies_open = state.phase in (DEAL, OVER) or viewer in (seat, TRUTH)
    cards: dict[Category, Card | None] = dict.fromkeys(CATEGORIES)
    if state.deal >= 0:
        hand = game.cards[state.deal][3 * seat : 3 * seat + 3]
        for category, card in zip(CATEGORIES, hand, strict=True):
            if lies_open or (seat, category) in seen:
                cards[category] = CARDS[card]
    pointed = pointed_at(state.points, seat)
    return PlayerView(
        seat=seat,
        virtual=seat >= game.seats,
        score=state.scores[seat],
        **cards,
        has_pointed=pointed is not None,
        pointed=pointed if viewer in (seat, TRUTH) else None,
    )


def last_mission(game: SpiesVsSpies, state: State) -> MissionView | None:
    if state.last is None:
        return None
    told = game.debriefing(state.last)
    players = [event for event in told if isinstance(event, Revealed)]
    teams = [event for event in told if isinstance(event, TeamScored)]
    return MissionView(state.last[0], state.last[3], players, teams)


def sheet(view: SpiesView) -> list[Section]:
    """Put the view into statements: one's own cards last, nearest to the help card."""
    own = max(view.viewer, 0)
    around = [view.players[(own + 1 + step) % PLAYERS] for step in range(PLAYERS)]
    sections = [progress(view)]
    if view.phase in ("turn", "must_call", "point"):
        sections.append(Section("questions", question_lines(view)))
    sections += [player_section(view, player) for player in around]
    if view.last_mission is not None:
        sections.append(mission_section(view.last_mission))
    sections.append(Section("help", [Line(f"help_{part}") for part in HELP]))
    return sections


HELP = ("accessories", "vehicles", "objectives", "team", "red", "blue", "points")


def progress(view: SpiesView) -> Section:
    lines = []
    if view.round:
        lines.append(Line("round", {"round": view.round, "rounds": view.rounds}))
    lines.append(Line("target_score", {"points": view.target_score}))
    if view.phase in ("turn", "must_call", "point"):
        lines.append(Line("first", {"seat": view.first}))
        count = {"count": len(view.questions), "limit": view.question_limit}
        lines.append(Line("question_count", count))
    if view.phase == "point":
        lines.append(Line("caller", {"seat": view.caller}))
    if view.notes == "none":
        lines.append(Line("no_notes"))
    return Section("progress", lines)


def question_lines(view: SpiesView) -> list[Line]:
    if not view.questions:
        return [Line("no_question")]
    return [Line("question", msgspec.to_builtins(question)) for question in view.questions]


def player_section(view: SpiesView, player: PlayerView) -> Section:
    cards: dict[Category, Card | None] = {
        "accessory": player.accessory,
        "vehicle": player.vehicle,
        "objective": player.objective,
    }
    lines = [Line("virtual")] if player.virtual else []
    if any(cards.values()):
        lines += [Line("card", {"category": name, "card": cards[name]}) for name in CATEGORIES]
    elif view.round:
        lines.append(Line("cards_hidden"))
    if player.has_pointed:
        target = {"seat": player.seat, "target": player.pointed}
        lines.append(Line("pointed", target))
    lines.append(Line("score", {"points": player.score}))
    return Section("player", lines, {"seat": player.seat})


def mission_section(mission: MissionView) -> Section:
    lines = [Line("caller", {"seat": mission.caller})]
    lines += [Line("revealed", fields(player)) for player in mission.players]
    lines += [Line("team_scored", fields(team)) for team in mission.teams]
    return Section("mission", lines, {"round": mission.round})


def fields(event: Event) -> dict[str, Any]:
    """Return the fields of an event, without its type."""
    return {name: value for name, value in msgspec.to_builtins(event).items() if name != "type"}
