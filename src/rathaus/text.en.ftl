## The house: words that every game uses.

player = Player { $letter }
# Twelve names that begin with the letters of the seats, at most seven letters each.
seat-names = Ada Bruno Clara Dario Emma Felix Greta Hugo Jana Karl Lena Max
nobody = nobody
nothing = nothing
list-comma = { $start }, { $next }
list-and = { $start } and { $last }
counted = { $count } { $name }
by-seat = { $name } { $number }
repeated = { $count }× { $sentence }
titled = { $title }: { $text }

## Refusals: what was asked cannot be done, and nothing has changed.

refused-not-your-turn = It is not your turn: the table is waiting for somebody else.
refused-not-offered = You cannot choose that right now.
refused-not-whole = That is not a complete answer to the question.
refused-over = The match is over.
refused-undo-revealed = Too late to undo: something has been drawn or revealed since.
refused-undo-overtaken = Too late to undo: somebody else has moved since.
refused-undo-nothing = There is nothing to undo.
refused-no-number = Enter a number first: type it, or use + and −.
refused-out-of-range = { $number } is not possible: choose { $lowest } to { $highest }.
refused-only-number = { $number } is not possible: only { $lowest } is left.
refused-no-such-option = There is no choice { $number }: choose 1 to { $highest }.
refused-no-such-number = There is no choice { $number }: type one of the numbers in the list.
refused-save = The game could not be saved in { $file }: { $problem }.

## The terminal.

terminal-players = Players
terminal-log = What happened
terminal-log-empty = Nothing has happened yet. Press ? for the keys and the rules in brief.
# Beside a name: you, another person at this screen, or a bot. At most four letters each.
terminal-you = you
terminal-here = here
terminal-bot = bot
terminal-ready = ready
terminal-thinking = asked
terminal-number = Type a number from { $lowest } to { $highest } or use + and −, then press Enter.
terminal-only-number = Only { $number } is possible. Enter accepts it, u undoes your last choice.
terminal-choice = Type a number or use the arrows, then press Enter.
terminal-choice-part = { $first } to { $last } of { $count } are shown. Type a number or use the arrows, then press Enter.
terminal-small = Window too small: it needs { $width } × { $height }
terminal-over = The game is over. Press Enter for the ranking, q to leave.
terminal-key-enter = Enter
terminal-key-answer = answer
terminal-key-undo = undo
terminal-key-pages = PgUp PgDn
terminal-key-scroll = read the log
terminal-key-clauses = rules
terminal-key-info = what applies
terminal-key-help = help
terminal-key-quit = quit

curtain-title = Pass the screen on
curtain-text = { $name }, your turn: press Enter.
curtain-hint = Nobody else should be looking now.

recap-title = Since your last move
info-title = What applies now
recap-more = Enter: read on
recap-done = Enter: back to the table

leave-title = Leave the game?
leave-saved = It will be saved in { $file }.
leave-unsaved = It is not finished and will be lost unless you save it.
leave-keys-saved = y  leave      n  stay
leave-keys-unsaved = s  save in { $file } and leave      y  leave      n  stay

ranking-title = The game is over
ranking-winner = { $names } wins with { $points } { $points ->
        [one] point
       *[other] points
    }.
ranking-winners = { $names } share the victory with { $points } { $points ->
        [one] point
       *[other] points
    } each.
ranking-points = { $points } { $points ->
        [one] point
       *[other] points
    }
ranking-winner-tie = { $names } wins by the tie-break, with { $points } { $points ->
        [one] point
       *[other] points
    }.
ranking-part = { $name } { $points }
ranking-tie = How the tie was decided
ranking-saved = Saved in { $file }.
ranking-keys = Enter: look at the table      q: leave

help-title = How to play here
help-number = 0–9
help-number-does = type a number; Backspace deletes a digit
help-more = + −
help-more-does = one more, one less; so do the arrow keys
help-enter-does = give the answer shown
help-undo-does = undo your last choice, until something is revealed
help-pages-does = scroll back in the log
help-clauses-does = the rules in full behind the codes on the screen
help-info-does = what applies now: cards, abilities, where everything is, and where the numbers come from
help-help-does = this page
help-quit-does = leave the game; you can save it
help-clauses = The small codes at the right of the log ({ $prefix }-1.2) are paragraphs of the rules.
sources-title = Where this comes from
sources-chapter = The last chapter of the rules says more: { $file }

## The rules in full, and what letters and marks mean.

clauses-title = The rules in full
marks-title = Letters and marks
mark-seat = a player: shape, colour and letter
mark-bot = a bot
mark-ready = ready
mark-thinking = is asked
mark-winner = beside a name at the end: winner

