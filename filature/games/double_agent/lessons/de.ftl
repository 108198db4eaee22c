# The lesson of Double Agent. A reply has two lines: the verdict, then the reason.

lesson-line = Die Linie der sechs Agenten
lesson-agent = Agent { $letter }.
lesson-delivered = geliefert
lesson-has-delivered = Hat geliefert.
lesson-your-token = Dein Marker: { $token }.
lesson-documents = { $count ->
    [0] Kein Dokument.
    [one] Ein Dokument, Rückseite { $backs }.
   *[other] { $count } Dokumente, Rückseiten { $backs }.
  }
lesson-pawn = { $space ->
    [0] Figur auf deinem dunklen Feld.
    [1] Figur auf deiner Seite, helles Feld.
    [2] Figur drüben, helles Feld.
   *[other] Figur drüben, dunkles Feld.
  }
lesson-hand = Deine Hand
lesson-card = { $name }, Wert { $value }, Rückseite { $back }
lesson-back = Rückseite { $back }
lesson-agent-delivers = Agent { $letter } liefert
lesson-delivery = { $documents } Dokumente, zusammen { $points } Punkte
lesson-sides = Beide Seiten
lesson-leans-here = die Figur neigt hierher
lesson-side = { $name }, Loyalität { $loyalty }{ $pawn ->
    [yes] , die Figur neigt hierher
   *[other] {""}
  }

lesson-tokens-title = Loyalitätsmarker
lesson-tokens-says = Jede Seite gibt jedem Agenten geheim einen Marker: 1, 2, 2, 3, 4 und 5.
lesson-tokens-do = Berühre den Agenten, der dir am loyalsten ist.
lesson-tokens-done = Am loyalsten: B, mit 5.
lesson-tokens-hint = Such deinen höchsten Marker.
lesson-tokens-answer = Es ist B, mit der 5.
lesson-tokens-right =
    Ja, B.
    Marcel hat seine auch verteilt, und du siehst sie nicht.
lesson-tokens-wrong =
    Nicht der.
    Ein anderer Agent hat einen höheren Marker.
lesson-tokens-wrong-least =
    Das ist der am wenigsten loyale.
    Sein Marker ist nur 1.

lesson-backs-title = Dokumente
lesson-backs-says = Bei einem Agenten zeigt ein Dokument die Rückseite. Sie nennt den Wert, außer bei 0/7 und ?
lesson-backs-do = Berühre eine Karte, deren Rückseite schweigt.
lesson-backs-done = Marcel erfährt nicht, was sie wert ist.
lesson-backs-hint = Lies die Rückseiten unten auf den Karten.
lesson-backs-answer = Eine Rückseite 0/7 oder eine Rückseite „?“.
lesson-backs-right =
    Ja: Lass ihn rätseln.
    Hier kannst du bluffen: Eine 0/7 ist 7 wert oder so gut wie nichts.
lesson-backs-wrong =
    Nicht da.
    Berühre eine deiner Karten.
lesson-backs-wrong-plain =
    Die Rückseite sagt alles.
    Marcel könnte dort den Wert lesen.

lesson-pawn-title = Eine Figur heranziehen
lesson-pawn-says = In deinen ersten drei Zügen ziehst du je eine Figur ein Feld heran, nach unten. Dunkles Feld: +1.
lesson-pawn-do = Berühre die, die dein dunkles Feld erreicht.
lesson-pawn-done = Figur auf dem dunklen Feld: +1 für dich.
lesson-pawn-hint = Das dunkle Feld ist ganz unten: Die Figur muss ein Feld davor stehen.
lesson-pawn-answer = L, B oder V: Ihre Figur steht gleich darüber.
lesson-pawn-right =
    Ja: +1 Loyalität.
    Marcel zieht auch drei Figuren heran, zu sich.
lesson-pawn-wrong =
    Nicht die.
    Such eine Figur, die ein Feld vor deinem Rand steht.
lesson-pawn-wrong-inner =
    Ein Feld zu weit weg.
    Sie käme auf deine Seite, aber auf das helle Feld.

lesson-deliver-title = Eine Lieferung
lesson-deliver-says = Mit vier Dokumenten, von beiden Seiten, liefert ein Agent an die Seite mit mehr Loyalität.
lesson-deliver-do = Leg deine 7 dorthin, wo sie sofort geliefert wird.
lesson-deliver-done = B hat geliefert: 16 Punkte für dich.
lesson-deliver-hint = Welcher Agent hat schon drei Dokumente?
lesson-deliver-answer = Es ist B: drei Dokumente, und deines.
lesson-deliver-right =
    B liefert: +16!
    Marker gezeigt: 5, und 1 für die Figur, gegen 3. Du nimmst alles.
lesson-deliver-wrong =
    Nicht der.
    Er hätte noch keine vier Dokumente.
