"""The actions worth a closer look: every purchase, and of buildings that come to the same the best."""

from __future__ import annotations

from collections.abc import Iterator

from roundhouse.core.codec import Json
from roundhouse.core.offers import Fixed, IntRange, Offer, OneOf
from roundhouse.games.siberia.actions import BID, BUILD, BUY, BUY_TWO, CLAIM
from roundhouse.games.siberia.construction import Builder, Building
from roundhouse.games.siberia.state import SiberiaState
from roundhouse.games.siberia.table import Setting, railroad_number

Action = dict[str, Json]

# buildings of one railroad that are looked at closely: those that gain most for what they cost
MOST_BUILDINGS = 16
# of equal stock values only the highest few are worth setting; more would be a bid thrown away
VALUES_TO_SET = 5
# dollars that a link's value is about worth, when buildings are sorted out
BUILDING_WORTH = 4


def candidates(setting: Setting, state: SiberiaState, offers: tuple[Offer, ...]) -> list[Action]:
    """Actions to compare, in a fixed order; at an auction there is only the least bid among them."""
    found: list[Action] = []
    for offer in offers:
        if offer.type == BUILD:
            found += _buildings(setting, state, offer)
        elif offer.type == CLAIM:
            found += _claims(setting, state, offer)
        else:
            found += _plain(offer)
    return found


def choices(offer: Offer, name: str) -> tuple[Json, ...]:
    """What a parameter of an offer may be."""
    spec = dict(offer.params)[name]
    assert isinstance(spec, OneOf)
    return spec.choices


def fixed(offer: Offer, name: str) -> Json:
    """What a parameter of an offer must be."""
    spec = dict(offer.params)[name]
    assert isinstance(spec, Fixed)
    return spec.value


def _plain(offer: Offer) -> Iterator[Action]:
    if offer.type == BID:
        spec = dict(offer.params)["amount"]
        assert isinstance(spec, IntRange)
        yield {"type": BID, "amount": spec.low}
    elif offer.type == BUY:
        for railroad in choices(offer, "railroad"):
            yield {"type": BUY, "railroad": railroad}
    elif offer.type == BUY_TWO:
        for extra in choices(offer, "extra"):
            yield {"type": BUY_TWO, "railroads": fixed(offer, "railroads"), "extra": extra}
    else:
        yield {"type": offer.type}


def _claims(setting: Setting, state: SiberiaState, offer: Offer) -> Iterator[Action]:
    """The best link of each value, by what lies beyond it, with each of the highest stock values."""
    best: dict[int, int] = {}
    for link in choices(offer, "link"):
        value = setting.board.links[link].value
        if value not in best or _beyond(setting, state, link) > _beyond(
            setting, state, best[value]
        ):
            best[value] = link
    for link in best.values():
        for value in choices(offer, "value")[-VALUES_TO_SET:]:
            yield {"type": CLAIM, "link": link, "value": value}


def links_alike(
    setting: Setting, state: SiberiaState, offer: Offer, link: int, less: int
) -> list[int]:
    """Links to claim in place of one: of the same value, opening up at most so many percent less."""
    links, most = setting.board.links, _beyond(setting, state, link)
    return [
        other
        for other in choices(offer, "link")
        if links[other].value == links[link].value
        and 100 * _beyond(setting, state, other) >= (100 - less) * most
    ]


def _buildings(setting: Setting, state: SiberiaState, offer: Offer) -> Iterator[Action]:
    """Of buildings with the same gain and the same payees the one that opens up most."""
    railroad = fixed(offer, "railroad")
    builder = Builder(setting, state, railroad_number(railroad))
    best: dict[tuple[object, ...], tuple[int, int, Building]] = {}
    for building in (*builder.singles(), *builder.pairs()):
        links = building.links
        gain = sum(setting.board.links[link].value for link in links)
        external = any(setting.board.links[link].external for link in links)
        paid = tuple((fee.payee, fee.amount) for fee in building.fees)
        alike = (len(links), external, gain, paid)
        beyond = sum(_beyond(setting, state, link) for link in links)
        if alike not in best or beyond > best[alike][1]:
            best[alike] = (BUILDING_WORTH * gain - building.cost, beyond, building)
    # the sort is stable: of equals the one that was found first
    found = sorted(best.values(), key=lambda row: -row[0])
    for _, _, building in found[:MOST_BUILDINGS]:
        yield {"type": BUILD, "railroad": railroad, "path": list(building.path)}


def _beyond(setting: Setting, state: SiberiaState, link: int) -> int:
    """The values of the unbuilt links that touch a link: what it opens up."""
    board, touching = setting.board, setting.ground.touching
    return sum(
        board.links[other].value
        for place in board.links[link].places
        for other in touching[place]
        if other != link and state.owners[other] is None
    )
