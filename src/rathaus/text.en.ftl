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
refused-no-match-file = This is not a match file: choose one that was downloaded from a rathaus.
refused-file-other-game = This match is of a game that is not installed here; there are: { $games }.
refused-file-other-rules = This match needs version { $needed } of its rules; version { $installed } is installed here.
refused-file-broken = This file does not match what was played: it is damaged, or somebody has changed it.
refused-play-on-end = Nobody can play on from here: the match is over at this step.
refused-play-on-rules = The rules of this match are no longer installed here, so nobody can play on from it.
refused-play-on-long = Nobody can play on from this match: too many others came before it, and its file would be too long.
refused-play-on-seats = This match was played by { $seats }: say who takes each of these seats.
refused-play-on-fixed = This table plays on from another match, so its options and its number of seats cannot be changed.
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
page-bots-slow = Bots that think ahead do less of it here: the rules are not compiled yet.
page-level-mouse = mouse
page-level-rat = rat
page-level-old-rat = old rat
page-level-rat-king = rat king
page-bots = Bots
page-bot-choose = Choose a bot for seat { $number }
page-bot-who = Who sits in seat { $seat }?
page-bot-level = Level of the bot
page-bot-take = Seat the { $bot }
page-about-mouse = Plays carelessly, but never nonsense. Good for a first evening.
page-about-rat = Knows the tricks of the trade and is a little unpredictable.
page-about-old-rat = Looks ahead, and thinks about what you may be hiding.
page-about-rat-king = Thinks up to a second, also about what you are thinking.
page-wins = wins { $wins }
page-wins-among-mouse = of 100 games among three mice
page-wins-among-rat = of 100 games among three rats
page-wins-among-old-rat = of 100 games among three old rats
page-fair-share = 25 is the fair share
page-not-measured = not measured yet
page-figures = Games won of 100
page-figures-hint = four players, usual options; 25 would be the fair share
page-among-rat = Rat among three mice
page-among-old-rat = Old rat among three rats
page-among-rat-king = Rat king among three old rats
page-games-played = { $games } games played
page-fair-bots = A bot sees what its seat may see, nothing more. Its moves can be computed again after the game.
page-options = Options
page-option-number = another number, 0 to { $most }
page-option-list = choose from a list
page-option-use = Use this list ({ $count })
page-public = Show this table to everybody in the house
page-grace = When somebody is away, a bot may take over after
page-grace-hint = Only if all the others ask for it. Whoever comes back gets their seat back at once.
page-pace = Bots answer
page-pace-usual = so that you can follow
page-pace-fast = as fast as they can
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
page-ending-ranking = Ranking
page-ending-course = Course
page-ending-took = Took
page-ending-dice = Dice
page-end-dice-about = promised before the start, opened at the end
page-end-promised = Promised, { $when }
page-end-opened = Opened
page-end-play-on = Play on from a turn
page-end-link = Link to this match
page-end-table = Table and log
page-end-result = Back to the result
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

# Chance, promised and checked. Keys with page-check- are also those of the file for offline use.
page-fair-first = The house binds itself
page-fair-first-text = This line was made from the house’s secret before anybody added a seed. With another secret it would be another line.
page-fair-second = Every person adds a seed
page-fair-second-text = Before the start the others see only its hash, so nobody can choose theirs to fit.
page-fair-third = Every move is noted
page-fair-fourth = Everything is opened
page-fair-fourth-text = After the end: the secret, all seeds and every draw with its number, to be checked right here.
page-seed-yours = Your seed ({ $name })
page-seed-hint = 64 digits of 0–9 and a–f, or any words: they become their SHA-256. You can change it until the game starts.
page-seed-use = Use this seed
page-seed-new = Roll a new one
page-seed-used = Your seed is promised.
page-seed-bot = { $name }: a bot, no seed
page-check = Check it here
page-check-offline = Checker for offline
page-check-offline-text = The same check as one file: it works in any browser, without this house and without a network.
page-check-all = { $count ->
        [one] The only draw checks
       *[other] All { $count } draws check
    }
