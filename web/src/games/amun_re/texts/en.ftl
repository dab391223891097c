# What only the page says about Amun-Re.

page-round = Round { $round } of { $rounds } · { $kingdom_code ->
        [new] New Kingdom
       *[old] Old Kingdom
    }
page-round-short = Round { $round }/{ $rounds }
page-aim = Aim:
page-aim-text = The most points after round { $rounds } win.
page-phase-reveal = Reveal
page-phase-auction = Auction
page-phase-actions = Actions
page-phase-offering = Offering
page-phase-income = Income
page-phase-scoring = Scoring
page-rule = rule

## The map

page-map = Map of Egypt, north to the left
page-map-tall = Map of Egypt, north on top
page-north = N
page-west = West bank
page-east = East bank
page-lower = Lower Egypt
page-upper = Upper Egypt
page-red-sea = Red Sea
page-out = not in this game
page-lies-bank = { $bank } bank
page-lies-half = { $half } Egypt
page-lies-nile = { $nile_code ->
        [true] on the Nile
       *[false] away from the Nile
    }
page-unrevealed = not revealed yet
page-no-bid = no bid
page-owned = belongs to { $player }
page-bids = { $player } bids { $gold }
page-open-from = open to you from { $gold }
page-pays = { $count ->
        [one] pays 1 gold
       *[other] pays { $count } gold
    }
page-take-back = Take back what you laid in { $province }
page-has-power = { $count ->
        [one] 1 power symbol
       *[other] { $count } power symbols
    }
page-has-temples = { $count ->
        [one] 1 temple
       *[other] { $count } temples
    }
page-has-income = income of { $count } gold
page-has-camel = income of { $count } gold by camel
page-has-fields = { $count ->
        [one] 1 field
       *[other] { $count } fields
    }
page-has-farmers = { $count ->
        [one] 1 farmer
       *[other] { $count } farmers
    }
page-has-pyramids = { $count ->
        [one] 1 pyramid
       *[other] { $count } pyramids
    }
page-has-bricks = { $count ->
        [one] 1 brick
       *[other] { $count } bricks
    }
page-most = { $count ->
        [one] most pyramids on its bank, 1 point
       *[other] most pyramids on its bank, { $count } points
    }
page-has-hidden = { $count ->
        [one] 1 hidden card for the winner
       *[other] { $count } hidden cards for the winner
    }
page-has-gold = { $count } gold for the winner

## Seats and piles

page-gold = { $gold } gold
page-cards = { $count ->
        [one] 1 power card
       *[other] { $count } power cards
    }
page-pharaoh = Pharaoh, first player
page-scale = Offering scale
page-scale-none = No offering yet. Their total will set the level: the gold of each farmer, the points of each temple.
page-scale-pays = Each farmer brings { $level } gold, each temple scores { $level }. { $camels ->
        [1] Camels travel.
       *[other] Camels do not travel.
    }
page-scale-cell = Level { $level }: total { $totals }{ $camels ->
        [1] , camels travel
       *[other] { "" }
    }
page-draw = draw pile
page-discard = discard pile
page-discard-none = No card lies there.
page-bottom = At the bottom of the draw pile, next one first
page-bottom-unknown = unknown
page-last-scoring = Last scoring

## Cards in hand

page-purse = Purse
page-purse-sell = { $count ->
        [one] + 1 if you sell your card
       *[other] + { $count } if you sell cards
    }
