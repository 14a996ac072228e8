"""Hands revealed, and cards revealed or exiled one after the other."""

from __future__ import annotations

from judge.abilities.bases import Amount, Effect, Filter
from judge.abilities.effects.combinators import DoByPlayer
from judge.abilities.effects.players import Reveal, RevealHand, RevealUntil
from judge.abilities.filters import InZone, IsCard, Quality
from judge.abilities.who import Chosen, You
from judge.language import REJECTED, t
from judge.oracle.clauses.player_effects.subject import S
from judge.oracle.lexicon.filters import every

ANY_CARD = IsCard()


def _reveal_hand() -> Effect:
    return RevealHand(S)


def _reveal_until(
    f: Filter = ANY_CARD, exile: bool = False, q: Quality | None = None, n: int = 1
) -> object:
    """Until there is one of a kind, or cards of so much mana value in all."""
    if q not in (None, Quality.MANA_VALUE):
        return REJECTED  # a card that is no creature has none
    return RevealUntil(f, n, S, exile=exile, total=q)


def _reveal_some(n: Amount) -> Effect:
    """Cards of the hand, picked by chance."""
    mine = every(IsCard(), InZone("hand", You()))
    return DoByPlayer(S, Reveal(Chosen(mine, n, at_random=True)))


REVEALING = (
    t(
        _reveal_some,
        "@p reveal {n:cards_n} at random",
        "从其手[牌中/上]随机展示{n:cards_n}|随机展示[其]{n:count}张手牌|"
        "从手牌中随机展示{n:cards_n}",
    ),
    t(
        _reveal_hand,
        "@s reveals their hand|@p reveal [your/their] hand|@p reveal their hands",
        "展示[其]手牌|展示你手牌|各展示[其]手牌",
    ),
    t(
        _reveal_until,
        "@s reveals cards from the top of their library until they reveal {f:a_card}|"
        "@p reveal cards from the top of your library until you reveal {f:a_card}",
        "从[其/你]牌库顶开始展示牌，直到展示出{f:a_card}为止|"
        "从你牌库顶展示牌，直到展示出{f:a_card}为止|"
        "从你牌库顶开始展示牌，直到你展示出{f:a_card}为止",
    ),
    t(
        _reveal_until,
        "@s exiles cards from the top of their library until they exile {f:a_card}|"
        "@p exile cards from the top of your library until you exile {f:a_card}|"
        "@p exile cards from the top of your library until you exile cards with total {q:quality} "
        "{n:number} or greater",
        "从[其/你]牌库顶开始放逐牌，直到放逐[出]{f:a_card}为止|"
        "从其牌库顶开始放逐牌，直到其放逐出{f:a_card}为止|"
        "从你牌库顶开始放逐牌，直到你放逐{f:a_card}为止|"
        "从你牌库顶开始放逐牌，直到放逐出{q:quality}总和等于或大于{n:number}的牌为止",
        exile=True,
    ),
)
