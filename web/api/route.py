"""A route of the JSON API: what it takes, gives and says of itself, in one value.

From the table of routes both the server's addresses and the OpenAPI document are made, so that
they cannot drift apart.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from corpus.model import Bilingual, Lang
from web.desk import Desk


class Plain(msgspec.Struct, frozen=True, kw_only=True, rename="camel", omit_defaults=True):
    """What a route gives: fields that have nothing to say are left out."""


class Asked(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):  # fmt: skip
    """What a route takes, from the path, the query and the body."""


class Languages(StrEnum):
    """Which languages texts are given in."""

    EN = "en"
    ZH = "zh"
    BOTH = "both"

    @property
    def wanted(self) -> tuple[Lang, ...]:
        """The languages, one or both."""
        return tuple(Lang) if self is Languages.BOTH else (Lang(self),)


def meant(en: str, zh: str, **limits: Any) -> Meta:
    """What a parameter or field means, in both languages, with its limits as `Meta` has them."""
    extra = limits.pop("schema", {})
    return Meta(description=en, extra_json_schema={"x-description-zh": zh, **extra}, **limits)


EditionKey = Annotated[
    str,
    meant(
        "The edition's date, or the beginning of one; without it the default edition.",
        "版本日期，或其开头；省略时为默认版本。",
        max_length=40,
    ),
]
LanguageChoice = Annotated[
    Languages,
    meant("The language of the texts.", "文字的语言。"),
]


class InEdition(Asked, frozen=True):
    """What every route takes."""

    edition: EditionKey = ""
    lang: LanguageChoice = Languages.BOTH


@dataclass(frozen=True, slots=True)
class Route:
    """One address of the API. `path` is written as Flask writes it: `/rules/<number>`.

    `answer` makes a value of the type `gives` from the application's desk and a value of `takes`.
    """

    path: str
    takes: type[Asked]
    gives: Any
    answer: Callable[[Desk, Any], object]
    about: Bilingual
    method: str = "GET"
