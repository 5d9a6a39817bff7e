## Ratzzia auf Deutsch.

title = Ratzzia
tagline = Würfel und eine Katze
about = Mäusefamilien plündern den Vorratsschrank, bis die Katze kommt. Das erste volle Säckchen gewinnt.
sources = Die Regeln sind die der Anleitung, die Klarstellungen sind von uns. Keine Quelle zeigt das gedruckte Brett: Seine
    Felder, die Katzenreihe und das markierte Feld haben wir passend zur Anleitung entworfen. Wer die Schachtel besitzt,
    berichtigt eine Kopie von data.toml und spielt mit --set board=FILE.

## Kapitel der Regeln, als Überschriften im Verlauf. Höchstens neun Spalten.

chapter-1 = Ziel
chapter-2 = Material
chapter-3 = Aufbau
chapter-4 = Futter
chapter-5 = Zug
chapter-6 = Legen
chapter-7 = Spalten
chapter-8 = Rückzug
chapter-9 = Katze
chapter-10 = Ende
chapter-11 = Stütze
chapter-12 = Belohnung

## Die Phasen eines Zuges, wie sie auf der Leiste stehen.

phase-roll = Wurf
phase-reroll = Neuwurf
phase-support = Stütze
phase-place = Legen
phase-cat = Katze
phase-rewards = Belohnung
phase-end = Ende

## Namen.

name-ana = Ana die Eifrige
name-candy = Bonbonglas
name-sausages = Würstchenglas
name-secure = Futter sichern
name-greedy = Gierhals
name-accountant = Buchhalter

name-sausage = Würstchen
name-biscuit = Keks
name-cheese = Käse
name-sack = Säckchen
name-cat = Katze

name-accountant_rounding = Hälften beim Buchhalter
name-up = aufgerundet
name-down = abgerundet
name-secure_counts = Was ein Paar wert ist
name-sum = die Summe seiner Würfel, gleich oder nicht
name-doubles = nur Pasche zählen
name-forced_counts_as_placed = Würfel für die Katze zählen als gelegt
name-red_voluntary = Rote Felder freiwillig
name-false = nein
name-true = ja
name-candy_on_cat = Bonbonwürfel, wenn die Katze kommt
name-jar = zurück ins Glas
name-owner = zurück zu ihren Spielern
name-bank_limit = Futter im Vorrat
name-0 = unbegrenzt
name-150 = 150, wie in der Schachtel
name-start_player = Startspieler
name-random = ausgelost
name-first_seat = der erste Platz

## Was es tut: in einem Satz, der neben dem Namen in eine Zeile des Terminals passt.

about-ana = Der oberste Würfel schiebt sich unten in eine andere Spalte hinein.
about-candy = Ein Bonbonwürfel: aus dem Glas, sonst von jemandem, sonst vom Brett.
about-sausages = Nimm so viele Würstchen, wie auf dem Etikett stehen.
about-secure = Genau die Summe des höheren Paschs kommt ins Säckchen, oder nichts.
about-greedy = Nimm einem anderen die Hälfte des offenen Futters, aufgerundet.
about-accountant = { $players ->
        [2] Dein Gegner und du gebt einander die Hälfte eures offenen Futters.
       *[other] Alle geben ihr halbes offenes Futter nach links oder rechts, du wählst.
    }

about-cat-grey = Graue Felder nehmen jeden Würfel; sind sie voll, gibt das Feld mit ! die Zahl der Katze vor.
about-cat-red = Wer diese Zahl würfelt, muss diese Würfel sofort auf die roten Felder legen.
about-cat-comes = Ist die Reihe voll, kommt die Katze: Alle Würfel verlassen das Brett, niemand erhält etwas.
about-candy-die = Ein Bonbonwürfel kommt einmal in eine Spalte, als beliebiger Wert. Sein Feld bezahlt dich.
about-support-dice = Nach deinen darfst du Stützwürfel werfen; leg dann alle, auch auf Grau, und einen eigenen.
about-open-food = Offenes Futter kann man dir nehmen. Nur was im Säckchen ist, ist sicher und zählt zum Sieg.

about-option-accountant_rounding = Wie der Buchhalter rundet, wenn alle die Hälfte ihres offenen Futters abgeben.
about-option-secure_counts = Ob auch ungleiche Würfel auf einem Paar, wie Ana sie hinschieben kann, Futter sichern.
about-option-forced_counts_as_placed = Ob ein Würfel, der zur Katze musste, dir erspart, einen anderen zu legen.
about-option-red_voluntary = Ob Würfel mit der Zahl der Katze auch freiwillig auf rote Felder dürfen.
about-option-candy_on_cat = Wohin Bonbonwürfel vom Brett kommen, wenn die Katze kommt.
about-option-bank_limit = Wie viel Futter es gibt; ist es alle, erhält niemand etwas, bis welches zurückkommt.
about-option-start_player = Wer den ersten Zug hat und damit das wenigste Futter.

