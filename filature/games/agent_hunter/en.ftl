# Agent Hunter
name = Agent Hunter
tagline = Three bases, ten agents: aim well.
authors = A game by Mike Elliott
summary = Two agencies face each other. Each hides three of its ten agents, numbered 0 to 9, on its three bases. On your turn, compare one of your agents with an enemy base: higher, lower, or equal, and then the base falls. You may also swap the agent of one of your bases, but the target you add makes it worth more, or risk the base itself in an attack. When all the bases of one side have fallen, points are counted.
minutes = 10

option-turn_limit = Turn limit (a rule of this program)
option-agents = Agents a side
option-bases = Bases a side
option-tokens = Targets a side

word-hand = the hand
word-base = a base
word-higher = higher
word-lower = lower
word-equal = equal
word-bases_fallen = all the bases of one side have fallen
word-turn_limit = the turn limit is reached

# What is asked
ask-place = Secretly place an agent on each of your bases.
ask-turn = Attack an enemy base, or swap an agent.
ask-refill = Place an agent from your hand on your empty base.
ask-first_player = Chance decides who begins.
waiting-place = { $seat } is placing agents.
waiting-turn = { $seat } is thinking.
waiting-refill = { $seat } is refilling a base.

# What happens
told-placed = { $seat_is ->
    [you] You place, in order of bases: { $agents }.
   *[other] { $agents_id ->
        [none] { $seat } has placed their agents.
       *[some] { $seat } places, in order of bases: { $agents }.
      }
  }
told-first_player = { $seat_is ->
    [you] You begin.
   *[other] { $seat } begins.
  }
told-hand_attack = { $seat_is ->
    [you] You attack base { $target } with the { $agent }: { $answer }.
   *[other] { $seat } attacks { $viewer_is ->
        [seat] your base
       *[spectator] base
      } { $target } with the { $agent }: { $answer }.
  }
told-base_attack = { $seat_is ->
    [you] You attack base { $target } with the { $agent } from your base { $base }: { $answer }.
   *[other] { $seat } attacks { $viewer_is ->
        [seat] your base
       *[spectator] base
      } { $target } with the { $agent } from their base { $base }: { $answer }.
  }
told-fell = { $owner_is ->
    [you] Your base { $base } falls: it was the { $agent }. { $points ->
        [one] { $points } point
       *[other] { $points } points
      } for { $seat }.
   *[other] { $owner }’s base { $base } falls: it was the { $agent }. { $points ->
        [one] { $points } point
       *[other] { $points } points
      } for { $seat_is ->
        [you] you
       *[other] { $seat }
      }.
  }
told-laid = { $base_id ->
    [none] { $seat_is ->
        [you] You lay your { $agent } on it, from your hand.
       *[other] { $seat } lays their { $agent } on it, from their hand.
      }
   *[some] { $seat_is ->
        [you] You lay your { $agent } on it, from your base { $base }, now to be refilled.
       *[other] { $seat } lays their { $agent } on it, from their base { $base }, now to be refilled.
      }
  }
told-swapped = { $seat_is ->
    [you] You show the { $agent } from your base { $base }, place the { $placed } and add a target.
   *[other] { $placed_id ->
        [none] { $seat } shows the { $agent } from their base { $base }, places an agent secretly and adds a target.
       *[some] { $seat } shows the { $agent } from their base { $base }, places the { $placed } and adds a target.
      }
  }
told-refilled = { $seat_is ->
    [you] You place the { $placed } on your base { $base }.
   *[other] { $placed_id ->
        [none] { $seat } secretly places an agent on their base { $base }.
       *[some] { $seat } places the { $placed } on their base { $base }.
      }
  }
told-shown = { $seat_is ->
    [you] You still had on your bases: { $standing }; in hand: { $hand }.
   *[other] { $seat } still had on their bases: { $standing }; in hand: { $hand }.
  }

# The strip of the last events: the answer to one's own move, and shorter sentences
verdict-hand_attack = { $answer_id ->
    [higher] Higher.
    [lower] Lower.
   *[equal] Equal!
  }
