## Ratville en français.

title = Ratville
tagline = bâtir un refuge
about = De petites villes dans les égouts : envoie tes gens, construis, bricole, chasse ce qui se glisse chez toi, et grandis.
sources = Le livret de règles donne les règles, le nombre de cartes et quelques-uns de leurs effets. Ce qui est imprimé sur les cartes n’y figure pas : leurs nombres, les paliers des compétences et ceux de la nourriture sont de nous et ont été équilibrés par simulation. Si tu possèdes la boîte, corrige une copie de data.toml et joue avec --set data=FILE.

## Chapitres des règles, comme titres du récit. Neuf colonnes au plus.

chapter-1 = départ
chapter-2 = manche
chapter-3 = actions
chapter-4 = essor
chapter-5 = fin
chapter-6 = chronique

## Les phases d’une manche, comme elles figurent sur le rail.

phase-setup = mise en place
phase-initial = début
phase-planning = plan
phase-actions = actions
phase-preacher = Prêcheur
phase-collector = Collecteur
phase-builder = Bâtisseur
phase-geek = Geek
phase-ragged_boy = Enfant
phase-fighter = Combattant
phase-hunter = Chasseur
phase-population = essor
phase-final = bilan
phase-end = fin

## Noms. `.short` sert où la place manque : onze colonnes pour les personnages, dix-sept pour les cartes.

name-scrap = ferraille
name-mechanism = mécanisme
name-module = module
name-food = nourriture
name-population = population
    .parts = popu|lation
name-damage = dégât
name-value = point de dé
name-kill = créature à éliminer

# Une lettre par ressource, et une pour la population.
letter-scrap = F
letter-mechanism = M
letter-module = E
letter-food = N
letter-population = P

name-preacher = Prêcheur
name-collector = Collecteur
    .parts = Collec|teur
name-builder = Bâtisseur
name-geek = Geek
name-ragged_boy = Enfant en haillons
    .short = Enfant
name-fighter = Combattant
    .parts = Combat|tant
name-hunter = Chasseur

name-hydroponic_garden = Jardin hydroponique
    .parts = Jardin hydro|ponique
    .short = Jardin hydro
name-barricade = Barricade
name-dormitory = Dortoir
name-turret = Tourelle à tuyaux
name-shanty_row = Ruelle de taudis
name-butchery = Boucherie
name-canteen = Cantine
name-radio_mast = Antenne radio
name-flame_pipe = Tuyau à flammes
name-power_plant = Centrale électrique
    .short = Centrale
name-assembly_hall = Salle d’assemblée
    .parts = Salle d’assem|blée
name-bunker = Bunker
name-fungus_cellar = Champignonnière
    .parts = Champi|gnonnière
name-electric_fence = Grille électrique
name-warm_hearth = Foyer chaleureux
name-steam_cannon = Canon à vapeur
name-infirmary = Infirmerie
name-founders_square = Place des aïeux

name-megaphone = Mégaphone
name-prayer_beads = Chapelet
name-alms_bowl = Sébile
name-hymn_book = Recueil d’hymnes
name-metal_detector = Détecteur de métaux
    .short = Détecteur
name-big_rucksack = Gros sac à dos
name-barter_scales = Balance de troc
name-lucky_coin = Pièce fétiche
name-walkie_talkie = Talkie-walkie
name-blueprints = Plans
name-welding_torch = Chalumeau
name-toolbox = Boîte à outils
name-housewarming_kit = Panier d’accueil
name-wheelbarrow = Brouette
name-hacking_terminal = Terminal pirate
name-tablet = Tablette
name-soldering_iron = Fer à souder
name-coding_goggles = Lunettes de code
name-junk_drone = Drone bricolé
name-trap = Piège de l’Enfant
name-slingshot = Lance-pierre
name-nimble_gloves = Gants agiles
name-gang_badge = Insigne de bande
name-riot_shield = Bouclier
name-spiked_club = Gourdin clouté
name-adrenaline_shot = Dose d’adrénaline
name-war_trophy = Trophée de guerre
name-crossbow = Arbalète
name-skinning_knife = Couteau à dépecer
name-feast_bait = Appât de festin
name-tracker_lens = Loupe de pisteur
name-leather_coat = Manteau de cuir

name-rat = Rat
name-cockroach = Nuée de cafards
name-leech = Sangsue aveugle
name-toad = Crapaud bouffi
name-bat = Pipistrelle d’égout
    .parts = Pipis|trelle d’égout
name-hound = Chien galeux
name-centipede = Scolopendre
    .parts = Scolo|pendre
name-squeaky = Bête couineuse
name-corrosive = Bête corrosive
name-alpha_rat = Rat alpha
name-ghoul = Goule des drains
name-sludge = Masse de vase
name-spider = Mère araignée
name-crocodile = Croco albinos
name-squeaky_b = Grande couineuse
name-corrosive_b = Grande corrosive

