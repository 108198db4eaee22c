var e=`# Words of the debrief.
ui-debrief-steps = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
ui-debrief-of = Vu par
ui-debrief-as-other = «\xA0Vous\xA0», ici, c’est { $name }.
ui-debrief-table = Vous, et la table
ui-debrief-skill = Habileté
ui-debrief-luck = Chance
ui-debrief-discretion = Discrétion
ui-debrief-chances = Chances de gagner
ui-debrief-unknown = Ce que chacun ignorait, en bits
ui-debrief-bits = { $bits } { $bits ->
    [one] bit
   *[other] bits
  }
ui-debrief-figure = { $measure ->
    [luck] { $sign ->
        [more] +{ $figure }
        [less] −{ $figure }
       *[none] { $figure }
      }
   *[other] { $figure }
  }
ui-debrief-place = { $place ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
   *[other] septième
  } place sur { $count }{ $shared ->
    [yes] , ex æquo
   *[no] { "" }
  }
ui-debrief-and = { "\xA0; " }
ui-debrief-meaning = { $measure ->
    [skill] sur 100
    [luck] { $sign ->
        [more] { $figure ->
            [one] { $figure } bit
           *[other] { $figure } bits
          } de mieux qu’attendu
        [less] { $figure ->
            [one] { $figure } bit
           *[other] { $figure } bits
          } de moins qu’attendu
       *[none] juste ce qu’on pouvait attendre
      }
   *[discretion] { $figure ->
        [0] rien de livré
        [one] { $figure } bit livré
       *[other] { $figure } bits livrés
      }
  }
ui-debrief-no-figure = aucune décision à comparer
ui-debrief-how = Comment c’est compté
ui-debrief-how-skill = La part de la meilleure chance de gagner que vos décisions ont gardée, vu ce que vous saviez. 100\xA0: toujours le meilleur choix.
ui-debrief-how-luck = Ce que vos choix vous ont appris, moins ce qu’ils promettaient en moyenne. 0\xA0: ni chance, ni malchance.
ui-debrief-how-discretion = Ce que vos décisions ont livré de vos secrets, en moyenne à chacun des autres. Moins vous livrez, plus vous êtes à droite.
ui-debrief-how-chances = Estimées à partir de ce que chaque personne savait à ce moment, jamais des cartes cachées. À une petite marge près, deux choix se valent.
ui-debrief-bits-word = Un bit
ui-debrief-how-bits = Ce qu’apprend une question à laquelle oui et non sont aussi probables. Quand le caché change (un échange, une pioche), cela ne compte pour personne.
ui-debrief-not-counted = Pour ce jeu, ce que chacun ignorait n’est pas compté.
ui-debrief-charts = D’un coup à l’autre
ui-debrief-cursor = Coup montré
ui-debrief-percent = { $percent }\xA0%
ui-debrief-chances-short = Chances
ui-debrief-unknown-short = Ignoré, en bits
ui-debrief-figures = En chiffres
ui-debrief-step = Coup { $step }
ui-debrief-step-of = Coup { $step } sur { $total }
ui-debrief-start-of = Début, 0 sur { $total }
ui-debrief-heard = Vos chances\xA0: { $percent } pour cent.
ui-debrief-board = { $step ->
    [0] La table au début
   *[other] La table au coup { $step }
  }
ui-debrief-seen = Vu de cette place
ui-debrief-truth = Cartes ouvertes
ui-debrief-moved = Vos chances passent de { $before } à { $after } pour cent.
ui-debrief-change-hidden = le caché change
ui-debrief-change-shown = tout est montré
ui-debrief-change-forgotten = non noté
ui-debrief-changed-hidden = Ce qui était caché a changé\xA0: { $bits } bits { $sign ->
    [less] de moins
   *[more] de plus
  } à ignorer.
ui-debrief-changed-shown = Tout est montré\xA0: { $bits } bits de moins à ignorer, sans que personne n’ait rien trouvé.
ui-debrief-changed-forgotten = Faute de note\xA0: { $bits } bits de plus à ignorer.
ui-debrief-moments = { $count ->
    [one] Le moment clé
    [2] Les deux moments clés
    [3] Les trois moments clés
   *[other] Les { $count } moments clés
  }
ui-moment-slip = Une occasion manquée
ui-moment-certain = C’était sûr
ui-moment-luck = La chance vous sourit
ui-moment-misfortune = Pas de chance
ui-moment-talkative = Un choix bavard
ui-moment-turning = Le tournant
ui-moment-good = Bien joué
ui-moment-knew = Vous saviez
ui-moment-did = Vous avez fait
ui-moment-else = C’était possible
ui-moment-sure = C’était sûr\xA0:
ui-moment-show = Montrer
ui-moment-see = Voir la table
ui-solution-chance = { $percent }\xA0% de chances, contre { $yours }\xA0% pour votre choix.
ui-solution-same = Rien de mieux\xA0: votre choix est à { $margin } points au plus du meilleur.
ui-try = Réessayer
ui-try-title = À vous de décider, encore une fois
ui-try-how = La table comme elle était, avec ce que vous saviez. Tout choix à { $margin } points au plus du meilleur est accepté.
ui-try-example = Votre coup
ui-try-yes = Trouvé
ui-try-no = Pas encore
ui-try-best = { $win }\xA0% de chances de gagner\xA0: il n’y avait pas mieux.
ui-try-found = { $win }\xA0% de chances de gagner\xA0; le meilleur choix en donne { $best }. À { $margin } points au plus, c’est accepté.
ui-try-missed = { $win }\xA0% de chances de gagner\xA0; le meilleur choix en donne { $best }, soit { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de mieux.
ui-try-again = Essayer encore
ui-try-solution = Montrer la solution
ui-try-back = Retour au debriefing
ui-what-if = Rejouer d’ici
ui-what-if-from = { $step ->
    [0] Rejouer depuis le début
   *[other] Rejouer depuis le coup { $step }
  }
ui-what-if-how = Une nouvelle table reprend la partie ici\xA0; des robots tiennent les autres places.
ui-what-if-seat = Votre place
ui-what-if-world = La donne
ui-what-if-true = La vraie donne
ui-what-if-known = Une donne tirée de ce que cette place savait
ui-known = Ce qui pouvait se savoir
ui-known-show = Montrer ce qui pouvait se savoir
ui-known-spoils = Attention\xA0: c’est aussi la réponse à certains moments.
ui-known-since = Certain depuis le coup { $step }\xA0;
ui-known-used = utilisé au coup { $step }.
ui-known-shown = montré à tout le monde au coup { $step }.
ui-known-lapsed = jamais utilisé, et plus sûr dès le coup { $step }.
ui-known-never = jamais utilisé.
ui-known-all = Tout montrer, { $count } en tout
ui-known-nothing = Rien de caché n’a été certain avant d’être montré.
ui-known-changes = Ce qui a changé sous vos yeux
ui-debrief-share-text = { $game }, mon debriefing\xA0: habileté { $skill } sur 100, chance { $luck } bits, { $discretion } bits livrés.
ui-debrief-command-example = «\xA0chances\xA0», «\xA0coup 12\xA0», «\xA0aide\xA0»
ui-debrief-command-help = Écrivez\xA0: suivant, précédent, coup 12, moment 2, essayer 2, chances, ignoré, phrases.
ui-debrief-says-next = suivant, suite, s
ui-debrief-says-previous = précédent, precedent, avant, p
ui-debrief-says-step = coup, c
ui-debrief-says-moment = moment, m
ui-debrief-says-try = essayer, réessayer, reessayer, e
ui-debrief-says-chances = chances, chance
ui-debrief-says-unknown = ignoré, ignore, bits
ui-debrief-says-sentences = phrases, phrase, résumé, resume
ui-debrief-says-help = aide, ?
ui-debrief-ask-sentences = Les phrases
ui-debrief-ask-chances = Chances
ui-debrief-ask-unknown = Ignoré
ui-debrief-ask-help = Aide
ui-debrief-chance-of = { $name }\xA0: { $figure } pour cent
ui-debrief-unknown-of = { $name }\xA0: { $figure } bits ignorés
ui-debrief-no-step = Les coups vont de 0 à { $last }.
ui-debrief-no-moment = { $count ->
    [0] Cette partie n’a pas de moment clé.
   *[other] Les moments vont de 1 à { $count }.
  }
ui-debrief-no-try = Il n’y avait qu’une décision possible à ce moment.
`;export{e as default};