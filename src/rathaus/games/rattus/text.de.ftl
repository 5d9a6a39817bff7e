## Rattus auf Deutsch.

title = Rattus
tagline = Europa, 1347
about = Europa im Jahr 1347: Siedle, wo die Ratten sind, bitte die Stände um Hilfe und überlebe die Pest.
sources = Die Regeln sind die der Anleitung; Hausregeln sind gekennzeichnet. Was nur Plan, Marker und Karten zeigen, haben wir
    zum Teil rekonstruiert: die meisten Grenzen, fünf Namen im Süden, fast alle Ratten, Kurier und Karawanenführer; die 20 Bürger sind
    die der ersten Ausgabe. Wer die Schachtel besitzt, berichtigt eine Kopie von data.toml und spielt mit --set data=FILE.

## Kapitel der Regeln, als Überschriften im Verlauf. Höchstens neun Spalten.

chapter-1 = Aufbau
chapter-2 = Zug
chapter-3 = Aktionen
chapter-4 = Pest
chapter-5 = Stände
chapter-6 = Ende

## Die Phasen eines Zuges, wie sie auf der Leiste stehen.

phase-setup = Aufbau
phase-action = Aktion
phase-population = Bürger
phase-class-card = Ständekarte
phase-abilities = Fähigkeiten
phase-plague = Pest
phase-rats = neue Ratten
phase-resolve = Ausbruch
phase-final = Schlussrunde
phase-end = Ende

## Namen. Regionen heißen wie auf dem Spielplan; nur die Goldene Horde ist übersetzt. `.short` steht, wo wenig Platz ist.

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
name-golden_horde = Goldene Horde
name-maghreb = Maghreb
name-ifriqiya = Ifriqiya
name-libya = Libya
name-egyptus = Egyptus
name-syria = Syria

name-peasant = Bauer
name-monk = Mönch
name-merchant = Händler
name-witch = Hexe
name-king = König
name-knight = Ritter
name-baker = Bäcker
name-serf = Leibeigener
name-courier = Kurier
name-queen = Königin
name-soldier = Soldat
name-caravanner = Karawanenführer
    .short = Karawane
name-boccaccio = Boccaccio

name-majority = Mehrheit
name-all = alle
name-peasantry = Landvolk
name-church = Kirche
name-bourgeoisie = Bürgertum
name-magic = Zauberkunst
name-royalty = Königtum
name-chivalry = Rittertum
name-islam = Islam
name-none = kein Stand

name-no-rats-left = Im Vorrat sind keine Ratten mehr
name-all-citizens-out = Alle Bürger dieses Spielers sind auf dem Plan
name-longest-game = Das Spiel hat lange genug gedauert

name-classes = Ständekarten
name-recommended = die empfohlenen
name-random = zufällig gezogene
name-one_per_class = eine je Stand, zufällig gezogen

# Symbole der Ratten, in höchstens zwei Buchstaben.
letter-majority = M
letter-all = A
letter-peasantry = La
letter-church = Ki
letter-bourgeoisie = Bü
letter-magic = Za
letter-royalty = Kö
letter-chivalry = Ri
letter-islam = Is
letter-none = –

## Was sie bewirken: in einem Satz, kurz genug für eine Zeile im Terminal.

about-peasant = Ein Bürger mehr, wenn du deine Bevölkerung vermehrst, auch ohne Ratten dort.
about-monk = Setze eine Ratte aus einer Region in eine Nachbarregion mit weniger als drei.
about-merchant = Setze bis zu drei deiner Bürger aus einer Region in eine Nachbarregion.
about-witch = Sieh dir heimlich zwei Ratten auf dem Plan an; danach darfst du sie tauschen.
about-king = Bring einen deiner Bürger aus einer Region ohne Ratten in die Zuflucht.
about-knight = Die Pest zieht weiter, und die Grenzwerte ihrer Ratten zählen zwei weniger.
about-baker = Leg einen Bürger auf die Karte; wer sie nimmt, setzt alle in eine Region.
about-serf = Für jede Ratte, die fremde Bürger tötet, kommt dort ein eigener hinzu.
about-courier = Setze bis zu zwei deiner Bürger um, jeden in eine beliebige andere Region.
about-queen = Zwei Bürger mehr beim Vermehren, wenn dein Gebiet größer ist als jedes andere.
about-soldier = Die Pest zieht weiter, und du darfst eine Ratte mehr einsetzen.
about-caravanner = Das Kamel zieht einen Schritt: ein Bürger, wo es war, einer, wo es ankommt.
about-boccaccio = Tötet deine Pest fremde Bürger, flieht ein eigener von nebenan in die Zuflucht.

