# Agent Hunter
name = Agent Hunter
tagline = Drei Basen, zehn Agenten: gut zielen!
authors = Ein Spiel von Mike Elliott
summary = Zwei Agenturen stehen sich gegenüber. Jede versteckt drei ihrer zehn Agenten mit den Zahlen 0 bis 9 auf ihren drei Basen. Vergleiche in deinem Zug einen deiner Agenten mit einer gegnerischen Basis: höher, niedriger oder gleich, und dann fällt die Basis. Du kannst auch den Agenten einer deiner Basen tauschen, zum Preis eines Zielmarkers, der sie wertvoller macht, oder mit einer Basis angreifen und sie dabei aufs Spiel setzen. Sind alle Basen einer Seite gefallen, werden die Punkte gezählt.
minutes = 10

option-turn_limit = Zuglimit (Regel dieses Programms)
option-agents = Agenten je Seite
option-bases = Basen je Seite
option-tokens = Zielmarker je Seite

word-hand = die Hand
word-base = eine Basis
word-higher = höher
word-lower = niedriger
word-equal = gleich
word-bases_fallen = alle Basen einer Seite sind gefallen
word-turn_limit = das Zuglimit ist erreicht

# What is asked
ask-place = Lege verdeckt einen Agenten auf jede deiner Basen.
ask-turn = Greif eine Basis an oder tausche einen Agenten.
ask-refill = Besetze deine leere Basis mit einem Agenten aus der Hand.
ask-first_player = Das Los entscheidet, wer beginnt.
waiting-place = { $seat } besetzt die Basen.
waiting-turn = { $seat } überlegt.
waiting-refill = { $seat } besetzt eine Basis nach.

# What happens
told-placed = { $seat_is ->
    [you] Du legst, ab Basis 1: { $agents }.
   *[other] { $agents_id ->
        [none] { $seat } hat die Basen besetzt.
       *[some] { $seat } legt, ab Basis 1: { $agents }.
      }
  }
told-first_player = { $seat_is ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
  }
told-hand_attack = { $seat_is ->
    [you] Du greifst Basis { $target } mit der { $agent } an: { $answer }.
   *[other] { $seat } greift { $viewer_is ->
        [seat] deine Basis
       *[spectator] Basis
      } { $target } mit der { $agent } an: { $answer }.
  }
told-base_attack = { $seat_is ->
    [you] Du greifst Basis { $target } mit der { $agent } von deiner Basis { $base } an: { $answer }.
   *[other] { $seat } greift { $viewer_is ->
        [seat] deine Basis
       *[spectator] Basis
      } { $target } mit der { $agent } von der eigenen Basis { $base } an: { $answer }.
  }
told-fell = { $owner_is ->
    [you] Deine Basis { $base } fällt: Es war die { $agent }. { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
      } für { $seat }.
   *[other] Basis { $base } von { $owner } fällt: Es war die { $agent }. { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
      } für { $seat_is ->
        [you] dich
       *[other] { $seat }
      }.
  }
told-laid = { $base_id ->
    [none] { $seat_is ->
        [you] Du legst deine { $agent } darauf, aus der Hand.
       *[other] { $seat } legt die eigene { $agent } darauf, aus der Hand.
      }
   *[some] { $seat_is ->
        [you] Du legst deine { $agent } darauf, von deiner Basis { $base }; die musst du nachbesetzen.
       *[other] { $seat } legt die eigene { $agent } darauf, von Basis { $base }; die wird nachbesetzt.
      }
  }
told-swapped = { $seat_is ->
    [you] Du zeigst die { $agent } deiner Basis { $base }, legst die { $placed } hin und einen Zielmarker dazu.
   *[other] { $placed_id ->
        [none] { $seat } zeigt die { $agent } der eigenen Basis { $base }, legt verdeckt einen Agenten hin und einen Zielmarker dazu.
       *[some] { $seat } zeigt die { $agent } der eigenen Basis { $base }, legt die { $placed } hin und einen Zielmarker dazu.
      }
  }
told-refilled = { $seat_is ->
    [you] Du legst die { $placed } auf deine Basis { $base }.
   *[other] { $placed_id ->
        [none] { $seat } legt verdeckt einen Agenten auf die eigene Basis { $base }.
       *[some] { $seat } legt die { $placed } auf die eigene Basis { $base }.
      }
  }
