## RatLand auf Deutsch.

title = RatLand
tagline = alle zugleich
about = Rattenclans teilen sich die Kanäle einer Stadt: Schick sie auf Käsesuche, überfall die Nachbarn, zieh Junge groß, mach alle satt.

## Kapitel der Regeln, als Überschriften im Verlauf. Höchstens neun Spalten.

chapter-1 = Aufbau
chapter-2 = Runde
chapter-3 = Ereignis
chapter-4 = Ratten
chapter-5 = Angriff
chapter-6 = Nachwuchs
chapter-7 = Rückkehr
chapter-8 = Käsesuche
chapter-9 = Ernährung
chapter-10 = Ende
chapter-11 = Ereignis
chapter-12 = Tafel
chapter-13 = Clan

## Namen. `.short` steht, wo wenig Platz ist.

name-dump = Müllkippe
name-city = Stadt
name-field = Felder
name-left-pipe = linker Kanal
    .short = Kanal links
name-right-pipe = rechter Kanal
    .short = Kanal rechts
name-pantry = Vorratskammer
    .short = Kammer
name-nursery = Kinderstube
name-infirmary = Krankenstube
name-lost = verirrt
name-alarm = versteckter Käse

name-yellow = gelb
name-orange = orange
name-white = weiß
name-black = schwarz
name-purple = lila
name-blue = blau

name-abundance = Überfluss
name-massive-attacks = Heftige Angriffe
name-visiting-cousin = Besuch vom „Cousin“
name-rat-with-a-helmet = Ratte mit Schutzhelm
name-we-did-it = Wir haben’s geschafft
name-drunk = Betrunken
name-sound-the-alarm = Alarm schlagen
name-just-in-time = Gerade noch rechtzeitig
name-holy-rat = Heilige Ratte
name-end-of-game = Spielende
name-dr-cheese = Dr. Käse
name-rattibal-lector = Rattibal Lecter
name-tacticians = Taktiker
name-locked-and-loaded = Gesichert und geladen

name-recycler = Recycler
name-mutant = Mutanten
name-explorer = Entdecker
name-scavenger = Plünderer
name-alchemist = Alchemisten
name-ninja = Ninja
name-family = Familien
name-warrior = Krieger
name-musician = Musiker
name-sports = Sportler
name-corrupt = Korrupte
name-seer = Hellseher

name-standard = normal
name-aggressive = aggressiv

name-clans = Clans mit Fähigkeiten
name-false = nein
name-true = ja
name-boards = Tafeln
name-secret = alle wählen selbst, geheim
name-food_order = Reihenfolge der Nahrungskarten
name-shuffled = gemischt
name-ascending = von 1 bis 9, für erste Partien

# Sechs verschiedene Buchstaben; die Legende auf dem Tisch wiederholt sie.
letter-yellow = G
letter-orange = O
letter-white = W
letter-black = S
letter-purple = L
letter-blue = B

## Was es bewirkt: in einem Satz, kurz genug für eine Zeile im Terminal.

about-abundance = Alle erhalten sofort einen Käse.
about-massive-attacks = Jeder Kanal mit einer Ratte darin greift an, als wäre es eine mehr.
about-visiting-cousin = Zu jedem Clan stößt sofort eine neue Ratte, die gleich mitmacht.
about-rat-with-a-helmet = Wenn du in einem Bereich ziehst, darfst du ein Stück zurücklegen.
about-we-did-it = Schwarz zählt diese Runde als Gelb: ein Käse, keine Ratte geht.
about-drunk = Der größte Clan gibt dem kleinsten sofort eine seiner gesunden Ratten.
about-sound-the-alarm = Du darfst einen Käse in der Kinderstube verstecken, sicher vor Dieben.
about-just-in-time = Vergiftete und verirrte Ratten dürfen diese Runde mitmachen.
about-holy-rat = Aus jedem Friedhof kehrt sofort eine Ratte in den Vorrat zurück.
about-end-of-game = Hier ist Schluss: Diese Runde wird nicht mehr gespielt.
about-dr-cheese = Je zwei weiße Stücke, die du in einem Bereich ziehst, werden ein gelbes.
about-rattibal-lector = Bevor dein Clan frisst, darfst du eine Ratte gegen einen Käse tauschen.
about-tacticians = Jeder Bereich, in den du keine Ratte schickst, bringt dir einen Käse.
about-locked-and-loaded = Kammer und Kinderstube: bis zu drei Ratten, Wachen und Eltern.