about-final-peasant = In der Schlussrunde: ein Bürger in eine beliebige Region.
about-final-queen = In der Schlussrunde: zwei Bürger in eine Region, wenn dein Gebiet das größte ist.
about-final-knight = In der Schlussrunde: Pest ziehen, aufdecken; Grenzwerte auf Wunsch zwei weniger.
about-final-soldier = In der Schlussrunde: Pest ziehen, auf Wunsch eine offene Ratte dazu, aufdecken.
about-final-serf = Schlussrunde: Pest einen Schritt ziehen (Hausregel), aufdecken; Bürger möglich.
about-final-baker = Nach der Schlussrunde setzt dein linker Nachbar die Bürger auf der Karte ein.

about-option-classes = Welche sechs Ständekarten (acht zu fünft oder sechst) auf dem Tisch liegen; oder eine Liste.

## Fragen.

prompt-place-citizens = In welcher Region lassen sich deine { $citizens } Bürger nieder? { $more ->
        [0] Es sind die letzten vor dem ersten Zug.
       *[other] Danach setzt du noch { $more ->
            [one] einmal
           *[other] zweimal
        } { $citizens } ein.
    }
waiting-place-citizens = { $names } sucht ein Zuhause für zwei Bürger.
prompt-act = Du bist am Zug: Was tust du, bevor die Pest zieht?
waiting-act = { $names } wählt Aktionen.
prompt-increase-population = Wo kommen neue Bürger an? Einer für jede Ratte dort.
waiting-increase-population = { $names } will die Bevölkerung vermehren.
prompt-use-bonus = Wie viele Bürger kommen { $region-id ->
        [golden_horde] in die { $region }
        [maghreb] in den { $region }
       *[other] nach { $region }
    }?
waiting-use-bonus = { $names } zählt neue Bürger.
prompt-take-card = Welche Ständekarte nimmst du?
waiting-take-card = { $names } sieht sich die Ständekarten an.
prompt-choose-rat = Mönch: Welche Ratte versetzt du?
waiting-choose-rat = { $names } schickt den Mönch los.
prompt-move-rat = Mönch: Wohin kommt Ratte { $rat } { $region-id ->
        [golden_horde] aus der Goldenen Horde
        [maghreb] aus dem { $region }
       *[other] aus { $region }
    }?
waiting-move-rat = { $names } schickt den Mönch los.
prompt-look-at-rat = Hexe: Welche Ratte siehst du dir an?
waiting-look-at-rat = { $names } befragt die Hexe.
prompt-swap-rats = Hexe: Tauschen Ratte { $rat } { $region-id ->
        [golden_horde] in der Goldenen Horde
        [maghreb] im { $region }
       *[other] in { $region }
    } und Ratte { $other-rat } { $other-region-id ->
        [golden_horde] in der Goldenen Horde
        [maghreb] im { $other-region }
       *[other] in { $other-region }
    } die Plätze?
waiting-swap-rats = { $names } befragt die Hexe.
prompt-choose-source = Händler: Woher kommen die Bürger? Du darfst bis zu { $citizens } versetzen.
waiting-choose-source = { $names } schickt den Händler los.
prompt-choose-target = Händler: Wohin gehen deine Bürger { $region-id ->
        [golden_horde] aus der Goldenen Horde
        [maghreb] aus dem { $region }
       *[other] aus { $region }
    }?
waiting-choose-target = { $names } schickt den Händler los.
prompt-move-citizens = Händler: Wie viele Bürger gehen { $source-id ->
        [golden_horde] aus der Goldenen Horde
        [maghreb] aus dem { $source }
       *[other] aus { $source }
    } { $target-id ->
        [golden_horde] in die { $target }
        [maghreb] in den { $target }
       *[other] nach { $target }
    }?
waiting-move-citizens = { $names } schickt den Händler los.
prompt-save-citizen = König: Woher kommt der Bürger, der in die Zuflucht darf?
waiting-save-citizen = { $names } hat Audienz beim König.
prompt-place-kept-citizens = Bäcker: Wohin { $citizens ->
        [one] geht der Bürger
       *[other] gehen die { $citizens } Bürger
    } von { $seat }?
waiting-place-kept-citizens = { $names } bringt die Gäste des Bäckers unter.
prompt-carry-from = Kurier: Woher holst du einen Bürger? { $citizens ->
        [one] Einen darfst du noch versetzen.
       *[other] { $citizens } darfst du versetzen.
    }
waiting-carry-from = { $names } schickt den Kurier los.
prompt-carry-to = Kurier: Wohin geht der Bürger { $region-id ->
        [golden_horde] aus der Goldenen Horde
        [maghreb] aus dem { $region }
       *[other] aus { $region }
    }?