## Refusals of the service.

refused-no-name = Tell us your name first.
refused-bad-name = A name needs 1 to 24 visible characters.
refused-name-taken = Somebody at this table is already called { $name }: choose another name.
refused-link-used = This personal link has already been used or is too old: get a new one on the device you played on.
refused-other-origin = This request came from another site, so it was not carried out.
refused-too-many = Too many requests at once: wait a minute and try again.
refused-too-large = That is too large to be accepted.
refused-malformed = That could not be understood: { $problem }.
refused-no-such-page = There is nothing at this address.
refused-fault = Something went wrong on our side; nothing was changed, and the error has been recorded.
refused-unknown-table = There is no table with this code.
refused-unknown-game = There is no such game here; there are: { $games }.
refused-unknown-bot = There is no such bot here; there are: { $bots }.
refused-unknown-data = This house has no such data set for this game.
refused-setup = The game cannot be played like that: { $problem }.
refused-players = This game is for { $least } to { $most } players, not { $players }.
refused-list-length = With { $players } players this list must have { $wanted } entries, not { $named }.
refused-number-too-small = With { $players } players this number must be at least { $least }, or 0 for no limit.
refused-empty-line = Write something first.
refused-table-full = All seats at this table are taken; you can watch.
refused-seat-taken = Somebody is already sitting there.
refused-no-such-seat = There is no such seat at this table.
refused-not-your-seat = That is not your seat.
refused-not-seated = Only players at this table can do that.
refused-not-host = Only the host of the table can do that.
refused-seats-open = Not all seats are taken yet: wait, or give the free ones to bots.
refused-begun = The game has already begun.
refused-not-begun = This game is not being played right now.
refused-not-over = That has to wait until the game is over.
refused-person-here = This player is here: a bot only takes over for players who are away.
refused-just-left = This player was here a moment ago: a bot may take over in { $seconds } s.
refused-not-person = That seat does not need a bot.
refused-store = This could not be saved, so nothing has changed; try again in a moment.
refused-unknown-match = There is no such match.
refused-late = Too late: the question has changed in the meantime.
refused-bot-plays = A bot is playing in your seat: take it back first.
refused-frozen = This match has been stopped: an error in the rules was found and recorded. Nobody has lost.
refused-other-rules = This match was played with different rules from those installed here: it can be read but not continued.
refused-no-seed = This seed does not match what was promised before.
refused-staged = This table was staged from a file: its match cannot be exported, and nothing of it is kept.
refused-version = The house has been updated: reload this page.
refused-unknown-message = The page sent something that the house does not understand: reload it.
refused-slow = The connection could not keep up; reconnecting.
refused-restart = The house is being restarted; it will be back in a moment.

## The page.

page-house = rathaus: the rats’ town hall
page-home = Home
page-skip = Skip to the table
page-skip-show = Skip
page-list = Show the table as a list
page-phases = Phases of the turn
page-close = Close
page-cancel = Cancel
page-go-on = Continue
page-keep = Save
page-copy = Copy
page-copy-what = Copy: { $what }
page-copied = Copied.
page-reload = Reload
page-try-again = Try again
page-name = Name
page-title = { $game } · rathaus
page-title-your-turn = ● Your turn · { $game }
page-unreachable = The house cannot be reached right now: check your connection and try again.
page-connection-lost = Connection lost. Reconnecting …
page-connecting = Connecting …
page-sending = Sending …
page-sending-slow = Still sending: the connection is slow. Nothing is lost.
page-seen-from-here = You are looking from this seat already.
page-option-none = Tick at least one.
page-least = Not fewer than { $count }.
page-most = Not more than { $count }.

# Entrance.
page-new-game = New game
page-rules = Rules
page-players = { $least ->
        [one] 1 to { $most } players
       *[other] { $least } to { $most } players
    }
page-your-games = Your games
page-your-games-wait = { $count ->
        [0] none is waiting for you
        [one] one is waiting for you
       *[other] { $count } are waiting for you
    }
page-waiting-elsewhere = { $count ->
        [one] One game is waiting for you
       *[other] { $count } games are waiting for you
    }
page-your-turn = your turn
page-gathering = waiting for players
page-is-over = finished
page-being-played = in progress
page-waits-for = waiting for { $names }
page-nobody-yet = nobody else yet
page-play = Play
page-look = View
page-show-all = Show all { $count }
page-while-away = While you were away
page-have-code = Do you have a code from a friend?
page-join = Join
page-no-code = That is not a code: a code has six letters and digits, for example { $code }.
page-open-tables = Open tables
page-open-tables-hint = anyone can join
page-open-table-line = { $host } · { $free } of { $seats } seats free
page-look-in = View
page-promise-name = No account: a name is enough
page-promise-fair = Every draw can be checked
page-promise-undo = Undo until something is revealed
page-promise-return = Leave and come back days later

