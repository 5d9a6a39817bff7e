## RatLand en español.

title = RatLand
tagline = todos a la vez
about = Varios clanes de ratas comparten las alcantarillas: mándalas a por queso, asalta a los vecinos, cría y dales de comer.

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
name-food_order = Orden de las cartas de comida
name-shuffled = barajadas
name-ascending = de 1 a 9, para las primeras partidas

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
about-tacticians = Cada lugar al que no mandes ninguna rata te da un queso.
about-locked-and-loaded = Despensa y criadero comparten hasta tres ratas, que defienden y crían.

about-recycler-first = En el vertedero sacas un trozo más de lo que te toca por tus ratas.
about-recycler-second = Hasta dos trozos blancos que saques en el vertedero cuentan como amarillos.
about-mutant-first = Para ti el morado cuenta como amarillo: un queso, y nada de veneno.
about-mutant-second = Para ti el morado cuenta como naranja: dos quesos, y nada de veneno.
about-explorer-first = Cuando vuelven ratas perdidas, te traen un queso entre todas.
about-explorer-second = Cada rata perdida que vuelve a casa te trae un queso.
about-scavenger-first = Una vez por turno, donde no mandaste ratas, puedes sacar un trozo sobrante.
about-scavenger-second = En cada lugar puedes sacar un trozo sobrante, hayas mandado ratas o no.
about-alchemist-first = Después de comer, puedes convertir un queso en una rata.
about-alchemist-second = Después de comer, puedes convertir hasta dos quesos en ratas.
about-ninja-first = Si solo atacan dos ratas, juntas por un tubo, roban seguro un queso.
about-ninja-second = Cada tubo con exactamente una rata roba seguro un queso.
about-family-first = Aunque no tengas ratas en el criadero, te nace una cría.
about-family-second = Cada turno te nace una cría más.
about-warrior-first = Los trozos negros no te hacen nada.
about-warrior-second = Los trozos negros no te hacen nada, y defiendes con dos ratas más.
about-musician-first = Al acabar el turno, el rival más rico te paga un queso.
about-musician-second = Al acabar el turno, los tres rivales más ricos te pagan un queso cada uno.
about-sports-first = Al levantarse las pantallas, puedes mover una de tus ratas a otra zona.
about-sports-second = Al levantarse las pantallas, puedes mover hasta tres ratas a otras zonas.
about-corrupt-first = En un lugar por turno, puedes colar en la bolsa un trozo de cualquier color.
about-corrupt-second = En cada lugar puedes colar en la bolsa un trozo de cualquier color.
about-seer-first = Solo tú conoces el próximo evento.
about-seer-second = Solo tú conoces el próximo evento y la comida que viene.

about-standard = Los asaltos no hieren a nadie, y cada rata que sale saca un trozo.
about-aggressive = Tus asaltos matan y tus mayorías hieren, pero en cada lugar sacas un trozo menos.
about-aggressive-raid = Un asalto que supera la defensa mata a un defensor; si no, el asaltante pierde una rata.
about-aggressive-draw = Con un tablero belicoso sacas un trozo menos en cada lugar.
about-aggressive-area = Quien tiene más ratas en un lugar, si es belicoso, hiere allí a una rata de otro clan.

about-option-clans = Cada cual lleva su propio clan, con una habilidad que cambia una vez hacia el final.
about-option-boards = Con tableros belicosos las ratas luchan: el mismo para todos, o cada cual elige en secreto.
about-option-food_order = Si las cartas que dicen qué hay en cada lugar salen barajadas o por orden de número.

## Preguntas.

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

prompt-choose-clan = Dos clanes se ofrecen a seguirte. ¿Con cuál te quedas?
waiting-choose-clan = { $count ->
        [one] { $names } elige clan.
       *[other] { $names } eligen clan.
    }
prompt-choose-board = ¿En qué tablero juegas? Todos se revelan a la vez.
waiting-choose-board = { $count ->
        [one] { $names } elige tablero.
       *[other] { $names } eligen tablero.
    }
prompt-redeploy = Todo está a la vista. ¿Mueves una rata? { $moves ->
        [one] Aún puedes mover una.
       *[other] Aún puedes mover hasta { $moves }.
    }
waiting-redeploy = { $names } aún puede mover una rata.
prompt-add-piece = ¿Cuelas un trozo en la bolsa { $area-id ->
        [city] de la { $area }
       *[other] del { $area }
    }?
