"""Twins: what would have been told and shown if a seat, or chance, had chosen otherwise.

At a moment of a game every way on is tried on a clone. A viewer who is told the same of two of
them must be given the same: the same view, sheet, legal set and everything else, now and for as
long as it is told the same. This needs no sampler and no rulebook, so a game cannot talk itself
out of it by telling too much: what must stay hidden is

- a sealed event: the others are told the same of it, whatever the choice was, even when the last
  of several answers resolves a round;
- what a seat chooses while others still owe the same decision, sealed or not;
- an event that is no `PublicEvent`: some viewer is not told all of it;
- an outcome of chance that a viewer's view does not show.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from filature.core.events import CHANCE, Event, PublicEvent, Viewer, told_to
from filature.core.knowledge import Move
from filature.core.refusals import Refused
from filature.core.session import GameSession
from filature.games import AnyGame
from filature.testing.differences import differences
from filature.testing.random_games import Moment, viewers
from filature.testing.secrecy import by_which_door, given, types, where, who

MOST = 24
"""So many ways on are tried for each actor at a moment; all of them where there are no more."""

FOLLOWED = 2
"""So many twins of what really happened are followed further."""

AHEAD = 6
"""For so many steps they are followed."""

LISTED = 50
"""So many decisions of a legal set are compared one by one; its factored form is compared whole."""

UNDONE = 3
"""So many sealed choices are taken back in each game."""


class Twin(NamedTuple):
    """One way on from a moment."""

    move: Move
    events: list[Event]
    state: Any


def twins_look_alike(
    game: AnyGame, moments: Sequence[Moment], rng: Random, at_moments: int | None = None
) -> None:
    """No viewer can tell twins apart of whom it is told the same, and sealed events tell nothing.

    `moments` are those of a whole game; `at_moments`: at how many of them to look.
    """
    places = range(len(moments) - 1)
    if at_moments is not None and at_moments < len(places):
        places = sorted(rng.sample(places, at_moments))  # type: ignore[assignment]
    for at in places:
        moment, happened = moments[at], moments[at + 1].history[-1]
        for actor in game.to_act(moment.state):
            real = happened[1] if happened[0] == actor else None
            twins = list(ways_on(game, moment, actor, real, rng))
            sealed_events_tell_nothing(game, moment, actor, twins)
            pending_choices_tell_nothing(game, moment, actor, twins)
            chance_tells_no_more_than_it_shows(game, moment, actor, twins)
            told_the_same_given_the_same(game, moment, actor, twins)
            if real is not None:
                others = [twin for twin in twins if twin.move != real]
                for twin in rng.sample(others, min(FOLLOWED, len(others))):
                    follow(game, moments[at : at + 2 + AHEAD], actor, twin)
    sealed_choices_can_be_undone(game, moments, rng)


# The ways on


def ways_on(
    game: AnyGame, moment: Moment, actor: int, real: Move | None, rng: Random
) -> Iterator[Twin]:
    """Play what an actor may do at a moment, each on a clone; `real` is what it did."""
    moves = outcomes_of_chance if actor == CHANCE else decisions
    tried = moves(game, moment.state, actor, real, rng)
    for move in [*([] if real is None else [real]), *(move for move in tried if move != real)]:
        state = moment.state.clone()
        try:
            yield Twin(move, game.play(state, actor, move), state)
        except Refused:
            # An outcome that was put together from another one need not be possible.
            assert actor == CHANCE, f"{where(game, moment)}: {move!r} is legal, but refused"


def decisions(
    game: AnyGame, state: Any, actor: int, real: Move | None, rng: Random
) -> Iterable[Move]:
    legal = game.legal(state, actor)
    places = range(len(legal))
    return [legal.nth(at) for at in (places if len(legal) <= MOST else rng.sample(places, MOST))]


def outcomes_of_chance(
    game: AnyGame, state: Any, actor: int, real: Move | None, rng: Random
) -> Iterable[Move]:
    """Return outcomes: of those listed, or drawn, and others that differ from `real` by little."""
    listed = game.outcomes(state)
    if listed is not None:
        moves = [move for move, odds in listed if odds]
        return moves if len(moves) <= MOST else rng.sample(moves, MOST)
    drawn = [game.chance(state, rng) for _ in range(MOST // 2)]
    near = exchanged(real if real is not None else drawn[0], rng)
    return dict.fromkeys([*drawn, *near])


def exchanged(move: Move, rng: Random) -> Iterator[Move]:
    """Exchange two numbers of an outcome such as a deal: most viewers' cards stay as they were.

    Rows that rise are kept rising.
    """
    leaves = [path for path in paths(move) if type(leaf(move, path)) is int]
    for _ in range(MOST if len(leaves) > 1 else 0):
        one, other = rng.sample(leaves, 2)
        yield with_leaves(move, {one: leaf(move, other), other: leaf(move, one)})


def paths(move: Any, path: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    if isinstance(move, tuple):
        for at, item in enumerate(move):
            yield from paths(item, (*path, at))
    else:
        yield path


def leaf(move: Any, path: tuple[int, ...]) -> Any:
    for at in path:
        move = move[at]
    return move


def with_leaves(move: Any, values: dict[tuple[int, ...], Any], path: tuple[int, ...] = ()) -> Any:
    """Return an outcome with other values in some places."""
    if not isinstance(move, tuple):
        return values.get(path, move)
    made = tuple(with_leaves(item, values, (*path, at)) for at, item in enumerate(move))
    return tuple(sorted(made)) if rises(move) else made


def rises(row: tuple[Any, ...]) -> bool:
    return all(type(item) is int for item in row) and list(row) == sorted(row)


# What must be the same


def sealed_events_tell_nothing(
    game: AnyGame, moment: Moment, actor: int, twins: Sequence[Twin]
) -> None:
    """Of a sealed choice the others are told the same, whatever it was."""
    sealed = [twin for twin in twins if any(event.sealed for event in twin.events)]
    found = told_apart(game, actor, sealed, lambda event: event.sealed)
    if found is not None:
        viewer, events, fields = found
        raise AssertionError(
            f"{where(game, moment)}: {who(viewer)} is told what {who(actor)} chose by the sealed "
            f"event {types(events)}: {fields}"
        )


def pending_choices_tell_nothing(
    game: AnyGame, moment: Moment, actor: int, twins: Sequence[Twin]
) -> None:
    """While others owe a decision too, nobody learns what a seat chose."""
    others = {seat for seat in game.to_act(moment.state) if seat != actor}
    pending = [twin for twin in twins if others.intersection(game.to_act(twin.state))]
    found = told_apart(game, actor, pending, lambda event: True)
    if found is not None:
        viewer, events, fields = found
        raise AssertionError(
            f"{where(game, moment)}: {who(viewer)} is told what {who(actor)} chose ({types(events)}"
            f") while others still choose: {fields}"
        )


def told_apart(
    game: AnyGame, actor: int, twins: Sequence[Twin], which: Callable[[Event], bool]
) -> tuple[Viewer, list[Event], str] | None:
    """Find a viewer, other than the actor, who is told something else of some twins' events."""
    if actor == CHANCE or not twins:
        return None
    chosen = [[event for event in twin.events if which(event)] for twin in twins]
    for viewer in viewers(game):
        if viewer == actor:
            continue
        first = encoded(told_to(viewer, chosen[0]))
        for events in chosen[1:]:
            told = encoded(told_to(viewer, events))
            if told != first:
                return viewer, events, fields("told", first, told)
    return None


