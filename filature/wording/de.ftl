# Understanding what is typed. Articles and small words may stand anywhere in a command; an article
# introduces nothing. Other names of actions, by their type, for every game that has such an action.
typed-articles = der die das den dem des ein eine einen einem einer eines mein meine meinen meiner meinem dein deine deinen deiner deinem
typed-small-words = und um mit zu zum zur auf an am bei beim von vom für in im nach nr nummer
typed-alias-attack = angreifen greife angriff
typed-alias-swap = tauschen tausche austauschen
typed-alias-guess = raten rate nennen nenne
typed-alias-reveal = aufdecken decke zeigen zeige
typed-alias-stop = aufhören stopp stop
typed-alias-pass = passen passe
typed-alias-place = legen lege besetzen setzen setze
typed-alias-ask = fragen frage
typed-alias-point = zeigen zeige deuten
typed-alias-move = ziehen ziehe bewegen bewege
typed-alias-document = legen lege ablegen
typed-alias-action = spielen spiele ausspielen
typed-alias-influence = heranziehen ziehe
