# The lesson of Spies vs Spies. A reply has two lines: the verdict, then the reason.

lesson-hand = { $who }: { $cards }
lesson-of-team = { $name }, { $team ->
    [red] red
   *[blue] blue
  } team
lesson-team-red = red
lesson-team-blue = blue
lesson-facing = facing you

lesson-cards-title = Three cards
lesson-cards-says = Everybody holds three secret cards: an accessory, a vehicle and an objective.
lesson-cards-do = Touch your vehicle.
lesson-cards-done = Vehicle found: the bike.
lesson-cards-hint = Which of the three rolls or floats?
lesson-cards-answer = It is the bike, in the middle.
lesson-cards-right =
    Yes, the bike.
    There are four cards of each sort, one for each person.
lesson-cards-wrong =
    Not that one.
    Look for something that carries you.
lesson-cards-wrong-accessory =
    That is the accessory.
    A hat is worn, it does not roll.
lesson-cards-wrong-objective =
    That is the objective.
    It has a drawing: omega or stars.

lesson-colours-title = Colours
lesson-colours-says = Each card is red (a triangle) or blue (a circle).
lesson-colours-do = Touch your two red cards.
lesson-colours-done = Two red ones found.
lesson-colours-hint = Red ones bear a triangle.
lesson-colours-answer = They are the bike and the omega.
lesson-colours-more =
    Yes, red.
    One more.
lesson-colours-right =
    Yes, two red ones.
    In all, six cards are red and six are blue.
lesson-colours-wrong =
    Not that one.
    Look for the triangle.
lesson-colours-wrong-hat =
    The hat is blue.
    It bears a circle.

lesson-teams-title = Teams
lesson-teams-says = The team of a hand is the colour it has most of: two cards in three.
lesson-teams-do = Touch the two red hands.
lesson-teams-done = Red team: you and Odette.
lesson-teams-hint = Count the triangles: it takes two at least.
lesson-teams-answer = They are yours and Odette’s.
lesson-teams-more =
    Yes, that one.
    One more.
lesson-teams-right =
    Yes: you and Odette.
    There are always two teams of two, but nobody says so.
lesson-teams-wrong =
    Not that one.
    Count the triangles.
lesson-teams-wrong-marcel =
    Marcel is blue.
    A single red card, the fan, against two blue ones.
lesson-teams-wrong-chloe =
    Chloé is blue.
    Mask and scooter are blue: two in three.

lesson-exception-title = The exception
lesson-exception-says = One hand, and only one, of a single colour? Then everybody’s objective tells the team.
lesson-exception-do = Touch who plays with you.
lesson-exception-done = Marcel plays with you, in blue.
lesson-exception-hint = Your three cards are blue. So look at the others’ objectives only.
lesson-exception-answer = It is Marcel: his stars are blue.
lesson-exception-right =
    Yes, Marcel.
    Two red in three, and yet blue: only his objective counts.
lesson-exception-wrong =
    Not that hand.
    Look for a blue objective, like yours.
lesson-exception-wrong-red =
    A red objective.
    Your hand has one colour: only objectives count.

lesson-objectives-title = Objectives
lesson-objectives-says = Your target depends on your team’s two objectives: same drawing, or not?
lesson-objectives-do = Touch the objectives of your team.
lesson-objectives-done = An omega and stars: different.
lesson-objectives-hint = Yours, then Odette’s, who is red like you.
lesson-objectives-answer = Your omega and Odette’s stars.
lesson-objectives-more =
    Yes, that one.
    One more.
lesson-objectives-right =
    Yes: they differ.
    To compare, only the drawing counts, not the colour.
lesson-objectives-wrong =
    That is no objective.
    An objective has an omega or stars.
lesson-objectives-wrong-facing =
    That is the other team.
    Stay on the red side: Odette and you.

lesson-target-title = The reds’ target
lesson-target-says = An omega, stars: your objectives differ. Aim at the stars facing you.
lesson-target-do = Touch your target.
lesson-target-done = Target touched: Chloé.
lesson-target-hint = Among the blues, who has stars?
lesson-target-answer = It is Chloé.
lesson-target-right =
    Yes, Chloé!
    Her stars are red: only the drawing counts. The blues aim at the omega instead.
lesson-target-wrong =
    Not that hand.
    Look for stars, on the other side.
lesson-target-wrong-marcel =
    Marcel has an omega.
    The red team looks for stars.
lesson-target-wrong-partner =
    Odette is with you.
    You always aim at somebody of the other team.

lesson-same-title = Same objectives
lesson-same-says = Stars twice on your side: aim at the hat; with no hat facing you, at the scooter.
lesson-same-do = Touch your target.
lesson-same-done = Target touched: Marcel.
lesson-same-hint = Look for the hat first, among the blues.
lesson-same-answer = It is Marcel: he has the hat.
lesson-same-right =
    Yes, Marcel.
    The blues would aim at the bike, or else at the umbrella.
lesson-same-wrong =
    Not that hand.
    Look for the hat, on the other side.
lesson-same-wrong-scooter =
    The scooter comes second.
    It counts only if nobody facing you has the hat.
lesson-same-wrong-partner =
    Odette is with you.
    You aim at somebody of the other team.

lesson-ask-title = A question
lesson-ask-says = On your turn: one question. The card is shown to you, and to nobody else.
lesson-ask-do = Ask Odette for her vehicle.
lesson-ask-done = Odette showed you her vaporetto.
lesson-ask-hint = Touch the vehicle in Odette’s row, then the button.
lesson-ask-answer = Odette, vehicle, then “Ask”.
lesson-ask-right =
    Noted.
    Everybody knows what you asked for, but not what you saw.
lesson-ask-wrong =
    Not that card.
    Ask Odette for her vehicle.
lesson-ask-wrong-mission =
    Too early.
    You call a mission when you know your target.
lesson-ask-wrong-objective =
    That has a price.
    To see an objective you first show one of your own cards.
lesson-ask-wrong-who =
    Not that person.
    The question is for Odette.

lesson-mission-title = The mission, no help
lesson-mission-says = Marcel calls the mission: everybody points at once. Your file is enough.
lesson-mission-do = Find your team, then your target.
lesson-mission-done = Target pointed at: Marcel.
lesson-mission-hint = You are blue with Chloé: stars and omega. Then the blues aim at the omega facing them.
lesson-mission-answer = It is Marcel: on the other side, he holds the omega.
lesson-mission-right =
    Right!
    +1 if both members aim right; +2 more for the callers’ team, or for the other one if they fail.
lesson-mission-wrong =
    Not that target.
    Start again: teams, then objectives, then the target.
lesson-mission-wrong-partner =
    Chloé is blue, with you.
    Her hat and omega are blue: two in three.
lesson-mission-wrong-odette =
    Odette has stars.
    Your objectives differ: the blues aim at the omega.
