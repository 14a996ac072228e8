"""The data folder becomes what pages ask: the loaded library and the search over it."""

from __future__ import annotations

import logging
import os
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from flask import current_app

from corpus.library import Library
from corpus.shelf import Shelf
from web.engine import Engine
from web.frames import Frames
from web.search import Searching
from web.store import Store, place
from web.suggesting import Suggesting

NAME = "desk"
_log = logging.getLogger("judge.server")


@dataclass
class Desk:
    """What an application keeps between requests, opened when first asked for."""

    data: Path

    @cached_property
    def library(self) -> Library:
        """The shipped editions and those imported into the data folder."""
        found = Library.open(self.data / "documents")
        for error in found.damaged:
            _log.warning(str(error))
        return found

    @cached_property
    def shelf(self) -> Shelf:
        """The library with its editions compared."""
        return Shelf(self.library)

    @cached_property
    def searching(self) -> Searching:
        """The search over the library; its index is built if there is none yet."""
        return Searching(self.library, self.data / "index")

    @cached_property
    def frames(self) -> Frames:
        """The hits as they look, without what was looked for."""
        return Frames()

    @cached_property
    def store(self) -> Store:
        """The permalinks and reports; raises `StoreError` where their database is away."""
        return Store.open(place(self.data, os.environ))

    @cached_property
    def suggesting(self) -> Suggesting:
        """What the search box suggests, from the default edition."""
        return Suggesting(self.library.graph(), self.searching.spelled)

    @cached_property
    def engine(self) -> Engine:
        """What the judge carries out."""
        return Engine()


def desk() -> Desk:
    """The desk of the application that answers."""
    found = current_app.extensions[NAME]
    assert isinstance(found, Desk)
    return found
