"""A case in a terminal: shown, answered, refuted, proved; in a pipe, in every language."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from filature.cases.answering import OpenCase, opened
from filature.cases.stored import cases_of, games_with_cases
from filature.cli import main
from filature.core.cases import CaseAnswer, CaseKind
from filature.core.languages import LANGUAGES
from filature.games import words_for
from filature.terminal.case import TRIES, CaseSession
from filature.terminal.console import Console
from filature.testing.words import HOLES
from filature.wording.phraser import Phraser

KINDS: tuple[CaseKind, ...] = ("certain", "question", "win")
Capture = pytest.CaptureFixture[str]


def first_of(id: str, kind: str) -> OpenCase | None:
    numbers = [at for at, case in enumerate(cases_of(id), 1) if case.kind == kind]
    return opened(id, numbers[0]) if numbers else None


def heard(case: OpenCase, language: str, lines: list[str]) -> tuple[bool | None, list[str]]:
    """Answer a case by lines; return whether it was solved, and what was said."""
    out = io.StringIO()
    console = Console(language, out, io.StringIO("".join(f"{line}\n" for line in lines)))
    try:
        solved = CaseSession(case, console, "2026-11-16").solve()
    except EOFError:
        solved = None
    return solved, out.getvalue().splitlines()


def right_line(case: OpenCase, language: str) -> str:
    """Return what a person types who knows the answer."""
    solution = case.judge(CaseAnswer())
    session = CaseSession(case, Console(language, io.StringIO(), io.StringIO()), "")
    if solution.secret is None:
        assert solution.action is not None
        words = words_for(case.game, language)
        return Phraser(words, case.shown.viewer, session.names).say("action", solution.action)
    secret = case.shown.secrets[solution.secret]
    at = secret.values.index(solution.value or 0)
    return f"{solution.secret + 1} {session.value_numbers(secret)[at]}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("id", games_with_cases())
def test_a_case_is_solved_by_its_right_answer(id: str, kind: str, language: str) -> None:
    case = first_of(id, kind)
    if case is None:
        return
    solved, said = heard(case, language, ["?", "tout", "log", right_line(case, language)])
    assert solved, said[-12:]
    assert not [line for line in said if HOLES.search(line)]


@pytest.mark.parametrize("id", games_with_cases())
def test_three_wrong_answers_are_refuted_and_then_the_proof_is_given(id: str) -> None:
    case = first_of(id, "certain")
    if case is None:
        return
    secret, value = case.case.solution
    numbers = CaseSession(case, Console("en", io.StringIO(), io.StringIO()), "").value_numbers(
        case.shown.secrets[secret]
    )
    values = case.shown.secrets[secret].values
    wrong = next(n for n, one in zip(numbers, values, strict=True) if one != value)
    solved, said = heard(
        case, "en", ["nonsense", "0 0", "999 1", *[f"{secret + 1} {wrong}"] * TRIES]
    )
    assert solved is False
    assert said.count("A world that agrees with all that you know:") == TRIES
    assert said.count("One more try.") == 1
    assert sum(line.startswith("Solution: ") for line in said) == 1


def test_the_solution_can_be_asked_for_and_the_input_may_end() -> None:
    case = first_of(games_with_cases()[0], "certain")
    assert case is not None
    assert heard(case, "de", ["aufgeben"])[0] is False
    assert heard(case, "fr", [])[0] is None


def test_the_command_lists_the_day_and_refuses_in_words(capsys: Capture) -> None:
    assert main(["case", "--day", "2026-01-01", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in lines] == [[id, "1"] for id in games_with_cases()]
    for wrong in (["--day", "2999-01-01"], ["--day", "x"], ["chess"], ["kryptos", "--number", "0"]):
        assert main(["case", *wrong]) == 2
        assert "filature:" in capsys.readouterr().err


def test_cases_are_made_and_refused_in_words(tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "cases.jsonl"
    made = ["cases", "make", "agent_hunter", "--count", "3", "--seed", "x", "--out", str(out)]
    assert main(made) == 0
    assert len(out.read_text().splitlines()) == 4
    for wrong in (["make", "chess"], ["make", "kryptos", "--count", "0"], ["prove", "chess"]):
        assert main(["cases", *wrong]) == 2
    capsys.readouterr()
