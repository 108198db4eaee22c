"""Training learns from what the bots read, and is the same again from the same seed."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from filature.core.knowledge import Knowledge
from filature.games.agent_hunter.thinking.info_state import InfoState
from filature.games.agent_hunter.thinking.judgement import Judge, Weights, judge, stored_judges
from filature.games.agent_hunter.thinking.lookahead import Lookahead
from filature.research.training import agents_secrets
from filature.research.training.agent_hunter import (
    INPUTS,
    Lesson,
    learn,
    main,
    play,
    read,
    say,
    slope,
    surprise,
    untaught,
)

JUDGES = ("public", "private")


def some_game(rng: Random) -> InfoState:
    info = InfoState.of(Knowledge("agent_hunter", 2, {}, 0, []))
    for seat in (0, 1):
        info.suppose(seat, rng.randrange(720))
    return info


@pytest.mark.parametrize("name", JUDGES)
def test_what_is_learned_from_is_what_the_bots_judge_by(name: str) -> None:
    """A swap has no answer: where it leads, training reads what the lookahead has judged."""
    rng = Random(1)
    for _ in range(20):
        info = some_game(rng)
        for _ in range(6):
            if info.refill is None:
                info.play(rng.choice(Lookahead(info, judge(name)).hand_attacks()).move)
        swap = next(o for o in Lookahead(info, judge(name)).swaps())
        seat = info.mover
        info.play(swap.move)
        assert say(stored_judges()[name], *read(judge(name), info, seat)) == pytest.approx(swap.win)


@pytest.mark.parametrize("name", JUDGES)
def test_a_game_teaches_of_both_seats_as_many_inputs_as_the_judge_reads(name: str) -> None:
    taught = play(stored_judges()[name], name == "private", Random(3))
    assert taught
    for lesson in taught:
        assert (len(lesson.own), len(lesson.theirs)) == INPUTS[name]
        assert 0 <= lesson.target <= 1


def test_the_slope_is_that_of_the_loss() -> None:
    rng = Random(5)
    weights = untaught("public", rng)
    own, theirs = INPUTS["public"]
    lesson = Lesson([rng.random() for _ in range(own)], [rng.random() for _ in range(theirs)], 0.8)
    rows = [*weights.attack, *weights.defence, weights.bias, weights.out, [weights.last]]
    slopes = [[0.0] * len(row) for row in rows]
    slope(rows, slopes, len(weights.bias), lesson, 1.0)
    small = 1e-6
    for _ in range(60):
        row = rng.randrange(len(rows) - 1)
        at = rng.randrange(len(rows[row]))
        before = surprise(weights, lesson)
        rows[row][at] += small
        rise = (surprise(weights, lesson) - before) / small
        rows[row][at] -= small
        assert rise == pytest.approx(slopes[row][at], abs=1e-4)


def test_learning_makes_the_lessons_less_surprising() -> None:
    rng = Random(7)
    weights = untaught("public", rng)
    taught = [lesson for _ in range(6) for lesson in play(weights, False, rng)]

    def loss(weights: Weights) -> float:
        return sum(surprise(weights, lesson) for lesson in taught)

    before = loss(weights)
    for _ in range(5):
        weights = learn(weights, taught.copy(), 0.01, rng)
    assert loss(weights) < before


def test_the_command_writes_a_judge_and_keeps_the_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "judges.json"
    few = ["public", "--out", str(out), "--generations", "2", "--games", "1"]
    main([*few, "--go-on"])
    written = msgspec.json.decode(out.read_bytes(), type=dict[str, Weights])
    assert written["private"] == stored_judges()["private"]
    assert written["public"] != stored_judges()["public"]
    assert Judge(written["public"], private=False).weights.bias
    assert [line.split(":")[0] for line in capsys.readouterr().out.splitlines()] == [
        "generation 1",
        "generation 2",
    ]
    again = tmp_path / "again.json"
    main(["public", "--out", str(again), "--generations", "2", "--games", "1", "--go-on"])
    assert again.read_bytes() == out.read_bytes()


def test_the_command_refuses_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoilt = tmp_path / "spoilt.json"
    spoilt.write_text("{")
    for wrong in (["public"], ["public", "--out", str(spoilt)], ["x", "--out", str(spoilt)]):
        with pytest.raises(SystemExit):
            main(wrong)
        assert "error: " in capsys.readouterr().err
    assert spoilt.read_text() == "{"


def test_agents_secrets_learns_the_same_tables_again_from_the_same_seed() -> None:
    first, again = (agents_secrets.train(True, 2, 10, Random("again")) for _ in range(2))
    assert first == again
    assert first != agents_secrets.empty()
