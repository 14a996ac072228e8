"""Continuous effects of resolved spells and abilities begin (611.2)."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities import modifications as m
from judge.abilities import patterns as p
from judge.abilities.ability import Keyword, Triggered
from judge.abilities.bases import Calculation, Duration, Effect, Modification, Pattern
from judge.abilities.durations import ForGood, UntilEvent
from judge.abilities.effects import objects as o
from judge.abilities.filters import IsThis, OfColor
from judge.abilities.who import Chosen, It, You
from judge.cards import COLOR_NAMED, CardType, Color
from judge.cards.subtypes import BASIC_LAND_TYPES
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ContinuousEffect, DelayedTrigger, ObjectId, Zone
from judge.rules.choices.recipients import choose_ability, objects, players
from judge.rules.choices.together import at_once
from judge.rules.copies import because_of, copy_values
from judge.rules.effects.rules_begun import divided, kinds_in, rules_of_kinds
from judge.rules.effects.there import there
from judge.rules.engine import Do
from judge.rules.grants import as_given
from judge.rules.keyword_rules.mutate import all_found
from judge.rules.layers.borrowed import abilities_of
from judge.rules.layers.changes import rules_of
from judge.rules.meaning import Context, amount_of, find_objects, result_of
from judge.rules.meaning.exact_words import exactly
from judge.rules.process import Process
from judge.rules.qualities.basics import chosen_word
from judge.rules.qualities.lasting_words import as_begun
from judge.rules.requests import AskWord, Why, Word
from judge.rules.view import View
from judge.values import Value

TEXT_WORDS = {
    "color": tuple(COLOR_NAMED),
    "basic land type": BASIC_LAND_TYPES,
}

SIZES = (m.ModifyPowerToughness, m.SetPowerToughness, m.SwitchPowerToughness)


@cites("611.2c", "这组受其影响的物件在该持续性效应开始时决定")
def change(process: Process, effect: o.Change, context: Context) -> bool:
    """Objects are modified for a while: those that are meant now, and no others."""
    besides = rules_of_kinds(process, effect, context)
    named = kinds_in(effect)[1] if besides else ()
    alone = tuple(i for one in named for i in find_objects(process.view, one, context))
    ids = tuple(i for i in objects(process, effect.objects, context) if process.view.is_there(i))
    if not besides:
        return begin(process, ids, effect.modifications, effect.duration, context)
    rules, others = divided(effect)
    began = bool(others) and begin(process, ids, others, effect.duration, context)
    held = tuple(i for i in ids if i in alone)
    began = begin(process, held, rules, effect.duration, context) or began
    return bool(process.do(*besides)) or began


def begin(
    process: Process,
    ids: tuple[ObjectId, ...],
    modifications: tuple[Modification, ...],
    duration: Duration,
    context: Context,
) -> bool:
    """A continuous effect on some objects begins, its amounts worked out."""
    if not ids:
        return False
    view = process.view
    locked = tuple(
        as_begun(view, _locked(process, change_, context), context) for change_ in modifications
    )
    until = exactly(view, duration, context)
    effect = ContinuousEffect(ids, locked, context.controller, context.source, until)
    picked = any(isinstance(m_, m.BecomeColors) and None in m_.colors for m_ in modifications)
    besides = [n for one in modifications for n in rules_of(one)]
    besides += choose_color.numbers if picked and not context.chosen else ()
    besides += in_parts.numbers if in_parts(process, effect) else ()
    besides += fixed.numbers if any(map(_counts, modifications)) else ()
    with process.also(*besides, *rules_of_size(process.view, effect)):
        return bool(process.do(e.EffectBegan(effect)))


@cites("611.2d", "该可变数值的数值只在结算时决定一次")
def fixed() -> None:
    """A number that an effect counts is counted as it begins, and stays what it was."""


def _counts(change_: Modification) -> bool:
    return any(isinstance(getattr(change_, n), Calculation) for n in change_.__struct_fields__)


@cites("613.6", "效应的各个部分分别在它们对应的层中生效")
def in_parts(process: Process, effect: ContinuousEffect) -> bool:
    """True if control of the same objects was gained first: each part has a layer of its own."""
    last = process.state.effects[-1] if process.state.effects else None
    return (
        last is not None
        and last.source == effect.source
        and last.objects == effect.objects
        and any(isinstance(one, m.ControlledByPlayer) for one in last.modifications)
    )


@cites("208.3a", "即使该效应在该永久物未成为生物前不会有任何作用，该效应也将会被创造")
def rules_of_size(view: View, effect: ContinuousEffect) -> tuple[str, ...]:
    """The rule by which what changes power or toughness begins for what is no creature yet."""
    sized = any(isinstance(one, SIZES) for one in effect.modifications)
    idle = sized and any(CardType.CREATURE not in view.of(id_).types for id_ in effect.objects)
    return rules_of_size.numbers if idle else ()


def _locked(process: Process, change_: Modification, context: Context) -> Modification:
    """A modification with its amounts as they are now (608.2i), its "chosen" words filled in."""
    changed: dict[str, Value | int] = {}
    for name in change_.__struct_fields__:
        value = getattr(change_, name)
        if isinstance(value, Calculation):
            number = result_of if isinstance(change_, m.ModifyPowerToughness) else amount_of
            changed[name] = number(process.view, value, context)
    if isinstance(change_, m.BecomeColors) and None in change_.colors:
        color = context.chosen.get("color") or choose_color(process, context)
        return change_.with_(colors=tuple(c_ if c_ is not None else color for c_ in change_.colors))
    if isinstance(change_, m.GainAbilitiesOf):
        return m.GainAbilities(abilities_of(process.view, change_, context))
    if isinstance(change_, m.GainOneOf):
        return m.GainAbilities((choose_ability(process, change_.abilities, context),))
    if isinstance(change_, m.GainAbilities):
        return _of_chosen_color(process, change_, context)
    if isinstance(change_, m.ChangeText) and change_.old is None:
        return _worded(process, change_, context)
    if isinstance(change_, m.BecomeTypes) and change_.chosen_type:
        kind = context.chosen.get("creature type") or context.chosen.get("basic land type")
        return change_.with_(subtypes=(*change_.subtypes, str(kind)), chosen_type=False)
    return change_.with_(**changed) if changed else change_


def _of_chosen_color(
    process: Process, change_: m.GainAbilities, context: Context
) -> m.GainAbilities:
    """Keyword abilities that speak of the chosen color are of that color from now on."""
    change_ = change_.with_(abilities=as_given(change_.abilities, context.source))
    color = chosen_word(process.view, "color", context)
    if color is None:
        return change_
    quality = OfColor(Color(str(color)))
    return change_.with_(
        abilities=tuple(
            one.with_(quality=quality)
            if isinstance(one, Keyword) and one.quality == OfColor(None)
            else one
            for one in change_.abilities
        )
    )


@cites("105.4", "如果一个牌手被要求选择一个颜色，其必须选择五种颜色中的一种")
def choose_color(process: Process, context: Context) -> Color:
    """A color of the controller's choice, chosen as the effect begins."""
    answer = process.ask(AskWord(context.controller, "color", TEXT_WORDS["color"], context.source))
    word = answer.word if isinstance(answer, Word) else ""
    if word not in TEXT_WORDS["color"]:
        raise process.refuse(Why.BAD_CHOICE, context.controller)
    return Color[word.upper()]


