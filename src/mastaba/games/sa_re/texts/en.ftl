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
name-card-J = Library card
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
name-source-symbol = one resource of a card
name-ending-goal = Pharaoh’s command
name-ending-turn_cap = the turn cap

## Names within a sentence

name-a-tile = { $tile_code ->
        [GA] Gardens
        [BA] Barracks
       *[other] a { $tile }
    }
name-the-tile = { $tile_code ->
       *[other] the { $tile }
    }
name-a-card = { $card_code ->
        [HO] a Choice of Horus
       *[other] { $card }
    }
name-a-good = { $good_code ->
        [j] a wild resource
       *[other] { $good }
    }
name-a-source = { $source_code ->
        [token] a { $what } token
        [stock] { $what_code ->
            [j] a wild resource from the stock
           *[other] { $what } from the stock
        }
        [caravan] a caravan
       *[card] { $what_code ->
            [J] the Library card
           *[other] the card { $what }
        }
    }

## Editions and options

edition-fr = French edition, 2023
    .about = The game as it was published.
edition-en = English edition, 2022
    .about = The English rulebook, which differs in 36 places.
option-mode = Mode
    .about = What your city must have to win.
option-mode-scribe = Scribe
    .about = Complete your Pyramid. The shortest game.
option-mode-architect = Architect
    .about = Build on all 12 spaces; only your Pyramid may be unfinished.
option-mode-priest = Priest
    .about = { $edition ->
        [en] Build on all 12 spaces; only your Pyramid may be unfinished.
       *[fr] Harbour, Pyramid and 3 administrative buildings.
    }
option-mode-pharaoh = Pharaoh
    .about = { $edition ->
        [en] Harbour, Pyramid and 4 administrative buildings.
       *[fr] Harbour, Pyramid and all 6 administrative buildings.
    }
option-mode-deity = Deity
    .about = Harbour, Pyramid and all 6 administrative buildings.
option-quick_start = Quick start
    .about = French edition only: an administrative building for everybody.
option-quick_start-off = off
    .about = You begin with the two starting tiles.
option-quick_start-on = on
    .about = You also begin with a random administrative building.
option-deity_placement = Deity placement
    .about = French edition only: cities grow from one corner.
option-deity_placement-off = off
    .about = Projects may go anywhere.
option-deity_placement-on = on
    .about = You begin on A1, and each project goes next to a completed building.
option-project_count = Projects that need Master Builders
    .about = Whether projects of earlier turns count.
option-project_count-started = new ones
    .about = Only projects started in this turn.
option-project_count-open = all open ones
    .about = Every project on your site, in every turn.
option-third_step = Third stage of the city
    .about = Whether a second main building adds a black cube.
option-third_step-none = none
    .about = The city has two stages.
option-third_step-second_main = second main building
    .about = It is a third stage; there are still at most two cubes.
option-market = Market
    .about = What the Market does in the season.
option-market-swap = swap
    .about = It swaps a resource card with an opponent.
option-market-caravans = no power
    .about = It does nothing in the season.
option-caravans = Caravans
    .about = Who may load caravans.
option-caravans-all = everybody
    .about = From the first turn on.
option-caravans-market = with a Market
    .about = Only players with a completed Market.
option-stop = Stopping
    .about = Ending a sequence without laying down your obelisk.
option-stop-off = off
    .about = If you refuse a card you lay down your obelisk.
option-stop-on = on
    .about = After a card without resources you may stop and stay in the season.
option-palace_forced = Palace
    .about = Whether you may refuse the card after the one you discard.
option-palace_forced-off = offered
    .about = You may refuse the next card.
option-palace_forced-on = taken
    .about = You must take the next card.
option-revolt_tokens = Tokens after a revolt
    .about = What becomes of your production tokens.
option-revolt_tokens-lost = lost
    .about = They cannot be used.
option-revolt_tokens-storable = saved
    .about = They may be stored, or loaded on caravans.
option-share_space = Shared spaces
    .about = Which tiles may share a space.
option-share_space-start_only = starting tiles
    .about = Only your two starting tiles.
option-share_space-production = production
    .about = Any two production buildings.
