# What only the page says about Cleopatra.

page-procession = Procession { $space } / { $spaces }
page-procession-short = { $space }/{ $spaces }
page-aim = Aim:
page-aim-text = The richest in scarabs wins, unless corruption has thrown them to the crocodile.
page-phase-worshipper = Worshipper
page-phase-action = Market or quarry
page-phase-procession = Procession
page-points = Where the scarabs came from
page-parts = Market, worshippers and mosaics
page-tab-palace = Palace
page-tab-market = Market
page-tab-quarry = Quarry
page-rule = rule

page-card-A = Artisan
page-card-S = Stone
page-card-M = Marble
page-card-W = Wood
page-card-L = Lapis
page-card-C = Cave
page-hand-card = { $card }
page-hand-tainted = { $card }, tainted
page-hand-size = { $cards ->
        [one] 1 card,
       *[other] { $cards } cards,
    }
page-hand-limit = limit { $limit }.
page-hand-red = Every tainted card you pay costs an amulet.
page-empty-hand = You have no cards in hand.

page-palace = Palace: a garden of 9 by 9 squares
page-plaza = Plaza: { $space ->
        [0] Cleopatra before the first space
       *[other] Cleopatra on space { $space }
    }, { $left ->
        [one] 1 sphinx
       *[other] { $left } sphinxes
    } on the left, { $right } on the right
page-start = start
page-door = { $side_code ->
        [L] left door frame
       *[other] right door frame
    }
page-door-short = { $side_code ->
        [L] left door frame
       *[other] right door frame
    }
page-place = Build { name-the-place } here for { $scarabs ->
        [one] 1 scarab
       *[other] { $scarabs } scarabs
    }
page-zone = { $count ->
        [one] Claim this sanctuary of one square: { $squares }
       *[other] Claim this sanctuary of { $count } squares: { $squares }
    }

page-market = Market
page-stall = Stall { $stall }
page-stall-label = Stall { $stall }: { $cards }
page-deck = { $top_code ->
        [none] deck empty
        [next] deck { $cards }
        [down] deck { $cards }, top face down
       *[other] deck { $cards }, top { $top }
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
        [one] the last card
       *[other] { $count } cards to place
    }

page-worshippers = Worshippers
page-worshipper-label = { $worshipper }: { name-price }
page-helper = { $worshipper } helps
page-effect-architect = Every piece you build this turn earns { $worshippers_architect } more.
page-effect-vizier = You may go to the market and to the quarry this turn.
page-effect-merchant = { $worshippers_merchant ->
        [one] You may leave one resource unpaid this turn.
       *[other] You may leave up to { $worshippers_merchant } resources unpaid this turn.
    }
page-effect-beggar = { $worshippers_beggar ->
        [one] Draw a card at once.
       *[other] Draw { $worshippers_beggar } cards at once.
    }
page-effect-foreman = { $worshippers_foreman ->
        [one] You may leave one artisan unpaid this turn.
       *[other] You may leave up to { $worshippers_foreman } artisans unpaid this turn.
    }
name-price = { $scarabs ->
        [0] { $amulets ->
            [0] nothing
            [one] 1 amulet
           *[other] { $amulets } amulets
        }
        [one] { $amulets ->
            [0] 1 scarab
            [one] 1 scarab and 1 amulet
           *[other] 1 scarab and { $amulets } amulets
        }
       *[other] { $amulets ->
            [0] { $scarabs } scarabs
            [one] { $scarabs } scarabs and 1 amulet
           *[other] { $scarabs } scarabs and { $amulets } amulets
        }
    }
page-penalty = Penalty: { name-price }.
page-tile-architect = Architect
page-tile-vizier = Vizier
page-tile-merchant = Merchant
page-tile-beggar = Beggar
page-tile-foreman = Foreman
page-activate = Activate
page-go = { $where_code ->
        [market] To the market
       *[quarry] To the quarry
    }
page-no-helper = No worshipper

