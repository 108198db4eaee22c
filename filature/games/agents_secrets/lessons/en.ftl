# The lesson of Les agents secrets. A reply has two lines: the verdict, then the reason.

lesson-your-card = Your secret card
lesson-agents = Agents
lesson-agent-at = { $agent }, { $place }
lesson-agent-score = { $agent }: { $score } points, { $gain } in the last count
lesson-die = The die gives { $roll }
lesson-splits = Ways to split the points
lesson-steps = { $agent } +{ $steps }
lesson-moves-of = { $name }’s turns
lesson-then-count = then a count
lesson-clockwise = they walk clockwise

lesson-identity-title = Your agent
lesson-identity-says = Everybody holds one agent, in secret. Two more are nobody’s. You are Red.
lesson-identity-do = Touch your agent.
lesson-identity-done = Your agent: Red.
lesson-identity-hint = Your card bears its name and its texture.
lesson-identity-answer = It is Red, in velvet.
lesson-identity-right =
    Yes, Red.
    Make it win, but without the others noticing.
lesson-identity-wrong =
    That one is not yours.
    It is somebody’s, or nobody’s: no one knows yet.

lesson-split-title = The die
lesson-split-says = Split all points of the die over any agents you like, other people’s too.
lesson-split-do = Touch a split that is allowed.
lesson-split-done = Three points given out.
lesson-split-hint = The die gives 3: give out 3, no more and no less.
lesson-split-answer = Red +3, or Red +1 and Blue +2.
lesson-split-right =
    Yes: 3 in all.
    Moving another agent along with yours covers your tracks.
lesson-split-wrong =
    Not that way.
    Count the points: it takes 3.
lesson-split-wrong-left =
    One point is left.
    All points of the die are played.
lesson-split-wrong-much =
    One too many.
    The die gives only 3.

lesson-worth-title = The street
lesson-worth-says = A house is worth its number, the chapel 0. One place costs you points: the ruin.
lesson-worth-do = Touch the ruin.
lesson-worth-done = Ruin: three points less.
lesson-worth-hint = Look for the negative number, at eleven o’clock.
lesson-worth-answer = The place marked −3, just before the chapel.
lesson-worth-right =
    Yes: −3.
    A good place to push other people’s agents to.
lesson-worth-wrong =
    Not that place.
    A house brings its number.
lesson-worth-wrong-chapel =
    The chapel is worth 0.
    It is where they start: nothing won, nothing lost.

lesson-count-title = The count
lesson-count-says = An agent that stops where the file is sets off a count. The die gives 3.
lesson-count-do = Touch the agent that stops there in 3 steps.
lesson-count-done = Blue stops at the file: a count!
lesson-count-hint = The file is at house 7. Who is three steps away?
lesson-count-answer = Blue: from house 4 to house 7.
lesson-count-right =
    Yes, Blue.
    It has to stop there; walking past does not count.
lesson-count-wrong =
    Not that one.
    Count three steps clockwise.
lesson-count-wrong-past =
    It goes too far.
    In three steps it passes house 7.

lesson-gain-title = Everybody scores
lesson-gain-says = In a count each agent gains the worth of its place. Blue is about to stop at house 7.
lesson-gain-do = Touch the agent that will gain most.
lesson-gain-done = Green: nine points.
lesson-gain-hint = Who stands at the highest house?
lesson-gain-answer = Green, at house 9.
lesson-gain-right =
    Yes, Green: +9.
    Whoever sets off a count is not always the one who gains most.
lesson-gain-wrong =
    Another one gains more.
    Compare the numbers of the houses.
lesson-gain-wrong-blue =
    Blue gains 7.
    Somebody stands at a higher house.
lesson-gain-wrong-ruin =
    Violet stands in the ruin.
    It would lose 3, but a score never falls below 0.

lesson-file-title = The file moves on
lesson-file-says = After a count, the same person moves the file: to a place without any agent.
lesson-file-do = Touch a place that is allowed.
lesson-file-done = The file is in its new place.
lesson-file-hint = Look for a place without an agent.
lesson-file-answer = House 10, for example, or house 8.
lesson-file-right =
    Yes, that place is free.
    A little ahead of your agent, the next count may be yours.
lesson-file-wrong =
    Not there.
    Choose a place without an agent.
lesson-file-wrong-agent =
    An agent is there.
    The file goes to an empty place.
lesson-file-wrong-here =
    Blue is there.
    The file has to go elsewhere.

lesson-trace-title = Giving yourself away
lesson-trace-says = Nobody says whom they hold, but everybody sees who moves whom. Here, Marcel.
lesson-trace-do = Touch the agent you suspect.
lesson-trace-done = Suspicion: Marcel holds Green.
lesson-trace-hint = Which agent comes back in each of his turns?
lesson-trace-answer = Green: it moves in every turn of Marcel’s.
lesson-trace-right =
    Yes, Green.
    It is only a suspicion. So do not always push your own.
lesson-trace-wrong =
    Marcel has not moved it.
    Look for the one that moves in each of his turns.
lesson-trace-wrong-grey =
    Grey, only once.
    Another one moves in each of his turns.
lesson-trace-wrong-yours =
    Red is yours.
    Marcel cannot hold it.

lesson-end-title = The end at 42
lesson-end-says = It ends when an agent has 42. Of those that do, the one that just scored most wins.
lesson-end-do = Touch the agent that wins.
lesson-end-done = Blue wins, and with it Chloé.
lesson-end-hint = Two agents have 42 or more. Compare their last gain.
lesson-end-answer = Blue: +10, against +8 for Red.
lesson-end-right =
    Yes, Blue.
    Chloé held it, so she wins. Had it been nobody’s, nobody would have won.
lesson-end-wrong =
    Not that one.
    Look at those with 42 or more.
lesson-end-wrong-red =
    Red has more, but no.
    In the last count another one scored higher.
lesson-end-wrong-short =
    Less than 42.
    It has not reached the goal.

lesson-turn-title = Your turn, no help
lesson-turn-says = You are Red. One move sets off a count in which Red gains most of all.
lesson-turn-do = Find it and play it.
lesson-turn-done = Count: Red +8.
lesson-turn-hint = The file is at house 8. Where is Red, and what does the die give?
lesson-turn-answer = Red +3: from house 5 to house 8.
lesson-turn-right =
    Yes: +8 for Red!
    But they saw you push it… You can play. How about a real game?
lesson-turn-wrong =
    No count.
    Nobody stops where the file is.
lesson-turn-wrong-other =
    A count, but for another one.
    The one that stops there gains 8, and Red less than that.
