"""Every number that a game can be set up with has a maximum, and all levels play at it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from filature.bots.player import LIVE, Budget, Question
from filature.core.game import Option
from filature.core.languages import LANGUAGES
from filature.core.refusals import BadOption, Refused
from filature.core.session import GameSession
from filature.core.words import house_words
from filature.games import AnyGame, bots_of, catalogue, folder, words_of
from filature.games.kryptos.rules import Kryptos
from filature.testing import options_are_bounded
from filature.testing.options import is_number
from tests.games.cases import case_of

NUMBERS = [
    (game, option)
    for game in catalogue().values()
    for option in game.options_offered
    if is_number(option)
]


def of_each(numbers: list[tuple[type[AnyGame], Option]]) -> pytest.MarkDecorator:
    """Run a test for each of these options."""
    named = [pytest.param(*one, id=f"{one[0].id}-{one[1].name}") for one in numbers]
    return pytest.mark.parametrize(("game", "option"), named)


every_number = of_each(NUMBERS)
once_unbounded = of_each([one for one in NUMBERS if one[1].name in one[0].once_unbounded])
always_bounded = of_each([one for one in NUMBERS if one[1].name not in one[0].once_unbounded])

THEIR_OWN_TIME = ("ref-master-1", "ref-search")
"""These bots do not keep a table's budget, whatever the options."""

HUGE = 10**30


def least_seats(game: type[AnyGame]) -> int:
    return min(game.seat_counts)


@every_number
def test_a_number_has_a_range_in_which_its_values_lie(game: type[AnyGame], option: Option) -> None:
    options_are_bounded(game)
    assert option.minimum is not None
    assert option.maximum is not None
    assert option.minimum < option.maximum


@pytest.mark.parametrize(
    "option", [Option("rounds", 4, minimum=1), Option("rounds", 4, maximum=9), Option("n", None)]
)
def test_a_number_without_a_range_does_not_conform(option: Option) -> None:
    class Endless(Kryptos):
        options_offered: ClassVar[Any] = (option,)

    with pytest.raises(AssertionError, match=r"has no (minimum|maximum)"):
        options_are_bounded(Endless)


def test_what_is_proposed_lies_in_the_range() -> None:
    class Proposing(Kryptos):
        options_offered: ClassVar[Any] = (
            Option("rounds", 4, minimum=1, maximum=8, offered=[4, 12]),
        )

    with pytest.raises(BadOption):
        options_are_bounded(Proposing)


@every_number
@given(above=st.integers(1, 10**40))
@example(above=1)
@example(above=HUGE)
@settings(max_examples=10)
def test_a_new_game_above_the_maximum_is_refused_in_words(
    game: type[AnyGame], option: Option, above: int
) -> None:
    """agent_hunter R7, agents_secrets R9, kryptos R11, spies_vs_spies R7."""
    assert option.maximum is not None
    with pytest.raises(BadOption) as refused:
        game(least_seats(game), {option.name: option.maximum + above})
    assert refused.value.say["type"] == "option_too_large"
    for language in LANGUAGES:
        said = words_of(game.id, language).say("refusal", refused.value.say, -2, [])
        assert str(option.maximum) in said.replace("\u202f", "").replace(",", "").replace(".", "")


@every_number
@pytest.mark.parametrize("value", [-1, -HUGE, 1.5, 2.0, True, "7", "", [], {}, float("inf")])
@pytest.mark.parametrize("stored", [False, True], ids=["new", "stored"])
def test_what_is_no_number_of_the_range_is_refused_new_or_stored(
    game: type[AnyGame], option: Option, value: Any, stored: bool
) -> None:
    with pytest.raises(BadOption) as refused:
        (game.stored if stored else game)(least_seats(game), {option.name: value})
    assert refused.value.say["type"] in ("option_not_integer", "option_too_small")


@every_number
def test_null_is_refused_where_there_is_a_default(game: type[AnyGame], option: Option) -> None:
    if option.default is None:
        assert game(least_seats(game), {option.name: None}).chosen_options == {}
        return
    with pytest.raises(BadOption):
        game(least_seats(game), {option.name: None})


