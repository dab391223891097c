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
name-card-U1 = simple trouble
name-card-U2 = double trouble
name-card-HO = Choix d’Horus
name-card-XX = Hoshekh
name-card-J = carte joker de la Bibliothèque
name-card-top = la carte offerte
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
name-source-stock = réserve
name-source-caravan = caravane
name-source-symbol = un symbole d’une carte
name-ending-goal = l’objectif
name-ending-turn_cap = la limite de tours

## Editions and options

edition-fr = Édition française, 2023
    .about = Les règles du jeu publié.
edition-en = Édition anglaise, 2022
    .about = Les règles anglaises, qui diffèrent en 36 endroits.
option-mode = Mode
    .about = Quels bâtiments mettent fin à la partie.
option-mode-scribe = Scribe
    .about = Construire la Pyramide.
option-mode-architect = Architecte
    .about = Édition française : bâtir les 12 cases.
option-mode-priest = Prêtre
    .about = Édition française : Port, Pyramide et 3 bâtiments administratifs. Édition anglaise : les 12 cases.
option-mode-pharaoh = Pharaon
    .about = Édition française : Port, Pyramide et les 6 bâtiments administratifs. Édition anglaise : 4 d’entre eux.
option-mode-deity = Divinité
    .about = Édition anglaise : Port, Pyramide et les 6 bâtiments administratifs.
option-quick_start = Départ rapide
    .about = Édition française seulement.
option-quick_start-off = non
    .about = Chacun commence avec les deux tuiles de départ.
option-quick_start-on = oui
    .about = Chacun commence aussi avec un bâtiment administratif au hasard.
option-deity_placement = Placement Divinité
    .about = Édition française seulement.
option-deity_placement-off = non
    .about = Les chantiers vont sur n’importe quelle case.
option-deity_placement-on = oui
    .about = Les cités grandissent depuis le coin en haut à gauche.
option-project_count = Chantiers demandant un Maître d’œuvre
    .about = Quels chantiers comptent.
option-project_count-started = lancés ce tour
    .about = Les anciens n’en demandent pas.
option-project_count-open = tous les ouverts
    .about = Chaque chantier du site compte.
option-third_step = Troisième stade de la cité
    .about = Si un second bâtiment principal apporte un cube noir.
option-third_step-none = aucun
    .about = Il y a deux stades.
option-third_step-second_main = second bâtiment principal
    .about = Il compte comme troisième stade, avec deux cubes au plus.
option-market = Marché
    .about = Ce que fait le Marché.
option-market-swap = échange
    .about = Échanger une carte de ressource avec un adversaire.
option-market-caravans = caravanes
    .about = Pas de pouvoir en saison.
option-caravans = Caravanes
    .about = Qui peut affréter des caravanes.
option-caravans-all = tous
    .about = Dès le premier tour.
option-caravans-market = avec un Marché
    .about = Seulement avec un Marché construit.
option-stop = S’arrêter
    .about = Finir une séquence sans coucher l’obélisque.
option-stop-off = non
    .about = Refuser une carte, c’est se coucher.
option-stop-on = oui
    .about = Après une carte sans ressource on peut s’arrêter.
option-palace_forced = Palais
    .about = Ce qui suit le Palais.
option-palace_forced-off = non
    .about = La carte suivante est offerte.
option-palace_forced-on = oui
    .about = La carte suivante doit être prise.
option-revolt_tokens = Pions après une révolte
    .about = Ce que deviennent les pions de production.
option-revolt_tokens-lost = perdus
    .about = Ils sont inutilisables.
option-revolt_tokens-storable = stockables
    .about = Ils peuvent être stockés, ou chargés sur des caravanes.
option-share_space = Cases partagées
    .about = Quelles tuiles partagent une case.
option-share_space-start_only = tuiles de départ
    .about = Seulement les deux tuiles de départ.
option-share_space-production = production
    .about = Deux bâtiments de production quelconques.
option-turn_cap = Limite de tours
    .about = La partie est nulle après tant de tours.
option-turn_cap-off = sans limite
    .about = La partie continue jusqu’à ce que quelqu’un atteigne l’objectif.
option-first = Premier joueur
    .about = Le hasard désigne qui commence, ou la table choisit une place : le plus vieux joueur, d’après les règles imprimées.
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

