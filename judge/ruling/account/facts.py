"""Facts: what is so of an object that a scenario asks about, though nothing happened to make it so.

The events of a play cite the rules that they are by. Some rules make no event: a permanent that is
phased out is passed over, a mana value is counted. A fact says so where the scenario asks about
such an object. `FACTS` has them all; one holds of an object or has nothing to say of it.
"""

from __future__ import annotations

from judge.abilities import Static
from judge.abilities.amounts import NamesAmong
from judge.abilities.filters import AllOf, IsPermanent, WithoutAbilities
from judge.abilities.statics import CantAttack, CantBlock, Continuous
from judge.abilities.walk import within
from judge.cards import Characteristics, Face, builtin_pool
from judge.cards.subtypes import Family, subtype
from judge.cite import cites
from judge.game.state import Kind, Zone
from judge.rules.layers.layer import Layer, rule_of
from judge.rules.meaning import matches
from judge.rules.statics import rules_in_force
from judge.ruling.account.asked import Asked, Fact
from judge.ruling.account.linked_choices import LINKED_CHOICES
from judge.ruling.account.mana_values import MANA_VALUES
from judge.ruling.account.totals import TOTALS
from judge.values import Bilingual
from judge.words import word, words


@cites("702.26b", "游戏会把已跃离的永久物视同不存在一般进行处理")
def phased_out(asked: Asked) -> Bilingual | None:
    """A phased-out permanent is passed over."""
    if asked.held.phased_out is None:
        return None
    return Bilingual("{name} is phased out.", "{name}已跃离。")


@cites("708.2a", "它会成为2/2的牌面朝下生物，且没有内文叙述、名称、副类别及法术力费用")
def face_down(asked: Asked) -> Bilingual | None:
    """What is face down has only what makes it face down says of it."""
    if asked.held.face_down is None or asked.held.zone is not Zone.BATTLEFIELD:
        return None
    if asked.keys.isdisjoint(OF_ITS_FACE):
        return None
    return Bilingual(
        "{name} is face down, and has nothing of what is on its face.",
        "{name}牌面朝下，不具有其正面的任何特征。",
    )


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


@cites("107.1b", "如果需要在计算或比较大小中使用负数，它将使用负数")
def below_zero(asked: Asked) -> Bilingual | None:
    """A power below zero is used as it is; what comes of an effect is at least zero."""
    power = asked.view.of(asked.held.id).power
    if "power_toughness" not in asked.keys or power is None or power >= 0:
        return None
    return Bilingual(
        f"{{name}}'s power is {power}; what an effect makes of it is at least 0.",
        f"{{name}}的力量为{power}；由此计算得出的效果至少为0。",
    )


@cites("110.5c", "永久物会一直维持其状态")
def stays_flipped(asked: Asked) -> Bilingual | None:
    """A flipped permanent stays flipped, whatever it becomes a copy of."""
    if "name" not in asked.keys or not asked.held.flipped:
        return None
    return Bilingual("{name} is flipped, and stays so.", "{name}维持倒转的状态。")


@cites("111.4", "则其名称为其副类别加上“衍生物”一词")
def called_by_subtypes(asked: Asked) -> Bilingual | None:
    """A token to which its effect gave no name is called by its subtypes and "Token"."""
    name = asked.view.of(asked.held.id).name
    if "name" not in asked.keys or asked.held.kind is not Kind.TOKEN or name is None:
        return None
    if not name.en.endswith(" Token"):
        return None
    return Bilingual("{name} was given no name of its own.", "派出{name}时并未指明其名称。")


@cites("202.2a", "颜色有五种：白、蓝、黑、红、绿")
def colors_of_cost(asked: Asked) -> Bilingual | None:
    """An object has the colors of the mana symbols in its mana cost."""
    now = asked.view.of(asked.held.id)
    if not asked.keys & {"is", "is_not"} or now.cost is None or now.colors != {*now.cost.colors}:
        return None
    return Bilingual(
        "{name} has the colors of the mana symbols in its mana cost.",
        "{name}的颜色为其法术力费用中法术力符号的颜色。",
    )


@cites("205.3b", "每一个单词都分别是一个副类别")
def each_subtype(asked: Asked) -> Bilingual | None:
    """Each word after the dash is a subtype of its own."""
    subtypes = asked.view.of(asked.held.id).subtypes
    if not asked.keys & {"is", "is_not"} or not subtypes:
        return None
    said = words(sorted(subtypes))
    return Bilingual(
        f"{{name}} has the subtypes {said.en}.",
        f"{{name}}具有这些副类别：{said.zh}。",
    )


@cites("205.3c", "则每个副类别都只与其对应的牌类别有关联")
def subtypes_of_types(asked: Asked) -> Bilingual | None:
    """With several card types, each subtype is correlated with its own."""
    known = [subtype(name) for name in asked.view.of(asked.held.id).subtypes]
    families = {one.family for one in known if one is not None}
    if not asked.keys & {"is", "is_not"} or len(families) < 2:
        return None
    return Bilingual(
        "Each of {name}'s subtypes belongs to one of its card types.",
        "{name}的每个副类别都只与其对应的牌类别有关联。",
    )


@cites("205.4b", "改变物件的牌类别或副类别并不会影响到其超类别")
def keeps_supertypes(asked: Asked) -> Bilingual | None:
    """Supertypes stay when types change."""
    changed = rule_of(Layer.TYPE) in asked.view.because.get(asked.held.id, ())
    supertypes = asked.view.of(asked.held.id).supertypes
    if not asked.keys & {"is", "is_not"} or not changed or not supertypes:
        return None
    return Bilingual("{name} keeps its supertypes.", "{name}保留其超类别。")


