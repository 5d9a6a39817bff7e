## RatLand in English.

title = RatLand
tagline = all at once
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
chapter-11 = event
chapter-12 = board
chapter-13 = clan

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
name-alarm = hidden cheese

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

name-recycler = Recycler
name-mutant = Mutant
name-explorer = Explorer
name-scavenger = Scavenger
name-alchemist = Alchemist
name-ninja = Ninja
name-family = Family
name-warrior = Warrior
name-musician = Musician
name-sports = Sports
name-corrupt = Corrupt
name-seer = Seer

name-standard = standard
name-aggressive = aggressive

name-clans = Clans with abilities
name-false = no
name-true = yes
name-boards = Boards
name-secret = everybody’s own choice, in secret
name-food_order = Order of the food cards
name-shuffled = shuffled
name-ascending = from 1 to 9, for first games

letter-yellow = Y
letter-orange = O
letter-white = W
letter-black = K
letter-purple = P
letter-blue = B

## What it does: in one sentence, short enough for one line of the terminal.

about-abundance = Everybody receives one cheese at once.
about-massive-attacks = Every pipe with a rat in it attacks as if it held one rat more.
about-visiting-cousin = A new rat joins every clan at once and can be deployed this turn.
about-rat-with-a-helmet = When you draw in an area, you may put one piece back into the bag.
about-we-did-it = Black pieces count as yellow this turn: one cheese, and no rat leaves.
about-drunk = The largest clan gives one of its healthy rats to the smallest, at once.
about-sound-the-alarm = You may hide one cheese in the nursery, where no thief finds it.
about-just-in-time = Poisoned and lost rats can be deployed this turn.
about-holy-rat = One rat leaves every graveyard for the common pile, at once.
about-end-of-game = The game ends at once: this turn is not played any more.
about-dr-cheese = Every two white pieces that you draw in the same area become a yellow one.
about-rattibal-lector = Before your clan is fed, you may trade one of its rats for a cheese.
about-tacticians = You receive a cheese for each area to which you send no rat.
about-locked-and-loaded = Pantry and nursery share up to three rats, who both guard and breed.

about-recycler-first = At the dump you draw one piece more than the rats you sent.
about-recycler-second = Up to two white pieces that you draw at the dump count as yellow.
about-mutant-first = Purple pieces count as yellow for you: one cheese, and no poison.
about-mutant-second = Purple pieces count as orange for you: two cheese, and no poison.
about-explorer-first = When lost rats come home, they bring you one cheese in all.
about-explorer-second = Every lost rat that comes home brings you one cheese.
about-scavenger-first = Once a turn, where you sent no rat, you may draw one piece that is left.
about-scavenger-second = In every area you may draw one piece that is left, rats sent or not.
about-alchemist-first = After feeding, you may turn one cheese into a rat.
about-alchemist-second = After feeding, you may turn up to two cheese into rats.
about-ninja-first = If exactly two rats raid, both in one pipe, they surely steal a cheese.
about-ninja-second = Each pipe with exactly one rat steals a cheese for sure.
about-family-first = If none of your rats is in the nursery, a pup is born to you all the same.
about-family-second = One more pup is born to you every turn.
about-warrior-first = Black pieces do nothing to you.
about-warrior-second = Black pieces do nothing to you, and you defend with two rats more.
about-musician-first = At the end of the turn the richest other player gives you one cheese.
about-musician-second = At the end of the turn the three richest others give you one cheese each.
about-sports-first = After the reveal, you may move one of your rats to another zone.
about-sports-second = After the reveal, you may move up to three of your rats to other zones.
about-corrupt-first = In one area a turn, you may slip a piece of any colour into the bag.
about-corrupt-second = In every area, you may slip a piece of any colour into the bag.
about-seer-first = You alone know the next event.
about-seer-second = You alone know the next event and what food comes next.

about-standard = Raids hurt nobody, and every rat that you send out draws a piece.
about-aggressive = Your raids kill and your crowds wound, but you draw one piece less in every area.
about-aggressive-raid = A raid stronger than the defence kills a defender; any other costs the raider a rat.
about-aggressive-draw = On an aggressive board you draw one piece less in every area.
about-aggressive-area = Whoever has most rats in an area, if aggressive, wounds a rat of another clan there.

about-option-clans = Everybody plays a clan of their own, with an ability that changes once late in the game.
about-option-boards = On aggressive boards rats fight: the same board for all, or everybody chooses in secret.
about-option-food_order = Whether the cards that say what the areas hold come shuffled or in the order of their numbers.

## Questions.

prompt-deploy = { $zone-id ->
        [alarm] All rats are placed. Do you hide a cheese from thieves?
       *[other] { zone-asked } { $rats ->
            [0] None is left to place.
            [one] One is left to place.
           *[other] { $rats } are left to place.
        }
    }
