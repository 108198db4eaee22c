# Words of the house, for every game.
nothing = rien

# Lists, a pair at a time: “Ada, Bob et Chloé”; and of clauses
list-more = { $first }, { $next }
list-end = { $first } et { $next }
list-clauses = { $first } ; { $next }

told-started = La partie commence.
told-over = La partie est finie : { $reason }. { $winners_count ->
    [0] Personne ne gagne.
    [one] { $winners_is ->
        [you] Vous gagnez.
       *[other] { $winners } gagne.
      }
   *[other] Victoire partagée : { $winners }.
  }

you = vous

# Refusals: set-up
refusal-seats = Ce jeu se joue à { $counts }.
refusal-unknown_game = Il n’y a pas de jeu nommé « { $game_id } ».
refusal-unknown_option = Option inconnue : « { $option_id } ».
refusal-option_choice = L’option « { $option_id } » doit valoir : { $choices_id }.
refusal-option_not_integer = L’option « { $option_id } » doit être un nombre entier.
refusal-option_too_small = L’option « { $option_id } » doit valoir au moins { $minimum }.
refusal-option_too_large = L’option « { $option_id } » doit valoir au plus { $maximum }.
refusal-beyond_maximum = Dans cette partie, l’option « { $option_id } » dépasse { $maximum }, le maximum permis aujourd’hui. On peut l’ouvrir et la revoir, mais aucun robot, carnet ni debriefing ne s’en occupe, et aucune nouvelle table ne la joue.

# Refusals: actions
refusal-action_not_object = Une action doit être un objet JSON.
refusal-action_lacks = Il manque à l’action le champ « { $field_id } ».
refusal-action_form = L’action n’a pas la bonne forme : { $problem }.
refusal-unknown_action = Ce jeu ne connaît pas cette action.
refusal-out_of_range = « { $field_id } » doit être compris entre 0 et { $limit }.
refusal-wrong_moment = Ce n’est pas le moment.
refusal-wrong_actor = Ce n’est pas à cette place de décider.
refusal-not_your_turn = C’est à { $seat } de jouer.
refusal-game_over = La partie est finie.
refusal-no_such_seat = Cette place n’existe pas.

# Refusals: records
refusal-empty_record = Le fichier est vide.
refusal-not_json = Cette ligne n’est pas du JSON valable.
refusal-not_object = Cette ligne n’est pas un objet.
refusal-field_twice = Le champ « { $field_id } » y est deux fois.
refusal-lacks = { $what_id ->
    [header] Il manque à l’en-tête le champ « { $field_id } ».
    [outcome] Il manque à l’issue le champ « { $field_id } ».
   *[line] Il manque à la ligne le champ « { $field_id } ».
  }
refusal-unknown_field = { $what_id ->
    [header] L’en-tête a un champ « { $field_id } » qui n’y a pas sa place.
    [outcome] L’issue a un champ « { $field_id } » qui n’y a pas sa place.
   *[line] La ligne a un champ « { $field_id } » qui n’y a pas sa place.
  }
refusal-unknown_format = Format inconnu : seul « { $known } » est lu ici.
refusal-not_text = « { $field_id } » doit être un texte.
refusal-options_not_object = Les options doivent être un objet.
refusal-players_not_texts = Les noms doivent être une liste de textes.
refusal-players_count = Il y a { $count } noms pour { $wanted } places.
refusal-other_must_act = { $due_id ->
    [none] Le hasard doit agir ici ({ $asked_id }).
   *[other] La place { $due } doit agir ici ({ $asked_id }).
  }
refusal-after_outcome = Rien ne peut suivre l’issue.
refusal-outcome_missing = La partie est finie, mais l’issue manque.
refusal-not_over_yet = L’issue est donnée, mais la partie n’est pas finie.
refusal-outcome_wrong = L’issue est fausse : « { $field_id } » devrait être { $true_id }.
refusal-unreadable_record = Ligne { $line } : cette partie ne suit pas les règles.

