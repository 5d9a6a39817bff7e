## Ratville in English.

title = Ratville
tagline = build a refuge
about = Small towns in the sewers: send out your people, build, make things, hunt what comes in, and grow.
sources = The rulebook gives the rules, the number of cards and a few of their effects. What is printed on the cards is not in it: their numbers, the bands of the skills and the steps of food are our own and were balanced by simulation. If you own the box, correct a copy of data.toml and play with --set data=FILE.

## Chapters of the rules, as headings of the log.

chapter-1 = set-up
chapter-2 = round
chapter-3 = actions
chapter-4 = growth
chapter-5 = end
chapter-6 = record

## The phases of a turn, as they stand on a rail.

phase-setup = set-up
phase-initial = start
phase-planning = planning
phase-actions = actions
phase-preacher = Preacher
phase-collector = Collector
phase-builder = Builder
phase-geek = Geek
phase-ragged_boy = Ragged Boy
phase-fighter = Fighter
phase-hunter = Hunter
phase-population = growth
phase-final = round’s end
phase-end = end

## Names.

name-scrap = scrap metal
    .short = scrap
name-mechanism = mechanism
    .many = mechanisms
name-module = module
    .many = modules
name-food = food
name-population = population
name-damage = damage
name-value = on the die
name-kill = creature to eliminate

# One letter for each resource, and for population.
letter-scrap = S
letter-mechanism = M
letter-module = E
letter-food = F
letter-population = P

name-preacher = Preacher
name-collector = Collector
name-builder = Builder
name-geek = Geek
name-ragged_boy = Ragged Boy
name-fighter = Fighter
name-hunter = Hunter

name-hydroponic_garden = Hydroponic Garden
name-barricade = Barricade
name-dormitory = Dormitory
name-turret = Pipe Turret
name-shanty_row = Shanty Row
name-butchery = Butchery
name-canteen = Canteen
name-radio_mast = Radio Mast
name-flame_pipe = Flame Pipe
name-power_plant = Power Plant
name-assembly_hall = Assembly Hall
name-bunker = Bunker
name-fungus_cellar = Fungus Cellar
name-electric_fence = Electric Fence
name-warm_hearth = Warm Hearth
name-steam_cannon = Steam Cannon
name-infirmary = Infirmary
name-founders_square = Founders’ Square

name-megaphone = Megaphone
name-prayer_beads = Prayer Beads
name-alms_bowl = Alms Bowl
name-hymn_book = Hymn Book
name-metal_detector = Metal Detector
name-big_rucksack = Big Rucksack
name-barter_scales = Barter Scales
name-lucky_coin = Lucky Coin
name-walkie_talkie = Walkie-Talkie
name-blueprints = Blueprints
name-welding_torch = Welding Torch
name-toolbox = Toolbox
name-housewarming_kit = Housewarming Kit
name-wheelbarrow = Wheelbarrow
name-hacking_terminal = Hacking Terminal
name-tablet = Tablet
name-soldering_iron = Soldering Iron
name-coding_goggles = Coding Goggles
name-junk_drone = Junk Drone
name-trap = Ragged Boy’s Trap
name-slingshot = Slingshot
name-nimble_gloves = Nimble Gloves
name-gang_badge = Gang Badge
name-riot_shield = Riot Shield
name-spiked_club = Spiked Club
name-adrenaline_shot = Adrenaline Shot
name-war_trophy = War Trophy
name-crossbow = Crossbow
name-skinning_knife = Skinning Knife
name-feast_bait = Feast Bait
name-tracker_lens = Tracker Lens
name-leather_coat = Leather Coat

name-rat = Rat
    .many = Rats
name-cockroach = Cockroach Swarm
    .many = Cockroach Swarms
name-leech = Blind Leech
    .many = Blind Leeches
name-toad = Bloated Toad
    .many = Bloated Toads
name-bat = Sewer Bat
    .many = Sewer Bats
name-hound = Mangy Hound
    .many = Mangy Hounds
name-centipede = Giant Centipede
    .many = Giant Centipedes
