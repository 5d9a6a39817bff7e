## Ratzzia in English.

title = Ratzzia
tagline = dice and a cat
about = Families of mice climb a cupboard for food until the cat comes. The first full sack wins.
sources = The rules are the rulebook’s, the rulings are ours. No source shows the printed board: its squares, the cat row and
    the marked square are our own design, made to fit the rulebook. If you own the box, correct a copy of data.toml and
    play with --set board=FILE.

## Chapters of the rules, as headings of the log.

chapter-1 = goal
chapter-2 = box
chapter-3 = set-up
chapter-4 = food
chapter-5 = turn
chapter-6 = placing
chapter-7 = columns
chapter-8 = retreat
chapter-9 = cat
chapter-10 = end
chapter-11 = support
chapter-12 = reward

## The phases of a turn, as they stand on a rail.

phase-roll = roll
phase-reroll = reroll
phase-support = support
phase-place = placing
phase-cat = cat
phase-rewards = rewards
phase-end = end

## Names.

name-ana = Ana the eager
name-candy = candy jar
name-sausages = sausage jar
name-secure = secure your food
name-greedy = greedy mouse
name-accountant = accountant

name-sausage = sausage
name-biscuit = biscuit
name-cheese = cheese
name-sack = sack
name-cat = cat

name-accountant_rounding = Halves for the accountant
name-up = rounded up
name-down = rounded down
name-secure_counts = What a pair is worth
name-sum = the sum of its dice, equal or not
name-doubles = only doubles count
name-forced_counts_as_placed = Dice for the cat count as placed
name-red_voluntary = Red squares by choice
name-false = no
name-true = yes
name-candy_on_cat = Candy dice when the cat comes
name-jar = back into the jar
name-owner = back to their players
name-bank_limit = Food in the bank
name-0 = unlimited
name-150 = 150, as in the box
name-start_player = First player
name-random = drawn by lot
name-first_seat = the first seat

## What it does: in one sentence, short enough for one line of the terminal.

about-ana = The top die goes to the foot of another column and pushes dice there up.
about-candy = Take a candy die: from the jar, else from a player, else off the board.
about-sausages = Take as many sausages as the label says.
about-secure = Put exactly the sum of its higher double into your sack, or nothing.
about-greedy = Take half of another player’s open food, rounded up.
about-accountant = { $players ->
        [2] You and your opponent give each other half of your open food.
       *[other] All give half of their open food to a neighbour, left or right as you say.
    }

about-cat-grey = Grey squares take any die; once they are full, the die on the one with ! is the cat’s number.
about-cat-red = Dice rolled with that number must go onto the red squares, at once.
about-cat-comes = When the row is full, the cat comes: all dice leave the board, and nobody is paid.
about-candy-die = A candy die is laid into a column once, and counts as any value. It earns its square’s pay.
about-support-dice = You may roll support dice after yours; then place all that fit, on grey too, and one of yours.
about-open-food = Open food can be taken from you. Food in the sack is safe, and only that wins.

about-option-accountant_rounding = Which way the accountant rounds when everybody gives away half of their open food.
about-option-secure_counts = Whether unequal dice on a pair, as Ana may push them there, secure food, too.
about-option-forced_counts_as_placed = Whether a die that had to go to the cat spares you from placing another one.
about-option-red_voluntary = Whether dice with the cat’s number may also be put onto red squares by choice.
about-option-candy_on_cat = Where candy dice on the board go when the cat comes.
about-option-bank_limit = How much food there is in all; once it is gone, nobody is paid until some comes back.
about-option-start_player = Who takes the first turn, and so begins with the least food.

## Questions.

prompt-choose-turn = { $columns ->
        [0] { $dice ->
                [0] You have no dice to roll and none to take back.
               *[other] Your turn. Roll your dice!
            }
       *[other] { $dice ->
                [0] You have no dice to roll: take some back from a column.
               *[other] Your turn. Do you roll your dice, or take dice back from a column instead?
            }
    }
waiting-choose-turn = { $names } begins a turn.
prompt-mark-dice = { $marked ->
        [0] Which dice do you roll again? There is only one second roll.
        [one] One die is marked. Which others roll with it?
       *[other] { $marked } dice are marked. Which others roll with them?
    }
