"""Keywords, costs, activated abilities and restrictions are read to what they mean."""

from __future__ import annotations

import re

import pytest

from corpus.ids import RuleId
from corpus.library import Library
from judge.abilities import Activated, Cost, Keyword, Limit, Static
from judge.abilities.amounts import Count, X
from judge.abilities.conditions import All, DuringStep, Happened, TurnOf
from judge.abilities.costs import PayEnergy, PayLife, PayLoyalty, PayMana, TapThis, UntapThis
from judge.abilities.effects.objects import Move, PutCounters, RemoveCounters, Sacrifice, Tap
from judge.abilities.effects.players import AddMana, Discard, DiscardObjects, Draw
from judge.abilities.filters import (
    AllOf,
    ControlledBy,
    HostOfThis,
    InZone,
    IsCard,
    IsIt,
    IsPermanent,
    IsSpell,
    IsThis,
    Non,
    OfColor,
    OfSubtype,
    OfSupertype,
    OfType,
    Other,
    Tapped,
    WithKeyword,
)
from judge.abilities.patterns import Attacks
from judge.abilities.spending import Spending
from judge.abilities.statics import (
    AdditionalCost,
    AlternativeCost,
    AttackLimit,
    CantActivate,
    CantAttack,
    CantBeBlocked,
    CantBeCountered,
    CantBlock,
    CantCast,
    CantGainLife,
    CantLoseGame,
    CostChange,
    DoesntUntap,
    ExtraLands,
    MustAttack,
    NoMaximumHandSize,
    PlayerHas,
)
from judge.abilities.who import Chosen, EachOpponent, EachPlayer, This, You
from judge.cards import CardType, Color, ManaCost, Supertype
from judge.language import Declined, Reading, normalise
from judge.oracle.book import grammar
from judge.oracle.lexicon.filters import every
from judge.oracle.lexicon.keywords import NAMES
from judge.values import Lang, language_of

NAMES_OF_SELF = ("Ox", "牛")
CREATURE, LAND = OfType(CardType.CREATURE), OfType(CardType.LAND)
CREATURES = every(IsPermanent(), CREATURE)
YOUR_CREATURES = every(CREATURES, ControlledBy(You()))


def paid(*parts: object) -> Cost:
    """A cost of these parts; a text is mana."""
    return Cost(tuple(PayMana(ManaCost.parse(p)) if isinstance(p, str) else p for p in parts))  # type: ignore[misc]


def read(table: str, text: str) -> Reading | Declined:
    """One text, read in the table."""
    lang = language_of(text)
    return grammar().read(table, normalise(text, lang, NAMES_OF_SELF), lang)


def same(table: str, value: object, *texts: str) -> None:
    """All texts, in both languages, have this value."""
    for text in texts:
        reading = read(table, text)
        assert isinstance(reading, Reading), text
        assert reading.value == value, text


def kw(name: str, **fields: object) -> tuple[Keyword, ...]:
    """One keyword ability."""
    return (Keyword(name, **fields),)  # type: ignore[arg-type]


def static(rule: object, zone: str | None = "battlefield") -> tuple[Static, ...]:
    """One static ability."""
    return (Static(rule, zone=zone),)  # type: ignore[arg-type]


def test_every_keyword_ability_of_rule_702_is_named(library: Library) -> None:
    """Each heading 702.2-702.167 names an ability that is in the list, as printed."""
    graph = library.graph()
    known = {word for _, chinese, _ in NAMES for word in chinese.split("|")}
    for number in range(2, 168):
        heading = (graph.rule(RuleId.parse(f"702.{number}")).text.zh or "").strip("。. ")
        heading = re.sub(r"（[^）]*）", "", heading).strip()
        for word in heading.split("与"):
            assert word in known or any(
                "…" in name and word in name.replace("…", "") for name in known
            ), (number, heading)


def test_every_name_is_read_in_both_languages() -> None:
    """Every keyword ability that needs nothing after it reads to itself."""
    for english, chinese, shape in NAMES:
        if shape == "plain":
            same("keyword_line", kw(english), english, *chinese.split("|"))