about-recycler-first = Auf der Müllkippe ziehst du ein Stück mehr, als du Ratten geschickt hast.
about-recycler-second = Bis zu zwei weiße Stücke von der Müllkippe zählen für dich als gelb.
about-mutant-first = Lila Stücke zählen für dich als gelb: ein Käse, und kein Gift.
about-mutant-second = Lila Stücke zählen für dich als orange: zwei Käse, und kein Gift.
about-explorer-first = Wenn verirrte Ratten heimkommen, bringen sie dir zusammen einen Käse.
about-explorer-second = Jede verirrte Ratte, die heimkommt, bringt dir einen Käse.
about-scavenger-first = Einmal je Runde darfst du ein Reststück ziehen, wo du keine Ratte hast.
about-scavenger-second = In jedem Bereich darfst du ein Reststück ziehen, mit oder ohne Ratten.
about-alchemist-first = Nach dem Füttern darfst du einen Käse in eine Ratte verwandeln.
about-alchemist-second = Nach dem Füttern darfst du bis zu zwei Käse in Ratten verwandeln.
about-ninja-first = Greifen nur zwei Ratten an, beide in einem Kanal, stehlen sie sicher 1 Käse.
about-ninja-second = Jeder Kanal mit genau einer Ratte stiehlt sicher einen Käse.
about-family-first = Auch wenn deine Kinderstube leer ist, kommt dort ein Junges zur Welt.
about-family-second = Jede Runde kommt bei dir ein Junges mehr zur Welt.
about-warrior-first = Schwarze Stücke tun dir nichts.
about-warrior-second = Schwarze Stücke tun dir nichts, und du verteidigst mit zwei Ratten mehr.
about-musician-first = Am Ende der Runde gibt dir der reichste Mitspieler einen Käse.
about-musician-second = Am Ende der Runde geben dir die drei reichsten Mitspieler je einen Käse.
about-sports-first = Nach dem Aufdecken darfst du eine deiner Ratten umsetzen.
about-sports-second = Nach dem Aufdecken darfst du bis zu drei deiner Ratten umsetzen.
about-corrupt-first = In einem Bereich je Runde darfst du ein beliebiges Stück einschmuggeln.
about-corrupt-second = In jedem Bereich darfst du ein beliebiges Stück in den Beutel schmuggeln.
about-seer-first = Nur du kennst das nächste Ereignis.
about-seer-second = Nur du kennst das nächste Ereignis und die nächste Nahrung.

about-standard = Überfälle verletzen niemanden, und jede Ratte, die du ausschickst, zieht ein Stück.
about-aggressive = Überfälle töten, Überzahl verwundet, doch du ziehst überall ein Stück weniger.
about-aggressive-raid = Ein Überfall stärker als die Abwehr tötet dort eine Ratte; sonst stirbt ein Angreifer.
about-aggressive-draw = Mit einer aggressiven Tafel ziehst du in jedem Bereich ein Stück weniger.
about-aggressive-area = Wer in einem Bereich die meisten Ratten hat und aggressiv ist, verwundet dort eine fremde.

about-option-clans = Alle spielen einen eigenen Clan mit einer Fähigkeit, die sich gegen Ende einmal ändert.
about-option-boards = Mit aggressiven Tafeln kämpfen Ratten: die gleiche Tafel für alle, oder alle wählen geheim.
about-option-food_order = Ob die Karten, die den Inhalt der Bereiche zeigen, gemischt oder nach Nummern kommen.

## Fragen.