waiting-mark-dice = { $names } weighs the dice.
prompt-roll-support = { $dice ->
        [one] Do you roll the support die, too? It must then be placed.
       *[other] Do you roll the { $dice } support dice, too? They must then be placed.
    }
waiting-roll-support = { $names } thinks about the support dice.
prompt-place-dice = { $support ->
        [0] { dice-to-place }
        [one] { dice-to-place } One support die must be among those you place.
       *[other] { dice-to-place } { $support } support dice must be among those you place.
    }
dice-to-place = { $dice ->
        [0] Every die of the roll is placed.
        [one] Where do your dice go? One is left.
       *[other] Where do your dice go? { $dice } are left.
    }
waiting-place-dice = { $names } is placing dice.
prompt-choose-column = Ana runs off: to the foot of which column does her die go?
waiting-choose-column = { $names } is choosing a column for Ana.
prompt-choose-holder = The jar is empty. Whose candy die do you take?
waiting-choose-holder = { $names } is after somebody’s candy.
prompt-choose-candy = The jar is empty. Which candy die do you take off the board?
waiting-choose-candy = { $names } is after the candy on the board.
prompt-name-candy = { $times ->
        [one] What value has the candy die in the pair? You have { $food } open food.
       *[other] What value has each candy die in the pair? You have { $food } open food.
    }
waiting-name-candy = { $names } is choosing a number for the candy.
prompt-rob = Half of whose open food does your greedy mouse take?
waiting-rob = { $names } is looking for a victim.
prompt-choose-side = The accountant: to which neighbour does everybody give half of their open food?
waiting-choose-side = { $names } tells the accountant which way.

option-roll = roll your dice
option-take-back = take your dice off column { $column }
option-pass = pass
option-mark = mark a { $value }
option-mark-recovered = mark a die that the cat gave back
option-reroll = roll the marked dice
option-keep = keep all dice
option-skip = leave the support dice alone
option-roll-support = roll the support dice
# Short, for there may be many: S is a support die, * a candy die.
option-place = { $value } → col. { $column }
option-cat = { $value } → cat
option-support = S{ $value } → col. { $column }
option-support-cat = S{ $value } → cat
option-candy = Candy → col. { $column }
option-done = done
option-ana = column { $column }
option-candy-from = the candy die of { $player }
option-candy-at = the candy die on column { $column }, square { $row }
option-name = a { $value }
option-rob = { $player }
option-left = to the left, as turns go
option-right = to the right, against the turns

## What happened.

# Any sentence with $sausages may use this.
sausages-counted = { $sausages ->
        [one] 1 sausage
       *[other] { $sausages } sausages
    }
# The die of a sentence with $value and $is_support.
die-named = { $is_support ->
        [1] a support die ({ $value })
       *[0] a { $value }
    }

event-turn-began = { $seat }’s turn.
event-turn-passed = { $seat } has no dice to roll or to take back, and passes.
event-dice-taken-back = { $seat } takes { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } off column { $column } instead of rolling{ $candies ->
        [0] .
        [one] ; the candy die goes into the jar.
       *[other] ; { $candies } candy dice go into the jar.
    }
event-dice-rolled = { $seat } rolls { $values }.
event-die-marked = { $value ->
        [0] { $seat } marks a die that the cat gave back.
       *[other] { $seat } marks a { $value }.
    }
event-dice-kept = { $seat } keeps the roll.
event-dice-rerolled = { $seat } rolls { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } again: { $values }.
    .then = Rolls { $dice ->
            [one] 1 die
           *[other] { $dice } dice
        } again: { $values }.
event-support-rolled = { $seat } rolls the support dice: { $values }.
event-support-declined = { $seat } leaves the support dice alone.
event-dice-forced = { $is_support ->
        [1] The cat wants every { $value }: { $dice ->
            [one] 1 support die goes
           *[other] { $dice } support dice go
        } onto the red squares.
       *[0] The cat wants every { $value }: { $dice ->
            [one] 1 die
           *[other] { $dice } dice
        } of { $seat } { $dice ->
            [one] goes
           *[other] go
        } onto the red squares.
    }
