"""Effects that add mana (106.3-4)."""

from __future__ import annotations

import re
from collections.abc import Mapping

from judge.abilities import Amount, Filter
from judge.abilities.amounts import Devotion, ThatMuch
from judge.abilities.bases import Players
from judge.abilities.effects.players import AddMana
from judge.abilities.who import ControllerOf, It, Linked, TargetPlayer, ThatPlayer
from judge.cards import Color
from judge.language import REJECTED, ListOf, Table, t, w

ALL = tuple(Color)
_NUMBERED = re.compile(r"\{(\d)\}")


def _signs(mana: str) -> str:
    """Signs of mana to add; "{2}" is colorless mana as it was written of old."""
    return _NUMBERED.sub(lambda match: "{C}" * int(match[1]), mana.upper())


def _run(mana: str) -> AddMana:
    return AddMana((_signs(mana),))


def _run_of(value: object) -> dict[str, object] | None:
    if isinstance(value, AddMana) and value == AddMana(value.mana) and len(value.mana) == 1:
        return {"mana": value.mana[0]}
    return None


def _either(items: tuple[str, ...]) -> AddMana:
    return AddMana(tuple(map(_signs, items)))


def _run_times(mana: str, times: Amount) -> AddMana:
    return AddMana((_signs(mana),), times=times)


def _any_color(n: Amount) -> AddMana:
    return AddMana(any_color=n)


def _combined(n: Amount, c: tuple[Color, ...]) -> AddMana:
    """Mana of one color of choice, or in any combination of these colors."""
    return AddMana(any_color=n, combination=c)


def _colors_of(signs: tuple[str, ...]) -> object:
    letters = {sign.strip("{}").upper() for sign in signs}
    colors = tuple(color for color in Color if color.value in letters)
    return colors if len(colors) == len(signs) else REJECTED


def _could_be(f: Filter) -> AddMana:
    return AddMana(could_be_produced_by=f)


def _color_could_be(f: Filter) -> AddMana:
    return AddMana(could_be_produced_by=f, colors_only=True)


RECEIVERS: Mapping[str, Players] = {
    "controller": ControllerOf(It()),
    "player": ThatPlayer(),
    "target": TargetPlayer(),
}


def _given(who: str, effect: AddMana) -> AddMana:
    return effect.with_(player=RECEIVERS[who])


def _given_run(who: str, mana: str) -> AddMana:
    return _given(who, _run(mana))


def _given_any(who: str, n: Amount) -> AddMana:
    return _given(who, _any_color(n))


