# Cléopâtre. Les clés et les faits viennent des règles ; src/mastaba/texts.py dit comment on les cherche.

## Noms

name-card-A = artisan
name-card-S = pierre
name-card-M = marbre
name-card-W = bois
name-card-L = lapis-lazuli
name-card-S2 = pierre double
name-card-M2 = marbre double
name-card-W2 = bois double
name-card-L2 = lapis-lazuli double
name-card-C = caverne
name-card-down = une carte cachée
name-card-several = { $code ->
        [A] { $count } artisans
        [S] { $count } pierres
        [M] { $count } marbres
        [L] { $count } lapis-lazulis
        [S2] { $count } pierres doubles
        [M2] { $count } marbres doubles
        [W2] { $count } bois doubles
        [L2] { $count } lapis-lazulis doubles
        [C] { $count } cavernes
       *[other] { $count } { $name }
    }

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
name-hidden-several = { name-card-several }

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

name-place-L = gauche
name-place-R = droite

name-where-market = au marché
name-where-quarry = à la carrière
name-where-end = nulle part
name-other-market = au marché
name-other-quarry = à la carrière

name-need-A = artisan
name-need-R = ressource

## Les mêmes avec leur article, comme les phrases les demandent.

name-a-card = { $card_code ->
        [S] une pierre
        [S2] une pierre double
        [C] une caverne
        [down] une carte cachée
        [hidden] une carte
       *[other] un { $card }
    }
name-face-down = { $down ->
        [one] une carte cachée
       *[other] { $down } cartes cachées
    }
name-the-worshipper = { $worshipper_code ->
        [none] personne
        [architect] l’{ $worshipper }
       *[other] le { $worshipper }
    }
name-a-piece = { $piece_code ->
        [mosaic] une mosaïque
        [throne] le piédestal ou le trône
       *[other] un { $piece }
    }
name-the-place = { $piece_code ->
        [pedestal] le piédestal
        [throne] le trône
        [column] le mur de colonnes { $place }
        [door] l’encadrement de porte de { $place }
        [mosaic] une mosaïque en { $place }
        [obelisk] un obélisque dans la rangée de { $place }
       *[other] un sphinx dans la rangée de { $place }
    }

## Éditions et options

edition-2020 = Mojito Studios / Lucky Duck Games, 2020
    .about = De deux à quatre joueurs.

option-mosaic_bonus = Récompense d’une mosaïque avec statue
    .about = Ce que rapporte une mosaïque quand elle vous sert à revendiquer un sanctuaire.
option-mosaic_bonus-either = ses scarabées, sans les palmiers
    .about = La revendication remplace les palmiers.
option-mosaic_bonus-both = ses scarabées et les palmiers
    .about = La revendication ne coûte rien.
option-mosaic_bonus-statue_replaces_all = rien
    .about = La revendication remplace tous les scarabées de la mosaïque.
option-throne_adjacency = Cases autour du trône
    .about = Les cases qui comptent pour le piédestal et le trône.
option-throne_adjacency-4 = quatre
    .about = Celles qui ont un côté commun avec la case du trône.
option-throne_adjacency-8 = huit
    .about = Les cases en diagonale aussi.
option-waiver_scope = Marchand et Contremaître
    .about = Ce qu’ils vous font économiser.
option-waiver_scope-per_turn = pour le tour
    .about = Une fois par tour, à répartir entre les pièces construites.
option-waiver_scope-per_piece = par pièce
    .about = De nouveau pour chaque pièce construite.
option-hand_limit_on_quarry = Limite de main à la carrière
    .about = La limite de main vaut-elle aussi lors d’un tour sans marché ?
option-hand_limit_on_quarry-off = non
    .about = Seulement aux tours où l’on va au marché.
option-hand_limit_on_quarry-on = oui
    .about = À chaque tour.
option-dead_zones_claimable = Zones condamnées
    .about = Peut-on revendiquer une ancienne zone quand la dernière mosaïque qui y tenait est construite ailleurs ?
option-dead_zones_claimable-off = non
    .about = On ne revendique que les nouvelles zones.
option-dead_zones_claimable-on = oui
    .about = Les anciennes aussi, au moment où plus aucune mosaïque n’y tient.
