# The lesson of Les agents secrets. A reply has two lines: the verdict, then the reason.

lesson-your-card = Votre carte secrète
lesson-agents = Les agents
lesson-agent-at = { $agent }, { $place }
lesson-agent-score = { $agent } : { $score } points, { $gain } au dernier décompte
lesson-die = Le dé donne { $roll }
lesson-splits = Façons de répartir les points
lesson-steps = { $agent } +{ $steps }
lesson-moves-of = Les tours { DE($name) }
lesson-then-count = puis décompte
lesson-clockwise = sens des aiguilles d’une montre

lesson-identity-title = Votre agent
lesson-identity-says = Chaque personne a un agent secret. Deux autres ne sont à personne. Vous êtes Rouge.
lesson-identity-do = Touchez votre agent.
lesson-identity-done = Votre agent : Rouge.
lesson-identity-hint = Votre carte dit son nom et sa matière.
lesson-identity-answer = Rouge, en velours.
lesson-identity-right =
    Oui, Rouge.
    Faites-le gagner, sans que les autres s’en doutent.
lesson-identity-wrong =
    Ce n’est pas le vôtre.
    Il est à quelqu’un, ou à personne : vous ne le savez pas encore.

lesson-split-title = Le dé
lesson-split-says = Répartissez tous les points du dé entre les agents de votre choix, le vôtre ou non.
lesson-split-do = Touchez une répartition permise.
lesson-split-done = Trois points répartis.
lesson-split-hint = Le dé donne 3 : donnez 3 points, ni plus ni moins.
lesson-split-answer = Rouge +3, ou Rouge +1 et Bleu +2.
lesson-split-right =
    Oui : 3 en tout.
    Avancer un autre agent avec le vôtre brouille les pistes.
lesson-split-wrong =
    Pas comme cela.
    Comptez les points : il en faut 3.
lesson-split-wrong-left =
    Il reste un point.
    Il faut donner tous les points du dé.
lesson-split-wrong-much =
    Un de trop.
    Le dé n’en donne que 3.

lesson-worth-title = La rue
lesson-worth-says = Une maison vaut son numéro, la chapelle 0. Un seul lieu fait perdre des points : la ruine.
lesson-worth-do = Touchez la ruine.
lesson-worth-done = Ruine : trois points de moins.
lesson-worth-hint = Cherchez le nombre négatif, à onze heures.
lesson-worth-answer = Le lieu marqué −3, juste avant la chapelle.
lesson-worth-right =
    Oui : −3.
    Un bon endroit où envoyer les agents des autres.
lesson-worth-wrong =
    Pas ce lieu.
    Une maison rapporte son numéro.
lesson-worth-wrong-chapel =
    La chapelle vaut 0.
    C’est le départ : on n’y gagne ni n’y perd rien.

lesson-count-title = Le décompte
lesson-count-says = Un agent qui s’arrête là où est le dossier déclenche un décompte. Le dé donne 3.
lesson-count-do = Touchez l’agent qui s’y arrête en avançant de 3.
lesson-count-done = Bleu s’arrête sur le dossier : décompte !
lesson-count-hint = Le dossier est à la maison 7. Qui en est à trois lieux ?
lesson-count-answer = Bleu : de la maison 4 à la maison 7.
lesson-count-right =
    Oui, Bleu.
    Il faut s’y arrêter : passer devant ne compte pas.
lesson-count-wrong =
    Pas celui-là.
    Comptez trois lieux dans le sens des aiguilles d’une montre.
lesson-count-wrong-past =
    Il va trop loin.
    En avançant de 3, il dépasse la maison 7.

lesson-gain-title = Tout le monde marque
lesson-gain-says = Au décompte, chaque agent gagne la valeur de son lieu. Bleu va s’arrêter à la maison 7.
lesson-gain-do = Touchez l’agent qui gagnera le plus.
lesson-gain-done = Vert : neuf points.
lesson-gain-hint = Qui est dans la maison au plus grand numéro ?
lesson-gain-answer = Vert, à la maison 9.
lesson-gain-right =
    Oui, Vert : +9.
    Déclencher un décompte ne rapporte pas toujours le plus.
