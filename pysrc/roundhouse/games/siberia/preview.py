"""Looks ahead at a drafted action: what it would lead to, and where a building may go on.

There is no chance after the first seat is drawn, so a whole action can be carried out on the spot
and told of before it is committed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from roundhouse.core.codec import Json
from roundhouse.core.drafts import read_path
from roundhouse.core.errors import Illegal, Unreadable
from roundhouse.core.offers import refusal
from roundhouse.games.siberia import flow, meta
from roundhouse.games.siberia.actions import BUILD
from roundhouse.games.siberia.construction import (
    Builder,
    Building,
    Path,
    Stretch,
    control_refusal,
)
from roundhouse.games.siberia.state import SiberiaState
from roundhouse.games.siberia.stock import advance, marks_passed, raised
from roundhouse.games.siberia.table import Setting, Table, railroad_id, railroad_number
from roundhouse.games.siberia.view import describe_forecast

if TYPE_CHECKING:
    from roundhouse.games.siberia.rules import SiberiaRules


def preview(rules: SiberiaRules, state: SiberiaState, draft: Json) -> dict[str, Json]:
    """What a draft amounts to. `complete`: it may be committed, and `events` tell what follows.

    A draft is an action; one to build may have a path that stops short, or none. Raises
    `Unreadable` for a draft that is no action, `Illegal` if it builds for no railroad there is.
    """
    action = _read_action(draft)
    refused = refusal(rules.offers(state), action)
    answer: dict[str, Json] = {
        "complete": refused is None,
        "refused": None if refused is None else {"code": refused.code, "params": refused.params},
        **_describe_outcome(rules, state, action, refused),
    }
    if action["type"] == BUILD and state.phase == "turn":
        answer |= _describe_building(rules.setting, state, action)
    return answer


def explain(rules: SiberiaRules, state: SiberiaState, draft: Json, link: int) -> Illegal | None:
    """Why a drafted building or claim cannot go on to a link, or None if it can."""
    action = _read_action(draft)
    if not 0 <= link < len(state.owners):
        raise Illegal("unknown-link", link=link)
    if state.phase == "claim":
        return _claim_objection(rules.setting, state, link)
    if state.phase != "turn":
        raise Illegal("nothing-to-build", phase=state.phase)
    railroad = _railroad_of(action)
    refused = control_refusal(state, state.seat, railroad)
    if refused is not None:
        return refused
    owner = state.owners[link]
    if owner is not None:
        return Illegal("link-built", link=link, railroad=railroad_id(owner))
    return _building_objection(Builder(rules.setting, state, railroad), _path_of(action), link)


def _claim_objection(setting: Setting, state: SiberiaState, link: int) -> Illegal | None:
    """Why an auction's winner may not claim a link (T-7, T-22)."""
    claim = state.claim
    assert claim is not None
    if link in flow.claimable(Table(setting, state), claim.railroad):
        return None
    if state.owners[link] is not None:
        return Illegal("link-built", link=link, railroad=railroad_id(state.owners[link]))
    if meta.RAILROADS[claim.railroad][2] == 1:
        return Illegal("link-not-from-moscow", link=link)
    if setting.board.links[link].external:
        return Illegal("link-external", link=link)
    return Illegal("link-touches-no-railroad", link=link)


def _building_objection(builder: Builder, path: Path, link: int) -> Illegal | None:
    """Why a path cannot go on to an unbuilt link, over whatever jumps."""
    if not path:
        cost = builder.least_cost(link)
        if cost is None:
            return Illegal("link-unreachable", link=link)
        if cost > builder.treasury:
            return Illegal("treasury-short", needed=cost, treasury=builder.treasury)
        return None
    read = builder.read(path)
    if isinstance(read, Illegal):
        return read
    ways = builder.ways_on(read.stretches[0], link) or ((),)
    longer = builder.read((*path, *ways[0], link))
    return longer if isinstance(longer, Illegal) else None


# --- a whole action


