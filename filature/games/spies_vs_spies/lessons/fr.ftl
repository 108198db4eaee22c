# The lesson of Spies vs Spies. A reply has two lines: the verdict, then the reason.

lesson-hand = { $who } : { $cards }
lesson-of-team = { $name }, équipe { $team ->
    [red] rouge
   *[blue] bleue
  }
lesson-team-red = rouge
lesson-team-blue = bleue
lesson-facing = en face

lesson-cards-title = Trois cartes
lesson-cards-says = Chaque main a trois cartes secrètes : un accessoire, un véhicule et un objectif.
lesson-cards-do = Touchez votre véhicule.
lesson-cards-done = Véhicule trouvé : le vélo.
lesson-cards-hint = Laquelle de ces trois choses roule ou flotte ?
lesson-cards-answer = Le vélo, au milieu.
lesson-cards-right =
    Oui, le vélo.
    Il y a quatre cartes de chaque sorte, une par main.
lesson-cards-wrong =
    Pas celle-là.
    Cherchez de quoi vous déplacer.
lesson-cards-wrong-accessory =
    C’est l’accessoire.
    Un chapeau se porte, il ne roule pas.
lesson-cards-wrong-objective =
    C’est l’objectif.
    Il a un dessin : un oméga ou des étoiles.

lesson-colours-title = Les couleurs
lesson-colours-says = Chaque carte est rouge (un triangle) ou bleue (un rond).
lesson-colours-do = Touchez vos deux cartes rouges.
lesson-colours-done = Vos deux cartes rouges.
lesson-colours-hint = Les rouges portent un triangle.
lesson-colours-answer = Le vélo et l’oméga.
lesson-colours-more =
    Oui, rouge.
    Il en reste une.
lesson-colours-right =
    Oui, deux rouges.
    En tout, six cartes sont rouges et six sont bleues.
lesson-colours-wrong =
    Pas celle-là.
    Cherchez le triangle.
lesson-colours-wrong-hat =
    Le chapeau est bleu.
    Il porte un rond.

lesson-teams-title = Les équipes
lesson-teams-says = L’équipe d’une main est sa couleur majoritaire : au moins deux cartes sur trois.
lesson-teams-do = Touchez les deux mains rouges.
lesson-teams-done = Équipe rouge : vous et Odette.
lesson-teams-hint = Comptez les triangles : il en faut au moins deux.
lesson-teams-answer = La vôtre et celle d’Odette.
lesson-teams-more =
    Oui, celle-là.
    Il en reste une.
lesson-teams-right =
    Oui : vous et Odette.
    Il y a toujours deux équipes de deux, mais personne ne le dit.
lesson-teams-wrong =
    Pas celle-là.
    Comptez les triangles.
lesson-teams-wrong-marcel =
    Marcel est en bleu.
    Une seule rouge, l’éventail, pour deux bleues.
lesson-teams-wrong-chloe =
    Chloé est en bleu.
    Masque et trottinette sont bleus : deux sur trois.

lesson-exception-title = L’exception
lesson-exception-says = Si une seule main n’a qu’une couleur, c’est l’objectif qui donne à chaque main son équipe.
lesson-exception-do = Touchez votre partenaire.
lesson-exception-done = Marcel joue avec vous, en bleu.
lesson-exception-hint = Vos trois cartes sont bleues : ne regardez que les objectifs.
lesson-exception-answer = Marcel : ses étoiles sont bleues.
lesson-exception-right =
    Oui, Marcel.
    Deux cartes rouges sur trois, mais un objectif bleu : lui seul compte.
lesson-exception-wrong =
    Pas cette main.
    Cherchez un objectif bleu, comme le vôtre.
lesson-exception-wrong-red =
    Objectif rouge.
    Votre main n’a qu’une couleur : seuls les objectifs comptent.

lesson-objectives-title = Les objectifs
lesson-objectives-says = Votre cible dépend des deux objectifs de votre équipe : même dessin, ou non ?
lesson-objectives-do = Touchez les objectifs de votre équipe.
lesson-objectives-done = Un oméga et des étoiles : différents.
lesson-objectives-hint = Le vôtre, puis celui d’Odette, en rouge comme vous.
lesson-objectives-answer = Votre oméga et les étoiles d’Odette.
lesson-objectives-more =
    Oui, celui-là.
    Il en reste un.
