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

## Refusals: what was asked cannot be done, and nothing has changed.

refused-not-your-turn = It is not your turn: the table waits for somebody else.
refused-not-offered = That is not on offer right now.
refused-not-whole = That is not one whole answer to what is asked.
refused-over = The match is over.
refused-undo-revealed = Too late to take that back: something has been drawn or revealed since.
refused-undo-overtaken = Too late to take that back: somebody else has moved since.
refused-undo-nothing = There is nothing to take back.
refused-no-number = Give a number first: type it, or use + and −.
refused-out-of-range = { $number } is not on offer: choose { $lowest } to { $highest }.
refused-only-number = { $number } is not on offer: only { $lowest } is left to choose.
refused-no-such-option = There is no choice { $number }: choose 1 to { $highest }.
refused-no-such-number = There is no choice { $number }: type one of the numbers in the list.
refused-save = The game could not be saved in { $file }: { $problem }.

## The terminal.

terminal-players = Players
terminal-log = What happened
terminal-log-empty = Nothing has happened yet. Press ? for the keys and the rules in short.
# Beside a name: you, another person at this screen, or a bot. At most four letters each.
terminal-you = you
terminal-here = pal
terminal-bot = bot
terminal-ready = ready
terminal-thinking = asked
terminal-number = Type a number or use + and −, then press Enter. Offered: { $lowest } to { $highest }.
terminal-only-number = Only { $number } is left to choose. Enter agrees, u takes the last choice back.
terminal-choice = Type a number or use the arrows, then press Enter.
terminal-choice-part = { $first } to { $last } of { $count } are shown. Type a number or use the arrows, then press Enter.
terminal-small = window too small: it needs { $width } × { $height }
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

curtain-title = Pass the screen
curtain-text = { $name }, your turn: press Enter.
curtain-hint = Nobody else should be looking now.

recap-title = Since your last move
info-title = What applies now
recap-more = Enter: read on
recap-done = Enter: back to the table

leave-title = Leave the game?
leave-saved = It will be saved in { $file }.
leave-unsaved = It is not finished, and nothing keeps it unless you save it.
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
help-number-does = type a number; Backspace wipes a digit
help-more = + −
help-more-does = one more, one less; so do the arrow keys
help-enter-does = give the answer that is shown
help-undo-does = take your last choice back, as long as nobody has learned anything from it
help-pages-does = read back in the log
help-clauses-does = the rules in full behind the codes on the screen
help-info-does = what applies now: cards, abilities, where everything is, and where the numbers come from
help-help-does = this page
help-quit-does = leave the game; it can be saved
help-clauses = The small codes at the right of the log ({ $prefix }-1.2) are paragraphs of the rules.
sources-title = Where this comes from
sources-chapter = The last chapter of the rules says more: { $file }

## The rules in full, and what letters and marks mean.

clauses-title = The rules in full
marks-title = Letters and marks
mark-seat = a player: shape, colour and letter
mark-ready = ready
mark-thinking = is asked
mark-winner = beside a name at the end: winner

## Refusals of the service.

refused-no-name = Tell us your name first.
refused-bad-name = A name needs one to 24 letters that can be shown.
refused-name-taken = Somebody at this table is called { $name } already: take another name.
refused-link-used = This personal link was used before or is too old: ask for a new one on the device that you played on.
refused-other-origin = This request comes from another site, so it was not carried out.
refused-too-many = That was a bit much at once: wait a minute and try again.
refused-too-large = That is too large to be taken in.
refused-malformed = This could not be understood: { $problem }.
refused-no-such-page = There is nothing at this address.
refused-fault = Something went wrong on our side, and nothing was changed; it has been noted.
refused-unknown-table = There is no table with this code.
refused-unknown-game = There is no such game here; there are: { $games }.
refused-unknown-bot = There is no such bot here; there are: { $bots }.
refused-unknown-data = This house has no such data set for this game.
refused-setup = The game is not played like that: { $problem }.
refused-players = This game is for { $least } to { $most } players, not { $players }.
refused-list-length = The list names { $named }; with { $players } players it has to name { $wanted }.
refused-number-too-small = With { $players } players this number is at least { $least }, or 0 for no limit.
refused-empty-line = That line says nothing.
refused-table-full = All seats of this table are taken; you can look on.
refused-seat-taken = Somebody sits there already.
refused-no-such-seat = There is no such seat at this table.
refused-not-your-seat = That is not your seat.
refused-not-seated = Only those who sit at this table can do that.
refused-not-host = Only the host of the table can do that.
refused-seats-open = Somebody is still missing: wait, or give the free seats to bots.
refused-begun = The game has begun already.
refused-not-begun = The game is not being played.
refused-not-over = That has to wait for the end of the game.
refused-person-here = This player is here: a bot takes over only for those who are away.
refused-just-left = This player was here a moment ago: a bot may take over in { $seconds } s.
refused-not-person = Nobody needs a bot in that seat.
refused-store = This could not be saved, so nothing was changed; try again in a moment.
refused-unknown-match = There is no such match.
refused-late = Too late: the question has changed meanwhile.
refused-bot-plays = A bot plays in your seat: take it back first.
refused-frozen = This match is stopped: a fault in the rules was found and noted. Nobody has lost.
refused-other-rules = This match was played with other rules than those installed here: it can be read, but it cannot go on.
refused-no-seed = This seed does not belong to what was promised before.
refused-staged = This table was staged from a file: its match cannot be exported, and nothing of it is kept.
refused-version = The house has been updated: load this page anew.
refused-unknown-message = The page said something that the house does not understand: load it anew.
refused-slow = The connection could not keep up; it begins anew.
refused-restart = The house is being restarted; it will be back in a moment.