## Fragen.

prompt-choose-turn = { $columns ->
        [0] { $dice ->
                [0] Du hast keine Würfel zum Werfen und keine zum Zurücknehmen.
               *[other] Du bist am Zug. Wirf deine Würfel!
            }
       *[other] { $dice ->
                [0] Du hast keine Würfel zum Werfen: nimm welche aus einer Spalte zurück.
               *[other] Du bist am Zug. Würfelst du, oder nimmst du lieber Würfel aus einer Spalte zurück?
            }
    }
waiting-choose-turn = { $names } ist am Zug.
prompt-mark-dice = { $marked ->
        [0] Welche Würfel wirfst du noch einmal? Es gibt nur einen zweiten Wurf.
        [one] Ein Würfel ist markiert. Welche wirfst du noch mit ihm?
       *[other] { $marked } Würfel sind markiert. Welche wirfst du noch mit ihnen?
    }
waiting-mark-dice = { $names } überlegt, was noch einmal geworfen wird.
prompt-roll-support = { $dice ->
        [one] Wirfst du auch den Stützwürfel? Er muss dann gelegt werden.
       *[other] Wirfst du auch die { $dice } Stützwürfel? Sie müssen dann gelegt werden.
    }
waiting-roll-support = { $names } denkt über die Stützwürfel nach.
prompt-place-dice = { $support ->
        [0] { dice-to-place }
        [one] { dice-to-place } Ein Stützwürfel muss darunter sein.
       *[other] { dice-to-place } { $support } Stützwürfel müssen darunter sein.
    }
dice-to-place = { $dice ->
        [0] Alle Würfel des Wurfs sind gelegt.
        [one] Wohin legst du deine Würfel? Einer ist übrig.
       *[other] Wohin legst du deine Würfel? { $dice } sind übrig.
    }
waiting-place-dice = { $names } legt Würfel.
prompt-choose-column = Ana flitzt los: Unten in welche Spalte kommt ihr Würfel?
waiting-choose-column = { $names } wählt eine Spalte für Ana.
prompt-choose-holder = Das Glas ist leer. Wessen Bonbonwürfel nimmst du?
waiting-choose-holder = { $names } hat es auf fremde Bonbons abgesehen.
prompt-choose-candy = Das Glas ist leer. Welchen Bonbonwürfel nimmst du vom Brett?
waiting-choose-candy = { $names } hat es auf die Bonbons auf dem Brett abgesehen.
prompt-name-candy = { $times ->
        [one] Welchen Wert hat der Bonbonwürfel im Paar? Du hast { $food } offenes Futter.
       *[other] Welchen Wert hat jeder Bonbonwürfel im Paar? Du hast { $food } offenes Futter.
    }
waiting-name-candy = { $names } wählt eine Zahl für das Bonbon.
prompt-rob = Wem nimmt dein Gierhals die Hälfte des offenen Futters?
waiting-rob = { $names } sucht ein Opfer.
prompt-choose-side = Der Buchhalter: Welchem Nachbarn geben alle die Hälfte ihres offenen Futters?
waiting-choose-side = { $names } sagt dem Buchhalter, wohin es geht.

option-roll = würfeln
option-take-back = deine Würfel aus Spalte { $column } nehmen
option-pass = passen
option-mark = eine { $value } markieren
option-mark-recovered = einen Würfel markieren, den die Katze zurückgab
option-reroll = die markierten Würfel werfen
option-keep = alle Würfel behalten
option-skip = die Stützwürfel in Ruhe lassen
option-roll-support = die Stützwürfel werfen
# Kurz, denn es können viele sein: S ist ein Stützwürfel, * ein Bonbonwürfel.
option-place = { $value } → Sp. { $column }
option-cat = { $value } → Katze
option-support = S{ $value } → Sp. { $column }
option-support-cat = S{ $value } → Katze
option-candy = Bonbon → Sp. { $column }
option-done = fertig
option-ana = Spalte { $column }
option-candy-from = den Bonbonwürfel von { $player }
option-candy-at = den Bonbonwürfel in Spalte { $column }, Feld { $row }
option-name = eine { $value }
option-rob = { $player }
option-left = nach links, in Zugrichtung
option-right = nach rechts, gegen die Zugrichtung

## Was geschah.

# Jeder Satz mit $sausages darf das verwenden.
sausages-counted = { $sausages } Würstchen
# Der Würfel eines Satzes mit $value und $is_support, im Akkusativ.
die-named = { $is_support ->
        [1] einen Stützwürfel ({ $value })
       *[0] eine { $value }
    }