name-squeaky = Squeaky Beast
    .many = Squeaky Beasts
name-corrosive = Corrosive Beast
    .many = Corrosive Beasts
name-alpha_rat = Alpha Rat
    .many = Alpha Rats
name-ghoul = Drain Ghoul
    .many = Drain Ghouls
name-sludge = Sludge Mass
    .many = Sludge Masses
name-spider = Spider Matriarch
    .many = Spider Matriarchs
name-crocodile = Albino Crocodile
    .many = Albino Crocodiles
name-squeaky_b = Big Squeaky Beast
    .many = Big Squeaky Beasts
name-corrosive_b = Big Corrosive Beast
    .many = Big Corrosive Beasts

name-L01 = loot 1
name-L02 = loot 2
name-L03 = loot 3
name-L04 = loot 4
name-L05 = loot 5
name-L06 = loot 6
name-L07 = loot 7
name-L08 = loot 8
name-L09 = loot 9
name-L10 = loot 10

name-creatures = creatures
name-objects = objects
name-loot = loot

name-reveal = when a character is revealed
name-building = when a building is built
name-hunt = before the hunt

name-population_board = Population board
name-basic = basic, goal 20
name-advanced = advanced, goal 24
name-building_faces = Faces of buildings
name-A = A
name-B = B wherever there is one
name-mixed = drawn by type
name-mandatory_characters = Collector and Hunter must be used
name-true = yes
name-false = no
name-fighter_defence = Defence of the Fighter
name-0 = none
name-1 = 1

name-ach_destroyer = Destroyer
name-ach_hoarder = Hoarder
name-ach_defender = Defender
name-ach_pacifist = Pacifist
name-ach_builder = Builder of great things
name-ach_farsighted = Farsighted
name-ach_motivator = Motivator
name-ach_efficient = Efficient
name-ach_leader = Leader
name-ach_nomad = Nomad

about-option-population_board = On the advanced side towns grow further and are hungry sooner.
about-option-building_faces = Some buildings have a second face: use it for all of them, for some by chance, or for those that you list.
about-option-mandatory_characters = Whether every plan needs a Collector and a Hunter, or any four will do.
about-option-fighter_defence = How much damage to the town a Fighter with a die stops. The rulebook says that he defends, but gives no number: here it is 1 unless you choose otherwise.

about-ach_destroyer = three creatures eliminated in one round
about-ach_hoarder = four of each resource at the end
about-ach_defender = three damage stopped in one round
about-ach_pacifist = won without ever using the Hunter
about-ach_builder = four buildings that need a 4 or more
about-ach_farsighted = won without ever using the Collector
about-ach_motivator = two characters with 7 or more in one round
about-ach_efficient = an object used with each of four characters
about-ach_leader = five people more in one round, not counting loot
about-ach_nomad = won without a building

# What characters do.
about-preacher = goes to another of your dice, which counts { $bonus } more
about-collector = takes one loot box; the highest value chooses first
about-builder = builds a building, or gets by his value: { $bands }
about-geek = makes an object from your hand, or gets by his value: { $bands }
about-ragged_boy = sends a creature of the centre to anybody; the highest value first
about-fighter = { $from } or more: kills one of your creatures; less: { $damage } more damage; stops { $defence } damage
about-hunter = deals damage equal to his value to your creatures

# The same in at most 17 letters; Builder and Geek have the bands of their skill there.
hint-preacher = +{ $bonus } to another die
hint-collector = takes loot
hint-ragged_boy = sends a creature
hint-fighter = { $from }+ kills, or +{ $damage }
hint-hunter = deals damage

## What a card does, in at most 21 letters; payments and gains are written in letters.

