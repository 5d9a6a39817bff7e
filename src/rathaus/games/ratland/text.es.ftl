## RatLand en español.

title = RatLand
tagline = todos a la vez
about = Varios clanes de ratas comparten las alcantarillas: mándalas a por queso, asalta a los vecinos, cría y dales de comer.
sources = Los reglamentos traen todos los números de este juego menos las nueve cartas de comida: estas siguen una descripción
    pública del juego, y aquí nadie las ha comparado con una caja. Donde los reglamentos callan hemos decidido nosotros; las
    reglas lo llaman cada vez regla de la casa. Si tienes el juego, corrige las cartas en una copia del archivo de datos y
    juega con --set data=FILE.

## Capítulos de las reglas, como títulos de lo que pasa. Nueve columnas como mucho.

chapter-1 = inicio
chapter-2 = turno
chapter-3 = evento
chapter-4 = ratas
chapter-5 = ataques
chapter-6 = criadero
chapter-7 = regreso
chapter-8 = quesos
chapter-9 = alimentar
chapter-10 = final
chapter-11 = evento
chapter-12 = tablero
chapter-13 = clan
chapter-14 = manual

## Las fases de un turno, como figuran en su riel.

phase-setup = inicio
phase-event = evento
phase-rats = ratas
phase-attack = ataques
phase-births = criadero
phase-return = regreso
phase-cheese = quesos
phase-feeding = alimentar
phase-end = final

## Nombres. `.short` es para donde no hay sitio.

name-dump = vertedero
name-city = ciudad
name-field = campo
name-left-pipe = tubo izquierdo
    .short = tubo izq.
name-right-pipe = tubo derecho
    .short = tubo dcho.
name-pantry = despensa
name-nursery = criadero
name-infirmary = enfermería
name-lost = perdidas
name-alarm = queso escondido

name-yellow = amarillo
name-orange = naranja
name-white = blanco
name-black = negro
name-purple = morado
name-blue = azul

name-abundance = Abundancia
name-massive-attacks = Ataques masivos
name-visiting-cousin = Viene «el primo»
name-rat-with-a-helmet = Rata con casco
name-we-did-it = Conseguido
name-drunk = Borracho
name-sound-the-alarm = Dar la alarma
name-just-in-time = Justo a tiempo
name-holy-rat = Santa rata
name-end-of-game = Final de partida
name-dr-cheese = Dr. Cheese
name-rattibal-lector = Rattibal Lector
name-tacticians = Estrategas
name-locked-and-loaded = Armada y preñada

name-recycler = Reciclador
name-mutant = Mutante
name-explorer = Explorador
name-scavenger = Carroñero
name-alchemist = Alquimista
name-ninja = Ninja
name-family = Familiar
name-warrior = Guerrero
name-musician = Músicos
name-sports = Deportista
name-corrupt = Corrupto
name-seer = Vidente

name-standard = normal
name-aggressive = belicoso

name-clans = Clanes con habilidades
name-false = no
name-true = sí
name-boards = Tableros
name-secret = a elección de cada cual, en secreto
name-rulebook = Reglamento
name-spanish_english = español e inglés
name-german = alemán
name-french = francés
name-food_order = Orden de las cartas de comida
name-shuffled = barajadas
name-ascending = de 1 a 9, para las primeras partidas
name-start_player = Primer Jugador Activo
name-random = al azar
name-first_seat = el primer asiento

# Seis letras distintas; la leyenda de la mesa las repite.
letter-yellow = A
letter-orange = J
letter-white = B
letter-black = N
letter-purple = M
letter-blue = Z

## Qué hace: en una frase que quepa en una línea del terminal.

about-abundance = Todos los clanes reciben un queso al momento.
about-massive-attacks = Cada tubo con alguna rata ataca como si llevara una más.
about-visiting-cousin = Una rata nueva se une al momento a cada clan y ya se puede desplegar.
about-rat-with-a-helmet = Cuando saques trozos en un lugar, puedes devolver uno a la bolsa.
about-we-did-it = Este turno el negro cuenta como amarillo: un queso, y ninguna rata se va.
about-drunk = El clan más grande da una de sus ratas sanas al más pequeño, al momento.
about-sound-the-alarm = Puedes esconder un queso en el criadero, donde ningún ladrón lo encuentra.
about-just-in-time = Este turno también puedes desplegar ratas envenenadas y perdidas.
about-holy-rat = De cada cementerio sale al momento una rata hacia la pila común.
about-end-of-game = La partida acaba aquí: este turno ya no se juega.
about-dr-cheese = Cada dos trozos blancos que saques en un mismo lugar se vuelven uno amarillo.
about-rattibal-lector = Antes de que coma tu clan, puedes cambiar una de sus ratas por un queso.
about-tacticians = Cada lugar al que no mandaste ninguna rata te da un queso.
about-tacticians-german = Cada zona de tu alcantarilla a la que no mandaste ratas te da un queso.
about-locked-and-loaded = Como mucho tres ratas en despensa y criadero: defienden y crían.

