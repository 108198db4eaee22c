# Words of the terminal.

# Names of the commands: the first is shown; a single letter is the short form
terminal-names-help = aide, a, ?
terminal-names-asked = demande, e
terminal-names-legal = possible, possibles, p
terminal-names-hand = main, m
terminal-names-table = table, t
terminal-names-all = tout, o
terminal-names-scores = scores, score, s
terminal-names-last = derniers, dernier, d
terminal-names-log = journal, j
terminal-names-rules = règles, règle, r
terminal-names-notebook = carnet, c
terminal-names-note = note, n
terminal-names-strike = rayer
terminal-names-language = langue, l
terminal-names-save = sauver, sauvegarder, v
terminal-names-leave = quitter, q
terminal-names-back = retour, b
terminal-names-cancel = annuler, x
terminal-names-yes = oui, o
terminal-names-no = non, n

# What they do
terminal-help-help = cette aide
terminal-help-asked = ce qui vous est demandé
terminal-help-legal = tout ce que vous pouvez faire
terminal-help-hand = ce qui est à vous
terminal-help-table = ce qui est sur la table
terminal-help-all = tout ce que vous voyez
terminal-help-scores = les scores
terminal-help-last = ce qui vient de se passer ; « derniers 20 » remonte plus loin
terminal-help-log = tout ce qui vous a été dit
terminal-help-rules = le résumé des règles et les options
terminal-help-notebook = votre carnet
terminal-help-note = « note Bob ment » l’écrit dans le carnet
terminal-help-strike = « rayer 2 » raye la note 2
terminal-help-language = passer à la langue suivante, ou à celle que vous nommez : { $languages }
terminal-help-save = sauver la partie ; « sauver fichier » la sauve ailleurs
terminal-help-leave = quitter la partie
terminal-help-back = revenir à la question d’avant
terminal-help-cancel = reprendre ce choix du début
terminal-help-line = { $name }{ $letter_id ->
    [none] { "" }
   *[some] { " " }({ $letter })
  } : { $what }.
terminal-help-numbers = Pour jouer, répondez par les numéros, un par ligne ou plusieurs d’affilée : « 1 5 2 ».
terminal-help-words = Ou dites-le en mots : « { $example } ». Le début d’un mot suffit, les accents sont facultatifs.
terminal-help-commands = Commandes :

# Setting up
terminal-titled = { $game }. { $authors }.
terminal-players = Vous jouez avec { $others }.
terminal-bot = { $name } (robot { $bot })
terminal-welcome = « ? » donne l’aide, « règles » les règles.
terminal-your-name = Vous
terminal-resumed = Partie reprise.

# Deciding
terminal-option = { $number }. { $label }
terminal-among = { $what } : { $numbers } ?
terminal-range = { $what } : de { $low } à { $high } ?
terminal-which = { $what } ?
terminal-or = { $first } ou { $last }
terminal-doing = Vous choisissez : { $action }.
terminal-so-far = { $label }.
terminal-chosen = Déjà choisi : { $what }.
terminal-several = Plusieurs coups conviennent. Lequel ?
terminal-no-such-number = Le numéro { $number } n’est pas proposé ici.
terminal-too-many-numbers = Trop de numéros : rien n’est joué.
terminal-not-understood = Je ne comprends pas « { $word } ».
terminal-not-understood-after = Après « { $known } », je ne comprends pas « { $word } ».
terminal-not-possible = Rien de possible ne se dit ainsi.
terminal-say-help = « ? » donne l’aide, « possible » ce que vous pouvez faire.
terminal-cancelled = Le choix reprend du début.
terminal-nothing-before = Il n’y a pas de question avant celle-ci.
terminal-legal-all = { $count ->
    [one] 1 coup possible.
   *[other] { $count } coups possibles.
  }
terminal-legal-field = { $field } : { $values }
terminal-legal-count = { $field } ({ $count }) : { $values }
terminal-legal-split = { $field } : { $total } à répartir entre { $values }
terminal-legal-assign = { $field } ({ $keys }) : { $values }

# Answers
terminal-under = { $heading } : { $line }
terminal-heading = { $heading } :
terminal-nothing-yet = Rien pour l’instant.
terminal-option-value = { $option } : { $value }.
terminal-seats = On y joue à { $seats }.
terminal-yes = oui
terminal-no = non
terminal-not-set = non fixé
terminal-notebook-empty = Le carnet est vide. « note … » y écrit.
terminal-noted = Note { $number } : { $text }
terminal-struck = Note rayée : { $text }
terminal-no-such-note = Il n’y a pas de note { $number }.
terminal-what-note = Que noter ? « note … »
terminal-language-is = On continue en français.

# Saving and leaving
terminal-saved = Partie sauvée : { $path }
terminal-resume-how = Pour reprendre : filature play --resume { $path }
terminal-cannot-save = Impossible de sauver dans { $path } : { $reason }.
terminal-exists = { $path } existe déjà : rien n’y est écrit.
terminal-save-first = Sauver la partie ? (o/n)
terminal-yes-or-no = Répondez par oui ou non (o/n).
terminal-bye = À bientôt.
terminal-not-a-save = { $path } n’est pas une partie sauvée.
terminal-cut = La partie sauvée { $path } est incomplète ou abîmée ; le fichier est laissé tel quel.
terminal-other-rules = La partie sauvée { $path } a commencé avec une autre version des règles ({ $game }) : elle ne peut pas continuer. Le fichier est laissé tel quel.
terminal-unplayable = La partie sauvée { $path } ne peut pas être rejouée, ligne { $line } : { $reason }
terminal-unknown-game = La partie sauvée { $path } est celle d’un jeu inconnu ici : { $game }.
terminal-unknown-bot = La partie sauvée { $path } se joue contre un robot inconnu ici : { $bot }.
terminal-unreadable = { $path } ne peut pas être lu : { $reason }.

# The end
terminal-all-shown = Tout est montré.
terminal-reasons = Pourquoi les robots ont joué ainsi :
terminal-reason = { $name }, { $action } : { $reason }
terminal-again = Encore une partie ? (o/n)

# A case
terminal-names-solution = solution, abandon
terminal-case-title = { $game }. Affaire n° { $number }, { $day }. Niveau : { $level }.
terminal-case-how = Trois essais. « tout » redit ce que vous voyez, « journal » ce qu’on vous a dit, « solution » donne la preuve, « quitter » vous fait partir.
terminal-case-values = Répondez par deux nombres : lequel, puis sa valeur. Les valeurs : { $values }.
terminal-case-option = { $label } : { $values }
terminal-case-two = Il faut deux choses : un numéro de la liste, puis une valeur. Par exemple « 1 3 ».
terminal-case-tries = { $count ->
    [one] Encore un essai.
   *[other] Encore { $count } essais.
  }
terminal-case-world = Un monde qui s’accorde avec tout ce que vous savez :
terminal-case-solution = Solution : { $answer }
terminal-case-closed = Affaire classée.
