"""A front end of its own for each test, and one game that bots have played to its end."""

from __future__ import annotations

import pytest

from tests.app.frontend import GREEDY, RANDOM, Answer, FrontEnd


@pytest.fixture
def front() -> FrontEnd:
    return FrontEnd()


@pytest.fixture(scope="session")
def finished() -> Answer:
    """The record of one whole game of bots."""
    front = FrontEnd()
    front.play_to_the_end(front.begin(seats=[GREEDY, RANDOM, GREEDY]))
    record: Answer = front.ask("export")["record"]
    return record
