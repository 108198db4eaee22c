# Spies vs Spies
name = Spies vs Spies
tagline = Trouvez votre équipe sans un mot.
authors = Un jeu de Frédéric Morard
summary = À Venise, deux équipes d’espionnage s’affrontent, et personne ne sait encore qui est de quel côté. Chaque main compte trois cartes : un accessoire, un véhicule, un objectif. Les couleurs décident des équipes, les objectifs désignent les cibles. À votre tour, demandez en secret une carte à quelqu’un, ou lancez la mission : tout le monde pointe alors sa cible en même temps. Une équipe réussit si ses deux membres visent juste, et qui lance la mission joue gros. À trois, une quatrième main, virtuelle, ne se trompe jamais.
minutes = 30

option-target_score = Points à atteindre
option-rounds = Nombre de manches au plus
option-question_limit = Questions par manche au plus (règle de ce programme)
option-notes = Cartes vues
option-signals = Signes à la table
value-target_score = { $value ->
    [one] { $value } point
   *[other] { $value } points
  }
value-rounds = { $value_id ->
    [none] Sans limite
   *[some] { $value ->
        [one] { $value } manche
       *[other] { $value } manches
      }
  }
value-question_limit = { $value ->
    [0] Aucune question
    [one] { $value } question
   *[other] { $value } questions
  }
value-notes = { $value_id ->
    [none] À retenir soi-même
   *[auto] Notées par le programme
  }
value-signals = { $value_id ->
    [open] Vus de tout le monde
    [none] Aucun signe
   *[discreet] Discrets : les autres ne voient pas lequel
  }

word-virtual = Fantôme
word-accessory = accessoire
word-vehicle = véhicule
word-objective = objectif
word-umbrella = parapluie rouge
word-fan = éventail rouge
word-hat = chapeau bleu
word-mask = masque bleu
word-bike = vélo rouge
word-vaporetto = vaporetto rouge
word-scooter = trottinette bleue
word-gondola = gondole bleue
word-red_stars = étoiles rouges
word-red_omega = oméga rouge
word-blue_stars = étoiles bleues
word-blue_omega = oméga bleu
word-red = rouge
word-blue = bleue
word-target_reached = le but est atteint
word-rounds_played = toutes les manches sont jouées

# What is asked
ask-first_player = Le hasard désigne qui commence.
ask-deal = Les cartes sont distribuées.
ask-turn = Posez une question, ou lancez la mission.
ask-must_call = Plus de question dans cette manche : lancez la mission.
ask-point = Mission ! Pointez votre cible.
waiting-turn = { $seat } réfléchit.
waiting-must_call = { $seat } doit lancer la mission.
waiting-point = { $seat } cherche sa cible.

# What happens
told-first_player = { $seat_is ->
    [you] Vous commencez la première manche.
   *[other] { $seat } commence la première manche.
  }
told-round_began = Manche { $round } : les cartes sont distribuées. { $seat_is ->
    [you] Vous commencez.
   *[other] { $seat } commence.
  }
told-dealt = { $seat_is ->
    [you] Vous recevez : { $cards }.
   *[other] { $seat } reçoit : { $cards }.
  }
told-asked = { $show_id ->
    [none] { $seat_is ->
        [you] Vous demandez son { $category } à { $target }.
       *[other] { $target_is ->
            [you] { $seat } vous demande votre { $category }.
           *[other] { $seat } demande son { $category } à { $target }.
          }
      }
   *[some] { $seat_is ->
        [you] Vous montrez votre { $show } à { $target } et lui demandez son { $category }.
       *[other] { $target_is ->
            [you] { $seat } vous montre son { $show } et vous demande votre { $category }.
           *[other] { $seat } montre son { $show } à { $target } et lui demande son { $category }.
          }
      }
  }
told-shown = { $seat_is ->
    [you] { $owner } vous montre : { $card }.
   *[other] { $owner_is ->
        [you] Vous montrez à { $seat } : { $card }.
       *[other] { $owner } montre à { $seat } : { $card }.
      }
  }
told-glimpsed = { $seat_is ->
    [you] { $owner } vous montre : { $card }. À retenir : rien n’est noté.
   *[other] { $owner_is ->
        [you] Vous montrez à { $seat } : { $card }.
       *[other] { $owner } montre à { $seat } : { $card }.
      }
  }
