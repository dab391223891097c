# Ce que seule la page dit de Cléopâtre.

page-procession = Procession { $space } / { $spaces }
page-procession-short = { $space }/{ $spaces }
page-phase-worshipper = Adorateur
page-phase-action = Marché ou carrière
page-phase-procession = Procession
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
page-hand-size = { $cards } cartes,
page-hand-limit = limite { $limit }.
page-hand-red = Une carte rouge payée ajoute une amulette.
page-empty-hand = Aucune carte en main.

page-palace = Palais : jardin de 9 sur 9
page-plaza = Place : Cléopâtre sur la case { $space }, { $left } sphinx à gauche, { $right } à droite
page-start = départ
page-door = { $side_code ->
        [L] porte gauche
       *[other] porte droite
    }
page-place = Construire ici : { $piece } { $place }, gain { $scarabs }
page-zone = Revendiquer ce sanctuaire de { $count } cases : { $squares }

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
page-worshipper-label = { $worshipper } : { $scarabs ->
        [0] { $amulets ->
            [one] 1 amulette
           *[other] { $amulets } amulettes
        }
       *[other] { $amulets ->
            [0] { $scarabs } scarabées
            [one] { $scarabs } scarabées et 1 amulette
           *[other] { $scarabs } scarabées et { $amulets } amulettes
        }
    }
page-helper = Aide : { $worshipper }
page-effect-architect = { $worshippers_architect } scarabées de plus par pièce construite ce tour.
page-effect-vizier = Vous pouvez aller au marché et à la carrière ce tour.
page-effect-merchant = Jusqu’à { $worshippers_merchant } ressources ne sont pas à payer ce tour.
page-effect-beggar = Piochez aussitôt { $worshippers_beggar } cartes.
page-effect-foreman = Jusqu’à { $worshippers_foreman } artisans ne sont pas à payer ce tour.
page-penalty = { $scarabs ->
        [0] Pénalité : { $amulets ->
            [one] 1 amulette.
           *[other] { $amulets } amulettes.
        }
       *[other] Prix : { $amulets ->
            [0] { $scarabs } scarabées.
            [one] { $scarabs } scarabées et 1 amulette.
           *[other] { $scarabs } scarabées et { $amulets } amulettes.
        }
    }
page-tile-architect = Archi­tecte
page-tile-vizier = Vizir
page-tile-merchant = Marchand
page-tile-beggar = Mendiant
page-tile-foreman = Contre­maître
page-activate = Activer
page-no-helper = Sans adorateur

page-quarry = Carrière
page-quarry-hint = coût et gain actuel
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
page-quarry-label = { $kind } : { $artisans } artisans et { $resources } ressources { $mode }, gain actuel { $earns }, { $built } sur { $all }
page-next-mosaic = Mosaïque du dessus
page-no-mosaic = Plus de mosaïque
page-stack-label = Mosaïque du dessus : { $top }. Dessous : { $count }.

page-where = { $kind } : choisissez l’emplacement.
page-ghost = Mosaïque : { $base } + { $palms ->
        [one] { $palms } palmier
       *[other] { $palms } palmiers
    } = { $all } scarabées ici.
page-ghost-architect = Mosaïque : { $base } + { $palms ->
        [one] { $palms } palmier
       *[other] { $palms } palmiers
    } + { $architect } = { $all } scarabées ici.
page-ghost-no = La mosaïque ne tient pas ici.
page-ghost-label = Mosaïque sur { $squares }{ $fits ->
        [yes] {""}
       *[other] , ne tient pas
    }. Les flèches la déplacent, R tourne, F retourne, Entrée la pose.
page-turn-over = Tourner
page-flip = Retourner
page-lay = Poser
page-leave = Quitter la carrière
page-pay-prompt = { $amulets ->
        [0] Payez : { $kind }. Touchez des cartes pour changer le paiement.
        [one] Payez : { $kind }, avec { $amulets } amulette. Touchez des cartes pour changer.
       *[other] Payez : { $kind }, avec { $amulets } amulettes. Touchez des cartes pour changer.
    }
page-pay = Payer
page-elsewhere = Autre emplacement
page-stuck = Aucun paiement possible avec ce changement.
page-spared = Non payé en cartes
page-credit = seconde unité
page-waive-A = Contremaître : un artisan de moins
page-waive-R = Marchand : une ressource de moins
page-no-statue = { $scarabs ->
        [0] Sans statue
        [one] Plutôt { $scarabs } scarabée
       *[other] Plutôt { $scarabs } scarabées
    }
page-claimed = Terminé

page-limit-prompt = { $cards } cartes : cochez-en { $excess } à défausser, ou gardez tout pour des amulettes.
page-keep = Tout garder : { $amulets }
page-discard = Défausser { $ticked } / { $excess }

page-offer = Scarabées offerts
page-ranks = Amulettes selon le rang : { $changes }
page-less = Un de moins
page-more = Un de plus
page-seal = Sceller
page-sealed = offrande scellée

page-corruption = Votre corruption
page-corruption-why = Ce nombre n’est montré qu’à vous. À la fin, seul compte l’excédent sur le joueur
page-corruption-least = le moins corrompu.
page-squares-off = Vos sanctuaires en retirent { $squares }.
page-eliminated = élimination
page-amulets = amulettes
page-statues = { $count ->
        [one] { $count } statue d’Anubis
       *[other] { $count } statues d’Anubis
    }

page-reckoning = Le décompte final
page-step-amulets = amulettes
page-step-red = cartes rouges
page-step-squares = sanctuaires
page-step-least = le minimum
page-step-rest = reste
page-step-penalty = pénalité
page-survives = garde { $scarabs } scarabées
page-thrown = finit chez le crocodile
