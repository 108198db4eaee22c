# Double Agent
name = Double Agent
tagline = Sechs Agenten, zwei Seiten: Wer ist loyal?
authors = Ein Spiel von Ludovic Maublanc und Bruno Faidutti
summary = Sechs Agenten arbeiten für beide Seiten zugleich. Gib jedem geheim einen Loyalitätsmarker von 1 bis 5. Danach legst du in deinem Zug eine Karte verdeckt zu einem Agenten oder spielst ihre Aktion. Sobald ein Agent vier Dokumente hat, oder drei, wenn ein Nachbar schon geliefert hat, liefert er alles an die Seite, die er vorzieht: Die höhere Loyalität gewinnt, und die Einflussfigur gibt den Ausschlag. Haben fünf Agenten geliefert, zählt der Wert der Dokumente. Ein Teil der Karten ist rekonstruiert: Die Anleitung zeigt nicht alle.
minutes = 20

option-hand_backs = Rückseiten der Karten auf der anderen Hand
option-deck = Kartensatz
word-visible = sichtbar
word-hidden = verborgen

word-agent_0 = L
word-agent_1 = S
word-agent_2 = B
word-agent_3 = A
word-agent_4 = V
word-agent_5 = E

word-doc_2 = Dokumente 2
word-doc_3 = Dokumente 3
word-doc_4 = Dokumente 4
word-doc_5 = Dokumente 5
word-doc_7 = Dokumente 7
title-document = Dokumente
word-personal = Persönliche Papiere
word-trapped = Präparierte Papiere
word-tip = Insidertipp
word-crosscheck = Gegenprobe
word-nosy = Schnüffelei
word-pressure = Druck
word-blackmail = Erpressung
word-turncoat = Seitenwechsel
word-courier = Kurier

word-rulebook = Anleitung
word-inferred = erschlossen
word-house = rekonstruiert

word-agents_delivered = mindestens fünf Agenten haben geliefert
word-cards_exhausted = es gibt keine Karten mehr

# What is asked
ask-loyalty = Gib jedem Agenten geheim einen Marker.
ask-shuffle = Beide Kartensätze werden gemischt.
ask-first_player = Das Los entscheidet, wer beginnt.
ask-turn = Lege ein Dokument oder spiele eine Aktion.
ask-influence = Zieh eine Figur heran, jede geht nur einmal.
ask-pass = Du hast keine Karte mehr: Passe.
waiting-loyalty = { $seat } verteilt Loyalitätsmarker.
waiting-turn = { $seat } überlegt.
waiting-influence = { $seat } wählt eine Einflussfigur.
waiting-pass = { $seat } hat keine Karte mehr.

# What happens
told-loyalty = { $seat_is ->
    [you] Du gibst deine Marker, von L bis E: { $tokens }.
   *[other] { $tokens_id ->
        [none] { $seat } hat die Loyalitätsmarker verteilt.
       *[some] { $seat } gibt Marker, von L bis E: { $tokens }.
      }
  }
told-dealt = { $seat_is ->
    [you] Deine Hand: { $cards }.
   *[other] { $cards_id ->
        [none] { $backs_id ->
            [none] { $seat } nimmt eine Hand auf.
           *[some] { $seat } nimmt eine Hand auf; Rückseiten: { $backs }.
          }
       *[some] Hand von { $seat }: { $cards }.
      }
  }
pair-backs = { $value ->
    [1] „{ $key }“
   *[other] „{ $key }“ ({ $value }-mal)
  }
told-first_player = { $seat_is ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
  }
told-document = { $seat_is ->
    [you] Du legst { $card } zu { $agent } ({ $count } von { $needed }).
   *[other] { $card_id ->
        [none] { $seat } legt eine Karte mit Rückseite „{ $back }“ zu { $agent } ({ $count } von { $needed }).
       *[other] { $seat } legt { $card } zu { $agent } ({ $count } von { $needed }).
      }
  }
told-tip = { $seat_is ->
    [you] Du spielst { $card } auf { $agent }. { $documents_count ->
        [0] Die Gegenseite hat dort nichts gelegt.
       *[other] Die Gegenseite hat: { $documents }.
      }
   *[other] { $documents_id ->
        [none] { $seat } spielt { $card } und sieht sich { $viewer_is ->
            [seat] deine Dokumente
           *[spectator] die gegnerischen Dokumente
          } bei { $agent } an.
       *[some] { $seat } spielt { $card } und sieht sich die gegnerischen Dokumente bei { $agent } an: { $documents }.
      }
  }
told-crosscheck = { $seat_is ->
    [you] Du spielst { $card } auf { $agents }: Die zwei gegnerischen Marker ergeben { $total }.
   *[other] { $total_id ->
        [none] { $seat } spielt { $card } und erfährt die Summe { $viewer_is ->
            [seat] deiner Marker
           *[spectator] der gegnerischen Marker
          } bei { $agents }.
       *[some] { $seat } spielt { $card } auf { $agents }: Die zwei gegnerischen Marker ergeben { $total }.
      }
  }
told-nosy = { $seat_is ->
    [you] Du spielst { $card }: +1 bei { $agent }, jetzt braucht es dort { $needed } Dokumente.
   *[other] { $seat } spielt { $card }: +1 bei { $agent }, jetzt braucht es dort { $needed } Dokumente.
  }
told-pressed = { $seat_is ->
    [you] Du spielst { $card }.
   *[other] { $seat } spielt { $card }.
  }
pair-moves = { $viewer ->
    [0] { $value ->
        [2] { $key } zwei Felder zur Gegenseite
        [1] { $key } ein Feld zur Gegenseite
        [-1] { $key } ein Feld zu dir
       *[-2] { $key } zwei Felder zu dir
      }
    [1] { $value ->
        [2] { $key } zwei Felder zu dir
        [1] { $key } ein Feld zu dir
        [-1] { $key } ein Feld zur Gegenseite
       *[-2] { $key } zwei Felder zur Gegenseite
      }
   *[other] { $value ->
        [2] { $key } zwei Felder zum zweiten Platz
        [1] { $key } ein Feld zum zweiten Platz
        [-1] { $key } ein Feld zum ersten Platz
       *[-2] { $key } zwei Felder zum ersten Platz
      }
  }
