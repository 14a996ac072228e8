"""What a player can pay mana with: mana in the pool, and what can be tapped for more."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from corpus.structs import Struct
from judge.abilities import Activated, Triggered
from judge.abilities.costs import TapThis
from judge.abilities.effects.players import AddMana
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import GameObject, Mana, ObjectId, PlayerId
from judge.rules.activation_costs import User, changes_of, with_changes
from judge.rules.activation_limits import is_usable, note_use
from judge.rules.mana.production import Letters, make_mana, mana_made, outputs_of, would_become
from judge.rules.mana.restrictions import may_be_spent
from judge.rules.mana_abilities import activated_abilities, is_of_mana
from judge.rules.meaning import Context, find_players
from judge.rules.patterns import Look, occurrences
from judge.rules.process import Process
from judge.rules.triggers.ability import is_mana_trigger, occurred_context
from judge.rules.view import View


class Making(NamedTuple):
    """An ability that makes mana, its effect, and the letters that it adds itself."""

    ability: Activated
    effect: AddMana
    letters: Letters


class Source(Struct):
    """Mana that may be spent: in the pool, or made by tapping a permanent for one of `outputs`.

    An output is all the mana that there will be, past what changes it and what is added to it;
    `making` has for each what makes it.
    """

    outputs: tuple[Letters, ...]
    mana: Mana | None = None  # in the pool
    object: ObjectId | None = None
    making: tuple[Making, ...] = ()
    helps: bool = False  # pays in place of mana: convoke, delve, improvise
    wanted: bool = False  # it could do something besides: a creature, or it has other abilities

    @property
    def most(self) -> int:
        """The most mana that it pays for."""
        return max(map(len, self.outputs), default=0)

    @property
    def flexibility(self) -> tuple[int, bool, bool, int]:
        """How much else the source could be used for; mana that lasts, later too."""
        kind = (self.mana is None) + 2 * bool(self.making) + self.wanted
        of = [one.effect.spending for one in self.making]
        of += [self.mana.spending] if self.mana is not None else []
        restricted = bool(of) and all(spending is not None for spending in of)
        lasts = self.mana is not None and bool(self.mana.lasts)
        return kind, not restricted, lasts, len(self.outputs)


@contextmanager
def _by_its_own_rules(process: Process) -> Iterator[None]:
    """Mana is made by none of the rules by which an effect asks for a cost."""
    before, process.besides = process.besides, ()
    try:
        yield
    finally:
        process.besides = before


@cites("605.3b", "一个起动式法术力异能不进入堆叠")
def tap_for_mana(process: Process, player: PlayerId, source: Source, output: Letters) -> None:
    """A permanent is tapped for mana: the ability resolves at once."""
    if source.object is None:
        return
    ability, effect, letters = source.making[source.outputs.index(output)]
    with _by_its_own_rules(process):
        note_use(process, source.object, ability)
        process.do(e.Tap(source.object))
        make_mana(process, player, source.object, letters, effect, tapped=True)
        process.do(e.AbilityActivated(player, source.object, is_mana=True))


def pool_of(process: Process, player: PlayerId, context: Context) -> Iterator[Source]:
    """The mana in a player's pool that may be spent on this."""
    for mana in process.state.player(player).mana:
        if may_be_spent(process.view, mana, context):
            letters = (mana.letter, "S") if mana.snow else (mana.letter,)
            yield Source(tuple((letter,) for letter in letters), mana=mana)


def rules_of_kept(process: Process, player: PlayerId, context: Context) -> tuple[str, ...]:
    """The rule by which a player has mana, or can make some, that may not be spent on this."""
    view = process.view
    pool = view.state.player(player).mana
    of_pool = any(not may_be_spent(view, mana, context) for mana in pool)
    of_lands = any(
        ability.cost.parts == (TapThis(),)
        and isinstance(ability.effect, AddMana)
        and ability.effect.spending is not None
        and not any(_outputs(process, held, ability.effect, context))
        for held in (() if process.from_pool else view.permanents())
        if held.controller == player and not held.tapped
        for ability in activated_abilities(view, held.id)
    )
    return may_be_spent.numbers if of_pool or of_lands else ()


