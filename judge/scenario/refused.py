"""What a casual variant alone uses, refused by one sentence that names its rule.

Planes, phenomena, schemes and vanguards would do something in the command zone all the time, so
that nothing is ruled where one is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judge.cards import CardType, Characteristics
from judge.cite import Cited, cites
from judge.scenario.model import Scenario
from judge.values import Bilingual


@cites("901.1", "竞逐时空玩法中使用的时空和异象卡牌")
def planechase() -> Bilingual:
    """Planes and phenomena are of Planechase."""
    return Bilingual("Planechase", "竞逐时空玩法")


@cites("902.1", "在先锋玩法中，牌手使用先锋牌")
def vanguard() -> Bilingual:
    """Vanguards are of the Vanguard variant."""
    return Bilingual("the Vanguard variant", "先锋玩法")


@cites("904.1", "共同面对有强力阴谋牌加持的强大对手")
def archenemy() -> Bilingual:
    """Schemes are of Archenemy."""
    return Bilingual("Archenemy", "魔王玩法")


@cites("905.1", "诡局轮抽玩法包括一次轮抽")
def conspiracy_draft() -> Bilingual:
    """A draft is no part of a game; conspiracies in the command zone are carried out."""
    return Bilingual("a Conspiracy Draft", "诡局轮抽玩法")


OF_TYPES: Mapping[CardType, Cited[[], Bilingual]] = {
    CardType.PLANE: planechase,
    CardType.PHENOMENON: planechase,
    CardType.VANGUARD: vanguard,
    CardType.SCHEME: archenemy,
}
OF_GAMES: Mapping[str, Cited[[], Bilingual]] = {
    "planechase": planechase,
    "竞逐时空": planechase,
    "vanguard": vanguard,
    "先锋": vanguard,
    "archenemy": archenemy,
    "魔王": archenemy,
    "conspiracy draft": conspiracy_draft,
    "诡局轮抽": conspiracy_draft,
}


def of_card(printed: Characteristics) -> Iterator[Bilingual]:
    """Why nothing is ruled where a card of a casual variant is."""
    for kind, variant in OF_TYPES.items():
        if kind in printed.types:
            name = printed.name or Bilingual("a card", "一张牌")
            yield _sentence(variant, Bilingual(f"{name.en}: cards of", f"{name.zh}："), "的牌")


def of_game(scenario: Scenario) -> Iterator[Bilingual]:
    """Why no game of a casual variant is ruled on."""
    named = str(scenario.game).lower().removesuffix("玩法")
    if named in OF_GAMES:
        yield _sentence(OF_GAMES[named], Bilingual("a game of", ""), "的游戏")


def _sentence(variant: Cited[[], Bilingual], before: Bilingual, after: str) -> Bilingual:
    called, (rule, *_) = variant(), variant.numbers
    return Bilingual(
        f"{before.en} {called.en}, which is not carried out (rule {rule})",
        f"{before.zh}不支持{called.zh}{after}（规则{rule}）",
    )
