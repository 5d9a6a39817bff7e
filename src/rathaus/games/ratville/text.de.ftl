## Ratville auf Deutsch.

title = Ratville
tagline = eine Zuflucht bauen
about = Kleine Städte in der Kanalisation: Schick deine Leute los, bau, bastle, jag, was hereinkommt, und wachse.
sources = Die Spielanleitung nennt die Regeln, die Zahl der Karten und einige ihrer Wirkungen. Was auf den Karten steht, nennt sie nicht: Ihre Zahlen, die Stufen der Fähigkeiten und die Stufen der Nahrung sind von uns und durch Simulation ausgewogen. Wer die Schachtel besitzt, berichtigt eine Kopie von data.toml und spielt mit --set data=FILE.

## Kapitel der Regeln, als Überschriften im Verlauf. Höchstens neun Spalten.

chapter-1 = Aufbau
chapter-2 = Runde
chapter-3 = Aktionen
chapter-4 = Wachstum
chapter-5 = Ende
chapter-6 = Chronik

## Die Phasen eines Zuges, wie sie auf der Leiste stehen.

phase-setup = Aufbau
phase-initial = Beginn
phase-planning = Planung
phase-actions = Aktionen
phase-preacher = Prediger
phase-collector = Sammler
phase-builder = Baumeister
phase-geek = Tüftler
phase-ragged_boy = Lumpenjunge
phase-fighter = Kämpfer
phase-hunter = Jäger
phase-population = Wachstum
phase-final = Rundenende
phase-end = Ende

## Namen: höchstens elf Spalten die Charaktere, siebzehn die Karten.

name-scrap = Schrott
name-mechanism = Mechanismus
name-module = Modul
name-food = Nahrung
name-population = Bevölkerung
    .parts = Bevöl|kerung
name-damage = Schaden
name-value = Würfelpunkt
name-kill = Kreatur zum Erlegen

# Je ein Buchstabe für die Rohstoffe und die Bevölkerung.
letter-scrap = S
letter-mechanism = M
letter-module = E
letter-food = N
letter-population = B

name-preacher = Prediger
name-collector = Sammler
name-builder = Baumeister
    .parts = Bau|meister
name-geek = Tüftler
name-ragged_boy = Lumpenjunge
    .parts = Lumpen|junge
name-fighter = Kämpfer
name-hunter = Jäger

name-hydroponic_garden = Hydrogarten
    .parts = Hydro|garten
name-barricade = Barrikade
name-dormitory = Schlafsaal
name-turret = Rohrgeschütz
    .parts = Rohr|geschütz
name-shanty_row = Barackenzeile
    .parts = Baracken|zeile
name-butchery = Metzgerei
name-canteen = Kantine
name-radio_mast = Funkmast
name-flame_pipe = Flammenrohr
    .parts = Flammen|rohr
name-power_plant = Kraftwerk
name-assembly_hall = Versammlungssaal
    .parts = Ver|samm|lungs|saal
name-bunker = Bunker
name-fungus_cellar = Pilzkeller
    .parts = Pilz|keller
name-electric_fence = Elektrozaun
    .parts = Elektro|zaun
name-warm_hearth = Herdfeuer
name-steam_cannon = Dampfkanone
    .parts = Dampf|kanone
name-infirmary = Krankenstube
    .parts = Kranken|stube
name-founders_square = Gründerplatz
    .parts = Gründer|platz

name-megaphone = Megafon
name-prayer_beads = Gebetskette
name-alms_bowl = Almosenschale
name-hymn_book = Gesangbuch
name-metal_detector = Metalldetektor
name-big_rucksack = Großer Rucksack
name-barter_scales = Tauschwaage
name-lucky_coin = Glücksmünze
name-walkie_talkie = Funkgerät
name-blueprints = Baupläne
name-welding_torch = Schweißbrenner
name-toolbox = Werkzeugkasten
name-housewarming_kit = Einzugsgeschenk
name-wheelbarrow = Schubkarre
name-hacking_terminal = Hackerterminal
name-tablet = Tablet
name-soldering_iron = Lötkolben
name-coding_goggles = Coderbrille
name-junk_drone = Schrottdrohne
name-trap = Lumpenfalle
name-slingshot = Steinschleuder
name-nimble_gloves = Flinke Handschuhe
name-gang_badge = Bandenabzeichen
name-riot_shield = Schutzschild
name-spiked_club = Stachelkeule
name-adrenaline_shot = Adrenalinspritze
name-war_trophy = Kriegstrophäe
name-crossbow = Armbrust
name-skinning_knife = Häutemesser
name-feast_bait = Festtagsköder
name-tracker_lens = Spurenlupe
name-leather_coat = Ledermantel

name-rat = Ratte
name-cockroach = Schabenschwarm
    .parts = Schaben|schwarm
name-leech = Blindegel
name-toad = Blähkröte
name-bat = Kanalfledermaus
    .parts = Kanal|fledermaus
name-hound = Räudenköter
    .parts = Räuden|köter
name-centipede = Riesenläufer
    .parts = Riesen|läufer
name-squeaky = Quiekbestie
    .parts = Quiek|bestie
name-corrosive = Säurebestie
    .parts = Säure|bestie
name-alpha_rat = Alpharatte
    .parts = Alpha|ratte
