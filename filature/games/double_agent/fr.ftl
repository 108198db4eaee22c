# Double Agent
name = Double Agent
tagline = Six agents, deux camps : qui est loyal ?
authors = Un jeu de Ludovic Maublanc et Bruno Faidutti
summary = Six agents travaillent pour les deux camps à la fois. En secret, donnez à chacun un jeton de loyauté de 1 à 5. Puis, tour à tour, posez une carte face cachée chez un agent, ou jouez son action. Dès qu’un agent a quatre documents, ou trois si un voisin a déjà livré, il livre tout à un seul camp : la loyauté la plus forte l’emporte, et le pion d’influence fait pencher la balance. Quand cinq agents ont livré, on compte la valeur des documents. Une partie des cartes est reconstituée : le livret ne les montre pas toutes.
minutes = 20

option-hand_backs = Dos des cartes dans la main adverse
option-deck = Paquet de cartes
word-visible = visibles
word-hidden = cachés

word-agent_0 = L
word-agent_1 = S
word-agent_2 = B
word-agent_3 = A
word-agent_4 = V
word-agent_5 = E

word-doc_2 = Documents 2
word-doc_3 = Documents 3
word-doc_4 = Documents 4
word-doc_5 = Documents 5
word-doc_7 = Documents 7
title-document = Documents
word-personal = Docs personnels
word-trapped = Docs piégés
word-tip = Tuyau
word-crosscheck = Recoupement
word-nosy = Fouineur
word-pressure = Pression
word-blackmail = Chantage
word-turncoat = Retournement
word-courier = Coursier

word-rulebook = livret
word-inferred = déduite
word-house = reconstituée

word-agents_delivered = au moins cinq agents ont livré
word-cards_exhausted = il n’y a plus de cartes

# What is asked
ask-loyalty = Donnez en secret un jeton de loyauté à chaque agent.
ask-shuffle = Les deux paquets sont mélangés.
ask-first_player = Le hasard désigne qui commence.
ask-turn = Posez un document, ou jouez une action.
ask-influence = Attirez vers vous un pion pas encore attiré.
ask-pass = Vous n’avez plus de carte : passez.
waiting-loyalty = { $seat } distribue ses jetons de loyauté.
waiting-turn = { $seat } réfléchit.
waiting-influence = { $seat } choisit un pion d’influence.
waiting-pass = { $seat } n’a plus de carte.

# What happens
told-loyalty = { $seat_is ->
    [you] Vous donnez vos jetons, de L à E : { $tokens }.
   *[other] { $tokens_id ->
        [none] { $seat } a donné ses jetons de loyauté.
       *[some] { $seat } donne ses jetons, de L à E : { $tokens }.
      }
  }
told-dealt = { $seat_is ->
    [you] Votre main : { $cards }.
   *[other] { $cards_id ->
        [none] { $backs_id ->
            [none] { $seat } prend sa main.
           *[some] { $seat } prend sa main ; au dos : { $backs }.
          }
       *[some] La main { DE($seat) } : { $cards }.
      }
  }
pair-backs = { $value ->
    [1] « { $key } »
   *[other] « { $key } » ({ $value } fois)
  }
told-first_player = { $seat_is ->
    [you] Vous commencez.
   *[other] { $seat } commence.
  }
told-document = { $seat_is ->
    [you] Vous posez { $card } chez { $agent } ({ $count } sur { $needed }).
   *[other] { $card_id ->
        [none] { $seat } pose chez { $agent } une carte au dos « { $back } » ({ $count } sur { $needed }).
       *[other] { $seat } pose { $card } chez { $agent } ({ $count } sur { $needed }).
      }
  }
told-tip = { $seat_is ->
    [you] Vous jouez { $card } sur { $agent }. { $documents_count ->
        [0] L’adversaire n’y a rien posé.
       *[other] L’adversaire y a : { $documents }.
      }
   *[other] { $documents_id ->
        [none] { $seat } joue { $card } et regarde { $viewer_is ->
            [seat] vos documents
           *[spectator] les documents adverses
          } chez { $agent }.
       *[some] { $seat } joue { $card } et regarde les documents adverses chez { $agent } : { $documents }.
      }
  }
told-crosscheck = { $seat_is ->
    [you] Vous jouez { $card } sur { $agents } : les deux jetons adverses font { $total }.
   *[other] { $total_id ->
        [none] { $seat } joue { $card } et apprend la somme { $viewer_is ->
            [seat] de vos jetons
           *[spectator] des jetons adverses
          } chez { $agents }.
       *[some] { $seat } joue { $card } sur { $agents } : les deux jetons adverses font { $total }.
      }
  }
told-nosy = { $seat_is ->
    [you] Vous jouez { $card } : +1 chez { $agent }, à qui il faut { $needed } documents.
   *[other] { $seat } joue { $card } : +1 chez { $agent }, à qui il faut { $needed } documents.
  }
told-pressed = { $seat_is ->
    [you] Vous jouez { $card }.
   *[other] { $seat } joue { $card }.
  }
pair-moves = { $viewer ->
    [0] { $value ->
        [2] { $key } de deux cases vers l’adversaire
        [1] { $key } d’une case vers l’adversaire
        [-1] { $key } d’une case vers vous
       *[-2] { $key } de deux cases vers vous
      }
    [1] { $value ->
        [2] { $key } de deux cases vers vous
        [1] { $key } d’une case vers vous
        [-1] { $key } d’une case vers l’adversaire
       *[-2] { $key } de deux cases vers l’adversaire
      }
   *[other] { $value ->
        [2] { $key } de deux cases vers la seconde place
        [1] { $key } d’une case vers la seconde place
        [-1] { $key } d’une case vers la première place
       *[-2] { $key } de deux cases vers la première place
      }
  }