prompt-ChooseFirst = Le hasard désigne le premier joueur.
    .waiting = Le hasard désigne le premier joueur.
prompt-DealAdministrative = Le hasard donne un bâtiment à { $player }.
    .waiting = Le hasard donne un bâtiment à { $player }.
prompt-TurnUp = Le hasard montre la carte suivante du sabot.
    .waiting = Le hasard montre la carte suivante du sabot.
prompt-DrawInTheDark = Le hasard décide de la carte piochée dans les ténèbres.
    .waiting = Le hasard décide de la carte piochée dans les ténèbres.
prompt-LookAtCard = Le hasard décide d’une carte du Temple.
    .waiting = Le hasard décide d’une carte du Temple.
prompt-PlaceStart = Placez votre { $tile } sur la case de votre choix.
    .waiting = { $player } place : { $tile }.
prompt-PlaceQuick = Placez le bâtiment reçu sur une case vide.
    .waiting = { $player } place un bâtiment.
prompt-SelectProjects = Choisissez vos chantiers : démolir, déplacer, lancer, puis continuer.
    .waiting = { $player } choisit ses chantiers.
prompt-TrimStock = Votre réserve ne tient plus : abandonnez une ressource.
    .waiting = { $player } doit abandonner des ressources.
prompt-MoveProject = Où va ce chantier : { $tile } ?
    .waiting = { $player } déplace un chantier.
prompt-Offer = Une carte est offerte : la prendre ou coucher l’obélisque ?
    .waiting = Une carte est offerte à { $player }.
prompt-PickCard = Temple : laquelle des deux cartes prenez-vous ?
    .waiting = { $player } choisit une carte du Temple.
prompt-ReplaceCard = Palais : remplacer une carte, ou accepter ?
    .waiting = { $player } peut user du Palais.
prompt-DealWithUnrest = Troubles : que faites-vous de la carte ?
    .waiting = { $player } fait face aux troubles.
prompt-React = Votre cube est monté : rester, ou coucher l’obélisque ?
    .waiting = { $player } peut coucher son obélisque.
prompt-BeforeDraws = Le Choix d’Horus demande de piocher : que faites-vous d’abord ?
    .waiting = { $player } peut agir avant de piocher pour le Choix d’Horus.
prompt-WrapUp = User d’un pouvoir avant la fin de votre séquence ?
    .waiting = { $player } peut user d’un pouvoir.
prompt-Erect = Construisez, affrétez, stockez, puis terminez.
    .waiting = { $player } construit.
prompt-ChooseDiscount = Quelle ressource votre Port vous épargne-t-il ?
    .waiting = { $player } choisit la réduction du Port.
prompt-Pay = Payez : choisissez la source suivante.
    .waiting = { $player } paie.
prompt-LoadSecondHalf = Choisissez la seconde ressource de la caravane.
    .waiting = { $player } affrète une caravane.
prompt-KeepCards = Quelles cartes gardez-vous pour le tour suivant ?
    .waiting = { $player } choisit les cartes à garder.
prompt-SaveTokens = Après la révolte : chargez ou stockez vos pions de production.
    .waiting = { $player } sauve ses pions de production.

## Moves. `.group` and `.item` say the same in a list of options.

move-first = { $player } commence
    .group = Commence
    .item = { $player }
move-admin = Donner : { $tile }
    .group = Donner
    .item = { $tile }
move-season = Carte Saison : { $card }
    .group = Carte
    .item = { $card }
move-put = Placer : { $tile }, { $space }
    .group = Placer
    .item = { $tile } { $space }
move-raze = Démolir : { $tile }, { $space }
    .group = Démolir
    .item = { $tile } { $space }
move-lift = Déplacer : { $tile }, { $space }
    .group = Déplacer
    .item = { $tile } { $space }
move-start = Lancer : { $tile }, { $space }
    .group = Lancer
    .item = { $tile } { $space }
move-build = Construire : { $tile }, { $space }
    .group = Construire
    .item = { $tile } { $space }
move-trim = Abandonner : { $good }
    .group = Abandonner
    .item = { $good }
move-to = Vers { $space }
    .group = Vers
    .item = { $space }
move-go = Continuer
    .group = Finir
    .item = continuer
