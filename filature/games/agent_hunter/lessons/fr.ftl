# The lesson of Agent Hunter. A reply has two lines: the verdict, then the reason.

lesson-his-bases = Les bases { DE($name) }
lesson-your-bases = Vos bases
lesson-your-base = votre base { $base }
lesson-fallen = tombée
lesson-probe = Essai : le { $agent } est { $answer }.
lesson-probe-short = { $agent } { $answer }
lesson-numbers = Les agents, de 0 à 9
lesson-sides = Les deux camps
lesson-side = { $name } : { $count ->
    [0] plus une base debout
    [one] une base debout
   *[other] { $count } bases debout
  }, { $points ->
    [0] aucun point
    [one] 1 point
   *[other] { $points } points
  }

lesson-bases-title = Trois bases
lesson-bases-says = Chaque camp cache trois de ses dix agents, de 0 à 9, sur trois bases. Faites tomber celles d’en face.
lesson-bases-do = Touchez une base à attaquer.
lesson-bases-done = Vous visez une base de Marcel.
lesson-bases-hint = Les vôtres montrent leur agent. Celles de Marcel sont face cachée.
lesson-bases-answer = N’importe laquelle des trois bases du haut.
lesson-bases-right =
    Oui, en face.
    Reste à savoir quel agent s’y cache.
lesson-bases-wrong =
    Pas là.
    Touchez une base de Marcel.
lesson-bases-wrong-own =
    C’est la vôtre.
    On attaque les bases d’en face.

lesson-halve-title = Attaquer de la main
lesson-halve-says = Montrez un agent de votre main. La réponse : plus grand, plus petit ou égal.
lesson-halve-do = Touchez un agent du milieu, entre 0 et 9.
lesson-halve-done = Réponse : le vôtre est plus grand.
lesson-halve-hint = Au milieu, chaque réponse élimine la moitié des agents.
lesson-halve-answer = Le 4 ou le 5.
lesson-halve-right =
    Bien vu : plus grand.
    L’agent caché est donc plus petit. Le vôtre revient en main, mais tout le monde l’a vu.
lesson-halve-wrong =
    Il y a mieux.
    Cherchez le milieu entre 0 et 9.
lesson-halve-wrong-edge =
    Trop près du bord.
    La réponse est presque connue d’avance : vous n’apprenez rien.

lesson-answer-title = Lire la réponse
lesson-answer-says = Sur la base 1, votre 4 est plus grand que l’agent caché.
lesson-answer-do = Touchez le plus grand agent possible ici.
lesson-answer-done = Le plus grand possible : 3.
lesson-answer-hint = L’agent caché est plus petit que 4.
lesson-answer-answer = C’est le 3.
lesson-answer-right =
    Oui : 3 au plus.
    Chaque réponse réduit le choix ; elle reste notée sous la base.
lesson-answer-wrong =
    Pas ce nombre.
    L’agent caché est plus petit que 4.
lesson-answer-wrong-same =
    Pas le 4.
    Égal aurait fait tomber la base.
lesson-answer-wrong-above =
    Trop grand.
    L’agent caché est plus petit que votre 4.
lesson-answer-wrong-below =
    Il y a plus grand.
    Cherchez le plus grand nombre sous 4.

lesson-equal-title = Égal : elle tombe
lesson-equal-says = Base 1 : plus que 1, moins que 4. Et Marcel a montré son 2, revenu dans sa main.
lesson-equal-do = Touchez l’agent qui la fait tomber.
lesson-equal-done = La base 1 de Marcel est tombée.
lesson-equal-hint = Entre 1 et 4, il y a deux nombres, dont un dans la main de Marcel.
lesson-equal-answer = C’est le 3.
lesson-equal-right =
    Égal : +1 point.
    La base tombe, et les deux 3 quittent le jeu.
lesson-equal-wrong =
    Pas celui-là.
    L’agent caché est entre 1 et 4.
lesson-equal-wrong-tried =
    Déjà essayé.
    La réponse est connue : ce n’était pas égal.
lesson-equal-wrong-above =
    Trop grand.
    L’agent caché est plus petit que 4.

