# The lesson of Kryptos. A reply has two lines: the verdict, then the reason.

lesson-your-hand = Deine Hand
lesson-sorted = eine Hand, von links nach rechts geordnet
lesson-nobody-sees = sonst sieht sie niemand
lesson-card-hidden = Karte { $position }, verdeckt.
lesson-tokens = Verdeckte Karten jeder Farbe
lesson-token = { $colour }: { $count ->
    [0] keine verdeckte Karte
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
  }
lesson-track = Die Leiste
lesson-points = Punkte
lesson-began = hat begonnen
lesson-seat = { $name }, { $points } Punkte{ $first ->
    [yes] , hat die Partie begonnen
   *[other] {""}
  }

lesson-order-title = Die Ordnung einer Hand
lesson-order-says = Eine Hand ist geordnet: Die Zahlen steigen von links nach rechts, und nichts bewegt sich.
lesson-order-do = Berühre Marcels niedrigste Karte.
lesson-order-done = Niedrigste Karte gefunden: Karte 1.
lesson-order-hint = Die Zahlen steigen nach rechts. Wo ist also die niedrigste?
lesson-order-answer = Es ist Karte 1, ganz links.
lesson-order-right =
    Ja, ganz links.
    Auch verdeckt verrät eine Karte ihren Platz in der Ordnung.
lesson-order-wrong =
    Nicht die.
    Jede Karte links von ihr ist niedriger.
lesson-order-wrong-largest =
    Das ist die höchste.
    Die Zahlen steigen nach rechts.
lesson-order-wrong-visible =
    Nicht die.
    Sie ist offen, aber links von ihr liegen andere, also niedrigere.

lesson-tokens-title = Farbmarker
lesson-tokens-says = Farbmarker zählen, wie viele Karten jeder Farbe eine Hand noch verdeckt hält.
lesson-tokens-do = Berühre die Farbe, von der Marcel keine verdeckt hält.
lesson-tokens-done = Marcel hält keine gelbe Karte verdeckt.
lesson-tokens-hint = Such die Null.
lesson-tokens-answer = Es ist Gelb: kein Farbmarker.
lesson-tokens-right =
    Ja, Gelb.
    Such in Marcels Hand weder 1 noch 5 noch 17 noch sonst eine gelbe.
lesson-tokens-wrong =
    Nicht die.
    Daneben steht eine Zahl: Marcel hält welche verdeckt.
lesson-tokens-wrong-blue =
    Nicht Blau.
    Ein Farbmarker: Marcel hält noch eine verdeckt.

lesson-squeezed-title = Zwischen zweien
lesson-squeezed-says = Karte 4 liegt zwischen 12 und 15, und die 13 hast du selbst.
lesson-squeezed-do = Berühre ihre Zahl auf der Leiste.
lesson-squeezed-done = Zahl gefunden: 14, rot.
lesson-squeezed-hint = Zwischen 12 und 15 liegen zwei Zahlen. Eine ist auf deiner Hand.
lesson-squeezed-answer = Es ist die 14.
lesson-squeezed-right =
    Treffer! +3.
    Zwischen zwei offenen Karten, die nah beieinander sind, bleiben wenige Zahlen.
lesson-squeezed-wrong =
    Nicht diese Zahl.
    Höher als 12, niedriger als 15: Nur 13 oder 14 passt.
lesson-squeezed-wrong-own =
    Nicht 13.
    Jede Karte gibt es nur einmal, und diese hast du.

lesson-announce-title = Eine Karte nennen
lesson-announce-says = In deinem Zug nennst du eine verdeckte Karte und eine Zahl. Odette zeigt hier 4 und 6.
lesson-announce-do = Nenne ihre Karte 3, zwischen den beiden.
lesson-announce-done = Angesagt: 5, in Odettes Hand.
lesson-announce-hint = Öffne Odettes Hand, berühre ihre Karte 3, dann die einzige Zahl zwischen 4 und 6.
lesson-announce-answer = Odettes Karte 3, die Zahl 5, dann der Knopf „5 ansagen“.
lesson-announce-right =
    Treffer! +3.
    Die Karte wird aufgedeckt, ab jetzt sehen sie alle.
