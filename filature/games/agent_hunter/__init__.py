"""Agent Hunter, by Mike Elliott: two seats, hidden bases, public comparisons."""

from filature.games.agent_hunter.rules import AgentHunter

GAME = AgentHunter
