"""Rules that let a player cast spells and play lands from other zones than the hand (601.3)."""

from __future__ import annotations

from typing import NamedTuple

from judge.abilities import Cost
from judge.abilities.amounts import QualityOf
from judge.abilities.bases import Filter
from judge.abilities.costs import PayLife
from judge.abilities.filters import (
    AnyOf,
    CastFrom,
    Formerly,
    HasCounter,
    InZone,
    IsCard,
    IsPermanent,
    IsSpell,
    Non,
    OfSubtype,
    OfType,
    OwnedBy,
    Quality,
)
from judge.abilities.relations import ExiledWithThis
from judge.abilities.statics import ManaAsAnyColor, PlayFrom
from judge.abilities.walk import within
from judge.abilities.who import EachOpponent, This, You
from judge.cards import CardType
from judge.cards.subtypes import Family, family
from judge.language import REJECTED, Include, Table, t, w
from judge.language.template import Row
from judge.oracle.clauses.predicates import Rules
from judge.oracle.lexicon.filters import every, parts_of

OPPONENTS, YOU = EachOpponent(), You()
LAND = OfType(CardType.LAND)
LAND_TYPES = family(Family.LAND)


class Place(NamedTuple):
    """Where the cards are that may be played, and which of those there."""

    zone: str
    filter: Filter
    top_only: bool = False


def cards_for(spells: Filter) -> Filter:
    """Spells as the cards they are before they are cast."""
    others = [part for part in parts_of(spells) if part != IsSpell()]
    return every(IsCard(), Non(LAND), *others)


def _lands_for(lands: Filter) -> Filter | None:
    """Lands as the cards they are before they are played; None of what may be no land."""
    others = [part for part in parts_of(lands) if part != IsPermanent()]
    are_lands = any(
        part == LAND or (isinstance(part, OfSubtype) and part.subtype in LAND_TYPES)
        for one in others
        for part in within(one)
    )
    return every(IsCard(), LAND, *(one for one in others if one != LAND)) if are_lands else None


def _there(cards: Filter, place: Place) -> PlayFrom:
    return PlayFrom(every(cards, place.filter), place.zone, YOU, top_only=place.top_only)


def _cast(f: Filter, z: Place) -> PlayFrom:
    return _there(cards_for(f), z)


def _play_lands(f: Filter, z: Place) -> object:
    lands = _lands_for(f)
    return REJECTED if lands is None else _there(lands, z)


def _play_and_cast(f: Filter, g: Filter, z: Place) -> object:
    lands = _lands_for(f)
    if lands is None:
        return REJECTED
    if lands == every(IsCard(), LAND) and g == IsSpell():
        return _there(IsCard(), z)
    return _there(AnyOf((lands, cards_for(g))), z)


def _play_cards(f: Filter, z: Place) -> PlayFrom:
    return _there(f, z)


def _there_of(z: InZone) -> object:
    """A zone of the player's own."""
    return Place(z.zone, z) if z.player == YOU else REJECTED


def _with_ice(k: str) -> Rules:
    marked = every(OwnedBy(OPPONENTS), HasCounter(k))
    cast = every(IsSpell(), CastFrom("exile"), Formerly(marked))
    return (
        PlayFrom(every(IsCard(), Non(LAND), marked), "exile", YOU),
        ManaAsAnyColor(YOU, from_snow=True, spells=cast),
    )


def _besides(cost: Cost) -> PlayFrom:
    return PlayFrom(IsCard(), "", YOU, additional=cost)


def _rather(cost: Cost) -> PlayFrom:
    return PlayFrom(IsCard(), "", YOU, cost=cost)


def at_cost(allowed: PlayFrom, how: PlayFrom) -> PlayFrom:
    """The permission for what has to be paid."""
    return allowed.with_(cost=how.cost, additional=how.additional, free=how.free)


