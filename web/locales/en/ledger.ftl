# The tables that things are looked up in: railroads, cities, the Payoff Chart.

