"""One game, played by ear: who plays it how, and what came of it."""

from __future__ import annotations

import json
import time
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

from filature.core.words import Words
from filature.games import words_of
from tests.hearing import journeys
from tests.hearing.braille_line import BrailleLine
from tests.hearing.braille_reader import BrailleReader, Shown
from tests.hearing.comparison import Comparison
from tests.hearing.journeys import AROUND, AT_A_TABLE, COMMAND, finish, lesson, replay
from tests.hearing.listener import Key, Listener
from tests.hearing.players import PLAYERS, Player
from tests.hearing.session import LETTERS_A_SECOND, Session
from tests.hearing.transcript import Utterance
from tests.web.api_player import BOTS
from tests.web.case_to_solve import CaseToSolve

OPEN = """async wish => {
    const headers = {"content-type": "application/json"};
    const body = JSON.stringify(wish);
    return (await fetch("/api/tables", {method: "POST", headers, body})).json();
}"""
TOLD = "async path => (await fetch(path)).json()"
SEED = 11
CELLS = {"braille40": 40, "braille20": 20}
"""Ways that are read with the fingers, and how long the line is."""


@dataclass(frozen=True)
class Case:
    """What is played: a game, where, in which language, and by which way of input."""

    game: str
    browser: str
    language: str
    way: str

    @property
    def name(self) -> str:
        return f"{self.game}-{self.browser}-{self.language}-{self.way}"


@dataclass
class Result:
    """What came of a case; it is kept as JSON."""

    case: Case
    comparison: Comparison
    decided: int = 0
    over: bool = False
    faults: list[str] = field(default_factory=list)
    words: list[int] = field(default_factory=list)
    """Words heard for each decision, from the decision before."""
    letters: list[int] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    """What was pressed and what was heard, in order."""
    seconds: float = 0
    shown: list[Shown] = field(default_factory=list)
    """What was read on a braille line."""

    def all_faults(self) -> list[str]:
        return [*self.comparison.faults(), *self.faults]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, kept: dict[str, Any]) -> Result:
        case, comparison = Case(**kept.pop("case")), Comparison(**kept.pop("comparison"))
        shown = [Shown(**one) for one in kept.pop("shown", [])]
        return cls(case, comparison, shown=shown, **kept)


def hear(
    case: Case,
    url: str,
    folder: Path,
    most: int = 10_000,
    rate: float = LETTERS_A_SECOND,
    script: str = "",
    options: dict[str, Any] | None = None,
) -> Result:
    """Play a game to its end, or so many decisions, or go on a journey, with a screen reader.

    `script` alters every page: tests plant faults with it.
    """
    began = time.monotonic()
    with Session(folder, case.language, rate, CELLS.get(case.way, 0)) as session:
        listener = Listener(session, case.browser, f"{url}/static/offline.html", script)
        if case.way in PLAYERS:
            result = play(case, listener, url, most, options)
        elif session.line:
            result = touch(case, listener, session.line, url)
        else:
            result = travel(case, listener, url)
        result.faults += listener.faults
        result.lines = lines(listener)
        result.seconds = round(time.monotonic() - began, 1)
        return result


def play(
    case: Case, listener: Listener, url: str, most: int, options: dict[str, Any] | None
) -> Result:
    table = open_table(listener, case.game, options)
    listener.visit(f"{url}/t/{table}", "#ask")
    player = PLAYERS[case.way](listener)
    over = False
    try:
        over = player.play(most)
    except (AssertionError, TimeoutError) as error:
        player.faults.append(f"after {player.decided} decisions: {error}")
    private = private_sentences(listener, case, table)
    result = Result(case, listener.compare(private), player.decided, over, player.faults)
    result.words, result.letters = heard_for_each(player)
    return result


def travel(case: Case, listener: Listener, url: str) -> Result:
    """Go on one of the journeys."""
    if case.way == "lesson":
        listener.visit(f"{url}/g/{case.game}/lesson", "#lesson-do")
        journey = partial(lesson, listener, case.game)
    elif case.way == "case":
        path = CaseToSolve.first(case.game, "certain").path
        listener.visit(f"{url}{path}", "#command-text")
        journey = partial(journeys.case, listener, case.game)
    elif case.way in AROUND:
        path, ready, journey_there = AROUND[case.way]
        if case.way == "games":
            open_table_over_days(listener, case.game, url)
        elif case.way == "own-data":
            open_table(listener, case.game)
        elif case.way == "circle":
            path = plan_event(listener, case.game, url)[0]
        elif case.way == "event":
            path = begin_event(listener, case.game, url)
        listener.visit(f"{url}{path}", ready)
        journey = partial(journey_there, listener)
    else:
        table = open_table(listener, case.game)
        if case.way in ("replay", "debrief"):
            finish(listener, table)
        if case.way == "debrief":
            listener.visit(f"{url}/t/{table}/debrief", "#debrief-cursor")
        else:
            listener.visit(f"{url}/t/{table}", "#ask")
        after = {"replay": replay, "debrief": journeys.debrief}
        journey = partial({**AT_A_TABLE, **after}[case.way], listener)
    try:
        faults = journey()
    except (AssertionError, TimeoutError) as error:
        faults = [f"{case.way}: {error}"]
    return Result(case, listener.compare(), faults=faults)


