## Rattus en español.

title = Rattus
tagline = Europa, 1347
about = Europa, 1347: asiéntate donde hay ratas, pide ayuda a las clases y sobrevive a la peste.
sources = Las reglas son las del reglamento; las reglas de la casa están marcadas. Lo que solo muestran tablero, fichas y cartas es
    en parte una reconstrucción nuestra: la mayoría de las fronteras, cinco nombres del sur, casi todas las ratas, el Mensajero y el
    Caravanero; los 20 ciudadanos son los de la primera edición. Si tienes la caja, corrige una copia de data.toml y juega con
    --set data=FILE.

## Capítulos de las reglas, como títulos de lo que pasa. Nueve columnas como mucho.

chapter-1 = inicio
chapter-2 = turno
chapter-3 = acciones
chapter-4 = peste
chapter-5 = clases
chapter-6 = final

## Las fases de un turno, como figuran en su riel.

phase-setup = inicio
phase-action = acción
phase-population = ciudadanos
phase-class-card = clase
phase-abilities = habilidades
phase-plague = peste
phase-rats = nuevas ratas
phase-resolve = brote
phase-final = ronda final
phase-end = final

## Nombres. Las regiones se llaman como en el tablero; solo la Horda de Oro se traduce.

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
name-golden_horde = Horda de Oro
name-maghreb = Maghreb
name-ifriqiya = Ifriqiya
name-libya = Libya
name-egyptus = Egyptus
name-syria = Syria

name-peasant = Campesino
name-monk = Monje
name-merchant = Mercader
name-witch = Bruja
name-king = Rey
name-knight = Caballero
name-baker = Panadero
name-serf = Siervo
name-courier = Mensajero
name-queen = Reina
name-soldier = Soldado
name-caravanner = Caravanero
name-boccaccio = Boccaccio

name-majority = mayoría
name-all = todos
name-peasantry = campesinado
name-church = iglesia
name-bourgeoisie = burguesía
name-magic = magia
name-royalty = realeza
name-chivalry = caballería
name-islam = islam
name-none = sin clase

name-no-rats-left = no quedan ratas en la reserva
name-all-citizens-out = todos los ciudadanos de este jugador están en el tablero
name-longest-game = la partida ya ha durado bastante

name-classes = Cartas de clase
name-recommended = las recomendadas
name-random = cualesquiera, al azar
name-one_per_class = una de cada clase, al azar

# Símbolos de las ratas, en dos letras como mucho.
letter-majority = M
letter-all = T
letter-peasantry = Cp
letter-church = Ig
letter-bourgeoisie = Bu
letter-magic = Ma
letter-royalty = Re
letter-chivalry = Cb
letter-islam = Is
letter-none = –

## Qué hace: en una frase que quepa en una línea del terminal.

about-peasant = Un ciudadano más al aumentar la población, incluso donde no hay ratas.
about-monk = Mueve una rata de cualquier región a una vecina con menos de tres.
about-merchant = Mueve hasta tres de tus ciudadanos de una región a una misma vecina.
about-witch = Mira en secreto dos ratas del tablero; luego puedes intercambiarlas.
about-king = Mueve a uno de tus ciudadanos de una región sin ratas al refugio.
about-knight = Lleva la peste más lejos, y los límites de sus ratas cuentan dos menos.
about-baker = Pon un ciudadano en la carta; quien la tome los coloca todos en una región.
about-serf = Por cada rata que mata a algún ciudadano ajeno, llega uno tuyo a esa región.
about-courier = Mueve hasta dos de tus ciudadanos, cada uno de una región a otra cualquiera.
about-queen = Dos ciudadanos más al aumentar, si tu territorio supera al de cualquier otro.
about-soldier = Lleva la peste más lejos, y puedes añadir una rata más.
about-caravanner = Mueve el camello un paso: un ciudadano donde estaba y otro adonde llega.
about-boccaccio = Si tu peste mata a un ciudadano ajeno, uno tuyo de al lado huye al refugio.

about-final-peasant = En la ronda final: un ciudadano en cualquier región.
about-final-queen = En la ronda final: dos ciudadanos en una región, si tu territorio es el mayor.
about-final-knight = En la ronda final: mueve la peste y destapa; los límites pueden contar dos menos.
about-final-soldier = En la ronda final: mueve la peste, añade si quieres una rata destapada y destapa.
about-final-serf = Ronda final: la peste un paso (regla nuestra), destapa; puede llegar un ciudadano.
about-final-baker = Tras la ronda final, tu vecino de la izquierda coloca los ciudadanos de la carta.

