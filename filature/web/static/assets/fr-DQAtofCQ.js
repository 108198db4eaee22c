var e=`# Words of the pages.
ui-filature = Filature
ui-home = Filature\xA0: retour au bureau
ui-other-language = English
ui-loading = Un instant…
ui-unreachable = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
ui-refused = Cela n’est pas possible.
ui-retry = Réessayer
ui-title-home = Filature\xA0: jeux d’espions
ui-title-table = { $game } · Filature
ui-title-your-turn = À vous\xA0! { $game } · Filature

# The desk
ui-headline = Suivez, déduisez, ne vous trahissez pas.
ui-subtitle = Des jeux d’espions, avec des amis ou des robots\xA0: à la souris, au clavier, au doigt ou à l’oreille.
ui-choose-game = Choisissez un jeu
ui-chosen = choisi
ui-players-count = { $counts } joueurs
ui-or = { $first } ou { $last }
ui-from-to = { $first } à { $last }
ui-play-now = Jouer maintenant
ui-against-bots = { $game }, { $bots ->
    [one] contre un robot
   *[other] contre des robots
  }
ui-no-bots = Ce jeu n’a pas encore de robot.
ui-your-name = Votre nom
ui-name-hint = Sans nom, vous serez «\xA0{ $name }\xA0».
ui-guest = Anonyme
ui-seats = Joueurs, vous compris
ui-bot-level = Niveau des robots
ui-options = Options
ui-play = Jouer
ui-with-friends = Une table entre amis
ui-with-friends-how = Ouvrez une table et envoyez le lien\xA0: on s’assoit sans compte ni mot de passe.
ui-open-table = Ouvrir une table
ui-the-game = Le dossier
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
ui-gathering-how = La partie commence dès que tout le monde est assis.
ui-invitation = L’invitation
ui-invite-link = Lien à envoyer
ui-copy = Copier le lien
ui-copied = Lien copié.
ui-invited = On vous attend.
ui-invited-how = Dites votre nom, et prenez la place libre.
ui-sit-down = S’asseoir
ui-watch = Regarder
ui-your-seat = Votre place

# At the table
ui-your-turn = À vous
ui-your-action = Votre action
ui-choose-first = Choisissez d’abord
ui-still-to-choose = Reste à choisir\xA0: { $what }
ui-sending = Envoi…
ui-nothing = rien
ui-chosen-of = { $chosen } sur { $count }
ui-remaining = { $count ->
    [0] tout est réparti
   *[other] encore { $count } à répartir
  }
ui-less = Un de moins\xA0: { $what }
ui-more = Un de plus\xA0: { $what }
ui-players = Joueurs
ui-log = Main courante
ui-log-empty = Rien encore.
ui-presence-here = à table
ui-presence-away = hors ligne
ui-presence-robot = robot
ui-presence-empty = personne encore
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
ui-not-allowed = Cette table ne vous est pas ouverte.
ui-back = Retour au bureau

# The end
ui-case-closed = Affaire classée
ui-verdict = { $winners_count ->
    [0] Personne ne gagne.
    [one] { $winners_is ->
        [you] Vous gagnez.
       *[other] { $winners } gagne.
      }
   *[other] Victoire partagée\xA0: { $winners }.
  }
ui-ending = La partie est finie\xA0: { $reason }.
ui-again = Encore une partie
ui-wants-again = { $name } veut rejouer.
ui-somebody-wants-again = On veut rejouer.
ui-join-again = Rejoindre la nouvelle partie
ui-download = Télécharger la partie
ui-chart = Les scores, pas à pas
ui-chart-how = Un pas à chaque changement de score.
ui-chart-goal = But : { $goal }
ui-chart-figures = Les mêmes scores en chiffres
ui-moment = Moment { $step }
ui-closed = Cette table est fermée.
ui-closed-how = Le programme a changé de règles depuis qu’elle a commencé\xA0: elle ne peut pas continuer.

# Settings
ui-settings = Réglages
ui-close = Fermer
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
ui-setting-sounds = Petits sons
ui-setting-short = Noms courts, pour une ligne braille
ui-setting-aloud = Lire à voix haute ce qui n’est montré qu’à vous
ui-setting-letters = Lettres seules comme raccourcis, à la table
ui-headphones = Portez-vous un casque\xA0? Sinon, la table entendra vos secrets.
ui-keys = Raccourcis
ui-keys-how = Avec Alt et Maj, partout\xA0; la lettre seule, à la table, si vous l’avez choisi.
ui-keys-reset = Remettre les lettres d’origine
ui-key-for = { $what }\xA0: Alt, Maj et { $key }.

# Asking, by key, button or word
ui-query-hand = Ma main
ui-query-asked = La demande
ui-query-last = Derniers faits
ui-query-scores = Scores
ui-query-players = Joueurs
ui-query-board = La table
ui-query-clock = Temps
ui-query-notebook = Carnet
ui-query-legal = Coups possibles
ui-query-help = Aide
ui-query-names-hand = main, ma main, m
ui-query-names-asked = demande, e
ui-query-names-last = derniers, dernier, d
ui-query-names-scores = scores, score, s
ui-query-names-players = joueurs
ui-query-names-board = table, t
ui-query-names-clock = temps, horloge
ui-query-names-notebook = carnet, c
ui-query-names-legal = possible, possibles, p
ui-query-names-help = aide, a, ?
ui-command = Commande
ui-command-example = Un coup, ou «\xA0aide\xA0»
ui-command-go = Valider
ui-answer = Réponse
ui-command-help = Écrivez votre coup avec les mots du jeu, ou demandez\xA0: main, table, scores, derniers, possible, carnet, temps.
ui-command-hint = «\xA0possible\xA0» dit ce qui peut être fait.
ui-which-of = Lequel\xA0? Répondez par son numéro.
ui-ask-which = { $what }\xA0?
ui-ask-among = { $what }\xA0: { $numbers }\xA0?
ui-not-understood = Le mot «\xA0{ $word }\xA0» n’est pas compris ici.
ui-not-possible = Ce n’est pas possible maintenant.
ui-colon = { "\\u00A0" }:
ui-clock-of = { $name }\xA0: { $seconds } s.
ui-no-clock = Cette table n’a pas d’horloge.
ui-time-left = Temps restant
ui-hurry = Plus que { $seconds } secondes.

# Talk, signs, absence, undo
ui-say = Un mot à la table
ui-send = Dire
ui-no-talk = On ne parle pas pendant une manche\xA0: seuls les signes sont permis.
ui-signals = Signes
ui-signal = Signe
ui-signal-to = à
ui-signal-at = vers
ui-signal-make = Faire signe
ui-signal-bots = Les robots ne font ni ne lisent de signes.
ui-away = Absence
ui-is-away = { $name } n’est plus là. On peut attendre, ou choisir\xA0:
ui-let-bot = Un robot décide pour l’instant
ui-stop-here = Arrêter et tout montrer
ui-wish-stop = Souhaite arrêter\xA0: { $names }.
ui-bot-for-you = Un robot décide pour vous.
ui-you-left = Vous avez quitté la table.
ui-i-am-back = Je suis là
ui-undo = Reprendre mon choix
ui-extend = Une minute de plus
ui-stopped = La partie s’est arrêtée ici. Tout est montré.
ui-presence-left = a quitté la table
ui-presence-stand-in = un robot décide
ui-watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
  }

# The notebook
ui-notebook = Carnet
ui-notebook-off = Cette table se joue sans carnet\xA0: il ne reste que vos notes.
ui-your-notes = Vos notes
ui-notes-kept = Gardées. Personne d’autre ne les voit.
ui-notes-keeping = On les garde…

# One device for several
ui-curtain-for = Passez l’appareil à { $name }.
ui-curtain-nobody = Personne ici n’a rien à décider.
ui-curtain-over = La partie est finie.
ui-curtain-how = Rien de secret n’est affiché. Qui regarde le dit d’abord.
ui-i-am = Je suis { $name }
ui-cover = Cacher, et passer l’appareil

# The table's menu
ui-table-menu = Cette table
ui-other-device = Continuer sur un autre appareil
ui-other-device-how = Un code, à donner une fois sur la page d’accueil de l’autre appareil.
ui-get-code = Obtenir un code
ui-code-minutes = Valable { $minutes } minutes, une seule fois.
ui-host = Qui est à table
ui-remove = Libérer la place
ui-mute = Retirer la parole
ui-unmute = Rendre la parole
ui-leave = Quitter la table
ui-leave-before = Votre place redevient libre.
ui-leave-others = Les autres choisiront d’attendre, de laisser un robot décider ou d’arrêter.
ui-leave-alone = La partie s’arrête et tout est montré.
ui-leave-sure = Oui, quitter la table

# Replay
ui-replay = Revoir la partie
ui-title-replay = { $game }\xA0: revoir · Filature
ui-replay-of = { $game }\xA0: revoir la partie
ui-first = Début
ui-previous = Précédent
ui-next = Suivant
ui-last = Fin
ui-play-on = Défiler
ui-pause = Pause
ui-step-of = Moment { $step } sur { $total }
ui-seen-by = Vu par
ui-seen-truth = la vérité, tout ouvert
ui-seen-public = le public
ui-share-moment = Copier l’adresse de ce moment
ui-back-to-table = Retour à la table
ui-what-happened = Ce qui s’est passé
ui-nothing-told = Rien n’en a été dit à cette personne.
ui-why = Pourquoi { $name } a choisi cela\xA0:

# Home, more
ui-no-such-game = Ce jeu n’est pas ici.
ui-rules = Les règles
ui-lesson = La leçon
ui-start-lesson = Apprendre en jouant (3 minutes)
ui-my-tables = Mes tables
ui-listed-tables = Tables ouvertes
ui-no-listed = Aucune table ouverte pour le moment.
ui-join-code = Prendre une place par code
ui-code = Code
ui-code-here = Continuer ici
ui-phase-gathering = on attend du monde
ui-phase-playing = en cours
ui-phase-over = finie
ui-phase-left = arrêtée
ui-phase-closed = fermée
ui-taken = { $taken } sur { $seats }
ui-how-here = À plusieurs sur cet appareil
ui-listed = La table est visible de tout le monde
ui-pace = Temps
ui-pace-none = sans horloge
ui-pace-move = { $seconds } s par coup
ui-pace-game = { $minutes } min par partie
ui-settings-table = Réglages de la table
ui-delay = Retard du public
ui-delay-moves = { $count ->
    [0] aucun
   *[other] { $count } coups
  }
ui-notebook-allowed = Carnet des déductions permis
ui-other-names = Les autres, sur cet appareil
ui-player-n = Personne { $n }
ui-fill-bot = Mettre un robot
ui-fill-how = Ou complétez la table par des robots.
ui-share = Partager
ui-qr = Code QR du lien d’invitation
`;export{e as default};