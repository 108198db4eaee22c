"""Cases: what is shipped is proved, what is made is the same anywhere, and a day has its case."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from datetime import date, timedelta
from itertools import pairwise
from random import Random

import msgspec
import pytest

from filature.cases import calendar, making
from filature.cases.answering import opened
from filature.cases.proving import problem, puzzle_class
from filature.cases.stored import (
    cases_of,
    digits,
    games_with_cases,
    packed,
    unpacked,
    written,
)
from filature.core.cases import Case, CaseAnswer, CaseLevel
from filature.core.knowledge import Move
from filature.core.languages import LANGUAGES
from filature.core.messages import Say
from filature.core.puzzles import BEHAVIOUR
from filature.core.words import Words
from filature.games import catalogue, words_for
from filature.testing.words import HOLES

SAMPLE = 4
A_YEAR = 366
GAMES = games_with_cases()


@pytest.mark.parametrize("id", GAMES)
def test_a_sample_of_the_cases_is_proved(id: str) -> None:
    cases = cases_of(id)
    kinds = {(case.kind, case.level): case for case in cases}
    for case in [*kinds.values(), *Random(id).sample(cases, SAMPLE)]:
        assert problem(id, case) is None


@pytest.mark.slow
@pytest.mark.parametrize("id", GAMES)
def test_every_case_is_proved(id: str) -> None:
    assert [at for at, case in enumerate(cases_of(id), 1) if problem(id, case)] == []


@pytest.mark.parametrize("id", GAMES)
def test_a_wrong_case_is_found_out(id: str) -> None:
    """The proof can fail: another answer, another level, another position."""
    for kind in {case.kind for case in cases_of(id)}:
        case = next(case for case in cases_of(id) if case.kind == kind)
        other: CaseLevel = "recruit" if case.level == "master" else "master"
        assert problem(id, msgspec.structs.replace(case, level=other))
        wrong = [case.solution[0] + 1, *case.solution[1:]]
        assert problem(id, msgspec.structs.replace(case, solution=wrong))


@pytest.mark.parametrize("id", GAMES)
def test_no_two_cases_are_the_same_and_neighbours_differ(id: str) -> None:
    cases = cases_of(id)
    assert len({json.dumps([c.history, c.viewer, c.kind]) for c in cases}) == len(cases)
    alike = sum(
        (one.kind, one.level) == (other.kind, other.level) for one, other in pairwise(cases)
    )
    assert alike == 0


@pytest.mark.parametrize("id", ["agent_hunter"])
def test_the_same_seed_gives_the_same_bytes_in_two_processes(id: str) -> None:
    program = (
        "import sys; from filature.cases import making, stored;"
        f"sys.stdout.buffer.write(stored.written({id!r}, 's', making.make({id!r}, 5, 's')))"
    )
    here = written(id, "s", making.make(id, 5, "s"))
    for hashing in ("1", "2"):
        there = subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            check=True,
            env={"PYTHONHASHSEED": hashing, "PYTHONPATH": ":".join(sys.path)},
        )
        assert there.stdout == here


def test_moves_are_packed_and_unpacked() -> None:
    moves: list[Move] = [0, 31, 32, 1023, 1024, 10**9, ((1, 2), (3,)), -1, 5]
    assert unpacked(json.loads(json.dumps(packed(moves)))) == moves
    assert all(re.fullmatch("[0-9A-Za-z_-]+", digits(move)) for move in (0, 31, 32, 10**12))


# Days


def test_a_day_has_one_case_and_a_year_has_them_all() -> None:
    start = date(2026, 11, 16)
    numbers = [calendar.number_on(start + timedelta(days=at), 366) for at in range(366)]
    assert sorted(numbers) == list(range(1, 367))
    assert calendar.number_on(calendar.EPOCH, 366) == 1
    assert calendar.number_on(calendar.EPOCH - timedelta(days=1), 366) == 366


def test_a_day_is_named_strictly() -> None:
    assert calendar.day_named("2026-11-16") == date(2026, 11, 16)
    for text in ("", "20261116", "2026-W47-1", "2026-2-3", "2026-02-30", "0000-01-01", "now"):
        assert calendar.day_named(text) is None


# What a solver reads


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_questions_verdicts_and_proofs_are_said_in_words(id: str, language: str) -> None:
    cases = cases_of(id)
    numbers = {(case.kind, case.level): at for at, case in enumerate(cases, 1)}
    for number in numbers.values():
        case = opened(id, number)
        shown = case.shown
        words = words_for(case.game, language)

        assert words.text(f"case_question-{shown.kind}")
        solution = case.judge(CaseAnswer())
        assert solution.proof
        for one in shown.secrets:
            said(words, shown, "secret", {"type": one.type, **one.args})
            for value in one.values:
                text = words.value(one.field, value, shown.viewer, shown.players)
                assert not HOLES.search(str(text))
        verdicts = [solution]
        if shown.kind == "certain":
            for at, one in enumerate(shown.secrets):
                verdicts += [case.judge(CaseAnswer(secret=at, value=v)) for v in one.values[:3]]
        else:
            legal = shown.position.decisions[0].legal
            verdicts += [case.judge(CaseAnswer(action=legal.nth(at))) for at in range(2)]
        for verdict in verdicts:
            said(words, shown, "case", verdict.why)
            for proof in verdict.proof or []:
                because = words.has(f"because-{proof['type']}")
                said(words, shown, "because" if because else "case", proof)


def said(words: Words, case: Case, kind: str, object: Say) -> None:
    text = words.say(kind, object, case.viewer, case.players)
    assert not HOLES.search(text), text


@pytest.mark.parametrize("id", GAMES)
def test_a_wrong_answer_is_refuted_by_a_world_that_agrees(id: str) -> None:
    """Every world that is shown looks the same from the seat, and refutes the answer."""
    for number, case in enumerate(cases_of(id)[:4], 1):
        one = opened(id, number)
        seen = one.game.view(one.session.state, case.viewer)
        for world in one.puzzle.worlds():
            assert one.game.view(world.state, case.viewer) == seen
        for at, secret in enumerate(one.secrets):
            for value in secret.values:
                verdict = one.judge(CaseAnswer(secret=at, value=value))
                assert verdict.right == ([at, value] == case.solution)
                if not verdict.right:
                    assert verdict.world is not None
                    assert verdict.why[secret.field] != value
                    possible = value in one.puzzle.left(BEHAVIOUR)[at]
                    assert verdict.why["type"] == ("possible" if possible else "impossible")


@pytest.mark.parametrize("id", GAMES)
def test_there_is_a_fair_mix(id: str) -> None:
    cases = cases_of(id)
    kind = puzzle_class(id)
    assert kind is not None
    kinds = Counter(case.kind for case in cases)
    assert set(kinds) == set(kind.kinds)
    assert len({case.level for case in cases}) >= 3
    assert len(cases) >= A_YEAR


def test_every_game_has_cases() -> None:
    assert list(catalogue()) == GAMES
