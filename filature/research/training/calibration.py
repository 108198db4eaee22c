"""Calibrates appraisals: plays games of bots, and compares what was said with what came of it.

    python -m filature.research.training.calibration GAME… [--games N] [--without-network]

plays N games of the set-ups in `SETUPS`, appraises some positions and some of the decisions that
were made, and writes `calibration.json` into the game's folder: for each kind of estimate and
set-up a rising map from the raw estimate to how often the seat then won. Where the game has a
network, the maps of the network's values are fitted, in games of `master`; else, and with
`--without-network`, those of the game's own appraiser, in games of `agent`. The others are kept.
The same numbers give the same file. `python -m benchmarks.calibration` tests it with other games.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

import msgspec

from filature.bots.appraisal import (
    DECISION,
    POSITION,
    Appraiser,
    Calibration,
    Calibrations,
    Chance,
)
from filature.bots.network import Network, load_network
from filature.bots.network_appraisal import NetworkAppraiser, map_prefix
from filature.bots.player import MEASURED, Question
from filature.core.legal import Json, RecordAction, same
from filature.core.session import GameSession
from filature.games import appraiser_of, bots_of, folder, game_class
from filature.research.training.calibration_maps import LEAST, LEAST_OF, Sample, fit_all

Options = dict[str, Json]

SETUPS: dict[str, list[tuple[int, Options, int]]] = {
    "agent_hunter": [(2, {}, 6), (2, {"agents": 7, "bases": 2, "tokens": 2}, 2)],
    "agents_secrets": [
        *[(seats, {}, 1) for seats in range(2, 8)],
        *[(seats, {"rules": "advanced"}, 1) for seats in range(2, 8)],
        (4, {"goal": 21}, 1),
    ],
    "double_agent": [(2, {}, 4), (2, {"hand_backs": "hidden"}, 2)],
    "kryptos": [
        *[(seats, {}, 3) for seats in (3, 4, 5)],
        (6, {}, 1),
        (4, {"mystery": True, "setup": "advanced"}, 1),
        (4, {"bribe": True}, 1),
        (3, {"target_score": 10}, 1),
        (5, {"target_score": 20}, 1),
    ],
    "spies_vs_spies": [
        (3, {}, 3),
        (4, {}, 3),
        (4, {"rounds": 3}, 1),
        (4, {"notes": "none"}, 1),
        (3, {"target_score": 5}, 1),
    ],
}
"""What is played, and how many parts of all games are played so. Other games: all seat counts."""

LOOKS = {"agent_hunter": 8, "double_agent": 8}
"""About how many positions, and as many decisions, of a game are appraised; `MOST_LOOKS` where
playing it takes longer than appraising it."""
MOST_LOOKS = 16
FITTING = 1_000_000
"""The first seed of the games for fitting; those for testing begin at 0."""
EXPECTED_STEPS = {
    "agent_hunter": 30,
    "agents_secrets": 90,
    "double_agent": 38,
    "kryptos": 40,
    "spies_vs_spies": 60,
}
"""About how many steps a game has."""

NETWORK, VALUE_HEAD, OTHERWISE, RAW = "network", "value head", "otherwise", "raw"
"""Who states chances: the network, calibrated, and its value head as it is; the game's own
appraiser, calibrated, and as it is."""


class Played(NamedTuple):
    """What is played, and who states chances on the way."""

    id: str
    level: str
    by: tuple[str, ...]
    decisions: bool = True
    """Whether decisions are appraised, and not positions alone."""


class Recording(Calibrations):
    """Calibrates, and remembers by which name it was asked, and how often."""

    def __init__(self, maps: Calibrations) -> None:
        super().__init__(maps.maps)
        self.keys: list[str] = []

    def has(self, prefix: str) -> bool:
        """Tell that there is every map: where none is kept, the raw estimate is wanted."""
        return True

    def __call__(self, key: str, estimate: Chance) -> Chance:
        self.keys.append(key)
        return super().__call__(key, estimate)


class Stating:
    """Appraises what is played of one game, and remembers it."""

    def __init__(self, id: str, by: str) -> None:
        kept = Calibrations({})
        place = folder(id).joinpath("calibration.json")
        if by in (NETWORK, OTHERWISE) and place.is_file():
            kept = Calibrations.read(place)
        self.by, self.record = by, Recording(kept)
        appraiser: Any = appraiser_of(id)
        if by in (OTHERWISE, RAW):
            appraiser = getattr(appraiser, "otherwise", appraiser)
        if hasattr(appraiser, "calibrated_by"):
            appraiser = appraiser.calibrated_by(self.record)
        self.appraiser: Appraiser = appraiser
        self.taken: list[tuple[int, Sample]] = []

    def position(self, session: GameSession, seat: int, seed: int) -> None:
        """State the chance of a seat now."""
        self.record.keys, began = [], process_time()
        chance = self.appraiser.position(
            session.knowledge_of(seat), POSITION, self.stream(session, seed)
        )
        key = self.record.keys[0] if len(self.record.keys) == 1 else ""
        self.take(seat, seed, key, "position", chance, process_time() - began)

    def decision(self, session: GameSession, seat: int, action: RecordAction, seed: int) -> None:
        """State the chance after a decision that a seat now makes."""
        self.record.keys, began = [], process_time()
        question = Question.of(session, seat)
        found = self.appraiser.decisions(question, DECISION, self.stream(session, seed), [action])
        seconds = process_time() - began
        chance = next(one.chance for one in found if same(one.action, action))
        key = self.record.keys[-1] if self.record.keys else ""
        if self.by in (NETWORK, VALUE_HEAD):
            key = ""
        self.take(seat, seed, key, question.asked, chance, seconds)

    def stream(self, session: GameSession, seed: int) -> Random:
        return Random(f"{seed} appraisal {len(session.history)}")

    def take(
        self, seat: int, seed: int, key: str, asked: str, chance: Chance, seconds: float
    ) -> None:
        sample = Sample(seed, key, asked, chance.win, chance.error, 0.0, self.by, seconds)
        self.taken.append((seat, sample))


def network_of(id: str) -> Network | None:
    """Return the network that appraises a game, if it has one."""
    appraiser = appraiser_of(id)
    if not isinstance(appraiser, NetworkAppraiser):
        return None
    return load_network(appraiser.package)


def level_of(id: str, without_network: bool = False) -> str:
    """Return the bot whose games a game's chances are calibrated by."""
    return "agent" if without_network or network_of(id) is None else "master"


