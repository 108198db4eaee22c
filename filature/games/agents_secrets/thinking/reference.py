"""Les agents secrets: both reference bots, exactly as `docs/reference-bots.md` says."""

from __future__ import annotations

from random import Random

from filature.bots.player import Budget, Choice, Question, RandomBot, random_choice
from filature.games.agents_secrets.thinking import answers
from filature.games.agents_secrets.thinking.board import all_splits
from filature.games.agents_secrets.thinking.info_state import InfoState, ObservedMove
from filature.games.agents_secrets.thinking.informative import split_weights, wanted_file


class Informative:
    """`ref-informative`."""

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        info = InfoState(question.knowledge)
        if question.asked == "move":
            weights = split_weights(info.board, info.roll, info.own)
            splits = all_splits(len(info.agents), info.roll)
            return answers.move(info, rng.choices(splits, weights)[0])
        if question.asked == "file":
            wanted = wanted_file(info.board, info.own)
            return random_choice(question, rng) if wanted is None else answers.file(wanted)
        return answers.report(info, owners_by_moves(info, rng))


def owners_by_moves(info: InfoState, rng: Random) -> dict[int, int]:
    """Give each other seat the agent that it moved most often, the clearest case first."""
    moved = {(seat, agent): 0 for seat in info.masked for agent in info.free}
    for observed in info.observed:
        if isinstance(observed, ObservedMove):
            for agent, steps in enumerate(observed.split):
                if steps and (observed.seat, agent) in moved:
                    moved[observed.seat, agent] += 1
    owners: dict[int, int] = {}
    while moved:
        most = max(moved.values())
        seat, agent = rng.choice([pair for pair, count in moved.items() if count == most])
        owners[agent] = seat
        moved = {pair: n for pair, n in moved.items() if pair[0] != seat and pair[1] != agent}
    return owners


Noise = RandomBot
"""`ref-noise`."""