told-pawn = Die Figur von { $agent } rückt { $steps ->
    [1] ein Feld
   *[other] zwei Felder
  } zu { $toward_is ->
    [you] dir
   *[other] { $toward }
  }: Sie steht jetzt auf { $side_is ->
    [you] { $dark_id ->
        [yes] deinem dunklen Feld
       *[no] deiner Seite
      }
   *[other] { $dark_id ->
        [yes] dem dunklen Feld von { $side }
       *[no] der Seite von { $side }
      }
  }.
told-turncoat = { $seat_is ->
    [you] Du spielst { $card } und vertauschst deine Marker bei { $agents }.
   *[other] { $seat } spielt { $card } und vertauscht die eigenen Marker bei { $agents }.
  }
told-courier = { $seat_is ->
    [you] Du spielst { $card } und bringst { $document } von { $from } zu { $to } ({ $count } von { $needed }).
   *[other] { $document_id ->
        [none] { $seat } spielt { $card } und bringt Dokument { $index } von { $from }, Rückseite „{ $back }“, zu { $to } ({ $count } von { $needed }).
       *[other] { $seat } spielt { $card } und bringt { $document } von { $from } zu { $to } ({ $count } von { $needed }).
      }
  }
told-wasted = { $seat_is ->
    [you] Du spielst { $card }, ohne Wirkung.
   *[other] { $seat } spielt { $card }, ohne Wirkung.
  }
told-passed = { $seat_is ->
    [you] Du passt: Du hast keine Karte mehr.
   *[other] { $seat } passt: keine Karte mehr.
  }
told-delivers = { $agent } liefert! Loyalität ({ $seats }): { $tokens }.
told-bonus = Die Figur von { $agent } steht auf { $seat_is ->
    [you] deinem dunklen Feld: +1 für dich
   *[other] dem dunklen Feld von { $seat }: +1 für { $seat }
  }.
told-revealed = { $seat_is ->
    [you] Deine Dokumente bei { $agent }: { $cards }.
   *[other] Dokumente von { $seat } bei { $agent }: { $cards }.
  }
told-personal = Persönliche Papiere: +{ $count } Loyalität für { $seat_is ->
    [you] dich
   *[other] { $seat }
  }.
told-trapped = Präparierte Papiere: Alle Dokumente mit Wert { $value } sind aus dem Spiel ({ $cards }).
told-taken = { $tie_id ->
    [yes] { $loyalty } zu { $loyalty }, und die Figur steht auf { $seat_is ->
        [you] deiner Seite: Du nimmst
       *[other] der Seite von { $seat }: { $seat } nimmt
      }
   *[no] { $seat_is ->
        [you] Du gewinnst { $loyalty } zu { $against } und nimmst
       *[other] { $seat } gewinnt { $loyalty } zu { $against } und nimmt
      }
  } { $cards_count ->
    [0] nichts
   *[other] { $cards }
  }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
told-influence = { $steps ->
    [0] { $seat_is ->
        [you] Du drehst die Figur von { $agent } um, sie bleibt auf deinem dunklen Feld.
       *[other] { $seat } dreht die Figur von { $agent } um, sie bleibt auf dem dunklen Feld von { $seat }.
      }
   *[other] { $seat_is ->
        [you] Du ziehst die Figur von { $agent } ein Feld heran{ $dark_id ->
            [yes] , auf dein dunkles Feld
           *[no] { "" }
          }.
       *[other] { $seat } zieht die Figur von { $agent } ein Feld heran{ $dark_id ->
            [yes] , auf das eigene dunkle Feld
           *[no] { "" }
          }.
      }
  }
told-drew = { $seat_is ->
    [you] Du ziehst { $card }.
   *[other] { $card_id ->
        [none] { $back_id ->
            [none] { $seat } zieht eine Karte.
           *[other] { $seat } zieht eine Karte mit Rückseite „{ $back }“.
          }
       *[other] { $seat } zieht { $card }.
      }
  }
told-left = { $seat_is ->
    [you] { $agent } hat nicht geliefert; du hattest dort den Marker { $token } und: { $documents }.
   *[other] { $agent } hat nicht geliefert; { $seat } hatte dort den Marker { $token } und: { $documents }.
  }
told-shown = { $seat_is ->
    [you] Du hattest noch auf der Hand: { $hand }; im Nachziehstapel: { $pile }.
   *[other] { $seat } hatte noch auf der Hand: { $hand }; im Nachziehstapel: { $pile }.
  }

# The strip of the last events: the answer to one's own move, and shorter sentences
brief-courier = { $seat_is ->
    [you] Du bringst { $document } von { $from } zu { $to } ({ $count } von { $needed }).
   *[other] { $seat } bringt Dokument { $index } von { $from } zu { $to } ({ $count } von { $needed }).
  }
brief-taken = { $agent } liefert! { $tie_id ->
    [yes] { $loyalty } zu { $loyalty }, die Figur entscheidet:
   *[no] { $loyalty } zu { $against }:
  } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } für { $seat_is ->
    [you] dich
   *[other] { $seat }
  }.
verdict-taken = { $agent } liefert!
result-taken = { $tie_id ->
    [yes] { $loyalty } zu { $loyalty }, die Figur entscheidet: Die Dokumente gehen
   *[no] { $loyalty } zu { $against }: Die Dokumente gehen
  } an { $seat_is ->
    [you] dich
   *[other] { $seat }
  }.
verdict-tip = Bei { $agent }:
result-tip = { $documents_id ->
    [none] Dokumente gesehen.
   *[some] { $documents_count ->
        [0] Die Gegenseite hat nichts gelegt.
       *[other] { $documents }.
      }
  }
