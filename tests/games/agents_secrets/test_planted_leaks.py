"""Leaks planted in Les agents secrets on purpose: the checks must find every one of them."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from filature.core.events import TRUTH, Event
from filature.games.agents_secrets import view as gate
from filature.games.agents_secrets.rules import AgentsSecrets
from filature.testing import keeps_secrets, random_game
from tests.games.agents_secrets.test_conformance import (
    SHORT,
    the_others_secrets_make_no_difference,
)


def look(check: Callable[[AgentsSecrets, int], None]) -> None:
    """Run a check over a few random games with reports."""
    for seed in range(6):
        check(AgentsSecrets(3, SHORT[0]), seed)


def test_the_honest_game_passes() -> None:
    look(the_others_secrets_make_no_difference)


@pytest.mark.parametrize("event", [gate.Identity, gate.ReportWritten])
def test_an_event_that_tells_everybody_is_found(
    event: type[Event], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event, "told", lambda self, viewer: self)
    with pytest.raises(AssertionError):
        look(the_others_secrets_make_no_difference)


def shown_to_all(field: str) -> Any:
    """Return a view that shows everybody what only its own seat may see."""
    honest = gate.view

    def view(game: Any, state: Any, viewer: int) -> Any:
        seen, truth = honest(game, state, viewer), honest(game, state, TRUTH)
        seats = [
            msgspec.structs.replace(seat, **{field: getattr(true, field)})
            for seat, true in zip(seen.seats, truth.seats, strict=True)
        ]
        return msgspec.structs.replace(seen, seats=seats)

    return view


@pytest.mark.parametrize("field", ["agent", "report"])
def test_a_view_that_shows_too_much_is_found(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "view", shown_to_all(field))
    with pytest.raises(AssertionError, match="by its view"):
        look(lambda game, seed: keeps_secrets(game, random_game(game, seed), Random(seed)))
