"""The bots: legal, deterministic, blind to the truth, and able to say why."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Any

import msgspec
import pytest

from filature.arena.match import play_bots
from filature.bots.player import LIVE, Bot, Budget, Choice, Question
from filature.core.events import told_to
from filature.games import bots_of, words_of
from filature.games.double_agent.rules import INFLUENCE, OVER, TURN, DoubleAgent
from filature.games.double_agent.state import State
from filature.games.double_agent.thinking.odds import against
from filature.games.double_agent.thinking.playout import Position, Quick, wavering
from filature.games.double_agent.thinking.reading import Reading, Sampler
from filature.testing import random_game
from tests.games.double_agent.decks import LOPSIDED, ONLY_ACTIONS, STUFFED, TWINS
from tests.games.double_agent.situation import A, B, E, L, S, Situation, V

LEVELS = ("recruit", "novice", "agent", "master", "ref-greedy")
FEW = Budget(iterations=20)


def question(game: DoubleAgent, state: State, seat: int, told: list[Any]) -> Question:
    return Question(game.knowledge(seat, told), game.asked(state, seat), game.factored(state, seat))


def asked(situation: Situation, seat: int) -> Question:
    told = told_to(seat, situation.events)
    return question(situation.game, situation.state, seat, told)


def choices(bot: str, situation: Situation, seat: int, tries: int = 30) -> list[dict[str, Any]]:
    """Return the different answers of a bot in one situation."""
    found: list[dict[str, Any]] = []
    for seed in range(tries):
        action = bots_of("double_agent")[bot].choose(asked(situation, seat), FEW, Random(seed))
        if action.action not in found:
            found.append(action.action)
    return found


class Watched:
    """Plays as another bot, and keeps what was asked and answered."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.answers: list[tuple[Question, Choice]] = []

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        choice = self.bot.choose(question, budget, rng)
        assert choice.action in question.legal
        self.answers.append((question, choice))
        return choice


@pytest.mark.parametrize("name", LEVELS)
def test_every_choice_is_legal_and_has_words_in_both_languages(name: str) -> None:
    game = DoubleAgent(2)
    for seed in range(2):
        watched = Watched(bots_of("double_agent")[name])
        play_bots(game, [(name, watched), (name, watched)], str(seed), FEW)
        for _, choice in watched.answers:
            for language in ("fr", "en"):
                words = words_of("double_agent", language)
                assert words.has(f"bot-{name}-how")
                if not name.startswith("ref-"):
                    assert choice.reason is not None
                    assert words.say("reason", choice.reason, 0, ["Ada", "Bo"])


@pytest.mark.parametrize("deck", [TWINS, STUFFED, LOPSIDED, ONLY_ACTIONS])
@pytest.mark.parametrize("name", LEVELS)
def test_other_decks_and_hidden_backs_are_played_too(name: str, deck: dict[str, Any]) -> None:
    game = DoubleAgent(2, {"deck": deck, "hand_backs": "hidden"})
    watched = Watched(bots_of("double_agent")[name])
    play_bots(game, [(name, watched), (name, watched)], "decks", FEW)
    assert watched.answers


@pytest.mark.parametrize("name", LEVELS)
def test_swapping_the_truth_behind_a_knowledge_changes_no_choice(name: str) -> None:
    game = DoubleAgent(2)
    bot = bots_of("double_agent")[name]
    for seed in range(3):
        moments = random_game(game, seed)
        rng = Random(seed)
        for moment in rng.sample(moments[:-1], 4):
            for seat in game.to_act(moment.state):
                if seat < 0:
                    continue
                first = question(game, moment.state, seat, moment.told[seat])
                world = game.sample_world(first.knowledge, rng)
                told = game.replay_told(world.history, seat)
                second = question(game, world.state, seat, told)
                one = bot.choose(first, FEW, Random(7))
                assert bot.choose(second, FEW, Random(7)) == one
                assert bot.choose(first, FEW, Random(7)) == one


def test_the_master_answers_in_time() -> None:
    game = DoubleAgent(2)
    moment = next(m for m in random_game(game, 3) if m.state.phase == TURN and m.state.turns == 8)
    seat = moment.state.seat
    start = perf_counter()
    bots_of("double_agent")["master"].choose(
        question(game, moment.state, seat, moment.told[seat]), LIVE, Random(1)
    )
    assert perf_counter() - start < 2


# ref-greedy, as its page says