waiting-carry-to = { $names } schickt den Kurier los.
prompt-move-camel = Karawanenführer: Wohin zieht das Kamel { $region-id ->
        [golden_horde] aus der Goldenen Horde
        [maghreb] aus dem { $region }
       *[other] aus { $region }
    }?
waiting-move-camel = { $names } belädt das Kamel.
prompt-move-plague = Wohin zieht die Pest { $region-id ->
        [golden_horde] aus der Goldenen Horde
        [maghreb] aus dem { $region }
       *[other] aus { $region }
    }? { $steps ->
        [one] Sie zieht einen Schritt.
       *[other] Sie zieht bis zu { $steps } Schritte.
    }
waiting-move-plague = { $names } zieht die Pest.
prompt-add-rat = Wohin kommt eine neue Ratte? { $rats ->
        [one] Es ist die letzte.
       *[other] Es sind noch { $rats }.
    }
waiting-add-rat = { $names } setzt Ratten ein.
prompt-add-extra-rat = Soldat: Wo setzt du eine Ratte mehr ein?
waiting-add-extra-rat = { $names } denkt über eine Ratte mehr nach.
prompt-lower-limits = Ritter: Zählen die Grenzwerte der Ratten { $region-id ->
        [golden_horde] in der Goldenen Horde
        [maghreb] im { $region }
       *[other] in { $region }
    } { $less } weniger?
waiting-lower-limits = { $names } befragt den Ritter.
prompt-join = Leibeigener: Kommt { $region-id ->
        [golden_horde] in der Goldenen Horde
        [maghreb] im { $region }
       *[other] in { $region }
    } ein Bürger von dir hinzu?
waiting-join = { $names } befragt den Leibeigenen.
prompt-flee = Boccaccio: Wer flieht in die Zuflucht?
waiting-flee = { $names } hört Boccaccio zu.
prompt-act-finally = Schlussrunde: Welche deiner Karten nutzt du noch?
waiting-act-finally = { $names } nutzt Ständekarten zum letzten Mal.
prompt-place-finally = { $citizens ->
        [one] Wo lässt sich noch ein Bürger nieder?
       *[other] In welcher Region lassen sich noch { $citizens } Bürger nieder?
    }
waiting-place-finally = { $names } setzt die letzten Bürger ein.
prompt-choose-region = Die letzte Pest: Welche Region ist die nächste?
waiting-choose-region = { $names } bestimmt, wo die Pest weiterzieht.
prompt-choose-next-rat = Die letzte Pest { $region-id ->
        [golden_horde] in der Goldenen Horde
        [maghreb] im { $region }
       *[other] in { $region }
    }: Welche Ratte wird als nächste aufgedeckt?
waiting-choose-next-rat = { $names } bestimmt die nächste Ratte.

## Antworten.

option-place = { $region }
option-to = { $region }
option-from = { $region }
option-end = fertig
option-increase = Bevölkerung vermehren
option-take = eine Ständekarte nehmen
about-increase = Ein neuer Bürger für jede Ratte in einer Region, die du gleich wählst.
about-take = Du darfst sie in deinen Zügen nutzen, bis sie jemand nimmt; Ratten mit ihrem Zeichen treffen dich.
option-use = { $card-id ->
        [peasant] den Bauern
        [serf] den Leibeigenen
        [soldier] den Soldaten
        [witch] die { $card }
        [queen] die { $card }
        [boccaccio] { $card }
       *[other] den { $card }
    } nutzen
option-move-plague = die Pest mit deinen Karten ziehen
option-bring = { $citizens } Bürger
option-card = { $card }
option-rat = { $region } { $rat }
option-look = { $region } { $rat }
option-swap = tauschen
option-leave = liegen lassen
option-move = { $citizens } Bürger
option-save = { $region }
option-stop = keinen Bürger mehr
option-plague = { $region }
option-add = { $region }
option-add-none = keine weitere Ratte
option-lower = ja
option-keep = nein
option-join = ja, ein Bürger mehr
option-stay-away = nein
option-flee = { $region-id ->
        [golden_horde] aus der Goldenen Horde
        [maghreb] aus dem { $region }
       *[other] aus { $region }
    }
option-flee-nobody = niemand flieht
option-ravage = { $region }
option-reveal = Ratte { $rat }

## Was geschah.

event-map-laid = Die Pest beginnt { $region-id ->
        [golden_horde] in der Goldenen Horde
        [maghreb] im { $region }
       *[other] in { $region }
    }, und { $seat } setzt die ersten Bürger ein.
event-citizens-placed = { $seat } siedelt { citizens-counted } { $region-id ->
        [golden_horde] in der Goldenen Horde
        [maghreb] im { $region }
       *[other] in { $region }
    } an.
