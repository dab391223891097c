# Ce que dit le guide dans les leçons d’Amun-Re ; deux phrases au plus par texte.

amun-re-1-title = Miser, être surenchéri, miser ailleurs
amun-re-1-task = Misez 3 sur Abydos ; une fois surenchéri, trouvez la meilleure province gratuite.
amun-re-1-1 = Chacun gagne exactement une province par tour. Posez votre pion sur 3 à Abydos.
amun-re-1-2 = Surenchéri : il faut aller ailleurs, et ne revenir qu’après une nouvelle surenchère. Deux provinces n’ont encore aucun pion.
amun-re-1-3 = Miser 0, c’est miser. Regardez ce qui est posé sur Dakhla.
amun-re-1-4 = Sekhmet a payé 10 pour une brique, vous recevez 12 or. Être surenchéri n’est pas une perte.
amun-re-1-other = Une mise comme une autre, mais cet exemple commence par 3 à Abydos.
amun-re-1-baharya = Gratuite aussi, avec deux paysans imprimés ; mais 12 or et une carte attendent à Dakhla.
amun-re-1-higher = Personne n’y est : 0 suffit.

amun-re-2-title = Le prix en triangle
amun-re-2-task = Achetez des cartes en gardant au moins 3 or.
amun-re-2-1 = La première unité coûte 1, la deuxième 2, la troisième 3 : deux cartes coûtent 3 or. On recommence pour chaque sorte, à chaque tour.
amun-re-2-2 = La limite est la province qui porte le plus de symboles de pouvoir, pas leur somme : Abydos permet deux cartes.
amun-re-2-one = Soit. La deuxième coûterait 2 et laisserait encore 3 or.

amun-re-3-title = Les paysans
amun-re-3-task = Ayez cinq paysans.
amun-re-3-1 = Un paysan veut un champ vert et rapporte à chaque tour de ce royaume. Remplissez Bahariya : 1 + 2 or.
amun-re-3-2 = Bérénice n’a aucun champ. Le Paysan gratuit n’en demande pas : touchez la carte, puis Bérénice.
amun-re-3-baharya = Cinq aussi, tout aussi bien : un Paysan gratuit va où vous voulez.

amun-re-4-title = Briques et pyramides
amun-re-4-task = Élevez deux nouvelles pyramides.
amun-re-4-task-2 = Élevez les mêmes pyramides avec 3 or et un Architecte.
amun-re-4-1 = Trois briques dans une province deviennent aussitôt une pyramide. Il en manque une à Memphis, deux à Mendès : trois briques pour 6 or.
amun-re-4-2 = Encore une fois, avec 3 or : deux briques seulement. L’Architecte change deux briques réunies en pyramide.
amun-re-4-memphis = Une suffisait à Memphis ; la seconde y reste seule, et Mendès attend.

amun-re-5-title = L’offrande
amun-re-5-task = Donnez le plus, puis prenez vos trois unités.
amun-re-5-1 = Tous choisissent en secret : donner de l’or, ou voler 3. La somme fixe le marqueur de temple, et donc ce que paiera chaque paysan.
amun-re-5-2 = Le plus grand don prend trois choses, le deuxième deux, les autres une, les voleurs rien. Donnez ce que cela vaut pour vous et scellez.
amun-re-5-3 = Somme { $total } : niveau { $level }. Choisissez trois fois parmi cartes, paysans et briques ; vous êtes désormais premier joueur.
amun-re-5-4 = Neith a donné 4. À égalité, l’ordre de jeu décide : premier joueur, 4 vous suffit.
amun-re-5-steal = +3 or, c’est sûr ; mais aucune récompense, et le niveau baisse. Essayez le don.
amun-re-5-less = Deuxième : deux unités. Neith a donné 4.
amun-re-5-nothing = Une récompense ne coûte rien : trois unités vous attendaient.

amun-re-6-title = Récoltes et revenus
amun-re-6-task = Encaissez 25 or.
amun-re-6-1 = Chaque paysan paie le niveau, ici 2. Abu ajoute toujours 4, Sawu 7 tant que passent les dromadaires, aux niveaux 1 et 2 : 2 + 8 + 7 = 17.
amun-re-6-2 = « 8 or » remplace tout ce que paie une province : posez-la où l’on perd le moins. Le Revenu supplémentaire donne 1 de plus par paysan : là où ils sont le plus nombreux.
amun-re-6-sawu = Sawu payait déjà 7 : vous gagnez 1. Où gagneriez-vous 6 ?
amun-re-6-abu = Abu paie déjà 8.

amun-re-7-title = Ce qui rapporte
amun-re-7-task = Montrez les cartes de bonus qui comptent.
amun-re-7-1 = Sept pyramides font 7 points ; une dans chacune de vos trois provinces, c’est un jeu complet, 3 de plus. Le plus de pyramides sur une rive : 5 par rive, même à égalité.
amun-re-7-2 = Le temple d’Edfou vaut le niveau, 1. À vos cartes : trois provinces au bord du Nil, toutes en Haute-Égypte, mais sur les deux rives.
amun-re-7-3 = 7 + 3 + 10 + 1 + 6 = 27. L’or ne compte qu’après le tour 6, 6, 4 et 2 pour les trois plus riches ; vous n’en êtes pas.

