"""Blocking as though there were no landwalk (609.4, 702.14)."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.abilities.filters import IsPermanent
from judge.abilities.statics import BlocksDespite
from judge.language import REJECTED, t, w
from judge.language.template import Row


def _no_walk(k: tuple[Keyword, ...]) -> object:
    if len(k) != 1 or k[0].name != "landwalk":
        return REJECTED
    return (BlocksDespite(IsPermanent(), "landwalk", k[0].word),)


WALKS: tuple[Row, ...] = (
    t(
        _no_walk,
        "creatures with {k:keyword_phrase} can be blocked as though they didn't have "
        "{k:keyword_phrase}",
        "具{k:keyword_phrase}异能的生物能视同不具{k:keyword_phrase}异能一般地被阻挡",
        ex=(
            "creatures with islandwalk can be blocked as though they didn't have islandwalk",
            "具海岛行者异能的生物能视同不具海岛行者异能一般地被阻挡",
        ),
    ),
    w(
        (BlocksDespite(IsPermanent(), "landwalk"),),
        "creatures with landwalk abilities can be blocked as though they didn't have those "
        "abilities",
        "具地行者异能的生物能视同不具该异能一般地被阻挡",
    ),
)