lesson-swap-title = Échanger
lesson-swap-says = Un échange montre l’agent d’une base, en cache un autre et ajoute une cible : la base vaut 1 point de plus.
lesson-swap-do = Touchez la base que Marcel a presque trouvée.
lesson-swap-done = Base 2 : un autre agent s’y cache.
lesson-swap-hint = Lisez ses essais : sur une base, il n’hésite plus qu’entre 5 et 6.
lesson-swap-answer = La base 2 : entre 4 et 7, votre 6 est presque découvert.
lesson-swap-right =
    Sauvée, pour l’instant.
    Marcel a vu partir le 6, mais pas ce qui le remplace.
lesson-swap-wrong =
    Pas celle-là.
    Cherchez celle où Marcel a fait le plus d’essais.
lesson-swap-wrong-unknown =
    Rien ne presse ici.
    Marcel n’y a encore rien essayé.

lesson-worth-title = Ce que vaut une base
lesson-worth-says = Une base tombée vaut 1 point, plus 1 par cible posée à côté.
lesson-worth-do = Touchez la base de Marcel qui vaut le plus.
lesson-worth-done = Base 3 : deux points.
lesson-worth-hint = Marcel vient d’échanger : où est sa cible ?
lesson-worth-answer = La base 3 : 1 point, et 1 pour la cible.
lesson-worth-right =
    Oui, deux points.
    Un échange protège, mais la cible reste, et la base vaut plus.
lesson-worth-wrong =
    Pas celle-là.
    Comptez les cibles.
lesson-worth-wrong-fallen =
    Elle est déjà tombée.
    Vous avez déjà son point.
lesson-worth-wrong-one =
    Un seul point.
    Il n’y a pas de cible à côté.

lesson-double-title = Attaquer d’une base
lesson-double-says = Attaquer d’une base est risqué : égal, elle tombe ; sinon, c’est la vôtre. Ici se cache un 8.
lesson-double-do = Touchez celle de vos bases qui attaque la base 2.
lesson-double-done = La base 2 de Marcel est tombée.
lesson-double-hint = Plus que 7, et Marcel a son 9 en main : c’est un 8. Où est le vôtre ?
lesson-double-answer = Votre base 3 : le 8 y est.
lesson-double-right =
    Égal : +1 point.
    Votre base est vide : regarnissez-la aussitôt de votre main.
lesson-double-wrong =
    Pas celle-là.
    Il faut un 8.
lesson-double-wrong-falls =
    Votre base tomberait.
    Il faut exactement un 8, sinon le point va à Marcel.

lesson-end-title = La fin
lesson-end-says = La partie finit quand les trois bases d’un camp sont tombées. Le plus de points gagne.
lesson-end-do = Touchez le camp à qui il ne reste qu’une base.
lesson-end-done = Marcel n’a plus qu’une base.
lesson-end-hint = Comptez les bases encore debout.
lesson-end-answer = Marcel : il lui en reste une.
lesson-end-right =
    Oui, Marcel.
    Mais ce sont les points qui décident : les cibles peuvent tout changer.
lesson-end-wrong =
    Pas là.
    Touchez un camp.
lesson-end-wrong-you =
    Vos trois bases tiennent.
    Regardez en face.

lesson-turn-title = À vous, sans aide
lesson-turn-says = Il reste une base à Marcel, et vous savez tout ce qu’il faut.
lesson-turn-do = Faites-la tomber.
lesson-turn-done = Trois bases tombées : vous gagnez.
lesson-turn-hint = Moins que 4. Depuis, Marcel a montré son 2 et son 0, et les 3 sont hors jeu.
lesson-turn-answer = Attaquez la base 3 de la main, avec le 1.
lesson-turn-right =
    Égal : +2, et la victoire !
    Vous savez jouer à Agent Hunter. Une vraie partie ?
lesson-turn-wrong =
    Pas comme cela.
    Attaquez de la main, avec le bon agent.
lesson-turn-wrong-swap =
    Pas maintenant.
    Une base de Marcel est à votre portée : attaquez.
lesson-turn-wrong-risk =
    Un risque inutile.
    Aucune de vos bases n’a le bon agent : la vôtre tomberait.
lesson-turn-wrong-agent =
    Pas cet agent.
    Écartez ceux que Marcel a montrés et ceux qui sont hors jeu.
