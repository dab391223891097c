# Les avis aux personnes qui jouent sur plusieurs jours.
notice-turn = C’est à vous : { $table }
notice-reminder = On vous attend toujours : { $table }
notice-waits = { $table } : aux autres de jouer
notice-digest = Vos parties : { $count } vous attendent
notice-code = Votre code pour Mastaba : { $code }
notice-code-text = Saisissez-le sur la page où vous avez donné cette adresse ; il vaut une heure. Si ce n’était pas vous, ne faites rien : vous ne recevrez plus de courrier.
notice-stop = Vous avez demandé ces courriers à Mastaba ; la page Compte permet de les arrêter.
