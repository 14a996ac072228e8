"""What is said of an object before its name or behind it: tapped, 3/3, with trample.

Each row says a key of its own; `nouns` puts them together with what they are said of.
"""

from __future__ import annotations

from judge.asking.canonical.rows import row, table
from judge.asking.names.nameless import WHATEVER
from judge.asking.wordings.acts import ZH_WAYS
from judge.asking.wordings.phrases import NAME
from judge.language import Include, ListOf, Table, Word, t, w
from judge.language.template import Row
from judge.words import ASKER, OPPONENT

SPACED = ((" ",) * 3, ("",) * 3)
JOINED = (("/", "/", "/"), ("、", "和", "和"))
STATES = (
    w({"tapped": True}, "tapped", "横置|已横置|已经横置|处于横置状态"),
    w({"tapped": False}, "untapped", "未横置|没横置|没有横置|没横过"),
    w(
        {"sick": True},
        "new|freshly cast|summoning sick",
        "新|刚下|刚进场|刚上场|刚进战场|刚放下|本回合进战场|本回合进场|本回合刚进场"
        "|本回合刚下|本回合下|本回合拍|本回合刚拍|刚拍|刚拍下|刚放|刚召唤|本回合刚施放|本回合刚放下|本回合施放|失调",
    ),
    w(
        {"apart": True},
        "differently named",
        "不同名|名称不同|不同名称|名字不同|名称各不相同|不同名字|异名",
    ),
    w({"face_down": True}, "face-down|face down|facedown", "面朝下|面朝下放置"),
    w({"role": "attacker"}, "attacking", ""),
    w(
        {"unblocked": True, "role": "attacker"},
        "unblocked|unblocked attacking|attacking unblocked",
        "未被阻挡的|未受阻挡的|没被阻挡的|没有被阻挡的|没被挡的|没人挡的|没有被挡的|未阻挡的",
    ),
    w({"role": "blocker"}, "blocking", ""),
    w({"attached": "some Equipment"}, "equipped", "装备武具的|装备着武具的|佩带武具的|有武具的"),
    w({"attached": "some Aura"}, "enchanted", "被结附的|被灵气结附的|有灵气的"),
    w({"owner": OPPONENT}, "opposing|enemy", ""),
)
OF_VERBS: tuple[Row, ...] = (
    row("", "[选择了/选了/指定了/命名了/叫了/选/指名/指定/命名/点名]{chosen:choosable}的"),
    *(
        w(
            {"cast_for": way},
            "",
            "|".join(
                f"{by}{zh}{cost}{cast}的"
                for by in ("", "用", "以", "通过", "支付")
                for cost in ("", "费用")
                for cast in ("施放", "施放出来", "放", "进场")
            ),
        )
        for way, zh in ZH_WAYS.items()
        if way != "bestow"
    ),
    w(
        {"cast_for": "kicked"},
        "",
        "增幅过的|增幅的|付了增幅的|增幅施放的|已增幅的|已经增幅的|被增幅的|增幅了的|付过增幅的|支付增幅的"
        "|支付增幅费用的|付增幅费用的",
    ),
    w({"owner": ASKER}, "", "我施放的|我操控的|由我操控的|我放的"),
    w({"owner": OPPONENT}, "", "对手施放的|对手操控的|由对手操控的|他操控的|他施放的"),
    row("", "有{has:keyword_list}[异能/]的"),
    t(
        lambda n: {"counters": {"number": n, "kind": "loyalty"}},
        "",
        "{n:count}[点/]忠诚的",
        unmake=lambda value: None,
    ),
    row("", "[起始/初始]忠诚[度/值/]{_:mid}[为/是/]{starts:count}[点/]的"),
    t(
        lambda n: {"damage": n},
        "",
        "[本回合/][已经/已/刚/刚刚/之前/][受到/受到了/受到过/受/受了/受过/吃了/被造成了/带有/带着]"
        "{n:count}点伤害的",
        unmake=lambda value: None,
    ),
    row(
        "",
        "[没有/没/不具/不具有/无]{lacks:lacking}[异能/][但/而/却][有/具有"
        "/具]{has:keyword_list}[异能/]的",
    ),
)
ROLES = (  # Chinese attributes that without 的 would be verbs
    w({"role": "attacker"}, "", "攻击的|正在攻击的|进攻的|正在进攻的"),
    w({"role": "blocker"}, "", "阻挡的|正在阻挡的"),
)
PLAIN = w(  # says nothing
    {},
    "vanilla|plain|normal|single|lone|own|regular|generic|small|big|biggest|only|ordinary|basic|best|strongest"
    "|favorite|good",
    "同名|一样|相同|同样|单独|唯一|仅有|仅剩|普通|白板|自己|自己那个|自己这个|同一个|基本",
)
ATTRIBUTES: tuple[Row, ...] = (  # before the head
    PLAIN,
    *STATES,
    *(
        w({"cast_for": way}, said, "")
        for way, said in (
            ("flashback", "flashed back|flashed-back|flashbacked|flashback"),
            ("evoke", "evoked"),
            ("escape", "escaped"),
            ("overload", "overloaded"),
            ("dash", "dashed"),
            ("kicked", "kicked"),
        )
    ),
    row("{size:size}", "{size:size}"),
    row("{color:color_said}", "{color:color_said}"),
    row("{kin:kin_said}", "{kin:kin_said}"),
    row(
        "",
        "[法术力值/总法术力费用/法术力费用/费用/总费用]{_:mid}[为/是/等于/]{mana_value:count}"
        "|{mana_value:count}[费/费的]",
    ),
    row("", "[法术力费用/费用/施放费用/总费用]{_:mid}[为/是/等于/]{mana_value:mana_cost}"),
    row("{has:one_keyword}", "{has:keyword_list}[异能/]"),
    w(
        {"says": "This creature can't be blocked."},
        "unblockable",
        "不能被阻挡的|无法被阻挡的|不可被阻挡的",
    ),
    w({}, "", "没有异能|无异能|没有指示物|没有任何指示物|无指示物|身上没有指示物|上面没有指示物"),
    w({}, "nonartifact|non-artifact", "非神器"),
    w({}, "uncrewed|noncrewed", "没人搭载的|未搭载的|没有人搭载的|没被搭载的|没搭载的"),
    w({"lacks": ("flying",)}, "ground|non-flying|nonflying|ground-based", "地面|没有飞行的"),
    row("", "[具/具有/带/带有/有着/拥有]{has:keyword_list}[异能/]"),
    row("", "[没有/没/不具/不具有/无]{lacks:lacking}[异能/]"),
    row("", "[有/带有/带/放了/放有/上面有/放/]{counters:counters_said}"),
    row(
        "", "[装备/装备了/装备着/结附了/结附着/贴了/佩带/佩带着/佩戴着/装备有]{attached:attachment}"
    ),
)
TRAITS = (  # behind the head, in English
    row("with {has:keyword_list}|that has {has:keyword_list}|which has {has:keyword_list}", ""),
    row("[that is/which is/that was] [a /an /]{size:size}", ""),
    w({}, "with the same name|of the same name|with one name", ""),
    w(
        {"apart": True},
        "with different names|of different names|with another name|with a different name"
        "|that have different names|whose names differ|each with a different name",
        "",
    ),
    t(
        lambda n: {"starts": n},
        "[with/that has/which has] [a /]starting loyalty[ of/] {n:count}"
        "|[that enters/which enters] with {n:count} [loyalty/loyalty counters]",
        "",
        unmake=lambda value: None,
    ),
    t(
        lambda n: {"counters": {"number": n, "kind": "loyalty"}},
        "[with/at/that has/which has] {n:count} loyalty[ counters/ left/]"
        "|[with/at/that has/which has] {n:count} loyalty counters on it",
        "",
        unmake=lambda value: None,
    ),
    w({}, "with no counters|without counters|with no counters on it|without any counters", ""),
    row("with {has:keyword_list} and {counters:counters_said}[ on it/]", ""),
    t(
        lambda n: {"counters": {"number": n, "kind": ""}},
        "[on/at/set to/set at/ticked up to] {n:count}",
        "",
        unmake=lambda value: None,
    ),
    row(
        "[naming/set to/set on/choosing] {chosen:choosable}|with {chosen:choosable} [chosen/named]",
        "",
    ),
    row(
        "[without/with no/that does not have/which does not have] {lacks:lacking}",
        "",
    ),
    row(
        "[with/that has/which has/carrying/holding/bearing] {counters:counters_said}"
        "[ on it/ on them/]",
        "",
    ),
    row(
        "[with/of/that has/which has] [mana value/a mana value of/converted mana cost]"
        " {mana_value:count}|that costs {mana_value:count}[ mana/]",
        "",
    ),
    row(
        "[with/of/that has/which has] [mana cost/a mana cost of/a cost of/the mana cost/cost"
        "/casting cost/the cost] {mana_value:mana_cost}"
        "|[that costs/which costs/costing] {mana_value:mana_cost}",
        "",
    ),
    w({"tapped": True}, "which is tapped|that is tapped", ""),
    w({"tapped": False}, "which is untapped|that is untapped", ""),
    w({}, "with no abilities|without abilities|without any abilities", ""),
    w({}, "that nobody crewed|that nobody has crewed|that is not crewed|nobody crewed", ""),
    t(
        lambda n: {"damage": n},
        "[that/which] [was/has been/was already/has already been] dealt {n:count} damage"
        "[ this turn/ earlier this turn/ already/]"
        "|[that/which] [already took/took/has taken/has already taken] {n:count} damage"
        "[ this turn/ earlier this turn/ already/]"
        "|with {n:count} damage[ already/] [marked on it/on it]"
        "|with {n:count} damage marked",
        "",
        unmake=lambda value: None,
    ),
    w(
        {"sick": True},
        "that entered this turn|that just entered|with summoning sickness|that came in this turn"
        "|that came into play this turn|that just came in|that i cast this turn"
        "|that entered the battlefield this turn|i cast this turn"
        "|that came under my control this turn|that is summoning sick|which is summoning sick",
        "",
    ),
    w(
        {"owner": ASKER},
        "i control|that i control|of mine|of my own|on my side|under my control",
        "",
    ),
    w(
        {"owner": OPPONENT},
        "my opponent controls|that my opponent controls|he controls|she controls|they control"
        "|under my opponent's control|of my opponent|of his|of theirs|of his own|of her own|on"
        " his side|on their side",
        "",
    ),
    row("with {attached:attachment} [on it/attached to it/attached]", ""),
    row(
        "[equipped with/enchanted with/enchanted by/wearing/that is equipped with"
        "/that is enchanted with/that is enchanted by] {attached:attachment}",
        "",
    ),
)


