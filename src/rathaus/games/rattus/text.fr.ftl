## Rattus en français.

title = Rattus
tagline = Europe, 1347
about = L’Europe en 1347 : installe-toi là où sont les rats, demande l’aide des classes et survis à la peste.
sources = Les règles sont celles du livret ; les règles de la maison sont signalées. Ce que seuls montrent le plateau, les jetons et
    les cartes est en partie reconstitué par nous : la plupart des frontières, cinq noms du sud, presque tous les rats, le Courrier et
    le Caravanier ; les 20 citoyens sont ceux de la première édition. Si tu possèdes la boîte, corrige une copie de data.toml et joue
    avec --set data=FILE.

## Chapitres des règles, comme titres du récit. Neuf colonnes au plus.

chapter-1 = départ
chapter-2 = tour
chapter-3 = actions
chapter-4 = peste
chapter-5 = classes
chapter-6 = fin

## Les phases d’un tour, comme elles figurent sur le rail.

phase-setup = départ
phase-action = action
phase-population = citoyens
phase-class-card = classe
phase-abilities = pouvoirs
phase-plague = peste
phase-rats = nouveaux rats
phase-resolve = épidémie
phase-final = manche finale
phase-end = fin

## Noms. Les régions portent leur nom du plateau ; seule la Horde d’Or est traduite.

name-anglia = Anglia
name-scandia = Scandia
name-france = France
name-espagna = Espagna
name-germania = Germania
name-italia = Italia
name-hungaria = Hungaria
name-bulgaria = Bulgaria
name-polonia = Polonia
name-turkiye = Turkiye
name-russia = Russia
name-golden_horde = Horde d’Or
name-maghreb = Maghreb
name-ifriqiya = Ifriqiya
name-libya = Libya
name-egyptus = Egyptus
name-syria = Syria

name-peasant = Paysan
name-monk = Moine
name-merchant = Marchand
name-witch = Sorcière
name-king = Roi
name-knight = Chevalier
name-baker = Boulanger
name-serf = Serf
name-courier = Courrier
name-queen = Reine
name-soldier = Soldat
name-caravanner = Caravanier
name-boccaccio = Boccaccio

name-majority = majorité
name-all = tous
name-peasantry = paysannerie
name-church = clergé
name-bourgeoisie = bourgeoisie
name-magic = magie
name-royalty = noblesse
name-chivalry = chevalerie
name-islam = islam
name-none = sans classe

name-no-rats-left = il n’y a plus de rat dans la réserve
name-all-citizens-out = tous les citoyens de ce joueur sont sur le plateau
name-longest-game = la partie a assez duré

name-classes = Cartes Classe
name-recommended = les recommandées
name-random = quelconques, au hasard
name-one_per_class = une par classe, au hasard

# Symboles des rats, en deux lettres au plus.
letter-majority = M
letter-all = T
letter-peasantry = Pa
letter-church = Cl
letter-bourgeoisie = Bo
letter-magic = Ma
letter-royalty = No
letter-chivalry = Ch
letter-islam = Is
letter-none = –

## Ce que ça fait : en une phrase, assez courte pour une ligne du terminal.

about-peasant = Un citoyen de plus quand tu accrois ta population, même sans rat sur place.
about-monk = Déplace un rat d’une région au choix vers une voisine qui en a moins de trois.
about-merchant = Déplace jusqu’à trois de tes citoyens d’une région vers une même voisine.
about-witch = Regarde deux rats du plateau en secret ; tu peux ensuite les échanger.
about-king = Mène un de tes citoyens d’une région sans rat jusqu’au havre.
about-knight = La peste va plus loin, et les seuils de ses rats comptent deux de moins.
about-baker = Pose un citoyen sur la carte ; qui la prend les place tous dans une région.
about-serf = Chaque rat qui tue chez un autre amène un de tes citoyens dans cette région.
about-courier = Déplace jusqu’à deux de tes citoyens, chacun vers n’importe quelle autre région.
about-queen = Deux citoyens de plus à chaque accroissement, si tu as le plus grand territoire.
about-soldier = La peste va plus loin, et tu peux ajouter un rat de plus.
about-caravanner = Le chameau fait un pas : un citoyen là où il était, un là où il arrive.
about-boccaccio = Si ta peste tue chez un autre, un de tes citoyens tout proches fuit au havre.

