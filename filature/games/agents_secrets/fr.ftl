# Les agents secrets
name = Les agents secrets
tagline = Avancez tout le monde, cachez le vôtre.
authors = Un jeu de Wolfgang Kramer
summary = Dans une ruelle en cercle, des agents tournent autour d’un dossier Top-Secret. L’un d’eux est le vôtre, et personne ne doit savoir lequel. À votre tour, répartissez les points du dé entre les agents de votre choix, le vôtre ou ceux des autres. Dès qu’un agent s’arrête là où se trouve le dossier, on compte : chaque agent gagne la valeur du lieu où il se tient. Faites avancer votre agent sans vous trahir : le premier à 42 points gagne, même s’il n’est à personne. Avec les règles avancées, vous notez aussi en secret qui se cache derrière chaque agent. Le nombre de tours est limité : c’est une règle de ce programme.
minutes = 25

option-rules = Règles
option-agents = Agents en jeu (sinon le hasard les tire)
option-goal = Points à atteindre
option-report_at = Score qui déclenche les rapports (règles avancées)
option-turn_limit = Limite de tours (règle de ce programme)

# The agents, by colour and texture; the short names serve where the long one was just said
word-orange = Orange (lisse)
word-violet = Violet (rugueux)
word-red = Rouge (velours)
word-blue = Bleu (rêche)
word-grey = Gris (traits en relief)
word-yellow = Jaune (feutrine)
word-green = Vert (vagues en relief)
short-orange = Orange
short-violet = Violet
short-red = Rouge
short-blue = Bleu
short-grey = Gris
short-yellow = Jaune
short-green = Vert
texture-orange = lisse
texture-violet = rugueux
texture-red = velours
texture-blue = rêche
texture-grey = traits en relief
texture-yellow = feutrine
texture-green = vagues en relief

# The places
word-chapel = chapelle
word-house_1 = maison 1
word-house_2 = maison 2
word-house_3 = maison 3
word-house_4 = maison 4
word-house_5 = maison 5
word-house_6 = maison 6
word-house_7 = maison 7
word-house_8 = maison 8
word-house_9 = maison 9
word-house_10 = maison 10
word-ruin = ruine

word-basic = règles de base
word-advanced = règles avancées
word-goal_reached = un agent a atteint le but
word-turn_limit = la limite de tours de ce programme est atteinte

# What is asked
ask-agents = Le hasard tire les agents en jeu.
ask-identities = Le hasard distribue les identités.
ask-first_player = Les dés disent qui commence.
ask-roll = Le dé roule.
ask-move = Répartissez tous les points du dé.
ask-file = Déplacez le dossier.
ask-report = Écrivez votre rapport : à qui est chaque agent ?
waiting-move = { $seat } répartit les points du dé.
waiting-file = { $seat } déplace le dossier.
waiting-report = { $seat } écrit son rapport.

# What happens
told-agents_drawn = En jeu : { $in_play }.
told-dealt = Les identités sont distribuées en secret.
told-identity = { $seat_is ->
    [you] Votre agent : { $agent }. Gardez-le pour vous.
   *[other] { $seat } reçoit { $agent }.
  }
told-first_rolls = Qui commence ? Dés lancés par { $rollers } : { $values }.
told-first_player = { $seat_is ->
    [you] Vous commencez.
   *[other] { $seat } commence.
  }
told-rolled = { $seat_is ->
    [you] Vous lancez le dé : { $value }.
   *[other] { $seat } lance le dé : { $value }.
  }
told-moved = { $seat_is ->
    [you] Vous avancez { $steps }.
   *[other] { $seat } avance { $steps }.
  } { $to_count ->
    [one] Arrivée :
   *[other] Arrivées :
  } { $to }.
pair-steps = { $key_id ->
    [orange] { short-orange }
    [violet] { short-violet }
    [red] { short-red }
    [blue] { short-blue }
    [grey] { short-grey }
    [yellow] { short-yellow }
   *[green] { short-green }
  } de { $value }