result-hand_attack = { $answer_id ->
    [higher] Base { $target } hides less than { $agent }; your agent returns to your hand.
    [lower] Base { $target } hides more than { $agent }; your agent returns to your hand.
   *[equal] Base { $target } falls.
  }
verdict-base_attack = { $answer_id ->
    [higher] Higher.
    [lower] Lower.
   *[equal] Equal!
  }
result-base_attack = { $answer_id ->
    [higher] Base { $target } hides less than { $agent }.
    [lower] Base { $target } hides more than { $agent }.
   *[equal] Base { $target } falls.
  }
verdict-fell = A base has fallen!
result-fell = Base { $base } hid the { $agent }.

# In short sentences, for the ear: without what was said just before
short-told-hand_attack = { $seat_is ->
    [you] Your { $agent } on base { $target }: { $answer }.
   *[other] { $seat } attacks { $viewer_is ->
        [seat] your base
       *[spectator] base
      } { $target } with the { $agent }: { $answer }.
  }
short-told-base_attack = { $seat_is ->
    [you] Your { $agent } from base { $base } on base { $target }: { $answer }.
   *[other] { $seat } attacks { $viewer_is ->
        [seat] your base
       *[spectator] base
      } { $target } with the { $agent } from their base { $base }: { $answer }.
  }
short-told-fell = { $after_id ->
    [hand_attack] It falls:
    [base_attack] { $again_id ->
        [yes] It falls:
       *[no] { $owner_is ->
            [you] Your base { $base } falls:
           *[other] { $owner }’s base { $base } falls:
          }
      }
   *[other] { $owner_is ->
        [you] Your base { $base } falls: it was the { $agent }.
       *[other] { $owner }’s base { $base } falls: it was the { $agent }.
      }
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for { $seat_is ->
    [you] you
   *[other] { $seat }
  }.
short-told-laid = { $base_id ->
    [none] { $seat_is ->
        [you] You lay your { $agent } on it, from your hand.
       *[other] { $seat } lays their { $agent } on it, from hand.
      }
   *[some] { $seat_is ->
        [you] You lay your { $agent } on it, from your base { $base }.
       *[other] { $seat } lays their { $agent } on it, from their base { $base }.
      }
  }
short-told-swapped = { $seat_is ->
    [you] You show the { $agent } from your base { $base }, place the { $placed }, one more target.
   *[other] { $placed_id ->
        [none] { $seat } shows the { $agent } from their base { $base }, replaces it secretly, one more target.
       *[some] { $seat } shows the { $agent } from their base { $base }, places the { $placed }, one more target.
      }
  }
short-told-refilled = { $seat_is ->
    [you] You place the { $placed } on your base { $base }.
   *[other] { $placed_id ->
        [none] { $after_id ->
            [laid] { $seat } secretly refills it.
           *[other] { $seat } secretly refills their base { $base }.
          }
       *[some] { $seat } places the { $placed } on their base { $base }.
      }
  }
short-told-shown = { $seat_is ->
    [you] You had left, bases: { $standing }; hand: { $hand }.
   *[other] { $after_id ->
        [shown] { $seat }, bases: { $standing }; hand: { $hand }.
       *[other] { $seat } had left, bases: { $standing }; hand: { $hand }.
      }
  }
short-choice-swap = Swap base { $base }

# What can be done
choice-place = Place your agents
choice-attack = { $from_id ->
    [hand] Attack from your hand
   *[base] Attack from a base
  }
choice-swap = Swap the agent of base { $base }
choice-refill = Refill base { $base }
hint-attack = { $from_id ->
    [hand] Equal: the base falls. Otherwise the agent returns to your hand.
   *[base] Equal: the enemy base falls. Otherwise yours does.
  }
hint-swap = The base’s agent is shown; the new one stays secret. A target is added to the base.
action-place = Place { $agents }
action-attack = { $from_id ->
    [hand] Attack base { $target } with the { $agent }
   *[base] Attack base { $target } from base { $base }
  }
action-swap = Swap: the { $agent } on base { $base }
action-refill = Place the { $agent } on base { $base }
action-first_player = { $first } begins
field-agents = An agent for each base
field-agent = Agent
field-target = Target base
field-base = Your base
value-agent = Agent { $value }
value-agents = Agent { $value }
value-target = Base { $value }
value-base = Base { $value }
place-agents = Base { $place }

# What lies on the table
section-progress = The game
section-desk = { $seat_is ->
    [you] Your side
   *[other] { $seat }’s side
  }
line-turn = Turn { $turn } of at most { $limit }.
line-out_of_play = { $agents_count ->
    [0] No number is out of play.
   *[other] Out of play: { $agents }.
  }
line-base_hidden = Base { $base }: face down, { $tokens ->
    [0] no target
    [one] { $tokens } target
   *[other] { $tokens } targets
  }.
line-base_known = Base { $base }: the { $agent }, { $tokens ->
    [0] no target
    [one] { $tokens } target
   *[other] { $tokens } targets
  }.
line-base_empty = Base { $base }: empty.
line-base_fallen = Base { $base }: fallen, it was the { $agent }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
line-hand = Hand: { $agents }.
line-hand_count = { $count ->
    [one] { $count } agent in hand.
   *[other] { $count } agents in hand.
  }
line-tokens = { $count ->
    [0] No target left to add.
    [one] { $count } target left to add.
   *[other] { $count } targets left to add.
  }
line-points = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }

