## Das Haus: Wörter, die jedes Spiel braucht.

player = Spieler { $letter }
# Zwölf Namen, die mit den Buchstaben der Plätze beginnen, mit höchstens sieben Buchstaben.
seat-names = Ada Bruno Clara David Emma Felix Greta Hugo Jana Karl Lena Max
nobody = niemand
nothing = nichts
list-comma = { $start }, { $next }
list-and = { $start } und { $last }
counted = { $count }× { $name }
by-seat = { $name } { $number }
repeated = { $count }× { $sentence }
titled = { $title }: { $text }

## Absagen: Was verlangt wurde, geht nicht, und nichts hat sich geändert.

refused-not-your-turn = Du bist nicht dran: Der Tisch wartet auf jemand anderen.
refused-not-offered = Das kannst du gerade nicht wählen.
refused-not-whole = Das ist keine vollständige Antwort auf die Frage.
refused-over = Die Partie ist zu Ende.
refused-undo-revealed = Zu spät zum Zurücknehmen: Seitdem wurde etwas gezogen oder aufgedeckt.
refused-undo-overtaken = Zu spät zum Zurücknehmen: Seitdem war jemand anders am Zug.
refused-undo-nothing = Es gibt nichts zurückzunehmen.
refused-no-number = Gib erst eine Zahl an: Tippe sie ein oder nimm + und −.
refused-out-of-range = { $number } geht nicht: Wähle { $lowest } bis { $highest }.
refused-only-number = { $number } geht nicht: Nur { $lowest } ist möglich.
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
terminal-number = Tippe eine Zahl von { $lowest } bis { $highest } oder nimm + und −, dann drücke Enter.
terminal-only-number = Nur { $number } ist möglich. Enter bestätigt, u nimmt deine letzte Wahl zurück.
terminal-choice = Tippe eine Zahl oder nimm die Pfeiltasten, dann drücke Enter.
terminal-choice-part = { $first } bis { $last } von { $count }. Tippe eine Zahl oder nimm die Pfeiltasten, dann drücke Enter.
terminal-small = Fenster zu klein: { $width } × { $height } nötig
terminal-over = Das Spiel ist aus. Enter zeigt die Rangliste, q beendet.
terminal-key-enter = Enter
terminal-key-answer = antworten
terminal-key-undo = zurück
terminal-key-pages = Bild↑ Bild↓
terminal-key-scroll = nachlesen
terminal-key-clauses = Regeln
terminal-key-info = was gilt
terminal-key-help = Hilfe
terminal-key-quit = beenden

curtain-title = Bildschirm weitergeben
curtain-text = { $name }, du bist dran: Drücke Enter.
curtain-hint = Jetzt sollte sonst niemand hinsehen.

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
ranking-winner-tie = { $names } gewinnt den Gleichstand mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }.
ranking-part = { $name } { $points }
ranking-tie = So wurde der Gleichstand entschieden
ranking-saved = Gespeichert in { $file }.
ranking-keys = Enter: den Tisch ansehen      q: beenden

help-title = So spielst du hier
help-number = 0–9
help-number-does = eine Zahl tippen; die Rücktaste löscht eine Ziffer
help-more = + −
help-more-does = eins mehr, eins weniger; auch mit den Pfeiltasten
help-enter-does = die angezeigte Antwort geben
help-undo-does = deine letzte Wahl zurücknehmen, bis etwas aufgedeckt wird
help-pages-does = im Verlauf zurückblättern
help-clauses-does = die Regeln zu den Kürzeln auf dem Bildschirm im vollen Wortlaut
help-info-does = was gerade gilt: Karten, Fähigkeiten, wo alles ist und woher die Zahlen kommen
help-help-does = diese Seite
help-quit-does = das Spiel verlassen; es lässt sich speichern
help-clauses = Die kleinen Kürzel rechts ({ $prefix }-1.2) sind Absätze der Regeln.
sources-title = Woher das alles kommt
sources-chapter = Mehr dazu steht im letzten Kapitel der Regeln: { $file }