option-turn_cap = Turn cap
    .about = After this many turns without a winner the game is drawn.
option-turn_cap-off = no cap
    .about = The game goes on until somebody fulfils Pharaoh’s command.
option-first = First player
    .about = Chance decides, or you name a seat. By the printed rules the oldest player begins.
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
prompt-TurnUp = The next card of the shoe is turned up.
    .waiting = The next card of the shoe is turned up.
prompt-DrawInTheDark = A card is drawn in the dark.
    .waiting = A card is drawn in the dark.
prompt-LookAtCard = The Temple shows a card.
    .waiting = The Temple shows a card.
prompt-PlaceStart = Put your { $tile } on any space.
    .waiting = { $player } places the { $tile }.
prompt-PlaceQuick = Put the building you were dealt on an empty space.
    .waiting = { $player } places a building.
prompt-SelectProjects = Choose your projects: raze, move, start, then go on.
    .waiting = { $player } is choosing projects.
prompt-TrimStock = Your Warehouses are too small now: drop a resource.
    .waiting = { $player } must drop resources.
prompt-MoveProject = Where does the { $tile } go?
    .waiting = { $player } is moving a project.
prompt-Offer = A card is offered to you: take it, or lay down your obelisk?
    .waiting = { $player } is offered a card.
prompt-PickCard = Temple: which of the two cards do you take?
    .waiting = { $player } is choosing a card with the Temple.
prompt-ReplaceCard = Palace: replace a card, or accept them all?
    .waiting = { $player } may use the Palace.
prompt-DealWithUnrest = Unrest: what do you do with the card?
    .waiting = { $player } is dealing with unrest.
prompt-React = Your marker has risen: stay in the season, or lay down your obelisk?
    .waiting = { $player } may lay down the obelisk.
prompt-BeforeDraws = You must draw cards for the Choice of Horus: do you do anything first?
    .waiting = { $player } may act before drawing for the Choice of Horus.
prompt-WrapUp = Do you use a power before your sequence ends?
    .waiting = { $player } may use a power.
prompt-Erect = Build, load caravans, store; then finish.
    .waiting = { $player } is building.
prompt-ChooseDiscount = Which resource does your Harbour save you?
    .waiting = { $player } is choosing the Harbour’s discount.
prompt-Pay = What do you pay with next?
    .waiting = { $player } is paying.
prompt-LoadSecondHalf = Choose the second resource for the caravan.
    .waiting = { $player } is loading a caravan.
prompt-KeepCards = Which cards do you keep for the next turn?
    .waiting = { $player } is choosing cards to keep.
prompt-SaveTokens = After the revolt: load or store your production tokens.
    .waiting = { $player } is saving production tokens.

## Moves. `.group` and `.item` say the same in a list of options.

move-first = { $player } begins
    .group = Begins
    .item = { $player }
move-admin = Deal { name-a-tile }
    .group = Deal
    .item = { $tile }
move-season = Season card: { $card }
    .group = Season card
    .item = { $card }
move-put = Put { name-the-tile } on { $space }
    .group = Put
    .item = { $tile } on { $space }
move-raze = Raze { name-the-tile } on { $space }
    .group = Raze
    .item = { $tile } on { $space }
move-lift = Move { name-the-tile } from { $space }
    .group = Move
    .item = { $tile } from { $space }
move-start = Start { name-a-tile } on { $space }
    .group = Start
    .item = { $tile } on { $space }
move-build = Build { name-the-tile } on { $space }
    .group = Build
    .item = { $tile } on { $space }
move-trim = Drop { name-a-good }
    .group = Drop
    .item = { $good }
move-to = To { $space }
    .group = To
    .item = { $space }
move-go = Go on
    .group = Finish
    .item = go on
move-take = Take the card
    .group = Offered card
    .item = take the card
move-draw = Draw in the dark
    .group = Offered card
    .item = draw in the dark
move-lay = Lay down the obelisk
    .group = Refuse
    .item = lay down the obelisk
move-stop = Stop and stay in the season
    .group = Refuse
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
move-on = Draw the cards
    .group = Finish
    .item = draw the cards
