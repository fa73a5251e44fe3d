"""How a turn goes on between decisions: its beginning, arrivals, fees, its end, and the game's."""

from __future__ import annotations

from roundhouse.core.frozen import replace
from roundhouse.core.ledger import BANK
from roundhouse.core.ranking import rank, winners_of
from roundhouse.games.coast import fees
from roundhouse.games.coast.meta import OFFERS_A_TURN
from roundhouse.games.coast.state import ENGINES, AfterPurchase, EndReason, Engine, Result, Turn
from roundhouse.games.coast.table import Table


def begin_turn(table: Table, seat: int) -> None:
    """Opens a turn: an arrival left over (C-36, C-39), else a destination or the dice."""
    player = table.state.players[seat]
    table.state = replace(table.state, turn=Turn(seat, player.engine))
    table.tell("turn_began", seat=seat, round=table.state.round)
    goal = table.setting.goal_point(player)
    if goal is None:
        table.enter("destination")
    elif goal == player.point and not player.declared:
        arrive(table, "destination")
    else:
        table.enter("roll")


def arrive(table: Table, after_purchase: AfterPurchase) -> None:
    """Pays the trip (C-18), clears its memory (C-13, C-23) and opens the purchase window."""
    player, seat = table.player, table.seat
    assert player.destination is not None
    payoff = table.setting.payoff(player.city, player.destination)
    table.pay(BANK, seat, payoff, "payoff")
    table.change_player(
        seat,
        city=player.destination,
        destination=None,
        ridden=(),
        established=(),
        trips=player.trips + 1,
        earned=player.earned + payoff,
    )
    table.tell("arrived", seat=seat, city=table.city_id(player.destination), payoff=payoff)
    table.change_turn(after_purchase=after_purchase)
    if _has_business(table):
        table.enter("purchase")
    else:
        table.tell("nothing_to_buy", seat=seat)
        close_purchase(table)


def end_purchase(table: Table) -> None:
    """After something was bought: the window closes, or stays open for more (option multi-buy)."""
    if not (table.setting.options.multi_buy and _has_business(table)):
        close_purchase(table)


def _has_business(table: Table) -> bool:
    """Whether an open window is worth a question: something to pay for, or a deed to deal in."""
    if affordable_railroads(table) or affordable_engines(table):
        return True
    return may_offer_deal(table) and any(owner is not None for owner in table.state.owners)


def may_offer_deal(table: Table) -> bool:
    """Whether the deciding player may put another offer on the table this turn (C-28)."""
    return table.setting.options.deals and table.turn.deals_offered < OFFERS_A_TURN


def affordable_railroads(table: Table) -> tuple[int, ...]:
    """Unowned railroads the deciding player can pay for in cash (C-18)."""
    cash = table.player.cash
    return tuple(
        number
        for number, railroad in enumerate(table.setting.board.railroads)
        if table.state.owners[number] is None and railroad.price <= cash
    )


def affordable_engines(table: Table) -> tuple[Engine, ...]:
    """Engines the deciding player can pay for, better ones than his own (C-18).

    Option `express_after_superchief`: then an Express may replace a Superchief.
    """
    player, options = table.player, table.setting.options
    wanted = ENGINES[ENGINES.index(player.engine) + 1 :]
    if player.engine == "superchief" and options.express_after_superchief:
        wanted = ("express",)
    return tuple(engine for engine in wanted if options.engine_price(engine) <= player.cash)


def close_purchase(table: Table) -> None:
    """Goes on after the purchase window: to a destination, the bonus leg (C-20) or the fees (C-19)."""
    match table.turn.after_purchase:
        case "destination":
            table.enter("destination")
        case "bonus":
            table.change_turn(leg=2, bonus_due=False)
            table.enter("destination")
        case "fees":
            settle(table)


def settle(table: Table) -> None:
    """Pays the turn's fees (C-21), or opens a sale when the cash falls short (C-24)."""
    owed = fees.total(table.turn.charges)
    if table.player.cash >= owed:
        _pay_fees(table)
        end_turn(table)
    elif table.seat in table.state.owners:
        table.enter("sale")
    else:
        _leave_game(table, "bankrupt")


