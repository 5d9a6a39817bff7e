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
page-bot-strength = { $bot } : gagne { $wins } parties sur 100 face à trois bots du niveau « { $field } » ; la part équitable serait 25.
page-bots-slow = Les bots qui réfléchissent à l’avance le font moins ici : les règles ne sont pas encore compilées.
page-level-mouse = souris
page-level-rat = rat
page-level-old-rat = vieux rat
page-level-rat-king = roi des rats
page-options = Options
page-option-number = un autre nombre, de 0 à { $most }
page-option-list = choisir dans une liste
page-option-use = Utiliser cette liste ({ $count })
page-public = Montrer cette table à toute la maison
page-grace = Quand quelqu’un est absent, un bot peut jouer à sa place après
page-grace-hint = Seulement si tous les autres le demandent. Dès qu’on revient, on reprend sa place.
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
