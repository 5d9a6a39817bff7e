## RatLand auf Deutsch.

title = RatLand
tagline = alle zugleich
about = Rattenclans teilen sich die Kanäle einer Stadt: Schick sie auf Käsesuche, überfall die Nachbarn, zieh Junge groß, mach alle satt.
sources = Die Regelhefte nennen alle Zahlen dieses Spiels außer den neun Nahrungskarten: Diese folgen einer öffentlichen
    Beschreibung des Spiels, und niemand hier hat sie mit einer Schachtel verglichen. Wo die Regelhefte schweigen, haben wir
    selbst entschieden; die Regeln nennen das jedes Mal Hausregel. Wer das Spiel besitzt, berichtigt die Karten in einer Kopie
    der Datendatei und spielt mit --set data=FILE.

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
chapter-14 = Regelheft

## Die Phasen eines Zuges, wie sie auf der Leiste stehen.

phase-setup = Aufbau
phase-event = Ereignis
phase-rats = Ratten
phase-attack = Angriff
phase-births = Nachwuchs
phase-return = Rückkehr
phase-cheese = Käsesuche
phase-feeding = Ernährung
phase-end = Ende

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
name-rulebook = Regelheft
name-spanish_english = spanisch und englisch
name-german = deutsch
name-french = französisch
name-food_order = Reihenfolge der Nahrungskarten
name-shuffled = gemischt
name-ascending = von 1 bis 9, für erste Partien
name-start_player = Erster Aktiver Spieler
name-random = ausgelost
name-first_seat = der erste Platz

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
about-holy-rat = Von jedem Friedhof kommt sofort eine Ratte in den Vorrat zurück.
about-end-of-game = Hier ist Schluss: Diese Runde wird nicht mehr gespielt.
about-dr-cheese = Je zwei weiße Stücke, die du in einem Bereich ziehst, werden ein gelbes.
about-rattibal-lector = Bevor dein Clan frisst, darfst du eine Ratte gegen einen Käse tauschen.
about-tacticians = Jeder Bereich, in den du keine Ratte geschickt hast, bringt dir einen Käse.
about-tacticians-german = Jeder Platz, auf den du keine Ratte gesetzt hast, bringt dir einen Käse.
about-locked-and-loaded = In Kammer und Kinderstube nur 3; sie wachen und vermehren sich.

about-recycler-first = Ein Stück mehr auf der Müllkippe, wenn dort eine Ratte sucht (Hausregel).
about-recycler-second = Bis zu zwei weiße Stücke von der Müllkippe zählen für dich als gelb.
about-recycler-second-french = Zwei weiße Stücke von der Müllkippe zählen für dich als ein gelbes.
about-mutant-first = Lila Stücke zählen für dich als gelb: ein Käse, und kein Gift.
about-mutant-second = Lila Stücke zählen für dich als orange: zwei Käse, und kein Gift.
about-explorer-first = Wenn verirrte Ratten heimkommen, bringen sie dir zusammen einen Käse.
about-explorer-second = Jede verirrte Ratte, die heimkommt, bringt dir einen Käse.
about-scavenger-first = Wo du keine Ratte hingeschickt hast, darfst du einmal je Runde nachziehen.
about-scavenger-second = In jedem Bereich darfst du ein Stück nachziehen, auch wenn du dort warst.
about-scavenger-second-german = Überall, wo du keine Ratte hingeschickt hast, darfst du nachziehen.
about-scavenger-second-french = Überall, wo du keine Ratte hingeschickt hast, darfst du nachziehen.
about-alchemist-first = Nach dem Füttern darfst du einen Käse in eine Ratte verwandeln.
about-alchemist-second = Nach dem Füttern darfst du bis zu zwei Käse in Ratten verwandeln.
about-ninja-first = Greifen nur zwei Ratten an, beide in einem Kanal, stehlen sie sicher 1 Käse.
about-ninja-second = Jeder Kanal mit genau einer Ratte stiehlt sicher einen Käse.
about-family-first = Hast du keine Ratte in die Kinderstube geschickt, bekommst du ein Junges.
about-family-second = Jede Runde bekommst du ein Junges mehr.
about-warrior-first = Schwarze Stücke tun dir nichts.
about-warrior-second = Schwarze Stücke tun dir nichts, und du verteidigst mit zwei Ratten mehr.
about-musician-first = Am Ende der Runde gibt dir der reichste Mitspieler einen Käse.
about-musician-second = Am Ende der Runde geben dir die drei reichsten Mitspieler je einen Käse.
about-sports-first = Nach dem Aufdecken darfst du eine deiner Ratten umsetzen.
about-sports-second = Nach dem Aufdecken darfst du bis zu drei deiner Ratten umsetzen.
about-corrupt-first = In einem Bereich je Runde darfst du ein beliebiges Stück dazulegen.
about-corrupt-second = In jedem Bereich darfst du ein beliebiges Stück in den Beutel legen.
about-seer-first = Nur du kennst das nächste Ereignis.
about-seer-second = Nur du kennst das nächste Ereignis und die nächste Nahrung.