pair-to = { $key_id ->
    [orange] { short-orange }
    [violet] { short-violet }
    [red] { short-red }
    [blue] { short-blue }
    [grey] { short-grey }
    [yellow] { short-yellow }
   *[green] { short-green }
  } { $value }
told-counted = Décompte ! { $gains }. Scores : { $scores }.
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
        [you] Vous laissez le dossier à la { $to }.
       *[other] { $seat } laisse le dossier à la { $to }.
      }
   *[no] { $seat_is ->
        [you] Vous portez le dossier à la { $to }.
       *[other] { $seat } porte le dossier à la { $to }.
      }
  }
told-reports_due = { $agents } : { $report_at } points ou plus. C’est l’heure des rapports secrets.
told-report_written = { $seat_is ->
    [you] Votre rapport : { $owners }.
   *[other] { $owners_is ->
        [nobody] { $seat } a écrit son rapport.
       *[other] { $seat } écrit son rapport : { $owners }.
      }
  }
pair-owners = { $key } { $value_id ->
    [none] à personne
   *[some] à { $value }
  }
told-unmasked = { $seat_is ->
    [you] Vous étiez { $agent }, { $score ->
        [0] 0 point
        [one] { $score } point
       *[other] { $score } points
      }.
   *[other] { $seat } était { $agent }, { $score ->
        [0] 0 point
        [one] { $score } point
       *[other] { $score } points
      }.
  }
told-independent = { $agents_count ->
    [one] Agent indépendant : { $agents }.
   *[other] Agents indépendants : { $agents }.
  }
told-report_shown = { $seat_is ->
    [you] Vous aviez écrit :
   *[other] { $seat } avait écrit :
  } { $owners }. { $right ->
    [0] Aucune ligne juste.
    [one] 1 ligne juste, { $points } points de plus.
   *[other] { $right } lignes justes, { $points } points de plus.
  }
told-agents_won = { $agents_count ->
    [one] { $agents } l’emporte.
   *[other] { $agents } l’emportent à égalité.
  }

# The strip of the last events: the answer to one's own move, and shorter sentences
brief-moved = { $seat_is ->
    [you] Vous avancez { $steps }.
   *[other] { $seat } avance { $steps }.
  }
brief-counted = Décompte ! { $gains }.
verdict-counted = Décompte !
result-counted = { $gains }.
brief-report_written = { $seat_is ->
    [you] Votre rapport est écrit.
   *[other] { $seat } a écrit son rapport.
  }

# In short sentences, for the ear: without what was said just before
short-told-rolled = { $seat_is ->
    [you] Votre dé : { $value }.
   *[other] { $seat }, dé { $value }.
  }
short-told-moved = { $seat_is ->
    [you] Vous avancez { $steps }.
   *[other] { $after_id ->
        [rolled] { $again_id ->
            [yes] { $steps }.
           *[no] { $seat } avance { $steps }.
          }
       *[other] { $seat } avance { $steps }.
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
  } de { $value }, { $to }
short-told-counted = Décompte ! { $gains }.
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
  }, soit { $scores }
short-told-file_moved = { $stays_id ->
    [yes] { $seat_is ->
        [you] Vous laissez le dossier à la
       *[other] { $again_id ->
            [yes] Le dossier reste à la
           *[no] { $seat } laisse le dossier à la
          }
      }
   *[no] { $seat_is ->
        [you] Vous portez le dossier à la
       *[other] { $again_id ->
            [yes] Dossier à la
           *[no] { $seat } porte le dossier à la
          }
      }
  } { $to }.
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
choice-move = Avancer des agents
choice-file = Déplacer le dossier
choice-report = Écrire le rapport
hint-move = Tous les points du dé, entre les agents de votre choix, dans le sens des aiguilles d’une montre. Un agent qui s’arrête au dossier déclenche un décompte.
hint-file = Règles de base : dans un lieu sans agent. Règles avancées : où vous voulez, même là où il est.
hint-report = Une ligne par agent, sauf le vôtre ; chaque nom au plus une fois, ou personne si l’agent est indépendant. Une ligne juste vaut 5 points à la fin.
action-agents = En jeu : { $in_play }
action-identities = Identités, place par place : { $agents }
action-first_player = Les dés disent qui commence
action-roll = Le dé donne { $value }
action-move = Avancer { $steps }
action-file = Dossier à la { $to }
action-report = Rapport : { $owners }
field-steps = Points du dé
field-to = Lieu du dossier
field-owners = À qui est
value-steps = { $value }
value-to = { $value }
value-owners = { $value_is ->
    [nobody] personne (indépendant)
   *[other] { $value }
  }

