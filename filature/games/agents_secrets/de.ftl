# Les agents secrets
name = Les agents secrets
tagline = Beweg alle, versteck deinen.
authors = Ein Spiel von Wolfgang Kramer
summary = In einer Straße, die im Kreis verläuft, gehen Agenten um eine streng geheime Akte herum. Einer davon ist deiner, und niemand darf wissen, welcher. Teile in deinem Zug die Augen des Würfels auf Agenten deiner Wahl auf, deinen oder andere. Sobald ein Agent bei der Akte anhält, gibt es eine Wertung: Jeder Agent bekommt den Wert des Ortes, an dem er steht. Bring deinen Agenten voran, ohne dich zu verraten: Wer zuerst 42 Punkte hat, gewinnt, auch ein Agent, der niemandem gehört. Mit den erweiterten Regeln schreibst du außerdem geheim auf, wer hinter jedem Agenten steckt. Die Zahl der Züge ist begrenzt: Das ist eine Regel dieses Programms.
minutes = 25

option-rules = Regeln
option-agents = Agenten im Spiel (sonst zieht sie das Los)
option-goal = Punkte zum Sieg
option-report_at = Punkte, ab denen Berichte fällig sind (erweiterte Regeln)
option-turn_limit = Zuglimit (Regel dieses Programms)

# The agents, by colour and texture; the short names serve where the long one was just said
word-orange = Orange (glatt)
word-violet = Violett (rau)
word-red = Rot (Samt)
word-blue = Blau (grob)
word-grey = Grau (Rillen)
word-yellow = Gelb (Filz)
word-green = Grün (Wellen)
short-orange = Orange
short-violet = Violett
short-red = Rot
short-blue = Blau
short-grey = Grau
short-yellow = Gelb
short-green = Grün
texture-orange = glatt
texture-violet = rau
texture-red = Samt
texture-blue = grob
texture-grey = Rillen
texture-yellow = Filz
texture-green = Wellen

# The places
word-chapel = Kapelle
word-house_1 = Haus 1
word-house_2 = Haus 2
word-house_3 = Haus 3
word-house_4 = Haus 4
word-house_5 = Haus 5
word-house_6 = Haus 6
word-house_7 = Haus 7
word-house_8 = Haus 8
word-house_9 = Haus 9
word-house_10 = Haus 10
word-ruin = Ruine

word-basic = Grundregeln
word-advanced = erweiterte Regeln
word-goal_reached = ein Agent hat das Ziel erreicht
word-turn_limit = das Zuglimit dieses Programms ist erreicht

# What is asked
ask-agents = Das Los zieht die Agenten im Spiel.
ask-identities = Das Los verteilt die Identitäten.
ask-first_player = Die Würfel sagen, wer beginnt.
ask-roll = Der Würfel rollt.
ask-move = Teile alle Augen des Würfels auf.
ask-file = Versetze die Akte.
ask-report = Schreib deinen Bericht: Wem gehört jeder Agent?
waiting-move = { $seat } teilt die Augen des Würfels auf.
waiting-file = { $seat } versetzt die Akte.
waiting-report = { $seat } schreibt einen Bericht.

# What happens
told-agents_drawn = Im Spiel: { $in_play }.
told-dealt = Die Identitäten sind geheim ausgeteilt.
told-identity = { $seat_is ->
    [you] Dein Agent: { $agent }. Behalte das für dich.
   *[other] { $seat } bekommt { $agent }.
  }
told-first_rolls = Wer beginnt? Würfe ({ $rollers }): { $values }.
told-first_player = { $seat_is ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
  }
told-rolled = { $seat_is ->
    [you] Du würfelst { $value }.
   *[other] { $seat } würfelt { $value }.
  }
told-moved = { $seat_is ->
    [you] Du ziehst { $steps }.
   *[other] { $seat } zieht { $steps }.
  } Jetzt: { $to }.
