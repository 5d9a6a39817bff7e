## La casa: palabras que usan todos los juegos.

player = Jugador { $letter }
# Doce nombres que empiezan por las letras de los asientos, de siete letras como mucho.
seat-names = Alba Bruno Clara Diego Elena Félix Greta Hugo Julia Kike Lola Marta
nobody = nadie
nothing = nada
list-comma = { $start }, { $next }
list-and = { $start } y { $last }
counted = { $count }× { $name }
by-seat = { $name } { $number }
repeated = { $count }× { $sentence }
titled = { $title }: { $text }

## Negativas: lo que se pide no puede ser, y nada ha cambiado.

refused-not-your-turn = No te toca: la mesa espera a otra persona.
refused-not-offered = Ahora no puedes elegir eso.
refused-not-whole = Eso no es una respuesta completa a la pregunta.
refused-over = La partida ha terminado.
refused-undo-revealed = Ya no se puede deshacer: desde entonces se ha sacado o revelado algo.
refused-undo-overtaken = Ya no se puede deshacer: alguien ha jugado después.
refused-undo-nothing = No hay nada que deshacer.
refused-no-number = Primero indica un número: escríbelo o usa + y −.
refused-out-of-range = El { $number } no vale: elige de { $lowest } a { $highest }.
refused-only-number = El { $number } no vale: solo se puede elegir { $lowest }.
refused-no-such-option = No hay opción { $number }: elige de 1 a { $highest }.
refused-no-such-number = No hay ninguna opción { $number }: escribe uno de los números de la lista.
refused-save = No se ha podido guardar la partida en { $file }: { $problem }.

## El terminal.

terminal-players = Jugadores
terminal-log = Qué ha pasado
terminal-log-empty = Aún no ha pasado nada. Pulsa ? para ver las teclas y un resumen de las reglas.
# Junto al nombre: tú, otra persona ante esta pantalla o un bot. Cuatro letras como mucho.
terminal-you = tú
terminal-here = aquí
terminal-bot = bot
terminal-ready = listo
terminal-thinking = elige
terminal-number = Escribe un número de { $lowest } a { $highest } o usa + y −, y pulsa Intro.
terminal-only-number = Solo se puede elegir { $number }. Intro lo acepta, u deshace tu última elección.
terminal-choice = Escribe un número o usa las flechas, y pulsa Intro.
terminal-choice-part = Se ven de { $first } a { $last }, de { $count }. Escribe un número o usa las flechas, y pulsa Intro.
terminal-small = Ventana pequeña: hacen falta { $width } × { $height }
terminal-over = La partida ha terminado. Pulsa Intro para ver la clasificación, q para salir.
terminal-key-enter = Intro
terminal-key-answer = responder
terminal-key-undo = deshacer
terminal-key-pages = RePág AvPág
terminal-key-scroll = releer
terminal-key-clauses = reglas
terminal-key-info = qué se aplica
terminal-key-help = ayuda
terminal-key-quit = salir

curtain-title = Pasa la pantalla
curtain-text = { $name }, te toca: pulsa Intro.
curtain-hint = Que no mire nadie más.

recap-title = Desde tu última jugada
info-title = Qué se aplica ahora
recap-more = Intro: seguir leyendo
recap-done = Intro: volver a la mesa

leave-title = ¿Salir de la partida?
leave-saved = Se guardará en { $file }.
leave-unsaved = No ha terminado, y se perderá si no la guardas.
leave-keys-saved = y  salir      n  quedarse
leave-keys-unsaved = s  guardar en { $file } y salir      y  salir      n  quedarse

ranking-title = La partida ha terminado
ranking-winner = { $names } gana con { $points } { $points ->
        [one] punto
       *[other] puntos
    }.
ranking-winners = { $names } comparten la victoria con { $points } { $points ->
        [one] punto
       *[other] puntos
    } por cabeza.
ranking-points = { $points } { $points ->
        [one] punto
       *[other] puntos
    }
ranking-winner-tie = { $names } gana por desempate, con { $points } { $points ->
        [one] punto
       *[other] puntos
    }.
ranking-part = { $name }: { $points }
ranking-tie = Cómo se ha deshecho el empate
ranking-saved = Guardada en { $file }.
ranking-keys = Intro: mirar la mesa      q: salir

help-title = Cómo se juega aquí
help-number = 0–9
help-number-does = escribir un número; Retroceso borra una cifra
help-more = + −
help-more-does = uno más, uno menos; también con las flechas
help-enter-does = dar la respuesta que se ve
help-undo-does = deshacer tu última elección, hasta que se revele algo
help-pages-does = releer lo que ha pasado
help-clauses-does = las reglas completas de los códigos que hay en pantalla
help-info-does = qué se aplica ahora: cartas, habilidades, dónde está todo y de dónde salen los números
help-help-does = esta página
help-quit-does = salir de la partida; se puede guardar
help-clauses = Los códigos a la derecha ({ $prefix }-1.2) son párrafos de las reglas.
sources-title = De dónde sale todo esto
sources-chapter = El último capítulo de las reglas dice más: { $file }

## The rules in full, and what letters and marks mean.

clauses-title = Las reglas completas
marks-title = Letras y signos
mark-seat = un jugador: forma, color y letra
mark-bot = un bot
mark-ready = listo
mark-thinking = le toca responder
mark-winner = junto a un nombre al final: ha ganado

## Negativas del servicio.

