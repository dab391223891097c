# Ce que seule la page dit de Cléopâtre.

page-procession = Procession { $space } / { $spaces }
page-procession-short = { $space }/{ $spaces }
page-aim = But :
page-aim-text = Le plus riche en scarabées gagne, si la corruption ne l’a pas livré au crocodile.
page-phase-worshipper = Adorateur
page-phase-action = Marché ou carrière
page-phase-procession = Procession
page-points = D’où viennent les scarabées
page-parts = Marché, adorateurs et mosaïques
page-tab-palace = Palais
page-tab-market = Marché
page-tab-quarry = Carrière
page-rule = règle

page-card-A = Artisan
page-card-S = Pierre
page-card-M = Marbre
page-card-W = Bois
page-card-L = Lapis
page-card-C = Caverne
page-hand-card = { $card }
page-hand-tainted = { $card }, corrompue
page-hand-size = { $cards ->
        [one] { $cards } carte,
       *[other] { $cards } cartes,
    }
page-hand-limit = limite { $limit }.
page-hand-red = Chaque carte corrompue payée coûte une amulette.
page-empty-hand = Vous n’avez aucune carte en main.

page-palace = Palais : un jardin de 9 cases sur 9
page-plaza = Place du Sphinx : { $space ->
        [0] Cléopâtre devant la première case
       *[other] Cléopâtre sur la case { $space }
    }, { $left } sphinx à gauche, { $right } à droite
page-start = départ
page-door = { $side_code ->
        [L] encadrement de porte de gauche
       *[other] encadrement de porte de droite
    }
page-door-short = { $side_code ->
        [L] porte de gauche
       *[other] porte de droite
    }
page-place = Construire ici { name-the-place } pour { $scarabs ->
        [one] { $scarabs } scarabée
       *[other] { $scarabs } scarabées
    }
page-zone = { $count ->
        [one] Revendiquer ce sanctuaire d’une case : { $squares }
       *[other] Revendiquer ce sanctuaire de { $count } cases : { $squares }
    }

page-market = Marché
page-stall = Étal { $stall }
page-stall-label = Étal { $stall } : { $cards }
page-deck = { $top_code ->
        [none] pioche vide
        [next] pioche { $cards }
        [down] pioche { $cards }, dessus caché
       *[other] pioche { $cards }, dessus : { $top }
    }
name-top-A = { name-card-A }
name-top-S = { name-card-S }
name-top-M = { name-card-M }
name-top-W = { name-card-W }
name-top-L = { name-card-L }
name-top-S2 = { name-card-S2 }
name-top-M2 = { name-card-M2 }
name-top-W2 = { name-card-W2 }
name-top-L2 = { name-card-L2 }
name-top-C = { name-card-C }
page-drawn = { $count ->
        [one] la dernière carte
       *[other] { $count } cartes à poser
    }

page-worshippers = Adorateurs
page-worshipper-label = { $worshipper } : { name-price }
page-helper = Aide : { $worshipper }
page-effect-architect = Chaque pièce construite ce tour-ci rapporte { $worshippers_architect } de plus.
page-effect-vizier = Vous pouvez aller au marché et à la carrière ce tour-ci.
page-effect-merchant = { $worshippers_merchant ->
        [one] Vous pouvez ne pas payer { $worshippers_merchant } ressource ce tour-ci.
       *[other] Vous pouvez ne pas payer jusqu’à { $worshippers_merchant } ressources ce tour-ci.
    }
page-effect-beggar = { $worshippers_beggar ->
        [one] Piochez aussitôt { $worshippers_beggar } carte.
       *[other] Piochez aussitôt { $worshippers_beggar } cartes.
    }
page-effect-foreman = { $worshippers_foreman ->
        [one] Vous pouvez ne pas payer { $worshippers_foreman } artisan ce tour-ci.
       *[other] Vous pouvez ne pas payer jusqu’à { $worshippers_foreman } artisans ce tour-ci.
    }
name-price = { $scarabs ->
        [0] { $amulets ->
            [0] rien
            [one] { $amulets } amulette
           *[other] { $amulets } amulettes
        }
        [one] { $amulets ->
            [0] { $scarabs } scarabée
            [one] { $scarabs } scarabée et { $amulets } amulette
           *[other] { $scarabs } scarabée et { $amulets } amulettes
        }
       *[other] { $amulets ->
            [0] { $scarabs } scarabées
            [one] { $scarabs } scarabées et { $amulets } amulette
           *[other] { $scarabs } scarabées et { $amulets } amulettes
        }
    }
page-penalty = Pénalité : { name-price }.
page-tile-architect = Archi­tecte
page-tile-vizier = Vizir
page-tile-merchant = Marchand
page-tile-beggar = Mendiant
page-tile-foreman = Contre­maître
page-activate = Activer
page-go = { $where_code ->
        [market] Au marché
       *[quarry] À la carrière
    }
page-no-helper = Sans adorateur

