# Spies vs Spies
name = Spies vs Spies
tagline = Find your team without a word.
authors = A game by Frédéric Morard
summary = In Venice two teams of spies face each other, and nobody knows yet who is on which side. Each hand has three cards: an accessory, a vehicle, an objective. Colours decide the teams, objectives name the targets. On your turn, secretly ask somebody for a card, or call the mission: then everybody points at a target at the same time. A team succeeds if both its members point right, and whoever calls the mission plays for high stakes. With three players, a fourth, virtual hand is never wrong.
minutes = 30

option-target_score = Points to reach
option-rounds = Rounds at most
option-question_limit = Questions a round at most (a rule of this program)
option-notes = Cards seen
option-signals = Signals at the table
value-target_score = { $value ->
    [one] { $value } point
   *[other] { $value } points
  }
value-rounds = { $value_id ->
    [none] No limit
   *[some] { $value ->
        [one] { $value } round
       *[other] { $value } rounds
      }
  }
value-question_limit = { $value ->
    [0] No questions
    [one] { $value } question
   *[other] { $value } questions
  }
value-notes = { $value_id ->
    [none] For you to remember
   *[auto] Noted by the program
  }
value-signals = { $value_id ->
    [open] Seen by everybody
    [none] No signals
   *[discreet] Discreet: the others do not see which
  }

word-virtual = Phantom
word-accessory = accessory
word-vehicle = vehicle
word-objective = objective
word-umbrella = red umbrella
word-fan = red fan
word-hat = blue hat
word-mask = blue mask
word-bike = red bike
word-vaporetto = red vaporetto
word-scooter = blue scooter
word-gondola = blue gondola
word-red_stars = red stars
word-red_omega = red omega
word-blue_stars = blue stars
word-blue_omega = blue omega
word-red = red
word-blue = blue
word-target_reached = the goal is reached
word-rounds_played = all rounds are played

# What is asked
ask-first_player = Chance decides who begins.
ask-deal = The cards are dealt.
ask-turn = Ask a question, or call the mission.
ask-must_call = No questions left in this round: call the mission.
ask-point = Mission! Point at your target.
waiting-turn = { $seat } is thinking.
waiting-must_call = { $seat } must call the mission.
waiting-point = { $seat } is looking for a target.

# What happens
told-first_player = { $seat_is ->
    [you] You begin the first round.
   *[other] { $seat } begins the first round.
  }
told-round_began = Round { $round }: the cards are dealt. { $seat_is ->
    [you] You begin.
   *[other] { $seat } begins.
  }
told-dealt = { $seat_is ->
    [you] You receive: { $cards }.
   *[other] { $seat } receives: { $cards }.
  }
told-asked = { $show_id ->
    [none] { $seat_is ->
        [you] You ask { $target } for their { $category }.
       *[other] { $target_is ->
            [you] { $seat } asks you for your { $category }.
           *[other] { $seat } asks { $target } for their { $category }.
          }
      }
   *[some] { $seat_is ->
        [you] You show { $target } your { $show } and ask for their { $category }.
       *[other] { $target_is ->
            [you] { $seat } shows you their { $show } and asks for your { $category }.
           *[other] { $seat } shows { $target } their own { $show } and asks for { $target }’s { $category }.
          }
      }
  }
told-shown = { $seat_is ->
    [you] { $owner } shows you: { $card }.
   *[other] { $owner_is ->
        [you] You show { $seat }: { $card }.
       *[other] { $owner } shows { $seat }: { $card }.
      }
  }
told-glimpsed = { $seat_is ->
    [you] { $owner } shows you: { $card }. Remember it: nothing is noted.
   *[other] { $owner_is ->
        [you] You show { $seat }: { $card }.
       *[other] { $owner } shows { $seat }: { $card }.
      }
  }
told-mission_called = { $seat_is ->
    [you] You call the mission. Everybody points at a target.
   *[other] { $seat } calls the mission. Everybody points at a target.
  }
told-pointed = { $target_is ->
    [nobody] { $seat } has chosen a target.
   *[other] { $seat_is ->
        [you] You point at { $target }.
       *[other] { $target_is ->
            [you] { $seat } points at you.
           *[other] { $seat } points at { $target }.
          }
      }
  }