told-pawn = Le pion { $agent } avance { $steps ->
    [1] d’une case
   *[other] de deux cases
  } vers { $toward_is ->
    [you] vous
   *[other] { $toward }
  } : le voici { $dark_id ->
    [yes] sur { $side_is ->
        [you] votre case sombre
       *[other] la case sombre { DE($side) }
      }
   *[no] { $side_is ->
        [you] de votre côté
       *[other] du côté { DE($side) }
      }
  }.
told-turncoat = { $seat_is ->
    [you] Vous jouez { $card } et échangez vos jetons chez { $agents }.
   *[other] { $seat } joue { $card } et échange ses jetons chez { $agents }.
  }
told-courier = { $seat_is ->
    [you] Vous jouez { $card } : { $document } passe de { $from } à { $to } ({ $count } sur { $needed }).
   *[other] { $document_id ->
        [none] { $seat } joue { $card } : son document nº { $index } chez { $from }, au dos « { $back } », passe chez { $to } ({ $count } sur { $needed }).
       *[other] { $seat } joue { $card } : { $document } passe de { $from } à { $to } ({ $count } sur { $needed }).
      }
  }
told-wasted = { $seat_is ->
    [you] Vous jouez { $card }, sans effet.
   *[other] { $seat } joue { $card }, sans effet.
  }
told-passed = { $seat_is ->
    [you] Vous passez : vous n’avez plus de carte.
   *[other] { $seat } passe : plus de carte.
  }
told-delivers = { $agent } livre ! Loyauté envers { $seats } : { $tokens }.
told-bonus = Le pion { $agent } est sur { $seat_is ->
    [you] votre case sombre : +1 pour vous
   *[other] la case sombre { DE($seat) } : +1 pour { $seat }
  }.
told-revealed = { $seat_is ->
    [you] Vos documents chez { $agent } : { $cards }.
   *[other] Les documents { DE($seat) } chez { $agent } : { $cards }.
  }
told-personal = Docs personnels : +{ $count } de loyauté pour { $seat_is ->
    [you] vous
   *[other] { $seat }
  }.
told-trapped = Docs piégés : les documents de valeur { $value } quittent le jeu ({ $cards }).
told-taken = { $tie_id ->
    [yes] { $loyalty } partout, et le pion est { $seat_is ->
        [you] de votre côté : vous prenez
       *[other] du côté { DE($seat) }, qui prend
      }
   *[no] { $seat_is ->
        [you] Vous l’emportez { $loyalty } à { $against } et prenez
       *[other] { $seat } l’emporte { $loyalty } à { $against } et prend
      }
  } { $cards_count ->
    [0] une pile vide
   *[other] { $cards }
  } : { $points ->
    [0] 0 point
    [one] { $points } point
   *[other] { $points } points
  }.
told-influence = { $steps ->
    [0] { $seat_is ->
        [you] Vous retournez le pion { $agent }, déjà sur votre case sombre.
       *[other] { $seat } retourne le pion { $agent }, déjà sur sa case sombre.
      }
   *[other] { $seat_is ->
        [you] Vous attirez le pion { $agent } d’une case vers vous{ $dark_id ->
            [yes] , sur votre case sombre
           *[no] { "" }
          }.
       *[other] { $seat } attire le pion { $agent } d’une case vers son camp{ $dark_id ->
            [yes] , sur sa case sombre
           *[no] { "" }
          }.
      }
  }
told-drew = { $seat_is ->
    [you] Vous piochez { $card }.
   *[other] { $card_id ->
        [none] { $back_id ->
            [none] { $seat } pioche.
           *[other] { $seat } pioche une carte au dos « { $back } ».
          }
       *[other] { $seat } pioche { $card }.
      }
  }
told-left = { $seat_is ->
    [you] Chez { $agent }, qui n’a pas livré, vous aviez le jeton { $token } et : { $documents }.
   *[other] Chez { $agent }, qui n’a pas livré, { $seat } avait le jeton { $token } et : { $documents }.
  }
told-shown = { $seat_is ->
    [you] Il vous restait en main : { $hand } ; dans la pioche : { $pile }.
   *[other] Il restait à { $seat } en main : { $hand } ; dans la pioche : { $pile }.
  }

# The strip of the last events: the answer to one's own move, and shorter sentences
brief-courier = { $seat_is ->
    [you] Vous faites passer { $document } de { $from } à { $to } ({ $count } sur { $needed }).
   *[other] { $seat } fait passer son document nº { $index } de { $from } à { $to } ({ $count } sur { $needed }).
  }
brief-taken = { $agent } livre ! { $tie_id ->
    [yes] { $loyalty } partout, le pion tranche :
   *[no] { $loyalty } contre { $against } :
  } { $points ->
    [0] 0 point
    [one] { $points } point
   *[other] { $points } points
  } pour { $seat_is ->
    [you] vous
   *[other] { $seat }
  }.
verdict-taken = { $agent } livre !
result-taken = { $tie_id ->
    [yes] { $loyalty } partout, le pion tranche : les documents
   *[no] { $loyalty } contre { $against } : les documents
  } sont { $seat_is ->
    [you] à vous
   *[other] à { $seat }
  }.
