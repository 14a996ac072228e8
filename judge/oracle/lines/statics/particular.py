"""Static abilities of particular words: control, steps skipped, zones barred, types gained."""

from __future__ import annotations

from judge.abilities import Ability, Keyword
from judge.abilities import patterns as p
from judge.abilities.ability import Static
from judge.abilities.bases import Filter, Modification, Players
from judge.abilities.conditions import Exists
from judge.abilities.filters import (
    AnyOf,
    HostOfThis,
    InZone,
    IsCard,
    IsPermanent,
    IsThis,
)
from judge.abilities.modifications import (
    BecomeTypes,
    ControlledByPlayer,
    GainAbilities,
    LoseAbilities,
    LoseTypes,
    Restricted,
    SetPowerToughness,
)
from judge.abilities.relations import MarkOfThis
from judge.abilities.statics import (
    CantEnter,
    Continuous,
    Replacement,
    Skipped,
)
from judge.abilities.walk import within
from judge.abilities.who import You
from judge.cards import CardType
from judge.language import REJECTED, Include, Table, t, w
from judge.oracle.clauses.modifications.defining import own_mana_value
from judge.oracle.lexicon.filters import every
from judge.oracle.phrases.spell_keywords import AS_CAST_ROWS

OF_DAMAGE = ("lifelink", "deathtouch", "infect", "wither")
Statics = tuple[Ability, ...]


def _controlled(f: Filter) -> Statics:
    return (Static(Continuous(f, (ControlledByPlayer(You()),))),)


def _skips(who: Players, step: str) -> Statics:
    return (Static(Replacement(p.StepBegins(step, who), Skipped())),)


def _barred(f: Filter, zones: tuple[str | None, ...] = (None,)) -> Statics:
    return tuple(Static(CantEnter(f, zone)) for zone in zones)


def _of_cards(f: Filter, m: tuple[Modification, ...]) -> object:
    """What cards elsewhere have and are; what they get or can't do matters on the battlefield."""
    if not all(isinstance(mod, GainAbilities | LoseAbilities | BecomeTypes) for mod in m):
        return REJECTED
    return (Static(Continuous(f, m)),)


def _of_spells(f: Filter, k: tuple[Keyword, ...]) -> object:
    """Only what matters as a spell deals damage; other keywords matter as it is cast already."""
    if any(keyword.name not in OF_DAMAGE for keyword in k):
        return REJECTED
    return (Static(Continuous(f, (GainAbilities(k),))),)


def _of_both_kinds(f: Filter) -> object:
    """ "Each instant and sorcery card in your graveyard"."""
    return f if any(isinstance(part, IsCard) for part in within(f)) else REJECTED


def _by_mana_value(f: Filter, m: tuple[Modification, ...]) -> object:
    if any(isinstance(mod, SetPowerToughness) for mod in m):
        return REJECTED
    return (Static(Continuous(f, (*m, own_mana_value()))),)


def _not_but(f: Filter, k: CardType, m: tuple[Modification, ...]) -> object:
    kept = all(isinstance(mod, BecomeTypes) and mod.in_addition for mod in m)
    return (Static(Continuous(f, (LoseTypes((k,)), *m))),) if kept else REJECTED


PAIRED = every(IsPermanent(), MarkOfThis("paired"))


def _paired(m: tuple[Modification, ...]) -> object:
    if any(isinstance(mod, Restricted) for mod in m):
        return REJECTED
    both = every(IsPermanent(), AnyOf((IsThis(), MarkOfThis("paired"))))
    return (Static(Continuous(both, m), Exists(PAIRED)),)