## The page.

page-house = rathaus: the rats’ own town hall
page-home = To the entrance
page-skip = Skip to the table
page-close = Close
page-cancel = Cancel
page-go-on = Go on
page-keep = Keep
page-copy = Copy
page-copy-what = Copy: { $what }
page-copied = Copied.
page-reload = Load anew
page-name = Name
page-title = { $game } · rathaus
page-title-your-turn = ● Your turn · { $game }
page-unreachable = The house cannot be reached right now: look at your connection and try again.
page-connection-lost = Connection lost. Coming back by itself …
page-connecting = Connecting …

# Entrance.
page-new-game = New game
page-rules = Rules
page-players = { $least ->
        [one] 1 to { $most } players
       *[other] { $least } to { $most } players
    }
page-your-games = Your games
page-your-games-wait = { $count ->
        [0] nothing waits for you
        [one] one waits for you
       *[other] { $count } wait for you
    }
page-waiting-elsewhere = { $count ->
        [one] One game waits for you
       *[other] { $count } games wait for you
    }
page-your-turn = your turn
page-gathering = people are gathering
page-is-over = over
page-being-played = being played
page-waits-for = waiting for { $names }
page-nobody-yet = nobody else yet
page-play = Play
page-look = Look
page-show-all = Show all { $count }
page-while-away = While you were away
page-have-code = Got a code from a friend?
page-join = Join
page-open-tables = Open tables
page-open-tables-hint = anybody may sit down
page-open-table-line = { $host } · { $free } of { $seats } seats free
page-look-in = Look in
page-promise-name = No account: a name is enough
page-promise-fair = Every draw can be checked
page-promise-undo = Take back what nobody has learned from
page-promise-return = Leave, come back days later

# A new game.
page-who = Who are you?
page-your-name = Your name
page-name-hint = No account and no password: this browser remembers you.
page-seats = Seats
page-seat = Seat { $number }
page-seat-you = You
page-seat-open = Free, for a friend
page-seat-here = Person at this device
page-seat-name = Name of the person in seat { $number }
page-seat-add = Add a seat
page-seat-remove = Remove seat { $number }
page-seat-up = Move seat { $number } up
page-bot = Bot: { $level }
page-bot-mouse = mouse (any legal move)
page-bot-rat = rat (plays to win)
page-options = Options
page-option-number = another number, 0 to { $most }
page-option-list = choose from a list
page-option-use = Use this list ({ $count })
page-public = Show this table to everybody in the house
page-grace = When somebody is away, a bot may take over after
page-grace-hint = Only if all the others ask for it. Whoever comes back has the seat again at once.
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
page-all-here = All are here. The host starts.
page-all-here-host = All are here. You start.
page-full-look-on = All seats are taken: you can look on.
page-starting = The table is being laid …
page-start = Start the game
page-sit = Sit down
page-sit-there = Sit there instead
page-free = free
page-you = you
page-here = here too
page-host = host
page-bot-tag = bot
page-away = away
page-leave = Stand up and leave
page-seed-promised = seed promised
page-invite = Invite
page-code = Code
page-copy-link = Copy the link
page-qr = QR code of the link to table { $code }
page-spectators = { $count ->
        [one] 1 person looks on
       *[other] { $count } people look on
    }

