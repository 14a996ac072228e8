"""A game is restarted (723), or another is played within it (724)."""

from __future__ import annotations

from judge.abilities.effects.players import PlaySubgame, RestartGame
from judge.language import w
from judge.language.template import Row

OTHER_GAMES: tuple[Row, ...] = (
    w(
        RestartGame(leaving=True),
        "restart the game, leaving in exile all non-aura permanent cards exiled with ~. then put "
        "those cards onto the battlefield under your control",
        "重新开始游戏，但将所有以~放逐之非灵气永久物牌留在放逐区。然后将这些牌在你的操控下放进战场",
    ),
    w(
        PlaySubgame(),
        "players play a magic subgame, using their libraries as their decks. each player who "
        "doesn't win the subgame loses half their life, rounded up",
        "牌手用其牌库作为套牌进行一盘万智牌子游戏。每位未赢得该子游戏的牌手失去其一半的生命，"
        "向上取整",
    ),
)
