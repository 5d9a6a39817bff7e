## RatLand en français.

title = RatLand
tagline = tous à la fois
about = Des clans de rats se partagent les égouts d’une ville : envoie-les au fromage, pille les voisins, agrandis la famille, nourris-les tous.
sources = Les livrets donnent tous les nombres de ce jeu, sauf les neuf cartes Nourriture : celles-ci suivent une description
    publique du jeu, et personne ici ne les a comparées avec une boîte. Là où les livrets se taisent, nous avons décidé
    nous-mêmes ; les règles l’appellent chaque fois règle de la maison. Si tu as le jeu, corrige les cartes dans une copie du
    fichier de données et joue avec --set data=FILE.

## Chapitres des règles, comme titres du récit. Neuf colonnes au plus.

chapter-1 = départ
chapter-2 = tour
chapter-3 = événement
chapter-4 = rats
chapter-5 = attaque
chapter-6 = maternité
chapter-7 = retour
chapter-8 = fromage
chapter-9 = repas
chapter-10 = fin
chapter-11 = événement
chapter-12 = plateau
chapter-13 = clan
chapter-14 = livret

## Les phases d’un tour, comme elles figurent sur le rail.

phase-setup = départ
phase-event = événement
phase-rats = rats
phase-attack = attaque
phase-births = maternité
phase-return = retour
phase-cheese = fromage
phase-feeding = repas
phase-end = fin

## Noms. `.short` sert là où la place manque.

name-dump = décharge
name-city = ville
name-field = champ
name-left-pipe = conduit gauche
    .short = conduit G
name-right-pipe = conduit droit
    .short = conduit D
name-pantry = garde-manger
    .short = garde-m.
name-nursery = maternité
name-infirmary = infirmerie
name-lost = en vadrouille
    .short = vadrouille
name-alarm = fromage caché

name-yellow = jaune
name-orange = orange
name-white = blanc
name-black = noir
name-purple = violet
name-blue = bleu

name-abundance = Abondance
name-massive-attacks = Attaque massive
name-visiting-cousin = Visite du cousin
name-rat-with-a-helmet = Rat casqué
name-we-did-it = Yellow is the new black
name-drunk = Ivre
name-sound-the-alarm = Planquez le fromage
name-just-in-time = Juste à temps
name-holy-rat = Sacré rat
name-end-of-game = Fin de partie
name-dr-cheese = Ralchimiste
name-rattibal-lector = Rattibal Lecter
name-tacticians = Stratèges
name-locked-and-loaded = Prêts à tout

name-recycler = Recycleurs
name-mutant = Mutants
name-explorer = Explorateurs
name-scavenger = Charognards
name-alchemist = Alchimistes
name-ninja = Ninjas
name-family = Reproducteurs
name-warrior = Guerriers
name-musician = Musiciens
name-sports = Sportifs
name-corrupt = Corrompus
name-seer = Devins

name-standard = standard
name-aggressive = agressif

name-clans = Clans à pouvoirs
name-false = non
name-true = oui
name-boards = Plateaux
name-secret = au choix de chacun, en secret
name-rulebook = Livret de règles
name-spanish_english = espagnol et anglais
name-german = allemand
name-french = français
name-food_order = Ordre des cartes Nourriture
name-shuffled = mélangées
name-ascending = de 1 à 9, pour les premières parties
name-start_player = Premier joueur actif
name-random = tiré au sort
name-first_seat = la première place

# Six lettres différentes ; la légende de la table les répète.
letter-yellow = J
letter-orange = O
letter-white = B
letter-black = N
letter-purple = V
letter-blue = U

## Ce que ça fait : en une phrase, assez courte pour une ligne du terminal.