prompt-deploy = { $zone-id ->
        [alarm] Alle Ratten sind verteilt. Versteckst du einen Käse vor Dieben?
       *[other] { zone-asked } { $rats ->
            [0] Keine ist mehr zu verteilen.
            [one] Eine ist noch zu verteilen.
           *[other] { $rats } sind noch zu verteilen.
        }
    }
zone-asked = { $zone-id ->
        [dump] Wie viele Ratten gehen hinauf zur Müllkippe?
        [city] Wie viele Ratten gehen hinauf in die Stadt?
        [field] Wie viele Ratten gehen hinauf auf die Felder?
        [left-pipe] Wie viele Ratten greifen durch den linken Kanal an?
        [right-pipe] Wie viele Ratten greifen durch den rechten Kanal an?
        [pantry] Wie viele Ratten bewachen die Vorratskammer?
        [infirmary] Wie viele vergiftete Ratten verlassen die Krankenstube?
        [lost] Wie viele verirrte Ratten kommen zurück und machen mit?
       *[nursery] Wie viele Ratten gehen in die Kinderstube?
    }
waiting-deploy = { $count ->
        [one] { $names } verteilt noch Ratten hinter dem Sichtschirm.
       *[other] { $names } verteilen noch Ratten hinter ihren Sichtschirmen.
    }

prompt-choose-clan = Zwei Clans wollen dir folgen. Welchen behältst du?
waiting-choose-clan = { $count ->
        [one] { $names } wählt einen Clan.
       *[other] { $names } wählen ihre Clans.
    }
prompt-choose-board = Auf welcher Tafel spielst du? Alle werden zugleich aufgedeckt.
waiting-choose-board = { $count ->
        [one] { $names } wählt eine Tafel.
       *[other] { $names } wählen ihre Tafeln.
    }
prompt-redeploy = Alles ist aufgedeckt. Setzt du eine Ratte um? { $moves ->
        [one] Eine darf noch.
       *[other] Bis zu { $moves } dürfen noch.
    }
waiting-redeploy = { $names } darf noch eine Ratte umsetzen.
prompt-add-piece = Schmuggelst du ein Stück in den Beutel für die { $area }?
waiting-add-piece = { $names } hat eine Pfote am Beutel.
prompt-wound-rat = Du hast die meisten Ratten { $area-id ->
        [dump] auf der { $area }
        [field] auf den Feldern
       *[other] in der { $area }
    }: Wessen Ratte verwunden sie?
waiting-wound-rat = { $names } sucht Streit.
prompt-put-back = Du hast { $area-id ->
        [dump] auf der { $area }
        [field] auf den Feldern
       *[other] in der { $area }
    } gezogen. Kommt ein Stück zurück in den Beutel?
waiting-put-back = { $names } darf ein Stück zurücklegen.
prompt-scavenge = { $area-id ->
        [dump] Auf der { $area }
        [field] Auf den Feldern
       *[other] In der { $area }
    } ist etwas übrig. Ziehst du ein Stück?
waiting-scavenge = { $names } schnuppert an den Resten.
prompt-trade-rats = Tauschst du eine Ratte gegen einen Käse, bevor dein Clan frisst?
waiting-trade-rats = { $count ->
        [one] { $names } wägt eine Ratte gegen einen Käse ab.
       *[other] { $names } wägen eine Ratte gegen einen Käse ab.
    }
prompt-turn-cheese = Dein Clan ist satt. Verwandelst du Käse in Ratten?
waiting-turn-cheese = { $names } beugt sich über die Retorte.

# Jeder Satz mit $rats darf das verwenden.
rats-counted = { $rats ->
        [0] keine Ratte
        [one] 1 Ratte
       *[other] { $rats } Ratten
    }

option-dump = { rats-counted } zur Müllkippe
option-city = { rats-counted } in die Stadt
option-field = { rats-counted } auf die Felder
option-left-pipe = { rats-counted } in den linken Kanal
option-right-pipe = { rats-counted } in den rechten Kanal
option-pantry = { rats-counted } als Wache in die Vorratskammer
option-nursery = { rats-counted } in die Kinderstube
option-infirmary = { rats-counted } aus der Krankenstube
option-lost = { rats-counted } zurück vom Irrweg
option-alarm = { $rats ->
        [0] nichts verstecken
        [one] einen Käse in der Kinderstube verstecken
       *[other] { $rats } Käse in der Kinderstube verstecken
    }
