## La maison : les mots que tous les jeux emploient.

player = Joueur { $letter }
# Douze prénoms qui commencent par les lettres des places, de sept lettres au plus.
seat-names = Alice Bruno Chloé Denis Emma Félix Gaël Hugo Jules Karim Lucie Manon
nobody = personne
nothing = rien
list-comma = { $start }, { $next }
list-and = { $start } et { $last }
counted = { $count }× { $name }
by-seat = { $name } { $number }
repeated = { $count }× { $sentence }
titled = { $title } : { $text }

## Refus : ce qui est demandé est impossible, et rien n’a changé.

refused-not-your-turn = Ce n’est pas ton tour : la table attend quelqu’un d’autre.
refused-not-offered = Tu ne peux pas choisir cela maintenant.
refused-not-whole = Ce n’est pas une réponse complète à la question.
refused-over = La partie est terminée.
refused-undo-revealed = Trop tard pour annuler : depuis, on a pioché ou révélé quelque chose.
refused-undo-overtaken = Trop tard pour annuler : quelqu’un d’autre a joué depuis.
refused-undo-nothing = Il n’y a rien à annuler.
refused-no-number = Donne d’abord un nombre : tape-le, ou utilise + et −.
refused-out-of-range = { $number } n’est pas possible : choisis de { $lowest } à { $highest }.
refused-only-number = { $number } n’est pas possible : seul { $lowest } l’est encore.
refused-no-such-option = Il n’y a pas de choix { $number } : choisis de 1 à { $highest }.
refused-no-such-number = Il n’y a pas de choix { $number } : tape un des numéros de la liste.
refused-save = Impossible d’enregistrer la partie dans { $file } : { $problem }.

## Le terminal.

terminal-players = Joueurs
terminal-log = Ce qui s’est passé
terminal-log-empty = Il ne s’est encore rien passé. Appuie sur ? pour voir les touches et un résumé des règles.
# À côté du nom : toi, une autre personne devant cet écran, ou un bot. Quatre lettres au plus.
terminal-you = toi
terminal-here = ici
terminal-bot = bot
terminal-ready = prêt
terminal-thinking = choisit
terminal-number = Tape un nombre de { $lowest } à { $highest } ou utilise + et −, puis appuie sur Entrée.
terminal-only-number = Seul { $number } est possible. Entrée confirme, u annule ton dernier choix.
terminal-choice = Tape un nombre ou utilise les flèches, puis appuie sur Entrée.
terminal-choice-part = { $first } à { $last } sur { $count }. Tape un nombre ou utilise les flèches, puis appuie sur Entrée.
terminal-small = Fenêtre trop petite : il faut { $width } × { $height }
terminal-over = La partie est finie. Entrée montre le classement, q quitte.
terminal-key-enter = Entrée
terminal-key-answer = répondre
terminal-key-undo = annuler
terminal-key-pages = Page↑ Page↓
terminal-key-scroll = relire
terminal-key-clauses = règles
terminal-key-info = ce qui compte
terminal-key-help = aide
terminal-key-quit = quitter

curtain-title = Passe l’écran
curtain-text = { $name }, c’est à toi : appuie sur Entrée.
curtain-hint = Personne d’autre ne devrait regarder.

recap-title = Depuis ton dernier coup
info-title = Ce qui compte maintenant
recap-more = Entrée : lire la suite
recap-done = Entrée : retour à la table

leave-title = Quitter la partie ?
leave-saved = Elle sera enregistrée dans { $file }.
leave-unsaved = Elle n’est pas finie et sera perdue si tu ne l’enregistres pas.
leave-keys-saved = y  quitter      n  rester
leave-keys-unsaved = s  quitter et garder ({ $file })    y  quitter    n  rester

ranking-title = La partie est finie
ranking-winner = { $names } gagne avec { $points } { $points ->
        [one] point
       *[other] points
    }.
ranking-winners = { $names } se partagent la victoire avec { $points } { $points ->
        [one] point
       *[other] points
    } chacun.
ranking-points = { $points } { $points ->
        [one] point
       *[other] points
    }
ranking-winner-tie = { $names } l’emporte à égalité, avec { $points } { $points ->
        [one] point
       *[other] points
    }.
ranking-part = { $name } : { $points }
ranking-tie = Comment l’égalité a été tranchée
ranking-saved = Enregistrée dans { $file }.
ranking-keys = Entrée : regarder la table      q : quitter

help-title = Comment jouer ici
help-number = 0–9
help-number-does = taper un nombre ; Retour arrière efface un chiffre
help-more = + −
help-more-does = un de plus, un de moins ; les flèches aussi
help-enter-does = donner la réponse affichée
help-undo-does = annuler ton dernier choix, tant que rien n’est révélé
help-pages-does = relire ce qui s’est passé
help-clauses-does = le texte complet des règles dont le code est à l’écran
help-info-does = ce qui compte maintenant : cartes, pouvoirs, où tout se trouve et d’où viennent les nombres
help-help-does = cette page
help-quit-does = quitter la partie ; on peut l’enregistrer
help-clauses = Les petits codes à droite ({ $prefix }-1.2) sont des paragraphes des règles.
sources-title = D’où vient tout cela
sources-chapter = Le dernier chapitre des règles en dit plus : { $file }

## The rules in full, and what letters and marks mean.

clauses-title = Le texte des règles
marks-title = Lettres et signes
mark-seat = un joueur : forme, couleur et lettre
mark-bot = un bot
mark-ready = prêt
mark-thinking = doit répondre
mark-winner = à côté d’un nom, à la fin : a gagné

## Refus du service.