pair-steps = { $key_id ->
    [orange] { short-orange }
    [violet] { short-violet }
    [red] { short-red }
    [blue] { short-blue }
    [grey] { short-grey }
    [yellow] { short-yellow }
   *[green] { short-green }
  } um { $value }
pair-to = { $key_id ->
    [orange] { short-orange }
    [violet] { short-violet }
    [red] { short-red }
    [blue] { short-blue }
    [grey] { short-grey }
    [yellow] { short-yellow }
   *[green] { short-green }
  } { $value }
told-counted = Wertung! { $gains }. Stand: { $scores }.
pair-gains = { $key_id ->
    [orange] { short-orange }
    [violet] { short-violet }
    [red] { short-red }
    [blue] { short-blue }
    [grey] { short-grey }
    [yellow] { short-yellow }
   *[green] { short-green }
  } { $value ->
    [-3] −3
    [-2] −2
    [-1] −1
    [0] 0
   *[other] +{ $value }
  }
pair-scores = { $key_id ->
    [orange] { short-orange }
    [violet] { short-violet }
    [red] { short-red }
    [blue] { short-blue }
    [grey] { short-grey }
    [yellow] { short-yellow }
   *[green] { short-green }
  } { $value }
told-file_moved = { $stays_id ->
    [yes] { $seat_is ->
        [you] Du lässt die Akte
       *[other] { $seat } lässt die Akte
      } { $to_id ->
        [chapel] in der Kapelle
        [ruin] in der Ruine
       *[other] in { $to }
      }
   *[no] { $seat_is ->
        [you] Du bringst die Akte
       *[other] { $seat } bringt die Akte
      } { $to_id ->
        [chapel] in die Kapelle
        [ruin] in die Ruine
       *[other] in { $to }
      }
  }.
told-reports_due = { $agents }: { $report_at } Punkte oder mehr. Zeit für geheime Berichte.
told-report_written = { $seat_is ->
    [you] Dein Bericht: { $owners }.
   *[other] { $owners_is ->
        [nobody] { $seat } hat einen Bericht geschrieben.
       *[other] Bericht von { $seat }: { $owners }.
      }
  }
pair-owners = { $key } bei { $value_id ->
    [none] niemandem
   *[some] { $value ->
        [du] dir
       *[other] { $value }
      }
  }
told-unmasked = { $seat_is ->
    [you] Du warst { $agent }, { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
      }.
   *[other] { $seat } war { $agent }, { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
      }.
  }
told-independent = { $agents_count ->
    [one] Unabhängiger Agent: { $agents }.
   *[other] Unabhängige Agenten: { $agents }.
  }
told-report_shown = { $seat_is ->
    [you] Dein Bericht war:
   *[other] Bericht von { $seat }:
  } { $owners }. { $right ->
    [0] Keine Zeile stimmt.
    [one] 1 Zeile stimmt, { $points } Punkte mehr.
   *[other] { $right } Zeilen stimmen, { $points } Punkte mehr.
  }
told-agents_won = { $agents_count ->
    [one] { $agents } ist der siegreiche Agent.
   *[other] { $agents } siegen gemeinsam.
  }

# The strip of the last events: the answer to one's own move, and shorter sentences
brief-moved = { $seat_is ->
    [you] Du ziehst { $steps }.
   *[other] { $seat } zieht { $steps }.
  }
brief-counted = Wertung! { $gains }.
verdict-counted = Wertung!
result-counted = { $gains }.
brief-report_written = { $seat_is ->
    [you] Dein Bericht ist geschrieben.
   *[other] { $seat } hat einen Bericht geschrieben.
  }

# In short sentences, for the ear: without what was said just before
short-told-rolled = { $seat_is ->
    [you] Dein Wurf: { $value }.
   *[other] { $seat }, Wurf { $value }.
  }
short-told-moved = { $seat_is ->
    [you] Du ziehst { $steps }.
   *[other] { $after_id ->
        [rolled] { $again_id ->
            [yes] { $steps }.
           *[no] { $seat } zieht { $steps }.
          }
       *[other] { $seat } zieht { $steps }.
      }
  }
