var e=`# Words of the debrief.
ui-debrief-steps = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
ui-debrief-of = Seen by
ui-debrief-as-other = “You”, here, is { $name }.
ui-debrief-table = You and the table
ui-debrief-skill = Skill
ui-debrief-luck = Luck
ui-debrief-discretion = Discretion
ui-debrief-chances = Chance to win
ui-debrief-unknown = What each did not know, in bits
ui-debrief-bits = { $bits } { $bits ->
    [one] bit
   *[other] bits
  }
ui-debrief-figure = { $measure ->
    [luck] { $sign ->
        [more] +{ $figure }
        [less] −{ $figure }
       *[none] { $figure }
      }
   *[other] { $figure }
  }
ui-debrief-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] seventh
  } of { $count }{ $shared ->
    [yes] , tied
   *[no] { "" }
  }
ui-debrief-and = { "; " }
ui-debrief-meaning = { $measure ->
    [skill] out of 100
    [luck] { $sign ->
        [more] { $figure ->
            [one] { $figure } bit
           *[other] { $figure } bits
          } better than expected
        [less] { $figure ->
            [one] { $figure } bit
           *[other] { $figure } bits
          } worse than expected
       *[none] just as expected
      }
   *[discretion] { $figure ->
        [0] nothing given away
        [one] { $figure } bit given away
       *[other] { $figure } bits given away
      }
  }
ui-debrief-no-figure = no decision to compare
ui-debrief-how = How this is counted
ui-debrief-how-skill = The share of the best chance to win that your decisions kept, given what you knew. 100: always the best choice.
ui-debrief-how-luck = What your choices told you, less what they promised on average. 0: neither good nor bad luck.
ui-debrief-how-discretion = What your decisions gave away of your secrets, to each of the others on average. The less you give away, the further right you stand.
ui-debrief-how-chances = Estimated from what each player knew at that moment, never from hidden cards. Within a small margin, two choices count as equal.
ui-debrief-bits-word = A bit
ui-debrief-how-bits = What you learn from a question to which yes and no are equally likely. When what is hidden changes (a swap, a draw), it counts for nobody.
ui-debrief-not-counted = What each did not know is not counted for this game.
ui-debrief-charts = Move by move
ui-debrief-cursor = Move shown
ui-debrief-percent = { $percent }%
ui-debrief-chances-short = Chances
ui-debrief-unknown-short = Unknown, in bits
ui-debrief-figures = In figures
ui-debrief-step = Move { $step }
ui-debrief-step-of = Move { $step } of { $total }
ui-debrief-start-of = Start, 0 of { $total }
ui-debrief-heard = Your chances: { $percent } percent.
ui-debrief-board = { $step ->
    [0] The table at the start
   *[other] The table at move { $step }
  }
ui-debrief-seen = From this seat
ui-debrief-truth = Open cards
ui-debrief-moved = Your chances go from { $before } to { $after } percent.
ui-debrief-change-hidden = hidden things change
ui-debrief-change-shown = all is shown
ui-debrief-change-forgotten = not noted
ui-debrief-changed-hidden = What was hidden changed: { $bits } bits { $sign ->
    [less] less
   *[more] more
  } to know.
ui-debrief-changed-shown = All was shown: { $bits } bits less to know, found by nobody.
ui-debrief-changed-forgotten = No note was kept: { $bits } bits more to know.
ui-debrief-moments = { $count ->
    [one] The key moment
    [2] The two key moments
    [3] The three key moments
   *[other] The { $count } key moments
  }
ui-moment-slip = A missed chance
ui-moment-certain = It was certain
ui-moment-luck = Luck was with you
ui-moment-misfortune = Bad luck
ui-moment-talkative = A talkative choice
ui-moment-turning = The turning point
ui-moment-good = Well played
ui-moment-knew = You knew
ui-moment-did = You did
ui-moment-else = What else
ui-moment-sure = It was certain:
ui-moment-show = Show
ui-moment-see = See the table
ui-solution-chance = A { $percent }% chance, against { $yours }% for what was played.
ui-solution-same = Nothing better: your choice is within { $margin } points of the best.
ui-try = Try it
ui-try-title = Decide once more
ui-try-how = The table as it was, with what you knew. Any choice within { $margin } points of the best is accepted.
ui-try-example = Your move
ui-try-yes = Found
ui-try-no = Not yet
ui-try-best = A { $win }% chance to win: there was nothing better.
ui-try-found = A { $win }% chance to win; the best choice gives { $best }%. Within { $margin } points, it is accepted.
ui-try-missed = A { $win }% chance to win; the best choice gives { $best }%, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } more.
ui-try-again = Try again
ui-try-solution = Show the solution
ui-try-back = Back to the debrief
ui-what-if = Play on from here
ui-what-if-from = { $step ->
    [0] Play on from the start
   *[other] Play on from move { $step }
  }
ui-what-if-how = A new table takes up the game here; bots hold the other seats.
ui-what-if-seat = Your seat
ui-what-if-world = The deal
ui-what-if-true = The true deal
ui-what-if-known = A deal drawn from what this seat knew
ui-known = What could be known
ui-known-show = Show what could be known
ui-known-spoils = Mind: it answers some of the moments, too.
ui-known-since = Certain since move { $step };
ui-known-used = used at move { $step }.
ui-known-shown = shown to everybody at move { $step }.
ui-known-lapsed = never used, and uncertain again from move { $step }.
ui-known-never = never used.
ui-known-all = Show all { $count }
ui-known-nothing = Nothing hidden was certain before it was shown.
ui-known-changes = What changed meanwhile
ui-debrief-share-text = { $game }, my debrief: skill { $skill } out of 100, luck { $luck } bits, { $discretion } bits given away.
ui-debrief-command-example = “chances”, “move 12”, “help”
ui-debrief-command-help = Type: next, previous, move 12, moment 2, try 2, chances, unknown, sentences.
ui-debrief-says-next = next, n
ui-debrief-says-previous = previous, back, p
ui-debrief-says-step = move, step, m
ui-debrief-says-moment = moment
ui-debrief-says-try = try, t
ui-debrief-says-chances = chances, chance
ui-debrief-says-unknown = unknown, bits
ui-debrief-says-sentences = sentences, summary
ui-debrief-says-help = help, ?
ui-debrief-ask-sentences = Sentences
ui-debrief-ask-chances = Chances
ui-debrief-ask-unknown = Unknown
ui-debrief-ask-help = Help
ui-debrief-chance-of = { $name }: { $figure } percent
ui-debrief-unknown-of = { $name }: { $figure } bits unknown
ui-debrief-no-step = Moves go from 0 to { $last }.
ui-debrief-no-moment = { $count ->
    [0] This game has no key moment.
   *[other] Moments go from 1 to { $count }.
  }
ui-debrief-no-try = There was only one decision to make then.
`;export{e as default};