event-turn-began = { $seat } ist am Zug.
event-turn-passed = { $seat } hat keinen Würfel zu werfen oder zurückzunehmen und passt.
event-dice-taken-back = Statt zu würfeln, nimmt { $seat } { $dice } Würfel aus Spalte { $column }{ $candies ->
        [0] .
        [one] ; der Bonbonwürfel kommt ins Glas.
       *[other] ; { $candies } Bonbonwürfel kommen ins Glas.
    }
event-dice-rolled = { $seat } würfelt { $values }.
event-die-marked = { $value ->
        [0] { $seat } markiert einen Würfel, den die Katze zurückgab.
       *[other] { $seat } markiert eine { $value }.
    }
event-dice-kept = { $seat } behält den Wurf.
event-dice-rerolled = { $seat } wirft { $dice } Würfel noch einmal: { $values }.
    .then = Wirft { $dice } Würfel noch einmal: { $values }.
event-support-rolled = { $seat } wirft die Stützwürfel: { $values }.
event-support-declined = { $seat } lässt die Stützwürfel in Ruhe.
event-dice-forced = { $is_support ->
        [1] Die Katze will jede { $value }: { $dice } Stützwürfel { $dice ->
            [one] muss
           *[other] müssen
        } auf die roten Felder.
       *[0] Die Katze will jede { $value }: { $dice } Würfel von { $seat } { $dice ->
            [one] muss
           *[other] müssen
        } auf die roten Felder.
    }
event-cat-came = Die Katze kommt! Alle Würfel verlassen das Brett, niemand erhält etwas{ $recovered ->
        [0] .
        [one] ; 1 darf noch einmal geworfen werden.
       *[other] ; { $recovered } dürfen noch einmal geworfen werden.
    }
event-placing-began = { $support ->
        [0] { $seat } beginnt, Würfel zu legen.
       *[other] { $seat } beginnt, Würfel zu legen, darunter { $support } Stützwürfel.
    }
event-die-placed = { $seat } legt { die-named } in Spalte { $column }.
    .also = { die-named } in Spalte { $column }
event-die-shown-to-cat = { $seat } legt { die-named } vor die Katze, auf ein { $is_grey ->
        [1] graues
       *[0] rotes
    } Feld.
    .also = { die-named } vor die Katze
event-candy-placed = { $seat } legt einen Bonbonwürfel in Spalte { $column }.
    .also = einen Bonbonwürfel in Spalte { $column }
event-placing-ended = { $seat } ist fertig.
event-column-completed = Spalte { $column } ist voll! Die Belohnung für { $seat }: { $reward }.
event-squares-paid = { $sausages ->
        [0] Nichts für die Felder von { $seat } in Spalte { $column }: Der Vorrat ist leer.
       *[other] { $seat } erhält { sausages-counted } aus Spalte { $column }.
    }
    .you-seat = { $sausages ->
            [0] { "" }
            [one] du hast 1 Würstchen erhalten
           *[other] du hast { $sausages } Würstchen erhalten
        }
event-dice-returned = Die Würfel aus Spalte { $column } gehen heim.
event-ana-moved = { $pushed ->
        [0] Ana springt unten in Spalte { $column }.
       *[other] Ana springt unten in Spalte { $column } und schiebt { $pushed } Würfel hinauf.
    }
event-ana-stayed = Alle anderen Spalten sind voll: Anas Würfel geht heim.
event-candy-from-jar = { $seat } nimmt einen Bonbonwürfel aus dem Glas.
event-candy-from-player = { $seat } nimmt den Bonbonwürfel von { $holder }.
    .you-holder = { $count ->
            [one] { $seat } hat dir einen Bonbonwürfel weggenommen
           *[other] { $seat } hat dir { $count } Bonbonwürfel weggenommen
        }
event-candy-from-board = { $seat } nimmt den Bonbonwürfel von { $owner } aus Spalte { $column }.
    .you-owner = { $count ->
            [one] { $seat } hat einen Bonbonwürfel von dir vom Brett genommen
           *[other] { $seat } hat { $count } Bonbonwürfel von dir vom Brett genommen
        }
event-no-candy-left = { $seat } hat schon alle Bonbonwürfel.
event-jar-opened = { $sausages ->
        [0] { $seat } öffnet das Glas, aber der Vorrat ist leer.
       *[other] { $seat } nimmt { sausages-counted } aus dem Glas.
    }
event-candy-named = { $seat } lässt den Bonbonwürfel als { $value } zählen.
event-food-secured = { $seat } steckt { $food } Futter ins Säckchen.
event-nothing-secured = { $needed ->
        [0] In der Spalte liegt kein Pasch: { $seat } sichert nichts.
       *[other] { $seat } hat weniger offenes Futter als die { $needed } des Paars und sichert nichts.
    }
