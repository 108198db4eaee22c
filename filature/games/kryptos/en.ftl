# Kryptos
name = Kryptos
tagline = Name the card they hide from you.
authors = A game by Piotr Siłka
summary = Three to six intelligence agencies try to break each other’s codes. Each lines up its cards in order, face down; tokens tell how many of them are yellow, red, blue and green. Each turns up two, then, on its turn, names somebody else’s card and its value. Right: the card is turned up and earns 3 points, fewer when that hand has few hidden cards left. Wrong: stop, or pay 1 point to try again. When somebody reaches 15 points, the round is played out and points are counted.
minutes = 25

option-setup = Cards turned up at the start
option-mystery = Mystery variant: four more cards, which nobody sees (4 or 5 players)
option-bribe = Bribe variant: the point for a second try goes to the owner of the card
option-target_score = Points to reach

word-basic = any
word-advanced = restricted (advanced rule)
word-yellow = yellow (sun)
word-red = red (lozenge)
word-blue = blue (wave)
word-green = green (fir)
word-target_reached = the goal is reached, and the round is over
word-all_revealed = all cards are face up
word-card_1 = 1 yellow
word-card_2 = 2 red
word-card_3 = 3 blue
word-card_4 = 4 green
word-card_5 = 5 yellow
word-card_6 = 6 red
word-card_7 = 7 blue
word-card_8 = 8 green
word-card_9 = 9 yellow
word-card_10 = 10 red
word-card_11 = 11 blue
word-card_12 = 12 green
word-card_13 = 13 yellow
word-card_14 = 14 red
word-card_15 = 15 blue
word-card_16 = 16 green
word-card_17 = 17 yellow
word-card_18 = 18 red
word-card_19 = 19 blue
word-card_20 = 20 green
word-card_21 = 21 yellow
word-card_22 = 22 red
word-card_23 = 23 blue
word-card_24 = 24 green
word-card_25 = 25 yellow
word-card_26 = 26 red
word-card_27 = 27 blue
word-card_28 = 28 green
word-card_29 = 29 yellow
word-card_30 = 30 red
word-card_31 = 31 blue
word-card_32 = 32 green
word-card_33 = 33 yellow
word-card_34 = 34 red
word-card_35 = 35 blue
word-card_36 = 36 green
word-card_37 = 37 yellow
word-card_38 = 38 red
word-card_39 = 39 blue
word-card_40 = 40 green
word-card_41 = 41 yellow
word-card_42 = 42 red
word-card_43 = 43 blue
word-card_44 = 44 green
word-card_45 = 45 yellow
word-card_46 = 46 red
word-card_47 = 47 blue
word-card_48 = 48 green
pair-colours = { $value ->
    [0] no
   *[other] { $value }
  } { $key }

# What is asked
ask-first_player = Chance decides who begins.
ask-deal = The cards are dealt.
ask-reveal = Turn up one of your cards.
ask-guess = Name a hidden card and its value.
ask-second_attempt = Wrong. Stop, or pay 1 point to try again.
ask-pass = No card left to name: pass.
waiting-reveal = { $seat } is choosing a card to turn up.
waiting-guess = { $seat } is thinking.
waiting-second_attempt = { $seat } may try again.
waiting-pass = { $seat } has no card left to name.

# What happens
told-first_player = { $seat_is ->
    [you] You will begin.
   *[other] { $seat } will begin.
  }
told-dealt = { $cards_id ->
    [none] { $seat } lines up a hand: { $colours }.
   *[some] { $seat_is ->
        [you] You receive { $cards }.
       *[other] { $seat } receives { $cards }.
      }
  }
told-set_aside = { $cards_id ->
    [none] Left aside, unseen: { $colours }.
   *[some] Left aside: { $cards }.
  }
told-revealed = { $seat_is ->
    [you] You turn up your card { $position }: { $card }.
   *[other] { $seat } turns up card { $position }: { $card }.
  }{ $dropped ->
    [0] { "" }
   *[other] { " " }No card met all the conditions.
  }
