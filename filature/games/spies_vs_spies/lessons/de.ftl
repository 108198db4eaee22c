# The lesson of Spies vs Spies. A reply has two lines: the verdict, then the reason.

lesson-hand = { $who }: { $cards }
lesson-of-team = { $name }, Team { $team ->
    [red] Rot
   *[blue] Blau
  }
lesson-team-red = Rot
lesson-team-blue = Blau
lesson-facing = dir gegenüber

lesson-cards-title = Drei Karten
lesson-cards-says = Alle haben drei geheime Karten: ein Accessoire, ein Fahrzeug und einen Auftrag.
lesson-cards-do = Berühre dein Fahrzeug.
lesson-cards-done = Fahrzeug gefunden: das Fahrrad.
lesson-cards-hint = Was von den dreien rollt oder schwimmt?
lesson-cards-answer = Es ist das Fahrrad, in der Mitte.
lesson-cards-right =
    Ja, das Fahrrad.
    Von jeder Art gibt es vier Karten, für jede Person eine.
lesson-cards-wrong =
    Nicht die.
    Such etwas, das dich trägt.
lesson-cards-wrong-accessory =
    Das ist das Accessoire.
    Ein Hut sitzt auf dem Kopf, er rollt nicht.
lesson-cards-wrong-objective =
    Das ist der Auftrag.
    Er hat ein Bild: Omega oder Sterne.

lesson-colours-title = Farben
lesson-colours-says = Jede Karte ist rot (ein Dreieck) oder blau (ein Kreis).
lesson-colours-do = Berühre deine zwei roten Karten.
lesson-colours-done = Zwei rote gefunden.
lesson-colours-hint = Rote tragen ein Dreieck.
lesson-colours-answer = Es sind das Fahrrad und das Omega.
lesson-colours-more =
    Ja, rot.
    Noch eine.
lesson-colours-right =
    Ja, zwei rote.
    Insgesamt sind sechs Karten rot und sechs blau.
lesson-colours-wrong =
    Nicht die.
    Such das Dreieck.
lesson-colours-wrong-hat =
    Der Hut ist blau.
    Er trägt einen Kreis.

lesson-teams-title = Teams
lesson-teams-says = Das Team einer Hand ist die Farbe, die sie am häufigsten hat: zwei Karten von drei.
lesson-teams-do = Berühre die zwei roten Hände.
lesson-teams-done = Team Rot: du und Odette.
lesson-teams-hint = Zähl die Dreiecke: Es braucht mindestens zwei.
lesson-teams-answer = Es sind deine und Odettes.
lesson-teams-more =
    Ja, die.
    Noch eine.
lesson-teams-right =
    Ja: du und Odette.
    Es sind immer zwei Zweierteams, aber niemand sagt es.
lesson-teams-wrong =
    Nicht die.
    Zähl die Dreiecke.
lesson-teams-wrong-marcel =
    Marcel ist blau.
    Eine einzige rote Karte, der Fächer, gegen zwei blaue.
lesson-teams-wrong-chloe =
    Chloé ist blau.
    Maske und Roller sind blau: zwei von drei.

lesson-exception-title = Die Ausnahme
lesson-exception-says = Hat genau eine Hand nur eine Farbe? Dann bestimmt bei allen der Auftrag das Team.
lesson-exception-do = Berühre, wer mit dir spielt.
lesson-exception-done = Marcel spielt mit dir, in Blau.
lesson-exception-hint = Deine drei Karten sind blau. Sieh also nur auf die Aufträge der anderen.
lesson-exception-answer = Es ist Marcel: Seine Sterne sind blau.
lesson-exception-right =
    Ja, Marcel.
    Zwei von drei sind rot, und doch blau: Nur sein Auftrag zählt.
lesson-exception-wrong =
    Nicht diese Hand.
    Such einen blauen Auftrag, wie deinen.
lesson-exception-wrong-red =
    Ein roter Auftrag.
    Deine Hand hat nur eine Farbe: Nur die Aufträge zählen.

lesson-objectives-title = Aufträge
lesson-objectives-says = Deine Zielperson hängt von den zwei Aufträgen deines Teams ab: gleiches Bild oder nicht?
lesson-objectives-do = Berühre die Aufträge deines Teams.
lesson-objectives-done = Ein Omega und Sterne: verschieden.
lesson-objectives-hint = Deinen, dann den von Odette, die rot ist wie du.
lesson-objectives-answer = Dein Omega und Odettes Sterne.
lesson-objectives-more =
    Ja, der.
    Noch einer.