effect-pop = +{ $amount } P
effect-feed = feeds { $amount }
effect-defence = defence { $amount }
effect-dmg = +{ $amount } damage
effect-dice_plus = all dice +{ $amount }
effect-preach_twice = preach twice
effect-on_kill = { $gain } per kill
effect-gain = { $gain } on the reveal
effect-discount = building: { $pay } less
effect-pop_pay = { $pay } → +{ $amount } P
effect-dmg_pay = { $pay } → { $amount } damage
effect-kill_pay = { $pay } → kill one
effect-convert = { $pay } → { $one_of }
effect-if_die = on a { $faces }: { $one_of }
effect-die_plus = own die +{ $amount }
effect-on_kill_pop = +{ $amount } P per kill
effect-on_build_pop = +{ $amount } P per building

## Questions.

prompt-return-objects = You keep three of your five objects. Which one do you give back?
waiting-return-objects = { $count ->
        [one] { $names } is still choosing objects.
       *[other] { $names } are still choosing objects.
    }
prompt-plan = Die { $slot } shows a { $die }. Whom do you put under it?
waiting-plan = { $count ->
        [one] { $names } is still planning.
       *[other] { $names } are still planning.
    }
prompt-use-cards = { $moment-id ->
        [reveal] Your { $character } is revealed. Do you use an object?
        [building] It is built. Do you use an object?
        [kill] A creature is dead. Do you use an object?
       *[other] Before you deal damage: do you pay for more?
    }
waiting-use-cards = { $names } may use a card.
prompt-pay-for-people = Your town grows. Do you use a card to get more people?
waiting-pay-for-people = { $names } may use a card to get more people.
prompt-preach = { $times ->
        [0] Your Preacher speaks. Which die counts 2 more?
       *[other] He speaks once more. Which other die counts 2 more?
    }
waiting-preach = { $names } is choosing a die for the Preacher.
prompt-take-loot = Which loot box does your Collector take?
waiting-take-loot = { $names } is choosing loot.
prompt-build = Your Builder has a { $value }. Does he build, or use his skill:{ skill-gain }?
waiting-build = { $names } is deciding what to build.
prompt-make-object = Your Geek has a { $value }. Does he make an object, or use his skill:{ skill-gain }?
waiting-make-object = { $names } is deciding what to make.
# What a skill gives, each with a space before it.
skill-gain = { $scrap ->
        [0] {""}
       *[other] {" "}+{ $scrap } scrap metal
    }{ $mechanism ->
        [0] {""}
       *[other] {" "}+{ $mechanism } mechanism
    }{ $module ->
        [0] {""}
       *[other] {" "}+{ $module } module
    }{ $food ->
        [0] {""}
       *[other] {" "}+{ $food } food
    }
prompt-discard-object = Your hand is too large. Which object do you discard?
waiting-discard-object = { $names } is discarding an object.
prompt-assign-creature = Your Ragged Boy sends a creature to somebody. Which one, and to whom?
waiting-assign-creature = { $names } is sending a creature to somebody.
prompt-take-creature = Which creature of the centre comes to you?
waiting-take-creature = { $names } is choosing a creature.
prompt-eliminate = Your Fighter kills a creature. Which one?
waiting-eliminate = { $names } is choosing which creature dies.
prompt-trap = Your trap kills a creature. Which one?
waiting-trap = { $names } is choosing which creature the trap kills.
# A creature with its article: who does something, and whom something is done to.
the-creature = the { $creature }
whom-creature = the { $creature }
prompt-spread-damage = { $damage } damage left{ $extra ->
        [0] {""}
       *[other] {", "}{ $extra } of it optional (from objects)
    }. How much does { the-creature } take? It has { $life } life left.
waiting-spread-damage = { $names } is hunting.

option-return = { $object }
option-assign = { $character }
option-pass = nothing more
option-use = { $card }
option-use-for = { $card }: { $resource }
option-preach = die { $slot }: { $character }
option-take = box { $box }
option-skill = use the skill
option-build = { $building }
option-make = { $object }
option-discard = { $object }
option-send = { $creature } → { $player }
option-creature = { $creature }
option-eliminate = { $creature }{ $wounds ->
        [0] {""}
       *[other] {" "}(damage { $wounds })
    }
option-damage = { $damage } damage

## What happened.

event-object-returned = { $seat } gives back: { $object }.
    .also = { $object }