## The rules in full, and what letters and marks mean.

clauses-title = Die Regeln im vollen Wortlaut
marks-title = Buchstaben und Zeichen
mark-seat = jemand am Tisch: Form, Farbe und Buchstabe
mark-bot = ein Bot
mark-ready = fertig
mark-thinking = ist gefragt
mark-winner = am Ende neben einem Namen: gewonnen

## Absagen des Dienstes.

refused-no-name = Sag uns erst deinen Namen.
refused-bad-name = Ein Name braucht 1 bis 24 sichtbare Zeichen.
refused-name-taken = An diesem Tisch heißt schon jemand { $name }: Nimm einen anderen Namen.
refused-link-used = Dieser persönliche Link wurde schon benutzt oder ist zu alt: Hol dir einen neuen auf dem Gerät, an dem du gespielt hast.
refused-other-origin = Diese Anfrage kommt von einer anderen Website und wurde nicht ausgeführt.
refused-too-many = Zu viele Anfragen auf einmal: Warte eine Minute und versuch es noch einmal.
refused-too-large = Das ist zu groß, um angenommen zu werden.
refused-malformed = Das war nicht zu verstehen: { $problem }.
refused-no-such-page = Unter dieser Adresse gibt es nichts.
refused-fault = Bei uns ist etwas schiefgegangen; nichts wurde geändert, und der Fehler ist notiert.
refused-unknown-table = Einen Tisch mit diesem Code gibt es nicht.
refused-unknown-game = Dieses Spiel gibt es hier nicht; es gibt: { $games }.
refused-unknown-bot = Diesen Bot gibt es hier nicht; es gibt: { $bots }.
refused-unknown-data = Einen solchen Datensatz hat dieses Haus für dieses Spiel nicht.
refused-setup = So lässt sich das Spiel nicht spielen: { $problem }.
refused-players = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $players }.
refused-list-length = Bei { $players } Spielern braucht diese Liste { $wanted } Einträge, nicht { $named }.
refused-number-too-small = Bei { $players } Spielern muss diese Zahl mindestens { $least } sein, oder 0 für unbegrenzt.
refused-empty-line = Schreib erst etwas.
refused-table-full = Alle Plätze an diesem Tisch sind besetzt; du kannst zuschauen.
refused-seat-taken = Da sitzt schon jemand.
refused-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-seated = Das können nur Spieler an diesem Tisch.
refused-not-host = Das kann nur der Gastgeber des Tisches.
refused-seats-open = Noch sind nicht alle Plätze besetzt: Warte, oder gib die freien an Bots.
refused-begun = Das Spiel hat schon begonnen.
refused-not-begun = Dieses Spiel läuft gerade nicht.
refused-not-over = Das muss bis zum Ende des Spiels warten.
refused-person-here = Dieser Spieler ist da: Ein Bot springt nur für Abwesende ein.
refused-just-left = Dieser Spieler war eben noch da: In { $seconds } s darf ein Bot einspringen.
refused-not-person = Dieser Platz braucht keinen Bot.
refused-store = Das ließ sich nicht speichern, deshalb wurde nichts geändert; versuch es gleich noch einmal.
refused-unknown-match = Diese Partie gibt es nicht.
refused-late = Zu spät: Die Frage hat sich inzwischen geändert.
refused-bot-plays = Auf deinem Platz spielt ein Bot: Übernimm den Platz erst wieder.
refused-frozen = Diese Partie ist angehalten: Ein Fehler in den Regeln wurde gefunden und notiert. Niemand hat verloren.
refused-other-rules = Diese Partie wurde mit anderen Regeln gespielt als denen, die hier installiert sind: Sie lässt sich lesen, aber nicht fortsetzen.
refused-no-seed = Dieser Seed passt nicht zu dem, was vorher versprochen wurde.
refused-staged = Dieser Tisch wurde aus einer Datei aufgebaut: Seine Partie lässt sich nicht exportieren, und nichts davon wird aufbewahrt.
refused-version = Das Haus wurde aktualisiert: Lade diese Seite neu.
refused-unknown-message = Die Seite hat etwas geschickt, was das Haus nicht versteht: Lade sie neu.
refused-slow = Die Verbindung kam nicht hinterher; sie wird neu aufgebaut.
refused-restart = Das Haus wird neu gestartet; es ist gleich wieder da.