lesson-objectives-right =
    Ja: Sie sind verschieden.
    Beim Vergleich zählt nur das Bild, nicht die Farbe.
lesson-objectives-wrong =
    Das ist kein Auftrag.
    Ein Auftrag hat ein Omega oder Sterne.
lesson-objectives-wrong-facing =
    Das ist das andere Team.
    Bleib bei Rot: Odette und du.

lesson-target-title = Die Zielperson von Rot
lesson-target-says = Ein Omega, Sterne: Eure Aufträge sind verschieden. Such die Sterne gegenüber.
lesson-target-do = Berühre deine Zielperson.
lesson-target-done = Zielperson berührt: Chloé.
lesson-target-hint = Wer hat in Team Blau Sterne?
lesson-target-answer = Es ist Chloé.
lesson-target-right =
    Ja, Chloé!
    Ihre Sterne sind rot: Nur das Bild zählt. Blau sucht dafür das Omega.
lesson-target-wrong =
    Nicht diese Hand.
    Such Sterne, auf der anderen Seite.
lesson-target-wrong-marcel =
    Marcel hat ein Omega.
    Team Rot sucht Sterne.
lesson-target-wrong-partner =
    Odette gehört zu dir.
    Du zeigst immer auf jemanden aus dem anderen Team.

lesson-same-title = Gleiche Aufträge
lesson-same-says = Zweimal Sterne auf eurer Seite: Such den Hut; gibt es gegenüber keinen, den Roller.
lesson-same-do = Berühre deine Zielperson.
lesson-same-done = Zielperson berührt: Marcel.
lesson-same-hint = Such zuerst den Hut, in Team Blau.
lesson-same-answer = Es ist Marcel: Er hat den Hut.
lesson-same-right =
    Ja, Marcel.
    Blau würde das Fahrrad suchen, sonst den Schirm.
lesson-same-wrong =
    Nicht diese Hand.
    Such den Hut, auf der anderen Seite.
lesson-same-wrong-scooter =
    Der Roller kommt erst danach.
    Er zählt nur, wenn gegenüber niemand den Hut hat.
lesson-same-wrong-partner =
    Odette gehört zu dir.
    Du zeigst auf jemanden aus dem anderen Team.

lesson-ask-title = Eine Frage
lesson-ask-says = In deinem Zug: eine Frage. Die Karte wird dir gezeigt, sonst niemandem.
lesson-ask-do = Frag Odette nach ihrem Fahrzeug.
lesson-ask-done = Odette hat dir ihr Vaporetto gezeigt.
lesson-ask-hint = Berühre das Fahrzeug in Odettes Zeile, dann den Knopf.
lesson-ask-answer = Odette, Fahrzeug, dann der Knopf.
lesson-ask-right =
    Notiert.
    Alle wissen, wonach du gefragt hast, aber nicht, was du gesehen hast.
lesson-ask-wrong =
    Nicht diese Karte.
    Frag Odette nach ihrem Fahrzeug.
lesson-ask-wrong-mission =
    Zu früh.
    Eine Mission rufst du aus, wenn du deine Zielperson kennst.
lesson-ask-wrong-objective =
    Das hat seinen Preis.
    Um einen Auftrag zu sehen, zeigst du zuerst eine eigene Karte.
lesson-ask-wrong-who =
    Nicht diese Person.
    Die Frage geht an Odette.

lesson-mission-title = Die Mission, ohne Hilfe
lesson-mission-says = Marcel ruft die Mission aus: Alle zeigen zugleich. Deine Akten genügen.
lesson-mission-do = Finde dein Team, dann deine Zielperson.
lesson-mission-done = Auf Marcel gezeigt.
lesson-mission-hint = Du bist blau mit Chloé: Sterne und Omega. Dann sucht Blau das Omega gegenüber.
lesson-mission-answer = Es ist Marcel: Er hat auf der anderen Seite das Omega.
lesson-mission-right =
    Richtig!
    +1, wenn beide richtig zeigen; +2 für das Team, das ausrief, oder für das andere, wenn es misslingt.
lesson-mission-wrong =
    Nicht diese Zielperson.
    Noch einmal: Teams, dann Aufträge, dann die Zielperson.
lesson-mission-wrong-partner =
    Chloé ist blau, wie du.
    Ihr Hut und ihr Omega sind blau: zwei von drei.
lesson-mission-wrong-odette =
    Odette hat Sterne.
    Eure Aufträge sind verschieden: Blau sucht das Omega.