move-end = End the sequence
    .group = Finish
    .item = end the sequence
move-done = Finish
    .group = Finish
    .item = finish
move-palace = Palace: replace { name-a-card }
    .group = Palace
    .item = replace { $card }
move-barracks = Barracks: { $player } rises
    .group = Barracks
    .item = { $player } rises
move-market = Market: swap { $card } for { $other } with { $player }
    .group = Market
    .item = { $card } for { $other } with { $player }
move-pick = Take card { $pick }
    .group = Temple
    .item = card { $pick }
move-keep = Keep { $card }
    .group = Keep
    .item = { $card }
move-garden = Gardens: keep { $card } as a single one
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
move-harbor = Harbour: save one { $good }
    .group = Harbour
    .item = { $good }
move-pay = { $source_code ->
        [token] Pay with a { $good } token
        [stock] Pay with { $good } from the stock
       *[card] Pay with the card { $card }
        [caravan] Pay with a caravan
    }
    .group = Pay
    .item = { $source_code ->
        [token] token: { $good }
        [stock] stock: { $good }
       *[card] card: { $card }
        [caravan] caravan
    }
move-load = { $source_code ->
        [token] Load a { $good } token
        [stock] Load { $good } from the stock
       *[card] Load the card { $card }
    }
    .group = Load
    .item = { $source_code ->
        [token] token: { $good }
        [stock] stock: { $good }
       *[card] card: { $card }
    }
move-store = { $source_code ->
        [token] Store a { $good } token
        [stock] Store { $good } from the stock
       *[card] Store the card { $card }
        [symbol] Store only { $good } of the card { $card }
    }
    .group = Store
    .item = { $source_code ->
        [token] token: { $good }
        [stock] stock: { $good }
       *[card] card: { $card }
        [symbol] card: { $card }, only { $good }
    }

## What happened. `.also` continues the sentence when the same happens again; a `.step` folds under the line before.

event-FirstPlayerChosen = { $player } is the Mummy and begins.
event-TilePlaced = { $player } puts { name-the-tile } on { $space }.
    .also = , { name-the-tile } on { $space }
event-AdministrativeDealt = { $player } is dealt { name-a-tile }.
event-TurnBegan = Turn { $turn }: { $player } goes first.
event-TileRazed = { $player } razes { name-the-tile } on { $space }.
    .also = , { name-the-tile } on { $space }
event-StockTrimmed = { $player } drops from the stock: { $good }.
    .also = , { $good }
event-ProjectLifted = { $player } takes { name-the-tile } off { $space }.
    .step = folds
event-ProjectMoved = { $player } moves { name-the-tile } from { $space } to { $to }.
event-ProjectStarted = { $player } starts { name-a-tile } on { $space }.
    .also = , { name-a-tile } on { $space }
event-ProjectsSettled = { $spaces ->
        [0] { $player } has chosen projects.
        [one] { $player } has chosen projects; the marker rises by { $spaces } space.
       *[other] { $player } has chosen projects; the marker rises by { $spaces } spaces.
    }
event-SeasonOpened = { $cards ->
        [one] The season opens with { $cards } card in the shoe.
       *[other] The season opens with { $cards } cards in the shoe.
    }
event-CardTurnedUp = On top of the shoe: { $card }.
    .step = folds
event-DarknessFell = Hoshekh appears: darkness falls over the shoe.
event-SequenceBegan = It is { $player }’s Work Sequence.
    .step = folds
event-CardDrawn = { $player } draws { name-a-card }.
    .also = , { name-a-card }
event-CardLooked = { $card_code ->
        [hidden] { $player } looks at a card in the dark.
       *[other] { $player } looks at a card in the dark: { $card }.
    }
    .step = folds
event-CardPicked = { $player } chooses { name-a-card } and puts the other card back on top.
event-CardDiscarded = Discarded: { $card }.
    .step = folds
event-TempleUsed = { $player } uses the Temple.
event-PalaceUsed = { $player } uses the Palace to get rid of { name-a-card }.
event-BarracksUsed = { $player } uses the Barracks and goes down by 1; { $target } goes up by 1.
event-MarketUsed = { $player } swaps { $card } for { $other } with { $target } at the Market.
event-CardAccepted = { $player } accepts the cards.
    .step = folds
