"""How big it is, and what it has to do with other things."""

from __future__ import annotations

from judge.abilities.filters import (
    Attacking,
    BlockingOrBlockedBy,
    CastFrom,
    Extreme,
    FromSource,
    HasTargets,
    InZone,
    IsAttached,
    IsAttachedTo,
    IsOne,
    IsPermanent,
    IsThis,
    Named,
    Non,
    Other,
    SameNameAs,
    SharesCardType,
    SharesColor,
    SharesPermanentType,
    SharesType,
    Targets,
    WasDamagedBy,
    WithoutAbilities,
)
from judge.abilities.relations import ExiledWithThis
from judge.abilities.who import EachPlayer, Every, You
from judge.language import GRANTER, Table, Template, Word, t, w
from judge.oracle.lexicon.filters import NAMED_SO, every
from judge.oracle.lexicon.verbs.fighting import DEALT
from judge.oracle.lexicon.verbs.saying import did_not, did_so

SHARED = (
    (SharesType, "creature type", "生物类别"),
    (SharesColor, "color", "颜色"),
    (SharesCardType, "card type", "牌类别"),
    (SharesPermanentType, "permanent type", "永久物类别"),
)
SHARED_QUALITY = Table(
    "shared_quality", tuple(w(make, en, zh) for make, en, zh in SHARED), ("color", "颜色")
)
WHEN = ("本回合", "本回合中", "于本回合中")
EXTREME = Table(  # True of the least
    "extreme",
    (w(False, "greatest|highest", ""), w(True, "least|lowest", "")),
    ("greatest", ""),
)


def _words(en: str, *before: str) -> str:
    """Each of the wordings after each of the words before it."""
    return "|".join(f"{one}{words}" for one in before for words in en.split("|"))


