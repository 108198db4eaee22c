publisher = Matagot
kit-own-deck = Diese Karten gehören zu einem eigenen Kartensatz.
kit-dots = Punkte wie auf einem Würfel
kit-dots-meaning = der Wert; ein Ring ist 0; hier 4