told-mission_called = { $seat_is ->
    [you] Vous lancez la mission. Tout le monde pointe sa cible.
   *[other] { $seat } lance la mission. Tout le monde pointe sa cible.
  }
told-pointed = { $target_is ->
    [nobody] { $seat } a choisi sa cible.
   *[other] { $seat_is ->
        [you] Vous pointez { $target }.
       *[other] { $target_is ->
            [you] { $seat } vous pointe.
           *[other] { $seat } pointe { $target }.
          }
      }
  }
told-revealed = { $seat_is ->
    [you] Vous : équipe { $team }, avec { $cards }. { $right_id ->
        [yes] Vous pointiez { $pointed } : juste !
       *[no] Vous pointiez { $pointed } ; votre cible était { $target }.
      }
   *[other] { $seat } : équipe { $team }, avec { $cards }. { $right_id ->
        [yes] { $pointed_is ->
            [you] Vous pointait : juste.
           *[other] Pointait { $pointed } : juste.
          }
       *[no] { $pointed_is ->
            [you] Vous pointait ; sa cible était { $target }.
           *[other] Pointait { $pointed } ; { $target_is ->
                [you] sa cible, c’était vous
               *[other] sa cible était { $target }
              }.
          }
      }
  }
told-team_scored = Équipe { $team } ({ $members }){ $called_id ->
    [yes] , qui a lancé la mission
   *[no] { "" }
  } : { $success_id ->
    [yes] réussite
   *[no] échec
  }. { $points ->
    [0] Aucun point.
    [one] { $points } point par membre.
   *[other] { $points } points par membre.
  } Totaux : { $totals }.

# The strip of the last events: the answer to one's own move, and shorter sentences
log-round = Manche { $number }
verdict-shown = { $seat_is ->
    [you] { $owner } vous montre :
   *[other] Carte montrée à { $seat } :
  }
result-shown = { $card }. Personne d’autre ne l’a vue.
verdict-glimpsed = { $seat_is ->
    [you] { $owner } vous montre :
   *[other] Carte montrée à { $seat } :
  }
result-glimpsed = { $card }. À retenir : rien n’est noté.
verdict-revealed = { $right_id ->
    [yes] Bien visé !
   *[no] À côté.
  }
result-revealed = { $right_id ->
    [yes] Votre cible était bien { $target }.
   *[no] Votre cible était { $target }.
  }
verdict-team_scored = { $success_id ->
    [yes] Réussite !
   *[no] Échec.
  }
result-team_scored = Équipe { $team } : { $points ->
    [0] aucun point.
    [one] { $points } point par membre.
   *[other] { $points } points par membre.
  }
brief-team_scored = Équipe { $team } : { $success_id ->
    [yes] réussite
   *[no] échec
  }, { $points ->
    [0] aucun point.
    [one] { $points } point par membre.
   *[other] { $points } points par membre.
  }

# What can be done
choice-ask = Demander un { $category }
choice-mission = Lancer la mission
choice-point = Pointer
hint-ask = { $category_id ->
    [objective] Vous montrez d’abord une de vos cartes ; tout le monde saura de quelle sorte.
   *[other] La carte n’est montrée qu’à vous ; tout le monde entend la question.
  }
hint-mission = Si votre équipe réussit, 3 points par membre. Sinon, 2 points de plus par membre de l’autre équipe.
hint-point = Les autres ne verront votre choix qu’une fois tous les choix faits.
action-ask = { $category_id ->
    [objective] Montrer votre { $show } à { $target } et demander son objectif
   *[other] Demander son { $category } à { $target }
  }
action-mission = Lancer la mission
action-point = Pointer { $target }
action-first_player = { $first } commence
action-deal = Distribuer les cartes
field-target = La personne
field-category = La carte
field-show = La carte montrée
value-target = { $value }
value-show = Votre { $value }

# What lies on the table
section-progress = La partie
section-questions = Les questions de la manche
section-player = { $seat_is ->
    [you] Vous
   *[other] { $seat }
  }
