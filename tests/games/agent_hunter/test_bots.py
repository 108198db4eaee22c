"""Agent Hunter's bots: what `tests/games/test_bots.py` does not check for every game."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from filature.arena.match import play_bots
from filature.bots.player import Bot, Budget, Choice, Question
from filature.games.agent_hunter.bot import BOTS, Master, Novice, absurd
from filature.games.agent_hunter.rules import AgentHunter
from filature.games.agent_hunter.thinking.info_state import InfoState
from filature.games.agent_hunter.thinking.search import WorldSearch
from tests.games.agent_hunter.situation import Situation
from tests.games.situation import question

FEW = Budget(iterations=12)


def choose(name: str, at: Situation, seat: int, seed: int = 0, budget: Budget = FEW) -> Choice:
    asked = question(at.game, at.state, seat, at.knowledge(seat).told)
    return BOTS[name].choose(asked, budget, Random(seed))


def play_out(at: Situation, *attacks: tuple[int, int]) -> None:
    """Let the seats attack from the hand in turn, each with this agent at this target."""
    for turn, (agent, target) in enumerate(attacks):
        at.hand_attack(turn % 2, agent, target)


class Watched:
    """Plays as another bot, checks that it is legal, and keeps what was asked and answered."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.answers: list[tuple[Question, Choice]] = []

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        choice = self.bot.choose(question, budget, rng)
        assert choice.action in question.legal
        self.answers.append((question, choice))
        return choice


# ref-greedy, as its page says


def test_ref_greedy_attacks_where_equal_is_likeliest_and_evenly_among_equals() -> None:
    at = Situation([0, 1, 2], [3, 4, 5])
    first = {seed: choose("ref-greedy", at, 0, seed).action for seed in range(400)}
    assert all(action["from"] == "hand" for action in first.values())
    counted = Counter((action["agent"], action["target"]) for action in first.values())
    assert set(counted) == {(agent, base) for agent in range(3, 10) for base in range(3)}
    assert max(counted.values()) < 45
    play_out(at, (6, 1), (9, 0))
    narrowed = [choose("ref-greedy", at, 0, seed).action for seed in range(60)]
    assert {action["target"] for action in narrowed} == {1}
    assert {action["agent"] for action in narrowed} == {3, 4, 5}


def test_ref_greedy_weighs_all_consistent_placements_evenly() -> None:
    """Between 2 and 5, and not the 3 that the opponent showed: it is the 4."""
    at = Situation([0, 1, 9], [4, 7, 8])
    play_out(at, (5, 0), (9, 2), (2, 0), (3, 0))
    choices = [choose("ref-greedy", at, 0, seed) for seed in range(40)]
    assert {(c.action["agent"], c.action["target"]) for c in choices} == {(4, 0)}
    assert {c.reason["chance"] for c in choices if c.reason} == {100}


def test_ref_greedy_never_swaps_and_never_attacks_from_a_base() -> None:
    watched = Watched(BOTS["ref-greedy"])
    for seed in range(4):
        play_bots(
            AgentHunter(2), [("ref-greedy", watched), ("recruit", BOTS["recruit"])], f"{seed}"
        )
    for asked, choice in watched.answers:
        assert (asked.asked == "turn") == (choice.action["type"] == "attack")
        assert choice.action.get("from", "hand") == "hand"


# What the levels know and do


def test_a_recruit_never_does_what_is_absurd() -> None:
    watched = Watched(BOTS["recruit"])
    for seed in range(4):
        play_bots(AgentHunter(2), [("a", watched), ("b", watched)], f"{seed}")
    turns = [(q, c) for q, c in watched.answers if q.asked == "turn"]
    assert not any(
        absurd(InfoState.of(asked.knowledge), choice.action)
        for asked, choice in turns
        if choice.reason is not None and choice.reason["type"] == "not_absurd"
    )


def last_base_found(own: list[int]) -> Situation:
    """Seat 0 has felled two bases and knows that the 7 stands on the third; nobody swapped."""
    at = Situation(own, [9, 8, 7])
    play_out(at, (9, 0), (6, 0), (8, 1), (6, 1), (6, 2), (6, 2))
    return at


@pytest.mark.parametrize("name", ["novice", "agent", "master"])
def test_the_hit_that_wins_is_made_from_the_hand(name: str) -> None:
    action = choose(name, last_base_found([0, 1, 2]), 0).action
    assert action == {"type": "attack", "from": "hand", "agent": 7, "target": 2}


@pytest.mark.parametrize("name", ["novice", "agent", "master"])
def test_the_hit_that_wins_is_made_from_the_base_where_that_agent_stands(name: str) -> None:
    action = choose(name, last_base_found([0, 7, 2]), 0).action
    assert action == {"type": "attack", "from": "base", "base": 1, "target": 2}


def test_a_novice_forgets() -> None:
    """Of a sure hit found long ago it knows nothing any more."""
    at = Situation([0, 1, 2], [9, 6, 7])
    play_out(at, (8, 0), (3, 2))
    assert choose("novice", at, 0).action == {
        "type": "attack",
        "from": "hand",
        "agent": 9,
        "target": 0,
    }
    play_out(at, *[(5, 1), (3, 2)] * Novice.MEMORY)
    assert choose("novice", at, 0).action["target"] == 1


def test_a_master_hides_a_last_base_that_is_found_out() -> None:
    """One base each is left, its own known to the opponent, the opponent's far from found.

    The opponent showed its own 4: there is no hitting it from one's base.
    """
    at = Situation([4, 1, 2], [9, 8, 7], tokens=3)
    play_out(at, (0, 2), (4, 1), (9, 0), (1, 1), (8, 1), (2, 2), (0, 2), (5, 0), (0, 2), (3, 0))
    choices = [choose("master", at, 0, seed, Budget(iterations=60)).action for seed in range(3)]
    assert {action["type"] for action in choices} == {"swap"}
    assert all(action["base"] == 0 for action in choices)


def test_the_search_finds_the_same_whether_or_not_it_remembers_what_follows_a_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    watched = Watched(Master())
    play_bots(AgentHunter(2), [("master", watched), ("agent", BOTS["agent"])], "0", FEW)
    many = Budget(iterations=400)
    asked = [question for question, _ in watched.answers if question.asked == "turn"]
    remembered = [Master().choose(question, many, Random(7)) for question in asked]
    monkeypatch.setattr(WorldSearch, "afterwards", lambda *_: None)
    assert [Master().choose(question, many, Random(7)) for question in asked] == remembered