option-clan = { $clan }
option-board = { $board-id ->
        [aggressive] aggressive Tafel
       *[standard] normale Tafel
    }
option-stay = nichts umsetzen
option-move = { $source } → { $target }
option-pass = den Beutel in Ruhe lassen
option-add = ein { $piece-id ->
        [orange] oranges
        [purple] lila
       *[other] { $piece }es
    } Stück dazulegen
option-draw = ein Stück ziehen
option-wound = eine Ratte von { $player } verwunden
option-keep = alles behalten
option-put-back = ein { $piece-id ->
        [orange] oranges
        [purple] lila
       *[other] { $piece }es
    } Stück zurücklegen
option-trade-healthy = eine gesunde Ratte gegen einen Käse tauschen
option-trade-poisoned = eine vergiftete Ratte gegen einen Käse tauschen
option-turn = { $cheese ->
        [0] den Käse behalten
        [one] 1 Käse in eine Ratte verwandeln
       *[other] { $cheese } Käse in { $cheese } Ratten verwandeln
    }

## Was geschah.

event-turn-began = Runde { $turn } beginnt. { $active } hat bei jedem Gleichstand Vorrang.
event-event-revealed = { $card-id ->
        [end-of-game] Der Kanaldeckel geht auf: { $card }!
       *[other] Ereignis der Runde: { $card }
    }
event-food-revealed = Nahrungskarte { $card } wird aufgedeckt.
event-rats-gathered = Alle pfeifen ihre Ratten heim.
event-rats-placed = { $seat } setzt { rats-counted } ein: { $zone }.
event-deployment-ready = { $seat } ist fertig.
event-rats-deployed = { $seat } schickt los: { $zones }.
event-cheese-stolen = { $thief } stiehlt { $cheese } Käse von { $victim }: { $strength } gegen { $defence }.
event-attack-repelled = { $thief } überfällt { $victim } umsonst: { $strength } gegen { $defence }.
event-rats-born = Bei { $seat } { $rats ->
        [one] kommt 1 Junges
       *[other] kommen { $rats } Junge
    } zur Welt.
event-rats-returned = Zurück bei { $seat }: { $poisoned } aus der Krankenstube, { $lost } verirrte.
event-bag-filled = In den Beutel für die { $area }: { $pieces }.
event-pieces-drawn = { $seat } zieht { $area-id ->
        [dump] auf der { $area }
        [field] auf den Feldern
       *[other] in der { $area }
    }: { $pieces }.
event-cheese-found = { $seat } schleppt { $cheese } Käse heim.
event-rat-left = Eine Ratte von { $seat } macht sich für immer davon ({ $place }).
event-rat-poisoned = Eine Ratte von { $seat } vergiftet sich ({ $place }).
event-rat-lost = Eine Ratte von { $seat } verirrt sich ({ $place }).
event-bag-emptied = Was für die { $area } übrig ist, kommt weg.
event-clan-fed = { $seat } füttert { rats-counted } mit { $cheese } Käse.
event-rats-starved = Zu wenig Käse: { $rats ->
        [one] 1 Ratte von { $seat } verhungert
       *[other] { $rats } Ratten von { $seat } verhungern
    }.
event-clan-chosen = { $seat } hat einen Clan gewählt.
event-clan-revealed = { $seat } führt einen Clan an: { $clan }.
event-board-chosen = { $seat } hat eine Tafel gewählt.
event-board-revealed = { $seat } spielt auf einer { $board-id ->
        [aggressive] aggressiven
       *[standard] normalen
    } Tafel.
