"""Players draw, discard, search, look."""

from __future__ import annotations

from collections.abc import Callable

from judge.abilities.amounts import Count, Half
from judge.abilities.bases import Amount, Effect, Filter, Objects, Players
from judge.abilities.effects.objects import Act, Move, Position
from judge.abilities.effects.players import (
    Discard,
    DiscardObjects,
    Draw,
    Mill,
    Scry,
    Shuffle,
    Surveil,
)
from judge.abilities.filters import AnyOf, InZone, IsCard, IsPermanent, OwnedBy
from judge.abilities.who import (
    Every,
    Target,
    TopOf,
    You,
)
from judge.language import REJECTED, Table, t, w
from judge.oracle.clauses.player_effects.subject import S
from judge.oracle.lexicon.filters import every, has
from judge.oracle.lexicon.pronouns import THEY


def _draw(n: Amount) -> Effect:
    return Draw(n, S)


def _discard(n: Amount | None, at_random: bool = False, up_to: bool = False) -> Effect:
    return Discard(n, S, at_random, up_to=up_to)


def _discard_of(f: Filter, n: Amount = 1) -> object:
    return REJECTED if f == IsCard() else Discard(n, S, filter=f)


def _discard_objects(o: Objects) -> Effect:
    return DiscardObjects(o)


def _mill(n: Amount) -> Effect:
    return Mill(n, S)


def _so_far(deed: Callable[[Amount, Players], Effect], n: Amount) -> Effect:
    return deed(n, S)


def _blight(n: Amount, player: Players) -> Effect:
    return Act("blight", number=n, player=player)


def _exile_top(n: Amount) -> Effect:
    return Move(TopOf(S, n), "exile")


def _half_of_library(q: Players, up: bool) -> Amount:
    return Half(Count(every(IsCard(), InZone("library", q))), up)


def _exile_half(q: Players, up: bool) -> Effect:
    return _exile_top(_half_of_library(q, up))


def _shuffled(f: Filter) -> Effect:
    """All that a filter matches goes into a player's library, which is shuffled if it is none."""
    return Move(Every(f), "library", Position.SHUFFLED, into=S)


def _shuffle_graveyard() -> Effect:
    return _shuffled(every(IsCard(), InZone("graveyard", S)))


def _shuffle_targets(t: Target) -> object:
    if not isinstance(t, Target) or has(t.filter, InZone):
        return REJECTED
    theirs = t.with_(filter=every(t.filter, InZone("graveyard", S)))
    return Move(theirs, "library", Position.SHUFFLED, into=S)


def _shuffle_hand(graveyard: bool = False) -> Effect:
    zones = (InZone("hand"), InZone("graveyard")) if graveyard else (InZone("hand"),)
    return _shuffled(every(IsCard(), OwnedBy(S), AnyOf(zones)))


def _shuffle_all() -> Effect:
    all_of = AnyOf((InZone("hand"), InZone("graveyard"), IsPermanent()))
    return _shuffled(every(OwnedBy(S), all_of))


