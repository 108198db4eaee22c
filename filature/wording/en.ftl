# Understanding what is typed. Articles and small words may stand anywhere in a command; an article
# introduces nothing. Other names of actions, by their type, for every game that has such an action.
typed-articles = the a an of my your their his her its
typed-small-words = and with to on at from for in by toward towards no number
typed-alias-attack = attack aim
typed-alias-swap = swap exchange
typed-alias-guess = guess name
typed-alias-reveal = reveal turn show
typed-alias-stop = stop
typed-alias-pass = pass
typed-alias-place = place put
typed-alias-ask = ask
typed-alias-point = point
typed-alias-move = move advance
typed-alias-document = lay put
typed-alias-action = play
typed-alias-influence = pull