told-revealed = { $seat_is ->
    [you] You: { $team } team, with { $cards }. { $right_id ->
        [yes] You pointed at { $pointed }: right!
       *[no] You pointed at { $pointed }; your target was { $target }.
      }
   *[other] { $seat }: { $team } team, with { $cards }. { $right_id ->
        [yes] { $pointed_is ->
            [you] Pointed at you: right.
           *[other] Pointed at { $pointed }: right.
          }
       *[no] { $pointed_is ->
            [you] Pointed at you; the target was { $target }.
           *[other] Pointed at { $pointed }; the target was { $target_is ->
                [you] you
               *[other] { $target }
              }.
          }
      }
  }
told-team_scored = { $team_id ->
    [red] Red
   *[blue] Blue
  } team ({ $members }){ $called_id ->
    [yes] , which called the mission
   *[no] { "" }
  }: { $success_id ->
    [yes] success
   *[no] failure
  }. { $points ->
    [0] No points.
    [one] { $points } point for each member.
   *[other] { $points } points for each member.
  } Totals: { $totals }.

# The strip of the last events: the answer to one's own move, and shorter sentences
log-round = Round { $number }
verdict-shown = { $seat_is ->
    [you] { $owner } shows you:
   *[other] Shown to { $seat }:
  }
result-shown = { $card }. Nobody else has seen it.
verdict-glimpsed = { $seat_is ->
    [you] { $owner } shows you:
   *[other] Shown to { $seat }:
  }
result-glimpsed = { $card }. Remember it: nothing is noted.
verdict-revealed = { $right_id ->
    [yes] Well aimed!
   *[no] Missed.
  }
result-revealed = { $right_id ->
    [yes] { $target } was your target.
   *[no] Your target was { $target }.
  }
verdict-team_scored = { $success_id ->
    [yes] Success!
   *[no] Failure.
  }
result-team_scored = { $team_id ->
    [red] Red
   *[blue] Blue
  } team: { $points ->
    [0] no points.
    [one] { $points } point for each member.
   *[other] { $points } points for each member.
  }
brief-team_scored = { $team_id ->
    [red] Red
   *[blue] Blue
  } team: { $success_id ->
    [yes] success
   *[no] failure
  }, { $points ->
    [0] no points.
    [one] { $points } point for each member.
   *[other] { $points } points for each member.
  }

# What can be done
choice-ask = { $category_id ->
    [vehicle] Ask for a vehicle
   *[other] Ask for an { $category }
  }
choice-mission = Call the mission
choice-point = Point
hint-ask = { $category_id ->
    [objective] You first show one of your cards; everybody will know of which kind.
   *[other] The card is shown to you alone; everybody hears the question.
  }
hint-mission = If your team succeeds, 3 points for each member. If not, 2 more points for each member of the other team.
hint-point = The others will see your choice only once everybody has pointed.
action-ask = { $category_id ->
    [objective] Show { $target } your { $show } and ask for their objective
   *[other] Ask { $target } for their { $category }
  }
action-mission = Call the mission
action-point = Point at { $target }
action-first_player = { $first } begins
action-deal = Deal the cards
field-target = The person
field-category = The card
field-show = The card you show
value-target = { $value }
value-show = Your { $value }

# What lies on the table
section-progress = The game
section-questions = This round’s questions
section-player = { $seat_is ->
    [you] You
   *[other] { $seat }
  }
section-mission = The last mission (round { $round })
section-help = Help card
line-round = { $rounds_id ->
    [none] Round { $round }.
   *[some] Round { $round } of at most { $rounds }.
  }
line-target_score = { $points ->
    [one] The game ends at { $points } point.
   *[other] The game ends at { $points } points.
  }
line-first = { $seat_is ->
    [you] You began this round.
   *[other] { $seat } began this round.
  }
line-question_count = { $count ->
    [0] No questions asked
    [one] { $count } question asked
   *[other] { $count } questions asked
  }, { $limit } at most (a rule of this program).
line-caller = { $seat_is ->
    [you] You called the mission.
   *[other] { $seat } called the mission.
  }
