# The lesson of Double Agent. A reply has two lines: the verdict, then the reason.

lesson-line = The line of six agents
lesson-agent = Agent { $letter }.
lesson-delivered = delivered
lesson-has-delivered = Has delivered.
lesson-your-token = Your token: { $token }.
lesson-documents = { $count ->
    [0] No documents.
    [one] One document, back { $backs }.
   *[other] { $count } documents, backs { $backs }.
  }
lesson-pawn = { $space ->
    [0] Pawn on your dark space.
    [1] Pawn on your side, light space.
    [2] Pawn on the far side, light space.
   *[other] Pawn on the far side, dark space.
  }
lesson-hand = Your hand
lesson-card = { $name }, worth { $value }, back { $back }
lesson-back = back { $back }
lesson-agent-delivers = Agent { $letter } delivers
lesson-delivery = { $documents } documents, { $points } points in all
lesson-sides = Both sides
lesson-leans-here = the pawn leans here
lesson-side = { $name }, loyalty { $loyalty }{ $pawn ->
    [yes] , the pawn leans this way
   *[other] {""}
  }

lesson-tokens-title = Loyalty tokens
lesson-tokens-says = Each side secretly gives every agent a token: 1, 2, 2, 3, 4 and 5.
lesson-tokens-do = Touch the agent most loyal to you.
lesson-tokens-done = Most loyal: B, with 5.
lesson-tokens-hint = Look for your highest token.
lesson-tokens-answer = B, with the 5.
lesson-tokens-right =
    Yes, B.
    Marcel has given his too, and you do not see them.
lesson-tokens-wrong =
    Not that one.
    Another agent has a higher token.
lesson-tokens-wrong-least =
    That is the least loyal.
    Its token is only 1.

lesson-backs-title = Documents
lesson-backs-says = Laid face down at an agent, a document shows its back, and so its value, except 0/7 and ?
lesson-backs-do = Touch a card whose back hides its value.
lesson-backs-done = Marcel will not know what it is worth.
lesson-backs-hint = Read the backs at the bottom of the cards.
lesson-backs-answer = A 0/7 back, or a “?” back.
lesson-backs-right =
    Yes: let him guess.
    That is where you bluff: a 0/7 is worth 7, or 0.
lesson-backs-wrong =
    Not there.
    Touch one of your cards.
lesson-backs-wrong-plain =
    Its back says it all.
    Marcel would read its value.

lesson-pawn-title = Pulling a pawn
lesson-pawn-says = On your first three turns, pull a pawn one space toward you, downward. Dark space: +1.
lesson-pawn-do = Touch the agent whose pawn will reach your dark space.
lesson-pawn-done = Pawn on your dark space: +1.
lesson-pawn-hint = The dark space is at the very bottom: the pawn must be just above it.
lesson-pawn-answer = L, B or V: their pawn is just above.
lesson-pawn-right =
    Yes: +1 loyalty.
    Marcel will pull three pawns too, toward himself.
lesson-pawn-wrong =
    Not that one.
    Look for a pawn one space from your edge.
lesson-pawn-wrong-inner =
    One space too far.
    It would come to your side, but on the light space.

lesson-deliver-title = A delivery
lesson-deliver-says = With four documents, both sides together, an agent delivers to the side with more loyalty.
lesson-deliver-do = Lay your 7 at the agent who will deliver at once.
lesson-deliver-done = B has delivered: 16 points for you.
lesson-deliver-hint = Which agent already has three documents?
lesson-deliver-answer = B: three documents, plus yours.
lesson-deliver-right =
    B delivers: +16!
    The tokens: 5, plus 1 for the pawn, against 3. You take it all.
lesson-deliver-wrong =
    Not that one.
    It would not have its four documents.
lesson-deliver-wrong-one =
    Not E yet.
    It has only one document: yours would make two.

lesson-neighbours-title = Neighbours
lesson-neighbours-says = Next to an agent who has delivered, three documents are enough. B has just delivered.
lesson-neighbours-do = Touch the two agents who will deliver at three.
lesson-neighbours-done = S and A deliver at three documents.
lesson-neighbours-hint = The order is L, S, B, A, V, E. Who stands next to B?
lesson-neighbours-answer = S and A.
lesson-neighbours-more =
    Yes, that one.
    And on the other side?
lesson-neighbours-right =
    Yes, S and A.
    One delivery can cause another, in a chain.
lesson-neighbours-wrong =
    Not that one.
    Look for B’s two neighbours.
lesson-neighbours-wrong-far =
    Too far from B.
    Only its neighbours deliver at three.

lesson-tip-title = Playing an action
lesson-tip-says = A “?” card can be an action. The Tip-off shows you Marcel’s documents at one agent.
lesson-tip-do = Touch the agent to look at.
lesson-tip-done = At V, it is a 7.
lesson-tip-hint = Where does a back hide its value?
lesson-tip-answer = At V: a 0/7 back.
lesson-tip-right =
    Yes: it is a 7.
    Only you know. A card played as an action leaves the game.
lesson-tip-wrong =
    Not there.
    Touch an agent that has not delivered.
lesson-tip-wrong-read =
    Nothing to learn.
    At E, Marcel’s document has a 3 on its back: it is worth 3.
lesson-tip-wrong-empty =
    There is nothing there.
    Marcel has not laid anything there yet.

lesson-tie-title = A tie
lesson-tie-says = E delivers, and loyalties are equal: the pawn decides. It leans toward you.
lesson-tie-do = Touch the side that takes the documents.
lesson-tie-done = E brings you 14 points.
lesson-tie-hint = In a tie, see which side the pawn is on.
lesson-tie-answer = You.
lesson-tie-right =
    Yes, you: +14.
    A pawn serves twice: in a tie, and on the dark space.
lesson-tie-wrong =
    Not there.
    Touch one of the two sides.
lesson-tie-wrong-marcel =
    Not Marcel.
    The pawn leans to your side.

lesson-score-title = What counts
lesson-score-says = The game ends at five deliveries. Only delivered documents count; the higher total wins.
lesson-score-do = Touch the agents who delivered you points.
lesson-score-done = B and E: 30 points.
lesson-score-hint = Who has already delivered?
lesson-score-answer = B and E.
lesson-score-more =
    Yes, that one.
    One more.
lesson-score-right =
    Yes, B and E.
    Documents at an agent who has not delivered are worth nothing.
lesson-score-wrong =
    Not that one.
    It has not delivered.
lesson-score-wrong-lost =
    V has not delivered.
    Its document does not count yet.

lesson-turn-title = Your turn, no help
lesson-turn-says = One agent will deliver at your next document, and you are sure to take it all.
lesson-turn-do = Find it and lay a document there.
lesson-turn-done = V has delivered, and you take it all.
lesson-turn-hint = E has delivered: its neighbour delivers at three. Count your token and the pawn.
lesson-turn-answer = V: 4, plus 1 for the pawn. Marcel has 5 at most, and in a tie the pawn decides for you.
lesson-turn-right =
    V delivers, and it is yours!
    You can play Double Agent. How about a real game?
lesson-turn-wrong =
    Not like that.
    Lay a document that makes an agent deliver.
lesson-turn-wrong-action =
    Keep that action.
    A well-placed document pays at once.
lesson-turn-wrong-elsewhere =
    Nobody would deliver.
    Look for an agent who lacks only one document.