verdict-tip = Chez { $agent } :
result-tip = { $documents_id ->
    [none] documents vus.
   *[some] { $documents_count ->
        [0] l’adversaire n’a rien posé.
       *[other] { $documents }.
      }
  }
verdict-crosscheck = { $total_id ->
    [none] Somme apprise.
   *[some] Somme : { $total }.
  }
result-crosscheck = Les deux jetons adverses chez { $agents }.

# In short sentences, for the ear: without what was said just before
short-ask-turn = Posez ou jouez.
short-ask-influence = Attirez un pion.
short-told-document = { $seat_is ->
    [you] Vous posez { $card } chez { $agent } ({ $count } sur { $needed }).
   *[other] { $card_id ->
        [none] { $seat } pose chez { $agent } un dos « { $back } » ({ $count } sur { $needed }).
       *[other] { $seat } pose { $card } chez { $agent } ({ $count } sur { $needed }).
      }
  }
short-told-pawn = Pion { $agent }, { $steps ->
    [1] une case
   *[other] deux cases
  } vers { $toward_is ->
    [you] vous
   *[other] { $toward }
  } : { $dark_id ->
    [yes] { $side_is ->
        [you] votre case sombre
       *[other] case sombre { DE($side) }
      }
   *[no] { $side_is ->
        [you] de votre côté
       *[other] du côté { DE($side) }
      }
  }.
short-told-bonus = { $after_id ->
    [delivers] { $seat_is ->
        [you] Pion sur votre case sombre : +1 pour vous.
       *[other] Pion sur sa case sombre : +1 pour { $seat }.
      }
   *[other] Pion { $agent } sur { $seat_is ->
        [you] votre case sombre : +1 pour vous.
       *[other] la case sombre { DE($seat) } : +1 pour { $seat }.
      }
  }
short-told-revealed = { $after_id ->
    [delivers] { $seat_is ->
        [you] Vos documents : { $cards }.
       *[other] Documents { DE($seat) } : { $cards }.
      }
    [bonus] { $seat_is ->
        [you] Vos documents : { $cards }.
       *[other] Documents { DE($seat) } : { $cards }.
      }
    [revealed] { $seat_is ->
        [you] Les vôtres : { $cards }.
       *[other] Ceux { DE($seat) } : { $cards }.
      }
   *[other] { $seat_is ->
        [you] Vos documents chez { $agent } : { $cards }.
       *[other] Les documents { DE($seat) } chez { $agent } : { $cards }.
      }
  }
short-told-taken = { $tie_id ->
    [yes] { $loyalty } partout, pion { $seat_is ->
        [you] de votre côté : vous prenez
       *[other] du côté { DE($seat) }, qui prend
      }
   *[no] { $seat_is ->
        [you] Vous l’emportez { $loyalty } à { $against } et prenez
       *[other] { $seat } l’emporte { $loyalty } à { $against } et prend
      }
  } { $after_id ->
    [revealed] tout
    [personal] tout
    [trapped] le reste
   *[other] { $cards_count ->
        [0] une pile vide
       *[other] { $cards }
      }
  } : { $points ->
    [0] 0 point
    [one] { $points } point
   *[other] { $points } points
  }.
short-told-influence = { $steps ->
    [0] { $seat_is ->
        [you] Vous retournez le pion { $agent }, déjà sur votre case sombre.
       *[other] { $again_id ->
            [yes] Pion { $agent } retourné, déjà sur sa case sombre.
           *[no] { $seat } retourne le pion { $agent }, déjà sur sa case sombre.
          }
      }
   *[other] { $seat_is ->
        [you] Vous attirez le pion { $agent }{ $dark_id ->
            [yes] , sur votre case sombre
           *[no] { "" }
          }.
       *[other] { $again_id ->
            [yes] Pion { $agent } attiré
           *[no] { $seat } attire le pion { $agent }
          }{ $dark_id ->
            [yes] , sur sa case sombre
           *[no] { "" }
          }.
      }
  }
short-told-drew = { $seat_is ->
    [you] Vous piochez { $card }.
   *[other] { $card_id ->
        [none] { $back_id ->
            [none] { $seat } pioche.
           *[other] { $again_id ->
                [yes] Carte piochée, dos « { $back } ».
               *[no] { $seat } pioche, dos « { $back } ».
              }
          }
       *[other] { $seat } pioche { $card }.
      }
  }
short-choice-action-from = Jouer { $card } chez { $from }, document { $index }
short-choice-document = Poser { $card }
short-choice-action = Jouer { $card }
short-choice-action-none = Jouer { $card }, sans effet

# What can be done
choice-loyalty = Donner les jetons
choice-document = Poser { $card }
choice-action = Jouer { $card }
choice-action-from = Jouer { $card } : le document nº { $index } chez { $from }
choice-action-none = Jouer { $card }, sans effet
choice-influence = Attirer un pion
choice-pass = Passer
hint-loyalty = 1, 2, 2, 3, 4, 5 : il y a deux 2. Un agent livre au camp à qui il est le plus loyal. Vos jetons restent secrets.
hint-document = Face cachée, chez un agent qui n’a pas livré ; un seul dos « ? » par agent.
hint-action = { $card_id ->
    [tip] Regardez tous les documents adverses chez un agent.
    [crosscheck] Apprenez la somme des jetons adverses chez deux agents.
    [nosy] Un marqueur +1 : il faut à l’agent un document de plus.
    [pressure] Déplacez un pion d’une case, dans un sens ou dans l’autre.
    [blackmail] Déplacez un pion de deux cases, ou deux pions d’une case.
    [turncoat] Échangez deux de vos jetons : l’adversaire sait lesquels, pas leurs valeurs.
    [courier] Portez un de vos documents chez un autre agent.
   *[other] L’effet de la carte, puis elle quitte le jeu.
  }
