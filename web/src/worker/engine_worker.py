"""What PyScript runs in the worker named `engine`: the page calls the exported functions."""

from roundhouse.worker import fetch_pydantic as fetch_pydantic
from roundhouse.worker import handle as handle

__export__ = ["fetch_pydantic", "handle"]