page-no-cards = No power cards.
page-hint-sell = Short of gold? Tap a card to sell it for 1 gold.
page-sell = Sell for 1 gold
page-when-lies = played: tap to take it back
page-when-now = play now
page-when-auction = in the auction
page-when-actions = in the actions
page-when-offering = with the offering
page-when-income = with the income
page-when-scoring = at scoring
page-card-BLK = For the rest of the auction, others must outbid you by two spaces.
page-card-RBD = If you have been outbid, bid on the same province again.
page-card-FRM = A farmer at no cost in one of your provinces, beside the fields.
page-card-ARC = Two bricks in one of your provinces become a pyramid.
page-card-ADJ = You raise or lower the total of the offerings by { $offering_adjustment }.
page-card-HRV = Each farmer in one of your provinces brings 1 gold more.
page-card-G8 = One of your provinces pays 8 gold instead of its harvest and income.
page-card-BPC = { $points_bonus } points if your provinces have { $bonus_power_symbols } power symbols or more.
page-card-BFA = { $points_bonus } points if you have { $bonus_farmers } farmers or more.
page-card-BUL = { $points_bonus } points if your three provinces are all in Upper or all in Lower Egypt.
page-card-BEW = { $points_bonus } points if your three provinces are all on the same bank of the Nile.
page-card-BNI = { $points_bonus } points if your three provinces are all on the Nile, or all away from it.

## What is asked

page-ask-bid = Bid on a province: tap it, choose a space, confirm.
page-ask-outbid = You have been outbid on { $province }: bid on another province.
page-ask-rebid = Rebid in Same Province: bid on { $province } again.
page-ask-card = { $card }: tap one of the glowing provinces.
page-ask-farmer = { $count ->
        [one] Place one more farmer: tap a province with a free field.
       *[other] Place { $count } more farmers: tap provinces with free fields.
    }
page-ask-brick = { $count ->
        [one] Place one more brick: tap one of your provinces.
       *[other] Place { $count } more bricks: tap your provinces.
    }
page-ask-sell = { $count ->
        [one] Your gold is short: choose one card to sell.
       *[other] Your gold is short: choose { $count } cards to sell.
    }
page-ask-keep = { $count ->
        [one] Choose the card you keep.
       *[other] Choose the { $count } cards you keep.
    }
page-ask-reward = { $left ->
        [0] Your reward is complete: finish.
        [one] Amun-Re rewards you: take one more unit.
       *[other] Amun-Re rewards you: take up to { $left } more units.
    }

## Auction

page-open-to-you = open to you
page-blockade = blockade
page-outbid = you have been outbid
page-shut = closed
page-from = from { $gold }
page-step-taken = { $gold }: { $player } is here
page-step-passed = { $gold }: passed
page-step-locked = { $gold }: closed by a Bid Blockade
page-step-beyond = { $gold }: not open to you
page-step-rest = { $gold }
page-do-bid = Choose a bid

## Actions

page-buy = Your purchases
page-prices = Your purchases: of each kind the first costs 1 gold, and every further one 1 more.
page-buy-BuyCards = A · Power cards
    .how = Choose how many you buy.
page-buy-LayFarmers = B · Farmers
    .how = Choose how many, then place them on fields.
page-buy-LayBricks = C · Bricks
    .how = Three bricks make a pyramid, two with the Architect.
page-bought = { $count ->
        [0] none bought
       *[other] { $count } for { $gold } gold
    }
page-costs = { $gold } gold
page-spend = − purchases
page-left = Left
page-do-farmer = { $count ->
        [0] No farmers
        [one] One farmer for { $gold } gold
       *[other] { $count } farmers for { $gold } gold
    }
page-do-brick = { $count ->
        [0] No bricks
        [one] One brick for { $gold } gold
       *[other] { $count } bricks for { $gold } gold
    }

## Offering

page-offerings = Offerings
page-ready = ready
page-choosing = choosing
page-stole = stole { $gold }
page-gave = gave { $gold }
page-total = Total
page-level = temple marker at level { $level }
page-offer = Your offering
page-offer-amount = Amount of the offering
page-offer-number = Offering as a number
page-less = One less
page-put-back-card = Put a power card back
page-more = One more
page-offer-none = Nothing chosen yet.
page-offer-first = Nothing chosen yet. All offerings together set the level: gold per farmer, points per temple.
page-offer-left = { $left } gold would be left.
page-offer-sell = { $count ->
        [one] One card would be sold.
       *[other] { $count } cards would be sold.
    }
