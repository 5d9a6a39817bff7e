## Ratville en español.

title = Ratville
tagline = levantar un refugio
about = Pequeños pueblos en las alcantarillas: manda a los tuyos, construye, fabrica, caza lo que se cuele y crece.
sources = El reglamento da las reglas, el número de cartas y unos pocos de sus efectos. Lo que está impreso en las cartas no figura en él: sus números, los tramos de las habilidades y los escalones de comida son nuestros y se equilibraron con simulaciones. Si tienes la caja, corrige una copia de data.toml y juega con --set data=FILE.

## Capítulos de las reglas, como encabezados de lo que pasa. Nueve columnas como mucho.

chapter-1 = inicio
chapter-2 = ronda
chapter-3 = acciones
chapter-4 = población
chapter-5 = final
chapter-6 = crónica

## Las fases de una ronda, como figuran en su riel.

phase-setup = preparación
phase-initial = inicio
phase-planning = plan
phase-actions = acciones
phase-preacher = Predicador
phase-collector = Recolector
phase-builder = Constructor
phase-geek = Friki
phase-ragged_boy = Harapiento
phase-fighter = Luchador
phase-hunter = Cazador
phase-population = población
phase-final = cierre
phase-end = final

## Nombres. `.short` va donde hay poco sitio: once columnas los personajes, diecisiete las cartas.

name-scrap = chatarra
name-mechanism = mecanismo
name-module = módulo
name-food = comida
name-population = población
    .parts = pobla|ción
name-damage = daño
name-value = punto de dado
name-kill = criatura por eliminar

# Una letra para cada recurso y para la población: chatarra es la H, pues la C es de comida.
letter-scrap = H
letter-mechanism = M
letter-module = E
letter-food = C
letter-population = P

name-preacher = Predicador
    .parts = Predi|cador
name-collector = Recolector
    .parts = Recolec|tor
name-builder = Constructor
    .parts = Construc|tor
name-geek = Friki
name-ragged_boy = Niño harapiento
    .short = Harapiento
name-fighter = Luchador
name-hunter = Cazador

name-hydroponic_garden = Huerto hidropónico
    .parts = Huerto hidro|pónico
    .short = Huerto hidrop.
name-barricade = Barricada
name-dormitory = Dormitorio
name-turret = Torreta de tubos
name-shanty_row = Calle de chabolas
name-butchery = Carnicería
name-canteen = Comedor
name-radio_mast = Antena de radio
name-flame_pipe = Tubo lanzallamas
    .parts = Tubo lanza|llamas
name-power_plant = Central eléctrica
name-assembly_hall = Sala de asambleas
name-bunker = Búnker
name-fungus_cellar = Sótano de hongos
name-electric_fence = Valla eléctrica
name-warm_hearth = Hogar cálido
name-steam_cannon = Cañón de vapor
name-infirmary = Enfermería
name-founders_square = Plaza fundacional
    .parts = Plaza funda|cional

name-megaphone = Megáfono
name-prayer_beads = Rosario
name-alms_bowl = Cuenco de limosna
name-hymn_book = Libro de himnos
name-metal_detector = Detector de metal
name-big_rucksack = Mochila grande
name-barter_scales = Balanza de cambio
name-lucky_coin = Moneda de suerte
name-walkie_talkie = Walkie-talkie
name-blueprints = Planos
name-welding_torch = Soplete
name-toolbox = Herramientas
name-housewarming_kit = Kit de bienvenida
name-wheelbarrow = Carretilla
name-hacking_terminal = Terminal pirata
name-tablet = Tableta
name-soldering_iron = Soldador
name-coding_goggles = Gafas de código
name-junk_drone = Dron de chatarra
name-trap = Trampa del niño
name-slingshot = Tirachinas
name-nimble_gloves = Guantes ágiles
name-gang_badge = Insignia de banda
name-riot_shield = Escudo antimotín
name-spiked_club = Maza con púas
name-adrenaline_shot = Adrenalina
name-war_trophy = Trofeo de guerra
name-crossbow = Ballesta
name-skinning_knife = Cuchillo de caza
name-feast_bait = Cebo suculento
name-tracker_lens = Lupa de rastreo
name-leather_coat = Abrigo de cuero

name-rat = Rata
name-cockroach = Plaga de cucarachas
name-leech = Sanguijuela ciega
    .parts = Sangui|juela ciega
name-toad = Sapo hinchado
name-bat = Murciélago de cloaca
name-hound = Perro sarnoso
name-centipede = Ciempiés gigante
name-squeaky = Bestia chillona
name-corrosive = Bestia corrosiva
name-alpha_rat = Rata alfa
name-ghoul = Gul del desagüe
name-sludge = Masa de fango
name-spider = Araña matriarca
name-crocodile = Cocodrilo albino
name-squeaky_b = Gran chillona
name-corrosive_b = Gran corrosiva

