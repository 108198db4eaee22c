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
lesson-cards-says = Every hand has three secret cards: an accessory, a vehicle and an objective.
lesson-cards-do = Touch your vehicle.
lesson-cards-done = Vehicle found: the bike.
lesson-cards-hint = Which of the three rolls or floats?
lesson-cards-answer = The bike, in the middle.
lesson-cards-right =
    Yes, the bike.
    There are four cards of each kind, one for each hand.
lesson-cards-wrong =
    Not that one.
    Look for something to get around with.
lesson-cards-wrong-accessory =
    That is the accessory.
    A hat is worn, it does not roll.
lesson-cards-wrong-objective =
    That is the objective.
    It has a drawing: an omega or stars.

lesson-colours-title = Colours
lesson-colours-says = Each card is red (a triangle) or blue (a circle).
lesson-colours-do = Touch your two red cards.
lesson-colours-done = Your two red cards.
lesson-colours-hint = Red cards have a triangle.
lesson-colours-answer = The bike and the omega.
lesson-colours-more =
    Yes, red.
    One more.
lesson-colours-right =
    Yes, two red cards.
    In all, six cards are red and six are blue.
lesson-colours-wrong =
    Not that one.
    Look for the triangle.
lesson-colours-wrong-hat =
    The hat is blue.
    It has a circle.

lesson-teams-title = Teams
lesson-teams-says = A hand’s team is the colour it has most of: at least two cards out of three.
lesson-teams-do = Touch the two red hands.
lesson-teams-done = Red team: you and Odette.
lesson-teams-hint = Count the triangles: it takes at least two.
lesson-teams-answer = Yours and Odette’s.
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
    One red card, the fan, and two blue ones.
lesson-teams-wrong-chloe =
    Chloé is blue.
    Mask and scooter are blue: two out of three.

lesson-exception-title = The exception
lesson-exception-says = If only one hand is all one colour, every hand’s objective gives its team.
lesson-exception-do = Touch your partner.
lesson-exception-done = Marcel plays with you, in blue.
lesson-exception-hint = Your three cards are blue: look only at the objectives.
lesson-exception-answer = Marcel: his stars are blue.
lesson-exception-right =
    Yes, Marcel.
    Two red cards out of three, but a blue objective: only that counts.
lesson-exception-wrong =
    Not that hand.
    Look for a blue objective, like yours.
lesson-exception-wrong-red =
    A red objective.
    Your hand is all one colour: only objectives count.

lesson-objectives-title = Objectives
lesson-objectives-says = Your target depends on your team’s two objectives: same drawing, or not?
lesson-objectives-do = Touch your team’s objectives.
lesson-objectives-done = An omega and stars: different.
lesson-objectives-hint = Yours, then that of Odette, who is red like you.
lesson-objectives-answer = Your omega and Odette’s stars.
lesson-objectives-more =
    Yes, that one.
    One more.
lesson-objectives-right =
    Yes: they differ.
    Only the drawing counts, not the colour.
lesson-objectives-wrong =
    That is not an objective.
    An objective shows an omega or stars.
lesson-objectives-wrong-facing =
    That is the other team.
    Look on the red side: Odette and you.

lesson-target-title = The reds’ target
lesson-target-says = An omega, stars: your objectives differ. Aim at the blue team’s stars.
lesson-target-do = Touch your target.
lesson-target-done = Your target: Chloé.
lesson-target-hint = Among the blues, who has stars?
lesson-target-answer = Chloé.
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
    Always aim at the other team.

lesson-same-title = Same objectives
lesson-same-says = You have stars twice: aim at the hat, or at the scooter if the other team has no hat.
lesson-same-do = Touch your target.
lesson-same-done = Your target: Marcel.
lesson-same-hint = Look for the hat first, among the blues.
lesson-same-answer = Marcel: he has the hat.
lesson-same-right =
    Yes, Marcel.
    The blues would aim at the bike, or else the umbrella.
lesson-same-wrong =
    Not that hand.
    Look for the hat, on the other side.
lesson-same-wrong-scooter =
    The scooter comes second.
    It counts only if nobody in the other team has the hat.
lesson-same-wrong-partner =
    Odette is with you.
    Aim at the other team.

lesson-ask-title = A question
lesson-ask-says = On your turn, ask a question: the card is shown to you alone.
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
    Call the mission once you know your target.
lesson-ask-wrong-objective =
    Not an objective.
    To see one, you must first show one of your cards.
lesson-ask-wrong-who =
    Not that person.
    The question is for Odette.

lesson-mission-title = The mission, no help
lesson-mission-says = Marcel calls the mission: everybody points at the same time. You know enough.
lesson-mission-do = Find your team, then your target.
lesson-mission-done = You pointed at Marcel.
lesson-mission-hint = You and Chloé, in blue, have stars and omega: aim at the other team’s omega.
lesson-mission-answer = Marcel: in the other team, he has the omega.
lesson-mission-right =
    Right!
    Both point right: +1 each. The callers: +2 more if they succeed; if not, +2 for the other team.
lesson-mission-wrong =
    Not that target.
    In order: the teams, the objectives, the target.
lesson-mission-wrong-partner =
    Chloé is with you, in blue.
    Her hat and omega are blue: two out of three.
lesson-mission-wrong-odette =
    Odette has stars.
    Your objectives differ: the blues aim at the omega.
