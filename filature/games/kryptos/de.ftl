# Kryptos
name = Kryptos
tagline = Nenne die Karte, die sie vor dir verbergen.
authors = Ein Spiel von Piotr Siłka
summary = Drei bis sechs Geheimdienste versuchen, die Codes der anderen zu knacken. Alle legen ihre Karten verdeckt und der Reihe nach vor sich aus; Farbmarker sagen, wie viele davon gelb, rot, blau und grün sind. Alle decken zwei auf und nennen dann, wenn sie am Zug sind, eine Karte der anderen und ihren Wert. Treffer: Die Karte wird aufgedeckt und bringt 3 Punkte, weniger, wenn die Hand zur Neige geht. Falsch: Hör auf oder zahle 1 Punkt für einen zweiten Versuch. Hat jemand 15 Punkte, wird die Runde zu Ende gespielt und gezählt.
minutes = 25

option-setup = Aufgedeckte Karten zu Beginn
option-mystery = Variante „Mysterium“: vier Karten mehr, die niemand sieht (zu viert oder zu fünft)
option-bribe = Variante „Bestechung“: Der Punkt für einen zweiten Versuch geht an die Hand mit der Karte
option-target_score = Punkte zum Sieg

word-basic = frei gewählt
word-advanced = eingeschränkt (erweiterte Regel)
word-yellow = gelb (Sonne)
word-red = rot (Raute)
word-blue = blau (Welle)
word-green = grün (Tanne)
word-target_reached = das Ziel ist erreicht und die Runde gespielt
word-all_revealed = alle Karten sind offen
word-card_1 = 1 gelb
word-card_2 = 2 rot
word-card_3 = 3 blau
word-card_4 = 4 grün
word-card_5 = 5 gelb
word-card_6 = 6 rot
word-card_7 = 7 blau
word-card_8 = 8 grün
word-card_9 = 9 gelb
word-card_10 = 10 rot
word-card_11 = 11 blau
word-card_12 = 12 grün
word-card_13 = 13 gelb
word-card_14 = 14 rot
word-card_15 = 15 blau
word-card_16 = 16 grün
word-card_17 = 17 gelb
word-card_18 = 18 rot
word-card_19 = 19 blau
word-card_20 = 20 grün
word-card_21 = 21 gelb
word-card_22 = 22 rot
word-card_23 = 23 blau
word-card_24 = 24 grün
word-card_25 = 25 gelb
word-card_26 = 26 rot
word-card_27 = 27 blau
word-card_28 = 28 grün
word-card_29 = 29 gelb
word-card_30 = 30 rot
word-card_31 = 31 blau
word-card_32 = 32 grün
word-card_33 = 33 gelb
word-card_34 = 34 rot
word-card_35 = 35 blau
word-card_36 = 36 grün
word-card_37 = 37 gelb
word-card_38 = 38 rot
word-card_39 = 39 blau
word-card_40 = 40 grün
word-card_41 = 41 gelb
word-card_42 = 42 rot
word-card_43 = 43 blau
word-card_44 = 44 grün
word-card_45 = 45 gelb
word-card_46 = 46 rot
word-card_47 = 47 blau
word-card_48 = 48 grün
pair-colours = { $value ->
    [0] keine
   *[other] { $value }
  } { $key_id ->
    [yellow] gelbe (Sonne)
    [red] rote (Raute)
    [blue] blaue (Welle)
   *[green] grüne (Tanne)
  }

# What is asked
ask-first_player = Das Los entscheidet, wer beginnt.
ask-deal = Die Karten werden ausgeteilt.
ask-reveal = Decke eine deiner Karten auf.
ask-guess = Nenne eine verdeckte Karte und ihren Wert.
ask-second_attempt = Falsch. Hör auf, oder zahle 1 Punkt für einen zweiten Versuch.
ask-pass = Keine Karte mehr zu nennen: Passe.
waiting-reveal = { $seat } wählt eine Karte zum Aufdecken.
waiting-guess = { $seat } überlegt.
waiting-second_attempt = { $seat } darf es noch einmal versuchen.
waiting-pass = { $seat } hat keine Karte mehr zu nennen.

# What happens
told-first_player = { $seat_is ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
  }
told-dealt = { $cards_id ->
    [none] { $seat } legt die Karten aus: { $colours }.
   *[some] { $seat_is ->
        [you] Du bekommst: { $cards }.
       *[other] { $seat } bekommt: { $cards }.
      }
  }