amun-re-8-title = Une brique, quatre points
amun-re-8-task = Vous ne pouvez payer qu’une brique : posez-la où elle rapporte le plus.
amun-re-8-1 = Cette brique achève une pyramide à Thèbes ou à Abydos. Comptez ce que chacune rapporterait après ce tour.
amun-re-8-2 = À Abydos : 1 pour la pyramide et 3 pour votre troisième jeu. L’est reste à vous : Thèbes égale Mendès, et vos deux briques départagent.
amun-re-8-thebes = +1. Les deux rives étaient déjà à vous ; le troisième jeu attendait à Abydos.
amun-re-8-edfu = Une brique, pas de pyramide, pas de point.

amun-re-9-title = Le Nouveau Royaume
amun-re-9-task = Assurez-vous Memphis, au prix le plus bas possible.
amun-re-9-1 = Après le tour 3, propriétaires et paysans partent, pyramides et briques restent : tout se revend. Qui prend Memphis prend trois pyramides.
amun-re-9-2 = Avec un Blocage, il faut vous dépasser de deux paliers. Ptah a 24 or : quelle est la plus petite mise sûre ?
amun-re-9-3 = Au-dessus de 15, le deuxième palier est 28, et personne ne l’a.
amun-re-9-dear = Sûr aussi, le palier suivant étant 28 ; mais 6 or de plus.
amun-re-9-ten = Deux paliers au-dessus de 10, c’est 21, et Ptah a 24.
amun-re-9-without = Ptah peut répondre 21.
amun-re-9-elsewhere = Cette province n’a pas de pyramide. La tâche, c’est Memphis, qui en a trois.

## Votre première partie : chaque phrase est dite une fois.

amun-re-coach-bid = Vos { $gold } or paieront aussi les cartes, les paysans et les briques. Par exemple, { $units } paysans d’un coup coûtent { $price }.
amun-re-coach-cards = La première carte coûte { $price }, chacune des suivantes davantage. Un paysan acheté maintenant à la place rapporte de l’or { $harvests ->
        [one] une fois.
       *[other] { $harvests } fois.
    }
amun-re-coach-farmers = Un paysan posé maintenant rapporte { $harvests ->
        [one] une fois,
       *[other] { $harvests } fois,
    } chaque fois autant que le niveau de l’offrande. Ensuite tous les paysans quittent le plateau.
amun-re-coach-bricks = { $building_bricks_per_pyramid } briques font une pyramide. Briques et pyramides restent toute la partie, pas les paysans ni les propriétaires.
amun-re-coach-offering = { $farmers ->
        [0] Vous n’avez pas de paysans : un niveau élevé de l’offrande ne sert qu’aux autres.
       *[other] Chaque niveau de l’offrande vous rapporte { $farmers } or, et à chacun des autres autant qu’il a de paysans.
    } Les plus gros dons sont aussi récompensés.
amun-re-coach-reward = { $quota ->
        [one] Vous prenez une unité
       *[other] Vous prenez jusqu’à { $quota } unités
    } sans payer, quels que soient les symboles de vos provinces. Un paysan veut toujours un champ.
amun-re-coach-outbid = On a surenchéri sur vous, et vous ne pouvez pas revenir là tout de suite. { $free ->
        [0] Toutes les autres provinces ont une enchère.
        [one] Une province n’a pas encore d’enchère.
       *[other] { $free } provinces n’ont pas encore d’enchère.
    }
amun-re-coach-camels = À partir du niveau { $level }, les dromadaires restent chez eux. { $player } y perdrait { $gold } or et préférera peut-être une petite offrande.
amun-re-coach-purse = Vous pouvez miser plus que vos { $gold } or : { $cards ->
        [one] au moment de payer, votre carte pouvoir se vend 1 or.
       *[other] au moment de payer, vos { $cards } cartes pouvoir se vendent 1 or chacune.
    }
amun-re-coach-income-card = Cette carte peut se poser maintenant, ou attendre un tour où elle rapporte plus. À la fin de la partie, elle ne vaut plus que l’or de sa vente.
amun-re-coach-before-scoring = Un décompte termine ce tour. En l’état, vos provinces rapportent { $points ->
        [one] { $points } point ;
       *[other] { $points } points ;
    } une pyramide dans chacune fait un jeu complet, { $points_set } de plus.
amun-re-coach-new-kingdom = Paysans et propriétaires sont partis, pyramides et briques sont restées. { $pyramids ->
        [0] Aucune province proposée n’a de pyramide.
        [one] Une pyramide est proposée avec sa province.
       *[other] { $pyramids } pyramides sont proposées avec leurs provinces.
    }
amun-re-coach-last-round = Ce tour-ci, l’or compte aussi : { $points_wealth_1 }, { $points_wealth_2 } et { $points_wealth_3 } points pour les trois plus riches. Ce que vous achetez doit rapporter davantage.
