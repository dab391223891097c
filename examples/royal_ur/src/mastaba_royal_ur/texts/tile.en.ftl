# The tile in the lobby.

game-name = The Royal Game of Ur
game-promise = Throw the dice, race seven pieces home, and send the other’s back to the start.
game-time = 15–30 min
