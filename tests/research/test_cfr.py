"""CFR+ over the public tree: near-perfect play of small set-ups, refereed by OpenSpiel."""

from importlib.util import find_spec
from typing import Any

import msgspec
import pytest

from filature.core.events import CHANCE
from filature.games import AnyGame
from filature.games.agent_hunter.rules import AgentHunter
from filature.research.cfr import STUDIED, Cfr, main, matched, spots
from filature.research.public_tree import PublicTree

SMALL = {"agents": 3, "bases": 1, "tokens": 1, "turn_limit": 4}
REFEREED = {0: 17 / 36, 10: 0.26985084931185405, 30: 0.04545678172660465}
"""By iterations: how exploitable OpenSpiel's CFR+ leaves the small set-up (open_spiel 2.0.2)."""


def solver(options: dict[str, int], lateness: int = 2) -> Cfr:
    return Cfr(PublicTree(AgentHunter(2, options)), lateness)


def test_regret_matching_is_even_where_nothing_is_regretted() -> None:
    assert matched([0.0, 0.0]) == [0.5, 0.5]
    assert matched([3.0, 1.0]) == [0.75, 0.25]


def test_the_public_tree_holds_every_history_and_private_state_once() -> None:
    """One turn, by hand: two placements, chance, and one spot for each seat that may begin.

    Three agents, one base, no token: three private states each, with two hand attacks and a base
    attack, which all end the game, but for the refill after an equal base attack.
    """
    tree = PublicTree(AgentHunter(2, {"agents": 3, "bases": 1, "tokens": 0, "turn_limit": 1}))
    kinds = [spot.seat for spot in spots(tree.root)]
    assert kinds[:3] == [0, 1, CHANCE]
    turns = [lead.spot for lead in tree.root.leads[0].spot.leads[0].spot.leads]
    assert [spot.seat for spot in turns] == [0, 1]
    for spot in turns:
        assert [len(known) for known in spot.knows] == [3, 3]
        assert [len(choices) for choices in spot.choices] == [3, 3, 3]
        assert len(spot.leads) == 3
    assert tree.spots == len(kinds) == 3 + 2 + 2 * 3


def test_a_single_turn_is_solved_exactly() -> None:
    cfr = solver({"agents": 3, "bases": 1, "tokens": 0, "turn_limit": 1})
    cfr.iterate(200)
    assert cfr.exploitability() < 0.002
    assert abs(cfr.value()) < 0.002


def test_a_small_set_up_is_nearly_solved() -> None:
    cfr = solver(SMALL)
    assert cfr.exploitability() == pytest.approx(17 / 36)
    cfr.iterate(60)
    assert cfr.exploitability() < 0.03
    assert abs(cfr.value()) < 0.005
    assert cfr.best_answer(0) >= cfr.value() >= -cfr.best_answer(1)


def test_the_strategies_are_shares_of_legal_moves() -> None:
    cfr = solver({"agents": 3, "bases": 1, "tokens": 1, "turn_limit": 2})
    cfr.iterate(10)
    strategy = cfr.strategy()
    assert len(strategy) == cfr.tree.infosets
    for chosen in strategy.values():
        assert sum(chosen.values()) == pytest.approx(1)


def test_the_command_says_how_far_it_has_come(capsys: pytest.CaptureFixture[str]) -> None:
    small = ["--agents", "3", "--bases", "1", "--tokens", "1", "--turn-limit", "2"]
    main([*small, "--iterations", "20", "--every", "10"])
    lines = capsys.readouterr().out.splitlines()
    assert "public spots" in lines[0]
    assert [line.split(":")[0] for line in lines[2:]] == ["iteration 10", "iteration 20"]


def test_the_command_refuses_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    for wrong in (["--agents", "2"], ["--every", "0"], ["--tokens", "six"]):
        with pytest.raises(SystemExit) as left:
            main(wrong)
        assert left.value.code == 2
        assert "error: " in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["--help"])
    assert "--turn-limit" in capsys.readouterr().out


@pytest.mark.slow
def test_two_turns_less_than_the_set_up_studied_are_nearly_solved() -> None:
    """Twenty times nearer to perfect than evenly random play, after a few iterations."""
    cfr = solver({**STUDIED, "turn_limit": 4})
    assert cfr.exploitability() == pytest.approx(0.541015625)
    cfr.iterate(50)
    assert cfr.exploitability() < 0.027


@pytest.mark.slow
def test_the_set_up_studied_is_solved_to_half_a_percent() -> None:
    cfr = solver(STUDIED)
    cfr.iterate(80)
    assert cfr.exploitability() <= 0.005


def test_every_iteration_is_that_of_open_spiel_s_solver() -> None:
    cfr = solver(SMALL, lateness=1)
    for iterations, exploitability in REFEREED.items():
        cfr.iterate(iterations - cfr.iteration)
        assert cfr.exploitability() == pytest.approx(exploitability, abs=1e-9)


@pytest.mark.skipif(
    find_spec("pyspiel") is None,
    reason="OpenSpiel is not installed here (pip install open_spiel); its figures are pinned above",
)
@pytest.mark.parametrize("turns", [2, pytest.param(4, marks=pytest.mark.slow)])
def test_open_spiel_comes_to_the_same_strategies(turns: int) -> None:
    """To the same as ours, choice by choice; and best answers win as much by its word as by ours.

    OpenSpiel walks every history by itself, so the public tree is checked as well.
    """
    import pyspiel
    from open_spiel.python.algorithms import cfr as open_spiel_cfr
    from open_spiel.python.algorithms import exploitability
    from open_spiel.python.policy import TabularPolicy

    import filature.research.openspiel  # noqa: F401 (registers the games)

    options = {**SMALL, "turn_limit": turns}
    game = pyspiel.load_game("filature_agent_hunter", options)
    cfr = solver(options, lateness=1)
    policy = TabularPolicy(game)
    even = exploitability.nash_conv(game, policy, use_cpp_br=False) / 2
    assert even == pytest.approx(cfr.exploitability(), abs=1e-9)
    cfr.iterate(10)
    ours = {
        information_state(cfr.tree.game, seat, told): chosen
        for (seat, told), chosen in cfr.strategy().items()
    }
    for name, chosen in ours.items():
        row = policy.policy_for_key(name)
        row[:] = 0.0
        for action, share in chosen.items():
            row[action] = share
    left = exploitability.nash_conv(game, policy, use_cpp_br=False) / 2
    assert left == pytest.approx(cfr.exploitability(), abs=1e-9)
    theirs = open_spiel_cfr.CFRPlusSolver(game)
    for _ in range(10):
        theirs.evaluate_and_update_policy()
    average = theirs.average_policy()
    assert len(average.state_lookup) == len(ours)
    for name, chosen in ours.items():
        row = average.policy_for_key(name)
        assert [row[action] for action in chosen] == pytest.approx([*chosen.values()], abs=1e-9)


def information_state(game: AnyGame, seat: int, told: tuple[bytes, ...]) -> str:
    """Name what a seat knows as our games in OpenSpiel do."""
    kind: Any = list[game.event_type]  # type: ignore[name-defined]
    events = [event for step in told for event in msgspec.msgpack.decode(step, type=kind)]
    return msgspec.json.encode(game.knowledge(seat, events)).decode()