# A new game.
page-who = Who are you?
page-your-name = Your name
page-name-hint = No account and no password: this browser remembers you.
page-seats = Seats
page-seat = Seat { $number }
page-seat-you = You
page-seat-open = Free (for a friend)
page-seat-here = Somebody on this device
page-seat-name = Name of the person in seat { $number }
page-seat-add = Add a seat
page-seat-remove = Remove seat { $number }
page-seat-up = Move seat { $number } up
page-bot = Bot: { $level }
page-bot-mouse = mouse (easy)
page-bot-rat = rat (medium)
page-bot-old-rat = old rat (strong)
page-bot-rat-king = rat king (very strong)
page-bot-strength = { $bot }: wins { $wins } of 100 games among three of the level “{ $field }”; 25 would be a fair share.
page-bots-slow = Bots that think ahead do less of it here: the rules are not compiled yet.
page-level-mouse = mouse
page-level-rat = rat
page-level-old-rat = old rat
page-level-rat-king = rat king
page-options = Options
page-option-number = another number, 0 to { $most }
page-option-list = choose from a list
page-option-use = Use this list ({ $count })
page-public = Show this table to everybody in the house
page-grace = When somebody is away, a bot may take over after
page-grace-hint = Only if all the others ask for it. Whoever comes back gets their seat back at once.
page-data = Contents of the box
page-data-usual = as usual
page-data-hint = Whoever runs this house has added other contents, for example corrected from a real box.
page-data-played = Played with the contents “{ $name }”, as added by whoever runs this house.
page-seconds = { $seconds } seconds
page-minutes = { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
page-play-now = Play now
page-open-table = Open the table

# A table before the start.
page-table-code = table { $code }
page-missing = { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
page-all-here = Everybody is here. The host starts the game.
page-all-here-host = Everybody is here. You can start the game.
page-full-look-on = All seats are taken: you can watch.
page-starting = Setting up the table …
page-start = Start the game
page-sit = Sit down
page-sit-there = Sit here instead
page-free = Free seat
page-you = you
page-here = here too
page-host = host
page-bot-tag = bot, { $level }
page-away = away
page-leave = Leave the table
page-seed-promised = seed promised
page-invite = Invite
page-code = Code
page-copy-link = Copy the link
page-qr = QR code of the link to table { $code }
page-spectators = { $count ->
        [one] 1 person is watching
       *[other] { $count } people are watching
    }

# A match.
page-turn = turn { $turn }
page-round = round { $round }
page-looking-on = You are watching
page-parts = Parts of the table
page-tab-players = Players
page-tab-log = Log
page-tab-chat = Chat
page-prompt = The question
page-answers = Your answer
page-laying = Setting up the table …
page-also-waits = The table is also waiting for { $names }.
page-less = One less
page-more = One more
page-all-of = All { $count }
page-draft = Your choices so far; only you can see them
page-change-pick = Change: { $pick }
page-start-over = Start over
page-ready-to-lock = All set. Nobody sees it until everybody is ready.
page-ready-to-confirm = Is that your answer?
page-lock-in = Lock in
page-unlock = Unlock
page-confirm-answer = Confirm
page-undo = Undo
page-always = Always answer like this from now on
page-players-panel = Players
page-points = points
page-won = has won
page-thinking = thinking
page-locked = ready
page-has-left = has left
page-asked-away = to move, but away
page-away-soon = away; a bot may take over in { $time }
page-ask-bot = Ask for a bot in this seat
page-bot-asked = You have asked for a bot. Still to agree: { $names }.
page-withdraw = Withdraw the request
page-bot-instead = bot is playing
page-bot-plays = A bot is playing in your seat.
page-bot-lent = A bot is playing for you, as you asked.
page-seat-returned = A bot played in your seat while you were away. It is yours again.
page-take-back-seat = Take the seat back
page-lend-seat = Let a bot play for me
page-over = The game is over.
page-aborted = The game ended without a result: everybody who was still playing agreed.
page-updated = The rules of this game were updated after move { $entry }. Everything that was played is still allowed, so the match continues under version { $version } of the rules.
page-updated-differs = The table has been worked out again and may look different from before.
page-outdated =
    { $entry ->
        [0] The rules of this game were updated, and the options of this match no longer exist.
       *[other] The rules of this game were updated, and move { $entry } of this match is no longer allowed.
    } It has ended without a result; what was played can be read and downloaded.
page-told = The rules of this match are no longer available, so the table cannot be shown. You can read how it went under “What happened”.
page-rematch = Play again
page-download = Download the match
page-pass-to = Pass the device to { $name }
page-i-am = I am { $name }

# Log and chat.
page-log = What happened
page-log-empty = Nothing has happened yet.
page-clause = Rule { $clause }
page-since-your-move = { $count ->
        [one] One thing since your last move
       *[other] { $count } things since your last move
    }
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-send = Send
page-mute = mute
page-mute-name = Mute { $name }
page-muted = { $name } is muted.
page-unmute = Unmute

# Rules and fairness.
page-rules-of = Rules of { $game }
page-chapters = Chapters
page-no-rules = The rules cannot be read right now.
page-fair = Provably fair
page-fairness = Chance you can check
page-fairness-text = The house chose its secret before the start; the line below commits it to that secret. Every seat adds a seed of its own. At the end everything is shown, and every draw can be worked out again.
page-commitment = The house’s commitment
page-promised-at = promised { $when }
page-secret = The house’s secret
page-seed-of = Seed of { $name }
page-seed-hash-of = Promised by { $name } (SHA-256 of the seed)
page-log-hash = { $entry ->
        [0] Hash of the log at the start
       *[other] Hash of the log after move { $entry }
    }
page-notes = Check this match
page-notes-text = Copy the commitment now and the hash whenever you like, and keep them. With them you can prove at the end that nobody has changed the secret, the seats, their seeds or the moves.
page-seed-left-out-tag = not used
page-seed-left-out = The seed that this page gave for { $name } came too late or was not used: the dice of this match do not depend on it.
page-seed-replaced = For { $name }, the dice depend on another seed than the one that this page gave. Unless it came from another device of yours, the house has replaced it.
page-verify = Download the match and check it yourself with what this page noted while it was being played:
page-verify-command = the command

# The menu of a table, and settings.
page-menu = This table
page-orders = Automatic answers
page-single = Answer for me when there is only one choice
page-no-orders = No automatic answers. Tick “Always answer like this” when you choose.
page-ask-again = Ask me again
page-ask-me = Ask me
page-always-so = Always: { $option }
page-always-short = Always
page-never = Never
page-at-this-device = Players on this device
page-look-on = Let others watch
page-leave-match = Leave the game
page-leave-hint = Your seat is kept: open the table again and you are back. In the meantime the others can ask for a bot. A game ends without a result when everybody who has not left wants it.
page-ask-end = Propose to end without a result
page-withdraw-end = Withdraw the proposal
page-end-wanted = Proposed by { $names }: to end without a result.
page-agree-end = I agree
page-settings = Settings
page-theme = Light or dark
page-theme-auto = automatic
page-theme-dark = dark
page-theme-light = light
page-language = Language
page-sound = Sound when it is your turn
page-motion = Animation
page-motion-normal = normal
page-motion-slow = slow
page-motion-off = off
page-confirm = Confirm every answer
page-name-kept = Your name has been saved.
page-other-device = Continue on another device
page-other-device-hint = With a personal link you can continue on another device. It works once, within thirty days; do not share it.
page-make-link = Create a personal link
page-personal-link = Personal link
page-forget-devices = Sign out all other devices
page-devices-forgotten = All your other devices are signed out.
page-return-title = Welcome back
page-return-text = With this personal link you can continue on this device.
page-return-instead = { $name } is playing on this device. Continue with the personal link instead?
page-return-go = Continue here
page-welcome-back = You are now { $name } on this device.

# Fields of a view that all games may have.
page-field-turn = turn
page-field-round = round
page-field-active = active player
page-field-start = goes first
page-field-last = last

# Pieces, for screen readers.
page-piece-rat = rat
page-piece-cheese = cheese
page-piece-skull = dead rat
page-piece-manhole = closed manhole
page-piece-manhole-open = open manhole
page-piece-die = die: { $value }
page-piece-candy = candy die
page-piece-food-sausage = sausage: 1 food
page-piece-food-biscuit = biscuit: 5 food
page-piece-food-cheese = cheese: 10 food
page-piece-sack = sack: { $amount }
page-piece-citizen = { $count ->
        [one] citizen
       *[other] { $count } citizens
    }
page-piece-plague = plague
page-piece-token = rat token: limit { $limit }
page-piece-token-back = rat token, face down
page-piece-scrap = scrap
page-piece-mechanism = mechanism
page-piece-electronic = electronic module
page-piece-food = food
page-piece-population = population
page-piece-heart = life
page-piece-claws = damage
page-piece-shield = defence
