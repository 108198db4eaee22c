publisher = Alderac Entertainment Group (AEG), en français chez Iello
kit-targets = Cibles
kit-side-red = le camp rouge
kit-side-blue = le camp bleu
kit-dots = Points comme sur un dé
kit-dots-meaning = le numéro de l’agent ; un anneau vaut 0 ; ici 5
