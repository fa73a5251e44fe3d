"""What PyScript runs in the worker named `engine`: the page calls the exported functions."""

from roundhouse.worker import fetch_pydantic, handle

__all__ = ["fetch_pydantic", "handle"]
__export__ = __all__