zone-asked = { $zone-id ->
        [dump] How many rats go up to the dump?
        [city] How many rats go up to the city?
        [field] How many rats go up to the field?
        [left-pipe] How many rats attack through the left pipe?
        [right-pipe] How many rats attack through the right pipe?
        [pantry] How many rats guard the pantry?
        [infirmary] How many poisoned rats leave the infirmary to join in?
        [lost] How many lost rats come back to join in?
       *[nursery] How many rats go to the nursery?
    }
waiting-deploy = { $count ->
        [one] { $names } is still placing rats behind the screen.
       *[other] { $names } are still placing rats behind their screens.
    }

prompt-choose-clan = Two clans offer to follow you. Which one do you keep?
waiting-choose-clan = { $count ->
        [one] { $names } is choosing a clan.
       *[other] { $names } are choosing their clans.
    }
prompt-choose-board = Which board do you play on? All boards are revealed together.
waiting-choose-board = { $count ->
        [one] { $names } is choosing a board.
       *[other] { $names } are choosing their boards.
    }
prompt-redeploy = Everything is revealed. Do you move a rat? { $moves ->
        [one] One may still move.
       *[other] Up to { $moves } may still move.
    }
waiting-redeploy = { $names } may still move a rat.
prompt-add-piece = Do you slip a piece into the bag for the { $area }?
waiting-add-piece = { $names } has a paw on the bag.
prompt-wound-rat = You have most rats at the { $area }: whose rat do they wound?
waiting-wound-rat = { $names } is picking a fight.
prompt-put-back = You drew at the { $area }. Does one piece go back into the bag?
waiting-put-back = { $names } may put a piece back.
prompt-scavenge = There is something left at the { $area }. Do you draw one piece?
waiting-scavenge = { $names } sniffs at what is left.
prompt-trade-rats = Do you trade a rat for a cheese before your clan is fed?
waiting-trade-rats = { $count ->
        [one] { $names } is weighing a rat against a cheese.
       *[other] { $names } are weighing a rat against a cheese.
    }
prompt-turn-cheese = Your clan is fed. Do you turn cheese into rats?
waiting-turn-cheese = { $names } is bent over the retort.

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
option-infirmary = { rats-counted } out of the infirmary
option-lost = { rats-counted } back from getting lost
option-alarm = { $rats ->
        [0] hide nothing
        [one] hide a cheese in the nursery
       *[other] hide { $rats } cheese in the nursery
    }
option-clan = { $clan }
option-board = { $board } board
option-stay = move nothing
option-move = { $source } → { $target }
option-pass = leave the bag alone
option-add = add one { $piece } piece
option-draw = draw one piece
option-wound = wound a rat of { $player }
option-keep = keep everything
option-put-back = put back one { $piece } piece
option-trade-healthy = trade a healthy rat for a cheese
option-trade-poisoned = trade a poisoned rat for a cheese
option-turn = { $cheese ->
        [0] keep the cheese
        [one] turn 1 cheese into a rat
       *[other] turn { $cheese } cheese into { $cheese } rats
    }

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
event-clan-chosen = { $seat } has chosen a clan.
event-clan-revealed = { $seat } leads the clan { $clan }.
event-board-chosen = { $seat } has chosen a board.
event-board-revealed = { $seat } plays on { $board-id ->
        [aggressive] an aggressive board
       *[standard] a standard board
    }.
event-cheese-for-all = Everybody receives { $cheese } cheese.
event-rat-joined = A cousin moves in with { $seat }: 1 rat more.
event-rat-given = A tipsy rat of { $giver } follows { $receiver } home.
event-graveyard-cleared = { $rats ->
        [one] 1 rat rises
       *[other] { $rats } rats rise
    } from the graveyard of { $seat }.
event-cheese-hidden = { $seat } has hidden { $cheese } cheese in the nursery.
event-alarm-over = The raids are over: hidden cheese comes out again.
event-rat-moved = A rat of { $seat } changes its mind: { $source } → { $target }.
event-move-declined = { $seat } moves no other rat.
event-rat-killed = A rat of { $seat } dies in the raid ({ $place }).
event-cheese-brought = Rats that had been lost bring { $cheese } cheese home to { $seat }.
event-cheese-for-absence = { $seat } receives { $cheese } cheese for staying away.
event-piece-added = { $seat } slips one { $piece } piece into the bag for the { $area }.
event-bribe-declined = { $seat } leaves the bag alone.
event-rat-wounded = { $fighter } wounds a rat of { $seat } at the { $area }.
event-piece-put-back = { $seat } puts one { $piece } piece back.
event-piece-kept = { $seat } keeps all pieces.
event-pieces-counted = For { $seat } these count as: { $pieces }.
event-scraps-declined = { $seat } leaves the rest alone.
event-trade-ready = { $seat } has decided.
event-rat-traded = { $seat } trades a rat ({ $place }) for 1 cheese.
event-alchemy-offered = { $seat } heats the retort.
event-cheese-turned = { $seat } turns { $rats } cheese into { $rats ->
        [one] a rat
       *[other] { $rats } rats
    }.