event-cat-came = The cat comes! All dice leave the board, nobody is paid{ $recovered ->
        [0] .
        [one] ; 1 may be rolled again.
       *[other] ; { $recovered } may be rolled again.
    }
event-placing-began = { $support ->
        [0] { $seat } begins to place dice.
        [one] { $seat } begins to place dice, 1 support die among them.
       *[other] { $seat } begins to place dice, { $support } support dice among them.
    }
event-die-placed = { $seat } places { die-named } in column { $column }.
    .also = { die-named } in column { $column }
event-die-shown-to-cat = { $seat } puts { die-named } onto a { $is_grey ->
        [1] grey
       *[0] red
    } square before the cat.
    .also = { die-named } before the cat
event-candy-placed = { $seat } lays a candy die in column { $column }.
    .also = a candy die in column { $column }
event-placing-ended = { $seat } is done.
event-column-completed = Column { $column } is complete! Its reward for { $seat }: { $reward }.
event-squares-paid = { $sausages ->
        [0] Nothing for { $seat }’s squares in column { $column }: the bank is empty.
       *[other] { $seat } earns { sausages-counted } in column { $column }.
    }
    .you-seat = { $sausages ->
            [0] { "" }
            [one] you earned 1 sausage
           *[other] you earned { $sausages } sausages
        }
event-dice-returned = The dice of column { $column } go home.
event-ana-moved = { $pushed ->
        [0] Ana leaps to the foot of column { $column }.
        [one] Ana leaps to the foot of column { $column } and pushes 1 die up.
       *[other] Ana leaps to the foot of column { $column } and pushes { $pushed } dice up.
    }
event-ana-stayed = All other columns are full: Ana’s die goes home.
event-candy-from-jar = { $seat } takes a candy die from the jar.
event-candy-from-player = { $seat } takes the candy die of { $holder }.
    .you-holder = { $count ->
            [one] { $seat } took a candy die from you
           *[other] { $seat } took { $count } candy dice from you
        }
event-candy-from-board = { $seat } takes the candy die of { $owner } off column { $column }.
    .you-owner = { $count ->
            [one] { $seat } took a candy die of yours off the board
           *[other] { $seat } took { $count } candy dice of yours off the board
        }
event-no-candy-left = { $seat } has all the candy dice already.
event-jar-opened = { $sausages ->
        [0] { $seat } opens the jar, but the bank is empty.
       *[other] { $seat } takes { sausages-counted } from the jar.
    }
event-candy-named = { $seat } has the candy die count as { $value }.
event-food-secured = { $seat } puts { $food } food into the sack.
event-nothing-secured = { $needed ->
        [0] There is no double in the column: { $seat } secures nothing.
       *[other] { $seat } has less open food than the { $needed } of the pair and secures nothing.
    }
event-food-robbed = { $food ->
        [0] { $seat }’s greedy mouse gets nothing: { $victim } has too little open food to halve.
       *[other] { $seat }’s greedy mouse takes { $food } food from { $victim }.
    }
    .you-victim = { $food ->
            [0] { "" }
            [one] { $seat } took 1 food from you
           *[other] { $seat } took { $food } food from you
        }
event-food-given = { $food ->
        [0] { $giver } has too little open food to give { $receiver } half of it.
       *[other] { $giver } gives { $food } food to { $receiver }.
    }
    .you-giver = { $food ->
            [0] { "" }
            [one] you gave 1 food to { $receiver }
           *[other] you gave { $food } food to { $receiver }
        }
    .you-receiver = { $food ->
            [0] { "" }
            [one] { $giver } gave you 1 food
           *[other] { $giver } gave you { $food } food
        }
event-game-ended = { $winners } has filled a sack and wins. In the sacks: { $scores }.

## The table in the terminal.

table-heading = turn { $turn }  ·  the first sack with { $goal } wins
table-heading-bank = turn { $turn }  ·  the first sack with { $goal } wins  ·  { $bank } food in the bank
turn-counted = turn { $turn }
table-turn = { $name }’s turn
table-end = at the end
table-phase-choose-turn = roll or retreat
table-phase-mark-dice = the second roll
table-phase-roll-support = support dice
table-phase-place-dice = placing
table-phase-choose-column = Ana moves
table-phase-choose-holder = candy
table-phase-choose-candy = candy
table-phase-name-candy = candy in a pair
table-phase-rob = the greedy mouse
table-phase-choose-side = the accountant