refused-no-name = Primero dinos tu nombre.
refused-bad-name = Un nombre necesita de 1 a 24 caracteres visibles.
refused-name-taken = En esta mesa ya hay alguien que se llama { $name }: elige otro nombre.
refused-link-used = Este enlace personal ya se ha usado o es demasiado antiguo: consigue otro en el dispositivo en el que jugabas.
refused-other-origin = Esta petición viene de otro sitio web, así que no se ha atendido.
refused-too-many = Demasiadas peticiones a la vez: espera un minuto y vuelve a intentarlo.
refused-too-large = Eso es demasiado grande para aceptarlo.
refused-malformed = No se ha entendido: { $problem }.
refused-no-such-page = En esta dirección no hay nada.
refused-fault = Algo ha fallado por nuestra parte; nada ha cambiado y el error ha quedado anotado.
refused-unknown-table = No hay ninguna mesa con este código.
refused-unknown-game = Ese juego no existe aquí; los que hay son: { $games }.
refused-unknown-bot = Ese bot no existe aquí; los que hay son: { $bots }.
refused-unknown-data = Esta casa no tiene ese conjunto de datos para este juego.
refused-setup = No se puede jugar así: { $problem }.
refused-players = Este juego es para { $least } a { $most } jugadores, no para { $players }.
refused-list-length = Con { $players } jugadores esta lista debe tener { $wanted } elementos, no { $named }.
refused-number-too-small = Con { $players } jugadores este número debe ser al menos { $least }, o 0 para no poner límite.
refused-empty-line = Primero escribe algo.
refused-table-full = Todos los asientos de esta mesa están ocupados; puedes mirar.
refused-seat-taken = Ahí ya se sienta alguien.
refused-no-such-seat = Ese asiento no existe en esta mesa.
refused-not-your-seat = Ese no es tu asiento.
refused-not-seated = Eso solo pueden hacerlo los jugadores de esta mesa.
refused-not-host = Eso solo puede hacerlo el anfitrión de la mesa.
refused-seats-open = Aún quedan asientos libres: espera, o dáselos a bots.
refused-begun = La partida ya ha empezado.
refused-not-begun = Esta partida no se está jugando ahora.
refused-not-over = Eso tiene que esperar al final de la partida.
refused-person-here = Este jugador está aquí: un bot solo sustituye a quien está ausente.
refused-just-left = Este jugador acaba de irse: un bot podrá sustituirlo dentro de { $seconds } s.
refused-not-person = Ese asiento no necesita ningún bot.
refused-store = No se ha podido guardar, así que nada ha cambiado; vuelve a intentarlo en un momento.
refused-unknown-match = Esa partida no existe.
refused-late = Demasiado tarde: la pregunta ha cambiado entretanto.
refused-bot-plays = Un bot juega en tu asiento: recupéralo primero.
refused-frozen = Esta partida está parada: se ha encontrado y anotado un error en las reglas. Nadie ha perdido.
refused-other-rules = Esta partida se jugó con reglas distintas de las instaladas aquí: se puede leer, pero no continuar.
refused-no-seed = Esta semilla no corresponde a lo que se prometió antes.
refused-staged = Esta mesa se ha montado a partir de un archivo: su partida no se puede exportar y no se guarda nada de ella.
refused-no-match-file = Esto no es un archivo de partida: elige uno descargado de un rathaus.
refused-file-other-game = Esta partida es de un juego que no está instalado aquí; los que hay son: { $games }.
refused-file-other-rules = Esta partida necesita la versión { $needed } de sus reglas; aquí está instalada la { $installed }.
refused-file-broken = Este archivo no corresponde a lo que se jugó: está dañado o alguien lo ha cambiado.
refused-play-on-end = Desde aquí nadie puede seguir jugando: en este paso la partida ya ha terminado.
refused-play-on-rules = Las reglas de esta partida ya no están instaladas aquí, así que nadie puede seguir jugando a partir de ella.
refused-play-on-long = Nadie puede seguir jugando a partir de esta partida: la preceden demasiadas y su archivo sería demasiado largo.
refused-play-on-seats = Esta partida se jugó entre { $seats }: di quién ocupa cada uno de esos asientos.
refused-play-on-fixed = Esta mesa continúa otra partida, así que sus opciones y su número de asientos no se pueden cambiar.
refused-version = La casa se ha actualizado: recarga esta página.
refused-unknown-message = La página ha enviado algo que la casa no entiende: recárgala.
refused-slow = La conexión no daba abasto; se está restableciendo.
refused-restart = La casa se está reiniciando; volverá en un momento.

## La página.

page-house = rathaus: el ayuntamiento de las ratas
page-home = Inicio
page-skip = Saltar a la mesa
page-skip-show = Saltar
page-list = Ver la mesa como lista
page-phases = Fases del turno
page-close = Cerrar
page-cancel = Cancelar
page-go-on = Continuar
page-keep = Guardar
page-copy = Copiar
page-copy-what = Copiar: { $what }
page-copied = Copiado.
page-reload = Recargar
page-try-again = Volver a intentarlo
page-name = Nombre
page-title = { $game } · rathaus
page-title-your-turn = ● Te toca · { $game }
page-unreachable = Ahora no se puede acceder a la casa: comprueba tu conexión y vuelve a intentarlo.
page-connection-lost = Conexión perdida. Reconectando…
page-connecting = Conectando…
page-sending = Enviando…
page-sending-slow = Sigue enviándose: la conexión va lenta. No se pierde nada.
page-seen-from-here = Ya estás viendo la mesa desde este asiento.
page-option-none = Marca al menos una opción.
page-least = No pueden ser menos de { $count }.
page-most = No pueden ser más de { $count }.

# La entrada.
page-new-game = Nueva partida
page-rules = Reglas
page-players = De { $least } a { $most } jugadores
page-your-games = Tus partidas
page-your-games-wait = { $count ->
        [0] ninguna te espera
        [one] una te espera
       *[other] { $count } te esperan
    }
