"""The matches of the strength page, fixed before they are played: `filature arena --all`.

Every seat count of every game: `master` against `agent` and against `ref-search`. At the usual
seat count also: every level against the one below, `master` and `agent` against each reference bot,
and a round robin. Where more than two play, the first bot is alone against a table of the second.

The seed is used for nothing else, so no deal was looked at while bots were developed. Where
`master` or `ref-search` plays, every decision has the time that it has at a table; `ref-master-1`
keeps its own iterations.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from itertools import combinations

import msgspec

from filature.arena.contest import Contest
from filature.bots.player import LIVE, MEASURED
from filature.games import game_class

SEED = "final"
RANKED = ("master", "ref-master-1", "agent", "novice", "recruit")
"""The bots of the round robin; of a pair the first is alone where more than two play."""
EVERY_GAME = ("ref-random", "ref-search")


class GamePlan(msgspec.Struct, frozen=True):
    """What is fixed for one game: set-ups, opponents and numbers of deals."""

    game: str
    usual: int
    """The seat count of levels, reference bots and the round robin."""
    references: tuple[str, ...]
    """The game's own reference bots."""
    quick: dict[int, int]
    """Deals by seats, where no bot takes long."""
    search: dict[int, int]
    """Deals by seats, where `ref-search` plays."""
    masters: dict[int, int]
    """Deals by seats of `master` against `ref-master-1`, where that is played."""
    fixed: int
    """Deals where `ref-master-1` plays against lower levels."""


PLANS = (
    GamePlan(
        game="agent_hunter",
        usual=2,
        references=("ref-greedy",),
        quick={2: 200},
        search={2: 40},
        masters={2: 100},
        fixed=30,
    ),
    GamePlan(
        game="double_agent",
        usual=2,
        references=("ref-greedy",),
        quick={2: 200},
        search={2: 40},
        masters={2: 80},
        fixed=20,
    ),
    GamePlan(
        game="kryptos",
        usual=3,
        references=("ref-one-hand",),
        quick={3: 100, 4: 80, 5: 40, 6: 20},
        search={3: 20, 4: 12, 5: 10, 6: 8},
        masters={3: 60, 4: 40},
        fixed=20,
    ),
    GamePlan(
        game="spies_vs_spies",
        usual=4,
        references=("ref-open",),
        quick={3: 150, 4: 150},
        search={3: 15, 4: 12},
        masters={4: 200},
        fixed=150,
    ),
    GamePlan(
        game="agents_secrets",
        usual=4,
        references=("ref-informative", "ref-noise"),
        quick={2: 200, 3: 100, 4: 100, 5: 60, 6: 40, 7: 40},
        search={2: 20, 3: 16, 4: 12, 5: 8, 6: 8, 7: 8},
        masters={4: 30},
        fixed=15,
    ),
)


def all_matches() -> list[Contest]:
    """Return the table of matches."""
    return [contest for plan in PLANS for contest in matches_of(plan)]


def matches_of(plan: GamePlan) -> list[Contest]:
    """Return the matches of one game, each once, the longest list of seats first."""
    return [match(plan, *pair) for pair in dict.fromkeys(pairs_of(plan))]


def pairs_of(plan: GamePlan) -> Iterator[tuple[int, str, str]]:
    """Name seats and bots of all that is to be shown; some serve for several purposes."""
    usual = plan.usual
    for seats in game_class(plan.game).seat_counts:
        yield seats, "master", "agent"
        yield seats, "master", "ref-search"
        if seats in plan.masters:
            yield seats, "master", "ref-master-1"
    for better, worse in (("agent", "novice"), ("novice", "recruit")):
        yield usual, better, worse
    for level in ("master", "agent"):
        for reference in (*plan.references, *EVERY_GAME):
            yield usual, level, reference
    for better, worse in combinations(RANKED, 2):
        yield usual, better, worse


def match(plan: GamePlan, seats: int, first: str, second: str) -> Contest:
    """Return the contest of one bot against another."""
    timed = bool({"master", "ref-search"} & {first, second})
    return Contest(
        game=plan.game,
        seats=seats,
        options={},
        bots=[first, second],
        deals=deals(plan, seats, first, second),
        budget=None if timed else MEASURED.iterations,
        seed=SEED,
        timeout=10.0,
        milliseconds=LIVE.milliseconds if timed else None,
    )


def deals(plan: GamePlan, seats: int, first: str, second: str) -> int:
    """Return how many deals are played: fewer where bots take long."""
    if "ref-search" in (first, second):
        return plan.search[seats]
    if "ref-master-1" in (first, second):
        return plan.masters[seats] if first == "master" else plan.fixed
    return plan.quick[seats]


def round_robin(plan: GamePlan) -> list[Contest]:
    """Return the matches of a game's round robin."""
    return [match(plan, plan.usual, *pair) for pair in combinations(RANKED, 2)]


def name(contest: Contest) -> str:
    """Name a match, as its file is named."""
    return f"{contest.game}-{contest.seats}-{'-'.join(contest.bots)}"


def command(contest: Contest) -> str:
    """Return the command that plays a match by itself."""
    words = ["filature", "arena", contest.game, "--seats", str(contest.seats)]
    words += ["--bots", ",".join(contest.bots), "--deals", str(contest.deals)]
    if contest.milliseconds is None:
        words += ["--budget", str(contest.budget)]
    else:
        words += ["--milliseconds", f"{contest.milliseconds:g}"]
    return shlex.join([*words, "--seed", contest.seed])
