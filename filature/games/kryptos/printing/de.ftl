publisher = Trefl Joker Line
kit-tally = Balken und Punkte
kit-tally-meaning = ein Balken ist zehn, ein Punkt ist eins: hier 23