page-offer-alone = Dashed: the level that your gift alone would reach.
page-steal = Steal { $offering_theft } gold
page-steal-how = You take { $offering_theft } gold, the total falls by { $offering_theft }, and you get no reward.
page-do-offer = Choose an offering
page-do-seal = Seal { $gold } gold
page-do-steal = Seal the theft
page-seal-sure = Seal it?
page-do-adjust = { $by } → { $total }, level { $level }
page-reward = Your reward
page-unit-card = Power cards
page-unit-farmer = Farmers
page-unit-brick = Bricks
page-on-map = on the map
page-take-card = Take a power card
page-taken = { $count } of { $quota } taken
page-do-reward = Finish, { $count } of { $quota } taken

## Income

page-players = Players
page-farmers = Farmers
page-points-now = Points now
page-income-how = { $farmers ->
        [one] 1 farmer × { $each }
       *[other] { $farmers } farmers × { $each }
    }{ $more ->
        [0] { "" }
       *[other] { " " }+ income of { $more }
    }
page-sum = Total
page-do-income = Collect { $gold } gold

## Scoring

page-bonus = Bonus cards
page-bonus-none = You have no bonus card.
page-do-bonus = { $count ->
        [0] Show no card
        [one] Show one card
       *[other] Show { $count } cards
    }
page-scoring = Scoring after round { $round }
page-source = Points for
page-now = Now
page-go-on = Continue
page-old = Old Kingdom
page-part-pyramids = Pyramids
page-part-sets = Complete sets
page-part-majorities = Most pyramids
page-part-temples = Temples
page-part-bonus = Bonus cards
page-part-wealth = Wealth

## Cards to choose

page-sell-title = Sell cards
page-keep-title = Keep cards
page-do-sell = Sell { $count } of { $due }
page-do-keep = Keep { $count } of { $due }

## Why not, where it is not the rules that answer

page-why-no-bid = Choose a province first, and a space on its price track.
page-why-no-offer = Choose how much gold you offer, or steal.
page-why-cards-first = First you buy power cards, or none; then farmers, then bricks.
page-why-card-first = Choose the card first, then the province.
page-why-room-farmer = { $count ->
        [0] No farmer can be placed: none of your fields is free.
        [one] Only one more farmer can be placed on your fields.
       *[other] Only { $count } more farmers can be placed on your fields.
    }
page-why-room-brick = { $count ->
        [0] No brick can be laid in your provinces.
        [one] Only one more brick can be laid in your provinces.
       *[other] Only { $count } more bricks can be laid in your provinces.
    }
page-why-place-farmer = { $count ->
        [one] One farmer is still to be placed: tap a province, or choose a smaller number.
       *[other] { $count } farmers are still to be placed: tap provinces, or choose a smaller number.
    }
page-why-place-brick = { $count ->
        [one] One brick is still to be placed: tap a province, or choose a smaller number.
       *[other] { $count } bricks are still to be placed: tap provinces, or choose a smaller number.
    }
page-why-no-card-taken = You have not taken a power card yet.
page-why-tick = { $count ->
        [one] Choose one more card.
       *[other] Choose { $count } more cards.
    }

## What things are, what they do and what they are worth now

page-tells-power = { $count ->
        [one] 1 power symbol: the symbols say how many power cards the owner may buy in a round.
       *[other] { $count } power symbols: they say how many power cards the owner may buy in a round.
    }
page-tells-temples = { $count ->
        [one] 1 temple
       *[other] { $count } temples
    }: each scores the level of the temple marker, { $level ->
        [0] which no offering has set yet.
        [one] now 1 point.
       *[other] now { $level } points.
    }
page-tells-income = { $count } gold for the owner in every round.
page-tells-camel = { $count } gold for the owner when the camels travel. { $level ->
        [0] The offering decides that.
       *[other] { $camels ->
            [1] They travel at this level.
           *[other] They do not travel at this level.
        }
    }
page-tells-gift = For the winner of the auction: { $count ->
        [0] { $gold } gold.
        [one] { $gold ->
            [0] 1 hidden power card.
           *[other] 1 hidden power card and { $gold } gold.
        }
       *[other] { $gold ->
            [0] { $count } hidden power cards.
           *[other] { $count } hidden power cards and { $gold } gold.
        }
    }