hint-influence = Chaque pion n’est attiré ainsi qu’une fois. Sur une case sombre, il ajoute 1 de loyauté.
action-loyalty = Donner, de L à E : { $tokens }
action-document = Poser { $card } chez { $agent }
action-action = Jouer { $card }
action-action-agent = Jouer { $card } sur { $agent }
action-action-agents = Jouer { $card } sur { $agents }
action-action-moves = Jouer { $card } : { $moves }
action-action-from = Jouer { $card } : le document nº { $index } chez { $from } passe à { $to }
action-action-none = Jouer { $card }, sans effet
action-influence = Attirer le pion { $agent }
action-pass = Passer
action-shuffle = Mélanger les deux paquets
action-first_player = { $first } commence
field-tokens = Jetons, de L à E
field-agent = Agent
field-agents = Deux agents
field-moves = Pions à déplacer
field-to = Agent d’arrivée
value-tokens = Jeton { $value }
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
section-progress = La partie
section-agent = Agent { $agent }
section-side = { $seat_is ->
    [you] Votre camp
   *[other] Le camp { DE($seat) }
  }
section-answers = Ce que vous savez
section-deck = Les cartes
line-turn = Tour { $turn }.
line-delivered = { $count ->
    [0] Aucun agent n’a livré ; la partie finit au cinquième.
    [one] { $count } agent a livré ; la partie finit au cinquième.
   *[other] { $count } agents ont livré ; la partie finit au cinquième.
  }
line-counters = { $count ->
    [0] Plus de marqueur +1 à poser.
    [one] { $count } marqueur +1 à poser.
   *[other] { $count } marqueurs +1 à poser.
  }
line-documents = { $count ->
    [0] 0 document
    [one] { $count } document
   *[other] { $count } documents
  } sur { $needed }{ $counters ->
    [0] { "" }
    [one] , avec un marqueur +1
   *[other] , avec deux marqueurs +1
  }.
line-pawn = Pion { $activated_id ->
    [yes] déjà attiré
   *[no] pas encore attiré
  }, { $side_is ->
    [you] de votre côté
   *[other] du côté { DE($side) }
  }{ $dark_id ->
    [yes] , case sombre : +1
   *[no] { "" }
  }.
line-token = { $seat_is ->
    [you] Votre jeton : { $token }.
   *[other] Jeton { DE($seat) } : { $token }.
  }
line-column = { $seat_is ->
    [you] Vos documents : { $column }.
   *[other] Documents { DE($seat) } : { $column }.
  }
pair-column = { $key_id ->
    [back] dos « { $value } »
    [seen] { $value } (vu)
   *[known] { $value }
  }
line-taken = { $tie_id ->
    [yes] { $seat_is ->
        [you] Vous a livré
       *[other] A livré à { $seat }
      }, { $loyalty } partout, grâce au pion
   *[no] { $seat_is ->
        [you] Vous a livré
       *[other] A livré à { $seat }
      }, { $loyalty } à { $against }
  } : { $cards }, { $points ->
    [0] 0 point
    [one] { $points } point
   *[other] { $points } points
  }.
line-left = Piégé, hors du jeu : { $cards }.
line-hand = Main : { $cards }.
line-backs = { $count ->
    [0] Main vide.
    [one] { $count } carte en main, au dos : { $backs }.
   *[other] { $count } cartes en main, au dos : { $backs }.
  }
line-hand_count = { $count ->
    [0] Main vide.
    [one] { $count } carte en main.
   *[other] { $count } cartes en main.
  }
line-pile = { $count ->
    [0] Pioche vide.
    [one] { $count } carte dans la pioche.
   *[other] { $count } cartes dans la pioche.
  }
line-pile_cards = Pioche, dans l’ordre : { $cards }.
line-points = { $points ->
    [0] 0 point
    [one] { $points } point
   *[other] { $points } points
  }{ $cards_count ->
    [0] { "" }
   *[other] { "\u00A0" }: { $cards }
  }.
line-played = Actions jouées : { $cards }.
line-tip = Tour { $turn }, tuyau sur { $agent } : { $documents }.
line-crosscheck = Tour { $turn }, recoupement : { $agents } font { $total }.
line-reconstructed = { $cards_count ->
    [0] Toutes les cartes viennent du livret.
   *[other] Déduites ou reconstituées, faute d’être dans le livret : { $cards }.
  }