# Above the columns: name and gist of each reward, in at most five letters.
sign-ana = Ana
sign-candy = candy
sign-sausages = jar
sign-secure = sack
sign-greedy = greed
sign-accountant = acct.
gist-ana = push
gist-candy = joker
gist-sausages = +{ $jar }
gist-secure = pair
gist-greedy = ½ 1
gist-accountant = ½ all
# What a square takes, in at most three letters.
table-any = any

# Beside and under the cat row, in 52 letters.
table-jar = candy jar { $dice }
table-cat-waits = any die onto grey; the one on ! is the cat’s number
table-cat-wants = every { $value } that is rolled goes here; { $left ->
        [one] 1 more and it comes
       *[other] { $left } more and it comes
    }

table-dice = dice
table-candy = candy
table-open = open
table-sack = sack
table-close = one pair from winning
table-legend = █ in the sack, safe   ▒ open, can be taken

note-stuck = None of these dice fits anywhere. {""}
note-stop = Stopping now: {""}
note-nothing = no column is complete.
note-column = column { $column }: {""}
note-paid = +{ $food } { $name }
note-jar = +{ $food } from the jar
note-secured = { $food } into the sack
note-unsecured = { $needed ->
        [0] nothing to secure
       *[other] nothing secured, it takes { $needed }
    }
note-candy = a candy die
note-give = you give { $food }
note-given = { $name } gives { $food }
note-won = you win!
note-ask-choose-column = Ana moves where you say
note-ask-choose-holder = a candy die of your choice
note-ask-choose-candy = a candy die of your choice
note-ask-name-candy = you say what the candy counts as
note-ask-rob = half of somebody’s open food
note-ask-choose-side = everybody gives half away
note-rob = Half of their open food is: {""}
note-share = { $name } { $food }
note-side = That changes your food by { $left } with left, { $right } with right.

info-columns = Columns
info-jar = { $reward } of { $jar }
info-cat = The cat
info-dice = Dice
info-food = Food
info-options = Agreed
mark-next = the next square of a column or of the cat, or a column that you may choose
mark-complete = a complete column
mark-trigger = the die here is the cat’s number; beside a name: one pair from winning
mark-candy-die = a candy die
mark-support-die = a support die
mark-pair = takes what lies on the other square of the pair
mark-any = takes any die
mark-pay = food that the square pays
mark-covered = a square that is not used
mark-recovered = a die that the cat gave back
mark-bar = food in the sack; open food; what is missing
mark-dice = dice that are not on the board
mark-candy = candy dice
mark-open = open food
mark-sack = food in the sack
info-token-cheese = { $count ->
        [one] 1 cheese
       *[other] { $count } cheeses
    }
info-token-biscuit = { $count ->
        [one] 1 biscuit
       *[other] { $count } biscuits
    }
info-token-sausage = { $count ->
        [one] 1 sausage
       *[other] { $count } sausages
    }

rules-summary = Roll your dice, roll those you like once more, and lay one or more on the next squares of the columns. A die on
    the top square completes a column: its squares pay everybody, you take the reward. Only the sack column makes your open
    food safe{ $secure ->
        [sum] : the sum of its higher pair
       *[other] : the sum of its higher double
    }. The first sack with { $goal } in it wins.

# The page: what lies on the table, field by field.
page-field-candies = candy dice
page-field-candy_jar = candy dice in the jar
page-field-cat_length = squares of the cat
page-field-columns = columns
page-field-die = die
page-field-food = open food
page-field-forced = dice that the cat took
page-field-goal = goal
page-field-greys = grey squares
page-field-marked = marked grey square
page-field-hands = dice in hand
page-field-is_candy_kept = the cat gives candy dice back
page-field-is_forced_enough = dice for the cat count as placed
page-field-is_only_doubles = only doubles count
page-field-is_red_free = red squares by choice
page-field-is_rounding_up = halves are rounded up
page-field-need = needs
page-field-pay = pays
page-field-recovered = dice that the cat gave back
page-field-reserve = support dice in the reserve
page-field-reward = reward
page-field-rolled = rolled dice
page-field-rolled_support = rolled support dice
page-field-row = square
page-field-sacks = sack
page-field-squares = squares
page-field-value = shows
name-turn = turn
name-any = any