about-standard = Deine Angriffe verletzen niemanden, und jede ausgeschickte Ratte zieht ein Stück.
about-aggressive = Deine Angriffe töten und verwunden, doch du ziehst überall ein Stück weniger.
about-aggressive-french = Dein Angriff und deine Abwehr töten, doch du ziehst überall ein Stück weniger.
about-aggressive-raid = Ein Angriff, der stärker ist als die Abwehr, tötet dort eine Ratte; sonst stirbt ein Angreifer.
about-aggressive-defence = Wer eine aggressive Tafel hat und einen Angriff abwehrt, tötet einen der Angreifer.
about-aggressive-draw = Mit einer aggressiven Tafel ziehst du in jedem Bereich ein Stück weniger.
about-aggressive-area = Der Clan mit den meisten Ratten in einem Bereich verwundet, wenn er aggressiv ist, dort eine fremde.

about-option-clans = Alle spielen einen Clan mit einer Fähigkeit, die sich gegen Ende einmal ändert.
about-option-rulebook = Die gedruckten Regelhefte sind sich in fünf Punkten nicht einig (RL-14). Der Tisch wählt, welches gilt.
about-option-boards = Mit aggressiven Tafeln kämpfen Ratten: die gleiche Tafel für alle, oder alle wählen geheim.
about-option-food_order = Ob die Karten, die den Inhalt der Bereiche zeigen, gemischt sind oder nach Nummern kommen.
about-option-start_player = Wer in der ersten Runde bei Gleichstand Vorrang hat; jede Runde wandert das nach links.

## Fragen.

# Wo etwas geschieht und welcher Beutel gemeint ist: Jeder Satz mit $area darf das verwenden.
area-where = { $area-id ->
        [dump] auf der { $area }
        [field] auf den Feldern
       *[other] in der { $area }
    }
area-bag = den Beutel für die { $area }

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

prompt-choose-clan = Du bekommst zwei Clans zur Wahl. Welchen behältst du?
waiting-choose-clan = { $count ->
        [one] { $names } wählt einen Clan.
       *[other] { $names } wählen ihre Clans.
    }
prompt-choose-board = Auf welcher Tafel spielst du? Alle werden zugleich aufgedeckt.
waiting-choose-board = { $count ->
        [one] { $names } wählt eine Tafel.
       *[other] { $names } wählen ihre Tafeln.
    }
prompt-redeploy = Die Sichtschirme sind weg. Setzt du eine Ratte um? { $moves ->
        [one] Eine darfst du noch umsetzen.
       *[other] Bis zu { $moves } darfst du noch umsetzen.
    }
waiting-redeploy = { $names } darf noch eine Ratte umsetzen.
prompt-add-piece = Legst du ein Stück in { area-bag }?
waiting-add-piece = { $names } darf ein Stück in den Beutel legen.
prompt-wound-rat = Du hast die meisten Ratten { area-where }: Wessen Ratte verwunden sie?
waiting-wound-rat = { $names } wählt, wessen Ratte verwundet wird.
prompt-put-back = Du hast { area-where } gezogen. Legst du ein Stück in den Beutel zurück?
waiting-put-back = { $names } darf ein Stück zurücklegen.
prompt-scavenge = Es ist noch etwas übrig { area-where }. Ziehst du ein Stück?
waiting-scavenge = { $names } darf ein Stück nachziehen.
prompt-trade-rats = Tauschst du eine Ratte gegen einen Käse, bevor dein Clan frisst?
waiting-trade-rats = { $count ->
        [one] { $names } darf eine Ratte gegen einen Käse tauschen.
       *[other] { $names } dürfen je eine Ratte gegen einen Käse tauschen.
    }
