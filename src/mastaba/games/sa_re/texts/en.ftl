# Sa-Ré. The keys and facts come from the rules; src/mastaba/texts.py says how they are looked up.

## Names

name-tile-MB = Master Builder
name-tile-WH = Warehouse
name-tile-GO = Goldsmith
name-tile-ST = Stonemason
name-tile-CA = Carpenter
name-tile-TE = Temple
name-tile-PA = Palace
name-tile-GA = Gardens
name-tile-LI = Library
name-tile-BA = Barracks
name-tile-MA = Market
name-tile-HA = Harbour
name-tile-PY = Pyramid
name-good-g = gold
name-good-s = stone
name-good-w = wood
name-good-j = wild
name-card-G = gold
name-card-S = stone
name-card-W = wood
name-card-GG = gold + gold
name-card-SS = stone + stone
name-card-WW = wood + wood
name-card-GS = gold + stone
name-card-GW = gold + wood
name-card-SW = stone + wood
name-card-U1 = single unrest
name-card-U2 = double unrest
name-card-HO = Choice of Horus
name-card-XX = Hoshekh
name-card-J = wild card of the Library
name-card-top = the offered card
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
name-source-token = production token
name-source-card = card
name-source-stock = stock
name-source-caravan = caravan
name-source-symbol = one symbol of a card
name-ending-goal = the goal
name-ending-turn_cap = the turn cap

## Editions and options

edition-fr = French edition, 2023
    .about = The rules of the published game.
edition-en = English edition, 2022
    .about = The English rules, which differ in 36 places.
option-mode = Mode
    .about = Which buildings end the game.
option-mode-scribe = Scribe
    .about = Complete the Pyramid.
option-mode-architect = Architect
    .about = French edition: build on all 12 spaces.
option-mode-priest = Priest
    .about = French edition: Harbour, Pyramid and 3 administrative buildings. English edition: all 12 spaces.
option-mode-pharaoh = Pharaoh
    .about = French edition: Harbour, Pyramid and all 6 administrative buildings. English edition: 4 of them.
option-mode-deity = Deity
    .about = English edition: Harbour, Pyramid and all 6 administrative buildings.
option-quick_start = Quick start
    .about = French edition only.
option-quick_start-off = off
    .about = Everybody begins with the two starting tiles.
option-quick_start-on = on
    .about = Everybody begins with a random administrative building, too.
option-deity_placement = Deity placement
    .about = French edition only.
option-deity_placement-off = off
    .about = Projects go on any space.
option-deity_placement-on = on
    .about = Cities grow from the top left corner.
option-project_count = Projects that need Master Builders
    .about = Which projects count.
option-project_count-started = started this turn
    .about = Older projects need none.
option-project_count-open = all open ones
    .about = Every project on the site counts.
option-third_step = Third step of the city
    .about = Whether a second main building brings a black cube.
option-third_step-none = none
    .about = There are two stages.
option-third_step-second_main = second main building
    .about = It counts as a third stage, with at most two cubes.
option-market = Market
    .about = What the Market does.
option-market-swap = swap
    .about = Swap a resource card with an opponent.
option-market-caravans = caravans
    .about = No power in the season.
option-caravans = Caravans
    .about = Who may load caravans.
option-caravans-all = everybody
    .about = From the first turn on.
option-caravans-market = with a Market
    .about = Only with a completed Market.
option-stop = Stopping
    .about = Ending a sequence without laying the obelisk.
option-stop-off = off
    .about = Refusing a card means laying.
option-stop-on = on
    .about = After a card without resources one may stop.
option-palace_forced = Palace
    .about = What happens after the Palace.
option-palace_forced-off = off
    .about = The next card is offered.
option-palace_forced-on = on
    .about = The next card must be taken.
option-revolt_tokens = Tokens after a revolt
    .about = What becomes of production tokens.
option-revolt_tokens-lost = lost
    .about = They cannot be used.
option-revolt_tokens-storable = storable
    .about = They may be stored, or loaded on caravans.
option-share_space = Shared spaces
    .about = Which tiles may share a space.
option-share_space-start_only = starting tiles
    .about = Only the two starting tiles.
option-share_space-production = production
    .about = Any two production buildings.
option-turn_cap = Turn cap
    .about = The game is drawn after so many turns.
option-turn_cap-off = no cap
    .about = The game goes on until somebody meets the goal.
option-first = First player
    .about = Chance decides who begins, or the table names a seat: the oldest player, by the printed rules.
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

## What is asked. `.waiting` is for those who wait.

prompt-ChooseFirst = Chance decides who begins.
    .waiting = Chance decides who begins.
prompt-DealAdministrative = Chance deals a building to { $player }.
    .waiting = Chance deals a building to { $player }.