about-final-peasant = Manche finale : un citoyen dans une région au choix.
about-final-queen = Manche finale : deux citoyens dans une région, si tu as le plus grand territoire.
about-final-knight = Manche finale : déplace la peste, révèle ; seuils moins deux si tu veux.
about-final-soldier = Manche finale : déplace la peste, remets si tu veux un rat révélé, révèle.
about-final-serf = Manche finale : la peste d’un pas (notre règle), révèle ; un citoyen peut venir.
about-final-baker = Après la manche finale, ton voisin de gauche place les citoyens de la carte.

about-option-classes = Les six cartes Classe (huit à cinq ou six joueurs) posées sur la table ; ou une liste.

## Questions.

prompt-place-citizens = Dans quelle région s’installent tes { $citizens } citoyens ? { $more ->
        [0] Ce sont les derniers avant le premier tour.
        [one] Tu en placeras encore { $citizens } ensuite.
       *[other] Tu en placeras encore { $citizens } ensuite, deux fois.
    }
waiting-place-citizens = { $names } cherche un toit pour deux citoyens.
prompt-act = À toi : que fais-tu avant que la peste avance ?
waiting-act = { $names } choisit ses actions.
prompt-increase-population = Où arrivent de nouveaux citoyens ? Un pour chaque rat sur place.
waiting-increase-population = { $names } va accroître sa population.
prompt-use-bonus = Combien de citoyens arrivent { $region-id ->
        [golden_horde] dans la { $region }
        [maghreb] au { $region }
       *[other] en { $region }
    } ?
waiting-use-bonus = { $names } compte de nouveaux citoyens.
prompt-take-card = Quelle carte Classe prends-tu ?
waiting-take-card = { $names } regarde les cartes Classe.
prompt-choose-rat = Moine : quel rat déplaces-tu ?
waiting-choose-rat = { $names } envoie le Moine.
prompt-move-rat = Moine : où va le rat { $rat } posé { $region-id ->
        [golden_horde] dans la { $region }
        [maghreb] au { $region }
       *[other] en { $region }
    } ?
waiting-move-rat = { $names } envoie le Moine.
prompt-look-at-rat = Sorcière : quel rat regardes-tu ?
waiting-look-at-rat = { $names } consulte la Sorcière.
prompt-swap-rats = Sorcière : échanges-tu le rat { $rat } { $region-id ->
        [golden_horde] dans la { $region }
        [maghreb] au { $region }
       *[other] en { $region }
    } et le rat { $other-rat } { $other-region-id ->
        [golden_horde] dans la { $other-region }
        [maghreb] au { $other-region }
       *[other] en { $other-region }
    } ?
waiting-swap-rats = { $names } consulte la Sorcière.
prompt-choose-source = Marchand : d’où partent tes citoyens ? Tu peux en déplacer jusqu’à { $citizens }.
waiting-choose-source = { $names } envoie le Marchand.
prompt-choose-target = Marchand : où vont tes citoyens qui quittent { $region-id ->
        [golden_horde] la { $region }
        [maghreb] le { $region }
       *[other] { $region }
    } ?
waiting-choose-target = { $names } envoie le Marchand.
prompt-move-citizens = Marchand : combien de citoyens quittent { $source-id ->
        [golden_horde] la { $source }
        [maghreb] le { $source }
       *[other] { $source }
    } pour { $target-id ->
        [golden_horde] la { $target }
        [maghreb] le { $target }
       *[other] { $target }
    } ?
waiting-move-citizens = { $names } envoie le Marchand.
prompt-save-citizen = Roi : d’où part un citoyen pour le havre ?
waiting-save-citizen = { $names } a une audience chez le Roi.
prompt-place-kept-citizens = Boulanger, chez { $seat } : { $citizens ->
        [one] où va le citoyen
       *[other] où vont les { $citizens } citoyens
    } ?
waiting-place-kept-citizens = { $names } loge les hôtes du Boulanger.
prompt-carry-from = Courrier : d’où part un citoyen ? { $citizens ->
        [one] Un seul peut encore bouger.
       *[other] { $citizens } peuvent bouger.
    }
waiting-carry-from = { $names } envoie le Courrier.
prompt-carry-to = Courrier : où va le citoyen qui quitte { $region-id ->
        [golden_horde] la { $region }
        [maghreb] le { $region }
       *[other] { $region }
    } ?
