# Coast to Coast: what the table says.

bank = the Bank
round-to = Round { $round } · { $amount } wins

## The one sentence that says what comes next

say-destination = { $name }, roll for where the next passengers want to go.
say-declare = { $name }, you hold the victory amount: declare and race home, or carry on.
say-region = { $name }, your own region came up: choose where to go.
region-payoff = { $amount } on average
region-figures = { $distance ->
    [one] about one milepost away
   *[other] about { $distance } mileposts away
  } · { $chance } on your lines
say-roll = { $name }, roll the dice.
say-roll-bonus = { $name }, roll the bonus die.
say-move = { $remaining ->
    [one] Tap a glowing dot: one milepost to go.
   *[other] Tap a glowing dot: { $remaining } mileposts to go.
  }
say-move-complete = The way is laid. Depart, or take steps back.
say-purchase = { $name }, you may buy one thing for cash.
say-sale = { $name }, you owe { $owed } and have { $cash }. Sell a railroad.
say-deal = { $name }, { $other } offers you a deal.
say-counter = { $name }, { $other } answers with a counter-offer.
say-auction = { $name }, bid for the { $railroad } or pass.
say-home-swap = { $name }, keep your home or swap it with a rival’s.
say-bot = { $name } is thinking.
say-turn = It is { $name }’s turn.
say-auto = Auto-route is driving { $name }’s train.
say-watch = Watching: { $name } decides in the other tab.
say-hand-over = { $name } is next.

## Primary and secondary buttons

do-roll-destination = Roll for a destination
do-declare = Declare and race home
do-roll = Roll the dice
do-roll-bonus = Roll the bonus die
do-follow = Ride the suggested way
do-lay = { $remaining ->
    [one] Lay one more milepost
   *[other] Lay { $remaining } more mileposts
  }
do-depart = Depart
do-region = Choose { $region }
do-region-none = Choose a region
do-buy = Buy { $what } for { $amount }
do-buy-none = Choose what to buy
do-pass = Buy nothing
do-sell = Sell { $railroad }
do-sell-none = Choose what to sell
do-accept-deal = Accept the deal
do-decline-deal = Decline
do-counter-deal = Counter
do-deal = Offer a deal
do-bid = Bid { $amount }
do-bid-outside = Bid { $low } to { $high }
do-bid-between = Bid in steps of { $step } from { $low }
do-pass-bid = Pass
do-keep-home = Keep my home
do-swap-home = Swap for { $city }
do-undo = Undo
do-back = Step back
do-clear = Clear
do-auto-on = Auto-route
do-auto-off = Stop auto-route
do-skip = Skip
do-watch = Please wait
do-new-game = New game

## Moving

move-count = { $used } of { $allowance }
move-bound = Bound for { $city }, which pays { $payoff }.
move-bound-home = Racing home to { $city }.
fees-due = Due at the end of this turn: { $amount } to { $payee } for { $railroads }.
fees-owed = { $amount } to { $payee } for { $railroads }.
fees-too-little-left = That leaves { $left }: too little for the fees, so a railroad would have to be sold.
move-fees-none = No fees on this way.
move-fees = This way costs { $amount } to { $payee } for { $railroads }.
move-arrives = This way arrives in { $city }.
choose-line = Which railroad to { $place }?
dot-next = Next milepost: { $place }
dot-far = Further milepost: { $place }
dot-suggested = Suggested: { $place }
line-owner = Owner
line-unowned = Unowned
line-price = Price
line-cities = Cities
line-fee = Fee for { $name } now
fee-none = none, an own line
fee-due = { $amount } to { $payee }
fee-kept = { $amount } to { $payee }: the old rate, kept until another line is ridden
fee-again = nothing more: { $payee } is paid once a turn
why-roll-first = { $place }: roll first. Then the dots you can reach will glow.
why-point-here = The train is here.
why-goal-reached = The train stops here at its destination.
why-roll-used-up = The whole roll is laid: depart, or step back.
why-section-ridden = Closed: no track can be ridden twice on one trip.
why-goal-cut-off = From { $place } no open track would be left to { $goal }.
why-way-ambiguous = Several ways lead to { $place }: tap dot by dot.
why-point-cut-off = No open track leads to { $place } on this trip.
why-point-too-far = { $place } is { $distance } mileposts away, { $left ->
    [one] one is
   *[other] { $left } are
  } left.
why-path-beyond-goal = { $place } lies beyond { $goal }, where the train stops.

## Buying and selling

sell-for = brings { $amount }
buy-engines = Engines
buy-railroads = Railroads
deed-serves = { $cities ->
    [one] 1 city
   *[other] { $cities } cities
  } · { $chance } of destinations{ $meets ->
    [yes] {" "}· meets your lines
   *[no] {""}
  }
engine-called = { $engine } engine
engine-standard = Standard
engine-express = Express
engine-superchief = Superchief
engine-express-note = A bonus roll on any double
engine-superchief-note = A bonus roll every turn

deal-gives = { $name } gives
deal-worth = worth { $amount } at printed prices
deal-nothing = nothing
deal-heading = { $name } offers a deal
deal-counter-heading = { $name } answers { $other }
deal-counter-note = { $other } can then take it or leave it.
deal-left = { $left ->
    [one] The last offer of this turn.
   *[other] { $left } offers left this turn.
  }
deal-partner = Who is the offer for?
deal-cash = Cash
deal-no-deeds = No railroad to give.
deal-empty = Choose what each side gives.
deal-even = Both sides are worth the same.
deal-gain = At printed prices { $name } gains { $amount }.
deal-send = Offer it to { $other }
deal-send-counter = Offer this to { $other }
deal-cancel = Cancel
amount-most = at most { $high }
amount-less = { $what }: { $step } less
amount-more = { $what }: { $step } more
bid-amount = Your bid
auction-lot = { $name } must sell: printed { $amount }
auction-no-bid = Nobody has bid yet.
auction-leads = { $name } leads with { $amount }.
auction-bidders = Still bidding