name-ghoul = Gullyghul
name-sludge = Schlickmasse
    .parts = Schlick|masse
name-spider = Spinnenmatrone
    .parts = Spinnen|matrone
name-crocodile = Albinokrokodil
    .parts = Albino|krokodil
name-squeaky_b = Große Quiekbestie
    .parts = Große Quiek|bestie
name-corrosive_b = Große Säurebestie
    .parts = Große Säure|bestie

name-L01 = Beute 1
name-L02 = Beute 2
name-L03 = Beute 3
name-L04 = Beute 4
name-L05 = Beute 5
name-L06 = Beute 6
name-L07 = Beute 7
name-L08 = Beute 8
name-L09 = Beute 9
name-L10 = Beute 10

name-creatures = Kreaturen
name-objects = Gegenstände
name-loot = Beute

name-reveal = beim Aufdecken eines Charakters
name-building = beim Bau eines Gebäudes
name-hunt = vor der Jagd

name-population_board = Bevölkerungstafel
name-basic = Grundseite, Ziel 20
name-advanced = Profiseite, Ziel 24
name-building_faces = Seiten der Gebäude
name-A = A
name-B = B, wo es eine gibt
name-mixed = je Sorte ausgelost
name-mandatory_characters = Sammler und Jäger sind Pflicht
name-true = ja
name-false = nein
name-fighter_defence = Abwehr des Kämpfers
name-0 = keine
name-1 = 1

name-ach_destroyer = Zerstörer
name-ach_hoarder = Hamsterer
name-ach_defender = Verteidiger
name-ach_pacifist = Pazifist
name-ach_builder = Großbaumeister
name-ach_farsighted = Vorausdenker
name-ach_motivator = Antreiber
name-ach_efficient = Optimierer
name-ach_leader = Anführer
name-ach_nomad = Nomade

about-option-population_board = Auf der Profiseite wachsen Städte weiter und werden früher hungrig.
about-option-building_faces = Manche Gebäude haben eine zweite Seite: bei allen, bei ausgelosten oder bei denen, die du nennst.
about-option-mandatory_characters = Ob jeder Plan einen Sammler und einen Jäger braucht oder beliebige vier genügen.
about-option-fighter_defence = Wie viel Schaden an der Stadt ein Kämpfer mit einem Würfel abwehrt. Die Spielanleitung sagt, dass er abwehrt, aber nicht, wie viel: Hier ist es 1, wenn nichts anderes gewählt wird.

about-ach_destroyer = drei Kreaturen in einer Runde erlegt
about-ach_hoarder = am Ende vier von jedem Rohstoff
about-ach_defender = in einer Runde drei Schaden abgewehrt
about-ach_pacifist = gewonnen, ohne je den Jäger einzusetzen
about-ach_builder = vier Gebäude, die eine 4 oder mehr brauchen
about-ach_farsighted = gewonnen, ohne je den Sammler einzusetzen
about-ach_motivator = zwei Charaktere mit 7 oder mehr in einer Runde
about-ach_efficient = mit vier Charakteren je einen Gegenstand eingesetzt
about-ach_leader = fünf Leute mehr in einer Runde, Beute nicht mitgezählt
about-ach_nomad = ohne ein Gebäude gewonnen

# Was Charaktere tun.
about-preacher = geht zu einem anderen deiner Würfel, der { $bonus } mehr zählt
about-collector = nimmt ein Beutefeld; der höchste Wert wählt zuerst
about-builder = baut ein Gebäude oder bekommt je nach Wert: { $bands }
about-geek = bastelt einen Gegenstand aus deiner Hand oder bekommt je nach Wert: { $bands }
about-ragged_boy = schickt jemandem eine Kreatur aus der Mitte; der höchste Wert zuerst
about-fighter = ab { $from }: erlegt eine deiner Kreaturen; darunter: { $damage } Schaden mehr; wehrt { $defence } Schaden ab
about-hunter = richtet bei deinen Kreaturen so viel Schaden an, wie sein Wert beträgt

# Dasselbe in höchstens 18 Zeichen; bei Baumeister und Tüftler stehen dort die Stufen der Fähigkeit.
hint-preacher = +{ $bonus } anderer Würfel
hint-collector = nimmt Beute
hint-ragged_boy = schickt Kreatur
hint-fighter = { $from }+ tötet, sonst +{ $damage }
hint-hunter = macht Schaden

## Was eine Karte bewirkt, in höchstens 21 Zeichen; Kosten und Gewinne stehen in Buchstaben.

effect-pop = +{ $amount } B
effect-feed = nährt { $amount }
effect-defence = Abwehr { $amount }
effect-dmg = +{ $amount } Schaden
effect-dice_plus = alle Würfel +{ $amount }
effect-preach_twice = predigt zweimal
effect-on_kill = { $gain } je tote Kreatur
effect-gain = { $gain } beim Aufdecken
effect-discount = Gebäude: { $pay } weniger
effect-pop_pay = { $pay } → +{ $amount } B
effect-dmg_pay = { $pay } → { $amount } Schaden
effect-kill_pay = { $pay } → eine erlegen
effect-convert = { $pay } → { $one_of }
effect-if_die = bei { $faces }: { $one_of }
effect-die_plus = eigener Würfel +{ $amount }
effect-on_kill_pop = +{ $amount } B je tote Kreatur
effect-on_build_pop = +{ $amount } B je Gebäude