event-objects-returned = { $seat } has chosen.
event-hands-kept = Everybody holds three objects.
event-round-began = Round { $round } begins with { $start }.
event-deck-shuffled = The deck is empty, its discards are shuffled: { $deck }.
event-creatures-arrived = New creatures in the centre: { $creatures }.
event-loot-turned = The loot of this round: { $card }.
event-dice-rolled = { $seat } rolls { $dice } = { $sum }.
event-scrap-found = The lowest roll finds 1 scrap metal: { $seats }.
event-character-placed = { $seat } puts the { $character } under a { $die }.
    .also = the { $character } under a { $die }
event-plan-ready = { $seat } is ready.
event-plans-laid = All characters lie face down.
event-step-began = Now the { $character }.
event-character-revealed = { $seat } reveals the { $character } with a { $die }.
    .also = { $seat } the { $character } with a { $die }
event-resources-gained = Objects of the { $character } bring { $seat } { $gained }.
event-card-used = { $seat } uses the { $card }: pays { $paid }, gets { $gained }.
event-people-paid-for = { $seat } pays for people with the { $card }: pays { $paid }, gets { $gained }.
event-icon-used = { $seat } uses the { $card }: gets { $gained }.
event-cards-passed = { $seat } uses nothing more.
event-payments-passed = { $seat } pays for nobody else.
event-preached = { $seat }’s Preacher preaches to die { $slot }: it counts 2 more.
event-preaching-declined = { $seat } does not preach twice.
event-loot-taken = { $seat } takes box { $box }: { $gained }.
event-skill-used = { $seat } uses the skill of the { $character }: gets { $gained }.
event-geek-skill-used = { event-skill-used }
event-building-built = { $seat } builds: { $building } (paid: { $paid }).
event-object-made = { $seat } makes: { $object } (paid: { $paid }).
event-objects-drawn = { $seat } draws { $objects ->
        [0] no object
        [one] 1 object
       *[other] { $objects } objects
    }.
event-objects-seen = Drawn: { $objects }.
event-object-discarded = { $seat } discards: { $object }.
event-creature-assigned = { $seat } sends { the-creature } to { $target }.
    .you-target = { $count ->
            [one] { $seat } sent you 1 creature
           *[other] { $seat } sent you { $count } creatures
        }
event-creature-taken = { $seat } takes { the-creature }.
event-creature-attracted = The Squeaky Beast brings { $seat } another creature: { $creature }.
event-creature-eliminated = { $seat }’s Hunter kills { whom-creature } and gets { $gained }.
event-creature-fought = { $seat }’s Fighter kills { whom-creature }; { $seat } gets { $gained }.
event-creature-trapped = { $seat }’s trap kills { whom-creature }; { $seat } gets { $gained }.
event-creature-wounded = { $seat } deals { $damage } damage to { whom-creature }: { $life } life left.
event-creature-spared = { $seat } leaves { whom-creature } alone.
event-town-bitten = Creatures bite { $seat }’s town: { $damage } damage, { $defence } of it stopped, { $people ->
        [0] nobody is lost
        [one] 1 person is lost
       *[other] { $people } people are lost
    }.
    .you-seat = { $people ->
            [0] { "" }
            [one] you lost 1 person to creatures
           *[other] you lost { $people } people to creatures
        }
event-scrap-dissolved = Acid eats { $scrap } of { $seat }’s scrap metal.
    .you-seat = acid ate { $scrap } of your scrap metal
event-town-grew = { $seat }’s town grows by { $people }.
    .also = { $seat }’s by { $people }
    .you-seat = your town grew by { $people }
event-town-fed = { $seat } feeds the town: { $due } food due, { $saved } of it from buildings, { $food } paid.
event-people-starved = { $people ->
        [one] 1 person starves
       *[other] { $people } people starve
    } in { $seat }’s town.
    .you-seat = { $people ->
            [one] 1 person starved in your town
           *[other] { $people } people starved in your town
        }
event-round-ended = Round { $round } is over. { $start } starts the next one.
event-achievement-earned = Achievement for { $seat }: { $achievement }.
event-game-ended = { $winners } wins. Population: { $scores }.

