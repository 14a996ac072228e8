"""Sentences: clauses with conditions, repetitions, delays."""

from __future__ import annotations

from judge.abilities.amounts import X
from judge.abilities.bases import Amount, Condition, Duration, Effect, Pattern, Players, Who
from judge.abilities.costs import Cost
from judge.abilities.durations import AsLongAs, EndOfTurn, YourNextTurn
from judge.abilities.effects.combinators import (
    DefineX,
    Delayed,
    ForEach,
    May,
    MayPay,
    Sequence,
)
from judge.abilities.effects.objects import DealDamage, GainControl, Move
from judge.abilities.effects.players import AddMana
from judge.abilities.patterns import Casts, Discards, NextTime
from judge.abilities.walk import TARGETS, put, within
from judge.abilities.who import DoneThisWay, Target, You
from judge.language import REJECTED, Include, Table, t
from judge.oracle.composition import sentences as f
from judge.oracle.composition.branches import IfUnableThen
from judge.oracle.composition.repeated import times_counted
from judge.oracle.composition.subject import about, sequence
from judge.oracle.composition.unless import (
    conditioned,
    if_kicked,
    if_so,
    unless_loses,
    unless_of_either,
    unless_paid,
    unless_so,
)
from judge.oracle.sentences.changes import leaves_duration
from judge.oracle.sentences.instead import INSTEAD
from judge.oracle.sentences.marking import CHANCE, MARKING
from judge.oracle.sentences.melding import MELD
from judge.oracle.sentences.putting_off import delayed, later


def _then(e: Effect, s: Effect) -> object:
    """What stands after "then" has its own condition: "draw a card, then discard it unless …"."""
    parts = s.parts if isinstance(s, Sequence) else (s,)
    if leaves_duration(e) or any(isinstance(part, f.MARKERS) for part in parts):
        return REJECTED
    return sequence(e, s)


def _x(e: Effect, n: Amount) -> Effect:
    """ "…, where X is …": targets are chosen before the effect says what X is.

    Mana says for itself how much it is, so that it can be known before it is made.
    """
    if isinstance(e, AddMana) and e.any_color == X():
        return REJECTED  # type: ignore[return-value]
    for target in [part for part in within(e) if isinstance(part, TARGETS)]:
        renewed = put(target, X(), n)
        assert isinstance(renewed, TARGETS)
        e = about(e, target, renewed)
    return _defined(e, n)


def _defined(e: Effect, n: Amount) -> Effect:
    """X is worked out as the instruction that says it is followed, after those before it."""
    if isinstance(e, May) and isinstance(e.effect, Sequence):
        return e.with_(effect=_defined(e.effect, n))
    parts = e.parts if isinstance(e, Sequence) else ()
    first = next((i for i, part in enumerate(parts) if X() in set(within(part))), 0)
    if not first:
        return DefineX(e, n)
    return sequence(*parts[:first], _defined(sequence(*parts[first:]), n))


def _x_as_cast(e: Effect, n: Amount) -> object:
    """Only a number that is announced: of targets, or divided among them (601.2c-d)."""
    if any(isinstance(part, TARGETS) for part in within(n)):
        return REJECTED
    divided = isinstance(e, DealDamage) and e.divided and e.amount == X()
    targets = isinstance(e, Move) and isinstance(e.objects, Target) and e.objects.most == X()
    return _x(e, n) if divided or targets else REJECTED


def _unless_x(e: Effect, u: tuple[Players, Cost], n: Amount) -> object:
    made = unless_paid(e, u)
    return DefineX(made, n) if isinstance(made, MayPay) else REJECTED


def _when_so(c: Condition, e: Effect) -> object:
    """ "When a card is exiled this way"; what is put somewhere need not be what was done last."""
    put_so = any(isinstance(w, DoneThisWay) and w.done.startswith("put ") for w in within(c))
    return REJECTED if put_so else f.WhenSoThen(e, c)


def _for_each(o: Who, e: Effect) -> Effect:
    return ForEach(o, e)


def _next(p: Pattern, e: Effect) -> object:
    return REJECTED if isinstance(p, Discards) else Delayed(p, e)  # the card's own ability


def _whenever(p: Pattern, e: Effect, d: Duration | None = None) -> object:
    if isinstance(d, YourNextTurn):
        return Delayed(p, e, times=None, until=d)
    is_now = d is None or isinstance(d, EndOfTurn)
    return Delayed(p, e, times=None, this_turn=True) if is_now else REJECTED


def _once_this_turn(p: Pattern, e: Effect) -> Effect:
    return Delayed(p, e, times=1, this_turn=True)


