## Rattus in English.

title = Rattus
tagline = Europe, 1347
about = Europe in 1347: settle where the rats are, ask the classes for help, and live through the plague.
sources = The rules are the rulebook’s; rules of the house are marked. What only board, tokens and cards show is partly our
    reconstruction: most borders, five southern names, nearly all rats, Courier and Caravanner; 20 citizens are those of the
    first edition. If you own the box, correct a copy of data.toml and play with --set data=FILE.

## Chapters of the rules, as headings of the log.

chapter-1 = set-up
chapter-2 = turn
chapter-3 = actions
chapter-4 = plague
chapter-5 = class
chapter-6 = end

## The phases of a turn, as they stand on a rail.

phase-setup = set-up
phase-action = action
phase-population = citizens
phase-class-card = class card
phase-abilities = abilities
phase-plague = plague
phase-rats = new rats
phase-resolve = outbreak
phase-final = final round
phase-end = end

## Names.

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
name-golden_horde = Golden Horde
name-maghreb = Maghreb
name-ifriqiya = Ifriqiya
name-libya = Libya
name-egyptus = Egyptus
name-syria = Syria

name-peasant = Peasant
name-monk = Monk
name-merchant = Merchant
name-witch = Witch
name-king = King
name-knight = Knight
name-baker = Baker
name-serf = Serf
name-courier = Courier
name-queen = Queen
name-soldier = Soldier
name-caravanner = Caravanner
name-boccaccio = Boccaccio

name-majority = majority
name-all = all
name-peasantry = peasantry
name-church = church
name-bourgeoisie = bourgeoisie
name-magic = magic
name-royalty = royalty
name-chivalry = chivalry
name-islam = Islam
name-none = no class

name-no-rats-left = there are no rats left in the supply
name-all-citizens-out = all citizens of this player are on the board
name-longest-game = the game has lasted long enough

name-classes = Class cards
name-recommended = the recommended ones
name-random = any, at random
name-one_per_class = one of each class, at random

# Symbols on rats, in at most two letters.
letter-majority = M
letter-all = A
letter-peasantry = Pe
letter-church = Ch
letter-bourgeoisie = Bo
letter-magic = Ma
letter-royalty = Ro
letter-chivalry = Kn
letter-islam = Is
letter-none = –

## What it does: in one sentence, short enough for one line of the terminal.

about-peasant = One citizen more when you increase population, even without a rat.
about-monk = Move one rat from any region to a neighbour with fewer than three.
about-merchant = Move up to three of your citizens from one region to one neighbour.
about-witch = Look at two rats on the board in secret; then you may swap them.
about-king = Move one of your citizens from a region without rats to the Safe Haven.
about-knight = Move the plague further, and let the limits of its rats count two less.
about-baker = Put a citizen on the card; who takes it places them all in one region.
about-serf = A citizen of yours joins the plague region for each rat that kills another’s.
about-courier = Move up to two of your citizens, each from any region to any other.
about-queen = Two citizens more when you increase, if your area is larger than any other’s.
about-soldier = Move the plague further, and you may add one rat more.
about-caravanner = Move the camel one step: a citizen where it was, and one where it arrives.
about-boccaccio = If your plague kills another’s citizen, one of yours nearby flees to the Haven.

about-final-peasant = In the final round: one citizen in any region.
about-final-queen = In the final round: two citizens in any one region, if your area is the largest.
about-final-knight = In the final round: move the plague and reveal; limits may count two less.
about-final-soldier = In the final round: move the plague, perhaps add a revealed rat, and reveal.
about-final-serf = Final round: the plague moves one step (our rule), reveal; your citizens may join.
about-final-baker = After the final round the player to your left places the citizens on the card.

about-option-classes = Which six class cards (eight with five or six players) lie on the table; or a list of them.

## Questions.

prompt-place-citizens = In which region do your { $citizens } citizens settle? { $more ->
        [0] They are the last before the first turn.
        [one] Later you will place another { $citizens }.
       *[other] Later you will place another { $citizens }, twice.
    }
