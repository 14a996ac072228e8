"""What is said beside the game: greetings, doubts, what a friend claims."""

from __future__ import annotations

from judge.asking.rows import optional, table
from judge.asking.statements.moments import AFTER_BLOCKS, BEFORE_BLOCKS
from judge.asking.verbs import row
from judge.language import Table, t, w

SAID = (
    w(
        {"does": "after_blocks"},
        AFTER_BLOCKS,
        "宣告阻挡之后|宣告阻挡者后|阻挡之后|阻挡后|宣告阻挡后",
    ),
    w(
        {"does": "before_blocks"},
        BEFORE_BLOCKS,
        "宣告阻挡之前|阻挡之前|阻挡前|宣告阻挡前|宣告攻击之后|宣告攻击后|攻击之后|攻击后|战斗中"
        "|战斗时|在战斗中",
    ),
    w(
        {"does": "nothing"},
        "no other actions are taken|my opponent does not respond|no responses"
        "|quick question|random question|weird question|quick one|hi|hi all|hi everyone|hi guys"
        "|hello all|hey|hey all|hey guys"
        "|i think not|i think so"
        "|i think no|i think yes|i am not sure|not sure|noob question|newbie question"
        "|new player here|question|rules check|judge question|simple question|stupid question"
        "|dumb question|hello|thanks|thank you|please help|sanity check|rules question|right"
        "|correct|yes"
        "|or not|is that right|is that correct|am i right|who is right|asking for a friend|help"
        "|i know|so confused|i am confused|we could not agree|we are arguing about this"
        "|we had an argument about this",
        "对手没有响应|对手不响应|没人用别的牌|没有改变手牌上限的东西"
        "|没有别的动作|没有其他动作|并且没有召唤失调"
        "|没有召唤失调|它没有召唤失调"
        "|我觉得不会|我觉得会|我觉得能|我觉得不行|我觉得不能|不太确定|不确定|新手提问|新人提问"
        "|萌新提问|新手问|新人问|有人问|朋友问"
        "|新手求问|问个规则|规则问题|问问|想问一下|想问下|问下|求问|请问一下|请问大家|请教"
        "|请教一下|请问|谢谢|求助|求解|问个问题|问一下|对吗|对吧|是吗|是吧|谁对|请教各位"
        "|各位|各位大佬|大佬们|各位大神|请问各位|问个小问题|弱弱问一下|大家好|你好|谢了",
    ),
)
CLAIMS = (
    row(
        "[he/she/i/my opponent/my friend/someone/they] [says/say/said/thinks/think/thought/claims"
        "/claimed/argues/insists] [that /]{claim:claim}"
        "|[someone/he/my friend/a friend] told me [that /]{claim:claim}",
        "[他/我/对手/我朋友/朋友/有人][说/觉得/认为/坚持说]{claim:claim}",
        does="nothing",
    ),
)
TABLES: tuple[Table, ...] = (
    table(
        "claim",
        w(
            "",
            "no|yes|it does|it does not|it does not work|it works|it dies|it does not die|it lives"
            "|it survives|i can|i can not|i can't|he can|he can't|not|so|otherwise"
            "|i am dead|i take damage|it fizzles|it resolves|it counts",
            "不会|会|不行|行|不能|能|会死|不会死|没用|有用|死了|没死|不对|对",
        ),
        t(
            lambda k, verb: "",
            "{k:keyword_said} [kills anything/kills everything/beats it/wins]{verb:no_more}",
            "{k:keyword_said}[什么都能杀/更厉害/能挡]{verb:no_more}",
            unmake=lambda value: None,
        ),
    ),
    optional("no_more"),
)
