"""Names of cards that are chosen: those of a quality only (201.4)."""

from __future__ import annotations

from collections.abc import Iterator

from judge.abilities import filters as f
from judge.abilities.bases import Filter
from judge.cards import CardType, Supertype, builtin_pool
from judge.cite import cites
from judge.errors import Unsupported
from judge.rules.view import View

Types = frozenset[CardType | Supertype]


@cites("201.4a", "该牌手必须选择其Oracle牌张叙述符合该特征的牌之名称")
def names_card_of(view: View, name: str, filter_: Filter) -> bool:
    """True if a name is that of a card that is so by its own text, whatever effects make of it."""
    known = [*_in_game(view, name), *_in_pool(name)]
    if not known:
        raise Unsupported("201.4a", f"what kind of card {name!r} is", f"牌“{name}”属于何种牌")
    return any(_has(types, filter_) for types in known)


def _in_game(view: View, name: str) -> Iterator[Types]:
    for held in view.state.objects.values():
        for face in held.faces or (held.printed,):
            if face.name is not None and name in (face.name.en, face.name.zh):
                yield frozenset((*face.types, *face.supertypes))


def _in_pool(name: str) -> Iterator[Types]:
    card = builtin_pool().get(name)
    for face in card.faces if card is not None else ():
        yield frozenset((*face.type_line.types, *face.type_line.supertypes))


def _has(types: Types, filter_: Filter) -> bool:
    match filter_:
        case f.OfType(card_type=kind):
            return kind in types
        case f.OfSupertype(supertype=kind):
            return kind in types
        case f.Non(part=part):
            return not _has(types, part)
        case f.AllOf(parts=parts):
            return all(_has(types, part) for part in parts)
    raise Unsupported("201.4a", "the choice of a card name by such a quality", "按此种特征选择牌名")