told-paid = { $target_is ->
    [nobody] { $seat_is ->
        [you] You pay 1 point to try again.
       *[other] { $seat } pays 1 point to try again.
      }
    [you] { $seat } pays you 1 point to try again.
   *[other] { $seat_is ->
        [you] You pay { $target } 1 point to try again.
       *[other] { $seat } pays { $target } 1 point to try again.
      }
  }
told-guessed = { $seat_is ->
    [you] You name { $target }’s card { $position }: { $named }.
   *[other] { $target_is ->
        [you] { $seat } names your card { $position }: { $named }.
       *[other] { $seat } names { $target }’s card { $position }: { $named }.
      }
  } { $right_id ->
    [yes] Right, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
      }
   *[no] Wrong.
  }
told-stopped = { $seat_is ->
    [you] You stop there.
   *[other] { $seat } stops there.
  }
told-passed = { $seat_is ->
    [you] You pass: no card left to name.
   *[other] { $seat } passes: no card left to name.
  }
told-target_reached = { $seat_is ->
    [you] You have { $points } points: the round is played out.
   *[other] { $seat } has { $points } points: the round is played out.
  }
told-shown = { $seat_is ->
    [you] You held: { $cards }.
   *[other] { $seat } held: { $cards }.
  }
told-aside_shown = Aside: { $cards }.

# The strip of the last events: the answer to one's own move, and shorter sentences
verdict-guessed = { $right_id ->
    [yes] Right!
   *[no] Wrong.
  }
result-guessed = { $right_id ->
    [yes] { $target }’s card { $position } is { $named }.
   *[no] It is not { $named }, and everybody knows it.
  }

# What can be done
choice-reveal = Turn up a card
choice-guess = Name one of { $target }’s cards
choice-stop = Stop there
choice-pass = Pass
hint-reveal = It keeps its place, face up for everybody.
hint-guess = Right: 3 points; 2 if that hand had only two hidden cards left, 1 if only one.
hint-stop = You pay nothing; the turn passes.
action-first_player = { $first } begins
action-deal = Deal the cards
action-reveal = Turn up card { $position }
action-guess = { $target }’s card { $position }: { $value }
action-stop = Stop there
action-pass = Pass
field-position = Card
field-value = Value
value-position = Card { $value }
value-value = { $value }

# What lies on the table
section-progress = The game
section-hand = { $seat_is ->
    [you] Your hand
   *[other] { $seat }’s hand
  }
line-turn = Turn { $turn }.
line-first = { $first_is ->
    [you] You play first.
   *[other] { $first } plays first.
  }
line-target = The game is played to { $points } points.
line-last_round = { $points } points reached: the round is played out.
line-track = { $colour_id ->
    [yellow] Yellow (sun)
    [red] Red (lozenge)
    [blue] Blue (wave)
   *[green] Green (fir)
  } not yet face up: { $values_count ->
    [0] none
   *[other] { $values }
  }.
line-aside = { $count } cards aside: { $colours }.
line-aside_known = Aside: { $cards }.
line-points = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
line-face_down = { $count ->
    [0] No cards face down.
    [one] { $count } card face down: { $colours }.
   *[other] { $count } cards face down: { $colours }.
  }
line-card_up = Card { $position }: { $card }, face up.
line-card_own = Card { $position }: { $card }, hidden from the others.
line-card_shown = Card { $position }: { $card }, never found.
line-card_down = Card { $position }: face down, { $low } to { $high }{ $refuted_count ->
    [0] { "" }
   *[other] , not { $refuted }
  }.

# The board
board-hidden = { $count ->
    [0] all face up
   *[other] { $count } hidden
  }
board-found = right
board-hidden-at = held by { $name }
board-never-found = { $count ->
    [0] all found
   *[other] { $count } never found
  }