told-shown = { $seat_is ->
    [you] Du hattest noch auf den Basen: { $standing }; auf der Hand: { $hand }.
   *[other] { $seat } hatte noch auf den Basen: { $standing }; auf der Hand: { $hand }.
  }

# The strip of the last events: the answer to one's own move, and shorter sentences
verdict-hand_attack = { $answer_id ->
    [higher] Höher.
    [lower] Niedriger.
   *[equal] Gleich!
  }
result-hand_attack = { $answer_id ->
    [higher] Basis { $target } verbirgt weniger als { $agent }; dein Agent kommt zurück auf die Hand.
    [lower] Basis { $target } verbirgt mehr als { $agent }; dein Agent kommt zurück auf die Hand.
   *[equal] Basis { $target } fällt.
  }
verdict-base_attack = { $answer_id ->
    [higher] Höher.
    [lower] Niedriger.
   *[equal] Gleich!
  }
result-base_attack = { $answer_id ->
    [higher] Basis { $target } verbirgt weniger als { $agent }.
    [lower] Basis { $target } verbirgt mehr als { $agent }.
   *[equal] Basis { $target } fällt.
  }
verdict-fell = Eine Basis ist gefallen!
result-fell = Basis { $base } verbarg die { $agent }.

# In short sentences, for the ear: without what was said just before
short-told-hand_attack = { $seat_is ->
    [you] Deine { $agent } auf Basis { $target }: { $answer }.
   *[other] { $seat } greift { $viewer_is ->
        [seat] deine Basis
       *[spectator] Basis
      } { $target } mit der { $agent } an: { $answer }.
  }
short-told-base_attack = { $seat_is ->
    [you] Deine { $agent } von Basis { $base } auf Basis { $target }: { $answer }.
   *[other] { $seat } greift { $viewer_is ->
        [seat] deine Basis
       *[spectator] Basis
      } { $target } mit der { $agent } der eigenen Basis { $base } an: { $answer }.
  }
short-told-fell = { $after_id ->
    [hand_attack] Sie fällt:
    [base_attack] { $again_id ->
        [yes] Sie fällt:
       *[no] { $owner_is ->
            [you] Deine Basis { $base } fällt:
           *[other] Basis { $base } von { $owner } fällt:
          }
      }
   *[other] { $owner_is ->
        [you] Deine Basis { $base } fällt: Es war die { $agent }.
       *[other] Basis { $base } von { $owner } fällt: Es war die { $agent }.
      }
  } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } für { $seat_is ->
    [you] dich
   *[other] { $seat }
  }.
short-told-laid = { $base_id ->
    [none] { $seat_is ->
        [you] Du legst deine { $agent } darauf, aus der Hand.
       *[other] { $seat } legt eine { $agent } darauf, aus der Hand.
      }
   *[some] { $seat_is ->
        [you] Du legst deine { $agent } darauf, von Basis { $base }.
       *[other] { $seat } legt eine { $agent } darauf, von der eigenen Basis { $base }.
      }
  }
short-told-swapped = { $seat_is ->
    [you] Du zeigst die { $agent } deiner Basis { $base }, legst die { $placed } hin, ein Zielmarker mehr.
   *[other] { $placed_id ->
        [none] { $seat } zeigt die { $agent } der eigenen Basis { $base }, ersetzt sie verdeckt, ein Zielmarker mehr.
       *[some] { $seat } zeigt die { $agent } der eigenen Basis { $base }, legt die { $placed } hin, ein Zielmarker mehr.
      }
  }
short-told-refilled = { $seat_is ->
    [you] Du legst die { $placed } auf deine Basis { $base }.
   *[other] { $placed_id ->
        [none] { $after_id ->
            [laid] { $seat } besetzt sie verdeckt nach.
           *[other] { $seat } besetzt die eigene Basis { $base } verdeckt nach.
          }
       *[some] { $seat } legt die { $placed } auf die eigene Basis { $base }.
      }
  }
short-told-shown = { $seat_is ->
    [you] Dir blieben, Basen: { $standing }; Hand: { $hand }.
   *[other] { $after_id ->
        [shown] { $seat }, Basen: { $standing }; Hand: { $hand }.
       *[other] { $seat } blieben, Basen: { $standing }; Hand: { $hand }.
      }
  }
short-choice-swap = Tausch auf Basis { $base }

# What can be done
choice-place = Agenten legen
choice-attack = { $from_id ->
    [hand] Angriff aus der Hand
   *[base] Angriff von einer Basis
  }
