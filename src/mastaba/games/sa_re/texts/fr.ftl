# Sa-Ré. The keys and facts come from the rules; src/mastaba/texts.py says how they are looked up.

## Names

name-tile-MB = Maître d’œuvre
name-tile-WH = Entrepôt
name-tile-GO = Orfèvre
name-tile-ST = Tailleur de pierre
name-tile-CA = Menuisier
name-tile-TE = Temple
name-tile-PA = Palais
name-tile-GA = Jardins
name-tile-LI = Bibliothèque
name-tile-BA = Caserne
name-tile-MA = Marché
name-tile-HA = Port
name-tile-PY = Pyramide
name-good-g = or
name-good-s = pierre
name-good-w = bois
name-good-j = joker
name-card-G = or
name-card-S = pierre
name-card-W = bois
name-card-GG = or + or
name-card-SS = pierre + pierre
name-card-WW = bois + bois
name-card-GS = or + pierre
name-card-GW = or + bois
name-card-SW = pierre + bois
name-card-U1 = troubles simples
name-card-U2 = troubles doubles
name-card-HO = Choix d’Horus
name-card-XX = Hoshekh
name-card-J = carte de la Bibliothèque
name-card-top = la carte proposée
name-other-G = { name-card-G }
name-other-S = { name-card-S }
name-other-W = { name-card-W }
name-other-GG = { name-card-GG }
name-other-SS = { name-card-SS }
name-other-WW = { name-card-WW }
name-other-GS = { name-card-GS }
name-other-GW = { name-card-GW }
name-other-SW = { name-card-SW }
name-what-g = { name-good-g }
name-what-s = { name-good-s }
name-what-w = { name-good-w }
name-what-j = { name-good-j }
name-what-G = { name-card-G }
name-what-S = { name-card-S }
name-what-W = { name-card-W }
name-what-GG = { name-card-GG }
name-what-SS = { name-card-SS }
name-what-WW = { name-card-WW }
name-what-GS = { name-card-GS }
name-what-GW = { name-card-GW }
name-what-SW = { name-card-SW }
name-what-J = { name-card-J }
name-symbol-g = { name-good-g }
name-symbol-s = { name-good-s }
name-symbol-w = { name-good-w }
name-source-token = pion de production
name-source-card = carte
name-source-stock = stock
name-source-caravan = caravane
name-source-symbol = une ressource d’une carte
name-ending-goal = la directive de Pharaon
name-ending-turn_cap = la limite de tours

## Names within a sentence

name-a-tile = { $tile_code ->
        [GA] des { $tile }
        [LI] une { $tile }
        [BA] une { $tile }
        [PY] une { $tile }
       *[other] un { $tile }
    }
name-the-tile = { $tile_code ->
        [WH] l’{ $tile }
        [GO] l’{ $tile }
        [GA] les { $tile }
        [LI] la { $tile }
        [BA] la { $tile }
        [PY] la { $tile }
       *[other] le { $tile }
    }
name-a-card = { $card_code ->
        [G] de l’or
        [S] de la pierre
        [W] du bois
        [U1] des troubles simples
        [U2] des troubles doubles
        [HO] un Choix d’Horus
       *[other] { $card }
    }
name-a-good = { $good_code ->
        [g] de l’or
        [s] de la pierre
        [w] du bois
       *[other] un { $good }
    }
name-a-source = { $source_code ->
        [token] un pion { $what }
        [stock] { $what_code ->
            [g] de l’{ $what } du stock
            [s] de la { $what } du stock
            [w] du { $what } du stock
           *[other] un { $what } du stock
        }
        [caravan] une caravane
       *[card] { $what_code ->
            [J] la carte de la Bibliothèque
           *[other] la carte { $what }
        }
    }

## Editions and options

edition-fr = Édition française, 2023
    .about = Le jeu tel qu’il a été publié.
edition-en = Édition anglaise, 2022
    .about = Le livret anglais, qui diffère sur 36 points.
option-mode = Mode
    .about = Ce que votre cité doit compter pour gagner.
option-mode-scribe = Scribe
    .about = Terminer votre Pyramide. La partie la plus courte.
option-mode-architect = Architecte
    .about = Construire sur les 12 cases ; seule votre Pyramide peut être inachevée.
