"""Conditions that are said in fixed words."""

from __future__ import annotations

from judge.abilities.amounts import ManaSpent, PartySize, PowerAttackedWith
from judge.abilities.bases import Condition, Filter
from judge.abilities.conditions import (
    All,
    AmountIs,
    Any,
    AsCast,
    CastDuring,
    CoinWon,
    Exists,
    Happened,
    HasCompleted,
    HasDesignation,
    IsDay,
    IsMonarch,
    LibrarySearched,
    Matches,
    Not,
    OnBattlefield,
    StillThere,
    TurnOf,
    WasCast,
    WasPaid,
)
from judge.abilities.filters import (
    CastUsing,
    Comparison,
    ControlledBy,
    EnteredFrom,
    HasMark,
    InZone,
    IsPermanent,
    IsSpell,
    OfType,
    OwnedBy,
    WithKeyword,
)
from judge.abilities.patterns import Attacks, Casts, StepBegins
from judge.abilities.relations import MarkOfThis
from judge.abilities.who import EachPlayer, It, This, You
from judge.cards import CardType
from judge.language import t, w
from judge.language.template import Row
from judge.oracle.lexicon.filters import every

CREATURE = every(IsPermanent(), OfType(CardType.CREATURE))
PAID_FOR = (
    *(("evoke", "呼魂"), ("prowl", "伺机"), ("sneak", "奇袭"), ("spectacle", "逞威")),
    *(("surge", "潮涌"), ("madness", "疯魔"), ("kicker", "增幅"), ("teamwork", "团队合作")),
    *(("freerunning", "自由奔跑"), ("web-slinging", "蛛丝甩荡")),
)


SECOND_COMBAT = Happened(StepBegins("combat"), at_least=2)  # it has begun this turn


def _as_cast(f: Filter) -> Condition:
    return AsCast(Exists(every(f, ControlledBy(You()))))


