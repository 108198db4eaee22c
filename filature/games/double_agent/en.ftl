# Double Agent
name = Double Agent
tagline = Six agents, two sides: who is loyal?
authors = A game by Ludovic Maublanc and Bruno Faidutti
summary = Six agents work for both sides at once. Secretly give each of them a loyalty token from 1 to 5. Then, in turn, lay a card face down at an agent, or play its action. As soon as an agent has four documents, or three if a neighbour has delivered, it delivers everything to one side: the higher loyalty wins, and the influence pawn tips the scale. When five agents have delivered, the value of the documents is counted. Some of the cards are reconstructed: the rulebook does not show them all.
minutes = 20

option-hand_backs = Backs of the cards in the opponent’s hand
option-deck = Deck of cards
word-visible = visible
word-hidden = hidden

word-agent_0 = L
word-agent_1 = S
word-agent_2 = B
word-agent_3 = A
word-agent_4 = V
word-agent_5 = E

word-doc_2 = Documents 2
word-doc_3 = Documents 3
word-doc_4 = Documents 4
word-doc_5 = Documents 5
word-doc_7 = Documents 7
title-document = Documents
word-personal = Personal papers
word-trapped = Booby-trapped papers
word-tip = Tip-off
word-crosscheck = Cross-check
word-nosy = Nosy parker
word-pressure = Pressure
word-blackmail = Blackmail
word-turncoat = Turncoat
word-courier = Courier

word-rulebook = rulebook
word-inferred = inferred
word-house = reconstructed

word-agents_delivered = at least five agents have delivered
word-cards_exhausted = there are no cards left

# What is asked
ask-loyalty = Secretly give each agent a loyalty token.
ask-shuffle = Both decks are shuffled.
ask-first_player = Chance decides who begins.
ask-turn = Lay a document, or play an action.
ask-influence = Pull a pawn toward you that has not been pulled yet.
ask-pass = You have no card left: pass.
waiting-loyalty = { $seat } is handing out loyalty tokens.
waiting-turn = { $seat } is thinking.
waiting-influence = { $seat } is choosing an influence pawn.
waiting-pass = { $seat } has no card left.

# What happens
told-loyalty = { $seat_is ->
    [you] You give your tokens, from L to E: { $tokens }.
   *[other] { $tokens_id ->
        [none] { $seat } has given out loyalty tokens.
       *[some] { $seat } gives tokens, from L to E: { $tokens }.
      }
  }
told-dealt = { $seat_is ->
    [you] Your hand: { $cards }.
   *[other] { $cards_id ->
        [none] { $backs_id ->
            [none] { $seat } takes a hand.
           *[some] { $seat } takes a hand; on the backs: { $backs }.
          }
       *[some] { $seat }’s hand: { $cards }.
      }
  }
pair-backs = { $value ->
    [1] “{ $key }”
   *[other] “{ $key }” ({ $value } times)
  }
told-first_player = { $seat_is ->
    [you] You begin.
   *[other] { $seat } begins.
  }
told-document = { $seat_is ->
    [you] You lay { $card } at { $agent } ({ $count } of { $needed }).
   *[other] { $card_id ->
        [none] { $seat } lays a card with a “{ $back }” back at { $agent } ({ $count } of { $needed }).
       *[other] { $seat } lays { $card } at { $agent } ({ $count } of { $needed }).
      }
  }
told-tip = { $seat_is ->
    [you] You play { $card } on { $agent }. { $documents_count ->
        [0] Your opponent has laid nothing there.
       *[other] Your opponent has: { $documents }.
      }
   *[other] { $documents_id ->
        [none] { $seat } plays { $card } and looks at { $viewer_is ->
            [seat] your documents
           *[spectator] the opponent’s documents
          } at { $agent }.
       *[some] { $seat } plays { $card } and looks at the opponent’s documents at { $agent }: { $documents }.
      }
  }
told-crosscheck = { $seat_is ->
    [you] You play { $card } on { $agents }: your opponent’s two tokens add up to { $total }.
   *[other] { $total_id ->
        [none] { $seat } plays { $card } and learns the sum of { $viewer_is ->
            [seat] your tokens
           *[spectator] the opponent’s tokens
          } at { $agents }.
       *[some] { $seat } plays { $card } on { $agents }: the opponent’s two tokens add up to { $total }.
      }
  }
told-nosy = { $seat_is ->
    [you] You play { $card }: +1 at { $agent }, who now needs { $needed } documents.
   *[other] { $seat } plays { $card }: +1 at { $agent }, who now needs { $needed } documents.
  }
told-pressed = { $seat_is ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
  }
