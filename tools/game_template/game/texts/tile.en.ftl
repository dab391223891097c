# The tile in the lobby.

game-name = New Game
game-promise = Take the last stone, one to three at a time.
game-time = 5 minutes
