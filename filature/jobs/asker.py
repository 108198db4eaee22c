"""For whom work is done: the address whose request led to it, by which shares are fair."""

from __future__ import annotations

from contextvars import ContextVar

asker: ContextVar[str] = ContextVar("asker", default="")
"""The address of the request that is being answered, and of all tasks that it starts; empty where
the server acts by itself."""