## Fragen.

prompt-return-objects = Von deinen fünf Gegenständen behältst du drei. Welchen gibst du zurück?
waiting-return-objects = { $count ->
        [one] { $names } wählt noch Gegenstände.
       *[other] { $names } wählen noch Gegenstände.
    }
prompt-plan = Würfel { $slot } zeigt eine { $die }. Wen legst du darunter?
waiting-plan = { $count ->
        [one] { $names } plant noch.
       *[other] { $names } planen noch.
    }
prompt-use-cards = { $moment-id ->
        [reveal] Dein { $character } ist aufgedeckt. Setzt du einen Gegenstand ein?
        [building] Das Gebäude steht. Setzt du einen Gegenstand ein?
        [kill] Eine Kreatur ist tot. Setzt du einen Gegenstand ein?
       *[other] Bevor du Schaden verteilst: Zahlst du für mehr?
    }
waiting-use-cards = { $names } darf eine Karte einsetzen.
prompt-pay-for-people = Deine Stadt wächst. Setzt du eine Karte ein, damit mehr Leute kommen?
waiting-pay-for-people = { $names } darf eine Karte einsetzen, damit mehr Leute kommen.
prompt-preach = { $times ->
        [0] Dein Prediger spricht. Welcher Würfel zählt 2 mehr?
       *[other] Er spricht noch einmal. Welcher andere Würfel zählt 2 mehr?
    }
waiting-preach = { $names } wählt einen Würfel für den Prediger.
prompt-take-loot = Welches Beutefeld nimmt dein Sammler?
waiting-take-loot = { $names } sucht sich Beute aus.
prompt-build = Dein Baumeister hat eine { $value }. Baut er, oder nutzt er seine Fähigkeit:{ skill-gain }?
waiting-build = { $names } überlegt, was gebaut wird.
prompt-make-object = Dein Tüftler hat eine { $value }. Bastelt er einen Gegenstand, oder nutzt er seine Fähigkeit:{ skill-gain }?
waiting-make-object = { $names } überlegt, was gebastelt wird.
# Was eine Fähigkeit bringt, jeweils mit einem Leerzeichen davor.
skill-gain = { $scrap ->
        [0] {""}
       *[other] {" "}+{ $scrap } Schrott
    }{ $mechanism ->
        [0] {""}
       *[other] {" "}+{ $mechanism } Mechanismus
    }{ $module ->
        [0] {""}
       *[other] {" "}+{ $module } Modul
    }{ $food ->
        [0] {""}
       *[other] {" "}+{ $food } Nahrung
    }
prompt-discard-object = Du hast zu viele Karten auf der Hand. Welchen Gegenstand wirfst du ab?
waiting-discard-object = { $names } wirft einen Gegenstand ab.
prompt-assign-creature = Dein Lumpenjunge schickt jemandem eine Kreatur. Welche, und wem?
waiting-assign-creature = { $names } schickt jemandem eine Kreatur.
prompt-take-creature = Welche Kreatur aus der Mitte kommt zu dir?
waiting-take-creature = { $names } wählt eine Kreatur.
prompt-eliminate = Dein Kämpfer erlegt eine Kreatur. Welche?
waiting-eliminate = { $names } wählt, welche Kreatur stirbt.
prompt-trap = Deine Falle tötet eine Kreatur. Welche?
waiting-trap = { $names } wählt, welche Kreatur die Falle tötet.
# Eine Kreatur mit ihrem Artikel: wer etwas tut, und wen es trifft.
the-creature = { $creature-id ->
        [cockroach] der { $creature }
        [leech] der { $creature }
        [hound] der { $creature }
        [centipede] der { $creature }
        [ghoul] der { $creature }
        [crocodile] das { $creature }
       *[other] die { $creature }
    }
whom-creature = { $creature-id ->
        [cockroach] den { $creature }
        [leech] den { $creature }
        [hound] den { $creature }
        [centipede] den { $creature }
        [ghoul] den { $creature }
        [crocodile] das { $creature }
       *[other] die { $creature }
    }
prompt-spread-damage = Noch { $damage } Schaden{ $extra ->
        [0] {""}
       *[other] {", "}davon { $extra } freiwillig (von Gegenständen)
    }. Wie viel bekommt { the-creature }? Leben: noch { $life }.
waiting-spread-damage = { $names } ist auf der Jagd.

option-return = { $object }
option-assign = { $character }
option-pass = nichts mehr
option-use = { $card }
option-use-for = { $card }: { $resource }
option-preach = Würfel { $slot }: { $character }
option-take = Feld { $box }
option-skill = die Fähigkeit nutzen
option-build = { $building }
option-make = { $object }
option-discard = { $object }
option-send = { $creature } → { $player }
option-creature = { $creature }
option-eliminate = { $creature }{ $wounds ->
        [0] {""}
       *[other] {" "}(Schaden { $wounds })
    }
option-damage = { $damage } Schaden

## Was geschah.

event-object-returned = { $seat } gibt zurück: { $object }.
    .also = { $object }
