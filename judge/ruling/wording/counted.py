"""What was counted is told: whose, where, and what the objects are like."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from judge.ruling.account import Account
from judge.ruling.answers import Answer
from judge.ruling.wording.looks import keyword_words
from judge.ruling.wording.names import COUNTERS
from judge.ruling.wording.values import WHERE
from judge.scenario.called import is_called
from judge.scenario.counting import keywords_said, those
from judge.values import Bilingual
from judge.words import called, unowned, word


def counted(account: Account, wanted: Mapping[str, Any]) -> list[Bilingual]:
    """What a count is of, key by key."""
    found = []
    for key, value in wanted.items():
        say = OF_A_COUNT.get(key)
        if say is not None:
            each = value if isinstance(value, list | tuple) else (value,)
            found += [say(account, one) for one in each]
    return found


def how_many(account: Account, answer: Answer, number: int) -> Bilingual:
    """How many objects there are, whose and where, and what they are like."""
    wanted, what = _wanted(account, answer)
    player, zone = wanted.pop("player", None), wanted.pop("zone", None)
    en = f"{number} {what.en}{'' if number == 1 else 's'}"
    whose = called(player or "")
    en += f" of {whose.en}'s" if player else ""
    en += f" {IN[zone]}" if zone else ""
    where = "，".join([*([whose.zh] if player else []), *([WHERE[zone].zh] if zone else [])])
    zh = f"{number}个{what.zh}" + (f"（{where}）" if where else "")
    return _with_more(Bilingual(en, zh), counted(account, wanted))


def _wanted(account: Account, answer: Answer) -> tuple[dict[str, Any], Bilingual]:
    """What is counted, and what it is called: tokens by their name, where they have one."""
    wanted = {key: one for key, one in answer.asked.value.items() if key in OF_A_COUNT}
    if wanted.get("token") is not True:
        return wanted, OBJECT
    found = those(account.finder, account.view, wanted)
    names = {account.view.of(held.id).name for held in found}
    del wanted["token"]
    name = names.pop() if len(names) == 1 else None
    if name is None:
        return wanted, TOKEN
    said = [one for one in wanted.get("type", ()) if not is_type_in(name, one)]
    more = {key: one for key, one in wanted.items() if key not in ("card", "name", "type")}
    en, zh = name.en.removesuffix(" Token"), name.zh.removesuffix(TOKEN.zh)
    return {**more, **({"type": said} if said else {})}, Bilingual(f"{en} token", f"{zh}衍生物")


def is_type_in(name: Bilingual, said: str) -> bool:
    """True of a type that is a word of a name: of a Zombie token nobody says that it is a Zombie.

    >>> is_type_in(Bilingual("Zombie Army Token", "灵俑／军队衍生物"), "zombie")
    True
    """
    return said.lower() in name.en.lower().split() or said in name.zh


def _with_more(said: Bilingual, more: list[Bilingual]) -> Bilingual:
    if not more:
        return Bilingual(f"{said.en}.", f"{said.zh}。")
    return Bilingual(
        f"{said.en}: {', '.join(one.en for one in more)}.",
        f"{said.zh}：{'、'.join(one.zh for one in more)}。",
    )


OBJECT = Bilingual("object", "物件")
TOKEN, NO_TOKEN = Bilingual("token", "衍生物"), Bilingual("nontoken", "非衍生物的")


def counted_plainly(account: Account, answer: Answer, number: int) -> Bilingual:
    """How many there are, in a sentence that needs no question: "2 Swamps of Ann's are tapped"."""
    wanted, kind = _wanted(account, answer)
    player, zone = wanted.pop("player", None), wanted.pop("zone", None)
    states = counted(account, {key: wanted.pop(key) for key in STATES if key in wanted})
    is_no_token = wanted.pop("token", None) is False
    nouns = counted(account, {key: wanted.pop(key) for key in NOUNS if key in wanted})
    nouns = [*([NO_TOKEN] if is_no_token else []), *nouns, *([kind] if kind != OBJECT else [])]
    like = counted(account, wanted)
    controls = player and kind != OBJECT and zone in (None, "battlefield")
    whose, zone = called(player or ""), None if controls else zone
    many, is_are = str(number or "no"), "is" if number < 2 else "are"
    what = " ".join(one.en for one in nouns) or OBJECT.en
    en = f"{many} {what if number == 1 or not number else _plural(what)}"
    en = " ".join([en, *(one.en for one in like)])
    where = [one.en for one in states] + ([IN[zone]] if zone else [])
    if where:
        of = f" of {whose.en}'s" if player else ""
        en = f"{en}{of} {is_are} {' and '.join(where)}"
    elif player:
        en = f"{whose.en} {'controls' if controls else 'has'} {en}"
    else:
        en = f"There {is_are} {en}"
    of_zone = IN_ZH[zone] if zone else "" if player else "共"
    what_zh = "".join(f"{one.zh}的" for one in (*states, *like))
    what_zh += "".join(one.zh for one in nouns) or OBJECT.zh
    held = f"有{number}个" if number else "没有"
    if controls:
        held = f"操控{number}个" if number else "未操控"
    zh = f"{whose.zh}{'在' if player and zone else ''}{of_zone}{held}{what_zh}"
    return Bilingual(f"{en[:1].upper()}{en[1:]}.", f"{zh}。")


def _plural(noun: str) -> str:
    """A noun or a name of several: the Grizzly Bears stay what they are.

    >>> _plural("Swamp"), _plural("Grizzly Bears"), _plural("Wall of Air"), _plural("Witch")
    ('Swamps', 'Grizzly Bears', 'Wall of Air', 'Witches')
    """
    if noun.endswith("s") or "," in noun or " of " in noun:
        return noun
    if noun.endswith(("x", "ch", "sh")):
        return f"{noun}es"
    return f"{noun[:-1]}ies" if re.search("[^aeiou]y$", noun) else f"{noun}s"


STATES = ("tapped", "attacking")
NOUNS = ("color", "power_toughness", "type", "card", "name")
IN_ZH: Mapping[str, str] = {
    "battlefield": "战场上",
    "graveyard": "坟墓场中",
    "hand": "手上",
    "library": "牌库中",
    "exile": "放逐区中",
    "stack": "堆叠上",
    "command": "统帅区中",
}
IN: Mapping[str, str] = {
    "battlefield": "on the battlefield",
    "graveyard": "in the graveyard",
    "hand": "in hand",
    "library": "in the library",
    "exile": "in exile",
    "stack": "on the stack",
    "command": "in the command zone",
}


def quality(account: Account, said: str) -> Bilingual:
    """A type, a color or an ability as it was said, in both languages."""
    read = keywords_said(account.view.rulebook, said)
    return keyword_words(read[0]) if len(read) == 1 else word(said)


def _card(account: Account, name: str) -> Bilingual:
    names = account.finder.names
    known = (body for body in names.bodies.values() if body.is_called(name))
    called_so = next(known, None)
    if called_so is None:
        return _named_now(account, name)
    if not is_called(called_so.name, name):
        return names.in_both(name)
    if called_so.label is not None and called_so.name.en == called_so.name.zh:
        return unowned(called_so.label)
    return called_so.name


def _named_now(account: Account, name: str) -> Bilingual:
    """A name that some object has now, else a type or a name as it was said."""
    there = (account.view.of(id_).name for id_ in account.view.state.objects)
    return next((one for one in there if one is not None and is_called(one, name)), word(name))


def _either(yes: Bilingual, no: Bilingual) -> Callable[[Account, Any], Bilingual]:
    return lambda account, value: yes if value else no


def _with_counters(account: Account, kinds: Mapping[str, int]) -> Bilingual:
    en = " and ".join(f"{n} {kind} counter{'' if n == 1 else 's'}" for kind, n in kinds.items())
    zh = "和".join(f"{n}个{COUNTERS.get(kind, kind)}指示物" for kind, n in kinds.items())
    return Bilingual(f"with {en}", f"上有{zh}")


def _has(account: Account, said: str) -> Bilingual:
    ability = quality(account, said)
    return Bilingual(f"with {ability.en}", f"具有{ability.zh}")


def _lacks(account: Account, said: str) -> Bilingual:
    ability = quality(account, said)
    return Bilingual(f"without {ability.en}", f"不具有{ability.zh}")


OF_A_COUNT: Mapping[str, Callable[[Account, Any], Bilingual]] = {
    "player": lambda account, player: called(player),
    "zone": lambda account, zone: Bilingual(WHERE[zone].en.lower(), WHERE[zone].zh),
    "card": _card,
    "name": _card,
    "type": quality,
    "color": quality,
    "power_toughness": lambda account, size: Bilingual(size, size),
    "token": _either(Bilingual("tokens", "衍生物"), Bilingual("no tokens", "非衍生物")),
    "tapped": _either(Bilingual("tapped", "已横置"), Bilingual("untapped", "未横置")),
    "attacking": _either(Bilingual("attacking", "正在攻击"), Bilingual("not attacking", "未攻击")),
    "counters": _with_counters,
    "has": _has,
    "lacks": _lacks,
}