page-waiting-elsewhere = { $count ->
        [one] Te espera una partida
       *[other] Te esperan { $count } partidas
    }
page-your-turn = te toca
page-gathering = esperando jugadores
page-is-over = terminada
page-being-played = en juego
page-waits-for = esperando a { $names }
page-nobody-yet = aún no hay nadie más
page-play = Jugar
page-look = Ver
page-show-all = Ver las { $count }
page-while-away = Mientras no estabas
page-have-code = ¿Te han dado un código?
page-join = Unirse
page-no-code = Eso no es un código: un código tiene seis letras y cifras, por ejemplo { $code }.
page-open-tables = Mesas abiertas
page-open-tables-hint = cualquiera puede unirse
page-open-table-line = { $host } · asientos libres: { $free } de { $seats }
page-look-in = Ver
page-promise-name = Sin cuenta: basta un nombre
page-promise-fair = El azar se puede comprobar
page-promise-undo = Deshaz hasta que se revele algo
page-promise-return = Vete y vuelve días después

# Una partida nueva.
page-who = ¿Quién eres?
page-your-name = Tu nombre
page-name-hint = Sin cuenta ni contraseña: este navegador te recuerda.
page-seats = Asientos
page-seat = Asiento { $number }
page-seat-you = Tú
page-seat-open = Libre (para un amigo)
page-seat-here = Alguien en este dispositivo
page-seat-name = Nombre de la persona del asiento { $number }
page-seat-add = Añadir un asiento
page-seat-remove = Quitar el asiento { $number }
page-seat-up = Subir el asiento { $number }
page-bot = Bot: { $level }
page-bot-mouse = ratón (fácil)
page-bot-rat = rata (media)
page-bot-old-rat = rata vieja (fuerte)
page-bot-rat-king = rey de las ratas (muy fuerte)
page-bots-slow = Los bots que piensan por adelantado lo hacen menos aquí: las reglas aún no están compiladas.
page-level-mouse = ratón
page-level-rat = rata
page-level-old-rat = rata vieja
page-level-rat-king = rey de las ratas
page-bots = Bots
page-bot-choose = Elegir un bot para el asiento { $number }
page-bot-who = ¿Quién ocupa el asiento { $seat }?
page-bot-level = Nivel del bot
page-bot-take = Elegir: { $bot }
page-about-mouse = Juega sin cuidado, pero nunca sin sentido. Ideal para la primera tarde.
page-about-rat = Conoce los trucos del oficio y es algo imprevisible.
page-about-old-rat = Mira más allá y piensa en lo que puedes estar ocultando.
page-about-rat-king = Piensa hasta un segundo, también en lo que estás pensando tú.
page-wins = gana { $wins }
page-wins-among-mouse = de cada 100 partidas contra tres ratones
page-wins-among-rat = de cada 100 partidas contra tres ratas
page-wins-among-old-rat = de cada 100 partidas contra tres ratas viejas
page-fair-share = lo justo serían 25
page-not-measured = aún sin medir
page-figures = Partidas ganadas de cada 100
page-figures-hint = cuatro jugadores, opciones habituales; lo justo serían 25
page-among-rat = Rata contra tres ratones
page-among-old-rat = Rata vieja contra tres ratas
page-among-rat-king = Rey de las ratas contra tres ratas viejas
page-games-played = { $games } partidas jugadas
page-fair-bots = Un bot ve lo que se puede ver desde su asiento y nada más. Tras la partida se pueden volver a calcular todas sus jugadas.
page-options = Opciones
page-option-number = otro número, de 0 a { $most }
page-option-list = elegir de una lista
page-option-use = Usar esta lista ({ $count })
page-public = Mostrar esta mesa a toda la casa
page-grace = Si alguien está ausente, un bot puede sustituirle tras
page-grace-hint = Solo si lo piden todos los demás. Quien vuelve recupera su asiento al momento.
page-pace = Los bots responden
page-pace-usual = de forma que se les pueda seguir
page-pace-fast = lo más rápido que pueden
page-data = Contenido de la caja
page-data-usual = el habitual
page-data-hint = Quien lleva esta casa ha añadido otros contenidos, por ejemplo corregidos según una caja real.
page-data-played = Se juega con el contenido «{ $name }», añadido por quien lleva esta casa.
page-seconds = { $seconds } segundos
page-minutes = { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }
page-play-now = Jugar ya
page-open-table = Abrir la mesa

# Una mesa antes de empezar.
page-table-code = mesa { $code }
page-missing = { $count ->
        [one] Aún queda un asiento libre.
       *[other] Aún quedan { $count } asientos libres.
    }
page-all-here = Ya están todos. El anfitrión empieza la partida.
page-all-here-host = Ya están todos. Puedes empezar la partida.
page-full-look-on = Todos los asientos están ocupados: puedes mirar.
page-starting = Preparando la mesa…
page-start = Empezar la partida
page-sit = Sentarse
page-sit-there = Sentarse aquí
page-free = Asiento libre
page-you = tú
page-here = también aquí
page-host = anfitrión
page-bot-tag = bot, { $level }
page-away = ausente
page-leave = Dejar la mesa
page-seed-promised = semilla prometida
page-invite = Invitar
page-code = Código
page-copy-link = Copiar el enlace
page-qr = Código QR del enlace a la mesa { $code }
page-spectators = { $count ->
        [one] 1 persona está mirando
       *[other] { $count } personas están mirando
    }

