"""The API of cases, from outside: what is given, what is refused, and that it gives nothing away.

Behind a case is a truth that its seat does not know. It is replaced by other worlds of the seat's
knowledge: not a byte of the case, of a refusal or of a verdict may change.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from filature.cases import stored
from filature.cases.answering import OpenCase, opened
from filature.cases.stored import cases_of, games_with_cases, packed
from filature.core.cases import Case, CaseAnswer, CaseKind
from filature.tables.lobby import Lobby
from filature.tables.sqlite import SqliteStore
from filature.web.app import create_app
from tests.fake_environment import FakeEnvironment
from tests.setups import slow_unless

GAMES = games_with_cases()
GAME = GAMES[0]
NOW = 1_794_816_000.0
"""A time on 2026-11-16."""
KINDS: tuple[CaseKind, ...] = ("certain", "question", "win")


@pytest.fixture
def client() -> Iterator[TestClient]:
    environment = FakeEnvironment()
    environment.time = NOW
    with TestClient(
        create_app(Lobby(SqliteStore(":memory:"), environment)), base_url="http://localhost"
    ) as client:
        yield client


def first_of(kind: str, id: str | None = None) -> tuple[str, int]:
    """Return the first case of a kind."""
    return next(
        (game, number)
        for game in ([id] if id else GAMES)
        for number, case in enumerate(cases_of(game), 1)
        if case.kind == kind
    )


def test_every_game_has_a_case_a_day(client: TestClient) -> None:
    today = client.get("/api/cases").json()
    assert [case["game"] for case in today["cases"]] == list(today["counts"]) == GAMES
    assert client.get(f"/api/cases?day={today['day']}").json() == today
    before = client.get("/api/cases?day=2024-02-29").json()
    assert before["day"] == "2024-02-29"
    for info in (*today["cases"], *before["cases"]):
        case = client.get(f"/api/cases/{info['game']}/{info['number']}").json()
        assert {name: case[name] for name in ("game", "number", "kind", "level")} == {
            name: info[name] for name in ("game", "number", "kind", "level")
        }


def test_a_day_to_come_and_what_is_no_day_are_refused_in_words(client: TestClient) -> None:
    today = client.get("/api/cases").json()["day"]
    answer = client.get("/api/cases?day=2999-01-01")
    assert (answer.status_code, answer.json()) == (
        403,
        {"error": {"type": "case_not_yet", "day": today}},
    )
    for text in ("", "tomorrow", "2026-13-01", "20260101", "0000-01-01"):
        assert client.get("/api/cases", params={"day": text}).status_code == 422


@pytest.mark.parametrize("path", [f"{GAME}/0", f"{GAME}/99999", "chess/1", "x/1"])
def test_a_case_that_is_not_there_is_refused(client: TestClient, path: str) -> None:
    for answer in (
        client.get(f"/api/cases/{path}"),
        client.post(f"/api/cases/{path}/answer", json={}),
    ):
        assert answer.status_code == 404
        assert answer.json()["error"]["type"] == "no_such_case"


@pytest.mark.parametrize("number", ["-1", "1.5", "x", "1" * 12, "٣"])
def test_what_is_no_number_is_refused(client: TestClient, number: str) -> None:
    assert client.get(f"/api/cases/{GAME}/{number}").status_code == 422


@pytest.mark.parametrize("kind", KINDS)
def test_a_case_is_given_up_and_then_solved(client: TestClient, kind: str) -> None:
    game, number = first_of(kind)
    address = f"/api/cases/{game}/{number}"
    case = client.get(address).json()
    assert "solution" not in case
    assert case["position"]["view"].get("viewer", case["viewer"]) == case["viewer"]
    solution = client.post(f"{address}/answer", json={}).json()
    assert not solution["right"]
    assert solution["proof"]
    answer = {name: solution[name] for name in ("action", "secret", "value")}
    verdict = client.post(f"{address}/answer", json=answer).json()
    assert verdict["right"]
    assert verdict["proof"] == solution["proof"]


BAD: list[tuple[str, Any]] = [
    ("certain", {"secret": 0}),
    ("certain", {"value": 1}),
    ("certain", {"secret": 99, "value": 1}),
    ("certain", {"secret": -1, "value": 1}),
    ("certain", {"secret": 0, "value": 10**6}),
    ("certain", {"secret": 0, "value": "x"}),
    ("certain", {"secret": 0, "value": True}),
    ("certain", {"action": {"type": "pass"}}),
    ("certain", {"secret": 0, "value": 1, "example": -1}),
    ("question", {"secret": 0, "value": 1}),
    ("question", {"action": {"type": "nothing"}}),
    ("question", {"action": {}}),
    ("win", {"secret": 0, "value": 1}),
    ("win", {"action": {"type": "nothing"}}),
    ("win", []),
    ("win", {"more": 1}),
]


@pytest.mark.parametrize(("kind", "body"), BAD)
def test_what_is_no_answer_is_refused_in_words(client: TestClient, kind: str, body: Any) -> None:
    game, number = first_of(kind)
    answer = client.post(f"/api/cases/{game}/{number}/answer", json=body)
    assert answer.status_code in (409, 422)
    assert set(answer.json()) == {"error"}


def test_answers_are_limited(client: TestClient) -> None:
    statuses = [client.post(f"/api/cases/{GAME}/1/answer", json={}).status_code for _ in range(70)]
    assert statuses[0] == 200
    assert statuses[-1] == 429


# What is not given away


def answers_to(case: Case, rng: Random) -> list[CaseAnswer]:
    """Return answers of every kind: right and wrong, with further examples, and none."""
    found = [CaseAnswer()]
    for at, secret in enumerate(case.secrets):
        values = rng.sample(secret.values, min(4, len(secret.values)))
        found += [CaseAnswer(secret=at, value=v, example=e) for v in values for e in (0, 1)]
    if not case.secrets:
        legal = case.position.decisions[0].legal
        chosen = rng.sample(range(len(legal)), min(12, len(legal)))
        found += [CaseAnswer(action=legal.nth(at), example=e) for at in chosen for e in (0, 1)]
    return found


def sent(case: OpenCase, answers: list[CaseAnswer]) -> list[bytes]:
    """Return all that can be had of a case."""
    return [
        msgspec.json.encode(case.shown),
        *(msgspec.json.encode(case.judge(answer)) for answer in answers),
    ]


TRIED = [(id, kind, *many) for id in GAMES for kind in KINDS for many in ((2, 2), (4, 3))]
FAST = [one for one in TRIED if one[2:] == (2, 2) and one[:2] != ("kryptos", "win")]


@pytest.mark.parametrize(("id", "kind", "cases", "truths"), slow_unless(FAST, TRIED))
def test_the_truth_behind_a_case_changes_nothing(
    id: str, kind: str, cases: int, truths: int
) -> None:
    rng = Random(f"{id} {kind}")
    numbers = [at for at, case in enumerate(cases_of(id), 1) if case.kind == kind]
    other_truths = 0
    for number in numbers[:cases]:
        one = opened(id, number)
        answers = answers_to(one.shown, rng)
        expected = sent(one, answers)
        for _ in range(truths):
            world = one.game.sample_world(one.session.knowledge_of(one.case.viewer), rng)
            history = in_order(one, world.history)
            case = msgspec.structs.replace(one.case, history=packed(history))
            other_truths += case.history != one.case.history
            assert sent(OpenCase(id, number, case), answers) == expected
    assert other_truths or not numbers


def in_order(case: OpenCase, history: list[tuple[int, Any]]) -> list[Any]:
    """Return the moves of a world in the order in which a case keeps them."""
    session = stored.replayed(case.game, case.case.viewer, [])
    waiting, moves = list(history), []
    while waiting:
        at = next(at for at, (actor, _) in enumerate(waiting) if actor == session.to_act[0])
        actor, move = waiting.pop(at)
        session.apply(actor, move)
        moves.append(move)
    return moves
