# Cléopâtre. Les clés et les faits viennent des règles ; src/mastaba/texts.py dit comment on les cherche.

## Noms

name-card-A = artisan
name-card-S = pierre
name-card-M = marbre
name-card-W = bois
name-card-L = lapis-lazuli
name-card-S2 = deux pierres
name-card-M2 = deux marbres
name-card-W2 = deux bois
name-card-L2 = deux lapis-lazuli
name-card-C = caverne
name-card-down = une carte cachée

name-least-A = { name-card-A }
name-least-S = { name-card-S }
name-least-M = { name-card-M }
name-least-W = { name-card-W }
name-least-L = { name-card-L }
name-least-S2 = { name-card-S2 }
name-least-M2 = { name-card-M2 }
name-least-W2 = { name-card-W2 }
name-least-L2 = { name-card-L2 }
name-least-C = { name-card-C }

name-hidden-A = { name-card-A }
name-hidden-S = { name-card-S }
name-hidden-M = { name-card-M }
name-hidden-W = { name-card-W }
name-hidden-L = { name-card-L }
name-hidden-S2 = { name-card-S2 }
name-hidden-M2 = { name-card-M2 }
name-hidden-W2 = { name-card-W2 }
name-hidden-L2 = { name-card-L2 }
name-hidden-C = { name-card-C }

name-worshipper-none = personne
name-worshipper-architect = Architecte
name-worshipper-vizier = Vizir
name-worshipper-merchant = Marchand
name-worshipper-beggar = Mendiant
name-worshipper-foreman = Contremaître

name-piece-sphinx = sphinx
name-piece-obelisk = obélisque
name-piece-door = encadrement de porte
name-piece-column = mur de colonnes
name-piece-pedestal = piédestal
name-piece-throne = trône
name-piece-mosaic = mosaïque

name-place-L = à gauche
name-place-R = à droite

name-where-market = au marché
name-where-quarry = à la carrière
name-where-end = nulle part
name-other-market = au marché
name-other-quarry = à la carrière

name-need-A = artisan
name-need-R = ressource

## Éditions et options

edition-2020 = Mojito Studios / Lucky Duck Games, 2020
    .about = De deux à quatre joueurs.

option-mosaic_bonus = Récompense d’une mosaïque avec statue
    .about = Ce qu’une mosaïque rapporte encore quand elle fait revendiquer un sanctuaire.
option-mosaic_bonus-either = ses scarabées, sans palmiers
    .about = La statue remplace les palmiers.
option-mosaic_bonus-both = ses scarabées et les palmiers
    .about = La statue ne coûte rien.
option-mosaic_bonus-statue_replaces_all = rien
    .about = La statue remplace tous les scarabées de la mosaïque.
option-throne_adjacency = Cases autour du trône
    .about = Quelles cases comptent pour le piédestal et le trône.
option-throne_adjacency-4 = quatre
    .about = Celles qui ont un côté commun.
option-throne_adjacency-8 = huit
    .about = Celles en diagonale aussi.
option-waiver_scope = Marchand et Contremaître
    .about = Jusqu’où va leur aide.
option-waiver_scope-per_turn = pour le tour
    .about = Tant de ressources ou d’artisans en tout.
option-waiver_scope-per_piece = par pièce
    .about = Autant pour chaque pièce construite.
option-hand_limit_on_quarry = Limite de main à la carrière
    .about = Si la limite de main vaut aussi dans un tour sans marché.
option-hand_limit_on_quarry-off = non
    .about = Seulement les tours où l’on est allé au marché.
option-hand_limit_on_quarry-on = oui
    .about = Tout tour qui finit au-dessus de la limite.
option-dead_zones_claimable = Zones condamnées
    .about = Si l’on peut revendiquer une ancienne zone quand sa dernière mosaïque possible est posée ailleurs.
option-dead_zones_claimable-off = non
    .about = Seulement les nouvelles zones.
option-dead_zones_claimable-on = oui
    .about = Les anciennes aussi, au moment où elles meurent.
option-turn_cap = Limite de tours
    .about = La partie finit après ce nombre de tours de tous les joueurs ensemble.
option-turn_cap-off = sans limite
    .about = Seule l’arrivée de Cléopâtre termine la partie : si plus personne ne peut agir, elle ne finit jamais.
option-first = Premier joueur
    .about = Le hasard désigne qui commence, ou la table choisit une place.
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

