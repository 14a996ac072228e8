"""What is written on the cards of a play becomes the rules that give it its meaning.

A keyword ability or a wording that did nothing leaves no event: a creature with poisonous was
blocked. That it is there may be what an answer turns on all the same. What an effect gave counts
as written on the object that has it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import chain

from judge.abilities import Cost, Keyword
from judge.abilities.bases import Calculation, Condition, Pattern
from judge.abilities.effects.combinators import Modes
from judge.abilities.modifications import LoseAbilities
from judge.abilities.walk import within
from judge.cite import CARRYING_OUT, Cited, cites, edition_of
from judge.game import events as e
from judge.game.state import BodyId, GameObject, GameState
from judge.hearing import unheard
from judge.rules.rulebook import KeywordAbility, Rulebook
from judge.rules.view import View
from judge.ruling.account.account import Every, Written
from judge.ruling.account.at_work import AtWork
from judge.ruling.account.instances import INSTANCES
from judge.ruling.account.noticed import NOTICES
from judge.ruling.account.words import WORDS
from judge.scenario.noting import body_of
from judge.scenario.record import Record

# Of the rules of keyword abilities those about another variant, with words of each rule: what
# players have, what waits for a card to be cycled, what has a quality ("hexproof from black"), the
# double agenda; and those of targets for a kicked spell, which are told where there are any.
OF_PLAYERS = {"702.11c": "在牌手上的“辟邪”意指"}
OF_WHAT_WAITS = {"702.29c": "当你弃掉[此牌]以支付循环异能的起动费用"}
OF_TARGETS = {"702.33g": "则该咒语的操控者只在该咒语增幅过的情况下，才要选择这些目标"}
OF_TWO_NAMES = {"702.106f": "双重秘案"}
OF_A_QUALITY = {"702.11d": "永久物上的“反[特性]辟邪”意指"}


def written(record: Record, view: View, every: Every, work: AtWork) -> tuple[Written, ...]:
    """The rules of the keyword abilities and words of each object, printed or given.

    What had nothing to do with the play is left out.
    """
    given = _given(every)
    rulebook = view.rulebook
    found: list[Written] = []
    seen: set[BodyId] = set()
    states = (record.state, *(entry.before for entry in record.entries[:1]))
    for held in chain.from_iterable(map(_objects, states)):
        if held.body not in seen:
            seen.add(held.body)
            own = given.pop(held.body, ())
            at_work = [one for one in _printed(held) if work.has(one, held.body)]
            printed = (part for one in at_work for part in work.words(one, held.body))
            found += _of_abilities(held.body, tuple(printed), rulebook, work)
            if any(map(work.waits, at_work)):
                found.append(Written(triggers_by_its_event.numbers, "untriggered", held.body))
            found += _of_given(held.body, own, rulebook)
            now = view.keywords(held.id) if held.id in view.state.battlefield else ()
            found += _of_instances(held, now, own, rulebook)
    for body, own in given.items():
        found += _of_given(body, own, rulebook)
    return tuple(found)


@cites("603.2", "每当一个游戏事件或游戏状态符合一个触发式异能的触发事件时")
def triggers_by_its_event() -> None:
    """An ability triggers only as its event happens, and not on another of that kind."""


def _objects(state: GameState) -> Iterator[GameObject]:
    return (held for held in state.objects.values() if held.printed.name is not None)


def _printed(held: GameObject) -> Iterator[object]:
    return chain(held.printed.abilities, *(face.abilities for face in held.faces))


def _given(every: Every) -> dict[BodyId, tuple[object, ...]]:
    """The words by which effects gave keyword abilities to objects, or took them away."""
    found: dict[BodyId, tuple[object, ...]] = {}
    for one, event in every.of(e.EffectBegan):
        parts = within(event.effect.modifications)
        words = tuple(part for part in parts if isinstance(part, Keyword | LoseAbilities))
        for id_ in event.effect.objects if words else ():
            if (body := body_of(one.happened, id_)) is not None:
                found[body] = (*found.get(body, ()), *words)
    return found


def _of_abilities(
    body: BodyId, abilities: tuple[object, ...], rulebook: Rulebook, work: AtWork
) -> Iterator[Written]:
    keywords: dict[str, None] = {}
    words: dict[str, None] = {}
    for ability in dict.fromkeys(abilities):
        of_keywords, of_words = _rules(rulebook, ability, work.idle(ability))
        keywords.update(dict.fromkeys(of_keywords))
        words.update(dict.fromkeys(of_words))
    if keywords:
        yield Written(tuple(keywords), "keyword", body)
    if words:
        yield Written(tuple(words), "written", body)


def _of_given(body: BodyId, words: Iterable[object], rulebook: Rulebook) -> Iterator[Written]:
    """The rules of the keyword abilities that effects gave to an object, or took from it."""
    keywords = dict.fromkeys(keyword for one in words for keyword in _keywords(one))
    known = (keyword for keyword in keywords if rulebook.knows(keyword.name))
    rules = [rule for keyword in known for rule in _of_keyword(keyword, rulebook)]
    if rules:
        yield Written(_there(rulebook, dict.fromkeys(rules)), "given", body)


def _keywords(word: object) -> tuple[Keyword, ...]:
    """The keyword abilities that words give or take away."""
    if isinstance(word, LoseAbilities):
        return tuple(map(Keyword, word.keywords))
    return (word,) if isinstance(word, Keyword) else ()


def _of_instances(
    held: GameObject, now: Iterable[Keyword], given: tuple[object, ...], rulebook: Rulebook
) -> Iterator[Written]:
    """The rules of keyword abilities that an object has several times.

    Those that are redundant are so only if they are the same: protection from one quality.
    """
    lost = {name for one in given if isinstance(one, LoseAbilities) for name in one.keywords}
    first = (one for one in (*held.printed.abilities, *given) if isinstance(one, Keyword))
    at_first = (one for one in first if one.name not in lost)
    names = {
        name: one
        for keywords in (Counter(now), Counter(at_first))
        for name, one in _several(keywords)
    }
    rules = (INSTANCES[name].number for name in names if rulebook.knows(name))
    for rule in dict.fromkeys(rules):
        yield Written((rule,), "instances", held.body)


def _several(keywords: Counter[Keyword]) -> Iterator[tuple[str, Keyword]]:
    every = Counter(one.name for one in keywords.elements())
    for one, number in keywords.items():
        rule = INSTANCES.get(one.name)
        if rule is not None and (number if rule.is_redundant else every[one.name]) > 1:
            yield one.name, one


@lru_cache(maxsize=4096)
def _rules(
    rulebook: Rulebook, ability: object, idle: frozenset[str]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The rules of the keyword abilities in an ability but `idle` ones, and of its other words."""
    with unheard():  # it is found out once
        return _found(rulebook, ability, idle)


