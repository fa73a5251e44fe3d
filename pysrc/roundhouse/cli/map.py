"""`roundhouse map`: check, export and measure a map."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from dataclasses import asdict, replace
from itertools import combinations
from pathlib import Path

from roundhouse.app.boards import maps_root
from roundhouse.cli.terminal import (
    CommandError,
    Commands,
    Runner,
    add_json_option,
    choose,
    print_json,
)
from roundhouse.maps.board import map_hash
from roundhouse.maps.compile import compile_map
from roundhouse.maps.faults import Fault, FaultyMapError
from roundhouse.maps.linkmap import LinkMap
from roundhouse.maps.links.compile import compile_links
from roundhouse.maps.links.rows import LinkTables
from roundhouse.maps.mapdef import MapDef
from roundhouse.maps.network import Network
from roundhouse.maps.rows import MapTables
from roundhouse.maps.sources import Tables, read_map

Json = dict[str, object]


def add_to(commands: Commands) -> None:
    """Add `map check`, `map export` and `map distance`."""
    parser = commands.add_parser("map", help="check, export and measure a map")
    actions = parser.add_subparsers(required=True, metavar="action")
    add_json_option(_add(actions, "check", "say what is in a map, or what is wrong", run_check))
    add_json_option(_add(actions, "export", "print a whole map", run_export))
    distance = _add(actions, "distance", "fewest mileposts between two cities", run_distance)
    distance.add_argument("start", metavar="FROM", help="id of a city, as in cities.csv")
    distance.add_argument("goal", metavar="TO", help="id of a city, as in cities.csv")
    add_json_option(distance)


def run_check(options: argparse.Namespace) -> int:
    """Print the size and hash of a sound map, or every fault of another."""
    tables = _read_or_blame(options)
    if tables is None:
        return 1
    summary = summarize(tables)
    if options.json:
        print_json(summary)
    else:
        print("\n".join(f"{name:<10} {value}" for name, value in summary.items()))
    return 0


def run_export(options: argparse.Namespace) -> int:
    """Print a whole map, by the ids of its source tables."""
    tables = _read_or_blame(options)
    if tables is None:
        return 1
    exported = export(tables)
    if options.json:
        print_json(exported)
    else:
        for table, rows in exported.items():
            print(f"{table}: {len(rows) if isinstance(rows, list) else rows}")
    return 0


def run_distance(options: argparse.Namespace) -> int:
    """Print the fewest mileposts between two cities."""
    tables = _read_or_blame(options)
    if tables is None:
        return 1
    if isinstance(tables, LinkTables):
        raise CommandError(f"{tables.meta.id} is a map of links, which has no mileposts")
    board = compile_map(tables).board
    points = {city.id: city.point for city in board.cities}
    start = choose("city", options.start, points)
    goal = choose("city", options.goal, points)
    mileposts = Network(board).distance(points[start], points[goal])
    if options.json:
        print_json({"from": start, "to": goal, "mileposts": mileposts})
    else:
        print(mileposts)
    return 0


def _read_or_blame(options: argparse.Namespace) -> Tables | None:
    """The tables of the map asked for; None once its faults are printed."""
    folder = find_folder(options)
    try:
        return read_map(folder)
    except FaultyMapError as error:
        _print_faults(folder, error, as_json=options.json)
        return None


def find_folder(options: argparse.Namespace) -> Path:
    """The folder of the map asked for: a path as it stands, an id below `--maps`."""
    name: str = options.map
    if os.sep in name or name in (".", ".."):
        folder = Path(name)
        if not folder.is_dir():
            raise CommandError(f"no such folder: {name}")
        return folder
    root: Path = options.maps or maps_root()
    if not root.is_dir():
        raise CommandError(f"no such folder: {root}")
    known = [folder.name for folder in root.iterdir() if folder.is_dir()]
    return root / choose("map", name, known)


def summarize(tables: Tables) -> Json:
    """How much of everything a map has, and the hash of what rules read."""
    if isinstance(tables, LinkTables):
        return _summarize_links(compile_links(tables))
    return _summarize_track(tables, compile_map(tables).board)


def _summarize_links(board: LinkMap) -> Json:
    external = sum(place.external for place in board.places)
    return {
        "cities": len(board.places) - external,
        "external": external,
        "links": len(board.links),
        "hash": map_hash(board),
    }


def _summarize_track(tables: MapTables, board: MapDef) -> Json:
    return {
        "cities": len(board.cities),
        "dots": sum(place.role == "dot" for place in tables.places),
        "junctions": sum(place.role == "junction" for place in tables.places),
        "railroads": len(board.railroads),
        "pairs": len(tables.payoffs),
        "sections": len(board.sections),
        "regions": len(board.regions),
        "twins": len(tables.twins),
        "hash": map_hash(board),
    }


def export(tables: Tables) -> Json:
    """A map as lists of plain values, in the compiled order, by the ids of its tables."""
    if isinstance(tables, LinkTables):
        return _export_links(tables, compile_links(tables))
    return _export_track(tables, compile_map(tables).board)


def _export_links(tables: LinkTables, board: LinkMap) -> Json:
    ids = [place.id for place in board.places]
    names = {row.id: row.name for row in tables.cities}
    return {
        "map": board.id,
        "name": tables.meta.name,
        "hash": map_hash(board),
        "cities": [
            {"id": place.id, "name": names[place.id], "external": place.external}
            for place in board.places
        ],
        "links": [
            {"cities": [ids[place] for place in link.places]}
            | {key: getattr(link, key) for key in ("value", "external", "from_moscow")}
            for link in board.links
        ],
    }


def _export_track(tables: MapTables, board: MapDef) -> Json:
    points = [point.id for point in board.points]
    network = Network(board)
    return {
        "map": board.id,
        "name": tables.meta.name,
        "hash": map_hash(board),
        "cities": [
            {"id": row.id, "name": row.name, "region": row.region}
            for row in sorted(tables.cities, key=lambda row: row.id)
        ],
        "railroads": [
            {"id": row.id, "name": row.name, "price": row.price}
            for row in sorted(tables.railroads, key=lambda row: row.id)
        ],
        "payoffs": [
            [a.id, b.id, board.payoffs[later][earlier]]
            for (earlier, a), (later, b) in combinations(enumerate(board.cities), 2)
        ],
        "destinations": list(_chart_cells(tables)),
        "twins": [[row.a, row.b] for row in tables.twins],
        "sections": [
            [points[section.a], points[section.b], board.railroads[section.railroad].id]
            for section in board.sections
        ],
        "distances": [
            [a.id, b.id, network.distance(a.point, b.point)]
            for a, b in combinations(board.cities, 2)
        ],
    }


def _chart_cells(tables: MapTables) -> Iterator[Json]:
    for row in tables.destinations:
        for white_sum, result in enumerate(row.results, start=2):
            yield {"table": row.table, "parity": row.parity, "sum": white_sum, "result": result}


def _add(actions: Commands, name: str, purpose: str, run: Runner) -> argparse.ArgumentParser:
    parser = actions.add_parser(name, help=purpose, description=purpose)
    parser.add_argument("map", help="id of a map, or the path of its folder")
    parser.add_argument("--maps", type=Path, metavar="DIR", help="folder in which maps are found")
    parser.set_defaults(run=run)
    return parser


def _print_faults(folder: Path, error: FaultyMapError, *, as_json: bool) -> None:
    """Print faults with the path of their files as a person here would write it."""
    here = Path(os.path.relpath(folder))
    shown = folder if here.parts[:1] == ("..",) else here
    faults: list[Fault] = [replace(fault, file=str(shown / fault.file)) for fault in error.faults]
    if as_json:
        print_json({"faults": [asdict(fault) for fault in faults]})
    else:
        print("\n".join(str(fault) for fault in faults))
