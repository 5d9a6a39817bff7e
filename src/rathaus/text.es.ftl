## La casa: palabras que usan todos los juegos.

player = Jugador { $letter }
# Doce nombres que empiezan por las letras de los asientos, de siete letras como mucho.
seat-names = Ana Bruno Clara Diego Elena Félix Greta Hugo Julia Kike Lola Marta
nobody = nadie
nothing = nada
list-comma = { $start }, { $next }
list-and = { $start } y { $last }
counted = { $count }× { $name }

## Negativas: lo que se pide no puede ser, y nada ha cambiado.

refused-not-your-turn = No te toca: la mesa espera a otra persona.
refused-not-offered = Eso no se puede elegir ahora.
refused-undo-revealed = Ya no se puede deshacer: desde entonces se ha sacado o revelado algo.
refused-undo-overtaken = Ya no se puede deshacer: alguien ha jugado después.
refused-undo-nothing = No hay nada que deshacer.
refused-no-number = Primero da un número: escríbelo o usa + y −.
refused-out-of-range = El { $number } no vale: elige de { $lowest } a { $highest }.
refused-only-number = El { $number } no vale: solo queda { $lowest }.
refused-no-such-option = No hay opción { $number }: elige de 1 a { $highest }.
refused-no-such-number = No hay ninguna opción { $number }: escribe uno de los números de la lista.
refused-save = No se ha podido guardar la partida en { $file }: { $problem }.

## El terminal.

terminal-players = Jugadores
terminal-log = Qué ha pasado
terminal-log-empty = Aún no ha pasado nada. Pulsa ? para ver las teclas y las reglas en breve.
# Junto al nombre: tú, otra persona ante esta pantalla o un bot. Cuatro letras como mucho.
terminal-you = tú
terminal-here = aquí
terminal-bot = bot
terminal-ready = listo
terminal-thinking = elige
terminal-number = Escribe un número o usa + y −, y pulsa Intro. Puedes elegir de { $lowest } a { $highest }.
terminal-only-number = Solo queda { $number }. Intro lo acepta, u deshace tu última elección.
terminal-choice = Escribe un número o usa las flechas, y pulsa Intro.
terminal-choice-part = Ves de { $first } a { $last }, de { $count }. Escribe un número o usa las flechas, y pulsa Intro.
terminal-small = ventana pequeña: hacen falta { $width } × { $height }
terminal-over = La partida ha terminado. Pulsa Intro para ver la clasificación, q para salir.
terminal-key-enter = Intro
terminal-key-answer = responder
terminal-key-undo = deshacer
terminal-key-pages = RePág AvPág
terminal-key-scroll = releer
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
ranking-saved = Guardada en { $file }.
ranking-keys = Intro: mirar la mesa      q: salir

help-title = Cómo se juega aquí
help-number = 0–9
help-number-does = escribir un número; Retroceso borra una cifra
help-more = + −
help-more-does = uno más, uno menos; también con las flechas
help-enter-does = dar la respuesta que se ve
help-undo-does = deshacer tu última elección, si nadie ha sabido nada por ella
help-pages-does = releer lo que ha pasado
help-info-does = qué se aplica ahora: cartas, habilidades y dónde está todo
help-help-does = esta página
help-quit-does = salir de la partida; se puede guardar
help-clauses = Los códigos a la derecha ({ $prefix }-1.2) son párrafos de las reglas.
help-close = Intro o Esc: volver a la partida
