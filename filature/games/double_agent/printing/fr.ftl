publisher = Matagot
kit-own-deck = Ces cartes sont celles d’un paquet personnel.
kit-dots = Points comme sur un dé
kit-dots-meaning = la valeur ; un anneau vaut 0 ; ici 4
