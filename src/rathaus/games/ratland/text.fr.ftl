## RatLand en français.

title = RatLand
tagline = tous à la fois
about = Des clans de rats se partagent les égouts d’une ville : envoie-les au fromage, pille les voisins, agrandis la famille, nourris-les tous.

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
name-food_order = Ordre des cartes Nourriture
name-shuffled = mélangées
name-ascending = de 1 à 9, pour les premières parties

# Six lettres différentes ; la légende de la table les répète.
letter-yellow = J
letter-orange = O
letter-white = B
letter-black = N
letter-purple = V
letter-blue = U

## Ce que ça fait : en une phrase, assez courte pour une ligne du terminal.

about-abundance = Chacun reçoit aussitôt un fromage.
about-massive-attacks = Tout conduit occupé attaque comme s’il comptait un rat de plus.
about-visiting-cousin = Un rat de plus rejoint aussitôt chaque clan, à déployer dès ce tour.
about-rat-with-a-helmet = Quand tu pioches dans une zone, tu peux remettre un morceau dans le sac.
about-we-did-it = Le noir compte comme du jaune : un fromage, et aucun départ.
about-drunk = Le plus grand clan donne aussitôt un de ses rats sains au plus petit.
about-sound-the-alarm = Tu peux mettre un fromage à la maternité, à l’abri des voleurs.
about-just-in-time = Ce tour-ci, tu peux aussi déployer les empoisonnés et les vadrouilleurs.
about-holy-rat = Un rat sort aussitôt de chaque cimetière et rejoint la réserve.
about-end-of-game = La partie s’arrête là : ce tour ne se joue plus.
about-dr-cheese = Deux morceaux blancs que tu pioches dans la même zone en font un jaune.
about-rattibal-lector = Avant le repas du clan, tu peux troquer un rat contre un fromage.
about-tacticians = Chaque zone où tu n’envoies aucun rat te vaut un fromage.
about-locked-and-loaded = Garde-manger et maternité : trois rats au plus, gardes et parents.

about-recycler-first = À la décharge, tu pioches un morceau de plus que tu n’as envoyé de rats.
about-recycler-second = Jusqu’à deux morceaux blancs de la décharge comptent comme jaunes.
about-mutant-first = Pour toi, le violet compte comme du jaune : un fromage, sans poison.
about-mutant-second = Pour toi, le violet compte comme de l’orange : deux fromages, sans poison.
about-explorer-first = Tes rats de retour de vadrouille te rapportent un fromage en tout.
about-explorer-second = Chaque rat qui revient de vadrouille te rapporte un fromage.
about-scavenger-first = Une fois par tour, tu peux piocher un reste là où tu n’as pas de rat.
about-scavenger-second = Dans chaque zone, tu peux piocher un reste, avec ou sans rats.
about-alchemist-first = Après le repas, tu peux changer un fromage en rat.
about-alchemist-second = Après le repas, tu peux changer jusqu’à deux fromages en rats.
about-ninja-first = Si deux rats attaquent en tout, par le même conduit, un fromage est à toi.
about-ninja-second = Tout conduit avec exactement un rat vole un fromage à coup sûr.
about-family-first = Même sans rat à la maternité, un petit naît chez toi.
about-family-second = Chaque tour, un petit de plus naît chez toi.
about-warrior-first = Les morceaux noirs ne te font rien.
about-warrior-second = Les morceaux noirs ne te font rien, et tu défends avec deux rats de plus.
about-musician-first = En fin de tour, ton rival le plus riche te verse un fromage.
about-musician-second = En fin de tour, tes trois rivaux les plus riches te versent un fromage.
about-sports-first = Une fois tout révélé, tu peux déplacer un de tes rats.
about-sports-second = Une fois tout révélé, tu peux déplacer jusqu’à trois de tes rats.
about-corrupt-first = Dans une zone par tour, tu peux glisser dans le sac un morceau au choix.
about-corrupt-second = Dans chaque zone, tu peux glisser dans le sac un morceau au choix.
about-seer-first = Tu connais le prochain événement, et personne d’autre.
about-seer-second = Tu connais le prochain événement et la nourriture à venir, et nul autre.

