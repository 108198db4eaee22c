var e=`# Words of circles and their events.
ui-title-circles = Kreise, Filature
ui-title-circle = { $name }, Filature
ui-title-event = { $name }, Filature
ui-circles-how = Ein Kreis ist für Leute, die immer wieder zusammen spielen: ihre Tische, ihre Abende, ihre Liga. Ein Link genügt, kein Konto.
ui-circles-mine = Deine Kreise
ui-circles-none = Noch kein Kreis. Gründe einen, oder folge dem Link eines anderen.
ui-circle-new = Einen Kreis gründen
ui-circle-name = Name des Kreises
ui-circle-name-example = Der Donnerstagskreis
ui-circle-name-first = Gib dem Kreis zuerst einen Namen.
ui-circle-your-name = Dein Name im Kreis
ui-circle-make = Kreis gründen
ui-circle-make-how = Du bekommst sofort einen Link zum Verschicken.
ui-circle-made = { $name } ist gegründet.
ui-circle-members = { $count ->
    [one] { $count } Mitglied
   *[other] { $count } Mitglieder
  }
ui-circle-running = { $count ->
    [one] { $count } Tisch im Gang
   *[other] { $count } Tische im Gang
  }
ui-circle-head = { $count ->
    [one] { $count } Mitglied
   *[other] { $count } Mitglieder
  }, zusammengebracht von { $founder }.
ui-circle-next-at = Nächster Abend: { $when }.
ui-circle-next-full = Nächster Abend: { $when }, { $game } ({ $name }).
ui-circle-next-named = Demnächst: { $name }, { $game }.
ui-circle-founded = Ein Kreis, gegründet von { $founder }.
ui-circle-invites = { $founder } lädt dich in diesen Kreis ein.
ui-circle-join = In den Kreis kommen
ui-circle-join-how = Die Mitglieder sehen deinen Namen, deine Partien im Kreis und ob du da bist. Du gehst, wann du willst.
ui-circle-joined = Du bist jetzt in { $name }.
ui-circle-ask = Um Einlass bitten
ui-circle-ask-how = { $founder } bekommt deine Bitte und entscheidet.
ui-circle-asked = Deine Bitte ist angekommen. Komm wieder her: { $name } öffnet sich, sobald sie angenommen ist.
ui-circle-wishes = Bitten
ui-circle-wish = { $name } möchte dazukommen.
ui-circle-accept = Aufnehmen
ui-circle-decline = Ablehnen
ui-circle-accepted = { $name } ist im Kreis.
ui-circle-declined = Die Bitte von { $name } ist abgelehnt.
ui-circle-empty = Noch bist du allein. Verschick diesen Link: Wer ihn öffnet, ist im Kreis.
ui-circle-invite = Einladen
ui-circle-invite-to = Einladen in { $name }
ui-circle-invite-how = Wer diesen Link öffnet, ist im Kreis.
ui-circle-open-how = Der ganze Kreis sieht den Tisch und darf sich setzen; andere kommen über seinen Link.
ui-circle-you = Du
ui-circle-gone = nicht mehr im Kreis
ui-circle-seat-free = freier Platz
ui-circle-tables = Tische im Moment
ui-circle-no-table = Im Moment kein Tisch.
ui-circle-go-on = Weiter
ui-circle-state-gathering = { $names }, { $free ->
    [0] alle da
    [1] ein Platz frei
   *[other] { $free } Plätze frei
  }
ui-circle-state-duel = { $first } gegen { $second }
ui-circle-state-days = über Tage, am Zug: { $names }
ui-circle-state-event = { $who }, im Turnier
ui-circle-state-sealed = { $names }: zu Ende, versiegelt bis zum Ende der anderen Tische
ui-circle-present = { $count ->
    [0] niemand da
   *[other] { $count } da, { $free ->
        [0] an Tischen
        [one] { $free } frei
       *[other] { $free } frei
      }
  }
ui-circle-all = { $count ->
    [one] Das Mitglied
   *[other] Alle { $count }
  }
ui-circle-league = { $season ->
    [0] Die Liga
   *[other] Die Liga, Saison { $season }
  }, { $count ->
    [0] noch kein Abend
    [1] ein Abend
   *[other] { $count } Abende
  }
ui-circle-results = Ergebnisse
ui-circle-rank = Rang
ui-circle-who = Name
ui-circle-rating = Wertung
ui-circle-won = Gewonnen
ui-circle-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
  }
ui-circle-league-none = Die Liga wartet auf ihre erste Partie.
ui-circle-results-none = Noch keine Partie zu Ende.
ui-circle-league-more = Die ganze Rangliste ({ $count })
ui-circle-league-less = Die Spitze der Rangliste
ui-circle-league-out = Du bist nicht in der Liga.
ui-circle-league-in = In die Liga
ui-circle-league-joined = Du bist in der Liga, mit deinen Partien im Kreis.
ui-circle-league-gone = Du bist nicht mehr in der Liga.
ui-circle-season-choose = Saison
ui-circle-season = { $ended ->
    [none] Saison { $number }, seit { $began }
   *[other] Saison { $number }, { $began } bis { $ended }
  }
ui-circle-season-ends = Die Saison endet am { $when }.
ui-circle-chart = Abstand zur Spitze, Abend für Abend
ui-circle-chart-cursor = Gezeigter Abend
ui-circle-chart-one = { $head ->
    [yes] { $name } vorn
   *[no] { $name } { $gap }
  }
ui-circle-chart-heard = { $day }: { $gaps }.
ui-circle-figures = In Zahlen
ui-circle-figures-shown = Die Zahlen stehen unter der Kurve.
ui-circle-figures-hidden = Die Zahlen sind weggeräumt.
ui-circle-history = Beendete Partien
ui-circle-history-none = Noch keine Partie zu Ende.
ui-circle-ended = { $game }, { $table }, { $when }
ui-circle-winner = { $who ->
    [you] Du gewinnst
   *[others] { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
      }
  }
ui-circle-score = { $name } { $points }
ui-circle-who-plays = Die Mitglieder, und wer was spielt
ui-circle-is-founder = hat den Kreis gegründet
ui-circle-presence = { $where ->
    [here] (da, frei)
    [table] (am Tisch { $table })
   *[away] (nicht da)
  }
ui-circle-plays = { $game } { $count ->
    [one] einmal
   *[other] { $count }‑mal
  }
ui-circle-plays-nothing = hier noch keine Partie zu Ende
ui-circle-events = Alle Abende
ui-circle-settings = Optionen des Kreises
ui-circle-set-me = Für dich
ui-circle-set-circle = Für den Kreis
ui-circle-set-league = Die Liga
ui-circle-save = Speichern
ui-circle-saved = Gespeichert.
ui-circle-keep = Nein, behalten
ui-circle-renamed = Der Kreis heißt jetzt { $name }.
ui-circle-renamed-me = Du heißt hier jetzt { $name }.
ui-circle-in-league = Meine Partien zählen für die Liga
ui-circle-leave = Kreis verlassen
ui-circle-leave-sure = Den Kreis verlassen? Du siehst seine Tische nicht mehr; deine Partien bleiben in seiner Geschichte.
ui-circle-left = Du hast { $name } verlassen.
ui-circle-renew = Link ändern
ui-circle-renew-sure = Den Link ändern? Der alte öffnet nichts mehr. Die Mitglieder bleiben.
ui-circle-renewed = Der Link ist neu.
ui-circle-member = Mitglied
ui-circle-remove = { $name } entfernen
ui-circle-remove-sure = { $name } aus dem Kreis entfernen? Die Partien bleiben in der Geschichte.
ui-circle-removed = { $name } ist nicht mehr im Kreis.
ui-circle-hand-over = Kreis an { $name } übergeben
ui-circle-hand-over-sure = Den Kreis an { $name } übergeben? Diese Optionen gehören dann nicht mehr dir.
ui-circle-handed-over = Der Kreis ist an { $name } übergeben.
ui-circle-has-league = Der Kreis hat eine Liga
ui-circle-league-how = Wer will, macht mit. Die Wertung kommt von openskill; die Spanne sagt, wie unsicher sie ist.
ui-circle-league-on = Der Kreis hat eine Liga.
ui-circle-league-off = Der Kreis hat keine Liga mehr.
ui-circle-season-days = Eine Saison endet
ui-circle-season-after = { $days ->
    [0] wenn ich sie beende
   *[other] nach { $days } Tagen
  }
ui-circle-end-season = Saison beenden
ui-circle-end-season-sure = Die Saison jetzt beenden? Ihre Rangliste bleibt, die nächste beginnt bei null.
ui-circle-season-ended = Die Saison ist zu Ende, eine neue beginnt.
ui-circle-ask-tables = Tische
ui-circle-ask-league = Liga
ui-circle-ask-evening = Abend
ui-circle-ask-help = Hilfe
ui-circle-says-sit = setzen, hinsetzen
ui-circle-says-watch = zusehen, ansehen
ui-circle-says-open = öffnen, tisch öffnen
ui-circle-says-tables = tische
ui-circle-says-league = liga, rangliste
ui-circle-says-evening = abend
ui-circle-says-come = ich komme, komme
ui-circle-says-members = mitglieder, wer
ui-circle-says-help = hilfe, ?
ui-circle-command-help = Du kannst tippen: setzen und den Namen eines Tisches, zusehen und den Namen eines Tisches, öffnen, tische, liga, abend, ich komme, mitglieder.
ui-circle-no-seat = { $table ->
    [none] Im Moment ist kein Platz frei.
   *[other] Kein freier Platz an einem Tisch { $table }.
  }
ui-circle-no-such = { $table ->
    [none] Kein Tisch zum Zusehen.
   *[other] Kein Tisch { $table } zum Zusehen.
  }
ui-circle-table-line = { $game }, { $table }: { $state }
ui-circle-league-line = { $rank }: { $name }, { $rating }
ui-event-last = Der letzte Abend
ui-event-next = Der nächste Abend
ui-event-none-yet = Ist ein Abend vorbei, werden seine Runden hier verglichen: dieselben Karten an mehreren Tischen.
ui-event-none-planned = Nichts geplant.
ui-event-now = { $name } wird gerade gespielt.
ui-event-go = Hingehen
ui-event-evening = { $when ->
    [none] { $name }
   *[other] { $name }, { $when }
  }: { $tables ->
    [0] gleiche Karten
    [1] gleiche Karten
   *[other] gleiche Karten, { $tables } Tische
  }
ui-event-place = Du landest { $rank ->
    [1] ganz vorn
    [2] auf Platz zwei
    [3] auf Platz drei
    [4] auf Platz vier
    [5] auf Platz fünf
    [6] auf Platz sechs
    [7] auf Platz sieben
    [8] auf Platz acht
   *[other] auf Platz { $rank }
  } von { $count }.
ui-event-without-you = Das war ohne dich.
ui-event-compared = { $game }, verglichen am gleichen Platz.
ui-event-in-all = Insgesamt
ui-event-whole = Der ganze Abend
ui-event-same-deals = Gleiche Karten
ui-event-same-seat = Am gleichen Platz
ui-event-deal = Runde
ui-event-gap = Abstand
ui-event-gap-heard = Abstand zum Mittel
ui-event-alone = nur ein Tisch
ui-event-compare = Vergleichen
ui-event-plan = Einen Abend planen
ui-event-plan-it = Abend planen
ui-event-planned = { $name }: Der Abend ist geplant.
ui-event-name = Name des Abends
ui-event-usual-name = { $when ->
    [none] { $game }
   *[other] { $game }, { $when }
  }
ui-event-seats = Leute an einem Tisch
ui-event-kind = Wer trifft wen
ui-event-kind-name = { $kind ->
    [round_robin] Jede gegen jeden
    [swiss] Schweizer System
   *[pods] In Tischen
  }
ui-event-kind-how = { $kind ->
    [round_robin] Alle treffen auf alle.
    [swiss] In jeder Runde triffst du jemanden, der so viel gewonnen hat wie du.
   *[pods] In jeder Runde bilden sich neue Tische; Bots füllen auf.
  }
ui-event-rounds = Runden
ui-event-meetings = Wie oft sich zwei treffen
ui-event-pace = { $kind ->
    [none] ohne Uhr
    [game] { $unit ->
        [days] { $count ->
            [one] { $count } Tag je Partie
           *[other] { $count } Tage je Partie
          }
       *[minutes] { $count } min je Partie
      }
   *[other] { $unit ->
        [days] { $count ->
            [one] { $count } Tag je Zug
           *[other] { $count } Tage je Zug
          }
       *[minutes] { $count } min je Zug
      }
  }
ui-event-pace-how = Ist die Zeit um, macht ein Bot diesen einen Zug.
ui-event-bot = Bot, der Tische auffüllt
ui-event-when = Wann
ui-event-when-date = An einem Datum
ui-event-when-begun = Wenn ich ihn beginne
ui-event-date = Datum und Uhrzeit, wie hier
ui-event-what = { $game } zu { $seats }, { $kind ->
    [round_robin] alle gegen alle
    [swiss] Schweizer System
   *[pods] in Tischen
  }, { $rounds ->
    [0] Runden je nach Zahl
    [1] eine Runde
   *[other] { $rounds } Runden
  }, { $pace }.
ui-event-count = { $count ->
    [0] Noch kommt niemand
    [1] Eine Person kommt
   *[other] { $count } kommen
  }
ui-event-needed = , es braucht { $needed }{ $names ->
    [none] .
   *[other] : { $names }.
  }
ui-event-come = Ich komme
ui-event-coming-now = Notiert: Du kommst.
ui-event-not-coming-now = Notiert: Du kommst nicht.
ui-event-calendar = Kalender
ui-event-calendar-title = { $name } ({ $circle })
ui-event-calendar-done = Die Datei für den Kalender ist fertig.
ui-event-listed = { $game }{ $when ->
    [none] { "" }
   *[other] , { $when }
  }, { $phase ->
    [planned] geplant, { $count ->
        [0] noch niemand
        [1] eine Person kommt
       *[other] { $count } kommen
      }
    [playing] läuft
    [over] vorbei
   *[other] abgesagt
  }
ui-event-phase = { $phase ->
    [planned] Geplant.
    [playing] Runde { $round } von { $rounds }.
    [over] Vorbei.
   *[other] Abgesagt.
  }
ui-event-begins = Beginnt { $when }, mit allen, die kommen.
ui-event-begun-by = Beginnt, wenn { $name } das Zeichen gibt.
ui-event-who-comes = Wer kommt
ui-event-own-table = An meinen Tisch
ui-event-see-table = Meinen Tisch sehen
ui-event-standings = Rangliste
ui-event-points = Abstand
ui-event-won = Gewonnen
ui-event-played = Gespielt
ui-event-byes = Pausen
ui-event-order = { $kind ->
    [pods] Der Abstand entscheidet, dann die gewonnenen Partien.
   *[other] Die gewonnenen Partien entscheiden, dann der Abstand.
  }
ui-event-points-how = Der Abstand zählt Runde für Runde zusammen: deine Punkte minus das Mittel aller, die am gleichen Platz dieselben Karten hatten.
ui-event-all-rounds = Runde für Runde
ui-event-round-n = Runde { $number }
ui-event-open = { $count ->
    [one] Offen: Der Tisch ist fertig.
   *[other] Offen: Alle Tische sind fertig.
  }
ui-event-sealed = { $count ->
    [one] Versiegelt, solange der Tisch spielt.
   *[other] Versiegelt, solange einer der { $count } Tische spielt: kein Ergebnis, kein Nachsehen, kein Rückblick.
  }
ui-event-sealed-own = Dein Tisch ist fertig. Er öffnet sich mit den anderen, wenn alle diese Karten gespielt haben.
ui-event-resting = Du setzt diese Runde aus.
ui-event-rests = { $count ->
    [one] { $names } setzt aus.
   *[other] { $names } setzen aus.
  }
ui-event-how = Wie gespielt wird
ui-event-sealed-how = Alle Tische einer Runde spielen dieselben Karten. Nichts davon öffnet sich, bevor alle fertig sind, und niemand sieht an einem anderen Tisch zu.
ui-event-stop = Nicht mehr spielen
ui-event-stop-sure = Nicht mehr spielen? Du spielst den laufenden Tisch zu Ende und wirst dann nicht mehr gesetzt.
ui-event-stopped = Notiert: Du wirst nicht mehr gesetzt.
ui-event-begin = Jetzt beginnen
ui-event-begin-sure = { $count ->
    [one] Mit einer Person beginnen?
   *[other] Mit { $count } Leuten beginnen?
  } Es braucht { $needed }.
ui-event-begun = Der Abend beginnt.
ui-event-call-off = Abend absagen
ui-event-call-off-sure = Den Abend absagen? Seine Tische hören auf, nichts davon zählt.
ui-event-called-off = Der Abend ist abgesagt.
`;export{e as default};