# The lesson of Agent Hunter. A reply has two lines: the verdict, then the reason.

lesson-his-bases = Les bases de { $name }
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
lesson-bases-says = Chacun cache trois de ses dix agents, 0 à 9, sur trois bases. Abattez celles d’en face.
lesson-bases-do = Touchez une base à attaquer.
lesson-bases-done = Une base de Marcel est visée.
lesson-bases-hint = Les vôtres montrent leur agent. Celles de Marcel sont face cachée.
lesson-bases-answer = N’importe laquelle des trois bases du haut.
lesson-bases-right =
    Oui, en face.
    Reste à savoir quel agent s’y cache.
lesson-bases-wrong =
    Pas là.
    Touchez une des bases de Marcel.
lesson-bases-wrong-own =
    C’est la vôtre.
    On attaque les bases d’en face.

lesson-halve-title = Attaquer de la main
lesson-halve-says = Vous montrez un agent de la main. On répond plus grand, plus petit ou égal.
lesson-halve-do = Touchez celui qui coupe 0 à 9 en deux.
lesson-halve-done = Réponse : le vôtre est plus grand.
lesson-halve-hint = Avec un nombre du milieu, chaque réponse élimine la moitié des agents.
lesson-halve-answer = Le 4 ou le 5.
lesson-halve-right =
    Bien vu : plus grand.
    L’agent caché est donc plus petit. Le vôtre revient en main, mais tout le monde l’a vu.
lesson-halve-wrong =
    On peut mieux couper.
    Cherchez le milieu de 0 à 9.
lesson-halve-wrong-edge =
    Trop près du bord.
    La réponse est presque connue d’avance : elle n’apprend rien.

lesson-answer-title = Lire la réponse
lesson-answer-says = Sur la base 1, votre 4 est plus grand que l’agent caché.
lesson-answer-do = Touchez le plus grand agent possible ici.
lesson-answer-done = Le plus grand possible : 3.
lesson-answer-hint = L’agent caché est plus petit que 4.
lesson-answer-answer = C’est le 3.
lesson-answer-right =
    Oui : 3 au plus.
    Chaque réponse resserre ; le programme la garde écrite sous la base.
lesson-answer-wrong =
    Pas ce nombre.
    L’agent caché est plus petit que 4.
lesson-answer-wrong-same =
    Pas le 4.
    Égal aurait fait tomber la base.
lesson-answer-wrong-above =
    Trop grand.
    Votre 4 est plus grand que lui.
lesson-answer-wrong-below =
    Il y a plus grand.
    Cherchez le plus grand nombre sous 4.

lesson-equal-title = Égal, elle tombe
lesson-equal-says = Base 1 : plus que 1, moins que 4. Et Marcel a montré son 2, qui est dans sa main.
lesson-equal-do = Touchez l’agent qui la fait tomber.
lesson-equal-done = La base 1 de Marcel est tombée.
lesson-equal-hint = Entre 1 et 4 il y a deux nombres, et l’un est dans la main de Marcel.
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
lesson-swap-says = Échanger montre l’agent d’une base, en cache un autre et y pose une cible : +1 pour qui l’abat.
lesson-swap-do = Touchez la base que Marcel a presque trouvée.
lesson-swap-done = Base 2 : un autre agent s’y cache.
lesson-swap-hint = Lisez ses essais : sur une base il ne lui reste que 5 ou 6.
lesson-swap-answer = La base 2 : entre 4 et 7, le 6 est presque nu.
lesson-swap-right =
    Sauvée, pour l’instant.
    Marcel a vu partir le 6, mais pas qui est arrivé.
lesson-swap-wrong =
    Pas celle-là.
    Cherchez celle où Marcel a fait le plus d’essais.
lesson-swap-wrong-unknown =
    Rien ne presse ici.
    Marcel n’y a encore rien essayé.

lesson-worth-title = Ce que vaut une base
lesson-worth-says = Une base abattue vaut 1 point, et 1 de plus par cible posée à côté.
lesson-worth-do = Touchez celle de Marcel qui vaut le plus.
lesson-worth-done = Base 3 : deux points.
lesson-worth-hint = Marcel vient d’échanger : où est sa cible ?
lesson-worth-answer = La base 3 : 1 point, et 1 pour la cible.
lesson-worth-right =
    Oui, deux points.
    Chaque échange protège, puis coûte : les cibles restent.
lesson-worth-wrong =
    Pas celle-là.
    Comptez les cibles.
lesson-worth-wrong-fallen =
    Elle est déjà tombée.
    Vous avez eu son point.
lesson-worth-wrong-one =
    Un point seulement.
    Il n’y a pas de cible à côté.

lesson-double-title = Attaquer d’une base
lesson-double-says = D’une base, c’est quitte ou double : égal, vous gagnez ; sinon, la vôtre tombe. Ici, c’est un 8.
lesson-double-do = Touchez votre base qui attaque la 2.
lesson-double-done = La base 2 de Marcel est tombée.
lesson-double-hint = Plus que 7, et son 9 est en main : c’est un 8. Qui chez vous est un 8 ?
lesson-double-answer = Votre base 3 : elle porte le 8.
lesson-double-right =
    Égal : +1 point.
    Votre base se vide : vous la regarnissez aussitôt de la main.
lesson-double-wrong =
    Pas celle-là.
    Il faut un 8.
lesson-double-wrong-falls =
    Votre base tomberait.
    Il faut exactement un 8, sinon le point va à Marcel.

lesson-end-title = La fin
lesson-end-says = La partie finit quand les trois bases d’un camp sont tombées. Le plus de points gagne.
lesson-end-do = Touchez le camp au bord de la fin.
lesson-end-done = Marcel n’a plus qu’une base.
lesson-end-hint = Comptez les bases encore debout.
lesson-end-answer = C’est Marcel : il lui en reste une.
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
lesson-turn-says = Il reste une base à Marcel, et tout ce qu’il faut savoir a été dit.
lesson-turn-do = Faites-la tomber.
lesson-turn-done = Trois bases tombées : gagné.
lesson-turn-hint = Moins que 4. Marcel a montré depuis son 2 et son 0, et les 3 sont sortis.
lesson-turn-answer = Attaquez de la main, avec le 1, la base 3.
lesson-turn-right =
    Égal : +2, et la partie !
    Vous savez jouer à Agent Hunter. Une vraie partie ?
lesson-turn-wrong =
    Pas ainsi.
    Attaquez de la main, avec le bon agent.
lesson-turn-wrong-swap =
    Pas maintenant.
    Une base de Marcel est à portée : attaquez.
lesson-turn-wrong-risk =
    Un risque inutile.
    Aucune de vos bases n’a le bon agent : l’une d’elles tomberait.
lesson-turn-wrong-agent =
    Pas cet agent.
    Éliminez ceux que Marcel a montrés et ceux qui sont sortis.
