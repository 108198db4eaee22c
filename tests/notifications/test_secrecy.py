"""What is sent of a turn is the same in two worlds that the seat cannot tell apart.

The pairs of `tests/web/test_secrecy.py`, at tables with a pace in days alone, and only what comes
by push, e-mail, webhook and feed.
"""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filature.games import AnyGame, catalogue, game_class
from filature.testing.setups import setups
from tests.web.test_secrecy import pair
from tests.web.viewer_transcript import Case, History, ViewerTranscript, cases


class MailboxTranscript(ViewerTranscript):
    """A play of which only what is sent to the viewer's channels is noted."""

    def __init__(self, game: AnyGame, case: Case, variant: int, seed: int) -> None:
        super().__init__(game, case, variant, seed)
        self.pace = {"kind": "days", "seconds": 86400}
        self.sent: list[str] = []

    async def take_messages(self) -> None:
        self.sent += await self.mailbox.new(self.client)

    async def probe_endpoints(self) -> None:
        """Ask nothing."""


def sent(game: AnyGame, history: History, case: Case, variant: int, seed: int) -> list[str]:
    """Return what the viewer's channels were sent, and what the feeds said."""
    play = MailboxTranscript(game, case, variant, seed)
    asyncio.run(play.play(history))
    return play.sent


@pytest.mark.parametrize("id", list(catalogue()))
@settings(max_examples=settings().max_examples // 5)
@given(seed=st.integers(0, 10**9))
def test_a_message_is_the_same_whatever_its_reader_may_not_know(id: str, seed: int) -> None:
    kinds = setups(catalogue()[id])
    game = kinds[seed % len(kinds)]
    viewers = [case for case in cases(game) if case.at_table]
    case = viewers[seed // len(kinds) % len(viewers)]
    truth, world = pair(game, seed, case)
    assert sent(game, truth, case, 0, seed) == sent(game, world, case, 1, seed)


def test_every_kind_of_message_comes_in_these_plays() -> None:
    """Without this the test above could compare nothing with nothing."""
    game = game_class("agent_hunter")(2, {})
    came: list[str] = []
    for seed in range(6):
        truth, _ = pair(game, seed, Case(seed % 2, "seat"))
        came += sent(game, truth, Case(seed % 2, "seat"), 0, seed)
    for sign in ("in 1127 bytes", "Message-ID", "idempotency-key", "BEGIN:VEVENT", "<entry>"):
        assert any(sign in text for text in came), sign