event-food-robbed = { $food ->
        [0] Der Gierhals von { $seat } bekommt nichts: { $victim } hat zu wenig offenes Futter zum Halbieren.
       *[other] Der Gierhals von { $seat } nimmt { $victim } { $food } Futter weg.
    }
    .you-victim = { $food ->
            [0] { "" }
            [one] { $seat } hat dir 1 Futter weggenommen
           *[other] { $seat } hat dir { $food } Futter weggenommen
        }
event-food-given = { $food ->
        [0] { $giver } hat zu wenig offenes Futter, um { $receiver } die Hälfte zu geben.
       *[other] { $giver } gibt { $food } Futter an { $receiver }.
    }
    .you-giver = { $food ->
            [0] { "" }
            [one] du hast { $receiver } 1 Futter gegeben
           *[other] du hast { $receiver } { $food } Futter gegeben
        }
    .you-receiver = { $food ->
            [0] { "" }
            [one] { $giver } hat dir 1 Futter gegeben
           *[other] { $giver } hat dir { $food } Futter gegeben
        }
event-game-ended = { $winners } hat ein Säckchen gefüllt und gewinnt. In den Säckchen: { $scores }.

## Der Tisch im Terminal.

table-heading = Zug { $turn }  ·  das erste Säckchen mit { $goal } gewinnt
table-heading-bank = Zug { $turn }  ·  das erste Säckchen mit { $goal } gewinnt  ·  { $bank } Futter im Vorrat
turn-counted = Zug { $turn }
table-turn = { $name } ist am Zug
table-end = am Ende
table-phase-choose-turn = Wurf oder Rückzug
table-phase-mark-dice = der zweite Wurf
table-phase-roll-support = Stützwürfel
table-phase-place-dice = Würfel legen
table-phase-choose-column = Ana springt
table-phase-choose-holder = Bonbons
table-phase-choose-candy = Bonbons
table-phase-name-candy = Bonbon im Paar
table-phase-rob = der Gierhals
table-phase-choose-side = der Buchhalter

# Über den Spalten: Name und Kern jeder Belohnung, in höchstens fünf Zeichen.
sign-ana = Ana
sign-candy = Bonb.
sign-sausages = Glas
sign-secure = Sack
sign-greedy = Gier
sign-accountant = Buch.
gist-ana = Schub
gist-candy = Joker
gist-sausages = +{ $jar }
gist-secure = Pasch
gist-greedy = 1× ½
gist-accountant = je ½
# Was ein Feld nimmt, in drei Zeichen.
table-any = 1–6

# Neben und unter der Katzenreihe, in 52 Zeichen.
table-jar = Bonbonglas { $dice }
table-cat-waits = Grau nimmt alles; das Feld mit ! gibt die Zahl vor
table-cat-wants = jede geworfene { $value } muss hierher; { $left ->
        [one] noch 1, und sie kommt
       *[other] noch { $left }, und sie kommt
    }

table-dice = Würf.
table-candy = Bonb.
table-open = offen
table-sack = Sack
table-close = ein Paar vor dem Sieg
table-legend = █ im Säckchen, sicher   ▒ offen, in Gefahr

note-stuck = Keiner dieser Würfel passt irgendwo. {""}
note-stop = Wenn du aufhörst: {""}
note-nothing = Keine Spalte ist voll.
note-column = Spalte { $column }: {""}
note-paid = +{ $food } { $name }
note-jar = +{ $food } aus dem Glas
note-secured = { $food } ins Säckchen
note-unsecured = { $needed ->
        [0] nichts zu sichern
       *[other] nichts gesichert, nötig sind { $needed }
    }
note-candy = ein Bonbonwürfel
note-give = du gibst { $food }
note-given = { $name } gibt { $food }
note-won = du gewinnst!
note-ask-choose-column = Ana springt, wohin du sagst
note-ask-choose-holder = ein Bonbonwürfel deiner Wahl
note-ask-choose-candy = ein Bonbonwürfel deiner Wahl
note-ask-name-candy = du sagst, als was das Bonbon zählt
note-ask-rob = jemandes halbes offenes Futter
note-ask-choose-side = alle geben die Hälfte ab
note-rob = Die Hälfte des offenen Futters ist: {""}
note-share = { $name } { $food }
note-side = Dein Futter ändert sich um { $left } bei links, { $right } bei rechts.

