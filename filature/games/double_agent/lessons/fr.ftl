# The lesson of Double Agent. A reply has two lines: the verdict, then the reason.

lesson-line = La ligne des six agents
lesson-agent = Agent { $letter }.
lesson-delivered = a livré
lesson-has-delivered = Il a livré.
lesson-your-token = Votre jeton : { $token }.
lesson-documents = { $count ->
    [0] Aucun document.
    [one] Un document, dos { $backs }.
   *[other] { $count } documents, dos { $backs }.
  }
lesson-pawn = { $space ->
    [0] Pion sur votre case sombre.
    [1] Pion de votre côté, case claire.
    [2] Pion en face, case claire.
   *[other] Pion en face, case sombre.
  }
lesson-hand = Votre main
lesson-card = { $name }, valeur { $value }, dos { $back }
lesson-back = dos { $back }
lesson-agent-delivers = L’agent { $letter } livre
lesson-delivery = { $documents } documents, { $points } points en tout
lesson-sides = Les deux camps
lesson-leans-here = le pion penche par ici
lesson-side = { $name }, loyauté { $loyalty }{ $pawn ->
    [yes] , le pion penche de ce côté
   *[other] {""}
  }

lesson-tokens-title = Les jetons de loyauté
lesson-tokens-says = Chaque camp donne en secret un jeton à chaque agent : 1, 2, 2, 3, 4 et 5.
lesson-tokens-do = Touchez l’agent le plus loyal envers vous.
lesson-tokens-done = Le plus loyal : B, avec 5.
lesson-tokens-hint = Cherchez votre plus grand jeton.
lesson-tokens-answer = B, avec le 5.
lesson-tokens-right =
    Oui, B.
    Marcel a donné les siens aussi, et vous ne les voyez pas.
lesson-tokens-wrong =
    Pas celui-là.
    Un autre agent a un jeton plus grand.
lesson-tokens-wrong-least =
    C’est le moins loyal.
    Son jeton ne vaut que 1.

lesson-backs-title = Les documents
lesson-backs-says = Posé face cachée chez un agent, un document montre son dos, et donc sa valeur, sauf 0/7 et ?
lesson-backs-do = Touchez une carte dont le dos cache la valeur.
lesson-backs-done = Marcel ne saura pas ce qu’elle vaut.
lesson-backs-hint = Lisez les dos, au bas des cartes.
lesson-backs-answer = Un dos 0/7, ou un dos « ? ».
lesson-backs-right =
    Oui : à lui de deviner.
    C’est là qu’on bluffe : un 0/7 vaut 7, ou 0.
lesson-backs-wrong =
    Pas là.
    Touchez une de vos cartes.
lesson-backs-wrong-plain =
    Son dos dit tout.
    Marcel y lirait sa valeur.

lesson-pawn-title = Attirer un pion
lesson-pawn-says = À vos trois premiers tours, attirez un pion d’une case vers vous, en bas. Case sombre : +1.
lesson-pawn-do = Touchez l’agent dont le pion atteindra votre case sombre.
lesson-pawn-done = Pion sur votre case sombre : +1.
lesson-pawn-hint = La case sombre est tout en bas : le pion doit être juste au-dessus.
lesson-pawn-answer = L, B ou V : leur pion est juste au-dessus.
lesson-pawn-right =
    Oui : +1 de loyauté.
    Marcel attirera aussi trois pions, vers lui.
lesson-pawn-wrong =
    Pas celui-là.
    Cherchez un pion à une case de votre bord.
lesson-pawn-wrong-inner =
    Une case trop loin.
    Il viendrait de votre côté, mais sur la case claire.

lesson-deliver-title = La livraison
lesson-deliver-says = À quatre documents, les deux camps ensemble, l’agent livre au camp qui a la plus forte loyauté.
lesson-deliver-do = Posez votre 7 chez l’agent qui livrera aussitôt.
lesson-deliver-done = B a livré : 16 points pour vous.
lesson-deliver-hint = Quel agent a déjà trois documents ?
lesson-deliver-answer = B : trois documents, plus le vôtre.
lesson-deliver-right =
    B livre : +16 !
    Les jetons : 5, plus 1 pour le pion, contre 3. Vous prenez tout.
lesson-deliver-wrong =
    Pas celui-là.
    Il n’aurait pas ses quatre documents.
