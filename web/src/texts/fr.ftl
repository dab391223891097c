# Ce que dit la page elle-même. Les phrases d’un jeu sont dans le catalogue du jeu.

## Partout

close = Fermer
cancel = Annuler
ok = OK
save = Enregistrer
copy = Copier
labelled = { $label } : { $text }
copied = Copié
loading = Un instant…
you = vous
bot = bot
bot-of = bot { $player_de }
bot-name-1 = Gilgamesh
bot-name-2 = Enki
bot-name-3 = Thot
bot-name-4 = Sekhmet
bot-name-5 = Inanna
temperament-builder = bâtisseur
temperament-gambler = flambeur
temperament-trader = marchand
bot-name-builder-1 = Gilgamesh
bot-name-builder-2 = Imhotep
bot-name-builder-3 = Gudea
bot-name-builder-4 = Hémiounou
bot-name-builder-5 = Senmout
bot-name-gambler-1 = Setne
bot-name-gambler-2 = Inanna
bot-name-gambler-3 = Thot
bot-name-gambler-4 = Sekhmet
bot-name-gambler-5 = Khonsou
bot-name-trader-1 = Ea-nâsir
bot-name-trader-2 = Enki
bot-name-trader-3 = Hirkhouf
bot-name-trader-4 = Sinouhé
bot-name-trader-5 = Kubaba
open-seat = place libre
skip-to-content = Aller au contenu
theme = Thème
menu = Menu
rules = Règles

## Accueil

game = Jeu
my-games = Mes parties
my-games-none = Aucune partie. « Jouer » lance une partie contre un bot.
open-tables = Tables ouvertes
open-tables-none = Aucune table n’attend de joueurs.
new-table = Nouvelle table
list-won = Victoire
list-shared = Victoire partagée
list-lost = { $count ->
        [one] Victoire { $players_de }
       *[other] Victoire partagée : { $players }
    }
list-drawn = Partie nulle
my-trials = { $count ->
        [one] { $count } partie reprise d’un coup
       *[other] { $count } parties reprises d’un coup
    }
continue = Continuer
join = Rejoindre
watch = Regarder
see-result = Voir le résultat
your-turn = À vous de jouer
status-open = en attente de joueurs
status-playing = en cours
status-over = terminée
status-aborted = interrompue
moves-since = { $count ->
    [one] { $count } coup depuis votre dernière visite
   *[other] { $count } coups depuis votre dernière visite
  }
waiting-for = En attente : { $players }
seats-free = { $seats ->
        [1] 1 place libre
       *[other] { $seats } places libres
    }
foot-compiling = Compilation des règles en cours : les bots réfléchiront davantage dans quelques minutes
foot-failed = La compilation des règles a échoué : les bots réfléchissent moins (« mastaba doctor » dit pourquoi)
foot-pure = Les règles ne sont pas compilées : les bots réfléchissent moins
licences = Licences
bots-text = Chaque jeu a des bots, sans réseau ni compte. Ils ne voient jamais plus que ce que vous verriez à leur place.
bot-about-random = Joue n’importe quel coup permis. Pour découvrir ce qui est possible.
bot-about-greedy = Joue le coup qui paraît le meilleur sur le moment. Un premier adversaire rapide.
bot-about-easy = Anticipe un peu et se trompe parfois. Pour débuter.
bot-about-normal = Anticipe et évalue les positions. L’adversaire habituel.
bot-about-strong = Anticipe bien plus loin. Prend son temps.
bot-about-master = Réfléchit jusqu’à quatre secondes par tour, et voit plus loin que tous les autres.
level-strength = gagne { $wins } parties sur 10 { $seats ->
        [2] contre le niveau « { $level } »
       *[other] contre { $others } bots de niveau « { $level } »
    }
level-strength-alike = joue à peu près aussi bien que le niveau « { $level } »
level-strength-part = mesuré avec des bots qui réfléchissent { $part } fois moins qu’à la table.
level-strength-of = { $level } : { $strength }
level-strength-always = gagne presque toujours { $seats ->
        [2] contre le niveau « { $level } »
       *[other] contre { $others } bots de niveau « { $level } »
    }
bot-about-own = Un programme choisi par la personne qui tient ce serveur.
own-bots = Mes propres bots
own-bots-text = Votre propre programme peut jouer à n’importe quelle table avec un jeton. Les autres voient que c’est votre bot.
own-bots-name = Nom du bot
own-bots-make = Créer un bot
own-bots-none = Vous n’avez pas encore de bot.
own-bots-token = Jeton { $name_de }
own-bots-once = Copiez le jeton maintenant : il n’est affiché qu’une fois. Toute personne qui l’a peut jouer en tant que votre bot.
own-bots-copied = Jeton copié
own-bots-since = depuis le { $date }
own-bots-revoke = Révoquer
own-bots-sure = Révoquer { $name } ? Son jeton cessera aussitôt de fonctionner.
replays-text = Revoyez les parties terminées coup par coup, depuis chaque place ou avec toutes les cartes visibles.
replays-none = Aucune partie terminée.
import-title = Importer une partie
import-text = Fait d’une partie enregistrée (.mst) une table : revoyez-la si elle est terminée, ou continuez-la.
import-choose = Choisir un fichier
replay = Revoir

## Préparer

