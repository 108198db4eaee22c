"""Les agents secrets, by Wolfgang Kramer: a street, a file, and agents that anybody may move."""

from filature.games.agents_secrets.rules import AgentsSecrets

GAME = AgentsSecrets
