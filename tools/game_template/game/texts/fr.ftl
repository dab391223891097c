# New Game. Les clés et les faits viennent des règles.

edition-first = Première édition
    .about = Un tas de { $heap_stones } pierres.

## Ce qui est demandé. `.waiting` est pour ceux qui attendent.

prompt-Take = Prenez une à trois des { $left } pierres.
    .waiting = { $player } prend des pierres.

## Les coups. `.group` est au-dessus des coups d’une sorte, `.item` en nomme un.

move-take = prendre { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    }
    .group = Prendre des pierres
    .item = { $stones }

## Ce qui s’est passé

event-StonesTaken = { $player } prend { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    } ; { $left ->
        [0] il n’en reste aucune
        [one] il en reste { $left }
       *[other] il en reste { $left }
    }.
event-GameEnded = { $player } prend la dernière pierre et gagne.

## Pourquoi pas

reason-too_few_stones = Il ne reste que { $left } { $left ->
        [one] pierre
       *[other] pierres
    }.

ending-last_stone = La dernière pierre est prise.

## Noms des parties d’une position, pour le plateau commun à tous les jeux

view-stones = Pierres
view-last = Dernier à prendre
    .kind = seat
view-most_taken = Au plus maintenant