option-turn_cap = Limite de tours
    .about = La partie se termine après ce nombre de tours de tous les joueurs ensemble.
option-turn_cap-off = sans limite
    .about = Seule l’arrivée de Cléopâtre termine la partie. Si plus personne ne peut agir, elle ne finit jamais.
option-first = Premier joueur
    .about = Le hasard désigne qui commence, ou la table choisit une place.
option-first-chance = au hasard
    .about = Le premier joueur est tiré au sort.
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
prompt-TurnTop = Le hasard décide de la carte suivante de la pioche.
    .waiting = Le hasard décide de la carte suivante de la pioche.
prompt-DrawCard = Le hasard décide de la carte cachée que l’on pioche.
    .waiting = Le hasard décide de la carte cachée que l’on pioche.
prompt-TurnMosaic = Le hasard décide de la mosaïque suivante.
    .waiting = Le hasard décide de la mosaïque suivante.
prompt-Activate = Activez-vous un adorateur de Sobek ?
    .waiting = { $player } peut activer un adorateur.
prompt-ChooseAction = Où allez-vous : au marché ou à la carrière ?
    .waiting = { $player } choisit le marché ou la carrière.
prompt-SecondAction = Grâce au Vizir, vous pouvez aussi aller { $other }.
    .waiting = { $player } peut aussi aller { $other }.
prompt-TakeStall = Quel étal prenez-vous ?
    .waiting = { $player } choisit un étal.
prompt-StockStall = Sur quel étal posez-vous la carte ?
    .waiting = { $player } réapprovisionne les étals.
prompt-LimitHand = Plus de { $hand_limit } cartes : tout garder (une amulette par carte en trop), ou défausser ?
    .waiting = { $player } a plus de { $hand_limit } cartes.
prompt-DropCards = Défaussez vos cartes une à une, jusqu’à n’en avoir plus que { $hand_limit }.
    .waiting = { $player } défausse des cartes.
prompt-Quarry = Que construisez-vous ?
    .waiting = { $player } est à la carrière.
prompt-Pay = Payez la pièce.
    .waiting = { $player } paie.
prompt-Claim = Revendiquez-vous un sanctuaire ?
    .waiting = { $player } peut revendiquer un sanctuaire.
prompt-Together = Chacun fait en secret une offrande au Grand Prêtre.
    .waiting = Chacun fait en secret une offrande au Grand Prêtre.
prompt-SealBid = Combien de scarabées offrez-vous au Grand Prêtre ?
    .waiting = { $player } prépare son offrande.

## Coups. `.group` et `.item` disent la même chose dans une liste.

move-first = { $player } commence
    .group = Premier joueur
    .item = { $player }
move-worshipper = Placer { name-the-worshipper }
    .group = Placer
    .item = { $worshipper }
move-mosaic = Découvrir la mosaïque { $tile }
    .group = Mosaïque
    .item = { $tile }
move-card = Piocher { name-a-card }
    .group = Piocher
    .item = { $card }
move-top = Dessus de la pioche : { $card }
    .group = Dessus de la pioche
    .item = { $card }
move-activate = { $worshipper_code ->
        [none] N’activer personne
       *[other] Activer { name-the-worshipper }
    }
    .group = Activer
    .item = { $worshipper }
move-go = { $where_code ->
        [end] Terminer le tour
       *[other] Aller { $where }
    }
    .group = Aller
    .item = { $where_code ->
        [end] terminer le tour
       *[other] { $where }
    }
move-pass = Passer
    .group = Passer
    .item = passer
move-take = Prendre l’étal { $stall }
    .group = Prendre
    .item = étal { $stall }
move-stock = Poser la carte sur l’étal { $stall }
    .group = Poser sur
    .item = étal { $stall }
move-keep = Garder toutes les cartes
    .group = Main
    .item = tout garder
move-discard = N’en garder que { $hand_limit }
    .group = Main
    .item = défausser
move-drop = Défausser { name-a-card }
    .group = Défausser
    .item = { $card }
