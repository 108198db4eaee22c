# Les agents secrets
name = Les agents secrets
tagline = Move everybody, hide your own.
authors = A game by Wolfgang Kramer
summary = In a street that runs in a circle, agents walk around a top-secret file. One of them is yours, and nobody must know which. On your turn, split the points of the die among agents of your choice, your own or anybody’s. As soon as an agent stops at the file there is a count: every agent gains the value of its place. Bring your agent forward without giving yourself away: the first to 42 points wins, even if it belongs to nobody. Under the advanced rules you also write down, in secret, who is behind each agent. The number of turns is limited: that is a rule of this program.
minutes = 25

option-rules = Rules
option-agents = Agents in play (otherwise chance draws them)
option-goal = Points to reach
option-report_at = Score that calls for reports (advanced rules)
option-turn_limit = Turn limit (a rule of this program)

# The agents, by colour and texture; the short names serve where the long one was just said
word-orange = Orange (smooth)
word-violet = Violet (rough)
word-red = Red (velvet)
word-blue = Blue (coarse)
word-grey = Grey (raised lines)
word-yellow = Yellow (felt)
word-green = Green (raised waves)
short-orange = Orange
short-violet = Violet
short-red = Red
short-blue = Blue
short-grey = Grey
short-yellow = Yellow
short-green = Green
texture-orange = smooth
texture-violet = rough
texture-red = velvet
texture-blue = coarse
texture-grey = raised lines
texture-yellow = felt
texture-green = raised waves

# The places
word-chapel = chapel
word-house_1 = house 1
word-house_2 = house 2
word-house_3 = house 3
word-house_4 = house 4
word-house_5 = house 5
word-house_6 = house 6
word-house_7 = house 7
word-house_8 = house 8
word-house_9 = house 9
word-house_10 = house 10
word-ruin = ruin

word-basic = basic rules
word-advanced = advanced rules
word-goal_reached = an agent has reached the goal
word-turn_limit = this program’s turn limit is reached

# What is asked
ask-agents = Chance draws the agents in play.
ask-identities = Chance deals the identities.
ask-first_player = The dice say who begins.
ask-roll = The die is rolling.
ask-move = Split all the points of the die.
ask-file = Move the file.
ask-report = Write your report: whose is each agent?
waiting-move = { $seat } is splitting the points of the die.
waiting-file = { $seat } is moving the file.
waiting-report = { $seat } is writing a report.

# What happens
told-agents_drawn = In play: { $in_play }.
told-dealt = The identities are dealt in secret.
told-identity = { $seat_is ->
    [you] Your agent: { $agent }. Keep it to yourself.
   *[other] { $seat } gets { $agent }.
  }
told-first_rolls = Who begins? Dice rolled by { $rollers }: { $values }.
told-first_player = { $seat_is ->
    [you] You begin.
   *[other] { $seat } begins.
  }
told-rolled = { $seat_is ->
    [you] You roll { $value }.
   *[other] { $seat } rolls { $value }.
  }
told-moved = { $seat_is ->
    [you] You move { $steps }.
   *[other] { $seat } moves { $steps }.
  } Now at: { $to }.
pair-steps = { $key_id ->
    [orange] { short-orange }
    [violet] { short-violet }
    [red] { short-red }
    [blue] { short-blue }
    [grey] { short-grey }
    [yellow] { short-yellow }
   *[green] { short-green }
  } by { $value }
pair-to = { $key_id ->
    [orange] { short-orange }
    [violet] { short-violet }
    [red] { short-red }
    [blue] { short-blue }
    [grey] { short-grey }
    [yellow] { short-yellow }
   *[green] { short-green }
  } { $value }
told-counted = Count! { $gains }. Scores: { $scores }.
pair-gains = { $key_id ->
    [orange] { short-orange }
    [violet] { short-violet }
    [red] { short-red }
    [blue] { short-blue }
    [grey] { short-grey }
    [yellow] { short-yellow }
   *[green] { short-green }
  } { $value ->
    [-3] −3
    [-2] −2
    [-1] −1
    [0] 0
   *[other] +{ $value }
  }