name-L01 = butin 1
name-L02 = butin 2
name-L03 = butin 3
name-L04 = butin 4
name-L05 = butin 5
name-L06 = butin 6
name-L07 = butin 7
name-L08 = butin 8
name-L09 = butin 9
name-L10 = butin 10

name-creatures = créatures
name-objects = objets
name-loot = butin

name-reveal = quand un personnage est révélé
name-building = quand un bâtiment est construit
name-hunt = avant la chasse

name-population_board = Plateau de population
name-basic = simple, objectif 20
name-advanced = avancé, objectif 24
name-building_faces = Faces des bâtiments
name-A = A
name-B = B partout où il y en a une
name-mixed = tirées au sort par type
name-mandatory_characters = Collecteur et Chasseur obligatoires
name-true = oui
name-false = non
name-fighter_defence = Défense du Combattant
name-0 = aucune
name-1 = 1

name-ach_destroyer = Destructeur
name-ach_hoarder = Accapareur
name-ach_defender = Défenseur
name-ach_pacifist = Pacifiste
name-ach_builder = Grand bâtisseur
name-ach_farsighted = Prévoyant
name-ach_motivator = Motivateur
name-ach_efficient = Efficace
name-ach_leader = Meneur
name-ach_nomad = Nomade

about-option-population_board = Du côté avancé, les villes grandissent davantage et ont faim plus tôt.
about-option-building_faces = Certains bâtiments ont une seconde face : pour tous, pour quelques-uns au hasard ou pour ceux de ta liste.
about-option-mandatory_characters = Si chaque plan demande un Collecteur et un Chasseur, ou si quatre personnages au choix suffisent.
about-option-fighter_defence = Combien de dégâts à la ville un Combattant avec un dé arrête. Le livret de règles dit qu’il défend, mais pas de combien : ici, c’est 1, sauf si vous choisissez autre chose.

about-ach_destroyer = trois créatures éliminées en une manche
about-ach_hoarder = quatre de chaque ressource à la fin
about-ach_defender = trois dégâts arrêtés en une manche
about-ach_pacifist = victoire sans jamais employer le Chasseur
about-ach_builder = quatre bâtiments qui demandent un 4 ou plus
about-ach_farsighted = victoire sans jamais employer le Collecteur
about-ach_motivator = deux personnages à 7 ou plus en une manche
about-ach_efficient = un objet utilisé avec chacun des quatre personnages
about-ach_leader = cinq habitants de plus en une manche, sans compter le butin
about-ach_nomad = victoire sans un seul bâtiment

# Ce que font les personnages.
about-preacher = va à un autre de tes dés, qui compte { $bonus } de plus
about-collector = prend une case de butin ; la plus haute valeur choisit d’abord
about-builder = construit un bâtiment, ou reçoit selon sa valeur : { $bands }
about-geek = fabrique un objet de ta main, ou reçoit selon sa valeur : { $bands }
about-ragged_boy = envoie une créature du centre chez qui tu veux ; la plus haute valeur d’abord
about-fighter = { $from } ou plus : tue une de tes créatures ; moins : dégâts +{ $damage } ; défense : { $defence }
about-hunter = inflige à tes créatures autant de dégâts que sa valeur

# La même chose en 17 lettres au plus ; le Bâtisseur et le Geek y ont les paliers de leur compétence.
hint-preacher = +{ $bonus } à un autre dé
hint-collector = prend du butin
hint-ragged_boy = créature
hint-fighter = { $from }+ tue, ou +{ $damage }
hint-hunter = fait des dégâts

## Ce que fait une carte, en 21 lettres au plus ; paiements et gains sont en lettres.

effect-pop = +{ $amount } P
effect-feed = nourrit { $amount }
effect-defence = défense { $amount }
effect-dmg = +{ $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    }
effect-dice_plus = tous les dés +{ $amount }
effect-preach_twice = prêche deux fois
effect-on_kill = { $gain } par mise à mort
effect-gain = { $gain } à la révélation
effect-discount = { $pay } de moins à bâtir
effect-pop_pay = { $pay } → +{ $amount } P
effect-dmg_pay = { $pay } → { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    }
effect-kill_pay = { $pay } → en tuer une
effect-convert = { $pay } → { $one_of }
effect-if_die = sur { $faces } : { $one_of }
effect-die_plus = son dé +{ $amount }
effect-on_kill_pop = +{ $amount } P par mise à mort
effect-on_build_pop = +{ $amount } P par bâtiment

## Questions.

prompt-return-objects = De tes cinq objets, tu en gardes trois. Lequel rends-tu ?
waiting-return-objects = { $count ->
        [one] { $names } choisit encore ses objets.
       *[other] { $names } choisissent encore leurs objets.
    }
prompt-plan = Le dé { $slot } montre un { $die }. Qui mets-tu dessous ?
waiting-plan = { $count ->
        [one] { $names } prépare encore son plan.
       *[other] { $names } préparent encore leurs plans.
    }