name-L01 = botín 1
name-L02 = botín 2
name-L03 = botín 3
name-L04 = botín 4
name-L05 = botín 5
name-L06 = botín 6
name-L07 = botín 7
name-L08 = botín 8
name-L09 = botín 9
name-L10 = botín 10

name-creatures = criaturas
name-objects = objetos
name-loot = botín

name-reveal = al revelar un personaje
name-building = al construir un edificio
name-hunt = antes de la caza

name-population_board = Tablero de población
name-basic = básico, meta 20
name-advanced = avanzado, meta 24
name-building_faces = Caras de los edificios
name-A = A
name-B = B donde la haya
name-mixed = al azar, tipo por tipo
name-mandatory_characters = Recolector y Cazador obligatorios
name-true = sí
name-false = no
name-fighter_defence = Defensa del Luchador
name-0 = ninguna
name-1 = 1

name-ach_destroyer = Destructor
name-ach_hoarder = Acaparador
name-ach_defender = Defensor
name-ach_pacifist = Pacifista
name-ach_builder = Gran constructor
name-ach_farsighted = Previsor
name-ach_motivator = Motivador
name-ach_efficient = Eficiente
name-ach_leader = Líder
name-ach_nomad = Nómada

about-option-population_board = En el lado avanzado los pueblos crecen más y pasan hambre antes.
about-option-building_faces = Algunos edificios tienen una segunda cara: úsala en todos, en algunos al azar o en los que digas.
about-option-mandatory_characters = Si todo plan necesita un Recolector y un Cazador, o valen cuatro cualesquiera.
about-option-fighter_defence = Cuánto daño al pueblo evita un Luchador con un dado. El reglamento dice que defiende, pero no cuánto: aquí es 1, salvo que elijas otra cosa.

about-ach_destroyer = tres criaturas eliminadas en una ronda
about-ach_hoarder = cuatro de cada recurso al final
about-ach_defender = tres puntos de daño evitados en una ronda
about-ach_pacifist = victoria sin usar nunca al Cazador
about-ach_builder = cuatro edificios que piden un 4 o más
about-ach_farsighted = victoria sin usar nunca al Recolector
about-ach_motivator = dos personajes con 7 o más en una ronda
about-ach_efficient = un objeto usado con cada uno de cuatro personajes
about-ach_leader = cinco personas más en una ronda, sin contar el botín
about-ach_nomad = victoria sin un solo edificio

# Lo que hacen los personajes.
about-preacher = va a otro de tus dados, que vale { $bonus } más
about-collector = toma una casilla de botín; elige primero el valor más alto
about-builder = construye un edificio, o recibe según su valor: { $bands }
about-geek = fabrica un objeto de tu mano, o recibe según su valor: { $bands }
about-ragged_boy = manda una criatura del centro a quien quieras; primero el valor más alto
about-fighter = { $from } o más: mata a una de tus criaturas; menos: { $damage } más de daño; evita { $defence } de daño
about-hunter = hace a tus criaturas tanto daño como su valor

# Lo mismo en 17 letras como mucho; Constructor y Friki llevan ahí los tramos de su habilidad.
hint-preacher = +{ $bonus } a otro dado
hint-collector = toma botín
hint-ragged_boy = una criatura
hint-fighter = { $from }+ mata, o +{ $damage }
hint-hunter = hace daño

## Lo que hace una carta, en 21 letras como mucho; pagos y ganancias van en letras.

effect-pop = +{ $amount } P
effect-feed = alimenta { $amount }
effect-defence = defensa { $amount }
effect-dmg = +{ $amount } de daño
effect-dice_plus = cada dado +{ $amount }
effect-preach_twice = predica dos veces
effect-on_kill = { $gain } por muerte
effect-gain = { $gain } al revelarse
effect-discount = edificio: { $pay } menos
effect-pop_pay = { $pay } → +{ $amount } P
effect-dmg_pay = { $pay } → { $amount } de daño
effect-kill_pay = { $pay } → matar una
effect-convert = { $pay } → { $one_of }
effect-if_die = con { $faces }: { $one_of }
effect-die_plus = su dado +{ $amount }
effect-on_kill_pop = +{ $amount } P por muerte
effect-on_build_pop = +{ $amount } P por edificio

## Preguntas.

prompt-return-objects = De tus cinco objetos te quedas con tres. ¿Cuál devuelves?
waiting-return-objects = { $count ->
        [one] { $names } aún está eligiendo objetos.
       *[other] { $names } aún están eligiendo objetos.
    }
