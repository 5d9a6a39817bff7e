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
refused-no-match-file = Das ist keine Partiedatei: Wähle eine, die aus einem rathaus heruntergeladen wurde.
refused-file-other-game = Das Spiel dieser Partie ist hier nicht installiert; es gibt: { $games }.
refused-file-other-rules = Diese Partie braucht Version { $needed } ihrer Regeln; hier ist Version { $installed } installiert.
refused-file-broken = Diese Datei stimmt nicht mit dem überein, was gespielt wurde: Sie ist beschädigt oder wurde verändert.
refused-play-on-end = Von hier kann niemand weiterspielen: Bei diesem Schritt ist die Partie vorbei.
refused-play-on-rules = Die Regeln dieser Partie sind hier nicht mehr installiert, deshalb kann niemand von ihr aus weiterspielen.
refused-play-on-long = Von dieser Partie aus kann niemand weiterspielen: Ihr gingen zu viele andere voraus, ihre Datei würde zu lang.
refused-play-on-seats = Diese Partie wurde zu { $seats } gespielt: Sag, wer jeden dieser Plätze nimmt.
refused-play-on-fixed = Dieser Tisch spielt eine andere Partie weiter, deshalb stehen Optionen und Zahl der Plätze fest.
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
page-bots-slow = Bots, die vorausdenken, tun das hier noch weniger: Die Regeln sind noch nicht kompiliert.
page-level-mouse = Maus
page-level-rat = Ratte
page-level-old-rat = alte Ratte
page-level-rat-king = Rattenkönig
page-bots = Bots
page-bot-choose = Bot für Platz { $number } aussuchen
page-bot-who = Wer sitzt auf Platz { $seat }?
page-bot-level = Stufe des Bots
page-bot-take = Auswählen: { $bot }
page-about-mouse = Spielt unbekümmert, aber nie völlig daneben. Gut für den ersten Abend.
page-about-rat = Kennt die Kniffe und ist ein wenig unberechenbar.
page-about-old-rat = Schaut voraus und überlegt, was du wohl verbirgst.
page-about-rat-king = Denkt bis zu einer Sekunde nach, auch darüber, was du denkst.
page-wins = gewinnt { $wins }
page-wins-among-mouse = von 100 Partien gegen drei Mäuse
page-wins-among-rat = von 100 Partien gegen drei Ratten
page-wins-among-old-rat = von 100 Partien gegen drei alte Ratten
page-fair-share = fairer Anteil: 25
page-not-measured = noch nicht gemessen
page-figures = Siege in 100 Partien
page-figures-hint = zu viert, übliche Optionen; der faire Anteil wäre 25
page-among-rat = Ratte gegen drei Mäuse
page-among-old-rat = Alte Ratte gegen drei Ratten
page-among-rat-king = Rattenkönig gegen drei alte Ratten
page-games-played = { $games } Partien gespielt
page-fair-bots = Ein Bot sieht, was man auf seinem Platz sehen darf, und sonst nichts. Nach der Partie lässt sich jeder seiner Züge nachrechnen.
page-options = Optionen
page-option-number = eine andere Zahl, 0 bis { $most }
page-option-list = aus einer Liste wählen
page-option-use = Diese Liste nehmen ({ $count })
page-public = Diesen Tisch allen im Haus zeigen
page-grace = Ist jemand nicht da, darf ein Bot einspringen nach
page-grace-hint = Nur wenn alle anderen darum bitten. Wer zurückkommt, bekommt seinen Platz sofort wieder.
page-pace = Bots antworten
page-pace-usual = so, dass man ihnen folgen kann
page-pace-fast = so schnell sie können
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
page-ending-ranking = Rangliste
page-ending-course = Verlauf
page-ending-took = Beute
page-ending-dice = Würfel
page-end-dice-about = vor dem Beginn versprochen, am Ende geöffnet
page-end-promised = Versprochen, { $when }
page-end-opened = Geöffnet
page-end-play-on = Ab einem Zug weiterspielen
page-end-link = Link zu dieser Partie
page-end-table = Tisch und Verlauf
page-end-result = Zurück zum Ergebnis
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

