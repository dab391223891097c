# Ce que dit le guide dans les leçons de Cléopâtre ; deux phrases au plus par texte.

cleopatra-1-title = Le marché
cleopatra-1-task = Prenez un étal, puis réapprovisionnez.
cleopatra-1-1 = Un tour, c’est le marché ou la carrière. Au marché, on prend un étal entier.
cleopatra-1-2 = Chaque étal reçoit une carte ; vous la placez avant de voir la suivante. Ludovic choisit ensuite : ne lui dressez pas la table.
cleopatra-1-3 = Un tiers des cartes est face cachée : personne ne les connaît, pas même qui les pose.
cleopatra-1-other = Jouable. Les artisans, un tiers de la pioche, entrent dans chaque pièce ; l’étal 2 en avait deux.

cleopatra-2-title = La carrière
cleopatra-2-task = Construisez le sphinx qui rapporte le plus.
cleopatra-2-1 = Un sphinx coûte un artisan et deux ressources identiques, et vous avez deux pierres. Allez à la carrière.
cleopatra-2-2 = Il rapporte 3, plus 1 par sphinx déjà dans sa rangée. Touchez le sphinx, puis une rangée.
cleopatra-2-3 = +5. Les pièces se nourrissent : souvent, mieux vaut construire en second.
cleopatra-2-left = 3 seulement : rangée vide. À droite, deux sphinx vous attendent.
cleopatra-2-wall = Artisan, pierre et marbre paient aussi un mur, qui vaut 3 ici.

cleopatra-3-title = Murs et mosaïques
cleopatra-3-task = Gagnez 5.
cleopatra-3-1 = Un mur de colonnes veut deux ressources différentes. Il rapporte 3, plus 1 par case de mosaïque qui le touche : allez à la carrière.
cleopatra-3-2 = Touchez le mur : chaque place affiche ce qu’elle rapporterait. Deux cases couvertes touchent le mur du milieu à gauche.
cleopatra-3-wall = +3 : aucune mosaïque ne le touche encore.
cleopatra-3-sphinx = +3, et les pierres sont parties.

cleopatra-4-title = La porte et sa chaîne
cleopatra-4-task = Gagnez 9.
cleopatra-4-1 = Une porte coûte deux artisans et trois ressources identiques. Elle rapporte 5, plus 1 par mur de la chaîne qui part de son angle : à la carrière.
cleopatra-4-2 = De la gauche : 1, 2, 3, l’angle, 4, puis un trou. Le mur d’après ne compte pas.
cleopatra-4-right = 5 : sa chaîne commence au mur 9, absent.
cleopatra-4-sphinx = +3, et la porte perd son marbre.

cleopatra-5-title = Les cartes corrompues
cleopatra-5-task = Gagnez 9 ce tour-ci en ne prenant qu’une amulette.
cleopatra-5-1 = La carte à bordure rouge vaut deux bois, et coûte une amulette au paiement ; à la fin, les amulettes coûtent des scarabées, et trop d’amulettes coûtent tout. Allez à la carrière.
cleopatra-5-2 = Une visite permet plusieurs pièces. D’abord un mur à l’angle gauche, puis la porte qui le compte.
cleopatra-5-3 = Une carte double qui paie une ressource laisse l’autre en crédit jusqu’à votre départ. À la porte, maintenant.
cleopatra-5-later = Tout aussi bien : le bois double paiera la porte, avec un bois à côté.
cleopatra-5-sphinx = Il prend un artisan et le bois de la porte, désormais hors d’atteinte : 6 au lieu de 9.
cleopatra-5-door = 5, aucun mur n’étant là. Le mur d’abord, et ce sera 6.

cleopatra-6-title = Une mosaïque
cleopatra-6-task = Posez la mosaïque sur trois palmiers.
cleopatra-6-1 = Deux artisans, trois ressources différentes : posez la mosaïque du dessus, tournée ou retournée à votre gré. Allez à la carrière.
cleopatra-6-2 = Elle rapporte 5, plus 1 par palmier couvert. Aucune mosaïque n’en couvre plus de trois.
cleopatra-6-fewer = +{ $n }. Tournez-la, retournez-la ; cherchez un troisième palmier.

cleopatra-7-title = Un coin pour Anubis
cleopatra-7-task = Fermez un coin et revendiquez-le.
cleopatra-7-1 = Là où plus aucune mosaïque ne tient, naît un sanctuaire. À la carrière, posez la mosaïque de façon à fermer un coin.
cleopatra-7-2 = Touchez le coin, maintenant ou jamais : une statue au lieu du scarabée du palmier. À la fin, chaque case enlève une amulette.
cleopatra-7-unclaimed = +1 pour le palmier. Quatre amulettes pouvaient valoir jusqu’à 10 scarabées.
cleopatra-7-open = Le reste forme encore un seul jardin.

