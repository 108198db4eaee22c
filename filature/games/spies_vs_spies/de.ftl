# Spies vs Spies
name = Spies vs Spies
tagline = Finde dein Team ohne ein Wort.
authors = Ein Spiel von Frédéric Morard
summary = In Venedig stehen sich zwei Spionageteams gegenüber, und niemand weiß, wer auf welcher Seite ist. Jede Hand hat drei Karten: ein Accessoire, ein Fahrzeug, einen Auftrag. Die Farben bestimmen die Teams, die Aufträge die Zielpersonen. Frag in deinem Zug jemanden geheim nach einer Karte, oder ruf die Mission aus: Dann zeigen alle gleichzeitig auf eine Zielperson. Ein Team hat Erfolg, wenn beide Mitglieder richtig zeigen, und wer die Mission ausruft, spielt um viel. Zu dritt gibt es eine vierte, virtuelle Hand, die sich nie irrt.
minutes = 30

option-target_score = Punkte zum Sieg
option-rounds = Höchstzahl der Runden
option-question_limit = Höchstzahl der Fragen je Runde (Regel dieses Programms)
option-notes = Gesehene Karten
option-signals = Zeichen am Tisch
value-target_score = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
  }
value-rounds = { $value_id ->
    [none] Ohne Grenze
   *[some] { $value ->
        [one] { $value } Runde
       *[other] { $value } Runden
      }
  }
value-question_limit = { $value ->
    [0] Keine Frage
    [one] { $value } Frage
   *[other] { $value } Fragen
  }
value-notes = { $value_id ->
    [none] Selbst zu merken
   *[auto] Vom Programm notiert
  }
value-signals = { $value_id ->
    [open] Für alle sichtbar
    [none] Keine Zeichen
   *[discreet] Diskret: Die anderen sehen nicht, welches
  }

word-virtual = Phantom
word-accessory = Accessoire
word-vehicle = Fahrzeug
word-objective = Auftrag
word-umbrella = roter Schirm
word-fan = roter Fächer
word-hat = blauer Hut
word-mask = blaue Maske
word-bike = rotes Fahrrad
word-vaporetto = rotes Vaporetto
word-scooter = blauer Roller
word-gondola = blaue Gondel
word-red_stars = rote Sterne
word-red_omega = rotes Omega
word-blue_stars = blaue Sterne
word-blue_omega = blaues Omega
word-red = Rot
word-blue = Blau
word-target_reached = das Ziel ist erreicht
word-rounds_played = alle Runden sind gespielt

# What is asked
ask-first_player = Das Los entscheidet, wer beginnt.
ask-deal = Die Karten werden ausgeteilt.
ask-turn = Stell eine Frage oder ruf die Mission aus.
ask-must_call = Keine Frage mehr in dieser Runde: Ruf die Mission aus.
ask-point = Mission! Zeige auf deine Zielperson.
waiting-turn = { $seat } überlegt.
waiting-must_call = { $seat } muss die Mission ausrufen.
waiting-point = { $seat } sucht eine Zielperson.

# What happens
told-first_player = { $seat_is ->
    [you] Du beginnst die erste Runde.
   *[other] { $seat } beginnt die erste Runde.
  }
told-round_began = Runde { $round }, die Karten sind ausgeteilt. { $seat_is ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
  }
told-dealt = { $seat_is ->
    [you] Du bekommst: { $cards }.
   *[other] { $seat } bekommt: { $cards }.
  }
told-asked = { $show_id ->
    [none] { $seat_is ->
        [you] Du fragst { $target } nach dem { $category }.
       *[other] { $target_is ->
            [you] { $seat } fragt dich nach deinem { $category }.
           *[other] { $seat } fragt { $target } nach dem { $category }.
          }
      }
    [objective] { $seat_is ->
        [you] Du zeigst { $target } deinen { $show } und fragst nach dem { $category }.
       *[other] { $target_is ->
            [you] { $seat } zeigt dir den eigenen { $show } und fragt nach deinem { $category }.
           *[other] { $seat } zeigt { $target } den eigenen { $show } und fragt nach dem { $category }.
          }
      }
   *[some] { $seat_is ->
        [you] Du zeigst { $target } dein { $show } und fragst nach dem { $category }.
       *[other] { $target_is ->
            [you] { $seat } zeigt dir das eigene { $show } und fragt nach deinem { $category }.
           *[other] { $seat } zeigt { $target } das eigene { $show } und fragt nach dem { $category }.
          }
      }
  }