option-mode-priest = Prêtre
    .about = { $edition ->
        [en] Construire sur les 12 cases ; seule votre Pyramide peut être inachevée.
       *[fr] Port, Pyramide et 3 bâtiments administratifs.
    }
option-mode-pharaoh = Pharaon
    .about = { $edition ->
        [en] Port, Pyramide et 4 bâtiments administratifs.
       *[fr] Port, Pyramide et les 6 bâtiments administratifs.
    }
option-mode-deity = Divinité
    .about = Port, Pyramide et les 6 bâtiments administratifs.
option-quick_start = Départ rapide
    .about = Édition française seulement : un bâtiment administratif pour chacun.
option-quick_start-off = non
    .about = Vous commencez avec les deux tuiles de départ.
option-quick_start-on = oui
    .about = Vous commencez aussi avec un bâtiment administratif tiré au sort.
option-deity_placement = Placement Divinité
    .about = Édition française seulement : les cités grandissent à partir d’un coin.
option-deity_placement-off = non
    .about = Les chantiers vont où vous voulez.
option-deity_placement-on = oui
    .about = Vous commencez en A1, et chaque chantier est voisin d’un bâtiment construit.
option-project_count = Chantiers demandant un Maître d’œuvre
    .about = Les chantiers des tours précédents comptent-ils ?
option-project_count-started = les nouveaux
    .about = Seulement les chantiers lancés ce tour-ci.
option-project_count-open = tous les chantiers ouverts
    .about = Chaque chantier de votre site, à chaque tour.
option-third_step = Troisième stade de la cité
    .about = Un deuxième bâtiment principal ajoute-t-il un cube noir ?
option-third_step-none = aucun
    .about = La cité a deux stades.
option-third_step-second_main = deuxième bâtiment principal
    .about = C’est un troisième stade ; il y a toujours deux cubes au plus.
option-market = Marché
    .about = Ce que fait le Marché en saison.
option-market-swap = échange
    .about = Il échange une carte Ressource avec un adversaire.
option-market-caravans = sans pouvoir
    .about = Il n’a pas d’effet en saison.
option-caravans = Caravanes
    .about = Les joueurs qui peuvent affréter des caravanes.
option-caravans-all = tout le monde
    .about = Dès le premier tour.
option-caravans-market = avec un Marché
    .about = Seulement les joueurs qui ont un Marché construit.
option-stop = Arrêt sans sortir
    .about = Finir une séquence sans coucher votre obélisque.
option-stop-off = non
    .about = Si vous refusez une carte, vous couchez votre obélisque.
option-stop-on = oui
    .about = Après une carte sans ressource, vous pouvez vous arrêter et rester en saison.
option-palace_forced = Palais
    .about = Peut-on refuser la carte qui suit celle que l’on défausse ?
option-palace_forced-off = proposée
    .about = Vous pouvez refuser la carte suivante.
option-palace_forced-on = imposée
    .about = Vous devez prendre la carte suivante.
option-revolt_tokens = Pions après une révolte
    .about = Ce que deviennent vos pions de production.
option-revolt_tokens-lost = perdus
    .about = Ils ne peuvent pas servir.
option-revolt_tokens-storable = sauvés
    .about = Ils peuvent être stockés, ou chargés sur des caravanes.
option-share_space = Cases partagées
    .about = Les tuiles qui peuvent partager une case.
option-share_space-start_only = tuiles de départ
    .about = Seulement vos deux tuiles de départ.
option-share_space-production = production
    .about = Deux bâtiments de production quelconques.
option-turn_cap = Limite de tours
    .about = Après ce nombre de tours sans vainqueur, la partie est nulle.
option-turn_cap-off = sans limite
    .about = La partie continue jusqu’à ce que la directive de Pharaon soit remplie.
option-first = Premier joueur
    .about = Le hasard décide, ou vous désignez une place. Selon la règle imprimée, le joueur le plus âgé commence.
option-first-chance = au hasard
    .about = Le programme tire au sort la place qui commence.
option-first-1 = place 1
    .about = La place 1 commence.
option-first-2 = place 2
    .about = La place 2 commence.
option-first-3 = place 3
    .about = La place 3 commence.