section-mission = La dernière mission (manche { $round })
section-help = Aide de jeu
line-round = { $rounds_id ->
    [none] Manche { $round }.
   *[some] Manche { $round } sur { $rounds } au plus.
  }
line-target_score = { $points ->
    [one] La partie s’arrête à { $points } point.
   *[other] La partie s’arrête à { $points } points.
  }
line-first = { $seat_is ->
    [you] Vous avez commencé cette manche.
   *[other] { $seat } a commencé cette manche.
  }
line-question_count = { $count ->
    [0] Aucune question posée
    [one] { $count } question posée
   *[other] { $count } questions posées
  }, { $limit } au plus (règle de ce programme).
line-caller = { $seat_is ->
    [you] Vous avez lancé la mission.
   *[other] { $seat } a lancé la mission.
  }
line-no_notes = Les cartes vues ne sont pas notées : à vous de les retenir.
line-no_question = Aucune question pour l’instant.
line-question = { $show_id ->
    [none] { $seat_is ->
        [you] Vous avez demandé son { $category } à { $target }.
       *[other] { $target_is ->
            [you] { $seat } vous a demandé votre { $category }.
           *[other] { $seat } a demandé son { $category } à { $target }.
          }
      }
   *[some] { $seat_is ->
        [you] Vous avez montré votre { $show } à { $target } et lui avez demandé son { $category }.
       *[other] { $target_is ->
            [you] { $seat } vous a montré son { $show } et vous a demandé votre { $category }.
           *[other] { $seat } a montré son { $show } à { $target } et lui a demandé son { $category }.
          }
      }
  }
line-virtual = Main virtuelle : ne joue pas, pointe toujours juste, ne montre jamais son objectif.
line-cards_hidden = Cartes cachées.
line-card = { $category_id ->
    [accessory] Accessoire
    [vehicle] Véhicule
   *[objective] Objectif
  } : { $card_id ->
    [none] inconnu
   *[some] { $card }
  }.
line-pointed = { $target_is ->
    [nobody] A choisi sa cible.
   *[other] { $seat_is ->
        [you] Vous pointez { $target }.
       *[other] Pointe { $target }.
      }
  }
line-score = { $points ->
    [0] 0 point.
    [one] { $points } point.
   *[other] { $points } points.
  }
line-revealed = { $seat_is ->
    [you] Vous
   *[other] { $seat }
  }, équipe { $team } : { $cards }. Cible : { $target_is ->
    [you] vous
   *[other] { $target }
  } ; { $right_id ->
    [yes] bien pointée.
   *[no] pointé à la place : { $pointed_is ->
        [you] vous
       *[other] { $pointed }
      }.
  }
line-team_scored = Équipe { $team } ({ $members }) : { $success_id ->
    [yes] réussite
   *[no] échec
  }, { $points ->
    [0] aucun point
    [one] { $points } point par membre
   *[other] { $points } points par membre
  }.
line-help_accessories = Accessoires : parapluie et éventail, rouges ; chapeau et masque, bleus.
line-help_vehicles = Véhicules : vélo et vaporetto, rouges ; trottinette et gondole, bleues.
line-help_objectives = Objectifs : étoiles et oméga, chacun en rouge et en bleu.
line-help_team = Votre équipe est la couleur majoritaire de votre main. Mais si une seule des quatre mains n’a qu’une couleur, chaque équipe est la couleur de l’objectif.
line-help_red = Équipe rouge : objectifs différents, visez les étoiles de l’équipe bleue ; pareils, son chapeau, sinon sa trottinette.
line-help_blue = Équipe bleue : objectifs différents, visez l’oméga de l’équipe rouge ; pareils, son vélo, sinon son parapluie.
line-help_points = Une équipe réussit si ses deux membres pointent juste : 1 point par membre. L’équipe qui a lancé la mission gagne 2 points de plus par membre si elle réussit ; sinon, ils vont à l’autre équipe.

# The board
board-ask = Poser une question
board-ask-what = Quelle carte demander, et à qui
board-others = Les dossiers
board-hand = Votre main
board-your-target = Votre cible
board-cell = { $name }, { $category } : { $known }
board-own = Votre { $category } : { $known }
board-seen = { $card }, carte vue.
board-deduced = { $card }, carte déduite.
board-left = inconnu ; il reste { $cards }.
board-unknown = inconnu.
board-never-shown = Jamais montré.
board-tab = { $name } · { $target_is ->
    [nobody] a pointé
    [you] cible : vous
   *[other] cible : { $target }
  }