## Player cards

card-home = Home
card-goal = Goes to
card-none = none yet
card-left = { $distance ->
    [one] one milepost
   *[other] { $distance } mileposts
  }
card-bound = to { $city }, { $distance ->
    [one] one milepost
   *[other] { $distance } mileposts
  }
card-no-goal = no destination yet
card-deeds = Railroads
card-no-deeds = No railroads yet
card-worth = Net worth { $amount }, { $share } of it in railroads
card-open = { $follows ->
    [yes] Keep the card of { $name } open
   *[no] Open the card of { $name }
  }
card-follow = { $follows ->
    [yes] Show the card of whoever’s turn it is
   *[no] Close the card of { $name }
  }
card-fees = Fees in { $got } · out { $paid }
card-declared = Racing home
card-out = Out of the game
card-bot = Bot

dice-bonus-word = bonus
roll-bonus-note = Your engine earned a third die: what it shows is ridden at once.
dice-white = White dice { $faces }
dice-bonus = Bonus die { $face }
dice-none = Not rolled yet
log-heading = Log
players-heading = Players

## What happened (log, live region, moments)

event-home_drawn = { $name }’s home is { $city }.
event-turn_began = { $name }’s turn.
event-destination_rolled = { $name } is to carry passengers to { $city }: { $distance ->
    [one] one milepost
   *[other] { $distance } mileposts
  }, pays { $payoff }.
event-region_rolled = { $name } rolled { $region }, the region the train is in, and may choose.
event-turn_lost = { $name } rolled { $city }, where the train already is: the turn is lost.
event-rolled = { $name } rolls { $dice }: { $mileposts ->
    [one] one milepost.
   *[other] { $mileposts } mileposts.
  }
event-bonus_rolled = { $name } gets a bonus roll: { $die }.
event-moved = { $name } rides { $steps ->
    [one] one milepost
   *[other] { $steps } mileposts
  } to { $place }.
event-stuck = { $name } has no legal move and stays put.
event-arrived = { $name } arrives in { $city } and is paid { $payoff }.
event-bought_railroad = { $name } buys the { $railroad } for { $price }.
event-bought_engine = { $name } buys an engine, the { $engine }, for { $price }.
event-passed = { $name } buys nothing.
event-nothing_to_buy = { $name } cannot afford anything.
event-fee = { $name } pays { $amount } to { $payee } for riding { $railroads }.
event-sold_deed = { $name } sells the { $railroad } to { $buyer } for { $price }.
event-auction_opened = { $name } puts the { $railroad } up for bids.
event-bid = { $name } bids { $amount }.
event-bid_passed = { $name } drops out of the bidding.
event-deal_proposed = { $name } offers { $partner } { $give } for { $take }.
event-deal_countered = { $partner } answers { $name }: { $take } for { $give }.
event-deal_made = { $name } and { $partner } agree: { $give } for { $take }.
event-deal_declined = The deal between { $name } and { $partner } falls through.
event-homes_swapped = { $name } and { $partner } swap homes.
event-home_kept = { $name } keeps the home drawn.
event-resigned = { $name } leaves the game.
event-bankrupt = { $name } is bankrupt and leaves the map.
event-declared = { $name } declares and races home to { $home }.
event-reached_home = { $name } reaches home.
event-lapsed = { $name } is home without the victory amount: the declaration lapses.
event-bounty = { $name } meets { $payer }, who is racing home, and takes { $amount }.
event-all_sold = All railroads are sold: rivals now charge the double fee.
event-not_all_sold = A railroad is for sale again: the double fee ends.
event-established = { $name } stands on the { $railroad } and keeps the old rate there: { $amount } to { $payee }.
event-undone = { $name } takes back a decision.
event-won = { $name } wins!
event-game_over = The game is over.
event-other = { $kind }

moment-turn = { $name }
moment-destination = { $city }
moment-destination-note = { $name }: { $distance ->
    [one] one milepost
   *[other] { $distance } mileposts
  }, pays { $payoff }
moment-arrived = { $city }
moment-arrived-note = { $name } arrives and is paid
moment-fee-note = { $name } pays { $payee } for { $railroads }
moment-bought-note = { $name } buys it
moment-sold-note = { $name } sells it to { $buyer }
moment-engine-note = { $name } buys it
moment-declared = { $name } declares!
moment-declared-note = Home is { $home }
moment-fee = Fee
moment-bounty = Rover!
moment-railroad-title = { $railroad }
moment-engine-title = { $engine }
moment-won = { $name } wins!
moment-asked = { $name }, your answer?
moment-asked-bot = { $name } considers
moment-deal = It’s a deal!
moment-skip = Tap to skip

## The end

end-heading = { $name } wins
end-heading-shared = Shared first place: { $name }
end-reason-home = Home with the victory amount.
end-reason-last = Everybody else is out of the game.
end-reason-rounds = The round limit was reached.
end-reason-other = { $reason }
end-round = It took { $round ->
    [one] one round
   *[other] { $round } rounds
  }.
end-place = Place
end-name = Baron
end-worth = Net worth

## Refusals

error-stale-seq = That was already decided a moment ago.
error-path-too-short = The whole roll must be used: { $length } of { $needed } mileposts.
error-deal-cash-short = There is not that much cash: ${ $high } at most.
error-deal-deed-not-owned = That railroad has changed hands.
error-deal-empty = Put something on the table first: cash or a railroad, on either side.
error-out-of-range = The amount must lie between ${ $low } and ${ $high }, in steps of ${ $step }.
error-unknown = That is not possible now ({ $code }).
