"""Votes that are counted (701.32)."""

from __future__ import annotations

from judge.abilities.amounts import VotesFor
from judge.language import t

VOTES = t(
    VotesFor,
    "@s {choice:vote_word} vote|@p {choice:vote_word} votes",
    "",
    ex=("death vote", ""),
)
VOTES_NUMBER = t(
    lambda c: VotesFor(c),
    "",
    '投票选择"{c:vote_word}"[的/之]总票数',
)
