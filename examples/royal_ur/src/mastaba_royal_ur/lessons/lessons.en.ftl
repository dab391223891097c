# What the coach says in the lessons and in a first game; each text has at most two sentences.

royal-ur-1-title = Taking, and the safe rosette
royal-ur-1-task = Take the piece in the middle, then bring yours to safety.
royal-ur-1-1 = You threw 2, and two squares ahead stands a piece of Enheduanna’s. Move yours onto it: hers must enter again.
royal-ur-1-2 = Enheduanna threw nothing, and you a 1. The rosette is one square ahead: there no piece can be taken, and you throw again.
royal-ur-1-entered = A new piece is good too, but Enheduanna’s goes on its way now.
royal-ur-1-exposed = Now two pieces of yours are under way, and the one in the middle can still be taken.

royal-ur-2-title = Home by an exact throw
royal-ur-2-task = Bring a piece home.
royal-ur-2-1 = A piece goes home by an exact throw. One of yours is two squares away, and the dice show 2.
royal-ur-2-other = That piece came nearer, but the other one stood two squares from home.

royal-ur-coach-waiting = { $pieces ->
        [one] One of your pieces waits
       *[other] { $pieces } of your pieces wait
    } beside the board. With one dot a piece enters on the first square of your way, with two on the second.
royal-ur-coach-middle = You have a piece in the middle row, where it can be taken. Only its rosette is safe.