short-pair-steps = { $key_id ->
    [orange] { short-orange }
    [violet] { short-violet }
    [red] { short-red }
    [blue] { short-blue }
    [grey] { short-grey }
    [yellow] { short-yellow }
   *[green] { short-green }
  } um { $value }, { $to }
short-told-counted = Wertung! { $gains }.
short-pair-gains = { $key_id ->
    [orange] { short-orange }
    [violet] { short-violet }
    [red] { short-red }
    [blue] { short-blue }
    [grey] { short-grey }
    [yellow] { short-yellow }
   *[green] { short-green }
  } { $value ->
    [-3] −3
    [-2] −2
    [-1] −1
    [0] 0
   *[other] +{ $value }
  }, jetzt { $scores }
short-told-file_moved = { $stays_id ->
    [yes] { $seat_is ->
        [you] Du lässt die Akte
       *[other] { $again_id ->
            [yes] Die Akte bleibt
           *[no] { $seat } lässt die Akte
          }
      } { $to_id ->
        [chapel] in der Kapelle
        [ruin] in der Ruine
       *[other] in { $to }
      }
   *[no] { $seat_is ->
        [you] Du bringst die Akte
       *[other] { $again_id ->
            [yes] Akte
           *[no] { $seat } bringt die Akte
          }
      } { $to_id ->
        [chapel] in die Kapelle
        [ruin] in die Ruine
       *[other] in { $to }
      }
  }.
short-key-steps = { $key_id ->
    [orange] { short-orange }
    [violet] { short-violet }
    [red] { short-red }
    [blue] { short-blue }
    [grey] { short-grey }
    [yellow] { short-yellow }
   *[green] { short-green }
  }

# What can be done
choice-move = Agenten ziehen
choice-file = Akte versetzen
choice-report = Bericht schreiben
hint-move = Alle Augen des Würfels, auf Agenten deiner Wahl, im Uhrzeigersinn. Ein Agent, der bei der Akte anhält, löst eine Wertung aus.
hint-file = Grundregeln: wo kein Agent steht. Erweiterte Regeln: wohin du willst, auch dort, wo sie ist.
hint-report = Eine Zeile für jeden Agenten außer deinem; jeder Name höchstens einmal, oder niemand, wenn er unabhängig ist. Eine richtige Zeile zählt am Ende 5 Punkte.
action-agents = Im Spiel: { $in_play }
action-identities = Identitäten, Platz für Platz: { $agents }
action-first_player = Die Würfel sagen, wer beginnt
action-roll = Der Würfel zeigt { $value }
action-move = Ziehen: { $steps }
action-file = Akte in { $to_id ->
    [chapel] die Kapelle
    [ruin] die Ruine
   *[other] { $to }
  }
action-report = Bericht: { $owners }
field-steps = Augen des Würfels
field-to = Ort der Akte
field-owners = Zuordnung
value-steps = { $value }
value-to = { $value }
value-owners = { $value_is ->
    [nobody] niemand (unabhängig)
   *[other] { $value }
  }

# What lies on the table
section-progress = Die Partie
section-street = Die Straße
section-scores = Die Agenten
section-desk = { $seat_is ->
    [you] Du
   *[other] { $seat }
  }
line-turn = Zug { $turn } von höchstens { $limit }.
line-die = { $seat_is ->
    [you] Du bist am Zug. Dein Würfel: { $value }.
   *[other] { $seat } ist am Zug. Würfel: { $value }.
  }
line-whose_turn = { $seat_is ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
  }
line-file = Akte: { $place }.
line-goal = Ziel: { $goal } Punkte, { $rules }.
line-reports = { $written_id ->
    [yes] Die Berichte sind geschrieben.
   *[no] Geheime Berichte, sobald ein Agent { $report_at } Punkte hat.
  }