prompt-use-cards = { $moment-id ->
        [reveal] Ton { $character } est révélé. Utilises-tu un objet ?
        [building] Le bâtiment est construit. Utilises-tu un objet ?
        [kill] Une créature est morte. Utilises-tu un objet ?
       *[other] Avant de répartir les dégâts : paies-tu pour en faire plus ?
    }
waiting-use-cards = { $names } peut utiliser une carte.
prompt-pay-for-people = Ta ville grandit. Utilises-tu une carte pour faire venir plus de monde ?
waiting-pay-for-people = { $names } peut utiliser une carte pour faire venir plus de monde.
prompt-preach = { $times ->
        [0] Ton Prêcheur parle. Quel dé compte 2 de plus ?
       *[other] Il parle encore. Quel autre dé compte 2 de plus ?
    }
waiting-preach = { $names } choisit un dé pour le Prêcheur.
prompt-take-loot = Quelle case de butin prend ton Collecteur ?
waiting-take-loot = { $names } choisit du butin.
prompt-build = Ton Bâtisseur a un { $value }. Construit-il, ou utilise-t-il sa compétence :{ skill-gain } ?
waiting-build = { $names } décide quoi construire.
prompt-make-object = Ton Geek a un { $value }. Fabrique-t-il un objet, ou utilise-t-il sa compétence :{ skill-gain } ?
waiting-make-object = { $names } décide quoi fabriquer.
# Ce que donne une compétence, chaque fois après une espace.
skill-gain = { $scrap ->
        [0] {""}
       *[other] {" "}+{ $scrap } ferraille
    }{ $mechanism ->
        [0] {""}
       *[other] {" "}+{ $mechanism } mécanisme
    }{ $module ->
        [0] {""}
       *[other] {" "}+{ $module } module
    }{ $food ->
        [0] {""}
       *[other] {" "}+{ $food } nourriture
    }
prompt-discard-object = Tu as trop de cartes en main. Quel objet défausses-tu ?
waiting-discard-object = { $names } défausse un objet.
prompt-assign-creature = Ton Enfant en haillons envoie une créature chez quelqu’un. Laquelle, et chez qui ?
waiting-assign-creature = { $names } envoie une créature chez quelqu’un.
prompt-take-creature = Quelle créature du centre vient chez toi ?
waiting-take-creature = { $names } choisit une créature.
prompt-eliminate = Ton Combattant tue une créature. Laquelle ?
waiting-eliminate = { $names } choisit quelle créature meurt.
prompt-trap = Ton piège tue une créature. Laquelle ?
waiting-trap = { $names } choisit quelle créature le piège tue.
# Une créature avec son article : qui fait quelque chose, et à qui on le fait.
the-creature = { $creature-id ->
        [rat] le { $creature }
        [toad] le { $creature }
        [hound] le { $creature }
        [alpha_rat] le { $creature }
        [crocodile] le { $creature }
       *[other] la { $creature }
    }
whom-creature = { $creature-id ->
        [rat] le { $creature }
        [toad] le { $creature }
        [hound] le { $creature }
        [alpha_rat] le { $creature }
        [crocodile] le { $creature }
       *[other] la { $creature }
    }
prompt-spread-damage = Dégâts à répartir : { $damage }{ $extra ->
        [0] {""}
       *[other] {", "}dont { $extra } au choix (objets)
    }. Combien en prend { the-creature } ? Vie restante : { $life }.
waiting-spread-damage = { $names } est à la chasse.

option-return = { $object }
option-assign = { $character }
option-pass = rien de plus
option-use = { $card }
option-use-for = { $card } : { $resource }
option-preach = dé { $slot } : { $character }
option-take = case { $box }
option-skill = utiliser la compétence
option-build = { $building }
option-make = { $object }
option-discard = { $object }
option-send = { $creature } → { $player }
option-creature = { $creature }
option-eliminate = { $creature }{ $wounds ->
        [0] {""}
       *[other] {" "}(dégâts : { $wounds })
    }
option-damage = { $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    }

## Ce qui s’est passé. Jamais « de » devant un nom de joueur : il faudrait parfois l’élider.

event-object-returned = { $seat } rend : { $object }.
    .also = { $object }
event-objects-returned = { $seat } a choisi.
event-hands-kept = Chacun garde trois objets en main.
event-round-began = La manche { $round } commence par { $start }.
event-deck-shuffled = Le paquet est vide, sa défausse est mélangée : { $deck }.
event-creatures-arrived = Nouvelles créatures au centre : { $creatures }.
event-loot-turned = Le butin de cette manche : { $card }.
event-dice-rolled = { $seat } lance { $dice } = { $sum }.
event-scrap-found = Le jet le plus bas trouve 1× ferraille : { $seats }.
event-character-placed = { $seat } met { $character-id ->
        [ragged_boy] l’{ $character }
       *[other] le { $character }
    } sous un { $die }.
    .also = { $character-id ->
            [ragged_boy] l’{ $character }
           *[other] le { $character }
        } sous un { $die }