prompt-TurnUp = Chance turns up the next card of the shoe.
    .waiting = Chance turns up the next card of the shoe.
prompt-DrawInTheDark = Chance decides the card drawn in the dark.
    .waiting = Chance decides the card drawn in the dark.
prompt-LookAtCard = Chance decides a card of the Temple.
    .waiting = Chance decides a card of the Temple.
prompt-PlaceStart = Place your { $tile } on any space.
    .waiting = { $player } places the { $tile }.
prompt-PlaceQuick = Place the building you were dealt on an empty space.
    .waiting = { $player } places a building.
prompt-SelectProjects = Choose your projects: raze, move, start, then go on.
    .waiting = { $player } chooses projects.
prompt-TrimStock = Your stock no longer fits: drop a resource.
    .waiting = { $player } must drop resources.
prompt-MoveProject = Where does the { $tile } go?
    .waiting = { $player } moves a project.
prompt-Offer = A card is offered: take it or lay your obelisk?
    .waiting = { $player } is offered a card.
prompt-PickCard = Temple: which of the two cards do you take?
    .waiting = { $player } chooses a card of the Temple.
prompt-ReplaceCard = Palace: replace a card, or accept?
    .waiting = { $player } may use the Palace.
prompt-DealWithUnrest = Unrest: what do you do with the card?
    .waiting = { $player } deals with unrest.
prompt-React = Your marker rose: stay, or lay your obelisk?
    .waiting = { $player } may lay the obelisk.
prompt-BeforeDraws = The Choice of Horus asks for more cards: what do you do first?
    .waiting = { $player } may act before drawing for the Choice of Horus.
prompt-WrapUp = Use a power before your sequence ends?
    .waiting = { $player } may use a power.
prompt-Erect = Build, load caravans, store, then be done.
    .waiting = { $player } builds.
prompt-ChooseDiscount = Which resource does your Harbour spare you?
    .waiting = { $player } chooses the discount of the Harbour.
prompt-Pay = Pay: choose the next source.
    .waiting = { $player } pays.
prompt-LoadSecondHalf = Choose the second resource of the caravan.
    .waiting = { $player } loads a caravan.
prompt-KeepCards = Which cards do you keep for the next turn?
    .waiting = { $player } chooses cards to keep.
prompt-SaveTokens = After the revolt: load or store your production tokens.
    .waiting = { $player } saves production tokens.

## Moves. `.group` and `.item` say the same in a list of options.

move-first = { $player } begins
    .group = Begins
    .item = { $player }
move-admin = Deal: { $tile }
    .group = Deal
    .item = { $tile }
move-season = Season card: { $card }
    .group = Card
    .item = { $card }
move-put = Place: { $tile }, { $space }
    .group = Place
    .item = { $tile } { $space }
move-raze = Raze: { $tile }, { $space }
    .group = Raze
    .item = { $tile } { $space }
move-lift = Move: { $tile }, { $space }
    .group = Move
    .item = { $tile } { $space }
move-start = Start: { $tile }, { $space }
    .group = Start
    .item = { $tile } { $space }
move-build = Build: { $tile }, { $space }
    .group = Build
    .item = { $tile } { $space }
move-trim = Drop { $good }
    .group = Drop
    .item = { $good }
move-to = To { $space }
    .group = To
    .item = { $space }
move-go = Go on
    .group = Finish
    .item = go on
move-take = Take the card
    .group = Offer
    .item = take the card
move-draw = Draw in the dark
    .group = Offer
    .item = draw in the dark
move-lay = Lay the obelisk
    .group = Leave
    .item = lay the obelisk
move-stop = Stop and stay in the season
    .group = Leave
    .item = stop and stay in the season
move-temple = Use the Temple
    .group = Power
    .item = use the Temple
move-accept = Accept the cards
    .group = Palace
    .item = accept the cards
move-stay = Stay in the season
    .group = React
    .item = stay in the season
move-on = Go on drawing
    .group = Finish
    .item = go on drawing
move-end = End the sequence
    .group = Finish
    .item = end the sequence
move-done = Done
    .group = Finish
    .item = done
move-palace = Palace: replace { $card }
    .group = Palace
    .item = { $card }
move-barracks = Barracks on { $player }
    .group = Barracks
    .item = { $player }
move-market = Market: { $card } for { $other } of { $player }
    .group = Market
    .item = { $card } for { $other } of { $player }
move-pick = Take card { $pick }
    .group = Temple
    .item = card { $pick }
move-keep = Keep { $card }
    .group = Keep
    .item = { $card }
move-garden = Gardens: keep { $card } as single
    .group = Gardens
    .item = { $card }
move-library = Library: turn { $card } into a resource
    .group = Library
    .item = { $card }