page-quarry = Quarry
page-quarry-hint = cost and reward now
page-kind-sphinx = Sphinx
page-kind-column = Column wall
page-kind-mosaic = Mosaic
page-kind-door = Door frame
page-kind-obelisk = Obelisk
page-kind-throne = Pedestal, throne
page-kind-architect = Architect
page-kind-worshippers = Worshippers
page-kind-offering = Offering
page-kind-corruption = Corruption
page-kind-start = Start
page-mode-identical = identical
page-mode-different = different
page-quarry-label = { $kind }: { $artisans ->
        [one] 1 artisan
       *[other] { $artisans } artisans
    } and { $resources ->
        [one] 1 resource
       *[other] { $resources } { $mode } resources
    }, earns { $earns } now, { $built } of { $all } built
page-next-mosaic = Next mosaic
page-no-mosaic = No mosaics left
page-stack-label = Next mosaic: { $top }. Below it: { $count } more.

page-where = { $kind }: choose a place.
page-ghost = Mosaic: { $base } + { $palms ->
        [one] 1 palm
       *[other] { $palms } palms
    } = { $all } scarabs here.
page-ghost-architect = Mosaic: { $base } + { $palms ->
        [one] 1 palm
       *[other] { $palms } palms
    } + { $architect } = { $all } scarabs here.
page-ghost-no = The mosaic does not fit here.
page-ghost-label = Mosaic on { $squares }{ $fits ->
        [yes] {""}
       *[other] , does not fit
    }. Arrows move it, R turns it, F flips it, Enter places it.
page-turn-over = Turn
page-flip = Flip
page-lay = Place
page-leave = Leave the quarry
page-pay-prompt = { $amulets ->
        [0] Pay for it: { $kind }. Tap cards to change the payment.
        [one] Pay for it: { $kind } (1 amulet). Tap cards to change the payment.
       *[other] Pay for it: { $kind } ({ $amulets } amulets). Tap cards to change the payment.
    }
page-pay = Pay
page-elsewhere = Another place
page-stuck = With that change you could not pay.
page-spared = Not paid from your hand
page-credit = credit
page-waive-A = Foreman: one artisan unpaid
page-waive-R = Merchant: one resource unpaid
page-no-statue = { $scarabs ->
        [0] No statue
        [one] Take 1 scarab instead
       *[other] Take { $scarabs } scarabs instead
    }
page-claim-made = The sanctuary is yours. You can go on.
page-claimed = Done

page-limit-prompt = { $cards } cards: choose { $excess } to discard, or keep them all.
page-keep = Keep all: { $amulets }
page-discard = Discard { $ticked }/{ $excess }

page-offer = Scarabs to offer
page-ranks = Amulets by rank: { $changes }
page-less = One less
page-more = One more
page-seal = Offer
page-sealed = has chosen an offering

page-corruption = Your corruption
page-corruption-why = Only you see this number. At the end it is compared with that of the
page-corruption-least = least corrupt player.
page-squares-off = Your sanctuaries will take { $squares } off.
page-eliminated = eliminated
page-amulets = amulets
page-statues = { $count ->
        [one] 1 statue of Anubis left
       *[other] { $count } statues of Anubis left
    }

page-reckoning = The final reckoning
page-step-amulets = amulets
page-step-red = tainted cards
page-step-squares = sanctuaries
page-step-least = fewest of all
page-step-rest = left
page-step-penalty = penalty
page-survives = { $scarabs ->
        [0] has no scarabs left
        [one] keeps 1 scarab
       *[other] keeps { $scarabs } scarabs
    }
page-thrown = is thrown to the crocodile

## What things are and are worth now, where one points at them

page-double-tells = Pays for two resources of its type ({ $card }). { page-tainted-tells }
page-tainted-tells = Tainted: paying it costs an amulet, and so does holding it at the end.
page-card-tells = { $card_code ->
        [A] Pays for one artisan.
        [C] Pays for one resource of any type. { page-tainted-tells }
        [S2] { page-double-tells }
        [M2] { page-double-tells }
        [W2] { page-double-tells }
        [L2] { page-double-tells }
        [down] A face-down card: only the player who takes it sees what it is.
       *[other] Pays for one resource: { $card }.
    }