## The end of the game.

tie-dice-in-play = { $names } have equally large towns; the higher sum of the dice on buildings and objects is ahead: { $measures }.
tie-first-in-order = { $names } are equal in that too; the first in order from the start player is ahead (a rule of the house).

## The table in the terminal.

table-heading = round { $round }, goal { $goal }
table-heading-before = before the first round
table-heading-over = after { $round ->
        [one] 1 round
       *[other] { $round } rounds
    }
table-town = { $name }’s town
table-people = { $people } people
table-hungry = { $due } food due
table-start = starts
# A column of numbers: creatures in front of a player. One letter.
table-beasts = C
table-creatures = Creatures
table-creatures-none = none
table-strength = ♥{ $life } ⚔{ $damage }
table-centre = Centre
table-loot = Loot
table-box-taken = taken
table-town-cards = Town
table-objects = Objects
table-hand = Hand
table-nothing = nothing yet
table-hidden = ?

info-buildings = Buildings for sale: die, cost, effect, left
info-towns = Towns
info-hand = Your hand
info-creatures = Creatures: life left, damage to the town, food when killed
info-record = Achievements so far
info-characters = Characters, in the order in which they act (★: must be used)
info-card = needs a { $die } · costs { $cost }
mark-life = life left
mark-damage = damage to the town each round, or the letter of what is lost
mark-goal = the goal
mark-hunger = 1, 2 or 3 food due in this box
mark-start = starts this round
mark-reached = has reached the goal
mark-hidden = a character that is still hidden
mark-copies = copies left
mark-die = the first number of a card: the value that it needs; then its cost

rules-summary = Roll four dice and put a character under each, in secret{ $must ->
        [no] ; any four will do
       *[other] ; Collector and Hunter are always among them
    }.
    Take loot, build, make objects, share out the creatures, hunt them: those that live bite every round. Then the town
    grows and eats. Whoever has { $goal } people or more at the end of a round wins; with several, the largest town.

# The page: what lies on the table, field by field.
page-field-board = population board
page-field-bonus = bonus on the dice
page-field-boxes = loot boxes
page-field-buildings = buildings
page-field-centre = creatures in the centre
page-field-characters = characters
page-field-characters_used = characters used
page-field-counters = counters
page-field-creatures_left = creatures left
page-field-dice = dice
page-field-drawn = objects drawn
page-field-faces = buildings for sale
page-field-feats = achievements
page-field-fresh = has a new creature
page-field-hand = your hand
page-field-hand_sizes = cards in hand
page-field-high_values = values of 7 or more
page-field-is_mandatory = Collector and Hunter must be used
page-field-is_mixed = creatures reshuffled
page-field-kills = creatures killed
page-field-loot_left = loot left
page-field-objects_left = objects left
page-field-objects_used = objects used
page-field-paid_damage = damage paid for
page-field-paid_kills = kills paid for
page-field-past_creatures = discarded creatures
page-field-past_loot = discarded loot
page-field-past_objects = discarded objects
page-field-resources = resources
page-field-returned = objects given back
page-field-stage = step
page-field-stock = buildings left
page-field-wounds = damage on creatures

## The board on the page.

board-dice = Dice
board-die = Die { $slot }: { $die }
board-die-needed = needs a { $die } or more
board-must = must
board-has-die = has a { $die }
board-no-die = no die
board-face-down = face down
board-no-character = no character yet
board-steps = Steps of the round
board-step-done = done
board-step-now = now
board-step-later = to come
board-parts = Parts of the board
board-loot = Loot
board-box-empty = Box { $box } is empty
board-gate = At the gate
board-gate-about = one for each town
board-gate-empty = Nothing lurks here.
board-rolled = All roll their dice.
board-laid = All have laid their dice.
board-cleared = The round is over: dice and cards go back.
board-siege = The towns
board-acid = acid
board-squeaky = brings another
board-market = Buildings
board-market-about = hatched: you lack what is pale
board-market-lit = lit: yours to build; the others say what is missing
board-hand = Your hand
board-hand-about = for your Geek to make
board-hand-geek = your Geek has a { $die }
board-hand-no-geek = your Geek has no die in this round
board-hand-empty = No objects.
board-return-about = tap two that go back
board-goes-back = goes back
board-discarded = will be discarded
board-town = Your town
board-town-cards = { $cards ->
        [0] nothing built yet
        [one] 1 card
       *[other] { $cards } cards
    }