event-objects-returned = { $seat } hat gewählt.
event-hands-kept = Alle haben drei Gegenstände auf der Hand.
event-round-began = Runde { $round } beginnt mit { $start }.
event-deck-shuffled = Der Stapel ist leer, seine Ablage wird gemischt: { $deck }.
event-creatures-arrived = Neue Kreaturen in der Mitte: { $creatures }.
event-loot-turned = Die Beute dieser Runde: { $card }.
event-dice-rolled = { $seat } würfelt { $dice } = { $sum }.
event-scrap-found = Der niedrigste Wurf findet 1 Schrott: { $seats }.
event-character-placed = { $seat } legt den { $character-id ->
        [ragged_boy] { $character }n
       *[other] { $character }
    } unter eine { $die }.
    .also = den { $character-id ->
            [ragged_boy] { $character }n
           *[other] { $character }
        } unter eine { $die }
event-plan-ready = { $seat } ist fertig.
event-plans-laid = Alle Charaktere liegen verdeckt.
event-step-began = Jetzt der { $character }.
event-character-revealed = { $seat } deckt den { $character-id ->
        [ragged_boy] { $character }n
       *[other] { $character }
    } mit einer { $die } auf.
    .also = { $seat } den { $character-id ->
            [ragged_boy] { $character }n
           *[other] { $character }
        } mit einer { $die }
event-resources-gained = Gegenstände des { $character-id ->
        [ragged_boy] { $character }n
       *[other] { $character }s
    } bringen { $seat } { $gained }.
event-card-used = { $seat } nutzt „{ $card }“: zahlt { $paid }, bekommt { $gained }.
event-people-paid-for = { $seat } zahlt mit „{ $card }“ für mehr Leute: zahlt { $paid }, bekommt { $gained }.
event-icon-used = { $seat } nutzt „{ $card }“: bekommt { $gained }.
event-cards-passed = { $seat } setzt nichts mehr ein.
event-payments-passed = { $seat } zahlt für niemanden mehr.
event-preached = Der Prediger von { $seat } spricht zu Würfel { $slot }: Er zählt 2 mehr.
event-preaching-declined = { $seat } predigt nicht zweimal.
event-loot-taken = { $seat } nimmt Feld { $box }: { $gained }.
event-skill-used = { $seat } nutzt die Fähigkeit des { $character }s: bekommt { $gained }.
event-geek-skill-used = { event-skill-used }
event-building-built = { $seat } baut: { $building } (bezahlt: { $paid }).
event-object-made = { $seat } bastelt: { $object } (bezahlt: { $paid }).
event-objects-drawn = { $seat } zieht { $objects ->
        [0] keinen Gegenstand
        [one] 1 Gegenstand
       *[other] { $objects } Gegenstände
    }.
event-objects-seen = Gezogen: { $objects }.
event-object-discarded = { $seat } wirft ab: { $object }.
event-creature-assigned = { $seat } schickt { whom-creature } zu { $target }.
    .you-target = { $count ->
            [one] { $seat } hat dir 1 Kreatur geschickt
           *[other] { $seat } hat dir { $count } Kreaturen geschickt
        }
event-creature-taken = { $seat } nimmt { whom-creature }.
event-creature-attracted = Die Quiekbestie bringt { $seat } noch eine Kreatur: { $creature }.
event-creature-eliminated = Der Jäger von { $seat } erlegt { whom-creature }; { $seat } bekommt { $gained }.
event-creature-fought = Der Kämpfer von { $seat } erlegt { whom-creature }; { $seat } bekommt { $gained }.
event-creature-trapped = Die Falle von { $seat } tötet { whom-creature }; { $seat } bekommt { $gained }.
event-creature-wounded = { $seat } trifft { whom-creature } mit { $damage } Schaden: noch { $life } Leben.
event-creature-spared = { $seat } verschont { whom-creature }.
event-town-bitten = Kreaturen beißen die Stadt von { $seat }: { $damage } Schaden, { $defence } davon abgewehrt; { $people ->
        [0] niemand geht verloren
        [one] 1 Person geht verloren
       *[other] { $people } Leute gehen verloren
    }.
    .you-seat = { $people ->
            [0] { "" }
            [one] du hast 1 Person an Kreaturen verloren
           *[other] du hast { $people } Leute an Kreaturen verloren
        }
event-scrap-dissolved = Säure zerfrisst { $scrap } Schrott von { $seat }.
    .you-seat = Säure hat { $scrap } Schrott von dir zerfressen
event-town-grew = Die Stadt von { $seat } wächst um { $people }.
    .also = die von { $seat } um { $people }
    .you-seat = deine Stadt ist um { $people } gewachsen
event-town-fed = { $seat } ernährt die Stadt: { $due } Nahrung fällig, { $saved } davon aus Gebäuden, { $food } bezahlt.
event-people-starved = { $people ->
        [one] 1 Person verhungert
       *[other] { $people } Leute verhungern
    } in der Stadt von { $seat }.
    .you-seat = { $people ->
            [one] in deiner Stadt ist 1 Person verhungert
           *[other] in deiner Stadt sind { $people } Leute verhungert
        }
event-round-ended = Runde { $round } ist vorbei. { $start } beginnt die nächste.
event-achievement-earned = Erfolg für { $seat }: „{ $achievement }“.
event-game-ended = { $winners } gewinnt. Bevölkerung: { $scores }.

## Das Ende des Spiels.

