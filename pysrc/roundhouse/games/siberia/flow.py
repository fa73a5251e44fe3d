"""How the game goes on between decisions: auctions, turns, dividends, and its end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace as changed

from roundhouse.core.frozen import replace
from roundhouse.core.ledger import BANK
from roundhouse.core.ranking import rank, winners_of
from roundhouse.games.siberia import dividends, meta
from roundhouse.games.siberia.state import Auction, Claim, EndReason, Result, SiberiaState
from roundhouse.games.siberia.table import Table, railroad_id

# --- auctions


def least_bid(auction: Auction) -> int:
    """Dollars the next bid must reach (T-6)."""
    return meta.LEAST_BID if auction.bid is None else auction.bid + 1


def hold_auctions(table: Table, railroads: tuple[int, ...]) -> None:
    """Auctions a first share of each railroad in turn; then the game goes on (T-6, T-9, T-22)."""
    while railroads:
        railroad, *others = railroads
        railroads = tuple(others)
        if not claimable(table, railroad):
            # T-22: no auction is held, and the marker stays
            leave_out(table, railroad, "no_link")
            continue
        seats = turn_order(table.state, table.state.opener)
        table.tell("auction_opened", railroad=railroad_id(railroad), seat=seats[0])
        go_on_bidding(table, Auction(railroad, seats, railroads))
        return
    after_auctions(table)


def claimable(table: Table, railroad: int) -> tuple[int, ...]:
    """The links that the winner of a railroad's first share may choose from (T-7, T-22)."""
    state, links = table.state, table.setting.board.links
    unbuilt = [link for link, owner in enumerate(state.owners) if owner is None]
    if meta.RAILROADS[railroad][2] == 1:
        return tuple(link for link in unbuilt if links[link].from_moscow)
    touched = {
        place
        for link, owner in enumerate(state.owners)
        if owner is not None
        for place in links[link].places
    }
    return tuple(
        link
        for link in unbuilt
        if not links[link].external and not touched.isdisjoint(links[link].places)
    )


def turn_order(state: SiberiaState, first: int) -> tuple[int, ...]:
    """The seats still playing, in turn order from `first` on."""
    count = len(state.players)
    seats = ((first + step) % count for step in range(count))
    return tuple(seat for seat in seats if state.players[seat].resigned is None)


def go_on_bidding(table: Table, auction: Auction) -> None:
    """Asks whoever is next and can bid; with nobody left the share is won, or nobody wants it."""
    least = least_bid(auction)
    able = []
    for seat in auction.bidders:
        if seat == auction.leader or table.state.players[seat].cash >= least:
            able.append(seat)
        else:
            # T-6: who cannot bid passes by itself
            railroad = railroad_id(auction.railroad)
            table.tell("bid_passed", seat=seat, railroad=railroad, forced=True)
    auction = changed(auction, bidders=tuple(able))
    if able and able[0] != auction.leader:
        table.enter("auction", auction=auction, claim=None)
    elif auction.leader is None:
        table.state = replace(table.state, auction=None)
        abandon(table, auction.railroad)
        hold_auctions(table, auction.waiting)
    else:
        win(table, auction)


def win(table: Table, auction: Auction) -> None:
    """The winner pays the bid into the treasury and takes the share (T-7)."""
    railroad, seat, bid = auction.railroad, auction.leader, auction.bid
    assert seat is not None
    assert bid is not None
    table.change_railroad(railroad, status="running")
    table.pay(seat, table.treasury(railroad), bid, "auction")
    table.tell("auction_won", seat=seat, railroad=railroad_id(railroad), amount=bid)
    table.give_share(railroad, seat)
    table.enter(
        "claim", auction=None, claim=Claim(railroad, seat, bid, auction.waiting), opener=seat
    )


def abandon(table: Table, railroad: int) -> None:
    """Nobody wants a railroad: it is out, and the marker moves up (T-8)."""
    leave_out(table, railroad, "no_bid")
    table.move_marker(meta.FAILED_AUCTION_STEPS, "failed_auction")


def leave_out(table: Table, railroad: int, reason: str) -> None:
    table.change_railroad(railroad, status="out")
    table.tell("railroad_out", railroad=railroad_id(railroad), reason=reason)


def after_auctions(table: Table) -> None:
    """The first turn (T-9), or the rest of the dividend that opened the second period (T-22)."""
    if table.state.period == 2:
        finish_dividend(table, opened=True)
    elif any(line.is_running for line in table.state.railroads):
        begin_turn(table, turn_order(table.state, table.state.opener)[0])
    else:
        end_game(table, "unsold")


# --- turns


def begin_turn(table: Table, seat: int) -> None:
    turns = table.state.turns + 1
    table.enter("turn", seat=seat, turns=turns, auction=None, claim=None)
    table.tell("turn_began", seat=seat, turn=turns)