info-columns = Spalten
info-jar = { $reward } mit { $jar }
info-cat = Die Katze
info-dice = Würfel
info-food = Futter
info-options = Vereinbart
mark-next = das nächste Feld einer Spalte oder der Katze, oder eine Spalte zur Wahl
mark-complete = eine volle Spalte
mark-trigger = der Würfel hier ist die Zahl der Katze; neben einem Namen: ein Paar vor dem Sieg
mark-candy-die = ein Bonbonwürfel
mark-support-die = ein Stützwürfel
mark-pair = nimmt, was auf dem anderen Feld des Paars liegt
mark-any = nimmt jeden Würfel
mark-pay = Futter, das das Feld zahlt
mark-covered = ein Feld, das nicht im Spiel ist
mark-recovered = ein Würfel, den die Katze zurückgab
mark-bar = Futter im Säckchen; offenes Futter; was fehlt
mark-dice = Würfel, die nicht auf dem Brett liegen
mark-candy = Bonbonwürfel
mark-open = offenes Futter
mark-sack = Futter im Säckchen
info-token-cheese = { $count } Käse
info-token-biscuit = { $count ->
        [one] 1 Keks
       *[other] { $count } Kekse
    }
info-token-sausage = { $count } Würstchen

rules-summary = Würfle, wirf einmal nach, was du willst, und leg einen oder mehrere Würfel auf die nächsten Felder der
    Spalten. Ein Würfel auf dem obersten Feld macht eine Spalte voll: Ihre Felder zahlen allen, die Belohnung ist für dich.
    Nur die Säckchenspalte macht dein offenes Futter sicher{ $secure ->
        [sum] : so viel, wie ihr höheres Paar zusammen zeigt
       *[other] : so viel, wie ihr höherer Pasch zusammen zeigt
    }. Das erste Säckchen mit { $goal } gewinnt.

# Die Seite: was auf dem Tisch liegt, Feld für Feld.
page-field-candies = Bonbonwürfel
page-field-candy_jar = Bonbonwürfel im Glas
page-field-cat_length = Felder der Katze
page-field-columns = Spalten
page-field-die = Würfel
page-field-food = offenes Futter
page-field-forced = Würfel, die die Katze nahm
page-field-goal = Ziel
page-field-greys = graue Felder
page-field-marked = markiertes graues Feld
page-field-hands = Würfel auf der Hand
page-field-is_candy_kept = Katze gibt Bonbonwürfel zurück
page-field-is_forced_enough = Würfel für die Katze gelten als gelegt
page-field-is_only_doubles = nur Pasche zählen
page-field-is_red_free = rote Felder freiwillig
page-field-is_rounding_up = Hälften werden aufgerundet
page-field-need = nimmt
page-field-pay = bringt
page-field-recovered = Würfel, die die Katze zurückgab
page-field-reserve = Stützwürfel in der Reserve
page-field-reward = Belohnung
page-field-rolled = geworfene Würfel
page-field-rolled_support = geworfene Stützwürfel
page-field-row = Feld
page-field-sacks = Säckchen
page-field-squares = Felder
page-field-value = zeigt
name-turn = Zug
name-any = beliebig

## Das Spielbrett der Seite.

# Über den Spalten: höchstens etwa zwölf Buchstaben.
board-sign-ana = Ana
board-sign-candy = Bonbons
board-sign-sausages = { $sausages }er-Glas
board-sign-secure = Sichern
board-sign-greedy = Gierhals
board-sign-accountant = Buchhalter
board-about = Was ist das: { $name }
board-pair = Paar
board-covered = Bei { $players } Spielern abgedeckt
board-pays-now = zahlt jetzt
board-trigger = Auslöser
board-cat = { $mood ->
        [sleeps] Die Katze schläft
        [listens] Die Katze spitzt ein Ohr
        [blinks] Die Katze öffnet ein Auge
       *[wakes] Die Katze ist wach!
    }
board-cat-grey = Graue Felder nehmen jeden Würfel; sind sie voll, gibt der Würfel auf dem Feld „{ board-trigger }“ die Zahl der Katze vor.
board-cat-waits = { $greys ->
        [one] noch ein Würfel auf Grau, dann lauert sie auf dessen Zahl
       *[other] noch { $greys } Würfel auf Grau, dann lauert sie auf eine Zahl
    }
board-cat-wants = { $left ->
        [one] noch eine { $value }, und sie räumt das Brett ab
       *[other] noch { $left }-mal die { $value }, und sie räumt das Brett ab
    }
board-cat-comes = Alle Würfel verlassen das Brett, niemand bekommt etwas.
board-cat-row = { $filled ->
        [0] Die Reihe der Katze: alle { $squares } Felder sind frei.
       *[other] Die Reihe der Katze: { $filled } von { $squares } Feldern belegt: { $dice }.
    }
