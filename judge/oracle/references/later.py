"""What is carried out later, or lasts: it remembers what it speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.abilities import filters as f
from judge.abilities import references as r
from judge.abilities import statics as s
from judge.abilities import who as w
from judge.abilities.bases import Effect, Who
from judge.abilities.effects import combinators as x
from judge.abilities.effects import players as pl
from judge.abilities.patterns import StepBegins
from judge.abilities.walk import TARGETS, put, within
from judge.oracle.references.happened import MOVED, once_moved, spoken_by
from judge.oracle.references.mentions import Mention, Scope, Unclear, meant, player_meant
from judge.oracle.references.others import says_other

if TYPE_CHECKING:
    from judge.oracle.references.resolver import Resolver


def delayed(self: Resolver, effect: x.Delayed, scope: Scope) -> Effect:
    """What happens later; it remembers what it speaks of."""
    later = scope.later()
    about: Who | None = None
    if any(isinstance(part, f.IsIt) for part in within(effect.pattern)):
        about = meant(scope.copy(), _said_in(effect.pattern, f.IsIt) or w.It(), known=False)
    pattern = self.value(_without_noun(effect.pattern), later)
    if about is not None:
        _about(later, about, isinstance(effect.pattern, MOVED))
    else:
        for mention in spoken_by(effect.pattern):
            if not (mention.is_player and _names_nobody(effect)):
                later.add(mention)
    condition = self.value(effect.condition, later)
    done = _with_own_targets(self, effect.effect, later)
    kept = tuple(later.kept or ())
    return effect.with_(pattern=pattern, condition=condition, effect=done, kept=kept, about=about)


def _names_nobody(effect: x.Delayed) -> bool:
    """ "At the beginning of the next end step" speaks of no player, whosever step that will be."""
    once = effect.times is not None and not effect.this_turn and effect.until is None
    return once and isinstance(effect.pattern, StepBegins) and effect.pattern.player is None


def _said_in(value: object, *kinds: type[f.IsIt | w.It]) -> w.It | None:
    """The pronoun for what a rule or an event is about: the first that says a noun."""
    said = [part for part in within(value) if isinstance(part, kinds)]
    first = next((part for part in said if part.kind), said[0] if said else None)
    return None if first is None else w.It(first.kind, first.many)


def _without_noun(value: object) -> Any:
    """The same of what it is about by itself: its noun has said what that is."""
    return put(value, f.IsIt(), f.IsIt())


def _about(later: Scope, about: Who, moved: bool) -> None:
    """ "When that creature dies": what triggers it is what was spoken of, a card once it moved."""
    known = next((m for m in later.mentions if m.now == about), None)
    nouns = known.nouns if known is not None else frozenset()
    later.mentions = [m for m in later.mentions if m.now != about]
    later.add(Mention(w.Triggering(), once_moved(nouns) if moved else nouns))


def reflexive(self: Resolver, effect: x.Reflexive, scope: Scope) -> Effect:
    """ "When you do": it remembers what was done."""
    done = self.effect(effect.effect, scope)
    condition = self.value(effect.condition, scope.copy())
    later = scope.later()
    then = _with_own_targets(self, effect.then, later)
    kept = tuple(later.kept or ())
    return effect.with_(effect=done, then=then, kept=kept, condition=condition)


def _with_own_targets(self: Resolver, effect: Effect, later: Scope) -> Effect:
    """The effect of an ability that chooses targets of its own, the first of them anew."""
    before = self.targeted
    words = (part for part in within(effect) if getattr(part, "another", False))
    told = any(not isinstance(one, w.TargetPlayer) for one in before)
    if told and any(isinstance(part, TARGETS) for part in words):
        raise Unclear("another")  # than this object, or than the target before
    with self.acts.apart():
        done = self.effect(effect, later)
    self.targeted = before
    return done


def replaced(self: Resolver, effect: x.ReplaceThisTurn, scope: Scope) -> Effect:
    """A shield or another replacement effect: it is about what is named first."""
    about = None if effect.about is None else self.operand(effect.about, scope)
    chosen = self.value(effect.chosen, scope)
    inner = Scope([m for m in scope.mentions if m.now != r.TriggerPlayer()], scope.kept)
    replacement = self.replacement(effect.replacement, inner)
    return effect.with_(replacement=replacement, about=about, chosen=chosen)


def rule_until(self: Resolver, effect: pl.RuleUntil, scope: Scope) -> Effect:
    """A rule for a while: what it is about is remembered."""
    said = list(within(effect.rule))
    pronoun = _said_in(effect.rule, f.IsIt, w.It)
    about: list[Who] = [] if pronoun is None else [meant(scope, pronoun, known=False)]
    rule = _without_noun(effect.rule)
    if isinstance(rule, s.PlayFrom) and pronoun is not None and _is_milled(about, scope):
        rule = rule.with_(zone="graveyard")
        effect = effect.with_(of_milled=pronoun.many is False)
    they = next((part for part in said if isinstance(part, w.ThatPlayer)), None)
    if they is not None:
        about.append(player_meant(scope, they))
        rule = _about_players(rule)
    rule = self.named(rule, scope)
    if self.is_spell and says_other(rule):
        raise Unclear("other")
    condition = self.value(effect.condition, scope.copy())
    whole = None if not about else about[0] if len(about) == 1 else w.Together(tuple(about))
    return effect.with_(rule=rule, condition=condition, about=whole)


def _is_milled(about: list[Who], scope: Scope) -> bool:
    """ "You may play that card", a card that was milled: from the graveyard, not from exile."""
    meant_ones = [m for m in scope.mentions if m.now in about]
    return any("milled" in m.done and "exiled" not in m.done for m in meant_ones)


def _about_players(value: object) -> object:
    return put(value, w.ThatPlayer(), r.AboutPlayers())