move-build = Construire { name-the-place }
    .group = Construire
    .item = { name-the-place }
    .ringed = Construire { $piece_code ->
        [mosaic] une mosaïque sur les cases entourées
        [column] un mur de colonnes à l’endroit entouré
       *[other] { name-the-place }
    }
    .elsewhere = Construire { $piece_code ->
        [mosaic] une mosaïque ailleurs
        [column] un mur de colonnes ailleurs
       *[other] { name-the-place }
    }
move-done = Terminer
    .group = Terminer
    .item = terminer
move-waive = { $need_code ->
        [A] Ne pas payer un artisan
       *[other] Ne pas payer une ressource
    }
    .group = Ne pas payer
    .item = { $need }
move-pay = Payer { name-a-card }
    .group = Payer
    .item = { $card }
move-credit = Employer l’autre moitié d’une carte double : { $card }
    .group = Crédit
    .item = { $card }
move-claim = Revendiquer le sanctuaire en { $square }
    .group = Revendiquer
    .item = { $square }
    .ringed = Revendiquer le sanctuaire entouré
    .elsewhere = Revendiquer un autre sanctuaire
move-bid = { $amount ->
        [0] Ne rien offrir
        [one] Offrir { $amount } scarabée
       *[other] Offrir { $amount } scarabées
    }
    .group = Offrir
    .item = { $amount }

## Ce qui s’est passé. `.also` et `.sums` réunissent ce qui se répète, `.step` replie ce qui fait partie de la ligne.

event-FirstPlayerChosen = { $player } commence.
event-WorshipperPlaced = Emplacement { $place } : { $worshipper }.
    .step = folds
event-CardDealt = { $player } reçoit { name-a-card }.
    .also = , { name-a-card }
    .step = folds
event-TopTurned = { $card_code ->
        [down] Le dessus de la pioche est une carte cachée.
       *[other] Dessus de la pioche : { $card }.
    }
    .step = folds
event-StallFilled = L’étal { $stall } reçoit { name-a-card }.
    .step = folds
event-MosaicTurned = Mosaïque suivante : { $tile }.
    .step = folds
event-MosaicRemoved = La mosaïque { $tile } ne tient nulle part et est retirée de la partie.
event-DeckRebuilt = La pioche est vide : { $cards ->
        [one] { $cards } carte défaussée en forme
       *[other] { $cards } cartes défaussées en forment
    } une nouvelle{ $down ->
        [0] , entièrement face visible.
       *[other] , dont { $down } face cachée.
    }
event-TurnBegan = Tour { $turn } : { $player }.
event-WorshipperActivated = { $player } active { name-the-worshipper } à l’emplacement { $place } et { $scarabs ->
        [0] {""}
        [one] paie { $scarabs } scarabée
       *[other] paie { $scarabs } scarabées
    }{ $amulets ->
        [0] { $scarabs ->
            [0] ne paie rien.
           *[other] .
        }
        [one] { $scarabs ->
            [0] prend { $amulets } amulette.
           *[other] {" "}et prend { $amulets } amulette.
        }
       *[other] { $scarabs ->
            [0] prend { $amulets } amulettes.
           *[other] {" "}et prend { $amulets } amulettes.
        }
    }
event-CardDrawn = { $player } pioche { name-a-card }.
    .step = folds
event-WentToMarket = { $player } va au marché.
    .step = folds
event-WentToQuarry = { $player } va à la carrière.
    .step = folds
event-TurnCutShort = { $player } renonce à la seconde visite.
    .step = folds
event-Passed = { $player } ne peut rien faire et passe.
event-StallTaken = { $down ->
        [0] { $player } prend l’étal { $stall } : { $cards }.
       *[other] { $hidden_code ->
            [hidden] { $up ->
                [0] { $player } prend l’étal { $stall } : { name-face-down }.
               *[other] { $player } prend l’étal { $stall } : { $cards } et { name-face-down }.
            }
           *[other] { $up ->
                [0] { $player } prend l’étal { $stall }, face cachée : { $hidden }.
               *[other] { $player } prend l’étal { $stall } : { $cards } ; face cachée : { $hidden }.
            }
        }
    }
event-CardLifted = { $card_code ->
        [down] La carte suivante est cachée.
       *[other] Carte suivante : { $card }.
    }
    .step = folds
