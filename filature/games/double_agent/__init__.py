"""Double Agent, by Ludovic Maublanc and Bruno Faidutti: six agents of doubtful loyalty."""

from filature.games.double_agent.rules import DoubleAgent

GAME = DoubleAgent
