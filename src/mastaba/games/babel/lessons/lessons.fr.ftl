# Ce que dit le guide dans les leçons de Babel ; deux phrases au plus par texte.

babel-1-title = Une carte pour bouger, une carte pour déployer
babel-1-task = Déployez ici le Perse, allez au chantier assyrien et déployez-y les deux Sumériens.
babel-1-1 = Chacune de vos cinq cartes montre une nation. Touchez le Perse, puis la colonne sous votre pion : toute nation peut s’installer sur tout chantier.
babel-1-2 = Pour bouger, défaussez une carte du chantier visé, quelle que soit la distance. Touchez un Assyrien, puis le chantier assyrien.
babel-1-3 = Déployez ici les deux Sumériens. Une carte s’ajoute toujours au bout de la colonne, et l’ordre comptera.
babel-1-other = Une carte installée ne voyage plus, et celles-ci servent ailleurs. C’est le Perse qui va sur ce chantier.
babel-1-left = Vous êtes parti avant que le Perse ne s’installe au chantier sumérien.
babel-1-assyrians = Ils habitent ici, mais il ne reste aucun Assyrien pour voyager.
babel-1-order = La colonne était complète ici. Les Sumériens vont au chantier assyrien, et un Assyrien vous y mène.

babel-2-title = Niveau par niveau
babel-2-task = Construisez votre niveau 1 où vous voulez.
babel-2-task-2 = Portez le temple d’ici au niveau 4.
babel-2-1 = À votre premier tour, vous devez construire le niveau 1 posé devant vous. Allez sur un chantier dont vous avez une carte.
babel-2-2 = Le niveau 1 demande une carte sur place. Déployez-en une, puis touchez la carte Temple.
babel-2-3 = Le 4 est prêt, mais le niveau 4 demande quatre cartes et vous en avez trois. Déployez-en une, puis construisez.
babel-2-second = Chaque déplacement coûte une carte ; le premier chantier convenait.

babel-3-title = Deux colonnes, un seul tour
babel-3-task = Menez le temple mède du niveau 1 au niveau 6.
babel-3-1 = Les deux colonnes de cartes Temple servent aux deux joueurs, mais seule leur dernière carte est libre. Allez chez les Mèdes : un 2 attend dans la vôtre.
babel-3-2 = Prenez le 2, et le 3 d’Enki devient le niveau suivant ; le prendre libère le 4. Construisez tant que vos quatre cartes suffisent.
babel-3-3 = Les niveaux 5 et 6 demandent cinq et six cartes. Il vous en reste deux : déployez-les, puis terminez.
babel-3-mede = Ce Mède était votre passage vers le chantier mède.

babel-4-title = Migration
babel-4-task = Portez le temple perse au niveau 4.
babel-4-1 = Il manque trois cartes ici, et votre main est vide. Une fois par tour, les trois dernières cartes d’une colonne partent ailleurs : touchez Migrer, les Mèdes, les Perses.
babel-4-2 = Voyez : le temple mède tient debout sans ses habitants. Les cartes ne comptent qu’au moment de construire ; construisez ici.
babel-4-elsewhere = Ces trois cartes ne migrent qu’une fois par tour ; il les faut sous votre pion.

babel-5-title = Trois à la suite
babel-5-task = Abattez le temple d’Enki, puis terminez votre tour.
babel-5-1 = Trois voisins d’une même nation donnent une capacité spéciale, au prix de l’un d’eux. Complétez les Assyriens.
babel-5-2 = Les Assyriens détruisent tout le temple d’en face. Touchez l’accolade.
babel-5-3 = Terminez le tour : deux cartes Temple sont dévoilées dans votre colonne, ici le 4 et le 2 que vous venez d’abattre. Enki s’y servira le premier.
babel-5-parted = Un Hittite sépare les Assyriens : deux et un ne font pas trois.
babel-5-behind = Cela ne change rien : les trois Assyriens sont toujours côte à côte. Servez-vous-en.

babel-6-title = Voler et sauter
babel-6-task = Prenez à Enki son niveau le plus haut.
babel-6-task-2 = Atteignez le niveau 3.
babel-6-1 = Les Hittites prennent la carte du sommet d’en face, si elle dépasse la vôtre et si vous avez autant de cartes que son numéro. La carte payée compte encore.
babel-6-2 = Un seul vol, deux effets : vous 3, Enki 2.
babel-6-3 = Il faudrait un 2 et seul un 3 est libre. Les Perses sautent exactement un niveau : touchez leur accolade.
babel-6-parted = Un Sumérien se tient maintenant derrière deux Hittites : le troisième ne serait pas leur voisin.

