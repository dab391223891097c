# Ce que les problèmes de Babel demandent, suggèrent et expliquent. Les noms derrière les codes sont ceux du jeu.

puzzle-win = Gagnez pendant ce tour.
    .name = Gagner pendant ce tour
puzzle-win-explain = La partie est gagnée pendant ce tour. Prendre à chaque étape ce qui paraît le mieux n’y mène pas.

puzzle-down = Faites tomber le niveau { $level } du chantier des { $site } pendant ce tour.
    .name = Faire tomber un temple
puzzle-down-explain = Le temple de niveau { $level } du chantier des { $site } tombe pendant ce tour. Prendre à chaque étape ce qui paraît le mieux le laisse debout.

puzzle-lead = Vous avez { $own } niveaux, l’adversaire { $other }. Finissez ce tour avec la plus grande avance.
    .name = La plus grande avance
puzzle-lead-explain = Le meilleur tour finit { $best ->
        [0] à égalité
       *[other] avec une avance de { $best }
    } ; prendre à chaque étape ce qui paraît le mieux finit { $natural ->
        [0] à égalité
       *[other] avec { $natural }
    }.

# Montrés une fois le problème résolu ; l’indice est une question que l’on peut demander avant.
theme-win-over-and-destroy = Rallier, puis détruire
    .hint = Quelles cartes en face pourraient travailler pour vous ?
theme-destroy = Détruire un temple
    .hint = Où trois Assyriens pourraient-ils se suivre ?
theme-steal = Voler un niveau
    .hint = Que pourraient emporter des Hittites de l’autre côté ?
theme-skip-a-level = Sauter un niveau
    .hint = Où des Perses vous épargneraient-ils un niveau ?
theme-migrate = Migrer
    .hint = Quelles trois cartes serviraient mieux dans une autre colonne ?
theme-complete-the-run = Compléter la suite
    .hint = Quelle carte de votre main fait trois à la suite ?
theme-two-columns = Deux colonnes
    .hint = Que peut-on faire sur un chantier avant de partir pour le suivant ?
theme-build-in-order = Construire dans l’ordre
    .hint = Quelle carte Temple apparaît quand la première est construite ?
theme-small-steps = À petits pas
    .hint = Que permet chaque carte de votre main ?
