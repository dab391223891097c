# Le jeu royal d’Ur. Les clés et les faits viennent des règles.

name-thing-rosette = rosette

edition-tablet = D’après la tablette de 177 av. J.-C.
    .about = { $pieces_each } pions par joueur, { $dice_count } dés.

## Ce qui est demandé. `.waiting` est pour ceux qui attendent.

prompt-ThrowDice = On jette les dés.
    .waiting = On jette les dés pour { $player }.
prompt-MovePiece = Vous avez fait { $dots } : avancez un pion.
    .waiting = { $player } a fait { $dots } et avance un pion.

## Les coups. `.group` est au-dessus des coups d’une sorte, `.item` en nomme un.

move-throw = faire { $dots }
    .group = Faire
    .item = { $dots }
move-enter = entrer un pion
    .group = Entrer
    .item = un pion
move-move = avancer le pion en { $square }
    .group = Avancer le pion en
    .item = { $square }

## Ce qui s’est passé

event-DiceThrown = { $player } fait { $dots }.
event-TurnLost = { $player } ne peut rien avancer et passe son tour.
event-PieceEntered = { $player } entre un pion en { $square }.
event-PieceMoved = { $player } avance un pion de { $square } en { $to }.
event-PieceTaken = { $player } prend le pion de { $target } en { $square } ; il devra entrer à nouveau.
event-PieceHome = { $player } sort un pion depuis { $square } : { $home ->
        [one] { $home } est sorti
       *[other] { $home } sont sortis
    }.
event-ThrowEarned = La rosette en { $square } donne un autre jet à { $player }.
event-GameEnded = { $player } a sorti tous ses pions et gagne.

## Pourquoi pas

reason-no_dots = Les dés ne montrent aucun point : rien n’avance.
reason-none_waiting = Aucun de vos pions n’attend d’entrer.
reason-no_piece_there = Vous n’avez pas de pion à cet endroit.
reason-own_piece_there = Votre propre pion est en { $square }.
reason-safe_there = Sur la rosette { $square }, un pion est à l’abri.
reason-too_far = { $dots } cases, c’est trop : un pion sort par un jet exact.

ending-all_home = Tous les pions d’un joueur sont sortis.

## Noms des parties d’une position, pour le plateau commun à tous les jeux

view-board = Le plateau
view-thrown = Les dés montrent
view-waiting = En attente
view-on = Sur le plateau
view-home = Sortis
