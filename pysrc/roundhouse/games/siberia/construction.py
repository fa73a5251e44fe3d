"""Building (T-13 to T-16): which links a railroad can build, over which jumps, and for how much.

A *path* names a turn's building: link numbers in the order they are passed, those of other railroads
being jumped and those nobody has built being built. `[3, 17, 40]` with 3 owned by a rival is: jump
3, build 17, then 40 from an end of 17.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from roundhouse.core.errors import Illegal
from roundhouse.games.siberia import meta
from roundhouse.games.siberia.jumping import Places, Way
from roundhouse.games.siberia.state import SiberiaState
from roundhouse.games.siberia.table import Setting, railroad_id

Path = tuple[int, ...]
# where a path may end, among the links it could go on with
END = -1


@dataclass(frozen=True, slots=True)
class Stretch:
    """One link of a building, and the links jumped to reach it."""

    jumped: Way
    link: int


@dataclass(frozen=True, slots=True)
class JumpFee:
    """What one payee gets for links jumped (T-15); None is the Bank, for nationalized railroads."""

    payee: int | None
    links: tuple[int, ...]
    amount: int


@dataclass(frozen=True, slots=True)
class Building:
    """A turn's building: its stretches, dollars to the Bank for the links, and fees for jumps."""

    railroad: int
    stretches: tuple[Stretch, ...]
    bank: int
    fees: tuple[JumpFee, ...]

    @property
    def cost(self) -> int:
        """Dollars the treasury must hold before the first link is built (T-13)."""
        return self.bank + sum(fee.amount for fee in self.fees)

    @property
    def path(self) -> Path:
        return tuple(link for part in self.stretches for link in (*part.jumped, part.link))

    @property
    def links(self) -> tuple[int, ...]:
        return tuple(part.link for part in self.stretches)


def control_refusal(state: SiberiaState, seat: int, railroad: int) -> Illegal | None:
    """Why a seat may not build for a railroad, or None if it may (T-13)."""
    line = state.railroads[railroad]
    name = railroad_id(railroad)
    if not line.is_running:
        return Illegal("railroad-not-running", railroad=name)
    if not line.is_public:
        return Illegal("railroad-private", railroad=name)
    if not line.shares[seat]:
        return Illegal("no-share-held", railroad=name)
    for other, shares in enumerate(line.shares):
        if shares > line.shares[seat] and state.players[other].resigned is None:
            return Illegal("others-hold-more", railroad=name, seat=other, shares=shares)
    return None


