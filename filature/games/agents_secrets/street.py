"""The components of Les agents secrets: the places of the street, the agents, the die.

Inside the engine an agent is its index in `AGENTS` and a place its index in `PLACES`.
"""

AGENTS = ("orange", "violet", "red", "blue", "grey", "yellow", "green")
AGENT_NUMBER = {name: agent for agent, name in enumerate(AGENTS)}

PLACES = ("chapel", *(f"house_{number}" for number in range(1, 11)), "ruin")
"""Clockwise."""
PLACE_NUMBER = {name: place for place, name in enumerate(PLACES)}
WORTH = (*range(11), -3)
"""What each place is worth in a count."""
CHAPEL, START_OF_FILE = 0, 7

HIGHEST = 6
"""The highest value of the die."""

HIGHEST_GOAL = 200
"""How many points a new game may be played to (R9)."""