event-CardStocked = { $player } pose { name-a-card } sur l’étal { $stall }.
    .step = folds
event-HandKept = { $player } garde toutes ses cartes et prend { $amulets ->
        [one] { $amulets } amulette.
       *[other] { $amulets } amulettes.
    }
event-DiscardChosen = { $player } défausse pour ne garder que { $hand_limit } cartes.
event-CardDropped = { $player } défausse { name-a-card }.
    .also = , { name-a-card }
    .step = folds
event-PieceChosen = { $player } construit { name-the-place }{ $worth ->
        [0] {""}
        [one] {" "}pour un gain de { $worth } scarabée
       *[other] {" "}pour un gain de { $worth } scarabées
    }{ $architect ->
        [0] .
       *[other] {" "}(l’Architecte ajoute { $architect }).
    }
event-CardPaid = { $player } paie { name-a-card }{ $amulets ->
        [0] .
       *[other] {" "}(1 amulette).
    }
    .also = , { name-a-card }{ $amulets ->
        [0] {""}
       *[other] {" "}(1 amulette)
    }
    .step = folds
event-CreditUsed = { $player } emploie l’autre moitié d’une carte double : { $card }.
    .step = folds
event-ArtisanWaived = Le Contremaître épargne { $count ->
        [one] un artisan
       *[other] { $count } artisans
    } à { $player }.
    .sums = count
    .step = folds
event-ResourceWaived = Le Marchand épargne { $count ->
        [one] une ressource
       *[other] { $count } ressources
    } à { $player }.
    .sums = count
    .step = folds
event-PieceBuilt = { $player } a payé { name-the-place }{ $scarabs ->
        [0] {""}
        [one] {" "}et gagne { $scarabs } scarabée
       *[other] {" "}et gagne { $scarabs } scarabées
    }{ $architect ->
        [0] .
       *[other] {" "}(l’Architecte ajoute { $architect }).
    }
    .step = folds
event-SanctuaryClaimed = { $player } revendique un sanctuaire { $size ->
        [one] d’une case : { $squares }.
       *[other] de { $size } cases : { $squares }.
    }
event-MosaicRewarded = { $player } { $scarabs ->
        [0] ne gagne aucun scarabée pour la mosaïque.
        [one] gagne { $scarabs } scarabée pour la mosaïque.
       *[other] gagne { $scarabs } scarabées pour la mosaïque.
    }
event-QuarryLeft = { $player } quitte la carrière.
    .step = folds
event-CleopatraMoved = Cléopâtre avance jusqu’à la case { $space }.
event-OfferingSealed = { $player } a choisi son offrande.
    .step = folds
event-OfferingOpened = On révèle les offrandes.
event-OfferingRanked = { $player } { $bid ->
        [0] n’offre rien
        [one] offre { $bid } scarabée
       *[other] offre { $bid } scarabées
    }, obtient le { $rank ->
        [1] premier rang
        [2] deuxième rang
        [3] troisième rang
       *[other] quatrième rang
    } et { $rank ->
        [1] { $discarded ->
            [0] n’a pas d’amulette à défausser.
            [one] défausse { $discarded } amulette.
           *[other] défausse { $discarded } amulettes.
        }
       *[other] { $taken ->
            [0] ne prend pas d’amulette.
            [one] prend { $taken } amulette.
           *[other] prend { $taken } amulettes.
        }
    }
event-LastTurnsBegan = { $player } a mené Cléopâtre aux portes du palais : chacun des autres joue encore un tour.
event-HandShown = { $held ->
        [0] { $player } n’a plus de carte en main.
       *[other] { $player } défausse toute sa main ({ $cards }) et { $amulets ->
            [0] ne prend pas d’amulette.
            [one] prend { $amulets } amulette.
           *[other] prend { $amulets } amulettes.
        }
    }
event-AmuletsCounted = { $rest ->
        [0] Il ne reste pas d’amulette à { $player }
        [one] Il reste 1 amulette à { $player }
       *[other] Il reste { $rest } amulettes à { $player }
    }, qui { $penalty ->
        [0] ne paie rien.
        [one] paie 1 scarabée.
       *[other] paie { $penalty } scarabées.
    }
