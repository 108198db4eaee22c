"""Lines typed into the command box, read by the same grammar as in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from filature.core.languages import LANGUAGES
from filature.core.legal import Factored
from filature.core.messages import Draft, Typed, Understanding
from filature.games import AnyGame, words_for
from filature.wording.parser import SHORT_LIST, CommandParser, grouped
from filature.wording.partial_action import PartialAction
from filature.wording.phraser import Phraser


def understood(
    game: AnyGame, seat: int, names: Sequence[str], legal: Factored, typed: Typed
) -> Understanding:
    """Return what a line may mean among the legal actions of a seat."""
    phrasers = [Phraser(words_for(game, language), seat, names) for language in LANGUAGES]
    found = CommandParser(phrasers).parse(typed.text, legal)
    best = grouped(found.partials, legal) if found.partials else []
    complete = [partial.action() for partial in best if partial.open_field() is None]
    incomplete = [told(partial) for partial in best if partial.open_field() is not None]
    return Understanding(complete[:SHORT_LIST], incomplete, found.typed, found.known)


def told(partial: PartialAction) -> Draft:
    chosen = {name: list(parts) for name, parts in partial.parts.items()}
    return Draft(partial.alternative.fixed, chosen, partial.missing())
