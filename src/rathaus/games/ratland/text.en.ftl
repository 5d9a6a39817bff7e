## RatLand in English.

title = RatLand
tagline = all at once
about = Clans of rats share a town’s sewers: send them out for cheese, raid the neighbours, breed, and feed them all.
sources = The rulebooks print every number of this game except the nine food cards: these follow a public description of the
    game, and nobody here has checked them against a box. Where the rulebooks are silent we have made a rule of our own;
    the rules mark each one as a rule of the house. If you own the game, correct the cards in a copy of its data file and
    play with --set data=FILE.

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
chapter-14 = rulebook

## The phases of a turn, as they stand on a rail.

phase-setup = set-up
phase-event = event
phase-rats = rats
phase-attack = attack
phase-births = nursery
phase-return = return
phase-cheese = cheese
phase-feeding = feeding
phase-end = end

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
name-rulebook = Rulebook
name-spanish_english = Spanish and English
name-german = German
name-french = French
name-food_order = Order of the food cards
name-shuffled = shuffled
name-ascending = from 1 to 9, for first games
name-start_player = First Active Player
name-random = drawn at random
name-first_seat = the first seat

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
about-tacticians = You receive a cheese for each area to which you sent no rat.
about-tacticians-german = You receive a cheese for each zone of your sewer to which you sent no rat.
about-locked-and-loaded = At most three rats in pantry and nursery; each both guards and breeds.

about-recycler-first = One piece more at the dump, if you sent a rat there (rule of the house).
about-recycler-second = Up to two white pieces that you draw at the dump count as yellow.
about-recycler-second-french = Two white pieces that you draw at the dump count as one yellow piece.
about-mutant-first = Purple pieces count as yellow for you: one cheese, and no poison.
about-mutant-second = Purple pieces count as orange for you: two cheese, and no poison.
about-explorer-first = When lost rats come home, they bring you one cheese in all.
about-explorer-second = Every lost rat that comes home brings you one cheese.
about-scavenger-first = Once a turn, where you sent no rat, you may draw one piece that is left.
about-scavenger-second = In every area you may draw one piece that is left, even if you sent rats.
about-scavenger-second-german = In every area where you sent no rat, you may draw one piece that is left.
about-scavenger-second-french = In every area where you sent no rat, you may draw one piece that is left.
about-alchemist-first = After feeding, you may turn one cheese into a rat.
about-alchemist-second = After feeding, you may turn up to two cheese into rats.
about-ninja-first = If only two rats attack, both through one pipe, they always steal a cheese.
about-ninja-second = Each pipe with exactly one rat always steals a cheese.
about-family-first = If you sent no rat to the nursery, one pup is born to you all the same.
about-family-second = One more pup is born to you every turn.
about-warrior-first = Black pieces do nothing to you.
about-warrior-second = Black pieces do nothing to you, and you defend with two rats more.
about-musician-first = At the end of the turn the richest other player gives you one cheese.
about-musician-second = At the end of the turn the three richest others give you one cheese each.
about-sports-first = After the reveal, you may move one of your rats to another zone.
about-sports-second = After the reveal, you may move up to three of your rats to other zones.
about-corrupt-first = In one area a turn, you may add a piece of any colour to the bag.
about-corrupt-second = In every area, you may add a piece of any colour to the bag.
about-seer-first = You alone know the next event.
about-seer-second = You alone know the next event and what food comes next.

about-standard = Your attacks hurt nobody, and every rat that you send out draws a piece.
about-aggressive = Your attacks kill and wound, but you draw one piece less in every area.
about-aggressive-french = Your attacks and your defence kill, but you draw one piece less in every area.
about-aggressive-raid = An attack stronger than the defence kills a defender; any other costs the attacker a rat.
about-aggressive-defence = If you have an aggressive board and repel an attack, you kill one of the attackers.
about-aggressive-draw = On an aggressive board you draw one piece less in every area.
about-aggressive-area = The clan with most rats in an area, if it is aggressive, wounds a rat of another clan there.

about-option-clans = Everybody plays a clan with an ability, which changes once late in the game.
about-option-boards = On aggressive boards rats fight: the same board for all, or everybody chooses in secret.
about-option-rulebook = The printed rulebooks differ on five points (RL-14). The table chooses whose book it plays.
about-option-food_order = Whether the cards that say what the areas hold are shuffled or come in the order of their numbers.
about-option-start_player = Who wins ties in the first turn; every turn this passes to the left.

## Questions.

# Where something happens, and which bag is meant: any sentence with $area may use them.
area-where = { $area-id ->
        [dump] at the { $area }
       *[other] in the { $area }
    }
area-bag = the bag for the { $area }

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