# Una partida.
page-turn = turno { $turn }
page-round = ronda { $round }
page-looking-on = Estás mirando
page-parts = Partes de la mesa
page-tab-players = Jugadores
page-tab-log = Qué pasó
page-tab-chat = Chat
page-prompt = La pregunta
page-answers = Tu respuesta
page-laying = Preparando la mesa…
page-also-waits = La mesa también espera a { $names }.
page-less = Uno menos
page-more = Uno más
page-all-of = Todo: { $count }
page-draft = Lo que llevas elegido; solo lo ves tú
page-change-pick = Cambiar: { $pick }
page-start-over = Volver a empezar
page-ready-to-lock = Todo elegido. Nadie lo ve hasta que todos estén listos.
page-ready-to-confirm = ¿Es esa tu respuesta?
page-lock-in = Fijar
page-unlock = Cambiar
page-confirm-answer = Confirmar
page-undo = Deshacer
page-always = Responder siempre así a partir de ahora
page-players-panel = Jugadores
page-points = puntos
page-won = ha ganado
page-thinking = pensando
page-locked = listo
page-has-left = se ha ido
page-asked-away = le toca, pero no está
page-away-soon = ausente; un bot podrá jugar en { $time }
page-ask-bot = Pedir un bot en este asiento
page-bot-asked = Has pedido un bot. Faltan por pedirlo: { $names }.
page-withdraw = Retirar la petición
page-bot-instead = juega un bot
page-bot-plays = Un bot juega en tu asiento.
page-bot-lent = Un bot juega por ti, como pediste.
page-seat-returned = Mientras no estabas, un bot ha jugado en tu asiento. Vuelve a ser tuyo.
page-take-back-seat = Recuperar el asiento
page-lend-seat = Que un bot juegue por mí
page-over = La partida ha terminado.
page-aborted = La partida acabó sin resultado: todos los que seguían jugando estaban de acuerdo.
page-updated = Las reglas de este juego se actualizaron tras la jugada { $entry }. Todo lo jugado sigue permitido, así que la partida continúa con la versión { $version } de las reglas.
page-updated-differs = La mesa se ha calculado de nuevo; puede verse distinta de antes.
page-outdated =
    { $entry ->
        [0] Las reglas de este juego se actualizaron y las opciones de esta partida ya no existen.
       *[other] Las reglas de este juego se actualizaron y la jugada { $entry } de esta partida ya no está permitida.
    } Acabó sin resultado; lo jugado se puede leer y descargar.
page-told = Las reglas de esta partida ya no están disponibles, así que no se puede mostrar la mesa. Puedes leer cómo fue en «Qué ha pasado».
page-rematch = Jugar otra vez
page-ending-ranking = Puestos
page-ending-course = Curso
page-ending-took = Botín
page-ending-dice = Dados
page-end-dice-about = prometidos antes de empezar, abiertos al final
page-end-promised = Prometido, { $when }
page-end-opened = Abierto
page-end-play-on = Seguir desde un turno
page-end-link = Enlace a esta partida
page-end-table = Mesa e historial
page-end-result = Volver al resultado
page-download = Descargar la partida
page-pass-to = Pasa el dispositivo a { $name }
page-i-am = Soy { $name }

# Lo que ha pasado y el chat.
page-log = Qué ha pasado
page-log-empty = Aún no ha pasado nada.
page-clause = Regla { $clause }
page-since-your-move = { $count ->
        [one] Una cosa desde tu última jugada
       *[other] { $count } cosas desde tu última jugada
    }
page-chat = Chat
page-chat-empty = Aún nadie ha dicho nada.
page-chat-say = Di algo
page-send = Enviar
page-mute = silenciar
page-mute-name = Silenciar a { $name }
page-muted = Has silenciado a { $name }.
page-unmute = Dejar de silenciar

# Reglas y azar.
page-rules-of = Reglas de { $game }
page-chapters = Capítulos
page-no-rules = Ahora no se pueden leer las reglas.
page-fair = Azar comprobable
page-fairness = Un azar que puedes comprobar
page-fairness-text = La casa eligió su secreto antes de empezar; la línea de abajo la compromete con él. Cada asiento añade su propia semilla. Al final se muestra todo, y se puede volver a calcular todo lo sacado al azar.
page-commitment = El compromiso de la casa
page-promised-at = prometido el { $when }
page-secret = El secreto de la casa
page-seed-of = Semilla de { $name }
page-seed-hash-of = Promesa de { $name } (SHA-256 de la semilla)
page-log-hash = { $entry ->
        [0] Hash del registro al empezar
       *[other] Hash del registro tras la jugada { $entry }
    }
page-notes = Comprobar esta partida
page-notes-text = Copia ahora el compromiso, y el hash cuando quieras, y guárdalos. Con ellos puedes demostrar al final que nadie ha cambiado el secreto, los asientos, sus semillas ni las jugadas.
page-seed-left-out-tag = no usada
page-seed-left-out = La semilla que esta página dio para { $name } llegó tarde o no se usó: los dados de esta partida no dependen de ella.
page-seed-replaced = Los dados dependen de una semilla de { $name } distinta de la que dio esta página. Si no viene de otro dispositivo tuyo, la casa la ha cambiado.
page-verify = Descarga la partida y compruébala tú con lo que esta página anotó mientras se jugaba:
page-verify-command = la orden

