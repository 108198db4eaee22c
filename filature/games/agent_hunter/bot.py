"""Agent Hunter: the bots, from `recruit` to `master`, and `ref-greedy`.

All place evenly: an even draw tells nothing, and no kind of placement is known to do better.
"""

from __future__ import annotations

from random import Random
from typing import Any

from filature.bots.player import Bot, Budget, Choice, Question
from filature.bots.reference import FixedBudgetBot
from filature.core.legal import RecordAction
from filature.games.agent_hunter import view as told
from filature.games.agent_hunter.reference import Greedy, percent
from filature.games.agent_hunter.thinking.duel import Duel, follow
from filature.games.agent_hunter.thinking.foresight import Foresight
from filature.games.agent_hunter.thinking.judgement import judge
from filature.games.agent_hunter.thinking.outlook import Option, Outlook, mixed
from filature.games.agent_hunter.thinking.placements import game_of
from filature.games.agent_hunter.thinking.suspicion import suspect

Reason = dict[str, Any]


def evenly(question: Question, rng: Random) -> RecordAction:
    """Draw evenly from what is legal."""
    return question.legal.nth(rng.randrange(len(question.legal)))


def answer(question: Question, move: int, reason: Reason) -> Choice:
    """Put an engine's move into the record's words."""
    game = game_of(question.knowledge)
    return Choice(game.to_record(question.knowledge.viewer, move), reason)


class Recruit:
    """Draws evenly from what is not absurd.

    Absurd are: an attack whose answer is known before, an attack from a base that is more likely
    to lose it than to win, and a swap on a base that the opponent is far from finding.
    """

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        if question.asked == "place":
            return Choice(evenly(question, rng), {"type": "placed_evenly"})
        if question.asked == "refill":
            return Choice(evenly(question, rng), {"type": "refilled_evenly"})
        duel = follow(question.knowledge)
        sensible = [action for action in question.legal.expand() if not absurd(duel, action)]
        if not sensible:
            return Choice(evenly(question, rng), {"type": "at_random"})
        return Choice(rng.choice(sensible), {"type": "not_absurd", "choices": len(sensible)})


def absurd(duel: Duel, action: RecordAction) -> bool:
    """Tell whether nobody would do this in their right mind."""
    seat, sets = duel.mover, duel.sets
    if action["type"] == "swap":
        base = action["base"]
        mine = duel.possible[seat]
        found = (mine & sets.at[base][duel.on_base[seat][base]]).bit_count()
        return 2 * found < mine.bit_count()
    possible, target = duel.possible[1 - seat], action["target"]
    total = possible.bit_count()
    if action["from"] == "base":
        agent = duel.on_base[seat][action["base"]]
        return 2 * (possible & sets.at[target][agent]).bit_count() < total
    agent = action["agent"]
    answers = (sets.at, sets.below, sets.above)
    counts = [(possible & answer[target][agent]).bit_count() for answer in answers]
    return counts[0] < total and max(counts) == total


class Novice:
    """Halves what is left of one base at a time, from a short memory.

    Remembers only its own last attacks and those against it (`MEMORY` of each), sees each base by
    itself, and forgets that the numbers shown against it tell something too. Fells what it is sure
    of; swaps, half of the time, where it sees itself nearly found.
    """

    MEMORY = 6

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        if question.asked == "place":
            return Choice(evenly(question, rng), {"type": "placed_evenly"})
        if question.asked == "refill":
            return Choice(evenly(question, rng), {"type": "refilled_evenly"})
        duel = follow(question.knowledge)
        seat = duel.mover
        remembered = self.remembered(question, seat)
        theirs = {
            base: left(duel, remembered, 1 - seat, base)
            for base in duel.sets.size.members[duel.standing[1 - seat]]
        }
        target = min(theirs, key=lambda base: (len(theirs[base]), rng.random()))
        candidates = theirs[target]
        hand = duel.sets.size.members[duel.hand(seat)]
        if len(candidates) == 1 and candidates[0] not in hand:
            return self.from_base(duel, target, candidates[0])
        if len(candidates) > 1 and (swap := self.swap(duel, remembered, rng)):
            return swap
        middle = (candidates[0] + candidates[-1]) / 2 if candidates else 4.5
        choices = [agent for agent in hand if agent in candidates] or list(hand)
        agent = min(choices, key=lambda one: (abs(one - middle), rng.random()))
        return Choice(
            {"type": "attack", "from": "hand", "agent": agent, "target": target},
            {"type": "halved", "target": target, "candidates": len(candidates)},
        )

    def remembered(self, question: Question, seat: int) -> list[told.HandAttack]:
        """Return the last attacks from the hand of each side, forgetting bases placed anew."""
        attacks: dict[int, list[told.HandAttack]] = {0: [], 1: []}
        for event in question.knowledge.told:
            match event:
                case told.HandAttack(attacker):
                    attacks[attacker].append(event)
                case told.Swapped(owner, base) | told.Refilled(owner, base):
                    by = attacks[1 - owner]
                    attacks[1 - owner] = [attack for attack in by if attack.target != base]
        return attacks[0][-self.MEMORY :] + attacks[1][-self.MEMORY :]

    def from_base(self, duel: Duel, target: int, agent: int) -> Choice:
        """The only candidate stands on a base of one's own: attack from there."""
        base = duel.on_base[duel.mover].index(agent)
        return Choice(
            {"type": "attack", "from": "base", "base": base, "target": target},
            {"type": "same_agent", "base": base, "target": target},
        )

    def swap(self, duel: Duel, remembered: list[told.HandAttack], rng: Random) -> Choice | None:
        """Swap, half of the time, a base for which hardly any number is left."""
        seat = duel.mover
        if not duel.tokens[seat] or rng.random() < 0.5:
            return None
        for base in duel.sets.size.members[duel.standing[seat]]:
            if len(left(duel, remembered, seat, base)) == 1:
                agent = rng.choice(duel.sets.size.members[duel.hand(seat)])
                return Choice(
                    {"type": "swap", "base": base, "agent": agent}, {"type": "hid", "base": base}
                )
        return None


