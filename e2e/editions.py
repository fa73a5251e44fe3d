"""A second edition of the built page, as the next release would be: every address and hash another one."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
from pathlib import Path

LIST = re.compile(r'\[\{"integrity":.*?\}\]')
SECOND = "edition-0123456789"
ASSETS = "assets-of-the-second"
TEXTS = (".html", ".js", ".mjs")


def make_second_edition(first: Path, folder: Path) -> Path:
    """Copy a built page into `folder` and make another edition of it, service worker included."""
    shutil.copytree(first, folder)
    (edition,) = folder.glob("edition-*")
    edition.rename(folder / SECOND)
    (folder / "assets").rename(folder / ASSETS)
    for path in folder.rglob("*"):
        if path.suffix in TEXTS and "runtime-" not in str(path):
            text = path.read_text(encoding="utf-8")
            changed = text.replace(edition.name, SECOND).replace("assets/", f"{ASSETS}/")
            path.write_text(changed, encoding="utf-8")
    _list_again(folder)
    return folder


def kept_files(page: Path) -> list[dict[str, str | None]]:
    """What the service worker of a built page keeps: `url`, `revision` and `integrity` of each file."""
    (listed,) = LIST.findall((page / "sw.js").read_text(encoding="utf-8"))
    files: list[dict[str, str | None]] = json.loads(listed)
    return files


def _list_again(folder: Path) -> None:
    listed = [
        {
            "revision": entry["revision"] and hashlib.md5(body).hexdigest(),
            "url": entry["url"],
            "integrity": f"sha256-{base64.b64encode(hashlib.sha256(body).digest()).decode()}",
        }
        for entry in kept_files(folder)
        for body in [(folder / str(entry["url"])).read_bytes()]
    ]
    worker = folder / "sw.js"
    text = worker.read_text(encoding="utf-8")
    worker.write_text(LIST.sub(lambda _: json.dumps(listed), text), encoding="utf-8")