def setups_of(id: str, network_only: bool = False) -> list[tuple[int, Options, int]]:
    """Return what is played of a game; only what its network knows, if so wanted."""
    setups = SETUPS.get(id) or [(seats, {}, 1) for seats in game_class(id).seat_counts]
    appraiser = appraiser_of(id)
    if not network_only or not isinstance(appraiser, NetworkAppraiser):
        return setups
    supports = appraiser.encoding.supports
    return [one for one in setups if supports(game_class(id)(one[0], one[1]))]


def play(played: Played, seats: int, options: Options, seed: int) -> list[Sample]:
    """Play one game of bots, and appraise some of it on the way."""
    id = played.id
    game, bot = game_class(id)(seats, options), bots_of(id)[played.level]
    stating = [Stating(id, by) for by in played.by]
    dealing, thinking, looking = (Random(f"{seed} {what}") for what in ("deal", "bot", "look"))
    session = GameSession(game, viewers=range(seats)).start()
    share = LOOKS.get(id, MOST_LOOKS) / EXPECTED_STEPS.get(id, 40)
    while session.to_act:
        if looking.random() < share:
            seat = looking.randrange(seats)
            for one in stating:
                one.position(session, seat, seed)
        if session.is_chance:
            session.draw_chance(dealing)
            continue
        seat = session.to_act[0]
        action = bot.choose(Question.of(session, seat), MEASURED, thinking).action
        if looking.random() < share and played.decisions:
            for one in stating:
                if one.by != VALUE_HEAD:
                    one.decision(session, seat, action, seed)
        session.apply(seat, game.from_record(action))
    outcome = session.outcome
    assert outcome is not None
    part = 1 / len(outcome.winners) if outcome.winners else 0.0
    return [
        sample._replace(result=part * (seat in outcome.winners))
        for one in stating
        for seat, sample in one.taken
    ]


def play_numbered(job: tuple[Played, int, Options, int]) -> list[Sample]:
    return play(*job)


def collect(played: Played, games: int, first: int, processes: int = 1) -> Iterator[Sample]:
    """Play so many games in all, over the set-ups in their parts."""
    network_only = bool({NETWORK, VALUE_HEAD} & set(played.by))
    setups = [
        (seats, options)
        for seats, options, parts in setups_of(played.id, network_only)
        for _ in range(parts)
    ]
    jobs = [(played, *setups[number % len(setups)], first + number) for number in range(games)]
    if processes == 1:
        for job in jobs:
            yield from play_numbered(job)
        return
    with ProcessPoolExecutor(processes) as pool:
        for samples in pool.map(play_numbered, jobs, chunksize=8):
            yield from samples


def fit_game(
    id: str, games: int, without_network: bool = False, processes: int = 1, level: str = ""
) -> tuple[list[Sample], dict[str, Calibration]]:
    """Fit the maps of a game to so many games, and write them into its folder."""
    network = None if without_network else network_of(id)
    level = level or level_of(id, without_network)
    by = RAW if network is None else VALUE_HEAD
    played = Played(id, level, (by,), decisions=network is None)
    samples = list(collect(played, games, FITTING, processes))
    return samples, write_maps(id, network, samples)


def write_maps(
    id: str, network: Network | None, samples: Iterable[Sample]
) -> dict[str, Calibration]:
    """Fit maps, and write them beside those of the other kind: a network's, or the game's own."""
    place = Path(str(folder(id))) / "calibration.json"
    old: dict[str, Calibration] = {}
    if place.exists():
        old = msgspec.json.decode(place.read_bytes(), type=dict[str, Calibration])
    maps = fit_all(samples, LEAST_OF.get(id, LEAST))
    if network is not None:
        maps = {key: one for key, one in maps.items() if key.startswith(map_prefix(network))}
    kept = {key: one for key, one in old.items() if is_networks(key) == (network is None)}
    text = msgspec.json.encode(dict(sorted({**kept, **maps}.items())))
    place.write_bytes(msgspec.json.format(text, indent=1) + b"\n")
    return maps


def is_networks(key: str) -> bool:
    """Tell whether a map is one of a network's."""
    return key.startswith("network.")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m filature.research.training.calibration")
    parser.add_argument("game", nargs="+")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--level", default="", help="whose games (default: as the network is used)")
    parser.add_argument("--without-network", action="store_true", help="fit the other maps")
    given = parser.parse_args(arguments)
    for id in given.game:
        samples, maps = fit_game(
            id, given.games, given.without_network, given.processes, given.level
        )
        sys.stdout.write(f"{id}: {len(samples)} samples, {len(maps)} maps\n")


if __name__ == "__main__":
    main()