lesson-announce-wrong =
    Nicht diese Karte.
    Zwischen 4 und 6 liegt Odettes Karte 3.
lesson-announce-wrong-number =
    Richtige Karte, falsche Zahl.
    Zwischen 4 und 6 liegt nur die 5.
lesson-announce-wrong-hand =
    Nicht in Marcels Hand.
    Odette zeigt 4 und 6.

lesson-miss-title = Daneben hilft allen
lesson-miss-says = Marcel sagte 19 für Odettes Karte 8: daneben. Die Zahl bleibt dort durchgestrichen.
lesson-miss-do = Berühre die Zahl dieser Karte.
lesson-miss-done = Zahl gefunden: 21, gelb.
lesson-miss-hint = Nimm zwischen 17 und 23 deine eigenen Karten weg, dann die durchgestrichene Zahl.
lesson-miss-answer = Es ist die 21.
lesson-miss-right =
    Treffer! +3.
    Marcels Fehler gab dir die Antwort: Hör den anderen zu.
lesson-miss-wrong =
    Nicht diese Zahl.
    Karte 8 liegt zwischen 17 und 23.
lesson-miss-wrong-missed =
    Nicht 19.
    Marcel hat sie gerade versucht, und sie war falsch.
lesson-miss-wrong-own =
    Nicht die.
    Sie ist auf deiner Hand.

lesson-pay-title = Für noch einen Versuch zahlen
lesson-pay-says = Du sagtest 19 für Karte 6: daneben. Nur die 16 bleibt, und ein Treffer bringt 3 Punkte.
lesson-pay-do = Berühre, was du tust.
lesson-pay-done = Ein Punkt gezahlt, drei gewonnen.
lesson-pay-hint = Vergleiche, was es kostet, mit dem, was es sicher bringt.
lesson-pay-answer = 1 Punkt zahlen: Die 16 bringt 3.
lesson-pay-right =
    Ja: −1, dann +3.
    Einmal je Zug, wenn du daneben lagst, kannst du 1 Punkt für noch einen Versuch zahlen.
lesson-pay-wrong =
    Nicht da.
    Wähle: aufhören oder zahlen.
lesson-pay-wrong-stop =
    Schade.
    Die Antwort ist sicher: Für 1 Punkt bekämst du 3.

lesson-end-title = Das Ende bei 15 Punkten
lesson-end-says = Bei 15 Punkten wird die Runde beendet. Marcel hat sie, und begonnen hast du.
lesson-end-do = Berühre, wer noch am Zug ist.
lesson-end-done = Odette spielt noch, dann ist Schluss.
lesson-end-hint = Die Reihenfolge ist du, Marcel, Odette. Alle sind gleich oft am Zug.
lesson-end-answer = Es ist Odette: Sie hat in dieser Runde noch nicht gespielt.
lesson-end-right =
    Ja, Odette.
    Dann wird verglichen: Die meisten Punkte gewinnen.
lesson-end-wrong =
    Nicht da.
    Berühre eine Person.
lesson-end-wrong-you =
    Nicht du.
    Du hast diese Runde eröffnet, und es gibt keine weitere.
lesson-end-wrong-marcel =
    Nicht Marcel.
    Er hat gerade gespielt: So kam er über 15.

lesson-turn-title = Dein Zug, ohne Hilfe
lesson-turn-says = Ein echter Tisch, drei Hände. Eine verdeckte Karte kann nur eine einzige Zahl sein.
lesson-turn-do = Finde sie und nenne sie.
lesson-turn-done = Gefunden: die 2, in Odettes Hand.
lesson-turn-hint = Sieh dir den Anfang von Odettes Hand an, und die 1, die du hast.
lesson-turn-answer = Odettes Karte 1: Sie liegt unter 3, und die 1 hast du. Es ist die 2.
lesson-turn-right =
    Treffer! +3.
    Du kannst Kryptos. Wie wäre es mit einer echten Partie?
lesson-turn-wrong =
    Möglich, aber nicht sicher.
    Such eine Karte, für die nur eine Zahl bleibt.
lesson-turn-wrong-near =
    Richtige Karte, falsche Zahl.
    Sie ist niedriger als 3.
lesson-turn-wrong-own =
    Die ist auf deiner Hand.
    Jede Karte gibt es nur einmal.
