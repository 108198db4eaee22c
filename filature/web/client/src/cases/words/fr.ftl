# Words of the cases.
ui-title-cases = Affaires du jour, Filature
ui-title-case = Affaire n° { $number }, { $game }, Filature
ui-cases-of = Affaires du { $day }
ui-cases-how = Une position d’une vraie partie, et une seule bonne réponse, démontrée. Une affaire par jeu, chaque jour.
ui-cases-day = Un autre jour
ui-cases-previous = La veille
ui-cases-next = Le lendemain
ui-cases-date = Date
ui-cases-none = Aucune affaire ce jour-là.
ui-cases-all = Toutes les affaires
ui-cases-game = Jeu
ui-cases-number = Numéro, de 1 à { $count }
ui-cases-open = Ouvrir
ui-case-go = Enquêter
ui-case-go-again = Revoir
ui-case-is-certain = Une seule chose cachée est certaine.
ui-case-is-question = Un coup en apprend plus que tous les autres.
ui-case-is-win = Un coup gagne à coup sûr.
ui-case-level = niveau { $level }
ui-case-not-yet = pas encore résolue
ui-case-begun = { $tries ->
    [one] un essai
   *[other] { $tries } essais
  }, pas encore résolue
ui-case-done = résolue { $tries ->
    [one] au premier essai
   *[other] en { $tries } essais
  }
ui-case-seen = solution vue

# One case
ui-case-ways = Autour de l’affaire
ui-case-yesterday = La veille
ui-case-worlds = { $worlds } possibilités s’accordent avec ce que vous savez.
ui-case-worlds-certain = Une seule chose est la même dans toutes.
ui-case-worlds-win = Un seul coup gagne dans toutes.
ui-case-margin = Le bon coup en dit { $bits } bit de plus que tout autre.
ui-case-your-answer = Votre réponse
ui-case-try = Votre réponse, essai { $try }
ui-case-which = Quelle chose cachée ?
ui-case-choose = Choisissez
ui-case-value = Ce que c’est
ui-case-answer = Répondre : { $secret }, { $value }
ui-case-answer-first = Choisissez d’abord ce qui est certain
ui-case-answer-value = Dites ce que c’est
ui-case-is = { $secret } : { $value }
ui-case-counter = Le contre-exemple
ui-case-counter-how = Ceci n’est pas forcément la vraie partie : c’est une possibilité qui s’accorde avec tout ce que vous savez, et pas avec votre réponse.
ui-case-counter-lines = Ce qui y est caché
ui-case-go-on = Reprendre l’enquête
ui-case-proof-now = Voir la preuve
ui-case-another = Autre exemple
ui-case-no-other = Il n’y a pas d’autre exemple.
ui-case-example = Exemple { $number }.
ui-case-give-up = Voir la solution
ui-case-give-up-sure = L’affaire ne comptera pas comme résolue.
ui-case-give-up-yes = La solution
ui-case-give-up-no = Chercher encore
ui-case-inquiry = L’enquête
ui-case-tries = Essais
ui-case-tries-of = { $tries } sur { $most }
ui-case-time = Temps
ui-case-solved-how = Résolue { $tries ->
    [one] au premier essai
   *[other] en { $tries } essais
  }, en { $time }.
ui-case-shown-how = La solution, avec sa preuve.
ui-case-proof = La preuve
ui-case-log = Ce que vous savez
ui-case-minutes = { $minutes } min { $seconds }
ui-case-seconds = { $seconds } s
ui-case-offline = Pas de connexion : la réponse ne peut pas être vérifiée maintenant. L’affaire reste ici, réessayez plus tard.

# The streak, and the result to share
ui-case-streak = Votre série
ui-case-streak-days = { $days ->
    [0] Résolvez une affaire du jour pour commencer une série.
    [one] Un jour.
   *[other] { $days } jours de suite.
  }
ui-case-streak-longest = Votre plus longue série.
ui-case-streak-until = L’affaire est là jusqu’à minuit, heure universelle.
ui-case-streak-new = Une nouvelle série commence.
ui-case-day-solved = { $day } : résolue
ui-case-day-open = { $day } : pas résolue
ui-case-share = À partager, sans rien dévoiler
ui-case-share-case = Filature, affaire n° { $number } ({ $game })
ui-case-share-how = { $tries ->
    [one] Résolue au premier essai
   *[other] Résolue en { $tries } essais
  }, { $time }
ui-case-share-days = { $days ->
    [one] Premier jour de la série
   *[other] { $days } jours de suite
  }
ui-case-copy = Copier
ui-case-play = Une partie de { $game }

# The command box
ui-case-command = { $secret } = …, ou « aide »
ui-case-command-move = Un coup, ou « aide »
ui-case-help-certain = Écrivez ce qui est certain et ce que c’est, comme « { $secret } = … ». Ou demandez : main, table, demande, derniers, solution.
ui-case-help-move = « possible » dit ce qui peut être joué, par numéros. Ou demandez : main, table, demande, derniers, solution.
ui-case-help-refuted = « reprendre », « autre » ou « solution ».
ui-case-help-over = « preuve » ou « partager ».
ui-case-what-value = { $secret } : qu’est-ce que c’est ?
ui-case-not-found = « { $text } » n’est pas compris ici.
ui-case-says-go-on = reprendre, suite
ui-case-says-another = autre, autre exemple
ui-case-says-solution = solution, abandonner
ui-case-says-proof = preuve
ui-case-says-share = partager, copier
