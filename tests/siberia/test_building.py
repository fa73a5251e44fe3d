"""Links, jumps, what they cost and what they bring: T-4, T-14 to T-16."""

from __future__ import annotations

import pytest

from roundhouse.core.ledger import Transfer
from roundhouse.games.siberia.stock import marks_passed
from tests.siberia.positions import PlayedTable, Position, position, small_map


def described(treasury: int = 40, **lines: str) -> Position:
    """Red at a, blue and green where the test says."""
    found = position().railroad("red", (2, 1, 0), links=lines.pop("red", "m-a"), treasury=treasury)
    for name, links in lines.items():
        found.railroad(name, (1, 2, 0), links=links, treasury=5)
    return found


# --- T-4


def test_t4_a_link_of_three_cities_joins_all_of_them() -> None:
    table = described(red="m-d").table().build("red", "d-k-l")
    table.passes(2)
    assert table.owner("d-k-l") == "red"
    # both far ends are the network's now
    table.build("red", "l-h")
    assert table.owner("l-h") == "red"


def test_t4_a_link_belongs_to_one_railroad_for_ever() -> None:
    table = described(blue="m-b a-b").table()
    # another's link is jumped, not built
    assert table.build_refusal("red", "a-b") == "path-builds-nothing"
    assert table.build_refusal("red", "m-a") == "link-own"


# --- T-14: reaching


def test_t14_touching_the_network_is_reaching() -> None:
    table = described().table()
    assert table.build_refusal("red", "e-f") == "link-unreachable"
    table.build("red", "a-e")


def test_t14_over_links_of_others_one_jump_each() -> None:
    table = described(blue="m-b b-i").table()
    assert table.build_refusal("red", "i-j") == "way-not-offered"
    assert table.build_refusal("red", "b-i i-j") == "way-not-offered"
    table.build("red", "m-b b-i i-j")
    assert table.told("jumped") == [
        {"railroad": "red", "payee": "blue", "links": table.path("m-b b-i"), "amount": 4}
    ]


def test_t14_a_link_of_many_cities_is_one_jump() -> None:
    table = described(blue="m-d d-k-l").table().build("red", "m-d d-k-l l-h")
    assert table.told("jumped")[0]["amount"] == 4
    # the other way about, from k
    table = described(red="d-k-l", blue="l-h").table()
    table.build("red", "l-h g-h")
    assert table.told("jumped")[0]["amount"] == 2


def test_t14_a_second_link_may_be_reached_by_jumping_from_an_end() -> None:
    table = described(blue="m-b b-i").table()
    table.build("red", "a-b b-i i-j")
    assert [told["link"] for told in table.told("built")] == table.path("a-b i-j")
    assert table.told("jumped")[0]["links"] == table.path("b-i")


def test_t14_own_links_are_no_way_on_from_an_end() -> None:
    """The second link starts at an end of the first or over others' links, not over one's own."""
    table = described(red="m-a a-b b-i").table()
    assert table.build_refusal("red", "a-e i-j") == "link-unreachable"


def test_t14_the_city_where_the_first_link_joins_is_no_end() -> None:
    """To go on from a, the first link has to be joined at b: here by a jump."""
    table = described(red="m-a", blue="m-b").table()
    assert table.build_refusal("red", "a-b a-e") == "link-unreachable"
    table.build("red", "m-b a-b a-e")
    assert table.told("jumped")[0]["links"] == table.path("m-b")


def test_t14_a_network_in_two_pieces_reaches_from_both() -> None:
    table = described(red="m-a i-j", blue="m-b").table()
    table.build("red", "b-i")


# --- T-15: costs


def costs(table: PlayedTable) -> list[Transfer]:
    return list(table.transfers)


def test_t15_an_internal_link_costs_four_and_two_a_jump() -> None:
    table = described(treasury=40, blue="m-b", green="b-i").table()
    table.build("red", "m-b b-i i-j")
    red, blue, green = 3, 4, 5
    assert costs(table) == [
        Transfer(red, None, 4, "link"),
        Transfer(red, blue, 2, "jump"),
        Transfer(red, green, 2, "jump"),
    ]
    assert table.railroad("red").treasury == 32
    assert table.railroad("blue").treasury == table.railroad("green").treasury == 7


def test_t15_an_external_link_costs_eight_and_four_a_jump() -> None:
    table = described(treasury=40, blue="m-c").table().build("red", "m-c c-X")
    assert table.railroad("red").treasury == 40 - 8 - 4
    assert table.railroad("blue").treasury == 5 + 4


def test_t15_links_of_a_nationalized_railroad_are_jumped_for_the_bank() -> None:
    table = described(blue="m-b").status("blue", "nationalized").table()
    table.build("red", "m-b b-i")
    assert table.told("jumped")[0]["payee"] is None
    assert table.railroad("red").treasury == 40 - 4 - 2


TWO_WAYS = small_map("m-a 2, a-b 2, a-c 2, b-d 2, c-d 2, d-e 3, b-c 2")


