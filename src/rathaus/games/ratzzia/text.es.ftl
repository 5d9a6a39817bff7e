## Ratzzia en español.

title = Ratzzia
tagline = dados y un gato
about = Familias de ratones saquean la alacena hasta que llega el gato. Gana el primer saquito lleno.
sources = Las reglas son las del reglamento; las aclaraciones son nuestras. Ninguna fuente muestra el tablero impreso: sus
    casillas, la fila del gato y la casilla marcada son de diseño propio, de acuerdo con el reglamento. Si tienes la caja,
    corrige una copia de data.toml y juega con --set board=FILE.

## Capítulos de las reglas, como títulos de lo que pasa. Nueve columnas como mucho.

chapter-1 = objetivo
chapter-2 = caja
chapter-3 = inicio
chapter-4 = comida
chapter-5 = turno
chapter-6 = colocar
chapter-7 = columnas
chapter-8 = retirada
chapter-9 = gato
chapter-10 = final
chapter-11 = apoyo
chapter-12 = premio

## Las fases de un turno, como figuran en su riel.

phase-roll = tirada
phase-reroll = repetir
phase-support = apoyo
phase-place = colocar
phase-cat = gato
phase-rewards = premios
phase-end = final

## Nombres.

name-ana = Ana la ansias
name-candy = tarro de caramelos
name-sausages = tarro de salchichas
name-secure = guarda tu comida
name-greedy = avaricioso
name-accountant = contable

name-sausage = salchicha
name-biscuit = galleta
name-cheese = queso
name-sack = saquito
name-cat = gato

name-accountant_rounding = Las mitades del contable
name-up = redondeadas hacia arriba
name-down = redondeadas hacia abajo
name-secure_counts = Lo que vale una pareja
name-sum = la suma de sus dados, iguales o no
name-doubles = solo cuentan los dobles
name-forced_counts_as_placed = Los dados para el gato cuentan como colocados
name-red_voluntary = Casillas rojas por voluntad propia
name-false = no
name-true = sí
name-candy_on_cat = Los dados de caramelo cuando llega el gato
name-jar = vuelven al tarro
name-owner = vuelven con sus jugadores
name-bank_limit = Comida en la banca
name-0 = sin límite
name-150 = 150, como en la caja
name-start_player = Jugador inicial
name-random = por sorteo
name-first_seat = el primer asiento

## Qué hace: en una frase que quepa en una línea del terminal, junto al nombre.

about-ana = El dado de arriba va al pie de otra columna y empuja los que haya.
about-candy = Dado de caramelo: del tarro; si no, de un jugador o del tablero.
about-sausages = Recibes las salchichas que marca la etiqueta.
about-secure = Al saquito va justo la suma de su doble más alto, o nada.
about-greedy = Te quedas la mitad, por exceso, de la comida a la vista de otro.
about-accountant = { $players ->
        [2] Tu rival y tú os dais la mitad de vuestra comida a la vista.
       *[other] Todos dan la mitad de su comida a la vista al lado que tú digas.
    }

about-cat-grey = Las casillas grises admiten todo dado; si están llenas, la que lleva ! da el número del gato.
about-cat-red = Los dados que salgan con ese número van a las casillas rojas, y al momento.
about-cat-comes = Con la fila llena llega el gato: todos los dados dejan el tablero y nadie cobra.
about-candy-die = Un dado de caramelo se coloca una vez en una columna y vale por cualquiera. Cobra su casilla.
about-support-dice = Tras los tuyos puedes lanzar los de apoyo: coloca los que quepan, también en gris, y uno tuyo.
about-open-food = La comida a la vista te la pueden quitar. La del saquito está a salvo, y solo con esa se gana.

about-option-accountant_rounding = Hacia dónde redondea el contable cuando todos dan la mitad de su comida a la vista.
about-option-secure_counts = Si también guardan comida los dados desiguales de una pareja, como los que Ana puede dejar.
about-option-forced_counts_as_placed = Si un dado que tuvo que ir al gato te libra de colocar otro.
about-option-red_voluntary = Si los dados con el número del gato también pueden ir a las casillas rojas a voluntad.
about-option-candy_on_cat = Adónde van los dados de caramelo del tablero cuando llega el gato.
about-option-bank_limit = Cuánta comida hay en total; si se acaba, nadie cobra hasta que vuelva algo.
about-option-start_player = Quién juega el primer turno y, por tanto, empieza con menos comida.

