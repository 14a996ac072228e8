"""The rewrites that bring card text to one form, each with a text before and after it.

None may change a meaning. They are applied in order; the texts are tested.
"""

from __future__ import annotations

import re
from functools import cache

from judge.language.template import SELF
from judge.values import Value

WIDTHS = str.maketrans(
    {
        **{chr(0xFF10 + digit): str(digit) for digit in range(10)},
        **{chr(0xFF21 + letter): chr(ord("A") + letter) for letter in range(26)},
        **{chr(0xFF41 + letter): chr(ord("a") + letter) for letter in range(26)},
        "－": "-",
        "−": "-",
        "–": "-",
        "＋": "+",
        "／": "/",
        "｛": "{",
        "｝": "}",
        "’": "'",
        "‘": "'",
        "“": '"',
        "”": '"',
        "「": '"',
        "」": '"',
        "『": "'",
        "』": "'",
        "﹞": "]",
        "\u00a0": " ",
        "\u3000": " ",
    }
)


class Rewrite(Value):
    """A pattern, what is written for it, and an example before and after."""

    pattern: str
    new: str
    before: str
    after: str

    @property
    def regex(self) -> re.Pattern[str]:
        """The pattern, ready to be looked for."""
        return _compiled(self.pattern)


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)


def _row(pattern: str, new: str, before: str, after: str) -> Rewrite:
    return Rewrite(
        f"(?i){pattern}" if pattern.startswith("\\A") else pattern,
        new.replace("~", SELF),
        before.replace("~", SELF),
        after.replace("~", SELF),
    )


ABILITY_WORDS = (  # 207.2c: they mean nothing
    "Adamant|Addendum|Alliance|Battalion|Bloodrush|Celebration|Channel|Chroma|Cohort|"
    "Constellation|Converge|Council's Dilemma|Coven|Delirium|Descend 4|Descend 8|"
    "Domain|Eerie|Eminence|Enrage|Fateful Hour|Fathomless Descent|Ferocious|"
    "Formidable|Grandeur|Hellbent|Heroic|Imprint|Inspired|Join Forces|Kinship|"
    "Landfall|Lieutenant|Magecraft|Metalcraft|Morbid|Pack Tactics|Paradox|Parley|"
    "Radiance|Raid|Rally|Revolt|Secret Council|Spell Mastery|Strive|Survival|Sweep|"
    "Tempting Offer|Threshold|Undergrowth|Valiant|Will of the Council|Corrupted|"
    "Will of the Planeswalkers|Underdog|Flurry|Renew|Legacy|Infusion|Repartee|Vivid|Void|"
    "Disappear|Opus"
)
ABILITY_WORDS_ZH = (
    "固色|附案|联手|协战|血激|欢庆|魂力|渲色|齐力|星彩|聚辉|议争|鸠集|躁狂|落坟4|落坟8|领土|异景|威仪|激怒|命悬一刻|落坟无边|威猛|强横|声威|"
    "背水战|勇行|压印|启悟|携手|血族|地落|副官|魔艺|金技|丧心|集群战术|悖论|论争|辉耀|突击|奋扬|反抗|密议|精熟咒语|积力|生还|扫平|诱引|门槛|"
    "朽力|英武|议定|腐化"
)
_THIS = (
    "creature|land|artifact|enchantment|permanent|spell|card|token|Aura|Equipment|Vehicle|Saga|"
    "Class|Fortification|planeswalker|battle|Siege|emblem|Case|Room|Background|Curse|Spacecraft"
)