option-first-4 = place 4
    .about = La place 4 commence.

## What is asked. `.waiting` is for those who wait.

prompt-ChooseFirst = Le hasard désigne qui commence.
    .waiting = Le hasard désigne qui commence.
prompt-DealAdministrative = Le hasard attribue un bâtiment à { $player }.
    .waiting = Le hasard attribue un bâtiment à { $player }.
prompt-TurnUp = La carte suivante du sabot apparaît.
    .waiting = La carte suivante du sabot apparaît.
prompt-DrawInTheDark = Une carte est piochée dans le noir.
    .waiting = Une carte est piochée dans le noir.
prompt-LookAtCard = Le Temple montre une carte.
    .waiting = Le Temple montre une carte.
prompt-PlaceStart = Posez votre { $tile } sur la case de votre choix.
    .waiting = { $player } pose sa tuile de départ : { $tile }.
prompt-PlaceQuick = Posez le bâtiment reçu sur une case vide.
    .waiting = { $player } pose un bâtiment.
prompt-SelectProjects = Choisissez vos chantiers : démolir, déplacer, lancer, puis continuer.
    .waiting = { $player } choisit ses chantiers.
prompt-TrimStock = Vos Entrepôts ne suffisent plus : abandonnez une ressource.
    .waiting = { $player } doit abandonner des ressources.
prompt-MoveProject = Où va ce chantier ({ $tile }) ?
    .waiting = { $player } déplace un chantier.
prompt-Offer = Une carte vous est proposée : la prendre, ou coucher votre obélisque ?
    .waiting = Une carte est proposée à { $player }.
prompt-PickCard = Temple : laquelle des deux cartes prenez-vous ?
    .waiting = { $player } choisit une carte avec le Temple.
prompt-ReplaceCard = Palais : remplacer une carte, ou toutes les accepter ?
    .waiting = { $player } peut utiliser le Palais.
prompt-DealWithUnrest = Troubles : que faites-vous de la carte ?
    .waiting = { $player } fait face à des troubles.
prompt-React = Votre cube est monté : rester en saison, ou coucher votre obélisque ?
    .waiting = { $player } peut coucher son obélisque.
prompt-BeforeDraws = Vous devez piocher pour le Choix d’Horus : faites-vous autre chose d’abord ?
    .waiting = { $player } peut agir avant de piocher pour le Choix d’Horus.
prompt-WrapUp = Utilisez-vous un pouvoir avant la fin de votre séquence ?
    .waiting = { $player } peut utiliser un pouvoir.
prompt-Erect = Construisez, affrétez des caravanes, stockez, puis terminez.
    .waiting = { $player } construit.
prompt-ChooseDiscount = Quelle ressource votre Port vous épargne-t-il ?
    .waiting = { $player } choisit la réduction du Port.
prompt-Pay = Avec quoi payez-vous maintenant ?
    .waiting = { $player } paie.
prompt-LoadSecondHalf = Choisissez la deuxième ressource de la caravane.
    .waiting = { $player } affrète une caravane.
prompt-KeepCards = Quelles cartes gardez-vous pour le tour suivant ?
    .waiting = { $player } choisit les cartes à garder.
prompt-SaveTokens = Après la révolte : chargez ou stockez vos pions de production.
    .waiting = { $player } sauve ses pions de production.

## Moves. `.group` and `.item` say the same in a list of options.

move-first = { $player } commence
    .group = Commence
    .item = { $player }
move-admin = Attribuer { name-a-tile }
    .group = Attribuer
    .item = { $tile }
move-season = Carte Saison : { $card }
    .group = Carte Saison
    .item = { $card }
move-put = Poser { name-the-tile } en { $space }
    .group = Poser
    .item = { $tile } en { $space }
move-raze = Démolir { name-the-tile } en { $space }
    .group = Démolir
    .item = { $tile } en { $space }
move-lift = Déplacer { name-the-tile } depuis { $space }
    .group = Déplacer
    .item = { $tile } depuis { $space }
move-start = Lancer { name-a-tile } en { $space }
    .group = Lancer
    .item = { $tile } en { $space }
move-build = Construire { name-the-tile } en { $space }
    .group = Construire
    .item = { $tile } en { $space }