about-recycler-first = Un trozo más en el vertedero si mandaste allí una rata (regla de la casa).
about-recycler-second = Hasta dos trozos blancos que saques en el vertedero cuentan como amarillos.
about-recycler-second-french = Dos trozos blancos que saques en el vertedero cuentan como uno amarillo.
about-mutant-first = Para ti el morado cuenta como amarillo: un queso, y nada de veneno.
about-mutant-second = Para ti el morado cuenta como naranja: dos quesos, y nada de veneno.
about-explorer-first = Cuando vuelven ratas perdidas, te traen un queso entre todas.
about-explorer-second = Cada rata perdida que vuelve a casa te trae un queso.
about-scavenger-first = Una vez por turno, donde no mandaste ratas, puedes sacar un trozo que sobre.
about-scavenger-second = En cada lugar puedes sacar un trozo que sobre, aunque mandaras ratas.
about-scavenger-second-german = En cada lugar al que no mandaste ratas puedes sacar un trozo que sobre.
about-scavenger-second-french = En cada lugar al que no mandaste ratas puedes sacar un trozo que sobre.
about-alchemist-first = Después de comer, puedes convertir un queso en una rata.
about-alchemist-second = Después de comer, puedes convertir hasta dos quesos en ratas.
about-ninja-first = Si solo atacan dos ratas, las dos por un tubo, siempre roban un queso.
about-ninja-second = Cada tubo con exactamente una rata roba siempre un queso.
about-family-first = Si no mandaste ninguna rata al criadero, te nace una cría igualmente.
about-family-second = Cada turno te nace una cría más.
about-warrior-first = Los trozos negros no te hacen nada.
about-warrior-second = Los trozos negros no te hacen nada, y defiendes con dos ratas más.
about-musician-first = Al acabar el turno, el rival con más queso te da uno.
about-musician-second = Al acabar el turno, los tres rivales con más queso te dan uno cada uno.
about-sports-first = Al levantarse las pantallas, puedes mover una de tus ratas a otra zona.
about-sports-second = Al levantarse las pantallas, puedes mover hasta tres ratas a otras zonas.
about-corrupt-first = En un lugar por turno, puedes añadir a la bolsa un trozo de cualquier color.
about-corrupt-second = En cada lugar puedes añadir a la bolsa un trozo de cualquier color.
about-seer-first = Solo tú conoces el próximo evento.
about-seer-second = Solo tú conoces el próximo evento y la comida que viene.

about-standard = Tus ataques no hieren a nadie, y cada rata que mandas fuera saca un trozo.
about-aggressive = Tus ataques matan y hieren, pero en cada lugar sacas un trozo menos.
about-aggressive-french = Tus ataques y tu defensa matan, pero en cada lugar sacas un trozo menos.
about-aggressive-raid = Un ataque que supera la defensa mata a un defensor; si no, el atacante pierde una rata.
about-aggressive-defence = Quien tiene un tablero belicoso y rechaza un ataque mata a una de las ratas que atacan.
about-aggressive-draw = Con un tablero belicoso sacas un trozo menos en cada lugar.
about-aggressive-area = El clan con más ratas en un lugar, si es belicoso, hiere allí a una rata de otro clan.

about-option-clans = Cada cual lleva un clan con una habilidad que cambia una vez hacia el final.
about-option-rulebook = Los reglamentos impresos difieren en cinco puntos (RL-14). La mesa elige cuál se sigue.
about-option-boards = Con tableros belicosos las ratas luchan: el mismo para todos, o cada cual elige en secreto.
about-option-food_order = Si las cartas que dicen qué hay en cada lugar salen barajadas o por orden de número.
about-option-start_player = Quién gana los empates en el primer turno; cada turno pasa a la izquierda.

## Preguntas.