told-set_aside = { $cards_id ->
    [none] Ungesehen beiseitegelegt: { $colours }.
   *[some] Beiseitegelegt: { $cards }.
  }
told-revealed = { $seat_is ->
    [you] Du deckst deine Karte { $position } auf: { $card }.
   *[other] { $seat } deckt Karte { $position } auf: { $card }.
  }{ $dropped ->
    [0] { "" }
   *[other] { " " }Keine Karte erfüllte alle Bedingungen.
  }
told-paid = { $target_is ->
    [nobody] { $seat_is ->
        [you] Du zahlst 1 Punkt für einen zweiten Versuch.
       *[other] { $seat } zahlt 1 Punkt für einen zweiten Versuch.
      }
    [you] { $seat } zahlt dir 1 Punkt für einen zweiten Versuch.
   *[other] { $seat_is ->
        [you] Du zahlst 1 Punkt an { $target } für einen zweiten Versuch.
       *[other] { $seat } zahlt 1 Punkt an { $target } für einen zweiten Versuch.
      }
  }
told-guessed = { $seat_is ->
    [you] Du nennst Karte { $position } von { $target }: { $named }.
   *[other] { $target_is ->
        [you] { $seat } nennt deine Karte { $position }: { $named }.
       *[other] { $seat } nennt Karte { $position } von { $target }: { $named }.
      }
  } { $right_id ->
    [yes] Treffer, { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
      }
   *[no] Falsch.
  }
told-stopped = { $seat_is ->
    [you] Du hörst auf.
   *[other] { $seat } hört auf.
  }
told-passed = { $seat_is ->
    [you] Du passt: keine Karte mehr zu nennen.
   *[other] { $seat } passt: keine Karte mehr zu nennen.
  }
told-target_reached = { $seat_is ->
    [you] Du hast { $points } Punkte: Die Runde wird zu Ende gespielt.
   *[other] { $seat } hat { $points } Punkte: Die Runde wird zu Ende gespielt.
  }
told-shown = { $seat_is ->
    [you] Du hattest: { $cards }.
   *[other] { $seat } hatte: { $cards }.
  }
told-aside_shown = Beiseite lagen: { $cards }.

# The strip of the last events: the answer to one's own move, and shorter sentences
verdict-guessed = { $right_id ->
    [yes] Treffer!
   *[no] Falsch.
  }
result-guessed = { $right_id ->
    [yes] Karte { $position } von { $target } ist { $named }.
   *[no] Nicht { $named }, und alle wissen es.
  }

# What can be done
choice-reveal = Eine Karte aufdecken
choice-guess = Eine Karte von { $target } nennen
choice-stop = Aufhören
choice-pass = Passen
hint-reveal = Sie bleibt an ihrem Platz, offen für alle.
hint-guess = Treffer: 3 Punkte; 2, wenn diese Hand nur noch zwei verdeckte Karten hatte, 1, wenn nur noch eine.
hint-stop = Du zahlst nichts; dein Zug ist zu Ende.
action-first_player = { $first } beginnt
action-deal = Karten austeilen
action-reveal = Aufdecken: Karte { $position }
action-guess = Karte { $position } von { $target }: { $value }
action-stop = Aufhören
action-pass = Passen
field-position = Karte
field-value = Wert
value-position = Karte { $value }
value-value = { $value }

# What lies on the table
section-progress = Die Partie
section-hand = { $seat_is ->
    [you] Deine Hand
   *[other] Hand von { $seat }
  }
line-turn = Zug { $turn }.
line-first = { $first_is ->
    [you] Du hast begonnen.
   *[other] { $first } hat begonnen.
  }
line-target = Gespielt wird bis { $points } Punkte.
line-last_round = { $points } Punkte sind erreicht: Die Runde wird zu Ende gespielt.
line-track = { $colour_id ->
    [yellow] Gelb (Sonne)
    [red] Rot (Raute)
    [blue] Blau (Welle)
   *[green] Grün (Tanne)
  }, noch nicht offen: { $values_count ->
    [0] keine
   *[other] { $values }
  }.
line-aside = { $count } Karten beiseitegelegt: { $colours }.
line-aside_known = Beiseitegelegt: { $cards }.
line-points = { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
  }
line-face_down = { $count ->
    [0] Keine verdeckte Karte.
    [one] { $count } verdeckte Karte: { $colours }.
   *[other] { $count } verdeckte Karten: { $colours }.
  }
