"""What of a combat bears on what is asked: how other creatures fight makes no difference to it.

Where it is asked whether the Elk dies, it is all one which of two others blocks the Ox, and where
life is asked, how the damage of a blocked creature is assigned. So it is where each creature does
no more than deal damage: then an attacker and what blocks it touch nobody else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator

from judge.abilities.ability import Keyword
from judge.cards import CardType
from judge.game.state import GameState, ObjectId, Recipient
from judge.game.steps import Step
from judge.rules.view import View
from judge.scenario.hidden import BLIND, HIDDEN
from judge.scenario.likeness import Likeness
from judge.scenario.play import Play

OF_ONE = (
    "dies",
    "survives",
    "zone",
    "life",
    "gained",
    "lost",
    "result",
    "wins",
    "loses",
    "blocked",
)  # questions about what they name
OF_PLAYERS = ("life", "gained", "lost", "result", "wins", "loses")
BEYOND = ("lifelink", "trample")  # by which more than those that fight one another is touched
ASKED = (*OF_ONE, "count", "graveyard", "hand")  # questions that look at no damage
UNCHANGING = frozenset({CardType.CREATURE, CardType.LAND, CardType.ARTIFACT, CardType.ENCHANTMENT})
Block = tuple[ObjectId, tuple[ObjectId, ...]]


class Bearing:
    """Which creatures of a combat bear on what is asked."""

    def __init__(self, play: Play, view: View, likeness: Likeness) -> None:
        self.view, self.likeness = view, likeness
        asked = play.finder.scenario.ask
        is_local = play.branch.merges and all(one.key in OF_ONE for one in asked)
        self.everything = not is_local or likeness.apart or counts_damage(play, view)
        self.of_players = any(one.key in OF_PLAYERS for one in asked) or _may_end(view)

    def of(self, fighting: Iterable[Recipient]) -> bool:
        """True if it may make a difference how these fight one another."""
        return self.everything or any(map(self._bears, fighting))

    def _bears(self, one: Recipient) -> bool:
        if isinstance(one, str):
            return True
        creature = ObjectId(one)
        words = (held for held in self.view.abilities(creature) if isinstance(held, Keyword))
        is_named = self.likeness.is_said(self.view.object(creature))
        return is_named or any(word.name in BEYOND for word in words)

    def kind(self, blocks: tuple[Block, ...]) -> Hashable:
        """The same for blocks between which nothing makes a difference."""
        if self.everything or any(len(attackers) > 1 for _, attackers in blocks):
            return frozenset(blocks)
        by: dict[ObjectId, list[ObjectId]] = {}
        for blocker, (attacker,) in blocks:
            by.setdefault(attacker, []).append(blocker)
        each = Counter(map(self._fight, by, by.values()))
        return frozenset((fight, number) for fight, number in each.items() if fight is not None)

    def _fight(self, attacker: ObjectId, blockers: list[ObjectId]) -> Hashable | None:
        alike = self.likeness.of
        if not self.of((attacker, *blockers)):
            return (alike(attacker),) if self.of_players else None  # whatever it is blocked by
        return (alike(attacker), frozenset(Counter(map(alike, blockers)).items()))


def _may_end(view: View) -> bool:
    """True if somebody may lose by what the attackers deal."""
    powers = (view.of(attack.attacker).power or 0 for attack in view.combat.attacks)
    most = sum(power for power in powers if power > 0)
    return any(player.life <= most for player in view.state.players)


def with_whom(view: View, one: Recipient) -> tuple[Recipient, ...]:
    """A creature with all that it fights, and that fights beside it; a player alone."""
    if isinstance(one, str):
        return (one,)
    block = view.block_of(ObjectId(one))
    attackers = (ObjectId(one),) if block is None else block.attackers
    attacks = (attack for attack in map(view.attack_of, attackers) if attack is not None)
    return (one, *attackers, *(other for attack in attacks for other in attack.blockers))


def counts_damage(play: Play, view: View) -> bool:
    """True if how much damage a creature is dealt may make a difference, not only whether it dies.

    So it is with any ability, effect or question that isn't known to look at no damage.
    """
    state, scenario = view.state, play.finder.scenario
    asked = scenario.ask
    if play.items or not asked or any(one.key not in ASKED for one in asked):
        return True
    is_first = state.turn.step is Step.FIRST_COMBAT_DAMAGE
    return is_first or any(_lasting(state)) or not all(map(_is_plain, _abilities(view)))


def _lasting(state: GameState) -> Iterator[object]:
    yield from (state.effects, state.rules, state.delayed, state.pending, state.stack)


def _abilities(view: View) -> Iterator[object]:
    """The abilities of all that is in public; of a thing that damage does more to, itself."""
    for held in view.state.objects.values():
        if held.zone in HIDDEN:
            continue
        if held.is_commander or not view.of(held.id).types <= UNCHANGING:
            yield held
        yield from view.abilities(held.id)


def _is_plain(ability: object) -> bool:
    return isinstance(ability, Keyword) and ability.name in BLIND