event-turn-began = Zug { $turn }: { $seat }.
event-increase-chosen = { $seat } will die Bevölkerung vermehren.
event-region-chosen = { $seat } wählt { $region-id ->
        [golden_horde] die { $region }
        [maghreb] den { $region }
       *[other] { $region }
    }.
event-population-increased = { citizens-counted } von { $seat } { $citizens ->
        [one] lässt
       *[other] lassen
    } sich { $region-id ->
        [golden_horde] in der Goldenen Horde
        [maghreb] im { $region }
       *[other] in { $region }
    } nieder.
event-card-chosen = { $seat } will eine Ständekarte nehmen.
event-card-taken = { $seat } nimmt { $card-id ->
        [peasant] den Bauern
        [serf] den Leibeigenen
        [soldier] den Soldaten
        [witch] die { $card }
        [queen] die { $card }
        [boccaccio] { $card }
       *[other] den { $card }
    }.
event-card-taken-away = { $seat } nimmt { $victim } { $card-id ->
        [peasant] den Bauern
        [serf] den Leibeigenen
        [soldier] den Soldaten
        [witch] die { $card }
        [queen] die { $card }
        [boccaccio] { $card }
       *[other] den { $card }
    } weg.
    .you-victim = { $count ->
            [one] { $seat } hat dir eine Karte weggenommen
           *[other] { $seat } hat dir { $count } Karten weggenommen
        }
event-actions-ended = { $seat } beendet die Aktionen.
event-ability-used = { $seat } nutzt { $card-id ->
        [peasant] den Bauern
        [serf] den Leibeigenen
        [soldier] den Soldaten
        [witch] die { $card }
        [queen] die { $card }
        [boccaccio] { $card }
       *[other] den { $card }
    }.
event-source-chosen = { $seat } will Bürger { $region-id ->
        [golden_horde] aus der Goldenen Horde
        [maghreb] aus dem { $region }
       *[other] aus { $region }
    } versetzen.
event-target-chosen = { $seat } schickt sie { $region-id ->
        [golden_horde] in die { $region }
        [maghreb] in den { $region }
       *[other] nach { $region }
    }.
event-rat-chosen = { $seat } wählt Ratte { $rat } { $region-id ->
        [golden_horde] in der Goldenen Horde
        [maghreb] im { $region }
       *[other] in { $region }
    }.
event-rat-moved = { $seat } setzt Ratte { $rat } { $source-id ->
        [golden_horde] aus der Goldenen Horde
        [maghreb] aus dem { $source }
       *[other] aus { $source }
    } { $target-id ->
        [golden_horde] in die { $target }
        [maghreb] in den { $target }
       *[other] nach { $target }
    }, dort ist sie Nummer { $place }.
event-citizens-moved = { $seat } schickt { citizens-counted } { $source-id ->
        [golden_horde] aus der Goldenen Horde
        [maghreb] aus dem { $source }
       *[other] aus { $source }
    } { $target-id ->
        [golden_horde] in die { $target }
        [maghreb] in den { $target }
       *[other] nach { $target }
    }.
event-courier-stopped = { $seat } versetzt niemanden mehr.
event-rat-looked-at = { $seat } sieht sich Ratte { $rat } { $region-id ->
        [golden_horde] in der Goldenen Horde
        [maghreb] im { $region }
       *[other] in { $region }
    } an.
event-rat-seen = Nur du siehst es: Ratte { $rat } { $region-id ->
        [golden_horde] in der Goldenen Horde
        [maghreb] im { $region }
       *[other] in { $region }
    } hat Grenzwert { $limit } und zeigt { $symbols }.
event-rats-swapped = { $seat } tauscht Ratte { $rat } { $region-id ->
        [golden_horde] in der Goldenen Horde
        [maghreb] im { $region }
       *[other] in { $region }
    } und Ratte { $other_rat } { $other_region-id ->
        [golden_horde] in der Goldenen Horde
        [maghreb] im { $other_region }
       *[other] in { $other_region }
    }.
event-rats-left = { $seat } lässt beide Ratten, wo sie sind.
event-citizen-saved = Ein Bürger von { $seat } geht { $region-id ->
        [golden_horde] aus der Goldenen Horde
        [maghreb] aus dem { $region }
       *[other] aus { $region }
    } in die Zuflucht.
event-citizen-kept = { $seat } legt einen Bürger auf den Bäcker; dort { $citizens ->
        [one] ist jetzt 1
       *[other] sind jetzt { $citizens }
    }.
event-kept-citizens-placed = { $seat } setzt ein, was auf dem Bäcker liegt: { citizens-counted } von { $owner } { $region-id ->
        [golden_horde] in die { $region }
        [maghreb] in den { $region }
       *[other] nach { $region }
    }.
    .you-owner = { $seat } hat deine { citizens-counted } vom Bäcker eingesetzt
