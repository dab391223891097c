# Ce que dit le guide dans les leçons de Sa-Ré ; deux phrases au plus par texte.

sa-re-1-title = Les chantiers
sa-re-1-task = Ouvrez un Menuisier et un Tailleur de pierre côte à côte, puis continuez.
sa-re-1-1 = Un tour commence par des plans. Touchez le Menuisier, puis une case : un chantier par tour est gratuit.
sa-re-1-2 = Le second coûte un cran de révolte. Ouvrez le Tailleur de pierre juste à côté du Menuisier.
sa-re-1-3 = Un seul Maître d’œuvre n’ouvre pas plus de deux chantiers. Continuez : votre cube monte d’un cran.
sa-re-1-corner = Les voisins se touchent par un côté ; un angle ne compte pas.
sa-re-1-early = Vous avez continué avec un seul chantier. Il fallait le Tailleur de pierre à côté.

sa-re-2-title = La saison
sa-re-2-task = Prenez le bois, puis répondez au vent.
sa-re-2-1 = La carte du dessus vous est proposée : prenez-la, ou couchez votre obélisque et quittez la saison. Une ressource clôt votre séquence.
sa-re-2-2 = Sophie a pris une carte double : vent de révolte, tout le monde monte d’un cran. Après une hausse on peut partir à l’abri ; à 1 sur 8, rien ne presse.
sa-re-2-at-once = La saison continue alors sans vous, et vous n’avez aucune carte.
sa-re-2-lay = À l’abri, avec un bois. Il restait sept crans.

sa-re-3-title = Horus et les troubles
sa-re-3-task = Finissez votre séquence avec l’or et votre cube à 2.
sa-re-3-1 = Prendre le Choix d’Horus, c’est tirer deux cartes de plus, quelles qu’elles soient. Osez.
sa-re-3-2 = Deux fois des troubles. Les premiers de la séquence vous restent : gardez les simples.
sa-re-3-3 = Tous les suivants peuvent aller à un adversaire qu’ils ne poussent pas à la révolte. Donnez les doubles.
sa-re-3-4 = Toujours aucune ressource : une nouvelle carte vous est proposée, de l’or.
sa-re-3-double = Vous montez de deux et donnez les petits. L’inverse vaut mieux.
sa-re-3-lay = À l’abri ; mais il restait sept crans.
sa-re-3-gold = À l’abri à 2 ; mais l’or était à prendre.

sa-re-4-title = Savoir s’arrêter
sa-re-4-task = Décidez si vous quittez la saison.
sa-re-4-1 = Hoshekh a retourné le sabot : on tire sans voir. Vous êtes à 4 sur 8, et Cécile tire.
sa-re-4-2 = Deux cartes doubles : vous voilà à 6 sur 8. Des troubles doubles, ou deux vents, et c’est la révolte générale : pas de construction, une seule carte gardée.
sa-re-4-3 = Vous voilà à l’abri avec votre bois. La saison continue entre les autres.
sa-re-4-stay = Courageux. Deux crans restent, et vous tireriez à l’aveugle : Claire, dans la règle, quitte ici la saison.

sa-re-5-title = Payer
sa-re-5-task = Construisez le Temple sans gaspiller les deux ors.
sa-re-5-1 = Un chantier se paie en une fois. Une carte ne se partage pas : ce qu’elle a de trop est perdu.
sa-re-5-2 = Touchez le Temple, puis ce qui le paie : les trois cartes doubles et votre stock suffisent tout juste.
sa-re-5-3 = Restent deux ors, et l’on ne garde rien après avoir construit. Chargez-les : une caravane rendra une ressource au choix un autre tour.
sa-re-5-stored = Bien aussi : deux ors à l’Entrepôt.
sa-re-5-wasted = Les deux ors sont perdus.

sa-re-6-title = Ateliers et voisins
sa-re-6-task = Ouvrez le Temple là où il coûte le moins.
sa-re-6-task-2 = Construisez le Temple.
sa-re-6-1 = Un atelier construit enlève une de ses ressources sur chaque case voisine. Laquelle touche les trois ?
sa-re-6-2 = 2-3-3 devient 1-2-2. Et dès le tour suivant sa construction, un atelier donne un pion de production par tour.
sa-re-6-elsewhere = { $n } de moins ici. En B2, c’est trois.