move-trim = Abandonner { name-a-good }
    .group = Abandonner
    .item = { $good }
move-to = Vers { $space }
    .group = Vers
    .item = { $space }
move-go = Continuer
    .group = Finir
    .item = continuer
move-take = Prendre la carte
    .group = Carte proposée
    .item = prendre la carte
move-draw = Piocher dans le noir
    .group = Carte proposée
    .item = piocher dans le noir
move-lay = Coucher l’obélisque
    .group = Refuser
    .item = coucher l’obélisque
move-stop = S’arrêter et rester en saison
    .group = Refuser
    .item = s’arrêter et rester en saison
move-temple = Utiliser le Temple
    .group = Pouvoir
    .item = utiliser le Temple
move-accept = Accepter les cartes
    .group = Palais
    .item = accepter les cartes
move-stay = Rester en saison
    .group = Réagir
    .item = rester en saison
move-on = Piocher les cartes
    .group = Finir
    .item = piocher les cartes
move-end = Finir la séquence
    .group = Finir
    .item = finir la séquence
move-done = Terminer
    .group = Finir
    .item = terminer
move-palace = Palais : remplacer { name-a-card }
    .group = Palais
    .item = remplacer { $card }
move-barracks = Caserne : { $player } monte
    .group = Caserne
    .item = { $player } monte
move-market = Marché : échanger { $card } contre { $other } avec { $player }
    .group = Marché
    .item = { $card } contre { $other } avec { $player }
move-pick = Prendre la carte { $pick }
    .group = Temple
    .item = carte { $pick }
move-keep = Garder : { $card }
    .group = Garder
    .item = { $card }
move-garden = Jardins : garder les { $card } comme s’ils étaient simples
    .group = Jardins
    .item = { $card }
move-library = Bibliothèque : changer les { $card } en ressource
    .group = Bibliothèque
    .item = { $card }
move-both = Jardins et Bibliothèque : changer les { $card } en ressource
    .group = Jardins et Bibliothèque
    .item = { $card }
move-give = Transmettre les { $card } à { $player }
    .group = Transmettre
    .item = { $card } à { $player }
move-toss = Défausser les { $card }
    .group = Défausser
    .item = { $card }
move-harbor = Port : épargner { $good }
    .group = Port
    .item = { $good }
move-pay = { $source_code ->
        [token] Payer avec un pion { $good }
        [stock] Payer avec { $good } du stock
       *[card] Payer avec la carte { $card }
        [caravan] Payer avec une caravane
    }
    .group = Payer
    .item = { $source_code ->
        [token] pion : { $good }
        [stock] stock : { $good }
       *[card] carte : { $card }
        [caravan] caravane
    }
move-load = { $source_code ->
        [token] Charger un pion { $good }
        [stock] Charger { $good } du stock
       *[card] Charger la carte { $card }
    }
    .group = Charger
    .item = { $source_code ->
        [token] pion : { $good }
        [stock] stock : { $good }
       *[card] carte : { $card }
    }
move-store = { $source_code ->
        [token] Stocker un pion { $good }
        [stock] Stocker { $good } du stock
       *[card] Stocker la carte { $card }
        [symbol] De la carte { $card }, ne stocker que { $good }
    }
    .group = Stocker
    .item = { $source_code ->
        [token] pion : { $good }
        [stock] stock : { $good }
       *[card] carte : { $card }
        [symbol] carte : { $card }, seulement { $good }
    }

## What happened. `.also` continues the sentence when the same happens again; a `.step` folds under the line before.

event-FirstPlayerChosen = { $player } commence : c’est la Momie.
event-TilePlaced = { $player } pose { name-the-tile } en { $space }.
    .also = , { name-the-tile } en { $space }
event-AdministrativeDealt = { $player } reçoit { name-a-tile }.
event-TurnBegan = Tour { $turn } : { $player } joue en premier.
event-TileRazed = { $player } démolit { name-the-tile } en { $space }.
    .also = , { name-the-tile } en { $space }
event-StockTrimmed = { $player } abandonne une partie du stock : { $good }.
    .also = , { $good }
event-ProjectLifted = { $player } retire { name-the-tile } de la case { $space }.
    .step = folds