## Ce qui est demandé. `.waiting` est pour ceux qui attendent.

prompt-ChooseFirst = Le hasard désigne qui commence.
    .waiting = Le hasard désigne qui commence.
prompt-PlaceWorshippers = Le hasard place les adorateurs.
    .waiting = Le hasard place les adorateurs.
prompt-TurnTop = Le hasard montre la carte suivante de la pioche.
    .waiting = Le hasard montre la carte suivante de la pioche.
prompt-DrawCard = Le hasard décide quelle carte cachée est piochée.
    .waiting = Le hasard décide quelle carte cachée est piochée.
prompt-TurnMosaic = Le hasard retourne la mosaïque suivante.
    .waiting = Le hasard retourne la mosaïque suivante.
prompt-Activate = Activez-vous un adorateur de Sobek ?
    .waiting = { $player } peut activer un adorateur.
prompt-ChooseAction = Le marché ou la carrière ?
    .waiting = { $player } choisit une action.
prompt-SecondAction = Le Vizir vous laisse aller aussi { $other }.
    .waiting = { $player } peut agir encore une fois.
prompt-TakeStall = Quel étal prenez-vous ?
    .waiting = { $player } prend un étal.
prompt-StockStall = Sur quel étal posez-vous la carte ?
    .waiting = { $player } réapprovisionne les étals.
prompt-LimitHand = Vous avez plus de { $hand_limit } cartes : tout garder pour une amulette chacune, ou défausser ?
    .waiting = { $player } a trop de cartes.
prompt-DropCards = Défaussez jusqu’à { $hand_limit } cartes, une par une.
    .waiting = { $player } défausse.
prompt-Quarry = Que construisez-vous ?
    .waiting = { $player } est à la carrière.
prompt-Pay = Payez la pièce.
    .waiting = { $player } paie.
prompt-Claim = Revendiquez-vous un sanctuaire ?
    .waiting = { $player } peut revendiquer un sanctuaire.
prompt-Together = Chacun scelle son offrande au Grand Prêtre.
    .waiting = Chacun scelle son offrande au Grand Prêtre.
prompt-SealBid = Combien de scarabées offrez-vous au Grand Prêtre ?
    .waiting = { $player } prépare une offrande.

## Coups. `.group` et `.item` disent la même chose dans une liste.

move-first = { $player } commence
    .group = Commence
    .item = { $player }
move-worshipper = { $worshipper } à la place suivante
    .group = Placer
    .item = { $worshipper }
move-mosaic = Retourner la mosaïque { $tile }
    .group = Mosaïque
    .item = { $tile }
move-card = Piocher : { $card }
    .group = Piocher
    .item = { $card }
move-top = La pioche montre : { $card }
    .group = Dessus de la pioche
    .item = { $card }
move-activate = { $worshipper_code ->
        [none] N’activer personne
       *[other] Activer : { $worshipper }
    }
    .group = Activer
    .item = { $worshipper }
move-go = { $where_code ->
        [end] Finir le tour
       *[other] Aller { $where }
    }
    .group = Aller
    .item = { $where_code ->
        [end] finir le tour
       *[other] { $where }
    }
move-pass = Passer
    .group = Passer
    .item = passer
move-take = Prendre l’étal { $stall }
    .group = Prendre
    .item = étal { $stall }
move-stock = La poser sur l’étal { $stall }
    .group = Poser sur
    .item = étal { $stall }
move-keep = Garder toutes les cartes
    .group = Main
    .item = tout garder
move-discard = Défausser jusqu’à { $hand_limit }
    .group = Main
    .item = défausser
move-drop = Défausser : { $card }
    .group = Défausser
    .item = { $card }
move-build = { $piece_code ->
        [pedestal] Construire le piédestal
        [throne] Construire le trône
       *[other] Construire : { $piece }, { $place }
    }
    .group = Construire
    .item = { $piece } { $place }
move-done = Terminé
    .group = Finir
    .item = terminé
move-waive = En moins : { $need }
    .group = Remise
    .item = { $need }
move-pay = Payer : { $card }
    .group = Payer
    .item = { $card }
move-credit = Utiliser la seconde unité : { $card }
    .group = Crédit
    .item = { $card }
move-claim = Revendiquer le sanctuaire en { $square }
    .group = Revendiquer
    .item = { $square }
