"""Objects as a question calls them: whose, how many, which, then all attributes in any order.

An attribute stands before the head or behind it, each says a key of its own; a noun that would say
a key twice is none. Abilities add up: `my two tapped 3/3s with trample and a +1/+1 counter`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from judge.asking.nameless import ATTACHED, COLORS, KINDS, LANDS, LEFT_OPEN, SPELLS, TOLD_TEXTS
from judge.asking.phrases import NAME, QUOTATION
from judge.asking.rows import merged, row, table
from judge.asking.statements.deeds import ZH_WAYS
from judge.cards.subtypes import Family, all_subtypes
from judge.language import REJECTED, Include, Lexeme, ListOf, Table, Template, Word, t, w
from judge.language.template import Row
from judge.words import ASKER, OPPONENT

SPACED = ((" ",) * 3, ("",) * 3)
JOINED = (("/", "/", "/"), ("、", "和", "和"))
CARDS = ("Equipment", "Aura", "planeswalker", "Vehicle", "legendary creature")  # called "a … card"
NOT_OF_CARDS = {"says", "size", "kin", "color", "lacks"}  # a card is as it is printed
HEADS_THEMSELVES = {"card", "size", "kind", "role", "spell", "copied", "kin", "commander"}
OWNERS = (
    w({"owner": ASKER}, "my|mine|my own|our", "我的|我"),
    w(
        {"owner": OPPONENT},
        "my opponent's|the other player's|opponent's|his|her|their|opp's|an opponent's|oppo's",
        "对手的|我的对手的|对手|他的|她的",
    ),
)
BY_NAME = t(
    lambda who: {"owner": who}, "{who:called}'s", "{who:called}的", unmake=lambda value: None
)
COUNTS = (row("{number:count}", ""), row("{number:count} other", ""))
DETERMINERS = (
    w(
        {"number": 1},
        "a|an|some|a single",
        "一个|一只|一辆|一枚|一张|1个|一发|一记|一头|一块|一名|一位|一条|某个|某",
    ),
    w({"number": 1, "other": True}, "another|one other|a second", "另一个|另一只|另一张|另外一个"),
    w(
        {"number": 1, "other": True, "owner": ASKER},
        "another of my|one of my other",
        "我的另一个|我另一个|我的另一只",
    ),
    w(
        {"number": 1, "other": True, "owner": OPPONENT},
        "another of his|one of his other|another of my opponent's|one of my opponent's other",
        "对手的另一个|对手另一个|他的另一个",
    ),
    w({"number": 1, "owner": ASKER}, "one of my|one of our", "我的其中一个|我其中一个|我的某个"),
    w(
        {"number": 1, "owner": OPPONENT},
        "one of his|one of her|one of their|one of my opponent's",
        "对手的其中一个|对手其中一个|对手的某个|他的某个",
    ),
    w(
        {"definite": True},
        "the|that|this|the same|that same",
        "|".join(
            f"{one}{measure}" for one in "那这该此" for measure in ("", *"个只张头名条件座块辆枚")
        ),
    ),
    w(
        {"definite": True, "number": 2},
        "both|both of the|the two|these two|those two|both the",
        "两个都|这两个|那两个|这两只|那两只",
    ),
)
STATES = (
    w({"tapped": True}, "tapped", "横置|已横置|已经横置|处于横置状态"),
    w({"tapped": False}, "untapped", "未横置|没横置|没有横置|没横过"),
    w(
        {"sick": True},
        "new|freshly cast|summoning sick",
        "新|刚下|刚进场|刚上场|刚进战场|刚放下|本回合进战场|本回合进场|本回合刚进场"
        "|本回合刚下|本回合刚施放|本回合刚放下|本回合施放|失调",
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
    w({"cast_for": "kicked"}, "", "增幅过的|增幅的|付了增幅的|增幅施放的"),
    w({"owner": ASKER}, "", "我施放的|我操控的|由我操控的|我放的"),
    w({"owner": OPPONENT}, "", "对手施放的|对手操控的|由对手操控的|他操控的|他施放的"),
    row("", "有{has:keyword_list}[异能/]的"),
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
        "[没有/不具/不具有/无]{lacks:lacking}[异能/][但/而/却][有/具有"
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
    w({}, "", "没有异能|无异能"),
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
        "[on/set to/ticked up to] {n:count}",
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
        "[with/of/that has/which has] [mana value/a mana value of/converted mana cost/cmc]"
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
UNCOUNTERED = "This spell can't be countered."
CANT_BE_COUNTERED = (
    *("that can't be countered", "which can't be countered", "that can not be countered"),
    *("that says it can't be countered", "that is uncounterable"),
)
UNCOUNTERABLE = (
    *(("instant", "瞬间"), ("sorcery", "法术"), ("spell", "咒语"), ("kill spell", "消灭咒语")),
    *(("removal spell", "去除咒语"), ("instant", "瞬间咒语"), ("sorcery", "法术咒语")),
)
NAMELESS: tuple[Row, ...] = (  # what is told of a card without a name
    *(
        w(
            {"card": f"some {en}"},
            f"{en.casefold()}|{en.casefold()}s"
            + (
                f"|{en.casefold()} card|{en.replace('nonbasic', 'non-basic')}"
                if en in LANDS
                else ""
            )
            + (f"|{en.casefold()} spell|{en.casefold()} card" if en in CARDS else ""),
            f"{zh}|{zh}牌|{zh}咒语" if en in CARDS else f"{zh}|{zh}牌" if en in LANDS else zh,
        )
        for en, (zh, _) in KINDS.items()
        if en
        not in (
            "source",
            "creature",
            "instant",
            "sorcery",
            "spell",
            *("burn spell", "pump spell", "draw spell"),  # which say what they do
            *(other for other, *_ in LEFT_OPEN.values()),
        )
    ),
    *(w({"card": f"some {kind}"}, en, zh) for kind, (en, zh) in SPELLS.items()),
    *(
        w({"card": f"some {kind}"}, f"{kind.casefold()} spell|{kind.casefold()} card", zh)
        for kind, zh in (
            *(("Aura", "灵气咒语|灵气牌"), ("Equipment", "武具咒语|武具牌")),
            ("planeswalker", "鹏洛客咒语|鹏洛客牌"),
        )
    ),
    *(
        w({"card": f"some {color} {en}"}, f"{color} {en.casefold()}", f"{said}{zh}|{said}的{zh}")
        for color, (_, said) in COLORS.items()
        for en, (zh, _) in KINDS.items()
        if en in (*ATTACHED, *SPELLS)
    ),
    *(
        t(
            lambda change, kind=en: {"card": f"some {kind} giving {change}"},
            f"{en.casefold()} [that gives it/that gives/which gives/giving it/giving/with/that"
            f" gives the creature"
            f"/that gives the equipped creature/that gives the enchanted creature/granting]"
            f" {{change:change}}",
            f"[使/让/令/给/能让][结附生物/佩带生物/装备生物/生物/结附的生物/它/][得"
            f"/得到/]{{change:change}}的{KINDS[en][0]}"
            f"|{{change:change}}的{KINDS[en][0]}",
            unmake=lambda value: None,
        )
        for en in ATTACHED
    ),
    *(
        t(
            lambda says, kind=en: {"card": f"some {kind}: {says}"},
            f"[{en.casefold()}/{en.casefold()}s] [with /that says /that each say /that both say"
            f" /which each say /each saying /which says /that reads /saying /that has /which "
            f"reads "
            f"/that states /which states /that said /that says that /which says that "
            f"/]{{says:quoted}}"
            + (
                "|[permanent/permanents] [with /that says /that each say /that both say /which each"
                " say /each saying ]{says:quoted}"
                if en == "enchantment"
                else ""
            ),
            f"{{says:quoted}}[的/]{zh}|[写着/有/具有/写有/叙述为/带有]{{says:quoted}}[异能/][的]{zh}"
            f"|{zh}[，/][都写着/上面写着/上都写着/写着/上写着]{{says:quoted}}",
            unmake=lambda value: None,
        )
        for en, zh in (
            *(("enchantment", "结界"), ("artifact", "神器"), ("instant", "瞬间")),
            *(("sorcery", "法术"), ("spell", "咒语")),
        )
    ),
    *(
        t(
            lambda says, kind=en: {"card": f"some {kind}: {says}"},
            f"{en} [that says/which says/saying/that makes it so] [that /]{{says:told_text}}",
            f"[让/使/令]{{says:told_text}}的{zh}",
            unmake=lambda value: None,
        )
        for en, zh in (("enchantment", "结界"), ("artifact", "神器"))
    ),
    *(
        w(
            {"card": f"some {kind}: {UNCOUNTERED}"},
            "|".join(
                (
                    *(f"{kind} {cant}" for cant in CANT_BE_COUNTERED),
                    *(f"uncounterable {kind}", f"{kind} with {UNCOUNTERED.lower()}"),
                )
            ),
            "|".join(f"{cant}的{zh}" for cant in ("不能被反击", "无法被反击", "不会被反击")),
        )
        for kind, zh in UNCOUNTERABLE
    ),
    *(
        t(
            lambda n, of=whom, color="", kind=en: {
                "card": f"some {color}{kind}: This spell deals {n} damage to {of}."
            },
            f"{said}{en} [that deals/which deals/dealing] {{n:count}} damage to {whom}",
            f"对{whom_zh}造成{{n:count}}点伤害的{said_zh}{zh}",
            unmake=lambda value: None,
        ).with_(fixed={"color": color})
        for color, said, said_zh in (
            ("", "", ""),
            *((f"{en} ", f"{en} ", zh) for en, (_, zh) in COLORS.items()),
        )
        for en, zh in (("instant", "瞬间"), ("sorcery", "法术"))
        for whom, whom_zh in (
            *(("each creature", "每个生物"), ("each player", "每位牌手")),
            ("target creature", "目标生物"),
        )
    ),
    t(
        lambda n: {"card": f"some burn spell: This spell deals {n} damage to any target."},
        "[burn spell/burn/damage spell/spell/instant] [that deals/which deals/dealing/for/that does"
        "/that would deal] {n:count}[ damage/][ to any target/ to target creature/ to a creature/]"
        "|{n:count} damage [spell/burn spell]|{n:count}-damage [spell/burn spell]",
        "[造成/打]{n:count}点伤害的[咒语/直伤咒语/直伤/烧/火/瞬间]|{n:count}点[伤害的/的/][烧"
        "/直伤/火"
        "/直伤咒语]",
        unmake=lambda value: None,
    ),
    t(
        lambda change: {
            "card": f"some pump spell: Target creature gets {change} until end of turn."
        },
        "[pump spell/spell/instant/trick/combat trick] [that gives it/that gives/which gives/giving"
        "/giving it/for/that gives the creature/that gives my creature/that gives a creature"
        "/that gives target creature/granting/with] {change:change}[ until end of turn/]"
        "|{change:change} [pump spell/spell/instant/trick/combat trick]",
        "[给/使/让][它/生物/目标生物/一个生物/][得/]{change:change}的[咒语/瞬间/加成咒语/膨胀/戏法]"
        "|{change:change}的[咒语/瞬间/加成咒语/膨胀/戏法]",
        unmake=lambda value: None,
    ),
    t(
        lambda n: {"card": f"some draw spell: Draw {'a card' if n == 1 else f'{n} cards'}."},
        "[draw spell/spell/instant] [that draws/that draws me/drawing] {n:count} [cards/card]"
        "|[draw spell/spell] that draws a card",
        "抓{n:count}张牌的[咒语/瞬间/抓牌咒语]",
        unmake=lambda value: None,
    ),
    t(
        lambda size, says: {"card": f"some creature of {size}: {says}"},
        "{size:size} [creature /][with/that says/which says/that reads/saying/that has]"
        " {says:quoted}",
        "[写着/有/具有/写有/带有]{says:quoted}[异能/][的]{size:size}[生物/]"
        "|{size:size}[生物/][，/][写着/有/具有/带有]{says:quoted}[异能/]",
        unmake=lambda value: None,
    ),
)
HEADS: tuple[Row, ...] = (
    Include("nameless"),
    row("{card:spoken_name}|[copy/copies] of {card:spoken_name}", "{card:spoken_name}"),
    row("{size:size}|{size:size}s", "{size:size}"),
    row("{kind:kind_said}", "{kind:kind_said}"),
    *(
        w(
            {"card": f"some {kind}", "host": True},
            "|".join(
                f"{kind.casefold()} {on} it"
                for on in (
                    *("on", "attached to", "that is on", "that was on", "that was attached to"),
                    *("that is attached to", "enchanting", "equipped to"),
                )
            ),
            "|".join(
                (
                    *(f"它{on}的{zh}" for on in ("身上", "上", "上面", "身上结附", "身上装备")),
                    *(
                        f"{put}在它{on}的{zh}"
                        for put in ("结附", "装备", "贴", "贴附", "佩带", "挂")
                        for on in ("身上", "上", "上面")
                    ),
                    *(f"{put}着?它的{zh}".replace("着?", "") for put in ("结附", "装备")),
                )
            ),
        )
        for kind, zh in (("Aura", "灵气"), ("Equipment", "武具"))
    ),
    row(
        "[creature/creature spell/creature card] [with/that says/which says/that reads/that has]"
        " {says:quoted}",
        "[写着/有/具有/写有/带有]{says:quoted}[异能/][的]生物",
        kind="creature",
    ),
    row("", "{size:size}[生物/][带/带着/带有]{has:keyword_list}[异能/]"),
    w(
        {"kind": "creature", "says": UNCOUNTERED},
        "|".join(f"creature spell {cant}" for cant in CANT_BE_COUNTERED)
        + "|uncounterable creature spell|uncounterable creature",
        "不能被反击的生物咒语|无法被反击的生物咒语|不会被反击的生物咒语|不能被反击的生物",
    ),
    row("{has:short_list}", "", kind="creature"),
    row("{has:keyword_list}", "{has:keyword_list}|{has:keyword_list}的"),
    row("", "[有/]{has:keyword_list}[的/]那[个/只][生物/]", definite=True, kind="creature"),
    row("{kin:kin_said}|{kin:kin_said}s", "{kin:kin_said}"),
    row("{role:role_said}", "{role:role_said}"),
    w({"commander": True}, "commander|general", "指挥官|统帅"),
    row(
        "[commander/general] {card:spoken_name}|[commander/general], {card:spoken_name},",
        "[指挥官/统帅]{card:spoken_name}",
        commander=True,
    ),
    row("{spell:spell_said}", "{spell:spell_said}"),
    w(
        {"copied": True},
        "copy|token copy|new copy|copied token|copied creature",
        "复制品|复制出来的衍生物|新的那个",
    ),
)
PRONOUNS = (
    w(
        {"pronoun": "it"},
        "it|itself|that card|this card|the card|that permanent|the permanent",
        "它|它自己|自己|这张牌|那张牌|该牌|此牌|牌|该永久物|这个永久物",
    ),
    w({"pronoun": "it", "owner": ASKER}, "my card", "我的牌|我的这张牌|我的那张牌"),
    w(
        {"pronoun": "it", "owner": OPPONENT},
        "my opponent's card|his card|her card|their card",
        "对手的牌|他的牌|她的牌|对手的这张牌|对手的那张牌",
    ),
    w(
        {"of_stack": "bottom"},
        "the bottom one|the lower one|the one below|the one underneath|the bottom spell"
        "|the lower spell|the spell below|the one at the bottom|the one on the bottom",
        "下面那个|下面的那个|下面的|底下那个|底下的那个|最下面那个|最下面的|最下面的那个|最底下的"
        "|最底下那个|下面的咒语|下面那个咒语|底下的咒语|底下那个咒语|下方的那个|下方的咒语",
    ),
    w(
        {"of_stack": "top"},
        "the top one|the upper one|the one above|the one on top|the top spell|the upper spell",
        "上面那个|上面的那个|最上面那个|最上面的|最上面的那个|顶上的那个|上面的咒语|上面那个咒语"
        "|上方的那个|上方的咒语",
    ),
    w(
        {"other_of": True},
        "the other one|the other|the remaining one|the second one|the other of them"
        "|the other creature|the other attacker|the other attacking creature",
        "另一个|另一只|另外一个|另外那个|另外一只|另外那只|剩下的那个|剩下那个|剩下的那只|剩下那只"
        "|另一个生物|另一只生物|另外一个生物|另一个攻击者|另一个攻击生物|另一只攻击生物|另一名攻击者",
    ),
    w({"one_of": True}, "one|one of them|one of these", "其中一个|其中一只|一个|一只"),
    w(
        {"owner": ASKER, "definite": True},
        "mine",
        "我的|我的那个|我的这个|我的那只|我的这只|我那个",
    ),
    w(
        {"owner": OPPONENT, "definite": True},
        "his|theirs|hers",
        "他的|她的|对手的|他的那个|对手的那个|他那个",
    ),
    w({"pronoun": "they"}, "them|they|both of them|each of them", "它们"),
)


MANA_COST = Lexeme(re.compile(r"(?:\{[0-9a-z]+\})+"), str.upper, str, lambda v: isinstance(v, str))


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
        "When this creature enters, scry 1.",
    ),
    _triggering("dies |death ", "死去|死亡", "When this creature dies, scry 1."),
    _triggering("attack |attacks ", "攻击", "Whenever this creature attacks, scry 1."),
)


def _joined(**parts: Any) -> Any:
    """What the parts of a noun say, put together; no part may say a key again but for abilities."""
    said: list[Mapping[str, Any]] = []
    for part in parts.values():
        said += part if isinstance(part, tuple) else (part,)
    has = tuple(word for one in said for word in one.get("has", ()))
    rest = merged(*({key: held for key, held in one.items() if key != "has"} for one in said))
    if rest is REJECTED or len(set(has)) < len(has):
        return REJECTED
    if "starts" in rest:
        if rest.get("card") != "some planeswalker":
            return REJECTED
        rest = {key: held for key, held in rest.items() if key != "starts"} | {
            "card": f"some planeswalker starting at {rest['starts']}"
        }
    is_headless = not HEADS_THEMSELVES & set(rest)
    if is_headless or ("card" in rest and (has or NOT_OF_CARDS & set(rest))):
        return REJECTED
    return {**rest, "has": has} if has else rest


def _single(of: Mapping[str, Any]) -> Any:
    return REJECTED if is_several(of) else of


def _several(of: tuple[Mapping[str, Any], ...]) -> Any:
    return of if len(of) > 1 or is_several(of[0]) else REJECTED


def _listed(of: tuple[Mapping[str, Any], ...]) -> Any:
    """Several nouns; "it" ends no list, it begins what is told next: "with a 3/3 and it is …"."""
    return REJECTED if {"pronoun": "it"} in of[1:] else of


def is_several(noun: Mapping[str, Any]) -> bool:
    """True of a noun that means several objects."""
    return bool(noun.get("number", 1) > 1 or noun.get("pronoun") == "they")


def _noun(en: str, zh: str) -> Template:
    return t(_joined, en, zh, unmake=lambda value: None)


def _nouns(head: str, behinds: tuple[str, ...] = ("", " {p:traits}")) -> Iterator[Template]:
    """The rows of nouns with some heads: what stands before them and behind may be left out."""
    for before in ("", "{d:determiner} ", "{a:attributes} ", "{d:determiner} {a:attributes} "):
        for behind in behinds:
            yield _noun(f"{before}{{h:{head}}}{behind}", "")
    yield _noun("", f"{{h:{head}}}")
    yield _noun("", f"{{a:attributes_zh}}{{h:{head}}}")


def _kins() -> Iterator[Word]:
    """The creature types, as they are said of creatures without a name."""
    seen: set[str] = set()
    for one in all_subtypes():
        if one.family is Family.CREATURE and not {one.en, *one.zh} & seen:
            seen |= {one.en, *one.zh}
            yield w(one.en.casefold(), one.en.casefold(), "|".join(one.zh))


TABLES: tuple[Table, ...] = (
    table("owner", *OWNERS, BY_NAME),
    table("count_said", *COUNTS),
    table(
        "determiner",
        *DETERMINERS,
        Include("owner"),
        row("{number:count}", "{number:count}[个/只/张/头/名/位/条/块/件/座/辆/枚/]"),
        row("{number:count} other", "[另外/其他/其它/别的]{number:count}[个/只]", other=True),
        t(
            lambda o, n: {**o, **n},
            "{o:owner} {n:count_said}|{n:count_said} of {o:owner}",
            "",
            unmake=lambda value: None,
        ),
        w({"definite": True, "owner": ASKER, "number": 2}, "both my|both of my", ""),
        w({"definite": True, "owner": OPPONENT, "number": 2}, "both his|both of his", ""),
    ),
    table(
        "attachment",
        NAME,
        *(
            w(f"some {kind}", f"{article} {kind.casefold()}", f"{zh}|一个{zh}|某个{zh}|一件{zh}")
            for kind, article, zh in (("Aura", "an", "灵气"), ("Equipment", "an", "武具"))
        ),
    ),
    table("mana_cost", MANA_COST),
    table("quoted", QUOTATION),
    table("told_text", *(w(*told) for told in TOLD_TEXTS)),
    table(
        "restriction",
        w(
            "This creature can't be blocked.",
            "can't be blocked|is unblockable|can't be blocked by anything",
            "不能被阻挡|无法被阻挡|不可被阻挡|不会被阻挡",
        ),
        w("This creature can't block.", "can't block", "不能阻挡|无法阻挡|不能进行阻挡"),
        w("This creature can't attack.", "can't attack", "不能攻击|无法攻击|不能进行攻击"),
        w(
            "This creature can't attack or block.",
            "can't attack or block|can neither attack nor block",
            "不能攻击或阻挡|不能攻击也不能阻挡|不能进行攻击或阻挡",
        ),
    ),
    table("kin_said", *_kins()),
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
    table("single", t(_single, "{of:noun}", "{of:noun}", unmake=lambda value: None)),
    table("several", t(_several, "{of:nouns}", "{of:nouns}", unmake=lambda value: None)),
    table("named_head", row("{card:spoken_name}", "{card:spoken_name}"), Include("nameless")),
    table("named_noun", *_nouns("named_head", ("",))),
    table("nameless", *NAMELESS),
    table("head", *HEADS),
    table("noun", *_nouns("head"), *PRONOUNS),
    table("subject", Include("noun"), Word({"pronoun": "it"}, (), ("",))),
    table(
        "nouns_said",
        ListOf("noun", (", ", " and ", ", and "), ("、", "和", "和")),
        ListOf("noun", (", ", " and ", " and "), ("，", "和", "和"), least=3),
    ),
    table("nouns", t(_listed, "{of:nouns_said}", "{of:nouns_said}", unmake=lambda value: None)),
)
