"""Who and what a question speaks of: players, and objects by owner, number, size, kind, keywords.

A noun reads to a mapping of what it says: `my two 3/3s with trample` to owner, number, size, has.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from judge.abilities import Keyword, Triggered
from judge.asking.canonical.basics import NUMBER
from judge.asking.canonical.rows import optional, row, table
from judge.asking.names.mentions import NAMED, PLAYER, QUOTED
from judge.keywords import KEYWORDS
from judge.language import Include, Lexeme, ListOf, Table, Word, t, w
from judge.oracle.lexicon.counters import COUNTER_KINDS
from judge.words import ASKER, OPPONENT

OR = ((", ", " or ", ", or "), ("、", "或", "或"))
ITS_CONTROLLER = "@controller"  # of what was spoken of last
SOMEONE = "someone"  # a player of whom nothing else is told
UNSAID = ""  # a player that is not said: the one of the clause before
NAME = Lexeme(NAMED, str, str, lambda value: isinstance(value, str))
QUOTATION = Lexeme(QUOTED, str, str, lambda value: isinstance(value, str))
CALLED = Lexeme(PLAYER, str, str, lambda value: isinstance(value, str))
SIZE = Lexeme(re.compile("[0-9]{1,3}/[0-9]{1,3}"), str, str, lambda v: isinstance(v, str))
CHANGE = Lexeme(re.compile("[+-][0-9]{1,3}/[+-][0-9]{1,3}"), str, str, lambda v: True)
EN_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
ZH_NUMBERS = ("一", "两|二", "三", "四", "五", "六", "七", "八", "九", "十")
KINDS: tuple[tuple[str, str, str], ...] = (
    (
        "creature",
        "[creature/guy/dude/beater/monster/critter/fatty/body/fella]",
        "[生物/怪/怪兽/怪物/随从]",
    ),
    ("creature token", "[creature token/token]", "[衍生生物/生物衍生物/衍生物]"),
    ("artifact creature", "artifact creature", "神器生物"),
)
MANY_KINDS = {  # of more than one
    "creature": "[creatures/guys/dudes/beaters/monsters/critters/fatties/bodies/fellas]",
    "creature token": "[creature tokens/tokens]",
    "artifact creature": "artifact creatures",
}
COLORS: tuple[tuple[str, str, str], ...] = (
    ("white", "white", "白色"),
    ("blue", "blue", "蓝色"),
    ("black", "black", "黑色"),
    ("red", "red", "红色"),
    ("green", "green", "绿色"),
)
LANDS = (
    ("plains", "平原"),
    ("island", "海岛"),
    ("swamp", "沼泽"),
    ("mountain", "山脉"),
    ("forest", "树林"),
)
PROTECTED_FROM = (("creatures", "生物"), ("artifacts", "神器"), ("enchantments", "结界"))
SPELLS: tuple[tuple[str, str, str], ...] = (  # kinds of spell that no card is named of
    ("any", "spell|spells", "咒语"),
    (
        "noncreature",
        "noncreature spell|non-creature spell|noncreature spells|non-creature spells",
        "非生物咒语",
    ),
    ("creature", "creature spell|creature spells|creature card", "生物咒语|生物牌"),
    ("artifact", "artifact spell|artifact spells|artifact card", "神器咒语|神器牌"),
    ("enchantment", "enchantment spell|enchantment spells|enchantment card", "结界咒语|结界牌"),
    (
        "instant",
        "instant|instants|instant spell|instant spells|instant card",
        "瞬间|瞬间咒语|瞬间牌",
    ),
    (
        "sorcery",
        "sorcery|sorceries|sorcery spell|sorcery spells|sorcery card",
        "法术|法术咒语|法术牌",
    ),
)
ROLES: tuple[tuple[str, str, str], ...] = (
    ("attacker", "attacker|attackers", "攻击者|攻击生物"),
    ("blocker", "blocker|blockers", "阻挡者|阻挡生物"),
)
COUNTED = {  # keyword abilities with a number
    "annihilator": "歼灭",
    "toxic": "下毒",
    "bushido": "武士道",
    "afflict": "折磨",
    "rampage": "暴走",
    "absorb": "抵受",
    "poisonous": "毒性",
}
KEYWORD_COUNTERS = (
    *("flying", "first strike", "double strike", "deathtouch", "haste", "hexproof"),
    *("indestructible", "lifelink", "menace", "reach", "trample", "vigilance"),
)
SHORT = {  # keyword abilities as they are said of who has them
    "trample": "trampler|tramplers",
    "flying": "flyer|flier|flyers|fliers",
    "first strike": "first striker|first strikers",
    "double strike": "double striker|double strikers",
    "lifelink": "lifelinker|lifelinkers",
    "deathtouch": "deathtoucher|deathtouchers",
}


def _numbers() -> Iterator[Word]:
    for number, (en, zh) in enumerate(zip(EN_NUMBERS, ZH_NUMBERS, strict=True), 1):
        yield w(number, en, zh)


def _named() -> Iterator[tuple[str, str]]:
    return ((one.name.en.casefold(), one.name.zh) for one in KEYWORDS)


def _triggered() -> Iterator[Word]:
    """The keyword abilities that are triggered abilities: what may trigger."""
    for one in KEYWORDS:
        as_printed = Keyword(one.name.en.casefold(), number=1, word="a card")
        means = () if one.means is None else one.means(as_printed)
        if any(isinstance(ability, Triggered) for ability in means):
            yield w(as_printed.name, as_printed.name, one.name.zh)


def _keywords() -> Iterator[Word]:
    seen: set[str] = set(COUNTED) | {"protection"}
    for en, zh in _named():
        if not {en, zh} & seen:
            seen |= {en, zh}
            yield w(en, en, zh)
    for color, en, zh in COLORS:
        yield w(
            f"protection from {color}", f"protection from {en}|pro-{en}", f"反{zh[0]}保护|反{zh[0]}"
        )
    for en, zh in PROTECTED_FROM:
        yield w(f"protection from {en}", f"protection from {en}", f"反{zh}保护|反{zh}的保护")
    for land, zh in LANDS:
        yield w(f"{land}walk", f"{land}walk", f"{zh}行者")
    for cost in range(1, 6):
        yield w(
            f"ward {{{cost}}}", f"ward {{{{{cost}}}}}|ward {cost}", f"守护{{{{{cost}}}}}|守护{cost}"
        )
    for n in range(1, 10):
        yield w(
            f"ward—pay {n} life",
            "|".join(
                f"ward{how}{n} life"
                for how in ("—pay ", "-pay ", " - pay ", " — pay ", ": pay ", ", pay ", " of ", " ")
            )
            + "|"
            + "|".join(
                f"ward {with_} {a}{n} life"
                for with_ in ("with a cost of", "with the cost of", "with a cost:", "for")
                for a in ("", "paying ")
            ),
            "|".join(f"守护{dash}支付{n}点生命" for dash in ("～", "—", "——", "-", "：", "（", "")),
        )
    yield w("protection from everything", "protection from everything", "反一切保护")


@cache
def chinese_keywords() -> Mapping[str, str]:
    """The keyword abilities by their English names in small letters, as Chinese says them."""
    walks = {f"{land}walk": f"{zh}行者" for land, zh in LANDS}
    protections = {f"protection from {color}": f"反{zh[0]}的保护" for color, _, zh in COLORS}
    protections |= {f"protection from {en}": f"反{zh}的保护" for en, zh in PROTECTED_FROM}
    counted = {f"{en} {n}": f"{zh}{n}" for en, zh in COUNTED.items() for n in range(1, 10)}
    named = {one.name.en.casefold(): one.name.zh for one in KEYWORDS}
    return {**named, **walks, **protections, **counted}


def _kinds_of_counter() -> Iterator[Word]:
    seen: set[str] = set()
    for en, zh in COUNTER_KINDS:
        if zh and not {en, zh} & seen:
            seen |= {en, zh}
            yield w(en, en, f"{zh}|护盾" if en == "shield" else zh)


def _keyword_counters() -> Iterator[Word]:
    """The keyword counters, which give what they are called."""
    for en in KEYWORD_COUNTERS:
        yield w(en, en, chinese_keywords()[en])


TABLES: tuple[Table, ...] = (
    table(
        "doer_of",
        t(
            lambda who, manner: who,
            "{who:doer_said}{manner:manner}",
            "{who:doer_said}{manner:manner}",
            unmake=lambda value: None,
        ),
    ),
    optional(
        "manner",
        w(
            {},
            " then| now| also| just| first| next| later| want to| wants to| try to| tries to"
            "| would like to| decide to| decides to| only| will| wanna| am going to| is going to"
            "| choose to| chooses to",
            "用法术|用一个法术|用一个瞬间|用某个法术|用一张牌|用一个结界|用结界|永久|选择|用咒语"
            "|用一个咒语|用某个咒语|用异能|用一个效应|随后|接着|然后|后来|想|想要|要|再|又|先|就|也|打算|决定|现在|只",
        ),
    ),
    table(
        "doer_said",
        w(ASKER, "@p i|@p we", "我|我方"),
        w(
            OPPONENT,
            "@s my opponent|@s the other player|@s opponent|@s an opponent|@s he"
            "|@s she|@p they"
            "|@s opp|@s oppo|@s my opp",
            "对手|我的对手|我对手|他|她|对手本人|对手自己|他本人|他自己|她自己",
        ),
        w(
            UNSAID,
            "an effect|some effect|another effect|a spell|an ability|something|someone|somebody",
            "有人|一个效应|某个效应|某效应|一个咒语|一个异能",
        ),
        w(
            SOMEONE,
            "@s a player|@s some player|@s one player",
            "一位牌手|某位牌手|一名牌手|某名牌手|某牌手|一个牌手|某个牌手",
        ),
        Word(UNSAID, (), ("",)),
        CALLED,
        Include("its_controller"),
    ),
    table("called", CALLED),
    table(
        "its_controller",
        w(
            ITS_CONTROLLER,
            "@s its controller|@s their controller|@s the creature's controller"
            "|@s the attacker's controller|@s that creature's controller",
            "它的操控者|其操控者|该生物的操控者|这个生物的操控者|那个生物的操控者|其牌手",
        ),
    ),
    table(
        "whom_named",
        CALLED,
        w(ITS_CONTROLLER, "its controller|their controller", "它的操控者|其操控者"),
        w(ASKER, "me|us|myself|my face", "我|我自己|我本人|我的脸"),
        w(
            OPPONENT,
            "my opponent|the other player|opponent|an opponent|my opponent's face|his face"
            "|himself|herself|themselves|opp",
            "对手|我的对手|对手自己|他自己|对手的脸|对手本人",
        ),
    ),
    table("him", w(OPPONENT, "him|her", "他|她")),
    table("whom", Include("whom_named"), Include("him"), w(OPPONENT, "them", "")),
    table("number_word", *_numbers()),
    table("count", NUMBER, Include("number_word")),
    table("size", SIZE),
    table("change", CHANGE),
    table(
        "spoken_name",
        NAME,
        *(w(name.capitalize(), f"{name}|{name}s".replace("ss", "s"), zh) for name, zh in LANDS),
    ),
    table("spell_said", *(w(*spell) for spell in SPELLS)),
    table("role_said", *(w(*role) for role in ROLES)),
    table("lacking", Include("keyword_list"), ListOf("keyword_said", *OR, least=2)),
    table("kind_said", *(w(kind, en, zh) for kind, en, zh in KINDS)),
    table("kinds_said", *(w(kind, en, "") for kind, en in MANY_KINDS.items())),
    table("color_said", *(w(kind, en, zh) for kind, en, zh in COLORS)),
    table("triggered_keyword", *_triggered()),
    table("keyword_said", *_keywords(), Include("keyword_counted")),
    table(
        "keyword_counted",
        *(
            t(
                lambda n, name=en: f"{name} {n}",
                f"{en} {{n:count}}",
                f"{zh}{{n:count}}",
                unmake=lambda value: None,
            )
            for en, zh in COUNTED.items()
        ),
    ),
    table(
        "short_said",
        *(t(lambda n=name: (n,), en, "", unmake=lambda v: None) for name, en in SHORT.items()),
    ),
    table("short_list", Include("short_said")),
    table(
        "keyword_list",
        ListOf("keyword_said", (", ", " and ", " and "), ("、", "和", "和")),
        ListOf("keyword_said", (" ", " ", " "), ("", "", ""), 2),
        ListOf("keyword_said", ("/", " & ", ", and "), ("，", "与", "与"), 2),
    ),
    table("counter_kind", CHANGE, *_kinds_of_counter(), *_keyword_counters()),
    table(
        "counters_said",
        row(
            "{number:count} {kind:counter_kind} [counters/counter]",
            "{number:count}个{kind:counter_kind}指示物",
        ),
        row("a {kind:counter_kind} counter|an {kind:counter_kind} counter", "", number=1),
        row("{number:count} [counters/counter]", "{number:count}个指示物", kind=""),
    ),
)