waiting-carry-to = { $names } envoie le Courrier.
prompt-move-camel = Caravanier : où va le chameau en quittant { $region-id ->
        [golden_horde] la { $region }
        [maghreb] le { $region }
       *[other] { $region }
    } ?
waiting-move-camel = { $names } charge le chameau.
prompt-move-plague = Où va la peste en quittant { $region-id ->
        [golden_horde] la { $region }
        [maghreb] le { $region }
       *[other] { $region }
    } ? { $steps ->
        [one] Elle avance d’un pas.
       *[other] Elle avance de { $steps } pas au plus.
    }
waiting-move-plague = { $names } déplace la peste.
prompt-add-rat = Où va un nouveau rat ? { $rats ->
        [one] C’est le dernier.
       *[other] Il en reste { $rats } à placer.
    }
waiting-add-rat = { $names } ajoute des rats.
prompt-add-extra-rat = Soldat : où ajoutes-tu un rat de plus ?
waiting-add-extra-rat = { $names } songe à un rat de plus.
prompt-lower-limits = Chevalier : les seuils des rats { $region-id ->
        [golden_horde] dans la { $region }
        [maghreb] au { $region }
       *[other] en { $region }
    } comptent-ils { $less } de moins ?
waiting-lower-limits = { $names } consulte le Chevalier.
prompt-join = Serf : un de tes citoyens rejoint-il ceux qui sont { $region-id ->
        [golden_horde] dans la { $region }
        [maghreb] au { $region }
       *[other] en { $region }
    } ?
waiting-join = { $names } consulte le Serf.
prompt-flee = Boccaccio : qui fuit au havre ?
waiting-flee = { $names } écoute Boccaccio.
prompt-act-finally = Manche finale : quelles cartes utilises-tu encore ?
waiting-act-finally = { $names } utilise ses cartes Classe une dernière fois.
prompt-place-finally = { $citizens ->
        [one] Où s’installe un citoyen de plus ?
       *[other] Dans quelle région s’installent { $citizens } citoyens de plus ?
    }
waiting-place-finally = { $names } place ses derniers citoyens.
prompt-choose-region = La peste finale : quelle est la région suivante ?
waiting-choose-region = { $names } décide où la peste poursuit.
prompt-choose-next-rat = La peste finale { $region-id ->
        [golden_horde] dans la { $region }
        [maghreb] au { $region }
       *[other] en { $region }
    } : quel rat est retourné ensuite ?
waiting-choose-next-rat = { $names } décide quel rat vient ensuite.

## Réponses.

option-place = { $region }
option-to = { $region }
option-from = { $region }
option-end = fini
option-increase = accroître la population
option-take = prendre une carte Classe
about-increase = Un nouveau citoyen par rat dans une région que tu choisis ensuite.
about-take = Tu peux l’utiliser à tes tours tant que personne ne la prend ; les rats à son signe te frappent.
option-use = utiliser { $card-id ->
        [witch] la { $card }
        [queen] la { $card }
        [boccaccio] { $card }
       *[other] le { $card }
    }
option-move-plague = déplacer la peste avec tes cartes
option-bring = { $citizens ->
        [one] { $citizens } citoyen
       *[other] { $citizens } citoyens
    }
option-card = { $card }
option-rat = { $region } { $rat }
option-look = { $region } { $rat }
option-swap = les échanger
option-leave = les laisser
option-move = { $citizens ->
        [one] { $citizens } citoyen
       *[other] { $citizens } citoyens
    }
option-save = { $region }
option-stop = plus aucun citoyen
option-plague = { $region }
option-add = { $region }
option-add-none = pas de rat de plus
option-lower = oui
option-keep = non
option-join = oui, un citoyen de plus
option-stay-away = non
option-flee = depuis { $region-id ->
        [golden_horde] la { $region }
        [maghreb] le { $region }
       *[other] { $region }
    }
option-flee-nobody = personne ne fuit
option-ravage = { $region }
option-reveal = rat { $rat }

## Ce qui s’est passé. Jamais « de » devant un nom de joueur : il faudrait parfois l’élider.

event-map-laid = La peste commence { $region-id ->
        [golden_horde] dans la { $region }
        [maghreb] au { $region }
       *[other] en { $region }
    }, et { $seat } place les premiers citoyens.
event-citizens-placed = { $seat } place { citizens-counted } { $region-id ->
        [golden_horde] dans la { $region }
        [maghreb] au { $region }
       *[other] en { $region }
    }.
