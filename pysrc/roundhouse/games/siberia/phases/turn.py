"""A turn: one share or two, one link or two, or a pass (T-11 to T-17)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from roundhouse.core.choices import ChoiceReader, ChoiceWriter
from roundhouse.core.codec import Json
from roundhouse.core.dice import Picker
from roundhouse.core.errors import Illegal
from roundhouse.core.frozen import replace
from roundhouse.core.ledger import BANK
from roundhouse.core.offers import Fixed, Offer, OneOf
from roundhouse.games.siberia.actions import BUILD, BUY, BUY_TWO, PASS
from roundhouse.games.siberia.construction import (
    END,
    Builder,
    Building,
    Stretch,
)
from roundhouse.games.siberia.flow import end_turn
from roundhouse.games.siberia.meta import SECOND_SHARE_EXTRA
from roundhouse.games.siberia.refusals import find_builder, purchase_refusal
from roundhouse.games.siberia.state import SiberiaState
from roundhouse.games.siberia.stock import marks_passed, raised
from roundhouse.games.siberia.table import Table, railroad_id, railroad_number


@dataclass(frozen=True, slots=True)
class BuildingPath:
    """The paths that `builder` can build and its treasury can pay for."""

    builder: Builder

    def refusal(self, value: Json) -> Illegal | None:
        if not isinstance(value, list | tuple) or not all(type(link) is int for link in value):
            return Illegal("path-unreadable")
        read = self.builder.read(tuple(value))
        return read if isinstance(read, Illegal) else None

    def sample(self, picker: Picker) -> Json:
        """One link over any way that can be paid for, and often a second."""
        link = picker.choose(self.builder.affordable_links())
        plans = [self.builder.plan((Stretch(way, link),)) for way in self.builder.ways_to(link)]
        chosen = picker.choose([plan for plan in plans if plan.cost <= self.builder.treasury])
        if picker.below(2):
            longer = list(self.builder.seconds(chosen.stretches[0]))
            if longer:
                chosen = picker.choose(longer)
        return list(chosen.path)

    def describe(self) -> dict[str, Json]:
        return {"kind": "links", "treasury": self.builder.treasury}

    def write(self, value: Json, writer: ChoiceWriter) -> None:
        for number, link in enumerate([*value, END]):
            branches = self.builder.branches(tuple(value[:number]))
            if link in branches:
                writer.put(branches.index(link), len(branches))

    def read(self, reader: ChoiceReader) -> Json:
        path: list[int] = []
        while branches := self.builder.branches(tuple(path)):
            link = branches[reader.take(len(branches))]
            if link == END:
                break
            path.append(link)
        return path


def offers(table: Table) -> tuple[Offer, ...]:
    state = table.state
    return (*_purchases(state), *_buildings(table), Offer(PASS))


def _purchases(state: SiberiaState) -> list[Offer]:
    """One share, or one each of two railroads with 4 more for either (T-11)."""
    cash, lines = state.players[state.seat].cash, state.railroads
    open_now = []
    single = [n for n in range(len(lines)) if purchase_refusal(state, n) is None]
    if single:
        open_now.append(Offer(BUY, (("railroad", OneOf(tuple(map(railroad_id, single)))),)))
    for one, other in combinations(single, 2):
        if lines[one].value + lines[other].value + SECOND_SHARE_EXTRA <= cash:
            names = (railroad_id(one), railroad_id(other))
            params = (("railroads", Fixed(list(names))), ("extra", OneOf(names)))
            open_now.append(Offer(BUY_TWO, params))
    return open_now


def _buildings(table: Table) -> list[Offer]:
    """An offer for each railroad the player builds for and that can pay for a link (T-13)."""
    open_now = []
    for railroad in range(len(table.state.railroads)):
        builder = find_builder(table.setting, table.state, railroad)
        if builder is not None:
            params = (("railroad", Fixed(railroad_id(railroad))), ("path", BuildingPath(builder)))
            open_now.append(Offer(BUILD, params))
    return open_now


# --- buying


def buy(table: Table, action: dict[str, Json]) -> None:
    _buy_share(table, railroad_number(action["railroad"]))
    end_turn(table, timing=False)


def buy_two(table: Table, action: dict[str, Json]) -> None:
    """Two shares move the timing marker (T-11)."""
    for name in action["railroads"]:
        _buy_share(table, railroad_number(name))
    seat, extra = table.state.seat, railroad_number(action["extra"])
    table.pay(seat, table.treasury(extra), SECOND_SHARE_EXTRA, "extra")
    table.tell("extra_paid", seat=seat, railroad=action["extra"], amount=SECOND_SHARE_EXTRA)
    end_turn(table, timing=True, reason="two_shares")


def _buy_share(table: Table, railroad: int) -> None:
    """A share at its stock value, which does not move (T-11, T-12)."""
    seat, price = table.state.seat, table.railroad(railroad).value
    table.pay(seat, table.treasury(railroad), price, "share")
    table.tell("bought", seat=seat, railroad=railroad_id(railroad), price=price)
    table.give_share(railroad, seat)


# --- building


def build(table: Table, action: dict[str, Json]) -> None:
    """The treasury pays, then the income and with it the stock value rise (T-13 to T-16)."""
    railroad = railroad_number(action["railroad"])
    building = Builder(table.setting, table.state, railroad).read(tuple(action["path"]))
    assert isinstance(building, Building)
    links = table.setting.board.links
    _pay_for(table, building)
    owners = list(table.state.owners)
    for link in building.links:
        owners[link] = railroad
    table.state = replace(table.state, owners=tuple(owners))
    before = table.railroad(railroad).income
    after = before
    for link in building.links:
        after = raised(after, links[link].value)
    table.change_railroad(railroad, income=after)
    if after != before:
        table.tell("income_rose", railroad=railroad_id(railroad), before=before, after=after)
    marks = marks_passed(before, after)
    table.raise_value(railroad, len(marks), "income", marks)
    external = any(links[link].external for link in building.links)
    two = len(building.links) > 1
    if two or external:
        table.raise_value(railroad, 1, "two_links" if two else "external_link")
    end_turn(table, timing=two or external, reason="two_links" if two else "external_link")


def _pay_for(table: Table, building: Building) -> None:
    """Each link to the Bank, each jump to whose link it is (T-15)."""
    treasury, name = table.treasury(building.railroad), railroad_id(building.railroad)
    each = building.bank // len(building.links)
    for part in building.stretches:
        table.pay(treasury, BANK, each, "link")
        table.tell(
            "built",
            seat=table.state.seat,
            railroad=name,
            link=part.link,
            jumped=list(part.jumped),
            cost=each,
            value=table.setting.board.links[part.link].value,
            external=table.setting.board.links[part.link].external,
        )
    for fee in building.fees:
        payee = None if fee.payee is None else table.treasury(fee.payee)
        table.pay(treasury, payee, fee.amount, "jump")
        table.tell(
            "jumped",
            railroad=name,
            payee=railroad_id(fee.payee),
            links=list(fee.links),
            amount=fee.amount,
        )


def pass_turn(table: Table, action: dict[str, Json]) -> None:
    table.tell("passed", seat=table.state.seat)
    end_turn(table, timing=True, reason="pass")


ACTIONS = {BUY: buy, BUY_TWO: buy_two, BUILD: build, PASS: pass_turn}