prompt-plan = El dado { $slot } muestra un { $die }. ¿A quién pones debajo?
waiting-plan = { $count ->
        [one] { $names } aún está planeando.
       *[other] { $names } aún están planeando.
    }
prompt-use-cards = { $moment-id ->
        [reveal] Se revela tu { $character }. ¿Usas un objeto?
        [building] Ya está construido. ¿Usas un objeto?
        [kill] Ha muerto una criatura. ¿Usas un objeto?
       *[other] Antes de hacer daño: ¿pagas para hacer más?
    }
waiting-use-cards = { $names } puede usar una carta.
prompt-pay-for-people = Tu pueblo crece. ¿Usas una carta para que venga más gente?
waiting-pay-for-people = { $names } puede usar una carta para que venga más gente.
prompt-preach = { $times ->
        [0] Habla tu Predicador. ¿Qué dado vale 2 más?
       *[other] Habla otra vez. ¿Qué otro dado vale 2 más?
    }
waiting-preach = { $names } está eligiendo un dado para el Predicador.
prompt-take-loot = ¿Qué casilla de botín se lleva tu Recolector?
waiting-take-loot = { $names } está eligiendo botín.
prompt-build = Tu Constructor tiene un { $value }. ¿Construye, o usa su habilidad:{ skill-gain }?
waiting-build = { $names } está decidiendo qué construir.
prompt-make-object = Tu Friki tiene un { $value }. ¿Fabrica un objeto, o usa su habilidad:{ skill-gain }?
waiting-make-object = { $names } está decidiendo qué fabricar.
# Lo que da una habilidad, cada cosa con un espacio delante.
skill-gain = { $scrap ->
        [0] {""}
       *[other] {" "}+{ $scrap } chatarra
    }{ $mechanism ->
        [0] {""}
       *[other] {" "}+{ $mechanism } mecanismo
    }{ $module ->
        [0] {""}
       *[other] {" "}+{ $module } módulo
    }{ $food ->
        [0] {""}
       *[other] {" "}+{ $food } comida
    }
prompt-discard-object = Tienes demasiadas cartas en la mano. ¿Qué objeto descartas?
waiting-discard-object = { $names } está descartando un objeto.
prompt-assign-creature = Tu Niño harapiento manda una criatura a alguien. ¿Cuál, y a quién?
waiting-assign-creature = { $names } está mandando una criatura a alguien.
prompt-take-creature = ¿Qué criatura del centro viene a tu pueblo?
waiting-take-creature = { $names } está eligiendo una criatura.
prompt-eliminate = Tu Luchador mata a una criatura. ¿A cuál?
waiting-eliminate = { $names } está eligiendo qué criatura muere.
prompt-trap = Tu trampa mata a una criatura. ¿A cuál?
waiting-trap = { $names } está eligiendo qué criatura mata la trampa.
# Una criatura con su artículo: quien hace algo, y a quien se lo hacen.
the-creature = { $creature-id ->
        [toad] el { $creature }
        [bat] el { $creature }
        [hound] el { $creature }
        [centipede] el { $creature }
        [ghoul] el { $creature }
        [crocodile] el { $creature }
       *[other] la { $creature }
    }
whom-creature = { $creature-id ->
        [toad] al { $creature }
        [bat] al { $creature }
        [hound] al { $creature }
        [centipede] al { $creature }
        [ghoul] al { $creature }
        [crocodile] al { $creature }
       *[other] a la { $creature }
    }
prompt-spread-damage = Daño por repartir: { $damage }{ $extra ->
        [0] {""}
       *[other] {", "}{ $extra } opcional (de objetos)
    }. ¿Cuánto recibe { the-creature }? Le queda { $life } de vida.
waiting-spread-damage = { $names } está de caza.

option-return = { $object }
option-assign = { $character }
option-pass = nada más
option-use = { $card }
option-use-for = { $card }: { $resource }
option-preach = dado { $slot }: { $character }
option-take = casilla { $box }
option-skill = usar la habilidad
option-build = { $building }
option-make = { $object }
option-discard = { $object }
option-send = { $creature } → { $player }
option-creature = { $creature }
option-eliminate = { $creature }{ $wounds ->
        [0] {""}
       *[other] {" "}(daño { $wounds })
    }
option-damage = { $damage } de daño

## Lo que ha pasado.

event-object-returned = { $seat } devuelve: { $object }.
    .also = { $object }
