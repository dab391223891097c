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
reason-not_possible_now = Chance cannot produce that now.
reason-not_in_this_phase = You are not asked for that now.

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

## The card that people share

card-puzzle = Puzzle

## Lessons

lesson-lost = From here the task can no longer be solved. Take it back and try another way.

## Hints: what the search would play, and why

hint-only = { $move }: this is the only move.
hint-wins = { $move }: wins about { $best } % of { $games } playouts, compared with { $second } % for “{ $other }”.
hint-points = { $move }: scores about { $points ->
        [one] 1 point
       *[other] { $points } points
    } more than “{ $other }” in { $games } playouts.
hint-rival = { $move }: the strongest rival scores about { $points ->
        [one] 1 point
       *[other] { $points } points
    } less than after “{ $other }”, in { $games } playouts.
hint-close = { $move }: wins about { $best } % of { $games } playouts, but “{ $other }” may be just as good ({ $second } %).
hint-even = { $move }: the master bot prefers it, but “{ $other }” may be just as good.

## Why, in things that people count: what follows the move, what speaks for it and against it

because-plan = Then: { $moves }.
because-times = { $move } ({ $times } times)
because-list = { $first }; { $rest }
because-when-over = At the end of the game
because-for = { $when }, compared with “{ $other }”: { $claims }.
because-against = But: { $claims }.
because-claim = { $reader ->
        [own] { $claim } for you
       *[other] { $claim } for { $player }
    }
because-fewer = { $way ->
        [more] more
       *[less] fewer
    }
because-less = { $way ->
        [more] more
       *[less] less
    }