prompt-turn-cheese = Dein Clan ist satt. Verwandelst du Käse in Ratten?
waiting-turn-cheese = { $names } darf Käse in Ratten verwandeln.

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
option-lost = { rats-counted } von den verirrten
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
event-rulebook-opened = Dieser Tisch spielt nach dem { $rulebook-id ->
        [german] deutschen
        [french] französischen
       *[spanish_english] spanischen und englischen
    } Regelheft.

## Was geschah.

event-turn-began = Runde { $turn } beginnt. { $active } hat bei jedem Gleichstand Vorrang.
event-event-revealed = { $card-id ->
        [end-of-game] Der Kanaldeckel geht auf: { $card }!
       *[other] Ereignis der Runde: { $card }
    }
event-food-revealed = Nahrungskarte { $card } wird aufgedeckt.
event-rats-gathered = Alle Ratten kommen heim und werden neu verteilt.
event-rats-placed = { $seat } setzt { rats-counted } ein: { $zone }.
    .also = { rats-counted }: { $zone }
event-deployment-ready = { $seat } ist fertig.
event-rats-deployed = { $seat } verteilt: { $zones }.
event-cheese-stolen = { $thief } stiehlt { $cheese } Käse von { $victim }: { $strength } gegen { $defence }.
    .you-thief = du hast { $victim } { $cheese } Käse gestohlen
    .you-victim = { $thief } hat dir { $cheese } Käse gestohlen
event-attack-repelled = { $thief } greift { $victim } an und bekommt nichts: { $is_defended ->
        [1] { $strength } gegen { $defence } reicht nicht.
       *[0] Es ist kein Käse mehr zu holen.
    }
event-rats-born = Bei { $seat } { $rats ->
        [one] kommt 1 Junges
       *[other] kommen { $rats } Junge
    } zur Welt.
    .also = bei { $seat } { $rats }
    .you-seat = { $rats ->
            [one] bei dir kam 1 Junges zur Welt
           *[other] bei dir kamen { $rats } Junge zur Welt
        }
event-rats-returned = Zurück bei { $seat }: { $poisoned } aus der Krankenstube, { $lost } verirrte.
event-bag-filled = In { area-bag }: { $pieces }.
event-pieces-drawn = { $seat } zieht { area-where }: { $pieces }.
event-cheese-found = { $seat } findet { $cheese } Käse.
    .then = Findet { $cheese } Käse.
    .you-seat = du hast { $cheese } Käse gefunden
event-rat-left = Eine Ratte von { $seat } kommt zurück in den Vorrat ({ $place }).
    .then = Eine Ratte kommt zurück in den Vorrat ({ $place }).
    .you-seat = { $count ->
            [one] 1 deiner Ratten kam zurück in den Vorrat
           *[other] { $count } deiner Ratten kamen zurück in den Vorrat
        }
event-rat-poisoned = Eine Ratte von { $seat } wird vergiftet ({ $place }).
    .then = Eine Ratte wird vergiftet ({ $place }).
    .you-seat = { $count ->
            [one] 1 deiner Ratten wurde vergiftet
           *[other] { $count } deiner Ratten wurden vergiftet
        }
event-rat-lost = Eine Ratte von { $seat } verirrt sich ({ $place }).
    .then = Eine Ratte verirrt sich ({ $place }).
    .you-seat = { $count ->
            [one] 1 deiner Ratten hat sich verirrt
           *[other] { $count } deiner Ratten haben sich verirrt
        }
event-bag-emptied = Die übrigen Stücke kommen weg ({ $area }).
event-clan-fed = { $seat } füttert { rats-counted } mit { $cheese } Käse.
event-rats-starved = Zu wenig Käse: { $rats ->
        [one] 1 Ratte von { $seat } verhungert
       *[other] { $rats } Ratten von { $seat } verhungern
    }.
    .you-seat = { $rats ->
            [one] 1 deiner Ratten ist verhungert
           *[other] { $rats } deiner Ratten sind verhungert
        }
