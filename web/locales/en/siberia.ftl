# Trans-Siberian: what may be chosen before a game. Fetched by nobody but its own table.

bot-yermolai = Yermolai
bot-name-yermolai = Yermolai
bot-note-yermolai = Yermolai Gromov, eager. Bids high, builds fast, and hardly looks at what the Tsar is about.
bot-pelageya = Pelageya
bot-name-pelageya = Pelageya
bot-note-pelageya = Pelageya Orlova, careful. Bids little, keeps her cash, and stays well clear of the marker.
bot-valentina = Valentina
bot-name-valentina = Valentina
bot-note-valentina = Valentina Serova, strong. Weighs every ruble against the best rival’s.

preset-short = Short
preset-short-note = The sixth dividend ends the game.

option-starting_cash = Starting cash
option-starting_cash-note = What each player begins with. Left alone: $48 for three players, $40 for four, $32 for five.
option-dividend_track_length = Dividends
option-dividend_track_length-note = So many dividends at most, then the game ends. A house value.
option-stock_adjustment = Stock adjustment
option-stock_adjustment-note = After each dividend the highest stock value gains a step, unless two share it. A house value.
option-strictly_below = The Tsar is patient
option-strictly_below-note = A railroad whose value is at the marker stays; only those below it are nationalized.
option-few_public_end = Too few railroads
option-few_public_end-note = With fewer than two public railroads left in phase 2 the game ends. A house value.
option-tie_break = Ties
option-tie_break-shared = are shared
option-tie_break-cash = go by cash
option-tie_break-note = What decides between players of the same wealth.
