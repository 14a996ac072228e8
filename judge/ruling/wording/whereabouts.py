"""Where an object is, in words: in which zone, and whose that is."""

from __future__ import annotations

from collections.abc import Mapping

from judge.game.events import Moved
from judge.ruling.account import Account
from judge.ruling.answers import Part
from judge.ruling.wording.values import HERE, WHERE
from judge.values import Bilingual
from judge.words import owned

OF_OWNERS: Mapping[str, Bilingual] = {  # zones that each player has
    "graveyard": Bilingual("graveyard", "坟墓场"),
    "hand": Bilingual("hand", "手牌"),
    "library": Bilingual("library", "牌库"),
}


def whereabouts(account: Account, part: Part, shown: Bilingual) -> Bilingual:
    """Where an object is; that it died, and whose zone it is where another had it."""
    where, zone = WHERE[part.value], _whose(account, part)
    here = Bilingual("died", "死去") if is_dead(account, part) else HERE[part.value]
    if zone is not None and here is HERE[part.value]:
        here = Bilingual(f"is in {zone.en}", f"在{zone.zh}中")
    elif zone is not None:
        here = Bilingual(f"{here.en}, and is in {zone.en}", f"{here.zh}，在{zone.zh}中")
    return Bilingual(f"{where.en}: {shown.en} {here.en}.", f"{where.zh}：{shown.zh}{here.zh}。")


def _whose(account: Account, part: Part) -> Bilingual | None:
    """A player's zone that something was moved to from another player's control; else None."""
    names = account.finder.names
    found = names.find(account.view, part.name) if part.value in OF_OWNERS else None
    held = None if found is None or found[1] is None else account.view.object(found[1])
    if held is None or held.owner is None:
        return None
    moves = [(one.event, one.happened.before) for one in account.occurrences]
    came = [
        before.objects[moved.object].controller
        for moved, before in moves
        if isinstance(moved, Moved) and moved.object in before.objects
        if before.objects[moved.object].body == held.body and moved.to == held.zone
    ]
    is_from_another = any(who not in (None, held.owner) for who in came)
    return owned(held.owner, OF_OWNERS[part.value]) if is_from_another else None


def is_dead(account: Account, part: Part) -> bool:
    """True of a creature that is in a graveyard since it died."""
    return bool(part.name) and part.value == "graveyard" and has_died(account, part.name)


def has_died(account: Account, name: str) -> bool:
    """True of a creature that died, as far as its card says so."""
    names = account.finder.names
    found = names.find(account.view, name)
    if found is None or found[1] is None or found[0] not in names.noted.died:
        return False
    return account.view.of(found[1]).is_creature