cleopatra-8-title = Les adorateurs de Sobek
cleopatra-8-task = Finissez ce tour avec 17 scarabées.
cleopatra-8-1 = Avant l’action, vous pouvez activer un adorateur et payer ce que demande sa place : des scarabées à la première, des amulettes aux autres.
cleopatra-8-2 = Vous pouvez payer deux pièces. L’Architecte coûte ici 2 scarabées et en donne 4 par pièce.
cleopatra-8-3 = L’Architecte est passé à la dernière place, où il coûte trois amulettes, et les autres ont avancé. Construisez un sphinx et un mur.
cleopatra-8-none = Possible, 11 scarabées. L’Architecte en ajouterait 8 pour 2.
cleopatra-8-other = Une aide, pour une amulette ; mais deux pièces font deux fois 4.
cleopatra-8-one = L’Architecte ne sert que ce tour : construisez aussi la seconde pièce.

cleopatra-9-title = La reine arrive
cleopatra-9-task = Faites une offrande, et soyez parmi les premiers.
cleopatra-9-task-2 = Miguel a 30 scarabées et 12 amulettes, vous 40 et 7, Bruno 90 et 10 : qui va gagner ? Comptez, puis continuez.
cleopatra-9-1 = Cléopâtre avance à chaque catégorie terminée. Entre le troisième et le quatrième pas, chacun offre en secret : le plus généreux perd trois amulettes, les autres en prennent.
cleopatra-9-2 = Les offres égales partagent le meilleur rang. Toutes sont perdues.
cleopatra-9-3 = Cinq catégories finissent la partie. Chaque case de sanctuaire ôte une amulette, puis chacun en ôte autant qu’il en reste au moins corrompu.
cleopatra-9-4 = Restent 0, 3 et 8. Trois vous coûtent 6 scarabées ; huit, et le plus riche va au crocodile : vous gagnez.
cleopatra-9-less = Quelqu’un a offert 5. Seules les plus fortes offres ôtent des amulettes, les autres en prennent.

## Votre première partie : chaque phrase est dite une fois.

cleopatra-coach-first = Avec { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }, vous ne pouvez encore rien payer à la carrière. Le marché vous donne toutes les cartes d’un étal.
cleopatra-coach-worshipper = Un adorateur peut vous aider ce tour-ci. Celui de la première case demande { $scarabs } scarabées, les autres des amulettes.
cleopatra-coach-refill = Vous posez encore { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } sur les étals, et le joueur suivant choisira. Une carte corrompue ou cachée rend un étal garni moins tentant.
cleopatra-coach-piece = Vous pouvez déjà payer une pièce qui rapporte { $scarabs ->
        [one] { $scarabs } scarabée.
       *[other] { $scarabs } scarabées.
    } Attendre peut augmenter ce gain, pour vous ou pour les autres.
cleopatra-coach-again = Vous pouvez encore construire avant de quitter la carrière, tant que vous pouvez payer. Le reste d’une carte double est perdu à la sortie.
cleopatra-coach-tainted = Vous pouvez payer sans carte corrompue. Chaque carte corrompue payée vous vaut une amulette.
cleopatra-coach-limit = Gardez toutes vos cartes pour { $amulets ->
        [one] une amulette,
       *[other] { $amulets } amulettes,
    } ou défaussez jusqu’à { $limit }. Une carte corrompue défaussée ici ne coûte rien.
cleopatra-coach-corruption = À la fin, vos { $amulets } amulettes seront comparées à celles du moins corrompu. Face à quelqu’un sans amulette, { $out_code ->
        [yes] ce serait l’élimination.
       *[other] elles vous coûteraient { $cost } scarabées.
    }
cleopatra-coach-procession = À la prochaine catégorie, Cléopâtre franchit la ligne et chacun fait une offrande en secret. La plus haute ôte { $shed } amulettes ; tous les scarabées offerts sont perdus.
cleopatra-coach-sanctuary = Une statue ici ôte { $squares ->
        [one] une amulette
       *[other] { $squares } amulettes
    } à la fin et coûte { $scarabs ->
        [0] aucun scarabée
        [one] un scarabée
       *[other] { $scarabs } scarabées
    } maintenant. Il vous reste { $statues ->
        [one] une statue.
       *[other] { $statues } statues.
    }
cleopatra-coach-last-turn = C’est votre dernier tour. Chaque carte corrompue restée en main devient une amulette : { $cards ->
        [0] vous n’en avez pas.
        [one] vous en avez une.
       *[other] vous en avez { $cards }.
    }
