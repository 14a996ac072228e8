"""Players by what is so of them: "each opponent who lost life this turn"."""

from __future__ import annotations

from judge.abilities.amounts import ThisWay
from judge.abilities.bases import Condition, Filter, Players
from judge.abilities.conditions import AmountIs, Not, PlayerIs
from judge.abilities.filters import OwnedBy
from judge.abilities.relations import PlayersWho
from judge.abilities.walk import put, within
from judge.abilities.who import (
    DoneThisWay,
    EachOpponent,
    EachOtherPlayer,
    EachPlayer,
    ThatPlayer,
)
from judge.language import REJECTED, Table, t, w
from judge.oracle.clauses.conditions.comparing import AT_LEAST
from judge.oracle.clauses.conditions.people import ONE
from judge.oracle.lexicon.filters import every
from judge.oracle.lexicon.verbs.saying import Acts, did


def _who(q: Players, c: Condition) -> object:
    """What compares with several others one by one would have another "that player" in it."""
    if any(isinstance(part, PlayerIs | ThatPlayer) for part in within(c)):
        return REJECTED
    return PlayersWho(q, put(c, ONE, ThatPlayer()))  # type: ignore[arg-type]


def _who_not(q: Players, c: Condition) -> object:
    return _who(q, Not(c))


def _who_did(q: Players, v: Acts) -> object:
    made = did(ONE, v)
    return _who(q, made) if isinstance(made, Condition) else REJECTED


def _who_discarded(q: Players, f: Filter, did_so: bool) -> object:
    """By what was discarded: each player discards cards of their own."""
    theirs = every(f, OwnedBy(ThatPlayer()))
    done = AmountIs(ThisWay(DoneThisWay("discarded", theirs)), AT_LEAST, 1)
    return PlayersWho(q, done if did_so else Not(done))


KIND_OF_PLAYER = Table(
    "kind_of_player",
    (
        w(EachOpponent(), "@s opponent|@p opponents|@p your opponents", "对手"),
        w(EachPlayer(), "@s player|@p players", "牌手"),
        w(EachOtherPlayer(), "@s other player|@p other players", "其他牌手"),
    ),
    ("opponent", "对手"),
)
DISCARDED_OR_NOT = Table(
    "discarded_or_not",
    (w(True, "discarded", "以此法弃掉"), w(False, "didn't discard", "未以此法弃掉")),
    ("discarded", "以此法弃掉"),
)
PLAYERS_WHO = Table(
    "players_who",
    (
        t(
            _who,
            "@s {q:kind_of_player@s} who {c:player_predicate@s}|"
            "@p {q:kind_of_player@p} who {c:player_predicate@p}|"
            "@s {q:kind_of_player@s} {c:player_predicate@W}|"
            "@p {q:kind_of_player@p} {c:player_predicate@W}",
            "{c:player_predicate@s}的{q:kind_of_player}",
            ex=("opponent who controls a mine", "操控矿脉的对手"),
        ),
        t(
            _who_not,
            "@s {q:kind_of_player@s} who doesn't {c:player_predicate@B}|"
            "@p {q:kind_of_player@p} who don't {c:player_predicate@B}",
            "未{c:player_predicate@B}的{q:kind_of_player}",
            ex=("opponent who doesn't control a mine", "未操控矿脉的对手"),
        ),
        t(
            _who_did,
            "@s {q:kind_of_player@s} [who/that] {v:player_verbs@D} this turn|"
            "@p {q:kind_of_player@p} [who/that] {v:player_verbs@D} this turn",
            "[本回合/于本回合中/本回合中]{v:player_verbs@D}的{q:kind_of_player}",
            ex=("opponent who attacked this turn", "本回合攻击过的对手"),
        ),
        t(
            _who_discarded,
            "@s {q:kind_of_player@s} who {did_so:discarded_or_not} {f:a_card} this way|"
            "@p {q:kind_of_player@p} who {did_so:discarded_or_not} {f:a_card} this way",
            "{did_so:discarded_or_not}{f:cards}的{q:kind_of_player}",
            ex=("opponent who discarded a land card this way", "以此法弃掉地牌的对手"),
        ),
    ),
    ("opponent who controls a mine", "操控矿脉的对手"),
)
TABLES = (KIND_OF_PLAYER, DISCARDED_OR_NOT, PLAYERS_WHO)
