"""The games as OpenSpiel's: its own suites, and that nothing but knowledge is shown."""

from __future__ import annotations

import io
import unittest
from random import Random
from typing import Any

import pytest

pyspiel: Any = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed here (pip install filature[openspiel])"
)

from filature.games import catalogue
from filature.research.openspiel import FilatureState, resampler
from filature.research.stepper import LONGEST

GAMES = [f"filature_{id}" for id in catalogue()]
SMALL = "filature_agent_hunter(agents=3,bases=1,tokens=1,turn_limit=4)"
TINY = "filature_agent_hunter(agents=3,bases=1,tokens=0,turn_limit=1)"
"""Few enough histories to walk them all."""

SHORT = [
    "filature_agent_hunter(turn_limit=30)",
    "filature_agents_secrets(turn_limit=8)",
    "filature_double_agent",
    "filature_kryptos(max_game_length=40)",
    "filature_spies_vs_spies(rounds=1,max_game_length=60)",
]
EVERY = [
    *GAMES,
    "filature_agents_secrets(players=7,rules=advanced,goal=21)",
    "filature_double_agent(hand_backs=hidden)",
    "filature_kryptos(players=6,max_game_length=150)",
    "filature_kryptos(players=4,setup=advanced,mystery=True,bribe=True)",
    "filature_spies_vs_spies(players=4,notes=none,rounds=2)",
]


# OpenSpiel's Python modules are imported by the tests that use them, as this takes seconds: pytest
# imports this file in each of its processes.


@pytest.fixture
def api_test() -> Any:
    """OpenSpiel's own suite."""
    from open_spiel.integration_tests import api_test

    return api_test


def suite(case: type[unittest.TestCase], name: str, game: str) -> None:
    """Run one of OpenSpiel's test cases on a game."""
    own = type(case.__name__, (case,), {"game_name": name, "game": pyspiel.load_game(game)})
    tests = unittest.defaultTestLoader.loadTestsFromTestCase(own)
    report = io.StringIO()
    result = unittest.TextTestRunner(stream=report).run(tests)
    assert result.testsRun >= 5
    assert result.wasSuccessful(), report.getvalue()