line-card_up = Karte { $position }: { $card }, offen.
line-card_own = Karte { $position }: { $card }, für die anderen verdeckt.
line-card_shown = Karte { $position }: { $card }, nie erraten.
line-card_down = Karte { $position }: verdeckt, { $low } bis { $high }{ $refuted_count ->
    [0] { "" }
   *[other] , nicht { $refuted }
  }.

# The board
board-hidden = { $count ->
    [0] alle offen
   *[other] { $count } verdeckt
  }
board-found = Treffer
board-hidden-at = bei { $name }
board-never-found = { $count ->
    [0] alle erraten
   *[other] { $count } nie erraten
  }
board-to = –
board-or = /
board-card-hidden = Karte { $position }, verdeckt: { $low } bis { $high }, { $count } Zahlen möglich.
board-card-few = Karte { $position }, verdeckt: { $numbers }.
board-card-sure = Karte { $position }, verdeckt: kann nur { $card } sein.
board-missed = Schon vergeblich genannt: { $numbers }.
board-not-now = Darf nicht aufgedeckt werden.
board-track = Die Leiste, 1 bis { $numbers }
board-could-be = Karte { $position } von { $name }: was sie sein kann
board-card-could-be = Karte { $position }: was sie sein kann
board-row = { $colour ->
    [yellow] gelb
    [red] rot
    [blue] blau
   *[green] grün
  }
board-number = { $card }, { $state ->
    [up] schon offen
    [own] auf deiner Hand
    [missed] vergeblich genannt
    [colour] keine Karte dieser Farbe mehr in dieser Hand
    [order] durch die Reihenfolge ausgeschlossen
    [elsewhere] überall ausgeschlossen
   *[possible] möglich
  }
board-legend-possible = möglich
board-legend-own = auf deiner Hand
board-legend-up = offen
board-legend-missed = vergeblich genannt
board-show-hand = Angezeigte Hand
board-announcement = Deine Ansage
board-study = Eine Karte untersuchen
board-study-how = Wähle eine verdeckte Karte und sieh, was sie sein kann.
board-kept = Sie ist gewählt, sobald du am Zug bist.
board-which-card = Wähle eine Karte, dann eine Zahl.
board-card-of = Karte { $position } von { $name }
board-your-card = Deine Karte { $position }
board-turned = { $card }, für alle offen
board-said = { $place }: { $card }
board-which-number = { $place }: welche Zahl?
board-i-say = Ich sage: { $card }.
board-left = { $low } bis { $high }: { $count } Zahlen möglich.
board-only = Kann nur { $card } sein.
board-right = Treffer: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
  }
board-wrong-again = Falsch: noch ein Versuch für 1 Punkt.
board-wrong-bribe = Falsch: noch ein Versuch für 1 Punkt; den bekommt, wessen Karte du dann nennst.
board-wrong-ends = Falsch: Dein Zug ist zu Ende.
board-price = Das kostet 1 Punkt.
board-price-to = Das kostet 1 Punkt, er geht an { $name }.
board-bluff = Bluff: alle erlaubten Zahlen zeigen
board-bluff-short = Bluff
board-bluff-own = Die { $number } hast du selbst: Das wird falsch sein, ein Bluff.
board-bluff-known = Die { $number } kann es nicht sein: ein Bluff.
board-announce = { $number } ansagen
board-change = Ändern
board-try-again = 1 Punkt zahlen und noch einmal
board-restricted = Erweiterte Regel: weder die erste noch die letzte Karte, keine zwei Zahlen in Folge und nicht zu viele einer Farbe.
board-aside = Beiseite:
board-aside-count = { $count ->
    [one] { $count } Karte beiseite, ungesehen
   *[other] { $count } Karten beiseite, ungesehen
  }

