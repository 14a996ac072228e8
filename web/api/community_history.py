"""What changed, in the shapes of the community's API: `/cr/trace/{n}` and `/diff/cr`.

An edition that came with no listed set has its date where that API has a set's name and code.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Annotated, Literal

import msgspec

from corpus.concordance import Change, ChangeKind, Comparison, Piece, PieceKind, TraceStep
from corpus.ids import RuleId
from corpus.model import Bilingual, Edition
from corpus.releases import release_of
from web.api.community import CrText, InCommunity, cr_text
from web.api.history import in_order
from web.api.route import Cost, Given, Languages, Number, Route, meant
from web.desk import Desk


class CrMarked(Given, frozen=True, kw_only=True):
    """A rule's text with `<<<<` and `>>>>` around what changed."""

    rule_number: str
    rule_text: str


class CrChange(Given, frozen=True, kw_only=True, omit_defaults=False):
    """A rule before and after; null where it was not or is no more."""

    old: CrMarked | None
    new: CrMarked | None


class CrMove(Given, frozen=True, kw_only=True):
    """A rule that has another number and the same words."""

    old: str = msgspec.field(name="from")
    new: str = msgspec.field(name="to")


class CrBetween(Given, frozen=True, kw_only=True):
    """The two editions."""

    source_set: str
    source_code: str
    dest_set: str
    dest_code: str


class CrNav(Given, frozen=True, kw_only=True, omit_defaults=False):
    """Where the difference before this one begins, and where the one after it ends."""

    prev_source_code: str | None
    next_dest_code: str | None


class CrDiff(CrBetween, frozen=True, kw_only=True):
    """What changed from one edition to another."""

    creation_day: str
    changes: tuple[CrChange, ...]
    moves: tuple[CrMove, ...]
    nav: CrNav | None = None


class CrTraceItem(Given, frozen=True, kw_only=True, omit_defaults=False):
    """One change of a rule."""

    action: Literal["created", "edited", "replaced", "moved", "removed"]
    old: CrText | None
    new: CrText | None
    diff: CrBetween


class CrTrace(Given, frozen=True, kw_only=True):
    """The changes of a rule, newest first."""

    rule_number: str
    items: tuple[CrTraceItem, ...]


class CrEdition(Given, frozen=True, kw_only=True):
    """An edition."""

    creation_day: str
    set_code: str
    set_name: str


class CrEditions(Given, frozen=True, kw_only=True):
    """The editions, newest first."""

    data: tuple[CrEdition, ...]


class CrDifference(CrBetween, frozen=True, kw_only=True):
    """Two editions that can be compared, and the day of the later."""

    creation_day: str


class CrDifferences(Given, frozen=True, kw_only=True):
    """The pairs of neighboring editions, newest first."""

    data: tuple[CrDifference, ...]


class CrTraceAsked(InCommunity, frozen=True, kw_only=True):
    """A rule by number."""

    number: Number


class CrDiffAsked(InCommunity, frozen=True, kw_only=True):
    """Two editions; without them, the default one and the newest that can be compared with it."""

    old: Annotated[
        str, meant("A set's code, or a date.", "系列代码或版本日期。", max_length=40)
    ] = ""
    new: Annotated[
        str, meant("A set's code, or a date.", "系列代码或版本日期。", max_length=40)
    ] = ""
    nav: Annotated[bool, meant("Also the neighbors.", "同时给出前后的比较。")] = False


_ACTIONS = {
    ChangeKind.REWORDED: "edited",
    ChangeKind.MOVED: "moved",
    ChangeKind.SPLIT: "replaced",
    ChangeKind.MERGED: "replaced",
    ChangeKind.NEW: "created",
    ChangeKind.GONE: "removed",
}


def trace(desk: Desk, asked: CrTraceAsked) -> CrTrace:
    """The changes of a rule through all editions; those where it stayed the same are left out."""
    graph, rule = desk.library.find(RuleId.parse(asked.number), asked.edition or None)
    steps = desk.library.trace_texts(rule.id, graph.edition.key)
    items = [
        _item(desk, before, after, asked.lang)
        for before, after in pairwise(steps)
        if after.kind is not None and after.kind is not ChangeKind.SAME
    ]
    return CrTrace(rule_number=str(rule.id), items=tuple(reversed(items)))


def _item(desk: Desk, before: TraceStep, after: TraceStep, langs: Languages) -> CrTraceItem:
    assert after.kind is not None
    return CrTraceItem(
        action=_ACTIONS[after.kind],  # type: ignore[arg-type]
        old=_first(desk, before, langs),
        new=_first(desk, after, langs),
        diff=_between(before.edition, after.edition),
    )


def _first(desk: Desk, step: TraceStep, langs: Languages) -> CrText | None:
    """The first of a step's rules: that API's items have one."""
    if not step.numbers:
        return None
    return cr_text(desk.shelf, desk.library.graph(step.edition), step.numbers[0], langs)