move-bid = Offrir { $amount }
    .group = Offrir
    .item = { $amount }

## Ce qui s’est passé. `.also` continue la phrase quand la même chose se répète.

event-FirstPlayerChosen = { $player } commence.
event-WorshipperPlaced = Place { $place } : { $worshipper }.
event-CardDealt = { $card_code ->
        [hidden] { $player } reçoit une carte.
       *[other] { $player } reçoit : { $card }.
    }
event-TopTurned = La pioche montre : { $card }.
event-StallFilled = L’étal { $stall } reçoit : { $card }.
event-MosaicTurned = La mosaïque suivante est { $tile }.
event-MosaicRemoved = La mosaïque { $tile } ne tient nulle part et est retirée.
event-DeckRebuilt = La pioche est refaite avec { $cards } cartes défaussées, dont { $down } face cachée.
event-TurnBegan = Tour { $turn } : { $player } joue.
event-WorshipperActivated = { $player } active : { $worshipper }, place { $place } ; { $scarabs ->
        [0] amulettes prises : { $amulets }.
       *[other] { $amulets ->
            [0] scarabées payés : { $scarabs }.
           *[other] scarabées payés : { $scarabs }, amulettes prises : { $amulets }.
        }
    }
event-CardDrawn = { $card_code ->
        [hidden] { $player } pioche une carte.
       *[other] { $player } pioche : { $card }.
    }
event-WentToMarket = { $player } va au marché.
event-WentToQuarry = { $player } va à la carrière.
event-TurnCutShort = { $player } n’agit pas une seconde fois.
event-Passed = { $player } ne peut rien faire et passe.
event-StallTaken = { $down ->
        [0] { $player } prend l’étal { $stall } : { $cards }.
        [one] { $hidden_code ->
            [hidden] { $player } prend l’étal { $stall }, dont une carte cachée : { $cards }.
           *[other] { $player } prend l’étal { $stall } : { $cards }, et face cachée { $hidden }.
        }
       *[other] { $hidden_code ->
            [hidden] { $player } prend l’étal { $stall }, dont { $down } cartes cachées : { $cards }.
           *[other] { $player } prend l’étal { $stall } : { $cards }, et face cachée { $hidden }.
        }
    }
event-CardLifted = La carte suivante : { $card }.
event-CardStocked = { $player } pose sur l’étal { $stall } : { $card }.
event-HandKept = { $player } garde toutes ses cartes et prend { $amulets } amulettes.
event-DiscardChosen = { $player } défausse jusqu’à { $hand_limit } cartes.
event-CardDropped = { $player } défausse : { $card }.
    .also = , { $card }
event-PieceChosen = { $piece_code ->
        [pedestal] { $player } veut construire le piédestal.
        [throne] { $player } veut construire le trône.
       *[other] { $player } veut construire : { $piece } ({ $place }).
    }
event-CardPaid = { $amulets ->
        [0] { $player } paie : { $card }.
       *[other] { $player } paie : { $card }, et prend une amulette.
    }
event-CreditUsed = { $player } utilise la seconde unité d’une carte corrompue : { $card }.
event-ArtisanWaived = Le Contremaître épargne un artisan à { $player }.
event-ResourceWaived = Le Marchand épargne une ressource à { $player }.
event-PieceBuilt = { $piece_code ->
        [pedestal] { $player } construit le piédestal
        [throne] { $player } construit le trône
       *[other] { $player } construit : { $piece } ({ $place })
    }{ $scarabs ->
        [0] {""}
       *[other] {" "}et gagne { $scarabs } scarabées
    }{ $architect ->
        [0] .
       *[other] {" "}et { $architect } de l’Architecte.
    }
event-SanctuaryClaimed = { $player } revendique le sanctuaire { $squares }.
event-MosaicRewarded = { $player } gagne { $scarabs } scarabées pour la mosaïque.
event-QuarryLeft = { $player } quitte la carrière.
event-CleopatraMoved = Cléopâtre avance à la case { $space }.
event-OfferingSealed = { $player } a scellé son offrande.
event-OfferingOpened = Les offrandes : { $bids } ; les rangs : { $ranks }.
event-LastTurnsBegan = { $player } a mené Cléopâtre devant les portes : chacun des autres joue encore un tour.
event-HandShown = { $player } montre { $cards } et prend { $amulets } amulettes.
event-AmuletsCounted = { $rest ->
        [0] Il ne reste pas d’amulette à { $player }
        [one] Il reste 1 amulette à { $player }
       *[other] Il reste { $rest } amulettes à { $player }
    }, qui { $penalty ->
        [0] ne paie rien.
        [one] paie 1 scarabée.
       *[other] paie { $penalty } scarabées.
    }