_ADDED = (
    t(_run, "add {mana:mana_signs}", "加{mana:mana_signs}", unmake=_run_of),
    t(_either, "add {items:mana_choice}", "加{items:mana_choice}"),
    t(
        _run_times,
        "add {mana:mana_signs} for each {times:counted}|"
        "add an additional {mana:mana_signs} for each {times:counted}|"
        "add an amount of {mana:mana_signs} equal to {times:amount}|"
        "add {times:that_much} {mana:mana_signs}|add {times:number_word@p} {mana:mana_signs}",
        "{times:counted}[，]便加{mana:mana_signs}|"
        "加若干{mana:mana_signs}，其数量等同于{times:amount}|"
        "加数量等同于{times:amount}的{mana:mana_signs}|加{times:that_much}{mana:mana_signs}|"
        "加{times:number_word}个{mana:mana_signs}",
        ex=("add {g} for each elf on the battlefield", "战场上每有一个妖精，便加{g}"),
    ),
    w(
        AddMana(any_color=1),
        "add one mana of any color",
        "加一点任意颜色的法术力|加任意颜色的法术力一点",
    ),
    w(
        AddMana(any_color=1, of_identity=True),
        "add one mana of any color in your commander's color identity",
        "加一点法术力，其颜色为你指挥官标识色中的任一颜色",
    ),
    t(
        _combined,
        "add {n:plural_count} mana {c:mana_kinds}|add x mana {c:mana_kinds}, where x is {n:amount}",
        "加{n:plural_count}点{c:mana_kinds}|加x点{c:mana_kinds}，x为{n:amount}",
    ),
    w(
        AddMana(chosen_color=True),
        "add one mana of the chosen color",
        "加一点该色法术力|加一点该颜色的法术力",
    ),
    t(
        lambda mana: AddMana((_signs(mana),), chosen_color=True),
        "add {mana:mana_signs} or one mana of the chosen color",
        "加{mana:mana_signs}或一点该[色/颜色的]法术力|加{mana:mana_signs}或一点所选颜色的法术力",
        ex=("add {w} or one mana of the chosen color", "加{w}或一点该色法术力"),
    ),
    t(
        _could_be,
        "add one mana of any type that {f:a_permanent} could produce",
        "加一点法术力，其类别为{f:a_permanent}能产生之任一类别|"
        "加一点{f:a_permanent}能产生之任意类别的法术力|"
        "加一点{f:permanents}能够产生之任意类别的法术力",
    ),
    t(
        _color_could_be,
        "add one mana of any color that {f:a_permanent} could produce",
        "加一点法术力，其颜色为{f:a_permanent}能产生之任一颜色",
    ),
    w(
        AddMana(type_produced=True),
        "add one mana of any type that land produced|"
        "add one mana of any type that permanent produced",
        "加一点该地已产生的类别之法术力|加一点该永久物已产生的类别之法术力",
    ),
    w(
        AddMana(type_produced=True, player=ThatPlayer()),
        "that player adds one mana of any type that land produced|"
        "that player adds one mana of any type that permanent produced",
        "该牌手加一点法术力，其类别为该地刚才已产生之类别|该牌手加一点该地已产生的类别之法术力",
    ),
    w(
        AddMana(type_produced=True, player=ControllerOf(It())),
        "its controller adds one mana of any type that land produced",
        "其操控者加一点该地已产生的类别之法术力",
    ),
    t(
        lambda f: AddMana(color_among=f),
        "choose a color of {f:a_permanent}. add one mana of that color",
        "选择{f:a_permanent}具有的颜色，加一点该色法术力",
    ),
    t(
        lambda f: AddMana(color_among=f, each_color=True),
        "for each color among {f:permanents@p}, add one mana of that color",
        "{f:permanents}每包括一种颜色，[就加一点该色的/便加一点该色]法术力",
    ),
    w(
        AddMana(color_among=Linked()),
        "add one mana of any of the exiled card's colors",
        "加一点法术力，其颜色为所放逐之牌的任一颜色",
    ),
    t(
        _any_color,
        "choose a color. add one mana of that color for each {n:counted}",
        "选择一种颜色。{n:counted}，便加一点该色法术力",
        ex=(
            "choose a color. add one mana of that color for each elf on the battlefield",
            "选择一种颜色。战场上每有一个妖精，便加一点该色法术力",
        ),
    ),
    w(
        AddMana(any_color=Devotion(())),
        "choose a color. add an amount of mana of that color equal to your devotion to that color",
        "选择一种颜色。加若干该色法术力，其数量等同于你对该色的献力",
    ),
    t(_run, "add an additional {mana:mana_signs}", "额外加{mana:mana_signs}", rank=1),
    w(
        AddMana(chosen_color=True, player=ControllerOf(It())),
        "its controller adds an additional one mana of the chosen color",
        "其操控者额外加一点所选颜色的法术力|其操控者加一点所选颜色的法术力",
    ),
    t(
        _given_run,
        "{who:mana_receiver} adds [an additional ]{mana:mana_signs}",
        "{who:mana_receiver}[额外]加{mana:mana_signs}",
    ),
    t(
        _given_any,
        "{who:mana_receiver} adds [an additional ]{n:number_word} mana of any color",
        "{who:mana_receiver}[额外]加{n:number_word}点任意颜色的法术力",
        ex=(
            "its controller adds an additional one mana of any color",
            "其操控者额外加一点任意颜色的法术力",
        ),
    ),
)
TABLES = (
    Table(
        "mana_choice",
        (ListOf("mana_signs", (", ", " or ", ", or "), ("，", "或", "或"), least=2),),
        ("{g} or {w}", "{g}或{w}"),
    ),
    Table(
        "mana_signs_any",
        (ListOf("mana_signs", (", ", " and/or ", ", and/or "), ("、", "和/或", "和/或"), least=2),),
        ("{g} and/or {w}", "{g}和/或{w}"),
    ),
    Table(
        "mana_any_of",
        (t(_colors_of, "{signs:mana_signs_any}", "{signs:mana_signs_any}"),),
        ("{g} and/or {w}", "{g}和/或{w}"),
    ),
    Table(  # of which colors several mana are: of one, or in any combination
        "mana_kinds",
        (
            w(
                (),
                "of any one color",
                "任意一种颜色的法术力|任意颜色的单色法术力|同一颜色的法术力",
            ),
            w(
                ALL,
                "in any combination of colors",
                "任意颜色组合的法术力|任意颜色之组合的法术力",
            ),
            t(
                lambda c: c,
                "in any combination of {c:mana_any_of}",
                "{c:mana_any_of}的任意组合",
                ex=("in any combination of {r} and/or {g}", "{r}和/或{g}的任意组合"),
            ),
        ),
        ("of any one color", "任意一种颜色的法术力"),
    ),
    Table(
        "mana_receiver",
        (
            w("controller", "its controller", "其操控者"),
            w("player", "that player", "该牌手"),
            w("target", "target player", "目标牌手"),
        ),
        ("its controller", "其操控者"),
    ),
    Table("that_much", (w(ThatMuch(), "that much", "等量的"),), ("that much", "等量的")),
    Table("mana_added", _ADDED, ("add {g}", "加{g}")),
)
