"""What is said beside the game: greetings, doubts, what a friend claims."""

from __future__ import annotations

from judge.asking.canonical.rows import optional, table
from judge.asking.wordings.statements.moments import AFTER_BLOCKS, BEFORE_BLOCKS
from judge.asking.wordings.verbs import row
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
        "|hi|hi all|hi everyone|hi guys|hey|hey all|hey guys|hey everyone|hello|hello all|hello "
        "everyone|hi judges|hello judges|hi judge|hey judge|judge|judges|folks|yo|guys"
        "|i think not|i think so|i think no|i think yes|i am not sure|not sure|not 100% sure"
        "|new player here|question|rules check|hello|thanks|thank you|thanks in advance|thx|ty|tia"
        "|nvm|never mind|cheers|please help|please"
        "|sanity check|right|correct|yes|true|no|idk"
        "|or not|is that right|is that correct|is that true|is this right"
        "|is this correct|is this true|is that so|am i right|am i correct|am i wrong|is he right"
        "|is she right|is he correct|is my opponent right|is my friend right|is he wrong"
        "|are they right|who is right|who is correct|asking for a friend|help|so confused"
        "|i am confused|we are confused|we could not agree|we are arguing about this"
        "|we had an argument about this|we argued about it|help me settle this|please settle this"
        "|settle this|settle a bet|settle an argument|need a ruling|need a quick ruling"
        "|ruling please|just curious|just wondering|curious|i was wondering|i am wondering"
        "|out of curiosity|hypothetically|in theory|theoretically|edge case|corner case"
        "|real quick|long story short|hypothetically speaking"
        "|here is the situation|this is the situation|here is the scenario|board state|situation"
        "|scenario"
        "|i am new[ to magic/ to this/ to the game/]|new to [magic/the game]|returning player here"
        "|i am a new player|new player|do not ask|sorry|apologies"
        "|i believe|i assume|i am pretty sure|pretty sure|i read it as a no"
        "|my friend and i disagree|we disagree|we disagreed",
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
        "[this /it /][/just /][came up/happened/was][ in/ at/ during/ to me/] {_:when_played}"
        "|[/playing ]{_:when_played}",
        "",
        does="nothing",
    ),
    row(
        "{_:kind_asked} [question/q/one/ruling/query/sanity check/rules check/check]"
        "[ here/ incoming/ for you/ about this/]"
        "|[sorry /apologies /][if/this might be/this may be/this is/probably] [this is /it is /]"
        "[a /an /]{_:kind_asked}[ question/ one/ q/]"
        "|[sorry /][for the/i have a/i have/got a/a] {_:kind_asked} [question/one/q]",
        "",
        does="nothing",
    ),
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
        "when_played",
        w(
            0,
            "|".join(
                " ".join(filter(None, (where, when)))
                for where in (
                    *("", "at fnm", "fnm", "in a game", "a game", "in our game", "in my last game"),
                    *("at my lgs", "my lgs", "at prerelease", "in our last game", "at the shop"),
                    *("in testing", "in a match", "in my match"),
                )
                for when in ("", "last night", "yesterday", "today", "tonight", "last week")
                if where or when
            ),
            "",
        ),
    ),
    table(
        "kind_asked",
        w(
            0,
            "quick|random|weird|noob|newbie|newb|judge|simple|stupid|dumb|silly|basic|rules|rule"
            "|combat|stack|timing|trigger|board wipe|damage|blocking|layers|layer|priority|easy"
            "|strange|odd|obvious|super quick|short|beginner|limited|draft|modern|legacy|standard"
            "|pauper|sealed|cube|vintage|pioneer|super basic"
            "|very basic|probably dumb|mana|graveyard|target|targeting|counterspell",
            "",
        ),
    ),
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
