# Ce que dit le terminal.

## Commandes du terminal. Les mots anglais sont compris dans toutes les langues.

command-why = pourquoi
    .takes = COUP
    .about = pourquoi un coup est impossible, et selon quelle règle
command-rule = règle
    .takes = [ID]
    .about = lire une règle, ou voir la liste de toutes les règles
command-hint = conseil
    .takes = { "" }
    .about = ce que le bot maître jouerait ici, et pourquoi
    .puzzle = une question qui met sur la voie
command-undo = annuler
    .takes = { "" }
    .about = reprendre votre dernier coup, tant que rien n’a été dévoilé
    .lesson = reprendre votre dernier coup
    .puzzle = reprendre votre dernier coup
command-log = journal
    .takes = { "" }
    .about = ce qui s’est passé jusqu’ici
command-save = sauver
    .takes = [FICHIER]
    .about = écrire la partie dans un fichier
command-help = aide
    .takes = { "" }
    .about = cette liste
command-quit = quitter
    .takes = { "" }
    .about = quitter la partie
    .puzzle = quitter les problèmes

## Commandes des leçons

command-on = continuer
    .takes = { "" }
    .about = continuer, même après un coup inattendu
command-show = montrer
    .takes = { "" }
    .about = voir jouer la suite de l’étape
    .puzzle = renoncer, et voir jouer le meilleur plan
command-back = retour
    .takes = { "" }
    .about = au début de l’étape précédente
command-again = encore
    .takes = { "" }
    .about = au début de cette étape
    .puzzle = au début du problème

## Commandes des problèmes

command-next = suivant
    .takes = { "" }
    .about = un autre problème

## Phrases du terminal

terminal-seat = { $player } (vous)
terminal-hand-over = { $player }, appuyez sur Entrée quand personne d’autre ne voit l’écran.
terminal-ask = Numéro, coup ou « aide »
terminal-more = Entrée pour continuer
terminal-times = { $sentence } (×{ $count }).
terminal-no-such-number = { $most ->
        [one] Il n’y a pas de choix { $number } ; il n’y a que le choix 1.
       *[other] Il n’y a pas de choix { $number } ; il y a les choix 1 à { $most }.
    }
terminal-unknown = « { $text } » n’est ni un numéro, ni un coup, ni une commande.
terminal-unknown-near = « { $text } » n’est ni un numéro, ni un coup, ni une commande. Vouliez-vous dire « { $near } » ?
terminal-rule = Règle { $rule }, { $title }. Tapez « règle { $rule } » pour la lire.
terminal-why-what = Tapez « pourquoi » et un coup, par exemple « pourquoi { $move } ».
terminal-why-possible = C’est possible maintenant : { $label }.
terminal-rule-unknown = Il n’y a pas de règle { $rule }. Tapez « règle » seul pour en voir la liste.
terminal-rule-list = Tapez « règle » et un numéro pour lire une règle :
terminal-reconstructed = * reconstitué : aucune de nos sources ne donne cette valeur.
terminal-undone = Coup repris : { $label }.
terminal-nothing-to-undo = Il n’y a rien à reprendre : quelque chose a été dévoilé depuis, ou quelqu’un d’autre a décidé.
terminal-log-empty = Il ne s’est encore rien passé.
terminal-file = FICHIER
terminal-saved = Partie enregistrée dans { $file }, avec tout ce qui est caché. Pour la continuer :
terminal-save-exists = { $file } existe déjà et n’a pas été modifié. Choisissez un autre nom.
terminal-save-folder = { $file } est un dossier. Ajoutez un nom de fichier.
terminal-save-failed = { $file } ne peut pas être écrit : { $problem }.
terminal-loaded = La partie continue depuis { $file } ; tapez « journal » pour voir ce qui précède.
terminal-quit-saved = À bientôt. Pour continuer cette partie :
terminal-quit-unsaved = À bientôt. Cette partie n’a pas été enregistrée. Tapez « sauver » avant « quitter » pour enregistrer une partie ; pour continuer une partie enregistrée :
terminal-input-ended = L’entrée est terminée : la partie s’arrête ici. Elle n’a pas été enregistrée.
terminal-help = Choisissez par le numéro ou par le coup entre parenthèses : « 1 » ou « { $move } ». Entrée seule montre de nouveau la table.

## Phrases des leçons

terminal-lesson = Leçon { $number } : { $title }
terminal-lesson-board = Leçon { $number } : { $title } (plateau { $board } sur { $boards })
terminal-lesson-task = Votre tâche : { $task }
terminal-lesson-coach = { $step }/{ $steps } { $coach }
terminal-lesson-read = Entrée pour continuer
terminal-lesson-solved = C’est fait. Entrée pour continuer
terminal-lesson-aside = Entrée pour reprendre le coup, « continuer » pour passer outre
terminal-lesson-lost = Entrée pour reprendre le coup
terminal-lesson-not-now = Ce n’est pas possible à ce moment de la leçon.
terminal-lesson-finished = La leçon { $number } est terminée. Les règles à lire : { $rules }.
terminal-lesson-course = C’était tout le cours. Votre première partie : mastaba play { $game } --bots easy
terminal-lesson-left = À bientôt. Pour reprendre cette leçon : mastaba learn { $game } { $number }
terminal-lesson-ended = L’entrée est terminée : la leçon s’arrête ici.
terminal-bot-failed = { $player } ne joue plus ; un bot de niveau normal prend sa place. « mastaba sim » dit ce qui s’est passé.
terminal-coach = Guide : { $line }

## Phrases des problèmes

terminal-puzzle = Problème { $id }, cote { $rating }
terminal-puzzle-solved = Résolu.
terminal-puzzle-near = Bien : { $value }. Il y a un { $best }.
terminal-puzzle-missed = Cela fait { $value } ; il y a mieux.
terminal-puzzle-goal-missed = Pas de cette façon.
terminal-puzzle-shown = Le meilleur plan : { $moves }.
terminal-puzzle-plan = { $value } : { $moves }
terminal-puzzle-themes = Thème : { $themes }. Les règles à lire : { $rules }.
terminal-puzzle-again = Entrée pour recommencer, « montrer » pour voir le meilleur plan
terminal-puzzle-next = Entrée pour le problème suivant
terminal-puzzle-not-now = Ce n’est pas possible à ce moment du problème.
terminal-puzzle-none-left = C’étaient tous les problèmes.
terminal-puzzle-left = À bientôt. Pour reprendre ce problème : mastaba puzzle { $id }
terminal-puzzle-ended = L’entrée est terminée : le problème s’arrête ici.
