"""Words that conditions are made of."""

from __future__ import annotations

from judge.abilities.amounts import Devotion
from judge.abilities.bases import Filter
from judge.abilities.filters import (
    Attacking,
    Comparison,
    HasMark,
    IsAttached,
    IsIt,
    IsPermanent,
    IsSpell,
    IsThis,
    IsToken,
    Modified,
    Non,
    OfSupertype,
    Tapped,
)
from judge.abilities.who import This
from judge.cards import Supertype
from judge.language import Include, Table, t, w
from judge.language.template import Word
from judge.oracle.lexicon.filters import either, every, parts_of
from judge.oracle.lexicon.pronouns import ending_in, pronouns
from judge.oracle.phrases.objects.pronouns import ATTACHED, PRONOUN

ASKED_OF: tuple[Word, ...] = (  # one object of which something is asked
    *(row for table in (PRONOUN, ATTACHED) for row in table.rows if isinstance(row, Word)),
    *pronouns("@s the exiled card", ""),
    w(This(), "@s ~", ""),
)


REF_POSSESSOR = Table(
    "ref_possessor",
    (
        *pronouns("its|their", "其|它的|该生物的|该牌的|该生物|它"),
        *ending_in(ASKED_OF, "'s"),
        w(This(), "", "~的|~"),
    ),
    ("its", "其"),
)
IT_HAD = Table("it_had", ending_in(ASKED_OF, " has", " had"))
IT_DOES_NOT_HAVE = Table("it_does_not_have", ending_in(ASKED_OF, " doesn't have", " didn't have"))
IT_OR_CARD = Table(  # what shares a quality
    "it_or_card", (*pronouns("it|that card|that creature|that permanent|the card", ""),)
)
IT_WAS = Table(
    "it_was",
    (*pronouns("it's", ""), *ending_in(ASKED_OF, " is", " was"), w(This(), "~ remains", "")),
)
ANY_OF_THEM = Table(
    "any_of_them",
    (w(True, "any of them are|any of those creatures are", "其中有任一|其中任一"),),
    ("any of them are", "其中有任一"),
)
IT_WAS_NOT = Table(
    "it_was_not", (*pronouns("it's not", ""), *ending_in(ASKED_OF, " isn't", " wasn't"))
)
IT_IS = Table(
    "it_is",
    (
        *pronouns(
            "",
            "它是|该牌是|该牌为|它为|该生物是|该生物为|此牌是|所弃之牌是|所展示的牌是|"
            "所展示之牌是|该永久物是|其为",
        ),
        w(This(), "", "~是|~为"),
    ),
)
IT_IS_NOT = Table(
    "it_is_not",
    (*pronouns("", "它不是|该牌不是|该生物不是|它并非|该牌并非"), w(This(), "", "~不是")),
)


def _a_thing(f: Filter) -> Filter:
    """What something is, wherever it is."""
    return every(*(part for part in parts_of(f) if not isinstance(part, (IsPermanent, IsSpell))))


A_THING = Table(
    "a_thing",
    (
        t(_a_thing, "{f:a_permanent}|{f:a_spell}", "{f:a_permanent}|{f:a_spell}"),
        t(
            lambda f: f,
            "{f:a_card}|{f:color_filter}|{f:negative}",
            "{f:a_card}|{f:color_filter}的",
        ),
        w(OfSupertype(Supertype.LEGENDARY), "legendary", "传奇"),
        w(IsToken(), "", "衍生物"),
    ),
    ("a creature", "生物"),
)
STANDS = Table(  # how a permanent stands, said of it
    "stands",
    (
        Include("state_word"),
        w(Tapped(), "", "为横置|持续横置|为已横置"),
        w(HasMark("monstrous"), "", "已蛮化"),
        w(Non(Tapped()), "", "为未横置"),
        w(Attacking(alone=True), "attacking alone", "单独进行攻击|单独攻击"),
        w(IsAttached("Equipment"), "", "已佩带武具|佩带武具|已装备|佩带着武具|上装备着武具"),
        w(
            IsAttached("Aura"),
            "",
            "被结附|上有灵气结附|已受结附|上结附了结界|上结附了灵气|上面结附了灵气",
        ),
        w(
            either(IsAttached("Aura"), IsAttached("Equipment")),
            "enchanted or equipped",
            "受有灵气或佩带武具|上结附了灵气或佩带了武具",
        ),
        w(Modified(), "", "有饰装"),
    ),
    ("tapped", "已横置的"),
)
MANA_BOUND = Table(  # how much mana was spent
    "mana_bound",
    (
        w((Comparison.EQUAL, 0), "no", "未支付过"),
        t(
            lambda n: (Comparison.AT_LEAST, n),
            "at least {n:number_word@p}|{n:number_word@p} or more",
            "至少{n:number_word}点|{n:number_word}点或更多",
        ),
    ),
    ("no", "未支付过"),
)
THIS_OR_IT = Table(
    "this_or_it",
    (
        w(IsThis(), "~", "~"),
        *pronouns("it|that creature", "它|该生物", IsIt),
    ),
    ("~", "~"),
)
DEVOTION_TO = Table(
    "devotion_to",
    (t(lambda colors: Devotion(colors), "{colors:devoted}", "{colors:devoted}"),),
    ("red", "红色"),
)
