"""Protection (702.16): not targeted, damaged, enchanted, equipped or blocked by what is named."""

from __future__ import annotations

from judge.abilities import Ability, Filter, Keyword, Static
from judge.abilities.filters import AllOf, ControlledBy, IsThis
from judge.abilities.patterns import DealsDamage
from judge.abilities.statics import Prevented, Replacement
from judge.cite import cites
from judge.game.state import ObjectId, PlayerId
from judge.rules.meaning import Context, matches
from judge.rules.rulebook import KeywordAbility
from judge.rules.view import View
from judge.values import Bilingual

EVERYTHING = AllOf()


@cites("702.16a", "此特性通常为颜色")
def _quality(keyword: Keyword) -> Filter:
    return keyword.quality if keyword.quality is not None else EVERYTHING


def is_protected(view: View, id_: ObjectId, source: ObjectId) -> bool:
    """True if an object has protection from a quality that another one has."""
    context = Context(id_, view.object(id_).controller)
    return any(matches(view, quality, source, context) for quality in _qualities(view, id_))


@cites("702.16e", "如果将对具有保护的永久物或牌手造成的伤害来源具有所述特性，则此伤害会被防止")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """All damage from sources of the quality is prevented."""
    dealt = DealsDamage(source=_quality(keyword), to=IsThis())
    return (Static(Replacement(dealt, Prevented())),)


@cites("702.16b", "具有保护的永久物或牌手不能成为具所述特性的咒语，或来源为该特性的异能之目标")
def may_target(view: View, target: ObjectId, player: PlayerId, source: ObjectId | None) -> bool:
    """Spells of the quality and abilities of sources of it can't target it."""
    if source is None:  # only what is protected from everything is protected from it
        return not _has_from_everything(view, target)
    return not is_protected(view, target, source)


@cites("702.16j", "具有反一切保护的永久物或牌手具有反每个物件的保护")
def from_everything() -> None:
    """Protection from everything is protection from each object, whatever it is like."""


@cites("702.16k", "此类永久物或牌手不能成为该牌手操控的咒语或异能的目标")
def from_player() -> None:
    """Protection from a player is from all that the player controls."""


def _has_from_everything(view: View, id_: ObjectId) -> bool:
    return any(quality == EVERYTHING for quality in _qualities(view, id_))


def _has_from_player(view: View, id_: ObjectId) -> bool:
    return any(isinstance(quality, ControlledBy) for quality in _qualities(view, id_))


def _qualities(view: View, id_: ObjectId) -> list[Filter]:
    return [_quality(one) for one in view.keywords(id_) if one.name == "protection"]


@cites("702.16f", "具有保护的攻击生物不能被具该特性的生物阻挡")
def may_block(view: View, attacker: ObjectId, blocker: ObjectId) -> bool:
    """Creatures of the quality can't block it."""
    return not is_protected(view, attacker, blocker)


PROTECTION = KeywordAbility(
    name=Bilingual("protection", "保护"),
    rule="702.16",
    means=means,
    may_be_targeted=may_target,
    untargeted_besides=((_has_from_everything, from_everything), (_has_from_player, from_player)),
    evasion=may_block,
)