told-shown = { $seat_is ->
    [you] { $owner } zeigt dir: { $card }.
   *[other] { $owner_is ->
        [you] Du zeigst { $seat }: { $card }.
       *[other] { $owner } zeigt { $seat }: { $card }.
      }
  }
told-glimpsed = { $seat_is ->
    [you] { $owner } zeigt dir: { $card }. Merk es dir, nichts wird notiert.
   *[other] { $owner_is ->
        [you] Du zeigst { $seat }: { $card }.
       *[other] { $owner } zeigt { $seat }: { $card }.
      }
  }
told-mission_called = { $seat_is ->
    [you] Du rufst die Mission aus. Alle zeigen auf eine Zielperson.
   *[other] { $seat } ruft die Mission aus. Alle zeigen auf eine Zielperson.
  }
told-pointed = { $target_is ->
    [nobody] { $seat } hat eine Zielperson gewählt.
   *[other] { $seat_is ->
        [you] Du zeigst auf { $target }.
       *[other] { $target_is ->
            [you] { $seat } zeigt auf dich.
           *[other] { $seat } zeigt auf { $target }.
          }
      }
  }
told-revealed = { $seat_is ->
    [you] Du: Team { $team }, mit: { $cards }. { $right_id ->
        [yes] Du hast auf { $pointed } gezeigt: richtig!
       *[no] Du hast auf { $pointed } gezeigt; deine Zielperson war { $target }.
      }
   *[other] { $seat }: Team { $team }, mit: { $cards }. { $right_id ->
        [yes] { $pointed_is ->
            [you] Hat auf dich gezeigt: richtig.
           *[other] Hat auf { $pointed } gezeigt: richtig.
          }
       *[no] { $pointed_is ->
            [you] Hat auf dich gezeigt; Zielperson war { $target }.
           *[other] Hat auf { $pointed } gezeigt; Zielperson { $target_is ->
                [you] warst du
               *[other] war { $target }
              }.
          }
      }
  }
told-team_scored = Team { $team } ({ $members }){ $called_id ->
    [yes] , das die Mission ausrief
   *[no] { "" }
  }: { $success_id ->
    [yes] Erfolg
   *[no] Misserfolg
  }. { $points ->
    [0] Keine Punkte.
    [one] Je { $points } Punkt.
   *[other] Je { $points } Punkte.
  } Stand: { $totals }.

# The strip of the last events: the answer to one's own move, and shorter sentences
log-round = Runde { $number }
verdict-shown = { $seat_is ->
    [you] { $owner } zeigt dir:
   *[other] { $seat } sieht:
  }
result-shown = { $card }. Sonst hat das niemand gesehen.
verdict-glimpsed = { $seat_is ->
    [you] { $owner } zeigt dir:
   *[other] { $seat } sieht:
  }
result-glimpsed = { $card }. Merk es dir, nichts wird notiert.
verdict-revealed = { $right_id ->
    [yes] Gut gezielt!
   *[no] Daneben.
  }
result-revealed = { $right_id ->
    [yes] { $target } war die Zielperson.
   *[no] Die Zielperson war { $target }.
  }
verdict-team_scored = { $success_id ->
    [yes] Erfolg!
   *[no] Misserfolg.
  }
result-team_scored = Team { $team }: { $points ->
    [0] keine Punkte.
    [one] je { $points } Punkt.
   *[other] je { $points } Punkte.
  }
brief-team_scored = Team { $team }: { $success_id ->
    [yes] Erfolg
   *[no] Misserfolg
  }, { $points ->
    [0] keine Punkte.
    [one] je { $points } Punkt.
   *[other] je { $points } Punkte.
  }

