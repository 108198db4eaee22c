"""Lessons: every position is reached by the rules, every answer is legal, nothing lacks words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from filature.core import lessons
from filature.core.game import Game
from filature.core.languages import LANGUAGES
from filature.core.lessons import Answer, LessonScript, StepScript
from filature.games import lesson_words
from filature.testing.words import HOLES, folder_of, message_ids, same_messages

FEWEST, MOST = 6, 10
"""How many steps a lesson has."""
LONGEST = {"title": 30, "says": 110, "do": 62, "done": 50, "hint": 110, "answer": 110}
"""Letters of each message of a step: on a phone a sentence has three lines at most."""
LONGEST_VERDICT, LONGEST_REASON = 36, 110
THING = re.compile(r"[a-z_]+:[a-z0-9_.-]+")


def teaches(game: type[Game[Any, Any]]) -> None:
    """Check a game's lesson, right answers and mistakes, in every language."""
    folder = folder_of(game)
    script = lessons.read(folder)
    assert FEWEST <= len(script.steps) <= MOST, f"{game.id}: {len(script.steps)} steps"
    assert script.seats in game.seat_counts, f"{game.id}: {script.seats} seats"
    assert len({step.id for step in script.steps}) == len(script.steps), "a step stands twice"
    for step in script.steps:
        answers_are_legal(game, script, step)
    assert script.steps[-1].board, f"{game.id}: the last step is not a real turn"
    lessons.build(game, script)
    same_messages(folder.joinpath("lessons"))
    has_lesson_words(game, script)


def answers_are_legal(game: type[Game[Any, Any]], script: LessonScript, step: StepScript) -> None:
    """What a step accepts, and the mistakes that it expects, can be done in its position."""
    session = lessons.session_at(game, script, step.position)
    named = [answer for answers in (step.right, *step.mistakes.values()) for answer in answers]
    assert step.right, f"{step.id}: no right answer"
    assert step.board or step.offer, f"{step.id}: there is nothing to do"
    for answer in named:
        if isinstance(answer, str):
            assert not step.board, f"{step.id}: {answer} cannot be touched on the whole board"
            assert THING.fullmatch(answer), f"{step.id}: {answer} is no thing"
            kind = answer.partition(":")[0]
            assert {kind, answer} & set(step.offer), f"{step.id}: {answer} is not offered"
        action = step.play(answer)
        if action is None:
            continue
        assert script.viewer in session.pending, f"{step.id}: it is not the learner's turn"
        legal = session.decision(script.viewer).legal
        if isinstance(answer, str) or answer in step.right:
            assert action in legal, f"{step.id}: {action} is not legal"
        else:
            assert some_action_has(legal, answer), f"{step.id}: nothing legal has {answer}"


def some_action_has(legal: Any, fields: Answer) -> bool:
    """Tell whether some legal action has the fields that a mistake names."""
    assert isinstance(fields, dict)
    actions = (legal.nth(at) for at in range(len(legal)))
    return any(all(action.get(f) == value for f, value in fields.items()) for action in actions)


def has_lesson_words(game: type[Game[Any, Any]], script: LessonScript) -> None:
    """Every step has its messages, of a length that can be read and heard, and no others."""
    wanted = set(message_names(script))
    for language in LANGUAGES:
        words = lesson_words(game.id, language)
        ids = message_ids(folder_of(game).joinpath("lessons"), language)
        steps = "|".join(step.id for step in script.steps)
        of_steps = {id for id in ids if re.match(rf"lesson-({steps})-", id)}
        assert not wanted - ids, f"{game.id} lacks {sorted(wanted - ids)} ({language})"
        assert of_steps <= wanted, f"{game.id} never says {sorted(of_steps - wanted)}"
        for id in sorted(wanted):
            text = words.text(id)
            assert not HOLES.search(text), f"{id} ({language}) has a hole: {text}"
            is_short(id, language, text)


def message_names(script: LessonScript) -> Iterator[str]:
    for step in script.steps:
        parts = [*LONGEST, "right", "wrong", *(f"wrong-{reply}" for reply in step.mistakes)]
        if step.every:
            parts.append("more")
        yield from (f"lesson-{step.id}-{part}" for part in parts)


def is_short(id: str, language: str, text: str) -> None:
    part = id.split("-")[2]
    if part in LONGEST:
        assert "\n" not in text, f"{id} ({language}) has several lines"
        assert len(text) <= LONGEST[part], f"{id} ({language}) has {len(text)} letters"
        return
    lines = text.split("\n")
    assert len(lines) == 2, f"{id} ({language}) is no verdict and reason"
    assert len(lines[0]) <= LONGEST_VERDICT, f"{id} ({language}): verdict of {len(lines[0])}"
    assert len(lines[1]) <= LONGEST_REASON, f"{id} ({language}): reason of {len(lines[1])}"
