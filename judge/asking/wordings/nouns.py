"""Objects as a question calls them: whose, how many, which, then all attributes in any order.

An attribute stands before the head or behind it, each says a key of its own; a noun that would say
a key twice is none. Abilities add up: `my two tapped 3/3s with trample and a +1/+1 counter`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from judge.asking.canonical.rows import ALL_COMMAS, merged, row, table
from judge.asking.wordings.nameless_nouns import CANT_BE_COUNTERED, UNCOUNTERED
from judge.asking.wordings.phrases import QUOTATION
from judge.cards.subtypes import Family, all_subtypes
from judge.language import REJECTED, Include, Lexeme, ListOf, Table, Template, Word, t, w
from judge.language.template import Row
from judge.words import ASKER, OPPONENT

NOT_OF_CARDS = {"says", "kin", "color", "lacks"}  # a card is as it is printed
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
        "a|an|a single",
        "一个|一只|一辆|一枚|一张|1个|一发|一记|一头|一块|一名|一位|一条|某个|某",
    ),
    w({"number": 1, "some": True}, "some", ""),
    w({"plural": True, "owner": ASKER}, "", "我的所有|我所有的|我的全部|我全部的"),
    w({"plural": True, "owner": OPPONENT}, "", "对手的所有|对手所有的|他的所有|他所有的"),
    w({"number": 1, "other": True}, "another|one other|a second", "另一个|另一只|另一张|另外一个"),
    w(
        {"number": 1, "other": True, "owner": ASKER},
        "another of my|one of my other|my other",
        "我的另一个|我另一个|我的另一只",
    ),
    w(
        {"number": 1, "other": True, "owner": OPPONENT},
        "another of his|one of his other|another of my opponent's|one of my opponent's other"
        "|his other|my opponent's other",
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
HEADS: tuple[Row, ...] = (
    Include("nameless"),
    t(
        lambda n: {"card": f"some Vehicle crewed by {n}"},
        "vehicle with crew {n:count}|vehicle that has crew {n:count}"
        "|crew {n:count} vehicle|crew-{n:count} vehicle",
        "[具有/有/带/]搭载{n:count}的载具|搭载[值/数/]为{n:count}的载具",
        unmake=lambda value: None,
    ),
    row("{card:spoken_name}|[copy/copies] of {card:spoken_name}", "{card:spoken_name}"),
    row("{size:size}", "{size:size}"),
    w(
        {"card": "Clone"},
        "|".join(
            f"creature {that} as a copy of {a} creature"
            for that in ("that enters", "that comes in", "entering", "that enters the battlefield")
            for a in ("any", "another", "a", "a target", "some")
        ),
        "能复制任意生物进场的生物|作为任意生物的复制品进战场的生物|作为生物复制品进战场的生物",
    ),
    row("{size:size}s", "", plural=True),
    row("{kind:kind_said}", "{kind:kind_said}"),
    row("{kind:kinds_said}", "", plural=True),
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
        "[写着/有/具有/写有/带有/]{says:quoted}[异能/][的]生物",
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
    row(
        "one of [the/my/his/those/these] {card:spoken_name}[s/]",
        "其中[的/]一[个/张/只]{card:spoken_name}",
        number=1,
    ),
    row("{kin:kin_said}", "{kin:kin_said}"),
    row("{kin:kin_said}s", "", plural=True),
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
    *(
        w(
            {"one_of": True, "role": role},
            "|".join(
                f"one of {the} {who}"
                for the in ("the", "those", "these", "the two", "my", "his")
                for who in en
            )
            + f"|one {en[0][:-1]}",
            f"其中一个{zh}|其中一名{zh}|其中一个{zh[:2]}的生物|一个{zh}|{zh}之一|{zh}中的一个|其中一个{zh[:2]}生物",
        )
        for role, en, zh in (
            ("blocker", ("blockers", "blocking creatures"), "阻挡者"),
            ("attacker", ("attackers", "attacking creatures"), "攻击者"),
        )
    ),
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
    if {"plural", "some"} <= set(rest):
        return REJECTED  # nobody knows how many
    apart = {"some", "plural"} if "number" in rest else {"some"}
    rest = {key: held for key, held in rest.items() if key not in apart}
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
    return noun.get("number", 1) > 1 or noun.get("pronoun") == "they" or "plural" in noun


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
    table("mana_cost", MANA_COST),
    table("quoted", QUOTATION),
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
    table("single", t(_single, "{of:noun}", "{of:noun}", unmake=lambda value: None)),
    table("several", t(_several, "{of:nouns}", "{of:nouns}", unmake=lambda value: None)),
    table("named_head", row("{card:spoken_name}", "{card:spoken_name}"), Include("nameless")),
    table("named_noun", *_nouns("named_head", ("",))),
    table("head", *HEADS),
    table("noun", *_nouns("head"), *PRONOUNS),
    table("subject", Include("noun"), Word({"pronoun": "it"}, (), ("",))),
    table(
        "nouns_said",
        ListOf("noun", (", ", " and ", ", and "), ("、", "和", "和")),
        ListOf("noun", (", ", " and ", " and "), ("，", "和", "和"), least=3),
        ListOf("noun", (" & ", " & ", " & "), ALL_COMMAS[1], least=2),
    ),
    table("nouns", t(_listed, "{of:nouns_said}", "{of:nouns_said}", unmake=lambda value: None)),
)