lesson-deliver-wrong-one =
    Noch nicht E.
    Nur ein Dokument: Mit deinem wären es zwei.

lesson-neighbours-title = Nachbarn
lesson-neighbours-says = Hat ein Agent geliefert, genügen seinen Nachbarn drei Dokumente. B hat es gerade getan.
lesson-neighbours-do = Berühre die zwei Agenten, die es jetzt eiliger haben.
lesson-neighbours-done = S und A liefern bei drei Dokumenten.
lesson-neighbours-hint = Die Reihe ist L, S, B, A, V, E. Wer steht neben B?
lesson-neighbours-answer = Es sind S und A.
lesson-neighbours-more =
    Ja, der.
    Und auf der anderen Seite?
lesson-neighbours-right =
    Ja, S und A.
    So kann eine Lieferung eine weitere auslösen, in einer Kette.
lesson-neighbours-wrong =
    Nicht der.
    Such die zwei Nachbarn von B.
lesson-neighbours-wrong-far =
    Zu weit weg von B.
    Nur wer direkt daneben steht, hat es eiliger.

lesson-tip-title = Eine Aktion spielen
lesson-tip-says = Eine „?“-Karte kann eine Aktion sein. Der Insidertipp zeigt dir Marcels Dokumente bei einem Agenten.
lesson-tip-do = Berühre, wo du nachsiehst.
lesson-tip-done = Gesehen: Bei V ist es eine 7.
lesson-tip-hint = Wo liegt eine Rückseite, die ihren Wert nicht nennt?
lesson-tip-answer = Bei V: eine Rückseite 0/7.
lesson-tip-right =
    Ja: eine echte 7.
    Nur du weißt es. Als Aktion gespielt, ist die Karte aus dem Spiel.
lesson-tip-wrong =
    Nicht da.
    Berühre einen Agenten, der noch nicht geliefert hat.
lesson-tip-wrong-read =
    Nichts zu erfahren.
    Marcels Dokument bei E hat die Rückseite 3: Das sagt alles.
lesson-tip-wrong-empty =
    Da liegt nichts.
    Marcel hat hier noch nichts gelegt.

lesson-tie-title = Gleichstand
lesson-tie-says = E liefert, und die Loyalität ist gleich: Die Figur entscheidet. Sie neigte zu dir.
lesson-tie-do = Berühre, wer die Dokumente nimmt.
lesson-tie-done = E bringt dir 14 Punkte.
lesson-tie-hint = Sieh bei Gleichstand nach, auf wessen Seite die Figur steht.
lesson-tie-answer = Du bist es.
lesson-tie-right =
    Ja, du: +14.
    Eine Figur nützt doppelt: bei Gleichstand und auf dem dunklen Feld.
lesson-tie-wrong =
    Nicht da.
    Berühre eine der beiden Seiten.
lesson-tie-wrong-marcel =
    Nicht Marcel.
    Die Figur neigte zu deiner Seite.

lesson-score-title = Was zählt
lesson-score-says = Nach fünf Lieferungen ist Schluss. Nur gelieferte Dokumente zählen; die höhere Summe gewinnt.
lesson-score-do = Berühre die Agenten, die dir Punkte brachten.
lesson-score-done = B und E: 30 Punkte.
lesson-score-hint = Wer hat schon geliefert?
lesson-score-answer = B und E.
lesson-score-more =
    Ja, der.
    Noch einer.
lesson-score-right =
    Ja, B und E.
    Ein Dokument bei einem Agenten, der nie liefert, zählt für niemanden.
lesson-score-wrong =
    Nicht der.
    Er hat nicht geliefert.
lesson-score-wrong-lost =
    V hat nicht geliefert.
    Sein Dokument zählt noch nicht.

lesson-turn-title = Dein Zug, ohne Hilfe
lesson-turn-says = Ein Agent liefert bei deinem nächsten Dokument, und du bekommst sicher alles.
lesson-turn-do = Finde ihn und leg ein Dokument dorthin.
lesson-turn-done = V hat geliefert, und zwar an dich.
lesson-turn-hint = E hat geliefert: Sein Nachbar liefert bei drei. Zähl deinen Marker und die Figur.
lesson-turn-answer = V: 4, und 1 für die Figur. Marcel hat höchstens 5, und bei Gleichstand hilft dir die Figur.
lesson-turn-right =
    V liefert, an dich!
    Du kannst Double Agent. Wie wäre es mit einer echten Partie?
lesson-turn-wrong =
    So nicht.
    Leg ein Dokument, wo es einen Agenten liefern lässt.
lesson-turn-wrong-action =
    Heb diese Aktion auf.
    Ein gut gelegtes Dokument lohnt sich sofort.
lesson-turn-wrong-elsewhere =
    Nichts würde geliefert.
    Such einen Agenten, dem nur ein Dokument fehlt.
