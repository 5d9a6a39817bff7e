## RatLand in English.

title = RatLand
about = Clans of rats share a town’s sewers: send them out for cheese, raid the neighbours, breed, and feed them all.

## Chapters of the rules, as headings of the log.

chapter-1 = set-up
chapter-2 = turn
chapter-3 = event
chapter-4 = rats
chapter-5 = attack
chapter-6 = nursery
chapter-7 = return
chapter-8 = cheese
chapter-9 = feeding
chapter-10 = end

## Names.

name-dump = dump
name-city = city
name-field = field
name-left-pipe = left pipe
name-right-pipe = right pipe
name-pantry = pantry
name-nursery = nursery
name-infirmary = infirmary
name-lost = lost

name-yellow = yellow
name-orange = orange
name-white = white
name-black = black
name-purple = purple
name-blue = blue

name-abundance = Abundance
name-massive-attacks = Massive Attacks
name-visiting-cousin = Visiting “Cousin”
name-rat-with-a-helmet = Rat with a Helmet
name-we-did-it = We Did It!
name-drunk = Drunk
name-sound-the-alarm = Sound the Alarm
name-just-in-time = Just in Time
name-holy-rat = Holy Rat
name-end-of-game = End of Game
name-dr-cheese = Dr. Cheese
name-rattibal-lector = Rattibal Lector
name-tacticians = Tacticians
name-locked-and-loaded = Locked and Loaded

name-food_order = Order of the food cards
name-shuffled = shuffled
name-ascending = from 1 to 9, for first games

letter-yellow = Y
letter-orange = O
letter-white = W
letter-black = K
letter-purple = P
letter-blue = B

## Questions.

prompt-deploy = { $zone-id ->
        [dump] How many rats go up to the dump?
        [city] How many rats go up to the city?
        [field] How many rats go up to the field?
        [left-pipe] How many rats attack through the left pipe?
        [right-pipe] How many rats attack through the right pipe?
        [pantry] How many rats guard the pantry?
       *[nursery] How many rats go to the nursery?
    } { $rats ->
        [0] None is left to place.
        [one] One is left to place.
       *[other] { $rats } are left to place.
    }
waiting-deploy = { $count ->
        [one] { $names } is still placing rats behind the screen.
       *[other] { $names } are still placing rats behind their screens.
    }

# Any sentence with $rats may use this.
rats-counted = { $rats ->
        [0] no rat
        [one] 1 rat
       *[other] { $rats } rats
    }

option-dump = { rats-counted } to the dump
option-city = { rats-counted } to the city
option-field = { rats-counted } to the field
option-left-pipe = { rats-counted } into the left pipe
option-right-pipe = { rats-counted } into the right pipe
option-pantry = { rats-counted } on guard in the pantry
option-nursery = { rats-counted } into the nursery

## What happened.

event-turn-began = Turn { $turn } begins. { $active } wins every tie.
event-event-revealed = { $card-id ->
        [end-of-game] The manhole opens: { $card }!
       *[other] Event of the turn: { $card }
    }
event-food-revealed = Food card { $card } is turned up.
event-rats-gathered = Everybody whistles their rats home.
event-rats-placed = { $seat } places { rats-counted }: { $zone }.
event-deployment-ready = { $seat } is ready.
event-rats-deployed = { $seat } sends out: { $zones }.
event-cheese-stolen = { $thief } steals { $cheese } cheese from { $victim }: { $strength } against { $defence }.
event-attack-repelled = { $thief } raids { $victim } for nothing: { $strength } against { $defence }.
event-rats-born = { $rats ->
        [one] 1 pup is
       *[other] { $rats } pups are
    } born to { $seat }.
event-rats-returned = Back home to { $seat }: { $poisoned } from the infirmary, { $lost } that had been lost.
event-bag-filled = Into the bag for the { $area }: { $pieces }.
event-pieces-drawn = { $seat } draws in the { $area }: { $pieces }.
event-cheese-found = { $seat } drags home { $cheese } cheese.
event-rat-left = A rat of { $seat } runs off for good ({ $place }).
event-rat-poisoned = A rat of { $seat } is poisoned ({ $place }).
event-rat-lost = A rat of { $seat } loses its way ({ $place }).
event-bag-emptied = The rest of the { $area } is put away.
event-clan-fed = { $seat } feeds { rats-counted } with { $cheese } cheese.
event-rats-starved = Too little cheese: { $rats ->
        [one] 1 rat
       *[other] { $rats } rats
    } of { $seat } { $rats ->
        [one] starves
       *[other] starve
    }.
event-game-ended = The sewers belong to { $winners }. Points by seat: { $scores }.

## The table in the terminal.

table-heading = turn { $turn } of { $fewest } to { $most }
table-heading-over = after { $turn ->
        [one] 1 turn
       *[other] { $turn } turns
    }
table-sewer = { $name }’s sewer
table-left = { $rats } to place
table-placed = all placed
table-end = at the end
table-rats = rats
table-cheese = cheese
table-poisoned = ill
table-lost = lost
table-graveyard = dead
table-active = wins ties
table-event = Event {"  "}
table-food = Food {"   "}
table-food-card = card { $card }
table-pile = { $rats } rats in the pile
table-defends = defends
table-breeds = breeds
table-litter = +1 each
table-not-deployed = closed for two
table-target = { $cheese } cheese
table-status = poisoned { $poisoned } · lost { $lost } · graveyard { $graveyard }
table-feeding = Feeding { $rats } { $rats ->
        [one] rat
       *[other] rats
    } takes { $cost } cheese; you have { $cheese }.
table-legend = Y 1 cheese · O 2 · W nothing
table-legend-strikes = K rat leaves · P ill · B lost

rules-summary = Place all your rats, in secret, over seven rooms. Exits find cheese, pipes steal it, the pantry guards it, the
    nursery breeds. Then clans are fed; a missing cheese is a dead rat. Most living rats, less the dead, win.
