"""How it is told why something may not be done."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.bases import Grouping
from judge.abilities.groupings import (
    AllDifferent,
    BothShare,
    OfOneGraveyard,
    TotalAtLeast,
    TotalAtMost,
    Trait,
)
from judge.rules.requests import Illegal, Why
from judge.ruling.wording.kinds import QUALITIES
from judge.values import Bilingual

ILLEGAL: Mapping[Why, Bilingual] = {
    Why.NOT_YOURS: Bilingual(
        "{subject} is not on the battlefield under that player's control.",
        "{subject}不是由该牌手操控的永久物。",
    ),
    Why.NOT_A_CREATURE: Bilingual("{subject} is not a creature.", "{subject}不是生物。"),
    Why.TAPPED: Bilingual("{subject} is tapped.", "{subject}已横置。"),
    Why.UNTAPPED: Bilingual("{subject} is untapped.", "{subject}未横置。"),
    Why.SICK: Bilingual(
        "{subject} has not been under that player's control since the turn began.",
        "{subject}并非从该回合开始时便持续由该牌手操控。",
    ),
    Why.CANT_ATTACK: Bilingual("{subject} can't attack.", "{subject}不能攻击。"),
    Why.NOT_ATTACKABLE: Bilingual("{subject} can't be attacked.", "{subject}不能被攻击。"),
    Why.NOT_ATTACKING_YOU: Bilingual(
        "{subject} is not attacking that player.", "{subject}没有攻击该牌手。"
    ),
    Why.BLOCKS_TOO_MANY: Bilingual(
        "{subject} can block only one creature.", "{subject}只能阻挡一个生物。"
    ),
    Why.CANT_BLOCK: Bilingual("{subject} can't block {other}.", "{subject}不能阻挡{other}。"),
    Why.BLOCKED_BY_TOO_FEW: Bilingual(
        "{subject} can't be blocked by so few creatures.", "{subject}不能被这么少的生物阻挡。"
    ),
    Why.WRONG_SHARES: Bilingual(
        "the shares of {subject} are not all of it, or leave a target with none.",
        "{subject}的分配不等于其总数，或有目标未分到。",
    ),
    Why.WRONG_TOTAL: Bilingual(
        "{subject} must assign damage equal to its power.",
        "{subject}分配的伤害必须等同于其力量。",
    ),
    Why.WRONG_RECIPIENT: Bilingual(
        "{subject} can't assign its damage so.", "{subject}不能如此分配伤害。"
    ),
    Why.LETHAL_FIRST: Bilingual(
        "{subject} must first assign lethal damage to {other}.",
        "{subject}必须先对{other}分配致命伤害。",
    ),
    Why.WRONG_ORDER: Bilingual(
        "The damage assignment order of {subject} must name each creature once.",
        "{subject}的伤害分配顺序必须恰好包含每个生物一次。",
    ),
    Why.SAME_CHOICE: Bilingual(
        "The game was here before: {subject} must make a different choice.",
        "游戏曾处于此状态：{subject}必须作出不同的选择。",
    ),
    Why.WRONG_TIME: Bilingual("This is not the time for {subject}.", "此时不能对{subject}如此作。"),
    Why.NOT_IN_HAND: Bilingual(
        "{subject} is not in that player's hand, and nothing lets it be played from elsewhere.",
        "{subject}不在该牌手手上，且没有规则或效应允许从其他区域使用它。",
    ),
    Why.NOT_A_LAND: Bilingual("{subject} is not a land.", "{subject}不是地。"),
    Why.IS_A_LAND: Bilingual(
        "{subject} is a land, and lands are not cast.", "{subject}是地，不能施放。"
    ),
    Why.LAND_PLAYED: Bilingual(
        "{subject} has already played a land this turn.", "{subject}本回合已经使用过地。"
    ),
    Why.CANT_PLAY_LANDS: Bilingual("{subject} can't play lands.", "{subject}不能使用地。"),
    Why.OWN_RESTRICTION: Bilingual(
        "{subject} says when it may be cast, and that is not so now.",
        "{subject}注明了何时能够施放，而现在并非如此。",
    ),
    Why.NO_LEGEND: Bilingual(
        "{subject} is legendary, and its caster controls no legendary creature or planeswalker.",
        "{subject}是传奇咒语，而其施放者未操控传奇生物或传奇鹏洛客。",
    ),
    Why.NOTHING_TO_TARGET: Bilingual(
        "There is nothing that {subject} can target.", "没有{subject}能指定为目标者。"
    ),
    Why.BAD_TARGET: Bilingual(
        "{other} is not a legal target for {subject}.", "{other}不是{subject}的合法目标。"
    ),
    Why.TARGET_TWICE: Bilingual(
        "{other} can be chosen only once for one word “target” of {subject}.",
        "对{subject}的同一个“目标”一词，{other}只能被选择一次。",
    ),
    Why.TARGET_TAKEN: Bilingual(
        "{other} is a target of {subject} already, and this target must be another.",
        "{other}已是{subject}的目标，而此目标须为另一个。",
    ),
    Why.BAD_TOGETHER: Bilingual(
        "Those can't be chosen together for {subject}.", "不能为{subject}一同选择这些。"
    ),
    Why.NOT_ENOUGH_MANA: Bilingual(
        "There is not enough mana for {subject}.", "没有足够的法术力来支付{subject}的费用。"
    ),
    Why.MUST_ATTACK: Bilingual("{subject} must attack.", "{subject}必须攻击。"),
    Why.MUST_ATTACK_ANOTHER: Bilingual(
        "{subject} must attack, and something else than {other}.",
        "{subject}必须攻击，且须攻击{other}以外的对象。",
    ),
    Why.MUST_BLOCK: Bilingual("{subject} must block.", "{subject}必须阻挡。"),
    Why.MUST_BLOCK_IT: Bilingual("{subject} must block {other}.", "{subject}必须阻挡{other}。"),
    Why.MUST_BE_BLOCKED: Bilingual(
        "{subject} must be blocked, and {other} can block it.",
        "{subject}必须被阻挡，而{other}能够阻挡它。",
    ),
    Why.CANT_PAY: Bilingual("The cost of {subject} can't be paid.", "{subject}的费用不能支付。"),
    Why.NOT_PAID: Bilingual("The cost for {subject} is not paid.", "没有为{subject}支付费用。"),
    Why.CANT_PLAY_LANDS: Bilingual("{subject} can't play lands.", "{subject}不能使用地。"),
    Why.CANT_CAST: Bilingual("{subject} can't be cast.", "{subject}不能被施放。"),
    Why.CANT_ACTIVATE: Bilingual(
        "Abilities of {subject} can't be activated.", "{subject}的异能不能起动。"
    ),
    Why.NO_SUCH_ABILITY: Bilingual("{subject} has no such ability.", "{subject}没有此异能。"),
    Why.NO_PERMISSION: Bilingual(
        "Nothing allows that for {subject}.", "没有规则或效应允许对{subject}如此作。"
    ),
    Why.WORKS_ELSEWHERE: Bilingual(
        "That ability of {subject} does not work in the zone that {subject} is in.",
        "{subject}的该异能在其所在的区域中不起作用。",
    ),
    Why.ALREADY_USED: Bilingual(
        "That of {subject} has been used already.", "{subject}的此项已使用过。"
    ),
    Why.BAD_CHOICE: Bilingual("{subject} can't choose so.", "{subject}不能如此选择。"),
    Why.BAD_BAND: Bilingual("{subject} can't form that band.", "{subject}不能形成该结合。"),
    Why.NOT_OF_THE_COST: Bilingual(
        "{other} does not pay for {subject}: the cost does not take it.",
        "{other}不能用来支付{subject}：费用并不需要它。",
    ),
    Why.WRONG_MANA: Bilingual(
        "That mana is not what the cost of {subject} takes.",
        "{subject}的费用并非以这些法术力支付。",
    ),
    Why.WRONG_LIFE: Bilingual(
        "So much life is not what the cost of {subject} takes.",
        "{subject}的费用并非以这么多生命支付。",
    ),
    Why.NO_MODES: Bilingual(
        "{subject} is not modal: it has no modes to choose.", "{subject}不具有模式，没有模式可选。"
    ),
    Why.NO_X: Bilingual(
        "{subject} has no X for which a value is chosen.", "{subject}没有需要选择其值的X。"
    ),
    Why.TOO_SMALL_X: Bilingual(
        "The X of {subject} can't be so small.", "{subject}的X不能如此之小。"
    ),
    Why.NOTHING_TO_DIVIDE: Bilingual(
        "{subject} divides nothing among its targets.", "{subject}并不在其目标之间分配任何数量。"
    ),
    Why.NOT_IN_ZONE: Bilingual(
        "{subject} is not in the zone that it would come from.", "{subject}不在所说的区域中。"
    ),
    Why.LOST_ABILITY: Bilingual("{subject} has lost that ability.", "{subject}已失去该异能。"),
    Why.MOMENT_PAST: Bilingual(
        "That moment is past for {subject}.", "对{subject}而言，该时刻已经过去。"
    ),
    Why.STEP_SKIPPED: Bilingual(
        "That step does not come for {subject}.", "对{subject}而言，该步骤不会出现。"
    ),
    Why.GAME_ENDS_FIRST: Bilingual(
        "The game is over before that comes for {subject}.",
        "对{subject}而言，游戏在此之前便已结束。",
    ),
    Why.LEFT_GAME: Bilingual("{subject} has left the game.", "{subject}已离开游戏。"),
    Why.WRONG_NUMBER: Bilingual(
        "The wrong number was chosen for {subject}.", "为{subject}选择的数量不对。"
    ),
}
LACKING = Bilingual(  # where there is as much mana, but of other kinds
    "There is not enough {mana} for {subject}.", "没有足够的{mana}来支付{subject}的费用。"
)
BY_A_PLAYER = Bilingual("{subject} can't pay the cost.", "{subject}不能支付费用。")
# Where it is known which part of a cost it is that can't be paid, and whose cost.
PART_LACKING = Bilingual(
    "There is not enough {mana} to pay {part} for {of}.", "没有足够的{mana}来为{of}支付{part}。"
)
PART_BY_A_PLAYER = Bilingual(
    "{subject} can't pay {part} for {of}.", "{subject}不能为{of}支付{part}。"
)
OF_A_PART: Mapping[Why, Bilingual] = {
    Why.CANT_PAY: Bilingual(
        "The cost of {of} can't be paid, for want of {part}.", "{of}的费用不能支付，缺少{part}。"
    ),
    Why.NOT_ENOUGH_MANA: Bilingual(
        "There is not enough mana to pay {part} for {of}.", "没有足够的法术力来为{of}支付{part}。"
    ),
}
ALIKE: Mapping[Trait, Bilingual] = {  # in what things chosen together differ, or are alike
    Trait.NAME: Bilingual("name", "名称"),
    Trait.POWER: Bilingual("power", "力量"),
    Trait.TOUGHNESS: Bilingual("toughness", "防御力"),
    Trait.MANA_VALUE: Bilingual("mana value", "法术力值"),
    Trait.CONTROLLER: Bilingual("controller", "操控者"),
    Trait.CREATURE_TYPE: Bilingual("creature type", "生物类别"),
    Trait.CARD_TYPE: Bilingual("card type", "牌类别"),
    Trait.COLOR: Bilingual("color", "颜色"),
}


def wording_of(illegal: Illegal, *, has_part: bool) -> Bilingual:
    """The wording of a refusal: of a part of a cost it says which, where that has words."""
    if illegal.lacking:
        return PART_LACKING if has_part else LACKING
    if illegal.why is Why.CANT_PAY and isinstance(illegal.subject, str):
        return PART_BY_A_PLAYER if has_part else BY_A_PLAYER
    return OF_A_PART.get(illegal.why, ILLEGAL[illegal.why]) if has_part else ILLEGAL[illegal.why]


def together(group: Grouping) -> Bilingual:
    """What things chosen together must be to one another, as a sentence.

    >>> together(OfOneGraveyard()).en
    'All of them must be in a single graveyard.'
    """
    match group:
        case OfOneGraveyard():
            return Bilingual(
                "All of them must be in a single graveyard.", "它们必须都在同一个坟墓场中。"
            )
        case TotalAtMost(quality=quality, limit=limit):
            return Bilingual(
                f"Their total {quality.value} must be {limit} or less.",
                f"它们的{QUALITIES[quality]}总和必须为{limit}或更少。",
            )
        case TotalAtLeast(quality=quality, limit=limit):
            return Bilingual(
                f"Their total {quality.value} must be {limit} or more.",
                f"它们的{QUALITIES[quality]}总和必须为{limit}或更多。",
            )
        case AllDifferent(trait=trait):
            said = ALIKE[trait]
            return Bilingual(
                f"No two of them may have the same {said.en}.",
                f"其中任意两个的{said.zh}必须各不相同。",
            )
        case BothShare(trait=trait):
            said = ALIKE[trait]
            return Bilingual(f"They must share a {said.en}.", f"它们必须具有共通的{said.zh}。")
    raise LookupError(f"no words for {group!r}")
