"""Small networks that choose decisions: trained elsewhere, computed here, exactly.

A network is a few layers over the numbers of a game's `Encoder`. Weights and all that passes
between layers are whole numbers, held in floats of 64 bits: every sum is exact, in whatever order a
machine adds it up, so the same question gets the same answer everywhere. NumPy is needed; without
it `load_network` gives nothing, and a bot plays as it did before there were networks.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, Protocol

from filature.bots.player import Bot, Budget, Choice, Question, percent
from filature.core.events import Event
from filature.core.game import Game
from filature.core.kernel import ONE
from filature.core.knowledge import Knowledge, Move

WEIGHT_BITS = 14
"""Weights are whole multiples of 2^-14."""
BETWEEN = 1024
"""What 1.0 is between layers."""
MOST = 1 << 20
"""What passes between layers is cut off here (at 1024.0), so that no sum leaves the exact range."""
LOGIT_STEP = 64
"""Chances are computed from logits in steps of 1/64."""
LEAST_LOGIT = 24
"""An action whose logit is lower than the best by more than this is never drawn."""


class Encoder(Protocol):
    """Follows what a seat is told, and puts it into numbers as the game's kernel does.

    `read` every event; then, while `move` is nothing, `take` one of the `legal` actions.
    """

    game: Any
    taken: tuple[int, ...]

    @property
    def owes(self) -> bool: ...
    def read(self, event: Event, /) -> None: ...
    def legal(self) -> list[int]: ...
    def observation(self) -> list[int]: ...
    def take(self, action: int, /) -> None: ...
    @property
    def move(self) -> Move | None: ...
    def actions(self, move: Any, /) -> list[int]: ...


def flags(values: Iterable[bool]) -> list[int]:
    """Return numbers that say yes or no."""
    return [ONE if value else 0 for value in values]


def one_hot(value: int, size: int) -> list[int]:
    """Return numbers of which the value's is 1; none if it is negative."""
    return [ONE if at == value else 0 for at in range(size)]


class Network:
    """The layers of a network, as whole numbers.

    `body` is a chain of layers with rectified outputs, in which every layer after the first adds
    what came in; `policy` gives a logit for each action, `value` what the game is worth. `digest`
    tells networks apart: calibration maps are kept under it.
    """

    def __init__(self, arrays: dict[str, Any], digest: str = "") -> None:
        import numpy as np

        self.np, self.digest = np, digest
        names = sorted(name[: -len(".weight")] for name in arrays if name.endswith(".weight"))
        self.layers = {
            name: (
                np.rint(arrays[f"{name}.weight"].astype(np.float64) * 2**WEIGHT_BITS),
                arrays[f"{name}.bias"].astype(np.float64),
            )
            for name in names
        }
        self.body = [name for name in names if name.startswith("body")]

    def layer(self, name: str, inputs: Any, one: int) -> Any:
        """Return a layer's outputs; what comes in has `one` for 1.0, what goes out `BETWEEN`."""
        np = self.np
        weight, bias = self.layers[name]
        scale = 2**WEIGHT_BITS * one // BETWEEN
        sums = inputs @ weight + np.rint(bias * (2**WEIGHT_BITS * one))
        return np.floor(sums / scale)

    def through_body(self, observations: Sequence[int] | Sequence[Sequence[int]]) -> Any:
        """Return what comes out of the body, of one observation or of several at once."""
        np = self.np
        passed, one = np.array(observations, np.float64), ONE
        for name in self.body:
            out = np.clip(self.layer(name, passed, one), 0, MOST)
            passed, one = (out if one == ONE else np.minimum(out + passed, MOST)), BETWEEN
        return passed

    def apply(self, observation: Sequence[int]) -> tuple[list[int], int]:
        """Return a logit for each action, and the value; both in 1/`BETWEEN`."""
        passed = self.through_body(observation)
        logits = self.layer("policy", passed, BETWEEN)
        value = self.layer("value", passed, BETWEEN)
        return [int(logit) for logit in logits], int(value[0])

    def values(self, observations: Sequence[Sequence[int]]) -> list[int]:
        """Return the values of several observations, each as `apply` has it."""
        found = self.layer("value", self.through_body(observations), BETWEEN)
        return [int(value) for value in found[:, 0]]