line-place = { $place_id ->
    [chapel] Kapelle
    [ruin] Ruine (−3)
   *[other] Haus { $number }
  }: { $agents_count ->
    [0] { $file_id ->
        [yes] die Akte, kein Agent
       *[no] kein Agent
      }
   *[other] { $file_id ->
        [yes] { $agents }, dazu die Akte
       *[no] { $agents }
      }
  }.
line-clock = Die Straße ist wie ein Zifferblatt: Kapelle auf zwölf, jedes Haus auf der Stunde seiner Zahl, Ruine auf elf. Die Agenten gehen im Uhrzeigersinn.
line-agent = { $agent }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  }, { $place }.
line-agent_known = { $agent }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  }, { $place }. { $holder_is ->
    [you] Dein Agent.
    [nobody] Unabhängig.
   *[other] Agent von { $holder }.
  }
line-identity = Agent: { $agent }.
line-report_hidden = Bericht geschrieben, geheim.
line-report_line = Bericht, { $agent }: { $holder_is ->
    [you] du
    [nobody] niemand
   *[other] { $holder }
  }{ $right_id ->
    [yes] {" (richtig)"}
    [no] {" (falsch)"}
   *[none] {""}
  }.
line-right = { $count ->
    [0] Keine Zeile stimmt.
    [one] 1 richtige Zeile: { $points } Punkte.
   *[other] { $count } richtige Zeilen: { $points } Punkte.
  }
line-total = Summe: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.

# Refusals
refusal-agents_not_names = Die Option „agents“ muss eine Liste von Namen aus diesen sein: { $names }.
refusal-agents_count = Es müssen genau { $count } Agenten im Spiel sein.
refusal-agent_twice = Ein Agent darf nicht zweimal genannt werden.
refusal-no_such_agent = Es gibt keinen Agenten namens „{ $agent_id }“.
refusal-no_such_place = Es gibt keinen Ort namens „{ $place_id }“.
refusal-identities_count = Es braucht genau { $count } Identitäten, eine je Platz.
refusal-identity_not_in_play = Eine der Identitäten ist kein Agent im Spiel.
refusal-first_rolls = Diese Würfel sagen nicht, wer beginnt: Nur bei Gleichstand an der Spitze wird noch einmal gewürfelt, bis eine Person übrig ist.
refusal-not_a_roll = Ein Würfel zeigt eine Zahl von 1 bis 6.
refusal-steps_total = Du teilst { $total } auf, aber der Würfel zeigt { $roll }.
refusal-steps_beyond_a_die = Ein Würfel hat 1 bis 6 Augen zum Aufteilen, nicht { $total }.
refusal-zero_steps = { $agent } muss mindestens 1 weit ziehen oder ungenannt bleiben.
refusal-not_in_play = { $agent } ist nicht im Spiel.
refusal-place_occupied = { $place_id ->
    [chapel] In der Kapelle
    [ruin] In der Ruine
   *[other] In { $place }
  } steht ein Agent: Die Akte kommt dorthin, wo niemand steht.
refusal-already_reported = Du hast deinen Bericht schon geschrieben.
refusal-report_agents = Ein Bericht hat eine Zeile für jeden Agenten im Spiel außer deinem.
refusal-report_count = Ein Bericht hat genau { $count } Zeilen.
refusal-report_names_writer = Du kannst dich nicht selbst in deinem Bericht nennen.
refusal-report_seat_twice = Ein Name darf nicht zweimal in einem Bericht stehen.

# The notebook: what can be deduced, and what can only be suspected
line-belief_worlds = { $assignments ->
    [one] Nur eine Verteilung der Agenten bleibt.
   *[other] { $assignments } Verteilungen der Agenten sind möglich ({ $bits } Bit Unsicherheit).
  }
line-belief_no_evidence = { $seat_is ->
    [you] Deine Spielweise verrät nichts.
   *[other] Die Spielweise von { $seat } verrät nichts.
  }
