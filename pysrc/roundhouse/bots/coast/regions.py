"""Choosing a region: what a trip there pays, less what it costs to get there and away (C-8, C-32)."""

from __future__ import annotations

from fractions import Fraction

from roundhouse.bots.base import Action
from roundhouse.bots.coast.offers import Offers, choices
from roundhouse.bots.coast.outlook import Outlook, Thinking
from roundhouse.games.coast import actions


def choose_region(outlook: Outlook, offers: Offers) -> Thinking[Action]:
    """The region whose next city is worth most on average from where the train stands."""
    worth = yield from _worth_of_cities(outlook)
    ways, board = outlook.survey.ways, outlook.board

    def mean_worth(name: str) -> Fraction:
        region = board.regions.index(name)
        cities = [number for number, city in enumerate(board.cities) if city.region == region]
        total = sum(ways[city] * worth[city] for city in cities)
        return Fraction(total, sum(ways[city] for city in cities))

    # max keeps the first of equals, and offers come in a fixed order
    return {
        "type": actions.CHOOSE_REGION,
        "region": max(choices(offers[actions.CHOOSE_REGION]), key=mean_worth),
    }


def _worth_of_cities(outlook: Outlook) -> Thinking[list[int]]:
    """Dollars that a trip from here to each city comes to: payoff, fees, time and what follows."""
    player, setting = outlook.player, outlook.setting
    table = yield from outlook.costs_to(player.city)
    home = yield from outlook.costs_to(player.home)
    worth = []
    for city, there in enumerate(outlook.board.cities):
        if city == player.city:
            # the turn is lost (C-9)
            worth.append(-outlook.character.turn_value)
            continue
        payoff = setting.payoff(player.city, city)
        cost = table.at(there.point) + _toll_out_of(outlook, city)
        if outlook.in_hand + payoff >= setting.options.goal:
            cost += home.at(there.point)
        worth.append(payoff - cost)
    return worth


def _toll_out_of(outlook: Outlook, city: int) -> int:
    """The least fee that leaving a city takes: nothing where an own line calls."""
    tolls = outlook.tolls
    return min(
        tolls.entry[kind]
        for line, kind in enumerate(tolls.classes)
        if outlook.survey.lines[city] >> line & 1
    )
