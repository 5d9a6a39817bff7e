## Ratzzia en français.

title = Ratzzia
tagline = des dés et un chat
about = Des familles de souris pillent le placard jusqu’à ce que vienne le chat. Le premier sachet plein gagne.
sources = Les règles sont celles du livret, les précisions sont de nous. Aucune source ne montre le plateau imprimé : ses cases,
    la rangée du chat et la case marquée sont de notre conception, en accord avec le livret. Si tu possèdes la boîte, corrige
    une copie de data.toml et joue avec --set board=FILE.

## Chapitres des règles, comme titres du récit. Neuf colonnes au plus.

chapter-1 = but
chapter-2 = boîte
chapter-3 = départ
chapter-4 = vivres
chapter-5 = tour
chapter-6 = pose
chapter-7 = colonnes
chapter-8 = retrait
chapter-9 = chat
chapter-10 = fin
chapter-11 = soutien
chapter-12 = prime

## Les phases d’un tour, comme elles figurent sur le rail.

phase-roll = lancer
phase-reroll = relance
phase-support = soutien
phase-place = pose
phase-cat = chat
phase-rewards = primes
phase-end = fin

## Noms.

name-ana = Ana la pressée
name-candy = bocal de bonbons
name-sausages = bocal de saucisses
name-secure = mets tes vivres à l’abri
name-greedy = avare
name-accountant = comptable

name-sausage = saucisse
name-biscuit = biscuit
name-cheese = fromage
name-sack = sachet
name-cat = chat

name-accountant_rounding = Moitiés chez le comptable
name-up = arrondies par excès
name-down = arrondies par défaut
name-secure_counts = Ce que vaut une paire
name-sum = la somme de ses dés, égaux ou non
name-doubles = seuls les doubles comptent
name-forced_counts_as_placed = Les dés pour le chat comptent comme posés
name-red_voluntary = Cases rouges au choix
name-false = non
name-true = oui
name-candy_on_cat = Dés bonbon quand vient le chat
name-jar = ils retournent au bocal
name-owner = ils retournent à leurs joueurs
name-bank_limit = Vivres de la banque
name-0 = sans limite
name-150 = 150, comme dans la boîte
name-start_player = Premier joueur
name-random = tiré au sort
name-first_seat = la première place

## L’effet : en une phrase qui tient à côté du nom, sur une ligne du terminal.

about-ana = Le dé du haut va au pied d’une autre colonne et y pousse les dés.
about-candy = Prends un dé bonbon : au bocal, sinon à un joueur ou au plateau.
about-sausages = Prends autant de saucisses que le dit l’étiquette.
about-secure = La somme de son plus fort double va au sachet, ou rien.
about-greedy = Prends à un joueur la moitié (par excès) de ses vivres exposés.
about-accountant = { $players ->
        [2] Ton adversaire et toi échangez la moitié de vos vivres exposés.
       *[other] Tous donnent la moitié de leurs vivres exposés du côté que tu dis.
    }

about-cat-grey = Le gris prend tout dé ; une fois plein, le dé de la case au ! est le chiffre du chat.
about-cat-red = Les dés qui sortent avec ce chiffre vont aussitôt sur les cases rouges.
about-cat-comes = Rangée pleine, le chat vient : tous les dés quittent le plateau, personne n’est payé.
about-candy-die = Un dé bonbon se pose une fois, dans une colonne, et vaut tout chiffre. Sa case te paie.
about-support-dice = Dés de soutien lancés après les tiens : pose tous ceux qui vont, même en gris, et un à toi.
about-open-food = On peut te prendre des vivres exposés. Ceux du sachet sont à l’abri, et eux seuls font gagner.

about-option-accountant_rounding = Dans quel sens le comptable arrondit quand tous donnent la moitié de leurs vivres exposés.
about-option-secure_counts = Si des dés inégaux sur une paire, comme Ana peut en pousser, mettent aussi des vivres à l’abri.
about-option-forced_counts_as_placed = Si un dé qui a dû aller au chat te dispense d’en poser un autre.
about-option-red_voluntary = Si les dés au chiffre du chat peuvent aussi aller par choix sur les cases rouges.
about-option-candy_on_cat = Où vont les dés bonbon du plateau quand le chat vient.
about-option-bank_limit = Combien de vivres il y a en tout ; quand il n’y en a plus, personne n’est payé tant qu’il n’en revient pas.
about-option-start_player = Qui joue le premier tour et commence donc avec le moins de vivres.