line-belief_suspicion = Schätzung nach der Spielweise aller:
line-belief_suspect = { $seat_is ->
    [you] Du: { $odds }.
   *[other] { $seat }: { $odds }.
  }
secret-identity = Agent von { $seat }
line-certain_identity = { $seat }: { $agent }.
line-belief_independent = Vielleicht unabhängig: { $odds }.

# What rules out the rest for an identity, in a hint
because-agent_of = { $seat_is ->
    [you] { $agent } ist dein eigener Agent.
   *[other] { $agent } ist der Agent von { $seat }.
  }

# The bots, by what they do, and why they chose
bot-recruit-how = Teilt den Würfel zufällig auf, aber nie in die Ruine und nie für eine Wertung, die den anderen mehr nützt.
bot-novice-how = Bringt den eigenen Agenten an den besten erreichbaren Ort und wertet, wenn er dort am meisten gewinnt; vergisst, was die anderen taten.
bot-agent-how = Schließt aus den Zügen aller, wer wahrscheinlich wer ist, und teilt so auf, dass der eigene Agent die beste Chance behält; bei mehreren so, dass es am wenigsten verrät.
bot-master-how = Probiert die besten Aufteilungen in vielen erdachten Partien, gezogen danach, wer wahrscheinlich wer ist und wie gespielt wird, und versteckt den eigenen Agenten.
bot-ref-informative = durchschaubar
bot-ref-informative-how = Ein Maßstab: Jede Aufteilung nützt dem eigenen Agenten, und das sieht man.
bot-ref-noise = Rauschen
bot-ref-noise-how = Ein Maßstab: alles zufällig, damit sich nichts herauslesen lässt.
reason-not_absurd = Zufällig gezogen, nur nichts Abwegiges.
reason-report_at_random = Namen zufällig gezogen.
reason-file_ahead = Die Akte { $place_id ->
    [chapel] in die Kapelle
    [ruin] in die Ruine
   *[other] in { $place }
  }: ein guter Ort, den der eigene Agent bald erreichen konnte.
reason-report_recent = Allen der Agent, den sie in den letzten zwei Zügen am meisten bewegt hatten.
reason-forward = Der beste erreichbare Ort für den eigenen Agenten: { $place }.
reason-counts_for_me = Diese Wertung brachte dem eigenen Agenten { $gain ->
    [one] { $gain } Punkt
   *[other] { $gain } Punkte
  }, mehr als den anderen im Schnitt.
reason-report_likeliest = Die wahrscheinlichsten Namen nach den Zügen aller: { $right ->
    [0] keine richtige Zeile
    [one] etwa 1 richtige Zeile
   *[other] etwa { $right } richtige Zeilen
  } erwartet.
reason-wins_now = Das gewann die Partie.
reason-best_chance = Die beste Gewinnchance für den eigenen Agenten: { $chance } %.
reason-least_telling = Fast die beste Gewinnchance für den eigenen Agenten, { $chance } %, und weniger verraten.
reason-searched = { $playouts ->
    [one] Eine erdachte Partie
   *[other] { $playouts } erdachte Partien
  }: die beste Chance für den eigenen Agenten, { $chance } %, abzüglich dessen, was die anderen erfuhren.

# The board
board-street = Die Straße, Ort für Ort
board-place = { $place_id ->
    [chapel] Kapelle, 0 Punkte
    [ruin] Ruine, −3 Punkte
    [house_1] Haus 1, 1 Punkt
   *[other] Haus { $number }, { $number } Punkte
  }: { $agents_count ->
    [0] { $file_id ->
        [yes] die Akte, kein Agent
       *[no] kein Agent
      }
   *[other] { $file_id ->
        [yes] { $agents }, dazu die Akte
       *[no] { $agents }
      }
  }.
board-two-orange = Or
board-two-violet = Vi
board-two-red = Ro
board-two-blue = Bl
board-two-grey = Gu
board-two-yellow = Ge
board-two-green = Gn
board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
board-points-left = { $points ->
    [0] alles aufgeteilt
    [one] noch { $points } Auge
   *[other] noch { $points } Augen
  }