# Refusals: tables
refusal-no_such_table = Cette table n’existe pas, ou n’existe plus.
refusal-bad_invite = Cette invitation n’est pas pour cette table.
refusal-not_seated = Cette table est privée : il faut son lien d’invitation.
refusal-table_full = Toutes les places sont prises.
refusal-name_missing = Il faut un nom pour s’asseoir.
refusal-name_too_long = Un nom compte { $limit } caractères au plus.
refusal-name_unreadable = Ce nom contient des caractères illisibles.
refusal-name_taken = Quelqu’un porte déjà ce nom à cette table.
refusal-no_person = Il faut au moins une place pour une personne.
refusal-unknown_bot = Ce robot n’existe pas. Il y a : { $bots }.
refusal-not_playing = La partie n’est pas en cours.
refusal-not_asked = Cette décision n’est pas, ou n’est plus, à prendre.
refusal-bad_message = Ce message est illisible : { $problem }.
refusal-bad_protocol = Cette page n’est plus à jour : rechargez-la.
refusal-foreign_origin = Cette demande vient d’un autre site.
refusal-unknown_host = Ce serveur ne répond pas sous le nom « { $host_id } ». La personne qui l’héberge peut autoriser ce nom : « origin » dans ses réglages (docs/host.md).
refusal-not_found = Il n’y a rien à cette adresse.
refusal-server_error = Le serveur a rencontré une erreur ; rien n’a changé.
refusal-store_down = Le serveur n’accède pas à ses données pour l’instant. Rien de confirmé n’est perdu ; réessayez dans un instant.
refusal-no_room = Le disque du serveur est presque plein : il n’accepte ni nouvelle table, ni message, ni note. Les parties en cours continuent.
refusal-talk_full = Cette table a gardé assez de messages : plus aucun n’est accepté.
refusal-commands_full = Vous avez assez demandé à cette table : { $limit } demandes au plus, sans compter les décisions.

# What happens at a table beside the game
told-said = { $person_is ->
    [you] Vous : « { $text_id } »
    [nobody] { $name_id } (public) : « { $text_id } »
   *[other] { $person } : « { $text_id } »
  }
told-spectators_said = { $name_id } (public) disait : « { $text_id } »
told-signal = { $signal_id ->
    [none] { $addressee_is ->
        [you] { $person } vous fait un signe.
       *[other] { $person } fait un signe à { $addressee }.
      }
    [look] { $person_is ->
        [you] Pour { $addressee }, vous regardez { $glance_is ->
            [you] vous-même
           *[other] { $glance }
          }.
       *[other] Pour { $addressee_is ->
            [you] vous
           *[other] { $addressee }
          }, { $person } { $glance_is ->
            [you] vous regarde
           *[other] regarde { $glance }
          }.
      }
   *[other] { $person_is ->
        [you] Votre signe à { $addressee } : { $signal }.
       *[other] { $addressee_is ->
            [you] { $person } vous fait signe : { $signal }.
           *[other] { $person } fait signe à { $addressee } : { $signal }.
          }
      }
  }
told-took_back = { $person_is ->
    [you] Vous reprenez votre choix.
   *[other] { $person } reprend son choix.
  }
told-left_table = { $person_is ->
    [you] Vous avez quitté la table.
   *[other] { $person } a quitté la table.
  }
told-stand_in = { $person_is ->
    [you] Un robot décide pour vous jusqu’à votre retour.
   *[other] Un robot décide pour { $person } jusqu’à son retour.
  }
told-came_back = { $person_is ->
    [you] Vous décidez de nouveau.
   *[other] { $person } est de retour.
  }
told-time_up = { $person_is ->
    [you] Votre temps est écoulé : un robot décide.
   *[other] Le temps { DE($person) } est écoulé : un robot décide.
  }
told-extended = { $person_is ->
    [you] Vous avez { $seconds ->
        [86400] un jour
       *[other] { $seconds } secondes
    } de plus.
   *[other] { $person } prend { $seconds ->
        [86400] un jour
       *[other] { $seconds } secondes
    } de plus.
  }