## Questions.

prompt-choose-turn = { $columns ->
        [0] { $dice ->
                [0] Tu n’as aucun dé à lancer ni à reprendre.
               *[other] À toi. Lance tes dés !
            }
       *[other] { $dice ->
                [0] Tu n’as aucun dé à lancer : reprends-en dans une colonne.
               *[other] À toi. Lances-tu tes dés, ou en reprends-tu plutôt dans une colonne ?
            }
    }
waiting-choose-turn = { $names } commence son tour.
prompt-mark-dice = { $marked ->
        [0] Quels dés relances-tu ? Il n’y a qu’un second lancer.
        [one] Un dé est marqué. Lesquels relances-tu avec lui ?
       *[other] { $marked } dés sont marqués. Lesquels relances-tu avec eux ?
    }
waiting-mark-dice = { $names } réfléchit aux dés à relancer.
prompt-roll-support = { $dice ->
        [one] Lances-tu aussi le dé de soutien ? Il faudra le poser.
       *[other] Lances-tu aussi les { $dice } dés de soutien ? Il faudra les poser.
    }
waiting-roll-support = { $names } pense aux dés de soutien.
prompt-place-dice = { $support ->
        [0] { dice-to-place }
        [one] { dice-to-place } Tu dois poser un dé de soutien.
       *[other] { dice-to-place } Tu dois poser { $support } dés de soutien.
    }
dice-to-place = { $dice ->
        [0] Tous les dés du lancer sont posés.
        [one] Où vont tes dés ? Il en reste un.
       *[other] Où vont tes dés ? Il en reste { $dice }.
    }
waiting-place-dice = { $names } pose des dés.
prompt-choose-column = Ana file : au pied de quelle colonne va son dé ?
waiting-choose-column = { $names } choisit une colonne pour Ana.
prompt-choose-holder = Le bocal est vide. À qui prends-tu un dé bonbon ?
waiting-choose-holder = { $names } en veut aux bonbons des autres.
prompt-choose-candy = Le bocal est vide. Quel dé bonbon prends-tu sur le plateau ?
waiting-choose-candy = { $names } en veut aux bonbons du plateau.
prompt-name-candy = { $times ->
        [one] Que vaut le dé bonbon de la paire ? Vivres exposés : { $food }.
       *[other] Que vaut chaque dé bonbon de la paire ? Vivres exposés : { $food }.
    }
waiting-name-candy = { $names } choisit un chiffre pour le bonbon.
prompt-rob = À qui ton avare prend-il la moitié des vivres exposés ?
waiting-rob = { $names } cherche une victime.
prompt-choose-side = Le comptable : à quel voisin chacun donne-t-il la moitié de ses vivres exposés ?
waiting-choose-side = { $names } dit au comptable de quel côté donner.

option-roll = lancer tes dés
option-take-back = reprendre tes dés de la colonne { $column }
option-pass = passer
option-mark = marquer un { $value }
option-mark-recovered = marquer un dé rendu par le chat
option-reroll = lancer les dés marqués
option-keep = garder tous les dés
option-skip = laisser les dés de soutien
option-roll-support = lancer les dés de soutien
# Court, car il peut y en avoir beaucoup : S est un dé de soutien, * un dé bonbon.
option-place = { $value } → col. { $column }
option-cat = { $value } → chat
option-support = S{ $value } → col. { $column }
option-support-cat = S{ $value } → chat
option-candy = Bonbon → col. { $column }
option-done = fini
option-ana = colonne { $column }
option-candy-from = le dé bonbon chez { $player }
option-candy-at = le dé bonbon de la colonne { $column }, case { $row }
option-name = un { $value }
option-rob = { $player }
option-left = à gauche, dans le sens du jeu
option-right = à droite, à contresens

## Ce qui s’est passé. Jamais « de » devant un nom de joueur : il faudrait parfois l’élider.

# Toute phrase avec $sausages peut s’en servir.
sausages-counted = { $sausages ->
        [one] { $sausages } saucisse
       *[other] { $sausages } saucisses
    }
# Le dé d’une phrase avec $value et $is_support.
die-named = { $is_support ->
        [1] un dé de soutien ({ $value })
       *[0] un { $value }
    }

