# Kryptos
name = Kryptos
tagline = Nommez la carte que l’autre vous cache.
authors = Un jeu de Piotr Siłka
summary = Trois à six agences de renseignement cherchent à percer les codes des autres. Chacune range ses cartes devant elle dans l’ordre, face cachée ; les jetons disent combien de jaunes, de rouges, de bleues et de vertes s’y trouvent. Chacune en retourne deux, puis, à son tour, nomme une carte adverse et sa valeur. Juste : la carte est retournée et rapporte 3 points, moins quand cette main n’en cache presque plus. Faux : arrêtez-vous, ou payez 1 point pour essayer encore. Quand quelqu’un atteint 15 points, on termine le tour de table et on compte.
minutes = 25

option-setup = Cartes retournées au départ
option-mystery = Variante Mystère : quatre cartes de plus, que personne ne voit (à 4 ou 5)
option-bribe = Variante Pot-de-vin : le point d’un second essai va à qui possède la carte
option-target_score = Points à atteindre

word-basic = libres
word-advanced = choix restreint (règle avancée)
word-yellow = jaune (soleil)
word-red = rouge (losange)
word-blue = bleue (vague)
word-green = verte (sapin)
word-target_reached = le but est atteint, et le tour de table est fini
word-all_revealed = toutes les cartes sont visibles
word-card_1 = 1 jaune
word-card_2 = 2 rouge
word-card_3 = 3 bleu
word-card_4 = 4 vert
word-card_5 = 5 jaune
word-card_6 = 6 rouge
word-card_7 = 7 bleu
word-card_8 = 8 vert
word-card_9 = 9 jaune
word-card_10 = 10 rouge
word-card_11 = 11 bleu
word-card_12 = 12 vert
word-card_13 = 13 jaune
word-card_14 = 14 rouge
word-card_15 = 15 bleu
word-card_16 = 16 vert
word-card_17 = 17 jaune
word-card_18 = 18 rouge
word-card_19 = 19 bleu
word-card_20 = 20 vert
word-card_21 = 21 jaune
word-card_22 = 22 rouge
word-card_23 = 23 bleu
word-card_24 = 24 vert
word-card_25 = 25 jaune
word-card_26 = 26 rouge
word-card_27 = 27 bleu
word-card_28 = 28 vert
word-card_29 = 29 jaune
word-card_30 = 30 rouge
word-card_31 = 31 bleu
word-card_32 = 32 vert
word-card_33 = 33 jaune
word-card_34 = 34 rouge
word-card_35 = 35 bleu
word-card_36 = 36 vert
word-card_37 = 37 jaune
word-card_38 = 38 rouge
word-card_39 = 39 bleu
word-card_40 = 40 vert
word-card_41 = 41 jaune
word-card_42 = 42 rouge
word-card_43 = 43 bleu
word-card_44 = 44 vert
word-card_45 = 45 jaune
word-card_46 = 46 rouge
word-card_47 = 47 bleu
word-card_48 = 48 vert
pair-colours = { $key_id ->
    [yellow] { $value ->
        [0] aucune jaune
        [one] { $value } jaune
       *[other] { $value } jaunes
      } (soleil)
    [red] { $value ->
        [0] aucune rouge
        [one] { $value } rouge
       *[other] { $value } rouges
      } (losange)
    [blue] { $value ->
        [0] aucune bleue
        [one] { $value } bleue
       *[other] { $value } bleues
      } (vague)
   *[green] { $value ->
        [0] aucune verte
        [one] { $value } verte
       *[other] { $value } vertes
      } (sapin)
  }

# What is asked
ask-first_player = Le hasard désigne qui commence.
ask-deal = Les cartes sont distribuées.
ask-reveal = Retournez une de vos cartes.
ask-guess = Nommez une carte cachée et sa valeur.
ask-second_attempt = Faux. Arrêtez-vous, ou payez 1 point pour essayer encore.
ask-pass = Plus aucune carte à nommer : passez.
waiting-reveal = { $seat } choisit une carte à retourner.
waiting-guess = { $seat } réfléchit.
waiting-second_attempt = { $seat } hésite à essayer encore.
waiting-pass = { $seat } n’a plus de carte à nommer.

