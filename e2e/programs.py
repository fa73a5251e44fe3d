"""Programs of the system that the tests need: those of this machine, or else its package is installed."""

from __future__ import annotations

import shutil
import subprocess
from functools import cache


def find_program(package: str, *names: str) -> str:
    """The path of an installed program, by any of its names; installs the system's package if there is none.

    Raises `RuntimeError` where that cannot be done.
    """
    found = _look_for(names)
    if found is None:
        _install(package)
        found = _look_for(names)
    if found is None:
        raise RuntimeError(f"{package} was installed but cannot be found")
    return found


def _look_for(names: tuple[str, ...]) -> str | None:
    return next(filter(None, map(shutil.which, names)), None)


def _install(package: str) -> None:
    try:
        _renew_lists()
        subprocess.run(["apt-get", "install", "-y", "-qq", package], check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise RuntimeError(f"this needs {package}; please install it") from error


@cache
def _renew_lists() -> None:
    subprocess.run(["apt-get", "update", "-qq"], check=True)
