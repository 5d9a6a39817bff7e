# Crumbs in English.
title = Crumbs
about = Bid whiskers for crumbs.
chapter-2 = the round
chapter-3 = the end

event-round-began = A new crumb is up for bids.
event-bid-sealed = { $seat } has bid.
event-bids-revealed = The bids are revealed.
event-card-taken = { $seat } pays { $paid } and takes the crumb.
event-card-seen = It is worth { $worth }.
event-gambled = { $seat } rolls a { $rolled }.
event-gamble-declined = { $seat } leaves the die alone.
event-game-ended = { $winners } won.

prompt-bid = How many whiskers do you bid?
waiting-bid = { $names } still bid.
prompt-gamble = Will you gamble?
waiting-gamble = { $names } may gamble.
option-bid = bid { $whiskers }
option-pass = leave it
option-roll = roll the die