# What happens
told-first_player = { $seat_is ->
    [you] Vous commencerez.
   *[other] { $seat } commencera.
  }
told-dealt = { $cards_id ->
    [none] { $seat } range ses cartes : { $colours }.
   *[some] { $seat_is ->
        [you] Vous recevez { $cards }.
       *[other] { $seat } reçoit { $cards }.
      }
  }
told-set_aside = { $cards_id ->
    [none] Restent à l’écart, sans être vues : { $colours }.
   *[some] Restent à l’écart : { $cards }.
  }
told-revealed = { $seat_is ->
    [you] Vous retournez votre carte { $position } : { $card }.
   *[other] { $seat } retourne sa carte { $position } : { $card }.
  }{ $dropped ->
    [0] { "" }
   *[other] { " " }Aucune carte ne respectait toutes les conditions.
  }
told-paid = { $target_is ->
    [nobody] { $seat_is ->
        [you] Vous payez 1 point pour essayer encore.
       *[other] { $seat } paie 1 point pour essayer encore.
      }
    [you] { $seat } vous paie 1 point pour essayer encore.
   *[other] { $seat_is ->
        [you] Vous payez 1 point à { $target } pour essayer encore.
       *[other] { $seat } paie 1 point à { $target } pour essayer encore.
      }
  }
told-guessed = { $seat_is ->
    [you] Vous nommez la carte { $position } { DE($target) } : { $named }.
   *[other] { $target_is ->
        [you] { $seat } nomme votre carte { $position } : { $named }.
       *[other] { $seat } nomme la carte { $position } { DE($target) } : { $named }.
      }
  } { $right_id ->
    [yes] Juste, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
      }
   *[no] Faux.
  }
told-stopped = { $seat_is ->
    [you] Vous vous arrêtez là.
   *[other] { $seat } s’arrête là.
  }
told-passed = { $seat_is ->
    [you] Vous passez : plus aucune carte à nommer.
   *[other] { $seat } passe : plus aucune carte à nommer.
  }
told-target_reached = { $seat_is ->
    [you] Vous avez { $points } points : on termine le tour de table.
   *[other] { $seat } a { $points } points : on termine le tour de table.
  }
told-shown = { $seat_is ->
    [you] Vous aviez en main : { $cards }.
   *[other] { $seat } avait en main : { $cards }.
  }
told-aside_shown = À l’écart : { $cards }.

# The strip of the last events: the answer to one's own move, and shorter sentences
verdict-guessed = { $right_id ->
    [yes] Juste !
   *[no] Faux.
  }
result-guessed = { $right_id ->
    [yes] La carte { $position } { DE($target) } est le { $named }.
   *[no] Ce n’est pas le { $named }, et tout le monde le sait.
  }

# What can be done
choice-reveal = Retourner une carte
choice-guess = Nommer une carte { DE($target) }
choice-stop = S’arrêter là
choice-pass = Passer
hint-reveal = Elle reste à sa place, visible de tout le monde.
hint-guess = Juste : 3 points, 2 s’il ne restait que deux cartes cachées dans cette main, 1 s’il n’en restait qu’une.
hint-stop = Vous ne payez rien ; le tour passe.
action-first_player = { $first } joue en premier
action-deal = Distribuer les cartes
action-reveal = Retourner la carte { $position }
action-guess = Carte { $position } { DE($target) } : { $value }
action-stop = S’arrêter là
action-pass = Passer
field-position = Carte
field-value = Valeur
value-position = Carte { $value }
value-value = { $value }

# What lies on the table
section-progress = La partie
section-hand = { $seat_is ->
    [you] Votre main
   *[other] La main { DE($seat) }
  }
line-turn = Tour { $turn }.
line-first = { $first_is ->
    [you] Vous jouez en premier.
   *[other] { $first } joue en premier.
  }