move-both = Gardens and Library: turn { $card } into a resource
    .group = Gardens and Library
    .item = { $card }
move-give = Give { $card } to { $player }
    .group = Give
    .item = { $card } to { $player }
move-toss = Discard { $card }
    .group = Discard
    .item = { $card }
move-harbor = Harbour: one { $good } less
    .group = Harbour
    .item = { $good }
move-pay = { $source_code ->
        [token] Pay token: { $good }
        [stock] Pay stock: { $good }
       *[card] Pay card: { $card }
        [caravan] Pay caravan
    }
    .group = Pay
    .item = { $source_code ->
        [token] token: { $good }
        [stock] stock: { $good }
       *[card] card: { $card }
        [caravan] caravan
    }
move-load = { $source_code ->
        [token] Load token: { $good }
        [stock] Load stock: { $good }
       *[card] Load card: { $card }
    }
    .group = Load
    .item = { $source_code ->
        [token] token: { $good }
        [stock] stock: { $good }
       *[card] card: { $card }
    }
move-store = { $source_code ->
        [token] Store token: { $good }
        [stock] Store stock: { $good }
       *[card] Store card: { $card }
        [symbol] Store card: { $card }, only { $good }
    }
    .group = Store
    .item = { $source_code ->
        [token] token: { $good }
        [stock] stock: { $good }
       *[card] card: { $card }
        [symbol] card: { $card }, only { $good }
    }

## What happened. `.also` continues the sentence when the same happens again.

event-FirstPlayerChosen = { $player } begins.
event-TilePlaced = { $player } places { $tile } on { $space }.
event-AdministrativeDealt = { $player } is dealt { $tile }.
event-TurnBegan = Turn { $turn }: { $player } is first.
event-TileRazed = { $player } razes { $tile } on { $space }.
event-StockTrimmed = { $player } drops { $good }.
event-ProjectLifted = { $player } lifts { $tile } from { $space }.
event-ProjectMoved = { $player } moves { $tile } from { $space } to { $to }.
event-ProjectStarted = { $player } starts { $tile } on { $space }.
event-ProjectsSettled = { $spaces ->
        [0] { $player } has chosen.
       *[other] { $player } has chosen and rises by { $spaces }.
    }
event-SeasonOpened = The season opens with { $cards } cards in the shoe.
event-CardTurnedUp = The next card is { $card }.
event-DarknessFell = Hoshekh: darkness falls over the shoe.
event-SequenceBegan = { $player } begins a Work Sequence.
event-CardDrawn = { $player } draws { $card }.
event-CardLooked = { $card_code ->
        [hidden] { $player } looks at a card in the dark.
       *[other] { $player } sees { $card } in the dark.
    }
event-CardPicked = { $player } takes { $card } and puts the other card back.
event-CardDiscarded = { $card } is discarded.
event-TempleUsed = { $player } uses the Temple.
event-PalaceUsed = { $player } uses the Palace on { $card }.
event-BarracksUsed = { $player } uses the Barracks: { $target } rises.
event-MarketUsed = { $player } swaps { $card } for { $other } of { $target }.
event-CardAccepted = { $player } accepts the cards.
event-WindRose = { $spaces ->
        [1] A wind of revolt: all markers rise by one.
       *[other] Winds of revolt: all markers rise by { $spaces }.
    }
event-UnrestKept = { $player } keeps { $card }.
event-UnrestGiven = { $player } gives { $card } to { $target }.
event-UnrestTossed = { $player } discards { $card }.
event-Revolted = Open revolt at the site of { $player }!
event-Stayed = { $player } stays in the season.
event-ObeliskLaid = { $player } lays the obelisk.
event-SequenceStopped = { $player } stops and stays in the season.
event-SequenceEnded = { $player } ends the sequence.
event-DrawsBegan = { $player } draws on.
event-SeasonEnded = The season ends with { $cards } cards left.
event-BuildingChosen = { $player } builds { $tile } on { $space }.
event-DiscountChosen = The Harbour spares { $player } one { $good }.
event-SourcePaid = { $player } pays with { $source } { $what }.
event-BuildingCompleted = { $player } completes { $tile } on { $space }.
event-StepCompleted = { $player } completes step { $step } of the Pyramid.
event-CityGrew = The city of { $player } grows: { $cubes } black cubes on the track.
event-CaravanLoaded = { $player } loads a caravan with { $card }.
event-HalfLoaded = { $player } loads { $source } { $what }.
event-ResourceStored = { $player } stores { $source } { $what }.
event-CardKept = { $player } keeps { $card } for the next turn.
event-PhaseDone = { $player } is done.
event-GameEnded = The game is over.

## How a game ends

ending-goal = Somebody has met the goal.
ending-turn_cap = The turn cap is reached: the game is drawn.