event-turn-began = C’est à { $seat } de jouer.
event-turn-passed = { $seat } n’a aucun dé à lancer ni à reprendre, et passe.
event-dice-taken-back = Au lieu de lancer, { $seat } reprend { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } dans la colonne { $column }{ $candies ->
        [0] .
        [one] { " ; le dé bonbon retourne au bocal." }
       *[other] { " ; " }{ $candies } dés bonbon retournent au bocal.
    }
event-dice-rolled = { $seat } lance : { $values }.
event-die-marked = { $value ->
        [0] { $seat } marque un dé rendu par le chat.
       *[other] { $seat } marque un { $value }.
    }
event-dice-kept = { $seat } garde son lancer.
event-dice-rerolled = { $seat } relance { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } : { $values }.
    .then = Relance { $dice ->
            [one] { $dice } dé
           *[other] { $dice } dés
        } : { $values }.
event-support-rolled = { $seat } lance les dés de soutien : { $values }.
event-support-declined = { $seat } laisse les dés de soutien.
event-dice-forced = { $is_support ->
        [1] Le chat veut tous les { $value } : { $dice ->
            [one] { $dice } dé de soutien va
           *[other] { $dice } dés de soutien vont
        } sur les cases rouges.
       *[0] Le chat veut tous les { $value } : chez { $seat }, { $dice ->
            [one] { $dice } dé va
           *[other] { $dice } dés vont
        } sur les cases rouges.
    }
event-cat-came = Le chat vient ! Tous les dés quittent le plateau, personne n’est payé{ $recovered ->
        [0] .
        [one] { " ; " }{ $recovered } peut être relancé.
       *[other] { " ; " }{ $recovered } peuvent être relancés.
    }
event-placing-began = { $support ->
        [0] { $seat } commence à poser ses dés.
        [one] { $seat } commence à poser ses dés, avec { $support } dé de soutien.
       *[other] { $seat } commence à poser ses dés, avec { $support } dés de soutien.
    }
event-die-placed = { $seat } pose { die-named } dans la colonne { $column }.
    .also = { die-named } dans la colonne { $column }
event-die-shown-to-cat = { $seat } pose { die-named } devant le chat, sur une case { $is_grey ->
        [1] grise
       *[0] rouge
    }.
    .also = { die-named } devant le chat
event-candy-placed = { $seat } pose un dé bonbon dans la colonne { $column }.
    .also = un dé bonbon dans la colonne { $column }
event-placing-ended = { $seat } a fini.
event-column-completed = La colonne { $column } est complète ! Récompense pour { $seat } : { $reward }.
event-squares-paid = { $sausages ->
        [0] Rien pour { $seat } dans la colonne { $column } : la banque est vide.
       *[other] { $seat } gagne { sausages-counted } dans la colonne { $column }.
    }
    .you-seat = { $sausages ->
            [0] { "" }
            [one] tu as gagné { $sausages } saucisse
           *[other] tu as gagné { $sausages } saucisses
        }
event-dice-returned = Les dés de la colonne { $column } rentrent.
event-ana-moved = { $pushed ->
        [0] Ana bondit au pied de la colonne { $column }.
        [one] Ana bondit au pied de la colonne { $column } et pousse { $pushed } dé vers le haut.
       *[other] Ana bondit au pied de la colonne { $column } et pousse { $pushed } dés vers le haut.
    }
event-ana-stayed = Toutes les autres colonnes sont pleines : le dé d’Ana rentre.
event-candy-from-jar = { $seat } prend un dé bonbon dans le bocal.
event-candy-from-player = { $seat } prend un dé bonbon à { $holder }.
    .you-holder = { $count ->
            [one] { $seat } t’a pris un dé bonbon
           *[other] { $seat } t’a pris { $count } dés bonbon
        }
event-candy-from-board = Dans la colonne { $column }, { $seat } prend un dé bonbon à { $owner }.
    .you-owner = { $count ->
            [one] { $seat } t’a pris un dé bonbon sur le plateau
           *[other] { $seat } t’a pris { $count } dés bonbon sur le plateau
        }
event-no-candy-left = { $seat } a déjà tous les dés bonbon.
event-jar-opened = { $sausages ->
        [0] { $seat } ouvre le bocal, mais la banque est vide.
       *[other] { $seat } prend { sausages-counted } dans le bocal.
    }