# What can be done
choice-ask = Nach einem { $category } fragen
choice-mission = Die Mission ausrufen
choice-point = Zeigen
hint-ask = { $category_id ->
    [objective] Du zeigst zuerst eine deiner Karten; alle erfahren, von welcher Art sie ist.
   *[other] Nur du siehst die Karte; alle hören die Frage.
  }
hint-mission = Hat dein Team Erfolg, 3 Punkte für dich und 3 für dein Teammitglied. Sonst 2 Punkte mehr für das andere Team.
hint-point = Die anderen sehen deine Wahl erst, wenn alle gezeigt haben.
action-ask = { $category_id ->
    [objective] { $target } { $show_id ->
        [objective] deinen { $show }
       *[other] dein { $show }
      } zeigen und nach dem Auftrag fragen
   *[other] { $target } nach dem { $category } fragen
  }
action-mission = Die Mission ausrufen
action-point = Auf { $target } zeigen
action-first_player = { $first } beginnt
action-deal = Karten austeilen
field-target = Person
field-category = Karte
field-show = Karte zum Zeigen
value-target = { $value }
value-show = Dein { $value }

# What lies on the table
section-progress = Die Partie
section-questions = Fragen dieser Runde
section-player = { $seat_is ->
    [you] Du
   *[other] { $seat }
  }
section-mission = Die letzte Mission (Runde { $round })
section-help = Spielhilfe
line-round = { $rounds_id ->
    [none] Runde { $round }.
   *[some] Runde { $round } von höchstens { $rounds }.
  }
line-target_score = { $points ->
    [one] Die Partie endet bei { $points } Punkt.
   *[other] Die Partie endet bei { $points } Punkten.
  }
line-first = { $seat_is ->
    [you] Du hast diese Runde begonnen.
   *[other] { $seat } hat diese Runde begonnen.
  }
line-question_count = { $count ->
    [0] Keine Frage gestellt
    [one] { $count } Frage gestellt
   *[other] { $count } Fragen gestellt
  }, höchstens { $limit } (Regel dieses Programms).
line-caller = { $seat_is ->
    [you] Du hast die Mission ausgerufen.
   *[other] { $seat } hat die Mission ausgerufen.
  }
line-no_notes = Gesehene Karten werden nicht notiert: Merk sie dir.
line-no_question = Noch keine Frage.
line-question = { $show_id ->
    [none] { $seat_is ->
        [you] Du hast { $target } nach dem { $category } gefragt.
       *[other] { $target_is ->
            [you] { $seat } hat dich nach deinem { $category } gefragt.
           *[other] { $seat } hat { $target } nach dem { $category } gefragt.
          }
      }
    [objective] { $seat_is ->
        [you] Du hast { $target } deinen { $show } gezeigt und nach dem { $category } gefragt.
       *[other] { $target_is ->
            [you] { $seat } hat dir den eigenen { $show } gezeigt und nach deinem { $category } gefragt.
           *[other] { $seat } hat { $target } den eigenen { $show } gezeigt und nach dem { $category } gefragt.
          }
      }
   *[some] { $seat_is ->
        [you] Du hast { $target } dein { $show } gezeigt und nach dem { $category } gefragt.
       *[other] { $target_is ->
            [you] { $seat } hat dir das eigene { $show } gezeigt und nach deinem { $category } gefragt.
           *[other] { $seat } hat { $target } das eigene { $show } gezeigt und nach dem { $category } gefragt.
          }
      }
  }
line-virtual = Virtuelle Hand: nie am Zug, zeigt immer richtig; ihr Auftrag bleibt verdeckt.
line-cards_hidden = Karten verdeckt.
line-card = { $category_id ->
    [accessory] Accessoire
    [vehicle] Fahrzeug
   *[objective] Auftrag
  }: { $card_id ->
    [none] unbekannt
   *[some] { $card }
  }.
line-pointed = { $target_is ->
    [nobody] Hat eine Zielperson gewählt.
   *[other] { $seat_is ->
        [you] Du zeigst auf { $target }.
       *[other] Zeigt auf { $target }.
      }
  }
line-score = { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
  }