line-target = La partie se joue en { $points } points.
line-last_round = { $points } points atteints : on termine le tour de table.
line-track = { $colour_id ->
    [yellow] Jaunes (soleil)
    [red] Rouges (losange)
    [blue] Bleues (vague)
   *[green] Vertes (sapin)
  } pas encore visibles : { $values_count ->
    [0] aucune
   *[other] { $values }
  }.
line-aside = { $count } cartes à l’écart : { $colours }.
line-aside_known = À l’écart : { $cards }.
line-points = { $points ->
    [0] 0 point.
    [one] { $points } point.
   *[other] { $points } points.
  }
line-face_down = { $count ->
    [0] Plus aucune carte cachée.
    [one] { $count } carte cachée : { $colours }.
   *[other] { $count } cartes cachées : { $colours }.
  }
line-card_up = Carte { $position } : { $card }, visible.
line-card_own = Carte { $position } : { $card }, cachée aux autres.
line-card_shown = Carte { $position } : { $card }, restée cachée.
line-card_down = Carte { $position } : cachée, de { $low } à { $high }{ $refuted_count ->
    [0] { "" }
   *[other] , sauf { $refuted }
  }.

# The board
board-hidden = { $count ->
    [0] toutes visibles
    [one] { $count } cachée
   *[other] { $count } cachées
  }
board-found = juste
board-hidden-at = chez { $name }
board-never-found = { $count ->
    [0] toutes trouvées
    [one] { $count } jamais trouvée
   *[other] { $count } jamais trouvées
  }
board-to = à
board-or = ou
board-card-hidden = Carte { $position }, cachée : de { $low } à { $high }, { $count } nombres possibles.
board-card-few = Carte { $position }, cachée : { $numbers }.
board-card-sure = Carte { $position }, cachée : ce ne peut être que le { $card }.
board-missed = Déjà nommé en vain : { $numbers }.
board-not-now = Ne peut pas être retournée.
board-track = La piste, de 1 à { $numbers }
board-could-be = Carte { $position } { DE($name) } : ce qu’elle peut être
board-card-could-be = Carte { $position } : ce qu’elle peut être
board-row = { $colour ->
    [yellow] jaune
    [red] rouge
    [blue] bleu
   *[green] vert
  }
board-number = { $card }, { $state ->
    [up] déjà visible
    [own] dans votre main
    [missed] nommé en vain
    [colour] plus de carte de cette couleur dans cette main
    [order] exclu par l’ordre
    [elsewhere] exclu partout
   *[possible] possible
  }
board-legend-possible = possible
board-legend-own = dans votre main
board-legend-up = déjà visible
board-legend-missed = nommé en vain
board-show-hand = Main à regarder
board-announcement = Votre annonce
board-study = Étudier une carte
board-study-how = Choisissez une carte cachée pour voir ce qu’elle peut être.
board-kept = Elle sera choisie à votre tour.
board-which-card = Choisissez une carte, puis un nombre.
board-card-of = Carte { $position } { DE($name) }
board-your-card = Votre carte { $position }
board-turned = { $card }, visible de tout le monde
board-said = { $place } : { $card }
board-which-number = { $place } : quel nombre ?
board-i-say = Je dis : { $card }.
board-left = De { $low } à { $high } : { $count } nombres possibles.
board-only = Ce ne peut être que le { $card }.
board-right = Juste : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
board-wrong-again = Faux : 1 point pour réessayer.
board-wrong-bribe = Faux : 1 point pour réessayer, versé à la personne visée alors.
board-wrong-ends = Faux : votre tour est fini.
board-price = Cela coûte 1 point.
board-price-to = Cela coûte 1 point, qui va à { $name }.
board-bluff = Bluff : montrer tous les nombres permis
board-bluff-short = Bluff
board-bluff-own = Vous avez le { $number } : ce sera faux, c’est un bluff.
board-bluff-known = Ce ne peut pas être le { $number } : c’est un bluff.
board-announce = Annoncer { $number }
board-change = Changer
board-try-again = Payer 1 point et essayer encore
board-restricted = Règle avancée : ni la première ni la dernière carte, pas deux nombres qui se suivent, pas trop d’une couleur.
board-aside = À l’écart :
board-aside-count = { $count ->
    [one] { $count } carte à l’écart, vue de personne
   *[other] { $count } cartes à l’écart, vues de personne
  }