@cites("613.1b", "改变操控权的效应")
def controlled_by_an_effect(asked: Asked) -> Bilingual | None:
    """A permanent is under the control that an effect gives, be it from before the play."""
    base = asked.held.base_controller
    if not asked.keys & {"controller", "power_toughness"} or base in (None, asked.held.controller):
        return None
    return Bilingual("An effect says who controls {name}.", "{name}由谁操控取决于一个效应。")


@cites("113.12", "如果一个效应注明了一个物件的性质")
def gives_no_ability(asked: Asked) -> Bilingual | None:
    """What sets characteristics or states a quality gives no ability."""
    view, id_ = asked.view, asked.held.id
    is_enchanted = any(held.attached_to == id_ for held in view.permanents())
    if not _counts_abilities(asked) or view.abilities(id_) or not is_enchanted:
        return None
    return Bilingual(
        "{name} has no abilities: an effect that says what it is, or that it can't do something, "
        "gives it none.",
        "{name}没有异能：定义其特征或注明其性质的效应并非赋予异能。",
    )


@cites("113.2a", "异能可以是有益或有害")
def is_an_ability(asked: Asked) -> Bilingual | None:
    """What only hinders its object is an ability too."""
    abilities = asked.view.abilities(asked.held.id)
    hinders = any(isinstance(one, Static) and isinstance(one.rule, HINDERS) for one in abilities)
    if not _counts_abilities(asked) or not hinders:
        return None
    return Bilingual(
        "What {name} can't do is an ability of it as well.", "令{name}不能做某事的也是其异能。"
    )


@cites("205.3e", "则其必须而且只能选择一种已存在的副类别")
def chosen_type(asked: Asked) -> Bilingual | None:
    """A creature type that was chosen is one existing creature type."""
    chosen = asked.held.choice("creature type")
    if chosen is None:
        return None
    said = word(chosen)
    return Bilingual(
        f"{{name}}'s chosen type is one existing creature type: {said.en}.",
        f"{{name}}所选的是一种已存在的生物类别：{said.zh}。",
    )


@cites("201.2b", "仅当每个物件都具有至少一个名称")
def has_no_name(asked: Asked) -> Bilingual | None:
    """Where different names are counted, what has none does not count."""
    every = (one for held in asked.view.permanents() for one in asked.view.abilities(held.id))
    counted = any(isinstance(part, NamesAmong) for one in every for part in within(one))
    if asked.view.of(asked.held.id).name is not None or not counted:
        return None
    return Bilingual(
        "{name} has no name: it isn't counted among objects with different names.",
        "{name}没有名称：不计入名称各不相同的物件。",
    )


@cites("707.9b", "该特征的一组最终值成为该复制的可复制特征值的一部分")
def copied_otherwise(asked: Asked) -> Bilingual | None:
    """What was a copy from the start is what its exceptions, or those of what it copied, made."""
    now, view = asked.held.printed, asked.view
    if asked.held.mark("copied") is None or not asked.keys & OF_VALUES or now.name is None:
        return None
    card = builtin_pool().get(now.name.en)
    of_card = [(set(i.type_line.types), _size(i)) for i in (card.faces[:1] if card else ())]
    others = (held.printed for held in view.state.objects.values() if held.mark("copied") is None)
    known = [*of_card, *((set(i.types), _size(i)) for i in others if i.name == now.name)]
    if not known or (set(now.types), _size(now)) in known:
        return None
    return Bilingual("{name} is a copy with an exception.", "{name}是具有例外的复制品。")


def _size(of: Face | Characteristics) -> tuple[object, object]:
    return of.power, of.toughness


@cites("609.2", "效应只对永久物生效，除非叙述特别指明")
def only_permanents(asked: Asked) -> Bilingual | None:
    """What is said of permanents does not change a card in another zone."""
    view, held = asked.view, asked.held
    if held.zone in (Zone.BATTLEFIELD, Zone.STACK) or not asked.keys & {"is", "is_not"}:
        return None
    for one in rules_in_force(view, Continuous):
        filter_ = one.rule.what
        parts = filter_.parts if isinstance(filter_, AllOf) else ()
        others = AllOf(tuple(part for part in parts if part != IsPermanent()))
        if IsPermanent() in parts and matches(view, others, held.id, one.context):
            return Bilingual(
                "{name} isn't a permanent: an effect on permanents doesn't change it.",
                "{name}不是永久物：对永久物生效的效应不会改变它。",
            )
    return None


OF_ITS_FACE = frozenset(("has", "lacks", "is", "is_not", "name", "mana_value"))
OF_VALUES = OF_ITS_FACE | {"power_toughness"}
HINDERS = (CantAttack, CantBlock)


def _counts_abilities(asked: Asked) -> bool:
    """True where something counts whether creatures have abilities."""
    rules = [part for held in asked.view.statics for part in within(held.rule)]
    return "power_toughness" in asked.keys and WithoutAbilities() in rules


FACTS: tuple[Fact, ...] = (
    phased_out,
    face_down,
    *MANA_VALUES,
    *LINKED_CHOICES,
    creature_types,
    land_types,
    below_zero,
    stays_flipped,
    called_by_subtypes,
    colors_of_cost,
    each_subtype,
    subtypes_of_types,
    keeps_supertypes,
    controlled_by_an_effect,
    gives_no_ability,
    is_an_ability,
    chosen_type,
    has_no_name,
    copied_otherwise,
    only_permanents,
    *TOTALS,
)
