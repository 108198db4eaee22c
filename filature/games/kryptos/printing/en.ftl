publisher = Trefl Joker Line
kit-tally = Bars and dots
kit-tally-meaning = a bar is ten, a dot is one: here 23
