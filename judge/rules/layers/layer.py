"""The layers and sublayers of 613, which modification belongs to which, and their rules."""

from __future__ import annotations

from enum import IntEnum

from judge.abilities import modifications as m
from judge.abilities.bases import Modification
from judge.cite import cites


class Layer(IntEnum):
    """The layers and sublayers (613.1, 613.4), layer 2 aside: see `judge.rules.control`."""

    COPY = 1
    TEXT = 3
    TYPE = 4
    COLOR = 5
    ABILITY = 6
    DEFINE = 7
    SET = 8
    MODIFY = 9
    SWITCH = 10


NAMES = {  # as players call them
    Layer.COPY: "1",
    Layer.TEXT: "3",
    Layer.TYPE: "4",
    Layer.COLOR: "5",
    Layer.ABILITY: "6",
    Layer.DEFINE: "7a",
    Layer.SET: "7b",
    Layer.MODIFY: "7c",
    Layer.SWITCH: "7d",
}

LAYER_OF: dict[type[Modification], Layer] = {
    m.CopyValues: Layer.COPY,
    m.CopyOf: Layer.COPY,
    m.ChangeText: Layer.TEXT,
    m.GainName: Layer.TEXT,
    m.NoManaCost: Layer.TEXT,
    m.BecomeTypes: Layer.TYPE,
    m.LoseTypes: Layer.TYPE,
    m.CreatureTypesOf: Layer.TYPE,
    m.BecomeColors: Layer.COLOR,
    m.GainAbilities: Layer.ABILITY,
    m.LoseAbilities: Layer.ABILITY,
    m.GainAbilitiesOf: Layer.ABILITY,
    m.DefinePowerToughness: Layer.DEFINE,
    m.SetPowerToughness: Layer.SET,
    m.ModifyPowerToughness: Layer.MODIFY,
    m.SwitchPowerToughness: Layer.SWITCH,
}


def bare(change: Modification) -> Modification:
    """A modification without the condition that it depends on."""
    return change.modification if isinstance(change, m.IfSo) else change


def layer_of(change: Modification) -> Layer | None:
    """The layer of a modification; None if it is of none (control, or a rule about objects)."""
    return LAYER_OF.get(type(bare(change)))


@cites("613.1a", "层1：影响可复制特征值")
@cites("613.1c", "层3：改变叙述")
@cites("613.1d", "层4：改变类别")
@cites("613.1e", "层5：改变颜色")
@cites("613.1f", "层6：添加异能")
@cites("613.4a", "层7a：定义力量和/或防御力")
@cites("613.4b", "层7b：将力量和/或防御力设定为")
@cites("613.4c", "层7c：影响力量和/或防御力")
@cites("613.4d", "层7d：交换生物的力量和防御力")
def rule_of(layer: Layer) -> str:
    """The rule of a layer."""
    return rule_of.numbers[_PLACE[layer]]


_PLACE = {layer: place for place, layer in enumerate(Layer)}
