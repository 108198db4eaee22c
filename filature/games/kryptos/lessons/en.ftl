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
lesson-seat = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $first ->
    [yes] , began the game
   *[other] {""}
  }

lesson-order-title = The order of a hand
lesson-order-says = A hand is sorted: numbers rise from left to right. Nothing ever moves.
lesson-order-do = Touch Marcel’s lowest card.
lesson-order-done = The lowest: card 1.
lesson-order-hint = Numbers rise to the right. Where is the lowest?
lesson-order-answer = Card 1, at the far left.
lesson-order-right =
    Yes, at the far left.
    Even hidden, a card is in its place in the order.
lesson-order-wrong =
    Not that one.
    Every card to its left is lower.
lesson-order-wrong-largest =
    That is the highest.
    Numbers rise to the right.
lesson-order-wrong-visible =
    Not that one.
    There are others to its left, so they are lower.

lesson-tokens-title = Colour tokens
lesson-tokens-says = Tokens say how many cards of each colour a hand still hides.
lesson-tokens-do = Touch the colour Marcel is not hiding.
lesson-tokens-done = Marcel hides no yellow card.
lesson-tokens-hint = Look for the zero.
lesson-tokens-answer = It is yellow: no token.
lesson-tokens-right =
    Yes, yellow.
    In Marcel’s hand, do not look for 1, 5, 17 or any other yellow.
lesson-tokens-wrong =
    Not that one.
    The number beside it says so: Marcel hides some.
lesson-tokens-wrong-blue =
    Not blue.
    One token: Marcel still hides one blue card.

lesson-squeezed-title = Squeezed between two
lesson-squeezed-says = Card 4 is between 12 and 15, and you have the 13.
lesson-squeezed-do = Touch its number on the track.
lesson-squeezed-done = Number found: 14, red.
lesson-squeezed-hint = There are only two numbers between 12 and 15. One is in your hand.
lesson-squeezed-answer = It is 14.
lesson-squeezed-right =
    Right! +3.
    Between two close cards that are face up, few numbers are left.
lesson-squeezed-wrong =
    Not that number.
    More than 12, less than 15: only 13 or 14.
lesson-squeezed-wrong-own =
    Not 13.
    There is only one of each number, and you have that one.

lesson-announce-title = Naming a card
lesson-announce-says = On your turn, name a hidden card and its value. Here Odette shows 4 and 6.
lesson-announce-do = Name her card 3, between the two.
lesson-announce-done = You named the 5, in Odette’s hand.
lesson-announce-hint = Open Odette’s hand, touch her card 3, then the only number between 4 and 6.
lesson-announce-answer = Odette’s card 3, number 5, then “Say 5”.
lesson-announce-right =
    Right! +3.
    The card is turned up: everybody sees it.
lesson-announce-wrong =
    Not that card.
    Odette’s card 3 is the one between 4 and 6.
lesson-announce-wrong-number =
    Right card, wrong number.
    Between 4 and 6 there is only 5.
lesson-announce-wrong-hand =
    Not in Marcel’s hand.
    Odette is the one who shows 4 and 6.

lesson-miss-title = A miss helps everybody
lesson-miss-says = Marcel said 19 for Odette’s card 8: a miss. The number stays struck out there.
lesson-miss-do = Touch that card’s number.
lesson-miss-done = Number found: 21, yellow.
lesson-miss-hint = Between 17 and 23, take away your own cards, then the number struck out.
lesson-miss-answer = It is 21.
lesson-miss-right =
    Right! +3.
    Marcel’s miss gives you the answer: listen to the others.
lesson-miss-wrong =
    Not that number.
    Card 8 is between 17 and 23.
lesson-miss-wrong-missed =
    Not 19.
    Marcel has just tried it: it was wrong.
lesson-miss-wrong-own =
    Not that one.
    It is in your hand.

lesson-pay-title = The second try
lesson-pay-says = You said 19 for card 6: a miss. Only 16 is left, and it is worth 3 points.
lesson-pay-do = Choose: stop, or pay.
lesson-pay-done = One point paid, three won.
lesson-pay-hint = What does a try cost? What is it sure to bring?
lesson-pay-answer = Pay 1 point: the 16 brings 3.
lesson-pay-right =
    Yes: −1, then +3.
    Once a turn, after a miss, you may pay 1 point to try again.
lesson-pay-wrong =
    Not there.
    Stop, or pay.
lesson-pay-wrong-stop =
    A pity.
    The answer is certain: for 1 point you would win 3.

lesson-end-title = The end at 15 points
lesson-end-says = Somebody has 15 points: the round is played out. It is Marcel, and you began.
lesson-end-do = Touch who still plays.
lesson-end-done = Odette plays, and that is the end.
lesson-end-hint = The order: you, Marcel, Odette. Everybody plays the same number of turns.
lesson-end-answer = Odette: she has not played in this round yet.
lesson-end-right =
    Yes, Odette.
    Then compare: most points wins.
lesson-end-wrong =
    Not there.
    Touch a person.
lesson-end-wrong-you =
    Not you.
    You opened this round, and there will be no other.
lesson-end-wrong-marcel =
    Not Marcel.
    He has just played: that is how he reached 15.

lesson-turn-title = Your turn, no help
lesson-turn-says = A real table, three hands. One of the hidden cards can only be one number.
lesson-turn-do = Find it and name it.
lesson-turn-done = Found: the 2, in Odette’s hand.
lesson-turn-hint = Look at the start of Odette’s hand, and at the 1 in yours.
lesson-turn-answer = Odette’s card 1: it is below 3, and you have the 1. It is 2.
lesson-turn-right =
    Right! +3.
    You can play Kryptos. How about a real game?
lesson-turn-wrong =
    Possible, but not certain.
    Look for a card with only one number left.
lesson-turn-wrong-near =
    Right card, wrong number.
    It is lower than 3.
lesson-turn-wrong-own =
    You have it in your hand.
    There is only one of each number.