move-take = Prendre la carte
    .group = Offre
    .item = prendre la carte
move-draw = Piocher dans les ténèbres
    .group = Offre
    .item = piocher dans les ténèbres
move-lay = Coucher l’obélisque
    .group = Sortir
    .item = coucher l’obélisque
move-stop = S’arrêter et rester en saison
    .group = Sortir
    .item = s’arrêter et rester en saison
move-temple = User du Temple
    .group = Pouvoir
    .item = user du Temple
move-accept = Accepter les cartes
    .group = Palais
    .item = accepter les cartes
move-stay = Rester en saison
    .group = Réagir
    .item = rester en saison
move-on = Continuer à piocher
    .group = Finir
    .item = continuer à piocher
move-end = Finir la séquence
    .group = Finir
    .item = finir la séquence
move-done = Terminé
    .group = Finir
    .item = terminé
move-palace = Palais : remplacer { $card }
    .group = Palais
    .item = { $card }
move-barracks = Caserne sur { $player }
    .group = Caserne
    .item = { $player }
move-market = Marché : { $card } contre { $other } de { $player }
    .group = Marché
    .item = { $card } contre { $other } de { $player }
move-pick = Prendre la carte { $pick }
    .group = Temple
    .item = carte { $pick }
move-keep = Garder : { $card }
    .group = Garder
    .item = { $card }
move-garden = Jardins : garder { $card } comme simple
    .group = Jardins
    .item = { $card }
move-library = Bibliothèque : convertir { $card } en ressource
    .group = Bibliothèque
    .item = { $card }
move-both = Jardins et Bibliothèque : convertir { $card } en ressource
    .group = Jardins et Bibliothèque
    .item = { $card }
move-give = Donner { $card } à { $player }
    .group = Donner
    .item = { $card } à { $player }
move-toss = Défausser : { $card }
    .group = Défausser
    .item = { $card }
move-harbor = Port : un(e) { $good } de moins
    .group = Port
    .item = { $good }
move-pay = { $source_code ->
        [token] Payer pion : { $good }
        [stock] Payer réserve : { $good }
       *[card] Payer carte : { $card }
        [caravan] Payer caravane
    }
    .group = Payer
    .item = { $source_code ->
        [token] pion : { $good }
        [stock] réserve : { $good }
       *[card] carte : { $card }
        [caravan] caravane
    }
move-load = { $source_code ->
        [token] Charger pion : { $good }
        [stock] Charger réserve : { $good }
       *[card] Charger carte : { $card }
    }
    .group = Charger
    .item = { $source_code ->
        [token] pion : { $good }
        [stock] réserve : { $good }
       *[card] carte : { $card }
    }
move-store = { $source_code ->
        [token] Stocker pion : { $good }
        [stock] Stocker réserve : { $good }
       *[card] Stocker carte : { $card }
        [symbol] Stocker carte : { $card }, seulement { $good }
    }
    .group = Stocker
    .item = { $source_code ->
        [token] pion : { $good }
        [stock] réserve : { $good }
       *[card] carte : { $card }
        [symbol] carte : { $card }, seulement { $good }
    }

## What happened. `.also` continues the sentence when the same happens again.

event-FirstPlayerChosen = { $player } commence.
event-TilePlaced = { $player } place { $tile } en { $space }.
event-AdministrativeDealt = { $player } reçoit { $tile }.
event-TurnBegan = Tour { $turn } : { $player } est premier.
event-TileRazed = { $player } démolit { $tile } en { $space }.
event-StockTrimmed = { $player } abandonne { $good }.
event-ProjectLifted = { $player } soulève { $tile } de { $space }.
event-ProjectMoved = { $player } déplace { $tile } de { $space } à { $to }.
event-ProjectStarted = { $player } lance { $tile } en { $space }.
event-ProjectsSettled = { $spaces ->
        [0] { $player } a choisi.
       *[other] { $player } a choisi et monte de { $spaces }.
    }
event-SeasonOpened = La saison s’ouvre avec { $cards } cartes dans le sabot.
event-CardTurnedUp = La carte suivante : { $card }.
event-DarknessFell = Hoshekh : les ténèbres tombent sur le sabot.
event-SequenceBegan = { $player } commence une séquence de travail.
event-CardDrawn = { $player } pioche { $card }.
event-CardLooked = { $card_code ->
        [hidden] { $player } regarde une carte dans les ténèbres.
       *[other] { $player } voit { $card } dans les ténèbres.
    }