pair-moves = { $viewer ->
    [0] { $value ->
        [2] { $key } two spaces toward your opponent
        [1] { $key } one space toward your opponent
        [-1] { $key } one space toward you
       *[-2] { $key } two spaces toward you
      }
    [1] { $value ->
        [2] { $key } two spaces toward you
        [1] { $key } one space toward you
        [-1] { $key } one space toward your opponent
       *[-2] { $key } two spaces toward your opponent
      }
   *[other] { $value ->
        [2] { $key } two spaces toward the second seat
        [1] { $key } one space toward the second seat
        [-1] { $key } one space toward the first seat
       *[-2] { $key } two spaces toward the first seat
      }
  }
told-pawn = { $agent }’s pawn moves { $steps ->
    [1] one space
   *[other] two spaces
  } toward { $toward_is ->
    [you] you
   *[other] { $toward }
  }: it is now on { $side_is ->
    [you] your
   *[other] { $side }’s
  } { $dark_id ->
    [yes] dark space
   *[no] side
  }.
told-turncoat = { $seat_is ->
    [you] You play { $card } and exchange your tokens at { $agents }.
   *[other] { $seat } plays { $card } and exchanges their tokens at { $agents }.
  }
told-courier = { $seat_is ->
    [you] You play { $card }: { $document } goes from { $from } to { $to } ({ $count } of { $needed }).
   *[other] { $document_id ->
        [none] { $seat } plays { $card }: document { $index } at { $from }, with a “{ $back }” back, goes to { $to } ({ $count } of { $needed }).
       *[other] { $seat } plays { $card }: { $document } goes from { $from } to { $to } ({ $count } of { $needed }).
      }
  }
told-wasted = { $seat_is ->
    [you] You play { $card }, without effect.
   *[other] { $seat } plays { $card }, without effect.
  }
told-passed = { $seat_is ->
    [you] You pass: you have no card left.
   *[other] { $seat } passes: no card left.
  }
told-delivers = { $agent } delivers! Loyalty toward { $seats }: { $tokens }.
told-bonus = { $agent }’s pawn is on { $seat_is ->
    [you] your dark space: +1 for you
   *[other] { $seat }’s dark space: +1 for { $seat }
  }.
told-revealed = { $seat_is ->
    [you] Your documents at { $agent }: { $cards }.
   *[other] { $seat }’s documents at { $agent }: { $cards }.
  }
told-personal = Personal papers: +{ $count } loyalty for { $seat_is ->
    [you] you
   *[other] { $seat }
  }.
told-trapped = Booby-trapped papers: all documents worth { $value } leave the game ({ $cards }).
told-taken = { $tie_id ->
    [yes] { $loyalty } each, and the pawn is { $seat_is ->
        [you] on your side: you take
       *[other] on the side of { $seat }, who takes
      }
   *[no] { $seat_is ->
        [you] You win { $loyalty } to { $against } and take
       *[other] { $seat } wins { $loyalty } to { $against } and takes
      }
  } { $cards_count ->
    [0] an empty pile
   *[other] { $cards }
  }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
told-influence = { $steps ->
    [0] { $seat_is ->
        [you] You turn over { $agent }’s pawn, already on your dark space.
       *[other] { $seat } turns over { $agent }’s pawn, already on their dark space.
      }
   *[other] { $seat_is ->
        [you] You pull { $agent }’s pawn one space toward you{ $dark_id ->
            [yes] , onto your dark space
           *[no] { "" }
          }.
       *[other] { $seat } pulls { $agent }’s pawn one space toward their side{ $dark_id ->
            [yes] , onto their dark space
           *[no] { "" }
          }.
      }
  }
told-drew = { $seat_is ->
    [you] You draw { $card }.
   *[other] { $card_id ->
        [none] { $back_id ->
            [none] { $seat } draws a card.
           *[other] { $seat } draws a card with a “{ $back }” back.
          }
       *[other] { $seat } draws { $card }.
      }
  }
told-left = { $seat_is ->
    [you] At { $agent }, who did not deliver, you had token { $token } and: { $documents }.
   *[other] At { $agent }, who did not deliver, { $seat } had token { $token } and: { $documents }.
  }
told-shown = { $seat_is ->
    [you] You still had in hand: { $hand }; in the draw pile: { $pile }.
   *[other] { $seat } still had in hand: { $hand }; in the draw pile: { $pile }.
  }

# The strip of the last events: the answer to one's own move, and shorter sentences
brief-courier = { $seat_is ->
    [you] You pass { $document } from { $from } to { $to } ({ $count } of { $needed }).
   *[other] { $seat } passes document { $index } from { $from } to { $to } ({ $count } of { $needed }).
  }
