"""What one would expect to matter in a play, and did not: its source is gone, it isn't targeted.

No event tells of these rules: by them nothing happens, or what happened just went on. Each notice
finds in the play what its rule is about; `NOTICES` has them all, with what is said of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from judge.abilities import Activated, Static, Triggered
from judge.abilities.costs import TapThis, UntapThis
from judge.abilities.patterns import StepBegins
from judge.abilities.walk import within
from judge.abilities.who import This
from judge.cite import Cited, cites
from judge.game import events as e
from judge.game.state import (
    BodyId,
    GameObject,
    Kind,
    ObjectId,
    Zone,
)
from judge.game.steps import Step
from judge.rules.layers import project
from judge.rules.qualities.basics import is_copying
from judge.rules.rulebook import Rulebook
from judge.ruling.account.account import Every, Found, Noticed, Occurrence, is_by_state
from judge.ruling.account.announced import (
    announced_x,
    cast_from_elsewhere,
    cast_while_resolving,
    copied_and_not_cast,
    paid_otherwise,
)
from judge.ruling.account.on_the_way import (
    attacks_as_though,
    has_no_adventure_there,
    is_not_suspended,
    lost_what_was_on_it,
    phases_without_triggering,
    regenerates_in_vain,
    resolves_first,
    stays_nonbasic,
)
from judge.ruling.account.readied import put_attacking, untapped_to_block
from judge.ruling.account.targeting import (
    needs_a_target,
    targeted_by_each_word,
    without_a_target,
    without_targeting,
)
from judge.ruling.account.unexpected import (
    condition_was_so,
    discards_before_it_draws,
    has_no_name_in_common,
    has_nothing_to_assign,
    loses_life_by_damage,
    triggers_though_it_is_countered,
)
from judge.ruling.account.unsaid import (
    did_not_die,
    draws_one_by_one,
    enters_under,
    goes_to_its_owner,
    is_no_card,
    stays_with_its_controller,
    stays_with_who_activated,
    taps_by_a_type,
    too_few_to_dredge,
)
from judge.scenario.noting import body_of
from judge.values import Bilingual


@cites("113.7a", "此后消灭或移除其来源不会影响到该异能")
def without_its_source(every: Every, rulebook: Rulebook) -> Found:
    """An ability on the stack goes on though its source has left."""
    there: set[ObjectId] = set()
    for one, event in every.of(e.AbilityTriggered, e.AbilityActivated, e.Resolved):
        if not isinstance(event, e.Resolved):
            if event.object is not None and event.source in one.happened.after.battlefield:
                there.add(event.object)
        elif event.object in there:
            stack = one.happened.before.objects[event.object].stack
            source = None if stack is None else stack.source
            if source is not None and source not in one.happened.before.battlefield:
                yield one, source


@cites("602.5a", "该生物具有的起动费用中包含横置符号（{T}）或重置符号（{Q}）的起动式异能不能被起动")
def without_tapping(every: Every, rulebook: Rulebook) -> Found:
    """A creature that just came may activate an ability without {T} or {Q} in its cost."""
    for one, event in every.of(e.AbilityActivated):
        after = one.happened.after
        if event.source not in after.battlefield:
            continue
        held = after.objects.get(event.object) if event.object is not None else None
        ability = held.stack.ability if held is not None and held.stack is not None else None
        taps = any(isinstance(part, TapThis | UntapThis) for part in within(ability))
        if isinstance(ability, Activated) and not taps and after.objects[event.source].sick:
            view = project(after, rulebook)
            if view.of(event.source).is_creature and not view.has(event.source, "haste"):
                yield one, event.source


@cites("400.7", "它对原物件没有任何记忆和联系")
def came_back_as_another(every: Every, rulebook: Rulebook) -> Found:
    """What has left and come back is another object, which an ability of before doesn't mean."""
    for one, event in every.of(e.Resolved):
        before = one.happened.before
        held = before.objects.get(event.object)
        if held is None or held.stack is None or held.stack.source in (None, *before.battlefield):
            continue
        source = held.stack.source
        body = None if source is None else body_of(one.happened, source)
        there = {before.objects[id_].body for id_ in before.battlefield}
        is_there = body is not None and body in there
        speaks = any(isinstance(part, This) for part in within(held.stack.ability))
        if source is not None and is_there and speaks:
            yield one, source