told-vacation = { $days ->
    [0] { $person_is ->
        [you] Vous êtes de retour de vacances.
       *[other] { $person } est de retour de vacances.
    }
    [one] { $person_is ->
        [you] Vous êtes en vacances pour { $days } jour : votre horloge attend.
       *[other] { $person } est en vacances pour { $days } jour.
    }
   *[other] { $person_is ->
        [you] Vous êtes en vacances pour { $days } jours : votre horloge attend.
       *[other] { $person } est en vacances pour { $days } jours.
    }
  }
told-stopped_early = La partie s’arrête ici. Tout est montré.
told-sealed = La partie est finie. Son issue sera montrée quand toutes les tables de cette donne auront fini.
word-sign_wink = un clin d’œil
word-sign_nod = un oui de la tête
word-sign_shake = un non de la tête
word-sign_one = un doigt
word-sign_two = deux doigts
word-sign_three = trois doigts
word-sign_four = quatre doigts
word-sign_look = un regard
word-sign_hat = un doigt au chapeau
word-sign_cough = une toux
word-sign_shrug = un haussement d’épaules

# Refusals: at a table
refusal-cannot_undo = Trop tard pour reprendre ce choix : quelqu’un en a déjà appris quelque chose.
refusal-too_often = Trop de demandes d’un coup : attendez { $seconds } s.
refusal-too_many_connections = Trop de connexions depuis cette adresse : { $limit } au plus.
refusal-too_many_watching = Trop de monde regarde déjà cette table : { $limit } au plus.
refusal-too_many_at_seat = Cette table est déjà ouverte { $limit } fois ici : fermez-en une.
refusal-nobody_looks = Personne ne regarde : choisissez d’abord une place.
refusal-text_unreadable = Ce texte contient des caractères illisibles.
refusal-nothing_said = Il n’y a rien à dire.
refusal-too_long = C’est trop long : { $limit } caractères au plus.
refusal-muted = La personne qui a ouvert la table vous a retiré la parole.
refusal-no_talk_now = On ne parle pas pendant une manche ; les signes sont permis.
refusal-no_such_signal = Ce signe n’existe pas à cette table.
refusal-no_days = Cette table ne se joue pas par jours.
refusal-no_such_zone = Ce fuseau horaire est inconnu.
refusal-rest_bounds = Le repos dure de 1 à { $maximum } heures par jour.
refusal-vacation_bounds = Il vous reste { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} de vacances dans cette partie.
refusal-no_vacation = Vous n’êtes pas en vacances.
refusal-no_clock = Cette table n’a pas d’horloge.
refusal-no_more_time = Toutes les rallonges ont été prises.
refusal-not_absent = Cette personne n’est pas absente.
refusal-not_away = Vous n’aviez pas quitté la table.
refusal-already_left = Vous avez déjà quitté la table.
refusal-seat_empty = Cette place est déjà libre.
refusal-not_host = Seule la personne qui a ouvert la table peut faire cela.
refusal-already_started = La partie a déjà commencé.
refusal-no_notebook = Cette table se joue sans carnet.
refusal-bad_code = Ce code n’est pas, ou n’est plus, valable.
refusal-pace_bounds = La durée doit être comprise entre { $minimum } et { $maximum } secondes.
refusal-delay_bounds = Le public peut avoir { $maximum } coups de retard au plus.
refusal-practice_alone = Une table d’entraînement se joue en privé, contre des robots seulement.
refusal-seed_bounds = La graine doit être un entier positif, au plus 2⁵³.

