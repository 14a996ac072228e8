"""How an object enters the battlefield is changed (614.1c-d, 614.12): tapped, counters, a copy."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from judge.abilities import statics as s
from judge.abilities.bases import Amount, Instead
from judge.abilities.filters import IsIt
from judge.abilities.walk import within
from judge.cards import CardType, Characteristics
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import ObjectId, Zone
from judge.rules.copies import (
    because_of,
    because_of_halves,
    copiable,
    copied_halves,
    with_exceptions,
)
from judge.rules.costs import can_pay, pay
from judge.rules.engine import Apply
from judge.rules.instead.arrival import Enter, add_counters, changed, entering_of
from judge.rules.instead.attachment import settle_entering
from judge.rules.instead.entry_choices import as_enters
from judge.rules.instead.entry_costs import enters_for_cost
from judge.rules.keyword_rules.preparation import PREPARED, lacks_preparation, prepare_spell
from judge.rules.meaning import amount_of, find_players, holds, objects_of, result_of
from judge.rules.replacement.batch import Batch
from judge.rules.replacement.candidate import Candidate
from judge.rules.replacement.outcome import Made, before_entering
from judge.rules.replacement.pattern_match import Entry, entry_of
from judge.rules.replacement.prohibitions import bars_counters
from judge.rules.requests import AskPick, AskYesNo, CostOffer, Picked, Purpose, Said, Why
from judge.rules.sides import PREPARED_SINCE


def change_counters(candidate: Candidate, event: Enter, change: Callable[[int], int]) -> Enter:
    """The event with its counters of the kinds that an effect is about changed in number."""
    id_ = next(i for i in candidate.occurred.it if isinstance(i, int))
    wanted = getattr(candidate.rule.pattern, "kind", None)
    for kind, number in candidate.inside.view.object(ObjectId(id_)).counters.kinds:
        if wanted in (None, kind):
            event = add_counters(event, kind, max(0, change(number)) - number)
    return event


def _there(settling: Batch, event: e.Event) -> tuple[Enter, Entry]:
    entry = entry_of(settling.process, event)
    if entry is None or not isinstance(event, (e.Moved, e.Created)):
        raise Unsupported(
            "614.12", "what enters neither by moving nor by being created", "既非移动也非派出的进场"
        )
    return event, entry


def enters_with(settling: Batch, candidate: Candidate, event: e.Event) -> Made:
    """Tapped, with counters, with another face up, or under another player's control."""
    instead = candidate.instead
    assert isinstance(instead, s.EntersWith)
    entered, entry = _there(settling, event)
    if instead.types:
        raise Unsupported("614.1c", "entering with other types", "以其他类别进战场")
    if instead.unless is not None:
        words = candidate.words(instead.unless)
        if holds(words.view, instead.unless, words.context):
            return Made((event,))
    if instead.unless_paid is not None and _pays(settling, candidate, event, entry):
        return Made((event,))
    if instead.under is not None:
        found = find_players(candidate.outside.view, instead.under, candidate.outside.context)
        if len(found) > 1:
            raise Unsupported(
                "614.12",
                "a choice of the player under whose control it enters",
                "选择它在哪位牌手的操控下进战场",
            )
        entered = changed(entered, controller=found[0]) if found else entered
    if instead.transformed:
        if isinstance(event, e.Moved) and cant_turn(settling, event, entry):
            gone = e.Moved(event.object, Zone.GRAVEYARD, player=event.player)
            return Made((gone,), because=cant_turn.numbers)
        turns = len(entry.held.faces) > 1
        entered = changed(entered, face=1 if turns else 0, transformed=turns)
    if instead.tapped or instead.untapped:
        entered = changed(entered, tapped=instead.tapped)
    if instead.prepared:
        entered = as_prepared(settling, entered, entry)
    for kind, amount in instead.counters:
        words = candidate.words(amount)
        number = result_of(words.view, amount, words.context)
        if number > 0 and bars_counters(entry.view, entry.object, kind):
            continue  # 614.17d
        entered = add_counters(entered, kind, number)
    return Made((*settling.use(candidate.shield), entered))


