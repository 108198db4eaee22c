# Messages : que c’est à vous de jouer, et rien de la partie.
notice-title =
    { $count ->
        [1] C’est à vous de jouer
       *[other] C’est à vous à { $count } tables
    }
notice-place = { $game }, table { $table }
notice-turn = { $place } : on attend votre décision.
notice-turns = On vous attend : { $places }.
notice-trial-title = Filature : un essai
notice-trial = C’est ainsi que vous saurez que c’est à vous de jouer.
notice-open = Ouvrir : { $link }

# Courriel
mail-confirm-subject = Filature : confirmez votre adresse
mail-confirm = Quelqu’un, sans doute vous, veut recevoir ici un courriel quand c’est à son tour de jouer sur { $origin }. Pour l’accepter, ouvrez ce lien et confirmez :
mail-confirm-else = Si ce n’est pas vous, ne faites rien : aucun autre message ne viendra.
mail-why = Vous recevez ce message parce que vous avez choisi le courriel pour savoir que c’est à vous, au plus un par heure.
mail-leave = Ne plus en recevoir : { $link }

# Fil
feed-title = Filature : à vous de jouer
feed-until = { $place } : à décider avant cette heure
