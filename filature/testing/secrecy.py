"""Secrecy, as a property: no viewer can tell the truth from a world that agrees with what it knows.

For every moment and viewer, worlds are drawn from that viewer's knowledge, and all that the engine
would give the viewer there is compared, byte for byte, with what it gives in truth.

What a viewer was told defines what it knows, so an event that tells too much makes the worlds fewer
and goes unseen there. `choices_stay_hidden` looks from the other side: it takes from the rulebook
what a viewer may learn of each decision, and no engine can talk it out of that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from math import comb, sqrt
from random import Random
from typing import Any

import msgspec

from filature.core.events import CHANCE, SPECTATOR, Event, Viewer, told_to
from filature.core.knowledge import Knowledge, World
from filature.core.legal import RecordAction
from filature.core.refusals import Refused
from filature.games import AnyGame
from filature.testing.conformance import NOT_MOVES
from filature.testing.differences import differences
from filature.testing.random_games import Moment, snapshot, viewers

Learned = Callable[[Any, int, RecordAction, Viewer], Any]
"""What, by the rulebook, a viewer learns when an actor decides so: any JSON value.

`learned(state, actor, action, viewer)`, with the state before: the last of several answers may
lay all of them open.
"""

LISTED = 2000
"""Knowledge with more worlds than this is not listed."""

GROUPS = 16
"""Worlds are counted in at most this many groups, so that few draws tell much."""

DOORS = {
    "what it is told": "told",
    "its view": "view",
    "its sheet": "sheet",
    "who must act": "to_act",
    "what is asked": "asked",
    "the outcome": "outcome",
    "the chance outcomes": "outcomes",
    "the refusals it gets": "refusals",
    "its legal set": "legal",
    "its factored set": "factored",
}
"""All by which the engine gives a viewer something, and how paths into it begin."""

IMPROBABLE = 1e-9
"""How improbable it must be that an even sampler draws like this, before it is called uneven."""


def keeps_secrets(
    game: AnyGame, moments: Sequence[Moment], rng: Random, worlds_each: int = 2
) -> None:
    """At every moment, for every viewer, nothing tells a drawn world from the truth."""
    for moment in moments:
        for viewer in viewers(game):
            knowledge = knowledge_of(game, moment, viewer)
            trials = trial_moves(game, moment.state, viewer, rng)
            true = given(game, moment.state, viewer, trials)
            for _ in range(worlds_each):
                world = game.sample_world(knowledge, rng)
                agrees(game, world, moment, viewer)
                told_apart = by_which_door(true, given(game, world.state, viewer, trials))
                assert told_apart is None, (
                    f"{where(game, moment)}, {who(viewer)} can tell a world from the truth "
                    f"by {told_apart}"
                )


def where(game: AnyGame, moment: Moment) -> str:
    """Name a moment of a game: the set-up, the step, and what happened there."""
    step = f"step {len(moment.history)} ({types(moment.events)})" if moment.events else "the start"
    return f"{setup_of(game)}, after {step}"


def setup_of(game: AnyGame) -> str:
    """Name a game as it is set up."""
    options = f" {game.chosen_options}" if game.chosen_options else ""
    return f"{game.id}, {game.seats} seats{options}"


def types(events: Iterable[Event]) -> str:
    """Name the types of some events, each once."""
    return ", ".join(dict.fromkeys(str(event.__struct_config__.tag) for event in events))


def who(viewer: Viewer) -> str:
    """Name somebody who looks, or acts."""
    return {CHANCE: "chance", SPECTATOR: "the spectator"}.get(viewer, f"seat {viewer}")


def by_which_door(one: Mapping[str, bytes], other: Mapping[str, bytes]) -> str | None:
    """Tell what of all that is given differs first, and in which fields; or nothing."""
    for door, given in one.items():
        if given != other[door]:
            values = msgspec.json.decode(given), msgspec.json.decode(other[door])
            return f"{door}: {differences(DOORS[door], *values)}"
    return None


def knowledge_of(game: AnyGame, moment: Moment, viewer: Viewer) -> Knowledge:
    """Put together a viewer's knowledge as another process would get it: through JSON."""
    told: list[Event] = msgspec.json.decode(
        msgspec.json.encode(moment.told[viewer]),
        type=list[game.event_type],  # type: ignore[name-defined]
    )
    return game.knowledge(viewer, told)


