"""Headless games of three bots, as `roundhouse arena` plays them."""

from __future__ import annotations

from time import perf_counter

from roundhouse.app.boards import board
from roundhouse.app.games import GAMES
from roundhouse.bots.arena import play_game

SEATS = ("greedy", "greedy", "random")
GAMES_PLAYED = 20


def measure_games(game_id: str) -> list[float]:
    """Seconds that each game takes, on one core; the board is compiled beforehand."""
    game = GAMES[game_id]
    options = game.full_options({}, len(SEATS))
    rules = game.rules(board(game.map_for(options)), options, len(SEATS))
    seconds = []
    for number in range(GAMES_PLAYED):
        start = perf_counter()
        play_game(game_id, rules, game.facts, SEATS, f"bench/{number}")
        seconds.append(perf_counter() - start)
    return seconds