about-abundance = Chacun reçoit un fromage, tout de suite.
about-massive-attacks = Tout conduit occupé attaque comme s’il comptait un rat de plus.
about-visiting-cousin = Un rat de plus rejoint aussitôt chaque clan, à déployer dès ce tour.
about-rat-with-a-helmet = Quand tu pioches dans une zone, tu peux remettre un morceau dans le sac.
about-we-did-it = Le noir compte comme du jaune : un fromage, et aucun départ.
about-drunk = Le plus grand clan donne aussitôt un de ses rats sains au plus petit.
about-sound-the-alarm = Tu peux mettre un fromage à la maternité, à l’abri des voleurs.
about-just-in-time = Ce tour-ci, les rats empoisonnés et en vadrouille peuvent être déployés.
about-holy-rat = Un rat sort aussitôt de chaque cimetière et rejoint la réserve.
about-end-of-game = La partie s’arrête là : ce tour ne se joue plus.
about-dr-cheese = Deux morceaux blancs que tu pioches dans la même zone en font un jaune.
about-rattibal-lector = Avant le repas du clan, tu peux échanger un rat contre un fromage.
about-tacticians = Chaque zone où tu n’as envoyé aucun rat te rapporte un fromage.
about-tacticians-german = Chaque section où tu n’as envoyé aucun rat te rapporte un fromage.
about-locked-and-loaded = Garde-manger et maternité : trois rats au plus, qui gardent et procréent.

about-recycler-first = Un morceau de plus à la décharge si un rat y est (règle de la maison).
about-recycler-second = Jusqu’à deux morceaux blancs de la décharge comptent comme jaunes.
about-recycler-second-french = Deux morceaux blancs de la décharge comptent comme un seul jaune.
about-mutant-first = Pour toi, le violet compte comme du jaune : un fromage, sans poison.
about-mutant-second = Pour toi, le violet compte comme de l’orange : deux fromages, sans poison.
about-explorer-first = Tes rats de retour de vadrouille te rapportent un fromage en tout.
about-explorer-second = Chaque rat qui revient de vadrouille te rapporte un fromage.
about-scavenger-first = Tu peux piocher un reste par tour, là où tu n’as envoyé aucun rat.
about-scavenger-second = Dans chaque zone, tu peux piocher un reste, même si tu y as des rats.
about-scavenger-second-german = Dans chaque zone où tu n’as envoyé aucun rat, tu peux piocher un reste.
about-scavenger-second-french = Dans chaque zone où tu n’as envoyé aucun rat, tu peux piocher un reste.
about-alchemist-first = Après le repas, tu peux transformer un fromage en rat.
about-alchemist-second = Après le repas, tu peux transformer jusqu’à deux fromages en rats.
about-ninja-first = Si deux rats seulement attaquent, par un conduit, ils volent un fromage.
about-ninja-second = Tout conduit avec exactement un rat vole toujours un fromage.
about-family-first = Si tu n’as envoyé aucun rat à la maternité, un petit naît quand même.
about-family-second = Chaque tour, un petit de plus naît chez toi.
about-warrior-first = Les morceaux noirs ne te font rien.
about-warrior-second = Les morceaux noirs ne te font rien, et tu défends avec deux rats de plus.
about-musician-first = En fin de tour, le rival qui a le plus de fromages t’en donne un.
about-musician-second = En fin de tour, les trois rivaux les mieux pourvus te donnent un fromage.
about-sports-first = Une fois tout révélé, tu peux déplacer un de tes rats.
about-sports-second = Une fois tout révélé, tu peux déplacer jusqu’à trois de tes rats.
about-corrupt-first = Dans une zone par tour, tu peux ajouter au sac un morceau au choix.
about-corrupt-second = Dans chaque zone, tu peux ajouter au sac un morceau au choix.
about-seer-first = Tu connais d’avance le prochain événement ; les autres, non.
about-seer-second = Tu connais d’avance l’événement et la nourriture à venir ; les autres, non.

