# What this device is set to, the keys, and what a screen reader is told.

settings-heading = Settings
settings-note = Kept on this device. Changes take effect at once.
menu-settings = Settings
skip-to-controls = Skip to the controls

setting-assistance = How much help
setting-assistance-guided = Guided
setting-assistance-standard = Standard
setting-assistance-competitive = Competitive
setting-assistance-guided-note = All figures, and advice on top: a suggested way drawn on the map with its next dot pulsing, one button that rides it, and auto-route.
setting-assistance-standard-note = All figures, no advice: what the way being laid costs, a fee beside every railroad, mileposts still to go, what a deal is worth. You find the way yourself.
setting-assistance-competitive-note = Only what the rules make public: legal dots, prices, owners, payoffs, cash, and fees once they are owed. No cost of a way before you depart, no mileposts to go, no worth of a deal.

setting-theme = Colours
setting-theme-note = Paper and ink by day, a night train in the dark.
setting-theme-auto = As the device
setting-theme-light = Day
setting-theme-dark = Night

setting-motion = Motion
setting-motion-note = Reduced: dice, trains and money appear at once instead of moving, and nothing pulses.
setting-motion-auto = As the device
setting-motion-full = Full
setting-motion-reduced = Reduced

setting-speed = Pace
setting-speed-note = How long things take. A tap on the map, or Escape, skips what is moving.
setting-speed-calm = Calm
setting-speed-brisk = Brisk
setting-speed-instant = Instant

setting-sound = Sound
setting-sound-note = Dice, rails, a bell on arrival: short and quiet, made in the page itself.
setting-sound-off = Off
setting-sound-on = On

setting-autozoom = Follow on the map
setting-autozoom-note = The map frames the trip at hand by itself.
setting-autozoom-off = Off
setting-autozoom-on = On

setting-keys = Single keys
setting-keys-note = Letters and the question mark work as shortcuts. Arrows, Enter and Escape always do.
key-roll = Coast to Coast: roll the dice
key-take = Ride to the highlighted milepost or choose the highlighted link; otherwise press the main button
key-cycle = Go through the mileposts or links you can choose
key-auto = Coast to Coast: auto-route on or off
key-undo = Take back a step or a decision
key-handbook = Handbook
key-close = Close what lies on top, or skip what moves
key-name-enter = Enter
key-name-escape = Esc
key-map = With the map in focus: zoom in, zoom out, whole map, up, down

setting-keys-off = Off
setting-keys-on = On

## What a screen reader is told besides the log

stage-label = Map: left and right go through the legal mileposts, Enter rides there.
announce-rolled = Rolled { $dice }. { $mileposts ->
    [one] One milepost.
   *[other] { $mileposts } mileposts.
  }
announce-left = { $remaining ->
    [one] One milepost left.
   *[other] { $remaining } mileposts left.
  }
announce-legal = Legal: { $places }.
announce-more = { $count } more
announce-milepost = { $place }: { $ways }.
announce-way = { $railroad }, { $fee ->
    [none] no fee
   *[some] fee { $amount }
  }
announce-suggested = Suggested.
