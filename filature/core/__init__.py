"""What a game is: seats, decisions, chance, events, views, outcomes, records, words."""
