"""Cases: puzzles from positions of played games, each with a proved answer."""