# Refusals: actions
refusal-already_placed = Vous avez déjà donné vos jetons.
refusal-tokens_wrong = Il faut donner les six jetons { $tokens }, un par agent.
refusal-decks_count = Il faut deux paquets, un par place.
refusal-deck_wrong = Ce n’est pas le paquet de cette place : il y manque des cartes, ou il y en a de trop.
refusal-unknown_card = Il n’y a pas de carte « { $card_id } » dans ce paquet.
refusal-no_action = { $card } ne se joue que comme document.
refusal-act_form = L’action de { $card } s’écrit avec { $wanted }, ou avec « none » si elle est sans effet.
refusal-two_agents = Il faut nommer deux agents différents, dans l’ordre de la ligne.
refusal-moves_wrong = { $card } ne permet pas ce déplacement de pions.
refusal-not_in_hand = Vous n’avez pas { $card } en main.
refusal-delivered = { $agent } a déjà livré.
refusal-one_unknown_back = Il y a déjà chez { $agent } un document au dos « ? ».
refusal-can_be_done = { $card } peut avoir un effet : la carte ne se joue pas sans effet.
refusal-no_counter = Il n’y a plus de marqueur +1 : la carte est sans effet.
refusal-off_the_track = Le pion { $agent } sortirait de la piste.
refusal-no_such_document = Vous n’avez pas ce document chez { $agent }.
refusal-same_agent = Le document doit changer d’agent.
refusal-activated = Le pion { $agent } a déjà été attiré.

# Refusals: decks
refusal-deck_form = Un paquet est un objet avec un seul champ, « cards », la liste des cartes.
refusal-deck_kinds = Un paquet compte au plus { $limit } sortes de cartes.
refusal-deck_card_form = La carte nº { $place } du paquet n’est pas un objet.
refusal-deck_card_lacks = Il manque à la carte nº { $place } du paquet le champ « { $missing_id } ».
refusal-deck_card_unknown = La carte nº { $place } du paquet a un champ « { $unknown_id } » qui n’y a pas sa place.
refusal-deck_id = La carte nº { $place } du paquet doit avoir un « id » en minuscules, chiffres et tirets bas, commençant par une lettre.
refusal-deck_twice = Deux cartes du paquet s’appellent « { $card_id } ».
refusal-deck_texts = Carte « { $card_id } » : « name » et « note » doivent avoir un texte « fr » et un texte « en ».
refusal-deck_value = Carte « { $card_id } » : la valeur doit être un nombre entier de 0 à { $limit }.
refusal-deck_back = Carte « { $card_id } » : le dos doit être « ? », ou des valeurs séparées par « / ».
refusal-deck_back_lies = Carte « { $card_id } » : le dos « { $back_id } » n’annonce pas sa valeur, { $value }.
refusal-deck_languages = Carte « { $card_id } » : « name » et « note » ont au plus { $limit } langues.
refusal-deck_back_long = Carte « { $card_id } » : son dos a au plus { $limit } caractères.
refusal-deck_copies = Carte « { $card_id } » : il faut un nombre d’exemplaires de 0 à { $limit }, ou deux, un par place.
refusal-deck_effect = Carte « { $card_id } » : effet inconnu. Il y a : { $effects_id }.
refusal-deck_action_back = Carte « { $card_id } » : une carte à action a le dos « ? ».
refusal-deck_revealed_back = Carte « { $card_id } » : une carte dont l’effet vient à la livraison a des valeurs au dos, pas « ? ».
refusal-deck_source = Carte « { $card_id } » : la source doit être l’une de : { $sources_id }.
refusal-deck_size = Le paquet de chaque place doit compter de 1 à { $limit } cartes ; l’un en a { $held }.

# Bots: what each does, and why it chose
bot-recruit-how = Joue au hasard, mais ne pose pas de carte forte chez un agent sûrement perdu et ne gâche pas d’action.
bot-novice-how = Pose ses cartes fortes là où son jeton est fort, les faibles là où il est faible ; oublie ce qui a été montré.
bot-agent-how = Compte exactement les jetons et les documents possibles de l’adversaire, et pèse chaque coup avec un coup d’avance.
bot-master-how = S’est entraîné sur un très grand nombre de parties contre lui-même, et joue d’instinct, avec ce que sait sa place et rien d’autre.
bot-ref-greedy = gourmand
bot-ref-greedy-how = Un étalon : pose sa carte la plus forte là où sa loyauté est la plus haute, sinon la plus faible là où elle est la plus basse.
reason-at_random = Choix au hasard.
reason-not_absurd = Tiré au hasard parmi ce qui n’était pas absurde.
reason-tokens = Jetons donnés au hasard, pour ne rien trahir.
reason-only = Il n’y avait rien de mieux à faire.
reason-laid_ahead = { $card } chez { $agent } : { $chance } % de chances d’y prendre les documents.
reason-laid_behind = { $card } chez { $agent }, pour faire nombre : seulement { $chance } % de chances d’y prendre les documents.
reason-pulled = Le pion { $agent } était le plus utile.
reason-pressed = Aucun autre déplacement de pion n’était plus utile que chez { $agents }.
reason-tip = Pour savoir ce qu’il y avait chez { $agent }.
reason-nosy = Pour que { $agent } livre plus tard.
reason-crosscheck = Chez { $agents }, la somme en apprenait le plus.
reason-turncoat = Chez { $agents }, ses jetons valaient mieux échangés.
reason-courier = Ce document valait mieux chez { $to } que chez { $from }.
reason-searched = { $games ->
    [one] Une partie imaginée
   *[other] { $games } parties imaginées
  } : ce coup gagnait { $chance } % des siennes, mieux que tous les autres.

# What can be deduced, and what suspected
line-belief_worlds = { $worlds ->
    [1] Il ne reste qu’une possibilité.
   *[other] { $worlds } possibilités ({ $bits } bits d’incertitude).
  }