## Die Seite.

page-house = rathaus: das Rathaus der Ratten
page-home = Startseite
page-skip = Direkt zum Tisch
page-skip-show = Überspringen
page-list = Tisch als Liste zeigen
page-phases = Phasen des Zugs
page-close = Schließen
page-cancel = Abbrechen
page-go-on = Weiter
page-keep = Speichern
page-copy = Kopieren
page-copy-what = Kopieren: { $what }
page-copied = Kopiert.
page-reload = Neu laden
page-try-again = Noch einmal versuchen
page-name = Name
page-title = { $game } · rathaus
page-title-your-turn = ● Du bist dran · { $game }
page-unreachable = Das Haus ist gerade nicht zu erreichen: Prüfe deine Verbindung und versuch es noch einmal.
page-connection-lost = Verbindung verloren. Sie wird wiederhergestellt …
page-connecting = Verbindung wird aufgebaut …
page-sending = Wird gesendet …
page-sending-slow = Wird noch gesendet: Die Verbindung ist langsam. Nichts geht verloren.
page-seen-from-here = Du schaust schon von diesem Platz aus.
page-option-none = Kreuze mindestens eins an.
page-least = Nicht weniger als { $count }.
page-most = Nicht mehr als { $count }.

# Der Eingang.
page-new-game = Neues Spiel
page-rules = Regeln
page-players = { $least } bis { $most } Spieler
page-your-games = Deine Spiele
page-your-games-wait = { $count ->
        [0] keins wartet auf dich
        [one] eins wartet auf dich
       *[other] { $count } warten auf dich
    }
page-waiting-elsewhere = { $count ->
        [one] Ein Spiel wartet auf dich
       *[other] { $count } Spiele warten auf dich
    }
page-your-turn = du bist dran
page-gathering = wartet auf Spieler
page-is-over = beendet
page-being-played = läuft
page-waits-for = wartet auf { $names }
page-nobody-yet = noch niemand sonst
page-play = Spielen
page-look = Ansehen
page-show-all = Alle { $count } zeigen
page-while-away = Während du weg warst
page-have-code = Hast du einen Code von Freunden?
page-join = Mitspielen
page-no-code = Das ist kein Code: Ein Code hat sechs Buchstaben und Ziffern, zum Beispiel { $code }.
page-open-tables = Offene Tische
page-open-tables-hint = jeder kann mitspielen
page-open-table-line = { $host } · { $free } von { $seats } Plätzen frei
page-look-in = Ansehen
page-promise-name = Kein Konto: Ein Name genügt
page-promise-fair = Jede Ziehung lässt sich nachprüfen
page-promise-undo = Zurücknehmen, bis etwas aufgedeckt wird
page-promise-return = Geh und komm Tage später wieder

