# The lesson of Les agents secrets. A reply has two lines: the verdict, then the reason.

lesson-your-card = Deine geheime Karte
lesson-agents = Agenten
lesson-agent-at = { $agent }, { $place }
lesson-agent-score = { $agent }: { $score } Punkte, { $gain } in der letzten Wertung
lesson-die = Der Würfel zeigt { $roll }
lesson-splits = Aufteilungen der Augen
lesson-steps = { $agent } +{ $steps }
lesson-moves-of = Züge von { $name }
lesson-then-count = dann eine Wertung
lesson-clockwise = sie gehen im Uhrzeigersinn

lesson-identity-title = Dein Agent
lesson-identity-says = Alle haben geheim einen Agenten. Zwei weitere gehören niemandem. Du bist Rot.
lesson-identity-do = Berühre deinen Agenten.
lesson-identity-done = Dein Agent: Rot.
lesson-identity-hint = Auf deiner Karte stehen sein Name und seine Struktur.
lesson-identity-answer = Es ist Rot, aus Samt.
lesson-identity-right =
    Ja, Rot.
    Lass ihn gewinnen, aber ohne dass die anderen es merken.
lesson-identity-wrong =
    Das ist nicht deiner.
    Er gehört jemandem oder niemandem: Das weiß noch niemand.

lesson-split-title = Der Würfel
lesson-split-says = Teile alle Augen des Würfels auf Agenten deiner Wahl auf, auch auf die der anderen.
lesson-split-do = Berühre eine erlaubte Aufteilung.
lesson-split-done = Drei Augen aufgeteilt.
lesson-split-hint = Der Würfel zeigt 3: Teile 3 auf, nicht mehr und nicht weniger.
lesson-split-answer = Rot +3, oder Rot +1 und Blau +2.
lesson-split-right =
    Ja: zusammen 3.
    Wer noch einen anderen Agenten mitzieht, verwischt die Spuren.
lesson-split-wrong =
    So nicht.
    Zähl die Augen: Es müssen 3 sein.
lesson-split-wrong-left =
    Ein Auge ist übrig.
    Alle Augen des Würfels werden gespielt.
lesson-split-wrong-much =
    Eines zu viel.
    Der Würfel zeigt nur 3.

lesson-worth-title = Die Straße
lesson-worth-says = Ein Haus ist seine Zahl wert, die Kapelle 0. Ein Ort kostet dich Punkte: die Ruine.
lesson-worth-do = Berühre die Ruine.
lesson-worth-done = Ruine: drei Punkte weniger.
lesson-worth-hint = Such die negative Zahl, auf elf Uhr.
lesson-worth-answer = Der Ort mit −3, gleich vor der Kapelle.
lesson-worth-right =
    Ja: −3.
    Ein guter Ort, um die Agenten der anderen hinzuschieben.
lesson-worth-wrong =
    Nicht dieser Ort.
    Ein Haus bringt seine Zahl.
lesson-worth-wrong-chapel =
    Die Kapelle ist 0 wert.
    Dort beginnen alle: nichts gewonnen, nichts verloren.

lesson-count-title = Die Wertung
lesson-count-says = Ein Agent, der bei der Akte anhält, löst eine Wertung aus. Der Würfel zeigt 3.
lesson-count-do = Berühre den Agenten, der nach 3 Schritten dort anhält.
lesson-count-done = Blau hält bei der Akte an: eine Wertung!
lesson-count-hint = Die Akte ist in Haus 7. Wer ist drei Schritte davon weg?
lesson-count-answer = Blau: von Haus 4 zu Haus 7.
lesson-count-right =
    Ja, Blau.
    Er muss dort anhalten; vorbeigehen zählt nicht.
lesson-count-wrong =
    Nicht der.
    Zähl drei Schritte im Uhrzeigersinn.
lesson-count-wrong-past =
    Der geht zu weit.
    Mit drei Schritten kommt er an Haus 7 vorbei.

lesson-gain-title = Alle bekommen Punkte
lesson-gain-says = In einer Wertung bekommt jeder Agent den Wert seines Ortes. Blau hält gleich in Haus 7 an.
lesson-gain-do = Berühre den Agenten, der am meisten gewinnt.
lesson-gain-done = Grün: neun Punkte.
lesson-gain-hint = Wer steht im höchsten Haus?
lesson-gain-answer = Grün, in Haus 9.
lesson-gain-right =
    Ja, Grün: +9.
    Wer eine Wertung auslöst, gewinnt nicht immer am meisten.