PAID_VERBS = (
    *(("discard", "discard"), ("pay", "pay"), ("exil", "exile"), ("sacrific", "sacrifice")),
    *(("remov", "remove"), ("tapp", "tap")),
)
_PAID_FOR = r"(?:in addition to|rather than) (?:paying )?(?:its|their)\b"
SIGNS = (  # a zero has the sign of the other side
    _row(r"-(\d+|x)/\+0(?!\d)", r"-\1/-0", "Ox gets -5/+0", "Ox gets -5/-0"),
    _row(r"\+0/-(\d+|x)", r"-0/-\1", "Ox gets +0/-2", "Ox gets -0/-2"),
)
ENGLISH = (
    *SIGNS,
    _row(r"\s{2,}|[^\S ]", " ", "a  creature", "a creature"),
    _row(r"\A | \Z", "", " a creature", "a creature"),
    _row(
        rf"\A(• )?(?:{ABILITY_WORDS}) — ",
        r"\g<1>",
        "Landfall — Whenever you win",
        "Whenever you win",
    ),
    _row(
        rf"(?<=\")(?:{ABILITY_WORDS}) — ",
        "",
        '~ gains "Landfall — Whenever you win"',
        '~ gains "Whenever you win"',
    ),
    _row(  # a token by its own name
        r"\b([Cc]reate ([A-Z][\w'-]*(?: [A-Z][\w'-]*)*), a legendary [^\"]*\"[^\"]*?)\b\2\b",
        r"\1this token",
        'create Ox, a legendary 2/2 creature token with "When Ox dies, you win"',
        'create Ox, a legendary 2/2 creature token with "When this token dies, you win"',
    ),
    _row(
        rf"\b[Tt]his (?:{_THIS})\b(?! (?:card|spell|token))",
        "~",
        "this creature dies",
        "~ dies",
    ),
    _row(r"\b[Tt]his spell\b", "~", "this spell costs {1} less", "~ costs {1} less"),
    _row(r"\b(?:He|he|She|she)'s\b", "~ is", "if he's attacking", "if ~ is attacking"),
    _row(
        r"\b(?:[Hh]is|[Hh]er(?= (?:power|toughness|owner|loyalty|name)\b))\b",
        "~'s",
        "draw cards equal to her power",
        "draw cards equal to ~'s power",
    ),
    _row(
        r"\b(?:[Hh]e|[Ss]he|him|her(?! controller))\b(?!-)",
        "~",
        "put a +1/+1 counter on him",
        "put a +1/+1 counter on ~",
    ),
    _row(
        r"\.\"(?=,| (?:and|or|until|in)\b)", '"', 'has "Draw a card." and', 'has "Draw a card" and'
    ),
    _row(r",([\"'])(?= (?:and|or)\b)", r"\1,", 'has "Draw a card," and', 'has "Draw a card", and'),
    _row(r"\.'\"", "'\".", "has 'Draw.'\"", "has 'Draw'\"."),
    _row(r"\.([\"'])", r"\1.", 'has "Draw a card."', 'has "Draw a card".'),
    _row(  # a name of two, as "Cloak and Dagger"
        rf"\b([Ww]hen|[Ww]henever|[Uu]ntil|[Aa]s) {SELF} (enter|deal|attack|die|leave|become)\b",
        r"\1 ~ \2s",
        "when ~ enter, draw a card",
        "when ~ enters, draw a card",
    ),
    _row(
        r"\b(cards|creatures|permanents) each with (?!total)",
        r"\1 with ",
        "two target creatures each with power 2",
        "two target creatures with power 2",
    ),
    _row(  # the words that cleave takes away (702.148a)
        r"\[(?![+−\d])([^\]]*)\]",
        r"\1",
        "destroy all creatures [with power 2 or less]",
        "destroy all creatures with power 2 or less",
    ),
    _row(r"[.;]? • ", " • ", "draw a card. • you win", "draw a card • you win"),
    _row(
        r"reveals their hand, then you choose",
        "reveals their hand. you choose",
        "target player reveals their hand, then you choose a card",
        "target player reveals their hand. you choose a card",
    ),
    *(  # what is paid for a permission: "by discarding a card in addition to …"
        _row(
            rf"\b(by|and) {stem}ing\b(?=[^.]* {_PAID_FOR})",
            rf"\1 {verb}",
            f"by {stem}ing it in addition to paying its other costs",
            f"by {verb} it in addition to paying its other costs",
        )
        for stem, verb in PAID_VERBS
    ),
    _row(
        rf"\bby (?=(?:{'|'.join(verb for _, verb in PAID_VERBS)})\b[^.]* {_PAID_FOR})",
        "if you ",
        "by pay {2} rather than paying its mana cost",
        "if you pay {2} rather than paying its mana cost",
    ),
    _row(
        r"(?:(?<=: )|(?<=, )|(?<=[.•—] )|\A)((?:(?!target)[^:,.•])*?)"
        r" of the creature type of your choice\b",
        r"choose a creature type. \1 of the chosen type",
        "creatures of the creature type of your choice get +1/+1",
        "choose a creature type. creatures of the chosen type get +1/+1",
    ),
    _row(
        r"\b(power|toughness|mana value) ((?:is )?(?:greater|less) than [^,.]*?'s)"
        r"(?=,| from\b|\.?\Z)",
        r"\1 \2 \1",
        "destroy target creature with power less than Ox's",
        "destroy target creature with power less than Ox's power",
    ),
    _row(
        r"(?:from among (?:those|the milled) cards|(?:from among the cards )?milled this way)"
        r"(?= (?:into|onto|to|and put)\b)|from among the (?:milled cards|cards milled this way)",
        "from among them",
        "put a land card milled this way into your hand",
        "put a land card from among them into your hand",
    ),
    _row(
        r"\b(cards?) (from your (?:graveyard|hand|library)) at random\b",
        r"\1 at random \2",
        "exile a card from your graveyard at random",
        "exile a card at random from your graveyard",
    ),
    _row(
        r"\b(cards?) at random (exiled with ~)".replace("~", SELF),
        r"\1 \2 at random",
        "choose a card at random exiled with ~",
        "choose a card exiled with ~ at random",
    ),
    _row(r"enters the battlefield", "enters", "when ~ enters the battlefield", "when ~ enters"),
    _row(
        r"enter the battlefield (?=tapped|as a copy)",
        "enter ",
        "creatures enter the battlefield tapped",
        "creatures enter tapped",
    ),
)

