# Words of the terminal.

# Names of the commands: the first is shown; a single letter is the short form
terminal-names-help = hilfe, h, ?
terminal-names-asked = frage, f
terminal-names-legal = möglich, moeglich, p
terminal-names-hand = hand, m
terminal-names-table = tisch, t
terminal-names-all = alles, a
terminal-names-scores = punkte, stand, s
terminal-names-last = letzte, l
terminal-names-log = protokoll, k
terminal-names-rules = regeln, r
terminal-names-notebook = notizbuch, n
terminal-names-note = notiz
terminal-names-strike = streichen
terminal-names-language = sprache
terminal-names-save = speichern, v
terminal-names-leave = verlassen, beenden, q
terminal-names-back = zurück, b
terminal-names-cancel = abbrechen, x
terminal-names-yes = ja, j
terminal-names-no = nein, n

# What they do
terminal-help-help = diese Hilfe
terminal-help-asked = was du entscheiden sollst
terminal-help-legal = alles, was du tun kannst
terminal-help-hand = was dir gehört
terminal-help-table = was auf dem Tisch liegt
terminal-help-all = alles, was du siehst
terminal-help-scores = der Punktestand
terminal-help-last = was eben geschehen ist; „letzte 20“ geht weiter zurück
terminal-help-log = alles, was du erfahren hast
terminal-help-rules = die Regeln in Kürze, und die Optionen
terminal-help-notebook = dein Notizbuch
terminal-help-note = „notiz Bob lügt“ schreibt es ins Notizbuch
terminal-help-strike = „streichen 2“ streicht Notiz 2
terminal-help-language = weiter in der nächsten Sprache, oder in der, die du nennst: { $languages }
terminal-help-save = die Partie speichern; „speichern datei“ speichert sie woanders
terminal-help-leave = die Partie verlassen
terminal-help-back = zurück zur vorigen Frage
terminal-help-cancel = mit dieser Wahl von vorn beginnen
terminal-help-line = { $name }{ $letter_id ->
    [none] { "" }
   *[some] { " " }({ $letter })
  }: { $what }.
terminal-help-numbers = Antworte mit Nummern, einer pro Zeile oder mehreren auf einmal: „1 5 2“.
terminal-help-words = Oder sag es mit Worten: „{ $example }“. Der Anfang eines Wortes genügt, Umlaute gehen auch ohne Punkte.
terminal-help-commands = Befehle:

# Setting up
terminal-titled = { $game }. { $authors }.
terminal-players = Du spielst mit { $others }.
terminal-bot = { $name } (Bot { $bot })
terminal-welcome = „?“ zeigt die Hilfe, „regeln“ die Regeln.
terminal-your-name = Du
terminal-resumed = Die Partie geht weiter.

# Deciding
terminal-option = { $number }. { $label }
terminal-among = { $what }: { $numbers }?
terminal-range = { $what }: von { $low } bis { $high }?
terminal-which = { $what }?
terminal-or = { $first } oder { $last }
terminal-doing = Du wählst: { $action }.
terminal-so-far = { $label }.
terminal-chosen = Schon gewählt: { $what }.
terminal-several = Mehrere Züge passen. Welcher?
terminal-no-such-number = { $number } steht hier nicht zur Wahl.
terminal-too-many-numbers = Zu viele Nummern: Nichts wird gespielt.
terminal-not-understood = Ich verstehe „{ $word }“ nicht.
terminal-not-understood-after = Nach „{ $known }“ verstehe ich „{ $word }“ nicht.
terminal-not-possible = So heißt nichts, was möglich ist.
terminal-say-help = „?“ zeigt die Hilfe, „möglich“, was du tun kannst.
terminal-cancelled = Die Wahl beginnt von vorn.
terminal-nothing-before = Vor dieser Frage gab es keine.
terminal-legal-all = { $count ->
    [one] 1 möglicher Zug.
   *[other] { $count } mögliche Züge.
  }
terminal-legal-field = { $field }: { $values }
terminal-legal-count = { $field } ({ $count }): { $values }
terminal-legal-split = { $field }: { $total } zu verteilen auf { $values }
terminal-legal-assign = { $field } ({ $keys }): { $values }

# Answers
terminal-under = { $heading }: { $line }
terminal-heading = { $heading }:
terminal-nothing-yet = Noch nichts.
terminal-option-value = { $option }: { $value }.
terminal-seats = So viele spielen mit: { $seats }.
terminal-yes = ja
terminal-no = nein
terminal-not-set = nicht festgelegt
terminal-notebook-empty = Das Notizbuch ist leer. „notiz …“ schreibt hinein.
terminal-noted = Notiz { $number }: { $text }
terminal-struck = Gestrichen: { $text }
terminal-no-such-note = Eine Notiz { $number } gibt es nicht.
terminal-what-note = Was soll ins Notizbuch? „notiz …“
terminal-language-is = Weiter auf Deutsch.

# Saving and leaving
terminal-saved = Partie gespeichert: { $path }
terminal-resume-how = Weiterspielen mit: filature play --resume { $path }
terminal-cannot-save = Speichern in { $path } geht nicht: { $reason }.
terminal-exists = { $path } gibt es schon: Dort wird nichts geschrieben.
terminal-save-first = Partie speichern? (j/n)
terminal-yes-or-no = Bitte antworte mit ja oder nein (j/n).
terminal-bye = Bis bald.
terminal-not-a-save = { $path } ist keine gespeicherte Partie.
terminal-cut = Die gespeicherte Partie { $path } ist unvollständig oder beschädigt; die Datei bleibt, wie sie ist.
terminal-other-rules = Die gespeicherte Partie { $path } begann mit einer anderen Fassung der Regeln ({ $game }): Sie kann nicht weitergehen. Die Datei bleibt, wie sie ist.
terminal-unplayable = Die gespeicherte Partie { $path } lässt sich nicht nachspielen, Zeile { $line }: { $reason }
terminal-unknown-game = Die gespeicherte Partie { $path } gehört zu einem Spiel, das es hier nicht gibt: { $game }.
terminal-unknown-bot = In der gespeicherten Partie { $path } spielt ein Bot, den es hier nicht gibt: { $bot }.
terminal-unreadable = { $path } ist nicht lesbar: { $reason }.

# The end
terminal-all-shown = Alles wird gezeigt.
terminal-reasons = Warum die Bots so gespielt haben:
terminal-reason = { $name }, { $action }: { $reason }
terminal-again = Noch eine Partie? (j/n)

# A case
terminal-names-solution = lösung, aufgeben
terminal-case-title = { $game }. Fall Nr. { $number }, { $day }. Stufe: { $level }.
terminal-case-how = Drei Versuche. „alles“ sagt noch einmal, was du siehst, „protokoll“, was dir gesagt wurde, „lösung“ gibt den Beweis, „verlassen“ lässt dich gehen.
terminal-case-values = Antworte mit zwei Zahlen: welches, dann der Wert. Die Werte: { $values }.
terminal-case-option = { $label }: { $values }
terminal-case-two = Es braucht zweierlei: eine Nummer der Liste, dann einen Wert. Zum Beispiel „1 3“.
terminal-case-tries = { $count ->
    [one] Noch ein Versuch.
   *[other] Noch { $count } Versuche.
  }
terminal-case-world = Eine Welt, die zu allem passt, was du weißt:
terminal-case-solution = Lösung: { $answer }
terminal-case-closed = Der Fall ist gelöst.