board-team = équipe { $team }
board-likely = { $team }, sauf exception
board-team-unknown = équipe inconnue
board-virtual = Main virtuelle, pointe toujours juste.
board-item-umbrella = parapluie
board-item-fan = éventail
board-item-hat = chapeau
board-item-mask = masque
board-item-bike = vélo
board-item-vaporetto = vaporetto
board-item-scooter = trottinette
board-item-gondola = gondole
board-item-stars = étoiles
board-item-omega = oméga
board-round = Manche { $round }
board-rounds = { $rounds ->
    [one] Une seule manche.
   *[other] { $rounds } manches au plus.
  }
board-countdown = { $count ->
    [one] { $count } question
   *[other] { $count } questions
  } sur { $limit }, puis mission obligatoire (règle de ce programme).
board-countdown-over = { $limit ->
    [0] Aucune question
    [one] La question est posée
   *[other] Les { $limit } questions sont posées
  } : mission obligatoire (règle de ce programme).
board-result = { $team_id ->
    [red] Rouge
   *[blue] Bleu
  } : { $success_id ->
    [yes] réussite
   *[no] échec
  }, { $points ->
    [0] 0 point
   *[other] +{ $points } par membre
  }
board-mission = Mission de la manche { $round }
board-rounds-played = Les manches
board-called = a lancé la mission :
board-caller-how = a lancé la mission
board-sum = En tout
board-legend = Tirets et crayon : carte déduite.
board-finger = Doigt sur { $pointed_is ->
    [you] vous
   *[other] { $pointed }
  }{ $right_id ->
    [yes] { " : juste" }
   *[no] , cible : { $target_is ->
        [you] vous
       *[other] { $target }
      }
  }
board-total = { $points ->
    [0] 0 point
    [one] { $points } point
   *[other] { $points } points
  } en tout
board-matrix = Qui demande à qui
board-matrix-how = + a, v, o : carte montrée d’abord.
board-short-accessory = acc.
board-short-vehicle = véh.
board-short-objective = obj.
board-asked = Question { $number } : { $category }.
board-asked-showing = Question { $number } : { $category }, en montrant son { $show }.
board-nothing-asked = rien
board-aid = Équipes et cibles
board-aid-team = Votre équipe est votre couleur majoritaire ; mais si une seule main n’a qu’une couleur, toutes les équipes suivent les objectifs.
board-colour-red = Rouge
board-colour-blue = Bleu
board-aid-red = vise, chez les bleus, les étoiles. Objectifs pareils : le chapeau, sinon la trottinette.
board-aid-blue = vise, chez les rouges, l’oméga. Objectifs pareils : le vélo, sinon le parapluie.
board-points = Les points
board-aid-points = Les deux pointent juste : 1 point par membre. 2 de plus pour l’équipe qui lance la mission ; si elle échoue, pour l’autre.
board-touch = Choisissez la carte à demander.
board-show-first = Choisissez dans votre main la carte à montrer d’abord.
board-waiting = Ce n’est pas votre tour.
board-virtual-short = main virtuelle
board-shows-first = Pour un objectif, { $name } verra d’abord votre
board-choose-shown = Choisissez la carte à montrer d’abord.

# The reveal of a mission
board-scene-stamp = Mission
board-scene-won = Mission accomplie !
board-scene-lost = Mission manquée.
board-scene-seen = La mission est finie.
board-scene-reason = { $same_id ->
    [yes] { $card_id ->
        [hat] Objectifs pareils : on vise le chapeau. La cible : { $target_is ->
            [you] vous
           *[other] { $target }
          }.
        [scooter] Objectifs pareils, pas de chapeau en face : on vise la trottinette. La cible : { $target_is ->
            [you] vous
           *[other] { $target }
          }.
        [bike] Objectifs pareils : on vise le vélo. La cible : { $target_is ->
            [you] vous
           *[other] { $target }
          }.
       *[umbrella] Objectifs pareils, pas de vélo en face : on vise le parapluie. La cible : { $target_is ->
            [you] vous
           *[other] { $target }
          }.
      }
   *[no] Objectifs différents : on vise { $card_id ->
        [red_stars] les étoiles
        [blue_stars] les étoiles
       *[other] l’oméga
      } en face. La cible : { $target_is ->
        [you] vous
       *[other] { $target }
      }.
  }
