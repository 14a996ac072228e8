"""What comes from one zone to another: entering, returning, revealed."""

from __future__ import annotations

from typing import Any

from judge.asking.canonical.rows import optional, table
from judge.asking.wordings.verbs import row
from judge.language import REJECTED, Table, t, w
from judge.language.template import Row
from judge.words import ASKER, OPPONENT

COMES_BACK = "[return/returns/come back/comes back/go back/goes back]"
IN_PLAY = "[onto the battlefield/into play/on the battlefield/in play]"
IN = "[ the battlefield/ play/]"
ENTERS = f"[enter/enters/come in/comes in/come into play/comes into play]{IN}"
ZH_LANDS = (
    "{_:mid}[顺利/成功/安全/结算/结算并/结算后/结算之后/安然/]{_:mid}"
    "[落地/进场/进战场/进入战场/上场/落到场上/留在场上][了/]"
)
ZH_ENTERS = "[进战场/进场/进入战场/进到战场][了/]"


def _unnamed(noun: Any) -> Any:
    """A creature of which no name is told, one that is first spoken of."""
    is_new = "flash" not in noun.get("has", ()) and noun.get("number", 0) == 1
    is_new = is_new and not {"definite", "pronoun", "card"} & set(noun)
    return noun if is_new and {"kind", "size"} & set(noun) else REJECTED


