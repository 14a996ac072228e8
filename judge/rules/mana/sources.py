"""What a player can pay mana with: mana in the pool, and what can be tapped for more."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from judge.abilities import Activated
from judge.abilities.costs import TapThis
from judge.abilities.effects.players import AddMana
from judge.cite import cites
from judge.game import events as e
from judge.game.state import Mana, ObjectId, PlayerId
from judge.rules.mana.abilities import activated_abilities, is_mana_ability, make_mana, outputs_of
from judge.rules.meaning import Context, find_players, holds, matches
from judge.rules.patterns import Look, occurrences
from judge.rules.process import Process
from judge.rules.triggers.triggered import is_mana_trigger, occurred_context
from judge.rules.view import View


@dataclass(frozen=True, slots=True)
class Source:
    """Mana that may be spent: in the pool, or made by tapping a permanent for one of `outputs`."""

    outputs: tuple[tuple[str, ...], ...]
    mana: Mana | None = None  # in the pool
    object: ObjectId | None = None
    ability: Activated | None = None
    helps: bool = False  # pays in place of mana: convoke, delve, improvise
    wanted: bool = False  # it could do something besides: a creature, or it has other abilities

    @property
    def flexibility(self) -> tuple[int, int]:
        """How much else the source could be used for."""
        kind = (self.mana is None) + 2 * (self.ability is not None) + self.wanted
        return kind, len(self.outputs)


@cites("605.3b", "一个起动式法术力异能不进入堆叠")
def tap_for_mana(
    process: Process, player: PlayerId, source: Source, letters: tuple[str, ...]
) -> None:
    """A permanent is tapped for mana: the ability resolves at once."""
    if source.object is None:
        return
    process.do(e.Tap(source.object, for_mana=True))
    make_mana(process, player, source.object, letters)
    process.do(e.AbilityActivated(player, source.object, is_mana=True))


def pool_of(process: Process, player: PlayerId, context: Context) -> Iterator[Source]:
    """The mana in a player's pool that may be spent on this."""
    for mana in process.state.player(player).mana:
        about = context.object if context.object is not None else context.source
        if mana.only is not None and (
            about is None or not matches(process.view, mana.only, about, context)
        ):
            continue
        letters = (mana.letter, "S") if mana.snow else (mana.letter,)
        yield Source(tuple((letter,) for letter in letters), mana=mana)


def permanents_for_mana(process: Process, player: PlayerId) -> Iterator[Source]:
    """The untapped permanents that can be tapped for mana, with all they can make."""
    view = process.view
    for held in view.permanents():
        if held.controller != player or held.tapped:
            continue
        if held.sick and view.of(held.id).is_creature and not view.has(held.id, "haste"):
            continue
        outputs: list[tuple[str, ...]] = []
        used: Activated | None = None
        wanted = view.of(held.id).is_creature
        for ability in activated_abilities(view, held.id):
            if ability.cost.parts != (TapThis(),) or not is_mana_ability(ability):
                wanted = wanted or ability.zone == "battlefield"
                continue
            if not isinstance(ability.effect, AddMana) or not is_usable(view, held.id, ability):
                continue
            outputs += outputs_of(view, ability.effect, Context(held.id, player))
            used = ability
        extra = made_besides(view, player, held.id)
        if used is not None and outputs:
            outputs = [(*out, *extra) for out in outputs]
            snow = "snow" in {kind.value for kind in view.of(held.id).supertypes}
            more = [tuple("S" for _ in out) for out in outputs] if snow else []
            every = (*dict.fromkeys(outputs), *more)
            yield Source(every, object=held.id, ability=used, wanted=wanted)


def made_besides(view: View, player: PlayerId, id_: ObjectId) -> tuple[str, ...]:
    """The mana that triggered mana abilities add as a permanent is tapped for mana (605.4a)."""
    look, tapped = Look(view, view), [e.Tap(id_, for_mana=True)]
    found: list[str] = []
    for source, controller, ability in view.triggers:
        effect = ability.effect
        if not is_mana_trigger(ability) or not isinstance(effect, AddMana):
            continue
        for one in occurrences(look, ability.pattern, tapped, Context(source, controller)):
            context = occurred_context(Context(source, controller), one)
            outputs = outputs_of(view, effect, context)
            if len(outputs) == 1 and player in find_players(view, effect.player, context):
                found += outputs[0]
    return tuple(found)


def is_usable(view: View, id_: ObjectId, ability: Activated) -> bool:
    """True if the conditions of a mana ability are so; not known for one with a number of uses."""
    limit = ability.limit
    if limit.condition is not None:
        return holds(view, limit.condition, Context(id_, view.object(id_).controller))
    return limit.times_each_turn is None and not limit.once