event-candy-named = Pour { $seat }, le dé bonbon vaut { $value }.
event-food-secured = { $seat } met des vivres à l’abri dans son sachet : { $food }.
event-nothing-secured = { $needed ->
        [0] La colonne n’a aucun double : { $seat } ne met rien à l’abri.
       *[other] { $seat } a moins de vivres exposés que les { $needed } de la paire et ne met rien à l’abri.
    }
event-food-robbed = { $food ->
        [0] { $seat } lâche l’avare chez { $victim }, sans rien obtenir : trop peu de vivres exposés à partager.
       *[other] { $seat } lâche l’avare chez { $victim } : il rapporte { $food }.
    }
    .you-victim = { $food ->
            [0] { "" }
            [one] { $seat } t’a pris 1 de vivres
           *[other] { $seat } t’a pris { $food } de vivres
        }
event-food-given = { $food ->
        [0] { $giver } a trop peu de vivres exposés pour en donner la moitié à { $receiver }.
       *[other] { $giver } donne la moitié à { $receiver } : { $food }.
    }
    .you-giver = { $food ->
            [0] { "" }
            [one] tu as donné 1 de vivres à { $receiver }
           *[other] tu as donné { $food } de vivres à { $receiver }
        }
    .you-receiver = { $food ->
            [0] { "" }
            [one] { $giver } t’a donné 1 de vivres
           *[other] { $giver } t’a donné { $food } de vivres
        }
event-game-ended = { $winners } a rempli son sachet et gagne. Dans les sachets : { $scores }.

## La table dans le terminal.

table-heading = tour { $turn }  ·  le premier sachet à { $goal } gagne
table-heading-bank = tour { $turn }  ·  le premier sachet à { $goal } gagne  ·  vivres en banque : { $bank }
turn-counted = tour { $turn }
table-turn = À { $name } de jouer
table-end = à la fin
table-phase-choose-turn = lancer ou reprendre
table-phase-mark-dice = le second lancer
table-phase-roll-support = dés de soutien
table-phase-place-dice = pose
table-phase-choose-column = Ana bondit
table-phase-choose-holder = bonbons
table-phase-choose-candy = bonbons
table-phase-name-candy = bonbon en paire
table-phase-rob = l’avare
table-phase-choose-side = le comptable

# Au-dessus des colonnes : nom et idée de chaque récompense, en cinq lettres au plus.
sign-ana = Ana
sign-candy = bonb.
sign-sausages = bocal
sign-secure = sac
sign-greedy = avare
sign-accountant = cpta.
gist-ana = bond
gist-candy = joker
gist-sausages = +{ $jar }
gist-secure = paire
gist-greedy = ½ à 1
gist-accountant = ½tous
# Ce que prend une case, en trois lettres.
table-any = 1–6

# À côté et au-dessous de la rangée du chat, en 52 lettres.
table-jar = bonbons { $dice }
table-cat-waits = gris : tout dé ; celui du ! est le chiffre du chat
table-cat-wants = tous les { $value } lancés vont ici ; encore { $left } et il vient

table-dice = dés
table-candy = bonb.
table-open = exposés
table-sack = sac
table-close = à une paire du but
table-legend = █ au sachet, à l’abri   ▒ exposés au vol

note-stuck = Aucun de ces dés ne convient. {""}
note-stop = Si tu t’arrêtes là : {""}
note-nothing = aucune colonne n’est complète.
note-column = colonne { $column } : {""}
note-paid = +{ $food } { $name }
note-jar = +{ $food } du bocal
note-secured = { $food } au sachet
note-unsecured = { $needed ->
        [0] rien à mettre à l’abri
       *[other] rien au sachet, il faut { $needed }
    }
note-candy = un dé bonbon
note-give = tu donnes { $food }
note-given = { $name } donne { $food }
note-won = tu gagnes !
note-ask-choose-column = Ana bondit où tu veux
note-ask-choose-holder = un dé bonbon à ton choix
note-ask-choose-candy = un dé bonbon à ton choix
note-ask-name-candy = tu dis ce que vaut le bonbon
note-ask-rob = la moitié des vivres exposés d’un autre
note-ask-choose-side = tous donnent la moitié
note-rob = La moitié de leurs vivres exposés : {""}
note-share = { $name } { $food }
note-side = Tes vivres changent de { $left } à gauche, de { $right } à droite.