waiting-place-citizens = { $names } is looking for a home for two citizens.
prompt-act = Your turn: what do you do before the plague moves?
waiting-act = { $names } is choosing actions.
prompt-increase-population = Where do new citizens arrive? One for each rat there.
waiting-increase-population = { $names } is about to increase population.
prompt-use-bonus = How many citizens come to { $region }?
waiting-use-bonus = { $names } is counting new citizens.
prompt-take-card = Which class card do you take?
waiting-take-card = { $names } is looking at the class cards.
prompt-choose-rat = Monk: which rat do you move?
waiting-choose-rat = { $names } sends out the Monk.
prompt-move-rat = Monk: where does rat { $rat } of { $region } go?
waiting-move-rat = { $names } sends out the Monk.
prompt-look-at-rat = Witch: which rat do you look at?
waiting-look-at-rat = { $names } asks the Witch.
prompt-swap-rats = Witch: do rat { $rat } of { $region } and rat { $other-rat } of { $other-region } change places?
waiting-swap-rats = { $names } asks the Witch.
prompt-choose-source = Merchant: from where do you move up to { $citizens } citizens?
waiting-choose-source = { $names } sends out the Merchant.
prompt-choose-target = Merchant: where do your citizens go from { $region }?
waiting-choose-target = { $names } sends out the Merchant.
prompt-move-citizens = Merchant: how many citizens go from { $source } to { $target }?
waiting-move-citizens = { $names } sends out the Merchant.
prompt-save-citizen = King: from where does a citizen go to the Safe Haven?
waiting-save-citizen = { $names } is granted an audience with the King.
prompt-place-kept-citizens = Baker: where do { $citizens ->
        [one] the citizen
       *[other] the { $citizens } citizens
    } of { $seat } go?
waiting-place-kept-citizens = { $names } places the Baker’s guests.
prompt-carry-from = Courier: from where do you move a citizen? { $citizens ->
        [one] One can still move.
       *[other] { $citizens } can move.
    }
waiting-carry-from = { $names } sends out the Courier.
prompt-carry-to = Courier: where does the citizen from { $region } go?
waiting-carry-to = { $names } sends out the Courier.
prompt-move-camel = Caravanner: where does the camel go from { $region }?
waiting-move-camel = { $names } loads the camel.
prompt-move-plague = Where does the plague go from { $region }? { $steps ->
        [one] It moves one step.
       *[other] It moves up to { $steps } steps.
    }
waiting-move-plague = { $names } moves the plague.
prompt-add-rat = Where does a new rat go? { $rats ->
        [one] It is the last one.
       *[other] There are { $rats } to place.
    }
waiting-add-rat = { $names } adds rats.
prompt-add-extra-rat = Soldier: where do you add one more rat?
waiting-add-extra-rat = { $names } thinks about one more rat.
prompt-lower-limits = Knight: do the limits of the rats in { $region } count { $less } less?
waiting-lower-limits = { $names } asks the Knight.
prompt-join = Serf: does a citizen of yours join those in { $region }?
waiting-join = { $names } asks the Serf.
prompt-flee = Boccaccio: who flees to the Safe Haven?
waiting-flee = { $names } listens to Boccaccio.
prompt-act-finally = Final round: which of your cards do you still use?
waiting-act-finally = { $names } uses class cards for the last time.
prompt-place-finally = { $citizens ->
        [one] Where does one more citizen settle?
       *[other] In which region do { $citizens } more citizens settle?
    }
waiting-place-finally = { $names } places the last citizens.
prompt-choose-region = The final plague: which region is next?
waiting-choose-region = { $names } decides where the plague goes on.
prompt-choose-next-rat = The final plague in { $region }: which rat is turned over next?
waiting-choose-next-rat = { $names } decides which rat is next.

## Answers.

option-place = { $region }
option-to = { $region }
option-from = { $region }
option-end = done
option-increase = increase population
option-take = take a class card
about-increase = One new citizen for each rat in a region that you choose next.
about-take = You may use it in your turns until somebody takes it; rats with its sign will bite you.
option-use = use the { $card }
option-move-plague = move the plague by your cards
option-bring = { $citizens ->
        [one] 1 citizen
       *[other] { $citizens } citizens
    }
