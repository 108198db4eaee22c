"""Les agents secrets: its players, from the recruit to the master, and the reference opponents."""

from __future__ import annotations

from random import Random
from typing import Any

from filature.bots.player import Bot, Budget, BudgetCounter, Choice, Question
from filature.bots.reference import FixedBudgetBot
from filature.games.agents_secrets.street import PLACES
from filature.games.agents_secrets.thinking import informative
from filature.games.agents_secrets.thinking.mind import Mind, Sight, likeliest_owners
from filature.games.agents_secrets.thinking.notes import Notes, Scene, Way, all_ways
from filature.games.agents_secrets.thinking.prospects import Option, winning_agents
from filature.games.agents_secrets.thinking.reference import (
    Informative,
    Noise,
    file,
    move,
    owners_by_moves,
    report,
)
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


def percent(share: float) -> int:
    return round(100 * share)


class Recruit:
    """Evenly random, but never absurd."""

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        notes = Notes(question.knowledge)
        if question.asked == "move":
            ways = all_ways(len(notes.agents), notes.roll)
            sound = [way for way in ways if not absurd(notes, way)]
            return move(notes, rng.choice(sound or ways), {"type": "not_absurd"})
        if question.asked == "file":
            places = allowed_places(notes)
            near = [place for place in places if (place - notes.scene.places[notes.own]) % 12 < 9]
            return file(rng.choice(near or places), {"type": "not_absurd"})
        agents = rng.sample(notes.free, len(notes.masked))
        owners = dict(zip(agents, notes.masked, strict=True))
        return report(notes, owners, {"type": "report_at_random"})


def absurd(notes: Notes, way: Way) -> bool:
    """Tell whether a way puts one's own agent into the ruin, gives the others more in a count than
    oneself, or ends the game with another's victory."""
    scene, own = notes.scene, notes.own
    after, arrived = scene.walked(way)
    if PLACES[after.places[own]] == "ruin":
        return True
    if not arrived:
        return False
    counted = after.counted()
    gains = [new - old for new, old in zip(counted.scores, scene.scores, strict=True)]
    if max(counted.scores) >= notes.game.goal:
        return not wins(notes, counted)
    return gains[own] * len(gains) < sum(gains)


def wins(notes: Notes, scene: Scene) -> bool:
    """Tell whether one's own agent wins when the game ends so, reports left aside."""
    if notes.game.advanced:
        return scene.scores[notes.own] == max(scene.scores)
    return notes.own in winning_agents(scene, notes.game.goal)


def allowed_places(notes: Notes) -> list[int]:
    """List the places where the file may go now."""
    return [place for place in range(len(PLACES)) if notes.allowed >> place & 1]


class Novice:
    """Sound, but it thinks of the next count alone, and of the last round.

    It takes its agent to the best place, and causes a count when its agent gains more than the
    others do (the value of `informative`, without its hesitation); it spends what it does not need
    at random. In its report it remembers whom each seat moved in the last two turns.
    """

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        notes = Notes(question.knowledge)
        if question.asked == "move":
            return self.spend(notes, rng)
        if question.asked == "file":
            wanted = informative.wanted_file(notes.scene, notes.own)
            place = rng.choice(allowed_places(notes)) if wanted is None else wanted
            return file(place, {"type": "file_ahead", "place": PLACES[place]})
        notes.acts = notes.acts[-2 * notes.seats :]
        return report(notes, owners_by_moves(notes, rng), {"type": "report_recent"})

    def spend(self, notes: Notes, rng: Random) -> Choice:
        scene, own = notes.scene, notes.own
        ways = all_ways(len(notes.agents), notes.roll)
        values = [informative.value(scene, way, own) for way in ways]
        best = max(values)
        way = rng.choice([way for way, v in zip(ways, values, strict=True) if v == best])
        after, arrived = scene.walked(way)
        if not arrived:
            return move(notes, way, {"type": "forward", "place": PLACES[after.places[own]]})
        gain = after.counted().scores[own] - scene.scores[own]
        return move(notes, way, {"type": "counts_for_me", "gain": gain})


class Agent:
    """Suspicion over all assignments, and one move ahead.

    It takes the option with the best chance to win by `race`, each other agent weighed by who may
    hold it; of those that are alike, the one that tells least of its own agent. Its report is the
    one of which most lines can be expected to be right.
    """

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        counter = budget.counter()
        mind = Mind(Notes(question.knowledge))
        if question.asked == "report":
            owners, right = likeliest_owners(mind.notes, mind.held)
            return report(mind.notes, owners, {"type": "report_likeliest", "right": round(right)})
        sight = Sight(mind, question.asked == "file", rng)
        if sight.best.worth >= 1:
            return answer(sight, sight.best, {"type": "wins_now"})
        return self.decide(sight, counter, rng)

    def decide(self, sight: Sight, counter: BudgetCounter, rng: Random) -> Choice:
        """Choose among options none of which wins at once."""
        alike = [
            option
            for option in sight.options[:LOOKED_AT]
            if option.worth >= sight.best.worth - ALIKE
        ]
        exposure = Exposure(sight)
        chosen = min(alike, key=exposure.after)
        why = "best_chance" if chosen is sight.best else "least_telling"
        return answer(sight, chosen, {"type": why, "chance": percent(chosen.worth)})


class Master(Agent):
    """The agent's options, the most promising of them played on in worlds drawn from suspicion."""

    def decide(self, sight: Sight, counter: BudgetCounter, rng: Random) -> Choice:
        tried = search(sight, self.hiding(sight.notes), counter, rng)
        best = tried[0]
        reason = {
            "type": "searched",
            "playouts": sum(each.tries for each in tried),
            "chance": percent(min(1.0, max(0.0, best.mean))),
        }
        return answer(sight, best.candidate, reason)

    def hiding(self, notes: Notes) -> float:
        """Return what it is worth that the others do not know one's own agent."""
        if notes.game.advanced and not notes.reported:
            return HIDING_FROM_REPORTS
        return HIDING


def answer(sight: Sight, option: Option, reason: dict[str, Any]) -> Choice:
    """Answer with an option: its way, or where only the file is to be placed, its place."""
    if sight.counted and option.file is not None:
        return file(option.file, reason)
    return move(sight.notes, option.way, reason)


BOTS: dict[str, Bot] = {
    "recruit": Recruit(),
    "novice": Novice(),
    "agent": Agent(),
    "master": Master(),
    "ref-informative": Informative(),
    "ref-noise": Noise(),
    "ref-master-1": FixedBudgetBot(
        Master(), {2: 8_700, 3: 6_700, 4: 4_400, 5: 3_000, 6: 2_500, 7: 2_000}
    ),
}
