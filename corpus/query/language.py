"""Whoosh's query language, for who wants it: AND, OR, NOT, brackets, `field:word`, `word*`.

A word without a field is looked for as in a plain query: in all fields, with its translations.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from whoosh.query.compound import And, Or
from whoosh.query.positional import Phrase
from whoosh.query.qcore import NullQuery, Query
from whoosh.query.terms import Prefix, Term, Wildcard
from whoosh.query.wrappers import Not

from corpus.analysis.chinese import bigrams
from corpus.analysis.english import stem
from corpus.analysis.fold import fold
from corpus.analysis.tokens import TokenKind, scan
from corpus.index.channels import CHANNELS
from corpus.query.drafts import Draft
from corpus.query.nodes import FACTS, Channel, Coordinated, Exactly, Fact, Without
from corpus.query.results import Match
from corpus.query.words import WordReader

FIELDS = ("number", "within", "cites", "symbol", *FACTS)
if TYPE_CHECKING:
    from whoosh.qparser.default import QueryParser

_ANY = "any"
_MATCHES = {"number": Match.NUMBER, "within": Match.NUMBER, "symbol": Match.SYMBOL}
_SPOKEN = re.compile(rf"\b(?:{'|'.join(FIELDS)}):\S|(?:^|[\s(])\w+\*(?:\s|$)")
_SIGN = re.compile("[:*]|AND|OR|NOT")  # without one of these there is no need to look closer
_OPERATORS = re.compile(r"(?:^|\s)(?:AND|OR|NOT|ANDNOT)\s+\S")


def speaks_query_language(text: str) -> bool:
    """True if `text` uses the query language.

    >>> speaks_query_language("trample AND NOT deathtouch"), speaks_query_language("trample, not")
    (True, False)
    """
    return _SIGN.search(text) is not None and bool(_SPOKEN.search(text) or _OPERATORS.search(text))


@cache
def _parser() -> QueryParser:
    """Whoosh's parser; words without a field come out as terms of the field "any"."""
    from whoosh.qparser.default import QueryParser  # few queries need it

    return QueryParser(_ANY, schema=None)


def parse(text: str, draft: Draft, words: WordReader) -> Query:
    """The query tree of a text in the query language."""
    return _meant(_parser().parse(text), draft, words)


def _meant(query: Query, draft: Draft, words: WordReader) -> Query:
    """The tree with each word that has no field put as a plain query puts it."""
    match query:
        case And():
            return _all_of(query, draft, words)
        case Or():
            return Or([_meant(inner, draft, words) for inner in query.subqueries])
        case Not():
            return Not(_meant(query.query, Draft(), words))
        case Term(fieldname=field) if field in CHANNELS and field != "word":
            return draft.leaf(_MATCHES.get(field, Match.WORDS), field, fold(query.text))
        case Term(fieldname=field) if field in FACTS:
            return Fact(field, query.text)
        case Term():
            return _words(query.text, draft, words)
        case Phrase():
            return phrase_query(" ".join(query.words))
        case Prefix():
            return _prefix(fold(query.text), draft, words)
        case Wildcard():
            return _like(fold(query.text), draft, words)
        case _:
            return NullQuery


def _all_of(query: And, draft: Draft, words: WordReader) -> Query:
    """All parts together, without what the negated ones match; these add no score."""
    wanted = [part for part in query.subqueries if not isinstance(part, Not)]
    unwanted = [part.query for part in query.subqueries if isinstance(part, Not)]
    found = And([_meant(part, draft, words) for part in wanted])
    if not (wanted and unwanted):
        return found if wanted else Not(Or([_meant(part, Draft(), words) for part in unwanted]))
    return Without(found, Or([_meant(part, Draft(), words) for part in unwanted]))


def _words(text: str, draft: Draft, words: WordReader) -> Query:
    """The words of a text as a plain query puts them."""
    own = Draft()
    words.read(own, words.pieces(fold(text)))
    draft.take_marks(own)
    return Coordinated(own.groups, own.extras) if own.groups else NullQuery


def _prefix(text: str, draft: Draft, words: WordReader) -> Query:
    """All words that begin with `text`."""
    reading = words.spelling.endings(text)
    found = [stem(word) for word in reading.words] if reading else []
    return _any_of([*found, *words.spelling.beginning(text)], draft)


def _like(pattern: str, draft: Draft, words: WordReader) -> Query:
    """All words of the form of `pattern`: `tram*l`, `r?les`."""
    return _any_of([stem(word) for word in words.spelling.like(pattern)], draft)


def _any_of(found: Sequence[str], draft: Draft) -> Query:
    """Any of some words of the texts, to be marked."""
    draft.stems.update(found)
    return Or([draft.leaf(Match.PART, "word", word) for word in dict.fromkeys(found)])


def phrase_query(phrase: str) -> Query:
    """The parts of a phrase, each in a row: runs of Chinese, rows of Latin words."""
    found: list[Query] = []
    row: list[str] = []
    for token in scan(fold(phrase)):
        if token.kind is TokenKind.HAN:
            pairs = bigrams(token.text)
            alone = len(token.text) == 1
            found.append(Channel("word", token.text) if alone else Exactly("gram", pairs))
        elif token.kind is TokenKind.WORD:
            row.append(stem(token.text))
    if row:
        found.append(Or([Exactly("body_en", row), Exactly("head_en", row)]))
    return And(found) if found else NullQuery