about-standard = Tes attaques ne blessent personne, et chaque rat envoyé dehors pioche un morceau.
about-aggressive = Tes attaques tuent et blessent, mais tu pioches partout un morceau de moins.
about-aggressive-french = Ton attaque et ta défense tuent, mais tu pioches partout un morceau de moins.
about-aggressive-raid = Une attaque plus forte que la défense tue un défenseur ; sinon, l’attaquant perd un rat.
about-aggressive-defence = Qui a un plateau agressif et repousse une attaque tue un des rats qui attaquent.
about-aggressive-draw = Avec un plateau agressif, tu pioches un morceau de moins dans chaque zone.
about-aggressive-area = Le clan qui a le plus de rats dans une zone, s’il est agressif, y blesse un rat d’un autre clan.

about-option-clans = Chacun mène un clan doté d’un pouvoir, qui change une fois vers la fin.
about-option-boards = Avec les plateaux agressifs, les rats se battent : le même pour tous, ou un choix secret.
about-option-rulebook = Les livrets imprimés diffèrent sur cinq points (RL-14). La table choisit celui qu’elle suit.
about-option-food_order = Les cartes qui disent ce que contiennent les zones : mélangées, ou dans l’ordre des numéros.
about-option-start_player = Qui l’emporte aux égalités du premier tour ; à chaque tour, cela passe à gauche.

## Questions.

# Où cela se passe, et quel sac : toute phrase avec $area peut s’en servir.
area-where = { $area-id ->
        [city] en { $area }
        [field] au { $area }
       *[other] à la { $area }
    }
area-bag = le sac { $area-id ->
        [field] du { $area }
       *[other] de la { $area }
    }

prompt-deploy = { $zone-id ->
        [alarm] Tous les rats sont placés. Caches-tu un fromage aux voleurs ?
       *[other] { zone-asked } { $rats ->
            [0] Il n’en reste aucun à placer.
            [one] Il en reste un à placer.
           *[other] Il en reste { $rats } à placer.
        }
    }
zone-asked = { $zone-id ->
        [dump] Combien de rats montent à la décharge ?
        [city] Combien de rats montent en ville ?
        [field] Combien de rats montent au champ ?
        [left-pipe] Combien de rats attaquent par le conduit gauche ?
        [right-pipe] Combien de rats attaquent par le conduit droit ?
        [pantry] Combien de rats défendent le garde-manger ?
        [infirmary] Combien de rats empoisonnés quittent l’infirmerie ?
        [lost] Combien de rats reviennent de vadrouille ?
       *[nursery] Combien de rats vont à la maternité ?
    }
waiting-deploy = { $count ->
        [one] { $names } place encore ses rats derrière le paravent.
       *[other] { $names } placent encore leurs rats derrière leurs paravents.
    }

prompt-choose-clan = Tu reçois deux clans. Lequel gardes-tu ?
waiting-choose-clan = { $count ->
        [one] { $names } choisit un clan.
       *[other] { $names } choisissent leurs clans.
    }
prompt-choose-board = Sur quel plateau joues-tu ? Tous sont révélés ensemble.
waiting-choose-board = { $count ->
        [one] { $names } choisit un plateau.
       *[other] { $names } choisissent leurs plateaux.
    }
prompt-redeploy = Les paravents sont levés. Déplaces-tu un rat ? Tu peux encore en déplacer { $moves ->
        [one] un
       *[other] jusqu’à { $moves }
    }.
waiting-redeploy = { $names } peut encore déplacer un rat.
prompt-add-piece = Ajoutes-tu un morceau dans { area-bag } ?
waiting-add-piece = { $names } peut ajouter un morceau dans le sac.
prompt-wound-rat = Tu as le plus de rats { area-where } : à qui est le rat qu’ils blessent ?
waiting-wound-rat = { $names } choisit quel rat blesser.
prompt-put-back = Tu as pioché { area-where }. Remets-tu un morceau dans le sac ?
waiting-put-back = { $names } peut remettre un morceau.
prompt-scavenge = Il y a des restes { area-where }. Pioches-tu un morceau ?
waiting-scavenge = { $names } peut piocher un reste.
prompt-trade-rats = Échanges-tu un rat contre un fromage avant le repas du clan ?
waiting-trade-rats = { $count ->
        [one] { $names } peut échanger un rat contre un fromage.
       *[other] { $names } peuvent échanger un rat contre un fromage.
    }