# A match.
page-turn = turn { $turn }
page-round = round { $round }
page-looking-on = You look on
page-parts = Parts of the table
page-tab-players = Players
page-tab-log = Log
page-tab-chat = Chat
page-prompt = What is asked
page-answers = Your answer
page-laying = The table is being laid …
page-also-waits = The table also waits for { $names }.
page-less = One less
page-more = One more
page-all-of = All { $count }
page-draft = Your picks so far, for your eyes only
page-change-pick = Change: { $pick }
page-start-over = Start over
page-ready-to-lock = All set. Nobody sees it before everybody is ready.
page-ready-to-confirm = That is your answer?
page-lock-in = Lock in
page-unlock = Unlock
page-confirm-answer = Confirm
page-undo = Take back
page-always = Always answer like this from now on
page-players-panel = Players
page-points = points
page-won = has won
page-thinking = thinking
page-locked = ready
page-has-left = has left
page-asked-away = asked, but away
page-away-soon = away; a bot may take over in { $time }
page-ask-bot = Ask for a bot in this seat
page-bot-asked = You have asked for a bot. Still to agree: { $names }.
page-withdraw = Withdraw the request
page-bot-instead = bot in the seat
page-bot-plays = A bot plays in your seat.
page-bot-lent = A bot plays for you, as you wished.
page-seat-returned = A bot has played in your seat while you were away. It is yours again.
page-take-back-seat = Take the seat back
page-lend-seat = Let a bot play for me
page-over = The game is over.
page-aborted = The game was ended without a result: all who still played agreed.
page-updated = The rules of this game were updated after move { $entry }. All that was played is still allowed, so the match goes on under version { $version } of the rules.
page-updated-differs = What lies on the table was worked out anew; it may look different from before.
page-outdated =
    { $entry ->
        [0] The rules of this game were updated, and the options of this match are not played any more.
       *[other] The rules of this game were updated, and move { $entry } of this match is not allowed any more.
    } It has ended without a result; what was played can be read and downloaded.
page-told = The rules of this match are not at hand any more, so the table cannot be shown. How it went is told under “What happened”.
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
page-unmute = Hear again

# Rules and fairness.
page-rules-of = Rules of { $game }
page-chapters = Chapters
page-no-rules = The rules cannot be read right now.
page-fair = Provably fair
page-fairness = Chance you can check
page-fairness-text = The house has chosen its secret before the start; the line below commits it to that secret. Every seat adds a seed of its own. After the end all of it is shown, and every draw can be worked out again.
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
page-notes-text = Copy the commitment now and the hash whenever you like, and keep them. With them you can show after the end that nobody has changed the secret, the seats, their seeds or the moves.
page-seed-left-out-tag = left out
page-seed-left-out = The seed that this page gave for { $name } came too late or was left out: the dice of this match do not follow from it.
page-seed-replaced = The dice follow from another seed for { $name } than the one that this page gave. If it is not from another device of yours, the house has exchanged it.
page-verify = Download the match and check it yourself, against what this page noted while it was played:
page-verify-command = the command

# The menu of a table, and settings.
page-menu = This table
page-orders = Answers without asking
page-single = Answer for me where there is only one choice
page-no-orders = No standing answers. Tick “Always answer like this” when you choose.
page-ask-again = Ask me again
page-ask-me = Ask me
page-always-so = Always: { $option }
page-always-short = Always
page-never = Never
page-at-this-device = People at this device
page-look-on = Let others look on
page-leave-match = Leave the game
page-leave-hint = Your seat is kept: open the table again, and you are back. Meanwhile the others may ask for a bot. A game ends without a result when all who have not left ask for it.
page-ask-end = Ask for an end without a result
page-withdraw-end = Withdraw the request for an end
page-end-wanted = { $names } asked for an end without a result.
page-settings = Settings
page-theme = Light or dark
page-theme-auto = like the device
page-theme-dark = dark
page-theme-light = light
page-language = Language
page-sound = Sound when it is your turn
page-motion = Movement
page-motion-normal = normal
page-motion-slow = slow
page-motion-off = off
page-confirm = Confirm every answer
page-name-kept = Your name is kept.
page-other-device = Go on at another device
page-other-device-hint = A personal link makes another device yours. It works once, for thirty days; do not share it.
page-make-link = Make a personal link
page-personal-link = Personal link
page-forget-devices = Forget all other devices
page-devices-forgotten = Your other devices are strangers now.
page-return-title = Welcome back
page-return-text = This personal link makes this device yours.
page-return-instead = This device is { $name }’s now. Go on with the personal link instead?
page-return-go = Go on here
page-welcome-back = You are { $name } here now.

# Fields of a view that all games may have.
page-field-turn = turn
page-field-round = round
page-field-active = active player
page-field-start = begins
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