event-plan-ready = { $seat } a fini son plan.
event-plans-laid = Tous les personnages sont face cachée.
event-step-began = Maintenant, { $character-id ->
        [ragged_boy] l’{ $character }
       *[other] le { $character }
    }.
event-character-revealed = { $seat } révèle { $character-id ->
        [ragged_boy] l’{ $character }
       *[other] le { $character }
    } avec un { $die }.
    .also = { $seat } { $character-id ->
            [ragged_boy] l’{ $character }
           *[other] le { $character }
        } avec un { $die }
event-resources-gained = Les objets { $character-id ->
        [ragged_boy] de l’{ $character }
       *[other] du { $character }
    } rapportent { $gained } à { $seat }.
event-card-used = { $seat } utilise « { $card } » : reçoit { $gained } contre { $paid }.
event-people-paid-for = { $seat } paie pour avoir plus de monde avec « { $card } » : reçoit { $gained } contre { $paid }.
event-icon-used = { $seat } utilise « { $card } » : reçoit { $gained }.
event-cards-passed = { $seat } n’utilise rien de plus.
event-payments-passed = { $seat } ne paie pour personne d’autre.
event-preached = Chez { $seat }, le Prêcheur prêche au dé { $slot } : il compte 2 de plus.
event-preaching-declined = { $seat } ne prêche pas deux fois.
event-loot-taken = { $seat } prend la case { $box } : { $gained }.
event-skill-used = { $seat } utilise la compétence du { $character } : reçoit { $gained }.
event-geek-skill-used = { event-skill-used }
event-building-built = { $seat } construit : { $building } (payé : { $paid }).
event-object-made = { $seat } fabrique : { $object } (payé : { $paid }).
event-objects-drawn = { $objects ->
        [0] { $seat } ne pioche aucun objet
        [one] { $seat } pioche { $objects } objet
       *[other] { $seat } pioche { $objects } objets
    }.
event-objects-seen = Pioché : { $objects }.
event-object-discarded = { $seat } défausse : { $object }.
event-creature-assigned = { $seat } envoie { the-creature } chez { $target }.
    .you-target = { $count ->
            [one] { $seat } t’a envoyé { $count } créature
           *[other] { $seat } t’a envoyé { $count } créatures
        }
event-creature-taken = { $seat } prend { the-creature }.
event-creature-attracted = La Bête couineuse attire une autre créature chez { $seat } : { $creature }.
event-creature-eliminated = Chez { $seat }, le Chasseur tue { whom-creature } ; { $seat } reçoit { $gained }.
event-creature-fought = Chez { $seat }, le Combattant tue { whom-creature } ; { $seat } reçoit { $gained }.
event-creature-trapped = Chez { $seat }, le piège tue { whom-creature } ; { $seat } reçoit { $gained }.
event-creature-wounded = { $seat } blesse { whom-creature }, dégâts : { $damage }, vie restante : { $life }.
event-creature-spared = { $seat } épargne { whom-creature }.
event-town-bitten = Les créatures mordent chez { $seat }, dégâts : { $damage }, dont arrêtés : { $defence } ; { $people ->
        [0] personne n’est perdu
        [one] { $people } habitant est perdu
       *[other] { $people } habitants sont perdus
    }.
    .you-seat = { $people ->
            [0] { "" }
            [one] les créatures t’ont pris { $people } habitant
           *[other] les créatures t’ont pris { $people } habitants
        }
event-scrap-dissolved = L’acide détruit { $scrap }× ferraille chez { $seat }.
    .you-seat = l’acide t’a détruit { $scrap }× ferraille
event-town-grew = La ville grandit chez { $seat } : { $people } de plus.
    .also = chez { $seat }, { $people } de plus
    .you-seat = { $people ->
            [one] ta ville compte { $people } habitant de plus
           *[other] ta ville compte { $people } habitants de plus
        }
event-town-fed = { $seat } nourrit sa ville, nourriture due : { $due }, fournie par les bâtiments : { $saved }, payée : { $food }.
event-people-starved = { $people ->
        [one] { $people } habitant meurt
       *[other] { $people } habitants meurent
    } de faim chez { $seat }.
    .you-seat = { $people ->
            [one] { $people } habitant est mort de faim chez toi
           *[other] { $people } habitants sont morts de faim chez toi
        }
event-round-ended = La manche { $round } est finie. { $start } commence la suivante.
event-achievement-earned = Succès pour { $seat } : « { $achievement } ».
event-game-ended = { $winners } gagne. Population : { $scores }.

## La fin de la partie.

tie-dice-in-play = { $names } ont des villes de même taille ; la plus grande somme des dés des bâtiments et objets passe devant : { $measures }.
tie-first-in-order = { $names } sont encore à égalité ; passe devant la première personne dans l’ordre depuis le premier joueur (règle de la maison).

