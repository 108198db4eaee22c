"""Appraisals, whatever the game: chances from a seat's own knowledge, the same every time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from filature.bots.appraisal import Appraiser, Chance, PlayoutAppraiser
from filature.bots.network_appraisal import NetworkAppraiser
from filature.bots.player import Budget, Question
from filature.core.knowledge import Knowledge
from filature.core.legal import Json
from filature.core.session import GameSession
from filature.games import appraiser_of, catalogue
from tests.bots.untrained import untrained_appraiser
from tests.setups import slow_unless

FEW = Budget(iterations=12)

CASES: list[tuple[str, int, dict[str, Json]]] = [
    ("agent_hunter", 2, {}),
    ("agent_hunter", 2, {"agents": 5, "bases": 2, "tokens": 1}),
    ("agent_hunter", 2, {"turn_limit": 6}),
    ("agents_secrets", 2, {}),
    ("agents_secrets", 3, {"rules": "advanced"}),
    ("agents_secrets", 7, {"goal": 21}),
    ("agents_secrets", 5, {"rules": "advanced", "goal": 21, "report_at": 15}),
    ("agents_secrets", 4, {"turn_limit": 9}),
    ("double_agent", 2, {}),
    ("double_agent", 2, {"hand_backs": "hidden"}),
    ("kryptos", 3, {}),
    ("kryptos", 4, {"mystery": True, "bribe": True, "setup": "advanced"}),
    ("kryptos", 6, {"target_score": 10}),
    ("spies_vs_spies", 3, {}),
    ("spies_vs_spies", 4, {"notes": "none", "question_limit": 8}),
    ("spies_vs_spies", 4, {"rounds": 3, "target_score": 30}),
    ("spies_vs_spies", 3, {"question_limit": 0, "target_score": 100}),
]
SAMPLED = slow_unless(CASES[::2], CASES)


@pytest.fixture(params=["otherwise", "network"])
def appraisers(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Callable[[str], Appraiser]:
    """Give a game's appraiser without a network, and with one that knows nothing."""

    def found(id: str) -> Appraiser:
        appraiser = untrained_appraiser(id, monkeypatch)
        return appraiser if request.param == "network" else appraiser_without_network(id)

    return found


def appraiser_without_network(id: str) -> Appraiser:
    appraiser = appraiser_of(id)
    return appraiser.otherwise if isinstance(appraiser, NetworkAppraiser) else appraiser


def random_game(id: str, seats: int, options: dict[str, Json], seed: int) -> Iterator[GameSession]:
    """Play a game at random; yield the session before each step and at the end."""
    session = GameSession(catalogue()[id](seats, options), viewers=range(seats)).start()
    rng = Random(seed)
    while session.to_act:
        yield session
        if session.is_chance:
            session.draw_chance(rng)
        else:
            seat = rng.choice(session.to_act)
            session.apply(seat, session.random_move(seat, rng))
    yield session


def is_chance(chance: Chance) -> bool:
    return 0 <= chance.win <= 1 and chance.error >= 0


def some(session: GameSession, rng: Random) -> bool:
    """Draw whether to look at this step: always at the beginning and the end, else now and then."""
    return session.is_over or len(session.history) < 4 or rng.random() < 0.3


@pytest.mark.parametrize(("id", "seats", "options"), SAMPLED)
def test_positions_have_chances_and_the_end_its_exact_share(
    id: str,
    seats: int,
    options: dict[str, Json],
    appraisers: Callable[[str], Appraiser],
) -> None:
    appraiser, rng = appraisers(id), Random(5)
    for session in random_game(id, seats, options, seed=1):
        if not some(session, rng):
            continue
        found = [
            appraiser.position(session.knowledge_of(seat), FEW, Random(3)) for seat in range(seats)
        ]
        assert all(is_chance(chance) for chance in found)
    outcome = session.outcome
    assert outcome is not None
    shares = [seat in outcome.winners and 1 / len(outcome.winners) for seat in range(seats)]
    assert found == [Chance(float(share), 0.0) for share in shares]


