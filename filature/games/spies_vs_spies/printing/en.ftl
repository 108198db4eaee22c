publisher-unnamed = The rulebook names no publisher.
kit-house-names = The rulebook names eight of the twelve cards. The fan, the mask, the vaporetto and the gondola have names of our own; which colour an item has follows from the rules.