## Preguntas.

prompt-choose-turn = { $columns ->
        [0] { $dice ->
                [0] No tienes dados que lanzar ni que retirar.
               *[other] Te toca. ¡Lanza tus dados!
            }
       *[other] { $dice ->
                [0] No tienes dados que lanzar: retira algunos de una columna.
               *[other] Te toca. ¿Lanzas tus dados o prefieres retirar los que tengas en una columna?
            }
    }
waiting-choose-turn = { $names } empieza su turno.
prompt-mark-dice = { $marked ->
        [0] ¿Qué dados vuelves a lanzar? Solo hay una segunda tirada.
        [one] Hay un dado marcado. ¿Qué otros lanzas con él?
       *[other] Hay { $marked } dados marcados. ¿Qué otros lanzas con ellos?
    }
waiting-mark-dice = { $names } piensa qué dados repetir.
prompt-roll-support = { $dice ->
        [one] ¿Lanzas también el dado de apoyo? Después hay que colocarlo.
       *[other] ¿Lanzas también los { $dice } dados de apoyo? Después hay que colocarlos.
    }
waiting-roll-support = { $names } piensa en los dados de apoyo.
prompt-place-dice = { $support ->
        [0] { dice-to-place }
        [one] { dice-to-place } Uno de los que coloques debe ser de apoyo.
       *[other] { dice-to-place } De los que coloques, { $support } deben ser de apoyo.
    }
dice-to-place = { $dice ->
        [0] Toda la tirada está colocada.
        [one] ¿Adónde van tus dados? Queda uno.
       *[other] ¿Adónde van tus dados? Quedan { $dice }.
    }
waiting-place-dice = { $names } coloca dados.
prompt-choose-column = Ana sale corriendo: ¿al pie de qué columna va su dado?
waiting-choose-column = { $names } elige una columna para Ana.
prompt-choose-holder = El tarro está vacío. ¿A quién le quitas el dado de caramelo?
waiting-choose-holder = { $names } va a por el caramelo de alguien.
prompt-choose-candy = El tarro está vacío. ¿Qué dado de caramelo retiras del tablero?
waiting-choose-candy = { $names } va a por el caramelo del tablero.
prompt-name-candy = { $times ->
        [one] ¿Qué valor tiene el dado de caramelo de la pareja? Comida a la vista: { $food }.
       *[other] ¿Qué valor tiene cada dado de caramelo de la pareja? Comida a la vista: { $food }.
    }
waiting-name-candy = { $names } elige un número para el caramelo.
prompt-rob = ¿A quién le quita tu avaricioso la mitad de su comida a la vista?
waiting-rob = { $names } busca una víctima.
prompt-choose-side = El contable: ¿a qué vecino da cada cual la mitad de su comida a la vista?
waiting-choose-side = { $names } le dice al contable hacia qué lado.

option-roll = lanzar tus dados
option-take-back = retirar tus dados de la columna { $column }
option-pass = pasar
option-mark = marcar un { $value }
option-mark-recovered = marcar un dado devuelto por el gato
option-reroll = lanzar los dados marcados
option-keep = quedarte con todos los dados
option-skip = dejar los dados de apoyo
option-roll-support = lanzar los dados de apoyo
# Cortas, porque puede haber muchas: S es un dado de apoyo, * uno de caramelo.
option-place = { $value } → col. { $column }
option-cat = { $value } → gato
option-support = S{ $value } → col. { $column }
option-support-cat = S{ $value } → gato
option-candy = Caramelo → col. { $column }
option-done = listo
option-ana = columna { $column }
option-candy-from = el dado de caramelo de { $player }
option-candy-at = el dado de caramelo de la columna { $column }, casilla { $row }
option-name = un { $value }
option-rob = { $player }
option-left = a la izquierda, como van los turnos
option-right = a la derecha, al revés que los turnos

## Lo que ha pasado.

# La puede usar cualquier frase con $sausages.
sausages-counted = { $sausages ->
        [one] 1 salchicha
       *[other] { $sausages } salchichas
    }
# El dado de una frase con $value y $is_support.
die-named = { $is_support ->
        [1] un dado de apoyo ({ $value })
       *[0] un { $value }
    }