page-check-nothing-wrong = Nothing is wrong, but no draw could be checked
page-check-wrong = Something does not fit
page-check-took = Computed again in this browser in { $seconds } s.
page-check-mark-right = Right.
page-check-mark-wrong = Wrong.
page-check-mark-open = Not checked.
page-check-rules = This check does not know the rules. Whether the moves were allowed, whether each draw was due, what it was for, and who won: that takes “rathaus verify”, which plays the whole match again.
page-check-every = Every draw ({ $count })
page-check-how = Draw number i is cut from a hash of its number: divide the hex number by the second column, and the remainder is the result, counted from 0.
page-check-number = Draw
page-check-of = out of
page-check-drawn = Result
page-check-word = Made from
page-course = Points over time
page-course-each = after each turn
page-course-start = start
page-course-turn = Turn
page-course-turned = { $named }: { $moved }
page-check-not-json = This is not a match file: it is not JSON, or it was damaged.
page-check-format = The file has the format “{ $format }”, which is unknown here or does not fit what is in it.
page-check-unreadable = This is not a match file, or it was damaged: at “{ $place }” it does not say what it should.
page-check-whole = The file is whole: nothing in it was changed after it was written.
page-check-changed = The file was changed after it was written: its own hash does not fit.
page-check-no-sum = Whether the file is whole: it is an older one, without a hash of its own.
page-check-not-served = Whether the dice were promised: this match was not played in a house, so nobody promised anything.
page-check-stream = The dice come from “{ $stream }”, which is unknown here.
page-check-kept = The house kept its word: secret, game, rules and data give its commitment.
page-check-broken = The house did not keep its word: secret, game, rules and data do not give its commitment.
page-check-nothing-noted = Whether this is the commitment that was shown at the table: nobody noted it here.
page-check-noted = The commitment is the one that was noted at the table.
page-check-other-promise = The commitment is not the one that was noted at the table: this is another match, or the secret was exchanged.
page-check-seeds-broken = The seeds of the seats are broken: they do not fit what was promised.
page-check-seeds-unpromised = Whether the seeds are those that were promised: the house did not keep the promises.
page-check-seeds-wrong = The seed of { $name } is not the one that was promised before the start.
page-check-seeds-right = { $count ->
        [0] No person’s seed was used, and none was exchanged.
        [one] The one seed that was used is the one that was promised.
        [2] Both seeds are those that were promised before the start.
       *[other] All { $count } seeds are those that were promised before the start.
    }
page-check-seeds-left-out = The seed of { $name } was promised, but came too late and was not used.
page-check-own-seed = The seed of { $name } that this browser keeps is in it.
page-check-own-seed-wrong = The seed of { $name } is another one than this browser keeps.
page-check-log-entry = Move { $entry } is none: it holds neither an answer nor an undo.
page-check-log-old = Whether seats, seeds and moves are as they were: an older file has no hash of them.
page-check-log-updates = The rules were updated out of order.
page-check-log-wrong = Seats, options, seeds or moves do not give the hash of the log.
page-check-log-right = { $entries ->
        [0] Seats, options and seeds give the hash of the log.
        [one] Seats, options, seeds and the one move give the hash of the log.
       *[other] Seats, options, seeds and all { $entries } moves give the hash of the log.
    }
page-check-hash-old = A hash of the log was noted, but this older file has none: it cannot be that match.
page-check-hash-none = Whether seats, seeds and moves are those of the table: no hash of the log was noted here.
page-check-hash-wrong = The hash that was noted after move { $entry } is not in this file of { $entries } moves: something up to there was changed or is missing.
page-check-hash-right = { $entry ->
        [0] The hash that was noted at the start fits: seats, options and seeds are those of the table.
       *[other] The hashes that were noted fit: up to move { $entry }, seats, seeds and moves are those of the table.
    }
page-check-hash-later = Whether the moves after { $entry } (of { $entries }) are those of the table: no later hash was noted.
page-check-data-right = The cards and boards in the file are those that were promised.
page-check-data-wrong = The cards and boards in the file are not those that were promised.
page-check-origin-right = The match that this one goes on from fits in itself, too: this one begins after move { $entry } of { $entries }.
page-check-origin-broken = The match that this one goes on from does not fit in itself; see the next line.
page-check-origin-other = The match that this one goes on from has another game, other options, other seats, or no such move.
page-check-origin-noted = Whether the match that this one goes on from was really played so. Its commitment must be the one that was noted at its table: { $commitment }
page-check-draws-none = Single draws: the file does not list them.
page-check-draws-impossible = Draw { $number } claims { $told } out of { $of }, which cannot be.
page-check-draws-right = { $count ->
        [0] There was nothing to draw.
        [one] The one draw is what secret and seeds give.
       *[other] All { $count } draws are what secret and seeds give.
    }
page-check-draws-wrong = Draw { $number } out of { $of } must be { $made }, but the file says { $told }.
page-check-draws-lost = The draws cannot be made again: secret or seeds are broken.
page-check-title = Check a match of rathaus
page-check-intro = Choose the file of a match that is over. It is checked in this browser; nothing leaves it.
page-check-language = Language
page-check-choose = Match file
page-check-notes = What was noted at the table
page-check-notes-hint = The commitment and hashes of the log, or the whole command that the page shows at the end. Without them, a forged file that fits in itself is not found.

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

# Looking back at a match

