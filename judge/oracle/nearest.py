"""What "it" means after this object was spoken of: "put a counter on ~. It gains flying".

An ability keeps one thing that was last spoken of, and speaking of this object by name does not
change it, so that "that creature" still is the one of the event. "It" is nearer: it is this object.
"""

from __future__ import annotations

import re

from judge.abilities import Ability, Activated, Static, Triggered
from judge.abilities import conditions as c
from judge.abilities import who as w
from judge.abilities.bases import Effect, Filter, Objects, Pattern
from judge.abilities.effects import combinators as x
from judge.abilities.effects import objects as o
from judge.abilities.filters import IsThis, Non
from judge.abilities.patterns import BecomesTarget, Casts, StepBegins
from judge.abilities.statics import Continuous
from judge.abilities.walk import within
from judge.oracle.filters import every
from judge.oracle.subjects import about, put
from judge.values import Lang

KEEPS = (o.PutCounters, o.RemoveCounters, o.Tap, o.Untap, o.Change, o.Transform)
_ITS = {Lang.EN: re.compile(r"\b(it|its|it's)\b", re.IGNORECASE), Lang.ZH: re.compile("[它其]")}
_THAT = {
    Lang.EN: re.compile(
        r"\bthat (creature|permanent|card|artifact|land|token|spell)", re.IGNORECASE
    ),
    Lang.ZH: re.compile("该(生物|永久物|牌|神器|地|衍生物|咒语)"),
}
_BY_A_SPELL = (BecomesTarget, Casts)
_TO_THEM = re.compile(r"\bdamage to them\b|对其造成|向其造成")
_REMINDER = re.compile(r"\([^)]*\)|（[^）]*）")
_QUOTED = re.compile(r'"[^"]*"|“[^”]*”')


def nearest(abilities: tuple[Ability, ...], line: str, lang: Lang) -> tuple[Ability, ...] | None:
    """The abilities with "it" as this object after effects on it; None where it is not clear."""
    found: list[Ability] = []
    for ability in abilities:
        if isinstance(ability, Static):
            said = _of_subject(ability)
            if said is None:
                return None
            found.append(said)
            continue
        if not isinstance(ability, (Activated, Triggered)):
            found.append(ability)
            continue
        ability = _of_spell(_of_them(_of_host(ability), line), line, lang)
        effect, _ = _walk(ability.effect, _is_asked_about(ability))
        if effect == ability.effect:
            found.append(ability)
            continue
        text = _QUOTED.sub("", _REMINDER.sub("", line))
        its, that = _ITS[lang].search(text), _THAT[lang].search(text)
        if its and that:
            return None
        found.append(ability.with_(effect=effect) if its else ability)
    return tuple(found)


def _of_host(ability: Activated | Triggered) -> Activated | Triggered:
    """ "At the beginning of …, if enchanted creature is tapped, untap it": that creature."""
    if not isinstance(ability, Triggered) or not isinstance(ability.pattern, StepBegins):
        return ability
    if not any(isinstance(part, w.AttachedTo) for part in within(ability.condition)):
        return ability
    return ability.with_(effect=about(ability.effect, w.It(), w.AttachedTo()))


def _of_them(ability: Activated | Triggered, line: str) -> Activated | Triggered:
    """ "Deals 2 damage to them", where a player is what triggers the ability."""
    if not isinstance(ability, Triggered) or not _TO_THEM.search(_REMINDER.sub("", line)):
        return ability
    if getattr(ability.pattern, "player", None) in (None, w.You()):
        return ability
    effect = ability.effect
    if isinstance(effect, o.DealDamage) and effect.to == w.It():
        return ability.with_(effect=effect.with_(to=w.ThatPlayer()))
    return ability


def _of_spell(ability: Activated | Triggered, line: str, lang: Lang) -> Activated | Triggered:
    """ "That spell", where nothing else is called "it" or "that": what was cast or what targets."""
    if not isinstance(ability, Triggered) or not isinstance(ability.pattern, _BY_A_SPELL):
        return ability
    text = _QUOTED.sub("", _REMINDER.sub("", line))
    named = [found[1] for found in _THAT[lang].finditer(text)]
    if not named or set(named) - {"spell", "咒语"} or _ITS[lang].search(text):
        return ability
    spell = w.Triggering() if isinstance(ability.pattern, Casts) else w.TriggerSource()
    return ability.with_(effect=about(ability.effect, w.It(), spell))


def _of_subject(ability: Static) -> Static | None:
    """The ability with "it" in its condition as what its rule is about; None if that is unclear."""
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
            return None
    if not isinstance(subject, Filter):
        return None
    return ability.with_(rule=rule.with_(**{name: every(subject, narrower)}), condition=None)


def _is_asked_about(ability: Activated | Triggered) -> bool:
    """True if the last that an intervening "if" speaks of is this object."""
    if not isinstance(ability, Triggered):
        return False
    spoken_of = [part for part in within(ability.condition) if isinstance(part, Objects)]
    return bool(spoken_of) and isinstance(spoken_of[-1], w.This)


def _walk(effect: Effect, near: bool) -> tuple[Effect, bool]:
    """The effect with "it" replaced from where this object is nearest, and if it still is."""
    match effect:
        case x.Sequence(parts=parts):
            renewed: list[Effect] = []
            for part in parts:
                part, near = _walk(part, near)
                renewed.append(part)
            return effect.with_(parts=tuple(renewed)), near
        case x.May() | x.IfDone() | x.If() | x.MayPay():
            changed: dict[str, Effect] = {}
            for name in ("effect", "then", "otherwise"):
                held = getattr(effect, name, None)
                if isinstance(held, Effect):
                    changed[name], near = _walk(held, near)
            return effect.with_(**changed), near
        case x.Delayed(effect=inner) if _is_of_this(effect.pattern):
            return effect.with_(effect=about(inner, w.It(), w.This())), near
        case x.DefineX(effect=inner):
            inner, near = _walk(inner, near)
            return effect.with_(effect=inner), near
    return _leaf(effect, near)


def _is_of_this(pattern: Pattern) -> bool:
    """True of "when this creature dies", which speaks of this object just before what happens."""
    return getattr(pattern, "filter", None) == IsThis()


def _leaf(effect: Effect, near: bool) -> tuple[Effect, bool]:
    said = getattr(effect, "on", None) or getattr(effect, "objects", None)
    if isinstance(effect, KEEPS) and isinstance(said, w.This):
        return effect, True
    if near and any(isinstance(part, w.It) for part in within(effect)):
        effect = about(effect, w.It(), w.This())
    kept = isinstance(effect, KEEPS) and said in (w.This(), w.It())
    others = (Objects, w.AnyTarget, w.TargetOf)
    speaks = any(
        isinstance(part, others) and not isinstance(part, (w.It, w.This)) for part in within(effect)
    )
    return effect, near and (kept or not speaks)
