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
refusal-unknown_game = There is no game named “{ $game_id }”.
refusal-unknown_option = unknown option “{ $option_id }”
refusal-option_choice = The option “{ $option_id }” must be one of: { $choices }.
refusal-option_not_integer = The option “{ $option_id }” must be a whole number.
refusal-option_too_small = The option “{ $option_id }” must be at least { $minimum }.
refusal-option_too_large = The option “{ $option_id }” must be at most { $maximum }.

# Refusals: actions
refusal-action_not_object = An action must be a JSON object.
refusal-action_lacks = The action lacks the field “{ $field_id }”.
refusal-action_form = The action does not have the right form: { $problem }.
refusal-unknown_action = This game knows no such action.
refusal-out_of_range = “{ $field_id }” must lie between 0 and { $limit }.
refusal-wrong_moment = This is not the moment for that.
refusal-wrong_actor = This seat has nothing to decide here.
refusal-not_your_turn = It is { $seat }’s turn.
refusal-game_over = The game is over.
refusal-no_such_seat = There is no such seat.

# Refusals: records
refusal-empty_record = The file is empty.
refusal-not_json = This line is not readable JSON.
refusal-not_object = This line is not an object.
refusal-field_twice = The field “{ $field_id }” stands there twice.
refusal-lacks = { $what_id ->
    [header] The header lacks the field “{ $field_id }”.
    [outcome] The outcome lacks the field “{ $field_id }”.
   *[line] The line lacks the field “{ $field_id }”.
  }
refusal-unknown_field = { $what_id ->
    [header] The header has a field “{ $field_id }” that does not belong there.
    [outcome] The outcome has a field “{ $field_id }” that does not belong there.
   *[line] The line has a field “{ $field_id }” that does not belong there.
  }
refusal-unknown_format = Unknown format: only “{ $known }” is read here.
refusal-not_text = “{ $field_id }” must be a text.
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
refusal-outcome_wrong = The outcome is wrong: “{ $field_id }” should be { $true }.

# Refusals: tables
refusal-no_such_table = This table does not exist, or no longer does.
refusal-bad_invite = This invitation does not open this table.
refusal-not_seated = This table is private: its invitation link is needed.
refusal-table_full = All seats are taken.
refusal-name_missing = A name is needed to sit down.
refusal-name_too_long = A name has at most { $limit } characters.
refusal-name_unreadable = This name holds characters that cannot be read.
refusal-name_taken = Somebody at this table already has that name.
refusal-no_person = At least one seat must be for a person.
refusal-unknown_bot = There is no such bot. There are: { $bots }.
refusal-not_playing = No game is going on.
refusal-not_asked = This decision is no longer, or not yet, asked for.
refusal-bad_message = This message cannot be read: { $problem }.
refusal-bad_protocol = This page is of another version: please reload it.
refusal-foreign_origin = This request comes from another site.
refusal-not_found = There is nothing at this address.
refusal-server_error = The server met an error; nothing has changed.

# Bots, by what they do
bot-recruit = recruit
bot-novice = novice
bot-agent = agent
bot-master = master
bot-ref-random = at random