@pytest.mark.parametrize(
    ("value", "texts"),
    [
        (kw("annihilator", number=2), ("Annihilator 2", "歼灭2")),
        (kw("cycling", cost=paid("{2}")), ("Cycling {2}", "循环{2}")),
        (kw("cycling", cost=paid(PayLife(2))), ("Cycling—Pay 2 life.", "循环～支付2点生命。")),
        (kw("ward", cost=paid(PayLife(3))), ("Ward—Pay 3 life.", "守护～支付3点生命。")),
        (kw("suspend", number=4, cost=paid("{U}")), ("Suspend 4—{U}", "延缓4～{U}")),
        (
            kw("kicker", cost=paid("{1}")) + kw("kicker", cost=paid("{2}{B}")),
            ("Kicker {1} and/or {2}{B}", "增幅{1}和／或{2}{B}"),
        ),
        (
            kw("protection", quality=OfColor(Color.RED))
            + kw("protection", quality=OfColor(Color.WHITE)),
            ("Protection from red and from white", "反红保护，反白保护"),
        ),
        (
            tuple(Keyword("protection", quality=OfColor(color)) for color in Color),
            ("Protection from all colors", "Protection from each color", "反五色保护"),
        ),
        (kw("protection", quality=AllOf(())), ("Protection from everything", "反一切保护")),
        (kw("protection", quality=OfSubtype("Dragon")), ("Protection from Dragons", "反龙保护")),
        (kw("hexproof"), ("Hexproof", "辟邪")),
        (kw("hexproof", quality=OfColor(Color.BLACK)), ("Hexproof from black", "反黑辟邪")),
        (
            kw("landwalk", quality=OfSubtype("Island"), word="islandwalk"),
            ("Islandwalk", "海岛行者"),
        ),
        (
            kw(
                "landwalk",
                quality=every(LAND, Non(OfSupertype(Supertype.BASIC))),
                word="nonbasic landwalk",
            ),
            ("Nonbasic landwalk", "非基本地行者"),
        ),
        (
            kw(
                "typecycling",
                cost=paid("{2}"),
                quality=OfSubtype("Plains"),
                word="plainscycling",
            ),
            ("Plainscycling {2}", "循环平原{2}"),
        ),
        (
            kw("enchant", quality=YOUR_CREATURES),
            ("Enchant creature you control", "结附于由你操控的生物"),
        ),
        (kw("enchant", word="player"), ("Enchant player", "结附于牌手")),
        (
            kw(
                "equip",
                cost=paid("{1}"),
                quality=every(CREATURES, OfSupertype(Supertype.LEGENDARY)),
            ),
            ("Equip legendary creature {1}", "佩带传奇生物{1}"),
        ),
        (
            kw("affinity", quality=every(IsPermanent(), OfType(CardType.ARTIFACT))),
            ("Affinity for artifacts", "神器共鸣"),
        ),
        (
            kw("offering", quality=OfSubtype("Fox"), word="Fox"),
            ("Fox offering", "狐献祭"),
        ),
        (
            kw("splice", cost=paid("{1}{R}"), quality=OfSubtype("Arcane")),
            ("Splice onto Arcane {1}{R}", "通联古咒{1}{R}"),
        ),
        (
            kw("flying") + kw("first strike") + kw("toxic", number=1),
            ("Flying, first strike, toxic 1", "飞行，先攻，下毒1"),
        ),
    ],
)
def test_keyword_lines(value: tuple[Keyword, ...], texts: tuple[str, ...]) -> None:
    """A keyword and its number, cost, quality or word."""
    same("keyword_line", value, *texts)


@pytest.mark.parametrize(
    ("english", "chinese", "value"),
    [
        ("flying", "飞行异能", kw("flying")),
        ("flying and haste", "飞行与敏捷异能", kw("flying") + kw("haste")),
        (
            "vigilance, trample, and ward {2}",
            "警戒，践踏与守护{2}",
            kw("vigilance") + kw("trample") + kw("ward", cost=paid("{2}")),
        ),
    ],
)
def test_keyword_phrases(english: str, chinese: str, value: tuple[Keyword, ...]) -> None:
    """Keywords in a sentence."""
    same("keyword_phrase", value, english, chinese)


