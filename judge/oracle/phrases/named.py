"""Creatures that a scenario names by what they are: `3/3 creature with deathtouch`."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.abilities.bases import Amount
from judge.cards import CardType, Color
from judge.language import REJECTED, UNSAID, ListOf, Table, Template, t
from judge.oracle.phrases.tokens.kinds import Kind
from judge.values import Value

Size = tuple[Amount, Amount]


class NamedByText(Value):
    """A creature by its size, color, subtypes, types and keyword abilities."""

    size: Size
    colors: tuple[Color, ...] | None = None
    subtypes: tuple[str, ...] = ()
    types: tuple[CardType, ...] = (CardType.CREATURE,)
    keywords: tuple[Keyword, ...] = ()
    token: bool = False


def _named(size: Size, d: Kind, keywords: tuple[Keyword, ...] = (), token: bool = False) -> object:
    plain = all(isinstance(side, int) for side in size)
    if not plain or CardType.CREATURE not in d.k:
        return REJECTED
    return NamedByText(size, d.c, d.b, d.k, keywords, token)


def _row(kind: str, token: bool, keywords: bool) -> Template:
    """The row of a creature, or of a token, with keyword abilities or without any."""

    def unmake(value: object) -> dict[str, object] | None:
        if not isinstance(value, NamedByText) or value.token is not token:
            return None
        if bool(value.keywords) is not keywords:
            return None
        of = Kind(value.colors, value.subtypes, value.types)
        fields: dict[str, object] = {"size": value.size, "d": of}
        return fields | ({"keywords": value.keywords} if keywords else {})

    en, zh = f"{{size}} {{d:{kind}@s}}", f"{{d:{kind}}}"
    if not keywords:
        return t(_named, en, f"{{size}}{zh}", unmake=unmake, token=token)
    flying = "具{keywords:keyword_with}的"
    return t(
        _named,
        f"{en} with {{keywords:keyword_with}}",
        f"{flying}{{size}}{zh}|{{size}}{flying}{zh}",
        unmake=unmake,
        token=token,
    )


KEYWORD_WITH = Table(
    "keyword_with",
    (
        t(
            lambda items: tuple(one for item in items for one in item),
            "{items:keyword_joined}",
            "{items:keyword_joined}|{items:keyword_joined}异能",
            unmake=lambda value: (
                {"items": tuple((one,) for one in value)} if isinstance(value, tuple) else None
            ),
        ),
    ),
    ("flying", "飞行"),
)
KEYWORD_JOINED = Table(
    "keyword_joined",
    (
        ListOf("keyword", (", ", " and ", " and "), ("、", "和", "和")),
        ListOf("keyword", (UNSAID,) * 3, ("，", "与", "与"), 2),
    ),
    ("flying", "飞行"),
)
TABLES = (
    Table(
        "creature",
        tuple(
            _row(kind, token, keywords)
            for keywords in (False, True)
            for kind, token in (
                ("colored_described_thing", False),
                ("colored_described_token", True),
            )
        ),
        ("2/2 creature", "2/2生物"),
    ),
    KEYWORD_WITH,
    KEYWORD_JOINED,
)
