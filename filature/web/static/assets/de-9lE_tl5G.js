var e=`# Words of the cases.
ui-title-cases = Fälle des Tages, Filature
ui-title-case = Fall Nr. { $number }, { $game }, Filature
ui-cases-of = Fälle vom { $day }
ui-cases-how = Eine Stellung aus einer echten Partie und eine einzige richtige Antwort, mit Beweis. Jeden Tag ein Fall für jedes Spiel.
ui-cases-day = Ein anderer Tag
ui-cases-previous = Tag davor
ui-cases-next = Tag danach
ui-cases-date = Datum
ui-cases-none = An diesem Tag gibt es keinen Fall.
ui-cases-all = Alle Fälle
ui-cases-game = Spiel
ui-cases-number = Nummer, 1 bis { $count }
ui-cases-open = Öffnen
ui-case-go = Ermitteln
ui-case-go-again = Ansehen
ui-case-is-certain = Ein einziges Geheimnis ist sicher.
ui-case-is-question = Ein Zug verrät mehr als alle anderen.
ui-case-is-win = Ein Zug gewinnt sicher.
ui-case-level = Stufe { $level }
ui-case-not-yet = noch nicht gelöst
ui-case-begun = { $tries ->
    [one] ein Versuch
   *[other] { $tries } Versuche
  }, noch nicht gelöst
ui-case-done = gelöst { $tries ->
    [one] beim ersten Versuch
   *[other] in { $tries } Versuchen
  }
ui-case-seen = Lösung angesehen

# One case
ui-case-ways = Rund um den Fall
ui-case-yesterday = Tag davor
ui-case-worlds = { $worlds } Möglichkeiten passen zu dem, was du weißt.
ui-case-worlds-certain = Eines ist in allen gleich.
ui-case-worlds-win = Ein Zug gewinnt in allen.
ui-case-margin = Der richtige Zug verrät { $bits } Bit mehr als jeder andere.
ui-case-your-answer = Deine Antwort
ui-case-try = Deine Antwort, Versuch { $try }
ui-case-which = Welches Geheimnis?
ui-case-choose = Wähle
ui-case-value = Was es ist
ui-case-answer = Antworten: { $secret }, { $value }
ui-case-answer-first = Wähle zuerst, was sicher ist
ui-case-answer-value = Sag, was es ist
ui-case-is = { $secret }: { $value }
ui-case-counter = Das Gegenbeispiel
ui-case-counter-how = Das muss nicht die echte Partie sein: Es ist eine Möglichkeit, die zu allem passt, was du weißt, und nicht zu deiner Antwort.
ui-case-counter-lines = Was dort verborgen ist
ui-case-go-on = Weiter ermitteln
ui-case-proof-now = Zum Beweis
ui-case-another = Anderes Beispiel
ui-case-no-other = Es gibt kein anderes Beispiel.
ui-case-example = Beispiel { $number }.
ui-case-give-up = Lösung ansehen
ui-case-give-up-sure = Der Fall zählt dann nicht als gelöst.
ui-case-give-up-yes = Die Lösung
ui-case-give-up-no = Weitersuchen
ui-case-inquiry = Die Ermittlung
ui-case-tries = Versuche
ui-case-tries-of = { $tries } von { $most }
ui-case-time = Zeit
ui-case-solved-how = Gelöst { $tries ->
    [one] beim ersten Versuch
   *[other] in { $tries } Versuchen
  }, in { $time }.
ui-case-shown-how = Die Lösung, mit ihrem Beweis.
ui-case-proof = Der Beweis
ui-case-log = Was du weißt
ui-case-minutes = { $minutes } min { $seconds }
ui-case-seconds = { $seconds } s
ui-case-offline = Keine Verbindung: Die Antwort kann jetzt nicht geprüft werden. Der Fall bleibt hier, versuche es später noch einmal.

# The streak, and the result to share
ui-case-streak = Deine Serie
ui-case-streak-days = { $days ->
    [0] Löse einen Fall des Tages, um eine Serie zu beginnen.
    [one] Ein Tag.
   *[other] { $days } Tage in Folge.
  }
ui-case-streak-longest = Deine längste Serie.
ui-case-streak-until = Der Fall ist bis Mitternacht Weltzeit da.
ui-case-streak-new = Eine neue Serie beginnt.
ui-case-day-solved = { $day }: gelöst
ui-case-day-open = { $day }: nicht gelöst
ui-case-share = Zum Teilen, ohne etwas zu verraten
ui-case-share-case = Filature, Fall Nr. { $number } ({ $game })
ui-case-share-how = { $tries ->
    [one] Gelöst beim ersten Versuch
   *[other] Gelöst in { $tries } Versuchen
  }, { $time }
ui-case-share-days = { $days ->
    [one] Erster Tag der Serie
   *[other] { $days } Tage in Folge
  }
ui-case-copy = Kopieren
ui-case-play = Eine Partie { $game }

# The command box
ui-case-command = { $secret } = …, oder „hilfe“
ui-case-command-move = Ein Zug, oder „hilfe“
ui-case-help-certain = Schreib, was sicher ist und was es ist, etwa „{ $secret } = …“. Oder frage: hand, tisch, frage, letzte, lösung.
ui-case-help-move = „möglich“ sagt, was gespielt werden kann, nach Nummern. Oder frage: hand, tisch, frage, letzte, lösung.
ui-case-help-refuted = „weiter“, „anderes“ oder „lösung“.
ui-case-help-over = „beweis“ oder „teilen“.
ui-case-what-value = { $secret }: Was ist es?
ui-case-not-found = „{ $text }“ wird hier nicht verstanden.
ui-case-says-go-on = weiter
ui-case-says-another = anderes, anderes beispiel
ui-case-says-solution = lösung, aufgeben
ui-case-says-proof = beweis
ui-case-says-share = teilen, kopieren
`;export{e as default};