## The house: words that every game uses.

player = Player { $letter }
# Twelve names that begin with the letters of the seats, at most seven letters each.
seat-names = Ada Bruno Clara Dario Emma Felix Greta Hugo Jana Karl Lena Max
nobody = nobody
nothing = nothing
list-comma = { $start }, { $next }
list-and = { $start } and { $last }
counted = { $count } { $name }

## Refusals: what was asked cannot be done, and nothing has changed.

refused-not-your-turn = It is not your turn: the table waits for somebody else.
refused-not-offered = That is not on offer right now.
refused-undo-revealed = Too late to take that back: something has been drawn or revealed since.
refused-undo-overtaken = Too late to take that back: somebody else has moved since.
refused-undo-nothing = There is nothing to take back.
refused-no-number = Give a number first: type it, or use + and −.
refused-out-of-range = { $number } is not on offer: choose { $lowest } to { $highest }.
refused-only-number = { $number } is not on offer: only { $lowest } is left to choose.
refused-no-such-option = There is no choice { $number }: choose 1 to { $highest }.
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
help-info-does = what applies now: cards, abilities, and where everything is
help-help-does = this page
help-quit-does = leave the game; it can be saved
help-clauses = The small codes at the right of the log ({ $prefix }-1.2) are paragraphs of the rules.
help-close = Enter or Esc: back to the game

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
refused-setup = The game is not played like that: { $problem }.
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
refused-not-person = Nobody needs a bot in that seat.
refused-store = This could not be saved, so nothing was changed; try again in a moment.
refused-unknown-match = There is no such match.
refused-late = Too late: the question has changed meanwhile.
refused-bot-plays = A bot plays in your seat: take it back first.
refused-frozen = This match is stopped: a fault in the rules was found and noted. Nobody has lost.
refused-other-rules = This match was begun with other rules or cards than those installed here.
refused-no-seed = This seed does not belong to what was promised before.
refused-version = The house has been updated: load this page anew.
refused-unknown-message = The page said something that the house does not understand: load it anew.
refused-slow = The connection could not keep up; it begins anew.
refused-restart = The house is being restarted; it will be back in a moment.
