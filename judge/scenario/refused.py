"""What a casual variant alone uses, refused by one sentence that names its rule.

Planes, phenomena, schemes and vanguards would do something in the command zone all the time, so
that nothing is ruled where one is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judge.cards import CardType, Characteristics
from judge.scenario.model import Scenario
from judge.values import Bilingual, Value


class Variant(Value):
    """A casual variant, and the rule that begins the rules of it."""

    rule: str
    name: Bilingual


PLANECHASE = Variant("901.1", Bilingual("Planechase", "竞逐时空玩法"))
VANGUARD = Variant("902.1", Bilingual("the Vanguard variant", "先锋玩法"))
ARCHENEMY = Variant("904.1", Bilingual("Archenemy", "魔王玩法"))
CONSPIRACY_DRAFT = Variant("905.1", Bilingual("a Conspiracy Draft", "诡局轮抽玩法"))
OF_TYPES: Mapping[CardType, Variant] = {
    CardType.PLANE: PLANECHASE,
    CardType.PHENOMENON: PLANECHASE,
    CardType.VANGUARD: VANGUARD,
    CardType.SCHEME: ARCHENEMY,
}
OF_GAMES: Mapping[str, Variant] = {  # a draft is no part of a game; conspiracies are carried out
    "planechase": PLANECHASE,
    "竞逐时空": PLANECHASE,
    "vanguard": VANGUARD,
    "先锋": VANGUARD,
    "archenemy": ARCHENEMY,
    "魔王": ARCHENEMY,
    "conspiracy draft": CONSPIRACY_DRAFT,
    "诡局轮抽": CONSPIRACY_DRAFT,
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


def _sentence(variant: Variant, before: Bilingual, after: str) -> Bilingual:
    return Bilingual(
        f"{before.en} {variant.name.en}, which is not carried out (rule {variant.rule})",
        f"{before.zh}{variant.name.zh}{after}（规则{variant.rule}）",
    )
