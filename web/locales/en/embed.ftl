# What stands around a game in somebody else’s page. The build puts these words into embed.js.

embed-play = Play
embed-tap = Nothing is loaded until you press.
embed-waiting = One moment: the game is loading.
embed-kept-apart = Games played here stay in this browser, apart from those you play elsewhere.
embed-full = Full screen
embed-full-leave = Leave full screen
embed-tab = Open in a tab

## The page that shows how to put a game into another one

embedding-title = Roundhouse in your page
embedding-lead = One script and one tag put a train board game into any web page: a blog, a club’s site, lecture notes. It runs in the reader’s browser; you keep nothing running.
embedding-parlour = To the games
embedding-try = Try it
embedding-try-note = Attributes may change at any time: the look changes at once, the rest takes effect with the next game.
embedding-usual = default
embedding-tag = Your tag
embedding-copy = Copy
embedding-copied = Copied
embedding-attributes = Attributes
embedding-game = Which game: “coast” (Coast to Coast), unless you say otherwise.
embedding-mode = “free” opens the form for a new game, “daily” the board of the day.
embedding-date = The board of a past day (UTC), such as 2026-11-29, to practise on.
embedding-assist = “guided”, “standard” or “competitive”, until the player chooses.
embedding-lang = A language, such as “en”. Without it, the language of the text around counts.
embedding-theme = “light”, “dark”, or “auto” for what the device wants, until the player chooses.
embedding-options = Host options: “deals=false, round_limit=40”, or the same as JSON.
embedding-victory = The victory amount in dollars, as an attribute of its own.
embedding-seats = A number, for one person and the rest bots; or who sits there: “human, augusta, human”.
embedding-refused = An attribute that cannot be honoured is named where the game would be, and then none of them counts.
embedding-events = Events
embedding-events-note = The tag tells its page when a game can begin, what is decided, and how it ended. Here they are as they come:
embedding-events-none = Nothing yet: start a game.
embedding-daily = In a column
embedding-daily-note = It fills the width it is given. Two games on a page do not disturb each other.