info-columns = Colonnes
info-jar = { $reward } ({ $jar })
info-cat = Le chat
info-dice = Dés
info-food = Vivres
info-options = Convenu
mark-next = la prochaine case d’une colonne ou du chat, ou une colonne au choix
mark-complete = une colonne complète
mark-trigger = le dé d’ici est le chiffre du chat ; à côté d’un nom : à une paire du but
mark-candy-die = un dé bonbon
mark-support-die = un dé de soutien
mark-pair = prend ce qui est sur l’autre case de la paire
mark-any = prend n’importe quel dé
mark-pay = vivres que paie la case
mark-covered = une case qui ne sert pas
mark-recovered = un dé que le chat a rendu
mark-bar = vivres au sachet ; vivres exposés ; ce qui manque
mark-dice = dés qui ne sont pas sur le plateau
mark-candy = dés bonbon
mark-open = vivres exposés
mark-sack = vivres au sachet
info-token-cheese = { $count ->
        [one] { $count } fromage
       *[other] { $count } fromages
    }
info-token-biscuit = { $count ->
        [one] { $count } biscuit
       *[other] { $count } biscuits
    }
info-token-sausage = { $count ->
        [one] { $count } saucisse
       *[other] { $count } saucisses
    }

rules-summary = Lance tes dés, relance une fois ceux que tu veux, et pose un dé ou plus sur les prochaines cases des colonnes.
    Un dé sur la case du haut complète une colonne : ses cases paient tout le monde, la récompense est à toi. Seule la colonne
    du sachet met tes vivres exposés à l’abri{ $secure ->
        [sum] {" "}: la somme de sa paire la plus haute
       *[other] {" "}: la somme de son double le plus haut
    }. Le premier sachet à { $goal } gagne.

# La page : ce qui est sur la table, champ par champ.
page-field-candies = dés bonbon
page-field-candy_jar = dés bonbon dans le bocal
page-field-cat_length = cases du chat
page-field-columns = colonnes
page-field-die = dé
page-field-food = vivres exposés
page-field-forced = dés que le chat a pris
page-field-goal = but
page-field-greys = cases grises
page-field-marked = case grise marquée
page-field-hands = dés en main
page-field-is_candy_kept = le chat rend les dés bonbon
page-field-is_forced_enough = les dés pour le chat comptent comme posés
page-field-is_only_doubles = seuls les doubles comptent
page-field-is_red_free = cases rouges au choix
page-field-is_rounding_up = moitiés arrondies par excès
page-field-need = prend
page-field-pay = paie
page-field-recovered = dés que le chat a rendus
page-field-reserve = dés de soutien dans la réserve
page-field-reward = récompense
page-field-rolled = dés lancés
page-field-rolled_support = dés de soutien lancés
page-field-row = case
page-field-sacks = sachet
page-field-squares = cases
page-field-value = montre
name-turn = tour
name-any = n’importe lequel

## Le plateau de la page.

# Au-dessus des colonnes : une douzaine de lettres au plus.
board-sign-ana = Ana
board-sign-candy = Bonbons
board-sign-sausages = Bocal de { $sausages }
board-sign-secure = À l’abri
board-sign-greedy = Avare
board-sign-accountant = Comptable
board-about = Qu’est-ce que c’est : { $name }
board-pair = paire
board-covered = Couverte à { $players } joueurs
board-pays-now = paie
board-trigger = cible
board-cat = { $mood ->
        [sleeps] Le chat dort
        [listens] Le chat dresse une oreille
        [blinks] Le chat ouvre un œil
       *[wakes] Le chat est réveillé !
    }
board-cat-grey = Les cases grises prennent tout dé ; une fois pleines, le dé de la case « { board-trigger } » est le chiffre du chat.
board-cat-waits = { $greys ->
        [one] encore un dé sur le gris et il guettera son chiffre
       *[other] encore { $greys } dés sur le gris et il guettera un chiffre
    }
board-cat-wants = { $left ->
        [one] encore un { $value } et il vide le plateau
       *[other] encore { $left } dés de { $value } et il vide le plateau
    }
board-cat-comes = Tous les dés quittent le plateau, personne n’est payé.
board-cat-row = { $filled ->
        [0] La rangée du chat : ses { $squares } cases sont libres.
       *[other] La rangée du chat : { $filled } cases sur { $squares } sont prises : { $dice }.
    }