prompt-choose-clan = You are dealt two clans. Which one do you keep?
waiting-choose-clan = { $count ->
        [one] { $names } is choosing a clan.
       *[other] { $names } are choosing their clans.
    }
prompt-choose-board = Which board do you play on? All boards are revealed together.
waiting-choose-board = { $count ->
        [one] { $names } is choosing a board.
       *[other] { $names } are choosing their boards.
    }
prompt-redeploy = All screens are lifted. Do you move a rat? You may still move { $moves ->
        [one] one
       *[other] up to { $moves }
    }.
waiting-redeploy = { $names } may still move a rat.
prompt-add-piece = Do you add a piece to { area-bag }?
waiting-add-piece = { $names } may add a piece to the bag.
prompt-wound-rat = You have most rats { area-where }: whose rat do they wound?
waiting-wound-rat = { $names } is choosing whose rat to wound.
prompt-put-back = You drew { area-where }. Do you put one piece back into the bag?
waiting-put-back = { $names } may put a piece back.
prompt-scavenge = There is something left { area-where }. Do you draw one piece?
waiting-scavenge = { $names } may draw a piece that is left.
prompt-trade-rats = Do you trade a rat for a cheese before your clan is fed?
waiting-trade-rats = { $count ->
        [one] { $names } may trade a rat for a cheese.
       *[other] { $names } may each trade a rat for a cheese.
    }
prompt-turn-cheese = Your clan is fed. Do you turn cheese into rats?
waiting-turn-cheese = { $names } may turn cheese into rats.

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
option-lost = { rats-counted } from the lost ones
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
event-rulebook-opened = This table plays by the { $rulebook } rulebook.

## What happened.

event-turn-began = Turn { $turn } begins. { $active } wins every tie.
event-event-revealed = { $card-id ->
        [end-of-game] The manhole opens: { $card }!
       *[other] Event of the turn: { $card }
    }
event-food-revealed = Food card { $card } is turned up.
event-rats-gathered = All rats come home to be deployed again.
event-rats-placed = { $seat } places { rats-counted }: { $zone }.
    .also = { rats-counted }: { $zone }
event-deployment-ready = { $seat } is ready.
event-rats-deployed = { $seat } deploys: { $zones }.
event-cheese-stolen = { $thief } steals { $cheese } cheese from { $victim }: { $strength } against { $defence }.
    .you-thief = you stole { $cheese } cheese from { $victim }
    .you-victim = you lost { $cheese } cheese to { $thief }
event-attack-repelled = { $thief } attacks { $victim } and gets nothing: { $is_defended ->
        [1] { $strength } against { $defence } is not enough.
       *[0] there is no cheese left to take.
    }
event-rats-born = { $rats ->
        [one] 1 pup is
       *[other] { $rats } pups are
    } born to { $seat }.
    .also = { $rats } to { $seat }
    .you-seat = { $rats ->
            [one] 1 of your rats was born
           *[other] { $rats } of your rats were born
        }
event-rats-returned = Back with { $seat }: { $poisoned } from the infirmary, { $lost } of the lost.
event-bag-filled = Into { area-bag }: { $pieces }.
event-pieces-drawn = { $seat } draws { area-where }: { $pieces }.
event-cheese-found = { $seat } finds { $cheese } cheese.
    .then = Finds { $cheese } cheese.
    .you-seat = you found { $cheese } cheese
event-rat-left = A rat of { $seat } goes back to the common pile ({ $place }).
    .then = A rat goes back to the common pile ({ $place }).
    .you-seat = { $count ->
            [one] 1 of your rats left
           *[other] { $count } of your rats left
        }
event-rat-poisoned = A rat of { $seat } is poisoned ({ $place }).
    .then = A rat is poisoned ({ $place }).
    .you-seat = { $count ->
            [one] 1 of your rats was poisoned
           *[other] { $count } of your rats were poisoned
        }
event-rat-lost = A rat of { $seat } gets lost ({ $place }).
    .then = A rat gets lost ({ $place }).
    .you-seat = { $count ->
            [one] 1 of your rats got lost
           *[other] { $count } of your rats got lost
        }
event-bag-emptied = What is left in { area-bag } is put away.
event-clan-fed = { $seat } feeds { rats-counted } with { $cheese } cheese.
event-rats-starved = Too little cheese: { $rats ->
        [one] 1 rat
       *[other] { $rats } rats
    } of { $seat } { $rats ->
        [one] starves
       *[other] starve
    }.
    .you-seat = { $rats ->
            [one] 1 of your rats starved
           *[other] { $rats } of your rats starved
        }
event-clan-chosen = { $seat } has chosen a clan.
event-clan-revealed = { $seat } plays the clan { $clan }.
event-board-chosen = { $seat } has chosen a board.
event-board-revealed = { $seat } plays on { $board-id ->
        [aggressive] an aggressive board
       *[standard] a standard board
    }.
