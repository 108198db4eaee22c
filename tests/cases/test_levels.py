"""The levels of a case: each knows what the one below does, and the stated one is the lowest."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from filature.cases.answering import OpenCase, opened
from filature.cases.stored import cases_of, games_with_cases
from filature.core.measures import entropy
from filature.core.puzzles import BEHAVIOUR, LEVELS, Puzzle, leading

GAMES = games_with_cases()
COUNTED = ("agent_hunter", "kryptos")
"""Games whose bits divide the worlds by what is told at once, and nothing else."""


def some(id: str, kind: str, most: int = 3) -> list[OpenCase]:
    """Return some cases of a kind, of every level."""
    found: dict[str, list[OpenCase]] = {}
    for number, case in enumerate(cases_of(id), 1):
        if case.kind == kind and len(found.setdefault(case.level, [])) < most:
            found[case.level].append(opened(id, number))
    return [case for cases in found.values() for case in cases]


@pytest.mark.parametrize("id", GAMES)
def test_a_level_never_knows_less_than_the_one_below(id: str) -> None:
    for case in some(id, "certain"):
        for lower, higher in pairwise([case.puzzle.left(at) for at in range(len(LEVELS))]):
            for before, after in zip(lower, higher, strict=True):
                assert set(after) <= set(before)


@pytest.mark.parametrize("id", GAMES)
def test_the_stated_level_is_the_lowest_that_makes_it_certain(id: str) -> None:
    for case in some(id, "certain"):
        secret, value = case.case.solution
        left = [set(case.puzzle.left(at)[secret]) for at in range(len(LEVELS))]
        level = LEVELS.index(case.case.level)
        assert left[level] == {value}
        assert all(len(values) > 1 for values in left[:level])


@pytest.mark.parametrize("id", GAMES)
def test_certain_needs_more_than_one_fact(id: str) -> None:
    for case in some(id, "certain"):
        assert len(case.puzzle.reasons(case.case.solution[0])) > 1


@pytest.mark.parametrize("id", COUNTED)
def test_bits_are_what_the_worlds_say(id: str) -> None:
    """The game's own counting agrees with playing every decision in every world."""
    checked = 0
    for case in some(id, "question", most=2):
        if case.puzzle.count() > 60:
            continue
        own, played = case.puzzle.bits(BEHAVIOUR), Puzzle.bits(case.puzzle, BEHAVIOUR)
        assert set(own) == set(played)
        assert own == pytest.approx(played)
        checked += 1
    assert checked


def test_bits_of_spies_are_about_the_own_target() -> None:
    """Counted once more, from the worlds that the game lists."""
    for case in some("spies_vs_spies", "question", most=2):
        puzzle, seat = case.puzzle, case.case.viewer
        worlds = [world.state for world in puzzle.worlds()]
        target = [puzzle.value(state, seat) for state in worlds]
        for move, told in puzzle.bits(BEHAVIOUR).items():
            seen = []
            for state in worlds:
                after = state.clone()
                events = case.game.play(after, seat, move)
                seen.append(repr([event.told(seat) for event in events]))
            joint = entropy(Counter(zip(seen, target, strict=True)).values())
            assert told == pytest.approx(
                entropy(Counter(target).values()) + entropy(Counter(seen).values()) - joint
            )


def test_what_a_crosscheck_tells_is_what_the_tokens_say() -> None:
    for case in some("double_agent", "question", most=2):
        puzzle, seat, game = case.puzzle, case.case.viewer, case.game
        states = [world.state for world in puzzle.worlds()]
        for move, told in puzzle.bits(BEHAVIOUR).items():
            action = game.to_record(seat, move)
            if action.get("card") == "crosscheck" and action["type"] == "action":
                one, two = action["agents"]
                tokens = [state.tokens[1 - seat] for state in states]
                sums = Counter([held[one] + held[two] for held in tokens])
                assert told == pytest.approx(entropy(sums.values()))


def test_what_leads_is_alone() -> None:
    assert leading({1: 0.5, 2: 0.25}) == ([1], 0.25)
    assert leading({1: 0.5, 2: 0.5, 3: 0.1}) == ([], 0.0)
    assert leading({1: 0.5, 2: 0.5, 3: 0.1}, lambda move: move // 3) == ([1, 2], 0.4)
    assert leading({1: 0.5}) == ([], 0.0)