refused-no-name = Dis-nous d’abord ton nom.
refused-bad-name = Un nom doit avoir de 1 à 24 caractères visibles.
refused-name-taken = À cette table, quelqu’un s’appelle déjà { $name } : prends un autre nom.
refused-link-used = Ce lien personnel a déjà servi ou est trop ancien : demandes-en un autre sur l’appareil où tu jouais.
refused-other-origin = Cette demande vient d’un autre site, elle n’a donc pas été exécutée.
refused-too-many = Trop de demandes à la fois : attends une minute et réessaie.
refused-too-large = C’est trop volumineux pour être accepté.
refused-malformed = Impossible de comprendre : { $problem }.
refused-no-such-page = Il n’y a rien à cette adresse.
refused-fault = Quelque chose a échoué de notre côté ; rien n’a changé, et l’erreur a été notée.
refused-unknown-table = Il n’y a pas de table avec ce code.
refused-unknown-game = Ce jeu n’existe pas ici ; il y a : { $games }.
refused-unknown-bot = Ce bot n’existe pas ici ; il y a : { $bots }.
refused-unknown-data = Cette maison n’a pas ce jeu de données pour ce jeu.
refused-setup = On ne peut pas jouer ainsi : { $problem }.
refused-players = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $players }.
refused-list-length = À { $players } joueurs, cette liste doit avoir { $wanted } éléments, pas { $named }.
refused-number-too-small = À { $players } joueurs, ce nombre doit être d’au moins { $least }, ou 0 pour aucune limite.
refused-empty-line = Écris d’abord quelque chose.
refused-table-full = Toutes les places de cette table sont prises ; tu peux regarder.
refused-seat-taken = Quelqu’un est déjà assis là.
refused-no-such-seat = Cette place n’existe pas à cette table.
refused-not-your-seat = Ce n’est pas ta place.
refused-not-seated = Seuls les joueurs de cette table peuvent faire cela.
refused-not-host = Seul l’hôte de la table peut faire cela.
refused-seats-open = Toutes les places ne sont pas encore prises : attends, ou donne les places libres à des bots.
refused-begun = La partie a déjà commencé.
refused-not-begun = Cette partie n’est pas en cours.
refused-not-over = Il faut attendre la fin de la partie.
refused-person-here = Ce joueur est là : un bot ne remplace que les absents.
refused-just-left = Ce joueur était là à l’instant : un bot pourra le remplacer dans { $seconds } s.
refused-not-person = Cette place n’a pas besoin d’un bot.
refused-store = Impossible d’enregistrer, donc rien n’a changé ; réessaie dans un instant.
refused-unknown-match = Cette partie n’existe pas.
refused-late = Trop tard : la question a changé entre-temps.
refused-bot-plays = Un bot joue à ta place : reprends-la d’abord.
refused-frozen = Cette partie est arrêtée : une erreur dans les règles a été trouvée et notée. Personne n’a perdu.
refused-other-rules = Cette partie a été jouée avec d’autres règles que celles installées ici : on peut la lire, mais pas la continuer.
refused-no-seed = Cette graine ne correspond pas à ce qui avait été promis.
refused-staged = Cette table a été mise en place à partir d’un fichier : sa partie ne peut pas être exportée, et rien n’en est conservé.
refused-no-match-file = Ce n’est pas un fichier de partie : choisis-en un téléchargé depuis un rathaus.
refused-file-other-game = Le jeu de cette partie n’est pas installé ici ; il y a : { $games }.
refused-file-other-rules = Cette partie demande la version { $needed } de ses règles ; la version { $installed } est installée ici.
refused-file-broken = Ce fichier ne correspond pas à ce qui a été joué : il est abîmé, ou quelqu’un l’a modifié.
refused-play-on-end = Personne ne peut continuer à partir d’ici : à cette étape, la partie est terminée.
refused-play-on-rules = Les règles de cette partie ne sont plus installées ici : personne ne peut continuer à partir d’elle.
refused-play-on-long = Personne ne peut continuer à partir de cette partie : trop d’autres la précèdent, et son fichier serait trop long.
refused-play-on-seats = Cette partie s’est jouée à { $seats } : dis qui prend chacune de ces places.
refused-play-on-fixed = Cette table continue une autre partie : ses options et son nombre de places ne peuvent pas changer.
refused-version = La maison a été mise à jour : recharge cette page.
refused-unknown-message = La page a envoyé quelque chose que la maison ne comprend pas : recharge-la.
refused-slow = La connexion n’arrivait plus à suivre ; reconnexion en cours.
refused-restart = La maison redémarre ; elle revient dans un instant.

## La page.

page-house = rathaus : l’hôtel de ville des rats
page-home = Accueil
page-skip = Aller à la table
page-skip-show = Passer
page-list = Afficher la table en liste
page-phases = Phases du tour
page-close = Fermer
page-cancel = Annuler
page-go-on = Continuer
page-keep = Enregistrer
page-copy = Copier
page-copy-what = Copier : { $what }
page-copied = Copié.
page-reload = Recharger
page-try-again = Réessayer
page-name = Nom
page-title = { $game } · rathaus
page-title-your-turn = ● C’est à toi · { $game }
page-unreachable = La maison est injoignable pour l’instant : vérifie ta connexion et réessaie.
page-connection-lost = Connexion perdue. Reconnexion…
page-connecting = Connexion…
page-sending = Envoi…
page-sending-slow = Envoi toujours en cours : la connexion est lente. Rien n’est perdu.
page-seen-from-here = Tu regardes déjà depuis cette place.
page-option-none = Coche au moins une case.
page-least = Pas moins de { $count }.
page-most = Pas plus de { $count }.

# L’entrée.
page-new-game = Nouvelle partie
page-rules = Règles
page-players = De { $least } à { $most } joueurs
page-your-games = Tes parties
page-your-games-wait = { $count ->
        [0] aucune ne t’attend
        [one] une t’attend
       *[other] { $count } t’attendent
    }