pair-scores = { $key_id ->
    [orange] { short-orange }
    [violet] { short-violet }
    [red] { short-red }
    [blue] { short-blue }
    [grey] { short-grey }
    [yellow] { short-yellow }
   *[green] { short-green }
  } { $value }
told-file_moved = { $stays_id ->
    [yes] { $seat_is ->
        [you] You leave the file at
       *[other] { $seat } leaves the file at
      }
   *[no] { $seat_is ->
        [you] You take the file to
       *[other] { $seat } takes the file to
      }
  } { $to_id ->
    [chapel] the chapel
    [ruin] the ruin
   *[other] { $to }
  }.
told-reports_due = { $agents }: { $report_at } points or more. It is time for secret reports.
told-report_written = { $seat_is ->
    [you] Your report: { $owners }.
   *[other] { $owners_is ->
        [nobody] { $seat } has written a report.
       *[other] { $seat }’s report: { $owners }.
      }
  }
pair-owners = { $key } { $value_id ->
    [none] to nobody
   *[some] to { $value }
  }
told-unmasked = { $seat_is ->
    [you] You were { $agent }, { $score ->
        [one] { $score } point
       *[other] { $score } points
      }.
   *[other] { $seat } was { $agent }, { $score ->
        [one] { $score } point
       *[other] { $score } points
      }.
  }
told-independent = { $agents_count ->
    [one] Independent agent: { $agents }.
   *[other] Independent agents: { $agents }.
  }
told-report_shown = { $seat_is ->
    [you] You had written:
   *[other] { $seat } had written:
  } { $owners }. { $right ->
    [0] No line is right.
    [one] 1 line is right: { $points } more points.
   *[other] { $right } lines are right: { $points } more points.
  }
told-agents_won = { $agents_count ->
    [one] { $agents } is the winning agent.
   *[other] { $agents } win together.
  }

# The strip of the last events: the answer to one's own move, and shorter sentences
brief-moved = { $seat_is ->
    [you] You move { $steps }.
   *[other] { $seat } moves { $steps }.
  }
brief-counted = Count! { $gains }.
verdict-counted = Count!
result-counted = { $gains }.
brief-report_written = { $seat_is ->
    [you] Your report is written.
   *[other] { $seat } has written a report.
  }

# In short sentences, for the ear: without what was said just before
short-told-rolled = { $seat_is ->
    [you] Your die: { $value }.
   *[other] { $seat }, die { $value }.
  }
short-told-moved = { $seat_is ->
    [you] You move { $steps }.
   *[other] { $after_id ->
        [rolled] { $again_id ->
            [yes] { $steps }.
           *[no] { $seat } moves { $steps }.
          }
       *[other] { $seat } moves { $steps }.
      }
  }
short-pair-steps = { $key_id ->
    [orange] { short-orange }
    [violet] { short-violet }
    [red] { short-red }
    [blue] { short-blue }
    [grey] { short-grey }
    [yellow] { short-yellow }
   *[green] { short-green }
  } by { $value }, { $to }
short-told-counted = Count! { $gains }.
short-pair-gains = { $key_id ->
    [orange] { short-orange }
    [violet] { short-violet }
    [red] { short-red }
    [blue] { short-blue }
    [grey] { short-grey }
    [yellow] { short-yellow }
   *[green] { short-green }
  } { $value ->
    [-3] −3
    [-2] −2
    [-1] −1
    [0] 0
   *[other] +{ $value }
  }, now { $scores }
short-told-file_moved = { $stays_id ->
    [yes] { $seat_is ->
        [you] You leave the file at
       *[other] { $again_id ->
            [yes] The file stays at
           *[no] { $seat } leaves the file at
          }
      }
   *[no] { $seat_is ->
        [you] You take the file to
       *[other] { $again_id ->
            [yes] File to
           *[no] { $seat } takes the file to
          }
      }
  } { $to_id ->
    [chapel] the chapel
    [ruin] the ruin
   *[other] { $to }
  }.
short-key-steps = { $key_id ->
    [orange] { short-orange }
    [violet] { short-violet }
    [red] { short-red }
    [blue] { short-blue }
    [grey] { short-grey }
    [yellow] { short-yellow }
   *[green] { short-green }
  }