event-turn-began = Tour { $turn } : { $seat }.
event-increase-chosen = { $seat } va accroître sa population.
event-region-chosen = { $seat } choisit { $region-id ->
        [golden_horde] la { $region }
        [maghreb] le { $region }
       *[other] { $region }
    }.
event-population-increased = { $seat } installe { citizens-counted } { $region-id ->
        [golden_horde] dans la { $region }
        [maghreb] au { $region }
       *[other] en { $region }
    }.
event-card-chosen = { $seat } va prendre une carte Classe.
event-card-taken = { $seat } prend { $card-id ->
        [witch] la { $card }
        [queen] la { $card }
        [boccaccio] { $card }
       *[other] le { $card }
    }.
event-card-taken-away = { $seat } prend { $card-id ->
        [witch] la { $card }
        [queen] la { $card }
        [boccaccio] { $card }
       *[other] le { $card }
    } à { $victim }.
    .you-victim = { $count ->
            [one] { $seat } t’a pris une carte
           *[other] { $seat } t’a pris { $count } cartes
        }
event-actions-ended = { $seat } termine ses actions.
event-ability-used = { $seat } utilise { $card-id ->
        [witch] la { $card }
        [queen] la { $card }
        [boccaccio] { $card }
       *[other] le { $card }
    }.
event-source-chosen = { $seat } va déplacer des citoyens depuis { $region-id ->
        [golden_horde] la { $region }
        [maghreb] le { $region }
       *[other] { $region }
    }.
event-target-chosen = { $seat } les envoie vers { $region-id ->
        [golden_horde] la { $region }
        [maghreb] le { $region }
       *[other] { $region }
    }.
event-rat-chosen = { $seat } choisit le rat { $rat } { $region-id ->
        [golden_horde] dans la { $region }
        [maghreb] au { $region }
       *[other] en { $region }
    }.
event-rat-moved = { $seat } déplace le rat { $rat } depuis { $source-id ->
        [golden_horde] la { $source }
        [maghreb] le { $source }
       *[other] { $source }
    } vers { $target-id ->
        [golden_horde] la { $target }
        [maghreb] le { $target }
       *[other] { $target }
    }, où il porte le numéro { $place }.
event-citizens-moved = { $seat } déplace { citizens-counted } depuis { $source-id ->
        [golden_horde] la { $source }
        [maghreb] le { $source }
       *[other] { $source }
    } vers { $target-id ->
        [golden_horde] la { $target }
        [maghreb] le { $target }
       *[other] { $target }
    }.
event-courier-stopped = { $seat } ne déplace plus personne.
event-rat-looked-at = { $seat } regarde le rat { $rat } { $region-id ->
        [golden_horde] dans la { $region }
        [maghreb] au { $region }
       *[other] en { $region }
    }.
event-rat-seen = Rien que pour toi : le rat { $rat } { $region-id ->
        [golden_horde] dans la { $region }
        [maghreb] au { $region }
       *[other] en { $region }
    } a le seuil { $limit } et montre { $symbols }.
event-rats-swapped = { $seat } échange le rat { $rat } { $region-id ->
        [golden_horde] dans la { $region }
        [maghreb] au { $region }
       *[other] en { $region }
    } et le rat { $other_rat } { $other_region-id ->
        [golden_horde] dans la { $other_region }
        [maghreb] au { $other_region }
       *[other] en { $other_region }
    }.
event-rats-left = { $seat } laisse les deux rats où ils sont.
event-citizen-saved = Chez { $seat }, un citoyen quitte { $region-id ->
        [golden_horde] la { $region }
        [maghreb] le { $region }
       *[other] { $region }
    } pour le havre.
event-citizen-kept = { $seat } pose un citoyen sur le Boulanger, qui en porte maintenant { $citizens }.
event-kept-citizens-placed = { $seat } place { citizens-counted } à { $owner }, du Boulanger, { $region-id ->
        [golden_horde] dans la { $region }
        [maghreb] au { $region }
       *[other] en { $region }
    }.
    .you-owner = { $seat } a placé { $citizens ->
            [one] { $citizens } de tes citoyens gardé
           *[other] { $citizens } de tes citoyens gardés
        } par le Boulanger
event-camel-moved = { $seat } mène le chameau depuis { $source-id ->
        [golden_horde] la { $source }
        [maghreb] le { $source }
       *[other] { $source }
    } vers { $target-id ->
        [golden_horde] la { $target }
        [maghreb] le { $target }
       *[other] { $target }
    }.
