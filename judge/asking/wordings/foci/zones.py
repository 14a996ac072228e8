"""Where a card goes, and if it comes back."""

from __future__ import annotations

from judge.asking.canonical.rows import table
from judge.asking.wordings.slots import BE, MID, STILL, WILL
from judge.asking.wordings.verbs import row
from judge.language import Table, w
from judge.language.template import Row

ZONE = "[which zone/what zone/which of the zones/which game zone]"
INTO = "[in/into/to/onto]"
WHOSE_GRAVEYARD = "[whose graveyard/which player's graveyard/which graveyard]"
ASKED: tuple[Row, ...] = (
    row(
        f"{WILL} {{_:keyword_said}}{STILL} [return/bring/bring back] {{of:noun}}[ back/]"
        " [to the battlefield/to play/into play/onto the battlefield]",
        "{_:keyword_said}[异能/]{_:mid}[让/使/令/把/将]{of:noun}{_:mid}{_:back_there}吗",
        asks="zone",
        whose_zone="",
    ),
    row(
        "{_:whose_zone} [is/was] {of:noun} [put/returned] [into/to]|{_:whose_zone}"
        f" {WILL} {{of:noun}}{STILL} [go to/end up in/be put into/wind up in/land in/go into"
        "/return to/go back to/be returned to/get returned to]"
        f"|[to/into/in] {{_:whose_zone}} {WILL} {{of:noun}}{STILL} [go/go back/return/end up"
        "/be returned/be put]",
        "{of:noun}{_:mid}[进/进入/去/到/回/回到/返回/移回/置入/被置入/被放进/会进/会回到/被移回]"
        "{_:whose_zone}[里/中/]",
        asks="zone",
    ),
    row(
        f"{WILL} [the /its /my /his /]{{keyword:triggered_keyword}} [still /][bring/return/get]"
        " {of:noun} back[ to the battlefield/ to play/] {_:next_death}"
        f"|{WILL} {{keyword:triggered_keyword}}{STILL} [return/bring back] {{of:noun}}"
        "[ to the battlefield/ to play/] {_:next_death}",
        "{_:next_death}{keyword:triggered_keyword}[异能/]{_:mid}[让/使/令/把/将]{of:noun}{_:mid}"
        "[{_:back_there}/回来/带回来/带回战场]吗",
        asks="returns",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} [come back/return/be returned][ to the battlefield/ to play/]"
        " {_:next_death}",
        "{_:next_death}{of:subject}{_:mid}[回来/{_:back_there}/返回/移回战场]吗",
        asks="returns",
    ),
    row(
        "is {whose_zone:graveyard_said} the one {of:noun} [goes/will go] to"
        "|[does/will] {of:noun} go to {whose_zone:graveyard_said} and not [his/mine/my opponent's]"
        "|[whose/which] graveyard [does/will] {of:noun} [go to/end up in/go into]",
        "{of:noun}{_:mid}[进/进入/去/到][谁的/哪个牌手的/谁]坟墓场",
        asks="zone",
    ),
    row(
        "",
        "{of:subject}{_:mid}[靠/因/凭/以/因为]{keyword:triggered_keyword}{_:mid}{_:back_there}吗",
        asks="returns",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} [return/come back/come back to the battlefield"
        "/return to the battlefield] [again/once more/a second time/another time]",
        f"{{of:subject}}{MID}[再次/再度/再/又/第二次]{MID}[回来/回场/回到战场/返回战场/移回战场/返回]吗",
        asks="zone",
    ),
    row(
        f"{INTO} {ZONE} {WILL} {{of:noun}}{STILL} [go/move/be put/get put/be moved/be placed"
        "/be sent/come/return/land/end up/wind up/be/stay/remain/belong]"
        f"|{INTO} {ZONE} {BE} {{of:noun}}[ put/ moved/ placed/ sent/ returned/]"
        f"|where {BE} {{of:noun}} [put/moved/placed/sent]"
        f"|where {WILL} {{of:noun}}{STILL} [move/be placed/be put/get moved/come to rest/wind up"
        "/be found/be sent]"
        f"|{ZONE} {WILL} {{of:noun}}{STILL} [move to/land in/wind up in/be put into/enter]"
        f"|{INTO} {WHOSE_GRAVEYARD} {WILL} {{of:noun}}{STILL} [go/be put/get put/be/end up/land"
        "/wind up/be found]"
        f"|{INTO} {WHOSE_GRAVEYARD} {BE} {{of:noun}}[ put/ placed/]"
        f"|{WHOSE_GRAVEYARD} {WILL} {{of:noun}} be in"
        f"|{WHOSE_GRAVEYARD} {BE} {{of:noun}} [in/put in/put into]",
        "{of:noun}{_:mid}{_:to_graveyard}{_:which_graveyard}[里/中/]"
        "|{of:noun}的[去向/去处]{_:mid}[是/为][什么/哪里/哪个区域/何处/]"
        "|{of:noun}[最终/最后/]的[去向/去处]{_:mid}是[什么/哪里/哪个区域]",
        asks="zone",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} {{_:goes}} {{whose_zone:place_said}}"
        f"|{WILL} {{of:noun}}{STILL} [stay/remain/be] in {{whose_zone:graveyard_said}}"
        f"|{BE} {{of:noun}}{STILL} in {{whose_zone:graveyard_said}}"
        f"|{BE} {{of:noun}}{STILL} [{{whose_zone:place_said}}/there/around/exiled/bounced/gone]"
        f"|{BE} {{of:noun}}{STILL} [returned/sent back/put/put back/bounced back]"
        " {whose_zone:place_said}"
        f"|{WILL} i{STILL} [lose/keep] {{of:noun}}"
        f"|{WILL} {{of:noun}}{STILL} [leave the battlefield/get exiled"
        "/be exiled/enter the battlefield/enter/come into play/get bounced/come back/return"
        "/come back to life/be returned/stick around/stay/leave play/disappear/go away"
        "/cease to exist/still exist/exist]"
        f"|{WILL} i{STILL} [get/have/keep] {{of:noun}} [back {{whose_zone:place_said}}"
        f"/{{whose_zone:place_said}}]|[does/do/will/would/did/must] {{who:doer_of}}{STILL}"
        f" [sacrifice/have to sacrifice/need to sacrifice] {{of:noun}}"
        f"|where {WILL} {{of:noun}}{STILL} [go/end up/land/be/get put/wind up]"
        "|where is {of:noun}"
        f"|[which zone/what zone] {WILL} {{of:noun}}{STILL} [go to/end up in/be in]"
        "|[which zone/what zone] is {of:noun} in",
        f"{{of:subject}}{MID}"
        "[{_:goes}{whose_zone:place_said}/留在{whose_zone:graveyard_said}"
        "/在{whose_zone:graveyard_said}/在/在那里/存在/消失/不复存在/留下/留住/留场/留下来/在场/掉/掉下来/离场/回来/回场"
        "/进战场/进场/被放逐/回手/离开战场]吗"
        f"|{{who:doer_said}}[要/需要/必须/得/会/会被迫/被迫/一定要/还要/还得/]牺牲{{of:noun}}吗"
        f"|{{of:subject}}{MID}{{_:zh_where}}",
        asks="zone",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} {{whose_zone:comes_to}}[,/] or {{_:or_would}}"
        "{or_zone:comes_to}"
        f"|{BE} {{of:noun}}{STILL} {{whose_zone:is_put}}[,/] or {{or_zone:is_put}}",
        f"{{of:subject}}{MID}{{whose_zone:comes_to}}[，/]还是{MID}{{or_zone:comes_to}}",
        asks="zone",
    ),
    row(
        f"{WILL} {{of:noun}} come back [with/thanks to/because of/due to/from/through/via/by]"
        " {keyword:triggered_keyword}"
        f"|{WILL} {{keyword:triggered_keyword}} [still ][bring/return] {{of:noun}} back",
        "",
        asks="returns",
    ),
    row(
        "",
        "{of:subject}[死了/死后/死了之后/死了以后/死去后/死去之后/死掉后]{_:mid}"
        "[{_:goes}{whose_zone:place_said}/回来/回场]吗"
        "|{of:subject}[死了/死后/死了之后/死了以后/死去后/死去之后/死掉后]{_:mid}{_:zh_where}",
        asks="returns",
    ),
    row(
        f"{WILL} i{STILL} [get/have/put] {{of:noun}} back",
        f"{{of:noun}}{MID}[拿回来/收回来/要回来]吗"
        "|我{_:mid}能{_:mid}[拿回/收回/取回]{of:noun}吗",
        asks="zone",
        back=True,
    ),
)
TABLES: tuple[Table, ...] = (
    table(
        "whose_zone",
        w(
            0,
            "|".join(
                f"{whose} {zone}"
                for whose in ("whose", "which player's", "which")
                for zone in ("graveyard", "hand", "library", "deck", "graveyard pile")
                if (whose, zone) != ("which", "deck")
            ),
            "|".join(
                f"{whose}{zone}"
                for whose in (
                    "谁的",
                    "谁",
                    "哪个牌手的",
                    "哪位牌手的",
                    "哪个玩家的",
                    "哪一方的",
                    "哪边的",
                )
                for zone in ("坟墓场", "手上", "手牌", "手里", "牌库", "墓地")
            ),
        ),
    ),
    table(
        "next_death",
        w(
            0,
            "the next time it dies|next time it dies|when it dies|when it next dies|if it dies"
            "|if it dies again|when it dies again|when it dies next|the second time it dies"
            "|when it dies the next time|if it dies once more|when it dies once more"
            "|the next time it is killed",
            "|".join(
                f"{when}{dies}{then}{sign}"
                for when in (
                    "下次它",
                    "下一次它",
                    "它下次",
                    "它下一次",
                    "它再次",
                    "再次",
                    "下次",
                    "当它再次",
                )
                for dies in ("死去", "死掉", "死亡", "死")
                for then in ("时", "后", "的时候", "之后")
                for sign in ("", "，")
            ),
        ),
    ),
    table(
        "back_there",
        w(
            0,
            "",
            "|".join(
                f"{back}{there}"
                for back in ("回到", "返回", "移回", "回")
                for there in ("战场", "场上", "战场上")
            ),
        ),
    ),
    table(
        "to_graveyard",
        w(0, "", "进|进入|去|到|去到|置入|被置入|被放进|被放到|放进|会到|来到|在|会在|落到|移到"),
    ),
    table(
        "which_graveyard",
        w(
            0,
            "",
            "|".join(
                f"{whose}坟墓场"
                for whose in (
                    *("谁的", "哪个牌手的", "哪位牌手的", "哪位玩家的", "哪个玩家的", "哪个人的"),
                    *("哪名牌手的", "哪一位牌手的", "谁", "哪个", "哪一方的", "哪边的"),
                )
            ),
        ),
    ),
)
