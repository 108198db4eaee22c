"""How bots of Les agents secrets think: models of players, an evaluation, search by playouts."""