event-PlayerEliminated = Il reste { $rest } amulettes à { $player }, que l’on jette au crocodile : élimination.
event-GameEnded = La partie est finie.

## Pourquoi non

reason-too_few_scarabs = Ici, { $worshipper } coûte { $need } scarabées ; vous en avez { $have }.
reason-market_empty = Tous les étals sont vides.
reason-nothing_to_build = Il n’y a rien que vous puissiez payer et placer.
reason-only_one_action = Il faut faire une action.
reason-action_possible = On ne passe que si l’on ne peut rien faire d’autre.
reason-once_each = Vous y êtes déjà allé ce tour.
reason-end_instead = Finissez plutôt le tour.
reason-stall_empty = L’étal { $stall } est vide.
reason-stall_served = L’étal { $stall } a déjà reçu sa carte cette fois.
reason-card_not_in_hand = Vous n’avez pas cette carte : { $card }.
reason-drop_in_order = On défausse dans l’ordre : après { $least }, { $card } ne vient plus.
reason-too_few_after_it = Il resterait ensuite trop peu de cartes à défausser dans l’ordre.
reason-row_full = Il y a déjà trois sphinx dans cette rangée.
reason-already_built = Cela est déjà construit.
reason-no_mosaic_left = Il n’y a plus de mosaïque.
reason-not_the_top_mosaic = Ces cases sont celles de la mosaïque { $tile }, et celle du dessus est { $top }.
reason-squares_covered = Une autre mosaïque s’y trouve.
reason-on_the_throne = Aucune mosaïque ne se pose sur la case du trône, { $square }.
reason-pedestal_first = Le piédestal vient d’abord.
reason-too_dear = Vous ne pouvez pas payer cette pièce : { $piece }.
reason-build_first = Construisez au moins une pièce.
reason-artisans_first = Payez d’abord les artisans : encore { $owed }.
reason-artisans_paid = Les artisans sont payés.
reason-must_be_identical = Ces ressources doivent être identiques.
reason-must_be_different = Ces ressources doivent être différentes.
reason-no_credit = Vous n’avez pas ce crédit : { $card }.
reason-credit_for_credit = Un paiement qui a pris un crédit ne peut pas en laisser un.
reason-no_waiver = Rien ne vous est remis.
reason-pay_in_order = On paie dans l’ordre ; cette carte vient trop tard.
reason-payment_out_of_reach = Ensuite le reste ne pourrait plus être payé.
reason-no_new_sanctuary = Aucun nouveau sanctuaire ne commence en { $square }.
reason-claim_in_order = On revendique dans l’ordre ; { $square } vient trop tard.
reason-no_statue = Vous n’avez plus de statue.
reason-bid_too_high = Vous n’avez que { $have } scarabées.

## Comment une partie finit

ending-procession = Cléopâtre est arrivée.
ending-turn_cap = La limite de tours est atteinte.
result-eliminated = { $player } : élimination
tie-break = Aussi riches : moins d’amulettes décide, puis de plus grands sanctuaires.

## La table dans le terminal

board-turn = Tour { $turn }, Cléopâtre a fait { $steps } pas sur { $all }
board-scarabs = scarabées
board-amulets = amulettes
board-statues = statues
board-cards = cartes
board-bid = { $bid ->
    [sealed] offre en secret
   *[other] offre { $bid }
}
board-stall = Étal { $stall }
board-face-down = { $cards } face cachée
board-deck = Pioche  { $cards } { $top ->
    [none] cartes
   *[other] cartes, dessus : { $top }
}
board-worshippers = Adorateurs
board-price-scarabs = { $scarabs ->
    [1] 1 scarabée
   *[other] { $scarabs } scarabées
}
board-price-amulets = { $amulets ->
    [1] 1 amulette
   *[other] { $amulets } amulettes
}
board-eliminated = élimination
board-palace = Palais
board-mosaic = Mosaïque  { $tile } vient ensuite, puis { $left } autres
board-your-hand = Votre main
board-empty = vide