waiting-add-piece = { $names } tiene una pata en la bolsa.
prompt-wound-rat = Eres quien más ratas tiene en { $area-id ->
        [city] la { $area }
       *[other] el { $area }
    }: ¿de quién es la rata que hieren?
waiting-wound-rat = { $names } busca pelea.
prompt-put-back = Has sacado en { $area-id ->
        [city] la { $area }
       *[other] el { $area }
    }. ¿Vuelve algún trozo a la bolsa?
waiting-put-back = { $names } puede devolver un trozo.
prompt-scavenge = Ha sobrado algo en { $area-id ->
        [city] la { $area }
       *[other] el { $area }
    }. ¿Sacas un trozo?
waiting-scavenge = { $names } olisquea las sobras.
prompt-trade-rats = ¿Cambias una rata por un queso antes de que coma tu clan?
waiting-trade-rats = { $count ->
        [one] { $names } duda entre una rata y un queso.
       *[other] { $names } dudan entre una rata y un queso.
    }
prompt-turn-cheese = Tu clan ya ha comido. ¿Conviertes queso en ratas?
waiting-turn-cheese = { $names } se inclina sobre la retorta.

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
option-lost = { rats-counted } de entre las perdidas
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

## Lo que ha pasado.

event-turn-began = Empieza el turno { $turn }. { $active } gana todos los empates.
event-event-revealed = { $card-id ->
        [end-of-game] Se abre la tapa de la alcantarilla: ¡{ $card }!
       *[other] Evento del turno: { $card }
    }
event-food-revealed = Sale la carta de comida { $card }.
event-rats-gathered = Un silbido, y todas las ratas vuelven a casa.
event-rats-placed = { $seat } coloca { $rats ->
        [0] 0 ratas
       *[other] { rats-counted }
    }: { $zone }.
event-deployment-ready = { $seat } ya está.
event-rats-deployed = { $seat } despliega: { $zones }.
event-cheese-stolen = { $thief } roba { $cheese ->
        [one] 1 queso
       *[other] { $cheese } quesos
    } a { $victim }: { $strength } contra { $defence }.
event-attack-repelled = { $thief } asalta a { $victim } para nada: { $strength } contra { $defence }.
event-rats-born = { $rats ->
        [one] Nace 1 cría
       *[other] Nacen { $rats } crías
    } en el clan de { $seat }.
event-rats-returned = De vuelta con { $seat }: { $poisoned } de la enfermería y { $lost ->
        [one] 1 perdida
       *[other] { $lost } perdidas
    }.
event-bag-filled = A la bolsa { $area-id ->
        [city] de la { $area }
       *[other] del { $area }
    }: { $pieces }.
event-pieces-drawn = { $seat } saca en { $area-id ->
        [city] la { $area }
       *[other] el { $area }
    }: { $pieces }.
event-cheese-found = { $seat } arrastra a casa { $cheese ->
        [one] 1 queso
       *[other] { $cheese } quesos
    }.
event-rat-left = Una rata de { $seat } se marcha para siempre ({ $place }).
event-rat-poisoned = Una rata de { $seat } se envenena ({ $place }).
event-rat-lost = Una rata de { $seat } se pierde ({ $place }).
event-bag-emptied = Se retira lo que queda { $area-id ->
        [city] de la { $area }
       *[other] del { $area }
    }.
event-clan-fed = Come el clan de { $seat }: { rats-counted }, { $cheese ->
        [one] 1 queso
       *[other] { $cheese } quesos
    }.
event-rats-starved = Falta queso: { $rats ->
        [one] 1 rata de { $seat } muere
       *[other] { $rats } ratas de { $seat } mueren
    } de hambre.
event-clan-chosen = { $seat } ha elegido clan.
event-clan-revealed = { $seat } dirige el clan { $clan }.
event-board-chosen = { $seat } ha elegido tablero.
event-board-revealed = { $seat } juega en un tablero { $board-id ->
        [aggressive] belicoso
       *[standard] normal
    }.
event-cheese-for-all = Cada clan recibe { $cheese ->
        [one] 1 queso
       *[other] { $cheese } quesos
    }.
event-rat-joined = Un primo se instala con { $seat }: 1 rata más.
event-rat-given = Una rata achispada de { $giver } se va a casa con { $receiver }.
event-graveyard-cleared = { $rats ->
        [one] 1 rata sale
       *[other] { $rats } ratas salen
    } del cementerio de { $seat }.
