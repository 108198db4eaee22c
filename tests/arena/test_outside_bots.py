"""Bots from outside: Python classes and programs, those that play and those that do not."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from filature.arena import program
from filature.arena.contest import Contest, Deal
from filature.arena.contestants import WireBot, contestant
from filature.arena.deal import ArenaGame, DecisionTimes
from filature.arena.measures import rows
from filature.arena.report import forfeits
from filature.core.legal import Factored
from filature.core.session import GameSession
from filature.core.streams import Streams
from filature.games import catalogue
from tests.arena.contests import all_deals, contest

Capture = pytest.CaptureFixture[str]
EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.mjs"
NODE = shutil.which("node")
ONE = {"kind": "one", "of": [5, 6, 7]}
needs_node = pytest.mark.skipif(NODE is None, reason="Node is not here")

PLAYING = """
from beside import first
from filature.bots.player import Choice

class First:
    def choose(self, question, budget, rng):
        print("thinking aloud")
        assert budget.iterations == 5
        return Choice(first(question.legal))

class Random:
    def choose(self, question, budget, rng):
        return Choice(question.legal.nth(rng.randrange(len(question.legal))))

class Raises:
    def choose(self, question, budget, rng):
        raise LookupError("no idea")

class Illegal:
    def choose(self, question, budget, rng):
        return Choice({"type": "fly"})

class Leaves:
    def choose(self, question, budget, rng):
        import os
        os._exit(3)

class NoChoice:
    def choose(self, question, budget, rng):
        return 7
"""

# A program of the wire that keeps all it hears. Its last argument says how it misbehaves.
WIRED = """
import json, sys
heard, manner = open(sys.argv[1], "a"), sys.argv[2]
answered = set()
def say(message):
    print(json.dumps(message), flush=True)
for line in sys.stdin:
    heard.write(line)
    heard.flush()
    message = json.loads(line)
    if message["type"] == "welcome":
        answered = set()
    for decision in (message.get("position") or {}).get("decisions", []):
        if decision["id"] in answered:
            continue
        answered.add(decision["id"])
        one = decision["legal"]["alternatives"][0]
        action = dict(one["fixed"])
        for name, choice in one["choose"].items():
            of = choice.get("of")
            action[name] = of[: choice["count"]] if "count" in choice else of[0]
        command = {"type": "command", "id": decision["id"], "decision": decision["id"]}
        command["action"] = {"type": "fly"} if manner == "illegal" else action
        if manner == "stale":
            command["decision"] = "0"
        if manner == "extra":
            command["more"] = 1
        if manner == "chatty":
            say({"type": "ping"})
        if manner == "hello":
            say({"type": "hello", "protocol": 1})
        say(command)
        if manner == "chatty":
            say(command)
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "beside.py").write_text("def first(legal):\n    return legal.nth(0)\n")
    place = tmp_path / "bot.py"
    place.write_text(PLAYING)
    return place


def wired(folder: Path, manner: str) -> str:
    (folder / "wired.py").write_text(WIRED)
    return f"cmd:{sys.executable} -S {folder / 'wired.py'} {folder / 'heard'} {manner}"


def one_deal(*bots: str, **changes: Any) -> tuple[Contest, Deal]:
    measured = contest("agent_hunter", *bots, deals=1, **changes)
    (deal,) = all_deals(measured)
    assert not program.running
    return measured, deal


# Those that play


def test_a_python_class_plays_as_if_it_were_of_the_house(file: Path) -> None:
    """The same choices from the same streams: the same games."""
    _, outside = one_deal(f"{file}:Random", "ref-random")
    _, inside = one_deal("ref-random", "ref-random")
    assert outside.games == inside.games
    assert sum(outside.times[0].values()) > 2


def test_a_python_class_may_import_what_lies_beside_it_and_print(file: Path) -> None:
    _, deal = one_deal(f"{file}:First", "ref-random")
    assert all(game.forfeits == [] for game in deal.games)


@needs_node
@pytest.mark.parametrize("game", list(catalogue()))
def test_the_example_in_node_plays_every_game(game: str) -> None:
    seats = min(catalogue()[game].seat_counts)
    bots = [f"cmd:node {EXAMPLE}", "ref-random"]
    measured = contest(game, *bots, seats=seats, deals=1)
    first, second = all_deals(measured), all_deals(measured)
    assert all(played.forfeits == [] for played in first[0].games)
    assert first[0].games == second[0].games


@needs_node
@pytest.mark.parametrize(
    "choices",
    [
        [{}, {"b": ONE}],
        [{"b": ONE, "c": {"kind": "pick", "count": 2, "of": [1, 2, 3]}}],
        [{"b": {"kind": "subset", "count": 2, "of": [1, 2, 3, 4]}}],
        [{"b": {"kind": "arrange", "of": of}} for of in ([1, 1, 2, 2], [1, 2])],
        [{"b": {"kind": "split", "total": 3, "over": ["x", "y"]}}, {"b": ONE}],
        [{"b": {"kind": "assign", "keys": ["x", "y"], "to": [1]}}, {"b": ONE}],
    ],
)
def test_the_example_in_node_chooses_evenly(choices: list[Any]) -> None:
    tries = 3000
    alternatives = [{"fixed": {"a": n}, "choose": choose} for n, choose in enumerate(choices)]
    legal = msgspec.convert({"alternatives": alternatives}, Factored)
    decisions = [{"id": str(n), "legal": {"alternatives": alternatives}} for n in range(tries)]
    welcome = {"type": "welcome", "table": {"id": "t"}, "you": 0}
    message = json.dumps({**welcome, "position": {"decisions": decisions}}) + "\n"
    said = subprocess.check_output(["node", EXAMPLE], input=message, text=True)
    actions = [json.loads(line)["action"] for line in said.splitlines()]
    assert len(actions) == tries
    assert all(action in legal for action in actions)
    counts = Counter(json.dumps(action, sort_keys=True) for action in actions)
    assert len(counts) == len(legal)
    even = tries / len(legal)
    squares = sum((count - even) ** 2 / even for count in counts.values())
    assert squares < len(legal) + 4 * (2 * len(legal)) ** 0.5


