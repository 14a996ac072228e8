"""A corpus becomes a list of problems: named lints, each with file and line.

An ERROR means that the document was not read rightly or is broken; a WARNING is a fault or gap of
the text itself, kept as it is.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import StrEnum

from corpus.errors import BadRuleNumber
from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.model import Block, BlockKind, Edge, EdgeKind, Lang, Place, Rule, Source
from corpus.structs import Struct
from corpus.terminology import key_of


class Severity(StrEnum):
    """How bad a problem is."""

    ERROR = "error"
    WARNING = "warning"


class Problem(Struct):
    """What a lint found; `line` counts from 1, 0 where none can be named."""

    name: str
    file: str
    line: int
    message: str
    severity: Severity = Severity.WARNING

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.severity}: {self.name}: {self.message}"


# -- lints over the blocks of one document ----------------------------------------------------


def check_blocks(file: str, blocks: Sequence[Block]) -> tuple[Problem, ...]:
    """What is wrong with a document as it was read, before it joins an edition."""
    return tuple(
        Problem(name, file, line, message, severity)
        for name, severity, lint in BLOCK_LINTS
        for line, message in lint(blocks)
    )


def _numbered(blocks: Iterable[Block]) -> Iterator[tuple[RuleId, Block]]:
    extra = (BlockKind.EXAMPLE, BlockKind.CONTINUATION)
    return ((b.number, b) for b in blocks if b.number is not None and b.kind not in extra)


def _no_rules(blocks: Sequence[Block]) -> Iterator[tuple[int, str]]:
    has_terms = any(block.kind is BlockKind.TERM for block in blocks)
    if not has_terms and not any(number.rule for number, _ in _numbered(blocks)):
        yield 1, "the document has neither numbered rules nor a glossary"


def _duplicate_numbers(blocks: Sequence[Block]) -> Iterator[tuple[int, str]]:
    seen: dict[tuple[RuleId, Lang], Block] = {}
    for number, block in _numbered(blocks):
        first = seen.setdefault((number, block.lang), block)
        if first is not block and first.text != block.text:
            yield block.line, f"{number} stands at line {first.line} already, with another text"


def _unsorted(blocks: Sequence[Block]) -> Iterator[tuple[int, str]]:
    last: dict[Lang, RuleId] = {}
    for number, block in _numbered(blocks):
        before = last.get(block.lang)
        if before is not None and number < before:
            yield block.line, f"{number} comes after {before}"
        last[block.lang] = number


def _gaps(blocks: Sequence[Block]) -> Iterator[tuple[int, str]]:
    """A skipped subrule letter means a line that was not read."""
    found = {number: block for number, block in _numbered(blocks) if number.letter > 1}
    known = {number for number, _ in _numbered(blocks)}
    for number, block in found.items():
        before = number._replace(letter=number.letter - 1)
        if before not in known:
            yield block.line, f"{number} is there, but {before} is not"


def _repeated_numbers(blocks: Sequence[Block]) -> Iterator[tuple[int, str]]:
    """A number that the reader took for another, because the file prints it twice."""
    for number, block in _numbered(blocks):
        label = block.label.rstrip(".")
        if label and label != str(number) and RuleId.parse(label) != number:
            yield block.line, f"{label} is printed a second time; it was read as {number}"


def _unread_numbers(blocks: Sequence[Block]) -> Iterator[tuple[int, str]]:
    """A paragraph that begins like a rule whose number cannot be one."""
    for block in blocks:
        begins = re.match(r"[1-9]\d\d\.\d+[a-z]+(?=[.\s])", block.text)
        if block.kind is BlockKind.CONTINUATION and begins:
            try:
                RuleId.parse(begins[0])
            except BadRuleNumber as error:
                yield block.line, str(error)


BlockLint = Callable[[Sequence[Block]], Iterator[tuple[int, str]]]
BLOCK_LINTS: tuple[tuple[str, Severity, BlockLint], ...] = (
    ("no-rules", Severity.ERROR, _no_rules),
    ("duplicate-number", Severity.ERROR, _duplicate_numbers),
    ("unsorted", Severity.ERROR, _unsorted),
    ("missing-number", Severity.ERROR, _gaps),
    ("unread-number", Severity.ERROR, _unread_numbers),
    ("repeated-number", Severity.WARNING, _repeated_numbers),
)


# -- lints over an edition ----------------------------------------------------------------------

Finding = tuple[Source, str]


def check_graph(graph: RuleGraph) -> tuple[Problem, ...]:
    """What is wrong with an edition's texts and links."""
    return tuple(
        Problem(name, source.document, source.line, message)
        for name, lint in GRAPH_LINTS
        for source, message in lint(graph)
    )


def _source(graph: RuleGraph, place: Place, lang: Lang) -> Source:
    entry = graph.edition.terms[place.term] if place.term is not None else None
    sources = entry.sources if entry else None
    if entry is None and place.rule is not None:
        rule = graph.rule(place.rule)
        sources = rule.examples[place.example - 1].sources if place.example else rule.sources
    return (sources or {}).get(lang) or next(iter((sources or {}).values()), Source("", 0))


def _label(graph: RuleGraph, place: Place) -> str:
    if place.term is not None:
        name = graph.edition.terms[place.term].name
        return name.zh or name.en or ""
    return f"{place.rule}" + (f" example {place.example}" if place.example else "")


