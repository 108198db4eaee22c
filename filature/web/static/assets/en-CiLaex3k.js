var e=`# Words of circles and their events.
ui-title-circles = Circles, Filature
ui-title-circle = { $name }, Filature
ui-title-event = { $name }, Filature
ui-circles-how = A circle is for people who play together again: their tables, their evenings, their league. A link is enough to come in, no account.
ui-circles-mine = Your circles
ui-circles-none = No circle yet. Found your own, or follow the link of another.
ui-circle-new = Found a circle
ui-circle-name = Name of the circle
ui-circle-name-example = The Thursday circle
ui-circle-name-first = Give the circle a name first.
ui-circle-your-name = Your name in the circle
ui-circle-make = Found the circle
ui-circle-make-how = You will have a link to send at once.
ui-circle-made = { $name } is founded.
ui-circle-members = { $count ->
    [one] { $count } member
   *[other] { $count } members
  }
ui-circle-running = { $count ->
    [one] { $count } table now
   *[other] { $count } tables now
  }
ui-circle-head = { $count ->
    [one] { $count } member
   *[other] { $count } members
  }, brought together by { $founder }.
ui-circle-next-at = Next evening: { $when }.
ui-circle-next-full = Next evening: { $when }, { $game } ({ $name }).
ui-circle-next-named = To come: { $name }, { $game }.
ui-circle-founded = A circle founded by { $founder }.
ui-circle-invites = { $founder } invites you to this circle.
ui-circle-join = Join the circle
ui-circle-join-how = Members see your name, your games in the circle and whether you are there. You leave whenever you like.
ui-circle-joined = You are in { $name }.
ui-circle-ask = Ask to come
ui-circle-ask-how = { $founder } gets your wish and decides.
ui-circle-asked = You have asked. Come back here: { $name } opens as soon as they let you in.
ui-circle-wishes = Wishes
ui-circle-wish = { $name } asks to come.
ui-circle-accept = Let in
ui-circle-decline = Decline
ui-circle-accepted = { $name } is in the circle.
ui-circle-declined = The wish of { $name } is declined.
ui-circle-empty = You are alone so far. Send this link: whoever opens it comes into the circle.
ui-circle-invite = Invite
ui-circle-invite-to = Invite to { $name }
ui-circle-invite-how = Whoever opens this link comes into the circle.
ui-circle-open-how = The whole circle sees the table and may sit down; others come by its link.
ui-circle-you = You
ui-circle-gone = no longer a member
ui-circle-seat-free = free seat
ui-circle-tables = Tables now
ui-circle-no-table = No table at the moment.
ui-circle-go-on = Go on
ui-circle-state-gathering = { $names }, { $free ->
    [0] everybody is here
    [1] one seat free
   *[other] { $free } seats free
  }
ui-circle-state-duel = { $first } against { $second }
ui-circle-state-days = over days, to play: { $names }
ui-circle-state-event = { $who }, at an event
ui-circle-state-sealed = { $names }: over, sealed until the other tables are
ui-circle-present = { $count ->
    [0] nobody here
   *[other] { $count } here, { $free ->
        [0] at tables
        [one] { $free } free
       *[other] { $free } free
      }
  }
ui-circle-all = { $count ->
    [one] The member
   *[other] All { $count }
  }
ui-circle-league = { $season ->
    [0] The league
   *[other] The league, season { $season }
  }, { $count ->
    [0] no evening yet
    [1] one evening
   *[other] { $count } evenings
  }
ui-circle-results = Results
ui-circle-rank = Rank
ui-circle-who = Name
ui-circle-rating = Rating
ui-circle-won = Won
ui-circle-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
ui-circle-league-none = The league waits for its first game.
ui-circle-results-none = No finished game yet.
ui-circle-league-more = The whole ranking ({ $count })
ui-circle-league-less = The top of the ranking
ui-circle-league-out = You are not in the league.
ui-circle-league-in = Enter the league
ui-circle-league-joined = You are in the league, with your games in the circle.
ui-circle-league-gone = You are no longer in the league.
ui-circle-season-choose = Season
ui-circle-season = { $ended ->
    [none] Season { $number }, since { $began }
   *[other] Season { $number }, { $began } to { $ended }
  }
ui-circle-season-ends = The season ends on { $when }.
ui-circle-chart = Gap to the head, evening after evening
ui-circle-chart-cursor = Evening shown
ui-circle-chart-one = { $head ->
    [yes] { $name } ahead
   *[no] { $name } { $gap }
  }
ui-circle-chart-heard = { $day }: { $gaps }.
ui-circle-figures = In figures
ui-circle-figures-shown = The figures stand below the chart.
ui-circle-figures-hidden = The figures are put away.
ui-circle-history = Finished games
ui-circle-history-none = No finished game yet.
ui-circle-ended = { $game }, { $table }, { $when }
ui-circle-winner = { $who ->
    [you] You win
   *[others] { $count ->
        [one] { $names } wins
       *[other] { $names } win
      }
  }
ui-circle-score = { $name } { $points }
ui-circle-who-plays = Members, and who plays what
ui-circle-is-founder = founded the circle
ui-circle-presence = { $where ->
    [here] (here, free)
    [table] (at the table { $table })
   *[away] (away)
  }
ui-circle-plays = { $game } { $count ->
    [one] once
   *[other] { $count } times
  }
ui-circle-plays-nothing = no finished game here yet
ui-circle-events = All evenings
ui-circle-settings = Settings of the circle
ui-circle-set-me = For you
ui-circle-set-circle = For the circle
ui-circle-set-league = The league
ui-circle-save = Save
ui-circle-saved = Saved.
ui-circle-keep = No, keep it
ui-circle-renamed = The circle is now called { $name }.
ui-circle-renamed-me = You are now called { $name } here.
ui-circle-in-league = My games count for the league
ui-circle-leave = Leave the circle
ui-circle-leave-sure = Leave the circle? You will no longer see its tables; your games stay in its history.
ui-circle-left = You have left { $name }.
ui-circle-renew = Change the link
ui-circle-renew-sure = Change the link? The old one will open nothing. Members stay.
ui-circle-renewed = The link is new.
ui-circle-member = Member
ui-circle-remove = Remove { $name }
ui-circle-remove-sure = Remove { $name } from the circle? Their games stay in the history.
ui-circle-removed = { $name } is no longer in the circle.
ui-circle-hand-over = Hand the circle to { $name }
ui-circle-hand-over-sure = Hand the circle to { $name }? These settings will no longer be yours.
ui-circle-handed-over = The circle is handed to { $name }.
ui-circle-has-league = The circle has a league
ui-circle-league-how = Whoever wants to enters. The rating is openskill’s; the margin says how uncertain it is.
ui-circle-league-on = The circle has a league.
ui-circle-league-off = The circle has no league any more.
ui-circle-season-days = A season ends
ui-circle-season-after = { $days ->
    [0] when I end it
   *[other] after { $days } days
  }
ui-circle-end-season = End the season
ui-circle-end-season-sure = End the season now? Its ranking is kept, the next one begins from nothing.
ui-circle-season-ended = The season is over, another begins.
ui-circle-ask-tables = Tables
ui-circle-ask-league = League
ui-circle-ask-evening = Evening
ui-circle-ask-help = Help
ui-circle-says-sit = sit, sit at
ui-circle-says-watch = watch, look
ui-circle-says-open = open, open a table
ui-circle-says-tables = tables
ui-circle-says-league = league, ranking
ui-circle-says-evening = evening
ui-circle-says-come = come, i come
ui-circle-says-members = members, who
ui-circle-says-help = help, ?
ui-circle-command-help = You can type: sit and a table’s name, watch and a table’s name, open, tables, league, evening, come, members.
ui-circle-no-seat = { $table ->
    [none] No seat is free at the moment.
   *[other] No free seat at a table { $table }.
  }
ui-circle-no-such = { $table ->
    [none] No table to watch.
   *[other] No table { $table } to watch.
  }
ui-circle-table-line = { $game }, { $table }: { $state }
ui-circle-league-line = { $rank }: { $name }, { $rating }
ui-event-last = The last evening
ui-event-next = The next evening
ui-event-none-yet = When an evening is over, its deals are compared here: the same cards at several tables.
ui-event-none-planned = Nothing planned.
ui-event-now = { $name } is being played now.
ui-event-go = Go there
ui-event-evening = { $when ->
    [none] { $name }
   *[other] { $name }, { $when }
  }: { $tables ->
    [0] same deals
    [1] same deals
   *[other] same deals, { $tables } tables
  }
ui-event-place = You finish { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
   *[other] in place { $rank }
  } of { $count }.
ui-event-without-you = It was without you.
ui-event-compared = { $game }, compared at the same seat.
ui-event-in-all = In all
ui-event-whole = The whole evening
ui-event-same-deals = Same deals
ui-event-same-seat = At the same seat
ui-event-deal = Deal
ui-event-gap = Gap
ui-event-gap-heard = from the mean
ui-event-alone = one table only
ui-event-compare = Compare
ui-event-plan = Plan an evening
ui-event-plan-it = Plan the evening
ui-event-planned = { $name }: the evening is planned.
ui-event-name = Name of the evening
ui-event-usual-name = { $when ->
    [none] { $game }
   *[other] { $game }, { $when }
  }
ui-event-seats = People at a table
ui-event-kind = Who meets whom
ui-event-kind-name = { $kind ->
    [round_robin] Round robin
    [swiss] Swiss
   *[pods] Pods
  }
ui-event-kind-how = { $kind ->
    [round_robin] Everybody meets everybody.
    [swiss] Each round you meet somebody who has won as much as you have.
   *[pods] Each round makes new tables; bots fill them.
  }
ui-event-rounds = Rounds
ui-event-meetings = How often each two meet
ui-event-pace = { $kind ->
    [none] no clock
    [game] { $unit ->
        [days] { $count ->
            [one] { $count } day a game
           *[other] { $count } days a game
          }
       *[minutes] { $count } min a game
      }
   *[other] { $unit ->
        [days] { $count ->
            [one] { $count } day a move
           *[other] { $count } days a move
          }
       *[minutes] { $count } min a move
      }
  }
ui-event-pace-how = When time is up, a bot plays that one move.
ui-event-bot = Bot that fills tables
ui-event-when = When
ui-event-when-date = On a date
ui-event-when-begun = When I begin it
ui-event-date = Date and time, as it is here
ui-event-what = { $game } for { $seats }, { $kind ->
    [round_robin] round robin
    [swiss] Swiss
   *[pods] in pods
  }, { $rounds ->
    [0] rounds by how many come
    [1] one round
   *[other] { $rounds } rounds
  }, { $pace }.
ui-event-count = { $count ->
    [0] Nobody comes yet
    [1] One comes
   *[other] { $count } come
  }
ui-event-needed = , it takes { $needed }{ $names ->
    [none] .
   *[other] : { $names }.
  }
ui-event-come = I’m coming
ui-event-coming-now = Noted: you are coming.
ui-event-not-coming-now = Noted: you are not coming.
ui-event-calendar = Calendar
ui-event-calendar-title = { $name } ({ $circle })
ui-event-calendar-done = The file for your calendar is ready.
ui-event-listed = { $game }{ $when ->
    [none] { "" }
   *[other] , { $when }
  }, { $phase ->
    [planned] planned, { $count ->
        [0] nobody yet
        [1] one comes
       *[other] { $count } come
      }
    [playing] being played
    [over] over
   *[other] called off
  }
ui-event-phase = { $phase ->
    [planned] Planned.
    [playing] Round { $round } of { $rounds }.
    [over] Over.
   *[other] Called off.
  }
ui-event-begins = Begins { $when }, with those who come.
ui-event-begun-by = Begins when { $name } says so.
ui-event-who-comes = Who comes
ui-event-own-table = To my table
ui-event-see-table = See my table
ui-event-standings = Standings
ui-event-points = Gap
ui-event-won = Won
ui-event-played = Played
ui-event-byes = Byes
ui-event-order = { $kind ->
    [pods] The gap decides, then games won.
   *[other] Games won decide, then the gap.
  }
ui-event-points-how = The gap adds up, deal after deal, your points less the mean of all who held the same cards at the same seat.
ui-event-all-rounds = Round after round
ui-event-round-n = Round { $number }
ui-event-open = { $count ->
    [one] Open: the table is over.
   *[other] Open: all tables are over.
  }
ui-event-sealed = { $count ->
    [one] Sealed while the table plays.
   *[other] Sealed while one of the { $count } tables plays: no result, no replay, no debrief.
  }
ui-event-sealed-own = Your table is over. It opens with the others, when all have played this deal.
ui-event-resting = You rest this round.
ui-event-rests = { $count ->
    [one] { $names } rests.
   *[other] { $names } rest.
  }
ui-event-how = How it is played
ui-event-sealed-how = All tables of a round play the same deal. Nothing of it opens before all are over, and nobody looks at another one.
ui-event-stop = Play no more
ui-event-stop-sure = Play no more? You finish the table that you are at, then you are paired no more.
ui-event-stopped = Noted: you are paired no more.
ui-event-begin = Begin now
ui-event-begin-sure = { $count ->
    [one] Begin with one person?
   *[other] Begin with { $count } people?
  } It takes { $needed }.
ui-event-begun = The evening begins.
ui-event-call-off = Call the evening off
ui-event-call-off-sure = Call the evening off? Its tables stop, and none of it counts.
ui-event-called-off = The evening is called off.
`;export{e as default};