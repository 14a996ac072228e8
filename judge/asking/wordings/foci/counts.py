"""How many creatures, tokens and lands there are, and which are left."""

from __future__ import annotations

from judge.asking.canonical.rows import table
from judge.asking.wordings.slots import BE, CAN, MID, STILL, WILL, ZH_CAN, Q
from judge.asking.wordings.verbs import row
from judge.language import REJECTED, Include, Table, t, w
from judge.language.template import Row

THERE = (
    "[stay/remain/stay on the battlefield/remain on the battlefield/be on the battlefield"
    "/stay in play/remain in play/stay there/remain there/stick around/keep existing/stay around]"
)
IS_THERE = "[on the battlefield/in play/there/around/on board]"
ZH_THERE = (
    "[留在战场上/留在场上/留在战场/在战场上/在场上/留场/在场/留下/留下来/留着/共存/留在我这边"
    "/留在我的场上/留在我场上]"
)
ZH_STAYS = "[留在战场上/留在场上/留在战场/在战场上/在场上/留场/在场]"
ASKED: tuple[Row, ...] = (
    row(
        "how many {card:artifact_token}[s/ tokens] {_:will} {who:doer_of}{_:adverbs} {so:getting}",
        "{who:doer_of}{_:mid}{so:getting}几个{card:artifact_token}[衍生物/]",
        asks="artifact_tokens",
    ),
    row(
        f"how many {{card:card_bare}}[s/] {WILL} {{who:doer_of}}{STILL} {{_:keeping}}"
        f"|how many of {{whose:whose}} {{card:card_bare}}[s/] {WILL}{STILL} [stay/remain/survive]",
        "{who:doer_of}{_:mid}[有/操控/剩/剩下/留下/留住]几[个/张/只]{card:card_bare}",
        asks="how_many",
    ),
    row(
        "how many {card:card_bare}[s/] [is/are][ there/ left/ still/] on the battlefield"
        "|how many {card:card_bare}[s/] [stay/remain/are left/survive][ on the battlefield"
        "/ in play/]",
        "[场上/战场上]{_:mid}[有/剩/剩下]几[个/张/只]{card:card_bare}",
        asks="how_many",
        who="",
    ),
    row(
        f"how many {WILL} {{who:doer_of}}{STILL} [have/keep/control/have left/end up with]",
        "{who:doer_of}{_:mid}[有/留/操控]几[个/张/只]",
        asks="kept",
    ),
    row(
        f"{WILL} {{who:doer_of}}{STILL} {{so:getting}} [the /those /these /both /all ]"
        "{n:several_of} {kin:kin_said}[s/ tokens/ creature tokens/ token/]",
        "{who:doer_of}{_:mid}{so:getting}[那/这/]{n:several_of}[个/只]{kin:kin_said}[衍生物/衍生生物/]吗",
        asks="named_tokens",
    ),
    row(
        f"{WILL} {{who:doer_of}}{STILL} {{so:getting}} [a /an /the /any /my /his /that /]"
        "{size:size} {kin:kin_said}[ token/ tokens/ creature token/ creature/]",
        "{who:doer_of}{_:mid}{so:getting}[一个/那个/那只/一只/]{size:size}[的/]{kin:kin_said}"
        "[衍生物/衍生生物/]吗",
        asks="named_tokens",
    ),
    row(
        "",
        "{who:whom}[场上/]{_:mid}有[任何/]生物吗|{who:whom}场上{_:mid}[有/剩/剩下]几个生物",
        asks="creatures",
    ),
    row(
        "[does/do/will] {who:doer_of}[ still/] have any creatures[ left/ left over/]"
        "|how many creatures [does/do/will] {who:doer_of}[ still/] have[ left/][ on the "
        "battlefield/]",
        "",
        asks="creatures",
    ),
    w(
        {"asks": "creatures_left"},
        "how many creatures are [on the battlefield/in play/there]"
        "|how many creatures are left [on the battlefield/in play]"
        "|how many creatures [survive/remain] [on the battlefield/in play]",
        "[场上/战场上][还/一共/总共/][有/剩/剩下]几个生物|[场上/战场上][还/一共/总共/]剩下几个生物",
    ),
    row(
        "[must/does/do/will/should] {who:doer_of} {_:have_to_said}[put/move] [one of them/one of "
        "the"
        " two/one] [into/to] [my/his/the] graveyard"
        "|{_:have_to_said}[lose/sacrifice/give up] one of them"
        "|[must/does/do/will/should] [one of them/one of the two/one of the legends/one/either]"
        " [have to be /need to be /get ][put into/sent to/moved to]"
        " [the graveyard/a graveyard/its owner's graveyard/their owner's graveyard]"
        "|must [one of them/one of the two/one of the legends/one] be [put into/sent to/moved to]"
        " [the graveyard/a graveyard/its owner's graveyard/their owner's graveyard]"
        "|[must/does/do/will] [one of them/one of the two/one/either] [have to/need to]"
        " [go to/leave for/end up in] [the graveyard/a graveyard/its owner's graveyard]"
        "|[must/does/do/will] [one of them/one of the two] [have to /need to /][go/leave]",
        "{who:doer_of}{_:mid}[把/将][其中一个/其中一张/一个]{_:mid}[放进/放入/置入/送进][我的"
        "/]坟墓场吗"
        "|{who:doer_of}{_:mid}[放弃/失去/牺牲][其中一个/其中一张]吗"
        "|[其中/两个/两者/两张/]{_:mid}[有/要/必须/得][一个/一张/其中一个/其中一张]{_:mid}"
        "[进/进入/去/被放进/被置入/放进/置入/放入/进到/送进][坟墓场/其拥有者的坟墓场]吗"
        "|[其中一个/其中一张]{_:mid}[进/进入/去/被放进/被置入/放进/置入/放入/进到/送进]"
        "[坟墓场/其拥有者的坟墓场]吗",
        asks="legend",
    ),
    row(
        "[which/what] [creature/creatures] {_:will} {of_whom:doer_of}{_:adverbs} {so:still_had}"
        "|which of {who:whose} [creature/creatures] {_:will} {of_whom:doer_of}{_:adverbs}"
        " {so:still_had}",
        "{of_whom:named_doer}[场上/的场上/]{_:mid}{so:still_had}[哪些/哪个/哪几个/什么/哪只/哪几只]生物"
        "|{of_whom:named_doer}的[哪些/哪个/哪几个/哪只/哪几只]生物{_:mid}{so:stays_there}",
        asks="still_had",
    ),
    row(
        "[which/what/which of these/which of those/which of the] [creature/creatures]"
        f" [{WILL} /]{{so:stays_there}}"
        "|which of the two creatures {so:stays_there}",
        "[哪些/哪个/哪几个/哪只/哪几只/哪一个/哪一只][生物/]{_:mid}{so:stays_there}",
        asks="still_had",
        of_whom="",
    ),
    row(
        "[what/which creatures/which creature] [is/are] left[ on the battlefield/ in play/ there]"
        "|[is/are] [anything/any creatures/any creature/something] [left/still there/still on the"
        " battlefield]"
        "|[does/do/will] [anything/any creatures/any creature]{_:adverbs} [remain/stay]"
        "[ on the battlefield/ in play/ there/]",
        "[场上/战场上]{_:mid}[有/剩/剩下/留下][哪些/哪个/哪几个/什么]生物"
        "|{_:mid}有{_:mid}[生物/任何生物][会/能/]{_:mid}[留在战场上/留在场上/在战场上/在场上/留下来/剩下]吗"
        "|[场上/战场上]{_:mid}[有/剩/剩下/留下][任何/]生物吗",
        asks="still_had",
        of_whom="",
        so="left",
    ),
    row(
        "what {_:will} {of_whom:doer_of}{_:adverbs} {so:still_had}",
        "{of_whom:named_doer}[场上/]{_:mid}{so:still_had}什么",
        asks="still_had",
    ),
    row(
        "how many creatures {_:will} {who:doer_of} [still /]{_:hold_them}[ left/ now/ then/]",
        "{who:named_doer}[场上/]{_:mid}[有/剩/剩下/操控/留下/保住]几[个/只]生物",
        asks="creatures",
    ),
    row(
        "how many {type:counted_kind} {_:will} {who:doer_of}{_:adverbs} {_:hold_them}[ left/ now"
        "/ then/]"
        "|how many {type:counted_kind} {_:will} {who:doer_of}{_:adverbs} have left"
        "|how many {type:counted_kind} [are/is] left [for {who:whom}/on {who:whose} side]",
        "{who:named_doer}[场上/]{_:mid}[有/剩/剩下/操控/留下/保住/留着]几[个/块/张/座/只/件]{type:counted_kind}",
        asks="of_type",
    ),
    row(
        f"{WILL} both [of the /of these /of those /the /]{{of:plural_kind}}{STILL} {THERE}"
        f"|{WILL} both [of /]{{who:whose}} {{of:plural_kind}}{STILL} {THERE}"
        "|[is/are/will/would] both [of the /of these /the /]{of:plural_kind}"
        f" [still /]{IS_THERE}"
        f"|[is/are/will/would] both [of /]{{who:whose}} {{of:plural_kind}} [still /]{IS_THERE}"
        "|can both [the /of the /of these /]{of:plural_kind} [stay/remain/be]"
        f" {IS_THERE}"
        f"|{WILL} {{who:doer_of}}{STILL} [keep/control/have] both [the /of the /of these /]"
        "{of:plural_kind}",
        f"[两个/两张/两位/这两个/两只/这两张]{{of:plural_kind}}{MID}[都/全都]{MID}{ZH_THERE}吗"
        f"|[两个/两张/两位/这两个/两只/这两张]{{of:plural_kind}}{ZH_CAN}[都/同时/并存/共存]{ZH_THERE}{Q}",
        asks="both_stay",
    ),
    row(
        f"{WILL} [both/they both/both of them/both of these]{STILL} {THERE}"
        f"|{BE} [both/they both/both of them]{STILL} [still /]{IS_THERE}"
        f"|{CAN} [both/they both/both of them]{STILL} [stay/remain/be] {IS_THERE}",
        f"[两个都/两张都/两只都/它们都/两者都/二者都]{MID}{ZH_STAYS}吗"
        f"|[两个/两张/它们/两者]{ZH_CAN}[都/同时]{MID}{ZH_STAYS}{Q}",
        asks="both_stay",
        of={},
    ),
    w(
        {"asks": "creatures_left"},
        "are there [any/still any] creatures[ left][ on the battlefield/ in play/]"
        "|is there [any/a/still a] creature[ left][ on the battlefield/ in play/]"
        "|does [anyone/anybody/either player] [still /]have [any creatures/a creature][ left/]",
        "",
    ),
    row(
        f"how many {{kin:kin_said}}[s/ tokens/ creature tokens] {WILL} {{who:doer_of}}{STILL}"
        f" {{so:getting}}"
        f"|{WILL} {{who:doer_of}}{STILL} {{so:getting}} [a /an /the /any /my /his /]"
        f"{{kin:kin_said}}[/s/ token/ tokens/ creature token]",
        f"{{who:doer_of}}{MID}{{so:getting}}几个{{kin:kin_said}}[衍生物/衍生生物/]"
        f"|{{who:doer_of}}{MID}{{so:getting}}[一个/][的/]{{kin:kin_said}}[衍生物/衍生生物/]吗",
        asks="kin_tokens",
    ),
    row(
        "how many {kin:kin_said}[s/ tokens/ creature tokens] [enter/enter the battlefield"
        "/come into play/are created/are made/get created/get made/come in/are put onto the"
        " battlefield/appear/come down]"
        "|how many {kin:kin_said}[s/ tokens/ creature tokens] [will/would/do] [enter"
        "/enter the battlefield/be created/be made/come into play]",
        f"{MID}[产生/派出/造出/造/出/出来/进场/有]几个{{kin:kin_said}}[衍生物/衍生生物/]"
        f"|{MID}有几个{{kin:kin_said}}[衍生物/衍生生物/]{MID}[进场/进战场/进入战场]"
        f"|几个{{kin:kin_said}}[衍生物/衍生生物/]{MID}[进场/进战场/进入战场]",
        asks="kin_tokens",
        so="get",
    ),
    row(
        "how many [creature /]tokens [are created/are made/get created/get made/come into play"
        "/enter/enter the battlefield]",
        f"{MID}[产生/派出/造出/会有/有/造/变/变成/给]几个[衍生物/衍生生物]|{MID}[出/出来]几个[衍生物/衍生生物/]",
        asks="tokens",
        so="get",
    ),
    row(
        f"how many [creature /]tokens {WILL} {{who:doer_of}}{STILL} {{so:getting}}"
        f"|how many [creature /]tokens [are/are there]"
        f"|{WILL} {{who:doer_of}}{STILL} {{so:getting}} [a token/the token/any tokens/the tokens"
        f"/a creature token/tokens/my token/my tokens]",
        f"{{who:doer_of}}{MID}{{so:getting}}几个[衍生物/衍生生物]"
        f"|{{who:doer_of}}{MID}{{so:getting}}[一个/][衍生物/衍生生物]吗",
        asks="tokens",
    ),
    row("", f"{{who:doer_of}}{MID}[派出/造出/造/变/变成]几个", asks="tokens", so="get"),
    row(
        f"how many of [the two/them/these/those] {WILL} {{who:doer_of}}{STILL} [keep/have/control]"
        f"|how many of the two {WILL} {{who:doer_of}}{STILL} get to keep",
        f"{{who:doer_of}}{MID}[留下/留/保留][几个/几张/几只]",
        asks="kept",
    ),
    row(
        f"{WILL} {{who:doer_of}}{STILL} [keep both/get to keep both/have both/control both]"
        f"[ of them/ at once/ at the same time/]",
        f"{{who:doer_of}}{MID}[两个都/两张都/两只都]{MID}[留下/留着/保留/留住]{Q}"
        f"|{{who:doer_of}}{ZH_CAN}[同时/都/一起/]{MID}[保留/留下/留住/操控/拥有][两个/两张/两只/它们/两者]{Q}",
        asks="kept",
    ),
    w(
        {"asks": "legend"},
        "do i have to give one up|do i have to sacrifice one|do i have to choose one"
        "|do i have to put one into my graveyard|do i lose one"
        "|does the legend rule apply|does the legend rule put either one into the graveyard"
        "|does the legend rule put one of them into the graveyard|does the legend rule matter"
        "|does the legend rule put either of them into the graveyard|does the legend rule apply to"
        " them|does the legend rule affect them|does the legend rule kill one of them"
        "|does either one die to the legend rule|does one of them die to the legend rule"
        "|does the legend rule make me lose one"
        "|[do/does/must/will] [either of us/one of us/any of us/either player/anyone/anybody/any"
        " player] [have to /need to /][put/sacrifice/lose/give up] [one/one of them/either of them"
        "/anything/either/a creature]"
        "[ into the graveyard/ into a graveyard/ to the legend rule/ because of the legend rule/]",
        "传奇规则会让其中一个进坟墓场吗|传奇规则会适用吗|传奇规则适用吗|传奇规则会让其中一个死吗"
        "|会触发传奇规则吗|传奇规则会生效吗|传奇规则会影响它们吗|其中一个会因传奇规则进坟墓场吗"
        "|传奇规则会将其中一个置入坟墓场吗"
        "|[我们中/双方/我们/]{_:mid}[有人/有谁/有牌手/谁]{_:mid}[需要/要/必须/得][把/将][自己的/][那个/其中一个/一个/]"
        "[置入/放进/放入/送进]坟墓场吗"
        "|我们中有人需要把其中一个放进坟墓场吗|[我们/双方]{_:mid}[有人/有谁]{_:mid}[需要/要/必须/得][把/将][其中/]一个"
        "[置入/放进/放入/送进]坟墓场吗|[我们/双方]{_:mid}有人{_:mid}[需要/要/必须/得]牺牲[其中/]一个吗",
    ),
    row(
        "how many creatures do {who:doer_of} [have/control][ left/ now/]",
        "{who:doer_of}[还/][有/剩/剩下/操控]几个生物",
        asks="creatures",
    ),
    row(
        "who [has/will have/controls/ends up with/is left with] {_:more_said} creatures[ left/]",
        "谁[的/]{_:mid}生物{_:mid}[多/少/更多/更少/比较多/比较少]",
        asks="creatures_each",
    ),
)
TABLES: tuple[Table, ...] = (
    table("card_bare", Include("spoken_name")),
    table("keeping", w(0, "control|have|keep|have left|end up with|get to keep|be left with", "")),
    table(
        "several_of",
        t(lambda n: REJECTED if n == 1 else n, "{n:count}", "{n:count}", unmake=lambda value: None),
    ),
    table(
        "still_had",
        w(
            "left",
            "have|control|keep|have left|control now|keep control of|get to keep|end up with"
            "|lose|lose to it|have on the battlefield|still have|still control|be left with"
            "|have remaining|own",
            "剩|剩下|有|操控|留下|保住|留住|保留|留有|拥有|失去|损失|失去了|损失了|丢掉",
        ),
        w("dies", "", "死掉|死|死了"),
    ),
    table(
        "stays_there",
        w(
            "left",
            "|".join(
                f"{stay}{there}"
                for stay in (
                    *("stay", "stays", "remain", "remains", "is", "are", "is still", "are still"),
                    *("is left", "are left", "still remain", "still remains", "end up", "ends up"),
                )
                for there in (" on the battlefield", " in play", " on board", " there")
            ),
            "|".join(
                f"{stay}{there}"
                for stay in ("留在", "还在", "在", "会留在", "仍在", "能留在", "停留在")
                for there in ("战场上", "场上", "战场", "场")
            )
            + "|留下来|留下|留住|还留着|留着|剩下来|剩下|没有死|没死",
        ),
    ),
    table(
        "hold_them",
        w(
            0,
            "have|control|keep|end up with|get to keep|own|have remaining|be left with",
            "",
        ),
    ),
    table(
        "counted_kind",
        *(
            w(kind, f"{kind}s|{kind}", zh)
            for kind, zh in (
                *(("land", "地|地牌"), ("artifact", "神器"), ("enchantment", "结界")),
                *(("planeswalker", "鹏洛客"), ("permanent", "永久物")),
            )
        ),
    ),
    table(
        "plural_kind",
        *(
            w({"type": kind}, f"{kind}s", zh)
            for kind, zh in (
                *(("planeswalker", "鹏洛客"), ("artifact", "神器")),
                *(("enchantment", "结界"), ("land", "地"), ("permanent", "永久物")),
            )
        ),
        w({"type": "permanent"}, "legends|legendary permanents", "传奇|传奇永久物"),
        w({"type": "creature"}, "legendary creatures", "传奇生物|生物"),
        t(
            lambda card: REJECTED if card["card"].startswith("some ") else {"card": card["card"]},
            "{card:named_head}|{card:named_head}s",
            "{card:named_head}",
            unmake=lambda value: None,
        ),
    ),
)
