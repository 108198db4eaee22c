var e=`# Words of the pages.
ui-filature = Filature
ui-home = Filature\xA0: accueil
ui-loading = Un instant…
ui-unreachable = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.
ui-refused = Ce n’est pas possible.
ui-described = Jeux d’espionnage et de déduction
ui-offline = Pas de connexion. Vos parties attendent sur le serveur\xA0: rien n’est perdu.
ui-retry = Réessayer
ui-title-home = Filature\xA0: jeux d’espionnage
ui-title-table = { $game }, Filature
ui-title-your-turn = À vous\xA0! { $game }, Filature

# The desk
ui-headline = Suivez, déduisez, ne vous trahissez pas.
ui-players-count = { $counts } personnes
ui-or = { $first } ou { $last }
ui-from-to = { $first } à { $last }
ui-no-bots = Ce jeu n’a pas encore de robot.
ui-your-name = Votre nom
ui-name-hint = Sans nom, vous serez «\xA0{ $name }\xA0».
ui-guest = Anonyme
ui-seats = Personnes, avec vous
ui-bot-level = Niveau des robots
ui-options = Options
ui-play = Jouer
ui-with-friends = Une table sur invitation
ui-with-friends-how = Ouvrez une table et envoyez le lien\xA0: ni compte ni mot de passe.
ui-open-table = Ouvrir une table
ui-yes = oui
ui-no = non
ui-not-set = non fixé
ui-option-range = de { $minimum } à { $maximum }
ui-option-from = { $minimum } au moins

# Gathering
ui-table-of = Table { $table }
ui-gathering = On attend { $count ->
    [one] encore une personne.
   *[other] encore { $count } personnes.
  }
ui-gathering-how = La partie commence dès que la table est complète.
ui-invitation = L’invitation
ui-invite-link = Lien à envoyer
ui-copy = Copier le lien
ui-copied = Lien copié.
ui-sit-down = S’asseoir
ui-watch = Regarder

# At the table
ui-your-turn = À vous
ui-your-action = Votre action
ui-choose-first = Choisissez d’abord
ui-still-to-choose = À choisir encore\xA0: { $what }
ui-sending = Envoi…
ui-nothing = rien
ui-chosen-of = { $chosen } sur { $count }
ui-remaining = { $count ->
    [0] tout est réparti
   *[other] encore { $count } à répartir
  }
ui-less = Un de moins\xA0: { $what }
ui-more = Un de plus\xA0: { $what }
ui-players = Qui joue
ui-log = Journal

## A table that is one screen
ui-menu = Menu
ui-tabs = Vues de la table
ui-tab-table = Table
ui-tab-players = Qui joue
ui-tab-log = Journal
ui-tab-notebook = Carnet
ui-tab-command = Commande
ui-unread = { $count ->
    [one] 1 nouveauté
   *[other] { $count } nouveautés
  }
ui-board = Le plateau
ui-to-tray = Aller à l’action
ui-tray-wait = Rien à décider pour l’instant
ui-chat = Discussion
ui-grace = Votre temps ne court pas pendant 20 secondes.

ui-log-empty = Rien pour l’instant.
ui-presence-here = à la table
ui-presence-away = hors ligne
ui-presence-robot = robot
ui-presence-empty = pas encore là
ui-empty-seat = Place libre
ui-you = Vous
ui-that-is-you = (vous)
ui-you-decide = à vous de jouer
ui-decides = réfléchit
ui-points-short = { $points ->
    [one] pt
   *[other] pts
  }
ui-of-goal = sur { $goal }
ui-watching = Vous regardez la partie.
ui-wait = Un instant…
ui-connecting = Connexion…
ui-connected = En ligne
ui-lost = Connexion perdue. On réessaie…
ui-restored = Connexion rétablie.
ui-back = Retour à l’accueil

# The end
ui-case-closed = Affaire classée
ui-case-dropped = Sans suite
ui-verdict-nobody = Personne ne gagne.
ui-verdict-duel = { $who ->
    [you] Vous gagnez
   *[other] { $winner } gagne
  }{ $lead ->
    [ahead] , { $points } à { $most }.
    [level] , à égalité\xA0: { $points } partout.
   *[behind] .
  }
ui-verdict-alone = { $who ->
    [you] Vous gagnez
   *[other] { $winner } gagne
  }{ $lead ->
    [ahead] , { $margin ->
        [one] { $margin } point
       *[other] { $margin } points
      } devant { $rivals }.
    [level] , à égalité de points avec { $rivals }.
   *[behind] .
  }
ui-verdict-shared = { $who ->
    [you] Vous partagez la victoire avec { $others }
   *[other] Victoire partagée\xA0: { $others }
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
ui-verdict-place = Vous finissez { $place }e{ $shared ->
    [yes] { " " }ex æquo
   *[no] { "" }
  }{ $lead ->
    [ahead] , à { $margin ->
        [one] { $margin } point
       *[other] { $margin } points
      } { DE($winners) }.
    [level] , à égalité de points avec { $winners }.
   *[behind] . { $count ->
        [one] { $winners } gagne.
       *[other] { $winners } gagnent.
      }
  }
ui-ending = La partie est finie\xA0: { $reason }.
ui-tie-shared = À égalité, la victoire est partagée.
ui-stopped = La partie s’est arrêtée avant la fin.
ui-stopped-by = { $who ->
    [you] Vous avez arrêté la partie.
   *[other] La partie s’arrête\xA0: { $name } a quitté la table.
  }
ui-stopped-how = Personne ne gagne. Tout est montré.
ui-ranking = Le classement, et ce qui était caché
ui-place = { $place ->
    [1] 1re
   *[other] { $place }e
  } place\xA0:
ui-behind = { $points ->
    [one] à { $points } pt
   *[other] à { $points } pts
  }
ui-turning = Le tournant
ui-turning-none = Une partie serrée jusqu’au bout.
ui-turning-led = { $who ->
    [you] Vous menez
   *[other] { $winner } mène
  } de bout en bout.
ui-turning-nobody = Personne n’a pris le dessus\xA0: pas de tournant.
ui-turned = { $kind ->
    [passed] { $who ->
        [you] Vous passez devant
       *[other] { $winner } passe devant
      }, { $points } à { $most }, pour de bon.
    [level] { $who ->
        [you] Vous revenez à égalité
       *[other] { $winner } revient à égalité
      }, { $points } partout.
   *[away] L’écart grandit de { $swing ->
        [one] { $swing } point
       *[other] { $swing } points
      }\xA0: { $points } à { $most }{ $who ->
        [you] { " " }pour vous.
       *[other] { " " }pour { $winner }.
      }
  }
ui-when-turn = Tour { $number }
ui-when-round = Manche { $number }
ui-when-moment = Moment { $number }
ui-see-moment = Revoir ce moment
ui-chart-figures = Les scores en chiffres
ui-moment = Moment { $step }
ui-last-board = La table, à la fin
ui-again = Revanche
ui-wants-again = { $name } veut rejouer.
ui-somebody-wants-again = Quelqu’un veut rejouer.
ui-join-again = Rejoindre la nouvelle partie
ui-replay-short = Revoir
ui-download = Télécharger la partie
ui-result-copied = Résultat copié
ui-share-by-hand = À copier\xA0:
ui-share-text = { $result ->
    [nobody] { $game }\xA0: une partie où personne n’a gagné.
    [watched] { $seats ->
        [duel] J’ai suivi une partie, { $game }, finie { $mine } à { $theirs }.
       *[more] { $lead ->
            [ahead] J’ai suivi une partie à { $players }, { $game }, gagnée avec { $margin ->
                [one] { $margin } point
               *[other] { $margin } points
              } d’avance.
           *[other] J’ai suivi une partie à { $players }, { $game }, serrée jusqu’au bout.
          }
      }
    [shared] { $game }\xA0: victoire partagée, { $mine } points.
    [won] { $lead ->
        [ahead] { $seats ->
            [duel] { $game }\xA0: j’ai gagné { $mine } à { $theirs }.
           *[more] { $game }\xA0: j’ai gagné, à { $players }, avec { $margin ->
                [one] { $margin } point
               *[other] { $margin } points
              } d’avance.
          }
       *[other] { $game }\xA0: j’ai gagné, de justesse.
      }
   *[lost] { $seats ->
        [duel] { $lead ->
            [ahead] { $game }\xA0: j’ai perdu { $mine } à { $theirs }.
           *[other] { $game }\xA0: j’ai perdu, de justesse.
          }
       *[more] { $lead ->
            [ahead] { $game }\xA0: je finis { $place }e sur { $players }, à { $margin ->
                [one] { $margin } point
               *[other] { $margin } points
              } de la victoire.
           *[other] { $game }\xA0: je finis { $place }e sur { $players }, de justesse.
          }
      }
  } À vous de jouer\xA0:
ui-closed = Cette table est fermée.
ui-closed-how = Les règles du programme ont changé depuis son ouverture\xA0: elle ne peut pas continuer.

# Settings
ui-settings = Réglages
ui-close = Fermer
ui-language-now = La page est en français.
ui-setting-language = Langue
ui-setting-theme = Thème
ui-setting-theme-system = comme l’appareil
ui-setting-theme-light = papier (clair)
ui-setting-theme-dark = nuit (sombre)
ui-setting-contrast = Contraste
ui-setting-contrast-system = comme l’appareil
ui-setting-contrast-more = fort
ui-setting-text = Taille du texte
ui-setting-motion = Mouvements
ui-setting-motion-system = comme l’appareil
ui-setting-motion-less = aucun
ui-setting-verbosity = Annonces
ui-setting-verbosity-all = tout ce qui se passe
ui-setting-verbosity-mine = ce qui vous concerne
ui-setting-sounds = Sons
ui-setting-wording = Phrases
ui-setting-wording-short = courtes, sans ce qui vient d’être dit
ui-setting-wording-full = complètes
ui-setting-voice = Voix de la page, sans lecteur d’écran
ui-setting-rate = Débit de la voix
ui-voice-sample = Voici la voix de la page.
ui-voice-none = Ce navigateur n’a pas de voix française.
ui-setting-voicePrivate = La voix de la page dit aussi ce qui n’est montré qu’à vous
ui-voice-private = La réponse est écrite sous «\xA0Commande\xA0».
ui-setting-aloud = Lire à voix haute ce qui n’est montré qu’à vous
ui-setting-letters = À la table, une lettre seule comme raccourci
ui-headphones = Portez-vous un casque\xA0? Sinon, la table entendra vos secrets.
ui-keys = Raccourcis
ui-keys-how = Avec Alt et Maj, partout. La lettre seule, à la table, si vous l’avez choisi.
ui-keys-reset = Remettre les lettres d’origine
ui-key-short = Alt Maj { $key }
ui-key-for = { $what }\xA0: Alt, Maj et { $key }.

# Asking, by key, button or word
ui-query-rules = Règles
ui-query-hand = Ma main
ui-query-asked = Ce qui est demandé
ui-query-last = Derniers coups
ui-query-scores = Scores
ui-query-players = Qui joue
ui-query-board = La table
ui-query-clock = Temps
ui-query-notebook = Carnet
ui-query-legal = Coups possibles
ui-query-help = Aide
ui-query-names-rules = règles, regles, r
ui-query-names-hand = main, ma main, m
ui-query-names-asked = demande, e
ui-query-names-last = derniers, dernier, d
ui-query-names-scores = scores, score, s
ui-query-names-players = qui, qui joue, joueurs
ui-query-names-board = table, t
ui-query-names-clock = temps, horloge
ui-query-names-notebook = carnet, c
ui-query-names-legal = possible, possibles, p
ui-query-names-help = aide, a, ?
ui-command = Commande
ui-command-example = Un coup, ou «\xA0aide\xA0»
ui-command-go = Valider
ui-answer = Réponse
ui-command-help = Écrivez votre coup avec les mots du jeu, ou demandez\xA0:
ui-command-hint = «\xA0possible\xA0» dit ce qui peut être fait.
ui-which-of = Lequel\xA0? Répondez par son numéro.
ui-done = C’est fait.
ui-range = { $first } à { $last }
ui-ask-which = { $what }\xA0?
ui-ask-among = { $what }\xA0: { $numbers }\xA0?
ui-not-understood = «\xA0{ $word }\xA0» n’est pas compris ici.
ui-not-possible = Ce n’est pas possible maintenant.
ui-colon = { "\\u00A0" }:
ui-clock-of = { $name }\xA0: { $seconds } s.
ui-no-clock = Cette table n’a pas d’horloge.
ui-time-left = Temps restant
ui-hurry = { $seconds ->
    [one] Plus qu’une seconde.
   *[other] Plus que { $seconds } secondes.
  }

# Talk, signs, absence, undo
ui-say = Un mot à la table
ui-send = Dire
ui-no-talk = On ne parle pas pendant une manche\xA0; les signes sont permis.
ui-signals = Signes
ui-signal = Signe
ui-signal-to = à
ui-signal-at = vers
ui-signal-make = Faire signe
ui-signal-bots = Les robots ne font ni ne lisent de signes.
ui-away = Absence
ui-is-away = { $name } n’est plus là. Attendez, ou choisissez\xA0:
ui-let-bot = Laisser un robot décider
ui-stop-here = Arrêter et tout montrer
ui-wish-stop = Pour arrêter\xA0: { $names }.
ui-bot-for-you = Un robot décide pour vous.
ui-you-left = Vous avez quitté la table.
ui-i-am-back = Je suis de retour
ui-undo = Reprendre mon choix
ui-extend = Une minute de plus
ui-presence-left = a quitté la table
ui-presence-stand-in = un robot décide
ui-watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
  }

# The notebook
ui-notebook = Carnet
ui-notebook-off = Table sans carnet\xA0: il n’y a que vos notes.
ui-your-notes = Vos notes
ui-notes-kept = Enregistrées. Personne d’autre ne les voit.
ui-notes-keeping = Enregistrement…

# One device for several
ui-curtain-for = Passez l’appareil à { $name }.
ui-curtain-nobody = Personne ici n’a rien à décider.
ui-curtain-over = La partie est finie.
ui-curtain-how = Rien de secret n’est affiché. Dites d’abord qui vous êtes.
ui-i-am = Je suis { $name }
ui-cover = Cacher, et passer l’appareil

# The table's menu
ui-table-menu = Cette table
ui-other-device = Continuer sur un autre appareil
ui-other-device-how = Un code à saisir une fois, sur l’accueil de l’autre appareil.
ui-get-code = Obtenir un code
ui-code-minutes = { $minutes ->
    [one] Valable une minute, une seule fois.
   *[other] Valable { $minutes } minutes, une seule fois.
  }
ui-host = À cette table
ui-remove = Libérer la place
ui-mute = Retirer la parole
ui-unmute = Rendre la parole
ui-leave = Quitter la table
ui-leave-before = Votre place redevient libre.
ui-leave-others = La partie continue sans vous\xA0: les autres pourront attendre, laisser un robot décider, ou arrêter. Vous pourrez la revoir à la fin.
ui-leave-alone = La partie s’arrête et tout est montré.
ui-leave-sure = Oui, quitter la table

# Replay
ui-replay = Revoir la partie
ui-title-replay = { $game }\xA0: revoir, Filature
ui-replay-of = { $game }\xA0: revoir la partie
ui-first = Début
ui-previous = Précédent
ui-next = Suivant
ui-last = Fin
ui-play-on = Lecture
ui-pause = Pause
ui-step-of = Moment { $step } sur { $total }
ui-seen-by = Vu par
ui-seen-truth = tout, cartes ouvertes
ui-seen-public = le public
ui-share-moment = Copier le lien de ce moment
ui-back-to-table = Retour à la table
ui-nothing-told = Cette personne n’en a rien su.
ui-told = Ce qui s’est passé
ui-moves = Les coups
ui-set-up = Mise en place
ui-open-record = Ouvrir une partie enregistrée
ui-open-record-how = Choisissez une partie que vous avez téléchargée. Le serveur n’en garde rien.
ui-record-bot = Robot { $seat }
ui-record-wrong = Impossible de revoir ce fichier. Ligne { $line }\xA0: { $why }
ui-record-too-long = Ce fichier est trop long pour être une partie.
ui-why = Pourquoi { $name } a choisi cela\xA0:

# Home, more
ui-rules = Les règles
ui-listed-tables = { $count ->
    [0] Tables ouvertes
   *[other] Tables ouvertes, { $count }
  }
ui-no-listed = Aucune table ouverte. Ouvrez la vôtre.
ui-join-code = Rejoindre avec un code
ui-code = Code
ui-code-here = Continuer ici
ui-taken = { $taken } sur { $seats }
ui-how-here = Sur cet appareil, à plusieurs
ui-listed = Table visible par tout le monde
ui-pace = Temps
ui-pace-none = sans horloge
ui-pace-move = { $seconds } s par coup
ui-pace-game = { $minutes } min par partie
ui-settings-table = Réglages de la table
ui-delay = Retard pour le public
ui-delay-moves = { $count ->
    [0] aucun
    [one] { $count } coup
   *[other] { $count } coups
  }
ui-notebook-allowed = Carnet de déductions autorisé
ui-other-names = Les autres, sur cet appareil
ui-player-n = Personne { $n }
ui-fill-bot = Ajouter un robot
ui-share = Partager
ui-qr = Code QR du lien d’invitation

## The rules at the table
ui-rules-panel = Règles
ui-rules-now-you = Maintenant, à vous
ui-rules-now-other = Maintenant, à { $name }
ui-rules-now-several = Maintenant
ui-rules-changed = Nouvelle page des règles\xA0: { $heading }.
ui-rules-search = Chercher dans les règles
ui-rules-search-example = Chercher\xA0: { $examples }…
ui-rules-search-clear = Effacer la recherche
ui-rules-found = { $count ->
    [one] Un passage.
   *[other] { $count } passages, le plus proche d’abord.
  }
ui-rules-none = Rien pour «\xA0{ $query }\xA0».
ui-rules-try = Essayez\xA0:
ui-rules-symbols = Les symboles
ui-symbol-pick = Un symbole du plateau\xA0?
ui-symbol-picking = Touchez un symbole du plateau.
ui-symbol-none = Rien à expliquer ici. Touchez un autre endroit du plateau.
ui-rules-contents = Les chapitres
ui-rules-all = Toutes les règles
ui-rules-larger = Agrandir les règles
ui-rules-smaller = Réduire les règles
ui-new-tab = (nouvel onglet)
ui-key-escape = Échap

## The last events
ui-last-events = Derniers coups
ui-event-of = sur { $count }
ui-event-next = Suite
ui-event-previous = Avant
ui-event-again = Revoir
ui-event-show = Voir
ui-event-private = Secret\xA0: à lire à l’écran.
ui-nothing-yet = La partie commence.
ui-since-yours = { $count ->
    [one] Un coup depuis le vôtre.
   *[other] { $count } coups depuis le vôtre.
  }
ui-offer-sounds = Activer les sons\xA0?
ui-offer-yes = Oui
ui-offer-no = Non merci
ui-bot-pace = Rythme des robots
ui-bot-pace-fast = rapide
ui-bot-pace-normal = normal
ui-bot-pace-slow = lent
ui-log-set-up = Mise en place
ui-log-round = Tour de table { $number }
ui-log-new = nouveau

## Lessons
ui-title-lesson = Leçon\xA0: { $game }
ui-lesson-length = { $steps } étapes, environ 4 minutes
ui-lesson-ways = La leçon
ui-lesson-quit = Quitter
ui-lesson-you = Vous
ui-lesson-of = { $at } sur { $count }
ui-lesson-step = Étape { $at } sur { $count }, { $title }.
ui-lesson-steps = Les étapes de la leçon
ui-lesson-done = fait\xA0:
ui-lesson-previous = Étape { $step }
ui-lesson-hint = Indice
ui-lesson-next = Suivant
ui-lesson-next-is = Suivant\xA0: { $next }
ui-lesson-play = Jouer une partie
ui-lesson-command = Commande
ui-lesson-which = Lequel de ces choix\xA0?
ui-lesson-nothing-to-touch = Rien à toucher ici\xA0: passez à la suite.
ui-lesson-says-hint = indice, aide,\xA0?
ui-lesson-says-next = suivant, suite
ui-lesson-says-repeat = répéter, encore
## Home and my games
ui-nav = Pages
ui-nav-play = Jouer
ui-nav-games = Mes parties
ui-nav-cases = Affaires du jour
ui-nav-case = Affaire
ui-nav-circles = Cercles
ui-daily = L’affaire du jour
ui-daily-number = L’affaire du jour, n° { $number }
ui-daily-case = Affaire n° { $number }
ui-daily-before = L’affaire de la veille
ui-daily-arriving = L’affaire arrive.
ui-daily-open = { $game }, niveau { $level }, pas encore résolue
ui-daily-solved = Résolue pour aujourd’hui
ui-daily-days = { $days ->
    [one] un jour
   *[other] { $days } jours de suite
  }
ui-your-turns = { $count ->
    [one] , une à vous
   *[other] , { $count } à vous
  }
ui-minutes = { $minutes } min
ui-way-lesson = Leçon
ui-way-rules = Règles
ui-way-friends = Inviter
ui-cover-open = { $game }\xA0: à combien, niveau, options
ui-play-bots = { $count ->
    [one] Jouer contre un robot
   *[other] Jouer contre { $count } robots
  }
ui-play-here = Commencer la partie
ui-game = Jeu
ui-the-lesson = La leçon
ui-lesson-how = quatre minutes, pas à pas
ui-with-friends-short = un lien à envoyer, sans compte
ui-how-here-short = on se le passe, écran caché entre les tours
ui-other-ways = Jouer autrement
ui-among-friends = Sur invitation
ui-resume = À reprendre
ui-resume-turn = C’est à vous de jouer.
ui-resume-play = Jouer mon tour
ui-resume-see = Voir la table
ui-resume-more = { $turns ->
    [0] { $waits ->
        [one] Une autre en cours
       *[other] { $waits } autres en cours
      }
    [one] Une autre à vous
   *[other] { $turns } autres à vous
  }
ui-first-time = Première partie\xA0?
ui-first-lesson = Une leçon de quatre minutes
ui-first-lesson-how = { $game }, pas à pas\xA0; puis une vraie partie.
ui-begin = Commencer
ui-against = contre { $names }
ui-with = avec { $names }
ui-game-of = à { $count }
ui-awaiting = On attend { $names }.
ui-sit-at = S’asseoir à la table { $table }
ui-watch-at = Regarder la table { $table }
ui-title-games = Mes parties, Filature
ui-mine-turns = À vous de jouer
ui-mine-waits = On attend
ui-mine-aside = Laissées de côté
ui-mine-running = En cours, { $count }
ui-mine-finished = Terminées
ui-mine-none = Aucune partie en cours.
ui-mine-choose = Choisir un jeu
ui-mine-older = { $count ->
    [one] Une partie plus ancienne
   *[other] { $count } parties plus anciennes
  }
ui-mine-record = Ouvrir une partie téléchargée
ui-mine-replay = Revoir
ui-mine-again = Revanche
ui-mine-stopped = Arrêtée avant la fin
ui-mine-nobody = Personne n’a gagné
ui-mine-shared = Victoire partagée à { $count }
ui-mine-won = Gagné, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ui-mine-won-duel = Gagné, { $mine } à { $theirs }
ui-mine-lost-duel = Perdu, { $mine } à { $theirs }
ui-mine-place = { $place }e{ $margin ->
    [0] { "" }
    [one] , à { $margin } point
   *[other] , à { $margin } points
  }
ui-title-unknown = Page inconnue, Filature
ui-unknown-stamp = Sans suite
ui-unknown = Il n’y a rien à cette adresse.
ui-unknown-how = Le lien est peut-être incomplet, ou la table n’existe plus. Demandez qu’on vous le renvoie.

## Invitations
ui-invites = { $host } vous invite à jouer à { $game }.
ui-invited-to = On vous invite à jouer à { $game }.
ui-minutes-long = { $minutes } minutes
ui-a-seat = une place
ui-brief = Les règles, en 20 secondes
ui-name-for-table = Votre nom, pour la table
ui-take-seat = M’asseoir
ui-lesson-minutes = La leçon, 4 min
ui-watch-first = Regarder d’abord
ui-full = La table est complète.
ui-full-who = { $game }, avec { $names }. Regardez, ou ouvrez votre propre table.
ui-open-own = Ouvrir ma table
ui-private = Cette table est privée.
ui-private-how = Demandez le lien d’invitation à la personne qui a ouvert la table\xA0: c’est l’adresse complète de sa page.
ui-reach-network = Les appareils de votre réseau peuvent ouvrir ce lien.
ui-reach-machine = Ce lien ne s’ouvre que sur cet appareil. Pour qu’un téléphone du même réseau puisse entrer, relancez Filature ainsi\xA0:

## The notebook
ui-hint = Un indice
ui-hint-title-where = Où regarder
ui-hint-title-left = Ce que vous savez
ui-hint-title-answer = La réponse
ui-hint-where = Regardez bien\xA0: { $what }.
ui-hint-left = { $count ->
    [one] Il ne reste qu’une possibilité. Laquelle\xA0?
   *[other] Il reste\xA0: { $left }.
  }
ui-hint-open = Ce que vous savez n’écarte encore rien.
ui-hint-answer = { $certain ->
    [yes] C’est certain\xA0: { $answer }.
   *[no] Le plus probable\xA0: { $answer }.
  }
ui-hint-first = Prendre un indice
ui-hint-more = Indice suivant
ui-hint-show = Montrer la réponse
ui-pencil = Au crayon
ui-pencil-tool = Outil
ui-print-ranges = Afficher ce qui reste possible
ui-tool-maybe = soupçon
ui-tool-not = écarter
ui-tool-sure = sûr
ui-tool-erase = gommer
ui-mark-maybe = { $value }\xA0?
ui-mark-not = pas { $value }
ui-mark-sure = = { $value }
ui-erase-all = Tout gommer
ui-no-marks = Aucune marque. Choisissez une ligne, un outil, puis une valeur.
ui-exact-odds = Les chances exactes

## Debrief
ui-debrief = Le debriefing
ui-debrief-short = Debriefing
ui-title-debrief = { $game }\xA0: le debriefing, Filature
ui-debrief-computing = On relit la partie, décision par décision.
ui-debrief-progress = { $percent }\xA0% relus
ui-branch = { $step ->
    [0] Partie rejouée depuis le début
   *[other] Partie rejouée depuis le coup { $step }
  }, { $world ->
    [known] dans une donne tirée de ce qui était su.
   *[true] dans la vraie donne.
  }
ui-branch-from = La partie d’origine

# Telling people that it is their turn
ui-notify = Me prévenir
ui-notify-link = Me prévenir quand c’est à moi
ui-title-notify = Me prévenir, Filature
ui-notify-off = Ce serveur n’envoie aucun message\xA0: regardez «\xA0Mes parties\xA0» de temps en temps.
ui-notify-when = Quand
ui-notify-turns = C’est à moi de jouer
ui-notify-turns-hint = parties par jours seulement
ui-notify-how = Comment
ui-notify-push = Sur cet appareil
ui-notify-push-hint = notification du navigateur
ui-notify-insecure = Impossible ici\xA0: il faut une adresse en https, ou localhost. Choisissez un autre moyen.
ui-notify-unsupported = Ce navigateur ne sait pas le faire. Sur iPhone et iPad, ajoutez d’abord Filature à l’écran d’accueil.
ui-notify-denied = Ce navigateur refuse les notifications.
ui-notify-denied-how = Autorisez-les dans ses réglages, à la page de Filature, ou choisissez un autre moyen.
ui-notify-how-to = Comment faire
ui-notify-how-to-allow = Touchez le signe à gauche de l’adresse de la page, puis les autorisations du site. Mettez les notifications sur «\xA0Autoriser\xA0» et rechargez la page.
ui-notify-push-failed = Le navigateur n’a pas pu s’inscrire\xA0: réessayez, ou choisissez un autre moyen.
ui-notify-other-device = Un autre appareil
ui-notify-mail = Par courriel
ui-notify-mail-often = au plus un par heure
ui-notify-mail-address = Votre adresse de courriel
ui-notify-mail-hint = Un premier courriel demande confirmation\xA0; rien d’autre ne part avant.
ui-notify-mail-ask = Envoyer le courriel de confirmation
ui-notify-webhook = Vers un salon ou un programme
ui-notify-webhook-names = Discord, Slack, Matrix, ntfy ou webhook
ui-notify-webhook-form = Quel programme\xA0?
ui-notify-webhook-address = Adresse du webhook
ui-notify-webhook-hint = En https. Qui lit le salon saura que c’est à vous, et rien d’autre.
ui-notify-webhook-more = Ajouter une adresse
ui-notify-form-discord = Discord
ui-notify-form-slack = Slack
ui-notify-form-matrix = Matrix (hookshot)
ui-notify-form-ntfy = ntfy
ui-notify-form-json = Autre (JSON)
ui-notify-choose = Choisir et essayer
ui-notify-feed = Fil privé
ui-notify-feed-hint = Atom ou agenda, à lire dans un autre programme
ui-notify-feed-atom = Fil Atom
ui-notify-feed-calendar = Agenda (iCalendar)
ui-notify-feed-renew = Changer d’adresse
ui-notify-feed-secret = Qui connaît ces adresses voit où c’est à vous.
ui-notify-chosen-push = C’est fait\xA0: un essai vient d’arriver sur cet appareil.
ui-notify-chosen-mail = Un courriel est parti\xA0: ouvrez son lien pour confirmer.
ui-notify-chosen-webhook = C’est fait\xA0: l’essai est bien arrivé.
ui-notify-chosen-feed = C’est fait\xA0: voici les adresses.
ui-notify-unconfirmed = pas encore confirmée
ui-notify-failed = Le dernier message n’est pas passé. { $reason }
ui-notify-remove = Enlever
ui-notify-removed = C’est enlevé.
ui-notify-quiet = Silence la nuit
ui-notify-quiet-here = de { $first } à { $last }, heure d’ici
ui-notify-quiet-there = de { $first } à { $last }, { $zone }
ui-notify-quiet-first = De
ui-notify-quiet-last = à
ui-notify-trial = M’envoyer un essai
ui-notify-trying = L’essai part…
ui-notify-none = Choisissez d’abord comment vous prévenir.
ui-notify-tried = { $way }\xA0: { $answer }
ui-notify-taken = l’essai est parti.
ui-letter-confirm = Confirmer mon adresse
ui-letter-confirm-ask = Voulez-vous recevoir à cette adresse un courriel quand c’est à vous de jouer\xA0? Au plus un par heure.
ui-letter-confirm-do = Oui, prévenez-moi
ui-letter-confirm-done = C’est noté\xA0: { $address } recevra un courriel quand c’est à vous.
ui-letter-leave = Ne plus recevoir de courriel
ui-letter-leave-ask = Plus aucun courriel ne partira à cette adresse.
ui-letter-leave-do = Ne plus en recevoir
ui-letter-leave-done = C’est fait\xA0: { $address } ne recevra plus rien.

# Over days
ui-extend-day = Un jour de plus
ui-vacation-until = en vacances, retour { $when }
ui-days-over = temps écoulé
ui-rests-now = (repos)
ui-clock-days = { $name }\xA0: { $time }, jusqu’à { $when }.
ui-clock-vacation = { $name } est en vacances, retour { $when }.
ui-clock-over = Le temps de { $name } est écoulé.
ui-pace-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
  }
ui-days-how = La nuit et les vacances ne comptent pas. On peut être prévenu quand vient son tour.
ui-days-late = Quand le temps est écoulé
ui-days-late-bot = un robot joue ce coup
ui-days-late-ask = la table décide
ui-mine-left = Il vous reste { $time }.
ui-mine-left-until = Il vous reste { $time }, jusqu’à { $when }.
ui-mine-late = Votre temps est écoulé\xA0: jouez, ou un robot jouera.
ui-mine-paused = Vous êtes en vacances.
ui-mine-has = { $name } a encore { $time }.
ui-mine-since = Depuis vous\xA0:
ui-mine-since-many = Depuis vous, { $count } événements. Les derniers\xA0:
ui-pauses = Repos et vacances
ui-pauses-how = Vos horloges s’arrêtent, à toutes vos tables par jours.
ui-rest = Repos la nuit
ui-rest-from = de
ui-rest-to = à
ui-rest-set = { $tables ->
    [0] Noté pour vos prochaines tables.
    [one] Noté à une table.
   *[other] Noté à { $tables } tables.
  }
ui-rest-none = { $tables ->
    [0] Plus de repos à vos prochaines tables.
   *[other] Vos horloges tournent aussi la nuit.
  }
ui-rest-too-long = Le repos dure de 1 à { $hours } heures.
ui-vacation = Vacances, jusqu’au
ui-vacation-start = Partir
ui-vacation-end = Je suis de retour
ui-vacation-set = { $tables ->
    [0] Aucune table par jours n’est en cours.
    [one] Bonnes vacances. Votre horloge s’arrête à une table.
   *[other] Bonnes vacances. Vos horloges s’arrêtent à { $tables } tables.
  }
ui-vacation-ended = Bon retour. Vos horloges repartent.
ui-sealed = Partie finie, scellée
ui-to-event = Voir la soirée
ui-to-circle = Retour au cercle

# One's own data
ui-own = Mes données
ui-own-link = Mes données, clés d’accès et appareils

# Fair deals
ui-fair = La donne
ui-fair-own = Personne n’a choisi cette donne : cet appareil y a pris part, et le serveur s’en est tenu à ce qu’il avait annoncé.
ui-fair-assumed = Cela vaut si cette page n’a pas été modifiée sur le serveur, et si tous les appareils montrent le même code.
ui-fair-checked = Le serveur s’en est tenu à ce qu’il avait annoncé. Cet appareil n’a pas pris part à la donne : que personne ne l’ait choisie repose sur ceux qui y ont pris part.
ui-fair-shared = Plusieurs tables ont joué cette donne. Le serveur l’a tirée seul, s’y était engagé avant, et s’y est tenu.
ui-fair-nobody = Aucun appareil n’a pris part à cette donne\xA0: le serveur l’a tirée seul.
ui-fair-unseen = Cet appareil n’a rien vu de cette donne avant la fin, et ne peut pas s’en porter garant.
ui-fair-missing = La part de cet appareil n’est pas dans la donne\xA0: le serveur dit qu’elle n’est pas arrivée à temps.
ui-fair-withheld = La part de { $name } dans la donne n’a pas été ouverte à temps, dit le serveur : la donne a été refaite, sans elle.
ui-fair-absent = Cet appareil n’était pas là au moment de la donne : il n’y a pas pris part.
ui-fair-other = Le serveur s’en est tenu à ce qu’il avait annoncé. Il dit qu’un autre appareil a pris part à la donne pour votre place : si vous n’en avez pas d’autre, rien ne vous est prouvé.
ui-fair-replaced = Le serveur dit qu’un autre appareil a pris part à la donne pour votre place. Si vous n’en avez pas d’autre, cette donne ne vous est pas prouvée.
ui-fair-left-out = Sans part dans la donne, faute de réponse d’un appareil, dit le serveur : { $names }.
ui-fair-refused = Le serveur ne donne pas la preuve de cette donne, qu’il avait annoncée.
ui-fair-wrong = La donne ne tient pas\xA0: { $why ->
    [again] le serveur a redistribué sans raison.
    [hidden] le serveur cache un tour qu’il avait commencé.
    [dropped] le serveur avait signé pour la part de cet appareil, et l’a laissée de côté.
    [changed] le serveur a remplacé la part de cet appareil.
    [receipt] le reçu du serveur n’est pas signé par sa clé.
    [seat] la part de quelqu’un n’est pas celle de son engagement.
   *[announced] le serveur ne s’en tient pas à ce qu’il avait annoncé.
}
ui-fair-how = Vérifier la donne
ui-fair-explained = Avant la donne, le serveur et chaque appareil participant se sont engagés sur un secret ; la donne découle de tous. Cette page a comparé ce qui est ouvert à ce qui était annoncé. Elle vient elle-même du serveur : contre lui, seul un programme qui n’en vient pas prouve quelque chose.
ui-fair-files = Pour recalculer la donne elle-même, téléchargez trois fichiers\xA0:
ui-fair-run = Puis, dans leur dossier, lancez\xA0:
ui-fair-file = Télécharger la preuve
ui-fair-device = Télécharger ce que cet appareil a gardé
ui-fair-code = Code de la donne
ui-fair-code-how = Dites-le aux autres à voix haute, et non dans la discussion, qui passe par le serveur. Mêmes chiffres partout : la même liste d’engagements a été montrée à tout le monde. Autres chiffres : le serveur a pu choisir entre plusieurs donnes.
ui-fair-code-wait = Calcul du code…
ui-fair-code-copy = Copier le code
ui-fair-code-copied = Code copié.
`;export{e as default};