line-revealed = { $seat_is ->
    [you] Du
   *[other] { $seat }
  }, Team { $team }: { $cards }. Zielperson: { $target_is ->
    [you] du
   *[other] { $target }
  }; { $right_id ->
    [yes] richtig gezeigt.
   *[no] gezeigt auf { $pointed_is ->
        [you] dich
       *[other] { $pointed }
      }.
  }
line-team_scored = Team { $team } ({ $members }): { $success_id ->
    [yes] Erfolg
   *[no] Misserfolg
  }, { $points ->
    [0] keine Punkte
    [one] je { $points } Punkt
   *[other] je { $points } Punkte
  }.
line-help_accessories = Accessoires: Schirm und Fächer, rot; Hut und Maske, blau.
line-help_vehicles = Fahrzeuge: Fahrrad und Vaporetto, rot; Roller und Gondel, blau.
line-help_objectives = Aufträge: Sterne und Omega, je in Rot und in Blau.
line-help_team = Dein Team ist die Farbe, die du am häufigsten hast. Hat aber eine Hand, und nur eine, eine einzige Farbe, richten sich alle Teams nach der Farbe der Aufträge.
line-help_red = Team Rot: Bei zwei verschiedenen Aufträgen sucht es die Sterne in Team Blau; bei zwei gleichen den Hut, sonst den Roller.
line-help_blue = Team Blau: Bei zwei verschiedenen Aufträgen sucht es das Omega in Team Rot; bei zwei gleichen das Fahrrad, sonst den Schirm.
line-help_points = Ein Team hat Erfolg, wenn beide Mitglieder richtig zeigen: je 1 Punkt. Das Team, das die Mission ausrief, bekommt bei Erfolg je 2 Punkte mehr; sonst bekommt sie das andere Team.

# The board
board-ask = Eine Frage stellen
board-ask-what = Nach welcher Karte fragen, und wen
board-others = Die Akten
board-hand = Deine Hand
board-your-target = Deine Zielperson
board-cell = { $name }, { $category }: { $known }
board-own = Dein { $category }: { $known }
board-seen = { $card }, gesehen.
board-deduced = { $card }, erschlossen.
board-left = unbekannt; möglich: { $cards }.
board-unknown = unbekannt.
board-never-shown = Wird nie gezeigt.
board-tab = { $name } · { $target_is ->
    [nobody] hat gezeigt
    [you] Ziel: du
   *[other] Ziel: { $target }
  }
board-team = Team { $team }
board-likely = { $team }, ohne die Ausnahme
board-team-unknown = Team unbekannt
board-virtual = Virtuelle Hand, zeigt immer richtig.
board-item-umbrella = Schirm
board-item-fan = Fächer
board-item-hat = Hut
board-item-mask = Maske
board-item-bike = Fahrrad
board-item-vaporetto = Vaporetto
board-item-scooter = Roller
board-item-gondola = Gondel
board-item-stars = Sterne
board-item-omega = Omega
board-round = Runde { $round }
board-rounds = { $rounds ->
    [one] Nur eine Runde.
   *[other] Höchstens { $rounds } Runden.
  }
board-countdown = { $count ->
    [one] { $count } Frage
   *[other] { $count } Fragen
  } von { $limit }, dann muss die Mission kommen (Regel dieses Programms).
board-countdown-over = { $limit ->
    [0] Keine Frage ist erlaubt
    [one] Die Frage ist gestellt
   *[other] Alle { $limit } Fragen sind gestellt
  }: Die Mission muss kommen (Regel dieses Programms).
board-result = { $team_id ->
    [red] Rot
   *[blue] Blau
  }: { $success_id ->
    [yes] Erfolg
   *[no] Misserfolg
  }, { $points ->
    [0] 0 Punkte
   *[other] je +{ $points }
  }
board-mission = Mission von Runde { $round }
board-rounds-played = Die Runden
board-called = rief die Mission aus:
board-caller-how = rief die Mission aus
board-sum = Zusammen
board-legend = Gestrichelt und Bleistift: erschlossen.
board-finger = Zeigte auf { $pointed_is ->
    [you] dich
   *[other] { $pointed }
  }{ $right_id ->
    [yes] { ": richtig" }
   *[no] , Zielperson: { $target_is ->
        [you] du
       *[other] { $target }
      }
  }
