"""The whole debrief: the same each time, never a negative regret, and all of it can be said."""

from __future__ import annotations

from functools import cache
from random import Random

import msgspec
import pytest

from filature.bots.player import Budget, Question
from filature.core.debriefs import Debrief
from filature.core.game import Outcome
from filature.core.languages import LANGUAGES
from filature.core.session import GameSession
from filature.core.words import house_words
from filature.debrief import report
from filature.debrief.account import result
from filature.debrief.finished_game import LONGEST, FinishedGame
from filature.debrief.report import debrief_of
from filature.games import AnyGame, bots_of, catalogue, words_for

GAMES = list(catalogue())


def bot_game(game: AnyGame, seed: int, bot: str = "novice") -> GameSession:
    session, rng = GameSession(game, range(game.seats)).start(), Random(seed)
    player = bots_of(game.id)[bot]

    def decide(seat: int) -> int:
        choice = player.choose(Question.of(session, seat), Budget(iterations=20), rng)
        move = game.from_record(choice.action)
        assert isinstance(move, int)
        return move

    return session.play_out(decide, rng)


@cache
def debriefed(id: str) -> tuple[AnyGame, GameSession, Debrief]:
    """Return a game of bots with its debrief."""
    game = catalogue()[id](catalogue()[id].seat_counts[0])
    session = bot_game(game, 4)
    return game, session, debrief_of(game, session.history, session.outcome)


@pytest.mark.parametrize("id", GAMES)
def test_a_debrief_adds_up_and_is_the_same_each_time(id: str) -> None:
    game, session, found = debriefed(id)
    assert found == debrief_of(game, session.history, session.outcome)
    assert len(found.chances) == len(found.unknown) == found.steps == len(session.history) + 1
    decided = [n for n, (actor, _) in enumerate(session.history, 1) if actor >= 0]
    assert [made.step for made in found.decisions] == decided
    for made in found.decisions:
        assert made.luck == made.received - made.expected
        assert made.given_up >= 0
        if made.best is not None and made.win is not None:
            assert made.given_up == made.best - made.win
            assert made.action in [one.action for one in made.candidates]
    for seat in found.seats:
        own = [made for made in found.decisions if made.seat == seat.seat]
        assert seat.given_up == pytest.approx(sum(made.given_up for made in own))
        assert seat.luck == pytest.approx(sum(made.luck for made in own))
        assert seat.skill is None or 0 <= seat.skill <= 1
        assert len(seat.sentences) == 3
        steps = [found.decisions[moment.decision].step for moment in seat.moments]
        assert steps == sorted(steps)
        assert all(found.decisions[m.decision].seat == seat.seat for m in seat.moments)
    outcome = session.outcome
    assert outcome is not None
    for at in range(game.seats):
        assert found.chances[-1][at] == (at in outcome.winners) / max(1, len(outcome.winners))


@pytest.mark.parametrize("id", GAMES)
def test_every_sentence_of_a_debrief_can_be_said(id: str) -> None:
    game, _, found = debriefed(id)
    names = ["Ada", "Bob", "Chloé"][: game.seats]
    for words in [words_for(game, language) for language in LANGUAGES]:
        for own in found.seats:
            for viewer in (own.seat, (own.seat + 1) % game.seats):
                assert all(words.say("debrief", one, viewer, names) for one in own.sentences)
                for line in [line for moment in own.moments for line in moment.knew]:
                    assert words.say("line", {"type": line.type, **line.args}, viewer, names)
        for one in found.certain:
            said = {"type": f"certain_{one.type}", **one.args}
            assert words.say("line", said, one.seat, names)


OUTCOMES = [
    None,
    Outcome([0], [9, 5, 2], "x"),
    Outcome([0], [5, 5, 2], "x"),
    Outcome([0, 1], [5, 5, 2], "x"),
    Outcome([], [1, 2, 3], "x"),
    Outcome([2], [1, 2, 3], "x"),
]


@pytest.mark.parametrize("outcome", OUTCOMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_result_has_its_sentence(outcome: Outcome | None, language: str) -> None:
    for seat in range(3):
        said = house_words(language).say("debrief", result(seat, outcome), 0, ["Ada", "Bob", "Cy"])
        assert said.endswith(".")


def test_a_second_try_at_the_decision_that_was_made_is_judged_like_it() -> None:
    game = catalogue()["kryptos"](3)
    session = bot_game(game, 4)
    found = debrief_of(game, session.history, session.outcome)
    finished = FinishedGame.of(game, session.history, session.outcome)
    again = msgspec.json.decode(msgspec.json.encode(finished), type=FinishedGame)
    for made in found.decisions[::5]:
        verdict = again.verdict(made.step, made.action)
        if made.win is not None:
            assert (verdict.win, verdict.best) == (made.win, made.best)
            assert verdict.accepted is (made.given_up <= verdict.margin)


def test_of_a_very_long_game_the_last_part_is_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    game = catalogue()["agent_hunter"](2)
    session = bot_game(game, 4)
    whole = debrief_of(game, session.history, session.outcome)
    monkeypatch.setattr(report, "WHOLE", 10)
    found = debrief_of(game, session.history, session.outcome)
    skipped = found.steps - 1 - 5
    assert skipped > 0
    assert found.chances[skipped:] == whole.chances[skipped:]
    assert found.unknown[skipped:] == whole.unknown[skipped:]
    assert found.chances[:skipped] == found.unknown[:skipped] == [[None, None]] * skipped
    assert found.decisions == [one for one in whole.decisions if one.step > skipped]


def test_a_game_that_never_ends_is_refused_a_debrief() -> None:
    game = catalogue()["agent_hunter"](2)
    with pytest.raises(Exception, match="too long"):
        FinishedGame.of(game, [(0, 0)] * (LONGEST + 1), None)