@cites("612.2", "只改变正确使用的词语")
def _worded(process: Process, change_: m.ChangeText, context: Context) -> Modification:
    """The word that is replaced and the one that replaces it are chosen now."""
    player, words = context.controller, TEXT_WORDS.get(change_.kind, ())
    old = process.ask(AskWord(player, change_.kind, words, context.source))
    first = old.word if isinstance(old, Word) else ""
    others = tuple(word for word in words if word != first)
    new = process.ask(AskWord(player, change_.kind, others, context.source))
    second = new.word if isinstance(new, Word) else ""
    if first not in words or second not in others:
        raise process.refuse(Why.BAD_CHOICE, player)
    return change_.with_(old=first, new=second)


@cites("613.1b", "改变操控权的效应")
def gain_control(process: Process, effect: o.GainControl, context: Context) -> bool:
    """A player controls objects from now on."""
    ids = tuple(i for i in objects(process, effect.objects, context) if process.view.is_there(i))
    found = players(process, effect.player, context)
    if not found or not ids:
        return False
    control = ContinuousEffect(
        ids,
        (m.ControlledByPlayer(You()),),
        found[0],
        context.source,
        exactly(process.view, effect.duration or ForGood(), context),
    )
    with process.also(*at_once(ids)):
        return bool(process.do(e.EffectBegan(control)))