lesson-deliver-wrong-one =
    E, pas encore.
    Il n’a qu’un document : avec le vôtre, deux.

lesson-neighbours-title = Les voisins
lesson-neighbours-says = À côté d’un agent qui a livré, trois documents suffisent. Ici, B vient de livrer.
lesson-neighbours-do = Touchez les deux agents qui livreront à trois.
lesson-neighbours-done = S et A livrent à trois documents.
lesson-neighbours-hint = L’ordre est L, S, B, A, V, E. Qui touche B ?
lesson-neighbours-answer = S et A.
lesson-neighbours-more =
    Oui, celui-là.
    Et de l’autre côté ?
lesson-neighbours-right =
    Oui, S et A.
    Une livraison peut en entraîner une autre, en chaîne.
lesson-neighbours-wrong =
    Pas celui-là.
    Cherchez les deux voisins de B.
lesson-neighbours-wrong-far =
    Trop loin de B.
    Seuls ses voisins livrent à trois.

lesson-tip-title = Jouer une action
lesson-tip-says = Une carte « ? » peut servir d’action. Le Tuyau montre les documents de Marcel chez un agent.
lesson-tip-do = Touchez l’agent chez qui regarder.
lesson-tip-done = Chez V, c’est un 7.
lesson-tip-hint = Chez qui un dos cache-t-il sa valeur ?
lesson-tip-answer = Chez V : un dos 0/7.
lesson-tip-right =
    Oui : c’est un 7.
    Personne d’autre ne le sait. Jouée en action, la carte quitte le jeu.
lesson-tip-wrong =
    Pas là.
    Touchez un agent qui n’a pas livré.
lesson-tip-wrong-read =
    Rien à apprendre.
    Chez E, le document de Marcel a le dos 3 : il vaut 3.
lesson-tip-wrong-empty =
    Il n’y a rien.
    Marcel n’a encore rien posé là.

lesson-tie-title = À égalité
lesson-tie-says = E livre, à loyautés égales : le pion tranche. Il penche vers vous.
lesson-tie-do = Touchez le camp qui prend les documents.
lesson-tie-done = E vous livre 14 points.
lesson-tie-hint = À égalité, regardez de quel côté est le pion.
lesson-tie-answer = Vous.
lesson-tie-right =
    Oui, vous : +14.
    Un pion sert deux fois : à égalité, et sur la case sombre.
lesson-tie-wrong =
    Pas là.
    Touchez un des deux camps.
lesson-tie-wrong-marcel =
    Pas Marcel.
    Le pion penche de votre côté.

lesson-score-title = Ce qui compte
lesson-score-says = La partie finit à cinq livraisons. Seuls les documents livrés comptent ; le plus grand total gagne.
lesson-score-do = Touchez les agents qui vous ont livré des points.
lesson-score-done = B et E : 30 points.
lesson-score-hint = Qui a déjà livré ?
lesson-score-answer = B et E.
lesson-score-more =
    Oui, celui-là.
    Il en reste un.
lesson-score-right =
    Oui, B et E.
    Les documents d’un agent qui n’a pas livré ne valent rien.
lesson-score-wrong =
    Pas celui-là.
    Il n’a pas livré.
lesson-score-wrong-lost =
    V n’a pas livré.
    Son document ne compte pas encore.

lesson-turn-title = À vous, sans aide
lesson-turn-says = Un agent livrera à votre prochain document, et vous prendrez tout, à coup sûr.
lesson-turn-do = Trouvez-le et posez-y un document.
lesson-turn-done = V a livré, et vous prenez tout.
lesson-turn-hint = E a livré : son voisin livre à trois. Comptez votre jeton et le pion.
lesson-turn-answer = V : 4, plus 1 pour le pion. Marcel a 5 au plus, et à égalité le pion tranche pour vous.
lesson-turn-right =
    V livre, et c’est pour vous !
    Vous savez jouer à Double Agent. Une vraie partie ?
lesson-turn-wrong =
    Pas comme cela.
    Posez un document qui fasse livrer un agent.
lesson-turn-wrong-action =
    Gardez cette action.
    Un document bien placé rapporte tout de suite.
lesson-turn-wrong-elsewhere =
    Personne ne livrerait.
    Cherchez un agent à qui il ne manque qu’un document.
