"""What the operator of a server sees of it: counters, a status page. Nothing of any game."""
