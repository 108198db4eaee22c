# The lesson of Agent Hunter. A reply has two lines: the verdict, then the reason.

lesson-his-bases = { $name }’s bases
lesson-your-bases = Your bases
lesson-your-base = your base { $base }
lesson-fallen = fallen
lesson-probe = Tried: { $agent } is { $answer }.
lesson-probe-short = { $agent } { $answer }
lesson-numbers = Agents, 0 to 9
lesson-sides = Both sides
lesson-side = { $name }: { $count ->
    [0] no base standing
    [one] one base standing
   *[other] { $count } bases standing
  }, { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
  }

lesson-bases-title = Three bases
lesson-bases-says = Each side hides three of its ten agents, 0 to 9, on three bases. Bring down the other side’s.
lesson-bases-do = Touch a base to attack.
lesson-bases-done = One of Marcel’s bases is in your sights.
lesson-bases-hint = Yours show their agent. Marcel’s are face down.
lesson-bases-answer = Any of the three bases at the top.
lesson-bases-right =
    Yes, over there.
    Now find out which agent is hiding there.
lesson-bases-wrong =
    Not there.
    Touch one of Marcel’s bases.
lesson-bases-wrong-own =
    That one is yours.
    Attack a base across from you.

lesson-halve-title = Attacking from your hand
lesson-halve-says = Show an agent from your hand. The answer is higher, lower or equal.
lesson-halve-do = Touch an agent halfway between 0 and 9.
lesson-halve-done = Answer: yours is higher.
lesson-halve-hint = In the middle, each answer rules out half of the agents.
lesson-halve-answer = 4 or 5.
lesson-halve-right =
    Good: higher.
    So the hidden agent is lower. Yours returns to your hand, but everybody has seen it.
lesson-halve-wrong =
    There is a better one.
    Look for the middle of 0 to 9.
lesson-halve-wrong-edge =
    Too close to the edge.
    You almost know the answer already: you learn nothing.

lesson-answer-title = Reading the answer
lesson-answer-says = On base 1, your 4 is higher than the hidden agent.
lesson-answer-do = Touch the highest agent possible here.
lesson-answer-done = The highest possible: 3.
lesson-answer-hint = The hidden agent is lower than 4.
lesson-answer-answer = It is 3.
lesson-answer-right =
    Yes: 3 at most.
    Each answer narrows it down; it stays noted below the base.
lesson-answer-wrong =
    Not that number.
    The hidden agent is lower than 4.
lesson-answer-wrong-same =
    Not 4.
    Equal would have brought the base down.
lesson-answer-wrong-above =
    Too high.
    The hidden agent is lower than your 4.
lesson-answer-wrong-below =
    There is a higher one.
    Look for the highest number below 4.

lesson-equal-title = Equal: it falls
lesson-equal-says = Base 1: more than 1, less than 4. And Marcel has shown his 2, now back in his hand.
lesson-equal-do = Touch the agent that brings it down.
lesson-equal-done = Marcel’s base 1 has fallen.
lesson-equal-hint = There are two numbers between 1 and 4, and one is in Marcel’s hand.
lesson-equal-answer = It is 3.
lesson-equal-right =
    Equal: +1 point.
    The base falls, and both 3s leave the game.
lesson-equal-wrong =
    Not that one.
    The hidden agent is between 1 and 4.
lesson-equal-wrong-tried =
    Already tried.
    You know the answer: it was not equal.
lesson-equal-wrong-above =
    Too high.
    The hidden agent is lower than 4.

lesson-swap-title = Swapping
lesson-swap-says = A swap shows a base’s agent, hides another and adds a target: the base is worth 1 point more.
lesson-swap-do = Touch the base Marcel has nearly found.
lesson-swap-done = Base 2: another agent hides there.
lesson-swap-hint = Read his tries: on one base, only 5 and 6 are left.
lesson-swap-answer = Base 2: between 4 and 7, your 6 is nearly found.
lesson-swap-right =
    Saved, for now.
    Marcel saw the 6 leave, but not what replaced it.
lesson-swap-wrong =
    Not that one.
    Look for the one Marcel has tried most.
lesson-swap-wrong-unknown =
    No hurry here.
    Marcel has not tried anything on it yet.

lesson-worth-title = What a base is worth
lesson-worth-says = A fallen base is worth 1 point, plus 1 for each target beside it.
lesson-worth-do = Touch the base of Marcel’s that is worth most.
lesson-worth-done = Base 3: two points.
lesson-worth-hint = Marcel has just swapped: where is his target?
lesson-worth-answer = Base 3: 1 point, and 1 for the target.
lesson-worth-right =
    Yes, two points.
    A swap protects, but the target stays, and the base is worth more.
lesson-worth-wrong =
    Not that one.
    Count the targets.
lesson-worth-wrong-fallen =
    It has already fallen.
    You already have its point.
lesson-worth-wrong-one =
    Only one point.
    There is no target beside it.

lesson-double-title = Attacking from a base
lesson-double-says = Attacking from a base is risky: equal, it falls; if not, yours does. Here hides an 8.
lesson-double-do = Touch the base of yours that attacks base 2.
lesson-double-done = Marcel’s base 2 has fallen.
lesson-double-hint = More than 7, and Marcel has his 9 in hand: it is an 8. Where is yours?
lesson-double-answer = Your base 3: the 8 is there.
lesson-double-right =
    Equal: +1 point.
    Your base is empty: refill it at once from your hand.
lesson-double-wrong =
    Not that one.
    It takes an 8.
lesson-double-wrong-falls =
    Your base would fall.
    It takes exactly an 8, or the point goes to Marcel.

lesson-end-title = The end
lesson-end-says = The game ends when all three bases of a side have fallen. Most points wins.
lesson-end-do = Touch the side with only one base left.
lesson-end-done = Marcel has one base left.
lesson-end-hint = Count the bases still standing.
lesson-end-answer = Marcel: he has one left.
lesson-end-right =
    Yes, Marcel.
    But points decide: targets can change everything.
lesson-end-wrong =
    Not there.
    Touch a side.
lesson-end-wrong-you =
    Your three bases hold.
    Look at the other side.

lesson-turn-title = Your turn, no help
lesson-turn-says = Marcel has one base left, and you know all you need.
lesson-turn-do = Bring it down.
lesson-turn-done = Three bases down: you win.
lesson-turn-hint = Lower than 4. Since then Marcel has shown his 2 and his 0, and the 3s are out of play.
lesson-turn-answer = Attack base 3 from your hand, with the 1.
lesson-turn-right =
    Equal: +2, and you win!
    You can play Agent Hunter. How about a real game?
lesson-turn-wrong =
    Not like that.
    Attack from your hand, with the right agent.
lesson-turn-wrong-swap =
    Not now.
    One of Marcel’s bases is within reach: attack.
lesson-turn-wrong-risk =
    A needless risk.
    No base of yours has the right agent: yours would fall.
lesson-turn-wrong-agent =
    Not that agent.
    Rule out those Marcel has shown and those out of play.
