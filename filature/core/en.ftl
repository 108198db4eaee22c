# Words of the house, for every game.
nothing = nothing

# Lists, a pair at a time: “Ada, Bob and Chloé”; and of clauses
list-more = { $first }, { $next }
list-end = { $first } and { $next }
list-clauses = { $first }; { $next }

told-started = The game begins.
told-over = The game is over: { $reason }. { $winners_count ->
    [0] Nobody wins.
    [one] { $winners_is ->
        [you] You win.
       *[other] { $winners } wins.
      }
   *[other] Shared win: { $winners }.
  }

you = you

# Refusals: set-up
refusal-seats = This game is for { $counts } players.
refusal-unknown_game = There is no game named “{ $game_id }”.
refusal-unknown_option = Unknown option: “{ $option_id }”.
refusal-option_choice = The option “{ $option_id }” must be one of: { $choices_id }.
refusal-option_not_integer = The option “{ $option_id }” must be a whole number.
refusal-option_too_small = The option “{ $option_id }” must be at least { $minimum }.
refusal-option_too_large = The option “{ $option_id }” must be at most { $maximum }.
refusal-beyond_maximum = In this game the option “{ $option_id }” is above { $maximum }, the most that is allowed today. It can be opened and replayed, but no bot, notebook or debrief works on it, and no new table plays it.

# Refusals: actions
refusal-action_not_object = An action must be a JSON object.
refusal-action_lacks = The action lacks the field “{ $field_id }”.
refusal-action_form = The action does not have the right form: { $problem }.
refusal-unknown_action = This game knows no such action.
refusal-out_of_range = “{ $field_id }” must lie between 0 and { $limit }.
refusal-wrong_moment = Not at this moment.
refusal-wrong_actor = This seat has nothing to decide here.
refusal-not_your_turn = It is { $seat }’s turn.
refusal-game_over = The game is over.
refusal-no_such_seat = There is no such seat.

# Refusals: records
refusal-empty_record = The file is empty.
refusal-not_json = This line is not valid JSON.
refusal-not_object = This line is not an object.
refusal-field_twice = The field “{ $field_id }” is there twice.
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
refusal-players_count = There are { $count } players for { $wanted } seats.
refusal-other_must_act = { $due_id ->
    [none] Chance must act here ({ $asked_id }).
   *[other] Seat { $due } must act here ({ $asked_id }).
  }
refusal-after_outcome = Nothing may follow the outcome.
refusal-outcome_missing = The game is over, but the outcome is missing.
refusal-not_over_yet = The outcome is given, but the game is not over.
refusal-outcome_wrong = The outcome is wrong: “{ $field_id }” should be { $true_id }.
refusal-unreadable_record = Line { $line }: this game does not follow the rules.

# Refusals: tables
refusal-no_such_table = This table does not exist, or does not any more.
refusal-bad_invite = This invitation is not for this table.
refusal-not_seated = This table is private: you need its invitation link.
refusal-table_full = All seats are taken.
refusal-name_missing = You need a name to sit down.
refusal-name_too_long = A name can have { $limit } characters at most.
refusal-name_unreadable = This name contains unreadable characters.
refusal-name_taken = Somebody at this table already has that name.
refusal-no_person = At least one seat must be for a person.
refusal-unknown_bot = There is no such bot. There are: { $bots }.
refusal-not_playing = No game is in progress.
refusal-not_asked = This decision is not, or no longer, to be made.
refusal-bad_message = This message cannot be read: { $problem }.
refusal-bad_protocol = This page is out of date: please reload it.
refusal-foreign_origin = This request comes from another site.
refusal-unknown_host = This server does not answer under the name “{ $host_id }”. Whoever runs it can allow the name: as “origin” in its settings (docs/host.md).
refusal-not_found = There is nothing at this address.
refusal-server_error = The server ran into an error; nothing has changed.
refusal-store_down = The server cannot reach its data right now. Nothing confirmed is lost; try again in a moment.
refusal-no_room = The server’s disk is almost full: it takes no new tables, messages or notes. Running games go on.
refusal-talk_full = This table has kept enough messages: it takes no more.
refusal-commands_full = You have asked enough of this table: { $limit } requests at most, decisions apart.

# What happens at a table beside the game
told-said = { $person_is ->
    [you] You: “{ $text_id }”
    [nobody] { $name_id } (watching): “{ $text_id }”
   *[other] { $person }: “{ $text_id }”
  }
