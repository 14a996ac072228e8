"""What an object did, or had done to it, this turn."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.bases import Filter
from judge.abilities.relations import DidThisTurn, IsOrBecame, TheOne
from judge.abilities.walk import put
from judge.game.state import ObjectId
from judge.rules.engine import Test
from judge.rules.meaning import Context
from judge.rules.patterns.occurrences import count_happened
from judge.rules.view import View
from judge.values import Bilingual


def _did(view: View, filter_: DidThisTurn, id_: ObjectId, context: Context) -> bool:
    event = put(filter_.event, TheOne(), IsOrBecame(id_))
    number = count_happened(view, event, context)  # type: ignore[arg-type]
    return number.reaches(1, Bilingual("which object did so", "哪个物件如此做过"))


def _is_or_became(view: View, filter_: IsOrBecame, id_: ObjectId, context: Context) -> bool:
    """A card in a graveyard is what was put there, as it was before."""
    known = view.state.known.get(id_)
    return id_ == filter_.id or (known is not None and known.became == filter_.id)


OF_DEEDS: Mapping[type[Filter], Test] = {DidThisTurn: _did, IsOrBecame: _is_or_became}