# Zufall, versprochen und nachgeprüft. Die Schlüssel mit page-check- sind auch die der Datei für offline.
page-fair-first = Das Haus legt sich fest
page-fair-first-text = Diese Zeile entstand aus dem Geheimnis des Hauses, bevor jemand einen Seed dazugab. Mit einem anderen Geheimnis wäre sie eine andere.
page-fair-second = Jeder Mensch gibt einen Seed dazu
page-fair-second-text = Vor dem Beginn sehen die anderen nur seinen Hash, damit niemand den eigenen passend wählen kann.
page-fair-third = Jeder Zug wird festgehalten
page-fair-fourth = Alles wird aufgedeckt
page-fair-fourth-text = Nach dem Ende: das Geheimnis, alle Seeds und jede Ziehung mit ihrer Nummer, gleich hier nachzuprüfen.
page-seed-yours = Dein Seed ({ $name })
page-seed-hint = 64 Ziffern aus 0–9 und a–f oder beliebige Wörter: Daraus wird ihr SHA-256. Bis zum Beginn kannst du ihn ändern.
page-seed-use = Diesen Seed verwenden
page-seed-new = Neu auswürfeln
page-seed-used = Dein Seed ist versprochen.
page-seed-bot = { $name }: ein Bot, kein Seed
page-check = Hier nachprüfen
page-check-offline = Prüfer für offline
page-check-offline-text = Dieselbe Prüfung als eine Datei: Sie läuft in jedem Browser, ohne dieses Haus und ohne Netz.
page-check-all = { $count ->
        [one] Die einzige Ziehung stimmt
       *[other] Alle { $count } Ziehungen stimmen
    }
page-check-nothing-wrong = Nichts ist falsch, aber keine Ziehung ließ sich prüfen
page-check-wrong = Etwas passt nicht
page-check-took = In diesem Browser nachgerechnet, in { $seconds } s.
page-check-mark-right = Stimmt.
page-check-mark-wrong = Falsch.
page-check-mark-open = Nicht geprüft.
page-check-rules = Diese Prüfung kennt die Regeln nicht. Ob die Züge erlaubt waren, ob jede Ziehung fällig war, wofür sie war und wer gewonnen hat: Das prüft „rathaus verify“, das die ganze Partie noch einmal spielt.
page-check-every = Jede Ziehung ({ $count })
page-check-how = Ziehung Nummer i kommt aus einem Hash ihrer Nummer: Teile die Hexzahl durch die zweite Spalte, und der Rest ist das Ergebnis, von 0 an gezählt.
page-check-number = Ziehung
page-check-of = von
page-check-drawn = Ergebnis
page-check-word = Entsteht aus
page-course = Punkte im Verlauf
page-course-each = nach jeder Runde
page-course-start = Beginn
page-course-turn = Runde
page-course-turned = { $named }: { $moved }
page-check-not-json = Das ist keine Partiedatei: Sie ist kein JSON oder beschädigt.
page-check-format = Die Datei hat das Format „{ $format }“, das hier unbekannt ist oder nicht zu ihrem Inhalt passt.
page-check-unreadable = Das ist keine Partiedatei, oder sie ist beschädigt: Bei „{ $place }“ steht nicht, was dort stehen muss.
page-check-whole = Die Datei ist heil: Seit sie geschrieben wurde, hat sich nichts darin geändert.
page-check-changed = Die Datei wurde geändert, nachdem sie geschrieben war: Ihr eigener Hash passt nicht.
page-check-no-sum = Ob die Datei heil ist: Sie ist älter und hat keinen eigenen Hash.
page-check-not-served = Ob die Würfel versprochen waren: Diese Partie lief in keinem Haus, also hat niemand etwas versprochen.
page-check-stream = Die Würfel kommen aus „{ $stream }“, das hier unbekannt ist.
page-check-kept = Das Haus hat Wort gehalten: Geheimnis, Spiel, Regeln und Daten ergeben seine Festlegung.
page-check-broken = Das Haus hat nicht Wort gehalten: Geheimnis, Spiel, Regeln und Daten ergeben seine Festlegung nicht.
page-check-nothing-noted = Ob das die Festlegung ist, die am Tisch gezeigt wurde: Hier hat sie niemand notiert.
page-check-noted = Die Festlegung ist die, die am Tisch notiert wurde.
page-check-other-promise = Die Festlegung ist nicht die, die am Tisch notiert wurde: Das ist eine andere Partie, oder das Geheimnis wurde ausgetauscht.
page-check-seeds-broken = Die Seeds der Plätze sind kaputt: Sie passen nicht zu dem, was versprochen war.
page-check-seeds-unpromised = Ob die Seeds die versprochenen sind: Das Haus hat die Versprechen nicht aufgehoben.
page-check-seeds-wrong = Der Seed von { $name } ist nicht der, der vor dem Beginn versprochen war.
page-check-seeds-right = { $count ->
        [0] Es wurde niemandes Seed verwendet und keiner ausgetauscht.
        [one] Der eine Seed, der verwendet wurde, ist der versprochene.
        [2] Beide Seeds sind die, die vor dem Beginn versprochen waren.
       *[other] Alle { $count } Seeds sind die, die vor dem Beginn versprochen waren.
    }