def test_t15_the_cheapest_way_first_and_others_with_up_to_two_more_jumps() -> None:
    table = (
        position(TWO_WAYS)
        .railroad("red", (2, 0, 0), links="m-a", treasury=40)
        .railroad("blue", (1, 2, 0), links="a-b b-d")
        .railroad("green", (1, 2, 0), links="a-c c-d b-c")
        .table()
    )
    preview = table.rules.preview(
        table.state, {"type": "build", "railroad": "red", "path": table.path("a-b b-d d-e")}
    )
    ways = [way["jumped"] for way in preview["ways"]]
    assert ways[:2] == [table.path("a-b b-d"), table.path("a-c c-d")]
    assert ways == sorted(ways, key=lambda way: (len(way), way))
    assert table.path("a-b b-c c-d") in ways
    assert max(len(way) for way in ways) <= 4
    (payee,) = [fee["payee"] for fee in preview["ways"][1]["fees"]]
    assert payee == "green"
    # who is paid is the player's choice
    table.build("red", "a-c c-d d-e")
    assert table.railroad("green").treasury == 4


def test_t15_a_way_uses_no_link_twice_and_not_three_jumps_too_many() -> None:
    row = small_map("m-a 2, a-b 2, b-c 2, c-d 2, a-e 2, e-f 2, f-g 2, g-c 2, h-d 2, a-k 2")
    table = (
        position(row)
        .railroad("red", (2, 0, 0), links="m-a", treasury=40)
        .railroad("blue", (1, 2, 0), links="a-b b-c a-e e-f f-g g-c")
        .table()
    )
    # four jumps where two do
    table_after = table.rules.apply(
        table.state,
        {"type": "build", "railroad": "red", "path": table.path("a-e e-f f-g g-c c-d")},
        None,  # type: ignore[arg-type]
    )
    assert table_after.state.railroads[0].treasury == 40 - 4 - 8
    assert table.build_refusal("red", "a-b a-b a-k") == "way-not-offered"
    # to b: one jump, or five
    assert table.build_refusal("red", "a-e e-f f-g g-c b-c c-d") == "way-not-offered"


# --- T-16: what it brings


@pytest.mark.parametrize(
    ("before", "after", "marks"),
    [
        (5, 9, ()),
        (9, 10, (10,)),
        (10, 14, ()),
        (14, 20, (15, 20)),
        (66, 70, (70,)),
        (69, 70, (70,)),
        (0, 70, (10, 15, 20, 26, 32, 38, 44, 51, 59, 66, 70)),
    ],
)
def test_t16_marks_that_an_income_reaches_or_passes(
    before: int, after: int, marks: tuple[int, ...]
) -> None:
    assert marks_passed(before, after) == marks


def test_t16_one_link_that_passes_two_marks_is_two_steps() -> None:
    board = small_map("m-a 2, a-b 6")
    table = position(board).railroad("red", (2, 0, 0), links="m-a", treasury=9, income=14, value=30)
    played = table.table().build("red", "a-b")
    line = played.railroad("red")
    assert (line.income, line.value) == (20, 36)
    assert played.told("value_rose") == [
        {
            "railroad": "red", "before": 28, "after": 36, "steps": 2, "reason": "income",
            "marks": [15, 20],
        }
    ]  # fmt: skip
    assert played.state.timing == 0


def test_t16_two_links_bring_one_step_more_and_move_the_timing_marker() -> None:
    table = described(treasury=8).table().build("red", "a-b b-c")
    line = table.railroad("red")
    assert (line.income, line.value, line.treasury) == (9, 32, 0)
    assert table.state.timing == 1


def test_t16_an_external_link_too() -> None:
    table = described(red="m-c", treasury=8).table().build("red", "c-X")
    line = table.railroad("red")
    assert (line.income, line.value, line.treasury) == (9, 32, 0)
    assert table.state.timing == 1


def test_t16_income_is_seventy_at_most() -> None:
    found = position().railroad("red", (2, 0, 0), links="m-a", treasury=9, income=69, value=66)
    table = found.table().build("red", "a-e")
    assert table.railroad("red").income == 70
    table.passes(2)
    value = table.railroad("red").value
    table.build("red", "a-b")
    assert (table.railroad("red").income, table.railroad("red").value) == (70, value)


def test_t16_a_value_of_seventy_five_stays() -> None:
    found = position().railroad("red", (2, 0, 0), links="m-a", treasury=9, income=40, value=75)
    table = found.table().build("red", "a-b b-c")
    assert table.railroad("red").value == 75
    assert table.told("value_rose") == []


def test_t15_the_second_link_too_may_be_reached_by_a_dearer_way() -> None:
    board = small_map("m-a 2, a-b 3, b-d 2, b-c 2, c-d 2, d-e 3")
    described = position(board).railroad("red", (2, 0, 0), links="m-a", treasury=40)
    described.railroad("blue", (0, 2, 0), links="b-d", treasury=0)
    described.railroad("green", (0, 0, 2), links="b-c c-d", treasury=0)
    cheap = described.table().build("red", "a-b b-d d-e")
    assert cheap.railroad("blue").treasury == 2
    table = described.table().build("red", "a-b b-c c-d d-e")
    assert table.owner("d-e") == "red"
    assert table.railroad("green").treasury == 2 * 2
    assert table.railroad("red").treasury == 40 - 2 * 4 - 2 * 2