brief-taken = { $agent } delivers! { $tie_id ->
    [yes] { $loyalty } each, the pawn decides:
   *[no] { $loyalty } to { $against }:
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for { $seat_is ->
    [you] you
   *[other] { $seat }
  }.
verdict-taken = { $agent } delivers!
result-taken = { $tie_id ->
    [yes] { $loyalty } each, the pawn decides: the documents go
   *[no] { $loyalty } to { $against }: the documents go
  } to { $seat_is ->
    [you] you
   *[other] { $seat }
  }.
verdict-tip = At { $agent }:
result-tip = { $documents_id ->
    [none] documents seen.
   *[some] { $documents_count ->
        [0] your opponent has laid nothing.
       *[other] { $documents }.
      }
  }
verdict-crosscheck = { $total_id ->
    [none] Sum learned.
   *[some] Sum: { $total }.
  }
result-crosscheck = Your opponent’s two tokens at { $agents }.

# In short sentences, for the ear: without what was said just before
short-ask-turn = Lay or play.
short-ask-influence = Pull a pawn.
short-told-document = { $seat_is ->
    [you] You lay { $card } at { $agent } ({ $count } of { $needed }).
   *[other] { $card_id ->
        [none] { $seat } lays at { $agent } a “{ $back }” back ({ $count } of { $needed }).
       *[other] { $seat } lays { $card } at { $agent } ({ $count } of { $needed }).
      }
  }
short-told-pawn = { $agent }’s pawn, { $steps ->
    [1] one space
   *[other] two spaces
  } toward { $toward_is ->
    [you] you
   *[other] { $toward }
  }: { $dark_id ->
    [yes] { $side_is ->
        [you] your dark space
       *[other] { $side }’s dark space
      }
   *[no] { $side_is ->
        [you] your side
       *[other] { $side }’s side
      }
  }.
short-told-bonus = { $after_id ->
    [delivers] { $seat_is ->
        [you] Pawn on your dark space: +1 for you.
       *[other] Pawn on their dark space: +1 for { $seat }.
      }
   *[other] { $agent }’s pawn on { $seat_is ->
        [you] your dark space: +1 for you.
       *[other] { $seat }’s dark space: +1 for { $seat }.
      }
  }
short-told-revealed = { $after_id ->
    [delivers] { $seat_is ->
        [you] Your documents: { $cards }.
       *[other] { $seat }’s documents: { $cards }.
      }
    [bonus] { $seat_is ->
        [you] Your documents: { $cards }.
       *[other] { $seat }’s documents: { $cards }.
      }
    [revealed] { $seat_is ->
        [you] Yours: { $cards }.
       *[other] { $seat }’s: { $cards }.
      }
   *[other] { $seat_is ->
        [you] Your documents at { $agent }: { $cards }.
       *[other] { $seat }’s documents at { $agent }: { $cards }.
      }
  }
short-told-taken = { $tie_id ->
    [yes] { $loyalty } each, pawn { $seat_is ->
        [you] on your side: you take
       *[other] on the side of { $seat }, who takes
      }
   *[no] { $seat_is ->
        [you] You win { $loyalty } to { $against } and take
       *[other] { $seat } wins { $loyalty } to { $against } and takes
      }
  } { $after_id ->
    [revealed] all
    [personal] all
    [trapped] the rest
   *[other] { $cards_count ->
        [0] an empty pile
       *[other] { $cards }
      }
  }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
short-told-influence = { $steps ->
    [0] { $seat_is ->
        [you] You turn over { $agent }’s pawn, already on your dark space.
       *[other] { $again_id ->
            [yes] { $agent }’s pawn turned over, already on their dark space.
           *[no] { $seat } turns over { $agent }’s pawn, already on their dark space.
          }
      }
   *[other] { $seat_is ->
        [you] You pull { $agent }’s pawn{ $dark_id ->
            [yes] , onto your dark space
           *[no] { "" }
          }.
       *[other] { $again_id ->
            [yes] { $agent }’s pawn pulled
           *[no] { $seat } pulls { $agent }’s pawn
          }{ $dark_id ->
            [yes] , onto their dark space
           *[no] { "" }
          }.
      }
  }
short-told-drew = { $seat_is ->
    [you] You draw { $card }.
   *[other] { $card_id ->
        [none] { $back_id ->
            [none] { $seat } draws a card.
           *[other] { $again_id ->
                [yes] Card drawn, “{ $back }” back.
               *[no] { $seat } draws a “{ $back }” back.
              }
          }
       *[other] { $seat } draws { $card }.
      }
  }
short-choice-action-from = Play { $card } at { $from }, document { $index }
short-choice-document = Lay { $card }
short-choice-action = Play { $card }
short-choice-action-none = Play { $card }, without effect

# What can be done
choice-loyalty = Give out the tokens
choice-document = Lay { $card }
choice-action = Play { $card }
choice-action-from = Play { $card }: document { $index } at { $from }
choice-action-none = Play { $card }, without effect
choice-influence = Pull a pawn
choice-pass = Pass
hint-loyalty = 1, 2, 2, 3, 4, 5: there are two 2s. An agent delivers to the side it is most loyal to. Your tokens stay secret.
hint-document = Face down, at an agent that has not delivered; one “?” back per agent.
hint-action = { $card_id ->
    [tip] Look at all your opponent’s documents at one agent.
    [crosscheck] Learn the sum of your opponent’s tokens at two agents.
    [nosy] A +1 counter: the agent needs one more document.
    [pressure] Move a pawn one space, either way.
    [blackmail] Move a pawn two spaces, or two pawns one space each.
    [turncoat] Exchange two of your tokens: your opponent knows which, not their values.
    [courier] Take one of your documents to another agent.
   *[other] The card’s effect, then it leaves the game.
  }
hint-influence = Each pawn is pulled like this only once. On a dark space it adds 1 to loyalty.
action-loyalty = Give, from L to E: { $tokens }
action-document = Lay { $card } at { $agent }
action-action = Play { $card }
action-action-agent = Play { $card } on { $agent }
action-action-agents = Play { $card } on { $agents }
action-action-moves = Play { $card }: { $moves }
action-action-from = Play { $card }: document { $index } at { $from } goes to { $to }
action-action-none = Play { $card }, without effect
action-influence = Pull { $agent }’s pawn
action-pass = Pass
action-shuffle = Shuffle both decks
action-first_player = { $first } begins
field-tokens = Tokens, from L to E
field-agent = Agent
field-agents = Two agents
field-moves = Pawns to move
field-to = Agent to go to
value-tokens = Token { $value }
value-agent = { $value }
value-agents = { $value }
value-moves = { $value }
value-to = { $value }
place-tokens = Agent { $place ->
    [1] L
    [2] S
    [3] B
    [4] A
    [5] V
   *[6] E
  }

# What lies on the table
section-progress = The game
section-agent = Agent { $agent }
section-side = { $seat_is ->
    [you] Your side
   *[other] { $seat }’s side
  }
section-answers = What you know
section-deck = The cards
line-turn = Turn { $turn }.
line-delivered = { $count ->
    [0] No agent has delivered; the game ends with the fifth.
    [one] { $count } agent has delivered; the game ends with the fifth.
   *[other] { $count } agents have delivered; the game ends with the fifth.
  }
line-counters = { $count ->
    [0] No +1 counter left to place.
    [one] { $count } +1 counter left to place.
   *[other] { $count } +1 counters left to place.
  }
line-documents = { $count } of { $needed } documents{ $counters ->
    [0] { "" }
    [one] , with a +1 counter
   *[other] , with two +1 counters
  }.
line-pawn = Pawn { $activated_id ->
    [yes] already pulled
   *[no] not pulled yet
  }, on { $side_is ->
    [you] your side
   *[other] { $side }’s side
  }{ $dark_id ->
    [yes] , dark space: +1
   *[no] { "" }
  }.
line-token = { $seat_is ->
    [you] Your token: { $token }.
   *[other] { $seat }’s token: { $token }.
  }
line-column = { $seat_is ->
    [you] Your documents: { $column }.
   *[other] { $seat }’s documents: { $column }.
  }
pair-column = { $key_id ->
    [back] back “{ $value }”
    [seen] { $value } (seen)
   *[known] { $value }
  }
line-taken = { $tie_id ->
    [yes] Delivered to { $seat_is ->
        [you] you
       *[other] { $seat }
      }, { $loyalty } each, thanks to the pawn
   *[no] Delivered to { $seat_is ->
        [you] you
       *[other] { $seat }
      }, { $loyalty } to { $against }
  }: { $cards }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
line-left = Trapped, out of the game: { $cards }.
line-hand = Hand: { $cards }.
line-backs = { $count ->
    [0] Empty hand.
    [one] { $count } card in hand, with the back: { $backs }.
   *[other] { $count } cards in hand, with the backs: { $backs }.
  }
line-hand_count = { $count ->
    [0] Empty hand.
    [one] { $count } card in hand.
   *[other] { $count } cards in hand.
  }
line-pile = { $count ->
    [0] Empty draw pile.
    [one] { $count } card in the draw pile.
   *[other] { $count } cards in the draw pile.
  }
line-pile_cards = Draw pile, from the top: { $cards }.
line-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $cards_count ->
    [0] { "" }
   *[other] : { $cards }
  }.