# El azar, prometido y comprobado. Las claves con page-check- son también las del archivo sin conexión.
page-fair-first = La casa se compromete
page-fair-first-text = Esta línea se hizo con el secreto de la casa antes de que nadie añadiera una semilla. Con otro secreto sería otra línea.
page-fair-second = Cada persona añade una semilla
page-fair-second-text = Antes de empezar, los demás solo ven su hash: nadie puede elegir la suya a medida.
page-fair-third = Cada jugada queda anotada
page-fair-fourth = Se abre todo
page-fair-fourth-text = Al final: el secreto, todas las semillas y cada sorteo con su número, para comprobarlo aquí mismo.
page-seed-yours = Tu semilla ({ $name })
page-seed-hint = 64 cifras de 0–9 y a–f, o las palabras que quieras: se convierten en su SHA-256. Puedes cambiarla hasta que empiece la partida.
page-seed-use = Usar esta semilla
page-seed-new = Sacar otra al azar
page-seed-used = Tu semilla está prometida.
page-seed-bot = { $name }: un bot, sin semilla
page-check = Comprobar aquí
page-check-offline = Comprobador sin conexión
page-check-offline-text = La misma comprobación en un solo archivo: funciona en cualquier navegador, sin esta casa y sin red.
page-check-all = { $count ->
        [one] El único sorteo es correcto
       *[other] Los { $count } sorteos son correctos
    }
page-check-nothing-wrong = No hay nada mal, pero no se pudo comprobar ningún sorteo
page-check-wrong = Algo no cuadra
page-check-took = Calculado de nuevo en este navegador en { $seconds } s.
page-check-mark-right = Bien.
page-check-mark-wrong = Mal.
page-check-mark-open = Sin comprobar.
page-check-rules = Esta comprobación no conoce las reglas. Si las jugadas eran válidas, si tocaba cada sorteo, para qué era y quién ganó: eso lo comprueba «rathaus verify», que vuelve a jugar la partida entera.
page-check-every = Todos los sorteos ({ $count })
page-check-how = El sorteo número i sale de un hash de su número: divide el número hexadecimal por la segunda columna, y el resto es el resultado, contado desde 0.
page-check-number = Sorteo
page-check-of = de entre
page-check-drawn = Resultado
page-check-word = Sale de
page-course = Los puntos en el tiempo
page-course-each = tras cada turno
page-course-start = inicio
page-course-turn = Turno
page-course-turned = { $named }: { $moved }
page-check-not-json = Este no es un archivo de partida: no es JSON, o está dañado.
page-check-format = El archivo tiene el formato «{ $format }», que aquí no se conoce o no cuadra con su contenido.
page-check-unreadable = Este no es un archivo de partida, o está dañado: en «{ $place }» no dice lo que debería.
page-check-whole = El archivo está entero: no se ha cambiado nada desde que se escribió.
page-check-changed = El archivo se cambió después de escribirse: su propio hash no cuadra.
page-check-no-sum = Si el archivo está entero: es antiguo y no tiene hash propio.
page-check-not-served = Si los dados se prometieron: esta partida no se jugó en una casa, así que nadie prometió nada.
page-check-stream = Los dados vienen de «{ $stream }», que aquí no se conoce.
page-check-kept = La casa cumplió su palabra: el secreto, el juego, las reglas y los datos dan su compromiso.
page-check-broken = La casa no cumplió su palabra: el secreto, el juego, las reglas y los datos no dan su compromiso.
page-check-nothing-noted = Si este es el compromiso que se mostró en la mesa: aquí nadie lo anotó.
page-check-noted = El compromiso es el que se anotó en la mesa.
page-check-other-promise = El compromiso no es el que se anotó en la mesa: es otra partida, o se cambió el secreto.
page-check-seeds-broken = Las semillas de los asientos están rotas: no cuadran con lo prometido.
page-check-seeds-unpromised = Si las semillas son las prometidas: la casa no guardó las promesas.
page-check-seeds-wrong = La semilla de { $name } no es la que se prometió antes de empezar.
page-check-seeds-right = { $count ->
        [0] No se usó la semilla de nadie, y no se cambió ninguna.
        [one] La única semilla que se usó es la prometida.
        [2] Las dos semillas son las que se prometieron antes de empezar.
       *[other] Las { $count } semillas son las que se prometieron antes de empezar.
    }
page-check-seeds-left-out = La semilla de { $name } se prometió, pero llegó tarde y no se usó.
page-check-own-seed = La semilla de { $name } que guarda este navegador está en el archivo.
page-check-own-seed-wrong = La semilla de { $name } no es la que guarda este navegador.
page-check-log-entry = La jugada { $entry } no lo es: no contiene ni una respuesta ni una anulación.
page-check-log-old = Si los asientos, las semillas y las jugadas son los que fueron: un archivo antiguo no tiene hash de ellos.
page-check-log-updates = Las reglas se actualizaron en un orden imposible.
page-check-log-wrong = Los asientos, las opciones, las semillas o las jugadas no dan el hash del registro.
page-check-log-right = { $entries ->
        [0] Los asientos, las opciones y las semillas dan el hash del registro.
        [one] Los asientos, las opciones, las semillas y la única jugada dan el hash del registro.
       *[other] Los asientos, las opciones, las semillas y las { $entries } jugadas dan el hash del registro.
    }
page-check-hash-old = Se anotó un hash del registro, pero este archivo antiguo no lo tiene: no puede ser esa partida.
page-check-hash-none = Si los asientos, las semillas y las jugadas son los de la mesa: aquí no se anotó ningún hash del registro.
page-check-hash-wrong = El hash anotado tras la jugada { $entry } no está en este archivo de { $entries } jugadas: hasta ahí se cambió algo o falta algo.
page-check-hash-right = { $entry ->
        [0] El hash anotado al empezar cuadra: los asientos, las opciones y las semillas son los de la mesa.
       *[other] Los hashes anotados cuadran: hasta la jugada { $entry }, los asientos, las semillas y las jugadas son los de la mesa.
    }
