# Agent Hunter
name = Agent Hunter
tagline = Trois bases, dix agents : visez juste.
authors = Un jeu de Mike Elliott
summary = Deux agences s’affrontent. Chacune cache trois de ses dix agents, numérotés de 0 à 9, sur ses trois bases. À votre tour, comparez un de vos agents à une base adverse : plus grand, plus petit, ou égal, et alors la base tombe. Vous pouvez aussi échanger l’agent d’une de vos bases, mais la cible ajoutée la fait valoir plus, ou risquer la base elle-même dans une attaque. Quand toutes les bases d’un camp sont tombées, on compte les points.
minutes = 10

option-turn_limit = Limite de tours (règle de ce programme)
option-agents = Agents par camp
option-bases = Bases par camp
option-tokens = Cibles par camp

word-hand = la main
word-base = une base
word-higher = plus grand
word-lower = plus petit
word-equal = égal
word-bases_fallen = toutes les bases d’un camp sont tombées
word-turn_limit = la limite de tours est atteinte

# What is asked
ask-place = Placez en secret un agent sur chacune de vos bases.
ask-turn = Attaquez une base, ou échangez un agent.
ask-refill = Placez un agent de votre main sur votre base vide.
ask-first_player = Le hasard désigne qui commence.
waiting-place = { $seat } place ses agents.
waiting-turn = { $seat } réfléchit.
waiting-refill = { $seat } regarnit sa base.

# What happens
told-placed = { $seat_is ->
    [you] Vous placez, dans l’ordre des bases : { $agents }.
   *[other] { $agents_id ->
        [none] { $seat } a placé ses agents.
       *[some] { $seat } place, dans l’ordre des bases : { $agents }.
      }
  }
told-first_player = { $seat_is ->
    [you] Vous commencez.
   *[other] { $seat } commence.
  }
told-hand_attack = { $seat_is ->
    [you] Vous attaquez la base { $target } avec le { $agent } : { $answer }.
   *[other] { $seat } attaque { $viewer_is ->
        [seat] votre
       *[spectator] la
      } base { $target } avec le { $agent } : { $answer }.
  }
told-base_attack = { $seat_is ->
    [you] Vous attaquez la base { $target } avec le { $agent } de votre base { $base } : { $answer }.
   *[other] { $seat } attaque { $viewer_is ->
        [seat] votre
       *[spectator] la
      } base { $target } avec le { $agent } de sa base { $base } : { $answer }.
  }
told-fell = { $owner_is ->
    [you] Votre base { $base } tombe : c’était le { $agent }. { $points ->
        [one] { $points } point
       *[other] { $points } points
      } pour { $seat }.
   *[other] La base { $base } { DE($owner) } tombe : c’était le { $agent }. { $points ->
        [one] { $points } point
       *[other] { $points } points
      } pour { $seat_is ->
        [you] vous
       *[other] { $seat }
      }.
  }
told-laid = { $base_id ->
    [none] { $seat_is ->
        [you] Vous posez dessus votre { $agent }, de votre main.
       *[other] { $seat } pose dessus son { $agent }, de sa main.
      }
   *[some] { $seat_is ->
        [you] Vous posez dessus votre { $agent }, pris sur votre base { $base }, à regarnir.
       *[other] { $seat } pose dessus son { $agent }, pris sur sa base { $base }, à regarnir.
      }
  }
told-swapped = { $seat_is ->
    [you] Vous montrez le { $agent } de votre base { $base }, placez le { $placed } et posez une cible.
   *[other] { $placed_id ->
        [none] { $seat } montre le { $agent } de sa base { $base }, place un agent en secret et pose une cible.
       *[some] { $seat } montre le { $agent } de sa base { $base }, place le { $placed } et pose une cible.
      }
  }
told-refilled = { $seat_is ->
    [you] Vous placez le { $placed } sur votre base { $base }.
   *[other] { $placed_id ->
        [none] { $seat } place un agent en secret sur sa base { $base }.
       *[some] { $seat } place le { $placed } sur sa base { $base }.
      }
  }
