publisher-unnamed = Le livret ne nomme pas d’éditeur.
kit-house-names = Le livret nomme huit des douze cartes. L’éventail, le masque, le vaporetto et la gondole portent des noms choisis ici ; la couleur de chaque objet se déduit des règles.