event-caravan-settled = Chez { $seat }, un citoyen s’installe { $region-id ->
        [golden_horde] dans la { $region }
        [maghreb] au { $region }
       *[other] en { $region }
    }.
event-plague-moved = { $seat } déplace la peste vers { $region-id ->
        [golden_horde] la { $region }
        [maghreb] le { $region }
       *[other] { $region }
    }.
event-rat-added = Un nouveau rat apparaît { $region-id ->
        [golden_horde] dans la { $region }
        [maghreb] au { $region }
       *[other] en { $region }
    }.
event-extra-rat-added = { $seat } ajoute un rat de plus { $region-id ->
        [golden_horde] dans la { $region }
        [maghreb] au { $region }
       *[other] en { $region }
    }.
event-extra-rat-declined = { $seat } n’ajoute pas de rat de plus.
event-limits-lowered = Avec son Chevalier, { $seat } abaisse tous les seuils : { $less } de moins.
event-limits-kept = { $seat } laisse les seuils tels quels.
event-plague-broke-out = Rat { $rat } { $region-id ->
        [golden_horde] dans la { $region }
        [maghreb] au { $region }
       *[other] en { $region }
    } : seuil { $limit }, { citizens-counted }. Épidémie : { $symbols }.
event-plague-spared = Rat { $rat } { $region-id ->
        [golden_horde] dans la { $region }
        [maghreb] au { $region }
       *[other] en { $region }
    } : seuil { $limit }, mais seulement { citizens-counted }. Rien ne se passe.
event-citizens-died = { $seat } perd { citizens-counted } { $region-id ->
        [golden_horde] dans la { $region }
        [maghreb] au { $region }
       *[other] en { $region }
    }.
    .then = { $seat } −{ $citizens }.
    .you-seat = { $citizens ->
            [one] la peste t’a pris { $citizens } citoyen
           *[other] la peste t’a pris { $citizens } citoyens
        }
event-serf-joined = Chez { $seat }, un citoyen de plus arrive { $region-id ->
        [golden_horde] dans la { $region }
        [maghreb] au { $region }
       *[other] en { $region }
    }.
event-serf-stayed-away = Chez { $seat }, aucun citoyen ne s’ajoute.
event-citizen-fled = Chez { $seat }, un citoyen fuit { $region-id ->
        [golden_horde] la { $region }
        [maghreb] le { $region }
       *[other] { $region }
    } pour le havre.
event-nobody-fled = Chez { $seat }, personne ne fuit.
event-last-turn-ended = C’était le dernier tour : { $reason }. { $seat } l’a joué.
event-final-turn-began = { $seat } peut utiliser ses cartes Classe une dernière fois.
event-final-plague-move-chosen = { $seat } envoie la peste une dernière fois.
event-final-citizens-placed = { $seat } place { citizens-counted } { $region-id ->
        [golden_horde] dans la { $region }
        [maghreb] au { $region }
       *[other] en { $region }
    }.
event-final-plague-began = La peste ravage toutes les régions. { $seat } décide de l’ordre là où il peut compter.
event-region-ravaged = La peste arrive maintenant { $region-id ->
        [golden_horde] dans la { $region }
        [maghreb] au { $region }
       *[other] en { $region }
    }.
event-game-ended = { $winners } a sauvé le plus de monde de la peste. Points : { $scores }.

## La fin de la partie.

name-haven = havre
tie-next-clockwise = { $names } ont autant de points ; passe devant la première personne dans le sens horaire après celle du dernier tour.

citizens-counted = { $citizens ->
        [one] { $citizens } citoyen
       *[other] { $citizens } citoyens
    }

## La table dans le terminal.

table-heading = tour { $turn }
table-heading-before = avant le premier tour
table-heading-final = la manche finale
table-heading-over = après { $turn ->
        [one] { $turn } tour
       *[other] { $turn } tours
    }
turn-counted = tour { $turn }
table-region = région
table-rats = rats
table-citizens = citoyens
table-neighbours = voisines
# Colonnes des joueurs : cinq lettres au plus chacune.
table-map = plat.
table-haven = havre
table-reserve = reste
table-held = carte
table-active = à jouer
table-rats-left = { $rats ->
        [0] plus aucun rat
        [one] encore { $rats } rat
       *[other] encore { $rats } rats
    }
