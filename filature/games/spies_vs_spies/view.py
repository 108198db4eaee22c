"""Spies vs Spies: what each viewer sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from filature.core.events import CHANCE, TRUTH, Event, Line, Section, Viewer
from filature.games.spies_vs_spies.deals import CATEGORIES, PLAYERS, Card, Category
from filature.games.spies_vs_spies.events import Revealed, TeamScored
from filature.games.spies_vs_spies.state import Phase, State

if TYPE_CHECKING:
    from filature.games.spies_vs_spies.rules import SpiesVsSpies


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
    seen = cards_seen(state, viewer) if game.keeps_notes else set()
    return SpiesView(
        viewer=viewer,
        phase=state.phase,
        to_act=[seat for seat in state.to_act if seat != CHANCE],
        round=state.round,
        first=state.first if state.first >= 0 else None,
        caller=state.caller,
        target_score=game.target_score,
        rounds=game.rounds,
        question_limit=game.question_limit,
        notes="auto" if game.keeps_notes else "none",
        questions=[QuestionView(q.seat, q.target, q.category, q.show) for q in state.questions],
        players=[player(game, state, seat, viewer, seen) for seat in range(PLAYERS)],
        last_mission=last_mission(state),
    )


def cards_seen(state: State, viewer: Viewer) -> set[tuple[int, Category]]:
    """Return whose card of which category a viewer was shown in this round."""
    asked = state.questions
    answers = {(q.target, q.category) for q in asked if q.seat == viewer}
    return answers | {(q.seat, q.show) for q in asked if q.target == viewer and q.show}


def player(
    game: SpiesVsSpies,
    state: State,
    seat: int,
    viewer: Viewer,
    seen: set[tuple[int, Category]],
) -> PlayerView:
    is_open = state.phase in ("deal", "over") or viewer in (seat, TRUTH)
    cards: dict[Category, Card | None] = dict.fromkeys(CATEGORIES)
    if state.deal >= 0:
        for category, card in zip(CATEGORIES, game.deals[state.deal].cards[seat], strict=True):
            if is_open or (seat, category) in seen:
                cards[category] = card
    pointed = state.pointed[seat]
    return PlayerView(
        seat=seat,
        virtual=seat >= game.seats,
        score=state.scores[seat],
        **cards,
        has_pointed=pointed is not None,
        pointed=pointed if viewer in (seat, TRUTH) else None,
    )


def last_mission(state: State) -> MissionView | None:
    if state.last_mission is None:
        return None
    round, caller, players, teams = state.last_mission
    return MissionView(round, caller, list(players), list(teams))


def sheet(view: SpiesView) -> list[Section]:
    """Put the view into statements: the viewer's cards last, nearest to the help card."""
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
