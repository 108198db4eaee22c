var e=`# Words of the debrief.
ui-debrief-steps = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
  }
ui-debrief-of = Gesehen von
ui-debrief-as-other = „Du“ ist hier { $name }.
ui-debrief-table = Du und der Tisch
ui-debrief-skill = Können
ui-debrief-luck = Glück
ui-debrief-discretion = Diskretion
ui-debrief-chances = Gewinnchancen
ui-debrief-unknown = Was wer nicht wusste, in Bit
ui-debrief-bits = { $bits } Bit
ui-debrief-figure = { $measure ->
    [luck] { $sign ->
        [more] +{ $figure }
        [less] −{ $figure }
       *[none] { $figure }
      }
   *[other] { $figure }
  }
ui-debrief-place = Platz { $place } von { $count }{ $shared ->
    [yes] , gleichauf
   *[no] { "" }
  }
ui-debrief-and = { "; " }
ui-debrief-meaning = { $measure ->
    [skill] von 100
    [luck] { $sign ->
        [more] { $figure } Bit besser als erwartet
        [less] { $figure } Bit schlechter als erwartet
       *[none] genau wie zu erwarten
      }
   *[discretion] { $figure ->
        [0] nichts verraten
       *[other] { $figure } Bit verraten
      }
  }
ui-debrief-no-figure = keine Entscheidung zum Vergleichen
ui-debrief-how = So wird gezählt
ui-debrief-how-skill = Der Anteil der besten Gewinnchance, den deine Entscheidungen erhalten haben, nach dem, was du wusstest. 100: immer die beste Wahl.
ui-debrief-how-luck = Was deine Entscheidungen dir verraten haben, weniger das, was im Mittel zu erwarten war. 0: weder Glück noch Pech.
ui-debrief-how-discretion = Was deine Entscheidungen von deinen Geheimnissen verraten haben, im Mittel an jede andere Person. Je weniger, desto weiter rechts stehst du.
ui-debrief-how-chances = Geschätzt nach dem, was jede Person in diesem Moment wusste, nie nach verdeckten Karten. Innerhalb eines kleinen Spielraums gelten zwei Entscheidungen als gleich gut.
ui-debrief-bits-word = Ein Bit
ui-debrief-how-bits = Was eine Frage verrät, auf die Ja und Nein gleich wahrscheinlich sind. Wenn sich Verdecktes ändert (ein Tausch, eine gezogene Karte), zählt das für niemanden.
ui-debrief-not-counted = Was wer nicht wusste, wird bei diesem Spiel nicht gezählt.
ui-debrief-charts = Zug um Zug
ui-debrief-cursor = Gezeigter Zug
ui-debrief-percent = { $percent }\xA0%
ui-debrief-chances-short = Chancen
ui-debrief-unknown-short = Unbekannt, in Bit
ui-debrief-figures = In Zahlen
ui-debrief-step = Zug { $step }
ui-debrief-step-of = Zug { $step } von { $total }
ui-debrief-start-of = Anfang, 0 von { $total }
ui-debrief-heard = Deine Chancen: { $percent } Prozent.
ui-debrief-board = { $step ->
    [0] Der Tisch am Anfang
   *[other] Der Tisch bei Zug { $step }
  }
ui-debrief-seen = Von diesem Platz
ui-debrief-truth = Offene Karten
ui-debrief-moved = Deine Chancen gehen von { $before } auf { $after } Prozent.
ui-debrief-change-hidden = Verdecktes ändert sich
ui-debrief-change-shown = alles wird gezeigt
ui-debrief-change-forgotten = nicht notiert
ui-debrief-changed-hidden = Verdecktes hat sich geändert: { $bits } Bit { $sign ->
    [less] weniger
   *[more] mehr
  } unbekannt.
ui-debrief-changed-shown = Alles wurde gezeigt: { $bits } Bit weniger unbekannt, von niemandem gefunden.
ui-debrief-changed-forgotten = Ohne Notiz: { $bits } Bit mehr unbekannt.
ui-debrief-moments = { $count ->
    [one] Der wichtigste Moment
    [2] Die zwei wichtigsten Momente
    [3] Die drei wichtigsten Momente
   *[other] Die { $count } wichtigsten Momente
  }
ui-moment-slip = Eine vertane Chance
ui-moment-certain = Es war sicher
ui-moment-luck = Das Glück war mit dir
ui-moment-misfortune = Pech
ui-moment-talkative = Zu viel verraten
ui-moment-turning = Der Wendepunkt
ui-moment-good = Gut gespielt
ui-moment-knew = Du wusstest
ui-moment-did = Du hast getan
ui-moment-else = Möglich war
ui-moment-sure = Es war sicher:
ui-moment-show = Zeigen
ui-moment-see = Den Tisch ansehen
ui-solution-chance = { $percent } % Gewinnchance, gegen { $yours } % für das, was gespielt wurde.
ui-solution-same = Nichts Besseres: deine Wahl liegt höchstens { $margin } Punkte unter der besten.
ui-try = Noch einmal versuchen
ui-try-title = Entscheide noch einmal
ui-try-how = Der Tisch, wie er war, mit dem, was du wusstest. Jede Wahl höchstens { $margin } Punkte unter der besten gilt.
ui-try-example = Dein Zug
ui-try-yes = Gefunden
ui-try-no = Noch nicht
ui-try-best = { $win }\xA0% Gewinnchancen: Besser ging es nicht.
ui-try-found = { $win }\xA0% Gewinnchancen; die beste Wahl gibt { $best }\xA0%. Bis zu { $margin } Punkte darunter gilt es.
ui-try-missed = { $win }\xA0% Gewinnchancen; die beste Wahl gibt { $best }\xA0%, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } mehr.
ui-try-again = Noch ein Versuch
ui-try-solution = Die Lösung zeigen
ui-try-back = Zurück zum Rückblick
ui-what-if = Von hier weiterspielen
ui-what-if-from = { $step ->
    [0] Vom Anfang an weiterspielen
   *[other] Ab Zug { $step } weiterspielen
  }
ui-what-if-how = Ein neuer Tisch nimmt die Partie hier auf; Bots haben die anderen Plätze.
ui-what-if-seat = Dein Platz
ui-what-if-world = Die Verteilung
ui-what-if-true = Die echte Verteilung
ui-what-if-known = Eine Verteilung nach dem, was dieser Platz wusste
ui-known = Was man wissen konnte
ui-known-show = Zeigen, was man wissen konnte
ui-known-spoils = Achtung: Das verrät auch die Antwort auf manche Momente.
ui-known-since = Sicher seit Zug { $step };
ui-known-used = genutzt bei Zug { $step }.
ui-known-shown = allen gezeigt bei Zug { $step }.
ui-known-lapsed = nie genutzt, und ab Zug { $step } wieder unsicher.
ui-known-never = nie genutzt.
ui-known-all = Alle { $count } zeigen
ui-known-nothing = Nichts Verdecktes war sicher, bevor es gezeigt wurde.
ui-known-changes = Was sich inzwischen änderte
ui-debrief-share-text = { $game }, mein Rückblick: Können { $skill } von 100, Glück { $luck } Bit, { $discretion } Bit verraten.
ui-debrief-command-example = „Chancen“, „Zug 12“, „Hilfe“
ui-debrief-command-help = Schreib: weiter, zurück, Zug 12, Moment 2, versuchen 2, Chancen, unbekannt, Sätze.
ui-debrief-says-next = weiter, w
ui-debrief-says-previous = zurück, zurueck, z
ui-debrief-says-step = zug
ui-debrief-says-moment = moment, m
ui-debrief-says-try = versuchen, v
ui-debrief-says-chances = chancen, chance
ui-debrief-says-unknown = unbekannt, bit, bits
ui-debrief-says-sentences = sätze, saetze, satz
ui-debrief-says-help = hilfe, ?
ui-debrief-ask-sentences = Sätze
ui-debrief-ask-chances = Chancen
ui-debrief-ask-unknown = Unbekannt
ui-debrief-ask-help = Hilfe
ui-debrief-chance-of = { $name }: { $figure } Prozent
ui-debrief-unknown-of = { $name }: { $figure } Bit unbekannt
ui-debrief-no-step = Die Züge gehen von 0 bis { $last }.
ui-debrief-no-moment = { $count ->
    [0] Diese Partie hat keinen wichtigsten Moment.
   *[other] Die Momente gehen von 1 bis { $count }.
  }
ui-debrief-no-try = Damals war nur eine Entscheidung möglich.
`;export{e as default};