table-final = puis la peste partout
table-plague = peste
table-legend-rats = {"?"} rat  1–6 seuil que tu connais
table-order = Manche finale, dans cet ordre :
table-seen = Vu en secret : { $rats }

# Régions en deux lettres, pour les listes de voisines.
short-anglia = An
short-scandia = Sc
short-france = Fr
short-espagna = Es
short-germania = Ge
short-italia = It
short-hungaria = Hu
short-bulgaria = Bu
short-polonia = Po
short-turkiye = Tu
short-russia = Ru
short-golden_horde = Ho
short-maghreb = Ma
short-ifriqiya = If
short-libya = Li
short-egyptus = Eg
short-syria = Sy

info-cards = Cartes Classe
info-seen = Ce que tu as vu
info-regions = Les régions et leurs voisines
info-sea = Une vague (~) veut dire : par la mer.
info-revealed = Rats révélés jusqu’ici
info-nothing = Aucun pour l’instant.
mark-rat = un rat, face cachée
mark-limit = le seuil d’un rat que tu as regardé
mark-no-rat = pas de rat
mark-plague = la peste
mark-camel = le chameau
mark-turn = dont c’est le tour
mark-citizens = citoyens d’un joueur
mark-map = citoyens sur le plateau
mark-haven = citoyens au havre
mark-reserve = citoyens dans la réserve
mark-held = cartes Classe

rules-summary = Installe-toi où sont les rats : un citoyen pour chacun. Prends des cartes Classe pour leurs pouvoirs, même si les
    rats qui portent leur signe te mordront. Puis déplace la peste ; sa région répand des rats et souffre. À la fin, toutes les
    régions souffrent. Celui qui a le plus de citoyens en vie l’emporte.

# La page : ce qui est sur la table, champ par champ.
page-field-citizens = citoyens
page-field-reserves = réserve
page-field-haven = havre
page-field-bread = sur le Boulanger
page-field-rats = rats sur le plateau
page-field-seen_by = regardés par
page-field-known = connus de toi
page-field-rats_left = rats restants
page-field-revealed = rats révélés
page-field-returnable = rats révélés qui peuvent revenir
page-field-holders = cartes Classe
page-field-plague = peste
page-field-camel = chameau
name-start = du début
name-returned = tiré de nouveau
name-supply = de la réserve
name-turn = tour

## Le plateau de la page. Les régions suivent un deux-points ou sont seules : pas besoin d’article.

board-map = Carte de l’Europe
board-overview = Petite carte : touche l’endroit à regarder
board-whole = Voir toute la carte
board-near = Voir la carte de près
board-nobody = personne
board-you = toi
board-rats = { $rats ->
        [0] aucun rat
        [one] 1 rat
       *[other] { $rats } rats
    }
board-plague-here = La peste est ici
board-camel-here = Le chameau est ici
board-on-table = sur la table
board-held = chez { $seat }
board-hit-now = touchée
board-danger = Les rats au signe « { $symbol } » mordent qui tient cette carte. Il y en a { $all } ; { $turned } déjà révélés.
board-take-it = Prendre cette carte
board-take-from = La prendre à { $seat }
board-you-can = Tu peux
board-settle = { $citizens ->
        [one] Installer 1 citoyen ici
       *[other] Installer { $citizens } citoyens ici
    }
board-settle-none = Personne ne peut s’installer ici : il n’y a pas de rat.
board-majority-you = tu as la majorité
board-majority = majorité : { $names }
board-rat-number = Rat { $rat }
board-rat-of = { $region }, rat { $rat }
board-by-sea = par mer
board-sea-neighbour = { $region } (par mer)
board-plague-would = { $more ->
        [0] Si la peste vient ici, aucun nouveau rat n’arrive.
        [one] Si la peste vient ici ({ board-rats }), 1 nouveau rat arrive à côté.
       *[other] Si la peste vient ici ({ board-rats }), { $more } nouveaux rats arrivent à côté.
    }
board-plague-chosen = La peste va vers : { $region }. { $more ->
        [0] Aucun nouveau rat.
        [one] { board-rats } sur place, donc 1 nouveau à côté.
       *[other] { board-rats } sur place, donc { $more } nouveaux à côté.
    }
board-known = rat { $rat } : seuil { $limit }
board-plague-in = La peste : { $region }
board-limit = Seuil { $limit }.
board-limit-lowered = Seuil { $limit } moins { $less }.
board-strikes = { $citizens ->
        [one] Avec 1 citoyen, l’épidémie éclate.
       *[other] Avec { $citizens } citoyens, l’épidémie éclate.
    }