prompt-turn-cheese = Ton clan a mangé. Transformes-tu du fromage en rats ?
waiting-turn-cheese = { $names } peut transformer du fromage en rats.

# Toute phrase avec $rats peut s’en servir ; « aucun » demande deux-points ou une liste.
rats-counted = { $rats ->
        [0] aucun rat
        [one] 1 rat
       *[other] { $rats } rats
    }

option-dump = { rats-counted } à la décharge
option-city = { rats-counted } en ville
option-field = { rats-counted } au champ
option-left-pipe = { rats-counted } dans le conduit gauche
option-right-pipe = { rats-counted } dans le conduit droit
option-pantry = { rats-counted } de garde au garde-manger
option-nursery = { rats-counted } à la maternité
option-infirmary = { rats-counted } de l’infirmerie
option-lost = { rats-counted } de retour de vadrouille
option-alarm = { $rats ->
        [0] ne rien cacher
        [one] cacher un fromage à la maternité
       *[other] cacher { $rats } fromages à la maternité
    }
option-clan = { $clan }
option-board = plateau { $board }
option-stay = ne rien déplacer
option-move = { $source } → { $target }
option-pass = ne pas toucher au sac
option-add = ajouter un morceau { $piece }
option-draw = piocher un morceau
option-wound = blesser un rat chez { $player }
option-keep = tout garder
option-put-back = remettre un morceau { $piece }
option-trade-healthy = échanger un rat sain contre un fromage
option-trade-poisoned = échanger un rat empoisonné contre un fromage
option-turn = { $cheese ->
        [0] garder le fromage
        [one] transformer 1 fromage en rat
       *[other] transformer { $cheese } fromages en { $cheese } rats
    }
event-rulebook-opened = Cette table joue selon le livret { $rulebook }.

## Ce qui s’est passé. Jamais « de » devant un nom de joueur : il faudrait parfois l’élider.

event-turn-began = Le tour { $turn } commence. { $active } l’emporte à chaque égalité.
event-event-revealed = { $card-id ->
        [end-of-game] La plaque d’égout se soulève : { $card } !
       *[other] Événement du tour : { $card }
    }
event-food-revealed = La carte Nourriture { $card } est révélée.
event-rats-gathered = Tous les rats rentrent et sont répartis de nouveau.
event-rats-placed = { $seat } place { $rats ->
        [0] 0 rat
       *[other] { rats-counted }
    } : { $zone }.
    .also = { rats-counted } : { $zone }
event-deployment-ready = { $seat } a terminé.
event-rats-deployed = { $seat } répartit : { $zones }.
event-cheese-stolen = { $thief } vole { $cheese ->
        [one] { $cheese } fromage
       *[other] { $cheese } fromages
    } à { $victim } : { $strength } contre { $defence }.
    .you-thief = { $cheese ->
            [one] tu as volé { $cheese } fromage à { $victim }
           *[other] tu as volé { $cheese } fromages à { $victim }
        }
    .you-victim = { $cheese ->
            [one] { $thief } t’a volé { $cheese } fromage
           *[other] { $thief } t’a volé { $cheese } fromages
        }
event-attack-repelled = { $thief } attaque { $victim } et n’obtient rien : { $is_defended ->
        [1] { $strength } contre { $defence } ne suffit pas.
       *[0] il n’y a plus de fromage à voler.
    }
event-rats-born = { $rats ->
        [one] { $rats } petit naît
       *[other] { $rats } petits naissent
    } chez { $seat }.
    .also = { $rats } chez { $seat }
    .you-seat = { $rats ->
            [one] { $rats } petit est né chez toi
           *[other] { $rats } petits sont nés chez toi
        }
