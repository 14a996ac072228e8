"""Where an object may be asked to be: places of nobody, and the zones of each player."""

from __future__ import annotations

from collections.abc import Iterator

from judge.asking.canonical.rows import table
from judge.language import Include, Table, Word, w
from judge.words import ASKER, OPPONENT

WHOSE = {  # whose zone, where it is said
    ASKER: (("my",), ("我的", "我")),
    OPPONENT: (("my opponent's", "his", "her", "their"), ("对手的", "对手", "他的", "他")),
    "": (("its owner's", "the", "the owner's"), ("", "拥有者的", "其拥有者的")),
}
PLACES = (
    *("on the battlefield", "to the battlefield", "onto the battlefield", "in play", "into play"),
    *("in exile", "to exile", "into exile"),
)
ZH_PLACES = ("战场", "战场上", "场上", "放逐区")
OF_HANDS = (
    ("hand", "library"),
    (*("手", "手上", "手牌", "手中", "手里", "手牌中", "手牌里"), *("牌库", "牌库顶", "牌库里")),
)
OF_GRAVEYARDS = (("graveyard",), ("坟墓场", "坟墓场中", "坟墓场里"))


def _places(
    en: tuple[str, ...],
    zh: tuple[str, ...],
    at: tuple[str, ...],
    zones: tuple[tuple[str, ...], tuple[str, ...]],
) -> Iterator[Word]:
    """Places where an object may be: those of nobody, and the zones of each player."""
    for who, (of, zh_of) in WHOSE.items():
        of = of if who or "hand" not in zones[0] else (*of, "")
        said = [
            " ".join(filter(None, (to, one, zone))) for to in at for one in of for zone in zones[0]
        ]
        if "library" in zones[0]:
            said += [f"on top of {one} library" for one in of]
        zh_said = [f"{one}{zone}" for one in zh_of for zone in zones[1]]
        yield w(
            who, "|".join((*said, *(() if who else en))), "|".join((*zh_said, *(() if who else zh)))
        )


ZH_WHERE = "|".join(
    f"{to}{where}{done}"
    for to in (
        *("到", "去", "在", "进", "进入", "回", "回到", "返回", "放到", "被放到", "移到", "被移到"),
        *("会到", "去到", "跑到", "落到", "待在", "留在", "被放进", "放进", "进到", "归到", "放回"),
        *("置入", "被置入", "被放回", "移回", "位于", "处于", "被放在"),
    )
    for where in (
        *("哪里", "哪", "哪儿", "哪个区域", "哪个区", "什么区域", "什么地方", "何处", "哪边"),
        *("哪一个区域", "什么区", "何方"),
    )
    for done in ("", "了", "去", "去了")
)
TABLES: tuple[Table, ...] = (
    table(
        "goes",
        w(
            0,
            "stay|remain|be|go|end up|come|land|come back|return|go back|get returned|be returned"
            "|get put|be put|get sent|be sent|get placed|be placed|wind up|move|get put back"
            "|be put back|still be",
            "被放进|被放到|被放入|被移到|被移进|留在|在|回到|返回|进|进入|去|到|待在|被移回|移回"
            "|放回|被放回|被置入|置入|被放进|被送进"
            "|进到|被送去|会到|来到|落到|掉进|放到",
        ),
    ),
    table("zh_where", w(0, "", ZH_WHERE)),
    table(
        "place_named",
        Include("place_said"),
        *_places(("exile", "the battlefield"), (), ("in", "to", "into", ""), OF_GRAVEYARDS),
    ),
    table("place_said", *_places(PLACES, ZH_PLACES, ("in", "to", "into"), OF_HANDS)),
    table("graveyard_said", *_places((), (), ("",), OF_GRAVEYARDS)),
)