told-spectators_said = { $name_id } (watching) said: “{ $text_id }”
told-signal = { $signal_id ->
    [none] { $addressee_is ->
        [you] { $person } makes a sign to you.
       *[other] { $person } makes a sign to { $addressee }.
      }
    [look] { $person_is ->
        [you] For { $addressee }, you look at { $glance_is ->
            [you] yourself
           *[other] { $glance }
          }.
       *[other] For { $addressee_is ->
            [you] you
           *[other] { $addressee }
          }, { $person } looks at { $glance_is ->
            [you] you
           *[other] { $glance }
          }.
      }
   *[other] { $person_is ->
        [you] Your sign to { $addressee }: { $signal }.
       *[other] { $addressee_is ->
            [you] { $person } signs to you: { $signal }.
           *[other] { $person } signs to { $addressee }: { $signal }.
          }
      }
  }
told-took_back = { $person_is ->
    [you] You take your choice back.
   *[other] { $person } takes their choice back.
  }
told-left_table = { $person_is ->
    [you] You have left the table.
   *[other] { $person } has left the table.
  }
told-stand_in = { $person_is ->
    [you] A bot decides for you until you are back.
   *[other] A bot decides for { $person } until they are back.
  }
told-came_back = { $person_is ->
    [you] You decide again.
   *[other] { $person } is back.
  }
told-time_up = { $person_is ->
    [you] Your time is up: a bot decides.
   *[other] { $person }’s time is up: a bot decides.
  }
told-extended = { $person_is ->
    [you] You have { $seconds ->
        [86400] one day
       *[other] { $seconds } seconds
    } more.
   *[other] { $person } takes { $seconds ->
        [86400] one day
       *[other] { $seconds } seconds
    } more.
  }
told-vacation = { $days ->
    [0] { $person_is ->
        [you] You are back from vacation.
       *[other] { $person } is back from vacation.
    }
    [one] { $person_is ->
        [you] You are on vacation for { $days } day: your clock waits.
       *[other] { $person } is on vacation for { $days } day.
    }
   *[other] { $person_is ->
        [you] You are on vacation for { $days } days: your clock waits.
       *[other] { $person } is on vacation for { $days } days.
    }
  }
told-stopped_early = The game stops here. Everything is shown.
told-sealed = The game is over. How it ended is shown once every table with the same deal is over.
word-sign_wink = a wink
word-sign_nod = a nod
word-sign_shake = a shake of the head
word-sign_one = one finger
word-sign_two = two fingers
word-sign_three = three fingers
word-sign_four = four fingers
word-sign_look = a look
word-sign_hat = a tap of the hat
word-sign_cough = a cough
word-sign_shrug = a shrug

# Refusals: at a table
refusal-cannot_undo = Too late to take this choice back: somebody has already learned from it.
refusal-too_often = Too many requests at once: wait { $seconds } s.
refusal-too_many_connections = Too many connections from this address: { $limit } at most.
refusal-too_many_watching = So many are watching this table already: { $limit } at most.
refusal-too_many_at_seat = This table is open { $limit } times here already: close one of them.
refusal-nobody_looks = Nobody is looking: choose a seat first.
refusal-text_unreadable = This text contains unreadable characters.
refusal-nothing_said = There is nothing to say.
refusal-too_long = That is too long: { $limit } characters at most.
refusal-muted = The person who opened the table has muted you.
refusal-no_talk_now = Nobody talks during a round; signs are allowed.
refusal-no_such_signal = There is no such sign at this table.
refusal-no_days = This table is not played over days.
refusal-no_such_zone = There is no such time zone.
refusal-rest_bounds = Hours of rest are from 1 to { $maximum } a day.
refusal-vacation_bounds = You have { $days ->
    [one] { $days } day
   *[other] { $days } days
} of vacation left in this game.
refusal-no_vacation = You are not on vacation.
refusal-no_clock = This table has no clock.
refusal-no_more_time = All extensions have been used.
refusal-not_absent = This person is not away.
refusal-not_away = You were not away.
refusal-already_left = You have already left the table.
refusal-seat_empty = This seat is already free.
refusal-not_host = Only the person who opened the table can do this.
refusal-already_started = The game has already begun.
refusal-no_notebook = This table is played without a notebook.
refusal-bad_code = This code is not, or no longer, valid.
refusal-pace_bounds = The time must be between { $minimum } and { $maximum } seconds.
refusal-delay_bounds = Spectators can be { $maximum } moves behind at most.
refusal-practice_alone = A practice table is private, against bots only.
refusal-seed_bounds = The seed must be a positive whole number, at most 2⁵³.