event-rats-returned = De retour chez { $seat } : { $poisoned } de l’infirmerie, { $lost } de vadrouille.
event-bag-filled = Dans { area-bag } : { $pieces }.
event-pieces-drawn = { $seat } pioche { area-where } : { $pieces }.
event-cheese-found = { $seat } trouve { $cheese ->
        [one] { $cheese } fromage
       *[other] { $cheese } fromages
    }.
    .then = Trouve { $cheese ->
            [one] { $cheese } fromage
           *[other] { $cheese } fromages
        }.
    .you-seat = { $cheese ->
            [one] tu as trouvé { $cheese } fromage
           *[other] tu as trouvé { $cheese } fromages
        }
event-rat-left = Chez { $seat }, un rat retourne dans la réserve ({ $place }).
    .then = Un rat retourne dans la réserve ({ $place }).
    .you-seat = { $count ->
            [one] { $count } de tes rats est parti
           *[other] { $count } de tes rats sont partis
        }
event-rat-poisoned = Chez { $seat }, un rat est empoisonné ({ $place }).
    .then = Un rat est empoisonné ({ $place }).
    .you-seat = { $count ->
            [one] { $count } de tes rats a été empoisonné
           *[other] { $count } de tes rats ont été empoisonnés
        }
event-rat-lost = Chez { $seat }, un rat part en vadrouille ({ $place }).
    .then = Un rat part en vadrouille ({ $place }).
    .you-seat = { $count ->
            [one] { $count } de tes rats est en vadrouille
           *[other] { $count } de tes rats sont en vadrouille
        }
event-bag-emptied = On range ce qui reste dans { area-bag }.
event-clan-fed = Repas chez { $seat } : { rats-counted }, { $cheese ->
        [one] { $cheese } fromage
       *[other] { $cheese } fromages
    }.
event-rats-starved = Trop peu de fromage : { $rats ->
        [one] { $rats } rat meurt
       *[other] { $rats } rats meurent
    } de faim chez { $seat }.
    .you-seat = { $rats ->
            [one] { $rats } de tes rats est mort de faim
           *[other] { $rats } de tes rats sont morts de faim
        }
event-clan-chosen = { $seat } a choisi un clan.
event-clan-revealed = { $seat } joue le clan des { $clan }.
event-board-chosen = { $seat } a choisi un plateau.
event-board-revealed = { $seat } joue sur un plateau { $board-id ->
        [aggressive] agressif
       *[standard] standard
    }.
event-cheese-for-all = Chacun reçoit { $cheese ->
        [one] { $cheese } fromage
       *[other] { $cheese } fromages
    }.
event-rat-joined = Un cousin en visite rejoint { $seat }.
    .also = { $seat }
event-rat-given = { $giver } donne un rat à { $receiver }.
event-graveyard-cleared = Chez { $seat }, { $rats ->
        [one] { $rats } rat passe
       *[other] { $rats } rats passent
    } du cimetière à la réserve.
event-cheese-hidden = { $seat } a caché { $cheese ->
        [one] { $cheese } fromage
       *[other] { $cheese } fromages
    } à la maternité.
event-alarm-over = Les attaques sont finies : le fromage caché ressort.
event-rat-moved = { $seat } déplace un rat : { $source } → { $target }.
event-move-declined = { $seat } ne déplace plus de rat.
event-rat-killed = { $is_repelled ->
        [1] En se défendant, { $killer } tue
       *[0] En attaquant, { $killer } tue
    } un rat à { $seat } ({ $place }).
    .you-seat = { $count ->
            [one] { $killer } t’a tué { $count } rat
           *[other] { $killer } t’a tué { $count } rats
        }
event-cheese-brought = De retour de vadrouille, des rats rapportent { $cheese ->
        [one] { $cheese } fromage
       *[other] { $cheese } fromages
    } à { $seat }.
event-cheese-for-absence = { $seat } reçoit { $cheese ->
        [one] { $cheese } fromage
       *[other] { $cheese } fromages
    } pour les endroits sans rats.