def _dangling_references(graph: RuleGraph) -> Iterator[Finding]:
    for edge in graph.edges():
        target = edge.target.rule
        if edge.kind is EdgeKind.REFERENCE and target is not None and target not in graph:
            source = _source(graph, edge.source, edge.lang)
            yield source, f"{_label(graph, edge.source)} refers to {target}, which is not there"


def _missing_translations(graph: RuleGraph) -> Iterator[Finding]:
    """A text in one language only, within a document that has both."""
    bilingual = {d.name for d in graph.edition.documents if len(d.languages) > 1}
    for rule in graph.edition.rules.values():
        pieces = [(rule.text, rule.sources), *((e.text, e.sources) for e in rule.examples)]
        for text, sources in pieces:
            for source in (sources or {}).values():
                if source.document in bilingual and len(text.languages) < 2:
                    yield source, f"{rule.id} has only {text.languages[0]}"


def _self_references(graph: RuleGraph) -> Iterator[Finding]:
    for edge in graph.edges():
        if edge.source.rule is not None and edge.source == edge.target and not edge.source.example:
            yield _source(graph, edge.source, edge.lang), f"{edge.source.rule} refers to itself"


def _quoted_titles(graph: RuleGraph) -> Iterator[Finding]:
    """A reference that names a title which the section it points at does not have."""
    for edge in graph.edges():
        target = graph.edition.rules.get(edge.target.rule) if edge.target.rule else None
        if target is None or not _is_title(target, edge.lang):
            continue
        text = graph.text_at(edge.source).get(edge.lang) or ""
        quoted = re.match(r"章?[,，]?\s?“([^”]+?)[.,，;。]?”", text[edge.span.end :])
        title = target.text.get(edge.lang) or ""
        if quoted and not re.search(r"[–-]", text[edge.span.start : edge.span.end]):
            said = quoted[1].rstrip(".,;，。；")
            if key_of(said) != key_of(title):
                where = f"{_label(graph, edge.source)} says “{said}” of {target.id}"
                yield _source(graph, edge.source, edge.lang), f"{where}, which is “{title}”"


def _is_title(rule: Rule, lang: Lang) -> bool:
    text = rule.text.get(lang)
    short = text is not None and len(text) < 20 and not text.endswith(("。", "：", "）", "."))
    return text is not None and (rule.is_heading or short)


def _unpaired_references(graph: RuleGraph) -> Iterator[Finding]:
    """The two languages of one text refer to different numbers."""
    by_place: dict[Place, list[Edge]] = {}
    for edge in graph.edges():
        by_place.setdefault(edge.source, []).append(edge)
    for place, edges in by_place.items():
        if len(graph.text_at(place).languages) < 2:
            continue
        found = {lang: {e.target.rule for e in edges if e.lang is lang} for lang in Lang}
        if found[Lang.EN] != found[Lang.ZH]:
            odd = ", ".join(sorted(str(n) for n in found[Lang.EN] ^ found[Lang.ZH]))
            message = f"{_label(graph, place)} refers to {odd} in one language only"
            yield _source(graph, place, Lang.ZH), message


def _duplicate_terms(graph: RuleGraph) -> Iterator[Finding]:
    for lang in Lang:
        count = Counter(term.name.get(lang) for term in graph.edition.terms)
        for i, term in enumerate(graph.edition.terms):
            name = term.name.get(lang)
            if name is not None and count[name] > 1:
                yield _source(graph, Place(term=i), lang), f"{name} is the name of two entries"


def _own_section_missing(graph: RuleGraph) -> Iterator[Finding]:
    """A glossary entry with a heading's name that refers to other rules, but never to its own."""
    headings = {
        key_of(text): rule.id
        for rule in graph.edition.rules.values()
        if rule.is_heading and rule.id.section
        for _, text in rule.text.items()
    }
    for i, term in enumerate(graph.edition.terms):
        targets = [e.target.rule for e in graph.references(Place(term=i)) if e.target.rule]
        for lang, names in term.names.items():
            own = next((headings[key_of(n)] for n in names if key_of(n) in headings), None)
            if own and targets and not any(t.is_within(own) or own.is_within(t) for t in targets):
                source = _source(graph, Place(term=i), lang)
                yield source, f"{names[0]} never refers to {own}, the rule of its name"


def _other_words(graph: RuleGraph) -> Iterator[Finding]:
    """A further document of the edition has other words; those of the first are shown."""
    edition = graph.edition
    texts = [(f"{rule.id}", rule.sources, rule.variants) for rule in edition.rules.values()]
    texts += [(term.printed, term.sources, term.variants) for term in edition.terms]
    for label, sources, variants in texts:
        for one in variants:
            shown = (sources or {}).get(one.lang, Source("", 0)).document
            what = f"{label} example {one.example}" if one.example else label
            yield one.source, f"{what} has other words here than in {shown}, whose words are shown"


GRAPH_LINTS: tuple[tuple[str, Callable[[RuleGraph], Iterator[Finding]]], ...] = (
    ("dangling-reference", _dangling_references),
    ("missing-translation", _missing_translations),
    ("self-reference", _self_references),
    ("quoted-title", _quoted_titles),
    ("reference-mismatch", _unpaired_references),
    ("duplicate-term", _duplicate_terms),
    ("own-section-missing", _own_section_missing),
    ("other-words", _other_words),
)
