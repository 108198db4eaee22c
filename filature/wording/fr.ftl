# Understanding what is typed. Articles and small words may stand anywhere in a command; an article
# introduces nothing. Other names of actions, by their type, for every game that has such an action.
typed-articles = le la les l' un une des du de d' mon ma mes votre vos son sa ses
typed-small-words = à au aux et avec sur chez pour par vers en dans nº no numéro
typed-alias-attack = attaque attaquer viser vise
typed-alias-swap = échange échanger
typed-alias-guess = devine deviner nomme nommer
typed-alias-reveal = retourne retourner révéler montrer
typed-alias-stop = arrêter arrête stop
typed-alias-pass = passe passer
typed-alias-place = place placer
typed-alias-ask = demande demander
typed-alias-point = pointe pointer désigner
typed-alias-move = avance avancer bouger
typed-alias-document = pose poser
typed-alias-action = joue jouer
typed-alias-influence = attire attirer
