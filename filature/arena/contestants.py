"""Players in the arena: built-in bots, external Python classes, and programs on the wire.

An external bot runs in its own process, one for each seat, kept for the games of one deal. No
player ever gets the state: a bot gets a question, a program its stream.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from functools import cache
from random import Random
from time import monotonic
from typing import Any, ClassVar

import msgspec

from filature.arena.program import BotFailed, Program, readable
from filature.arena.python_bot import BotRequest, BotResponse, describe_exception
from filature.bots.network import NetworkFileBot
from filature.bots.player import Bot, Budget, Question
from filature.bots.wire_question import WireQuestion
from filature.core.legal import Json
from filature.core.messages import Ack, Command, FromClient, Ping, Pong, Say, Welcome
from filature.games import bots_of, encoder_of, game_class

COMMAND = "cmd:"
PYTHON = ".py:"
NETWORK = "network:"

from_client: msgspec.json.Decoder[Any] = msgspec.json.Decoder(FromClient)
from_bot_process = msgspec.json.Decoder(BotResponse)


class Contestant:
    """One bot in one seat."""

    follows: ClassVar[bool] = False
    """Whether it is sent its seat's stream, as at a table."""
    in_process: ClassVar[bool] = False
    """Whether it thinks in this process, so that its processor time is known."""

    def answer(self, question: Question, decision: str, random: str) -> Json:
        """Return what should be a legal action, or raise `BotFailed`.

        `decision` names the decision as the wire does; `random` names the bot's random stream.
        """
        raise NotImplementedError

    def welcome(self, message: Welcome) -> None:
        """A game begins."""

    def hear(self, message: bytes) -> None:
        """Receive the next message of the seat's stream."""

    def applied(self) -> None:
        """The last answer was applied."""

    def refused(self, why: Say) -> None:
        """The last answer was not legal."""

    def give_up(self) -> None:
        """The game is lost: drop everything."""

    def stop(self) -> None:
        """The deal is over: stop."""


class BuiltInBot(Contestant):
    """A bot of the game's own folder, or one that plays every game."""

    in_process = True

    def __init__(self, bot: Bot, budget: Budget) -> None:
        self.bot = bot
        self.budget = budget

    def answer(self, question: Question, decision: str, random: str) -> Json:
        try:
            return self.bot.choose(question, self.budget, Random(random)).action
        except Exception as error:
            raise BotFailed(readable(describe_exception(error))) from error


class ExternalBot(Contestant):
    """A bot in its own process, started when first needed and again after a failure."""

    environment: ClassVar[dict[str, str]] = {}

    def __init__(self, command: list[str], timeout: float) -> None:
        self.command = command
        self.timeout = timeout
        self.program: Program | None = None

    def started(self) -> Program:
        if self.program is None:
            self.program = Program(self.command, self.environment)
            self.greet(self.program)
        return self.program

    def greet(self, program: Program) -> None:
        """Talk to a new process before its first question."""

    def give_up(self) -> None:
        if self.program is not None:
            self.program.kill()
            self.program = None

    def stop(self) -> None:
        if self.program is not None:
            self.program.stop()
            self.program = None


class PythonBot(ExternalBot):
    """`path/to/bot.py:Class`: a class with `choose(question, budget, rng)`."""

    # The order of sets of texts is part of what a rerun must repeat.
    environment = {"PYTHONHASHSEED": "0"}

    def __init__(self, name: str, budget: Budget, timeout: float) -> None:
        file, _, kind = name.rpartition(":")
        super().__init__([sys.executable, "-m", "filature.arena.python_bot", file, kind], timeout)
        self.budget = budget

    def greet(self, program: Program) -> None:
        self.response(program, monotonic() + self.timeout)

    def answer(self, question: Question, decision: str, random: str) -> Json:
        until = monotonic() + self.timeout
        program = self.started()
        program.write(
            msgspec.json.encode(
                BotRequest(WireQuestion.from_question(question), self.budget, random)
            )
        )
        return self.response(program, until).action

    def response(self, program: Program, until: float) -> BotResponse:
        response = from_bot_process.decode(program.read(until))
        if response.failed is not None:
            raise BotFailed(readable(response.failed))
        return response