# Refusals: notifications
refusal-endpoint_form = Ce n’est pas une adresse complète, comme https://exemple.org/chemin.
refusal-endpoint_long = Cette adresse est trop longue ({ $limit } caractères au plus).
refusal-endpoint_https = Seules les adresses en https:// sont acceptées.
refusal-endpoint_name = L’adresse doit porter un nom complet, pas un nombre ni un nom local.
refusal-endpoint_port = Seuls les ports 443 et 8443 sont acceptés.
refusal-endpoint_inner = Cette adresse mène à l’intérieur d’un réseau : le serveur n’y va pas.
refusal-endpoint_unknown = On ne trouve pas ce serveur : vérifiez l’adresse.
refusal-endpoint_unreachable = Ce serveur ne laisse pas entrer.
refusal-endpoint_silent = Pas de réponse en { $seconds } secondes.
refusal-endpoint_certificate = Le certificat de ce serveur n’est pas valable.
refusal-endpoint_nonsense = La réponse de ce serveur est illisible.
refusal-endpoint_redirects = Cette adresse renvoie ailleurs : donnez l’adresse finale.
refusal-endpoint_refuses = Le serveur refuse le message (code { $status }).
refusal-endpoint_topic = L’adresse doit finir par le sujet, comme https://ntfy.sh/mon-sujet.
refusal-push_keys = Les clés de ce navigateur sont illisibles.
refusal-mail_form = Ce n’est pas une adresse de courriel.
refusal-mail_off = Ce serveur n’envoie pas de courriel.
refusal-mail_refused = Le serveur de courriel refuse cette adresse.
refusal-mail_down = Le courriel n’est pas parti : le serveur de courriel ne répond pas.
refusal-mail_asked = Un courriel est déjà parti à cette adresse : ouvrez-le, ou réessayez dans une heure.
refusal-mail_unconfirmed = L’adresse n’est pas encore confirmée : ouvrez le lien du premier courriel.
refusal-mail_hour = Un courriel est déjà parti il y a moins d’une heure.
refusal-no_time_zone = Ce fuseau horaire est inconnu.
refusal-no_language = Cette langue est inconnue.
refusal-channel_off = Ce serveur n’envoie pas de tels messages.
refusal-too_many_channels = { $limit } moyens au plus : enlevez-en un d’abord.
refusal-no_such_channel = Ce lien ne vaut plus.

# The notebook
section-certainty = Ce qui est sûr
section-chances = Les chances exactes
line-nothing_certain = Rien n’est certain pour l’instant.
section-suspicion = Ce qu’on peut soupçonner
word-others = autres
pair-odds = { $key } ({ $value } %)

# Bots, by what they do
bot-recruit = recrue
bot-novice = novice
bot-agent = agent
bot-master = maître
bot-ref-random = au hasard
bot-ref-search = recherche simple
bot-ref-search-how = Un étalon : ne connaît que les règles, et joue au hasard des parties jusqu’au bout ; joue à tout jeu.
bot-ref-master-1 = premier maître
bot-ref-master-1-how = Un étalon : le premier maître, qui réfléchit toujours autant.

# Previews of links
preview-invitation = { $host } vous invite à jouer à { $game }.
preview-game = { $game }, un jeu de déduction sur Filature

# Pictures of previews: before the game’s name, on the stamp, below
preview-card-before = Une partie de
preview-card-stamp = On vous attend
preview-card-last = Sans compte, dans le navigateur.

# Cases
case_question-certain = Une seule chose cachée est certaine. Laquelle, et que vaut-elle ?
case_question-question = Une décision vous en apprend plus que toutes les autres. Laquelle ?
case_question-win = Une décision gagne à coup sûr, quoi que cachent les autres. Laquelle ?
case-right = Exact : il en est ainsi dans tous les mondes possibles.
case-given_up = Voici la solution.
case-possible = Possible, pas certain : ce monde tient aussi.
case-impossible = Impossible : aucun monde ne s’accorde avec cette réponse.
case-tells_most = Exact : { $bits } { $bits ->
    [one] bit
   *[other] bits
  } en moyenne, rien n’en apprend plus.
case-tells_less = Pas assez : { $bits } { $bits ->
    [one] bit
   *[other] bits
  } en moyenne, et il y a mieux : { $best }.
case-wins = Exact : c’est gagné dans tous les mondes possibles.
case-not_sure = Pas sûr : dans ce monde, ce n’est pas gagné.
case-same_in_all = Il en est ainsi dans les { $worlds } mondes possibles, et de rien d’autre.
case-tells = Cela apprend { $bits } { $bits ->
    [one] bit
   *[other] bits
  } en moyenne, { $margin } de plus que toute autre décision.
case-wins_in_all = { $worlds ->
    [1] Un seul monde est possible, et il est gagné.
   *[other] C’est gagné dans les { $worlds } mondes possibles.
  }
