"""How well seat 0 tells the others' agents once every one of four seats has had four turns.

    python -m tests.games.agents_secrets.four_turns ref-informative 500

prints how often the likeliest agent of a seat is right (chance: 1 in 5), and how often there is
evidence, with 95 % intervals clustered on games.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from filature.arena.match import play_bots
from filature.arena.measures import estimate
from filature.bots.player import Bot
from filature.core.knowledge import Knowledge, Move
from filature.games import bots_of
from filature.games.agents_secrets.belief import Belief, believe
from filature.games.agents_secrets.lookup import FIRST_REPORT, FIRST_SPLIT
from filature.games.agents_secrets.rules import AgentsSecrets
from filature.games.agents_secrets.street import AGENTS
from filature.games.agents_secrets.thinking.info_state import InfoState
from filature.games.agents_secrets.thinking.posterior import Posterior


def four_turns(name: str, games: int) -> Iterator[tuple[Knowledge, tuple[int, ...]]]:
    """Give seat 0's knowledge after sixteen turns, or just before an earlier end, and the truth."""
    game = AgentsSecrets(4)
    bots: list[tuple[str, Bot]] = [(name, bots_of("agents_secrets")[name])] * 4
    for number in range(games):
        history = play_bots(game, bots, f"four turns {number}").history
        moves = [at for at, (_, move) in enumerate(history) if is_split(move)]
        until = moves[16] - 1 if len(moves) > 16 else len(history) - 1
        identities = next(m for _, m in history if isinstance(m, tuple) and m[0] == "identities")
        yield game.knowledge(0, game.replay_told(history[:until], 0)), identities[1:]


def is_split(move: Move) -> bool:
    return isinstance(move, int) and FIRST_SPLIT <= move < FIRST_REPORT


def right_seats(belief: Belief, identities: tuple[int, ...]) -> list[bool]:
    """Tell of each other seat whether its likeliest agent is its own."""
    return [
        max(suspect.agents, key=suspect.agents.__getitem__) == AGENTS[identities[suspect.seat]]
        for suspect in belief.suspicion.suspects
    ]


def right_without_threshold(info: InfoState, identities: tuple[int, ...]) -> list[bool]:
    """The same where every decision counts, as for bots."""
    held = Posterior(info).held
    return [
        info.agents[max(info.free, key=lambda agent: held[agent][seat])] == identities[seat]
        for seat in info.masked
    ]


def main(name: str, games: int) -> None:
    rows: dict[str, list[float]] = {"top-1": [], "top-1, every act": [], "evidence": []}
    for knowledge, identities in four_turns(name, games):
        belief = believe(knowledge)
        bare = right_without_threshold(InfoState(knowledge), identities)
        evidence = [suspect.evidence for suspect in belief.suspicion.suspects]
        for row, found in zip(
            rows.values(), (right_seats(belief, identities), bare, evidence), strict=True
        ):
            row.append(sum(found) / len(found))
    for what, values in rows.items():
        result = estimate(values)
        assert result.low is not None
        assert result.high is not None
        low, high = 100 * result.low, 100 * result.high
        print(f"{name}, {games} games: {what} {100 * result.mean:.1f} % ({low:.1f} to {high:.1f})")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
