var e=`# Words of circles and their events.
ui-title-circles = Cercles, Filature
ui-title-circle = { $name }, Filature
ui-title-event = { $name }, Filature
ui-circles-how = Un cercle réunit des gens qui rejouent ensemble\xA0: leurs tables, leurs soirées, leur ligue. Un lien suffit pour y entrer, sans compte.
ui-circles-mine = Vos cercles
ui-circles-none = Aucun cercle encore. Fondez le vôtre, ou suivez le lien d’un autre.
ui-circle-new = Fonder un cercle
ui-circle-name = Nom du cercle
ui-circle-name-example = Le cercle du jeudi
ui-circle-name-first = Donnez d’abord un nom au cercle.
ui-circle-your-name = Votre nom dans le cercle
ui-circle-make = Fonder le cercle
ui-circle-make-how = Vous aurez aussitôt un lien à envoyer.
ui-circle-made = { $name } est fondé.
ui-circle-members = { $count ->
    [one] { $count } membre
   *[other] { $count } membres
  }
ui-circle-running = { $count ->
    [one] { $count } table en cours
   *[other] { $count } tables en cours
  }
ui-circle-head = { $count ->
    [one] { $count } membre
   *[other] { $count } membres
  }, à l’initiative { DE($founder) }.
ui-circle-next-at = Prochaine soirée\xA0: { $when }.
ui-circle-next-full = Prochaine soirée\xA0: { $when }, { $game } ({ $name }).
ui-circle-next-named = À venir\xA0: { $name }, { $game }.
ui-circle-founded = Un cercle fondé par { $founder }.
ui-circle-invites = { $founder } vous invite dans ce cercle.
ui-circle-join = Rejoindre le cercle
ui-circle-join-how = Les membres voient votre nom, vos parties dans le cercle et si vous y êtes. Vous partez quand vous voulez.
ui-circle-joined = Vous voilà dans { $name }.
ui-circle-ask = Demander à venir
ui-circle-ask-how = { $founder } reçoit votre demande et décide.
ui-circle-asked = Votre demande est arrivée. Revenez ici\xA0: { $name } s’ouvrira dès qu’elle sera acceptée.
ui-circle-wishes = Demandes
ui-circle-wish = { $name } demande à venir.
ui-circle-accept = Accueillir
ui-circle-decline = Refuser
ui-circle-accepted = { $name } est dans le cercle.
ui-circle-declined = La demande { DE($name) } est refusée.
ui-circle-empty = Il n’y a que vous pour l’instant. Envoyez ce lien\xA0: qui l’ouvre entre dans le cercle.
ui-circle-invite = Inviter
ui-circle-invite-to = Inviter dans { $name }
ui-circle-invite-how = Qui ouvre ce lien entre dans le cercle.
ui-circle-open-how = Tout le cercle voit la table et peut s’y asseoir\xA0; les autres y viennent par son lien.
ui-circle-you = Vous
ui-circle-gone = plus dans le cercle
ui-circle-seat-free = place libre
ui-circle-tables = Les tables en ce moment
ui-circle-no-table = Aucune table en ce moment.
ui-circle-go-on = Reprendre
ui-circle-state-gathering = { $names }, { $free ->
    [0] tout le monde est là
    [1] une place
   *[other] { $free } places
  }
ui-circle-state-duel = { $first } contre { $second }
ui-circle-state-days = par jours, à jouer\xA0: { $names }
ui-circle-state-event = { $who }, en tournoi
ui-circle-state-sealed = { $names }\xA0: finie, scellée jusqu’à la fin des autres tables
ui-circle-present = { $count ->
    [0] personne ici
   *[other] { $count } ici, { $free ->
        [0] à des tables
        [one] { $free } libre
       *[other] { $free } libres
      }
  }
ui-circle-all = { $count ->
    [one] Le membre
   *[other] Les { $count }
  }
ui-circle-league = { $season ->
    [0] La ligue
   *[other] La ligue, saison { $season }
  }, { $count ->
    [0] pas encore de soirée
    [1] une soirée
   *[other] { $count } soirées
  }
ui-circle-results = Les résultats
ui-circle-rank = Rang
ui-circle-who = Nom
ui-circle-rating = Cote
ui-circle-won = Gagnées
ui-circle-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
ui-circle-league-none = La ligue attend sa première partie.
ui-circle-results-none = Pas encore de partie finie.
ui-circle-league-more = Tout le classement ({ $count })
ui-circle-league-less = Le haut du classement
ui-circle-league-out = Vous n’êtes pas dans la ligue.
ui-circle-league-in = Entrer dans la ligue
ui-circle-league-joined = Vous êtes dans la ligue, avec vos parties du cercle.
ui-circle-league-gone = Vous n’êtes plus dans la ligue.
ui-circle-season-choose = Saison
ui-circle-season = { $ended ->
    [none] Saison { $number }, depuis le { $began }
   *[other] Saison { $number }, du { $began } au { $ended }
  }
ui-circle-season-ends = La saison finit le { $when }.
ui-circle-chart = Écart avec la tête, soirée après soirée
ui-circle-chart-cursor = Soirée montrée
ui-circle-chart-one = { $head ->
    [yes] { $name } en tête
   *[no] { $name } { $gap }
  }
ui-circle-chart-heard = { $day }\xA0: { $gaps }.
ui-circle-figures = En chiffres
ui-circle-figures-shown = Les chiffres sont sous la courbe.
ui-circle-figures-hidden = Les chiffres sont rangés.
ui-circle-history = Parties finies
ui-circle-history-none = Pas encore de partie finie.
ui-circle-ended = { $game }, { $table }, { $when }
ui-circle-winner = { $who ->
    [you] Vous gagnez
   *[others] { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
      }
  }
ui-circle-score = { $name } { $points }
ui-circle-who-plays = Les membres, et qui joue à quoi
ui-circle-is-founder = a fondé le cercle
ui-circle-presence = { $where ->
    [here] (ici, libre)
    [table] (à la table { $table })
   *[away] (ailleurs)
  }
ui-circle-plays = { $game } { $count ->
    [one] une fois
   *[other] { $count } fois
  }
ui-circle-plays-nothing = pas encore de partie finie ici
ui-circle-events = Toutes les soirées
ui-circle-settings = Réglages du cercle
ui-circle-set-me = Pour vous
ui-circle-set-circle = Pour le cercle
ui-circle-set-league = La ligue
ui-circle-save = Enregistrer
ui-circle-saved = C’est enregistré.
ui-circle-keep = Non, garder
ui-circle-renamed = Le cercle s’appelle maintenant { $name }.
ui-circle-renamed-me = Ici, vous vous appelez maintenant { $name }.
ui-circle-in-league = Mes parties comptent pour la ligue
ui-circle-leave = Quitter le cercle
ui-circle-leave-sure = Quitter le cercle\xA0? Vous ne verrez plus ses tables\xA0; vos parties restent dans son histoire.
ui-circle-left = Vous avez quitté { $name }.
ui-circle-renew = Changer le lien
ui-circle-renew-sure = Changer le lien\xA0? L’ancien n’ouvrira plus rien. Les membres restent.
ui-circle-renewed = Le lien est nouveau.
ui-circle-member = Membre
ui-circle-remove = Retirer { $name }
ui-circle-remove-sure = Retirer { $name } du cercle\xA0? Ses parties restent dans l’histoire.
ui-circle-removed = { $name } n’est plus dans le cercle.
ui-circle-hand-over = Confier le cercle à { $name }
ui-circle-hand-over-sure = Confier le cercle à { $name }\xA0? Ces réglages ne seront plus à vous.
ui-circle-handed-over = Le cercle est confié à { $name }.
ui-circle-has-league = Le cercle a une ligue
ui-circle-league-how = Y entre qui veut. La cote vient d’openskill\xA0; la marge dit ce qu’elle a d’incertain.
ui-circle-league-on = Le cercle a une ligue.
ui-circle-league-off = Le cercle n’a plus de ligue.
ui-circle-season-days = Une saison finit
ui-circle-season-after = { $days ->
    [0] quand je la termine
   *[other] après { $days } jours
  }
ui-circle-end-season = Finir la saison
ui-circle-end-season-sure = Finir la saison maintenant\xA0? Le classement est gardé, le suivant commence à zéro.
ui-circle-season-ended = La saison est finie, une autre commence.
ui-circle-ask-tables = Tables
ui-circle-ask-league = Ligue
ui-circle-ask-evening = Soirée
ui-circle-ask-help = Aide
ui-circle-says-sit = asseoir, s’asseoir, s'asseoir
ui-circle-says-watch = regarder, voir
ui-circle-says-open = ouvrir, ouvrir une table
ui-circle-says-tables = tables
ui-circle-says-league = ligue, classement
ui-circle-says-evening = soirée, soiree
ui-circle-says-come = je viens, viens
ui-circle-says-members = membres, qui
ui-circle-says-help = aide, ?
ui-circle-command-help = On peut taper\xA0: asseoir et le nom d’une table, regarder et le nom d’une table, ouvrir, tables, ligue, soirée, je viens, membres.
ui-circle-no-seat = { $table ->
    [none] Aucune place libre en ce moment.
   *[other] Aucune place libre à une table { $table }.
  }
ui-circle-no-such = { $table ->
    [none] Aucune table à regarder.
   *[other] Aucune table { $table } à regarder.
  }
ui-circle-table-line = { $game }, { $table }\xA0: { $state }
ui-circle-league-line = { $rank }\xA0: { $name }, { $rating }
ui-event-last = La dernière soirée
ui-event-next = La prochaine soirée
ui-event-none-yet = Quand une soirée sera finie, ses donnes se compareront ici\xA0: les mêmes cartes à plusieurs tables.
ui-event-none-planned = Rien de prévu.
ui-event-now = { $name } se joue en ce moment.
ui-event-go = Y aller
ui-event-evening = { $when ->
    [none] { $name }
   *[other] { $name }, { $when }
  }\xA0: { $tables ->
    [0] mêmes donnes
    [1] mêmes donnes
   *[other] mêmes donnes, { $tables } tables
  }
ui-event-place = Vous finissez { $rank ->
    [1] en tête
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
   *[other] à la place { $rank }
  } sur { $count }.
ui-event-without-you = C’était sans vous.
ui-event-compared = { $game }, comparé à place égale.
ui-event-in-all = En tout
ui-event-whole = Toute la soirée
ui-event-same-deals = Mêmes donnes
ui-event-same-seat = À la même place
ui-event-deal = Donne
ui-event-gap = Écart
ui-event-gap-heard = d’écart avec la moyenne
ui-event-alone = une seule table
ui-event-compare = Comparer
ui-event-plan = Prévoir une soirée
ui-event-plan-it = Prévoir la soirée
ui-event-planned = { $name }\xA0: la soirée est prévue.
ui-event-name = Nom de la soirée
ui-event-usual-name = { $when ->
    [none] { $game }
   *[other] { $game }, { $when }
  }
ui-event-seats = Personnes par table
ui-event-kind = Qui rencontre qui
ui-event-kind-name = { $kind ->
    [round_robin] Toutes rondes
    [swiss] Système suisse
   *[pods] Par tables
  }
ui-event-kind-how = { $kind ->
    [round_robin] Chaque personne rencontre toutes les autres.
    [swiss] À chaque ronde, on rencontre quelqu’un qui a gagné autant que soi.
   *[pods] À chaque ronde, d’autres tables se forment\xA0; des robots complètent.
  }
ui-event-rounds = Rondes
ui-event-meetings = Rencontres de chaque paire
ui-event-pace = { $kind ->
    [none] sans horloge
    [game] { $unit ->
        [days] { $count ->
            [one] { $count } jour par partie
           *[other] { $count } jours par partie
          }
       *[minutes] { $count } min par partie
      }
   *[other] { $unit ->
        [days] { $count ->
            [one] { $count } jour par coup
           *[other] { $count } jours par coup
          }
       *[minutes] { $count } min par coup
      }
  }
ui-event-pace-how = Quand le temps est passé, un robot joue ce coup-là.
ui-event-bot = Robot qui complète les tables
ui-event-when = Quand
ui-event-when-date = À une date
ui-event-when-begun = Quand je la lance
ui-event-date = Date et heure, d’ici
ui-event-what = { $game } à { $seats }, { $kind ->
    [round_robin] toutes rondes
    [swiss] système suisse
   *[pods] par tables
  }, { $rounds ->
    [0] rondes selon le nombre
    [1] une ronde
   *[other] { $rounds } rondes
  }, { $pace }.
ui-event-count = { $count ->
    [0] Personne ne vient encore
    [1] Une personne vient
   *[other] { $count } viennent
  }
ui-event-needed = , il en faut { $needed }{ $names ->
    [none] .
   *[other] { "\xA0: " }{ $names }.
  }
ui-event-come = Je viens
ui-event-coming-now = C’est noté\xA0: vous venez.
ui-event-not-coming-now = C’est noté\xA0: vous ne venez pas.
ui-event-calendar = Agenda
ui-event-calendar-title = { $name } ({ $circle })
ui-event-calendar-done = Le fichier pour l’agenda est prêt.
ui-event-listed = { $game }{ $when ->
    [none] { "" }
   *[other] , { $when }
  }, { $phase ->
    [planned] prévue, { $count ->
        [0] personne encore
        [1] une personne vient
       *[other] { $count } viennent
      }
    [playing] en cours
    [over] finie
   *[other] annulée
  }
ui-event-phase = { $phase ->
    [planned] Prévue.
    [playing] Ronde { $round } sur { $rounds }.
    [over] Finie.
   *[other] Annulée.
  }
ui-event-begins = Commence { $when }, avec qui vient.
ui-event-begun-by = Commence quand { $name } la lance.
ui-event-who-comes = Qui vient
ui-event-own-table = À ma table
ui-event-see-table = Voir ma table
ui-event-standings = Classement
ui-event-points = Écart
ui-event-won = Gagnées
ui-event-played = Jouées
ui-event-byes = Repos
ui-event-order = { $kind ->
    [pods] L’écart décide, puis les parties gagnées.
   *[other] Les parties gagnées décident, puis l’écart.
  }
ui-event-points-how = L’écart additionne, donne après donne, vos points moins la moyenne de qui avait les mêmes cartes à la même place.
ui-event-all-rounds = Ronde après ronde
ui-event-round-n = Ronde { $number }
ui-event-open = { $count ->
    [one] Ouverte\xA0: la table a fini.
   *[other] Ouverte\xA0: toutes les tables ont fini.
  }
ui-event-sealed = { $count ->
    [one] Scellée tant que la table joue.
   *[other] Scellée tant que l’une des { $count } tables joue\xA0: ni résultat, ni relecture, ni debriefing.
  }
ui-event-sealed-own = Votre table a fini. Elle s’ouvre avec les autres, quand toutes auront joué cette donne.
ui-event-resting = Vous vous reposez cette ronde.
ui-event-rests = { $count ->
    [one] { $names } se repose.
   *[other] { $names } se reposent.
  }
ui-event-how = Comment on joue
ui-event-sealed-how = Toutes les tables d’une ronde jouent la même donne. Rien ne s’en ouvre avant que toutes aient fini, et personne n’en regarde une autre.
ui-event-stop = Ne plus jouer
ui-event-stop-sure = Ne plus jouer\xA0? Vous finissez la table en cours, puis on ne vous place plus.
ui-event-stopped = C’est noté\xA0: on ne vous place plus.
ui-event-begin = Commencer maintenant
ui-event-begin-sure = { $count ->
    [one] Commencer avec une personne\xA0?
   *[other] Commencer avec { $count } personnes\xA0?
  } Il en faut { $needed }.
ui-event-begun = La soirée commence.
ui-event-call-off = Annuler la soirée
ui-event-call-off-sure = Annuler la soirée\xA0? Ses tables s’arrêtent, rien n’en compte.
ui-event-called-off = La soirée est annulée.
`;export{e as default};