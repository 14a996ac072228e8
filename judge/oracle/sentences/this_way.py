"""What follows if something was done by the words before: "if a land card was milled this way"."""

from __future__ import annotations

from judge.abilities.bases import Effect, Filter
from judge.language import Table, t, w
from judge.oracle.composition import sentences as f

CARDS = (("discarded", "弃掉"), ("milled", "磨掉"), ("exiled", "放逐"), ("returned", "移回"))
PERMANENTS = (
    *(("destroyed", "消灭"), ("sacrificed", "牺牲")),
    *(("exiled", "放逐"), ("returned", "移回")),
)


def _if(x: Filter, v: str, e: Effect) -> Effect:
    return f.IfThisWay(v, x, e)


def _verbs(name: str, words: tuple[tuple[str, str], ...]) -> Table:
    return Table(name, tuple(w(en, en, zh) for en, zh in words), words[0])


DONE_TO_CARDS = _verbs("done_to_cards", CARDS)
DONE_TO_PERMANENTS = _verbs("done_to_permanents", PERMANENTS)
EXAMPLES = {
    "card": (
        "if a land card is milled this way, draw a card",
        "若以此法磨掉一张地牌，则抓一张牌",
    ),
    "permanent": (
        "if a land is destroyed this way, draw a card",
        "若以此法消灭一个地，则抓一张牌",
    ),
}
THIS_WAY = tuple(
    t(
        _if,
        "|".join(
            (
                f"if {{x:a_{one}}} is {{v:done_to_{one}s}} this way, {{e:sentence}}",
                f"if {{x:a_{one}}} was {{v:done_to_{one}s}} this way, {{e:sentence}}",
                f"if one or more {{x:{one}s@p}} are {{v:done_to_{one}s}} this way, {{e:sentence}}",
                f"if one or more {{x:{one}s@p}} were {{v:done_to_{one}s}} this way, {{e:sentence}}",
                f"if at least one {{x:{one}s@s}} was {{v:done_to_{one}s}} this way, {{e:sentence}}",
            )
        ),
        f"若以此法{{v:done_to_{one}s}}{{x:a_{one}}}，则{{e:sentence}}",
        ex=ex,
    )
    for one, ex in (
        (
            "card",
            ("if a land card is milled this way, draw a card", "若以此法磨掉一张地牌，则抓一张牌"),
        ),
        (
            "permanent",
            ("if a land is destroyed this way, draw a card", "若以此法消灭一个地，则抓一张牌"),
        ),
    )
)