board-spares = { $citizens ->
        [one] Avec 1 citoyen seulement, rien ne se passe.
       *[other] Avec { $citizens } citoyens seulement, rien ne se passe.
    }
board-hit = { $symbol } : { $names }.
board-hit-nobody = { $symbols } : personne ici.
board-turning = Le rat suivant se retourne. Ici : { $citizens }.
board-face-down = Pas encore révélés : { $left } sur { $all }
board-by-limit = combien pour chaque seuil
board-left-of = { $left } sur { $all }
board-rats-left = { $left ->
        [one] rat restant
       *[other] rats restants
    }
board-end-came = { board-rats-left } : c’est la fin
board-end-short = À 0 : manche finale, puis chaque région souffre.
board-end-warning = Quand la réserve de rats est vide, ou que quelqu’un a tous ses citoyens sur le plateau, la manche finale commence. Puis chaque région subit la peste.
board-note = Note de la Sorcière
board-note-only = Rien que pour toi. Elle suit les rats.
board-living = Citoyens vivants
board-supply = { $supply } en réserve
board-supplies = Citoyens encore en réserve
board-safe = { $safe } à l’abri
board-final-round = Manche finale, sens antihoraire
board-all-suffer = puis chaque région souffre
board-act = Installe, prends une carte, joue tes cartes : dans l’ordre voulu
board-key-increase = Installer
board-key-take = Prendre une carte
board-act-on = Autre chose avant que la peste avance ?
board-anywhere = Touche la région de ton choix.
board-nothing-done = Tu n’as encore rien fait. Continuer quand même ?
board-to-plague = À la peste
board-to-plague-sure = Oui, à la peste
board-done = Fini
board-put-back = Reposer
board-not-that = Plutôt pas
board-any-order = Peu importe l’ordre
board-moving = Marchand : { $citizens ->
        [one] 1 citoyen
       *[other] { $citizens } citoyens
    }, { $source } → { $target }
board-rats-placed = Les nouveaux rats sont placés. Puis la peste frappe.
board-idle-not-now = Les cartes se jouent et se prennent à ton tour, avant que la peste avance.
board-idle-used = Tu l’as déjà jouée ce tour-ci.
board-idle-taken = Tu as déjà pris une carte ce tour-ci.
board-idle-settled = Tu as déjà installé des citoyens ce tour-ci.
board-idle-final-round = Dans la manche finale, tu ne joues que les cartes que tu as.
board-idle-asked-later = Rien à toucher ici : on te demandera le moment venu.
board-idle-with-the-plague = Elle agit quand tu déplaces la peste.
board-idle-no-move = Aucun rat ne peut être déplacé.
board-idle-no-rats = Il n’y a aucun rat sur le plateau.
board-idle-no-citizens = Tu n’as aucun citoyen sur le plateau.
board-idle-no-safe-region = Aucun de tes citoyens n’est dans une région sans rats.
board-idle-no-supply = Ta réserve est vide.
board-idle-no-largest-area = Quelqu’un d’autre a un territoire au moins aussi grand que le tien.
board-idle-nobody-here = Tu n’as aucun citoyen ici.
board-idle-rats-here = Il y a des rats ici.
board-idle-no-rats-here = Il n’y a pas de rat ici.
board-idle-no-room-near = Toutes les régions voisines ont trois rats.
board-idle-far-from-camel = Le chameau n’arrive pas ici en un seul pas.
board-go-place-citizens = Installer : { $region }
board-go-move-plague = Aller vers : { $region }
board-go-add-rat = Placer les rats
board-go-add-extra-rat = Ajouter : { $region }
board-go-look-at-rat = Regarder : { $region }, rat { $rat }
board-go-flee = Fuir : { $region }
board-go-choose-region = Ensuite : { $region }
board-go-choose-next-rat = Retourner le rat { $rat }
board-go-move-citizens = En déplacer { $citizens }
board-go-use-bonus = En installer { $citizens }
board-go-increase-population = Installer : { $region }
board-go-choose-source = De : { $region }
board-go-choose-target = Vers : { $region }
board-go-carry-from = De : { $region }
board-go-carry-to = Vers : { $region }
board-go-move-rat = Vers : { $region }
board-go-save-citizen = Au havre : { $region }
board-go-move-camel = Chameau vers : { $region }
board-go-place-finally = Installer : { $region }
board-go-place-kept-citizens = Placer : { $region }

