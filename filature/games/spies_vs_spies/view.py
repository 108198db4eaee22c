"""Spies vs Spies: what each viewer sees."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from filature.core.events import SPECTATOR, TRUTH, Event, Line, Section, Viewer, seats_among
from filature.core.sharing import Part, View, derived, latest, own_view, part, public, public_of
from filature.games.spies_vs_spies.deals import CATEGORIES, PLAYERS, Card, Category
from filature.games.spies_vs_spies.events import Revealed, TeamScored
from filature.games.spies_vs_spies.state import Mission, Phase, State

if TYPE_CHECKING:
    from filature.games.spies_vs_spies.rules import SpiesVsSpies


class QuestionView(Part, frozen=True):
    """One question of this round, as everybody heard it."""

    seat: int
    target: int
    category: Category
    show: Category | None


class PlayerView(Part, frozen=True):
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


class MissionView(Part, frozen=True):
    """The last mission, open to all: who called it, every player, both teams."""

    round: int
    caller: int
    players: list[Revealed]
    teams: list[TeamScored]


class SpiesView(View, frozen=True):
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
    """Return what everybody sees, with the viewer's own cards and those that it was shown."""
    table = public_view(game, state)
    if viewer == SPECTATOR:
        return table
    if viewer == TRUTH:
        players = [player(game, state, seat, TRUTH, CATEGORIES) for seat in range(PLAYERS)]
    elif viewer < 0:
        players = table.players
    else:
        players = list(table.players)
        players[viewer] = player(game, state, viewer, viewer, CATEGORIES)
        if state.phase not in OPEN and game.keeps_notes:
            for seat, categories in cards_seen(state, viewer).items():
                if seat != viewer:
                    players[seat] = player(game, state, seat, viewer, categories)
    return own_view(table, viewer=viewer, players=players)


OPEN = ("deal", "over")
"""The phases in which all cards lie open."""


@public
def public_view(game: SpiesVsSpies, state: State) -> SpiesView:
    """Build what everybody sees, field by field."""
    shown = CATEGORIES if state.phase in OPEN else ()
    return SpiesView(
        viewer=SPECTATOR,
        phase=state.phase,
        to_act=seats_among(state.to_act),
        round=state.round,
        first=state.first if state.first >= 0 else None,
        caller=state.caller,
        target_score=game.target_score,
        rounds=game.rounds,
        question_limit=game.question_limit,
        notes="auto" if game.keeps_notes else "none",
        questions=[question_view(q.seat, q.target, q.category, q.show) for q in state.questions],
        players=[player(game, state, seat, SPECTATOR, shown) for seat in range(PLAYERS)],
        last_mission=None
        if state.last_mission is None
        else mission_view("last", state.last_mission),
    )


def cards_seen(state: State, viewer: Viewer) -> dict[int, set[Category]]:
    """Return which cards of whom a viewer was shown in this round."""
    seen: dict[int, set[Category]] = {}
    for question in state.questions:
        if question.seat == viewer:
            seen.setdefault(question.target, set()).add(question.category)
        if question.target == viewer and question.show:
            seen.setdefault(question.seat, set()).add(question.show)
    return seen


@part
def question_view(
    seat: int, target: int, category: Category, show: Category | None
) -> QuestionView:
    return QuestionView(seat, target, category, show)


NO_CARDS = (None,) * len(CATEGORIES)


def player(
    game: SpiesVsSpies, state: State, seat: int, viewer: Viewer, shown: Collection[Category]
) -> PlayerView:
    """A player whose cards of some categories are shown to a viewer."""
    pointed = state.pointed[seat]
    return player_view(
        (seat, viewer),
        seat >= game.seats,
        state.scores[seat],
        game.deals[state.deal].cards[seat] if state.deal >= 0 else NO_CARDS,
        shown,
        pointed is not None,
        pointed if viewer in (seat, TRUTH) else None,
    )


@latest
def player_view(
    place: tuple[int, Viewer],
    virtual: bool,
    score: int,
    dealt: tuple[Card | None, ...],
    shown: Collection[Category],
    has_pointed: bool,
    pointed: int | None,
) -> PlayerView:
    accessory, vehicle, objective = [
        card if category in shown else None
        for category, card in zip(CATEGORIES, dealt, strict=True)
    ]
    seat, _ = place
    return PlayerView(seat, virtual, score, accessory, vehicle, objective, has_pointed, pointed)


@latest
def mission_view(_: str, mission: Mission | None) -> MissionView | None:
    if mission is None:
        return None
    return MissionView(mission.round, mission.caller, list(mission.players), list(mission.teams))


def sheet(view: SpiesView) -> list[Section]:
    """Put the view into statements: the viewer's cards last, nearest to the help card."""
    after, dealt, public = max(view.viewer, 0) + 1, view.round > 0, public_of(view)
    sections = [progress(public)]
    if view.phase in IN_ROUND:
        sections.append(questions(public))
    around = view.players[after:] + view.players[:after]
    sections += [player_section(player, dealt) for player in around]
    if view.last_mission is not None:
        sections.append(mission_section(view.last_mission))
    sections.append(HELP)
    return sections


IN_ROUND = ("turn", "must_call", "point")
"""The phases of a round, in which questions are asked."""


HELP = Section(
    "help",
    [
        Line(f"help_{part}")
        for part in ("accessories", "vehicles", "objectives", "team", "red", "blue", "points")
    ],
)


@derived
def progress(view: SpiesView) -> Section:
    lines = []
    if view.round:
        lines.append(Line("round", {"round": view.round, "rounds": view.rounds}))
    lines.append(Line("target_score", {"points": view.target_score}))
    if view.phase in IN_ROUND:
        asked = {"count": len(view.questions), "limit": view.question_limit}
        lines += [Line("first", {"seat": view.first}), Line("question_count", asked)]
    if view.phase == "point" and view.caller is not None:
        lines.append(Line("caller", {"seat": view.caller}))
    if view.notes == "none":
        lines.append(Line("no_notes"))
    return Section("progress", lines)


@derived
def questions(view: SpiesView) -> Section:
    lines = [question_line(question) for question in view.questions]
    return Section("questions", lines or [Line("no_question")])


@derived
def question_line(question: QuestionView) -> Line:
    return Line("question", msgspec.to_builtins(question))


@derived
def player_section(player: PlayerView, dealt: bool) -> Section:
    cards: dict[Category, Card | None] = {
        "accessory": player.accessory,
        "vehicle": player.vehicle,
        "objective": player.objective,
    }
    lines = [Line("virtual")] if player.virtual else []
    if any(cards.values()):
        lines += [Line("card", {"category": name, "card": cards[name]}) for name in CATEGORIES]
    elif dealt:
        lines.append(Line("cards_hidden"))
    if player.has_pointed:
        target = {"seat": player.seat, "target": player.pointed}
        lines.append(Line("pointed", target))
    lines.append(Line("score", {"points": player.score}))
    return Section("player", lines, {"seat": player.seat})


@derived
def mission_section(mission: MissionView) -> Section:
    lines = [Line("caller", {"seat": mission.caller})]
    lines += [Line("revealed", fields(player)) for player in mission.players]
    lines += [Line("team_scored", fields(team)) for team in mission.teams]
    return Section("mission", lines, {"round": mission.round})


def fields(event: Event) -> dict[str, Any]:
    """Return the fields of an event, without its type."""
    return {name: value for name, value in msgspec.to_builtins(event).items() if name != "type"}
