"""Creatures that a scenario names by what they are: `3/3 creature with deathtouch`."""

from __future__ import annotations

from collections.abc import Callable

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
    said = fields.pop("keywords", ())
    keywords = tuple(one for item in said for one in item)  # type: ignore[attr-defined]
    named = NamedByText(**fields, keywords=keywords)  # type: ignore[arg-type]
    plain = all(isinstance(side, int) for side in named.size)
    return named if plain and CardType.CREATURE in named.types else REJECTED


def _unmaker(token: bool) -> Callable[[object], dict[str, object] | None]:
    """What gives back the fields that say something, of a token or of another creature."""

    def unmake(value: object) -> dict[str, object] | None:
        if not isinstance(value, NamedByText) or value.token is not token:
            return None
        fields = {name: getattr(value, name) for name in value.__struct_fields__}
        fields["keywords"] = tuple((one,) for one in value.keywords)
        return {name: it for name, it in fields.items() if it not in (None, (), False)}

    return unmake


def _row(types: str, sample: tuple[str, str], **fixed: bool) -> Template:
    """The fullest wording that a creature has all the qualities for is the one it is written by."""
    en, zh = f"{{types:{types}@s}}", f"{{types:{types}}}"
    colored, with_ = (
        "[{colors:token_colors}][{subtypes:subtypes_run}]",
        "具{keywords:keyword_joined}",
    )
    return t(
        _named,
        f"{{size}}[ {{colors:token_colors}}][ {{subtypes:subtypes_run@s}}] {en}"
        "[ with {keywords:keyword_joined}]",
        f"[{with_}的]{{size}}{colored}{zh}|{with_}异能的{{size}}{colored}{zh}|"
        f"{{size}}{with_}的{colored}{zh}|{{size}}{with_}异能的{colored}{zh}",
        ex=sample,
        unmake=_unmaker(bool(fixed)),
        **fixed,
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
        (
            _row(
                "types_run",
                ("2/2 black knight creature with flying", "具飞行的2/2黑色骑士生物"),
            ),
            _row(
                "token_kind",
                ("2/2 black knight creature token with flying", "具飞行的2/2黑色骑士衍生生物"),
                token=True,
            ),
        ),
        ("2/2 creature", "2/2生物"),
    ),
    KEYWORD_JOINED,
)
