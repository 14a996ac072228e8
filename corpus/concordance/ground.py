"""Two editions become the entries to compare: on ground that both cover, in a common language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from corpus.concordance.matching import Entry
from corpus.concordance.wording import Masked, masked
from corpus.errors import NoCommonGround
from corpus.ids import RuleId
from corpus.model import Edition, Lang, Rule
from corpus.structs import Struct

Parts = tuple[RuleId, ...]


class Ground(Struct):
    """The chapters and sections that two editions both cover, by language, the widest first."""

    parts: Mapping[Lang, Parts]

    @property
    def lang(self) -> Lang:
        """The language of most of the ground."""
        return next(iter(self.parts))

    @property
    def covered(self) -> Parts:
        """All chapters and sections, whatever the language."""
        return _united(part for parts in self.parts.values() for part in parts)

    def lang_at(self, number: RuleId) -> Lang | None:
        """The language in which a rule is compared; None outside the ground."""
        above = (RuleId(number.chapter), RuleId(number.chapter, number.section))
        found = (lang for lang, parts in self.parts.items() if any(n in parts for n in above))
        return next(found, None)


def common_ground(old: Edition, new: Edition) -> Ground:
    """What two editions can be compared on; raises `NoCommonGround` if there is nothing."""
    shared = [lang for lang in Lang if lang in old.languages and lang in new.languages]
    parts = {lang: _shared_parts(_parts_in(old, lang), _parts_in(new, lang)) for lang in shared}
    widest = sorted(shared, key=lambda lang: _size(parts[lang]), reverse=True)
    ground = {lang: parts[lang] for lang in widest if parts[lang]}
    if not ground:
        raise NoCommonGround(old.key, new.key, bool(shared))
    return Ground(ground)


def entries_of(old: Edition, new: Edition, ground: Ground) -> tuple[dict[RuleId, Entry], ...]:
    """The entries of both editions on the ground; a wording that stands in both is masked once."""
    known: dict[tuple[Lang, str], Masked] = {}
    sides: list[dict[RuleId, Entry]] = []
    for edition in (old, new):
        found = {}
        for number, rule in edition.rules.items():
            lang = ground.lang_at(number)
            text = rule.text.get(lang) if lang else None
            if lang is None or text is None:
                continue
            key = (lang, _without_notes(rule, lang, text))
            if key not in known:
                known[key] = masked(key[1], lang)
            found[number] = Entry(number, lang, known[key], rule.is_heading)
        sides.append(found)
    return tuple(sides)


def _parts_in(edition: Edition, lang: Lang) -> set[RuleId]:
    """The chapters and sections that the documents of one language hold."""
    covers = {p for d in edition.documents if lang in d.languages for p in d.covers}
    chapters = {RuleId(n) for n in range(1, 10)} if "all" in covers else set()
    return chapters | {RuleId.parse(part) for part in covers - {"all"}}


def _shared_parts(ours: set[RuleId], theirs: set[RuleId]) -> Parts:
    both = [part for part in ours if any(part.is_within(other) for other in theirs)]
    return _united(both + [part for part in theirs if any(part.is_within(own) for own in ours)])


def _united(parts: Iterable[RuleId]) -> Parts:
    """The parts in order, without those that stand below another."""
    found = set(parts)
    return tuple(sorted(part for part in found if found.isdisjoint(part.ancestors())))


def _size(parts: Parts) -> tuple[int, int]:
    """Chapters count before sections."""
    return sum(not part.section for part in parts), len(parts)


def _without_notes(rule: Rule, lang: Lang, text: str) -> str:
    """The text without its translators' notes, which are no rule text."""
    spans = [note.span for note in rule.notes if note.lang is lang]
    for span in sorted(spans, key=lambda span: span.start, reverse=True):
        text = text[: span.start] + text[span.end :]
    return text
