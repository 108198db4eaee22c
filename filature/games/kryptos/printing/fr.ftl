publisher = Trefl Joker Line
kit-tally = Barres et points
kit-tally-meaning = une barre vaut dix, un point vaut un : ici 23
