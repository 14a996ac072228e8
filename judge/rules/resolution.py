"""The top object of the stack resolves (608)."""

from __future__ import annotations

from judge.abilities import SpellAbility, Triggered
from judge.abilities.bases import Effect
from judge.abilities.effects.combinators import ResolvesAnyway
from judge.abilities.walk import within
from judge.cite import cites
from judge.game import events as e
from judge.game.moves import is_real
from judge.game.state import DelayedTrigger, GameObject, ObjectId, OnStack, Recipient, Zone
from judge.rules.combat.arrivals import SNEAK, arrives_unblocked, as_sneaked
from judge.rules.effects.zones import aura_host
from judge.rules.faces import after_inset
from judge.rules.failures import (
    fizzle,
    fizzle_condition,
    has_lost_source,
    is_independent,
    is_still_met,
    resolves_anyway,
    still_legal,
    why_illegal,
)
from judge.rules.instructions import carry_out_whole
from judge.rules.keyword_rules.bestow import is_bestowed, stop_being_bestowed
from judge.rules.keyword_rules.mutate import is_mutating, merge, stop_mutating
from judge.rules.layers import project
from judge.rules.layers.layer import Layer, rule_of
from judge.rules.meaning import Context, matches
from judge.rules.process import Process
from judge.rules.qualities import PERMANENT_TYPES
from judge.rules.stack import context_of
from judge.rules.triggers import is_done, note_done
from judge.rules.wording import effect_of, words_of

DEFINING = rule_of(Layer.DEFINE)


def resolve(process: Process) -> None:
    """The top object of the stack resolves, or does not."""
    id_ = process.state.stack[-1]
    held = process.state.objects[id_]
    stack = held.stack or OnStack()
    effect = effect_of(process, id_)
    if _has_failed(process, id_, stack.ability):
        fizzle_condition(process, id_)
        return
    if has_lost_source(process, id_, stack) and not is_independent(process, id_):
        fizzle(process, id_)
        return
    words = words_of(process, id_, effect)
    legal = still_legal(process, id_, words)
    none_legal = words and any(stack.targets) and not any(legal)
    if none_legal and not any(isinstance(part, ResolvesAnyway) for part in within(effect)):
        if is_bestowed(process.view, id_):
            stop_being_bestowed(process, id_)
            with process.also(*stop_being_bestowed.numbers):
                resolve(process)
            return
        if is_mutating(held):
            stop_mutating(process, id_)
            with process.also(*stop_mutating.numbers):
                resolve(process)
            return
        permanent = stack.ability is None and is_permanent_spell(process, held)
        more = check_permanent.numbers if permanent else ()
        fizzle(process, id_, (*why_illegal(process, id_, words), *more))
        return
    context = context_of(process, id_)
    context.stack = stack.with_(targets=legal)
    context.since = process.state.next_id
    some_illegal = legal != stack.targets[: len(legal)]
    more = still_legal.numbers if some_illegal else ()
    more = (*more, *resolves_anyway.numbers) if none_legal else more
    resolve_object(process, held, effect, context, more)


def _has_failed(process: Process, id_: ObjectId, ability: object) -> bool:
    """True of a triggered ability whose intervening "if" is no longer so."""
    if not isinstance(ability, Triggered) or ability.condition is None:
        return False
    return not is_still_met(process, id_, ability)


@cites("608.2c", "按照叙述的顺序进行动作")
def resolve_object(
    process: Process,
    held: GameObject,
    effect: Effect,
    context: Context,
    more: tuple[str, ...] = (),
) -> None:
    """What the spell or ability says is done, in order, by more rules; then it leaves the stack."""
    stack = held.stack or OnStack()
    numbers = (*rules_of_words(process, held.id, stack), *more, *rules_of_meant(process, stack))
    process.do(e.Resolved(held.id, because=numbers))
    process.resolving = held.id
    with process.below():
        if stack.ability is None and is_permanent_spell(process, held):
            resolve_permanent(process, held, context)
            return
        once = stack.ability if isinstance(stack.ability, Triggered) else None
        if once is None or not once.do_once or not is_done(process, stack.source, once):
            carry_out_whole(process, effect, context)
            if once is not None and once.do_once and context.done:
                note_done(process, stack.source, once)
        if held.id not in process.state.objects:
            return
        (after_inset(held) or leave_stack)(process, held)


@cites("603.7c", "一个引用某物件的延迟触发式异能即使在该物件改变特性后依然会影响该物件")
@cites("608.2j", "则它依然会影响该物件，即使它的特征已经改变")
def rules_of_meant(process: Process, stack: OnStack) -> tuple[str, ...]:
    """The rules by which a triggered ability means an object that is not what it was any more."""
    if not isinstance(stack.ability, Triggered):
        return ()
    of_delayed, of_changed = rules_of_meant.numbers
    if isinstance(stack.event, DelayedTrigger) and (stack.occurred.it or any(stack.occurred.kept)):
        return (of_delayed,)
    wanted = getattr(stack.ability.pattern, "blocked", None)
    view, context = process.view, Context(stack.source, process.state.turn.active)
    there = [i for i in stack.occurred.it if isinstance(i, int) and view.exists(i)]
    changed = wanted is not None and any(
        not matches(view, wanted, ObjectId(i), context) for i in there
    )
    return (of_changed,) if changed else ()


