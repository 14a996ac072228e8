"""Requests of one address are counted: 429 with Retry-After beyond the limit.

`API_LIMITS` in the configuration is `{"light": "300 per minute", "heavy": "30 per minute"}`; empty
turns limits off, as they are in tests. An operator sets them by JUDGE_API_LIMITS, which is the same
as JSON. Counts are kept in memory, for each process its own.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from math import ceil
from time import time
from typing import Any, TypeVar, cast

import limits
import msgspec
from flask import Flask, Response
from flask_limiter import HeaderNames, Limiter, RequestLimit
from flask_limiter.util import get_remote_address

from judge.errors import BadLimits
from web.api.route import Cost

_View = TypeVar("_View", bound=Callable[..., Any])
WAIT = "X-RateLimit-Reset-After"  # of each answer; Retry-After is only for those that are refused
_LIMITS = {Cost.LIGHT: "300 per minute", Cost.HEAVY: "30 per minute"}
_RIGHT = (  # what the operator may write
    'Write JSON like {"light": "300 per minute", "heavy": "30 per minute"}, or {} for no limit.',
    '应为形如 {"light": "300 per minute", "heavy": "30 per minute"} 的JSON；{} 表示不限制。',
)


def named() -> Mapping[str, str] | None:
    """The limits that JUDGE_API_LIMITS names, the usual ones beside them; `{}` is no limit.

    None where it is not set. Raises `BadLimits`.
    """
    told = os.environ.get("JUDGE_API_LIMITS")
    if told is None:
        return None
    try:
        found = msgspec.json.decode(told, type=dict[Cost, str])
        for limit in found.values():
            limits.parse(limit)
    except (ValueError, msgspec.MsgspecError) as error:
        raise BadLimits(
            f"JUDGE_API_LIMITS={told!r:.80} can't be read. {_RIGHT[0]}",
            f"无法读取JUDGE_API_LIMITS={told!r:.80}。{_RIGHT[1]}",
        ) from error
    return {str(cost): limit for cost, limit in (_LIMITS | found).items()} if found else {}


class Limits:
    """The limits of an application."""

    def __init__(self, app: Flask) -> None:
        told, usual = named(), {} if app.config.get("TESTING") else _LIMITS
        self._limits: Mapping[str, str] = app.config.get(
            "API_LIMITS", usual if told is None else told
        )
        self._limiter = Limiter(
            get_remote_address,
            app=app,
            storage_uri="memory://",
            headers_enabled=True,
            header_name_mapping={HeaderNames.RETRY_AFTER: WAIT},
        )

    def on(self, cost: Cost, view: _View) -> _View:
        """The view with the limit of what it costs, which all views of that cost share."""
        limit = self._limits.get(cost)
        if not limit:
            return view
        limited = self._limiter.shared_limit(limit, scope=str(cost), on_breach=_wait)
        return cast(_View, limited(view))


def _wait(limit: RequestLimit) -> Response:
    """How long to wait, in seconds."""
    return Response(headers={"Retry-After": str(max(1, ceil(limit.reset_at - time())))})