page-tells-fields = { $farmers ->
        [0] No farmers
        [one] 1 farmer
       *[other] { $farmers } farmers
    }, { $free ->
        [0] no free field.
        [one] 1 free field.
       *[other] { $free } free fields.
    } { $level ->
        [0] Each farmer brings gold: the offering decides how much.
       *[other] Each farmer brings { $level } gold at this level.
    }
page-tells-pyramids = { $count ->
        [one] 1 pyramid: it scores
       *[other] { $count } pyramids: each scores
    } { $points_pyramid ->
        [one] 1 point for its owner
       *[other] { $points_pyramid } points for its owner
    }, and one in each of three provinces { $points_set } more.
page-tells-bricks = { $count ->
        [one] 1 brick
       *[other] { $count } bricks
    }: { $building_bricks_per_pyramid } become a pyramid.
page-tells-most = { $count ->
        [one] Most pyramids on its bank: its owner scores 1 point.
       *[other] Most pyramids on its bank: its owner scores { $count } points.
    }
page-tells-owner = { $player } owns this province until the { $kingdom_code ->
        [new] game ends.
       *[old] Old Kingdom ends.
    }
page-tells-bid = { $player } bids { $gold }. { $least ->
        [0] Nobody can outbid that.
       *[other] To outbid that takes { $least } or more.
    }
page-tells-no-bid = Nobody has bid here yet: any space will do, even 0.
page-tells-pays = Pays { $count } gold in this round: the farmers’ harvest and the income of the province.
page-tells-level = Level { $level }{ $now ->
        [1] , now
       *[other] { "" }
    }: for a total of { $totals }. Each farmer brings { $level } gold, each temple scores { $level }. { $camels ->
        [1] Camels travel.
       *[other] Camels do not travel.
    }
page-tells-total = All gifts together, less the thefts: the total sets the level of the temple marker.
page-tells-draw = { $count ->
        [one] Draw pile: 1 power card, face down.
       *[other] Draw pile: { $count } power cards, face down.
    }
page-tells-discard = { $count ->
        [0] Discard pile: empty.
        [one] Discard pile: 1 power card, face up. Press to see it.
       *[other] Discard pile: { $count } power cards, face up. Press to see them.
    }
page-tells-gold = { $player } has { $gold } gold.
page-tells-standing = { $player } has { $count ->
        [one] 1 pyramid
       *[other] { $count } pyramids
    }. A scoring now would bring { $points ->
        [one] 1 point
       *[other] { $points } points
    }, before bonus cards and wealth.
page-tells-pharaoh = { $player } has the Pharaoh and is the first player. The player who offers the most takes it.
page-tells-purse = { $gold } gold. { $count ->
        [0] You have no cards to sell.
        [one] When gold is short, your card can be sold for 1 more.
       *[other] When gold is short, your { $count } cards can be sold for 1 each.
    }
page-tells-take-card = Power cards: your power symbols do not limit a reward.
page-tells-take-farmer = Farmers: at no cost, onto free fields in your provinces.
page-tells-take-brick = Bricks: at no cost, into your provinces.
page-tells-farmers = Farmers in all provinces of a player.
page-tells-incomes = Gold that a player’s provinces pay at this level.
page-tells-points-now = Points a scoring now would bring, before bonus cards and wealth.
page-played-auction = Played with a bid.
page-played-actions = Played in the actions.
page-played-offering = Played with the offering.
page-played-income = Played with the income.
page-played-scoring = Shown at scoring: { $met ->
        [1] your provinces meet the condition now.
       *[other] your provinces do not meet the condition now.
    }

## Where the numbers come from

page-value-fields = Fields
page-value-printed_farmers = Printed farmers
page-value-power_symbols = Power symbols
page-value-income = Income
page-value-camel_income = Income by camel
page-value-temples = Temples
page-value-free_gold = Free gold
page-value-free_cards = Free power cards
page-value-free_bricks = Free bricks
page-value-bank = Bank of the Nile
page-value-half = Half of Egypt
page-value-nile = On the Nile
