"""What somebody typed into the command box: read by the same grammar as in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from filature.core.legal import Factored
from filature.core.messages import Draft, Typed, Understanding
from filature.core.words import LANGUAGES
from filature.games import AnyGame, words_for
from filature.wording import drafts
from filature.wording.naming import Speech
from filature.wording.understanding import SHORT_LIST, Reader, gathered


def understood(
    game: AnyGame, seat: int, names: Sequence[str], legal: Factored, typed: Typed
) -> Understanding:
    """Return what a line may mean among the legal actions of a seat."""
    speeches = [Speech(words_for(game, language), seat, names) for language in LANGUAGES]
    found = Reader(speeches).read(typed.text, legal)
    best = gathered(found.drafts, legal) if found.drafts else []
    complete = [draft.action() for draft in best if draft.question() is None]
    partial = [told(draft) for draft in best if draft.question() is not None]
    return Understanding(complete[:SHORT_LIST], partial, found.typed, found.known)


def told(draft: drafts.Draft) -> Draft:
    chosen = {name: list(parts) for name, parts in draft.parts.items()}
    return Draft(draft.alternative.fixed, chosen, draft.missing())
