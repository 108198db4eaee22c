# The kit to print and touch
braille-uncontracted = fr-bfu-comp6.utb
braille-contracted = fr-bfu-g2.ctb

kit-title = Un jeu à imprimer
kit-title-large = Un jeu en grands caractères
kit-title-tactile = Un jeu à toucher
kit-foot = Nos propres dessins. La boîte vaut l’achat.
kit-backs = dos
kit-contents = Dans ce jeu
kit-part = { $title } | { $pieces ->
    [0] { $pages ->
        [one] 1 page
       *[other] { $pages } pages
      }
    [1] 1 pièce, { $pages ->
        [one] 1 page
       *[other] { $pages } pages
      }
   *[other] { $pieces } pièces, { $pages ->
        [one] 1 page
       *[other] { $pages } pages
      }
  }
kit-box = La boîte
kit-box-text = Ces feuilles sont faites pour qui possède le jeu et veut un matériel qui se touche ou se lit mieux. Elles ne copient ni image ni texte de la boîte. Si le jeu vous plaît, achetez-le : ses auteurs et son éditeur en vivent.
kit-publisher = Édité par { $publisher }.
kit-print = Comment imprimer
kit-print-size = Imprimez à 100 %, sans « ajuster à la page ». Le trait de la première page mesure 100 mm.
kit-print-card = Les pièces : papier cartonné de 200 à 300 g/m². Chaque page de dos suit ses faces : imprimez recto verso, bord long, ou collez les deux feuilles avant de découper.
kit-print-swell = Le fichier « swell » : papier thermogonflable, toner ou encre noire, puis le four. Le noir gonfle ; le bleu reste plat. Essayez d’abord la feuille d’essai.
kit-print-glue = Collez les dos derrière leurs faces, feuille contre feuille, avant de découper. Les cartes perdent leur coin en haut à droite : il dit dans quel sens les tenir.
kit-print-paper = Le fichier « paper » : papier ordinaire.
kit-print-each = Aides de jeu, chevalets et feuilles de notes : à imprimer une fois par personne.
kit-reconstructed = Ce qui ne vient pas du livret
kit-scan = Les règles, à écouter
kit-scan-text = Visez avec un téléphone : la page des règles peut être lue à voix haute.
kit-aid = Aide de jeu
kit-aid-brief = En bref
kit-rules = Règles
kit-key = Légende
kit-sign = { $name } : { $meaning }
kit-test = Feuille d’essai
kit-ruler = 100 mm
kit-cards = Cartes
kit-tokens = Jetons
kit-board = Plateau
kit-track = Piste de score
kit-racks = Chevalets
kit-notes = Feuille de notes
kit-report = Feuille de rapport
kit-identities = Cartes d’identité
kit-places = Lieux
kit-pawns = Pions
kit-bases = Bases
kit-die = Dé
kit-fold = plier
kit-player = Personne { $number }
kit-players = Personnes

shape-disc = Disque plein
shape-ring = Anneau
shape-square = Carré
shape-triangle = Triangle
shape-diamond = Losange
shape-plus = Croix épaisse
shape-bar = Barre debout
shape-arch = Arche
shape-cross = Croix
texture-lines = Lignes droites
texture-waves = Vagues
texture-dots = Points fins
texture-coarse = Gros points
texture-dashes = Petits traits
texture-grid = Grille
line-solid = Trait plein
line-dashed = Tirets
line-dotted = Pointillés
line-thick = Trait épais