@pytest.mark.parametrize(
    ("value", "texts"),
    [
        (paid("{2}", TapThis()), ("{2}, {T}",)),
        (paid(UntapThis()), ("{Q}", "{Q}")),
        (paid(PayEnergy(2)), ("Pay {E}{E}", "支付{E}{E}")),
        (
            paid(TapThis(), Sacrifice(You(), This())),
            ("{T}, Sacrifice this creature", "{T}，牺牲牛"),
        ),
        (
            paid(Sacrifice(You(), Chosen(every(CREATURES, Other())))),
            ("Sacrifice another creature", "牺牲另一个生物"),
        ),
        (
            paid(Sacrifice(You(), Chosen(every(IsPermanent(), LAND), 2))),
            ("Sacrifice two lands", "牺牲两个地"),
        ),
        (paid(Discard(1)), ("Discard a card", "弃一张牌")),
        (paid(Discard(1, at_random=True)), ("Discard a card at random", "随机弃一张牌")),
        (paid(Discard(None)), ("Discard your hand", "弃掉你的手牌")),
        (paid(DiscardObjects(This())), ("Discard this card", "弃掉牛")),
        (
            paid(Discard(1, filter=every(IsCard(), CREATURE))),
            ("Discard a creature card", "弃一张生物牌"),
        ),
        (
            paid(Move(This(), "exile", from_zone="graveyard")),
            ("Exile this card from your graveyard", "从你的坟墓场放逐牛"),
        ),
        (
            paid(
                Move(
                    Chosen(every(IsCard(), CREATURE, InZone("graveyard", You())), 2),
                    "exile",
                )
            ),
            ("Exile two creature cards from your graveyard", "从你坟墓场中放逐两张生物牌"),
        ),
        (
            paid(Move(Chosen(every(IsPermanent(), LAND, ControlledBy(You()))), "hand")),
            (
                "Return a land you control to its owner's hand",
                "将一个由你操控的地移回其拥有者手上",
                "将由你操控的一个地移回其拥有者手上",
            ),
        ),
        (
            paid(Tap(Chosen(every(YOUR_CREATURES, Non(Tapped())), 2))),
            ("Tap two untapped creatures you control", "横置两个由你操控且未横置的生物"),
        ),
        (
            paid(RemoveCounters("+1/+1", 1, This())),
            ("Remove a +1/+1 counter from this creature", "从牛上移去一个+1/+1指示物"),
        ),
        (
            paid(RemoveCounters("charge", X(), This())),
            ("Remove X charge counters from this artifact", "从牛上移去X个充电指示物"),
        ),
        (
            paid(PutCounters("-1/-1", 1, This())),
            ("Put a -1/-1 counter on this creature", "在牛上放置一个-1/-1指示物"),
        ),
    ],
)
def test_costs(value: Cost, texts: tuple[str, ...]) -> None:
    """What is paid, in the order written."""
    same("cost", value, *texts)


DRAW = Draw(1)


@pytest.mark.parametrize(
    ("value", "texts"),
    [
        (Activated(paid("{1}"), DRAW), ("{1}: Draw a card.", "{1}：抓一张牌。")),
        (Activated(paid(PayLoyalty(1)), DRAW), ("+1: Draw a card.", "+1：抓一张牌。")),
        (Activated(paid(PayLoyalty(-3)), DRAW), ("−3: Draw a card.", "−3：抓一张牌。")),
        (Activated(paid(PayLoyalty(None)), DRAW), ("−X: Draw a card.", "−X：抓一张牌。")),
        (
            Activated(paid("{1}"), DRAW, Limit(sorcery_speed=True)),
            (
                "{1}: Draw a card. Activate only as a sorcery.",
                "{1}：抓一张牌。只能于法术时机起动。",
                "{1}：抓一张牌。只可以于你能施放法术的时机下起动此异能。",
            ),
        ),
        (
            Activated(paid("{1}"), DRAW, Limit(times_each_turn=1)),
            (
                "{1}: Draw a card. Activate only once each turn.",
                "{1}：抓一张牌。此异能每回合只能起动一次。",
            ),
        ),
        (
            Activated(
                paid("{1}"),
                DRAW,
                Limit(condition=All((TurnOf(You()), DuringStep("upkeep")))),
            ),
            (
                "{1}: Draw a card. Activate only during your upkeep.",
                "{1}：抓一张牌。只能于你的维持中起动此异能。",
            ),
        ),
        (
            Activated(paid("{1}"), DRAW, Limit(sorcery_speed=True, times_each_turn=1)),
            ("{1}: Draw a card. Activate only as a sorcery and only once each turn.",),
        ),
        (
            Activated(
                paid("{2}", Move(This(), "exile", from_zone="graveyard")), DRAW, zone="graveyard"
            ),
            (
                "{2}, Exile this card from your graveyard: Draw a card.",
                "{2}，从你的坟墓场放逐牛：抓一张牌。",
            ),
        ),
        (
            Activated(paid("{2}", DiscardObjects(This())), DRAW, zone="hand"),
            ("Channel — {2}, Discard this card: Draw a card.", "魂力～{2}，弃掉牛：抓一张牌。"),
        ),
        (
            Activated(
                paid("{1}"),
                DRAW,
                Limit(times_each_turn=1, condition=Happened(Attacks(IsThis()))),
                name="boast",
            ),
            ("Boast — {1}: Draw a card.", "炫威～{1}：抓一张牌。"),
        ),
    ],
)
def test_activated_abilities(value: Activated, texts: tuple[str, ...]) -> None:
    """Cost, effect, limits, and the zone that the words imply (113.6m)."""
    same("activated", value, *texts)