## The board of the page.

# Above the columns: at most about twelve letters.
board-sign-ana = Ana
board-sign-candy = Candy
board-sign-sausages = Jar of { $sausages }
board-sign-secure = Secure
board-sign-greedy = Greedy
board-sign-accountant = Accountant
board-about = About: { $name }
board-pair = pair
board-covered = Covered with { $players } players
board-pays-now = pays now
board-trigger = trigger
board-cat = { $mood ->
        [sleeps] The cat sleeps
        [listens] The cat lifts an ear
        [blinks] The cat opens an eye
       *[wakes] The cat is awake!
    }
board-cat-grey = Grey squares take any die; once they are full, the die on the one called “{ board-trigger }” is the cat’s number.
board-cat-waits = { $greys ->
        [one] one more die on grey, then she watches for its number
       *[other] { $greys } more dice on grey, then she watches for a number
    }
board-cat-wants = { $left ->
        [one] one more { $value } and she clears the board
       *[other] { $left } more dice with a { $value } and she clears the board
    }
board-cat-comes = All dice leave the board, nobody is paid.
board-cat-row = { $filled ->
        [0] The cat’s row: all { $squares } squares are free.
       *[other] The cat’s row: { $filled } of { $squares } squares filled: { $dice }.
    }
# A die on the board, and whose it is.
board-die = { $name } { $value }
board-die-support = support die { $value }
board-die-candy = { $name }’s candy die
board-gap = a gap
board-square = { $kind ->
        [any] takes any die
        [pair] takes the same as the other square of its pair
       *[value] takes a { $value }
    }{ $pay ->
        [0] {""}
        [one] , pays 1
       *[other] , pays { $pay }
    }
board-column = { $filled ->
        [0] Column { $column }, { $name }: empty, { $squares } squares.
       *[other] Column { $column }, { $name }: { $filled } of { $squares } squares passed, from below: { $dice }.
    }
board-next = The next square { $square }.
board-is-next = next
board-full = It is complete.
board-tap-lay = Lay the die here.
board-tap-back = Take your dice back from here.
board-tap-ana = Send Ana’s die here.
board-brought-candy = candy
board-brought-secured = safe
board-brought-nothing = nothing

# The tray. $kind is own, support, candy or recovered.
board-tray-die = { $kind ->
        [support] support { $value }
        [candy] candy die
        [recovered] die from the cat
       *[own] { $value }
    }
board-tray-mark = { $die }: mark it to be rolled again
board-tray-marked = { $die }: marked, do not roll it again
board-tray-hold = { $die }: pick it up
board-tray-stuck = { $die }: fits nowhere
board-tray-back = { $die }, { $place }: take it back
board-laid = { $kind ->
        [candy] candy on { $name }
       *[other] { $value } on { $name }
    }
board-laid-cat = { $value } for the cat
board-mark = Tap dice to roll them again
board-yours = Your dice
board-yours-lay = Yours: lay at least one
board-support = { $dice ->
        [0] Support dice
        [one] Support: 1 die in the reserve
       *[other] Support: { $dice } dice in the reserve
    }
board-support-lay = Support: lay all that fit
board-support-out = none in the reserve
board-no-dice = no dice to roll
board-hand = { $dice ->
        [one] { $name } has 1 die in hand
       *[other] { $name } has { $dice } dice in hand
    }
board-roll-of = { $name }’s roll

# Keys of the plate.
board-roll = { $dice ->
        [one] Roll 1 die
       *[other] Roll { $dice } dice
    }
board-reroll = Re-roll { $dice }
board-keep = Keep all
board-unmark = Unmark
board-skip-support = Leave them
board-roll-support = { $dice ->
        [one] Roll 1 support die
       *[other] Roll { $dice } support dice
    }
