"""What "another" and "other" are other than: this object, or what was spoken of before.

The first "another target" of an ability is another than its object. A spell says "other" only of
the one target spoken of before, or of the tokens that it made. A permanent says "other tokens" of
those spoken of before. "Each other player" is other than the player spoken of. An Equipment's
"each other creature" is other than the creature that the ability speaks of; of its static
ability, than the creature that it is attached to.
"""

from __future__ import annotations

from judge.abilities import filters as f
from judge.abilities import references as r
from judge.abilities import who as w
from judge.abilities.bases import Condition, Filter, Objects, Pattern, Players, Who
from judge.abilities.effects.objects import Act
from judge.abilities.patterns import Casts
from judge.abilities.walk import within
from judge.cards import CardType, TypeLine
from judge.oracle.lexicon.filters import every
from judge.oracle.references.mentions import LOOSE, Scope, Unclear, agreement, meant
from judge.oracle.references.nouns import nouns_of

MAY_BE_CREATURES = frozenset({CardType.CREATURE, CardType.PLANESWALKER})
BECOME_CREATURES = frozenset({"Vehicle", "Spacecraft"})  # by crewing and by stationing
CALLED = frozenset({"token", "spell", "ability"})  # what a permanent never calls itself
SHARING = (f.SharesType, f.SharesColor, f.SharesCardType, f.SharesPermanentType, f.SameNameAs)
SAID = 2  # of agreement: it was called so
EXILED_NOW = f.Non(f.IsOne(w.Linked(here=True, many=False)))
ANY = every(  # the permanents among "any target"
    f.IsPermanent(),
    f.AnyOf(
        (
            f.OfType(CardType.CREATURE),
            f.OfType(CardType.PLANESWALKER),
            f.OfType(CardType.BATTLE),
        )
    ),
)
ATTACHED = frozenset({CardType.ARTIFACT, CardType.ENCHANTMENT})


def types_of(line: TypeLine) -> frozenset[CardType]:
    """The card types of an object that can be no creature; none for one that is or becomes one."""
    types = frozenset(line.types)
    may_be = types & MAY_BE_CREATURES or BECOME_CREATURES & set(line.subtypes)
    return frozenset() if may_be else types


def another(word: Who, before: tuple[Who, ...], *, than_triggering: bool = False) -> Who:
    """A word "another target" with no target before it: another than the object that says it.

    "Any other target" is then an other creature, planeswalker or battle, or a player (115.4).
    Where that or another one triggers the ability, it is another than the one that did.
    """
    known = any(_is_other_than(word, one) for one in before)
    if known or not getattr(word, "another", False):
        return word
    other = than_the_one(word) if than_triggering else f.Other()
    match word:
        case w.AnyTarget(chooser=None):
            return w.TargetOf(w.EachPlayer(), every(other, ANY), word.least, word.most)
        case w.Target() | w.TargetOf():
            return word.with_(filter=every(other, word.filter), another=False)
    raise Unclear("another")  # than a player of the event


def than_the_one(word: Who) -> Filter:
    """ "Other" than the object of the event; of a card, than what that became as it died."""
    one: Filter = f.IsOne(w.Triggering())
    return f.Non(f.Formerly(one) if f.IsCard() in within(word) else one)


def is_of_either(pattern: Pattern) -> bool:
    """True of "whenever ~ or another creature dies"."""
    either = [part.parts for part in within(pattern) if isinstance(part, f.AnyOf)]
    return any(f.IsThis() in parts and f.Other() in within(parts) for parts in either)


def _is_other_than(word: Who, before: Who) -> bool:
    """True if "another target" may be other than what an earlier target is: of one kind.

    "Attach up to one target Equipment to her. Then up to one other target creature": than her.
    """
    if isinstance(word, w.TargetPlayer):
        return not isinstance(before, w.Target)
    if not isinstance(word, w.Target) or not isinstance(before, w.Target):
        return not isinstance(word, w.Target) or not isinstance(before, w.TargetPlayer)
    one, other = (nouns_of(it.filter) - set(LOOSE) for it in (word, before))
    return not one or not other or bool(one & other)


def others_than_target(scope: Scope) -> Filter:
    """ "Other", said by a spell: than the one target, or other object, spoken of last."""
    found = [m for m in scope.mentions if not m.is_player and not m.weak and m.now is not None]
    last = [m for m in found if m.clause == found[-1].clause]
    now = last[-1].now if last else None
    made = isinstance(now, r.Said) and "token" in last[-1].nouns
    if not made and (
        not isinstance(now, (r.TheTarget, w.Triggering)) or last[-1].many is not False
    ):
        raise Unclear("other")
    if any(m.now != now for m in last):
        raise Unclear("other")
    assert isinstance(now, Objects)
    return f.Non(f.IsOne(now))


