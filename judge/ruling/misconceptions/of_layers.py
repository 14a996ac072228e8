"""What is often got wrong about continuous effects: in which order they apply, and how long."""

from __future__ import annotations

from judge.abilities import modifications as m
from judge.rules.layers.application import goes_on
from judge.rules.layers.changes import sets_land_type
from judge.rules.layers.effects import LayerEffect
from judge.rules.layers.layer import Layer
from judge.rules.layers.order import by_timestamp, depends, in_order
from judge.rules.layers.projection import Projecting
from judge.ruling.misconceptions.misconception import Misconception, Reading
from judge.values import Bilingual

Layers = tuple[Layer, ...]


def _never(*args: object) -> bool:
    return False


def _oldest_last(waiting: list[LayerEffect]) -> list[LayerEffect]:
    """Defining effects first as ever, and then the newest first."""
    order = by_timestamp.function(waiting)
    defining = [one for one in order if one.is_defining]
    return [*defining, *reversed(order[len(defining) :])]


def _differ(waiting: list[LayerEffect]) -> bool:
    """True if it may matter in which order some effects apply: they don't all do the same."""
    return len({one.modifications for one in waiting if not one.is_defining}) > 1


def _earlier(work: Projecting, layers: Layers, first: Layer, other: Layer) -> Layers:
    """The layers with one before another, if there are effects in both."""
    if not (first in layers and other in layers and _has(work, first) and _has(work, other)):
        return layers
    rest = [layer for layer in layers if layer is not first]
    place = rest.index(other)
    return (*rest[:place], first, *rest[place:])


def _has(work: Projecting, layer: Layer) -> bool:
    if any(layer in one.layers for one in work.every()):
        return True
    counted = (work.state.objects[id_].counters.kinds for id_ in work.state.battlefield)
    return layer is Layer.MODIFY and any(counted)


def _changed_before_set(work: Projecting, layers: Layers) -> Layers:
    return _earlier(work, layers, Layer.MODIFY, Layer.SET)


def _switched_before_changed(work: Projecting, layers: Layers) -> Layers:
    return _earlier(work, layers, Layer.SWITCH, Layer.MODIFY)


def _abilities_before_types(work: Projecting, layers: Layers) -> Layers:
    return _earlier(work, layers, Layer.ABILITY, Layer.TYPE)


def _lost_with_it(work: Projecting, effect: LayerEffect) -> bool:
    return work.is_there(effect)


def _keeps_abilities(change: m.BecomeTypes, subtypes: object) -> bool:
    return False


OF_LAYERS = (
    Misconception(
        "by timestamps alone",
        "613.8a",
        Bilingual("By timestamps alone", "若只看时间印记的先后"),
        (Reading(depends, _never),),
    ),
    Misconception(
        "the earlier effect prevails",
        "613.7",
        Bilingual("If the effect that was there first had the last word", "若先有的效应最后才生效"),
        (Reading(by_timestamp, _oldest_last, _differ),),
    ),
    Misconception(
        "changes of a size before what sets it",
        "613.4c",
        Bilingual(
            "If counters and the like applied before what sets power and toughness",
            "若指示物之类的改变先于设定力量与防御力的效应生效",
        ),
        (Reading(in_order, _changed_before_set),),
    ),
    Misconception(
        "the switch before changes of a size",
        "613.4d",
        Bilingual(
            "If power and toughness were switched before counters and the like apply",
            "若先交换力量与防御力，再应用指示物之类的改变",
        ),
        (Reading(in_order, _switched_before_changed),),
    ),
    Misconception(
        "abilities before types",
        "613.1d",
        Bilingual(
            "If abilities came and went before types change",
            "若异能的得失先于类别的改变",
        ),
        (Reading(in_order, _abilities_before_types),),
    ),
    Misconception(
        "an effect ends with its ability",
        "613.6",
        Bilingual(
            "If an effect stopped as soon as its ability is lost",
            "若产生效应的异能一失去，效应便不再生效",
        ),
        (Reading(goes_on, _lost_with_it),),
    ),
    Misconception(
        "a land keeps its abilities",
        "305.7",
        Bilingual("If the land kept its abilities", "若该地保留原有的异能"),
        (Reading(sets_land_type, _keeps_abilities),),
    ),
)