board-total = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } zusammen
board-matrix = Wer fragt wen
board-matrix-how = Ω★: Auftrag. + A, F, Ω: zuerst gezeigt.
board-short-accessory = Acc.
board-short-vehicle = Fzg.
board-short-objective = Ω★
board-asked = Frage { $number }: { $category }.
board-asked-showing = Frage { $number }: { $category }; selbst gezeigt: { $show }.
board-nothing-asked = nichts
board-aid = Teams und Ziele
board-aid-team = Dein Team ist die Farbe, die du am häufigsten hast; hat aber nur eine Hand drei Karten einer Farbe, richten sich alle Teams nach den Aufträgen.
board-colour-red = Rot
board-colour-blue = Blau
board-aid-red = sucht die Sterne bei Blau. Gleiche Aufträge: den Hut, sonst den Roller.
board-aid-blue = sucht das Omega bei Rot. Gleiche Aufträge: das Fahrrad, sonst den Schirm.
board-points = Die Punkte
board-aid-points = Zeigen beide richtig: je 1 Punkt. 2 mehr für das Team, das die Mission ausruft; misslingt sie, für das andere.
board-touch = Wähle die Karte, nach der du fragst.
board-show-first = Wähle die Karte deiner Hand, die du zuerst zeigst.
board-waiting = Du bist nicht am Zug.
board-virtual-short = virtuelle Hand
board-shows-first = Für einen Auftrag sieht { $name } zuerst:
board-choose-shown = Wähle die Karte, die du zuerst zeigst.

# The reveal of a mission
board-scene-stamp = Mission
board-scene-won = Mission erfüllt!
board-scene-lost = Mission gescheitert.
board-scene-seen = Die Mission ist vorbei.
board-scene-reason = { $same_id ->
    [yes] { $card_id ->
        [hat] Gleiche Aufträge: Gesucht ist der Hut. Zielperson: { $target_is ->
            [you] du
           *[other] { $target }
          }.
        [scooter] Gleiche Aufträge, drüben kein Hut: Gesucht ist der Roller. Zielperson: { $target_is ->
            [you] du
           *[other] { $target }
          }.
        [bike] Gleiche Aufträge: Gesucht ist das Fahrrad. Zielperson: { $target_is ->
            [you] du
           *[other] { $target }
          }.
       *[umbrella] Gleiche Aufträge, drüben kein Fahrrad: Gesucht ist der Schirm. Zielperson: { $target_is ->
            [you] du
           *[other] { $target }
          }.
      }
   *[no] Verschiedene Aufträge: Gesucht { $card_id ->
        [red_stars] sind die Sterne
        [blue_stars] sind die Sterne
       *[other] ist das Omega
      } drüben. Zielperson: { $target_is ->
        [you] du
       *[other] { $target }
      }.
  }
board-scene-points = { $seat_is ->
    [you] Du zeigst auf { $pointed }
   *[other] { $pointed_is ->
        [you] { $seat } zeigt auf dich
       *[other] { $seat } zeigt auf { $pointed }
      }
  }
board-scene-right = richtig
board-scene-wrong = falsch
board-scene-step-1 = Karten
board-scene-step-2 = Teams
board-scene-step-3 = Ziele
board-scene-step-4 = wer auf wen zeigt
board-scene-step-5 = Punkte
board-scene-again = Noch einmal ansehen
board-scene-on = Weiter, Runde { $round }
board-scene-end = Zum Ende
board-scene-held = Weiter geht es mit dem Knopf „{ $button }“.

# Refusals
refusal-ask_oneself = Dich selbst kannst du nicht fragen.
refusal-virtual_objective = Phantom, die virtuelle Hand, zeigt nie ihren Auftrag.
refusal-question_limit = { $limit ->
    [0] In einer Runde ist keine Frage erlaubt
    [one] Die Frage der Runde ist gestellt
   *[other] Die { $limit } Fragen der Runde sind gestellt
  }: Die Mission muss ausgerufen werden.
