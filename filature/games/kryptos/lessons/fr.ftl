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
lesson-seat = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $first ->
    [yes] , a commencé la partie
   *[other] {""}
  }

lesson-order-title = L’ordre d’une main
lesson-order-says = Une main est triée : les nombres montent de gauche à droite. Rien ne bouge jamais.
lesson-order-do = Touchez la plus petite carte de Marcel.
lesson-order-done = La plus petite : la carte 1.
lesson-order-hint = Les nombres montent vers la droite. Où est le plus petit ?
lesson-order-answer = La carte 1, tout à gauche.
lesson-order-right =
    Oui, tout à gauche.
    Même cachée, une carte est à sa place dans l’ordre.
lesson-order-wrong =
    Pas celle-là.
    Toutes les cartes à sa gauche sont plus petites.
lesson-order-wrong-largest =
    C’est la plus grande.
    Les nombres montent vers la droite.
lesson-order-wrong-visible =
    Pas celle-là.
    D’autres sont à sa gauche, donc plus petites.

lesson-tokens-title = Les jetons de couleur
lesson-tokens-says = Les jetons disent combien de cartes de chaque couleur une main cache encore.
lesson-tokens-do = Touchez la couleur que Marcel ne cache pas.
lesson-tokens-done = Marcel ne cache aucune carte jaune.
lesson-tokens-hint = Cherchez le zéro.
lesson-tokens-answer = C’est le jaune : zéro jeton.
lesson-tokens-right =
    Oui, le jaune.
    Chez Marcel, ne cherchez ni 1, ni 5, ni 17, ni aucun autre jaune.
lesson-tokens-wrong =
    Pas celle-là.
    Le nombre à côté le dit : Marcel en cache.
lesson-tokens-wrong-blue =
    Pas le bleu.
    Un jeton : Marcel cache encore une carte bleue.

lesson-squeezed-title = Coincée entre deux
lesson-squeezed-says = La carte 4 est entre 12 et 15, et vous avez le 13.
lesson-squeezed-do = Touchez sa valeur sur la piste.
lesson-squeezed-done = Valeur trouvée : 14, rouge.
lesson-squeezed-hint = Entre 12 et 15, il n’y a que deux nombres. L’un est dans votre main.
lesson-squeezed-answer = C’est le 14.
lesson-squeezed-right =
    Juste ! +3.
    Entre deux cartes visibles proches, il reste peu de nombres.
lesson-squeezed-wrong =
    Pas ce nombre.
    Plus que 12, moins que 15 : seulement 13 ou 14.
lesson-squeezed-wrong-own =
    Pas le 13.
    Chaque nombre n’existe qu’une fois, et vous avez celui-là.

lesson-announce-title = Nommer une carte
lesson-announce-says = À votre tour, nommez une carte cachée et sa valeur. Ici, Odette montre 4 et 6.
lesson-announce-do = Nommez sa carte 3, entre les deux.
lesson-announce-done = Vous avez nommé le 5, chez Odette.
lesson-announce-hint = Ouvrez la main d’Odette, touchez sa carte 3, puis le seul nombre entre 4 et 6.
lesson-announce-answer = Carte 3 d’Odette, nombre 5, puis « Annoncer 5 ».
lesson-announce-right =
    Juste ! +3.
    La carte est retournée : tout le monde la voit.
lesson-announce-wrong =
    Pas cette carte.
    C’est la carte 3 d’Odette qui est entre 4 et 6.
lesson-announce-wrong-number =
    Bonne carte, mauvais nombre.
    Entre 4 et 6, il n’y a que le 5.
lesson-announce-wrong-hand =
    Pas chez Marcel.
    C’est la main d’Odette qui montre 4 et 6.

lesson-miss-title = Un raté sert à tout le monde
lesson-miss-says = Marcel a dit 19 pour la carte 8 d’Odette : raté. Le nombre y reste barré.
lesson-miss-do = Touchez la valeur de cette carte.
lesson-miss-done = Valeur trouvée : 21, jaune.
lesson-miss-hint = Entre 17 et 23, ôtez vos cartes, puis le nombre barré.
lesson-miss-answer = C’est le 21.
lesson-miss-right =
    Juste ! +3.
    Le raté de Marcel vous donne la réponse : écoutez les autres.
lesson-miss-wrong =
    Pas ce nombre.
    La carte 8 est entre 17 et 23.
lesson-miss-wrong-missed =
    Pas le 19.
    Marcel vient de l’essayer : c’était faux.
lesson-miss-wrong-own =
    Pas celui-là.
    Il est dans votre main.

lesson-pay-title = Le second essai
lesson-pay-says = Vous avez dit 19 pour la carte 6 : raté. Il ne reste que le 16, qui vaut 3 points.
lesson-pay-do = Choisissez : s’arrêter, ou payer.
lesson-pay-done = Un point payé, trois gagnés.
lesson-pay-hint = Combien coûte un essai ? Combien rapporte-t-il, à coup sûr ?
lesson-pay-answer = Payez 1 point : le 16 en rapporte 3.
lesson-pay-right =
    Oui : −1, puis +3.
    Une fois par tour, après un raté, payez 1 point pour réessayer.
lesson-pay-wrong =
    Pas là.
    Arrêtez-vous, ou payez.
lesson-pay-wrong-stop =
    Dommage.
    La réponse est sûre : pour 1 point, vous en gagneriez 3.

lesson-end-title = La fin à 15 points
lesson-end-says = Quelqu’un a 15 points : on finit le tour de table. C’est Marcel, et vous aviez commencé.
lesson-end-do = Touchez qui joue encore.
lesson-end-done = Odette joue, et c’est la fin.
lesson-end-hint = L’ordre : vous, Marcel, Odette. Tout le monde joue autant de fois.
lesson-end-answer = Odette : elle n’a pas encore joué ce tour-ci.
lesson-end-right =
    Oui, Odette.
    Ensuite, on compare : le plus de points gagne.
lesson-end-wrong =
    Pas là.
    Touchez une personne.
lesson-end-wrong-you =
    Pas vous.
    Vous avez ouvert ce tour de table, et il n’y en aura pas d’autre.
lesson-end-wrong-marcel =
    Pas Marcel.
    Il vient de jouer : c’est ainsi qu’il a atteint 15.

lesson-turn-title = À vous, sans aide
lesson-turn-says = Une vraie table, trois mains. Une des cartes cachées ne peut être qu’un seul nombre.
lesson-turn-do = Trouvez-la et nommez-la.
lesson-turn-done = Trouvée : le 2, chez Odette.
lesson-turn-hint = Regardez le début de la main d’Odette, et le 1 dans la vôtre.
lesson-turn-answer = Carte 1 d’Odette : elle est sous 3, et vous avez le 1. C’est le 2.
lesson-turn-right =
    Juste ! +3.
    Vous savez jouer à Kryptos. Une vraie partie ?
lesson-turn-wrong =
    Possible, mais pas sûr.
    Cherchez une carte à qui il ne reste qu’un nombre.
lesson-turn-wrong-near =
    Bonne carte, mauvais nombre.
    Elle est plus petite que 3.
lesson-turn-wrong-own =
    Vous l’avez en main.
    Chaque nombre n’existe qu’une fois.
