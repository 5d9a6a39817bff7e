## La maison : les mots que tous les jeux emploient.

player = Joueur { $letter }
# Douze prénoms qui commencent par les lettres des places, de sept lettres au plus.
seat-names = Alice Bruno Chloé Denis Emma Félix Gaël Hugo Jules Karim Lucie Manon
nobody = personne
nothing = rien
list-comma = { $start }, { $next }
list-and = { $start } et { $last }
counted = { $count }× { $name }

## Refus : ce qui est demandé est impossible, et rien n’a changé.

refused-not-your-turn = Ce n’est pas à toi : la table attend quelqu’un d’autre.
refused-not-offered = Ce choix n’est pas possible maintenant.
refused-undo-revealed = Trop tard pour annuler : depuis, on a pioché ou révélé quelque chose.
refused-undo-overtaken = Trop tard pour annuler : quelqu’un d’autre a joué depuis.
refused-undo-nothing = Il n’y a rien à annuler.
refused-no-number = Donne d’abord un nombre : tape-le, ou sers-toi de + et −.
refused-out-of-range = { $number } n’est pas possible : choisis de { $lowest } à { $highest }.
refused-only-number = { $number } n’est pas possible : il ne reste que { $lowest }.
refused-no-such-option = Il n’y a pas de choix { $number } : choisis de 1 à { $highest }.
refused-no-such-number = Il n’y a pas de choix { $number } : tape un des numéros de la liste.
refused-save = Impossible d’enregistrer la partie dans { $file } : { $problem }.

## Le terminal.

terminal-players = Joueurs
terminal-log = Ce qui s’est passé
terminal-log-empty = Il ne s’est encore rien passé. Appuie sur ? pour voir les touches et l’essentiel des règles.
# À côté du nom : toi, une autre personne devant cet écran, ou un bot. Quatre lettres au plus.
terminal-you = toi
terminal-here = ici
terminal-bot = bot
terminal-ready = prêt
terminal-thinking = choisit
terminal-number = Tape un nombre ou sers-toi de + et −, puis appuie sur Entrée. De { $lowest } à { $highest }.
terminal-only-number = Il ne reste que { $number }. Entrée confirme, u annule ton dernier choix.
terminal-choice = Tape un nombre ou sers-toi des flèches, puis appuie sur Entrée.
terminal-choice-part = { $first } à { $last } sur { $count }. Tape un nombre ou sers-toi des flèches, puis appuie sur Entrée.
terminal-small = fenêtre trop petite : il faut { $width } × { $height }
terminal-over = La partie est finie. Entrée montre le classement, q quitte.
terminal-key-enter = Entrée
terminal-key-answer = répondre
terminal-key-undo = annuler
terminal-key-pages = Page↑ Page↓
terminal-key-scroll = relire
terminal-key-info = ce qui compte
terminal-key-help = aide
terminal-key-quit = quitter

curtain-title = Passe l’écran
curtain-text = { $name }, à toi : appuie sur Entrée.
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
ranking-saved = Enregistrée dans { $file }.
ranking-keys = Entrée : regarder la table      q : quitter

help-title = Comment jouer ici
help-number = 0–9
help-number-does = taper un nombre ; Retour arrière efface un chiffre
help-more = + −
help-more-does = un de plus, un de moins ; les flèches aussi
help-enter-does = donner la réponse affichée
help-undo-does = annuler ton dernier choix, tant que personne n’en a rien appris
help-pages-does = relire ce qui s’est passé
help-info-does = ce qui compte maintenant : cartes, pouvoirs, et où tout se trouve
help-help-does = cette page
help-quit-does = quitter la partie ; on peut l’enregistrer
help-clauses = Les petits codes à droite ({ $prefix }-1.2) sont des paragraphes des règles.
help-close = Entrée ou Échap : retour à la partie
