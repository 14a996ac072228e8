"""Verb phrases of what objects can't or must do (506-509, 502.3): each a rule about `IsIt()`.

So they stand for `Restricted(rule)` of "target creature can't block this turn"; in a static ability
its subject takes the place of the object spoken of (`judge.oracle.sentences.restrictions.about`).
"""

from __future__ import annotations

from judge.abilities import Filter
from judge.abilities.bases import StaticRule
from judge.abilities.filters import (
    IsIt,
    IsOne,
    IsThis,
    Non,
)
from judge.abilities.statics import (
    AssignsByToughness,
    AsThoughHaste,
    AsThoughNotDefender,
    BlocksDespite,
    CanBlockMore,
    CanBlockOnly,
    CantAttack,
    CantBeBlocked,
    CantBeRegenerated,
    CantBeSacrificed,
    CantBeTargeted,
    CantBlock,
    CantCrew,
    CantHaveCounters,
    CrewsAs,
    DoesntUntap,
    Goaded,
    MostCounters,
    MustAttack,
    MustBeBlocked,
    MustBlock,
    OnlyAttacksAlone,
)
from judge.abilities.who import EachOpponent, EachOtherPlayer, EachPlayer, You
from judge.language import REJECTED, Include, Table, t, w

Rules = tuple[StaticRule, ...]
IT = IsIt()
EVASIONS = ("shadow",)  # of which a rule lets creatures block as though it weren't there


def _blocked_by(f: Filter) -> Rules:
    return (CantBeBlocked(IT, by=f),)


def _blocks(f: Filter) -> Rules:
    return (CantBlock(IT, blocked=f),)


def _blocks_only(f: Filter) -> Rules:
    return (CanBlockOnly(IT, f),)


def _blocks_more(n: int) -> Rules:
    return (CanBlockMore(IT, n),)


def _target_of(by: Filter | None = None, theirs: bool = False) -> Rules:
    return (CantBeTargeted(IT, by, EachOpponent() if theirs else None),)