# What can be done
choice-move = Move agents
choice-file = Move the file
choice-report = Write the report
hint-move = All the points of the die, among agents of your choice, clockwise. An agent that stops at the file sets off a count.
hint-file = Basic rules: a place with no agent. Advanced rules: wherever you like, even where it is.
hint-report = One line for each agent but your own; each name at most once, or nobody if the agent is independent. A right line is worth 5 points at the end.
action-agents = In play: { $in_play }
action-identities = Identities, seat by seat: { $agents }
action-first_player = The dice say who begins
action-roll = The die gives { $value }
action-move = Move { $steps }
action-file = File to { $to_id ->
    [chapel] the chapel
    [ruin] the ruin
   *[other] { $to }
  }
action-report = Report: { $owners }
field-steps = Points of the die
field-to = Place of the file
field-owners = Whose is
value-steps = { $value }
value-to = { $value }
value-owners = { $value_is ->
    [nobody] nobody (independent)
   *[other] { $value }
  }

# What lies on the table
section-progress = The game
section-street = The street
section-scores = The agents
section-desk = { $seat_is ->
    [you] You
   *[other] { $seat }
  }
line-turn = Turn { $turn } of at most { $limit }.
line-die = { $seat_is ->
    [you] Your turn. Your die: { $value }.
   *[other] { $seat }’s turn. Die: { $value }.
  }
line-whose_turn = { $seat_is ->
    [you] It is your turn.
   *[other] { $seat }’s turn.
  }
line-file = File: { $place }.
line-goal = Goal: { $goal } points, { $rules }.
line-reports = { $written_id ->
    [yes] The reports are written.
   *[no] Secret reports as soon as an agent has { $report_at } points.
  }
line-place = { $place_id ->
    [chapel] Chapel
    [ruin] Ruin (−3)
   *[other] House { $number }
  }: { $agents_count ->
    [0] { $file_id ->
        [yes] the file, no agent
       *[no] no agent
      }
   *[other] { $file_id ->
        [yes] { $agents }, and the file
       *[no] { $agents }
      }
  }.
line-clock = The street reads like a clock: chapel at twelve, each house at the hour of its number, ruin at eleven. Agents walk clockwise.
line-agent = { $agent }: { $score ->
    [one] { $score } point
   *[other] { $score } points
  }, { $place }.
line-agent_known = { $agent }: { $score ->
    [one] { $score } point
   *[other] { $score } points
  }, { $place }. { $holder_is ->
    [you] Your agent.
    [nobody] Independent.
   *[other] { $holder }’s agent.
  }
line-identity = Agent: { $agent }.
line-report_hidden = Report written, secret.
line-report_line = Report, { $agent }: { $holder_is ->
    [you] you
    [nobody] nobody
   *[other] { $holder }
  }{ $right_id ->
    [yes] {" (right)"}
    [no] {" (wrong)"}
   *[none] {""}
  }.
line-right = { $count ->
    [0] No line is right.
    [one] 1 right line: { $points } points.
   *[other] { $count } right lines: { $points } points.
  }
line-total = Total: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

# Refusals
refusal-agents_not_names = The option “agents” must be a list of names from: { $names }.
refusal-agents_count = Exactly { $count } agents must be in play.
refusal-agent_twice = An agent cannot be named twice.
refusal-no_such_agent = There is no agent named “{ $agent_id }”.
refusal-no_such_place = There is no place named “{ $place_id }”.
refusal-identities_count = Exactly { $count } identities are needed, one per seat.
refusal-identity_not_in_play = One of the identities is not an agent in play.
refusal-first_rolls = These dice do not say who begins: only those who tie for the highest roll again, until one is left.
refusal-not_a_roll = A die gives a number from 1 to 6.
refusal-steps_total = You split { $total }, but the die gives { $roll }.
refusal-steps_beyond_a_die = A die gives 1 to 6 points to split, not { $total }.
refusal-zero_steps = { $agent } must move by at least 1, or not be named.
refusal-not_in_play = { $agent } is not in play.
refusal-place_occupied = An agent is at { $place_id ->
    [chapel] the chapel
    [ruin] the ruin
   *[other] { $place }
  }: the file goes to a place with no agent.
