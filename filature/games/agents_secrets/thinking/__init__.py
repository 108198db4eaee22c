"""How Les agents secrets is thought about: notes, models of players, the race, playouts."""
