publisher-unnamed = Das Regelheft nennt keinen Verlag.
kit-house-names = Die Anleitung nennt acht der zwölf Karten. Fächer, Maske, Vaporetto und Gondel tragen eigene Namen; welche Farbe ein Gegenstand hat, folgt aus den Regeln.