board-scene-points = { $seat_is ->
    [you] Vous pointez { $pointed }
   *[other] { $pointed_is ->
        [you] { $seat } vous pointe
       *[other] { $seat } pointe { $pointed }
      }
  }
board-scene-right = juste
board-scene-wrong = à côté
board-scene-step-1 = les cartes
board-scene-step-2 = les équipes
board-scene-step-3 = les cibles
board-scene-step-4 = qui pointe qui
board-scene-step-5 = les points
board-scene-again = Revoir
board-scene-on = Continuer, manche { $round }
board-scene-end = Voir la fin
board-scene-held = Pour la suite : bouton « { $button } ».

# Refusals
refusal-ask_oneself = Vous ne pouvez pas vous interroger.
refusal-virtual_objective = Fantôme, la main virtuelle, ne montre jamais son objectif.
refusal-question_limit = { $limit ->
    [0] Cette manche se joue sans question
    [one] La question de la manche est posée
   *[other] Les { $limit } questions de la manche sont posées
  } : il faut lancer la mission.
refusal-point_oneself = Vous ne pouvez pas vous pointer.
refusal-already_pointed = Vous avez déjà choisi votre cible.
refusal-objective_shows = Pour demander un objectif, montrez d’abord une de vos cartes.
refusal-only_objective_shows = On ne montre une carte que pour demander un objectif.
refusal-deal_form = Il faut quatre mains de trois cartes.
refusal-wrong_category = La carte { $place } de chaque main doit être de la sorte « { $category_id } ».
refusal-card_twice = Une carte est distribuée deux fois.

# Bots: what each level does, and why it chose (told after the game)
bot-recruit-how = Demande au hasard des cartes inconnues, et pointe au hasard une cible encore possible.
bot-novice-how = Ne pense qu’à sa cible, ne retient que les dernières cartes vues, et lance la mission dès qu’elle lui paraît sûre.
bot-agent-how = Compte toutes les distributions encore possibles, demande ce qui renseigne le plus, et lance la mission quand l’autre membre de l’équipe doit savoir aussi.
bot-master-how = S’est entraîné sur un très grand nombre de parties contre lui-même, et joue d’instinct, avec ce que sait sa place et rien d’autre.
bot-ref-open = à livre ouvert
bot-ref-open-how = Un étalon : demande au hasard, lance la mission dès que sa cible est probable à 90 %, et la pointe.
reason-ask_evenly = Question tirée au hasard parmi les cartes inconnues.
reason-ask_own_guess = La question ({ $category }) qui promettait le meilleur pari ensuite, d’après les cartes retenues.
reason-ask_telling = La question ({ $category }) qui levait le plus de doutes sur sa cible : { $gain } % en moyenne.
reason-ask_showing = La question levait { $gain } % des doutes sur sa cible, en moyenne, et la carte montrée devait { $target_is ->
    [you] vous aider, en partenaire probable
   *[other] aider { $target }, partenaire probable
  }.
reason-ask_guarded = La question levait { $gain } % des doutes sur sa cible, en moyenne, et la carte montrée était celle qui { $target_is ->
    [you] vous aidait le moins, en adversaire probable
   *[other] aidait le moins { $target }, adversaire probable
  }.
reason-call_forced = Plus de question : il fallait lancer la mission.
reason-call_idea = Une idée de sa cible, { $chance } %, suffisait pour tenter sa chance.
reason-call_sure = Sa cible lui semblait probable à { $chance } %.
reason-call_together = Les deux membres de son équipe avaient { $chance } % de chances de pointer juste.
reason-point_evenly = Cible tirée au hasard parmi celles encore possibles.
reason-point_remembered = D’après les cartes retenues, cette cible était probable à { $chance } %.
reason-point_likeliest = D’après les cartes vues, cette cible était probable à { $chance } %.
reason-point_suspecting = Cible probable à { $alone } % d’après les cartes ; à { $chance } % avec ce que trahissaient les questions et les missions des autres.

