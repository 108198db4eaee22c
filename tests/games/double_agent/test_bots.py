"""Double Agent's bots: what `tests/games/test_bots.py` does not check for every game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Any

import pytest

from filature.arena.match import play_bots
from filature.bots.player import LIVE, Budget, Choice, Question
from filature.games import bots_of
from filature.games.double_agent.rules import DoubleAgent
from filature.games.double_agent.state import State
from filature.games.double_agent.thinking.info_state import InfoState, Sampler
from filature.games.double_agent.thinking.odds import against
from filature.games.double_agent.thinking.playout import CardNumbers, Position, draw_noise
from filature.testing import random_game
from tests.games.double_agent.decks import ONLY_ACTIONS
from tests.games.double_agent.situation import TOKENS, B, E, L, Situation, V
from tests.games.situation import question


def test_the_master_answers_in_time() -> None:
    game = DoubleAgent(2)
    moment = next(m for m in random_game(game, 3) if m.state.phase == "turn" and m.state.turns == 8)
    seat = moment.state.seat
    asked = question(game, moment.state, seat, moment.told[seat])
    start = perf_counter()
    bots_of("double_agent")["master"].choose(asked, LIVE, Random(1))
    assert perf_counter() - start < 2


# ref-greedy, as its page says


def greedy(situation: Situation) -> list[dict[str, Any]]:
    """Return the different choices of the greedy bot at seat 0."""
    choices = [situation.choose("ref-greedy", 0, seed).action for seed in range(30)]
    return [choice for at, choice in enumerate(choices) if choice not in choices[:at]]


def test_the_greedy_lays_its_highest_card_where_loyalty_and_influence_are_highest() -> None:
    hand = ["doc_4", "doc_7", "doc_2", "doc_3", "tip"]
    situation = Situation(hand, [])
    assert greedy(situation) == [{"type": "document", "card": "doc_7", "agent": E}]


def test_the_greedy_counts_the_dark_space_and_takes_any_of_equals() -> None:
    hand = ["doc_7", "doc_2", "doc_3", "tip", "pressure"]
    situation = Situation(hand, ["doc_2"])
    situation.lay(0, "doc_2", L, pull=V)
    situation.lay(1, "doc_2", L, pull=L)
    agents = {action["agent"] for action in greedy(situation)}
    assert agents == {V, E}


def test_the_greedy_without_a_high_card_lays_its_lowest_at_its_worst_agent() -> None:
    hand = ["doc_3", "doc_2", "tip", "doc_3", "pressure"]
    situation = Situation(hand, [])
    found = greedy(situation)
    assert {(action["card"], action["agent"]) for action in found} == {("doc_2", L), ("tip", L)}


def test_the_greedy_pulls_the_pawn_of_its_best_agent() -> None:
    situation = Situation(["doc_7"], [], tokens=([1, 2, 5, 3, 4, 2], TOKENS))
    situation.play(0, type="document", card="doc_7", agent=B)
    assert greedy(situation) == [{"type": "influence", "agent": B}]


def test_the_greedy_acts_only_when_no_document_is_legal() -> None:
    bot = bots_of("double_agent")["ref-greedy"]
    types = []

    class Checked:
        def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
            choice = bot.choose(question, budget, rng)
            if question.asked == "turn":
                open = any(one.fixed["type"] == "document" for one in question.legal.alternatives)
                types.append(choice.action["type"])
                assert choice.action["type"] == ("document" if open else "action")
            return choice

    game = DoubleAgent(2, {"deck": ONLY_ACTIONS})
    play_bots(game, [("a", Checked()), ("b", Checked())], "acts", Budget(iterations=1))
    assert set(types) == {"document", "action"}


# The master's quick playouts


class RecordedPosition(Position):
    """A playout that keeps its moves as the rules' own codes."""

    game: DoubleAgent
    moves: list[int]

    def lay(self, seat: int, kind: int, agent: int) -> None:
        self.moves.append(kind * 6 + agent)
        super().lay(seat, kind, agent)

    def pull(self, seat: int, agent: int) -> None:
        self.moves.append(self.game.lookup.influences + agent)
        super().pull(seat, agent)


def turns(game: DoubleAgent, seed: int) -> Iterator[tuple[State, InfoState]]:
    """Yield each state of a random game in which a seat must play, and what that seat knows."""
    for moment in random_game(game, seed):
        if moment.state.phase in ("turn", "influence"):
            seat = moment.state.seat
            yield moment.state, InfoState(game.knowledge(seat, moment.told[seat]))


@pytest.mark.parametrize("seed", range(6))
def test_a_playout_ends_as_the_rules_say(seed: int) -> None:
    game = DoubleAgent(2)
    compared = 0
    for _, info in turns(game, seed):
        rng = Random(seed)
        state = Sampler(info).draw(rng)
        position = RecordedPosition(CardNumbers(game.lookup), state)
        position.game, position.moves = game, []
        odds = [against(shares) for shares in info.shares()]
        position.play_on(info.seat, odds, draw_noise(rng))
        for move in position.moves:
            if state.phase == "over" or not state.hands[state.seat]:
                break
            if move not in game.legal(state, state.seat):
                break  # a card was thrown away, which the rules have no move for
            game.play(state, state.seat, move)
        else:
            outcome = game.outcome(state)
            assert outcome is not None
            assert outcome.scores == position.points
            compared += 1
    assert compared > 10


def test_a_sampled_state_looks_like_the_truth() -> None:
    game = DoubleAgent(2)
    for state, info in turns(game, 11):
        sampled = Sampler(info).draw(Random(1))
        assert game.view(sampled, info.seat) == game.view(state, info.seat)
        for seat in (0, 1):
            assert cards_left(game, sampled, seat) == cards_left(game, state, seat)


def cards_left(game: DoubleAgent, state: State, seat: int) -> list[int]:
    """Return all cards of a seat that are neither out of the game nor delivered."""
    laid = [laid.card.kind for column in state.columns[seat] for laid in column]
    return sorted([*laid, *state.hands[seat], *state.piles[seat]])
