# Trans-Siberian: what may be chosen before a game, and what its table says. Fetched when it is first laid.

bot-yermolai = Yermolai
bot-name-yermolai = Yermolai
bot-note-yermolai = Yermolai Gromov, eager. Bids high, builds fast, and hardly looks at what the Tsar is up to.
bot-pelageya = Pelageya
bot-name-pelageya = Pelageya
bot-note-pelageya = Pelageya Orlova, careful. Bids little, keeps her cash, and stays well clear of the marker.
bot-valentina = Valentina
bot-name-valentina = Valentina
bot-note-valentina = Valentina Serova, strong. Weighs every ruble against the best rival’s.

preset-short = Short
preset-short-note = The sixth dividend ends the game.

option-starting_cash = Starting cash
option-starting_cash-note = What each player begins with. Unless changed: $48 for three players, $40 for four, $32 for five.
option-dividend_track_length = Dividends
option-dividend_track_length-note = The game ends after this many dividends at the latest. A house value.
option-stock_adjustment = Stock adjustment
option-stock_adjustment-note = After each dividend the highest stock value gains a step, unless two share it. A house value.
option-strictly_below = The Tsar is patient
option-strictly_below-note = A railroad whose value is at the marker stays; only those below it are nationalized.
option-few_public_end = Too few railroads
option-few_public_end-note = With fewer than two public railroads left in phase 2 the game ends. A house value.
option-tie_break = Ties
option-tie_break-shared = are shared
option-tie_break-cash = go by cash
option-tie_break-note = What decides between players of equal wealth.

## Railroads

siberia-treasury = { $railroad }’s treasury
siberia-pips = { $held } of { $shares } shares held, { $sold } sold
siberia-then = then
siberia-counter = { $at } of { $of }

## Whose turn it is

siberia-standing = { $turn ->
    [0] Opening auctions
   *[other] Turn { $turn } · phase { $period }
  }
siberia-look-bar = { $turn ->
    [0] You are looking at the opening auctions
   *[other] You are looking at turn { $turn }
  }
siberia-log-auctions = Opening auctions
siberia-log-first = Turns before the first dividend
siberia-log-dividend = Dividend { $number }
log-kind-building = Building
log-kind-railroads = Railroads

## What comes next, in a sentence

siberia-say-auction = { $name }, bid for the first share of { $railroad }, or pass for good.
siberia-say-no-bid = { $name }, you cannot bid for { $railroad }.
siberia-say-claim = { $name }, { $railroad } is yours: tap its first link, one that leaves Moscow.
siberia-say-claim-2 = { $name }, { $railroad } is yours: tap its first link, one that touches another railroad.
siberia-say-claim-ready = Set { $railroad }’s stock value, then claim the link.
siberia-say-turn = { $name }: buy shares, build, or pass.
siberia-say-one = One share. Add another railroad’s, or buy.
siberia-say-two = Two shares move the timing marker. Choose who gets the extra.
siberia-say-pass = Passing moves the timing marker one space.
siberia-say-build = { $next ->
    [0] { $railroad } cannot pay for any link.
   *[other] Tap a glowing link for { $railroad } to build.
  }
siberia-say-build-more = { $railroad } may go on with a second link from there, or build this one alone.
siberia-say-build-ready = { $railroad } is ready to build.

## Buttons

siberia-do-advice = See the advice
siberia-do-choose = Choose what to do
siberia-do-choose-link = Tap a link on the map
siberia-do-claim = Claim { $link } at { $value }
siberia-do-claim-none = Tap a link on the map
siberia-do-build = { $count ->
    [one] Build { $link } for { $cost }
   *[other] Build both links for { $cost }
  }
siberia-links = { $count ->
    [one] Link
   *[other] Links
  }
siberia-do-pass = Pass
siberia-do-pass-now = Pass this turn
siberia-buy = Buy { $amount }
siberia-buy-of = Buy { $amount }: a share of { $railroad }
siberia-build = Build
siberia-build-with = Build with { $railroad }

# In a word, below what cannot be chosen

siberia-not-chosen = { $label } { $short }: { $why }
siberia-not-cash-short = too dear
siberia-not-sold-out = sold out
siberia-not-railroad-not-running = not in play
siberia-not-railroad-private = private
siberia-not-no-share-held = no share
siberia-not-others-hold-more = minority
siberia-not-no-link-affordable = no money
siberia-not-no-link-left = no link

## Bidding

siberia-quick = Bid in one tap
siberia-bid-order = Order of bidding
siberia-bidder-now = bids now
siberia-bidder-later = still in
siberia-bidder-leads = leads
siberia-bidder-passed = passed
siberia-lots = then { $railroads }
siberia-set-value = Stock value, at most { $bid }

## A turn

