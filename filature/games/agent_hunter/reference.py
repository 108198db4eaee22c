"""Agent Hunter: `ref-greedy`, exactly as the page of reference opponents says; no better."""

from __future__ import annotations

from random import Random

from filature.bots.player import Budget, Choice, Question
from filature.games.agent_hunter.thinking.duel import follow


class Greedy:
    """Attacks from the hand wherever *equal* is likeliest, all consistent placements being even.

    Places and refills at random, never swaps, never attacks from a base.
    """

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        legal = question.legal
        if question.asked != "turn":
            return Choice(legal.nth(rng.randrange(len(legal))), {"type": "at_random"})
        duel = follow(question.knowledge)
        seat = question.knowledge.viewer
        possible = duel.possible[1 - seat]
        hand = duel.sets.size.members[duel.hand(seat)]
        counts = {
            (agent, base): (possible & duel.sets.at[base][agent]).bit_count()
            for base in duel.sets.size.members[duel.standing[1 - seat]]
            for agent in hand
        }
        most = max(counts.values())
        agent, base = rng.choice([attack for attack, count in counts.items() if count == most])
        return Choice(
            {"type": "attack", "from": "hand", "agent": agent, "target": base},
            {"type": "likeliest", "target": base, "chance": percent(most / possible.bit_count())},
        )


def percent(share: float) -> int:
    """Return a share as people say it."""
    return round(100 * share)