# Refusals
refusal-mystery_seats = La variante Mystère se joue à { $seats }.
refusal-deal_hands = Il y a { $count } mains pour { $seats } places.
refusal-deal_hand_size = Chaque main doit avoir { $size } cartes.
refusal-deal_aside_size = Il doit rester { $size } cartes à l’écart.
refusal-deal_no_such_card = La carte { $number } n’est pas en jeu : les cartes vont de 1 à { $numbers }.
refusal-deal_twice = La carte { $number } est distribuée deux fois.
refusal-deal_not_sorted = Chaque main doit être rangée de la plus petite carte à la plus grande.
refusal-no_such_deal = Cette distribution n’est pas possible.
refusal-already_up = La carte { $position } de cette main est déjà visible.
refusal-reveal_end = Ni la plus petite ni la plus grande de vos cartes ne peut être retournée.
refusal-reveal_neighbour = Cette carte suit ou précède immédiatement la première que vous avez retournée.
refusal-reveal_colour = Assez de cartes de cette couleur sont déjà visibles.
refusal-own_card = C’est une de vos cartes : nommez celle d’une autre main.
refusal-value_up = Le { $number } est déjà visible.
refusal-no_such_value = Les nombres en jeu vont de 1 à { $numbers }.

# The notebook: what can be deduced, and what can only be suspected
line-belief_worlds = { $worlds ->
    [1] Une seule distribution reste possible.
   *[other] { $worlds } distributions sont possibles ({ $bits } bits d’incertitude).
  }
line-belief_card = Carte { $position } { DE($seat) } : { $odds }.
secret-card = Carte { $position } { DE($seat) }
line-certain_card = Carte { $position } { DE($seat) } : { $card }.
line-left_card = Carte { $position } { DE($seat) } : { $card }, sans certitude.
line-belief_aside = À l’écart : { $odds }.
line-belief_no_evidence = Aucun indice dans les annonces des autres.
line-belief_suspicion = Estimation, d’après les annonces des autres :
line-belief_holds = { $seat } aurait : { $odds }.

# What rules out the rest for a card, in a hint
because-below = À gauche, la carte { $position } est le { $card } : celle-ci vaut plus.
because-above = À droite, la carte { $position } est le { $card } : celle-ci vaut moins.
because-face_up = { $cards_count ->
    [one] Le { $cards } est visible chez { $seat }.
   *[other] Visibles chez { $seat } : { $cards }.
  }
because-mine = Dans votre main : { $cards }.
because-no_colour = { $seat } ne cache aucune carte { $colour }.
because-named = Nommé ici en vain : { $cards }.
because-set_up = Écarté par la mise en place : { $cards }.
because-counted = Toutes les mains comptées, impossible ici : { $cards }.

