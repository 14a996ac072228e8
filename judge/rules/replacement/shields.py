"""A resolving spell or ability sets up a shield or replacement for later (614.3, 615.3, 701.15)."""

from __future__ import annotations

from judge.abilities import statics as s
from judge.abilities.amounts import ThatMuch
from judge.abilities.bases import Amount, Who
from judge.abilities.durations import EndOfTurn
from judge.abilities.effects.combinators import ReplaceThisTurn
from judge.abilities.filters import IsIt
from judge.abilities.patterns import IsDestroyed
from judge.abilities.walk import within
from judge.abilities.who import (
    AnyTarget,
    ExactObject,
    ExactPlayer,
    It,
    Target,
    TargetOf,
    TargetPlayer,
)
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import FloatingRule, ObjectId, Recipient, Zone
from judge.rules.choices.recipients import recipients
from judge.rules.meaning import Context, amount_of, find, matches
from judge.rules.meaning.exact_words import exactly
from judge.rules.process import Process
from judge.rules.qualities.lasting_words import as_begun
from judge.rules.requests import AskPick, Picked, Purpose, Why
from judge.values import Value

TARGETS = (AnyTarget, Target, TargetOf, TargetPlayer)


@cites("614.3", "这些效应直到它们被用掉或其有效期结束之前始终有效")
def by_replacing() -> None:
    """A replacement effect that a spell or ability makes lasts until it is used up or over."""


@cites("615.3", "这些效应直到它们被用掉或其有效期结束之前始终有效")
def by_preventing() -> None:
    """A prevention effect that a spell or ability makes lasts until it is used up or over."""


def begins_by(rule: Value) -> tuple[str, ...]:
    """The rules by which such an effect begins: "prevent the next 3 damage" by 615.3."""
    prevents = isinstance(rule, s.Replacement) and isinstance(rule.instead, s.Prevented)
    return by_preventing.numbers if prevents else by_replacing.numbers


def set_up(process: Process, effect: ReplaceThisTurn, context: Context) -> bool:
    """A replacement or prevention effect begins; a shield for each object it is about (615.11)."""
    rule = effect.replacement
    if not isinstance(rule, s.Replacement):
        raise Unsupported("614.1", "a replacement effect of this kind", "此种替代性效应")
    with process.also(*begins_by(rule)):
        return _begin(process, effect, rule, context)


def _begin(
    process: Process, effect: ReplaceThisTurn, rule: s.Replacement, context: Context
) -> bool:
    chosen: tuple[ObjectId, ...] = ()
    if effect.chosen is not None:
        source = choose_source(process, effect, context)
        if source is None:
            return False
        chosen = (source,)
    left = how_much(process, rule, effect.times, context)
    rule, about = _with_targets(process, rule, effect, context)
    floating = FloatingRule(
        as_begun(process.view, rule, context, own_event=True),
        context.controller,
        context.source,
        exactly(process.view, effect.duration, context),
        about=about,
        left=left,
        chosen=chosen,
    )
    if left is not None and len(about) > 1 and effect.about is not None:
        return shield_each(process, tuple(floating.with_(about=(one,)) for one in about))
    targets = context.stack is not None and any(context.stack.targets)
    more = () if targets or effect.about is not None else of_the_game.numbers
    return bool(process.do(e.RuleBegan(floating, because=(*process.because, *more))))


@cites("611.2c", "它们可以影响在该持续性效应开始时并不受其影响的物件")
def of_the_game() -> None:
    """What changes no characteristics changes the rules of the game, for what comes later too."""


@cites("615.11", "为每个适用的生物各创造了一个防止护盾")
def shield_each(process: Process, shields: tuple[FloatingRule, ...]) -> bool:
    """Each object has a shield of its own."""
    return bool(process.do(*(e.RuleBegan(one) for one in shields)))