event-objects-returned = { $seat } ha elegido.
event-hands-kept = Cada cual se queda con tres objetos.
event-round-began = La ronda { $round } empieza por { $start }.
event-deck-shuffled = El mazo se ha agotado y se barajan sus descartes: { $deck }.
event-creatures-arrived = Nuevas criaturas en el centro: { $creatures }.
event-loot-turned = El botín de esta ronda: { $card }.
event-dice-rolled = { $seat } tira { $dice } = { $sum }.
event-scrap-found = La tirada más baja encuentra 1× chatarra: { $seats }.
event-character-placed = { $seat } pone al { $character } bajo un { $die }.
    .also = al { $character } bajo un { $die }
event-plan-ready = { $seat } tiene su plan listo.
event-plans-laid = Todos los personajes están boca abajo.
event-step-began = Ahora, el { $character }.
event-character-revealed = { $seat } revela al { $character } con un { $die }.
    .also = { $seat } al { $character } con un { $die }
event-resources-gained = Los objetos del { $character } dan a { $seat } { $gained }.
event-card-used = { $seat } usa «{ $card }»: recibe { $gained } a cambio de { $paid }.
event-people-paid-for = { $seat } paga por más gente con «{ $card }»: recibe { $gained } a cambio de { $paid }.
event-icon-used = { $seat } usa «{ $card }»: recibe { $gained }.
event-cards-passed = { $seat } no usa nada más.
event-payments-passed = { $seat } no paga por nadie más.
event-preached = El Predicador de { $seat } predica ante el dado { $slot }: vale 2 más.
event-preaching-declined = { $seat } no predica dos veces.
event-loot-taken = { $seat } se lleva la casilla { $box }: { $gained }.
event-skill-used = { $seat } usa la habilidad del { $character }: recibe { $gained }.
event-geek-skill-used = { event-skill-used }
event-building-built = { $seat } construye: { $building } (pagado: { $paid }).
event-object-made = { $seat } fabrica: { $object } (pagado: { $paid }).
event-objects-drawn = { $objects ->
        [0] { $seat } no roba ningún objeto
        [one] { $seat } roba 1 objeto
       *[other] { $seat } roba { $objects } objetos
    }.
event-objects-seen = Robado: { $objects }.
event-object-discarded = { $seat } descarta: { $object }.
event-creature-assigned = { $seat } manda { the-creature } a { $target }.
    .you-target = { $count ->
            [one] { $seat } te ha mandado 1 criatura
           *[other] { $seat } te ha mandado { $count } criaturas
        }
event-creature-taken = { $seat } se queda con { the-creature }.
event-creature-attracted = La Bestia chillona atrae a otra criatura hacia { $seat }: { $creature }.
event-creature-eliminated = El Cazador de { $seat } mata { whom-creature }; { $seat } recibe { $gained }.
event-creature-fought = El Luchador de { $seat } mata { whom-creature }; { $seat } recibe { $gained }.
event-creature-trapped = La trampa de { $seat } mata { whom-creature }; { $seat } recibe { $gained }.
event-creature-wounded = { $seat } hace { $damage } de daño { whom-creature }: le queda { $life } de vida.
event-creature-spared = { $seat } deja en paz { whom-creature }.
event-town-bitten = Las criaturas muerden al pueblo de { $seat }: { $damage } de daño, { $defence } evitado; { $people ->
        [0] no se pierde a nadie
        [one] se pierde 1 persona
       *[other] se pierden { $people } personas
    }.
    .you-seat = { $people ->
            [0] { "" }
            [one] las criaturas te han quitado 1 persona
           *[other] las criaturas te han quitado { $people } personas
        }
event-scrap-dissolved = El ácido destruye { $scrap } de chatarra de { $seat }.
    .you-seat = el ácido te ha destruido { $scrap } de chatarra
event-town-grew = El pueblo de { $seat } crece en { $people }.
    .also = el de { $seat } en { $people }
    .you-seat = tu pueblo ha crecido en { $people }
event-town-fed = { $seat } da de comer a su pueblo. Comida necesaria: { $due }; de edificios: { $saved }; pagada: { $food }.
event-people-starved = { $people ->
        [one] 1 persona muere
       *[other] { $people } personas mueren
    } de hambre en el pueblo de { $seat }.
    .you-seat = { $people ->
            [one] 1 persona ha muerto de hambre en tu pueblo
           *[other] { $people } personas han muerto de hambre en tu pueblo
        }
event-round-ended = Acaba la ronda { $round }. { $start } empieza la siguiente.
event-achievement-earned = Logro para { $seat }: «{ $achievement }».
event-game-ended = { $winners } gana. Población: { $scores }.

## El final de la partida.

tie-dice-in-play = { $names } tienen pueblos igual de grandes; va delante la suma más alta de los dados de edificios y objetos: { $measures }.
tie-first-in-order = { $names } empatan también en eso; va delante quien esté antes en el orden desde el jugador inicial (regla de la casa).