page-quarry = Carrière
page-quarry-hint = coût et récompense actuelle
page-kind-sphinx = Sphinx
page-kind-column = Mur de colonnes
page-kind-mosaic = Mosaïque
page-kind-door = Porte
page-kind-obelisk = Obélisque
page-kind-throne = Piédestal, trône
page-kind-architect = Architecte
page-kind-worshippers = Adorateurs
page-kind-offering = Offrande
page-kind-corruption = Corruption
page-kind-start = Départ
page-mode-identical = identiques
page-mode-different = différentes
page-quarry-label = { $kind } : { $artisans ->
        [one] { $artisans } artisan
       *[other] { $artisans } artisans
    } et { $resources ->
        [one] { $resources } ressource
       *[other] { $resources } ressources { $mode }
    }, rapporte { $earns } actuellement, { $built } sur { $all } en place
page-next-mosaic = Mosaïque du dessus
page-no-mosaic = Plus de mosaïque
page-stack-label = Mosaïque du dessus : { $top }. En dessous : encore { $count }.

page-where = { $kind } : choisissez un emplacement.
page-ghost = Mosaïque : { $base } + { $palms ->
        [one] { $palms } palmier
       *[other] { $palms } palmiers
    } = { $all } scarabées ici.
page-ghost-architect = Mosaïque : { $base } + { $palms ->
        [one] { $palms } palmier
       *[other] { $palms } palmiers
    } + { $architect } = { $all } scarabées ici.
page-ghost-no = La mosaïque ne tient pas ici.
page-ghost-label = Mosaïque en { $squares }{ $fits ->
        [yes] {""}
       *[other] , ne tient pas
    }. Les flèches la déplacent, R la tourne, F la retourne, Entrée la pose.
page-turn-over = Tourner
page-flip = Retourner
page-lay = Poser
page-leave = Quitter la carrière
page-pay-prompt = { $amulets ->
        [0] À payer : { $kind }. Touchez des cartes pour changer le paiement.
        [one] À payer : { $kind } ({ $amulets } amulette). Touchez des cartes pour changer.
       *[other] À payer : { $kind } ({ $amulets } amulettes). Touchez des cartes pour changer.
    }
page-pay = Payer
page-elsewhere = Autre emplacement
page-stuck = Avec ce changement, vous ne pourriez pas payer.
page-spared = Non payé de votre main
page-credit = crédit
page-waive-A = Contremaître : un artisan non payé
page-waive-R = Marchand : une ressource non payée
page-no-statue = { $scarabs ->
        [0] Sans statue
        [one] Plutôt { $scarabs } scarabée
       *[other] Plutôt { $scarabs } scarabées
    }
page-claim-made = Le sanctuaire est à vous. Vous pouvez continuer.
page-claimed = Terminé

page-limit-prompt = { $cards } cartes : choisissez-en { $excess } à défausser, ou gardez tout.
page-keep = Garder : { $amulets }
page-discard = Défausser { $ticked }/{ $excess }

page-offer = Scarabées à offrir
page-ranks = Amulettes selon le rang : { $changes }
page-less = Un de moins
page-more = Un de plus
page-seal = Offrir
page-sealed = a choisi son offrande

page-corruption = Votre corruption
page-corruption-why = Vous seul voyez ce nombre. À la fin, on le compare à celui du joueur
page-corruption-least = le moins corrompu.
page-squares-off = Vos sanctuaires en retireront { $squares }.
page-eliminated = élimination
page-amulets = amulettes
page-statues = { $count ->
        [one] { $count } statue d’Anubis restante
       *[other] { $count } statues d’Anubis restantes
    }

page-reckoning = Le décompte final
page-step-amulets = amulettes
page-step-red = cartes corrompues
page-step-squares = sanctuaires
page-step-least = le moins de tous
page-step-rest = reste
page-step-penalty = pénalité
page-survives = { $scarabs ->
        [0] n’a plus aucun scarabée
        [one] garde { $scarabs } scarabée
       *[other] garde { $scarabs } scarabées
    }
page-thrown = finit chez le crocodile

## Ce que sont les choses et ce qu’elles valent maintenant, quand on les montre

page-double-tells = Paie deux ressources de sa sorte ({ $card }). { page-tainted-tells }
page-tainted-tells = Corrompue : la payer coûte une amulette, la garder jusqu’à la fin aussi.
page-card-tells = { $card_code ->
        [A] Paie un artisan.
        [C] Paie une ressource de n’importe quelle sorte. { page-tainted-tells }
        [S2] { page-double-tells }
        [M2] { page-double-tells }
        [W2] { page-double-tells }
        [L2] { page-double-tells }
        [down] Une carte cachée : seul celui qui la prend voit ce que c’est.
       *[other] Paie une ressource : { $card }.
    }
