"""Secrecy on the wire: two tables that differ only in what a viewer may not know look the same.

The pair is driven by the same decisions, with ids and clock injected; everything that the viewer
is given, through every door, must be equal to the byte.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from filature.core.events import CHANCE, SPECTATOR, Event, Viewer, told_to
from filature.core.knowledge import Move
from filature.games import AnyGame, catalogue, game_class
from filature.games.agent_hunter import view as hunter
from filature.tables.table import Table
from filature.testing.setups import setups
from filature.web.app import create_app
from tests.tables.in_memory import scripted_house

History = list[tuple[int, Move]]
OPTIONS = {"turn_limit": 12}
LONGEST = 30
"""Steps after which a game is cut short: a step costs some six requests."""


def random_history(game: AnyGame, rng: Random) -> History:
    state = game.new()
    history: History = []
    while waiting := game.to_act(state):
        actor = rng.choice(waiting)
        if actor == CHANCE:
            move = game.chance(state, rng)
        else:
            legal = game.legal(state, actor)
            move = legal.nth(rng.randrange(len(legal)))
        game.play(state, actor, move)
        history.append((actor, move))
    return history


def heard(game: AnyGame, history: History, viewer: Viewer) -> list[str]:
    """Play a history over the wire; return all that one viewer is given, as texts, in order."""
    app = create_app(scripted_house(history))
    given: list[str] = []
    with TestClient(app, base_url="http://testserver") as client:
        seats = [{"kind": "person"}] * game.seats
        new = {"game": game.id, "name": "P0", "seats": seats, "options": game.chosen_options}
        first = client.post("/api/tables", json={**new, "token": True})
        table, invite = first.json()["table"], first.json()["invite"]
        tokens = [first.json()["token"]]
        for seat in range(1, game.seats):
            client.cookies.clear()
            wish = {"invite": invite, "name": f"P{seat}", "token": True}
            tokens.append(client.post(f"/api/tables/{table}/sit", json=wish).json()["token"])
        bearers = [{"authorization": f"Bearer {token}"} for token in tokens]
        own = bearers[viewer] if viewer != SPECTATOR else {}
        hello = {"type": "hello", "protocol": 1, "invite": invite}
        address = f"/api/tables/{table}"
        with client.websocket_connect(f"{address}/live", headers=own) as socket:
            socket.send_json(hello)
            counts = [0] * game.seats
            for actor, move in history:
                if actor == CHANCE:
                    continue
                counts[actor] += 1
                command = {
                    "type": "command",
                    "id": f"c{counts[actor]}",
                    "decision": str(counts[actor]),
                    "action": game.to_record(actor, move),
                }
                ack = client.post(f"{address}/command", json=command, headers=bearers[actor])
                assert ack.json()["result"] == "applied", ack.text
                if actor == viewer:
                    given.append(ack.text)
                given += doors(client, address, own, invite)
            socket.send_json({"type": "ping"})
            while (message := socket.receive_text()) != '{"type":"pong"}':
                given.append(message)
    return given


def doors(client: TestClient, address: str, own: dict[str, str], invite: str) -> list[str]:
    """Try every door that the viewer has: news, the record, bad and foreign commands."""
    asked = {"invite": invite}
    bad = {"type": "command", "id": "x", "decision": "0", "action": {"type": "place"}}
    answers = [
        client.get(f"{address}/next?have=0", params=asked, headers=own),
        client.get(f"{address}/record", params=asked, headers=own),
        client.post(f"{address}/command", json=bad, headers=own),
        client.post(f"{address}/again", headers=own),
    ]
    return [answer.text for answer in answers]


def pair(game: AnyGame, seed: int, viewer: Viewer) -> tuple[History, History]:
    """Return the truth and a world that a viewer cannot tell from it.

    The game is cut short before its end: then everything is shown.
    """
    rng = Random(seed)
    history = random_history(game, rng)
    end = rng.randrange(1, min(len(history), LONGEST))
    while history[end][0] == CHANCE:
        end += 1
    truth = history[:end]
    # All that the stream will hold, also what is forgotten on the way.
    told = [told for step in game.replay(truth)[1] for told in told_to(viewer, step)]
    knowledge = game.knowledge(viewer, told)
    return truth, game.sample_world(knowledge, rng).history


def disagreement(game: AnyGame, truth: History, world: History, viewer: Viewer) -> str | None:
    """Say where what a viewer is given differs, if it does."""
    here, there = heard(game, truth, viewer), heard(game, world, viewer)
    for at, (a, b) in enumerate(zip(here, there, strict=False)):
        if a != b:
            return f"answer {at}: {a} is not {b}"
    return None if len(here) == len(there) else f"{len(here)} answers, not {len(there)}"


@pytest.mark.parametrize("id", list(catalogue()))
@settings(max_examples=settings().max_examples // 3)
@given(seed=st.integers(0, 10**9))
def test_a_viewer_is_given_the_same_bytes_whatever_it_may_not_know(id: str, seed: int) -> None:
    kinds = setups(catalogue()[id])
    game = kinds[seed % len(kinds)]
    viewer = [*range(game.seats), SPECTATOR][seed // len(kinds) % (game.seats + 1)]
    assert disagreement(game, *pair(game, seed, viewer), viewer) is None


LEAKS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {}


def leak(plant: Callable[[pytest.MonkeyPatch], None]) -> Callable[[pytest.MonkeyPatch], None]:
    LEAKS[plant.__name__] = plant
    return plant


@leak
def a_stream_numbered_by_hidden_state(patch: pytest.MonkeyPatch) -> None:
    """The decision id depends on what the other seat hides."""
    decision = Table.decision

    def leaking(self: Table, seat: int) -> Any:
        true = decision(self, seat)
        hidden = sum(map(sum, self.state.on_base))
        return type(true)(f"{true.id}-{hidden}", true.asked, true.legal)

    patch.setattr(Table, "decision", leaking)


@leak
def an_event_told_to_everybody(patch: pytest.MonkeyPatch) -> None:
    """A swap tells everybody which agent was placed."""

    def told(self: hunter.Swapped, viewer: Viewer) -> Event | None:
        return self

    def placed(self: hunter.Placed, viewer: Viewer) -> Event | None:
        return self

    patch.setattr(hunter.Swapped, "told", told)
    patch.setattr(hunter.Placed, "told", placed)


@leak
def a_view_that_shows_every_hand(patch: pytest.MonkeyPatch) -> None:
    """The view is made for the truth instead of for the viewer."""
    view = hunter.view

    def leaking(game: Any, state: Any, viewer: Viewer) -> Any:
        return view(game, state, -3)

    patch.setattr("filature.games.agent_hunter.rules.gate.view", leaking)


@leak
def a_record_given_before_the_end(patch: pytest.MonkeyPatch) -> None:
    """The record of a running game is given out."""

    def record(self: Table) -> str:
        return json.dumps([move for _, move in self.history])

    patch.setattr(Table, "record", record)


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pairs are drawn through the honest gate: a leak must not be able to excuse itself."""
    game = game_class("agent_hunter")(2, OPTIONS)
    pairs = [pair(game, seed, seed % 2) for seed in range(12)]
    LEAKS[name](monkeypatch)
    assert any(
        disagreement(game, truth, world, seed % 2) is not None
        for seed, (truth, world) in enumerate(pairs)
    )