## La mesa en el terminal.

table-heading = ronda { $round }, meta { $goal }
table-heading-before = antes de la primera ronda
table-heading-over = tras { $round ->
        [one] 1 ronda
       *[other] { $round } rondas
    }
table-town = Pueblo de { $name }
# Las dos, juntas en una línea: veinticuatro columnas.
table-people = { $people } { $people ->
        [one] persona
       *[other] personas
    }
table-hungry = debes { $due } C
table-start = empieza
# Una columna de números: bestias ante un jugador. Una letra que no sea la de un recurso.
table-beasts = B
table-creatures = Criaturas
table-creatures-none = ninguna
table-strength = ♥{ $life } ⚔{ $damage }
# Ocho columnas el centro, el pueblo y los objetos.
table-centre = Centro
table-loot = Botín
table-box-taken = vacía
table-town-cards = Pueblo
table-objects = Objetos
table-hand = Mano
table-nothing = nada aún
table-hidden = ?

info-buildings = Edificios en venta: dado, coste, efecto, quedan
info-towns = Pueblos
info-hand = Tu mano
info-creatures = Criaturas: vida que les queda, daño al pueblo, comida al morir
info-record = Logros hasta ahora
info-characters = Personajes, en el orden en que actúan (★: obligatorio)
info-card = necesita un { $die } · cuesta { $cost }
mark-life = vida que queda
mark-damage = daño al pueblo cada ronda, o la letra de lo que se pierde
mark-goal = la meta
mark-hunger = en esta casilla se debe comida: 1, 2 o 3
mark-start = empieza esta ronda
mark-reached = ha alcanzado la meta
mark-hidden = un personaje aún oculto
mark-copies = copias que quedan
mark-die = el primer número de una carta: el valor que pide; después, su coste

rules-summary = Tira cuatro dados y pon un personaje bajo cada uno, en secreto{ $must ->
        [no] ; valen cuatro cualesquiera
       *[other] ; Recolector y Cazador van siempre entre ellos
    }.
    Consigue botín, construye, fabrica objetos, reparte las criaturas y cázalas: las que viven muerden cada ronda. Luego el
    pueblo crece y come. Gana quien tenga { $goal } personas o más al acabar una ronda; si son varios, el pueblo más grande.

# La página: lo que hay en la mesa, campo por campo.
page-field-board = tablero de población
page-field-bonus = bonificación en los dados
page-field-boxes = casillas de botín
page-field-buildings = edificios
page-field-centre = criaturas en el centro
page-field-characters = personajes
page-field-characters_used = personajes usados
page-field-counters = contadores
page-field-creatures_left = criaturas restantes
page-field-dice = dados
page-field-drawn = objetos robados
page-field-faces = edificios en venta
page-field-feats = logros
page-field-fresh = tiene criatura nueva
page-field-hand = tu mano
page-field-hand_sizes = cartas en mano
page-field-high_values = valores de 7 o más
page-field-is_mandatory = Recolector y Cazador obligatorios
page-field-is_mixed = criaturas barajadas de nuevo
page-field-kills = criaturas muertas
page-field-loot_left = botín restante
page-field-objects_left = objetos restantes
page-field-objects_used = objetos usados
page-field-paid_damage = daño pagado
page-field-paid_kills = muertes pagadas
page-field-past_creatures = criaturas descartadas
page-field-past_loot = botín descartado
page-field-past_objects = objetos descartados
page-field-resources = recursos
page-field-returned = objetos devueltos
page-field-stage = paso
page-field-stock = edificios que quedan
page-field-wounds = daño en las criaturas

## El tablero en la página.

board-dice = Dados
board-die = Dado { $slot }: { $die }
board-die-needed = pide un { $die } o más
board-must = debe
board-has-die = tiene un { $die }
board-no-die = sin dado
board-face-down = boca abajo
board-no-character = aún sin personaje
board-steps = Pasos de la ronda
board-step-done = hecho
board-step-now = ahora
board-step-later = por venir
board-parts = Partes del tablero
board-loot = Botín
board-box-empty = La casilla { $box } está vacía
board-gate = En la puerta
board-gate-about = una para cada pueblo
board-gate-empty = Aquí no acecha nada.
board-rolled = Todos tiran los dados.
board-laid = Todos han colocado sus dados.
board-cleared = La ronda ha terminado: dados y cartas se recogen.
board-siege = Los pueblos
board-acid = ácido
board-squeaky = trae otra
board-market = Edificios
board-market-about = rayados: te falta lo que está pálido
board-market-lit = con marco: puedes construirlos; los demás dicen qué falta
board-hand = Tu mano
board-hand-about = para tu Friki
board-hand-geek = tu Friki tiene un { $die }
board-hand-no-geek = tu Friki no tiene dado esta ronda
board-hand-empty = Ningún objeto.
board-return-about = toca los dos que devuelves
board-goes-back = se devuelve
board-discarded = se descarta
board-town = Tu pueblo
board-town-cards = { $cards ->
        [0] nada construido aún
        [one] 1 carta
       *[other] { $cards } cartas
    }