TOLL = Table(  # what its controller pays for a creature to attack or block
    "toll",
    (
        t(
            lambda c: c,
            "its controller pays {c:payment}",
            "其操控者支付{c:payment}",
        ),
        t(lambda c: c, "you {c:cost}", "你{c:cost}", ex=("you sacrifice a land", "你牺牲一个地")),
    ),
    ("its controller pays {2}", "其操控者支付{2}"),
)
ATTACK_OR_BLOCK = Table(
    "attack_or_block",
    (
        w((CantAttack,), "attack", "攻击"),
        w((CantBlock,), "block", "阻挡"),
        w((CantAttack, CantBlock), "attack or block", "攻击或阻挡"),
    ),
    ("attack", "攻击"),
)
BLOCKING = (
    w((CantBlock(IT),), "can't block", "不能进行阻挡|不能阻挡"),
    t(
        lambda c, kinds: tuple(kind(IT, unless=c) for kind in kinds),
        "can't {kinds:attack_or_block} unless {c:toll}",
        "除非{c:toll}，否则不能[进行]{kinds:attack_or_block}",
        ex=("can't attack unless you sacrifice a land", "除非你牺牲一个地，否则不能攻击"),
    ),
    w((CantAttack(IT),), "can't attack", "不能攻击|不能进行攻击"),
    w(
        (CantAttack(IT), CantBlock(IT)),
        "can't attack or block",
        "不能进行攻击或阻挡|不能攻击或阻挡",
    ),
    w((CantAttack(IT, alone=True),), "can't attack alone", "不能单独进行攻击|不能单独攻击"),
    w((CantBlock(IT, alone=True),), "can't block alone", "不能单独进行阻挡|不能单独阻挡"),
    w(
        (CantAttack(IT, alone=True), CantBlock(IT, alone=True)),
        "can't attack or block alone",
        "不能单独进行攻击或阻挡|不能单独攻击或阻挡",
    ),
    w((CantAttack(IT, whom=You()),), "can't attack you", "不能攻击你"),
    w(
        (CantAttack(IT, whom=You(), planeswalkers=True),),
        "can't attack you or planeswalkers you control",
        "不能攻击你或由你操控的鹏洛客|不能攻击你或由你操控的旅法师",
    ),
    w((OnlyAttacksAlone(IT),), "can only attack alone", "只能单独进行攻击|只能单独攻击"),
    w((Goaded(IT),), "@s is goaded|@p are goaded", "被煽惑|已被煽惑"),
    w((CantBeBlocked(IT),), "can't be blocked", "不能被阻挡"),
    w(
        (CantBlock(IT), CantBeBlocked(IT)),
        "can't block and can't be blocked",
        "不能进行阻挡，也不能被阻挡",
    ),
    t(
        lambda rules: rules,
        "can't be blocked except by {rules:only_blockers}",
        "只能被{rules:only_blockers}阻挡",
        ex=("can't be blocked except by goblins", "只能被鬼怪阻挡"),
    ),
    t(_blocked_by, "can't be blocked by {f:permanents@p}", "不能被{f:permanents}阻挡"),
    w(
        (CantBeBlocked(IT, more_than=1),),
        "can't be blocked by more than one creature",
        "不能被多于一个生物阻挡|不能被一个以上的生物阻挡",
    ),
    t(_blocks, "can't block {f:permanents@p}", "不能阻挡{f:permanents}", rank=1),
    t(
        lambda f: (*_blocks(f), *_blocked_by(f)),
        "can't block or be blocked by {f:permanents@p}",
        "不能阻挡{f:permanents}，也不能被{f:permanents}阻挡",
        ex=("can't block or be blocked by goblins", "不能阻挡鬼怪，也不能被鬼怪阻挡"),
    ),
    w((CantBlock(IT, blocked=IsThis()),), "can't block ~", "不能阻挡~"),
    t(_blocks_only, "can block only {f:permanents@p}", "只能阻挡{f:permanents}"),
    t(
        lambda k: (BlocksDespite(IT, k),) if k in EVASIONS else REJECTED,
        "can block creatures with {k:keyword_name} as though they didn't have {k:keyword_name}|"
        "@s can block creatures with {k:keyword_name} as though it had {k:keyword_name}",
        "能视同[不]具{k:keyword_name}异能地阻挡具{k:keyword_name}异能的生物|"
        "能视同具有{k:keyword_name}异能地阻挡具{k:keyword_name}异能的生物",
        ex=(
            "can block creatures with shadow as though they didn't have shadow",
            "能视同不具次元幽影异能地阻挡具次元幽影异能的生物",
        ),
    ),
    w(
        (BlocksDespite(IT, "landwalk"),),
        "can block creatures with landwalk abilities as though they didn't have those abilities",
        "能视同不具该异能地阻挡具地行者异能的生物",
    ),
    w(
        (CanBlockMore(IT, 1),),
        "can block an additional creature each combat|can block an additional creature",
        "每次战斗可以额外多阻挡一个生物|可以额外多阻挡一个生物|每次战斗中可以额外多阻挡一个生物"
        "|每次战斗能额外多阻挡一个生物",
    ),
    t(
        _blocks_more,
        "can block an additional {n:number_word@p} creatures each combat",
        "每次战斗[能/可以]额外多阻挡{n:number_word}个生物",
    ),
    w(
        (CanBlockMore(IT, None),),
        "can block any number of creatures",
        "能阻挡任意数量的生物|可以阻挡任意数量的生物",
    ),
    t(
        lambda rules: rules,
        "@rules {rules:required} each combat if able",
        "每[次战斗/回合/次战斗中]{rules:required}",
        ex=("attacks each combat if able", "每次战斗若能攻击，则必须攻击"),
    ),
    t(
        lambda rules: rules,
        "@rules {rules:required} if able",
        "{rules:required}",
        ex=("must be blocked if able", "若能被阻挡，则必须被阻挡"),
    ),
    w(
        (AssignsByToughness(IT),),
        "@s assigns combat damage equal to its toughness rather than its power"
        "|@p assign combat damage equal to their toughness rather than their power",
        "依照其防御力来分配战斗伤害，而不是依照力量|皆依照其防御力来分配战斗伤害，而不是依照力量",
    ),
    w(
        (AsThoughNotDefender(IT),),
        "@s can attack as though it didn't have defender"
        "|@p can attack as though they didn't have defender",
        "能视同不具守军异能地进行攻击|能视同不具守军异能地攻击|可以视同不具守军异能地进行攻击",
    ),
    w(
        (AsThoughHaste(IT),),
        "@s can attack as though it had haste|@p can attack as though they had haste",
        "能视同具敏捷异能地进行攻击|能视同具敏捷异能地攻击",
    ),
)
OTHER = (
    w(
        (DoesntUntap(IT),),
        "@s doesn't untap during its controller's untap step"
        "|@s doesn't untap during your untap step"
        "|@p don't untap during their controllers' untap steps"
        "|@p don't untap during your untap step",
        "于其操控者的重置步骤中不能重置|于你的重置步骤中不能重置|于你重置步骤中不能重置"
        "|于其操控者的重置步骤中不重置",
    ),
    w((CantBeSacrificed(IT),), "can't be sacrificed", "不能被牺牲"),
    w(
        (CantAttack(IT), CantBlock(IT), CantCrew(IT)),
        "can't attack, block, or crew vehicles",
        "不能[进行/]攻击[，/、]阻挡或搭载载具",
    ),
    t(
        lambda more, mounts: (CrewsAs(IT, more, mounts=mounts),),
        "{mounts:crewing} as though its power were {more:number} greater",
        "视同其力量多{more:number}点地{mounts:crewing}",
    ),
    t(
        lambda mounts: (CrewsAs(IT, by_toughness=True, mounts=mounts),),
        "{mounts:crewing} using its toughness rather than its power",
        "利用其防御力来{mounts:crewing}，而不是力量",
    ),
    w((CantBeRegenerated(IT),), "can't be regenerated", "不能重生|不能被重生"),
    t(
        lambda n, k: (MostCounters(IT, k, n),),
        "can't have more than {n:count} {k:counter} counters on it",
        "其上不能有多于{n:count}个{k:counter}指示物",
    ),
    w(
        (CantHaveCounters(IT),),
        "@s can't have counters put on it|@p can't have counters put on them",
        "[上]不能放置指示物|其上不能放置指示物",
    ),
    t(
        lambda k: (CantHaveCounters(IT, k),),
        "@s can't have {k:counter} counters put on it|"
        "@p can't have {k:counter} counters put on them",
        "[上]不能放置{k:counter}指示物",
    ),
    w(
        _target_of(),
        "@s can't be the target of spells or abilities"
        "|@p can't be the targets of spells or abilities",
        "不能成为咒语或异能的目标",
    ),
    w(
        _target_of(theirs=True),
        "@s can't be the target of spells or abilities your opponents control"
        "|@p can't be the targets of spells or abilities your opponents control",
        "不能成为由对手操控之咒语或异能的目标",
    ),
    t(
        _target_of,
        "@s can't be the target of {by:spells@p}|@p can't be the targets of {by:spells@p}|"
        "@s can't be the target of {by:color_filter} spells or abilities from {by:color_filter} "
        "sources|"
        "@s can't be the target of {by:negative} spells or abilities from {by:negative} sources",
        "不能成为{by:spells}的目标|不能成为{by:color_filter}咒语或来源为{by:color_filter}之异能的目标",
        ex=("can't be the target of blue spells", "不能成为蓝色咒语的目标"),
    ),
)
REQUIRED = Table(  # what must be done if able, with its time said after it
    "required",
    (
        w((MustAttack(IT),), "@s attacks|@p attack", "若能攻击，则必须攻击"),
        t(
            lambda q: (MustAttack(IT, whom=q),),
            "@s attacks {q:attacked}|@p attack {q:attacked}",
            "若能攻击{q:attacked}，则必须[攻击之/如此作]",
            ex=("attacks you", "若能攻击你，则必须攻击之"),
        ),
        w(
            (MustAttack(IT), MustBlock(IT)),
            "@s attacks or blocks|@p attack or block",
            "若能攻击或阻挡，则必须攻击或阻挡",
        ),
        w((MustBlock(IT),), "@s blocks|@p block", "若能阻挡，则必须阻挡"),
        t(
            lambda o: (MustBlock(IT, blocked=IsOne(o)),),
            "@s blocks {o:one_objects}|@p block {o:one_objects}",
            "若能阻挡{o:one_objects}，则必须[阻挡之/如此作]",
            ex=("blocks target creature", "若能阻挡目标生物，则必须阻挡之"),
        ),
        w((MustBeBlocked(IT),), "must be blocked", "若能被阻挡，则必须被阻挡"),
        t(
            lambda f: (MustBeBlocked(IT, by=f),),
            "must be blocked by {f:a_permanent}",
            "若能被{f:a_permanent}阻挡，则必须如此作",
        ),
    ),
    ("attacks", "若能攻击，则必须攻击"),
)
CREWING = Table(
    "crewing",
    (
        w(False, "@s crews vehicles", "搭载载具"),
        w(True, "@s saddles mounts and crews vehicles", "乘驾坐骑和搭载载具"),
    ),
    ("crews vehicles", "搭载载具"),
)
ATTACKED = Table(  # whom it must attack
    "attacked",
    (
        Include("holder"),
        w(EachPlayer(), "a player", "任一牌手"),
        w(EachOtherPlayer(You()), "a player other than you", "除你以外的牌手"),
    ),
    ("you", "你"),
)
ONLY_BLOCKERS = Table(  # by whom alone it can be blocked
    "only_blockers",
    (
        t(lambda f: (CantBeBlocked(IT, by=Non(f)),), "{f:permanents@p}", "{f:permanents}"),
        t(
            lambda n: (CantBeBlocked(IT, fewer_than=n),),
            "{n:number_word@p} or more creatures",
            "{n:number_word}个或更多生物",
        ),
    ),
    ("goblins", "鬼怪"),
)
PREDICATE = Table("predicate", (*BLOCKING, *OTHER), ("can't block", "不能进行阻挡"))
TABLES = (TOLL, ATTACK_OR_BLOCK, CREWING, REQUIRED, ATTACKED, ONLY_BLOCKERS, PREDICATE)
