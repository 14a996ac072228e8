"""Words for players, and whose something is."""

from __future__ import annotations

from judge.abilities.bases import Players
from judge.abilities.references import PlayerOrController
from judge.abilities.who import (
    ActivePlayer,
    AnOpponent,
    AttachedPlayer,
    AttachedTo,
    ChosenPlayer,
    ControllerOf,
    DefendingPlayer,
    EachOpponent,
    EachOtherPlayer,
    EachPlayer,
    It,
    Linked,
    OpponentsOf,
    OtherOpponents,
    OwnerOf,
    PlayerKind,
    PlayersTogether,
    TargetPlayer,
    ThatPlayer,
    This,
    You,
    YourTeam,
)
from judge.language import Include, Table, t, w
from judge.oracle.lexicon.pronouns import THEY, pronouns
from judge.oracle.lexicon.words import hosts_possessive
from judge.oracle.phrases.aimed import AIMED, Aimed

OPPONENT = PlayerKind.OPPONENT


def _targets(d: Aimed, k: PlayerKind) -> Players:
    return TargetPlayer(k, *d)


TARGET_PLAYERS = Table(
    "target_players",
    (
        w(TargetPlayer(), "@s target player", "目标牌手"),
        w(TargetPlayer(OPPONENT), "@s target opponent", "目标对手"),
        w(TargetPlayer(PlayerKind.TEAMMATE), "@s target teammate", "目标队友"),
        t(
            _targets,
            "@s {d:aimed@s} target {k:player_kind@s}|@p {d:aimed@p} target {k:player_kind@p}",
            "{d:aimed}目标{k:player_kind}",
            ex=("up to one target opponent", "至多一位目标对手"),
        ),
    ),
    ("target player", "目标牌手"),
)
PLAYER_KIND = Table(
    "player_kind",
    (
        w(PlayerKind.PLAYER, "@s player|@p players", "牌手"),
        w(OPPONENT, "@s opponent|@p opponents", "对手"),
    ),
    ("player", "牌手"),
)
PLAYERS = Table(  # who does something
    "players",
    (
        w(You(), "@p you", "你"),
        Include("target_players"),
        w(
            EachPlayer(),
            "@s each player|@p all players|@p players",
            "每位牌手各|每位牌手|所有牌手|牌手|每名牌手各|每名牌手",
        ),
        w(
            EachOpponent(),
            "@s each opponent|@p your opponents|@s each of your opponents",
            "每位对手各|每位对手|你的对手|你对手|你的所有对手|所有对手|每名对手各|每名对手|对手",
        ),
        w(
            EachOtherPlayer(),
            "@s each other player",
            "每位其他牌手各|每位其他牌手|其他每位牌手各|其他每位牌手|所有其他牌手",
        ),
        w(
            OtherOpponents(ThatPlayer()),
            "@s each other opponent",
            "每位其他对手各|每位其他对手",
        ),
        w(AnOpponent(), "@s an opponent", "一位对手|由一位对手|某位对手|任一对手"),
        t(
            lambda q: q,
            "@s each {q:players_who@s}",
            "每位{q:players_who}|每位{q:players_who}各",
        ),
        Include("known_players"),
    ),
    ("target player", "目标牌手"),
)
KNOWN_PLAYERS = Table(  # by what they are to the game, or to something spoken of
    "known_players",
    (
        w(ThatPlayer(), "@s that player|@s the player", "该牌手|该对手"),
        w(THEY, "@p they", "他|其"),
        w(ThatPlayer(), "@s that opponent", "", rank=1),
        w(
            PlayerOrController(ThatPlayer(), It("planeswalker", many=False)),
            "@s that player or that planeswalker's controller",
            "该牌手或该鹏洛客的操控者",
        ),
        w(
            OpponentsOf(ThatPlayer()),
            "@s each of that player's opponents",
            "该牌手的每位对手各|该牌手的每位对手",
        ),
        w(ActivePlayer(), "@s the active player", "主动牌手"),
        w(DefendingPlayer(), "@s defending player|@s the defending player", "防御牌手"),
        w(ChosenPlayer(), "@s the chosen player", "所选的牌手|所选牌手|该所选牌手"),
        w(
            AttachedPlayer(),
            "@s enchanted player",
            "所结附的牌手|受此诅咒的牌手|受结附的牌手|受~之牌手",
        ),
        t(
            ControllerOf,
            "@s {objects:possessor} controller|@p {objects:possessor} controllers",
            "{objects:possessor}操控者|{objects:possessor}之操控者",
        ),
        t(
            OwnerOf,
            "@s {objects:possessor} owner|@p {objects:possessor} owners|"
            "@s the owner of {objects:target_permanent_s}|@s the owner of {objects:target_spell@s}",
            "{objects:possessor}拥有者|{objects:possessor}之拥有者",
        ),
    ),
    ("that player", "该牌手"),
)
JOINED_PLAYERS = Table(
    "joined_players",
    (
        t(
            lambda p: PlayersTogether((You(), p)),
            "you and {p:one_player@s}",
            "你[和/与]{p:one_player}",
        ),
    ),
    ("you and target opponent", "你和目标对手"),
)
ONE_PLAYER = Table(
    "one_player",
    (Include("target_players"), Include("known_players")),
    ("target opponent", "目标对手"),
)
ONE_CHOOSER = Table(  # one player besides the controller
    "one_chooser",
    (
        Include("target_players"),
        Include("known_players"),
        w(AnOpponent(), "@s an opponent", "一位对手|由一位对手|任一对手|由任一对手"),
    ),
    ("target opponent", "目标对手"),
)
HOLDER = Table(  # whose something is, or who controls it: "an opponent" is any of them
    "holder",
    (
        w(You(), "@p you", "你"),
        w(
            EachOpponent(),
            "@s an opponent|@s each opponent|@p your opponents|@p opponents"
            "|@s each of your opponents|@s one of your opponents",
            "对手|任一对手|一位对手|一个对手|每位对手|你的对手|你对手|所有对手",
        ),
        w(YourTeam(), "@s your team", "你队伍"),
        Include("target_players"),
        Include("known_players"),
    ),
    ("target player", "目标牌手"),
)
POSSESSIVE = Table(
    "possessive",
    (
        w(You(), "your", "你的|你"),
        w(THEY, "their", ""),
        w(EachPlayer(), "each player's|all players'", "每位牌手的|所有牌手的"),
        t(
            lambda p: p,
            "{p:holder@s}'s|{p:holder@p}'",
            "{p:holder}[的/之]|{p:holder}",
        ),
    ),
    ("your", "你的"),
)
THAT_ONE_S = (
    ("that creature|the creature", "该生物"),
    ("that permanent|the permanent", "该永久物"),
    ("that spell|the spell", "该咒语"),
    ("that card|the card", "该牌"),
    ("that land", "该地"),
    ("that token", "该衍生物"),
    ("that source", "该来源"),
    ("that ability", "该异能"),
    ("that artifact", "该神器"),
    ("that enchantment", "该结界"),
    ("that planeswalker", "该鹏洛客"),
    ("that equipment", "该武具"),
    ("that aura", "该灵气"),
    ("that vehicle", "该载具"),
    ("the sacrificed creature", "所牺牲生物"),
    ("the sacrificed permanent", "所牺牲永久物"),
    ("the sacrificed artifact", "所牺牲神器"),
    ("the sacrificed enchantment", "所牺牲结界"),
    ("the sacrificed land", "所牺牲地"),
    ("the sacrificed token", "所牺牲衍生物"),
    ("the sacrificed card", "所牺牲之牌"),
    ("the exiled creature", "所放逐生物"),
    ("the discarded card", "所弃之牌"),
    ("the milled card", "所磨之牌"),
    ("the revealed card", "所展示之牌"),
)
POSSESSOR = Table(  # "its" before power, controller, owner
    "possessor",
    (
        *pronouns("its|their|those creatures'", "其|它的|它们的|该生物|该咒语|这些生物的"),
        *pronouns("", "所牺牲之生物的"),
        *(
            row
            for en, zh in THAT_ONE_S
            for row in pronouns(
                "|".join(f"{one}'s" for one in en.split("|")), f"{zh}的|{zh}之" if zh else ""
            )
        ),
        w(This(), "~'s", "~的|~之"),
        w(Linked(here=True, many=False), "the exiled card's", "所放逐之牌的|所放逐的牌的"),
        *hosts_possessive(AttachedTo()),
        t(
            lambda o: o,
            "{o:target_permanent_s}'s",
            "{o:target_permanent_s}[的/之]|{o:target_permanent_s}",
        ),
    ),
    ("its", "其"),
)
TABLES = (
    AIMED,
    PLAYER_KIND,
    TARGET_PLAYERS,
    PLAYERS,
    KNOWN_PLAYERS,
    JOINED_PLAYERS,
    ONE_PLAYER,
    ONE_CHOOSER,
    HOLDER,
    POSSESSIVE,
    POSSESSOR,
)
