"""What publishers ruled of cards, held against the rules and the project's own scenarios.

Compared are only the simplest forms. A sentence says of the card itself, under no condition, that
it can or can't do something, dies or survives, resolves or doesn't; it quotes a rule by its number.
A scenario says the same of a card by what it expects. Whoever reads the list looks at both: a
scenario may have its outcome by another card in it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from judge.cards import builtin_pool
from judge.cards.published import Published
from judge.precedents import files, titles_of
from judge.rules.editions import BASE_EDITION, NEWEST_EDITION
from judge.scenario.documents import documents
from judge.values import Bilingual, Value

DEEDS = {  # what is compared: that it is so, and that it is not
    "attack": (Bilingual("can attack", "能进行攻击"), Bilingual("can't attack", "不能进行攻击")),
    "block": (Bilingual("can block", "能进行阻挡"), Bilingual("can't block", "不能进行阻挡")),
    "be cast": (Bilingual("can be cast", "能施放"), Bilingual("can't be cast", "不能施放")),
    "be targeted": (
        Bilingual("can be targeted", "能成为目标"),
        Bilingual("can't be targeted", "不能成为目标"),
    ),
    "die": (Bilingual("dies", "死去"), Bilingual("doesn't die", "未死去")),
    "resolve": (Bilingual("resolves", "结算"), Bilingual("doesn't resolve", "未结算")),
}
SENTENCE = re.compile(r"[^.!?]+(?:[.](?=\d)[^.!?]+)*[.!?]?[”\")]*")
CONDITIONS = re.compile(
    r"\b(?:if|unless|as long as|while|when|whenever|until|once|before|after|only|except|during|"
    r"without|instead|may|might|because|then|this way|this turn|that turn)\b"
)
_CAN = r"(?P<can>can|can['’]t|cannot|can not)"
_NOT = r"(?:(?P<not>doesn['’]t|does not|won['’]t|will not) |will )?"
_END = r"(?: normally| as normal| as usual| at all| by spells or abilities)?"
_FORMS: tuple[tuple[str, str], ...] = (
    ("attack", rf"{_CAN} attack"),
    ("block", rf"{_CAN} block"),
    ("be cast", rf"{_CAN} be cast"),
    ("be targeted", rf"{_CAN} be (?:targeted|the target of spells or abilities)"),
    ("die", rf"{_NOT}dies?"),
    ("resolve", rf"{_NOT}resolves?"),
)
_OPPOSITE = (("die", rf"{_NOT}survives?"), ("resolve", rf"(?:is|will be|gets) countered{_END}"))
QUOTED = re.compile(
    r"\b[Rr]ules? (?P<number>[1-9]\d\d\.\d{1,3}[a-z]?)"
    r"(?:,? [(]?[“\"](?P<words>[^”\"]+?)[,.]?[”\"])?"
)
PERMANENTS = {"artifact", "battle", "creature", "enchantment", "land", "planeswalker"}
Texts = tuple[str, ...]
TextsOf = Callable[[str], Texts | None]  # English texts of a rule, the newest first; None: no rule


class Claim(Value):
    """That something is so of a card, or is not."""

    deed: str
    so: bool

    @property
    def told(self) -> Bilingual:
        """The claim in words.

        >>> Claim("die", False).told.en
        "doesn't die"
        """
        return DEEDS[self.deed][not self.so]


class Fact(Value):
    """What a scenario of ours expects of a card; `key` is the scenario's."""

    card: str
    claim: Claim
    key: str
    title: Bilingual


class Contradicted(Value):
    """A sentence of a publisher's ruling, and what is said against it here."""

    card: str
    ruling: Published
    sentence: str
    said: Bilingual
    ours: Bilingual
    scenario: str = ""


class Checked(Value):
    """What came of holding rulings against ours: how many, and how much of them was compared."""

    rulings: int
    compared: int
    found: tuple[Contradicted, ...]


def check(rulings: Iterable[tuple[str, Published]], texts_of: TextsOf) -> Checked:
    """Each ruling with the English name of its card, held against rules and scenarios."""
    held = facts()
    number, compared = 0, 0
    found: list[Contradicted] = []
    for card, ruling in rulings:
        number += 1
        for sentence in sentences(ruling.text):
            against = held.get(card, ()) if claim_in(sentence, card) is not None else ()
            compared += bool(against) + bool(QUOTED.search(sentence))
            found += _by_rules(card, ruling, sentence, texts_of)
            found += _by_scenarios(card, ruling, sentence, against)
    return Checked(number, compared, tuple(found))


# -- what a sentence says ----------------------------------------------------------------------


def sentences(text: str) -> tuple[str, ...]:
    """The sentences of a ruling; a number's point ends none.

    >>> sentences("It can't block. See rule 702.19b.")
    ("It can't block.", 'See rule 702.19b.')
    """
    return tuple(one.strip() for one in SENTENCE.findall(text) if one.strip())


def claim_in(sentence: str, card: str) -> Claim | None:
    """What a sentence says of the card itself, with no condition and nothing besides.

    >>> claim_in("Mud Ox can't block.", "Mud Ox")
    Claim(deed='block', so=False)
    >>> claim_in("It can't block if it is tapped.", "Mud Ox") is None
    True
    """
    said = sentence.rstrip(".!").replace(card, "it").strip()
    if CONDITIONS.search(said.lower()):
        return None
    for deed, form in _FORMS:
        if match := _whole(form).fullmatch(said):
            groups = match.groupdict()
            denied = groups.get("can", "can") != "can" or groups.get("not") is not None
            return Claim(deed, not denied)
    for deed, form in _OPPOSITE:
        if match := _whole(form).fullmatch(said):
            return Claim(deed, match.groupdict().get("not") is not None)
    return None


