# Words of the pages.
ui-filature = Filature
ui-home = Filature: back to the desk
ui-other-language = Français
ui-loading = One moment…
ui-unreachable = The server does not answer. Check the connection and try again.
ui-refused = That is not possible.
ui-retry = Try again
ui-title-home = Filature: spy games
ui-title-table = { $game } · Filature
ui-title-your-turn = Your turn! { $game } · Filature

# The desk
ui-headline = Shadow them, work it out, give nothing away.
ui-subtitle = Spy games, with friends or bots: by mouse, by keyboard, by touch or by ear.
ui-choose-game = Choose a game
ui-chosen = chosen
ui-players-count = { $counts } players
ui-or = { $first } or { $last }
ui-from-to = { $first } to { $last }
ui-play-now = Play now
ui-against-bots = { $game }, { $bots ->
    [one] against a bot
   *[other] against bots
  }
ui-no-bots = This game has no bot yet.
ui-your-name = Your name
ui-name-hint = Without a name you will be “{ $name }”.
ui-guest = Guest
ui-seats = Players, you included
ui-bot-level = Level of the bots
ui-options = Options
ui-play = Play
ui-with-friends = A table with friends
ui-with-friends-how = Open a table and send the link: one sits down without account or password.
ui-open-table = Open a table
ui-the-game = The file
ui-yes = yes
ui-no = no
ui-not-set = not set
ui-option-range = { $minimum } to { $maximum }
ui-option-from = { $minimum } or more

# Gathering
ui-table-of = Table { $table }
ui-gathering = Waiting for { $count ->
    [one] one more person.
   *[other] { $count } more people.
  }
ui-gathering-how = The game begins as soon as everybody sits.
ui-invitation = The invitation
ui-invite-link = Link to send
ui-copy = Copy the link
ui-copied = Link copied.
ui-invited = You are expected.
ui-invited-how = Say your name and take the free seat.
ui-sit-down = Sit down
ui-watch = Watch
ui-your-seat = Your seat

# At the table
ui-your-turn = Your turn
ui-your-action = Your action
ui-choose-first = Choose first
ui-still-to-choose = Still to choose: { $what }
ui-sending = Sending…
ui-nothing = nothing
ui-chosen-of = { $chosen } of { $count }
ui-remaining = { $count ->
    [0] all is given out
   *[other] { $count } still to give out
  }
ui-less = One less: { $what }
ui-more = One more: { $what }
ui-players = Players
ui-log = Day book
ui-log-empty = Nothing yet.
ui-presence-here = at the table
ui-presence-away = away
ui-presence-robot = bot
ui-presence-empty = nobody yet
ui-empty-seat = Free seat
ui-that-is-you = (you)
ui-you-decide = your turn
ui-decides = thinking
ui-points-short = { $points ->
    [one] pt
   *[other] pts
  }
ui-watching = You are watching.
ui-wait = One moment…
ui-connecting = Connecting…
ui-connected = Connected
ui-lost = Connection lost. Trying again…
ui-restored = Connection restored.
ui-not-allowed = This table is not open to you.
ui-back = Back to the desk

# The end
ui-case-closed = Case closed
ui-again = Play again
ui-wants-again = { $name } wants to play again.
ui-somebody-wants-again = Somebody wants to play again.
ui-join-again = Join the new game
ui-download = Download the game
ui-closed = This table is closed.
ui-closed-how = The program’s rules have changed since it began: it cannot go on.
