"""Words for types, subtypes, colors and the like: what the nouns of card text are made of."""

from __future__ import annotations

from collections.abc import Iterator

from judge.abilities.bases import Filter
from judge.abilities.filters import (
    Attacking,
    Blocked,
    Blocking,
    Colorless,
    FaceDown,
    HasMark,
    Historic,
    IsAttached,
    IsCommander,
    IsToken,
    Modified,
    Monocolored,
    Multicolored,
    Non,
    OfChosenType,
    OfColor,
    OfSubtype,
    OfSupertype,
    OfType,
    Other,
    Tapped,
    Unblocked,
    WasKicked,
)
from judge.cards import CardType, Color, Supertype
from judge.language import UNSAID, Include, ListOf, Table, Word, t, w
from judge.oracle.lexicon.filters import either
from judge.oracle.lexicon.subtypes import CREATURE_TYPE, LAND_TYPE, SUBTYPE
from judge.values import Value

COLORS = (
    (Color.WHITE, "white", "白"),
    (Color.BLUE, "blue", "蓝"),
    (Color.BLACK, "black", "黑"),
    (Color.RED, "red", "红"),
    (Color.GREEN, "green", "绿"),
)
TYPES = (
    (CardType.ARTIFACT, "artifact", "神器"),
    (CardType.BATTLE, "battle", "战役"),
    (CardType.CREATURE, "creature", "生物"),
    (CardType.ENCHANTMENT, "enchantment", "结界"),
    (CardType.LAND, "land", "地"),
    (CardType.PLANESWALKER, "planeswalker", "鹏洛客|旅法师"),
)
SPELL_TYPES = (
    (CardType.INSTANT, "instant", "瞬间"),
    (CardType.SORCERY, "sorcery", "法术"),
    (CardType.TRIBAL, "kindred", "亲缘"),
)
SUPERTYPES = (
    (Supertype.BASIC, "basic", "基本"),
    (Supertype.LEGENDARY, "legendary", "传奇"),
    (Supertype.SNOW, "snow", "雪境"),
    (Supertype.WORLD, "world", "普世"),
)
COLOR = Table("color", tuple(w(c, en, f"{zh}色|{zh}") for c, en, zh in COLORS), ("red", "红色"))
CARD_TYPE = Table(
    "card_type",
    tuple(
        w(kind, f"@s {en}|@p {en[:-1] + 'ies' if en[-1] == 'y' else en + 's'}", zh)
        for kind, en, zh in (*TYPES, *SPELL_TYPES)
    ),
    ("land", "地"),
)
SUPERTYPE = Table("supertype", tuple(w(s, en, zh) for s, en, zh in SUPERTYPES), ("snow", "雪境"))


def _type(card_type: CardType) -> Filter:
    return OfType(card_type)


def _non(f: Filter) -> Filter:
    return Non(f)


