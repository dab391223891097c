# Amun-Re. The keys and facts come from the rules; src/mastaba/texts.py says how they are looked up.

## Names

name-card-BLK = Bid Blockade
name-card-RBD = Rebid in Same Province
name-card-FRM = Free Farmer
name-card-ARC = Architect
name-card-ADJ = Offering Adjustment
name-card-HRV = Extra Harvest
name-card-G8 = 8 Gold
name-card-BPC = Power-Card Bonus
name-card-BFA = Farmer Bonus
name-card-BUL = Upper/Lower Bonus
name-card-BEW = East/West Bonus
name-card-BNI = Nile Bonus

name-least-BLK = { name-card-BLK }
name-least-RBD = { name-card-RBD }
name-least-FRM = { name-card-FRM }
name-least-ARC = { name-card-ARC }
name-least-ADJ = { name-card-ADJ }
name-least-HRV = { name-card-HRV }
name-least-G8 = { name-card-G8 }
name-least-BPC = { name-card-BPC }
name-least-BFA = { name-card-BFA }
name-least-BUL = { name-card-BUL }
name-least-BEW = { name-card-BEW }
name-least-BNI = { name-card-BNI }

name-province-ABU = Abu
name-province-ABY = Abydos
name-province-AMA = Amarna
name-province-AVA = Avaris
name-province-BAH = Baharya
name-province-BER = Berenike
name-province-BUT = Buto
name-province-DAK = Dakhla
name-province-DAM = Damanhur
name-province-EDF = Edfu
name-province-KHA = Kharga
name-province-MEM = Memphis
name-province-MEN = Mendes
name-province-SAW = Sawu
name-province-THE = Thebes
name-bank-W = west
name-bank-E = east
name-half-U = Upper
name-half-L = Lower
name-nile-true = yes
name-nile-false = no

## Editions and options

edition-2003 = Hans im Glück / Rio Grande Games, 2003
    .about = The first edition. Some values of its board are reconstructed; each names its source.
option-draw2 = Two cards more
    .about = Whoever buys power cards draws two more and puts two back.
option-draw2-off = off
    .about = You draw what you buy.
option-draw2-on = on
    .about = You choose among two cards more than you buy; the rest go under the pile unseen.
option-draw2-show = on, rejected cards shown
    .about = You choose among two cards more than you buy; everybody sees the rest go under the pile.
option-power_limit = Limit of power cards
    .about = How many power cards you may buy in a turn.
option-power_limit-max = best province
    .about = As many as the province with the most symbols shows.
option-power_limit-sum = all provinces
    .about = As many as all your provinces show together.
option-strict_supply = Limited supply
    .about = Whether bricks, pyramids and farmers can run out.
option-strict_supply-off = off
    .about = They never run out.
option-strict_supply-on = on
    .about = How many there are is in AR-3.7.
option-start_draft = A card to begin with
    .about = Whether everybody chooses a power card before the first round.
option-start_draft-off = off
    .about = You begin with an Architect.
option-start_draft-on = on
    .about = Besides, you keep one of two cards drawn.
option-first = First player
    .about = Chance decides who begins, or the table names a seat.
option-first-chance = chance decides
    .about = The program draws the seat that begins.
option-first-1 = seat 1
    .about = Seat 1 begins.
option-first-2 = seat 2
    .about = Seat 2 begins.
option-first-3 = seat 3
    .about = Seat 3 begins.
option-first-4 = seat 4
    .about = Seat 4 begins.
option-first-5 = seat 5
    .about = Seat 5 begins.

## What is asked. `.waiting` is for those who wait.

prompt-ChooseFirst = Chance decides who begins.
    .waiting = Chance decides who begins.
prompt-TurnUpProvince = Chance decides which province is turned up.
    .waiting = Chance decides which province is turned up.
prompt-LayFreeCard = Chance decides which card lies face down on { $province }.
    .waiting = Chance decides which card lies face down on { $province }.