page-waiting-elsewhere = { $count ->
        [one] Une partie t’attend
       *[other] { $count } parties t’attendent
    }
page-your-turn = c’est à toi
page-gathering = en attente de joueurs
page-is-over = terminée
page-being-played = en cours
page-waits-for = on attend { $names }
page-nobody-yet = encore personne d’autre
page-play = Jouer
page-look = Voir
page-show-all = Voir les { $count }
page-while-away = Pendant ton absence
page-have-code = On t’a donné un code ?
page-join = Rejoindre
page-no-code = Ce n’est pas un code : un code a six lettres et chiffres, par exemple { $code }.
page-open-tables = Tables ouvertes
page-open-tables-hint = tout le monde peut jouer
page-open-table-line = { $host } · places libres : { $free } sur { $seats }
page-look-in = Voir
page-promise-name = Pas de compte : un nom suffit
page-promise-fair = Chaque tirage peut être vérifié
page-promise-undo = Annule tant que rien n’est révélé
page-promise-return = Pars et reviens des jours plus tard

# Une nouvelle partie.
page-who = Qui es-tu ?
page-your-name = Ton nom
page-name-hint = Ni compte ni mot de passe : ce navigateur se souvient de toi.
page-seats = Places
page-seat = Place { $number }
page-seat-you = Toi
page-seat-open = Libre (pour un ami)
page-seat-here = Quelqu’un sur cet appareil
page-seat-name = Nom de la personne à la place { $number }
page-seat-add = Ajouter une place
page-seat-remove = Retirer la place { $number }
page-seat-up = Monter la place { $number }
page-bot = Bot : { $level }
page-bot-mouse = souris (facile)
page-bot-rat = rat (moyen)
page-bot-old-rat = vieux rat (fort)
page-bot-rat-king = roi des rats (très fort)
page-bots-slow = Les bots qui réfléchissent à l’avance le font moins ici : les règles ne sont pas encore compilées.
page-level-mouse = souris
page-level-rat = rat
page-level-old-rat = vieux rat
page-level-rat-king = roi des rats
page-bots = Bots
page-bot-choose = Choisir un bot pour la place { $number }
page-bot-who = Qui s’assoit à la place { $seat } ?
page-bot-level = Niveau du bot
page-bot-take = Choisir : { $bot }
page-about-mouse = Joue sans trop réfléchir, mais jamais n’importe comment. Parfaite pour une première soirée.
page-about-rat = Connaît les ficelles du métier et reste un peu imprévisible.
page-about-old-rat = Regarde plus loin et devine ce que tu pourrais cacher.
page-about-rat-king = Réfléchit jusqu’à une seconde, et aussi à ce que tu penses.
page-wins = gagne { $wins }
page-wins-among-mouse = parties sur 100 face à trois souris
page-wins-among-rat = parties sur 100 face à trois rats
page-wins-among-old-rat = parties sur 100 face à trois vieux rats
page-fair-share = la part équitable serait 25
page-not-measured = pas encore mesuré
page-figures = Parties gagnées sur 100
page-figures-hint = à quatre, options habituelles ; la part équitable serait 25
page-among-rat = Rat face à trois souris
page-among-old-rat = Vieux rat face à trois rats
page-among-rat-king = Roi des rats face à trois vieux rats
page-games-played = { $games } parties jouées
page-fair-bots = Un bot voit ce que l’on peut voir de sa place, et rien d’autre. Après la partie, tous ses coups peuvent être recalculés.
page-options = Options
page-option-number = un autre nombre, de 0 à { $most }
page-option-list = choisir dans une liste
page-option-use = Utiliser cette liste ({ $count })
page-public = Montrer cette table à toute la maison
page-grace = Quand quelqu’un est absent, un bot peut jouer à sa place après
page-grace-hint = Seulement si tous les autres le demandent. Dès qu’on revient, on reprend sa place.
page-pace = Les bots répondent
page-pace-usual = à un rythme que l’on peut suivre
page-pace-fast = aussi vite qu’ils peuvent
page-data = Contenu de la boîte
page-data-usual = comme d’habitude
page-data-hint = La personne qui tient cette maison a ajouté d’autres contenus, par exemple corrigés d’après une vraie boîte.
page-data-played = On joue avec le contenu « { $name } », ajouté par la personne qui tient cette maison.
page-seconds = { $seconds } secondes
page-minutes = { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }
page-play-now = Jouer tout de suite
page-open-table = Ouvrir la table