class Builder:
    """What one railroad can build in one position."""

    def __init__(self, setting: Setting, state: SiberiaState, railroad: int) -> None:
        self.railroad = railroad
        self.state = state
        self._links = setting.board.links
        self._ground = setting.ground
        self.network = setting.network(state, railroad)
        self.passable = frozenset(
            link for link, owner in enumerate(state.owners) if owner not in (None, railroad)
        )
        self.treasury = state.railroads[railroad].treasury

    @cached_property
    def unbuilt(self) -> tuple[int, ...]:
        return tuple(link for link, owner in enumerate(self.state.owners) if owner is None)

    def plan(self, stretches: Sequence[Stretch]) -> Building:
        """What building these stretches costs, and who is paid (T-15)."""
        bank = 0
        jumped: dict[int | None, list[int]] = {}
        amounts: dict[int | None, int] = {}
        for part in stretches:
            external = self._links[part.link].external
            bank += meta.EXTERNAL_LINK_COST if external else meta.LINK_COST
            for link in part.jumped:
                owner = self.state.owners[link]
                assert owner is not None
                payee = owner if self.state.railroads[owner].is_running else None
                jumped.setdefault(payee, []).append(link)
                fee = meta.EXTERNAL_JUMP_FEE if external else meta.JUMP_FEE
                amounts[payee] = amounts.get(payee, 0) + fee
        fees = tuple(JumpFee(payee, tuple(jumped[payee]), amounts[payee]) for payee in jumped)
        return Building(self.railroad, tuple(stretches), bank, fees)

    # --- the first link

    def ways_to(self, link: int) -> tuple[Way, ...]:
        """The ways to join a link to the network, the cheapest first; empty: out of reach (T-14)."""
        return self._ground.ways(self.network, self._ground.places[link], self.passable)

    @cached_property
    def _cheapest(self) -> dict[int, Way]:
        """The cheapest way from the network to each place that some treasury could pay for."""
        return self._ground.cheapest_ways(self.network, self.passable, len(self.passable))

    def _cheapest_to(self, link: int) -> Way | None:
        """The first of `ways_to` a link; None: out of reach."""
        return _first(self._cheapest, self._links[link].places)

    def least_cost(self, link: int) -> int | None:
        """Dollars that building this link alone costs at least; None: out of reach."""
        way = self._cheapest_to(link)
        return None if way is None else self.plan((Stretch(way, link),)).cost

    @property
    def least_of_all(self) -> int | None:
        """Dollars that the cheapest link of all costs; None: none can be reached."""
        costs = (self.least_cost(link) for link in self.unbuilt)
        return min((cost for cost in costs if cost is not None), default=None)

    def affordable_links(self) -> tuple[int, ...]:
        """The unbuilt links that the treasury can pay for, one at a time."""
        internal = (self.treasury - meta.LINK_COST) // meta.JUMP_FEE
        external = (self.treasury - meta.EXTERNAL_LINK_COST) // meta.EXTERNAL_JUMP_FEE
        if internal < 0:
            return ()
        owners, links = self.state.owners, self._links
        reached = self._ground.cheapest_ways(self.network, self.passable, internal)
        found = {
            link
            for place, way in reached.items()
            for link in self._ground.touching[place]
            if owners[link] is None and (len(way) <= external or not links[link].external)
        }
        return tuple(sorted(found))

    def singles(self) -> Iterator[Building]:
        """Every link that can be paid for, built alone the cheapest way."""
        for link in self.affordable_links():
            way = self._cheapest_to(link)
            assert way is not None
            yield self.plan((Stretch(way, link),))

    # --- the second link

    def ends_after(self, first: Stretch) -> tuple[Places, ...]:
        """For each city where this first stretch may join the network: the cities that it ends in."""
        places = self._ground.places[first.link]
        return tuple(
            places - {place} for place in sorted(places) if self._leads_to(first.jumped, place)
        )

    def _leads_to(self, way: Way, place: int) -> bool:
        """Whether a way is one of those offered to a city (T-15)."""
        cheapest = self._cheapest.get(place)
        if cheapest is None or not 0 <= len(way) - len(cheapest) <= meta.MORE_JUMPS:
            return False
        if way == cheapest:
            return True
        return way in self._ground.ways(self.network, frozenset((place,)), self.passable)

    def ways_on(self, first: Stretch, link: int) -> tuple[Way, ...]:
        """The ways from an end of the first stretch to a second link, the cheapest first."""
        found = {
            way
            for ends in self.ends_after(first)
            for way in self._ground.ways(ends, self._ground.places[link], self.passable)
        }
        return tuple(sorted(found, key=lambda way: (len(way), way)))

    def seconds(self, first: Stretch) -> Iterator[Building]:
        """Every internal link that can follow and be paid for with it, the cheapest way each."""
        return self._seconds(first, self.ends_after(first))

    def _seconds(self, first: Stretch, ends_by_join: Sequence[Places]) -> Iterator[Building]:
        left = self.treasury - self.plan((first,)).cost - meta.LINK_COST
        if left < 0 or self._links[first.link].external:
            return
        jumps = left // meta.JUMP_FEE
        found: dict[int, Way] = {}
        for ends in ends_by_join:
            for place, way in self._ground.cheapest_ways(ends, self.passable, jumps).items():
                known = found.get(place)
                if known is None or (len(way), way) < (len(known), known):
                    found[place] = way
        onward = {link for place in found for link in self._ground.touching[place]}
        for link in sorted(onward):
            if self.state.owners[link] is None and link != first.link:
                if self._links[link].external:
                    continue
                way_on = _first(found, self._links[link].places)
                assert way_on is not None
                yield self.plan((first, Stretch(way_on, link)))

    def pairs(self) -> Iterator[Building]:
        """Two links for every first that leaves money for a second, each the cheapest way."""
        for link in self.affordable_links():
            if self._links[link].external:
                continue
            ends_by_way: dict[Way, list[Places]] = {}
            for place in self._links[link].places:
                if place in self._cheapest:
                    ends = self._ground.places[link] - {place}
                    ends_by_way.setdefault(self._cheapest[place], []).append(ends)
            for way, ends_by_join in ends_by_way.items():
                yield from self._seconds(Stretch(way, link), ends_by_join)

    # --- paths

    def read(self, path: Path) -> Building | Illegal:
        """The building that a path stands for, or why there is none."""
        parts = self._split(path)
        if isinstance(parts, Illegal):
            return parts
        refused = self._order_refusal(parts)
        if refused is not None:
            return refused
        building = self.plan(parts)
        if building.cost > self.treasury:
            return Illegal("treasury-short", needed=building.cost, treasury=self.treasury)
        return building

    def branches(self, path: Path) -> Path:
        """The links that a path could go on with, and `END` where it may; nothing where it must.

        May hold more than is allowed: it keeps a path short to write down.
        """
        built = [number for number, link in enumerate(path) if self.state.owners[link] is None]
        stretch = path[built[-1] + 1 :] if built else path
        if built and not stretch:
            external = self._links[path[-1]].external
            if external or len(built) == meta.MOST_LINKS:
                return ()
        here = self._ground.places[path[-1]] if path else self.network
        onward = {link for place in here for link in self._ground.touching[place]}
        links = sorted(
            link
            for link in onward
            if self.state.owners[link] != self.railroad
            and link not in stretch
            and link not in {path[number] for number in built}
        )
        return (END, *links) if built and not stretch else tuple(links)

    def _split(self, path: Path) -> tuple[Stretch, ...] | Illegal:
        """The stretches of a path: each some links to jump and one to build."""
        parts: list[Stretch] = []
        jumped: list[int] = []
        for link in path:
            if not 0 <= link < len(self._links):
                return Illegal("unknown-link", link=link)
            owner = self.state.owners[link]
            if owner == self.railroad:
                return Illegal("link-own", link=link)
            if owner is not None:
                jumped.append(link)
                continue
            parts.append(Stretch(tuple(jumped), link))
            jumped = []
        if jumped or not parts:
            return Illegal("path-builds-nothing")
        return tuple(parts)

    def _order_refusal(self, parts: tuple[Stretch, ...]) -> Illegal | None:
        """Why these stretches are no turn's building, whatever they cost (T-13, T-14)."""
        links = [part.link for part in parts]
        if len(parts) > meta.MOST_LINKS:
            return Illegal("too-many-links", most=meta.MOST_LINKS)
        if len(set(links)) < len(links):
            return Illegal("link-twice", link=links[0])
        external = [link for link in links if self._links[link].external]
        if len(parts) == 1:
            return self._first_refusal(parts[0])
        if external:
            return Illegal("external-alone", link=external[0])
        return self._second_refusal(*parts)

    def _first_refusal(self, part: Stretch) -> Illegal | None:
        """Why a link cannot be joined to the network over these jumps, alone."""
        cheapest = self._cheapest_to(part.link)
        if cheapest is None:
            return Illegal("link-unreachable", link=part.link)
        if part.jumped == cheapest or part.jumped in self.ways_to(part.link):
            return None
        return Illegal("way-not-offered", link=part.link)

    def _is_cheapest(self, first: Stretch, second: Stretch) -> bool:
        """Whether both links are reached the cheapest way, as nearly always: no other need be found."""
        places = self._ground.places[first.link]
        for join in places:
            if self._cheapest.get(join) == first.jumped:
                ends, jumps = places - {join}, len(second.jumped)
                ways = self._ground.cheapest_ways(ends, self.passable, jumps)
                if _first(ways, self._links[second.link].places) == second.jumped:
                    return True
        return False

    def _second_refusal(self, first: Stretch, second: Stretch) -> Illegal | None:
        """Why a second link cannot start where the first ended, over these jumps."""
        if self._is_cheapest(first, second):
            return None
        ends_by_join = self.ends_after(first)
        if not ends_by_join:
            return self._first_refusal(first) or Illegal("way-not-offered", link=first.link)
        ways = self.ways_on(first, second.link)
        if second.jumped in ways:
            return None
        return Illegal("way-not-offered" if ways else "link-unreachable", link=second.link)


def _first(ways: Mapping[int, Way], places: Iterable[int]) -> Way | None:
    """The cheapest of the ways to some places; None if no way leads to any of them."""
    reached = [ways[place] for place in places if place in ways]
    return min(reached, key=lambda way: (len(way), way), default=None)
