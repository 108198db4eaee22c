# Words of the terminal.

# Names of the commands: the first is shown; a single letter is the short form
terminal-names-help = help, ?
terminal-names-asked = asked, e
terminal-names-legal = possible, legal, p
terminal-names-hand = hand, h
terminal-names-table = table, t
terminal-names-all = all, o
terminal-names-scores = scores, score, s
terminal-names-last = last, l
terminal-names-log = log, g
terminal-names-rules = rules, r
terminal-names-notebook = notebook, n
terminal-names-note = note
terminal-names-strike = strike
terminal-names-language = language
terminal-names-save = save, v
terminal-names-leave = leave, quit, q
terminal-names-back = back, b
terminal-names-cancel = cancel, x
terminal-names-yes = yes, y
terminal-names-no = no, n

# What they do
terminal-help-help = this help
terminal-help-asked = what is asked of you
terminal-help-legal = all that you can do
terminal-help-hand = what is yours
terminal-help-table = what lies on the table
terminal-help-all = all that you see
terminal-help-scores = the scores
terminal-help-last = what has just happened; “last 20” goes back further
terminal-help-log = all that you were told
terminal-help-rules = the rules in short, and the options
terminal-help-notebook = your notebook
terminal-help-note = “note Bob lies” writes it into the notebook
terminal-help-strike = “strike 2” strikes out note 2
terminal-help-language = go on in the next language, or in the one you name: { $languages }
terminal-help-save = save the game; “save file” saves it elsewhere
terminal-help-leave = leave the game
terminal-help-back = go back to the question before
terminal-help-cancel = start this choice over
terminal-help-line = { $name }{ $letter_id ->
    [none] { "" }
   *[some] { " " }({ $letter })
  }: { $what }.
terminal-help-numbers = To play, answer by numbers, one per line or several at once: “1 5 2”.
terminal-help-words = Or say it in words: “{ $example }”. The beginning of a word is enough, accents may be left out.
terminal-help-commands = Commands:

# Setting up
terminal-titled = { $game }. { $authors }.
terminal-players = You are playing with { $others }.
terminal-bot = { $name } (bot { $bot })
terminal-welcome = “?” gives help, “rules” the rules.
terminal-your-name = You
terminal-resumed = Game resumed.

# Deciding
terminal-option = { $number }. { $label }
terminal-among = { $what }: { $numbers }?
terminal-range = { $what }: from { $low } to { $high }?
terminal-which = { $what }?
terminal-or = { $first } or { $last }
terminal-doing = You choose: { $action }.
terminal-so-far = { $label }.
terminal-chosen = Already chosen: { $what }.
terminal-several = Several moves fit. Which one?
terminal-no-such-number = { $number } is not offered here.
terminal-too-many-numbers = Too many numbers: nothing is played.
terminal-not-understood = I do not understand “{ $word }”.
terminal-not-understood-after = After “{ $known }”, I do not understand “{ $word }”.
terminal-not-possible = Nothing possible is said like that.
terminal-say-help = “?” gives help, “possible” what you can do.
terminal-cancelled = The choice starts over.
terminal-nothing-before = There is no question before this one.
terminal-legal-all = { $count ->
    [one] 1 possible move.
   *[other] { $count } possible moves.
  }
terminal-legal-field = { $field }: { $values }
terminal-legal-count = { $field } ({ $count }): { $values }
terminal-legal-split = { $field }: { $total } to split between { $values }
terminal-legal-assign = { $field } ({ $keys }): { $values }

# Answers
terminal-under = { $heading }: { $line }
terminal-heading = { $heading }:
terminal-nothing-yet = Nothing yet.
terminal-option-value = { $option }: { $value }.
terminal-seats = It is for { $seats } players.
terminal-yes = yes
terminal-no = no
terminal-not-set = not set
terminal-notebook-empty = The notebook is empty. “note …” writes into it.
terminal-noted = Note { $number }: { $text }
terminal-struck = Struck out: { $text }
terminal-no-such-note = There is no note { $number }.
terminal-what-note = What should be noted? “note …”
terminal-language-is = Continuing in English.

# Saving and leaving
terminal-saved = Game saved: { $path }
terminal-resume-how = To resume: filature play --resume { $path }
terminal-cannot-save = Cannot save into { $path }: { $reason }.
terminal-exists = { $path } already exists: nothing is written there.
terminal-save-first = Save the game? (y/n)
terminal-yes-or-no = Please answer yes or no (y/n).
terminal-bye = See you soon.
terminal-not-a-save = { $path } is not a saved game.
terminal-cut = The saved game { $path } is incomplete or damaged; the file is left as it is.
terminal-other-rules = The saved game { $path } began under another version of the rules ({ $game }): it cannot go on. The file is left as it is.
terminal-unplayable = The saved game { $path } cannot be replayed, line { $line }: { $reason }
terminal-unknown-game = The saved game { $path } is of a game that is unknown here: { $game }.
terminal-unknown-bot = The saved game { $path } is against a bot that is unknown here: { $bot }.
terminal-unreadable = { $path } cannot be read: { $reason }.

# The end
terminal-all-shown = Everything is shown.
terminal-reasons = Why the bots played as they did:
terminal-reason = { $name }, { $action }: { $reason }
terminal-again = Another game? (y/n)

# A case
terminal-names-solution = solution, give up
terminal-case-title = { $game }. Case no. { $number }, { $day }. Level: { $level }.
terminal-case-how = Three tries. “all” says again what you see, “log” what you were told, “solution” gives the proof, “leave” lets you go.
terminal-case-values = Answer by two numbers: which, then its value. The values: { $values }.
terminal-case-option = { $label }: { $values }
terminal-case-two = Two things are wanted: a number of the list, then a value. For example “1 3”.
terminal-case-tries = { $count ->
    [one] One more try.
   *[other] { $count } more tries.
  }
terminal-case-world = A world that agrees with all that you know:
terminal-case-solution = Solution: { $answer }
terminal-case-closed = Case closed.
