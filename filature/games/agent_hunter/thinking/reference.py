"""Agent Hunter: `ref-greedy`, exactly as `docs/reference-bots.md` says."""

from __future__ import annotations

from random import Random

from filature.bots.player import Budget, Choice, Question, percent, random_choice
from filature.games.agent_hunter.thinking.info_state import InfoState


class Greedy:
    """Attacks from the hand wherever *equal* is likeliest, all consistent placements being even.

    Places and refills at random, never swaps, never attacks from a base.
    """

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        if question.asked != "turn":
            return random_choice(question, rng, "at_random")
        info = InfoState.of(question.knowledge)
        seat = question.knowledge.viewer
        possible = info.possible[1 - seat]
        counts = {
            (agent, base): (possible & info.sets.at[base][agent]).bit_count()
            for base in info.standing[1 - seat]
            for agent in info.hand(seat)
        }
        most = max(counts.values())
        agent, base = rng.choice([attack for attack, count in counts.items() if count == most])
        return Choice(
            {"type": "attack", "from": "hand", "agent": agent, "target": base},
            {"type": "likeliest", "target": base, "chance": percent(most / possible.bit_count())},
        )
