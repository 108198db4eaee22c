"""Les agents secrets: its players, from the recruit to the master, and the reference opponents."""

from __future__ import annotations

from random import Random
from typing import Any

from filature.bots.network import NetworkBot
from filature.bots.player import Bot, Budget, BudgetCounter, Choice, Question, percent
from filature.bots.reference import FixedBudgetBot
from filature.games.agents_secrets.rules import AgentsSecrets
from filature.games.agents_secrets.street import PLACES
from filature.games.agents_secrets.thinking import answers, encoder, informative
from filature.games.agents_secrets.thinking.board import all_splits
from filature.games.agents_secrets.thinking.info_state import InfoState
from filature.games.agents_secrets.thinking.lookahead import Option, is_absurd
from filature.games.agents_secrets.thinking.posterior import Posterior, RankedOptions, best_report
from filature.games.agents_secrets.thinking.reference import Informative, Noise, owners_by_moves
from filature.games.agents_secrets.thinking.search import Exposure, search

ALIKE = 0.01
"""Options within this chance to win of the best are alike to an agent: the least telling wins."""
LOOKED_AT = 12
"""Among how many of the best options an agent looks for the least telling."""
HIDING = 0.03
"""What it is worth to a master, in games won, if the others know nothing of its agent; see
`docs/bots.md`."""
HIDING_FROM_REPORTS = 0.1
"""The same under the advanced rules, until the reports are written."""


class Recruit:
    """Evenly random, but never absurd."""

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        info = InfoState(question.knowledge)
        if question.asked == "move":
            splits = all_splits(len(info.agents), info.roll)
            sound = [split for split in splits if not is_absurd(info, split)]
            return answers.move(info, rng.choice(sound or splits), {"type": "not_absurd"})
        if question.asked == "file":
            own = info.board.places[info.own]
            near = [place for place in info.allowed if (place - own) % len(PLACES) < 9]
            return answers.file(rng.choice(near or info.allowed), {"type": "not_absurd"})
        agents = rng.sample(info.free, len(info.masked))
        owners = dict(zip(agents, info.masked, strict=True))
        return answers.report(info, owners, {"type": "report_at_random"})


class Novice:
    """Sound, but it looks no further than the next count and the last round.

    It takes its agent to the best place, and causes a count when its agent gains more than the
    others do (the value of `informative`, without its randomness); it spends what it does not need
    at random. In its report it remembers whom each seat moved in the last two turns.
    """

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        info = InfoState(question.knowledge)
        if question.asked == "move":
            return self.spend(info, rng)
        if question.asked == "file":
            wanted = informative.wanted_file(info.board, info.own)
            place = rng.choice(info.allowed) if wanted is None else wanted
            return answers.file(place, {"type": "file_ahead", "place": PLACES[place]})
        info.observed = info.observed[-2 * info.seats :]
        return answers.report(info, owners_by_moves(info, rng), {"type": "report_recent"})

    def spend(self, info: InfoState, rng: Random) -> Choice:
        board, own = info.board, info.own
        splits = all_splits(len(info.agents), info.roll)
        values = [informative.value(board, split, own) for split in splits]
        best = max(values)
        split = rng.choice([split for split, v in zip(splits, values, strict=True) if v == best])
        after, arrived = board.moved(split)
        if not arrived:
            reason = {"type": "forward", "place": PLACES[after.places[own]]}
            return answers.move(info, split, reason)
        gain = after.counted().scores[own] - board.scores[own]
        return answers.move(info, split, {"type": "counts_for_me", "gain": gain})


class Agent:
    """Suspicion over all assignments, and one move ahead.

    It takes the option with the best chance to win by `evaluation`, each other agent weighted by
    who may hold it; of those that are alike, the one that tells least of its own agent. Its report
    is the one of which most lines can be expected to be right.
    """

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        counter = budget.counter()
        posterior = Posterior(InfoState(question.knowledge))
        if question.asked == "report":
            owners, right = best_report(posterior.info, posterior.held)
            reason = {"type": "report_likeliest", "right": round(right)}
            return answers.report(posterior.info, owners, reason)
        ranked = RankedOptions(posterior, question.asked == "file", rng)
        if ranked.best.worth >= 1:
            return answer(ranked, ranked.best, {"type": "wins_now"})
        return self.decide(ranked, counter, rng)

    def decide(self, ranked: RankedOptions, counter: BudgetCounter, rng: Random) -> Choice:
        """Choose among options none of which wins at once."""
        enough = ranked.best.worth - ALIKE
        alike = [option for option in ranked.options[:LOOKED_AT] if option.worth >= enough]
        chosen = min(alike, key=Exposure(ranked).after)
        why = "best_chance" if chosen is ranked.best else "least_telling"
        return answer(ranked, chosen, {"type": why, "chance": percent(chosen.worth)})


class Master(Agent):
    """The agent's options, the most promising of them played out in worlds drawn by suspicion."""

    def decide(self, ranked: RankedOptions, counter: BudgetCounter, rng: Random) -> Choice:
        info = ranked.info
        reports_ahead = info.game.advanced and not info.reported
        hiding = HIDING_FROM_REPORTS if reports_ahead else HIDING
        tried = search(ranked, hiding, counter, rng)
        best = tried[0]
        reason = {
            "type": "searched",
            "playouts": sum(each.tries for each in tried),
            "chance": percent(min(1.0, max(0.0, best.mean))),
        }
        return answer(ranked, best.candidate, reason)


def answer(ranked: RankedOptions, option: Option, reason: dict[str, Any]) -> Choice:
    """Answer with an option: its split, or where only the file is to be placed, its place."""
    if ranked.counted and option.file is not None:
        return answers.file(option.file, reason)
    return answers.move(ranked.info, option.split, reason)


BOTS: dict[str, Bot] = {
    "recruit": Recruit(),
    "novice": Novice(),
    "agent": Agent(),
    "master": NetworkBot(AgentsSecrets, encoder, otherwise=Master()),
    "ref-informative": Informative(),
    "ref-noise": Noise(),
    "ref-master-1": FixedBudgetBot(
        Master(), {2: 8_700, 3: 6_700, 4: 4_400, 5: 3_500, 6: 3_300, 7: 2_500}
    ),
}