about-standard = Les raids ne blessent personne, et chaque rat que tu envoies pioche un morceau.
about-aggressive = Tes raids tuent, ta supériorité blesse, mais tu pioches partout un morceau de moins.
about-aggressive-raid = Un raid plus fort que la défense tue un défenseur ; tout autre coûte un rat à l’assaillant.
about-aggressive-draw = Avec un plateau agressif, tu pioches un morceau de moins dans chaque zone.
about-aggressive-area = Qui a le plus de rats dans une zone, s’il est agressif, y blesse un rat d’un autre clan.

about-option-clans = Chacun mène son propre clan, avec un pouvoir qui change une fois vers la fin.
about-option-boards = Avec les plateaux agressifs, les rats se battent : le même pour tous, ou un choix secret.
about-option-food_order = Les cartes qui disent ce que contiennent les zones : mélangées, ou dans l’ordre des numéros.

## Questions.

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

prompt-choose-clan = Deux clans s’offrent à te suivre. Lequel gardes-tu ?
waiting-choose-clan = { $count ->
        [one] { $names } choisit un clan.
       *[other] { $names } choisissent leurs clans.
    }
prompt-choose-board = Sur quel plateau joues-tu ? Tous sont révélés ensemble.
waiting-choose-board = { $count ->
        [one] { $names } choisit un plateau.
       *[other] { $names } choisissent leurs plateaux.
    }
prompt-redeploy = Tout est révélé. Déplaces-tu un rat ? { $moves ->
        [one] Un seul peut encore bouger.
       *[other] Jusqu’à { $moves } peuvent encore bouger.
    }
waiting-redeploy = { $names } peut encore déplacer un rat.
prompt-add-piece = Glisses-tu un morceau dans le sac { $area-id ->
        [field] du { $area }
       *[other] de la { $area }
    } ?
waiting-add-piece = { $names } a une patte sur le sac.
prompt-wound-rat = Tu as le plus de rats { $area-id ->
        [city] en { $area }
        [field] au { $area }
       *[other] à la { $area }
    } : à qui est le rat qu’ils blessent ?
waiting-wound-rat = { $names } cherche la bagarre.
prompt-put-back = Tu as pioché { $area-id ->
        [city] en { $area }
        [field] au { $area }
       *[other] à la { $area }
    }. Remets-tu un morceau dans le sac ?
waiting-put-back = { $names } peut remettre un morceau.
prompt-scavenge = Il y a des restes { $area-id ->
        [city] en { $area }
        [field] au { $area }
       *[other] à la { $area }
    }. Pioches-tu un morceau ?
waiting-scavenge = { $names } flaire les restes.
prompt-trade-rats = Troques-tu un rat contre un fromage avant le repas du clan ?
waiting-trade-rats = { $count ->
        [one] { $names } hésite entre un rat et un fromage.
       *[other] { $names } hésitent entre un rat et un fromage.
    }
prompt-turn-cheese = Ton clan a mangé. Changes-tu du fromage en rats ?
waiting-turn-cheese = { $names } se penche sur la cornue.

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
option-trade-healthy = troquer un rat sain contre un fromage
option-trade-poisoned = troquer un rat empoisonné contre un fromage
option-turn = { $cheese ->
        [0] garder le fromage
        [one] changer 1 fromage en rat
       *[other] changer { $cheese } fromages en { $cheese } rats
    }

## Ce qui s’est passé. Jamais « de » devant un nom de joueur : il faudrait parfois l’élider.

event-turn-began = Le tour { $turn } commence. { $active } l’emporte à chaque égalité.
event-event-revealed = { $card-id ->
        [end-of-game] La plaque d’égout se soulève : { $card } !
       *[other] Événement du tour : { $card }
    }
