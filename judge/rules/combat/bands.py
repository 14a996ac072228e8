"""Bands of attacking creatures, and who assigns damage against creatures with banding (702.22)."""

from __future__ import annotations

from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, Recipient
from judge.rules.meaning import Context, matches
from judge.rules.process import Process
from judge.rules.requests import Attackers, Illegal, Why
from judge.rules.view import View

WITH_OTHER = "bands with other"


def has_banding(view: View, creature: ObjectId) -> bool:
    """True if a creature has banding itself, not only "bands with other"."""
    return view.rulebook.first(view, creature, lambda keyword: keyword.bands) is not None


def check_bands(view: View, declared: Attackers) -> Illegal | None:
    """Each band is of attackers with banding and at most one other, and attacks one thing."""
    targets, seen = dict(declared.attacks), set[ObjectId]()
    for band in declared.bands:
        for creature in band:
            if creature not in targets or creature in seen:
                return Illegal(Why.BAD_BAND, creature, forms_band.numbers)
            seen.add(creature)
        if not forms_band(view, band):
            without = next(one for one in band if not has_banding(view, one))
            return Illegal(Why.BAD_BAND, without, forms_band.numbers)
        if not attacks_one(tuple(targets[creature] for creature in band)):
            several = len({on for on in targets.values() if isinstance(on, str)}) > 1
            more = attacks_one_player.numbers if several else ()
            return Illegal(Why.BAD_BAND, band[0], (*attacks_one.numbers, *more))
    return None


@cites("702.22c", "可以宣告一个或数个具有结合异能的攻击生物，以及至多一个不具结合异能的攻击生物")
def forms_band(view: View, band: tuple[ObjectId, ...]) -> bool:
    """True of creatures with banding and at most one other, or with "bands with other"."""
    without = [creature for creature in band if not has_banding(view, creature)]
    return len(band) < 2 or len(without) < min(2, len(band)) or _with_others(view, band)


@cites("702.22d", "在同一个攻击团队中的所有生物都必须攻击相同的牌手、鹏洛客或战役")
def attacks_one(targets: tuple[Recipient, ...]) -> bool:
    """True if a band attacks one player, planeswalker or battle."""
    return len(set(targets)) < 2


@cites("802.3b", "同一个攻击团队中的生物不能攻击不同的牌手")
def attacks_one_player() -> None:
    """Where several players are attacked, a band attacks only one of them."""


@cites(
    "702.22c",
    "可以将任意数量具有“与其他[特性]结合”的攻击生物与任意数量的其他[特性]攻击生物组成一个团队",
)
def _with_others(view: View, creatures: tuple[ObjectId, ...]) -> bool:
    """All are of a quality, and one of them bands with others of that quality."""
    for creature in creatures:
        for held in view.keywords(creature):
            if held.name != WITH_OTHER or held.quality is None:
                continue
            context = Context(creature, view.object(creature).controller)
            if all(matches(view, held.quality, other, context) for other in creatures):
                return True
    return False


@cites("702.22e", "一旦宣告了攻击团队")
@cites("702.22c", "至多一个不具结合异能的攻击生物")
def form_bands(process: Process, bands: tuple[tuple[ObjectId, ...], ...]) -> None:
    """The bands declared are bands until the combat ends."""
    attacking = {attack.attacker for attack in process.view.combat.attacks}
    for band in bands:
        members = tuple(creature for creature in band if creature in attacking)
        if len(members) > 1:
            process.do(e.Banded(members))


@cites("702.22h", "则该阻挡生物也同时阻挡了该攻击生物所在团队中的所有其他生物")
def with_bands(view: View, attackers: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """What a creature blocks, with the rest of the bands of those attackers."""
    return tuple(dict.fromkeys(a for one in attackers for a in (one, *view.combat.band_of(one))))


@cites("702.22j", "则由防御牌手（而不是主动牌手）来分配攻击生物所造成的伤害")
def defender_assigns(view: View, blockers: tuple[ObjectId, ...]) -> bool:
    """True if the defending player assigns an attacker's damage: a blocker has banding."""
    return _faces_bands(view, blockers)


@cites("702.22k", "则由主动牌手（而不是防御牌手）来分配阻挡生物所造成的伤害")
def attacker_assigns(view: View, attackers: tuple[ObjectId, ...]) -> bool:
    """True if the active player assigns a blocker's damage: an attacker has banding."""
    return _faces_bands(view, attackers)


def _faces_bands(view: View, opposing: tuple[ObjectId, ...]) -> bool:
    """True if the opponent assigns a creature's damage, as they like: banding faces it."""
    if any(has_banding(view, creature) for creature in opposing):
        return True
    return _of_two(view, opposing)


def _of_two(view: View, opposing: tuple[ObjectId, ...]) -> bool:
    """Two creatures of a quality face it, and one of them bands with others of that quality."""
    return any(
        _with_others(view, (one, other))
        for place, one in enumerate(opposing)
        for other in opposing[place + 1 :]
    )
