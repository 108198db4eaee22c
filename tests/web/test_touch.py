"""Every game is played on a phone by touch alone, and nobody scrolls to make a move."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from filature.games import catalogue
from tests.serving import Server
from tests.setups import slow_unless
from tests.web.api_player import BOTS, ApiPlayer, bots
from tests.web.touch_player import TouchPlayer, on_a_phone

pytestmark = pytest.mark.browser

MOVES = 4
PHONES = ((390, 844), (360, 740))
PLAYED = [(game, phone) for game in catalogue() for phone in PHONES]


@pytest.mark.parametrize(
    ("game", "phone"),
    slow_unless([("double_agent", PHONES[1])], PLAYED),
)
def test_a_game_is_played_on_a_phone_without_scrolling_from_choosing_to_confirming(
    browser: Browser, server: Server, game: str, phone: tuple[int, int]
) -> None:
    page = on_a_phone(browser, server.url, phone)
    api = ApiPlayer(page, server.url, 2)
    api.open(game, bots(BOTS[game]), settings={"seed": 2})
    page.goto(api.address)
    player = TouchPlayer(page, seed=2)
    player.play(MOVES)
    assert player.decisions
    for move in player.decisions:
        assert move.page == 0, move
        assert move.inside_after_choosing == 0, move