board-about = Sobre: { $name }
board-start-player = jugador inicial
board-due = { $food } de comida
board-goal = A partir de { $goal }, gana quien tenga más población al final de una ronda.
board-food-due = { $due } de comida a pagar, tienes { $food }
board-food-due-them = { $due } de comida a pagar, tiene { $food }
board-chosen = elegido
board-can = puedes
board-payable = se puede pagar
board-none-left = no quedan
board-needs = pide un { $die }
board-short = falta: { $missing }
board-lacks = falta:
board-spoiled = ahora sí, tras este edificio ya no
board-tap = Elige en el tablero.
board-nothing-placed = Aún no has colocado nada.
board-clear = Vaciar
board-skill = Habilidad:
board-build = Construir: { $name }
board-make = Fabricar: { $name }
board-discard = Descartar: { $name }
board-choose-building = Elige un edificio
board-choose-object = Elige un objeto
board-achievements = Logros

tab-gate = Puerta
tab-market = Mercado
tab-hand = Mano { $count }
tab-town = Pueblo
tab-rivals = Rivales

plan-put = ¿Adónde va tu { $die }? { $dice ->
        [one] Queda 1 dado
       *[other] Quedan { $dice } dados
    }.
plan-pick = Coge un dado.
plan-missing = { $count ->
        [one] { $names } aún necesita un dado
       *[other] { $names } aún necesitan un dado
    }; { $dice ->
        [one] queda 1
       *[other] quedan { $dice }
    }.
plan-done = Todos los dados están puestos. Confirma cuando te guste.
plan-locked = Tu plan está fijado. Con «Cambiar» lo abres de nuevo.
plan-bot = Ahora mismo un bot planea por ti.

hunt-due = Aún hay que repartir { $damage } de daño.
hunt-may-stop = Queda { $damage } de daño: puedes parar aquí.
hunt-done = Todo el daño está repartido. ¿Atacas?
hunt-all-die = { $count ->
        [one] Muere. ¿Atacas?
       *[other] Mueren todas. ¿Atacas?
    }
hunt-strike = Atacar
hunt-damage = Daño { $damage }
hunt-dealt = { $dealt } repartido, queda { $left }
hunt-extra = Lo blanco hay que repartirlo; lo rayado ({ $extra }, de objetos) no hace falta.
hunt-all = Hay que repartirlo todo mientras quede vida.
hunt-must = { $sources }: hay que repartirlo.
hunt-may = A rayas: { $sources }, si quieres.
hunt-source = { $name } { $damage }
hunt-paid = pagado { $damage }
hunt-damage-to = Daño a: { $name }
hunt-less = Menos daño a: { $name }
hunt-more = Más daño a: { $name }
hunt-most = Todo lo que aguante: { $name }
hunt-life = queda { $life } de { $full } de vida
hunt-dies = Muere, no deja nada
hunt-dies-gain = Muere: { $gain } para ti
hunt-lives = Vive con { $life }: muerde { $bite }
hunt-lives-acid = Vive con { $life }: come { $scrap } de chatarra

offer-cards = Cartas que puedes usar ahora
offer-once = cada una una vez
offer-pay = Paga
offer-use = Usar
offer-no-die = Ahora no: { $character } sin dado.
offer-later = Aún no: { $character } actúa después.
offer-used = Ya usada.
offer-face = Ahora no: pide un { $faces } en el dado.
offer-short = Ahora no: falta { $missing }.

## Lo que hace una carta, en pocas palabras.

card-or = { $start } o { $last }
card-with = con { $character }
card-pop = +{ $amount } población
card-feed = alimenta { $amount }
card-defence = defensa { $amount }
card-dmg = +{ $amount } daño
card-dice_plus = todos tus dados +{ $amount }
card-preach_twice = predica dos veces
card-on_kill = por criatura muerta: { $gain }
card-gain = al revelar: { $gain }
card-discount = edificio: { $pay } menos
card-pop_pay = paga { $pay }: +{ $amount } población
card-dmg_pay = paga { $pay }: { $amount } de daño
card-kill_pay = paga { $pay }: mata una criatura
card-convert = paga { $pay }: { $one_of }
card-if_die = si sacaste { $faces }: { $one_of }
card-die_plus = su dado +{ $amount }
card-on_kill_pop = por criatura muerta: +{ $amount } población
card-on_build_pop = por edificio: +{ $amount } población