# What lies on the table
section-progress = La partie
section-street = La rue
section-scores = Les agents
section-desk = { $seat_is ->
    [you] Vous
   *[other] { $seat }
  }
line-turn = Tour { $turn } sur { $limit } au plus.
line-die = { $seat_is ->
    [you] À vous. Votre dé : { $value }.
   *[other] { $seat } joue. Dé : { $value }.
  }
line-whose_turn = { $seat_is ->
    [you] C’est votre tour.
   *[other] C’est à { $seat } de jouer.
  }
line-file = Dossier : { $place }.
line-goal = But : { $goal } points, { $rules }.
line-reports = { $written_id ->
    [yes] Les rapports sont écrits.
   *[no] Rapports secrets dès qu’un agent atteint { $report_at } points.
  }
line-place = { $place_id ->
    [chapel] Chapelle
    [ruin] Ruine (−3)
   *[other] Maison { $number }
  } : { $agents_count ->
    [0] { $file_id ->
        [yes] le dossier, aucun agent
       *[no] aucun agent
      }
   *[other] { $file_id ->
        [yes] { $agents }, et le dossier
       *[no] { $agents }
      }
  }.
line-clock = La rue se lit comme un cadran : chapelle à midi, chaque maison à l’heure de son numéro, ruine à onze heures. On avance dans le sens des aiguilles d’une montre.
line-agent = { $agent } : { $score ->
    [0] 0 point
    [one] { $score } point
   *[other] { $score } points
  }, { $place }.
line-agent_known = { $agent } : { $score ->
    [0] 0 point
    [one] { $score } point
   *[other] { $score } points
  }, { $place }. { $holder_is ->
    [you] Votre agent.
    [nobody] Indépendant.
   *[other] L’agent { DE($holder) }.
  }
line-identity = Agent : { $agent }.
line-report_hidden = Rapport écrit, secret.
line-report_line = Rapport, { $agent } : { $holder_is ->
    [you] vous
    [nobody] personne
   *[other] { $holder }
  }{ $right_id ->
    [yes] {" (juste)"}
    [no] {" (faux)"}
   *[none] {""}
  }.
line-right = { $count ->
    [0] Aucune ligne juste.
    [one] 1 ligne juste : { $points } points.
   *[other] { $count } lignes justes : { $points } points.
  }
line-total = Total : { $points ->
    [0] 0 point
    [one] { $points } point
   *[other] { $points } points
  }.

# Refusals
refusal-agents_not_names = L’option « agents » doit être une liste de noms parmi : { $names }.
refusal-agents_count = Il faut exactement { $count } agents en jeu.
refusal-agent_twice = Un agent ne peut pas figurer deux fois.
refusal-no_such_agent = Il n’y a pas d’agent nommé « { $agent_id } ».
refusal-no_such_place = Il n’y a pas de lieu nommé « { $place_id } ».
refusal-identities_count = Il faut exactement { $count } identités, une par place.
refusal-identity_not_in_play = L’une des identités n’est pas celle d’un agent en jeu.
refusal-first_rolls = Ces dés ne désignent personne : seuls les plus hauts à égalité relancent, jusqu’à ce qu’il n’en reste qu’un.
refusal-not_a_roll = Un dé donne un nombre de 1 à 6.
refusal-steps_total = Vous répartissez { $total } alors que le dé donne { $roll }.
refusal-steps_beyond_a_die = On répartit les points d’un dé, de 1 à 6 ; ici { $total }.
refusal-zero_steps = { $agent } doit avancer d’au moins 1, ou ne pas être nommé.
refusal-not_in_play = { $agent } n’est pas en jeu.
refusal-place_occupied = La { $place } est occupée : le dossier va dans un lieu sans agent.
refusal-already_reported = Vous avez déjà écrit votre rapport.
refusal-report_agents = Un rapport a une ligne pour chaque agent en jeu, sauf le vôtre.
refusal-report_count = Un rapport a exactement { $count } lignes.
refusal-report_names_writer = Vous ne pouvez pas vous nommer dans votre rapport.
refusal-report_seat_twice = Un nom ne peut pas figurer deux fois dans un rapport.

