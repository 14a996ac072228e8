"""Predicates in a row, with "and" and "then"."""

from __future__ import annotations

from judge.abilities.amounts import ThatMuch
from judge.abilities.bases import Amount, Effect
from judge.language import UNSAID, Include, ListOf, Table, t, w
from judge.oracle.composition.repeated import again, for_each, for_each_of_it
from judge.oracle.composition.subject import sequence


def _number(n: Amount) -> Amount:
    return n


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
PRED_TIMES = Table(  # a predicate, and how many times it is done
    "pred_times",
    (
        Include("pred"),
        t(
            for_each,
            "@s {effect:pred@s} for each {each:counted}|"
            "@p {effect:pred@p} [once ]for each {each:counted}|"
            "@s {effect:pred@s} once for each {each:counted}",
            "{each:counted}[，]便{effect:pred}|{each:counted}，[则/就]{effect:pred}|"
            "{each:counted}，{effect:pred}",
            ex=("draw a card for each creature you control", "每有一个由你操控的生物，便抓一张牌"),
        ),
        t(
            for_each_of_it,
            "",
            "{each:counted}，便{effect:pred}|{each:counted}便{effect:pred}|"
            "{each:counted}，则{effect:pred}|{each:counted}，就{effect:pred}|"
            "{each:counted}，{effect:pred}",
            rank=-1,
            ex=("", "其上每有一个充电指示物，便抓一张牌"),
        ),
        t(
            again,
            "@s {effect:pred@s} {number:number_times}|@p {effect:pred@p} {number:number_times}",
            "{effect:pred}{number:number_times}",
            ex=("investigate three times", "探查三次"),
        ),
    ),
    ("draws a card", "抓一张牌"),
)
NUMBER_TIMES = Table(
    "number_times",
    (
        w(2, "twice", ""),
        t(_number, "{n:simple_amount} times", "{n:simple_amount}次"),
        w(ThatMuch(), "that many times", "等量次数"),
    ),
    ("three times", "三次"),
)
PRED_LIST = Table(
    "pred_list",
    (
        ListOf("pred_times", (", ", " and ", ", and "), ("，", "且", "，且")),
        ListOf("pred_times", (UNSAID,) * 3, ("，", "并", "，并"), 2),
        ListOf("pred_times", (UNSAID,) * 3, ("，", "，并且", "，并且"), 2),
        ListOf("pred_times", (UNSAID,) * 3, ("，", "，", "，"), 2),
        ListOf("pred_times", (UNSAID,) * 3, ("，", "，且", "，且"), 2),
        ListOf("pred_times", (UNSAID,) * 3, ("，", "，并", "，并"), 2),
        ListOf("pred_times", (UNSAID,) * 3, ("，", "及", "及"), 2),
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
    (t(_joined, "@items {items:pred_list}|@items {items:pred_run}", "{items:pred_list}"),),
    ("draws a card", "抓一张牌"),
)
PRED_RUN = Table("pred_run", (ListOf("pred_times", (", ",) * 3, (UNSAID,) * 3, 2),))