board-die = { $name } { $value }
board-die-support = Stützwürfel { $value }
board-die-candy = Bonbonwürfel von { $name }
board-gap = eine Lücke
board-square = { $kind ->
        [any] nimmt jeden Würfel
        [pair] nimmt, was auf dem anderen Feld des Paars liegt
       *[value] nimmt eine { $value }
    }{ $pay ->
        [0] {""}
       *[other] , zahlt { $pay }
    }
board-column = { $filled ->
        [0] Spalte { $column }, { $name }: leer, { $squares } Felder.
       *[other] Spalte { $column }, { $name }: { $filled } von { $squares } Feldern hinter sich, von unten: { $dice }.
    }
board-next = Das nächste Feld { $square }.
board-is-next = als Nächstes
board-full = Sie ist vollständig.
board-tap-lay = Den Würfel hierher legen.
board-tap-back = Die eigenen Würfel von hier zurücknehmen.
board-tap-ana = Anas Würfel hierher schicken.
board-brought-candy = Bonbon
board-brought-secured = sicher
board-brought-nothing = nichts

board-tray-die = { $kind ->
        [support] Stütz-{ $value }
        [candy] Bonbonwürfel
        [recovered] Würfel von der Katze
       *[own] { $value }
    }
board-tray-mark = { $die }: für den zweiten Wurf vormerken
board-tray-marked = { $die }: vorgemerkt, doch nicht noch einmal werfen
board-tray-hold = { $die }: aufnehmen
board-tray-stuck = { $die }: passt nirgends
board-tray-back = { $die }, { $place }: zurücknehmen
board-laid = { $kind ->
        [candy] Bonbon: { $name }
       *[other] { $value }: { $name }
    }
board-laid-cat = { $value }: Katze
board-mark = Tippe an, was du noch einmal wirfst
board-yours = Deine Würfel
board-yours-lay = Deine: leg mindestens einen
board-support = { $dice ->
        [0] Stützwürfel
        [one] Stützwürfel: 1 im Vorrat
       *[other] Stützwürfel: { $dice } im Vorrat
    }
board-support-lay = Stützwürfel: leg alle, die passen
board-support-out = keiner im Vorrat
board-no-dice = keine Würfel zum Werfen
board-hand = { $dice ->
        [one] { $name } hat 1 Würfel auf der Hand
       *[other] { $name } hat { $dice } Würfel auf der Hand
    }
board-roll-of = Wurf von { $name }

board-roll = { $dice ->
        [one] 1 Würfel werfen
       *[other] { $dice } Würfel werfen
    }
board-reroll = { $dice } noch einmal
board-keep = Alle behalten
board-unmark = Doch nicht
board-skip-support = Liegen lassen
board-roll-support = { $dice ->
        [one] 1 Stützwürfel werfen
       *[other] { $dice } Stützwürfel werfen
    }
board-take-back = Zurück: { $die }
board-done = Fertig gelegt
board-done-missing = { $dice ->
        [one] Fertig: 1 fehlt
       *[other] Fertig: { $dice } fehlen
    }
board-send = { $verb ->
        [rob] { $food } von { $option } nehmen
        [ana] Ana: { $option }
        [left] Nach links geben
        [right] Nach rechts geben
        [name] Er zählt als { $option }
       *[other] Nimm { $option }
    }
board-choose-first = { $prompt ->
        [choose-column] Wähle eine Spalte
        [choose-candy] Wähle einen Bonbonwürfel
        [choose-side] Wähle eine Richtung
        [name-candy] Wähle eine Zahl
       *[other] Wähle jemanden
    }

board-left-to-right = Von links nach rechts:
board-now = jetzt
board-then = dann
board-players = Mitspieler
board-values = Werte
board-candy-die = Bonbonwürfel
board-holds = { $candies ->
        [one] hat 1 Bonbonwürfel
       *[other] hat { $candies } Bonbonwürfel
    }
board-leaves = { $food } offen, es bleiben { $left }
board-safe-stay = { $food } bleiben sicher
board-way = { $way ->
        [left] Nach links
       *[right] Nach rechts
    }
board-way-you = { $way ->
        [left] im Uhrzeigersinn, du hast dann { $food }
       *[right] gegen den Uhrzeigersinn, du hast dann { $food }
    }
board-way-said = { $way ->
        [left] Nach links, im Uhrzeigersinn: du hast dann { $food }. { $all }.
       *[right] Nach rechts, gegen den Uhrzeigersinn: du hast dann { $food }. { $all }.
    }
board-way-seat = { $name } von { $before } auf { $after }
board-secures = { $food } ins Säckchen
board-secures-nothing = { $needed ->
        [0] nichts wird gesichert
       *[other] braucht { $needed }: nichts wird gesichert
    }
