"""Both halves become a website: pages for people. Shows what they hold and decides nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from web.app import create_app

__all__ = ["create_app"]


def __getattr__(name: str) -> Any:
    """`create_app`, when it is asked for: the Markdown extension needs no server."""
    if name != "create_app":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from web.app import create_app

    return create_app