event-turn-began = Turno de { $seat }.
event-turn-passed = { $seat } no tiene dados que lanzar ni que retirar, y pasa.
event-dice-taken-back = En vez de lanzar, { $seat } retira { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    } de la columna { $column }{ $candies ->
        [0] .
        [one] ; el dado de caramelo va al tarro.
       *[other] ; { $candies } dados de caramelo van al tarro.
    }
event-dice-rolled = { $seat } saca { $values }.
event-die-marked = { $value ->
        [0] { $seat } marca un dado devuelto por el gato.
       *[other] { $seat } marca un { $value }.
    }
event-dice-kept = { $seat } se queda con la tirada.
event-dice-rerolled = { $seat } vuelve a lanzar { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }: { $values }.
    .then = Vuelve a lanzar { $dice ->
            [one] 1 dado
           *[other] { $dice } dados
        }: { $values }.
event-support-rolled = { $seat } lanza los dados de apoyo: { $values }.
event-support-declined = { $seat } deja los dados de apoyo.
event-dice-forced = { $is_support ->
        [1] El gato quiere todos los { $value }: { $dice ->
            [one] 1 dado de apoyo va
           *[other] { $dice } dados de apoyo van
        } a las casillas rojas.
       *[0] El gato quiere todos los { $value }: { $dice ->
            [one] 1 dado
           *[other] { $dice } dados
        } de { $seat } { $dice ->
            [one] va
           *[other] van
        } a las casillas rojas.
    }
event-cat-came = ¡Llega el gato! Todos los dados dejan el tablero y nadie cobra{ $recovered ->
        [0] .
        [one] ; 1 se puede volver a lanzar.
       *[other] ; { $recovered } se pueden volver a lanzar.
    }
event-placing-began = { $support ->
        [0] { $seat } empieza a colocar dados.
        [one] { $seat } empieza a colocar dados, 1 de ellos de apoyo.
       *[other] { $seat } empieza a colocar dados, { $support } de ellos de apoyo.
    }
event-die-placed = { $seat } coloca { die-named } en la columna { $column }.
    .also = { die-named } en la columna { $column }
event-die-shown-to-cat = { $seat } pone { die-named } ante el gato, en una casilla { $is_grey ->
        [1] gris
       *[0] roja
    }.
    .also = { die-named } ante el gato
event-candy-placed = { $seat } coloca un dado de caramelo en la columna { $column }.
    .also = un dado de caramelo en la columna { $column }
event-placing-ended = { $seat } ha terminado.
event-column-completed = ¡Columna { $column } completa! Recompensa para { $seat }: { $reward }.
event-squares-paid = { $sausages ->
        [0] Nada para { $seat } por sus casillas de la columna { $column }: la banca está vacía.
       *[other] { $seat } gana { sausages-counted } en la columna { $column }.
    }
    .you-seat = { $sausages ->
            [0] { "" }
            [one] has ganado 1 salchicha
           *[other] has ganado { $sausages } salchichas
        }
event-dice-returned = Los dados de la columna { $column } vuelven a casa.
event-ana-moved = { $pushed ->
        [0] Ana salta al pie de la columna { $column }.
        [one] Ana salta al pie de la columna { $column } y empuja 1 dado hacia arriba.
       *[other] Ana salta al pie de la columna { $column } y empuja { $pushed } dados hacia arriba.
    }
event-ana-stayed = Las demás columnas están llenas: el dado de Ana vuelve a casa.
event-candy-from-jar = { $seat } saca del tarro un dado de caramelo.
event-candy-from-player = { $seat } le quita a { $holder } el dado de caramelo.
    .you-holder = { $count ->
            [one] { $seat } te ha quitado un dado de caramelo
           *[other] { $seat } te ha quitado { $count } dados de caramelo
        }
event-candy-from-board = { $seat } se lleva de la columna { $column } el dado de caramelo de { $owner }.
    .you-owner = { $count ->
            [one] { $seat } se ha llevado del tablero un dado de caramelo tuyo
           *[other] { $seat } se ha llevado del tablero { $count } dados de caramelo tuyos
        }
event-no-candy-left = { $seat } ya tiene todos los dados de caramelo.
event-jar-opened = { $sausages ->
        [0] { $seat } abre el tarro, pero la banca está vacía.
       *[other] { $seat } saca del tarro { sausages-counted }.
    }