board-to = to
board-or = or
board-card-hidden = Card { $position }, hidden: { $low } to { $high }, { $count } numbers possible.
board-card-few = Card { $position }, hidden: { $numbers }.
board-card-sure = Card { $position }, hidden: it can only be { $card }.
board-missed = Already named in vain: { $numbers }.
board-not-now = May not be turned up.
board-track = The track, 1 to { $numbers }
board-could-be = { $name }’s card { $position }: what it can be
board-card-could-be = Card { $position }: what it can be
board-row = { $colour ->
    [yellow] yellow
    [red] red
    [blue] blue
   *[green] green
  }
board-number = { $card }, { $state ->
    [up] already face up
    [own] in your hand
    [missed] named in vain
    [colour] no card of this colour left in this hand
    [order] ruled out by order
    [elsewhere] ruled out everywhere
   *[possible] possible
  }
board-legend-possible = possible
board-legend-own = in your hand
board-legend-up = face up
board-legend-missed = named in vain
board-show-hand = Hand to look at
board-announcement = Your guess
board-study = Study a card
board-study-how = Choose a hidden card to see what it can be.
board-kept = It will be chosen on your turn.
board-which-card = Choose a card, then a number.
board-card-of = { $name }’s card { $position }
board-your-card = Your card { $position }
board-turned = { $card }, seen by everybody
board-said = { $place }: { $card }
board-which-number = { $place }: which number?
board-i-say = I say: { $card }.
board-left = { $low } to { $high }: { $count } numbers possible.
board-only = It can only be { $card }.
board-right = Right: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
board-wrong-again = Wrong: 1 point to try again.
board-wrong-bribe = Wrong: 1 point to try again, paid to the person you then name.
board-wrong-ends = Wrong: your turn is over.
board-price = This costs 1 point.
board-price-to = This costs 1 point, which goes to { $name }.
board-bluff = Bluff: show every number allowed
board-bluff-short = Bluff
board-bluff-own = You hold { $number }: it will be wrong, a bluff.
board-bluff-known = It cannot be { $number }: a bluff.
board-announce = Say { $number }
board-change = Change
board-try-again = Pay 1 point and try again
board-restricted = Advanced rule: neither the first nor the last card, no two consecutive numbers, not too many of one colour.
board-aside = Aside:
board-aside-count = { $count ->
    [one] { $count } card aside, unseen
   *[other] { $count } cards aside, unseen
  }

# Refusals
refusal-mystery_seats = The Mystery variant is played by { $seats }.
refusal-deal_hands = There are { $count } hands for { $seats } seats.
refusal-deal_hand_size = Every hand must have { $size } cards.
refusal-deal_aside_size = { $size } cards must be left aside.
refusal-deal_no_such_card = Card { $number } is not in play: cards go from 1 to { $numbers }.
refusal-deal_twice = Card { $number } is dealt twice.
refusal-deal_not_sorted = Every hand must stand in order, from the lowest card to the highest.
refusal-no_such_deal = This deal is not possible.
refusal-already_up = Card { $position } of that hand is already face up.
refusal-reveal_end = Neither your lowest nor your highest card may be turned up.
refusal-reveal_neighbour = This card comes just before or after the first one that you turned up.
refusal-reveal_colour = Enough cards of this colour are face up already.
refusal-own_card = That is one of your own cards: name somebody else’s.
refusal-value_up = { $number } is already face up.
refusal-no_such_value = The numbers in play go from 1 to { $numbers }.

# The notebook: what can be deduced, and what can only be suspected
line-belief_worlds = { $worlds ->
    [one] Only one deal is left.
   *[other] { $worlds } deals are possible ({ $bits } bits of uncertainty).
  }
line-belief_card = { $seat }’s card { $position }: { $odds }.
secret-card = { $seat }’s card { $position }
line-certain_card = { $seat }’s card { $position }: { $card }.
line-left_card = { $seat }’s card { $position }: { $card }, not certain.
line-belief_aside = Aside: { $odds }.
line-belief_no_evidence = The others’ guesses give nothing away.
line-belief_suspicion = An estimate, from the others’ guesses:
line-belief_holds = { $seat } might hold: { $odds }.