event-CardPicked = { $player } prend { $card } et remet l’autre carte.
event-CardDiscarded = { $card } est défaussé.
event-TempleUsed = { $player } use du Temple.
event-PalaceUsed = { $player } use du Palais sur { $card }.
event-BarracksUsed = { $player } use de la Caserne : { $target } monte.
event-MarketUsed = { $player } échange { $card } contre { $other } de { $target }.
event-CardAccepted = { $player } accepte les cartes.
event-WindRose = { $spaces ->
        [1] Un vent de révolte : tous les cubes montent d’une case.
       *[other] Des vents de révolte : tous les cubes montent de { $spaces }.
    }
event-UnrestKept = { $player } garde { $card }.
event-UnrestGiven = { $player } donne { $card } à { $target }.
event-UnrestTossed = { $player } défausse { $card }.
event-Revolted = Révolte générale sur le site de { $player } !
event-Stayed = { $player } reste en saison.
event-ObeliskLaid = { $player } couche son obélisque.
event-SequenceStopped = { $player } s’arrête et reste en saison.
event-SequenceEnded = { $player } finit sa séquence.
event-DrawsBegan = { $player } continue à piocher.
event-SeasonEnded = La saison finit ; il reste { $cards } cartes.
event-BuildingChosen = { $player } construit { $tile } en { $space }.
event-DiscountChosen = Le Port épargne à { $player } : { $good }.
event-SourcePaid = { $player } paie avec { $source } { $what }.
event-BuildingCompleted = { $player } achève { $tile } en { $space }.
event-StepCompleted = { $player } achève l’étape { $step } de la Pyramide.
event-CityGrew = La cité de { $player } grandit : { $cubes } cubes noirs sur la jauge.
event-CaravanLoaded = { $player } affrète une caravane avec { $card }.
event-HalfLoaded = { $player } charge { $source } { $what }.
event-ResourceStored = { $player } stocke { $source } { $what }.
event-CardKept = { $player } garde { $card } pour le tour suivant.
event-PhaseDone = { $player } a terminé.
event-GameEnded = La partie est finie.

## How a game ends

ending-goal = Quelqu’un a rempli l’objectif.
ending-turn_cap = La limite de tours est atteinte : la partie est nulle.

## Why not

