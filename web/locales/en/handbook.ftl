# The Handbook of Coast to Coast: fetched when somebody first opens it.
#
# Every number comes from the engine (pysrc/roundhouse/games/coast/constants.py): amounts and counts
# stand here as variables only. A blank line parts paragraphs. A line that begins with "• " belongs to a
# list, "term :: meaning" to a list of terms. The first paragraph of a rule is its title. A rule's number in
# the text becomes a link to it.

## Around the pages

handbook-search = Search the Handbook
handbook-hits = { $hits ->
    [one] One hit
   *[other] { $hits } hits
  } for “{ $query }”
handbook-no-hits = Nothing here says “{ $query }”. Try a shorter word.
handbook-contents = Contents
handbook-contents-show = Show the contents
handbook-contents-hide = Hide the contents
handbook-house-mark = House rule
handbook-house-mark-note = Differs from the 1977 rulebook
handbook-option-mark = Option
handbook-now = In this game: { $value }
handbook-next = For the next game: { $value }
handbook-example-mark = Example
handbook-differs = { $option }: { $value }

## Chapters

handbook-chapter-aim = The game in a minute
handbook-chapter-first-turn = Your first turn
handbook-chapter-setting-up = Setting up
handbook-chapter-destinations = Where to next?
handbook-chapter-moving = Moving
handbook-chapter-arriving = Arriving and buying
handbook-chapter-fees = Fees
handbook-chapter-debts = When money runs out
handbook-chapter-deals = Deals
handbook-chapter-race = The race home
handbook-chapter-rover = The rover
handbook-chapter-ending = How it ends
handbook-chapter-sets = Sets of rules
handbook-chapter-house = House rules and decisions
handbook-chapter-daily = The daily board
handbook-chapter-help = How much help you get
handbook-chapter-taking-back = Taking back, looking back, leaving
handbook-chapter-keys = Keys
handbook-chapter-glossary = Glossary

## The game in a minute

handbook-aim =
    You run a train between { $cities } cities of the United States, over track with { $mileposts } mileposts. A roll of the dice says where your passengers want to go. Bring them there, and the Bank pays you for the trip.

    With that money you buy railroads. There are { $railroads } of them, and every mile of track on the map belongs to one. Whoever rides your line pays you { $rival_fee } at the end of the turn. You will ride other people’s lines as well, so what you buy decides where you can travel cheaply, and where your rivals cannot.

    When you hold { $victory_amount } in cash you may announce that you are going home. From then on everybody can see it, and everybody is after you: a rival who meets your train takes { $bounty }. Reach your home city with the money still in hand, and you have won.

handbook-reading =
    Rules are numbered, in grey, so that the table can point to them. A box marked Option is something the host sets before the game; it says how this game is set. The mark of a little house stands where this table plays differently from the 1977 rulebook.

## Your first turn

handbook-first-turn =
    At any moment there is one large button for the next thing to do, and one sentence above it that says what that is.

    • Roll for a destination. A city is drawn, with what the trip to it pays. A flag marks it on the map.
    • Roll the dice. The two white dice say how many mileposts you move: every dot and every city you enter is one.
    • Lay your way. Dots that you may go to glow. Tap the next one, or one further off to take several steps at once. Nothing is fixed yet: take steps back as you like.
    • Depart. That commits the way you have laid, and the train moves.
    • Arrive. When the train reaches the flag you are paid, and may buy one thing: a railroad or a better engine.
    • Pay. At the end of the turn you pay for the track you rode. Then the next player is on.

handbook-first-advice =
    Early on nobody owns anything, so every line costs the same { $bank_fee } a turn. Buy early, and buy lines that reach many cities or that nobody can well do without. Long lines in the west cost most; short ones around the crowded north-east fill the gaps. The list of railroads shows what each line serves.

## Setting up

handbook-C-1 =
    Money

    Everybody starts with { $start_cash }, no railroads and a standard engine. Money is always whole dollars, and nobody can go below nothing.

handbook-C-2 =
    Home

    Each seat in turn draws a home city from the destination charts. Nobody shares a home: a city that is taken is rolled again, region and all. Home is where you start, and where you must bring your fortune in the end.