@cites("707.10a", "如果咒语的复制处于任何非堆叠的区域中，它便会消失")
@cites("704.5e", "如果咒语的复制处于任何非堆叠的区域中，该复制消失")
def copy_is_no_more(every: Every, rulebook: Rulebook) -> Found:
    """A copy of a spell is no more once it has left the stack, and is no card in a graveyard."""
    for one, event in every.of(e.Resolved, e.DidNotResolve):
        held = one.happened.before.objects.get(event.object)
        if held is not None and held.kind is Kind.COPY:
            yield one, event.object


@cites("708.2a", "它会成为2/2的牌面朝下生物，且没有内文叙述、名称、副类别及法术力费用")
def left_face_down(every: Every, rulebook: Rulebook) -> Found:
    """What leaves face down had none of the abilities of its face."""
    for one, held in _leaving(every):
        if held.face_down is not None:
            yield one, held.id


@cites("702.19a", "在生物进行阻挡或造成非战斗伤害时，此异能没有效应")
def blocks_with_trample(every: Every, rulebook: Rulebook) -> Found:
    """A creature with trample that blocks deals its damage to what it blocks alone."""
    for one, event in every.of(e.BlockDeclared):
        if project(one.happened.after, rulebook).has(event.blocker, "trample"):
            yield one, event.blocker


@cites("400.7", "它对原物件没有任何记忆和联系")
def is_no_copy_any_more(every: Every, rulebook: Rulebook) -> Found:
    """What was a copy is what is printed on it again once it has left the battlefield."""
    for one, held in _leaving(every):
        if one.happened.before.effects and held.kind is not Kind.TOKEN:
            view = project(one.happened.before, rulebook)
            if is_copying(view, held.id):
                yield one, held.id


@cites("611.3b", "一个效应在产生它的永久物在战场期间或产生它的物件在对应的区域期间均生效")
def ended_with_its_source(every: Every, rulebook: Rulebook) -> Found:
    """What a static ability does ends as its permanent leaves."""
    for one, held in _leaving(every):
        if not any(isinstance(part, Static) for part in held.printed.abilities):
            continue
        before = project(one.happened.before, rulebook)
        if not before.changed:
            continue
        after = project(one.happened.after, rulebook)
        for id_ in before.changed:
            if id_ in after.state.battlefield and before.of(id_) != after.of(id_):
                yield one, id_


@cites("712.14", "默认以正面朝上的方式进入战场")
def front_face_up(every: Every, rulebook: Rulebook) -> Found:
    """What had its back face up enters with its front face up again."""
    turned: set[BodyId] = set()
    for one, moved in every.of(e.Moved):
        held = one.happened.before.objects.get(moved.object)
        if held is None or held.layout != "transform":
            continue
        if held.zone is Zone.BATTLEFIELD and held.face:
            turned.add(held.body)
        elif moved.to is Zone.BATTLEFIELD and held.body in turned and not _is_transformed(moved):
            yield one, held.id


def _is_transformed(moved: e.Moved) -> bool:
    return moved.entering is not None and moved.entering.transformed


@cites("513.2", "则此异能在下一个回合的结束步骤之前不会触发")
def too_late_for_the_end_step(every: Every, rulebook: Rulebook) -> Found:
    """What comes during the end step has missed its beginning."""
    for one, _ in every.of(e.Moved, e.Created):
        before, after = one.happened.before, one.happened.after
        if before.turn.step is Step.END:
            for id_ in after.battlefield:
                if id_ not in before.battlefield and _triggers_at_end(after.objects[id_]):
                    yield one, id_


def _triggers_at_end(held: GameObject) -> bool:
    return any(
        isinstance(part, Triggered)
        and isinstance(part.pattern, StepBegins)
        and part.pattern.step == "end"
        for part in held.printed.abilities
    )


