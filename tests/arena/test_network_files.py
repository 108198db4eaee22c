"""Networks from any file as contestants: they play, or it is said in words why they cannot."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from filature.arena.contestants import why_unavailable
from filature.bots.network import read_network
from filature.bots.player import MEASURED
from filature.games import encoder_of, game_class
from tests.arena.contests import all_deals, contest

np: Any = pytest.importorskip("numpy", reason="NumPy is not installed here")
ACTIONS = {"agent_hunter": 99, "double_agent": 175}


def written(game: str, path: Path, *left_out: str) -> str:
    """Write a random network of a game; return its name in the arena."""
    inputs = len(encoder_of(game).Encoder(game_class(game)(2), 0).observation())
    sizes = {"body0": (inputs, 8), "policy": (8, ACTIONS[game]), "value": (8, 1)}
    rng, arrays = np.random.default_rng(1), {}
    for name in sizes.keys() - set(left_out):
        arrays[f"{name}.weight"] = rng.normal(size=sizes[name]).astype(np.float16)
        arrays[f"{name}.bias"] = np.zeros(sizes[name][1], np.float16)
    np.savez(path / "network.npz", **arrays)
    read_network.cache_clear()
    return f"network:{path}"


@pytest.mark.parametrize("game", ACTIONS)
def test_a_network_plays_from_its_file_and_the_same_again(game: str, tmp_path: Path) -> None:
    name = written(game, tmp_path)
    assert why_unavailable(name, game, MEASURED, 1.0) is None
    wanted = contest(game, name, "ref-random", deals=1)
    first, second = all_deals(wanted), all_deals(wanted)
    assert [deal.games for deal in first] == [deal.games for deal in second]
    assert not any(played.forfeits for played in first[0].games)


@pytest.mark.parametrize("game", ["double_agent"])
def test_what_is_no_network_of_the_game_is_refused_in_words(game: str, tmp_path: Path) -> None:
    def why(name: str) -> str:
        return str(why_unavailable(name, game, MEASURED, 1.0))

    assert "no network can be read" in why(f"network:{tmp_path}")
    (tmp_path / "text.npz").write_text("no network", encoding="utf-8")
    assert "no network can be read" in why(f"network:{tmp_path / 'text.npz'}")
    assert "numbers" in why(written("agent_hunter", tmp_path))
    assert "not a network.npz" in why(written(game, tmp_path, "policy"))
