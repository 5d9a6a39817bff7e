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
page-bot-strength = { $bot }: gana { $wins } de cada 100 partidas contra tres bots del nivel «{ $field }»; lo justo serían 25.
page-bots-slow = Los bots que piensan por adelantado lo hacen menos aquí: las reglas aún no están compiladas.
page-level-mouse = ratón
page-level-rat = rata
page-level-old-rat = rata vieja
page-level-rat-king = rey de las ratas
page-options = Opciones
page-option-number = otro número, de 0 a { $most }
page-option-list = elegir de una lista
page-option-use = Usar esta lista ({ $count })
page-public = Mostrar esta mesa a toda la casa
page-grace = Si alguien está ausente, un bot puede sustituirle tras
page-grace-hint = Solo si lo piden todos los demás. Quien vuelve recupera su asiento al momento.
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
