"""Who counts among those who watch."""

from __future__ import annotations

from tests.web.asgi_table import AsgiTable, bearer, run


async def watching(table: AsgiTable) -> int:
    """Return how many watch, as a seat is told; it answers at once, as nobody has read so far."""
    path = f"{table.address}/next"
    answer = await table.client.request("GET", path, None, bearer(table.ada), have=99)
    count: int = answer.json()["table"]["watching"]
    return count


def test_a_visitor_at_the_door_counts_only_once_the_game_is_played() -> None:
    """While people gather, a page may say that its visitor has not chosen yet; after that it may
    say what it likes: nobody watches a game unseen."""

    async def test(table: AsgiTable) -> None:
        invite = table.ada["invite"]
        door = await table.connect(None, invite=invite, watching=False)
        assert await watching(table) == 0
        spectator = await table.connect(None, invite=invite)
        assert await watching(table) == 1
        await table.sit("Bob")
        assert await watching(table) == 2
        late = await table.connect(None, invite=invite, watching=False)
        assert await watching(table) == 3
        for socket in (door, spectator, late):
            await socket.close()

    run(test)
