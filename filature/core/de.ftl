# Words of the house, for every game.
nothing = nichts

# Lists, a pair at a time: “Ada, Bob und Chloé”; and of clauses
list-more = { $first }, { $next }
list-end = { $first } und { $next }
list-clauses = { $first }; { $next }

told-started = Die Partie beginnt.
told-over = Die Partie ist zu Ende: { $reason }. { $winners_count ->
    [0] Niemand gewinnt.
    [one] { $winners_is ->
        [you] Du gewinnst.
       *[other] { $winners } gewinnt.
      }
   *[other] Gemeinsamer Sieg: { $winners }.
  }

you = du

# Refusals: set-up
refusal-seats = So viele spielen bei diesem Spiel mit: { $counts }.
refusal-unknown_game = Es gibt kein Spiel namens „{ $game_id }“.
refusal-unknown_option = Unbekannte Option: „{ $option_id }“.
refusal-option_choice = Die Option „{ $option_id }“ muss eins davon sein: { $choices_id }.
refusal-option_not_integer = Die Option „{ $option_id }“ muss eine ganze Zahl sein.
refusal-option_too_small = Die Option „{ $option_id }“ muss mindestens { $minimum } sein.
refusal-option_too_large = Die Option „{ $option_id }“ darf höchstens { $maximum } sein.
refusal-beyond_maximum = In dieser Partie liegt die Option „{ $option_id }“ über { $maximum }, dem heutigen Höchstwert. Sie lässt sich öffnen und nachspielen, aber kein Bot, kein Notizbuch und kein Rückblick arbeitet damit, und kein neuer Tisch spielt sie.

# Refusals: actions
refusal-action_not_object = Eine Aktion muss ein JSON-Objekt sein.
refusal-action_lacks = Der Aktion fehlt das Feld „{ $field_id }“.
refusal-action_form = Die Aktion hat nicht die richtige Form: { $problem }.
refusal-unknown_action = Eine solche Aktion kennt dieses Spiel nicht.
refusal-out_of_range = „{ $field_id }“ muss zwischen 0 und { $limit } liegen.
refusal-wrong_moment = Das geht gerade nicht.
refusal-wrong_actor = Dieser Platz hat hier nichts zu entscheiden.
refusal-not_your_turn = { $seat } ist am Zug.
refusal-game_over = Die Partie ist zu Ende.
refusal-no_such_seat = Diesen Platz gibt es nicht.

# Refusals: records
refusal-empty_record = Die Datei ist leer.
refusal-not_json = Diese Zeile ist kein gültiges JSON.
refusal-not_object = Diese Zeile ist kein Objekt.
refusal-field_twice = Das Feld „{ $field_id }“ steht zweimal da.
refusal-lacks = { $what_id ->
    [header] Im Kopf fehlt das Feld „{ $field_id }“.
    [outcome] Im Ergebnis fehlt das Feld „{ $field_id }“.
   *[line] In der Zeile fehlt das Feld „{ $field_id }“.
  }
refusal-unknown_field = { $what_id ->
    [header] Im Kopf steht ein Feld „{ $field_id }“, das dort nicht hingehört.
    [outcome] Im Ergebnis steht ein Feld „{ $field_id }“, das dort nicht hingehört.
   *[line] In der Zeile steht ein Feld „{ $field_id }“, das dort nicht hingehört.
  }
refusal-unknown_format = Unbekanntes Format: Hier wird nur „{ $known }“ gelesen.
refusal-not_text = „{ $field_id }“ muss ein Text sein.
refusal-options_not_object = Die Optionen müssen ein Objekt sein.
refusal-players_not_texts = „players“ muss eine Liste von Texten sein.
refusal-players_count = { $count } Namen für { $wanted } Plätze: Das passt nicht.
refusal-other_must_act = { $due_id ->
    [none] Hier muss der Zufall entscheiden ({ $asked_id }).
   *[other] Hier muss Platz { $due } entscheiden ({ $asked_id }).
  }
refusal-after_outcome = Nach dem Ergebnis darf nichts mehr folgen.
refusal-outcome_missing = Die Partie ist zu Ende, aber das Ergebnis fehlt.
refusal-not_over_yet = Das Ergebnis steht da, aber die Partie ist noch nicht zu Ende.
refusal-outcome_wrong = Das Ergebnis stimmt nicht: „{ $field_id }“ müsste { $true_id } sein.
refusal-unreadable_record = Zeile { $line }: Diese Partie folgt nicht den Regeln.