event-alchemy-declined = { $seat } leaves cheese as cheese.
event-cheese-given = { $giver } pays { $receiver } 1 cheese for the music.
event-game-ended = The sewers belong to { $winners }. Points by seat: { $scores }.

## The table in the terminal.

table-heading = turn { $turn } of { $fewest } to { $most }
table-heading-before = before the first turn
table-heading-over = after { $turn ->
        [one] 1 turn
       *[other] { $turn } turns
    }
table-sewer = { $name }’s sewer
table-left = { $rats } to place
table-placed = all placed
# What the table is busy with while the viewer is not deploying, in a few words.
table-end = at the end
table-phase-choose-clan = before the first turn
table-phase-choose-board = before the first turn
table-phase-redeploy = screens lifted
table-phase-trade-rats = before feeding
table-phase-turn-cheese = after feeding
table-drawn = drawn: { $pieces }
table-phase-add-piece = looking for cheese
table-phase-wound-rat = a fight before the draws
table-phase-scavenge = after the draws
table-rats = rats
table-cheese = cheese
table-poisoned = ill
table-lost = lost
# The graveyard, in at most two letters.
table-graveyard = †
table-active = wins ties
table-aggressive = aggressive
# Seven columns each.
table-event = Event {" "}
table-clan = Clan {"  "}
table-food = Food {"  "}
table-food-cards = { $count ->
        [one] card { $cards }
       *[other] cards { $cards }
    }
table-next = Next: { $cards }
table-next-food = { $count ->
        [one] food card { $cards }
       *[other] food cards { $cards }
    }
table-pile = { $rats } rats in the pile
table-defends = defends
table-breeds = breeds
table-litter = +1 each
table-not-deployed = not for two
table-target = { $cheese } cheese
table-status-infirmary = poisoned { $rats }
table-status-lost = lost { $rats }
table-status-graveyard = graveyard { $rats }
table-feeding = Feeding { $rats } { $rats ->
        [one] rat
       *[other] rats
    } takes { $cost } cheese; you have { $cheese }.
table-legend = Y 1 cheese · O 2 · W nothing
table-legend-strikes = K rat leaves · P ill · B lost

info-clans = Clans
info-first = I
info-second = II
info-sides = The first side holds until the first of the late events, then the second one replaces it.
info-board = aggressive board
info-boards = Aggressive boards
info-rats = Where the rats are

rules-summary = Place all your rats, in secret, over seven rooms. Exits find cheese, pipes steal it, the pantry guards it, the
    nursery breeds. Then clans are fed; a missing cheese is a dead rat. Most living rats, less the dead, win.

## The board on the page.

board-place = { $rats ->
        [one] Place one more rat
       *[other] Place { $rats } more rats
    }
board-all-placed = All rats are placed. Lock in when you are happy with it.
board-all-here = All here
board-last-turn = As last turn
board-clear = Clear
board-mine = My sewer
board-all = All sewers
board-phases = Phases of the turn
board-skip = Skip
board-raids = raids { $name }: { $cheese } cheese
board-guards = guards on both sides
board-no-guards = the pipes stand guard
board-breeds = each adds one rat
board-indoors = { $rats } here at most, guarding and breeding
board-back = back in phase 5
board-graveyard = in the graveyard
board-graveyard-cost = −1 point each
board-feeding = Feeding: { $rats } rats eat { $cost }
board-feeding-enough = you have { $cheese } · { $pups ->
        [0] no pups counted
        [one] 1 pup counted
       *[other] { $pups } pups counted
    }
board-feeding-now = you have { $cheese }
board-feeding-short = you have { $cheese }: { $rats ->
        [one] 1 rat would starve
       *[other] { $rats } rats would starve
    }
board-join-infirmary = Poisoned rats join in
board-join-lost = Lost rats join in
board-move-from = Choose the room that a rat leaves.
board-move-to = From the { $zone } to which room?
board-cards = Cards of the turn
board-starting-event = Starting event
board-final-event = Final event
board-food = Food card { $cards } · { $pieces } pieces a bag
board-smells = What smells?
board-ties = The fewest rats draw first, ties in this order
board-bag = { $pieces ->
        [one] 1 piece in the bag
       *[other] { $pieces } pieces in the bag
    }
board-clan-side = Your clan, side { $side }
board-rats = rats
board-cheese = cheese
board-why = { $living ->
        [one] 1 living rat
       *[other] { $living } living rats
    }, { $dead } in the graveyard; { $cheese } cheese for ties
about-piece-yellow = 1 cheese
about-piece-orange = 2 cheese
about-piece-white = nothing
about-piece-black = a rat leaves
about-piece-purple = a rat falls ill
about-piece-blue = a rat gets lost
