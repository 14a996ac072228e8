"""Words for targets."""

from __future__ import annotations

from judge.abilities.bases import Amount, Filter, Grouping, Objects, Who
from judge.abilities.filters import AnyOf, InZone, IsCard, IsPermanent
from judge.abilities.who import AnOpponent, AnyTarget, EachOpponent, EachPlayer, Target, TargetOf
from judge.language import REJECTED, Table, t, w
from judge.oracle.filters import either, every, has
from judge.oracle.objects.groupings import Grouped


def _target(f: Filter) -> object:
    if isinstance(f, AnyOf) and any(has(p, IsCard) and not has(p, InZone) for p in f.parts):
        return REJECTED  # "target artifact or enchantment card" that is nowhere
    return Target(f)


def _another(f: Filter) -> Objects:
    return Target(f, another=True)


def _targets(c: Grouped, n: Amount) -> Objects:
    return Target(c[0], n, n, group=c[1])


def _two_sharing(f: Filter, g: Grouping) -> Objects:
    return Target(f, 2, 2, group=g)


def _up_to_one(f: Filter) -> Objects:
    return Target(f, 0, 1)


def _up_to(c: Grouped, n: Amount) -> Objects:
    return Target(c[0], 0, n, group=c[1])


def _up_to_one_other(f: Filter) -> Objects:
    return Target(f, 0, 1, another=True)


def _up_to_another(c: Grouped, n: Amount) -> Objects:
    return Target(c[0], 0, n, another=True, group=c[1])


def _any_number(c: Grouped) -> Objects:
    return Target(c[0], 0, None, group=c[1])


def _one_or(c: Grouped, n: int) -> Objects:
    return Target(c[0], 1, n or None, group=c[1])


def _some_or_players(f: Filter, least: int, most: int | None) -> Who:
    return TargetOf(EachPlayer(), f, least, most)


def _of_types_or_player(a: Filter, b: Filter, another: bool) -> Who:
    return TargetOf(EachPlayer(), every(IsPermanent(), either(a, b)), another=another)


def _target_table(name: str, what: str, sample: tuple[str, str]) -> Table:
    f, m, z = f"{{f:{what}@s}}", f"{{c:{what}_together@p}}", f"{{c:{what}_together}}"
    one_z, n, nz, count = f, "{n:plural_count}", "{n:plural_count}", ("个", "张", "名", "件")
    many = "|".join(f"{nz}{c}目标{z}|目标{nz}{c}{z}" for c in count)
    up_to = "|".join(f"至多{nz}{c}目标{z}|目标至多{nz}{c}{z}" for c in count)
    one = "|".join(f"至多一{c}目标{one_z}|目标至多一{c}{one_z}" for c in count)
    some = f"{{n:one_or}}目标{z}|目标{{n:one_or}}{z}"
    return Table(
        name,
        (
            t(_target, f"@s target {f}", f"目标{one_z}|一个目标{one_z}|一张目标{one_z}"),
            t(
                _another,
                f"@s another target {f}",
                f"另一个目标{one_z}|另一目标{one_z}|另一张目标{one_z}|目标另一个{one_z}",
            ),
            t(_another, f"@s a second target {f}|@s a third target {f}", ""),
            t(_up_to_one, f"@s up to one target {f}", one),
            t(
                _up_to_one_other,
                f"@s up to one other target {f}|@s up to one another target {f}",
                f"至多一个其他目标{one_z}|至多另一个目标{one_z}|至多一个另外的目标{one_z}",
            ),
            t(_targets, f"@p {n} target {m}", many),
            t(_up_to, f"@p up to {n} target {m}", up_to),
            t(_up_to_another, f"@p up to {n} other target {m}", f"至多{nz}个其他目标{z}"),
            t(
                _any_number,
                f"@p any number of target {m}",
                f"任意数量[的]目标{z}|目标任意数量的{z}",
            ),
            t(_one_or, f"@p {{n:one_or}} target {m}", some),
            t(
                _two_sharing,
                f"@p two target {{f:{what}@p}}{{g:sharing_two}}",
                "|".join(f"两{c}{{g:sharing_two}}的目标{{f:{what}}}" for c in count),
            ),
        ),
        sample,
    )