board-spend = Würfel aufteilen: { $spent } von { $die }
board-agents = Die Agenten
board-where = { $place }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
board-where-planned = dann { $place }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
board-where-count = { $place }, Wertung: { $gain }, Stand { $points }
board-move-how = Berühre einen Agenten, und er zieht einen Ort weiter. Hält er bei der Akte an, gibt es eine Wertung.
board-file-here = Akte
board-texture-orange = glatt
board-texture-violet = rau
board-texture-red = Samt
board-texture-blue = grob
board-texture-grey = Rillen
board-texture-yellow = Filz
board-texture-green = Wellen
board-undo = Zurück
board-undo-last = Zurück: das letzte Auge zurücknehmen
board-take-back = Zurücknehmen
board-move = Ziehen: { $agents }
board-move-one = { $agent } um { $steps }
board-arrives = { $count ->
    [one] { $agents } erreicht die Akte: eine Wertung.
   *[other] { $agents } erreichen die Akte: eine Wertung.
  }
board-counted = Wertung: { $agents } bei der Akte, { $place }.
board-not-below = nie unter 0
board-no-count = Niemand erreicht die Akte: keine Wertung.
board-then-file = Danach versetzt du die Akte.
board-then-end = Das Ziel ist erreicht: Die Partie endet.
board-then-reports = Danach schreiben alle einen Bericht.
board-gain = { $agent } { $gain }
board-file-how = { $rules_id ->
    [advanced] Wähle einen Ort der Straße: irgendeinen, auch den, wo die Akte schon ist.
   *[basic] Wähle einen Ort der Straße, an dem kein Agent steht.
  }
board-you-are = Du bist { $agent }, { $texture }
board-only-you = Sonst sieht das niemand.
board-hidden-identity = Deine Identität ist verdeckt.
board-hide = Verdecken
board-show = Zeigen
board-holder = { $holder_is ->
    [you] Dein Agent
    [nobody] Unabhängig
   *[other] { $holder }
  }
board-report = Vertraulicher Bericht
board-report-how = Wem gehört jeder Agent? Jeder Name gilt nur einmal; jede richtige Zeile zählt am Ende 5 Punkte.
board-report-due = Geheim zu schreiben, sobald ein Agent { $points } Punkte hat. Bis dahin kannst du das Blatt drucken und mit Bleistift ausfüllen.
board-report-written = Dein Bericht ist abgegeben. Er bleibt bis zum Ende geheim.
board-report-by = Bericht von { $name }
board-report-lines = Eine Zeile für jeden Agenten außer deinem. Mögliche Namen: { $names } oder niemand.
board-report-foot = Les agents secrets. Bis zum Ende für dich behalten.
board-hand-in = Bericht abgeben: { $lines }{ $open ->
    [0] {""}
    [one] {"; für den anderen niemand"}
   *[other] {"; für die anderen niemand"}
  }
board-hand-in-nobody = Bericht abgeben: alle unabhängig
board-held-by = { $agent } bei { $name }
board-print = Drucken
board-nobody = niemand
board-seats = Identitäten und Berichte
board-ledger = Was alle sahen
board-ledger-moved = Augen für jeden Agenten
board-ledger-ruin = Ruine: ein (e) und aus (a)
board-ledger-gained = Gewinne in den selbst ausgelösten Wertungen
board-ledger-turns = Zug um Zug
board-ledger-empty = Noch nichts.
board-ledger-who = Wer
board-ledger-counts = { $counts ->
    [0] keine Wertung
    [one] 1 Wertung
   *[other] { $counts } Wertungen
  }
board-you = Du
board-in = e { $count }
board-in-words = { $count ->
    [one] 1-mal hinein
   *[other] { $count }-mal hinein
  }
board-out = a { $count }
board-out-words = { $count ->
    [one] 1-mal heraus
   *[other] { $count }-mal heraus
  }