about-option-classes = Qué seis cartas de clase (ocho con cinco o seis jugadores) hay en la mesa; o una lista de ellas.

## Preguntas.

prompt-place-citizens = ¿En qué región se asientan tus { $citizens } ciudadanos? { $more ->
        [0] Son los últimos antes del primer turno.
        [one] Después colocarás otros { $citizens }.
       *[other] Después colocarás otros { $citizens }, dos veces.
    }
waiting-place-citizens = { $names } busca casa para dos ciudadanos.
prompt-act = Te toca: ¿qué haces antes de que se mueva la peste?
waiting-act = { $names } elige sus acciones.
prompt-increase-population = ¿Adónde llegan nuevos ciudadanos? Uno por cada rata que haya.
waiting-increase-population = { $names } va a aumentar su población.
prompt-use-bonus = ¿Cuántos ciudadanos llegan a { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    }?
waiting-use-bonus = { $names } cuenta nuevos ciudadanos.
prompt-take-card = ¿Qué carta de clase tomas?
waiting-take-card = { $names } mira las cartas de clase.
prompt-choose-rat = Monje: ¿qué rata mueves?
waiting-choose-rat = { $names } envía al Monje.
prompt-move-rat = Monje: ¿adónde va la rata { $rat } de { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    }?
waiting-move-rat = { $names } envía al Monje.
prompt-look-at-rat = Bruja: ¿qué rata miras?
waiting-look-at-rat = { $names } consulta a la Bruja.
prompt-swap-rats = Bruja: ¿se intercambian la rata { $rat } de { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    } y la rata { $other-rat } de { $other-region-id ->
        [golden_horde] la { $other-region }
       *[other] { $other-region }
    }?
waiting-swap-rats = { $names } consulta a la Bruja.
prompt-choose-source = Mercader: ¿de dónde salen tus ciudadanos? Puedes mover hasta { $citizens }.
waiting-choose-source = { $names } envía al Mercader.
prompt-choose-target = Mercader: ¿adónde van tus ciudadanos de { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    }?
waiting-choose-target = { $names } envía al Mercader.
prompt-move-citizens = Mercader: ¿cuántos ciudadanos van de { $source-id ->
        [golden_horde] la { $source }
       *[other] { $source }
    } a { $target-id ->
        [golden_horde] la { $target }
       *[other] { $target }
    }?
waiting-move-citizens = { $names } envía al Mercader.
prompt-save-citizen = Rey: ¿de dónde parte un ciudadano hacia el refugio?
waiting-save-citizen = { $names } tiene audiencia con el Rey.
prompt-place-kept-citizens = Panadero: ¿{ $citizens ->
        [one] adónde va el ciudadano
       *[other] adónde van los { $citizens } ciudadanos
    } de { $seat }?
waiting-place-kept-citizens = { $names } coloca a los huéspedes del Panadero.
prompt-carry-from = Mensajero: ¿de dónde sale un ciudadano? { $citizens ->
        [one] Aún puedes mover uno.
       *[other] Puedes mover { $citizens }.
    }
waiting-carry-from = { $names } envía al Mensajero.
prompt-carry-to = Mensajero: ¿adónde va el ciudadano de { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    }?
waiting-carry-to = { $names } envía al Mensajero.
prompt-move-camel = Caravanero: ¿adónde va el camello desde { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    }?
waiting-move-camel = { $names } carga el camello.
prompt-move-plague = ¿Adónde va la peste desde { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    }? { $steps ->
        [one] Avanza un paso.
       *[other] Avanza hasta { $steps } pasos.
    }
waiting-move-plague = { $names } mueve la peste.
prompt-add-rat = ¿Adónde va una rata nueva? { $rats ->
        [one] Es la última.
       *[other] Quedan { $rats } por colocar.
    }