line-no_notes = Cards seen are not noted: you have to remember them.
line-no_question = No questions so far.
line-question = { $show_id ->
    [none] { $seat_is ->
        [you] You asked { $target } for their { $category }.
       *[other] { $target_is ->
            [you] { $seat } asked you for your { $category }.
           *[other] { $seat } asked { $target } for their { $category }.
          }
      }
   *[some] { $seat_is ->
        [you] You showed { $target } your { $show } to see their { $category }.
       *[other] { $target_is ->
            [you] { $seat } showed you their { $show } to see your { $category }.
           *[other] { $seat } showed { $target } their own { $show } to see { $target }’s { $category }.
          }
      }
  }
line-virtual = A virtual hand: takes no turns, always points right, never shows its objective.
line-cards_hidden = Cards hidden.
line-card = { $category_id ->
    [accessory] Accessory
    [vehicle] Vehicle
   *[objective] Objective
  }: { $card_id ->
    [none] unknown
   *[some] { $card }
  }.
line-pointed = { $target_is ->
    [nobody] Has chosen a target.
   *[other] { $seat_is ->
        [you] You point at { $target }.
       *[other] Points at { $target }.
      }
  }
line-score = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
line-revealed = { $seat_is ->
    [you] You
   *[other] { $seat }
  }, { $team } team: { $cards }. Target: { $target_is ->
    [you] you
   *[other] { $target }
  }; { $right_id ->
    [yes] pointed at, rightly.
   *[no] pointed at instead: { $pointed_is ->
        [you] you
       *[other] { $pointed }
      }.
  }
line-team_scored = { $team_id ->
    [red] Red
   *[blue] Blue
  } team ({ $members }): { $success_id ->
    [yes] success
   *[no] failure
  }, { $points ->
    [0] no points
    [one] { $points } point for each member
   *[other] { $points } points for each member
  }.
line-help_accessories = Accessories: umbrella and fan, red; hat and mask, blue.
line-help_vehicles = Vehicles: bike and vaporetto, red; scooter and gondola, blue.
line-help_objectives = Objectives: stars and omega, each in red and in blue.
line-help_team = Your team is the colour you hold most of. But if only one of the four hands is all one colour, every team is the colour of its objective.
line-help_red = Red team: objectives that differ, aim at the blue team’s stars; alike, at its hat, or else its scooter.
line-help_blue = Blue team: objectives that differ, aim at the red team’s omega; alike, at its bike, or else its umbrella.
line-help_points = A team succeeds if both its members point right: 1 point for each member. The team that called the mission gains 2 more points for each member if it succeeds; otherwise they go to the other team.

# The board
board-ask = Ask a question
board-ask-what = Which card to ask for, and from whom
board-others = The dossiers
board-hand = Your hand
board-your-target = Your target
board-cell = { $name }, { $category }: { $known }
board-own = Your { $category }: { $known }
board-seen = { $card }, seen.
board-deduced = { $card }, deduced.
board-left = unknown; it may be { $cards }.
board-unknown = unknown.
board-never-shown = Never shown.
board-tab = { $name } · { $target_is ->
    [nobody] has pointed
    [you] target: you
   *[other] target: { $target }
  }
board-team = { $team } team
board-likely = { $team }, bar the exception
board-team-unknown = team unknown
board-virtual = A virtual hand, always points right.
board-item-umbrella = umbrella
board-item-fan = fan
board-item-hat = hat
board-item-mask = mask
board-item-bike = bike
board-item-vaporetto = vaporetto
board-item-scooter = scooter
board-item-gondola = gondola
board-item-stars = stars
board-item-omega = omega
board-round = Round { $round }
board-rounds = { $rounds ->
    [one] One round only.
   *[other] { $rounds } rounds at most.
  }
board-countdown = { $count ->
    [one] { $count } question
   *[other] { $count } questions
  } of { $limit }, then a forced mission (a rule of this program).
board-countdown-over = { $limit ->
    [0] No questions allowed
    [one] The question is asked
   *[other] All { $limit } questions are asked
  }: the mission is forced (a rule of this program).
