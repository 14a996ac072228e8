"""Lines that belong together: chapters of Sagas, levels, station symbols (714, 711, 716, 721)."""

from __future__ import annotations

import re
from collections.abc import Callable

from judge.abilities import Ability, ClassLevel, Cost, SagaChapter, StationSymbol
from judge.abilities.bases import Effect
from judge.language import Declined, prepare
from judge.language.normalise import REMINDER
from judge.oracle.book import grammar
from judge.oracle.flavor import without_flavor
from judge.values import Lang, language_of

Part = tuple[Ability, ...]
STRIATED = (ClassLevel, StationSymbol)  # what the lines below it belong to
ReadLine = Callable[[str], Part | Declined]
ReadEffect = Callable[[str], Effect | Declined | None]

_CHAPTER = re.compile(r"^([IVX]+(?:[,，、/] ?[IVX]+)*) ?(?:[—～-]|—) ?(.+)$")
_LEVEL = re.compile(r"^(?:LEVEL|等级) ?(\d{1,3})(?:-(\d{1,3})|\+)$", re.IGNORECASE)
_STATION = re.compile(r"^(?:STATION|蓄势) ?(\d{1,3})\+$", re.IGNORECASE)
_SIZE = re.compile(r"^(\d{1,3})/(\d{1,3})$")
_CLASS = re.compile(r"^(\{.+\})[:：] ?(?:Level|等级|级别) ?(\d{1,3})$", re.IGNORECASE)
_ROMAN = {"I": 1, "II": 2, "III": 3, "IV": 4, "V": 5, "VI": 6}


def leveled(lines: list[str], read: ReadLine, read_effect: ReadEffect) -> Part | Declined:
    """The abilities of all lines; those below a level are the level's."""
    done: list[Ability] = []
    for line in lines:
        plain = REMINDER.sub("", line).strip().replace("－", "-")
        chapter = _CHAPTER.match(plain)
        level, leveling = _LEVEL.match(plain), _CLASS.match(plain)
        size = _SIZE.match(plain)
        if leveling:
            cost = _cost(leveling[1])
            if isinstance(cost, Declined):
                return cost
            done.append(ClassLevel(int(leveling[2]), (), cost))
        elif level:
            up_to = int(level[2]) if level[2] else None
            done.append(ClassLevel(int(level[1]), (), up_to=up_to))
        elif station := _STATION.match(plain):
            done.append(StationSymbol(int(station[1])))
        elif size and done and isinstance(done[-1], STRIATED):
            done[-1] = done[-1].with_(power=int(size[1]), toughness=int(size[2]))
        else:
            part = _chapter(chapter, line, read_effect) if chapter else read(line)
            if isinstance(part, Declined):
                return part
            if done and isinstance(done[-1], STRIATED):
                done[-1] = done[-1].with_(abilities=(*done[-1].abilities, *part))
            else:
                done.extend(part)
    return tuple(done)


def _chapter(match: re.Match[str], line: str, read: ReadEffect) -> Part | Declined:
    numbers = tuple(_ROMAN.get(part.strip(), 0) for part in re.split(r"[,，、/]", match[1]))
    effect = read(match[2])
    plain = without_flavor(match[2])
    if isinstance(effect, Declined) and plain != match[2]:
        effect = read(plain)
    if isinstance(effect, Declined):
        return effect
    if effect is None or 0 in numbers:
        return Declined(line, line)
    return (SagaChapter(numbers, effect),)


def _cost(text: str) -> Cost | Declined:
    prepared = prepare(text, language_of(text))
    reading = grammar().read("cost", prepared.text, Lang.EN, prepared.raw)
    if isinstance(reading, Declined):
        return reading
    assert isinstance(reading.value, Cost)
    return reading.value