waiting-add-rat = { $names } añade ratas.
prompt-add-extra-rat = Soldado: ¿adónde añades una rata más?
waiting-add-extra-rat = { $names } duda si añadir una rata más.
prompt-lower-limits = Caballero: ¿los límites de las ratas de { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    } cuentan { $less } menos?
waiting-lower-limits = { $names } consulta al Caballero.
prompt-join = Siervo: ¿se une un ciudadano tuyo a los de { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    }?
waiting-join = { $names } consulta al Siervo.
prompt-flee = Boccaccio: ¿quién huye al refugio?
waiting-flee = { $names } escucha a Boccaccio.
prompt-act-finally = Ronda final: ¿qué cartas tuyas usas todavía?
waiting-act-finally = { $names } usa sus cartas de clase por última vez.
prompt-place-finally = { $citizens ->
        [one] ¿Dónde se asienta un ciudadano más?
       *[other] ¿En qué región se asientan { $citizens } ciudadanos más?
    }
waiting-place-finally = { $names } coloca sus últimos ciudadanos.
prompt-choose-region = La peste final: ¿qué región es la siguiente?
waiting-choose-region = { $names } decide por dónde sigue la peste.
prompt-choose-next-rat = La peste final en { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    }: ¿qué rata se destapa ahora?
waiting-choose-next-rat = { $names } decide qué rata es la siguiente.

## Respuestas.

option-place = { $region }
option-to = { $region }
option-from = { $region }
option-end = listo
option-increase = aumentar la población
option-take = tomar una carta de clase
about-increase = Un ciudadano nuevo por cada rata de la región que elijas después.
about-take = Podrás usarla en tus turnos hasta que alguien la tome; las ratas con su signo te atacarán.
option-use = usar { $card-id ->
        [witch] la { $card }
        [queen] la { $card }
        [boccaccio] la carta de { $card }
       *[other] el { $card }
    }
option-move-plague = mover la peste con tus cartas
option-bring = { $citizens ->
        [one] 1 ciudadano
       *[other] { $citizens } ciudadanos
    }
option-card = { $card }
option-rat = { $region } { $rat }
option-look = { $region } { $rat }
option-swap = intercambiarlas
option-leave = dejarlas
option-move = { $citizens ->
        [one] 1 ciudadano
       *[other] { $citizens } ciudadanos
    }
option-save = { $region }
option-stop = ningún ciudadano más
option-plague = { $region }
option-add = { $region }
option-add-none = ninguna rata más
option-lower = sí
option-keep = no
option-join = sí, un ciudadano más
option-stay-away = no
option-flee = desde { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    }
option-flee-nobody = no huye nadie
option-ravage = { $region }
option-reveal = rata { $rat }

## Lo que ha pasado.

event-map-laid = La peste empieza en { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    }. { $seat } coloca los primeros ciudadanos.
event-citizens-placed = { $seat } coloca { citizens-counted } en { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    }.
event-turn-began = Turno { $turn }: { $seat }.
event-increase-chosen = { $seat } va a aumentar su población.
event-region-chosen = { $seat } elige { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    }.
event-population-increased = { $citizens ->
        [one] Se asienta
       *[other] Se asientan
    } { citizens-counted } de { $seat } en { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    }.
event-card-chosen = { $seat } va a tomar una carta de clase.
event-card-taken = { $seat } toma { $card-id ->
        [witch] la { $card }
        [queen] la { $card }
        [boccaccio] la carta de { $card }
       *[other] el { $card }
    }.
event-card-taken-away = { $seat } le quita { $card-id ->
        [witch] la { $card }
        [queen] la { $card }
        [boccaccio] la carta de { $card }
       *[other] el { $card }
    } a { $victim }.
    .you-victim = { $count ->
            [one] { $seat } te ha quitado una carta
           *[other] { $seat } te ha quitado { $count } cartas
        }
event-actions-ended = { $seat } termina sus acciones.
event-ability-used = { $seat } usa { $card-id ->
        [witch] la { $card }
        [queen] la { $card }
        [boccaccio] la carta de { $card }
       *[other] el { $card }
    }.
event-source-chosen = { $seat } va a mover ciudadanos desde { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    }.
event-target-chosen = { $seat } los envía a { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    }.
event-rat-chosen = { $seat } escoge la rata { $rat } de { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    }.
event-rat-moved = { $seat } mueve la rata { $rat } de { $source-id ->
        [golden_horde] la { $source }
       *[other] { $source }
    } a { $target-id ->
        [golden_horde] la { $target }
       *[other] { $target }
    }, donde es la número { $place }.
