"""Actions in words: what a game says of an action is what may be typed, in either language."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from filature.core.legal import Factored, RecordAction
from filature.core.session import GameSession
from filature.games import AnyGame, catalogue, game_class
from filature.terminal.console import phrasers
from filature.testing.setups import setups
from filature.wording.parser import MOST_STEPS, MOST_WORDS, CommandParser, Readings
from filature.wording.partial_action import PartialAction
from filature.wording.phraser import Phraser, by_number_alone, numbered
from filature.wording.vocabulary import likeness, words_in
from tests.games.double_agent.decks import STUFFED
from tests.setups import SETUPS, slow_unless

NAMES = ["Ada", "Bob", "Chloé", "Dov", "Eve", "Fay", "Gus"]
Moment = tuple[list[Phraser], Factored, RecordAction]


def moments(game: AnyGame, seed: int) -> Iterator[Moment]:
    """Play a game at random; give each decision as the one who must take it hears it."""
    rng = Random(seed)
    session = GameSession(game).start()
    while not session.is_over:
        if session.is_chance:
            session.draw_chance(rng)
            continue
        seat = session.pending[0]
        move = session.random_move(seat, rng)
        heard = phrasers(game, seat, NAMES[: game.seats])
        yield heard, game.factored(session.state, seat), game.to_record(seat, move)
        session.apply(seat, move)


def some_moments(game: AnyGame, count: int) -> list[Moment]:
    """Draw moments of several kinds: a few from the start, a few from anywhere."""
    every = list(moments(game, 1))
    later = Random(2).sample(every[count:], min(count, len(every[count:])))
    return every[:count] + later


def meant(partials: list[PartialAction]) -> RecordAction | None:
    """Return the action that is played, or nothing where the person is asked."""
    if len(partials) == 1 and partials[0].open_field() is None:
        return partials[0].action()
    return None


def check_that_sentences_play(game: AnyGame) -> None:
    for heard, legal, action in some_moments(game, 4):
        parser = CommandParser(heard)
        for phraser in heard:
            sentence = phraser.say("action", action)
            for typed in (sentence, sentence.upper(), f"  {sentence} !"):
                assert meant(parser.parse(typed, legal).partials) == action, typed


@pytest.mark.parametrize(("id", "seats"), SETUPS)
def test_the_sentence_of_an_action_plays_exactly_that_action(id: str, seats: int) -> None:
    for game in setups(game_class(id)):
        if game.seats == seats:
            check_that_sentences_play(game)


def test_cards_of_ones_own_are_typed_by_their_own_names() -> None:
    game = game_class("double_agent")(2, {"deck": STUFFED})
    said = {
        phraser.say("action", action) for heard, _, action in moments(game, 1) for phraser in heard
    }
    assert any(name in one for name in game.names("fr").values() for one in said)
    check_that_sentences_play(game)


@pytest.mark.parametrize("id", slow_unless(["agent_hunter", "spies_vs_spies"], catalogue()))
def test_half_a_sentence_plays_nothing_unless_only_one_action_fits(id: str) -> None:
    game = game_class(id)(max(game_class(id).seat_counts))
    for heard, legal, action in some_moments(game, 4):
        parser = CommandParser(heard)
        for phraser in heard:
            sentence = phraser.say("action", action)
            every = [phraser.say("action", one) for one in legal.expand()]
            for cut in range(1, len(sentence.split())):
                typed = " ".join(sentence.split()[:-cut])
                played = meant(parser.parse(typed, legal).partials)
                if typed not in every and sum(one.startswith(typed) for one in every) > 1:
                    assert played is None, (typed, played)


@pytest.mark.parametrize("id", slow_unless(["agents_secrets", "double_agent"], catalogue()))
def test_a_wrong_word_plays_nothing(id: str) -> None:
    for heard, legal, action in some_moments(game_class(id)(max(game_class(id).seat_counts)), 3):
        parser = CommandParser(heard)
        for phraser in heard:
            for wrong in ("xyzzy", "pas", "9999"):
                typed = f"{phraser.say('action', action)} {wrong}"
                assert not parser.parse(typed, legal).partials
                assert not parser.parse(f"{wrong} {typed}", legal).partials


def asked(id: str, seats: int, action: RecordAction) -> Moment:
    """Return the first moment of some random game at which Ada may do this."""
    for seed in range(100):
        for at, moment in enumerate(moments(game_class(id)(seats), seed)):
            if moment[0][0].viewer == 0 and action in moment[1]:
                return moment
            if at > 20:
                break
    raise AssertionError(action)


ATTACK = {"type": "attack", "from": "hand", "agent": 5, "target": 1}
FROM_BASE = {"type": "attack", "from": "base", "base": 2, "target": 1}
SWAP = {"type": "swap", "base": 0, "agent": 7}
GUESS = {"type": "guess", "target": 1, "position": 2, "value": 17}
ASK = {"type": "ask", "category": "vehicle", "target": 2}
SHOW = {"type": "ask", "category": "objective", "target": 2, "show": "accessory"}
MOVE = {"type": "move", "steps": {"red": 3, "blue": 2}}
FILE = {"type": "file", "to": "house_6"}
LAY = {"type": "document", "card": "doc_4", "agent": 3}


@pytest.mark.parametrize(
    ("game", "typed", "action"),
    [
        ("agent_hunter", "attaquer base 2 avec 5", ATTACK),
        ("agent_hunter", "attack 2 with 5", ATTACK),
        ("agent_hunter", "attaque avec le 5 la base 2", ATTACK),
        ("agent_hunter", "att b 2 avec 5", ATTACK),
        ("agent_hunter", "attaquer base 2 depuis base 3", FROM_BASE),
        ("agent_hunter", "échanger base 1 le 7", SWAP),
        ("agent_hunter", "ECHANGER 7 sur base 1", SWAP),
        ("agent_hunter", "placer 5 0 1", {"type": "place", "agents": [5, 0, 1]}),
        ("kryptos", "deviner carte 3 de Bob 17", GUESS),
        ("kryptos", "guess bob 3 17", GUESS),
        ("kryptos", "b carte 3 : 17", GUESS),
        ("spies_vs_spies", "demander vehicule à Chloe", ASK),
        ("spies_vs_spies", "ask chloe for vehicle", ASK),
        ("spies_vs_spies", "demander objectif à Chloé, montrer accessoire", SHOW),
        ("agents_secrets", "avancer rouge 3 et bleu 2", MOVE),
        ("agents_secrets", "2 bleu 3 velours", MOVE),
        ("agents_secrets", "dossier maison 6", FILE),
        ("double_agent", "poser documents 4 chez A", LAY),
        ("double_agent", "poser 4 à A", LAY),
    ],
)
def test_people_may_say_it_their_own_way(game: str, typed: str, action: RecordAction) -> None:
    seats = 4 if 4 in game_class(game).seat_counts else 2
    heard, legal, _ = asked(game, seats, action)
    assert meant(CommandParser(heard).parse(typed, legal).partials) == action


@pytest.mark.parametrize(
    ("game", "action", "typed"),
    [
        ("agent_hunter", ATTACK, "attaquer base 2"),
        ("agent_hunter", ATTACK, "attaquer 3 base 2"),
        ("agent_hunter", ATTACK, "échanger"),
        ("agent_hunter", {"type": "place", "agents": [1, 2, 3]}, "placer 1 2"),
        ("kryptos", GUESS, "carte 3 de Bob"),
        ("spies_vs_spies", ASK, "demander objectif à Chloé"),
        ("spies_vs_spies", ASK, "m"),
    ],
)
def test_where_several_fit_the_person_is_asked(game: str, action: RecordAction, typed: str) -> None:
    heard, legal, _ = asked(game, 2 if game == "agent_hunter" else 4, action)
    partials = CommandParser(heard).parse(typed, legal).partials
    assert partials
    assert meant(partials) is None


@pytest.mark.parametrize(
    ("typed", "known"),
    [("attaquer base 5", 2), ("ne pas attaquer base 2 avec 5", 0), ("attaquer base 2 avec 5 7", 5)],
)
def test_where_nothing_fits_the_first_wrong_word_is_named(typed: str, known: int) -> None:
    heard, legal, _ = asked("agent_hunter", 2, ATTACK)
    result = CommandParser(heard).parse(typed, legal)
    assert not result.partials
    assert result.known == known


@pytest.mark.parametrize("line", ["a " * 150, "et " * 40, "a 1 b 2 " * 10, "1 " * 40])
@pytest.mark.parametrize("id", sorted(catalogue()))
def test_a_line_made_to_be_hard_is_given_up_soon(
    id: str, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server reads lines too: one of them must not hold up everybody's game."""
    taken = 0
    steps = Readings.steps

    def counted(self: Readings, *arguments: Any) -> Any:
        nonlocal taken
        taken += 1
        return steps(self, *arguments)

    monkeypatch.setattr(Readings, "steps", counted)
    for heard, legal, _ in some_moments(game_class(id)(game_class(id).seat_counts[-1]), 3):
        taken = 0
        CommandParser(heard).parse(line, legal)
        assert taken <= MOST_STEPS
        if len(words_in(line)) > MOST_WORDS:
            assert taken == 0


def test_a_line_is_cut_into_words_without_case_and_punctuation() -> None:
    assert [word.bare for word in words_in("Échanger : l’agent nº 07, à Œdipe !")] == [
        *("echanger", "l'", "agent", "no", "7", "a", "oedipe")
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