# Refusals
refusal-mystery_seats = Die Variante „Mysterium“ geht mit so vielen Personen: { $seats }.
refusal-deal_hands = Es gibt { $count } Hände für { $seats } Plätze.
refusal-deal_hand_size = Jede Hand muss { $size } Karten haben.
refusal-deal_aside_size = Es müssen { $size } Karten beiseitegelegt werden.
refusal-deal_no_such_card = Karte { $number } ist nicht im Spiel: Die Karten gehen von 1 bis { $numbers }.
refusal-deal_twice = Karte { $number } ist zweimal ausgeteilt.
refusal-deal_not_sorted = Jede Hand muss geordnet sein, von der niedrigsten Karte zur höchsten.
refusal-no_such_deal = Diese Verteilung ist nicht möglich.
refusal-already_up = Karte { $position } dieser Hand ist schon offen.
refusal-reveal_end = Weder deine niedrigste noch deine höchste Karte darf aufgedeckt werden.
refusal-reveal_neighbour = Diese Karte liegt direkt vor oder nach deiner ersten aufgedeckten.
refusal-reveal_colour = Von dieser Farbe sind schon genug Karten offen.
refusal-own_card = Das ist deine eigene Karte: Nenne eine der anderen.
refusal-value_up = Die { $number } ist schon offen.
refusal-no_such_value = Die Zahlen im Spiel gehen von 1 bis { $numbers }.

# The notebook: what can be deduced, and what can only be suspected
line-belief_worlds = { $worlds ->
    [one] Nur eine Verteilung bleibt.
   *[other] { $worlds } Verteilungen sind möglich ({ $bits } Bit Unsicherheit).
  }
line-belief_card = Karte { $position } von { $seat }: { $odds }.
secret-card = Karte { $position } von { $seat }
line-certain_card = Karte { $position } von { $seat }: { $card }.
line-left_card = Karte { $position } von { $seat }: { $card }, nicht sicher.
line-belief_aside = Beiseite: { $odds }.
line-belief_no_evidence = Die Ansagen der anderen verraten nichts.
line-belief_suspicion = Schätzung nach den Ansagen der anderen:
line-belief_holds = { $seat } hat vielleicht: { $odds }.

# What rules out the rest for a card, in a hint
because-below = Karte { $position }, weiter links, ist { $card }: Diese hier ist höher.
because-above = Karte { $position }, weiter rechts, ist { $card }: Diese hier ist niedriger.
because-face_up = { $cards_count ->
    [one] Bei { $seat } liegt offen: { $cards }.
   *[other] Bei { $seat } liegen offen: { $cards }.
  }
because-mine = Auf deiner Hand: { $cards }.
because-no_colour = { $seat } hat { $colour_id ->
    [yellow] keine gelbe Karte (Sonne)
    [red] keine rote Karte (Raute)
    [blue] keine blaue Karte (Welle)
   *[green] keine grüne Karte (Tanne)
  } mehr verdeckt.
because-named = Hier genannt, und falsch: { $cards }.
because-set_up = Durch den Aufbau ausgeschlossen: { $cards }.
because-counted = Zählst du alle Hände zusammen, ist hier kein Platz für { $cards }.

# The bots, by what they do, and why they chose
bot-recruit-how = Nennt zufällige Zahlen, aber nichts, was Reihenfolge, Farben oder ein früherer Fehlversuch ausschließen.
bot-novice-how = Sucht enge Lücken zwischen offenen Karten; denkt weder an Farben noch an alte Fehlversuche.
bot-agent-how = Zählt alle noch möglichen Verteilungen, nennt, was die meisten Punkte verspricht, und deckt die Karten auf, die am wenigsten verraten.
bot-master-how = Liest außerdem aus den Ansagen der anderen ihre Hände heraus und wägt ab, was jeder Versuch ihnen im Rennen übrig lässt.
bot-ref-one-hand = eine Hand
bot-ref-one-hand-how = Ein Maßstab: zählt jede Hand für sich, nennt die wahrscheinlichste Zahl und zahlt ab einer Chance von eins zu drei für einen zweiten Versuch.
reason-at_random = Zufällig gezogen.
reason-only = Es gab nichts anderes zu tun.
reason-not_absurd = Zufällig gezogen, nur nichts Abwegiges.
reason-narrow_gap = Eingeklemmt zwischen zwei offenen Karten: { $chance } %.
reason-hand_alone = In dieser Hand allein am wahrscheinlichsten: { $chance } %.
reason-certain = Es konnte nichts anderes sein.
reason-surest = Alle Hände gezählt, die beste Wahl: { $chance } % für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
reason-read = Nach dem, was die Ansagen der anderen verrieten, die beste Wahl: { $chance } %.
reason-leaves_less = { $chance } %, fast das Beste, und es ließ den anderen weniger.
reason-nothing_to_lose = Nur { $chance } %, aber Aufhören versprach noch weniger.
reason-not_worth_it = Ein zweiter Versuch, höchstens { $chance } %, war 1 Punkt nicht wert.
reason-keeps_lead = Aufhören hielt den Vorsprung; 1 Punkt zu zahlen hätte ihn kosten können.
reason-tells_least = Die Karte, die am wenigsten über den Rest der Hand verriet.