@cites("722.3a", "state that a permanent enters prepared", edition=PREPARED_SINCE)
def as_prepared(settling: Batch, event: Enter, entry: Entry) -> Enter:
    """The object enters prepared, if it has a prepare spell."""
    for words in lacks_preparation(settling.process.rulebook.edition):
        raise Unsupported(None, words.en, words.zh)
    if prepare_spell(entry.view, entry.object) is None:
        return event
    marks = (*entering_of(event).marks, (PREPARED, True))
    return changed(event.with_(because=(*event.because, *as_prepared.numbers)), marks=marks)


@cites("712.13a", "则它不会进战场，而是改为置入其拥有者的坟墓场")
def cant_turn(settling: Batch, event: e.Moved, entry: Entry) -> bool:
    """True of a spell that would enter with a back face up that is an instant or sorcery."""
    spell = settling.process.state.objects.get(event.object)
    if spell is None or spell.zone is not Zone.STACK or len(entry.held.faces) < 2:
        return False
    return bool({CardType.INSTANT, CardType.SORCERY} & set(entry.held.faces[1].types))


@cites("614.12a", "该选择在永久物进入战场之前作出")
def _pays(settling: Batch, candidate: Candidate, event: e.Event, entry: Entry) -> bool:
    """Whether the player pays for the permanent to enter otherwise, before it does."""
    assert isinstance(candidate.instead, s.EntersWith)
    cost, process = candidate.instead.unless_paid, settling.process
    player = entry.held.controller
    context = candidate.outside.context
    if settling.is_trial or cost is None or not can_pay(process, player, cost, context):
        return False
    answer = process.ask(AskYesNo(player, context.source, CostOffer(cost)))
    if not isinstance(answer, Said) or not answer.yes:
        return False
    with before_entering(process, (*settling.events, event), context):
        pay(process, player, cost, context)
    return True


@cites("707.2", "该复制获得被复制物件之所有可复制特征值")
@cites("707.3", "其他物件要复制此物件时，会使用新的可复制特征值")
@cites("707.5", "于进入战场时便已经是该物件的复制")
def enters_as_copy(settling: Batch, candidate: Candidate, event: e.Event) -> Made:
    """The object enters as a copy of one that is there already, if the player wants and can."""
    instead = candidate.instead
    assert isinstance(instead, s.EntersAsCopy)
    if instead.until is not None:
        raise Unsupported("707.5", "entering as a copy for a while", "进战场时暂时成为复制品")
    entered, entry = _there(settling, event)
    before = entering_of(entered).besides
    of = _copied(settling, candidate, instead, entry)
    if of is None:
        return Made((event,))
    view = settling.process.view
    values = copiable(view, of)
    context = candidate.outside.context
    copy = with_exceptions(values, instead.exceptions, view, context)
    further = holds_of(instead, copy)
    if further:
        copy = with_exceptions(copy, instead.further, view, context)
    marks = (*entering_of(entered).marks, ("copied", of))
    tapped = instead.tapped or entering_of(entered).tapped
    exceptions = (*instead.exceptions, *(instead.further if further else ()))
    halves = copied_halves(view, of, exceptions, context)
    copied = changed(entered, copy=copy, copied=halves, marks=marks, tapped=tapped)
    rules = (*enters_as_copy.numbers, *because_of(instead.exceptions), *because_of_halves(halves))
    if chooses_anew(copy):
        rules = (*rules, *chooses_anew.numbers)
    if instead.only_of is not None:
        rules = (*rules, *holds_of.numbers)
    if instead.counters_of:
        rules = (*rules, *of_type.numbers)
    if before or instead.counters or instead.counters_of:
        rules = (*rules, *with_besides.numbers)
        wanted = (*(instead.counters if further else ()), *of_type(instead, copy))
        copied = with_besides(copied, before, _besides(candidate, wanted))
    because = tuple(dict.fromkeys((*copied.because, *rules)))
    return Made((*settling.use(candidate.shield), copied.with_(because=because)))


@cites("707.9f", "考虑假如没有该例外复制效应生效后所成的永久物的特征会是什么")
def holds_of(instead: s.EntersAsCopy, copy: Characteristics) -> bool:
    """True if the exceptions for copies of a type are for this copy, the others counted."""
    return instead.only_of is None or instead.only_of in copy.types