# Refusals: tables
refusal-no_such_table = Diesen Tisch gibt es nicht, oder nicht mehr.
refusal-bad_invite = Diese Einladung gilt nicht für diesen Tisch.
refusal-not_seated = Dieser Tisch ist privat: Du brauchst den Einladungslink.
refusal-table_full = Alle Plätze sind besetzt.
refusal-name_missing = Zum Mitspielen brauchst du einen Namen.
refusal-name_too_long = Ein Name darf höchstens { $limit } Zeichen haben.
refusal-name_unreadable = Dieser Name enthält unlesbare Zeichen.
refusal-name_taken = An diesem Tisch heißt schon jemand so.
refusal-no_person = Mindestens ein Platz muss für eine Person sein.
refusal-unknown_bot = Diesen Bot gibt es nicht. Es gibt: { $bots }.
refusal-not_playing = Es läuft keine Partie.
refusal-not_asked = Diese Entscheidung ist nicht, oder nicht mehr, zu treffen.
refusal-bad_message = Diese Nachricht ist nicht lesbar: { $problem }.
refusal-bad_protocol = Diese Seite ist veraltet: Bitte lade sie neu.
refusal-foreign_origin = Diese Anfrage kommt von einer fremden Seite.
refusal-unknown_host = Dieser Server antwortet nicht unter dem Namen „{ $host_id }“. Wer ihn betreibt, kann den Namen erlauben: als „origin“ in seinen Einstellungen (docs/host.md).
refusal-not_found = Unter dieser Adresse gibt es nichts.
refusal-server_error = Auf dem Server ist ein Fehler aufgetreten; es hat sich nichts geändert.
refusal-store_down = Der Server kommt gerade nicht an seine Daten. Nichts Bestätigtes ist verloren; versuche es gleich noch einmal.
refusal-no_room = Die Platte des Servers ist fast voll: Er nimmt keine neuen Tische, Nachrichten und Notizen an. Laufende Partien gehen weiter.
refusal-talk_full = Dieser Tisch hat genug Nachrichten behalten: Er nimmt keine mehr an.
refusal-commands_full = Von diesem Tisch wurde genug verlangt: höchstens { $limit } Anfragen, Entscheidungen nicht gezählt.

# What happens at a table beside the game
told-said = { $person_is ->
    [you] Du: „{ $text_id }“
    [nobody] { $name_id } (schaut zu): „{ $text_id }“
   *[other] { $person }: „{ $text_id }“
  }
told-spectators_said = { $name_id } (schaut zu) sagte: „{ $text_id }“
told-signal = { $signal_id ->
    [none] { $addressee_is ->
        [you] { $person } gibt dir ein Zeichen.
       *[other] { $person } gibt { $addressee } ein Zeichen.
      }
    [look] { $person_is ->
        [you] Für { $addressee } blickst du { $glance_is ->
            [you] auf dich selbst
           *[other] zu { $glance }
          }.
       *[other] Für { $addressee_is ->
            [you] dich
           *[other] { $addressee }
          } blickt { $person } { $glance_is ->
            [you] zu dir
           *[other] zu { $glance }
          }.
      }
   *[other] { $person_is ->
        [you] Dein Zeichen an { $addressee }: { $signal }.
       *[other] { $addressee_is ->
            [you] Zeichen von { $person } an dich: { $signal }.
           *[other] Zeichen von { $person } an { $addressee }: { $signal }.
          }
      }
  }
told-took_back = { $person_is ->
    [you] Du nimmst deine Wahl zurück.
   *[other] { $person } nimmt die eigene Wahl zurück.
  }
told-left_table = { $person_is ->
    [you] Du hast den Tisch verlassen.
   *[other] { $person } hat den Tisch verlassen.
  }
told-stand_in = { $person_is ->
    [you] Ein Bot entscheidet für dich, bis du wieder da bist.
   *[other] Bis zur Rückkehr entscheidet ein Bot für { $person }.
  }
told-came_back = { $person_is ->
    [you] Du entscheidest wieder selbst.
   *[other] { $person } ist wieder da.
  }
told-time_up = { $person_is ->
    [you] Deine Zeit ist um: Ein Bot entscheidet.
   *[other] Die Zeit von { $person } ist um: Ein Bot entscheidet.
  }
told-extended = { $person_is ->
    [you] Du hast { $seconds ->
        [86400] einen Tag
       *[other] { $seconds } Sekunden
    } mehr.
   *[other] { $person } nimmt sich { $seconds ->
        [86400] einen Tag
       *[other] { $seconds } Sekunden
    } mehr.
  }