line-belief_ways = { $ways ->
    [one] Jetons { DE($seat) } : une seule répartition possible.
   *[other] Jetons { DE($seat) } : { $ways } répartitions possibles, sur 360.
  }
line-belief_no_evidence = Aucun indice dans la façon de jouer { DE($seat) }.
line-belief_suspicion = Estimation, d’après la façon de jouer { DE($seat) } :
secret-token = { $agent }, chez { $seat }
line-certain_token = { $agent } : chez { $seat }, le jeton { $token }.
line-left_token = { $agent } : chez { $seat }, le jeton { $token }, sans certitude.
line-belief_token = { $agent } : chez { $seat }, le jeton { $odds }.
line-belief_documents = { $agent } : chez { $seat }, un document au dos « { $back } » : { $odds }.
line-belief_hand = Main { DE($seat) } : { $odds }.

# What rules out the rest for a token, in a hint
because-delivered = { $agent } a livré : le jeton { DE($seat) } était { $token }.
because-total = { $card } : les jetons chez { $agents } faisaient { $total }.
because-exchanged = { $seat } a échangé ses jetons chez { $agents }.

# The rules in our words: a title, then its paragraphs
rules-1 =
    Le but
    Recevoir les documents de plus grande valeur, en misant en secret sur les bons agents.
rules-2 =
    La mise en place
    Six agents forment une ligne. En secret, donnez à chacun un jeton de loyauté : 1, 2, 2, 3, 4 et 5. Il y a bien deux 2.
    Chaque agent a une piste d’influence de quatre cases, deux de chaque côté ; son pion penche toujours vers un camp. La dernière case de chaque côté est sombre. Au départ, trois pions penchent vers chaque camp.
    Chaque camp mélange son paquet de 22 cartes et en prend cinq. Le hasard désigne qui commence.
rules-3 =
    À votre tour
    Jouez une carte. Comme document : face cachée, dans votre colonne, chez un agent qui n’a pas livré. Une seule carte au dos « ? » par agent, les deux camps ensemble.
    Ou comme action, si son dos est « ? » : faites ce qu’elle dit, puis elle quitte le jeu. Une action impossible peut être jouée sans effet.
    Les agents qui le doivent livrent. À vos trois premiers tours, attirez un pion. Puis piochez une carte.
    Les dos sont publics, sur la table comme en main : un nombre dit la valeur, « 0/7 » en laisse deux, « ? » ne dit rien.
rules-4 =
    L’influence
    À la fin de chacun de vos trois premiers tours, attirez d’une case vers vous un pion que personne n’a encore attiré ainsi, chez un agent qui n’a pas livré, et retournez-le. Un pion déjà sur votre case sombre se retourne et reste là.
    Pression et Chantage déplacent des pions dans les deux sens, sans les retourner.
rules-5 =
    Les livraisons
    Un agent livre dès qu’il a 4 documents, les deux colonnes ensemble ; 3 si un voisin a déjà livré ; un de plus par marqueur +1. Une livraison peut en entraîner d’autres, en chaîne.
    Les deux jetons sont montrés : le camp dont la case sombre porte le pion ajoute 1. Les documents sont montrés : chaque « Docs personnels » ajoute 1 à son camp ; des « Docs piégés » font sortir du jeu les documents de plus grande valeur.
    La loyauté la plus forte prend le reste ; à égalité, le camp vers qui penche le pion. Plus rien ne se joue chez cet agent.
rules-6 =
    La fin
    À la fin d’un tour où cinq agents ont livré. La plus grande valeur gagne ; à égalité, le moins de cartes ; sinon, la victoire est partagée.
    Les documents des agents qui n’ont pas livré ne comptent pour personne.
rules-7 =
    Les cartes
    Documents 2, 3, 4, 5 et 7 ; Docs personnels et Docs piégés valent 0. Tuyau : regardez tous les documents adverses chez un agent. Recoupement : l’autre camp dit la somme de deux de ses jetons. Fouineur : un marqueur +1 sur un agent.
    Pression : un pion d’une case. Chantage : un pion de deux cases, ou deux pions d’une case. Retournement : échangez deux de vos jetons, en secret. Coursier : portez un de vos documents chez un autre agent.
    Le livret ne montre pas tout le paquet : une partie est reconstituée, et chaque carte dit d’où elle vient. Un autre paquet peut être choisi à l’ouverture de la table.
rules-search = case sombre, égalité, chaîne

# What may be done now, in three sentences; before the bar what is set in bold
now-loyalty =
    Donnez | en secret un jeton à chaque agent : 1, 2, 2, 3, 4 et 5. Il y a deux 2.
    La loyauté la plus forte | chez un agent emporte ses documents quand il livre.
    L’autre camp | fait de même ; les jetons se montrent à la livraison.
now-turn =
    Posez | une carte face cachée chez un agent ; une seule carte « ? » par agent, les deux camps ensemble.
    Ou jouez | l’action d’une carte « ? » : elle quitte ensuite le jeu.
    À 4 documents, | un agent livre ; à 3 si un voisin a livré, un de plus par marqueur +1.
now-influence =
    Attirez | d’une case vers vous un pion pas encore attiré.
    La case sombre | vous donne 1 de loyauté ; un pion déjà là se retourne et y reste.
    À loyautés égales, | le camp du pion l’emporte. Trois tours seulement.