event-citizens-moved = { $seat } mueve { citizens-counted } de { $source-id ->
        [golden_horde] la { $source }
       *[other] { $source }
    } a { $target-id ->
        [golden_horde] la { $target }
       *[other] { $target }
    }.
event-courier-stopped = { $seat } no mueve a nadie más.
event-rat-looked-at = { $seat } mira la rata { $rat } de { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    }.
event-rat-seen = Solo lo ves tú: la rata { $rat } de { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    } tiene límite { $limit } y muestra { $symbols }.
event-rats-swapped = { $seat } intercambia la rata { $rat } de { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    } y la rata { $other_rat } de { $other_region-id ->
        [golden_horde] la { $other_region }
       *[other] { $other_region }
    }.
event-rats-left = { $seat } deja ambas ratas donde están.
event-citizen-saved = Un ciudadano de { $seat } pasa de { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    } al refugio.
event-citizen-kept = { $seat } pone un ciudadano en el Panadero; ya { $citizens ->
        [one] hay 1
       *[other] hay { $citizens }
    }.
event-kept-citizens-placed = { $seat } coloca { citizens-counted } de { $owner } que había en el Panadero en { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    }.
    .you-owner = { $seat } ha colocado tus { $citizens ->
            [one] 1 ciudadano
           *[other] { $citizens } ciudadanos
        } del Panadero
event-camel-moved = { $seat } lleva el camello de { $source-id ->
        [golden_horde] la { $source }
       *[other] { $source }
    } a { $target-id ->
        [golden_horde] la { $target }
       *[other] { $target }
    }.
event-caravan-settled = Un ciudadano de { $seat } se asienta en { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    }.
event-plague-moved = { $seat } mueve la peste a { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    }.
event-rat-added = Aparece una rata nueva en { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    }.
event-extra-rat-added = { $seat } añade una rata más en { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    }.
event-extra-rat-declined = { $seat } no añade ninguna rata más.
event-limits-lowered = El Caballero de { $seat } rebaja todos los límites en { $less }.
event-limits-kept = { $seat } deja los límites como están.
event-plague-broke-out = Rata { $rat } de { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    }: límite { $limit }, { citizens-counted }. Brote: { $symbols }.
event-plague-spared = Rata { $rat } de { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    }: límite { $limit }, pero solo { citizens-counted }. No pasa nada.
event-citizens-died = { $seat } pierde { citizens-counted } en { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    }.
    .then = { $seat } −{ $citizens }.
    .you-seat = { $citizens ->
            [one] la peste te ha quitado 1 ciudadano
           *[other] la peste te ha quitado { $citizens } ciudadanos
        }
event-serf-joined = Un ciudadano de { $seat } se une a los de { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    }.
event-serf-stayed-away = Ningún ciudadano de { $seat } se une.
event-citizen-fled = Un ciudadano de { $seat } huye de { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    } al refugio.
event-nobody-fled = No huye ningún ciudadano de { $seat }.
event-last-turn-ended = Ha sido el último turno: { $reason }. Lo ha jugado { $seat }.
event-final-turn-began = { $seat } puede usar sus cartas de clase una vez más.
event-final-plague-move-chosen = { $seat } envía la peste una vez más.
event-final-citizens-placed = { $seat } coloca { citizens-counted } en { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    }.
event-final-plague-began = La peste asola todas las regiones. { $seat } decide el orden donde puede importar.
event-region-ravaged = Ahora la peste llega a { $region-id ->
        [golden_horde] la { $region }
       *[other] { $region }
    }.
event-game-ended = { $winners } es quien más gente ha salvado de la peste. Puntos: { $scores }.

## El final de la partida.

name-haven = refugio
tie-next-clockwise = { $names } empatan a puntos; va delante quien está antes en sentido horario, a partir de quien jugó el último turno.

citizens-counted = { $citizens ->
        [one] 1 ciudadano
       *[other] { $citizens } ciudadanos
    }

## La mesa en el terminal.

table-heading = turno { $turn }
table-heading-before = antes del primer turno
table-heading-final = la ronda final
table-heading-over = tras { $turn ->
        [one] 1 turno
       *[other] { $turn } turnos
    }