# Ein neues Spiel.
page-who = Wer bist du?
page-your-name = Dein Name
page-name-hint = Kein Konto, kein Passwort: Dieser Browser merkt sich dich.
page-seats = Plätze
page-seat = Platz { $number }
page-seat-you = Du
page-seat-open = Frei (für Freunde)
page-seat-here = Jemand an diesem Gerät
page-seat-name = Name der Person auf Platz { $number }
page-seat-add = Platz hinzufügen
page-seat-remove = Platz { $number } entfernen
page-seat-up = Platz { $number } nach oben
page-bot = Bot: { $level }
page-bot-mouse = Maus (leicht)
page-bot-rat = Ratte (mittel)
page-bot-old-rat = alte Ratte (stark)
page-bot-rat-king = Rattenkönig (sehr stark)
page-bot-strength = { $bot }: gewinnt { $wins } von 100 Partien gegen drei Bots der Stufe „{ $field }“; 25 wären der faire Anteil.
page-bots-slow = Bots, die vorausdenken, tun das hier noch weniger: Die Regeln sind noch nicht kompiliert.
page-level-mouse = Maus
page-level-rat = Ratte
page-level-old-rat = alte Ratte
page-level-rat-king = Rattenkönig
page-options = Optionen
page-option-number = eine andere Zahl, 0 bis { $most }
page-option-list = aus einer Liste wählen
page-option-use = Diese Liste nehmen ({ $count })
page-public = Diesen Tisch allen im Haus zeigen
page-grace = Ist jemand nicht da, darf ein Bot einspringen nach
page-grace-hint = Nur wenn alle anderen darum bitten. Wer zurückkommt, bekommt seinen Platz sofort wieder.
page-data = Inhalt der Schachtel
page-data-usual = wie üblich
page-data-hint = Wer dieses Haus betreibt, hat andere Inhalte hinterlegt, zum Beispiel nach einer echten Schachtel berichtigt.
page-data-played = Gespielt wird mit dem Inhalt „{ $name }“, der in diesem Haus hinterlegt ist.
page-seconds = { $seconds } Sekunden
page-minutes = { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    }
page-play-now = Jetzt spielen
page-open-table = Tisch eröffnen