event-cheese-hidden = { $seat } ha escondido { $cheese ->
        [one] 1 queso
       *[other] { $cheese } quesos
    } en el criadero.
event-alarm-over = Se acabaron los asaltos: el queso escondido vuelve a salir.
event-rat-moved = Una rata de { $seat } cambia de idea: { $source } → { $target }.
event-move-declined = { $seat } no mueve más ratas.
event-rat-killed = Una rata de { $seat } muere en el asalto ({ $place }).
event-cheese-brought = Las ratas perdidas de { $seat } traen a casa { $cheese ->
        [one] 1 queso
       *[other] { $cheese } quesos
    }.
event-cheese-for-absence = { $seat } recibe { $cheese ->
        [one] 1 queso
       *[other] { $cheese } quesos
    } por no aparecer.
event-piece-added = { $seat } cuela un trozo { $piece } en la bolsa { $area-id ->
        [city] de la { $area }
       *[other] del { $area }
    }.
event-bribe-declined = { $seat } no toca la bolsa.
event-rat-wounded = { $fighter } hiere a una rata de { $seat } en { $area-id ->
        [city] la { $area }
       *[other] el { $area }
    }.
event-piece-put-back = { $seat } devuelve un trozo { $piece }.
event-piece-kept = { $seat } se queda con todo.
event-pieces-counted = Para { $seat } cuentan como: { $pieces }.
event-scraps-declined = { $seat } no toca las sobras.
event-trade-ready = { $seat } se ha decidido.
event-rat-traded = { $seat } cambia una rata ({ $place }) por 1 queso.
event-alchemy-offered = { $seat } calienta la retorta.
event-cheese-turned = { $seat } convierte { $rats ->
        [one] 1 queso en una rata
       *[other] { $rats } quesos en { $rats } ratas
    }.
event-alchemy-declined = { $seat } deja el queso como está.
event-cheese-given = { $giver } paga 1 queso a { $receiver } por la música.
event-game-ended = Las alcantarillas son de { $winners }. Puntos por asiento: { $scores }.

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
table-status-infirmary = enfermas { $rats }
table-status-lost = perdidas { $rats }
table-status-graveyard = muertas { $rats }
table-feeding = { $rats ->
        [one] 1 rata come
       *[other] { $rats } ratas comen
    } { $cost } { $cost ->
        [one] queso
       *[other] quesos
    }; tienes { $cheese }.
table-legend = A 1 queso · J 2 · B nada
table-legend-strikes = N rata se va · M enferma · Z perdida

info-clans = Clanes
info-first = I
info-second = II
info-sides = El primer lado vale hasta que llega el primer evento final; entonces lo sustituye el segundo.
info-board = tablero belicoso
info-boards = Tableros belicosos
info-rats = Dónde están las ratas

rules-summary = Reparte en secreto todas tus ratas entre siete zonas. Las salidas dan queso, los tubos lo roban, la despensa lo
    guarda, el criadero cría. Luego comen los clanes; queso que falta, rata que muere. Gana quien tenga más ratas vivas, menos
    las muertas.

## El tablero en la página.

board-place = { $rats ->
        [one] Coloca una rata más
       *[other] Coloca { $rats } ratas más
    }
board-all-placed = Todas las ratas están colocadas. Fíjalas cuando te guste así.
board-all-here = Todas aquí
board-last-turn = Como antes
board-clear = Vaciar
board-mine = Mi alcantarilla
board-all = Todas
board-phases = Fases del turno
board-skip = Saltar
board-raids = asalta a { $name }: { $cheese } de queso
board-guards = defiende a ambos lados
board-no-guards = defienden los tubos
board-breeds = una cría por rata
board-indoors = { $rats } como mucho: defienden y crían
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
board-smells = ¿A qué huele?
board-ties = Sacan primero los que menos ratas tienen; los empates, en este orden
board-bag = { $pieces ->
        [one] 1 trozo en la bolsa
       *[other] { $pieces } trozos en la bolsa
    }
board-clan-side = Tu clan, lado { $side }
board-rats = ratas
board-cheese = queso
board-why = { $living ->
        [one] 1 rata viva
       *[other] { $living } ratas vivas
    }, { $dead } en el cementerio; { $cheese } de queso para empates
about-piece-yellow = 1 queso
about-piece-orange = 2 quesos
about-piece-white = nada
about-piece-black = rata se va
about-piece-purple = rata enferma
about-piece-blue = rata perdida
