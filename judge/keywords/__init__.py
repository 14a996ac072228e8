"""The keyword abilities that are carried out, one file each.

Every module of this package is read for its `KeywordAbility` constants: a new file is all that a
new keyword ability needs.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules

from judge.rules.rulebook import KeywordAbility


def _found() -> Iterator[KeywordAbility]:
    for module in sorted(iter_modules(__path__), key=lambda module: module.name):
        for value in vars(import_module(f"{__name__}.{module.name}")).values():
            if isinstance(value, KeywordAbility):
                yield value


KEYWORDS: tuple[KeywordAbility, ...] = tuple(_found())
