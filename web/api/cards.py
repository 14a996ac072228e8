"""Cards of the pool by name, and the list of those whose names hold a word."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Annotated

from corpus.model import Bilingual as CorpusBilingual
from judge import Unsupported
from judge.cards import Card, Face
from judge.cards.published import Published
from judge.ruling import FaceRead, LineRead, read_card
from judge.scenario.setup import card_named, pools, rulings_of
from judge.values import Bilingual
from web.api.route import Given, InEdition, Languages, PageNumber, PageSize, Route, meant
from web.api.texts import Url, Words, words
from web.desk import Desk
from web.errors import Missing
from web.present import links
from web.present.cards import holding


class LineGiven(Given, frozen=True, kw_only=True):
    """A line of text: what was read of it, the rules of that, and what was not read."""

    text: str
    abilities: tuple[Words, ...]
    rules: tuple[str, ...]
    reworded: Annotated[
        Words | None, meant("The line in words made from what was read.", "由解读写成的文字。")
    ] = None
    unread: Annotated[
        int | None, meant("Where the first word stands that is not read.", "首个未读词的位置。")
    ] = None
    missing: Annotated[
        tuple[str, ...], meant("What is read but not carried out.", "已读但不能进行的部分。")
    ] = ()


class FaceGiven(Given, frozen=True, kw_only=True):
    """A face as printed; what it lacks is absent."""

    names: Words
    type_line: str
    colors: tuple[str, ...]
    mana_value: int
    mana_cost: str | None = None
    text: str = ""
    lines: Annotated[
        tuple[LineGiven, ...], meant("Of one card: how it is read.", "单张查询时：如何解读。")
    ] = ()
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None


class PublishedGiven(Given, frozen=True, kw_only=True):
    """A ruling that a publisher gave, in English, by the rules of its day; it is not ours."""

    dated: str
    text: str
    source: str


class CardGiven(Given, frozen=True, kw_only=True):
    """A card: its faces, the front one first."""

    names: Words
    url: Url
    layout: str | None = None
    faces: tuple[FaceGiven, ...]
    rulings: Annotated[
        tuple[PublishedGiven, ...],
        meant(
            "Of one card: what publishers ruled, latest first.",
            "单张查询时：发行方的裁定，新者在先。",
        ),
    ] = ()
    incomplete: Annotated[
        str | None, meant("What the imported entry leaves out.", "导入的条目缺少什么。")
    ] = None


class Cards(Given, frozen=True, kw_only=True):
    """One page of cards."""

    total: int
    page: int
    size: int
    cards: tuple[CardGiven, ...]


class CardAsked(InEdition, frozen=True, kw_only=True):
    """A card by name."""

    name: Annotated[
        str,
        meant("The name of a face, in either language.", "任一语言的牌名。",
              min_length=1, max_length=150),
    ]  # fmt: skip


class CardsAsked(InEdition, frozen=True, kw_only=True):
    """A part of a name; empty for all cards."""

    q: Annotated[str, meant("A part of a name.", "牌名的一部分。", max_length=150)] = ""
    page: PageNumber = 1
    size: PageSize = 20


def one(desk: Desk, asked: CardAsked) -> CardGiven:
    """The card that has a face of this name. Raises `Missing` with the nearest name."""
    card = card_named(asked.name)
    if card is None:
        near = [name for pool in pools() if (name := pool.nearest(asked.name))]
        raise Missing("error.card", near=near, card=asked.name)
    return _given(card, read_card(card), asked.lang, rulings_of(card.name.en))


def listed(desk: Desk, asked: CardsAsked) -> Cards:
    """The cards whose names hold the words, in the order of the alphabet."""
    found = holding(asked.q)
    first = (asked.page - 1) * asked.size
    return Cards(
        total=len(found),
        page=asked.page,
        size=asked.size,
        cards=tuple(_listed(name, asked.lang) for name in found[first : first + asked.size]),
    )


def _listed(name: Bilingual, langs: Languages) -> CardGiven:
    """A card as printed; of one whose entry is incomplete the name and what it leaves out."""
    why = None
    try:
        if (card := card_named(name.en)) is not None:
            return _given(card, (), langs)
    except Unsupported as error:
        why = error.what.en
    return CardGiven(names=_words(name, langs), url=links.card(name.en), faces=(), incomplete=why)


def _given(
    card: Card, read: Sequence[FaceRead], langs: Languages, ruled: Sequence[Published] = ()
) -> CardGiven:
    faces = zip_longest(card.faces, read)
    return CardGiven(
        names=_words(card.name, langs),
        layout=card.layout,
        url=links.card(card.name.en),
        faces=tuple(_face(face, known.lines if known else (), langs) for face, known in faces),
        rulings=tuple(
            PublishedGiven(dated=one.dated, text=one.text, source=one.source) for one in ruled
        ),
    )


def _face(face: Face, lines: Sequence[LineRead], langs: Languages) -> FaceGiven:
    cost = face.cost
    colors = face.color_indicator or (cost.colors if cost else ())
    return FaceGiven(
        names=_words(face.name, langs),
        type_line=str(face.type_line),
        colors=tuple(color.name.lower() for color in colors),
        mana_value=cost.mana_value if cost else 0,
        mana_cost=str(cost) if cost else None,
        text=face.text,
        lines=tuple(_line(line, langs) for line in lines),
        power=face.power,
        toughness=face.toughness,
        loyalty=face.loyalty,
        defense=face.defense,
    )


def _line(line: LineRead, langs: Languages) -> LineGiven:
    return LineGiven(
        text=line.text,
        abilities=tuple(_words(ability, langs) for ability in line.abilities),
        rules=line.rules,
        reworded=_words(line.reworded, langs) if line.reworded.en or line.reworded.zh else None,
        unread=line.unread,
        missing=line.missing,
    )


def _words(name: Bilingual, langs: Languages) -> Words:
    """A name of the judge's as the corpus's: both are an English and a Chinese one."""
    return words(CorpusBilingual(name.en or None, name.zh or None), langs)


ROUTES = (
    Route(
        "/api/v1/cards/<path:name>",
        CardAsked,
        CardGiven,
        one,
        CorpusBilingual("A card by its name", "按牌名查牌"),
        example="/api/v1/cards/闪电击",
    ),
    Route(
        "/api/v1/cards",
        CardsAsked,
        Cards,
        listed,
        CorpusBilingual("Cards by a part of their names", "按牌名的一部分查牌"),
        example="/api/v1/cards?q=bolt",
    ),
)
