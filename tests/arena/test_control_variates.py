"""Corrections for luck have mean zero whatever they are judged by, and fitting keeps that so."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from typing import Any

import msgspec
import pytest

from filature.arena import control_variates
from filature.arena.contest import Deal, Game
from filature.arena.control_variates import (
    DECISIONS,
    KINDS,
    LUCK,
    Corrections,
    Position,
    judge_of,
    network_player,
    position_of,
)
from filature.arena.report import corrected
from filature.arena.variance import corrected_shares
from filature.bots.network import Network, NetworkBot, chances, told
from filature.bots.player import Budget, Question
from filature.cli import main
from filature.core.events import CHANCE
from filature.core.session import GameSession
from filature.games import AnyGame, bots_of, game_class
from tests.arena.contests import all_deals, contest

np: Any = pytest.importorskip("numpy")

Capture = pytest.CaptureFixture[str]
SETUPS = [
    ("agent_hunter", 2, {"agents": 4, "bases": 1, "tokens": 1, "turn_limit": 4}),
    ("double_agent", 2, {}),
    ("kryptos", 3, {}),
    ("spies_vs_spies", 4, {"rounds": 1}),
    ("agents_secrets", 3, {}),
]


class MadeUp:
    """A made-up V: any number for any point of a history, the same whenever it is asked."""

    def __init__(self, seats: int, salt: str) -> None:
        self.seats, self.salt = seats, salt

    def positions(self, positions: Sequence[Position]) -> list[list[float]]:
        return [self.numbers(repr(position.knowledge)) for position in positions]

    def choices(self, seat: int, observations: Sequence[list[int]]) -> list[list[float]]:
        return [self.numbers(f"{seat} {observation}") for observation in observations]

    def numbers(self, what: str) -> list[float]:
        seen = hashlib.sha256(f"{self.salt} {what}".encode()).digest()
        return [seen[seat] / 255 for seat in range(self.seats)]


class Aimed(Random):
    """A random stream whose next draws are set beforehand, then go on by a seed."""

    def __init__(self, draws: Sequence[int], seed: int) -> None:
        super().__init__(seed)
        self.draws = list(draws)

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        return self.draws.pop(0) if self.draws else super().randrange(start)


def untrained(game: AnyGame, bot: NetworkBot) -> Network:
    """Return a network of random weights for a game's encoder."""
    rng = np.random.default_rng(3)
    session, dealing = GameSession(game, range(game.seats)).start(), Random(1)
    while session.is_chance:
        session.draw_chance(dealing)
    seat = session.pending[0]
    width = len(told(bot.encoding.Encoder(game, seat), session.knowledge_of(seat)).observation())
    sizes = {"body0": (width, 16), "body1": (16, 16), "policy": (16, 400), "value": (16, 1)}
    arrays = {f"{name}.weight": rng.normal(0, 0.3, size) for name, size in sizes.items()}
    arrays |= {f"{name}.bias": np.zeros(size[1]) for name, size in sizes.items()}
    return Network(arrays)