prompt-DrawCard = Chance decides which power card { $player } draws.
    .waiting = Chance decides which power card { $player } draws.
prompt-ShowCard = Chance decides which cards { $player } may choose from.
    .waiting = Chance decides which cards { $player } may choose from.
prompt-PlaceBid = Bid on a province, perhaps with a card first.
    .waiting = { $player } is bidding.
prompt-SellToPay = Sell power cards until you can pay your bid.
    .waiting = { $player } sells cards to pay.
prompt-BuyCards = How many power cards do you buy?
    .waiting = { $player } may buy power cards.
prompt-KeepCards = Which of the drawn cards do you keep?
    .waiting = { $player } chooses among drawn cards.
prompt-LayFarmers = Buy farmers for your fields, one by one.
    .waiting = { $player } may buy farmers.
prompt-LayBricks = Buy bricks for your provinces, one by one.
    .waiting = { $player } may buy bricks.
prompt-Together = Everybody chooses an offering in secret.
    .waiting = Everybody chooses an offering in secret.
prompt-SealOffering = What do you offer Amun-Re? Nobody sees it yet.
    .waiting = { $player } has not chosen an offering yet.
prompt-PledgeCards = Your gift exceeds your gold: which cards will be sold for it?
    .waiting = { $player } has not chosen an offering yet.
prompt-Adjust = Do you raise or lower the total of the offerings?
    .waiting = { $player } adjusts the total of the offerings.
prompt-TakeReward = { $quota ->
        [one] Amun-Re rewards you: take one unit.
       *[other] Amun-Re rewards you: take up to { $quota } units.
    }
    .waiting = { $player } takes a reward.
prompt-CollectIncome = Lay income cards if you like, then collect.
    .waiting = { $player } collects income.
prompt-PlayBonuses = Show the bonus cards you want to score.
    .waiting = { $player } may show bonus cards.

## Moves. `.group` and `.item` say the same in a list of options.

move-first = { $player } begins
    .group = Begins
    .item = { $player }
move-province = Turn up { $province }
    .group = Turn up
    .item = { $province }
move-card = Draw { $card }
    .group = Draw
    .item = { $card }
move-play = Play { $card }
    .group = Play a card
    .item = { $card }
move-bid = Bid { $gold } on { $province }
    .group = Bid
    .item = { $province }, { $gold } gold
move-sell = Sell { $card }
    .group = Sell
    .item = { $card }
move-cards = { $number ->
        [0] Buy no cards
        [one] Buy one card
       *[other] Buy { $number } cards
    }
    .group = Buy power cards
    .item = { $number }
move-keep = Keep { $card }
    .group = Keep
    .item = { $card }
move-farmer = Buy a farmer for { $province }
    .group = Farmer
    .item = { $province }
move-free = Free Farmer to { $province }
    .group = Free Farmer
    .item = { $province }
move-done = Done
    .group = Finish
    .item = done
move-brick = Buy a brick for { $province }
    .group = Brick
    .item = { $province }
move-architect = Architect: pyramid in { $province }
    .group = Architect
    .item = { $province }
move-offer = Offer { $gold } gold
    .group = Offer
    .item = { $gold }
move-steal = Steal { $offering_theft } gold
    .group = Steal
    .item = { $offering_theft } gold
move-adjust = Adjust the total by { $by }
    .group = Adjust
    .item = { $by }
move-take = { $unit_code ->
        [card] Take a power card
        [farmer] Take a farmer for { $province }
       *[brick] Take a brick for { $province }
    }
    .group = Take
    .item = { $unit_code ->
        [card] power card
        [farmer] farmer, { $province }
       *[brick] brick, { $province }
    }
move-gold8 = 8 Gold on { $province }
    .group = 8 Gold
    .item = { $province }
move-harvest = Extra Harvest on { $province }
    .group = Extra Harvest
    .item = { $province }
move-bonus = Show { $card }
    .group = Show
    .item = { $card }

## What happened. `.also` continues the sentence when the same happens again.