refusal-point_oneself = Auf dich selbst kannst du nicht zeigen.
refusal-already_pointed = Du hast deine Zielperson schon gewählt.
refusal-objective_shows = Wer nach einem Auftrag fragt, zeigt zuerst eine eigene Karte.
refusal-only_objective_shows = Eine Karte wird nur gezeigt, um nach einem Auftrag zu fragen.
refusal-deal_form = Es braucht vier Hände mit drei Karten.
refusal-wrong_category = Karte { $place } jeder Hand muss zur Art „{ $category_id }“ gehören.
refusal-card_twice = Dieselbe Karte ist zweimal ausgeteilt.

# Bots: what each level does, and why it chose (told after the game)
bot-recruit-how = Fragt zufällig nach unbekannten Karten und zeigt zufällig auf eine noch mögliche Zielperson.
bot-novice-how = Denkt nur an die eigene Zielperson, merkt sich nur die letzten Karten und ruft die Mission aus, sobald sie sicher scheint.
bot-agent-how = Zählt alle noch möglichen Verteilungen, fragt nach dem, was am meisten verrät, und ruft die Mission aus, wenn wohl auch das andere Teammitglied Bescheid weiß.
bot-master-how = Hat in sehr vielen Partien gegen sich selbst geübt und spielt nach Gefühl, nur mit dem, was an diesem Platz bekannt ist.
bot-ref-open = offenes Buch
bot-ref-open-how = Ein Maßstab: fragt zufällig, ruft aus, sobald die eigene Zielperson mindestens 90 % wahrscheinlich ist, und zeigt dorthin.
reason-ask_evenly = Frage zufällig unter den unbekannten Karten gezogen.
reason-ask_own_guess = Die Frage ({ $category }), die nach den gemerkten Karten die beste Vermutung versprach.
reason-ask_telling = Die Frage ({ $category }), die am meisten Zweifel an der eigenen Zielperson nahm: { $gain } % im Schnitt.
reason-ask_showing = Die Frage verriet etwas über die eigene Zielperson ({ $gain } % des Zweifels im Schnitt), und die gezeigte Karte sollte { $target_is ->
    [you] dir
   *[other] { $target }
  } helfen, wahrscheinlich im selben Team.
reason-ask_guarded = Die Frage verriet etwas über die eigene Zielperson ({ $gain } % des Zweifels im Schnitt), und gezeigt wurde die Karte, die { $target_is ->
    [you] dir
   *[other] { $target }
  }, wahrscheinlich im anderen Team, am wenigsten half.
reason-call_forced = Keine Frage war übrig: Die Mission musste ausgerufen werden.
reason-call_idea = Eine Ahnung von der Zielperson, { $chance } %, genügte für einen Versuch.
reason-call_sure = Die eigene Zielperson schien zu { $chance } % sicher.
reason-call_together = Die Chance, dass beide im Team richtig zeigen, war { $chance } %.
reason-point_evenly = Zielperson zufällig unter den noch möglichen gezogen.
reason-point_remembered = Nach den gemerkten Karten war diese Zielperson zu { $chance } % richtig.
reason-point_likeliest = Nach den gesehenen Karten war diese Zielperson zu { $chance } % richtig.
reason-point_suspecting = Die Karten allein gaben dieser Zielperson { $alone } %; mit dem, was Fragen und Ausrufe der anderen verrieten, { $chance } %.

# The notebook
line-belief_worlds = { $deals ->
    [1] Nur eine Verteilung ist noch möglich.
   *[other] { $deals } Verteilungen sind möglich ({ $bits } Bit Unsicherheit).
  }
secret-card = { $seat }, { $category }
line-certain_card = { $seat }: { $card }.
line-certain_target = { $seat_is ->
    [you] Dein Ziel: { $target }.
   *[other] Das Ziel von { $seat }: { $target_is ->
        [you] du
       *[other] { $target }
      }.
  }
line-left_target = { $seat_is ->
    [you] Dein Ziel: { $target }, nicht sicher.
   *[other] Das Ziel von { $seat }: { $target }, nicht sicher.
  }