# The board
board-base = Base { $base }
board-worth = worth { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
board-in-hand = { $count ->
    [one] { $count } agent in hand
   *[other] { $count } agents in hand
  }
board-tokens = { $count ->
    [0] no target left
    [one] { $count } target
   *[other] { $count } targets
  }
board-empty = empty
board-hand = Your hand
board-card-for = Agent { $agent }, for base { $base }
board-card-back = Agent { $agent }, to put back on base { $base }
board-probe-with = the { $agent } is
board-probe = { $agent } { $answer }
board-probes = { $count ->
    [one] Attacked: { $probes }.
   *[other] Attacked, latest first: { $probes }.
  }
board-unprobed = never attacked
board-swapped = Swap
board-swapped-shown = the { $agent } shown
board-was-swapped = Swapped, the { $agent } shown.
board-refilled = Refilled
board-was-refilled = Refilled in secret.
board-so = so { $agents }
board-knows = { $name } knows: { $agents }
board-left = { $count } possible
board-left-to = { $count } possible for { $name }
board-possible = Possible: { $agents }.
board-possible-to = Possible, for { $name }: { $agents }.
board-fallen = Fallen
board-to-you = to you
board-to = to { $name }
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-points-yours = It is yours.
board-points-of = It goes to { $name }.
board-swap = Swap an agent
board-mode-hand = From hand
board-mode-base = From a base
board-mode-swap = Swap
board-which-agent = which agent?
board-which-base = which base?
board-base-of = { $name }’s base { $base }
board-your-base = your base { $base }
board-place-how = In the order you choose: base 1, base 2, base 3.
board-stays-secret = This stays secret.
board-effect-hand = Equal: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for you. Otherwise the { $agent } returns to your hand.
board-effect-base = Equal: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for you. Otherwise your base { $base } falls: { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
  } for { $name }.
board-effect-swap = The { $agent } is shown and returns to your hand. The base will be worth { $points } points.
board-not-equal = Equal is ruled out: it is not the { $agent }.
board-waiting = Nothing to choose for now.
board-reading = Reading an answer
board-reading-is = : { $what }
board-reading-higher = the attacker is above the base
board-reading-lower = the base is above the attacker
board-reading-equal = the base falls
board-reading-worth = A fallen base is worth 1 point, plus 1 for each target.

# Refusals
refusal-too_few_agents = That many bases need at least { $needed } agents.
refusal-not_in_hand = The { $agent } is not in your hand.
refusal-target_fallen = Base { $target } has already fallen.
refusal-own_base_fallen = Your base { $base } has fallen.
refusal-no_token = You have no target left: you cannot swap any more.
refusal-already_placed = You have already placed your agents.
refusal-refill_other_base = Base { $base } is the one to refill.
refusal-place_count = { $count ->
    [one] Place exactly { $count } agent.
   *[other] Place exactly { $count } agents.
  }
refusal-agent_twice = An agent cannot be placed twice.
refusal-attack_form = This attack lacks the field “{ $field_id }”, or has one too many.

# The notebook: what can be deduced, and what can only be suspected
line-belief_worlds = { $worlds ->
    [1] Only one possibility is left.
   *[other] { $worlds } possibilities ({ $bits } bits of uncertainty).
  }
line-belief_exposed = { $placements ->
    [1] Your bases: the opponent can deduce them all.
   *[other] Your bases: { $placements } possibilities for the opponent.
  }
line-belief_no_evidence = The way { $seat } has played gives nothing away.
line-belief_suspicion = An estimate, from the way { $seat } has played:
secret-base = { $seat }’s base { $base }
line-certain_base = { $seat }’s base { $base }: agent { $agent }.
line-left_base = { $seat }’s base { $base }: { $agent }, not certain.
line-belief_base = { $seat }, base { $base }: { $odds }.

# What rules out the rest for a base, in a hint
because-answer = { $seat_is ->
    [you] Your { $agent }
   *[other] { $seat }’s { $agent }
  } was { $answer_id ->
    [higher] higher
   *[lower] lower
  } than the agent on base { $base }.
because-hand = { $seat } has shown the { $agent }, which was in the hand.
because-seen = { $seat } has shown the { $agent } on base { $base }.
because-fell = { $owner }’s base { $base } has fallen: it was the { $agent }.
because-out = The { $agent } is out of play.

# The bots: what they do, and why they did it
bot-recruit-how = Plays at random, but never attacks when the answer is known, and neither risks nor swaps a base without reason.
bot-novice-how = Attacks one base at a time, through the middle, remembering only the last attacks; brings a base down as soon as its agent is certain.
bot-agent-how = Counts exactly what each side can know of the other and chooses, one move ahead, what earns and tells the most and gives away the least.
bot-master-how = Has practised on very many games against itself, and plays by what it learned, from what its seat knows alone.
bot-ref-greedy = greedy
bot-ref-greedy-how = A yardstick: attacks from the hand where equal is likeliest, never swaps.
reason-at_random = Chosen at random.
reason-not_absurd = { $choices ->
    [one] It was the only sensible choice.
   *[other] Drawn at random from { $choices } sensible choices.
  }
reason-placed_evenly = Placed at random, to give nothing away.
reason-refilled_evenly = An agent drawn at random from the hand, to give nothing away.
reason-refilled_out_of_reach = One of the agents the opponent would take longest to find.
reason-likeliest = The likeliest match: base { $target }, { $chance }%.
reason-halved = { $candidates ->
    [one] Only one number seemed possible for base { $target }.
   *[other] Base { $target } seemed easiest to find: the middle of the { $candidates } numbers possible.
  }
reason-same_agent = Base { $target } could only hide the same agent as its own base { $base }.
reason-hid = Its base { $base } seemed found out.
reason-sure = Base { $target } could only be the { $agent }.
reason-attacked = The attack that earned and told the most: base { $target }, { $chance }% chance of equal. Chance to win from there: { $win }%.
reason-struck_from_base = A { $chance }% chance of equal on base { $target } was worth the risk. Chance to win from there: { $win }%.
reason-hid_in_time = Its base { $base } could be guessed with { $chance }%: better to change the agent, even at the price of a target. Chance to win from there: { $win }%.

# The rules in our words: a title, then its paragraphs
rules-1 =
    The aim
    Bring down the other side’s bases. A fallen base is worth 1 point to the side that brought it down, and 1 more for each target beside it.
rules-2 =
    Setting up
    Each side has ten agents, 0 to 9, three bases and five targets. Secretly and at the same time, place three different agents, one on each base; the other seven are your hand.
    Chance decides who begins. On your turn do exactly one thing: attack from your hand, swap, or attack from a base.
rules-3 =
    Attacking from your hand
    Show an agent from your hand and aim at a standing base of the other side. Everybody learns whether your number is higher, lower or equal.
    Equal: the base falls, your agent is laid on it, and both are out of play. Otherwise your agent returns to your hand, and nothing else happens.
rules-4 =
    Swapping
    If you have a target left: show the agent of one of your standing bases, take it into your hand, then secretly place any agent from your hand there, even the same one. Lay a target beside the base.
    A target never moves again: each swap adds one, and a fallen base keeps its own.
rules-5 =
    Attacking from a base
    Show the agent of one of your standing bases and aim at a base of the other side.
    Equal: that base falls, your agent is laid on it, and you refill your empty base at once, from your hand, face down.
    Otherwise your own base falls: the other side lays its agent of the same number on it. If that agent comes from one of its bases, it is shown, and that base is refilled at once.
rules-6 =
    The end and the points
    The game ends when the three bases of one side have fallen, once the action is complete. Everything is shown then.
    Targets beside a standing base are worth nothing. Most points wins; if tied, the higher sum of agents in hand; if still tied, victory is shared.
rules-7 =
    What this program adds
    Nothing in the game forces progress: after 200 turns, both sides together, the game ends and is counted as it stands. The number can be changed, up to 1000.
rules-search = target, tie, swap

# What may be done now, in three sentences; before the bar what is set in bold
now-place =
    Place | an agent on each of your bases in secret, all different.
    The other agents | are your hand.
    The other side | does the same at the same time; nothing is shown.
now-turn =
    Attack from your hand: | equal, the base falls; otherwise your agent returns to your hand.
    Or swap: | an agent is shown, another takes its place in secret, and the base is worth 1 point more.
    Or attack from a base: | equal, the other base falls; otherwise yours does.
now-refill =
    Refill | your empty base with an agent from your hand.
    Face down: | the other side does not know which.
    This choice | is part of the attack; then the turn passes.

# Pictures of the rules: a caption, then what is drawn
picture-place =
    Three bases, filled in secret.
    Three agents, 2, 7 and 5, each below the name of a base.
picture-attack =
    An agent shown, an answer for all.
    A 5 from a hand aims at a hidden base; three answers: higher, lower, equal.
picture-swap =
    One agent leaves, another comes, a target is laid.
    A 4 leaves the base; a hidden card takes its place; a red target is laid beside it.
picture-base =
    From a base: equal or lost.
    A 6 shown on a base aims at a hidden base: equal, it falls; otherwise the base of the 6 falls.
picture-refill =
    An empty base is refilled from the hand.
    An empty base, an arrow, a hidden card.
picture-fallen =
    Fallen: two agents of the same number.
    Base 2 has fallen: two 8s, one on top of the other, one target, 2 points.

drawn-theirs = the other base falls
drawn-yours = your base falls

# What is drawn on the board: its name, then its meaning
symbol-agent =
    Agent
    One of your agents, and its number.
symbol-back =
    Back
    An agent that you cannot see.
symbol-higher =
    Full bar higher
    The attacker was higher than the agent of the base.
symbol-lower =
    Full bar lower
    The attacker was lower than the agent of the base.
symbol-equal =
    Equal bars
    Same number: the base has fallen.
symbol-target =
    Target
    The base is worth 1 point more to the side that brings it down.
symbol-possible =
    Boxed number
    Still possible on this base.
symbol-ruled =
    Number struck out
    Ruled out by the answers.
symbol-out =
    Struck out and hatched
    Out of play on both sides.
symbol-swap =
    Round arrow
    The agent of this base was swapped or replaced.
symbol-planned =
    Dashed card
    An agent chosen, not yet laid.
symbol-fallen =
    Stamp and two cards
    A fallen base: it is out of use.

## In three sentences, for guests: what is in bold, a bar, the rest
brief =
    Three bases, | an agent from 0 to 9 hidden on each.
    On your turn, | compare one of your agents with an enemy base: higher, lower, or equal.
    Equal: | the base falls. When a side has no base left, count.

# The end
tie-broken = Level on points, the higher sum of agents in hand wins.
tie-shared = The same points, the same sum in hand: the win is shared.

# Cases
case_question-certain = One of the opponent’s bases alone is certain. Which, and which agent hides there?
case_question-question = One attack tells more than any other. Which?
case_question-win = One attack is sure to win the game. Which?
case-possible-agent = Possible, not certain. Here { $seat }’s base { $base } hides agent { $agent }, and nothing contradicts it.
case-impossible-agent = Impossible: nothing like it agrees with the game. Here { $seat }’s base { $base } hides agent { $agent }.