# Refusals: notifications
refusal-endpoint_form = This is not a complete address, like https://example.org/path.
refusal-endpoint_long = This address is too long (at most { $limit } characters).
refusal-endpoint_https = Only addresses with https:// are accepted.
refusal-endpoint_name = The address needs a full name, not a number or a local name.
refusal-endpoint_port = Only the ports 443 and 8443 are accepted.
refusal-endpoint_inner = This address leads inside a network: the server does not go there.
refusal-endpoint_unknown = This server cannot be found: check the address.
refusal-endpoint_unreachable = This server lets nobody in.
refusal-endpoint_silent = No answer within { $seconds } seconds.
refusal-endpoint_certificate = The certificate of this server is not valid.
refusal-endpoint_nonsense = The answer of this server cannot be read.
refusal-endpoint_redirects = This address leads elsewhere: give the final one.
refusal-endpoint_refuses = The server refuses the message (code { $status }).
refusal-endpoint_topic = The address must end with the topic, like https://ntfy.sh/my-topic.
refusal-push_keys = The keys of this browser cannot be read.
refusal-mail_form = This is not an e-mail address.
refusal-mail_off = This server sends no e-mail.
refusal-mail_refused = The mail server refuses this address.
refusal-mail_down = The e-mail was not sent: the mail server does not answer.
refusal-mail_asked = An e-mail was sent to this address already: open it, or try again in an hour.
refusal-mail_unconfirmed = The address is not confirmed yet: open the link in the first e-mail.
refusal-mail_hour = An e-mail was sent less than an hour ago.
refusal-no_time_zone = This time zone is unknown.
refusal-no_language = This language is unknown.
refusal-channel_off = This server sends no such messages.
refusal-too_many_channels = { $limit } ways at most: remove one first.
refusal-no_such_channel = This link is no longer valid.

# The notebook
section-certainty = What is certain
section-chances = The exact odds
line-nothing_certain = Nothing is certain yet.
section-suspicion = What can be suspected
word-others = others
pair-odds = { $key } ({ $value }%)

# Bots, by what they do
bot-recruit = recruit
bot-novice = novice
bot-agent = agent
bot-master = master
bot-ref-random = at random
bot-ref-search = plain search
bot-ref-search-how = A yardstick: knows only the rules, and plays random games to the end; it plays any game.
bot-ref-master-1 = first master
bot-ref-master-1-how = A yardstick: the first master, which always thinks for the same time.

# Previews of links
preview-invitation = { $host } invites you to a game of { $game }.
preview-game = { $game }, a game of deduction on Filature

# Pictures of previews: before the game’s name, on the stamp, below
preview-card-before = A game of
preview-card-stamp = You are invited
preview-card-last = No account, in the browser.

# Cases
case_question-certain = One hidden thing alone is certain. Which, and what is it?
case_question-question = One decision tells you more than any other. Which?
case_question-win = One decision is sure to win, whatever the others hide. Which?
case-right = Right: it is so in every possible world.
case-given_up = Here is the solution.
case-possible = Possible, not certain: this world holds as well.
case-impossible = Impossible: no world agrees with this answer.
case-tells_most = Right: { $bits } { $bits ->
    [one] bit
   *[other] bits
  } on average, and nothing tells more.
case-tells_less = Not enough: { $bits } { $bits ->
    [one] bit
   *[other] bits
  } on average, and there is better: { $best }.
case-wins = Right: this wins in every possible world.
case-not_sure = Not sure: in this world, it does not win.
case-same_in_all = It is so in all { $worlds } possible worlds, and nothing else is.
case-tells = This tells { $bits } { $bits ->
    [one] bit
   *[other] bits
  } on average, { $margin } more than any other decision.
case-wins_in_all = { $worlds ->
    [1] One world alone is possible, and this wins it.
   *[other] This wins in all { $worlds } possible worlds.
  }
refusal-no_such_case = There is no such case. There are { $count }.
refusal-case_not_yet = The case of that day is not open yet. Today is { $day } (UTC).
refusal-case_wants_secret = This case is solved by naming a hidden thing and its value.
refusal-case_wants_decision = This case is solved by a decision.
refusal-case_no_such_secret = There is no such hidden thing. There are { $count }.
refusal-case_no_such_value = This value is not one that can be named here.
refusal-case_not_legal = This decision is not allowed here.
refusal-case_example = Examples are counted from 0.

# Debriefs: how it ended for somebody
debrief-stopped = The game was stopped before its end.
debrief-won = { $person_is ->
    [you] You win
   *[other] { $person } wins
  }{ $ahead ->
    [0] , on the tie-break.
    [one] , one point ahead.
   *[other] , { $ahead } points ahead.
  }
debrief-shared = { $person_is ->
    [you] You share
   *[other] { $person } shares
  } the victory, with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
debrief-nobody = Nobody wins.
debrief-lost = { $person_is ->
    [you] You come
   *[other] { $person } comes
  } { $last_id ->
    [yes] last
   *[no] { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] sixth
      }
  }, { $behind ->
    [one] { $behind } point
   *[other] { $behind } points
  } behind { $winner }.
debrief-lost_even = { $winner } wins, on the tie-break.

# Where it turned
debrief-even = Close to the very end: no single move changed everything.
debrief-turned = It all turns on move { $step }: { $person_is ->
    [you] your chances
   *[other] { $person }’s chances
  } go from { $before }% to { $after }%.