refusal-no_such_case = Cette affaire n’existe pas. Il y en a { $count }.
refusal-case_not_yet = L’affaire de ce jour n’est pas encore ouverte. Nous sommes le { $day } (UTC).
refusal-case_wants_secret = Cette affaire se résout en nommant une chose cachée et sa valeur.
refusal-case_wants_decision = Cette affaire se résout par une décision.
refusal-case_no_such_secret = Cette chose cachée n’existe pas. Il y en a { $count }.
refusal-case_no_such_value = Cette valeur n’est pas de celles qu’on peut nommer ici.
refusal-case_not_legal = Cette décision n’est pas permise ici.
refusal-case_example = Les exemples se comptent à partir de 0.

# Debriefs: how it ended for somebody
debrief-stopped = La partie s’est arrêtée avant la fin.
debrief-won = { $person_is ->
    [you] Vous gagnez
   *[other] { $person } gagne
  }{ $ahead ->
    [0] , au départage.
    [one] , avec un point d’avance.
   *[other] , avec { $ahead } points d’avance.
  }
debrief-shared = { $person_is ->
    [you] Vous partagez
   *[other] { $person } partage
  } la victoire, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
debrief-nobody = Personne ne gagne.
debrief-lost = { $person_is ->
    [you] Vous finissez
   *[other] { $person } finit
  } { $last_id ->
    [yes] en dernière place
   *[no] { $place ->
        [2] en deuxième place
        [3] en troisième place
        [4] en quatrième place
        [5] en cinquième place
       *[6] en sixième place
      }
  }, à { $behind ->
    [one] { $behind } point
   *[other] { $behind } points
  } { DE($winner) }.
debrief-lost_even = { $winner } gagne, au départage.

# Where it turned
debrief-even = Une partie serrée jusqu’au bout : aucun coup n’a tout changé.
debrief-turned = Tout bascule au coup { $step } : { $person_is ->
    [you] vos chances passent
   *[other] les chances { DE($person) } passent
  } de { $before } % à { $after } %.

# What to work on
debrief-missed_certain = À retenir : au coup { $step }, { $person_is ->
    [you] vous pouviez jouer à coup sûr, depuis le coup { $since }. Vous y laissez { $cost } % de chances.
   *[other] { $person } pouvait jouer à coup sûr, depuis le coup { $since }, et y laisse { $cost } % de chances.
  }
debrief-missed = À retenir : au coup { $step }, il y avait mieux. { $person_is ->
    [you] Vous y laissez { $cost } % de chances.
   *[other] { $person } y laisse { $cost } % de chances.
  }
debrief-told = À retenir : le coup { $step } { $person_is ->
    [you] en dit long sur vous
   *[other] en dit long sur { $person }
  }, { NUMBER($bits) } bits.
debrief-unlucky = { $person_is ->
    [you] Vous jouez bien ; vos réponses vous apprennent moins
   *[other] { $person } joue bien ; ses réponses lui apprennent moins
  } que prévu, de { NUMBER($bits) } bits.
debrief-clean = { $person_is ->
    [you] Bien joué : vous ne laissez presque rien
   *[other] Bien joué : { $person } ne laisse presque rien
  }, { $cost } % de chances en tout.

# The same in figures, and the moments
debrief-skill = Habileté : { $skill } % de la meilleure chance prise ({ $cost } % de chances laissées en tout).
debrief-luck = Chance : { NUMBER($bits) } bits reçus au-delà de ce qui était attendu.
debrief-discretion = Discrétion : { NUMBER($bits) } bits dévoilés à chacun des autres.
debrief-moment = Coup { $step }, chances de gagner de { $before } % à { $after } % :
debrief-else = C’était possible : { $action } ({ $best } % de chances, au lieu de { $win } %).
debrief-knowable = Ce qu’on pouvait savoir :
debrief-since = (sûr depuis le coup { $since }{ $end ->
    [acted] , utilisé au coup { $at })
    [shown] , dévoilé au coup { $at })
    [lapsed] , jamais utilisé, et plus sûr dès le coup { $at })
   *[unused] , jamais utilisé)
  }