event-piece-added = { $seat } ajoute un morceau { $piece } dans { area-bag }.
event-bribe-declined = { $seat } n’ajoute rien dans le sac.
event-rat-wounded = { $fighter } blesse un rat à { $seat }, { area-where }.
    .you-seat = { $count ->
            [one] { $fighter } t’a blessé { $count } rat
           *[other] { $fighter } t’a blessé { $count } rats
        }
event-piece-put-back = { $seat } remet un morceau { $piece }.
event-piece-kept = { $seat } garde tous les morceaux.
event-pieces-counted = Pour { $seat }, cela compte comme : { $pieces }.
    .then = Cela compte comme : { $pieces }.
event-scraps-declined = { $seat } ne pioche pas de reste.
event-trade-ready = { $seat } a pris sa décision.
event-rat-traded = { $seat } échange un rat ({ $place }) contre 1 fromage.
event-alchemy-offered = { $seat } peut transformer du fromage en rats.
event-cheese-turned = { $seat } transforme { $rats ->
        [one] { $rats } fromage en rat
       *[other] { $rats } fromages en { $rats } rats
    }.
event-alchemy-declined = { $seat } ne transforme pas de fromage.
event-cheese-given = { $giver } donne 1 fromage à { $receiver } pour la musique.
event-game-ended = Les égouts sont à { $winners }. Points : { $scores }.

## La fin de la partie.

name-living = rats vivants
name-dead = cimetière
tie-most-cheese = { $names } ont autant de points ; le clan avec le plus de fromage passe devant : { $measures }.

## La table dans le terminal.

table-heading = tour { $turn }, sur { $fewest } à { $most }
table-heading-before = avant le premier tour
table-heading-over = après { $turn ->
        [one] { $turn } tour
       *[other] { $turn } tours
    }
table-sewer = Chez { $name }
table-left = encore { $rats } à placer
table-placed = tous placés
# Ce qui occupe la table quand on ne déploie pas soi-même, en peu de mots.
table-end = à la fin
table-phase-choose-clan = avant le premier tour
table-phase-choose-board = avant le premier tour
table-phase-redeploy = paravents levés
table-phase-trade-rats = avant le repas
table-phase-turn-cheese = après le repas
table-drawn = pioché : { $pieces }
table-phase-add-piece = en quête de fromage
table-phase-wound-rat = combat avant la pioche
table-phase-scavenge = après la pioche
table-rats = rats
table-cheese = from.
table-poisoned = inf.
table-lost = vad.
# Le cimetière, en deux lettres au plus.
table-graveyard = †
table-active = départage
table-aggressive = agressif
# Dix colonnes les deux premières ; la nourriture, autant que le plus long nom de zone et un blanc.
table-event = Événement {""}
table-clan = Clan {"     "}
table-food = Menu {"    "}
table-food-cards = { $count ->
        [one] carte { $cards }
       *[other] cartes { $cards }
    }
table-next = Ensuite : { $cards }
table-next-food = { $count ->
        [one] carte Nourriture { $cards }
       *[other] cartes Nourriture { $cards }
    }
table-pile = réserve : { $rats } { $rats ->
        [one] rat
       *[other] rats
    }
table-defends = défend
table-breeds = naissances
table-litter = +1 par rat
table-not-deployed = pas à deux
table-target = { $cheese } { $cheese ->
        [one] fromage
       *[other] fromages
    }
table-status-infirmary = infirmerie { $rats }
table-status-lost = vadrouille { $rats }
table-status-graveyard = cimetière { $rats }
table-feeding = { $rats ->
        [one] { $rats } rat mange
       *[other] { $rats } rats mangent
    } { $cost } { $cost ->
        [one] fromage
       *[other] fromages
    } ; tu en as { $cheese }.
table-legend = J 1 fromage · O 2 · B rien
table-legend-strikes = N rat parti · V empoisonné · U vadrouille