SENTENCE = Table(
    "sentence",
    (
        Include("clauses"),
        Include("following"),
        Include("voting"),
        Include("sharing"),
        Include("enchanted_card_returned"),
        t(lambda s: s, "then {s:sentence}", "[然后/接着/再]{s:sentence}"),
        t(
            conditioned,
            "if {c:condition}, {e:sentence}",
            "[如果/若]{c:condition}，则{e:sentence}|若{c:condition}，[便]{e:sentence}",
            ex=("if it's your turn, draw a card", "如果在你的回合，则抓一张牌"),
        ),
        t(
            lambda c, who, o: GainControl(o, who, AsLongAs(c)),
            "",
            "只要{c:condition}，{who:players}便获得{o:controlled}的操控权",
            ex=(
                "you gain control of target artifact for as long as you control ~",
                "只要你操控~，你便获得目标神器的操控权",
            ),
        ),
        t(if_so, "{e:clauses} if {c:condition}", ""),
        t(
            if_kicked,
            "{e:clauses} if it was kicked",
            "",
            rank=-1,
            ex=("counter target spell if it was kicked", ""),
        ),
        t(
            _then,
            "{e:clause}, then {s:sentence}",
            "",  # in Chinese what follows may be of the same player
            rank=2,
            ex=("draw a card, then sacrifice ~ unless it's your turn", ""),
        ),
        t(
            unless_so,
            "{e:clauses} unless {c:condition}",
            "除非{c:condition}，否则{e:clauses}",
            ex=("sacrifice ~ unless it's your turn", "除非在你的回合，否则牺牲~"),
        ),
        t(
            _unless_x,
            "{e:clauses} unless {u:unless_pays}, where x is {n:amount}",
            "{e:clauses}，除非{u:unless_pays}，x为{n:amount}|"
            "除非{u:unless_pays}，否则{e:clauses}，x为{n:amount}",
            ex=(
                "counter target spell unless its controller pays {x}, where x is its mana value",
                "反击目标咒语，除非其操控者支付{x}，x为其法术力值",
            ),
        ),
        t(
            unless_paid,
            "{e:clauses} unless {u:unless_pays}",
            "{e:clauses}[，]除非{u:unless_pays}|除非{u:unless_pays}，否则{e:clauses}",
            ex=(
                "counter target spell unless its controller pays {2}",
                "反击目标咒语，除非其操控者支付{2}",
            ),
        ),
        t(
            unless_loses,
            "",
            "除非{u:unless_pays}，否则{p:pred}|除非{u:unless_pays}，否则便{p:pred}",
            rank=-1,
            ex=("", "除非目标对手弃一张牌，否则失去2点生命"),
        ),
        t(
            unless_of_either,
            "",
            "除非{u:unless_pays}，否则{p:pred}|除非{u:unless_pays}，否则便{p:pred}",
        ),
        t(
            _x,
            "{e:clauses}, where x is {n:amount}",
            "{e:clauses}，x[为/等同于/等于]{n:amount}|{e:clauses}，[且/其中/此处]x为{n:amount}|"
            "{e:clauses}。x为{n:amount}",
            ex=(
                "draw x cards, where x is the number of creatures you control",
                "抓x张牌，x为由你操控的生物数量",
            ),
        ),
        t(
            _x_as_cast,
            "{e:clauses}, where x is {n:amount} as you cast ~",
            "{e:clauses}，x为[于你施放~时，/你施放~时]{n:amount}",
            ex=(
                "~ deals x damage divided as you choose among any number of targets, where x is "
                "the number of creatures you control as you cast ~",
                "~对任意数量的目标造成共x点伤害，你可任意分配，x为于你施放~时，由你操控的生物数量",
            ),
        ),
        t(
            lambda e, n, s: sequence(_x(e, n), s),
            "{e:clauses}, where x is {n:amount}, then {s:clauses}|"
            "{e:clauses}, where x is {n:amount}, {s:clauses_more}",
            "{e:clauses}，x为{n:amount}，然后{s:clauses}",
            ex=(
                "scry x, where x is the number of creatures you control, then draw a card",
                "占卜x，x为由你操控的生物数量，然后抓一张牌",
            ),
        ),
        t(
            _for_each,
            "for each {o:for_each}, {e:sentence}",
            "{o:for_each}，{e:sentence}",
            ex=("for each opponent, draw a card", "每位对手，抓一张牌"),
        ),
        t(
            times_counted,
            "for each {each:counted}, {effect:clauses}",
            "",
            rank=1,
            ex=("for each charge counter on ~, draw a card", ""),
        ),
        t(
            delayed,
            "{e:clauses} {p:next_step}",
            "{p:next_step}，{e:clauses}|{p:next_step}{e:clauses}",
            ex=(
                "draw a card at the beginning of the next end step",
                "在下一个结束步骤开始时，抓一张牌",
            ),
        ),
        t(later, "{p:next_step}, {e:sentence}", ""),
        t(
            _whenever,
            "whenever {p:pattern} this turn, {e:sentence}|"
            "{d:duration}, whenever {p:pattern}, {e:sentence}",
            "本回合中[，]每当{p:pattern}时，{e:sentence}|"
            "{d:duration}，每当{p:pattern}时，{e:sentence}",
            ex=(
                "whenever you cast a spell this turn, draw a card",
                "本回合中，每当你施放咒语时，抓一张牌",
            ),
        ),
        t(
            _once_this_turn,
            "when {p:this_turn_event} this turn, {e:sentence}",
            "本回合中，当{p:this_turn_event}时，{e:sentence}",
            ex=(
                "when that creature dies this turn, draw a card",
                "本回合中，当该生物死去时，抓一张牌",
            ),
        ),
        t(
            _next,
            "when {p:pattern}, {e:sentence}",
            "当{p:pattern}时，{e:sentence}",
            ex=("when that creature dies, draw a card", "当该生物死去时，抓一张牌"),
        ),
        t(
            f.IfSoThen,
            "if [you/they] do, {effect:sentence}|if [that/the] player does, {effect:sentence}|"
            "if [the/that] player discards a card this way, {effect:sentence}",
            "若你如此[作/做]，[则]{effect:sentence}|若该牌手如此作，[则]{effect:sentence}|"
            "若[他如此作，则/你这么作，/你这么做，/你这么做，则/牌手如此作，则/你如此作，"
            "便/他如此作，]{effect:sentence}|若其操控者如此作，则{effect:sentence}|"
            "若该牌手以此法弃[掉一张]牌，则{effect:sentence}",
            ex=("if you do, draw a card", "若你如此作，则抓一张牌"),
        ),
        t(
            f.IfNotThen,
            "if [you/they] don't, {effect:sentence}|"
            "if [that/the] player doesn't, {effect:sentence}",
            "若你未如此作，[则]{effect:sentence}|"
            "若[你不/该牌手未/你没有]如此作，则{effect:sentence}|"
            "若[你没这么/该牌手未如此]作，{effect:sentence}",
            ex=("if you don't, draw a card", "若你未如此作，则抓一张牌"),
            declined=True,
        ),
        t(
            IfUnableThen,
            "if [you/they/that player/the player] can't, {effect:sentence}",
            "若[你/他/该牌手]无法如此作，则{effect:sentence}|若他无法如此作，{effect:sentence}|"
            "如果你无法如此作，则{effect:sentence}",
            ex=("if you can't, draw a card", "若你无法如此作，则抓一张牌"),
        ),
        t(
            f.IfNotThen,
            "otherwise, {effect:sentence}|"
            "if [the/that] player doesn't discard a card this way, {effect:sentence}",
            "若否，[则]{effect:sentence}|否则[，]{effect:sentence}|若不然，{effect:sentence}|"
            "若该牌手未以此法弃牌，则{effect:sentence}",
            ex=("otherwise, draw a card", "若否，则抓一张牌"),
        ),
        t(
            f.WhenSoThen,
            "when you do, {effect:sentence}",
            "当你如此[作/做]时，{effect:sentence}|当你这么作时，{effect:sentence}",
            ex=("when you do, draw a card", "当你如此作时，抓一张牌"),
        ),
        t(
            _when_so,
            "when {c:done_this_way_is}, {e:sentence}",
            "当{c:done_this_way_is}时，{e:sentence}",
            ex=(
                "when a creature card is exiled this way, draw a card",
                "当以此法放逐一张生物牌时，抓一张牌",
            ),
        ),
        t(
            lambda e, c: sequence(e, c),
            "{e:clause} and {c:chosen_from_it}|{e:clause}, [and ]{c:chosen_from_it}",
            "{e:clause}，{c:chosen_from_it}",
            ex=(
                "target player reveals their hand and you choose a creature card from it",
                "目标牌手展示其手牌，你选择其中一张生物牌",
            ),
        ),
        *INSTEAD,
        MELD,
        *MARKING,
        *CHANCE,
    ),
    ("draw a card", "抓一张牌"),
)


THIS_TURN_EVENT = Table(  # what may happen once this turn
    "this_turn_event",
    (
        Include("pattern"),
        t(
            lambda f: NextTime(Casts(You(), f)),
            "you next cast {f:a_spell}",
            "你施放[你的]下一个{f:spells}|你下一次施放{f:spells}",
            ex=("you next cast an instant spell", "你施放你的下一个瞬间咒语"),
        ),
    ),
    ("you next cast an instant spell", "你施放你的下一个瞬间咒语"),
)