event-FirstPlayerChosen = { $player } has the Pharaoh and begins.
event-RoundBegan = Round { $round }: { $player } is the first player.
event-ProvinceRevealed = { $gold ->
        [0] { $province } is turned up.
       *[other] { $province } is turned up, with { $gold } gold.
    }
event-BrickLaidOut = A brick is laid out on { $province }.
event-FreeCardLaid = A power card is laid face down on { $province }.
event-CardPlayed = { $player } plays { $card }.
event-BidPlaced = { $player } bids { $gold } on { $province }.
event-CardSold = { $player } sells { $card }.
event-ProvinceWon = { $player } pays { $gold } and wins { $province }.
event-FreeCardsTaken = { $cards_code ->
        [hidden] { $player } takes the free cards of { $province }: { $number }.
       *[other] { $player } takes the free cards of { $province }: { $cards }.
    }
event-CardsBought = { $number ->
        [0] { $player } buys no power cards.
        [one] { $player } buys one power card for { $gold } gold.
       *[other] { $player } buys { $number } power cards for { $gold } gold.
    }
event-CardDrawn = { $card_code ->
        [hidden] { $player } draws a power card.
       *[other] { $player } draws { $card }.
    }
    .also = { $card_code ->
        [hidden] , another
       *[other] , { $card }
    }
event-CardKept = { $card_code ->
        [hidden] { $player } keeps a card.
       *[other] { $player } keeps { $card }.
    }
event-CardsPutUnder = { $cards_code ->
        [hidden] { $player } puts cards under the pile: { $number }.
       *[other] { $player } puts cards under the pile: { $cards }.
    }
event-FarmerLaid = { $player } gets a farmer in { $province }.
    .also = , { $province }
event-FreeFarmerLaid = A Free Farmer of { $player } goes to { $province }.
event-BrickLaid = { $player } lays a brick in { $province }.
    .also = , { $province }
event-PyramidBuilt = { $pyramids ->
        [one] A pyramid rises in { $province }.
       *[other] A pyramid rises in { $province }: now there are { $pyramids }.
    }
event-OfferingSealed = { $player } has chosen an offering.
event-OfferingOpened = { $act_code ->
        [theft] { $player } steals { $offering_theft } gold.
       *[gift] { $player } offers { $gold } gold.
    }{ $adjustments ->
        [0] { "" }
       *[other] { " " }An Offering Adjustment goes with it.
    }
event-OfferingAdjusted = { $player } adjusts the total by { $by }: { $total }.
event-TempleMoved = The offerings come to { $total }: the temple goes to level { $level }.
event-RewardTaken = { $cards ->
        [one] { $player } chooses a power card as reward.
       *[other] { $player } chooses { $cards } power cards as reward.
    }
event-PharaohMoved = { $player } gave most and is the first player.
event-IncomeCardLaid = { $player } lays { $card } on { $province }.
event-IncomePaid = { $player } collects { $gold } gold.
event-BonusScored = { $player } shows { $card }: { $points } points.
event-HandSold = { $player } sells the cards left for { $gold } gold.
event-PointsScored = { $player }: { $pyramids } for pyramids, { $sets } for sets, { $majorities } for majorities, { $temples } for temples, { $wealth } for wealth. Now { $points } points.
event-KingdomEnded = The Old Kingdom ends. Owners and farmers leave the board; pyramids and bricks stay.
event-DiscardReshuffled = { $cards ->
        [one] The draw pile was empty: the one discarded card becomes the new pile.
       *[other] The draw pile was empty: the { $cards } discarded cards become the new pile.
    }
event-PileExhausted = Draw pile and discard pile are empty: no card is drawn.
event-GameEnded = The game is over.

## Why not