event-clan-chosen = { $seat } hat einen Clan gewählt.
event-clan-revealed = { $seat } spielt den Clan { $clan }.
event-board-chosen = { $seat } hat eine Tafel gewählt.
event-board-revealed = { $seat } spielt auf einer { $board-id ->
        [aggressive] aggressiven
       *[standard] normalen
    } Tafel.
event-cheese-for-all = Alle erhalten { $cheese } Käse.
event-rat-joined = Ein Cousin kommt zu Besuch und bleibt: { $seat }.
    .also = { $seat }
event-rat-given = { $giver } gibt { $receiver } eine Ratte ab.
event-graveyard-cleared = { $rats ->
        [one] 1 Ratte kommt
       *[other] { $rats } Ratten kommen
    } vom Friedhof von { $seat } in den Vorrat.
event-cheese-hidden = { $seat } hat { $cheese } Käse in der Kinderstube versteckt.
event-alarm-over = Die Angriffe sind vorbei: Versteckter Käse kommt wieder hervor.
event-rat-moved = { $seat } setzt eine Ratte um: { $source } → { $target }.
event-move-declined = { $seat } setzt keine Ratte mehr um.
event-rat-killed = { $is_repelled ->
        [1] Die Verteidigung von { $killer } tötet
       *[0] Der Angriff von { $killer } tötet
    } eine Ratte von { $seat } ({ $place }).
    .you-seat = { $count ->
            [one] { $killer } hat 1 deiner Ratten getötet
           *[other] { $killer } hat { $count } deiner Ratten getötet
        }
event-cheese-brought = Verirrte Ratten bringen { $cheese } Käse heim zu { $seat }.
event-cheese-for-absence = { $seat } erhält { $cheese } Käse für Orte ohne Ratten.
event-piece-added = { $seat } legt ein { $piece-id ->
        [orange] oranges
        [purple] lila
       *[other] { $piece }es
    } Stück in { area-bag }.
event-bribe-declined = { $seat } legt nichts in den Beutel.
event-rat-wounded = { $fighter } verwundet eine Ratte von { $seat } { area-where }.
    .you-seat = { $count ->
            [one] { $fighter } hat 1 deiner Ratten verwundet
           *[other] { $fighter } hat { $count } deiner Ratten verwundet
        }
event-piece-put-back = { $seat } legt ein { $piece-id ->
        [orange] oranges
        [purple] lila
       *[other] { $piece }es
    } Stück zurück.
event-piece-kept = { $seat } behält alle Stücke.
event-pieces-counted = Für { $seat } zählt das als: { $pieces }.
    .then = Das zählt als: { $pieces }.
event-scraps-declined = { $seat } zieht nichts nach.
event-trade-ready = { $seat } hat sich entschieden.
event-rat-traded = { $seat } tauscht eine Ratte ({ $place }) gegen 1 Käse.
event-alchemy-offered = { $seat } darf Käse in Ratten verwandeln.
event-cheese-turned = { $seat } verwandelt { $rats } Käse in { $rats ->
        [one] eine Ratte
       *[other] { $rats } Ratten
    }.
event-alchemy-declined = { $seat } verwandelt keinen Käse.
event-cheese-given = { $giver } gibt { $receiver } 1 Käse für die Musik.
event-game-ended = Die Kanäle gehören { $winners }. Punkte: { $scores }.

## Das Ende des Spiels.

name-living = lebende Ratten
name-dead = Friedhof
tie-most-cheese = { $names } haben gleich viele Punkte; vorn liegt der Clan mit mehr Käse: { $measures }.

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
table-status-infirmary = Krankenstube { $rats }
table-status-lost = verirrt { $rats }
table-status-graveyard = Friedhof { $rats }
table-feeding = { $rats } { $rats ->
        [one] Ratte frisst
       *[other] Ratten fressen
    } { $cost } Käse; du hast { $cheese }.
table-legend = G 1 Käse · O 2 · W nichts
table-legend-strikes = S Ratte geht · L vergiftet · B verirrt