set-up-title = Préparer une partie : { $game }
edition = Édition
seats = Places
seats-count = Nombre de places
seat-number = Place { $seat }
seat-name = Nom à la place { $seat }
seat-me = Vous
seat-open = Libre, pour un ami
seat-also-me = Une personne sur cet appareil
seat-bot = Bot, { $level }
clock = Pendule
clock-none = aucune
clock-live = { $minutes } min chacun, +{ $seconds } s
clock-move = { $seconds } s par coup
clock-days = { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
variants = Variantes
variants-changed = { $count ->
        [one] { $count } modifiée
       *[other] { $count } modifiées
    }
listed = Afficher cette table à l’accueil
delay = Qui regarde la voit
delay-none = aussitôt, sans les mains
delay-after = { $unit ->
        [hours] { $count ->
                [one] une heure après, toutes les mains ouvertes
               *[other] { $count } heures après, toutes les mains ouvertes
            }
       *[minutes] { $count } min après, toutes les mains ouvertes
    }
delay-end = après la partie
table-name = Nom de la table
open-table = Ouvrir la table
start = Commencer
start-why-not = Toutes les places doivent être prises : envoyez le lien ou asseyez un bot.

## Avant la partie

lobby-waiting = En attente de joueurs. Envoyez-leur le lien.
lobby-ready = Toutes les places sont prises. Commencez quand vous voulez.
lobby-invited = { $host } vous invite : prenez une place.
lobby-seated = Vous avez une place. { $host } lancera la partie quand toutes les places seront prises.
lobby-seated-full = Toutes les places sont prises. { $host } va lancer la partie.
lobby-full = Toutes les places sont prises. Vous pourrez regarder dès que { $host } aura lancé la partie.
lobby-host = l’hôte
lobby-read = Lire les règles en attendant
name-title = Comment vous appelez-vous ?
name-title-other = Qui d’autre joue sur cet appareil ?
name-about = Les autres joueurs de la table verront ce nom. Vous pourrez le changer.
name-go = S’asseoir
name-change = Changer mon nom
invite-link = Lien vers cette table
invite-qr = Le lien en code QR
sit-here = S’asseoir ici
sit-other = Asseoir quelqu’un ici
sit-bot = Placer un bot
bot-level = Niveau des bots
leave-seat = Quitter la place
kick = Exclure
fair-title = Mélange équitable
fair-text = Le mélange a été fixé avant que quiconque ne s’installe. Son empreinte est { $commitment }. Vous pouvez y ajouter un nombre.
fair-number = Votre nombre
fair-add = L’ajouter

## La table

phase = Phase
phase-now = Étapes d’un tour : { $steps }. En ce moment : { $now }.
connecting = Ouverture de la table…
lost = Connexion perdue. Votre place est gardée ; nouvel essai dans { $seconds } s.
lost-now = Connexion perdue. Votre place est gardée ; nouvel essai…
retry-now = Réessayer
gone-4401 = Votre session est terminée. Revenez à l’accueil pour continuer.
gone-4403 = Cette place appartient à quelqu’un d’autre.
gone-4404 = Cette table n’existe pas.
gone-4409 = Cette session a été fermée sur un autre appareil.
thinking = réfléchit
your-move = À vous.
waiting-many = On attend { $players }.
waiting-chance = Le hasard décide…
watching = Vous regardez. Les mains restent cachées jusqu’à la fin.
watching-later = Vous voyez cela { $unit ->
        [hours] { $count ->
                [one] une heure
               *[other] { $count } heures
            }
       *[minutes] { $count } min
    } plus tard, toutes les mains ouvertes.
watching-end = Cette partie se montre une fois terminée.
aborted = Cette partie a été interrompue.
sealed = Votre choix est scellé.
sealed-change = Changer
clock-low = Il reste moins de 20 secondes.
paused = La partie est en pause.
past = Vous revoyez un moment antérieur.
past-your-turn = Vous revoyez un moment antérieur. C’est maintenant à vous de jouer.
past-look = Revoir ce moment
past-back = Reculer
past-forward = Avancer
past-now = Au présent
resume = Continuer
offline = hors ligne
offline-kept = hors ligne, place gardée encore { $time }
away-until = en congé jusqu’au { $day }
you-away-until = vous êtes en congé jusqu’au { $day }
away-for-days = en congé
left-days = { $days } j
left-hours = { $hours } h
hours-there = { $time } là-bas
hours-usual = { $time } là-bas, joue d’habitude de { $first } h à { $last } h
news-joined = { $player } s’installe.
news-left = { $player } a quitté la table.
news-offline = { $player } n’est plus en ligne.
substitute = un bot joue ({ $level })
give-up = Terminer quand même ?
undo = Reprendre
undo-back = Reprendre
undo-what = Annule : { $what }.
undo-nothing = Vous n’avez encore joué aucun coup à reprendre.
undo-back-moved = { $player } a joué depuis : son coup sera annulé aussi. Appuyez encore une fois pour revenir en arrière.
undo-back-revealed = Quelque chose a été pioché ou révélé depuis : cela sera annulé aussi. Appuyez encore une fois pour revenir en arrière.
undo-ask-moved = { $player } a joué depuis : les autres doivent être d’accord. Appuyez encore une fois pour leur demander.
undo-ask-revealed = Quelque chose a été pioché ou révélé depuis : les autres doivent être d’accord. Appuyez encore une fois pour leur demander.
undo-ask = Demander à reprendre
undo-asked = { $player } demande à reprendre un coup.
undo-asked-moves =
    { $moves ->
        [one] { $player } demande à reprendre le dernier coup. Ce qui a été tiré depuis sera tiré à nouveau.
       *[other] { $player } demande à reprendre les { $moves } derniers coups. Ce qui a été tiré depuis sera tiré à nouveau.
    }
undo-wait = Vous avez demandé à reprendre un coup.
agree = Accepter
refuse = Refuser
pause-ask = Demander une pause
pause-asked = { $player } demande une pause.
pause-wait = Vous avez demandé une pause.
why-not = Pas possible
rule-link = Règle { $rule }
rule-passing = Règle { $rule } : clic droit pour la lire
rule-open = Lire la règle { $rule }
log = Journal
log-begin = Avant le premier tour
recap = Depuis votre dernier coup
recap-marked = changé depuis votre dernier coup
recap-looked = { $count ->
    [0] Depuis votre dernière visite
    [one] Depuis votre dernière visite : { $count } coup
   *[other] Depuis votre dernière visite : { $count } coups
  }
recap-marked-looked = changé depuis votre dernière visite
recap-more = { $count ->
    [one] { $count } autre dans le journal
   *[other] { $count } autres dans le journal
  }
log-latest = Au plus récent
log-empty = Il ne s’est encore rien passé.
log-steps = { $count ->
        [one] { $count } détail
       *[other] { $count } détails
    }
chat = Messages
chat-unread = { $count ->
        [one] { $count } message non lu
       *[other] { $count } messages non lus
    }
chat-empty = Pas encore de message.
chat-write = Écrire un message
chat-send = Envoyer
chat-people = Les personnes de cette table
chat-muted = masqué
chat-mute = Masquer ses messages ici
chat-unmute = Afficher ses messages
chat-report = Signaler ce message
chat-reported = Signalé. Merci.
preset-hello = Bonjour !
preset-good_luck = Bonne chance !
preset-well_played = Bien joué !
preset-thanks = Merci !
preset-sorry = Pardon !
preset-one_moment = Un instant, s’il vous plaît.
preset-back_soon = Je reviens tout de suite.
preset-your_turn = C’est à vous.
preset-good_game = Belle partie !
preset-rematch = Une autre ?
preset-saw = J’ai vu !
preset-lucky = Quelle chance !
preset-ouch = Aïe !
choices = Choix
hand = Main
board = Plateau
table = La table
yes = oui
empty-square = vide
view-turn = Tour
view-round = Manche
view-first = Premier joueur
view-active = Joueur actif
view-hand = Main
view-cards = Cartes
view-gold = Or
view-points = Points
view-score = Points
view-total = Total
view-deck = Pioche
view-pile = Pile
view-discard = Défausse
view-bid = Mise
view-stock = Réserve
view-owner = Propriétaire
score-label = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
seat-label = { $player }, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
score-hidden = points cachés
cards-in-hand = { $cards ->
        [one] carte en main
       *[other] cartes en main
    }
hand-over-title = Au tour { $player_de }
hand-over-text = { $player }, appuyez quand personne d’autre ne voit l’écran.
hand-over-go = Montrer ma main
abort = Interrompre la partie
abort-sure = Interrompre la partie pour tous, sans résultat ?
seat-link = Jouer sur un autre appareil
seat-link-text = Ce lien transfère votre place à l’appareil qui l’ouvre. Gardez-le pour vous.
leave-table = Laisser la place à un bot
leave-sure = À partir de maintenant, un bot joue à votre place. Vous la reprenez en rouvrant cette table.
leave-go = Partir : un bot joue pour moi
leave-not = Rester à la table
export = Exporter (.mst)
full-log = Journal à empreintes chaînées (JSON)
table-started = La partie commence.
table-undone = { $player } reprend un coup.
table-rewound = La partie revient à un coup précédent.
table-substituted = { $player } s’absente ; un bot prend le relais.
table-replaced = Le programme derrière { $player } a échoué ; un bot du serveur prend le relais.
table-returned = { $player } revient.
table-paused = La partie est en pause.
table-resumed = La partie reprend.
table-hint = { $player } demande un conseil.
table-timeout = { $player } a épuisé son temps.
table-aborted = La partie a été interrompue.
table-rules = Les règles ont été mises à jour.
refused-stale = La table a changé entre-temps. Veuillez choisir de nouveau.
refused-cannot_undo = Rien ne peut être repris : quelque chose a été révélé depuis, ou quelqu’un d’autre a décidé.
refused-too_often = Trop vite : réessayez dans { $wait } s.
refused-unavailable = Le serveur ne peut rien enregistrer pour l’instant. Rien n’est perdu ; réessayez.
refused-not_seated = Il faut avoir une place à cette table pour cela.
refused-not_playing = La partie n’est pas en cours.
refused-not_now = Ce n’est pas possible maintenant. Continuez, revenez en arrière, ou recommencez.
refused-unknown_move = Ce coup n’existe pas dans ce jeu.
refused-no_request = Cette demande n’est plus d’actualité.
refused-changed_request = La demande a changé entre-temps. Veuillez la relire.
refused-reused_command = Ceci a déjà été envoyé avec un autre contenu. Veuillez réessayer.
refused-bad_command = Le serveur n’a pas compris. Rechargez la page si cela se répète.
refused-other = Le serveur a refusé ({ $code }).

## Les règles sur place

rules-search = Chercher dans les règles
aid = En bref
aid-link = Ce jeu en une page, à imprimer
aid-print = Imprimer
aid-both = Dans les deux langues
aid-full = Les règles complètes
aid-none = Ce jeu n’a pas encore sa page. Les règles complètes disent tout.
rules-whole = Règles
rules-contents = Sommaire
rules-none = Aucun paragraphe ne contient ces mots.
rules-edition = Édition jouée ici : { $edition }
rules-here = joué ici
rules-elsewhere = pas à cette table
rules-show = Montrer sur la table
rules-found = { $count ->
        [one] { $count } paragraphe
       *[other] { $count } paragraphes
    }

## Le résultat

points = Points
play-again = Rejouer
rematch-join = Aller à la partie suivante
share = Partager
share-done = Lien copié
card = Une image à partager
card-names = Avec les noms
card-share = Partager l’image
card-save = Enregistrer l’image
game-files = La partie en fichier
verify = Vérifier le mélange
verify-text = La graine, dévoilée après la partie, doit avoir l’empreinte affichée avant celle-ci.
verify-ok = L’empreinte de la graine correspond : le mélange était fixé avant que quiconque ne s’installe.
verify-bad = L’empreinte de la graine ne correspond pas.
try-from-here = Essayer à partir d’ici
try-about = Une nouvelle table qui continue après ce coup, contre un bot.
replay-step = Coup { $at } sur { $moves }
replay-first = Au début
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse
trial = Vous rejouez cette partie à partir du coup { $at }. L’essai ne compte pas.
trial-suggested = Le bot fort jouerait : { $move }.
trial-back = Retour à la partie
replay-eyes = Vu par
replay-open = tous, cartes visibles
replay-spectator = un spectateur
replay-slider = Coup

## Les conseils

welcome = { $game } : première partie ?
welcome-name = Vous êtes { $player } : changer
hint = Conseil
hint-about = Que ferait le bot maître ici, et pourquoi ?
hint-thinking = Le bot maître réfléchit à votre coup…
hint-marked = le coup conseillé
hint-numbers = En chiffres
because-instead = { $when } : { $claims }.
because-numbers = { $points ->
        [one] Suivi dans { $worlds } parties imaginées : vos chances de gagner y sont ensuite plus hautes d’environ { $points } point.
       *[other] Suivi dans { $worlds } parties imaginées : vos chances de gagner y sont ensuite plus hautes d’environ { $points } points.
    }
because-numbers-even = Suivi dans { $worlds } parties imaginées : vos chances de gagner y sont ensuite à peu près les mêmes.
hints-allowed = Conseils permis
hints-allowed-about = Chacun peut demander ce que ferait le bot maître. Le journal l’indique aux autres.
hints-yes = Les conseils sont permis à cette table.
hints-no = Pas de conseils à cette table.

## L’analyse

analysis = Analyse
analysis-about = L’évolution des chances de chacun, la part du hasard, et ce qu’aurait fait le bot fort.
analysis-start = Analyser la partie
analysis-waiting = En attente d’autres analyses…
analysis-running = Analyse : { $done } sur { $of }
analysis-failed = L’analyse a échoué.
analysis-again = Réessayer
chances = Chances de victoire
chances-about = en %, d’après au moins { $playouts } simulations depuis chaque point ; la zone ombrée est l’intervalle à 95 %
chances-judged = en %, selon le réseau de neurones des bots à chaque point ; la zone ombrée est l’intervalle à 95 %
chances-label = Les chances de victoire de chacun au fil de { $moves } coups, avec les moments clés numérotés
chances-table = Les valeurs en tableau
chances-move = Après le coup
chances-value = { $win } ± { $error }
moments = Moments clés
moments-for = effet pour
moments-none = Aucun moment n’a nettement modifié les chances.
moment-at = coup { $move }
moment-change = { $player } : de { $from } à { $to }
moment-instead = Le bot fort : « { $best } » au lieu de « { $played } ».
moment-watch = Revoir
moment-watch-this = Revoir le moment clé { $number }
instead = Ce qu’aurait fait le bot fort
instead-played = Au lieu de « { $played } » : « { $best } ».
instead-worth = Gagne environ { $loss } % plus souvent, selon sa recherche.
instead-none = Il n’a rien trouvé de nettement mieux que les coups { $player_de }.
luck = Hasard et talent
luck-about = ce qui a modifié les chances de victoire, en points de pourcentage
luck-way = De { $start } à { $end }.
luck-good = Le hasard a été favorable.
luck-bad = Le hasard a été défavorable.
luck-little = Le hasard a peu joué.
luck-unclear = L’effet du hasard n’est pas net.
part-luck = hasard
part-own = ses coups
part-others = coups des autres
part-together = choix simultanés
part-unsure = on en sait trop peu
part-value = { $value } ± { $error }

## Réglages

settings-motion = Animations
motion-normal = normales
motion-fast = rapides
motion-off = aucune
theme-system = celui du système
theme-light = clair
theme-dark = sombre
settings-sound = Sons
settings-letters = Raccourcis à une lettre
settings-coordinates = Noms des cases sur le plateau
settings-confirm = Demander avant un coup qui fait perdre quelque chose ou ne peut être repris
settings-notify = Me prévenir quand c’est à moi de jouer
settings-scale = Taille du texte
settings-name = Votre nom
account-title = Compte
account-text = Tout fonctionne dans ce navigateur sans compte. Avec un compte, vous retrouvez vos parties sur tous vos appareils.
account-login = Identifiant
account-password = Mot de passe
account-make = Créer un compte
account-enter = Se connecter
account-leave = Se déconnecter
account-is = Compte : { $account }.
account-all = Compte, statistiques et notifications
account-leave-all = Se déconnecter partout
account-remove = Supprimer le compte
account-remove-sure = Votre nom disparaît de toutes les parties ; leurs résultats restent. C’est irréversible.
statistics = Statistiques
statistics-none = Pas encore de partie terminée.
statistics-by-game = Par jeu
statistics-by-seats = Par nombre de joueurs
statistics-against = Contre
statistics-streak = Parties finies sans abandonner : { $streak } de suite ; la plus longue série est de { $longest }.
statistics-public = Visibles par toute personne qui connaît mon identifiant
statistics-link = la page qu’elle voit
own-ratings = Ma cote face aux bots
own-ratings-about = D’après vos parties sur ce serveur, avec les règles habituelles, où tous les autres étaient des bots de Mastaba ; leçons et problèmes ne comptent pas. Un écart de 400 signifie gagner dix fois plus souvent.
own-rating-of = { $game }, { $seats } joueurs
own-rating = { $rating } ± { $error }, d’après { $games } parties
own-rating-bot = { $level } { $rating }
against-bots = des bots
against-people = des personnes
against-both = des personnes et des bots
games-won = { $won } gagnées sur { $played }
played = jouées
won = gagnées
players = { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }
notices = Quand c’est à moi de jouer
notices-push = Me prévenir dans ce navigateur, même quand Mastaba est fermé
feeds = Flux
feeds-text = Des adresses privées qui donnent la liste des tables où c’est à vous de jouer. Gardez-les pour vous.
feeds-show = Voir mes adresses
feeds-new = En créer d’autres ; les anciennes expirent
feed-atom = Flux Atom
feed-calendar = Calendrier
webhook = Webhook
webhook-text = Une adresse qui reçoit une requête POST quand c’est à vous de jouer ; celles de Discord et de Matrix (Hookshot) conviennent. Laissez vide pour la désactiver.
webhook-saved = Enregistré.
webhook-off = Plus rien n’est envoyé.
mail = Courrier électronique
mail-text = Vous recevez un courrier quand c’est à vous et que vous êtes ailleurs. Un code part d’abord à cette adresse. Laissez le champ vide pour tout arrêter.
mail-code = Le code reçu
mail-confirm = Confirmer
mail-confirmed = Cette adresse est confirmée.
digest = Toutes mes parties en un message par jour, par courrier et webhook
digest-none = aucun
digest-at = à partir de { $hour }
over-days = Parties sur plusieurs jours
vacation = Congé
vacation-text = Jusqu’à la fin de ce jour, les pendules de vos parties sur plusieurs jours s’arrêtent et rien ne vous est envoyé. Vos tables voient jusqu’à quand. Un coup dans une de ces parties y met fin. { $left ->
    [one] Il reste { $left } jour sur { $days }
   *[other] Il reste { $left } jours sur { $days }
  } cette année.
vacation-day = En congé jusqu’au
vacation-begin = Prendre congé
vacation-change = Changer le jour
vacation-end = Je suis de retour
vacation-runs = Vous êtes en congé jusqu’au { $day }
hours = Mes heures
hours-text = À vos tables sur plusieurs jours, les autres voient quelle heure il est chez vous et quand vous jouez d’habitude.
hours-show = Montrer mes heures à mes tables
hours-zone = Fuseau horaire
hours-from = D’habitude dès
hours-to = jusqu’à
hours-any = toute heure
own-note = Note pour moi
own-note-text = Personne d’autre ne la voit ; elle reste à cette table.
own-note-turn = Ne la montrer que lorsque c’est à moi
blocked = Personnes bloquées
block = Bloquer partout
unblock = Débloquer

## Touches

table-help = Comment fonctionne cette table
table-help-every = À toutes les tables
keys-title = Raccourcis clavier
keys-commit = valider
keys-clear = effacer ou fermer
keys-undo = reprendre le coup
keys-search = chercher dans les règles
keys-aid = le jeu en bref
keys-log = journal
keys-chat = messages
keys-help = cette liste
keys-tab = aller à la partie suivante de la table
keys-arrows = se déplacer sur le plateau
keys-hint = conseil : ce que ferait le bot maître
keys-what = expliquer l’élément sélectionné
keys-hand = main
keys-seat = regarder une place (avec Maj si le jeu utilise les chiffres)
keys-step = un pas en arrière ou en avant dans le journal

## Les valeurs de sa propre boîte

data-title = Valeurs corrigées de ma boîte
data-about = Certaines valeurs de ce jeu n’ont pu être que reconstituées. Si vous possédez le jeu, vous pouvez les corriger ici. Vos corrections ne valent que pour cette table, et sa transcription en note l’empreinte.
data-file = Choisir un fichier
data-template = Partir de nos valeurs
data-accepted = { $count ->
        [one] { $count } valeur lue
       *[other] { $count } valeurs lues
    } ; empreinte { $hash }…
data-refused = Le jeu ne peut pas se jouer avec ces valeurs : { $detail }
data-played = { $count ->
        [one] Cette table joue avec { $count } valeur corrigée
       *[other] Cette table joue avec { $count } valeurs corrigées
    } de la boîte de l’hôte, empreinte { $hash }….
data-download = Valeurs corrigées

## Les éditions côte à côte

differences = { $count ->
        [one] Où les éditions diffèrent : { $count } point
       *[other] Où les éditions diffèrent : { $count } points
    }
difference-option = option : { $option }

# D’où viennent les nombres
values-title = D’où viennent les nombres
values-count = { $count ->
        [one] { $count } valeur sur { $all } est reconstituée : aucune de nos sources ne la donne.
       *[other] { $count } valeurs sur { $all } sont reconstituées : aucune de nos sources ne les donne.
    }
values-corrected = { $count ->
    [one] { $count } valeur est corrigée d’après la boîte de l’hôte.
   *[other] { $count } valeurs sont corrigées d’après la boîte de l’hôte.
 }
values-corrected-one = corrigé
values-reconstructed-one = reconstitué : aucune de nos sources ne donne cette valeur
values-mark = Marquer ce qui est reconstitué
values-unmark = Retirer les marques
values-own = Vous possédez le jeu ? Corrigez les valeurs ici.
values-own-how = À côté de chaque valeur qui diffère, écrivez ce que dit votre exemplaire. Seules ces valeurs vont dans le fichier.
values-own-use = Collez ceci sous « Valeurs corrigées de ma boîte » en préparant une table, ou enregistrez-le sous mybox.toml et jouez avec : mastaba play { $game } --data mybox.toml. Si vous nous l’envoyez, l’édition sera corrigée.
values-mine = { $value }, dans ma boîte
values-printed = imprimé : { $value }
values-kind-rulebook = livret de règles
values-kind-public = source publique
values-kind-reconstruction = reconstitué
values-kind-ruling = notre décision
values-kind-corrected = corrigé

# Courses and lessons
learn-title = Apprendre en jouant
learn-lead = Neuf courtes leçons par jeu, sur le vrai plateau et avec les vraies règles. Rien n’est verrouillé, et l’on annule à volonté.
learn-course = Des leçons sur le vrai plateau, environ { $minutes } minutes en tout. Commencez où vous voulez.
learn-start = Commencer le cours
learn-continue = Continuer : leçon { $number }
learn-again = Encore une fois
learn-lessons = Leçons
learn-short = Seulement la version courte
learn-short-link = Version courte
learn-all = Tous les cours
learn-reached = { $done } / { $all }
learn-seconds = { $seconds } s
lesson-chip = Leçon { $number }
lesson-step = Étape { $step } sur { $steps }
lesson-coach = Guide
lesson-not-now = Possible, mais pas maintenant
lesson-task = À vous de jouer :
lesson-done = C’est fait.
lesson-on = Continuer
lesson-anyway = Continuer quand même
lesson-take-back = Revenir en arrière
lesson-show = Montrez-moi
lesson-now-you = À vous maintenant
lesson-back = Étape précédente
lesson-said = Ce qu’a dit le guide
lesson-rules = Les règles :
lesson-leave = Quitter
lesson-again = Recommencer
lesson-course = Le cours
lesson-next = Suite : leçon { $number }
lesson-first-game = Votre première partie de { $game }
lesson-end = Vous avez terminé « { $title } ».
lesson-was-done = faite
lesson-was-shown = montrée
welcome-learn = Apprendre d’abord
lesson-puzzles = Problèmes

## Le guide d’une première partie
coach-quiet = Silence
coach-speak = Qu’il parle
coach-quiet-now = Le guide se tait dans cette partie.
coach-nothing = Rien de nouveau à expliquer pour l’instant.
coach-moments = { $count ->
        [one] Un moment à revoir
       *[other] { $count } moments à revoir
    }
coach-with = avec guide
welcome-coach = Avec un guide
welcome-play = Jouer simplement
settings-coach = Guide
settings-coach-always = toujours, contre des bots
settings-coach-first = à la première partie
settings-coach-never = jamais
keys-quiet = faire taire le guide, ou le laisser parler
keys-lesson-next = continuer
keys-lesson-back = une étape en arrière
keys-lesson-show = montrez-moi
keys-lesson-fold = replier ce que dit le guide
keys-lesson-leave = quitter la leçon

# Puzzles
puzzles-title = Problèmes
puzzles-lead = Des positions tirées de parties de bots, avec un plan nettement meilleur que les autres. Chacune est prouvée. L’on annule à volonté, et rien n’est verrouillé.
puzzles-none = Ce serveur n’a pas encore de problèmes.
puzzles-today = Le problème du jour
puzzles-week = Les sept derniers jours
puzzles-day = Le problème du { $day }
puzzles-solve = Résoudre
puzzles-again = Encore une fois
puzzles-mix = À la suite
puzzles-mix-text = L’un après l’autre, près de votre cote.
puzzles-mix-all = Tous les jeux
puzzles-mix-game = { $game } : à la suite
puzzles-by-game = Par jeu
puzzles-by-theme = Par thème
puzzles-themes-text = Les thèmes servent à s’exercer : ils ne changent pas la cote.
puzzles-solved = { $solved } sur { $all } résolus
puzzles-all-of = Tous les problèmes de { $game }
puzzles-number = Problème { $number }
puzzles-rated = cote { $rating }
puzzles-back = Tous les problèmes
puzzles-streak = { $days ->
    [one] jour de suite
   *[other] jours de suite
}
puzzles-streak-about = Les jours où le problème du jour a été résolu, à n’importe quel essai. Un jour manqué par semaine est pardonné.
puzzles-rating = votre cote
puzzles-rating-hide = Masquer les cotes
puzzles-day-solved = résolu
puzzles-day-forgiven = manqué, pardonné
puzzles-day-missed = non résolu
puzzles-day-open = ouvert jusqu’à minuit UTC
puzzles-was-new = pas encore essayé
puzzles-was-tried = essayé
puzzles-was-solved = résolu
puzzles-was-shown = abandonné
puzzle = Problème
puzzle-of-day = Le problème du { $day }
puzzle-hint = Indice
puzzle-hint-costs = Indice : le gain possible est divisé par deux
puzzle-hint-said = Indice :
puzzle-give-up = Abandonner
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-explain = Explication
puzzle-solved = Résolu
puzzle-solved-value = Résolu : { $value }
puzzle-near = Bien : { $value }. On peut atteindre { $best }.
puzzle-missed = { $value }. Il y a un meilleur plan.
puzzle-missed-goal = Pas cette fois. Il y a un moyen.
puzzle-shown = Le meilleur plan
puzzle-shown-value = Le meilleur plan : { $value }
puzzle-shown-other = Un autre plan : { $value }
puzzle-shown-other-goal = Un autre plan
puzzle-first-try = premier essai
puzzle-tries = { $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
}
puzzle-rating = cote : { $before }, puis { $after }
puzzle-plans = Les meilleurs plans
puzzle-plan = Montrer sur le plateau : { $moves }
puzzle-natural = ce que suggère un coup d’œil rapide
puzzle-reaches = y parvient
puzzle-fails = n’y parvient pas
puzzle-theme = { $themes ->
    [one] Thème :
   *[other] Thèmes :
}
puzzle-source = Tiré d’une partie de bots, après le coup { $move }.
puzzle-figures = { $tried ->
    [one] Résolu du premier coup par { $solved } personne sur { $tried }.
   *[other] Résolu du premier coup par { $solved } personnes sur { $tried }.
}
puzzle-play-on = Jouer la suite
puzzle-play-on-title = Jouer la suite
puzzle-play-on-text = Une partie contre des bots à partir de cette position, le meilleur plan déjà joué.
puzzle-play-on-bots = Bots :
puzzle-verdict = Verdict
puzzle-leave = Quitter
puzzle-over = Votre tour est fini.
keys-puzzle-next = problème suivant, une fois celui-ci résolu ou abandonné
keys-puzzle-hint = indice pour ce problème
keys-puzzle-explain = explication, une fois le problème résolu ou abandonné
trial-puzzle = Cette partie continue un problème. Elle ne compte dans aucune statistique.
puzzle-share = Lien vers ce problème

## Clubs

clubs = Clubs
clubs-none = Un club est un groupe privé : des gens qui jouent souvent ensemble, avec leurs tables, leur historique et leur décompte des victoires.
club-new = Nouveau club
club-name = Nom du club
club-found = Fonder le club
club-members = { $count ->
    [one] { $count } membre
   *[other] { $count } membres
}
club-people = Membres
club-you = vous
club-owner = propriétaire du club
club-remove = Retirer
club-remove-sure = Le lien du club cessera aussi de fonctionner.
club-invite = Créer un lien d’invitation
club-link = Lien d’invitation au club
club-link-none = Personne ne peut entrer pour l’instant : il n’y a pas de lien.
club-link-there = Un lien permet d’entrer dans le club. Un nouveau le remplacera.
club-link-once = Quiconque a ce lien peut entrer. Il n’est affiché que maintenant ; vous pouvez en créer un autre quand vous voulez, et celui-ci cessera de fonctionner.
club-link-end = Désactiver le lien
club-invited = { $count ->
    [one] On vous invite dans ce club. Il compte 1 membre.
   *[other] On vous invite dans ce club. Il compte { $count } membres.
}
club-place = Êtes-vous déjà l’une de ces personnes ?
club-place-none = Non, je suis nouveau ou nouvelle
club-join = Entrer dans le club
club-rename = Renommer
club-leave = Quitter le club
club-leave-sure = Il vous faudra un lien pour revenir.
club-leave-last = Vous êtes le dernier membre : le club et son historique disparaîtront avec vous. Les parties restent.
club-tables = Tables du club
club-tables-none = Aucune table n’est ouverte. Ouvrez-en une : tous les membres la verront ici.
club-tally = Décompte
club-tally-none = Aucune partie n’est encore allée à son terme.
club-player = Joueur
club-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
club-history = Dernières parties
club-history-more = { $count ->
    [one] { $count } autre partie
   *[other] { $count } autres parties
}
club-ladder = Échelle
club-ladder-on = Tenir une échelle : une cote de chacun dans chaque jeu
club-ladder-none = Personne n’a encore de cote : il faut une partie finie entre deux membres.
club-ladder-about = Tous partent de la même cote, et chaque partie la rend plus sûre : la vraie se trouve dans l’intervalle ± dix-neuf fois sur vingt. Seul compte l’ordre entre membres, sans les bots ni les invités.
club-rating = Cote
club-export = Tout enregistrer dans un fichier
club-import = À partir d’un fichier de club

## Tournois

tournaments = Tournois
tournaments-none = Aucun tournoi n’est ouvert. Créez-en un : rondes, tables et classement s’enchaînent tout seuls.
tournament-back = Vers le tournoi
tournament-new = Nouveau tournoi
tournament-name = Nom du tournoi
tournament-make = Ouvrir aux inscriptions
tournament-format = Formule
tournament-format-swiss = Système suisse
tournament-format-swiss-about = Chacun joue toutes les rondes, contre quelqu’un qui a autant de points. On ne rencontre pas deux fois le même adversaire.
tournament-format-knockout = Élimination directe
tournament-format-knockout-about = Qui perd est éliminé. Une partie nulle se rejoue une fois.
tournament-format-groups = Rondes par tables
tournament-format-groups-about = Chacun joue toutes les rondes, chaque fois à une table avec d’autres. Des points pour chaque adversaire devancé.
tournament-size = Par table
tournament-fill = Compléter avec des bots
tournament-fill-to = Joueurs en tout
tournament-level = Bots
tournament-play = Je joue aussi
tournament-listed = Afficher à l’accueil : tout le monde sur ce serveur peut s’inscrire
tournament-open = inscriptions ouvertes
tournament-over = terminé
tournament-aborted = annulé
tournament-round = ronde { $round } sur { $rounds }
tournament-round-number = Ronde { $round }
tournament-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tournament-yours = Votre partie vous attend
tournament-standings = Classement
tournament-people = Joueurs
tournament-nobody = Personne ne s’est encore inscrit.
tournament-place = Rang
tournament-points = Points
tournament-opponents = Adversaires
tournament-out = s’est retiré
tournament-order = Pour chaque partie, la part des adversaires devancés, une égalité comptant pour moitié. À égalité de points décident les points des adversaires, puis les victoires, les rencontres directes et le tirage au sort.
tournament-order-knockout = Qui est allé plus loin est mieux classé ; puis les points, ceux des adversaires, les victoires et le tirage au sort.
tournament-bye = exempt
tournament-walkover = sans jouer
tournament-days = sur plusieurs jours
tournament-club = Vers le club
tournament-won = { $player } remporte le tournoi.
tournament-go = Vers votre table
tournament-join = Participer
tournament-start = Lancer le tournoi
tournament-leave = Se retirer
tournament-leave-sure = Vous ne jouerez plus aucune ronde.
tournament-abort = Annuler le tournoi
tournament-abort-sure = Aucune autre ronde ne sera jouée.
tournament-fills = Des bots complètent jusqu’à { $count } joueurs au départ.
tournament-invite = Inviter des joueurs
tournament-link = Lien vers le tournoi
tournament-csv = Classement (CSV)
tournament-json = Résultats (JSON)

## Le grand écran, et la main sur le téléphone

screen-open = Ouvrir sur cet écran
screen-title = Jouer autour d’un grand écran
screen-about = Un téléviseur ou un ordinateur montre le plateau, et chaque téléphone est une main. Sur le téléviseur, ouvrez { $address } et tapez :
screen-make = Afficher un code pour le téléviseur
screen-menu = Grand écran
screen-now = À l’instant
screen-qr = L’accès à une place, en code QR
screen-scan = Scannez ce code pour vous asseoir
screen-type = Ou ouvrez { $address } et tapez
screen-hand = Votre main sur votre téléphone
screen-waiting = On attend les joueurs
screen-lost = Connexion perdue : elle revient d’elle-même
screen-undo = { $player } demande à reprendre un coup
screen-again = Encore une ? Dites-le sur votre téléphone.
screen-full = Plein écran
screen-language = Langue
tv-title = Grand écran
tv-about = Tapez les quatre lettres affichées dans la salle d’attente de la table.
tv-code = Code de la table
tv-go = Afficher la table
code-title = S’asseoir à une table
code-about = Tapez les quatre lettres affichées sur le grand écran.
code-go = Prendre place
code-seat = Votre place
code-seat-number = Place { $seat }
code-full = Aucune place n’est libre à cette table. Si vous y êtes assis sur un autre appareil, choisissez « Jouer sur un autre appareil » dans son menu.
code-watch = Regarder
hand-peek = Plateau
hand-back = Main
hand-hide = Cacher
evening = { $games ->
        [one] Après une partie
       *[other] Après { $games } parties
    }
rematch-other = Un autre jeu…

## Sans serveur : les tables sur cet appareil

device = Sur cet appareil
device-games = Vos parties
device-all = Cet appareil, statistiques
device-starting = Préparation des tables sur cet appareil…
device-elsewhere-title = Ouvert dans une autre fenêtre
device-elsewhere = Une autre fenêtre de ce navigateur a vos tables. Une seule peut les avoir à la fois.
device-here = Jouer dans cette fenêtre
device-old-title = Ce navigateur est trop ancien
device-old = Mastaba fonctionne entièrement sur cet appareil et a besoin de WebAssembly pour cela. Un navigateur récent en dispose ; certains le désactivent en mode protégé.
device-files-title = Il manque une partie de Mastaba
device-files = Certains fichiers n’ont pas pu être chargés ou lancés. Vos parties sont en sécurité ; rechargez la page dès que vous serez de nouveau en ligne.
device-damaged-title = Vos parties sont illisibles
device-damaged = Ce que ce navigateur en a conservé est endommagé. Enregistrez d’abord le fichier : quelqu’un pourra peut-être le réparer. Vous pourrez ensuite repartir de zéro.
device-newer-title = Vos parties viennent d’une version plus récente
device-newer = Elles ont été enregistrées par une version de Mastaba plus récente que celle-ci. Rien n’a été modifié : revenez avec la version récente, ou enregistrez le fichier.
device-rescue = Enregistrer le fichier
device-anew = Repartir de zéro
device-anew-sure = Toutes les parties conservées dans ce navigateur seront perdues.
device-unkept = Vos parties disparaîtront avec cette fenêtre : enregistrez celles à garder.
device-unkept-why = Ce navigateur ne conserve pas vos parties, parce que son stockage est plein ou désactivé. Elles durent jusqu’à la fermeture de la fenêtre : enregistrez celles que vous voulez garder.
device-kept = Vos parties et votre progression sont conservées dans ce navigateur. Elles n’en sortent que si vous les enregistrez.
device-persistent = Le navigateur a promis de ne pas les effacer de lui-même.
device-passing = Le navigateur peut les effacer s’il manque de place. Enregistrez-les de temps en temps.
device-export = Tout enregistrer
device-import = Tout charger
device-import-sure = Ce que ce navigateur contient maintenant sera remplacé.
device-import-bad = Ce n’est pas un fichier dans lequel Mastaba a tout enregistré.
device-import-newer = Ce fichier vient d’une version plus récente de Mastaba. Rien n’a été modifié.
moving = Réglages et leçons
moving-what = Vos réglages et les leçons que vous avez suivies, en un seul fichier : pour un autre serveur, ou pour Mastaba sans serveur. Les parties se déplacent une à une, comme transcriptions ; les résultats des problèmes restent ici.
moving-export = Enregistrer un fichier
moving-import = Charger un fichier
moving-import-sure = Les réglages de ce navigateur seront remplacés, et les leçons ajoutées aux vôtres.
moving-done = Vos réglages sont ceux du fichier, et ses leçons s’ajoutent aux vôtres.
device-offline = Mastaba est entièrement sur cet appareil et démarre aussi sans réseau.
device-online = Mastaba n’est pas encore entièrement sur cet appareil : sans réseau, il continue dans cette fenêtre, mais ne redémarre pas.
device-update = Une version plus récente est prête. Elle prendra le relais quand vous aurez fermé toutes les fenêtres de Mastaba.
device-update-now = L’utiliser maintenant
device-moving = Une partie exportée peut continuer ailleurs, aussi sur un serveur. Le fichier contient toute la partie, cartes cachées comprises.