board-die = { $name } { $value }
board-die-support = dé de soutien { $value }
board-die-candy = dé bonbon de { $name }
board-gap = un trou
board-square = { $kind ->
        [any] prend n’importe quel dé
        [pair] prend la même valeur que l’autre case de la paire
       *[value] demande un { $value }
    }{ $pay ->
        [0] {""}
       *[other] {" "}et rapporte { $pay }
    }
board-column = { $filled ->
        [0] Colonne { $column }, { $name } : vide, { $squares } cases.
       *[other] Colonne { $column }, { $name } : { $filled } cases passées sur { $squares }, depuis le bas : { $dice }.
    }
board-next = La case suivante { $square }.
board-is-next = la suivante
board-full = Elle est complète.
board-tap-lay = Poser le dé ici.
board-tap-back = Reprendre tes dés d’ici.
board-tap-ana = Envoyer ici le dé d’Ana.
board-brought-candy = bonbon
board-brought-secured = à l’abri
board-brought-nothing = rien

board-tray-die = { $kind ->
        [support] soutien { $value }
        [candy] dé bonbon
        [recovered] dé rendu par le chat
       *[own] { $value }
    }
board-tray-mark = { $die } : à relancer
board-tray-marked = { $die } : marqué, ne pas le relancer
board-tray-hold = { $die } : le prendre
board-tray-stuck = { $die } : ne va nulle part
board-tray-back = { $die }, { $place } : le reprendre
board-laid = { $kind ->
        [candy] bonbon : { $name }
       *[other] { $value } : { $name }
    }
board-laid-cat = { $value } : chat
board-mark = Touche les dés à relancer
board-yours = Tes dés
board-yours-lay = Les tiens : poses-en au moins un
board-support = { $dice ->
        [0] Dés de soutien
        [one] Soutien : 1 dé en réserve
       *[other] Soutien : { $dice } dés en réserve
    }
board-support-lay = Soutien : pose tous ceux qui vont
board-support-out = aucun en réserve
board-no-dice = aucun dé à lancer
board-hand = { $dice ->
        [one] { $name } a 1 dé en main
       *[other] { $name } a { $dice } dés en main
    }
board-roll-of = Lancer de { $name }

board-roll = { $dice ->
        [one] Lancer 1 dé
       *[other] Lancer { $dice } dés
    }
board-reroll = Relancer { $dice }
board-keep = Tout garder
board-unmark = Démarquer
board-skip-support = Les laisser
board-roll-support = { $dice ->
        [one] Lancer 1 dé de soutien
       *[other] Lancer { $dice } dés de soutien
    }
board-take-back = Reprendre : { $die }
board-done = Terminer
board-done-missing = { $dice ->
        [one] Terminer : il en manque 1
       *[other] Terminer : il en manque { $dice }
    }
board-send = { $verb ->
        [rob] Prendre { $food } à { $option }
        [ana] Ana : { $option }
        [left] Donner à gauche
        [right] Donner à droite
        [name] Il compte pour { $option }
       *[other] Prendre : { $option }
    }
board-choose-first = { $prompt ->
        [choose-column] Choisis une colonne
        [choose-candy] Choisis un dé bonbon
        [choose-side] Choisis un sens
        [name-candy] Choisis un chiffre
       *[other] Choisis quelqu’un
    }

board-left-to-right = De gauche à droite :
board-now = maintenant
board-then = ensuite
board-players = Joueurs
board-values = Valeurs
board-candy-die = dé bonbon
board-holds = { $candies ->
        [one] a 1 dé bonbon
       *[other] a { $candies } dés bonbon
    }
board-leaves = { $food } exposés, il en reste { $left }
board-safe-stay = { $food } à l’abri
board-way = { $way ->
        [left] Vers la gauche
       *[right] Vers la droite
    }
board-way-you = { $way ->
        [left] dans le sens du jeu, il te reste { $food }
       *[right] en sens inverse, il te reste { $food }
    }
board-way-said = { $way ->
        [left] Vers la gauche, dans le sens du jeu : il te reste { $food }. { $all }.
       *[right] Vers la droite, en sens inverse : il te reste { $food }. { $all }.
    }
board-way-seat = { $name } de { $before } à { $after }
board-secures = { $food } dans le sachet
board-secures-nothing = { $needed ->
        [0] rien n’est mis à l’abri
       *[other] il en faut { $needed } : rien n’est mis à l’abri
    }