board-turn = { $seat_is ->
    [you] Du (Würfel { $die }): { $moves }.
   *[other] { $seat } (Würfel { $die }): { $moves }.
  }
board-turn-move = { $agent } um { $steps }, bis { $place_id ->
    [chapel] zur Kapelle
    [ruin] zur Ruine
   *[other] { $place }
  }
board-turn-left = { $agents_count ->
    [one] { $agents } verlässt die Ruine.
   *[other] { $agents } verlassen die Ruine.
  }
board-turn-count = Wertung: { $gains }.
board-turn-file = Akte: { $place }.

# The rules in our words: a title, then its paragraphs
rules-1 =
    Ziel des Spiels
    Bring deinen Agenten auf 42 Punkte, ohne dass jemand weiß, welcher es ist.
rules-2 =
    Aufbau
    Zwölf Orte bilden einen Kreis wie ein Zifferblatt: die Kapelle, Wert 0, die Häuser 1 bis 10, die ihre Zahl wert sind, und die Ruine, Wert −3. Alle Agenten beginnen in der Kapelle; die Akte liegt in Haus 7.
    Zu zweit, dritt oder viert gibt es zwei Agenten mehr als Personen; zu fünft, sechst oder siebt alle sieben. Alle bekommen geheim eine Identität; die übrigen Agenten sind unabhängig.
    Alle würfeln: Die höchste Zahl beginnt.
rules-3 =
    Dein Zug
    Würfle und teile alle Augen auf einen oder mehrere Agenten auf, egal wessen. Jeder zieht so viele Orte weiter, im Uhrzeigersinn. Mehrere Agenten dürfen am selben Ort stehen.
rules-4 =
    Die Wertung
    Steht nach deinen Zügen ein Agent bei der Akte, gibt es eine Wertung: Jeder Agent bekommt den Wert seines Ortes, wo immer er steht. Ein Stand fällt nie unter 0.
    Danach versetzt du die Akte an einen Ort, an dem kein Agent steht.
rules-5 =
    Ende
    Mit der ersten Wertung, nach der ein Agent 42 Punkte oder mehr hat, endet die Partie. Von diesen siegt der Agent, der dabei am meisten gewann; bei Gleichstand der mit dem höheren Stand; sonst siegen sie gemeinsam.
    Wem der siegreiche Agent gehört, gewinnt. Ist er unabhängig, gewinnt niemand.
rules-6 =
    Erweiterte Regeln
    Nach einer Wertung darf die Akte überallhin, auch zu einem Agenten, oder bleiben. Dann gibt es nur eine Wertung, wenn ein Agent, der gerade gezogen hat, bei der Akte anhält.
    Hat zum ersten Mal ein Agent 29 Punkte oder mehr, schreiben alle geheim einen Bericht: wem jeder der anderen Agenten gehört, oder niemandem. Die Berichte bleiben bis zum Ende geheim.
    Am Ende bringt jede richtige Zeile deinem Agenten 5 Punkte, und die höchste Summe gewinnt; bei Gleichstand gemeinsam. Ein unabhängiger Agent kann nicht gewinnen.
rules-7 =
    Reden
    Ihr dürft reden, beschuldigen und lügen.
    Die Zahl der Züge ist auf 500 begrenzt: Das ist eine Regel dieses Programms und lässt sich ändern, bis 1000. Das Ziel und der Stand, ab dem Berichte fällig sind, lassen sich bis 200 ändern.
rules-search = unabhängig, Gleichstand, Ruine

# What may be done now, in three sentences; before the bar what is set in bold
now-move =
    Teile | alle Augen des Würfels auf einen oder mehrere Agenten auf, egal wessen.
    Jeder zieht | so viele Orte weiter, im Uhrzeigersinn.
    Ein Agent bei der Akte: | Es gibt eine Wertung, und jeder Agent bekommt den Wert seines Ortes.
