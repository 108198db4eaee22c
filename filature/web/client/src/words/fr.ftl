# Words of the pages.
ui-filature = Filature
ui-home = Filature : retour au bureau
ui-other-language = English
ui-loading = Un instant…
ui-unreachable = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
ui-refused = Cela n’est pas possible.
ui-retry = Réessayer
ui-title-home = Filature : jeux d’espions
ui-title-table = { $game } · Filature
ui-title-your-turn = À vous ! { $game } · Filature

# The desk
ui-headline = Suivez, déduisez, ne vous trahissez pas.
ui-subtitle = Des jeux d’espions, avec des amis ou des robots : à la souris, au clavier, au doigt ou à l’oreille.
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
ui-name-hint = Sans nom, vous serez « { $name } ».
ui-guest = Invité
ui-seats = Joueurs, vous compris
ui-bot-level = Niveau des robots
ui-options = Options
ui-play = Jouer
ui-with-friends = Une table entre amis
ui-with-friends-how = Ouvrez une table et envoyez le lien : on s’assoit sans compte ni mot de passe.
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
ui-invited = Vous êtes attendu.
ui-invited-how = Dites votre nom, et prenez la place libre.
ui-sit-down = S’asseoir
ui-watch = Regarder
ui-your-seat = Votre place

# At the table
ui-your-turn = À vous
ui-your-action = Votre action
ui-choose-first = Choisissez d’abord
ui-still-to-choose = Reste à choisir : { $what }
ui-sending = Envoi…
ui-nothing = rien
ui-chosen-of = { $chosen } sur { $count }
ui-remaining = { $count ->
    [0] tout est réparti
   *[other] encore { $count } à répartir
  }
ui-less = Un de moins : { $what }
ui-more = Un de plus : { $what }
ui-players = Joueurs
ui-log = Main courante
ui-log-empty = Rien encore.
ui-presence-here = à table
ui-presence-away = absent
ui-presence-robot = robot
ui-presence-empty = personne encore
ui-empty-seat = Place libre
ui-that-is-you = (vous)
ui-you-decide = à vous de jouer
ui-decides = réfléchit
ui-points-short = { $points ->
    [one] pt
   *[other] pts
  }
ui-watching = Vous regardez la partie.
ui-wait = Un instant…
ui-connecting = Connexion…
ui-connected = Connecté
ui-lost = Connexion perdue. On réessaie…
ui-restored = Connexion rétablie.
ui-not-allowed = Cette table ne vous est pas ouverte.
ui-back = Retour au bureau

# The end
ui-case-closed = Affaire classée
ui-again = Encore une partie
ui-wants-again = { $name } veut rejouer.
ui-somebody-wants-again = On veut rejouer.
ui-join-again = Rejoindre la nouvelle partie
ui-download = Télécharger la partie
ui-closed = Cette table est fermée.
ui-closed-how = Le programme a changé de règles depuis qu’elle a commencé : elle ne peut pas continuer.
