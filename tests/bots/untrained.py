"""Networks with weights drawn at random, to try out what asks networks in any game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

import pytest

from filature.bots import network_appraisal
from filature.bots.appraisal import Calibration, Calibrations
from filature.bots.network import Network
from filature.bots.network_appraisal import NetworkAppraiser
from filature.core.session import GameSession
from filature.games import appraiser_of, game_class

ACTIONS, WIDTH = 4096, 16
DIGEST = "untrained"


@cache
def untrained(id: str) -> Network:
    """Return a network that fits a game's observations and knows nothing."""
    np: Any = pytest.importorskip("numpy", reason="NumPy is not installed here")
    rng = np.random.default_rng(1)
    sizes = {
        "body0": (observation_size(id), WIDTH),
        "policy": (WIDTH, ACTIONS),
        "value": (WIDTH, 1),
    }
    arrays: dict[str, Any] = {}
    for name, shape in sizes.items():
        arrays[f"{name}.weight"] = rng.normal(size=shape, scale=0.2).astype(np.float16)
        arrays[f"{name}.bias"] = rng.normal(size=shape[1], scale=0.2).astype(np.float16)
    return Network(arrays, DIGEST)


def observation_size(id: str) -> int:
    game = game_class(id)(min(game_class(id).seat_counts), {})
    session = GameSession(game, range(game.seats)).start()
    while session.is_chance:
        session.draw_chance(Random(1))
    seat = session.to_act[0]
    encoder = import_module(f"{game_class(id).__module__.rpartition('.')[0]}.thinking.encoder")
    reading = encoder.Encoder(game, seat)
    for event in session.knowledge_of(seat).told:
        reading.read(event)
    return len(reading.observation())


def untrained_appraiser(
    id: str,
    monkeypatch: pytest.MonkeyPatch,
    maps: Mapping[str, Calibration] | None = None,
) -> NetworkAppraiser:
    """Return a game's appraiser with an untrained network and these maps (default: as it says)."""
    appraiser = appraiser_of(id)
    assert isinstance(appraiser, NetworkAppraiser)
    monkeypatch.setattr(network_appraisal, "load_network", lambda package: untrained(id))
    straight = {f"network.{DIGEST}": Calibration([0.0, 1.0], [0.0, 1.0])}
    return appraiser.calibrated_by(Calibrations(straight if maps is None else maps))