verdict-crosscheck = { $total_id ->
    [none] Summe erfahren.
   *[some] Summe: { $total }.
  }
result-crosscheck = Die zwei gegnerischen Marker bei { $agents }.

# In short sentences, for the ear: without what was said just before
short-ask-turn = Leg oder spiel eine Karte.
short-ask-influence = Zieh eine Figur heran.
short-told-document = { $seat_is ->
    [you] Du legst { $card } zu { $agent } ({ $count } von { $needed }).
   *[other] { $card_id ->
        [none] { $seat } legt zu { $agent }, Rückseite „{ $back }“ ({ $count } von { $needed }).
       *[other] { $seat } legt { $card } zu { $agent } ({ $count } von { $needed }).
      }
  }
short-told-pawn = Figur { $agent }, { $steps ->
    [1] ein Feld
   *[other] zwei Felder
  } zu { $toward_is ->
    [you] dir
   *[other] { $toward }
  }: { $dark_id ->
    [yes] { $side_is ->
        [you] dein dunkles Feld
       *[other] dunkles Feld von { $side }
      }
   *[no] { $side_is ->
        [you] deine Seite
       *[other] Seite von { $side }
      }
  }.
short-told-bonus = { $after_id ->
    [delivers] { $seat_is ->
        [you] Figur auf deinem dunklen Feld: +1 für dich.
       *[other] Figur auf dunklem Feld: +1 für { $seat }.
      }
   *[other] Figur { $agent } auf { $seat_is ->
        [you] deinem dunklen Feld: +1 für dich.
       *[other] dem dunklen Feld von { $seat }: +1 für { $seat }.
      }
  }
short-told-revealed = { $after_id ->
    [delivers] { $seat_is ->
        [you] Deine Dokumente: { $cards }.
       *[other] Dokumente von { $seat }: { $cards }.
      }
    [bonus] { $seat_is ->
        [you] Deine Dokumente: { $cards }.
       *[other] Dokumente von { $seat }: { $cards }.
      }
    [revealed] { $seat_is ->
        [you] Deine: { $cards }.
       *[other] Die von { $seat }: { $cards }.
      }
   *[other] { $seat_is ->
        [you] Deine Dokumente bei { $agent }: { $cards }.
       *[other] Dokumente von { $seat } bei { $agent }: { $cards }.
      }
  }
short-told-taken = { $tie_id ->
    [yes] { $loyalty } zu { $loyalty }, Figur auf { $seat_is ->
        [you] deiner Seite: Du nimmst
       *[other] der Seite von { $seat }: { $seat } nimmt
      }
   *[no] { $seat_is ->
        [you] Du gewinnst { $loyalty } zu { $against } und nimmst
       *[other] { $seat } gewinnt { $loyalty } zu { $against } und nimmt
      }
  } { $after_id ->
    [revealed] alles
    [personal] alles
    [trapped] den Rest
   *[other] { $cards_count ->
        [0] nichts
       *[other] { $cards }
      }
  }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
short-told-influence = { $steps ->
    [0] { $seat_is ->
        [you] Du drehst die Figur von { $agent } um, sie bleibt auf deinem dunklen Feld.
       *[other] { $again_id ->
            [yes] Figur { $agent } umgedreht, sie bleibt auf dem dunklen Feld.
           *[no] { $seat } dreht die Figur von { $agent } um, sie bleibt auf dem dunklen Feld.
          }
      }
   *[other] { $seat_is ->
        [you] Du ziehst die Figur von { $agent } heran{ $dark_id ->
            [yes] , auf dein dunkles Feld
           *[no] { "" }
          }.
       *[other] { $again_id ->
            [yes] Figur { $agent } herangezogen
           *[no] { $seat } zieht die Figur von { $agent } heran
          }{ $dark_id ->
            [yes] , auf das eigene dunkle Feld
           *[no] { "" }
          }.
      }
  }
short-told-drew = { $seat_is ->
    [you] Du ziehst { $card }.
   *[other] { $card_id ->
        [none] { $back_id ->
            [none] { $seat } zieht eine Karte.
           *[other] { $again_id ->
                [yes] Karte gezogen, Rückseite „{ $back }“.
               *[no] { $seat } zieht eine Karte, Rückseite „{ $back }“.
              }
          }
       *[other] { $seat } zieht { $card }.
      }
  }
short-choice-document = Legen: { $card }
short-choice-action = Spielen: { $card }
short-choice-action-from = Spielen: { $card } bei { $from }, Dokument { $index }
short-choice-action-none = Spielen: { $card }, ohne Wirkung

# What can be done
choice-loyalty = Marker verteilen
choice-document = { $card } legen
choice-action = { $card } spielen
choice-action-from = { $card } spielen: Dokument { $index } bei { $from }
choice-action-none = { $card } ohne Wirkung spielen
choice-influence = Figur heranziehen
choice-pass = Passen
hint-loyalty = 1, 2, 2, 3, 4, 5: Die 2 gibt es zweimal. Agenten liefern an die Seite, der sie am loyalsten sind. Deine Marker bleiben geheim.
hint-document = Verdeckt, zu einem Agenten, der noch nicht geliefert hat; nur eine Rückseite „?“ je Agent.
hint-action = { $card_id ->
    [tip] Sieh dir alle gegnerischen Dokumente bei einem Agenten an.
    [crosscheck] Erfahre die Summe der gegnerischen Marker bei zwei Agenten.
    [nosy] Ein +1-Marker: Der Agent braucht ein Dokument mehr.
    [pressure] Eine Figur rückt ein Feld, hin oder her.
    [blackmail] Eine Figur rückt zwei Felder, oder zwei Figuren je eines.
    [turncoat] Vertausche zwei deiner Marker: Die Gegenseite weiß wo, nicht was.
    [courier] Eines deiner Dokumente geht zu einem anderen Agenten.
   *[other] Die Karte wirkt, dann ist sie aus dem Spiel.
  }