now-pass =
    Passez : | vous n’avez plus de carte.
    L’autre camp | joue encore les siennes.
    Plus de cartes | des deux côtés : la partie s’arrête.

# Pictures of the rules: a caption, then what is drawn
picture-loyalty =
    Un jeton par agent ; il y a deux 2.
    Six agents, L, S, B, A, V et E ; sous eux les jetons 3, 1, 5, 2, 4 et 2.
picture-backs =
    Trois dos : la valeur, deux valeurs, ou rien.
    Trois documents cachés : au dos 4, au dos 0/7, au dos « ? ».
picture-influence =
    Un pion attiré d’une case.
    La piste d’un agent : le pion est juste de l’autre côté ; une flèche ; il est de votre côté, sur fond jaune.
picture-delivery =
    La loyauté la plus forte prend tout.
    Jeton 3 plus 1 pour la case sombre, contre jeton 3 : 4 contre 3. Les documents 5, 2, 7 et 4 vont au premier camp.
picture-needs =
    Quatre documents, ou trois à côté d’une livraison.
    L’agent S a livré. Son voisin B demande trois documents et en a deux ; plus loin, A en demande quatre.

# What is drawn on the board: its name, then its meaning
symbol-token =
    Bouclier clair
    Votre jeton de loyauté chez cet agent.
symbol-their_token =
    Bouclier sombre
    Le jeton de l’autre camp, une fois montré.
symbol-dark =
    Case sombre, +1
    Le pion sur la dernière case d’un camp lui ajoute 1 de loyauté.
symbol-pawn =
    Pion, flèche vide
    Sa flèche montre le camp vers qui il penche. Il peut encore être attiré.
symbol-pulled =
    Pion jaune, flèche pleine
    Déjà attiré à un des trois premiers tours.
symbol-number =
    Dos à nombre
    La valeur du document.
symbol-risk =
    Dos 0/7
    Un 7, ou des Docs personnels ou piégés, qui valent 0.
symbol-unknown =
    Dos « ? »
    N’importe quelle carte à action, de 1 à 6. Une seule par agent.
symbol-boxes =
    Cases sous la lettre
    Pleine : un document posé. Vide : il en manque un pour livrer.
symbol-counter =
    Rond +1, case ronde en tirets
    Marqueur du Fouineur : il faut un document de plus.
symbol-seen =
    Œil
    L’autre camp a vu ce document.
symbol-source =
    Crayon
    Carte déduite ou reconstituée : le livret ne la montre pas en entier.
symbol-gone =
    Barre rouge
    Document sorti du jeu par des Docs piégés.

field-card = Carte
field-from = Document
board-agents = Les agents
board-show_agent = Agent affiché
board-you = Vous
board-needs = { $count } sur { $needed }
board-would_deliver = { $count } sur { $needed } : livre
board-no_place = déjà un « ? »
board-documents = { $count ->
    [0] rien à voir
    [one] { $count } document
   *[other] { $count } documents
  }
board-token = jeton { $token }
board-their_token = jeton caché
board-pulled = déjà attiré
board-where = { $side_is ->
    [you] { $dark_id ->
        [yes] votre case sombre, +1
       *[no] de votre côté
      }
   *[other] { $dark_id ->
        [yes] case sombre { DE($side) }, +1
       *[no] du côté { DE($side) }
      }
  }
board-pawn = pion { $side_is ->
    [you] de votre côté
   *[other] du côté { DE($side) }
  }
board-then = { $what } : { $then }
board-hand = Votre main
board-pile = pioche { $count }
board-points = { $points ->
    [0] 0 point
    [one] { $points } point
   *[other] { $points } points
  }
board-backs = en main, par leurs dos :
board-in_hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
board-progress = tour { $turn } · { $count ->
    [0] aucune livraison sur 5
    [one] { $count } livraison sur 5
   *[other] { $count } livraisons sur 5
  }
board-back = dos { $back }
board-seen = vu
board-short_seen = vu : { $what }
board-short_personal = perso
board-short_trapped = piégé
board-card = { $title }, vaut { $value }, dos « { $back } ».
board-marked = Carte { $source }.
board-document_at = { $agent } : { $card_id ->
    [none] un document au dos « { $back } »
   *[other] { $card }, dos « { $back } »
  }
board-does_personal = À la livraison : +1 de loyauté pour vous
board-does_trapped = À la livraison, les plus fortes quittent le jeu
board-does_tip = Voir ses documents chez un agent
board-does_crosscheck = La somme de deux de ses jetons
board-does_nosy = Un agent demande un document de plus
board-does_pressure = Un pion d’une case
board-does_blackmail = Un pion de deux cases, ou deux d’une
board-does_turncoat = Échanger deux de vos jetons
board-does_courier = Un document change d’agent
board-mode_document = Poser la carte
board-mode_action = Jouer son action
board-no_action = pas d’action en main
board-no_document = rien à poser
board-which_action = Prenez une carte au dos « ? » : jouez son action, puis elle quitte le jeu.
board-where_document = Chez qui poser
board-where_tip = Chez qui regarder
board-where_crosscheck = Quels deux agents
board-where_nosy = Sur quel agent
board-where_turncoat = Quels deux agents
board-where_courier = Chez qui le porter
board-where_influence = Quel pion attirer
board-do_document = Poser
board-do_document_card = Poser le { $value }
board-worth = { $points ->
    [0] 0 pt
    [one] { $points } pt
   *[other] { $points } pts
  }