line-played = Actions played: { $cards }.
line-tip = Turn { $turn }, tip-off on { $agent }: { $documents }.
line-crosscheck = Turn { $turn }, cross-check: { $agents } add up to { $total }.
line-reconstructed = { $cards_count ->
    [0] All cards come from the rulebook.
   *[other] Inferred or reconstructed, because the rulebook does not show them: { $cards }.
  }

# Refusals: actions
refusal-already_placed = You have already given out your tokens.
refusal-tokens_wrong = The six tokens { $tokens } must be given, one to each agent.
refusal-decks_count = There must be two decks, one for each seat.
refusal-deck_wrong = This is not that seat’s deck: cards are missing, or there are too many.
refusal-unknown_card = There is no card “{ $card_id }” in this deck.
refusal-no_action = { $card } can only be laid as a document.
refusal-act_form = The action of { $card } is written with { $wanted }, or with “none” if it is without effect.
refusal-two_agents = Two different agents must be named, in the order of the line.
refusal-moves_wrong = { $card } does not move pawns like this.
refusal-not_in_hand = You do not have { $card } in your hand.
refusal-delivered = { $agent } has already delivered.
refusal-one_unknown_back = There is already a document with a “?” back at { $agent }.
refusal-can_be_done = { $card } can have an effect: it cannot be played without one.
refusal-no_counter = There is no +1 counter left: the card is without effect.
refusal-off_the_track = { $agent }’s pawn would leave the track.
refusal-no_such_document = You have no such document at { $agent }.
refusal-same_agent = The document must go to another agent.
refusal-activated = { $agent }’s pawn has already been pulled.