hint-influence = Jede Figur wird nur einmal so herangezogen. Auf einem dunklen Feld gibt sie +1 Loyalität.
action-loyalty = Verteilen, von L bis E: { $tokens }
action-document = { $card } zu { $agent } legen
action-action = { $card } spielen
action-action-agent = { $card } auf { $agent } spielen
action-action-agents = { $card } auf { $agents } spielen
action-action-moves = { $card } spielen: { $moves }
action-action-from = { $card } spielen: Dokument { $index } bei { $from } zu { $to }
action-action-none = { $card } ohne Wirkung spielen
action-influence = Figur heranziehen: { $agent }
action-pass = Passen
action-shuffle = Beide Kartensätze mischen
action-first_player = { $first } beginnt
field-tokens = Marker, von L bis E
field-agent = Agent
field-agents = Agenten
field-moves = Figuren
field-to = Zielagent
value-tokens = Marker { $value }
value-agent = { $value }
value-agents = { $value }
value-moves = { $value }
value-to = { $value }
place-tokens = Agent { $place ->
    [1] L
    [2] S
    [3] B
    [4] A
    [5] V
   *[6] E
  }

# What lies on the table
section-progress = Die Partie
section-agent = Agent { $agent }
section-side = { $seat_is ->
    [you] Deine Seite
   *[other] Seite von { $seat }
  }
section-answers = Was du weißt
section-deck = Die Karten
line-turn = Zug { $turn }.
line-delivered = { $count ->
    [0] Kein Agent hat geliefert; die Partie endet mit dem fünften.
    [one] { $count } Agent hat geliefert; die Partie endet mit dem fünften.
   *[other] { $count } Agenten haben geliefert; die Partie endet mit dem fünften.
  }
line-counters = { $count ->
    [0] Kein +1-Marker übrig.
   *[other] Noch { $count } +1-Marker übrig.
  }
line-documents = { $count } von { $needed } Dokumenten{ $counters ->
    [0] { "" }
    [one] , mit einem +1-Marker
   *[other] , mit zwei +1-Markern
  }.
line-pawn = Figur { $activated_id ->
    [yes] herangezogen
   *[no] nicht herangezogen
  }, auf { $side_is ->
    [you] deiner Seite
   *[other] der Seite von { $side }
  }{ $dark_id ->
    [yes] , dunkles Feld: +1
   *[no] { "" }
  }.
line-token = { $seat_is ->
    [you] Dein Marker: { $token }.
   *[other] Marker von { $seat }: { $token }.
  }
line-column = { $seat_is ->
    [you] Deine Dokumente: { $column }.
   *[other] Dokumente von { $seat }: { $column }.
  }
pair-column = { $key_id ->
    [back] Rückseite „{ $value }“
    [seen] { $value } (gesehen)
   *[known] { $value }
  }
line-taken = { $tie_id ->
    [yes] Hat an { $seat_is ->
        [you] dich
       *[other] { $seat }
      } geliefert, durch die Figur, { $loyalty } zu { $loyalty }
   *[no] Hat an { $seat_is ->
        [you] dich
       *[other] { $seat }
      } geliefert, { $loyalty } zu { $against }
  }: { $cards }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
line-left = Präpariert, aus dem Spiel: { $cards }.
line-hand = Hand: { $cards }.
line-backs = { $count ->
    [0] Leere Hand.
    [one] { $count } Karte auf der Hand, Rückseite: { $backs }.
   *[other] { $count } Karten auf der Hand, Rückseiten: { $backs }.
  }
line-hand_count = { $count ->
    [0] Leere Hand.
    [one] { $count } Karte auf der Hand.
   *[other] { $count } Karten auf der Hand.
  }
line-pile = { $count ->
    [0] Nachziehstapel leer.
    [one] { $count } Karte im Nachziehstapel.
   *[other] { $count } Karten im Nachziehstapel.
  }
line-pile_cards = Nachziehstapel, von oben: { $cards }.
line-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }{ $cards_count ->
    [0] { "" }
   *[other] : { $cards }
  }.
line-played = Gespielte Aktionen: { $cards }.
line-tip = Zug { $turn }, Insidertipp auf { $agent }: { $documents }.
line-crosscheck = Zug { $turn }, Gegenprobe: { $agents } ergeben { $total }.
line-reconstructed = { $cards_count ->
    [0] Alle Karten stammen aus der Anleitung.
   *[other] Erschlossen oder rekonstruiert, weil die Anleitung sie nicht zeigt: { $cards }.
  }

# Refusals: actions
refusal-already_placed = Du hast deine Marker schon verteilt.
refusal-tokens_wrong = Die sechs Marker { $tokens } müssen verteilt werden, einer an jeden Agenten.
refusal-decks_count = Es braucht zwei Kartensätze, einen für jeden Platz.
refusal-deck_wrong = Das ist nicht der Kartensatz dieses Platzes: Es fehlen Karten, oder es sind zu viele.
refusal-unknown_card = In diesem Kartensatz gibt es keine Karte „{ $card_id }“.
refusal-no_action = „{ $card }“ geht nur als Dokument.
refusal-act_form = Die Aktion „{ $card }“ wird mit { $wanted } geschrieben, oder mit „none“, wenn sie ohne Wirkung ist.
refusal-two_agents = Es braucht zwei verschiedene Agenten, in der Reihenfolge der Linie.
refusal-moves_wrong = „{ $card }“ bewegt Figuren nicht so.
refusal-not_in_hand = Du hast „{ $card }“ nicht auf der Hand.
refusal-delivered = { $agent } hat schon geliefert.
refusal-one_unknown_back = Bei { $agent } liegt schon ein Dokument mit Rückseite „?“.
refusal-can_be_done = „{ $card }“ kann wirken: Ohne Wirkung darf die Karte nicht gespielt werden.
refusal-no_counter = Es gibt keinen +1-Marker mehr: Die Karte ist ohne Wirkung.
refusal-off_the_track = Die Figur von { $agent } würde die Leiste verlassen.
refusal-no_such_document = Du hast dieses Dokument nicht bei { $agent }.
refusal-same_agent = Das Dokument muss zu einem anderen Agenten.
refusal-activated = Die Figur von { $agent } wurde schon herangezogen.