# The notebook: what can be deduced, and what can only be suspected
line-belief_worlds = { $assignments ->
    [1] Une seule répartition des agents reste possible.
   *[other] { $assignments } répartitions des agents sont possibles ({ $bits } bits d’incertitude).
  }
line-belief_no_evidence = { $seat_is ->
    [you] Aucun indice dans votre façon de jouer.
   *[other] Aucun indice dans la façon de jouer { DE($seat) }.
  }
line-belief_suspicion = Estimation, d’après la façon de jouer :
line-belief_suspect = { $seat_is ->
    [you] Vous : { $odds }.
   *[other] { $seat } : { $odds }.
  }
secret-identity = L’agent { DE($seat) }
line-certain_identity = { $seat } : { $agent }.
line-belief_independent = Peut-être indépendants : { $odds }.

# What rules out the rest for an identity, in a hint
because-agent_of = { $seat_is ->
    [you] { $agent } est votre agent.
   *[other] { $agent } est l’agent { DE($seat) }.
  }

# The bots, by what they do, and why they chose
bot-recruit-how = Répartit le dé au hasard, mais jamais vers la ruine, ni pour un décompte qui sert davantage les autres.
bot-novice-how = Mène son agent au meilleur lieu à portée et déclenche un décompte quand il y gagne le plus ; oublie ce qu’ont fait les autres.
bot-agent-how = Déduit des déplacements qui a sans doute quel agent, et choisit ce qui laisse au sien les meilleures chances ; à égalité, ce qui le trahit le moins.
bot-master-how = Poursuit ses meilleurs coups dans de nombreuses parties imaginées, selon qui a sans doute quel agent et comment chaque personne joue, et cache le sien.
bot-ref-informative = transparent
bot-ref-informative-how = Un étalon : chaque répartition sert son agent, et cela se voit.
bot-ref-noise = bruit
bot-ref-noise-how = Un étalon : tout au hasard, dé et dossier, pour que personne n’en déduise rien.
reason-not_absurd = Tiré au hasard parmi ce qui n’était pas absurde.
reason-report_at_random = Noms tirés au hasard.
reason-file_ahead = Le dossier à la { $place } : un bon lieu, bientôt à portée de son agent.
reason-report_recent = À chaque personne, l’agent qu’elle avait le plus avancé aux deux derniers tours.
reason-forward = Le meilleur lieu à portée de son agent : { $place }.
reason-counts_for_me = Ce décompte rapportait { $gain ->
    [0] 0 point
    [1] 1 point
   *[other] { $gain } points
  } à son agent, plus qu’aux autres en moyenne.
reason-report_likeliest = Les noms les plus probables, d’après les déplacements : { $right ->
    [0] aucune ligne juste attendue
    [1] environ 1 ligne juste attendue
   *[other] environ { $right } lignes justes attendues
  }.
reason-wins_now = Ce coup gagnait la partie.
reason-best_chance = Les meilleures chances de gagner pour son agent : { $chance } %.
reason-least_telling = Presque les meilleures chances de gagner pour son agent, { $chance } %, en le trahissant moins.
reason-searched = { $playouts ->
    [1] Une partie imaginée
   *[other] { $playouts } parties imaginées
  } : les meilleures chances pour son agent, { $chance } %, moins ce que les autres en apprenaient.