info-clans = Clans
info-first = I
info-second = II
info-sides = Le premier côté vaut jusqu’au premier événement final ; le second prend alors sa place.
info-board = plateau agressif
info-boards = Plateaux agressifs
info-rats = Où sont les rats
info-feeding = Repas : rats dans les égouts et fromage qu’il leur faut
info-feeding-beyond = plus de { $rats } : { $beyond ->
        [one] { $beyond } fromage
       *[other] { $beyond } fromages
    } de plus par rat
mark-poisoned = empoisonnés à l’infirmerie
mark-lost = rats en vadrouille
mark-graveyard = rats morts au cimetière
mark-active = l’emporte en cas d’égalité
mark-choosing = le nombre que tu choisis
mark-undecided = pas encore décidé
mark-pipe = le voisin où mène le tuyau, avec le fromage qu’il a
info-rulebook = Livret de règles : { $rulebook }

rules-summary = Répartis tous tes rats en secret entre sept sections. Les sorties donnent du fromage, les conduits en volent, le
    garde-manger le protège, la maternité fait grandir le clan. Puis on nourrit les clans ; pour chaque fromage qui manque, un
    rat meurt. Celui qui a le plus de rats vivants, moins les morts, l’emporte.
rules-summary-clans = Chaque clan a ses propres pouvoirs.
rules-summary-aggressive = Les plateaux marqués ! sont agressifs ; i dit ce que cela change.

## Le plateau sur la page.

board-place = { $rats ->
        [one] Place encore un rat
       *[other] Place encore { $rats } rats
    }
board-all-placed = Tous les rats sont placés. Verrouille quand cela te convient.
board-all-here = Tous ici
board-last-turn = Comme avant
board-clear = Vider
board-no-room-chosen = Choisis d’abord une zone.
board-no-last-turn = Tu n’as pas encore déployé dans cette partie.
board-no-rats-placed = Aucun rat n’est encore placé.
board-no-rats-here = Il n’y a pas de rat ici.
board-full = Pas plus de { $rats } ici pour l’instant.
board-no-move = Aucun rat ne peut être déplacé ici.
board-no-cheese = Tu n’as pas de fromage à cacher.
board-mine = Mon égout
board-all = Tous les égouts
board-raids = chez { $name } : { $cheese ->
        [one] { $cheese } fromage
       *[other] { $cheese } fromages
    }
board-guards = défend des deux côtés
board-no-guards = les conduits défendent
board-breeds = un petit par rat
board-indoors = { $rats } au plus en garde-manger et maternité
board-back = de retour en phase 5
board-graveyard = au cimetière
board-graveyard-cost = −1 point chacun
board-feeding = Repas : { $rats } rats mangent { $cost }
board-feeding-enough = tu as { $cheese } · { $pups ->
        [0] sans petits
        [one] avec 1 petit
       *[other] avec { $pups } petits
    }
board-feeding-now = tu as { $cheese }
board-feeding-short = tu as { $cheese } : { $rats ->
        [one] 1 rat mourrait de faim
       *[other] { $rats } rats mourraient de faim
    }
board-join-infirmary = Empoisonnés à ajouter
board-join-lost = En vadrouille à ajouter
board-move-from = Choisis la section que quitte un rat.
board-move-to = Il quitte : { $zone }. Vers quelle section va-t-il ?
board-cards = Cartes du tour
board-starting-event = Événement initial
board-final-event = Événement final
board-food = Carte Nourriture { $cards } · { $pieces } morceaux
board-smells = Le contenu des zones
board-ties = Qui a envoyé le moins de rats pioche d’abord ; les égalités, dans cet ordre
board-bag = { $pieces ->
        [one] 1 morceau dans le sac
       *[other] { $pieces } morceaux dans le sac
    }
board-clan-side = Ton clan, côté { $side }
board-side-about = { $side } : { $about }
board-rats = rats
board-cheese = fromage
about-piece-yellow = 1 fromage
about-piece-orange = 2 fromages
about-piece-white = rien
about-piece-black = un rat part
about-piece-purple = un rat empoisonné
about-piece-blue = un rat en vadrouille

## Chiffres