# Dónde pasa algo y qué bolsa es: las puede usar cualquier frase con $area.
area-where = { $area-id ->
        [city] en la { $area }
       *[other] en el { $area }
    }
area-bag = la bolsa { $area-id ->
        [city] de la { $area }
       *[other] del { $area }
    }

prompt-deploy = { $zone-id ->
        [alarm] Todas las ratas están colocadas. ¿Escondes un queso de los ladrones?
       *[other] { zone-asked } { $rats ->
            [0] No queda ninguna por colocar.
            [one] Queda una por colocar.
           *[other] Quedan { $rats } por colocar.
        }
    }
zone-asked = { $zone-id ->
        [dump] ¿Cuántas ratas suben al vertedero?
        [city] ¿Cuántas ratas suben a la ciudad?
        [field] ¿Cuántas ratas suben al campo?
        [left-pipe] ¿Cuántas ratas atacan por el tubo izquierdo?
        [right-pipe] ¿Cuántas ratas atacan por el tubo derecho?
        [pantry] ¿Cuántas ratas vigilan la despensa?
        [infirmary] ¿Cuántas ratas envenenadas dejan la enfermería y se unen?
        [lost] ¿Cuántas ratas perdidas vuelven y se unen?
       *[nursery] ¿Cuántas ratas van al criadero?
    }
waiting-deploy = { $count ->
        [one] { $names } aún coloca ratas tras la pantalla.
       *[other] { $names } aún colocan ratas tras sus pantallas.
    }

prompt-choose-clan = Te tocan dos clanes. ¿Con cuál te quedas?
waiting-choose-clan = { $count ->
        [one] { $names } elige clan.
       *[other] { $names } eligen clan.
    }
prompt-choose-board = ¿En qué tablero juegas? Todos se revelan a la vez.
waiting-choose-board = { $count ->
        [one] { $names } elige tablero.
       *[other] { $names } eligen tablero.
    }
prompt-redeploy = Las pantallas están levantadas. ¿Mueves una rata? Aún puedes mover { $moves ->
        [one] una
       *[other] hasta { $moves }
    }.
waiting-redeploy = { $names } aún puede mover una rata.
prompt-add-piece = ¿Añades un trozo a { area-bag }?
waiting-add-piece = { $names } puede añadir un trozo a la bolsa.
prompt-wound-rat = Eres quien más ratas tiene { area-where }: ¿a la rata de quién hieren?
waiting-wound-rat = { $names } elige a la rata de quién hiere.
prompt-put-back = Has sacado { area-where }. ¿Devuelves un trozo a la bolsa?
waiting-put-back = { $names } puede devolver un trozo.
prompt-scavenge = Ha sobrado algo { area-where }. ¿Sacas un trozo?
waiting-scavenge = { $names } puede sacar un trozo que ha sobrado.
prompt-trade-rats = ¿Cambias una rata por un queso antes de que coma tu clan?
waiting-trade-rats = { $count ->
        [one] { $names } puede cambiar una rata por un queso.
       *[other] { $names } pueden cambiar una rata por un queso.
    }
prompt-turn-cheese = Tu clan ya ha comido. ¿Conviertes queso en ratas?
waiting-turn-cheese = { $names } puede convertir queso en ratas.

# La puede usar cualquier frase con $rats; «ninguna» pide dos puntos o una lista.
rats-counted = { $rats ->
        [0] ninguna rata
        [one] 1 rata
       *[other] { $rats } ratas
    }

option-dump = { rats-counted } al vertedero
option-city = { rats-counted } a la ciudad
option-field = { rats-counted } al campo
option-left-pipe = { rats-counted } al tubo izquierdo
option-right-pipe = { rats-counted } al tubo derecho
option-pantry = { rats-counted } de guardia en la despensa
option-nursery = { rats-counted } al criadero
option-infirmary = { rats-counted } de la enfermería
option-lost = { rats-counted } de las perdidas
option-alarm = { $rats ->
        [0] no esconder nada
        [one] esconder un queso en el criadero
       *[other] esconder { $rats } quesos en el criadero
    }