board-take-back = Take back: { $die }
board-done = Done placing
board-done-missing = Done: { $dice } missing
board-send = { $verb ->
        [rob] Take { $food } from { $option }
        [ana] Ana to { $option }
        [left] Send to the left
        [right] Send to the right
        [name] It is { $option }
       *[other] Take { $option }
    }
board-choose-first = { $prompt ->
        [choose-column] Choose a column
        [choose-candy] Choose a candy die
        [choose-side] Choose a direction
        [name-candy] Choose a number
       *[other] Choose a player
    }

# Papers below the cupboard.
board-left-to-right = Left to right:
board-now = now
board-then = then
board-players = Players
board-values = Values
board-candy-die = candy die
board-holds = { $candies ->
        [one] holds 1 candy die
       *[other] holds { $candies } candy dice
    }
board-leaves = { $food } open, leaves { $left }
board-safe-stay = { $food } safe stay
board-way = { $way ->
        [left] To the left
       *[right] To the right
    }
board-way-you = { $way ->
        [left] clockwise, you end with { $food }
       *[right] anticlockwise, you end with { $food }
    }
board-way-said = { $way ->
        [left] To the left, clockwise: you end with { $food }. { $all }.
       *[right] To the right, anticlockwise: you end with { $food }. { $all }.
    }
board-way-seat = { $name } from { $before } to { $after }
board-secures = { $food } into the sack
board-secures-nothing = { $needed ->
        [0] nothing is secured
       *[other] takes { $needed }: nothing is secured
    }
board-ana-how = Tap a column to see where it lands; tap again to send it.
board-candy-how = Tap the candy die that you want.
board-stop = { $count ->
        [0] If you stop now, no column pays
        [one] If you stop now, this column pays: { $names }
       *[other] If you stop now, these columns pay: { $names }
    }
board-made-of = { $squares ->
        [0] { $jar } from the jar
       *[other] { $squares } for squares, { $jar } from the jar
    }
board-cannot-stop = { $support ->
        [0] First lay at least one die of your own.
        [one] { $own ->
            [0] First lay the last support die.
           *[other] First lay one more support die, and one of your own.
        }
       *[other] { $own ->
            [0] First lay { $support } more support dice.
           *[other] First lay { $support } more support dice, and one of your own.
        }
    }
board-not-there = { $full ->
        [0] That die does not fit there. The next square { $square }.
       *[1] That column is complete: nothing fits there.
    }
board-not-yet = Why you cannot stop yet
board-quiet = Roll, lay dice, complete columns. The first sack with { $goal } wins.

# Seats.
board-of = { $safe } of { $goal }
board-near = { $short } short of { $goal }
board-dice = { $dice ->
        [0] no dice in hand
        [one] 1 die in hand
       *[other] { $dice } dice in hand
    }
board-piles = { $open } open, { $safe } safe in the sack, { $short } short of the goal; dice in hand { $dice }, candy dice { $candies }
board-piles-of = { $name }: { $open } open, { $safe } safe in the sack, { $short } short of the goal; dice in hand { $dice }, candy dice { $candies }.
board-rolls = Rolls so far
board-check = check them
board-expected = expected of each
board-expected-short = expected
board-rolled = { $dice ->
        [one] { $name }: 1 die
       *[other] { $name }: { $dice } dice
    }
board-columns = Columns
board-dice-rolled = Dice
board-jar-holds = { $dice ->
        [one] 1 candy die in the jar.
       *[other] { $dice } candy dice in the jar.
    }
board-duty-support = { $laid ->
        [1] Support { $value } is laid
       *[0] { $places ->
            [0] Support { $value } fits nowhere now
            [one] Support { $value }: 1 place fits
           *[other] Support { $value }: { $places } places fit
        }
    }
board-duty-back = { $dice ->
        [one] 1 support die cannot be laid: it goes back to the reserve
       *[other] { $dice } support dice cannot be laid: they go back to the reserve
    }
board-duty-own = One die of your own
board-ana-there = { $pushed ->
        [0] To the foot of { $name }.
        [one] To the foot of { $name }: 1 die is pushed up.
       *[other] To the foot of { $name }: { $pushed } dice are pushed up.
    }