@pytest.mark.parametrize(
    ("value", "texts"),
    [
        (AddMana(("{C}{C}",)), ("Add {C}{C}.", "加{C}{C}到你的法术力池中。", "加{2}。")),
        (
            AddMana(("{G}", "{W}", "{U}")),
            ("Add {G}, {W}, or {U}.", "加{G}，{W}或{U}。"),
        ),
        (AddMana(any_color=1), ("Add one mana of any color.", "加一点任意颜色的法术力。")),
        (
            AddMana(any_color=3),
            ("Add three mana of any one color.", "加三点任意颜色的单色法术力。"),
        ),
        (
            AddMana(("{G}",), times=Count(every(IsPermanent(), OfSubtype("Elf")))),
            (
                "Add {G} for each Elf on the battlefield.",
                "战场上每有一个妖精，便加{G}。",
            ),
        ),
        (
            AddMana(any_color=2, combination=(Color.RED, Color.GREEN)),
            ("Add two mana in any combination of {R} and/or {G}.",),
        ),
        (
            AddMana(("{R}",), spending=Spending(every(IsSpell(), CREATURE))),
            ("Add {R}. Spend this mana only to cast creature spells.",),
        ),
    ],
)
def test_mana(value: AddMana, texts: tuple[str, ...]) -> None:
    """What mana is added."""
    same("mana_effect", value, *texts)


@pytest.mark.parametrize(
    ("value", "texts"),
    [
        (static(CantBlock(IsThis())), ("This creature can't block.", "牛不能进行阻挡。")),
        (
            static(CantAttack(HostOfThis())) + static(CantBlock(HostOfThis())),
            (
                "Enchanted creature can't attack or block.",
                "所结附的生物不能进行攻击或阻挡。",
                "受此结界的生物不能进行攻击或阻挡。",
            ),
        ),
        (
            static(MustAttack(IsThis())),
            (
                "This creature attacks each combat if able.",
                "牛每次战斗若能攻击，则必须攻击。",
            ),
        ),
        (
            static(CantAttack(every(CREATURES, Non(WithKeyword("flying"))))),
            ("Creatures without flying can't attack.", "不具飞行异能的生物不能进行攻击。"),
        ),
        (
            static(CantBeBlocked(IsThis(), by=every(IsPermanent(), OfSubtype("Wall")))),
            ("This creature can't be blocked by Walls.", "牛不能被墙阻挡。"),
        ),
        (
            static(CantBeBlocked(IsThis(), more_than=1)),
            (
                "This creature can't be blocked by more than one creature.",
                "牛不能被多于一个生物阻挡。",
            ),
        ),
        (
            static(CantAttack(CREATURES, whom=You(), unless=paid("{2}"))),
            (
                "Creatures can't attack you unless their controller pays {2} for each creature they"
                " control that's attacking you.",
                "对每个生物而言，除非其操控者为其支付{2}，否则它不能攻击你。",
            ),
        ),
        (
            static(
                CantAttack(CREATURES, whom=You(), unless=paid("{1}"), planeswalkers=True),
            ),
            (
                "Creatures can't attack you or planeswalkers you control unless their controller"
                " pays {1} for each of those creatures.",
                "对每个生物而言，除非其操控者为其支付{1}，否则它不能攻击你或由你操控的鹏洛客。",
            ),
        ),
        (
            static(AttackLimit(1)),
            (
                "No more than one creature can attack each combat.",
                "每次战斗中，进行攻击的生物不能多于一个。",
            ),
        ),
        (
            static(DoesntUntap(HostOfThis())),
            (
                "Enchanted permanent doesn't untap during its controller's untap step.",
                "所结附的永久物于其操控者的重置步骤中不能重置。",
            ),
        ),
        (
            static(CantActivate(every(IsPermanent(), OfType(CardType.ARTIFACT)), mana_too=True)),
            (
                "Activated abilities of artifacts can't be activated.",
                "神器的起动式异能都不能起动。",
            ),
        ),
        (
            static(CantBeCountered(IsThis()), None),
            ("This spell can't be countered.", "牛不能被反击。", "此咒语不能被反击。"),
        ),
        (
            static(CantGainLife(EachOpponent())),
            ("Your opponents can't gain life.", "对手不能获得生命。"),
        ),
        (
            static(CantCast(EachPlayer(), limit=1)),
            (
                "Each player can't cast more than one spell each turn.",
                "每位牌手每回合所施放的咒语不能多于一个。",
            ),
        ),
        (
            static(CantLoseGame(You())),
            (
                "You can't lose the game and your opponents can't win the game.",
                "你这盘游戏不会输，对手也不会赢。",
            ),
        ),
        (
            static(NoMaximumHandSize(You())),
            ("You have no maximum hand size.", "你的手牌数量没有上限。"),
        ),
        (
            static(ExtraLands(You(), 1)),
            (
                "You may play an additional land on each of your turns.",
                "你在自己的每个回合中可以额外使用一个地。",
            ),
        ),
        (
            static(PlayerHas(You(), Keyword("hexproof"))),
            ("You have hexproof.", "你具有辟邪异能。"),
        ),
        (
            static(CostChange(every(IsSpell(), Non(CREATURE)), None, 1)),
            ("Noncreature spells cost {1} more to cast.", "非生物咒语增加{1}来施放。"),
        ),
        (
            static(
                CostChange(
                    IsThis(),
                    None,
                    -1,
                    less=True,
                    times=Count(every(IsCard(), CREATURE, InZone("graveyard", You()))),
                ),
                None,
            ),
            (
                "This spell costs {1} less to cast for each creature card in your graveyard.",
                "你的坟墓场中每有一张生物牌，此咒语便减少{1}来施放。",
            ),
        ),
        (
            static(AdditionalCost(paid(Discard(1))), None),
            (
                "As an additional cost to cast this spell, discard a card.",
                "弃一张牌，以作为施放此咒语的额外费用。",
            ),
        ),
        (
            static(AdditionalCost(paid(Discard(1)), paid("{3}")), None),
            ("As an additional cost to cast this spell, discard a card or pay {3}.",),
        ),
        (
            static(
                AlternativeCost(
                    paid(
                        PayLife(1),
                        Move(
                            Chosen(every(IsCard(), OfColor(Color.BLUE), InZone("hand", You()))),
                            "exile",
                        ),
                    )
                ),
                None,
            ),
            (
                "You may pay 1 life and exile a blue card from your hand rather than pay this"
                " spell's mana cost.",
                "你可以支付1点生命并从你手上放逐一张蓝色牌，而不支付此咒语的法术力费用。",
            ),
        ),
    ],
)
def test_restrictions_and_costs(value: tuple[Static, ...], texts: tuple[str, ...]) -> None:
    """Static abilities that restrict, require, allow, or change costs."""
    same("restriction_ability", value, *texts)