RELATING: tuple[Template | Word, ...] = (
    t(
        SameNameAs,
        " with the same name as [{objects:object_ref}/{objects:any_exiled}]",
        "与{objects:object_ref}[同名/名称相同]|与{objects:any_exiled}[同名/名称相同]",
    ),
    t(
        lambda q, o: q(o),
        " that shares [a/at least one] {q:shared_quality} with {o:object_ref}|"
        " that share a {q:shared_quality} with [{o:object_ref}/{o:any_exiled}]|"
        " that shares a {q:shared_quality} with {o:any_exiled}",
        "与{o:object_ref}[共有至少一种/有共通]{q:shared_quality}|"
        "与{o:any_exiled}[共有至少一种/有共通]{q:shared_quality}",
        ex=(" that shares a color with it", "与它共有至少一种颜色"),
    ),
    w(
        IsAttached("Aura", other=True),
        " with another aura attached to it",
        "上面已结附其他灵气|其上已结附其他灵气",
    ),
    w(Other(), " other than ~", "除~以外|~以外|除了~以外"),
    t(lambda o: Non(IsOne(o)), " other than {o:besides_which}", "除{o:besides_which}以外"),
    t(
        IsAttachedTo,
        _words("attached to {to:object_ref}", " ", " that's ", " that are ")
        + "|"
        + _words("attached to {to:holder}", " ", " that's ", " that are "),
        "[装备/结附]在{to:object_ref}上|结附于{to:object_ref}|结附于{to:holder}",
    ),
    t(
        lambda f: IsAttachedTo(Every(f)),
        _words("attached to {f:a_permanent}", " ", " that's ", " that are "),
        "[装备在/贴附于/结附在]{f:a_permanent}上|结附于{f:a_permanent}",
    ),
    t(
        Attacking,
        _words("attacking {players:holder}", " ", " that's ", " that are "),
        "攻击{players:holder}|正[在]攻击{players:holder}",
    ),
    w(
        Attacking(You(), planeswalkers=True),
        _words(
            "attacking you or a planeswalker you control|"
            "attacking you or planeswalkers you control",
            " ",
            " that's ",
            " that are ",
        ),
        "攻击你或由你操控之鹏洛客|攻击你或由你操控的鹏洛客",
    ),
    *(
        t(
            BlockingOrBlockedBy,
            _words(f"{en} {{objects:object_ref}}", " ", " that's ", " that are "),
            zh,
            blocking=blocking,
            blocked=blocked,
        )
        for en, zh, blocking, blocked in (
            (
                "blocking or blocked by",
                "阻挡{objects:object_ref}或被{objects:object_ref}阻挡|"
                "阻挡{objects:object_ref}或被其阻挡",
                True,
                True,
            ),
            (
                "blocking",
                "阻挡{objects:object_ref}|正[在]阻挡{objects:object_ref}",
                True,
                False,
            ),
            (
                "blocked by",
                "[被/受]{objects:object_ref}阻挡",
                False,
                True,
            ),
        )
    ),
    *(
        t(
            make,
            en,
            "|".join(f"{when}{no}{{v:object_verbs@{form}}}" for when in WHEN for no in nots),
            ex=ex,
        )
        for make, en, form, nots, ex in (
            (
                did_so,
                " that {v:object_verbs@D} this turn| that [has/have] {v:object_verbs@N} this turn",
                "D",
                ("", "曾"),
                (" that attacked this turn", "本回合攻击过"),
            ),
            (
                did_not,
                " that didn't {v:object_verbs@B} this turn",
                "B",
                ("未", "未曾", "没有"),
                (" that didn't attack this turn", "本回合未攻击"),
            ),
        )
    ),
    w(did_so((DEALT(),)), " dealt damage this turn", ""),
    t(
        WasDamagedBy,
        _words("dealt damage by {objects:object_ref} this turn", " ", " that was ", " that were "),
        "本回合曾受到来自{objects:object_ref}的伤害|本回合受到{objects:object_ref}伤害|"
        "本回合中受到来自{objects:object_ref}之伤害",
    ),
    t(
        Extreme,
        " with the {least:extreme} {quality:quality} among {filter:permanents@p}",
        "",
        ex=(" with the greatest power among creatures you control", ""),
    ),
    w(IsPermanent(), " on the battlefield", "战场上|在战场上"),
    w(WithoutAbilities(), " with no abilities", "不具异能|没有异能"),
    t(
        lambda f: f,
        " [that's/that are/that is] {f:predicative}",
        "为{f:predicative}|{f:state_word}",
        ex=(" that's red", "为红色"),
    ),
    t(
        Non,
        _words("{part:predicative}", " that isn't ", " that aren't ", " that's not "),
        "[非/不是]{part:predicative}",
        ex=(" that isn't red", "非红色"),
    ),
    t(
        Non,
        " except for {part:permanents@p}",
        "除了{part:permanents}以外",
        ex=(" except for goblins", "除了鬼怪以外"),
    ),
    t(
        Targets,
        " that [targets/target] {filter:a_permanent}| that [targets/target] {players:holder}|"
        " that [targets/target] {players:holder} or {filter:a_permanent}",
        "[以/指定]{filter:a_permanent}为目标|[以/指定]{players:holder}为目标|"
        "[以/指定]{players:holder}或{filter:a_permanent}为目标",
    ),
    w(Targets(IsThis()), " that targets ~| that target ~", "以~为目标|指定~为目标"),
    t(
        FromSource,
        " from [an/a] {filter:type_filter@s} source",
        "来源为{filter:type_filter}",
        ex=(" from an artifact source", "来源为神器"),
    ),
    t(
        Targets,
        " that targets only a single {filter:permanents@s}| that targets only {filter:this_or_it}",
        "仅以单一{filter:permanents}为目标|仅以{filter:this_or_it}为目标",
        ex=(" that targets only ~", "仅以~为目标"),
        only=True,
    ),
    w(
        Targets(IsPermanent(), EachPlayer(), only=True),
        " that targets only a single permanent or player",
        "仅以单一永久物或牌手为目标",
    ),
    w(HasTargets(1), " with a single target", "只有一个目标|仅指定单一目标"),
    w(
        CastFrom("graveyard"),
        " cast from a graveyard| cast from your graveyard",
        "从坟墓场施放",
    ),
    w(
        every(InZone("exile"), ExiledWithThis()),
        " exiled with ~| exiled with it",
        "以~放逐|被~放逐|以它放逐|被它放逐",
    ),
    t(Named, " named {name:card_name}", "名[称]为{name:card_name}"),
    w(NAMED_SO, f" named ~| named {GRANTER}", f"名称为~|名为~|名称为{GRANTER}|名为{GRANTER}"),
)