page-replay = replay
page-look-back = Look back at this match
page-replay-turn = { $named } of { $turns }
page-replay-step = step { $step } of { $steps }
page-replay-seen-by = Seen by
page-replay-open = all open
page-replay-spectator = a spectator
page-replay-open-later = Everything can be seen only when the match is over.
page-replay-seat-later = While the match goes on, you can only see what you saw yourself.
page-replay-laid = The table is set.
page-replay-answered = { $name } has answered.
page-replay-time = Time
page-replay-slider = Step of the match
page-replay-value = Step { $step } of { $steps }, { $named }. { $text }
page-replay-unit = { $unit ->
    [turn] turn
    [phase] phase
   *[step] step
}
page-replay-back = { $unit ->
    [turn] Back one turn
    [phase] Back one phase
   *[step] Back one step
}
page-replay-on = { $unit ->
    [turn] One turn on
    [phase] One phase on
   *[step] One step on
}
page-replay-start = start
page-replay-to-start = To the start
page-replay-end = end
page-replay-to-end = To the end
page-replay-play = play
page-replay-pause = pause
page-replay-speed = Speed
page-replay-link = Link to this step
page-replay-copied = The link to this step has been copied.
page-replay-tap = tap a line to go there
page-replay-hide = Hide what comes later
page-replay-answer = The answer
page-replay-taken = Taken
page-replay-offered = Also offered
page-replay-only = Nothing else was on offer.
page-replay-more = { $count } more
page-replay-of = of { $count }
page-replay-picks = { $name } chose { $count } times
page-replay-private = Only { $name } saw what was on offer here.
page-replay-nobody = Nobody has been asked anything yet.
page-replay-held = Held, and hidden from the others
page-replay-file = from a file
page-replay-table = To the table
page-replay-told = The rules of this match are no longer installed here: the log tells what happened, but the table cannot be shown.
page-open-file = Match files
page-open-file-hint = Look back at a match that you have downloaded. Nothing of it is kept here.
page-choose-file = Open a match file

# Playing on from a match that is over

page-play-on = Play on from here
page-play-on-short = Play on
page-play-on-later = You can play on from a match when it is over.
page-play-on-who = Who plays for whom
page-play-on-instead = instead of { $name }
page-play-on-hidden = What is hidden
page-play-on-kept = As it was
page-play-on-kept-text = Hidden cards and tokens stay as they were. Whoever looks back at the match can find out.
page-play-on-known = As { $name } knew it
page-play-on-known-text = What { $name } could not see is dealt again, and others choose again what they had only just chosen in secret.
page-play-on-known-all = As everybody knew it
page-play-on-known-all-text = What lay face down for everybody is dealt again, and secret choices are made again.
page-play-on-new = From here on, all dice and draws are new and have their own commitment. The match does not count for figures.
page-origin = { $turn ->
        [0] Plays on from another match
       *[other] Plays on from turn { $turn } of another match
    }
page-origin-link = See where it came from
page-origin-kept = as it was
page-origin-known = as { $name } knew it
page-origin-known-all = as everybody knew it
page-origin-figures = It does not count for figures.

## Figures of a match and of people

page-match-figures = Figures
page-luck = Luck
page-luck-lucky = { $games ->
    [one] As lucky as { $games } game of { $of }
   *[other] As lucky as { $games } games of { $of }
}
page-luck-rather-lucky = A little lucky: { $games } of { $of } go better
page-luck-ordinary = Quite ordinary
page-luck-rather-unlucky = A little unlucky: { $games } of { $of } go worse
page-luck-unlucky = { $games ->
    [one] As unlucky as { $games } game of { $of }
   *[other] As unlucky as { $games } games of { $of }
}
page-took = Who took from whom
page-took-hint = a tap leads to where most of it was taken
page-took-rows = Rows: who took. Columns: who lost. Hatched: one’s own loss.
page-took-cell = { $taker } from { $victim }: { $count }
page-me = Your page
page-me-stranger = Here you find your matches and ratings. You need no account, only a name.
page-me-account = No account: this page belongs to your browser, and your personal link opens it elsewhere.
page-me-rename = Change name
page-me-count-matches = matches
page-me-count-won = won
page-me-count-titles = titles
page-me-ratings = Ratings
page-me-ratings-hint = a wide hill is doubt: it gets narrower with every match
page-me-people = against people
page-me-bots = against bots
page-me-bots-word = bots
page-me-title = Game
page-me-doubt = give or take
page-me-unrated = no rating yet
page-me-matches = { $count ->
    [0] no match yet
    [one] { $count } match
   *[other] { $count } matches
}
page-me-too-few = too few matches to say
page-me-nobody-else = nobody to compare with yet
page-me-better = { $of ->
    [0] most here are stronger
    [5] about the middle here
    [10] the strongest here
   *[other] better than { $of } of 10 here
}
page-me-recent = Recent matches
page-me-in-all = { $count } in all, { $won } won
page-me-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
page-me-of = of { $count }
page-me-forgotten = the match has been removed
page-me-replay = Replay
page-me-gone = removed
page-me-none = You have not finished a match here yet.
page-me-first = Your first game
page-unrated-imported = from a file: not rated
page-unrated-shared = one device: not rated
page-unrated-hint = with hints: not rated
page-unrated-played-on = played on: not rated
page-unrated-first-game = first game: not rated
page-me-moments = Best moments
page-moment-watch = Watch
page-moment-where = { $title }, turn { $turn }: { $text }
page-moment-comeback = From last to first
page-moment-comeback-text = { $count } points behind the leader, and won
page-moment-leap = A great leap
page-moment-leap-text = { $count } points at once
page-moment-grab = A good catch
page-moment-grab-text = { $thing }, { $count } at once from { $other }
page-moment-defiance = Won against the odds
page-moment-defiance-text = of 10 games, { $count } are luckier
page-best = Best of the house
page-best-hint = people and bots apart
page-best-place = Place
page-best-name = Name
page-best-bot = bot
page-best-none = Whoever has finished five matches with other people stands here.
page-me-link = Your personal link
page-me-link-hint = Opens all this on one other device. Keep it like a key.
page-me-link-code = Personal link as a QR code
## The page: the first game.