page-check-seeds-left-out = Der Seed von { $name } war versprochen, kam aber zu spät und wurde nicht verwendet.
page-check-own-seed = Der Seed von { $name }, den dieser Browser aufgehoben hat, ist darin.
page-check-own-seed-wrong = Der Seed von { $name } ist ein anderer als der, den dieser Browser aufgehoben hat.
page-check-log-entry = Zug { $entry } ist keiner: Er enthält weder eine Antwort noch eine Rücknahme.
page-check-log-old = Ob Plätze, Seeds und Züge so waren: Eine ältere Datei hat keinen Hash davon.
page-check-log-updates = Die Regeln wurden in unmöglicher Reihenfolge erneuert.
page-check-log-wrong = Plätze, Optionen, Seeds oder Züge ergeben den Hash des Protokolls nicht.
page-check-log-right = { $entries ->
        [0] Plätze, Optionen und Seeds ergeben den Hash des Protokolls.
        [one] Plätze, Optionen, Seeds und der eine Zug ergeben den Hash des Protokolls.
       *[other] Plätze, Optionen, Seeds und alle { $entries } Züge ergeben den Hash des Protokolls.
    }
page-check-hash-old = Ein Hash des Protokolls wurde notiert, aber diese ältere Datei hat keinen: Das kann nicht jene Partie sein.
page-check-hash-none = Ob Plätze, Seeds und Züge die vom Tisch sind: Hier wurde kein Hash des Protokolls notiert.
page-check-hash-wrong = Der Hash, der nach Zug { $entry } notiert wurde, kommt in dieser Datei mit { $entries } Zügen nicht vor: Bis dahin wurde etwas geändert, oder es fehlt etwas.
page-check-hash-right = { $entry ->
        [0] Der zu Beginn notierte Hash passt: Plätze, Optionen und Seeds sind die vom Tisch.
       *[other] Die notierten Hashes passen: Bis Zug { $entry } sind Plätze, Seeds und Züge die vom Tisch.
    }
page-check-hash-later = Ob die Züge nach { $entry } (von { $entries }) die vom Tisch sind: Kein späterer Hash wurde notiert.
page-check-data-right = Karten und Pläne in der Datei sind die versprochenen.
page-check-data-wrong = Karten und Pläne in der Datei sind nicht die versprochenen.
page-check-origin-right = Auch die Partie, von der aus diese weitergeht, ist in sich stimmig: Diese beginnt nach Zug { $entry } von { $entries }.
page-check-origin-broken = Die Partie, von der aus diese weitergeht, ist in sich nicht stimmig; siehe die nächste Zeile.
page-check-origin-other = Die Partie, von der aus diese weitergeht, hat ein anderes Spiel, andere Optionen oder Plätze, oder es gibt den Zug nicht.
page-check-origin-noted = Ob die Partie, von der aus diese weitergeht, wirklich so gespielt wurde. Ihre Festlegung muss die sein, die an ihrem Tisch notiert wurde: { $commitment }
page-check-draws-none = Einzelne Ziehungen: Die Datei führt sie nicht auf.
page-check-draws-impossible = Ziehung { $number } behauptet { $told } von { $of }, und das kann nicht sein.
page-check-draws-right = { $count ->
        [0] Es gab nichts zu ziehen.
        [one] Die eine Ziehung ist das, was Geheimnis und Seeds ergeben.
       *[other] Alle { $count } Ziehungen sind das, was Geheimnis und Seeds ergeben.
    }
page-check-draws-wrong = Ziehung { $number } von { $of } muss { $made } sein, die Datei sagt aber { $told }.
page-check-draws-lost = Die Ziehungen lassen sich nicht nachrechnen: Geheimnis oder Seeds sind kaputt.
page-check-title = Eine Partie von rathaus nachprüfen
page-check-intro = Wähl die Datei einer beendeten Partie. Sie wird in diesem Browser geprüft; nichts verlässt ihn.
page-check-language = Sprache
page-check-choose = Datei der Partie
page-check-notes = Was am Tisch notiert wurde
page-check-notes-hint = Die Festlegung und Hashes des Protokolls, oder der ganze Befehl, den die Seite am Ende zeigt. Ohne sie fällt eine gefälschte Datei, die in sich stimmt, nicht auf.

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