event-WindRose = { $spaces ->
        [1] A wind of revolt: every marker in the season rises by 1.
       *[other] { $spaces } winds of revolt at once: every marker in the season rises by { $spaces }.
    }
event-UnrestKept = { $how_code ->
        [gardens] { $player } keeps { $card }, which the Gardens soften: the marker rises by 1.
        [library] { $player } turns { $card } into a wild resource with the Library.
        [both] { $player } turns { $card } into a wild resource with Gardens and Library.
       *[plain] { $card_code ->
            [U2] { $player } keeps { $card }: the marker rises by 2.
           *[other] { $player } keeps { $card }: the marker rises by 1.
        }
    }
event-UnrestGiven = { $card_code ->
        [U2] { $player } gives { $card } to { $target }, whose marker rises by 2.
       *[other] { $player } gives { $card } to { $target }, whose marker rises by 1.
    }
event-UnrestTossed = { $player } discards { $card }, which nobody can take.
event-Revolted = Open revolt on { $player }’s site!
event-Stayed = { $player } stays in the season.
    .step = folds
event-ObeliskLaid = { $player } lays down the obelisk and leaves the season.
event-SequenceStopped = { $player } stops and stays in the season.
event-SequenceEnded = { $player } ends the sequence.
    .step = folds
event-DrawsBegan = { $player } draws the cards due.
    .step = folds
event-SeasonEnded = { $cards ->
        [0] The season ends: the shoe is empty.
        [one] The season ends with { $cards } card left in the shoe.
       *[other] The season ends with { $cards } cards left in the shoe.
    }
event-BuildingChosen = { $tile_code ->
        [PY] { $player } builds step { $step } of the Pyramid on { $space }
       *[other] { $player } builds { name-the-tile } on { $space }
    } { $resources ->
        [0] for free.
        [one] for { $resources } resource.
       *[other] for { $resources } resources.
    }
event-DiscountChosen = The Harbour saves { $player } one { $good }.
    .step = folds
event-SourcePaid = { $player } pays with { name-a-source }.
    .also = , { name-a-source }
    .step = folds
event-BuildingCompleted = { $player } has completed { name-the-tile } on { $space }.
    .step = folds
event-StepCompleted = { $player } has completed step { $step } of the Pyramid.
    .step = folds
event-CityGrew = { $cubes ->
        [one] { $player }’s city grows: { $cubes } black cube on the revolt track.
       *[other] { $player }’s city grows: { $cubes } black cubes on the revolt track.
    }
event-CaravanLoaded = { $player } loads a caravan with { $card }.
    .also = , another with { $card }
event-HalfLoaded = { $half ->
        [1] { $player } loads a caravan with { name-a-source }.
       *[other] { $player } adds { name-a-source } to the caravan.
    }
    .also = { $half ->
        [1] , another with { name-a-source }
       *[other] {" "}and { name-a-source }
    }
event-ResourceStored = { $player } stores { name-a-source }{ $symbol_code ->
        [g] , but only the gold
        [s] , but only the stone
        [w] , but only the wood
       *[other] {""}
    }.
    .also = ; { name-a-source }{ $symbol_code ->
        [g] , but only the gold
        [s] , but only the stone
        [w] , but only the wood
       *[other] {""}
    }
event-NothingBuilt = { $player } builds nothing this turn.
event-CardKept = { $player } keeps for the next turn: { $card }.
    .also = , { $card }
event-CardsChosen = { $player } has chosen the cards to keep.
    .step = folds
event-PhaseDone = { $player } has finished building.
event-GameEnded = { $ending_code ->
        [turn_cap] The turn cap is reached: the game is drawn.
       *[goal] Pharaoh’s command is fulfilled: the game is over.
    }

## How a game ends

ending-goal = Pharaoh’s command is fulfilled.
ending-turn_cap = The turn cap is reached: the game is drawn.
won-goal-goal = { $reader ->
        [winner] You win: you alone have fulfilled Pharaoh’s command.
        [rival] { $winner } wins by fulfilling Pharaoh’s command before you.
       *[other] { $winner } wins: nobody else has fulfilled Pharaoh’s command.
    }
