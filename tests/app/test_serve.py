"""`roundhouse serve` where it cannot be done: said in a line, without a traceback."""

from __future__ import annotations

import socket

import pytest

from roundhouse.cli import serve
from roundhouse.cli.main import main

pytestmark = pytest.mark.native


@pytest.fixture(autouse=True)
def _page(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Any folder will do for a page that is never asked for."""
    monkeypatch.setattr(serve, "find_page", tmp_path_factory.getbasetemp)


@pytest.mark.parametrize("port", ["-1", "65536", "99999999"])
def test_a_port_that_cannot_be(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", port]) == 2
    assert "--port takes a number from 0 to 65535" in capsys.readouterr().err


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port)]) == 2
    assert f"port {port}: " in capsys.readouterr().err