event-candy-named = Para { $seat }, el dado de caramelo vale { $value }.
event-food-secured = { $seat } mete en el saquito comida por valor de { $food }.
event-nothing-secured = { $needed ->
        [0] En la columna no hay ningún doble: { $seat } no guarda nada.
       *[other] { $seat } tiene a la vista menos comida que los { $needed } de la pareja y no guarda nada.
    }
event-food-robbed = { $food ->
        [0] El avaricioso de { $seat } no consigue nada: { $victim } tiene muy poca comida a la vista para partirla.
       *[other] El avaricioso de { $seat } le quita a { $victim } comida por valor de { $food }.
    }
    .you-victim = { $food ->
            [0] { "" }
            [one] { $seat } te ha quitado 1 de comida
           *[other] { $seat } te ha quitado { $food } de comida
        }
event-food-given = { $food ->
        [0] { $giver } tiene muy poca comida a la vista para dar la mitad a { $receiver }.
       *[other] { $giver } da a { $receiver } comida por valor de { $food }.
    }
    .you-giver = { $food ->
            [0] { "" }
            [one] has dado 1 de comida a { $receiver }
           *[other] has dado { $food } de comida a { $receiver }
        }
    .you-receiver = { $food ->
            [0] { "" }
            [one] { $giver } te ha dado 1 de comida
           *[other] { $giver } te ha dado { $food } de comida
        }
event-game-ended = { $winners } ha llenado su saquito y gana. En los saquitos: { $scores }.

## La mesa en el terminal.

table-heading = turno { $turn }  ·  gana el primer saquito con { $goal }
table-heading-bank = turno { $turn }  ·  gana el primer saquito con { $goal }  ·  comida en la banca: { $bank }
turn-counted = turno { $turn }
table-turn = Turno de { $name }
table-end = al final
table-phase-choose-turn = lanzar o retirar
table-phase-mark-dice = la segunda tirada
table-phase-roll-support = dados de apoyo
table-phase-place-dice = colocar
table-phase-choose-column = salta Ana
table-phase-choose-holder = caramelo
table-phase-choose-candy = caramelo
table-phase-name-candy = caramelo en pareja
table-phase-rob = el avaricioso
table-phase-choose-side = el contable

# Sobre las columnas: nombre y esencia de cada recompensa, en cinco letras como mucho.
sign-ana = Ana
sign-candy = dulce
sign-sausages = tarro
sign-secure = saco
sign-greedy = avar.
sign-accountant = cont.
gist-ana = salta
gist-candy = =1–6
gist-sausages = +{ $jar }
gist-secure = doble
gist-greedy = ½ a 1
gist-accountant = ½ c/u
# Qué admite una casilla, en tres letras.
table-any = 1–6

# Junto a la fila del gato y debajo de ella, en 52 letras.
table-jar = caramelos { $dice }
table-cat-waits = gris: cualquier dado; la de ! da el número del gato
table-cat-wants = todos los { $value } que salgan van aquí; { $left ->
        [one] con 1 más viene
       *[other] con { $left } más viene
    }

table-dice = dados
table-candy = dulce
table-open = vista
table-sack = saco
table-close = gana con una pareja
table-legend = █ en el saquito, a salvo   ▒ a la vista

note-stuck = Ninguno de estos dados cabe en ningún sitio. {""}
note-stop = Si paras ahora: {""}
note-nothing = ninguna columna está completa.
note-column = columna { $column }: {""}
note-paid = +{ $food } { $name }
note-jar = +{ $food } del tarro
note-secured = { $food } al saquito
note-unsecured = { $needed ->
        [0] nada que guardar
       *[other] no guardas nada, hacen falta { $needed }
    }
note-candy = un dado de caramelo
note-give = das { $food }
note-given = { $name } da { $food }
note-won = ¡ganas!
note-ask-choose-column = Ana salta adonde digas
note-ask-choose-holder = un dado de caramelo a tu elección
note-ask-choose-candy = un dado de caramelo a tu elección
note-ask-name-candy = tú dices cuánto vale el caramelo
note-ask-rob = la mitad de la comida a la vista de otro
note-ask-choose-side = todos dan la mitad
note-rob = La mitad de lo que tienen a la vista: {""}
note-share = { $name } { $food }
note-side = Tu comida cambia en { $left } por la izquierda, { $right } por la derecha.

