# The lesson of Kryptos. A reply has two lines: the verdict, then the reason.

lesson-your-hand = Your hand
lesson-sorted = a hand sorted from left to right
lesson-nobody-sees = nobody else sees it
lesson-card-hidden = Card { $position }, hidden.
lesson-tokens = Hidden cards of each colour
lesson-token = { $colour }: { $count ->
    [0] no hidden card
    [one] one hidden card
   *[other] { $count } hidden cards
  }
lesson-track = The track
lesson-points = Points
lesson-began = began
lesson-seat = { $name }, { $points } points{ $first ->
    [yes] , began the game
   *[other] {""}
  }

lesson-order-title = The order of a hand
lesson-order-says = A hand is sorted: numbers rise from left to right, and nothing ever moves.
lesson-order-do = Touch Marcel’s lowest card.
lesson-order-done = Lowest card found: card 1.
lesson-order-hint = Numbers rise to the right. So where is the lowest?
lesson-order-answer = It is card 1, at the far left.
lesson-order-right =
    Yes, at the far left.
    Even hidden, a card tells its place in the order.
lesson-order-wrong =
    Not that one.
    Every card to its left is lower.
lesson-order-wrong-largest =
    That is the highest.
    Numbers rise to the right.
lesson-order-wrong-visible =
    Not that one.
    It is face up, but others stand to its left, so they are lower.

lesson-tokens-title = Colour tokens
lesson-tokens-says = Tokens count how many cards of each colour a hand still hides.
lesson-tokens-do = Touch the colour that Marcel hides none of.
lesson-tokens-done = Marcel hides no yellow card.
lesson-tokens-hint = Look for the zero.
lesson-tokens-answer = It is yellow: no token.
lesson-tokens-right =
    Yes, yellow.
    In Marcel’s hand, look for no 1, no 5, no 17, nor any other yellow.
lesson-tokens-wrong =
    Not that one.
    There is a number beside it: Marcel hides some.
lesson-tokens-wrong-blue =
    Not blue.
    One token: Marcel still hides one.

lesson-squeezed-title = Squeezed between two
lesson-squeezed-says = Card 4 stands between 12 and 15, and you hold the 13 yourself.
lesson-squeezed-do = Touch its number on the track.
lesson-squeezed-done = Number found: 14, red.
lesson-squeezed-hint = Between 12 and 15 there are two numbers. One is in your hand.
lesson-squeezed-answer = It is 14.
lesson-squeezed-right =
    Right! +3.
    Between two visible cards that are close, few numbers are left.
lesson-squeezed-wrong =
    Not that number.
    Higher than 12, lower than 15: only 13 or 14 will do.
lesson-squeezed-wrong-own =
    Not 13.
    There is only one of each card, and you hold that one.

lesson-announce-title = Naming a card
lesson-announce-says = On your turn you name a hidden card and a number. Here Odette shows 4 and 6.
lesson-announce-do = Name her card 3, between the two.
lesson-announce-done = Said: 5, in Odette’s hand.
lesson-announce-hint = Open Odette’s hand, touch her card 3, then the only number between 4 and 6.
lesson-announce-answer = Odette’s card 3, number 5, then the button “Say 5”.
lesson-announce-right =
    Right! +3.
    The card is turned up, and everybody sees it from now on.
lesson-announce-wrong =
    Not that card.
    It is Odette’s card 3 that stands between 4 and 6.
lesson-announce-wrong-number =
    Right card, wrong number.
    Between 4 and 6 there is only 5.
lesson-announce-wrong-hand =
    Not in Marcel’s hand.
    It is Odette who shows 4 and 6.

lesson-miss-title = A miss tells everybody
lesson-miss-says = Marcel said 19 for Odette’s card 8: a miss. The number stays struck out on it.
lesson-miss-do = Touch that card’s number.
lesson-miss-done = Number found: 21, yellow.
lesson-miss-hint = Between 17 and 23, take away your own cards, then the number struck out.
lesson-miss-answer = It is 21.
lesson-miss-right =
    Right! +3.
    Marcel’s miss gave you the answer: listen to the others.
lesson-miss-wrong =
    Not that number.
    Card 8 stands between 17 and 23.
lesson-miss-wrong-missed =
    Not 19.
    Marcel has just tried it, and it was wrong.
lesson-miss-wrong-own =
    Not that one.
    It is in your hand.

lesson-pay-title = Paying to try again
lesson-pay-says = You said 19 for card 6: a miss. Only 16 is left, and being right is worth 3 points.
lesson-pay-do = Touch what you do.
lesson-pay-done = One point paid, three won.
lesson-pay-hint = Compare what it costs with what it surely brings.
lesson-pay-answer = Pay 1 point: the 16 brings 3.
lesson-pay-right =
    Yes: −1, then +3.
    Once a turn, after a miss, you may pay 1 point to try again.
lesson-pay-wrong =
    Not there.
    Choose between stopping and paying.
lesson-pay-wrong-stop =
    A pity.
    The answer is certain: for 1 point you would win 3.

lesson-end-title = The end at 15 points
lesson-end-says = At 15 points the round is finished. Marcel is there, and you were the one who began.
lesson-end-do = Touch who still plays.
lesson-end-done = Odette plays, and that is the end.
lesson-end-hint = The order is you, Marcel, Odette. Everybody gets the same number of turns.
lesson-end-answer = It is Odette: she has not played in this round.
lesson-end-right =
    Yes, Odette.
    Then you compare: most points wins.
lesson-end-wrong =
    Not there.
    Touch a person.
lesson-end-wrong-you =
    Not you.
    You opened this round, and there will be no other.
lesson-end-wrong-marcel =
    Not Marcel.
    He has just played: that is how he passed 15.

lesson-turn-title = Your turn, no help
lesson-turn-says = A real table, three hands. One hidden card can only be one number.
lesson-turn-do = Find it and name it.
lesson-turn-done = Found: the 2, in Odette’s hand.
lesson-turn-hint = Look at the beginning of Odette’s hand, and at the 1 that you hold.
lesson-turn-answer = Odette’s card 1: it is below 3, and you have the 1. It is 2.
lesson-turn-right =
    Right! +3.
    You can play Kryptos. How about a real game?
lesson-turn-wrong =
    Possible, but not certain.
    Look for a card with a single number left.
lesson-turn-wrong-near =
    Right card, wrong number.
    It is lower than 3.
lesson-turn-wrong-own =
    That one is in your hand.
    There is only one of each card.