refusal-already_reported = You have already written your report.
refusal-report_agents = A report has a line for each agent in play except your own.
refusal-report_count = A report has exactly { $count } lines.
refusal-report_names_writer = You cannot name yourself in your report.
refusal-report_seat_twice = A name cannot appear twice in a report.

# The notebook: what can be deduced, and what can only be suspected
line-belief_worlds = { $assignments ->
    [one] The agents can be held in only one way.
   *[other] The agents can be held in { $assignments } ways ({ $bits } bits of uncertainty).
  }
line-belief_no_evidence = { $seat_is ->
    [you] The way you have played gives nothing away.
   *[other] The way { $seat } has played gives nothing away.
  }
line-belief_suspicion = An estimate, from the way everybody has played:
line-belief_suspect = { $seat_is ->
    [you] You: { $odds }.
   *[other] { $seat }: { $odds }.
  }
secret-identity = { $seat }’s agent
line-certain_identity = { $seat }: { $agent }.
line-belief_independent = Perhaps independent: { $odds }.

# What rules out the rest for an identity, in a hint
because-agent_of = { $seat_is ->
    [you] { $agent } is your agent.
   *[other] { $agent } is { $seat }’s agent.
  }

# The bots, by what they do, and why they chose
bot-recruit-how = Splits the die at random, but never into the ruin, and never for a count that serves the others more.
bot-novice-how = Takes its agent to the best place in reach and sets off a count when it gains most; forgets what the others did.
bot-agent-how = Works out from everybody’s moves who probably holds which agent, and chooses what leaves its own the best chance; if several do, what gives it away least.
bot-master-how = Plays its best moves on in many imagined games, by who probably holds which agent and how they play, and hides its own.
bot-ref-informative = transparent
bot-ref-informative-how = A yardstick: every split favours its own agent, and shows it.
bot-ref-noise = noise
bot-ref-noise-how = A yardstick: die and file at random, so that nobody can deduce anything.
reason-not_absurd = Drawn at random from what was not absurd.
reason-report_at_random = Names drawn at random.
reason-file_ahead = The file at { $place_id ->
    [chapel] the chapel
    [ruin] the ruin
   *[other] { $place }
  }: a good place, soon within reach of its agent.
reason-report_recent = To everybody, the agent they had moved most in the last two turns.
reason-forward = The best place within reach of its agent: { $place }.
reason-counts_for_me = This count brought its agent { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
  }, more than the others on average.
reason-report_likeliest = The likeliest names, from everybody’s moves: { $right ->
    [0] no right line
    [one] about 1 right line
   *[other] about { $right } right lines
  } expected.
reason-wins_now = This move won the game.
reason-best_chance = The best chance to win for its agent: { $chance }%.
reason-least_telling = Nearly the best chance to win for its agent, { $chance }%, giving it away less.
reason-searched = { $playouts ->
    [one] One imagined game
   *[other] { $playouts } imagined games
  }: the best chance for its agent, { $chance }%, less what the others learned.

# The board
board-street = The street, place by place
board-place = { $place_id ->
    [chapel] Chapel, 0 points
    [ruin] Ruin, −3 points
    [house_1] House 1, 1 point
   *[other] House { $number }, { $number } points
  }: { $agents_count ->
    [0] { $file_id ->
        [yes] the file, no agent
       *[no] no agent
      }
   *[other] { $file_id ->
        [yes] { $agents }, and the file
       *[no] { $agents }
      }
  }.
board-two-orange = Or
board-two-violet = Vi
board-two-red = Re
board-two-blue = Bl
board-two-grey = Gy
board-two-yellow = Ye
board-two-green = Gn
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-points-left = { $points ->
    [0] none left to give
    [one] { $points } point left
   *[other] { $points } points left
  }
