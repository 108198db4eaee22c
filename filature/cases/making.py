"""Cases made from games that bots play: the same seed gives the same cases.

Bots compare chances, and Python 3.12 sums floats more exactly than 3.11 does: files made by two
versions may differ. What is shipped was made by 3.11; every version proves it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from filature.bots.player import MEASURED, Question
from filature.cases.proving import Found, ask, puzzle_class, puzzle_of
from filature.cases.stored import Stored, packed
from filature.core.events import CHANCE
from filature.core.puzzles import Puzzle
from filature.core.session import GameSession
from filature.games import AnyGame, bots_of, game_class

BOTS = ("novice", "agent")
"""Who plays: quick, and not foolish."""
MOST_OF_A_GAME = 3
"""How many cases one game gives, at most, and never two of a kind."""
ENOUGH = 2
"""Games are played until every kind of every level is there in plenty: so many times its share."""
GAMES = 4000
"""After so many games nothing more is looked for."""

Bucket = tuple[str, str]
"""A kind and a level."""


def make(
    id: str,
    count: int,
    seed: str,
    say: Callable[[int, int], None] = lambda played, found: None,
    games: int = GAMES,
) -> list[Stored]:
    """Play games until enough cases are found, and choose among them.

    `say` is told how many games were played and how many cases found.
    """
    kind = puzzle_class(id)
    assert kind is not None
    buckets: dict[Bucket, list[Stored]] = {}
    for number in range(games):
        for case in cases_in(id, kind, f"{seed}/{number}", number):
            buckets.setdefault((case.kind, case.level), []).append(case)
        found = sum(map(len, buckets.values()))
        say(number + 1, found)
        share = count / max(1, len(buckets))
        if found >= ENOUGH * count or (
            found >= count and all(len(some) >= share for some in buckets.values()) and number > 50
        ):
            break
    return arranged(chosen(buckets, count), Random(f"{seed}/order"))


def cases_in(id: str, kind: type[Puzzle], seed: str, number: int) -> list[Stored]:
    """Play one game, and return the cases that its positions give."""
    setup = kind.setups[number % len(kind.setups)]
    game = game_class(id)(setup.seats, setup.options)
    found: dict[Bucket, list[Stored]] = {}
    for session, seat in moments(game, seed):
        puzzle = puzzle_of(game, session.knowledge_of(seat))
        if not puzzle.promising() or not 1 <= puzzle.count() <= kind.most_worlds:
            continue
        for wanted in kind.kinds:
            asked = ask(puzzle, wanted)
            if asked is not None:
                case = stored(session, seat, asked)
                found.setdefault((case.kind, case.level), []).append(case)
    choosing = Random(f"{seed}/choosing")
    ones = [choosing.choice(some) for _, some in sorted(found.items())]
    choosing.shuffle(ones)
    kept: dict[str, Stored] = {}
    for one in ones:
        kept.setdefault(one.kind, one)
    return list(kept.values())[:MOST_OF_A_GAME]


def moments(game: AnyGame, seed: str) -> Iterator[tuple[GameSession, int]]:
    """Play a game; give every moment at which one seat must decide."""
    known, dealing = bots_of(game.id), Random(f"{seed}/deal")
    names = [Random(f"{seed}/who").choice(BOTS) for _ in range(game.seats)]
    own = [Random(f"{seed}/bot {seat}") for seat in range(game.seats)]
    session = GameSession(game, range(game.seats)).start()
    while session.to_act:
        actor = session.to_act[0]
        if actor == CHANCE:
            session.draw_chance(dealing)
            continue
        yield session, actor
        bot = known.get(names[actor]) or next(iter(known.values()))
        choice = bot.choose(Question.of(session, actor), MEASURED, own[actor])
        session.apply(actor, game.from_record(choice.action))


def stored(session: GameSession, seat: int, found: Found) -> Stored:
    game = session.game
    moves = [move for _, move in session.history]
    return Stored(
        seats=game.seats,
        options=game.chosen_options,
        viewer=seat,
        kind=found.kind,
        level=found.level,
        history=packed(moves),
        solution=found.solution,
        margin=found.margin,
    )


def chosen(buckets: dict[Bucket, list[Stored]], count: int) -> list[Stored]:
    """Choose so many cases, as evenly over kinds and levels as there are."""
    left = {bucket: list(some) for bucket, some in sorted(buckets.items())}
    found: list[Stored] = []
    while len(found) < count and any(left.values()):
        for some in left.values():
            if some and len(found) < count:
                found.append(some.pop(0))
    return found


def arranged(cases: list[Stored], rng: Random) -> list[Stored]:
    """Order cases so that those next to each other differ: in kind, then in level, then in seats.

    Every kind and level comes round in proportion to how many of it there are.
    """
    waiting: dict[Bucket, list[Stored]] = {}
    for case in cases:
        waiting.setdefault((case.kind, case.level), []).append(case)
    for some in waiting.values():
        rng.shuffle(some)
    spread = [
        ((at + 0.5) / len(some) + rng.random() * 1e-3, case)
        for _, some in sorted(waiting.items())
        for at, case in enumerate(some)
    ]
    queue = [case for _, case in sorted(spread, key=lambda one: one[0])]
    found: list[Stored] = []
    while queue:
        near = queue[:8]
        before = found[-1] if found else None
        best = max(range(len(near)), key=lambda at: (difference(before, near[at]), -at))
        found.append(queue.pop(best))
    return found


def difference(one: Stored | None, other: Stored) -> int:
    """Say how different two cases are."""
    if one is None:
        return 0
    return (
        4 * (one.kind != other.kind) + 2 * (one.level != other.level) + (one.seats != other.seats)
    )
