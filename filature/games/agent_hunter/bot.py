"""Agent Hunter: the bots, from `recruit` to `master`, and `ref-greedy`.

All place evenly: an even draw tells nothing, and no kind of placement is known to do better.
"""

from __future__ import annotations

from random import Random
from typing import Any

from filature.bots.network import NetworkBot
from filature.bots.player import Bot, Budget, Choice, Question, percent, random_choice
from filature.bots.reference import FixedBudgetBot
from filature.core.legal import RecordAction
from filature.games.agent_hunter import events
from filature.games.agent_hunter.actions import Attack, Swap
from filature.games.agent_hunter.rules import AgentHunter
from filature.games.agent_hunter.thinking import encoder
from filature.games.agent_hunter.thinking.info_state import InfoState, game_of
from filature.games.agent_hunter.thinking.judgement import judge
from filature.games.agent_hunter.thinking.lookahead import Lookahead, Option, mixed
from filature.games.agent_hunter.thinking.reference import Greedy
from filature.games.agent_hunter.thinking.search import WorldSearch
from filature.games.agent_hunter.thinking.suspicion import suspect

EVENLY = {"place": "placed_evenly", "refill": "refilled_evenly"}
"""What is drawn evenly, with the reason given for it."""


class Level:
    """A bot that places and refills evenly, and thinks about its turns."""

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        if question.asked in EVENLY:
            return random_choice(question, rng, EVENLY[question.asked])
        return self.turn(question, InfoState.of(question.knowledge), rng)

    def turn(self, question: Question, info: InfoState, rng: Random) -> Choice:
        raise NotImplementedError


class Recruit(Level):
    """Draws evenly from what is not absurd.

    Absurd are: an attack whose answer is known before, an attack from a base that is more likely
    to lose it than to win, and a swap on a base that the opponent is far from finding.
    """

    def turn(self, question: Question, info: InfoState, rng: Random) -> Choice:
        sensible = [action for action in question.legal.expand() if not absurd(info, action)]
        if not sensible:
            return random_choice(question, rng, "at_random")
        return Choice(rng.choice(sensible), {"type": "not_absurd", "choices": len(sensible)})


def absurd(info: InfoState, action: RecordAction) -> bool:
    """Tell whether an action makes no sense at all."""
    seat, sets = info.mover, info.sets
    if action["type"] == "swap":
        base = action["base"]
        return sets.share(info.possible[seat], base, info.on_base[seat][base]) < 0.5
    possible, target = info.possible[1 - seat], action["target"]
    if action["from"] == "base":
        return sets.share(possible, target, info.on_base[seat][action["base"]]) < 0.5
    agent, total = action["agent"], possible.bit_count()
    equal, lower, higher = (
        (possible & answer[target][agent]).bit_count()
        for answer in (sets.at, sets.below, sets.above)
    )
    return equal < total and max(equal, lower, higher) == total


class Novice(Level):
    """Halves what is left of one base at a time, from a short memory.

    Remembers only its own last attacks and those against it (`MEMORY` of each), sees each base by
    itself, and forgets that the numbers shown against it tell something too. Fells what it is sure
    of; swaps, half of the time, where it sees itself nearly found.
    """

    MEMORY = 6

    def turn(self, question: Question, info: InfoState, rng: Random) -> Choice:
        seat = info.mover
        remembered = self.remembered(question)
        theirs = {base: left(info, remembered, 1 - seat, base) for base in info.standing[1 - seat]}
        target = min(theirs, key=lambda base: (len(theirs[base]), rng.random()))
        candidates = theirs[target]
        hand = info.hand(seat)
        if len(candidates) == 1 and candidates[0] not in hand:
            return self.from_base(info, target, candidates[0])
        if len(candidates) > 1 and (swap := self.swap(info, remembered, rng)):
            return swap
        middle = (candidates[0] + candidates[-1]) / 2 if candidates else 4.5
        choices = [agent for agent in hand if agent in candidates] or list(hand)
        agent = min(choices, key=lambda one: (abs(one - middle), rng.random()))
        return Choice(
            {"type": "attack", "from": "hand", "agent": agent, "target": target},
            {"type": "halved", "target": target, "candidates": len(candidates)},
        )

    def remembered(self, question: Question) -> list[events.HandAttack]:
        """Return the last attacks from the hand of each side, but none at a base placed since."""
        attacks: dict[int, list[events.HandAttack]] = {0: [], 1: []}
        for event in question.knowledge.told:
            match event:
                case events.HandAttack(attacker):
                    attacks[attacker].append(event)
                case events.Swapped(owner, base) | events.Refilled(owner, base):
                    by = attacks[1 - owner]
                    attacks[1 - owner] = [attack for attack in by if attack.target != base]
        return attacks[0][-self.MEMORY :] + attacks[1][-self.MEMORY :]

    def from_base(self, info: InfoState, target: int, agent: int) -> Choice:
        """The only candidate stands on its own base: attack from there."""
        base = info.on_base[info.mover].index(agent)
        return Choice(
            {"type": "attack", "from": "base", "base": base, "target": target},
            {"type": "same_agent", "base": base, "target": target},
        )

    def swap(
        self, info: InfoState, remembered: list[events.HandAttack], rng: Random
    ) -> Choice | None:
        """Swap, half of the time, a base for which hardly any number is left."""
        seat = info.mover
        if not info.tokens[seat] or rng.random() < 0.5:
            return None
        for base in info.standing[seat]:
            if len(left(info, remembered, seat, base)) == 1:
                agent = rng.choice(info.hand(seat))
                return Choice(
                    {"type": "swap", "base": base, "agent": agent}, {"type": "hid", "base": base}
                )
        return None