won-goal-administrative = { $reader ->
        [winner] You and { $rival } have both fulfilled Pharaoh’s command; you win
        [rival] You and { $winner } have both fulfilled Pharaoh’s command; { $winner } wins
       *[other] { $winner } and { $rival } have both fulfilled Pharaoh’s command; { $winner } wins
    } with more administrative buildings, { $value } to { $other }.
won-goal-finished = { $reader ->
        [winner] You and { $rival } have both fulfilled Pharaoh’s command; you win
        [rival] You and { $winner } have both fulfilled Pharaoh’s command; { $winner } wins
       *[other] { $winner } and { $rival } have both fulfilled Pharaoh’s command; { $winner } wins
    } with a completed Pyramid.
won-goal-steps = { $reader ->
        [winner] You and { $rival } have both fulfilled Pharaoh’s command; you win
        [rival] You and { $winner } have both fulfilled Pharaoh’s command; { $winner } wins
       *[other] { $winner } and { $rival } have both fulfilled Pharaoh’s command; { $winner } wins
    } with more steps of the Pyramid, { $value } to { $other }.
won-goal-resources = { $reader ->
        [winner] You and { $rival } have both fulfilled Pharaoh’s command; you win
        [rival] You and { $winner } have both fulfilled Pharaoh’s command; { $winner } wins
       *[other] { $winner } and { $rival } have both fulfilled Pharaoh’s command; { $winner } wins
    } with the Pyramid that took more resources, { $value } to { $other }.
won-goal-number = { $reader ->
        [winner] You and { $rival } have both fulfilled Pharaoh’s command; you win
        [rival] You and { $winner } have both fulfilled Pharaoh’s command; { $winner } wins
       *[other] { $winner } and { $rival } have both fulfilled Pharaoh’s command; { $winner } wins
    } with the lower-numbered Pyramid, { $value } against { $other }.
won-turn_cap-shared = The game is a draw: nobody fulfilled Pharaoh’s command before the turn cap.

## Why not

reason-building_left = You can still build with what you have.
reason-goods_left = You can still load or store goods that will be lost otherwise.
reason-cards_left = { $count ->
        [one] A card you could keep will be lost.
       *[other] { $count } cards you could keep will be lost.
    }
