"""A question in words is read, and ruled on where it was read to its last word in one way.

First by the canonical sentences, then as people write. Of several ways of reading those that the
rules refuse fall away; where those left answer alike, the question is ruled on, else asked back.
Whatever is written gets an answer: where the reading itself fails, that says so.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from functools import lru_cache
from string import ascii_lowercase
from time import process_time
from typing import Any

from corpus.analysis.fold import simplified
from judge.asking import Known
from judge.asking.asked import Asked, Part, asked
from judge.asking.board.card_facts import CardFacts
from judge.asking.board.drafting import Drafted
from judge.asking.canonical.questions import Question, question
from judge.asking.guesses import LEFT_OPEN, SIZES, UNTOLD
from judge.asking.loosely.guessing import guessed
from judge.asking.names.mentions import SIGN
from judge.asking.names.naming import NameBook
from judge.budget import Limits
from judge.cards import asked_about, builtin_pool, nicknames
from judge.keywords import KEYWORDS
from judge.questions.guards import Judged, judged
from judge.questions.spacing import closed_up, is_name, opened
from judge.questions.values import Inferred, Read, Reading, Span, State
from judge.ruling.ruling import Ruling
from judge.scenario.setup.pool import card_named, pools, pools_version
from judge.values import Bilingual, Lang, language_of

Way = tuple[Drafted, Judged]
TOO_LONG = Bilingual("The question is too long.", "问题过长。")
TOO_MANY_WAYS = Bilingual(
    "The question may be read in several ways; to play them all takes too long.",
    "此问题有多种读法，全部推演所需时间过长。",
)
STUMBLED = Bilingual(
    "The question could not be read: its words led to a fault of the reading itself.",
    "未能读懂此问题：解读过程本身出错。",
)
LONGEST = 2_000  # characters of a question


def read(
    text: str,
    lang: Lang | None = None,
    limits: Limits | None = None,
    edition: str | None = None,
) -> Read:
    """What becomes of a question; `limits` and `edition` are those of `ask`."""
    text = SIGN.sub("\N{REPLACEMENT CHARACTER}", text)  # they stand for names further on
    said = simplified(text)  # as the tables have it, each word where it stands in the text
    lang = lang or language_of(text)
    if len(text) > LONGEST:
        return _unread(text, lang, TOO_LONG)
    try:
        return _of_words(text, said, lang, limits, edition)
    except Exception:
        logging.getLogger(__name__).exception("a question could not be read")
        return _unread(text, lang, STUMBLED)


def _unread(text: str, lang: Lang, why: Bilingual) -> Read:
    """A question of which nothing is read."""
    left = Reading(unread=(Span(text, 0, len(text)),), doubts=(why,))
    return Read(text, lang, State.REFERENCES, left)


def _of_words(text: str, said: str, lang: Lang, limits: Limits | None, edition: str | None) -> Read:
    """What becomes of a question, of which `said` is the text as the tables have it."""
    canonical = question(said, Known((), (), builtin_pool))
    facts = CardFacts(card_named)
    if not canonical.unread and not _plays_a_spell(canonical, facts):
        reading = _of_canonical(canonical, limits, edition)
        return Read(text, lang, State.RULED if reading.ruling else State.DRAFT, reading)
    closed = closed_up(said, lang, lambda words: is_name(words, book()))
    found = _read(closed.text, lang, asked(closed.text, lang, book(), facts), limits, edition)
    return opened(found, text, closed)


def _plays_a_spell(found: Question, facts: CardFacts) -> bool:
    """True where canonical sentences play as a land what people call to play: "I play Murder"."""
    played = (str(one["play_land"]) for one in found.scenario.get("play", ()) if "play_land" in one)
    return any(facts.card(card) and not facts.is_land(card) for card in played)


def book() -> NameBook:
    """The names of all cards that a question may name."""
    return _book(pools_version())


@lru_cache(maxsize=2)
def _book(version: str) -> NameBook:
    own, *others = pools()
    assert own is builtin_pool()
    return NameBook(
        builtin_pool().called(),
        nicknames().items(),
        asked_about(),
        ((one.en, one.zh) for pool in others for one in pool.names()),
    )


def _of_canonical(found: Question, limits: Limits | None, edition: str | None) -> Reading:
    """A question in canonical sentences, with the ruling where every guard holds."""
    reading = Reading(
        found.scenario,
        inferred=tuple(Inferred(one, one) for one in found.inferred),
        doubts=found.doubts,
    )
    one = judged(found.scenario, {}, limits, edition)
    doubts = (*found.doubts, *one.doubts)
    return reading.with_(said=one.said, doubts=doubts, ruling=None if doubts else one.ruling)


def _read(text: str, lang: Lang, found: Asked, limits: Limits | None, edition: str | None) -> Read:
    """A question as people write it: its drafts played, if it was read to its last word."""
    if found.unread:
        first = found.drafts[0]
        players = first.scenario["players"].values()
        is_empty = not found.mentions and all(set(held) == {"mana_free"} for held in players)
        state = State.REFERENCES if is_empty else State.DRAFT
        draft = Read(text, lang, state, _reading(text, found, first, Judged()))
        return _guessed(text, lang, found, limits, edition) or draft
    played = list(_played(found.drafts, limits, edition))
    if open_by := _left_to_what_is_allowed(played):
        least = _reading(text, found, played[0][0], played[0][1].with_(ruling=None))
        return Read(text, lang, State.DRAFT, least.with_(doubts=open_by))
    played = _allowed(played, limits, edition)
    readings = [_reading(text, found, draft, one) for draft, one in played]
    if any(one.ruling is None for one in readings):
        least = next(one for one in readings if one.ruling is None)
        return Read(text, lang, State.DRAFT, least)
    return _of_ways(text, lang, [draft for draft, _ in played], readings)


def _guessed(
    text: str, lang: Lang, found: Asked, limits: Limits | None, edition: str | None
) -> Read | None:
    """A question that was read in part, asked back as it is most likely meant."""
    if any(one.is_player for one in found.mentions):
        return None
    guess = guessed(text, lang, found, CardFacts(card_named))
    if guess is None:
        return None
    played = list(_played(guess.drafts, limits, edition))
    if _left_to_what_is_allowed(played):
        return None
    played = _allowed(played, limits, edition)
    if all(one.refused for _, one in played):
        played = _kept_off(played, limits, edition)
    if not played or any(one.ruling is None for _, one in played):
        return None
    apart: dict[str, Reading] = {}
    for draft, one in played:
        way = _reading(text, guess, draft, one).with_(is_guess=True)
        apart.setdefault(_answer(one.ruling), way)
    left_open = _left_open(draft for draft, _ in played)
    if len(apart) > 2 or (left_open and len(apart) > 1):
        return None
    ways = tuple(_for_any(way, left_open) for way in apart.values())
    return Read(text, lang, State.ASKED_BACK, ways[0].with_(ruling=None), ways)


def _allowed(played: list[Way], limits: Limits | None, edition: str | None) -> list[Way]:
    """The ways that the rules allow, if there is one; all where they refuse all.

    Where a creature can't be targeted in one of them and it isn't said whose it is, that is an
    answer too: what is refused is only tried.
    """
    allowed = [(draft, one) for draft, one in played if not one.refused]
    allowed = [(draft, one) for draft, one in allowed if not draft.is_fallback] or allowed
    if not allowed or any(draft.is_fallback for draft, _ in played):
        return allowed or played
    return allowed + _kept_off(played, limits, edition)


def _kept_off(played: list[Way], limits: Limits | None, edition: str | None) -> list[Way]:
    """The ways in which only a target is forbidden by what it has, which is then only tried."""
    tried = [_tried(draft, one) for draft, one in played if _is_kept_off(one)]
    return [(draft, _judged(draft, limits, edition)) for draft in tried]


def _is_kept_off(one: Judged) -> bool:
    """True where keyword abilities of what is targeted forbid all that is refused: hexproof."""
    rules = {keyword.rule for keyword in KEYWORDS if keyword.may_be_targeted is not None}
    return bool(one.refused) and all(
        any(number.rstrip(ascii_lowercase) in rules for number in refused.illegal.because)
        for refused in one.refused
    )


def _tried(draft: Drafted, one: Judged) -> Drafted:
    """A draft in which what the rules refuse is only tried."""
    refused = [refused.item.plain() for refused in one.refused]
    play = [{**item, "try": True} if item in refused else item for item in draft.scenario["play"]]
    return draft.with_(scenario={**draft.scenario, "play": play})


def _played(
    drafts: tuple[Drafted, ...], limits: Limits | None, edition: str | None
) -> Iterator[Way]:
    """The drafts with what came of each, as far as the time of one ruling goes for them all."""
    longest = (limits or Limits()).time
    begun = process_time()
    for draft in drafts:
        if longest is not None and process_time() - begun > longest:
            yield draft, Judged(None, (TOO_MANY_WAYS,))
            return
        one = _judged(draft, limits, edition)
        yield draft, one
        if one.ruling is None and not one.refused:  # then there is no ruling on the question
            return


def _judged(draft: Drafted, limits: Limits | None, edition: str | None) -> Judged:
    if draft.doubts:
        return Judged(None, draft.doubts)
    return judged(draft.scenario, draft.chinese, limits, edition, draft.claims)


def _of_ways(text: str, lang: Lang, drafts: list[Drafted], readings: list[Reading]) -> Read:
    """Ruled on where all ways answer alike, asked back where two differ, but not for a size."""
    apart: dict[str, Reading] = {}
    of_a_way: dict[tuple[Bilingual, ...], set[str]] = {}  # for any size, where that is left open
    left_open = _left_open(drafts)
    is_whether = bool(left_open) and all(draft.is_whether for draft in drafts)
    for draft, one in zip(drafts, readings, strict=True):
        answer = _answer(one.ruling, is_whether)
        of_a_way.setdefault(draft.chosen, set()).add(answer)
        apart.setdefault(answer, _for_any(one, _left_open((draft,))))
    if len(apart) == 1:
        return Read(text, lang, State.RULED, _for_any(readings[0], left_open))
    is_of_all = all(_left_open((draft,)) for draft in drafts)
    if left_open and (is_of_all or any(len(answers) > 1 for answers in of_a_way.values())):
        reading = readings[0].with_(ruling=None, doubts=left_open)
        return Read(text, lang, State.DRAFT, reading)
    two = tuple(apart.values())
    return Read(text, lang, State.ASKED_BACK, two[0].with_(ruling=None), two)


def _left_to_what_is_allowed(played: list[Way]) -> tuple[Bilingual, ...]:
    """What is left open where the rules allow what is told for one of its sizes, not for all.

    The answer for that one is not that for any: "… blocks with a creature that was dealt 2 damage".
    """
    refused: dict[tuple[Bilingual, ...], set[bool]] = {}
    for draft, one in played:
        refused.setdefault(draft.chosen, set()).add(bool(one.refused))
    mixed = [chosen for chosen, both in refused.items() if len(both) > 1]
    return tuple(one for one in LEFT_OPEN if any(one in chosen for chosen in mixed))


def _left_open(drafts: Iterable[Drafted]) -> tuple[Bilingual, ...]:
    """What drafts leave open so that an answer must be that of any: a size, a loyalty."""
    chosen = [one for draft in drafts for one in draft.chosen]
    return tuple(one for one in LEFT_OPEN if one in chosen)


def _for_any(reading: Reading, left_open: tuple[Bilingual, ...]) -> Reading:
    """A reading that also says what was taken for what is left open."""
    more = (Inferred(*LEFT_OPEN[one]) for one in left_open)
    return reading.with_(inferred=(*reading.inferred, *more))


def _answer(ruling: Ruling | None, is_whether: bool = False) -> str:
    """What tells an answer apart from others: its values, or else what changed.

    Where only whether is asked, any number is as good as another, but for none.
    """
    if ruling is None:
        return ""
    values: list[Any] = [one.value for one in ruling.answers]
    values += [[one.value for one in way.answers] for way in ruling.outcomes]
    values = _whether(values) if is_whether else values
    if not values:
        return ruling.answer.en.replace(SIZES[1], SIZES[0])
    return repr(values).replace(f"{SIZES[1]} creature", f"{SIZES[0]} creature")


def _whether(value: Any) -> Any:
    """A value with no more of each number than whether it is none."""
    if isinstance(value, list):
        return [_whether(one) for one in value]
    return value > 0 if isinstance(value, int) else value


def _reading(text: str, found: Asked, draft: Drafted, one: Judged) -> Reading:
    """One way of reading, with what came of it."""
    ways = tuple(Inferred(way, way) for way in draft.chosen if way not in UNTOLD)
    return Reading(
        draft.scenario,
        one.said,
        tuple(_span(text, part) for part in found.read),
        tuple(_span(text, part) for part in found.unread),
        (*(Inferred(guess.what, guess.why) for guess in draft.guesses), *ways),
        one.doubts,
        one.ruling,
    )


def _span(text: str, part: Part) -> Span:
    return Span(text[part.start : part.end], part.start, part.end, part.became)