EXILED_HERE = every(InZone("exile"), ExiledWithThis())
PLAY_PLACE = Table(
    "play_place",
    (
        w(
            Place("library", InZone("library", YOU), top_only=True),
            "the top of your library",
            "你[的]牌库顶",
        ),
        t(_there_of, "{z:said_zone}", "{z:said_zone}|{z:said_zone}中"),
        w(
            Place("exile", EXILED_HERE),
            "among cards exiled with ~|among the cards exiled with ~",
            "以~放逐的牌之中|以~放逐的牌中",
        ),
    ),
    ("your graveyard", "你的坟墓场"),
)
OTHER_COST = Table(  # 118.8, 118.9: what is paid as a card is cast so
    "other_cost",
    (
        t(
            _besides,
            "if you {cost} in addition to paying [its/their] other costs|"
            "if you {cost} in addition to their other costs",
            "，但在其他费用以外，还须{cost}",
            ex=(
                "if you discard a card in addition to paying its other costs",
                "，但在其他费用以外，还须弃一张牌",
            ),
        ),
        t(
            _rather,
            "if you {cost} rather than paying [its mana cost/their mana costs]",
            "，但须{cost}，而不支付其法术力费用",
            ex=(
                "if you pay {2} rather than paying its mana cost",
                "，但须支付{2}，而不支付其法术力费用",
            ),
        ),
        w(
            PlayFrom(IsCard(), "", YOU, free=True),
            "without paying its mana cost|without paying their mana costs",
            "，且不需支付其法术力费用",
        ),
    ),
)
PERMISSION_PLAIN = Table(
    "permission_plain",
    (
        t(
            _cast,
            "@p you may cast {f:spells@p} from {z:play_place}|"
            "@s you may cast a {f:spells@s} from {z:play_place}|"
            "@s you may cast an {f:spells@s} from {z:play_place}",
            "@p 你可以从{z:play_place}施放{f:spells}|"
            "@s 你可以从{z:play_place}施放[一个/一张/任一]{f:spells}",
        ),
        t(
            _play_lands,
            "@p you may play {f:permanents@p} from {z:play_place}",
            "@p 你可以从{z:play_place}使用{f:permanents}|"
            "@p 你可以从{z:play_place}使用{f:permanents}牌",
            ex=("you may play lands from your graveyard", "你可以从你的坟墓场使用地"),
        ),
        t(
            _play_and_cast,
            "@p you may play {f:permanents@p} and cast {g:spells@p} from {z:play_place}",
            "@p 你可以从{z:play_place}使用{f:permanents}[和/及]施放{g:spells}",
            ex=(
                "you may play lands and cast spells from your graveyard",
                "你可以从你的坟墓场使用地和施放咒语",
            ),
        ),
        t(
            _play_cards,
            "@p you may play cards from {z:play_place}",
            "@p 你可以从{z:play_place}使用牌",
            f=IsCard(),
            ex=("you may play cards from your graveyard", "你可以从你的坟墓场使用牌"),
        ),
        w(
            PlayFrom(every(IsCard(), EXILED_HERE), "exile", YOU),
            "@p you may play cards exiled with ~",
            "@p 你可以使用以~放逐的牌",
        ),
    ),
    ("you may cast spells from your graveyard", "你可以从你的坟墓场施放咒语"),
)
PERMISSION = Table(
    "permission",
    (
        Include("permission_plain"),
        t(
            at_cost,
            "@p {allowed:permission_plain@p} {how:other_cost}|"
            "@s {allowed:permission_plain@s} {how:other_cost}",
            "@p {allowed:permission_plain@p}{how:other_cost}|"
            "@s {allowed:permission_plain@s}{how:other_cost}",
            ex=(
                "you may cast spells from your hand without paying their mana costs",
                "你可以从你手上施放咒语，且不需支付其法术力费用",
            ),
        ),
    ),
    ("you may cast spells from your graveyard", "你可以从你的坟墓场施放咒语"),
)


def _for_life(p: PlayFrom) -> Rules:
    """118.9: the mana value of the spell is paid in life; nothing is paid for a land."""
    cost = Cost((PayLife(QualityOf(Quality.MANA_VALUE, This())),))
    lands, spells = every(p.filter, LAND), every(p.filter, Non(LAND))
    return (p.with_(filter=lands), p.with_(filter=spells, cost=cost))


PERMISSIONS: tuple[Row, ...] = (
    t(
        _for_life,
        "{p:permission_plain@p}. if you cast a spell this way, pay life equal to its mana value "
        "rather than pay its mana cost",
        "{p:permission_plain@p}。若你以此法施放咒语，则支付等同于其总法术力费用数量的生命，"
        "而不支付其法术力费用",
        ex=(
            "you may play lands and cast spells from the top of your library. if you cast a spell "
            "this way, pay life equal to its mana value rather than pay its mana cost",
            "你可以从你的牌库顶使用地和施放咒语。若你以此法施放咒语，则支付等同于其总法术力费用"
            "数量的生命，而不支付其法术力费用",
        ),
    ),
    t(lambda p: (p,), "{p:permission@p}", "{p:permission@p}"),
    t(
        _with_ice,
        "you may cast spells from among cards in exile your opponents own with {k:counter} "
        "counters on them, and you may spend mana from snow sources as though it were mana of any "
        "color to cast those spells",
        "你可以从放逐区里由对手拥有且其上有{k:counter}指示物的牌之中施放咒语，且你可以将产自雪境来源"
        "之法术力视同任意颜色的法术力来支付施放这类咒语的费用",
    ),
)
TABLES = (PLAY_PLACE, OTHER_COST, PERMISSION_PLAIN, PERMISSION)
