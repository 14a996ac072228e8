"""Rules that never decide: they say what is written on a card, or how everything is done.

Others decide nothing where they say no, then another rule does, or by what just happens by them.
"""

from __future__ import annotations

from collections.abc import Mapping

# By number, with words that the rule's text contains in the base edition.
DULL: Mapping[str, str] = {
    "202.2a": "颜色有五种：白、蓝、黑、红、绿",
    "205.3b": "每一个单词都分别是一个副类别",
    "205.3c": "则每个副类别都只与其对应的牌类别有关联",
    "205.4b": "改变物件的牌类别或副类别并不会影响到其超类别",
    "302.3": "生物的副类别也称为生物类别",
    "305.5": "地的副类别也称为地类别",
    "107.5": "{T}为横置符号",
    "115.4": "任意一个目标",
    "119.3": "该牌手的总生命会因此改变",
    "120.1": "物件可以对战役、生物、鹏洛客以及牌手造成伤害",
    "120.5": "对生物、鹏洛客或战役造成的伤害不会将其消灭",
    "509.1g": "成为阻挡生物",
    "601.2a": "要声明施放咒语",
    "601.2i": "步骤均被完成",
    "602.1a": "起动费用是冒号（：）前的全部",
    "602.2b": "起动异能的其余部分与规则601.2b-i中列出的施放咒语部分相同",
    "608.2m": "该咒语被放进其拥有者的坟墓场",
    "608.3a": "则它成为永久物并在该咒语操控者的操控下被放进战场",
    "701.11a": "将它从原本所在区域移到放逐区中",
}

# Effects that don't depend on one another: their timestamps decide, by another rule. And an ability
# that does not ask for the {X} of another object has nothing of its own to say about it; no more
# does one whose modes its controller chooses, what is no Aura that left, or what nobody goaded.
NO_IS_DULL: Mapping[str, str] = {
    "106.4": "该法术力进入牌手的法术力池中",
    "107.1b": "如果计算得出的效果为负数",
    "107.3d": "则执行此特殊动作的牌手在紧接着支付该费用之前，先选择X的数值",
    "107.3e": "使用该另一物件所选择或定义的X的值",
    "305.1": "使用地为特殊动作",
    "305.6": "具有地类别、且具有基本地类别的物件具有",
    "602.1": "起动式异能具有费用和效应",
    "606.3": "但只有在该永久物本回合没有起动过任何忠诚异能的前提下",
    "305.7": "如果一个效应将地的类别改为一种或数种基本地类别",
    "118.8": "或者由另一个效应对该咒语或异能生效产生的费用",
    "608.2c": "咒语或异能的操控者按照叙述的顺序进行动作",
    "614.13a": "你不能选择将成为该永久物的物件、或任何与该物件同时进入战场的其他物件",
    "702.82c": "吞噬[特性]N",
    "613.3": "在层2-6中，特征定义异能所产生的效应首先生效",
    "613.8a": "从属于",
    "613.8b": "从属循环",
    "613.8c": "将重新确定剩余效应生效的顺序",
    "400.7f": "灵气因未贴附永久物而作为状态动作置入其拥有者的坟墓场",
    "700.2e": "一些咒语和异能会指定一位牌手，而非其操控者，来为它选择模式",
    "701.38b": "被煽惑的生物每次战斗若能攻击，则必须攻击",
    "701.38c": "这会创造额外的战斗需求",
}

# What they say yes to is done all the time: where somebody asks, or they refuse, they decide.
YES_IS_DULL: Mapping[str, str] = {
    "106.4": "该法术力进入牌手的法术力池中",
    "119.4": "该牌手只有在其总生命大于等于其将支付的生命时才可以如此作",
    "201.2": "一张牌的名称总是视为其名称的英文版",
    "305.1": "使用地为特殊动作",
    "305.6": "具有地类别、且具有基本地类别的物件具有",
    "506.1": "战斗阶段依照下列顺序包含五个步骤",
    "602.1": "起动式异能具有费用和效应",
    "603.4": "该异能检查该条件是否符合",
    "614.10a": "任何对被略过的步骤、阶段、或回合作出的安排将不会发生",
    "614.13a": "你不能选择将成为该永久物的物件、或任何与该物件同时进入战场的其他物件",
    "700.3": "某些效应会临时将物件分堆",
    "700.3a": "每个受影响的物件都必须且只能放进一堆中",
    "700.3c": "被分在堆里的物件并不因此离开当前所在的区域",
}

# What happens by them happens in every combat, as any cost is paid or as anything resolves: they
# decide where somebody asks, where they refuse, or where what is written depends on them. That
# several instances trigger one by one is told by another way where there are several.
EVENT_IS_DULL: Mapping[str, str] = {
    "106.4": "该法术力进入牌手的法术力池中",
    "119.4": "该牌手只有在其总生命大于等于其将支付的生命时才可以如此作",
    "118.3": "除非牌手具有足以完全支付某费用的资源",
    "201.5a": "则该名称仅特指前者异能之来源的物件",
    "305.1": "使用地为特殊动作",
    "400.7": "将被视同一个新的物件",
    "509.1h": "成为被阻挡生物",
    "601.2h": "该牌手支付总费用",
    "603.4": "该异能检查该条件是否符合",
    "608.2c": "咒语或异能的操控者按照叙述的顺序进行动作",
    "712.9": "只有转化式衍生物和由转化式双面牌代表的永久物才能转化或转换",
    "702.40b": "每一个都会分别",
    "702.41b": "每一个都会分别",
    "702.46b": "每一个都会分别",
    "702.60b": "每一个都会分别",
    "702.69b": "每一个都会分别",
    "702.70b": "每一个都会分别",
    "702.85c": "每一个都会分别",
    "702.101b": "每一个都会分别",
    "702.108b": "每一个都会分别",
    "702.112c": "每一个都会分别",
    "702.115b": "每一个都会分别",
    "702.136b": "每一个都会分别",
}

# They say what a word of a card means, which what is done with it tells too.
WORD_IS_DULL: Mapping[str, str] = {
    "106.4": "该法术力进入牌手的法术力池中",
    "201.2": "一张牌的名称总是视为其名称的英文版",
    "611.2c": "这组受其影响的物件在该持续性效应开始时决定",
    "122.1": "指示物为置于物件或牌手上修改其特征",
    "400.7": "将被视同一个新的物件",
    "712.9": "才能转化或转换",
}