## Why not

reason-already_given = That opponent was already given a card in this sequence.
reason-builds_come_first = Building comes before caravans and stores.
reason-cannot_pay = You cannot pay for { $tile } on { $space }.
reason-caravans_full = All your caravans are loaded.
reason-card_of_an_earlier_turn = After a revolt only a card of this turn can be kept.
reason-cards_are_due = You must draw the cards that the Choice of Horus asks for.
reason-cards_are_lost = After a revolt no card goes on a caravan.
reason-card_locked = That card was already swapped this season.
reason-card_not_drawn = { $card } is not among the cards drawn.
reason-enough_kept = You keep no more cards.
reason-first_unrest_stays = The first unrest card of a sequence stays with you.
reason-have_one_already = You already have { $tile } on your site.
reason-last_master_builder = Your last Master Builder cannot be razed.
reason-loads_before_stores = Caravans are loaded before anything is stored.
reason-marker_at_zero = Your marker already stands at the bottom.
reason-market_opens_caravans = In this game the Market swaps no cards.
reason-moved_already = { $tile } on { $space } cannot be moved again in this phase.
reason-moves_before_starts = Projects are moved before new ones are started.
reason-must_keep_a_card = After a revolt you keep one card.
reason-must_raze = You have more projects than your Master Builders can lead: raze first.
reason-must_take_next_card = After the Palace the next card must be taken.
reason-no_completed_neighbour = No completed building of yours is next to that space.
reason-no_market = You need a completed Market to load caravans.
reason-no_opponent = That is no opponent of yours.
reason-no_second_card = There is no second card.
reason-no_second_half = You have no second resource for that caravan.
reason-no_stopping = In this game refusing a card means laying the obelisk.
reason-no_such_card = That card is not there.
reason-no_such_project = There is no project { $tile } on { $space }.
reason-no_such_tile = There is no { $tile } on { $space }.
reason-no_token = You have no such token.
reason-none_left = No { $tile } is left on the board.
reason-not_in_stock = That is not in your stock.
reason-not_needed = That resource is no longer needed.
reason-not_on_the_nile = A Harbour stands on the Nile.
reason-nothing_taken_yet = You have not taken a card in this sequence yet.
reason-nowhere_to_go = There is no other space for that project.
reason-one_step_a_turn = A pyramid grows by one step a turn.
reason-only_production_shares = Only production buildings share a space.
reason-opponent_down = That player is out of the season.
reason-opponent_revolted = That player has an open revolt.
reason-out_of_order = Things are chosen in a fixed order, and that one comes too early or too late.
reason-payment_not_minimal = With that source no payment can be completed in which every source is needed.
reason-power_not_owned = You have no such completed building.
reason-power_used = That power was already used this season.
reason-produced_already = You have produced a resource in this sequence, so you cannot lay the obelisk.
reason-razes_come_first = Razing comes before moving and starting.
reason-rest_cannot_be_paid = With that discount you cannot pay the rest.
reason-same_space = The project comes from there.
reason-second_half_is_single = The second half of a caravan is a single resource.
reason-shoe_is_dark = The shoe lies face down.
reason-shoe_is_open = The shoe lies face up.
reason-somebody_can_take_it = Somebody can be given that card.
reason-source_not_there = You do not have that.
reason-space_full = That space holds two tiles.
reason-space_taken = That space is taken.
reason-started_this_turn = You have already started { $tile } this turn.
reason-stock_full = Your Warehouses are full.
reason-temple_comes_first = The Temple is used before the first card of a sequence.
reason-tokens_only = After a revolt only production tokens are left.
reason-too_few_cards = The shoe has too few cards for that.
reason-too_few_master_builders = { $builders ->
        [one] One Master Builder starts two projects at most.
       *[other] { $builders } Master Builders start two projects each at most.
    }
reason-top_left_only = With Deity placement the starting tiles go on A1.
reason-would_revolt = That would cause an open revolt.

## The table in the terminal

board-turn = Turn { $turn }, { $first } begins
board-shoe = Shoe: { $cards } cards, on top: { $top }
board-dark = face down
board-sequence = Work Sequence of { $who }: cards { $cards }, unrest { $unrest }
board-unseen = Not yet seen
board-revolt = revolt
board-cards = cards
board-stock = stock (+ tokens)
board-pyramid = pyramid
board-out = out of the season
board-revolted = open revolt
board-older = * marks a card of an earlier turn, which a revolt takes away.
board-caravans = { $number ->
    [one] { $number } caravan
   *[other] { $number } caravans
}
board-supply = Supply
board-sizes = Prices are gold-stone-wood. Caravans { $caravans } at most, black cubes { $cubes }. Cards kept without building { $kept_without_building }, after a revolt { $kept_after_revolt }.