page-check-hash-later = Si las jugadas tras la { $entry } (de { $entries }) son las de la mesa: no se anotó ningún hash posterior.
page-check-data-right = Las cartas y los tableros del archivo son los prometidos.
page-check-data-wrong = Las cartas y los tableros del archivo no son los prometidos.
page-check-origin-right = La partida que continúa esta también cuadra en sí misma: esta empieza tras la jugada { $entry } de { $entries }.
page-check-origin-broken = La partida que continúa esta no cuadra en sí misma; mira la línea siguiente.
page-check-origin-other = La partida que continúa esta es de otro juego, con otras opciones u otros asientos, o no tiene esa jugada.
page-check-origin-noted = Si la partida que continúa esta se jugó de verdad así. Su compromiso tiene que ser el que se anotó en su mesa: { $commitment }
page-check-draws-none = Los sorteos, uno a uno: el archivo no los enumera.
page-check-draws-impossible = El sorteo { $number } dice { $told } de entre { $of }, y eso no puede ser.
page-check-draws-right = { $count ->
        [0] No hubo nada que sortear.
        [one] El único sorteo es el que dan el secreto y las semillas.
       *[other] Los { $count } sorteos son los que dan el secreto y las semillas.
    }
page-check-draws-wrong = El sorteo { $number } de entre { $of } debe ser { $made }, pero el archivo dice { $told }.
page-check-draws-lost = No se pueden repetir los sorteos: el secreto o las semillas están rotos.
page-check-title = Comprobar una partida de rathaus
page-check-intro = Elige el archivo de una partida terminada. Se comprueba en este navegador; nada sale de él.
page-check-language = Idioma
page-check-choose = Archivo de la partida
page-check-notes = Lo que se anotó en la mesa
page-check-notes-hint = El compromiso y los hashes del registro, o la orden entera que muestra la página al final. Sin ellos no se descubre un archivo falsificado que cuadre en sí mismo.

# El menú de una mesa, y los ajustes.
page-menu = Esta mesa
page-orders = Respuestas automáticas
page-single = Responder por mí cuando solo hay una opción
page-no-orders = No hay respuestas automáticas. Marca «Responder siempre así» cuando elijas.
page-ask-again = Volver a preguntar
page-ask-me = Preguntarme
page-always-so = Siempre: { $option }
page-always-short = Siempre
page-never = Nunca
page-at-this-device = Jugadores en este dispositivo
page-look-on = Dejar que otros miren
page-leave-match = Salir de la partida
page-leave-hint = Tu asiento se guarda: vuelve a abrir la mesa y estarás de vuelta. Mientras tanto, los demás pueden pedir un bot. Una partida acaba sin resultado cuando lo quieren todos los que no han salido de ella.
page-ask-end = Proponer acabar sin resultado
page-withdraw-end = Retirar la propuesta
page-end-wanted = Propuesta de acabar sin resultado: { $names }.
page-agree-end = Estoy de acuerdo
page-settings = Ajustes
page-theme = Claro u oscuro
page-theme-auto = automático
page-theme-dark = oscuro
page-theme-light = claro
page-language = Idioma
page-sound = Sonido cuando te toca
page-motion = Animación
page-motion-normal = normal
page-motion-slow = lenta
page-motion-off = ninguna
page-confirm = Confirmar cada respuesta
page-name-kept = Tu nombre se ha guardado.
page-other-device = Continuar en otro dispositivo
page-other-device-hint = Con un enlace personal puedes continuar en otro dispositivo. Sirve una sola vez, durante treinta días; no lo compartas.
page-make-link = Crear un enlace personal
page-personal-link = Enlace personal
page-forget-devices = Cerrar sesión en los demás dispositivos
page-devices-forgotten = Se ha cerrado la sesión en todos tus otros dispositivos.
page-return-title = Te damos la bienvenida de nuevo
page-return-text = Con este enlace personal puedes continuar en este dispositivo.
page-return-instead = En este dispositivo juega ahora { $name }. ¿Continuar con el enlace personal en su lugar?
page-return-go = Continuar aquí
page-welcome-back = Ahora eres { $name } en este dispositivo.

# Campos de una vista que puede tener cualquier juego.
page-field-turn = turno
page-field-round = ronda
page-field-active = le toca
page-field-start = empieza
page-field-last = último

# Piezas, para lectores de pantalla.
page-piece-rat = rata
page-piece-cheese = queso
page-piece-skull = rata muerta
page-piece-manhole = alcantarilla cerrada
page-piece-manhole-open = alcantarilla abierta
page-piece-die = dado: { $value }
page-piece-candy = dado de caramelo
page-piece-food-sausage = salchicha: vale 1
page-piece-food-biscuit = galleta: vale 5
page-piece-food-cheese = queso: vale 10
page-piece-sack = saquito: { $amount }
page-piece-citizen = { $count ->
        [one] ciudadano
       *[other] { $count } ciudadanos
    }
page-piece-plague = peste
page-piece-token = ficha de rata: límite { $limit }
page-piece-token-back = ficha de rata, boca abajo
page-piece-scrap = chatarra
page-piece-mechanism = mecanismo
page-piece-electronic = módulo electrónico
page-piece-food = comida
page-piece-population = población
page-piece-heart = vida
page-piece-claws = daño
page-piece-shield = defensa

# Repasar una partida