board-result = { $team_id ->
    [red] Red
   *[blue] Blue
  }: { $success_id ->
    [yes] success
   *[no] failure
  }, { $points ->
    [0] 0 points
   *[other] +{ $points } each
  }
board-mission = Mission of round { $round }
board-rounds-played = The rounds
board-called = called the mission:
board-caller-how = called the mission
board-sum = In all
board-legend = Dashes and pencil: deduced.
board-finger = Pointed at { $pointed_is ->
    [you] you
   *[other] { $pointed }
  }{ $right_id ->
    [yes] { ": right" }
   *[no] , target: { $target_is ->
        [you] you
       *[other] { $target }
      }
  }
board-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in all
board-matrix = Who asks whom
board-matrix-how = + a, v, o: card shown first.
board-short-accessory = acc.
board-short-vehicle = veh.
board-short-objective = obj.
board-asked = Question { $number }: { $category }.
board-asked-showing = Question { $number }: { $category }, showing their own { $show }.
board-nothing-asked = nothing
board-aid = Teams and targets
board-aid-team = Your team is the colour you hold most of; but if only one hand is all one colour, all teams go by the objectives.
board-colour-red = Red
board-colour-blue = Blue
board-aid-red = aims at the blue team’s stars. Objectives alike: the hat, or else the scooter.
board-aid-blue = aims at the red team’s omega. Objectives alike: the bike, or else the umbrella.
board-points = The points
board-aid-points = Both point right: 1 point for each member. 2 more for the team that calls the mission; if it fails, for the other.
board-touch = Choose the card to ask for.
board-show-first = Choose the card from your hand to show first.
board-waiting = It is not your turn.
board-virtual-short = virtual hand
board-shows-first = For an objective, { $name } first sees your
board-choose-shown = Choose the card to show first.

# The reveal of a mission
board-scene-stamp = Mission
board-scene-won = Mission accomplished!
board-scene-lost = Mission failed.
board-scene-seen = The mission is over.
board-scene-reason = { $same_id ->
    [yes] { $card_id ->
        [hat] Objectives alike: aim at the hat. The target: { $target_is ->
            [you] you
           *[other] { $target }
          }.
        [scooter] Objectives alike, no hat in the other team: aim at the scooter. The target: { $target_is ->
            [you] you
           *[other] { $target }
          }.
        [bike] Objectives alike: aim at the bike. The target: { $target_is ->
            [you] you
           *[other] { $target }
          }.
       *[umbrella] Objectives alike, no bike in the other team: aim at the umbrella. The target: { $target_is ->
            [you] you
           *[other] { $target }
          }.
      }
   *[no] Different objectives: aim at the other team’s { $card_id ->
        [red_stars] stars
        [blue_stars] stars
       *[other] omega
      }. The target: { $target_is ->
        [you] you
       *[other] { $target }
      }.
  }
board-scene-points = { $seat_is ->
    [you] You point at { $pointed }
   *[other] { $pointed_is ->
        [you] { $seat } points at you
       *[other] { $seat } points at { $pointed }
      }
  }
board-scene-right = right
board-scene-wrong = wrong
board-scene-step-1 = cards
board-scene-step-2 = teams
board-scene-step-3 = targets
board-scene-step-4 = who points at whom
board-scene-step-5 = points
board-scene-again = See again
board-scene-on = Go on, round { $round }
board-scene-end = See the end
board-scene-held = To go on, press the button “{ $button }”.

# Refusals
refusal-ask_oneself = You cannot question yourself.
refusal-virtual_objective = Phantom, the virtual hand, never shows its objective.
refusal-question_limit = { $limit ->
    [0] No questions are allowed in a round
    [one] The round’s question is asked
   *[other] The round’s { $limit } questions are asked
  }: the mission must be called.
refusal-point_oneself = You cannot point at yourself.
refusal-already_pointed = You have already chosen your target.
refusal-objective_shows = To ask for an objective, first show one of your cards.
refusal-only_objective_shows = A card is shown only to ask for an objective.
refusal-deal_form = There must be four hands of three cards.
refusal-wrong_category = Card { $place } of each hand must be of the kind “{ $category_id }”.
refusal-card_twice = A card is dealt twice.