# Ein Tisch vor dem Beginn.
page-table-code = Tisch { $code }
page-missing = { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
page-all-here = Alle sind da. Der Gastgeber startet das Spiel.
page-all-here-host = Alle sind da. Du kannst das Spiel starten.
page-full-look-on = Alle Plätze sind besetzt: Du kannst zuschauen.
page-starting = Der Tisch wird vorbereitet …
page-start = Spiel starten
page-sit = Hinsetzen
page-sit-there = Hierher wechseln
page-free = Freier Platz
page-you = du
page-here = auch hier
page-host = Gastgeber
page-bot-tag = Bot, { $level }
page-away = nicht da
page-leave = Tisch verlassen
page-seed-promised = Seed versprochen
page-invite = Einladen
page-code = Code
page-copy-link = Link kopieren
page-qr = QR-Code des Links zu Tisch { $code }
page-spectators = { $count ->
        [one] 1 Person schaut zu
       *[other] { $count } Personen schauen zu
    }

# Eine Partie.
page-turn = Runde { $turn }
page-round = Runde { $round }
page-looking-on = Du schaust zu
page-parts = Teile des Tisches
page-tab-players = Spieler
page-tab-log = Verlauf
page-tab-chat = Chat
page-prompt = Die Frage
page-answers = Deine Antwort
page-laying = Der Tisch wird vorbereitet …
page-also-waits = Der Tisch wartet auch auf { $names }.
page-less = Eins weniger
page-more = Eins mehr
page-all-of = Alle { $count }
page-draft = Deine bisherige Wahl; nur du siehst sie
page-change-pick = Ändern: { $pick }
page-start-over = Von vorn
page-ready-to-lock = Alles gewählt. Niemand sieht es, bis alle fertig sind.
page-ready-to-confirm = Ist das deine Antwort?
page-lock-in = Festlegen
page-unlock = Wieder ändern
page-confirm-answer = Bestätigen
page-undo = Zurücknehmen
page-always = Ab jetzt immer so antworten
page-players-panel = Spieler
page-points = Punkte
page-won = hat gewonnen
page-thinking = überlegt
page-locked = fertig
page-has-left = ist gegangen
page-asked-away = dran, aber nicht da
page-away-soon = nicht da; in { $time } darf ein Bot einspringen
page-ask-bot = Um einen Bot auf diesem Platz bitten
page-bot-asked = Du hast um einen Bot gebeten. Es fehlen noch: { $names }.
page-withdraw = Die Bitte zurückziehen
page-bot-instead = Bot spielt
page-bot-plays = Auf deinem Platz spielt ein Bot.
page-bot-lent = Ein Bot spielt für dich, wie du es wolltest.
page-seat-returned = Während du weg warst, hat ein Bot auf deinem Platz gespielt. Jetzt spielst wieder du.
page-take-back-seat = Platz wieder übernehmen
page-lend-seat = Einen Bot für mich spielen lassen
page-over = Das Spiel ist aus.
page-aborted = Das Spiel endete ohne Ergebnis: Alle, die noch mitspielten, waren einverstanden.
page-updated = Die Regeln dieses Spiels wurden nach Zug { $entry } aktualisiert. Alles, was gespielt wurde, ist weiterhin erlaubt: Die Partie geht nach Fassung { $version } der Regeln weiter.
page-updated-differs = Der Tisch wurde neu berechnet; er kann anders aussehen als zuvor.
page-outdated =
    { $entry ->
        [0] Die Regeln dieses Spiels wurden aktualisiert, und die Optionen dieser Partie gibt es nicht mehr.
       *[other] Die Regeln dieses Spiels wurden aktualisiert, und Zug { $entry } dieser Partie ist nicht mehr erlaubt.
    } Sie endete ohne Ergebnis; was gespielt wurde, lässt sich lesen und herunterladen.
page-told = Die Regeln dieser Partie sind nicht mehr verfügbar, deshalb lässt sich der Tisch nicht zeigen. Wie sie verlief, steht unter „Was geschah“.
page-rematch = Noch einmal spielen
page-download = Partie herunterladen
page-pass-to = Gib das Gerät an { $name } weiter
page-i-am = Ich bin { $name }

# Was geschah, und der Chat.
page-log = Was geschah
page-log-empty = Noch ist nichts geschehen.
page-clause = Regel { $clause }
page-since-your-move = { $count ->
        [one] Ein Ereignis seit deinem letzten Zug
       *[other] { $count } Ereignisse seit deinem letzten Zug
    }
page-chat = Chat
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-say = Sag etwas
page-send = Senden
page-mute = stumm
page-mute-name = { $name } stummschalten
page-muted = { $name } ist stumm.
page-unmute = Stummschaltung aufheben

# Regeln und Zufall.
page-rules-of = Regeln von { $game }
page-chapters = Kapitel
page-no-rules = Die Regeln lassen sich gerade nicht lesen.
page-fair = Nachweislich fair
page-fairness = Zufall zum Nachprüfen
page-fairness-text = Das Haus hat sein Geheimnis vor dem Beginn gewählt; die Zeile unten legt es darauf fest. Jeder Platz gibt einen eigenen Seed dazu. Am Ende wird alles gezeigt, und jede Ziehung lässt sich nachrechnen.
page-commitment = Die Festlegung des Hauses
page-promised-at = versprochen am { $when }
page-secret = Das Geheimnis des Hauses
page-seed-of = Seed von { $name }
page-seed-hash-of = Versprochen von { $name } (SHA-256 des Seeds)
page-log-hash = { $entry ->
        [0] Hash des Protokolls zu Beginn
       *[other] Hash des Protokolls nach Zug { $entry }
    }
page-notes = Diese Partie nachprüfen
page-notes-text = Kopier dir die Festlegung gleich und den Hash, wann du magst, und heb beides auf. Damit kannst du am Ende beweisen, dass niemand das Geheimnis, die Plätze, ihre Seeds oder die Züge geändert hat.
page-seed-left-out-tag = nicht verwendet
page-seed-left-out = Der Seed, den diese Seite für { $name } beigesteuert hat, kam zu spät oder wurde nicht verwendet: Die Würfel dieser Partie hängen nicht von ihm ab.
page-seed-replaced = Für { $name } hängen die Würfel von einem anderen Seed ab als dem, den diese Seite beigesteuert hat. Wenn er nicht von einem anderen Gerät von dir stammt, hat das Haus ihn ausgetauscht.
page-verify = Lade die Partie herunter und prüf sie selbst nach, mit dem, was diese Seite während des Spiels notiert hat:
page-verify-command = der Befehl

# Das Menü eines Tisches, und Einstellungen.
page-menu = Dieser Tisch
page-orders = Automatische Antworten
page-single = Für mich antworten, wenn es nur eine Wahl gibt
page-no-orders = Keine automatischen Antworten. Setz beim Wählen das Häkchen bei „Ab jetzt immer so antworten“.
page-ask-again = Wieder fragen
page-ask-me = Mich fragen
page-always-so = Immer: { $option }
page-always-short = Immer
page-never = Nie
page-at-this-device = Spieler an diesem Gerät
page-look-on = Andere zuschauen lassen
page-leave-match = Spiel verlassen
page-leave-hint = Dein Platz bleibt dir: Öffne den Tisch wieder, und du bist zurück. Inzwischen können die anderen um einen Bot bitten. Ein Spiel endet ohne Ergebnis, wenn alle es wollen, die es nicht verlassen haben.
page-ask-end = Abbruch ohne Ergebnis vorschlagen
page-withdraw-end = Den Vorschlag zurückziehen
page-end-wanted = Abbruch ohne Ergebnis, vorgeschlagen von { $names }.
page-agree-end = Ich bin auch dafür
page-settings = Einstellungen
page-theme = Hell oder dunkel
page-theme-auto = automatisch
page-theme-dark = dunkel
page-theme-light = hell
page-language = Sprache
page-sound = Ton, wenn du dran bist
page-motion = Animation
page-motion-normal = normal
page-motion-slow = langsam
page-motion-off = aus
page-confirm = Jede Antwort bestätigen
page-name-kept = Dein Name wurde gespeichert.
page-other-device = Auf einem anderen Gerät weiterspielen
page-other-device-hint = Mit einem persönlichen Link kannst du auf einem anderen Gerät weiterspielen. Er gilt einmal, dreißig Tage lang; gib ihn nicht weiter.
page-make-link = Persönlichen Link erstellen
page-personal-link = Persönlicher Link
page-forget-devices = Alle anderen Geräte abmelden
page-devices-forgotten = Alle deine anderen Geräte sind abgemeldet.
page-return-title = Willkommen zurück
page-return-text = Mit diesem persönlichen Link kannst du auf diesem Gerät weiterspielen.
page-return-instead = An diesem Gerät spielt gerade { $name }. Stattdessen mit dem persönlichen Link weitermachen?
page-return-go = Hier weiterspielen
page-welcome-back = Auf diesem Gerät bist du jetzt { $name }.

# Felder einer Ansicht, die jedes Spiel haben kann.
page-field-turn = Runde
page-field-round = Runde
page-field-active = am Zug
page-field-start = beginnt
page-field-last = zuletzt

# Spielsteine, für Vorleseprogramme.
page-piece-rat = Ratte
page-piece-cheese = Käse
page-piece-skull = tote Ratte
page-piece-manhole = geschlossener Gullydeckel
page-piece-manhole-open = offener Gully
page-piece-die = Würfel: { $value }
page-piece-candy = Bonbonwürfel
page-piece-food-sausage = Würstchen: 1 Futter
page-piece-food-biscuit = Keks: 5 Futter
page-piece-food-cheese = Käse: 10 Futter
page-piece-sack = Säckchen: { $amount }
page-piece-citizen = { $count ->
        [one] Bürger
       *[other] { $count } Bürger
    }
page-piece-plague = Pest
page-piece-token = Rattenmarker: Grenze { $limit }
page-piece-token-back = verdeckter Rattenmarker
page-piece-scrap = Schrott
page-piece-mechanism = Mechanismus
page-piece-electronic = Elektronikmodul
page-piece-food = Nahrung
page-piece-population = Bevölkerung
page-piece-heart = Leben
page-piece-claws = Schaden
page-piece-shield = Abwehr