info-columns = Columnas
info-jar = { $reward } ({ $jar })
info-cat = El gato
info-dice = Dados
info-food = Comida
info-options = Acordado
mark-next = la siguiente casilla de una columna o del gato, o una columna que puedes elegir
mark-complete = una columna completa
mark-trigger = el dado de aquí es el número del gato; junto a un nombre: gana con una pareja
mark-candy-die = un dado de caramelo
mark-support-die = un dado de apoyo
mark-pair = admite lo que hay en la otra casilla de la pareja
mark-any = admite cualquier dado
mark-pay = comida que paga la casilla
mark-covered = una casilla que no se usa
mark-recovered = un dado que devolvió el gato
mark-bar = comida en el saquito; comida a la vista; lo que falta
mark-dice = dados que no están en el tablero
mark-candy = dados de caramelo
mark-open = comida a la vista
mark-sack = comida en el saquito
info-token-cheese = { $count ->
        [one] 1 queso
       *[other] { $count } quesos
    }
info-token-biscuit = { $count ->
        [one] 1 galleta
       *[other] { $count } galletas
    }
info-token-sausage = { $count ->
        [one] 1 salchicha
       *[other] { $count } salchichas
    }

rules-summary = Lanza tus dados, repite una vez los que quieras y coloca uno o más en las siguientes casillas de las columnas.
    Un dado en la casilla de arriba completa la columna: sus casillas pagan a todos y la recompensa es tuya. Solo la columna
    del saquito pone a salvo tu comida a la vista{ $secure ->
        [sum] : la suma de su pareja más alta
       *[other] : la suma de su doble más alto
    }. Gana el primer saquito con { $goal }.

# La página: lo que hay en la mesa, campo por campo.
page-field-candies = dados de caramelo
page-field-candy_jar = dados de caramelo en el tarro
page-field-cat_length = casillas del gato
page-field-columns = columnas
page-field-die = dado
page-field-food = comida a la vista
page-field-forced = dados que se llevó el gato
page-field-goal = objetivo
page-field-greys = casillas grises
page-field-marked = casilla gris marcada
page-field-hands = dados en la mano
page-field-is_candy_kept = el gato devuelve los dados de caramelo
page-field-is_forced_enough = los dados para el gato cuentan como colocados
page-field-is_only_doubles = solo cuentan los dobles
page-field-is_red_free = casillas rojas por voluntad propia
page-field-is_rounding_up = las mitades se redondean hacia arriba
page-field-need = admite
page-field-pay = paga
page-field-recovered = dados que devolvió el gato
page-field-reserve = dados de apoyo en la reserva
page-field-reward = recompensa
page-field-rolled = dados lanzados
page-field-rolled_support = dados de apoyo lanzados
page-field-row = casilla
page-field-sacks = saquito
page-field-squares = casillas
page-field-value = muestra
name-turn = turno
name-any = cualquiera

## El tablero de la página.

# Encima de las columnas: como mucho unas doce letras.
board-sign-ana = Ana
board-sign-candy = Caramelos
board-sign-sausages = Tarro de { $sausages }
board-sign-secure = Guardar
board-sign-greedy = Avaricioso
board-sign-accountant = Contable
board-about = Qué es: { $name }
board-pair = par
board-covered = Tapada con { $players } jugadores
board-pays-now = paga ahora
board-trigger = clave
board-cat = { $mood ->
        [sleeps] El gato duerme
        [listens] El gato levanta una oreja
        [blinks] El gato abre un ojo
       *[wakes] ¡El gato se ha despertado!
    }
board-cat-grey = Las casillas grises admiten todo dado; si están llenas, el de la casilla «{ board-trigger }» da el número del gato.
board-cat-waits = { $greys ->
        [one] un dado más en gris y acechará su número
       *[other] { $greys } dados más en gris y acechará un número
    }
board-cat-wants = { $left ->
        [one] un { $value } más y vacía el tablero
       *[other] { $left } dados más con un { $value } y vacía el tablero
    }
board-cat-comes = Todos los dados dejan el tablero y nadie cobra.
board-cat-row = { $filled ->
        [0] La fila del gato: sus { $squares } casillas están libres.
       *[other] La fila del gato: { $filled } de { $squares } casillas ocupadas: { $dice }.
    }