# Refusals: decks
refusal-deck_form = Ein Kartensatz ist ein Objekt mit einem einzigen Feld, „cards“, der Liste seiner Karten.
refusal-deck_kinds = Ein Kartensatz hat höchstens { $limit } Sorten von Karten.
refusal-deck_card_form = Karte { $place } des Kartensatzes ist kein Objekt.
refusal-deck_card_lacks = Karte { $place } des Kartensatzes fehlt das Feld „{ $missing_id }“.
refusal-deck_card_unknown = Karte { $place } des Kartensatzes hat ein Feld „{ $unknown_id }“, das nicht dorthin gehört.
refusal-deck_id = Karte { $place } des Kartensatzes braucht eine „id“ aus Kleinbuchstaben, Ziffern und Unterstrichen, mit einem Buchstaben am Anfang.
refusal-deck_twice = Zwei Karten des Kartensatzes heißen „{ $card_id }“.
refusal-deck_texts = Karte „{ $card_id }“: „name“ und „note“ brauchen einen Text „fr“ und einen Text „en“.
refusal-deck_value = Karte „{ $card_id }“: Der Wert muss eine ganze Zahl von 0 bis { $limit } sein.
refusal-deck_back = Karte „{ $card_id }“: Die Rückseite muss „?“ sein oder Werte mit „/“ dazwischen haben.
refusal-deck_back_lies = Karte „{ $card_id }“: Die Rückseite „{ $back_id }“ nennt nicht ihren Wert { $value }.
refusal-deck_languages = Karte „{ $card_id }“: „name“ und „note“ dürfen höchstens { $limit } Sprachen haben.
refusal-deck_back_long = Karte „{ $card_id }“: Die Rückseite darf höchstens { $limit } Zeichen haben.
refusal-deck_copies = Karte „{ $card_id }“: „copies“ muss eine ganze Zahl von 0 bis { $limit } sein, oder zwei, eine für jeden Platz.
refusal-deck_effect = Karte „{ $card_id }“: unbekannte Wirkung. Es gibt: { $effects_id }.
refusal-deck_action_back = Karte „{ $card_id }“: Eine Karte mit Aktion hat die Rückseite „?“.
refusal-deck_revealed_back = Karte „{ $card_id }“: Eine Karte, die bei der Lieferung wirkt, hat Werte auf der Rückseite, nicht „?“.
refusal-deck_source = Karte „{ $card_id }“: Die Quelle muss eine von diesen sein: { $sources_id }.
refusal-deck_size = Der Kartensatz jedes Platzes muss 1 bis { $limit } Karten haben; einer hat { $held }.

# Bots: what each does, and why it chose
bot-recruit-how = Spielt zufällig, legt aber keine hohe Karte, wo sie sicher verloren ist, und verschwendet keine Aktion.
bot-novice-how = Legt hohe Karten, wo der eigene Marker stark ist, niedrige, wo er schwach ist; vergisst, was gezeigt wurde.
bot-agent-how = Zählt die möglichen Marker und Dokumente der Gegenseite genau und wägt jeden Zug einen Schritt voraus ab.
bot-master-how = Hat in sehr vielen Partien gegen sich selbst geübt und spielt nach Gefühl, nur mit dem, was an diesem Platz bekannt ist.
bot-ref-greedy = gierig
bot-ref-greedy-how = Ein Maßstab: legt die höchste Karte, wo die eigene Loyalität am höchsten ist, sonst die niedrigste, wo sie am niedrigsten ist.
reason-at_random = Zufällig gewählt.
reason-not_absurd = Zufällig gezogen, nur nichts Abwegiges.
reason-tokens = Marker zufällig verteilt, um nichts zu verraten.
reason-only = Es gab nichts Besseres zu tun.
reason-laid_ahead = { $card } zu { $agent }: { $chance } % Chance auf die Dokumente dort.
reason-laid_behind = { $card } zu { $agent }, um einen Platz zu füllen: nur { $chance } % Chance auf die Dokumente dort.
reason-pulled = Die Figur von { $agent } nützte am meisten.
reason-pressed = Kein anderer Zug einer Figur nützte mehr als bei { $agents }.
reason-tip = Um zu wissen, was bei { $agent } liegt.
reason-nosy = Damit { $agent } später liefert.
reason-crosscheck = Die Summe bei { $agents } verriet am meisten.
reason-turncoat = Vertauscht waren die eigenen Marker bei { $agents } mehr wert.
reason-courier = Dieses Dokument war bei { $to } mehr wert als bei { $from }.
reason-searched = { $games ->
    [one] Eine erdachte Partie
   *[other] { $games } erdachte Partien
  }: Dieser Zug gewann { $chance } % der seinen, mehr als jeder andere.

# What can be deduced, and what suspected
line-belief_worlds = { $worlds ->
    [1] Nur eine Möglichkeit bleibt.
   *[other] { $worlds } Möglichkeiten ({ $bits } Bit Unsicherheit).
  }
line-belief_ways = { $ways ->
    [one] Marker von { $seat }: Nur eine Verteilung bleibt.
   *[other] Marker von { $seat }: { $ways } von 360 Verteilungen bleiben.
  }