choice-swap = Tausch auf Basis { $base }
choice-refill = Nachbesetzen: Basis { $base }
hint-attack = { $from_id ->
    [hand] Gleich: Die Basis fällt. Sonst kommt der Agent zurück auf die Hand.
   *[base] Gleich: Die gegnerische Basis fällt. Sonst deine.
  }
hint-swap = Der Agent der Basis wird gezeigt, der neue bleibt geheim. Die Basis bekommt einen Zielmarker.
action-place = Legen: { $agents }
action-attack = { $from_id ->
    [hand] Angriff auf Basis { $target } mit der { $agent }
   *[base] Angriff auf Basis { $target } von Basis { $base }
  }
action-swap = Tausch: die { $agent } auf Basis { $base }
action-refill = Nachbesetzen: die { $agent } auf Basis { $base }
action-first_player = { $first } beginnt
field-agents = Agent je Basis
field-agent = Agent
field-target = Zielbasis
field-base = Basis von dir
value-agent = Agent { $value }
value-agents = Agent { $value }
value-target = Basis { $value }
value-base = Basis { $value }
place-agents = Basis { $place }

# What lies on the table
section-progress = Die Partie
section-desk = { $seat_is ->
    [you] Deine Seite
   *[other] Seite von { $seat }
  }
line-turn = Zug { $turn } von höchstens { $limit }.
line-out_of_play = { $agents_count ->
    [0] Keine Zahl ist aus dem Spiel.
   *[other] Aus dem Spiel: { $agents }.
  }
line-base_hidden = Basis { $base }: verdeckt, { $tokens ->
    [0] ohne Zielmarker
   *[other] { $tokens } Zielmarker
  }.
line-base_known = Basis { $base }: die { $agent }, { $tokens ->
    [0] ohne Zielmarker
   *[other] { $tokens } Zielmarker
  }.
line-base_empty = Basis { $base }: leer.
line-base_fallen = Basis { $base }: gefallen, es war die { $agent }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
line-hand = Hand: { $agents }.
line-hand_count = { $count ->
    [one] { $count } Agent auf der Hand.
   *[other] { $count } Agenten auf der Hand.
  }
line-tokens = { $count ->
    [0] Kein Zielmarker übrig.
   *[other] Noch { $count } Zielmarker übrig.
  }
line-points = { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
  }

# The board
board-base = Basis { $base }
board-worth = zählt { $points } Pkt.
board-in-hand = { $count ->
    [one] { $count } Agent auf der Hand
   *[other] { $count } Agenten auf der Hand
  }
board-tokens = { $count ->
    [0] kein Marker übrig
   *[other] { $count } Marker
  }
board-empty = leer
board-hand = Deine Hand
board-card-for = Agent { $agent }, für Basis { $base }
board-card-back = Agent { $agent }, zurück auf Basis { $base }
board-probe-with = die { $agent } ist
board-probe = { $agent } { $answer }
board-probes = { $count ->
    [one] Angegriffen: { $probes }.
   *[other] Angegriffen, zuletzt zuerst: { $probes }.
  }
board-unprobed = noch nie
board-swapped = Tausch
board-swapped-shown = die { $agent } gezeigt
board-was-swapped = Getauscht, die { $agent } gezeigt.
board-refilled = Neu besetzt
board-was-refilled = Verdeckt nachbesetzt.
board-so = also { $agents }
board-knows = { $name } weiß: { $agents }
board-left = { $count } möglich
board-left-to = { $count } möglich für { $name }
board-possible = Möglich: { $agents }.
board-possible-to = Möglich für { $name }: { $agents }.
board-fallen = Gefallen
board-to-you = an dich
board-to = an { $name }
board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
board-points-yours = Für dich.
board-points-of = Für { $name }.
board-swap = Einen Agenten tauschen
board-mode-hand = Aus der Hand
board-mode-base = Von einer Basis
board-mode-swap = Tauschen
board-which-agent = welcher Agent?
board-which-base = welche Basis?
board-base-of = Basis { $base } von { $name }
board-your-base = deine Basis { $base }
board-place-how = In der Reihenfolge deiner Wahl: Basis 1, Basis 2, Basis 3.
board-stays-secret = Das bleibt geheim.
board-effect-hand = Gleich: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } für dich. Sonst kommt die { $agent } zurück.
board-effect-base = Gleich: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } für dich. Sonst fällt deine Basis { $base }: { $loss ->
    [one] { $loss } Punkt
   *[other] { $loss } Punkte
  } für { $name }.
