var e=`# Words of the pages.
ui-filature = Filature
ui-home = Filature: home
ui-loading = One moment…
ui-unreachable = The server does not answer. Check the connection and try again.
ui-refused = That is not possible.
ui-described = Spy and deduction games
ui-offline = No connection. Your games wait on the server: nothing is lost.
ui-retry = Try again
ui-title-home = Filature: spy games
ui-title-table = { $game }, Filature
ui-title-your-turn = Your turn! { $game }, Filature

# The desk
ui-headline = Shadow them, work it out, give nothing away.
ui-players-count = { $counts } players
ui-or = { $first } or { $last }
ui-from-to = { $first } to { $last }
ui-no-bots = This game has no bots yet.
ui-your-name = Your name
ui-name-hint = Without a name you will be “{ $name }”.
ui-guest = Guest
ui-seats = Players, you included
ui-bot-level = Bot level
ui-options = Options
ui-play = Play
ui-with-friends = A table with friends
ui-with-friends-how = Open a table and send the link: no account, no password.
ui-open-table = Open a table
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
ui-gathering-how = The game begins as soon as the table is full.
ui-invitation = The invitation
ui-invite-link = Link to send
ui-copy = Copy the link
ui-copied = Link copied.
ui-sit-down = Sit down
ui-watch = Watch

# At the table
ui-your-turn = Your turn
ui-your-action = Your action
ui-choose-first = Choose first
ui-still-to-choose = Still to choose: { $what }
ui-sending = Sending…
ui-nothing = nothing
ui-chosen-of = { $chosen } of { $count }
ui-remaining = { $count ->
    [0] none left to give
   *[other] { $count } left to give
  }
ui-less = One fewer: { $what }
ui-more = One more: { $what }
ui-players = Players
ui-log = Log

## A table that is one screen
ui-menu = Menu
ui-tabs = Views of the table
ui-tab-table = Table
ui-tab-players = Players
ui-tab-log = Log
ui-tab-notebook = Notebook
ui-tab-command = Command
ui-unread = { $count } new
ui-board = The board
ui-to-tray = Go to the action
ui-tray-wait = Nothing to decide right now
ui-chat = Chat
ui-grace = Your clock does not run for 20 seconds.

ui-log-empty = Nothing yet.
ui-presence-here = at the table
ui-presence-away = away
ui-presence-robot = bot
ui-presence-empty = not here yet
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
ui-back = Back to the home page

# The end
ui-case-closed = Case closed
ui-case-dropped = Case dropped
ui-verdict-nobody = Nobody wins.
ui-verdict-duel = { $who ->
    [you] You win
   *[other] { $winner } wins
  }{ $lead ->
    [ahead] , { $points } to { $most }.
    [level] , level on points: { $points } each.
   *[behind] .
  }
ui-verdict-alone = { $who ->
    [you] You win
   *[other] { $winner } wins
  }{ $lead ->
    [ahead] , { $margin ->
        [one] { $margin } point
       *[other] { $margin } points
      } ahead of { $rivals }.
    [level] , level on points with { $rivals }.
   *[behind] .
  }
ui-verdict-shared = { $who ->
    [you] You share the win with { $others }
   *[other] A shared win: { $others }
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
ui-verdict-place = You finish { $shared ->
    [yes] joint{ " " }
   *[no] { "" }
  }{ $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }{ $lead ->
    [ahead] , { $margin ->
        [one] { $margin } point
       *[other] { $margin } points
      } behind { $winners }.
    [level] , level on points with { $winners }.
   *[behind] . { $count ->
        [one] { $winners } wins.
       *[other] { $winners } win.
      }
  }
ui-ending = The game is over: { $reason }.
ui-tie-shared = Level on points: the win is shared.
ui-stopped = The game stopped before the end.
ui-stopped-by = { $who ->
    [you] You stopped the game.
   *[other] The game stops here: { $name } has left the table.
  }
ui-stopped-how = Nobody wins. Everything is shown.
ui-ranking = The ranking, and what was hidden
ui-place = { $place ->
    [1] First:
    [2] 2nd:
    [3] 3rd:
   *[other] { $place }th:
  }
ui-behind = { $points ->
    [one] { $points } pt behind
   *[other] { $points } pts behind
  }
ui-turning = The turning point
ui-turning-none = A close game to the very end.
ui-turning-led = { $who ->
    [you] You lead
   *[other] { $winner } leads
  } from beginning to end.
ui-turning-nobody = Nobody took the lead: there is no turning point.
ui-turned = { $kind ->
    [passed] { $who ->
        [you] You take the lead
       *[other] { $winner } takes the lead
      }, { $points } to { $most }, for good.
    [level] { $who ->
        [you] You draw level
       *[other] { $winner } draws level
      } at { $points }.
   *[away] The gap grows by { $swing ->
        [one] { $swing } point
       *[other] { $swing } points
      }: { $points } to { $most } for { $who ->
        [you] you.
       *[other] { $winner }.
      }
  }
ui-when-turn = Turn { $number }
ui-when-round = Round { $number }
ui-when-moment = Moment { $number }
ui-see-moment = See this moment again
ui-chart-figures = The scores in figures
ui-moment = Moment { $step }
ui-last-board = The table at the end
ui-again = Rematch
ui-wants-again = { $name } wants to play again.
ui-somebody-wants-again = Somebody wants to play again.
ui-join-again = Join the new game
ui-replay-short = Replay
ui-download = Download the game
ui-result-copied = Result copied
ui-share-by-hand = Copy this:
ui-share-text = { $result ->
    [nobody] { $game }: a game that nobody won.
    [watched] { $seats ->
        [duel] I watched a game of { $game } that ended { $mine } to { $theirs }.
       *[more] { $lead ->
            [ahead] I watched a { $players }-player game of { $game }, won by { $margin ->
                [one] { $margin } point
               *[other] { $margin } points
              }.
           *[other] I watched a { $players }-player game of { $game }, close to the very end.
          }
      }
    [shared] { $game }: a shared win, { $mine } points.
    [won] { $lead ->
        [ahead] { $seats ->
            [duel] { $game }: I won { $mine } to { $theirs }.
           *[more] { $game }: I won a { $players }-player game by { $margin ->
                [one] { $margin } point
               *[other] { $margin } points
              }.
          }
       *[other] { $game }: I won, by a whisker.
      }
   *[lost] { $seats ->
        [duel] { $lead ->
            [ahead] { $game }: I lost { $mine } to { $theirs }.
           *[other] { $game }: I lost, by a whisker.
          }
       *[more] { $lead ->
            [ahead] { $game }: I came { $place ->
                [2] 2nd
                [3] 3rd
               *[other] { $place }th
              } of { $players }, { $margin ->
                [one] { $margin } point
               *[other] { $margin } points
              } short of the win.
           *[other] { $game }: I came { $place ->
                [2] 2nd
                [3] 3rd
               *[other] { $place }th
              } of { $players }, by a whisker.
          }
      }
  } Your turn:
ui-closed = This table is closed.
ui-closed-how = The program’s rules have changed since it began: it cannot go on.

# Settings
ui-settings = Settings
ui-close = Close
ui-language-now = The page is in English.
ui-setting-language = Language
ui-setting-theme = Theme
ui-setting-theme-system = same as device
ui-setting-theme-light = paper (light)
ui-setting-theme-dark = night (dark)
ui-setting-contrast = Contrast
ui-setting-contrast-system = same as device
ui-setting-contrast-more = high
ui-setting-text = Text size
ui-setting-motion = Motion
ui-setting-motion-system = same as device
ui-setting-motion-less = none
ui-setting-verbosity = Announcements
ui-setting-verbosity-all = everything that happens
ui-setting-verbosity-mine = what concerns you
ui-setting-sounds = Sounds
ui-setting-wording = Sentences
ui-setting-wording-short = short, without what was just said
ui-setting-wording-full = full
ui-setting-voice = The page’s own voice, without a screen reader
ui-setting-rate = Speed of the voice
ui-voice-sample = This is the page’s own voice.
ui-voice-none = This browser has no English voice.
ui-setting-voicePrivate = The page’s voice also says what only you can see
ui-voice-private = The answer is written under “Command”.
ui-setting-aloud = Read aloud what only you can see
ui-setting-letters = At the table, single letters as shortcuts
ui-headphones = Are you wearing headphones? Otherwise the table will hear your secrets.
ui-keys = Shortcuts
ui-keys-how = With Alt and Shift, everywhere. The letter alone, at the table, if you chose that.
ui-keys-reset = Use the original letters again
ui-key-short = Alt Shift { $key }
ui-key-for = { $what }: Alt, Shift and { $key }.

# Asking, by key, button or word
ui-query-rules = Rules
ui-query-hand = My hand
ui-query-asked = What is asked
ui-query-last = Last moves
ui-query-scores = Scores
ui-query-players = Players
ui-query-board = The table
ui-query-clock = Time
ui-query-notebook = Notebook
ui-query-legal = Possible moves
ui-query-help = Help
ui-query-names-rules = rules, r
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
ui-command-help = Type your move in the game’s own words, or ask:
ui-command-hint = “legal” says what can be done.
ui-which-of = Which one? Answer by its number.
ui-done = Done.
ui-range = { $first } to { $last }
ui-ask-which = { $what }?
ui-ask-among = { $what }: { $numbers }?
ui-not-understood = “{ $word }” is not understood here.
ui-not-possible = That is not possible now.
ui-colon = :
ui-clock-of = { $name }: { $seconds } s.
ui-no-clock = This table has no clock.
ui-time-left = Time left
ui-hurry = { $seconds ->
    [one] One second left.
   *[other] { $seconds } seconds left.
  }

# Talk, signs, absence, undo
ui-say = A word to the table
ui-send = Say
ui-no-talk = Nobody talks during a round; signs are allowed.
ui-signals = Signs
ui-signal = Sign
ui-signal-to = to
ui-signal-at = toward
ui-signal-make = Make the sign
ui-signal-bots = Bots neither make nor read signs.
ui-away = Absence
ui-is-away = { $name } is away. Wait, or choose:
ui-let-bot = Let a bot decide
ui-stop-here = Stop and show everything
ui-wish-stop = Want to stop: { $names }.
ui-bot-for-you = A bot decides for you.
ui-you-left = You have left the table.
ui-i-am-back = I’m back
ui-undo = Take my choice back
ui-extend = One more minute
ui-presence-left = has left the table
ui-presence-stand-in = a bot decides
ui-watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
  }

# The notebook
ui-notebook = Notebook
ui-notebook-off = No notebook at this table: only your own notes.
ui-your-notes = Your notes
ui-notes-kept = Saved. Nobody else sees them.
ui-notes-keeping = Saving…

# One device for several
ui-curtain-for = Hand the device to { $name }.
ui-curtain-nobody = Nobody here has anything to decide.
ui-curtain-over = The game is over.
ui-curtain-how = Nothing secret is shown. First say who you are.
ui-i-am = I am { $name }
ui-cover = Cover, and pass the device on

# The table's menu
ui-table-menu = This table
ui-other-device = Continue on another device
ui-other-device-how = A code to type once, on the other device’s home page.
ui-get-code = Get a code
ui-code-minutes = { $minutes ->
    [one] Valid for one minute, once.
   *[other] Valid for { $minutes } minutes, once.
  }
ui-host = At this table
ui-remove = Free the seat
ui-mute = Mute
ui-unmute = Unmute
ui-leave = Leave the table
ui-leave-before = Your seat becomes free again.
ui-leave-others = The game goes on without you: the others may wait, let a bot decide, or stop. You can watch it again at the end.
ui-leave-alone = The game stops and everything is shown.
ui-leave-sure = Yes, leave the table

# Replay
ui-replay = Replay the game
ui-title-replay = { $game }: replay, Filature
ui-replay-of = { $game }: replay
ui-first = Start
ui-previous = Back
ui-next = Next
ui-last = End
ui-play-on = Play
ui-pause = Pause
ui-step-of = Moment { $step } of { $total }
ui-seen-by = Seen by
ui-seen-truth = everything, cards open
ui-seen-public = the public
ui-share-moment = Copy the link to this moment
ui-back-to-table = Back to the table
ui-nothing-told = This person was not told.
ui-told = What happened
ui-moves = The moves
ui-set-up = Set-up
ui-open-record = Open a saved game
ui-open-record-how = Choose a game you have downloaded. The server keeps nothing of it.
ui-record-bot = Bot { $seat }
ui-record-wrong = This file cannot be replayed. Line { $line }: { $why }
ui-record-too-long = This file is too long to be a game.
ui-why = Why { $name } chose this:

# Home, more
ui-rules = The rules
ui-listed-tables = { $count ->
    [0] Open tables
   *[other] Open tables, { $count }
  }
ui-no-listed = No open table. Open your own.
ui-join-code = Join with a code
ui-code = Code
ui-code-here = Continue here
ui-taken = { $taken } of { $seats }
ui-how-here = On this device, together
ui-listed = Anybody can see this table
ui-pace = Time
ui-pace-none = no clock
ui-pace-move = { $seconds } s a move
ui-pace-game = { $minutes } min a game
ui-settings-table = Table settings
ui-delay = Delay for spectators
ui-delay-moves = { $count ->
    [0] none
    [one] { $count } move
   *[other] { $count } moves
  }
ui-notebook-allowed = Deduction notebook allowed
ui-other-names = The others, on this device
ui-player-n = Person { $n }
ui-fill-bot = Add a bot
ui-share = Share
ui-qr = QR code of the invitation link

## The rules at the table
ui-rules-panel = Rules
ui-rules-now-you = Now: your turn
ui-rules-now-other = Now: { $name }’s turn
ui-rules-now-several = Now
ui-rules-changed = The rules show a new page: { $heading }.
ui-rules-search = Search the rules
ui-rules-search-example = Search: { $examples }…
ui-rules-search-clear = Clear the search
ui-rules-found = { $count ->
    [one] One passage.
   *[other] { $count } passages, closest first.
  }
ui-rules-none = Nothing for “{ $query }”.
ui-rules-try = Try:
ui-rules-symbols = The symbols
ui-symbol-pick = A symbol on the board?
ui-symbol-picking = Touch a symbol on the board.
ui-symbol-none = Nothing to explain here. Touch another place on the board.
ui-rules-contents = Chapters
ui-rules-all = All the rules
ui-rules-larger = Make the rules larger
ui-rules-smaller = Make the rules smaller
ui-new-tab = (new tab)
ui-key-escape = Esc

## The last events
ui-last-events = Last moves
ui-event-of = of { $count }
ui-event-next = Next
ui-event-previous = Back
ui-event-again = Replay
ui-event-show = Show
ui-event-private = Secret: read it on the screen.
ui-nothing-yet = The game begins.
ui-since-yours = { $count ->
    [one] One move since yours.
   *[other] { $count } moves since yours.
  }
ui-offer-sounds = Turn sounds on?
ui-offer-yes = Yes
ui-offer-no = No, thanks
ui-bot-pace = Bot speed
ui-bot-pace-fast = fast
ui-bot-pace-normal = normal
ui-bot-pace-slow = slow
ui-log-set-up = Set-up
ui-log-round = Round { $number }
ui-log-new = new

## Lessons
ui-title-lesson = Lesson: { $game }
ui-lesson-length = { $steps } steps, about 4 minutes
ui-lesson-ways = The lesson
ui-lesson-quit = Leave
ui-lesson-you = You
ui-lesson-of = { $at } of { $count }
ui-lesson-step = Step { $at } of { $count }, { $title }.
ui-lesson-steps = Steps of the lesson
ui-lesson-done = done:
ui-lesson-previous = Step { $step }
ui-lesson-hint = Hint
ui-lesson-next = Next
ui-lesson-next-is = Next: { $next }
ui-lesson-play = Play a game
ui-lesson-command = Command
ui-lesson-which = Which of these?
ui-lesson-nothing-to-touch = Nothing to touch here: go on.
ui-lesson-says-hint = hint, help, ?
ui-lesson-says-next = next, on
ui-lesson-says-repeat = repeat, again
## Home and my games
ui-nav = Pages
ui-nav-play = Play
ui-nav-games = My games
ui-nav-cases = Cases of the day
ui-nav-case = Case
ui-nav-circles = Circles
ui-daily = The case of the day
ui-daily-number = The case of the day, no. { $number }
ui-daily-case = Case no. { $number }
ui-daily-before = The case of the day before
ui-daily-arriving = The case is on its way.
ui-daily-open = { $game }, level { $level }, not solved yet
ui-daily-solved = Solved for today
ui-daily-days = { $days ->
    [one] one day
   *[other] { $days } days in a row
  }
ui-your-turns = { $count ->
    [one] , your turn in one
   *[other] , your turn in { $count }
  }
ui-minutes = { $minutes } min
ui-way-lesson = Lesson
ui-way-rules = Rules
ui-way-friends = Friends
ui-cover-open = { $game }: players, level, options
ui-play-bots = { $count ->
    [one] Play against a bot
   *[other] Play against { $count } bots
  }
ui-play-here = Start the game
ui-game = Game
ui-the-lesson = The lesson
ui-lesson-how = four minutes, step by step
ui-with-friends-short = a link to send, no account
ui-how-here-short = pass it around, screen hidden between turns
ui-other-ways = Other ways to play
ui-among-friends = With friends
ui-resume = Resume
ui-resume-turn = It is your turn.
ui-resume-play = Play my turn
ui-resume-see = See the table
ui-resume-more = { $turns ->
    [0] { $waits ->
        [one] One more in progress
       *[other] { $waits } more in progress
      }
    [one] Your turn in one more
   *[other] Your turn in { $turns } more
  }
ui-first-time = First game?
ui-first-lesson = A four-minute lesson
ui-first-lesson-how = { $game }, step by step; then a real game.
ui-begin = Begin
ui-against = against { $names }
ui-with = with { $names }
ui-game-of = { $count } players
ui-awaiting = Waiting for { $names }.
ui-sit-at = Sit down at { $table }
ui-watch-at = Watch { $table }
ui-title-games = My games, Filature
ui-mine-turns = Your turn
ui-mine-waits = Waiting
ui-mine-aside = Set aside
ui-mine-running = In progress, { $count }
ui-mine-finished = Finished
ui-mine-none = No game in progress.
ui-mine-choose = Choose a game
ui-mine-older = { $count ->
    [one] One older game
   *[other] { $count } older games
  }
ui-mine-record = Open a downloaded game
ui-mine-replay = Replay
ui-mine-again = Rematch
ui-mine-stopped = Stopped before the end
ui-mine-nobody = Nobody won
ui-mine-shared = Shared win, { $count } players
ui-mine-won = Won, with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ui-mine-won-duel = Won, { $mine } to { $theirs }
ui-mine-lost-duel = Lost, { $mine } to { $theirs }
ui-mine-place = { $place }{ $place ->
    [1] st
    [2] nd
    [3] rd
   *[other] th
  }{ $margin ->
    [0] { "" }
    [one] , { $margin } point behind
   *[other] , { $margin } points behind
  }
ui-title-unknown = Unknown page, Filature
ui-unknown-stamp = No trace
ui-unknown = There is nothing at this address.
ui-unknown-how = The link may be incomplete, or the table is gone. Ask for it again.

## Invitations
ui-invites = { $host } invites you to a game of { $game }.
ui-invited-to = You are invited to a game of { $game }.
ui-minutes-long = { $minutes } minutes
ui-a-seat = a seat
ui-brief = The rules, in 20 seconds
ui-name-for-table = Your name, for the table
ui-take-seat = Take my seat
ui-lesson-minutes = The lesson, 4 min
ui-watch-first = Watch first
ui-full = The table is full.
ui-full-who = { $game }, with { $names }. Watch, or open your own table.
ui-open-own = Open my table
ui-private = This table is private.
ui-private-how = Ask the person who opened the table for the invitation link: it is the whole address of their page.
ui-reach-network = Devices on your network can open this link.
ui-reach-machine = Only this device can open this link. To let a phone on the same network join, start Filature like this:

## The notebook
ui-hint = A hint
ui-hint-title-where = Where to look
ui-hint-title-left = What you know
ui-hint-title-answer = The answer
ui-hint-where = Look closely at: { $what }.
ui-hint-left = { $count ->
    [one] Only one possibility is left. Which one?
   *[other] All that is left: { $left }.
  }
ui-hint-open = What you know rules nothing out yet.
ui-hint-answer = { $certain ->
    [yes] It is certain: { $answer }.
   *[no] Most likely: { $answer }.
  }
ui-hint-first = Take a hint
ui-hint-more = Next hint
ui-hint-show = Show the answer
ui-pencil = In pencil
ui-pencil-tool = Tool
ui-print-ranges = Show what is still possible
ui-tool-maybe = maybe
ui-tool-not = rule out
ui-tool-sure = sure
ui-tool-erase = erase
ui-mark-maybe = { $value }?
ui-mark-not = not { $value }
ui-mark-sure = = { $value }
ui-erase-all = Erase all
ui-no-marks = No marks. Choose a line, a tool, then a value.
ui-exact-odds = The exact odds

## Debrief
ui-debrief = The debrief
ui-debrief-short = Debrief
ui-title-debrief = { $game }: the debrief, Filature
ui-debrief-computing = Reading the game again, decision by decision.
ui-debrief-progress = { $percent }% read
ui-branch = { $step ->
    [0] A game played on from the start
   *[other] A game played on from move { $step }
  }, { $world ->
    [known] in a deal drawn from what was known.
   *[true] in the true deal.
  }
ui-branch-from = The original game

# Telling people that it is their turn
ui-notify = Tell me
ui-notify-link = Tell me when it is my turn
ui-title-notify = Tell me, Filature
ui-notify-off = This server sends no messages: look at “My games” now and then.
ui-notify-when = When
ui-notify-turns = It is my turn
ui-notify-turns-hint = games over days only
ui-notify-how = How
ui-notify-push = On this device
ui-notify-push-hint = notification of the browser
ui-notify-insecure = Not possible here: it needs an address with https, or localhost. Choose another way.
ui-notify-unsupported = This browser cannot do it. On iPhone and iPad, add Filature to the home screen first.
ui-notify-denied = This browser refuses notifications.
ui-notify-denied-how = Allow them in its settings, on Filature’s page, or choose another way.
ui-notify-how-to = How to do it
ui-notify-how-to-allow = Touch the sign to the left of the page’s address, then the permissions of the site. Set notifications to “Allow” and reload the page.
ui-notify-push-failed = The browser could not subscribe: try again, or choose another way.
ui-notify-other-device = Another device
ui-notify-mail = By e-mail
ui-notify-mail-often = at most one an hour
ui-notify-mail-address = Your e-mail address
ui-notify-mail-hint = A first e-mail asks you to confirm; nothing else is sent before.
ui-notify-mail-ask = Send the e-mail to confirm
ui-notify-webhook = To a chat or a program
ui-notify-webhook-names = Discord, Slack, Matrix, ntfy or webhook
ui-notify-webhook-form = Which program?
ui-notify-webhook-address = Address of the webhook
ui-notify-webhook-hint = With https. Whoever reads the chat learns that it is your turn, and nothing else.
ui-notify-webhook-more = Add an address
ui-notify-form-discord = Discord
ui-notify-form-slack = Slack
ui-notify-form-matrix = Matrix (hookshot)
ui-notify-form-ntfy = ntfy
ui-notify-form-json = Other (JSON)
ui-notify-choose = Choose and try
ui-notify-feed = Private feed
ui-notify-feed-hint = Atom or calendar, to read in another program
ui-notify-feed-atom = Atom feed
ui-notify-feed-calendar = Calendar (iCalendar)
ui-notify-feed-renew = Change the address
ui-notify-feed-secret = Whoever knows these addresses sees where it is your turn.
ui-notify-chosen-push = Done: a trial has just come to this device.
ui-notify-chosen-mail = An e-mail is on its way: open its link to confirm.
ui-notify-chosen-webhook = Done: the trial has arrived.
ui-notify-chosen-feed = Done: here are the addresses.
ui-notify-unconfirmed = not confirmed yet
ui-notify-failed = The last message did not get through. { $reason }
ui-notify-remove = Remove
ui-notify-removed = Removed.
ui-notify-quiet = Silence at night
ui-notify-quiet-here = from { $first } to { $last }, local time
ui-notify-quiet-there = from { $first } to { $last }, { $zone }
ui-notify-quiet-first = From
ui-notify-quiet-last = to
ui-notify-trial = Send me a trial
ui-notify-trying = The trial is on its way…
ui-notify-none = First choose how you want to be told.
ui-notify-tried = { $way }: { $answer }
ui-notify-taken = the trial was sent.
ui-letter-confirm = Confirm my address
ui-letter-confirm-ask = Do you want an e-mail at this address when it is your turn? At most one an hour.
ui-letter-confirm-do = Yes, tell me
ui-letter-confirm-done = Noted: { $address } will get an e-mail when it is your turn.
ui-letter-leave = Get no more e-mail
ui-letter-leave-ask = No e-mail will be sent to this address any more.
ui-letter-leave-do = Get no more
ui-letter-leave-done = Done: { $address } will get nothing more.

# Over days
ui-extend-day = One more day
ui-vacation-until = on vacation, back { $when }
ui-days-over = time is up
ui-rests-now = (resting)
ui-clock-days = { $name }: { $time }, until { $when }.
ui-clock-vacation = { $name } is on vacation, back { $when }.
ui-clock-over = { $name } is out of time.
ui-pace-days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
  }
ui-days-how = Nights and vacations do not count. You can be told when it is your turn.
ui-days-late = When time is up
ui-days-late-bot = a bot makes that move
ui-days-late-ask = the table decides
ui-mine-left = You have { $time } left.
ui-mine-left-until = You have { $time } left, until { $when }.
ui-mine-late = Your time is up: play, or a bot will.
ui-mine-paused = You are on vacation.
ui-mine-has = { $name } has { $time } left.
ui-mine-since = Since you were here:
ui-mine-since-many = Since you were here, { $count } events. The last ones:
ui-pauses = Rest and vacation
ui-pauses-how = Your clocks stop, at all your tables played over days.
ui-rest = Rest at night
ui-rest-from = from
ui-rest-to = to
ui-rest-set = { $tables ->
    [0] Noted for your next tables.
    [one] Noted at one table.
   *[other] Noted at { $tables } tables.
  }
ui-rest-none = { $tables ->
    [0] No rest at your next tables.
   *[other] Your clocks run at night, too.
  }
ui-rest-too-long = Rest lasts from 1 to { $hours } hours.
ui-vacation = Vacation, until
ui-vacation-start = Leave
ui-vacation-end = I am back
ui-vacation-set = { $tables ->
    [0] No table is being played over days.
    [one] Have a good time. Your clock stops at one table.
   *[other] Have a good time. Your clocks stop at { $tables } tables.
  }
ui-vacation-ended = Welcome back. Your clocks run again.
ui-sealed = Game over, sealed
ui-to-event = See the evening
ui-to-circle = Back to the circle

# One's own data
ui-own = My data
ui-own-link = My data, passkeys and devices

# Fair deals
ui-fair = The deal
ui-fair-own = Nobody chose this deal: this device has a part in it, and the server kept to what it had announced.
ui-fair-assumed = This holds as long as this page was not changed on the server, and all devices show the same code.
ui-fair-checked = The server kept to what it had announced. This device has no part in the deal: that nobody chose it rests on the devices that have one.
ui-fair-shared = Several tables played this deal. The server drew it alone, had committed to it before, and kept to that.
ui-fair-nobody = No device had a part in this deal: the server drew it alone.
ui-fair-unseen = This device saw nothing of this deal before the end, and cannot vouch for it.
ui-fair-missing = This device’s part is not in the deal: the server says that it did not come in time.
ui-fair-withheld = { $name }’s part of the deal was not opened in time, the server says: it was dealt again, without it.
ui-fair-absent = This device was not here when it was dealt: it has no part in the deal.
ui-fair-other = The server kept to what it had announced. Another device had a part in the deal for your seat, the server says: if you have no other, nothing is proved to you.
ui-fair-replaced = Another device had a part in the deal for your seat, the server says. If you have no other, the deal is not proved to you.
ui-fair-left-out = No part in it, as no device answered, the server says: { $names }.
ui-fair-refused = The server does not give the proof of this deal, which it had announced.
ui-fair-wrong = The deal does not hold: { $why ->
    [again] the server dealt again without a reason.
    [hidden] the server hides a round that it had begun.
    [dropped] the server had signed for this device’s part and left it out.
    [changed] the server put something else in the place of this device’s part.
    [receipt] the server’s receipt is not signed by its key.
    [seat] somebody’s part is not the one that they had committed to.
   *[announced] the server does not keep to what it had announced.
}
ui-fair-how = Check the deal
ui-fair-explained = Before the deal, the server and every device that took part committed to a secret; the deal follows from all of them. This page has compared what was opened with what was announced. The page itself comes from the server: only a program that does not come from there proves anything against it.
ui-fair-files = To derive the deal itself again, download three files:
ui-fair-run = Then run, in their folder:
ui-fair-file = Download the proof
ui-fair-device = Download what this device kept
ui-fair-code = Code of the deal
ui-fair-code-how = Say it aloud to the others, not in the chat, which goes through the server. The same digits everywhere: all were shown the same list of commitments. Other digits: the server could choose between deals.
ui-fair-code-wait = The code is being computed…
ui-fair-code-copy = Copy the code
ui-fair-code-copied = Code copied.
`;export{e as default};