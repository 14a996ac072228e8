"""What takes the place of something: "… instead", and what follows from damage prevented so."""

from __future__ import annotations

from judge.abilities.amounts import ThatMuch
from judge.abilities.bases import Condition, Effect, Objects, Players
from judge.abilities.effects.combinators import If, May, ReplaceThisTurn, SpeakOf
from judge.abilities.effects.objects import Change, DealDamage
from judge.abilities.effects.players import GainLife
from judge.abilities.modifications import SetPowerToughness
from judge.abilities.statics import Prevented, Replacement
from judge.abilities.walk import TARGETS, first_replaced, within
from judge.abilities.who import Every, It, ThatPlayer
from judge.oracle.subjects import about, sequence


def instead_of(condition: Condition, effect: Effect, last: Effect) -> Effect | None:
    """ "If …, … instead"; "you may … instead" leaves what was said before it to who doesn't.

    "That creature", or player, in what is done instead is the target of what would be done.
    """
    said = [part for part in within(last) if isinstance(part, TARGETS)]
    again = last
    for word in said:
        again = about(again, word, ThatPlayer() if isinstance(word, Players) else It())
    if isinstance(effect, May) and effect.otherwise is None:
        effect = effect.with_(otherwise=again)
    match last, effect:
        case DealDamage(to=Objects()), DealDamage(to=ThatPlayer()):
            return None  # 其: the object that was dealt damage, for no player was spoken of
    kept = _with_the_rest(again, _of_those(last, effect))
    if kept is None:
        return None
    effect = kept
    meant = [one for one in (It(), ThatPlayer()) if one in set(within(effect))]
    if not said or not meant:
        return If(condition, effect, last)
    if len(said) > 1 or len(meant) > 1 or isinstance(said[0], Players) is (meant == [It()]):
        return None
    return sequence(SpeakOf(said[0]), If(condition, effect, again))


def _with_the_rest(last: Effect, effect: Effect) -> Effect | None:
    """ "It becomes an artifact creature with base power and toughness 4/3. If …, it has base power
    and toughness 1/1 instead": only that takes the place; of other parts it is not clear."""
    if not isinstance(last, Change) or not isinstance(effect, Change):
        return effect
    old, new = ([type(one) for one in each.modifications] for each in (last, effect))
    if not set(new) < set(old) or last.objects != effect.objects:
        return effect
    if new != [SetPowerToughness] or old.count(SetPowerToughness) != 1:
        return None
    rest = tuple(one for one in last.modifications if not isinstance(one, SetPowerToughness))
    return effect.with_(modifications=(*rest, *effect.modifications))


def _of_those(last: Effect, effect: Effect) -> Effect:
    """ "Creatures you control get +1/+1. If …, those get +2/+2 instead": the same creatures."""
    group = next((part for part in within(last) if isinstance(part, Every)), None)
    if group is None or any(isinstance(part, TARGETS) for part in within(last)):
        return effect
    named = first_replaced(effect, It(), group)
    assert isinstance(named, Effect)
    return named


def speaks_of_shield(last: Effect, effect: Effect) -> bool:
    """True of "… the damage prevented this way" right after a prevention effect."""
    return _shield(last) is not None and any(isinstance(part, ThatMuch) for part in within(effect))


def with_shield(last: Effect, effect: Effect) -> Effect | None:
    """The prevention effect with what follows whenever it prevents damage; None if it can't be."""
    shield = _shield(last)
    if shield is None or not isinstance(effect, GainLife):
        return None
    prevented = shield.instead.with_(then=effect)
    return last.with_(replacement=shield.with_(instead=prevented))


def _shield(effect: Effect) -> Replacement | None:
    """What an effect prevents, with nothing that follows yet."""
    shield = effect.replacement if isinstance(effect, ReplaceThisTurn) else None
    if not isinstance(shield, Replacement) or not isinstance(shield.instead, Prevented):
        return None
    return shield if shield.instead.then is None else None
