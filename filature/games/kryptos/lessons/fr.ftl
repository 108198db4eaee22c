# The lesson of Kryptos. A reply has two lines: the verdict, then the reason.

lesson-your-hand = Votre main
lesson-sorted = sa main, triée de gauche à droite
lesson-nobody-sees = personne d’autre ne la voit
lesson-card-hidden = Carte { $position }, cachée.
lesson-tokens = Cartes cachées de chaque couleur
lesson-token = { $colour } : { $count ->
    [0] aucune carte cachée
    [one] une carte cachée
   *[other] { $count } cartes cachées
  }
lesson-track = La piste
lesson-points = Les points
lesson-began = a commencé
lesson-seat = { $name }, { $points } points{ $first ->
    [yes] , a commencé la partie
   *[other] {""}
  }

lesson-order-title = L’ordre d’une main
lesson-order-says = Une main est triée : les nombres montent de gauche à droite, et rien ne bouge jamais.
lesson-order-do = Touchez la plus petite carte de Marcel.
lesson-order-done = Plus petite carte trouvée : la 1.
lesson-order-hint = Les nombres montent vers la droite. Où est donc le plus petit ?
lesson-order-answer = C’est la carte 1, tout à gauche.
lesson-order-right =
    Oui, tout à gauche.
    Même cachée, une carte dit sa place dans l’ordre.
lesson-order-wrong =
    Pas celle-là.
    À sa gauche, toutes les cartes sont plus petites qu’elle.
lesson-order-wrong-largest =
    C’est la plus grande.
    Les nombres montent vers la droite.
lesson-order-wrong-visible =
    Pas celle-là.
    Elle est visible, mais d’autres sont à sa gauche, donc plus petites.

lesson-tokens-title = Les jetons de couleur
lesson-tokens-says = Les jetons comptent les cartes encore cachées de chaque couleur dans une main.
lesson-tokens-do = Touchez la couleur que Marcel ne cache pas.
lesson-tokens-done = Aucune carte jaune cachée chez Marcel.
lesson-tokens-hint = Cherchez le zéro.
lesson-tokens-answer = C’est le jaune : zéro jeton.
lesson-tokens-right =
    Oui, le jaune.
    Chez Marcel, ne cherchez ni 1, ni 5, ni 17, ni aucun autre jaune.
lesson-tokens-wrong =
    Pas celle-là.
    Il y a un chiffre au moins à côté : Marcel en cache.
lesson-tokens-wrong-blue =
    Pas le bleu.
    Un jeton : Marcel en cache encore une.

lesson-squeezed-title = Coincée entre deux
lesson-squeezed-says = La carte 4 est entre 12 et 15, et c’est vous qui tenez le 13.
lesson-squeezed-do = Touchez sa valeur sur la piste.
lesson-squeezed-done = Valeur trouvée : 14, rouge.
lesson-squeezed-hint = Entre 12 et 15, il n’y a que deux nombres. L’un est dans votre main.
lesson-squeezed-answer = C’est le 14.
lesson-squeezed-right =
    Juste ! +3.
    Entre deux cartes visibles proches, il reste peu de nombres.
lesson-squeezed-wrong =
    Pas ce nombre.
    Plus grande que 12, plus petite que 15 : ce n’est que 13 ou 14.
lesson-squeezed-wrong-own =
    Pas le 13.
    Une carte n’existe qu’une fois, et celle-là est chez vous.

lesson-announce-title = Annoncer
lesson-announce-says = À votre tour, vous nommez une carte cachée et un nombre. Ici, Odette montre 4 et 6.
lesson-announce-do = Annoncez sa carte 3, entre les deux.
lesson-announce-done = Annonce faite : le 5, chez Odette.
lesson-announce-hint = Ouvrez la main d’Odette, touchez sa carte 3, puis le seul nombre entre 4 et 6.
lesson-announce-answer = Carte 3 d’Odette, nombre 5, puis le bouton « Annoncer 5 ».
lesson-announce-right =
    Juste ! +3.
    La carte est retournée, et tout le monde la voit désormais.
