publisher = Alderac Entertainment Group (AEG); in French, Iello
kit-targets = Targets
kit-side-red = the red side
kit-side-blue = the blue side
kit-dots = Dots as on a die
kit-dots-meaning = the agent’s number; a ring is 0; here 5