event-camel-moved = { $seat } führt das Kamel { $source-id ->
        [golden_horde] aus der Goldenen Horde
        [maghreb] aus dem { $source }
       *[other] aus { $source }
    } { $target-id ->
        [golden_horde] in die { $target }
        [maghreb] in den { $target }
       *[other] nach { $target }
    }.
event-caravan-settled = Ein Bürger von { $seat } lässt sich { $region-id ->
        [golden_horde] in der Goldenen Horde
        [maghreb] im { $region }
       *[other] in { $region }
    } nieder.
event-plague-moved = { $seat } zieht die Pest { $region-id ->
        [golden_horde] in die { $region }
        [maghreb] in den { $region }
       *[other] nach { $region }
    }.
event-rat-added = Eine neue Ratte taucht { $region-id ->
        [golden_horde] in der Goldenen Horde
        [maghreb] im { $region }
       *[other] in { $region }
    } auf.
event-extra-rat-added = { $seat } setzt { $region-id ->
        [golden_horde] in der Goldenen Horde
        [maghreb] im { $region }
       *[other] in { $region }
    } eine Ratte mehr ein.
event-extra-rat-declined = { $seat } setzt keine weitere Ratte ein.
event-limits-lowered = Der Ritter von { $seat } senkt alle Grenzwerte um { $less }.
event-limits-kept = { $seat } lässt die Grenzwerte, wie sie sind.
event-plague-broke-out = Ratte { $rat } { $region-id ->
        [golden_horde] in der Goldenen Horde
        [maghreb] im { $region }
       *[other] in { $region }
    }: Grenzwert { $limit }, { citizens-counted }. Ausbruch: { $symbols }.
event-plague-spared = Ratte { $rat } { $region-id ->
        [golden_horde] in der Goldenen Horde
        [maghreb] im { $region }
       *[other] in { $region }
    }: Grenzwert { $limit }, aber nur { citizens-counted }. Nichts geschieht.
event-citizens-died = { $seat } verliert { citizens-counted } { $region-id ->
        [golden_horde] in der Goldenen Horde
        [maghreb] im { $region }
       *[other] in { $region }
    }.
    .then = { $seat } −{ $citizens }.
    .you-seat = du hast { citizens-counted } an die Pest verloren
event-serf-joined = Ein Bürger von { $seat } kommt { $region-id ->
        [golden_horde] in der Goldenen Horde
        [maghreb] im { $region }
       *[other] in { $region }
    } hinzu.
event-serf-stayed-away = Kein Bürger von { $seat } kommt hinzu.
event-citizen-fled = Ein Bürger von { $seat } flieht { $region-id ->
        [golden_horde] aus der Goldenen Horde
        [maghreb] aus dem { $region }
       *[other] aus { $region }
    } in die Zuflucht.
event-nobody-fled = Kein Bürger von { $seat } flieht.
event-last-turn-ended = Das war der letzte Zug: { $reason }. Gespielt hat ihn { $seat }.
event-final-turn-began = { $seat } darf noch einmal Ständekarten nutzen.
event-final-plague-move-chosen = { $seat } schickt noch einmal die Pest los.
event-final-citizens-placed = { $seat } siedelt { citizens-counted } { $region-id ->
        [golden_horde] in der Goldenen Horde
        [maghreb] im { $region }
       *[other] in { $region }
    } an.
event-final-plague-began = Die Pest verheert alle Regionen. { $seat } bestimmt die Reihenfolge, wo sie wichtig sein kann.
event-region-ravaged = Die Pest kommt als Nächstes { $region-id ->
        [golden_horde] in die { $region }
        [maghreb] in den { $region }
       *[other] nach { $region }
    }.
event-game-ended = { $winners } hat die meisten Menschen durch die Pest gebracht. Punkte: { $scores }.

## Das Ende des Spiels.

name-haven = Zuflucht
tie-next-clockwise = { $names } haben gleich viele Punkte; vorn liegt, wer im Uhrzeigersinn als Erstes auf die Person des letzten Zugs folgt.

citizens-counted = { $citizens } Bürger

## Der Tisch im Terminal.

table-heading = Zug { $turn }
table-heading-before = vor dem ersten Zug
table-heading-final = die Schlussrunde
table-heading-over = nach { $turn ->
        [one] 1 Zug
       *[other] { $turn } Zügen
    }