# Eine Partie noch einmal ansehen

page-replay = Rückblick
page-look-back = Diese Partie noch einmal ansehen
page-replay-turn = { $named } von { $turns }
page-replay-step = Schritt { $step } von { $steps }
page-replay-seen-by = Gesehen von
page-replay-open = alles offen
page-replay-spectator = Zuschauer
page-replay-open-later = Erst wenn die Partie vorbei ist, liegt alles offen.
page-replay-seat-later = Solange die Partie läuft, siehst du nur, was du selbst gesehen hast.
page-replay-laid = Der Tisch ist gedeckt.
page-replay-answered = { $name } hat geantwortet.
page-replay-time = Zeit
page-replay-slider = Schritt der Partie
page-replay-value = Schritt { $step } von { $steps }, { $named }. { $text }
page-replay-unit = { $unit ->
    [turn] Zug
    [phase] Phase
   *[step] Schritt
}
page-replay-back = { $unit ->
    [turn] Einen Zug zurück
    [phase] Eine Phase zurück
   *[step] Einen Schritt zurück
}
page-replay-on = { $unit ->
    [turn] Einen Zug weiter
    [phase] Eine Phase weiter
   *[step] Einen Schritt weiter
}
page-replay-start = Anfang
page-replay-to-start = Zum Anfang
page-replay-end = Ende
page-replay-to-end = Zum Ende
page-replay-play = Ablauf
page-replay-pause = Pause
page-replay-speed = Tempo
page-replay-link = Link zu diesem Schritt
page-replay-copied = Der Link zu diesem Schritt ist kopiert.
page-replay-tap = Zeile antippen, um dorthin zu springen
page-replay-hide = Späteres verbergen
page-replay-answer = Die Antwort
page-replay-taken = Gewählt
page-replay-offered = Auch möglich
page-replay-only = Etwas anderes war nicht möglich.
page-replay-more = { $count } weitere
page-replay-of = von { $count }
page-replay-picks = { $name } hat { $count }-mal gewählt
page-replay-private = Was hier möglich war, hat nur { $name } gesehen.
page-replay-nobody = Noch ist niemand gefragt worden.
page-replay-held = Auf der Hand, vor den anderen verborgen
page-replay-file = aus einer Datei
page-replay-table = Zum Tisch
page-replay-told = Die Regeln dieser Partie sind hier nicht mehr installiert: Was geschah, steht im Verlauf, doch der Tisch lässt sich nicht zeigen.
page-open-file = Partien aus Dateien
page-open-file-hint = Sieh dir eine Partie an, die du heruntergeladen hast. Hier wird nichts davon aufbewahrt.
page-choose-file = Partiedatei öffnen

# Von einer beendeten Partie aus weiterspielen

page-play-on = Von hier weiterspielen
page-play-on-short = Weiterspielen
page-play-on-later = Weiterspielen kannst du, sobald die Partie vorbei ist.
page-play-on-who = Wer spielt für wen
page-play-on-instead = statt { $name }
page-play-on-hidden = Was verdeckt ist
page-play-on-kept = Wie es war
page-play-on-kept-text = Verdeckte Karten und Marker bleiben, wie sie lagen. Wer die Partie noch einmal ansieht, kann es herausfinden.
page-play-on-known = Mit dem Wissen von { $name }
page-play-on-known-text = Was { $name } nicht sehen konnte, wird neu verteilt, und was andere gerade erst geheim gewählt hatten, wählen sie neu.
page-play-on-known-all = Mit dem Wissen aller
page-play-on-known-all-text = Was für alle verdeckt lag, wird neu verteilt, und geheime Entscheidungen werden neu getroffen.
page-play-on-new = Ab hier sind alle Würfe und Ziehungen neu und haben ihre eigene Festlegung. Für Statistiken zählt die Partie nicht.
page-origin = { $turn ->
        [0] Spielt eine andere Partie weiter
       *[other] Spielt eine andere Partie ab Zug { $turn } weiter
    }