board-ana-completes = That completes the column: its reward is yours.
board-ana-only = The column is not complete with it.
board-place = { $dice ->
        [one] Place your die
       *[other] Place your dice: { $dice } are left
    }
board-place-or-stop = { $dice ->
        [one] Place your last die, or stop here
       *[other] Place more dice ({ $dice } are left), or stop here
    }
board-place-support = { $dice ->
        [one] 1 support die must still be placed
       *[other] { $dice } support dice must still be placed
    }
board-note-tap = Tap a die, then a column
board-note-fits = { $places ->
        [one] { $die } fits in 1 place
       *[other] { $die } fits in { $places } places
    }
board-which-way = Accountant: which way do the halves go?
board-back-how = Or tap a column with ↩ to take your dice back
board-back-tap = Tap a column with ↩

## Figures

luck-about = how many rolled dice showed the cat’s value
luck-count = the cat caught { $count } dice, { $expected } to be expected
took-food = Food
took-candy = Candy dice
took-dice = Dice sent home by bringing the cat
## The first game.

guide-goal-title = Fill your sack
guide-goal = The first with *25 food in the sack* wins. Nobody can take it out again.
guide-roll-title = Roll your dice
guide-roll = Your dice are your mice. *Roll them all at once.*
guide-again-title = Roll again, once
guide-again = Mark the dice you do not like and roll those again. *That works only once.*
guide-place-title = From below, number by number
guide-place = A column fills from below. *The next square says which number it wants.*
guide-reward-title = The top die takes the prize
guide-reward = Lay the last die of a column and *its prize is yours*. This jar holds sausages.
guide-done-title = One die at least
guide-done = Lay one die or more, then press Done. *Dice on the board stay there* until a column is full.
guide-back-title = Too few dice?
guide-back = You may take your dice back from one column. *Then you do not roll* this turn.
guide-pay-title = Every die earns its pay
guide-pay = When a column is full, all its dice go home. *Each earns the sausages on its square.*
guide-secure-title = The way into the sack
guide-secure = Only this column puts food into your sack. *Its better pair says how much.*
guide-cat-title = The cat
guide-cat = A die that fits nowhere may go to the cat. *When her row is full, all dice must leave.*
guide-number-title = The cat’s number
guide-number = Now the cat has a number. *Whoever rolls it must give her that die.*
guide-greedy-title = Open food is not safe
guide-greedy = Whoever fills this column takes half of somebody’s *open food*. Put yours into the sack in time!
guide-candy-title = Your candy die
guide-candy = You have a candy die now. *It counts as any number*, once.
guide-enough-title = You know enough
guide-enough = Now you know how mice get fat. *Play on to 25, or stop here.*
guide-over-title = That was it
guide-over = That was a whole game of Ratzzia! *The fullest sack wins.*
## Reasons for an answer, in a hint or an analysis: what it leads to on average, compared with others.

reason-count-dice = { $way ->
    [more] { $amount ->
        [one] { $amount } more die
       *[other] { $amount } more dice
    }
   *[less] { $amount ->
        [one] { $amount } fewer die
       *[other] { $amount } fewer dice
    }
}
reason-count-candies = { $way ->
    [more] { $amount ->
        [one] { $amount } more candy die
       *[other] { $amount } more candy dice
    }
   *[less] { $amount ->
        [one] { $amount } fewer candy die
       *[other] { $amount } fewer candy dice
    }
}
reason-sack = { $way ->
    [more] about { $amount } more food in the sack
   *[less] about { $amount } less food in the sack
}
reason-food = { $way ->
    [more] about { $amount } more open food
   *[less] about { $amount } less open food
}
reason-dice = about { reason-count-dice } in hand
reason-candies = about { reason-count-candies }
reason-cat = about { reason-count-dice } with the cat
reason-pays = { $way ->
    [more] dice on squares that pay about { $amount } more
   *[less] dice on squares that pay about { $amount } less
}
reason-rewards = { $way ->
    [more] a reward comes closer
   *[less] a reward gets further away
}
reason-secure = { $way ->
    [more] closer to securing open food
   *[less] further from securing open food
}
reason-wins-with-food = { $way ->
    [more] open food that would fill the sack, more often
   *[less] open food that would fill the sack, less often
}