# Refusals: decks
refusal-deck_form = A deck is an object with one field, “cards”, the list of its cards.
refusal-deck_kinds = A deck has at most { $limit } kinds of cards.
refusal-deck_card_form = Card { $place } of the deck is not an object.
refusal-deck_card_lacks = Card { $place } of the deck lacks the field “{ $missing_id }”.
refusal-deck_card_unknown = Card { $place } of the deck has a field “{ $unknown_id }” that does not belong there.
refusal-deck_id = Card { $place } of the deck needs an “id” in lower-case letters, digits and underscores, beginning with a letter.
refusal-deck_twice = Two cards of the deck are called “{ $card_id }”.
refusal-deck_texts = Card “{ $card_id }”: “name” and “note” need a text “fr” and a text “en”.
refusal-deck_value = Card “{ $card_id }”: its value must be a whole number from 0 to { $limit }.
refusal-deck_back = Card “{ $card_id }”: its back must be “?”, or values with “/” between them.
refusal-deck_back_lies = Card “{ $card_id }”: the back “{ $back_id }” does not name its value, { $value }.
refusal-deck_languages = Card “{ $card_id }”: “name” and “note” may have at most { $limit } languages.
refusal-deck_back_long = Card “{ $card_id }”: its back may have at most { $limit } characters.
refusal-deck_copies = Card “{ $card_id }”: copies must be a whole number from 0 to { $limit }, or two, one for each seat.
refusal-deck_effect = Card “{ $card_id }”: unknown effect. There are: { $effects_id }.
refusal-deck_action_back = Card “{ $card_id }”: a card with an action has the back “?”.
refusal-deck_revealed_back = Card “{ $card_id }”: a card whose effect comes with the delivery has values on its back, not “?”.
refusal-deck_source = Card “{ $card_id }”: the source must be one of: { $sources_id }.
refusal-deck_size = The deck of each seat must hold 1 to { $limit } cards; one holds { $held }.

# Bots: what each does, and why it chose
bot-recruit-how = Plays at random, but lays no high card at an agent it is sure to lose and wastes no action.
bot-novice-how = Lays high cards where its token is strong, low ones where it is weak; forgets what was shown.
bot-agent-how = Counts the opponent’s possible tokens and documents exactly, and weighs every move one step ahead.
bot-master-how = Has practised on very many games against itself, and plays by what it learned, from what its seat knows alone.
bot-ref-greedy = greedy
bot-ref-greedy-how = A yardstick: lays its highest card where its loyalty is highest, or else its lowest where it is lowest.
reason-at_random = Chosen at random.
reason-not_absurd = Drawn at random from what was not absurd.
reason-tokens = Tokens given at random, to give nothing away.
reason-only = There was nothing better to do.
reason-laid_ahead = { $card } at { $agent }: a { $chance }% chance to take the documents there.
reason-laid_behind = { $card } at { $agent }, to fill a place: only a { $chance }% chance to take the documents there.
reason-pulled = { $agent }’s pawn was the most useful.
reason-pressed = No other pawn move was more useful than at { $agents }.
reason-tip = To know what was at { $agent }.
reason-nosy = To make { $agent } deliver later.
reason-crosscheck = The sum at { $agents } told the most.
reason-turncoat = At { $agents }, its tokens were worth more exchanged.
reason-courier = That document was worth more at { $to } than at { $from }.
reason-searched = { $games ->
    [one] One imagined game
   *[other] { $games } imagined games
  }: this move won { $chance }% of its own, the best of all.