# Bots: what each level does, and why it chose (told after the game)
bot-recruit-how = Asks at random for unknown cards, and points at random at a target still possible.
bot-novice-how = Thinks only of its own target, remembers only the last few cards, and calls the mission as soon as it feels sure.
bot-agent-how = Counts every deal still possible, asks for what tells the most, and calls the mission when its partner is likely to know too.
bot-master-how = Has practised on very many games against itself, and plays by what it learned, from what its seat knows alone.
bot-ref-open = open book
bot-ref-open-how = A yardstick: asks at random, calls the mission once its target is 90% likely, and points at it.
reason-ask_evenly = Question drawn at random among the unknown cards.
reason-ask_own_guess = The question ({ $category }) that promised the best guess next, from the cards it remembered.
reason-ask_telling = The question ({ $category }) that removed the most doubt about its target: { $gain }% on average.
reason-ask_showing = The question removed { $gain }% of the doubt about its target, on average, and the card shown was meant to help { $target_is ->
    [you] you
   *[other] { $target }
  }, a likely partner.
reason-ask_guarded = The question removed { $gain }% of the doubt about its target, on average, and the card shown was the least help to { $target_is ->
    [you] you
   *[other] { $target }
  }, a likely opponent.
reason-call_forced = No questions left: the mission had to be called.
reason-call_idea = An idea of its target, { $chance }%, was enough to take a chance.
reason-call_sure = Its target seemed { $chance }% likely.
reason-call_together = Its team had a { $chance }% chance that both members would point right.
reason-point_evenly = Target drawn at random among those still possible.
reason-point_remembered = From the cards it remembered, this target was { $chance }% likely.
reason-point_likeliest = From the cards it had seen, this target was { $chance }% likely.
reason-point_suspecting = Target { $alone }% likely from the cards; { $chance }% with what the others’ questions and missions gave away.

# The notebook
line-belief_worlds = { $deals ->
    [1] Only one deal is still possible.
   *[other] { $deals } deals are possible ({ $bits } bits of uncertainty).
  }
secret-card = { $seat }, { $category }
line-certain_card = { $seat }: { $card }.
line-certain_target = { $seat_is ->
    [you] Your target: { $target }.
   *[other] { $seat }’s target: { $target_is ->
        [you] you
       *[other] { $target }
      }.
  }
line-left_target = { $seat_is ->
    [you] Your target: { $target }, not certain.
   *[other] { $seat }’s target: { $target }, not certain.
  }
line-belief_cards = { $seat }: { $odds }.
line-belief_partner = { $seat } might be your partner: { $chance }%.
line-belief_target = { $seat } might be your target: { $chance }%.
line-belief_no_evidence = The way the others have played gives nothing away.
line-belief_suspicion = An estimate, from the way everybody has played:

# What rules out the rest for a card, in a hint
because-mine = In your hand: { $card }.
because-shown = { $seat } has shown you: { $card }.

# The rules in our words: a title, then its paragraphs
rules-1 =
    The aim
    Work out your team and your target, then aim right at the same time as your partner.
rules-2 =
    The cards
    Twelve cards: four accessories, four vehicles, four objectives, each time two red and two blue. Every hand gets one of each kind.
    With three players, a fourth hand is virtual: it does not play, but always points right and scores like the others.
rules-3 =
    Teams
    Your team is the colour you hold most of. Exception: if exactly one of the four hands has three cards of one colour, every hand’s team is the colour of its objective.
    There are always two teams of two.
rules-4 =
    Targets
    Look at your team’s two objectives, yours and your partner’s: only the drawing counts, stars or omega.
    Red team, two different drawings: in the blue team, aim at the one with the stars. Two alike: the one with the hat, or else the scooter.
    Blue team, two different drawings: in the red team, aim at the one with the omega. Two alike: the one with the bike, or else the umbrella.
rules-5 =
    Your turn
    Ask: name somebody and a kind of card; you are shown that card in secret, and everybody knows what you asked for. A question may be repeated.
    For an objective, first show that person one of your cards, whichever you like. The virtual hand is never asked for its objective.
    Or call the mission: everybody points at their target at the same time.
