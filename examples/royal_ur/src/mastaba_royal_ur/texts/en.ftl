# The Royal Game of Ur. The keys and facts come from the rules.

name-thing-rosette = rosette

edition-tablet = After the tablet of 177 BC
    .about = { $pieces_each } pieces for each player, { $dice_count } dice.

## What is asked. `.waiting` is for those who wait.

prompt-ThrowDice = The dice are thrown.
    .waiting = The dice are thrown for { $player }.
prompt-MovePiece = You threw { $dots }: move a piece.
    .waiting = { $player } threw { $dots } and is moving a piece.

## Moves. `.group` stands above moves of a kind, `.item` names one of them.

move-throw = throw { $dots }
    .group = Throw
    .item = { $dots }
move-enter = enter a piece
    .group = Enter
    .item = a piece
move-move = move the piece on { $square }
    .group = Move the piece on
    .item = { $square }

## What happened

event-DiceThrown = { $player } throws { $dots }.
event-TurnLost = { $player } cannot move and loses the turn.
event-PieceEntered = { $player } enters a piece on { $square }.
event-PieceMoved = { $player } moves a piece from { $square } to { $to }.
event-PieceTaken = { $player } takes the piece of { $target } on { $square }; it must enter again.
event-PieceHome = { $player } brings a piece home from { $square }: { $home ->
        [one] { $home } is home
       *[other] { $home } are home
    }.
event-ThrowEarned = The rosette on { $square } gives { $player } another throw.
event-GameEnded = { $player } has brought all pieces home and wins.

## Why not

reason-no_dots = The dice show no dot: nothing moves.
reason-none_waiting = None of your pieces waits to enter.
reason-no_piece_there = You have no piece there.
reason-own_piece_there = Your own piece stands on { $square }.
reason-safe_there = On the rosette { $square } a piece is safe.
reason-too_far = { $dots } squares are too far: a piece goes home by an exact throw.

ending-all_home = All pieces of one player are home.

## Names of the parts of a position, for the board that every game has

view-board = The board
view-thrown = The dice show
view-waiting = Waiting to enter
view-on = On the board
view-home = Home