tie-dice-in-play = { $names } haben gleich große Städte; vorn liegt die höhere Summe der Würfel auf Gebäuden und Gegenständen: { $measures }.
tie-first-in-order = { $names } sind auch darin gleich; vorn liegt, wer vom Startspieler aus zuerst dran ist (Hausregel).

## Der Tisch im Terminal.

table-heading = Runde { $round }, Ziel { $goal }
table-heading-before = vor der ersten Runde
table-heading-over = nach { $round ->
        [one] 1 Runde
       *[other] { $round } Runden
    }
table-town = Stadt von { $name }
# Beide zusammen stehen in einer Zeile: vierundzwanzig Spalten.
table-people = { $people } { $people ->
        [one] Person
       *[other] Leute
    }
table-hungry = { $due } N fällig
table-start = beginnt
# Eine Spalte mit Zahlen: Kreaturen vor einem Spieler. Ein Buchstabe, den kein Rohstoff hat.
table-beasts = K
table-creatures = Kreaturen
table-creatures-none = keine
table-strength = ♥{ $life } ⚔{ $damage }
# Acht Spalten für Mitte, Stadt und Gegenstände.
table-centre = Mitte
table-loot = Beute
table-box-taken = weg
table-town-cards = Stadt
table-objects = Gegenst.
table-hand = Hand
table-nothing = noch nichts
table-hidden = ?

info-buildings = Gebäude im Angebot: Würfel, Kosten, Wirkung, Vorrat
info-towns = Städte
info-hand = Deine Hand
info-creatures = Kreaturen: verbleibendes Leben, Schaden an der Stadt, Nahrung beim Tod
info-record = Erfolge bisher
info-characters = Charaktere, in der Reihenfolge, in der sie handeln (★: Pflicht)
info-card = braucht eine { $die } · kostet { $cost }
mark-life = verbleibendes Leben
mark-damage = Schaden an der Stadt je Runde oder der Buchstabe dessen, was verloren geht
mark-goal = das Ziel
mark-hunger = auf diesem Feld sind 1, 2 oder 3 Nahrung fällig
mark-start = beginnt diese Runde
mark-reached = hat das Ziel erreicht
mark-hidden = ein Charakter, der noch verdeckt ist
mark-copies = so viele sind übrig
mark-die = die erste Zahl einer Karte: der Wert, den sie braucht; dann ihre Kosten

rules-summary = Wirf vier Würfel und leg geheim unter jeden einen Charakter{ $must ->
        [no] ; welche vier, ist frei
       *[other] ; Sammler und Jäger sind immer dabei
    }.
    Hol Beute, bau, bastle Gegenstände, verteil die Kreaturen und jag sie: Was am Leben bleibt, beißt jede Runde. Dann
    wächst die Stadt und isst. Wer am Ende einer Runde mindestens { $goal } Leute hat, gewinnt; bei mehreren die größte Stadt.

# Die Seite: was auf dem Tisch liegt, Feld für Feld.
page-field-board = Bevölkerungstafel
page-field-bonus = Bonus auf Würfel
page-field-boxes = Beutefelder
page-field-buildings = Gebäude
page-field-centre = Kreaturen in der Mitte
page-field-characters = Charaktere
page-field-characters_used = eingesetzte Charaktere
page-field-counters = Zähler
page-field-creatures_left = Kreaturen übrig
page-field-dice = Würfel
page-field-drawn = gezogene Gegenstände
page-field-faces = Gebäude im Angebot
page-field-feats = Erfolge
page-field-fresh = hat eine neue Kreatur
page-field-hand = deine Hand
page-field-hand_sizes = Karten auf der Hand
page-field-high_values = Werte ab 7
page-field-is_mandatory = Sammler und Jäger sind Pflicht
page-field-is_mixed = Kreaturen neu gemischt
page-field-kills = erlegte Kreaturen
page-field-loot_left = Beute übrig
page-field-objects_left = Gegenstände übrig
page-field-objects_used = benutzte Gegenstände
page-field-paid_damage = bezahlter Schaden
page-field-paid_kills = bezahlte Tötungen
page-field-past_creatures = abgelegte Kreaturen
page-field-past_loot = abgelegte Beute
page-field-past_objects = abgelegte Gegenstände
page-field-resources = Rohstoffe
page-field-returned = zurückgegebene Gegenstände
page-field-stage = Schritt
page-field-stock = Gebäude übrig
page-field-wounds = Schaden auf Kreaturen

## Das Spielbrett auf der Seite.

board-dice = Würfel
board-die = Würfel { $slot }: { $die }
board-die-needed = braucht mindestens eine { $die }
board-must = muss
board-has-die = hat eine { $die }
board-no-die = kein Würfel
board-face-down = verdeckt
board-no-character = noch kein Charakter
board-steps = Schritte der Runde
board-step-done = vorbei
board-step-now = jetzt
board-step-later = kommt noch
board-parts = Teile des Spielbretts
board-loot = Beute
board-box-empty = Feld { $box } ist leer
board-gate = Vor dem Tor
board-gate-about = eine für jede Stadt
board-gate-empty = Hier lauert nichts.
board-rolled = Alle würfeln.
board-laid = Alle haben ihre Würfel gelegt.
board-cleared = Die Runde ist vorbei: Würfel und Karten gehen zurück.
board-siege = Die Städte
board-acid = Säure
board-squeaky = bringt noch eine
board-market = Gebäude
board-market-about = schraffiert: dir fehlt, was blass ist
board-market-lit = umrandet: kannst du bauen; sonst steht da, was fehlt
board-hand = Deine Hand
board-hand-about = für deinen Tüftler
board-hand-geek = dein Tüftler hat eine { $die }
board-hand-no-geek = dein Tüftler hat in dieser Runde keinen Würfel
board-hand-empty = Keine Gegenstände.
board-return-about = tippe zwei an, die zurückgehen
board-goes-back = geht zurück
board-discarded = wird abgelegt
board-town = Deine Stadt
board-town-cards = { $cards ->
        [0] noch nichts gebaut
        [one] 1 Karte
       *[other] { $cards } Karten
    }