@cites("707.9f", "考虑假如没有该例外复制效应生效后所成的永久物的特征会是什么")
def of_type(instead: s.EntersAsCopy, copy: Characteristics) -> tuple[tuple[str, Amount], ...]:
    """The counters that copies of a type enter with, those that this copy is of."""
    return tuple((kind, n) for of, kind, n in instead.counters_of if of in copy.types)


def _besides(
    candidate: Candidate, wanted: tuple[tuple[str, Amount], ...]
) -> tuple[tuple[str, int], ...]:
    found = []
    for kind, amount in wanted:
        words = candidate.words(amount)
        found.append((kind, max(0, amount_of(words.view, amount, words.context))))
    return tuple(found)


@cites("707.9e", "如果另一个复制效应在具此类例外的复制效应生效后对该物件生效，该例外的效应不会发生")
def with_besides(
    event: Enter, before: tuple[tuple[str, int], ...], besides: tuple[tuple[str, int], ...]
) -> Enter:
    """It has the counters of this copy effect, and none of one that was applied before it."""
    for kind, number in before:
        event = add_counters(event, kind, -number)
    for kind, number in besides:
        event = add_counters(event, kind, number)
    return changed(event, besides=besides)


@cites("707.6", "则该物件的操控者可以为其作出“于[此物件]进入战场时”的选择")
def chooses_anew(copy: Characteristics) -> bool:
    """True of a copy that has a choice of its own made for it as it enters."""
    return any(isinstance(part, s.AsEnters) for own in copy.abilities for part in within(own))


def _copied(
    settling: Batch, candidate: Candidate, instead: s.EntersAsCopy, entry: Entry
) -> ObjectId | None:
    """What is copied: of those that are there before (614.12), what the player picks."""
    view, context = candidate.outside.view, candidate.outside.context
    own = settling.process.view
    among = tuple(i for i in objects_of(view, instead.filter, context) if own.exists(i))
    if not among and isinstance(instead.filter, IsIt):
        raise Unsupported(
            "608.2h", "a copy of what was chosen and is gone", "复制已选择但已不在的物件"
        )
    if not among:
        return None
    least = 0 if candidate.rule.optional else 1
    player = entry.held.controller
    request = AskPick(player, among, least, 1, Purpose.COPY, context.source)
    if len(among) == least and not settling.is_trial:
        settling.process.not_asked(request)
    if settling.is_trial or len(among) == least:
        return among[0]
    answer = settling.process.ask(request)
    picked = answer.objects if isinstance(answer, Picked) else ()
    if not least <= len(picked) <= 1 or not set(picked) <= set(among):
        raise settling.process.refuse(Why.BAD_CHOICE, player)
    return ObjectId(int(picked[0])) if picked else None


def finish_entering(settling: Batch, event: Enter) -> Enter | None:
    """What else holds of an entering object; None if it does not enter after all."""
    entry = entry_of(settling.process, event)
    if entry is None:
        return event
    for kind, number in entry.held.counters.kinds:
        if bars_counters(entry.view, entry.object, kind):
            event = add_counters(event, kind, -number)
    event = event.with_(because=(*event.because, *rules_of_counters(entry)))
    return settle_entering(settling, event, entry)


@cites("306.5b", "上面有等同于其所印忠诚数量的忠诚指示物")
@cites("310.4b", "上面有等同于其所印布防数量的布防指示物")
def rules_of_counters(entry: Entry) -> tuple[str, ...]:
    """The rules by which a planeswalker or battle enters with counters."""
    now = entry.view.of(entry.object)
    loyalty, defense = rules_of_counters.numbers
    found = [loyalty] if now.is_planeswalker and now.loyalty else []
    return (*found, defense) if now.defense else tuple(found)


AS_IT_ENTERS: Mapping[type[Instead], Apply] = {
    s.EntersForCost: enters_for_cost,
    s.EntersWith: enters_with,
    s.AsEnters: as_enters,
    s.EntersAsCopy: enters_as_copy,
}
