"""Errors of the program in the operator's log: their kind and place.

An error's text may hold something secret of a game, so it is left out.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from filature.jobs.traces import place_of
from filature.tables.store import StoreDown

log = logging.getLogger("filature")


def log_error(what: str, error: BaseException) -> None:
    """Log an unexpected error with its kind and its stack, never its text."""
    kind, place = type(error).__name__, place_of(error.__traceback__)
    log.error(
        "%s: %s at %s", what, kind, place, extra={"event": what, "type": kind, "place": place}
    )


@contextmanager
def log_and_go_on(what: str) -> Iterator[None]:
    """Log what goes wrong with one of many, so that the others have their turn.

    A store that does not answer does not answer for the others either: that is raised.
    """
    try:
        yield
    except StoreDown:
        raise
    except Exception as error:
        log_error(what, error)


def log_store_down(what: str, failure: BaseException) -> None:
    """Log that something could not be done because the store does not answer."""
    log.warning(
        "%s: the store does not answer (%s)",
        what,
        failure,
        extra={"event": what, "type": "StoreDown", "place": ""},
    )


def log_warning(what: str, type: str, words: str) -> None:
    """Log something that concerns the operator's machine alone, in words."""
    extra = {"event": what, "type": type, "place": "", "words": words}
    log.warning("%s: %s", what, words, extra=extra)


def log_event(what: str, failure: BaseException) -> None:
    """Log a failure that concerns the operator's machine alone, with its text."""
    log.error(
        "%s: %s",
        what,
        failure,
        extra={"event": what, "type": type(failure).__name__, "place": "", "words": str(failure)},
    )
