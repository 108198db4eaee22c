"""What every game's options must satisfy."""

from __future__ import annotations

from filature.core.game import Option
from filature.games import AnyGame


def options_are_bounded(game: type[AnyGame]) -> None:
    """Every option that is a whole number says its range, and what it proposes lies within.

    Anybody may set up a table: bots loop over such numbers, and games last as long as they say.
    """
    for option in game.options_offered:
        if is_number(option):
            assert option.minimum is not None, f"{game.id}: {option.name} has no minimum"
            assert option.maximum is not None, f"{game.id}: {option.name} has no maximum"
            for value in (option.default, *(option.offered or ())):
                option.check(value)


def is_number(option: Option) -> bool:
    """Tell whether an option is a whole number."""
    return option.choices is None and not option.own
