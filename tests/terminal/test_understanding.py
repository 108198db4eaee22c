"""Actions in words: what a game says of an action is what may be typed, in either language."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from filature.core.events import CHANCE
from filature.core.legal import Factored, RecordAction
from filature.core.words import LANGUAGES
from filature.games import AnyGame, catalogue, game_class
from filature.terminal.drafts import Draft
from filature.terminal.naming import Speech, by_number_alone, numbered
from filature.terminal.understanding import Reader, likeness, words_in
from filature.terminal.voice import own_words, speeches

NAMES = ["Ada", "Bob", "Chloé", "Dov", "Eve", "Fay", "Gus"]
GAMES = [(id, seats) for id, game in catalogue().items() for seats in game.seat_counts]
OWN = [own_words(language) for language in LANGUAGES]
Moment = tuple[list[Speech], Factored, RecordAction]


def moments(game: AnyGame, seed: int) -> Iterator[Moment]:
    """Play a game at random; give each decision as the one who must take it hears it."""
    rng = Random(seed)
    state: Any = game.new()
    while waiting := game.to_act(state):
        actor = waiting[0]
        if actor == CHANCE:
            game.play(state, actor, game.chance(state, rng))
            continue
        legal = game.legal(state, actor)
        move = legal.nth(rng.randrange(len(legal)))
        heard = speeches(game.id, actor, NAMES[: game.seats])
        yield heard, game.factored(state, actor), game.to_record(actor, move)
        game.play(state, actor, move)


def some_moments(game: AnyGame, count: int) -> list[Moment]:
    """Draw moments of several kinds: a few from the start, a few from anywhere."""
    every = list(moments(game, 1))
    later = Random(2).sample(every[count:], min(count, len(every[count:])))
    return every[:count] + later


def setups(id: str, seats: int) -> Iterator[AnyGame]:
    """Give a game as it comes, and with every other choice of its options that can be had."""
    kind = game_class(id)
    yield kind(seats)
    for option in kind.options_offered:
        for value in option.choices or ():
            if value != option.default:
                try:
                    yield kind(seats, {option.name: value})
                except Exception:
                    continue


def meant(drafts: list[Draft]) -> RecordAction | None:
    """Return the action that is played, or nothing where the person is asked."""
    if len(drafts) == 1 and drafts[0].question() is None:
        return drafts[0].action()
    return None


@pytest.mark.parametrize(("id", "seats"), GAMES)
def test_the_sentence_of_an_action_plays_exactly_that_action(id: str, seats: int) -> None:
    for game in setups(id, seats):
        for heard, legal, action in some_moments(game, 4):
            reader = Reader(heard, OWN)
            for speech in heard:
                sentence = speech.say("action", action)
                for typed in (sentence, sentence.upper(), f"  {sentence} !"):
                    assert meant(reader.read(typed, legal).drafts) == action, typed


@pytest.mark.parametrize("id", list(catalogue()))
def test_half_a_sentence_plays_nothing_unless_only_one_action_fits(id: str) -> None:
    game = game_class(id)(max(game_class(id).seat_counts))
    for heard, legal, action in some_moments(game, 4):
        reader = Reader(heard, OWN)
        for speech in heard:
            sentence = speech.say("action", action)
            every = [speech.say("action", one) for one in legal.expand()]
            for cut in range(1, len(sentence.split())):
                typed = " ".join(sentence.split()[:-cut])
                played = meant(reader.read(typed, legal).drafts)
                if typed not in every and sum(one.startswith(typed) for one in every) > 1:
                    assert played is None, (typed, played)


@pytest.mark.parametrize("id", list(catalogue()))
def test_a_wrong_word_plays_nothing(id: str) -> None:
    for heard, legal, action in some_moments(game_class(id)(max(game_class(id).seat_counts)), 3):
        reader = Reader(heard, OWN)
        for speech in heard:
            for wrong in ("xyzzy", "pas", "9999"):
                typed = f"{speech.say('action', action)} {wrong}"
                assert not reader.read(typed, legal).drafts
                assert not reader.read(f"{wrong} {typed}", legal).drafts


def asked(id: str, seats: int, what: str) -> Moment:
    """Return the first moment of some random game at which Ada may do something first."""
    for seed in range(100):
        for moment in moments(game_class(id)(seats), seed):
            if any(one.fixed["type"] == what for one in moment[1].alternatives):
                if moment[0][0].viewer == 0:
                    return moment
                break
    raise AssertionError(what)


@pytest.mark.parametrize(
    ("game", "what", "typed", "fields"),
    [
        ("agent_hunter", "attack", "attaquer base 2 avec 5", {"agent": 5, "target": 1}),
        ("agent_hunter", "attack", "attack 2 with 5", {"agent": 5, "target": 1}),
        ("agent_hunter", "attack", "att b 2 avec 5", {"agent": 5, "target": 1}),
        ("agent_hunter", "swap", "échanger base 1 le 7", {"base": 0, "agent": 7}),
        ("agent_hunter", "swap", "ECHANGER 7 sur base 1", {"base": 0, "agent": 7}),
        ("agent_hunter", "attack", "attaquer la base 2 depuis la base 3", {"base": 2, "target": 1}),
        ("agent_hunter", "place", "placer 5 0 1", {"agents": [5, 0, 1]}),
        ("kryptos", "guess", "deviner carte 3 de Bob 17", {"target": 1, "position": 2}),
        ("kryptos", "guess", "guess bob 3 17", {"value": 17}),
        ("spies_vs_spies", "ask", "demander vehicule à Chloe", {"category": "vehicle"}),
        ("spies_vs_spies", "ask", "ask dov for accessory", {"target": 3}),
        ("agents_secrets", "move", "avancer orange de {n}", {"type": "move"}),
        ("agents_secrets", "move", "{n} orange", {"type": "move"}),
    ],
)
def test_people_may_say_it_their_own_way(
    game: str, what: str, typed: str, fields: dict[str, Any]
) -> None:
    if game not in catalogue():
        pytest.skip("not in the catalogue")
    heard, legal, _ = asked(game, 2 if game == "agent_hunter" else 4, what)
    if "{n}" in typed:
        split = legal.alternatives[0].choose["steps"]
        typed = typed.replace("{n}", str(getattr(split, "total")))  # noqa: B009
        typed = typed.replace("orange", heard[0].key("steps", getattr(split, "over")[0]))  # noqa: B009
    action = meant(Reader(heard, OWN).read(typed, legal).drafts)
    assert action is not None, typed
    assert fields.items() <= action.items()


@pytest.mark.parametrize(
    ("game", "what", "typed"),
    [
        ("agent_hunter", "attack", "attaquer base 2"),
        ("agent_hunter", "attack", "attaquer 3 base 2"),
        ("agent_hunter", "attack", "échanger"),
        ("agent_hunter", "place", "placer 1 2"),
        ("kryptos", "guess", "carte 3 de Bob"),
        ("spies_vs_spies", "ask", "demander objectif à Chloé"),
        ("spies_vs_spies", "ask", "m"),
    ],
)
def test_where_several_fit_the_person_is_asked(game: str, what: str, typed: str) -> None:
    if game not in catalogue():
        pytest.skip("not in the catalogue")
    heard, legal, _ = asked(game, 2 if game == "agent_hunter" else 4, what)
    drafts = Reader(heard, OWN).read(typed, legal).drafts
    assert drafts
    assert meant(drafts) is None


@pytest.mark.parametrize(
    ("typed", "known"),
    [("attaquer base 5", 2), ("ne pas attaquer base 2 avec 5", 0), ("attaquer base 2 avec 5 7", 5)],
)
def test_where_nothing_fits_the_first_wrong_word_is_named(typed: str, known: int) -> None:
    heard, legal, _ = asked("agent_hunter", 2, "attack")
    understood = Reader(heard, OWN).read(typed, legal)
    assert not understood.drafts
    assert understood.known == known


def test_a_line_is_cut_into_words_without_case_and_punctuation() -> None:
    assert [word.bare for word in words_in("Échanger : l’agent nº 07, à Œdipe !")] == [
        *("echanger", "l'", "agent", "no", "7", "a", "oedipe"),
    ]


def test_accents_may_be_left_out_but_a_letter_alone_keeps_its_own() -> None:
    e, accented, letter, preposition = words_in("echanger échanger A à")
    assert likeness(e, accented) == 2
    assert likeness(preposition, letter) == 0
    assert likeness(letter, preposition) == 2


def test_a_choice_whose_name_holds_a_number_has_that_number() -> None:
    assert numbered(["chapelle", "maison 1", "maison 2", "ruine"]) == [3, 1, 2, 4]
    assert numbered(["Agent 0", "Agent 7"]) == [0, 7]
    assert numbered(["Ada", "Bob"]) == [1, 2]
    assert numbered(["1 case, 2 fois", "case 2"]) == [1, 2]
    assert by_number_alone(["Agent 0", "Agent 7"])
    assert not by_number_alone(["Agent 0", "Base 7"])