def _describe_outcome(
    rules: SiberiaRules, state: SiberiaState, action: dict[str, Json], refused: Illegal | None
) -> dict[str, Json]:
    """The events of an action that may be committed, and what the money comes to after them."""
    if refused is not None:
        return {"events": [], "cash": None, "treasuries": None, "next_dividend": None}
    outcome = rules.carry_out(state, action)
    after = outcome.state
    return {
        "events": [event.describe() for event in outcome.events],
        "cash": [player.cash for player in after.players],
        "treasuries": {
            meta.RAILROADS[number][0]: line.treasury for number, line in enumerate(after.railroads)
        },
        "next_dividend": describe_forecast(rules.setting, after),
    }


# --- a building


def _describe_building(
    setting: Setting, state: SiberiaState, action: dict[str, Json]
) -> dict[str, Json]:
    """What the path costs and gains, how it may go on, and the other ways to its last link."""
    railroad = _railroad_of(action)
    builder = Builder(setting, state, railroad)
    path = _path_of(action)
    read = builder.read(path) if path else None
    building = read if isinstance(read, Building) else None
    allowed = control_refusal(state, state.seat, railroad) is None
    goes_on = building is None or len(building.links) < meta.MOST_LINKS
    onward = _onward(builder, building) if allowed and goes_on else iter(())
    return {
        "railroad": railroad_id(railroad),
        "treasury": builder.treasury,
        "building": None if building is None else describe_building(setting, state, building),
        "next": [describe_building(setting, state, found) for found in onward],
        "ways": [] if building is None else _describe_ways(setting, state, builder, building),
    }


def _onward(builder: Builder, building: Building | None) -> Iterator[Building]:
    """The first links, or second ones after a first; each with what the whole would cost."""
    return builder.singles() if building is None else builder.seconds(building.stretches[0])


def _describe_ways(
    setting: Setting, state: SiberiaState, builder: Builder, building: Building
) -> list[Json]:
    """Every way to the last link that the treasury can pay for, the path's own among them (T-15)."""
    *before, last = building.stretches
    ways = builder.ways_on(before[0], last.link) if before else builder.ways_to(last.link)
    plans = (builder.plan((*before, Stretch(way, last.link))) for way in ways)
    return [
        describe_building(setting, state, plan) for plan in plans if plan.cost <= builder.treasury
    ]


def describe_building(setting: Setting, state: SiberiaState, building: Building) -> dict[str, Json]:
    """A building in figures: its path, who is paid what, and how income and value rise (T-16)."""
    links = setting.board.links
    line = state.railroads[building.railroad]
    income = line.income
    for link in building.links:
        income = raised(income, links[link].value)
    external = any(links[link].external for link in building.links)
    timing = external or len(building.links) > 1
    marks = marks_passed(line.income, income)
    return {
        "path": list(building.path),
        "links": list(building.links),
        "jumped": [link for part in building.stretches for link in part.jumped],
        "external": external,
        "cost": building.cost,
        "to_bank": building.bank,
        "fees": [
            {
                "payee": railroad_id(fee.payee),
                "links": list(fee.links),
                "amount": fee.amount,
            }
            for fee in building.fees
        ],
        "treasury_after": line.treasury - building.cost,
        "income": [line.income, income],
        "per_share": [line.per_share, -(-income // line.sold)],
        "marks": list(marks),
        "value": [line.value, advance(line.value, len(marks) + timing)],
        "timing": int(timing),
    }


# --- drafts


def _read_action(draft: Json) -> dict[str, Json]:
    if not isinstance(draft, dict) or not isinstance(draft.get("type"), str):
        raise Unreadable("request-unreadable", key="draft")
    return draft


def _railroad_of(action: dict[str, Json]) -> int:
    try:
        return railroad_number(action["railroad"])
    except KeyError:
        raise Illegal("unknown-railroad", name=str(action.get("railroad"))[:40]) from None


def _path_of(action: dict[str, Json]) -> Path:
    return read_path(action.get("path", []))
