# The tables that things are looked up in: railroads, cities, the Payoff Chart.

assistance = How much help
assistance-guided = Guided
assistance-guided-note = A suggested way, auto-route, and which railroad to buy.
assistance-standard = Standard
assistance-standard-note = Live figures and chances, but no suggestions.
assistance-competitive = Competitive
assistance-competitive-note = Only what the rules require.