class WireBot(ExternalBot):
    """`cmd:PROGRAM …`: speaks the wire's messages, a line each, as a client at a table does."""

    follows = True

    def __init__(self, name: str, timeout: float) -> None:
        super().__init__(shlex.split(name.removeprefix(COMMAND)), timeout)
        self.done: set[str] = set()
        """The commands that were carried out in this game, by their ids."""
        self.last: Command | None = None
        self.before: Command | None = None
        """The last command of the game before; sent twice, it may arrive when that is over."""

    def welcome(self, message: Welcome) -> None:
        self.done.clear()
        self.before = self.last
        self.started().write(msgspec.json.encode(message))

    def give_up(self) -> None:
        super().give_up()
        self.last = None

    def hear(self, message: bytes) -> None:
        self.started().write(message)

    def answer(self, question: Question, decision: str, random: str) -> Json:
        until = monotonic() + self.timeout
        program = self.started()
        while True:
            command = self.command_in(program.read(until))
            if command is None:
                program.write(msgspec.json.encode(Pong()))
                continue
            owed = command.decision == decision
            if command.id in self.done or (command == self.before and not owed):
                program.write(msgspec.json.encode(Ack(command.id, "duplicate")))
                continue
            self.last = command
            if owed:
                return command.action
            self.refused({"type": "not_asked"})
            given = readable(command.decision, 20)
            raise BotFailed(f"answered decision {given!r} when it owed {decision!r}")

    def command_in(self, line: bytes) -> Command | None:
        """Read a line: a command, or nothing where it is a ping."""
        try:
            message = from_client.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            shown = readable(line.decode("utf-8", "replace").strip(), 60)
            raise BotFailed(f"wrote no message of the wire ({error}): {shown}") from None
        if isinstance(message, Command):
            return message
        if isinstance(message, Ping):
            return None
        raise BotFailed("said hello; in the arena the welcome comes by itself")

    def applied(self) -> None:
        assert self.last is not None
        self.done.add(self.last.id)
        self.started().write(msgspec.json.encode(Ack(self.last.id, "applied")))

    def refused(self, why: Say) -> None:
        assert self.last is not None
        self.started().write(msgspec.json.encode(Ack(self.last.id, "refused", dict(why))))


def contestant(name: str, game: str, budget: Budget, timeout: float) -> Contestant:
    """Make the player that a name stands for."""
    if name.startswith(COMMAND):
        return WireBot(name, timeout)
    if PYTHON in name:
        return PythonBot(name, budget, timeout)
    return BuiltInBot(bot_named(name, game), budget)


@cache
def bot_named(name: str, game: str) -> Bot:
    """Return one of the game's bots, or one that plays by the network in a file."""
    if name.startswith(NETWORK):
        path = name.removeprefix(NETWORK)
        return NetworkFileBot(game_class(game), encoder_of(game), path)
    return bots_of(game)[name]


def why_unavailable(name: str, game: str, budget: Budget, timeout: float) -> str | None:
    """Explain why a bot is not available; None if it is."""
    if name.startswith(COMMAND):
        try:
            command = shlex.split(name.removeprefix(COMMAND))
        except ValueError as error:
            return f"{name}: {error}"
        if not command or shutil.which(command[0]) is None:
            return f"{name}: there is no such program"
        return None
    if PYTHON in name:
        file = name.rpartition(":")[0]
        if not os.path.isfile(file):
            return f"{name}: there is no file {file}"
        tried = PythonBot(name, budget, max(timeout, 30.0))
        try:
            tried.started()
        except BotFailed as failed:
            tried.give_up()
            return f"{name}: {failed}"
        tried.stop()
        return None
    if name.startswith(NETWORK):
        try:
            bot_named(name, game)
        except (ImportError, ValueError) as error:
            return f"{name}: {error}"
        return None
    known = bots_of(game)
    if name in known:
        return None
    return (
        f"there is no bot {name!r} for {game}; there are: {', '.join(known)},"
        " and outside ones as path/to/bot.py:Class, cmd:PROGRAM or network:FILE"
    )