event-cheese-for-all = Alle erhalten { $cheese } Käse.
event-rat-joined = Bei { $seat } zieht ein Cousin ein: 1 Ratte mehr.
event-rat-given = Eine beschwipste Ratte von { $giver } geht mit { $receiver } nach Hause.
event-graveyard-cleared = { $rats ->
        [one] 1 Ratte steigt
       *[other] { $rats } Ratten steigen
    } aus dem Friedhof von { $seat }.
event-cheese-hidden = { $seat } hat { $cheese } Käse in der Kinderstube versteckt.
event-alarm-over = Die Überfälle sind vorbei: Versteckter Käse kommt wieder hervor.
event-rat-moved = Eine Ratte von { $seat } überlegt es sich anders: { $source } → { $target }.
event-move-declined = { $seat } setzt keine Ratte mehr um.
event-rat-killed = Eine Ratte von { $seat } stirbt beim Überfall ({ $place }).
event-cheese-brought = Verirrte Ratten bringen { $cheese } Käse heim zu { $seat }.
event-cheese-for-absence = { $seat } erhält { $cheese } Käse fürs Fernbleiben.
event-piece-added = { $seat } schmuggelt ein { $piece-id ->
        [orange] oranges
        [purple] lila
       *[other] { $piece }es
    } Stück in den Beutel für die { $area }.
event-bribe-declined = { $seat } lässt den Beutel in Ruhe.
event-rat-wounded = { $fighter } verwundet eine Ratte von { $seat } { $area-id ->
        [dump] auf der { $area }
        [field] auf den Feldern
       *[other] in der { $area }
    }.
event-piece-put-back = { $seat } legt ein { $piece-id ->
        [orange] oranges
        [purple] lila
       *[other] { $piece }es
    } Stück zurück.
event-piece-kept = { $seat } behält alle Stücke.
event-pieces-counted = Für { $seat } zählt das als: { $pieces }.
event-scraps-declined = { $seat } lässt die Reste liegen.
event-trade-ready = { $seat } hat sich entschieden.
event-rat-traded = { $seat } tauscht eine Ratte ({ $place }) gegen 1 Käse.
event-alchemy-offered = { $seat } heizt die Retorte an.
event-cheese-turned = { $seat } verwandelt { $rats } Käse in { $rats ->
        [one] eine Ratte
       *[other] { $rats } Ratten
    }.
event-alchemy-declined = { $seat } lässt Käse Käse sein.
event-cheese-given = { $giver } zahlt { $receiver } 1 Käse für die Musik.
event-game-ended = Die Kanäle gehören { $winners }. Punkte nach Plätzen: { $scores }.

## Der Tisch im Terminal.

table-heading = Runde { $turn } von { $fewest } bis { $most }
table-heading-before = vor der ersten Runde
table-heading-over = nach { $turn ->
        [one] 1 Runde
       *[other] { $turn } Runden
    }
table-sewer = Kanäle von { $name }
table-left = noch { $rats } zu verteilen
table-placed = alle verteilt
# Womit der Tisch beschäftigt ist, während man selbst nichts verteilt, in wenigen Wörtern.
table-end = am Ende
table-phase-choose-clan = vor der ersten Runde
table-phase-choose-board = vor der ersten Runde
table-phase-redeploy = Sichtschirme sind weg
table-phase-trade-rats = vor dem Füttern
table-phase-turn-cheese = nach dem Füttern
table-drawn = gezogen: { $pieces }
table-phase-add-piece = auf Käsesuche
table-phase-wound-rat = Kampf vor dem Ziehen
table-phase-scavenge = nach dem Ziehen
table-rats = Ratten
table-cheese = Käse
table-poisoned = Gift
table-lost = weg
# Der Friedhof, in höchstens zwei Zeichen.
table-graveyard = †
table-active = Vorrang
table-aggressive = aggressiv
# Neun Spalten die ersten beiden; die Nahrung so viele wie der längste Name eines Bereichs und eine Lücke.
table-event = Ereignis {""}
table-clan = Clan {"    "}
table-food = Nahrung {"  "}
table-food-cards = { $count ->
        [one] Karte { $cards }
       *[other] Nr. { $cards }
    }