## Chiffres

luck-about = ce qu’ont fait les rats, face à ce qu’on attendait
luck-count = { $count } citoyens perdus, on attendait { $expected }
took-citizens = Citoyens perdus, selon le tour où c’est arrivé
took-cards = Cartes de classe
took-nobody = Dernière peste
## Raisons d’une réponse, dans un conseil ou une analyse : à quoi elle mène en moyenne, comparée à d’autres.
## Raisons d’une réponse, dans un conseil ou une analyse : à quoi elle mène en moyenne, comparée à d’autres.
## La première partie.

guide-goal-title = Les citoyens sont des points
guide-goal = Il faut *le plus de citoyens sur la carte* à la fin. Tu en as vingt.
guide-settle-title = Choisis un foyer
guide-settle = Mets deux citoyens dans une région. *Pour commencer, toutes se valent.*
guide-doctor-title = La peste
guide-doctor = Voici la peste. *Elle avance à chaque tour*, toujours dans une région voisine.
guide-grow-title = Les rats attirent du monde
guide-grow = Tu peux ajouter des citoyens dans une région. *Un pour chaque rat sur place.*
guide-cards-title = Cartes : un pouvoir qui coûte
guide-cards = Tu peux prendre une carte par tour, même aux autres. *Elle t’aide, mais les rats la remarquent.*
guide-move-title = Tu mènes la peste
guide-move = Avance maintenant la peste d’une région. *Envoie-la chez les autres, pas chez toi.*
guide-spread-title = De nouveaux rats
guide-spread = Où la peste trouve des rats, d’autres courent à côté. *Tu dis où.*
guide-limit-title = Quand un rat frappe
guide-limit = La peste retourne ses rats, un par un. *Un rat ne frappe que s’il y a assez de monde.*
guide-symbols-title = Qui elle touche
guide-symbols = Un rat touche le plus grand groupe et *qui tient son signe*. Moins de cartes, moins de risques.
guide-haven-title = Le refuge
guide-haven = Avec le Roi, un citoyen peut gagner ce lieu. *Aucun rat n’y vient jamais.*
guide-end-title = Comment ça finit
guide-end = Quand ces rats sont épuisés, la fin commence. *Alors la peste passe dans chaque région.*
guide-enough-title = Tu en sais assez
guide-enough = Tu sais maintenant vivre avec les rats. *Joue jusqu’au bout, ou arrête-toi ici.*
guide-final-title = Une dernière fois
guide-final = Il n’y a plus de rats. *Tes cartes servent encore une fois*, puis la peste va partout.
guide-over-title = C’est tout
guide-over = Voilà une partie entière de Rattus ! *Chaque citoyen encore sur la carte est un point.*
## Raisons d’une réponse, dans un conseil ou une analyse : à quoi elle mène en moyenne, comparée à d’autres.

reason-count-citizens = { $way ->
    [more] { $amount ->
        [one] { $amount } citoyen de plus
       *[other] { $amount } citoyens de plus
    }
   *[less] { $amount ->
        [one] { $amount } citoyen de moins
       *[other] { $amount } citoyens de moins
    }
}
reason-count-cards = { $way ->
    [more] { $amount ->
        [one] { $amount } carte de classe de plus
       *[other] { $amount } cartes de classe de plus
    }
   *[less] { $amount ->
        [one] { $amount } carte de classe de moins
       *[other] { $amount } cartes de classe de moins
    }
}
reason-count-regions = { $way ->
    [more] { $amount ->
        [one] { $amount } région de plus
       *[other] { $amount } régions de plus
    }
   *[less] { $amount ->
        [one] { $amount } région de moins
       *[other] { $amount } régions de moins
    }
}
reason-citizens = environ { reason-count-citizens } sur la carte
reason-haven = environ { reason-count-citizens } au refuge
reason-risk = environ { reason-count-citizens } en danger
reason-cards = environ { reason-count-cards }
reason-homes = citoyens sans rats dans environ { reason-count-regions }
reason-growth = { $way ->
    [more] des citoyens à placer plus longtemps
   *[less] les citoyens à placer s’épuisent plus tôt
}
reason-bread = { $way ->
    [more] environ { $amount } de pain en plus
   *[less] environ { $amount } de pain en moins
}
reason-spread = citoyens dans environ { reason-count-regions }