def diff(desk: Desk, asked: CrDiffAsked) -> CrDiff:
    """What changed between two editions. Raises `NoCommonGround`."""
    old, new = _editions(desk, asked)
    found = desk.shelf.compared(old, new)
    moved = [c for c in found.changes if c.kind is ChangeKind.MOVED and not c.is_reworded]
    changed = [c for c in found.changes if c.kind is not ChangeKind.SAME and c not in moved]
    return CrDiff(
        creation_day=new.key,
        changes=tuple(_change(found, change, asked.lang) for change in changed),
        moves=tuple(CrMove(old=str(c.old[0]), new=str(c.new[0])) for c in moved),
        nav=_nav(desk, old, new) if asked.nav else None,
        **msgspec.structs.asdict(_between(old.key, new.key)),
    )


def _editions(desk: Desk, asked: CrDiffAsked) -> tuple[Edition, Edition]:
    if asked.old and asked.new:
        return in_order(desk, asked.old, asked.new)
    library = desk.library
    one = library.resolve(asked.old or asked.new or library.default)
    others = (key for key in reversed(library.keys) if key != one)
    other = next((key for key in others if _is_comparable(desk, one, key)), one)
    old, new = (library.graph(key).edition for key in sorted((one, other)))
    return old, new


def _is_comparable(desk: Desk, one: str, other: str) -> bool:
    return desk.library.record(*sorted((one, other))) is not None


def _nav(desk: Desk, old: Edition, new: Edition) -> CrNav:
    """The nearest earlier pair that ends at `old`, and the nearest later that begins at `new`."""
    keys = desk.library.keys
    before = (k for k in reversed(keys) if k < old.key and _is_comparable(desk, k, old.key))
    after = (k for k in keys if k > new.key and _is_comparable(desk, new.key, k))
    first, last = next(before, None), next(after, None)
    return CrNav(
        prev_source_code=release_of(first).code if first else None,
        next_dest_code=release_of(last).code if last else None,
    )


def _change(found: Comparison, change: Change, langs: Languages) -> CrChange:
    pieces = found.differences(change)
    wanted = [lang for lang in langs.wanted if lang in pieces]
    lang = next(iter(wanted or pieces), found.lang)
    is_both = bool(change.old and change.new)
    sides = []
    for numbers, edition in ((change.old, found.old), (change.new, found.new)):
        plain = "\n".join(edition.rules[n].text.get(lang) or "" for n in numbers)
        is_old = edition is found.old
        said = "".join(_marked(pieces[lang], is_old)) if is_both and lang in pieces else plain
        listed = ", ".join(map(str, numbers))
        sides.append(CrMarked(rule_number=listed, rule_text=said) if numbers else None)
    return CrChange(old=sides[0], new=sides[1])


def _marked(pieces: tuple[Piece, ...], is_old: bool) -> Iterator[str]:
    for piece in pieces:
        said = piece.old if is_old else piece.new
        is_changed = piece.kind not in (PieceKind.EQUAL, PieceKind.RENUMBERED)
        yield f"<<<<{said}>>>>" if is_changed and said else said


def _between(old: str, new: str) -> CrBetween:
    one, other = release_of(old), release_of(new)
    return CrBetween(
        source_set=one.name,
        source_code=one.code,
        dest_set=other.name,
        dest_code=other.code,
    )


def editions(desk: Desk, asked: InCommunity) -> CrEditions:
    """The editions that are held."""
    keys = reversed(desk.library.keys)
    held = tuple(
        CrEdition(creation_day=key, set_code=release_of(key).code, set_name=release_of(key).name)
        for key in keys
    )
    return CrEditions(data=held)


def differences(desk: Desk, asked: InCommunity) -> CrDifferences:
    """The pairs of neighbors that `/diff/cr` compares."""
    pairs = [each for each in pairwise(desk.library.keys) if _is_comparable(desk, *each)]
    return CrDifferences(
        data=tuple(
            CrDifference(creation_day=new, **msgspec.structs.asdict(_between(old, new)))
            for old, new in reversed(pairs)
        )
    )


ROUTES = (
    Route(
        "/metadata/cr",
        InCommunity,
        CrEditions,
        editions,
        Bilingual("The editions", "版本"),
        example="/metadata/cr",
    ),
    Route(
        "/metadata/cr-diffs",
        InCommunity,
        CrDifferences,
        differences,
        Bilingual("The comparisons", "版本之间的比较"),
        example="/metadata/cr-diffs",
    ),
    Route(
        "/cr/trace/<number>",
        CrTraceAsked,
        CrTrace,
        trace,
        Bilingual("The changes of a rule", "规则的变更"),
        example="/cr/trace/702.19b",
        cost=Cost.HEAVY,
    ),
    Route(
        "/diff/cr",
        CrDiffAsked,
        CrDiff,
        diff,
        Bilingual("What changed between two editions", "两个版本之间的变化"),
        example="/diff/cr?old=2023-11-17&new=2025-06-06",
        cost=Cost.HEAVY,
    ),
)
