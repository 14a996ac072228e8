"""Votes (701.32) and villainous choices (701.53)."""

from __future__ import annotations

from judge.abilities.bases import Effect, Players
from judge.abilities.conditions import VotesLead
from judge.abilities.effects.objects import Move
from judge.abilities.effects.players import VillainousChoice, Vote, VoteFor
from judge.abilities.who import It
from judge.language import REJECTED, Table, t, w
from judge.oracle.composition.sentences import MARKERS
from judge.oracle.composition.subject import sequence

CHOICES = (  # words without meaning in the rules (701.32b)
    ("death", "死亡"),
    ("taxes", "纳税"),
    ("denial", "拒斥"),
    ("duplication", "重制"),
    ("carnage", "杀戮"),
    ("homage", "俸禄"),
    ("feather", "赏羽"),
    ("quill", "制笔"),
    ("wild", "狂野"),
    ("free", "自由"),
    ("sickness", "染疾"),
    ("psychosis", "癫狂"),
    ("time", "时间"),
    ("knowledge", "知识"),
    ("torture", "折磨"),
    ("evidence", "搜证"),
    ("bribery", "行贿"),
    ("sprout", "萌芽"),
    ("harvest", "丰收"),
    ("profit", ""),
    ("security", ""),
    ("return", ""),
    ("embark", ""),
    ("truth", "真相"),
    ("consequences", "后果"),
)


def _vote(a: str, b: str) -> object:
    return REJECTED if a == b else Vote((a, b))


def _villainous(who: Players, a: Effect, b: Effect) -> object:
    if isinstance(a, MARKERS) or isinstance(b, MARKERS):
        return REJECTED
    return VillainousChoice(who, (a, b))


VOTE_WORD = Table("vote_word", tuple(w(en, en, zh) for en, zh in CHOICES), ("death", "死亡"))
VOTING = Table(
    "voting",
    (
        t(
            _vote,
            "starting with you, each player votes for {a:vote_word} or {b:vote_word}",
            '由你开始，每位牌手各投票选择"{a:vote_word}"或"{b:vote_word}"',
            ex=(
                "starting with you, each player votes for death or torture",
                '由你开始，每位牌手各投票选择"死亡"或"折磨"',
            ),
        ),
        t(  # nobody sees a vote before all are revealed: the choices are as those of others
            _vote,
            "each player secretly votes for {a:vote_word} or {b:vote_word}, then those votes are "
            "revealed",
            '每位牌手各秘密投票选择"{a:vote_word}"或"{b:vote_word}"，然后展示这些投票',
            ex=(
                "each player secretly votes for death or torture, then those votes are revealed",
                '每位牌手各秘密投票选择"死亡"或"折磨"，然后展示这些投票',
            ),
        ),
        t(
            lambda f: sequence(VoteFor(f), Move(It("permanent"), "exile")),
            "starting with you, each player votes for {f:a_permanent}. exile each permanent with "
            "the most votes or tied for most votes",
            "由你开始，每位牌手各投票选择{f:a_permanent}。放逐票数最多或与他者同为最多的所有永久物",
            ex=(
                "starting with you, each player votes for a creature. exile each permanent with "
                "the most votes or tied for most votes",
                "由你开始，每位牌手各投票选择一个生物。放逐票数最多或与他者同为最多的所有永久物",
            ),
        ),
        t(
            _villainous,
            "{who:players@s} faces a villainous choice — {a:clauses}, or {b:clauses}",
            "{who:players}面临邪恶抉择～{a:clauses}；或{b:clauses}",
            ex=(
                "target player faces a villainous choice — draw a card, or that player draws "
                "a card",
                "目标牌手面临邪恶抉择～抓一张牌；或该牌手抓一张牌",
            ),
        ),
    ),
    (
        "starting with you, each player votes for death or torture",
        '由你开始，每位牌手各投票选择"死亡"或"折磨"',
    ),
)
VOTED = (  # conditions
    t(
        lambda c, tied=False: VotesLead(c, tied),
        "{c:vote_word} gets more votes[ {tied:or_tied}]",
        "{c:vote_word}票数较多[{tied:or_tied}]",
    ),
)
OR_TIED = Table(
    "or_tied",
    (w(True, "or the vote is tied", "或两者同为最多"),),
    ("or the vote is tied", "或两者同为最多"),
)
TABLES = (VOTE_WORD, VOTING, OR_TIED)