told-vacation = { $days ->
    [0] { $person_is ->
        [you] Du bist aus dem Urlaub zurück.
       *[other] { $person } ist aus dem Urlaub zurück.
    }
    [one] { $person_is ->
        [you] Du hast { $days } Tag Urlaub: Deine Uhr wartet.
       *[other] { $person } hat { $days } Tag Urlaub.
    }
   *[other] { $person_is ->
        [you] Du hast { $days } Tage Urlaub: Deine Uhr wartet.
       *[other] { $person } hat { $days } Tage Urlaub.
    }
  }
told-stopped_early = Die Partie endet hier. Alles wird gezeigt.
told-sealed = Die Partie ist zu Ende. Der Ausgang wird gezeigt, sobald alle Tische mit denselben Karten fertig sind.
word-sign_wink = ein Zwinkern
word-sign_nod = ein Nicken
word-sign_shake = ein Kopfschütteln
word-sign_one = ein Finger
word-sign_two = zwei Finger
word-sign_three = drei Finger
word-sign_four = vier Finger
word-sign_look = ein Blick
word-sign_hat = ein Tippen an den Hut
word-sign_cough = ein Husten
word-sign_shrug = ein Schulterzucken

# Refusals: at a table
refusal-cannot_undo = Zu spät, um diese Wahl zurückzunehmen: Jemand hat schon etwas daraus erfahren.
refusal-too_often = Zu viele Anfragen auf einmal: Warte { $seconds } s.
refusal-too_many_connections = Zu viele Verbindungen von dieser Adresse: höchstens { $limit }.
refusal-too_many_watching = An diesem Tisch schauen schon zu viele zu: höchstens { $limit }.
refusal-too_many_at_seat = Dieser Tisch ist hier schon { $limit }-mal offen: bitte einen davon schließen.
refusal-nobody_looks = Niemand schaut hin: Wähle zuerst einen Platz.
refusal-text_unreadable = Dieser Text enthält unlesbare Zeichen.
refusal-nothing_said = Da steht nichts.
refusal-too_long = Das ist zu lang: höchstens { $limit } Zeichen.
refusal-muted = Die Person, die den Tisch eröffnet hat, hat dich stummgeschaltet.
refusal-no_talk_now = Während einer Runde wird nicht geredet; Zeichen sind erlaubt.
refusal-no_such_signal = Dieses Zeichen gibt es an diesem Tisch nicht.
refusal-no_days = Dieser Tisch wird nicht über Tage gespielt.
refusal-no_such_zone = Diese Zeitzone gibt es nicht.
refusal-rest_bounds = Die Ruhe dauert 1 bis { $maximum } Stunden am Tag.
refusal-vacation_bounds = Du hast in dieser Partie noch { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} Urlaub.
refusal-no_vacation = Du bist nicht im Urlaub.
refusal-no_clock = Dieser Tisch hat keine Uhr.
refusal-no_more_time = Alle Verlängerungen sind verbraucht.
refusal-not_absent = Diese Person ist nicht abwesend.
refusal-not_away = Du warst nicht weg.
refusal-already_left = Du hast den Tisch schon verlassen.
refusal-seat_empty = Dieser Platz ist schon frei.
refusal-not_host = Das kann nur die Person, die den Tisch eröffnet hat.
refusal-already_started = Die Partie hat schon begonnen.
refusal-no_notebook = An diesem Tisch wird ohne Notizbuch gespielt.
refusal-bad_code = Dieser Code gilt nicht, oder nicht mehr.
refusal-pace_bounds = Die Zeit muss zwischen { $minimum } und { $maximum } Sekunden liegen.
refusal-delay_bounds = Wer zuschaut, kann höchstens { $maximum } Züge zurückliegen.
refusal-practice_alone = Ein Übungstisch ist privat, nur gegen Bots.
refusal-seed_bounds = Der Startwert muss eine positive ganze Zahl sein, höchstens 2⁵³.

