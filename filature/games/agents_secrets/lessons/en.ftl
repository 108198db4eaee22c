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
lesson-clockwise = clockwise

lesson-identity-title = Your agent
lesson-identity-says = Everybody has one secret agent. Two more belong to nobody. You are Red.
lesson-identity-do = Touch your agent.
lesson-identity-done = Your agent: Red.
lesson-identity-hint = Your card tells its name and its texture.
lesson-identity-answer = Red, in velvet.
lesson-identity-right =
    Yes, Red.
    Make it win, but without the others noticing.
lesson-identity-wrong =
    That one is not yours.
    It is somebody’s, or nobody’s: you do not know yet.

lesson-split-title = The die
lesson-split-says = Split all the points of the die among any agents you like, your own or not.
lesson-split-do = Touch a split that is allowed.
lesson-split-done = Three points given out.
lesson-split-hint = The die gives 3: give out 3, no more and no less.
lesson-split-answer = Red +3, or Red +1 and Blue +2.
lesson-split-right =
    Yes: 3 in all.
    Moving another agent along with yours covers your tracks.
lesson-split-wrong =
    Not like that.
    Count the points: it takes 3.
lesson-split-wrong-left =
    One point is left.
    You must use all the points of the die.
lesson-split-wrong-much =
    One too many.
    The die gives only 3.

lesson-worth-title = The street
lesson-worth-says = A house is worth its number, the chapel 0. One place costs you points: the ruin.
lesson-worth-do = Touch the ruin.
lesson-worth-done = Ruin: minus three points.
lesson-worth-hint = Look for the negative number, at eleven o’clock.
lesson-worth-answer = The place marked −3, just before the chapel.
lesson-worth-right =
    Yes: −3.
    A good place to send other people’s agents.
lesson-worth-wrong =
    Not that place.
    A house is worth its number.
lesson-worth-wrong-chapel =
    The chapel is worth 0.
    Everybody starts there: nothing won, nothing lost.

lesson-count-title = The count
lesson-count-says = An agent that stops where the file is sets off a count. The die gives 3.
lesson-count-do = Touch the agent that stops there by moving 3.
lesson-count-done = Blue stops at the file: a count!
lesson-count-hint = The file is at house 7. Who is three places away?
lesson-count-answer = Blue: from house 4 to house 7.
lesson-count-right =
    Yes, Blue.
    It has to stop there: passing by does not count.
lesson-count-wrong =
    Not that one.
    Count three places clockwise.
lesson-count-wrong-past =
    It goes too far.
    Moving 3, it passes house 7.

lesson-gain-title = Everybody scores
lesson-gain-says = In a count, every agent gains the value of its place. Blue is about to stop at house 7.
lesson-gain-do = Touch the agent that will gain most.
lesson-gain-done = Green: nine points.
lesson-gain-hint = Who is in the house with the highest number?
lesson-gain-answer = Green, at house 9.
lesson-gain-right =
    Yes, Green: +9.
    Setting off a count does not always earn the most.
lesson-gain-wrong =
    Another one gains more.
    Compare the house numbers.
lesson-gain-wrong-blue =
    Blue gains 7.
    Another one is in a house worth more.
lesson-gain-wrong-ruin =
    Violet is in the ruin.
    It would lose 3, but a score never falls below 0.

lesson-file-title = The file moves on
lesson-file-says = After a count, you move the file: to a place with no agent.
lesson-file-do = Touch a place that is allowed.
lesson-file-done = The file has moved.
lesson-file-hint = Look for a place with no agent.
lesson-file-answer = House 10, for example, or house 8.
lesson-file-right =
    Yes, that place is free.
    Put it a little ahead of your agent: the next count may be yours.
lesson-file-wrong =
    Not there.
    Choose a place with no agent.
lesson-file-wrong-agent =
    An agent is there.
    The file goes to an empty place.
lesson-file-wrong-here =
    Blue is there.
    The file has to go elsewhere.

lesson-trace-title = Giving yourself away
lesson-trace-says = Agents are secret, but everybody sees who moves whom. Here, Marcel.
lesson-trace-do = Touch the agent you suspect.
lesson-trace-done = Suspicion: Marcel is Green.
lesson-trace-hint = Which agent moves on each of his turns?
lesson-trace-answer = Green: it moves on each of Marcel’s turns.
lesson-trace-right =
    Yes, Green.
    It is only a suspicion. So do not always move your own.
lesson-trace-wrong =
    Marcel has not moved it.
    Look for the agent that moves on each of his turns.
lesson-trace-wrong-grey =
    Grey, only once.
    Another one moves on each of his turns.
lesson-trace-wrong-yours =
    Red is yours.
    It cannot be Marcel’s.

lesson-end-title = The end at 42
lesson-end-says = The game ends when an agent reaches 42. Of those that do, the one that just scored most wins.
lesson-end-do = Touch the agent that wins.
lesson-end-done = Blue wins, and so does Chloé.
lesson-end-hint = Two agents have 42 or more. Compare their last count.
lesson-end-answer = Blue: +10, against +8 for Red.
lesson-end-right =
    Yes, Blue.
    It is Chloé’s, so she wins. If it were nobody’s, nobody would win.
lesson-end-wrong =
    Not that one.
    Look at those with 42 or more.
lesson-end-wrong-red =
    Red has more, but does not win.
    In the last count, another one scored more.
lesson-end-wrong-short =
    Less than 42.
    It has not reached the goal.

lesson-turn-title = Your turn, no help
lesson-turn-says = You are Red. One move sets off a count in which Red gains the most.
lesson-turn-do = Find it and play it.
lesson-turn-done = Count: Red +8.
lesson-turn-hint = The file is at house 8. Where is Red, and what does the die give?
lesson-turn-answer = Red +3: from house 5 to house 8.
lesson-turn-right =
    Yes: +8 for Red!
    But everybody saw it… You can play. How about a real game?
lesson-turn-wrong =
    No count.
    Nobody stops where the file is.
lesson-turn-wrong-other =
    A count, but for another one.
    The agent that stops there gains 8, and Red gains less.