board-about = Über: { $name }
board-start-player = Startspieler
board-due = { $food } Nahrung
board-goal = Ab { $goal } gewinnt am Ende einer Runde, wer die meiste Bevölkerung hat.
board-food-due = { $due } Nahrung fällig, du hast { $food }
board-food-due-them = { $due } Nahrung fällig, hat { $food }
board-chosen = gewählt
board-can = geht
board-payable = bezahlbar
board-none-left = keins übrig
board-needs = braucht eine { $die }
board-short = es fehlt: { $missing }
board-lacks = fehlt:
board-spoiled = jetzt bezahlbar, nach diesem Bau nicht mehr
board-tap = Wähle auf dem Spielbrett.
board-nothing-placed = Noch ist nichts verteilt.
board-clear = Leeren
board-skill = Fähigkeit:
board-build = Bauen: { $name }
board-make = Basteln: { $name }
board-discard = Ablegen: { $name }
board-choose-building = Wähle ein Gebäude
board-choose-object = Wähle einen Gegenstand
board-achievements = Erfolge

tab-gate = Tor
tab-market = Markt
tab-hand = Hand { $count }
tab-town = Stadt
tab-rivals = Andere

plan-put = Wohin mit deiner { $die }? { $dice ->
        [one] Noch 1 Würfel
       *[other] Noch { $dice } Würfel
    }.
plan-pick = Nimm einen Würfel auf.
plan-missing = { $count ->
        [one] { $names } braucht noch einen Würfel
       *[other] { $names } brauchen noch einen Würfel
    }; noch { $dice } übrig.
plan-done = Alle Würfel liegen. Bestätige, wenn es dir so gefällt.
plan-locked = Dein Plan liegt fest. Mit „Wieder ändern“ machst du ihn auf.
plan-bot = Gerade plant ein Bot für dich.

hunt-due = Noch { $damage } Schaden zu verteilen.
hunt-may-stop = { $damage } Schaden übrig: Du darfst hier aufhören.
hunt-done = Aller Schaden ist verteilt. Zuschlagen?
hunt-all-die = { $count ->
        [one] Sie stirbt. Zuschlagen?
       *[other] Alle sterben. Zuschlagen?
    }
hunt-strike = Zuschlagen
hunt-damage = Schaden { $damage }
hunt-dealt = { $dealt } verteilt, { $left } übrig
hunt-extra = Weißes muss verteilt werden; die { $extra } gestreiften von Gegenständen nicht.
hunt-all = Alles muss verteilt werden, solange noch etwas lebt.
hunt-must = { $sources }: muss verteilt werden.
hunt-may = Gestreift: { $sources }, nach Belieben.
hunt-source = { $name } { $damage }
hunt-paid = bezahlt { $damage }
hunt-damage-to = Schaden für: { $name }
hunt-less = Weniger Schaden für: { $name }
hunt-more = Mehr Schaden für: { $name }
hunt-most = So viel wie möglich für: { $name }
hunt-life = noch { $life } von { $full } Leben
hunt-dies = Stirbt, bringt nichts
hunt-dies-gain = Stirbt: { $gain } für dich
hunt-lives = Lebt mit { $life }: beißt { $bite }
hunt-lives-acid = Lebt mit { $life }: frisst { $scrap } Schrott

offer-cards = Karten, die du jetzt nutzen kannst
offer-once = jede einmal
offer-pay = Zahle
offer-use = Nutzen
offer-no-die = Jetzt nicht: { $character } ohne Würfel.
offer-later = Noch nicht: { $character } handelt später.
offer-used = Schon genutzt.
offer-face = Jetzt nicht: nur mit einer gewürfelten { $faces }.
offer-short = Jetzt nicht: Es fehlt { $missing }.

## Was eine Karte tut, in wenigen Worten.

card-or = { $start } oder { $last }
card-with = mit { $character }
card-pop = +{ $amount } Bevölkerung
card-feed = ernährt { $amount }
card-defence = Abwehr { $amount }
card-dmg = +{ $amount } Schaden
card-dice_plus = alle deine Würfel +{ $amount }
card-preach_twice = predigt zweimal
card-on_kill = je getötete Kreatur: { $gain }
card-gain = beim Aufdecken: { $gain }
card-discount = Gebäude: { $pay } weniger
card-pop_pay = zahle { $pay }: +{ $amount } Bevölkerung
card-dmg_pay = zahle { $pay }: { $amount } Schaden
card-kill_pay = zahle { $pay }: töte eine Kreatur
card-convert = zahle { $pay }: { $one_of }
card-if_die = bei gewürfelter { $faces }: { $one_of }
card-die_plus = eigener Würfel +{ $amount }
card-on_kill_pop = je getötete Kreatur: +{ $amount } Bevölkerung
card-on_build_pop = je Gebäude: +{ $amount } Bevölkerung

