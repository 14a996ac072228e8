"""What is done to the card that was chosen from a revealed hand."""

from __future__ import annotations

from judge.abilities.bases import Effect, Filter
from judge.abilities.effects.combinators import May, Sequence, SpeakOf
from judge.abilities.effects.objects import Move
from judge.abilities.effects.players import Discard, DiscardObjects, Search
from judge.abilities.filters import InZone
from judge.abilities.who import Chosen, It, ThatPlayer, You
from judge.language import REJECTED
from judge.oracle.composition.subject import sequence
from judge.oracle.lexicon.filters import every


def with_chosen(filter_: Filter, effect: Effect) -> Effect | None:
    """What is done to the card that was chosen from a revealed hand."""
    if effect == DiscardObjects(It()):
        return Discard(1, ThatPlayer(), filter=filter_, chooser=You())
    chosen = Chosen(every(filter_, InZone("hand", ThatPlayer())), player=You())
    if isinstance(effect, Move) and effect.objects == It():
        return effect.with_(objects=chosen)
    if isinstance(effect, Search):
        return sequence(SpeakOf(chosen), effect)
    return None


def may_choose(filter: Filter, e: Effect) -> object:  # noqa: A002 - as in ChosenFromHand
    """ "You may choose a card from it. If you do, …": what is done to it is what one may do."""
    first, *rest = e.parts if isinstance(e, Sequence) else (e,)
    chosen = with_chosen(filter, first)
    return REJECTED if chosen is None else May(sequence(chosen, *rest))