@cites("701.10a", "若无法完成整个交换，则此交换的任何部分均不会发生")
def no_exchange(process: Process) -> bool:
    """One of the two is not there any more."""
    process.do(e.NotExchanged())
    return False


@cites("701.10b", "操控权被交换")
def exchange_control(process: Process, effect: o.ExchangeControl, context: Context) -> bool:
    """Each permanent's controller gains control of the other, or nothing happens."""
    one = there(process, effect.one, context, effect)
    other = there(process, effect.other, context, effect)
    both = tuple(dict.fromkeys((*one, *other)))  # "two target creatures" are both of one word
    if len(both) != 2:
        return no_exchange(process)
    a, b = (process.view.object(id_).controller for id_ in both)
    if a == b:
        return False
    batch = (
        ContinuousEffect((id_,), (m.ControlledByPlayer(You()),), player, context.source, ForGood())
        for id_, player in zip(both, (b, a), strict=True)
    )
    return bool(process.do(*(e.EffectBegan(control) for control in batch)))


@cites("707.2", "该复制获得被复制物件之所有可复制特征值")
@cites("707.3", "被其所复制的信息所取代，且被该复制的状态所影响")
@cites("707.4", "如果当前有非复制效应影响该永久物，该效应不会被改变")
def become_copy(process: Process, effect: o.BecomeCopy, context: Context) -> bool:
    """Objects become copies of another, as it is now."""
    known = () if isinstance(effect.of, Chosen) else find_objects(process.view, effect.of, context)
    ids = tuple(there(process, effect.objects, context, effect))
    of = known or objects(process, effect.of, context)
    if not ids or not of:
        return False
    values = copy_values(process.view, of[0], effect.exceptions, context)
    with process.also(*because_of(effect.exceptions)):
        return begin(process, ids, (values,), effect.duration or ForGood(), context)


@cites("610.3", "一些一次性效应使得一个物件改变区域“直到”某个特定事件发生")
def exile_until(
    process: Process, ids: tuple[ObjectId, ...], effect: o.Move, context: Context
) -> bool:
    """Objects are exiled until an event, as a rule until the source leaves the battlefield."""
    if context.source is None:
        return False
    event: Pattern = p.Leaves(IsThis())
    if isinstance(effect.until, UntilEvent):
        event = effect.until.pattern
    elif not process.view.is_permanent(context.source):
        return False  # 610.3a: that event has happened already
    zones = {i: process.view.object(i).zone for i in ids}
    process.do(*(e.Moved(i, Zone.EXILE, player=context.controller) for i in ids))
    now = {n: zones[i] for i in ids for n in all_found(process.state, i)}
    if not now:
        return False
    process.do(e.Linked(context.source, tuple(now)))
    for zone in dict.fromkeys(now.values()):
        waiting = DelayedTrigger(
            Triggered(event, o.Move(It(), zone.value)),
            context.controller,
            context.source,
            tuple(i for i, was in now.items() if was is zone),
            at_once=True,
        )
        process.do(e.ReturnWaits(waiting))
    context.it, context.this_way = tuple(now), tuple(i for i in ids if not process.view.exists(i))
    return True


EFFECTS: Mapping[type[Effect], Do] = {
    o.Change: change,
    o.GainControl: gain_control,
    o.ExchangeControl: exchange_control,
    o.BecomeCopy: become_copy,
}