def other_players(scope: Scope, yours: int) -> Players:
    """ "Each other player": than who was spoken of, else than you; `yours`: where you acted."""
    spoken = [m for m in scope.mentions if m.is_player and not m.weak and m.now is not None]
    if not spoken or spoken[-1].now == w.You():
        return w.EachOtherPlayer()
    last = spoken[-1]
    words = scope.words_of(last, known=False)
    if isinstance(words, w.EachOtherPlayer):
        return words  # the same ones again
    if last.many is not False or yours > last.clause or not isinstance(words, Players):
        raise Unclear("each other player")
    return w.EachOtherPlayer(words)


def says_other(value: object) -> bool:
    """True of "other creatures", which a spell says of a target; of "other spells" it is itself."""
    return any(
        isinstance(part, f.AllOf) and f.Other() in part.parts and f.IsSpell() not in part.parts
        for part in within(value)
    )


def is_of_casting(value: Condition) -> bool:
    """True of "if you've cast another spell": than this one."""
    return any(isinstance(part, Casts) for part in within(value))


def supported(effect: Act) -> Act:
    """What a spell supports: not other creatures, but any (701.35a)."""
    objects = effect.objects
    if effect.action != "support" or not isinstance(objects, w.Target):
        return effect
    qualities = getattr(objects.filter, "parts", ())
    told = f.AllOf(tuple(one for one in qualities if one != f.Other()))
    return effect.with_(objects=objects.with_(filter=told))


def is_of_others(value: f.AllOf, own: frozenset[CardType]) -> bool:
    """True of other objects of a type that the object of the ability does not have."""
    wanted = {part.card_type for part in value.parts if isinstance(part, f.OfType)}
    return bool(own) and f.Other() in value.parts and bool(wanted) and not wanted & own


def besides(value: f.AllOf, scope: Scope, own: frozenset[CardType], is_spell: bool) -> f.AllOf:
    """What a permanent calls "other": than what was spoken of, if it does not say it of itself."""
    value = besides_returned(value, scope)
    like = next((part.objects for part in value.parts if isinstance(part, SHARING)), None)
    if isinstance(like, w.It) and f.Other() in value.parts:
        return _put(value, f.Non(f.IsOne(like)))  # "another … that shares a type with it"
    if is_of_others(value, own):
        return besides_spoken_of(value, scope)
    return value if is_spell else besides_named(value, scope)


def besides_spoken_of(value: f.AllOf, scope: Scope) -> f.AllOf:
    """ "Each other creature": other than the creature spoken of last, where there is one."""
    found = [m for m in scope.mentions if not m.is_player and not m.weak and m.now != w.This()]
    if not any(agreement("creature", m) for m in found):
        return value
    words = meant(Scope(found, scope.kept), w.It("creature", None), known=True)
    return _put(value, f.Non(f.IsOne(words))) if isinstance(words, Objects) else value


def besides_named(value: f.AllOf, scope: Scope) -> f.AllOf:
    """ "All other tokens": than the token spoken of; this object does not call itself a token."""
    if f.Other() not in value.parts:
        return value
    found = [m for m in scope.mentions if not m.weak and m.now is not None]
    for noun in sorted(nouns_of(value) & CALLED):
        called = [m for m in found if agreement(noun, m) == SAID]
        if called:
            words = meant(Scope(called, scope.kept), w.It(noun, None), known=False)
            return _put(value, f.Non(f.IsOne(words))) if isinstance(words, Objects) else value
    return value


def besides_returned(value: f.AllOf, scope: Scope) -> f.AllOf:
    """ "Each other card exiled with ~", where none is exiled just now: than the last one moved."""
    if EXILED_NOW not in value.parts or any("exiled" in m.done for m in scope.mentions):
        return value
    found = [m for m in scope.mentions if not m.is_player and not m.weak]
    words = meant(Scope(found, scope.kept), w.It("card", None), known=False)
    assert isinstance(words, Objects)
    others = (f.Non(f.IsOne(words)) if one == EXILED_NOW else one for one in value.parts)
    return value.with_(parts=tuple(others))


def besides_host(what: Filter | Objects, own: frozenset[CardType]) -> Filter | Objects:
    """ "Other creatures you control get -1/-1" on an Aura: other than what it is attached to."""
    if isinstance(what, f.AllOf) and own & ATTACHED and is_of_others(what, own):
        return _put(what, f.Non(f.HostOfThis()))
    return what


def _put(value: f.AllOf, other: Filter) -> f.AllOf:
    return value.with_(parts=tuple(other if one == f.Other() else one for one in value.parts))
