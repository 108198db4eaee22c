"""Spies vs Spies: what a mission, and each question, would be worth to the seat's team.

A mission is worth the chance that *both* members of the team point right; so what the partner may
know counts as much as what the seat knows. In each deal it follows from the public questions what
the partner has seen and at whom it would point.

A question is worth what it tells about the seat's target, what it adds to the team's chance, and
what the card shown with it tells the player asked: good if that is the partner, bad if not.
"""

from __future__ import annotations

from math import log2
from typing import NamedTuple

from filature.games.spies_vs_spies.deals import PLAYERS
from filature.games.spies_vs_spies.thinking.deduction import (
    OBJECTIVE,
    SLOTS,
    PlayerDeals,
    aim,
    open_deals,
    slot,
)
from filature.games.spies_vs_spies.thinking.info_state import InfoState
from filature.games.spies_vs_spies.thinking.suspicion import WeighedDeals


class QuestionWeights(NamedTuple):
    """How much a question's effects count, beside what it tells the seat (in trits: 1)."""

    team: float
    """What it adds to the chance that both members would now point right."""
    partner: float
    """What the card shown tells the partner (in trits)."""
    opponent: float
    """What the card shown tells an opponent (in trits)."""


class RatedQuestion(NamedTuple):
    """A question, with what it is worth."""

    target: int
    category: int
    show: int
    """The category of the card to show first, or -1."""
    worth: float
    gain: float
    """What it tells about the seat's target, in trits."""
    told: float
    """What the card shown tells, in trits: the partner's share less the opponents'."""


class Evaluation:
    """What a seat can hope for on its turn, over weighted deals."""

    def __init__(self, info: InfoState, weighed: WeighedDeals) -> None:
        self.info = info
        self.weighed = weighed
        self.open = open_deals()[info.hand]
        self.partner_right = [
            self.chance_right(deal, players)
            for deal, players in zip(weighed.deals, weighed.players, strict=True)
        ]
        """In each deal, how likely the partner points right."""
        self.shares = [0.0] * PLAYERS
        """By step, how likely the target is there."""
        self.success = [0.0] * PLAYERS
        """By step, how likely both members are right if the seat points there."""
        for deal, weight, right in zip(
            weighed.deals, weighed.weights, self.partner_right, strict=True
        ):
            self.shares[self.open.target[deal]] += weight
            self.success[self.open.target[deal]] += weight * right

    @property
    def chance(self) -> float:
        """How likely a mission called now would succeed."""
        return max(self.success)

    def chance_right(self, deal: int, players: list[PlayerDeals]) -> float:
        """Return how likely the partner points right in a deal, knowing what it knows."""
        partner = self.open.partner[deal]
        if self.info.is_virtual(partner):
            return 1.0
        return aim(*players[partner]).chances[self.open.target[deal] - partner]

    def questions(self, weights: QuestionWeights) -> list[RatedQuestion]:
        """Rate every question."""
        gains, teams = self.sorted_by_answers()
        found = []
        for (step, category), gain, team in zip(SLOTS, gains, teams, strict=True):
            target = self.info.at(step)
            if category != OBJECTIVE:
                worth = gain + weights.team * (best_after(team) - self.chance)
                found.append(RatedQuestion(target, category, -1, worth, gain, 0.0))
            elif not self.info.is_virtual(step):
                for show in range(3):
                    after, partner, opponent = self.showing(step, show, team)
                    told = weights.partner * partner - weights.opponent * opponent
                    worth = gain + weights.team * (after - self.chance) + told
                    found.append(
                        RatedQuestion(target, category, show, worth, gain, partner - opponent)
                    )
        return found

    def sorted_by_answers(self) -> tuple[list[float], list[list[list[float]]]]:
        """Return, for each card that can be asked for, the gain, and the success by answer."""
        shares = [[[0.0] * PLAYERS for _ in range(PLAYERS)] for _ in range(9)]
        teams = [[[0.0] * PLAYERS for _ in range(PLAYERS)] for _ in range(9)]
        for deal, weight, right in zip(
            self.weighed.deals, self.weighed.weights, self.partner_right, strict=True
        ):
            target = self.open.target[deal]
            for at, card in enumerate(self.open.others[deal]):
                shares[at][card & 3][target] += weight
                teams[at][card & 3][target] += weight * right
        before = unclear([self.shares])
        return [before - unclear(answers) for answers in shares], teams

    def showing(self, step: int, show: int, teams: list[list[float]]) -> tuple[float, float, float]:
        """Return what showing a card to the player asked for its objective does.

        That is the team's chance after question and answer, and what the card tells the player
        asked (in trits) as a partner and as an opponent.
        """
        card = self.open.cards[show]
        teams = [list(answer) for answer in teams]
        partner = opponent = 0.0
        at = slot(step, OBJECTIVE)
        deals, weights, players, _ = self.weighed
        for deal, weight, right, known in zip(
            deals, weights, self.partner_right, players, strict=True
        ):
            hand, before = known[step]
            after = before & open_deals()[hand].holds[PLAYERS - step][card]
            if after == before:
                continue
            aim_after = aim(hand, after)
            told = weight * (aim_after.clarity - aim(hand, before).clarity)
            if self.open.partner[deal] == step:
                partner += told
                target = self.open.target[deal]
                answer = self.open.others[deal][at] & 3
                teams[answer][target] += weight * (aim_after.chances[target - step] - right)
            else:
                opponent += told
        return best_after(teams), partner, opponent


def best_after(answers: list[list[float]]) -> float:
    """Sum what the best target is worth after each answer."""
    return sum([max(by_target) for by_target in answers])


def unclear(answers: list[list[float]]) -> float:
    """Return the entropy of the target that is left after the answer, in trits."""
    left = 0.0
    for shares in answers:
        total = sum(shares)
        left -= sum([share * log2(share / total) for share in shares if share > 0])
    return left / log2(3)
