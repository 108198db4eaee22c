"""All rows that belong to somebody, of every package that keeps any."""

from __future__ import annotations

from filature.circles import holder_rows as circles
from filature.notifications import sql as notifications
from filature.tables.holder_rows import HolderRows

ROWS: tuple[HolderRows, ...] = (*notifications.HOLDER_ROWS, *circles.HOLDER_ROWS)
