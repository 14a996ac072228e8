"""What is changed as long as a static ability says so, and what it may not do."""

from __future__ import annotations

from typing import Any

from judge.abilities.ability import Static
from judge.abilities.bases import Ability, Condition, Filter, Modification, StaticRule
from judge.abilities.filters import AllOf, HostOfThis, IsIt, IsThis, Non, OfType, Other
from judge.abilities.modifications import GainAbilities, Restricted
from judge.abilities.statics import Continuous
from judge.abilities.walk import put, within
from judge.cards import CardType
from judge.language import REJECTED
from judge.oracle.lexicon.filters import every
from judge.oracle.lines.functioning import BATTLEFIELD, zones_named
from judge.oracle.sentences.restrictions import about
from judge.values import Value


def about_subject(c: Condition | None, f: object) -> object:
    """The condition, where "it" is what is changed: "~ has hexproof as long as it attacked"."""
    said = [] if c is None else [part for part in within(c) if isinstance(part, IsIt)]
    if said and not isinstance(f, IsThis | HostOfThis):
        return REJECTED
    made: object = c
    for it in said:
        made = put(made, it, f)
    return made


def continuous(f: Filter, m: tuple[Modification, ...], c: Condition | None = None) -> object:
    """The static abilities of what is changed; what is restricted is a rule of its own."""
    rules: list[StaticRule] = []
    condition = about_subject(c, f)
    if condition is REJECTED:
        return REJECTED
    if f != IsThis():
        m = tuple(_than_it(mod) for mod in m)
    kept = tuple(mod for mod in m if not isinstance(mod, Restricted))
    if kept:
        rules.append(Continuous(f, kept))
    for mod in m:
        if isinstance(mod, Restricted):
            if not isinstance(mod.rule, StaticRule):
                return REJECTED
            rules.extend(about((mod.rule,), f))
    zones = zones_named(c) or (BATTLEFIELD,)
    return tuple(Static(rule, condition, zone) for zone in zones for rule in rules)  # type: ignore[arg-type]


def _than_it(value: Any) -> Any:
    """ "Each other creature", said of what is changed: than that one, not than this Aura.

    "Each other enchantment" is than this one: an enchantment or artifact says it of its own kind.
    """
    if isinstance(value, (Ability, GainAbilities)):
        return value
    if isinstance(value, AllOf) and Other() in value.parts and not _OWN_KIND & set(value.parts):
        return every(*(Non(IsIt()) if part == Other() else part for part in value.parts))
    if isinstance(value, tuple):
        return tuple(_than_it(item) for item in value)
    if isinstance(value, Value):
        return value.with_(**{k: _than_it(getattr(value, k)) for k in value.__struct_fields__})
    return value


_OWN_KIND = {OfType(CardType.ARTIFACT), OfType(CardType.ENCHANTMENT)}