event-ProjectMoved = { $player } déplace { name-the-tile } de la case { $space } à la case { $to }.
event-ProjectStarted = { $player } lance { name-a-tile } en { $space }.
    .also = , { name-a-tile } en { $space }
event-ProjectsSettled = { $spaces ->
        [0] { $player } a choisi ses chantiers.
        [one] { $player } a choisi ses chantiers ; son cube monte d’une case.
       *[other] { $player } a choisi ses chantiers ; son cube monte de { $spaces } cases.
    }
event-SeasonOpened = { $cards ->
        [one] La saison s’ouvre avec { $cards } carte dans le sabot.
       *[other] La saison s’ouvre avec { $cards } cartes dans le sabot.
    }
event-CardTurnedUp = Sur le dessus du sabot : { $card }.
    .step = folds
event-DarknessFell = Hoshekh apparaît : les ténèbres tombent sur le sabot.
event-SequenceBegan = { $player } commence une séquence de travail.
    .step = folds
event-CardDrawn = { $player } pioche { name-a-card }.
    .also = , { name-a-card }
event-CardLooked = { $card_code ->
        [hidden] { $player } regarde une carte dans le noir.
       *[other] { $player } regarde une carte dans le noir : { $card }.
    }
    .step = folds
event-CardPicked = { $player } choisit { name-a-card } et remet l’autre carte sur le dessus.
event-CardDiscarded = Carte défaussée : { $card }.
    .step = folds
event-TempleUsed = { $player } utilise le Temple.
event-PalaceUsed = { $player } utilise le Palais pour défausser { name-a-card }.
event-BarracksUsed = { $player } utilise la Caserne et descend d’une case ; { $target } monte d’une case.
event-MarketUsed = { $player } échange au Marché, avec { $target } : { $card } contre { $other }.
event-CardAccepted = { $player } accepte les cartes.
    .step = folds
event-WindRose = { $spaces ->
        [1] Un vent de révolte : tous les cubes en saison montent d’une case.
       *[other] { $spaces } vents de révolte à la fois : tous les cubes en saison montent de { $spaces } cases.
    }
event-UnrestKept = { $how_code ->
        [gardens] { $player } garde des { $card }, adoucis par les Jardins : son cube monte d’une case.
        [library] { $player } change des { $card } en joker avec la Bibliothèque.
        [both] { $player } change des { $card } en joker avec les Jardins et la Bibliothèque.
       *[plain] { $card_code ->
            [U2] { $player } garde des { $card } : son cube monte de deux cases.
           *[other] { $player } garde des { $card } : son cube monte d’une case.
        }
    }
event-UnrestGiven = { $card_code ->
        [U2] { $player } transmet des { $card } à { $target }, dont le cube monte de deux cases.
       *[other] { $player } transmet des { $card } à { $target }, dont le cube monte d’une case.
    }
event-UnrestTossed = { $player } défausse des { $card }, que personne ne peut recevoir.
event-Revolted = Révolte générale ! Les ouvriers se soulèvent contre { $player }.
event-Stayed = { $player } reste en saison.
    .step = folds
event-ObeliskLaid = { $player } couche son obélisque et sort de la saison.
event-SequenceStopped = { $player } s’arrête et reste en saison.
event-SequenceEnded = { $player } finit sa séquence.
    .step = folds
event-DrawsBegan = { $player } pioche les cartes dues.
    .step = folds
event-SeasonEnded = { $cards ->
        [0] La saison est finie : le sabot est vide.
        [one] La saison est finie ; il reste { $cards } carte dans le sabot.
       *[other] La saison est finie ; il reste { $cards } cartes dans le sabot.
    }
event-BuildingChosen = { $tile_code ->
        [PY] { $player } construit l’étape { $step } de la Pyramide en { $space }
       *[other] { $player } construit { name-the-tile } en { $space }
    } { $resources ->
        [0] gratuitement.
        [one] pour { $resources } ressource.
       *[other] pour { $resources } ressources.
    }
event-DiscountChosen = Le Port épargne une ressource à { $player } : { $good }.
    .step = folds
event-SourcePaid = { $player } paie avec { name-a-source }.
    .also = , { name-a-source }
    .step = folds
event-BuildingCompleted = { $player } a construit { name-the-tile } en { $space }.
    .step = folds
