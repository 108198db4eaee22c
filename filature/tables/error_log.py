"""Errors of the program in the operator's log: their kind and place.

An error's text may hold something secret of a game, so it is left out.
"""

from __future__ import annotations

import logging
import traceback
from pathlib import PurePath

log = logging.getLogger("filature")


def log_error(what: str, error: BaseException) -> None:
    """Log an unexpected error with its kind and its stack, never its text."""
    frames = reversed(traceback.extract_tb(error.__traceback__))
    way = " < ".join(f"{PurePath(f.filename).name}:{f.lineno} {f.name}" for f in frames)
    log.error("%s: %s at %s", what, type(error).__name__, way or "?")


def log_store_down(what: str, failure: BaseException) -> None:
    """Log that something could not be done because the store does not answer."""
    log.warning("%s: the store does not answer (%s)", what, failure)