board-ana-how = Tippe eine Spalte an, um zu sehen, wo er landet; noch einmal, um ihn zu schicken.
board-candy-how = Tippe den Bonbonwürfel an, den du willst.
board-stop = { $count ->
        [0] Wenn du jetzt aufhörst, zahlt keine Spalte
        [one] Wenn du jetzt aufhörst, zahlt diese Spalte: { $names }
       *[other] Wenn du jetzt aufhörst, zahlen diese Spalten: { $names }
    }
board-made-of = { $squares ->
        [0] { $jar } aus dem Glas
       *[other] { $squares } für Felder, { $jar } aus dem Glas
    }
board-cannot-stop = { $support ->
        [0] Leg zuerst mindestens einen eigenen Würfel.
        [one] { $own ->
            [0] Leg zuerst den letzten Stützwürfel.
           *[other] Leg zuerst noch einen Stützwürfel und einen eigenen.
        }
       *[other] { $own ->
            [0] Leg zuerst noch { $support } Stützwürfel.
           *[other] Leg zuerst noch { $support } Stützwürfel und einen eigenen.
        }
    }
board-not-there = { $full ->
        [0] Dieser Würfel passt dort nicht. Das nächste Feld { $square }.
       *[1] Diese Spalte ist vollständig: Dort passt nichts mehr.
    }
board-not-yet = Was noch fehlt
board-quiet = Würfeln, legen, Spalten vollenden. Das erste Säckchen mit { $goal } gewinnt.

board-of = { $safe } von { $goal }
board-near = noch { $short } bis { $goal }
board-dice = { $dice ->
        [0] keine Würfel auf der Hand
       *[other] { $dice } Würfel auf der Hand
    }
board-piles = { $open } offen, { $safe } sicher im Säckchen, noch { $short } bis zum Ziel; Würfel auf der Hand: { $dice }, Bonbonwürfel: { $candies }
board-piles-of = { $name }: { $open } offen, { $safe } sicher im Säckchen, noch { $short } bis zum Ziel; Würfel auf der Hand: { $dice }, Bonbonwürfel: { $candies }.
board-rolls = Bisher gewürfelt
board-check = nachprüfen
board-expected = zu erwarten von jeder Zahl
board-expected-short = erwartet
board-rolled = { $name }: { $dice } Würfel
board-columns = Spalten
board-dice-rolled = Würfel
board-jar-holds = { $dice ->
        [one] 1 Bonbonwürfel im Glas.
       *[other] { $dice } Bonbonwürfel im Glas.
    }
board-duty-support = { $laid ->
        [1] Stützwürfel { $value } liegt
       *[0] { $places ->
            [0] Stützwürfel { $value } passt gerade nirgends
            [one] Stützwürfel { $value }: 1 Platz passt
           *[other] Stützwürfel { $value }: { $places } Plätze passen
        }
    }
board-duty-back = { $dice ->
        [one] 1 Stützwürfel lässt sich nicht legen: er geht in den Vorrat zurück
       *[other] { $dice } Stützwürfel lassen sich nicht legen: sie gehen in den Vorrat zurück
    }
board-duty-own = Ein eigener Würfel
board-ana-there = { $pushed ->
        [0] An den Fuß von: { $name }.
        [one] An den Fuß von: { $name }. 1 Würfel wird hochgeschoben.
       *[other] An den Fuß von: { $name }. { $pushed } Würfel werden hochgeschoben.
    }
board-ana-completes = Damit ist die Spalte vollständig: Ihre Belohnung gehört dir.
board-ana-only = Vollständig wird die Spalte damit nicht.
board-place = { $dice ->
        [one] Leg deinen Würfel
       *[other] Leg deine Würfel: noch { $dice }
    }
board-place-or-stop = { $dice ->
        [one] Leg den letzten Würfel, oder hör hier auf
       *[other] Leg weiter (noch { $dice } Würfel), oder hör hier auf
    }
board-place-support = { $dice ->
        [one] 1 Stützwürfel muss noch gelegt werden
       *[other] { $dice } Stützwürfel müssen noch gelegt werden
    }
board-note-tap = Erst Würfel, dann Spalte
board-note-fits = { $places ->
        [one] { $die }: 1 Platz passt
       *[other] { $die }: { $places } Plätze passen
    }
board-which-way = Buchhalter: In welche Richtung gehen die Hälften?
board-back-how = Oder tippe eine Spalte mit ↩ an und nimm deine Würfel zurück
board-back-tap = Tippe eine Spalte mit ↩ an

## Zahlen

luck-about = wie viele geworfene Würfel den Wert der Katze zeigten
luck-count = die Katze fing { $count } Würfel, { $expected } waren zu erwarten
took-food = Futter
took-candy = Bonbonwürfel
took-dice = Würfel, die mit der Katze heimgingen
## Die erste Partie.