handbook-option-shared_homes =
    When this is on, two players may draw the same home, and nothing is rolled again.

handbook-C-3 =
    Swapping homes

    This step is played only with the option Home Swap. Once all homes are known, each seat in order may once swap homes with one other player, or keep what was drawn. Nobody is asked for consent, so a late seat has the last word.

handbook-option-home_swap =
    When this is on, the swaps are made before the first turn, and both trains start from their new homes.

handbook-C-4 =
    Who begins

    Turns go round by seats. The seat that begins is drawn by the same dice as everything else, so the same seed always gives the same start.

handbook-C-5 =
    The start

    Your train starts in your home city, and your first trip pays from there.

## Destinations

handbook-C-6 =
    When you roll

    A trip begins with a roll for its destination. You make it at the start of your turn whenever you have none. If you arrive and still have a bonus roll, you make it at once (C-20).

handbook-C-7 =
    How the charts work

    You roll the coloured die and the two white ones. The coloured die picks a column, odd or even; the sum of the white dice picks the row. That gives one of { $regions } regions. A second roll of all three gives the city in it. Busy regions and large cities fill more of the charts, so they come up more often.

handbook-C-8 =
    Your own region

    If the region you roll is the one your train stands in, you choose any other region instead, and then roll the city in it.

handbook-option-repick_region =
    When this is on you may choose any region, also the one you stand in.

handbook-C-9 =
    The city you are in

    If the very city you stand in comes up, the turn is lost. You do not move or buy; what you already owe is paid, and you roll for a destination again next turn. Twin cities count as two here: rolling the other twin is an arrival (C-15).

handbook-C-10 =
    What a trip pays

    Each pair of cities has its fixed payoff, up to { $payoff_high }. It depends on the two ends only, never on the way you take. Between twin cities the payoff is nothing at all, but an arrival there is a real one, with its purchase. The Payoff Chart has every pair.

## Moving

handbook-C-11 =
    Mileposts

    Roll the two white dice and move exactly that many mileposts. Every dot and every city you enter is one. A plain fork or bend costs nothing. You choose the way dot by dot, on any railroad, in any direction. Where two railroads run side by side, you say which one you ride.

handbook-C-12 =
    The whole roll

    You must use up the whole roll. There is one exception: the train stops dead on its destination, and what is left of the roll is lost.

handbook-figure-moving =
    A roll of four and two. The short way to the flag needs only five mileposts, and the train would stop there with one to spare. That is fine. A way round that ends short of the flag must be six mileposts long.

handbook-C-13 =
    No track twice

    Within one trip you never ride the same section of track twice. A section is one railroad between two neighbouring dots, so a second railroad beside it is another section. The map shows what you have used up. The memory is wiped when you arrive, when a rover changes your goal (C-37), and when a declaration lapses (C-33).

handbook-C-14 =
    Legal steps

    A step is not allowed if after it you could no longer reach your destination without riding a section twice, or could not use up the rest of the roll. Dots of that kind do not glow; tap one and the table says why. If there is no legal step at all, the train stays where it is, and the turn goes on to its fees.

handbook-C-15 =
    Changing lines, and twin cities

    You change railroads at dots and cities, never at a fork. Lines that merely cross on the map do not touch.

    Minneapolis and St. Paul are one dot with two names, and so are Oakland and San Francisco. Being in one is being in the other, also when it is your home. Going from one to the other costs no milepost and rides no track. A trip between them is an arrival at once: you buy if you like, without rolling dice, pay your fees, and the turn ends. If it happens between two legs, the bonus roll is lost. As homes the twins are two cities (C-2).

handbook-option-bo_to_new_york =
    When this is on, the Baltimore & Ohio runs on from Philadelphia to New York, in as many mileposts as the Pennsylvania needs there.

handbook-C-16 =
    The bonus roll

    A good engine earns a second leg: after the white dice you roll the coloured die and move again.

    • The standard engine earns it on a double six.
    • The Express earns it on any double.
    • The Superchief earns it every turn.

    There is one bonus roll a turn, and it must be taken. A bonus roll never earns another.

