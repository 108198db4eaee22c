"""Les agents secrets: what `RULES.md` keeps secret stays secret in every game.

`tests/games/test_conformance.py` runs it through the conformance suite.
"""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filature.core.events import SPECTATOR, TRUTH, Event, told_to
from filature.games.agents_secrets import events
from filature.games.agents_secrets import view as view_module
from filature.games.agents_secrets.rules import AgentsSecrets
from filature.testing import keeps_secrets, random_game
from tests.games.agents_secrets.independent_rules import learned
from tests.games.agents_secrets.situation import SHORT


@pytest.mark.parametrize("seats", range(2, 8))
@given(st.sampled_from(SHORT), st.integers(0, 2**32))
@settings(max_examples=max(3, settings().max_examples // 10))
def test_R3_other_identities_and_reports_would_have_told_a_viewer_the_same(
    seats: int, options: dict[str, Any], seed: int
) -> None:
    the_others_secrets_make_no_difference(AgentsSecrets(seats, options), seed)


def the_others_secrets_make_no_difference(game: AgentsSecrets, seed: int) -> None:
    """The page, not the engine, says what is secret: whatever else had been dealt to the others and
    written by them, a viewer would have been told and shown the same, until the end."""
    rng, seats = Random(seed), game.seats
    history = random_game(game, seed)[-1].history
    for viewer in (*range(seats), SPECTATOR):
        true, other = game.new(), game.new()
        for actor, move in history:
            action = game.to_record(actor, move)
            if action["type"] == "identities":
                dealt = action["agents"]
                in_play = [agent.agent for agent in game.view(true, SPECTATOR).agents]
                if viewer == SPECTATOR:
                    drawn = rng.sample(in_play, seats)
                else:
                    others = [agent for agent in in_play if agent != dealt[viewer]]
                    drawn = rng.sample(others, seats - 1)
                    drawn.insert(viewer, dealt[viewer])
                instead = {"type": "identities", "agents": drawn}
            elif action["type"] == "report" and actor != viewer:
                legal = game.factored(other, actor)
                instead = legal.nth(rng.randrange(len(legal)))
            else:
                instead = action
            assert learned(actor, action, viewer) == learned(actor, instead, viewer)
            told = told_to(viewer, game.play(true, actor, move))
            told_instead = told_to(viewer, game.play(other, actor, game.from_record(instead)))
            if not game.to_act(true):
                assert not game.to_act(other)
                break
            assert told == told_instead
            assert msgspec.json.encode(game.view(true, viewer)) == msgspec.json.encode(
                game.view(other, viewer)
            )
            assert game.to_act(true) == game.to_act(other)
            if viewer in game.to_act(true):
                assert game.factored(true, viewer) == game.factored(other, viewer)


# Leaks planted on purpose: the checks must find them


@pytest.mark.parametrize("event", [events.Identity, events.ReportWritten])
def test_an_event_that_tells_everybody_is_found(
    event: type[Event], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event, "told", lambda self, viewer: self)
    with pytest.raises(AssertionError):
        the_others_secrets_make_no_difference(AgentsSecrets(3, SHORT[0]), seed=1)


@pytest.mark.parametrize("field", ["agent", "report"])
def test_a_view_that_shows_everybody_what_only_its_seat_may_see_is_found(
    field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = view_module.view

    def view(game: Any, state: Any, viewer: int) -> Any:
        seen, truth = honest(game, state, viewer), honest(game, state, TRUTH)
        seats = [
            msgspec.structs.replace(seat, **{field: getattr(true, field)})
            for seat, true in zip(seen.seats, truth.seats, strict=True)
        ]
        return msgspec.structs.replace(seen, seats=seats)

    monkeypatch.setattr(view_module, "view", view)
    game = AgentsSecrets(3, SHORT[0])
    with pytest.raises(AssertionError, match="by its view"):
        keeps_secrets(game, random_game(game, seed=1), Random(1))