@once_unbounded
@given(above=st.integers(0, 10**40))
@example(above=0)
@example(above=HUGE)
@settings(max_examples=10)
def test_a_stored_game_above_the_maximum_opens_and_says_what_is_beyond(
    game: type[AnyGame], option: Option, above: int
) -> None:
    assert option.maximum is not None
    value = option.maximum + above
    stored = game.stored(least_seats(game), {option.name: value})
    assert stored.options[option.name] == value
    assert stored.beyond_maximum == ([option] if above else [])
    if not above:
        stored.check_maxima()
        return
    with pytest.raises(Refused) as refused:
        stored.check_maxima()
    expected = {"type": "beyond_maximum", "option": option.name, "maximum": option.maximum}
    assert refused.value.say == expected
    for language in LANGUAGES:
        assert option.name in house_words(language).say("refusal", refused.value.say, -2, [])


@always_bounded
def test_a_maximum_that_was_there_from_the_start_holds_for_stored_games(
    game: type[AnyGame], option: Option
) -> None:
    assert option.maximum is not None
    for value in (option.maximum + 1, HUGE):
        with pytest.raises(BadOption):
            game.stored(least_seats(game), {option.name: value})


@once_unbounded
def test_a_stored_game_far_beyond_the_maximum_is_played_to_its_end(
    game: type[AnyGame], option: Option
) -> None:
    """Nothing that the rules do may loop over the number."""
    rng = Random(option.name)
    stored = game.stored(least_seats(game), {option.name: HUGE})
    session = GameSession(stored, range(stored.seats)).start()
    for _ in range(400):
        if session.is_over:
            break
        if session.is_chance:
            session.draw_chance(rng)
        else:
            seat = session.pending[0]
            session.apply(seat, session.random_move(seat, rng))
    for seat in range(stored.seats):
        stored.sheet(stored.view(session.state, seat))


@once_unbounded
def test_a_ruling_says_up_to_where_the_option_goes(game: type[AnyGame], option: Option) -> None:
    """agent_hunter R7, agents_secrets R9, kryptos R11, spies_vs_spies R7."""
    page = folder(game.id).joinpath("RULES.md").read_text(encoding="utf-8")
    rulings = [" ".join(one.split()) for one in re.split(r"\n\n|\n- ", page) if "at most" in one]
    named = [re.search(rf"`{option.name}`.*? at most (\d+)", ruling) for ruling in rulings]
    assert [int(found[1]) for found in named if found] == [option.maximum]


@once_unbounded
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_says_up_to_where_a_house_rule_goes(
    game: type[AnyGame], option: Option, language: str
) -> None:
    words = words_of(game.id, language)
    chapters = [words.text(f"rules-{n}") for n in range(1, 20) if words.has(f"rules-{n}")]
    assert str(option.maximum) in " ".join(chapters)


# Who plays at the maximum


def positions(game: AnyGame, seed: int) -> Iterator[GameSession]:
    """Play a random game; stop at its first decision, in its middle and near its end."""
    step = case_of(game.id).random_step
    rng = Random(seed)
    whole = GameSession(game, range(game.seats)).start()
    while whole.to_act and len(whole.history) < 1500:
        whole.apply(*step(game, whole.state, whole.to_act[:1], rng))
    decisions = [at for at, (actor, _) in enumerate(whole.history) if actor >= 0]
    for at in sorted({decisions[0], decisions[len(decisions) // 2], decisions[-1]}):
        session = GameSession(game, range(game.seats)).start()
        for actor, move in whole.history[:at]:
            session.apply(actor, move)
        yield session


@every_number
@pytest.mark.parametrize(
    "budget",
    [Budget(iterations=1), pytest.param(LIVE, marks=pytest.mark.slow)],
    ids=["one", "live"],
)
def test_every_level_answers_at_the_maximum(
    game: type[AnyGame], option: Option, budget: Budget
) -> None:
    for seats in (min(game.seat_counts), max(game.seat_counts)):
        setup = game(seats, {option.name: option.maximum})
        for session in positions(setup, seats):
            question = Question.of(session, session.pending[0])
            for name, bot in bots_of(game.id).items():
                if name not in THEIR_OWN_TIME:
                    choice = bot.choose(question, budget, Random(name))
                    assert choice.action in question.legal, name


@pytest.mark.parametrize("id", catalogue())
def test_no_bot_is_set_up_beyond_a_maximum(id: str) -> None:
    """A bot sets up the game of its question anew, strictly."""
    game = catalogue()[id]
    for name in game.once_unbounded:
        stored = game.stored(least_seats(game), {name: HUGE})
        *_, session = positions(stored, 1)
        question = Question.of(session, session.pending[0])
        assert bots_of(id)["ref-random"].choose(question, LIVE, Random(1)).action in question.legal
        for level in ("agent", "master"):
            with pytest.raises(BadOption):
                bots_of(id)[level].choose(question, LIVE, Random(1))