board-effect-swap = Die { $agent } wird gezeigt und kommt zurück. Die Basis zählt dann { $points } Punkte.
board-not-equal = Gleich ist ausgeschlossen: Es ist nicht die { $agent }.
board-waiting = Gerade nichts zu wählen.
board-reading = So liest du eine Antwort
board-reading-is = : { $what }
board-reading-higher = der Angriff liegt über der Basis
board-reading-lower = die Basis liegt über dem Angriff
board-reading-equal = die Basis fällt
board-reading-worth = Eine gefallene Basis zählt 1 Punkt und 1 mehr je Zielmarker.

# Refusals
refusal-too_few_agents = Für so viele Basen braucht es mindestens { $needed } Agenten.
refusal-not_in_hand = Die { $agent } ist nicht auf deiner Hand.
refusal-target_fallen = Basis { $target } ist schon gefallen.
refusal-own_base_fallen = Deine Basis { $base } ist gefallen.
refusal-no_token = Du hast keinen Zielmarker mehr: Tauschen geht nicht.
refusal-already_placed = Du hast deine Agenten schon gelegt.
refusal-refill_other_base = Nachbesetzt wird Basis { $base }.
refusal-place_count = Lege genau { $count } Agenten.
refusal-agent_twice = Ein Agent kann nicht zweimal gelegt werden.
refusal-attack_form = Diesem Angriff fehlt das Feld „{ $field_id }“, oder es ist eines zu viel.

# The notebook: what can be deduced, and what can only be suspected
line-belief_worlds = { $worlds ->
    [1] Nur eine Möglichkeit bleibt.
   *[other] { $worlds } Möglichkeiten ({ $bits } Bit Unsicherheit).
  }
line-belief_exposed = { $placements ->
    [1] Deine Basen: Die Gegenseite kann alle erschließen.
   *[other] Deine Basen: { $placements } Möglichkeiten für die Gegenseite.
  }
line-belief_no_evidence = Die Spielweise von { $seat } verrät nichts.
line-belief_suspicion = Schätzung nach der Spielweise von { $seat }:
secret-base = Basis { $base } von { $seat }
line-certain_base = Basis { $base } von { $seat }: Agent { $agent }.
line-left_base = Basis { $base } von { $seat }: { $agent }, nicht sicher.
line-belief_base = { $seat }, Basis { $base }: { $odds }.

# What rules out the rest for a base, in a hint
because-answer = { $seat_is ->
    [you] Deine { $agent }
   *[other] Die { $agent } von { $seat }
  } war { $answer_id ->
    [higher] höher
   *[lower] niedriger
  } als der Agent auf Basis { $base }.
because-hand = { $seat } hat die { $agent } gezeigt: Sie war auf der Hand, auf keiner Basis.
because-seen = { $seat } hat die { $agent } auf Basis { $base } gezeigt.
because-fell = Basis { $base } von { $owner } ist gefallen: Es war die { $agent }.
because-out = Die { $agent } ist aus dem Spiel.

# The bots: what they do, and why they did it
bot-recruit-how = Spielt zufällig, greift aber nie an, wenn die Antwort bekannt ist, und riskiert oder tauscht keine Basis ohne Grund.
bot-novice-how = Greift eine Basis nach der anderen an, immer in der Mitte, und merkt sich nur die letzten Angriffe; bringt eine Basis zu Fall, sobald ihr Agent sicher ist.
bot-agent-how = Zählt genau, was jede Seite von der anderen wissen kann, und wählt einen Zug voraus, was am meisten bringt und lehrt und am wenigsten verrät.
bot-master-how = Hat in sehr vielen Partien gegen sich selbst geübt und spielt nach Gefühl, nur mit dem, was an diesem Platz bekannt ist.
bot-ref-greedy = gierig
bot-ref-greedy-how = Ein Maßstab: greift aus der Hand an, wo gleich am wahrscheinlichsten ist, und tauscht nie.
reason-at_random = Zufällig gewählt.
reason-not_absurd = { $choices ->
    [one] Nur diese Wahl war sinnvoll.
   *[other] Zufällig aus { $choices } sinnvollen Möglichkeiten.
  }
