"""Turns, and winning and losing."""

from __future__ import annotations

from judge.abilities import Ability
from judge.abilities.bases import Effect
from judge.abilities.effects.objects import Act
from judge.abilities.effects.players import (
    BecomeMonarch,
    DrawnGame,
    ExtraPhase,
    ExtraTurn,
    GetEmblem,
    LoseMana,
    Losing,
    RollDie,
    SkipNext,
    TakeInitiative,
    Venture,
    Winning,
)
from judge.language import Table, t, w
from judge.oracle.clauses.player_effects.subject import S


def _extra_turn() -> Effect:
    return ExtraTurn(S)


def _extra_step(step: str) -> Effect:
    return ExtraPhase((step,), player=S)


def _emblem(a: tuple[Ability, ...]) -> Effect:
    return GetEmblem(a, S)


def _skip(what: str) -> Effect:
    return SkipNext(what, S)


def _roll(n: int) -> Effect:
    return RollDie(n, player=S)


def _venture() -> Effect:
    return Venture(player=S)


GAME = (
    w(
        Winning(player=S),
        "@s wins the game|@p win the game",
        "赢得[这/此/本]盘游戏|赢得游戏",
    ),
    w(
        Losing(player=S),
        "@s loses the game|@p lose the game",
        "输掉[这/此/本]盘游戏|输掉游戏",
    ),
    t(
        _extra_step,
        "@@ <gets/get> an additional upkeep step after this step",
        "于此步骤后额外进行一个维持步骤|在此步骤之后额外得到一个维持步骤",
        step="upkeep",
        ex=(
            "get an additional upkeep step after this step",
            "于此步骤后额外进行一个维持步骤",
        ),
    ),
    w(DrawnGame(), "@p the game is a draw", "此盘游戏为平手"),
    t(
        _extra_turn,
        "@@ <takes/take> an extra turn after this one",
        "[在本回合/于本回合/于本回合之/在此回合]后进行一个额外的回合|在[本回合/此回合之]后进行一个额外回合",
    ),
    w(BecomeMonarch(player=S), "@@ <becomes/become> the monarch", "成为君主"),
    w(TakeInitiative(player=S), "@@ <takes/take> the initiative", "[取/夺]得先机"),
    t(_venture, "@@ <ventures/venture> into the dungeon", "[深/进]入地城|探险地城"),
    t(
        _emblem,
        "@@ <gets/get> an emblem with {a:quoted}",
        "[获得/得到/获得一个/得到一个]具{a:quoted}的徽记|获得具{a:quoted}[之/异能的]徽记|"
        "获得一个具{a:quoted}异能的徽记",
    ),
    t(_roll, "@@ <rolls/roll> {n:die}", "掷{n:die}"),
    w(
        Act("investigate", player=S),
        "@@ <investigates/investigate>|@@ <investigates/investigate> an additional time",
        "探查|额外探查一次",
    ),
    w(
        Act("manifest dread", player=S),
        "@@ <manifests/manifest> dread",
        "显化惧象",
    ),
    t(
        _skip,
        "@@ <skips their/skip your> next {what:skipped}",
        "略过[其/你的/你]下一个{what:skipped}",
    ),
    w(
        LoseMana(player=S),
        "@@ <loses/lose> all unspent mana",
        "失去所有未用的法术力",
    ),
)
SKIPPED = Table(
    "skipped",
    (
        w("turn", "turn", "回合"),
        w("untap", "untap step", "重置步骤"),
        w("draw", "draw step", "抓牌步骤"),
        w("combat", "combat phase", "战斗阶段"),
    ),
    ("turn", "回合"),
)
DIE = Table(
    "die",
    (
        t(lambda n: n, "a d{n:number}", "[一个]d{n:number}|一颗d{n:number}"),
        w(6, "a six-sided die", "一颗六面骰|一个六面骰"),
    ),
    ("a d20", "一颗d20"),
)
