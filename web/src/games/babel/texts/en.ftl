# What only the page says about Babel.

name-cards-each = nation

page-turn = Turn { $turn }
page-phase-draw = Draw { $cards }
page-phase-act = Actions
page-phase-reveal = Reveal { $cards }
page-column-own = Your column
page-column-of = { $player }’s column
page-column-short = { $player }
page-column-yours = You
page-reserve = Reserve
page-reserve-own = Your reserve: level { $level }, not built yet
page-reserve-of = { $player }’s reserve: level { $level }, not built yet
page-reserve-more = Only its owner can build it, and must do so in their first turn.
page-quarry = Quarry
page-quarry-tells = Quarry: the pawns begin here and leave it with their first move.
page-quarry-left = { $cards } left in the pile
page-pile = Temple pile: { $cards ->
        [0] empty.
        [one] { $cards } card left.
       *[other] { $cards } cards left.
    }
page-pile-next = next
page-pile-known = On top, seen when a temple was destroyed: { $levels }, the next one first.
page-pile-more = { $cards } are revealed at the end of each turn; with the last card the game ends.
page-draw = to draw
page-deck = Draw pile: { $cards ->
        [0] empty.
        [one] { $cards } Nation card.
       *[other] { $cards } Nation cards.
    }
page-deck-more = { $cards } are drawn at the start of each turn; an empty pile is filled with the discarded cards.
page-discarded = Discard pile: { $cards ->
        [0] empty.
       *[other] { $listed }.
    }
page-discard = discarded
page-race = Temple race
page-race-how = how to win
page-race-text = { $end_win } points win if the other has { $end_low } or fewer. Otherwise { $end_endgame_win } points win, and a fall to { $end_low } loses.
page-race-endgame = Endgame mode: { $end_endgame_win } points win, a fall to { $end_low } loses.
page-race-label = Temple race: { $near_name } { $near }, { $far_name } { $far }
page-aim = { $end_win } against { $end_low } or fewer win, else { $end_endgame_win }
page-aim-endgame = { $end_endgame_win } win, { $end_low } or fewer lose
page-this-turn = This turn
page-do-move = Move
page-do-deploy = Deploy
page-do-build = Build
page-do-ability = Ability
page-do-migrate = Migrate
page-possible = possible
page-possible-count = { $count } possible
page-not-now = not now
page-done = done
page-three = Three in a row
page-ability-A = Destroy
    .text = the temple opposite goes back to the pile
page-ability-H = Steal
    .text = take the top level of the temple opposite
page-ability-M = Desertion
    .text = all cards of one nation opposite are discarded
page-ability-P = Skip a level
    .text = build two levels higher than your temple
page-ability-S = Change of sides
    .text = the nation that lies last opposite joins you
page-any = Any nation
page-ability-half = Lose half the hand
    .text = your opponent discards half their hand, rounded down
page-run-tells = Three in a row can be used: { $ability }, { $does }. Or your opponent loses half their hand.
page-rule = rule
page-glossary =
    reserve = BA-2.1
    Temple pile = BA-2.2
    Temple column = BA-2.2
    Temple columns = BA-2.2
    level = BA-1.3
    total = BA-1.3
    pawn = BA-2.3
    pawns = BA-2.3
    column = BA-4.5
    columns = BA-4.5
    run = BA-5.1
    runs = BA-5.1
    migration = BA-4.11
    endgame mode = BA-7.2
    turn cap = BA-7.6
page-migrate = Migrate { $cards }
page-migrate-tells = Migration: once a turn the last { $cards } cards of one of your columns go to another site.
page-end = End turn
page-move-here = Move there
page-deploy-here = Deploy here
page-hint-card = Tap a card, then your pawn’s site to deploy it, or its nation’s site to move there.
page-hint-chosen = { $nation }: move to their site, or deploy here.
page-hint-from = Migration: choose the column whose last { $cards } cards leave.
page-hint-to = Now choose the column that these { $cards } cards join.
page-hint-drop = Tap the cards to discard: { $chosen } of { $due } chosen.
page-drop = { $due ->
        [one] Discard { $due } card
       *[other] Discard { $due } cards
    }
page-run-title = { $count } { $nation } in a row: discard one to…
page-halve = Halve { $player }’s hand: from { $from } to { $to }
page-card = { $nation }
page-card-count = { $nation }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
page-card-dropped = { $count } to be discarded
page-card-tells = Discarded, it takes your pawn to the { $nation }’ site; deployed, it lies at your pawn’s site.
page-site = { $nation }: { $far_name } temple level { $far }, { $near_name } temple level { $near }
page-site-next = { $next ->
        [0] { $player } has a complete temple here.
        [one] Next for { $player }: level { $next }, with { $next } Nation card or more ({ $have } here).
       *[other] Next for { $player }: level { $next }, with { $next } Nation cards or more ({ $have } here).
    }
page-temple = { $level ->
        [0] { $player } has no temple here: 0 points.
        [one] { $player }’s temple here is worth { $level } point. Its cards: { $cards }.
       *[other] { $player }’s temple here is worth { $level } points. Its cards: { $cards }.
    }
page-pawn-of = pawn of { $player }
page-pawn-tells = Pawn of { $player }: where it stands, { $player } deploys, builds and uses abilities.
page-lane = { $count ->
        [0] { $player }, column at the { $nation }’ site: empty
        [one] { $player }, column at the { $nation }’ site, { $count } card: { $cards }
       *[other] { $player }, column at the { $nation }’ site, { $count } cards: { $cards }
    }
page-run = { $count } { $nation } in a row
page-temple-card = { $column }: level { $level } on offer
page-temple-beneath = beneath it { $levels }
page-temple-more = Both players may take it; only the last card of a Temple column can be taken.
page-temple-none = { $column }: empty
page-part-site = { $nation }

# What a click is told that stands for no move.
reason-only_here = That happens only where your pawn stands: at the { $site }’ site.
reason-back_to_quarry = Your pawn has left the quarry and cannot go back.
reason-choose_way = This ability can be used in several ways: choose one beside the { $nation }.
reason-choose_drops = { $left ->
        [one] Choose one more card to discard.
       *[other] Choose { $left } more cards to discard.
    }

page-keys =
    1–9 = choose a card
    M = move with it
    D = deploy it
    B = build
    A = use an ability
    G = migrate
    E = end the turn
