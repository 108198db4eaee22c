"""Runs an external Python bot in its own process: questions in, choices out, a JSON line each.

    python -m filature.arena.python_bot FILE CLASS

The truth stays in the arena's process. What the bot prints goes to standard error.
"""

from __future__ import annotations

import importlib.util
import os
import sys
import traceback
from pathlib import Path
from random import Random

import msgspec

from filature.bots.player import Bot, Budget
from filature.bots.wire_question import WireQuestion
from filature.core.legal import Json
from filature.games import game_class


class BotRequest(msgspec.Struct, frozen=True):
    """A question, what may be spent on it, and the name of the bot's random stream for it."""

    question: WireQuestion
    budget: Budget
    random: str


class BotResponse(msgspec.Struct, frozen=True):
    """A line from the bot: an action, or why there is none, or neither: it is ready."""

    action: Json = None
    failed: str | None = None


def load(file: str, name: str) -> Bot:
    """Create the bot from its file, which may import from its own folder."""
    place = Path(file).resolve()
    sys.path.insert(0, str(place.parent))
    spec = importlib.util.spec_from_file_location(place.stem, place)
    if spec is None or spec.loader is None:
        raise ImportError(f"{file} is not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[place.stem] = module
    spec.loader.exec_module(module)
    bot: Bot = getattr(module, name)()
    return bot


def describe_exception(error: BaseException) -> str:
    """Describe an exception and where it was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return f"raised {type(error).__name__}: {error}{where}"


def main() -> None:
    """Answer until the input ends."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)

    def say(response: BotResponse) -> None:
        answers.write(msgspec.json.encode(response) + b"\n")
        answers.flush()

    try:
        bot = load(*sys.argv[1:])
    except Exception as error:
        say(BotResponse(failed=describe_exception(error)))
        return
    say(BotResponse())
    for line in questions:
        asked = msgspec.json.decode(line, type=BotRequest)
        question = asked.question.to_question(game_class(asked.question.game))
        try:
            choice = bot.choose(question, asked.budget, Random(asked.random))
            response = BotResponse(action=choice.action)
            msgspec.json.encode(response)
        except Exception as error:
            response = BotResponse(failed=describe_exception(error))
        say(response)


if __name__ == "__main__":
    main()
