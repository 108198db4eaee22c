"""A case with its answers, right and wrong, in words: for those who answer it on the page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from filature.cases.answering import OpenCase, opened
from filature.cases.stored import cases_of
from filature.core.cases import CaseAnswer, CaseKind
from filature.games import words_of
from tests.web.page_words import page_words


@dataclass(frozen=True)
class CaseToSolve:
    game: str
    number: int

    @classmethod
    def first(cls, game: str, kind: CaseKind | None = None) -> CaseToSolve:
        """Return the first case of a game, of a kind if one is wanted."""
        all = cases_of(game)
        return cls(game, next(at + 1 for at, case in enumerate(all) if kind in (None, case.kind)))

    @property
    def path(self) -> str:
        return f"/cases/{self.game}/{self.number}"

    @property
    def opened(self) -> OpenCase:
        return opened(self.game, self.number)

    @property
    def solution(self) -> tuple[int, Any]:
        """The secret that is certain, and what it is."""
        verdict = self.opened.judge(CaseAnswer())
        assert verdict.secret is not None
        return verdict.secret, verdict.value

    @property
    def possible(self) -> tuple[int, Any]:
        """A secret and a value that are possible and not certain."""
        case = self.opened
        for at, secret in enumerate(case.secrets):
            for value in secret.values:
                if (at, value) == self.solution:
                    continue
                verdict = case.judge(CaseAnswer(secret=at, value=value))
                if verdict.why["type"] == "possible" and verdict.world is not None:
                    return at, value
        raise AssertionError("everything else is impossible")

    def names(self, language: str) -> list[str]:
        """Who sits at the table, as the page calls them."""
        you = page_words(language).text("ui-lesson-you")
        return [name or you for name in self.opened.shown.players]

    def secret_name(self, secret: int, language: str) -> str:
        """What a secret is called on the page."""
        shown, one = self.opened.shown, self.opened.secrets[secret]
        words = words_of(self.game, language)
        names = self.names(language)
        return words.say("secret", {"type": one.type, **one.args}, shown.viewer, names)

    def value_name(self, secret: int, value: Any, language: str) -> str:
        shown, one = self.opened.shown, self.opened.secrets[secret]
        words = words_of(self.game, language)
        return str(words.value(one.field, value, shown.viewer, self.names(language)))

    def line(self, answer: tuple[int, Any], language: str) -> str:
        """What is typed for an answer."""
        secret, value = answer
        return f"{self.secret_name(secret, language)} = {self.value_name(secret, value, language)}"

    def right_line(self, language: str) -> str:
        return self.line(self.solution, language)

    def wrong_line(self, language: str) -> str:
        return self.line(self.possible, language)
