"""What base power and toughness become: "change its base power and toughness to 0/2"."""

from __future__ import annotations

from judge.abilities.amounts import QualityOf
from judge.abilities.bases import Amount, Duration, Effect, Objects
from judge.abilities.durations import ForGood
from judge.abilities.effects.objects import Change
from judge.abilities.filters import Quality
from judge.abilities.modifications import SetPowerToughness
from judge.language import Table, t
from judge.language.template import Row

Size = SetPowerToughness


def _as_big(o: Objects) -> Size:
    return SetPowerToughness(QualityOf(Quality.POWER, o), QualityOf(Quality.TOUGHNESS, o))


def _printed(s: tuple[Amount, Amount]) -> Size:
    return SetPowerToughness(*s)


def _power(n: Amount) -> Size:
    return SetPowerToughness(n, None)


def _become(o: Objects, m: Size, d: Duration | None = None) -> Effect:
    return Change(o, (m,), ForGood() if d is None else d)


def _for_a_while(said: tuple[str, ...], written: tuple[str, ...], en: str, zh: str) -> Row:
    """A size that has a duration before or behind it."""
    return t(
        _become,
        "|".join(f"{one} {{d:duration}}" for one in said)
        + "".join(f"|{{d:duration}}, {one}" for one in said),
        "|".join(f"{one}{{d:duration}}|{{d:duration}}，{one}" for one in written),
        ex=(f"{en} until end of turn", f"{zh}直到回合结束"),
    )


BASE_SIZES: tuple[Row, ...] = (
    _for_a_while(
        ("{o:sized} become {m:new_size}", "{o:powered} becomes {m:new_power}"),
        ("{o:sized}[成为/变成]{m:new_size}", "{o:powered}[成为/变成]{m:new_power}"),
        "target creature's base power and toughness become 0/2",
        "目标生物的基础力量与防御力成为0/2",
    ),
)
HAD_SO: tuple[Row, ...] = (  # "you may have its base power become 2"
    _for_a_while(
        ("{o:sized} become {m:new_size}", "{o:powered} become {m:new_power}"),
        (),
        "~'s base power and toughness become 0/2",
        "",
    ),
)
_CHANGED_TO = t(
    _become,
    "@p change {o:sized} to {m:new_size}[ {d:duration}]|"
    "@p change {o:powered} to {m:new_power}[ {d:duration}]",
    "将{o:sized}更改为{m:new_size}[{d:duration}]|将{o:powered}更改为{m:new_power}[{d:duration}]",
    ex=(
        "change target creature's base power and toughness to 0/2",
        "将目标生物的基础力量与防御力更改为0/2",
    ),
)
CHANGED_TO = Table("size_changed", (_CHANGED_TO,))  # by players
TABLES = (
    CHANGED_TO,
    *(
        Table(
            name,
            (
                t(
                    lambda o: o,
                    f"{{o:possessor_of}} {en}|the {en} of {{o:objects@s}}|"
                    f"the {en} of {{o:objects@p}}",
                    f"{{o:possessor_of}}{zh}|{{o:objects}}的{zh}",
                ),
            ),
            (f"its {en}", f"其{zh}"),
        )
        for name, en, zh in (
            ("sized", "base power and toughness", "基础力量与防御力"),
            ("powered", "base power", "基础力量"),
        )
    ),
    Table(
        "new_size",
        (
            t(_printed, "{s:size}", "{s:size}"),
            t(
                _as_big,
                "[equal to /]{o:possessor_of} power and toughness|"
                "the power and toughness of {o:objects@s}",
                "{o:possessor_of}力量与防御力",
            ),
        ),
        ("0/2", "0/2"),
    ),
    Table("new_power", (t(_power, "[equal to /]{n:quantity}", "{n:quantity}"),), ("2", "2")),
)
