# The tile in the lobby.

game-name = Cleopatra
game-promise = Build the queen’s palace, lay out her garden, and mind how much you owe to the crocodile.
game-time = 60 min
