# La tuile de l’accueil.

game-name = Amun-Re
game-promise = Enchérissez sur les provinces du Nil, cultivez-les, dressez des pyramides et choisissez votre offrande.
game-time = 60–90 min