board-ana-how = Touche une colonne pour voir où il tombe ; encore une fois pour l’envoyer.
board-candy-how = Touche le dé bonbon que tu veux.
board-stop = { $count ->
        [0] Si tu arrêtes, aucune colonne ne paie
        [one] Si tu arrêtes, cette colonne paie : { $names }
       *[other] Si tu arrêtes, ces colonnes paient : { $names }
    }
board-made-of = { $squares ->
        [0] { $jar } du bocal
       *[other] { $squares } pour les cases, { $jar } du bocal
    }
board-cannot-stop = { $support ->
        [0] Pose d’abord au moins un dé à toi.
        [one] { $own ->
            [0] Pose d’abord le dernier dé de soutien.
           *[other] Pose d’abord encore un dé de soutien et un à toi.
        }
       *[other] { $own ->
            [0] Pose d’abord encore { $support } dés de soutien.
           *[other] Pose d’abord encore { $support } dés de soutien et un à toi.
        }
    }
board-not-there = { $full ->
        [0] Ce dé ne va pas là. La case suivante { $square }.
       *[1] Cette colonne est complète : rien n’y va plus.
    }
board-not-yet = Ce qui manque encore
board-quiet = Lance, pose des dés, complète des colonnes. Le premier sachet avec { $goal } gagne.

board-of = { $safe } sur { $goal }
board-near = à { $short } de { $goal }
board-dice = { $dice ->
        [0] aucun dé en main
        [one] 1 dé en main
       *[other] { $dice } dés en main
    }
board-piles = { $open } exposés, { $safe } à l’abri dans le sachet, encore { $short } pour gagner ; dés en main : { $dice }, dés bonbon : { $candies }
board-piles-of = { $name } : { $open } exposés, { $safe } à l’abri dans le sachet, encore { $short } pour gagner ; dés en main : { $dice }, dés bonbon : { $candies }.
board-rolls = Lancers jusqu’ici
board-check = vérifier
board-expected = attendu pour chaque chiffre
board-expected-short = attendu
board-rolled = { $dice ->
        [one] { $name } : 1 dé
       *[other] { $name } : { $dice } dés
    }
board-columns = Colonnes
board-dice-rolled = Dés
board-jar-holds = { $dice ->
        [one] 1 dé bonbon dans le bocal.
       *[other] { $dice } dés bonbon dans le bocal.
    }
board-duty-support = { $laid ->
        [1] Le soutien { $value } est posé
       *[0] { $places ->
            [0] Le soutien { $value } ne va nulle part pour l’instant
            [one] Le soutien { $value } va à 1 endroit
           *[other] Le soutien { $value } va à { $places } endroits
        }
    }
board-duty-back = { $dice ->
        [one] 1 dé de soutien ne peut pas être posé : il retourne en réserve
       *[other] { $dice } dés de soutien ne peuvent pas être posés : ils retournent en réserve
    }
board-duty-own = Un dé à toi
board-ana-there = { $pushed ->
        [0] Au pied de : { $name }.
        [one] Au pied de : { $name }. 1 dé est poussé vers le haut.
       *[other] Au pied de : { $name }. { $pushed } dés sont poussés vers le haut.
    }
board-ana-completes = La colonne est ainsi complète : sa récompense est à toi.
board-ana-only = La colonne n’est pas complète pour autant.
board-place = { $dice ->
        [one] Pose ton dé
       *[other] Pose tes dés : il en reste { $dice }
    }
board-place-or-stop = { $dice ->
        [one] Pose le dernier dé, ou arrête-toi là
       *[other] Pose encore des dés (il en reste { $dice }), ou arrête-toi là
    }
board-place-support = { $dice ->
        [one] Il reste 1 dé de soutien à poser
       *[other] Il reste { $dice } dés de soutien à poser
    }
board-note-tap = Un dé, puis une colonne
board-note-fits = { $places ->
        [one] { $die } : 1 place possible
       *[other] { $die } : { $places } places possibles
    }
board-which-way = Comptable : dans quel sens vont les moitiés ?
board-back-how = Ou touche une colonne avec ↩ pour reprendre tes dés
board-back-tap = Touche une colonne avec ↩

## Chiffres

luck-about = combien de dés lancés ont montré la valeur du chat
luck-count = le chat a attrapé { $count } dés, on attendait { $expected }
took-food = Vivres
took-candy = Dés bonbon
took-dice = Dés renvoyés en attirant le chat
## Raisons d’une réponse, dans un conseil ou une analyse : à quoi elle mène en moyenne, comparée à d’autres.
## Raisons d’une réponse, dans un conseil ou une analyse : à quoi elle mène en moyenne, comparée à d’autres.
## La première partie.