option-card = { $card }
option-rat = { $region } { $rat }
option-look = { $region } { $rat }
option-swap = swap them
option-leave = leave them
option-move = { $citizens ->
        [one] 1 citizen
       *[other] { $citizens } citizens
    }
option-save = { $region }
option-stop = no more citizens
option-plague = { $region }
option-add = { $region }
option-add-none = no extra rat
option-lower = yes
option-keep = no
option-join = yes, one citizen more
option-stay-away = no
option-flee = from { $region }
option-flee-nobody = nobody flees
option-ravage = { $region }
option-reveal = rat { $rat }

## What happened.

event-map-laid = The plague begins in { $region }, and { $seat } places the first citizens.
event-citizens-placed = { $seat } places { citizens-counted } in { $region }.
event-turn-began = Turn { $turn }: { $seat }.
event-increase-chosen = { $seat } is about to increase population.
event-region-chosen = { $seat } chooses { $region }.
event-population-increased = { citizens-counted } of { $seat } { $citizens ->
        [one] settles
       *[other] settle
    } in { $region }.
event-card-chosen = { $seat } is about to take a class card.
event-card-taken = { $seat } takes the { $card }.
event-card-taken-away = { $seat } takes the { $card } from { $victim }.
    .you-victim = { $count ->
            [one] { $seat } took a card from you
           *[other] { $seat } took { $count } cards from you
        }
event-actions-ended = { $seat } is done with actions.
event-ability-used = { $seat } uses the { $card }.
event-source-chosen = { $seat } is about to move citizens from { $region }.
event-target-chosen = { $seat } sends them to { $region }.
event-rat-chosen = { $seat } picks rat { $rat } of { $region }.
event-rat-moved = { $seat } moves rat { $rat } of { $source } to { $target }, where it is number { $place }.
event-citizens-moved = { $seat } moves { citizens-counted } from { $source } to { $target }.
event-courier-stopped = { $seat } moves no more citizens.
event-rat-looked-at = { $seat } looks at rat { $rat } of { $region }.
event-rat-seen = Only you see it: rat { $rat } of { $region } has limit { $limit } and shows { $symbols }.
event-rats-swapped = { $seat } swaps rat { $rat } of { $region } and rat { $other_rat } of { $other_region }.
event-rats-left = { $seat } leaves both rats where they are.
event-citizen-saved = A citizen of { $seat } goes from { $region } to the Safe Haven.
event-citizen-kept = { $seat } puts a citizen on the Baker; there { $citizens ->
        [one] is 1
       *[other] are { $citizens }
    } now.
event-kept-citizens-placed = { $seat } places the Baker’s { citizens-counted } of { $owner } in { $region }.
    .you-owner = { $seat } placed your { citizens-counted } from the Baker
event-camel-moved = { $seat } leads the camel from { $source } to { $target }.
event-caravan-settled = A citizen of { $seat } settles in { $region }.
event-plague-moved = { $seat } moves the plague to { $region }.
event-rat-added = A new rat appears in { $region }.
event-extra-rat-added = { $seat } adds one more rat, in { $region }.
event-extra-rat-declined = { $seat } adds no extra rat.
event-limits-lowered = The Knight of { $seat } lowers all limits by { $less }.
event-limits-kept = { $seat } leaves the limits as they are.
event-plague-broke-out = Rat { $rat } of { $region }: limit { $limit }, { citizens-counted }. Outbreak: { $symbols }.
event-plague-spared = Rat { $rat } of { $region }: limit { $limit }, but only { citizens-counted }. Nothing happens.
event-citizens-died = { $seat } loses { citizens-counted } in { $region }.
    .then = { $seat } −{ $citizens }.
    .you-seat = { $citizens ->
            [one] you lost 1 citizen to the plague
           *[other] you lost { $citizens } citizens to the plague
        }
