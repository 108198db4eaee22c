var e=`# Words of the cases.
ui-title-cases = Cases of the day, Filature
ui-title-case = Case no. { $number }, { $game }, Filature
ui-cases-of = Cases of { $day }
ui-cases-how = A position from a real game, and one right answer, with its proof. One case a game, every day.
ui-cases-day = Another day
ui-cases-previous = The day before
ui-cases-next = The day after
ui-cases-date = Date
ui-cases-none = No case on that day.
ui-cases-all = All cases
ui-cases-game = Game
ui-cases-number = Number, 1 to { $count }
ui-cases-open = Open
ui-case-go = Investigate
ui-case-go-again = Look again
ui-case-is-certain = One hidden thing is certain.
ui-case-is-question = One move tells more than all others.
ui-case-is-win = One move is sure to win.
ui-case-level = level { $level }
ui-case-not-yet = not solved yet
ui-case-begun = { $tries ->
    [one] one try
   *[other] { $tries } tries
  }, not solved yet
ui-case-done = solved { $tries ->
    [one] at the first try
   *[other] in { $tries } tries
  }
ui-case-seen = solution seen

# One case
ui-case-ways = Around the case
ui-case-yesterday = The day before
ui-case-worlds = { $worlds } possibilities agree with what you know.
ui-case-worlds-certain = One thing is the same in all of them.
ui-case-worlds-win = One move wins in all of them.
ui-case-margin = The right move tells { $bits } bits more than any other.
ui-case-your-answer = Your answer
ui-case-try = Your answer, try { $try }
ui-case-which = Which hidden thing?
ui-case-choose = Choose
ui-case-value = What it is
ui-case-answer = Answer: { $secret }, { $value }
ui-case-answer-first = First choose what is certain
ui-case-answer-value = Say what it is
ui-case-is = { $secret }: { $value }
ui-case-counter = The counter-example
ui-case-counter-how = This need not be the real game: it is a possibility that agrees with all you know, and not with your answer.
ui-case-counter-lines = What is hidden there
ui-case-go-on = Go on investigating
ui-case-proof-now = See the proof
ui-case-another = Another example
ui-case-no-other = There is no other example.
ui-case-example = Example { $number }.
ui-case-give-up = See the solution
ui-case-give-up-sure = The case will not count as solved.
ui-case-give-up-yes = The solution
ui-case-give-up-no = Keep searching
ui-case-inquiry = The inquiry
ui-case-tries = Tries
ui-case-tries-of = { $tries } of { $most }
ui-case-time = Time
ui-case-solved-how = Solved { $tries ->
    [one] at the first try
   *[other] in { $tries } tries
  }, in { $time }.
ui-case-shown-how = The solution, with its proof.
ui-case-proof = The proof
ui-case-log = What you know
ui-case-minutes = { $minutes } min { $seconds }
ui-case-seconds = { $seconds } s
ui-case-offline = No connection: the answer cannot be checked now. The case stays here, try again later.

# The streak, and the result to share
ui-case-streak = Your streak
ui-case-streak-days = { $days ->
    [0] Solve a case of the day to begin a streak.
    [one] One day.
   *[other] { $days } days in a row.
  }
ui-case-streak-longest = Your longest streak.
ui-case-streak-until = The case is here until midnight, universal time.
ui-case-streak-new = A new streak begins.
ui-case-day-solved = { $day }: solved
ui-case-day-open = { $day }: not solved
ui-case-share = To share, giving nothing away
ui-case-share-case = Filature, case no. { $number } ({ $game })
ui-case-share-how = { $tries ->
    [one] Solved at the first try
   *[other] Solved in { $tries } tries
  }, { $time }
ui-case-share-days = { $days ->
    [one] First day of the streak
   *[other] { $days } days in a row
  }
ui-case-copy = Copy
ui-case-play = A game of { $game }

# The command box
ui-case-command = { $secret } = …, or “help”
ui-case-command-move = A move, or “help”
ui-case-help-certain = Write what is certain and what it is, such as “{ $secret } = …”. Or ask: hand, table, asked, last, solution.
ui-case-help-move = “legal” says what can be played, by numbers. Or ask: hand, table, asked, last, solution.
ui-case-help-refuted = “go on”, “another” or “solution”.
ui-case-help-over = “proof” or “share”.
ui-case-what-value = { $secret }: what is it?
ui-case-not-found = “{ $text }” is not understood here.
ui-case-says-go-on = go on, continue
ui-case-says-another = another, another example
ui-case-says-solution = solution, give up
ui-case-says-proof = proof
ui-case-says-share = share, copy
`;export{e as default};