option-clan = { $clan }
option-board = tablero { $board }
option-stay = no mover nada
option-move = { $source } → { $target }
option-pass = no tocar la bolsa
option-add = añadir un trozo { $piece }
option-draw = sacar un trozo
option-wound = herir a una rata de { $player }
option-keep = quedarse con todo
option-put-back = devolver un trozo { $piece }
option-trade-healthy = cambiar una rata sana por un queso
option-trade-poisoned = cambiar una rata envenenada por un queso
option-turn = { $cheese ->
        [0] guardar el queso
        [one] convertir 1 queso en una rata
       *[other] convertir { $cheese } quesos en { $cheese } ratas
    }
event-rulebook-opened = Esta mesa juega según el reglamento { $rulebook }.

## Lo que ha pasado.

event-turn-began = Empieza el turno { $turn }. { $active } gana todos los empates.
event-event-revealed = { $card-id ->
        [end-of-game] Se abre la tapa de la alcantarilla: ¡{ $card }!
       *[other] Evento del turno: { $card }
    }
event-food-revealed = Sale la carta de comida { $card }.
event-rats-gathered = Todas las ratas vuelven a casa y se reparten de nuevo.
event-rats-placed = { $seat } coloca { $rats ->
        [0] 0 ratas
       *[other] { rats-counted }
    }: { $zone }.
    .also = { rats-counted }: { $zone }
event-deployment-ready = { $seat } ha terminado.
event-rats-deployed = { $seat } despliega: { $zones }.
event-cheese-stolen = { $thief } roba { $cheese ->
        [one] 1 queso
       *[other] { $cheese } quesos
    } a { $victim }: { $strength } contra { $defence }.
    .you-thief = { $cheese ->
            [one] has robado 1 queso a { $victim }
           *[other] has robado { $cheese } quesos a { $victim }
        }
    .you-victim = { $cheese ->
            [one] { $thief } te ha robado 1 queso
           *[other] { $thief } te ha robado { $cheese } quesos
        }
event-attack-repelled = { $thief } ataca a { $victim } y no se lleva nada: { $is_defended ->
        [1] { $strength } contra { $defence } no basta.
       *[0] no queda queso que robar.
    }
event-rats-born = { $rats ->
        [one] Nace 1 cría
       *[other] Nacen { $rats } crías
    } en el clan de { $seat }.
    .also = { $rats ->
            [one] 1 en el de { $seat }
           *[other] { $rats } en el de { $seat }
        }
    .you-seat = { $rats ->
            [one] te ha nacido 1 rata
           *[other] te han nacido { $rats } ratas
        }
event-rats-returned = De vuelta con { $seat }: { $poisoned } de la enfermería y { $lost ->
        [one] 1 perdida
       *[other] { $lost } perdidas
    }.
event-bag-filled = A { area-bag }: { $pieces }.
event-pieces-drawn = { $seat } saca { area-where }: { $pieces }.
event-cheese-found = { $seat } encuentra { $cheese ->
        [one] 1 queso
       *[other] { $cheese } quesos
    }.
    .then = Encuentra { $cheese ->
            [one] 1 queso
           *[other] { $cheese } quesos
        }.
    .you-seat = { $cheese ->
            [one] has encontrado 1 queso
           *[other] has encontrado { $cheese } quesos
        }
event-rat-left = Una rata de { $seat } vuelve a la pila común ({ $place }).
    .then = Una rata vuelve a la pila común ({ $place }).
    .you-seat = { $count ->
            [one] se te ha ido 1 rata
           *[other] se te han ido { $count } ratas
        }
event-rat-poisoned = Una rata de { $seat } se envenena ({ $place }).
    .then = Una rata se envenena ({ $place }).
    .you-seat = { $count ->
            [one] se te ha envenenado 1 rata
           *[other] se te han envenenado { $count } ratas
        }
event-rat-lost = Una rata de { $seat } se pierde ({ $place }).
    .then = Una rata se pierde ({ $place }).
    .you-seat = { $count ->
            [one] se te ha perdido 1 rata
           *[other] se te han perdido { $count } ratas
        }
event-bag-emptied = Se retira lo que queda en { area-bag }.
event-clan-fed = Come el clan de { $seat }: { rats-counted }, { $cheese ->
        [one] 1 queso
       *[other] { $cheese } quesos
    }.
event-rats-starved = Falta queso: { $rats ->
        [one] 1 rata de { $seat } muere
       *[other] { $rats } ratas de { $seat } mueren
    } de hambre.
    .you-seat = { $rats ->
            [one] 1 rata tuya ha muerto de hambre
           *[other] { $rats } ratas tuyas han muerto de hambre
        }