line-belief_cards = { $seat }: { $odds }.
line-belief_partner = { $seat } ist vielleicht in deinem Team: { $chance } %.
line-belief_target = { $seat } ist vielleicht deine Zielperson: { $chance } %.
line-belief_no_evidence = Die Spielweise der anderen verrät nichts.
line-belief_suspicion = Schätzung nach der Spielweise aller:

# What rules out the rest for a card, in a hint
because-mine = Du hast selbst: { $card }.
because-shown = { $seat } hat dir gezeigt: { $card }.

# The rules in our words: a title, then its paragraphs
rules-1 =
    Ziel des Spiels
    Finde heraus, wer in deinem Team und wer deine Zielperson ist, und zeige richtig, zugleich mit der anderen Person im Team.
rules-2 =
    Die Karten
    Zwölf Karten: vier Accessoires, vier Fahrzeuge, vier Aufträge, jedes Mal zwei rote und zwei blaue. Jede Hand bekommt eine von jeder Art.
    Zu dritt ist eine vierte Hand virtuell: Sie spielt nicht, zeigt aber immer richtig und bekommt Punkte wie die anderen.
rules-3 =
    Teams
    Dein Team ist die Mehrheitsfarbe deiner Hand. Ausnahme: Hat genau eine der vier Hände drei Karten einer Farbe, ist das Team jeder Hand die Farbe ihres Auftrags.
    Es gibt immer zwei Zweierteams.
rules-4 =
    Zielpersonen
    Sieh dir die zwei Aufträge deines Teams an, deinen und den anderen: Nur das Bild zählt, Sterne oder Omega.
    Team Rot, zwei verschiedene Bilder: Zeige in Team Blau auf die Person mit den Sternen. Zwei gleiche: auf die mit dem Hut, sonst die mit dem Roller.
    Team Blau, zwei verschiedene Bilder: Zeige in Team Rot auf die Person mit dem Omega. Zwei gleiche: auf die mit dem Fahrrad, sonst die mit dem Schirm.
rules-5 =
    Dein Zug
    Frage: Nenne eine Person und eine Kartenart; diese Karte wird dir geheim gezeigt, und alle wissen, wonach du gefragt hast. Eine Frage darf wiederholt werden.
    Für einen Auftrag zeigst du dieser Person zuerst eine deiner Karten, welche du willst. Die virtuelle Hand wird nie nach ihrem Auftrag gefragt.
    Oder ruf die Mission aus: Alle zeigen gleichzeitig auf ihre Zielperson.
rules-6 =
    Mission und Punkte
    Ein Team hat Erfolg, wenn beide Mitglieder richtig zeigen: 1 Punkt für jedes Mitglied.
    Das Team, das die Mission ausrief, bekommt bei Erfolg 2 mehr für jedes Mitglied; sonst bekommen die Mitglieder des anderen Teams diese 2 Punkte, ob es Erfolg hatte oder nicht.
    So geht es Runde um Runde bis 10 Punkte oder bis zum gewählten Ziel. Die meisten Punkte gewinnen; bei Gleichstand gemeinsam.
rules-7 =
    Zeichen und Schweigen
    Während einer Runde wird nicht geredet; Zeichen sind erlaubt, wahre und falsche. Bots geben und lesen keine.
    Eine Runde hat höchstens 24 Fragen, dann muss die Mission ausgerufen werden: Das ist eine Regel dieses Programms und lässt sich ändern, bis 100, ebenso das Ziel und die Zahl der Runden.
rules-search = Ausnahme, Auftrag, virtuell

# What may be done now, in three sentences; before the bar what is set in bold
now-turn =
    Frag | jemanden nach einer Karte: Sie wird dir geheim gezeigt.
    Für einen Auftrag | zeigst du zuerst eine deiner Karten, welche du willst.
    Oder ruf die Mission aus: | je 3 Punkte, wenn dein Team richtig zeigt, sonst je 2 für das andere.
now-must_call =
    Ruf die Mission aus: | In dieser Runde gibt es keine Frage mehr.
    Alle | zeigen gleichzeitig auf ihre Zielperson.
    Zeigt dein Team richtig: | je 3 Punkte; sonst je 2 für das andere Team.