def permanents_for_mana(process: Process, player: PlayerId, context: Context) -> Iterator[Source]:
    """The untapped permanents that can be tapped for mana to pay this, with all they can make."""
    view = process.view
    for held in view.permanents() if not process.from_pool else ():
        if held.controller != player or held.tapped:
            continue
        if held.sick and view.of(held.id).is_creature and not view.has(held.id, "haste"):
            continue
        made: dict[Letters, Making] = {}
        wanted = view.of(held.id).is_creature
        for ability in activated_abilities(view, held.id):
            if ability.cost.parts != (TapThis(),) or not is_of_mana(view, ability):
                wanted = wanted or ability.zone == "battlefield"
            elif isinstance(ability.effect, AddMana) and is_usable(view, player, held.id, ability):
                check_cost(view, player, held.id, ability)
                for output, (effect, run) in _outputs(process, held, ability.effect, context):
                    made.setdefault(output, Making(ability, effect, run))
        if made:
            order = sorted(made, key=lambda output: made[output].effect.spending is None)
            yield Source(
                tuple(order),
                object=held.id,
                making=tuple(made[output] for output in order),
                wanted=wanted,
            )


def check_cost(view: View, player: PlayerId, id_: ObjectId, ability: Activated) -> None:
    """Raises `Unsupported` where a permanent is tapped for mana only if mana is paid too."""
    changes = changes_of(view, User(player, id_, ability))
    if with_changes(ability.cost, changes) != ability.cost:
        raise Unsupported(
            "602.2b", "mana that is to be paid for a mana ability", "法术力异能须支付的法术力"
        )


def _outputs(
    process: Process, held: GameObject, effect: AddMana, context: Context
) -> Iterator[tuple[Letters, tuple[AddMana, Letters]]]:
    """What tapping a permanent for an ability's mana comes to, of what may be spent on this."""
    view, player = process.view, held.controller
    runs = dict.fromkeys(outputs_of(process, effect, Context(held.id, player)))
    events = [(run, mana_made(view, player, held.id, run, effect, tapped=True)) for run in runs]
    as_snow: list[tuple[Letters, tuple[AddMana, Letters]]] = []
    for run, event in events:
        for made in would_become(process, event):
            if not made.mana or not may_be_spent(view, made.mana[0], context):
                continue
            extra = made_besides(process, player, made)
            letters = tuple(mana.letter for mana in made.mana)
            yield (*letters, *extra), (effect, run)
            if made.mana[0].snow:
                as_snow.append(((*("S" for _ in letters), *extra), (effect, run)))
    yield from as_snow


def made_besides(process: Process, player: PlayerId, made: e.ManaMade) -> Letters:
    """The mana that triggered mana abilities add as a permanent is tapped for mana (605.4a)."""
    look = Look(process.view, process.view)
    found: list[str] = []
    for ability, own in _mana_triggers(process):
        effect = ability.effect
        if not isinstance(effect, AddMana):
            continue
        for one in occurrences(look, ability.pattern, [made], own):
            context = occurred_context(own, one)
            outputs = outputs_of(process, effect, context)
            if len(outputs) == 1 and player in find_players(look.after, effect.player, context):
                found += outputs[0]
    return tuple(found)


def _mana_triggers(process: Process) -> Iterator[tuple[Triggered, Context]]:
    """The triggered mana abilities there are, delayed ones too, each with its context."""
    for source, controller, ability in process.view.triggers:
        if is_mana_trigger(ability):
            yield ability, Context(source, controller)
    for waiting in process.state.delayed:
        here = waiting.in_turn in (None, process.state.turns_taken)
        if here and not waiting.at_once and is_mana_trigger(waiting.ability):
            yield waiting.ability, Context(waiting.source, waiting.controller)