board-about = About: { $name }
board-start-player = start player
board-due = { $food } food
board-goal = From { $goal } on, the most population wins at the end of a round.
board-food-due = food due { $due }, you have { $food }
board-food-due-them = food due { $due }, has { $food }
board-chosen = chosen
board-can = you can
board-payable = payable
board-none-left = none left
board-needs = needs a { $die }
board-short = { $missing } short
board-lacks = short:
board-spoiled = payable now, not after this building
board-tap = Choose on the board.
board-nothing-placed = Nothing is placed yet.
board-clear = Clear
board-skill = Skill:
board-build = Build: { $name }
board-make = Make: { $name }
board-discard = Discard: { $name }
board-choose-building = Choose a building
board-choose-object = Choose an object
board-achievements = Achievements

tab-gate = Gate
tab-market = Market
tab-hand = Hand { $count }
tab-town = Town
tab-rivals = Rivals

plan-put = Where does your { $die } go? { $dice ->
        [one] 1 die left
       *[other] { $dice } dice left
    }.
plan-pick = Pick up a die.
plan-missing = { $count ->
        [one] { $names } still needs a die
       *[other] { $names } still need a die
    }; { $dice ->
        [one] 1 die left
       *[other] { $dice } dice left
    }.
plan-done = Everybody has a die. Lock in when you are happy with it.
plan-locked = Your plan is locked in. Unlock it to change it.
plan-bot = A bot plans for you at the moment.

hunt-due = { $damage } damage must still be dealt.
hunt-may-stop = { $damage } damage left: you may stop here.
hunt-done = All damage is dealt. Strike?
hunt-all-die = { $count ->
        [one] It dies. Strike?
       *[other] All of them die. Strike?
    }
hunt-strike = Strike
hunt-damage = Damage { $damage }
hunt-dealt = { $dealt } dealt, { $left } left
hunt-extra = White must be dealt; the { $extra } striped from objects need not be.
hunt-all = All of it must be dealt, as long as there is life.
hunt-must = { $sources }: must be dealt.
hunt-may = Striped: { $sources }, as you like.
hunt-source = { $name } { $damage }
hunt-paid = paid { $damage }
hunt-damage-to = Damage to: { $name }
hunt-less = Less damage to: { $name }
hunt-more = More damage to: { $name }
hunt-most = As much as it can take: { $name }
hunt-life = { $life } of { $full } life left
hunt-dies = Dies, leaves nothing
hunt-dies-gain = Dies: { $gain } for you
hunt-lives = Lives with { $life }: bites { $bite }
hunt-lives-acid = Lives with { $life }: eats { $scrap } scrap

offer-cards = Cards you may use now
offer-once = each once
offer-pay = Pay
offer-use = Use
offer-no-die = Not now: your { $character } has no die.
offer-later = Not yet: your { $character } acts later.
offer-used = Used already.
offer-face = Not now: it takes a rolled { $faces }.
offer-short = Not now: { $missing } short.

## What a card does, in a few words.

card-or = { $start } or { $last }
card-with = with the { $character }
card-pop = +{ $amount } population
card-feed = feeds { $amount }
card-defence = defence { $amount }
card-dmg = +{ $amount } damage
card-dice_plus = all your dice +{ $amount }
card-preach_twice = preaches twice
card-on_kill = each kill: { $gain }
card-gain = on the reveal: { $gain }
card-discount = building: { $pay } less
card-pop_pay = pay { $pay }: +{ $amount } population
card-dmg_pay = pay { $pay }: { $amount } damage
card-kill_pay = pay { $pay }: kill one creature
card-convert = pay { $pay }: { $one_of }
card-if_die = rolled { $faces }: { $one_of }
card-die_plus = own die +{ $amount }
card-on_kill_pop = each kill: +{ $amount } population
card-on_build_pop = each building: +{ $amount } population