reason-card_not_in_hand = You have no { $card } to use.
reason-played_in_this_phase = You have already played { $card } in this phase.
reason-gold_is_enough = Your { $gold } gold is enough here: there is nothing to sell cards for.
reason-not_enough_to_sell = Even all your cards would not lift your gold to { $need }.
reason-sell_in_order = Cards are sold in their order: after { $least } you cannot go back to { $card }.
reason-too_few_after_it = From { $card } on you have too few cards to reach { $need }.
reason-nothing_to_buy = You could lay nothing for that gold.
reason-no_brick_left = There is no brick left in the supply.
reason-no_pyramid_left = There is no pyramid left in the supply.
reason-no_farmer_left = There is no farmer left in the supply.
reason-not_on_offer = { $province } is not on offer in this round.
reason-must_outbid = On { $province } you must bid { $least } or more.
reason-track_ends = The bid on { $province } cannot be outbid.
reason-just_displaced = You have just been outbid on { $province }: bid on another province.
reason-not_displaced = You have not been outbid.
reason-rebid_here_only = After the Rebid you can only bid on { $province }.
reason-rebid_before_blockade = The Rebid must be played before the Blockade.
reason-blockade = A Blockade is in force on { $province }: you must bid { $least } or more.
reason-cannot_afford_bid = You have { $gold } gold and { $cards } cards to sell: that is less than { $need }.
reason-no_bid_left_with_card = Without { $card } you could not pay a bid that it allows.
reason-not_your_province = { $province } is not yours.
reason-too_dear = That costs { $need } gold, and you have { $gold }.
reason-power_limit = Your provinces allow { $limit } cards.
reason-too_few_cards_left = Only { $have } cards are left in both piles.
reason-card_not_shown = { $card } is not among the drawn cards.
reason-keep_in_order = Cards are kept in their order: after { $least } you cannot go back to { $card }.
reason-too_few_to_keep = From { $card } on there are fewer than the { $due } cards you must keep.
reason-no_free_field = { $fields ->
        [0] { $province } has no fields.
       *[other] All fields of { $province } are taken.
    }
reason-two_bricks_needed = The Architect needs two bricks in { $province }.
reason-more_than_you_have = You can offer at most { $most }, with { $gold } gold and cards to sell.
reason-one_adjustment = One Offering Adjustment is enough.
reason-reward_taken = You have taken your reward of { $quota }.
reason-under_extra_harvest = An Extra Harvest lies on { $province }.
reason-under_eight_gold = 8 Gold lies on { $province }.
reason-no_farmer_there = There is no farmer in { $province }.
reason-bonus_not_met = Your provinces do not meet the condition of { $card }.

## How a game ends

ending-six_rounds = Six rounds have been played; the points decide.
tie-break = The points are equal, so pyramids and then bricks decide.

## The table in the terminal

board-round = Round { $round } of { $rounds }, { $kingdom ->
    [old] Old Kingdom
   *[new] New Kingdom
}, temple at { $level }
board-piles = Power cards: { $deck } in the pile, { $discard } discarded
board-bottom = At the bottom of the pile, the next one first:
board-unknown = unknown
board-gold = gold
board-points = points
board-cards = cards
board-pharaoh = Pharaoh
board-bid = bids { $gold } on { $province }
board-offering = { $offering ->
    [sealed] offers in secret
    [steal] steals { $offering_theft } gold
   *[other] offers { $offering }
}
board-province = province
board-owner = owner
board-farmers = farmers
board-bricks = bricks
board-pyramids = pyramids
board-gives = it gives
board-card-offer = on offer
board-card-used = nobody
board-card-pile = not turned up
board-gives-power_symbols = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
board-gives-income = { $number } gold
board-gives-camel_income = camels { $number } gold
board-gives-temples = { $number ->
    [one] temple
   *[other] { $number } temples
}
board-gives-printed_farmers = { $number ->
    [one] { $number } printed farmer
   *[other] { $number } printed farmers
}
board-gives-free_gold = +{ $number } gold at once
board-gives-free_cards = { $number ->
    [one] +{ $number } card at once
   *[other] +{ $number } cards at once
}
board-map = Map (~ on the Nile)
board-quarter = { $bank } bank, { $half } Egypt
board-majority = Most pyramids, { $bank } bank
board-your-hand = Your hand
board-empty = empty