board-die = { $name } { $value }
board-die-support = dado de apoyo { $value }
board-die-candy = dado de caramelo de { $name }
board-gap = un hueco
board-square = { $kind ->
        [any] admite cualquier dado
        [pair] admite lo mismo que la otra casilla de su par
       *[value] pide un { $value }
    }{ $pay ->
        [0] {""}
       *[other] {" "}y paga { $pay }
    }
board-column = { $filled ->
        [0] Columna { $column }, { $name }: vacía, { $squares } casillas.
       *[other] Columna { $column }, { $name }: { $filled } de { $squares } casillas superadas, desde abajo: { $dice }.
    }
board-next = La siguiente casilla { $square }.
board-is-next = la siguiente
board-full = Está completa.
board-tap-lay = Colocar el dado aquí.
board-tap-back = Retirar tus dados de aquí.
board-tap-ana = Enviar aquí el dado de Ana.
board-brought-candy = caramelo
board-brought-secured = a salvo
board-brought-nothing = nada

board-tray-die = { $kind ->
        [support] apoyo { $value }
        [candy] dado de caramelo
        [recovered] dado del gato
       *[own] { $value }
    }
board-tray-mark = { $die }: marcar para volver a lanzarlo
board-tray-marked = { $die }: marcado, no volver a lanzarlo
board-tray-hold = { $die }: cogerlo
board-tray-stuck = { $die }: no cabe en ningún sitio
board-tray-back = { $die }, { $place }: recuperarlo
board-laid = { $kind ->
        [candy] caramelo: { $name }
       *[other] { $value }: { $name }
    }
board-laid-cat = { $value }: gato
board-mark = Toca los dados que quieras repetir
board-yours = Tus dados
board-yours-lay = Tuyos: coloca al menos uno
board-support = { $dice ->
        [0] Dados de apoyo
        [one] Apoyo: 1 dado en la reserva
       *[other] Apoyo: { $dice } dados en la reserva
    }
board-support-lay = Apoyo: coloca todos los que quepan
board-support-out = ninguno en la reserva
board-no-dice = ningún dado que lanzar
board-hand = { $dice ->
        [one] { $name } tiene 1 dado en la mano
       *[other] { $name } tiene { $dice } dados en la mano
    }
board-roll-of = Lanzamiento de { $name }

board-roll = { $dice ->
        [one] Lanzar 1 dado
       *[other] Lanzar { $dice } dados
    }
board-reroll = Repetir { $dice }
board-keep = Quedarse con todos
board-unmark = Desmarcar
board-skip-support = Dejarlos
board-roll-support = { $dice ->
        [one] Lanzar 1 dado de apoyo
       *[other] Lanzar { $dice } dados de apoyo
    }
board-take-back = Recuperar: { $die }
board-done = Terminar
board-done-missing = { $dice ->
        [one] Terminar: falta 1
       *[other] Terminar: faltan { $dice }
    }
board-send = { $verb ->
        [rob] Quitar { $food } a { $option }
        [ana] Ana: { $option }
        [left] Dar a la izquierda
        [right] Dar a la derecha
        [name] Cuenta como { $option }
       *[other] Tomar { $option }
    }
board-choose-first = { $prompt ->
        [choose-column] Elige una columna
        [choose-candy] Elige un dado de caramelo
        [choose-side] Elige un sentido
        [name-candy] Elige un número
       *[other] Elige a alguien
    }

board-left-to-right = De izquierda a derecha:
board-now = ahora
board-then = luego
board-players = Jugadores
board-values = Valores
board-candy-die = dado de caramelo
board-holds = { $candies ->
        [one] tiene 1 dado de caramelo
       *[other] tiene { $candies } dados de caramelo
    }
board-leaves = { $food } a la vista, quedan { $left }
board-safe-stay = { $food } a salvo
board-way = { $way ->
        [left] A la izquierda
       *[right] A la derecha
    }
board-way-you = { $way ->
        [left] como van los turnos, acabas con { $food }
       *[right] al revés que los turnos, acabas con { $food }
    }
board-way-said = { $way ->
        [left] A la izquierda, como van los turnos: acabas con { $food }. { $all }.
       *[right] A la derecha, al revés que los turnos: acabas con { $food }. { $all }.
    }