# Refusals: notifications
refusal-endpoint_form = Das ist keine vollständige Adresse wie https://example.org/pfad.
refusal-endpoint_long = Diese Adresse ist zu lang (höchstens { $limit } Zeichen).
refusal-endpoint_https = Nur Adressen mit https:// sind möglich.
refusal-endpoint_name = Die Adresse braucht einen ganzen Namen, keine Zahl und keinen lokalen Namen.
refusal-endpoint_port = Nur die Ports 443 und 8443 sind möglich.
refusal-endpoint_inner = Diese Adresse führt in ein internes Netz: Dorthin geht der Server nicht.
refusal-endpoint_unknown = Dieser Server ist nicht zu finden: Prüfe die Adresse.
refusal-endpoint_unreachable = Dieser Server lässt niemanden ein.
refusal-endpoint_silent = Keine Antwort innerhalb von { $seconds } Sekunden.
refusal-endpoint_certificate = Das Zertifikat dieses Servers ist nicht gültig.
refusal-endpoint_nonsense = Die Antwort dieses Servers ist unlesbar.
refusal-endpoint_redirects = Diese Adresse leitet weiter: Gib die endgültige an.
refusal-endpoint_refuses = Der Server lehnt die Nachricht ab (Code { $status }).
refusal-endpoint_topic = Die Adresse muss mit dem Thema enden, etwa https://ntfy.sh/mein-thema.
refusal-push_keys = Die Schlüssel dieses Browsers sind unlesbar.
refusal-mail_form = Das ist keine E-Mail-Adresse.
refusal-mail_off = Dieser Server verschickt keine E-Mails.
refusal-mail_refused = Der Mailserver lehnt diese Adresse ab.
refusal-mail_down = Die E-Mail ging nicht hinaus: Der Mailserver antwortet nicht.
refusal-mail_asked = An diese Adresse ging schon eine E-Mail: Öffne sie, oder versuche es in einer Stunde wieder.
refusal-mail_unconfirmed = Die Adresse ist noch nicht bestätigt: Öffne den Link in der ersten E-Mail.
refusal-mail_hour = Vor weniger als einer Stunde ging schon eine E-Mail hinaus.
refusal-no_time_zone = Diese Zeitzone ist unbekannt.
refusal-no_language = Diese Sprache ist unbekannt.
refusal-channel_off = Dieser Server verschickt keine solchen Nachrichten.
refusal-too_many_channels = Höchstens { $limit } Wege: Entferne erst einen.
refusal-no_such_channel = Dieser Link gilt nicht mehr.

# The notebook
section-certainty = Was sicher ist
section-chances = Die genauen Wahrscheinlichkeiten
line-nothing_certain = Noch ist nichts sicher.
section-suspicion = Was sich vermuten lässt
word-others = andere
pair-odds = { $key } ({ $value } %)

# Bots, by what they do
bot-recruit = Neuling
bot-novice = Lehrling
bot-agent = Agent
bot-master = Profi
bot-ref-random = zufällig
bot-ref-search = einfache Suche
bot-ref-search-how = Ein Maßstab: kennt nur die Regeln und spielt zufällige Partien bis zum Ende; spielt jedes Spiel.
bot-ref-master-1 = erster Profi
bot-ref-master-1-how = Ein Maßstab: der erste Profi, der immer gleich lange nachdenkt.

# Previews of links
preview-invitation = { $host } lädt dich zu einer Partie { $game } ein.
preview-game = { $game }, ein Deduktionsspiel auf Filature

# Pictures of previews: before the game’s name, on the stamp, below
preview-card-before = Eine Partie
preview-card-stamp = Komm dazu
preview-card-last = Ohne Konto, im Browser.

# Cases
case_question-certain = Nur eines von dem, was verborgen ist, steht fest. Was, und welchen Wert hat es?
case_question-question = Eine Entscheidung verrät dir mehr als jede andere. Welche?
case_question-win = Eine Entscheidung gewinnt sicher, was auch immer die anderen verbergen. Welche?
case-right = Richtig: So ist es in jeder möglichen Welt.
case-given_up = Hier ist die Lösung.
case-possible = Möglich, aber nicht sicher: Auch diese Welt passt.
case-impossible = Unmöglich: Keine Welt passt zu dieser Antwort.
case-tells_most = Richtig: im Mittel { $bits } Bit, nichts verrät mehr.
case-tells_less = Zu wenig: im Mittel { $bits } Bit, und es geht besser: { $best }.
case-wins = Richtig: Das gewinnt in jeder möglichen Welt.
case-not_sure = Nicht sicher: In dieser Welt gewinnt es nicht.
case-same_in_all = So ist es in allen { $worlds } möglichen Welten, und nur hier.
case-tells = Das verrät im Mittel { $bits } Bit, { $margin } mehr als jede andere Entscheidung.
case-wins_in_all = { $worlds ->
    [1] Nur eine Welt ist möglich, und sie ist gewonnen.
   *[other] Das gewinnt in allen { $worlds } möglichen Welten.
  }