event-StepCompleted = { $player } a construit l’étape { $step } de la Pyramide.
    .step = folds
event-CityGrew = { $cubes ->
        [one] La cité grandit : { $player } a maintenant { $cubes } cube noir sur sa jauge.
       *[other] La cité grandit : { $player } a maintenant { $cubes } cubes noirs sur sa jauge.
    }
event-CaravanLoaded = { $player } affrète une caravane avec { $card }.
    .also = , une autre avec { $card }
event-HalfLoaded = { $half ->
        [1] { $player } affrète une caravane avec { name-a-source }.
       *[other] { $player } complète la caravane avec { name-a-source }.
    }
    .also = { $half ->
        [1] , une autre avec { name-a-source }
       *[other] {" "}et { name-a-source }
    }
event-ResourceStored = { $player } stocke { name-a-source }{ $symbol_code ->
        [g] , mais seulement l’or
        [s] , mais seulement la pierre
        [w] , mais seulement le bois
       *[other] {""}
    }.
    .also = {""} ; { name-a-source }{ $symbol_code ->
        [g] , mais seulement l’or
        [s] , mais seulement la pierre
        [w] , mais seulement le bois
       *[other] {""}
    }
event-NothingBuilt = { $player } ne construit rien ce tour-ci.
event-CardKept = { $player } garde pour le tour suivant : { $card }.
    .also = , { $card }
event-CardsChosen = { $player } a choisi les cartes à garder.
    .step = folds
event-PhaseDone = { $player } a fini de construire.
event-GameEnded = { $ending_code ->
        [turn_cap] La limite de tours est atteinte : la partie est nulle.
       *[goal] La directive de Pharaon est remplie : la partie est finie.
    }

## How a game ends

ending-goal = La directive de Pharaon est remplie.
ending-turn_cap = La limite de tours est atteinte : la partie est nulle.
won-goal-goal = { $reader ->
        [winner] Vous gagnez : personne d’autre n’a rempli la directive de Pharaon.
        [rival] { $winner } gagne en remplissant la directive de Pharaon avant vous.
       *[other] { $winner } gagne : personne d’autre n’a rempli la directive de Pharaon.
    }
won-goal-administrative = { $reader ->
        [winner] Vous et { $rival } avez rempli la directive de Pharaon ; vous gagnez
        [rival] Vous et { $winner } avez rempli la directive de Pharaon ; { $winner } gagne
       *[other] { $winner } et { $rival } ont rempli la directive de Pharaon ; { $winner } gagne
    } avec plus de bâtiments administratifs, { $value } contre { $other }.
won-goal-finished = { $reader ->
        [winner] Vous et { $rival } avez rempli la directive de Pharaon ; vous gagnez
        [rival] Vous et { $winner } avez rempli la directive de Pharaon ; { $winner } gagne
       *[other] { $winner } et { $rival } ont rempli la directive de Pharaon ; { $winner } gagne
    } avec une Pyramide terminée.
won-goal-steps = { $reader ->
        [winner] Vous et { $rival } avez rempli la directive de Pharaon ; vous gagnez
        [rival] Vous et { $winner } avez rempli la directive de Pharaon ; { $winner } gagne
       *[other] { $winner } et { $rival } ont rempli la directive de Pharaon ; { $winner } gagne
    } avec plus d’étapes de la Pyramide, { $value } contre { $other }.
won-goal-resources = { $reader ->
        [winner] Vous et { $rival } avez rempli la directive de Pharaon ; vous gagnez
        [rival] Vous et { $winner } avez rempli la directive de Pharaon ; { $winner } gagne
       *[other] { $winner } et { $rival } ont rempli la directive de Pharaon ; { $winner } gagne
    } avec la Pyramide qui a demandé le plus de ressources, { $value } contre { $other }.
won-goal-number = { $reader ->
        [winner] Vous et { $rival } avez rempli la directive de Pharaon ; vous gagnez
        [rival] Vous et { $winner } avez rempli la directive de Pharaon ; { $winner } gagne
       *[other] { $winner } et { $rival } ont rempli la directive de Pharaon ; { $winner } gagne
    } avec la Pyramide au plus petit numéro, { $value } contre { $other }.