info-clans = Clans
info-first = I
info-second = II
info-sides = Die erste Seite gilt bis zum ersten Schlussereignis, dann löst die zweite sie ab.
info-board = aggressive Tafel
info-boards = Aggressive Tafeln
info-rats = Wo die Ratten sind
info-feeding = Füttern: so viel Käse fressen so viele Ratten
info-feeding-beyond = über { $rats }: { $beyond } Käse mehr für jede weitere Ratte
mark-poisoned = vergiftet in der Krankenstube
mark-lost = verirrte Ratten
mark-graveyard = tote Ratten auf dem Friedhof
mark-active = hat bei Gleichstand Vorrang
mark-choosing = die Zahl, die du gerade wählst
mark-undecided = noch nicht entschieden
mark-pipe = wohin der Kanal führt, und wie viel Käse dort liegt
info-rulebook = Regelheft: { $rulebook }

rules-summary = Verteile alle deine Ratten geheim auf sieben Plätze. Die Ausgänge bringen Käse, die Kanäle stehlen ihn, die
    Vorratskammer schützt ihn, die Kinderstube sorgt für Nachwuchs. Dann wird gefüttert; für jeden fehlenden Käse stirbt eine
    Ratte. Es gewinnt, wer die meisten lebenden Ratten hat, abzüglich der toten.
rules-summary-clans = Jeder Clan hat eigene Fähigkeiten.
rules-summary-aggressive = Tafeln mit ! sind aggressiv; was das ändert, zeigt i.

## Der Spielplan auf der Seite.

board-place = { $rats ->
        [one] Verteile noch eine Ratte
       *[other] Verteile noch { $rats } Ratten
    }
board-all-placed = Alle Ratten sind verteilt. Leg fest, wenn es dir so gefällt.
board-all-here = Alle hierher
board-last-turn = Wie zuletzt
board-clear = Leeren
board-no-room-chosen = Wähle zuerst eine Zone.
board-no-last-turn = Du hast in diesem Spiel noch nicht verteilt.
board-no-rats-placed = Noch ist keine Ratte verteilt.
board-no-rats-here = Hier ist keine Ratte.
board-full = Hier dürfen jetzt nicht mehr als { $rats } sein.
board-no-move = Hier kann keine Ratte versetzt werden.
board-no-cheese = Du hast keinen Käse zum Verstecken.
board-mine = Meine Kanäle
board-all = Alle Kanäle
board-raids = bei { $name }: { $cheese } Käse
board-guards = verteidigt auf beiden Seiten
board-no-guards = zu zweit verteidigen die Kanäle
board-breeds = je Ratte ein Junges
board-indoors = Kammer und Kinderstube: höchstens { $rats }
board-back = zurück in Phase 5
board-graveyard = auf dem Friedhof
board-graveyard-cost = je −1 Punkt
board-feeding = Füttern: { $rats } Ratten fressen { $cost }
board-feeding-enough = du hast { $cheese } · { $pups ->
        [0] ohne Junge
        [one] mit 1 Jungen
       *[other] mit { $pups } Jungen
    }
board-feeding-now = du hast { $cheese }
board-feeding-short = du hast { $cheese }: { $rats ->
        [one] 1 Ratte würde verhungern
       *[other] { $rats } Ratten würden verhungern
    }
board-join-infirmary = Vergiftete machen mit
board-join-lost = Verirrte machen mit
board-move-from = Wähle den Platz, den eine Ratte verlässt.
board-move-to = Sie verlässt: { $zone }. Wohin geht sie?
board-cards = Karten der Runde
board-starting-event = Anfangsereignis
board-final-event = Schlussereignis
board-food = Nahrungskarte { $cards } · je { $pieces } Stück
board-smells = Was gibt es wo?
board-ties = Wer die wenigsten Ratten geschickt hat, zieht zuerst; bei Gleichstand in dieser Reihenfolge
board-bag = { $pieces } Stück im Beutel
board-clan-side = Dein Clan, Seite { $side }
board-side-about = { $side }: { $about }
board-rats = Ratten
board-cheese = Käse
about-piece-yellow = 1 Käse
about-piece-orange = 2 Käse
about-piece-white = nichts
about-piece-black = Ratte geht
about-piece-purple = Ratte vergiftet
about-piece-blue = Ratte verirrt