# Une table avant le début.
page-table-code = table { $code }
page-missing = { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
page-all-here = Tout le monde est là. L’hôte lance la partie.
page-all-here-host = Tout le monde est là. Tu peux lancer la partie.
page-full-look-on = Toutes les places sont prises : tu peux regarder.
page-starting = Préparation de la table…
page-start = Lancer la partie
page-sit = S’asseoir
page-sit-there = S’asseoir ici
page-free = Place libre
page-you = toi
page-here = ici aussi
page-host = hôte
page-bot-tag = bot, { $level }
page-away = absent
page-leave = Quitter la table
page-seed-promised = graine promise
page-invite = Inviter
page-code = Code
page-copy-link = Copier le lien
page-qr = Code QR du lien vers la table { $code }
page-spectators = { $count ->
        [one] 1 personne regarde
       *[other] { $count } personnes regardent
    }

# Une partie.
page-turn = tour { $turn }
page-round = manche { $round }
page-looking-on = Tu regardes la partie
page-parts = Parties de la table
page-tab-players = Joueurs
page-tab-log = Journal
page-tab-chat = Chat
page-prompt = La question
page-answers = Ta réponse
page-laying = Préparation de la table…
page-also-waits = La table attend aussi { $names }.
page-less = Un de moins
page-more = Un de plus
page-all-of = Tout : { $count }
page-draft = Tes choix jusqu’ici ; personne d’autre ne les voit
page-change-pick = Changer : { $pick }
page-start-over = Recommencer
page-ready-to-lock = Tout est choisi. Personne ne le voit avant que tout le monde soit prêt.
page-ready-to-confirm = C’est ta réponse ?
page-lock-in = Verrouiller
page-unlock = Déverrouiller
page-confirm-answer = Confirmer
page-undo = Annuler
page-always = Toujours répondre ainsi à partir de maintenant
page-players-panel = Joueurs
page-points = points
page-won = a gagné
page-thinking = réfléchit
page-locked = prêt
page-has-left = a quitté la table
page-asked-away = doit jouer, mais absent
page-away-soon = absent ; un bot pourra jouer dans { $time }
page-ask-bot = Demander un bot à cette place
page-bot-asked = Tu as demandé un bot. Il manque encore l’accord de : { $names }.
page-withdraw = Retirer la demande
page-bot-instead = un bot joue
page-bot-plays = Un bot joue à ta place.
page-bot-lent = Un bot joue pour toi, comme tu l’as demandé.
page-seat-returned = Pendant ton absence, un bot a joué à ta place. Elle est de nouveau à toi.
page-take-back-seat = Reprendre la place
page-lend-seat = Laisser un bot jouer pour moi
page-over = La partie est finie.
page-aborted = La partie s’est arrêtée sans résultat : tous ceux qui jouaient encore étaient d’accord.
page-updated = Les règles de ce jeu ont été mises à jour après le coup { $entry }. Tout ce qui a été joué reste permis : la partie continue selon la version { $version } des règles.
page-updated-differs = La table a été recalculée ; son aspect peut avoir changé.
page-outdated =
    { $entry ->
        [0] Les règles de ce jeu ont été mises à jour, et les options de cette partie n’existent plus.
       *[other] Les règles de ce jeu ont été mises à jour, et le coup { $entry } de cette partie n’est plus permis.
    } Elle s’est arrêtée sans résultat ; ce qui a été joué peut être lu et téléchargé.
page-told = Les règles de cette partie ne sont plus disponibles, la table ne peut donc pas être montrée. Son déroulement est raconté sous « Ce qui s’est passé ».
page-rematch = Rejouer
page-ending-ranking = Classement
page-ending-course = Déroulé
page-ending-took = Prises
page-ending-dice = Dés
page-end-dice-about = promis avant le début, ouverts à la fin
page-end-promised = Promis, { $when }
page-end-opened = Ouvert
page-end-play-on = Rejouer depuis un tour
page-end-link = Lien vers cette partie
page-end-table = Table et journal
page-end-result = Retour au résultat
page-download = Télécharger la partie
page-pass-to = Passe l’appareil à { $name }
page-i-am = Je suis { $name }

# Ce qui s’est passé, et le chat.
page-log = Ce qui s’est passé
page-log-empty = Il ne s’est encore rien passé.
page-clause = Règle { $clause }
page-since-your-move = { $count ->
        [one] Une chose depuis ton dernier coup
       *[other] { $count } choses depuis ton dernier coup
    }
page-chat = Chat
page-chat-empty = Personne n’a encore rien dit.
page-chat-say = Dis quelque chose
page-send = Envoyer
page-mute = masquer
page-mute-name = Masquer les messages : { $name }
page-muted = Messages masqués : { $name }.
page-unmute = Réafficher

# Règles et hasard.
page-rules-of = Règles de { $game }
page-chapters = Chapitres
page-no-rules = Les règles ne peuvent pas être lues pour l’instant.
page-fair = Hasard vérifiable
page-fairness = Un hasard que tu peux vérifier
page-fairness-text = La maison a choisi son secret avant le début ; la ligne ci-dessous l’engage à s’y tenir. Chaque place ajoute sa propre graine. À la fin, tout est montré, et chaque tirage peut être recalculé.
page-commitment = L’engagement de la maison
page-promised-at = promis le { $when }
page-secret = Le secret de la maison
page-seed-of = Graine donnée par { $name }
page-seed-hash-of = Promis par { $name } (SHA-256 de la graine)
page-log-hash = { $entry ->
        [0] Empreinte du journal au début
       *[other] Empreinte du journal après le coup { $entry }
    }
page-notes = Vérifier cette partie
page-notes-text = Copie l’engagement dès maintenant, et l’empreinte quand tu veux, puis garde-les. Ils te permettront de prouver à la fin que personne n’a changé le secret, les places, leurs graines ou les coups.
page-seed-left-out-tag = non utilisée
page-seed-left-out = La graine que cette page a donnée pour { $name } est arrivée trop tard ou n’a pas été utilisée : les dés de cette partie n’en dépendent pas.
page-seed-replaced = Pour { $name }, les dés dépendent d’une autre graine que celle que cette page a donnée. Si elle ne vient pas d’un autre de tes appareils, la maison l’a remplacée.
page-verify = Télécharge la partie et vérifie-la toi-même avec ce que cette page a noté pendant le jeu :
page-verify-command = la commande

# Le hasard, promis et vérifié. Les clés en page-check- sont aussi celles du fichier hors ligne.
page-fair-first = La maison s’engage
page-fair-first-text = Cette ligne a été faite à partir du secret de la maison avant que quiconque ajoute une graine. Avec un autre secret, elle serait différente.
page-fair-second = Chaque personne ajoute une graine
page-fair-second-text = Avant le début, les autres n’en voient que l’empreinte : personne ne peut choisir la sienne en conséquence.
page-fair-third = Chaque coup est noté
page-fair-fourth = Tout est dévoilé
page-fair-fourth-text = Après la fin : le secret, toutes les graines et chaque tirage avec son numéro, à vérifier ici même.
page-seed-yours = Ta graine ({ $name })
page-seed-hint = 64 chiffres de 0–9 et a–f, ou n’importe quels mots : ils deviennent leur SHA-256. Tu peux la changer jusqu’au début.
page-seed-use = Utiliser cette graine
page-seed-new = En tirer une autre
page-seed-used = Ta graine est promise.
page-seed-bot = { $name } : un bot, pas de graine
page-check = Vérifier ici
page-check-offline = Vérificateur hors ligne
page-check-offline-text = La même vérification en un seul fichier : il fonctionne dans tout navigateur, sans cette maison et sans réseau.
page-check-all = { $count ->
        [one] Le seul tirage est juste
       *[other] Les { $count } tirages sont justes
    }
page-check-nothing-wrong = Rien n’est faux, mais aucun tirage n’a pu être vérifié
page-check-wrong = Quelque chose ne colle pas
page-check-took = Recalculé dans ce navigateur en { $seconds } s.
page-check-mark-right = Juste.
page-check-mark-wrong = Faux.
page-check-mark-open = Non vérifié.
page-check-rules = Cette vérification ne connaît pas les règles. Si les coups étaient permis, si chaque tirage était dû, à quoi il servait et qui a gagné : pour cela il faut « rathaus verify », qui rejoue toute la partie.
page-check-every = Chaque tirage ({ $count })
page-check-how = Le tirage numéro i est tiré d’une empreinte de son numéro : divise le nombre hexadécimal par la deuxième colonne, le reste est le résultat, compté à partir de 0.
page-check-number = Tirage
page-check-of = parmi
page-check-drawn = Résultat
page-check-word = Issu de
page-course = Les points au fil de la partie
page-course-each = après chaque tour
page-course-start = début
page-course-turn = Tour
page-course-turned = { $named } : { $moved }
page-check-not-json = Ce n’est pas un fichier de partie : ce n’est pas du JSON, ou il est abîmé.
page-check-format = Le fichier a le format « { $format } », inconnu ici ou sans rapport avec son contenu.
page-check-unreadable = Ce n’est pas un fichier de partie, ou il est abîmé : à « { $place } », il ne dit pas ce qu’il devrait.
page-check-whole = Le fichier est intact : rien n’y a changé depuis qu’il a été écrit.
page-check-changed = Le fichier a été modifié après avoir été écrit : sa propre empreinte ne colle pas.
page-check-no-sum = Si le fichier est intact : il est plus ancien et n’a pas d’empreinte propre.
page-check-not-served = Si les dés étaient promis : cette partie n’a pas été jouée dans une maison, personne n’a donc rien promis.
page-check-stream = Les dés viennent de « { $stream } », inconnu ici.
page-check-kept = La maison a tenu parole : le secret, le jeu, les règles et les données donnent son engagement.
page-check-broken = La maison n’a pas tenu parole : le secret, le jeu, les règles et les données ne donnent pas son engagement.
page-check-nothing-noted = Si c’est bien l’engagement montré à la table : personne ne l’a noté ici.
page-check-noted = L’engagement est celui qui a été noté à la table.
page-check-other-promise = L’engagement n’est pas celui qui a été noté à la table : c’est une autre partie, ou le secret a été échangé.
page-check-seeds-broken = Les graines des places sont abîmées : elles ne collent pas avec ce qui était promis.
page-check-seeds-unpromised = Si les graines sont celles qui étaient promises : la maison n’a pas gardé les promesses.
page-check-seeds-wrong = La graine de { $name } n’est pas celle qui était promise avant le début.
page-check-seeds-right = { $count ->
        [0] La graine de personne n’a été utilisée, et aucune n’a été échangée.
        [one] La seule graine utilisée est bien celle qui était promise.
        [2] Les deux graines sont celles qui étaient promises avant le début.
       *[other] Les { $count } graines sont celles qui étaient promises avant le début.
    }
page-check-seeds-left-out = La graine de { $name } était promise, mais elle est arrivée trop tard et n’a pas été utilisée.
page-check-own-seed = La graine de { $name } que garde ce navigateur s’y trouve.
page-check-own-seed-wrong = La graine de { $name } n’est pas celle que garde ce navigateur.
page-check-log-entry = Le coup { $entry } n’en est pas un : il ne contient ni réponse ni annulation.
page-check-log-old = Si les places, les graines et les coups sont bien ceux d’alors : un fichier plus ancien n’en a pas d’empreinte.
page-check-log-updates = Les règles ont été mises à jour dans un ordre impossible.
page-check-log-wrong = Les places, les options, les graines ou les coups ne donnent pas l’empreinte du journal.
page-check-log-right = { $entries ->
        [0] Les places, les options et les graines donnent l’empreinte du journal.
        [one] Les places, les options, les graines et le seul coup donnent l’empreinte du journal.
       *[other] Les places, les options, les graines et les { $entries } coups donnent l’empreinte du journal.
    }
page-check-hash-old = Une empreinte du journal a été notée, mais ce fichier plus ancien n’en a pas : ce ne peut être cette partie.
page-check-hash-none = Si les places, les graines et les coups sont ceux de la table : aucune empreinte du journal n’a été notée ici.
page-check-hash-wrong = L’empreinte notée après le coup { $entry } n’est pas dans ce fichier de { $entries } coups : jusque-là, quelque chose a changé ou manque.
page-check-hash-right = { $entry ->
        [0] L’empreinte notée au début colle : les places, les options et les graines sont celles de la table.
       *[other] Les empreintes notées collent : jusqu’au coup { $entry }, les places, les graines et les coups sont ceux de la table.
    }
page-check-hash-later = Si les coups après le { $entry } (sur { $entries }) sont ceux de la table : aucune empreinte plus tardive n’a été notée.
page-check-data-right = Les cartes et les plateaux du fichier sont ceux qui étaient promis.
page-check-data-wrong = Les cartes et les plateaux du fichier ne sont pas ceux qui étaient promis.
page-check-origin-right = La partie que celle-ci continue colle aussi : celle-ci commence après le coup { $entry } sur { $entries }.
page-check-origin-broken = La partie que celle-ci continue ne colle pas ; voir la ligne suivante.
page-check-origin-other = La partie que celle-ci continue est d’un autre jeu, avec d’autres options ou d’autres places, ou n’a pas ce coup.
page-check-origin-noted = Si la partie que celle-ci continue s’est vraiment jouée ainsi. Son engagement doit être celui qui a été noté à sa table : { $commitment }
page-check-draws-none = Les tirages un à un : le fichier ne les énumère pas.
page-check-draws-impossible = Le tirage { $number } prétend { $told } parmi { $of }, ce qui est impossible.
page-check-draws-right = { $count ->
        [0] Il n’y avait rien à tirer.
        [one] Le seul tirage est celui que donnent le secret et les graines.
       *[other] Les { $count } tirages sont ceux que donnent le secret et les graines.
    }
page-check-draws-wrong = Le tirage { $number } parmi { $of } doit être { $made }, mais le fichier dit { $told }.
page-check-draws-lost = Les tirages ne peuvent pas être refaits : le secret ou les graines sont abîmés.
page-check-title = Vérifier une partie de rathaus
page-check-intro = Choisis le fichier d’une partie terminée. Il est vérifié dans ce navigateur ; rien n’en sort.
page-check-language = Langue
page-check-choose = Fichier de la partie
page-check-notes = Ce qui a été noté à la table
page-check-notes-hint = L’engagement et des empreintes du journal, ou toute la commande que la page montre à la fin. Sans eux, un fichier falsifié mais cohérent n’est pas découvert.

# Le menu d’une table, et les réglages.
page-menu = Cette table
page-orders = Réponses automatiques
page-single = Répondre pour moi quand il n’y a qu’un choix
page-no-orders = Pas de réponses automatiques. Coche « Toujours répondre ainsi » au moment de choisir.
page-ask-again = Redemander
page-ask-me = Me demander
page-always-so = Toujours : { $option }
page-always-short = Toujours
page-never = Jamais
page-at-this-device = Joueurs sur cet appareil
page-look-on = Laisser les autres regarder
page-leave-match = Quitter la partie
page-leave-hint = Ta place est gardée : rouvre la table et te revoilà. Entre-temps, les autres peuvent demander un bot. Une partie s’arrête sans résultat quand tous ceux qui ne l’ont pas quittée le veulent.
page-ask-end = Proposer d’arrêter sans résultat
page-withdraw-end = Retirer la proposition
page-end-wanted = Arrêt sans résultat, proposé par { $names }.
page-agree-end = Je suis d’accord
page-settings = Réglages
page-theme = Clair ou sombre
page-theme-auto = automatique
page-theme-dark = sombre
page-theme-light = clair
page-language = Langue
page-sound = Un son quand c’est à toi
page-motion = Animation
page-motion-normal = normale
page-motion-slow = lente
page-motion-off = aucune
page-confirm = Confirmer chaque réponse
page-name-kept = Ton nom a été enregistré.
page-other-device = Continuer sur un autre appareil
page-other-device-hint = Avec un lien personnel, tu peux continuer sur un autre appareil. Il sert une seule fois, pendant trente jours ; ne le partage pas.
page-make-link = Créer un lien personnel
page-personal-link = Lien personnel
page-forget-devices = Déconnecter tous les autres appareils
page-devices-forgotten = Tous tes autres appareils sont déconnectés.
page-return-title = Te revoilà
page-return-text = Avec ce lien personnel, tu peux continuer sur cet appareil.
page-return-instead = { $name } joue en ce moment sur cet appareil. Continuer plutôt avec le lien personnel ?
page-return-go = Continuer ici
page-welcome-back = Sur cet appareil, tu es maintenant { $name }.

# Champs d’une vue que tous les jeux peuvent avoir.
page-field-turn = tour
page-field-round = manche
page-field-active = joueur actif
page-field-start = commence
page-field-last = dernier

# Pièces, pour les lecteurs d’écran.
page-piece-rat = rat
page-piece-cheese = fromage
page-piece-skull = rat mort
page-piece-manhole = bouche d’égout fermée
page-piece-manhole-open = bouche d’égout ouverte
page-piece-die = dé : { $value }
page-piece-candy = dé bonbon
page-piece-food-sausage = saucisse : vaut 1
page-piece-food-biscuit = biscuit : vaut 5
page-piece-food-cheese = fromage : vaut 10
page-piece-sack = sachet : { $amount }
page-piece-citizen = { $count ->
        [one] citoyen
       *[other] { $count } citoyens
    }
page-piece-plague = peste
page-piece-token = jeton rat : limite { $limit }
page-piece-token-back = jeton rat, face cachée
page-piece-scrap = ferraille
page-piece-mechanism = mécanisme
page-piece-electronic = module électronique
page-piece-food = nourriture
page-piece-population = population
page-piece-heart = vie
page-piece-claws = dégâts
page-piece-shield = défense

# Revoir une partie

page-replay = relecture
page-look-back = Revoir cette partie
page-replay-turn = { $named } sur { $turns }
page-replay-step = étape { $step } sur { $steps }
page-replay-seen-by = Vu par
page-replay-open = tout ouvert
page-replay-spectator = un spectateur
page-replay-open-later = Tout n’est visible qu’une fois la partie terminée.
page-replay-seat-later = Tant que la partie se joue, tu ne vois que ce que tu as vu toi-même.
page-replay-laid = La table est mise.
page-replay-answered = { $name } a répondu.
page-replay-time = Temps
page-replay-slider = Étape de la partie
page-replay-value = Étape { $step } sur { $steps }, { $named }. { $text }
page-replay-unit = { $unit ->
    [turn] tour
    [phase] phase
   *[step] étape
}
page-replay-back = { $unit ->
    [turn] Reculer d’un tour
    [phase] Reculer d’une phase
   *[step] Reculer d’une étape
}
page-replay-on = { $unit ->
    [turn] Avancer d’un tour
    [phase] Avancer d’une phase
   *[step] Avancer d’une étape
}
page-replay-start = début
page-replay-to-start = Au début
page-replay-end = fin
page-replay-to-end = À la fin
page-replay-play = lire
page-replay-pause = pause
page-replay-speed = Vitesse
page-replay-link = Lien vers cette étape
page-replay-copied = Le lien vers cette étape est copié.
page-replay-tap = touche une ligne pour y aller
page-replay-hide = Masquer la suite
page-replay-answer = La réponse
page-replay-taken = Choisi
page-replay-offered = Aussi proposé
page-replay-only = Rien d’autre n’était proposé.
page-replay-more = { $count } de plus
page-replay-of = sur { $count }
page-replay-picks = { $name } a choisi { $count } fois
page-replay-private = Ce qui était proposé ici n’a été vu que par { $name }.
page-replay-nobody = Personne n’a encore rien eu à choisir.
page-replay-held = En main, caché aux autres
page-replay-file = d’un fichier
page-replay-table = À la table
page-replay-told = Les règles de cette partie ne sont plus installées ici : le journal dit ce qui s’est passé, mais la table ne peut pas être montrée.
page-open-file = Fichiers de parties
page-open-file-hint = Revois une partie que tu as téléchargée. Rien n’en est gardé ici.
page-choose-file = Ouvrir un fichier de partie

# Continuer à partir d’une partie terminée

page-play-on = Continuer à partir d’ici
page-play-on-short = Continuer
page-play-on-later = On peut continuer à partir d’une partie une fois qu’elle est terminée.
page-play-on-who = Qui joue pour qui
page-play-on-instead = remplace { $name }
page-play-on-hidden = Ce qui est caché
page-play-on-kept = Comme c’était
page-play-on-kept-text = Les cartes et les jetons cachés restent comme ils étaient. Qui revoit la partie peut les découvrir.
page-play-on-known = D’après ce que savait { $name }
page-play-on-known-text = Ce que { $name } ne pouvait pas voir est redistribué, et ce que d’autres venaient de choisir en secret, ils le choisissent à nouveau.
page-play-on-known-all = D’après ce que tous savaient
page-play-on-known-all-text = Ce qui était caché à tous est redistribué, et les choix secrets sont refaits.
page-play-on-new = À partir d’ici, tous les dés et tous les tirages sont nouveaux et ont leur propre engagement. La partie ne compte pas pour les statistiques.
page-origin = { $turn ->
        [0] Continue une autre partie
       *[other] Continue une autre partie à partir du tour { $turn }
    }
page-origin-link = Voir d’où elle vient
page-origin-kept = comme c’était
page-origin-known = d’après ce que savait { $name }
page-origin-known-all = d’après ce que tous savaient
page-origin-figures = Elle ne compte pas pour les statistiques.

## Chiffres des parties et des personnes

page-match-figures = Chiffres
page-luck = Chance
page-luck-lucky = { $games ->
    [one] Autant de chance que dans { $games } partie sur { $of }
   *[other] Autant de chance que dans { $games } parties sur { $of }
}
page-luck-rather-lucky = Un peu de chance : { $games } sur { $of } se passent mieux
page-luck-ordinary = Tout à fait ordinaire
page-luck-rather-unlucky = Un peu de malchance : { $games } sur { $of } se passent moins bien
page-luck-unlucky = { $games ->
    [one] Autant de malchance que dans { $games } partie sur { $of }
   *[other] Autant de malchance que dans { $games } parties sur { $of }
}
page-took = Qui a pris à qui
page-took-hint = touche un nombre pour voir où c’était le plus
page-took-rows = Lignes : qui a pris. Colonnes : qui a perdu. Hachuré : sa propre perte.
page-took-cell = { $taker } à { $victim } : { $count }
page-me = Ta page
page-me-stranger = Tu trouves ici tes parties et ton niveau. Pas besoin de compte, un nom suffit.
page-me-account = Pas de compte : cette page vit dans ton navigateur, et ton lien personnel l’ouvre ailleurs.
page-me-rename = Changer de nom
page-me-count-matches = parties
page-me-count-won = gagnées
page-me-count-titles = jeux
page-me-ratings = Niveau
page-me-ratings-hint = une colline large, c’est le doute : elle s’affine à chaque partie
page-me-people = contre des personnes
page-me-bots = contre des bots
page-me-bots-word = bots
page-me-title = Jeu
page-me-doubt = plus ou moins
page-me-unrated = pas encore de niveau
page-me-matches = { $count ->
    [0] aucune partie pour l’instant
    [one] { $count } partie
   *[other] { $count } parties
}
page-me-too-few = trop peu de parties pour le dire
page-me-nobody-else = personne à qui se comparer pour l’instant
page-me-better = { $of ->
    [0] la plupart ici jouent mieux
    [5] à peu près dans la moyenne d’ici
    [10] le meilleur niveau d’ici
   *[other] meilleur niveau que { $of } sur 10 ici
}
page-me-recent = Dernières parties
page-me-in-all = { $count } en tout, { $won } gagnées
page-me-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
page-me-of = sur { $count }
page-me-forgotten = la partie a été supprimée
page-me-replay = Revoir
page-me-gone = supprimée
page-me-none = Tu n’as encore terminé aucune partie ici.
page-me-first = Ta première partie
page-unrated-imported = d’un fichier : ne compte pas
page-unrated-shared = un seul appareil : ne compte pas
page-unrated-hint = avec conseils : ne compte pas
page-unrated-played-on = reprise : ne compte pas
page-unrated-first-game = première partie : ne compte pas
page-me-moments = Meilleurs moments
page-moment-watch = Revoir
page-moment-where = { $title }, tour { $turn } : { $text }
page-moment-comeback = De la dernière place à la première
page-moment-comeback-text = { $count } points de retard, et la victoire
page-moment-leap = Un grand bond
page-moment-leap-text = { $count } points d’un coup
page-moment-grab = Belle prise
page-moment-grab-text = { $thing } : { $count } d’un coup à { $other }
page-moment-defiance = La victoire malgré la malchance
page-moment-defiance-text = { $count } parties sur 10 ont plus de chance
page-best = Les meilleurs de la maison
page-best-hint = personnes et bots à part
page-best-place = Place
page-best-name = Nom
page-best-bot = bot
page-best-none = On trouve ici ceux qui ont terminé cinq parties avec d’autres personnes.
page-me-link = Ton lien personnel
page-me-link-hint = Ouvre tout cela sur un autre appareil. Garde-le comme une clé.
page-me-link-code = Lien personnel en code QR
## La page : la première partie.

page-learn = Apprendre en 10 minutes
page-learn-on = Continuer d’apprendre
page-learn-left = Reprendre, étape { $step } sur { $steps }
page-learn-about = Une première partie avec un guide : les vraies règles, une petite table, dix minutes. Tu peux t’arrêter quand tu veux.
page-learn-badge = première partie · ne compte pas
page-guide = Guide
page-guide-step = Étape { $step } sur { $steps }
page-guide-known = Ce que tu sais déjà
page-guide-list = Tu sais
page-guide-rule = Voir la règle
page-guide-next = Et après ?
page-guide-alone = J’essaie sans guide
page-guide-call = Appeler le guide
page-guide-praise = { $number ->
        [1] Bien joué !
        [2] Exactement.
       *[3] Tu as compris !
    }
page-guide-elsewhere = Ça marche aussi.
page-guide-watch = C’est aux autres de jouer. Regarde ce qu’ils font.
page-guide-yours = À toi, et tu sais comment faire. Essaie !
page-guide-on = Continuer
page-guide-stop = M’arrêter là
page-guide-again = Encore une fois avec le guide
page-fair-same = C’est une première partie : tout le monde reçoit les mêmes cartes et les mêmes dés, pour que le guide puisse la préparer. Ils découlent de cette graine, qui est publique. Rien n’y est secret, et elle ne compte pour rien.
page-fair-seed = Graine publique
## Conseils et analyses.

page-hint = Conseil
page-hint-before = Que ferait le bot le plus fort ?
page-hint-cost = Tu reçois deux réponses au choix, avec tes chances. Toute la table voit que tu as pris un conseil, et la partie ne compte pas pour les classements.
page-hint-take = Prendre un conseil
page-hint-thinking = Le bot le plus fort réfléchit…
page-hint-found = { $count ->
    [one] Une bonne réponse
   *[other] Deux bonnes réponses
}
page-hint-chances = et tes chances de gagner
page-hint-chance = { $chance } %, à { $doubt } près
page-hint-answer = Réponse { $number }
page-hint-use = Utiliser la réponse { $number }
page-hint-show = Montrer
page-hint-shown = Sur le plateau
page-hint-used = La réponse { $number } est sur le plateau. Elle n’est pas encore donnée.
page-hint-seen = Toute la table voit que tu as pris un conseil, mais pas ce qu’il dit. Cette partie ne compte pas pour les classements.
page-reason-other = pour { $name } : { $what }
page-reason-for = Pour
page-reason-against = Contre
page-reason-none = Elle revient à peu près au même que les autres.
page-hints = Conseils
page-hints-on = permis
page-hints-off = pas permis
page-hints-about = Qui doit répondre peut voir ce que ferait le bot le plus fort. Tout le monde le voit, et la partie ne compte pas pour les classements.
page-hints-taken = { $count ->
    [one] { $count } conseil
   *[other] { $count } conseils
}
event-hint-taken = { $seat } prend un conseil.
reason-wins = { $way ->
    [more] gagne la partie sur-le-champ plus souvent
   *[less] gagne la partie sur-le-champ moins souvent
}
refused-no-hints = Il n’y a pas de conseils à cette table.
refused-no-choice = Il n’y a qu’une seule réponse ici, donc rien à conseiller.
refused-no-advice = Le bot n’a rien à dire pour le moment. Réessaie dans un instant.

page-analyse = Analyser cette partie
page-analyse-about = Le bot juge chaque réponse d’après ce que l’on pouvait savoir à cette place.
page-analysis-done = { $done } réponses jugées sur { $answers }
page-chances = Chances de gagner
page-chances-marks = marques rouges : réponses qui coûtent 5 parties sur 100 ou plus
page-chances-table = Les chiffres en tableau
page-cost = Cette réponse coûte à { $name } { $games } parties sur 100.
page-cost-none = Aussi bonne que n’importe quelle autre.
page-cost-after = Chances de gagner après
page-better = Mieux
page-mark-taken = choisi
page-mark-better = mieux
page-mark-answer = Réponse { $number }
page-costly = { $count ->
    [0] aucune réponse coûteuse
    [one] { $count } réponse coûteuse : { $named }
   *[other] { $count } réponses coûteuses ; la pire : { $named }
}
page-costly-list = Réponses coûteuses
page-costly-before = Réponse coûteuse précédente
page-costly-next = Réponse coûteuse suivante
page-costly-none = Il n’y en a pas d’autre de ce côté.
page-costly-at = { $named } : { $name }, { $games } parties sur 100