def agrees(game: AnyGame, world: World[Any], moment: Moment, viewer: Viewer) -> None:
    """A world's history replays to its state, and tells the viewer what it was told in truth."""
    try:
        state, _ = game.replay(world.history)
        told = game.replay_told(world.history, viewer)
    except Refused as refused:
        raise AssertionError(f"the history of a world is not legal: {refused}") from None
    assert snapshot(state) == snapshot(world.state), "a world's history leads to another state"
    here, there = msgspec.json.encode(told), msgspec.json.encode(moment.told[viewer])
    assert here == there, (
        f"{where(game, moment)}, {who(viewer)} would have been told something else in a world: "
        f"{differences('told', msgspec.json.decode(here), msgspec.json.decode(there))}"
    )


def given(
    game: AnyGame,
    state: Any,
    viewer: Viewer,
    trials: Sequence[tuple[int, Any]],
    listed: int = LISTED,
) -> dict[str, bytes]:
    """Return all that the engine gives a viewer now, door by door, as it would leave.

    Of a larger legal set, the first `listed` decisions; the factored set holds them all.
    """
    view = game.view(state, viewer)
    waiting = game.to_act(state)
    doors: dict[str, Any] = {
        "its view": view,
        "its sheet": game.sheet(view),
        "who must act": waiting,
        "what is asked": [game.asked(state, actor) for actor in waiting],
        "the outcome": game.outcome(state),
        "the chance outcomes": game.outcomes(state) if waiting == (CHANCE,) else None,
        "the refusals it gets": [refusal(game, state, seat, move) for seat, move in trials],
    }
    if viewer in waiting:
        legal = game.legal(state, viewer)
        doors["its legal set"] = [legal.nth(at) for at in range(min(len(legal), listed))]
        doors["its factored set"] = game.factored(state, viewer)
    elif viewer >= 0:
        doors["its legal set"] = len(game.legal(state, viewer))
        doors["its factored set"] = game.factored(state, viewer)
    return {door: msgspec.json.encode(value) for door, value in doors.items()}


def trial_moves(game: AnyGame, state: Any, viewer: Viewer, rng: Random) -> list[tuple[int, Any]]:
    """Choose moves, most of them illegal, that a viewer's seat might try; others have no seat."""
    if viewer < 0:
        return []
    legal = [game.legal(state, seat) for seat in range(game.seats)]
    tops = [owed.nth(len(owed) - 1) for owed in legal if len(owed)]
    top = max(tops, default=0) + 10
    drawn = range(top) if top <= 150 else [rng.randrange(top) for _ in range(150)]
    return [(viewer, move) for move in (*drawn, *NOT_MOVES)]


def refusal(game: AnyGame, state: Any, seat: int, move: Any) -> list[Any] | None:
    """Try a move on a clone, and return the refusal, all of it, or nothing."""
    try:
        game.play(state.clone(), seat, move)
    except Refused as refused:
        return [type(refused).__name__, str(refused), dict(refused.say)]
    return None