def resign(table: Table) -> None:
    """Gives the deeds back to the Bank and leaves as a bankrupt does, debts of the turn first."""
    for railroad in table.setting.deeds_of(table.state, table.seat):
        table.give_deed(railroad, None, own_doing=(table.seat,))
    _leave_game(table, "resigned")


def _pay_fees(table: Table) -> None:
    for charge in table.turn.charges:
        _pay_fee(table, charge.payee, charge.amount, charge.railroads)
    table.change_turn(charges=())


def _pay_fee(table: Table, payee: int | None, amount: int, railroads: tuple[int, ...]) -> None:
    seat = table.seat
    table.pay(seat, payee, amount, "fee")
    table.change_player(seat, fees_paid=table.player.fees_paid + amount)
    if payee is not BANK:
        got = table.state.players[payee].fees_got + amount
        table.change_player(payee, fees_got=got)
    lines = [table.railroad_id(railroad) for railroad in railroads]
    table.tell("fee", seat=seat, payee=payee, amount=amount, railroads=lines)


def _leave_game(table: Table, event: str) -> None:
    """Shares out what cash there is and takes the player off the map (C-25)."""
    charges = {charge.payee: charge for charge in table.turn.charges}
    claims = [(payee, due.amount) for payee, due in charges.items() if payee is not BANK]
    if table.setting.options.bankrupt_cash_to_bank:
        claims = []
    for payee, share in fees.share_out(table.player.cash, claims):
        if share:
            _pay_fee(table, payee, share, charges[payee].railroads)
    if table.player.cash:
        table.pay(table.seat, BANK, table.player.cash, "bankruptcy")
    earlier = sum(player.bankrupt is not None for player in table.state.players)
    table.change_player(
        table.seat,
        bankrupt=earlier + 1,
        declared=False,
        destination=None,
        ridden=(),
        established=(),
    )
    _turn_old_rates_to_the_bank(table)
    table.change_turn(charges=(), reached_home=False)
    table.tell(event, seat=table.seat)
    left = [seat for seat, player in enumerate(table.state.players) if player.bankrupt is None]
    if len(left) == 1:
        end_game(table, "last", left[0])
    else:
        end_turn(table)


def _turn_old_rates_to_the_bank(table: Table) -> None:
    """Old rates that went to who leaves the game are the Bank's from now on (C-23, C-25)."""
    for seat, player in enumerate(table.state.players):
        if any(old.payee == table.seat for old in player.established):
            established = tuple(
                replace(old, payee=BANK) if old.payee == table.seat else old
                for old in player.established
            )
            table.change_player(seat, established=established)


def end_turn(table: Table) -> None:
    """Judges a race home after its fees (C-33), then hands on to the next seat or ends the game."""
    if table.turn.reached_home:
        if table.player.cash >= table.setting.options.goal:
            end_game(table, "home", table.seat)
            return
        table.change_player(table.seat, declared=False, ridden=())
        table.tell("lapsed", seat=table.seat)
    state = table.state
    count = len(state.players)
    following = next(
        seat % count
        for seat in range(table.seat + 1, table.seat + count + 1)
        if state.players[seat % count].bankrupt is None
    )
    # seats counted from the first one: a round ends when the count falls back
    if (following - state.first_seat) % count <= (table.seat - state.first_seat) % count:
        if state.round >= table.setting.options.round_limit:
            end_game(table, "rounds", None)
            return
        table.state = replace(state, round=state.round + 1)
    begin_turn(table, following)


def end_game(table: Table, reason: EndReason, winner: int | None) -> None:
    """Ranks everybody (C-40): the winner, then net worth, then cash, then a shared place."""
    state = table.state

    def standing(seat: int) -> tuple[int, ...]:
        player = state.players[seat]
        if player.bankrupt is not None:
            return (0, player.bankrupt)
        worth = table.setting.net_worth(state, seat)
        return (2 if seat == winner else 1, worth, player.cash)

    places = rank([standing(seat) for seat in range(len(state.players))])
    table.state = replace(state, phase="end", result=Result(reason, places))
    if winner is not None:
        table.tell("won", seat=winner)
    first = winners_of(places)
    table.tell("game_over", reason=reason, winner=first[0] if len(first) == 1 else None)
