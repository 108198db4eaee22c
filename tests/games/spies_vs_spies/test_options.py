"""Spies vs Spies: its options, their bounds and their words."""

from typing import Any

import pytest

from filature.core.languages import LANGUAGES
from filature.core.refusals import BadOption
from filature.games import words_of
from filature.games.spies_vs_spies.rules import SpiesVsSpies
from tests.games.spies_vs_spies.situation import Situation


@pytest.mark.parametrize(
    ("options", "refusal"),
    [
        ({"target_score": 0}, "option_too_small"),
        ({"target_score": True}, "option_not_integer"),
        ({"target_score": None}, "option_not_integer"),
        ({"rounds": 0}, "option_too_small"),
        ({"rounds": 2.0}, "option_not_integer"),
        ({"question_limit": -1}, "option_too_small"),
        ({"notes": "some"}, "option_choice"),
        ({"notes": None}, "option_choice"),
        ({"signals": False}, "option_choice"),
    ],
)
def test_options_have_their_bounds(options: dict[str, Any], refusal: str) -> None:
    with pytest.raises(BadOption) as refused:
        SpiesVsSpies(4, options)
    assert refused.value.say["type"] == refusal


@pytest.mark.parametrize("option", ["target_score", "rounds", "question_limit"])
def test_the_upper_bounds_themselves_are_allowed(option: str) -> None:
    assert SpiesVsSpies(4, {option: 100}).chosen_options == {option: 100}


def test_an_option_named_at_its_default_is_accepted_and_not_written() -> None:
    default = {"target_score": 10, "rounds": None, "question_limit": 24, "notes": "auto"}
    assert SpiesVsSpies(3, {**default, "signals": "discreet"}).chosen_options == {}


@pytest.mark.parametrize("seats", [0, 2, 5, True, None])
def test_only_three_or_four_sit_down(seats: Any) -> None:
    with pytest.raises(BadOption):
        SpiesVsSpies(seats)


def test_signals_change_nothing_in_the_game() -> None:
    views = [Situation(signals=way).view(0) for way in ("discreet", "open", "none")]
    assert views[0] == views[1] == views[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_an_option_has_words(language: str) -> None:
    words = words_of("spies_vs_spies", language)
    for option in SpiesVsSpies.options_offered:
        for value in option.offered or option.choices or []:
            kind = "none" if value is None else value if isinstance(value, str) else "some"
            arguments = {"value": value if isinstance(value, int) else kind, "value_id": kind}
            assert words.text(f"value-{option.name}", arguments)
