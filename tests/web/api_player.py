"""The person at a page, deciding over plain HTTP with the browser's own token: it is quick."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
from playwright.sync_api import Page

from filature.core.legal import Factored

BOTS = {
    "agent_hunter": 1,
    "agents_secrets": 2,
    "double_agent": 1,
    "kryptos": 2,
    "spies_vs_spies": 2,
}
"""How many bots one person usually plays against."""

Seats = list[dict[str, str]]


def bots(count: int, level: str = "recruit") -> Seats:
    return [{"kind": "bot", "bot": level}] * count


class ApiPlayer:
    """The person at a page, deciding at random."""

    def __init__(self, page: Page, url: str, seed: int = 0) -> None:
        self.page = page
        self.url = url
        self.rng = Random(seed)
        self.table = ""
        self.sent = 0
        self.have = 0

    @property
    def address(self) -> str:
        return f"{self.url}/t/{self.table}"

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self.page.request.post(
            f"{self.url}{path}", data=body, headers={"Origin": self.url}
        )
        assert answer.ok, answer.text()
        given: dict[str, Any] = answer.json()
        return given

    def open(self, game: str, seats: Seats, **new: Any) -> dict[str, Any]:
        """Set up a table and sit down at it; the page is still where it was."""
        name = new.pop("name", "Ada")
        wish = {"game": game, "name": name, "seats": [{"kind": "person"}, *seats], **new}
        seated = self.post("/api/tables", wish)
        self.table = seated["table"]
        return seated

    def sit(self, seated: dict[str, Any], name: str) -> None:
        """Take a seat at somebody's table, by their invitation."""
        self.table = seated["table"]
        wish = {"invite": seated["invite"], "name": name}
        self.post(f"/api/tables/{self.table}/sit", wish)

    def now(self, seat: int | None = None, have: int = 0) -> dict[str, Any]:
        """Return all that the seat is told now, as it would be welcomed."""
        asked = "" if seat is None else f"&as={seat}"
        path = f"{self.url}/api/tables/{self.table}/next?have={have}{asked}"
        answer = self.page.request.get(path)
        assert answer.ok, answer.text()
        welcome: dict[str, Any] = answer.json()
        return welcome

    def decide(self, wait: bool = True) -> bool:
        """Decide what is asked, if anything is, evenly; tell whether the game is over.

        `wait`: until something new is told, as the server lets one.
        """
        welcome = self.now(have=self.have if wait else 0)
        self.have = welcome["seq"]
        position = welcome["position"]
        if position is None:
            return False
        for decision in position["decisions"][:1]:
            legal = msgspec.convert(decision["legal"], Factored)
            self.sent += 1
            command = {
                "type": "command",
                "id": f"elsewhere-{self.sent}",
                "decision": decision["id"],
                "action": legal.nth(self.rng.randrange(len(legal))),
            }
            self.post(f"/api/tables/{self.table}/command", command)
        return position["outcome"] is not None

    def play(self, decisions: int = 10_000) -> None:
        """Make so many decisions, or all until the end."""
        before, self.have = self.sent, 0
        while self.sent - before < decisions:
            if self.decide():
                return

    def wait_for_decision(self) -> dict[str, Any]:
        """Wait until a decision is owed, which is left to the page, or the game is over."""
        self.have = 0
        while True:
            welcome = self.now(have=self.have)
            position = welcome["position"]
            if position and (position["decisions"] or position["outcome"]):
                return welcome
            self.have = welcome["seq"]

    def moved_on(self, decision: str) -> bool:
        """Tell whether a decision is no longer owed."""
        return decision not in [one["id"] for one in self.now()["position"]["decisions"]]
