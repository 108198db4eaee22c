"""Spies vs Spies: chances to win the match, from this round and from the race in points.

- The race: after a round, what matters is everybody's points. Every further round pairs the players
  evenly, and ends as rounds usually do (`USUAL`).
- This round: once the mission is called, each deal that is left open says how likely every player
  points right. Before, the round ends as a model says that reads how likely the team would succeed
  now.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from random import Random
from typing import NamedTuple

from filature.bots.appraisal import Appraised, Chance, best_first, final_share
from filature.bots.player import Budget, Question
from filature.core.knowledge import Knowledge
from filature.core.legal import RecordAction
from filature.games.spies_vs_spies import events
from filature.games.spies_vs_spies.bot import Agent
from filature.games.spies_vs_spies.deals import CATEGORIES, PLAYERS
from filature.games.spies_vs_spies.rules import SpiesVsSpies
from filature.games.spies_vs_spies.thinking.deduction import STEPS, aim, open_deals
from filature.games.spies_vs_spies.thinking.evaluation import Evaluation
from filature.games.spies_vs_spies.thinking.info_state import InfoState
from filature.games.spies_vs_spies.thinking.suspicion import suspect

FAR, BEHIND = 15, 18
"""A target further ahead than this is taken to be so far ahead, of the first and of the others."""
JUDGED = 0.03
"""About how far the model is off."""
WORTH = 0.02
"""What a trit is worth, in games won."""


class RoundEnd(NamedTuple):
    """How a round ends: whether the calling team succeeds, and whether the other one does."""

    called: bool
    other: bool


ENDS = [RoundEnd(*both) for both in product((True, False), repeat=2)]
USUAL = {
    RoundEnd(True, True): 0.25,
    RoundEnd(True, False): 0.45,
    RoundEnd(False, True): 0.1,
    RoundEnd(False, False): 0.2,
}
"""How often rounds end so, between agents."""


def points(end: RoundEnd) -> tuple[int, int]:
    """Return the points of the calling team's members, and of the others."""
    called, other = int(end.called), int(end.other)
    return (called + 2, other) if end.called else (called, other + 2)


class Race(NamedTuple):
    """The points of all players, and what is left of the match."""

    seats: int
    target: int
    rounds: int | None
    """How many rounds are left; none where only points end the match."""

    def win(self, scores: Sequence[int], player: int) -> float:
        """Return how likely a player wins with these points after a round."""
        most = max(scores)
        target = self.target if self.rounds is not None else min(self.target, most + FAR)
        needs = [min(target - score, BEHIND) for score in scores]
        own = needs.pop(player)
        virtual = needs.pop() if self.seats < PLAYERS else None
        return race_value(self.rounds, own, tuple(sorted(needs)), virtual)


@lru_cache(1 << 17)
def race_value(rounds: int | None, own: int, others: tuple[int, ...], virtual: int | None) -> float:
    """Return how likely a player wins, a share where victory is shared.

    Points are counted down to the target: what the player, the others and the virtual one need.
    """
    rest = others if virtual is None else (*others, virtual)
    least = min(own, *rest)
    if least <= 0 or rounds == 0:
        return 1 / (1 + rest.count(own)) if own == least else 0.0
    left = None if rounds is None else rounds - 1
    total = 0.0
    for partner in range(3):
        for end, chance in USUAL.items():
            called, other = points(end)
            for mine, theirs in ((called, other), (other, called)):
                after = [need - theirs for need in rest]
                after[partner] += theirs - mine
                seated = tuple(sorted(after[: len(others)]))
                last = None if virtual is None else after[2]
                total += chance * race_value(left, own - mine, seated, last)
    return total / 6


class Match:
    """Where a match stands, as one seat knows it."""

    def __init__(self, knowledge: Knowledge) -> None:
        game = SpiesVsSpies(knowledge.seats, knowledge.options)
        self.seat = knowledge.viewer
        self.scores = [0] * PLAYERS
        self.running = False
        """A round is dealt, and its mission not yet over."""
        self.caller: int | None = None
        self.pointed: int | None = None
        """At whom the seat itself points."""
        done = 0
        for event in knowledge.told:
            match event:
                case events.RoundBegan():
                    self.running, self.caller, self.pointed = True, None, None
                case events.MissionCalled(seat):
                    self.caller = seat
                case events.Pointed(seat, target) if seat == self.seat:
                    self.pointed = target
                case events.TeamScored(_, members, _, _, _, totals):
                    done += self.running
                    self.running = False
                    for member, total in zip(members, totals, strict=True):
                        self.scores[member] = total
        left = None if game.rounds is None else game.rounds - done - self.running
        self.race = Race(game.seats, game.target_score, left)

    def after(self, partner: int, mine: int, theirs: int) -> float:
        """Return how likely the seat wins if this round brings its team and the others this."""
        scores = [
            score + (mine if player in (self.seat, partner) else theirs)
            for player, score in enumerate(self.scores)
        ]
        return self.race.win(scores, self.seat)