@cites("122.1h", "如果此永久物将从战场进入坟墓场，则改为放逐之")
def not_to_the_graveyard(every: Every, rulebook: Rulebook) -> Found:
    """A finality counter exiles only what would go to a graveyard."""
    for one, held in _leaving(every):
        moved = one.event
        to = moved.to if isinstance(moved, e.Moved) else None
        if held.counters.count("finality") and to not in (Zone.GRAVEYARD, Zone.EXILE, None):
            yield one, held.id


@cites("122.1c", "如果此永久物将因一个效应的结果被消灭，改为从其上移去一个后盾指示物")
def shield_is_no_help(every: Every, rulebook: Rulebook) -> Found:
    """A shield counter helps against destruction, and against nothing else."""
    for one, held in _undestroyed(every):
        if held.counters.count("shield"):
            yield one, held.id


@cites("702.12b", "不能被消灭")
def indestructible_is_no_help(every: Every, rulebook: Rulebook) -> Found:
    """What is indestructible goes to the graveyard all the same where it isn't destroyed."""
    for one, held in _undestroyed(every):
        if project(one.happened.before, rulebook).has(held.id, "indestructible"):
            yield one, held.id


@cites("704.3", "否则，将所有等待进入堆叠的触发式异能放入堆叠")
def before_triggers(every: Every, rulebook: Rulebook) -> Found:
    """State-based actions are performed before what has triggered is put on the stack."""
    for one, held in _leaving(every):
        if one.happened.before.pending and is_by_state(every, one):
            yield one, held.id


def _undestroyed(every: Every) -> Iterator[tuple[Occurrence, GameObject]]:
    """What is sacrificed, or put into a graveyard by itself, with what it was."""
    for one, event in every.of(e.Sacrificed, e.PutIntoGraveyard):
        before = one.happened.before
        if event.object in before.battlefield:
            yield one, before.objects[event.object]


def _leaving(every: Every) -> Iterator[tuple[Occurrence, GameObject]]:
    """Each event by which something leaves the battlefield, with what it was."""
    for one, event in every.of(e.Moved, e.CeasedToExist):
        before = one.happened.before
        if event.object in before.battlefield:
            yield one, before.objects[event.object]


class Notice(NamedTuple):
    """What finds a thing that a rule is about, and what is said of it; with a slot for its name.

    `nearly`: something would have happened but for the rule.
    """

    find: Cited[[Every, Rulebook], Found]
    said: Bilingual
    nearly: bool = False


