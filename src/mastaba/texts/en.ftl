# What all games share.

## Names

player-name = Player { $number }
bot-name = { $bots ->
        [one] Bot
       *[other] Bot { $number }
    }

## Why not, in every game

reason-game_over = The game is over.
reason-chance_decides = That is decided by chance, not by a player.
reason-not_your_decision = { $asked ->
        [0] Chance decides now, not you.
       *[other] Player { $asked } decides now, not you.
    }
reason-not_possible_now = Chance cannot bring that at the moment.
reason-not_in_this_phase = That is not what you are asked for now.

## The result

result-score = { $player }: { $score }
result-winner = { $reader ->
        [winner] You win
       *[other] { $winner } wins
    }.
result-shared = { $reader ->
        [winner] You share the victory with { $players }.
       *[other] { $players } share the victory.
    }
result-lead = { $reader ->
        [winner] You win
       *[other] { $winner } wins
    } with { $value ->
        [one] 1 point
       *[other] { $value } points
    } to { $reader ->
        [rival] your { $other }
       *[other] { $rival }’s { $other }
    }.
result-draw = The game is a draw.

## Hints: what the search would play, and why

hint-only = { $move }: it is the only move.
hint-wins = { $move }: it wins about { $best } % of { $games } playouts, “{ $other }” { $second } %.
hint-points = { $move }: in { $games } playouts it scores about { $points ->
        [one] 1 point
       *[other] { $points } points
    } more than “{ $other }”.
hint-rival = { $move }: in { $games } playouts the strongest rival scores about { $points ->
        [one] 1 point
       *[other] { $points } points
    } less than after “{ $other }”.
hint-close = { $move }: it wins about { $best } % of { $games } playouts, but “{ $other }” may be as good ({ $second } %).
hint-even = { $move }: the strong bot prefers it, but “{ $other }” may be as good.
