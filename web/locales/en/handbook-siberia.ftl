# The Handbook of Trans-Siberian: fetched when somebody first opens it.
#
# Every number comes from the engine (pysrc/roundhouse/games/siberia/constants.py), as in handbook.ftl, where
# the signs for paragraphs, lists and terms are explained.

handbook-siberia-house-note = No source at hand confirms it

handbook-chapter-opening = Opening auctions
handbook-chapter-shares = Buying shares
handbook-chapter-building = Building and jumping
handbook-chapter-dividends = Dividends
handbook-chapter-tsar = The second phase and the Tsar

## The game in a minute

handbook-siberia-aim =
    You are one of the investors who put their money into railroads that grow east from Moscow. There are { $cities } cities, { $links } links that may be built between them, and { $railroads } railroads. Nobody owns a railroad: you own shares, and so do the others.

    Shares pay dividends, and a share of a well-built railroad is worth more and more. What you pay for shares goes into the railroad’s treasury, and out of the treasury it is built. So your money works twice, if others do not spend it first.

    Then the Tsar wakes up. In the second phase he takes railroads whose stock value has fallen behind, and their shares are worth nothing. Whoever ends with the most cash and shares has won.

handbook-siberia-reading =
    Rules are numbered, in grey, so that the table can point to them. A box marked Option is something the host sets before the game. The mark of a little house is a house value: a figure that no source at hand confirms, so that we had to decide it. Each of these is an option.

## Your first turn

handbook-siberia-first-turn =
    First there are four auctions. Then, in your turn, you do one of three things:

    • Buy a share, or one each of two railroads. The price is the stock value, and it goes into the treasury.
    • Build one link or two for a railroad that you hold as many shares of as anybody. Its treasury pays; tap links on the map, and the costs and gains are shown before anything is done.
    • Pass.

    Two shares, two links, a link abroad and a pass move the timing marker. When it has moved { $turns_to_dividend } times, every railroad pays its dividend.

handbook-siberia-first-advice =
    A railroad with a single share sold can build nothing and counts for nothing in the end. So do not bid all you have: you will want the second share as well. Watch the distance between a stock value and the marker. What is far above it will live; what is close to it must build soon, or its treasury is all for the Tsar.

## Setting up

handbook-T-1 =
    Money

    Everybody starts with { $start_cash_3 } if three play, { $start_cash_4 } if four, and { $start_cash_5 } if five. Money is whole dollars, and nobody can go below nothing.

handbook-option-starting_cash =
    The host may give everybody any sum from { $start_cash_low } to { $start_cash_high } instead.

handbook-T-2 =
    Railroads

    Red, blue, green and yellow have { $shares_first } shares each and can be had from the beginning; black and white have { $shares_second } each and come in the second phase. Each has a treasury, an income of up to { $most_income }, a stock value and a network of links of its own.

handbook-T-3 =
    Stock values

    A stock value stands on one of { $stock_values } spaces, from { $least_value } to { $top_value }. The spaces lie further apart at the lower end. One step is one space. At { $top_value } a value stays where it is.

handbook-T-4 =
    The map

    Links join cities, and each has a value from { $link_value_low } to { $link_value_high }, printed beside it. { $links_external } of them lead abroad, to { $external_places } places beyond the border. { $links_of_many } touch more than two cities: whoever builds such a link has joined all of them. A link belongs to one railroad for ever.

handbook-T-5 =
    Three markers

    The nationalization marker, which is the Tsar’s, begins at { $first_marker } and moves along the spaces of the stock values. The timing marker begins at nothing. The dividend marker moves along a track of { $dividend_track_length } spaces. Who is first is drawn from the seed: it is the only thing that is left to chance.

handbook-option-dividend_track_length =
    The track of dividends may have from { $dividend_track_low } to { $dividend_track_high } spaces. No source at hand says how long it is meant to be; unless set it is { $dividend_track_length }.

## Opening auctions

handbook-T-6 =
    Bidding

    One share each of red, blue, green and yellow is auctioned, in that order. The first player begins, and later whoever won the auction before. In turn each player bids at least { $least_bid }, and more than the last bid, but never more than the cash in hand; or passes, and is out of this auction. Anyone who cannot bid passes without being asked. A player left alone before anybody has bid may still bid or pass. The last one in wins.

handbook-T-7 =
    The winner

    The winner pays the bid into the railroad’s treasury and takes the share. Then he claims a link out of Moscow, which costs nothing and whose value is the railroad’s first income, and sets the stock value on any space that is not above the bid. { $links_from_moscow } links leave Moscow.