event-serf-joined = A citizen of { $seat } joins those in { $region }.
event-serf-stayed-away = No citizen of { $seat } joins.
event-citizen-fled = A citizen of { $seat } flees from { $region } to the Safe Haven.
event-nobody-fled = None of { $seat }’s citizens flees.
event-last-turn-ended = That was the last turn: { $reason }. { $seat } has played it.
event-final-turn-began = { $seat } may use class cards once more.
event-final-plague-move-chosen = { $seat } sends out the plague once more.
event-final-citizens-placed = { $seat } places { citizens-counted } in { $region }.
event-final-plague-began = The plague ravages every region. { $seat } decides the order where it can matter.
event-region-ravaged = The plague comes to { $region } next.
event-game-ended = { $winners } has brought most people through the plague. Points: { $scores }.

## The end of the game.

name-haven = Safe Haven
tie-next-clockwise = { $names } have the same points; the first clockwise after the player of the last turn is ahead.

citizens-counted = { $citizens ->
        [one] 1 citizen
       *[other] { $citizens } citizens
    }

## The table in the terminal.

table-heading = turn { $turn }
table-heading-before = before the first turn
table-heading-final = the final round
table-heading-over = after { $turn ->
        [one] 1 turn
       *[other] { $turn } turns
    }
turn-counted = turn { $turn }
table-region = region
table-rats = rats
table-citizens = citizens
table-neighbours = neighbours
# Columns of the players: at most five letters each.
table-map = map
table-haven = safe
table-reserve = left
table-held = cards
table-active = turn
table-rats-left = { $rats ->
        [0] no rat left
        [one] 1 rat left
       *[other] { $rats } rats left
    }
table-final = then all regions suffer
table-plague = plague
table-legend-rats = ? rat  1–6 limit known to you
table-order = Final round, in this order:
table-seen = You alone know { $rats }

# Regions in two letters, for lists of neighbours.
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

info-cards = Class cards
info-seen = What you have seen
info-regions = Regions and their neighbours
info-sea = A wave (~) means across the sea.
info-revealed = Rats revealed so far
info-nothing = None yet.
mark-rat = a rat, face down
mark-limit = the limit of a rat that you have looked at
mark-no-rat = no rat
mark-plague = the plague
mark-camel = the camel
mark-turn = whose turn it is
mark-citizens = citizens of a player
mark-map = citizens on the map
mark-haven = citizens in the Safe Haven
mark-reserve = citizens in the supply
mark-held = class cards

rules-summary = Settle where rats are: one citizen for each. Take class cards for what they can do, though rats with
    their sign will bite you. Then move the plague; its region spreads rats and suffers. At the end all regions suffer.
    Whoever has most citizens alive wins.

# The page: what lies on the table, field by field.
page-field-citizens = citizens
page-field-reserves = supply
page-field-haven = Safe Haven
page-field-bread = on the Baker
page-field-rats = rats on the board
page-field-seen_by = looked at by
page-field-known = known to you
page-field-rats_left = rats left
page-field-revealed = revealed rats
page-field-returnable = revealed rats that can come back
page-field-holders = class cards
page-field-plague = plague
page-field-camel = camel
name-start = from the start
name-returned = drawn again
name-supply = from the supply
name-turn = turn

## The page's board.

board-map = Map of Europe
board-overview = Small map: tap where you want to look
board-whole = Show the whole map
board-near = Show the map close up
board-nobody = nobody
board-you = you
board-rats = { $rats ->
        [0] no rats
        [one] 1 rat
       *[other] { $rats } rats
    }
board-plague-here = The plague is here
board-camel-here = The camel is here
board-on-table = on the table
board-held = held by { $seat }
board-hit-now = hit now
board-danger = Rats with the sign “{ $symbol }” bite whoever holds this card. There are { $all } of them; { $turned } have been turned over.
board-take-it = Take this card
board-take-from = Take it from { $seat }
board-you-can = You can
board-settle = { $citizens ->
        [one] Settle 1 here
       *[other] Settle { $citizens } here
    }
