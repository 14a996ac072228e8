"""What is chosen for a spell or ability put on the stack (601.2b-d): modes, targets, shares."""

from __future__ import annotations

from collections.abc import Iterator

from judge.abilities.ability import Triggered
from judge.abilities.amounts import IfSoAmount
from judge.abilities.bases import Effect, Who
from judge.abilities.effects.combinators import DefineX, Modes, NotChosen
from judge.abilities.walk import numbered, said_now, targets_of, within
from judge.cite import cites
from judge.game.events import Marked, ModesChosen
from judge.game.state import ObjectId, OnStack, PlayerId, Share
from judge.rules.influence.reach import in_range
from judge.rules.meaning import Context, amount_of
from judge.rules.meaning.earlier_uses import check_only_one
from judge.rules.process import Process
from judge.rules.requests import (
    AskDivision,
    AskModes,
    Divided,
    Meant,
    Numbers,
    Why,
    meant,
)
from judge.rules.stack.context import change, chosen_effect, context_of, modes_of
from judge.rules.stack.player_targets import for_each_player
from judge.rules.stack.target_choice import choose_targets, chooser_of
from judge.rules.targets import legal_targets
from judge.rules.view import View

CHOSEN_MODES = "chosen modes"  # a mark: those that an ability has chosen for good
Division = tuple[tuple[Meant, int], ...]


def announce(
    process: Process,
    id_: ObjectId,
    effect: Effect,
    targets: tuple[Meant, ...] | None = None,
    modes: tuple[int, ...] | None = None,
    division: Division = (),
    extra: tuple[Who, ...] = (),
    asks: bool = False,
) -> bool:
    """Chooses modes, targets and shares of what is on the stack; False if it can't be done.

    What is given is taken, or refused if it is not legal; `extra` are words "target" that the
    effect does not say itself (an Aura's). Where it `asks`, targets that are not given are asked
    for.
    """
    effect = for_each_player(process, effect, process.state.objects[id_].controller)
    if modes is not None and not is_modal(effect):
        raise process.refuse(Why.NO_MODES, id_, *is_modal.numbers)
    modal = modes_of(effect)
    if modal is not None:
        triggered = isinstance((process.state.objects[id_].stack or OnStack()).ability, Triggered)
        announced = announce_triggered_modes if triggered else announce_modes
        picked = announced(process, id_, modal, modes, targets)
        if picked is None:
            return False
        effect = chosen_effect(effect, picked)
    else:
        effect = numbered(effect)
    words = (*targets_of(effect), *extra)
    if not choose_targets(process, id_, words, targets, asks):
        return False
    divide(process, id_, effect, division)
    return True


@cites("700.2", "此咒语或异能便具有模式")
def is_modal(effect: Effect) -> bool:
    """True of an effect that offers modes to choose from."""
    return modes_of(effect) is not None


def why_not_announced(effect: Effect) -> Why:
    """What is wrong where modes or targets can't be chosen."""
    return Why.WRONG_NUMBER if is_modal(effect) else Why.NOTHING_TO_TARGET


@cites("601.4", "一些选项仅当牌手作出了某些其他选择后才可选")
def depends_on_cost() -> None:
    """How many modes may be chosen goes by the costs that will be paid, chosen only later."""


@cites("700.2e", "一些咒语和异能会指定一位牌手，而非其操控者，来为它选择模式")
@cites("801.5b", "其也可以在这些选项中作出选择")
def rules_of_chooser(view: View, chooser: PlayerId, context: Context) -> tuple[str, ...]:
    """The rules by which another player chooses modes, even one whom they don't reach."""
    other, far = rules_of_chooser.numbers
    if chooser == context.controller:
        return ()
    return (other,) if in_range(view, chooser, context.controller) else (other, far)


@cites("601.2b", "如果该咒语具有模式，则该牌手宣告其选择的模式")
def announce_modes(
    process: Process,
    id_: ObjectId,
    modal: Modes,
    given: tuple[int, ...] | None,
    targets: tuple[Meant, ...] | None,
) -> tuple[int, ...] | None:
    """The modes announced as a spell is cast or an ability activated; None where none can be."""
    return _announced(process, id_, modal, given, targets)


@cites("603.3c", "其操控者在将其放进堆叠时宣告所选择的模式")
def announce_triggered_modes(
    process: Process,
    id_: ObjectId,
    modal: Modes,
    given: tuple[int, ...] | None,
    targets: tuple[Meant, ...] | None,
) -> tuple[int, ...] | None:
    """The modes announced as a triggered ability is put on the stack; None where none can be."""
    return _announced(process, id_, modal, given, targets)


def _announced(
    process: Process,
    id_: ObjectId,
    modal: Modes,
    given: tuple[int, ...] | None,
    targets: tuple[Meant, ...] | None,
) -> tuple[int, ...] | None:
    context = context_of(process, id_)
    chooser = chooser_of(process, modal.chooser, context)
    picked = _choose_modes(process, id_, modal, given, targets, chooser)
    if picked is None:
        return None
    early = depends_on_cost.numbers if isinstance(modal.most, IfSoAmount) else ()
    with process.also(*rules_of_chooser(process.view, chooser, context), *early):
        _note_modes(process, id_, picked, modal)
    return picked


def _note_modes(process: Process, id_: ObjectId, modes: tuple[int, ...], modal: Modes) -> None:
    """The modes chosen are announced; for good where none may be chosen again."""
    change(process, id_, modes=modes)
    process.do(ModesChosen(id_, modes))
    source = (process.state.objects[id_].stack or OnStack()).source
    if modal.unchosen is NotChosen.EVER and source is not None and process.view.exists(source):
        chosen = (*chosen_before(process, id_, modal), *modes)
        process.do(Marked(source, CHOSEN_MODES, tuple(sorted(chosen))))


