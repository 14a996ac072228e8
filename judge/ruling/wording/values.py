"""The sentences of answers by the key of what is asked; each begins with the value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from judge.values import Bilingual

WHERE: Mapping[str, Bilingual] = {  # the value of a zone in words
    "battlefield": Bilingual("Battlefield", "战场"),
    "graveyard": Bilingual("Graveyard", "坟墓场"),
    "hand": Bilingual("Hand", "手牌"),
    "library": Bilingual("Library", "牌库"),
    "exile": Bilingual("Exile", "放逐区"),
    "stack": Bilingual("Stack", "堆叠"),
    "command": Bilingual("Command zone", "统帅区"),
    "none": Bilingual("Nowhere", "不存在"),
}
HERE: Mapping[str, Bilingual] = {
    "battlefield": Bilingual("is on the battlefield", "在战场上"),
    "graveyard": Bilingual("is in its owner's graveyard", "在其拥有者的坟墓场中"),
    "hand": Bilingual("is in its owner's hand", "在其拥有者手上"),
    "library": Bilingual("is in its owner's library", "在其拥有者的牌库中"),
    "exile": Bilingual("is in exile", "在放逐区"),
    "stack": Bilingual("is on the stack", "在堆叠上"),
    "command": Bilingual("is in the command zone", "在统帅区"),
    "none": Bilingual("does not exist any more", "已不存在"),
}
SAID: Mapping[str, Bilingual] = {
    "life": Bilingual("{value} life for {name}.", "{value}点生命：{name}。"),
    "hand": Bilingual("{value} card{s} in {name}'s hand.", "{value}张手牌：{name}。"),
    "library": Bilingual("{value} card{s} in {name}'s library.", "{value}张牌：{name}的牌库。"),
    "graveyard": Bilingual(
        "{value} card{s} in {name}'s graveyard.", "{value}张牌：{name}的坟墓场。"
    ),
    "exile": Bilingual("{value} card{s} of {name}'s in exile.", "{value}张牌：{name}被放逐的牌。"),
    "power_toughness": Bilingual(
        "{value}: the power and toughness of {name}.", "{value}：{name}的力量和防御力。"
    ),
    "base_power_toughness": Bilingual(
        "{value}: the base power and toughness of {name}.", "{value}：{name}的基础力量和防御力。"
    ),
    "damage": Bilingual("{value} damage is marked on {name}.", "{value}点伤害标记在{name}上。"),
    "loyalty": Bilingual("{value} loyalty counter{s} on {name}.", "{value}个忠诚指示物：{name}。"),
    "mana_value": Bilingual("{value}: the mana value of {name}.", "{value}：{name}的法术力值。"),
    "controller": Bilingual("{value} controls {name}.", "{value}操控{name}。"),
    "name": Bilingual("{value}: the name of {name}.", "{value}：{name}的名称。"),
    "attached": Bilingual("{value}: what {name} is attached to.", "{value}：{name}所贴附者。"),
    "mana": Bilingual("{value}: the mana that {name} has.", "{value}：{name}的法术力。"),
    "emblems": Bilingual("{value} emblem{s} of {name}'s.", "{value}个徽记：{name}。"),
    "prevented": Bilingual(
        "{value} damage to {name} is prevented.", "{value}点对{name}的伤害被防止。"
    ),
    "gained": Bilingual("{value} life gained by {name}.", "{value}点生命由{name}获得。"),
    "lost": Bilingual("{value} life lost by {name}.", "{value}点生命由{name}失去。"),
    "drawn": Bilingual("{value} card{s} drawn by {name}.", "{value}张牌由{name}抓起。"),
    "discarded": Bilingual("{value} card{s} discarded by {name}.", "{value}张牌由{name}弃掉。"),
    "milled": Bilingual("{value} card{s} milled by {name}.", "{value}张牌由{name}磨掉。"),
    "costs": Bilingual("{value}: the total cost of {name}.", "{value}：{name}的总费用。"),
    "spent": Bilingual("{value} mana spent to cast {name}.", "{value}点法术力用于施放{name}。"),
    "toll": Bilingual(
        "{value}: what {name} pays for the attack or block.",
        "{value}：{name}为攻击或阻挡支付的费用。",
    ),
    "chooses": Bilingual("{value}: who chooses for {name}.", "{value}：为{name}作选择者。"),
    "active": Bilingual("{value}: whose turn it is.", "{value}：回合所属的牌手。"),
    "turn": Bilingual("{value}: the number of the turn.", "{value}：回合数。"),
    "monarch": Bilingual("{value} is the monarch.", "{value}是君主。"),
    "initiative": Bilingual("{value} has the initiative.", "{value}握有先制。"),
    "day": Bilingual("{value}: so it is.", "{value}：如今即是。"),
    "attackers": Bilingual("{value}: what is attacking.", "{value}：正在攻击者。"),
    "stack": Bilingual("{value}: the stack, from the top.", "{value}：堆叠，由顶至底。"),
}
YES: Mapping[str, Bilingual] = {
    "dies": Bilingual("{name} dies.", "{name}死去。"),
    "survives": Bilingual("{name} survives.", "{name}存活。"),
    "untaps": Bilingual("{name} untaps.", "{name}重置。"),
    "triggers": Bilingual("An ability of {name} triggers.", "{name}的异能触发。"),
    "countered": Bilingual("{name} is countered.", "{name}被反击。"),
    "resolves": Bilingual("{name} resolves.", "{name}结算。"),
    "unresolved": Bilingual("{name} does not resolve.", "{name}没有结算。"),
    "wins": Bilingual("{name} wins the game.", "{name}赢得这盘游戏。"),
    "loses": Bilingual("{name} loses the game.", "{name}输掉这盘游戏。"),
    "tapped": Bilingual("{name} is tapped.", "{name}已横置。"),
    "attacking": Bilingual("{name} is attacking.", "{name}正在攻击。"),
    "blocking": Bilingual("{name} is blocking.", "{name}正在阻挡。"),
    "blocked": Bilingual("{name} is blocked.", "{name}被阻挡。"),
    "face_down": Bilingual("{name} is face down.", "{name}牌面朝下。"),
    "phased_out": Bilingual("{name} is phased out.", "{name}已跃离。"),
}
NOT: Mapping[str, Bilingual] = {
    "dies": Bilingual("{name} does not die.", "{name}不会死去。"),
    "survives": Bilingual("{name} does not survive.", "{name}没有存活。"),
    "untaps": Bilingual("{name} does not untap.", "{name}不会重置。"),
    "triggers": Bilingual("No ability of {name} triggers.", "{name}没有异能触发。"),
    "countered": Bilingual("{name} is not countered.", "{name}没有被反击。"),
    "resolves": Bilingual("{name} does not resolve.", "{name}没有结算。"),
    "unresolved": Bilingual("{name} resolves.", "{name}结算。"),
    "wins": Bilingual("{name} does not win the game.", "{name}没有赢得这盘游戏。"),
    "loses": Bilingual("{name} does not lose the game.", "{name}没有输掉这盘游戏。"),
    "tapped": Bilingual("{name} is not tapped.", "{name}未横置。"),
    "attacking": Bilingual("{name} is not attacking.", "{name}没有攻击。"),
    "blocking": Bilingual("{name} is not blocking.", "{name}没有阻挡。"),
    "blocked": Bilingual("{name} is not blocked.", "{name}未被阻挡。"),
    "face_down": Bilingual("{name} is face up.", "{name}牌面朝上。"),
    "phased_out": Bilingual("{name} is phased in.", "{name}已跃回。"),
}
NOTHING: Mapping[str, Bilingual] = {  # where there is nothing and nobody to name
    "monarch": Bilingual("Nobody is the monarch.", "没有牌手是君主。"),
    "initiative": Bilingual("Nobody has the initiative.", "没有牌手握有先制。"),
    "day": Bilingual("Neither: it is neither day nor night.", "皆非：既非白昼也非黑夜。"),
    "attackers": Bilingual("None: nothing is attacking.", "无：没有生物在攻击。"),
    "stack": Bilingual("None: the stack is empty.", "无：堆叠为空。"),
    "in_order": Bilingual("None: nothing of these resolves.", "无：其中没有结算者。"),
    "attached": Bilingual("None: {name} is attached to nothing.", "无：{name}未贴附于任何东西。"),
    "mana": Bilingual("None: {name} has no mana.", "无：{name}没有法术力。"),
    "costs": Bilingual(
        "None: {name} was neither cast nor activated.", "无：{name}未曾施放或起动。"
    ),
    "toll": Bilingual(
        "None: {name} pays nothing for an attack or block.", "无：{name}不需为攻击或阻挡付费。"
    ),
    "chooses": Bilingual("Nobody chooses anything for {name}.", "没有牌手为{name}作选择。"),
}
ONCE = {1: Bilingual("Once", "1次"), 2: Bilingual("Twice", "2次")}


def number_of(times: int) -> Bilingual:
    """How often, in words."""
    return ONCE.get(times, Bilingual(f"{times} times", f"{times}次"))


def joined(sentences: Sequence[Bilingual]) -> Bilingual:
    """Sentences one after the other, each once."""
    return Bilingual(
        " ".join(dict.fromkeys(said.en for said in sentences)),
        "".join(dict.fromkeys(said.zh for said in sentences)),
    )