def chances(logits: Sequence[int], legal: Sequence[int]) -> list[int]:
    """Return how likely each legal action is, as whole numbers that need not add up to anything."""
    best = max(logits[action] for action in legal)
    table = exponentials()
    steps = [(best - logits[action]) * LOGIT_STEP // BETWEEN for action in legal]
    return [table[step] if step < len(table) else 0 for step in steps]


@cache
def exponentials() -> list[int]:
    """Return exp(-k / 64) for each step k, in 2^-30."""
    return [round(math.exp(-step / LOGIT_STEP) * 2**30) for step in range(LEAST_LOGIT * LOGIT_STEP)]


def drawn(logits: Sequence[int], legal: Sequence[int], rng: Random) -> int:
    """Draw a legal action, each as likely as its logit says."""
    weights = chances(logits, legal)
    at = rng.randrange(sum(weights))
    for action, weight in zip(legal, weights, strict=True):
        at -= weight
        if at < 0:
            return action
    raise AssertionError("the weights add up")


@cache  # The networks in games' folders.
def load_network(package: str, name: str = "network.npz") -> Network | None:
    """Return the network in a game's folder; nothing where NumPy or the file is missing."""
    try:
        import numpy as np
    except ImportError:
        return None
    file = files(package).joinpath(name)
    if not file.is_file():
        return None
    content = file.read_bytes()
    digest = sha256(content).hexdigest()[:8]
    with np.load(BytesIO(content), allow_pickle=False) as arrays:
        return Network({name: arrays[name] for name in arrays.files}, digest)


@cache  # Those that a command names.
def read_network(path: str) -> Network:
    """Return the network in a file, or in a folder's `network.npz`; refuse in words."""
    import numpy as np

    file = Path(path, "network.npz") if Path(path).is_dir() else Path(path)
    try:
        with np.load(file, allow_pickle=False) as arrays:
            network = Network({name: arrays[name] for name in arrays.files})
    except (OSError, ValueError, AttributeError) as error:
        raise ValueError(f"no network can be read from {file} ({error})") from None
    if not network.body or not {"policy", "value"} <= set(network.layers):
        raise ValueError(f"{file} is not a network.npz as training writes it for play")
    return network


def told(encoder: Encoder, knowledge: Knowledge) -> Encoder:
    """Let an encoder read all that its seat was told."""
    for event in knowledge.told:
        encoder.read(event)
    return encoder


def win_chance(value: int, seats: int) -> float:
    """Return how likely a seat wins, by a network's value (see `core.kernel.returns`)."""
    return min(1.0, max(0.0, (value / BETWEEN * (seats - 1) + 1) / seats))


class EncoderModule(Protocol):
    """What a game's `thinking/encoder.py` provides."""

    def Encoder(self, game: Any, seat: int, /) -> Encoder: ...  # noqa: N802
    def supports(self, game: Any, /) -> bool: ...


class NetworkBot:
    """Draws its decisions from a network's chances, action after action.

    The network lies in the game's folder. Where there is none, or no NumPy, or the network does not
    know the set-up, `otherwise` decides.
    """

    def __init__(self, game: type[Game[Any, Any]], encoding: EncoderModule, otherwise: Bot) -> None:
        self.game, self.encoding, self.otherwise = game, encoding, otherwise
        self.package = game.__module__.rpartition(".")[0]

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        knowledge = question.knowledge
        network = load_network(self.package)
        game = self.game(knowledge.seats, knowledge.options)
        if network is None or not self.encoding.supports(game):
            return self.otherwise.choose(question, budget, rng)
        return decide(network, self.encoding.Encoder(game, knowledge.viewer), knowledge, rng)


class NetworkFileBot:
    """Draws its decisions from the chances of a network in any file, for measuring.

    Where it cannot, it fails: nothing plays in its place.
    """

    def __init__(self, game: type[Game[Any, Any]], encoding: EncoderModule, path: str) -> None:
        self.game, self.encoding = game, encoding
        self.network = read_network(path)
        inputs = self.network.layers[self.network.body[0]][0].shape[0]
        numbers = len(encoding.Encoder(game(game.seat_counts[0]), 0).observation())
        if inputs != numbers:
            raise ValueError(f"it reads {inputs} numbers, and {game.id} has {numbers}")

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        knowledge = question.knowledge
        game = self.game(knowledge.seats, knowledge.options)
        if not self.encoding.supports(game):
            raise ValueError("networks do not know this set-up")
        return decide(self.network, self.encoding.Encoder(game, knowledge.viewer), knowledge, rng)


def decide(network: Network, encoder: Encoder, knowledge: Knowledge, rng: Random) -> Choice:
    """Draw a decision from a network's chances, action after action."""
    told(encoder, knowledge)
    values = []
    while (move := encoder.move) is None:
        logits, value = network.apply(encoder.observation())
        values.append(value)
        encoder.take(drawn(logits, encoder.legal(), rng))
    win = percent(win_chance(values[0], knowledge.seats))
    return Choice(encoder.game.to_record(knowledge.viewer, move), {"type": "practised", "win": win})
