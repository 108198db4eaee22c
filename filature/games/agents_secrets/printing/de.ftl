publisher = Ravensburger (als Heimlich & Co.)
kit-smooth = glatt
kit-coat = { $shape }, { $texture }