def rules_of_words(process: Process, id_: ObjectId, stack: OnStack) -> tuple[str, ...]:
    """The rules of the keyword abilities whose words are carried out as something resolves."""
    if stack.ability is not None:
        book, source = process.rulebook, stack.source
        more = (
            () if source is None else book.rules_of_resolving(stack.ability, process.view, source)
        )
        return (*book.rules_of(stack.ability), *more)
    if is_permanent_spell(process, process.state.objects[id_]):
        return ()
    found: list[str] = []
    for keyword in process.view.keywords(id_):
        means = process.rulebook.keyword(keyword.name).means
        if means is not None and any(isinstance(a, SpellAbility) for a in means(keyword)):
            found += means.numbers
    return tuple(dict.fromkeys(found))


def is_permanent_spell(process: Process, held: GameObject) -> bool:
    """True if the spell is a permanent spell (110.4)."""
    types = process.view.of(held.id).types
    return bool(types & PERMANENT_TYPES) or held.face_down is not None


@cites("608.3", "如果正在结算的物件是永久物咒语")
def resolve_permanent(process: Process, held: GameObject, context: Context) -> None:
    """A permanent spell becomes a permanent under its controller's control (608.3a-f)."""
    if context.stack is None or not context.stack.targets:
        enter_alone(process, held)
    elif is_mutating(held):
        merge(process, held, ObjectId(int(context.stack.targets[0][0])))
    else:
        enter_attached(process, held, aura_host(process, held.id, context))


@cites("608.3b", "检查其目标是否依然合法")
def check_permanent() -> None:
    """A permanent spell with targets, an Aura, has them checked as 608.2b says."""


@cites("112.4", "该效应在该咒语结算时依然生效")
@cites("400.7a", "将会继续影响到该咒语所成的永久物")
def still_affected() -> None:
    """Effects that changed a permanent spell go on for the permanent it becomes."""


@cites("607.2q", "后者异能仅提及支付成为该永久物的咒语之费用时所放逐的牌")
def exiled_to_pay() -> None:
    """The permanent knows the cards that were exiled to pay for the spell it was."""


@cites("608.3a", "它成为永久物并在该咒语操控者的操控下被放进战场")
def enter_alone(process: Process, held: GameObject) -> None:
    """A spell without targets becomes a permanent."""
    enter(process, held, None)


def enter(process: Process, held: GameObject, host: Recipient | None) -> None:
    """The spell becomes a permanent, by the rule that is carried out."""
    entering = e.Entering(
        controller=held.controller,
        attached_to=host,
        face=held.face,
        face_down=held.face_down,
        stack=held.stack,
        linked=held.linked,
    )
    sneaked = held.stack is not None and held.stack.using == SNEAK
    if sneaked:
        entering = as_sneaked(process, held, entering)
    if is_real(held.kind):
        changed = any(held.id in effect.objects for effect in process.state.effects)
        besides = (
            *(still_affected.numbers if changed else ()),
            *(exiled_to_pay.numbers if held.linked else ()),
            *(as_sneaked.numbers if sneaked else ()),
            *(arrives_unblocked.numbers if entering.unblocked else ()),
        )
        with process.also(*besides):
            moved = e.Moved(held.id, Zone.BATTLEFIELD, entering=entering, player=held.controller)
            process.do(moved)
    else:
        become_token(process, held, entering)


@cites("608.3c", "灵气")
def enter_attached(process: Process, held: GameObject, host: Recipient | None) -> None:
    """An Aura spell becomes a permanent attached to what it targeted."""
    enter(process, held, host)


@cites("608.3f", "其成为衍生永久物")
@cites("707.10f", "其不再是咒语的复制，并成为一个衍生永久物")
def become_token(process: Process, held: GameObject, entering: e.Entering) -> None:
    """A copy of a permanent spell becomes a token."""
    process.do(
        e.Created(held.controller, held.printed, entering, held.faces, held.layout, was_spell=True),
        e.CeasedToExist(held.id),
    )


@cites("608.2m", "该咒语被放进其拥有者的坟墓场")
def leave_stack(process: Process, held: GameObject) -> None:
    """A spell goes to its owner's graveyard; an ability ceases to exist."""
    with process.also(*unseen(process)):
        process.do(e.LeftStack(held.id))


@cites("704.4", "状态动作不会注意在咒语或异能结算过程中发生的事")
def unseen(process: Process) -> tuple[str, ...]:
    """The rule by which a creature lives whose toughness was 0 only while something resolved."""
    now, rulebook = process.view, process.rulebook
    defined = [i for i, why in now.because.items() if DEFINING in why and now.toughness(i) > 0]
    between = [project(one.after, rulebook) for one in process.log[-1].below if defined]
    was_0 = any(v.is_permanent(i) and v.toughness(i) <= 0 for v in between for i in defined)
    return unseen.numbers if was_0 else ()