reason-placed_evenly = Zufällig gelegt, um nichts zu verraten.
reason-refilled_evenly = Ein zufälliger Agent aus der Hand, um nichts zu verraten.
reason-refilled_out_of_reach = Einer der Agenten, für die die Gegenseite am längsten bräuchte.
reason-likeliest = Wo gleich am wahrscheinlichsten war: Basis { $target }, { $chance } %.
reason-halved = { $candidates ->
    [one] Für Basis { $target } schien nur noch eine Zahl möglich.
   *[other] Basis { $target } schien am leichtesten zu finden: die Mitte der { $candidates } Zahlen, die noch möglich waren.
  }
reason-same_agent = Die einzige mögliche Zahl für Basis { $target } lag auf der eigenen Basis { $base }.
reason-hid = Die eigene Basis { $base } schien durchschaut.
reason-sure = Basis { $target } konnte nur noch die { $agent } sein.
reason-attacked = Der Angriff, der am meisten brachte und verriet: Basis { $target }, { $chance } % für gleich. Danach { $win } % Gewinnchance.
reason-struck_from_base = { $chance } % für gleich auf Basis { $target } waren das Risiko wert. Danach { $win } % Gewinnchance.
reason-hid_in_time = Die eigene Basis { $base } war mit { $chance } % zu erraten: lieber tauschen, auch um den Preis eines Zielmarkers. Danach { $win } % Gewinnchance.

# The rules in our words: a title, then its paragraphs
rules-1 =
    Ziel des Spiels
    Bring die gegnerischen Basen zu Fall. Eine gefallene Basis bringt der Seite, die sie zu Fall brachte, 1 Punkt und 1 mehr für jeden Zielmarker daneben.
rules-2 =
    Aufbau
    Jede Seite hat zehn Agenten, 0 bis 9, drei Basen und fünf Zielmarker. Lege geheim und gleichzeitig drei verschiedene Agenten, einen auf jede Basis; die anderen sieben sind deine Hand.
    Das Los entscheidet, wer beginnt. In deinem Zug tust du genau eines: aus der Hand angreifen, tauschen oder von einer Basis angreifen.
rules-3 =
    Angriff aus der Hand
    Zeige einen Agenten aus deiner Hand und ziele auf eine stehende gegnerische Basis. Alle erfahren, ob deine Zahl höher, niedriger oder gleich ist.
    Gleich: Die Basis fällt, dein Agent kommt darauf, und beide sind aus dem Spiel. Sonst kommt dein Agent zurück auf die Hand, und mehr geschieht nicht.
rules-4 =
    Tausch
    Wenn du noch einen Zielmarker hast: Zeige den Agenten einer deiner stehenden Basen, nimm ihn auf die Hand und lege dann verdeckt irgendeinen Agenten aus der Hand dorthin, auch denselben. Lege einen Zielmarker neben die Basis.
    Ein Zielmarker bewegt sich nie wieder: Jeder Tausch bringt einen dazu, und eine gefallene Basis behält ihre.
rules-5 =
    Angriff von einer Basis
    Zeige den Agenten einer deiner stehenden Basen und ziele auf eine gegnerische Basis.
    Gleich: Diese Basis fällt, dein Agent kommt darauf, und du besetzt deine leere Basis sofort aus der Hand nach, verdeckt.
    Sonst fällt deine eigene Basis: Die andere Seite legt ihren Agenten mit derselben Zahl darauf. Nimmt sie ihn von einer ihrer Basen, zeigt sie ihn und besetzt diese Basis sofort nach.
rules-6 =
    Ende und Punkte
    Die Partie endet, wenn die drei Basen einer Seite gefallen sind und die Aktion zu Ende geführt ist. Dann wird alles gezeigt.
    Zielmarker neben einer stehenden Basis zählen nichts. Die meisten Punkte gewinnen; bei Gleichstand die höhere Summe der Agenten auf der Hand; sonst ist es ein gemeinsamer Sieg.
rules-7 =
    Was dieses Programm hinzufügt
    Nichts im Spiel zwingt dazu voranzukommen: Nach 200 Zügen beider Seiten zusammen endet die Partie, und es wird gezählt. Diese Zahl lässt sich einstellen, bis 1000.
rules-search = Zielmarker, Gleichstand, Tausch

# What may be done now, in three sentences; before the bar what is set in bold
now-place =
    Lege | verdeckt einen Agenten auf jede deiner Basen, lauter verschiedene.
    Die übrigen Agenten | sind deine Hand.
    Die andere Seite | legt ihre zur selben Zeit; nichts wird gezeigt.