# What can be deduced, and what suspected
line-belief_worlds = { $worlds ->
    [1] Only one possibility is left.
   *[other] { $worlds } possibilities ({ $bits } bits of uncertainty).
  }
line-belief_ways = { $ways ->
    [one] { $seat }’s tokens: one way left.
   *[other] { $seat }’s tokens: { $ways } ways left, of 360.
  }
line-belief_no_evidence = The way { $seat } has played gives nothing away.
line-belief_suspicion = An estimate, from the way { $seat } has played:
secret-token = { $agent }, on { $seat }’s side
line-certain_token = { $agent }: on { $seat }’s side, token { $token }.
line-left_token = { $agent }: on { $seat }’s side, token { $token }, not certain.
line-belief_token = { $agent }: on { $seat }’s side, the token { $odds }.
line-belief_documents = { $agent }: on { $seat }’s side, a document with the back “{ $back }”: { $odds }.
line-belief_hand = { $seat }’s hand: { $odds }.

# What rules out the rest for a token, in a hint
because-delivered = { $agent } has delivered: { $seat }’s token was { $token }.
because-total = { $card }: the tokens at { $agents } added up to { $total }.
because-exchanged = { $seat } has exchanged their tokens at { $agents }.

# The rules in our words: a title, then its paragraphs
rules-1 =
    The aim
    Receive the most valuable documents, by betting in secret on the right agents.
rules-2 =
    Setting up
    Six agents stand in a line. In secret, give each a loyalty token: 1, 2, 2, 3, 4 and 5. There really are two 2s.
    Every agent has an influence track of four spaces, two on each side; its pawn always leans to one side. The last space of each side is dark. At the start, three pawns lean to each side.
    Each side shuffles its deck of 22 cards and takes five. Chance decides who begins.
rules-3 =
    Your turn
    Play a card. As a document: face down, in your column, at an agent that has not delivered. Only one card with a “?” back at each agent, both sides together.
    Or as an action, if its back is “?”: do what it says, then it leaves the game. An action that cannot be done may be played without effect.
    Agents that must deliver do so. On your first three turns, pull a pawn. Then draw a card.
    Backs are public, on the table and in the hand: a number tells the value, “0/7” leaves two, “?” tells nothing.
rules-4 =
    Influence
    At the end of each of your first three turns, pull one space toward you a pawn that nobody has pulled like this before, at an agent that has not delivered, and turn it over. A pawn already on your dark space is turned over and stays.
    Pressure and Blackmail move pawns either way, without turning them over.
rules-5 =
    Deliveries
    An agent delivers as soon as it has 4 documents, both columns together; 3 if a neighbour has already delivered; one more for each +1 counter. One delivery can cause others, in a chain.
    Both tokens are shown: the side on whose dark space the pawn stands adds 1. The documents are shown: each “Personal papers” adds 1 for its side; “Booby-trapped papers” take the documents of the highest value out of the game.
    The higher loyalty takes the rest; if equal, the side to which the pawn leans. Nothing can be played at this agent any more.
rules-6 =
    The end
    At the end of a turn with five agents delivered. The greater value wins; if equal, fewer cards; otherwise victory is shared.
    Documents at agents that have not delivered count for nobody.
rules-7 =
    The cards
    Documents 2, 3, 4, 5 and 7; Personal papers and Booby-trapped papers are worth 0. Tip-off: look at all the other side’s documents at one agent. Cross-check: the other side tells the sum of two of its tokens. Nosy parker: a +1 counter on an agent.
    Pressure: one pawn by one space. Blackmail: one pawn by two spaces, or two pawns by one. Turncoat: exchange two of your tokens, in secret. Courier: move one of your documents to another agent.
    The rulebook does not show the whole deck: part of it is reconstructed, and every card says where it comes from. Another deck can be chosen when the table is opened.
rules-search = dark space, equal, chain

# What may be done now, in three sentences; before the bar what is set in bold
now-loyalty =
    Give | each agent a token in secret: 1, 2, 2, 3, 4 and 5. There are two 2s.
    The higher loyalty | at an agent takes its documents when it delivers.
    The other side | does the same; tokens are shown at the delivery.
now-turn =
    Lay | a card face down at an agent; only one “?” card at each agent, both sides together.
    Or play | the action of a “?” card: it then leaves the game.
    With 4 documents | an agent delivers; with 3 if a neighbour has, one more for each +1 counter.
now-influence =
    Pull | a pawn that has not been pulled yet one space toward you.
    The dark space | gives you 1 loyalty; a pawn already there is turned over and stays.
    If loyalties are equal, | the pawn’s side wins. Three turns only.