turn-counted = Zug { $turn }
# Über den Ratten ist Platz für fünf Buchstaben; deshalb beginnen die Bürger mit einer Lücke.
table-region = Region
table-rats = Ratte
table-citizens = {" "}Bürger
table-neighbours = Nachbarn
# Spalten der Spieler: höchstens je fünf Buchstaben.
table-map = Plan
table-haven = Zufl.
table-reserve = Rest
table-held = Karte
table-active = am Zug
table-rats-left = { $rats ->
        [0] keine Ratte mehr
        [one] noch 1 Ratte
       *[other] noch { $rats } Ratten
    }
table-final = dann die Pest überall
table-plague = Pest
table-legend-rats = ? Ratte  1–6 bekannter Grenzwert
table-order = Schlussrunde, in dieser Reihenfolge:
table-seen = Nur du kennst { $rats }

# Regionen in zwei Buchstaben, für Listen von Nachbarn.
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
short-golden_horde = Go
short-maghreb = Ma
short-ifriqiya = If
short-libya = Li
short-egyptus = Eg
short-syria = Sy

info-cards = Ständekarten
info-seen = Was du gesehen hast
info-regions = Regionen und ihre Nachbarn
info-sea = Eine Welle (~) heißt: übers Meer.
info-revealed = Bisher aufgedeckte Ratten
info-nothing = Noch keine.
mark-rat = eine verdeckte Ratte
mark-limit = der Grenzwert einer Ratte, die du angesehen hast
mark-no-rat = keine Ratte
mark-plague = die Pest
mark-camel = das Kamel
mark-turn = wer am Zug ist
mark-citizens = Bürger von jemandem
mark-map = Bürger auf dem Plan
mark-haven = Bürger in der Zuflucht
mark-reserve = Bürger im Vorrat
mark-held = Ständekarten

rules-summary = Siedle, wo Ratten sind: ein Bürger für jede. Nimm Ständekarten für das, was sie können, auch wenn Ratten mit
    ihrem Zeichen dich beißen. Dann zieh die Pest; ihre Region verbreitet Ratten und leidet. Am Ende leiden alle Regionen.
    Wer die meisten lebenden Bürger hat, gewinnt.

# Die Seite: was auf dem Tisch liegt, Feld für Feld.
page-field-citizens = Bürger
page-field-reserves = Vorrat
page-field-haven = Zuflucht
page-field-bread = auf dem Bäcker
page-field-rats = Ratten auf dem Plan
page-field-seen_by = angesehen von
page-field-known = dir bekannt
page-field-rats_left = Ratten übrig
page-field-revealed = aufgedeckte Ratten
page-field-returnable = aufgedeckte Ratten, die wiederkommen können
page-field-holders = Ständekarten
page-field-plague = Pest
page-field-camel = Kamel
name-start = vom Anfang
name-returned = wieder gezogen
name-supply = aus dem Vorrat
name-turn = Zug

## Der Spielplan auf der Seite. Regionen stehen nach einem Doppelpunkt oder allein, damit kein Artikel nötig ist.

board-map = Karte von Europa
board-overview = Kleine Karte: Tippe, wohin du schauen willst
board-whole = Die ganze Karte zeigen
board-near = Die Karte aus der Nähe zeigen
board-nobody = niemand
board-you = du
board-rats = { $rats ->
        [0] keine Ratten
        [one] 1 Ratte
       *[other] { $rats } Ratten
    }
board-plague-here = Hier ist die Pest
board-camel-here = Hier ist das Kamel
board-on-table = auf dem Tisch
board-held = bei { $seat }
board-hit-now = getroffen
board-danger = Ratten mit dem Zeichen „{ $symbol }“ beißen den, der diese Karte hat. Es gibt { $all }; { $turned } davon sind aufgedeckt.
board-take-it = Diese Karte nehmen
board-take-from = Von { $seat } nehmen
board-you-can = Du kannst
board-settle = { $citizens ->
        [one] Hier 1 Bürger ansiedeln
       *[other] Hier { $citizens } Bürger ansiedeln
    }
board-settle-none = Hier kann niemand siedeln: Es gibt keine Ratte.
board-majority-you = du hast die Mehrheit
board-majority = Mehrheit: { $names }
board-rat-number = Ratte { $rat }
board-rat-of = { $region }, Ratte { $rat }
board-by-sea = übers Meer
board-sea-neighbour = { $region } (übers Meer)
board-plague-would = { $more ->
        [0] Kommt die Pest hierher, kommen keine neuen Ratten.
        [one] Kommt die Pest hierher, bringt das nebenan 1 neue Ratte ({ board-rats } hier).
       *[other] Kommt die Pest hierher, bringt das nebenan { $more } neue Ratten ({ board-rats } hier).
    }
board-plague-chosen = Pest nach: { $region }. { $more ->
        [0] Neue Ratten kommen nicht.
        [one] { board-rats } dort, also 1 neue nebenan.
       *[other] { board-rats } dort, also { $more } neue nebenan.
    }