# The board
board-street = La rue, lieu par lieu
board-place = { $place_id ->
    [chapel] Chapelle, 0 point
    [ruin] Ruine, −3 points
    [house_1] Maison 1, 1 point
   *[other] Maison { $number }, { $number } points
  } : { $agents_count ->
    [0] { $file_id ->
        [yes] le dossier, aucun agent
       *[no] aucun agent
      }
   *[other] { $file_id ->
        [yes] { $agents }, et le dossier
       *[no] { $agents }
      }
  }.
board-two-orange = Or
board-two-violet = Vi
board-two-red = Ro
board-two-blue = Bl
board-two-grey = Gr
board-two-yellow = Ja
board-two-green = Ve
board-points = { $points ->
    [0] 0 point
    [one] { $points } point
   *[other] { $points } points
  }
board-points-left = { $points ->
    [0] tout est réparti
    [one] reste { $points } point
   *[other] restent { $points } points
  }
board-spend = Points donnés : { $spent } sur { $die }
board-agents = Les agents
board-where = { $place }, { $points ->
    [0] 0 point
    [one] { $points } point
   *[other] { $points } points
  }
board-where-planned = { $place } ensuite, { $points ->
    [0] 0 point
    [one] { $points } point
   *[other] { $points } points
  }
board-where-count = { $place }, décompte : { $gain }, score { $points }
board-move-how = Touchez un agent pour l’avancer d’un lieu. S’il s’arrête au dossier, on compte.
board-file-here = dossier
board-texture-orange = lisse
board-texture-violet = rugueux
board-texture-red = velours
board-texture-blue = rêche
board-texture-grey = traits
board-texture-yellow = feutrine
board-texture-green = vagues
board-undo = Défaire
board-undo-last = Défaire : reprendre le dernier point
board-take-back = Reprendre
board-move = Avancer { $agents }
board-move-one = { $agent } de { $steps }
board-arrives = { $count ->
    [one] { $agents } arrive au dossier : décompte.
   *[other] { $agents } arrivent au dossier : décompte.
  }
board-counted = Décompte : { $agents } au dossier, { $place }.
board-not-below = jamais sous 0
board-no-count = Personne n’arrive au dossier : pas de décompte.
board-then-file = Vous déplacerez ensuite le dossier.
board-then-end = Le but est atteint : la partie s’arrête.
board-then-reports = Puis tout le monde écrit son rapport.
board-gain = { $agent } { $gain }
board-file-how = { $rules_id ->
    [advanced] Choisissez un lieu de la rue : n’importe lequel, même celui du dossier.
   *[basic] Choisissez un lieu de la rue sans agent.
  }
board-you-are = Vous êtes { $agent }, { $texture }
board-only-you = Personne d’autre ne le voit.
board-hidden-identity = Votre identité est cachée.
board-hide = Cacher
board-show = Montrer
board-holder = { $holder_is ->
    [you] Votre agent
    [nobody] Indépendant
   *[other] { $holder }
  }
board-report = Rapport confidentiel
board-report-how = À qui est chaque agent ? Chaque nom ne sert qu’une fois ; une ligne juste vaut 5 points à la fin.
board-report-due = À écrire en secret dès qu’un agent a { $points } points. D’ici là, vous pouvez imprimer la feuille et la remplir au crayon.
board-report-written = Votre rapport est remis. Il reste secret jusqu’à la fin.
board-report-by = Rapport { DE($name) }
board-report-lines = Une ligne par agent, sauf le vôtre. Noms possibles : { $names }, ou personne.
board-report-foot = Les agents secrets. À garder pour soi jusqu’à la fin.
board-hand-in = Remettre le rapport : { $lines }{ $open ->
    [0] {""}
    [one] {" ; personne pour l’autre"}
   *[other] {" ; personne pour les autres"}
  }