# The rules in our words: a title, then its paragraphs
rules-1 =
    Ziel des Spiels
    Erreiche 15 Punkte, oder das Ziel dieses Tisches, indem du verdeckte Karten der anderen nennst.
rules-2 =
    Hände und Farben
    Die Karten gehen von 1 bis 32, 36, 40 oder 48, je nachdem, ob ihr zu dritt, viert, fünft oder sechst seid. Auf der Leiste hat jede Reihe ihre Farbe und ihr Zeichen: 1 ist gelb, 2 rot, 3 blau, 4 grün, 5 wieder gelb.
    Jede Hand liegt geordnet da, die niedrigste Karte links, und bewegt sich nie wieder. Alle beginnen mit 2 Punkten.
    Farbmarker sagen, wie viele Karten jeder Farbe eine Hand hat, aber nicht welche. Zu dritt werden zwei Karten beiseitegelegt, die niemand sieht.
rules-3 =
    Aufbau
    Wer rechts von der Person sitzt, die beginnt, fängt an: Gegen den Uhrzeigersinn decken alle eine Karte auf, dann in derselben Reihenfolge eine zweite. Eine aufgedeckte Karte bleibt an ihrem Platz.
rules-4 =
    Dein Zug
    Zeige auf eine verdeckte Karte einer anderen Hand und nenne ihren Wert. Alle hören die Ansage und die Antwort.
    Treffer: Die Karte wird aufgedeckt, und du bekommst 3 Punkte; 2, wenn diese Hand nur noch zwei verdeckte Karten hatte, 1, wenn nur noch eine. Dein Zug ist zu Ende.
    Falsch: Nichts wird gezeigt, aber alle wissen, dass es diese Zahl nicht ist.
    Du darfst auch eine Zahl nennen, die du selbst hast: Das ist ein Bluff. Er ist immer falsch, aber er führt die anderen in die Irre.
rules-5 =
    Der zweite Versuch
    Nach einem falschen ersten Versuch hör auf, oder zahle 1 Punkt und versuch es noch einmal: dieselbe Karte oder eine andere, in welcher Hand du willst. Er bringt so viel wie ein erster. Ohne Punkt kein zweiter Versuch.
    Treffer oder nicht, dein Zug ist dann zu Ende. Einen dritten Versuch gibt es nicht.
rules-6 =
    Ende der Partie
    Hat jemand 15 Punkte, wird die Runde zu Ende gespielt, damit alle gleich oft am Zug waren. Die meisten Punkte gewinnen; bei Gleichstand, wer in der Runde früher an der Reihe ist.
    Sind alle Karten aufgedeckt, endet die Partie sofort. Ist keine verdeckte Karte zu nennen, wird gepasst.
    Das Ziel eines Tisches liegt zwischen 3 und 1000 Punkten: Das ist eine Regel dieses Programms.
rules-7 =
    Varianten
    Erweiterter Aufbau: weder die niedrigste noch die höchste Karte der eigenen Hand; keine zwei Zahlen in Folge; zu dritt oder viert höchstens zwei Karten einer Farbe am ganzen Tisch, zu fünft oder sechst höchstens drei. Passt keine Karte, fallen diese Bedingungen eine nach der anderen weg, die letzte zuerst.
    Mysterium, zu viert oder fünft: vier Zahlen mehr und vier beiseitegelegte Karten. Ihre Farben sind bekannt; genannt werden können sie nicht.
    Bestechung: Der Punkt für einen zweiten Versuch geht an die Person, deren Karte dann genannt wird.
rules-search = Bluff, Gleichstand, zweiter Versuch

# What may be done now, in three sentences; before the bar what is set in bold
now-reveal =
    Decke | eine deiner Karten auf: Alle sehen sie, und sie bleibt an ihrem Platz.
    Zweimal: | Alle decken eine auf, dann in derselben Reihenfolge eine zweite.
    Die Ordnung hilft: | Eine verdeckte Karte ist höher als die links von ihr, niedriger als die rechts.
now-guess =
    Nenne | eine verdeckte Karte einer anderen Hand und ihren Wert.
    Treffer: | Sie wird aufgedeckt. 3 Punkte; 2 oder 1, wenn nur noch zwei oder eine verdeckt waren.
    Falsch: | Hör auf, oder zahle 1 Punkt für einen zweiten Versuch, wo du willst.