event-food-revealed = La carte Nourriture { $card } est révélée.
event-rats-gathered = Un coup de sifflet, et tous les rats rentrent.
event-rats-placed = { $seat } place { $rats ->
        [0] 0 rat
       *[other] { rats-counted }
    } : { $zone }.
event-deployment-ready = C’est bon pour { $seat }.
event-rats-deployed = { $seat } envoie : { $zones }.
event-cheese-stolen = { $thief } vole { $cheese ->
        [one] { $cheese } fromage
       *[other] { $cheese } fromages
    } à { $victim } : { $strength } contre { $defence }.
event-attack-repelled = { $thief } attaque { $victim } pour rien : { $strength } contre { $defence }.
event-rats-born = { $rats ->
        [one] { $rats } petit naît
       *[other] { $rats } petits naissent
    } chez { $seat }.
event-rats-returned = De retour chez { $seat } : { $poisoned } de l’infirmerie, { $lost } de vadrouille.
event-bag-filled = Dans le sac { $area-id ->
        [field] du { $area }
       *[other] de la { $area }
    } : { $pieces }.
event-pieces-drawn = { $seat } pioche { $area-id ->
        [city] en { $area }
        [field] au { $area }
       *[other] à la { $area }
    } : { $pieces }.
event-cheese-found = { $seat } rapporte { $cheese ->
        [one] { $cheese } fromage
       *[other] { $cheese } fromages
    }.
event-rat-left = Un rat quitte { $seat } pour de bon ({ $place }).
event-rat-poisoned = Chez { $seat }, un rat s’empoisonne ({ $place }).
event-rat-lost = Chez { $seat }, un rat part en vadrouille ({ $place }).
event-bag-emptied = On range les restes { $area-id ->
        [field] du { $area }
       *[other] de la { $area }
    }.
event-clan-fed = Repas chez { $seat } : { rats-counted }, { $cheese ->
        [one] { $cheese } fromage
       *[other] { $cheese } fromages
    }.
event-rats-starved = Trop peu de fromage : { $rats ->
        [one] { $rats } rat meurt
       *[other] { $rats } rats meurent
    } de faim chez { $seat }.
event-clan-chosen = { $seat } a choisi un clan.
event-clan-revealed = { $seat } mène le clan des { $clan }.
event-board-chosen = { $seat } a choisi un plateau.
event-board-revealed = { $seat } joue sur un plateau { $board-id ->
        [aggressive] agressif
       *[standard] standard
    }.
event-cheese-for-all = Chacun reçoit { $cheese ->
        [one] { $cheese } fromage
       *[other] { $cheese } fromages
    }.
event-rat-joined = Un cousin s’installe chez { $seat } : 1 rat de plus.
event-rat-given = Un rat éméché quitte { $giver } et suit { $receiver }.
event-graveyard-cleared = { $rats ->
        [one] { $rats } rat sort
       *[other] { $rats } rats sortent
    } du cimetière chez { $seat }.
event-cheese-hidden = { $seat } a caché { $cheese ->
        [one] { $cheese } fromage
       *[other] { $cheese } fromages
    } à la maternité.
event-alarm-over = Les raids sont finis : le fromage caché ressort.
event-rat-moved = Chez { $seat }, un rat change d’avis : { $source } → { $target }.
event-move-declined = { $seat } ne déplace plus de rat.
event-rat-killed = { $seat } perd un rat, mort dans le raid ({ $place }).
event-cheese-brought = De retour de vadrouille, des rats rapportent { $cheese ->
        [one] { $cheese } fromage
       *[other] { $cheese } fromages
    } à { $seat }.
event-cheese-for-absence = { $seat } reçoit { $cheese ->
        [one] { $cheese } fromage
       *[other] { $cheese } fromages
    } pour son absence.
event-piece-added = { $seat } glisse un morceau { $piece } dans le sac { $area-id ->
        [field] du { $area }
       *[other] de la { $area }
    }.
