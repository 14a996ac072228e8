"""The parts of statements: whose it is, how many tokens, what is aimed at."""

from __future__ import annotations

import re
from typing import Any

from judge.asking.canonical.rows import AND, listed, optional, table
from judge.asking.wordings.acts import WAYS_SAID, ZH_AWAY, to_hand
from judge.asking.wordings.phrases import COLORS, ITS_CONTROLLER
from judge.asking.wordings.statements.moments import STEPS_SAID
from judge.asking.wordings.verbs import row
from judge.language import REJECTED, Include, Lexeme, ListOf, Table, Word, t, w
from judge.words import ASKER, OPPONENT


def _lying(noun: Any, who: str) -> Any:
    """A card that lies in a graveyard: in its owner's, which no other may be said to be."""
    if {"pronoun", "zone"} & set(noun) or noun.get("owner", who) != who:
        return REJECTED
    return {"noun": {**noun, "zone": "graveyard", **({"owner": who} if who else {})}}


LOYALTY_COST = Lexeme(re.compile("[+−-][0-9]{1,2}|0"), str, str, lambda v: isinstance(v, str))
TABLES: tuple[Table, ...] = (
    table(
        "around_here",
        w(
            0,
            "|".join(
                f"{sits}{where}{already}"
                for sits in ("", " sitting", " already")
                for where in (" on the battlefield", " in play", " out", " on board", " there")
                for already in ("", " already")
            )
            + "|",
            "",
        ),
    ),
    table("one_said", w(0, "", "一个|一张|一只|一名")),
    table("left_said", w(0, "| left| remaining| left in it", "")),
    table("step_said", *STEPS_SAID),
    table(
        "cost_said",
        w(
            "",
            "| for it| the cost| the ward cost| for ward| that cost| its cost",
            "|费用|守护费用|守护的费用|这个费用",
        ),
        t(
            lambda cost: cost,
            " {cost:mana_said}| the {cost:mana_said}",
            "{cost:mana_said}",
            unmake=lambda value: None,
        ),
        t(
            lambda n: f"{{{n}}}",
            " {n:count}| {n:count} mana| the {n:count}| {n:count} for it| the extra {n:count}",
            "{n:count}|{n:count}点[法术力/费/]",
            unmake=lambda value: None,
        ),
    ),
    table("mana_said", Lexeme(re.compile(r"\{[0-9]\}"), str, str, lambda v: isinstance(v, str))),
    table(
        "trigger_said",
        w(
            0,
            "trigger|ability|triggered ability|enters trigger|etb trigger|etb|enters ability"
            "|enter trigger|attack trigger|enters-the-battlefield trigger"
            "|enters the battlefield trigger|etb ability|leave trigger|leaves trigger"
            "|leaves-the-battlefield trigger|leaves the battlefield trigger|death trigger"
            "|dies trigger|enters-the-battlefield ability|leaves-the-battlefield ability|ltb"
            " trigger|attack ability|cast trigger|upkeep trigger|second trigger|return trigger",
            "触发|触发式异能|异能|进场触发|进场异能|进战场触发|进战场异能|攻击触发"
            "|触发异能|进场触发异能|离场触发|离场异能|离场触发异能|离开战场触发|离开战场的触发|死亡触发"
            "|死去触发|死亡异能|进场触发式异能|离场触发式异能|攻击异能|维持触发|进战场时的触发|进场的触发"
            "|离场时的触发|进场时的触发|死去时的触发",
        ),
    ),
    table(
        "not_blocked",
        w(
            0,
            "",
            "|".join(
                (
                    *(
                        f"{no}被{did}"
                        for no in ("没有", "没", "未", "并未", "都没", "都没有", "未曾")
                        for did in (
                            "阻挡",
                            "挡",
                            "挡住",
                            "挡下",
                            "阻挡住",
                            "任何生物阻挡",
                            "生物阻挡",
                        )
                    ),
                    *(
                        f"{no}{did}{it}"
                        for no in (
                            "没有人",
                            "没人",
                            "无人",
                            "没有生物",
                            "没有阻挡者",
                            "没有任何生物",
                            "没有谁",
                            "没",
                        )
                        for did in ("阻挡", "挡", "去挡", "来挡", "挡住")
                        for it in ("", "它", "它们")
                    ),
                    *("未受阻挡", "没有受到阻挡", "无人阻挡", "没有任何阻挡者"),
                )
            ),
        ),
    ),
    table(
        "poison_said",
        t(
            lambda n: n,
            "{n:count} poison [counters/counter]|{n:count} poison",
            "有{n:count}个中毒指示物",
            unmake=lambda value: None,
        ),
        w(
            0,
            "no poison counters|no poison|zero poison counters|not any poison counters",
            "没有中毒指示物|没有任何中毒指示物|没有毒|无中毒指示物|一个中毒指示物都没有",
        ),
    ),
    table("before_said", w(0, "", "原来|原本|本来|之前|原先|先前|战斗前|在战斗前|战斗之前")),
    table("theirs", w({"pronoun": "they"}, "their", "")),
    table(
        "one_named",
        t(lambda of: (of,), "{of:named_noun}", "{of:named_noun}", unmake=lambda value: None),
    ),
    table(
        "as_cost",
        Word(0, (), ("",)),
        w(
            0,
            "",
            "作为额外费用|作为费用|作为它的额外费用|来支付额外费用|支付额外费用|作为其额外费用",
        ),
    ),
    table("hits", w(0, "", "反击|杀|消灭|放逐|反")),
    table(
        "done_away",
        w(
            "",
            "",
            "|".join((ZH_AWAY, to_hand("", "其拥有者", "拥有者", "其拥有者的", "拥有者的"))),
        ),
        w(ASKER, "", to_hand("我", "我的")),
        w(OPPONENT, "", to_hand("对手", "对手的", "他的")),
    ),
    optional("in_graveyard_zh", Include("in_graveyard_zh_must")),
    table(
        "in_graveyard_zh_must",
        w(
            0,
            "",
            "|".join(
                f"{whose}坟墓场{inside}"
                for whose in ("", "我的", "我", "自己的", "他的")
                for inside in ("的", "中的", "里的", "内的", "上的")
            ),
        ),
    ),
    listed("several_named", "named_noun", AND, least=2),
    table(
        "to_hand",
        *(
            w(
                whose,
                "|".join(
                    f"{back}{to}{one}hand"
                    for back in ("", "back ")
                    for to in ("to ", "into ", "in ")
                    for one in said
                ),
                "",
            )
            for whose, said in (
                ("", ("its owner's ", "the owner's ", "their owner's ", "")),
                (ASKER, ("my ",)),
                (OPPONENT, ("his ", "her ", "their ", "my opponent's ", "his own ", "her own ")),
            )
        ),
    ),
    table("noun_or_him", Include("noun"), w({"pronoun": "it"}, "him|her", "")),
    table(
        "bounced",
        w("", "", f"弹|弹回|弹走|{to_hand('', '其拥有者', '拥有者', '其拥有者的', '拥有者的')}"),
        w(ASKER, "", to_hand("我", "我的")),
        w(OPPONENT, "", to_hand("对手", "对手的", "他的", "他")),
    ),
    table("loyalty_cost", LOYALTY_COST),
    table(
        "pitched",  # what is paid rather than a mana cost
        row(
            "[exiling/pitching/removing] {card:pitched_card}",
            "[用/通过/以/靠/]放逐{card:pitched_card}[的方式/]",
        ),
        row(
            "[exiling/pitching/removing] {card:pitched_card}[ and/,] paying {life:count} life"
            "|paying {life:count} life[ and/,] [exiling/pitching] {card:pitched_card}",
            "[用/通过/以/靠/]放逐{card:pitched_card}[并/加/和/加上/且/，/，并/再/外加/][付/支付]"
            "{life:count}[点生命/点血/血/命][的方式/]"
            "|[用/通过/以/靠/][付/支付]{life:count}[点生命/点血/血/命][并/加/和/加上/且/，/，并/再/外加/]放逐"
            "{card:pitched_card}[的方式/]",
        ),
    ),
    table(
        "pitched_card",
        *(
            row(
                f"a {color} card[ from my hand/ from his hand/ from hand/]"
                f"|another {color} card[ from my hand/ from his hand/ from hand/]",
                f"[一张/另一张/手上一张/手牌中一张/手里一张/]{zh[0]}[色/][的/]牌",
                color=color,
            )
            for color, _, zh in COLORS
        ),
        row(
            "{card:spoken_name}[ from my hand/ from his hand/ from hand/]",
            "[手上的/手牌中的/手里的/手里一张/]{card:spoken_name}",
        ),
    ),
    table("way_said", *WAYS_SAID),
    table("pronoun_said", w(0, "it|he|she", "")),
    table("life_total", w(0, "zero", "零"), Include("number_word"), Include("integer")),
    table("on_top", w({"pronoun": "it"}, "", "上面|其上|上头")),
    table("life_said", w(0, "", "生命|生命值|总生命|生命总值|血量|总生命值|血|总血量")),
    table(
        "whose",
        w("I", "my|our", "我的|我"),
        w(
            "my opponent",
            "my opponent's|his|her|their|opp's|opponent's",
            "对手的|我对手的|我的对手的|他的|她的|对手",
        ),
        w(ITS_CONTROLLER, "its controller's", "它的操控者的|其操控者的"),
        t(
            lambda who: who,
            "{who:called}'s",
            "{who:called}的|{who:called}",
            unmake=lambda value: None,
        ),
    ),
    table("any_keywords", Include("keyword_list"), Include("short_list")),
    table(
        "graveyard_of",
        *(
            w(
                who,
                en,
                "|".join(
                    f"{one}坟墓场{at}的" for one in zh.split("|") for at in ("", "里", "中", "里面")
                ),
            )
            for who, en, zh in (
                (ASKER, "my graveyard", "我|我的"),
                (
                    OPPONENT,
                    "my opponent's graveyard|his graveyard|her graveyard|their graveyard",
                    "对手|对手的|他|他的",
                ),
                ("", "the graveyard|a graveyard", ""),
            )
        ),
    ),
    table("targets_said", ListOf("target_said", *AND)),
    table(
        "subjects",
        Include("nouns"),
        Word(({"pronoun": "it"},), (), ("",)),
    ),
    table(
        "tokens_said",
        row(
            "{n:token_count} [token/tokens/creature token/creature tokens]",
            "{n:token_count}[衍生物/衍生生物/生物衍生物]",
        ),
        row(
            "{n:token_count} {size:size} [token/tokens/creature token/creature tokens]"
            "|{n:token_count} {size:size} creature [token/tokens]",
            "{n:token_count}{size:size}[的/][衍生物/衍生生物/生物衍生物]",
        ),
        row(
            "{n:token_count} {size:size} {kin:kin_said} [token/tokens/creature token"
            "/creature tokens]",
            "{n:token_count}{size:size}[的/]{kin:kin_said}[衍生物/衍生生物]",
        ),
        row(
            "{n:token_count} {size:size} {color:color_said} {kin:kin_said} [token/tokens"
            "/creature token/creature tokens]",
            "{n:token_count}{size:size}{color:color_said}{kin:kin_said}[衍生物/衍生生物]",
        ),
        row(
            "{n:token_count} {artifact:artifact_token} [token/tokens]",
            "{n:token_count}{artifact:artifact_token}[衍生物/]",
        ),
    ),
    table(
        "token_count",
        w(1, "a|an", ""),
        t(
            lambda n: n,
            "{n:count}",
            "{n:count}[个/只/张]",
            unmake=lambda value: None,
        ),
    ),
    table(
        "artifact_token",
        *(
            w(en, en.lower(), zh)
            for en, zh in (
                ("Treasure", "珍宝"),
                ("Food", "食品"),
                ("Clue", "线索"),
                ("Blood", "血"),
            )
        ),
    ),
    table(
        "target_said",
        row("{noun:noun}", "{noun:noun}"),
        t(
            _lying,
            "{noun:noun} in {who:graveyard_of}",
            "{who:graveyard_of}{noun:noun}",
            unmake=lambda value: None,
        ),
        w({"noun": {"pronoun": "they", "number": 2}}, "both|the two of them", "它们两个|这两个"),
        row("{player:whom_named}", "{player:whom_named}"),
        row("{player:him}", "{player:him}", by_pronoun=True),
    ),
    table(
        "name_in_slang",
        row("{card:spoken_name}", "{card:spoken_name}|[一个/一张/个/张/一发]{card:spoken_name}"),
    ),
    table("bare_name", row("{card:spoken_name}", "{card:spoken_name}")),
)