# The bots, by what they do, and why they chose
bot-recruit-how = Nomme des nombres au hasard, sauf ceux que l’ordre, les couleurs ou un raté excluent.
bot-novice-how = Cherche les cartes coincées entre deux cartes visibles ; oublie les couleurs et les vieux ratés.
bot-agent-how = Compte toutes les distributions encore possibles, nomme ce qui promet le plus de points, et retourne les cartes qui en disent le moins.
bot-master-how = Lit en plus les mains des autres dans leurs annonces, et pèse ce que chaque essai leur laisserait dans la course.
bot-ref-one-hand = une main
bot-ref-one-hand-how = Un étalon : compte chaque main séparément, nomme le nombre le plus probable, et paie un second essai à partir d’une chance sur trois.
reason-at_random = Tiré au hasard.
reason-only = Il n’y avait rien d’autre à faire.
reason-not_absurd = Tiré au hasard parmi ce qui n’était pas absurde.
reason-narrow_gap = Coincée entre deux cartes visibles : { $chance } %.
reason-hand_alone = Dans cette main seule, le plus probable : { $chance } %.
reason-certain = Ce ne pouvait être rien d’autre.
reason-surest = Toutes les mains comptées, le meilleur choix : { $chance } % pour { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
reason-read = D’après ce que trahissaient les annonces des autres, le meilleur choix : { $chance } %.
reason-leaves_less = { $chance } %, presque le mieux possible, et il en restait moins aux autres.
reason-nothing_to_lose = Seulement { $chance } %, mais s’arrêter promettait encore moins.
reason-not_worth_it = Un second essai, { $chance } % au mieux, ne valait pas 1 point.
reason-keeps_lead = S’arrêter gardait l’avance ; payer 1 point pouvait la coûter.
reason-tells_least = La carte qui en disait le moins sur le reste de la main.

# The rules in our words: a title, then its paragraphs
rules-1 =
    Le but
    Atteindre 15 points, ou le but choisi pour cette table, en nommant les cartes cachées des autres.
rules-2 =
    Les mains et les couleurs
    Les cartes vont de 1 à 32, 36, 40 ou 48 selon qu’on est 3, 4, 5 ou 6. Sur la piste, chaque rangée a sa couleur et son signe : 1 est jaune, 2 rouge, 3 bleu, 4 vert, 5 de nouveau jaune.
    Chaque main est rangée dans l’ordre, la plus basse à gauche, et ne bouge plus jamais. Tout le monde commence avec 2 points.
    Des jetons disent combien de cartes de chaque couleur contient chaque main, mais pas lesquelles. À trois, deux cartes restent à l’écart, que personne ne voit.
rules-3 =
    La mise en place
    En commençant à droite de qui jouera en premier, et dans le sens inverse des aiguilles d’une montre, chaque personne retourne une de ses cartes, puis, dans le même ordre, une seconde. Une carte retournée reste à sa place.
rules-4 =
    À votre tour
    Désignez une carte cachée d’une autre main et nommez sa valeur. Tout le monde entend l’annonce et la réponse.
    Juste : la carte est retournée et vous gagnez 3 points ; 2 s’il ne restait à cette main que deux cartes cachées, 1 s’il n’en restait qu’une. Votre tour est fini.
    Faux : rien n’est montré, mais tout le monde sait que ce n’est pas ce nombre.
    Un nombre que vous tenez peut être nommé : c’est un bluff. Il est toujours faux, mais il trompe la table.
rules-5 =
    Le second essai
    Après un premier essai faux, arrêtez-vous, ou payez 1 point pour essayer encore, la même carte ou une autre, chez qui vous voulez. Il rapporte autant qu’un premier. Sans point, pas de second essai.
    Juste ou faux, votre tour finit là. Il n’y a pas de troisième essai.
rules-6 =
    La fin de la partie
    Quand quelqu’un a 15 points, on termine le tour de table pour que tout le monde ait joué autant de fois. Le plus de points gagne ; à égalité, qui joue le plus tôt dans le tour.
    Si toutes les cartes sont retournées, la partie s’arrête aussitôt. Sans carte cachée à nommer, on passe.
    Le but de la table va de 3 à 1000 points : c’est une règle de ce programme.
rules-7 =
    Les variantes
    Mise en place avancée : ni la plus basse ni la plus haute carte de sa main ; pas deux nombres qui se suivent ; à 3 ou 4, pas plus de deux cartes d’une couleur sur toute la table, trois à 5 ou 6. Si aucune carte ne convient, ces conditions tombent une à une, la dernière d’abord.
    Mystère, à 4 ou 5 : quatre nombres de plus, et quatre cartes à l’écart. Leurs couleurs sont connues, elles ne peuvent pas être nommées.
    Pot-de-vin : le point payé pour un second essai va à la personne dont la carte est alors visée.
rules-search = bluff, égalité, second essai

# What may be done now, in three sentences; before the bar what is set in bold
now-reveal =
    Retournez | une de vos cartes : tout le monde la voit, et elle reste à sa place.
    Deux fois : | chaque personne en retourne une, puis une seconde dans le même ordre.
    L’ordre parle : | une carte cachée vaut plus que ses voisines de gauche, moins que celles de droite.
now-guess =
    Nommez | une carte cachée d’une autre main, et sa valeur.
    Juste : | 3 points ; 2 si cette main n’avait plus que deux cartes cachées, 1 si elle n’en avait qu’une.
    Faux : | arrêtez-vous, ou payez 1 point pour un second essai, où vous voulez.
now-second_attempt =
    Arrêtez-vous : | vous ne payez rien, et le tour passe.
    Ou payez 1 point : | nommez encore une carte cachée et sa valeur, où vous voulez.
    Juste : | autant de points qu’au premier essai. Ensuite, le tour passe.
now-pass =
    Passez : | aucune carte cachée ne peut être nommée.
    Votre tour compte | quand même dans le tour de table.
    Toutes les cartes retournées, | la partie s’arrête aussitôt.

# Pictures of the rules: a caption, then what is drawn
picture-hands =
    Rangée dans l’ordre, avec ses jetons.
    Cinq cartes en ordre : 3 bleu visible, deux cachées, 18 rouge visible, une cachée. Au-dessus, les jetons : une jaune, aucune rouge, une bleue, une verte.
picture-reveal =
    Une carte se retourne et reste à sa place.
    Trois cartes d’une main, 7, 12 et 20 ; une flèche ; les mêmes, et le 12 est maintenant visible.
picture-guess =
    Une annonce : juste, ou faux.
    La carte 5 d’une main est visée ; une flèche ; juste, elle devient un 12 vert et rapporte 3 points ; faux, le 12 est barré sous la carte.
picture-second =
    Un point payé, un second essai.
    La carte 5, sous laquelle le 12 est barré ; moins un point ; la carte 6 est visée à son tour.
picture-end =
    Tout est visible.
    Quatre cartes visibles : 5 jaune, 14 rouge, 23 bleu, 36 vert.

drawn-right = juste +3
drawn-wrong = faux

# What is drawn on the board: its name, then its meaning
symbol-yellow =
    Soleil
    Jaune : 1, 5, 9, 13, et de quatre en quatre.
symbol-red =
    Losange
    Rouge : 2, 6, 10, 14, et de quatre en quatre.
symbol-blue =
    Vague
    Bleu : 3, 7, 11, 15, et de quatre en quatre.
symbol-green =
    Sapin
    Vert : 4, 8, 12, 16, et de quatre en quatre.
symbol-tokens =
    Jetons
    Combien de cartes cachées de chaque couleur il reste dans cette main.
symbol-up =
    Carte pleine
    Visible de tout le monde.
symbol-hidden =
    Tête hachurée
    Carte cachée : sa place, et les nombres encore possibles.
symbol-missed =
    Barré en rouge
    Nommé en vain à cette place.
symbol-own =
    Bord en tirets
    Une de vos cartes, cachée aux autres.
symbol-track_possible =
    Case de la piste pleine
    Ce nombre peut être la carte choisie.
symbol-track_own =
    Trait sous un nombre
    Il est dans votre main.
symbol-track_up =
    Nombre barré
    Déjà visible sur la table.
symbol-track_bluff =
    Case en tirets
    Ce nombre peut être nommé, mais ce serait un bluff.

## In three sentences, for guests: what is in bold, a bar, the rest
brief =
    Chaque main est triée. | Les couleurs se comptent, les nombres se cachent.
    À votre tour, | nommez une carte d’une autre main, et son nombre.
    Juste : | elle se retourne et rapporte 3 points. À 15, on finit le tour et on compte.

# The end
tie-broken = À égalité de points, gagne qui jouait le plus tôt dans le tour de table.

# Cases
case_question-certain = Une seule carte cachée est certaine. Laquelle, et combien vaut-elle ?
case_question-question = Une annonce en apprend plus que toutes les autres, juste ou fausse. Laquelle ?
case_question-win = Une annonce vous fait gagner à coup sûr. Laquelle ?
case-possible-card = Possible, pas certain. Dans cette distribution, la carte { $position } { DE($seat) } vaut { $card }, et rien ne la contredit.
case-impossible-card = Impossible : aucune distribution ne le permet. Ici, la carte { $position } { DE($seat) } vaut { $card }.
