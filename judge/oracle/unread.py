"""A line that no table reads becomes an ability of its kind, with as much of it as is read.

113.3 tells the kinds by their form: a trigger word, a cost before a colon; all else is static. What
is left of the words is held as unread, with the zones in which it may function (113.6).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from judge.abilities import Ability, Activated, Cost, Static, Triggered
from judge.abilities.bases import Pattern
from judge.abilities.costs import PayLoyalty
from judge.abilities.unread import UnreadEffect, UnreadPattern, UnreadRule
from judge.abilities.walk import within
from judge.cards import Face
from judge.language import SELF, Declined, Prepared, Reading, prepare
from judge.language.normalise import REMINDER
from judge.oracle.book import grammar
from judge.oracle.flavor import without_flavor
from judge.oracle.lines.occasions import Occasion, occasioned
from judge.oracle.references import Unclear, resolved
from judge.values import Bilingual, Lang, language_of

EVERYWHERE = frozenset(
    ("battlefield", "stack", "hand", "graveyard", "exile", "command", "library", "outside")
)
BATTLEFIELD = frozenset(("battlefield",))
ZONES: dict[str, tuple[str, str]] = {  # words that show that an ability may function there too
    "hand": (
        "hand hands discard discards discarded reveal reveals cycle cycled",
        "手 弃 展示 循环",
    ),
    "graveyard": ("graveyard graveyards cycle cycled discarded dies mill", "坟墓场 墓地 循环 死去"),
    "exile": ("exile exiled exiles suspended", "放逐 延缓"),
    "command": ("command commander eminence", "统帅 指挥官"),
    "library": ("library libraries", "牌库"),
    "stack": (
        "cast casts cost costs pay pays paid spend spent mana counter countered copied spell x "
        "stack kicked target targets",
        "施放 费用 支付 法术力 反击 复制 咒语 堆叠 增幅 X x 目标",
    ),
}
EVERY_ZONE = (  # 113.6a, c, f: wherever the object is
    "anywhere zone zones game play played everywhere deck outside begin begins owner's",
    "任何 区域 游戏 使用 套牌 外 拥有者",
)
OF_ITSELF = (  # what characteristic-defining abilities say (604.3)
    "is are was be isn aren become becomes 's 're name named color colors type types power "
    "toughness every same base",
    "是 为 成 名 色 类别 力量 防御 每种 相同 基础",
)
EARLY = (  # what is so before layer 6 (613.1), or as an object enters
    f"{OF_ITSELF[0]} lose loses gain gains text copy copies exchange enter enters entered as",
    f"{OF_ITSELF[1]} 失去 操控权 叙述 复制 交换 进战场 进场",
)
CONTROLS = ("you control ", "你操控")  # what a static ability of control begins with
NARROWER = ("while ", "during ", "with ", "without ", "for ", "that ", "unless ", "except ")
EITHER = (" or ", " and ", " and/or ")  # after what narrows an event: another event may follow
TRIGGERS = {  # 603.1: the word that a triggered ability begins with
    Lang.EN: ("whenever ", "when ", "at "),
    Lang.ZH: ("每当", "当"),
}
OF_STEPS = ("the beginning of ", "end of ", "the end of ")
JOINED = {  # what goes on with a list of events, so that the first is not all of them
    Lang.EN: ("or ", "and ", "and/or ", "when ", "whenever ", "at ", "unless ", "except "),
    Lang.ZH: ("或", "和", "与", "且", "并", "以及", "及", "当", "每当", "除", "同时"),
}
STOP = {Lang.EN: ". ", Lang.ZH: "。"}
COMMA = {Lang.EN: ", ", Lang.ZH: "，"}
COLON = {Lang.EN: ": ", Lang.ZH: "："}
ADDS = ("add adds produce produces", "加 产生")


OF_VARIANTS = {  # words of stickers, planes and schemes, by the rule that begins theirs
    "123.1": re.compile(r"\bstickers?\b|\{tk\}|贴纸", re.IGNORECASE),
    "901.1": re.compile(
        r"\bplaneswalks?\b|\bplanar di|\bchaos ensues\b|时空换境|时空骰|引发混沌", re.IGNORECASE
    ),
    "904.1": re.compile(r"\bschemes?\b|阴谋", re.IGNORECASE),
}


def said_of(face: Face, declined: Declined) -> Bilingual:
    """The words that nothing reads, after the name of the card that they are printed on."""
    return of_card(face, words_of(declined))


def words_of(declined: Declined) -> Bilingual:
    """The words that nothing reads, in the text that they stand in."""
    words, text = declined.words, declined.text
    said = Bilingual(f"{words!r} in {text!r}", f"“{text}”中的“{words}”")
    rule = of_variants(words)
    if rule is None:
        return said
    return Bilingual(f"{said.en} (rule {rule})", f"{said.zh}（规则{rule}）")


def of_variants(words: str) -> str | None:
    """The rule of what is not carried out at all and words are about: stickers, planes, schemes."""
    return next((rule for rule, about in OF_VARIANTS.items() if about.search(words)), None)


def of_card(face: Face, what: Bilingual) -> Bilingual:
    """What is not carried out, after the name of the card that it is printed on."""
    return Bilingual(f"{face.name.en}: {what.en}", f"{face.name.zh}：{what.zh}")


def unread_everywhere(said: Bilingual, *, on_battlefield: bool = True) -> Static:
    """An ability of which nothing is known: it may do anything, wherever its object is.

    What only decides with how many counters a permanent enters does nothing in any zone: it acts
    as the permanent enters.
    """
    zones = EVERYWHERE if on_battlefield else frozenset()
    return Static(UnreadRule(said, zones, on_battlefield), zone=None)


def unread_line(line: str, names: tuple[str, ...], said: Bilingual) -> tuple[Ability, ...]:
    """The abilities of a line of a permanent card that is not read."""
    lang = language_of(line)
    plain = without_flavor(line) if lang is Lang.EN else line
    text = prepare(plain, lang, names)
    return (
        _triggered(text, lang, said)
        or _activated(text, lang, said)
        or (_static(plain, text, lang, said),)
    )


def unread_spell(lines: list[str], names: tuple[str, ...], said: Bilingual) -> Iterator[Ability]:
    """What lines of an instant or sorcery that are not read may be besides what it does."""
    for line in lines:
        lang = language_of(line)
        text = prepare(line, lang, names)
        zones = _zones(line, text, lang) - BATTLEFIELD
        if zones - {"stack"} and (SELF in text.text or not _is_sentence(line)):
            yield Static(UnreadRule(said, zones), zone=None)


def unread_effect(line: str, said: Bilingual) -> UnreadEffect:
    """An effect whose words are not read."""
    return UnreadEffect(said, _has(line, language_of(line), ADDS))


def is_unread(value: object) -> bool:
    """True of an ability any of whose words are not read."""
    return any(
        isinstance(part, UnreadEffect | UnreadPattern | UnreadRule) for part in within(value)
    )


def said_in(value: object) -> Iterator[Bilingual]:
    """The words of a value that are not read."""
    for part in within(value):
        if isinstance(part, UnreadEffect | UnreadPattern | UnreadRule):
            yield part.said


def _triggered(text: Prepared, lang: Lang, said: Bilingual) -> tuple[Ability, ...]:
    """The triggered abilities of a line that begins like one; none of any other."""
    word = next((one for one in TRIGGERS[lang] if text.text.startswith(one)), None)
    if word is None:
        return ()
    effect = UnreadEffect(said, _has(text.text, lang, ADDS))
    elsewhere = bool(_named(text.text, lang) - {"stack"})
    for head, rest in _heads(text, lang, len(word)):
        made = _of_event(head, lang, rest, effect)
        if made:
            return tuple(_wherever(one) if elsewhere else one for one in made)
    if word == "when " or word == "当":  # it may be a state that it waits for (603.8)
        rule = UnreadRule(said, _zones("", text, lang) if elsewhere else BATTLEFIELD)
        return (Static(rule, zone=None),)
    of_steps = word == "at " and text.text.removeprefix(word).startswith(OF_STEPS)
    pattern: Pattern = UnreadPattern(said, of_steps)
    return (Triggered(pattern, effect, zone="" if _named(text.text, lang) else "battlefield"),)


def _heads(text: Prepared, lang: Lang, start: int) -> Iterator[tuple[tuple[str, str], str]]:
    """What may be the event of a triggered ability, as prepared and as printed, and the rest."""
    comma = COMMA[lang]
    ends = [i for i in range(start, len(text.text)) if text.text.startswith(comma, i)]
    for end in reversed(ends):
        last = end
        if lang is Lang.ZH:
            if not text.text.endswith("时", start, end):
                continue
            last = end - 1
        yield (text.text[start:last], text.raw[start:last]), text.text[end + len(comma) :]
    if lang is Lang.EN and ends:
        yield from _narrower(text, start, ends[0])


def _narrower(text: Prepared, start: int, end: int) -> Iterator[tuple[tuple[str, str], str]]:
    """The beginnings of an event that more words narrow: it happens only where they do."""
    for last in range(end - 1, start, -1):
        more = text.text[last + 1 : end]
        is_narrower = more.startswith(NARROWER) and not any(w in f" {more}" for w in EITHER)
        if text.text[last] == " " and is_narrower:
            yield (text.text[start:last], text.raw[start:last]), text.text[end + 2 :]


def _of_event(
    head: tuple[str, str], lang: Lang, rest: str, effect: UnreadEffect
) -> tuple[Ability, ...]:
    """The triggered abilities whose event is read, and is all that they trigger on."""
    sentence = rest.split(STOP[lang])[0]
    parts = sentence.split(COMMA[lang])
    if any(part.startswith(JOINED[lang]) for part in parts):
        return ()
    if lang is Lang.ZH and any(part.endswith("时") for part in parts[:-1]):
        return ()
    reading = grammar().read("occasion", head[0], lang, head[1])
    if not isinstance(reading, Reading) or not isinstance(reading.value, Occasion):
        return ()
    made = occasioned(Occasion(reading.value.pattern), effect)
    if not isinstance(made, tuple):
        return ()
    try:
        return tuple(resolved(one) for one in made)
    except Unclear:
        return ()


def _wherever(ability: Ability) -> Ability:
    """The ability as one that may function in any zone, as its words may say so."""
    if isinstance(ability, Triggered) and ability.zone == "battlefield":
        return ability.with_(zone="")
    return ability


def _activated(text: Prepared, lang: Lang, said: Bilingual) -> tuple[Ability, ...]:
    """The activated ability of a line with a cost and a colon outside quotes; none of others."""
    before, colon, after = text.text.partition(COLON[lang])
    if not colon or '"' in before or STOP[lang] in before:
        return ()
    dash = " — " if lang is Lang.EN else "～"
    words = before.rpartition(dash)[2]
    cost = _cost(words, text.raw[len(before) - len(words) : len(before)], lang)
    if cost is None and words.startswith(("{", "+", "-", "0")):
        cost = Cost((UnreadEffect(said),))
    if cost is None:
        return ()
    zone = "" if _named(text.text, lang) - {"stack"} else "battlefield"
    return (Activated(cost, UnreadEffect(said, _has(after, lang, ADDS)), zone=zone),)


def _cost(words: str, raw: str, lang: Lang) -> Cost | None:
    loyalty = grammar().read("loyalty_number", words, lang, raw)
    if isinstance(loyalty, Reading):
        number = loyalty.value
        assert number is None or isinstance(number, int)
        return Cost((PayLoyalty(number),))
    reading = grammar().read("cost", words, lang, raw)
    if isinstance(reading, Reading) and isinstance(reading.value, Cost):
        return reading.value
    return None


def _static(line: str, text: Prepared, lang: Lang, said: Bilingual) -> Ability:
    zones = _zones(line, text, lang)
    is_early = zones == EVERYWHERE or text.text.startswith(CONTROLS) or _has(text.text, lang, EARLY)
    return Static(UnreadRule(said, zones, is_early), zone=None)


def _zones(line: str, text: Prepared, lang: Lang) -> frozenset[str]:
    """The zones in which what a line says may function (113.6).

    A keyword ability, which is no sentence, may function anywhere; so may what a line says of its
    own object's characteristics. Other sentences function on the battlefield and where they say.
    """
    own = SELF in text.text
    if not _is_sentence(line) or _has(text.text, lang, EVERY_ZONE):
        return EVERYWHERE
    if own and _has(text.text, lang, OF_ITSELF):
        return EVERYWHERE
    return BATTLEFIELD | _named(text.text, lang)


def _named(text: str, lang: Lang) -> frozenset[str]:
    """The zones that the words show."""
    if _has(text, lang, EVERY_ZONE):
        return EVERYWHERE
    return frozenset(zone for zone, words in ZONES.items() if _has(text, lang, words))


def _is_sentence(line: str) -> bool:
    """True of a line that ends like a sentence and has no dash: what else may be a keyword."""
    plain = REMINDER.sub("", line).strip()
    return plain.endswith((".", "。", '."', ".”", "。”", "。」")) and "—" not in plain


def _has(text: str, lang: Lang, words: tuple[str, str]) -> bool:
    """True if a text has any of the words of its language."""
    if lang is Lang.ZH:
        return any(word in text for word in words[1].split())
    for sign in "\"',.:;()•—/{}":
        text = text.replace(sign, f" {sign}" if sign == "'" else " ")
    return not {*words[0].split()}.isdisjoint(text.lower().split())
