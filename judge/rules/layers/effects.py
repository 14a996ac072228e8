"""The continuous effects that there are: of static abilities, counters, and what resolved (613)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from corpus.structs import Struct
from judge.abilities import Keyword, Static
from judge.abilities.bases import Ability, Filter, Modification
from judge.abilities.conditions import Matches
from judge.abilities.filters import IsThis, OfType
from judge.abilities.modifications import (
    DefinePowerToughness,
    GainAbilities,
    IfSo,
    SetPowerToughness,
)
from judge.abilities.statics import Continuous
from judge.abilities.who import It
from judge.cards import CardType, Characteristics
from judge.cite import cites
from judge.game.state import (
    ContinuousEffect,
    GameObject,
    GameState,
    ObjectId,
    PlayerId,
    Zone,
)
from judge.rules.given.intrinsic import DEPLOYING
from judge.rules.layers.layer import Layer, layer_of
from judge.rules.layers.scope import Aspect, Reads, is_of_board, reads
from judge.rules.meaning import Context, find_objects, objects_of
from judge.rules.rulebook import Rulebook
from judge.rules.view import View

IS_CREATURE = Matches(It(), OfType(CardType.CREATURE))
Granted = dict[ObjectId, dict[Ability, int]]  # static abilities, and since when objects have them


class Key:
    """What tells an effect from the others: of what kind it is, of which object, and what it is."""

    __slots__ = ("_hash", "_told", "kind", "of")

    def __init__(self, kind: str, of: int, what: object) -> None:
        self.kind = kind
        self.of = of
        self._told = (kind, of, what)
        self._hash = hash(self._told)  # once: it is asked for again and again

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Key) and self._hash == other._hash and self._told == other._told
        )


class LayerEffect(Struct):
    """A continuous effect; of fixed `objects`, or of a static ability that says what it affects."""

    key: Key
    timestamp: int
    source: ObjectId | None
    controller: PlayerId
    modifications: tuple[Modification, ...]
    layers: frozenset[Layer]
    static: Static | None = None
    objects: tuple[ObjectId, ...] = ()
    since: int | None = None  # the timestamp of what gave the object this static ability

    @property
    def is_defining(self) -> bool:
        """True for a characteristic-defining ability (604.3)."""
        return self.static is not None and self.static.zone is None

    @property
    def reads(self) -> Reads:
        """What about objects the effect looks at."""
        static = self.static
        if static is None:
            return reads(None, None, self.modifications)
        rule = static.rule
        what = rule.what if isinstance(rule, Continuous) else None
        return reads(what, static.condition, self.modifications)

    @property
    def is_of_board(self) -> bool:
        """True if the effect looks at nothing but objects and what they are."""
        if self.static is None:
            return is_of_board(None, None, self.modifications)
        rule = self.static.rule
        what = rule.what if isinstance(rule, Continuous) else None
        return is_of_board(what, self.static.condition, self.modifications)

    @property
    def looks_at(self) -> Aspect:
        """In what respects the effect looks at objects."""
        return self.reads.aspects


def _layers(modifications: tuple[Modification, ...]) -> frozenset[Layer]:
    return frozenset(layer for change in modifications if (layer := layer_of(change)) is not None)


def of_statics(
    rulebook: Rulebook, held: GameObject, now: Characteristics, granted: Mapping[Ability, int]
) -> Iterator[LayerEffect]:
    """The effects of the static abilities that an object has now, where they work (604.2).

    `granted` are those that effects gave it, with the timestamps of these effects.
    """
    if held.face_down is not None and (not now.abilities or held.zone is Zone.COMMAND):
        return
    for ability in rulebook.expand(now.abilities):
        if not isinstance(ability, Static) or ability.zone not in (None, held.zone.value):
            continue
        since = granted.get(ability)
        if since is not None:
            ability = as_granted(ability)
        rule = ability.rule
        if isinstance(rule, Continuous) and (layers := _layers(rule.modifications)):
            yield LayerEffect(
                Key("static", held.id, ability),
                held.timestamp if since is None else max(held.timestamp, since),
                held.id,
                held.controller,
                rule.modifications,
                layers,
                ability,
                since=since,
            )


@cites("604.3a", "它印在受其影响的牌上")
def as_granted(ability: Static) -> Static:
    """What an effect gives an object defines nothing: it sets power and toughness (613.4b)."""
    rule = ability.rule
    if ability.zone is not None or not isinstance(rule, Continuous):
        return ability
    changes = tuple(
        SetPowerToughness(one.power, one.toughness)
        if isinstance(one, DefinePowerToughness)
        else one
        for one in rule.modifications
    )
    return Static(rule.with_(modifications=changes), ability.condition)


def of_resolved(effect: ContinuousEffect, place: int) -> LayerEffect:
    """An effect that a spell or ability began as it resolved, by its place among them."""
    return LayerEffect(
        Key("effect", effect.timestamp, place),
        effect.timestamp,
        effect.source,
        effect.controller,
        effect.modifications,
        _layers(effect.modifications),
        None,
        effect.objects,
    )


KEYWORD_COUNTERS = (  # those of 122.1b, and of its later editions
    *("flying", "first strike", "double strike", "deathtouch", "decayed", "exalted", "haste"),
    *("hexproof", "indestructible", "lifelink", "menace", "reach", "shadow", "trample"),
    "vigilance",
)


@cites("122.1b", "可成为关键字指示物的关键字包括飞行、先攻、连击、死触")
def is_keyword_counter(rulebook: Rulebook, kind: str) -> bool:
    """True of a counter that gives its keyword; one that is only named like it gives nothing."""
    return kind in KEYWORD_COUNTERS and rulebook.knows(kind)


def of_counters(rulebook: Rulebook, held: GameObject) -> Iterator[LayerEffect]:
    """The keyword abilities that keyword counters give (122.1b), each since it was put (613.7c)."""
    for kind, _ in held.counters.kinds:
        if is_keyword_counter(rulebook, kind):
            gain = (GainAbilities((Keyword(kind),)),)
            stamp = dict(held.stamps).get(kind, held.timestamp)
            yield LayerEffect(
                Key("counter", held.id, kind),
                stamp,
                held.id,
                held.controller,
                gain,
                frozenset({Layer.ABILITY}),
                None,
                (held.id,),
            )


def of_option(state: GameState) -> Iterator[LayerEffect]:
    """What the deploy creatures option gives each creature, before all other effects (804.2)."""
    for player in state.players if state.variant.deploys_creatures else ():
        yield LayerEffect(
            Key("option", 0, player.id),
            0,
            None,
            player.id,
            (IfSo(IS_CREATURE, GainAbilities((DEPLOYING,))),),
            frozenset({Layer.ABILITY}),
            None,
            tuple(id_ for id_ in state.battlefield if state.objects[id_].controller == player.id),
        )


def besides_statics(rulebook: Rulebook, state: GameState) -> Iterator[LayerEffect]:
    """The effects that come of no static ability."""
    for place, effect in enumerate(state.effects):
        yield of_resolved(effect, place)
    yield from of_option(state)
    for id_ in state.battlefield:
        if state.objects[id_].counters.kinds:
            yield from of_counters(rulebook, state.objects[id_])


def parts_in(effect: LayerEffect, layer: Layer) -> tuple[Modification, ...]:
    """The modifications of an effect that apply in a layer."""
    return tuple(change for change in effect.modifications if layer_of(change) is layer)


def affected_by(view: View, rule: Continuous, context: Context) -> tuple[ObjectId, ...]:
    """The objects that a static ability's effect applies to now."""
    what = rule.what
    if isinstance(what, IsThis):
        return (context.source,) if context.source is not None else ()
    if isinstance(what, Filter):
        return objects_of(view, what, context)
    return tuple(id_ for id_ in find_objects(view, what, context) if view.is_there(id_))
