"""What one word that refers means where it stands, among what was spoken of."""

from __future__ import annotations

from judge.abilities import who as w
from judge.abilities.bases import Who
from judge.oracle.references.mentions import Scope, meant, player_meant
from judge.oracle.references.others import other_players
from judge.oracle.references.said import exiled

Pronoun = w.It | w.ThatPlayer | w.Linked | w.EachOtherPlayer


def referent(word: Pronoun, scope: Scope, yours: int) -> Who:
    """The words for what it means; `yours` is the last clause that says what you do."""
    match word:
        case w.It():
            return meant(scope, word, known=True)
        case w.ThatPlayer():
            return player_meant(scope, word)
        case w.Linked():
            return exiled(scope, word)
    return other_players(scope, yours)