told-shown = { $seat_is ->
    [you] Vous aviez encore sur vos bases : { $standing } ; en main : { $hand }.
   *[other] { $seat } avait encore sur ses bases : { $standing } ; en main : { $hand }.
  }

# The strip of the last events: the answer to one's own move, and shorter sentences
verdict-hand_attack = { $answer_id ->
    [higher] Plus grand.
    [lower] Plus petit.
   *[equal] Égal !
  }
result-hand_attack = { $answer_id ->
    [higher] La base { $target } cache moins que { $agent } ; votre agent revient en main.
    [lower] La base { $target } cache plus que { $agent } ; votre agent revient en main.
   *[equal] La base { $target } tombe.
  }
verdict-base_attack = { $answer_id ->
    [higher] Plus grand.
    [lower] Plus petit.
   *[equal] Égal !
  }
result-base_attack = { $answer_id ->
    [higher] La base { $target } cache moins que { $agent }.
    [lower] La base { $target } cache plus que { $agent }.
   *[equal] La base { $target } tombe.
  }
verdict-fell = Base tombée !
result-fell = La base { $base } cachait le { $agent }.

# In short sentences, for the ear: without what was said just before
short-told-hand_attack = { $seat_is ->
    [you] Votre { $agent } sur la base { $target } : { $answer }.
   *[other] { $seat } attaque { $viewer_is ->
        [seat] votre
       *[spectator] la
      } base { $target } avec le { $agent } : { $answer }.
  }
short-told-base_attack = { $seat_is ->
    [you] Votre { $agent }, base { $base }, sur la base { $target } : { $answer }.
   *[other] { $seat } attaque { $viewer_is ->
        [seat] votre
       *[spectator] la
      } base { $target } avec le { $agent } de sa base { $base } : { $answer }.
  }
