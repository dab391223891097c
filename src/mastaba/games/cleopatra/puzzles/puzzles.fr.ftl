# Ce que les problèmes de Cléopâtre demandent, suggèrent et expliquent. Les noms derrière les codes sont ceux du jeu.

puzzle-earn = Gagnez le plus de scarabées pendant cette visite à la carrière.
    .name = Gagner le plus
puzzle-earn-explain = La meilleure visite rapporte { $best } { $best ->
        [one] scarabée
       *[other] scarabées
    } ; prendre à chaque étape ce qui paraît le mieux en rapporte { $natural }.

# Montrés une fois le problème résolu ; l’indice est une question que l’on peut demander avant.
theme-order-of-building = L’ordre de construction
    .hint = Quelle pièce en compte une que vous pourriez construire avant elle ?
theme-share-a-double = Une carte double, deux pièces
    .hint = Quelle carte double pourrait servir à deux pièces ?
theme-the-right-cave = La bonne place d’une caverne
    .hint = Où une caverne vous épargne-t-elle le plus ?
theme-architects-turn = Le tour de l’Architecte
    .hint = L’Architecte rapporte à chaque pièce : combien pouvez-vous en construire ?
theme-what-need-not-be-paid = Ce que l’on ne paie pas
    .hint = Quelle pièce vaut-il mieux avoir pour moins cher ?
theme-mosaic-last = La mosaïque à la fin
    .hint = Où la mosaïque couvre-t-elle le plus de palmiers ?
theme-many-pieces = Beaucoup de pièces
    .hint = Combien de pièces vos artisans peuvent-ils construire ?
theme-the-right-piece = La bonne pièce
    .hint = Que rapporte chaque pièce là où elle pourrait se dresser ?