## Dasselbe in ganzen Sätzen.

sheet-pop = +{ $amount } Bevölkerung in jeder Wachstumsphase.
sheet-feed = Deine Stadt braucht { $amount } Nahrung weniger.
sheet-defence = Hält jede Runde { $amount } von dem Schaden ab, den Kreaturen deiner Stadt zufügen.
sheet-dmg = { $amount } Schaden mehr für deine Jagd. Was Gegenstände beitragen, darfst du weglassen.
sheet-dice_plus = Alle vier Würfel zählen von nun an { $amount } mehr.
sheet-preach_twice = Dein Prediger darf noch zu einem zweiten, anderen Würfel gehen.
sheet-on_kill = Jede Kreatur, die du tötest, bringt außerdem { $gain }.
sheet-gain = Wird der Charakter aufgedeckt, bekommst du { $gain }.
sheet-discount = Was du baust, kostet { $pay } weniger.
sheet-pop_pay = Einmal pro Runde darfst du beim Wachsen { $pay } zahlen: +{ $amount } Bevölkerung.
sheet-dmg_pay = Einmal pro Runde darfst du vor der Jagd { $pay } für { $amount } Schaden zahlen.
sheet-kill_pay = Einmal pro Runde darfst du vor der Jagd { $pay } zahlen und eine deiner Kreaturen töten.
sheet-convert = Wird der Charakter aufgedeckt, darfst du { $pay } zahlen: { $one_of }.
sheet-if_die = Wird der Charakter mit einer gewürfelten { $faces } aufgedeckt, bekommst du { $one_of }.
sheet-die_plus = Wird der Charakter aufgedeckt, darf sein Würfel { $amount } mehr zählen.
sheet-on_kill_pop = Jede Kreatur, die du tötest, darf +{ $amount } Bevölkerung bringen.
sheet-on_build_pop = Jedes Gebäude, das du baust, darf +{ $amount } Bevölkerung bringen.
sheet-object = Gegenstand ({ $character }): wirkt in Runden, in denen dieser Charakter einen Würfel hat
sheet-building = Gebäude, noch { $left } von { $copies }
sheet-die = Würfel
sheet-die-needed = { $die } oder mehr
sheet-cost = Kosten
sheet-pay = Du zahlst
sheet-lack = Fehlt
sheet-other = Andere Seite
sheet-creature = Stirbt an { $life } Schaden und hinterlässt { $food } Nahrung. Solange sie lebt, beißt sie jede Runde { $bite } Bewohner; Wunden bleiben.
sheet-life = Stirbt an { $life } Schaden und hinterlässt { $food } Nahrung. Wunden bleiben.
sheet-squeaky = Wer sie bekommt, bekommt auch die nächste Kreatur vom Stapel.
sheet-corrosive = Solange sie lebt, frisst sie bis zu { $scrap } Schrott statt Bewohner. Abwehr hilft nicht.
sheet-from = ab { $value }:
sheet-fighter = Mit jedem Würfel hält er { $defence } Schaden von deiner Stadt ab.

## Was die sieben tun, auf ihren Karten.

crew-preacher = +{ $bonus } für einen anderen deiner Würfel
crew-collector = der höchste nimmt zuerst Beute
crew-builder = Fähigkeit oder ein Gebäude
crew-geek = Fähigkeit oder ein Gegenstand
crew-ragged_boy = der höchste schickt zuerst eine Kreatur
crew-fighter = { $from } tötet eine, sonst +{ $damage } Schaden
crew-fighter-kills = tötet eine deiner Kreaturen
crew-fighter-helps = +{ $damage } Schaden für den Jäger
crew-kills = tötet eine
crew-hunter = Schaden wie auf dem Würfel
crew-hunter-deals = { $value } Schaden

then = Danach:
then-left = Dir bleibt: { $left }.
then-grows = Du wächst auf { $people }: { $due } Nahrung fällig, du hast { $food }.
then-spoiled = Danach nicht mehr bezahlbar: { $names }.

after-strike = Wenn du jetzt zuschlägst
after-now = So wie es steht
after-bites = Bisse { $bites }, deine Abwehr { $defence }
after-acid = Säure frisst Schrott
after-food = Nahrung, die du dann hast
after-grows = Bevölkerung { $people } wächst um { $growth }
after-due = { $due } Nahrung fällig, du hast { $food }

held-hand = Hand
after-line = Bisse { $bites }, Abwehr { $defence }; dann { $grown } Bewohner, { $due } Nahrung fällig, du hast { $food }.
after-fed = { $grown } Bewohner, { $due } Nahrung fällig, du hast { $food }.

## Der Tisch als Liste.

list-card = Karte
list-effect = Wirkung
list-left = Vorrat
list-for-you = Für dich
list-box = Feld { $box }: { $holds }
list-creature = { $name }: { $life } von { $full } Leben, beißt { $bite }, tot { $food } Nahrung.
list-die-counts = hat eine { $die }, zählt als { $value }
list-people = Bevölkerung
list-owns = Besitz
list-eats = Nahrung
list-buildings = Gebäude
list-objects = Gegenstände
list-hand = Karten auf der Hand
list-creatures = Kreaturen
list-food-from = Ab { $least } Bewohnern ist { $due } Nahrung fällig.