board-majority-you = you have the majority
board-majority = majority: { $names }
board-rat-number = Rat { $rat }
board-rat-of = { $region }, rat { $rat }
board-by-sea = by sea
board-sea-neighbour = { $region } (by sea)
board-plague-would = { $more ->
        [0] If the plague comes here, no new rats come.
        [one] If the plague comes here, { board-rats } would bring 1 new one next door.
       *[other] If the plague comes here, { board-rats } would bring { $more } new ones next door.
    }
board-plague-chosen = Plague to { $region }: { $more ->
        [0] no new rats come.
        [one] { board-rats } there, so 1 new one next door.
       *[other] { board-rats } there, so { $more } new ones next door.
    }
board-known = rat { $rat }: limit { $limit }
board-plague-in = The plague in { $region }
board-limit = Limit { $limit }.
board-limit-lowered = Limit { $limit } minus { $less }.
board-strikes = { $citizens ->
        [one] With 1 citizen it breaks out.
       *[other] With { $citizens } citizens it breaks out.
    }
board-spares = { $citizens ->
        [one] Only 1 citizen: nothing happens.
       *[other] Only { $citizens } citizens: nothing happens.
    }
board-hit = { $symbol }: { $names }.
board-hit-nobody = { $symbols }: nobody here.
board-turning = The next rat is being turned over. Here are: { $citizens }.
board-face-down = Not turned over yet: { $left } of { $all }
board-by-limit = how many of each limit
board-left-of = { $left } of { $all }
board-rats-left = { $left ->
        [one] rat left
       *[other] rats left
    }
board-end-came = { board-rats-left }: the end has come
board-end-short = At 0: final round, then every region suffers.
board-end-warning = When the supply of rats is empty, or a player has all citizens on the board, the final round begins. Then every region suffers the plague.
board-note = Witch’s note
board-note-only = Only you see this. It follows the rats.
board-living = Citizens alive
board-supply = { $supply } in supply
board-supplies = Citizens left in the supply
board-safe = { $safe } safe
board-final-round = Final round, anticlockwise
board-all-suffer = then every region suffers
board-act = Settle, take a card, use cards: in any order
board-key-increase = Settle
board-key-take = Take a card
board-settle-none = Nobody can settle here: there is no rat.
board-act-on = Anything else before the plague moves?
board-anywhere = Tap any region.
board-nothing-done = You have done nothing yet. Go on anyway?
board-to-plague = To the plague
board-to-plague-sure = Yes, to the plague
board-done = Done
board-put-back = Put back
board-not-that = Not that
board-any-order = In any order
board-moving = Merchant: { $citizens ->
        [one] 1 citizen
       *[other] { $citizens } citizens
    } from { $source } to { $target }
board-rats-placed = The new rats are placed. Then the plague breaks out.
board-idle-not-now = Cards are used and taken in your own turn, before the plague moves.
board-idle-used = You have used it in this turn.
board-idle-taken = You have taken a card in this turn.
board-idle-settled = You have settled in this turn.
board-idle-final-round = In the final round you only use the cards that you have.
board-idle-asked-later = There is nothing to tap here: you are asked when its time comes.
board-idle-with-the-plague = It works when you move the plague.
board-idle-no-move = No rat can be moved now.
board-idle-no-rats = There is no rat on the board.
board-idle-no-citizens = You have no citizen on the board.
board-idle-no-safe-region = None of your citizens is in a region without rats.
board-idle-no-supply = Your supply is empty.
board-idle-no-largest-area = Somebody else’s area is at least as large as yours.
board-idle-nobody-here = You have no citizen here.
board-idle-rats-here = There are rats here.
board-idle-no-rats-here = There is no rat here.
board-idle-no-room-near = All neighbours have three rats.
board-idle-far-from-camel = The camel cannot come here in one step.
board-go-place-citizens = Settle in { $region }
board-go-move-plague = Move to { $region }
board-go-add-rat = Place the rats
board-go-add-extra-rat = Add it in { $region }
board-go-look-at-rat = Look at rat { $rat } of { $region }
board-go-flee = Flee from { $region }
board-go-choose-region = { $region } is next
board-go-choose-next-rat = Turn rat { $rat } over
board-go-move-citizens = Move { $citizens }
board-go-use-bonus = Settle { $citizens }
board-go-increase-population = Settle in { $region }
board-go-choose-source = Move from { $region }
board-go-choose-target = Move to { $region }
board-go-carry-from = Move from { $region }
board-go-carry-to = Move to { $region }
board-go-move-rat = Move it to { $region }
board-go-save-citizen = To the Haven from { $region }
board-go-move-camel = Lead it to { $region }
board-go-place-finally = Settle in { $region }
board-go-place-kept-citizens = Place them in { $region }