## La table dans le terminal.

table-heading = manche { $round }, objectif { $goal }
table-heading-before = avant la première manche
table-heading-over = après { $round ->
        [one] { $round } manche
       *[other] { $round } manches
    }
table-town = Chez { $name }
# Les deux ensemble tiennent sur une ligne : vingt-quatre colonnes.
table-people = { $people } { $people ->
        [one] habitant
       *[other] habitants
    }
table-hungry = { $due } N { $due ->
        [one] due
       *[other] dues
    }
table-start = commence
# Une colonne de nombres : les créatures devant un joueur. Une lettre qui n’est celle d’aucune ressource.
table-beasts = C
table-creatures = Créatures
table-creatures-none = aucune
table-strength = ♥{ $life } ⚔{ $damage }
# Huit colonnes pour le centre, la ville et les objets.
table-centre = Centre
table-loot = Butin
table-box-taken = prise
table-town-cards = Ville
table-objects = Objets
table-hand = Main
table-nothing = rien encore
table-hidden = ?

info-buildings = Bâtiments à vendre : dé, coût, effet, restants
info-towns = Villes
info-hand = Ta main
info-creatures = Créatures : vie restante, dégâts à la ville, nourriture à leur mort
info-record = Succès jusqu’ici
info-characters = Personnages, dans l’ordre où ils agissent (★ : obligatoire)
info-card = demande un { $die } · coûte { $cost }
mark-life = vie restante
mark-damage = dégâts à la ville à chaque manche, ou la lettre de ce qui est perdu
mark-goal = l’objectif
mark-hunger = nourriture due sur cette case : 1, 2 ou 3
mark-start = commence cette manche
mark-reached = a atteint l’objectif
mark-hidden = un personnage encore caché
mark-copies = exemplaires restants
mark-die = le premier nombre d’une carte : la valeur qu’elle demande ; puis son coût

rules-summary = Lance quatre dés et mets en secret un personnage sous chacun{ $must ->
        [no]  ; n’importe lesquels
       *[other]  ; le Collecteur et le Chasseur en sont toujours
    }.
    Ramasse du butin, construis, fabrique des objets, répartis les créatures et chasse-les : celles qui vivent mordent à
    chaque manche. Puis la ville grandit et mange. Qui a { $goal } habitants ou plus à la fin d’une manche gagne ; s’ils sont plusieurs,
    c’est la plus grande ville.

# La page : ce qui est sur la table, champ par champ.
page-field-board = plateau de population
page-field-bonus = bonus sur les dés
page-field-boxes = cases de butin
page-field-buildings = bâtiments
page-field-centre = créatures au centre
page-field-characters = personnages
page-field-characters_used = personnages employés
page-field-counters = compteurs
page-field-creatures_left = créatures restantes
page-field-dice = dés
page-field-drawn = objets piochés
page-field-faces = bâtiments à vendre
page-field-feats = succès
page-field-fresh = a une nouvelle créature
page-field-hand = ta main
page-field-hand_sizes = cartes en main
page-field-high_values = valeurs de 7 ou plus
page-field-is_mandatory = Collecteur et Chasseur obligatoires
page-field-is_mixed = créatures remélangées
page-field-kills = créatures tuées
page-field-loot_left = butin restant
page-field-objects_left = objets restants
page-field-objects_used = objets employés
page-field-paid_damage = dégâts payés
page-field-paid_kills = mises à mort payées
page-field-past_creatures = créatures défaussées
page-field-past_loot = butin défaussé
page-field-past_objects = objets défaussés
page-field-resources = ressources
page-field-returned = objets rendus
page-field-stage = étape
page-field-stock = bâtiments restants
page-field-wounds = dégâts sur les créatures

## Le plateau sur la page.

board-dice = Dés
board-die = Dé { $slot } : { $die }
board-die-needed = demande au moins { $die }
board-must = requis
board-has-die = a un { $die }
board-no-die = sans dé
board-face-down = face cachée
board-no-character = pas encore de personnage
board-steps = Étapes de la manche
board-step-done = fait
board-step-now = maintenant
board-step-later = à venir
board-parts = Parties du plateau
board-loot = Butin
board-box-empty = La case { $box } est vide
board-gate = À la porte
board-gate-about = une par ville
board-gate-empty = Rien ne rôde ici.
board-rolled = Tout le monde lance ses dés.
board-laid = Tout le monde a placé ses dés.
board-cleared = La manche est finie : dés et cartes sont repris.
board-siege = Les villes
board-acid = acide
board-squeaky = en attire une autre
board-market = Bâtiments
board-market-about = hachurés : il te manque ce qui est pâle
board-market-lit = encadrés : à ta portée ; les autres disent ce qui manque
board-hand = Ta main
board-hand-about = pour ton Geek
board-hand-geek = ton Geek a un { $die }
board-hand-no-geek = ton Geek n’a pas de dé à cette manche
board-hand-empty = Aucun objet.
board-return-about = touche les deux que tu rends
board-goes-back = est rendu
board-discarded = sera défaussé
board-town = Ta ville
board-town-cards = { $cards ->
        [0] rien de construit
        [one] 1 carte
       *[other] { $cards } cartes
    }