## Lo mismo en frases enteras.

sheet-pop = +{ $amount } población en cada fase de población.
sheet-feed = Tu pueblo paga { $amount } de comida menos.
sheet-defence = Detiene cada ronda { $amount } del daño que las criaturas hacen a tu pueblo.
sheet-dmg = { $amount } de daño más para tu caza. Lo que añaden los objetos puede dejarse.
sheet-dice_plus = Tus cuatro dados cuentan { $amount } más desde ahora.
sheet-preach_twice = Tu Predicador puede ir a un segundo dado distinto.
sheet-on_kill = Cada criatura que matas trae además { $gain }.
sheet-gain = Al revelar el personaje recibes { $gain }.
sheet-discount = Lo que construyes cuesta { $pay } menos.
sheet-pop_pay = Una vez por ronda, al crecer, puedes pagar { $pay } por +{ $amount } población.
sheet-dmg_pay = Una vez por ronda, antes de la caza, puedes pagar { $pay } por { $amount } de daño.
sheet-kill_pay = Una vez por ronda, antes de la caza, puedes pagar { $pay } para matar una de tus criaturas.
sheet-convert = Al revelar el personaje puedes pagar { $pay } por { $one_of }.
sheet-if_die = Si revelas el personaje con { $faces } en el dado, recibes { $one_of }.
sheet-die_plus = Al revelar el personaje, su dado puede contar { $amount } más.
sheet-on_kill_pop = Cada criatura que matas puede traer +{ $amount } población.
sheet-on_build_pop = Cada edificio que construyes puede traer +{ $amount } población.
sheet-object = objeto de { $character }: funciona en las rondas en que ese personaje tiene un dado
sheet-building = edificio, quedan { $left } de { $copies }
sheet-die = Dado
sheet-die-needed = { $die } o más
sheet-cost = Coste
sheet-pay = Pagas
sheet-lack = Falta
sheet-other = Otra cara
sheet-creature = Muere con { $life } de daño y deja { $food } de comida. Viva, { $bite ->
        [one] muerde a 1 habitante
       *[other] muerde a { $bite } habitantes
    } cada ronda; sus heridas quedan.
sheet-life = Muere con { $life } de daño y deja { $food } de comida. Sus heridas quedan.
sheet-squeaky = Quien la recibe recibe también la siguiente criatura del mazo.
sheet-corrosive = Viva, come hasta { $scrap } de chatarra en vez de habitantes. La defensa no ayuda.
sheet-from = desde { $value }:
sheet-fighter = Con cualquier dado detiene { $defence } de daño a tu pueblo.

## Lo que hacen los siete, en sus cartas.

crew-preacher = +{ $bonus } a otro de tus dados
crew-collector = el más alto elige botín primero
crew-builder = habilidad o un edificio
crew-geek = habilidad o un objeto
crew-ragged_boy = el más alto envía una criatura primero
crew-fighter = { $from } mata una; menos, +{ $damage } daño
crew-fighter-kills = mata una de tus criaturas
crew-fighter-helps = +{ $damage } daño para el Cazador
crew-kills = mata una
crew-hunter = daño igual al dado
crew-hunter-deals = { $value } de daño

then = Después:
then-left = Te queda: { $left }.
then-grows = Creces hasta { $people }: { $due } de comida a pagar, tienes { $food }.
then-spoiled = Después ya no podrás pagar: { $names }.

after-strike = Si atacas ahora
after-now = Tal como está
after-bites = Mordiscos { $bites }, tu defensa { $defence }
after-acid = El ácido disuelve chatarra
after-food = Comida que tendrás
after-grows = La población { $people } crece { $growth }
after-due = { $due } de comida a pagar, tienes { $food }

held-hand = Mano
after-line = Mordiscos { $bites }, defensa { $defence }; luego { $grown ->
        [one] 1 habitante
       *[other] { $grown } habitantes
    }, { $due } de comida a pagar, tienes { $food }.
after-fed = { $grown ->
        [one] 1 habitante
       *[other] { $grown } habitantes
    }, { $due } de comida a pagar, tienes { $food }.

## La mesa como lista.

list-card = Carta
list-effect = Efecto
list-left = Quedan
list-for-you = Para ti
list-box = Casilla { $box }: { $holds }
list-creature = { $name }: { $life } de { $full } de vida, muerde { $bite }, deja { $food } de comida al morir.
list-die-counts = tiene un { $die }, cuenta como { $value }
list-people = Población
list-owns = Tiene
list-eats = Comida
list-buildings = Edificios
list-objects = Objetos
list-hand = Cartas en la mano
list-creatures = Criaturas
list-food-from = Desde { $least } habitantes hay que pagar { $due } de comida.