board-way-seat = { $name } de { $before } a { $after }
board-secures = { $food } al saquito
board-secures-nothing = { $needed ->
        [0] no se guarda nada
       *[other] pide { $needed }: no se guarda nada
    }
board-ana-how = Toca una columna para ver dónde cae; tócala otra vez para enviarlo.
board-candy-how = Toca el dado de caramelo que quieras.
board-stop = { $count ->
        [0] Si paras ahora, no paga ninguna columna
        [one] Si paras ahora, paga esta columna: { $names }
       *[other] Si paras ahora, pagan estas columnas: { $names }
    }
board-made-of = { $squares ->
        [0] { $jar } del tarro
       *[other] { $squares } por casillas, { $jar } del tarro
    }
board-cannot-stop = { $support ->
        [0] Primero coloca al menos un dado tuyo.
        [one] { $own ->
            [0] Primero coloca el último dado de apoyo.
           *[other] Primero coloca un dado de apoyo más y uno tuyo.
        }
       *[other] { $own ->
            [0] Primero coloca { $support } dados de apoyo más.
           *[other] Primero coloca { $support } dados de apoyo más y uno tuyo.
        }
    }
board-not-there = { $full ->
        [0] Ese dado no cabe ahí. La siguiente casilla { $square }.
       *[1] Esa columna está completa: ahí no cabe nada.
    }
board-not-yet = Lo que aún falta
board-quiet = Lanza, coloca dados, completa columnas. Gana el primer saquito con { $goal }.

board-of = { $safe } de { $goal }
board-near = le faltan { $short } para { $goal }
board-dice = { $dice ->
        [0] ningún dado en la mano
        [one] 1 dado en la mano
       *[other] { $dice } dados en la mano
    }
board-piles = { $open } a la vista, { $safe } a salvo en el saquito, faltan { $short } para ganar; dados en la mano: { $dice }, dados de caramelo: { $candies }
board-piles-of = { $name }: { $open } a la vista, { $safe } a salvo en el saquito, faltan { $short } para ganar; dados en la mano: { $dice }, dados de caramelo: { $candies }.
board-rolls = Lanzamientos
board-check = comprobar
board-expected = lo esperado de cada número
board-expected-short = esperado
board-rolled = { $dice ->
        [one] { $name }: 1 dado
       *[other] { $name }: { $dice } dados
    }
board-columns = Columnas
board-dice-rolled = Dados
board-jar-holds = { $dice ->
        [one] 1 dado de caramelo en el tarro.
       *[other] { $dice } dados de caramelo en el tarro.
    }
board-duty-support = { $laid ->
        [1] El apoyo { $value } está puesto
       *[0] { $places ->
            [0] El apoyo { $value } no cabe ahora en ningún sitio
            [one] El apoyo { $value } cabe en 1 sitio
           *[other] El apoyo { $value } cabe en { $places } sitios
        }
    }
board-duty-back = { $dice ->
        [one] 1 dado de apoyo no se puede colocar: vuelve a la reserva
       *[other] { $dice } dados de apoyo no se pueden colocar: vuelven a la reserva
    }
board-duty-own = Un dado tuyo
board-ana-there = { $pushed ->
        [0] Al pie de: { $name }.
        [one] Al pie de: { $name }. Empuja 1 dado hacia arriba.
       *[other] Al pie de: { $name }. Empuja { $pushed } dados hacia arriba.
    }
board-ana-completes = Así se completa la columna: su recompensa es tuya.
board-ana-only = Así no se completa la columna.
board-place = { $dice ->
        [one] Coloca tu dado
       *[other] Coloca tus dados: quedan { $dice }
    }
board-place-or-stop = { $dice ->
        [one] Coloca el último dado o para aquí
       *[other] Coloca más dados (quedan { $dice }) o para aquí
    }
board-place-support = { $dice ->
        [one] Aún hay que colocar 1 dado de apoyo
       *[other] Aún hay que colocar { $dice } dados de apoyo
    }
board-note-tap = Un dado y luego una columna
board-note-fits = { $places ->
        [one] { $die }: cabe en 1 sitio
       *[other] { $die }: cabe en { $places } sitios
    }
board-which-way = Contable: ¿hacia dónde van las mitades?
board-back-how = O toca una columna con ↩ para retirar tus dados
board-back-tap = Toca una columna con ↩