def test_a_predicate_is_about_what_was_spoken_of() -> None:
    """Without a subject the rule stands for any object: "target creature can't block this turn"."""
    same("predicate", (CantBlock(IsIt()),), "can't block", "不能进行阻挡")


@pytest.mark.parametrize(
    ("table", "text"),
    [
        ("keyword_line", "Trample over red"),
        ("keyword_line", "Cycling two"),
        ("keyword_line", "Protection from nothing"),
        ("keyword_line", "飞行，某某"),
        ("cost", "{2}, Dance"),
        ("cost", "Sacrifice a creature you like"),
        ("cost", "Remove a counter from a friend"),
        ("activated", "{1}: Draw a card. Activate only on Sundays."),
        ("activated", "Exile this card from your graveyard, Discard this card: Draw a card."),
        ("restriction_ability", "Creatures can't attack happily."),
        ("restriction_ability", "This spell costs {1} less to cast on Sundays."),
        ("restriction_ability", "As an additional cost to cast this spell, dance."),
        ("restriction_ability", "Creatures can't attack you or your friends."),
        ("mana_effect", "Add {G} for fun."),
    ],
)
def test_words_that_are_not_read_decline(table: str, text: str) -> None:
    """Nothing is passed over: a wording with an unknown word is declined."""
    assert isinstance(read(table, text), Declined)


def test_only_singular_agrees_with_singular() -> None:
    """A subject and its verb agree."""
    assert isinstance(
        read("restriction_ability", "This creature attack each combat if able."), Declined
    )
    assert isinstance(
        read("restriction_ability", "Creatures attacks each combat if able."), Declined
    )


def test_the_names_are_those_of_one_language() -> None:
    """English names have no Chinese in them, and no name means two abilities."""
    english = [name for name, _, _ in NAMES]
    assert len(english) == len(set(english))
    assert all(language_of(name) is Lang.EN for name in english)
    chinese = [word for _, names, _ in NAMES for word in names.split("|")]
    assert len(chinese) == len(set(chinese))
