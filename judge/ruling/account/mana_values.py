"""Facts of mana values (202.3): how the symbols of a mana cost count."""

from __future__ import annotations

from judge.cite import cites
from judge.game.state import Zone
from judge.rules.qualities.kinds import BACK_FACES, mana_value
from judge.ruling.account.asked import Asked, Fact
from judge.values import Bilingual


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


@cites("202.3b", "视为其具有正面的法术力费用")
def value_of_back_face(asked: Asked) -> Bilingual | None:
    """A back face has the front face's mana value, a copy of a back face has 0."""
    face = asked.view.of(asked.held.id).name
    if "mana_value" not in asked.keys or face is None or not _is_of_back_face(asked, face):
        return None
    value = mana_value(asked.view, asked.held.id)
    return Bilingual(
        f"{{name}} is a back face, or a copy of one: its mana value is {value}.",
        f"{{name}}是双面牌的背面或其复制品，其法术力值为{value}。",
    )


def _is_of_back_face(asked: Asked, name: Bilingual) -> bool:
    every = asked.view.state.objects.values()
    sides = [held.faces[1:] for held in every if held.layout in BACK_FACES]
    return any(side.name == name for faces in sides for side in faces)


MANA_VALUES: tuple[Fact, ...] = (
    no_cost,
    sum_of_the_cost,
    value_of_x,
    value_of_hybrid,
    value_of_phyrexian,
    value_of_back_face,
)
