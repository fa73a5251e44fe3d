# Help while one plays: the Conductor's counsel, why a way is suggested, who may win.

## What to buy

counsel-label = The Conductor’s counsel
counsel-asked = The Conductor is thinking it over …
counsel-flag = The Conductor’s choice
counsel-buy = The Conductor would buy the { $what }: { $reasons }.
counsel-keep = The Conductor would buy nothing yet: fees of up to { $reserve } may fall due on the next trip, and the { $what } for { $price } is worth the wait.
counsel-nothing = The Conductor would buy nothing: nothing for sale would earn back its price in the time that is left.
counsel-deed-ready = Next worth buying, the { $what }: { $reasons }.
counsel-deed-missing = Next worth buying once you have { $missing } more, the { $what }: { $reasons }.
counsel-deed-flag = Next worth buying
reason-service = it serves { $share } of all destinations
reason-service-more = your lines would serve { $share } more of all destinations
reason-service-same = it backs up lines you own
reason-monopoly = { $cities } would be yours alone
reason-monopoly-many = { $count } cities would be yours alone
reason-connected = it meets your { $railroads }
reason-regions = it is your first line in { $regions }
reason-income = rivals may pay { $amount } to ride it
reason-speed = it may save { $turns ->
    [one] one turn
   *[other] { $turns } turns
  } by the end
reason-left = you keep { $left }
reason-left-for-fees = you keep { $left } for fees of up to { $reserve }

## Why a way is suggested

route-detour = { $mileposts ->
    [one] One milepost longer than the shortest way.
   *[other] { $mileposts } mileposts longer than the shortest way.
  }
route-detour-saves = { $mileposts ->
    [one] One milepost longer,
   *[other] { $mileposts } mileposts longer,
  } saves { $amount } to { $payee }{ $leads ->
    [yes] , who leads.
   *[no] .
  }
route-cheaper = No longer than any other way, saves { $amount } to { $payee }{ $leads ->
    [yes] , who leads.
   *[no] .
  }
route-shortest = No shorter way from here.
route-fallback = The shortest way.
route-free = No fees to come.
route-arrives = This roll arrives.
route-old-rate = Keeps the old rate on the { $railroad }.
route-paid = Nothing more is due to { $payee } this turn.
route-others = { $count ->
    [one] Another way
   *[other] { $count } other ways
  }
route-suggested = Suggested
route-by = by { $railroads }
route-longer = { $mileposts ->
    [one] one milepost longer
   *[other] { $mileposts } mileposts longer
  }
route-shorter = { $mileposts ->
    [one] one milepost shorter
   *[other] { $mileposts } mileposts shorter
  }
route-as-long = as long
route-figures = { $free ->
    [yes] no fees
   *[no] about { $fees } in fees
  }, { $turns } turns
route-lay = Lay this way instead

## Who may win

odds-label = { $name }’s chance of winning: { $chance }
odds-heading = From here { $name } would win { $wins } games in 100.
odds-note-rounds = Rounds nearer to winning (+) or farther from it (-) than with what the others have on average. People are assumed to play as well as the average baron.
odds-note-dollars = Dollars more (+) or less (-) at the end than with what the others have on average. People are assumed to play as well as the average baron.
# a reason, and how the other players stand in that
odds-against = { $reason } (others on average { $average })
odds-money = { $dollars } still to earn
odds-trip = { $mileposts ->
    [0] no trip under way
    [one] one milepost to the destination
   *[other] { $mileposts } mileposts to the destination
  }
odds-engine = { $pace } mileposts a turn
odds-network = { $share } of destinations on own lines, and fees in and out
odds-record = { $dollars } a round against the average so far
odds-home = { $mileposts ->
    [one] one milepost home from where this trip ends
   *[other] { $mileposts } mileposts home from where this trip ends
  }
odds-gates = { $gates ->
    [0] own or unowned tracks at home and at the trip’s end
    [1] only rivals’ tracks at home
    [2] only rivals’ tracks at the trip’s end
   *[other] only rivals’ tracks at home and at the trip’s end
  }
odds-fees = about { $dollars } of fees to rivals on this trip, the next and the way home
odds-skill = { $skill ->
    [worse] plays a little worse than the average baron
   *[better] plays a little better than the average baron
  }
odds-race = { $mileposts ->
    [0] not racing home yet
    [one] one milepost left of the race home
   *[other] { $mileposts } mileposts left of the race home
  }
odds-rovers = { $dollars } at risk to rovers
odds-turn = { $rounds } rounds until the turn
odds-worth = { $dollars } net worth with the last rounds near

## Odds of Trans-Siberian

siberia-odds-cash = { $dollars } in hand
siberia-odds-shares = { $dollars } in shares of public railroads
siberia-odds-private = { $dollars } in shares of private railroads
siberia-odds-dividends = { $dollars } from each dividend
siberia-odds-growth = { $dollars } of value to be built with what treasuries hold
siberia-odds-danger = { $dollars } of value that the Tsar’s marker is near to
siberia-odds-turn = { $rounds } rounds until the turn
siberia-odds-skill = { $skill ->
    [worse] plays a little worse than the average baron
   *[better] plays a little better than the average baron
  }
