"""Facts: what is so of an object that a scenario asks about, though nothing happened to make it so.

The events of a play cite the rules that they are by. Some rules make no event: a permanent that is
phased out is passed over, a mana value is counted. A fact says so where the scenario asks about
such an object. `FACTS` has them all; one holds of an object or has nothing to say of it.
"""

from __future__ import annotations

from collections.abc import Iterator

from judge.cards.subtypes import Family, subtype
from judge.cite import Cited, cites
from judge.game.state import GameObject, Zone
from judge.rules.meaning.matching.kinds import mana_value
from judge.rules.view import View
from judge.ruling.ruling import Step
from judge.scenario.names import Names
from judge.values import Bilingual, Value


class Asked(Value):
    """An object of the final state, by its name, and the keys under which it is asked about."""

    view: View
    held: GameObject
    keys: frozenset[str]

    @property
    def symbols(self) -> tuple[str, ...]:
        """The symbols of its mana cost, where its mana value is asked about."""
        cost = self.view.of(self.held.id).cost
        return cost.symbols if cost is not None and "mana_value" in self.keys else ()


Fact = Cited[[Asked], Bilingual | None]


@cites("702.26b", "游戏会把已跃离的永久物视同不存在一般进行处理")
def phased_out(asked: Asked) -> Bilingual | None:
    """A phased-out permanent is passed over."""
    if asked.held.phased_out is None:
        return None
    return Bilingual(
        "{name} is phased out: it's treated as though it does not exist.",
        "{name}已跃离：视同其不存在。",
    )


@cites("202.3e", "于该物件不在堆叠中时X视同0，于该物件在堆叠中时X视同其被选择的数字")
def value_of_x(asked: Asked) -> Bilingual | None:
    """X in a cost counts as chosen on the stack, as 0 elsewhere."""
    if "X" not in asked.symbols:
        return None
    stack = asked.held.stack
    chosen = stack.x or 0 if asked.held.zone is Zone.STACK and stack is not None else 0
    return Bilingual(
        f"X in {{name}}'s mana cost counts as {chosen}.", f"{{name}}的法术力费用中X视同{chosen}。"
    )


@cites("202.3f", "使用每个混血符号中较大的半边")
def value_of_hybrid(asked: Asked) -> Bilingual | None:
    """A hybrid symbol counts by its larger half."""
    if not any(len(set(symbol.split("/")) - {"P"}) > 1 for symbol in asked.symbols):
        return None
    return Bilingual(
        "Each hybrid mana symbol in {name}'s mana cost counts by its larger half.",
        "{name}的法术力费用中每个混血法术力符号按较大的半边计算。",
    )


@cites("202.3g", "每个非瑞克西亚法术力符号都为其法术力值添加1")
def value_of_phyrexian(asked: Asked) -> Bilingual | None:
    """A Phyrexian symbol counts 1."""
    if not any("P" in symbol.split("/") for symbol in asked.symbols):
        return None
    return Bilingual(
        "Each Phyrexian mana symbol in {name}'s mana cost counts as 1.",
        "{name}的法术力费用中每个非瑞克西亚法术力符号计为1。",
    )


@cites("202.3a", "没有法术力费用的物件，其法术力值为0")
def no_cost(asked: Asked) -> Bilingual | None:
    """What has no mana cost has a mana value of 0."""
    if "mana_value" not in asked.keys or mana_value(asked.view, asked.held.id):
        return None
    if asked.view.of(asked.held.id).cost is not None:
        return None
    return Bilingual(
        "{name} has no mana cost: its mana value is 0.", "{name}没有法术力费用，其法术力值为0。"
    )


@cites("202.3", "该数字等于其法术力费用中所有法术力的总和，与其颜色无关")
def sum_of_the_cost(asked: Asked) -> Bilingual | None:
    """A mana value is the total of the mana cost."""
    if "mana_value" not in asked.keys or not asked.symbols:
        return None
    value = mana_value(asked.view, asked.held.id)
    return Bilingual(f"{{name}}'s mana value is {value}.", f"{{name}}的法术力值为{value}。")


@cites("302.3", "生物的副类别也称为生物类别")
def creature_types(asked: Asked) -> Bilingual | None:
    """The subtypes of a creature are creature types."""
    return _subtypes(asked, Family.CREATURE, Bilingual("creature types", "生物类别"))


@cites("305.5", "地的副类别也称为地类别")
def land_types(asked: Asked) -> Bilingual | None:
    """The subtypes of a land are land types."""
    return _subtypes(asked, Family.LAND, Bilingual("land types", "地类别"))


def _subtypes(asked: Asked, of: Family, called: Bilingual) -> Bilingual | None:
    known = [subtype(name) for name in sorted(asked.view.of(asked.held.id).subtypes)]
    own = [one for one in known if one is not None and one.family is of]
    if "is" not in asked.keys or not own:
        return None
    return Bilingual(
        f"The {called.en} of {{name}}: {', '.join(one.en for one in own)}.",
        f"{{name}}的{called.zh}：{'、'.join(one.zh[0] for one in own)}。",
    )


FACTS: tuple[Fact, ...] = (
    creature_types,
    land_types,
    phased_out,
    no_cost,
    sum_of_the_cost,
    value_of_x,
    value_of_hybrid,
    value_of_phyrexian,
)


def facts(names: Names, asked: Asked) -> Iterator[Step]:
    """A step for each fact about an object that a scenario asks about."""
    shown = names.shown(asked.held.body)
    for fact in FACTS:
        said = fact(asked)
        if said is not None:
            text = Bilingual(said.en.format(name=shown.en), said.zh.format(name=shown.zh))
            yield Step(text, (shown,), fact.numbers)