# What to work on
debrief-missed_certain = To remember: at move { $step }, { $person_is ->
    [you] you had a sure thing, since move { $since }. It costs you { $cost }% of your chances.
   *[other] { $person } had a sure thing, since move { $since }. It costs { $cost }% of the chances.
  }
debrief-missed = To remember: at move { $step } there was something better. { $person_is ->
    [you] It costs you { $cost }% of your chances.
   *[other] It costs { $person } { $cost }% of the chances.
  }
debrief-told = To remember: move { $step } says a lot about { $person_is ->
    [you] you
   *[other] { $person }
  }, { NUMBER($bits) } bits.
debrief-unlucky = { $person_is ->
    [you] You play well; your answers tell you
   *[other] { $person } plays well; the answers tell
  } { NUMBER($bits) } bits less than expected.
debrief-clean = { $person_is ->
    [you] Well played: you give up almost nothing
   *[other] Well played: { $person } gives up almost nothing
  }, { $cost }% of the chances in all.

# The same in figures, and the moments
debrief-skill = Skill: { $skill }% of the best chance taken ({ $cost }% of the chances given up in all).
debrief-luck = Luck: { NUMBER($bits) } bits received beyond what was expected.
debrief-discretion = Discretion: { NUMBER($bits) } bits given away to each of the others.
debrief-moment = Move { $step }, chance to win from { $before }% to { $after }%:
debrief-else = Possible was: { $action } ({ $best }% of the chances, instead of { $win }%).
debrief-knowable = What could be known:
debrief-since = (certain since move { $since }{ $end ->
    [acted] , used at move { $at })
    [shown] , shown at move { $at })
    [lapsed] , never used, and uncertain again from move { $at })
   *[unused] , never used)
  }

# After the game
refusal-too_long_for_debrief = This game is too long for a debrief: more than { $limit } moves.
refusal-too_many_debriefs = Too many debriefs are being made right now. Try again in a moment.
refusal-debrief_failed = This debrief could not be made.
refusal-too_much_waiting = Too much that you asked for is still waiting to be worked out. Try again in a moment.
refusal-took_too_long = This took too long to work out and was given up.
refusal-took_too_much_memory = This took too much memory to work out and was given up.
refusal-no_decision_there = Nobody decided at this move.
refusal-no_such_step = There is no such move: the game has { $steps }.
refusal-no_record = The record of the game is missing.

# Refusals: passkeys and devices
refusal-bad_passkey = This passkey could not be checked. Try again.
refusal-unknown_passkey = This passkey is not, or no longer, known here.
refusal-no_passkeys_here = Passkeys need an address that begins with https, or localhost.
refusal-too_many_passkeys = You have { $limit } passkeys already: remove one first.
refusal-no_such_passkey = This passkey is gone already.
refusal-last_passkey = This is your only passkey: add another before you remove it.
refusal-no_such_device = This device is gone already.
refusal-no_token = Nothing is kept of this browser.
refusal-not_sure = Nothing was erased: it was not confirmed.

# Fair deals
refusal-not_fair = This game has no fair deal to be checked: it was played by other rules of dealing, or for practice.
refusal-fair_not_asked = This seat is not asked to contribute to the deal.
refusal-fair_changed = This seat has contributed something else already.
refusal-fair_too_late = The time for this contribution is over.
refusal-fair_copied = This commitment is already somebody else’s.
refusal-fair_mismatch = This secret is not the one that was committed to.

# Circles
refusal-deal_sealed = This deal is still being played at another table. It opens once all its tables are over.
refusal-plays_same_deal = You already play this deal at another table.
refusal-no_such_circle = This circle does not exist, or does not any more.
refusal-not_member = This is for members of the circle.
refusal-bad_circle_link = This link is not, or no longer, this circle’s.
refusal-not_founder = Only the circle’s founder can do this.
refusal-no_such_member = There is no such member.
refusal-member_name_taken = Somebody in this circle already has that name.
refusal-circle_full = This circle is full: { $limit } at most.
refusal-not_listed_in_circle = A circle’s table is shown to the circle alone.
refusal-no_such_season = There is no such season. There are { $count }.
refusal-no_such_event = There is no such event.
refusal-event_two_seats = A round robin or a Swiss is for games of two. Choose pods.
refusal-event_cycles = In a round robin, everybody meets once or twice.
refusal-event_pace = An event needs a time limit for each decision, or it might never end.
refusal-event_past = This moment has passed.
refusal-event_too_few = { $needed } people at least must come.
refusal-event_full = { $limit } people at most can come.
refusal-event_not_planned = This event has already begun, or is over.
refusal-event_over = This event is over.
refusal-event_not_yours = Only who planned the event, or the circle’s founder, can do this.
refusal-event_too_many = A circle can have { $limit } events planned or running.

## Bots
reason-practised = From practice: a { $win }% chance to win.
