"""Words: how an object's fields become the arguments of a sentence."""

import re
from typing import Any

import pytest

from filature.core.languages import LANGUAGES
from filature.core.words import Words, house_words
from filature.games import catalogue, folder, game_class

NAMES = ["Ada", "Bob"]
FIELDS = {"seat": "seat", "winners": "seat", "base": "ordinal"}


def arguments(value: Any, name: str = "x", viewer: int = 0) -> dict[str, Any]:
    return Words("en", FIELDS).arguments({name: value}, viewer, NAMES)


def test_a_field_gives_the_arguments_that_its_kind_promises() -> None:
    seat = {"viewer_is": "seat", "after_id": "none", "again_id": "no"}
    assert arguments(3) == seat | {"x": 3, "x_id": "some"}
    assert arguments(None) == seat | {"x": "none", "x_id": "none"}
    assert arguments(True) == seat | {"x": "yes", "x_id": "yes"}
    assert arguments("some text") == seat | {"x": "some text", "x_id": "some text"}
    assert arguments(2, "base") == seat | {"base": 3, "base_id": "some"}
    assert arguments(0, "seat") == seat | {"seat": "Ada", "seat_is": "you"}
    assert arguments(1, "seat") == seat | {"seat": "Bob", "seat_is": "other"}
    assert arguments(None, "seat") == seat | {"seat": "none", "seat_is": "nobody"}
    assert arguments([4, 5, 6]) == seat | {"x": "4, 5 and 6", "x_count": 3, "x_id": "some"}
    assert arguments([]) == seat | {"x": "nothing", "x_count": 0, "x_id": "some"}
    assert arguments(1, "seat", viewer=-2)["viewer_is"] == "spectator"


@pytest.mark.parametrize("name", ["עדה 1", "ليلى"])
def test_a_name_from_right_to_left_is_isolated_and_no_other(name: str) -> None:
    said = Words("en", FIELDS).arguments({"seat": 0}, 1, [name, "Zoé"])["seat"]
    assert said == f"\u2068{name}\u2069"
    assert Words("en", FIELDS).arguments({"seat": 1}, 0, [name, "Zoé"])["seat"] == "Zoé"
    listed = house_words("en").joined([name, "Zoé", name])
    assert listed == f"\u2068{name}\u2069, Zoé and \u2068{name}\u2069"
    assert house_words("en").joined([listed, "Bob"]) == f"{listed} and Bob"


def test_short_sentences_take_the_place_of_full_ones_where_there_are_any() -> None:
    words = Words("en", game_class("agents_secrets").fields, folder("agents_secrets"))
    moved = {"type": "moved", "seat": 1, "steps": {"red": 2}, "to": {"red": "house_2"}}
    assert words.say("told", moved, 0, NAMES) == "Bob moves Red by 2. Now at: Red house 2."
    short = words.short()
    assert short.say("told", moved, 0, NAMES) == "Bob moves Red by 2, house 2."
    after = {**moved, "after": "rolled", "again": True}
    assert short.say("told", after, 0, NAMES) == "Red by 2, house 2."
    assert short.say("action", {"type": "move", "steps": {"red": 2}}, 0, NAMES) == "Move Red by 2"
    dealt = {"type": "dealt"}
    assert short.say("told", dealt, 0, NAMES) == words.say("told", dealt, 0, NAMES)


def test_a_list_of_seats_says_you_to_those_in_it() -> None:
    assert arguments([0, 1], "winners")["winners"] == "you and Bob"
    assert arguments([0, 1], "winners")["winners_is"] == "you"
    assert arguments([0, 1], "winners", viewer=-2)["winners"] == "Ada and Bob"
    assert arguments([1], "winners")["winners_is"] == "other"


@pytest.mark.parametrize(
    ("winners", "viewer", "said"),
    [
        ([0], 0, "You win."),
        ([0], 1, "Ada wins."),
        ([], 1, "Nobody wins."),
        ([0, 1], 1, "Shared win: Ada and you."),
    ],
)
def test_the_end_is_told_to_winners_and_losers_in_their_own_words(
    winners: list[int], viewer: int, said: str
) -> None:
    over = {"type": "over", "winners": winners, "scores": [1, 1], "reason": "so"}
    words = Words("en", FIELDS)
    assert words.say("told", over, viewer, NAMES) == f"The game is over: so. {said}"