handbook-T-8 =
    Nobody bids

    A railroad that nobody wants is out of the game, and its shares are never sold. The Tsar’s marker moves up { $failed_auction_steps } spaces.

handbook-T-9 =
    Who begins

    The winner of the last auction that was won takes the first turn. If none was won at all, the game is over at once, and all have won together.

## Buying shares

handbook-T-10 =
    Private and public

    A railroad with one share sold is private; with { $public_shares } or more it is public. Only public railroads build, and only their shares count at the end (T-13, T-26).

handbook-T-11 =
    One share or two

    Buy one share at its stock value, paid into the treasury. Or buy one share each of two different railroads, and pay { $second_share_extra } more into the treasury of either of them, as you choose. Two shares move the timing marker.

handbook-T-12 =
    What can be bought

    Any share of a railroad that is in play and not sold out. Buying never moves the stock value.

## Building and jumping

handbook-T-13 =
    Who builds what

    You build for a public railroad of which you hold a share, and no fewer than any other player. You build one link, or { $most_links } of which the second starts where the first ended, or one link abroad by itself. The treasury pays for everything, and all that the turn costs must be in it before the first link is laid.

handbook-T-14 =
    Jumping

    A link can be built if it touches the railroad’s own network, or if it can be joined to it over links of other railroads. Passing over such a link is a jump. Each end of the first link but the one where it joined the network may be the start of the second, as may cities that can be reached from there by jumping.

handbook-T-15 =
    What it costs

    A link costs { $link_cost }, paid to the Bank, and { $jump_fee } for each link jumped, paid into the treasury of its owner. A link abroad costs { $external_link_cost }, and { $external_jump_fee } a jump. For jumping what belonged to a nationalized railroad the Bank is paid.

    The table takes the cheapest way and offers others too, since who is paid may matter to you: with up to { $more_jumps } jumps more than needed, no link used twice, the cheapest first, and no more than { $most_ways } of them.

handbook-example-jumps =
    A link that is reached over one link of another railroad costs { $example_link_one_jump } in all. A link abroad behind one jump costs { $example_external_one_jump }.

handbook-T-16 =
    Income and value

    The link’s value is added to the railroad’s income, up to { $most_income }. On the way up the income passes { $income_marks } marks, and each one that it reaches or passes lifts the stock value a step. Two links in one turn, or a link abroad, lift it one step more and move the timing marker.

handbook-example-marks =
    An income that rises from { $example_income_before } to { $example_income_after } with a single link passes { $example_steps } marks, and the value rises as many steps.

handbook-T-17 =
    Passing

    You may always pass. It moves the timing marker.

## Dividends

handbook-T-18 =
    The dividend

    When the timing marker has moved { $turns_to_dividend } times, a dividend follows at once. Each railroad in play pays each of its shares: its income divided by the shares in players’ hands, rounded up, out of the Bank and not the treasury. Private ones pay too. The dividend marker moves one space.

handbook-example-dividend =
    Three shares of a railroad are out, and its income does not divide evenly: each share is paid { $example_per_share }, and somebody with two of them gets { $example_two_shares }.

handbook-T-19 =
    In the first phase

    After each dividend the Tsar’s marker moves one space. Then the values are looked at: if one of them is { $second_period_value } or more, the second phase begins, with its auctions (T-22).

handbook-T-20 =
    In the second phase

    After each dividend the Tsar looks at the railroads (T-23). He leaves them alone at the very dividend in which the second phase begins. At that dividend only the end of the dividend track can end the game, and if it does, nothing is auctioned any more.

handbook-T-21 =
    Adjustment

    The railroad in play with the highest stock value gains a step; if several share it, none does. Then the timing marker goes back to its start, the end of the game is checked (T-25), and the next player is on.

handbook-option-stock_adjustment =
    Without it no value moves after a dividend. No source at hand confirms this rule.

## The second phase

handbook-T-22 =
    Black and white

    One share each of black and white is auctioned, as at the opening, beginning with the player who has just moved. The winner claims any link that is not built, does not lead abroad and touches another railroad’s network; black’s first link counts for white. If there is none, no auction is held and the railroad is out, and the Tsar’s marker stays. Auctions come before the adjustment (T-21). Then turns go on in their order.

handbook-T-23 =
    Nationalization

    Every railroad whose value is at the Tsar’s marker or below it is taken, private or public, and all of them together. Its holders are paid one more dividend. Then its shares leave the game, its value and treasury are gone, and its links stay on the map for others to jump.

handbook-option-strictly_below =
    When this is on, a railroad whose value is exactly at the marker stays in play.

