"""Records that come from outside: checked by pydantic before the codec reads them.

pydantic is imported here and not before: in the browser it has to be fetched first
(`worker.fetch_pydantic`), and no boot may wait for that.
"""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any

from roundhouse.core.errors import Unreadable
from roundhouse.core.record import Record, decode_record

if TYPE_CHECKING:
    from pydantic import BaseModel

# The longest games take some 300 kB; what is much larger is no record of ours.
MOST_CHARACTERS = 4_000_000


def read_outside_record(text: str) -> Record:
    """The record in a text from outside. Raises `Unreadable` with a code and where the fault is."""
    from pydantic import ValidationError  # noqa: PLC0415

    if len(text) > MOST_CHARACTERS:
        raise Unreadable("record-too-large", length=len(text), most=MOST_CHARACTERS)
    try:
        _checked_record().model_validate_json(f'{{"record":{text}}}')
    except ValidationError as error:
        fault = error.errors(include_url=False, include_input=False)[0]
        path = ".".join(str(step) for step in fault["loc"][1:])
        raise Unreadable("record-malformed", path=path, expected=fault["type"]) from error
    return decode_record(json.loads(text))


@cache
def _checked_record() -> type[BaseModel]:
    """A model around `Record`: its strictness holds for all dataclasses inside (extra keys: the codec)."""
    from pydantic import ConfigDict, create_model  # noqa: PLC0415

    settings: Any = ConfigDict(strict=True)
    return create_model("Outside", __config__=settings, record=(Record, ...))