def _triggering(said: str, zh: str, text: str) -> tuple[Word, Word]:
    """What is told of when a creature triggers, and not what it does, in each language."""
    kinds = ("trigger", "ability", "triggered ability")
    en = [f"{word}{kind}" for word in said.split("|") for kind in kinds]
    heads = [f"with {a} {one}" for one in en for a in ("an", "a", "some")]
    heads += [f"that has {a} {one}" for one in en for a in ("an", "a")]
    names = [
        f"{has}{word}{kind}"
        for has in ("有", "具有", "带", "带有", "有一个", "具有一个")
        for word in zh.split("|")
        for kind in ("触发", "触发异能", "触发式异能", "异能", "时的触发式异能", "时触发的异能")
    ]
    return w({"says": text}, "|".join(heads), ""), w({"says": text}, "", "|".join(names))


TRIGGERING = (
    _triggering(
        "enters |enters-the-battlefield |enters the battlefield |etb |enter ",
        "进场|进战场",
        f"When this creature enters, {WHATEVER}",
    ),
    _triggering("dies |death ", "死去|死亡", f"When this creature dies, {WHATEVER}"),
    _triggering("attack |attacks ", "攻击", f"Whenever this creature attacks, {WHATEVER}"),
)

TABLES: tuple[Table, ...] = (
    table(
        "attachment",
        NAME,
        *(
            w(f"some {kind}", f"{article} {kind.casefold()}", f"{zh}|一个{zh}|某个{zh}|一件{zh}")
            for kind, article, zh in (("Aura", "an", "灵气"), ("Equipment", "an", "武具"))
        ),
    ),
    table("one_keyword", ListOf("keyword_said", *SPACED), ListOf("keyword_said", *JOINED, least=2)),
    table("attribute", *ATTRIBUTES, *(zh for _, zh in TRIGGERING)),
    table(
        "attribute_zh",
        Include("determiner"),
        t(lambda it: it, "", "{it:attribute}|{it:attribute}的", unmake=lambda value: None),
        *OF_VERBS,
        *ROLES,
    ),
    table("attributes", ListOf("attribute", *SPACED)),
    table("attributes_zh", ListOf("attribute_zh", *SPACED)),
    table("trait", *TRAITS, *(en for en, _ in TRIGGERING)),
    table("traits", ListOf("trait", *SPACED)),
)