def _found(
    rulebook: Rulebook, ability: object, idle: frozenset[str]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    keywords: dict[str, None] = {}
    words: dict[str, None] = {}
    paid = {id(part) for cost in within(ability) if isinstance(cost, Cost) for part in within(cost)}
    for part in _of_all_modes(ability):
        words.update(dict.fromkeys(n for one in WORDS if one(part) for n in one.numbers))
        if isinstance(part, Keyword) and rulebook.knows(part.name) and part.name not in idle:
            keywords.update(dict.fromkeys(_of_keyword(part, rulebook)))
        rules = rules_of_words(rulebook, paid=id(part) in paid)
        words.update(dict.fromkeys(rules.get(type(part), ())))
    return _there(rulebook, keywords), _there(rulebook, words)


def _of_keyword(keyword: Keyword, rulebook: Rulebook) -> Iterator[str]:
    """The rules of a keyword ability but those of other variants and forms of it."""
    known = rulebook.keyword(keyword.name)
    own = (one for one in _of_section(known.rule) if not _of_another(keyword, one))
    return (one for one in own if not _of_form(known, keyword, one))


def _of_another(keyword: Keyword, rule: str) -> bool:
    """True of a rule about another variant of a keyword ability.

    Such are those of players, of other abilities that wait for this one, and "from" a quality.

    >>> _of_another(Keyword("hexproof"), "702.11d"), _of_another(Keyword("hexproof"), "702.11b")
    (True, False)
    """
    if rule in OF_A_QUALITY:
        return keyword.quality is None
    if rule in OF_TWO_NAMES:
        return keyword.name != "double agenda"
    return rule in OF_PLAYERS or rule in OF_WHAT_WAITS or rule in OF_TARGETS


def _of_form(known: KeywordAbility, keyword: Keyword, rule: str) -> bool:
    """True of the rule of a form that a keyword ability does not have: cycling for a type."""
    return known.form is not None and rule in known.form.numbers and not known.form(keyword)


def _of_all_modes(ability: object) -> Iterator[object]:
    """The parts of an ability but those of its modes, of which some are not chosen.

    Nor do the events of a condition count, which nothing waits for: "if you gained life this turn".
    """
    parts = tuple(within(ability))
    modes = (mode for part in parts if isinstance(part, Modes) for mode in part.modes)
    apart = {id(part) for mode in modes for part in within(mode)}
    asked = (part for part in parts if isinstance(part, Condition | Calculation))
    apart |= {id(one) for part in asked for one in within(part) if isinstance(one, Pattern)}
    return (part for part in parts if id(part) not in apart)


def _there(rulebook: Rulebook, rules: Iterable[str]) -> tuple[str, ...]:
    """Those of some rules that the edition has."""
    date = rulebook.edition.date
    return tuple(rule for rule in rules if edition_of(rule, date)[1] <= date)


@cache
def _of_section(rule: str) -> tuple[str, ...]:
    """The rules below that of a keyword ability, as far as something carries them out.

    What is only noticed comes in where that is so, and not for a card's words.
    """
    apart = {held.number for held in INSTANCES.values()}
    below = (number for number in CARRYING_OUT if number not in apart and _is_below(number, rule))
    return tuple(sorted(number for number in below if _is_carried_out(number)))


def _is_carried_out(rule: str) -> bool:
    """True of a rule that something does, asks or looks up, and is not only noticed in a play."""
    noticing = {notice.find.name for notice in NOTICES}
    return not all(one.name in noticing for one in CARRYING_OUT[rule])


def _is_below(number: str, rule: str) -> bool:
    return number.startswith(rule) and number[len(rule) :][:1].isalpha()


@lru_cache(maxsize=32)
def rules_of_words(rulebook: Rulebook, *, paid: bool) -> dict[type[object], tuple[str, ...]]:
    """The rules by which each class of words is carried out, as far as a rule is about it.

    "Investigate twice" goes by other rules where it is an effect than where it is `paid`.
    """
    engine = rulebook.engine
    words = (engine.filters, engine.objects, engine.players, engine.amounts, engine.conditions)
    done = (engine.costs, engine.resources) if paid else (engine.effects, engine.instead)
    by_class = [pair for table in (*words, *done) for pair in table.items()]
    every = (*by_class, *((kind, match) for kind, (_, match) in engine.patterns.items()))
    found: dict[type[object], tuple[str, ...]] = {}
    for kind, function in every:
        if isinstance(function, Cited):
            found[kind] = (*found.get(kind, ()), *function.numbers)
    return found
