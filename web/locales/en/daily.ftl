# The daily boards: fetched when somebody first opens one.

daily-goal-siberia = You against three barons: end with the greatest wealth.
daily-goal-coast = You against two barons: be the first to carry { $amount } home.
daily-days = Days
daily-earlier = The day before
daily-later = The day after
daily-day-won = { $date }: won
daily-day-lost = { $date }: finished
daily-day-begun = { $date }: begun
daily-day-none = { $date }: not played
daily-name = Your name on the leaderboard
daily-play = Play: this one counts
daily-once = One attempt a day counts. Nothing in it can be taken back; you may leave and come back until midnight UTC.
daily-more = More in the Handbook
daily-go-on = Continue the attempt
daily-open-note = Your attempt is waiting. It counts if it is finished before midnight UTC.
daily-open-late = Your attempt is still open, but its day is over: it no longer counts.
daily-gone = The game of your attempt is no longer in this browser.
daily-practise = Practise on this board
daily-practise-note = As often as you like, and take back whatever you like. It does not count.
daily-figure-now = Days in a row
daily-figure-longest = Longest streak
daily-figure-played = Played
daily-figure-won = Won
daily-utc = (midnight UTC)

## What came of it

daily-score-coast-won = Home in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }
daily-score-coast-lost = Beaten in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }
daily-score-siberia-won = Won in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }
daily-score-siberia-lost = A baron had more after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }
daily-worth-coast = { $worth } net worth
daily-worth-siberia = { $worth } of wealth
daily-of = { $game }, { $date }
daily-rounds = Rounds
daily-money = Money
daily-late = Finished after midnight UTC, so it is not on the leaderboard.
daily-code-heading = Result code
daily-share = Share
daily-copy = Copy text
daily-save = Save picture
daily-copy-failed = The clipboard is closed to this page. The code can be copied by hand.
daily-mark-plain = ⬜
daily-mark-gained = 🟦
daily-mark-improved = 🟧
daily-mark-won = 🏠
daily-mark-lost = 🚂
daily-mark-left = 🚪

## The leaderboard

daily-standings = Leaderboard
daily-nobody = No results yet. Yours will appear here, with those of friends whose codes you add.
daily-in-rounds = { $rounds }
daily-not-won = not won
daily-from-me = you
daily-from-taken = added here
daily-from-site = from this site
daily-take = Add a friend’s result: a code or a link
daily-take-do = Add
daily-checking = Replaying the game
daily-added = { $count ->
    [one] One result was replayed and added.
   *[other] { $count } results were replayed and added.
  }
daily-go-to = Show { $date }
daily-site-refused = This site’s leaderboard is not shown, because one of its results does not check out:

## Why a result was not taken in

error-code-too-long = This is far too long to be a result code.
error-code-foreign = This is not a Roundhouse result code. Codes begin with RH1.
error-code-newer = This code comes from a newer Roundhouse. Reload the page to get the newest version.
error-code-altered = This code has lost or changed a letter on its way. Ask for it again.
error-code-malformed = This code makes no sense: what it holds is not a result.
error-name-refused = This name cannot go on a leaderboard: it is empty, longer than { $most } letters, or has invisible characters.
error-code-foreign-rules = This result was played by other rules than those of this board, so it cannot be replayed.
error-code-foreign-game = This is a result from another game.
error-code-foreign-date = This is a result from another day, { $found }. It belongs on that day’s board.
error-code-illegal = Forged: the game in this code breaks the rules.
error-code-unfinished = Forged: the game in this code never comes to its end.
error-code-goes-on = Forged: the game in this code was over before its last decision.
error-code-result-differs = Forged: the game in this code was replayed, and its result is another one.
error-code-repeated = This very game is already on the leaderboard, as { $name }’s result.