page-replay = repetición
page-look-back = Repasar esta partida
page-replay-turn = { $named } de { $turns }
page-replay-step = paso { $step } de { $steps }
page-replay-seen-by = Visto por
page-replay-open = todo a la vista
page-replay-spectator = un espectador
page-replay-open-later = Todo queda a la vista solo cuando la partida ha terminado.
page-replay-seat-later = Mientras se juega la partida, solo puedes ver lo que viste tú.
page-replay-laid = La mesa está puesta.
page-replay-answered = { $name } ha respondido.
page-replay-time = Tiempo
page-replay-slider = Paso de la partida
page-replay-value = Paso { $step } de { $steps }, { $named }. { $text }
page-replay-unit = { $unit ->
    [turn] turno
    [phase] fase
   *[step] paso
}
page-replay-back = { $unit ->
    [turn] Un turno atrás
    [phase] Una fase atrás
   *[step] Un paso atrás
}
page-replay-on = { $unit ->
    [turn] Un turno adelante
    [phase] Una fase adelante
   *[step] Un paso adelante
}
page-replay-start = inicio
page-replay-to-start = Al inicio
page-replay-end = final
page-replay-to-end = Al final
page-replay-play = ver
page-replay-pause = pausa
page-replay-speed = Velocidad
page-replay-link = Enlace a este paso
page-replay-copied = El enlace a este paso está copiado.
page-replay-tap = toca una línea para ir allí
page-replay-hide = Ocultar lo que viene después
page-replay-answer = La respuesta
page-replay-taken = Elegido
page-replay-offered = También se ofrecía
page-replay-only = No se ofrecía nada más.
page-replay-more = { $count } más
page-replay-of = de { $count }
page-replay-picks = { $name } eligió { $count } veces
page-replay-private = Solo { $name } vio lo que se ofrecía aquí.
page-replay-nobody = Aún no se ha preguntado nada a nadie.
page-replay-held = En la mano, oculto a los demás
page-replay-file = de un archivo
page-replay-table = A la mesa
page-replay-told = Las reglas de esta partida ya no están instaladas aquí: el registro cuenta lo que pasó, pero la mesa no se puede mostrar.
page-open-file = Archivos de partidas
page-open-file-hint = Repasa una partida que hayas descargado. Aquí no se guarda nada de ella.
page-choose-file = Abrir un archivo de partida

# Seguir jugando desde una partida terminada

page-play-on = Seguir jugando desde aquí
page-play-on-short = Seguir
page-play-on-later = Podrás seguir jugando desde una partida cuando haya terminado.
page-play-on-who = Quién juega por quién
page-play-on-instead = en lugar de { $name }
page-play-on-hidden = Lo que está oculto
page-play-on-kept = Tal como estaba
page-play-on-kept-text = Las cartas y fichas ocultas se quedan como estaban. Quien repase la partida puede averiguarlas.
page-play-on-known = Según lo que sabía { $name }
page-play-on-known-text = Lo que { $name } no podía ver se reparte de nuevo, y lo que otros acababan de elegir en secreto lo eligen otra vez.
page-play-on-known-all = Según lo que sabían todos
page-play-on-known-all-text = Lo que estaba boca abajo para todos se reparte de nuevo, y las elecciones secretas se hacen otra vez.
page-play-on-new = A partir de aquí todas las tiradas y los sorteos son nuevos y tienen su propio compromiso. La partida no cuenta para las estadísticas.
page-origin = { $turn ->
        [0] Continúa otra partida
       *[other] Continúa otra partida desde el turno { $turn }
    }
page-origin-link = Ver de dónde viene
page-origin-kept = tal como estaba
page-origin-known = según lo que sabía { $name }
page-origin-known-all = según lo que sabían todos
page-origin-figures = No cuenta para las estadísticas.

## Cifras de las partidas y de las personas

page-match-figures = Cifras
page-luck = Suerte
page-luck-lucky = Tanta suerte como en { $games } de cada { $of } partidas
page-luck-rather-lucky = Algo de suerte: { $games } de cada { $of } van mejor
page-luck-ordinary = De lo más normal
page-luck-rather-unlucky = Algo de mala suerte: { $games } de cada { $of } van peor
page-luck-unlucky = Tan mala suerte como en { $games } de cada { $of } partidas
page-took = Quién le quitó a quién
page-took-hint = al tocar, se ve dónde se quitó más
page-took-rows = Filas: quién quitó. Columnas: quién perdió. Rayado: pérdida propia.
page-took-cell = { $taker } a { $victim }: { $count }
page-me = Tu página
page-me-stranger = Aquí están tus partidas y tu nivel. No hace falta cuenta, solo un nombre.
page-me-account = Sin cuenta: esta página vive en tu navegador, y tu enlace personal la abre en otro sitio.
page-me-rename = Cambiar el nombre
page-me-count-matches = partidas
page-me-count-won = ganadas
page-me-count-titles = juegos
page-me-ratings = Nivel
page-me-ratings-hint = una colina ancha es duda: se estrecha con cada partida
page-me-people = contra personas
page-me-bots = contra bots
page-me-bots-word = bots
page-me-title = Juego
page-me-doubt = más o menos
page-me-unrated = todavía sin nivel
page-me-matches = { $count ->
    [0] ninguna partida todavía
    [one] { $count } partida
   *[other] { $count } partidas
}
page-me-too-few = muy pocas partidas para saberlo
page-me-nobody-else = nadie con quien comparar todavía
page-me-better = { $of ->
    [0] la mayoría aquí juega mejor
    [5] más o menos en la media de aquí
    [10] el nivel más alto de aquí
   *[other] mejor que { $of } de cada 10 aquí
}
page-me-recent = Últimas partidas
page-me-in-all = { $count } en total, { $won } ganadas
page-me-place = { $place }.º
page-me-of = de { $count }
page-me-forgotten = la partida se ha borrado
page-me-replay = Ver
page-me-gone = borrada
page-me-none = Aún no has terminado ninguna partida aquí.
page-me-first = Tu primera partida
page-unrated-imported = de un archivo: no cuenta
page-unrated-shared = un solo dispositivo: no cuenta
page-unrated-hint = con pistas: no cuenta
page-unrated-played-on = continuada: no cuenta
page-unrated-first-game = primera partida: no cuenta
page-me-moments = Mejores momentos
page-moment-watch = Ver
page-moment-where = { $title }, turno { $turn }: { $text }
page-moment-comeback = De última posición a la primera
page-moment-comeback-text = a { $count } puntos de la cabeza, y victoria
page-moment-leap = Un gran salto
page-moment-leap-text = { $count } puntos de golpe
page-moment-grab = Buena captura
page-moment-grab-text = { $thing }: { $count } de una vez a { $other }
page-moment-defiance = Victoria contra la mala suerte
page-moment-defiance-text = { $count } de cada 10 partidas traen más suerte
page-best = Lo mejor de la casa
page-best-hint = personas y bots por separado
page-best-place = Puesto
page-best-name = Nombre
page-best-bot = bot
page-best-none = Aquí aparece quien ha terminado cinco partidas con otras personas.
page-me-link = Tu enlace personal
page-me-link-hint = Abre todo esto en otro dispositivo. Guárdalo como una llave.
page-me-link-code = Enlace personal en código QR
## La página: la primera partida.