line-belief_no_evidence = Die Spielweise von { $seat } verrät nichts.
line-belief_suspicion = Schätzung nach der Spielweise von { $seat }:
secret-token = { $agent }, auf der Seite von { $seat }
line-certain_token = { $agent }: auf der Seite von { $seat } Marker { $token }.
line-left_token = { $agent }: bei { $seat } der Marker { $token }, nicht sicher.
line-belief_token = { $agent }: auf der Seite von { $seat } der Marker { $odds }.
line-belief_documents = { $agent }: auf der Seite von { $seat } ein Dokument mit Rückseite „{ $back }“: { $odds }.
line-belief_hand = Hand von { $seat }: { $odds }.

# What rules out the rest for a token, in a hint
because-delivered = { $agent } hat geliefert: Auf der Seite von { $seat } war es Marker { $token }.
because-total = { $card }: Die Marker bei { $agents } ergaben { $total }.
because-exchanged = { $seat } hat die Marker bei { $agents } vertauscht.

# The rules in our words: a title, then its paragraphs
rules-1 =
    Ziel des Spiels
    Bekomm die wertvollsten Dokumente, indem du geheim auf die richtigen Agenten setzt.
rules-2 =
    Aufbau
    Sechs Agenten stehen in einer Linie. Gib jedem geheim einen Loyalitätsmarker: 1, 2, 2, 3, 4 und 5. Die 2 gibt es wirklich zweimal.
    Jeder Agent hat eine Einflussleiste mit vier Feldern, zwei auf jeder Seite; seine Figur neigt immer einer Seite zu. Das letzte Feld jeder Seite ist ein dunkles Feld. Zu Beginn neigen drei Figuren jeder Seite zu.
    Jede Seite mischt ihren Kartensatz aus 22 Karten und nimmt fünf auf. Das Los entscheidet, wer beginnt.
rules-3 =
    Dein Zug
    Spiele eine Karte. Als Dokument: verdeckt, in deine Spalte, zu einem Agenten, der noch nicht geliefert hat. Nur eine Karte mit Rückseite „?“ je Agent, beide Seiten zusammen.
    Oder als Aktion, wenn ihre Rückseite „?“ ist: Tu, was sie sagt, dann ist sie aus dem Spiel. Eine Aktion, die nicht geht, darf ohne Wirkung gespielt werden.
    Führe die Lieferungen aus, nutze in deinen ersten drei Zügen deinen Einfluss und zieh eine Karte.
    Die Rückseiten sehen alle, auf dem Tisch und auf der Hand: Eine Zahl nennt den Wert, „0/7“ lässt zwei zu, „?“ verrät nichts.
rules-4 =
    Einfluss
    Am Ende jedes deiner ersten drei Züge ziehst du eine Figur, die noch niemand so herangezogen hat, ein Feld zu dir heran, bei einem Agenten, der noch nicht geliefert hat, und drehst sie um. Eine Figur, die schon auf deinem dunklen Feld steht, wird umgedreht und bleibt.
    Druck und Erpressung bewegen Figuren hin oder her, ohne sie umzudrehen.
rules-5 =
    Lieferungen
    Ein Agent liefert, sobald er 4 Dokumente hat, beide Spalten zusammen; 3, wenn ein Nachbar schon geliefert hat; eines mehr für jeden +1-Marker. Eine Lieferung kann weitere auslösen, in einer Kette.
    Beide Marker werden gezeigt: Auf wessen dunklem Feld die Figur steht, diese Seite zählt 1 dazu. Die Dokumente werden gezeigt: Jede Karte „Persönliche Papiere“ gibt ihrer Seite 1 dazu; „Präparierte Papiere“ nehmen die Dokumente mit dem höchsten Wert aus dem Spiel.
    Die höhere Loyalität nimmt den Rest; bei Gleichstand die Seite, der die Figur zuneigt. Bei diesem Agenten kann nichts mehr gespielt werden.
rules-6 =
    Ende
    Am Ende eines Zuges, wenn fünf Agenten geliefert haben. Der größere Wert gewinnt; bei Gleichstand weniger Karten; sonst ist es ein gemeinsamer Sieg.
    Dokumente bei Agenten, die nicht geliefert haben, zählen für niemanden.
rules-7 =
    Die Karten
    Dokumente 2, 3, 4, 5 und 7; Persönliche Papiere und Präparierte Papiere zählen 0. Insidertipp: Sieh dir alle Dokumente der anderen Seite bei einem Agenten an. Gegenprobe: Die andere Seite nennt die Summe zweier ihrer Marker. Schnüffelei: ein +1-Marker auf einen Agenten.
    Druck: eine Figur ein Feld. Erpressung: eine Figur zwei Felder, oder zwei Figuren je eines. Seitenwechsel: Vertausche geheim zwei deiner Marker. Kurier: Bring eines deiner Dokumente zu einem anderen Agenten.
    Die Anleitung zeigt nicht alle Karten: Ein Teil ist rekonstruiert, und jede Karte sagt, woher sie stammt. Beim Eröffnen des Tisches lässt sich ein anderer Kartensatz wählen.
rules-search = dunkles Feld, Gleichstand, Kette

# What may be done now, in three sentences; before the bar what is set in bold
now-loyalty =
    Gib | jedem Agenten geheim einen Marker: 1, 2, 2, 3, 4 und 5. Die 2 gibt es zweimal.
    Die höhere Loyalität | bekommt die Dokumente, wenn der Agent liefert.
    Die andere Seite | tut dasselbe; gezeigt werden die Marker bei der Lieferung.
now-turn =
    Lege | eine Karte verdeckt zu einem Agenten; nur eine „?“-Karte je Agent, beide Seiten zusammen.
    Oder spiele | die Aktion einer „?“-Karte: Danach ist sie aus dem Spiel.
    Mit 4 Dokumenten | liefert ein Agent; mit 3 neben einer Lieferung; je +1-Marker eines mehr.
now-influence =
    Zieh | eine noch nicht herangezogene Figur ein Feld zu dir.
    Das dunkle Feld | gibt dir 1 Loyalität; eine Figur, die schon dort steht, wird umgedreht und bleibt.
    Bei Gleichstand | gewinnt die Seite der Figur. Nur in drei Zügen.