board-hand-in-nobody = Remettre le rapport : tous indépendants
board-held-by = { $agent } à { $name }
board-print = Imprimer
board-nobody = personne
board-seats = Identités et rapports
board-ledger = Ce que tout le monde a vu
board-ledger-moved = Points donnés à chaque agent
board-ledger-ruin = Entrées (e) et sorties (s) de la ruine
board-ledger-gained = Gains à ses décomptes
board-ledger-turns = Tour par tour
board-ledger-empty = Rien encore.
board-ledger-who = Qui
board-ledger-counts = { $counts ->
    [0] aucun décompte
    [one] 1 décompte
   *[other] { $counts } décomptes
  }
board-you = Vous
board-in = e { $count }
board-in-words = { $count ->
    [one] 1 entrée
   *[other] { $count } entrées
  }
board-out = s { $count }
board-out-words = { $count ->
    [one] 1 sortie
   *[other] { $count } sorties
  }
board-turn = { $seat_is ->
    [you] Vous (dé { $die }) : { $moves }.
   *[other] { $seat } (dé { $die }) : { $moves }.
  }
board-turn-move = { $agent } de { $steps }, jusqu’à { $place_id ->
    [chapel] la chapelle
    [ruin] la ruine
   *[other] la { $place }
  }
board-turn-left = { $agents_count ->
    [one] { $agents } sort de la ruine.
   *[other] { $agents } sortent de la ruine.
  }
board-turn-count = Décompte : { $gains }.
board-turn-file = Dossier : { $place }.

# The rules in our words: a title, then its paragraphs
rules-1 =
    Le but
    Mener votre agent à 42 points sans que personne sache lequel c’est.
rules-2 =
    La mise en place
    Douze lieux forment un cercle, comme un cadran : la chapelle, qui vaut 0, les maisons 1 à 10, qui valent leur numéro, et la ruine, qui vaut −3. Tous les agents partent de la chapelle ; le dossier est à la maison 7.
    À 2, 3 ou 4, il y a deux agents de plus que de personnes ; à 5, 6 ou 7, les sept agents. Chaque personne reçoit en secret une identité ; les agents qui restent sont indépendants.
    Tout le monde lance le dé : le plus fort commence.
rules-3 =
    À votre tour
    Lancez le dé et répartissez tous ses points entre un ou plusieurs agents, le vôtre ou non. Chacun avance d’autant de lieux, dans le sens des aiguilles d’une montre. Plusieurs agents peuvent se trouver au même endroit.
rules-4 =
    Le décompte
    Si, après vos déplacements, un agent se trouve là où est le dossier, on compte : chaque agent gagne la valeur de son lieu, où qu’il soit. Un score ne descend jamais sous 0.
    Vous déplacez ensuite le dossier dans un lieu sans agent.
rules-5 =
    La fin
    Au premier décompte où un agent a 42 points ou plus, la partie s’arrête. L’agent gagnant est, parmi ceux-là, celui qui y a le plus gagné ; à égalité, celui qui a le plus haut score ; sinon, ils gagnent ensemble.
    La personne à qui est l’agent gagnant l’emporte. S’il est indépendant, personne ne gagne.
rules-6 =
    Les règles avancées
    Après un décompte, le dossier peut aller partout, même là où se trouve un agent, ou rester. On ne compte alors que si un agent qui vient de bouger s’arrête au dossier.
    La première fois qu’un agent a 29 points ou plus, chaque personne écrit en secret un rapport : à qui est chacun des autres agents, ou à personne. Les rapports restent secrets jusqu’à la fin.
    À la fin, chaque ligne juste ajoute 5 points au score de votre agent, et le plus haut total gagne ; à égalité, la victoire est partagée. Un agent indépendant ne peut pas gagner.
rules-7 =
    Parler
    On peut parler, accuser et mentir.
    Le nombre de tours est limité à 500 : c’est une règle de ce programme. Ce nombre se règle, jusqu’à 1000 ; le but et le score qui déclenche les rapports, jusqu’à 200.
