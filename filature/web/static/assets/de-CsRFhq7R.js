var e=`# Words of the pages.
ui-filature = Filature
ui-home = Filature: Startseite
ui-loading = Einen Moment …
ui-unreachable = Der Server antwortet nicht. Prüfe die Verbindung und versuche es noch einmal.
ui-refused = Das geht nicht.
ui-described = Spionage- und Deduktionsspiele
ui-offline = Keine Verbindung. Deine Partien warten auf dem Server: Nichts ist verloren.
ui-retry = Noch einmal
ui-title-home = Filature: Spionagespiele
ui-title-table = { $game }, Filature
ui-title-your-turn = Du bist am Zug! { $game }, Filature

# The desk
ui-headline = Beschatten, kombinieren, nichts verraten.
ui-players-count = { $counts } Personen
ui-or = { $first } oder { $last }
ui-from-to = { $first } bis { $last }
ui-no-bots = Für dieses Spiel gibt es noch keine Bots.
ui-your-name = Dein Name
ui-name-hint = Ohne Namen heißt du „{ $name }“.
ui-guest = Gast
ui-seats = Personen, dich mitgezählt
ui-bot-level = Spielstärke
ui-options = Optionen
ui-play = Spielen
ui-with-friends = Ein Tisch auf Einladung
ui-with-friends-how = Eröffne einen Tisch und schicke den Link: kein Konto, kein Passwort.
ui-open-table = Tisch eröffnen
ui-yes = ja
ui-no = nein
ui-not-set = nicht festgelegt
ui-option-range = { $minimum } bis { $maximum }
ui-option-from = { $minimum } oder mehr

# Gathering
ui-table-of = Tisch { $table }
ui-gathering = { $count ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $count } Personen.
  }
ui-gathering-how = Die Partie beginnt, sobald der Tisch voll ist.
ui-invitation = Die Einladung
ui-invite-link = Link zum Verschicken
ui-copy = Link kopieren
ui-copied = Link kopiert.
ui-sit-down = Platz nehmen
ui-watch = Zuschauen

# At the table
ui-your-turn = Dein Zug
ui-your-action = Dein Zug
ui-choose-first = Wähle zuerst
ui-still-to-choose = Noch zu wählen: { $what }
ui-sending = Wird gesendet …
ui-nothing = nichts
ui-chosen-of = { $chosen } von { $count }
ui-remaining = { $count ->
    [0] alles verteilt
   *[other] noch { $count } zu verteilen
  }
ui-less = Eins weniger: { $what }
ui-more = Eins mehr: { $what }
ui-players = Wer spielt
ui-log = Protokoll

## A table that is one screen
ui-menu = Menü
ui-tabs = Ansichten des Tisches
ui-tab-table = Tisch
ui-tab-players = Plätze
ui-tab-log = Protokoll
ui-tab-notebook = Notizen
ui-tab-command = Befehl
ui-unread = { $count } neu
ui-board = Das Spielfeld
ui-to-tray = Zum Zug
ui-tray-wait = Gerade nichts zu entscheiden
ui-chat = Chat
ui-grace = Deine Uhr steht 20 Sekunden lang still.

ui-log-empty = Noch nichts.
ui-presence-here = am Tisch
ui-presence-away = nicht da
ui-presence-robot = Bot
ui-presence-empty = noch nicht da
ui-empty-seat = Freier Platz
ui-you = Du
ui-that-is-you = (du)
ui-you-decide = du bist dran
ui-decides = denkt nach
ui-points-short = { $points ->
    [one] Pkt.
   *[other] Pkt.
  }
ui-of-goal = von { $goal }
ui-watching = Du schaust zu.
ui-wait = Einen Moment …
ui-connecting = Verbinden …
ui-connected = Verbunden
ui-lost = Verbindung verloren. Neuer Versuch …
ui-restored = Verbindung wieder da.
ui-back = Zurück zur Startseite

# The end
ui-case-closed = Akte geschlossen
ui-case-dropped = Fall eingestellt
ui-verdict-nobody = Niemand gewinnt.
ui-verdict-duel = { $who ->
    [you] Du gewinnst
   *[other] { $winner } gewinnt
  }{ $lead ->
    [ahead] { " " }{ $points } zu { $most }.
    [level] { " " }bei Gleichstand, { $points } zu { $points }.
   *[behind] .
  }
ui-verdict-alone = { $who ->
    [you] Du gewinnst
   *[other] { $winner } gewinnt
  }{ $lead ->
    [ahead] , { $margin ->
        [one] { $margin } Punkt
       *[other] { $margin } Punkte
      } vor { $rivals }.
    [level] , nach Punkten gleichauf mit { $rivals }.
   *[behind] .
  }
ui-verdict-shared = { $who ->
    [you] Du teilst dir den Sieg mit { $others }
   *[other] Gemeinsamer Sieg: { $others }
  }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
ui-verdict-place = { $shared ->
    [yes] Du teilst dir Platz { $place }
   *[no] Du landest auf Platz { $place }
  }{ $lead ->
    [ahead] , { $margin ->
        [one] { $margin } Punkt
       *[other] { $margin } Punkte
      } hinter { $winners }.
    [level] , nach Punkten gleichauf mit { $winners }.
   *[behind] . { $count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } gewinnen.
      }
  }
ui-ending = Die Partie ist zu Ende: { $reason }.
ui-tie-shared = Gleichstand: Der Sieg wird geteilt.
ui-stopped = Die Partie wurde vorzeitig beendet.
ui-stopped-by = { $who ->
    [you] Du hast die Partie beendet.
   *[other] Die Partie endet hier: { $name } hat den Tisch verlassen.
  }
ui-stopped-how = Niemand gewinnt. Alles wird gezeigt.
ui-ranking = Die Rangliste, und was verborgen war
ui-place = { $place ->
    [1] Erster Platz:
    [2] 2. Platz:
    [3] 3. Platz:
   *[other] { $place }. Platz:
  }
ui-behind = { $points ->
    [one] { $points } Pkt. dahinter
   *[other] { $points } Pkt. dahinter
  }
ui-turning = Der Wendepunkt
ui-turning-none = Bis zuletzt eine enge Partie.
ui-turning-led = { $who ->
    [you] Du führst
   *[other] { $winner } führt
  } von Anfang bis Ende.
ui-turning-nobody = Niemand lag vorn: Es gibt keinen Wendepunkt.
ui-turned = { $kind ->
    [passed] { $who ->
        [you] Du gehst
       *[other] { $winner } geht
      } mit { $points } zu { $most } endgültig in Führung.
    [level] { $who ->
        [you] Du gleichst
       *[other] { $winner } gleicht
      } aus, mit { $points }.
   *[away] Der Abstand wächst um { $swing ->
        [one] { $swing } Punkt
       *[other] { $swing } Punkte
      }: { $points } zu { $most } für { $who ->
        [you] dich.
       *[other] { $winner }.
      }
  }
ui-when-turn = Zug { $number }
ui-when-round = Runde { $number }
ui-when-moment = Moment { $number }
ui-see-moment = Diesen Moment ansehen
ui-chart-figures = Der Spielstand in Zahlen
ui-moment = Moment { $step }
ui-last-board = Der Tisch am Ende
ui-again = Revanche
ui-wants-again = { $name } möchte noch einmal spielen.
ui-somebody-wants-again = Jemand möchte noch einmal spielen.
ui-join-again = Bei der neuen Partie mitspielen
ui-replay-short = Ansehen
ui-download = Partie herunterladen
ui-result-copied = Ergebnis kopiert
ui-share-by-hand = Zum Kopieren:
ui-share-text = { $result ->
    [nobody] { $game }: eine Partie, die niemand gewonnen hat.
    [watched] { $seats ->
        [duel] Ich habe bei einer Partie { $game } zugeschaut, sie endete { $mine } zu { $theirs }.
       *[more] { $lead ->
            [ahead] Ich habe bei einer Partie { $game } zu { $players } zugeschaut, gewonnen mit { $margin ->
                [one] { $margin } Punkt
               *[other] { $margin } Punkten
              } Vorsprung.
           *[other] Ich habe bei einer Partie { $game } zu { $players } zugeschaut, eng bis zuletzt.
          }
      }
    [shared] { $game }: ein gemeinsamer Sieg, { $mine } Punkte.
    [won] { $lead ->
        [ahead] { $seats ->
            [duel] { $game }: Ich habe { $mine } zu { $theirs } gewonnen.
           *[more] { $game }: Ich habe zu { $players } gewonnen, mit { $margin ->
                [one] { $margin } Punkt
               *[other] { $margin } Punkten
              } Vorsprung.
          }
       *[other] { $game }: Ich habe gewonnen, um Haaresbreite.
      }
   *[lost] { $seats ->
        [duel] { $lead ->
            [ahead] { $game }: Ich habe { $mine } zu { $theirs } verloren.
           *[other] { $game }: Ich habe verloren, um Haaresbreite.
          }
       *[more] { $lead ->
            [ahead] { $game }: Ich bin auf Platz { $place } von { $players } gelandet, mit { $margin ->
                [one] { $margin } Punkt
               *[other] { $margin } Punkten
              } Rückstand.
           *[other] { $game }: Ich bin auf Platz { $place } von { $players } gelandet, um Haaresbreite.
          }
      }
  } Jetzt du:
ui-closed = Dieser Tisch ist geschlossen.
ui-closed-how = Die Regeln des Programms haben sich seither geändert: Die Partie kann nicht weitergehen.

# Settings
ui-settings = Optionen
ui-close = Schließen
ui-language-now = Die Seite ist auf Deutsch.
ui-setting-language = Sprache
ui-setting-theme = Farben
ui-setting-theme-system = wie das Gerät
ui-setting-theme-light = Papier (hell)
ui-setting-theme-dark = Nacht (dunkel)
ui-setting-contrast = Kontrast
ui-setting-contrast-system = wie das Gerät
ui-setting-contrast-more = hoch
ui-setting-text = Textgröße
ui-setting-motion = Bewegung
ui-setting-motion-system = wie das Gerät
ui-setting-motion-less = keine
ui-setting-verbosity = Ansagen
ui-setting-verbosity-all = alles, was geschieht
ui-setting-verbosity-mine = was dich betrifft
ui-setting-sounds = Töne
ui-setting-wording = Sätze
ui-setting-wording-short = kurz, ohne das eben Gesagte
ui-setting-wording-full = vollständig
ui-setting-voice = Stimme der Seite, ohne Screenreader
ui-setting-rate = Tempo der Stimme
ui-voice-sample = Das ist die Stimme der Seite.
ui-voice-none = Dieser Browser hat keine deutsche Stimme.
ui-setting-voicePrivate = Die Stimme der Seite sagt auch, was nur du siehst
ui-voice-private = Die Antwort steht unter „Befehl“.
ui-setting-aloud = Vorlesen, was nur du siehst
ui-setting-letters = Am Tisch: einzelne Buchstaben als Kürzel
ui-headphones = Trägst du Kopfhörer? Sonst hört der Tisch deine Geheimnisse mit.
ui-keys = Tastenkürzel
ui-keys-how = Mit Alt und Umschalt, überall. Der Buchstabe allein am Tisch, wenn du das so gewählt hast.
ui-keys-reset = Ursprüngliche Buchstaben verwenden
ui-key-short = Alt Umschalt { $key }
ui-key-for = { $what }: Alt, Umschalt und { $key }.

# Asking, by key, button or word
ui-query-rules = Regeln
ui-query-hand = Meine Hand
ui-query-asked = Was gefragt ist
ui-query-last = Letzte Züge
ui-query-scores = Punkte
ui-query-players = Wer spielt
ui-query-board = Der Tisch
ui-query-clock = Zeit
ui-query-notebook = Notizbuch
ui-query-legal = Mögliche Züge
ui-query-help = Hilfe
ui-query-names-rules = regeln, r
ui-query-names-hand = hand, meine hand, m
ui-query-names-asked = frage, f
ui-query-names-last = letzte, l
ui-query-names-scores = punkte, stand, s
ui-query-names-players = personen, wer
ui-query-names-board = tisch, t
ui-query-names-clock = zeit, uhr
ui-query-names-notebook = notizbuch, n
ui-query-names-legal = möglich, moeglich, züge, p
ui-query-names-help = hilfe, h, ?
ui-command = Befehl
ui-command-example = Ein Zug, oder „Hilfe“
ui-command-go = Los
ui-answer = Antwort
ui-command-help = Schreibe deinen Zug mit den Wörtern des Spiels, oder frage:
ui-command-hint = „Möglich“ sagt, was du tun kannst.
ui-which-of = Was davon? Antworte mit der Nummer.
ui-done = Erledigt.
ui-range = { $first } bis { $last }
ui-ask-which = { $what }?
ui-ask-among = { $what }: { $numbers }?
ui-not-understood = „{ $word }“ wird hier nicht verstanden.
ui-not-possible = Das ist jetzt nicht möglich.
ui-colon = :
ui-clock-of = { $name }: { $seconds } s.
ui-no-clock = Dieser Tisch hat keine Uhr.
ui-time-left = Restzeit
ui-hurry = { $seconds ->
    [one] Noch eine Sekunde.
   *[other] Noch { $seconds } Sekunden.
  }

# Talk, signs, absence, undo
ui-say = Ein Wort an den Tisch
ui-send = Sagen
ui-no-talk = Während einer Runde wird nicht geredet; Zeichen sind erlaubt.
ui-signals = Zeichen
ui-signal = Zeichen
ui-signal-to = an
ui-signal-at = zu
ui-signal-make = Zeichen geben
ui-signal-bots = Bots geben und lesen keine Zeichen.
ui-away = Abwesenheit
ui-is-away = { $name } ist nicht da. Warte oder wähle:
ui-let-bot = Einen Bot entscheiden lassen
ui-stop-here = Aufhören und alles zeigen
ui-wish-stop = Für das Aufhören: { $names }.
ui-bot-for-you = Ein Bot entscheidet für dich.
ui-you-left = Du hast den Tisch verlassen.
ui-i-am-back = Ich bin wieder da
ui-undo = Meine Wahl zurücknehmen
ui-extend = Eine Minute mehr
ui-presence-left = hat den Tisch verlassen
ui-presence-stand-in = ein Bot entscheidet
ui-watchers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
  }

# The notebook
ui-notebook = Notizbuch
ui-notebook-off = Kein Notizbuch an diesem Tisch: nur deine eigenen Notizen.
ui-your-notes = Deine Notizen
ui-notes-kept = Gespeichert. Niemand sonst sieht sie.
ui-notes-keeping = Wird gespeichert …

# One device for several
ui-curtain-for = Gib das Gerät weiter an { $name }.
ui-curtain-nobody = Hier hat niemand etwas zu entscheiden.
ui-curtain-over = Die Partie ist zu Ende.
ui-curtain-how = Nichts Geheimes ist zu sehen. Sag zuerst, wer du bist.
ui-i-am = Ich bin { $name }
ui-cover = Zudecken und weitergeben

# The table's menu
ui-table-menu = Tisch
ui-other-device = Weiter auf anderem Gerät
ui-other-device-how = Ein Code, den du einmal auf der Startseite des anderen Geräts eingibst.
ui-get-code = Code anzeigen
ui-code-minutes = { $minutes ->
    [one] Eine Minute lang gültig, einmal.
   *[other] { $minutes } Minuten lang gültig, einmal.
  }
ui-host = An diesem Tisch
ui-remove = Platz freigeben
ui-mute = Stummschalten
ui-unmute = Wieder reden lassen
ui-leave = Tisch verlassen
ui-leave-before = Dein Platz wird wieder frei.
ui-leave-others = Die Partie geht ohne dich weiter: Die anderen können warten, einen Bot entscheiden lassen oder aufhören. Am Ende kannst du sie noch einmal ansehen.
ui-leave-alone = Die Partie endet, und alles wird gezeigt.
ui-leave-sure = Ja, Tisch verlassen

# Replay
ui-replay = Die Partie noch einmal ansehen
ui-title-replay = { $game }: Wiederholung, Filature
ui-replay-of = { $game }: Wiederholung
ui-first = Anfang
ui-previous = Zurück
ui-next = Weiter
ui-last = Ende
ui-play-on = Abspielen
ui-pause = Pause
ui-step-of = Moment { $step } von { $total }
ui-seen-by = Gesehen von
ui-seen-truth = alles, Karten offen
ui-seen-public = dem Publikum
ui-share-moment = Link zu diesem Moment kopieren
ui-back-to-table = Zurück zum Tisch
ui-nothing-told = Diese Person hat nichts davon erfahren.
ui-told = Was geschah
ui-moves = Die Züge
ui-set-up = Aufbau
ui-open-record = Gespeicherte Partie öffnen
ui-open-record-how = Wähle eine Partie, die du heruntergeladen hast. Der Server behält nichts davon.
ui-record-bot = Bot { $seat }
ui-record-wrong = Diese Datei lässt sich nicht abspielen. Zeile { $line }: { $why }
ui-record-too-long = Diese Datei ist zu lang für eine Partie.
ui-why = Warum { $name } so gewählt hat:

# Home, more
ui-rules = Die Regeln
ui-listed-tables = { $count ->
    [0] Offene Tische
   *[other] Offene Tische, { $count }
  }
ui-no-listed = Kein offener Tisch. Eröffne deinen eigenen.
ui-join-code = Mit einem Code mitspielen
ui-code = Code
ui-code-here = Hier weiterspielen
ui-taken = { $taken } von { $seats }
ui-how-here = Zusammen an diesem Gerät
ui-listed = Alle können den Tisch sehen
ui-pace = Zeit
ui-pace-none = keine Uhr
ui-pace-move = { $seconds } s pro Zug
ui-pace-game = { $minutes } min pro Partie
ui-settings-table = Einstellungen des Tisches
ui-delay = Verzögerung beim Zuschauen
ui-delay-moves = { $count ->
    [0] keine
    [one] { $count } Zug
   *[other] { $count } Züge
  }
ui-notebook-allowed = Notizbuch mit Schlussfolgerungen erlaubt
ui-other-names = Die anderen an diesem Gerät
ui-player-n = Person { $n }
ui-fill-bot = Bot dazunehmen
ui-share = Teilen
ui-qr = QR-Code des Einladungslinks

## The rules at the table
ui-rules-panel = Regeln
ui-rules-now-you = Jetzt: du bist am Zug
ui-rules-now-other = Jetzt: { $name } ist am Zug
ui-rules-now-several = Jetzt
ui-rules-changed = Neue Seite der Regeln: { $heading }.
ui-rules-search = Regeln durchsuchen
ui-rules-search-example = Suche: { $examples } …
ui-rules-search-clear = Suche leeren
ui-rules-found = { $count ->
    [one] Eine Stelle.
   *[other] { $count } Stellen, die beste zuerst.
  }
ui-rules-none = Nichts zu „{ $query }“.
ui-rules-try = Versuche:
ui-rules-symbols = Die Symbole
ui-symbol-pick = Ein Symbol auf dem Spielfeld?
ui-symbol-picking = Berühre ein Symbol auf dem Spielfeld.
ui-symbol-none = Hier gibt es nichts zu erklären. Berühre eine andere Stelle des Spielfelds.
ui-rules-contents = Kapitel
ui-rules-all = Alle Regeln
ui-rules-larger = Regeln größer zeigen
ui-rules-smaller = Regeln kleiner zeigen
ui-new-tab = (neuer Tab)
ui-key-escape = Esc

## The last events
ui-last-events = Letzte Züge
ui-event-of = von { $count }
ui-event-next = Weiter
ui-event-previous = Zurück
ui-event-again = Noch mal
ui-event-show = Zeigen
ui-event-private = Geheim: Lies es auf dem Bildschirm.
ui-nothing-yet = Die Partie beginnt.
ui-since-yours = { $count ->
    [one] Ein Zug seit deinem.
   *[other] { $count } Züge seit deinem.
  }
ui-offer-sounds = Töne einschalten?
ui-offer-yes = Ja
ui-offer-no = Nein, danke
ui-bot-pace = Tempo der Bots
ui-bot-pace-fast = schnell
ui-bot-pace-normal = normal
ui-bot-pace-slow = langsam
ui-log-set-up = Aufbau
ui-log-round = Runde { $number }
ui-log-new = neu

## Lessons
ui-title-lesson = Lektion: { $game }
ui-lesson-length = { $steps } Schritte, etwa 4 Minuten
ui-lesson-ways = Die Lektion
ui-lesson-quit = Verlassen
ui-lesson-you = Du
ui-lesson-of = { $at } von { $count }
ui-lesson-step = Schritt { $at } von { $count }, { $title }.
ui-lesson-steps = Schritte der Lektion
ui-lesson-done = erledigt:
ui-lesson-previous = Schritt { $step }
ui-lesson-hint = Tipp
ui-lesson-next = Weiter
ui-lesson-next-is = Weiter: { $next }
ui-lesson-play = Eine Partie spielen
ui-lesson-command = Befehl
ui-lesson-which = Was davon?
ui-lesson-nothing-to-touch = Hier gibt es nichts anzutippen: Geh weiter.
ui-lesson-says-hint = tipp, hilfe, ?
ui-lesson-says-next = weiter, nächster
ui-lesson-says-repeat = wiederholen, noch einmal
## Home and my games
ui-nav = Seiten
ui-nav-play = Spielen
ui-nav-games = Partien
ui-nav-cases = Fälle des Tages
ui-nav-case = Fall
ui-nav-circles = Kreise
ui-daily = Der Fall des Tages
ui-daily-number = Der Fall des Tages, Nr. { $number }
ui-daily-case = Fall Nr. { $number }
ui-daily-before = Der Fall vom Tag davor
ui-daily-arriving = Der Fall ist unterwegs.
ui-daily-open = { $game }, Stufe { $level }, noch nicht gelöst
ui-daily-solved = Für heute gelöst
ui-daily-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage in Folge
  }
ui-your-turns = { $count ->
    [one] , du bist in einer am Zug
   *[other] , du bist in { $count } am Zug
  }
ui-minutes = { $minutes } min
ui-way-lesson = Lektion
ui-way-rules = Regeln
ui-way-friends = Einladen
ui-cover-open = { $game }: Personen, Spielstärke, Optionen
ui-play-bots = { $count ->
    [one] Gegen einen Bot spielen
   *[other] Gegen { $count } Bots spielen
  }
ui-play-here = Partie beginnen
ui-game = Spiel
ui-the-lesson = Die Lektion
ui-lesson-how = vier Minuten, Schritt für Schritt
ui-with-friends-short = ein Link zum Verschicken, kein Konto
ui-how-here-short = weiterreichen, zwischen den Zügen zugedeckt
ui-other-ways = Anders spielen
ui-among-friends = Auf Einladung
ui-resume = Weiterspielen
ui-resume-turn = Du bist am Zug.
ui-resume-play = Weiter zu meinem Zug
ui-resume-see = Tisch ansehen
ui-resume-more = { $turns ->
    [0] { $waits ->
        [one] Eine weitere läuft
       *[other] { $waits } weitere laufen
      }
    [one] In einer weiteren am Zug
   *[other] In { $turns } weiteren am Zug
  }
ui-first-time = Die erste Partie?
ui-first-lesson = Eine Lektion von vier Minuten
ui-first-lesson-how = { $game }, Schritt für Schritt; dann eine echte Partie.
ui-begin = Beginnen
ui-against = gegen { $names }
ui-with = mit { $names }
ui-game-of = { $count } Personen
ui-awaiting = Noch am Zug: { $names }.
ui-sit-at = Platz nehmen am Tisch { $table }
ui-watch-at = Zuschauen am Tisch { $table }
ui-title-games = Meine Partien, Filature
ui-mine-turns = Du bist am Zug
ui-mine-waits = Andere sind am Zug
ui-mine-aside = Liegen geblieben
ui-mine-running = Laufend, { $count }
ui-mine-finished = Beendet
ui-mine-none = Keine Partie läuft.
ui-mine-choose = Ein Spiel wählen
ui-mine-older = { $count ->
    [one] Eine ältere Partie
   *[other] { $count } ältere Partien
  }
ui-mine-record = Heruntergeladene Partie öffnen
ui-mine-replay = Ansehen
ui-mine-again = Revanche
ui-mine-stopped = Vorzeitig beendet
ui-mine-nobody = Niemand hat gewonnen
ui-mine-shared = Gemeinsamer Sieg, zu { $count }
ui-mine-won = Gewonnen, mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }
ui-mine-won-duel = Gewonnen, { $mine } zu { $theirs }
ui-mine-lost-duel = Verloren, { $mine } zu { $theirs }
ui-mine-place = { $place }. Platz{ $margin ->
    [0] { "" }
    [one] , { $margin } Punkt dahinter
   *[other] , { $margin } Punkte dahinter
  }
ui-title-unknown = Unbekannte Seite, Filature
ui-unknown-stamp = Spur verloren
ui-unknown = Unter dieser Adresse gibt es nichts.
ui-unknown-how = Vielleicht ist der Link unvollständig, oder den Tisch gibt es nicht mehr. Lass ihn dir noch einmal schicken.

## Invitations
ui-invites = { $host } lädt dich zu einer Partie { $game } ein.
ui-invited-to = Du bist zu einer Partie { $game } eingeladen.
ui-minutes-long = { $minutes } Minuten
ui-a-seat = ein Platz
ui-brief = Die Regeln in 20 Sekunden
ui-name-for-table = Dein Name, für den Tisch
ui-take-seat = Platz nehmen
ui-lesson-minutes = Die Lektion, 4 min
ui-watch-first = Erst zuschauen
ui-full = Der Tisch ist voll.
ui-full-who = { $game }, mit { $names }. Schau zu oder eröffne einen eigenen Tisch.
ui-open-own = Meinen Tisch eröffnen
ui-private = Dieser Tisch ist privat.
ui-private-how = Bitte die Person, die den Tisch eröffnet hat, um den Einladungslink: Das ist die ganze Adresse ihrer Seite.
ui-reach-network = Geräte in deinem Netz können diesen Link öffnen.
ui-reach-machine = Nur dieses Gerät kann diesen Link öffnen. Damit ein Telefon im selben Netz mitspielen kann, starte Filature so:

## The notebook
ui-hint = Ein Tipp
ui-hint-title-where = Wo du hinsehen kannst
ui-hint-title-left = Was du weißt
ui-hint-title-answer = Die Antwort
ui-hint-where = Sieh dir das genau an: { $what }.
ui-hint-left = { $count ->
    [one] Nur eine Möglichkeit bleibt. Welche?
   *[other] Übrig bleiben: { $left }.
  }
ui-hint-open = Was du weißt, schließt noch nichts aus.
ui-hint-answer = { $certain ->
    [yes] Es ist sicher: { $answer }.
   *[no] Am wahrscheinlichsten: { $answer }.
  }
ui-hint-first = Tipp holen
ui-hint-more = Nächster Tipp
ui-hint-show = Antwort zeigen
ui-pencil = Mit Bleistift
ui-pencil-tool = Werkzeug
ui-print-ranges = Zeigen, was noch möglich ist
ui-tool-maybe = vielleicht
ui-tool-not = streichen
ui-tool-sure = sicher
ui-tool-erase = radieren
ui-mark-maybe = { $value }?
ui-mark-not = nicht { $value }
ui-mark-sure = = { $value }
ui-erase-all = Alles radieren
ui-no-marks = Keine Einträge. Wähle eine Zeile, ein Werkzeug, dann einen Wert.
ui-exact-odds = Die genauen Wahrscheinlichkeiten

## Debrief
ui-debrief = Der Rückblick
ui-debrief-short = Rückblick
ui-title-debrief = { $game }: der Rückblick, Filature
ui-debrief-computing = Die Partie wird noch einmal gelesen, Entscheidung für Entscheidung.
ui-debrief-progress = { $percent }\xA0% gelesen
ui-branch = { $step ->
    [0] Eine Partie, vom Anfang an weitergespielt
   *[other] Eine Partie, ab Zug { $step } weitergespielt
  }, { $world ->
    [known] in einer Verteilung nach dem, was bekannt war.
   *[true] in der echten Verteilung.
  }
ui-branch-from = Die ursprüngliche Partie

# Telling people that it is their turn
ui-notify = Bescheid geben
ui-notify-link = Bescheid geben, wenn ich am Zug bin
ui-title-notify = Bescheid geben, Filature
ui-notify-off = Dieser Server verschickt keine Nachrichten: Sieh ab und zu in „Partien“ nach.
ui-notify-when = Wann
ui-notify-turns = Ich bin am Zug
ui-notify-turns-hint = nur Partien über Tage
ui-notify-how = Wie
ui-notify-push = Auf diesem Gerät
ui-notify-push-hint = Meldung des Browsers
ui-notify-insecure = Hier nicht möglich: Es braucht eine Adresse mit https oder localhost. Wähle einen anderen Weg.
ui-notify-unsupported = Dieser Browser kann das nicht. Lege Filature auf iPhone und iPad erst auf den Home-Bildschirm.
ui-notify-denied = Dieser Browser lässt keine Meldungen zu.
ui-notify-denied-how = Erlaube sie auf der Seite von Filature, in der Leiste des Browsers, oder wähle einen anderen Weg.
ui-notify-how-to = So geht es
ui-notify-how-to-allow = Tippe auf das Zeichen links von der Adresse der Seite, dann auf die Rechte der Seite. Stelle Meldungen auf „Zulassen“ und lade die Seite neu.
ui-notify-push-failed = Der Browser konnte sich nicht anmelden: Versuche es noch einmal, oder wähle einen anderen Weg.
ui-notify-other-device = Ein anderes Gerät
ui-notify-mail = Per E-Mail
ui-notify-mail-often = höchstens eine pro Stunde
ui-notify-mail-address = Deine E-Mail-Adresse
ui-notify-mail-hint = Eine erste E-Mail bittet um Bestätigung; vorher geht nichts anderes hinaus.
ui-notify-mail-ask = E-Mail zur Bestätigung senden
ui-notify-webhook = In einen Chat oder an ein Programm
ui-notify-webhook-names = Discord, Slack, Matrix, ntfy oder Webhook
ui-notify-webhook-form = Welches Programm?
ui-notify-webhook-address = Adresse des Webhooks
ui-notify-webhook-hint = Mit https. Wer im Chat liest, erfährt, dass du am Zug bist, und sonst nichts.
ui-notify-webhook-more = Adresse hinzufügen
ui-notify-form-discord = Discord
ui-notify-form-slack = Slack
ui-notify-form-matrix = Matrix (hookshot)
ui-notify-form-ntfy = ntfy
ui-notify-form-json = Anderes (JSON)
ui-notify-choose = Wählen und ausprobieren
ui-notify-feed = Privater Feed
ui-notify-feed-hint = Atom oder Kalender, für ein anderes Programm
ui-notify-feed-atom = Atom-Feed
ui-notify-feed-calendar = Kalender (iCalendar)
ui-notify-feed-renew = Adresse wechseln
ui-notify-feed-secret = Wer diese Adressen kennt, sieht, wo du am Zug bist.
ui-notify-chosen-push = Fertig: Eine Probe ist gerade auf diesem Gerät angekommen.
ui-notify-chosen-mail = Eine E-Mail ist unterwegs: Öffne ihren Link, um zu bestätigen.
ui-notify-chosen-webhook = Fertig: Die Probe ist angekommen.
ui-notify-chosen-feed = Fertig: Hier sind die Adressen.
ui-notify-unconfirmed = noch nicht bestätigt
ui-notify-failed = Die letzte Nachricht kam nicht durch. { $reason }
ui-notify-remove = Entfernen
ui-notify-removed = Entfernt.
ui-notify-quiet = Nachtruhe
ui-notify-quiet-here = von { $first } bis { $last }, Ortszeit
ui-notify-quiet-there = von { $first } bis { $last }, { $zone }
ui-notify-quiet-first = Von
ui-notify-quiet-last = bis
ui-notify-trial = Eine Probe senden
ui-notify-trying = Die Probe geht hinaus …
ui-notify-none = Wähle zuerst, wie du Bescheid bekommst.
ui-notify-tried = { $way }: { $answer }
ui-notify-taken = Die Probe ging hinaus.
ui-letter-confirm = Meine Adresse bestätigen
ui-letter-confirm-ask = Möchtest du an diese Adresse eine E-Mail bekommen, wenn du am Zug bist? Höchstens eine pro Stunde.
ui-letter-confirm-do = Ja, gib mir Bescheid
ui-letter-confirm-done = Notiert: { $address } bekommt eine E-Mail, wenn du am Zug bist.
ui-letter-leave = Keine E-Mails mehr
ui-letter-leave-ask = An diese Adresse geht dann keine E-Mail mehr hinaus.
ui-letter-leave-do = Keine mehr bekommen
ui-letter-leave-done = Fertig: { $address } bekommt nichts mehr.

# Over days
ui-extend-day = Einen Tag mehr
ui-vacation-until = im Urlaub, zurück { $when }
ui-days-over = Zeit abgelaufen
ui-rests-now = (Ruhe)
ui-clock-days = { $name }: { $time }, bis { $when }.
ui-clock-vacation = { $name } ist im Urlaub, zurück { $when }.
ui-clock-over = Die Zeit von { $name } ist abgelaufen.
ui-pace-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
  }
ui-days-how = Nacht und Urlaub zählen nicht. Man kann sich melden lassen, wenn man am Zug ist.
ui-days-late = Wenn die Zeit abläuft
ui-days-late-bot = ein Bot macht diesen Zug
ui-days-late-ask = der Tisch entscheidet
ui-mine-left = Du hast noch { $time }.
ui-mine-left-until = Du hast noch { $time }, bis { $when }.
ui-mine-late = Deine Zeit ist abgelaufen: Spiel, sonst spielt ein Bot.
ui-mine-paused = Du bist im Urlaub.
ui-mine-has = { $name } hat noch { $time }.
ui-mine-since = Seit du da warst:
ui-mine-since-many = Seit du da warst, { $count } Ereignisse. Die letzten:
ui-pauses = Ruhe und Urlaub
ui-pauses-how = Deine Uhren stehen still, an allen Tischen über Tage.
ui-rest = Nachtruhe
ui-rest-from = von
ui-rest-to = bis
ui-rest-set = { $tables ->
    [0] Für deine nächsten Tische vermerkt.
    [one] An einem Tisch vermerkt.
   *[other] An { $tables } Tischen vermerkt.
  }
ui-rest-none = { $tables ->
    [0] Keine Ruhe an deinen nächsten Tischen.
   *[other] Deine Uhren laufen auch nachts.
  }
ui-rest-too-long = Die Ruhe dauert 1 bis { $hours } Stunden.
ui-vacation = Urlaub, bis
ui-vacation-start = In den Urlaub
ui-vacation-end = Ich bin zurück
ui-vacation-set = { $tables ->
    [0] Kein Tisch wird über Tage gespielt.
    [one] Schönen Urlaub. Deine Uhr steht an einem Tisch still.
   *[other] Schönen Urlaub. Deine Uhren stehen an { $tables } Tischen still.
  }
ui-vacation-ended = Willkommen zurück. Deine Uhren laufen wieder.
ui-sealed = Partie zu Ende, versiegelt
ui-to-event = Zum Abend
ui-to-circle = Zurück zum Kreis

# One's own data
ui-own = Meine Daten
ui-own-link = Meine Daten, Passkeys und Geräte

# Fair deals
ui-fair = Das Geben
ui-fair-own = Niemand hat bestimmt, was gegeben wurde: Dieses Gerät hat beigetragen, und der Server hielt sich an das, was er angekündigt hatte.
ui-fair-assumed = Das gilt, solange diese Seite auf dem Server nicht verändert wurde und alle Geräte denselben Code zeigen.
ui-fair-checked = Der Server hielt sich an das, was er angekündigt hatte. Dieses Gerät hat nicht beigetragen: Dass niemand das Geben bestimmt hat, hängt an den Geräten, die beigetragen haben.
ui-fair-shared = Mehrere Tische spielten diese Karten. Der Server hat sie allein gezogen, sich vorher darauf festgelegt und sich daran gehalten.
ui-fair-nobody = Kein Gerät hat zu diesem Geben beigetragen: Der Server hat allein gezogen.
ui-fair-unseen = Dieses Gerät hat vor dem Ende nichts davon gesehen und kann nicht dafür bürgen.
ui-fair-missing = Der Beitrag dieses Geräts ist beim Geben nicht dabei: Der Server sagt, er sei nicht rechtzeitig gekommen.
ui-fair-withheld = Der Beitrag von { $name } zum Geben wurde nicht rechtzeitig geöffnet, sagt der Server: Es wurde ohne ihn neu gegeben.
ui-fair-absent = Dieses Gerät war beim Geben nicht da: Es hat nichts dazu beigetragen.
ui-fair-other = Der Server hielt sich an das, was er angekündigt hatte. Für deinen Platz hat ein anderes Gerät beigetragen, sagt er: Hast du kein anderes, ist dir nichts bewiesen.
ui-fair-replaced = Für deinen Platz hat ein anderes Gerät zum Geben beigetragen, sagt der Server. Hast du kein anderes, ist dir das Geben nicht bewiesen.
ui-fair-left-out = Ohne Beitrag, da kein Gerät antwortete, sagt der Server: { $names }.
ui-fair-refused = Der Server gibt den angekündigten Beweis für dieses Geben nicht heraus.
ui-fair-wrong = Das Geben stimmt nicht: { $why ->
    [again] Der Server hat ohne Grund neu gegeben.
    [hidden] Der Server verbirgt eine Runde, die er begonnen hatte.
    [dropped] Der Server hatte den Beitrag dieses Geräts quittiert und ließ ihn weg.
    [changed] Der Server hat den Beitrag dieses Geräts ersetzt.
    [receipt] Die Quittung des Servers trägt nicht die Unterschrift seines Schlüssels.
    [seat] Ein Beitrag ist nicht der, auf den sich jemand festgelegt hatte.
   *[announced] Der Server hält sich nicht an das, was er angekündigt hatte.
}
ui-fair-how = Das Geben prüfen
ui-fair-explained = Vor dem Geben legten sich der Server und jedes beteiligte Gerät auf ein Geheimnis fest; aus allen zusammen folgt, was gegeben wird. Diese Seite hat verglichen, was angekündigt und was geöffnet wurde. Die Seite selbst kommt vom Server: Gegen ihn beweist nur ein Programm etwas, das nicht von ihm kommt.
ui-fair-files = Um das Geben selbst nachzurechnen, drei Dateien herunterladen:
ui-fair-run = Dann in ihrem Ordner ausführen:
ui-fair-file = Beweis herunterladen
ui-fair-device = Herunterladen, was dieses Gerät behielt
ui-fair-code = Code des Gebens
ui-fair-code-how = Sag ihn den anderen laut, nicht im Chat, der über den Server läuft. Überall dieselben Ziffern: Allen wurde dieselbe Liste der Festlegungen gezeigt. Andere Ziffern: Der Server konnte zwischen mehreren Möglichkeiten wählen.
ui-fair-code-wait = Der Code wird berechnet …
ui-fair-code-copy = Code kopieren
ui-fair-code-copied = Code kopiert.
`;export{e as default};