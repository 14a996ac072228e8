"""Rules that a resolved spell or ability sets up for a while (611.2).

What changes neither characteristics nor control is such a rule: it is about objects of a kind that
come later too, also where another part of the same effect is not.
"""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities import modifications as m
from judge.abilities.bases import Effect, Modification, Objects, StaticRule, Who
from judge.abilities.effects import objects as o
from judge.abilities.effects import players as pl
from judge.abilities.filters import IsIt
from judge.abilities.patterns import Casts
from judge.abilities.references import Said, TheTarget
from judge.abilities.statics import CostChange, PlayFrom
from judge.abilities.walk import within
from judge.abilities.who import Every, It, Together
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import FloatingRule, Recipient
from judge.rules.choices.recipients import recipients
from judge.rules.earlier import HOW_MANY_SPELLS
from judge.rules.editions import EACH_MILLED
from judge.rules.engine import Do
from judge.rules.meaning import Context, amount_of
from judge.rules.meaning.exact_words import exactly, with_players
from judge.rules.patterns import count_happened
from judge.rules.process import Process
from judge.rules.qualities.lasting_words import as_begun

Modifications = tuple[Modification, ...]


def divided(effect: o.Change) -> tuple[Modifications, Modifications]:
    """What is a rule about objects, and what changes characteristics or control."""
    rules = tuple(one for one in effect.modifications if isinstance(one, m.Restricted))
    return rules, tuple(one for one in effect.modifications if one not in rules)


def kinds_in(effect: o.Change) -> tuple[tuple[Every, ...], tuple[Objects, ...]]:
    """All objects of a kind that an effect is about, and those that it means one by one."""
    who = effect.objects
    parts = who.parts if isinstance(who, Together) else (who,)
    kinds = tuple(one for one in parts if isinstance(one, Every))
    others = (one for one in parts if isinstance(one, Objects) and one not in kinds)
    return kinds, tuple(others)


@cites("611.2c", "不影响特征或改变任何物件操控权的持续性效应影响游戏规则")
@cites("611.2c", "则受各部分影响的物件各自单独决定")
def rules_of_kinds(process: Process, effect: o.Change, context: Context) -> tuple[e.RuleBegan, ...]:
    """Each rule about all objects of a kind; it holds for those that come later too."""
    return tuple(
        e.RuleBegan(
            FloatingRule(
                as_begun(process.view, one.rule.with_(filter=every.filter), context),
                context.controller,
                context.source,
                exactly(process.view, effect.duration, context),
            ),
            because=rules_of_kinds.numbers[:1],
        )
        for every in kinds_in(effect)[0]
        for one in divided(effect)[0]
        if isinstance(one, m.Restricted) and isinstance(one.rule, StaticRule)
    )


@cites("611.2a", "持续性效应")
def rule_until(process: Process, effect: pl.RuleUntil, context: Context) -> bool:
    """A rule holds for a while; about objects of which there are none, none begins."""
    if not isinstance(effect.rule, StaticRule):
        raise Unsupported(
            "611.2a", "a rule of this kind that holds for a while", "在一段时间内生效的此种规则"
        )
    about = context.it if effect.about is None else recipients(process, effect.about, context)
    if not about and any(isinstance(part, IsIt) for part in within(effect.rule)):
        return False
    rule = _where_it_is(process, effect.rule, effect.about, about)
    if isinstance(rule, CostChange):
        rule = cost_as_begun(process, rule, context)
    more = each_milled(process) if effect.of_milled and len(about) > 1 else ()
    players = with_players(process.view, rule, context.about(*about))
    floating = FloatingRule(
        as_begun(process.view, players, context),
        context.controller,
        context.source,
        exactly(process.view, effect.duration, context),
        about=about,
        condition=exactly(process.view, effect.condition, context),
    )
    return bool(process.do(e.RuleBegan(floating, because=(*process.because, *more))))


@cites("701.17d", "the permission applies to each of the milled cards", edition=EACH_MILLED)
def each_milled(process: Process) -> tuple[str, ...]:
    """The rule by which "that card" is each of several that were milled in place of one."""
    if not process.rulebook.edition.rules_as(EACH_MILLED):
        raise Unsupported(
            "701.13d", "which of several milled cards may be played", "可使用所磨数张牌中的哪一张"
        )
    return each_milled.numbers


@cites("611.2d", "该可变数值的数值只在结算时决定一次")
def cost_as_begun(process: Process, rule: CostChange, context: Context) -> CostChange:
    """How much less spells cost is worked out once, and which of the turn is the next spell."""
    view = process.view
    if not any(isinstance(part, It) for part in within(rule.times)):
        rule = rule.with_(times=amount_of(view, rule.times, context))
    if not rule.is_next:
        return rule
    cast = count_happened(view, Casts(rule.player, rule.filter), context).exactly(HOW_MANY_SPELLS)
    return rule.with_(nth=cast + 1, is_next=False)


def _where_it_is(
    process: Process, rule: StaticRule, said: Who | None, about: tuple[Recipient, ...]
) -> StaticRule:
    """What may be played, was chosen, and has not been moved may be from where it is."""
    if not isinstance(rule, PlayFrom) or not isinstance(said, TheTarget | Said):
        return rule
    zones = {process.view.object(id_).zone for id_ in about if isinstance(id_, int)}
    return rule.with_(zone=zones.pop().value) if len(zones) == 1 else rule


EFFECTS: Mapping[type[Effect], Do] = {
    pl.RuleUntil: rule_until,
}