board-known = Ratte { $rat }: Grenzwert { $limit }
board-plague-in = Pest: { $region }
board-limit = Grenzwert { $limit }.
board-limit-lowered = Grenzwert { $limit } minus { $less }.
board-strikes = { $citizens ->
        [one] Bei 1 Bürger bricht sie aus.
       *[other] Bei { $citizens } Bürgern bricht sie aus.
    }
board-spares = Nur { $citizens } Bürger: Nichts geschieht.
board-hit = { $symbol }: { $names }.
board-hit-nobody = { $symbols }: hier niemand.
board-turning = Die nächste Ratte wird umgedreht. Hier stehen: { $citizens }.
board-face-down = Noch nicht aufgedeckt: { $left } von { $all }
board-by-limit = wie viele von jedem Grenzwert
board-left-of = { $left } von { $all }
board-rats-left = { $left ->
        [one] Ratte übrig
       *[other] Ratten übrig
    }
board-end-came = { board-rats-left }: Das Ende ist da
board-end-short = Bei 0: Schlussrunde, dann leidet jede Region.
board-end-warning = Ist der Rattenvorrat leer oder hat jemand alle Bürger auf dem Plan, beginnt die Schlussrunde. Danach leidet jede Region unter der Pest.
board-note = Notiz der Hexe
board-note-only = Nur du siehst das. Es folgt den Ratten.
board-living = Lebende Bürger
board-supply = { $supply } im Vorrat
board-supplies = Bürger im Vorrat
board-safe = { $safe } sicher
board-final-round = Schlussrunde, gegen den Uhrzeigersinn
board-all-suffer = dann leidet jede Region
board-act = Siedeln, Karte nehmen, Karten nutzen: in beliebiger Folge
board-key-increase = Siedeln
board-key-take = Karte nehmen
board-act-on = Noch etwas, bevor die Pest weiterzieht?
board-anywhere = Tippe auf eine beliebige Region.
board-nothing-done = Du hast noch nichts getan. Trotzdem weiter?
board-to-plague = Zur Pest
board-to-plague-sure = Ja, zur Pest
board-done = Fertig
board-put-back = Zurücklegen
board-not-that = Doch nicht
board-any-order = Reihenfolge egal
board-moving = Händler: { $citizens } Bürger, { $source } → { $target }
board-rats-placed = Die neuen Ratten liegen. Dann bricht die Pest aus.
board-idle-not-now = Karten nutzt und nimmt man im eigenen Zug, bevor die Pest weiterzieht.
board-idle-used = Diese Karte hast du in diesem Zug schon genutzt.
board-idle-taken = Du hast in diesem Zug schon eine Karte genommen.
board-idle-settled = Du hast in diesem Zug schon gesiedelt.
board-idle-final-round = In der Schlussrunde nutzt du nur noch die Karten, die du hast.
board-idle-asked-later = Hier ist nichts zu tippen: Du wirst gefragt, sobald es so weit ist.
board-idle-with-the-plague = Sie wirkt, wenn du die Pest ziehst.
board-idle-no-move = Gerade lässt sich keine Ratte versetzen.
board-idle-no-rats = Auf dem Plan liegt keine Ratte.
board-idle-no-citizens = Du hast keinen Bürger auf dem Plan.
board-idle-no-safe-region = Keiner deiner Bürger steht in einer Region ohne Ratten.
board-idle-no-supply = Dein Vorrat ist leer.
board-idle-no-largest-area = Jemand anderes hat ein mindestens so großes Gebiet.
board-idle-nobody-here = Hier steht keiner deiner Bürger.
board-idle-rats-here = Hier liegen Ratten.
board-idle-no-rats-here = Hier liegt keine Ratte.
board-idle-no-room-near = In allen Nachbarregionen liegen drei Ratten.
board-idle-far-from-camel = So weit kommt das Kamel nicht in einem Schritt.
board-go-place-citizens = Ansiedeln: { $region }
board-go-move-plague = Pest nach: { $region }
board-go-add-rat = Ratten legen
board-go-add-extra-rat = Dorthin: { $region }
board-go-look-at-rat = Ansehen: { $region }, Ratte { $rat }
board-go-flee = Flucht: { $region }
board-go-choose-region = Als Nächstes: { $region }
board-go-choose-next-rat = Ratte { $rat } umdrehen
board-go-move-citizens = { $citizens } versetzen
board-go-use-bonus = { $citizens } ansiedeln
board-go-increase-population = Ansiedeln: { $region }
board-go-choose-source = Von: { $region }
board-go-choose-target = Nach: { $region }
board-go-carry-from = Von: { $region }
board-go-carry-to = Nach: { $region }
board-go-move-rat = Nach: { $region }
board-go-save-citizen = In die Zuflucht: { $region }
board-go-move-camel = Kamel nach: { $region }
board-go-place-finally = Ansiedeln: { $region }
board-go-place-kept-citizens = Ansiedeln: { $region }