now-point =
    Zeige | auf deine Zielperson im anderen Team; sieh auf die zwei Aufträge von deinem.
    Team Rot: | verschieden, die Sterne; gleich, der Hut, sonst der Roller.
    Team Blau: | verschieden, das Omega; gleich, das Fahrrad, sonst der Schirm.

# Pictures of the rules: a caption, then what is drawn
picture-team =
    Zwei blaue, eine rote: Team Blau.
    Eine Hand: blauer Hut, rotes Fahrrad, blaues Omega; ein Pfeil; die Scheibe von Team Blau.
picture-exception =
    Die Ausnahme: genau eine Hand mit einer einzigen Farbe.
    Eine Hand ganz in Rot, Fächer, Fahrrad, Sterne; dann ist eine andere Hand, blauer Hut, blauer Roller, rotes Omega, im Team ihres Auftrags: Rot.
picture-target =
    Verschiedene Aufträge: Rot sucht die Sterne.
    Team Rot: Sterne und Omega, verschieden. Zielperson ist in Team Blau die Person mit den Sternen.
picture-ask =
    Eine erfragte Karte, nur dir gezeigt.
    Eine unbekannte Karte, Fahrzeug; ein Pfeil; sie wird gezeigt: blauer Roller.
picture-mission =
    Zwei richtige Pfeile: Das Team hat Erfolg.
    Zwei Mitglieder von Team Rot zeigen auf dieselbe Zielperson in Team Blau.

# What is drawn on the board: its name, then its meaning
symbol-red =
    Dreieck
    Team Rot oder rote Karte.
symbol-blue =
    Scheibe
    Team Blau oder blaue Karte.
symbol-no_team =
    Gestrichelter Ring
    Team noch nicht bekannt.
symbol-seen =
    Gefüllte Karte
    Diese Karte wurde dir gezeigt.
symbol-deduced =
    Gestrichelte Karte, Bleistift
    Erschlossen: Es kann keine andere sein.
symbol-unknown =
    Fragezeichen
    Unbekannte Karte; klein, was sie noch sein kann.
symbol-closed =
    Schloss
    Der Auftrag der virtuellen Hand: Nach ihm kann niemand fragen.
symbol-accessories =
    Accessoires
    Schirm und Fächer, rot; Hut und Maske, blau.
symbol-vehicles =
    Fahrzeuge
    Fahrrad und Vaporetto, rot; Roller und Gondel, blau.
symbol-objectives =
    Aufträge
    Sterne und Omega, in Rot und in Blau.
symbol-countdown =
    Striche des Zählers
    Voll: gestellte Fragen. Leer: die bis zur Mission übrigen.
symbol-string_right =
    Durchgehender Faden, Pfeil
    Diese Person zeigte auf die richtige Zielperson.
symbol-string_wrong =
    Gepunkteter Faden, durchkreuzte Raute
    Diese Person zeigte auf jemand anderen.

## In three sentences, for guests: what is in bold, a bar, the rest
brief =
    Zwei Teams, | und niemand weiß, wer mit wem: Die Karten sagen es.
    In deinem Zug | fragst du geheim nach einer Karte oder rufst die Mission aus.
    Bei der Mission | zeigen alle auf eine Zielperson. Ein Team hat Erfolg, wenn beide richtig zeigen.

# Cases
case_question-certain = Nur ein Ziel steht fest. Wessen, und wer ist es?
case_question-question = Eine Frage verrät mehr über dein Ziel als jede andere. Welche?
case_question-win = Zeige auf die Person, mit der du sicher gewinnst.
secret-target = { $seat_is ->
    [you] Dein Ziel
   *[other] Ziel von { $seat }
  }
case-possible-target = Möglich, aber nicht sicher. In dieser Verteilung ist { $seat_is ->
    [you] dein Ziel { $target }
   *[other] das Ziel von { $seat } { $target_is ->
        [you] niemand anders als du
       *[other] { $target }
      }
  }, und nichts spricht dagegen.
case-impossible-target = Unmöglich: Keine Verteilung lässt es zu. Hier ist { $seat_is ->
    [you] dein Ziel { $target }
   *[other] das Ziel von { $seat } { $target_is ->
        [you] niemand anders als du
       *[other] { $target }
      }
  }.