## The same in whole sentences.

sheet-pop = +{ $amount } population in every population phase.
sheet-feed = { $amount } food less is due when your town eats.
sheet-defence = Stops { $amount } of the damage that creatures do to your town each round.
sheet-dmg = { $amount } more damage for your hunt. What objects add may be left out.
sheet-dice_plus = All four of your dice count { $amount } more, from now on.
sheet-preach_twice = Your Preacher may go to a second, different die.
sheet-on_kill = Each creature that you kill also brings { $gain }.
sheet-gain = When the character is revealed, you get { $gain }.
sheet-discount = What you build costs { $pay } less.
sheet-pop_pay = Once a round, when your town grows, you may pay { $pay } for +{ $amount } population.
sheet-dmg_pay = Once a round, before your hunt, you may pay { $pay } for { $amount } damage.
sheet-kill_pay = Once a round, before your hunt, you may pay { $pay } to kill one of your creatures.
sheet-convert = When the character is revealed, you may pay { $pay } for { $one_of }.
sheet-if_die = When the character is revealed with a rolled { $faces }, you get { $one_of }.
sheet-die_plus = When the character is revealed, its die may count { $amount } more.
sheet-on_kill_pop = Each creature that you kill may bring +{ $amount } population.
sheet-on_build_pop = Each building that you build may bring +{ $amount } population.
sheet-object = object of the { $character }: works in rounds in which the { $character } has a die
sheet-building = building, { $left } of { $copies } left
sheet-die = Die
sheet-die-needed = { $die } or more
sheet-cost = Cost
sheet-pay = You pay
sheet-lack = Missing
sheet-other = Other face
sheet-creature = Dies of { $life } damage and leaves { $food } food. Alive, { $bite ->
        [one] it bites 1 person
       *[other] it bites { $bite } people
    } each round; its wounds stay.
sheet-life = Dies of { $life } damage and leaves { $food } food. Its wounds stay.
sheet-squeaky = Whoever gets it also gets the next creature of the deck.
sheet-corrosive = Alive, it eats up to { $scrap } scrap metal instead of people. Defence does not help.
sheet-from = from { $value }:
sheet-fighter = With any die he stops { $defence } damage to your town.

## What the seven do, on their cards.

crew-preacher = +{ $bonus } to another of your dice
crew-collector = the highest takes loot first
crew-builder = skill, or one building
crew-geek = skill, or one object
crew-ragged_boy = the highest sends a creature first
crew-fighter = { $from } kills one, less is +{ $damage } damage
crew-fighter-kills = kills one of your creatures
crew-fighter-helps = +{ $damage } damage for the Hunter
crew-kills = kills one
crew-hunter = damage as on the die
crew-hunter-deals = { $value } damage

then = Then:
then-left = You have { $left } left.
then-grows = You grow to { $people }: food due { $due }, you have { $food }.
then-spoiled = No longer payable then: { $names }.

after-strike = If you strike now
after-now = As it stands
after-bites = Bites { $bites }, your defence { $defence }
after-acid = Acid dissolves scrap metal
after-food = Food you have then
after-grows = Population { $people } grows by { $growth }
after-due = Food due { $due }, you have { $food }

held-hand = Hand
after-line = Bites { $bites }, defence { $defence }; then { $grown ->
        [one] 1 person
       *[other] { $grown } people
    }, food due { $due }, you have { $food }.
after-fed = { $grown ->
        [one] 1 person
       *[other] { $grown } people
    }, food due { $due }, you have { $food }.

## The table as a list.