event-cheese-for-all = Everybody receives { $cheese } cheese.
event-rat-joined = A visiting cousin joins { $seat }.
    .also = { $seat }
event-rat-given = { $giver } gives a rat to { $receiver }.
event-graveyard-cleared = { $rats ->
        [one] 1 rat goes
       *[other] { $rats } rats go
    } from the graveyard of { $seat } to the common pile.
event-cheese-hidden = { $seat } has hidden { $cheese } cheese in the nursery.
event-alarm-over = The attacks are over: hidden cheese comes out again.
event-rat-moved = { $seat } moves a rat: { $source } → { $target }.
event-move-declined = { $seat } moves no more rats.
event-rat-killed = { $is_repelled ->
        [1] The defence of { $killer } kills
       *[0] The attack of { $killer } kills
    } a rat of { $seat } ({ $place }).
    .you-seat = { $count ->
            [one] { $killer } killed 1 of your rats
           *[other] { $killer } killed { $count } of your rats
        }
event-cheese-brought = Rats that had been lost bring { $cheese } cheese home to { $seat }.
event-cheese-for-absence = { $seat } receives { $cheese } cheese for places without rats.
event-piece-added = { $seat } adds one { $piece } piece to { area-bag }.
event-bribe-declined = { $seat } adds nothing to the bag.
event-rat-wounded = { $fighter } wounds a rat of { $seat } { area-where }.
    .you-seat = { $count ->
            [one] { $fighter } wounded 1 of your rats
           *[other] { $fighter } wounded { $count } of your rats
        }
event-piece-put-back = { $seat } puts one { $piece } piece back.
event-piece-kept = { $seat } keeps all pieces.
event-pieces-counted = For { $seat } these count as: { $pieces }.
    .then = They count as: { $pieces }.
event-scraps-declined = { $seat } draws none of what is left.
event-trade-ready = { $seat } has decided.
event-rat-traded = { $seat } trades a rat ({ $place }) for 1 cheese.
event-alchemy-offered = { $seat } may turn cheese into rats.
event-cheese-turned = { $seat } turns { $rats } cheese into { $rats ->
        [one] a rat
       *[other] { $rats } rats
    }.
event-alchemy-declined = { $seat } turns no cheese into rats.
event-cheese-given = { $giver } gives { $receiver } 1 cheese for the music.
event-game-ended = The sewers belong to { $winners }. Points: { $scores }.

## The end of the game.

name-living = living rats
name-dead = graveyard
tie-most-cheese = { $names } have the same points; the clan with more cheese is ahead: { $measures }.

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
table-poisoned = inf
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
table-status-infirmary = infirmary { $rats }
table-status-lost = lost { $rats }
table-status-graveyard = graveyard { $rats }
table-feeding = Feeding { $rats } { $rats ->
        [one] rat
       *[other] rats
    } takes { $cost } cheese; you have { $cheese }.
table-legend = Y 1 cheese · O 2 · W nothing
table-legend-strikes = K rat leaves · P poisoned · B lost

info-clans = Clans
info-first = I
info-second = II
info-sides = The first side holds until the first final event, then the second one replaces it.
info-board = aggressive board
info-boards = Aggressive boards
info-rats = Where the rats are
info-feeding = Feeding: rats in the sewer and the cheese they take
info-feeding-beyond = beyond { $rats }: { $beyond } more cheese for each rat
mark-poisoned = in the infirmary, poisoned
mark-lost = rats that are lost
mark-graveyard = dead rats in the graveyard
mark-active = wins ties
mark-choosing = the number that you are choosing
mark-undecided = not decided yet
mark-pipe = the neighbour whom the pipe leads to, with the cheese that is there
info-rulebook = Rulebook: { $rulebook }

rules-summary = Place all your rats, in secret, in seven zones. Exits find cheese, pipes steal it, the pantry guards it, the
    nursery breeds. Then every clan is fed; for each missing cheese a rat dies. The most living rats, minus the dead ones,
    win.
rules-summary-clans = Every clan has abilities of its own.
rules-summary-aggressive = Boards marked ! are aggressive; i says what that changes.

## The board on the page.

board-place = { $rats ->
        [one] Place one more rat
       *[other] Place { $rats } more rats
    }