def test_a_message_that_is_missing_or_lacks_an_argument_is_an_error() -> None:
    words = house_words("fr")
    with pytest.raises(LookupError):
        words.text("no-such-message")
    with pytest.raises(LookupError):
        words.text("refusal-not_your_turn")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalogue())
def test_the_name_of_an_option_or_a_field_is_never_taken_for_another_word(
    game: str, language: str
) -> None:
    words = Words(language, game_class(game).fields, folder(game))
    for option in game_class(game).options_offered:
        say = {"type": "option_too_small", "option": option.name, "minimum": 1}
        assert option.name in words.say("refusal", say, 0, NAMES)
    for field in ("base", "from", "agent"):
        say = {"type": "action_lacks", "field": field}
        assert field in words.say("refusal", say, 0, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalogue())
def test_what_somebody_says_is_told_as_they_said_it(game: str, language: str) -> None:
    """A text that happens to be the name of a card, an agent or a sign is not put into words."""
    words = Words(language, game_class(game).fields, folder(game))
    for text in ("hat", "red", "nod", "basic", "tip", "none"):
        for person in (0, None):
            said = {"type": "said", "person": person, "name": text, "text": text}
            quoted = words.say("told", said, 1, NAMES)
            assert re.search(rf"[“„«]\W?{text}\W?[”“»]", quoted)
        later = {"type": "spectators_said", "name": text, "text": text}
        assert words.say("told", later, 1, NAMES).startswith(f"{text} ")


HOUSE_REFUSALS = [
    {"type": "seats", "counts": [2]},
    {"type": "players_count", "count": 3, "wanted": 2},
]


@pytest.mark.parametrize("refusal", HOUSE_REFUSALS)
@pytest.mark.parametrize("game", catalogue())
def test_how_many_seats_is_a_number_in_every_game(game: str, refusal: dict[str, Any]) -> None:
    words = Words("en", game_class(game).fields, folder(game))
    assert words.say("refusal", refusal, -2, NAMES) == house_words("en").say(
        "refusal", refusal, -2, NAMES
    )


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (10**20, "100,000,000,000,000,000,000"),
        (10**30, "1" + "0" * 30),
        (-(10**30), "-1" + "0" * 30),
        (10**400, "10^400"),
        (-(10**400), "−10^400"),
        (1e300, "1e+300"),
    ],
)
def test_a_number_of_any_size_can_be_told(number: float, said: str) -> None:
    refusal = {"type": "out_of_range", "field": "x", "limit": number}
    expected = f"“x” must lie between 0 and {said}."
    assert house_words("en").say("refusal", refusal, -2, NAMES) == expected


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Marcel", "de Marcel"),
        ("Odette", "d’Odette"),
        ("émile", "d’émile"),
        ("Yvonne", "d’Yvonne"),
        ("Yann", "de Yann"),
        ("Hélène", "d’Hélène"),
        ("Hans", "de Hans"),
        ("🕵", "de 🕵"),
    ],
)
def test_french_elides_de_before_a_vowel(name: str, said: str) -> None:
    up = {"type": "time_up", "person": 1}
    told = house_words("fr").say("told", up, 0, ["Ada", name])
    assert told.startswith(f"Le temps {said} est écoulé")


def test_a_sign_keeps_its_name_where_a_card_has_the_same() -> None:
    sign = {"type": "signal", "person": 0, "addressee": 1, "signal": "hat", "glance": None}
    words = Words("en", {}, folder("spies_vs_spies"))
    assert words.say("told", sign, 1, NAMES) == "Ada signs to you: a tap of the hat."


def test_the_back_of_a_card_is_not_taken_for_an_agent() -> None:
    words = Words("en", game_class("double_agent").fields, folder("double_agent"))
    backs = {"type": "dealt", "seat": 1, "cards": None, "backs": {"2": 1, "4": 2}}
    assert words.say("told", backs, 0, NAMES).endswith("on the backs: “2” and “4” (2 times).")