event-PlayerEliminated = Il reste { $rest ->
        [one] { $rest } amulette
       *[other] { $rest } amulettes
    } à { $player }, que l’on jette au crocodile : élimination.
event-GameEnded = La partie est terminée.

## Pourquoi non

reason-credit_left = { $count ->
        [one] La moitié inutilisée de votre carte double sera perdue, alors qu’elle peut encore servir à construire.
       *[other] Les moitiés inutilisées de { $count } cartes doubles seront perdues, alors qu’elles peuvent encore servir à construire.
    }
reason-visit_left = { $visit_code ->
        [market] Vous pourriez encore aller au marché.
       *[quarry] Vous pourriez encore aller à la carrière.
    }
reason-too_few_scarabs = À cet emplacement, { name-the-worshipper } coûte { $need ->
        [one] { $need } scarabée
       *[other] { $need } scarabées
    } ; vous { $have ->
        [0] n’en avez aucun.
       *[other] en avez { $have }.
    }
reason-market_empty = Tous les étals sont vides.
reason-nothing_to_build = Il n’y a aucune pièce que vous puissiez à la fois payer et placer.
reason-only_one_action = Vous devez aller au marché ou à la carrière.
reason-action_possible = Vous ne pouvez passer que si rien d’autre n’est possible.
reason-once_each = Vous y êtes déjà allé pendant ce tour.
reason-end_instead = Vous ne pouvez pas passer maintenant ; terminez plutôt votre tour.
reason-stall_empty = L’étal { $stall } est vide.
reason-stall_served = L’étal { $stall } a déjà reçu sa carte.
reason-card_not_in_hand = Vous n’avez pas cette carte : { $card }.
reason-drop_in_order = On défausse sorte par sorte : après { $least }, on ne revient pas à { $card }.
reason-too_few_after_it = Il resterait trop peu de cartes après cette sorte : défaussez d’abord les sortes précédentes.
reason-row_full = Il y a déjà trois sphinx dans cette rangée.
reason-already_built = C’est déjà construit.
reason-no_mosaic_left = Il n’y a plus de mosaïque.
reason-not_the_top_mosaic = Ces cases ont la forme de la mosaïque { $tile } ; celle du dessus est { $top }.
reason-squares_covered = Une autre mosaïque s’y trouve.
reason-on_the_throne = Aucune mosaïque ne se pose sur la case du trône, { $square }.
reason-pedestal_first = Il faut d’abord construire le piédestal.
reason-too_dear = Vous ne pouvez pas payer { name-a-piece }.
reason-build_first = Vous devez construire au moins une pièce.
reason-artisans_first = { $owed ->
        [one] Payez d’abord l’artisan encore dû.
       *[other] Payez d’abord les { $owed } artisans encore dus.
    }
reason-artisans_paid = Les artisans sont déjà payés.
reason-must_be_identical = Cette pièce demande des ressources identiques.
reason-must_be_different = Cette pièce demande des ressources différentes.
reason-no_credit = Aucune carte double ne vous a laissé cette ressource : { $card }.
reason-credit_for_credit = Un paiement qui emploie un crédit ne peut pas en laisser un nouveau.
reason-no_waiver = { $need_code ->
        [A] Vous devez payer cet artisan.
       *[other] Vous devez payer cette ressource.
    }
reason-pay_in_order = On paie sorte par sorte ; il est trop tard pour cela.
reason-payment_out_of_reach = Vous ne pourriez plus payer le reste.
reason-no_new_sanctuary = Aucun nouveau sanctuaire ne commence en { $square }.
reason-claim_in_order = On revendique dans l’ordre ; il est trop tard pour le sanctuaire en { $square }.
reason-no_statue = Vous n’avez plus de statue.
reason-bid_too_high = Vous { $have ->
        [0] n’avez aucun scarabée.
        [one] n’avez que { $have } scarabée.
       *[other] n’avez que { $have } scarabées.
    }