PLAIN_COLOR = Table(
    "plain_color",
    (
        t(OfColor, "{color}", "{color}"),
        w(Colorless(), "colorless", "无色"),
        w(Multicolored(), "multicolored", "多色"),
        w(Monocolored(), "monocolored", "单色"),
    ),
    ("red", "红色"),
)
COLOR_WORDS = Table(
    "color_words",
    (
        ListOf("plain_color", (", ", " or ", ", or "), ("、", "或", "或"), least=2),
        ListOf("plain_color", (", ", " and/or ", ", and/or "), ("、", "和/或", "和/或"), least=2),
    ),
    ("red or green", "红色或绿色"),
)
COLOR_FILTER = Table(
    "color_filter",
    (
        Include("plain_color"),
        t(lambda colors: either(*colors), "{colors:color_words}", "{colors:color_words}"),
    ),
    ("red", "红色"),
)
OUTLAWS = either(*map(OfSubtype, ("Assassin", "Mercenary", "Pirate", "Rogue", "Warlock")))
SUBTYPE_FILTER = Table(
    "subtype_filter",
    (
        t(OfSubtype, "@subtype {subtype}", "{subtype}"),
        w(OUTLAWS, "@s outlaw|@p outlaws", ""),
    ),
    ("goblin", "鬼怪"),
)
NEGATIVE = Table(  # "nonland": may be followed by a comma and another one
    "negative",
    (
        *(
            w(Non(OfType(kind)), f"non{en}", f"非{zh.split('|')[0]}|非{zh.split('|')[0]}的")
            for kind, en, zh in TYPES
        ),
        *(w(Non(OfSupertype(s)), f"non{en}", f"非{zh}|非{zh}的") for s, en, zh in SUPERTYPES),
        *(w(Non(OfColor(c)), f"non{en}", f"非{zh}色|非{zh}色的") for c, en, zh in COLORS),
        w(Non(IsToken()), "nontoken", "非衍生物的|非衍生"),
        w(Non(Attacking()), "nonattacking", "非攻击"),
        w(Non(Blocking()), "nonblocking", "非阻挡"),
        w(Non(IsCommander()), "noncommander", "非指挥官|非指挥官的"),
        t(_non, "non-{f:subtype_filter@s}", "非{f:subtype_filter}|非{f:subtype_filter}的"),
    ),
    ("nonland", "非地"),
)
STATE_WORD = Table(  # how a permanent stands
    "state_word",
    (
        w(Tapped(), "tapped", "已横置的|已横置|横置的"),
        w(Non(Tapped()), "untapped", "未横置的|未横置"),
        w(
            Attacking(),
            "attacking",
            "进行攻击的|攻击的|进攻的|攻击中的|攻击|进行攻击|正进行攻击|正在攻击",
        ),
        w(Blocking(), "blocking", "进行阻挡的|阻挡的|阻挡"),
        w(Unblocked(), "unblocked", "未受阻挡的|未被阻挡的|未受阻挡"),
        w(Blocked(), "blocked", "已受阻挡的|被阻挡的|受阻挡的"),
        w(HasMark("suspected"), "suspected", "受到怀疑的|已遭疑|已遭疑的"),
        w(HasMark("monstrous"), "monstrous", "已蛮化的"),
        w(HasMark("renowned"), "renowned", "铭勇的"),
        w(HasMark("saddled"), "saddled", "已乘驾的|被乘驾的"),
        w(FaceDown(), "face-down", "牌面朝下的|面朝下的"),
        w(Non(FaceDown()), "face-up", "牌面朝上的|面朝上的"),
        w(Modified(), "modified", "有饰装的|有饰装"),
        w(IsAttached("Aura"), "enchanted", "受结附的|被结附的|受结附"),
        w(IsAttached("Equipment"), "equipped", "已装备的|已佩带武具的|受装备的"),
    ),
    ("tapped", "已横置的"),
)
BESIDES = Table(  # words before a noun that hold of all the nouns of a list
    "besides",
    (
        Include("state_word"),
        t(lambda fs: either(*fs), "{fs:states_or}", "{fs:states_or}"),
        w(
            either(Attacking(), Blocking()),
            "",
            "进行攻击或阻挡的|攻击或阻挡的|攻击或阻挡|进行攻击或进行阻挡的",
        ),
        w(Other(), "other", "其他"),
        w(IsCommander(), "commander", "指挥官"),
        w(Historic(), "historic", "史迹"),
        w(Non(IsToken()), "nontoken", "非衍生物的"),
        w(WasKicked(), "kicked", "已增幅的"),
        w(OfChosenType(), "", "该类别的|该类别|所选类别的|所选类别"),
    ),
    ("tapped", "已横置的"),
)
STATES_OR = Table(
    "states_or",
    (ListOf("state_word", (", ", " or ", ", or "), (UNSAID,) * 3, least=2),),
)
TYPE_FILTER = Table(
    "type_filter", (t(_type, "@card_type {card_type}", "{card_type}"),), ("land", "地")
)
TYPE_WORD = Table(  # what may be listed before "card" or "spell"
    "type_word",
    (Include("type_filter"), Include("subtype_filter")),
    ("artifact", "神器"),
)
HOSTS = (  # what this is attached to
    ("enchanted creature", "所结附的生物|受结附的生物|受此结界之生物|所结附之生物|受此神器的生物"),
    (
        "equipped creature",
        "佩带此武具的生物|佩带~的生物|所装备的生物|装备了~的生物|受装备的生物|此武具的佩带者|佩带者",
    ),
    ("enchanted permanent", "所结附的永久物|受结附的永久物"),
    ("equipped permanent", "佩带此武具的永久物|佩带~的永久物"),
    ("enchanted land", "所结附的地"),
    ("enchanted artifact", "所结附的神器"),
    ("enchanted planeswalker", "所结附的鹏洛客"),
    ("enchanted enchantment", "所结附的结界"),
    ("enchanted vehicle", "所结附的载具"),
    ("fortified land", "所筑防的地"),
    ("enchanted nonland permanent", "所结附的非地永久物"),
    ("enchanted artifact creature", "所结附的神器生物"),
)


def hosts_possessive(value: Value) -> Iterator[Word]:
    """ "Enchanted creature's", of each of the words."""
    for en, zh in HOSTS:
        words = zh.split("|")
        yield w(value, f"{en}'s", "|".join((*(f"{one}的" for one in words), f"{words[0]}之")))


TABLES = (
    SUBTYPE,
    LAND_TYPE,
    CREATURE_TYPE,
    COLOR,
    CARD_TYPE,
    SUPERTYPE,
    PLAIN_COLOR,
    COLOR_WORDS,
    COLOR_FILTER,
    SUBTYPE_FILTER,
    NEGATIVE,
    STATE_WORD,
    BESIDES,
    STATES_OR,
    TYPE_FILTER,
    TYPE_WORD,
)
