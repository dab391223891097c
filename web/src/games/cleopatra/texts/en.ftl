# What only the page says about Cleopatra.

page-procession = Procession { $space } / { $spaces }
page-procession-short = { $space }/{ $spaces }
page-phase-worshipper = Worshipper
page-phase-action = Market or quarry
page-phase-procession = Procession
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
page-hand-size = { $cards } cards,
page-hand-limit = limit { $limit }.
page-hand-red = A red card paid adds an amulet.
page-empty-hand = No cards in hand.

page-palace = Palace: garden of 9 by 9
page-plaza = Plaza: Cleopatra on space { $space }, { $left } sphinxes on the left, { $right } on the right
page-start = start
page-door = { $side_code ->
        [L] left door
       *[other] right door
    }
page-place = Build here: { $piece } { $place }, earns { $scarabs }
page-zone = Claim this sanctuary of { $count } squares: { $squares }

page-market = Market
page-stall = Stall { $stall }
page-stall-label = Stall { $stall }: { $cards }
page-deck = { $top_code ->
        [none] deck empty
        [next] deck { $cards }
        [down] deck { $cards }, top hidden
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
       *[other] { $count } cards to lay
    }

page-worshippers = Worshippers
page-worshipper-label = { $worshipper }: { $scarabs ->
        [0] { $amulets ->
            [one] 1 amulet
           *[other] { $amulets } amulets
        }
       *[other] { $amulets ->
            [0] { $scarabs } scarabs
            [one] { $scarabs } scarabs and 1 amulet
           *[other] { $scarabs } scarabs and { $amulets } amulets
        }
    }
page-helper = { $worshipper } helps
page-effect-architect = { $worshippers_architect } more scarabs for each piece you build this turn.
page-effect-vizier = You may go to the market and to the quarry this turn.
page-effect-merchant = Up to { $worshippers_merchant } resources need not be paid this turn.
page-effect-beggar = Draw { $worshippers_beggar } cards at once.
page-effect-foreman = Up to { $worshippers_foreman } artisans need not be paid this turn.
page-penalty = { $scarabs ->
        [0] Penalty: { $amulets ->
            [one] 1 amulet.
           *[other] { $amulets } amulets.
        }
       *[other] Price: { $amulets ->
            [0] { $scarabs } scarabs.
            [one] { $scarabs } scarabs and 1 amulet.
           *[other] { $scarabs } scarabs and { $amulets } amulets.
        }
    }
page-tile-architect = Architect
page-tile-vizier = Vizier
page-tile-merchant = Merchant
page-tile-beggar = Beggar
page-tile-foreman = Foreman
page-activate = Activate
page-no-helper = No worshipper

page-quarry = Quarry
page-quarry-hint = cost and gain now
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
page-quarry-label = { $kind }: { $artisans } artisans and { $resources } { $mode } resources, earns { $earns } now, { $built } of { $all } built
page-next-mosaic = Next mosaic
page-no-mosaic = No mosaics left
page-stack-label = Next mosaic: { $top }. Under it: { $count }.

page-where = { $kind }: choose the place.
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
    }. Arrows move it, R turns, F flips, Enter places it.
page-turn-over = Turn
page-flip = Flip
page-lay = Place
page-leave = Leave the quarry
page-pay-prompt = { $amulets ->
        [0] Pay: { $kind }. Tap cards to change the payment.
        [one] Pay: { $kind }, with 1 amulet. Tap cards to change the payment.
       *[other] Pay: { $kind }, with { $amulets } amulets. Tap cards to change the payment.
    }
page-pay = Pay
page-elsewhere = Another place
page-stuck = No way to pay with that change.
page-spared = Not paid with cards
page-credit = second unit
page-waive-A = Foreman: one artisan less
page-waive-R = Merchant: one resource less
page-no-statue = { $scarabs ->
        [0] No statue
        [one] Take 1 scarab instead
       *[other] Take { $scarabs } scarabs instead
    }
page-claimed = Done

page-limit-prompt = { $cards } cards: tick { $excess } to discard, or keep all for amulets.
page-keep = Keep all: { $amulets }
page-discard = Discard { $ticked } / { $excess }

page-offer = Scarabs to offer
page-ranks = Amulets by rank: { $changes }
page-less = One less
page-more = One more
page-seal = Seal
page-sealed = offering sealed

page-corruption = Your corruption
page-corruption-why = Only you see this number. What counts at the end is the excess over the
page-corruption-least = least corrupt player.
page-squares-off = Your sanctuaries take { $squares } off.
page-eliminated = eliminated
page-amulets = amulets
page-statues = { $count ->
        [one] 1 statue of Anubis left
       *[other] { $count } statues of Anubis left
    }

page-reckoning = The final reckoning
page-step-amulets = amulets
page-step-red = red cards
page-step-squares = sanctuaries
page-step-least = the least
page-step-rest = left
page-step-penalty = penalty
page-survives = keeps { $scarabs } scarabs
page-thrown = is thrown to the crocodile