now-pass =
    Pass: | you have no card left.
    The other side | plays on with its own.
    No cards | on either side: the game ends.

# Pictures of the rules: a caption, then what is drawn
picture-loyalty =
    One token for each agent; there are two 2s.
    Six agents, L, S, B, A, V and E; below them the tokens 3, 1, 5, 2, 4 and 2.
picture-backs =
    Three backs: the value, two values, or nothing.
    Three hidden documents: with a 4 on the back, with 0/7, with “?”.
picture-influence =
    A pawn pulled by one space.
    The track of an agent: the pawn stands just on the other side; an arrow; it stands on your side, on yellow.
picture-delivery =
    The higher loyalty takes all.
    Token 3 plus 1 for the dark space, against token 3: 4 against 3. The documents 5, 2, 7 and 4 go to the first side.
picture-needs =
    Four documents, or three beside a delivery.
    Agent S has delivered. Its neighbour B needs three documents and has two; further on, A needs four.

# What is drawn on the board: its name, then its meaning
symbol-token =
    Light shield
    Your loyalty token at this agent.
symbol-their_token =
    Dark shield
    The other side’s token, once it is shown.
symbol-dark =
    Dark space, +1
    A pawn on the last space of a side adds 1 loyalty for that side.
symbol-pawn =
    Pawn, open arrow
    Its arrow shows the side to which it leans. It can still be pulled.
symbol-pulled =
    Yellow pawn, full arrow
    Already pulled in one of the first three turns.
symbol-number =
    Back with a number
    The value of the document.
symbol-risk =
    Back 0/7
    A 7, or Personal or Booby-trapped papers, worth 0.
symbol-unknown =
    Back “?”
    Any action card, from 1 to 6. Only one at each agent.
symbol-boxes =
    Boxes below the letter
    Full: a document laid. Empty: one is missing for a delivery.
symbol-counter =
    Round +1, round dashed box
    The Nosy parker’s counter: one more document is needed.
symbol-seen =
    Eye
    The other side has seen this document.
symbol-source =
    Pencil
    Inferred or reconstructed: the rulebook does not show the whole card.
symbol-gone =
    Red bar
    A document taken out of the game by Booby-trapped papers.

# The board in the browser
field-card = Card
field-from = Document
board-agents = The agents
board-show_agent = Agent shown
board-you = You
board-needs = { $count } of { $needed }
board-would_deliver = { $count } of { $needed }: delivers
board-no_place = has a “?”
board-documents = { $count ->
    [0] nothing to see
    [one] { $count } document
   *[other] { $count } documents
  }
board-token = token { $token }
board-their_token = hidden token
board-pulled = pulled already
board-where = { $side_is ->
    [you] { $dark_id ->
        [yes] your dark space, +1
       *[no] on your side
      }
   *[other] { $dark_id ->
        [yes] { $side }’s dark space, +1
       *[no] on { $side }’s side
      }
  }
board-pawn = pawn on { $side_is ->
    [you] your side
   *[other] { $side }’s side
  }
board-then = { $what }: { $then }
board-hand = Your hand
board-pile = draw pile { $count }
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-backs = in hand, by their backs:
board-in_hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }
board-progress = turn { $turn } · { $count ->
    [0] no deliveries of 5
    [one] { $count } delivery of 5
   *[other] { $count } deliveries of 5
  }
board-back = back { $back }
board-seen = seen
board-short_seen = seen: { $what }
board-short_personal = pers.
board-short_trapped = trap
board-card = { $title }, worth { $value }, back “{ $back }”.
board-marked = This card is { $source }.
board-document_at = { $agent }: { $card_id ->
    [none] a document with a “{ $back }” back
   *[other] { $card }, back “{ $back }”
  }
board-does_personal = At the delivery: +1 loyalty to you
board-does_trapped = At the delivery the highest leave the game
board-does_tip = See their documents at an agent
board-does_crosscheck = The sum of two of their tokens
board-does_nosy = An agent needs one more document
board-does_pressure = One pawn one space
board-does_blackmail = One pawn two spaces, or two one
board-does_turncoat = Exchange two of your tokens
board-does_courier = A document changes agent
board-mode_document = Lay the card
board-mode_action = Play its action
board-no_action = no action in hand
board-no_document = nothing to lay
board-which_action = Take a card with a “?” back: play its action, then it leaves the game.
board-where_document = Where to lay it
board-where_tip = Where to look
board-where_crosscheck = Which two agents
board-where_nosy = On which agent
board-where_turncoat = Which two agents
board-where_courier = Where to take it
board-where_influence = Which pawn to pull
board-do_document = Lay
board-do_document_card = Lay the { $value }
board-worth = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
board-laid = { $count ->
    [0] no documents
    [one] { $count } document
   *[other] { $count } documents
  }
