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


class Given(msgspec.Struct, frozen=True, kw_only=True, rename="camel", omit_defaults=True):
    """What a route gives: fields that have nothing to say are left out."""


class Asked(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):  # fmt: skip
    """What a route takes, from the path and the query, or from the body."""


class Languages(StrEnum):
    """Which languages texts are given in."""

    EN = "en"
    ZH = "zh"
    BOTH = "both"

    @property
    def wanted(self) -> tuple[Lang, ...]:
        """The languages, one or both."""
        return tuple(Lang) if self is Languages.BOTH else (Lang(self),)


class Cost(StrEnum):
    """How much work an answer is: each has its own limit of requests."""

    LIGHT = "light"
    HEAVY = "heavy"


def meant(en: str, zh: str, *, by_comma: bool = False, **limits: Any) -> Meta:
    """What a parameter or field means, in both languages, with its limits as `Meta` has them.

    A list that is `by_comma` may be written in one parameter, with commas.
    """
    extra = {"by_comma": True} if by_comma else None
    return Meta(description=en, extra_json_schema={"x-description-zh": zh}, extra=extra, **limits)


Number = Annotated[
    str,
    meant("A number: 7, 704, 704.5 or 704.5a.", "编号：7、704、704.5或704.5a。", max_length=40),
]
EditionKey = Annotated[
    str,
    meant(
        "The edition's date, the beginning of one, or a set's code; else the default edition.",
        "版本日期或其开头，或系列代码；省略时为默认版本。",
        max_length=40,
    ),
]
LanguageChoice = Annotated[Languages, meant("The languages of the texts.", "文字的语言。")]
PageNumber = Annotated[int, meant("The page, from 1.", "页码，从1起。", ge=1, le=200)]
PageSize = Annotated[int, meant("How many on a page.", "每页条数。", ge=1, le=100)]


class InEdition(Asked, frozen=True, kw_only=True):
    """What every route takes."""

    edition: EditionKey = ""
    lang: LanguageChoice = Languages.BOTH


@dataclass(frozen=True, slots=True)
class Route:
    """One address of the API. `path` is written as Flask writes it: `/rules/<number>`.

    `answer` makes a value of the type `gives` from the application's desk and a value of `takes`.
    `example` is an address to try. A POST takes its values from a JSON body, or from plain text as
    the field `body`. `fails` are statuses beside those that every route has.
    """

    path: str
    takes: type[Asked]
    gives: Any
    answer: Callable[[Desk, Any], object]
    about: Bilingual
    example: str = ""
    method: str = "GET"
    body: str = ""
    cost: Cost = Cost.LIGHT
    fails: tuple[str, ...] = ()