page-deck-tells = Pioche : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, dont { $down } face cachée. Défausse : { $discarded }.
page-worshippers-tells = Les adorateurs de Sobek : l’un d’eux peut vous aider au début de votre tour, contre la pénalité inscrite au-dessus.
page-mosaic-worth = Elle rapporte { $base } scarabées, et { $each } par palmier recouvert ou bien un sanctuaire.
page-corruption-tells = { $amulets ->
        [0] Vous n’avez pas d’amulette.
        [one] Vous avez { $amulets } amulette.
       *[other] Vous avez { $amulets } amulettes.
    }{ $squares ->
        [0] {""}
       *[other] {" "}Vos sanctuaires en retirent { $squares }.
    } { $cost ->
        [-1] Avec ce qui reste, vous risquez l’élimination.
        [0] Cela ne vous coûterait rien.
        [one] Cela vous coûterait au plus { $cost } scarabée.
       *[other] Cela vous coûterait au plus { $cost } scarabées.
    } Les cartes corrompues encore en main s’y ajoutent.
page-statues-tells = { $count ->
        [0] Plus de statue d’Anubis, donc plus de sanctuaire.
        [one] { $count } statue d’Anubis restante, pour un sanctuaire encore.
       *[other] { $count } statues d’Anubis restantes, une par sanctuaire.
    }{ $squares ->
        [0] {""}
        [one] {" "}{ $squares } case revendiquée : elle retire { $squares } amulette à la fin.
       *[other] {" "}{ $squares } cases revendiquées : elles retirent { $squares } amulettes à la fin.
    }
page-amulets-known = Amulettes ({ $player }) : { $amulets }. À la fin, elles coûtent des scarabées ; trop d’amulettes coûtent la partie.
page-amulets-hidden = Amulettes ({ $player }) : cachées dans la pyramide jusqu’à la fin.
page-sealed-tells = { $player } a choisi son offrande.
page-space-tells = Case { $space } sur { $spaces } du chemin de Cléopâtre.
page-line-tells = Quand Cléopâtre franchit la ligne, chacun fait une offrande. Amulettes selon le rang : { $changes }.
page-queen-tells = { $steps ->
        [0] Cléopâtre est arrivée à son palais.
        [one] Cléopâtre : encore { $steps } pas, et les derniers tours commencent.
       *[other] Cléopâtre : encore { $steps } pas, et les derniers tours commencent.
    } { $complete ->
        [one] { $complete } catégorie sur { $categories } est complète.
       *[other] { $complete } catégories sur { $categories } sont complètes.
    }
page-row-tells = { $side_code ->
        [L] Rangée de gauche
       *[other] Rangée de droite
    } : { $count } sphinx{ $scarabs ->
        [0] , complète.
        [one] . Le suivant rapporte { $scarabs } scarabée.
       *[other] . Le suivant rapporte { $scarabs } scarabées.
    }
page-stands = Déjà construit : { name-the-place }.
page-spot = Pas encore construit : { name-the-place }. Rapporterait maintenant { $scarabs ->
        [one] { $scarabs } scarabée.
       *[other] { $scarabs } scarabées.
    }
page-palm-tells = { $square } : un palmier. La mosaïque qui le recouvre rapporte { $scarabs ->
        [one] { $scarabs } scarabée de plus.
       *[other] { $scarabs } scarabées de plus.
    }
page-square-tells = { $square } : une case du jardin.
page-mosaic-tells = Mosaïque { $tile } en { $squares }.
page-sanctuary-tells = { $count ->
        [one] Sanctuaire ({ $player }), { $count } case : il retire { $count } amulette à la fin.
       *[other] Sanctuaire ({ $player }), { $count } cases : il retire { $count } amulettes à la fin.
    }
page-claim-tells = { $count ->
        [one] Ce sanctuaire vous retire { $count } amulette à la fin
       *[other] Ce sanctuaire vous retire { $count } amulettes à la fin
    }{ $scarabs ->
        [0] .
        [one] , et vous renoncez à { $scarabs } scarabée.
       *[other] , et vous renoncez à { $scarabs } scarabées.
    }

page-keys =
    S = adorateurs de Sobek
    1–3 = choisir un étal
    Q = carrière
    R = tourner la mosaïque
    F = retourner la mosaïque

page-glossary =
    amulette = CL-9.4
    amulettes = CL-9.4
    catégorie = CL-8.1
    catégories = CL-8.1
    crédit = CL-5.7
    limite de main = CL-4.2
    offrande = CL-8.3
    palmier = CL-1.4
    palmiers = CL-1.4
    procession = CL-8.2
    réapprovisionnement = CL-4.4
    sanctuaire = CL-7.2
    sanctuaires = CL-7.2
    statue = CL-7.4
    statues = CL-7.4
    carte corrompue = CL-5.5
    cartes corrompues = CL-5.5
    Vizir = CL-3.6
    Mendiant = CL-3.7
    Architecte = CL-3.8
    Marchand = CL-5.8
    Contremaître = CL-5.8
    adorateur = CL-3.2
    adorateurs = CL-3.2
    zone = CL-7.1
    zones = CL-7.1