board-bonus = dark space: +1
board-about = { $title }, { $value }. { $seat } will see “{ $back }”.
board-as_document = document { $value }, face down
board-brief_delivered = Done
board-brief_document = Docs
board-brief_personal = Personal
board-brief_trapped = Trapped
board-brief_tip = Tip-off
board-brief_crosscheck = Check
board-brief_nosy = Nosy
board-brief_pressure = Pressure
board-brief_blackmail = Blackm.
board-brief_turncoat = Turncoat
board-brief_courier = Courier
board-do_tip = Look
board-do_crosscheck = Check
board-do_nosy = Put +1
board-do_turncoat = Exchange
board-do_courier = Take here
board-do_influence = Pull
board-effect_laid = { $agent } will have { $count ->
    [one] { $count } document
   *[other] { $count } documents
  } of { $needed }.
board-effect_delivers = { $agent } delivers{ $agents_count ->
    [0] { "" }
   *[other] , then { $agents } in a chain
  }{ $taker_id ->
    [mine] : yours for certain{ $points_id ->
        [none] { "" }
       *[other] , { $points ->
            [one] { $points } point
           *[other] { $points } points
          }
      }
    [theirs] : { $seat }’s for certain
    [token] : yours if { $seat }’s token is { $most } or less{ $points_id ->
        [none] { "" }
       *[other] , { $points ->
            [one] { $points } point
           *[other] { $points } points
          }
      }
   *[unsure] { "" }
  }.
board-effect_fewer_now = { $agent }: only { $needed } documents now
board-effect_fewer = Then { $agents }: one document fewer.
board-effect_pawn = { $agent }’s pawn will be { $side_is ->
    [you] { $dark_id ->
        [yes] on your dark space: +1 loyalty to you
       *[no] on your side
      }
   *[other] { $dark_id ->
        [yes] on { $side }’s dark space: +1 loyalty to { $side }
       *[no] on { $side }’s side
      }
  }.
board-effect_swapped = Your token will be { $first_token } at { $agent } and { $second_token } at { $to }.
board-effect_counter = { $agent } will need { $needed } documents.
board-waiting = Nothing to choose for now.
board-delivered = Delivered
board-chain = in a chain, after { $letter }
board-chain_short = after { $letter }
board-trapped = { $value }: out of the game
board-loyalty = loyalty { $loyalty } to { $against }
board-tie = { $loyalty } each, pawn on { $side_is ->
    [you] your side
   *[other] { $side }’s side
  }
board-taken = { $seat_is ->
    [you] To you
   *[other] To { $seat }
  }: { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
board-confirm_courier = Play { $card }: { $document }, from { $from } to { $to }
board-deliveries = Deliveries ({ $count })
board-sum = Cross-check: { $agents } add up to { $total }.
board-before_exchange = before exchanging { $agents }
board-outdated = Since then { $seat } has exchanged their tokens at { $agents }.
board-legend = The arrow of a pawn shows its side; it is filled, on yellow, once the pawn has been pulled. A dark space adds 1 to loyalty. If loyalties are equal, the pawn’s side wins.
board-sources = The rulebook does not show every card. In pencil, “inferred”: seen in another edition, or concluded from what the rulebook says; “reconstructed”: its value, name or effect is this project’s choice. The others are the rulebook’s.
board-copies = ×{ $copies }

## In three sentences, for guests: what is in bold, a bar, the rest
brief =
    Six agents | serve both sides. In secret, give each a loyalty from 1 to 5.
    On your turn, | lay a card at an agent, or play its action.
    Four documents: | the agent delivers to the side it is most loyal to. The greater value wins.

# The end
tie-broken = Level on points, the side that took fewer cards wins.
tie-shared = The same points, as many cards taken: the win is shared.
board-account-bars = Who delivered to whom, and how much
board-account-side = { $name }, { $points }
board-account-open = The suitcases, open
board-account-undelivered = Has not delivered
board-account-row = token { $token }{ $bonus ->
    [yes] , plus 1 for the dark space
   *[no] { "" }
  }; documents: { $cards }.
board-account-gone = { $card } (out of the game)

# Cases
case_question-certain = One of the opponent’s tokens alone is certain. At which agent, and what is it?
case_question-question = One card, played in the right place, tells more than any other. Which, and where?
case_question-win = One card, played in the right place, is sure to win. Which, and where?
case-possible-token = Possible, not certain. Here { $seat }’s token at { $agent } is { $token }, and nothing contradicts it.
case-impossible-token = Impossible: no arrangement allows it. Here { $seat }’s token at { $agent } is { $token }.