_THIS_ZH = (
    "生物|地|神器|结界|永久物|咒语|牌|衍生物|灵气|武具|载具|传纪|职业|工事|鹏洛客|旅法师|战役|围攻|徽记|"
    "结界物"
)

_SIGNS_ZH = (  # of mana and tapping, as some printings have them
    *((zh, str(number)) for number, zh in enumerate("一二三四五六七八九十", 1)),
    *(("白", "W"), ("蓝", "U"), ("黑", "B"), ("红", "R"), ("绿", "G"), ("无", "C")),
    *(("横置", "T"), ("重置", "Q")),
)
CHINESE = (
    *SIGNS,
    *(_row(rf"\{{{zh}\}}", f"{{{en}}}", f"加{{{zh}}}", f"加{{{en}}}") for zh, en in _SIGNS_ZH),
    _row(r"\s+", "", "当 ~ 进战场", "当~进战场"),
    _row(r",", "，", "飞行,先攻", "飞行，先攻"),
    _row(r":", "：", "{T}:抓一张牌", "{T}：抓一张牌"),
    _row(r";", "；", "甲;乙", "甲；乙"),
    _row(rf"\A(•)?(?:{ABILITY_WORDS_ZH})[～—]", r"\g<1>", "地落～每当你", "每当你"),
    _row(r"受此结界的", "所结附的", "受此结界的生物", "所结附的生物"),
    _row(
        r"((?:所结附|佩带此武具)的生物[^\"]*?)此生物",
        r"\1该生物",
        "所结附的生物攻击时，消灭此生物",
        "所结附的生物攻击时，消灭该生物",
    ),
    _row(rf"此(?:{_THIS_ZH})(?![牌类])", "~", "此生物死去", "~死去"),
    _row(r"。\"", '"。', '具有"抓一张牌。"', '具有"抓一张牌"。'),
    _row(r"\"。(?=，|且|与|和|直到|的|异能)", '"', '具有"抓牌"。且', '具有"抓牌"且'),
    _row(r"[。；]•", "•", "抓一张牌。•你获胜", "抓一张牌•你获胜"),
    _row(r"具有", "具", "具有飞行", "具飞行"),
    _row(r"玩家", "牌手", "目标玩家", "目标牌手"),
    _row(r"(?<!时，)如果", "若", "如果你", "若你"),  # "时，如果" asks later
    _row(r"(?:进入战场|进场)", "进战场", "当~进场时", "当~进战场时"),
    _row(r"(?<=复制品)来(?=(?:横置)?进战场)", "", "当成复制品来进战场", "当成复制品进战场"),
    _row(
        r"当成战场上任一([^，。]+?)的(?=复制品)",
        r"当成任一战场上的\1的",
        "当成战场上任一生物的复制品",
        "当成任一战场上的生物的复制品",
    ),
    _row(
        r"(?<=回合后进行)额外的一个(?=回合)",
        "一个额外的",
        "于本回合后进行额外的一个回合",
        "于本回合后进行一个额外的回合",
    ),
    _row(
        r"(洗牌，(?:然后|并)将[该此]牌)置于其上",
        r"\1置于你牌库顶",
        "将你的牌库洗牌，并将该牌置于其上",
        "将你的牌库洗牌，并将该牌置于你牌库顶",
    ),
    _row(
        r"由(你|目标牌手|目标对手|任一对手|对手|该牌手|该对手|其)操控的(所有|每个)(?![^，。]*分成)",
        r"\2由\1操控的",
        "消灭由目标牌手操控的所有生物",
        "消灭所有由目标牌手操控的生物",
    ),
    _row(r"对本身(?=造成)", "对自己", "目标生物对本身造成2点伤害", "目标生物对自己造成2点伤害"),
    _row(
        r"(若能阻挡[^，。若]{1,14}，则)须(?=阻挡之)",
        r"\1必须",
        "若能阻挡它，则须阻挡之",
        "若能阻挡它，则必须阻挡之",
    ),
    _row(r"曾支付其(?=..费用)", "曾支付过其", "若曾支付其伺机费用", "若曾支付过其伺机费用"),
    _row(
        r"([\dXx]/[\dXx][白蓝黑红绿无]色)([^，。]{1,8}?衍生(?:神器)?生物)，且具(\"[^\"]*\")",
        r"\1，具\3的\2",
        '1/1蓝色忍者衍生生物，且具"~不能被阻挡"',
        '1/1蓝色，具"~不能被阻挡"的忍者衍生生物',
    ),
    _row(r"移回场上", "移回战场", "将它移回场上", "将它移回战场"),
    _row(r"放置进战场", "放进战场", "将它放置进战场", "将它放进战场"),
    _row(
        r"向(?=[^，。；]{1,24}造成)",
        "对",
        "每当~向对手造成伤害时",
        "每当~对对手造成伤害时",
    ),
    _row(r"你的(坟墓场|牌库|手牌|战场|回合|维持|结束步骤)", r"你\1", "你的坟墓场", "你坟墓场"),
    _row(r"到你的法术力池(?:中)?", "", "加{G}到你的法术力池中", "加{G}"),
    _row(
        r"加([^，。点]{1,3})点法术力，其颜色组合(?:由你|可任意)选择",
        r"加\1点任意颜色组合的法术力",
        "加两点法术力，其颜色组合由你选择",
        "加两点任意颜色组合的法术力",
    ),
    _row(r"任一目标", "任意一个目标", "对任一目标", "对任意一个目标"),
    _row(r"其他的", "其他", "其他的生物", "其他生物"),
    _row(r"其它", "其他", "其它生物", "其他生物"),
    _row(
        r"之(?=复制|所有|操控权|基础|起动式|力量|防御力|数量|总法术力)",
        "的",
        "其之力量",
        "其的力量",
    ),
    _row(
        r"(?:均|都|皆)(?=额外|具|得|是|为|成为|失去|获得|不能|可以|须|会|能|等同)",
        "",
        "每个生物都具飞行异能",
        "每个生物具飞行异能",
    ),
    _row(r"(?<!名称为)地精(?!怪)", "妖精", "地精得+1/+1", "妖精得+1/+1"),  # names of old
    _row(r"(?<!名称为)精灵(?!衍生生物)", "鬼怪", "消灭目标精灵", "消灭目标鬼怪"),
    _row(r"鰴记", "徽记", "此鰴记", "此徽记"),
    _row(
        r"，?既是([白蓝黑红绿])色也是([白蓝黑红绿])色",
        r"\1\2双色",
        "1/1，既是白色也是蓝色的鸟",
        "1/1白蓝双色的鸟",
    ),
    _row(r"([\dX]/[\dX])，(?=[白蓝黑红绿]{2}双色)", r"\1", "1/1，白黑双色的鸟", "1/1白黑双色的鸟"),
    _row(
        r"(?<=[的该])复制(?=选择|直到|[，。；」\"]|\Z)", "复制品", "该生物的复制", "该生物的复制品"
    ),
    _row(
        r"将(它们?|之|其)(消灭|重置|横置)(?=[，。；」\"]|\Z)",
        r"\2\1",
        "将它重置",
        "重置它",
    ),
    _row(
        r"(点伤害，)你可以任意分配",
        r"\1你可任意分配",
        "1点伤害，你可以任意分配",
        "1点伤害，你可任意分配",
    ),
    _row(r"掷一[枚次]硬币", "掷硬币", "掷一枚硬币", "掷硬币"),
    _row(r"返回(?=战场|场上|手上)", "移回", "将它返回战场", "将它移回战场"),
    _row(r"(?<![其对])他的(?=牌库|手牌|坟墓场|手上|维持|回合)", "其", "他的牌库", "其牌库"),
    _row(r"移出(?:对战|游戏)", "放逐", "将它移出对战", "将它放逐"),
    _row(
        r"若能进行(?=阻挡|攻击)",
        "若能",
        "若能进行阻挡",
        "若能阻挡",
    ),
    _row(
        r"(?<=若能)(阻挡|攻击|被阻挡|攻击或阻挡)，则(?:必)?须如此[作做]",
        r"\1，则必须\1",
        "若能阻挡，则须如此作",
        "若能阻挡，则必须阻挡",
    ),
    _row(
        r"则必须进行(?=阻挡|攻击)",
        "则必须",
        "则必须进行攻击",
        "则必须攻击",
    ),
    _row(
        r"(?<=牌库顶)数来(?=第[二三]张)",
        "算起",
        "牌库顶数来第二张的位置",
        "牌库顶算起第二张的位置",
    ),
    _row(
        r"，其余(?:的牌|的)?则?(?=置|放|以)",
        "，并将其余的牌",
        "抓一张牌，其余则置于牌库底",
        "抓一张牌，并将其余的牌置于牌库底",
    ),
    _row(
        r"，(?:并将)?另一张则?(?=置)",
        "，并将另一张",
        "抓一张牌，另一张则置于牌库底",
        "抓一张牌，并将另一张置于牌库底",
    ),
    _row(
        r"，?并置(?=[于入]你的?手上)",
        "，并将它置",
        "搜寻一张牌并置于你手上",
        "搜寻一张牌，并将它置于你手上",
    ),
    _row(
        r"从(你的?手上)将([^，。将]{1,30}?牌)(?=放|置|移|洗|横置)",
        r"将\2从\1",
        "从你手上将一张地牌放进战场",
        "将一张地牌从你手上放进战场",
    ),
    _row(
        r"(在(?:你|其拥有者|目标对手)的操控下)(从[^，。将]{0,10}?坟墓场中?)(?=放|移|横置)",
        r"\2\1",
        "将它在你的操控下从坟墓场放进战场",
        "将它从坟墓场在你的操控下放进战场",
    ),
    _row(
        r"将一个衍生物放进战场，(?:此衍生物|该衍生物|且)[为是]",
        "派出一个衍生物，此衍生物为",
        "将一个衍生物放进战场，且为该生物的复制品",
        "派出一个衍生物，此衍生物为该生物的复制品",
    ),
    _row(
        r"将([一两三四五六七八九X]|\d+)个([^。将]{0,60}?衍生(?:神器)?(?:生物|物))横置(?:放)?进战场",
        r"派出\1个横置的\2",
        "将一个灵俑衍生物横置放进战场",
        "派出一个横置的灵俑衍生物",
    ),
    _row(
        r"派出([一两三四五六七八九X]|\d+)个横置的([^。将]{0,60}?衍生(?:神器)?(?:生物|物))，?且正?进行攻击",
        r"派出\1个横置且正进行攻击的\2",
        "派出一个横置的衍生物且正进行攻击",
        "派出一个横置且正进行攻击的衍生物",
    ),
    _row(
        r"派出([一两三四五六七八九X]|\d+)个([^。，将]{0,60}?衍生(?:神器)?(?:生物|物))，(?:且)?(?:其|它们|它)[为是]横置且正?进行攻击",
        r"派出\1个横置且正进行攻击的\2",
        "派出一个衍生物，其为横置且正进行攻击",
        "派出一个横置且正进行攻击的衍生物",
    ),
    _row(
        r"(装备|结附|贴附)于(其|它|该生物)上",
        r"\1在\2上",
        "将它结附于该生物上",
        "将它结附在该生物上",
    ),
    _row(
        r"(?<=放逐)(，且)上面有",
        r"\1其上有",
        "放逐，且上面有三个指示物",
        "放逐，且其上有三个指示物",
    ),
    _row(
        r"(你|该牌手|其)的?手牌[有为]([一二三四五六七八九两]|\d+)张(或更[多少])",
        r"\1有\2张\3手牌",
        "若你的手牌有七张或更多",
        "若你有七张或更多手牌",
    ),
    _row(
        r"牌张类别",
        "类别",
        "其牌张类别",
        "其类别",
    ),
    _row(
        r"(?<=数量)加总",
        "",
        "牌的数量加总",
        "牌的数量",
    ),
    _row(
        r"\A((?:每)?当[^，。时]*)，(?=在(?:下一个|战斗结束))",
        r"\1时，",
        "当它死去，在下一个",
        "当它死去时，在下一个",
    ),
    _row(
        r"本回合中?，(?=若|如果)",
        "本回合中，",
        "本回合，若",
        "本回合中，若",
    ),
    _row(
        r"若本回合中?(曾以此法受到伤害的生物|以此法受到伤害的生物|该生物)(?=将死去)",
        r"若\1本回合",
        "若本回合中该生物将死去",
        "若该生物本回合将死去",
    ),
    _row(
        r"(?<=若)曾(?=以此法受到伤害的生物)",
        "",
        "若曾以此法受到伤害的生物",
        "若以此法受到伤害的生物",
    ),
    _row(
        r"(?<=将)置入坟墓场，则改为(?:将它|将其|将该生物)放逐",
        "死去，则改为将它放逐",
        "若该生物将置入坟墓场，则改为将它放逐",
        "若该生物将死去，则改为将它放逐",
    ),
    _row(
        r"若以此法反击该咒语，则改为将它(?=放逐)",
        "若以此法反击该咒语，则将它",
        "若以此法反击该咒语，则改为将它放逐",
        "若以此法反击该咒语，则将它放逐",
    ),
    _row(
        r"失去一半(?:数量的)?生命，(?:该数量)?小数点后",
        "失去其生命的一半，小数点后",
        "失去一半生命，小数点后进位",
        "失去其生命的一半，小数点后进位",
    ),
    _row(
        r"((?:每)?当[^，。时]*)(施放|抓)每回合中([你其])的第([一二三四])([个张])",
        r"\1在每个回合中\2\3的第\4\5",
        "每当你施放每回合中你的第二个咒语",
        "每当你在每个回合中施放你的第二个咒语",
    ),
    _row(
        r"(?<=由)(你的?对手|对手|防御牌手|目标牌手|任一对手|所有对手|全部对手|该牌手)所操控",
        r"\1操控",
        "由对手所操控的生物",
        "由对手操控的生物",
    ),
    _row(
        r"操控、且",
        "操控且",
        "由你操控、且进行攻击的生物",
        "由你操控且进行攻击的生物",
    ),
    _row(
        r"由(你|对手)操控的((?:另)?一个(?:或数个)?)(?!或)",
        r"\2由\1操控的",
        "每当由你操控的一个生物攻击时",
        "每当一个由你操控的生物攻击时",
    ),
    _row(
        r'(\A|")在(你的?|每个|每位牌手的?)?回合结束时，',
        r"\1在\2结束步骤开始时，",
        "在你的回合结束时，抓一张牌",
        "在你的结束步骤开始时，抓一张牌",
    ),
    _row(
        r"每回合中他的第",
        "每回合中其第",
        "抓每回合中他的第二张牌",
        "抓每回合中其第二张牌",
    ),
    _row(
        r"将([其你])的?牌库顶牌置入(?=[其你]的?坟墓场)",
        r"将\1牌库顶的一张牌置入",
        "将其牌库顶牌置入其坟墓场",
        "将其牌库顶的一张牌置入其坟墓场",
    ),
    _row(
        r"便将一个([^。；将]*?衍生(?:神器)?(?:生物|物))放进战场",
        r"便派出一个\1",
        "便将一个蛇衍生生物放进战场",
        "便派出一个蛇衍生生物",
    ),
    _row(
        r"，?(?:且|并|但)?(?:仍|同时)?(?:具|保留)其?原(?:本|有)之?类别",
        "，且具其原本类别",
        "成为神器，且仍具原本类别",
        "成为神器，且具其原本类别",
    ),
    _row(
        r"(直到回合结束)(，且具其原本类别)",
        r"\2\1",
        "成为神器直到回合结束，且具其原本类别",
        "成为神器，且具其原本类别直到回合结束",
    ),
    _row(
        r"由你操控的其他地数量为([一二三两])个或更少",
        r"你操控\1个或更少其他地",
        "除非由你操控的其他地数量为两个或更少",
        "除非你操控两个或更少其他地",
    ),
    _row(
        r"你的生命为(\d+)或更少",
        r"你的总生命为\1或更少",
        "若你的生命为5或更少",
        "若你的总生命为5或更少",
    ),
    _row(
        r"说出(?=一[个张])",
        "选择",
        "说出一个牌名",
        "选择一个牌名",
    ),
    _row(
        r"你从(?:你的?)?手[上牌]中?(?:使用|施放)[之它]",
        "你从你手上施放之",
        "若你从手上使用之",
        "若你从你手上施放之",
    ),
    _row(
        rf"若你的?起手的?手?牌中?包含了{SELF}，则?你可以让它在战?场上?来开始(?:游戏|对战)",
        "若~在你的起手手牌中，则你可以将它放在战场上来开始游戏",
        "若你的起手牌中包含了\ue000，你可以让它在场来开始游戏",
        "若~在你的起手手牌中，则你可以将它放在战场上来开始游戏",
    ),
    _row(
        r"(你|牌手)以展示牌库顶牌的方式进行(?:游戏|对战)",
        r"\1持续展示牌库顶牌",
        "你以展示牌库顶牌的方式进行游戏",
        "你持续展示牌库顶牌",
    ),
    _row(
        r"你持续展示牌库顶牌",
        "持续展示你牌库顶牌",
        "你持续展示牌库顶牌",
        "持续展示你牌库顶牌",
    ),
    _row(
        r"(?<=获得)其操控权",
        "它的操控权",
        "获得其操控权",
        "获得它的操控权",
    ),
    _row(
        r"(?<=目标)具(\S{0,6}?指示物)的",
        r"其上有\1的",
        "目标具+1/+1指示物的生物",
        "目标其上有+1/+1指示物的生物",
    ),
    _row(
        r"中(力量|防御力)最大者的数值",
        r"中最大的\1",
        "由你操控的生物中力量最大者的数值",
        "由你操控的生物中最大的力量",
    ),
    _row(
        r"(?<=之中)基本地类别的?数量",
        "的基本地类别数量",
        "地之中基本地类别的数量",
        "地之中的基本地类别数量",
    ),
    _row(
        r"(?<=本回合)后进行额外的一个回合",
        "后进行一个额外的回合",
        "于本回合后进行额外的一个回合",
        "于本回合后进行一个额外的回合",
    ),
    _row(
        r"每当(一个[^，。]{1,10})在你的操控下放进战场时",
        r"每当\1在你的操控下进战场时",
        "每当一个生物在你的操控下放进战场时",
        "每当一个生物在你的操控下进战场时",
    ),
    _row(
        r"(?<=[器物界地客间术])，(?=(?:神器|生物|结界|地|鹏洛客|法术)(?:[，、](?:神器|生物|结界|地|鹏洛客|法术))?，?[或与和])",
        "、",
        "目标神器，生物或结界",
        "目标神器、生物或结界",
    ),
    _row(
        r"(、(?:神器|生物|结界|地|鹏洛客|法术))，(?=[或与和以])",
        r"\1",
        "目标神器、生物，或结界",
        "目标神器、生物或结界",
    ),
    _row(
        r"在你的?坟墓场，则",
        "在你坟墓场中，则",
        "若~在你的坟墓场，则",
        "若~在你坟墓场中，则",
    ),
    _row(
        r"该色的(?=咒语|法术力|来源|生物|永久物)",
        "所选颜色的",
        "加一点该色的法术力",
        "加一点所选颜色的法术力",
    ),
    _row(
        rf'无色珍宝衍生神器，(?:且|它们)具"\{{T\}}，牺牲[{SELF}\ue001]：加一点任意颜色的法术力"',
        "珍宝衍生物",
        '派出一个无色珍宝衍生神器，且具"{T}，牺牲\ue000：加一点任意颜色的法术力"',
        "派出一个珍宝衍生物",
    ),
    _row(
        r"(选择[^～。•]{1,8}～)(?![•●])([^•；]*)；(?:或者?)?([^•；]*)；(?:和/或|或者?)([^•；]*)\Z",
        r"\1•\2•\3•\4",
        "选择一项～抓一张牌；或抓两张牌；或弃一张牌",
        "选择一项～•抓一张牌•抓两张牌•弃一张牌",
    ),
    _row(
        r"(选择[^～。•]{1,8}～)(?![•●])([^•；]*)；(?:和/或|或者?)([^•；]*)\Z",
        r"\1•\2•\3",
        "选择一项～抓一张牌；或弃一张牌",
        "选择一项～•抓一张牌•弃一张牌",
    ),
    _row(r"。([）」])?\Z", r"\1", "抓一张牌。", "抓一张牌"),
)