## Cifras

luck-about = cuántos dados lanzados mostraron el valor del gato
luck-count = el gato atrapó { $count } dados, se esperaban { $expected }
took-food = Comida
took-candy = Dados de caramelo
took-dice = Dados devueltos al traer al gato
## La primera partida.

guide-goal-title = Llena tu saquito
guide-goal = Gana quien reúna antes *25 de comida en el saquito*. De ahí nadie la saca.
guide-roll-title = Lanza tus dados
guide-roll = Tus dados son tus ratones. *Lánzalos todos a la vez.*
guide-again-title = Otra tirada, solo una
guide-again = Marca los dados que no te gusten y vuelve a lanzarlos. *Solo una vez.*
guide-place-title = Desde abajo, número a número
guide-place = Una columna se llena desde abajo. *La casilla siguiente dice qué número quiere.*
guide-reward-title = El último dado se lleva el premio
guide-reward = Pon el último dado de una columna y *el premio es tuyo*. Este tarro tiene salchichas.
guide-done-title = Al menos un dado
guide-done = Coloca un dado o más y pulsa Terminar. *Los dados colocados se quedan* hasta llenar su columna.
guide-back-title = ¿Te faltan dados?
guide-back = Puedes retirar tus dados de una columna. *Entonces no lanzas* en este turno.
guide-pay-title = Cada dado cobra
guide-pay = Cuando una columna se llena, sus dados vuelven a casa. *Cada uno cobra las salchichas de su casilla.*
guide-secure-title = El camino al saquito
guide-secure = Solo esta columna mete comida en tu saquito. *Su mejor pareja dice cuánta.*
guide-cat-title = El gato
guide-cat = Un dado que no cabe puede ir con el gato. *Si su fila se llena, se van todos los dados.*
guide-number-title = El número del gato
guide-number = Ahora el gato tiene un número. *Quien lo saque debe darle ese dado.*
guide-greedy-title = La comida a la vista peligra
guide-greedy = Quien llene esta columna quita a alguien media *comida a la vista*. ¡Guarda la tuya a tiempo!
guide-candy-title = Tu dado de caramelo
guide-candy = Ya tienes un dado de caramelo. *Vale por cualquier número*, una vez.
guide-enough-title = Ya sabes bastante
guide-enough = Ya sabes cómo engordan los ratones. *Sigue hasta 25 o para aquí.*
guide-over-title = Eso es todo
guide-over = ¡Has jugado una partida entera de Ratzzia! *Gana el saquito más lleno.*
## Razones de una respuesta, en una pista o un análisis: a qué lleva de media, comparada con otras.

reason-count-dice = { $way ->
    [more] { $amount ->
        [one] { $amount } dado más
       *[other] { $amount } dados más
    }
   *[less] { $amount ->
        [one] { $amount } dado menos
       *[other] { $amount } dados menos
    }
}
reason-count-candies = { $way ->
    [more] { $amount ->
        [one] { $amount } dado de caramelo más
       *[other] { $amount } dados de caramelo más
    }
   *[less] { $amount ->
        [one] { $amount } dado de caramelo menos
       *[other] { $amount } dados de caramelo menos
    }
}
reason-sack = { $way ->
    [more] cerca de { $amount } de comida más en el saquito
   *[less] cerca de { $amount } de comida menos en el saquito
}
reason-food = { $way ->
    [more] cerca de { $amount } de comida a la vista más
   *[less] cerca de { $amount } de comida a la vista menos
}
reason-dice = cerca de { reason-count-dice } en la mano
reason-candies = cerca de { reason-count-candies }
reason-cat = cerca de { reason-count-dice } con el gato
reason-pays = { $way ->
    [more] dados en casillas que pagan cerca de { $amount } más
   *[less] dados en casillas que pagan cerca de { $amount } menos
}
reason-rewards = { $way ->
    [more] una recompensa queda más cerca
   *[less] una recompensa queda más lejos
}
reason-secure = { $way ->
    [more] más cerca de guardar la comida a la vista
   *[less] más lejos de guardar la comida a la vista
}
reason-wins-with-food = { $way ->
    [more] más a menudo, comida a la vista que llenaría el saquito
   *[less] menos a menudo, comida a la vista que llenaría el saquito
}