event-clan-chosen = { $seat } ha elegido clan.
event-clan-revealed = { $seat } juega con el clan { $clan }.
event-board-chosen = { $seat } ha elegido tablero.
event-board-revealed = { $seat } juega en un tablero { $board-id ->
        [aggressive] belicoso
       *[standard] normal
    }.
event-cheese-for-all = Cada clan recibe { $cheese ->
        [one] 1 queso
       *[other] { $cheese } quesos
    }.
event-rat-joined = Un primo de visita se une a { $seat }.
    .also = { $seat }
event-rat-given = { $giver } da una rata a { $receiver }.
event-graveyard-cleared = { $rats ->
        [one] 1 rata pasa
       *[other] { $rats } ratas pasan
    } del cementerio de { $seat } a la pila común.
event-cheese-hidden = { $seat } ha escondido { $cheese ->
        [one] 1 queso
       *[other] { $cheese } quesos
    } en el criadero.
event-alarm-over = Se acabaron los ataques: el queso escondido vuelve a salir.
event-rat-moved = { $seat } mueve una rata: { $source } → { $target }.
event-move-declined = { $seat } no mueve más ratas.
event-rat-killed = { $is_repelled ->
        [1] La defensa de { $killer } mata
       *[0] El ataque de { $killer } mata
    } una rata de { $seat } ({ $place }).
    .you-seat = { $count ->
            [one] { $killer } te ha matado 1 rata
           *[other] { $killer } te ha matado { $count } ratas
        }
event-cheese-brought = Las ratas perdidas de { $seat } traen a casa { $cheese ->
        [one] 1 queso
       *[other] { $cheese } quesos
    }.
event-cheese-for-absence = { $seat } recibe { $cheese ->
        [one] 1 queso
       *[other] { $cheese } quesos
    } por los sitios sin ratas.
event-piece-added = { $seat } añade un trozo { $piece } a { area-bag }.
event-bribe-declined = { $seat } no añade nada a la bolsa.
event-rat-wounded = { $fighter } hiere a una rata de { $seat } { area-where }.
    .you-seat = { $count ->
            [one] { $fighter } te ha herido 1 rata
           *[other] { $fighter } te ha herido { $count } ratas
        }
event-piece-put-back = { $seat } devuelve un trozo { $piece }.
event-piece-kept = { $seat } se queda con todo.
event-pieces-counted = Para { $seat } cuentan como: { $pieces }.
    .then = Cuentan como: { $pieces }.
event-scraps-declined = { $seat } no saca nada de lo que sobra.
event-trade-ready = { $seat } se ha decidido.
event-rat-traded = { $seat } cambia una rata ({ $place }) por 1 queso.
event-alchemy-offered = { $seat } puede convertir queso en ratas.
event-cheese-turned = { $seat } convierte { $rats ->
        [one] 1 queso en una rata
       *[other] { $rats } quesos en { $rats } ratas
    }.
event-alchemy-declined = { $seat } no convierte ningún queso.
event-cheese-given = { $giver } da 1 queso a { $receiver } por la música.
event-game-ended = Las alcantarillas son de { $winners }. Puntos: { $scores }.

## El final de la partida.

name-living = ratas vivas
name-dead = cementerio
tie-most-cheese = { $names } empatan a puntos; va delante el clan con más queso: { $measures }.

## La mesa en el terminal.

table-heading = turno { $turn } de entre { $fewest } y { $most }
table-heading-before = antes del primer turno
table-heading-over = tras { $turn ->
        [one] 1 turno
       *[other] { $turn } turnos
    }
table-sewer = Alcantarilla de { $name }
table-left = { $rats ->
        [one] queda 1
       *[other] quedan { $rats }
    } por colocar
table-placed = todas colocadas
# En qué anda la mesa mientras quien mira no despliega, en pocas palabras.
table-end = al final
table-phase-choose-clan = antes del primer turno
table-phase-choose-board = antes del primer turno
table-phase-redeploy = pantallas levantadas
table-phase-trade-rats = antes de comer
table-phase-turn-cheese = después de comer
table-drawn = sacado: { $pieces }
table-phase-add-piece = en busca de queso
table-phase-wound-rat = pelea antes de sacar
table-phase-scavenge = después de sacar
table-rats = ratas
table-cheese = queso
table-poisoned = enf
table-lost = perd
# El cementerio, en dos letras como mucho.
table-graveyard = †
table-active = desempata
table-aggressive = belicoso
# Siete columnas las dos primeras; la comida, tantas como el nombre más largo de un lugar y un hueco.
table-event = Evento {""}
table-clan = Clan {"  "}
table-food = Comida {"   "}
table-food-cards = { $count ->
        [one] carta { $cards }
       *[other] cartas { $cards }
    }