event-bribe-declined = { $seat } ne touche pas au sac.
event-rat-wounded = { $fighter } blesse un rat à { $seat }, { $area-id ->
        [city] en { $area }
        [field] au { $area }
       *[other] à la { $area }
    }.
event-piece-put-back = { $seat } remet un morceau { $piece }.
event-piece-kept = { $seat } garde tous les morceaux.
event-pieces-counted = Pour { $seat }, cela compte comme : { $pieces }.
event-scraps-declined = { $seat } laisse les restes.
event-trade-ready = { $seat } a pris sa décision.
event-rat-traded = { $seat } troque un rat ({ $place }) contre 1 fromage.
event-alchemy-offered = { $seat } fait chauffer la cornue.
event-cheese-turned = { $seat } change { $rats ->
        [one] { $rats } fromage en rat
       *[other] { $rats } fromages en { $rats } rats
    }.
event-alchemy-declined = { $seat } laisse le fromage tel quel.
event-cheese-given = { $giver } verse 1 fromage à { $receiver } pour la musique.
event-game-ended = Les égouts sont à { $winners }. Points par place : { $scores }.

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
table-poisoned = mal.
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
table-status-infirmary = malades { $rats }
table-status-lost = vadrouille { $rats }
table-status-graveyard = morts { $rats }
table-feeding = { $rats ->
        [one] { $rats } rat mange
       *[other] { $rats } rats mangent
    } { $cost } { $cost ->
        [one] fromage
       *[other] fromages
    } ; tu en as { $cheese }.
table-legend = J 1 fromage · O 2 · B rien
table-legend-strikes = N rat parti · V malade · U vadrouille

info-clans = Clans
info-first = I
info-second = II
info-sides = Le premier côté vaut jusqu’au premier événement final ; le second prend alors sa place.
info-board = plateau agressif
info-boards = Plateaux agressifs
info-rats = Où sont les rats

rules-summary = Répartis tous tes rats en secret entre sept sections. Les sorties donnent du fromage, les conduits en volent, le
    garde-manger le protège, la maternité fait grandir le clan. Puis on nourrit les clans ; un fromage qui manque, c’est un rat
    qui meurt. Le plus de rats vivants, moins les morts, l’emporte.

## Le plateau sur la page.

board-place = { $rats ->
        [one] Place encore un rat
       *[other] Place encore { $rats } rats
    }
board-all-placed = Tous les rats sont placés. Verrouille quand cela te plaît.
board-all-here = Tous ici
board-last-turn = Comme avant
board-clear = Vider
board-mine = Mon égout
board-all = Tous les égouts
board-phases = Phases du tour
board-skip = Passer
board-raids = raid chez { $name } : { $cheese } de fromage
board-guards = défend des deux côtés
board-no-guards = les conduits défendent
board-breeds = un petit par rat
board-indoors = { $rats } au plus : ils défendent et se reproduisent
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
board-move-from = Choisis la zone que quitte un rat.
board-move-to = Il quitte : { $zone }. Vers quelle zone va-t-il ?
board-cards = Cartes du tour
board-starting-event = Événement initial
board-final-event = Événement final
board-food = Carte Nourriture { $cards } · { $pieces } morceaux
board-smells = Ça sent quoi ?
board-ties = Le moins de rats pioche d’abord, les égalités dans cet ordre
board-bag = { $pieces ->
        [one] 1 morceau dans le sac
       *[other] { $pieces } morceaux dans le sac
    }
board-clan-side = Ton clan, côté { $side }
board-rats = rats
board-cheese = fromage
board-why = { $living ->
        [one] 1 rat vivant
       *[other] { $living } rats vivants
    }, { $dead } au cimetière ; { $cheese } de fromage pour les égalités
about-piece-yellow = 1 fromage
about-piece-orange = 2 fromages
about-piece-white = rien
about-piece-black = un rat part
about-piece-purple = un rat malade
about-piece-blue = un rat perdu
