# Ce que dit le guide dans les leçons et dans une première partie ; deux phrases au plus par texte.

royal-ur-1-title = Prendre, et la rosette sûre
royal-ur-1-task = Prenez le pion au milieu, puis mettez le vôtre à l’abri.
royal-ur-1-1 = Vous avez fait 2, et un pion d’Enheduanna se trouve deux cases plus loin. Avancez le vôtre sur sa case : le sien devra rentrer à nouveau.
royal-ur-1-2 = Enheduanna n’a rien fait, et vous avez fait 1. La rosette est à une case : aucun pion n’y est pris, et vous relancez les dés.
royal-ur-1-entered = Un nouveau pion, c’est bien aussi, mais celui d’Enheduanna poursuit son chemin.
royal-ur-1-exposed = Vous avez maintenant deux pions en route, et celui du milieu peut encore être pris.

royal-ur-2-title = La sortie au point exact
royal-ur-2-task = Sortez un pion.
royal-ur-2-1 = Un pion sort au point exact. L’un des vôtres est à deux cases de la sortie, et les dés montrent 2.
royal-ur-2-other = Ce pion s’est rapproché, mais c’est l’autre qui était à deux cases de la sortie.

royal-ur-coach-waiting = { $pieces ->
        [one] Un de vos pions attend
       *[other] { $pieces } de vos pions attendent
    } à côté du plateau. Avec un point, un pion entre sur la première case de votre chemin, avec deux sur la deuxième.
royal-ur-coach-middle = Vous avez un pion dans la rangée du milieu, où il peut être pris. Seule la rosette y est sûre.