table-next = Luego: { $cards }
table-next-food = { $count ->
        [one] carta de comida { $cards }
       *[other] cartas de comida { $cards }
    }
table-pile = pila: { $rats } { $rats ->
        [one] rata
       *[other] ratas
    }
table-defends = defiende
table-breeds = cría
table-litter = +1 por rata
table-not-deployed = no para dos
table-target = { $cheese } { $cheese ->
        [one] queso
       *[other] quesos
    }
table-status-infirmary = enfermería { $rats }
table-status-lost = perdidas { $rats }
table-status-graveyard = cementerio { $rats }
table-feeding = { $rats ->
        [one] 1 rata come
       *[other] { $rats } ratas comen
    } { $cost } { $cost ->
        [one] queso
       *[other] quesos
    }; tienes { $cheese }.
table-legend = A 1 queso · J 2 · B nada
table-legend-strikes = N rata se va · M envenenada · Z perdida

info-clans = Clanes
info-first = I
info-second = II
info-sides = El primer lado vale hasta que llega el primer evento final; entonces lo sustituye el segundo.
info-board = tablero belicoso
info-boards = Tableros belicosos
info-rats = Dónde están las ratas
info-feeding = Alimentación: ratas en la alcantarilla y queso que comen
info-feeding-beyond = más de { $rats }: { $beyond ->
        [one] { $beyond } queso
       *[other] { $beyond } quesos
    } más por cada rata
mark-poisoned = envenenadas en la enfermería
mark-lost = ratas perdidas
mark-graveyard = ratas muertas en el cementerio
mark-active = gana los empates
mark-choosing = el número que estás eligiendo
mark-undecided = aún sin decidir
mark-pipe = el vecino al que lleva la tubería, con el queso que tiene
info-rulebook = Reglamento: { $rulebook }

rules-summary = Reparte en secreto todas tus ratas entre siete zonas. Las salidas dan queso, los tubos lo roban, la despensa lo
    defiende y en el criadero nacen crías. Luego comen los clanes; por cada queso que falta muere una rata. Gana quien tenga
    más ratas vivas, descontando las muertas.
rules-summary-clans = Cada clan tiene sus propias habilidades.
rules-summary-aggressive = Los tableros con ! son belicosos; i dice qué cambia.

## El tablero en la página.

board-place = { $rats ->
        [one] Coloca una rata más
       *[other] Coloca { $rats } ratas más
    }
board-all-placed = Todas las ratas están colocadas. Fíjalas cuando te guste así.
board-all-here = Todas aquí
board-last-turn = Como antes
board-clear = Vaciar
board-no-room-chosen = Elige primero una zona.
board-no-last-turn = Aún no has desplegado en esta partida.
board-no-rats-placed = Todavía no has colocado ninguna rata.
board-no-rats-here = Aquí no hay ratas.
board-full = Ahora aquí no caben más de { $rats }.
board-no-move = Aquí no se puede mover ninguna rata.
board-no-cheese = No tienes ningún queso que esconder.
board-mine = Mi alcantarilla
board-all = Todas
board-raids = ataca a { $name }: { $cheese ->
        [one] 1 queso
       *[other] { $cheese } quesos
    }
board-guards = defiende a ambos lados
board-no-guards = defienden los tubos
board-breeds = una cría por rata
board-indoors = despensa y criadero: { $rats } como mucho
board-back = vuelven en la fase 5
board-graveyard = en el cementerio
board-graveyard-cost = −1 punto cada una
board-feeding = Comida: { $rats } ratas comen { $cost }
board-feeding-enough = tienes { $cheese } · { $pups ->
        [0] sin crías
        [one] con 1 cría
       *[other] con { $pups } crías
    }
board-feeding-now = tienes { $cheese }
board-feeding-short = tienes { $cheese }: { $rats ->
        [one] 1 rata moriría de hambre
       *[other] { $rats } ratas morirían de hambre
    }