def told_the_same_given_the_same(
    game: AnyGame, moment: Moment, actor: int, twins: Sequence[Twin]
) -> None:
    """Twins of which a viewer is told the same look the same to it."""
    for viewer in viewers(game):
        groups: defaultdict[bytes, list[Twin]] = defaultdict(list)
        for twin in twins:
            groups[encoded(told_to(viewer, twin.events))].append(twin)
        for first, *others in groups.values():
            seen = given(game, first.state, viewer, [], LISTED) if others else {}
            for other in others:
                found = by_which_door(seen, given(game, other.state, viewer, [], LISTED))
                if found is not None:
                    raise AssertionError(told_apart_by(game, moment, viewer, actor, other, found))


def told_apart_by(
    game: AnyGame, moment: Moment, viewer: Viewer, actor: int, twin: Twin, found: str
) -> str:
    chosen = "of an outcome of chance" if actor == CHANCE else f"of {who(actor)}'s choice"
    return (
        f"{where(game, moment)}, {who(viewer)} can tell twins {chosen} ({types(twin.events)}) "
        f"apart by {found}"
    )


def follow(game: AnyGame, line: Sequence[Moment], actor: int, twin: Twin) -> None:
    """Let a twin go on as the game did: who is still told the same is still given the same."""
    start, after, *later = line
    told_so = {
        viewer
        for viewer in viewers(game)
        if told_to(viewer, twin.events) == told_to(viewer, after.events)
    }
    state = twin.state.clone()
    for moment in later:
        try:
            events = game.play(state, *moment.history[-1])
        except Refused:
            return
        told_so = {v for v in told_so if told_to(v, events) == told_to(v, moment.events)}
        for viewer in told_so:
            seen = given(game, moment.state, viewer, [], LISTED)
            found = by_which_door(seen, given(game, state, viewer, [], LISTED))
            if found is not None:
                later_on = f"{found} ({len(moment.history) - len(start.history)} steps later)"
                raise AssertionError(told_apart_by(game, start, viewer, actor, twin, later_on))