def test_the_greedy_lays_its_highest_card_where_loyalty_and_influence_are_highest() -> None:
    hand = ["doc_4", "doc_7", "doc_2", "doc_3", "tip"]
    situation = Situation(hand, [], tokens=([1, 2, 2, 3, 4, 5], [1, 2, 2, 3, 4, 5]))
    assert choices("ref-greedy", situation, 0) == [
        {"type": "document", "card": "doc_7", "agent": E}
    ]


def test_the_greedy_counts_the_dark_space_and_takes_any_of_equals() -> None:
    hand = ["doc_7", "doc_2", "doc_3", "tip", "pressure"]
    situation = Situation(hand, ["doc_2"], tokens=([1, 2, 2, 3, 4, 5], [1, 2, 2, 3, 4, 5]))
    situation.lay(0, "doc_2", L, pull=V)
    situation.lay(1, "doc_2", L, pull=L)
    agents = {action["agent"] for action in choices("ref-greedy", situation, 0)}
    assert agents == {V, E}


def test_the_greedy_without_a_high_card_lays_its_lowest_at_its_worst_agent() -> None:
    hand = ["doc_3", "doc_2", "tip", "doc_3", "pressure"]
    situation = Situation(hand, [], tokens=([1, 2, 2, 3, 4, 5], [1, 2, 2, 3, 4, 5]))
    found = choices("ref-greedy", situation, 0)
    assert {(action["card"], action["agent"]) for action in found} == {("doc_2", L), ("tip", L)}


def test_the_greedy_pulls_the_pawn_of_its_best_agent() -> None:
    situation = Situation(["doc_7"], [], tokens=([1, 2, 5, 3, 4, 2], [1, 2, 2, 3, 4, 5]))
    situation.play(0, type="document", card="doc_7", agent=B)
    assert choices("ref-greedy", situation, 0) == [{"type": "influence", "agent": B}]


def test_the_greedy_acts_only_when_no_document_is_legal() -> None:
    game = DoubleAgent(2, {"deck": ONLY_ACTIONS})
    watched = Watched(bots_of("double_agent")["ref-greedy"])
    play_bots(game, [("a", watched), ("b", watched)], "acts", FEW)
    kinds = {"document": 0, "action": 0}
    for question, choice in watched.answers:
        if question.asked == "turn":
            open = any(one.fixed["type"] == "document" for one in question.legal.alternatives)
            kinds[choice.action["type"]] += 1
            assert choice.action["type"] == ("document" if open else "action")
    assert all(kinds.values())


# The master's quick playouts


class Mirror(Position):
    """A playout that keeps its moves as the rules' own codes."""

    __slots__ = ("moves",)

    moves: list[int]

    def lay(self, seat: int, kind: int, agent: int) -> None:
        self.moves.append(kind * 6 + agent)
        super().lay(seat, kind, agent)

    def pull(self, seat: int, agent: int) -> None:
        self.moves.append(self.quick.tables.influences + agent)
        super().pull(seat, agent)


def midgame(game: DoubleAgent, seed: int) -> Iterator[tuple[State, int, list[Any]]]:
    for moment in random_game(game, seed):
        if moment.state.phase in (TURN, INFLUENCE):
            seat = moment.state.seat
            yield moment.state, seat, moment.told[seat]


@pytest.mark.parametrize("seed", range(6))
def test_a_playout_ends_as_the_rules_say(seed: int) -> None:
    game = DoubleAgent(2)
    compared = 0
    for _, seat, told in midgame(game, seed):
        reading = Reading(game.knowledge(seat, told))
        rng = Random(seed)
        state = Sampler(reading).draw(rng)
        position = Mirror(Quick(game.tables), state)
        position.moves = []
        odds = [against(one) for one in reading.shares()]
        position.play_on(seat, odds, wavering(rng))
        for move in position.moves:
            if state.phase == OVER or not state.hands[state.seat]:
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


def test_a_drawn_state_is_told_as_the_truth_is() -> None:
    game = DoubleAgent(2)
    for state, seat, told in midgame(game, 11):
        reading = Reading(game.knowledge(seat, told))
        drawn = Sampler(reading).draw(Random(1))
        assert msgspec.to_builtins(game.view(drawn, seat)) == msgspec.to_builtins(
            game.view(state, seat)
        )
        for one in (0, 1):
            assert sorted(held(game, drawn, one)) == sorted(held(game, state, one))


def held(game: DoubleAgent, state: State, seat: int) -> list[str]:
    """Return all cards of a seat that are neither out of the game nor delivered."""
    columns = [card for agent in (L, S, B, A, V, E) for card in state.columns[seat * 6 + agent]]
    pile = [game.tables.ids[kind] for kind in state.pile(seat)]
    return [*columns, *game.tables.kept(state.hands[seat]), *pile]
