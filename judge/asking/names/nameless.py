"""Cards that a question tells without a name: `some Equipment`, with what it is said to do.

The name says all that is known of such a card, and its entry is made of the name.

>>> entry("some Aura giving +2/+2")["text"].split("\\n")
['Enchant creature', 'Enchanted creature gets +2/+2.']
>>> entry("Grizzly Bears"), in_chinese("some Aura giving +2/+2")
(None, '使结附生物得+2/+2的某灵气')
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from judge.asking.guesses import SIZE_LEFT_OPEN, Lost
from judge.cards import Card
from judge.cards.entries import card_from
from judge.values import Bilingual

LOYALTY = "\n".join(
    f"{cost}: Untap this permanent." for cost in ("+1", "+2", "0", *(f"−{n}" for n in range(1, 10)))
)
KINDS: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    "Equipment": (
        "武具",
        {"type": "Artifact — Equipment", "cost": "{1}", "text": "Equip {1}"},
    ),
    "Aura": ("灵气", {"type": "Enchantment — Aura", "cost": "{1}", "text": "Enchant creature"}),
    "planeswalker": (
        "鹏洛客",
        {"type": "Planeswalker", "cost": "{3}", "loyalty": 4, "text": LOYALTY},
    ),
    "Vehicle": (
        "载具",
        {"type": "Artifact — Vehicle", "cost": "{2}", "power": 1, "toughness": 1, "text": "Crew 1"},
    ),
    "big Vehicle": (
        "载具",
        {"type": "Artifact — Vehicle", "cost": "{2}", "power": 9, "toughness": 9, "text": "Crew 1"},
    ),
    "legendary creature": (
        "传奇生物",
        {"type": "Legendary Creature", "cost": "{2}", "power": 1, "toughness": 1},
    ),
    "big legendary creature": (
        "传奇生物",
        {"type": "Legendary Creature", "cost": "{2}", "power": 9, "toughness": 9},
    ),
    "nonbasic land": ("非基本地", {"type": "Land", "text": "{T}: Add {C}."}),
    "basic land": ("基本地", {"type": "Basic Land — Forest"}),
    "land": ("地", {"type": "Land", "text": "{T}: Add {C}."}),
    "artifact": ("神器", {"type": "Artifact", "cost": "{2}"}),
    "enchantment": ("结界", {"type": "Enchantment", "cost": "{2}"}),
    "source": ("来源", {"type": "Artifact", "cost": "{2}"}),
    "creature": ("生物", {"type": "Creature", "cost": "{2}"}),
    "instant": ("瞬间", {"type": "Instant", "cost": "{1}"}),
    "sorcery": ("法术", {"type": "Sorcery", "cost": "{1}"}),
    "spell": ("咒语", {"type": "Instant", "cost": "{1}"}),
    "removal spell": (
        "去除咒语",
        {"type": "Instant", "cost": "{1}", "text": "Destroy target creature."},
    ),
    "exiling removal spell": (
        "放逐咒语",
        {"type": "Instant", "cost": "{1}", "text": "Exile target creature."},
    ),
    "kill spell": (
        "消灭咒语",
        {"type": "Instant", "cost": "{1}", "text": "Destroy target creature."},
    ),
    "bounce spell": (
        "弹回咒语",
        {"type": "Instant", "cost": "{1}", "text": "Return target creature to its owner's hand."},
    ),
    "counterspell": (
        "反击类咒语",
        {"type": "Instant", "cost": "{1}", "text": "Counter target spell."},
    ),
    "counterspell for abilities": (
        "反击异能的咒语",
        {"type": "Instant", "cost": "{1}", "text": "Counter target activated ability."},
    ),
    "burn spell": ("直伤咒语", {"type": "Instant", "cost": "{1}"}),
    "pump spell": ("加成咒语", {"type": "Instant", "cost": "{1}"}),
    "draw spell": ("抓牌咒语", {"type": "Instant", "cost": "{1}"}),
    "fog": (
        "雾",
        {
            "type": "Instant",
            "cost": "{1}",
            "text": "Prevent all combat damage that would be dealt this turn.",
        },
    ),
    "lord": ("领主", {"type": "Creature", "cost": "{2}", "power": 2, "toughness": 2}),
    "anthem": ("全体加成结界", {"type": "Enchantment", "cost": "{2}"}),
    "mana rock": ("法力石", {"type": "Artifact", "cost": "{2}", "text": "{T}: Add {C}."}),
    "fetch land": (
        "找地",
        {
            "type": "Land",
            "text": "{T}, Pay 1 life, Sacrifice this land: Search your library for a Forest card, "
            "put it onto the battlefield, then shuffle.",
        },
    ),
    "board wipe": (
        "清场咒语",
        {"type": "Sorcery", "cost": "{4}", "text": "Destroy all creatures."},
    ),
}
LANDS = ("land", "basic land", "nonbasic land")
SPELLS = {  # kinds of spell by what they do, with more words for them
    "removal spell": ("removal", "移除咒语"),
    "kill spell": ("destroy spell", "杀生物咒语"),
    "bounce spell": ("bounce", "回手咒语"),
    "board wipe": ("sweeper|mass removal spell|boardwipe", "全体消灭咒语"),
    "counterspell": ("counter spell|counter-spell", "反击牌|康牌"),
    "fog": (
        "fog effect|fog spell",
        "防止所有战斗伤害的雾|防止所有战斗伤害的瞬间|防止战斗伤害的雾|防止所有战斗伤害的咒语",
    ),
    "mana rock": ("mana artifact|mana stone|rock", "产费神器"),
    "fetch land": ("fetch|fetchland", "找地地|搜地地"),
}
ATTACHED = {"Equipment": "Equipped", "Aura": "Enchanted"}
ATTACHED_ZH = {"Equipment": "佩带此武具的", "Aura": "结附"}
NAME = re.compile(
    r"some (?P<other>other )?(?:(?P<color>white|blue|black|red|green) )?"
    rf"(?P<kind>{'|'.join(KINDS)})"
    r"(?: crewed by (?P<crew>\d+))?(?: starting at (?P<starts>\d+))?"
    r"(?: of (?P<size>\d+/\d+))?(?: costing (?P<cost>\d+|(?:\{[0-9A-Z]+\})+))?"
    r"(?: giving (?P<change>[+-]\d+/[+-]\d+))?(?:: (?P<says>.+))?",
    re.DOTALL,
)
HAN = re.compile("[\u4e00-\u9fff]")
OF_SIZE = re.compile(r"some (?P<color>(?:\w+ )*)creature of (?P<size>\d+/\d+)")
EVENT = re.compile("(当[^，。]*?(?:死去|进战场|攻击|阻挡))，")  # as Chinese cards print it: 死去时
LOOSE = re.compile("^(当[^，。]*?时)(?!，)")  # with no comma
ITSELF = re.compile("^当(?:它|其|他)(?=[死进攻阻])")
TOLD_TEXTS = (  # what a permanent without a name is told to say, with no quotation marks
    (
        "Players can't gain life.",
        "players can't gain life|no player can gain life|no one can gain life|nobody can gain life",
        "牌手不能获得生命|所有牌手都不能获得生命|所有牌手不能获得生命|牌手都不能获得生命",
    ),
    (
        "Players can't cast spells.",
        "players can't cast spells|no player can cast spells|no one can cast spells"
        "|nobody can cast spells|players can't cast any spells|no spells can be cast"
        "|spells can't be cast",
        "牌手不能施放咒语|所有牌手都不能施放咒语|所有牌手不能施放咒语|牌手都不能施放咒语|不能施放咒语",
    ),
    (
        "Players can't draw cards.",
        "players can't draw cards|no player can draw cards|nobody can draw cards",
        "牌手不能抓牌|所有牌手都不能抓牌|牌手都不能抓牌",
    ),
    (
        "Creatures can't attack.",
        "creatures can't attack|no creature can attack|no creatures can attack",
        "生物不能攻击|所有生物都不能攻击|所有生物不能攻击",
    ),
    (
        "If a creature would die, exile it instead.",
        "creatures that would die are exiled instead|if a creature would die, exile it instead"
        "|dying creatures are exiled instead",
        "将死去的生物改为被放逐|如果生物将死去，则改为将它放逐",
    ),
    (
        "Creatures can't be blocked.",
        "creatures can't be blocked",
        "生物不能被阻挡|所有生物都不能被阻挡",
    ),
)
WHATEVER = "scry 1."  # what an ability does of which only the event is told
LEFT_OPEN = {  # what else a card of such a kind may be, and what is said of either way
    "legendary creature": ("big legendary creature", SIZE_LEFT_OPEN, SIZE_LEFT_OPEN),
    "Vehicle": ("big Vehicle", SIZE_LEFT_OPEN, SIZE_LEFT_OPEN),
    "land": (
        "basic land",
        Bilingual("the land is nonbasic", "该地是非基本地"),
        Bilingual("the land is a basic land", "该地是基本地"),
    ),
    "removal spell": (
        "exiling removal spell",
        Bilingual("the removal spell destroys", "去除咒语是消灭"),
        Bilingual("the removal spell exiles", "去除咒语是放逐"),
    ),
}
COLORS = {
    "white": ("W", "白色"),
    "blue": ("U", "蓝色"),
    "black": ("B", "黑色"),
    "red": ("R", "红色"),
    "green": ("G", "绿色"),
}


def entry(name: str) -> Mapping[str, Any] | None:
    """The entry of a card that is told without a name; None of any other name."""
    found = NAME.fullmatch(name)
    if found is None:
        return None
    held = {"name": name, **KINDS[found["kind"]][1]}
    if found["change"]:
        if found["kind"] not in ATTACHED:
            return None
        gets = f"{ATTACHED[found['kind']]} creature gets {found['change']}."
        held["text"] = "\n".join(
            (held["text"], gets) if found["kind"] == "Aura" else (gets, held["text"])
        )
    if found["starts"]:
        held["loyalty"] = int(found["starts"])
    if found["crew"]:
        held["text"] = f"Crew {found['crew']}"
    if found["says"]:
        says = EVENT.sub(r"\1时，", LOOSE.sub(r"\1，", ITSELF.sub("当此生物", found["says"])))
        says = says.replace("死亡", "死去")
        held["text"] = "\n".join(filter(None, (held.get("text", ""), says)))
    if found["size"]:
        held["power"], held["toughness"] = map(int, found["size"].split("/"))
    elif found["kind"] == "creature":
        return None
    if found["color"]:
        held["cost"] = f"{{{COLORS[found['color']][0]}}}"
    if found["cost"]:
        cost = found["cost"]
        held["cost"] = _cost(int(cost), found["color"]) if cost.isdigit() else cost
    return held


def _cost(mana_value: int, color: str | None) -> str:
    """A mana cost of some mana value, with one mana of a color where it has one."""
    if not color:
        return f"{{{mana_value}}}"
    generic = f"{{{mana_value - 1}}}" if mana_value > 1 else ""
    return f"{generic}{{{COLORS[color][0]}}}"


def legend(size: str, has: Iterable[str]) -> str:
    """The name of a commander that is told by its size and abilities, but partner.

    >>> legend("5/5", ("trample", "partner")), legend("", ())
    ('some legendary creature of 5/5: Trample', 'some legendary creature')
    """
    words = ", ".join(one for one in has if one != "partner").capitalize()
    says = f": {words}" if words else ""
    return f"some legendary creature{f' of {size}' if size else ''}{says}"


def costing(name: str, mana_value: int) -> str:
    """The name of such a card, which has no other mana value yet, with one.

    >>> costing("some creature of 2/2: Flying", 4)
    'some creature of 2/2 costing 4: Flying'
    """
    head, colon, says = name.partition(": ")
    found = NAME.fullmatch(name)
    if found is None or found["cost"] or found["change"]:
        raise Lost("the mana value of what is known")
    return f"{head} costing {mana_value}{colon}{says}"


@lru_cache(256)
def card(name: str) -> Card | None:
    """The card of such a name."""
    held = entry(name)
    return None if held is None else card_from(held)


def in_english(name: str) -> str:
    """What such a card is called in English, without a text that is a creature's, or Chinese.

    >>> in_english("some enchantment: 每当一个生物死去，你获得1点生命。")
    'some enchantment'
    >>> in_english("some creature of 2/2: When this creature dies, draw a card.")
    'some 2/2 creature with that ability'
    """
    head, _, says = name.partition(": ")
    found = OF_SIZE.fullmatch(head) if says else None
    if found is not None:
        return f"some {found['color']}{found['size']} creature with that ability"
    return head if HAN.search(says) else name


def in_chinese(name: str) -> str:
    """What such a card is called in Chinese."""
    found = NAME.fullmatch(name)
    assert found is not None
    kind = KINDS[found["kind"]][0]
    color = COLORS[found["color"]][1] if found["color"] else ""
    gives = f"使{ATTACHED_ZH[found['kind']]}生物得{found['change']}的" if found["change"] else ""
    says = "具所述异能的" if found["says"] else ""
    cost = found["cost"] or ""
    costs = f"{'费用' if cost[:1] == '{' else '法术力值'}为{cost}的" if cost else ""
    costs += f"搭载{found['crew']}的" if found["crew"] else ""
    costs += f"起始忠诚为{found['starts']}的" if found["starts"] else ""
    other = "另一" if found["other"] else ""
    return f"{gives}{says}{costs}{other}某{found['size'] or ''}{color}{kind}"


def another(name: str) -> str:
    """The name of a card of the same kind with another name; raises Lost for what has a name.

    >>> another("some planeswalker")
    'some other planeswalker'
    """
    if entry(name) is None:
        raise Lost("another name than a card's own")
    return f"some other {name.removeprefix('some ')}"


def of_kind(name: str) -> str:
    """The name without what tells two cards of a kind apart."""
    return name.replace("some other ", "some ", 1)


def creature(size: str, has: tuple[str, ...], color: str) -> str:
    """The name of a creature with some abilities and no name.

    >>> creature("2/2", ("ward {2}", "flying"), "red")
    'some red creature of 2/2: Ward {2}, flying'
    """
    says = ", ".join(has).capitalize()
    of_color = f"{color} " if color else ""
    return f"some {of_color}creature of {size}{': ' if says else ''}{says}"


def size(name: str) -> str:
    """The size that such a name tells."""
    found = NAME.fullmatch(name)
    return (found["size"] or "") if found else ""


def other_kind(name: str) -> tuple[str, Bilingual, Bilingual] | None:
    """What else a card without a name may be, where its kind leaves that open, and both ways.

    >>> other_kind("some red removal spell")[0]
    'some red exiling removal spell'
    """
    found = NAME.fullmatch(name)
    if found is None or found["kind"] not in LEFT_OPEN or found["size"]:
        return None
    other, *ways = LEFT_OPEN[found["kind"]]
    return f"{name[: found.start('kind')]}{other}{name[found.end('kind') :]}", ways[0], ways[1]


def is_said_of(said: str, name: str) -> bool:
    """True where words for a card without a name are said of one told with more words."""
    if said == name:
        return True
    one, other = NAME.fullmatch(said), NAME.fullmatch(name)
    if one is None or other is None or one["kind"] != _kind(other["kind"]):
        return False
    keys = ("color", "change", "says", "size", "cost", "crew", "starts")
    return all(one[key] in (None, other[key]) for key in keys)


def _kind(kind: str) -> str:
    """The kind as it is said, of one that leaves something open."""
    return next((said for said, (other, *_) in LEFT_OPEN.items() if other == kind), kind)