guide-goal-title = Remplis ton sachet
guide-goal = Qui a d’abord *25 de vivres au sachet* gagne. Personne ne peut les reprendre.
guide-roll-title = Lance tes dés
guide-roll = Tes dés sont tes souris. *Lance-les tous à la fois.*
guide-again-title = Relancer, une seule fois
guide-again = Marque les dés qui ne te plaisent pas et relance-les. *Une seule fois.*
guide-place-title = Par le bas, chiffre après chiffre
guide-place = Une colonne se remplit par le bas. *La case suivante dit quel chiffre elle veut.*
guide-reward-title = Le dernier dé prend le lot
guide-reward = Pose le dernier dé d’une colonne et *son lot est à toi*. Ce bocal contient des saucisses.
guide-done-title = Au moins un dé
guide-done = Pose un dé ou plus, puis appuie sur Terminer. *Les dés posés restent* jusqu’à la colonne pleine.
guide-back-title = Trop peu de dés ?
guide-back = Tu peux reprendre tes dés d’une colonne. *Alors tu ne lances pas* ce tour-ci.
guide-pay-title = Chaque dé est payé
guide-pay = Quand une colonne est pleine, ses dés rentrent. *Chacun gagne les saucisses de sa case.*
guide-secure-title = Le chemin du sachet
guide-secure = Seule cette colonne met des vivres au sachet. *Sa meilleure paire dit combien.*
guide-cat-title = Le chat
guide-cat = Un dé qui ne va nulle part peut aller au chat. *Rangée pleine, tous les dés s’en vont.*
guide-number-title = Le chiffre du chat
guide-number = Le chat a maintenant un chiffre. *Qui le lance doit lui donner ce dé.*
guide-greedy-title = Les vivres exposés risquent gros
guide-greedy = Qui remplit cette colonne prend la moitié des *vivres exposés* d’un autre. Mets vite les tiens au sachet !
guide-candy-title = Ton dé bonbon
guide-candy = Tu as maintenant un dé bonbon. *Il vaut tout chiffre*, une fois.
guide-enough-title = Tu en sais assez
guide-enough = Tu sais maintenant comment engraissent les souris. *Continue jusqu’à 25, ou arrête-toi ici.*
guide-over-title = C’est tout
guide-over = Voilà une partie entière de Ratzzia ! *Le sachet le plus plein gagne.*
## Raisons d’une réponse, dans un conseil ou une analyse : à quoi elle mène en moyenne, comparée à d’autres.

reason-count-dice = { $way ->
    [more] { $amount ->
        [one] { $amount } dé de plus
       *[other] { $amount } dés de plus
    }
   *[less] { $amount ->
        [one] { $amount } dé de moins
       *[other] { $amount } dés de moins
    }
}
reason-count-candies = { $way ->
    [more] { $amount ->
        [one] { $amount } dé bonbon de plus
       *[other] { $amount } dés bonbons de plus
    }
   *[less] { $amount ->
        [one] { $amount } dé bonbon de moins
       *[other] { $amount } dés bonbons de moins
    }
}
reason-sack = { $way ->
    [more] environ { $amount } de plus dans le sachet
   *[less] environ { $amount } de moins dans le sachet
}
reason-food = { $way ->
    [more] environ { $amount } de plus en vivres exposés
   *[less] environ { $amount } de moins en vivres exposés
}
reason-dice = environ { reason-count-dice } en main
reason-candies = environ { reason-count-candies }
reason-cat = environ { reason-count-dice } chez le chat
reason-pays = { $way ->
    [more] des dés sur des cases qui paient environ { $amount } de plus
   *[less] des dés sur des cases qui paient environ { $amount } de moins
}
reason-rewards = { $way ->
    [more] une récompense se rapproche
   *[less] une récompense s’éloigne
}
reason-secure = { $way ->
    [more] plus près de mettre les vivres à l’abri
   *[less] plus loin de mettre les vivres à l’abri
}
reason-wins-with-food = { $way ->
    [more] plus souvent assez de vivres exposés pour remplir le sachet
   *[less] moins souvent assez de vivres exposés pour remplir le sachet
}
