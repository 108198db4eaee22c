"""A circle whose members decide over plain HTTP, each with a browser of their own."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page

from tests.serving import Server
from tests.web.api_player import ApiPlayer, bots
from tests.web.chromium import newcomer, wait_until

NAMES = ["Ada", "Bob", "Cleo", "Dora", "Emil", "Fay"]


class CircleOfPlayers:
    """A circle that Ada has founded and the others have joined by its link."""

    def __init__(
        self, browser: Browser, server: Server, count: int = 4, name: str = "Le cercle du jeudi"
    ) -> None:
        self.server = server
        self.players = [
            ApiPlayer(newcomer(browser), server.url, seed) for seed, _ in enumerate(NAMES[:count])
        ]
        founder = {"name": name, "member": NAMES[0]}
        self.id = self.players[0].post("/api/circles", founder)["circle"]
        self.link = f"{self.path}?i={self.circle()['invite']}"
        for who, player in enumerate(self.players[1:], 1):
            wish = {"name": NAMES[who], "invite": self.circle()["invite"]}
            player.post(f"/api{self.path_of('join')}", wish)

    @property
    def path(self) -> str:
        return f"/circle/{self.id}"

    def path_of(self, part: str = "") -> str:
        return f"/circles/{self.id}/{part}".rstrip("/")

    def page(self, who: int = 0) -> Page:
        """The browser of a member."""
        return self.players[who].page

    def ask(self, part: str = "", who: int = 0) -> dict[str, Any]:
        """What a member is told, of the circle or a part of it."""
        answer = self.page(who).request.get(f"{self.server.url}/api{self.path_of(part)}")
        assert answer.ok, answer.text()
        given: dict[str, Any] = answer.json()
        return given

    def circle(self, who: int = 0) -> dict[str, Any]:
        return self.ask(who=who)

    def post(self, part: str, body: dict[str, Any], who: int = 0) -> dict[str, Any]:
        return self.players[who].post(f"/api{self.path_of(part)}", body)

    def everybody_in_the_league(self) -> None:
        self.post("change", {"league": True})
        for who in range(len(self.players)):
            self.post("me", {"league": True}, who)

    def game(self, game: str, who: tuple[int, ...], robots: int = 0) -> str:
        """Play a game of the circle to its end; return its table."""
        first, *others = who
        seats = [{"kind": "person"}] * len(who) + bots(robots)
        wish = {"game": game, "name": NAMES[first], "seats": seats}
        table: str = self.post("tables", {"table": wish}, first)["table"]
        for other in others:
            self.post(f"tables/{table}/sit", {}, other)
        self.play(dict.fromkeys(who, table))
        wait_until(
            self.page(), lambda: table in [t["id"] for t in self.circle()["history"]], "no history"
        )
        return table

    def play(self, tables: dict[int, str]) -> None:
        """Have members decide at their tables, evenly, until none plays any more."""
        for who, table in tables.items():
            self.players[who].table = table
        while tables:
            for who in [*tables]:
                player = self.players[who]
                player.decide(wait=False)
                if player.now()["table"]["phase"] not in ("gathering", "playing"):
                    del tables[who]

    def plan(self, game: str, coming: int, **wish: Any) -> str:
        """Plan an event to which some come; return its id."""
        wanted = {"name": "La soirée", "game": game, "seats": 2, "kind": "swiss", **wish}
        event: str = self.post("events", wanted)["id"]
        for who in range(coming):
            self.post(f"events/{event}/change", {"come": True}, who)
        return event

    def begin(self, event: str) -> None:
        self.post(f"events/{event}/change", {"begin": True})
        self.wait_for_round(event, 1)

    def wait_for_round(self, event: str, number: int) -> None:
        """Wait until a round has begun with all its tables, or the event is over."""

        def begun() -> bool:
            now = self.ask(f"events/{event}")
            rounds = now["played"]
            return now["phase"] == "over" or (len(rounds) >= number and rounds[-1]["tables"] != [])

        wait_until(self.page(), begun, f"round {number} does not begin")

    def tables_of(self, event: str) -> dict[int, str]:
        """The tables that the members hold in the round being played."""
        found = {}
        for who in range(len(self.players)):
            for table in self.ask(f"events/{event}", who)["played"][-1]["tables"]:
                if table["you"]:
                    found[who] = table["id"]
        return found

    def play_event(self, event: str) -> None:
        """Play all rounds of an event."""
        self.begin(event)
        rounds = self.ask(f"events/{event}")["rounds"]
        for number in range(1, rounds + 1):
            self.play(self.tables_of(event))
            self.wait_for_round(event, number + 1)
        wait_until(self.page(), lambda: self.ask(f"events/{event}")["phase"] == "over", "no end")
