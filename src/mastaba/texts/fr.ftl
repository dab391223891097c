# Ce que tous les jeux partagent.

## Noms

player-name = Joueur { $number }
bot-name = { $bots ->
        [one] Bot
       *[other] Bot { $number }
    }

## Pourquoi pas, dans tous les jeux

reason-game_over = La partie est finie.
reason-chance_decides = C’est le hasard qui en décide, pas un joueur.
reason-not_your_decision = { $asked ->
        [0] C’est au hasard de décider, pas à vous.
       *[other] C’est au joueur { $asked } de décider, pas à vous.
    }
reason-not_possible_now = Le hasard ne peut pas produire cela maintenant.
reason-not_in_this_phase = Ce n’est pas ce qui vous est demandé maintenant.

## Le résultat

result-score = { $player } : { $score }
result-winner = { $reader ->
        [winner] Vous gagnez
       *[other] { $winner } gagne
    }.
result-shared = { $reader ->
        [winner] Vous partagez la victoire avec { $players }.
       *[other] { $players } se partagent la victoire.
    }
result-lead = { $reader ->
        [winner] Vous gagnez
       *[other] { $winner } gagne
    } avec { $value ->
        [one] { $value } point
       *[other] { $value } points
    } contre { $other } pour { $reader ->
        [rival] vous
       *[other] { $rival }
    }.
result-draw = La partie se termine par une égalité.

## La carte à partager

card-puzzle = Problème

## Leçons

lesson-lost = D’ici, la tâche ne peut plus être accomplie. Revenez en arrière et essayez autrement.

## Conseils : ce que la recherche jouerait, et pourquoi

hint-only = { $move } : c’est le seul coup.
hint-wins = { $move } : ce coup gagne environ { $best } % de { $games } simulations, contre { $second } % pour « { $other } ».
hint-points = { $move } : en { $games } simulations, ce coup rapporte environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus que « { $other } ».
hint-rival = { $move } : en { $games } simulations, le meilleur adversaire marque environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins qu’après « { $other } ».
hint-close = { $move } : ce coup gagne environ { $best } % de { $games } simulations, mais « { $other } » vaut peut-être autant ({ $second } %).
hint-even = { $move } : le bot maître préfère ce coup, mais « { $other } » vaut peut-être autant.

## Pourquoi, en choses que l’on compte : ce qui suit le coup, ce qui parle pour lui et contre lui

because-plan = Ensuite : { $moves }.
because-times = { $move } ({ $times } fois)
because-list = { $first } ; { $rest }
because-when-over = À la fin de la partie
because-for = { $when }, par rapport à « { $other } » : { $claims }.
because-against = Mais : { $claims }.
because-claim = { $reader ->
        [own] { $claim } pour vous
       *[other] { $claim } pour { $player }
    }
because-fewer = { $way ->
        [more] de plus
       *[less] de moins
    }
because-less = { $way ->
        [more] de plus
       *[less] de moins
    }
