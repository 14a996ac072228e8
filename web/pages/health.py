"""What those ask who run the site: does it live, and is it ready to answer."""

from __future__ import annotations

from flask import Blueprint, jsonify
from flask.typing import ResponseReturnValue

from web.desk import desk
from web.store import StoreError

pages = Blueprint("health", __name__)


@pages.get("/healthz")
def live() -> ResponseReturnValue:
    """That the process answers."""
    return jsonify(status="ok")


@pages.get("/readyz")
def ready() -> ResponseReturnValue:
    """That rules are loaded and searched, and whether the database of permalinks answers.

    Without the database the site is ready: all but permalinks and reports does without it.
    """
    desk().searching.spelled("")
    return jsonify(status="ready", editions=list(desk().library.keys), store=_store())


def _store() -> str:
    try:
        desk().store.check()
    except StoreError:
        return "away"
    return "ok"