TARGET_PERMANENT = _target_table(
    "target_permanent", "permanents", ("target creature you control", "目标由你操控的生物")
)
TARGET_CARD = _target_table("target_card", "cards", ("target creature card", "目标生物牌"))
TARGET_SPELL = _target_table("target_spell", "spells", ("target creature spell", "目标生物咒语"))
TARGET_ON_STACK = _target_table(
    "target_on_stack", "stack_objects", ("target spell or ability", "目标咒语或异能")
)
ONE_OR = Table(  # how many targets there are at most; 0: any number
    "one_or",
    (
        w(2, "one or two", "一个或两个"),
        w(3, "one, two, or three", "一个、两个或三个|一个，两个或三个"),
        w(0, "one or more", "一个或数个|一个或更多"),
    ),
    ("one or two", "一个或两个"),
)
TARGET_PERMANENT_S = Table(
    "target_permanent_s",
    (t(_target, "@s target {f:permanents@s}", "目标{f:permanents@s}"),),
    ("target creature", "目标生物"),
)
ZONE_TARGET = Table(
    "zone_target",
    (
        t(_target, "", "{f:cards}|一张{f:cards}"),
        t(_up_to, "", "至多{n:plural_count}张{c:cards_together}"),
        t(_targets, "", "{n:plural_count}张{c:cards_together}"),
    ),
)
ANY_TARGET = Table(
    "any_target",
    (
        w(
            AnyTarget(chooser=AnOpponent()),
            "@s any target of an opponent's choice",
            "由一位对手选择的任意一个目标|任一对手选择的任意一个目标",
        ),
        w(AnyTarget(), "@s any target", "任意一个目标|目标生物或牌手|任意目标"),
        w(
            AnyTarget(another=True),
            "@s any other target|@s another target",
            "任意一个其他目标|任意一个另外的目标|任意另一个目标",
        ),
        t(lambda n: AnyTarget(n, n), "@p {n:plural_count} targets", "{n:plural_count}个目标"),
        t(
            lambda n: AnyTarget(0, n),
            "@p up to {n:plural_count} targets",
            "至多{n:plural_count}个目标",
        ),
        w(AnyTarget(1, 2), "@p one or two targets", "一个或两个目标"),
        w(
            AnyTarget(1, 3),
            "@p one, two, or three targets",
            "一个、两个或三个目标|一个，两个或三个目标",
        ),
        w(AnyTarget(0, None), "@p any number of targets", "任意数量的目标|任意数量目标"),
        w(AnyTarget(0, 1), "@s up to one target|@s up to one any target", "至多一个目标"),
        t(
            lambda f: TargetOf(EachPlayer(), f),
            "@s target player or {f:permanents@s}",
            "目标牌手或{f:permanents}|目标{f:permanents}或牌手",
            rank=1,
        ),
        *(
            t(
                _of_types_or_player,
                f"@s {en} {{a:type_filter@s}}, {{b:type_filter@s}}, or player",
                f"{zh}{{a:type_filter}}、{{b:type_filter}}或牌手",
                another=another,
                ex=(f"{en} creature, planeswalker, or player", f"{zh}生物、鹏洛客或牌手"),
            )
            for another, en, zh in (
                (False, "target", "目标"),
                (True, "another target", "另一个目标"),
            )
        ),
        *(
            t(
                _some_or_players,
                f"@p {en} target {{f:permanents@p}} and/or players",
                f"{zh}目标{{f:permanents}}和/或牌手|目标{zh}{{f:permanents}}和/或牌手",
                least=least,
                most=most,
                ex=(f"{en} target creatures and/or players", f"{zh}目标生物和/或牌手"),
            )
            for least, most, en, zh in (
                (1, 2, "one or two", "一个或两个"),
                (1, 3, "one, two, or three", "一个、两个或三个"),
                (0, None, "any number of", "任意数量的"),
            )
        ),
        t(
            lambda a, b: _some_or_players(every(IsPermanent(), either(a, b)), 0, None),
            "@p any number of target {a:type_filter@p}, {b:type_filter@p}, and/or players",
            "任意数量的目标{a:type_filter}，{b:type_filter}和/或牌手|"
            "任意数量的目标{a:type_filter}、{b:type_filter}和/或牌手",
            ex=(
                "any number of target creatures, planeswalkers, and/or players",
                "任意数量的目标生物，鹏洛客和/或牌手",
            ),
        ),
        t(
            lambda f: TargetOf(EachOpponent(), f),
            "@s target opponent or {f:permanents@s}",
            "目标对手或{f:permanents}|目标{f:permanents}或对手",
        ),
    ),
    ("any target", "任意一个目标"),
)
