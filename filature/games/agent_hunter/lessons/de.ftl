# The lesson of Agent Hunter. A reply has two lines: the verdict, then the reason.

lesson-his-bases = Basen von { $name }
lesson-your-bases = Deine Basen
lesson-your-base = deine Basis { $base }
lesson-fallen = gefallen
lesson-probe = Versucht: { $agent } ist { $answer }.
lesson-probe-short = { $agent } { $answer }
lesson-numbers = Agenten, 0 bis 9
lesson-sides = Beide Seiten
lesson-side = { $name }: { $count ->
    [0] keine stehende Basis
    [one] eine stehende Basis
   *[other] { $count } stehende Basen
  }, { $points ->
    [0] kein Punkt
    [one] 1 Punkt
   *[other] { $points } Punkte
  }

lesson-bases-title = Drei Basen
lesson-bases-says = Jede Seite versteckt drei ihrer zehn Agenten, 0 bis 9, auf drei Basen. Bring die anderen zu Fall.
lesson-bases-do = Berühre eine Basis, die du angreifst.
lesson-bases-done = Du hast eine Basis von Marcel im Visier.
lesson-bases-hint = Deine zeigen ihren Agenten. Die von Marcel sind verdeckt.
lesson-bases-answer = Irgendeine der drei Basen oben.
lesson-bases-right =
    Ja, da drüben.
    Jetzt finde heraus, welcher Agent sich dort versteckt.
lesson-bases-wrong =
    Nicht da.
    Berühre eine Basis von Marcel.
lesson-bases-wrong-own =
    Das ist deine.
    Du greifst die Basen gegenüber an.

lesson-halve-title = Angriff aus der Hand
lesson-halve-says = Du zeigst einen Agenten aus der Hand. Die Antwort ist höher, niedriger oder gleich.
lesson-halve-do = Berühre den, der 0 bis 9 halbiert.
lesson-halve-done = Antwort: Deiner ist höher.
lesson-halve-hint = Mit einer Zahl in der Mitte schließt jede Antwort die Hälfte der Agenten aus.
lesson-halve-answer = 4 oder 5.
lesson-halve-right =
    Gut: höher.
    Der versteckte Agent ist also niedriger. Deiner kommt zurück, aber alle haben ihn gesehen.
lesson-halve-wrong =
    Das geht besser.
    Such die Mitte von 0 bis 9.
lesson-halve-wrong-edge =
    Zu nah am Rand.
    Die Antwort ist fast schon klar: Du lernst nichts daraus.

lesson-answer-title = Die Antwort lesen
lesson-answer-says = Auf Basis 1 ist deine 4 höher als der versteckte Agent.
lesson-answer-do = Berühre den höchsten Agenten, der hier möglich ist.
lesson-answer-done = Höchstens möglich: 3.
lesson-answer-hint = Der versteckte Agent ist niedriger als 4.
lesson-answer-answer = Es ist die 3.
lesson-answer-right =
    Ja: höchstens 3.
    Jede Antwort grenzt ein; das Programm schreibt es unter die Basis.
lesson-answer-wrong =
    Nicht diese Zahl.
    Der versteckte Agent ist niedriger als 4.
lesson-answer-wrong-same =
    Nicht 4.
    Bei gleich wäre die Basis gefallen.
lesson-answer-wrong-above =
    Zu hoch.
    Deine 4 ist höher als er.
lesson-answer-wrong-below =
    Es geht noch höher.
    Such die höchste Zahl unter 4.

lesson-equal-title = Gleich: Sie fällt
lesson-equal-says = Basis 1: mehr als 1, weniger als 4. Und Marcel hat seine 2 gezeigt, sie ist auf seiner Hand.
lesson-equal-do = Berühre den Agenten, der sie zu Fall bringt.
lesson-equal-done = Basis 1 von Marcel ist gefallen.
lesson-equal-hint = Zwischen 1 und 4 liegen zwei Zahlen, und eine ist auf Marcels Hand.
lesson-equal-answer = Es ist die 3.
lesson-equal-right =
    Gleich: +1 Punkt.
    Die Basis fällt, und beide 3en sind aus dem Spiel.
lesson-equal-wrong =
    Nicht der.
    Der versteckte Agent liegt zwischen 1 und 4.
lesson-equal-wrong-tried =
    Schon versucht.
    Die Antwort ist bekannt: Es war nicht gleich.
lesson-equal-wrong-above =
    Zu hoch.
    Der versteckte Agent ist niedriger als 4.

