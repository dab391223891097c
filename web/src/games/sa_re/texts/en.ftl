# What only the page says about Sa-Ré.

page-turn = Turn { $turn }
page-phase-projects = Projects
page-phase-season = Production season
page-phase-season-short = Season
page-phase-building = Building
page-points = What stands in the cities
page-part-production = production buildings
page-part-administrative = administrative buildings
page-part-harbour = harbour
page-part-pyramid = steps of the pyramid
page-rule = rule
page-mummy = Mummy
page-fact-revolt = Revolt marker on { $marker }, revolt at { $last }
page-fact-buildings = { $count ->
        [one] { $count } administrative building
       *[other] { $count } administrative buildings
    }

## Pharaoh's command

page-command = Command: { $mode }
page-fulfilled = { $all ->
        [0] –
       *[other] { $progress } of { $all }
    }
page-goal-pyramid = Complete your pyramid.
page-goal-spaces = Build on all { $count } spaces; only your pyramid may be unfinished.
page-goal-buildings = { $count ->
        [one] Harbour, pyramid and { $count } administrative building.
       *[other] Harbour, pyramid and { $count } administrative buildings.
    }
page-cubes = { $cubes ->
        [0] No black cube on your track yet, { $most } at most.
        [one] { $cubes } black cube on your track, { $most } at most.
       *[other] { $cubes } black cubes on your track, { $most } at most.
    } Administrative buildings: { $buildings }.

## The season

page-shoe = The shoe
page-shoe-dark = The shoe, in the dark
page-shoe-empty = The shoe is empty.
page-cards = { $count ->
        [one] card
       *[other] cards
    }
page-hidden = Hidden card
page-card-single = one resource
page-card-double = two resources and a wind of revolt
page-card-U1 = your marker rises by one
page-card-U2 = your marker rises by two
page-card-HO = take it, then draw two cards
page-card-XX = darkness falls
page-card-hidden = nobody sees it before it is drawn
page-sequence = { $player }’s sequence
page-sequence-own = Your sequence
page-taken = { $count ->
        [0] no card taken
        [one] { $count } card taken
       *[other] { $count } cards taken
    }
page-last-sequence = the last one of the season
page-revolt-in = { $gap ->
        [one] Revolt in { $gap } space
       *[other] Revolt in { $gap } spaces
    }
page-unrest-chance = { $unrest ->
        [0] no unrest among the { $cards } cards left
        [one] { $unrest } of { $cards } cards left is unrest
       *[other] { $unrest } of { $cards } cards left are unrest
    }
page-you-revolted = { $kept ->
        [0] Open revolt: you keep no card.
        [1] Open revolt: you keep one card.
       *[other] Open revolt: you keep { $kept } cards.
    }
page-kept-so-far = Your season is over. Your cards are safe.
page-left-short = { $goods ->
        [one] { $goods } resource
       *[other] { $goods } resources
    }, { $unrest } unrest, { $horus } Horus