SIMPLE: tuple[Row, ...] = (  # conditions of fixed words
    w(
        TurnOf(You()),
        "it's your turn",
        "在你的回合|此时为你的回合|现在是你的回合|这是你的回合|于你回合中|你回合中|"
        "是在你回合中|在你回合中|在你回合",
    ),
    t(
        lambda p: Not(TurnOf(p)),
        "it's not {p:possessive} turn|it isn't {p:possessive} turn",
        "[此时]不是{p:possessive}回合",
    ),
    w(HasCompleted(), "you've completed a dungeon", "你完成过地城"),
    w(
        Not(HasCompleted("Tomb of Annihilation")),
        "you haven't completed tomb of annihilation",
        "你未曾完成湮灭之墓",
    ),
    w(IsDay(), "it's day", "此时为白昼|现在为白昼"),
    w(IsDay(day=False), "it's night", "此时为黑夜|现在为黑夜"),
    w(
        Not(Any((IsDay(), IsDay(day=False)))),
        "it's neither day nor night",
        "此时既非白昼也非黑夜|既非白昼亦非黑夜|当前既非白昼也非黑夜",
    ),
    w(
        HasDesignation("city's blessing"),
        "you have the city's blessing",
        "你拥有黄金城祝福|你有黄金城祝福",
    ),
    w(HasDesignation("enduring story"), "you have an enduring story", ""),
    w(
        WasPaid("kicker"),
        "~ was kicked|it was kicked",
        "~已增幅|此咒语已增幅|它已增幅|~已被增幅|已增幅|~有增幅|它曾被增幅|~曾被增幅",
    ),
    w(Not(WasPaid("kicker")), "~ wasn't kicked|it wasn't kicked", "~未增幅"),
    t(
        lambda o: WasPaid("kicker", o),
        "{o:spell_pronoun} was kicked",
        "{o:spell_pronoun}已增幅",
        ex=("that spell was kicked", "该咒语已增幅"),
    ),
    w(
        WasPaid("bargain"),
        "~ was bargained|it was bargained|it's bargained",
        "~已加码|此咒语已加码|它已加码",
    ),
    w(WasPaid("gift"), "the gift was promised", "[此咒语]已应诺礼赠"),
    w(Not(WasPaid("gift")), "the gift wasn't promised", "[此咒语]未应诺礼赠"),
    w(
        Happened(Casts(None, every(IsSpell(), CastUsing("warp")))),
        "a spell was warped this turn",
        "本回合有咒语跃迁",
    ),
    w(WasPaid("behold"), "a dragon was beheld", "曾请援一个龙|曾请援龙"),
    w(WasPaid("collect evidence"), "evidence was collected", "曾搜证|已搜证"),
    w(
        WasPaid("additional cost"),
        "this spell's additional cost was paid|~'s additional cost was paid|"
        "its additional cost was paid",
        "曾支付过此咒语的额外费用|曾支付过~的额外费用",
    ),
    t(
        _as_cast,
        "you controlled {f:a_permanent} as you cast ~",
        "[你于施放~时/于你施放~时，你]操控{f:a_permanent}",
        ex=(
            "you controlled a creature as you cast ~",
            "你于施放~时操控一个生物",
        ),
    ),
    t(
        lambda f: Any((WasPaid("additional cost"), _as_cast(f))),
        "you revealed {_:a_card} or controlled {f:a_permanent} as you cast ~",
        "于你施放~时，你展示了{_:cards}或操控{f:permanents}",
        ex=(
            "you revealed a goblin card or controlled a goblin as you cast ~",
            "于你施放~时，你展示了鬼怪牌或操控鬼怪",
        ),
    ),
    w(
        Not(Happened(Casts(), last_turn=True)),
        "no spells were cast last turn",
        "上回合没有任一咒语施放过|上个回合没有任一咒语施放过|上回合没有施放过咒语",
    ),
    w(
        Happened(Attacks(CREATURE, whom=You()), this_step=True),
        "you've been attacked this step",
        "你于本步骤中受到攻击|你在本步骤中受到攻击",
    ),
    t(
        lambda n: AmountIs(PowerAttackedWith(), Comparison.AT_LEAST, n),
        "you attacked with creatures with total power {n:number} or greater this combat",
        "你本次战斗中用以攻击之生物力量总和等于或大于{n:number}",
        ex=(
            "you attacked with creatures with total power 6 or greater this combat",
            "你本次战斗中用以攻击之生物力量总和等于或大于6",
        ),
    ),
    *(
        w(
            WasPaid(en),
            f"[its/his/her/~'s] {en} cost was paid|[~ was/it was/they were] cast using {en}",
            f"曾支付过其{zh}费用",
        )
        for en, zh in PAID_FOR
    ),
    w(
        WasCast(by=You()),
        "you cast it|you cast ~|you cast them",
        "你施放过它|它是你施放的|你施放了它|你曾施放过它",
    ),
    w(WasCast(), "~ was cast|it was cast", "它是施放的|~是施放的"),
    w(
        CastDuring("main", You()),
        "you cast ~ during your main phase",
        "你在你的行动阶段施放~|你是在你的行动阶段施放~|你于你的行动阶段施放~",
    ),
    w(Not(WasCast()), "it wasn't cast|~ wasn't cast", "它不是施放的|未曾施放过"),
    w(
        Any((Not(WasCast()), AmountIs(ManaSpent(), Comparison.EQUAL, 0))),
        "it wasn't cast or no mana was spent to cast it",
        "它不是施放的，或未曾支付法术力来施放它",
    ),
    w(
        WasCast("hand", by=You(), whose=You()),
        "you cast it from your hand|you cast ~ from your hand|~ was cast from your hand|"
        "it was cast from your hand",
        "你是从你手上施放它|你从手上施放它|你是从手上施放它",
    ),
    w(
        Not(WasCast("hand", by=You(), whose=You())),
        "you didn't cast it from your hand",
        "你未从你手上施放之|你未从你手上施放它",
    ),
    w(WasCast("exile"), "~ was cast from exile|it was cast from exile", "~是从放逐区施放"),
    w(
        All((WasCast(), Not(WasCast("hand", whose=You())))),
        "~ was cast from anywhere other than your hand|it was cast from anywhere other than your "
        "hand",
        "~并非从你手上施放",
    ),
    w(
        Not(SECOND_COMBAT),
        "it's the first combat phase of the turn",
        "此时是本回合的第一个战斗阶段",
    ),
    w(Not(IsMonarch(EachPlayer())), "there is no monarch|there's no monarch", "没有君主"),
    w(
        WasCast("graveyard"),
        "~ was cast from a graveyard|it was cast from a graveyard",
        "~是从坟墓场施放|它是从坟墓场施放",
    ),
    w(
        WasCast("graveyard", whose=You()),
        "~ was cast from your graveyard|it was cast from your graveyard",
        "~是从你的坟墓场施放|它是从你的坟墓场施放",
    ),
    w(
        All(
            (
                Matches(It(), OwnedBy(You())),
                Any((Matches(It(), EnteredFrom("graveyard")), WasCast("graveyard", It(), You()))),
            )
        ),
        "it entered from your graveyard or you cast it from your graveyard",
        "它是从你坟墓场进战场，或你是从你坟墓场施放它",
    ),
    w(
        Any((Not(WasCast(of=It())), AmountIs(ManaSpent(It()), Comparison.EQUAL, 0))),
        "none of them were cast or no mana was spent to cast them",
        "它们都不是施放的，或未曾支付法术力来施放它们",
    ),
    w(WasPaid("escape"), "~ escaped|it escaped", "它已逃脱|~已逃脱|它是逃脱的"),
    w(
        Not(Matches(This(), HasMark("tribute paid"))),
        "tribute wasn't paid",
        "未支付其致敬|未支付其致敬费用",
    ),
    w(
        Exists(every(IsPermanent(), MarkOfThis("paired"), WithKeyword("soulbond"))),
        "it's paired with a creature with soulbond",
        "~与具魂系的另一生物搭档",
    ),
    w(
        LibrarySearched(),
        "you search your library this way|you searched your library this way",
        "你以此法搜寻过你的牌库|你以此法搜寻你的牌库|你以此法搜寻了你的牌库|你以此法搜寻过牌库|"
        "以此法搜寻过你的牌库|你以此法搜寻你牌库",
    ),
    w(
        AmountIs(PartySize(), Comparison.EQUAL, 4),
        "you have a full party",
        "你的冒险团满员|你冒险团满编",
    ),
    w(CoinWon(), "you win the flip", "你赢得此次投掷|你猜对"),
    w(Not(CoinWon()), "you lose the flip", "你输掉此次投掷"),
    w(OnBattlefield(It()), "it's on the battlefield", "它在战场上"),
    w(OnBattlefield(This()), "~ is on the battlefield", "~在战场上"),
    w(
        Any((Matches(This(), InZone("command")), OnBattlefield(This()))),
        "~ is in the command zone or on the battlefield",
        "~在统帅区或战场上|~在统帅区中或战场上",
    ),
    w(Matches(This(), InZone("graveyard")), "~ is in your graveyard", "~在你坟墓场中"),
    w(Matches(This(), InZone("exile")), "~ is exiled|~ is in exile", "~被放逐"),
    w(StillThere(), "you control ~", "你操控~|你持续操控~"),
    w(
        Matches(This(), IsPermanent()),
        "~ remains on the battlefield",
        "~持续在战场上|~仍在战场上",
    ),
)
