publisher = Ravensburger (sous le nom Heimlich & Co.)
kit-smooth = lisse
kit-coat = { $shape }, { $texture }
