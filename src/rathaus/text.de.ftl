## Das Haus: Wörter, die jedes Spiel braucht.

player = Spieler { $letter }
# Zwölf Namen, die mit den Buchstaben der Plätze beginnen, mit höchstens sieben Buchstaben.
seat-names = Anna Bruno Clara David Emma Felix Greta Hugo Jana Karl Lena Max
nobody = niemand
nothing = nichts
list-comma = { $start }, { $next }
list-and = { $start } und { $last }
counted = { $count }× { $name }

## Absagen: Was verlangt wurde, geht nicht, und nichts hat sich geändert.

refused-not-your-turn = Du bist nicht dran: Der Tisch wartet auf jemand anderen.
refused-not-offered = Das steht gerade nicht zur Wahl.
refused-undo-revealed = Zu spät zum Zurücknehmen: Seitdem wurde etwas gezogen oder aufgedeckt.
refused-undo-overtaken = Zu spät zum Zurücknehmen: Seitdem war jemand anders am Zug.
refused-undo-nothing = Es gibt nichts zurückzunehmen.
refused-no-number = Erst eine Zahl: Tippe sie ein oder nimm + und −.
refused-out-of-range = { $number } geht nicht: Wähle { $lowest } bis { $highest }.
refused-only-number = { $number } geht nicht: Nur { $lowest } bleibt zur Wahl.
refused-no-such-option = Eine Wahl { $number } gibt es nicht: Wähle 1 bis { $highest }.
refused-no-such-number = Eine Wahl { $number } gibt es nicht: Tippe eine der Zahlen aus der Liste.
refused-save = Das Spiel ließ sich nicht in { $file } speichern: { $problem }.

## Das Terminal.

terminal-players = Spieler
terminal-log = Was geschah
terminal-log-empty = Noch ist nichts geschehen. Mit ? siehst du die Tasten und die Regeln in Kürze.
# Neben dem Namen: du, ein anderer Mensch an diesem Bildschirm oder ein Bot. Höchstens vier Buchstaben.
terminal-you = du
terminal-here = hier
terminal-bot = Bot
terminal-ready = fertig
terminal-thinking = dran
terminal-number = Tippe eine Zahl oder nimm + und −, dann drücke Enter. Zur Wahl: { $lowest } bis { $highest }.
terminal-only-number = Nur { $number } bleibt zur Wahl. Enter bestätigt, u nimmt die letzte Wahl zurück.
terminal-choice = Tippe eine Zahl oder nimm die Pfeiltasten, dann drücke Enter.
terminal-choice-part = { $first } bis { $last } von { $count }. Tippe eine Zahl oder nimm die Pfeiltasten, dann drücke Enter.
terminal-small = Fenster zu klein: { $width } × { $height } nötig
terminal-over = Das Spiel ist aus. Enter zeigt die Rangliste, q beendet.
terminal-key-enter = Enter
terminal-key-answer = antworten
terminal-key-undo = zurück
terminal-key-pages = Bild↑ Bild↓
terminal-key-scroll = nachlesen
terminal-key-info = was gilt
terminal-key-help = Hilfe
terminal-key-quit = beenden

curtain-title = Bildschirm weitergeben
curtain-text = { $name }, du bist dran: Drücke Enter.
curtain-hint = Jetzt sollte niemand sonst hinsehen.

recap-title = Seit deinem letzten Zug
info-title = Was gerade gilt
recap-more = Enter: weiterlesen
recap-done = Enter: zurück zum Tisch

leave-title = Spiel verlassen?
leave-saved = Es wird in { $file } gespeichert.
leave-unsaved = Es ist nicht zu Ende und geht verloren, wenn du es nicht speicherst.
leave-keys-saved = y  gehen      n  bleiben
leave-keys-unsaved = s  speichern ({ $file }) und gehen    y  gehen    n  bleiben

ranking-title = Das Spiel ist aus
ranking-winner = { $names } gewinnt mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }.
ranking-winners = { $names } teilen sich den Sieg mit je { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }.
ranking-points = { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
ranking-saved = Gespeichert in { $file }.
ranking-keys = Enter: den Tisch ansehen      q: beenden

help-title = So spielst du hier
help-number = 0–9
help-number-does = eine Zahl tippen; die Rücktaste löscht eine Ziffer
help-more = + −
help-more-does = eins mehr, eins weniger; auch mit den Pfeiltasten
help-enter-does = die Antwort geben, die dasteht
help-undo-does = deine letzte Wahl zurücknehmen, solange niemand etwas daraus erfahren hat
help-pages-does = nachlesen, was geschah
help-info-does = was gerade gilt: Karten, Fähigkeiten, und wo alles ist
help-help-does = diese Seite
help-quit-does = das Spiel verlassen; es lässt sich speichern
help-clauses = Die kleinen Kürzel rechts ({ $prefix }-1.2) sind Absätze der Regeln.
help-close = Enter oder Esc: zurück zum Spiel