@cache
def _whole(form: str) -> re.Pattern[str]:
    subject = r"(?:it|(?:this|the) (?:card|creature|permanent|spell|artifact|enchantment|land))"
    return re.compile(rf"{subject}(?: still)? {form}{_END}", re.I)


# -- what is said against it -------------------------------------------------------------------


def _by_rules(
    card: str, ruling: Published, sentence: str, texts_of: TextsOf
) -> Iterator[Contradicted]:
    """Rules named by a number that no edition here has, or quoted with words that it lacks."""
    for match in QUOTED.finditer(sentence):
        number, words = match["number"], match["words"]
        texts = texts_of(number)
        said = Bilingual(f"names rule {number}", f"提到规则{number}")
        if texts is None:
            ours = Bilingual("no edition here has such a rule", "此处各版均无该规则")
            yield Contradicted(card, ruling, sentence, said, ours)
        elif words and texts and not any(_plain(words) in _plain(text) for text in texts):
            said = Bilingual(f"rule {number} says “{words}”", f"规则{number}写作“{words}”")
            ours = Bilingual(f"rule {number} here: {texts[0]}", f"此处的规则{number}：{texts[0]}")
            yield Contradicted(card, ruling, sentence, said, ours)


def _plain(text: str) -> str:
    return re.sub(r"\W+", " ", text.replace("’", "'")).strip().lower()


def _by_scenarios(
    card: str, ruling: Published, sentence: str, held: Iterable[Fact]
) -> Iterator[Contradicted]:
    """What only the opposite is expected of; what comes out either way depends on more."""
    claim = claim_in(sentence, card)
    alike = [fact for fact in held if claim is not None and fact.claim.deed == claim.deed]
    if claim is None or any(fact.claim == claim for fact in alike):
        return
    for fact in alike:
        ours = Bilingual(
            f"{fact.claim.told.en}: {fact.title.en}", f"{fact.claim.told.zh}：{fact.title.zh}"
        )
        yield Contradicted(card, ruling, sentence, claim.told, ours, fact.key)


# -- what our scenarios say --------------------------------------------------------------------


@cache
def facts() -> Mapping[str, tuple[Fact, ...]]:
    """What the project's own scenarios expect of cards, by the English name of each.

    A scenario that is there to show an older edition says nothing of the rules as they are.
    """
    found: dict[str, list[Fact]] = {}
    for key, file in files():
        for place, plain in enumerate(documents(file.read_text(encoding="utf-8")), 1):
            if not isinstance(plain, dict) or not _is_of_today(plain):
                continue
            known = f"{key}/{place}" if "/" in key else key
            en, zh = titles_of(plain.get("scenario")) or (known, known)
            title = Bilingual(en or zh or known, zh or en or known)
            for card, claim in _claims(plain):
                found.setdefault(card, []).append(Fact(card, claim, known, title))
    return {card: tuple(dict.fromkeys(several)) for card, several in found.items()}


def _is_of_today(plain: Mapping[str, Any]) -> bool:
    edition = str(plain.get("rules", BASE_EDITION.date))
    return "rules" not in plain or edition == NEWEST_EDITION.date


def _claims(plain: Mapping[str, Any]) -> Iterator[tuple[str, Claim]]:
    """The claims of a scenario, each about a card of the pool."""
    own = {str(card.get("name")) for card in plain.get("cards") or () if isinstance(card, dict)}
    pool = builtin_pool()
    for name, claim in (*_done(plain.get("play")), *_expected(plain)):
        card = pool.get(_bare(name)) if _bare(name) not in own else None
        if card is None:
            continue
        kinds = {kind.value for kind in card.faces[0].type_line.types}
        if claim.deed != "resolve" or kinds & PERMANENTS:
            yield card.name.en, claim


def _bare(name: str) -> str:
    """The name of a card without whose it is and which of several."""
    return re.sub(r"^\w+['’]s (?=\S)|的$", "", name.partition(" #")[0])


def _done(play: object) -> Iterator[tuple[str, Claim]]:
    """Actions of which it is said whether they may be done: one creature attacks, one blocks."""
    for item in play if isinstance(play, list) else ():
        legal = item.get("legal") if isinstance(item, dict) else None
        if not isinstance(legal, bool):
            continue
        for key in ("attack", "block"):
            whom = item.get(key)
            if isinstance(whom, dict) and len(whom) == 1:
                yield str(next(iter(whom))), Claim(key, legal)
        if not isinstance(item.get("cast"), str):
            continue
        targets = item.get("targets")
        if not targets:
            yield item["cast"], Claim("be cast", legal)
        elif isinstance(targets, list) and len(targets) == 1 and isinstance(targets[0], str):
            yield targets[0], Claim("be targeted", legal)


def _expected(plain: Mapping[str, Any]) -> Iterator[tuple[str, Claim]]:
    """What became of cards: whether they died, and whether a permanent spell resolved."""
    cast = {
        one["cast"]
        for one in plain.get("play") or ()
        if isinstance(one, dict) and isinstance(one.get("cast"), str) and "legal" not in one
    }
    for expected in plain.get("expect") or ():
        if not isinstance(expected, dict):
            continue
        for key, so in (("dies", True), ("survives", False)):
            for name, held in _pairs(expected.get(key)):
                if isinstance(held, bool):
                    yield name, Claim("die", held is so)
        for name, zone in _pairs(expected.get("zone")):
            if name in cast and zone == "battlefield":
                yield name, Claim("resolve", True)


def _pairs(value: object) -> Iterable[tuple[str, object]]:
    return ((str(name), held) for name, held in value.items()) if isinstance(value, dict) else ()
