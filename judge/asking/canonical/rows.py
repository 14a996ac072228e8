"""Rows whose values are plain data, as a scenario holds it: a row reads to a mapping of its slots.

>>> row("casts {cast:name}", "施放{cast:name}").make(cast="Shock")
{'cast': 'Shock'}
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from judge.language import REJECTED, ListOf, Slot, Table, Template, Word, t
from judge.language.template import Row
from judge.values import Lang

Plain = Mapping[str, Any]
AND = ((", ", " and ", " and "), ("、", "和", "和"))
ALL_COMMAS = ((", ", ", ", ", "), ("、", "、", "、"))
COMMAS = ((", ", ", ", ", "), ("，", "，", "，"))
THEN = ((", then ", ", then ", ", then "), ("，然后", "，然后", "，然后"))
NO_SIGN = (("",) * 3, ("",) * 3)  # of a list whose items stand one after the other
NOTHING = Word({}, ("",), ("",))  # an optional part of a sentence that is left out


def row(en: str, zh: str, **fixed: object) -> Template:
    """A row that reads to the mapping of its slots' values and `fixed`."""
    return _row(_same, en, zh, None, fixed)


def below(key: str, en: str, zh: str, **fixed: object) -> Template:
    """A row that reads to such a mapping below a key."""
    return _row(lambda **held: {key: held}, en, zh, key, fixed)


def _same(**held: object) -> Plain:
    return held


def _row(
    make: Callable[..., Any], en: str, zh: str, key: str | None, fixed: Mapping[str, object]
) -> Template:
    fields = fields_of(en, zh)
    if both := fields & set(fixed):
        raise ValueError(f"{en!r} has a slot and a fixed value for {', '.join(sorted(both))}")

    def unmake(value: object) -> Plain | None:
        held = value
        if key is not None:
            held = value[key] if isinstance(value, dict) and set(value) == {key} else None
        if not isinstance(held, dict) or set(held) != fields | set(fixed):
            return None
        if any(held[name] != it or type(held[name]) is not type(it) for name, it in fixed.items()):
            return None
        return {name: held[name] for name in fields}

    return t(make, en, zh, unmake=unmake).with_(fixed=fixed)


def instead(said: Any, old: Any, new: Any) -> Any:
    """Plain data with something else in the place of one part of it.

    >>> instead({"by": ({"pronoun": "it"},)}, {"pronoun": "it"}, {"card": "Ox"})
    {'by': ({'card': 'Ox'},)}
    """
    if said == old:
        return new
    if isinstance(said, Mapping):
        return {key: instead(held, old, new) for key, held in said.items()}
    if isinstance(said, list | tuple):
        return type(said)(instead(one, old, new) for one in said)
    return said


def fields_of(en: str, zh: str) -> set[str]:
    """The fields that the wordings of a row fill."""
    template = t(_same, en, zh)
    return {
        part.field
        for lang in Lang
        for wording in template.wordings(lang)
        for part in wording.parts
        if isinstance(part, Slot)
    }


def listed(
    name: str, of: str, signs: tuple[tuple[str, str, str], tuple[str, str, str]], least: int = 1
) -> Table:
    """A table of lists of what another table reads."""
    return Table(name, (ListOf(of, *signs, least=least),))


def pair(key: str, value: str, en: str, zh: str) -> Template:
    """A row that reads to a pair, made of the fields of these names."""
    return t(
        lambda **held: (held[key], held[value]),
        en,
        zh,
        unmake=lambda it: dict(zip((key, value), it, strict=True)) if _is_pair(it) else None,
    )


def _is_pair(value: object) -> bool:
    return isinstance(value, tuple) and len(value) == 2


def mapped(field: str, en: str, zh: str) -> Template:
    """A row that reads a list of pairs, the field, to a mapping; no name may come twice."""
    return t(
        lambda **held: _mapping(held[field]),
        en,
        zh,
        unmake=lambda it: {field: tuple(it.items())} if isinstance(it, dict) and it else None,
    )


def _mapping(pairs: Sequence[tuple[Any, Any]]) -> object:
    held = dict(pairs)
    return held if len(held) == len(pairs) else REJECTED


def as_data(make: Callable[[Any], Any], unmake: Callable[[Any], Any], en: str, zh: str) -> Template:
    """A row of one slot, `it`, whose value is made of the slot's, and gives it back or None."""

    def back(value: object) -> Plain | None:
        found = unmake(value)
        return None if found is None else {"it": found}

    return t(lambda it: make(it), en, zh, unmake=back)


def table(name: str, *rows: Row) -> Table:
    """A table of some rows."""
    return Table(name, rows)


def optional(name: str, *rows: Row) -> Table:
    """A table of some rows that may be left out: then it reads to an empty mapping."""
    return Table(name, (NOTHING, *rows))


def merged(*parts: Plain) -> Any:
    """Mappings put together; REJECTED where two say the same key, but for mappings below it.

    >>> merged({"cast": "Shock", "pay": {"life": 2}}, {"pay": {"mana": "{R}"}})
    {'cast': 'Shock', 'pay': {'life': 2, 'mana': '{R}'}}
    >>> merged({"x": 1}, {"x": 2}) is REJECTED
    True
    """
    whole: dict[str, Any] = {}
    for part in parts:
        for key, value in part.items():
            known = whole.get(key)
            both: object = REJECTED
            if isinstance(known, dict) and isinstance(value, dict):
                both = merged(known, value)
            if key in whole and both is REJECTED:
                return REJECTED
            whole[key] = both if key in whole else value
    return whole