## Cifras

luck-about = lo que suman los dados de todas las rondas
luck-count = { $count } en los dados, se esperaban { $expected }
took-creatures = Criaturas enviadas
turn-counted = ronda { $turn }
## La primera partida.

guide-goal-title = Veinte habitantes
guide-goal = Gana el primer pueblo con *20 habitantes*. El tuyo empieza con cinco.
guide-objects-title = Tres cosas para ti
guide-objects = Devuelve dos de estas cinco cosas. *Quédate con lo que cueste poco.*
guide-dice-title = Cuatro dados, cuatro ayudantes
guide-dice = Has sacado estos cuatro dados. *Da cada uno a un ayudante distinto.*
guide-collector-title = Recolector: el botín
guide-collector = El Recolector trabaja siempre. *El dado más alto elige botín primero.*
guide-hunter-title = Cazador: las criaturas
guide-hunter = El Cazador también trabaja siempre. *Su dado dice lo fuerte que golpea.*
guide-builder-title = Constructor: un pueblo mejor
guide-builder = Un tercer dado para el Constructor es buen comienzo. *Halla chatarra o construye.*
guide-loot-title = Coge una casilla
guide-loot = Elige una casilla y llévate todo lo que tiene. *La comida es para tu gente; el resto, para construir.*
guide-build-title = Construye algo
guide-build = Cada carta muestra el dado y el precio. *Un edificio funciona en todas las rondas desde ahora.*
guide-make-title = Fabrica algo
guide-make = El Friki fabrica un objeto de tu mano. *Ayuda si su personaje tiene un dado.*
guide-creature-title = Llega una criatura
guide-creature = Cada ronda llega una criatura a tu pueblo. *Toma una que puedas vencer.*
guide-hunt-title = La caza
guide-hunt = Reparte el daño entre tus criaturas. *Las muertas son comida; las vivas muerden.*
guide-food-title = Tu gente come
guide-food = Al final de la ronda tu pueblo come. *Por cada comida que falte, se va alguien.*
guide-preacher-title = Predicador: para un dado bajo
guide-preacher = El Predicador suma 2 al dado de otro. *Dale tu dado más bajo.*
guide-enough-title = Ya sabes bastante
guide-enough = Ya sabes cómo crece un pueblo. *Sigue hasta 20 o para aquí.*
guide-over-title = Eso es todo
guide-over = ¡Has jugado una partida entera de Ratville! *Gana el pueblo más grande.*
## Razones de una respuesta, en una pista o un análisis: a qué lleva de media, comparada con otras.

reason-count-mechanisms = { $way ->
    [more] { $amount ->
        [one] { $amount } mecanismo más
       *[other] { $amount } mecanismos más
    }
   *[less] { $amount ->
        [one] { $amount } mecanismo menos
       *[other] { $amount } mecanismos menos
    }
}
reason-count-modules = { $way ->
    [more] { $amount ->
        [one] { $amount } módulo más
       *[other] { $amount } módulos más
    }
   *[less] { $amount ->
        [one] { $amount } módulo menos
       *[other] { $amount } módulos menos
    }
}
reason-people = { $way ->
    [more] cerca de { $amount } más de población
   *[less] cerca de { $amount } menos de población
}
reason-scrap = { $way ->
    [more] cerca de { $amount } de chatarra más
   *[less] cerca de { $amount } de chatarra menos
}
reason-mechanism = cerca de { reason-count-mechanisms }
reason-module = cerca de { reason-count-modules }
reason-food = { $way ->
    [more] cerca de { $amount } de comida más
   *[less] cerca de { $amount } de comida menos
}
reason-hunger = { $way ->
    [more] falta cerca de { $amount } más de comida para todos
   *[less] falta cerca de { $amount } menos de comida para todos
}
reason-buildings = { $way ->
    [more] edificios que rinden más
   *[less] edificios que rinden menos
}
reason-objects = { $way ->
    [more] objetos que rinden más
   *[less] objetos que rinden menos
}
reason-hand = { $way ->
    [more] una carta mejor en la mano
   *[less] una carta peor en la mano
}
reason-creatures = { $way ->
    [more] más problemas con las criaturas
   *[less] menos problemas con las criaturas
}
reason-wounds = { $way ->
    [more] cerca de { $amount } de daño más a las criaturas
   *[less] cerca de { $amount } de daño menos a las criaturas
}
reason-cards = { $way ->
    [more] más cosas construidas, y pronto
   *[less] menos cosas construidas por ahora
}