page-origin-link = Zeigen, woher sie kommt
page-origin-kept = wie es war
page-origin-known = mit dem Wissen von { $name }
page-origin-known-all = mit dem Wissen aller
page-origin-figures = Für Statistiken zählt sie nicht.

## Zahlen zu Partien und Personen

page-match-figures = Zahlen
page-luck = Glück
page-luck-lucky = So viel Glück wie in { $games } von { $of } Partien
page-luck-rather-lucky = Etwas Glück: { $games } von { $of } laufen besser
page-luck-ordinary = Ganz normal
page-luck-rather-unlucky = Etwas Pech: { $games } von { $of } laufen schlechter
page-luck-unlucky = So viel Pech wie in { $games } von { $of } Partien
page-took = Wer hat wem etwas genommen?
page-took-hint = Antippen führt dorthin, wo es am meisten war
page-took-rows = Zeilen: wer nahm. Spalten: wer verlor. Schraffiert: eigener Verlust.
page-took-cell = { $taker } von { $victim }: { $count }
page-me = Deine Seite
page-me-stranger = Hier findest du deine Partien und Wertungen. Du brauchst kein Konto, nur einen Namen.
page-me-account = Kein Konto: Diese Seite gehört zu deinem Browser, und dein persönlicher Link öffnet sie anderswo.
page-me-rename = Namen ändern
page-me-count-matches = Partien
page-me-count-won = gewonnen
page-me-count-titles = Spiele
page-me-ratings = Wertungen
page-me-ratings-hint = ein breiter Hügel heißt Zweifel: Mit jeder Partie wird er schmaler
page-me-people = gegen Menschen
page-me-bots = gegen Bots
page-me-bots-word = Bots
page-me-title = Spiel
page-me-doubt = mehr oder weniger
page-me-unrated = noch keine Wertung
page-me-matches = { $count ->
    [0] noch keine Partie
    [one] { $count } Partie
   *[other] { $count } Partien
}
page-me-too-few = zu wenige Partien für ein Urteil
page-me-nobody-else = noch niemand zum Vergleichen
page-me-better = { $of ->
    [0] die meisten hier sind stärker
    [5] hier etwa in der Mitte
    [10] hier am stärksten
   *[other] besser als { $of } von 10 hier
}
page-me-recent = Letzte Partien
page-me-in-all = { $count } insgesamt, { $won } gewonnen
page-me-place = { $place }.
page-me-of = von { $count }
page-me-forgotten = die Partie wurde entfernt
page-me-replay = Ansehen
page-me-gone = entfernt
page-me-none = Du hast hier noch keine Partie zu Ende gespielt.
page-me-first = Dein erstes Spiel
page-unrated-imported = aus einer Datei: zählt nicht
page-unrated-shared = ein Gerät: zählt nicht
page-unrated-hint = mit Tipps: zählt nicht
page-unrated-played-on = weitergespielt: zählt nicht
page-unrated-first-game = erste Partie: zählt nicht
page-me-moments = Schönste Momente
page-moment-watch = Ansehen
page-moment-where = { $title }, Runde { $turn }: { $text }
page-moment-comeback = Vom letzten auf den ersten Platz
page-moment-comeback-text = { $count } Punkte Rückstand, und doch gewonnen
page-moment-leap = Ein großer Sprung
page-moment-leap-text = { $count } Punkte auf einmal
page-moment-grab = Ein guter Fang
page-moment-grab-text = { $thing }, { $count } auf einmal von { $other }
page-moment-defiance = Gegen alles Pech gewonnen
page-moment-defiance-text = { $count } von 10 Partien bringen mehr Glück
page-best = Die Besten im Haus
page-best-hint = Menschen und Bots getrennt
page-best-place = Platz
page-best-name = Name
page-best-bot = Bot
page-best-none = Hier steht, wer fünf Partien mit anderen Menschen zu Ende gespielt hat.
page-me-link = Dein persönlicher Link
page-me-link-hint = Öffnet das alles auf einem anderen Gerät. Hüte ihn wie einen Schlüssel.
page-me-link-code = Persönlicher Link als QR-Code
## Die Seite: die erste Partie.