@pytest.mark.parametrize(("id", "seats", "options"), SAMPLED)
def test_every_question_has_candidates_best_first_with_those_asked_for(
    id: str,
    seats: int,
    options: dict[str, Json],
    appraisers: Callable[[str], Appraiser],
) -> None:
    appraiser, rng = appraisers(id), Random(6)
    seen: dict[str, int] = {}
    for session in random_game(id, seats, options, seed=2):
        for seat in session.pending:
            question = Question.of(session, seat)
            if seen.get(question.asked, 0) >= 6 or rng.random() < 0.3:
                continue
            seen[question.asked] = seen.get(question.asked, 0) + 1
            size = len(question.legal)
            also = [question.legal.nth(rng.randrange(size)) for _ in range(3)]
            found = appraiser.decisions(question, FEW, Random(4), also)
            actions = [one.action for one in found]
            assert all(action in actions for action in also)
            assert all(action in question.legal for action in actions)
            assert all(actions.count(action) == 1 for action in actions)
            assert all(is_chance(one.chance) for one in found)
            wins = [one.chance.win for one in found]
            assert wins == sorted(wins, reverse=True)
            assert found == appraiser.decisions(question, FEW, Random(4), also)
    assert seen


@pytest.mark.parametrize("id", catalogue())
def test_every_legal_decision_can_be_asked_for(
    id: str, appraisers: Callable[[str], Appraiser]
) -> None:
    game = catalogue()[id]
    seats = game.usual_seats or min(game.seat_counts)
    appraiser, rng = appraisers(id), Random(7)
    asked = set()
    for session in random_game(id, seats, {}, seed=3):
        for seat in session.pending:
            question = Question.of(session, seat)
            if question.asked in asked and rng.random() < 0.9:
                continue
            asked.add(question.asked)
            size = len(question.legal)
            among = range(size) if size <= 60 else rng.sample(range(size), 60)
            also = [question.legal.nth(at) for at in among]
            found = [one.action for one in appraiser.decisions(question, FEW, Random(4), also)]
            assert all(action in found for action in also)


@pytest.mark.parametrize(("id", "seats", "options"), SAMPLED)
def test_a_world_that_a_seat_cannot_tell_apart_is_appraised_the_same(
    id: str,
    seats: int,
    options: dict[str, Json],
    appraisers: Callable[[str], Appraiser],
) -> None:
    appraiser, rng = appraisers(id), Random(8)
    looked = 0
    for session in random_game(id, seats, options, seed=4):
        if looked == 6:
            break
        if rng.random() < 0.85 or session.is_over:
            continue
        looked += 1
        game, seat = session.game, rng.randrange(seats)
        known = session.knowledge_of(seat)
        if any(event.fleeting for event in known.told):
            continue
        world = game.sample_world(known, rng)
        again = Knowledge(
            known.game, seats, known.options, seat, game.replay_told(world.history, seat)
        )
        first, second = (appraiser.position(one, FEW, Random(1)) for one in (known, again))
        assert first == second
        if seat in game.to_act(world.state):
            asked, legal = game.asked(world.state, seat), game.factored(world.state, seat)
            one = appraiser.decisions(Question.of(session, seat), FEW, Random(2))
            two = appraiser.decisions(Question(again, asked, legal), FEW, Random(2))
            assert one == two


@pytest.mark.parametrize("id", catalogue())
def test_the_rules_alone_appraise_any_game(id: str) -> None:
    game = catalogue()[id]
    appraiser: Appraiser = PlayoutAppraiser(game)
    seats = min(game.seat_counts)
    two: Any = Budget(iterations=2)
    for session in random_game(id, seats, {}, seed=5):
        if len(session.history) > 3:
            break
        assert is_chance(appraiser.position(session.knowledge_of(0), two, Random(1)))
        for seat in session.pending:
            question = Question.of(session, seat)
            also = [question.legal.nth(len(question.legal) - 1)]
            found = appraiser.decisions(question, two, Random(1), also)
            assert also[0] in [one.action for one in found]


def test_the_chances_of_all_seats_sum_to_about_one() -> None:
    """On average, not in every position: each seat judges by what it knows."""
    for id, seats in (("agent_hunter", 2), ("double_agent", 2), ("kryptos", 3)):
        appraiser, sums = appraiser_of(id), []
        for seed in range(3):
            for session in random_game(id, seats, {}, seed):
                if len(session.history) % 7 == 3 and not session.is_over:
                    known = [session.knowledge_of(seat) for seat in range(seats)]
                    chances = [appraiser.position(one, FEW, Random(1)).win for one in known]
                    sums.append(sum(chances))
        assert 0.8 < sum(sums) / len(sums) < 1.2, (id, sums)
