# The tables that things are looked up in: railroads, cities, the Payoff Chart.

facts-asked = Looking it up …
show-on-map = Show on the map
search-hint = City, region or railroad
search-on = on { $railroad }
search-none = No city by that name.

## The tabs beside the map

tabs-label = Table and ledgers
tab-table = Table
tab-railroads = Railroads
tab-cities = Cities

## Railroads

ledger-heading = Railroads ledger
ledger-help = How much help
ledger-filter = Filter: name, mark, city
ledger-chips = Which railroads
ledger-none = No railroad fits.
ledger-unowned = for sale
ledger-name = Railroad
ledger-name-note = Sort by reporting mark
ledger-price = Price
ledger-price-note = Printed price
ledger-cities = Cities
ledger-cities-note = How many cities it serves
ledger-chance = Chance
ledger-chance-note = Chance that a destination roll names a city it serves
ledger-owner = Owner
ledger-owner-note = Sort by owner
chip-unowned = For sale
chip-mine = Mine
chip-rivals = Rivals’
chip-serving = Serves { $city }
railroad-owner = Owner
railroad-half = Bank buys it for
railroad-meets = Meets
railroad-cities = Cities served
holdings-heading = What each network comes to
holdings-player = Network
holdings-count = Deeds
holdings-value = Value
holdings-chance = Served

## Cities

city-search = Find a city
city-none = The map turns to the city you choose.
city-region = { $region } · { $chance } of destinations
city-from = From { $city }, where { $name }’s trip begins
city-lines = Railroads that go there

## Payoff Chart

chart-heading = Payoff Chart
chart-open = Open the Payoff Chart
chart-from = From
chart-to = To
chart-swap = Swap the two cities
chart-choose = Choose two cities to compare.
chart-same = Choose two different cities.
chart-direct = Go to both:
chart-none-direct = No single railroad goes to both { $from } and { $to }.
chart-no-rate = –
chart-measure = What the table shows
measure-payoff = Payoff
measure-mileposts = Mileposts
measure-rate = Dollars a milepost