won-turn_cap-shared = La partie est nulle : personne n’a rempli la directive de Pharaon avant la limite de tours.

## Why not

reason-building_left = Vous pouvez encore construire avec ce que vous avez.
reason-goods_left = Vous pouvez encore charger ou stocker des marchandises, perdues sinon.
reason-cards_left = { $count ->
        [one] Une carte que vous pourriez garder sera perdue.
       *[other] { $count } cartes que vous pourriez garder seront perdues.
    }
reason-project_left = Vous pourriez encore lancer un chantier ce tour-ci.
reason-tokens_left = Vous pouvez encore sauver des pions de production, perdus sinon.
reason-already_given = Vous avez déjà transmis une carte à cet adversaire dans cette séquence.
reason-builds_come_first = On construit avant d’affréter des caravanes et de stocker.
reason-cannot_pay = Vous ne pouvez pas payer { name-the-tile } en { $space }.
reason-caravans_full = Toutes vos caravanes sont affrétées.
reason-card_of_an_earlier_turn = Après une révolte, vous ne pouvez garder qu’une carte acquise ce tour-ci.
reason-cards_are_due = Vous devez piocher les cartes dues pour le Choix d’Horus.
reason-cards_are_lost = Après une révolte, aucune carte ne peut être chargée sur une caravane.
reason-card_locked = Cette carte a déjà été échangée cette saison.
reason-card_not_drawn = Vous ne venez pas de piocher { name-a-card }.
reason-enough_kept = Vous ne pouvez pas garder plus de cartes.
reason-first_unrest_stays = La première carte Troubles de votre séquence est pour vous.
reason-gardens_wait = Les Jardins servent quand vous gardez une carte Troubles doubles.
reason-have_one_already = Vous avez déjà { name-a-tile } sur votre site.
reason-last_master_builder = Vous ne pouvez pas démolir votre dernier Maître d’œuvre.
reason-library_waits = La Bibliothèque sert quand vous gardez une carte Troubles.
reason-loads_before_stores = On affrète des caravanes avant de stocker.
reason-marker_at_zero = Votre cube est déjà sur la case la plus basse.
reason-market_opens_caravans = Dans cette partie, le Marché n’échange pas de cartes.
reason-moved_already = Vous ne pouvez plus déplacer { name-the-tile } en { $space } dans cette phase.
reason-moves_before_starts = On déplace des chantiers avant d’en lancer.
reason-must_keep_a_card = Après une révolte, vous devez garder une carte.
reason-must_raze = Vous avez trop de chantiers pour vos Maîtres d’œuvre : démolissez d’abord.
reason-must_take_next_card = Après avoir utilisé le Palais, vous devez prendre la carte suivante.
reason-no_completed_neighbour = Aucun de vos bâtiments construits n’est voisin de cette case.
reason-no_market = Il vous faut un Marché construit pour affréter des caravanes.
reason-no_opponent = Ce n’est pas un de vos adversaires.
reason-no_second_card = Il n’y a pas de deuxième carte.
reason-no_second_half = Vous n’avez pas de deuxième ressource pour cette caravane.
reason-no_stopping = Dans cette partie, vous devez coucher votre obélisque si vous refusez une carte.
reason-no_such_card = Cette carte n’est pas là.
reason-no_such_project = Ce n’est pas un de vos chantiers : { $tile } en { $space }.
reason-no_such_tile = Vous n’avez pas cette tuile : { name-a-tile } en { $space }.
reason-no_token = Vous n’avez pas ce pion.
reason-none_left = Cette sorte est épuisée sur le plateau : { $tile }.
reason-not_in_stock = Vous n’avez pas cela en stock.
reason-not_needed = Cette ressource n’est plus demandée.
reason-not_on_the_nile = Le Port se place au bord du Nil.
reason-nothing_to_swap = L’un de vous deux n’a pas la carte à échanger.
reason-nothing_taken_yet = Vous n’avez encore pris aucune carte dans cette séquence.
reason-nowhere_to_go = Il n’y a pas d’autre case pour ce chantier.
reason-one_step_a_turn = Vous ne pouvez construire qu’une étape de la Pyramide par tour.
reason-only_production_shares = Seuls des bâtiments de production peuvent partager une case.
reason-opponent_down = Ce joueur est sorti de la saison.
reason-opponent_revolted = Ce joueur est en révolte générale.
reason-out_of_order = On procède ici dans un ordre fixe : c’est trop tôt ou trop tard.
reason-payment_not_minimal = Autre chose passe d’abord, ou cela est inutile : payez avec ce qui brille.
reason-power_not_owned = Vous n’avez pas construit ce bâtiment.
reason-power_used = Vous avez déjà utilisé ce pouvoir cette saison.
reason-produced_already = Vous avez produit dans cette séquence : vous ne pouvez pas coucher votre obélisque.
reason-razes_come_first = On démolit avant de déplacer et de lancer des chantiers.
reason-rest_cannot_be_paid = Avec cette réduction, vous ne pourriez pas payer le reste.
reason-same_space = Le chantier vient d’en partir.
reason-second_half_is_single = Seule une ressource simple peut compléter cette caravane.
reason-shoe_is_dark = Le sabot est face cachée.
reason-shoe_is_open = Le sabot est face visible.
reason-somebody_can_take_it = Vous pouvez transmettre cette carte à quelqu’un.
reason-source_not_there = Vous n’avez pas cela.
reason-space_full = Cette case porte déjà deux tuiles.
reason-space_taken = Cette case est prise.
reason-started_this_turn = Vous avez déjà lancé { name-a-tile } ce tour-ci.
reason-stock_full = Vos Entrepôts sont pleins.
reason-temple_comes_first = Le Temple s’utilise avant de prendre la première carte de votre séquence.
reason-tokens_only = Après une révolte, vous n’avez que des pions de production à charger.
reason-too_few_cards = Il reste trop peu de cartes dans le sabot.
reason-too_few_master_builders = { $builders ->
        [one] Votre seul Maître d’œuvre lance deux chantiers au plus.
       *[other] Vos { $builders } Maîtres d’œuvre lancent chacun deux chantiers au plus.
    }