turn-counted = turno { $turn }
# Encima de las ratas caben cinco letras; por eso los ciudadanos empiezan con un hueco.
table-region = región
table-rats = ratas
table-citizens = {" "}ciudadanos
table-neighbours = vecinas
# Columnas de los jugadores: cinco letras como mucho cada una.
table-map = mapa
table-haven = ref.
table-reserve = resto
table-held = carta
table-active = turno
table-rats-left = { $rats ->
        [0] no quedan ratas
        [one] queda 1 rata
       *[other] quedan { $rats } ratas
    }
table-final = después, peste general
table-plague = peste
table-legend-rats = ? rata  1–6 límite que conoces
table-order = Ronda final, en este orden:
table-seen = Solo tú conoces { $rats }

# Las regiones en dos letras, para las listas de vecinas.
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

info-cards = Cartas de clase
info-seen = Lo que has visto
info-regions = Las regiones y sus vecinas
info-sea = Una onda (~) significa por mar.
info-revealed = Ratas destapadas hasta ahora
info-nothing = Ninguna todavía.
mark-rat = una rata boca abajo
mark-limit = el límite de una rata que has mirado
mark-no-rat = ninguna rata
mark-plague = la peste
mark-camel = el camello
mark-turn = a quién le toca
mark-citizens = ciudadanos de un jugador
mark-map = ciudadanos en el mapa
mark-haven = ciudadanos en el refugio
mark-reserve = ciudadanos en la reserva
mark-held = cartas de clase

rules-summary = Asiéntate donde hay ratas: un ciudadano por cada una. Toma cartas de clase por lo que saben hacer, aunque las ratas
    con su símbolo te morderán. Luego mueve la peste: su región propaga ratas y sufre. Al final sufren todas las regiones.
    Gana quien tenga más ciudadanos vivos.

# La página: lo que hay en la mesa, campo por campo.
page-field-citizens = ciudadanos
page-field-reserves = reserva
page-field-haven = refugio
page-field-bread = en el Panadero
page-field-rats = ratas en el tablero
page-field-seen_by = miradas por
page-field-known = conocidas por ti
page-field-rats_left = ratas restantes
page-field-revealed = ratas destapadas
page-field-returnable = ratas destapadas que pueden volver
page-field-holders = cartas de clase
page-field-plague = peste
page-field-camel = camello
name-start = del principio
name-returned = sacada otra vez
name-supply = de la reserva
name-turn = turno

## El tablero de la página. Las regiones van tras dos puntos o solas, para no necesitar artículo.

board-map = Mapa de Europa
board-overview = Mapa pequeño: toca adonde quieras mirar
board-whole = Ver el mapa entero
board-near = Ver el mapa de cerca
board-nobody = nadie
board-you = tú
board-rats = { $rats ->
        [0] sin ratas
        [one] 1 rata
       *[other] { $rats } ratas
    }
board-plague-here = La peste está aquí
board-camel-here = El camello está aquí
board-on-table = en la mesa
board-held = la tiene { $seat }
board-hit-now = afectada
board-danger = Las ratas con el símbolo «{ $symbol }» muerden a quien tiene esta carta. Hay { $all }; { $turned } ya se han destapado.
board-take-it = Tomar esta carta
board-take-from = Quitársela a { $seat }
board-you-can = Puedes
board-settle = { $citizens ->
        [one] Asentar 1 aquí
       *[other] Asentar { $citizens } aquí
    }
board-settle-none = Aquí no se puede asentar nadie: no hay ratas.
board-majority-you = tienes la mayoría
board-majority = mayoría: { $names }
board-rat-number = Rata { $rat }
board-rat-of = { $region }, rata { $rat }
board-by-sea = por mar
board-sea-neighbour = { $region } (por mar)
board-plague-would = { $more ->
        [0] Si la peste viene aquí, no llegan ratas nuevas.
        [one] Si la peste viene aquí ({ board-rats }), llega 1 rata nueva al lado.
       *[other] Si la peste viene aquí ({ board-rats }), llegan { $more } ratas nuevas al lado.
    }
board-plague-chosen = La peste va a: { $region }. { $more ->
        [0] No llegan ratas nuevas.
        [one] Allí, { board-rats }: 1 nueva al lado.
       *[other] Allí, { board-rats }: { $more } nuevas al lado.
    }
