"""Where objects are put, and how they enter."""

from __future__ import annotations

from collections.abc import Callable

from judge.abilities.bases import Objects, Players
from judge.abilities.effects.objects import Attacked, Position
from judge.abilities.walk import TARGETS, within
from judge.abilities.who import DefendingPlayer, It, OwnerOf, ThatPlayer, You
from judge.language import REJECTED, Include, Table, t, w
from judge.oracle.clauses.moving.zones import BATTLEFIELD, GRAVEYARD, HAND, LIBRARY
from judge.values import Value


class Dest(Value):
    """Where objects go, and how: the fields of a `Move` but for the objects."""

    to: str
    position: Position = Position.TOP
    under: Players | None = None
    tapped: bool = False
    face_down: bool = False
    transformed: bool = False
    attacking: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    attached_to: Objects | None = None
    attacked: Attacked | None = None


def _of_player(zone: str, position: Position = Position.TOP) -> Callable[[Players], object]:
    """A zone of a player, which is the owner's whoever is named (400.3), though not of a target."""
    return lambda p: (
        REJECTED if any(isinstance(part, TARGETS) for part in within(p)) else Dest(zone, position)
    )


UNDER = Table(
    "under",
    (
        w(You(), "under your control", "在你的操控下|在你操控下|由你操控地|于你的操控下"),
        w(
            OwnerOf(It()),
            "under its owner's control|under their owners' control|under their owner's control|"
            "under his owner's control|under her owner's control|under ~'s owner's control",
            "在其拥有者的操控下|在其拥有者操控下|于其拥有者的操控下|各在其拥有者的操控下|"
            "由其拥有者操控地",
        ),
    ),
    ("under your control", "在你的操控下"),
)
ATTACKED = Table(
    "attacked_one",
    (
        w(Attacked(ThatPlayer()), "that player|that opponent", "该牌手|该对手"),
        w(
            Attacked(ThatPlayer(), planeswalkers=True),
            "that player or a planeswalker they control|"
            "that opponent or a planeswalker they control",
            "该牌手或由其操控的一个鹏洛客|该对手或由其操控的一个鹏洛客",
        ),
        w(
            Attacked(DefendingPlayer(), planeswalkers=True),
            "defending player or a planeswalker they control",
            "防御牌手或由其操控的一个鹏洛客",
        ),
    ),
    ("that player", "该牌手"),
)
ENTERING = Table(  # the battlefield, and how
    "entering",
    (
        Include("entering_bare"),
        t(
            lambda d, u: d.with_(under=u),
            "{d:entering_bare} {u:under}|the battlefield {u:under} {d:entered_tapped}",
            "{d:entering_bare}，[且]{u:under}",
            ex=("the battlefield under your control", "战场，在你的操控下"),
        ),
        t(
            lambda a: Dest(BATTLEFIELD, tapped=True, attacking=True, attacked=a),
            "the battlefield tapped and attacking {a:attacked_one}",
            "战场，[且其为横置并/横置且正]攻击{a:attacked_one}",
        ),
        t(
            lambda d, o: d.with_(attached_to=o),
            "{d:entering_plain} attached to {o:object_ref@s}",
            "{d:entering_plain}[，]并结附[于{o:object_ref}/在{o:object_ref}上]",
            ex=("the battlefield attached to that creature", "战场，并结附于该生物"),
        ),
        t(
            lambda d, b: d.with_(counters=b),
            "{d:entering_plain} with {b:brought} on [it/them/him/her]|"
            "{d:entering_plain} with {b:brought_more} on [it/them]",
            "{d:entering_plain}，[且上面/其上/且其上]有{b:brought}|"
            "{d:entering_plain}且[其上/上面]有{b:brought}|"
            "{d:entering_plain}，且[其上/上面]额外有{b:brought_more}",
            ex=("the battlefield with a charge counter on it", "战场，且上面有一个充电指示物"),
        ),
    ),
    ("the battlefield", "战场"),
)
ENTERING_BARE = Table(  # without whose control it is under
    "entering_bare",
    (
        w(Dest(BATTLEFIELD), "the battlefield|the battlefield face up", "战场"),
        w(Dest(BATTLEFIELD, tapped=True), "the battlefield tapped", "战场，且其须横置"),
        w(
            Dest(BATTLEFIELD, tapped=True, attacking=True),
            "the battlefield tapped and attacking",
            "战场，且其为横置并进行攻击|战场且正进行攻击",
        ),
        w(
            Dest(BATTLEFIELD, transformed=True),
            "the battlefield transformed",
            "战场，且已转化|战场且已转化",
        ),
        w(
            Dest(BATTLEFIELD, tapped=True, transformed=True),
            "the battlefield tapped and transformed",
            "",
        ),
    ),
    ("the battlefield", "战场"),
)
ENTERED_TAPPED = Table(
    "entered_tapped", (w(Dest(BATTLEFIELD, tapped=True), "tapped", ""),), ("tapped", "")
)
ENTERING_PLAIN = Table(
    "entering_plain",
    (
        w(Dest(BATTLEFIELD), "the battlefield", "战场"),
        t(lambda u: Dest(BATTLEFIELD, under=u), "the battlefield {u:under}", ""),
        w(Dest(BATTLEFIELD, tapped=True), "the battlefield tapped", ""),
        t(
            lambda u: Dest(BATTLEFIELD, tapped=True, under=u),
            "the battlefield tapped {u:under}",
            "",
        ),
        w(
            Dest(BATTLEFIELD, tapped=True, attacking=True),
            "the battlefield tapped and attacking",
            "",
        ),
    ),
    ("the battlefield", "战场"),
)
DEST_HAND = Table(
    "dest_hand",
    (
        t(
            _of_player(HAND),
            "{p:possessive} [hand/hands]",
            "{p:possessive}手[上/中/牌]",
        ),
        w(Dest(HAND), "", "手上"),
    ),
    ("your hand", "你手上"),
)
DEST_LIBRARY = Table(
    "dest_library",
    (
        t(
            _of_player(LIBRARY, Position.TOP),
            "on top of {p:possessive} [library/libraries]|on the top of {p:possessive} library",
            "{p:possessive}牌库顶|{p:possessive}牌库顶上",
        ),
        w(Dest(LIBRARY, Position.TOP), "on top", ""),
        w(Dest(LIBRARY, Position.ANY_ORDER_TOP), "on top in any order|back in any order", ""),
        w(Dest(LIBRARY, Position.ANY_ORDER_BOTTOM), "on the bottom in any order", ""),
        w(Dest(LIBRARY, Position.RANDOM_BOTTOM), "on the bottom in a random order", ""),
        t(
            _of_player(LIBRARY, Position.ANY_ORDER_TOP),
            "on top of {p:possessive} library in any order|"
            "back on top of {p:possessive} library in any order",
            "以任意顺序{p:possessive}牌库顶",
        ),
        t(
            _of_player(LIBRARY, Position.BOTTOM),
            "on the bottom of {p:possessive} [library/libraries]",
            "{p:possessive}牌库底",
        ),
        t(
            _of_player(LIBRARY, Position.EITHER_END),
            "on [their/your] choice of the top or bottom of {p:possessive} library",
            "{p:possessive}牌库顶或牌库底",
        ),
        t(
            _of_player(LIBRARY, Position.ANY_ORDER_BOTTOM),
            "on the bottom of {p:possessive} library in any order",
            "",
        ),
        t(
            _of_player(LIBRARY, Position.RANDOM_BOTTOM),
            "on the bottom of {p:possessive} library in a random order",
            "",
        ),
        t(
            _of_player(LIBRARY, Position.SECOND),
            "into {p:possessive} library second from the top",
            "{p:possessive}牌库顶[第二张/算起第二张的位置]",
        ),
        t(
            _of_player(LIBRARY, Position.THIRD),
            "into {p:possessive} library third from the top",
            "{p:possessive}牌库顶[第三张/算起第三张的位置]",
        ),
    ),
    ("on top of your library", "你牌库顶"),
)
DEST_GRAVEYARD = Table(
    "dest_graveyard",
    (
        t(
            _of_player(GRAVEYARD),
            "{p:possessive} [graveyard/graveyards]",
            "{p:possessive}坟墓场",
        ),
        w(Dest(GRAVEYARD), "the graveyard", "坟墓场"),
    ),
    ("your graveyard", "你坟墓场"),
)
DEST_PUT = Table(
    "dest_put",
    (
        t(lambda d: d, "onto {d:entering}|into {d:dest_hand}|into {d:dest_graveyard}", ""),
        Include("dest_library_en"),
    ),
    ("onto the battlefield", ""),
)
DEST_LIBRARY_EN = Table("dest_library_en", (t(lambda d: d, "{d:dest_library}", ""),))