reason-top_left_only = Avec le placement Divinité, vos tuiles de départ vont en A1.
reason-would_revolt = Cela provoquerait une révolte générale.

## La table dans le terminal

board-turn = Tour { $turn }, { $first } joue en premier
board-shoe = { $cards ->
        [one] Sabot : { $cards } carte, sur le dessus : { $top }
       *[other] Sabot : { $cards } cartes, sur le dessus : { $top }
    }
board-dark = face cachée
board-sequence = Séquence de travail, { $who } : cartes prises { $cards }, troubles { $unrest }
board-drawn = Piochées, à régler : { $cards }
board-temple = Temple, les deux cartes du dessus : { $shown }
board-unseen = Pas encore vues
board-revolt = révolte
board-cards = cartes
board-stock = stock (+ pions)
board-pyramid = pyramide
board-out = hors de la saison
board-revolted = révolte générale
board-older = * marque une carte d’un tour précédent, qu’une révolte fait perdre.
board-caravans = { $number ->
        [one] { $number } caravane
       *[other] { $number } caravanes
    }
board-supply = Plateau
board-sizes = Coûts en or-pierre-bois. Au plus : caravanes { $caravans }, cubes noirs { $cubes }, cartes gardées sans construire { $kept_without_building }, après une révolte { $kept_after_revolt }.

## Pourquoi un coup est meilleur : ce qu’un siège a de plus ou de moins

because-when = Au début du prochain tour
because-steps = environ { $n } { $n ->
        [one] étape
       *[other] étapes
    } { $fewer } de la Pyramide
because-buildings = environ { $n } { $n ->
        [one] bâtiment construit
       *[other] bâtiments construits
    } { $fewer }
because-projects = environ { $n } { $n ->
        [one] chantier
       *[other] chantiers
    } { $fewer }
because-goods = environ { $n } { $n ->
        [one] ressource
       *[other] ressources
    } { $fewer } en stock
because-caravans = environ { $n } { $n ->
        [one] caravane
       *[other] caravanes
    } { $fewer }
because-kept = environ { $n } { $n ->
        [one] carte Ressource gardée
       *[other] cartes Ressource gardées
    } { $fewer }
because-cubes = environ { $n } { $n ->
        [one] cube noir
       *[other] cubes noirs
    } { $fewer }
