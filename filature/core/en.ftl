# Words of the house, for every game.
nothing = nothing

told-started = The game begins.
told-over = The game is over: { $reason }. { $winners_count ->
    [0] Nobody wins.
    [one] { $winners_is ->
        [you] You win.
       *[other] { $winners } wins.
      }
   *[other] Shared victory: { $winners }.
  }

you = you

# Refusals: set-up
refusal-seats = This game is played by { $seats }.
refusal-unknown_game = There is no game named “{ $game }”.
refusal-unknown_option = unknown option “{ $option }”
refusal-option_choice = The option “{ $option }” must be one of: { $choices }.
refusal-option_not_integer = The option “{ $option }” must be a whole number.
refusal-option_too_small = The option “{ $option }” must be at least { $minimum }.
refusal-option_too_large = The option “{ $option }” must be at most { $maximum }.

# Refusals: actions
refusal-action_not_object = An action must be a JSON object.
refusal-action_lacks = The action lacks the field “{ $field }”.
refusal-action_form = The action does not have the right form: { $problem }.
refusal-unknown_action = This game knows no such action.
refusal-out_of_range = “{ $field }” must lie between 0 and { $limit }.
refusal-wrong_moment = This is not the moment for that.
refusal-wrong_actor = This seat has nothing to decide here.
refusal-not_your_turn = It is { $seat }’s turn.
refusal-game_over = The game is over.
refusal-no_such_seat = There is no such seat.

# Refusals: records
refusal-empty_record = The file is empty.
refusal-not_json = This line is not readable JSON.
refusal-not_object = This line is not an object.
refusal-field_twice = The field “{ $field }” stands there twice.
refusal-lacks = { $what_id ->
    [header] The header lacks the field “{ $field }”.
    [outcome] The outcome lacks the field “{ $field }”.
   *[line] The line lacks the field “{ $field }”.
  }
refusal-unknown_field = { $what_id ->
    [header] The header has a field “{ $field }” that does not belong there.
    [outcome] The outcome has a field “{ $field }” that does not belong there.
   *[line] The line has a field “{ $field }” that does not belong there.
  }
refusal-unknown_format = Unknown format: only “{ $known }” is read here.
refusal-not_text = “{ $field }” must be a text.
refusal-options_not_object = The options must be an object.
refusal-players_not_texts = The players must be a list of texts.
refusal-players_count = There are { $count } players for { $seats } seats.
refusal-other_must_act = { $due_id ->
    [none] Chance must act here ({ $asked_id }).
   *[other] Seat { $due } must act here ({ $asked_id }).
  }
refusal-after_outcome = Nothing may follow the outcome.
refusal-outcome_missing = The game is over, but the outcome is missing.
refusal-not_over_yet = The outcome is given, but the game is not over.
refusal-outcome_wrong = The outcome is wrong: “{ $field }” should be { $true }.