lesson-gain-wrong =
    Un autre gagne plus.
    Comparez les numéros des maisons.
lesson-gain-wrong-blue =
    Bleu gagne 7.
    Un autre est dans une maison qui vaut plus.
lesson-gain-wrong-ruin =
    Violet est dans la ruine.
    Il perdrait 3, mais un score ne descend pas sous 0.

lesson-file-title = Le dossier repart
lesson-file-says = Après un décompte, vous déplacez le dossier : là où il n’y a aucun agent.
lesson-file-do = Touchez un lieu permis.
lesson-file-done = Le dossier est déplacé.
lesson-file-hint = Cherchez un lieu sans agent.
lesson-file-answer = Par exemple la maison 10, ou la 8.
lesson-file-right =
    Oui, le lieu est libre.
    Posez-le un peu devant votre agent : le prochain décompte peut être le vôtre.
lesson-file-wrong =
    Pas là.
    Choisissez un lieu sans agent.
lesson-file-wrong-agent =
    Un agent est là.
    Le dossier va dans un lieu vide.
lesson-file-wrong-here =
    Bleu y est.
    Le dossier doit partir ailleurs.

lesson-trace-title = Se trahir
lesson-trace-says = Les agents sont secrets, mais tout le monde voit qui avance qui. Ici, Marcel.
lesson-trace-do = Touchez l’agent que vous soupçonnez.
lesson-trace-done = Soupçon : Marcel est Vert.
lesson-trace-hint = Quel agent revient dans chacun de ses tours ?
lesson-trace-answer = Vert : il avance à chaque tour de Marcel.
lesson-trace-right =
    Oui, Vert.
    Ce n’est qu’un soupçon. N’avancez donc pas toujours le vôtre.
lesson-trace-wrong =
    Marcel n’y a pas touché.
    Cherchez l’agent qui avance à chacun de ses tours.
lesson-trace-wrong-grey =
    Gris, une seule fois.
    Un autre avance à chacun de ses tours.
lesson-trace-wrong-yours =
    Rouge est le vôtre.
    Il ne peut pas être à Marcel.

lesson-end-title = La fin à 42
lesson-end-says = Fin quand un agent atteint 42. Parmi ceux-là gagne celui qui vient de marquer le plus.
lesson-end-do = Touchez l’agent qui gagne.
lesson-end-done = Bleu gagne, avec Chloé.
lesson-end-hint = Deux agents ont 42 ou plus. Comparez leur dernier décompte.
lesson-end-answer = Bleu : +10, contre +8 pour Rouge.
lesson-end-right =
    Oui, Bleu.
    Il est à Chloé, qui gagne donc. S’il n’était à personne, personne ne gagnerait.
lesson-end-wrong =
    Pas celui-là.
    Regardez ceux qui ont 42 ou plus.
lesson-end-wrong-red =
    Rouge a plus, mais ne gagne pas.
    Au dernier décompte, un autre a marqué plus.
lesson-end-wrong-short =
    Moins de 42.
    Il n’a pas atteint le but.

lesson-turn-title = À vous, sans aide
lesson-turn-says = Vous êtes Rouge. Un coup déclenche un décompte où Rouge gagne le plus.
lesson-turn-do = Trouvez-le et jouez-le.
lesson-turn-done = Décompte : Rouge +8.
lesson-turn-hint = Le dossier est à la maison 8. Où est Rouge, et que donne le dé ?
lesson-turn-answer = Rouge +3 : de la maison 5 à la maison 8.
lesson-turn-right =
    Oui : +8 pour Rouge !
    Mais tout le monde l’a vu… Vous savez jouer. Une vraie partie ?
lesson-turn-wrong =
    Pas de décompte.
    Personne ne s’arrête là où est le dossier.
lesson-turn-wrong-other =
    Un décompte, mais pour un autre.
    L’agent qui s’arrête là gagne 8, et Rouge gagne moins.