def test_a_program_is_sent_its_stream_as_at_a_table(tmp_path: Path) -> None:
    game = contest().set_up()
    outside = WireBot(wired(tmp_path, "well"), 20.0)
    house_bot = contestant("ref-random", game.id, contest().spending, 1.0)
    arena_game = ArenaGame(game, [house_bot, outside], ["A", "B"], "deal", "choices")
    played = arena_game.play([0, 1], [DecisionTimes(), DecisionTimes()])
    outside.stop()
    assert played.forfeits == []
    lines = (tmp_path / "heard").read_text().splitlines()
    heard = [json.loads(line) for line in lines]

    session = GameSession(game).start()
    streams = Streams(session, [1])
    streams[1].follow()
    streams.start()
    sent = [streams[1].message(1)]
    for actor, move in arena_game.session.history:
        streams.publish(session.apply(actor, move), actor)
        while streams[1].seq > len(sent):
            sent.append(streams[1].message(len(sent) + 1))
    welcome, started = heard[0], json.loads(sent[0] or b"")
    assert welcome["type"] == "welcome"
    assert (welcome["you"], welcome["seq"], welcome["protocol"]) == (1, 1, 1)
    assert welcome["say"] == [[{"type": "started"}]]
    assert welcome["position"] == started["position"]
    assert [player["name"] for player in welcome["table"]["players"]] == ["A", "B"]
    events = [line.encode() for line in lines if json.loads(line)["type"] == "event"]
    assert events == sent[1:]
    assert heard[-1]["position"]["outcome"] is not None
    acks = [message for message in heard if message["type"] == "ack"]
    assert {ack["result"] for ack in acks} == {"applied"}
    assert len(acks) == sum(actor == 1 for actor, _ in arena_game.session.history)


def test_one_process_plays_all_games_of_a_deal_and_is_answered_as_at_a_table(
    tmp_path: Path,
) -> None:
    _, deal = one_deal(wired(tmp_path, "chatty"), "ref-random")
    assert all(game.forfeits == [] for game in deal.games)
    heard = [json.loads(line) for line in (tmp_path / "heard").read_text().splitlines()]
    kinds = Counter(message["type"] for message in heard)
    assert kinds["welcome"] == 2
    assert kinds["pong"] > 2
    results = Counter(message["result"] for message in heard if message["type"] == "ack")
    assert results["applied"] > results["duplicate"] > 2
    assert set(results) == {"applied", "duplicate"}


# Those that do not


def lost_by(deal: Deal, bot: int) -> set[str]:
    """Return why a bot has lost every game of a deal."""
    for game in deal.games:
        assert [lost.bot for lost in game.forfeits] == [bot]
        assert game.winners == [game.seating.index(1 - bot)]
    return {lost.why for game in deal.games for lost in game.forfeits}


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Raises", "raised LookupError: no idea (bot.py, line 17)"),
        ("Illegal", "played what is not legal (action form"),
        ("Leaves", "ended with status 3"),
        ("NoChoice", "raised AttributeError"),
    ],
)
def test_a_python_class_that_fails_has_lost_and_is_named(name: str, words: str, file: Path) -> None:
    measured, deal = one_deal("ref-random", f"{file}:{name}")
    assert all(words in why for why in lost_by(deal, bot=1))
    found = rows(measured, [deal])
    assert [row.share.mean for row in found] == [1, 0]
    told = forfeits(measured, found, [deal])
    assert f"{file}:{name} forfeited 2 games:" in told
    assert words in told


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("false", "ended with status 1"),
        ("sleep 60", "did not answer in time"),
        ("yes", "wrote no message of the wire"),
        ("cat", "wrote no message of the wire"),
        ("cat /dev/zero", "wrote a line of more than 65536 characters"),
        ("sh -c 'echo trouble >&2; kill -9 $$'", "ended by signal 9: trouble"),
        ("sh -c 'sleep 60 & exec sleep 60'", "did not answer in time"),
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="programs of a Unix")
def test_a_program_that_fails_has_lost_and_is_named(command: str, words: str) -> None:
    timeout = 0.3 if "sleep" in command else 20.0
    _, deal = one_deal(f"cmd:{command}", "ref-random", timeout=timeout)
    assert all(why.startswith(words) for why in lost_by(deal, bot=0))


@pytest.mark.parametrize(
    ("manner", "words"),
    [
        ("illegal", "played what is not legal"),
        ("stale", "answered decision '0' when it owed '1'"),
        ("extra", "wrote no message of the wire"),
        ("hello", "said hello"),
    ],
)
def test_a_program_that_breaks_the_rules_of_the_wire_has_lost(
    manner: str, words: str, tmp_path: Path
) -> None:
    _, deal = one_deal("ref-random", wired(tmp_path, manner))
    assert all(why.startswith(words) for why in lost_by(deal, bot=1))


def test_both_may_fail_and_then_nobody_wins() -> None:
    measured, deal = one_deal("cmd:false", "cmd:false")
    assert all(game.winners == [] for game in deal.games)
    assert [row.forfeits for row in rows(measured, [deal])] == [2, 2]