def left(info: InfoState, remembered: list[events.HandAttack], owner: int, base: int) -> list[int]:
    """Return the numbers in play that some attacks leave for a base."""
    numbers = list(info.in_play)
    for attack in remembered:
        if attack.seat != owner and attack.target == base:
            higher = attack.answer == "higher"
            numbers = [n for n in numbers if n != attack.agent and (n < attack.agent) == higher]
    return numbers


class Agent(Level):
    """Exact beliefs, one move ahead: what each move wins, what it learns and what it gives away.

    Judges by the public judge, so that its choices tell nothing but which agents are in its hand;
    draws between moves that are nearly as good.
    """

    SPREAD = 0.03
    """The difference in log odds of winning that makes a move e times as likely."""

    def turn(self, question: Question, info: InfoState, rng: Random) -> Choice:
        lookahead = Lookahead(info, judge("public"))
        chosen = mixed(lookahead.options(), self.SPREAD, rng)
        return answer(question, chosen.move, why(lookahead, chosen))


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
            return random_choice(question, rng, EVENLY["place"])
        counter = budget.counter()
        seat = question.knowledge.viewer
        info, suspected = suspect(question.knowledge, 1 - seat)
        weights = suspected.settled(info.possible[1 - seat])
        lookahead = Lookahead(info, judge("private"), weights)
        if question.asked == "refill":
            chosen = mixed(lookahead.options(), self.HIDING, rng)
            return answer(question, chosen.move, {"type": "refilled_out_of_reach"})
        tried = WorldSearch(lookahead, weights, self.HIDING).best(counter, rng)
        chosen = mixed(tried, self.SPREAD, rng)
        return answer(question, chosen.move, why(lookahead, chosen))


def answer(question: Question, move: int, reason: dict[str, Any]) -> Choice:
    """Return a move as the record's action, with the reason for it."""
    game = game_of(question.knowledge)
    return Choice(game.to_record(question.knowledge.viewer, move), reason)


def why(lookahead: Lookahead, chosen: Option) -> dict[str, Any]:
    """Return the reason for a chosen move."""
    info, seat, win = lookahead.info, lookahead.seat, percent(chosen.win)
    match lookahead.codes.actions[chosen.move]:
        case Swap(base):
            found = info.sets.share(info.possible[seat], base, info.on_base[seat][base])
            return {"type": "hid_in_time", "base": base, "chance": percent(found), "win": win}
        case Attack(from_="base", base=int(base), target=target):
            agent, kind = info.on_base[seat][base], "struck_from_base"
        case Attack(agent=int(agent), target=target):
            kind = "attacked"
    chance = percent(lookahead.joint.all.counts[target][agent] / lookahead.total)
    if chance == 100:
        return {"type": "sure", "target": target, "agent": agent, "win": win}
    return {"type": kind, "target": target, "chance": chance, "win": win}


BOTS: dict[str, Bot] = {
    "recruit": Recruit(),
    "novice": Novice(),
    "agent": Agent(),
    "master": NetworkBot(AgentHunter, encoder, otherwise=Master()),
    "ref-greedy": Greedy(),
    "ref-master-1": FixedBudgetBot(Master(), {2: 50_000}),
}