board-known = rata { $rat }: límite { $limit }
board-plague-in = La peste: { $region }
board-limit = Límite { $limit }.
board-limit-lowered = Límite { $limit } menos { $less }.
board-strikes = { $citizens ->
        [one] Con 1 ciudadano hay brote.
       *[other] Con { $citizens } ciudadanos hay brote.
    }
board-spares = { $citizens ->
        [one] Solo 1 ciudadano: no pasa nada.
       *[other] Solo { $citizens } ciudadanos: no pasa nada.
    }
board-hit = { $symbol }: { $names }.
board-hit-nobody = { $symbols }: nadie aquí.
board-turning = Se destapa la rata siguiente. Aquí están: { $citizens }.
board-face-down = Aún sin destapar: { $left } de { $all }
board-by-limit = cuántas hay de cada límite
board-left-of = { $left } de { $all }
board-rats-left = { $left ->
        [one] rata queda
       *[other] ratas quedan
    }
board-end-came = { board-rats-left }: ha llegado el final
board-end-short = Con 0: ronda final y luego sufre cada región.
board-end-warning = Cuando se acaba la reserva de ratas, o alguien tiene todos sus ciudadanos en el tablero, empieza la ronda final. Después, todas las regiones sufren la peste.
board-note = Nota de la Bruja
board-note-only = Solo la ves tú. Sigue a las ratas.
board-living = Ciudadanos vivos
board-supply = { $supply } en reserva
board-supplies = Ciudadanos que quedan en la reserva
board-safe = { $safe } a salvo
board-final-round = Ronda final, en sentido antihorario
board-all-suffer = luego sufre cada región
board-act = Asienta, toma una carta, usa cartas: en cualquier orden
board-key-increase = Asentar
board-key-take = Tomar carta
board-act-on = ¿Algo más antes de mover la peste?
board-anywhere = Toca cualquier región.
board-nothing-done = Aún no has hecho nada. ¿Seguir de todos modos?
board-to-plague = A la peste
board-to-plague-sure = Sí, a la peste
board-done = Listo
board-put-back = Devolver
board-not-that = Mejor no
board-any-order = En cualquier orden
board-moving = Mercader: { $citizens ->
        [one] 1 ciudadano
       *[other] { $citizens } ciudadanos
    }, { $source } → { $target }
board-rats-placed = Las ratas nuevas están puestas. Ahora ataca la peste.
board-idle-not-now = Las cartas se usan y se toman en tu turno, antes de mover la peste.
board-idle-used = Ya la has usado este turno.
board-idle-taken = Ya has tomado una carta este turno.
board-idle-settled = Ya has asentado este turno.
board-idle-final-round = En la ronda final solo usas las cartas que tienes.
board-idle-asked-later = Aquí no hay nada que tocar: se te preguntará en su momento.
board-idle-with-the-plague = Actúa cuando mueves la peste.
board-idle-no-move = Ahora no se puede mover ninguna rata.
board-idle-no-rats = No hay ratas en el tablero.
board-idle-no-citizens = No tienes ciudadanos en el tablero.
board-idle-no-safe-region = Ninguno de tus ciudadanos está en una región sin ratas.
board-idle-no-supply = Tu reserva está vacía.
board-idle-no-largest-area = Otra persona tiene un territorio al menos tan grande como el tuyo.
board-idle-nobody-here = No tienes ciudadanos aquí.
board-idle-rats-here = Aquí hay ratas.
board-idle-no-rats-here = Aquí no hay ratas.
board-idle-no-room-near = Todas las vecinas tienen tres ratas.
board-idle-far-from-camel = El camello no llega aquí de un solo paso.
board-go-place-citizens = Asentar: { $region }
board-go-move-plague = Mover a: { $region }
board-go-add-rat = Poner las ratas
board-go-add-extra-rat = Añadir: { $region }
board-go-look-at-rat = Mirar: { $region }, rata { $rat }
board-go-flee = Huir: { $region }
board-go-choose-region = Ahora: { $region }
board-go-choose-next-rat = Destapar la rata { $rat }
board-go-move-citizens = Mover { $citizens }
board-go-use-bonus = Asentar { $citizens }
board-go-increase-population = Asentar: { $region }
board-go-choose-source = Desde: { $region }
board-go-choose-target = Hacia: { $region }
board-go-carry-from = Desde: { $region }
board-go-carry-to = Hacia: { $region }
board-go-move-rat = Hacia: { $region }
board-go-save-citizen = Al refugio: { $region }
board-go-move-camel = Camello a: { $region }
board-go-place-finally = Asentar: { $region }
board-go-place-kept-citizens = Colocar: { $region }