# The notebook
line-belief_worlds = { $deals ->
    [1] Une seule distribution reste possible.
   *[other] { $deals } distributions sont possibles ({ $bits } bits d’incertitude).
  }
secret-card = { $seat }, { $category }
line-certain_card = { $seat } : { $card }.
line-certain_target = { $seat_is ->
    [you] Votre cible : { $target }.
   *[other] La cible { DE($seat) } : { $target_is ->
        [you] vous
       *[other] { $target }
      }.
  }
line-left_target = { $seat_is ->
    [you] Votre cible : { $target }, sans certitude.
   *[other] La cible { DE($seat) } : { $target }, sans certitude.
  }
line-belief_cards = { $seat } : { $odds }.
line-belief_partner = { $seat } serait votre partenaire : { $chance } %.
line-belief_target = { $seat } serait votre cible : { $chance } %.
line-belief_no_evidence = Aucun indice dans la façon de jouer des autres.
line-belief_suspicion = Estimation, d’après la façon de jouer :

# What rules out the rest for a card, in a hint
because-mine = Dans votre main : { $card }.
because-shown = { $seat } vous a montré : { $card }.

# The rules in our words: a title, then its paragraphs
rules-1 =
    Le but
    Trouver votre équipe et votre cible, puis viser juste en même temps que votre partenaire.
rules-2 =
    Les cartes
    Douze cartes : quatre accessoires, quatre véhicules, quatre objectifs, chaque fois deux rouges et deux bleues. Chaque main en reçoit une de chaque sorte.
    À trois, une quatrième main est virtuelle : elle ne joue pas, mais pointe toujours juste et marque comme les autres.
rules-3 =
    Les équipes
    Votre équipe est la couleur majoritaire de votre main. Exception : si une seule des quatre mains a trois cartes d’une couleur, c’est la couleur de son objectif qui donne à chaque main son équipe.
    Il y a toujours deux équipes de deux.
rules-4 =
    Les cibles
    Regardez les deux objectifs de votre équipe, le vôtre et celui de votre partenaire : seul le dessin compte, étoiles ou oméga.
    Équipe rouge, deux dessins différents : dans l’équipe bleue, visez qui a les étoiles. Deux dessins pareils : qui a le chapeau, sinon la trottinette.
    Équipe bleue, deux dessins différents : dans l’équipe rouge, visez qui a l’oméga. Deux dessins pareils : qui a le vélo, sinon le parapluie.
rules-5 =
    À votre tour
    Demander : nommez quelqu’un et une sorte de carte ; cette carte vous est montrée en secret, et tout le monde sait ce que vous avez demandé. Une question peut être répétée.
    Pour un objectif, montrez d’abord à cette personne une de vos cartes, au choix. L’objectif de la main virtuelle ne se demande pas.
    Ou lancer la mission : tout le monde pointe sa cible en même temps.
rules-6 =
    La mission et les points
    Une équipe réussit si ses deux membres pointent juste : 1 point par membre.
    L’équipe qui a lancé la mission gagne 2 points de plus par membre si elle réussit ; sinon, ce sont les membres de l’autre équipe qui gagnent ces 2 points, qu’elle ait réussi ou non.
    Les manches s’enchaînent jusqu’à 10 points, ou le but choisi. Le plus de points gagne ; à égalité, la victoire est partagée.
rules-7 =
    Signes et silence
    Pendant une manche, on ne parle pas ; on peut faire des signes, vrais ou faux. Les robots n’en font pas et n’en lisent pas.
    Une manche a 24 questions au plus, ensuite la mission est obligatoire : c’est une règle de ce programme. Ce nombre se règle, jusqu’à 100, comme le but et le nombre de manches.
rules-search = exception, objectif, virtuelle

# What may be done now, in three sentences; before the bar what is set in bold
now-turn =
    Demandez | une carte à quelqu’un : elle vous est montrée en secret.
    Pour un objectif, | montrez d’abord une de vos cartes, au choix.
    Ou lancez la mission : | 3 points par membre si votre équipe vise juste, sinon 2 à l’autre équipe.
