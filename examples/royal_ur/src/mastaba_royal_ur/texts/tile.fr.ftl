# La tuile de l’accueil.

game-name = Le jeu royal d’Ur
game-promise = Jetez les dés, menez vos sept pions au bout, et renvoyez ceux de l’adversaire au départ.
game-time = 15–30 min