now-pass =
    Passe: | Du hast keine Karte mehr.
    Die andere Seite | spielt mit ihren weiter.
    Keine Karten | auf beiden Seiten: Die Partie endet.

# Pictures of the rules: a caption, then what is drawn
picture-loyalty =
    Ein Marker für jeden Agenten; die 2 gibt es zweimal.
    Sechs Agenten, L, S, B, A, V und E; darunter die Marker 3, 1, 5, 2, 4 und 2.
picture-backs =
    Drei Rückseiten: der Wert, zwei Werte oder nichts.
    Drei verdeckte Dokumente: Rückseite 4, Rückseite 0/7, Rückseite „?“.
picture-influence =
    Eine Figur, ein Feld herangezogen.
    Die Leiste eines Agenten: Die Figur steht knapp auf der anderen Seite; ein Pfeil; sie steht auf deiner Seite, auf Gelb.
picture-delivery =
    Die höhere Loyalität nimmt alles.
    Marker 3 plus 1 für das dunkle Feld, gegen Marker 3: 4 zu 3. Die Dokumente 5, 2, 7 und 4 gehen an die erste Seite.
picture-needs =
    Vier Dokumente, oder drei neben einer Lieferung.
    Agent S hat geliefert. Sein Nachbar B braucht drei Dokumente und hat zwei; weiter weg braucht A vier.

# What is drawn on the board: its name, then its meaning
symbol-token =
    Heller Schild
    Dein Loyalitätsmarker bei diesem Agenten.
symbol-their_token =
    Dunkler Schild
    Der Marker der anderen Seite, sobald er gezeigt ist.
symbol-dark =
    Dunkles Feld, +1
    Eine Figur auf dem letzten Feld einer Seite gibt dieser Seite 1 Loyalität.
symbol-pawn =
    Figur, offener Pfeil
    Ihr Pfeil zeigt, welcher Seite sie zuneigt. Sie kann noch herangezogen werden.
symbol-pulled =
    Gelbe Figur, voller Pfeil
    In einem der ersten drei Züge schon herangezogen.
symbol-number =
    Rückseite mit Zahl
    Der Wert des Dokuments.
symbol-risk =
    Rückseite 0/7
    Eine 7, oder Persönliche oder Präparierte Papiere, die 0 zählen.
symbol-unknown =
    Rückseite „?“
    Irgendeine Aktionskarte, von 1 bis 6. Nur eine je Agent.
symbol-boxes =
    Kästchen unter dem Buchstaben
    Voll: ein gelegtes Dokument. Leer: eines fehlt zur Lieferung.
symbol-counter =
    Runde +1, rundes gestricheltes Kästchen
    Der Marker der Schnüffelei: Es braucht ein Dokument mehr.
symbol-seen =
    Auge
    Die andere Seite hat dieses Dokument gesehen.
symbol-source =
    Bleistift
    Erschlossen oder rekonstruiert: Die Anleitung zeigt nicht die ganze Karte.
symbol-gone =
    Roter Balken
    Ein Dokument, das Präparierte Papiere aus dem Spiel genommen haben.

# The board in the browser
field-card = Karte
field-from = Dokument
board-agents = Die Agenten
board-show_agent = Angezeigter Agent
board-you = Du
board-needs = { $count } von { $needed }
board-would_deliver = { $count } von { $needed }: liefert
board-no_place = hat ein „?“
board-documents = { $count ->
    [0] nichts zu sehen
    [one] { $count } Dokument
   *[other] { $count } Dokumente
  }
board-token = Marker { $token }
board-their_token = Marker verborgen
board-pulled = schon herangezogen
board-where = { $side_is ->
    [you] { $dark_id ->
        [yes] dein dunkles Feld, +1
       *[no] auf deiner Seite
      }
   *[other] { $dark_id ->
        [yes] dunkles Feld von { $side }, +1
       *[no] auf der Seite von { $side }
      }
  }
board-pawn = Figur auf { $side_is ->
    [you] deiner Seite
   *[other] der Seite von { $side }
  }
board-then = { $what }: { $then }
board-hand = Deine Hand
board-pile = Nachziehstapel { $count }
board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
board-backs = auf der Hand, nach Rückseiten:
board-in_hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }
board-progress = Zug { $turn } · { $count ->
    [0] 0 von 5 Agenten haben geliefert
    [one] { $count } von 5 Agenten hat geliefert
   *[other] { $count } von 5 Agenten haben geliefert
  }
board-back = Rücken { $back }
board-seen = gesehen
board-short_seen = ist { $what }
board-short_personal = pers.
board-short_trapped = präp.
board-card = { $title }, Wert { $value }, Rückseite „{ $back }“.
board-marked = Diese Karte ist { $source }.
board-document_at = { $agent }: { $card_id ->
    [none] ein Dokument mit Rückseite „{ $back }“
   *[other] { $card }, Rückseite „{ $back }“
  }
board-does_personal = Bei der Lieferung: +1 Loyalität für dich
board-does_trapped = Bei der Lieferung gehen die höchsten aus dem Spiel
board-does_tip = Gegnerische Dokumente bei einem Agenten sehen
board-does_crosscheck = Die Summe zweier gegnerischer Marker
board-does_nosy = Ein Agent braucht ein Dokument mehr
board-does_pressure = Eine Figur ein Feld
board-does_blackmail = Eine Figur zwei Felder oder zwei je eines
board-does_turncoat = Zwei deiner Marker vertauschen
board-does_courier = Ein Dokument wechselt den Agenten
board-mode_document = Karte legen
board-mode_action = Aktion spielen
board-no_action = keine Aktion auf der Hand
board-no_document = nichts zu legen
board-which_action = Nimm eine Karte mit Rückseite „?“: Ihre Aktion wird ausgeführt, dann ist sie aus dem Spiel.
board-where_document = Zu welchem Agenten
board-where_tip = Wo nachsehen
board-where_crosscheck = Welche zwei Agenten
board-where_nosy = Auf welchen Agenten
board-where_turncoat = Welche zwei Agenten
board-where_courier = Wohin bringen
board-where_influence = Welche Figur heranziehen
board-do_document = Legen
board-do_document_card = Die { $value } legen
board-worth = { $points } Pkt.
board-laid = { $count ->
    [0] kein Dokument
    [one] { $count } Dokument
   *[other] { $count } Dokumente
  }