## Zahlen

luck-about = was die Würfel aller Runden zusammen zeigen
luck-count = { $count } gewürfelt, { $expected } waren zu erwarten
took-creatures = Geschickte Kreaturen
turn-counted = Runde { $turn }
## Die erste Partie.

guide-goal-title = Zwanzig Leute
guide-goal = Die erste Stadt mit *20 Leuten* gewinnt. Deine beginnt mit fünf.
guide-objects-title = Drei Dinge behalten
guide-objects = Gib zwei von diesen fünf Dingen zurück. *Behalte, was wenig kostet.*
guide-dice-title = Vier Würfel, vier Helfer
guide-dice = Diese vier Würfel hast du geworfen. *Gib jeden einem anderen Helfer.*
guide-collector-title = Sammler: die Beute
guide-collector = Der Sammler muss jede Runde arbeiten. *Der höchste Würfel nimmt zuerst Beute.*
guide-hunter-title = Jäger: die Kreaturen
guide-hunter = Auch der Jäger muss immer arbeiten. *Sein Würfel sagt, wie fest er zuschlägt.*
guide-builder-title = Baumeister: eine bessere Stadt
guide-builder = Ein dritter Würfel für den Baumeister ist ein guter Anfang. *Er findet Schrott oder baut.*
guide-loot-title = Nimm ein Feld
guide-loot = Wähle ein Feld und nimm alles daraus. *Nahrung ist für deine Leute, der Rest zum Bauen.*
guide-build-title = Bau etwas
guide-build = Jede Karte zeigt, welchen Würfel und Preis sie braucht. *Ein Gebäude wirkt ab jetzt in jeder Runde.*
guide-make-title = Bastle etwas
guide-make = Der Tüftler bastelt etwas aus deiner Hand. *Es hilft, wenn sein Helfer einen Würfel hat.*
guide-creature-title = Eine Kreatur kommt
guide-creature = Jede Runde kommt eine Kreatur in deine Stadt. *Nimm eine, die du schaffst.*
guide-hunt-title = Die Jagd
guide-hunt = Verteile den Schaden auf deine Kreaturen. *Tote sind Nahrung, lebende beißen.*
guide-food-title = Deine Leute essen
guide-food = Am Ende der Runde isst deine Stadt. *Für jede fehlende Nahrung geht jemand.*
guide-preacher-title = Prediger: gut für kleine Würfel
guide-preacher = Der Prediger gibt einem anderen Würfel 2 dazu. *Gib ihm deinen niedrigsten.*
guide-enough-title = Du weißt genug
guide-enough = Jetzt weißt du, wie eine Stadt wächst. *Spiel weiter bis 20 oder hör hier auf.*
guide-over-title = Das war’s
guide-over = Das war eine ganze Partie Ratville! *Die größte Stadt gewinnt.*
## Gründe für eine Antwort, in einem Tipp oder einer Analyse: wozu sie im Schnitt führt, verglichen mit anderen.

reason-count-mechanisms = { $way ->
    [more] { $amount ->
        [one] { $amount } Mechanismus mehr
       *[other] { $amount } Mechanismen mehr
    }
   *[less] { $amount ->
        [one] { $amount } Mechanismus weniger
       *[other] { $amount } Mechanismen weniger
    }
}
reason-count-modules = { $way ->
    [more] { $amount ->
        [one] { $amount } Modul mehr
       *[other] { $amount } Module mehr
    }
   *[less] { $amount ->
        [one] { $amount } Modul weniger
       *[other] { $amount } Module weniger
    }
}
reason-people = { $way ->
    [more] etwa { $amount } mehr Bevölkerung
   *[less] etwa { $amount } weniger Bevölkerung
}
reason-scrap = { $way ->
    [more] etwa { $amount } Schrott mehr
   *[less] etwa { $amount } Schrott weniger
}
reason-mechanism = etwa { reason-count-mechanisms }
reason-module = etwa { reason-count-modules }
reason-food = { $way ->
    [more] etwa { $amount } Nahrung mehr
   *[less] etwa { $amount } Nahrung weniger
}
reason-hunger = { $way ->
    [more] beim Essen fehlt etwa { $amount } Nahrung mehr
   *[less] beim Essen fehlt etwa { $amount } Nahrung weniger
}
reason-buildings = { $way ->
    [more] Gebäude, die mehr bringen
   *[less] Gebäude, die weniger bringen
}
reason-objects = { $way ->
    [more] Gegenstände, die mehr bringen
   *[less] Gegenstände, die weniger bringen
}
reason-hand = { $way ->
    [more] eine bessere Karte auf der Hand
   *[less] eine schlechtere Karte auf der Hand
}
reason-creatures = { $way ->
    [more] mehr Ärger mit Kreaturen
   *[less] weniger Ärger mit Kreaturen
}
reason-wounds = { $way ->
    [more] etwa { $amount } Schaden mehr an Kreaturen
   *[less] etwa { $amount } Schaden weniger an Kreaturen
}
reason-cards = { $way ->
    [more] mehr gebaut, und früh
   *[less] bisher weniger gebaut
}