now-turn =
    Angriff aus der Hand: | gleich, die Basis fällt; sonst kommt dein Agent zurück.
    Oder Tausch: | Ein Agent wird gezeigt, ein anderer kommt geheim, und die Basis zählt 1 Punkt mehr.
    Oder Angriff von einer Basis: | gleich, die andere Basis fällt; sonst deine.
now-refill =
    Besetze | deine leere Basis mit einem Agenten aus der Hand.
    Verdeckt: | Die andere Seite weiß nicht, welcher es ist.
    Diese Wahl | gehört zum Angriff; danach endet der Zug.

# Pictures of the rules: a caption, then what is drawn
picture-place =
    Drei Basen, geheim besetzt.
    Drei Agenten, 2, 7 und 5, jeder unter dem Namen einer Basis.
picture-attack =
    Ein Agent wird gezeigt, alle hören die Antwort.
    Eine 5 aus der Hand zielt auf eine verdeckte Basis; drei Antworten: höher, niedriger, gleich.
picture-swap =
    Ein Agent geht, ein anderer kommt, ein Zielmarker dazu.
    Eine 4 verlässt die Basis; eine verdeckte Karte kommt an ihre Stelle; ein roter Zielmarker liegt daneben.
picture-base =
    Von einer Basis: gleich oder verloren.
    Eine gezeigte 6 auf einer Basis zielt auf eine verdeckte Basis: gleich, sie fällt; sonst fällt die Basis der 6.
picture-refill =
    Eine leere Basis wird aus der Hand nachbesetzt.
    Eine leere Basis, ein Pfeil, eine verdeckte Karte.
picture-fallen =
    Gefallen: zwei Agenten mit derselben Zahl.
    Basis 2 ist gefallen: zwei Agenten 8 übereinander, ein Zielmarker, 2 Punkte.

drawn-theirs = die andere Basis fällt
drawn-yours = deine Basis fällt

# What is drawn on the board: its name, then its meaning
symbol-agent =
    Agent
    Einer deiner Agenten mit seiner Zahl.
symbol-back =
    Rückseite
    Ein Agent, den du nicht siehst.
symbol-higher =
    Voller Balken höher
    Der Angriff war höher als der Agent der Basis.
symbol-lower =
    Voller Balken niedriger
    Der Angriff war niedriger als der Agent der Basis.
symbol-equal =
    Gleiche Balken
    Dieselbe Zahl: Die Basis ist gefallen.
symbol-target =
    Zielmarker
    Die Basis bringt der Seite, die sie zu Fall bringt, 1 Punkt mehr.
symbol-possible =
    Zahl im Kästchen
    Auf dieser Basis noch möglich.
symbol-ruled =
    Zahl mit Strich
    Durch die Antworten ausgeschlossen.
symbol-out =
    Strich und Schraffur
    Auf beiden Seiten aus dem Spiel.
symbol-swap =
    Runder Pfeil
    Der Agent dieser Basis wurde getauscht oder ersetzt.
symbol-planned =
    Gestrichelte Karte
    Ein gewählter Agent, noch nicht gelegt.
symbol-fallen =
    Stempel und zwei Karten
    Gefallene Basis: Sie ist nicht mehr im Einsatz.

## In three sentences, for guests: what is in bold, a bar, the rest
brief =
    Drei Basen, | auf jeder ein verdeckter Agent von 0 bis 9.
    In deinem Zug | vergleichst du einen deiner Agenten mit einer gegnerischen Basis: höher, niedriger oder gleich.
    Gleich: | Die Basis fällt. Hat eine Seite keine Basis mehr, wird gezählt.

# The end
tie-broken = Bei Punktgleichstand gewinnt die höhere Summe der Agenten auf der Hand.
tie-shared = Gleich viele Punkte, gleiche Summe auf der Hand: ein gemeinsamer Sieg.

# Cases
case_question-certain = Nur eine gegnerische Basis steht fest. Welche, und welcher Agent verbirgt sich dort?
case_question-question = Ein Angriff verrät mehr als jeder andere. Welcher?
case_question-win = Ein Angriff gewinnt das Spiel sicher. Welcher?
case-possible-agent = Möglich, aber nicht sicher. Hier verbirgt Basis { $base } von { $seat } den Agenten { $agent }, und nichts spricht dagegen.
case-impossible-agent = Unmöglich: Nichts dergleichen passt zum Spiel. Hier verbirgt Basis { $base } von { $seat } den Agenten { $agent }.