page-remain = { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
page-remain-removed = 1 of them removed unseen
page-family-single = one resource
page-family-double = two, with wind
page-family-U1 = unrest
page-family-U2 = double unrest
page-family-HO = Choice of Horus
page-family-XX = darkness
page-tracks = Revolt tracks
page-track-up = { $player }: obelisk standing, revolt marker on { $marker }, revolt at { $last }, black cubes { $cubes }
page-track-down = { $player }: obelisk lying, revolt marker on { $marker }, revolt at { $last }, black cubes { $cubes }
page-track-revolted = { $player }: open revolt, black cubes { $cubes }, marker { $marker } of { $last }
page-pick = Take { $card }
page-replace = Replace { $card }
page-unrest-this = Deal with { $card } first
page-lay = Lay down the obelisk
page-stop = Stop and stay
page-take = { $card_code ->
        [U1] Take it
        [U2] Take it
       *[other] Take { $card }
    }
page-take-horus = Take it, draw 2
page-draw = Draw in the dark
page-stay = Stay in the season
page-accept = Accept the cards
page-on = Draw the cards
page-end = End the sequence
page-toss = Discard it
page-both = Gardens and Library
page-keep-unrest = { $card_code ->
        [U2] Keep it: rise by 2
       *[other] Keep it: rise by 1
    }
page-powers = Powers
page-night = used, night side
page-power-TE = choose one of two cards
page-power-PA = replace this card
page-power-GA = double counts as single
page-power-LI = unrest becomes a resource
page-power-BA = pass a space to another player
page-power-MA = swap a card

## Projects and the site

page-reference = Building board
page-masters = { $masters ->
        [one] { $masters } Master Builder
       *[other] { $masters } Master Builders
    }, { $begun ->
        [0] nothing started
        [one] { $begun } project started
       *[other] { $begun } projects started
    }
page-next-raises = one more: +1 revolt
page-tile = { $tile }: costs { $cost }; { $left } left
page-tile-gone = { $tile }: none left
page-city = City of { $player }
page-city-own = Your city
page-cities = Cities
page-space-free = free
page-on-nile = on the Nile
page-project = { $tile }, project
page-costs = costs { $cost }
page-saves = saves { $goods }
page-move = Move it
page-raze = Raze it
page-go = Go on
page-go-penalty = Go on: +{ $spaces } revolt

## Building

page-bills = Projects to pay
page-bill = { $tile } on { $space }: needs { $cost }. { $remark }
page-pyramid-steps = no. { $number }: { $steps }
page-pyramid-number = no. { $number }
page-step = step { $step } of { $steps }
page-to-go = { $count ->
        [0] Paid.
        [one] { $count } resource to go.
       *[other] { $count } resources to go.
    }
page-payable = You can pay it now.
page-not-enough = Not enough this turn. You cannot pay in part.
page-one-step = Only one step a turn.
page-no-projects = No projects. You may load or store your cards.
page-stores = Powers and stores
page-stock = Warehouse
page-workshops = Workshops
page-caravans = Caravans
page-of = { $count } of { $most }
page-none-yet = none now
page-lost-unused = lost if unused
page-needs-market = needs a Market
page-in-stock = { $good } in stock
page-token = { $good } from a workshop
page-caravan = Caravan: one resource of your choice
page-card = { $card }
page-card-count = { $card }, { $count } cards
page-card-wasteful = { $card }: { $goods } would be lost
page-lost = { $goods } lost
page-older = { $kept } older
page-locked = locked
page-no-cards = No resource cards.
page-done = Finish building
page-done-keeping = Finish

## What to do

page-hint-projects = Tap a building, then a space. Tap a tile of yours to move or raze it.
page-hint-another = Tap another building, or go on to the season.
page-hint-space = { $tile }: tap a space. What you would save there is marked.
page-hint-tile = { $tile } on { $space }: move it or raze it.
page-hint-offer = { $goods ->
        [one] If you stop now you have { $goods } resource to spend.
       *[other] If you stop now you have { $goods } resources to spend.
    } { $kept ->
        [0] After an open revolt you keep no card.
        [1] After an open revolt you keep one card.
       *[other] After an open revolt you keep { $kept } cards.
    }
page-hint-pick = Tap the card you take. The other one goes back on top.
page-hint-replace = Palace: tap the card you want to replace, or accept.
page-hint-give = Tap a glowing track to give it away, or keep it.
page-hint-unrest = The first unrest card of your sequence stays with you.
page-hint-barracks = Barracks: tap the track that is to rise.
page-hint-market = Market: tap the card you give away.
page-hint-swap = Now choose the card you want.
page-hint-erect = Tap a project to pay it. Tap a card or token to load or store it.
page-hint-use = Load it on a caravan, or store it.
page-hint-pay = Workshops first, then cards, stock, caravans. A card is spent whole.
page-hint-keep = { $kept ->
        [1] Tap the card you keep for the next turn.
       *[other] Tap the cards you keep for the next turn: { $kept } at most.
    }

## What things are, do and are worth now

page-does-MB = Starts one project a turn for free, and a second one if your marker rises by 1.
page-does-WH = { $room ->
        [0] Keeps resources from turn to turn; this city has no room yet.
       *[other] Keeps resources from turn to turn; this city has room for { $room }.
    }
page-does-GO = Brings one gold a turn, and every project next to it costs one gold less.
page-does-ST = Brings one stone a turn, and every project next to it costs one stone less.
page-does-CA = Brings one wood a turn, and every project next to it costs one wood less.
page-does-TE = Once a season you look at two cards and take one of them.
page-does-PA = Once a season you get rid of a card and go on to the next.
page-does-GA = Once a season double unrest that you keep raises your marker by 1 only.
page-does-LI = Once a season unrest that you keep becomes a wild resource.
page-does-BA = Once a season your marker goes down by 1 and an opponent’s rises by 1.
page-does-MA = Once a season you swap a resource card with an opponent.
page-does-MA-caravans = Opens the caravans.
page-does-HA = Brings one wild resource a turn, and every project on the Nile costs one resource less.
page-does-PY = Is built in steps, one a turn.
page-steps-done = { $count } of { $steps } steps built
page-pyramids = Its steps cost: { $pyramids }
page-progress = { $player }: { $progress } of { $target } on the way to Pharaoh’s command
page-progress-none = { $player }: no pyramid started yet
page-goal-done = { $tile }: built
page-goal-open = { $tile }: still missing
page-tells-card = { $what }: { $does }
page-tells-hand = You spend it whole: to build, to load a caravan or to store.
page-tells-wild = It stands for any one resource, this turn only.
page-tells-masters = Each project beyond the number of your Master Builders raises your marker by 1.
page-tells-gap = { $gap ->
        [one] { $gap } space more, and the workers revolt.
       *[other] { $gap } spaces more, and the workers revolt.
    }
page-tells-cube = A black cube makes the revolt track one space shorter, for the rest of the game.
page-tells-obelisk-up = { $player } is in the season.
page-tells-obelisk-down = { $player } is out of the season.
page-tells-lay = Your season ends, and what you have produced is safe.
page-tells-mummy = Mummy: goes first this turn. The next player is the first one next turn.
page-tells-shoe = { $count ->
        [one] The shoe: { $count } card, face up.
       *[other] The shoe: { $count } cards, face up. Everybody sees the top one.
    }
page-tells-dark = { $count ->
        [one] The shoe in the dark: { $count } card, face down.
       *[other] The shoe in the dark: { $count } cards, face down since Hoshekh came.
    }
page-tells-sequence = A sequence goes on until a resource is produced, or its player leaves the season.
page-tells-stock = Warehouses: { $count } of { $most } in stock, which you can spend in any turn.
page-tells-workshops = { $count ->
        [0] Tokens of the workshops and the Harbour: none now.
        [one] Tokens of the workshops and the Harbour: { $count } to spend this turn.
       *[other] Tokens of the workshops and the Harbour: { $count } to spend this turn.
    }
page-tells-caravans = Caravans: { $count } of { $most } loaded. Each costs two resources and brings one of your choice.
page-building-first = Choose a building first, then its space.

## What is asked, with what lies there. `{ $card }` is the offered card.

page-ask-offer = { $card_code ->
        [HO] Choice of Horus: draw two cards, or end your season?
        [U1] Unrest: rise by one, or end your season?
        [U2] Double unrest: rise by two, or end your season?
       *[other] Take { $card }, or end your season?
    }
page-ask-horus = Choice of Horus: draw two cards, or end your season?
page-ask-dark = Draw in the dark, or end your season?
page-ask-pay = { $tile }: { $goods } still to pay. Choose what you spend.

## Words that lead to their paragraph in the rulebook

page-glossary =
    Work Sequence = SR-5.2
    Work Sequences = SR-5.2
    obelisk = SR-5.4
    wind of revolt = SR-5.7
    unrest = SR-5.10
    in the dark = SR-5.9
    open revolt = SR-5.14
    production token = SR-7.12
    production tokens = SR-7.12
    caravan = SR-7.9
    caravans = SR-7.9
    stock = SR-7.8
    workshop = SR-7.3
    workshops = SR-7.3
    black cube = SR-8.1
    black cubes = SR-8.1
    on the Nile = SR-1.3
