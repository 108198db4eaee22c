publisher = Alderac Entertainment Group (AEG)
kit-targets = Ziele
kit-side-red = die rote Seite
kit-side-blue = die blaue Seite
kit-dots = Punkte wie auf einem Würfel
kit-dots-meaning = die Nummer des Agenten; ein Ring ist 0; hier 5