def touch(case: Case, listener: Listener, line: BrailleLine, url: str) -> Result:
    """Read the first decision of a game on a braille line."""
    listener.visit(f"{url}/t/{open_table(listener, case.game)}", "#ask")
    reader = BrailleReader(listener, line)
    try:
        reader.read()
    except (AssertionError, TimeoutError) as error:
        reader.faults.append(f"{case.way}: {error}")
    # Panning does not stop speech, and what is cut off here is not the question.
    return Result(case, Comparison(), faults=reader.faults, shown=reader.shown)


def open_table(listener: Listener, game: str, options: dict[str, Any] | None = None) -> str:
    """Set up a table against bots, and sit down at it."""
    bots = [{"kind": "bot", "bot": "novice"}] * BOTS[game]
    wish = {"game": game, "name": "Ada", "seats": [{"kind": "person"}, *bots]}
    more = {"options": options} if options else {}
    opened = listener.page.evaluate(OPEN, {**wish, **more, "settings": {"seed": SEED}})
    return str(opened["table"])


def open_table_over_days(listener: Listener, game: str, url: str) -> None:
    """Set up a table with a pace in days, at which a friend sits too."""
    wish = {"game": game, "name": "Ada", "seats": [{"kind": "person"}] * 2}
    settings = {"pace": {"kind": "days", "seconds": 2 * 86_400}, "away": "bot"}
    opened = listener.page.evaluate(OPEN, {**wish, "settings": settings})
    sit = {"name": "Malik", "invite": opened["invite"]}
    Friend(url).post(f"/api/tables/{opened['table']}/sit", sit)


def plan_event(listener: Listener, game: str, url: str) -> tuple[str, str]:
    """Plan an event for two in a new circle; return the paths of the circle's page and its own."""
    friend = Friend(url)
    circle = ask(listener, "", {"name": "Jeudi", "member": "Ada"})["circle"]
    invite = listener.page.evaluate(TOLD, f"/api/circles/{circle}")["invite"]
    friend.post(f"/api/circles/{circle}/join", {"name": "Malik", "invite": invite})
    plan = {"name": "Duel", "game": game, "seats": 2, "kind": "round_robin"}
    event = ask(listener, f"/{circle}/events", plan)["id"]
    friend.post(f"/api/circles/{circle}/events/{event}/change", {"come": True})
    return f"/circle/{circle}", f"/circle/{circle}/event/{event}"


def begin_event(listener: Listener, game: str, url: str) -> str:
    """Begin an event for two in a new circle; return the path of its page."""
    circle, event = plan_event(listener, game, url)
    change = f"{circle.removeprefix('/circle')}/events/{event.rpartition('/')[2]}/change"
    for wish in ({"come": True}, {"begin": True}):
        ask(listener, change, wish)
    return event


def ask(listener: Listener, path: str, body: dict[str, Any]) -> Any:
    """Ask something of circles, as the listener's browser does."""
    return listener.page.evaluate(COMMAND, [f"/api/circles{path}", body])


class Friend:
    """Somebody else at the same server, without a browser."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.open = build_opener(HTTPCookieProcessor()).open

    def post(self, path: str, body: dict[str, Any]) -> None:
        headers = {"content-type": "application/json"}
        request = Request(self.url + path, json.dumps(body).encode(), headers)
        with self.open(request, timeout=20):
            pass


def private_sentences(listener: Listener, case: Case, table: str) -> list[str]:
    """What was told to this seat alone, in words: nobody near it may hear that."""
    welcome = listener.page.evaluate(TOLD, f"/api/tables/{table}/next?have=0")
    words: Words = words_of(case.game, case.language)
    names = [player["name"] for player in welcome["table"]["players"]]
    marks = ("private", "fleeting")
    parts = [part for say in welcome["say"] for part in say if part.get("private")]
    plain = [{k: v for k, v in part.items() if k not in marks} for part in parts]
    forms = (words, words.short())
    return [form.say("told", part, 0, names) for part in plain for form in forms]


def heard_for_each(player: Player) -> tuple[list[int], list[int]]:
    """Count words and letters heard for each decision."""
    heard = player.listener.heard()
    bounds = [0, *player.marks]
    parts = [heard[a:b] for a, b in pairwise(bounds)]
    return [sum(len(one.heard.split()) for one in part) for part in parts], [
        sum(len(one.heard) for one in part) for part in parts
    ]


def lines(listener: Listener) -> list[str]:
    """A transcript: `>` before what was typed or pressed, without the Enter after a line."""
    typed = pairwise([Key(0, ""), *listener.keys])
    keys = [key for before, key in typed if not (before.text and key.name == "Return")]
    pressed = [(key.at, f"> {key.text or key.name}") for key in keys]
    heard = [(one.at, spoken(one)) for one in listener.heard()]
    return [line for _, line in sorted([*pressed, *heard])]


def spoken(one: Utterance) -> str:
    return " ".join(one.heard.split()) + ("" if one.whole else " …")
