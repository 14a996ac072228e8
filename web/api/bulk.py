"""Whole editions as files, a value a line, and the list of them with checksums.

A file has what the documents of its edition say, in the languages that they have; nothing is lent
from another edition.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from typing import Annotated

import msgspec
from flask import Blueprint, Response
from flask.typing import ResponseReturnValue

from corpus.changes import ChangeKind
from corpus.model import Bilingual, Edition, Lang, RuleKind
from web.api.limits import Limits
from web.api.route import Asked, Cost, EditionKey, Given, Route, meant
from web.api.texts import Url
from web.cache import kept
from web.desk import Desk, desk
from web.errors import Missing
from web.present import links

_KIND = "application/x-ndjson"
_SECONDS_KEPT = 3600
_Said = dict[Lang, str]


class RuleLine(Given, frozen=True, kw_only=True):
    """A line of `rules`: a rule, a heading with its title, and its examples."""

    number: str
    kind: RuleKind
    text: _Said
    examples: tuple[_Said, ...] = ()


class TermLine(Given, frozen=True, kw_only=True):
    """A line of `glossary`: an entry."""

    term: _Said
    definition: _Said
    is_obsolete: bool = False


class ChangeLine(Given, frozen=True, kw_only=True):
    """A line of `lineage`: what became of rules from an edition to the next."""

    old_edition: str
    new_edition: str
    kind: ChangeKind
    old: tuple[str, ...]
    new: tuple[str, ...]
    is_reworded: bool = False


class FileGiven(Given, frozen=True, kw_only=True):
    """A file; `edition` is its date, for `lineage` that of the newest edition it tells of."""

    name: str
    edition: str
    url: Url
    bytes: int
    lines: int
    sha256: Annotated[str, meant("Of the file as it is, not compressed.", "未压缩文件的校验和。")]


class Manifest(Given, frozen=True, kw_only=True):
    """The files of an edition, and those that are about all; `editions` can be asked for."""

    edition: str
    editions: tuple[str, ...]
    files: tuple[FileGiven, ...]


class ManifestAsked(Asked, frozen=True, kw_only=True):
    """An edition."""

    edition: EditionKey = ""


def manifest(desk: Desk, asked: ManifestAsked) -> Manifest:
    """The files of an edition with their sizes and checksums. Raises `UnknownEdition`."""
    key = desk.library.resolve(asked.edition or desk.library.default)
    own = (
        _listed(name, key, links.bulk(key, name), _file(desk, key, name)) for name in _OF_EDITION
    )
    newest = desk.library.lineage.editions[-1]
    lineage = _listed("lineage", newest, links.bulk_lineage(), _lineage(desk))
    return Manifest(
        edition=key,
        editions=desk.library.keys,
        files=(*(one for one in own if one.lines), lineage),
    )


def _listed(name: str, edition: str, url: str, text: bytes) -> FileGiven:
    return FileGiven(
        name=f"{name}.jsonl",
        edition=edition,
        url=url,
        bytes=len(text),
        lines=text.count(b"\n"),
        sha256=sha256(text).hexdigest(),
    )


def _file(desk: Desk, key: str, name: str) -> bytes:
    """One of the files of an edition. Raises `UnknownEdition`, and `Missing` for another name."""
    if name not in _OF_EDITION:
        raise Missing("refused.file", near=tuple(_OF_EDITION), given=name)
    return _written(_OF_EDITION[name](desk.library.graph(key).edition))


def _rules(edition: Edition) -> Iterator[RuleLine]:
    for rule in edition.rules.values():
        yield RuleLine(
            number=str(rule.id),
            kind=rule.kind,
            text=_said(rule.text),
            examples=tuple(_said(example.text) for example in rule.examples),
        )


def _terms(edition: Edition) -> Iterator[TermLine]:
    for term in edition.terms:
        yield TermLine(
            term=_said(term.name),
            definition=_said(term.definition),
            is_obsolete=term.is_obsolete,
        )


def _lineage(desk: Desk) -> bytes:
    """What changed from edition to edition, of all that the table knows."""
    return _written(
        ChangeLine(
            old_edition=step.old,
            new_edition=step.new,
            kind=change.kind,
            old=tuple(map(str, change.old)),
            new=tuple(map(str, change.new)),
            is_reworded=change.is_reworded,
        )
        for step in desk.library.lineage.steps
        for change in step.changes
    )


def _said(text: Bilingual) -> _Said:
    return dict(text.items())


def _written(lines: Iterator[Given]) -> bytes:
    return msgspec.json.Encoder().encode_lines(list(lines))


_OF_EDITION: Mapping[str, Callable[[Edition], Iterator[Given]]] = {
    "rules": _rules,
    "glossary": _terms,
}

ROUTES = (
    Route(
        "/api/v1/bulk",
        ManifestAsked,
        Manifest,
        manifest,
        Bilingual("Files of a whole edition", "整个版本的文件"),
        example="/api/v1/bulk",
        cost=Cost.HEAVY,
    ),
)


def blueprint(limits: Limits) -> Blueprint:
    """The addresses of the files."""
    pages = Blueprint("bulk", __name__)
    for path, view in (("<edition>/<name>.jsonl", file), ("lineage.jsonl", lineage)):
        limited = kept(limits.on(Cost.LIGHT, view))
        pages.add_url_rule(f"/api/v1/bulk/{path}", view_func=limited)
    return pages


def file(edition: str, name: str) -> ResponseReturnValue:
    """The rules or the glossary of an edition."""
    return _given(_file(desk(), edition, name))


def lineage() -> ResponseReturnValue:
    """What changed from edition to edition."""
    return _given(_lineage(desk()))


def _given(text: bytes) -> Response:
    response = Response(text, mimetype=_KIND)
    response.set_etag(sha256(text).hexdigest())
    response.cache_control.public = True
    response.cache_control.max_age = _SECONDS_KEPT
    return response