page-deck-tells = Deck: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $down } of them face down. Discard pile: { $discarded }.
page-worshippers-tells = The worshippers of Sobek: one of them may help you at the start of your turn, for the penalty above it.
page-mosaic-worth = It earns { $base } scarabs, and { $each } for each palm it covers or a sanctuary.
page-corruption-tells = { $amulets ->
        [0] You have no amulets.
        [one] You have 1 amulet.
       *[other] You have { $amulets } amulets.
    }{ $squares ->
        [0] {""}
       *[other] {" "}Your sanctuaries take { $squares } off.
    } { $cost ->
        [-1] With so many left you may be eliminated.
        [0] They would cost you nothing.
        [one] That would cost you 1 scarab at most.
       *[other] That would cost you { $cost } scarabs at most.
    } Tainted cards still in hand come on top.
page-statues-tells = { $count ->
        [0] No statue of Anubis left, so no more sanctuaries.
        [one] 1 statue of Anubis left, for one more sanctuary.
       *[other] { $count } statues of Anubis left, one for each sanctuary.
    }{ $squares ->
        [0] {""}
        [one] {" "}1 square claimed: it takes 1 amulet off at the end.
       *[other] {" "}{ $squares } squares claimed: they take { $squares } amulets off at the end.
    }
page-amulets-known = Amulets of { $player }: { $amulets }. At the end they cost scarabs, and too many cost the game.
page-amulets-hidden = Amulets of { $player }: hidden in the pyramid until the end.
page-sealed-tells = { $player } has chosen an offering.
page-space-tells = Space { $space } of { $spaces } on Cleopatra’s way.
page-line-tells = When Cleopatra crosses the line, everybody makes an offering. Amulets by rank: { $changes }.
page-queen-tells = { $steps ->
        [0] Cleopatra has arrived at her palace.
        [one] Cleopatra: 1 more step, and the last turns begin.
       *[other] Cleopatra: { $steps } more steps, and the last turns begin.
    } { $complete } of { $categories } categories are complete.
page-row-tells = { $side_code ->
        [L] Left row
       *[other] Right row
    }: { $count ->
        [one] 1 sphinx
       *[other] { $count } sphinxes
    }{ $scarabs ->
        [0] , full.
        [one] . The next one earns 1 scarab.
       *[other] . The next one earns { $scarabs } scarabs.
    }
page-stands = Built: { name-the-place }.
page-spot = Not built yet: { name-the-place }. Now it would earn { $scarabs ->
        [one] 1 scarab.
       *[other] { $scarabs } scarabs.
    }
page-palm-tells = { $square }: a palm. The mosaic that covers it earns { $scarabs ->
        [one] 1 scarab more.
       *[other] { $scarabs } scarabs more.
    }
page-square-tells = { $square }: a square of the garden.
page-mosaic-tells = Mosaic { $tile } on { $squares }.
page-sanctuary-tells = { $count ->
        [one] Sanctuary of { $player }, one square: it takes 1 amulet off at the end.
       *[other] Sanctuary of { $player }, { $count } squares: it takes { $count } amulets off at the end.
    }
page-claim-tells = { $count ->
        [one] This sanctuary takes 1 amulet off you at the end
       *[other] This sanctuary takes { $count } amulets off you at the end
    }{ $scarabs ->
        [0] .
        [one] , and you forgo 1 scarab.
       *[other] , and you forgo { $scarabs } scarabs.
    }

page-keys =
    S = worshippers of Sobek
    1–3 = choose a stall
    Q = quarry
    R = turn the mosaic
    F = flip the mosaic

page-glossary =
    amulet = CL-9.4
    amulets = CL-9.4
    category = CL-8.1
    categories = CL-8.1
    credit = CL-5.7
    hand limit = CL-4.2
    offering = CL-8.3
    palm = CL-1.4
    palms = CL-1.4
    procession = CL-8.2
    refill = CL-4.4
    sanctuary = CL-7.2
    sanctuaries = CL-7.2
    statue = CL-7.4
    statues = CL-7.4
    tainted card = CL-5.5
    tainted cards = CL-5.5
    Vizier = CL-3.6
    Beggar = CL-3.7
    Architect = CL-3.8
    Merchant = CL-5.8
    Foreman = CL-5.8
    worshipper = CL-3.2
    worshippers = CL-3.2
    zone = CL-7.1
    zones = CL-7.1
