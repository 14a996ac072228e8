"""Which rules an effect is applied by: those of its words, its keyword, and what it changes."""

from __future__ import annotations

from judge.abilities import statics as s
from judge.abilities.ability import Static
from judge.cite import cites
from judge.game import events as e
from judge.rules.damage import is_preventable
from judge.rules.replacement.batch import Batch
from judge.rules.replacement.candidate import Candidate
from judge.rules.replacement.inherent import Inherent

Numbers = tuple[str, ...]


@cites("614.6", "如果一个事件被替代，它从未发生过")
@cites("614.1a", "使用“改为”一词的效应为替代性效应")
def by_instead() -> None:
    """An event is replaced."""


@cites("614.1b", "使用“略过”一词的效应为替代性效应")
@cites("614.10", "令牌手略过事件、步骤、或回合的效应为替代性效应")
def by_skipping() -> None:
    """Nothing happens in place of it."""


@cites("614.1c", "格式为“[此永久物]进入战场带有")
@cites("614.12", "一些替代性效应影响一个永久物如何进入战场")
def by_its_own_entering() -> None:
    """A permanent's own words about how it enters."""


@cites("614.1d", "格式为“[此永久物]……进入战场”或“[物件]……进入战场”的持续性效应为替代性效应")
@cites("614.12", "它们也可能来自其他来源")
def by_others_entering() -> None:
    """Another's words about how objects enter."""


@cites("615.1a", "使用“防止”一词的效应为防止性效应")
def by_preventing() -> None:
    """Damage is prevented."""


@cites("615.6", "如果将造成的伤害被防止，则它从未造成")
def by_preventing_all() -> None:
    """All of the damage is prevented."""


@cites("615.7", "每防止1点伤害则剩余的护盾减少1")
def by_shield() -> None:
    """A shield of so much damage."""


@cites("615.8", "这些效应防止来自该来源下一次的伤害，无论该伤害的数量")
@cites("615.9", "当该来源将造成伤害时，护盾将重新检查来源的属性")
@cites("609.7b", "该“护盾”再次检查该来源的属性")
def by_chosen_source() -> None:
    """A shield against the next damage of one source."""


@cites("615.10", "此类效应在任何时间的任何伤害事件中只防止指定数量的伤害")
def by_static_amount() -> None:
    """So much of the damage of each source, by a static ability."""


@cites("615.12", "任何适用的防止性效应依然对其生效。这些效应将不会防止任何伤害")
def in_vain() -> None:
    """Damage that can't be prevented."""


@cites("614.9", "此类效应被称为转移性效应")
def by_redirecting() -> None:
    """Damage is dealt to another."""


@cites("614.8", "重生是一个替代消灭的效应")
@cites("701.15a", "以在下一次该永久物将要被消灭时保护之")
def by_regenerating() -> None:
    """A permanent regenerates, by a shield."""


@cites("614.8", "重生是一个替代消灭的效应")
@cites("701.15b", "如果静止式异能之效应重生永久物")
def by_static_regenerating() -> None:
    """A permanent regenerates, by a static ability."""


@cites("614.11", "一些效应替代抓牌")
@cites("121.6", "一些效应替代抓牌")
def of_a_draw() -> None:
    """It is a draw that is replaced."""


@cites("106.12b", "影响该产生法术力之事件")
def of_mana() -> None:
    """It is the mana of a permanent tapped for mana that is changed."""


@cites(
    "614.16",
    "一些替代性效应对“如果某效应将派出一个或数个衍生物”或“如果某效应将在永久物上放置一个或数个指示物”生效",
)
def of_tokens_or_counters() -> None:
    """It is tokens or counters that are changed."""


@cites("614.4", "替代性效应必须在对应的事件发生之前存在")
def in_time() -> None:
    """A spell or ability set the replacement effect up before the event."""


@cites("615.4", "防止性效应必须在对应的事件发生之前存在")
def prevented_in_time() -> None:
    """A spell or ability set the prevention effect up before the damage."""


@cites("616.1g", "后者效应不能被选择，直到前者效应被选择为止")
def within_another() -> None:
    """The event is part of one that another effect applied to first."""


@cites("614.15", "此类效应被称为自我替代性效应")
def by_itself() -> None:
    """A self-replacement effect."""


@cites("614.5", "只有一次机会对一个事件或任何可能替代该事件的事件生效")
@cites("616.1f", "重复此步骤（只考虑此时可适用的替代性或防止性效应）")
def once_more() -> None:
    """Another effect applies to what the first one made of the event."""


@cites("616.2", "可能将由于另一个影响某事件的替代性或防止性效应成为对该事件适用")
def by_another() -> None:
    """The event comes of another effect."""


def numbers_of(
    settling: Batch, candidate: Candidate, event: e.Event, *, again: bool, within: bool
) -> Numbers:
    """The rules by which an effect changes an event; `within` says that it is part of another."""
    found = [*_of_keyword(settling, candidate), *_of_words(settling, candidate, event)]
    if candidate.rule.self_replacing:
        found += by_itself.numbers
    if candidate.shield is not None:
        prevents = isinstance(candidate.instead, s.Prevented)
        found += prevented_in_time.numbers if prevents else in_time.numbers
    if within:
        found += within_another.numbers
    if isinstance(event, e.Draw):
        found += of_a_draw.numbers
    if isinstance(event, e.ManaMade):
        found += of_mana.numbers
    resizing = (s.Doubled, s.Halved, s.Increased, s.BecomesAmount)
    doubles = isinstance(candidate.instead, resizing)
    if doubles and isinstance(event, (e.Tokens, e.CountersPut, e.Moved, e.Created)):
        found += of_tokens_or_counters.numbers
    if again:
        found += once_more.numbers
    if settling.process.barred:
        found += by_another.numbers
    return tuple(dict.fromkeys(found))


def _of_keyword(settling: Batch, candidate: Candidate) -> Numbers:
    """The rules of the keyword ability that the effect comes from, if it does."""
    origin = candidate.held.origin
    if isinstance(origin, Inherent):
        return origin.numbers
    source = candidate.held.source
    if not isinstance(origin, Static) or source is None:
        return ()
    view = candidate.inside.view
    for keyword in view.keywords(source):
        known = view.rulebook.keyword(keyword.name)
        if known.means is not None and origin in known.means(keyword):
            return known.rules_for(keyword)
    return ()


def _of_words(settling: Batch, candidate: Candidate, event: e.Event) -> Numbers:
    match candidate.instead:
        case s.Prevented():
            return _of_prevention(settling, candidate, event)
        case s.Redirected():
            return by_redirecting.numbers
        case s.Regenerates():
            static = candidate.shield is None
            return by_static_regenerating.numbers if static else by_regenerating.numbers
        case s.Skipped():
            return by_skipping.numbers
        case s.EntersWith() | s.AsEnters() | s.EntersAsCopy():
            own = candidate.is_own
            return by_its_own_entering.numbers if own else by_others_entering.numbers
    if isinstance(candidate.held.origin, Inherent):
        return ()
    return by_instead.numbers


def _of_prevention(settling: Batch, candidate: Candidate, event: e.Event) -> Numbers:
    if not isinstance(event, e.Damage) or not isinstance(candidate.instead, s.Prevented):
        return by_preventing.numbers
    found = list(by_preventing.numbers)
    shield, amount = candidate.shield, candidate.instead.amount
    if shield is not None and shield.chosen:
        found += by_chosen_source.numbers
    if amount is not None:
        found += by_static_amount.numbers if shield is None else by_shield.numbers
    elif is_preventable(settling.process.view, event):
        found += by_preventing_all.numbers
    return tuple(found)