def left(duel: Duel, remembered: list[told.HandAttack], owner: int, base: int) -> list[int]:
    """Return the numbers in play that some attacks leave for a base."""
    numbers = [n for n in range(duel.sets.size.agents) if not duel.out >> n & 1]
    for attack in remembered:
        if attack.seat != owner and attack.target == base:
            higher = attack.answer == "higher"
            numbers = [n for n in numbers if n != attack.agent and (n < attack.agent) == higher]
    return numbers


class Agent:
    """Exact beliefs, one move ahead: what each move wins, what it learns and what it gives away.

    Judges by the public judge, so that its choices tell nothing but which agents are in its hand;
    draws between moves that are nearly as good.
    """

    SPREAD = 0.03
    """The difference in log odds of winning that makes a move e times as likely."""

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        if question.asked == "place":
            return Choice(evenly(question, rng), {"type": "placed_evenly"})
        if question.asked == "refill":
            return Choice(evenly(question, rng), {"type": "refilled_evenly"})
        duel = follow(question.knowledge)
        outlook = Outlook(duel, judge("public"))
        chosen = mixed(outlook.options(), self.SPREAD, rng)
        return answer(question, chosen.move, why(outlook, chosen))


class Master:
    """Two moves ahead over sampled worlds, by the private judge, and suspicious.

    Weighs the opponent's placements by how it acted; tries its best moves in worlds drawn by those
    weights, each with a reply that the opponent's hand there allows, and judges where that leaves
    it. Which agent it hides is drawn among those nearly as good.
    """

    SPREAD = 0.03
    HIDING = 0.1
    """The same for which agent to place, which nobody sees."""

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        if question.asked == "place":
            return Choice(evenly(question, rng), {"type": "placed_evenly"})
        counter = budget.counter()
        seat = question.knowledge.viewer
        duel, suspected = suspect(question.knowledge, 1 - seat)
        weights = suspected.settled(duel.possible[1 - seat])
        outlook = Outlook(duel, judge("private"), weights)
        if question.asked == "refill":
            chosen = mixed(outlook.options(), self.HIDING, rng)
            return answer(question, chosen.move, {"type": "refilled_out_of_reach"})
        foresight = Foresight(outlook, weights, self.HIDING)
        tried = foresight.best(counter, rng)
        chosen = mixed(tried, self.SPREAD, rng)
        return answer(question, chosen.move, why(outlook, chosen))


def why(outlook: Outlook, chosen: Option) -> Reason:
    """Say in a sentence why a move was chosen."""
    size = outlook.sets.size
    move, win = chosen.move, percent(chosen.win)
    if move >= size.swaps:
        base, _ = size.placing[move - size.swaps]
        duel, seat = outlook.duel, outlook.seat
        mine = duel.possible[seat]
        found = (mine & outlook.sets.at[base][duel.on_base[seat][base]]).bit_count()
        return {
            "type": "hid_in_time",
            "base": base,
            "chance": percent(found / mine.bit_count()),
            "win": win,
        }
    if move >= size.base_attacks:
        base, target = size.base_attack[move - size.base_attacks]
        agent, kind = outlook.duel.on_base[outlook.seat][base], "struck_from_base"
    else:
        agent, target = size.hand_attack[move]
        kind = "attacked"
    chance = percent(outlook.joint.all.counts[target][agent] / outlook.total)
    if chance == 100:
        return {"type": "sure", "target": target, "agent": agent, "win": win}
    return {"type": kind, "target": target, "chance": chance, "win": win}


BOTS: dict[str, Bot] = {
    "recruit": Recruit(),
    "novice": Novice(),
    "agent": Agent(),
    "master": Master(),
    "ref-greedy": Greedy(),
    "ref-master-1": FixedBudgetBot(Master(), {2: 50_000}),
}