sa-re-7-title = La Pyramide
sa-re-7-task = Construisez la première étape.
sa-re-7-1 = La Pyramide a deux ou trois étapes, chacune avec son prix et les réductions du jour : ici 1 or 3 pierres 2 bois.
sa-re-7-2 = Une étape par tour, même si vous pourriez en payer deux.
sa-re-7-double = Un or suffit : le second est perdu.

sa-re-8-title = Les pouvoirs
sa-re-8-task = Obtenez une ressource sans risque.
sa-re-8-task-2 = Prenez la carte du dessus sans monter.
sa-re-8-task-3 = Prenez l’or, puis poussez Sophie.
sa-re-8-1 = Chaque pouvoir sert une fois par saison, dans votre séquence. Le Temple regarde deux cartes : prenez-en une, l’autre revient pour le suivant.
sa-re-8-2 = Les Jardins rendent simples des troubles doubles, la Bibliothèque change les simples en une ressource au choix. Ensemble, cette carte devient un cadeau.
sa-re-8-3 = La Caserne : un cran de moins pour vous, un de plus pour un adversaire. Si Sophie part alors, vous êtes le dernier, et la saison finit.
sa-re-8-horus = Deux cartes inconnues pour deux crans.
sa-re-8-gardens = Un cran au lieu de deux ; avec la Bibliothèque, aucun.

sa-re-9-title = La révolte, et la fin
sa-re-9-task = Gardez une carte.
sa-re-9-task-2 = Finissez la Pyramide, et gagnez.
sa-re-9-1 = Révolte générale : pas de construction, une carte gardée. Votre Menuisier veut de l’or et de la pierre.
sa-re-9-2 = Quand la cité grandit, des cubes noirs raccourcissent la jauge : le premier bâtiment principal et le deuxième administratif ôtent chacun un cran, pour toujours.
sa-re-9-3 = La dernière étape finit une partie Scribe, une fois que tous ont construit. Un pion de production inutilisé est perdu : il paie d’abord.
sa-re-9-other = Légal. Or et pierre sur une carte paieraient les deux tiers du Menuisier.

## Votre première partie : chaque phrase est dite une fois.

sa-re-coach-start = Un angle a peu de voisins, le centre beaucoup. Ce qui est cher le devient moins à côté d’un atelier : les voisins ont leur prix.
sa-re-coach-projects = Un atelier donne un pion de production à chaque tour et rend ses voisins moins chers. Plus il vient tôt, plus il rapporte.
sa-re-coach-another = Un chantier de plus pousse votre cube à la case { $marker } ; la case { $last } est la révolte générale. Cela se justifie si cette saison peut le payer aussi.
sa-re-coach-wind = Une carte double amène un vent de révolte : tous les cubes de la saison montent d’une case. Le vôtre serait à { $marker } sur { $last }.
sa-re-coach-unrest = La prendre fait monter votre cube { $spaces ->
        [one] d’une case
       *[other] de { $spaces } cases
    }, à { $marker } sur { $last }, et votre séquence continue. Ou couchez votre obélisque, et construisez avec ce que vous avez.
sa-re-coach-horus = Un Choix d’Horus, ce sont deux cartes de plus. Sur 100 paires possibles, { $revolt } vous mèneraient à la révolte générale, si vous gardez tous leurs troubles.
sa-re-coach-second-unrest = Dès la deuxième carte Troubles de votre séquence, vous pouvez la donner à un adversaire qu’elle ne mène pas à la révolte. Si personne ne peut la recevoir, elle est défaussée.
sa-re-coach-dark = On tire maintenant dans le noir. Il reste au plus { $resources } cartes Ressource, { $unrest } cartes Troubles et { $horus } Choix d’Horus.
sa-re-coach-near = Votre cube est à { $spaces ->
        [one] une case
       *[other] { $spaces } cases
    } de la révolte générale, en { $last }. Que manque-t-il à vos chantiers ?
sa-re-coach-paid = { $projects ->
        [one] Ce que vous avez paie déjà votre chantier.
       *[other] Ce que vous avez paie déjà n’importe lequel de vos { $projects } chantiers.
    } Une carte de plus apporte davantage, et un risque.
sa-re-coach-building = Un pion de production inutilisé est perdu, et une carte se paie entière. Votre stock se garde pour les tours suivants.
sa-re-coach-nothing = Si vous ne construisez rien ce tour-ci, vous gardez jusqu’à { $cards } cartes Ressource pour le suivant.
sa-re-coach-cube = Un cube noir raccourcit votre jauge de révolte jusqu’à la fin de la partie. La révolte générale est désormais à la case { $last }.