board-all-placed = All rats are placed. Lock in when you are happy with it.
board-all-here = All here
board-last-turn = As last turn
board-clear = Clear
board-no-room-chosen = Choose a zone first.
board-no-last-turn = You have not deployed in this game yet.
board-no-rats-placed = No rats are placed yet.
board-no-rats-here = There are no rats here.
board-full = No more than { $rats } may be here now.
board-no-move = No rat can be moved here.
board-no-cheese = You have no cheese to hide.
board-mine = My sewer
board-all = All sewers
board-raids = attacks { $name }: { $cheese } cheese
board-guards = defends on both sides
board-no-guards = the pipes defend
board-breeds = each adds one rat
board-indoors = { $rats } in pantry and nursery at most
board-back = back in phase 5
board-graveyard = in the graveyard
board-graveyard-cost = −1 point each
board-feeding = Feeding: { $rats } rats eat { $cost }
board-feeding-enough = you have { $cheese } · { $pups ->
        [0] no pups
        [one] with 1 pup
       *[other] with { $pups } pups
    }
board-feeding-now = you have { $cheese }
board-feeding-short = you have { $cheese }: { $rats ->
        [one] 1 rat would starve
       *[other] { $rats } rats would starve
    }
board-join-infirmary = Poisoned rats join in
board-join-lost = Lost rats join in
board-move-from = Choose the zone that a rat leaves.
board-move-to = From the { $zone } to which zone?
board-cards = Cards of the turn
board-starting-event = Starting event
board-final-event = Final event
board-food = Food card { $cards } · { $pieces } pieces a bag
board-smells = What the areas hold
board-ties = Who sent fewest rats draws first; ties go in this order
board-bag = { $pieces ->
        [one] 1 piece in the bag
       *[other] { $pieces } pieces in the bag
    }
board-clan-side = Your clan, side { $side }
board-side-about = { $side }: { $about }
board-rats = rats
board-cheese = cheese
about-piece-yellow = 1 cheese
about-piece-orange = 2 cheese
about-piece-white = nothing
about-piece-black = a rat leaves
about-piece-purple = a rat is poisoned
about-piece-blue = a rat gets lost

## Figures

luck-about = what the pieces from the bag are worth: cheese, less one for each rat struck
luck-count = worth { $count }, { $expected } to be expected
took-cheese = Cheese
took-rats = Rats killed or won over
took-wounded = Rats wounded
## The first game.

guide-points-title = Rats are points
guide-points = Every rat alive at the end is *one point*. You begin with seven.
guide-exits-title = Up there: find cheese
guide-exits = Rats you send up here look for food. *Each one draws one piece*, without looking.
guide-pieces-title = What is in the bags
guide-pieces = Yellow is one cheese, orange two, white nothing. *Black, purple and blue hurt a rat.*
guide-feeding-title = Feeding: all rats eat
guide-feeding = At the end of the turn your rats eat this much. *For each cheese missing, a rat dies.*
guide-nursery-title = Nursery: rats make rats
guide-nursery = Every rat you leave in here brings *one more*. Two are plenty: a big clan *eats a lot*.
guide-ready-title = Lock in: all at once
guide-ready = Place all your rats with + and −, then lock in. *Everybody shows theirs together.*
guide-pipes-title = Pipes: steal cheese
guide-pipes = Rats in a pipe steal cheese from that neighbour. *Every guard over there stops one of them.*
guide-pantry-title = Pantry: keep your cheese
guide-pantry = Rats in the pantry guard your cheese. *They stop thieves from both sides.*
guide-ill-title = Purple: a rest for a rat
guide-ill = One of your rats ate something bad. It rests here *for one turn*, then it comes back.
guide-graves-title = Graves cost points
guide-graves = You had too little cheese, so a rat died. *Every grave costs one point.*
guide-event-title = Events: new every turn
guide-event = Each turn brings an event, for this turn only. *Read it before you place your rats.*
guide-enough-title = You know enough
guide-enough = Now you know all that rats can do. *Play on to the end, or stop here.*
guide-last-title = The end comes suddenly
guide-last = After this turn the game may end at any time. *Cheese counts for nothing then, rats do.*
guide-over-title = That was it
guide-over = That was a whole game of RatLand! *Rats minus graves: the most points win.*
## Reasons for an answer, in a hint or an analysis: what it leads to on average, compared with others.

reason-count-rats = { $way ->
    [more] { $amount ->
        [one] { $amount } more rat
       *[other] { $amount } more rats
    }
   *[less] { $amount ->
        [one] { $amount } fewer rat
       *[other] { $amount } fewer rats
    }
}
reason-rats = about { reason-count-rats }
reason-cheese = { $way ->
    [more] about { $amount } more cheese
   *[less] about { $amount } less cheese
}
reason-hunger = { $way ->
    [more] about { reason-count-rats } go hungry
   *[less] keeps about { $amount ->
        [one] { $amount } more rat
       *[other] { $amount } more rats
    } fed
}
reason-poisoned = about { reason-count-rats } in the infirmary
reason-lost = about { reason-count-rats } get lost
reason-cheese-around = { $way ->
    [more] about { $amount } more cheese next door to steal
   *[less] about { $amount } less cheese next door to steal
}