short-told-fell = { $after_id ->
    [hand_attack] Elle tombe :
    [base_attack] { $again_id ->
        [yes] Elle tombe :
       *[no] { $owner_is ->
            [you] Votre base { $base } tombe :
           *[other] La base { $base } { DE($owner) } tombe :
          }
      }
   *[other] { $owner_is ->
        [you] Votre base { $base } tombe : c’était le { $agent }.
       *[other] La base { $base } { DE($owner) } tombe : c’était le { $agent }.
      }
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour { $seat_is ->
    [you] vous
   *[other] { $seat }
  }.
short-told-laid = { $base_id ->
    [none] { $seat_is ->
        [you] Vous y posez votre { $agent }, de votre main.
       *[other] { $seat } y pose son { $agent }, de sa main.
      }
   *[some] { $seat_is ->
        [you] Vous y posez votre { $agent }, de votre base { $base }.
       *[other] { $seat } y pose son { $agent }, de sa base { $base }.
      }
  }
short-told-swapped = { $seat_is ->
    [you] Vous montrez le { $agent } de votre base { $base }, placez le { $placed }, une cible de plus.
   *[other] { $placed_id ->
        [none] { $seat } montre le { $agent } de sa base { $base }, le remplace en secret, une cible de plus.
       *[some] { $seat } montre le { $agent } de sa base { $base }, place le { $placed }, une cible de plus.
      }
  }
short-told-refilled = { $seat_is ->
    [you] Vous placez le { $placed } sur votre base { $base }.
   *[other] { $placed_id ->
        [none] { $after_id ->
            [laid] { $seat } la regarnit en secret.
           *[other] { $seat } regarnit en secret sa base { $base }.
          }
       *[some] { $seat } place le { $placed } sur sa base { $base }.
      }
  }
short-told-shown = { $seat_is ->
    [you] Il vous restait, bases : { $standing } ; main : { $hand }.
   *[other] { $after_id ->
        [shown] { $seat }, bases : { $standing } ; main : { $hand }.
       *[other] Il restait à { $seat }, bases : { $standing } ; main : { $hand }.
      }
  }
short-choice-swap = Échanger la base { $base }

# What can be done
choice-place = Placer les agents
choice-attack = { $from_id ->
    [hand] Attaquer de la main
   *[base] Attaquer d’une base
  }
choice-swap = Échanger l’agent de la base { $base }
choice-refill = Regarnir la base { $base }
hint-attack = { $from_id ->
    [hand] Égal : la base tombe. Sinon l’agent revient en main.
   *[base] Égal : la base adverse tombe. Sinon c’est la vôtre.
  }
hint-swap = L’agent de la base est montré ; le nouveau reste secret. Une cible s’ajoute à la base.
action-place = Placer { $agents }
action-attack = { $from_id ->
    [hand] Attaquer la base { $target } avec le { $agent }
   *[base] Attaquer la base { $target } depuis la base { $base }
  }
action-swap = Échanger : le { $agent } sur la base { $base }
action-refill = Placer le { $agent } sur la base { $base }
action-first_player = { $first } commence
field-agents = Un agent par base
field-agent = Agent
field-target = Base visée
field-base = Votre base
value-agent = Agent { $value }
value-agents = Agent { $value }
value-target = Base { $value }
value-base = Base { $value }
place-agents = Base { $place }

# What lies on the table
section-progress = La partie
section-desk = { $seat_is ->
    [you] Votre camp
   *[other] Le camp { DE($seat) }
  }
line-turn = Tour { $turn } sur { $limit } au plus.
line-out_of_play = { $agents_count ->
    [0] Aucun numéro n’est hors jeu.
   *[other] Hors jeu : { $agents }.
  }
line-base_hidden = Base { $base } : face cachée, { $tokens ->
    [0] sans cible
    [one] { $tokens } cible
   *[other] { $tokens } cibles
  }.
line-base_known = Base { $base } : le { $agent }, { $tokens ->
    [0] sans cible
    [one] { $tokens } cible
   *[other] { $tokens } cibles
  }.
line-base_empty = Base { $base } : vide.
line-base_fallen = Base { $base } : tombée, c’était le { $agent }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
line-hand = Main : { $agents }.
line-hand_count = { $count ->
    [one] { $count } agent en main.
   *[other] { $count } agents en main.
  }
line-tokens = { $count ->
    [0] Plus de cible à poser.
    [one] { $count } cible à poser.
   *[other] { $count } cibles à poser.
  }
line-points = { $points ->
    [0] 0 point.
    [one] { $points } point.
   *[other] { $points } points.
  }

# The board
board-base = Base { $base }
board-worth = vaut { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
board-in-hand = { $count ->
    [one] { $count } agent en main
   *[other] { $count } agents en main
  }
board-tokens = { $count ->
    [0] plus de cible
    [one] { $count } cible
   *[other] { $count } cibles
  }
board-empty = vide
board-hand = Votre main
board-card-for = Agent { $agent }, pour la base { $base }
board-card-back = Agent { $agent }, à remettre sur la base { $base }
board-probe-with = le { $agent } est
board-probe = { $agent } { $answer }
board-probes = { $count ->
    [one] Attaquée : { $probes }.
   *[other] Attaquée, de la dernière fois à la première : { $probes }.
  }
board-unprobed = jamais attaquée
board-swapped = Échange
board-swapped-shown = le { $agent } montré
board-was-swapped = Échangée, le { $agent } montré.
board-refilled = Regarnie
board-was-refilled = Regarnie en secret.
board-so = donc { $agents }
board-knows = { $name } sait : { $agents }
board-left = { $count ->
    [one] { $count } possible
   *[other] { $count } possibles
  }
board-left-to = { $count ->
    [one] { $count } possible pour { $name }
   *[other] { $count } possibles pour { $name }
  }
board-possible = Possible : { $agents }.
board-possible-to = Possible, pour { $name } : { $agents }.
board-fallen = Tombée
board-to-you = à vous
board-to = à { $name }
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-points-yours = C’est pour vous.
board-points-of = C’est pour { $name }.
board-swap = Échanger un agent
board-mode-hand = De la main
board-mode-base = D’une base
board-mode-swap = Échanger
board-which-agent = quel agent ?
board-which-base = quelle base ?
board-base-of = base { $base } { DE($name) }
board-your-base = votre base { $base }
board-place-how = Dans l’ordre de vos choix : base 1, base 2, base 3.
board-stays-secret = Ce placement reste secret.
board-effect-hand = Égal : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour vous. Sinon le { $agent } revient en main.
board-effect-base = Égal : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour vous. Sinon votre base { $base } tombe : { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
  } pour { $name }.
board-effect-swap = Le { $agent } est montré et revient en main. La base vaudra { $points } points.
board-not-equal = Égal est exclu : ce n’est pas le { $agent }.
board-waiting = Rien à choisir pour l’instant.
board-reading = Lire une réponse
board-reading-is = {" "}: { $what }
board-reading-higher = l’attaquant dépasse la base
board-reading-lower = la base dépasse l’attaquant
board-reading-equal = la base tombe
board-reading-worth = Une base tombée vaut 1 point, plus 1 par cible.

# Refusals
refusal-too_few_agents = Il faut au moins { $needed } agents pour ce nombre de bases.
refusal-not_in_hand = Le { $agent } n’est pas dans votre main.
refusal-target_fallen = La base { $target } est déjà tombée.
refusal-own_base_fallen = Votre base { $base } est tombée.
refusal-no_token = Vous n’avez plus de cible : vous ne pouvez plus échanger.
refusal-already_placed = Vous avez déjà placé vos agents.
refusal-refill_other_base = C’est la base { $base } qu’il faut regarnir.
refusal-place_count = { $count ->
    [one] Il faut placer exactement { $count } agent.
   *[other] Il faut placer exactement { $count } agents.
  }
refusal-agent_twice = Un agent ne peut pas être placé deux fois.
refusal-attack_form = Il manque à cette attaque le champ « { $field_id } », ou elle en a un de trop.

# The notebook: what can be deduced, and what can only be suspected
line-belief_worlds = { $worlds ->
    [1] Il ne reste qu’une possibilité.
   *[other] { $worlds } possibilités ({ $bits } bits d’incertitude).
  }
line-belief_exposed = { $placements ->
    [1] Vos bases : l’adversaire peut toutes les déduire.
   *[other] Vos bases : { $placements } possibilités pour l’adversaire.
  }
line-belief_no_evidence = Aucun indice dans la façon de jouer { DE($seat) }.
line-belief_suspicion = Estimation, d’après la façon de jouer { DE($seat) } :
secret-base = Base { $base } { DE($seat) }
line-certain_base = Base { $base } { DE($seat) } : agent { $agent }.
line-left_base = Base { $base } { DE($seat) } : { $agent }, sans certitude.
line-belief_base = { $seat }, base { $base } : { $odds }.

# What rules out the rest for a base, in a hint
because-answer = { $seat_is ->
    [you] Votre { $agent }
   *[other] Le { $agent } { DE($seat) }
  } était { $answer_id ->
    [higher] plus grand
   *[lower] plus petit
  } que l’agent de la base { $base }.
because-hand = { $seat } a montré son { $agent }, qui était dans sa main.
because-seen = { $seat } a montré le { $agent } sur sa base { $base }.
because-fell = La base { $base } { DE($owner) } est tombée : c’était le { $agent }.
because-out = Le { $agent } est hors jeu.

# The bots: what they do, and why they did it
bot-recruit-how = Joue au hasard, mais n’attaque pas quand la réponse est connue, et ne risque ni n’échange une base sans raison.
bot-novice-how = Attaque une base à la fois, par le milieu, en ne se souvenant que des dernières attaques ; fait tomber une base dès que son agent est certain.
bot-agent-how = Compte exactement ce que chaque camp peut savoir de l’autre et choisit, avec un coup d’avance, ce qui rapporte et renseigne le plus, et trahit le moins.
bot-master-how = S’est entraîné sur un très grand nombre de parties contre lui-même, et joue d’instinct, avec ce que sait sa place et rien d’autre.
bot-ref-greedy = gourmand
bot-ref-greedy-how = Un étalon : attaque de la main là où l’égalité est la plus probable, n’échange jamais.
reason-at_random = Choix au hasard.
reason-not_absurd = { $choices ->
    [one] C’était le seul choix sensé.
   *[other] Tiré au hasard parmi { $choices } choix sensés.
  }
reason-placed_evenly = Placement tiré au hasard, pour ne rien trahir.
reason-refilled_evenly = Agent tiré au hasard dans la main, pour ne rien trahir.
reason-refilled_out_of_reach = Un des agents les plus longs à trouver pour l’adversaire.
reason-likeliest = L’égalité la plus probable : base { $target }, { $chance } %.
reason-halved = { $candidates ->
    [one] Un seul numéro semblait encore possible pour la base { $target }.
   *[other] La base { $target } semblait la plus facile à trouver : au milieu des { $candidates } numéros possibles.
  }
reason-same_agent = La base { $target } ne pouvait plus cacher que l’agent de sa propre base { $base }.
reason-hid = Sa base { $base } semblait découverte.
reason-sure = La base { $target } ne pouvait plus être que le { $agent }.
reason-attacked = L’attaque qui rapportait et renseignait le plus : base { $target }, { $chance } % d’égalité. Chances de gagner ensuite : { $win } %.
reason-struck_from_base = { $chance } % d’égalité sur la base { $target } : cela valait le risque. Chances de gagner ensuite : { $win } %.
reason-hid_in_time = Sa base { $base } se devinait à { $chance } % : mieux valait changer d’agent, même au prix d’une cible. Chances de gagner ensuite : { $win } %.

# The rules in our words: a title, then its paragraphs
rules-1 =
    Le but
    Faire tomber les bases adverses. Une base tombée vaut 1 point au camp qui l’a fait tomber, et 1 de plus par cible posée à côté d’elle.
rules-2 =
    La mise en place
    Chaque camp a dix agents, de 0 à 9, trois bases et cinq cibles. En secret et en même temps, placez trois agents différents, un par base ; les sept autres forment votre main.
    Le hasard désigne qui commence. À votre tour, faites une seule chose : attaquer de la main, échanger, ou attaquer d’une base.
rules-3 =
    Attaquer de la main
    Montrez un agent de votre main et visez une base adverse debout. Tout le monde apprend si votre nombre est plus grand, plus petit ou égal.
    Égal : la base tombe, votre agent est posé dessus, et les deux sortent du jeu. Sinon, votre agent revient en main, et rien d’autre ne se passe.
rules-4 =
    Échanger
    S’il vous reste une cible : montrez l’agent d’une de vos bases debout, reprenez-le en main, puis placez-y en secret n’importe quel agent de votre main, même celui-là. Posez une cible à côté de la base.
    Une cible ne bouge plus jamais : chaque échange en ajoute une, et une base tombée garde les siennes.
rules-5 =
    Attaquer d’une base
    Montrez l’agent d’une de vos bases debout et visez une base adverse.
    Égal : la base visée tombe, votre agent est posé dessus, et vous regarnissez aussitôt votre base vide, de la main, face cachée.
    Sinon, c’est votre base qui tombe : l’autre camp y pose son agent du même nombre. S’il le prend sur une de ses bases, il le montre et regarnit aussitôt cette base.
rules-6 =
    La fin et les points
    La partie s’arrête quand les trois bases d’un camp sont tombées, une fois l’action menée à son terme. Tout est alors montré.
    Les cibles à côté d’une base debout ne valent rien. Le plus de points gagne ; à égalité, la plus forte somme d’agents en main ; sinon, la victoire est partagée.
rules-7 =
    Ce que ce programme ajoute
    Rien dans le jeu n’oblige à avancer : après 200 tours, les deux camps ensemble, la partie s’arrête et on compte les points. Ce nombre se règle, jusqu’à 1000.
rules-search = cible, égalité, échange

# What may be done now, in three sentences; before the bar what is set in bold
now-place =
    Placez | en secret un agent sur chacune de vos bases, tous différents.
    Les autres agents | forment votre main.
    L’autre camp | place les siens en même temps ; rien n’est montré.
now-turn =
    Attaquez de la main : | égal, la base tombe ; sinon votre agent revient en main.
    Ou échangez : | un agent est montré, un autre le remplace en secret, et la base vaut 1 point de plus.
    Ou attaquez d’une base : | égal, la base visée tombe ; sinon, la vôtre.
now-refill =
    Regarnissez | votre base vide avec un agent de votre main.
    Face cachée : | l’autre camp ne sait pas lequel.
    Ce choix | fait partie de l’attaque ; ensuite, le tour passe.

# Pictures of the rules: a caption, then what is drawn
picture-place =
    Trois bases garnies en secret.
    Trois agents, 2, 7 et 5, chacun sous le nom d’une base.
picture-attack =
    Un agent montré, une réponse publique.
    Un 5 de la main vise une base cachée ; trois réponses : plus grand, plus petit, égal.
picture-swap =
    Un agent s’en va, un autre arrive, une cible se pose.
    Un 4 quitte la base ; une carte cachée le remplace ; une cible rouge se pose à côté.
picture-base =
    D’une base, égal ou perdu.
    Un 6 montré sur une base vise une base cachée : égal, elle tombe ; sinon, la base du 6 tombe.
picture-refill =
    Une base vide se regarnit de la main.
    Une base vide, une flèche, une carte cachée.
picture-fallen =
    Tombée : deux agents du même nombre.
    La base 2 est tombée : deux agents 8 l’un sur l’autre, une cible, 2 points.

drawn-theirs = la base visée tombe
drawn-yours = votre base tombe

# What is drawn on the board: its name, then its meaning
symbol-agent =
    Agent
    Un de vos agents, et son nombre.
symbol-back =
    Dos
    Un agent que vous ne voyez pas.
symbol-higher =
    Barre pleine plus haute
    L’attaquant était plus grand que l’agent de la base.
symbol-lower =
    Barre pleine plus basse
    L’attaquant était plus petit que l’agent de la base.
symbol-equal =
    Barres égales
    Même nombre : la base est tombée.
symbol-target =
    Cible
    La base vaut 1 point de plus au camp qui la fait tomber.
symbol-possible =
    Nombre encadré
    Encore possible sur cette base.
symbol-ruled =
    Nombre barré
    Exclu par les réponses.
symbol-out =
    Nombre barré, hachuré
    Sorti du jeu des deux côtés.
symbol-swap =
    Flèche ronde
    L’agent de la base a été échangé ou remplacé.
symbol-planned =
    Carte en tirets
    Un agent choisi, pas encore posé.
symbol-fallen =
    Tampon et deux cartes
    Base tombée : elle ne sert plus.

## In three sentences, for guests: what is in bold, a bar, the rest
brief =
    Trois bases, | un agent de 0 à 9 caché sur chacune.
    À votre tour, | comparez un de vos agents à une base adverse : plus grand, plus petit, ou égal.
    Égal : | la base tombe. Quand un camp n’a plus de base, on compte.

# The end
tie-broken = À égalité de points, la plus forte somme d’agents en main l’emporte.
tie-shared = Mêmes points, même somme en main : la victoire est partagée.

# Cases
case_question-certain = Une seule base adverse est certaine. Laquelle, et quel agent s’y cache ?
case_question-question = Une attaque en apprend plus que toutes les autres. Laquelle ?
case_question-win = Une attaque vous fait gagner à coup sûr. Laquelle ?
case-possible-agent = Possible, pas certain. Ici, la base { $base } { DE($seat) } cache l’agent { $agent }, et rien ne le contredit.
case-impossible-agent = Impossible : rien de tel ne s’accorde avec la partie. Ici, la base { $base } { DE($seat) } cache l’agent { $agent }.