lesson-gain-wrong =
    Ein anderer gewinnt mehr.
    Vergleiche die Zahlen der Häuser.
lesson-gain-wrong-blue =
    Blau gewinnt 7.
    Jemand steht in einem höheren Haus.
lesson-gain-wrong-ruin =
    Violett steht in der Ruine.
    Das kostet 3, aber ein Stand fällt nie unter 0.

lesson-file-title = Die Akte zieht weiter
lesson-file-says = Nach einer Wertung versetzt dieselbe Person die Akte: an einen Ort ohne Agenten.
lesson-file-do = Berühre einen erlaubten Ort.
lesson-file-done = Die Akte ist an ihrem neuen Ort.
lesson-file-hint = Such einen Ort ohne Agenten.
lesson-file-answer = Zum Beispiel Haus 10 oder Haus 8.
lesson-file-right =
    Ja, dieser Ort ist frei.
    Ein Stück vor deinem Agenten: Die nächste Wertung kann deine sein.
lesson-file-wrong =
    Nicht da.
    Wähle einen Ort ohne Agenten.
lesson-file-wrong-agent =
    Da steht ein Agent.
    Die Akte kommt an einen leeren Ort.
lesson-file-wrong-here =
    Da steht Blau.
    Die Akte muss woandershin.

lesson-trace-title = Sich verraten
lesson-trace-says = Niemand verrät den eigenen, aber alle sehen, wer wen bewegt. Hier Marcel.
lesson-trace-do = Berühre den Agenten, den du verdächtigst.
lesson-trace-done = Verdacht: Marcel hat Grün.
lesson-trace-hint = Welcher Agent kommt in jedem seiner Züge vor?
lesson-trace-answer = Grün: Er bewegt sich in jedem Zug von Marcel.
lesson-trace-right =
    Ja, Grün.
    Es ist nur ein Verdacht. Schieb also nicht immer deinen eigenen.
lesson-trace-wrong =
    Den hat Marcel nicht bewegt.
    Such den, der sich in jedem seiner Züge bewegt.
lesson-trace-wrong-grey =
    Grau nur einmal.
    Ein anderer bewegt sich in jedem seiner Züge.
lesson-trace-wrong-yours =
    Rot ist deiner.
    Marcel kann ihn nicht haben.

lesson-end-title = Das Ende bei 42
lesson-end-says = Schluss ist, wenn ein Agent 42 hat. Von diesen siegt, wer zuletzt am meisten bekam.
lesson-end-do = Berühre den Agenten, der siegt.
lesson-end-done = Blau siegt, und mit ihm Chloé.
lesson-end-hint = Zwei Agenten haben 42 oder mehr. Vergleiche ihren letzten Gewinn.
lesson-end-answer = Blau: +10, gegen +8 für Rot.
lesson-end-right =
    Ja, Blau.
    Er gehörte Chloé, also gewinnt sie. Gehörte er niemandem, hätte niemand gewonnen.
lesson-end-wrong =
    Nicht der.
    Sieh auf die mit 42 oder mehr.
lesson-end-wrong-red =
    Rot hat mehr, aber nein.
    In der letzten Wertung bekam ein anderer mehr.
lesson-end-wrong-short =
    Weniger als 42.
    Er hat das Ziel nicht erreicht.

lesson-turn-title = Dein Zug, ohne Hilfe
lesson-turn-says = Du bist Rot. Ein Zug löst eine Wertung aus, in der Rot am meisten gewinnt.
lesson-turn-do = Finde ihn und spiel ihn.
lesson-turn-done = Wertung: Rot +8.
lesson-turn-hint = Die Akte ist in Haus 8. Wo steht Rot, und was zeigt der Würfel?
lesson-turn-answer = Rot +3: von Haus 5 zu Haus 8.
lesson-turn-right =
    Ja: +8 für Rot!
    Aber alle sahen dich schieben… Du kannst es. Wie wäre es mit einer echten Partie?
lesson-turn-wrong =
    Keine Wertung.
    Niemand hält bei der Akte an.
lesson-turn-wrong-other =
    Eine Wertung, aber für andere.
    Wer dort anhält, gewinnt 8, und Rot weniger.