def how_much(
    process: Process, rule: s.Replacement, times: int | None, context: Context
) -> int | None:
    """How much damage a shield is good for, or how often it applies."""
    amount: Amount | None = None
    if isinstance(rule.instead, (s.Prevented, s.Redirected)):
        amount = rule.instead.amount
    if amount is None or is_share(amount):
        return times
    return max(0, amount_of(process.view, amount, context))


def is_share(amount: Amount) -> bool:
    """True of a share of the damage that would be dealt ("half that damage")."""
    return ThatMuch() in set(within(amount))


def _with_targets(
    process: Process, rule: s.Replacement, effect: ReplaceThisTurn, context: Context
) -> tuple[s.Replacement, tuple[Recipient, ...]]:
    """The rule and what it is about: what `about` says, else the targets, or what is spoken of."""
    to = getattr(rule.instead, "to", None)
    if isinstance(to, TARGETS):
        found = find(process.view, to, context)
        if effect.about is None:
            return rule.with_(instead=rule.instead.with_(to=It())), found
        exact = tuple(map(_exactly, found))
        instead = rule.instead.with_(to=exact[0] if exact else None)
        return rule.with_(instead=instead), _meant(process, effect.about, context)
    if effect.about is not None:
        return rule, _meant(process, effect.about, context)
    groups = context.stack.targets if context.stack is not None else ()
    return rule, tuple(one for group in groups for one in group) or context.it


def _exactly(one: Recipient) -> Who:
    """That very object or player, whatever else is spoken of."""
    return ExactObject(one) if isinstance(one, int) else ExactPlayer(one)


def _meant(process: Process, who: Who, context: Context) -> tuple[Recipient, ...]:
    return tuple(_as_spell(process, one) for one in recipients(process, who, context))


@cites("400.7j", "该咒语或异能的效应可以找到该物件")
def _as_spell(process: Process, one: Recipient) -> Recipient:
    """A card that the effect had cast just before is the spell that it became."""
    left = process.state.known.get(one) if isinstance(one, int) else None
    became = left.became if left is not None else None
    if became is None or not process.view.exists(became):
        return one
    return became if process.view.object(became).zone is Zone.STACK else one


@cites("609.7a", "如果一个效应要求牌手选择一个伤害来源")
@cites("101.3", "若任何指示要求作出不可能的动作时，则省略该动作")
def choose_source(process: Process, effect: ReplaceThisTurn, context: Context) -> ObjectId | None:
    """A source of damage: a permanent, a spell, …; None if there is nothing to choose."""
    view = process.view
    found = [held.id for held in view.permanents()]
    for id_ in view.state.stack:
        stack = view.object(id_).stack
        if stack is None or stack.ability is None:
            found.append(id_)
            continue
        found += [] if stack.source is None else [stack.source]
    found += [i for i in view.state.command if view.object(i).face_down is None]
    found += [rule.source for rule in view.state.rules if rule.source is not None]
    found += [held.source for held in view.state.delayed if held.source is not None]
    among = tuple(
        i
        for i in dict.fromkeys(found)
        if effect.chosen is None or matches(view, effect.chosen, i, context)
    )
    if not among:
        return None
    request = AskPick(context.controller, among, 1, 1, Purpose.OTHER, context.source)
    answer = process.ask(request)
    picked = answer.objects if isinstance(answer, Picked) else ()
    if len(picked) != 1 or picked[0] not in among:
        raise process.refuse(Why.BAD_CHOICE, context.controller)
    return ObjectId(int(picked[0]))


@cites("701.15a", "则它会创造出一个替代性效应，以在下一次该永久物将要被消灭时保护之")
def shield(process: Process, ids: tuple[ObjectId, ...], context: Context) -> bool:
    """Each permanent gets a regeneration shield for its next destruction this turn."""
    rule = s.Replacement(IsDestroyed(IsIt()), s.Regenerates())
    there = [i for i in ids if process.view.is_permanent(i)]
    return bool(
        process.do(
            *(
                e.RuleBegan(
                    FloatingRule(
                        rule, context.controller, context.source, EndOfTurn(), about=(i,), left=1
                    )
                )
                for i in there
            )
        )
    )