page-learn = Aprende en 10 minutos
page-learn-on = Seguir aprendiendo
page-learn-left = Seguir, paso { $step } de { $steps }
page-learn-about = Una primera partida con guía: reglas de verdad, mesa pequeña, diez minutos. Puedes parar cuando quieras.
page-learn-badge = primera partida · no cuenta
page-guide = Guía
page-guide-step = Paso { $step } de { $steps }
page-guide-known = Lo que ya sabes
page-guide-list = Ya sabes
page-guide-rule = Ver la regla
page-guide-next = ¿Y luego?
page-guide-alone = Ahora sin guía
page-guide-call = Llamar al guía
page-guide-praise = { $number ->
        [1] ¡Bien hecho!
        [2] Justo así.
       *[3] ¡Le has cogido el truco!
    }
page-guide-elsewhere = Eso también vale.
page-guide-watch = Ahora juegan los demás. Mira lo que hacen.
page-guide-yours = Te toca, y ya sabes cómo. ¡Prueba!
page-guide-on = Seguir jugando
page-guide-stop = Parar aquí
page-guide-again = Otra vez con el guía
page-fair-same = Esta es una primera partida: todo el mundo recibe las mismas cartas y los mismos dados, para que el guía pueda prepararla. Salen de esta semilla, que es pública. No hay nada secreto y no cuenta para nada.
page-fair-seed = Semilla pública
## Pistas y análisis.

page-hint = Pista
page-hint-before = ¿Qué haría el bot más fuerte?
page-hint-cost = Recibes dos respuestas entre las que elegir, con tus posibilidades. Todos en la mesa ven que has pedido una pista, y la partida no cuenta para las clasificaciones.
page-hint-take = Pedir una pista
page-hint-thinking = El bot más fuerte está pensando…
page-hint-found = { $count ->
    [one] Una buena respuesta
   *[other] Dos buenas respuestas
}
page-hint-chances = y tus posibilidades de ganar
page-hint-chance = { $chance } %, con un margen de { $doubt }
page-hint-answer = Respuesta { $number }
page-hint-use = Usar la respuesta { $number }
page-hint-show = Mostrar
page-hint-shown = En el tablero
page-hint-used = La respuesta { $number } está sobre el tablero. Aún no se ha dado.
page-hint-seen = Todos ven que has pedido una pista, pero no lo que dice. Esta partida no cuenta para las clasificaciones.
page-reason-other = para { $name }: { $what }
page-reason-for = A favor
page-reason-against = En contra
page-reason-none = Viene a ser lo mismo que las demás.
page-hints = Pistas
page-hints-on = permitidas
page-hints-off = no permitidas
page-hints-about = Quien tiene que responder puede ver qué haría el bot más fuerte. Todos lo ven, y la partida no cuenta para las clasificaciones.
page-hints-taken = { $count ->
    [one] 1 pista
   *[other] { $count } pistas
}
event-hint-taken = { $seat } pide una pista.
reason-wins = { $way ->
    [more] gana la partida en el acto más a menudo
   *[less] gana la partida en el acto menos a menudo
}
refused-no-hints = En esta mesa no hay pistas.
refused-no-choice = Aquí solo hay una respuesta, así que no hay nada que sugerir.
refused-no-advice = El bot no tiene nada que decir ahora mismo. Inténtalo dentro de un momento.

page-analyse = Analizar esta partida
page-analyse-about = El bot juzga cada respuesta por lo que se podía saber desde ese asiento.
page-analysis-done = { $done } de { $answers } respuestas juzgadas
page-chances = Posibilidades de ganar
page-chances-marks = marcas rojas: respuestas que cuestan 5 o más de cada 100 partidas
page-chances-table = Las cifras en una tabla
page-cost = Esta respuesta le cuesta a { $name } { $games } de cada 100 partidas.
page-cost-none = Tan buena como cualquier otra.
page-cost-after = Posibilidades de ganar después
page-better = Mejor
page-mark-taken = elegido
page-mark-better = mejor
page-mark-answer = Respuesta { $number }
page-costly = { $count ->
    [0] ninguna respuesta cara
    [one] 1 respuesta cara: { $named }
   *[other] { $count } respuestas caras; la peor: { $named }
}
page-costly-list = Respuestas caras
page-costly-before = Respuesta cara anterior
page-costly-next = Siguiente respuesta cara
page-costly-none = No hay otra en esa dirección.
page-costly-at = { $named }: { $name }, { $games } de cada 100 partidas