rules-6 =
    The mission and the points
    A team succeeds when both its members point right: 1 point for each member.
    The team that called the mission gains 2 more for each member if it succeeds; otherwise the members of the other team gain those 2 points, whether it succeeded or not.
    Rounds follow until 10 points, or the goal chosen. Most points wins; ties share the victory.
rules-7 =
    Signs and silence
    Nobody talks during a round; signs may be made, true or false. Bots neither make nor read them.
    A round has at most 24 questions, then the mission must be called: that is a rule of this program, and it can be changed, up to 100, as can the goal and the number of rounds.
rules-search = exception, objective, virtual

# What may be done now, in three sentences; before the bar what is set in bold
now-turn =
    Ask | somebody for a card: it is shown to you in secret.
    For an objective, | first show one of your cards, whichever you like.
    Or call the mission: | 3 points for each member if your team aims right, otherwise 2 for the other team.
now-must_call =
    Call the mission: | there are no questions left in this round.
    Everybody | points at their target at the same time.
    If your team succeeds, | 3 points for each member; otherwise 2 for the other team.
now-point =
    Point | at your target, in the other team, going by the two objectives of yours.
    Red team: | different, the stars; alike, the hat, or else the scooter.
    Blue team: | different, the omega; alike, the bike, or else the umbrella.

# Pictures of the rules: a caption, then what is drawn
picture-team =
    Two blue, one red: blue team.
    A hand: blue hat, red bike, blue omega; an arrow; the disc of the blue team.
picture-exception =
    The exception: exactly one hand of a single colour.
    A hand all red, fan, bike, stars; then another hand, blue hat, blue scooter, red omega, is in the team of its objective: red.
picture-target =
    Different objectives: red looks for the stars.
    Red team: stars and omega, different. The target, in the blue team, is the person with the stars.
picture-ask =
    A card asked for, shown to you alone.
    An unknown card, vehicle; an arrow; it is shown: blue scooter.
picture-mission =
    Two arrows right: the team succeeds.
    Two members of the red team point at the same target in the blue team.

# What is drawn on the board: its name, then its meaning
symbol-red =
    Triangle
    Red team or card.
symbol-blue =
    Disc
    Blue team or card.
symbol-no_team =
    Dashed ring
    Team not known yet.
symbol-seen =
    Filled card
    You were shown this card.
symbol-deduced =
    Dashed card, pencil
    Deduced: it can be no other.
symbol-unknown =
    Question mark
    Unknown card; in small, what it can still be.
symbol-closed =
    Padlock
    The virtual hand’s objective: it cannot be asked for.
symbol-accessories =
    Accessories
    Umbrella and fan, red; hat and mask, blue.
symbol-vehicles =
    Vehicles
    Bike and vaporetto, red; scooter and gondola, blue.
symbol-objectives =
    Objectives
    Stars and omega, in red and in blue.
symbol-countdown =
    Ticks of the counter
    Full: questions asked. Empty: those left before the mission.
symbol-string_right =
    Solid string, arrow
    This person pointed at their target.
symbol-string_wrong =
    Dotted string, crossed lozenge
    This person pointed at somebody else.

## In three sentences, for guests: what is in bold, a bar, the rest
brief =
    Two teams, | and nobody knows who is with whom: the cards tell.
    On your turn, | ask for a card in secret, or call the mission.
    On the mission, | everybody points at a target. A team succeeds if both its members are right.

# Cases
case_question-certain = One target alone is certain. Whose, and who is it?
case_question-question = One question tells more about your target than any other. Which?
case_question-win = Point at the one player who is sure to make you win.
secret-target = { $seat_is ->
    [you] Your target
   *[other] { $seat }’s target
  }
case-possible-target = Possible, not certain. In this deal { $seat_is ->
    [you] your target is { $target }
   *[other] { $seat }’s target is { $target_is ->
        [you] you
       *[other] { $target }
      }
  }, and nothing contradicts it.
case-impossible-target = Impossible: no deal allows it. Here { $seat_is ->
    [you] your target is { $target }
   *[other] { $seat }’s target is { $target_is ->
        [you] you
       *[other] { $target }
      }
  }.