now-must_call =
    Lancez la mission : | il n’y a plus de question dans cette manche.
    Tout le monde | pointe sa cible en même temps.
    Si votre équipe réussit, | 3 points par membre ; sinon, 2 à l’autre équipe.
now-point =
    Pointez | votre cible, dans l’autre équipe, d’après les deux objectifs de la vôtre.
    Équipe rouge : | différents, les étoiles ; pareils, le chapeau, sinon la trottinette.
    Équipe bleue : | différents, l’oméga ; pareils, le vélo, sinon le parapluie.

# Pictures of the rules: a caption, then what is drawn
picture-team =
    Deux bleues, une rouge : équipe bleue.
    Une main : chapeau bleu, vélo rouge, oméga bleu ; une flèche ; le disque de l’équipe bleue.
picture-exception =
    L’exception : une seule main d’une seule couleur.
    Une main toute rouge, éventail, vélo, étoiles ; alors une autre main, chapeau bleu, trottinette bleue, oméga rouge, est de l’équipe de son objectif : rouge.
picture-target =
    Objectifs différents : les rouges cherchent les étoiles.
    Équipe rouge : étoiles et oméga, différents. La cible, dans l’équipe bleue, est la personne aux étoiles.
picture-ask =
    Une carte demandée, montrée à vous seulement.
    Une carte inconnue, véhicule ; une flèche ; elle est montrée : trottinette bleue.
picture-mission =
    Deux flèches justes : l’équipe réussit.
    Deux membres de l’équipe rouge pointent la même cible de l’équipe bleue.

# What is drawn on the board: its name, then its meaning
symbol-red =
    Triangle
    Équipe ou carte rouge.
symbol-blue =
    Disque
    Équipe ou carte bleue.
symbol-no_team =
    Anneau en tirets
    Équipe encore inconnue.
symbol-seen =
    Carte pleine
    Cette carte vous a été montrée.
symbol-deduced =
    Carte en tirets, crayon
    Déduite : ce ne peut être qu’elle.
symbol-unknown =
    Point d’interrogation
    Carte inconnue ; en petit, ce qu’elle peut encore être.
symbol-closed =
    Cadenas
    L’objectif de la main virtuelle : il ne se demande pas.
symbol-accessories =
    Accessoires
    Parapluie et éventail, rouges ; chapeau et masque, bleus.
symbol-vehicles =
    Véhicules
    Vélo et vaporetto, rouges ; trottinette et gondole, bleues.
symbol-objectives =
    Objectifs
    Étoiles et oméga, en rouge et en bleu.
symbol-countdown =
    Traits du compteur
    Pleins : les questions posées. Vides : celles qui restent avant la mission.
symbol-string_right =
    Ficelle pleine, flèche
    Cette personne a pointé sa cible.
symbol-string_wrong =
    Ficelle pointillée, losange barré
    Cette personne a pointé à côté.

## In three sentences, for guests: what is in bold, a bar, the rest
brief =
    Deux équipes, | et personne ne sait qui est avec qui : les cartes le disent.
    À votre tour, | demandez une carte en secret, ou lancez la mission.
    À la mission, | chacun pointe une cible. Une équipe réussit si ses deux membres visent juste.

# Cases
case_question-certain = Une seule cible est certaine. De qui, et laquelle ?
case_question-question = Une question en apprend plus que toutes les autres sur votre cible. Laquelle ?
case_question-win = Désignez qui vous fait gagner à coup sûr.
secret-target = { $seat_is ->
    [you] Votre cible
   *[other] La cible { DE($seat) }
  }
case-possible-target = Possible, pas certain. Dans cette distribution, { $seat_is ->
    [you] votre cible est { $target }
   *[other] la cible { DE($seat) }, { $target_is ->
        [you] c’est vous
       *[other] c’est { $target }
      }
  }, et rien ne la contredit.
case-impossible-target = Impossible : aucune distribution ne le permet. Ici, { $seat_is ->
    [you] votre cible est { $target }
   *[other] la cible { DE($seat) }, { $target_is ->
        [you] c’est vous
       *[other] c’est { $target }
      }
  }.
