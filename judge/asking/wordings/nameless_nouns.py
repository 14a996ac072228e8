"""Cards that are called by what they are or do: a burn spell, an Aura giving +2/+2.

What stands for them in a scenario is made by `nameless`.
"""

from __future__ import annotations

from judge.asking.canonical.rows import table
from judge.asking.names.nameless import (
    ATTACHED,
    COLORS,
    KINDS,
    LANDS,
    LEFT_OPEN,
    SPELLS,
    TOLD_TEXTS,
)
from judge.language import Table, t, w
from judge.language.template import Row

CARDS = ("Equipment", "Aura", "planeswalker", "Vehicle", "legendary creature")  # called "a … card"
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
    w(
        {"card": "some enchantment: Exalted"},
        "permanent with exalted|permanents with exalted|exalted permanent|exalted permanents"
        "|enchantment with exalted|enchantments with exalted",
        "具颂威的永久物|有颂威的永久物|带颂威的永久物|颂威永久物|具有颂威的永久物|有颂威异能的永久物"
        "|具颂威异能的永久物",
    ),
    w(
        {"card": "some sorcery: Cycling {2}"},
        "card with cycling|card with a cycling ability|cycling card",
        "具循环的牌|有循环的牌|带循环的牌|具循环异能的牌|有循环异能的牌|具有循环的牌|具有循环异能的牌|循环牌",
    ),
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
            + (
                "|{says:quoted}[的/]永久物|[写着/有/具有/写有/带有]{says:quoted}[异能/][的]永久物"
                if en == "enchantment"
                else ""
            )
            + f"|{zh}[，/][都写着/上面写着/上都写着/写着/上写着]{{says:quoted}}",
            unmake=lambda value: None,
        )
        for en, zh in (
            *(("enchantment", "结界"), ("artifact", "神器"), ("instant", "瞬间")),
            *(("sorcery", "法术"), ("spell", "咒语")),
        )
    ),
    *(
        t(
            lambda says, of=color, kind=en: {"card": f"some {of} {kind}: {says}"},
            f"{color} {en} [with /that says /which says /that reads /saying /]{{says:quoted}}",
            f"{{says:quoted}}[的/]{of_color}[的/]{zh}"
            f"|[写着/有/具有/写有/带有]{{says:quoted}}[异能/][的]{of_color}[的/]{zh}"
            f"|{of_color}[的/]{zh}[，/][上面写着/写着/上写着]{{says:quoted}}"
            f"|{of_color}[的/]{{says:quoted}}{zh}",
            unmake=lambda value: None,
        )
        for color, (_, of_color) in COLORS.items()
        for en, zh in (
            *(("enchantment", "结界"), ("artifact", "神器"), ("instant", "瞬间")),
            *(("sorcery", "法术"), ("spell", "咒语")),
        )
    ),
    *(
        t(
            lambda says, kind=en: {"card": f"some {kind}: {says}"},
            f"{en} [that says/which says/saying/that makes it so] [that /]{{says:told_text}}",
            f"[让/使/令/写着/说]{{says:told_text}}的{zh}",
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
        lambda size: {"card": f"some legendary creature of {size}"},
        "legendary {size:size}[ creature/]|{size:size} [legendary creature/legend]",
        "传奇[的/]{size:size}[生物/]|{size:size}[的/]传奇生物",
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

TABLES: tuple[Table, ...] = (
    table("told_text", *(w(*told) for told in TOLD_TEXTS)),
    table("nameless", *NAMELESS),
)
