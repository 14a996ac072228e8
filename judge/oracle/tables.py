"""The tables of card text, in both languages."""

from __future__ import annotations

import re

from judge.abilities import (
    DealDamage,
    Destroy,
    Duration,
    GainKeywords,
    Keyword,
    ModifyPowerToughness,
    TargetKind,
)
from judge.cards import CardType, Color
from judge.language import SELF, Lexeme, ListOf, Table, Template, Word
from judge.values import Value


class NamedByText(Value):
    """A creature that a scenario names by what it is: `3/3 creature with deathtouch`."""

    size: tuple[int, int]
    color: Color | None
    kind: CardType
    keywords: tuple[Keyword, ...]


def _read_change(text: str) -> tuple[int, int]:
    power, toughness = text.split("/")
    return int(power), int(toughness)


def _write_change(value: object) -> str:
    if not isinstance(value, tuple):
        raise LookupError(f"{value!r} is not a change of power and toughness")
    return f"{value[0]:+d}/{value[1]:+d}"


NUMBER = Table(
    "number", (Lexeme(re.compile(r"\d+"), int, str, lambda value: isinstance(value, int)),)
)
CHANGE = Table(
    "change",
    (
        Lexeme(
            re.compile(r"[+-]\d+/[+-]\d+"),
            _read_change,
            _write_change,
            lambda value: isinstance(value, tuple),
        ),
    ),
)
TARGET = Table(
    "target",
    (
        Word(TargetKind.ANY, ("any target",), ("任意一个目标",)),
        Word(TargetKind.CREATURE, ("target creature",), ("目标生物",)),
        Word(TargetKind.PLAYER, ("target player",), ("目标牌手",)),
    ),
)
DURATION = Table(
    "duration", (Word(Duration.END_OF_TURN, ("until end of turn",), ("直到回合结束",)),)
)
KEYWORD_LIST = Table("keywords", (ListOf("keyword", (", ", ", "), ("，", "，")),))
KEYWORD_PHRASE = Table("keyword_phrase", (ListOf("keyword", (", ", " and "), ("，", "与")),))
EFFECT = Table(
    "effect",
    (
        Template(
            DealDamage,
            (SELF + " deals {amount:number} damage to {target}",),
            (SELF + "对{target}造成{amount:number}点伤害",),
            (SELF + " deals 3 damage to any target", SELF + "对任意一个目标造成3点伤害"),
        ),
        Template(
            Destroy,
            ("destroy {target}",),
            ("消灭{target}",),
            ("destroy target creature", "消灭目标生物"),
        ),
        Template(
            ModifyPowerToughness,
            ("{target} gets {change} {duration}",),
            ("{target}得{change}{duration}",),
            ("target creature gets +3/+3 until end of turn", "目标生物得+3/+3直到回合结束"),
        ),
        Template(
            GainKeywords,
            ("{target} gets {change} and gains {keywords:keyword_phrase} {duration}",),
            ("{target}得{change}且获得{keywords:keyword_phrase}异能{duration}",),
            (
                "target creature gets +3/+1 and gains trample until end of turn",
                "目标生物得+3/+1且获得践踏异能直到回合结束",
            ),
        ),
    ),
)
SIZE = Table(
    "size",
    (
        Lexeme(
            re.compile(r"\d+/\d+"),
            _read_change,
            lambda value: "/".join(map(str, value)) if isinstance(value, tuple) else "",
            lambda value: isinstance(value, tuple),
        ),
    ),
)
COLOR = Table(
    "color",
    (
        Word(None, ("",), ("",)),
        Word(Color.WHITE, ("white ",), ("白色",)),
        Word(Color.BLUE, ("blue ",), ("蓝色",)),
        Word(Color.BLACK, ("black ",), ("黑色",)),
        Word(Color.RED, ("red ",), ("红色",)),
        Word(Color.GREEN, ("green ",), ("绿色",)),
    ),
)
KIND = Table(
    "kind",
    (
        Word(CardType.CREATURE, ("creature",), ("生物",)),
        Word(CardType.ARTIFACT, ("artifact creature",), ("神器生物",)),
    ),
)
KEYWORDS_WITH = Table("keywords_with", (ListOf("keyword", (", ", " and "), ("、", "和")),))
CREATURE = Table(
    "creature",
    (
        Template(
            NamedByText,
            ("{size} {color}{kind}",),
            ("{size}{color}{kind}",),
            ("2/2 black creature", "2/2黑色生物"),
            {"keywords": ()},
        ),
        Template(
            NamedByText,
            ("{size} {color}{kind} with {keywords:keywords_with}",),
            ("具{keywords:keywords_with}的{size}{color}{kind}",),
            ("3/3 creature with deathtouch and trample", "具死触和践踏的3/3生物"),
        ),
    ),
)
TABLES = (
    NUMBER,
    CHANGE,
    TARGET,
    DURATION,
    KEYWORD_LIST,
    KEYWORD_PHRASE,
    EFFECT,
    SIZE,
    COLOR,
    KIND,
    KEYWORDS_WITH,
    CREATURE,
)
