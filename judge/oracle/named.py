"""Creatures that a scenario names by what they are: `3/3 creature with deathtouch`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judge.abilities import Keyword
from judge.abilities.bases import Amount
from judge.cards import CardType, Color
from judge.language import REJECTED, UNSAID, ListOf, Table, Template, t
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


def _named(**fields: object) -> object:
    named = NamedByText(**fields)  # type: ignore[arg-type]
    plain = all(isinstance(side, int) for side in named.size)
    return named if plain and CardType.CREATURE in named.types else REJECTED


def _fields(value: object) -> dict[str, object] | None:
    """The fields of the wording, those that say nothing left out."""
    if not isinstance(value, NamedByText):
        return None
    fields = {name: getattr(value, name) for name in value.__struct_fields__}
    return {name: it for name, it in fields.items() if it not in (None, (), False)}


def _rows() -> tuple[Template, ...]:
    rows = []
    for keywords in (False, True):
        for kind in ("types:types_run@s", "types:token_kind@s"):
            for colors in (False, True):
                for subtypes in (False, True):
                    rows.append(_row(keywords, kind, colors=colors, subtypes=subtypes))
    return tuple(rows)


def _row(keywords: bool, kind: str, *, colors: bool, subtypes: bool) -> Template:
    """The row with these of the qualities; a creature is unmade only by the row of all it has."""
    en = ["{size}"]
    zh = "{size}"
    sample_en, sample_zh = ["2/2"], "2/2"
    if colors:
        en.append("{colors:token_colors}")
        zh += "{colors:token_colors}"
        sample_en.append("black")
        sample_zh += "黑色"
    if subtypes:
        en.append("{subtypes:subtypes_run@s}")
        zh += "{subtypes:subtypes_run}"
        sample_en.append("knight")
        sample_zh += "骑士"
    token = "token" in kind
    en.append(f"{{{kind}}}")
    zh += f"{{{kind.removesuffix('@s')}}}"
    sample_en.append("creature token" if token else "creature")
    sample_zh += "衍生生物" if token else "生物"
    with_en, with_zh = "", ""
    if keywords:
        with_en, with_zh = " with {keywords:keyword_with}", "具{keywords:keyword_with}的"
        sample_en.append("with flying")
        sample_zh = "具飞行的" + sample_zh
    said = {"keywords": keywords, "colors": colors, "subtypes": subtypes, "token": token}
    fixed: dict[str, Any] = {"token": True} if token else {}
    chinese = with_zh + zh + (f"|{zh.replace('{size}', '{size}' + with_zh)}" if keywords else "")
    return t(
        _named,
        " ".join(en) + with_en,
        chinese,
        ex=(" ".join(sample_en), sample_zh),
        unmake=_unmaker({"size", "types", *(name for name, there in said.items() if there)}),
        **fixed,
    )


def _unmaker(wanted: set[str]) -> Callable[[object], dict[str, object] | None]:
    """What gives the fields back of a creature that has these and no others."""

    def unmake(value: object) -> dict[str, object] | None:
        fields = _fields(value)
        return fields if fields is not None and set(fields) == wanted else None

    return unmake


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
    Table("creature", _rows(), ("2/2 creature", "2/2生物")),
    KEYWORD_WITH,
    KEYWORD_JOINED,
)
