"""Cards in hands and libraries of which it makes no difference what they are.

Bob discards three of twelve cards and loses 2 life: where his life is asked, nothing looks at
which cards. So it is once the script is over, where neither an ability or effect in the game nor
a question looks at cards: each has to be known to look at none.
"""

from __future__ import annotations

from judge.abilities.ability import Activated, Keyword, SpellAbility
from judge.abilities.effects.combinators import AtOnce, Sequence
from judge.abilities.effects.objects import DealDamage
from judge.abilities.effects.players import Discard, Draw, GainLife, LoseLife, Mill, Scry, Surveil
from judge.abilities.references import TheTargetPlayer
from judge.abilities.walk import within
from judge.abilities.who import (
    AnyTarget,
    EachOpponent,
    EachPlayer,
    TargetPlayer,
    ThatPlayer,
    This,
    You,
)
from judge.game.state import GameObject, GameState, Zone
from judge.scenario.play import Play

HIDDEN = (Zone.HAND, Zone.LIBRARY)
ASKED = (  # questions that look at a card only where they name it
    *("life", "hand", "library", "graveyard", "zone", "dies", "survives", "result"),
    *("wins", "loses"),
    *("gained", "lost", "drawn", "discarded", "milled", "countered", "resolves", "unresolved"),
    *("power_toughness", "damage", "counters", "tapped", "controller"),
)
BLIND = (  # keyword abilities that look neither at cards nor at how much damage was dealt
    *("deathtouch", "defender", "first strike", "flash", "flying", "haste", "lifelink", "menace"),
    *("reach", "trample", "vigilance", "hexproof", "shroud", "fear", "intimidate", "skulk"),
)
EFFECTS = (AtOnce, Sequence, DealDamage, Discard, Draw, GainLife, LoseLife, Mill, Scry, Surveil)
WHO = (AnyTarget, EachOpponent, EachPlayer, TargetPlayer, ThatPlayer, TheTargetPlayer, This, You)


def is_all_one(play: Play) -> bool:
    """True where nothing looks at what the cards in hands and libraries are."""
    scenario, state = play.finder.scenario, play.meanwhile or play.state
    asked = scenario.ask
    if play.items or scenario.until is not None or not asked or _lasts(state):
        return False
    if any(one.key not in ASKED for one in asked):
        return False
    return not any(map(_looks, state.objects.values()))


def _lasts(state: GameState) -> bool:
    return any((state.effects, state.rules, state.delayed, state.pending))


def _looks(held: GameObject) -> bool:
    """True of an object that may look at cards, or do something as a card."""
    faces = (held.printed, *held.faces)
    abilities: list[object] = [ability for face in faces for ability in face.abilities]
    if held.zone in HIDDEN:
        is_marked = bool(held.marks or held.chosen or held.linked)
        return is_marked or not all(isinstance(one, SpellAbility | Activated) for one in abilities)
    if held.stack is not None:
        abilities.append(held.stack.ability)
    return not all(map(_is_blind, abilities))


def _is_blind(ability: object) -> bool:
    """True of an ability that looks at no card; what could be activated is not any more."""
    if isinstance(ability, Keyword):
        return ability.name in BLIND
    if isinstance(ability, SpellAbility):
        return all(isinstance(word, (*EFFECTS, *WHO)) for word in within(ability.effect))
    return ability is None or isinstance(ability, Activated)