page-learn = In 10 Minuten lernen
page-learn-on = Weiterlernen
page-learn-left = Weiter, Schritt { $step } von { $steps }
page-learn-about = Eine erste Partie mit Lehrer: echte Regeln, ein kleiner Tisch, zehn Minuten. Du kannst jederzeit aufhören.
page-learn-badge = erste Partie · zählt nicht
page-guide = Lehrer
page-guide-step = Schritt { $step } von { $steps }
page-guide-known = Was du schon weißt
page-guide-list = Du weißt
page-guide-rule = Zeig mir die Regel
page-guide-next = Und dann?
page-guide-alone = Ich probier’s allein
page-guide-call = Den Lehrer rufen
page-guide-praise = { $number ->
        [1] Gut gemacht!
        [2] Genau so.
       *[3] Du hast’s raus!
    }
page-guide-elsewhere = Das geht auch.
page-guide-watch = Jetzt spielen die anderen. Schau zu, was sie tun.
page-guide-yours = Du bist dran und weißt, wie es geht. Probier’s!
page-guide-on = Weiterspielen
page-guide-stop = Hier aufhören
page-guide-again = Noch einmal mit Lehrer
page-fair-same = Das ist eine erste Partie: Alle bekommen dieselben Karten und Würfel, damit der Lehrer sie vorbereiten kann. Sie folgen aus diesem öffentlichen Seed. Nichts daran ist geheim, und sie zählt nirgends.
page-fair-seed = Öffentlicher Seed
## Tipps und Analysen.

page-hint = Tipp
page-hint-before = Was würde der stärkste Bot tun?
page-hint-cost = Du bekommst zwei Antworten zur Wahl, mit deinen Chancen. Alle am Tisch sehen, dass du einen Tipp genommen hast, und die Partie zählt nicht für Wertungen.
page-hint-take = Tipp holen
page-hint-thinking = Der stärkste Bot denkt nach …
page-hint-found = { $count ->
    [one] Eine gute Antwort
   *[other] Zwei gute Antworten
}
page-hint-chances = und deine Gewinnchancen
page-hint-chance = { $chance } %, auf { $doubt } genau
page-hint-answer = Antwort { $number }
page-hint-use = Antwort { $number } nehmen
page-hint-show = Zeigen
page-hint-shown = Wird gezeigt
page-hint-used = Antwort { $number } liegt auf dem Brett. Sie ist noch nicht gegeben.
page-hint-seen = Alle sehen, dass du einen Tipp genommen hast, aber nicht, was darin steht. Diese Partie zählt nicht für Wertungen.
page-reason-other = für { $name }: { $what }
page-reason-for = Dafür
page-reason-against = Dagegen
page-reason-none = Sie kommt etwa auf dasselbe heraus wie die anderen.
page-hints = Tipps
page-hints-on = erlaubt
page-hints-off = nicht erlaubt
page-hints-about = Wer gefragt ist, darf sehen, was der stärkste Bot täte. Alle sehen das, und die Partie zählt nicht für Wertungen.
page-hints-taken = { $count ->
    [one] 1 Tipp
   *[other] { $count } Tipps
}
event-hint-taken = { $seat } holt sich einen Tipp.
reason-wins = { $way ->
    [more] gewinnt öfter auf der Stelle
   *[less] gewinnt seltener auf der Stelle
}
refused-no-hints = An diesem Tisch gibt es keine Tipps.
refused-no-choice = Hier gibt es nur eine Antwort, also keinen Tipp.
refused-no-advice = Der Bot weiß gerade nichts zu sagen. Versuch es gleich noch einmal.

page-analyse = Diese Partie analysieren
page-analyse-about = Der Bot beurteilt jede Antwort danach, was man an dem Platz wissen konnte.
page-analysis-done = { $done } von { $answers } Antworten sind beurteilt
page-chances = Gewinnchancen
page-chances-marks = rote Marken: Antworten, die 5 oder mehr von 100 Partien kosten
page-chances-table = Zahlen als Tabelle
page-cost = Diese Antwort kostet { $name } { $games } von 100 Partien.
page-cost-none = So gut wie jede andere Antwort.
page-cost-after = Gewinnchance danach
page-better = Besser
page-mark-taken = gewählt
page-mark-better = besser
page-mark-answer = Antwort { $number }
page-costly = { $count ->
    [0] keine teure Antwort
    [one] 1 teure Antwort, in { $named }
   *[other] { $count } teure Antworten, die teuerste in { $named }
}
page-costly-list = Teure Antworten
page-costly-before = Teure Antwort davor
page-costly-next = Nächste teure Antwort
page-costly-none = In dieser Richtung gibt es keine weitere.
page-costly-at = { $named }: { $name }, { $games } von 100 Partien