luck-about = ce que valent les morceaux du sac : le fromage, moins un par rat touché
luck-count = valeur { $count }, on attendait { $expected }
took-cheese = Fromage
took-rats = Rats tués ou débauchés
took-wounded = Rats blessés
## Raisons d’une réponse, dans un conseil ou une analyse : à quoi elle mène en moyenne, comparée à d’autres.
## Raisons d’une réponse, dans un conseil ou une analyse : à quoi elle mène en moyenne, comparée à d’autres.
## La première partie.

guide-points-title = Les rats sont des points
guide-points = Chaque rat vivant à la fin vaut *un point*. Tu commences avec sept.
guide-exits-title = En haut : trouver du fromage
guide-exits = Les rats envoyés ici cherchent à manger. *Chacun tire une pièce* à l’aveugle.
guide-pieces-title = Ce qu’il y a dans les sacs
guide-pieces = Jaune : un fromage ; orange : deux ; blanc : rien. *Noir, violet et bleu font du mal à un rat.*
guide-feeding-title = Repas : tous mangent
guide-feeding = À la fin du tour, tes rats mangent ceci. *Pour chaque fromage manquant, un rat meurt.*
guide-nursery-title = Maternité : des rats en plus
guide-nursery = Chaque rat laissé ici en amène *un de plus*. Deux suffisent : un grand clan *mange beaucoup*.
guide-ready-title = Verrouiller : tous ensemble
guide-ready = Place tous tes rats avec + et −, puis verrouille. *Tout le monde montre les siens en même temps.*
guide-pipes-title = Conduits : voler du fromage
guide-pipes = Les rats d’un conduit volent du fromage à ce voisin. *Chaque garde là-bas en arrête un.*
guide-pantry-title = Garde-manger : garder ton fromage
guide-pantry = Les rats du garde-manger surveillent ton fromage. *Ils arrêtent les voleurs des deux côtés.*
guide-ill-title = Violet : un rat se repose
guide-ill = Un de tes rats a mangé quelque chose de mauvais. Il se repose ici *un tour*, puis il revient.
guide-graves-title = Les tombes coûtent des points
guide-graves = Il te manquait du fromage, alors un rat est mort. *Chaque tombe coûte un point.*
guide-event-title = Événements : un par tour
guide-event = Chaque tour apporte un événement, pour ce tour seulement. *Lis-le avant de placer tes rats.*
guide-enough-title = Tu en sais assez
guide-enough = Tu sais maintenant tout ce que font les rats. *Joue jusqu’au bout, ou arrête-toi ici.*
guide-last-title = La fin arrive d’un coup
guide-last = Après ce tour, la partie peut finir à tout moment. *Alors les rats comptent, pas le fromage.*
guide-over-title = C’est tout
guide-over = Voilà une partie entière de RatLand ! *Rats moins tombes : le plus de points gagne.*
## Raisons d’une réponse, dans un conseil ou une analyse : à quoi elle mène en moyenne, comparée à d’autres.

reason-count-rats = { $way ->
    [more] { $amount ->
        [one] { $amount } rat de plus
       *[other] { $amount } rats de plus
    }
   *[less] { $amount ->
        [one] { $amount } rat de moins
       *[other] { $amount } rats de moins
    }
}
reason-rats = environ { reason-count-rats }
reason-cheese = { $way ->
    [more] environ { $amount } de fromage en plus
   *[less] environ { $amount } de fromage en moins
}
reason-hunger = { $way ->
    [more] environ { reason-count-rats } ont faim
   *[less] environ { $amount ->
        [one] { $amount } rat de plus
       *[other] { $amount } rats de plus
    } mangent à leur faim
}
reason-poisoned = environ { reason-count-rats } à l’infirmerie
reason-lost = environ { reason-count-rats } en vadrouille
reason-cheese-around = { $way ->
    [more] environ { $amount } de fromage en plus à voler à côté
   *[less] environ { $amount } de fromage en moins à voler à côté
}
