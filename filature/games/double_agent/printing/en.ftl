publisher = Matagot
kit-own-deck = These cards are from a deck of your own.
kit-dots = Dots as on a die
kit-dots-meaning = the value; a ring is 0; here 4