reason-project_left = You could still start a project this turn.
reason-tokens_left = You can still save production tokens that will be lost otherwise.
reason-already_given = You have already given that opponent a card in this sequence.
reason-builds_come_first = You build before you load caravans or store anything.
reason-cannot_pay = You cannot pay for { name-the-tile } on { $space }.
reason-caravans_full = All your caravans are loaded.
reason-card_of_an_earlier_turn = After a revolt you can keep only a card acquired this turn.
reason-cards_are_due = You must draw the cards due for the Choice of Horus.
reason-cards_are_lost = After a revolt you cannot load cards on a caravan.
reason-card_locked = That card has already been swapped this season.
reason-card_not_drawn = You have not just drawn { name-a-card }.
reason-enough_kept = You cannot keep any more cards.
reason-first_unrest_stays = The first unrest card of your sequence stays with you.
reason-gardens_wait = The Gardens help when you keep a double unrest card.
reason-have_one_already = You already have { name-a-tile } on your site.
reason-last_master_builder = You cannot raze your last Master Builder.
reason-library_waits = The Library helps when you keep an unrest card.
reason-loads_before_stores = You load caravans before you store anything.
reason-marker_at_zero = Your marker is already on the lowest space.
reason-market_opens_caravans = In this game the Market does not swap cards.
reason-moved_already = You cannot move { name-the-tile } on { $space } again in this phase.
reason-moves_before_starts = You move projects before you start new ones.
reason-must_keep_a_card = After a revolt you must keep one card.
reason-must_raze = You have too many projects for your Master Builders: raze first.
reason-must_take_next_card = After using the Palace you must take the next card.
reason-no_completed_neighbour = None of your completed buildings is next to that space.
reason-no_market = You need a completed Market to load caravans.
reason-no_opponent = That is not one of your opponents.
reason-no_second_card = There is no second card.
reason-no_second_half = You have no second resource for that caravan.
reason-no_stopping = In this game you must lay down your obelisk if you refuse a card.
reason-no_such_card = That card is not there.
reason-no_such_project = You have no { $tile } project on { $space }.
reason-no_such_tile = You do not have { name-a-tile } on { $space }.
reason-no_token = You do not have that token.
reason-none_left = The building board has no { $tile } left.
reason-not_in_stock = You do not have that in your stock.
reason-not_needed = That resource is not needed any more.
reason-not_on_the_nile = The Harbour must stand on the Nile.
reason-nothing_to_swap = One of you has no such card to swap.
reason-nothing_taken_yet = You have not taken a card in this sequence yet.
reason-nowhere_to_go = There is no other space for that project.
reason-one_step_a_turn = You can build only one step of the Pyramid in a turn.
reason-only_production_shares = Only production buildings may share a space.
reason-opponent_down = That player is out of the season.
reason-opponent_revolted = That player’s workers have revolted.
reason-out_of_order = Here things are named in a fixed order, and this comes too early or too late.
reason-payment_not_minimal = Something else comes first, or this is not needed: pay with what glows.
reason-power_not_owned = You have not completed that building.
reason-power_used = You have already used that power this season.
reason-produced_already = You have produced in this sequence, so you cannot lay down your obelisk.
reason-razes_come_first = You raze before you move or start projects.
reason-rest_cannot_be_paid = With that discount you could not pay the rest.
reason-same_space = The project has just come from there.
reason-second_half_is_single = Only a single resource can complete that caravan.
reason-shoe_is_dark = The shoe is face down.
reason-shoe_is_open = The shoe is face up.
reason-somebody_can_take_it = There is somebody you can give that card to.
reason-source_not_there = You do not have that.
reason-space_full = There are already two tiles on that space.
reason-space_taken = That space is taken.
reason-started_this_turn = You have already started { name-a-tile } this turn.
reason-stock_full = Your Warehouses are full.
reason-temple_comes_first = You use the Temple before you take the first card of your sequence.
reason-tokens_only = After a revolt you have only production tokens to load.
reason-too_few_cards = There are too few cards left in the shoe.
reason-too_few_master_builders = { $builders ->
        [one] Your only Master Builder starts two projects at most.
       *[other] Your { $builders } Master Builders start two projects each at most.
    }
reason-top_left_only = With Deity placement your starting tiles go on A1.
reason-would_revolt = That would cause an open revolt.

## The table in the terminal

board-turn = Turn { $turn }, { $first } goes first
board-shoe = { $cards ->
        [one] Shoe: { $cards } card, on top: { $top }
       *[other] Shoe: { $cards } cards, on top: { $top }
    }
board-dark = face down
board-sequence = Work Sequence, { $who }: cards taken { $cards }, unrest { $unrest }
board-drawn = Drawn, still to be dealt with: { $cards }
board-temple = Temple, the two top cards: { $shown }
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
board-supply = Board
board-sizes = Costs are gold-stone-wood. At most: caravans { $caravans }, black cubes { $cubes }, cards kept without building { $kept_without_building }, after a revolt { $kept_after_revolt }.

## Why a move is better: what a seat has more or less of

because-when = At the beginning of the next turn
because-steps = about { $n } { $fewer } { $n ->
        [one] step of the Pyramid
       *[other] steps of the Pyramid
    }
because-buildings = about { $n } { $fewer } { $n ->
        [one] completed building
       *[other] completed buildings
    }
because-projects = about { $n } { $fewer } { $n ->
        [one] project
       *[other] projects
    }
because-goods = about { $n } { $fewer } { $n ->
        [one] resource in stock
       *[other] resources in stock
    }
because-caravans = about { $n } { $fewer } { $n ->
        [one] caravan
       *[other] caravans
    }
because-kept = about { $n } { $fewer } { $n ->
        [one] kept resource card
       *[other] kept resource cards
    }
because-cubes = about { $n } { $fewer } { $n ->
        [one] black cube
       *[other] black cubes
    }
