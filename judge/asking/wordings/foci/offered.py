"""Answers that are offered in a question: what is asked is which of them is so: "4 or 5"."""

from __future__ import annotations

from judge.asking.canonical.rows import table
from judge.asking.wordings.slots import BE, MID, STILL, WILL
from judge.asking.wordings.verbs import row
from judge.language import Include, ListOf, Table, t, w
from judge.language.template import Row
from judge.words import ASKER

OR = ((", ", " or ", ", or "), ("，", "还是", "还是"))
NONE = "nothing|none|zero|0"
OF_PLAYERS = (  # what is gained, lost, taken, drawn: how much of what
    ("gained", "[gain/get]", "life", "[回/加/获得/吸]", "点", "血/生命"),
    ("lost", "lose", "life", "[掉/扣/失去]", "点", "血/生命"),
    ("taken", "take", "damage", "[吃/受/受到]", "点", "伤害/伤"),
    ("drawn", "draw", "cards", "[抓/摸/抽]", "张", "牌"),
)


def _amounts(asks: str, en: str, of: str, zh: str, unit: str, zh_of: str) -> Row:
    said = f"{WILL} {{who:doer_of}}{STILL} {en}"
    zh_said = f"{{who:doer_of}}{MID}{zh}"
    return row(
        f"{said} {{_:amounts}}[ {of}/ {of} total/ total/]|{said} {{_:count}} {of} or {{_:amount}}",
        f"{zh_said}{{_:amounts}}[{unit}/][{zh_of}/]"
        f"|{zh_said}{{_:amount}}{unit}[{zh_of}/]还是{{_:amount}}[{unit}/][{zh_of}/]",
        asks=asks,
    )


ASKED: tuple[Row, ...] = (
    *(_amounts(*one) for one in OF_PLAYERS),
    row(
        f"{BE} {{of:noun}}{STILL} [a /an /]{{_:sizes}}|{WILL} {{of:noun}}{STILL} [be/become/end up]"
        " [as /][a /an /]{_:sizes}",
        f"{{of:subject}}{MID}[是/算/变/变成/有/剩/为/]{{_:sizes}}",
        asks="power_toughness",
    ),
    row("{_:sizes}", "", asks="power_toughness"),
    row("", f"{MID}[吸/抽]{{who:whom}}[多少/几点/几][血/生命/]", asks="lost"),
    row("{_:amounts} loyalty", "{_:amounts}[点/]忠诚", asks="loyalty"),
    row("{_:amounts} cards", "", asks="drawn", who=ASKER),
    row(
        f"{BE} {{of:noun}}{STILL} [at /on ]{{_:amounts}}[ loyalty/]",
        f"{{of:noun}}{MID}[剩/有]{{_:amounts}}[点/][忠诚/忠诚度]",
        asks="loyalty",
    ),
)
SAID: tuple[Row, ...] = (
    row(
        "[just /only /is it /]{_:who_offered}[ or {_:who_offered}/]",
        "[是/]{_:who_offered}[吗/吧]|[是/]{_:who_offered}还是{_:who_offered}[吗/吧/]",
        does="offered",
        of="players",
    ),
    row(
        "[just /only /like /so /]{_:offer}[ or what/ or not/]",
        "[是/就/只/]{_:offer}[吗/吧/]",
        does="offered",
    ),
)
TABLES: tuple[Table, ...] = (
    table(
        "amount",
        Include("count"),
        w(0, NONE, "零|一点都没有"),
    ),
    table(
        "who_offered",
        w(
            0,
            "me|him|he|my opponent|the active player|the nonactive player|a draw|draw|nobody"
            "|both|neither|the owner|the controller",
            "我|他|对手|主动牌手|非主动牌手|平局|都输|没人|双方|拥有者|操控者",
        ),
    ),
    table("amounts", ListOf("amount", *OR, least=2)),
    table(
        "one_size",
        Include("size"),
        t(lambda size: size, "a {size:size}|an {size:size}", "", unmake=lambda value: None),
    ),
    table("sizes", ListOf("one_size", *OR, least=2)),
    table(
        "one_offered",
        Include("amount"),
        t(
            lambda n: n,
            "{n:amount} [damage/life/cards/card/mana/counters/total]",
            "{n:amount}[点/张/个/费/次/只/血/点血/点伤害]",
            unmake=lambda value: None,
        ),
    ),
    table("offer", ListOf("one_offered", *OR), Include("sizes")),
)
