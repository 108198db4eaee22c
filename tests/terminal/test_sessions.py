"""At the terminal: requests, questions by number, and what reaches the person's eyes and ears."""

from __future__ import annotations

import io
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

from filature.bots.player import Budget, Choice, Question, RandomBot
from filature.commands.play import bots_around
from filature.core.events import TRUTH
from filature.core.languages import LANGUAGE_NAMES, LANGUAGES
from filature.core.legal import RecordAction
from filature.core.words import Words
from filature.games import bots_of, catalogue, folder, game_class
from filature.terminal import match as matches
from filature.terminal import session as sessions
from filature.terminal.console import Console, language_of
from filature.terminal.match import Match, MatchSetup
from filature.terminal.requests import REQUESTS, names, request_in
from filature.terminal.session import TerminalSession
from filature.testing.words import same_messages

GAMES = list(catalogue())


def seated(
    game: str, seed: str = "1", history: Any = None, language: str = "fr"
) -> TerminalSession:
    """Sit a person down at seat 0 among evenly random bots."""
    made = game_class(game)(min(game_class(game).seat_counts))
    bots = [None, *["ref-random"] * (made.seats - 1)]
    match = Match(MatchSetup(made, 0, bots, seed, True), list(history or []))
    return TerminalSession(match, Console(language, io.StringIO(), io.StringIO()), None)


def answered(session: TerminalSession, line: str) -> list[str]:
    """Type a line and return what is said."""
    out = io.StringIO()
    session.console.out = out
    session.handle_line(line)
    return out.getvalue().splitlines()


def at_a_decision(
    game: str, decisions: int, seed: str = "1", language: str = "fr"
) -> TerminalSession:
    """Play some decisions at random and return the session at the next one."""
    session, rng = seated(game, seed, language=language), Random(seed)
    for _ in session.match.advance():
        pass
    for _ in range(decisions):
        legal = session.match.legal
        session.match.decide(legal.nth(rng.randrange(len(legal))))
        for _ in session.match.advance():
            pass
        if session.match.is_over:
            return at_a_decision(game, decisions - 1, seed, language)
    session.decision = session.new_decision()
    return session


def test_the_words_of_the_terminal_are_the_same_in_every_language() -> None:
    same_messages(files("filature.terminal"))


def test_every_request_has_a_name_of_its_own_in_each_language() -> None:
    for language in LANGUAGES:
        every = [name for request in REQUESTS for name in names(request, language)]
        assert len(every) == len(set(every))
        for request in REQUESTS:
            for name in names(request, language):
                found = request_in(name.upper(), language)
                assert found is not None
                assert found.name == request


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_requests_are_answered_from_the_sheet_and_play_nothing(game: str, language: str) -> None:
    session = at_a_decision(game, 3, language=language)
    before = list(session.match.session.history)
    said = {
        request: answered(session, names(request, language)[0])
        for request in REQUESTS
        if request not in ("save", "leave", "language")
    }
    assert session.match.session.history == before
    assert all(said.values())
    assert set(said["all"]) == set(said["hand"]) | set(said["table"])
    assert any(char.isdigit() for line in said["scores"] for char in line)
    assert said["log"][-1] == said["last"][-1]
    assert len(said["help"]) == len(REQUESTS) + 3
    other = answered(session, names("language", language)[0])
    assert session.console.language != language
    assert other[1:] == answered(session, "asked")
    for wanted, own_name in LANGUAGE_NAMES.items():
        for named in (wanted, own_name.upper()):
            session.console.language = language
            answered(session, f"{names('language', language)[0]} {named}")
            assert session.console.language == wanted
    session.console.language = language


def test_notes_are_added_listed_and_struck() -> None:
    session = at_a_decision(GAMES[0], 0)
    assert answered(session, "note Bob ment\x1b[2J")[-1].endswith("Bob ment[2J")
    answered(session, "carnet Ada aussi")
    assert session.notes == ["Bob ment[2J", "Ada aussi"]
    answered(session, "rayer 1")
    assert session.notes == ["Ada aussi"]
    answered(session, "rayer 7")
    assert session.notes == ["Ada aussi"]
    assert answered(session, "carnet")[-1] == "Note 1\u00a0: Ada aussi"
    answered(session, "note " + "long " * 1000)
    assert answered(session, "carnet")[-1].count("long") == 1000


@pytest.mark.parametrize("game", GAMES)
def test_numbers_on_one_line_are_the_same_as_one_a_line(game: str) -> None:
    session = at_a_decision(game, 2)
    rng = Random(3)
    for _ in range(20):
        numbers: list[int] = []
        session.decision = session.new_decision()
        slowly: RecordAction | None = None
        while slowly is None:
            asked = session.decision.asked()
            assert asked is not None
            numbers.append(rng.choice(asked.offers).number)
            slowly = session.handle_line(str(numbers[-1]))
        assert slowly in session.match.legal
        session.decision = session.new_decision()
        assert session.handle_line(" ".join(map(str, numbers))) == slowly
        session.decision = session.new_decision()
        assert session.handle_line(" ".join(map(str, [*numbers, 1]))) is None
        assert session.decision.partials == session.new_decision().partials


