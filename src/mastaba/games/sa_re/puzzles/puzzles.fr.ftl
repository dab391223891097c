# Ce que les problèmes de Sa-Ré demandent, suggèrent et expliquent. Les noms derrière les codes sont ceux du jeu.

puzzle-build = Achevez autant de bâtiments que possible pendant cette phase ; une étape de la Pyramide compte aussi.
    .name = Construire le plus
puzzle-build-explain = La meilleure phase en achève { $best } ; prendre à chaque étape ce qui paraît le mieux en achève { $natural }.

puzzle-save = { $tile_code ->
        [PY] Construisez une étape de la Pyramide
        [GO] Construisez l’Orfèvre
        [GA] Construisez les Jardins
        [LI] Construisez la Bibliothèque
        [BA] Construisez la Caserne
        [WH] Construisez l’Entrepôt
       *[other] Construisez le { $tile }
    } et gardez autant de ressources que possible pour le prochain tour, en stock et en caravanes (une chacune).
    .name = Construire et garder
puzzle-save-explain = Avec le meilleur paiement, il reste { $best } { $best ->
        [one] ressource
       *[other] ressources
    } ; prendre à chaque étape ce qui paraît le mieux { $natural ->
        [-1] ne le construit pas.
       *[other] en laisse { $natural }.
    }

# Montrés une fois le problème résolu ; l’indice est une question que l’on peut demander avant.
theme-the-workshop-first = L’atelier d’abord
    .hint = Quel bâtiment en rend un autre moins cher ?
theme-room-for-more = De la place en plus
    .hint = Que change un Entrepôt une fois achevé ?
theme-caravan-or-store = Caravane ou stock
    .hint = Que perdrait-on sans le charger ni le stocker ?
theme-a-step-of-the-pyramid = Une étape de la Pyramide
    .hint = Que reste-t-il une fois l’étape de la Pyramide payée ?
theme-several-buildings = Plusieurs bâtiments
    .hint = Quels paiements laissent de quoi construire encore ?
theme-no-waste = Sans gaspiller
    .hint = Quelle carte paie sans que rien ne se perde ?