def chosen_before(process: Process, id_: ObjectId, modal: Modes) -> tuple[int, ...]:
    """The modes that may not be chosen, for they were, for this ability of its source."""
    stack = process.state.objects[id_].stack
    if modal.unchosen is None or stack is None or stack.source is None:
        return ()
    if isinstance(stack.ability, Triggered):
        return not_again(process, stack, stack.source, modal)
    return not_activated_again(process, stack, stack.source, modal)


@cites("700.2b", "如果所选的模式之一不合法")
def not_again(process: Process, stack: OnStack, source: ObjectId, modal: Modes) -> tuple[int, ...]:
    """The modes that a triggered ability of this source can't choose again."""
    return _chosen_already(process, stack, source, modal)


@cites("700.2a", "如果所选的模式之一将不合法")
def not_activated_again(
    process: Process, stack: OnStack, source: ObjectId, modal: Modes
) -> tuple[int, ...]:
    """The modes that can't be chosen again as an ability of this source is activated."""
    return _chosen_already(process, stack, source, modal)


def _chosen_already(
    process: Process, stack: OnStack, source: ObjectId, modal: Modes
) -> tuple[int, ...]:
    if modal.unchosen is NotChosen.EVER:
        known = process.view.object(source).mark(CHOSEN_MODES)
        found = known if isinstance(known, tuple) else ()
    else:
        found = tuple(set(_chosen_this_turn(process, stack)))
    if found and stack.ability is not None:
        check_only_one(process.view, source, stack.ability)
    return found


def _chosen_this_turn(process: Process, stack: OnStack) -> Iterator[int]:
    chosen = (event for event in process.state.history if isinstance(event, ModesChosen))
    for event in chosen:
        other = process.view.object(event.object).stack
        if other is not None and (other.ability, other.source) == (stack.ability, stack.source):
            yield from event.modes


def _choose_modes(
    process: Process,
    id_: ObjectId,
    modal: Modes,
    given: tuple[int, ...] | None,
    targets: tuple[Meant, ...] | None,
    chooser: PlayerId,
) -> tuple[int, ...] | None:
    """The modes chosen, by numbers from 1; None where not enough of them are possible."""
    context = context_of(process, id_)
    view = process.view
    barred = chosen_before(process, id_, modal)
    possible = tuple(
        number
        for number, mode in enumerate(modal.modes, start=1)
        if number not in barred
        and all(
            amount_of(view, getattr(word, "least", 1), context) == 0
            or legal_targets(view, word, context, ())
            for word in targets_of(mode)
        )
    )
    least = amount_of(view, modal.least, context)
    most = len(modal.modes) if modal.most is None else amount_of(view, modal.most, context)
    most = most if modal.repeats else min(most, len(possible))
    if len(possible) < least and not (modal.repeats and possible):
        if given is not None:
            raise process.refuse(Why.WRONG_NUMBER, id_)
        return None
    if given is None:
        request = AskModes(chooser, len(modal.modes), least, most, possible, id_, modal.repeats)
        if len(possible) == least == most and not modal.repeats:
            process.not_asked(request)
            return possible
        answer = process.ask(request)
        given = answer.numbers if isinstance(answer, Numbers) else ()
    once = modal.repeats or len(set(given)) == len(given)
    if not least <= len(given) <= max(most, least) or not set(given) <= set(possible) or not once:
        raise process.refuse(Why.WRONG_NUMBER, id_)
    return tuple(sorted(given))


def rules_of_division(stack: OnStack) -> tuple[str, ...]:
    """The rule of announcing how an effect is divided, where it is."""
    return divide.numbers if stack.division else ()


@cites("601.2d", "该牌手宣告该分配")
def divide(process: Process, id_: ObjectId, effect: Effect, given: Division) -> None:
    """Shares out an effect that is divided among its targets, at least one to each."""
    part = next((p for p in said_now(effect) if getattr(p, "divided", False)), None)
    stack = process.state.objects[id_].stack
    if part is None or stack is None:
        if given:
            raise process.refuse(Why.NOTHING_TO_DIVIDE, id_)
        return
    context = context_of(process, id_)
    defined = next(
        (p for p in within(effect) if isinstance(p, DefineX) and part in within(p)), None
    )
    if defined is not None:
        context.x = amount_of(process.view, defined.x, context)
    word = getattr(part, "to", None) or getattr(part, "on", None)
    amount = amount_of(process.view, getattr(part, "amount", getattr(part, "number", 0)), context)
    among = stack.targets[getattr(word, "index", 0)] if stack.targets else ()
    if not among:
        return
    if given:
        recipients = meant(tuple(name for name, _ in given), among)
        shares = tuple(map(Share, recipients, (number for _, number in given)))
    elif len(among) == 1:
        process.not_asked(AskDivision(context.controller, amount, among, id_))
        shares = (Share(among[0], amount),)
    else:
        answer = process.ask(AskDivision(context.controller, amount, among, id_))
        shares = answer.shares if isinstance(answer, Divided) else ()
    named = [share.recipient for share in shares]
    right = sorted(map(str, named)) == sorted(map(str, among))
    if not right or sum(s.amount for s in shares) != amount or min(s.amount for s in shares) < 1:
        raise process.refuse(Why.WRONG_SHARES, id_)
    change(process, id_, division=tuple((share.recipient, share.amount) for share in shares))