handbook-C-17 =
    Nothing is fixed until you depart

    Lay your way, take steps back, try another. Only the leg that you commit counts, and only that is written into the log.

## Arriving and buying

handbook-C-18 =
    Payoff and purchase

    When you reach your destination the Bank pays at once. Then you may make one purchase, in cash:

    • one railroad that nobody owns, at its printed price, from { $price_low } to { $price_high };
    • an Express, for { $express_price };
    • or a Superchief, for { $superchief_price }.

    A Superchief replaces an Express, and you get nothing back for the old one. Once you own a Superchief you cannot go back to an Express.

    The table asks only when there is something to decide. If you can afford nothing, it still opens the window for a deal (C-27), as long as anybody owns a railroad and you have offers left.

handbook-option-multi_buy =
    When this is on you may buy as many things as you can pay for on one arrival.

handbook-option-cheap_superchief =
    When this is on a Superchief costs { $cheap_superchief_price } in place of { $superchief_price }, and counts for that much in the ranking too.

handbook-option-express_after_superchief =
    When this is on, the owner of a Superchief may still buy an Express, and drives that from then on.

handbook-option-fast_track =
    When this is on everybody starts with an Express, every trip pays { $fast_track_extra } percent more (rounded down to whole dollars), and { $fast_track_victory_amount } wins, unless the host has set an amount.

handbook-example-fast-track =
    The best payoff on the chart, { $payoff_high }, becomes { $example_payoff_fast_track }.

handbook-C-19 =
    Then fees

    With no bonus roll left, the turn goes on to its fees (C-21) and ends.

handbook-C-20 =
    Arriving with a bonus roll left

    If the white dice brought you there and a bonus roll is still to come, you first buy, then roll your next destination, and move the bonus roll towards it. All sections are free again. If that leg arrives too, there is another payoff and another purchase.

    An engine bought this turn gives its bonus from the next turn on. That holds as well for a turn that opened with an arrival (C-36, C-39): what counts is the engine you had when the turn began.

## Fees

handbook-C-21 =
    What a turn costs

    At the end of your turn you pay once for all track you rode in it, both legs together.

    • Each rival whose railroads you rode gets { $rival_fee }: once, however many lines and however far.
    • The Bank gets { $bank_fee }, once, if you rode any railroad that nobody owns.
    • Your own railroads are free.

    Whose line it is, and what it costs, is settled at the moment you ride it. A purchase, a deal or a sale later in the turn changes nothing. If you run up two rates with the same rival, you pay the higher one, once.

handbook-figure-fees =
    One turn over four lines. Two of them are Azure’s, who is paid once: { $rival_fee }. The grey one is nobody’s: { $bank_fee } to the Bank. The last is your own, and free. Had another rival owned it, the turn would cost { $example_two_rivals_and_bank }.

handbook-option-strict_own_fee =
    When this is on, riding your own track costs { $bank_fee } to the Bank as well. It is the same single fee as for unowned track: ride both in a turn and you pay it once.

handbook-C-22 =
    When all railroads are sold

    Once all { $railroads } railroads are owned, each rival you ride gets { $rival_fee_all_sold }. It is looked at afresh all the time: if a railroad goes back to the Bank, the fee is { $rival_fee } again until all are sold once more.

handbook-C-23 =
    Established

    If your train stands on a line when its fee goes up, because somebody buys it or because the last railroad is sold, you are established there. You keep the old rate on it until your train has ridden any other railroad, or has arrived. The old rate goes to whom it went before: to the Bank for a line that was nobody’s, and then it is part of the single { $bank_fee }.

    Where several such lines meet, you are established on all of them until you move; after that, only on the one you go on riding. Your own sale and your own deal establish you on nothing.

    Where the printed rules leave room, this table plays it so:

    • Reaching home on a declared run, or being met by a rover, does not end an established rate. Only arriving does, or riding another line.
    • Who buys the last railroad is established like everybody else.
    • A rate that was owed to somebody who has left the game goes to the Bank.

## Debts