now-file =
    Versetze | die Akte an einen Ort, an dem kein Agent steht.
    Erweiterte Regeln: | Sie darf überallhin oder bleiben.
    Die nächste Wertung | kommt, wenn ein Agent bei der Akte ankommt.
now-report =
    Schreib auf, | wem jeder der anderen Agenten gehört, oder niemandem.
    Eine Person | kann nur in einer Zeile stehen.
    Jede richtige Zeile | zählt am Ende 5 Punkte; bis dahin bleibt dein Bericht geheim.

# Pictures of the rules: a caption, then what is drawn
picture-circle =
    Zwölf Orte im Kreis; alle beginnen in der Kapelle.
    Ein Zifferblatt: die Kapelle auf zwölf, die Häuser 1 bis 10, die Ruine auf elf. Die Agenten sind in der Kapelle, die Akte ist in Haus 7.
picture-move =
    Eine 4, auf zwei Agenten aufgeteilt.
    Ein Würfel zeigt 4: Rot zieht 3 Orte weiter, Grau 1.
picture-count =
    Ein Agent bei der Akte: Alle werten.
    Blau ist mit der Akte in Haus 7: 7 Punkte mehr. Gelb ist in Haus 4: 4 Punkte mehr. Grau ist in der Ruine: 3 Punkte weniger.
picture-file =
    Die Akte kommt dorthin, wo niemand steht.
    Die Akte verlässt Haus 7, wo ein Agent steht, und kommt in Haus 3, das leer ist.
picture-report =
    Eine Zeile für jeden Agenten.
    Ein Bericht: Rot gehört Chloé; Grau gehört niemandem.

drawn-name = Chloé

# What is drawn on the board: its name, then its meaning
symbol-orange =
    Orange, glatt
    Der orange Agent: ein schlichter Mantel mit Glanz.
symbol-violet =
    Violett, rau
    Der violette Agent: spitze Splitter.
symbol-red =
    Rot, Samt
    Der rote Agent: kleine senkrechte Striche.
symbol-blue =
    Blau, grob
    Der blaue Agent: Punkte.
symbol-grey =
    Grau, Rillen
    Der graue Agent: liegende Linien.
symbol-yellow =
    Gelb, Filz
    Der gelbe Agent: ein schräges Gitter.
symbol-green =
    Grün, Wellen
    Der grüne Agent: Wellen.
symbol-die =
    Würfel
    Die Augen, die du in diesem Zug aufteilst.
symbol-file =
    Akte
    Ein Agent, der hier anhält, löst eine Wertung aus.
symbol-chapel =
    Kapelle
    0 Punkte wert. Alle beginnen dort.
symbol-house =
    Haus
    Seine Zahl wert: in Ziffern, in Braille und in Fenstern.
symbol-ruin =
    Ruine
    Kostet 3 Punkte, nie unter 0.
symbol-walk =
    Gepunktete Linie
    Der Weg, den du planst, und wo er endet.
symbol-marker =
    Scheibe auf dem Ring
    Der Stand eines Agenten, in der Struktur seines Mantels.
symbol-goal =
    Roter Kreis auf dem Ring
    Das Ziel: Dort endet die Partie.
symbol-due =
    Gestrichelter blauer Kreis
    Erweiterte Regeln: Dort wird der Bericht geschrieben.

## In three sentences, for guests: what is in bold, a bar, the rest
brief =
    Ein Agent ist deiner, | und niemand weiß, welcher.
    In deinem Zug | teilst du den Würfel auf beliebige Agenten auf.
    Ein Agent erreicht die Akte: | Alle bekommen den Wert ihres Ortes. 42 Punkte gewinnen.

# The end
tie-broken = Mehrere Agenten haben das Ziel erreicht: Es siegt, wer in der letzten Wertung am meisten gewann.

# Cases
case_question-win = Teile den Würfel auf: Mindestens ein Weg gewinnt sofort. Welcher?
because-reaches = { $agent } gewinnt { $gain } und kommt auf { $total }.