refusal-no_such_case = Diesen Fall gibt es nicht. Es gibt { $count }.
refusal-case_not_yet = Der Fall dieses Tages ist noch nicht offen. Heute ist der { $day } (UTC).
refusal-case_wants_secret = Dieser Fall wird gelöst, indem man etwas Verborgenes und seinen Wert nennt.
refusal-case_wants_decision = Dieser Fall wird durch eine Entscheidung gelöst.
refusal-case_no_such_secret = Das gibt es hier nicht. Verborgen sind { $count }.
refusal-case_no_such_value = Dieser Wert lässt sich hier nicht nennen.
refusal-case_not_legal = Diese Entscheidung ist hier nicht erlaubt.
refusal-case_example = Beispiele zählen ab 0.

# Debriefs: how it ended for somebody
debrief-stopped = Die Partie wurde vor dem Ende abgebrochen.
debrief-won = { $person_is ->
    [you] Du gewinnst
   *[other] { $person } gewinnt
  }{ $ahead ->
    [0] , im Stichentscheid.
    [one] , mit einem Punkt Vorsprung.
   *[other] , mit { $ahead } Punkten Vorsprung.
  }
debrief-shared = { $person_is ->
    [you] Du teilst
   *[other] { $person } teilt
  } den Sieg, mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }.
debrief-nobody = Niemand gewinnt.
debrief-lost = { $person_is ->
    [you] Du kommst
   *[other] { $person } kommt
  } auf den { $last_id ->
    [yes] letzten
   *[no] { $place ->
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
       *[6] sechsten
      }
  } Platz, { $behind ->
    [one] { $behind } Punkt
   *[other] { $behind } Punkte
  } hinter { $winner }.
debrief-lost_even = { $winner } gewinnt, im Stichentscheid.

# Where it turned
debrief-even = Knapp bis zum Schluss: Kein Zug hat alles verändert.
debrief-turned = Bei Zug { $step } kippt alles: { $person_is ->
    [you] Deine Chancen gehen
   *[other] Die Chancen von { $person } gehen
  } von { $before } % auf { $after } %.

# What to work on
debrief-missed_certain = Zu merken: Bei Zug { $step } { $person_is ->
    [you] hattest du etwas Sicheres, seit Zug { $since }. Das kostet dich { $cost } % deiner Chancen.
   *[other] hatte { $person } etwas Sicheres, seit Zug { $since }. Das kostet { $cost } % der Chancen.
  }
debrief-missed = Zu merken: Bei Zug { $step } gab es Besseres. { $person_is ->
    [you] Das kostet dich { $cost } % deiner Chancen.
   *[other] Das kostet { $person } { $cost } % der Chancen.
  }
debrief-told = Zu merken: Zug { $step } verrät viel über { $person_is ->
    [you] dich
   *[other] { $person }
  }, { NUMBER($bits) } Bits.
debrief-unlucky = { $person_is ->
    [you] Du spielst gut; deine Antworten sagen dir
   *[other] { $person } spielt gut; die Antworten sagen
  } { NUMBER($bits) } Bits weniger als erwartet.
debrief-clean = { $person_is ->
    [you] Gut gespielt: Du verschenkst fast nichts
   *[other] Gut gespielt: { $person } verschenkt fast nichts
  }, { $cost } % der Chancen insgesamt.

# The same in figures, and the moments
debrief-skill = Können: { $skill } % der besten Chance genutzt ({ $cost } % der Chancen insgesamt verschenkt).
debrief-luck = Glück: { NUMBER($bits) } Bits mehr erhalten als erwartet.
debrief-discretion = Verschwiegenheit: { NUMBER($bits) } Bits an alle anderen verraten.
debrief-moment = Zug { $step }, Gewinnchance von { $before } % auf { $after } %:
debrief-else = Möglich war: { $action } ({ $best } % statt { $win } %).
debrief-knowable = Was man wissen konnte:
debrief-since = (sicher seit Zug { $since }{ $end ->
    [acted] , genutzt bei Zug { $at })
    [shown] , aufgedeckt bei Zug { $at })
    [lapsed] , nie genutzt, und ab Zug { $at } wieder unsicher)
   *[unused] , nie genutzt)
  }