## Cifras

luck-about = lo que hicieron las ratas, frente a lo esperable
luck-count = { $count } ciudadanos perdidos, se esperaban { $expected }
took-citizens = Ciudadanos perdidos, según de quién era el turno
took-cards = Cartas de clase
took-nobody = Última peste
## La primera partida.

guide-goal-title = Los ciudadanos son puntos
guide-goal = Gana quien tenga *más ciudadanos en el mapa* al final. Tienes veinte.
guide-settle-title = Elige un hogar
guide-settle = Pon dos ciudadanos en una región. *Para empezar, cualquiera vale.*
guide-doctor-title = La peste
guide-doctor = Esta es la peste. *Se mueve cada turno*, siempre a una región vecina.
guide-grow-title = Las ratas traen gente
guide-grow = Puedes sumar ciudadanos en una región. *Uno por cada rata que haya.*
guide-cards-title = Cartas: poder con precio
guide-cards = Puedes tomar una carta por turno, también de otros. *Te ayuda, pero las ratas lo notan.*
guide-move-title = Tú llevas la peste
guide-move = Ahora mueve la peste una región. *Mándala a los demás, no a ti.*
guide-spread-title = Ratas nuevas
guide-spread = Donde la peste halla ratas, otras nuevas corren al lado. *Tú dices adónde.*
guide-limit-title = Cuándo ataca una rata
guide-limit = La peste da la vuelta a sus ratas, una a una. *Solo atacan si allí vive bastante gente.*
guide-symbols-title = A quién alcanza
guide-symbols = Una rata alcanza al grupo mayor y *a quien tenga su signo*. Menos cartas, más seguro.
guide-haven-title = El refugio
guide-haven = Con el Rey, un ciudadano puede llegar hasta allí. *Ninguna rata alcanza ese lugar.*
guide-end-title = Cómo acaba
guide-end = Cuando se agoten estas ratas, empieza el final. *Entonces la peste visita todas las regiones.*
guide-enough-title = Ya sabes bastante
guide-enough = Ya sabes vivir con ratas. *Sigue hasta el final o para aquí.*
guide-final-title = Una última vez
guide-final = Se acabaron las ratas. *Tus cartas sirven otra vez*; luego la peste va por todas partes.
guide-over-title = Eso es todo
guide-over = ¡Has jugado una partida entera de Rattus! *Quien siga en el mapa es un punto.*
## Razones de una respuesta, en una pista o un análisis: a qué lleva de media, comparada con otras.

reason-count-citizens = { $way ->
    [more] { $amount ->
        [one] { $amount } ciudadano más
       *[other] { $amount } ciudadanos más
    }
   *[less] { $amount ->
        [one] { $amount } ciudadano menos
       *[other] { $amount } ciudadanos menos
    }
}
reason-count-cards = { $way ->
    [more] { $amount ->
        [one] { $amount } carta de clase más
       *[other] { $amount } cartas de clase más
    }
   *[less] { $amount ->
        [one] { $amount } carta de clase menos
       *[other] { $amount } cartas de clase menos
    }
}
reason-count-regions = { $way ->
    [more] { $amount ->
        [one] { $amount } región más
       *[other] { $amount } regiones más
    }
   *[less] { $amount ->
        [one] { $amount } región menos
       *[other] { $amount } regiones menos
    }
}
reason-citizens = cerca de { reason-count-citizens } en el mapa
reason-haven = cerca de { reason-count-citizens } en el refugio
reason-risk = cerca de { reason-count-citizens } en peligro
reason-cards = cerca de { reason-count-cards }
reason-homes = ciudadanos sin ratas en cerca de { reason-count-regions }
reason-growth = { $way ->
    [more] ciudadanos por colocar durante más tiempo
   *[less] los ciudadanos por colocar se acaban antes
}
reason-bread = { $way ->
    [more] cerca de { $amount } de pan más
   *[less] cerca de { $amount } de pan menos
}
reason-spread = ciudadanos en cerca de { reason-count-regions }