handbook-T-24 =
    The marker goes on

    Then the marker moves up { $nationalization_steps } spaces for each railroad that was taken, or a single one if none was. It never goes past { $top_value }.

handbook-example-marker =
    Two railroads are taken: the marker moves { $example_two_nationalized } spaces. None is taken: it moves by { $example_none_nationalized }.

## The end

handbook-T-25 =
    When it is over

    The game ends after a dividend, with all that follows it:

    • when a stock value is { $top_value };
    • when the dividend marker is at the end of its track;
    • when fewer than { $least_public } public railroads are left in the second phase.

handbook-option-few_public_end =
    Without it the third of these does not end the game. No source at hand confirms it.

handbook-T-26 =
    Who has won

    Your wealth is your cash and the stock value of each share that you hold in a public railroad. Shares of private railroads and of those that were taken are worth nothing. The greatest wealth wins; equal ones share the place.

handbook-option-tie_break =
    Ties may be broken by cash instead, so that of equal wealth the one with more money in hand is ahead.

## Sets of rules

handbook-siberia-sets =
    From { $seats_low } to { $seats_high } investors play, each of them a person or a bot. The host may start from one of these sets, and change any option after that.

## House values and decisions

handbook-siberia-house =
    Some figures are ours, because no source at hand states them. Each of them is an option, so that a table that knows better can play by that:

    • the length of the track of dividends (T-5);
    • the adjustment of the highest value (T-21);
    • the end with fewer than { $least_public } public railroads (T-25).

handbook-siberia-decisions =
    Where the rules leave room, we decided:

    • The auctions of the second phase are held as soon as it opens, before the adjustment (T-19, T-21, T-22).
    • A way over jumps may use a link for the first link built and again for the second, and pays for it both times (T-15).
    • Shares of somebody who has left are paid nothing and hinder nobody from building (T-13, T-18).
    • A railroad whose winner leaves before claiming a link is out, as if nobody had bid (T-8).

## The daily board

handbook-siberia-daily =
    Every day, from midnight to midnight UTC, there is one board for everybody: the same three barons at the table, the same first player. You have one attempt that counts, and end with as much wealth as you can. Barons decide alike for everybody who plays alike.

    In the attempt nothing can be taken back, and no seat can be handed to a bot; the help you have set still helps. What is finished after midnight UTC does not count any more. Afterwards you may practise on the same board, and on those of earlier days, as often as you like.

handbook-siberia-daily-results =
    A finished attempt has a result code that holds your decisions; it is replayed before anybody believes it. Leaderboards go by wealth alone: whoever ended with more is ahead, even one who lost to a baron. In the picture each wagon stands for the time up to a dividend: with an arrow if you built last, with rails if you bought.

handbook-siberia-daily-trust =
    What replaying cannot show: somebody with enough patience may try the same board in another browser first. Play with people you would also trust with the Bank.

## Help

handbook-siberia-help =
    Choose how much the table helps. It is a setting of this device, not of the game.

    Guided :: One action is recommended, with what it brings in figures, and its links pulse on the map.
    Standard :: You see what the next dividend would do, what everything costs and brings, and everybody’s chance of winning, but no recommended action.
    Competitive :: You see only what the rules require.

## Taking back

handbook-siberia-undo =
    Since only the first player is drawn, a person’s decisions can be taken back as far as you like. What bots did in reply is taken back along with them. The log keeps what was taken back, struck through, and until you decide something else you can bring it back.

handbook-siberia-leaving =
    Every seat can be handed to a bot, and back to a person, at any time. A player who leaves gives the cash to the Bank; the shares stay out, are paid nothing and count for nothing.

## Glossary

handbook-siberia-glossary =
    Bank :: Pays dividends and is paid for links.
    Claim :: To take a first link for a railroad after an auction (T-7).
    Dividend :: What each share is paid (T-18).
    Income :: The sum of a railroad’s link values (T-16).
    Jump :: To pass over another railroad’s link (T-14).
    Link :: A line on the map between cities, with a value (T-4).
    Marker :: The Tsar’s: railroads at it or below it are taken (T-23).
    Nationalized :: Taken by the Tsar.
    Private :: With one share sold (T-10).
    Public :: With { $public_shares } or more shares sold (T-10).
    Seed :: The word that the first seat is drawn from. The same seed begins with the same seat.
    Step :: One space on the track of stock values (T-3).
    Stock value :: What a share costs, and what it is worth at the end if its railroad is public.
    Timing :: How near the next dividend is (T-18).
    Treasury :: A railroad’s own money, which builds it (T-13).
    Wealth :: Cash and shares of public railroads (T-26).