now-second_attempt =
    Hör auf: | Du zahlst nichts, dein Zug ist zu Ende.
    Oder zahle 1 Punkt: | Nenne noch eine verdeckte Karte und ihren Wert, wo du willst.
    Ein Treffer | bringt so viel wie beim ersten Versuch. Danach ist dein Zug zu Ende.
now-pass =
    Passe: | Keine verdeckte Karte kann genannt werden.
    Dein Zug zählt | trotzdem für die Runde.
    Ist alles aufgedeckt, | endet die Partie sofort.

# Pictures of the rules: a caption, then what is drawn
picture-hands =
    Der Reihe nach, mit ihren Farbmarkern.
    Fünf Karten der Reihe nach: 3 blau offen, zwei verdeckt, 18 rot offen, eine verdeckt. Darüber die Farbmarker: eine gelbe, keine rote, eine blaue, eine grüne.
picture-reveal =
    Eine Karte wird aufgedeckt und bleibt an ihrem Platz.
    Drei Karten einer Hand, 7, 12 und 20; ein Pfeil; dieselben, und die 12 ist jetzt offen.
picture-guess =
    Eine Ansage: Treffer oder falsch.
    Karte 5 einer Hand wird genannt; ein Pfeil; Treffer: Sie wird zur grünen 12 und bringt 3 Punkte; falsch: Die 12 ist unter der Karte durchgestrichen.
picture-second =
    Ein Punkt gezahlt, ein zweiter Versuch.
    Karte 5 mit der durchgestrichenen 12 darunter; ein Punkt weniger; jetzt wird Karte 6 genannt.
picture-end =
    Alles ist offen.
    Vier offene Karten: 5 gelb, 14 rot, 23 blau, 36 grün.

drawn-right = Treffer +3
drawn-wrong = falsch

# What is drawn on the board: its name, then its meaning
symbol-yellow =
    Sonne
    Gelb: 1, 5, 9, 13 und jede vierte Zahl.
symbol-red =
    Raute
    Rot: 2, 6, 10, 14 und jede vierte Zahl.
symbol-blue =
    Welle
    Blau: 3, 7, 11, 15 und jede vierte Zahl.
symbol-green =
    Tanne
    Grün: 4, 8, 12, 16 und jede vierte Zahl.
symbol-tokens =
    Farbmarker
    Wie viele verdeckte Karten jeder Farbe diese Hand noch hat.
symbol-up =
    Gefüllte Karte
    Alle sehen sie.
symbol-hidden =
    Schraffierter Kopf
    Eine verdeckte Karte: ihr Platz und die noch möglichen Zahlen.
symbol-missed =
    Roter Strich
    An diesem Platz vergeblich genannt.
symbol-own =
    Gestrichelter Rand
    Eine deiner Karten, für die anderen verdeckt.
symbol-track_possible =
    Gefülltes Feld der Leiste
    Diese Zahl kann die gewählte Karte sein.
symbol-track_own =
    Strich unter einer Zahl
    Sie ist auf deiner Hand.
symbol-track_up =
    Zahl mit Strich
    Liegt schon offen auf dem Tisch.
symbol-track_bluff =
    Gestricheltes Feld
    Diese Zahl darf genannt werden, aber es wäre ein Bluff.

## In three sentences, for guests: what is in bold, a bar, the rest
brief =
    Jede Hand ist geordnet. | Farben lassen sich zählen, Zahlen sind verdeckt.
    In deinem Zug | nennst du eine Karte einer anderen Hand und ihre Zahl.
    Treffer: | Sie wird aufgedeckt und bringt 3 Punkte. Bei 15 endet die Runde, und es wird gezählt.

# The end
tie-broken = Bei Punktgleichstand gewinnt, wer in der Runde früher an der Reihe ist.

# Cases
case_question-certain = Nur eine verdeckte Karte steht fest. Welche, und welche Zahl ist es?
case_question-question = Eine Ansage verrät mehr als jede andere, ob richtig oder falsch. Welche?
case_question-win = Eine Ansage gewinnt das Spiel sicher. Welche?
case-possible-card = Möglich, aber nicht sicher. In dieser Verteilung ist Karte { $position } von { $seat } die { $card }, und nichts spricht dagegen.
case-impossible-card = Unmöglich: Keine Verteilung lässt es zu. Hier ist Karte { $position } von { $seat } die { $card }.
