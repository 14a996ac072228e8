"""What "it" means in the condition of a static ability: what its rule is about."""

from __future__ import annotations

from judge.abilities import Static
from judge.abilities import conditions as c
from judge.abilities import filters as f
from judge.abilities import references as r
from judge.abilities import who as w
from judge.abilities.bases import Filter
from judge.abilities.filters import IsThis, Non
from judge.abilities.statics import Continuous
from judge.abilities.walk import changed, put, within
from judge.oracle.lexicon.filters import every
from judge.oracle.references.mentions import Unclear
from judge.values import Value


def about_subject(ability: Static) -> Static:
    """The ability with "it" in its condition as what its rule is about; raises `Unclear`."""
    condition, rule = ability.condition, ability.rule
    if not any(isinstance(part, w.It) for part in within(condition)):
        return ability
    name = "what" if isinstance(rule, Continuous) else "filter"
    subject = getattr(rule, name, None)
    if subject == IsThis():
        return ability.with_(condition=put(condition, w.It(), w.This()))
    match condition:
        case c.Matches(objects=w.It(), filter=filter_):
            narrower = filter_
        case c.Not(condition=c.Matches(objects=w.It(), filter=filter_)):
            narrower = Non(filter_)
        case _:
            raise Unclear("it")
    if not isinstance(subject, Filter):
        raise Unclear("it")
    return ability.with_(rule=rule.with_(**{name: every(subject, narrower)}), condition=None)


def of_one(value: object) -> object:
    """ "If that creature attacked this turn": a filter that says which one by its noun."""
    if isinstance(value, f.IsIt):
        return f.IsOne(w.It(value.kind, value.many))
    return changed(value, of_one)


def compared_with_this(rule: Value) -> Value:
    """ "Creatures with greater power": than this one, of which alone the rule is."""
    if not any(isinstance(p, f.Compares) and w.It in map(type, within(p)) for p in within(rule)):
        return rule
    if getattr(rule, "filter", None) != f.IsThis():
        raise Unclear("greater")
    changed_rule = put(rule, w.It(), w.This())
    assert isinstance(changed_rule, Value)
    return changed_rule


def compared_to(value: f.Compares) -> object:
    """ "Less than the cards in its controller's graveyard": of the object compared itself."""
    amount: object = value.amount
    for its in (w.ControllerOf, w.OwnerOf):
        own = (p.objects for p in within(amount) if isinstance(p, its))
        if any(isinstance(one, w.It) and not one.kind for one in own):
            amount = put(amount, its(w.It()), its(r.Itself()))
    return amount