def end_turn(table: Table, *, timing: bool, reason: str = "") -> None:
    """Moves the timing marker if the turn did; at its end a dividend follows at once (T-18)."""
    if timing:
        moved = table.state.timing + 1
        table.state = replace(table.state, timing=moved)
        table.tell("timing_moved", timing=moved, of=meta.TURNS_TO_DIVIDEND, reason=reason)
        if moved >= meta.TURNS_TO_DIVIDEND:
            hold_dividend(table)
            return
    next_turn(table)


def next_turn(table: Table) -> None:
    begin_turn(table, turn_order(table.state, (table.state.seat + 1) % len(table.state.players))[0])


# --- dividends


def hold_dividend(table: Table) -> None:
    """A dividend and what follows it, in the order of T-18 to T-21 and T-25."""
    dividends.pay_dividends(table)
    if table.state.period == 2:
        dividends.nationalize(table)
        finish_dividend(table, opened=False)
        return
    table.move_marker(1, "dividend")
    if not dividends.opens_second_period(table.state):
        finish_dividend(table, opened=False)
        return
    table.state = replace(table.state, period=2, opener=table.state.seat)
    table.tell("period_began", period=2)
    if table.state.dividends >= table.setting.options.dividend_track_length:
        # T-20: the game ends here, so nobody is asked to bid
        finish_dividend(table, opened=True)
    else:
        hold_auctions(table, railroads_of_period(2))


def railroads_of_period(period: int) -> tuple[int, ...]:
    """The railroads whose first shares are auctioned then (T-2)."""
    return tuple(number for number, row in enumerate(meta.RAILROADS) if row[2] == period)


def finish_dividend(table: Table, *, opened: bool) -> None:
    """Adjusts the leader's value, turns the timing back, and ends the game if it is over."""
    dividends.adjust(table)
    table.state = replace(table.state, timing=0)
    reason = dividends.end_reason(table.state, table.setting.options, opened=opened)
    if reason is None:
        next_turn(table)
    else:
        end_game(table, reason)


# --- leaving and ending


def resign(table: Table) -> None:
    """The deciding seat leaves: cash to the Bank; its shares stay out and are paid nothing."""
    seat = table.state.deciding_seat
    assert seat is not None
    earlier = sum(player.resigned is not None for player in table.state.players)
    if table.state.players[seat].cash:
        table.pay(seat, BANK, table.state.players[seat].cash, "resignation")
    table.change_player(seat, resigned=earlier + 1)
    table.tell("resigned", seat=seat)
    left = turn_order(table.state, seat)
    if len(left) == 1:
        end_game(table, "last")
    else:
        _GO_ON[table.state.phase](table, seat)


def _go_on_from_auction(table: Table, seat: int) -> None:
    auction = table.state.auction
    assert auction is not None
    others = tuple(other for other in auction.bidders if other != seat)
    go_on_bidding(table, changed(auction, bidders=others))


def _go_on_from_claim(table: Table, seat: int) -> None:
    """Nothing was claimed: the railroad is out as if nobody had bid."""
    claim = table.state.claim
    assert claim is not None
    treasury = table.railroad(claim.railroad).treasury
    table.pay(table.treasury(claim.railroad), BANK, treasury, "resignation")
    table.change_railroad(claim.railroad, shares=(0,) * len(table.state.players))
    table.state = replace(table.state, claim=None)
    abandon(table, claim.railroad)
    hold_auctions(table, claim.waiting)


def _go_on_from_turn(table: Table, seat: int) -> None:
    next_turn(table)


_GO_ON: dict[str, Callable[[Table, int], None]] = {
    "auction": _go_on_from_auction,
    "claim": _go_on_from_claim,
    "turn": _go_on_from_turn,
}


def wealth(state: SiberiaState, seat: int) -> int:
    """Cash, and the stock value of each share in a public railroad (T-26); dollars."""
    return state.players[seat].cash + sum(
        line.value * line.shares[seat] for line in state.railroads if line.is_public
    )


def end_game(table: Table, reason: EndReason) -> None:
    """Ranks everybody (T-26): wealth, then (option) cash, else a shared place; who left comes last."""
    state = table.state

    def standing(seat: int) -> tuple[int, ...]:
        player = state.players[seat]
        if player.resigned is not None:
            return (0, player.resigned)
        by_cash = table.setting.options.tie_break == "cash"
        return (1, wealth(state, seat), player.cash if by_cash else 0)

    places = rank([standing(seat) for seat in range(len(state.players))])
    table.enter("end", auction=None, claim=None, result=Result(reason, places))
    first = winners_of(places)
    table.tell("game_over", reason=reason, winner=first[0] if len(first) == 1 else None)
