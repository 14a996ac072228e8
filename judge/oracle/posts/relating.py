"""How big it is, and what it has to do with other things."""

from __future__ import annotations

from judge.abilities.bases import Filter, Objects
from judge.abilities.filters import (
    AttachedToThis,
    Attacking,
    BlockingOrBlockedBy,
    CameThisTurn,
    CastFrom,
    DamagedThis,
    DealtDamageThisTurn,
    HasTargets,
    IsPermanent,
    IsThis,
    Named,
    Non,
    Other,
    SameNameAs,
    SharesColor,
    SharesType,
    Tapped,
    Targets,
    WithoutAbilities,
)
from judge.abilities.relations import AttackedThisTurn
from judge.abilities.who import This, You
from judge.language import Template, Word, t, w
from judge.oracle.posts.qualities import being


def _same_name(o: Objects) -> Filter:
    return SameNameAs(o)


def _shares(o: Objects) -> Filter:
    return SharesType(o)


def _shares_color(o: Objects) -> Filter:
    return SharesColor(o)


def _targets(f: Filter) -> Filter:
    return Targets(f)


def _is_not(f: Filter) -> Filter:
    return Non(f)


RELATING: tuple[Template | Word, ...] = (
    t(
        _same_name,
        " with the same name as {o:object_ref}",
        "与{o:object_ref}同名|与{o:object_ref}名称相同",
    ),
    t(
        _shares,
        " that shares a creature type with {o:object_ref}|"
        " that shares at least one creature type with {o:object_ref}|"
        " that share a creature type with {o:object_ref}",
        "与{o:object_ref}共有至少一种生物类别|与{o:object_ref}有共通生物类别",
    ),
    t(
        _shares_color,
        " that shares a color with {o:object_ref}| that share a color with {o:object_ref}",
        "与{o:object_ref}共有至少一种颜色|与{o:object_ref}有共通颜色",
    ),
    w(Other(), " other than ~", "除~以外|~以外|除了~以外"),
    w(AttachedToThis(), " attached to ~", "装备在~上|结附于~"),
    w(
        Attacking(You()),
        " attacking you| that's attacking you| that are attacking you",
        "攻击你|正攻击你|正在攻击你",
    ),
    w(
        Attacking(),
        " that's attacking| that are attacking",
        "进行攻击|正进行攻击|正在攻击|攻击",
    ),
    w(
        BlockingOrBlockedBy(This()),
        " blocking or blocked by ~",
        "阻挡~或被~阻挡|阻挡~或被其阻挡",
    ),
    w(
        AttackedThisTurn(),
        " that attacked this turn",
        "本回合攻击过|本回合中攻击过|于本回合中攻击过|本回合曾攻击",
    ),
    w(
        DealtDamageThisTurn(),
        " that was dealt damage this turn| dealt damage this turn",
        "本回合中受到过伤害|本回合受过伤害|本回合受到过伤害|于本回合中受过伤害|于本回合中受到伤害",
    ),
    w(
        DamagedThis(by_this=True),
        " dealt damage by ~ this turn",
        "本回合曾受到来自~的伤害|本回合受到~伤害|本回合中受到来自~之伤害",
    ),
    w(
        DamagedThis(by_this=False),
        " that dealt damage to ~ this turn",
        "本回合中曾对~造成过伤害",
    ),
    w(
        CameThisTurn(),
        " that entered this turn| that entered the battlefield this turn",
        "本回合进战场|于本回合中进战场",
    ),
    w(IsPermanent(), " on the battlefield", "战场上|在战场上"),
    w(WithoutAbilities(), " with no abilities", "不具异能|没有异能"),
    w(Tapped(), " that's tapped| that are tapped", "已横置"),
    w(Non(Tapped()), "", "未横置"),
    t(
        _is_not,
        " that isn't {f:simple_color}| that aren't {f:simple_color}",
        "非{f:simple_color}",
    ),
    t(being, " that's {f:simple_color}| that are {f:simple_color}", "为{f:simple_color}"),
    t(
        _targets,
        " that targets {f:a_permanent}| that target {f:a_permanent}",
        "以{f:a_permanent}为目标|指定{f:a_permanent}为目标",
    ),
    w(Targets(IsThis()), " that targets ~| that target ~", "以~为目标|指定~为目标"),
    w(HasTargets(1), " with a single target", "只有一个目标"),
    w(Targets(players=You()), " that targets you", "以你为目标|指定你为目标"),
    w(
        CastFrom("graveyard"),
        " cast from a graveyard| cast from your graveyard",
        "从坟墓场施放",
    ),
    t(lambda n: Named(n), " named {n:card_name}", "名称为{n:card_name}|名为{n:card_name}"),
    w(Named(None), " named ~", "名称为~|名为~"),
)