SKIPPED_STEP = Table(
    "skipped_step",
    (
        w("untap", "untap", "重置"),
        w("upkeep", "upkeep", "维持"),
        w("draw", "draw", "抓牌"),
    ),
    ("draw", "抓牌"),
)
EACH_LOCATED_CARD = Table(
    "each_located_card",
    (
        t(_of_both_kinds, "each {f:each_and}", "每张{f:each_and}"),
        t(
            lambda f, z: every(f, z),
            "each {f:cards@s} in {z:said_zone}",
            "{z:said_zone}[中]的每张{f:cards}",
        ),
    ),
    ("each land card in your hand", "你手上的每张地牌"),
)
CONTROLLED_HOST = Table(
    "controlled_host",
    (
        w(
            HostOfThis(),
            "enchanted creature|enchanted permanent|enchanted land|enchanted artifact"
            "|enchanted planeswalker|enchanted vehicle|enchanted enchantment",
            "所结附的生物|受此结界的永久物|所结附的永久物|所结附的地|所结附的神器"
            "|所结附的鹏洛客|所结附的载具|受此结界的生物|所结附的结界",
        ),
    ),
    ("enchanted creature", "所结附的生物"),
)
SENTENCE = Table(
    "static_sentence",
    (
        t(_controlled, "you control {f:controlled_host}", "你操控{f:controlled_host}"),
        t(
            _skips,
            "skip your {step:skipped_step} step",
            "略过你的{step:skipped_step}步骤",
            who=You(),
        ),
        t(
            _skips,
            "{who:players@p} skip their {step:skipped_step} steps|{who:players@s} skips their "
            "{step:skipped_step} step|{who:players@p} skip their {step:skipped_phase} phases|"
            "{who:players@s} skips their {step:skipped_phase} phase",
            "{who:players}略过[其/自己的]{step:skipped_step}步骤|"
            "{who:players}略过其{step:skipped_phase}阶段",
            ex=("players skip their draw steps", "牌手略过其抓牌步骤"),
        ),
        t(
            _barred,
            "{f:cards@p} in {zones:barred_zones} can't enter[ the battlefield]",
            "{zones:barred_zones}中的{f:cards}不能进战场",
        ),
        t(
            _barred,
            "{f:permanents@p} can't enter[ the battlefield]",
            "{f:permanents}不能进战场",
            rank=1,
        ),
        t(
            _of_cards,
            "{f:each_located_card} {m:has@s}|{f:located_cards@p} {m:has@p}",
            "{f:each_located_card}{m:has}|{f:located_cards}[均]{m:has}|"
            "{f:each_located_card}均{m:has}",
            ex=(
                "each land card in your hand has cycling {r}",
                "你手上的每张地牌均具有循环{r}",
            ),
        ),
        Include("own_cost"),
        w(
            (Static(Continuous(every(IsCard(), InZone("graveyard")), (LoseAbilities(),))),),
            "cards in graveyards lose all abilities",
            "坟墓场中的牌失去所有异能",
        ),
        t(
            _of_spells,
            "{f:spells@p} have {k:keyword_phrase}",
            "{f:spells}具{k:keyword_phrase}",
            ex=("instant spells you control have lifelink", "由你操控的瞬间咒语具系命异能"),
        ),
        *AS_CAST_ROWS,
        Include("deck_rule"),
        t(
            _by_mana_value,
            "{f:subject@s} is {m:becoming} with power and toughness each equal to its mana value"
            "|each {f:permanents@s} is {m:becoming} with power and toughness each equal to its "
            "mana value"
            "|{f:subject@s} is {m:becoming} and has base power and base toughness each equal to "
            "its mana value"
            "|each {f:permanents@s} is {m:becoming} and has base power and base toughness each "
            "equal to its mana value",
            "{f:subject}是{m:becoming}，且力量与防御力各等同于其总法术力费用|"
            "每个{f:permanents}是{m:becoming}，[并且/且其]力量与防御力各等同于其总法术力费用|"
            "每个{f:permanents}是{m:becoming}，且其基础力量与基础防御力各等同于其总法术力费用",
            ex=(
                "each noncreature artifact is an artifact creature with power and toughness each "
                "equal to its mana value",
                "每个非生物的神器是神器生物，并且力量与防御力各等同于其总法术力费用",
            ),
        ),
        t(
            _paired,
            "as long as ~ is paired with another creature, each of those creatures {m:has@s}|"
            "as long as ~ is paired with another creature, both creatures {m:has@p}",
            "只要~与另一生物搭档，[它们便各/此两者便]{m:has}",
            rank=1,
            ex=(
                "as long as ~ is paired with another creature, each of those creatures gets +1/+1",
                "只要~与另一生物搭档，它们便各得+1/+1",
            ),
        ),
        t(
            _not_but,
            "{f:subject@s} isn't [a/an] {k:card_type@s} and is {m:becoming}",
            "{f:subject}不是{k:card_type}，[且/但]是{m:becoming}",
            ex=(
                "enchanted creature isn't a creature and is a land in addition to its other types",
                "所结附的生物不是生物，且是地，且同时具有其原本类别",
            ),
        ),
    ),
    ("you control enchanted creature", "你操控所结附的生物"),
)
SKIPPED_PHASE = Table("skipped_phase", (w("combat", "combat", "战斗"),), ("combat", "战斗"))
BARRED_ZONES = Table(  # from which no cards enter
    "barred_zones",
    (
        w(("graveyard",), "graveyards", "坟墓场"),
        w(("graveyard", "library"), "graveyards and libraries", "坟墓场和牌库"),
    ),
    ("graveyards", "坟墓场"),
)
TABLES = (SKIPPED_STEP, SKIPPED_PHASE, BARRED_ZONES, EACH_LOCATED_CARD, CONTROLLED_HOST, SENTENCE)