board-about = À propos : { $name }
board-start-player = premier joueur
board-due = { $food } nourriture
board-goal = À partir de { $goal }, la plus grande population l’emporte en fin de manche.
board-food-due = nourriture due : { $due }, tu as { $food }
board-food-due-them = nourriture due : { $due }, a { $food }
board-chosen = choisi
board-can = possible
board-payable = payable
board-none-left = épuisé
board-needs = demande { $die }
board-short = il manque : { $missing }
board-lacks = manque
board-spoiled = payable maintenant, plus après ce bâtiment
board-tap = Choisis sur le plateau.
board-nothing-placed = Rien n’est encore placé.
board-clear = Vider
board-skill = Compétence :
board-build = Construire : { $name }
board-make = Fabriquer : { $name }
board-discard = Défausser : { $name }
board-choose-building = Choisis un bâtiment
board-choose-object = Choisis un objet
board-achievements = Succès

tab-gate = Porte
tab-market = Marché
tab-hand = Main { $count }
tab-town = Ville
tab-rivals = Rivaux

plan-put = Où va ton { $die } ? { $dice ->
        [one] Encore 1 dé
       *[other] Encore { $dice } dés
    }.
plan-pick = Prends un dé.
plan-missing = { $count ->
        [one] { $names } attend encore un dé
       *[other] { $names } attendent encore un dé
    } ; il en reste { $dice }.
plan-done = Tous les dés sont posés. Valide quand cela te plaît.
plan-locked = Ton plan est verrouillé. Déverrouille-le pour le changer.
plan-bot = Un bot planifie pour toi en ce moment.

hunt-due = Encore { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } à infliger.
hunt-may-stop = { $damage ->
        [one] { $damage } dégât restant
       *[other] { $damage } dégâts restants
    } : tu peux t’arrêter.
hunt-done = Tous les dégâts sont répartis. Frapper ?
hunt-all-die = { $count ->
        [one] Elle meurt. Frapper ?
       *[other] Toutes meurent. Frapper ?
    }
hunt-strike = Frapper
hunt-damage = Dégâts { $damage }
hunt-dealt = { $dealt ->
        [one] { $dealt } infligé
       *[other] { $dealt } infligés
    }, reste { $left }
hunt-extra = Le blanc doit être infligé ; les { $extra } rayés, dus aux objets, non.
hunt-all = Tout doit être infligé tant qu’il reste de la vie.
hunt-must = { $sources } : à infliger.
hunt-may = Rayé : { $sources }, au choix.
hunt-source = { $name } { $damage }
hunt-paid = payé { $damage }
hunt-damage-to = Dégâts à : { $name }
hunt-less = Moins de dégâts à : { $name }
hunt-more = Plus de dégâts à : { $name }
hunt-most = Autant que possible à : { $name }
hunt-life = reste { $life } sur { $full } de vie
hunt-dies = Meurt, ne laisse rien
hunt-dies-gain = Meurt : { $gain } pour toi
hunt-lives = Vit avec { $life } : mord { $bite }
hunt-lives-acid = Vit avec { $life } : ronge { $scrap } de ferraille

offer-cards = Cartes utilisables maintenant
offer-once = une fois chacune
offer-pay = Payer
offer-use = Utiliser
offer-no-die = Pas maintenant : { $character } sans dé.
offer-later = Pas encore : { $character } agit plus tard.
offer-used = Déjà utilisée.
offer-face = Pas maintenant : il faut un { $faces } au dé.
offer-short = Pas maintenant : il manque { $missing }.

## Ce que fait une carte, en peu de mots.

card-or = { $start } ou { $last }
card-with = avec { $character }
card-pop = +{ $amount } population
card-feed = nourrit { $amount }
card-defence = défense { $amount }
card-dmg = +{ $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }
card-dice_plus = tous tes dés +{ $amount }
card-preach_twice = prêche deux fois
card-on_kill = par créature tuée : { $gain }
card-gain = à la révélation : { $gain }
card-discount = bâtiment : { $pay } de moins
card-pop_pay = paie { $pay } : +{ $amount } population
card-dmg_pay = paie { $pay } : { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }
card-kill_pay = paie { $pay } : tue une créature
card-convert = paie { $pay } : { $one_of }
card-if_die = sur un { $faces } : { $one_of }
card-die_plus = son dé +{ $amount }
card-on_kill_pop = par créature tuée : +{ $amount } population
card-on_build_pop = par bâtiment : +{ $amount } population

## La même chose en phrases entières.