list-card = Card
list-effect = Effect
list-left = Left
list-for-you = For you
list-box = Box { $box }: { $holds }
list-creature = { $name }: { $life } of { $full } life, bites { $bite }, { $food } food when killed.
list-die-counts = has a { $die }, counts as { $value }
list-people = Population
list-owns = Owns
list-eats = Food
list-buildings = Buildings
list-objects = Objects
list-hand = Cards in hand
list-creatures = Creatures
list-food-from = From { $least } people on, { $due } food is due.

## Figures

luck-about = what the dice of all rounds show together
luck-count = { $count } on the dice, { $expected } to be expected
took-creatures = Creatures sent
turn-counted = round { $turn }
## The first game.

guide-goal-title = Twenty people
guide-goal = The first town with *20 people* wins. Yours begins with five.
guide-objects-title = Three things to keep
guide-objects = Give back two of these five things. *Keep what is cheap to make.*
guide-dice-title = Four dice, four helpers
guide-dice = You rolled these four dice. *Give each of them to another helper.*
guide-collector-title = Collector: the loot
guide-collector = The Collector must work every round. *The highest die takes loot first.*
guide-hunter-title = Hunter: the creatures
guide-hunter = The Hunter must work, too. *His die says how hard he hits.*
guide-builder-title = Builder: a better town
guide-builder = A third die for the Builder is a good start. *He finds metal, or builds.*
guide-loot-title = Take a box
guide-loot = Choose one box and take all that is in it. *Food is for your people, the rest for building.*
guide-build-title = Build something
guide-build = Each card shows the die and the price it needs. *A building works in every round from now on.*
guide-make-title = Make something
guide-make = The Geek makes a thing from your hand. *It helps when its helper has a die.*
guide-creature-title = A creature comes
guide-creature = Every round a creature comes to your town. *Take one that you can beat.*
guide-hunt-title = The hunt
guide-hunt = Spread the damage over your creatures. *Dead ones are food, living ones bite.*
guide-food-title = Your people eat
guide-food = At the end of a round your town eats. *For each food missing, one of you leaves.*
guide-preacher-title = Preacher: use for a low die
guide-preacher = The Preacher adds 2 to another helper’s die. *Give him your lowest one.*
guide-enough-title = You know enough
guide-enough = Now you know how a town grows. *Play on to 20, or stop here.*
guide-over-title = That was it
guide-over = That was a whole game of Ratville! *The biggest town wins.*
## Reasons for an answer, in a hint or an analysis: what it leads to on average, compared with others.

reason-count-mechanisms = { $way ->
    [more] { $amount ->
        [one] { $amount } more mechanism
       *[other] { $amount } more mechanisms
    }
   *[less] { $amount ->
        [one] { $amount } fewer mechanism
       *[other] { $amount } fewer mechanisms
    }
}
reason-count-modules = { $way ->
    [more] { $amount ->
        [one] { $amount } more module
       *[other] { $amount } more modules
    }
   *[less] { $amount ->
        [one] { $amount } fewer module
       *[other] { $amount } fewer modules
    }
}
reason-people = { $way ->
    [more] a population about { $amount } higher
   *[less] a population about { $amount } lower
}
reason-scrap = { $way ->
    [more] about { $amount } more scrap metal
   *[less] about { $amount } less scrap metal
}
reason-mechanism = about { reason-count-mechanisms }
reason-module = about { reason-count-modules }
reason-food = { $way ->
    [more] about { $amount } more food
   *[less] about { $amount } less food
}
reason-hunger = { $way ->
    [more] about { $amount } more food missing at the meal
   *[less] about { $amount } less food missing at the meal
}
reason-buildings = { $way ->
    [more] buildings that bring more
   *[less] buildings that bring less
}
reason-objects = { $way ->
    [more] objects that bring more
   *[less] objects that bring less
}
reason-hand = { $way ->
    [more] a better card in hand
   *[less] a worse card in hand
}
reason-creatures = { $way ->
    [more] more trouble from creatures
   *[less] less trouble from creatures
}
reason-wounds = { $way ->
    [more] about { $amount } more damage to creatures
   *[less] about { $amount } less damage to creatures
}
reason-cards = { $way ->
    [more] more built, and early
   *[less] less built so far
}