class Round:
    """What a seat can expect of the round that is being played."""

    def __init__(self, knowledge: Knowledge, match: Match) -> None:
        self.match = match
        self.info = InfoState(knowledge)
        self.evaluation = Evaluation(self.info, suspect(self.info))

    def mission(self, caller: int, step: int | None) -> float:
        """Return how likely the seat wins if the mission is called by a player.

        `step` says at whom the seat points; none: at whom it points best.
        """
        if step is None:
            return max(self.mission(caller, step) for step in STEPS)
        info, evaluation = self.info, self.evaluation
        total = 0.0
        for deal, weight, players, partner_right in zip(
            evaluation.weighed.deals,
            evaluation.weighed.weights,
            evaluation.weighed.players,
            evaluation.partner_right,
            strict=True,
        ):
            partner = evaluation.open.partner[deal]
            own = partner_right if evaluation.open.target[deal] == step else 0.0
            other = 1.0
            for at in STEPS:
                if at != partner and not info.is_virtual(at):
                    hand, deals = players[at]
                    seen = open_deals()[info.hand].players[deal][at]
                    target = open_deals()[hand].target[seen.deals]
                    other *= aim(hand, deals).chances[target]
            mine = info.step(caller) in (0, partner)
            called, others = (own, other) if mine else (other, own)
            for end in ENDS:
                share = (called if end.called else 1 - called) * (
                    others if end.other else 1 - others
                )
                if share:
                    first, second = points(end)
                    gains = (first, second) if mine else (second, first)
                    total += weight * share * self.match.after(info.at(partner), *gains)
        return total

    def usual(self) -> float:
        """Return how likely the seat wins if the round goes on."""
        partners = [0.0] * PLAYERS
        for deal, weight in zip(
            self.evaluation.weighed.deals, self.evaluation.weighed.weights, strict=True
        ):
            partners[self.evaluation.open.partner[deal]] += weight
        total = 0.0
        for step in STEPS:
            for end, chance in USUAL.items():
                first, second = points(end)
                for gains in ((first, second), (second, first)):
                    after = self.match.after(self.info.at(step), *gains)
                    total += partners[step] * chance * after / 2
        return total


def chance_of(win: float) -> Chance:
    """Return an estimate as a chance."""
    win = min(1.0, max(0.0, win))
    return Chance(win, JUDGED * 4 * win * (1 - win))


class SpiesAppraiser:
    """Appraises by the round and the race."""

    def position(self, knowledge: Knowledge, budget: Budget, rng: Random) -> Chance:
        if (ended := final_share(knowledge)) is not None:
            return ended
        match = Match(knowledge)
        if not match.running:
            return chance_of(match.race.win(match.scores, match.seat))
        now = Round(knowledge, match)
        if match.caller is None:
            return chance_of(now.usual())
        step = None if match.pointed is None else now.info.step(match.pointed)
        return chance_of(now.mission(match.caller, step))

    def decisions(
        self,
        question: Question,
        budget: Budget,
        rng: Random,
        also: Sequence[RecordAction] = (),
    ) -> list[Appraised]:
        match = Match(question.knowledge)
        now = Round(question.knowledge, match)
        info = now.info
        if match.caller is not None:
            return best_first(
                Appraised(
                    {"type": "point", "target": info.at(step)},
                    chance_of(now.mission(match.caller, step)),
                )
                for step in STEPS
            )
        mission: RecordAction = {"type": "mission"}
        found = [Appraised(mission, chance_of(now.mission(match.seat, None)))]
        if question.asked == "turn":
            usual = now.usual()
            for rated in now.evaluation.questions(Agent.WEIGHTS):
                action: RecordAction = {
                    "type": "ask",
                    "target": rated.target,
                    "category": CATEGORIES[rated.category],
                }
                if rated.show >= 0:
                    action["show"] = CATEGORIES[rated.show]
                found.append(Appraised(action, chance_of(usual + WORTH * rated.worth)))
        return best_first(found)


APPRAISER = SpiesAppraiser()