sheet-pop = +{ $amount } population à chaque phase de population.
sheet-feed = Ta ville doit { $amount } nourriture de moins.
sheet-defence = Arrête à chaque manche { $amount } des dégâts que les créatures font à ta ville.
sheet-dmg = { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    } de plus pour ta chasse. Ceux des objets sont facultatifs.
sheet-dice_plus = Tes quatre dés comptent désormais { $amount } de plus.
sheet-preach_twice = Ton Prêcheur peut aller sur un second dé, différent.
sheet-on_kill = Chaque créature que tu tues rapporte aussi { $gain }.
sheet-gain = Quand le personnage est révélé, tu reçois { $gain }.
sheet-discount = Ce que tu construis coûte { $pay } de moins.
sheet-pop_pay = Une fois par manche, quand la ville croît, tu peux payer { $pay } pour +{ $amount } population.
sheet-dmg_pay = Une fois par manche, avant la chasse, tu peux payer { $pay } pour { $amount } dégâts.
sheet-kill_pay = Une fois par manche, avant la chasse, tu peux payer { $pay } pour tuer une de tes créatures.
sheet-convert = Quand le personnage est révélé, tu peux payer { $pay } pour { $one_of }.
sheet-if_die = Si le personnage est révélé avec un { $faces } au dé, tu reçois { $one_of }.
sheet-die_plus = Quand le personnage est révélé, son dé peut compter { $amount } de plus.
sheet-on_kill_pop = Chaque créature que tu tues peut apporter +{ $amount } population.
sheet-on_build_pop = Chaque bâtiment construit peut apporter +{ $amount } population.
sheet-object = objet ({ $character }) : agit dans les manches où ce personnage a un dé
sheet-building = bâtiment, reste { $left } sur { $copies }
sheet-die = Dé
sheet-die-needed = { $die } ou plus
sheet-cost = Coût
sheet-pay = Tu paies
sheet-lack = Manque
sheet-other = Autre face
sheet-creature = Meurt à { $life } dégâts et laisse { $food } nourriture. Vivante, { $bite ->
        [one] elle mord 1 habitant
       *[other] elle mord { $bite } habitants
    } par manche ; ses blessures restent.
sheet-life = Meurt à { $life } dégâts et laisse { $food } nourriture. Ses blessures restent.
sheet-squeaky = Qui la reçoit reçoit aussi la prochaine créature de la pioche.
sheet-corrosive = Vivante, elle ronge jusqu’à { $scrap } ferraille au lieu des habitants. La défense n’y peut rien.
sheet-from = dès { $value } :
sheet-fighter = Avec n’importe quel dé, il arrête { $defence } dégâts à ta ville.

## Ce que font les sept, sur leurs cartes.

crew-preacher = +{ $bonus } à un autre de tes dés
crew-collector = le plus haut prend le butin d’abord
crew-builder = compétence, ou un bâtiment
crew-geek = compétence, ou un objet
crew-ragged_boy = le plus haut envoie une créature d’abord
crew-fighter = { $from } en tue une, sinon +{ $damage } dégâts
crew-fighter-kills = tue une de tes créatures
crew-fighter-helps = +{ $damage } dégâts pour le Chasseur
crew-kills = en tue une
crew-hunter = dégâts selon le dé
crew-hunter-deals = { $value ->
        [one] { $value } dégât
       *[other] { $value } dégâts
    }

then = Ensuite :
then-left = Il te reste : { $left }.
then-grows = Tu passes à { $people } : nourriture due { $due }, tu as { $food }.
then-spoiled = Ensuite, plus de quoi payer : { $names }.

after-strike = Si tu frappes maintenant
after-now = En l’état
after-bites = Morsures { $bites }, ta défense { $defence }
after-acid = L’acide ronge la ferraille
after-food = Nourriture que tu auras
after-grows = La population { $people } croît de { $growth }
after-due = Nourriture due { $due }, tu as { $food }

held-hand = Main
after-line = Morsures { $bites }, défense { $defence } ; puis { $grown ->
        [one] { $grown } habitant
       *[other] { $grown } habitants
    }, nourriture due { $due }, tu as { $food }.
after-fed = { $grown ->
        [one] { $grown } habitant
       *[other] { $grown } habitants
    }, nourriture due { $due }, tu as { $food }.

## La table en liste.

list-card = Carte
list-effect = Effet
list-left = Reste
list-for-you = Pour toi
list-box = Case { $box } : { $holds }
list-creature = { $name } : { $life } sur { $full } de vie, mord { $bite }, laisse { $food } nourriture à sa mort.
list-die-counts = a un { $die }, compte comme { $value }
list-people = Population
list-owns = Possède
list-eats = Nourriture
list-buildings = Bâtiments
list-objects = Objets
list-hand = Cartes en main
list-creatures = Créatures
list-food-from = À partir de { $least } habitants, { $due } nourriture est due.

