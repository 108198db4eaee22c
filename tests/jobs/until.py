"""Waiting for what other tasks and processes bring about."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(60):
        while not condition():  # noqa: ASYNC110 - nothing else says when
            await asyncio.sleep(0.01)