board-join-infirmary = Se unen envenenadas
board-join-lost = Se unen perdidas
board-move-from = Elige la zona de donde sale una rata.
board-move-to = Sale de: { $zone }. ¿A qué zona va?
board-cards = Cartas del turno
board-starting-event = Evento inicial
board-final-event = Evento final
board-food = Carta de comida { $cards } · { $pieces } trozos
board-smells = Qué hay en cada lugar
board-ties = Saca primero quien mandó menos ratas; los empates, en este orden
board-bag = { $pieces ->
        [one] 1 trozo en la bolsa
       *[other] { $pieces } trozos en la bolsa
    }
board-clan-side = Tu clan, lado { $side }
board-side-about = { $side }: { $about }
board-rats = ratas
board-cheese = queso
about-piece-yellow = 1 queso
about-piece-orange = 2 quesos
about-piece-white = nada
about-piece-black = rata se va
about-piece-purple = rata envenenada
about-piece-blue = rata perdida

## Cifras

luck-about = lo que valen los trozos de la bolsa: queso, menos uno por cada rata alcanzada
luck-count = valen { $count }, se esperaban { $expected }
took-cheese = Queso
took-rats = Ratas muertas o captadas
took-wounded = Ratas heridas
## La primera partida.

guide-points-title = Las ratas son puntos
guide-points = Cada rata viva al final vale *un punto*. Empiezas con siete.
guide-exits-title = Arriba: buscar queso
guide-exits = Las ratas que subes aquí buscan comida. *Cada una saca una pieza* sin mirar.
guide-pieces-title = Qué hay en las bolsas
guide-pieces = Amarillo es un queso, naranja dos, blanco nada. *Negro, morado y azul dañan a una rata.*
guide-feeding-title = Comida: todas comen
guide-feeding = Al final del turno tus ratas comen esto. *Por cada queso que falte, muere una rata.*
guide-nursery-title = Criadero: ratas y más ratas
guide-nursery = Cada rata que dejes aquí trae *una más*. Dos bastan: un clan grande *come mucho*.
guide-ready-title = Fijar: todos a la vez
guide-ready = Coloca todas tus ratas con + y −, y pulsa Fijar. *Todos las enseñan a la vez.*
guide-pipes-title = Tubos: robar queso
guide-pipes = Las ratas de un tubo roban queso a ese vecino. *Cada guardia de allí detiene a una.*
guide-pantry-title = Despensa: guardar tu queso
guide-pantry = Las ratas de la despensa vigilan tu queso. *Detienen a los ladrones por ambos lados.*
guide-ill-title = Morado: una rata descansa
guide-ill = Una de tus ratas comió algo malo. Descansa aquí *un turno* y luego vuelve.
guide-graves-title = Las tumbas quitan puntos
guide-graves = Te faltó queso y murió una rata. *Cada tumba quita un punto.*
guide-event-title = Eventos: uno cada turno
guide-event = Cada turno trae un evento, solo para ese turno. *Léelo antes de colocar tus ratas.*
guide-enough-title = Ya sabes bastante
guide-enough = Ya sabes todo lo que pueden hacer las ratas. *Sigue hasta el final o para aquí.*
guide-last-title = El final llega de golpe
guide-last = Tras este turno la partida puede acabar en cualquier momento. *Entonces cuentan las ratas, no el queso.*
guide-over-title = Eso es todo
guide-over = ¡Has jugado una partida entera de RatLand! *Ratas menos tumbas: gana quien tiene más puntos.*
## Razones de una respuesta, en una pista o un análisis: a qué lleva de media, comparada con otras.

reason-count-rats = { $way ->
    [more] { $amount ->
        [one] { $amount } rata más
       *[other] { $amount } ratas más
    }
   *[less] { $amount ->
        [one] { $amount } rata menos
       *[other] { $amount } ratas menos
    }
}
reason-rats = cerca de { reason-count-rats }
reason-cheese = { $way ->
    [more] cerca de { $amount } de queso más
   *[less] cerca de { $amount } de queso menos
}
reason-hunger = { $way ->
    [more] cerca de { reason-count-rats } pasan hambre
   *[less] cerca de { $amount ->
        [one] { $amount } rata más
       *[other] { $amount } ratas más
    } comen bien
}
reason-poisoned = cerca de { reason-count-rats } en la enfermería
reason-lost = cerca de { reason-count-rats } se pierden
reason-cheese-around = { $way ->
    [more] cerca de { $amount } de queso más que robar al lado
   *[less] cerca de { $amount } de queso menos que robar al lado
}
