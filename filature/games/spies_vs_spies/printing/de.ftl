kit-house-names = Das Regelheft nennt acht der zwölf Karten. Fächer, Maske, Vaporetto und Gondel tragen eigene Namen; welche Farbe ein Gegenstand hat, folgt aus den Regeln.
