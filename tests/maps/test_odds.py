"""How often the charts name a city that a railroad serves (C-7)."""

import pytest

from roundhouse.maps.mapdef import MapDef
from roundhouse.maps.odds import ALL_WAYS, service_ways

# percent of destinations, from published tables of the plain chart odds, which cut off what we round
PUBLISHED = {
    "PRR": 28.08, "ATSF": 23.51, "SP": 20.97, "NYC": 19.46, "BO": 16.84, "RI": 15.06, "CO": 14.62,
    "CBQ": 14.21, "LN": 13.15, "MILW": 11.57, "SOU": 10.82, "SLSF": 10.60, "NP": 10.33, "IC": 9.81,
    "CNW": 9.72, "SAL": 9.72, "GN": 9.56, "GMO": 9.12, "WP": 7.63, "ACL": 7.46, "NH": 6.94,
    "TP": 5.44, "BM": 5.20, "DRGW": 4.01, "RFP": 3.18,
}  # fmt: skip


@pytest.mark.parametrize("railroad", PUBLISHED)
def test_service_agrees_with_the_published_odds(usa: MapDef, railroad: str) -> None:
    ways = service_ways(usa)[usa.railroad_number(railroad)]
    assert abs(100 * ways / ALL_WAYS - PUBLISHED[railroad]) <= 0.02
