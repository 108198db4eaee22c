"""What all bots share: the question put to them, and the reference opponent of every game."""