handbook-C-24 =
    Selling to pay

    All you owe is added up first. If your cash falls short, you sell railroads to the Bank at { $bank_buys_at } percent of the printed price, choosing which, until the cash covers it, and not one more. Then everybody is paid, and what is left over is yours.

handbook-example-sale =
    A railroad printed at { $example_deed } sells for { $example_deed_sold }.

handbook-option-auction_sales =
    When this is on, each railroad you have to sell is first offered to the others. Bidding begins with the seat to your left, at the price the Bank would give, and rises in steps of { $bid_step }. Nobody can bid more than the cash in hand, and anyone with too little for the next bid is passed over. A pass is final. The highest bid takes the railroad; with no bid at all, the Bank takes it.

handbook-C-25 =
    Bankrupt

    With debts, and nothing left to sell, you are bankrupt. What cash you have is shared equally among the rivals you owe, no one getting more than the claim; odd dollars go to the lower seat number. What remains goes to the Bank. Your train leaves the map and your declaration ends with it. Home reached but bankrupt is no win. When only one player is left, that player wins.

handbook-option-bankrupt_cash_to_bank =
    When this is on, all of a bankrupt’s cash goes to the Bank, and the rivals get nothing.

handbook-C-26 =
    Railroads of the Bank

    A railroad sold to the Bank belongs to nobody. It costs the Bank’s fee to ride, and anybody may buy it again at its printed price.

## Deals

handbook-C-27 =
    Making an offer

    You may offer a deal at two moments of your own turn: before you roll for a destination, and while you may buy after an arrival. An offer goes to one other player: cash, railroads or both, in either direction. A gift is a deal. Nothing for nothing is not.

    The other accepts, declines or counters. A counter is an answer and not a new offer: you accept it or decline it, and it is not countered again. A deal that is accepted changes hands at once.

    Deal before you buy: the purchase closes the window, unless several purchases are allowed.

handbook-C-28 =
    How many

    You have { $offers_a_turn } offers a turn, both legs together, whether they are accepted or not. What either side could not honour is refused, with the reason, and does not count.

handbook-C-29 =
    Fair value

    While you compose an offer, both sides are added up at printed prices. It is a yardstick, not advice: a line that completes a network is worth more than it says.

handbook-C-30 =
    When deals close

    Once the turn’s fees begin to be settled, there are no more deals in it: nobody is bought out of a forced sale. Bots answer by what a deal is worth to them.

handbook-option-deals =
    When this is off there are no deals at all, and the window after an arrival opens only for what you can buy.

## The race home

handbook-C-31 =
    Declaring

    When you are about to roll for a destination and hold at least { $victory_amount } in cash, you may declare. Railroads and engines do not count. If you already stand at home, you win on the spot.

    Between two legs (C-20) the fees you have run up so far this turn are taken off first: what is left must reach the amount. If you then declare at home, those fees are paid, and you win.

handbook-example-declaring =
    With { $victory_amount } you may declare. With { $example_just_short } you may not.

handbook-option-victory_amount =
    The host may set any amount from { $victory_low } to { $victory_high }, in steps of { $victory_step }. Unless set it is { $victory_amount }, or { $fast_track_victory_amount } with Fast Track.

handbook-C-32 =
    The alternate

    A declared player still rolls a destination, called the alternate, and may choose any region if the train’s own comes up. Then it is home under all the normal rules: dice, fees, no track twice. If the alternate is the very city you stand in, the turn is lost, and the declaration with it; you may declare again next turn.

handbook-C-33 =
    Reaching home

    At home the train stops. What is left of the roll is lost, and so is a bonus. Now the turn’s fees are paid. If you still hold the victory amount after that, you win. If not, the declaration lapses: all sections are free again, and from the next turn on the alternate is your destination, paid from the city where you rolled it.

handbook-figure-race =
    Two ways home. Over the rival’s line it is shorter, but the fee comes off before your cash is counted: you would need { $example_enough_with_fee } to win with { $victory_amount }. Over your own line every dollar counts.

handbook-C-34 =
    Short on the way

    If your cash falls below the amount on the way, the declaration stands. Only what you hold at home, after fees, counts. Money can still come in: fees from others, or a bounty.