rules-search = indépendant, égalité, ruine

# What may be done now, in three sentences; before the bar what is set in bold
now-move =
    Répartissez | tous les points du dé entre un ou plusieurs agents, le vôtre ou non.
    Chacun avance | d’autant, dans le sens des aiguilles d’une montre.
    Un agent au dossier : | on compte, et chaque agent gagne la valeur de son lieu.
now-file =
    Déplacez | le dossier dans un lieu sans agent.
    Règles avancées : | il peut aller partout, ou rester là.
    On comptera | quand un agent arrivera au dossier.
now-report =
    Écrivez | à qui est chacun des autres agents, ou à personne.
    Une personne | ne peut figurer que sur une ligne.
    Chaque ligne juste | vaut 5 points à la fin ; d’ici là, votre rapport reste secret.

# Pictures of the rules: a caption, then what is drawn
picture-circle =
    Douze lieux en cercle ; tout part de la chapelle.
    Un cadran : la chapelle à midi, les maisons de 1 à 10, la ruine à onze heures. Les agents sont à la chapelle, le dossier à la maison 7.
picture-move =
    Un 4 réparti entre deux agents.
    Un dé montre 4 : le rouge avance de 3 lieux, le gris de 1.
picture-count =
    Un agent au dossier : tout le monde marque.
    Le bleu est à la maison 7, avec le dossier : 7 points de plus. Le jaune est à la maison 4 : 4 points de plus. Le gris est à la ruine : 3 points de moins.
picture-file =
    Le dossier va dans un lieu sans agent.
    Le dossier quitte la maison 7, où se trouve un agent, pour la maison 3, qui est vide.
picture-report =
    Une ligne par agent.
    Un rapport : le rouge, à Chloé ; le gris, à personne.

drawn-name = Chloé

# What is drawn on the board: its name, then its meaning
symbol-orange =
    Orange, lisse
    L’agent orange : un manteau uni avec un reflet.
symbol-violet =
    Violet, rugueux
    L’agent violet : des éclats pointus.
symbol-red =
    Rouge, velours
    L’agent rouge : de petits traits debout.
symbol-blue =
    Bleu, rêche
    L’agent bleu : des points.
symbol-grey =
    Gris, traits en relief
    L’agent gris : des lignes couchées.
symbol-yellow =
    Jaune, feutrine
    L’agent jaune : un quadrillage en biais.
symbol-green =
    Vert, vagues en relief
    L’agent vert : des vagues.
symbol-die =
    Dé
    Les points à répartir ce tour-ci.
symbol-file =
    Dossier
    Un agent qui s’arrête ici déclenche un décompte.
symbol-chapel =
    Chapelle
    Vaut 0 point. Tout le monde part de là.
symbol-house =
    Maison
    Vaut son numéro : en chiffres, en braille et en fenêtres.
symbol-ruin =
    Ruine
    Enlève 3 points, jamais sous 0.
symbol-walk =
    Pointillés
    Le chemin que vous préparez, et où il finit.
symbol-marker =
    Rond sur l’anneau
    Le score d’un agent, dans la texture de son manteau.
symbol-goal =
    Cercle rouge sur l’anneau
    Le but : la partie s’arrête là.
symbol-due =
    Cercle bleu en tirets
    Règles avancées : c’est là que les rapports s’écrivent.

## In three sentences, for guests: what is in bold, a bar, the rest
brief =
    Un agent est le vôtre, | et personne d’autre ne sait lequel.
    À votre tour, | répartissez les points du dé entre les agents de votre choix.
    Un agent s’arrête au dossier : | chacun marque la valeur de son lieu. 42 points, et c’est gagné.

# The end
tie-broken = Plusieurs agents au but : celui qui a le plus gagné au dernier décompte l’emporte.

# Cases
case_question-win = Répartissez le dé : une façon au moins vous fait gagner tout de suite. Laquelle ?
because-reaches = { $agent } gagne { $gain } et arrive à { $total }.