NOTICES = (
    Notice(
        without_its_source,
        Bilingual(
            "{name} has left, and its ability resolves all the same.",
            "{name}已离场，其异能依然结算。",
        ),
    ),
    Notice(
        without_tapping,
        Bilingual(
            "{name} just came, and its ability without {{T}} is activated all the same.",
            "{name}刚来到操控者的操控下，其费用中没有{{T}}的异能依然能够起动。",
        ),
    ),
    Notice(
        came_back_as_another,
        Bilingual(
            "{name} has left and come back, and its earlier ability doesn't mean it any more.",
            "{name}离场后又回来，其先前的异能不再指它。",
        ),
    ),
    Notice(
        needs_a_target,
        Bilingual(
            "The ability of {name} has a target, so that it is no mana ability and uses the stack.",
            "{name}的异能需要目标，因此不是法术力异能，要使用堆叠。",
        ),
    ),
    Notice(
        without_a_target,
        Bilingual(
            "No target is chosen for {name}, which allows that.", "{name}允许不选目标，也未选目标。"
        ),
    ),
    Notice(
        copy_is_no_more,
        Bilingual(
            "The copy {name} is no more once it has left the stack.",
            "复制品{name}离开堆叠后便消失。",
        ),
    ),
    Notice(
        left_face_down,
        Bilingual(
            "{name} left the battlefield face down, without the abilities of its face.",
            "{name}以牌面朝下的状态离场，当时没有其正面的异能。",
        ),
    ),
    Notice(
        without_targeting,
        Bilingual("{name} is affected without being a target.", "{name}受到影响，但并非目标。"),
    ),
    Notice(
        blocks_with_trample,
        Bilingual("{name} blocks, where trample does nothing.", "{name}进行阻挡，践踏没有效应。"),
    ),
    Notice(
        is_no_copy_any_more,
        Bilingual(
            "{name} has left the battlefield, and is no copy any more.",
            "{name}已离场，不再是复制品。",
        ),
    ),
    Notice(
        ended_with_its_source,
        Bilingual(
            "What changed {name} has left the battlefield, and its effect has ended.",
            "改变{name}的永久物已离场，其效应随之结束。",
        ),
    ),
    Notice(
        front_face_up,
        Bilingual("{name} comes back with its front face up.", "{name}以正面朝上的方式回到战场。"),
    ),
    Notice(
        too_late_for_the_end_step,
        Bilingual("{name} came after the end step had begun.", "{name}在结束步骤开始之后才进场。"),
    ),
    Notice(
        not_to_the_graveyard,
        Bilingual(
            "{name} has a finality counter, and isn't going to a graveyard.",
            "{name}上有终命指示物，但并非将进入坟墓场。",
        ),
    ),
    Notice(
        shield_is_no_help,
        Bilingual(
            "{name} has a shield counter, and isn't being destroyed.",
            "{name}上有后盾指示物，但并非将被消灭。",
        ),
    ),
    Notice(
        indestructible_is_no_help,
        Bilingual(
            "{name} is indestructible, and isn't being destroyed.",
            "{name}具不灭，但并非将被消灭。",
        ),
    ),
    Notice(
        paid_otherwise,
        Bilingual(
            "{name} is cast for another cost in the place of its mana cost.",
            "施放{name}时支付另一费用，而非其法术力费用。",
        ),
    ),
    Notice(
        cast_from_elsewhere,
        Bilingual(
            "{name} is not in a hand, and is cast all the same, since an effect allows it.",
            "{name}不在手上，但有效应允许施放它。",
        ),
    ),
    Notice(
        cast_while_resolving,
        Bilingual(
            "{name} is cast in the middle of a resolution, as an effect allows.",
            "{name}因效应允许而在结算过程中施放。",
        ),
    ),
    Notice(
        copied_and_not_cast,
        Bilingual(
            "{name} waits for a spell to be cast, and the copy was not.",
            "{name}所等待的是施放咒语，而复制品并非施放。",
        ),
    ),
    Notice(
        put_attacking,
        Bilingual("{name} was put into combat attacking.", "{name}被放进战斗中正在攻击。"),
    ),
    Notice(
        untapped_to_block,
        Bilingual("{name} was untapped, and blocks.", "{name}被重置，因而能够阻挡。"),
    ),
    Notice(
        too_few_to_dredge,
        Bilingual(
            "The dredge of {name} asks for more cards than the library has.",
            "{name}的发掘所要求的牌数多于牌库中的牌数。",
        ),
    ),
    Notice(
        announced_x,
        Bilingual(
            "The number for X of {name} is announced before its cost is paid.",
            "{name}的X之数值在支付费用之前宣告。",
        ),
    ),
    Notice(
        before_triggers,
        Bilingual(
            "{name} leaves before the abilities that have triggered are put on the stack.",
            "{name}在已触发的异能放进堆叠之前离场。",
        ),
    ),
    Notice(
        enters_under,
        Bilingual("{name} is put onto the battlefield by an effect.", "{name}由效应放进战场。"),
    ),
    Notice(
        draws_one_by_one,
        Bilingual(
            "An ability of {name} triggers for each card.", "{name}的异能每抓一张牌便触发一次。"
        ),
    ),
    Notice(
        did_not_die,
        Bilingual(
            "{name} has left the battlefield, but not for a graveyard.",
            "{name}离开了战场，但并非进入坟墓场。",
        ),
    ),
    Notice(
        is_no_card,
        Bilingual("{name} is a token, and not a card.", "{name}是衍生物，不是牌。"),
    ),
    Notice(
        goes_to_its_owner,
        Bilingual(
            "{name} leaves while it is not controlled by its owner.",
            "{name}在并非由其拥有者操控时离场。",
        ),
    ),
    Notice(
        stays_with_its_controller,
        Bilingual(
            "{name} is another player's by now, but its ability is not.",
            "{name}如今归另一牌手，其异能却不随之易主。",
        ),
    ),
    Notice(
        stays_with_who_activated,
        Bilingual(
            "{name} is another player's by now, but its ability is not.",
            "{name}如今归另一牌手，其异能却不随之易主。",
        ),
    ),
    Notice(
        taps_by_a_type,
        Bilingual(
            "{name} taps for mana by a basic land type that an effect gave it.",
            "{name}横置产生法术力，所凭的是效应给予它的基本地类别。",
        ),
    ),
    Notice(
        lost_what_was_on_it,
        Bilingual(
            "{name} has left and come back without what was on it.",
            "{name}离场后又回来，先前其上的一切都不再存在。",
        ),
    ),
    Notice(
        resolves_first,
        Bilingual(
            "{name} was put onto the stack last, and resolves first.",
            "{name}最后进入堆叠，因此最先结算。",
        ),
    ),
    Notice(
        has_no_adventure_there,
        Bilingual("{name} is not on the stack.", "{name}不在堆叠上。"),
    ),
    Notice(
        regenerates_in_vain,
        Bilingual(
            "{name} has a regeneration shield, but can't be regenerated.",
            "{name}有重生护盾，但不能重生。",
        ),
        nearly=True,
    ),
    Notice(
        phases_without_triggering,
        Bilingual(
            "{name} phases, and its abilities of entering and leaving don't trigger.",
            "{name}跃离或跃回，其进战场与离场的异能不触发。",
        ),
        nearly=True,
    ),
    Notice(
        is_not_suspended,
        Bilingual(
            "{name} has a time counter in exile, but no suspend.",
            "{name}在放逐区且有计时指示物，但不具延缓。",
        ),
        nearly=True,
    ),
    Notice(
        stays_nonbasic,
        Bilingual("{name} has a basic land type.", "{name}具有基本地类别。"),
    ),
    Notice(
        attacks_as_though,
        Bilingual(
            "{name} attacks by an effect that lets it do so as though it could.",
            "{name}因效应视同可以攻击而攻击。",
        ),
        nearly=True,
    ),
    Notice(
        has_nothing_to_assign,
        Bilingual(
            "{name} has no power with which it would deal combat damage.",
            "{name}没有可造成战斗伤害的力量。",
        ),
    ),
    Notice(has_no_name_in_common, Bilingual("{name} has no name.", "{name}没有名称。")),
    Notice(
        discards_before_it_draws,
        Bilingual("{name} discards first and draws then.", "{name}令牌手先弃牌，然后抓牌。"),
    ),
    Notice(
        condition_was_so,
        Bilingual(
            "What the ability of {name} asks is so as it triggers.",
            "{name}的异能触发时，其条件符合。",
        ),
    ),
    Notice(
        loses_life_by_damage,
        Bilingual(
            "An ability of {name} triggers on the life that is lost by damage.",
            "{name}的异能因伤害所致的失去生命而触发。",
        ),
    ),
    Notice(
        targeted_by_each_word,
        Bilingual(
            "{name} is chosen for more than one word “target”.",
            "{name}被不止一处“目标”选择。",
        ),
    ),
    Notice(
        triggers_though_it_is_countered,
        Bilingual(
            "{name} waits for a spell to be cast, and it was, though it is countered then.",
            "{name}等待的是施放咒语；咒语已施放，尽管随后被反击。",
        ),
    ),
)


def noticed(every: Every, rulebook: Rulebook) -> Iterator[Noticed]:
    """All that is to be noticed of a play, each thing once for each of the notices."""
    for notice in NOTICES:
        seen: set[object] = set()
        for one, id_ in notice.find(every, rulebook):
            about = id_ if isinstance(id_, str) else body_of(one.happened, id_)
            if about is not None and about not in seen:
                seen.add(about)
                yield Noticed(about, notice.find.numbers, notice.said, notice.nearly)
