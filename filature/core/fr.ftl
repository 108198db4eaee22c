# Words of the house, for every game.
nothing = rien

told-started = La partie commence.
told-over = La partie est finie : { $reason }. { $winners_count ->
    [0] Personne ne gagne.
    [one] { $winners_is ->
        [you] Vous gagnez.
       *[other] { $winners } gagne.
      }
   *[other] Victoire partagée : { $winners }.
  }

you = vous

# Refusals: set-up
refusal-seats = Ce jeu se joue à { $seats }.
refusal-unknown_game = Il n’y a pas de jeu nommé « { $game } ».
refusal-unknown_option = Option inconnue : « { $option } ».
refusal-option_choice = L’option « { $option } » doit être l’une de : { $choices }.
refusal-option_not_integer = L’option « { $option } » doit être un nombre entier.
refusal-option_too_small = L’option « { $option } » doit valoir au moins { $minimum }.
refusal-option_too_large = L’option « { $option } » doit valoir au plus { $maximum }.

# Refusals: actions
refusal-action_not_object = Une action doit être un objet JSON.
refusal-action_lacks = Il manque à l’action le champ « { $field } ».
refusal-action_form = L’action n’a pas la bonne forme : { $problem }.
refusal-unknown_action = Ce jeu ne connaît pas cette action.
refusal-out_of_range = « { $field } » doit être compris entre 0 et { $limit }.
refusal-wrong_moment = Ce n’est pas le moment de faire cela.
refusal-wrong_actor = Ce n’est pas à ce siège de décider.
refusal-not_your_turn = C’est à { $seat } de jouer.
refusal-game_over = La partie est finie.
refusal-no_such_seat = Ce siège n’existe pas.

# Refusals: records
refusal-empty_record = Le fichier est vide.
refusal-not_json = Cette ligne n’est pas du JSON lisible.
refusal-not_object = Cette ligne n’est pas un objet.
refusal-field_twice = Le champ « { $field } » y figure deux fois.
refusal-lacks = { $what_id ->
    [header] Il manque à l’en-tête le champ « { $field } ».
    [outcome] Il manque à l’issue le champ « { $field } ».
   *[line] Il manque à la ligne le champ « { $field } ».
  }
refusal-unknown_field = { $what_id ->
    [header] L’en-tête a un champ « { $field } » qui n’y a pas sa place.
    [outcome] L’issue a un champ « { $field } » qui n’y a pas sa place.
   *[line] La ligne a un champ « { $field } » qui n’y a pas sa place.
  }
refusal-unknown_format = Format inconnu : seul « { $known } » se lit ici.
refusal-not_text = « { $field } » doit être un texte.
refusal-options_not_object = Les options doivent être un objet.
refusal-players_not_texts = Les noms doivent être une liste de textes.
refusal-players_count = Il y a { $count } noms pour { $seats } sièges.
refusal-other_must_act = { $due_id ->
    [none] Le hasard doit agir ici ({ $asked_id }).
   *[other] Le siège { $due } doit agir ici ({ $asked_id }).
  }
refusal-after_outcome = Rien ne peut suivre l’issue.
refusal-outcome_missing = La partie est finie, mais l’issue manque.
refusal-not_over_yet = L’issue est donnée, mais la partie n’est pas finie.
refusal-outcome_wrong = L’issue est fausse : « { $field } » devrait être { $true }.
