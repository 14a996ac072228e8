"""Predicates in a row, with "and" and "then"."""

from __future__ import annotations

from judge.abilities.bases import Effect
from judge.language import UNSAID, ListOf, Table, t
from judge.oracle.composition.subject import sequence


def _joined(items: tuple[Effect, ...]) -> Effect:
    return sequence(*items)


PREDS = Table(
    "preds",
    (
        t(_joined, "@items {items:pred_list}", "{items:pred_list}"),
        t(_joined, "@items {items:pred_then}", "{items:pred_then}"),
    ),
    ("draws a card", "抓一张牌"),
)
PRED_LIST = Table(
    "pred_list",
    (
        ListOf("pred", (", ", " and ", ", and "), ("，", "且", "，且")),
        ListOf("pred", (UNSAID,) * 3, ("，", "并", "，并"), 2),
        ListOf("pred", (UNSAID,) * 3, ("，", "，并且", "，并且"), 2),
        ListOf("pred", (UNSAID,) * 3, ("，", "，", "，"), 2),
        ListOf("pred", (UNSAID,) * 3, ("，", "，且", "，且"), 2),
        ListOf("pred", (UNSAID,) * 3, ("，", "，并", "，并"), 2),
        ListOf("pred", (UNSAID,) * 3, ("，", "及", "及"), 2),
    ),
    ("draws a card", "抓一张牌"),
)
PRED_THEN = Table(
    "pred_then",
    (
        ListOf("pred_joined", (", then ", ", then ", ", then "), ("，然后", "，然后", "，然后"), 2),
        ListOf("pred_joined", (" then ",) * 3, ("，接着",) * 3, 2),
        ListOf("pred_joined", (UNSAID,) * 3, ("，再",) * 3, 2),
        ListOf("pred_joined", (UNSAID,) * 3, ("然后",) * 3, 2),
    ),
    ("draws a card, then discards a card", "抓一张牌，然后弃一张牌"),
)
PRED_JOINED = Table(
    "pred_joined",
    (
        t(_joined, "@items {items:pred_list}", "{items:pred_list}"),
        t(_joined, "@items {items:pred_run}", ""),
    ),
    ("draws a card", "抓一张牌"),
)
PRED_RUN = Table("pred_run", (ListOf("pred", (", ",) * 3, (UNSAID,) * 3, 2),))