def choices_stay_hidden(
    game: AnyGame, moments: Sequence[Moment], learned: Learned, rng: Random
) -> None:
    """Decisions of which a viewer learns the same, by the rulebook, tell and show it the same.

    At the end all is shown, so a decision that ends the game is not looked at.
    """
    for moment in moments:
        for actor in game.to_act(moment.state):
            if actor == CHANCE:
                continue
            legal = game.legal(moment.state, actor)
            drawn = {rng.randrange(len(legal)) for _ in range(40)}
            moves = [legal.nth(index) for index in sorted(drawn)]
            for viewer in viewers(game):
                seen: dict[bytes, tuple[RecordAction, dict[str, bytes]]] = {}
                for move in moves:
                    after = moment.state.clone()
                    events = game.play(after, actor, move)
                    if game.outcome(after) is not None:
                        continue
                    action = game.to_record(actor, move)
                    by_the_rulebook = msgspec.json.encode(
                        learned(moment.state, actor, action, viewer)
                    )
                    told = msgspec.json.encode(told_to(viewer, events))
                    gets = {"what it is told": told, **given(game, after, viewer, [])}
                    other, got = seen.setdefault(by_the_rulebook, (action, gets))
                    told_apart = by_which_door(gets, got)
                    assert told_apart is None, (
                        f"{where(game, moment)}, {who(viewer)} can tell {action} from {other} "
                        f"by {told_apart}"
                    )


def samples_evenly(
    game: AnyGame, moments: Sequence[Moment], rng: Random, at_moments: int = 3, draws: int = 320
) -> None:
    """At some moments, `worlds` lists every world once and `sample_world` draws them evenly."""
    for moment in rng.sample(moments, min(at_moments, len(moments))):
        for viewer in viewers(game):
            knowledge = knowledge_of(game, moment, viewer)
            listed = list(islice(game.worlds(knowledge), LISTED + 1))
            if len(listed) <= LISTED:
                lists_every_world_once(game, listed, moment, viewer, rng)
                draws_evenly(game, listed, moment, knowledge, rng, draws)


def lists_every_world_once(
    game: AnyGame, listed: Sequence[World[Any]], moment: Moment, viewer: Viewer, rng: Random
) -> None:
    """The listed worlds are distinct, agree with the knowledge, and the truth is among them."""
    presents = {snapshot(world.state) for world in listed}
    assert len(presents) == len(listed), "a world is listed twice"
    assert snapshot(moment.state) in presents, f"the truth is not among the worlds of {viewer}"
    for world in rng.sample(listed, min(100, len(listed))):
        agrees(game, world, moment, viewer)


def draws_evenly(
    game: AnyGame,
    listed: Sequence[World[Any]],
    moment: Moment,
    knowledge: Knowledge,
    rng: Random,
    draws: int,
) -> None:
    """Chi-square over groups of worlds, and the exact chance of drawing the truth so often."""
    presents = [snapshot(world.state) for world in listed]
    rng.shuffle(presents)
    group = {present: at % GROUPS for at, present in enumerate(presents)}
    sizes = Counter(group.values())
    drawn: Counter[int] = Counter()
    truths = 0
    for _ in range(draws):
        present = snapshot(game.sample_world(knowledge, rng).state)
        assert present in group, "sample_world draws a world that worlds does not list"
        drawn[group[present]] += 1
        truths += present == snapshot(moment.state)
    tail = at_least(truths, draws, 1 / len(presents))
    assert tail > IMPROBABLE, (
        f"the truth was drawn {truths} times in {draws}, among {len(presents)} worlds"
    )
    expected = {g: draws * size / len(presents) for g, size in sizes.items()}
    chi_square = sum((drawn[g] - e) ** 2 / e for g, e in expected.items())
    limit = chi_square_limit(len(sizes) - 1)
    assert chi_square <= limit, (
        f"sample_world is uneven over {len(presents)} worlds: "
        f"chi-square {chi_square:.1f} is above {limit:.1f}"
    )


def at_least(count: int, draws: int, chance: float) -> float:
    """Return the probability that something of this chance happens at least so often."""
    few = range(count)
    return 1 - sum(comb(draws, n) * chance**n * (1 - chance) ** (draws - n) for n in few)


def chi_square_limit(freedom: int) -> float:
    """Return what an even draw exceeds about once in 10^9 (Wilson and Hilferty)."""
    if freedom == 0:
        return 0.0
    deviations = 6.0
    step = 2 / (9 * freedom)
    limit: float = freedom * (1 - step + deviations * sqrt(step)) ** 3
    return limit
