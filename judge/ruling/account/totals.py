"""Facts of what is counted together: halves of a card, several instances of an ability."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.abilities.amounts import Devotion
from judge.abilities.bases import Calculation
from judge.abilities.statics import DevotionIncreased
from judge.abilities.walk import within
from judge.cite import cites
from judge.game.state import Zone
from judge.ruling.account.asked import Asked, Fact
from judge.values import Bilingual

LOOKS = frozenset(("name", "power_toughness", "has", "lacks", "is", "is_not"))


def _instances(asked: Asked, keyword: str) -> int:
    return sum(one.name == keyword for one in asked.view.keywords(asked.held.id))


@cites("709.4b", "连体牌的颜色和法术力值由其法术力费用决定")
def both_halves(asked: Asked) -> Bilingual | None:
    """A split card that isn't on the stack has the mana cost of both its halves."""
    if asked.held.layout != "split" or asked.held.zone is Zone.STACK:
        return None
    if not asked.keys & {"mana_value", "is", "is_not"}:
        return None
    return Bilingual(
        "The mana cost of {name} is that of both its halves together.",
        "{name}的法术力费用是其两边的法术力费用的加总。",
    )


@cites("710.2", "倒转牌都只具有该永久物一般情况下的特征")
def not_flipped(asked: Asked) -> Bilingual | None:
    """A flip card that isn't flipped has its normal characteristics only."""
    if asked.held.layout != "flip" or asked.held.flipped or not asked.keys & LOOKS:
        return None
    return Bilingual(
        "{name} isn't flipped: it has its normal characteristics only.",
        "{name}未倒转：只具有一般情况下的特征。",
    )


@cites("702.164b", "等于其具有之所有下毒异能的N值之和")
def total_toxic(asked: Asked) -> Bilingual | None:
    """Several instances of toxic are added up."""
    if _instances(asked, "toxic") < 2:
        return None
    total = asked.view.total(asked.held.id, "toxic")
    return Bilingual(f"{{name}}'s total toxic value is {total}.", f"{{name}}的总下毒值为{total}。")


@cites("702.24b", "计算永久物上面岁月指示物的总数")
def ages_of_all(asked: Asked) -> Bilingual | None:
    """Several instances of cumulative upkeep count all age counters."""
    if _instances(asked, "cumulative upkeep") < 2:
        return None
    return Bilingual(
        "Each cumulative upkeep ability of {name} counts all age counters on it.",
        "{name}的每个累积维持异能都计算其上岁月指示物的总数。",
    )


def _varies(keyword: Keyword) -> bool:
    """True of a cost that is counted, and of flashback for the mana cost that the card has."""
    if keyword.cost is None:
        return keyword.name == "flashback"
    return any(isinstance(part, Calculation) for part in within(keyword.cost))


@cites("702.1b", "该可变数值的数值会持续更新")
def kept_current(asked: Asked) -> Bilingual | None:
    """A variable in the cost of a keyword ability that an effect gave is what it is now."""
    if not any(map(_varies, asked.view.keywords(asked.held.id))):
        return None
    return Bilingual(
        "The variable number in a keyword ability of {name} is kept up to date.",
        "{name}的关键字异能中的可变数值会持续更新。",
    )


@cites("700.5a", "并算上任何修正献力的效应")
def devotion_first(asked: Asked) -> Bilingual | None:
    """What an ability makes of its object by devotion counts the effects that increase it."""
    statics = asked.view.statics
    held = [one.origin for one in statics if one.source == asked.held.id]
    reads = any(isinstance(part, Devotion) for one in held for part in within(one))
    more = any(isinstance(one.rule, DevotionIncreased) for one in statics)
    if not reads or not more or not asked.keys & LOOKS:
        return None
    return Bilingual(
        "Devotion is counted, with what increases it, before other effects change {name}.",
        "献力（算上修正它的效应）在其他影响{name}特征的效应生效之前计算。",
    )


TOTALS: tuple[Fact, ...] = (
    both_halves,
    not_flipped,
    total_toxic,
    ages_of_all,
    kept_current,
    devotion_first,
)