handbook-C-35 =
    No payoff at home

    Reaching home on a declared run pays nothing, even if home is also the alternate.

handbook-C-36 =
    When home is the alternate

    If the alternate you roll is your own home, you go there for the win. Should you be un-declared on the way, it is an ordinary trip home. Should the declaration lapse there, you have arrived: your next turn opens with payoff and purchase, and then goes on as any other. You may declare or roll, and move.

## The rover

handbook-C-37 =
    Meeting a declared player

    While you are declared, the first rival whose train moves onto or through your dot takes the bounty: { $bounty }. Starting there does not count, but coming back to it does. The rival may be declared as well.

    You pay what you have, and no more. You are then no longer declared: your goal is the alternate, and all sections are free again. Even a bounty of nothing, from a player without cash, ends the declaration.

handbook-figure-rover =
    Azure has declared and waits two mileposts from home. You have rolled five: ride onto that dot and on. The bounty is yours, Azure is un-declared, and your trip goes on.

handbook-option-rover_bounty =
    The bounty is { $bounty_soft }, { $bounty_classic } or { $bounty_harsh }. A soft one makes declaring early safe; a harsh one makes it a hunt.

handbook-C-38 =
    One bounty for each

    Each declared player you meet pays once, and is un-declared by it. You may meet several in one leg.

handbook-C-39 =
    Met on the alternate

    A player who is un-declared while standing on the alternate has arrived there. The next turn opens with payoff and purchase and then goes on as any other.

## How it ends

handbook-C-40 =
    Ranking

    The winner is first. The others follow by net worth: cash, railroads at printed prices, and the engine at its price in this game. With equal worth, more cash is better; with equal cash, the place is shared. Players who are bankrupt or have left come last, the latest of them first.

handbook-C-41 =
    The round limit

    No game is endless. It ends after { $round_limit } rounds, and the highest net worth wins.

handbook-option-round_limit =
    The host may set any number of rounds from { $round_limit_low } to { $round_limit_high }. Unless set it is { $round_limit }.

## Sets of rules

handbook-sets =
    From { $seats_low } to { $seats_high } seats play, each of them a person or a bot. The host may start from one of these sets, and change any option after that. Each set is shown by what it changes from the House rules.

handbook-sets-same = Every option as in this Handbook, where it says nothing else.

## House rules and decisions

handbook-house =
    The rules follow a classic of the 1970s as it is played today. On purpose this table differs from the 1977 rulebook in a few places. The set of rules that is named after it plays each of them the old way:

    • Whoever rolls the region the train stands in chooses another one (C-8).
    • No Express once you own a Superchief (C-18).
    • Your own railroads are free (C-21).
    • Players may deal in cash and railroads (C-27).
    • A railroad is sold to the Bank without an auction (C-24).

handbook-decisions =
    Where printed rules leave room, somebody has to decide. We decided as experienced players would expect, and each decision stands with its rule:

    • Reaching home or being met does not end an established rate; arriving does (C-23).
    • Buying the last railroad establishes the buyer too (C-23).
    • A rate once owed to somebody who is out goes to the Bank (C-23).
    • Odd dollars of a bankrupt go to the lower seat number (C-25).
    • The window after an arrival also opens for a deal alone (C-18, C-27).
    • A gift is a deal; nothing for nothing is not (C-27).
    • A bounty of nothing still un-declares (C-37).
    • An engine bought in a turn that opened with an arrival gives no bonus in it (C-20).
    • The round limit can be set to { $round_limit_high } at the most (C-41).

## The daily board

handbook-daily =
    Every day, from midnight to midnight UTC, there is one board for everybody: the same homes, the same dice, the same two barons to play against. Your third roll for a destination is the same as everybody else’s third, whatever happened before it. Be the first to bring home the amount that the board names.

    One attempt a day counts. In it nothing can be taken back, and no seat can be handed to a bot; the help you have set still helps. You may close the page and go on later, but what is finished after midnight UTC does not count any more. Leaving the game ends the attempt.

    Afterwards you may practise on the same board, and on the boards of all earlier days, as often as you like.

