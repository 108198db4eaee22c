"""Spies vs Spies: what a mission, and each question, would be worth to one's own team.

A mission is worth the chance that *both* members of the team point right; so what the partner may
know counts as much as what one knows oneself. In each deal it follows from the public questions
what the partner has seen and at whom it would point.

A question is worth what it tells about one's own target, what it adds to the team's chance, and
what the card shown with it tells the one who is asked: good if that is the partner, bad if not.
"""

from __future__ import annotations

from math import log2
from typing import NamedTuple

from filature.games.spies_vs_spies.deals import PLAYERS
from filature.games.spies_vs_spies.deduction import STEPS, aim, sights, slot
from filature.games.spies_vs_spies.dossier import OBJECTIVE, Dossier
from filature.games.spies_vs_spies.suspicion import Suspects


class Taste(NamedTuple):
    """How much a question's effects count, beside what it tells oneself (in trits: 1)."""

    team: float
    """What it adds to the chance that both members would now point right."""
    partner: float
    """What the card shown tells one's partner (in trits)."""
    opponent: float
    """What the card shown tells an opponent (in trits)."""


class Ask(NamedTuple):
    """A question, with what it is worth."""

    target: int
    category: int
    show: int
    """The category of the card to show first, or -1."""
    worth: float
    gain: float
    """What it tells about one's own target, in trits."""
    told: float
    """What the card shown tells, in trits: the partner's share less the opponents'."""


class Appraisal:
    """What a seat can hope for on its turn, over weighted deals."""

    def __init__(self, dossier: Dossier, suspects: Suspects) -> None:
        self.dossier = dossier
        self.suspects = suspects
        self.view = sights()[dossier.hand]
        self.partner_right = [
            self.chance_right(deal, mind)
            for deal, mind in zip(suspects.deals, suspects.minds, strict=True)
        ]
        """In each deal, how likely the partner points right."""
        self.shares = [0.0] * PLAYERS
        """By step, how likely the target is there."""
        self.success = [0.0] * PLAYERS
        """By step, how likely both members are right if one points there."""
        for deal, weight, right in zip(
            suspects.deals, suspects.weights, self.partner_right, strict=True
        ):
            self.shares[self.view.target[deal]] += weight
            self.success[self.view.target[deal]] += weight * right

    @property
    def share(self) -> float:
        return max(self.shares)

    @property
    def chance(self) -> float:
        """How likely a mission called now would succeed."""
        return max(self.success)

    def chance_right(self, deal: int, minds: list[tuple[int, int]]) -> float:
        """Say how likely the partner points right in a deal, knowing what it knows."""
        partner = self.view.partner[deal]
        if self.dossier.at(partner) >= self.dossier.seats:
            return 1.0
        hand, knows = minds[partner]
        return aim(hand, knows).chances[self.view.target[deal] - partner]

    def asks(self, taste: Taste) -> list[Ask]:
        """Appraise every question."""
        gains, teams = self.sorted_by_answers()
        found = []
        for step in STEPS:
            target = self.dossier.at(step)
            for category in range(3):
                at = slot(step, category)
                if category != OBJECTIVE:
                    worth = gains[at] + taste.team * (best_after(teams[at]) - self.chance)
                    found.append(Ask(target, category, -1, worth, gains[at], 0.0))
                elif target < self.dossier.seats:
                    for show in range(3):
                        team, partner, opponent = self.showing(step, show, teams[at])
                        told = taste.partner * partner - taste.opponent * opponent
                        worth = gains[at] + taste.team * (team - self.chance) + told
                        found.append(
                            Ask(target, category, show, worth, gains[at], partner - opponent)
                        )
        return found

    def sorted_by_answers(self) -> tuple[list[float], list[list[list[float]]]]:
        """Return, for each card that can be asked for, the gain, and the success by answer."""
        shares = [[[0.0] * PLAYERS for _ in range(PLAYERS)] for _ in range(9)]
        teams = [[[0.0] * PLAYERS for _ in range(PLAYERS)] for _ in range(9)]
        for deal, weight, right in zip(
            self.suspects.deals, self.suspects.weights, self.partner_right, strict=True
        ):
            target = self.view.target[deal]
            for at, card in enumerate(self.view.others[deal]):
                shares[at][card & 3][target] += weight
                teams[at][card & 3][target] += weight * right
        before = unclear([self.shares])
        return [before - unclear(answers) for answers in shares], teams

    def showing(self, step: int, show: int, teams: list[list[float]]) -> tuple[float, float, float]:
        """Say what showing a card to the one asked for its objective does.

        Returns the team's chance after question and answer, and what the card tells the one asked
        (in trits) as one's partner and as one's opponent.
        """
        card = self.view.cards[show]
        teams = [list(answer) for answer in teams]
        partner = opponent = 0.0
        at = slot(step, OBJECTIVE)
        for deal, weight, right, minds in zip(
            self.suspects.deals,
            self.suspects.weights,
            self.partner_right,
            self.suspects.minds,
            strict=True,
        ):
            hand, knows = minds[step]
            after = knows & sights()[hand].holds[PLAYERS - step][card]
            if after == knows:
                continue
            aim_after = aim(hand, after)
            told = weight * (aim_after.clarity - aim(hand, knows).clarity)
            if self.view.partner[deal] == step:
                partner += told
                target = self.view.target[deal]
                answer = self.view.others[deal][at] & 3
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
