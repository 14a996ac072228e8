"""Numbers, in words and digits."""

from __future__ import annotations

import re

from judge.abilities.amounts import Plus, ThatMuch, Times, X
from judge.language import Include, Lexeme, Table, t, w

_WORDS = [
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
]
_DIGITS = "一二三四五六七八九"


def _chinese(number: int) -> str:
    if number < 10:
        return "两|二" if number == 2 else _DIGITS[number - 1]
    tens, ones = divmod(number, 10)
    head = "" if tens == 1 else _DIGITS[tens - 1]
    return head + "十" + (_DIGITS[ones - 1] if ones else "")


NUMBER = Table(
    "number",
    (
        Lexeme(
            re.compile(r"\d+"),
            int,
            str,
            lambda value: type(value) is int,
            first="0123456789",
        ),
    ),
    ("3", "3"),
)
NUMBER_WORD = Table(
    "number_word",
    (
        *(
            w(number, f"@s {word}" if number == 1 else f"@p {word}", _chinese(number))
            for number, word in enumerate(_WORDS, 1)
        ),
        w(100, "@p one hundred", "一百"),
    ),
    ("three", "三"),
)
PLAIN = Table(  # digits, words or X
    "plain_amount",
    (
        Include("number"),
        Include("number_word"),
        w(X(), "x", "x"),
    ),
    ("3", "3"),
)
OF_X = Table(  # what X makes
    "of_x",
    (
        w(Times(2, X()), "@p twice x|@p two times x", "两倍于x|两倍x|x的两倍"),
        *(
            w(Times(n, X()), f"@p {en} times x", f"{zh}倍于x")
            for n, en, zh in ((3, "three", "三"), (5, "five", "五"))
        ),
        t(
            lambda n: Plus((n, X())),
            "@p x plus {n:number}|@p x plus {n:number_word}",
            "x加{n:number}|x加{n:number_word}",
            ex=("x plus 2", "x加2"),
        ),
    ),
    ("twice x", "两倍于x"),
)
SIMPLE = Table(
    "simple_amount",
    (Include("plain_amount"), Include("of_x")),
    ("3", "3"),
)
COUNT = Table(  # before a noun: "a", "two", "x"
    "count",
    (
        w(1, "@s a|@s an", ""),
        Include("number_word"),
        Lexeme(
            re.compile(r"\d+"),
            int,
            str,
            lambda v: type(v) is int,
            lambda v: "p",
            first="0123456789",
        ),
        w(X(), "@p x", "x"),
        Include("of_x"),
        w(ThatMuch(), "@p that many", "等量的|等量|同样数量的|该数量的"),
        w(Times(2, ThatMuch()), "@p twice that many", "两倍数量的"),
    ),
    ("two", "两"),
)
PLURAL_COUNT = Table(
    "plural_count", (t(lambda n: n, "@p {n:count@p}", "{n:count}"),), ("two", "两")
)
CARDS_N = Table(
    "cards_n",
    (
        t(
            lambda n: n,
            "@s {n:count@s} card|@p {n:count@p} cards|[a number of ]cards equal to {n:amount}",
            "{n:count}张牌|"
            "等同于{n:amount}[的]数量的牌|[数量]等同于{n:amount}的牌|"
            "若干牌，其数量等同于{n:amount}",
        ),
        t(lambda n: n, "", "等量的牌|该数量的牌", n=ThatMuch()),
        t(
            lambda m: Plus((m, ThatMuch())),
            "@p that many cards plus {m:number_word}",
            "数量为该数字加{m:number_word}的牌",
            ex=("that many cards plus one", "数量为该数字加一的牌"),
        ),
    ),
    ("two cards", "两张牌"),
)