handbook-daily-results =
    A finished attempt has a result code: a short row of letters that holds your decisions. Send it to friends, as it is or as a link; it comes with a picture that gives nothing about the board away. Each wagon is a trip: a plain one brought money, one with rails bought a railroad, one with an arrow a better engine; the house says that you won.

    Codes that you are sent are added to the day’s leaderboard. Wins come first, those in fewer rounds before others, then net worth. A code is believed only after the whole game in it has been replayed here: every decision must be allowed, and the result must be the one it states. A code of another day, of other rules, or of a game that is there already is refused, with the reason. Whoever keeps this site may publish results as well; some of those are replayed each time.

handbook-daily-trust =
    What replaying cannot show: since dice follow from the date, somebody with enough patience can know them beforehand and play with them in mind, or practise in another browser first. Nor does a code tell at what time of day it was played. Play with people you would also trust with the dice cup.

## Help

handbook-help =
    Choose how much the table helps. It is a setting of this device, not of the game: each player at another screen may choose differently.

    Guided :: The economical way is drawn and its next dot pulses. Auto-route rides it for you, roll after roll, until you switch it off or there is something to decide.
    Standard :: You see figures, such as fees due and mileposts to go, but no suggested move.
    Competitive :: You see only what the rules require: what is legal, what you owe, who owns what.

handbook-route =
    The suggested way is advice and never a rule. It is the same on every machine for the same position.

## Taking back

handbook-undo =
    You may take back your own decisions, up to the last roll of the dice by a person. Whatever a roll has shown stays shown. What bots did in reply is taken back along with it, their rolls too, and comes out the same when you decide the same again. The log keeps what was taken back, struck through, and until you decide something else you can bring it back.

    Choosing a region counts as a roll, since it draws the city. Steps on the map that are not committed can always be taken back.

handbook-looking-back =
    Tap any line of the log to see the map and everybody’s money as they were then. The game itself stays where it is.

handbook-leaving =
    Every seat can be handed to a bot, and back to a person, at any time. A player who leaves the game gives the railroads back to the Bank and is out like a bankrupt: what is owed for the turn is paid first, as far as the cash goes. Nobody can leave while others wait for an answer to a deal or a bid.

handbook-saving =
    Every action is kept at once in this browser. Saved games can be exported as a file and opened again anywhere; what chance has decided in a file from outside is checked against its seed.

## Keys

handbook-keys = Everything can be done with the keyboard alone. Single keys do nothing while you type in a field.

## Glossary

handbook-glossary =
    Alternate :: The destination a declared player rolls before racing home (C-32).
    Bank :: Pays for trips, sells railroads and engines, and takes the fee for unowned track.
    Bonus roll :: A second leg with the coloured die (C-16).
    Bounty :: What a rover takes from a declared player (C-37).
    Declare :: To announce the race home (C-31).
    Deed :: The paper that says who owns a railroad.
    Destination :: The city your passengers want to go to (C-6).
    Dot :: A small circle on a line, where a train can stand.
    Established :: Entitled to an old, lower rate on a line you stand on (C-23).
    Lapse :: What a declaration does when you are home without the victory amount (C-33).
    Leg :: The mileposts of one roll, laid and committed together (C-17).
    Milepost :: A dot or a city; one step of the train (C-11).
    Net worth :: Cash, railroads and engine added up (C-40).
    Payoff :: What the Bank pays for a trip (C-10).
    Region :: One of the { $regions } parts of the country that destinations are drawn from (C-7).
    Rover :: A rival who meets a declared player (C-37).
    Section :: One railroad between two neighbouring mileposts (C-13).
    Seed :: The word that all dice of a game come from. The same seed deals the same dice.
    Trip :: From one arrival to the next.
    Twin cities :: Two names for one dot (C-15).
    Victory amount :: The cash you must bring home (C-31).

## Words in the drawings; " :: " parts two lines

handbook-drawing-you = You
handbook-drawing-rival = Azure
handbook-drawing-home = Home
handbook-drawing-rival-fee = Azure :: { $rival_fee }
handbook-drawing-rival-paid = Azure :: paid already
handbook-drawing-bank = the Bank :: { $bank_fee }
handbook-drawing-own = yours :: free
