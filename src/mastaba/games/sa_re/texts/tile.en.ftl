# The tile in the lobby.

game-name = Sa-Ré
game-promise = Drive the season as far as the workers will bear, then turn stone, wood and gold into a city.
game-time = 45–75 min