board-laid = { $count ->
    [0] aucun document
    [one] { $count } document
   *[other] { $count } documents
  }
board-bonus = case sombre : +1
board-about = { $title }, { $value }. { $seat } verra « { $back } ».
board-as_document = document { $value }, face cachée
board-brief_delivered = Livré
board-brief_document = Docs
board-brief_personal = Perso
board-brief_trapped = Piégés
board-brief_tip = Tuyau
board-brief_crosscheck = Recoup.
board-brief_nosy = Fouineur
board-brief_pressure = Pression
board-brief_blackmail = Chantage
board-brief_turncoat = Retourn.
board-brief_courier = Coursier
board-do_tip = Regarder
board-do_crosscheck = Recouper
board-do_nosy = Mettre +1
board-do_turncoat = Échanger
board-do_courier = Porter ici
board-do_influence = Attirer
board-effect_laid = { $agent } aura { $count ->
    [one] { $count } document
   *[other] { $count } documents
  } sur { $needed }.
board-effect_delivers = { $agent } livre{ $agents_count ->
    [0] { "" }
   *[other] , puis { $agents } en chaîne
  }{ $taker_id ->
    [mine] { "\u00A0" }: à vous, à coup sûr{ $points_id ->
        [none] { "" }
       *[other] , { $points ->
            [one] { $points } point
           *[other] { $points } points
          }
      }
    [theirs] { "\u00A0" }: à { $seat }, à coup sûr
    [token] { "\u00A0" }: à vous si le jeton { DE($seat) } vaut { $most } ou moins{ $points_id ->
        [none] { "" }
       *[other] , { $points ->
            [one] { $points } point
           *[other] { $points } points
          }
      }
   *[unsure] { "" }
  }.
board-effect_fewer_now = { $agent } : plus que { $needed } documents
board-effect_fewer = Puis { $agents } : un document de moins.
board-effect_pawn = Le pion { $agent } sera { $side_is ->
    [you] { $dark_id ->
        [yes] sur votre case sombre : +1 de loyauté pour vous
       *[no] de votre côté
      }
   *[other] { $dark_id ->
        [yes] sur la case sombre { DE($side) } : +1 de loyauté pour { $side }
       *[no] du côté { DE($side) }
      }
  }.
board-effect_swapped = Votre jeton sera { $first_token } chez { $agent } et { $second_token } chez { $to }.
board-effect_counter = Il faudra { $needed } documents à { $agent }.
board-waiting = Rien à choisir pour l’instant.
board-delivered = Livré
board-chain = en chaîne, après { $letter }
board-chain_short = après { $letter }
board-trapped = { $value } : hors du jeu
board-loyalty = loyauté { $loyalty } contre { $against }
board-tie = { $loyalty } partout, pion { $side_is ->
    [you] de votre côté
   *[other] du côté { DE($side) }
  }
board-taken = { $seat_is ->
    [you] À vous
   *[other] À { $seat }
  } : { $points ->
    [0] 0 pt
    [one] { $points } pt
   *[other] { $points } pts
  }
board-confirm_courier = Jouer { $card } : { $document }, de { $from } à { $to }
board-deliveries = Livraisons ({ $count })
board-sum = Recoupement : { $agents } font { $total }.
board-before_exchange = avant l’échange entre { $agents }
board-outdated = Depuis, { $seat } a échangé ses jetons chez { $agents }.
board-legend = La flèche d’un pion montre son camp ; elle est pleine, sur fond jaune, une fois le pion attiré. Une case sombre ajoute 1 de loyauté. À loyautés égales, le camp du pion l’emporte.
board-sources = Le livret ne montre pas toutes les cartes. Au crayon, « déduite » : vue dans une autre édition, ou conclue de ce que dit le livret ; « reconstituée » : sa valeur, son nom ou son effet sont un choix de ce projet. Les autres viennent du livret.
board-copies = ×{ $copies }

## In three sentences, for guests: what is in bold, a bar, the rest
brief =
    Six agents | servent les deux camps. En secret, donnez à chacun une loyauté de 1 à 5.
    À votre tour, | posez une carte chez un agent, ou jouez son action.
    Quatre documents : | l’agent livre au camp à qui il est le plus loyal. La plus grande valeur gagne.

# The end
tie-broken = À égalité de points, qui a pris le moins de cartes l’emporte.
tie-shared = Mêmes points, autant de cartes prises : la victoire est partagée.
board-account-bars = Qui a livré à qui, et combien
board-account-side = { $name }, { $points }
board-account-open = Les valises, ouvertes
board-account-undelivered = N’a pas livré
board-account-row = jeton { $token }{ $bonus ->
    [yes] , plus 1 pour la case sombre
   *[no] { "" }
  } ; documents : { $cards }.
board-account-gone = { $card } (hors du jeu)

# Cases
case_question-certain = Un seul jeton adverse est certain. Chez quel agent, et que vaut-il ?
case_question-question = Une carte en apprend plus que toutes les autres, jouée au bon endroit. Laquelle, et où ?
case_question-win = Une carte vous fait gagner à coup sûr, jouée au bon endroit. Laquelle, et où ?
case-possible-token = Possible, pas certain. Ici, le jeton { DE($seat) } chez { $agent } vaut { $token }, et rien ne le contredit.
case-impossible-token = Impossible : aucune répartition ne le permet. Ici, le jeton { DE($seat) } chez { $agent } vaut { $token }.