# After the game
refusal-too_long_for_debrief = Cette partie est trop longue pour un debriefing : plus de { $limit } coups.
refusal-too_many_debriefs = Trop de debriefings se préparent en ce moment. Réessayez dans un instant.
refusal-debrief_failed = Ce debriefing n’a pas pu être fait.
refusal-too_much_waiting = Trop de vos demandes attendent encore d’être calculées. Réessayez dans un instant.
refusal-took_too_long = Ce calcul prenait trop de temps : il a été abandonné.
refusal-took_too_much_memory = Ce calcul prenait trop de mémoire : il a été abandonné.
refusal-no_decision_there = Personne n’a décidé à ce coup.
refusal-no_such_step = Il n’y a pas de tel coup : la partie en a { $steps }.
refusal-no_record = Il manque le fichier de la partie.

# Refusals: passkeys and devices
refusal-bad_passkey = Cette clé d’accès n’a pas pu être vérifiée. Réessayez.
refusal-unknown_passkey = Cette clé d’accès n’est pas, ou n’est plus, connue ici.
refusal-no_passkeys_here = Les clés d’accès demandent une adresse en https, ou localhost.
refusal-too_many_passkeys = Vous avez déjà { $limit } clés d’accès : retirez-en une d’abord.
refusal-no_such_passkey = Cette clé d’accès n’existe plus.
refusal-last_passkey = C’est votre seule clé d’accès : ajoutez-en une autre avant de la retirer.
refusal-no_such_device = Cet appareil n’est plus dans la liste.
refusal-no_token = Rien n’est gardé de ce navigateur.
refusal-not_sure = Rien n’a été effacé : ce n’était pas confirmé.

# Fair deals
refusal-not_fair = Cette partie n’a pas de donne vérifiable : elle a été distribuée autrement, ou pour s’entraîner.
refusal-fair_not_asked = Aucune contribution à la donne n’est demandée à cette place.
refusal-fair_changed = Cette place a déjà donné une autre contribution.
refusal-fair_too_late = Le temps de cette contribution est passé.
refusal-fair_copied = Cet engagement est déjà celui de quelqu’un d’autre.
refusal-fair_mismatch = Ce secret n’est pas celui de l’engagement.

# Circles
refusal-deal_sealed = Cette donne se joue encore à une autre table. Elle s’ouvrira quand toutes auront fini.
refusal-plays_same_deal = Vous jouez déjà cette donne à une autre table.
refusal-no_such_circle = Ce cercle n’existe pas, ou plus.
refusal-not_member = C’est réservé aux membres du cercle.
refusal-bad_circle_link = Ce lien n’est pas, ou plus, celui de ce cercle.
refusal-not_founder = Seule la personne qui a fondé le cercle peut le faire.
refusal-no_such_member = Il n’y a pas de tel membre.
refusal-member_name_taken = Quelqu’un porte déjà ce nom dans ce cercle.
refusal-circle_full = Ce cercle est complet : { $limit } au plus.
refusal-not_listed_in_circle = La table d’un cercle n’est montrée qu’au cercle.
refusal-no_such_season = Il n’y a pas de telle saison. Il y en a { $count }.
refusal-no_such_event = Il n’y a pas de telle rencontre.
refusal-event_two_seats = Un tournoi toutes rondes ou suisse se joue à deux. Choisissez des groupes.
refusal-event_cycles = Dans un tournoi toutes rondes, on se rencontre une ou deux fois.
refusal-event_pace = Une rencontre demande un temps limité par décision, sans quoi elle pourrait ne jamais finir.
refusal-event_past = Ce moment est passé.
refusal-event_too_few = Il faut que { $needed } personnes au moins viennent.
refusal-event_full = { $limit } personnes au plus peuvent venir.
refusal-event_not_planned = Cette rencontre a déjà commencé, ou est finie.
refusal-event_over = Cette rencontre est finie.
refusal-event_not_yours = Seule la personne qui a prévu la rencontre, ou fondé le cercle, peut le faire.
refusal-event_too_many = Un cercle peut avoir { $limit } rencontres prévues ou en cours.

## Bots
reason-practised = Par expérience : { $win } % de chances de gagner.
