"""A bot that chooses by the appraisal alone, measured against the masters.

    python -m benchmarks.appraisal_bot GAME [--seats N] [--deals K] [--budget N]

plays each deal once for every seat: the appraisal there, masters in the other seats; and prints its
share of the victories. As an outside bot it can also be measured by the arena, a process for each
seat:

    filature arena GAME --bots benchmarks/appraisal_bot.py:AppraisalBot,master

What is placed in the set-up it draws evenly, as the masters do.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import sqrt
from random import Random

from filature.bots.player import Bot, Budget, Choice, Question, random_choice
from filature.core.session import GameSession
from filature.games import appraiser_of, bots_of, game_class

EVENLY = ("place", "loyalty")
"""What is asked where every decision is appraised alike."""


class AppraisalBot:
    """Takes the candidate that the appraisal has first."""

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        if len(question.legal) == 1 or question.asked in EVENLY:
            return random_choice(question, rng)
        appraiser = appraiser_of(question.knowledge.game)
        return Choice(appraiser.decisions(question, budget, rng)[0].action)


def share_won(id: str, seats: int, own: int, deal: int, budget: Budget) -> float:
    """Play a deal with the appraisal in one seat; return its share of the victory."""
    game = game_class(id)(seats, {})
    session = GameSession(game, viewers=range(seats)).start()
    master: Bot = bots_of(id)["master"]
    dealing, thinking = Random(f"deal {deal}"), Random(f"bots {deal} {own}")
    while session.to_act:
        if session.is_chance:
            session.draw_chance(dealing)
            continue
        seat = session.to_act[0]
        bot = AppraisalBot() if seat == own else master
        action = bot.choose(Question.of(session, seat), budget, thinking).action
        session.apply(seat, game.from_record(action))
    outcome = session.outcome
    assert outcome is not None
    return 1 / len(outcome.winners) if own in outcome.winners else 0.0


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.appraisal_bot")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--budget", type=int, default=200)
    given = parser.parse_args(arguments)
    seats = given.seats or min(game_class(given.game).seat_counts)
    budget, means = Budget(iterations=given.budget), []
    for deal in range(given.deals):
        shares = [share_won(given.game, seats, own, deal, budget) for own in range(seats)]
        means.append(sum(shares) / seats)
    mean = sum(means) / len(means)
    error = sqrt(sum((one - mean) ** 2 for one in means) / (len(means) - 1) / len(means))
    sys.stdout.write(
        f"{given.game}, {seats} seats, {given.deals} deals, {given.budget} iterations: appraisal"
        f" against masters wins {mean:.3f} ± {1.96 * error:.3f} (even: {1 / seats:.3f})\n"
    )


if __name__ == "__main__":
    main()
