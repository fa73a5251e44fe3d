"""What each game's advice is in words, for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from roundhouse.cli.playthrough import Words
from roundhouse.core.codec import Json

Advice = dict[str, Any]
# a heading and what stands beside it
Line = tuple[str, str]

COAST_REASONS = {
    "shortest": "no way is shorter",
    "detour": "{mileposts} mileposts longer than the shortest way",
    "less": "saves {saves} to {payee}{leads} ({fees} of fees in all)",
    "free": "no fee on the whole way",
    "arrives": "this roll arrives",
    "old-rate": "the {railroad} is ridden at an old rate",
    "paid": "{payee} has been paid this turn already",
    "fallback": "nothing better than the shortest way was found within the budget",
}

SIBERIA_ACTIONS = {
    "bid": "bid {amount}",
    "pass_bid": "pass, and leave the auction",
    "claim": "claim {link}, and set the value to {value}",
    "buy": "buy a share of {railroad}",
    "buy_two": "buy a share each of {railroads}, with the extra for {extra}",
    "build": "build for {railroad} by way of {links}",
    "pass": "pass",
}
SIBERIA_REASONS = {
    "dividend": "a dividend of {railroad} pays ${amount[1]}, before ${amount[0]}",
    "value": "the value of {railroad} rises from {value[0]} to {value[1]}",
    "nationalization-risk": "{railroad} stands {spaces} spaces above the marker at {marker}: "
    "{survival} % of its future may be hoped for",
    "claim": "the first link is {link}, the value {value}",
    "goes-public": "{railroad} is public with this share",
    "jump-fee": "{payee} is paid {amount} for jumps",
    "next-dividend": "the next dividend, in {turns_left} moves of the timing marker, pays ${income}",
    "brings-dividend": "it brings dividend {number}",
    "bid-worth": "{railroad} is worth up to ${limit}: the second share is to be paid for too",
    "bid-too-high": "${least} is more than the ${limit} that {railroad} is worth",
}


def _tell_coast(words: Words, advice: Advice) -> Iterator[Line]:
    yield "this leg", words.ride(advice["path"])
    yield "whole route", _describe_route(words, advice)
    for number, other in enumerate(advice["alternatives"], start=1):
        yield f"or {number}", _describe_route(words, other)
    for reason in advice["reasons"]:
        for line in _explain_route(words, reason):
            yield "because", line


def _describe_route(words: Words, route: Advice) -> str:
    figures = f"fees ${route['fees']:,}, {route['turns']} turns, together ${route['cost']:,}"
    return f"{words.ride(route['route'])}: {figures}"


def _explain_route(words: Words, reason: Advice) -> list[str]:
    known = dict(reason)
    kinds = [reason["kind"]] if reason["kind"] != "cheaper" else []
    if "saves" in reason:
        kinds.append("less")
        known |= {"leads": ", who leads" if reason["leads"] else ""}
        known |= {name: f"${reason[name]:,}" for name in ("saves", "fees")}
    if "payee" in reason:
        known["payee"] = words.name(reason["payee"])
    return [COAST_REASONS[kind].format_map(known) for kind in kinds]


def _tell_siberia(words: Words, advice: Advice) -> Iterator[Line]:
    yield "to do", _describe_action(words, advice["action"])
    if advice["gain"] is not None:
        yield "gain", f"${advice['gain']} against the best rival, as far as can be expected"
    for number, other in enumerate(advice["alternatives"], start=1):
        less = "" if other["less"] is None else f" (${other['less']} less)"
        yield f"or {number}", f"{_describe_action(words, other['action'])}{less}"
    for reason in advice["reasons"]:
        template = SIBERIA_REASONS[reason["kind"]]
        # amounts before and after stand in pairs, which the template takes apart
        pairs = {name: value for name, value in reason.items() if isinstance(value, list)}
        others = {name: value for name, value in reason.items() if name not in pairs}
        yield "because", words.fill(template, others, **pairs)


def _describe_action(words: Words, action: dict[str, Json]) -> str:
    details = dict(action)
    if "path" in details:
        # not a train's way, but links jumped and built
        details["links"] = details.pop("path")
    return words.fill(SIBERIA_ACTIONS[action["type"]], details)


TELL: dict[str, Callable[[Words, Advice], Iterator[Line]]] = {
    "coast": _tell_coast,
    "siberia": _tell_siberia,
}