siberia-choices = Railroads in play
siberia-second-note = A share of a second railroad costs { $extra } more, and moves the timing marker.
siberia-pass-note = Nothing is paid; what the timing marker brings comes to everybody.
siberia-extra = Which treasury gets the { $extra } extra?
siberia-ways = Ways there: who is paid is your choice
siberia-way = { $cost }, of it { $fees }
siberia-way-fee = { $amount } to { $payee }
siberia-way-free = { $cost }, no jumps
siberia-costs = Cost
siberia-costs-bank = { $cost } to the Bank
siberia-costs-parts = { $cost }, of it { $bank } to the Bank
siberia-jumps = { $count ->
    [one] One jump
   *[other] { $count } jumps
  }
siberia-jump-paid = { $amount } to { $payee }
siberia-income = Income
siberia-per-share = A share pays
siberia-value = Stock value
siberia-value-marks = Stock value, past { $marks }
siberia-cash-of = { $name }’s cash
siberia-next-income = { $name }’s next dividend
siberia-timing-on = one space on

## The map

siberia-sign = { $count ->
    [one] One link
   *[other] { $count } links
}
siberia-sign-show = { $count ->
    [one] One link more that can be chosen
   *[other] { $count } links more that can be chosen
}, { $side ->
    [left] to the left
    [right] to the right
    [top] further up
   *[bottom] further down
}
siberia-target-claim = { $link }, value { $value }
siberia-target-build = { $link }, value { $value }, for { $cost }
siberia-announce-links = Links: { $links }.
siberia-link-free = Not built yet.
siberia-link-value = Value { $value }
siberia-link-external = It leaves Russia: it costs twice as much, and raises the stock value a step more.
siberia-link-cost = { $jumps ->
    [0] Costs { $cost } to build.
    [one] Costs { $cost } to build, over one link of another railroad.
   *[other] Costs { $cost } to build, over { $jumps } links of other railroads.
  }
siberia-why-link-built = { $link } belongs to { $railroad }.
siberia-why-link-unreachable = { $link } cannot be reached from its network.
siberia-why-treasury-short = { $link } costs { $needed }; the treasury holds { $treasury }.
siberia-why-external-alone = A link that leaves Russia is built alone.
siberia-why-link-twice = { $link } is already laid.
siberia-why-too-many-links = { $most } links a turn at most.
siberia-why-way-not-offered = This way is not open.
siberia-why-railroad-not-running = { $railroad } is not in play.
siberia-why-railroad-private = { $railroad } is private: it builds once two shares are sold.
siberia-why-no-share-held = Without a share of { $railroad } you cannot build with it.
siberia-why-others-hold-more = { $name } holds more shares of { $railroad }.
siberia-why-no-link-affordable = { $railroad } needs { $needed } for its cheapest link; its treasury holds { $treasury }.
siberia-why-no-link-left = { $railroad } cannot reach any link that is not built yet.
siberia-why-cash-short = A share of { $railroad } costs { $needed }; you have { $cash }.
siberia-why-sold-out = All shares of { $railroad } are sold.
siberia-why-link-not-from-moscow = The first link leaves Moscow; { $link } does not.
siberia-why-link-external = { $link } leaves Russia: it cannot be the first one.
siberia-why-link-touches-no-railroad = { $link } touches no other railroad.

## The tracks

tab-market = Market
siberia-tracks = Tracks
siberia-timing = Timing
siberia-dividends = Dividends
tracks-key = Follow a railroad
tracks-hint = Choose a railroad to follow it along the tracks.
tracks-value = Stock value
tracks-marker = { $period ->
    [1] the Tsar waits at { $marker }
   *[other] the Tsar takes { $marker } and below
  }{ $next ->
    [0] { "" }
   *[other] , next { $next }
  }
tracks-marker-patient = { $period ->
    [1] the Tsar waits at { $marker }
   *[other] the Tsar takes what is below { $marker }
  }{ $next ->
    [0] { "" }
   *[other] , next { $next }
  }
tracks-income = Income
tracks-income-note = each mark reached lifts the stock value a step
tracks-railroad = Railroad
tracks-above = Spaces above the Tsar’s reach
tracks-table = Stock values and incomes; the Tsar’s marker is at { $marker }
tracks-told = { $railroad }: stock value { $value }, { $above ->
    [one] one space above the Tsar’s reach.
    [0] within the Tsar’s reach.
   *[other] { $above } spaces above the Tsar’s reach.
  } Income { $income }, { $short ->
    [0] past the last mark.
   *[other] { $short } short of the next mark.
  }
tracks-told-off = { $railroad } { $status ->
    [waiting] is not yet in play.
    [nationalized] belongs to the State.
   *[other] is out of the game: nobody wanted it.
  }

## The strip over a small map

