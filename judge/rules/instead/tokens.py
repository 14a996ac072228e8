"""Other tokens are created, or more of them (111.2, 614.16)."""

from __future__ import annotations

from judge.abilities import statics as s
from judge.abilities.amounts import ThatMuch
from judge.abilities.effects.objects import TokenSpec
from judge.cards import CardType
from judge.errors import Unsupported
from judge.game import events as e
from judge.rules.meaning import amount_of
from judge.rules.replacement.batch import Batch
from judge.rules.replacement.candidate import Candidate
from judge.rules.replacement.outcome import Made
from judge.rules.tokens import characteristics, spec_of


def create_as_well(settling: Batch, candidate: Candidate, event: e.Event) -> Made:
    """The tokens, and others that enter beside them.

    So many others are added once to all tokens that would be created at once, which are one event
    (614.5); as many as there are of them are added to those of each kind.
    """
    assert isinstance(candidate.instead, s.TokensAsWell)
    number = candidate.instead.number
    words = candidate.words(number)
    many = _tokens(event).number
    if number != ThatMuch():
        settling.added.add(candidate.key)
        many = amount_of(words.view, number, words.context)
    return Made((event, _others(settling, candidate, event, candidate.instead.token, many)))


def create_others(settling: Batch, candidate: Candidate, event: e.Event) -> Made:
    """As many others, of each kind."""
    assert isinstance(candidate.instead, s.OtherTokens)
    many = _tokens(event).number
    kinds = candidate.instead.tokens
    return Made(tuple(_others(settling, candidate, event, kind, many) for kind in kinds))


def _tokens(event: e.Event) -> e.Tokens:
    if not isinstance(event, e.Tokens):
        raise Unsupported(
            "614.1a", "other tokens in place of such an event", "以衍生物替代此类事件"
        )
    return event


def _others(
    settling: Batch, candidate: Candidate, event: e.Event, token: TokenSpec | str, many: int
) -> e.Tokens:
    """Other tokens, which enter tapped or attacking as those that would be created."""
    player, process = _tokens(event).player, settling.process
    before = _tokens(event).entering
    if before.counters:
        raise Unsupported(
            "614.6", "other tokens in place of tokens with counters", "以衍生物替代带指示物的衍生物"
        )
    spec = spec_of(process.rulebook, token)
    words = candidate.words(spec.power)
    printed = characteristics(words.view, spec, words.context)
    entering = e.Entering(
        controller=player,
        tapped=before.tapped,
        attacking=before.attacking if CardType.CREATURE in printed.types else None,
        unblocked=before.unblocked,
    )
    return e.Tokens(player, printed, many, entering=entering)