## Zahlen

luck-about = was die Stücke aus dem Beutel wert sind: Käse, minus eins für jede getroffene Ratte
luck-count = { $count } wert, { $expected } waren zu erwarten
took-cheese = Käse
took-rats = Getötete oder abgeworbene Ratten
took-wounded = Verwundete Ratten
## Die erste Partie.

guide-points-title = Ratten sind Punkte
guide-points = Jede Ratte, die am Ende lebt, ist *ein Punkt*. Du beginnst mit sieben.
guide-exits-title = Oben: Käse suchen
guide-exits = Ratten, die du hier hinaufschickst, suchen Futter. *Jede zieht ein Stück*, ohne hinzusehen.
guide-pieces-title = Was in den Beuteln steckt
guide-pieces = Gelb ist ein Käse, Orange zwei, Weiß nichts. *Schwarz, Lila und Blau schaden einer Ratte.*
guide-feeding-title = Füttern: alle fressen
guide-feeding = Am Ende der Runde fressen deine Ratten so viel. *Für jeden fehlenden Käse stirbt eine Ratte.*
guide-nursery-title = Kinderstube: Ratten und mehr
guide-nursery = Jede Ratte, die du hier lässt, bringt *eine neue*. Zwei genügen: Ein großer Clan *frisst viel*.
guide-ready-title = Festlegen: alle zugleich
guide-ready = Verteile alle Ratten mit + und −, dann leg dich fest. *Alle decken gleichzeitig auf.*
guide-pipes-title = Kanäle: Käse stehlen
guide-pipes = Ratten im Kanal stehlen diesem Nachbarn Käse. *Jede Wache dort hält eine davon auf.*
guide-pantry-title = Vorratskammer: Käse behalten
guide-pantry = Ratten in der Vorratskammer bewachen deinen Käse. *Sie halten Diebe von beiden Seiten auf.*
guide-ill-title = Lila: Eine Ratte ruht sich aus
guide-ill = Eine deiner Ratten hat etwas Schlechtes gefressen. Sie ruht hier *eine Runde* aus und kommt dann wieder.
guide-graves-title = Gräber kosten Punkte
guide-graves = Du hattest zu wenig Käse, also ist eine Ratte gestorben. *Jedes Grab kostet einen Punkt.*
guide-event-title = Ereignisse: jede Runde neu
guide-event = Jede Runde bringt ein Ereignis, nur für diese Runde. *Lies es, bevor du Ratten verteilst.*
guide-enough-title = Du weißt genug
guide-enough = Jetzt weißt du alles, was Ratten können. *Spiel zu Ende oder hör hier auf.*
guide-last-title = Das Ende kommt plötzlich
guide-last = Nach dieser Runde kann jederzeit Schluss sein. *Dann zählen Ratten, nicht Käse.*
guide-over-title = Das war’s
guide-over = Das war eine ganze Partie RatLand! *Ratten minus Gräber: Wer am meisten hat, gewinnt.*
## Gründe für eine Antwort, in einem Tipp oder einer Analyse: wozu sie im Schnitt führt, verglichen mit anderen.

reason-count-rats = { $way ->
    [more] { $amount ->
        [one] { $amount } Ratte mehr
       *[other] { $amount } Ratten mehr
    }
   *[less] { $amount ->
        [one] { $amount } Ratte weniger
       *[other] { $amount } Ratten weniger
    }
}
reason-rats = etwa { reason-count-rats }
reason-cheese = { $way ->
    [more] etwa { $amount } Käse mehr
   *[less] etwa { $amount } Käse weniger
}
reason-hunger = { $way ->
    [more] etwa { reason-count-rats } müssen hungern
   *[less] etwa { $amount ->
        [one] { $amount } Ratte mehr
       *[other] { $amount } Ratten mehr
    } werden satt
}
reason-poisoned = etwa { reason-count-rats } in der Krankenstube
reason-lost = etwa { reason-count-rats } gehen verloren
reason-cheese-around = { $way ->
    [more] etwa { $amount } Käse mehr nebenan zu stehlen
   *[less] etwa { $amount } Käse weniger nebenan zu stehlen
}