lesson-objectives-right =
    Oui : ils diffèrent.
    Seul le dessin compte, pas la couleur.
lesson-objectives-wrong =
    Ce n’est pas un objectif.
    Un objectif montre un oméga ou des étoiles.
lesson-objectives-wrong-facing =
    C’est l’autre équipe.
    Cherchez chez les rouges : Odette et vous.

lesson-target-title = La cible des rouges
lesson-target-says = Un oméga, des étoiles : vos objectifs diffèrent. Visez les étoiles de l’équipe bleue.
lesson-target-do = Touchez votre cible.
lesson-target-done = Votre cible : Chloé.
lesson-target-hint = Chez les bleus, qui a les étoiles ?
lesson-target-answer = Chloé.
lesson-target-right =
    Oui, Chloé !
    Ses étoiles sont rouges : seul le dessin compte. Les bleus, eux, visent l’oméga.
lesson-target-wrong =
    Pas cette main.
    Cherchez les étoiles, en face.
lesson-target-wrong-marcel =
    Marcel a un oméga.
    L’équipe rouge cherche les étoiles.
lesson-target-wrong-partner =
    Odette est avec vous.
    Visez toujours l’autre équipe.

lesson-same-title = Objectifs pareils
lesson-same-says = Vous avez deux fois des étoiles : visez le chapeau, ou la trottinette s’il n’y en a pas en face.
lesson-same-do = Touchez votre cible.
lesson-same-done = Votre cible : Marcel.
lesson-same-hint = Cherchez d’abord le chapeau chez les bleus.
lesson-same-answer = Marcel : il a le chapeau.
lesson-same-right =
    Oui, Marcel.
    Les bleus, eux, viseraient le vélo, sinon le parapluie.
lesson-same-wrong =
    Pas cette main.
    Cherchez le chapeau, en face.
lesson-same-wrong-scooter =
    La trottinette vient après.
    Elle ne compte que si personne en face n’a le chapeau.
lesson-same-wrong-partner =
    Odette est avec vous.
    Visez l’autre équipe.

lesson-ask-title = Une question
lesson-ask-says = À votre tour, posez une question : la carte n’est montrée qu’à vous.
lesson-ask-do = Demandez son véhicule à Odette.
lesson-ask-done = Odette vous a montré son vaporetto.
lesson-ask-hint = Touchez le véhicule dans la ligne d’Odette, puis le bouton.
lesson-ask-answer = Odette, véhicule, puis « Demander ».
lesson-ask-right =
    C’est noté.
    Tout le monde sait ce que vous avez demandé, mais pas ce que vous avez vu.
lesson-ask-wrong =
    Pas cette carte.
    Demandez son véhicule à Odette.
lesson-ask-wrong-mission =
    Trop tôt.
    Lancez la mission quand vous connaissez votre cible.
lesson-ask-wrong-objective =
    Pas un objectif.
    Pour en voir un, il faut d’abord montrer une de vos cartes.
lesson-ask-wrong-who =
    Pas cette personne.
    La question est pour Odette.

lesson-mission-title = La mission, sans aide
lesson-mission-says = Marcel lance la mission : tout le monde pointe en même temps. Vous en savez assez.
lesson-mission-do = Trouvez votre équipe, puis votre cible.
lesson-mission-done = Vous avez pointé Marcel.
lesson-mission-hint = Avec Chloé, en bleu, vous avez étoiles et oméga : visez donc l’oméga en face.
lesson-mission-answer = Marcel : en face, c’est lui qui a l’oméga.
lesson-mission-right =
    Juste !
    Les deux pointent juste : +1 chacun. Qui lance : +2 de plus si l’équipe réussit, sinon +2 à l’autre.
lesson-mission-wrong =
    Pas cette cible.
    Dans l’ordre : les équipes, les objectifs, la cible.
lesson-mission-wrong-partner =
    Chloé est avec vous, en bleu.
    Son chapeau et son oméga sont bleus : deux sur trois.
lesson-mission-wrong-odette =
    Odette a des étoiles.
    Vos objectifs diffèrent : les bleus visent l’oméga.
