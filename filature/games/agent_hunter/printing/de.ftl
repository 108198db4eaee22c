publisher = Alderac Entertainment Group (AEG); auf Französisch Iello
kit-targets = Zielmarker
kit-side-red = die rote Seite
kit-side-blue = die blaue Seite
kit-dots = Punkte wie auf einem Würfel
kit-dots-meaning = die Zahl des Agenten; ein Ring ist 0; hier 5
