var e=`# Words of the pages.
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
ui-you = You
ui-that-is-you = (you)
ui-you-decide = your turn
ui-decides = thinking
ui-points-short = { $points ->
    [one] pt
   *[other] pts
  }
ui-of-goal = of { $goal }
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
ui-verdict = { $winners_count ->
    [0] Nobody wins.
    [one] { $winners_is ->
        [you] You win.
       *[other] { $winners } wins.
      }
   *[other] Shared victory: { $winners }.
  }
ui-ending = The game is over: { $reason }.
ui-again = Play again
ui-wants-again = { $name } wants to play again.
ui-somebody-wants-again = Somebody wants to play again.
ui-join-again = Join the new game
ui-download = Download the game
ui-chart = The scores, step by step
ui-chart-how = One step for every change of score.
ui-chart-goal = Goal: { $goal }
ui-chart-figures = The same scores in figures
ui-moment = Moment { $step }
ui-closed = This table is closed.
ui-closed-how = The program’s rules have changed since it began: it cannot go on.

# Settings
ui-settings = Settings
ui-close = Close
ui-setting-language = Language
ui-setting-theme = Theme
ui-setting-theme-system = as the device
ui-setting-theme-light = paper (light)
ui-setting-theme-dark = night (dark)
ui-setting-contrast = Contrast
ui-setting-contrast-system = as the device
ui-setting-contrast-more = high
ui-setting-text = Size of text
ui-setting-motion = Motion
ui-setting-motion-system = as the device
ui-setting-motion-less = none
ui-setting-verbosity = Announcements
ui-setting-verbosity-all = everything that happens
ui-setting-verbosity-mine = what concerns you
ui-setting-sounds = Short sounds
ui-setting-short = Short names, for a braille line
ui-setting-aloud = Read aloud what is shown to you alone
ui-setting-letters = Single letters as shortcuts, at the table
ui-headphones = Are you on headphones? Otherwise the table will hear your secrets.
ui-keys = Shortcuts
ui-keys-how = With Alt and Shift, everywhere; the letter alone, at the table, if you chose so.
ui-keys-reset = Use the original letters again
ui-key-for = { $what }: Alt, Shift and { $key }.

# Asking, by key, button or word
ui-query-hand = My hand
ui-query-asked = The question
ui-query-last = Last events
ui-query-scores = Scores
ui-query-players = Players
ui-query-board = The table
ui-query-clock = Time
ui-query-notebook = Notebook
ui-query-legal = Possible moves
ui-query-help = Help
ui-query-names-hand = hand, my hand, h
ui-query-names-asked = asked, question, q
ui-query-names-last = last, l
ui-query-names-scores = scores, score, s
ui-query-names-players = players
ui-query-names-board = table, t
ui-query-names-clock = time, clock
ui-query-names-notebook = notebook, n
ui-query-names-legal = legal, possible, p
ui-query-names-help = help, ?
ui-command = Command
ui-command-example = A move, or “help”
ui-command-go = Go
ui-answer = Answer
ui-command-help = Type your move in the game’s own words, or ask: hand, table, scores, last, legal, notebook, time.
ui-command-hint = “legal” says what can be done.
ui-which-of = Which one? Answer by its number.
ui-ask-which = { $what }?
ui-ask-among = { $what }: { $numbers }?
ui-not-understood = The word “{ $word }” is not understood here.
ui-not-possible = That is not possible now.
ui-colon = :
ui-clock-of = { $name }: { $seconds } s.
ui-no-clock = This table has no clock.
ui-time-left = Time left
ui-hurry = { $seconds } seconds left.

# Talk, signs, absence, undo
ui-say = A word to the table
ui-send = Say
ui-no-talk = Nobody talks during a round: only signs are allowed.
ui-signals = Signs
ui-signal = Sign
ui-signal-to = to
ui-signal-at = towards
ui-signal-make = Make the sign
ui-signal-bots = Bots neither make nor read signs.
ui-away = Absence
ui-is-away = { $name } is away. You can wait, or choose:
ui-let-bot = A bot decides for now
ui-stop-here = Stop and show everything
ui-wish-stop = Wishes to stop: { $names }.
ui-bot-for-you = A bot decides for you.
ui-you-left = You have left the table.
ui-i-am-back = I am here
ui-undo = Take my choice back
ui-extend = One more minute
ui-stopped = The game stopped here. Everything is shown.
ui-presence-left = has left the table
ui-presence-stand-in = a bot decides
ui-watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
  }

# The notebook
ui-notebook = Notebook
ui-notebook-off = This table is played without a notebook: only your own notes remain.
ui-your-notes = Your notes
ui-notes-kept = Kept. Nobody else sees them.
ui-notes-keeping = Keeping them…

# One device for several
ui-curtain-for = Hand the device to { $name }.
ui-curtain-nobody = Nobody here has anything to decide.
ui-curtain-over = The game is over.
ui-curtain-how = Nothing secret is shown. Whoever looks says so first.
ui-i-am = I am { $name }
ui-cover = Cover, and pass the device on

# The table's menu
ui-table-menu = This table
ui-other-device = Go on with another device
ui-other-device-how = A code, to be given once on the other device’s home page.
ui-get-code = Get a code
ui-code-minutes = Good for { $minutes } minutes, once.
ui-host = Who is at the table
ui-remove = Free the seat
ui-mute = Mute
ui-unmute = Unmute
ui-leave = Leave the table
ui-leave-before = Your seat becomes free again.
ui-leave-others = The others will choose to wait, to let a bot decide or to stop.
ui-leave-alone = The game stops and everything is shown.
ui-leave-sure = Yes, leave the table

# Replay
ui-replay = See the game again
ui-title-replay = { $game }: replay · Filature
ui-replay-of = { $game }: replay
ui-first = Start
ui-previous = Back
ui-next = Next
ui-last = End
ui-play-on = Play
ui-pause = Pause
ui-step-of = Moment { $step } of { $total }
ui-seen-by = Seen by
ui-seen-truth = the truth, all open
ui-seen-public = the public
ui-share-moment = Copy the address of this moment
ui-back-to-table = Back to the table
ui-what-happened = What happened
ui-nothing-told = This person was told nothing of it.
ui-why = Why { $name } chose this:

# Home, more
ui-no-such-game = This game is not here.
ui-rules = The rules
ui-lesson = The lesson
ui-start-lesson = Learn by playing (3 minutes)
ui-my-tables = My tables
ui-listed-tables = Open tables
ui-no-listed = No open table at the moment.
ui-join-code = Take a seat by code
ui-code = Code
ui-code-here = Go on here
ui-phase-gathering = gathering
ui-phase-playing = playing
ui-phase-over = over
ui-phase-left = stopped
ui-phase-closed = closed
ui-taken = { $taken } of { $seats }
ui-how-here = Several people on this device
ui-listed = Everybody can see the table
ui-pace = Time
ui-pace-none = no clock
ui-pace-move = { $seconds } s a move
ui-pace-game = { $minutes } min a game
ui-settings-table = The table’s settings
ui-delay = Spectators are behind by
ui-delay-moves = { $count ->
    [0] nothing
   *[other] { $count } moves
  }
ui-notebook-allowed = The notebook of deductions is allowed
ui-other-names = The others, on this device
ui-player-n = Person { $n }
ui-fill-bot = Seat a bot
ui-fill-how = Or complete the table with bots.
ui-share = Share
ui-qr = QR code of the invitation link
`;export{e as default};