# What rules out the rest for a card, in a hint
because-below = To the left, card { $position } is { $card }: this one is higher.
because-above = To the right, card { $position } is { $card }: this one is lower.
because-face_up = { $cards_count ->
    [one] { $cards } is face up in { $seat }’s hand.
   *[other] Face up in { $seat }’s hand: { $cards }.
  }
because-mine = In your hand: { $cards }.
because-no_colour = { $seat } hides no { $colour } card.
because-named = Named here in vain: { $cards }.
because-set_up = Ruled out by the set-up: { $cards }.
because-counted = With all hands counted, impossible here: { $cards }.

# The bots, by what they do, and why they chose
bot-recruit-how = Names numbers at random, but none that order, colours or a miss rule out.
bot-novice-how = Looks for cards squeezed between two that are face up; forgets colours and old misses.
bot-agent-how = Counts every deal still possible, names what promises the most points, and turns up the cards that tell the least.
bot-master-how = Also reads the others’ hands from their guesses, and weighs what each guess would leave them in the race.
bot-ref-one-hand = one hand
bot-ref-one-hand-how = A yardstick: counts each hand separately, names the likeliest number, and pays for a second try from one chance in three.
reason-at_random = Drawn at random.
reason-only = There was nothing else to do.
reason-not_absurd = Drawn at random from what was not absurd.
reason-narrow_gap = Squeezed between two cards face up: { $chance }%.
reason-hand_alone = In that hand alone, the likeliest: { $chance }%.
reason-certain = It could be nothing else.
reason-surest = With all hands counted, the best choice: { $chance }% for { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
reason-read = From what the others’ guesses gave away, the best choice: { $chance }%.
reason-leaves_less = { $chance }%, nearly the best, and it left less for the others.
reason-nothing_to_lose = Only { $chance }%, but stopping promised even less.
reason-not_worth_it = A second try, { $chance }% at best, was not worth 1 point.
reason-keeps_lead = Stopping kept the lead; paying 1 point could have cost it.
reason-tells_least = The card that told least about the rest of the hand.

# The rules in our words: a title, then its paragraphs
rules-1 =
    The aim
    Reach 15 points, or the goal chosen for this table, by naming other people’s hidden cards.
rules-2 =
    Hands and colours
    Cards run from 1 to 32, 36, 40 or 48 with 3, 4, 5 or 6 players. On the track every row has its colour and its sign: 1 is yellow, 2 red, 3 blue, 4 green, 5 yellow again.
    Each hand is lined up in order, lowest on the left, and never moves again. Everybody begins with 2 points.
    Tokens say how many cards of each colour a hand holds, but not which ones. With three players, two cards are left aside, and nobody sees them.
rules-3 =
    Setting up
    Starting on the right of the first player and going counter-clockwise, everybody turns up one card, then, in the same order, a second one. A card that is turned up stays in its place.
rules-4 =
    Your turn
    Point at a hidden card of another hand and name its value. Everybody hears the guess and the answer.
    Right: the card is turned up and you gain 3 points; 2 if that hand had only two hidden cards left, 1 if it had only one. Your turn is over.
    Wrong: nothing is shown, but everybody knows that it is not this number.
    You may name a number that you hold: that is a bluff. It is always wrong, but it misleads the table.
rules-5 =
    The second try
    After a wrong first try, stop, or pay 1 point to try again: the same card or another one, in any other hand. It brings as much as a first try. Without a point there is no second try.
    Right or wrong, your turn is then over. There is no third try.
rules-6 =
    The end of the game
    When somebody has 15 points the round is played out, so that everybody has had the same number of turns. Most points wins; on a tie, the earliest in turn order.
    If every card is turned up the game ends at once. With no hidden card to name, you pass.
    A table’s goal is from 3 to 1000 points: that is a rule of this program.
rules-7 =
    Variants
    Advanced set-up: neither the lowest nor the highest card of your hand; no two consecutive numbers; with 3 or 4 players no more than two cards of one colour on the whole table, with 5 or 6 no more than three. If no card will do, these conditions are dropped one by one, the last one first.
    Mystery, with 4 or 5 players: four more numbers, and four cards aside. Their colours are known; they cannot be named.
    Bribe: the point paid for a second try goes to the person whose card is then named.
rules-search = bluff, tie, second try

# What may be done now, in three sentences; before the bar what is set in bold
now-reveal =
    Turn up | one of your cards: everybody sees it, and it stays in its place.
    Twice: | everybody turns up one, then a second one in the same order.
    The order tells: | a hidden card is higher than those on its left, lower than those on its right.
now-guess =
    Name | a hidden card of another hand, and its value.
    Right: | 3 points; 2 if that hand had only two hidden cards left, 1 if it had only one.
    Wrong: | stop, or pay 1 point for a second try, wherever you like.
now-second_attempt =
    Stop: | you pay nothing, and the turn passes.
    Or pay 1 point: | name a hidden card and its value again, wherever you like.
    Right: | as many points as a first try. Then the turn passes.
now-pass =
    Pass: | no hidden card can be named.
    Your turn counts | in the round all the same.
    With every card face up, | the game ends at once.

# Pictures of the rules: a caption, then what is drawn
picture-hands =
    In order, with its tokens.
    Five cards in order: 3 blue face up, two hidden, 18 red face up, one hidden. Above them the tokens: one yellow, no red, one blue, one green.
picture-reveal =
    A card is turned up and stays in its place.
    Three cards of a hand, 7, 12 and 20; an arrow; the same, and the 12 is now face up.
picture-guess =
    A guess: right or wrong.
    Card 5 of a hand is aimed at; an arrow; right: it becomes a green 12 and brings 3 points; wrong: the 12 is struck out below the card.
picture-second =
    One point paid, a second try.
    Card 5 with the 12 struck out below it; minus one point; card 6 is aimed at in turn.
picture-end =
    Everything is face up.
    Four cards face up: 5 yellow, 14 red, 23 blue, 36 green.

drawn-right = right +3
drawn-wrong = wrong

# What is drawn on the board: its name, then its meaning
symbol-yellow =
    Sun
    Yellow: 1, 5, 9, 13 and every fourth number.
symbol-red =
    Lozenge
    Red: 2, 6, 10, 14 and every fourth number.
symbol-blue =
    Wave
    Blue: 3, 7, 11, 15 and every fourth number.
symbol-green =
    Fir
    Green: 4, 8, 12, 16 and every fourth number.
symbol-tokens =
    Tokens
    How many hidden cards of each colour are left in this hand.
symbol-up =
    Filled card
    Everybody sees it.
symbol-hidden =
    Hatched head
    A hidden card: its place, and the numbers still possible.
symbol-missed =
    Struck out in red
    Named in vain at this place.
symbol-own =
    Dashed edge
    One of your cards, hidden from the others.
symbol-track_possible =
    Filled space of the track
    This number can be the chosen card.
symbol-track_own =
    Line below a number
    It is in your hand.
symbol-track_up =
    Number struck out
    Already face up on the table.
symbol-track_bluff =
    Dashed space
    This number may be named, but it would be a bluff.

## In three sentences, for guests: what is in bold, a bar, the rest
brief =
    Every hand is sorted. | Colours can be counted, numbers are hidden.
    On your turn, | name a card in another hand, and its number.
    Right: | it is turned up for 3 points. At 15, finish the round and count.

# The end
tie-broken = Level on points, the one who plays earlier in the round wins.

# Cases
case_question-certain = One hidden card alone is certain. Which, and what number is it?
case_question-question = One guess tells more than any other, right or wrong. Which?
case_question-win = One guess is sure to win the game. Which?
case-possible-card = Possible, not certain. In this deal { $seat }’s card { $position } is { $card }, and nothing contradicts it.
case-impossible-card = Impossible: no deal allows it. Here { $seat }’s card { $position } is { $card }.