def chance_tells_no_more_than_it_shows(
    game: AnyGame, moment: Moment, actor: int, twins: Sequence[Twin]
) -> None:
    """What a viewer alone is told of chance is in its view, or fleeting: else it is not meant."""
    if actor != CHANCE:
        return
    for viewer in viewers(game):
        told = [encoded(told_to(viewer, private(twin.events))) for twin in twins]
        if len(set(told)) == 1:
            continue
        groups: dict[bytes, bytes] = {}
        for twin, tells in zip(twins, told, strict=True):
            view = game.view(twin.state, viewer)
            told_first = groups.setdefault(encoded([view, game.sheet(view)]), tells)
            assert tells == told_first, (
                f"{where(game, moment)}: of an outcome of chance ({types(twin.events)}) "
                f"{who(viewer)} is told what its view does not show: "
                f"{fields('told', told_first, tells)}. Tell it less, or show it; what is told once "
                "and kept by nothing is fleeting"
            )


def private(events: list[Event]) -> list[Event]:
    """Return the events that are not for everybody and that are kept."""
    return [e for e in events if not isinstance(e, PublicEvent) and not e.fleeting]


def hidden_events_hide(game: AnyGame, moments: Sequence[Moment]) -> None:
    """An event that is told to every viewer in full, whenever it happens, is a `PublicEvent`.

    `moments` may be those of several games: some events hide something now and then.
    """
    hides: dict[str, bool] = {}
    for moment in moments:
        everybody = sorted(moment.told)
        for event in moment.events:
            if not isinstance(event, PublicEvent) and not hides.get(types([event])):
                hides[types([event])] = any(event.told(viewer) != event for viewer in everybody)
    open_to_all = [type for type, hiding in hides.items() if not hiding]
    assert not open_to_all, (
        f"{game.id}: every viewer is told all of {', '.join(open_to_all)}; what not everybody may "
        "know wants a `told` of its own, what everybody may know is a PublicEvent"
    )


def sealed_choices_can_be_undone(game: AnyGame, moments: Sequence[Moment], rng: Random) -> None:
    """A sealed choice can be taken back while nobody has learned more: the rest can be replayed."""
    places = [
        at
        for at, moment in enumerate(moments)
        if moment.events and all(event.sealed for event in moment.events)
    ]
    for at in rng.sample(places, min(UNDONE, len(places))):
        session = GameSession(game, viewers(game)).start()
        for actor, move in moments[at].history:
            session.apply(actor, move)
        for seat in sorted(session.undoable):
            undone = session.undoable[seat]
            try:
                game.replay([*session.history[:undone], *session.history[undone + 1 :]])
            except Refused as refused:
                raise AssertionError(
                    f"{where(game, moments[at])}: {who(seat)}'s sealed choice cannot be taken "
                    f"back: what was chosen since is refused without it ({refused})"
                ) from None


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value)


def fields(name: str, one: bytes, other: bytes) -> str:
    return differences(name, msgspec.json.decode(one), msgspec.json.decode(other))