STANDING: tuple[Row, ...] = (
    row(
        "{who:doer_of} [begin/begins/start/starts/began] the game with {what:nouns}"
        " [on the battlefield/in play]"
        "|{who:doer_of} [put/puts] {what:nouns} onto the battlefield [before the game begins"
        "/at the start of the game/from my opening hand/from his opening hand/from the opening hand"
        "/before the game/before the game starts/at the beginning of the game]",
        "{who:doer_of}{_:mid}[开局时/开局/游戏开始时/游戏开始前/对局开始时/起手]{_:mid}[把/将/让]"
        "[起手的/起手手牌中的/]{what:nouns}{_:mid}[放进战场/放进场/放到战场上/放到战场/放在战场上"
        "/放置进战场/放上战场]"
        "|[开局时/游戏开始时/游戏开始前/对局开始时]{who:doer_of}{_:mid}[把/将/让]{what:nouns}{_:mid}"
        "[放进战场/放进场/放到战场上/放到战场/放在战场上]",
        does="have",
        zone="battlefield",
    ),
    row(
        "{what:noun} just [entered/came in/came into play/entered the battlefield/hit the "
        "battlefield]",
        "{what:noun}[刚/刚刚/才][进场/进战场/上场]",
        does="enters",
        just=True,
    ),
)
DONE: tuple[Row, ...] = (
    row(
        f"{{who:doer_of}} [put/puts/cheat/cheats/drop/drops/sneak/sneaks]"
        f" {{of:noun}}{{_:out_of_hand_en}}"
        f" {IN_PLAY} [with/using/via/off/through] {{by:named_noun}}"
        "|{who:doer_of} [use/uses/activate/activates] {by:named_noun} to put {of:noun}"
        f"{{_:out_of_hand_en}} {IN_PLAY}"
        "|{who:doer_of} [reanimate/reanimates/drop/drops/cheat/cheats in] {of:noun} "
        "[with/using/via] {by:named_noun}",
        "{who:doer_of}[用/靠/通过/以]{by:named_noun}[把/将/让]{_:out_of_hand_zh}{of:noun}{_:mid}{_:put_in}"
        "|{by:named_noun}[的异能/的触发/]{_:mid}[把/将/让]{of:noun}{_:mid}{_:put_in}"
        "|{who:doer_of}[用/靠/通过/以]{by:named_noun}{_:mid}[放/下/拍/复活][了/]{of:noun}[进场/进战场"
        "/下来/]",
        does="puts_in",
    ),
    row(
        "{on:noun} [dies/died/is destroyed/gets destroyed] and [then /][comes/came] back"
        "[ to the battlefield/ into play/]"
        "|{on:noun} [dies/died/is destroyed/gets destroyed] and [then /][returns/returned]"
        "[ to the battlefield/]"
        "|{on:noun} [dies/died/is destroyed/gets destroyed] and [then /]persists[ back/]"
        "|{on:noun} [dies/died/is destroyed/gets destroyed] and [then /][comes back/returns]"
        " [to the battlefield /][with/through/thanks to/due to/because of/by/via] [its "
        "/][persist/undying]",
        "{on:noun}{_:mid}[死去/死了/死掉/被消灭/阵亡][了/][，/]{_:mid}[再/又/然后/并/并且/然后又/后/后又/之后]"
        "{_:mid}[靠自己的异能/因自己的异能/因为留存/因留存/因留存异能/因不死/因不死异能/靠留存/靠不死/以留存/以不死/因留存而/因不死而/]{_:mid}"
        "[回来/回到战场/回到场上/返回战场/移回战场/回场/返回/移回][了/]",
        does="dies_and_returns",
    ),
    row(
        "{it:noun} [return/returns/come back/comes back]",
        "{it:noun}{_:mid}[回来/回场/返场][了/]",
        does="comes_back",
    ),
    row(
        "{of:named_noun} [reveals/reveal/flips/turns over/turns up] {what:named_noun}",
        "{of:named_noun}{_:mid}[展示/翻到/翻出/亮出/翻开][了/]{what:named_noun}",
        does="reveals",
    ),
    row(
        "{of:named_noun} [reveals/reveal/flips/turns over/turns up/shows] [a card/a spell][ with a"
        "/ with/ of] mana value[ of/] {n:count}"
        "|{who:doer_of} [reveal/reveals/flip/flips] a card [with/of] mana value {n:count}"
        " [to/with/for/off] {of:named_noun}",
        "[在/][我的/我/对手的/他的/][维持时/维持开始时/维持/维持步骤/][，/]{of:named_noun}{_:mid}"
        "[展示/翻到/翻出/亮出/翻开][了/][一张/][法术力值为/法术力值是/法术力值]{n:count}的牌",
        does="reveals",
    ),
    row(
        "{who:doer_of} [exile/exiles/blink/blinks/flicker/flickers] {on:noun} and [return/returns]"
        " it[ to the battlefield/] [with/using/via/by] {what:named_noun}"
        "|{who:doer_of} [exile/exiles] {on:noun} with {what:named_noun} and [return/returns] it"
        "[ to the battlefield/]"
        "|{who:doer_of} [use/uses/cast/casts] {what:named_noun} to [exile/blink/flicker] {on:noun}"
        " and return it[ to the battlefield/]",
        "{who:doer_of}用{what:named_noun}[把/将]{on:noun}[放逐/放逐了][，/][再/然后再/然后/并/后再/后/又/]"
        "[移回/放回/返回/回到/回]战场"
        "|{who:doer_of}用{what:named_noun}放逐{on:noun}[，/][再/然后再/然后/并/后再/后/又/]"
        "[将其/把它/将它/让它/]{_:mid}[移回战场/放回战场/返回战场/回到战场/移回/放回/回来]"
        "|{who:doer_of}用{what:named_noun}[闪/闪烁][了/]{on:noun}"
        "|{who:doer_of}用{what:named_noun}[把/将]{on:noun}[闪/闪烁/闪了/闪烁了][一下/一次/]",
        does="blinked_with",
    ),
    row(
        "{who:doer_of} [use/uses/cast/casts] {what:named_noun} to"
        " [return/put/bring back/reanimate/bring]"
        " {on:noun} [from/in] {from:graveyard_of}"
        "[ to the battlefield/ onto the battlefield/ into play/ back/]"
        "|{who:doer_of} [reanimate/reanimates/return/returns/put/puts/bring/brings] {on:noun}"
        " from {from:graveyard_of}[ to the battlefield/ onto the battlefield/ into play/ back/]"
        " [with/using/via] {what:named_noun}"
        "|{who:doer_of} [reanimate/reanimates] {on:noun} [with/using/via] {what:named_noun}"
        "|{on:noun} [is/was/gets/got] [reanimated/put onto the battlefield from {from:graveyard_of}"
        "/returned to the battlefield from {from:graveyard_of}/brought back from"
        " {from:graveyard_of}/returned from {from:graveyard_of} to the battlefield]"
        " [by/with] {what:named_noun}"
        "|{what:named_noun} [put/puts/return/returns/bring/brings] {on:noun} from"
        " {from:graveyard_of} [onto the battlefield/to the battlefield/into play/back]"
        "|{what:named_noun} [put/puts/return/returns/bring/brings] {on:noun}"
        " [onto the battlefield/to the battlefield/into play/back] from {from:graveyard_of}",
        "{from:graveyard_of}{on:noun}{_:mid}被{what:named_noun}{_:mid}[放进/移回/放回/返回/放到/拉回/带回"
        "/复活到/移到][战场/战场上/场上/场][了/]"
        "|{on:noun}{_:mid}被{what:named_noun}从[我的/对手的/他的/]坟墓场[中/里/]{_:mid}[放进/移回/放回/返回/放到"
        "/拉回/带回/复活到/移到][战场/战场上/场上/场][了/]"
        "|{from:graveyard_of}{on:noun}{_:mid}被{what:named_noun}{_:mid}复活[了/]"
        "|{who:doer_of}用{what:named_noun}[把/将]{from:graveyard_of}{on:noun}"
        "[放进/移回/放回/返回/回到/放到/拉回/带回/复活到/移到/放置进][战场/战场上/场上/场]"
        "|{who:doer_of}用{what:named_noun}[把/将]{from:graveyard_of}{on:noun}"
        "[复活/拉回来/拉起来/救回来/捡回来/弄回来][了/]"
        "|{who:doer_of}用{what:named_noun}[复活/拉回/捞回][了/]{from:graveyard_of}{on:noun}",
        does="reanimated_with",
    ),
)
EFFECTS: tuple[Row, ...] = (
    row(
        f"{{it:noun}} {COMES_BACK}[ to the battlefield/ onto the battlefield/ into play]"
        "[ under its owner's control/][ immediately/ right away/ at once/]"
        f"|{{it:noun}} {COMES_BACK}[ immediately/ right away/ at once/][ to the battlefield"
        "/ onto the battlefield/ into play/] under [my/his/her/its owner's/their] control"
        "|{it:noun} [is/was/gets] returned[ immediately/ right away/ at once/] [to the battlefield"
        "/onto the battlefield/under its owner's control/to the battlefield under its owner's"
        " control/under my control/to the battlefield under my control]",
        "{it:subject}{_:mid}[返回/回到/移回/放回/被放回/回][战场/战场上/场上][了/]",
        does="comes_back",
    ),
    *(
        row(
            f"{{_:cause_{whose}}} {{_:causes}} {{_:caused_{whose}}}{{it:made_to}}",
            f"{{_:cause_{whose}}}{{_:causes}}{{_:caused_{whose}}}{{it:made_to}}",
            does="made_to",
            who=who,
        )
        for who, whose in ((ASKER, "me"), (OPPONENT, "him"))
    ),
    row(
        f"{{what:unnamed}} {ENTERS}"
        f"|{{what:unnamed}} {ENTERS} under {{who:whose}} control"
        f"|{{what:unnamed}} [enter/enters] under {{who:whose}} control",
        f"{{what:unnamed}}{{_:mid}}{ZH_ENTERS}"
        f"|{{what:unnamed}}{{_:mid}}[在/于]{{who:whose}}[的操控下/操控下/的操控之下/操控之下]{ZH_ENTERS}"
        f"|{{what:unnamed}}{{_:mid}}由{{who:whom}}操控[而/并/地/]{ZH_ENTERS}",
        does="enters_unnamed",
    ),
    row(
        "{on:noun} [leave/leaves] the battlefield|{on:noun} [leave/leaves] play"
        "|{on:noun} [is/gets] removed from the battlefield"
        "|{on:noun} [disappear/disappears]",
        "{on:subject}{_:mid}[离开战场/离场/离开场上/离开了战场][了/]",
        does="left",
    ),
    row(
        f"{{it:pronoun_it}} {ENTERS}|{{it:pronoun_it}} [enter/enters]"
        "|{it:pronoun_it} [hits/lands on/arrives on/makes it onto/safely enters/is now on"
        "/has entered/reaches] the battlefield|{it:pronoun_it} hits the board"
        "|{it:pronoun_it} [lands/has landed]"
        "|{it:pronoun_it} resolves and enters[ the battlefield/]",
        f"{{it:pronoun_it}}{{_:mid}}{ZH_ENTERS}|{{it:pronoun_it}}{ZH_LANDS}",
        does="has_entered",
    ),
    row("", ZH_LANDS, does="has_entered", it={"pronoun": "it"}),
    row(
        "{what:named_noun} [enters/enter/comes/come] [the battlefield/into play/in]"
        "|{what:named_noun} [enters/enter]"
        "|{what:named_noun} enters under {who:whose} control|{what:named_noun} [enters/enter]"
        " the battlefield under {who:whose} control",
        "{what:named_noun}{_:mid}[进战场/进场/进入战场][了/]"
        "|{what:named_noun}{_:mid}[在/于]{who:whose}[操控下/操控之下][进战场/进场/进入战场][了/]"
        "|{what:named_noun}{_:mid}[在/于]{who:whose}的[操控下/操控之下][进战场/进场/进入战场][了/]",
        does="enters",
    ),
    row(
        "{counters:counters_said} [are/is] put on {on:noun}"
        "|{on:noun} [get/gets/receive/receives] {counters:counters_said}[ put on it/ on it/]"
        "|{who:doer_of} [put/puts] {counters:counters_said} on {on:noun}",
        "{who:doer_of}[再/又/]在{on:noun}[上/上面/身上][放置/放/放了/放置了/再放/加/放上/再放上/再放置/又放上/加上"
        "/放上了]"
        "{counters:counters_said}"
        "|{who:doer_of}[把/将]{counters:counters_said}[放在/放到/放置在]{on:noun}[上/身上]"
        "|{who:doer_of}[给/往]{on:noun}[放/放上/放了/加/加了/加上/上放][置"
        "/]{counters:counters_said}"
        "|{on:noun}上[被/]放[置/]了{counters:counters_said}"
        "|{who:doer_of}[放/放了/放置/放置了]{counters:counters_said}[在/到/于]{on:noun}[上/身上]"
        "|{on:noun}{_:mid}[得到/获得/被放/被放上/被放了/被放置][了/]{counters:counters_said}"
        "|{who:doer_of}[在/往]{on:on_top}[放/放了/放置/再放/加/放上]{counters:counters_said}",
        does="put",
    ),
    row(
        "",
        "{who:doer_of}{_:mid}[放上/放置/再放上/再放置/再放/又放上/又放/加上/放]{counters:counters_said}[上去/]",
        does="put",
        on={"pronoun": "it"},
    ),
)
TABLES: tuple[Table, ...] = (
    optional(
        "out_of_hand_zh",
        w(
            0,
            "",
            "手上的|手里的|手牌中的|手中的|手牌里的|我手上的|我手里的|我手牌中的|自己手上的|从手上|从手牌|手上|手里",
        ),
    ),
    optional("out_of_hand_en", w(0, " from my hand| from his hand| from her hand| from hand", "")),
    table(
        "causes",
        w(
            0,
            "makes|has|forces|lets|tells|made|had|forced|let|told",
            "令|让|使|叫|要求|要|迫使|强迫",
        ),
    ),
    table(
        "put_in",
        w(
            0,
            "",
            "|".join(
                f"{verb}{there}"
                for verb in (
                    "放进",
                    "放到",
                    "移回",
                    "移到",
                    "拉进",
                    "放",
                    "拍到",
                    "返回",
                    "移返",
                    "置入",
                )
                for there in ("战场", "场", "场上", "战场上")
            )
            + "|复活|复活了|放进场了|放进战场了|拉回来|拉上来",
        ),
    ),
    table(
        "made_to",
        *(
            row(en, zh, text=text)
            for en, zh, text in (
                (
                    "discard {n:count} [card/cards]",
                    "弃[掉/]{n:count}张[手牌/牌]",
                    "You discard {n} cards.",
                ),
                ("lose {n:count} life", "失去{n:count}点生命", "You lose {n} life."),
                ("mill {n:count}[ card/ cards/]", "磨{n:count}张[牌/]", "You mill {n} cards."),
                ("draw {n:count} [card/cards]", "抓{n:count}张[牌/]", "You draw {n} cards."),
                ("draw a card", "抓牌", "You draw a card."),
                (
                    "sacrifice a creature|sacrifice one creature",
                    "牺牲一个生物|牺牲一个他操控的生物|牺牲一个我操控的生物",
                    "You sacrifice a creature.",
                ),
                ("gain {n:count} life", "获得{n:count}点生命", "You gain {n} life."),
                (
                    "sacrifice [a creature/one creature/one of my creatures/one of his creatures]"
                    "[ of my choice/ of his choice/ of my own choice/]",
                    "牺牲[一个/一只/]生物",
                    "You sacrifice a creature.",
                ),
                (
                    "sacrifice [a permanent/one permanent]",
                    "牺牲[一个/]永久物",
                    "You sacrifice a permanent.",
                ),
            )
        ),
    ),
    table("unnamed", t(_unnamed, "{noun:noun}", "{noun:noun}", unmake=lambda value: None)),
    table("pronoun_it", w({"pronoun": "it"}, "it", "它"), w({"pronoun": "they"}, "they", "")),
)