board-bonus = dunkles Feld: +1
board-about = { $title }, { $value }. { $seat } wird „{ $back }“ sehen.
board-as_document = Dokument { $value }, verdeckt
board-brief_delivered = Fertig
board-brief_document = Dok.
board-brief_personal = Persönl.
board-brief_trapped = Präpar.
board-brief_tip = Insider
board-brief_crosscheck = Probe
board-brief_nosy = Schnüff.
board-brief_pressure = Druck
board-brief_blackmail = Erpress.
board-brief_turncoat = Wechsel
board-brief_courier = Kurier
board-do_tip = Ansehen
board-do_crosscheck = Prüfen
board-do_nosy = +1 legen
board-do_turncoat = Vertauschen
board-do_courier = Hierher
board-do_influence = Heranziehen
board-effect_laid = { $agent } hat dann { $count } von { $needed } Dokumenten.
board-effect_delivers = { $agent } liefert{ $agents_count ->
    [0] { "" }
   *[other] , dann in einer Kette { $agents }
  }{ $taker_id ->
    [mine] : sicher an dich{ $points_id ->
        [none] { "" }
       *[other] , { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
          }
      }
    [theirs] : sicher an { $seat }
    [token] : an dich, wenn der Marker von { $seat } höchstens { $most } ist{ $points_id ->
        [none] { "" }
       *[other] , { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
          }
      }
   *[unsure] { "" }
  }.
board-effect_fewer_now = { $agent }: jetzt nur { $needed } Dokumente
board-effect_fewer = Dann { $agents }: ein Dokument weniger.
board-effect_pawn = Die Figur von { $agent } steht dann auf { $side_is ->
    [you] { $dark_id ->
        [yes] deinem dunklen Feld: +1 Loyalität für dich
       *[no] deiner Seite
      }
   *[other] { $dark_id ->
        [yes] dem dunklen Feld von { $side }: +1 Loyalität für { $side }
       *[no] der Seite von { $side }
      }
  }.
board-effect_swapped = Dein Marker ist dann { $first_token } bei { $agent } und { $second_token } bei { $to }.
board-effect_counter = { $agent } braucht dann { $needed } Dokumente.
board-waiting = Gerade nichts zu wählen.
board-delivered = Geliefert
board-chain = in einer Kette, nach { $letter }
board-chain_short = nach { $letter }
board-trapped = { $value }: aus dem Spiel
board-loyalty = Loyalität { $loyalty } zu { $against }
board-tie = { $loyalty } zu { $loyalty }, Figur auf { $side_is ->
    [you] deiner Seite
   *[other] der Seite von { $side }
  }
board-taken = { $seat_is ->
    [you] An dich
   *[other] An { $seat }
  }: { $points } Pkt.
board-confirm_courier = { $card } spielen: { $document }, von { $from } zu { $to }
board-deliveries = Lieferungen ({ $count })
board-sum = Gegenprobe: { $agents } ergeben { $total }.
board-before_exchange = vor dem Vertauschen bei { $agents }
board-outdated = Seitdem hat { $seat } die Marker bei { $agents } vertauscht.
board-legend = Der Pfeil einer Figur zeigt ihre Seite; er ist gefüllt, auf Gelb, sobald sie herangezogen wurde. Ein dunkles Feld gibt 1 Loyalität. Bei Gleichstand gewinnt die Seite der Figur.
board-sources = Die Anleitung zeigt nicht jede Karte. Mit Bleistift „erschlossen“: in einer anderen Ausgabe gesehen oder aus der Anleitung geschlossen; „rekonstruiert“: Wert, Name oder Wirkung hat dieses Projekt gewählt. Die anderen stammen aus der Anleitung.
board-copies = ×{ $copies }

## In three sentences, for guests: what is in bold, a bar, the rest
brief =
    Sechs Agenten | dienen beiden Seiten. Gib jedem geheim eine Loyalität von 1 bis 5.
    In deinem Zug | legst du eine Karte zu einem Agenten oder spielst ihre Aktion.
    Vier Dokumente: | Der Agent liefert an die Seite, der er loyaler ist. Der größte Wert gewinnt.

# The end
tie-broken = Bei Punktgleichstand gewinnt, wer weniger Karten nahm.
tie-shared = Gleich viele Punkte, gleich viele Karten: ein gemeinsamer Sieg.
board-account-bars = Wer an wen geliefert hat, und wie viel
board-account-side = { $name }, { $points }
board-account-open = Die Koffer, geöffnet
board-account-undelivered = Hat nicht geliefert
board-account-row = Marker { $token }{ $bonus ->
    [yes] , plus 1 für das dunkle Feld
   *[no] { "" }
  }; Dokumente: { $cards }.
board-account-gone = { $card } (aus dem Spiel)

# Cases
case_question-certain = Nur ein gegnerischer Marker steht fest. Bei welchem Agenten, und welcher ist es?
case_question-question = Eine Karte, am richtigen Ort gespielt, verrät mehr als jede andere. Welche, und wo?
case_question-win = Eine Karte, am richtigen Ort gespielt, gewinnt sicher. Welche, und wo?
case-possible-token = Möglich, aber nicht sicher. Hier ist der Marker von { $seat } bei { $agent } die { $token }, und nichts spricht dagegen.
case-impossible-token = Unmöglich: Keine Aufteilung lässt es zu. Hier ist der Marker von { $seat } bei { $agent } die { $token }.