CARDS = (
    t(
        _shuffle_targets,
        "@s shuffles {t:target_card} from their graveyard into their library|"
        "@p shuffle {t:target_card} from your graveyard into your library",
        "将{t:target_card}从[其坟墓场洗入其/你坟墓场洗入你/你坟墓场洗回你]牌库",
        rank=-1,
    ),
    t(
        _shuffle_all,
        "@s shuffles their hand, their graveyard, and all permanents they own into their library|"
        "@p shuffle your hand, your graveyard, and all permanents you own into your library",
        "将其手牌、坟墓场与所有其拥有的永久物洗入其牌库|"
        "将你手牌、坟墓场与所有你拥有的永久物洗入你牌库",
    ),
    t(
        _shuffle_hand,
        "@s shuffles [their hand/the cards from their hand] into their library|"
        "@p shuffle [your hand/the cards from your hand] into your library",
        "将其手牌洗入其牌库|将你手牌洗入你牌库",
    ),
    t(
        _shuffle_hand,
        "@s shuffles their hand and graveyard into their library|"
        "@p shuffle your hand and graveyard into your library",
        "将其手牌和坟墓场洗入其牌库|将你手牌和坟墓场洗入你牌库",
        graveyard=True,
    ),
    t(
        _exile_half,
        "@@ <exiles/exile> the top half of {q:own} library, {up:rounded}",
        "放逐{q:own}牌库顶一半的牌，{up:rounded}",
        ex=(
            "exile the top half of your library, rounded up",
            "放逐你牌库顶一半的牌，小数点后进位",
        ),
    ),
    t(
        lambda q, up: _mill(_half_of_library(q, up)),
        "@@ <mills/mill> half {q:own} library, {up:rounded}",
        "磨{q:own}牌库一半数量的牌，{up:rounded}",
        ex=("mill half your library, rounded up", "磨你牌库一半数量的牌，小数点后进位"),
    ),
    t(
        _shuffle_graveyard,
        "@s shuffles their graveyard into their library|"
        "@p shuffle your graveyard into your library",
        "将其坟墓场洗[入/回]其牌库|将你坟墓场洗入[你]牌库",
    ),
    t(_draw, "@@ <draws/draw> {n:cards_n}", "抓{n:cards_n}|各抓{n:cards_n}"),
    t(_draw, "@@ <draws/draw> an additional card", "额外抓一张牌", n=1),
    t(
        _discard,
        "@@ <discards/discard> {n:cards_n}",
        "弃{n:cards_n}|弃[掉/置]{n:cards_n}|各弃{n:cards_n}",
    ),
    t(
        _discard,
        "@@ <discards/discard> up to {n:plural_count} cards",
        "弃至多{n:plural_count}张牌|弃[掉/置]至多{n:plural_count}张牌",
        up_to=True,
        ex=("discard up to two cards", "弃至多两张牌"),
    ),
    t(
        lambda f: DiscardObjects(Every(every(f, InZone("hand", S)))),
        "@@ <discards/discard> all {f:cards@p}",
        "弃[掉]所有{f:cards}",
        ex=("discard all land cards", "弃掉所有地牌"),
    ),
    t(
        _discard,
        "@@ <discards/discard> {n:cards_n} at random",
        "随机弃{n:cards_n}|随机弃[掉/置]{n:cards_n}",
        at_random=True,
    ),
    t(
        _discard,
        "@s discards their hand|"
        "@p discard [your hand/their hands/their hand/all the cards in your hand]|"
        "@s discards all the cards in their hand|@p discard all the cards in their hands",
        "弃掉[其/你]手牌[中的所有牌]|弃掉[所有]手牌|弃掉[其/你]所有手牌|弃[其/你/置其]手牌|弃手牌",
        n=None,
    ),
    t(
        _discard_of,
        "@@ <discards/discard> [a/an] {f:cards@s}",
        "弃一张{f:cards}|弃[掉/置]一张{f:cards}",
    ),
    t(
        lambda f: Discard(None, S, filter=None if f == IsCard() else f, up_to=True),
        "@@ <discards/discard> any number of {f:cards@p}",
        "弃任意数量的{f:cards}|弃[掉/置]任意数量的{f:cards}",
        ex=("discard any number of land cards", "弃任意数量的地牌"),
    ),
    t(
        _discard_objects,
        "@@ <discards/discard> {o:pronoun}",
        "弃[掉]{o:pronoun}|弃置{o:pronoun}|将{o:pronoun}弃掉",
    ),
    t(
        _mill,
        "@@ <mills/mill> {n:cards_n}",
        "磨{n:cards_n}|各磨{n:cards_n}|"
        "将其牌库顶[的]{n:cards_n}置入其坟墓场|将你牌库顶[的]{n:cards_n}置入你坟墓场|"
        "从你牌库顶将{n:cards_n}置入你坟墓场",
    ),
    t(
        _so_far,
        "@deed {deed:deed_of_number} {n:simple_amount}",
        "{deed:deed_of_number}{n:simple_amount}",
        ex=("scry 2", "占卜2"),
    ),
    w(
        Shuffle(player=S),
        "@s shuffles|@p shuffle|@s shuffles their library|@p shuffle [your/their] library|"
        "@p shuffle their libraries",
        "洗牌|将[其/你/该牌手的]牌库洗牌|将牌库洗牌",
    ),
)
OWN = Table(  # whose life or library it is that a player has
    "own",
    (w(You(), "your", "你|你的"), w(THEY, "their", "其|他的")),
    ("your", "你"),
)
ROUNDED = Table(
    "rounded",
    (
        w(True, "rounded up", "小数点后进位"),
        w(False, "rounded down", "小数点后舍去"),
    ),
    ("rounded up", "小数点后进位"),
)
DEED_OF_NUMBER = Table(
    "deed_of_number",
    (
        w(Scry, "@@ <scries/scry>", "占卜"),
        w(Surveil, "@@ <surveils/surveil>", "刺探"),
        w(_blight, "@@ <blights/blight>", "衰萎"),
    ),
    ("scry", "占卜"),
)
TABLES = (OWN, ROUNDED, DEED_OF_NUMBER)