## Chiffres

luck-about = ce que montrent les dés de toutes les manches
luck-count = { $count } aux dés, on attendait { $expected }
took-creatures = Créatures envoyées
turn-counted = manche { $turn }
## Raisons d’une réponse, dans un conseil ou une analyse : à quoi elle mène en moyenne, comparée à d’autres.
## Raisons d’une réponse, dans un conseil ou une analyse : à quoi elle mène en moyenne, comparée à d’autres.
## La première partie.

guide-goal-title = Vingt habitants
guide-goal = La première ville avec *20 habitants* gagne. La tienne commence avec cinq.
guide-objects-title = Trois choses à garder
guide-objects = Rends deux de ces cinq choses. *Garde ce qui coûte peu.*
guide-dice-title = Quatre dés, quatre aides
guide-dice = Tu as lancé ces quatre dés. *Donne chacun à une aide différente.*
guide-collector-title = Collecteur : le butin
guide-collector = Le Collecteur travaille à chaque manche. *Le dé le plus haut prend d’abord.*
guide-hunter-title = Chasseur : les créatures
guide-hunter = Le Chasseur travaille aussi à chaque manche. *Son dé dit sa force.*
guide-builder-title = Bâtisseur : une meilleure ville
guide-builder = Un troisième dé au Bâtisseur est un bon début. *Il trouve de la ferraille ou construit.*
guide-loot-title = Prends une case
guide-loot = Choisis une case et prends tout ce qu’elle contient. *La nourriture est pour tes gens, le reste pour bâtir.*
guide-build-title = Construis
guide-build = Chaque carte montre le dé et le prix. *Un bâtiment sert à chaque manche dès maintenant.*
guide-make-title = Fabrique
guide-make = Le Geek fabrique un objet de ta main. *Il sert quand son personnage a un dé.*
guide-creature-title = Une créature arrive
guide-creature = À chaque manche, une créature vient chez toi. *Prends-en une que tu peux battre.*
guide-hunt-title = La chasse
guide-hunt = Répartis les dégâts entre tes créatures. *Mortes, elles nourrissent ; vivantes, elles mordent.*
guide-food-title = Tes gens mangent
guide-food = En fin de manche, ta ville mange. *Pour chaque nourriture manquante, quelqu’un part.*
guide-preacher-title = Prêcheur : utile aux petits dés
guide-preacher = Le Prêcheur ajoute 2 au dé d’un autre. *Donne-lui ton dé le plus bas.*
guide-enough-title = Tu en sais assez
guide-enough = Tu sais maintenant comment grandit une ville. *Continue jusqu’à 20, ou arrête-toi ici.*
guide-over-title = C’est tout
guide-over = Voilà une partie entière de Ratville ! *La plus grande ville gagne.*
## Raisons d’une réponse, dans un conseil ou une analyse : à quoi elle mène en moyenne, comparée à d’autres.

reason-count-mechanisms = { $way ->
    [more] { $amount ->
        [one] { $amount } mécanisme de plus
       *[other] { $amount } mécanismes de plus
    }
   *[less] { $amount ->
        [one] { $amount } mécanisme de moins
       *[other] { $amount } mécanismes de moins
    }
}
reason-count-modules = { $way ->
    [more] { $amount ->
        [one] { $amount } module de plus
       *[other] { $amount } modules de plus
    }
   *[less] { $amount ->
        [one] { $amount } module de moins
       *[other] { $amount } modules de moins
    }
}
reason-people = { $way ->
    [more] environ { $amount } de population en plus
   *[less] environ { $amount } de population en moins
}
reason-scrap = { $way ->
    [more] environ { $amount } de ferraille en plus
   *[less] environ { $amount } de ferraille en moins
}
reason-mechanism = environ { reason-count-mechanisms }
reason-module = environ { reason-count-modules }
reason-food = { $way ->
    [more] environ { $amount } de nourriture en plus
   *[less] environ { $amount } de nourriture en moins
}
reason-hunger = { $way ->
    [more] il manque environ { $amount } de nourriture en plus au repas
   *[less] il manque environ { $amount } de nourriture en moins au repas
}
reason-buildings = { $way ->
    [more] des bâtiments qui rapportent plus
   *[less] des bâtiments qui rapportent moins
}
reason-objects = { $way ->
    [more] des objets qui rapportent plus
   *[less] des objets qui rapportent moins
}
reason-hand = { $way ->
    [more] une meilleure carte en main
   *[less] une moins bonne carte en main
}
reason-creatures = { $way ->
    [more] plus d’ennuis avec les créatures
   *[less] moins d’ennuis avec les créatures
}
reason-wounds = { $way ->
    [more] environ { $amount } de dégâts en plus aux créatures
   *[less] environ { $amount } de dégâts en moins aux créatures
}
reason-cards = { $way ->
    [more] plus de choses construites, et tôt
   *[less] moins de choses construites jusqu’ici
}
