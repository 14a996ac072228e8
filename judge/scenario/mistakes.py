"""What is often wrong with a scenario, in both languages."""

from __future__ import annotations

from collections.abc import Iterable

from judge.errors import BadValue
from judge.values import Bilingual

TEXT = Bilingual("must be a text.", "应为文字。")
WHOLE = Bilingual("must be a whole number.", "应为整数。")
TRUTH = Bilingual("must be true or false.", "应为true或false。")
NATURAL = Bilingual("must be 0 or more.", "应为0或更大的数。")
POSITIVE = Bilingual("must be 1 or more.", "应为1或更大的数。")
NATURAL_OR_TRUTH = Bilingual(
    "must be a number of 0 or more, or true or false.", "应为0或更大的数，或true或false。"
)
ONLY_TRUE = Bilingual(
    "must be true; without it nothing of the kind happens.", "应为true；不写此项即不发生。"
)
SINGLE = Bilingual(
    "must be one value: a name, a number, true or false.", "应为单个值：名称、数、true或false。"
)
POSITIVE_OR_ALL = Bilingual("must be a number of 1 or more, or all.", "应为1或更大的数，或all。")
MAPPING = Bilingual("must be a mapping of names, {NAME: ..}.", "应为以名称为键的映射，{名称: ..}。")
NOTHING_HERE = Bilingual("names nothing here.", "这里没有叫此名称的对象。")


def listed(words: Iterable[str]) -> Bilingual:
    """Words one after another, as each language has them.

    >>> listed(["hand", "library"]).zh
    'hand、library'
    """
    found = tuple(words)
    return Bilingual(", ".join(found), "、".join(found))


def none_of_numbers(found: int, numbers: Iterable[int]) -> Bilingual:
    """A number is none of those that there are.

    >>> none_of_numbers(3, (1, 2)).en
    '3 is not 1 or 2.'
    """
    en, zh = (word.join(map(str, numbers)) for word in (" or ", "或"))
    return Bilingual(f"{found} is not {en}.", f"{found}不是{zh}。")


def none_of(found: str, words: Iterable[str]) -> Bilingual:
    """A word is none of those that there are.

    >>> none_of("noon", ("day", "night")).en
    "'noon' is none of day, night."
    """
    there = listed(words)
    return Bilingual(f"{found!r} is none of {there.en}.", f"“{found}”不在可用的{there.zh}之中。")


def no_player(name: object) -> Bilingual:
    """Something is said of a player who is none.

    >>> no_player("Eve").zh
    '“Eve”不是这里的牌手。'
    """
    return Bilingual(f"{name!r} is no player here.", f"“{name}”不是这里的牌手。")


def no_file(error: OSError) -> Bilingual:
    """A file cannot be read.

    >>> no_file(FileNotFoundError(2, "No such file or directory")).en
    'the file cannot be read: No such file or directory'
    """
    return Bilingual(
        f"the file cannot be read: {error.strerror}", f"无法读取文件：{error.strerror}"
    )


def not_text(error: UnicodeDecodeError) -> Bilingual:
    """A file is not text, from some byte on."""
    place = error.start
    return Bilingual(
        f"the file is not UTF-8 text (byte {place})", f"文件不是UTF-8文本（第{place}字节）"
    )


def of_value(error: ValueError | KeyError) -> Bilingual:
    """Why a value of a card cannot be read; of what Python says there is no second language.

    >>> of_value(BadValue("no", "否")).zh, of_value(ValueError("odd")).zh
    ('否', '无法读取：odd')
    """
    return (
        error.said if isinstance(error, BadValue) else Bilingual(str(error), f"无法读取：{error}")
    )
