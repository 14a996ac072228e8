"""The verbs that the rows of statements share, as people say them."""

from __future__ import annotations

from judge.keywords import KEYWORDS
from judge.language import w

HIT = (
    "[flicker/flickers/blink/blinks/save/saves/protect/protects/pump/pumps/steal/steals/take"
    "/takes/hit/hits/ping/pings/shoot/shoots/kill/kills/destroy/destroys"
    "/counter/counters/bounce/bounces"
    "/burn/burns/exile/exiles/remove/removes/zap/zaps]"
)
BEEN_HIT = (
    "[stolen/taken/hit/pinged/killed/targeted/destroyed/countered/bounced/burned/exiled"
    "/removed/zapped/shot]"
)
ZH_DEEDS = (
    "拿/拿走/抢/抢走/偷走/偷/夺走/打/杀/炸/烧/消灭/反击/反/弹/弹回/放逐/解/解掉/杀掉/打掉/反掉"
    "/闪烁/闪/保护/救/强化/处理/处理掉/指定/点/康/杀死/打死/烧死/炸死/干掉/解决/烧掉/弹走"
)
ZH_AWAY = f"{ZH_DEEDS.replace('/', '|')}|打掉|打下来|反击掉|消灭掉|放逐掉|移除|除掉|炸掉|带走|清掉"
ZH_HURT = f"{{_:mid}}[{ZH_DEEDS}]"
ZH_HIT = f"{{_:mid}}[{ZH_DEEDS}/结附]"
HAVE = "[control/controls/have/has/'ve got/got/have got/has got]"
BLOCK = "[block/blocks/chump/chumps/chump block/chump blocks/chump-block/chump-blocks]"
ZH_BLOCK = "{_:mid}[阻挡/双挡/一起挡/去挡/挡/来挡/来阻挡/去挡/康/来康/送挡/挡了/挡住]"
CAST = "[cast/casts/play/plays]"
ZH_CAST = "[施放/放/使用/交/甩]"
ZH_BY = "[用/利用/以/靠/通过/凭]"
ZH_KICKED = "[支付/付/支付了/付了/用/以/支付并/带/付上][增幅/增幅费用/增幅费][，/][来/]"


def to_hand(*whose: str) -> str:
    """The Chinese words by which an object is returned to a player's hand."""
    return "|".join(
        f"{back}{one}{hand}"
        for back in ("弹回", "移回", "弹", "送回", "返回", "打回", "收回", "放回")
        for one in whose
        for hand in ("手", "手上", "手牌", "手里", "手中")
    )


WAYS = (  # of casting, with the verb that each is said by
    *(("flashback", "flash back/flashes back/flashback"), ("evoke", "evoke/evokes")),
    *(("escape", "escape/escapes"), ("overload", "overload/overloads"), ("dash", "dash/dashes")),
    *(("madness", ""), ("bestow", "bestow/bestows"), ("spectacle", ""), ("disturb", "")),
    *(("blitz", "blitz/blitzes"), ("surge", ""), ("prowl", ""), ("cleave", "cleave/cleaves")),
    *(("emerge", ""), ("miracle", "")),
)
ZH_WAYS = {one.name.en: one.name.zh for one in KEYWORDS if one.name.en in dict(WAYS)}
WAYS_SAID = tuple(w(en, en, ZH_WAYS[en]) for en, _ in WAYS)