## Figures

luck-about = what the rats did, against what was to be expected
luck-count = lost { $count } citizens, { $expected } to be expected
took-citizens = Citizens lost, by whose turn it was
took-cards = Class cards
took-nobody = Last plague
## The first game.

guide-goal-title = People are points
guide-goal = Whoever has *most citizens on the map* at the end wins. You have twenty.
guide-settle-title = Choose a home
guide-settle = Put two citizens into a region. *Any region is fine to begin with.*
guide-doctor-title = The plague
guide-doctor = This is the plague. *It moves every turn*, always to a neighbouring region.
guide-grow-title = Rats bring people
guide-grow = You may add citizens to one region. *You get one for each rat there.*
guide-cards-title = Cards: power with a price
guide-cards = You may take one card each turn, even from others. *It helps you, but rats notice it.*
guide-move-title = You lead the plague
guide-move = Now move the plague one region on. *Send it to the others, not to yourself.*
guide-spread-title = New rats
guide-spread = Where the plague finds rats, new ones run next door. *You say where.*
guide-limit-title = When a rat strikes
guide-limit = The plague turns its rats over, one by one. *A rat strikes only if enough people live there.*
guide-symbols-title = Whom it hits
guide-symbols = A rat hits the biggest group, and *whoever holds its sign*. Fewer cards keep you safer.
guide-haven-title = The Safe Haven
guide-haven = With the King, a citizen can sail over there. *No rat ever reaches this place.*
guide-end-title = How it ends
guide-end = When these rats are used up, the end begins. *Then the plague visits every region.*
guide-enough-title = You know enough
guide-enough = Now you know how to live with rats. *Play on to the end, or stop here.*
guide-final-title = One last time
guide-final = The rats are used up. *Your cards work once more*, then the plague goes everywhere.
guide-over-title = That was it
guide-over = That was a whole game of Rattus! *Everybody still on the map is a point.*
## Reasons for an answer, in a hint or an analysis: what it leads to on average, compared with others.

reason-count-citizens = { $way ->
    [more] { $amount ->
        [one] { $amount } more citizen
       *[other] { $amount } more citizens
    }
   *[less] { $amount ->
        [one] { $amount } fewer citizen
       *[other] { $amount } fewer citizens
    }
}
reason-count-cards = { $way ->
    [more] { $amount ->
        [one] { $amount } more class card
       *[other] { $amount } more class cards
    }
   *[less] { $amount ->
        [one] { $amount } fewer class card
       *[other] { $amount } fewer class cards
    }
}
reason-count-regions = { $way ->
    [more] { $amount ->
        [one] { $amount } more region
       *[other] { $amount } more regions
    }
   *[less] { $amount ->
        [one] { $amount } fewer region
       *[other] { $amount } fewer regions
    }
}
reason-citizens = about { reason-count-citizens } on the map
reason-haven = about { reason-count-citizens } in the Safe Haven
reason-risk = about { reason-count-citizens } in danger
reason-cards = about { reason-count-cards }
reason-homes = citizens without rats beside them in about { reason-count-regions }
reason-growth = { $way ->
    [more] citizens left to place for longer
   *[less] citizens to place run out sooner
}
reason-bread = { $way ->
    [more] about { $amount } more bread
   *[less] about { $amount } less bread
}
reason-spread = citizens in about { reason-count-regions }