## Zahlen

luck-about = was die Ratten anrichteten, gegen das, was zu erwarten war
luck-count = { $count } Bürger verloren, { $expected } waren zu erwarten
took-citizens = Verlorene Bürger, nach dem Zug, in dem es geschah
took-cards = Ständekarten
took-nobody = Letzte Pest
## Die erste Partie.

guide-goal-title = Bürger sind Punkte
guide-goal = Wer am Ende *die meisten Bürger auf der Karte* hat, gewinnt. Du hast zwanzig.
guide-settle-title = Wähle eine Heimat
guide-settle = Setz zwei Bürger in eine Region. *Für den Anfang ist jede gut.*
guide-doctor-title = Die Pest
guide-doctor = Das ist die Pest. *Sie zieht in jedem Zug*, immer in eine Nachbarregion.
guide-grow-title = Wo Ratten sind, kommen Leute
guide-grow = Du darfst in einer Region Bürger dazusetzen. *Einen für jede Ratte dort.*
guide-cards-title = Karten: Macht hat ihren Preis
guide-cards = Du darfst jeden Zug eine Karte nehmen, auch von anderen. *Sie hilft, aber Ratten merken es.*
guide-move-title = Du führst die Pest
guide-move = Zieh jetzt die Pest eine Region weiter. *Schick sie zu anderen, nicht zu dir.*
guide-spread-title = Neue Ratten
guide-spread = Findet die Pest Ratten, laufen neue nach nebenan. *Du sagst, wohin.*
guide-limit-title = Wann eine Ratte zuschlägt
guide-limit = Die Pest deckt ihre Ratten auf, eine nach der anderen. *Sie schlagen nur zu, wo genug Leute wohnen.*
guide-symbols-title = Wen sie trifft
guide-symbols = Eine Ratte trifft die größte Gruppe und *wer ihr Zeichen hat*. Mit weniger Karten lebst du sicherer.
guide-haven-title = Die Zuflucht
guide-haven = Mit dem König kann ein Bürger dorthin segeln. *Dort kommt nie eine Ratte hin.*
guide-end-title = Wie es endet
guide-end = Sind diese Ratten aufgebraucht, beginnt das Ende. *Dann kommt die Pest in jede Region.*
guide-enough-title = Du weißt genug
guide-enough = Jetzt weißt du, wie man mit Ratten lebt. *Spiel zu Ende oder hör hier auf.*
guide-final-title = Ein letztes Mal
guide-final = Die Ratten sind aufgebraucht. *Deine Karten wirken noch einmal*, dann geht die Pest überallhin.
guide-over-title = Das war’s
guide-over = Das war eine ganze Partie Rattus! *Wer noch auf der Karte steht, ist ein Punkt.*
## Gründe für eine Antwort, in einem Tipp oder einer Analyse: wozu sie im Schnitt führt, verglichen mit anderen.

reason-count-citizens = { $way ->
    [more] { $amount ->
        [one] { $amount } Bürger mehr
       *[other] { $amount } Bürger mehr
    }
   *[less] { $amount ->
        [one] { $amount } Bürger weniger
       *[other] { $amount } Bürger weniger
    }
}
reason-count-cards = { $way ->
    [more] { $amount ->
        [one] { $amount } Klassenkarte mehr
       *[other] { $amount } Klassenkarten mehr
    }
   *[less] { $amount ->
        [one] { $amount } Klassenkarte weniger
       *[other] { $amount } Klassenkarten weniger
    }
}
reason-count-regions = { $way ->
    [more] { $amount ->
        [one] { $amount } Region mehr
       *[other] { $amount } Regionen mehr
    }
   *[less] { $amount ->
        [one] { $amount } Region weniger
       *[other] { $amount } Regionen weniger
    }
}
reason-citizens = etwa { reason-count-citizens } auf der Karte
reason-haven = etwa { reason-count-citizens } in der Zuflucht
reason-risk = etwa { reason-count-citizens } in Gefahr
reason-cards = etwa { reason-count-cards }
reason-homes = Bürger ohne Ratten in etwa { reason-count-regions }
reason-growth = { $way ->
    [more] länger Bürger zum Einsetzen
   *[less] die Bürger zum Einsetzen gehen früher aus
}
reason-bread = { $way ->
    [more] etwa { $amount } Brot mehr
   *[less] etwa { $amount } Brot weniger
}
reason-spread = Bürger in etwa { reason-count-regions }