reason-already_given = Cet adversaire a déjà reçu une carte dans cette séquence.
reason-builds_come_first = On construit avant d’affréter et de stocker.
reason-cannot_pay = Vous ne pouvez pas payer { $tile } en { $space }.
reason-caravans_full = Toutes vos caravanes sont chargées.
reason-card_of_an_earlier_turn = Après une révolte, seule une carte de ce tour peut être gardée.
reason-cards_are_due = Vous devez piocher les cartes demandées par le Choix d’Horus.
reason-cards_are_lost = Après une révolte, aucune carte ne part en caravane.
reason-card_locked = Cette carte a déjà été échangée cette saison.
reason-card_not_drawn = { $card } n’est pas parmi les cartes piochées.
reason-enough_kept = Vous ne gardez pas plus de cartes.
reason-first_unrest_stays = La première carte Troubles d’une séquence reste à vous.
reason-have_one_already = Vous avez déjà { $tile } sur votre site.
reason-last_master_builder = Votre dernier Maître d’œuvre ne peut pas être démoli.
reason-loads_before_stores = On affrète avant de stocker.
reason-marker_at_zero = Votre cube est déjà tout en bas.
reason-market_opens_caravans = Dans cette partie le Marché n’échange pas de cartes.
reason-moved_already = { $tile } en { $space } ne peut plus être déplacé dans cette phase.
reason-moves_before_starts = On déplace avant de lancer.
reason-must_keep_a_card = Après une révolte vous gardez une carte.
reason-must_raze = Vous avez plus de chantiers que vos Maîtres d’œuvre n’en mènent : démolissez d’abord.
reason-must_take_next_card = Après le Palais la carte suivante doit être prise.
reason-no_completed_neighbour = Aucun de vos bâtiments construits n’est voisin de cette case.
reason-no_market = Il vous faut un Marché construit pour affréter.
reason-no_opponent = Ce n’est pas un de vos adversaires.
reason-no_second_card = Il n’y a pas de seconde carte.
reason-no_second_half = Vous n’avez pas de seconde ressource pour cette caravane.
reason-no_stopping = Dans cette partie refuser une carte, c’est coucher l’obélisque.
reason-no_such_card = Cette carte n’est pas là.
reason-no_such_project = Il n’y a pas de chantier { $tile } en { $space }.
reason-no_such_tile = Il n’y a pas { $tile } en { $space }.
reason-no_token = Vous n’avez pas ce pion.
reason-none_left = Il ne reste plus { $tile } sur le plateau.
reason-not_in_stock = Cela n’est pas dans votre réserve.
reason-not_needed = Cette ressource n’est plus demandée.
reason-not_on_the_nile = Un Port se place au bord du Nil.
reason-nothing_taken_yet = Vous n’avez encore pris aucune carte dans cette séquence.
reason-nowhere_to_go = Il n’y a pas d’autre case pour ce chantier.
reason-one_step_a_turn = Une pyramide grandit d’une étape par tour.
reason-only_production_shares = Seuls des bâtiments de production partagent une case.
reason-opponent_down = Ce joueur est sorti de la saison.
reason-opponent_revolted = Ce joueur est en révolte générale.
reason-out_of_order = On choisit dans un ordre fixe, et cela vient trop tôt ou trop tard.
reason-payment_not_minimal = Avec cette source, aucun paiement où chaque source est nécessaire ne peut être achevé.
reason-power_not_owned = Vous n’avez pas ce bâtiment construit.
reason-power_used = Ce pouvoir a déjà servi cette saison.
reason-produced_already = Vous avez produit une ressource dans cette séquence : vous ne pouvez pas coucher l’obélisque.
reason-razes_come_first = On démolit avant de déplacer et de lancer.
reason-rest_cannot_be_paid = Avec cette réduction vous ne pouvez pas payer le reste.
reason-same_space = Le chantier vient de là.
reason-second_half_is_single = La seconde moitié d’une caravane est une ressource simple.
reason-shoe_is_dark = Le sabot est face cachée.
reason-shoe_is_open = Le sabot est face visible.
reason-somebody_can_take_it = Quelqu’un peut recevoir cette carte.
reason-source_not_there = Vous n’avez pas cela.
reason-space_full = Cette case porte deux tuiles.
reason-space_taken = Cette case est prise.
reason-started_this_turn = Vous avez déjà lancé { $tile } ce tour.
reason-stock_full = Vos Entrepôts sont pleins.
reason-temple_comes_first = Le Temple s’utilise avant la première carte d’une séquence.
reason-tokens_only = Après une révolte il ne reste que les pions de production.
reason-too_few_cards = Le sabot a trop peu de cartes pour cela.
reason-too_few_master_builders = { $builders ->
        [one] Un Maître d’œuvre lance deux chantiers au plus.
       *[other] { $builders } Maîtres d’œuvre lancent deux chantiers chacun au plus.
    }
reason-top_left_only = Avec le placement Divinité les tuiles de départ vont en A1.
reason-would_revolt = Cela provoquerait une révolte générale.

## La table dans le terminal

board-turn = Tour { $turn }, { $first } commence
board-shoe = Sabot : { $cards } cartes, dessus : { $top }
board-dark = face cachée
board-sequence = Séquence de travail de { $who } : cartes { $cards }, troubles { $unrest }
board-unseen = Pas encore vues
board-revolt = révolte
board-cards = cartes
board-stock = stock (+ jetons)
board-pyramid = pyramide
board-out = hors de la saison
board-revolted = révolte ouverte
board-older = * marque une carte d’un tour précédent, qu’une révolte fait perdre.
board-caravans = { $number ->
    [one] { $number } caravane
   *[other] { $number } caravanes
}
board-supply = Réserve
board-sizes = Prix en or-pierre-bois. Caravanes { $caravans } au plus, cubes noirs { $cubes }. Cartes gardées sans bâtir { $kept_without_building }, après une révolte { $kept_after_revolt }.