@pytest.mark.parametrize("game", SHORT)
def test_open_spiel_plays_a_short_game_and_its_serialised_copies(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("game", EVERY)
def test_open_spiel_plays_every_game_and_its_serialised_copies(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=3, serialize=True, verbose=False)


def test_open_spiel_s_api_suite_on_a_small_set_up(api_test: Any) -> None:
    suite(api_test.EnforceAPIOnPartialTreeBase, "filature_agent_hunter", SMALL)


@pytest.mark.slow
@pytest.mark.parametrize("game", EVERY)
def test_open_spiel_s_api_suite_on_every_game(api_test: Any, game: str) -> None:
    suite(api_test.EnforceAPIOnPartialTreeBase, game.split("(")[0], game)


def test_open_spiel_s_api_suite_on_a_whole_tree(
    api_test: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By hand: 3 placements each, 2 first players, 3 ways to attack, of which in one pair of
    placements out of three that from the base succeeds, and is followed by one of 2 refills."""
    placed = 3 * 3
    chance = placed
    turns = 2 * placed
    refills = 2 * 3
    ends = 3 * turns - refills + 2 * refills
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, "tiny", (chance, 1 + 3 + turns + refills, ends))
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, "tiny", 1 + 1 + 2 * 3 + 2 * 3)
    suite(api_test.EnforceAPIOnFullTreeBase, "tiny", TINY)


def test_open_spiel_s_solvers_work_on_a_small_set_up() -> None:
    """Evenly random play is as exploitable as our own solver has it; a few iterations help."""
    from open_spiel.python import policy
    from open_spiel.python.algorithms import exploitability, external_sampling_mccfr

    game = pyspiel.load_game(SMALL)
    even = exploitability.nash_conv(game, policy.UniformRandomPolicy(game), use_cpp_br=False) / 2
    assert even == pytest.approx(17 / 36)
    tiny = pyspiel.load_game(TINY)
    solver = external_sampling_mccfr.ExternalSamplingSolver(tiny)
    for _ in range(200):
        solver.iteration()
    left = exploitability.nash_conv(tiny, solver.average_policy(), use_cpp_br=False)
    begun = exploitability.nash_conv(tiny, policy.UniformRandomPolicy(tiny), use_cpp_br=False)
    assert left < begun / 2


def moments(game: str, seed: int, every: int) -> list[FilatureState]:
    """Play at random; return some of the states in which a player must decide."""
    rng = Random(seed)
    state = pyspiel.load_game(game).new_initial_state()
    found = []
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, odds)[0])
            continue
        if state.move_number() % every == 0:
            found.append(state.clone())
        state.apply_action(rng.choice(state.legal_actions()))
    return found


@pytest.mark.parametrize("game", SHORT)
def test_what_a_player_is_shown_is_the_same_in_every_world_that_it_cannot_tell_apart(
    game: str,
) -> None:
    different = 0
    resampled = resampler(8)
    for state in moments(game, seed=7, every=5):
        player = state.current_player()
        for _ in range(2):
            world = resampled(state, player)
            assert world.current_player() == player
            assert world.legal_actions() == state.legal_actions()
            assert world.information_state_string() == state.information_state_string()
            assert world.information_state_tensor() == state.information_state_tensor()
            assert world.observation_string() == state.observation_string()
            assert world.observation_tensor() == state.observation_tensor()
            different += str(world) != str(state)
    assert different > 0, "the worlds drawn are always the truth"


def test_public_and_private_observations_are_what_a_spectator_sees_and_the_rest() -> None:
    game = pyspiel.load_game("filature_agent_hunter")
    state = moments("filature_agent_hunter", seed=1, every=5)[1]
    seen = {}
    for remembers in (False, True):
        for public in (False, True):
            for private in (pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER):
                kind = pyspiel.IIGObservationType(
                    perfect_recall=remembers, public_info=public, private_info=private
                )
                observer = game.make_py_observer(kind)
                for player in (0, 1):
                    observer.set_from(state, player)
                    seen[remembers, public, private.value, player] = (
                        observer.string_from(state, player),
                        observer.tensor[2:].tolist(),
                    )
    none, one = (
        kind.value for kind in (pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER)
    )
    for remembers in (False, True):
        assert seen[remembers, True, none, 0] == seen[remembers, True, none, 1]
        assert seen[remembers, True, one, 0] != seen[remembers, True, one, 1]
        assert seen[remembers, False, none, 0][0] == ""
        assert sum(seen[remembers, False, none, 0][1]) == 0
        assert seen[remembers, False, one, 0][0] not in ("", seen[remembers, False, one, 1][0])
        assert 0 < sum(seen[remembers, False, one, 0][1]) < sum(seen[remembers, True, one, 0][1])
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="nobody sees"):
        game.make_py_observer(everything)
    with pytest.raises(ValueError, match="takes no parameters"):
        game.make_py_observer(None, {"size": 3})


@pytest.mark.parametrize("by_callback", [True, False])
def test_open_spiel_s_search_over_worlds_plays_with_ours(by_callback: bool) -> None:
    """Given or found by itself: the bot checks that every world drawn looks as the truth does."""
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game(SMALL)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=100)
    if by_callback:
        bot.set_resampler(resampler(1))
    state = game.new_initial_state()
    rng = Random(2)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
    assert sum(state.returns()) == 0


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("filature_kryptos(players=4,mystery=True,setup=advanced)")
    assert game.rules.seats == game.num_players() == 4
    assert game.rules.chosen_options == {"mystery": True, "setup": "advanced"}
    assert pyspiel.load_game(str(game)).rules.chosen_options == game.rules.chosen_options
    assert pyspiel.load_game("filature_spies_vs_spies").rules.rounds is None
    assert pyspiel.load_game("filature_spies_vs_spies(rounds=2)").rules.rounds == 2
    assert pyspiel.load_game("filature_kryptos").max_game_length() == LONGEST


def test_options_of_a_game_s_own_kind_are_names_or_a_file(tmp_path: Any) -> None:
    from filature.games.agents_secrets.street import AGENTS

    names = sorted(AGENTS)[:4]
    game = pyspiel.load_game(f"filature_agents_secrets(agents={'+'.join(names)})")
    assert game.rules.options["agents"] == names
    file = tmp_path / "agents.json"
    file.write_text(str(names).replace("'", '"'), encoding="utf-8")
    game = pyspiel.load_game("filature_agents_secrets", {"agents": str(file)})
    assert game.rules.options["agents"] == names


def test_actions_have_the_record_s_words() -> None:
    state = pyspiel.load_game("filature_double_agent").new_initial_state()
    first = state.legal_actions()[0]
    assert '"type": "loyalty"' in state.action_to_string(0, first)
    state.apply_action(first)
    state.apply_action(first)
    assert state.action_to_string(state.legal_actions()[0]) == "draws 0"
    kryptos = pyspiel.load_game("filature_kryptos").new_initial_state()
    assert '"type": "first_player"' in kryptos.action_to_string(0)
