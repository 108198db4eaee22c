# La page de l’hébergeur, /status.
status-title = Filature : état
status-languages = Langues
status-token = Jeton
status-enter = Afficher l’état
status-wrong = Ce jeton n’est pas le bon.
status-part-process = Ce processus
status-part-tables = Tables
status-part-load = Charge
status-part-backups = Sauvegardes
status-part-errors = Erreurs depuis le démarrage
status-part-versions = Versions
status-answers = Processus qui répond
status-of-processes = { $process }{ $count ->
    [one] , le seul
   *[other] , un sur { $count }
  }
status-one-of-several = Plusieurs processus peuvent servir ces tables, ici et sur d’autres machines. Les tables sont celles de toute la base ; tous les autres chiffres sont ceux du seul processus qui a répondu. Rechargez la page pour en interroger un autre, ou lisez /metrics de chacun.
status-uptime = En marche depuis
status-minutes = { $value } min
status-hours = { $value } h
status-days = { $value } j
status-ago = il y a { $time }
status-milliseconds = { $value } ms
status-mebibytes = { $value } Mio
status-gibibytes = { $value } Gio
status-memory = Mémoire
status-disk = Libre sur le disque des tables
status-room = Place pour de nouvelles tables
status-full = non : voir [room] dans les réglages
status-enough = oui
status-lag = Retard de la boucle d’événements, dernière minute
status-all-tables = En tout
status-phase-gathering = On s’installe
status-phase-playing = En cours
status-phase-sealed = Scellées jusqu’à la fin d’autres tables
status-phase-over = Finies
status-phase-left = Arrêtées
status-phase-closed = Fermées
status-loaded = Dans la mémoire de ce processus
status-open-seat = Connexions de sièges
status-open-spectator = Connexions de spectateurs
status-open-poll = Requêtes en attente
status-bots = Bots qui réfléchissent
status-rate = Commandes par seconde, dernière minute
status-took = Une commande jusqu’à l’écriture, { $share ->
    [p50] médiane
    [p95] 95 % en moins de
   *[p99] 99 % en moins de
  }
status-number = { $value }
status-last-backup = Dernière sauvegarde du serveur
status-none = aucune
status-failures = Échecs depuis le démarrage
status-no-errors = Aucune
status-version-filature = Filature
status-version-python = Python
status-version-schema = Schéma des tables
status-version-protocol = Protocole
status-version-sqlite = SQLite