page-learn = Learn in 10 minutes
page-learn-on = Go on learning
page-learn-left = Go on, step { $step } of { $steps }
page-learn-about = A first game with a guide: real rules, a small table, ten minutes. You can stop at any time.
page-learn-badge = first game · does not count
page-guide = Guide
page-guide-step = Step { $step } of { $steps }
page-guide-known = What you know now
page-guide-list = You know
page-guide-rule = Show me the rule
page-guide-next = And then?
page-guide-alone = I’ll try alone
page-guide-call = Call the guide
page-guide-praise = { $number ->
        [1] Well done!
        [2] Just right.
       *[3] You’ve got it!
    }
page-guide-elsewhere = That works too.
page-guide-watch = The others play now. Watch what they do.
page-guide-yours = Your turn, and you know how. Try it!
page-guide-on = Play on
page-guide-stop = Stop here
page-guide-again = Once more with the guide
page-fair-same = This is a first game: everybody is dealt the same cards and dice, so that the guide can prepare it. They follow from this seed, which is public. Nothing about it is secret, and it counts for nothing.
page-fair-seed = Public seed
## Hints and analyses.

page-hint = Hint
page-hint-before = What would the strongest bot do?
page-hint-cost = You get two answers to choose from, with your chances. All at the table see that you took a hint, and the match does not count for ratings.
page-hint-take = Take a hint
page-hint-thinking = The strongest bot is thinking …
page-hint-found = { $count ->
    [one] One good answer
   *[other] Two good answers
}
page-hint-chances = and your chances to win
page-hint-chance = { $chance } %, give or take { $doubt }
page-hint-answer = Answer { $number }
page-hint-use = Use answer { $number }
page-hint-show = Show it
page-hint-shown = On the board
page-hint-used = Answer { $number } is on the board. It is not given yet.
page-hint-seen = All see that you took a hint, not what it says. This match does not count for ratings.
page-reason-other = for { $name }: { $what }
page-reason-for = For it
page-reason-against = Against it
page-reason-none = It comes to about the same as the others.
page-hints = Hints
page-hints-on = allowed
page-hints-off = not allowed
page-hints-about = Whoever is asked may see what the strongest bot would do. All see that, and the match does not count for ratings.
page-hints-taken = { $count ->
    [one] 1 hint
   *[other] { $count } hints
}
event-hint-taken = { $seat } takes a hint.
reason-wins = { $way ->
    [more] wins the game at once more often
   *[less] wins the game at once less often
}
refused-no-hints = There are no hints at this table.
refused-no-choice = There is only one answer here, so there is nothing to hint at.
refused-no-advice = The bot has nothing to say right now. Try again in a moment.

page-analyse = Analyse this match
page-analyse-about = The bot judges each answer by what its player could know then.
page-analysis-done = { $done } of { $answers } answers are judged
page-chances = Chances to win
page-chances-marks = red marks: answers that cost 5 or more of 100 games
page-chances-table = Figures as a table
page-cost = This answer cost { $name } { $games } of 100 games.
page-cost-none = As good as any other answer.
page-cost-after = Chance to win after it
page-better = Better
page-mark-taken = taken
page-mark-better = better
page-mark-answer = Answer { $number }
page-costly = { $count ->
    [0] no costly answer
    [one] 1 costly answer, in { $named }
   *[other] { $count } costly answers, the worst in { $named }
}
page-costly-list = Costly answers
page-costly-before = Costly answer before
page-costly-next = Next costly answer
page-costly-none = There is no other one that way.
page-costly-at = { $named }: { $name }, { $games } of 100 games
