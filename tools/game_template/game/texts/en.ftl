# New Game. The keys and facts come from the rules; src/mastaba/texts.py says how they are looked up.

edition-first = First edition
    .about = A heap of { $heap_stones } stones.

## What is asked. `.waiting` is for those who wait.

prompt-Take = Take one to three of the { $left } stones.
    .waiting = { $player } is taking stones.

## Moves. `.group` stands above moves of a kind, `.item` names one of them.

move-take = take { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    }
    .group = Take stones
    .item = { $stones }

## What happened

event-StonesTaken = { $player } takes { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    }; { $left ->
        [0] none is left
        [one] { $left } is left
       *[other] { $left } are left
    }.
event-GameEnded = { $player } takes the last stone and wins.

## Why not

reason-too_few_stones = Only { $left } of the stones { $left ->
        [one] is
       *[other] are
    } left.

ending-last_stone = The last stone is taken.

## Names of the parts of a position, for the board that every game has

view-stones = Stones
view-last = Took last
    .kind = seat
view-most_taken = At most now
