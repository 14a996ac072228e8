"""Editions compared, and one rule through all of them."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

from corpus.concordance import Change, ChangeKind, Comparison, PieceKind
from corpus.ids import RuleId
from corpus.model import Bilingual, Edition, Lang
from web.api.route import (
    Asked,
    Cost,
    Given,
    InEdition,
    LanguageChoice,
    Languages,
    Number,
    Route,
    meant,
)
from web.api.texts import spoken
from web.desk import Desk
from web.present import links


class PieceGiven(Given, frozen=True, kw_only=True):
    """A piece of two wordings; `renumbered` is a reference whose rule has another number now."""

    kind: PieceKind
    old: str = ""
    new: str = ""


class ChangeGiven(Given, frozen=True, kw_only=True):
    """What became of a rule, or of several."""

    kind: ChangeKind
    old: tuple[str, ...]
    new: tuple[str, ...]
    is_reworded: bool
    similarity: Annotated[float, meant("How alike, 0 to 1.", "相似度，0至1。")]
    differences: Annotated[
        dict[Lang, tuple[PieceGiven, ...]],
        meant("Both wordings in pieces.", "两个版本的文字，逐段对照。"),
    ]


class ComparisonGiven(Given, frozen=True, kw_only=True):
    """What changed on the ground that two editions share; what stayed is only counted."""

    old: str
    new: str
    lang: Annotated[Lang, meant("The language compared.", "比较所用的语言。")]
    covered: Annotated[tuple[str, ...], meant("What was compared.", "所比较的章节。")]
    counts: dict[ChangeKind, int]
    changes: tuple[ChangeGiven, ...]


class CompareAsked(Asked, frozen=True, kw_only=True):
    """Two editions, or a part of them."""

    old: Annotated[str, meant("The older edition's date.", "旧版本日期。", max_length=40)]
    new: Annotated[str, meant("The newer edition's date.", "新版本日期。", max_length=40)]
    within: Annotated[
        str, meant("A chapter, section or rule.", "章、节或规则的编号。", max_length=40)
    ] = ""
    lang: LanguageChoice = Languages.BOTH


class StepGiven(Given, frozen=True, kw_only=True):
    """A rule in an edition, and what became of it since the last step that tells."""

    edition: str
    rule_numbers: tuple[str, ...]
    is_reworded: bool
    action: Annotated[
        ChangeKind | None, meant("Absent where it is not known.", "不明时省略。")
    ] = None  # fmt: skip
    reason: Annotated[str | None, meant("Why there is no number.", "没有编号的原因。")] = None
    urls: Annotated[tuple[str, ...], meant("Where its text is.", "其文本所在。")] = ()


class TraceGiven(Given, frozen=True, kw_only=True):
    """A rule through all editions, oldest first."""

    rule_number: str
    edition: str
    items: tuple[StepGiven, ...]


class TraceAsked(InEdition, frozen=True, kw_only=True):
    """A rule of an edition."""

    number: Number


def comparison(desk: Desk, asked: CompareAsked) -> ComparisonGiven:
    """Every change; renumbered references alone are none. Raises `NoCommonGround`."""
    old, new = in_order(desk, asked.old, asked.new)
    found = desk.shelf.compared(old, new).within(
        RuleId.parse(asked.within) if asked.within else None
    )
    return ComparisonGiven(
        old=old.key,
        new=new.key,
        lang=found.lang,
        covered=tuple(str(number) for number in found.covered),
        counts=dict(Counter(change.kind for change in found.changes)),
        changes=tuple(
            _change(found, change, asked.lang)
            for change in found.changes
            if change.kind is not ChangeKind.SAME
        ),
    )


def in_order(desk: Desk, old: str, new: str) -> tuple[Edition, Edition]:
    """Two editions by name, the older first however they are asked for."""
    one, other = (desk.library.graph(key).edition for key in (old, new))
    return (one, other) if one.date <= other.date else (other, one)


def _change(found: Comparison, change: Change, langs: Languages) -> ChangeGiven:
    is_only_moved = change.kind is ChangeKind.MOVED and not change.is_reworded
    pieces = {} if is_only_moved else found.differences(change)
    wanted = [lang for lang in pieces if lang in langs.wanted] or list(pieces)
    return ChangeGiven(
        kind=change.kind,
        old=tuple(str(number) for number in change.old),
        new=tuple(str(number) for number in change.new),
        is_reworded=change.is_reworded,
        similarity=round(change.similarity, 3),
        differences={
            lang: tuple(PieceGiven(kind=p.kind, old=p.old, new=p.new) for p in pieces[lang])
            for lang in wanted
        },
    )


def trace(desk: Desk, asked: TraceAsked) -> TraceGiven:
    """Where a rule stands in each known edition, before and after the one asked for."""
    number = RuleId.parse(asked.number)
    edition = desk.library.place(number, asked.edition or None)
    return TraceGiven(
        rule_number=str(number),
        edition=edition,
        items=tuple(
            StepGiven(
                edition=step.edition,
                rule_numbers=tuple(str(number) for number in step.numbers),
                is_reworded=step.is_reworded,
                action=step.kind,
                reason=spoken(step.reason, asked.lang)[1] or None,
                urls=tuple(
                    links.rule(step.edition, number)
                    for number in step.numbers
                    if desk.library.has(step.edition, number)
                ),
            )
            for step in desk.library.trace(number, edition)
        ),
    )


ROUTES = (
    Route(
        "/api/v1/compare",
        CompareAsked,
        ComparisonGiven,
        comparison,
        Bilingual("What changed between two editions", "两个版本之间的变化"),
        example="/api/v1/compare?old=2023-11-17&new=2024-02-02&within=702.19",
        cost=Cost.HEAVY,
    ),
    Route(
        "/api/v1/trace/<number>",
        TraceAsked,
        TraceGiven,
        trace,
        Bilingual("A rule through all editions", "一条规则在各版本中的沿革"),
        example="/api/v1/trace/702.19b",
        cost=Cost.HEAVY,
    ),
)