strip-open = Open the market
strip-tsar = Tsar
strip-railroad = { $railroad }: a share costs { $value }, { $treasury } in its treasury.

## Who holds what

shares-heading = Shares and treasuries
shares-railroad = Railroad
shares-value = Value
shares-value-note = Stock value: what a share costs, and what a public one is worth at the end
shares-income = Earns
shares-income-note = What its links bring at each dividend
shares-per-share = Pays
shares-per-share-note = What a dividend pays for each share
shares-treasury = Has
shares-treasury-note = Its treasury, out of which it builds
shares-about = { $state ->
    [public] public, { $sold } of { $shares } sold, { $links ->
        [one] one link
       *[other] { $links } links
      }
    [private] private, { $sold } of { $shares } sold, { $links ->
        [one] one link
       *[other] { $links } links
      }
    [waiting] { $period ->
        [2] comes in phase 2
       *[other] to be auctioned
      }
    [nationalized] belongs to the State
   *[other] out of the game
  }
shares-builds = may build
shares-builders = In a frame: may build with that railroad.

## What the next dividend would bring

dividend-heading = Next dividend
dividend-due = { $steps ->
    [one] at the next step of timing
   *[other] in { $steps } steps of timing
  }
dividend-per-share = A share pays
dividend-part = { $shares ->
    [one] { $railroad } { $amount }
   *[other] { $shares } × { $railroad } { $amount }
  }{ $twice ->
    [yes] { " " }twice
   *[no] { "" }
  }
dividend-nothing = holds nothing that pays
dividend-marker = The Tsar’s marker goes from { $before } to { $after }.
dividend-nationalized = { $count ->
    [one] { $railroads } is nationalized: it pays once more, then its shares are gone and its treasury is the Bank’s.
   *[other] { $railroads } are nationalized: they pay once more, then their shares are gone and their treasuries are the Bank’s.
  }
dividend-none-goes = The Tsar takes no railroad: all stand above his marker.
dividend-adjusted = { $railroad } alone has the highest value and gains a step.
dividend-opens = Phase 2 opens: a share each of { $railroads } is auctioned.
dividend-ends = Then the game is over. { $reason }

## Cards and the end

siberia-card-of = { $name }’s shares
siberia-card-none = { $opening ->
    [yes] no shares yet
   *[no] no shares
  }
siberia-card-shares = { $count ->
    [one] one share of { $railroad }
   *[other] { $count } shares of { $railroad }
  }
siberia-card-worth = worth { $amount }
siberia-card-private = private: worth nothing
siberia-card-income = Next dividend { $income }
siberia-card-wealth = wealth { $amount }
siberia-card-made-of = Wealth { $amount }, { $shares } of it in shares
siberia-wealth = Wealth
siberia-made-of = { $cash } in cash, { $shares } in shares
siberia-length = { $turns ->
    [0] It ended in the opening auctions.
   *[other] { $turns ->
        [one] One turn
       *[other] { $turns } turns
      }, { $dividends ->
        [0] no dividend
        [one] one dividend
       *[other] { $dividends } dividends
      }.
  }
end-reason-top_value = A stock value has reached the top.
end-reason-dividends = The last dividend was paid.
end-reason-few_public = Fewer than two public railroads were left.
end-reason-unsold = Nobody wanted any railroad.

## Figures

graph-wealth = Wealth
siberia-graph-turn = Turn
siberia-graph-column = Turn { $turn }: { $amounts }
siberia-stats-heading = The game so far, turn { $turn }
siberia-times = { $times } for { $amount }
figures-dividends = Dividends
figures-auctions = Auctions won
figures-shares = Shares bought
figures-links = Links built
figures-external = Of them over the border
figures-jumped = Links jumped
figures-passes = Passes
figures-shares-lost = Shares lost to the Tsar

## Advice

siberia-advice-asked = One moment: weighing it up.
siberia-advice = Advised: { $what }.
siberia-act-bid = bid { $amount }
siberia-act-pass-bid = pass
siberia-act-claim = claim { $link } at { $value }
siberia-act-buy = buy a share of { $railroad }
siberia-act-buy-two = buy a share each of { $railroads }, the extra to { $extra }
siberia-act-build = build { $links } with { $railroad }
siberia-act-pass = pass
siberia-reason-dividend = { $before ->
    [0] a share of { $railroad } then pays you { $after }
   *[other] { $more ->
        [0] { $held ->
            [one] your share of { $railroad } pays { $before }, then { $after }
           *[other] your { $held } shares of { $railroad } pay { $before }, then { $after }
          }
       *[other] { $held ->
            [one] your share of { $railroad } pays { $before }, with one more your two pay { $after }
           *[other] your { $held } shares of { $railroad } pay { $before }, with one more all of them pay { $after }
          }
      }
  }
