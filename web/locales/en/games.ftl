# Games as a whole: saved ones, files, looking back, what is done around the table, and the host's rules.

## The menu

menu-heading = Menu
menu-look-back = Look back
menu-games = Saved games and files
menu-export = Save this game as a file
menu-share = Share this board as a link
menu-rematch-new = Play again
menu-rematch-same = Same board again
menu-report = Report a problem
do-redo = Redo

## Saved games

setup-games = Saved games and files
games-heading = Saved games
games-none = No games are saved in this browser yet.
games-here = Open now
progress-coast = { $game }, round { $round }
progress-siberia = { $game }, turn { $round }
games-running = { $progress }: { $name } to play
games-finished = { $progress }, the end: { $names } won
games-continue = Continue
games-continue-of = Continue: the game of { $names }
games-look = Open
games-export = Save as file
games-export-of = Save as file: the game of { $names }
games-delete = Delete
games-delete-of = Delete the game of { $names }
games-deleted = The game of { $names } is deleted.
games-put-back = Undo
games-not-put-back = The game could not be put back. Try once more.
games-elsewhere = The game of { $names } is open in another tab.

import-choose = Open a game from a file
import-running = Checking every roll of the game
import-hint = Or drop a file anywhere on the page. The game that is open stays saved.

error-file-too-large = This file is far larger than any game of Roundhouse ({ $megabytes } MB). It was not even read, and nothing was changed.
error-file-unreadable = This file could not be read. Nothing was changed.
error-import-offline = The part that checks files could not be fetched. Go online once and try again; nothing was changed.
error-engine-lost = The engine took too long and was started anew. Nothing was changed.
error-store-refused = This browser’s storage does not answer. Nothing was changed; try again.
error-game-not-found = This game is no longer saved in this browser.
error-nothing-to-undo = There is nothing to take back: a roll has been made since.
error-nothing-to-redo = There is nothing to redo.
error-resign-not-now = Others wait for an answer: leave the game after it.
error-unknown-bot = There is no bot “{ $name }” here. Hand the seat to another one.
map-coming = The map of { $game } is still on its way.
map-give-up = Cancel
error-map-not-fetched = The map of this game could not be fetched. Go online once and try again; nothing was changed.
error-option-out-of-range = This rule cannot be set to that.

## Looking back

look-heading = Looking back
look-bar = You are looking at round { $round }
look-return = Back to the game
look-previous = One entry back
look-next = One entry forward
look-slider = Entry of the log
look-entry = Entry { $entry } of { $entries }
look-set-up = The game is set up.
look-end = The game is over.
log-look = See the board at that moment
log-filters = Which lines of the log are shown
log-seat = Whose lines
log-everybody = Everybody
log-kind = What the lines are about
log-kind-all = Everything
log-kind-money = Money
log-kind-movement = Movement
log-kind-deeds = Railroads
log-text = Search the log
log-none = Nothing of the kind has happened yet.
log-earlier = Earlier
log-all = Show the whole log
log-round = Round { $round }
log-set-up = Before the first turn
log-take-back = Take back to here
log-undone = (taken back)

event-redone = What { $name } took back stands again.
event-handed_over = { $bot ->
    [none] A person now plays for { $name }.
   *[other] { $bot } now plays for { $name }.
  }

## A seat

seat-menu = Who plays for { $name }
seat-who = Who plays this seat?
seat-counted = This game counts: no seat can change hands.
seat-resign = Leave the game
resign-heading = { $name } leaves the game?
resign-note = The railroads of { $name } go back to the Bank, and the train leaves the map. It can be taken back until the next person rolls.
resign-confirm = Leave the game
resign-cancel = Stay

part-heading = Leave this game behind?
part-note = This browser could not keep the game. Save it as a file first, or it is gone.
part-confirm = Leave it behind
part-cancel = Stay

## Sharing and reporting

share-heading = Share this board
share-note = Whoever opens this link plays on the same board: the same rules and the same luck.
share-send = Send
report-heading = Report a problem
report-note = This text holds the version, your browser, what went wrong last, and the whole game with its players’ names. Nothing is sent: paste it into your report.
report-save = Save as a file
copied = Copied to the clipboard.
copy-by-hand = The browser does not allow copying: select the text and copy it yourself.
copy-again = Copy

shared-filled = This board came from a link: seed { $seed }, { $seats } seats. Choose who plays, then start.
wish-refused = This page asks for { $wish } “{ $value }”, which is not possible. None of its wishes was set up.
wish-known = Possible: { $known }
shared-broken = The link does not hold a board that this Roundhouse knows. The form is unchanged.

## The end

end-look-back = Look back

## Sets of rules

setup-rules = Rules
preset-house = House
preset-house-note = The rules most tables play today.
preset-fast-track = Fast Track
preset-fast-track-note = Everybody starts with an Express, trips pay half as much again, $100,000 wins.
preset-new-century = New Century
preset-new-century-note = Homes may be shared, the Superchief costs $20,000, a bankrupt’s cash goes to the Bank, the B&O reaches New York.
preset-rulebook-1977 = 1977 rulebook
preset-rulebook-1977-note = No deals; auctions before a sale, own track costs $1,000, the own region may be chosen.
preset-tournament = Tournament
preset-tournament-note = Skill over bargaining: no deals, auctions, free choice of region, 120 rounds at most.
preset-own-note = Your own mixture.

option-on = on
option-off = off
option-range = Write an amount from { $low } to { $high } in steps of { $step }.
option-victory_amount-note = The cash you must bring home to win. Left empty: $200,000, or $100,000 in Fast Track.
option-fast_track-note = Everybody starts with an Express, every trip pays half as much again, and $100,000 wins unless another amount is written above.
option-shared_homes-note = Two players may draw the same home city. Otherwise the second one draws again.
option-cheap_superchief-note = It costs $40,000 otherwise.
option-bankrupt_cash_to_bank-note = Otherwise those who are owed share what is left.
option-bo_to_new_york-note = The Baltimore & Ohio runs on from Philadelphia to New York.
option-multi_buy-note = Any number of railroads and engines after an arrival, instead of one.
option-rover_bounty-note = What a rival takes by meeting a player who is racing home.
option-strict_own_fee-note = Once a turn, to the Bank. Otherwise one’s own railroads are free.
option-repick_region-note = Whoever rolls the region the train is in may choose it again; otherwise it must be another.
option-home_swap-note = Before the first turn each player may once swap homes with another, without asking.
option-auction_sales-note = A railroad sold to pay a debt is first offered to the others. Otherwise the Bank takes it at half price.
option-deals-note = Cash and railroads may be traded, three offers a turn.
option-express_after_superchief-note = The owner of a Superchief may still buy an Express.
option-round_limit-note = The game ends after this many rounds; the highest net worth wins.
