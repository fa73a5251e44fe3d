# The figures of a game: after its end, and while it runs.

menu-statistics = Statistics
stats-heading = Statistics in round { $round }
stats-heading-over = Statistics after { $round ->
    [one] one round
   *[other] { $round } rounds
  }
stats-reading = Counting what happened

finale-heading = How it came out
finale-map = See the map
finale-open = Result and statistics
end-made-of = { $cash } cash · { $deeds } in railroads · { $engine }

## The graph

graph-heading = Over time
graph-what = What the graph shows
graph-net_worth = Net worth
graph-cash = Cash
graph-label = { $what } over time. Left and right go through the turns, Enter shows the board as it was then.
graph-hint = Choose a point to see the board as it was then.
graph-column = Round { $round }: { $amounts }
graph-amount = { $name } { $amount }
graph-table = As a table
graph-round = Round

## The figures

figures-heading = Figures
figures-trips = Trips
figures-trips-note = Passengers brought to where they wanted to go.
figures-mileposts = Mileposts ridden
figures-earned = Earned on trips
figures-per-milepost = Dollars per milepost
figures-per-milepost-note = What trips paid, divided by all mileposts ridden.
figures-fees-got = Fees got
figures-fees-got-note = From rivals who rode this player’s railroads.
figures-fees-paid = Fees paid
figures-fees-paid-note = To rivals and the Bank together.
figures-bank-fees = of which to the Bank
figures-deeds-bought = Railroads bought
figures-deeds-bought-note = From the Bank or at an auction; deals are not counted.
figures-deeds-sold = Railroads sold
figures-deals = Cash from deals
figures-deals-note = Taken in deals, less what was given.
figures-bounties = Bounties
figures-bounties-note = Taken from rivals who raced home, less what was lost to them.
figures-turns-lost = Turns lost
figures-turns-lost-note = The city drawn was the one where the train stood.

luck-heading = Luck of the dice
luck-rolled = Mileposts rolled
luck-rolled-note = Bonus rolls included. Beside it: how much more or less than the same number of rolls brings on average with the engines of the time.
luck-bonuses = Bonus rolls
luck-bonuses-note = How many the dice gave, beside what the engines of the time get on average.
luck-payoffs = Destinations drawn
luck-payoffs-note = What they pay in all, beside what the charts pay on average from the same places. A region that was chosen is not luck.
luck-beside = ({ $difference })

fees-heading = Who paid whom
fees-note = Fees for riding, from the row to the column.
