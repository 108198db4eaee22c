# The kit to print and touch. The tables: Vollschrift, which beginners read, and Kurzschrift
braille-uncontracted = de-g1.ctb
braille-contracted = de-g2.ctb

kit-title = Ein Spiel zum Drucken
kit-title-large = Ein Spiel in Großdruck
kit-title-tactile = Ein Spiel zum Tasten
kit-foot = Eigene Zeichnungen. Die Schachtel lohnt sich.
kit-backs = Rückseiten
kit-contents = In diesem Paket
kit-part = { $title } | { $pieces ->
    [0] { $pages ->
        [one] 1 Seite
       *[other] { $pages } Seiten
      }
    [one] 1 Teil, { $pages ->
        [one] 1 Seite
       *[other] { $pages } Seiten
      }
   *[other] { $pieces } Teile, { $pages ->
        [one] 1 Seite
       *[other] { $pages } Seiten
      }
  }
kit-box = Die Schachtel
kit-box-text = Dieses Paket ist für alle, die das Spiel besitzen und es tasten oder besser lesen möchten. Es kopiert kein Bild und keinen Text der Schachtel. Wer das Spiel mag, sollte es kaufen: Autoren und Verlag leben davon.
kit-publisher = Verlag: { $publisher }.
kit-print = So wird gedruckt
kit-print-size = Mit 100 % drucken, ohne „An Seite anpassen“. Die Linie auf der ersten Seite ist 100 mm lang.
kit-print-card = Teile: Karton von 200 bis 300 g/m². Auf jede Vorderseite folgt ihre Rückseite: beidseitig drucken, über die lange Kante, oder beide Blätter vor dem Schneiden zusammenkleben.
kit-print-swell = Die Datei „swell“: Schwellpapier, schwarzer Toner oder schwarze Tinte, dann das Heizgerät. Schwarz quillt auf; das Blaue bleibt flach. Zuerst das Probeblatt versuchen.
kit-print-glue = Rückseiten Blatt auf Blatt hinter die Vorderseiten kleben, dann schneiden. Den Karten fehlt die Ecke rechts oben: So liegen sie richtig herum.
kit-print-paper = Die Datei „paper“: gewöhnliches Papier.
kit-print-each = Spielhilfen, Bänkchen und Notizblätter: einmal für jede Person drucken.
kit-reconstructed = Nicht aus dem Regelheft
kit-scan = Die Regeln zum Hören
kit-scan-text = Mit einem Telefon hierher zielen: Die Regelseite kann vorgelesen werden.
kit-aid = Spielhilfe
kit-aid-brief = Kurz gesagt
kit-rules = Regeln
kit-key = Zeichenerklärung
kit-sign = { $name }: { $meaning }
kit-test = Probeblatt
kit-ruler = 100 mm
kit-cards = Karten
kit-tokens = Plättchen
kit-board = Spielplan
kit-track = Wertungsleiste
kit-racks = Bänkchen
kit-notes = Notizblatt
kit-report = Berichtsblatt
kit-identities = Identitätskarten
kit-places = Orte
kit-pawns = Figuren
kit-bases = Stützpunkte
kit-die = Würfel
kit-fold = falten
kit-player = Person { $number }
kit-players = Personen

shape-disc = Volle Scheibe
shape-ring = Ring
shape-square = Quadrat
shape-triangle = Dreieck
shape-diamond = Raute
shape-plus = Dickes Kreuz
shape-bar = Hoher Balken
shape-arch = Bogen
shape-cross = Kreuz
texture-lines = Gerade Linien
texture-waves = Wellen
texture-dots = Feine Punkte
texture-coarse = Grobe Punkte
texture-dashes = Kurze Striche
texture-grid = Gitter
line-solid = Durchgehende Linie
line-dashed = Gestrichelte Linie
line-dotted = Gepunktete Linie
line-thick = Dicke Linie