guide-goal-title = Füll dein Säckchen
guide-goal = Wer zuerst *25 Futter im Säckchen* hat, gewinnt. Dort nimmt es dir niemand weg.
guide-roll-title = Wirf deine Würfel
guide-roll = Deine Würfel sind deine Mäuse. *Wirf alle auf einmal.*
guide-again-title = Noch ein Wurf, nur einer
guide-again = Markiere Würfel, die dir nicht gefallen, und wirf sie neu. *Das geht nur einmal.*
guide-place-title = Von unten, Zahl für Zahl
guide-place = Eine Spalte füllt sich von unten. *Das nächste Feld sagt, welche Zahl es will.*
guide-reward-title = Der oberste Würfel holt den Preis
guide-reward = Leg den letzten Würfel einer Spalte, und *der Preis gehört dir*. In diesem Glas sind Würstchen.
guide-done-title = Mindestens ein Würfel
guide-done = Leg einen Würfel oder mehr, dann drück Fertig. *Gelegte Würfel bleiben*, bis ihre Spalte voll ist.
guide-back-title = Zu wenige Würfel?
guide-back = Du darfst deine Würfel aus einer Spalte zurücknehmen. *Dann würfelst du nicht* in diesem Zug.
guide-pay-title = Jeder Würfel verdient etwas
guide-pay = Ist eine Spalte voll, gehen ihre Würfel heim. *Jeder verdient die Würstchen seines Feldes.*
guide-secure-title = Der Weg ins Säckchen
guide-secure = Nur diese Spalte bringt Futter ins Säckchen. *Ihr besseres Paar sagt, wie viel.*
guide-cat-title = Die Katze
guide-cat = Ein Würfel, der nirgends passt, darf zur Katze. *Ist ihre Reihe voll, müssen alle Würfel gehen.*
guide-number-title = Die Zahl der Katze
guide-number = Jetzt hat die Katze eine Zahl. *Wer sie würfelt, muss ihr den Würfel geben.*
guide-greedy-title = Offenes Futter ist nicht sicher
guide-greedy = Wer diese Spalte füllt, nimmt jemandem das halbe *offene Futter*. Bring deins rechtzeitig ins Säckchen!
guide-candy-title = Dein Bonbonwürfel
guide-candy = Jetzt hast du einen Bonbonwürfel. *Er gilt als jede Zahl*, einmal.
guide-enough-title = Du weißt genug
guide-enough = Jetzt weißt du, wie Mäuse satt werden. *Spiel weiter bis 25 oder hör hier auf.*
guide-over-title = Das war’s
guide-over = Das war eine ganze Partie Ratzzia! *Das vollste Säckchen gewinnt.*
## Gründe für eine Antwort, in einem Tipp oder einer Analyse: wozu sie im Schnitt führt, verglichen mit anderen.

reason-count-dice = { $way ->
    [more] { $amount ->
        [one] { $amount } Würfel mehr
       *[other] { $amount } Würfel mehr
    }
   *[less] { $amount ->
        [one] { $amount } Würfel weniger
       *[other] { $amount } Würfel weniger
    }
}
reason-count-candies = { $way ->
    [more] { $amount ->
        [one] { $amount } Bonbonwürfel mehr
       *[other] { $amount } Bonbonwürfel mehr
    }
   *[less] { $amount ->
        [one] { $amount } Bonbonwürfel weniger
       *[other] { $amount } Bonbonwürfel weniger
    }
}
reason-sack = { $way ->
    [more] etwa { $amount } Futter mehr im Säckchen
   *[less] etwa { $amount } Futter weniger im Säckchen
}
reason-food = { $way ->
    [more] etwa { $amount } offenes Futter mehr
   *[less] etwa { $amount } offenes Futter weniger
}
reason-dice = etwa { reason-count-dice } in der Hand
reason-candies = etwa { reason-count-candies }
reason-cat = etwa { reason-count-dice } bei der Katze
reason-pays = { $way ->
    [more] Würfel auf Feldern, die etwa { $amount } mehr zahlen
   *[less] Würfel auf Feldern, die etwa { $amount } weniger zahlen
}
reason-rewards = { $way ->
    [more] eine Belohnung rückt näher
   *[less] eine Belohnung rückt weiter weg
}
reason-secure = { $way ->
    [more] näher daran, offenes Futter zu sichern
   *[less] weiter davon entfernt, offenes Futter zu sichern
}
reason-wins-with-food = { $way ->
    [more] öfter genug offenes Futter für ein volles Säckchen
   *[less] seltener genug offenes Futter für ein volles Säckchen
}