@pytest.mark.parametrize("game", GAMES)
def test_back_and_cancel_undo_answers(game: str) -> None:
    session = at_a_decision(game, 1)
    begun = session.decision.partials
    asked = session.decision.asked()
    assert asked is not None
    for offer in asked.offers:
        if session.handle_line(str(offer.number)) is None:
            answered(session, "retour")
            assert session.decision.partials == begun
            session.handle_line(str(offer.number))
            answered(session, "annuler")
            assert session.decision.partials == begun
        session.decision = session.new_decision()


@pytest.mark.parametrize("game", GAMES)
def test_the_person_is_shown_the_same_in_every_world_that_may_be(game: str) -> None:
    for decisions in (1, 3):
        session = at_a_decision(game, decisions)
        truth = session.match
        knowledge = truth.game.knowledge(0, truth.told)
        for draw in range(2):
            world = truth.game.sample_world(knowledge, Random(draw))
            other = seated(game, history=world.history)
            other.decision = other.new_decision()
            for one in (session, other):
                answered(one, "asked")
            for request in ("asked", "legal", "all", "scores", "log", "help"):
                assert answered(other, request) == answered(session, request)


class Explains(RandomBot):
    """A bot that says why, and lies about nothing."""

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        return Choice(super().choose(question, budget, rng).action, {"type": "luck", "value": 3})


def test_bots_say_why_only_when_the_game_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    from fluent.runtime import FluentResource

    game = GAMES[0]
    words = Words("fr", game_class(game).fields, folder(game))
    words.bundle.add_resource(FluentResource("reason-luck = au hasard, à { $value } près\n"))
    monkeypatch.setattr(matches, "bots_of", lambda _: {"ref-random": Explains()})
    monkeypatch.setattr(sessions, "words_for", lambda *_: words)
    session = seated(game)
    lines = iter([str(number) for number in range(10)] * 200)
    monkeypatch.setattr(session.console, "read_line", lambda: f"{next(lines)}")
    session.play()
    said = session.console.out.getvalue()  # type: ignore[attr-defined]
    before, shown, after = said.partition("Tout est montré.")
    assert shown
    assert "au hasard" not in before
    assert after.count("au hasard, à 3 près") == len(session.match.reasons) > 0
    assert after.strip().splitlines()[-1].startswith("La partie est finie")


def test_a_bot_is_given_its_knowledge_and_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Question] = []

    class Watches(RandomBot):
        def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
            asked.append(question)
            return super().choose(question, budget, rng)

    monkeypatch.setattr(matches, "bots_of", lambda _: {"ref-random": Watches()})
    session = at_a_decision(GAMES[0], 4)
    assert asked
    for question in asked:
        viewer = question.knowledge.viewer
        assert viewer not in (0, TRUTH)
        told = session.match.game.replay_told(session.match.session.history, viewer)
        assert question.knowledge.told == told[: len(question.knowledge.told)]


def test_the_language_is_that_of_the_environment() -> None:
    assert language_of({"LANG": "fr_CH.UTF-8"}) == "fr"
    assert language_of({"LANG": "fr_FR", "LC_ALL": "tlh_XX"}) == "en"
    assert language_of({"LC_ALL": "", "LC_MESSAGES": "FR"}) == "fr"
    assert language_of({}) == "en"


def test_the_others_are_novices_where_there_are_any() -> None:
    for id, kind in catalogue().items():
        game = kind(min(kind.seat_counts))
        bots = bots_around(game, 1, None)
        wanted = "novice" if "novice" in bots_of(id) else next(iter(bots_of(id)))
        assert bots == [wanted if seat != 1 else None for seat in range(game.seats)]


@pytest.mark.parametrize("game", GAMES)
def test_all_that_may_be_done_is_told_however_much_it_is(game: str) -> None:
    for decisions in range(0, 12, 2):
        session = at_a_decision(game, decisions)
        said = answered(session, "possible")
        assert len(said) > len(session.match.legal.alternatives)


def test_saving_elsewhere_never_writes_over_a_file(tmp_path: Path) -> None:
    session = at_a_decision(GAMES[0], 1)
    there = tmp_path / "mine.txt"
    there.write_text("precious")
    answered(session, f"sauver {there}")
    assert there.read_text() == "precious"
    answered(session, f"sauver {tmp_path / 'new.jsonl'}")
    assert (tmp_path / "new.jsonl").exists()