lesson-swap-title = Tauschen
lesson-swap-says = Ein Tausch zeigt einen Agenten, versteckt einen neuen und legt einen Zielmarker: +1, wenn sie fällt.
lesson-swap-do = Berühre die Basis, die Marcel fast gefunden hat.
lesson-swap-done = Basis 2: Dort liegt jetzt ein anderer Agent.
lesson-swap-hint = Lies seine Versuche: Bei einer Basis bleiben nur 5 oder 6.
lesson-swap-answer = Basis 2: Zwischen 4 und 7 ist deine 6 fast entdeckt.
lesson-swap-right =
    Gerettet, fürs Erste.
    Marcel hat die 6 gehen sehen, aber nicht, wer kam.
lesson-swap-wrong =
    Nicht die.
    Such die, bei der Marcel am meisten versucht hat.
lesson-swap-wrong-unknown =
    Hier eilt es nicht.
    Marcel hat dort noch nichts versucht.

lesson-worth-title = Was eine Basis zählt
lesson-worth-says = Eine gefallene Basis zählt 1 Punkt und 1 mehr für jeden Zielmarker daneben.
lesson-worth-do = Berühre Marcels Basis, die am meisten zählt.
lesson-worth-done = Basis 3: zwei Punkte.
lesson-worth-hint = Marcel hat gerade getauscht: Wo liegt sein Zielmarker?
lesson-worth-answer = Basis 3: 1 Punkt, und 1 für den Zielmarker.
lesson-worth-right =
    Ja, zwei Punkte.
    Jeder Tausch schützt erst und kostet dann: Zielmarker bleiben liegen.
lesson-worth-wrong =
    Nicht die.
    Zähl die Zielmarker.
lesson-worth-wrong-fallen =
    Die ist schon gefallen.
    Ihren Punkt hast du bekommen.
lesson-worth-wrong-one =
    Nur ein Punkt.
    Daneben liegt kein Zielmarker.

lesson-double-title = Angriff von einer Basis
lesson-double-says = Von einer Basis geht es um alles: gleich, du gewinnst; sonst fällt deine. Hier liegt eine 8.
lesson-double-do = Berühre deine Basis, die Basis 2 angreift.
lesson-double-done = Basis 2 von Marcel ist gefallen.
lesson-double-hint = Mehr als 7, und seine 9 ist auf der Hand: Es ist eine 8. Welche von deinen ist eine 8?
lesson-double-answer = Deine Basis 3: Dort liegt die 8.
lesson-double-right =
    Gleich: +1 Punkt.
    Deine Basis ist leer: Du besetzt sie sofort aus der Hand nach.
lesson-double-wrong =
    Nicht die.
    Es braucht eine 8.
lesson-double-wrong-falls =
    Deine Basis würde fallen.
    Es braucht genau eine 8, sonst bekommt Marcel den Punkt.

lesson-end-title = Das Ende
lesson-end-says = Die Partie endet, wenn alle drei Basen einer Seite gefallen sind. Die meisten Punkte gewinnen.
lesson-end-do = Berühre die Seite, die kurz davor steht.
lesson-end-done = Marcel hat noch eine Basis.
lesson-end-hint = Zähl die Basen, die noch stehen.
lesson-end-answer = Es ist Marcel: Eine steht noch.
lesson-end-right =
    Ja, Marcel.
    Aber die Punkte entscheiden: Zielmarker können alles ändern.
lesson-end-wrong =
    Nicht da.
    Berühre eine Seite.
lesson-end-wrong-you =
    Deine drei Basen stehen.
    Sieh auf die andere Seite.

lesson-turn-title = Dein Zug, ohne Hilfe
lesson-turn-says = Marcel hat noch eine Basis, und alles, was du wissen musst, ist gesagt.
lesson-turn-do = Bring sie zu Fall.
lesson-turn-done = Drei Basen gefallen: Du gewinnst.
lesson-turn-hint = Niedriger als 4. Seitdem hat Marcel seine 2 und seine 0 gezeigt, und die 3en sind weg.
lesson-turn-answer = Angriff aus der Hand, mit der 1, auf Basis 3.
lesson-turn-right =
    Gleich: +2, und gewonnen!
    Du kannst Agent Hunter. Wie wäre es mit einer echten Partie?
lesson-turn-wrong =
    So nicht.
    Greif aus der Hand an, mit dem richtigen Agenten.
lesson-turn-wrong-swap =
    Nicht jetzt.
    Eine Basis von Marcel ist in Reichweite: Greif an.
lesson-turn-wrong-risk =
    Unnötiges Risiko.
    Keine deiner Basen hat den richtigen Agenten: Eine davon würde fallen.
lesson-turn-wrong-agent =
    Nicht dieser Agent.
    Schließ aus, was Marcel gezeigt hat und was aus dem Spiel ist.