# After the game
refusal-too_long_for_debrief = Diese Partie ist zu lang für einen Rückblick: mehr als { $limit } Züge.
refusal-too_many_debriefs = Gerade werden zu viele Rückblicke erstellt. Versuche es gleich noch einmal.
refusal-debrief_failed = Dieser Rückblick konnte nicht erstellt werden.
refusal-too_much_waiting = Zu viele deiner Anfragen warten noch. Versuche es gleich noch einmal.
refusal-took_too_long = Das zu berechnen dauerte zu lange und wurde abgebrochen.
refusal-took_too_much_memory = Das zu berechnen brauchte zu viel Speicher und wurde abgebrochen.
refusal-no_decision_there = Bei diesem Zug hat niemand entschieden.
refusal-no_such_step = Einen solchen Zug gibt es nicht: Die Partie hat { $steps }.
refusal-no_record = Die Datei der Partie fehlt.

# Refusals: passkeys and devices
refusal-bad_passkey = Dieser Passkey ließ sich nicht prüfen. Versuche es noch einmal.
refusal-unknown_passkey = Dieser Passkey ist hier nicht, oder nicht mehr, bekannt.
refusal-no_passkeys_here = Passkeys brauchen eine Adresse mit https, oder localhost.
refusal-too_many_passkeys = Du hast schon { $limit } Passkeys: Entferne zuerst einen.
refusal-no_such_passkey = Diesen Passkey gibt es nicht mehr.
refusal-last_passkey = Das ist dein einziger Passkey: Füge einen anderen hinzu, bevor du ihn entfernst.
refusal-no_such_device = Dieses Gerät steht nicht mehr in der Liste.
refusal-no_token = Von diesem Browser ist nichts gespeichert.
refusal-not_sure = Nichts wurde gelöscht: Es war nicht bestätigt.

# Fair deals
refusal-not_fair = Diese Partie lässt sich nicht auf faires Geben prüfen: Sie wurde anders gegeben oder zur Übung gespielt.
refusal-fair_not_asked = Von diesem Platz wird kein Beitrag zum Geben erwartet.
refusal-fair_changed = Dieser Platz hat schon etwas anderes beigetragen.
refusal-fair_too_late = Die Zeit für diesen Beitrag ist vorbei.
refusal-fair_copied = Diese Festlegung gehört schon jemand anderem.
refusal-fair_mismatch = Dieses Geheimnis passt nicht zur Festlegung.

# Circles
refusal-deal_sealed = Diese Karten werden noch an einem anderen Tisch gespielt. Sie werden gezeigt, sobald alle fertig sind.
refusal-plays_same_deal = Du spielst diese Karten schon an einem anderen Tisch.
refusal-no_such_circle = Diesen Kreis gibt es nicht, oder nicht mehr.
refusal-not_member = Das ist für Mitglieder des Kreises.
refusal-bad_circle_link = Dieser Link gehört nicht, oder nicht mehr, zu diesem Kreis.
refusal-not_founder = Das kann nur, wer den Kreis gegründet hat.
refusal-no_such_member = Dieses Mitglied gibt es nicht.
refusal-member_name_taken = Jemand in diesem Kreis heißt schon so.
refusal-circle_full = Dieser Kreis ist voll: höchstens { $limit }.
refusal-not_listed_in_circle = Der Tisch eines Kreises wird nur dem Kreis gezeigt.
refusal-no_such_season = Diese Saison gibt es nicht. Es gibt { $count }.
refusal-no_such_event = Dieses Treffen gibt es nicht.
refusal-event_two_seats = Ein Rundenturnier oder das Schweizer System ist für Spiele zu zweit. Wähle Gruppen.
refusal-event_cycles = In einem Rundenturnier trifft man sich ein- oder zweimal.
refusal-event_pace = Ein Treffen braucht eine Zeit für jede Entscheidung, sonst könnte es nie enden.
refusal-event_past = Dieser Zeitpunkt ist vorbei.
refusal-event_too_few = Mindestens { $needed } Personen müssen kommen.
refusal-event_full = Höchstens { $limit } Personen können kommen.
refusal-event_not_planned = Dieses Treffen hat schon begonnen oder ist vorbei.
refusal-event_over = Dieses Treffen ist vorbei.
refusal-event_not_yours = Das kann nur, wer das Treffen geplant oder den Kreis gegründet hat.
refusal-event_too_many = Ein Kreis kann { $limit } geplante oder laufende Treffen haben.

## Bots
reason-practised = Aus Übung: { $win } % Chance auf den Sieg.
