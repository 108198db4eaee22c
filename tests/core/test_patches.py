"""Patches: whoever applies them has what others are sent whole, to the byte."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from filature.core import patches as patches_module
from filature.core import streams as streams_module
from filature.core.events import CHANCE, DELAYED, SPECTATOR, Started, Viewer
from filature.core.patches import Comparisons, difference, patched
from filature.core.session import GameSession
from filature.core.sharing import Part, public_of
from filature.core.streams import KEPT_MESSAGES, Streams, position
from filature.games import AnyGame, catalogue
from filature.testing.setups import setups
from tests.patch_client import StreamFollower

SETUPS = [game for one in catalogue().values() for game in setups(one)]


def randomly(game: AnyGame, streams: Streams, rng: Random) -> bool:
    """Play and publish one move; tell whether there was one."""
    session = streams.session
    if session.is_over:
        return False
    actor = rng.choice(session.to_act)
    chance = actor == CHANCE
    move = game.chance(session.state, rng) if chance else session.random_move(actor, rng)
    step = session.try_move(actor, move)
    streams.expect(step.events)
    session.adopt(step)
    streams.publish(step.events, actor)
    return True


@given(seed=st.integers(0, 10**9))
def test_a_client_with_patches_has_the_whole_position_after_every_message(seed: int) -> None:
    follow_at_random(seed)


def forgets_decisions(true: Any, old: Any, new: Any) -> Any:
    """Send no change of what is owed."""
    return {name: change for name, change in true(old, new).items() if name != "decisions"}


def appends_alone(true: Any, old: Any, new: Any) -> Any:
    """Send what came at the end of a list, not what went before."""
    return [len(old), 0, list(new[len(old) :])] if len(old) != len(new) else true(old, new)


def public_alone(true: Any, old: Any, new: Any) -> Any:
    """Send what has changed for everybody, and nothing of the viewer's own."""
    return true(public_of(old), public_of(new))


@pytest.mark.parametrize(
    ("owner", "name", "wrong"),
    [
        (streams_module, "changes_of_position", forgets_decisions),
        (patches_module, "of_list", appends_alone),
        (patches_module, "of_view", public_alone),
    ],
)
def test_wrong_patches_are_noticed(
    owner: Any, name: str, wrong: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owner, name, partial(wrong, getattr(owner, name)))
    monkeypatch.setattr(patches_module, "COMPARISONS", Comparisons())
    with pytest.raises(AssertionError):
        follow_at_random(*range(10))


def follow_at_random(*seeds: int) -> None:
    """Let clients with patches come, go and lag behind, and compare what they have."""
    for seed in seeds:
        follow_one_game(seed)


def follow_one_game(seed: int) -> None:
    rng = Random(seed)
    game = SETUPS[seed % len(SETUPS)]
    session = GameSession(game)
    streams = Streams(session, [*range(game.seats), SPECTATOR, DELAYED], delay=rng.randrange(4))
    followers: dict[Viewer, StreamFollower] = {}
    session.start()
    streams.start()
    going = True
    moves = rng.randrange(5, 120)
    while going and moves:
        moves -= 1
        going = randomly(game, streams, rng)
        if not going:
            streams.end()
        elif not moves:
            session.stop()
            streams.reveal([Started()])
            streams.end()
        for viewer, stream in streams.items():
            follower = followers.get(viewer)
            if follower is None:
                if rng.random() < 0.5:
                    followers[viewer] = StreamFollower(stream)
            elif rng.random() < 0.05:
                followers.pop(viewer).stop()
            elif rng.random() < 0.8:
                follower.catch_up()
                assert follower.bytes == msgspec.json.encode(stream.position)
    for viewer, follower in followers.items():
        follower.catch_up()
        assert follower.bytes == msgspec.json.encode(streams[viewer].position)


@given(seed=st.integers(0, 10**9))
def test_nothing_depends_on_who_follows_or_on_what_is_shared(seed: int) -> None:
    """Numbers, what was told and positions are those of a table at which everybody is followed, and
    a position is what it would be if each viewer's were made alone."""
    game = SETUPS[seed % len(SETUPS)]
    tables = []
    for kinds in ((), (False,), (True,), (False, True)):
        rng = Random(seed)
        session = GameSession(game)
        streams = Streams(session, [*range(game.seats), SPECTATOR])
        for stream in streams.values():
            for patches in kinds:
                stream.follow(patches)
        session.start()
        streams.start()
        for _ in range(rng.randrange(60)):
            randomly(game, streams, rng)
        tables.append(streams)
    alone, *others = tables
    for viewer, stream in alone.items():
        made_alone = msgspec.json.encode(position(alone.session, viewer))
        for other in (stream, *(streams[viewer] for streams in others)):
            assert (other.seq, other.told) == (stream.seq, stream.told)
            assert msgspec.json.encode(other.position) == made_alone
    _, whole, patching, both = tables
    for viewer in alone:
        sent = both[viewer].messages
        assert [message.whole for message in sent] == [m.whole for m in whole[viewer].messages]
        assert [message.patch for message in sent] == [m.patch for m in patching[viewer].messages]


def test_a_client_too_far_behind_is_welcomed_anew() -> None:
    game, rng = catalogue()["kryptos"](3, {}), Random(1)
    session = GameSession(game).start()
    streams = Streams(session, [0])
    streams.start()
    follower = StreamFollower(streams[0])
    for _ in range(KEPT_MESSAGES + 1):
        randomly(game, streams, rng)
    assert streams[0].message(follower.seq + 1, patches=True) is None
    follower.catch_up()
    assert follower.seq == streams[0].seq
    assert follower.bytes == msgspec.json.encode(streams[0].position)


# The format


class Item(Part, frozen=True):
    """A part with a list."""

    name: str
    cards: list[int]


class Small(msgspec.Struct, frozen=True):
    """No part."""

    number: int


class Whole(msgspec.Struct, frozen=True):
    """All kinds of fields."""

    number: int | None
    items: list[Item]
    small: list[Small]
    pair: tuple[list[Small], list[int]]
    one: Item | Small | None


NUMBERS = st.integers(0, 3)
ITEMS = st.builds(Item, st.sampled_from("ab"), st.lists(NUMBERS, max_size=4))
SMALL = st.builds(Small, NUMBERS)
WHOLES = st.builds(
    Whole,
    st.none() | NUMBERS,
    st.lists(ITEMS, max_size=3),
    st.lists(SMALL, max_size=4),
    st.tuples(st.lists(SMALL, max_size=2), st.lists(NUMBERS, max_size=3)),
    st.none() | ITEMS | SMALL,
)


@given(old=WHOLES, new=WHOLES)
def test_a_patch_makes_one_value_of_another(old: Whole, new: Whole) -> None:
    if old == new:
        return
    before = on_the_wire(old)
    assert patched(before, on_the_wire(difference(old, new))) == on_the_wire(new)
    assert before == on_the_wire(old)


def on_the_wire(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_a_patch_says_no_more_than_what_has_changed() -> None:
    items = [Item("a", [1, 2, 3]), Item("b", [])]
    old = Whole(1, items, [Small(1), Small(2)], ([], [1]), None)
    new = Whole(2, [Item("a", [1, 3]), items[1]], [Small(1)], ([], [1]), items[1])
    assert on_the_wire(difference(old, new)) == {
        "number": [2],
        "items": {"0": {"cards": [1, 1, []]}},
        "small": [1, 1, []],
        "one": [{"name": "b", "cards": []}],
    }
