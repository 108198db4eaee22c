publisher = Ravensburger (as Heimlich & Co.)
kit-smooth = smooth
kit-coat = { $shape }, { $texture }
