# La tuile de l’accueil.

game-name = Babel
game-promise = Un duel pour cinq chantiers : menez les peuples, empilez les niveaux, abattez la tour adverse.
game-time = 30–45 min