reason-only_at_the_start = On n’active un adorateur qu’au tout début de son tour.
reason-paid_at_the_quarry = On paie avec ses cartes à la carrière, une fois la pièce et son emplacement choisis.
reason-worshipper_first = Activez d’abord un adorateur, ou continuez sans.
reason-visit_first = Choisissez d’abord où vous allez : au marché ou à la carrière.
reason-stall_first = Vous êtes au marché : prenez d’abord un étal.
reason-refill_first = Posez d’abord la carte piochée sur un étal.
reason-hand_first = { $excess ->
        [one] Choisissez d’abord la carte à défausser, ou gardez-les toutes.
       *[other] Choisissez d’abord les { $excess } cartes à défausser, ou gardez-les toutes.
    }
reason-discard_first = { $excess ->
        [one] Choisissez d’abord la carte à défausser.
       *[other] Choisissez d’abord les { $excess } cartes à défausser.
    }
reason-at_the_quarry = Vous êtes à la carrière : construisez-y, ou quittez-la.
reason-pay_first = Payez d’abord la pièce choisie.
reason-claim_first = Décidez d’abord si vous revendiquez le nouveau sanctuaire.
reason-offer_first = Choisissez d’abord votre offrande.

## Comment une partie se termine

ending-procession = Cléopâtre est arrivée à son palais.
ending-turn_cap = La limite de tours est atteinte.
result-eliminated = { $player } : élimination
won-survival = { $reader ->
        [winner] Vous gagnez
        [rival] Vous finissez chez le crocodile ; { $winner } gagne
       *[other] { $winner } gagne
    } avec { $score ->
        [one] { $score } scarabée
       *[other] { $score } scarabées
    }{ $reader ->
        [rival] .
       *[other] , et personne d’autre n’échappe au crocodile.
    }
won-scarabs = { $reader ->
        [winner] Vous gagnez
       *[other] { $winner } gagne
    } avec { $value ->
        [one] { $value } scarabée
       *[other] { $value } scarabées
    } contre { $other } pour { $reader ->
        [rival] vous
       *[other] { $rival }
    }.
won-amulets = { $reader ->
        [winner] Vous et { $rival } avez autant de scarabées ; vous gagnez
        [rival] Vous et { $winner } avez autant de scarabées ; { $winner } gagne
       *[other] { $winner } et { $rival } ont autant de scarabées ; { $winner } gagne
    } avec moins d’amulettes, { $value } contre { $other }.
won-squares = { $reader ->
        [winner] Vous et { $rival } avez autant de scarabées et d’amulettes ; vous gagnez
        [rival] Vous et { $winner } avez autant de scarabées et d’amulettes ; { $winner } gagne
       *[other] { $winner } et { $rival } ont autant de scarabées et d’amulettes ; { $winner } gagne
    } avec plus de cases de sanctuaire, { $value } contre { $other }.
won-shared = { $reader ->
        [winner] Vous partagez la victoire avec { $players } : à égalité de scarabées, d’amulettes et de cases de sanctuaire.
       *[other] { $players } se partagent la victoire : à égalité de scarabées, d’amulettes et de cases de sanctuaire.
    }

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
board-face-down = { $cards ->
        [one] { $cards } carte cachée
       *[other] { $cards } cartes cachées
    }
board-deck = Pioche  { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }{ $top ->
        [none] {""}
       *[other] , dessus : { $top }
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
board-mosaic = Mosaïque  { $tile } vient ensuite, puis { $left ->
        [0] plus aucune
        [one] { $left } autre
       *[other] { $left } autres
    }
board-your-hand = Votre main
board-empty = vide

## Pourquoi un coup est meilleur : ce qu’un siège a de plus ou de moins

because-when = Quand tous les autres auront joué
because-scarabs = environ { $n } { $n ->
        [one] scarabée
       *[other] scarabées
    } { $fewer }
because-amulets = environ { $n } { $n ->
        [one] amulette
       *[other] amulettes
    } { $fewer }
because-sanctuary = environ { $n } { $n ->
        [one] case de sanctuaire
       *[other] cases de sanctuaire
    } { $fewer }
because-artisans = environ { $n } { $n ->
        [one] artisan
       *[other] artisans
    } { $fewer }
because-resources = environ { $n } { $n ->
        [one] carte ressource simple
       *[other] cartes ressource simples
    } { $fewer }
because-corrupted = environ { $n } { $n ->
        [one] carte corrompue
       *[other] cartes corrompues
    } { $fewer }
