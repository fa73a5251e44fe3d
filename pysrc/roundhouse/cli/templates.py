"""What each game's events are in words, for the terminal; a detail in braces is put into words too."""

from __future__ import annotations

# of every game, by what the session itself tells
_TABLE = {
    "undone": "what followed is taken back",
    "redone": "what was taken back stands again",
    "handed_over": "{seat} is played by {bot} now",
    "resigned": "{seat} leaves the game",
    "game_over": "the game is over: {reason}",
    "turn_began": "{seat}'s turn",
}

_COAST = {
    "home_drawn": "{seat}'s home is {city}",
    "destination_rolled": "{seat} rolls {dice}: to {city}, {distance} mileposts, pays {payoff}",
    "region_rolled": "{seat} rolls {dice}: the own region, {region}, and may choose",
    "turn_lost": "{seat} is in {city} already: the turn is lost",
    "rolled": "{seat} rolls {dice}: {mileposts} mileposts",
    "bonus_rolled": "{seat} rolls the bonus die: {die}",
    "moved": "{seat} rides {path} to {points}",
    "stuck": "{seat} has no legal step and stays",
    "arrived": "{seat} arrives in {city} and gets {payoff}",
    "bought_railroad": "{seat} buys the {railroad} for {price}",
    "bought_engine": "{seat} buys the {engine} for {price}",
    "passed": "{seat} buys nothing",
    "nothing_to_buy": "{seat} can afford nothing",
    "fee": "{seat} pays {payee} {amount} for riding {railroads}",
    "sold_deed": "{seat} sells the {railroad} to {buyer} for {price}",
    "auction_opened": "{seat} puts the {railroad} up for auction",
    "bid": "{seat} bids {amount}",
    "bid_passed": "{seat} passes",
    "deal_proposed": "{seat} offers {partner} {give} for {take}",
    "deal_countered": "{partner} would rather have {give} for {take}",
    "deal_made": "{seat} gives {partner} {give} for {take}",
    "deal_declined": "no deal: {give} for {take}",
    "homes_swapped": "{seat} and {partner} swap homes",
    "home_kept": "{seat} keeps the home drawn",
    "bankrupt": "{seat} is bankrupt and out",
    "declared": "{seat} declares and races home to {home}",
    "reached_home": "{seat} reaches home",
    "lapsed": "{seat} lacks the victory amount: the declaration lapses",
    "bounty": "{seat} catches {payer} and takes {amount}",
    "all_sold": "all railroads are sold: the double fee begins",
    "not_all_sold": "a railroad is for sale again: the double fee ends",
    "established": "{seat} keeps the old rate on the {railroad}: {amount} to {payee}",
    "won": "{seat} wins",
}

_SIBERIA = {
    "first_seat": "{seat} is the first player",
    "auction_opened": "the first share of {railroad} is auctioned, {seat} begins",
    "bid": "{seat} bids {amount}",
    "bid_passed": "{seat} passes",
    "auction_won": "{seat} pays {amount} into the treasury of {railroad}",
    "railroad_out": "{railroad} is out of the game: {reason}",
    "claimed": "{seat} claims {link} for {railroad}: income {income}, value {value}",
    "bought": "{seat} buys a share of {railroad} for {price}",
    "extra_paid": "{seat} pays {amount} more into the treasury of {railroad}",
    "went_public": "{railroad} is public now",
    "built": "{seat} builds {link} for {railroad}: {cost} to the Bank",
    "jumped": "{railroad} pays {payee} {amount} for jumping {links}",
    "income_rose": "the income of {railroad} rises from {before} to {after}",
    "value_rose": "the value of {railroad} rises from {before} to {after}: {reason}",
    "marker_moved": "the marker moves from {before} to {after}: {reason}",
    "timing_moved": "the timing marker moves to {timing} of {of}",
    "passed": "{seat} passes",
    "dividend_began": "dividend {number} of {track}",
    "dividend_paid": "{railroad} pays {seat} {amount}, {per_share} a share: {reason}",
    "period_began": "period {period} begins",
    "nationalized": "{railroad} is nationalized: its value {value}, the marker at {marker}",
}

TEMPLATES = {"coast": _TABLE | _COAST, "siberia": _TABLE | _SIBERIA}