@pytest.fixture(params=SETUPS, ids=lambda setup: setup[0])
def played(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> tuple[AnyGame, NetworkBot, Network]:
    """Return a game, and a bot that plays it by an untrained network."""
    id, seats, options = request.param
    game = game_class(id)(seats, options)
    bot = bots_of(id)["master"]
    assert isinstance(bot, NetworkBot)
    network = untrained(game, bot)
    monkeypatch.setattr(control_variates, "load_network", lambda package: network)
    monkeypatch.setattr("filature.bots.network.load_network", lambda package: network)
    return game, bot, network


class ByEvent(Corrections):
    """Keeps the corrections of each event apart."""

    def __init__(self, game: AnyGame, judge: MadeUp) -> None:
        super().__init__(game, judge)
        self.events: list[list[float]] = []

    def add(
        self, kind: str, weights: Sequence[float], judged: Sequence[list[float]], happened: int
    ) -> None:
        before = self.sums[kind][:]
        super().add(kind, weights, judged, happened)
        self.events.append([a - b for a, b in zip(self.sums[kind], before, strict=True)])


def weighed(weights: Sequence[float], corrections: Sequence[Sequence[float]]) -> list[float]:
    """Return the mean of corrections, by seat."""
    means = zip(*corrections, strict=True)
    return [sum(w * c for w, c in zip(weights, each, strict=True)) / sum(weights) for each in means]


def moments(game: AnyGame, bot: NetworkBot, seed: str, most: int) -> Iterator[GameSession]:
    """Return a game before each of its first moves, as the bot plays it."""
    session, rng = GameSession(game, range(game.seats)).start(), Random(seed)
    while not session.is_over and len(session.history) < most:
        yield session
        if session.is_chance:
            session.draw_chance(rng)
        else:
            seat = session.pending[0]
            choice = bot.choose(Question.of(session, seat), Budget(1), rng)
            session.apply(seat, game.from_record(choice.action))


def test_corrections_of_an_action_have_mean_zero_over_all_that_could_be_drawn(
    played: tuple[AnyGame, NetworkBot, Network],
) -> None:
    """Exactly: every first action of a decision, weighed by the chance with which it is drawn."""
    game, bot, network = played
    tried = 0
    for session in moments(game, bot, "decisions", 9):
        if session.is_chance:
            continue
        question = Question.of(session, session.pending[0])
        encoder = told(bot.encoding.Encoder(game, session.pending[0]), question.knowledge)
        logits, _ = network.apply(encoder.observation())
        weights = chances(logits, encoder.legal())
        if len(weights) == 1:
            continue
        firsts = []
        for at in range(len(weights)):
            aim = [sum(weights[:at])] if weights[at] else [sum(weights) - 1]
            action = bot.choose(question, Budget(1), Aimed(aim, tried)).action
            corrections = ByEvent(game, MadeUp(game.seats, "decisions"))
            corrections.network_decision(
                session, bot, question, Aimed(aim, tried), game.from_record(action)
            )
            firsts.append(corrections.events[0])
        assert weighed(weights, firsts) == pytest.approx([0.0] * game.seats, abs=1e-9)
        assert any(map(any, firsts))
        tried += 1
    assert tried > 2


def test_corrections_of_chance_have_mean_zero_over_all_outcomes(
    played: tuple[AnyGame, NetworkBot, Network],
) -> None:
    game, bot, _ = played
    tried = 0
    for session in moments(game, bot, "chance", 9):
        outcomes = game.outcomes(session.state) if session.is_chance else None
        if outcomes is None or len(outcomes) > control_variates.FEW:
            continue
        found = []
        for move, _ in outcomes:
            corrections = ByEvent(game, MadeUp(game.seats, "chance"))
            corrections.chance(session, move, Random(1))
            found.append(corrections.events[0])
        even = weighed([chance for _, chance in outcomes], found)
        assert even == pytest.approx([0.0] * game.seats, abs=1e-9)
        tried += 1
    assert tried


@pytest.mark.parametrize("most", [control_variates.FEW, 0], ids=["listed", "drawn"])
def test_corrections_of_whole_games_have_mean_zero(
    played: tuple[AnyGame, NetworkBot, Network], most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over many games, within four standard errors, for both kinds and every seat."""
    monkeypatch.setattr(control_variates, "FEW", most)
    monkeypatch.setattr(control_variates, "DRAWS", 2)
    game, bot, _ = played
    sums: dict[tuple[str, int], list[float]] = {}
    for number in range(24):
        session = GameSession(game, range(game.seats)).start()
        corrections = Corrections(game, MadeUp(game.seats, str(number)))
        while not session.is_over and len(session.history) < 7:
            here = f"{number}/{len(session.history)}"
            if session.is_chance:
                actor, move = CHANCE, game.chance(session.state, Random(here))
                corrections.chance(session, move, Random(f"{here}/compared"))
            else:
                actor = session.pending[0]
                question = Question.of(session, actor)
                action = bot.choose(question, Budget(1), Random(here)).action
                move = game.from_record(action)
                corrections.decision(session, bot, question, here, move)
            session.apply(actor, move)
        for kind in KINDS:
            for seat, value in enumerate(corrections.sums[kind]):
                sums.setdefault((kind, seat), []).append(value)
    for values in sums.values():
        error = sqrt(sum(value**2 for value in values)) / len(values)
        assert abs(sum(values) / len(values)) <= 4 * error
    assert any(any(values) for (kind, _), values in sums.items() if kind == DECISIONS)
    assert any(any(values) for (kind, _), values in sums.items() if kind == LUCK)


def test_a_network_judges_every_position_of_a_game_and_the_seats_shares_sum_to_one(
    played: tuple[AnyGame, NetworkBot, Network],
) -> None:
    game, bot, network = played
    judge = judge_of(game)
    session = GameSession(game, range(game.seats)).start()
    for session in moments(game, bot, "judged", 40):
        assert sum(judge.positions([position_of(session)])[0]) == pytest.approx(1)
    rng = Random(1)
    session.play_out(lambda seat: session.random_move(seat, rng), rng)
    outcome = session.outcome
    assert outcome is not None
    for seat, share in enumerate(judge.positions([position_of(session)])[0]):
        assert (share > 0) == (seat in outcome.winners)
    for win, other, *_ in judge.choices(0, [[0] * network.layers["body0"][0].shape[0]]):
        assert win + (game.seats - 1) * other == pytest.approx(1)


def test_a_bot_that_does_not_draw_from_its_network_is_found_out(
    played: tuple[AnyGame, NetworkBot, Network],
) -> None:
    game, bot, _ = played
    session = next(each for each in moments(game, bot, "m", 9) if not each.is_chance)
    question = Question.of(session, session.pending[0])
    moves = [
        game.from_record(bot.choose(question, Budget(1), Random(str(seed))).action)
        for seed in range(40)
    ]
    other = next(move for move in moves if move != moves[0])
    corrections = Corrections(game, MadeUp(game.seats, "v"))
    corrections.decision(session, bot, question, "0", moves[0])
    with pytest.raises(AssertionError, match="does not draw"):
        corrections.decision(session, bot, question, "0", other)


# The command


def test_plain_shares_stay_as_they_are_and_corrected_ones_stand_beside_them() -> None:
    plain = contest("double_agent", "master", "ref-random", deals=20)
    judged = msgspec.structs.replace(plain, control_variates=True)
    played = all_deals(msgspec.structs.replace(judged, deals=1))[0]
    again = all_deals(msgspec.structs.replace(plain, deals=1))[0]
    for one, other in zip(played.games, again.games, strict=True):
        assert set(one.corrections) == set(KINDS)
        assert other.corrections == {}
        assert msgspec.structs.replace(one, corrections={}) == other
        for first, second in one.corrections.values():
            assert first == pytest.approx(-second)
    won, lost = msgspec.structs.replace(played.games[0], winners=[0]), played.games[1]
    deals = [deal_of(number, [won, lost][number % 2]) for number in range(20)]
    found = corrected_shares(judged, deals)
    assert found is not None
    assert [one.bot for one in found] == ["master", "ref-random"]
    assert "games saved" in corrected(judged, deals)
    assert "need 20 deals" in corrected(judged, deals[:19])
    assert corrected(plain, deals) == ""


def deal_of(number: int, game: Game) -> Deal:
    return Deal(number, [game], [{}, {}], [{}, {}])


def test_without_a_network_it_is_said_in_words(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(control_variates, "load_network", lambda package: None)
    assert network_player(game_class("double_agent")(2, {})) is None
    arguments = ["arena", "double_agent", "--bots", "master,agent", "--control-variates"]
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert "network.npz" in said
    assert len(said.splitlines()) == 1