board-spend = Points given: { $spent } of { $die }
board-agents = The agents
board-where = { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-where-planned = { $place } then, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-where-count = { $place }, count: { $gain }, score { $points }
board-move-how = Touch an agent to move it one place. If it stops at the file, there is a count.
board-file-here = file
board-texture-orange = smooth
board-texture-violet = rough
board-texture-red = velvet
board-texture-blue = coarse
board-texture-grey = lines
board-texture-yellow = felt
board-texture-green = waves
board-undo = Undo
board-undo-last = Undo: take back the last point
board-take-back = Take back
board-move = Move { $agents }
board-move-one = { $agent } by { $steps }
board-arrives = { $count ->
    [one] { $agents } reaches the file: a count.
   *[other] { $agents } reach the file: a count.
  }
board-counted = Count: { $agents } at the file, { $place }.
board-not-below = never below 0
board-no-count = Nobody reaches the file: no count.
board-then-file = You will then move the file.
board-then-end = The goal is reached: the game ends.
board-then-reports = Then everybody writes a report.
board-gain = { $agent } { $gain }
board-file-how = { $rules_id ->
    [advanced] Choose a place in the street: any, even the file’s own.
   *[basic] Choose a place in the street with no agent.
  }
board-you-are = You are { $agent }, { $texture }
board-only-you = Nobody else sees this.
board-hidden-identity = Your identity is hidden.
board-hide = Hide
board-show = Show
board-holder = { $holder_is ->
    [you] Your agent
    [nobody] Independent
   *[other] { $holder }
  }
board-report = Confidential report
board-report-how = Whose is each agent? A name serves only once; a right line is worth 5 points at the end.
board-report-due = To be written in secret once an agent has { $points } points. Until then you can print the sheet and fill it in with a pencil.
board-report-written = Your report is handed in. It stays secret until the end.
board-report-by = { $name }’s report
board-report-lines = One line for each agent but your own. Possible names: { $names }, or nobody.
board-report-foot = Les agents secrets. Keep it to yourself until the end.
board-hand-in = Hand in the report: { $lines }{ $open ->
    [0] {""}
    [one] {"; nobody for the other one"}
   *[other] {"; nobody for the others"}
  }
board-hand-in-nobody = Hand in the report: all independent
board-held-by = { $agent } to { $name }
board-print = Print
board-nobody = nobody
board-seats = Identities and reports
board-ledger = Seen by all
board-ledger-moved = Points given to each agent
board-ledger-ruin = Into (i) and out of (o) the ruin
board-ledger-gained = Gains in their own counts
board-ledger-turns = Turn by turn
board-ledger-empty = Nothing yet.
board-ledger-who = Who
board-ledger-counts = { $counts ->
    [0] no count
    [one] 1 count
   *[other] { $counts } counts
  }
board-you = You
board-in = i { $count }
board-in-words = { $count ->
    [one] 1 time in
   *[other] { $count } times in
  }
board-out = o { $count }
board-out-words = { $count ->
    [one] 1 time out
   *[other] { $count } times out
  }
board-turn = { $seat_is ->
    [you] You (die { $die }): { $moves }.
   *[other] { $seat } (die { $die }): { $moves }.
  }
board-turn-move = { $agent } by { $steps }, to { $place_id ->
    [chapel] the chapel
    [ruin] the ruin
   *[other] { $place }
  }
board-turn-left = { $agents_count ->
    [one] { $agents } leaves the ruin.
   *[other] { $agents } leave the ruin.
  }
board-turn-count = Count: { $gains }.
board-turn-file = File: { $place }.

# The rules in our words: a title, then its paragraphs
rules-1 =
    The aim
    Bring your agent to 42 points without anybody knowing which one it is.
rules-2 =
    Setting up
    Twelve places form a circle, like a clock: the chapel, worth 0, houses 1 to 10, worth their number, and the ruin, worth −3. All agents start at the chapel; the file is at house 7.
    With 2, 3 or 4 players there are two more agents than players; with 5, 6 or 7, all seven. Everybody is given an identity in secret; the agents left over are independent.
    Everybody rolls the die: the highest begins.
rules-3 =
    Your turn
    Roll the die and split all its points among one or more agents, your own or not. Each moves that many places, clockwise. Several agents may be in the same place.
rules-4 =
    The count
    If after your moves an agent is where the file is, there is a count: every agent gains the value of its place, wherever it is. A score never falls below 0.
    You then move the file to a place with no agent.
rules-5 =
    The end
    At the first count after which an agent has 42 points or more, the game ends. The winning agent is, of those, the one that gained most in it; if equal, the one with the higher score; otherwise they win together.
    The person whose agent wins is the winner. If it is independent, nobody wins.
rules-6 =
    Advanced rules
    After a count the file may go anywhere, even where an agent is, or stay. A count then happens only when an agent that has just moved stops at the file.
    The first time an agent has 29 points or more, everybody writes a report in secret: whose is each of the other agents, or nobody’s. Reports stay secret until the end.
    At the end every right line adds 5 points to your agent’s score, and the highest total wins; ties share the victory. An independent agent cannot win.
rules-7 =
    Talking
    You may talk, accuse and lie.
    The number of turns is limited to 500: that is a rule of this program, and it can be changed, up to 1000. The goal and the score that calls for reports can be changed up to 200.
rules-search = independent, equal, ruin

# What may be done now, in three sentences; before the bar what is set in bold
now-move =
    Split | all the points of the die among one or more agents, your own or not.
    Each moves | that many places, clockwise.
    An agent at the file: | there is a count, and every agent gains the value of its place.
now-file =
    Move | the file to a place with no agent.
    Advanced rules: | it may go anywhere, or stay.
    The next count | comes when an agent arrives at the file.
now-report =
    Write | whose each of the other agents is, or nobody’s.
    A person | can be on one line only.
    Every right line | is worth 5 points at the end; until then your report stays secret.

# Pictures of the rules: a caption, then what is drawn
picture-circle =
    Twelve places in a circle; all start at the chapel.
    A clock: the chapel at twelve, houses 1 to 10, the ruin at eleven. The agents are at the chapel, the file is at house 7.
picture-move =
    A 4 split between two agents.
    A die shows 4: red moves 3 places, grey 1.
picture-count =
    An agent at the file: everybody scores.
    Blue is at house 7 with the file: 7 points more. Yellow is at house 4: 4 points more. Grey is at the ruin: 3 points less.
picture-file =
    The file goes to a place with no agent.
    The file leaves house 7, where there is an agent, for house 3, which is empty.
picture-report =
    One line for each agent.
    A report: red, Chloé’s; grey, nobody’s.

drawn-name = Chloé

# What is drawn on the board: its name, then its meaning
symbol-orange =
    Orange, smooth
    The orange agent: a plain coat with a shine.
symbol-violet =
    Violet, rough
    The violet agent: pointed chips.
symbol-red =
    Red, velvet
    The red agent: small upright strokes.
symbol-blue =
    Blue, coarse
    The blue agent: dots.
symbol-grey =
    Grey, raised lines
    The grey agent: lines lying down.
symbol-yellow =
    Yellow, felt
    The yellow agent: a slanting grid.
symbol-green =
    Green, raised waves
    The green agent: waves.
symbol-die =
    Die
    The points to split this turn.
symbol-file =
    File
    An agent that stops here sets off a count.
symbol-chapel =
    Chapel
    Worth 0 points. Everybody starts there.
symbol-house =
    House
    Worth its number: in figures, in braille and in windows.
symbol-ruin =
    Ruin
    Takes 3 points away, never below 0.
symbol-walk =
    Dotted line
    The way you are planning, and where it ends.
symbol-marker =
    Disc on the ring
    An agent’s score, in the texture of its coat.
symbol-goal =
    Red circle on the ring
    The goal: the game ends there.
symbol-due =
    Dashed blue circle
    Advanced rules: reports are written there.

## In three sentences, for guests: what is in bold, a bar, the rest
brief =
    One agent is yours, | and nobody else knows which.
    On your turn, | split the points of the die among any agents.
    An agent stops at the file: | each scores the value of its place. 42 points win.

# The end
tie-broken = Several agents reached the goal: the one that gained most in the last count wins.

# Cases
case_question-win = Split the die: at least one way wins at once. Which?
because-reaches = { $agent } gains { $gain } and comes to { $total }.