lesson-announce-wrong =
    Pas cette carte.
    C’est la carte 3 d’Odette qui est prise entre 4 et 6.
lesson-announce-wrong-number =
    La bonne carte, pas le nombre.
    Entre 4 et 6, il n’y a que le 5.
lesson-announce-wrong-hand =
    Pas chez Marcel.
    C’est la main d’Odette qui montre 4 et 6.

lesson-miss-title = Un raté parle à tous
lesson-miss-says = Marcel a annoncé 19 pour la carte 8 d’Odette : raté. Le nombre reste barré dessus.
lesson-miss-do = Touchez la valeur de cette carte.
lesson-miss-done = Valeur trouvée : 21, jaune.
lesson-miss-hint = Entre 17 et 23, ôtez vos propres cartes, puis le nombre barré.
lesson-miss-answer = C’est le 21.
lesson-miss-right =
    Juste ! +3.
    Le raté de Marcel vous a donné la réponse : écoutez les autres.
lesson-miss-wrong =
    Pas ce nombre.
    La carte 8 est entre 17 et 23.
lesson-miss-wrong-missed =
    Pas le 19.
    Marcel vient de l’essayer, et c’était faux.
lesson-miss-wrong-own =
    Pas celui-là.
    Il est dans votre main.

lesson-pay-title = Payer pour réessayer
lesson-pay-says = Vous avez dit 19 pour la carte 6 : raté. Il ne reste que le 16, et juste vaut 3 points.
lesson-pay-do = Touchez ce que vous faites.
lesson-pay-done = Un point payé, trois de gagnés.
lesson-pay-hint = Comparez ce que cela coûte et ce que cela rapporte à coup sûr.
lesson-pay-answer = Payez 1 point : le 16 en rapporte 3.
lesson-pay-right =
    Oui : −1, puis +3.
    Une fois par tour, après un raté, on peut payer 1 point pour réessayer.
lesson-pay-wrong =
    Pas là.
    Choisissez entre s’arrêter et payer.
lesson-pay-wrong-stop =
    Dommage.
    La réponse est sûre : pour 1 point, vous en gagneriez 3.

lesson-end-title = La fin à 15 points
lesson-end-says = À 15 points, on finit le tour de table. Marcel y est, et c’est vous qui aviez commencé.
lesson-end-do = Touchez qui joue encore.
lesson-end-done = Odette joue, et c’est la fin.
lesson-end-hint = On joue dans l’ordre : vous, Marcel, Odette. Chacun a droit au même nombre de tours.
lesson-end-answer = C’est Odette : elle n’a pas encore joué ce tour-ci.
lesson-end-right =
    Oui, Odette.
    Ensuite on compare : le plus de points gagne.
lesson-end-wrong =
    Pas là.
    Il s’agit d’une personne.
lesson-end-wrong-you =
    Pas vous.
    Vous avez ouvert ce tour de table, et il n’y en aura pas d’autre.
lesson-end-wrong-marcel =
    Pas Marcel.
    Il vient de jouer : c’est ainsi qu’il a passé 15.

lesson-turn-title = À vous, sans aide
lesson-turn-says = Une vraie table, trois mains. Une carte cachée ne peut être qu’un seul nombre.
lesson-turn-do = Trouvez-la et annoncez-la.
lesson-turn-done = Trouvée : le 2, chez Odette.
lesson-turn-hint = Regardez le début de la main d’Odette, et le 1 que vous tenez.
lesson-turn-answer = Carte 1 d’Odette : elle est sous 3, et vous avez le 1. C’est le 2.
lesson-turn-right =
    Juste ! +3.
    Vous savez jouer à Kryptos. Une vraie partie ?
lesson-turn-wrong =
    Possible, mais pas sûr.
    Cherchez une carte à qui il ne reste qu’un nombre.
lesson-turn-wrong-near =
    La bonne carte, pas le nombre.
    Elle est plus petite que 3.
lesson-turn-wrong-own =
    C’est dans votre main.
    Une carte n’existe qu’une fois.
