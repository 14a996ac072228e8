"""The words that all sentences are made of: names, numbers, mana, steps, zones, ways of casting."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from judge.asking.canonical.rows import AND, as_data, listed, mapped, pair, table
from judge.asking.names.mentions import CLOSING, OPENING, SIGN, wrapped
from judge.keywords import KEYWORDS
from judge.language import Include, Lexeme, ListOf, Word, t, w
from judge.oracle.lexicon.counters import COUNTER_KINDS
from judge.values import Bilingual
from judge.words import ASKER, COLORS, OPPONENT, OTHERS, STEPS, TYPES, WAYS

OF_ABILITY = "ability of "


def _is_name(value: object) -> bool:
    return isinstance(value, str) and OPENING not in value and CLOSING not in value


def _is_other_name(value: object) -> bool:
    return _is_name(value) and value not in (ASKER, OPPONENT)


def _is_single(held: object) -> bool:
    return isinstance(held, tuple) and len(held) == 2 and held[1] == 1


def _words(known: Iterable[Bilingual]) -> Iterator[Word]:
    """A row for each word of the rules, which reads to its English."""
    seen: set[str] = set()
    for one in known:
        if not {one.en, one.zh} & seen:
            seen |= {one.en, one.zh}
            yield w(one.en, one.en, one.zh)


def _ability_of(name: str) -> str:
    return f"{OF_ABILITY}{name}"


def _of_ability(value: object) -> str | None:
    """What an ability on the stack is of, where a name says so."""
    is_said = isinstance(value, str) and value.startswith(OF_ABILITY)
    return str(value).removeprefix(OF_ABILITY) if is_said else None


def _written(pattern: str) -> Lexeme:
    """What is written the same in both languages and the scenario."""
    found = re.compile(pattern)
    return Lexeme(found, str, str, lambda v: isinstance(v, str) and bool(found.fullmatch(v)))


def _kinds_of_counter() -> Iterator[Word]:
    """The kinds of counter that have a name in both languages."""
    return _words(Bilingual(en, zh) for en, zh in COUNTER_KINDS if zh)


NAME = Lexeme(SIGN, str, wrapped, _is_name)
NUMBER = Lexeme(re.compile("[0-9]{1,9}"), int, str, lambda v: type(v) is int and v >= 0)
INTEGER = Lexeme(re.compile("-?[0-9]{1,9}"), int, str, lambda v: type(v) is int)
MANA = _written(r"(?:\{[^{}]+\})+")
SIZE = _written("-?[0-9]{1,9}/-?[0-9]{1,9}")
CHANGE = _written("[+-][0-9]{1,9}/[+-][0-9]{1,9}")
ZONES = (
    w("battlefield", "the battlefield", "战场"),
    w("hand", "the hand", "手牌"),
    w("graveyard", "the graveyard", "坟墓场"),
    w("library", "the library", "牌库"),
    w("exile", "exile", "放逐区"),
    w("command", "the command zone", "统帅区"),
    w("stack", "the stack", "堆叠"),
)
PLACES = (
    w("battlefield", "on the battlefield", "在战场上"),
    w("hand", "in the hand", "在手牌中"),
    w("graveyard", "in the graveyard", "在坟墓场中"),
    w("library", "in the library", "在牌库中"),
    w("exile", "in exile", "在放逐区"),
    w("command", "in the command zone", "在统帅区"),
    w("stack", "on the stack", "在堆叠中"),
    w("none", "nowhere", "已不存在"),
)
SAID = (*COLORS.values(), *(Bilingual(kind.value, zh) for kind, zh in TYPES.items()))
CHOSEN = (one for one in OTHERS if one.en not in ("yes", "no", "none"))
TABLES = (
    table("name", w(ASKER, "me", "我"), w(OPPONENT, "my opponent", "我的对手|对手"), NAME),
    table(
        "doer",
        w(ASKER, "@p I|@p i", "我"),
        w(OPPONENT, "@s my opponent", "我的对手|对手"),
        NAME.with_(number=lambda name: "s", writes=_is_other_name),
    ),
    listed("names", "name", AND),
    table(
        "target",
        as_data(_ability_of, _of_ability, "ability of {it:name}", "{it:name}的异能"),
        Include("name"),
    ),
    table("targets", Word((), ("nothing",), ("无",)), ListOf("target", *AND)),
    table("number", NUMBER),
    listed("numbers", "number", AND),
    table("integer", INTEGER),
    table("mana", MANA, NAME),
    table("size", SIZE, NAME),
    table("kind_of_counter", CHANGE, *_kinds_of_counter(), NAME),
    table(
        "counter",
        t(
            lambda kind: (kind, 1),
            "1 {kind:kind_of_counter} counter",
            "1个{kind:kind_of_counter}指示物",
            unmake=lambda held: {"kind": held[0]} if _is_single(held) else None,
        ),
        pair(
            "kind",
            "n",
            "{n:number} {kind:kind_of_counter} counters",
            "{n:number}个{kind:kind_of_counter}指示物",
        ),
    ),
    listed("counter_list", "counter", AND),
    table(
        "counters",
        mapped("all", "{all:counter_list}", "{all:counter_list}"),
        Word({}, ("no counters",), ("零个指示物",)),
    ),
    table("ability_name", *_words(keyword.name for keyword in KEYWORDS), NAME),
    listed("abilities", "ability_name", AND),
    table("kind", *_words(SAID), NAME),
    listed("kinds", "kind", AND),
    table("place", *PLACES),
    table("step", *(w(step.value, f"the {it.en}", it.zh) for step, it in STEPS.items())),
    table("zone", *ZONES),
    table("way", *_words((*(keyword.name for keyword in KEYWORDS), *WAYS)), NAME),
    table(
        "word",
        *_words((*SAID, *CHOSEN)),
        w(ASKER, "me", "我"),
        w(OPPONENT, "my opponent", "我的对手"),
        NAME,
    ),
    table("truth", w(True, "yes", "是"), w(False, "no", "否")),
    table("share", pair("name", "n", "{n:number} for {name:name}", "{name:name}得{n:number}")),
    listed("share_list", "share", AND),
    table("shares", mapped("all", "{all:share_list}", "{all:share_list}")),
    table("single", Include("truth"), Include("number"), Include("word")),
    listed("singles", "single", AND, least=2),
)
