# Ce que les problèmes d’Amun-Re demandent, suggèrent et expliquent. Les noms derrière les codes sont ceux du jeu.

puzzle-score = Vous avez { $gold } or. Achetez paysans et briques pour que vos provinces et vos cartes bonus marquent le plus, la table restant comme elle est ; à présent ce serait { $now }.
    .name = Marquer le plus
puzzle-score-explain = Le meilleur achat marquerait { $best } { $best ->
        [one] point
       *[other] points
    } ; prendre à chaque étape ce qui paraît le mieux en marquerait { $natural }.

# Montrés une fois le problème résolu ; l’indice est une question que l’on peut demander avant.
theme-another-set = Un jeu complet de plus
    .hint = À quelle province manque-t-il une pyramide pour un jeu complet de plus ?
theme-both-banks = Les deux rives
    .hint = Que faut-il pour mener sur les deux rives du Nil ?
theme-lead-a-bank = Mener sur une rive
    .hint = Sur quelle rive pouvez-vous encore prendre la tête ?
theme-farmers-for-the-bonus = Des paysans pour le bonus
    .hint = Que demande votre carte bonus ?
theme-the-architect = L’Architecte
    .hint = Où l’Architecte épargne-t-il la brique la plus chère ?
theme-sell-to-build = Vendre pour construire
    .hint = Quelle carte vaut moins qu’une brique ?
theme-the-last-brick = La dernière brique
    .hint = Où une pyramide est-elle le plus près d’être achevée ?
