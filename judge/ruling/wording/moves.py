"""How it is told that an object moves: where it goes, and whether that is back."""

from __future__ import annotations

from collections.abc import Mapping

from judge.game import events as e
from judge.game.state import Zone
from judge.values import Bilingual

ZONES: Mapping[Zone, Bilingual] = {
    Zone.LIBRARY: Bilingual("is shuffled into its owner's library", "洗入其拥有者的牌库"),
    Zone.HAND: Bilingual("goes to its owner's hand", "置于其拥有者手上"),
    Zone.BATTLEFIELD: Bilingual("enters the battlefield", "进战场"),
    Zone.GRAVEYARD: Bilingual("goes to its owner's graveyard", "置入其拥有者的坟墓场"),
    Zone.STACK: Bilingual("goes on the stack", "进入堆叠"),
    Zone.EXILE: Bilingual("is exiled", "被放逐"),
    Zone.COMMAND: Bilingual("goes to the command zone", "置入统帅区"),
}
RETURNED = (Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.STACK)  # from where to a hand is back to it
TO_HAND_AGAIN = Bilingual("goes to its owner's hand", "移回其拥有者手上")
IN_LIBRARY: Mapping[int, Bilingual] = {  # by the place
    0: Bilingual("is put on top of its owner's library", "置于其拥有者的牌库顶"),
    -1: Bilingual("is put on the bottom of its owner's library", "置于其拥有者的牌库底"),
    1: Bilingual("is put second from the top of its owner's library", "置于其拥有者的牌库顶第二张"),
    2: Bilingual("is put third from the top of its owner's library", "置于其拥有者的牌库顶第三张"),
}
INTO_LIBRARY = Bilingual("is put into its owner's library", "置于其拥有者的牌库中")


def moved(event: e.Moved, from_zone: Zone | None) -> Bilingual:
    """How it is told that an object moves, from where it is before.

    >>> moved(e.Moved(1, Zone.LIBRARY, -1), Zone.HAND).en
    "{object} is put on the bottom of its owner's library{entering:entering}."
    """
    said = ZONES[event.to]
    if event.to is Zone.HAND and from_zone in RETURNED:
        said = TO_HAND_AGAIN
    elif event.to is Zone.LIBRARY and not event.shuffled:
        said = IN_LIBRARY.get(event.place, INTO_LIBRARY)
    return Bilingual(
        f"{{object}} {said.en}{{entering:entering}}.", f"{{object}}{said.zh}{{entering:entering}}。"
    )