babel-7-title = Les nations changent de camp
babel-7-task = Gagnez les Perses, puis réduisez de moitié la main d’Enki.
babel-7-task-2 = Faites fuir la bonne nation.
babel-7-1 = Les Sumériens gagnent toutes les cartes de la nation qui ferme la colonne d’en face. La dernière carte d’Enki est perse.
babel-7-2 = Vous avez deux suites de trois. Toute suite peut aussi réduire la main adverse de moitié, arrondi en faveur d’Enki : 7 devient 4.
babel-7-3 = Les Mèdes font fuir une nation de la colonne d’en face. Regardez ce qui se retrouvera côte à côte.
babel-7-again = Vous prenez aussi l’Assyrien, soit ; la tâche vise la main d’Enki.
babel-7-medes = Trois Assyriens se suivent chez Enki, dont le pion est là.

babel-8-title = Quinze, neuf, vingt
babel-8-task = Gagnez maintenant.
babel-8-1 = Quinze gagnent aussitôt si l’autre a neuf ou moins. Vous avez 14, Enki 9.
babel-8-2 = Si Enki avait 10, la fin de partie commencerait : 20 gagnent, tomber à 9 perd. C’est le cas ici.
babel-8-3 = Inutile de construire. Six des onze points d’Enki sont devant vous.

babel-9-title = Le grand exemple
babel-9-task = Abattez le niveau 6, volez le niveau 3 chez les Assyriens et laissez deux cartes à Enki.
babel-9-1 = Trois cartes en main, et un niveau 6 à abattre. Il faut trois Assyriens à la suite : un est à vous, deux sont à Enki, derrière un Mède que vos Sumériens peuvent rallier.
babel-9-2 = Faites migrer vos trois dernières cartes chez les Sumériens : votre Assyrien ferme alors la colonne, et quatre Perses se retrouvent là-bas.
babel-9-3 = La colonne d’Enki finit maintenant par des Assyriens. Gagnez-les, puis détruisez le temple.
babel-9-4 = Allez chez les Assyriens, complétez les Hittites et volez le 3.
babel-9-5 = Quatre Perses attendent chez les Sumériens : deux moitiés, de 7 à 4, puis à 2.
babel-9-lost = D’ici, le temple ne peut plus tomber ce tour. Revenez au dernier coup qui le permettait encore.

## Votre première partie : chaque phrase est dite une fois.

babel-coach-turn = { $drawn ->
        [one] Vous piochez une carte à chaque tour.
       *[other] Vous piochez { $drawn } cartes à chaque tour.
    } Pensez le tour entier : les coups s’annulent tant que vous ne l’avez pas terminé.
babel-coach-reserve = Vous devez construire ce tour-ci le niveau 1 posé devant vous. Trois actions y mènent : bouger, déployer, construire.
babel-coach-migration = Une fois par tour, les { $cards } dernières cartes d’une colonne peuvent migrer vers un autre chantier. Une telle colonne se trouve loin de votre pion.
babel-coach-run = Trois cartes d’une même nation se suivent sous votre pion : voyez l’accolade. S’en servir coûte l’une d’elles ; gardée, la suite est une menace.
babel-coach-left = Si vous terminez le tour, un { $level } est libre pour { $player }, dont un chantier l’attend avec assez de cartes.
babel-coach-both = Un { $level } ferme les deux colonnes de cartes Temple. La carte sous celle que vous prenez devient libre, pour vous puis pour { $player }.
babel-coach-near = Comptez les deux totaux : { $win } ne gagnent que contre { $low } ou moins. Sinon la partie continue en mode « fin de partie ».
babel-coach-destroyed = Les niveaux détruits sont en haut de la pile de cartes Temple. { $next ->
        [one] L’un d’eux est dévoilé
       *[other] { $next } d’entre eux sont dévoilés
    } à la fin de ce tour.
babel-coach-endgame = Mode « fin de partie » : { $win } gagnent aussitôt, et tomber à { $low } fait perdre. Un temple face à trois Assyriens est en danger.
babel-coach-halved = { $due ->
        [one] Une carte doit partir, et vous la choisissez.
       *[other] { $due } cartes doivent partir, et vous les choisissez.
    } Celle qui mène à un chantier ou complète une suite vaut plus que les autres.