siberia-reason-value = { $railroad } rises from { $before } to { $after }, { $steps ->
    [one] one step
   *[other] { $steps } steps
  }
siberia-reason-nationalization-risk = { $period ->
    [1] { $railroad } at { $value } is safe for now: the Tsar takes nothing before phase 2
   *[other] { $railroad } at { $value } stands { $spaces ->
        [0] within the Tsar’s reach at { $marker }
        [one] one space above the Tsar at { $marker }
       *[other] { $spaces } spaces above the Tsar at { $marker }
      }{ $survival ->
        [100] , and may build on
       *[other] : count on about { $survival } % of what it could still bring
      }
  }
siberia-reason-claim = { $link } is a good first link with an income of { $income }, and { $value } a good value with { $treasury } in the treasury
siberia-reason-goes-public = { $railroad } goes public with it
siberia-reason-jump-fee = { $amount } for jumps go to { $payee }
siberia-reason-next-dividend = { $turns ->
    [one] the next dividend, one space away, pays you { $income }
   *[other] the next dividend, { $turns } spaces away, pays you { $income }
  }{ $lost ->
    [0] {""}
   *[other] {" "}and takes { $railroads }
  }
siberia-reason-brings-dividend = it brings dividend { $number }
siberia-reason-bid-worth = { $railroad } is worth up to { $limit }; the least bid is { $least }
siberia-reason-bid-too-high = { $railroad } is worth up to { $limit }, and the least bid is already { $least }

## What happened

siberia-moment-dividend = Dividend { $number }
siberia-event-first_seat = { $name } is drawn to go first.
siberia-event-auction_opened = The first share of { $railroad } is auctioned; { $name } bids first.
siberia-event-bid = { $name } bids { $amount } for { $railroad }.
siberia-event-bid_passed = { $forced ->
    [yes] { $name } does not have the cash to bid for { $railroad }.
   *[no] { $name } passes on { $railroad }.
  }
siberia-event-auction_won = { $name } wins { $railroad } and pays { $amount } into its treasury.
siberia-event-railroad_out = { $reason ->
    [no_link] { $railroad } finds no link to begin with and is out of the game.
   *[other] Nobody bids for { $railroad }: it is out of the game.
  }
siberia-event-claimed = { $name } claims { $link } for { $railroad }: income { $income }, stock value { $value }.
siberia-event-turn_began = { $name }’s turn.
siberia-event-bought = { $name } buys a share of { $railroad }: { $price } into its treasury.
siberia-event-extra_paid = { $name } pays { $amount } more, for two shares at once, into { $railroad }’s treasury.
siberia-event-went_public = { $railroad } is public now: two shares are sold.
siberia-event-built = { $name } builds { $link } with { $railroad }: { $cost } from its treasury to the Bank, value { $value }.
siberia-event-jumped = { $railroad } pays { $amount } to { $payee } for { $count ->
    [one] a link jumped
   *[other] { $count } links jumped
  }.
siberia-event-income_rose = { $railroad }’s income rises from { $before } to { $after }.
siberia-event-value_rose = { $railroad }’s stock value rises from { $before } to { $after }: { $reason ->
    [income] its income has passed { $marks }.
    [two_links] two links were built.
    [external_link] the link leaves Russia.
   *[adjustment] it is the highest.
  }
siberia-event-passed = { $name } passes.
siberia-event-timing_moved = Timing { $timing } of { $of }: { $reason ->
    [two_shares] two shares were bought.
    [two_links] two links were built.
    [external_link] a link over the border was built.
   *[pass] somebody passed.
  }
siberia-event-dividend_began = Dividend { $number } of { $track }: for each share every railroad pays its income divided by the shares sold, rounded up.
siberia-event-dividend_paid = { $reason ->
    [nationalization] The Bank pays { $name } { $amount } once more for { $held ->
        [one] a share
       *[other] { $held } shares
      } of { $railroad }, { $per_share } each: it was nationalized.
   *[dividend] The Bank pays { $name } { $amount } for { $held ->
        [one] a share
       *[other] { $held } shares
      } of { $railroad }, { $per_share } each.
  }
siberia-event-marker_moved = The Tsar’s marker moves from { $before } to { $after }: { $reason ->
    [failed_auction] an auction found no buyer.
    [dividend] a dividend was paid.
    [nationalized] railroads were nationalized.
   *[none_nationalized] no railroad was nationalized.
  }
siberia-event-period_began = Phase { $period } begins: the Tsar nationalizes after each dividend from now on.
siberia-event-nationalized = { $railroad } is nationalized: its value { $value } was at or below the marker at { $marker }. { $treasury ->
    [0] Its treasury was empty.
   *[other] The Bank takes the { $treasury } in its treasury.
  }
siberia-event-resigned = { $name } leaves the game; the cash goes to the Bank.