table-next = Danach: { $cards }
table-next-food = { $count ->
        [one] Nahrungskarte { $cards }
       *[other] Nahrungskarten { $cards }
    }
table-pile = Vorrat: { $rats } { $rats ->
        [one] Ratte
       *[other] Ratten
    }
table-defends = verteidigt
table-breeds = Nachwuchs
table-litter = +1 je Ratte
table-not-deployed = zu zweit zu
table-target = { $cheese } Käse
table-status-infirmary = krank { $rats }
table-status-lost = verirrt { $rats }
table-status-graveyard = Friedhof { $rats }
table-feeding = { $rats } { $rats ->
        [one] Ratte frisst
       *[other] Ratten fressen
    } { $cost } Käse; du hast { $cheese }.
table-legend = G 1 Käse · O 2 · W nichts
table-legend-strikes = S Ratte geht · L krank · B verirrt

info-clans = Clans
info-first = I
info-second = II
info-sides = Die erste Seite gilt bis zum ersten Schlussereignis, dann löst die zweite sie ab.
info-board = aggressive Tafel
info-boards = Aggressive Tafeln
info-rats = Wo die Ratten sind

rules-summary = Verteile alle deine Ratten geheim auf sieben Plätze. Die Ausgänge bringen Käse, die Kanäle stehlen ihn, die
    Vorratskammer schützt ihn, die Kinderstube sorgt für Nachwuchs. Dann wird gefüttert; jeder fehlende Käse ist eine tote
    Ratte. Die meisten lebenden Ratten, abzüglich der toten, gewinnen.

## Der Spielplan auf der Seite.

board-place = { $rats ->
        [one] Verteile noch eine Ratte
       *[other] Verteile noch { $rats } Ratten
    }
board-all-placed = Alle Ratten sind verteilt. Leg fest, wenn es dir so gefällt.
board-all-here = Alle hierher
board-last-turn = Wie zuletzt
board-clear = Leeren
board-mine = Meine Kanäle
board-all = Alle Kanäle
board-phases = Phasen der Runde
board-skip = Überspringen
board-raids = zu { $name }: { $cheese } Käse
board-guards = Abwehr auf beiden Seiten
board-no-guards = zu zweit wachen die Kanäle
board-breeds = je Ratte ein Junges
board-indoors = höchstens { $rats }, Abwehr und Nachwuchs
board-back = zurück in Phase 5
board-graveyard = auf dem Friedhof
board-graveyard-cost = je −1 Punkt
board-feeding = Füttern: { $rats } Ratten fressen { $cost }
board-feeding-enough = du hast { $cheese } · { $pups ->
        [0] ohne Nachwuchs
        [one] 1 Junges mitgezählt
       *[other] { $pups } Junge mitgezählt
    }
board-feeding-now = du hast { $cheese }
board-feeding-short = du hast { $cheese }: { $rats ->
        [one] 1 Ratte würde verhungern
       *[other] { $rats } Ratten würden verhungern
    }
board-join-infirmary = Vergiftete machen mit
board-join-lost = Verirrte machen mit
board-move-from = Wähle den Raum, den eine Ratte verlässt.
board-move-to = Sie verlässt: { $zone }. Wohin geht sie?
board-cards = Karten der Runde
board-starting-event = Anfangsereignis
board-final-event = Schlussereignis
board-food = Nahrungskarte { $cards } · je { $pieces } Stück
board-smells = Was riecht da?
board-ties = Die wenigsten Ratten ziehen zuerst, bei Gleichstand so
board-bag = { $pieces } Stück im Beutel
board-clan-side = Dein Clan, Seite { $side }
board-rats = Ratten
board-cheese = Käse
board-why = { $living ->
        [one] 1 lebende Ratte
       *[other] { $living } lebende Ratten
    }, { $dead } auf dem Friedhof; { $cheese } Käse bei Gleichstand
about-piece-yellow = 1 Käse
about-piece-orange = 2 Käse
about-piece-white = nichts
about-piece-black = Ratte geht
about-piece-purple = Ratte krank
about-piece-blue = Ratte verirrt
