"""What is asked, as patterns between nouns and players: each one of `wordings.foci`."""

from __future__ import annotations

from judge.asking.loosely.patterns import Row

DO = "(?:does|do|will|would|did|is|are|can|could|should)"
LEFT = "(?: left| now| then| after| at the end| total| in the end)*"
FOCI: tuple[Row, ...] = (
    (
        f"{DO}{{A}} (?P<by>{{N}}){{A}} (?:kill|destroy|beat|take down|take out|finish off"
        f"|deal with|trade with|be enough to kill|enough to kill|get rid of) (?P<of>{{N}})",
        "(?P<by>{N})(?:够不够|能不能|能否|会不会|是不是能|能|会|可以|够|是否能)*(?:杀死|打死"
        "|消灭|干掉|杀掉|烧死|解掉|杀|弄死)(?:得?了|得掉|不)?(?P<of>{N})(?:吗|么|嘛|？|\\?)?",
        {"asks": "kills"},
    ),
    (
        f"{DO} (?P<who>{{P}}){{A}} (?:kill|destroy) (?P<of>{{N}})",
        "",
        {"asks": "dies"},
    ),
    (
        "(?:who|what|which|which one|which creatures?)(?: (?:creatures?|guys?"
        "|ones?))?{A} (?:dies?|survives?|lives?|makes it|is left|are left)(?: and which dies?)?",
        "(?:谁|哪个|哪些|哪边|什么|哪只)(?:生物|怪)?(?:会)?(?:死|活下来|活)了?|死几个(?:生物"
        "|怪)?|谁死谁活",
        {"asks": "all_die"},
    ),
    (
        f"{DO}(?: they)?{{A}}(?: (?:both|they|all))+{{A}}(?: of them| creatures)? (?:die|dead"
        f"|survive|trade)|{DO} (?P<of2>{{N}}) and (?P<of3>{{N}}) (?:both )?die",
        "(?:两个|双方|两边|两只|俩|它们|都)+(?:都)?(?:会|能)?(?:死|挂|活)了?(?:吗|么|\\?|？)"
        "|同归于尽(?:吗|么)?",
        {"asks": "all_die"},
    ),
    (
        f"{DO}{{A}} (?P<of>{{N}}){{A}}{{G}} (?:die|dead|dies|destroyed|killed|survive|live"
        f"|make it|be ok|alive|safe|toast|go to (?:the )?graveyard)"
        "|(?P<of2>{N}){A} (?:dies|survives|lives|dead|alive|is dead)(?:,? (?:right|correct|yes"
        "|or not))? ?(?=\\?|$)",
        "(?P<of>{N})?(?:还|最后|到底|现在|这样|那)*(?:会不会|是不是|是否|能不能|会|能|要|得|算"
        "|还会)*(?:死不死|死了没|死没死|死掉|死去|死亡|死|挂掉|挂|活下来|存活|活不活|活着|活"
        "|阵亡|被消灭|被打死)(?:得?了|不了)?(?:吗|么|没有?|吧|嘛|不|呢|？|\\?|$)+"
        "|(?P<of2>{N})(?:会不会|是不是|能不能)(?:死|挂|活|活下来|被消灭)",
        {"asks": "dies"},
    ),
    (
        "(?:^|, |and )([a-z]+) (?:survive|die|live)s?(?= ?(?:\\?|$))",
        "",
        {"asks": "dies"},
    ),
    (
        "(?:can|could) (?P<who>{P}){A} target (?P<on>{N})(?= ?(?:\\?|$))",
        "",
        {"asks": "target"},
    ),
    (
        "(?<![a-z])(?:dead or alive|still dies?|still dead|dies\\?|dead\\?|does it die"
        "|survives\\?|die\\?)",
        "",
        {"asks": "dies"},
    ),
    (
        "(?:how much|how many)(?: damage| dmg| points| trample damage| of it"
        "| of that)*{G} (?:goes? through|tramples? (?:over|through)|gets? through|carr(?:y"
        "|ies) over|spills? over|dealt to (?:the |defending )?player|trample over|can i (?:push"
        "|trample) (?:through|over)|assign(?:ed)? to (?:the player|{P}))",
        "(?:最多|一共|总共|能|会|可以)*(?:踩|穿|溢出|透)(?:过去|过来|过|脸|到|透"
        "|{P})*(?:最多)?(?:多少|几)点?(?:伤害)?|(?:多少|几)点?(?:伤害)?(?:能|会)?(?:踩"
        "|穿)(?:过去|过来|脸)?",
        {"asks": "through"},
    ),
    (
        "how (?:much|many)(?: damage| dmg| points)*{A} (?:does|do|will|would|can|is"
        "|did) (?P<who>{P}){A}{G} (?:take|taking|eat|suffer|get hit for)|(?:damage"
        "|how much) (?:is )?dealt to (?P<who2>{P})|how (?:much|many)(?: damage"
        "| dmg)*{A} (?:does|do|will|can) {P}{A} (?:deal|do|get in)(?: to (?P<who3>{P}))",
        "(?P<who>{P})(?:会|要|一共|总共|得|能|到底)*(?:受到?|吃|挨|掉)(?:到|了)?(?:多少"
        "|几)点?(?:伤害|伤)?",
        {"asks": "taken"},
    ),
    (
        f"how much(?: damage| dmg)*{{A}} {DO} (?P<of>{{N}}){{A}} (?:deal|do)(?: to (?P<to>{{T}}))?",
        "(?P<of>{N})(?:对(?P<to>{T}))?(?:会|能|一共|总共)*(?:造成|打)(?:出)?(?:多少"
        "|几)点?(?:伤害)?",
        {"asks": "deals"},
    ),
    (
        "(?:how much life|what life(?: total)?|what(?:'s| is)(?: my| his| the)?(?: final"
        "| ending)? life(?: total)?)(?:{A}(?: (?:does|do|will|would|is|are|am|did|have"
        "|has))*{A} (?P<who>{P})(?: (?:gain|gained|lose|lost|have|end up))*)?"
        "|(?:ending|final|{I}) life(?: total)?(?= ?\\?)"
        "|what(?:'s|s| is) (?P<who>{P}) life(?: total)?|(?:do|does|will|did"
        "|can) (?P<who2>{P}){A} (?:gain|lose|get)(?: any| the)?(?: life| \\d+ life| \\d+(?! c))"
        "|where (?:do|does) (?P<who3>{P})(?: \\w+)? end up",
        "(?P<who>{P})?(?:最后|还|一共|总共|会|能|到底|的)*(?:剩|有|回|吸|掉|获得|失去|加|扣|变成"
        "|得|涨)(?:到|下|了)?(?:多少|几)点?(?:生命|血)|(?P<who2>{P})?(?:还|会|能)*(?:回血|掉血"
        "|吸血|加血|得到?生命|回得?了?血|吸到血)(?:吗|么|嘛|不)|(?:回|掉|吸|加|剩|扣)(?:多少"
        "|几)(?:点|血)*(?:血)?",
        {"asks": "life"},
    ),
    (
        f"{DO} (?P<who>{{P}}){{A}} (?:lose|die|dead|win|survive|alive|live|make it|drop dead|won"
        f"|lost|immediately lose)(?: the game| right away| at once| immediately| on the spot)*"
        f"|(?:still|did i|do i) (?:win|lose)|game over|(?:am|is) (?P<who2>{{P}}){{A}} dead"
        f"|win or lose",
        "(?P<who>{P})(?:会|能|还|就|算|马上|立刻|直接|已经|是不是|会不会)*(?:输掉?|赢|获胜|死"
        "|挂)(?:了|掉)?(?:这盘|这局|游戏)*(?:吗|么|没有?|嘛|吧|？|\\?)|(?:赢|输)了?(?:没有?|吗"
        "|么)|游戏结束",
        {"asks": "result"},
    ),
    ("who (?:wins|loses)(?: the game| the fight)?", "谁(?:会)?(?:赢|输)了?", {"asks": "either"}),
    (
        f"(?:how (?:big|large|strong|huge)|what size|what(?:'s| is| are)?(?: the| its| his| her"
        f"| my)?(?: final| resulting)?(?: size| p/t| stats| power(?: (?:and"
        f"|&) toughness)?))(?:{{A}}(?: (?:is|does|do|will|are|of"
        f"|would))*{{A}} (?P<of>{{N}}))?(?:'s)?(?: (?:get|become|end up|be|power and toughness"
        f"|size))*{LEFT}"
        "|(?:does|do|is|will) (?P<of2>{N}){A} (?:become |get |be |a "
        "|an )*(?P<size>\\d{1,2}/\\d{1,2})|(?P<of3>{N})(?:'s)? (?:size|p/t|power and toughness)"
        "|(?:final|end) size",
        "(?P<of>{N})?(?:最后|现在|到底|会|应该|最终|的|身材|攻防|回来|出来|变)*(?:是|变成|变|算"
        "|成)?(?:几/几|几几|多大|多少攻防|几攻几防|几乘几|多大身材)"
        "|(?P<of2>{N})(?:的)?(?:力量和?防御力|攻防|身材|大小)(?:是|变成)?(?:多少|几)",
        {"asks": "power_toughness"},
    ),
    (
        f"where {DO}{{A}} (?P<of>{{N}}){{A}}{{G}}(?: (?:go|end up|end))?|where(?:'s"
        f"| is) (?P<of2>{{N}})|what happens to (?P<of3>{{N}})|what (?:becomes"
        f"|became) of (?P<of4>{{N}})",
        "(?P<of>{N})(?:最后|现在|会|应该|到底|还)*(?:去哪|到哪|在哪|进哪|回哪)(?:里|儿|了|个区)*"
        "|(?P<of2>{N})(?:会|最后)*(?:怎么样|怎样|怎么办|如何|咋样)",
        {"asks": "zone"},
    ),
    (
        f"{DO}{{A}} (?P<of>{{N}}){{A}} (?:come back|return|comes back|returned"
        f"|stay(?: on the battlefield| in play| around| gone| exiled)?|get exiled|fall off"
        f"|go away|stick around|go to exile|leave|resolve|get countered|fizzle|countered"
        f"|be countered)"
        f"|{DO} (?P<who>{{P}}){{A}} (?:get|keep|lose) (?P<of2>{{N}})(?: back)?",
        "(?P<of>{N})(?:还|会不会|能不能|是不是|会|能|就|要|可以|自己|直接)*(?:回来|返回战场"
        "|回战场|回到战场|回场|留在场上|留下|在场|掉下来|掉|离场|结算|放逐|被放逐|被反击|被反"
        "|落地|活着|回得来|留得住|回手)(?:吗|么|不|嘛|没|？|\\?)",
        {"asks": "zone"},
    ),
    (
        f"{DO}{{A}} (?P<of>{{N}})(?:'s)?{{A}}(?: (?:ability|trigger|effect"
        f"|etb))?{{A}} (?:trigger|triggers|go off|see it|see that|work)(?: twice| again"
        f"| off (?:it|that))*|{DO} (?P<who>{{P}}){{A}} get (?:a |the "
        f"|my )?(?P<of2>{{N}})(?:'s)? trigger|(?P<of3>{{N}}){{A}} triggers?(?= ?\\?)",
        "(?P<of>{N})(?:的)?(?:触发式?异能|异能|效果|效应|触发)?(?:还|会不会|能不能|是不是|会|能"
        "|也|可以|算)*(?:触发|看到)(?:吗|么|不|嘛|？|\\?)",
        {"asks": "triggers"},
    ),
    (
        f"how (?:many times|often) {DO} (?P<of>{{N}}){{A}} trigger"
        f"|how many (?P<of2>{{N}}) triggers|how many triggers",
        "(?P<of>{N})?(?:会|能|一共|总共)*触发(?:几|多少)次",
        {"asks": "triggered"},
    ),
    (
        f"how many cards{{A}} (?:do|does|will|did) (?P<who>{{P}}){{A}} (?:draw|get|have"
        f"|end up with)|{DO} (?P<who2>{{P}}){{A}} (?:draw|get)(?: any| a| the| my| two| both"
        f"| \\d+)*(?: extra)?(?: cards?)",
        "(?P<who>{P})?(?:会|能|还|一共|总共|可以)*(?:抓|摸|过)(?:到)?(?:几|多少)张?(?:牌)?"
        "|(?P<who2>{P})(?:还|能|会|可以)*(?:抓牌|摸牌|抓到牌|抓一张|过牌|抓)(?:吗|么|嘛)",
        {"asks": "hand"},
    ),
    (
        "(?:how much|what)(?: mana)?{A}(?: (?:do|does|will|would|is))*(?: (?P<who>{P}))?{A} (?:pay"
        "|have to pay|need to pay|to pay|need)(?: (?:for|to cast) (?P<of>{N}))?"
        "|(?:how much(?: mana)?|what) (?:does|do|will|would) (?P<of2>{N}){A} cost"
        "|how much (?:is|for|to cast) (?:a )?(?P<of3>{N})",
        "(?P<of>{N})?(?:要|需要|得|总共|一共|现在|到底|会)*(?:付|花|支付|交)?(?:多少"
        "|几)(?:点)?(?:费|法术力|魔)(?:用)?",
        {"asks": "costs"},
    ),
    (
        "(?:can|could|may|is|will|am){A} (?P<by>{N}){A} (?:able to )?(?:block|chump) (?P<at>{N})"
        "|(?:can|could|may|am) (?P<who>{P}){A} (?:able to "
        "|allowed to )?block (?P<at2>{N}) with (?P<by2>{N})"
        "|can (?P<at3>{N}){A} be blocked by (?P<by3>{N})",
        "(?P<by>{N})(?:能不能|能否|可不可以|可以|能)+(?:去|来)?(?:阻挡|挡住|挡)(?:得了|得住"
        "|到)?(?P<at>{N})|(?:能不能|能否|可不可以|可以|能)+用(?P<by2>{N})(?:阻挡|挡)(?P<at2>{N})"
        "|(?P<at3>{N})(?:能不能|能|会|可以)+被(?P<by3>{N})(?:阻挡|挡)",
        {"asks": "block"},
    ),
    (
        "(?:can|could|may|is){A} (?P<by>{N}){A} (?:able to )?(?:block|chump)",
        "(?P<by>{N})(?:还|现在|本回合|这回合)*(?:能不能|能否|可不可以|可以|能)+(?:去|来)?(?:阻挡"
        "|挡)(?:吗|么|嘛|住)?",
        {"asks": "block"},
    ),
    (
        "(?:can|could|may) (?P<whose>{P}){A} block(?: (?P<at>{N}))?|can (?P<at2>{N}){A} be blocked",
        "(?P<whose>{P})?(?:能不能|能否|可不可以|可以|能)+(?:阻挡|挡)(?:得了"
        "|住)?(?P<at>{N})?(?:吗|么)?|(?P<at2>{N})(?:能不能|能|可以)被挡",
        {"asks": "block_any"},
    ),
    (
        "(?:can|could|may|is){A} (?P<by>{N}){A}{G} (?:able to )?(?:attack|swing)"
        "|can (?P<who>{P}){A} (?:attack|swing) with (?P<by2>{N})",
        "(?P<by>{N})(?:本回合|这回合|还|现在|马上|立刻|直接|当回合)*(?:能不能|能否|可不可以|可以"
        "|能)+(?:马上|立刻|直接|本回合|当回合|就)*(?:去|来)?(?:攻击|进攻|打人|打)(?:吗|么|嘛)?"
        "|(?:能不能|能|可以)用(?P<by2>{N})(?:攻击|打)",
        {"asks": "attack"},
    ),
    (
        "(?:can|could|may|am|is) (?P<who>{P}){A}(?: (?:able to|allowed to))? (?:cast|play|use"
        "|respond with|flash in) (?P<what>{N})(?: (?:on|at|targeting|with) (?P<on>{T}))?"
        "|(?:can|could|may) (?P<who2>{P}){A} (?P<what2>{N}) (?P<on2>{T})"
        "|(?:can|could|may) (?P<who3>{P}){A} (?:target|hit|kill|counter|destroy|bounce|exile"
        "|remove|save) (?P<on3>{T}) (?:with|using|via) (?P<what3>{N})"
        "|(?:can|could|may|does|will|would) (?P<what4>{N}){A} (?:target|hit|counter|stop"
        "|save) (?P<on4>{T})"
        "|is (?P<on6>{T}) a (?:legal|valid) target for (?P<what6>{N})"
        "|(?:can|could|may|is) (?P<on5>{T}){A} (?:be )?(?:targeted|hit|countered|killed"
        "|targetable) (?:by|with) (?P<what5>{N})",
        "(?P<who>{P})?(?:还)?(?:能不能|能否|可不可以|可以|能)+(?:对|给)(?P<on>{T})(?:施放|使用"
        "|用|放|打)(?P<what>{N})"
        "|(?P<who2>{P})?(?:能不能|能否|可不可以|可以|能)+(?:用|拿|以)(?P<what2>{N})(?:去"
        "|来)?(?:指定|打|杀|消灭|反击|反掉|反|弹|解|解掉|响应)(?:掉|死)?(?P<on2>{T})?"
        "|(?P<what3>{N})(?:能不能|能否|可不可以|可以|能)+(?:指定|打|反击|反掉|反|弹|解掉|解"
        "|打到)(?:掉|得?了|到)?(?P<on3>{T})"
        "|(?P<who4>{P})?(?:还)?(?:能不能|能否|可不可以|可以|能)+(?:响应)?(?:施放|使用|放|下"
        "|用)(?P<what4>{N})",
        {"asks": "cast"},
    ),
    (
        "(?:can|could|may) (?P<who>{P}){A} (?:activate|tap|use|crack|sac"
        "|pop) (?P<what>{N})(?:'s)?(?: (?:ability|for mana))?|can (?P<what2>{N}){A} (?:tap"
        "|be tapped|be activated)(?: for mana)?",
        "(?P<who>{P})?(?:还)?(?:能不能|能否|可不可以|可以|能)+(?:起动|启动|激活|横置"
        "|横)(?P<what>{N})|(?P<what2>{N})(?:还)?(?:能不能|能否|可以|能)+(?:横置|产费|起动|启动"
        "|激活|用)",
        {"asks": "activate"},
    ),
    (
        "how many (?:\\+1/\\+1 |-1/-1 )?counters?(?:{G}(?: (?:does|do|will|are|on|is|have"
        "|remain))+(?: (?P<of>{N}))?)?",
        "(?P<of>{N})?(?:上|会|还|最后)*(?:有|剩|得到|带|放)?(?:几|多少)个?(?:\\+1/\\+1"
        "|-1/-1)?(?:指示物|标记)",
        {"asks": "counters"},
    ),
    (
        "how many tokens(?: (?:do|does|will) (?P<who>{P}))?",
        "(?P<who>{P})?(?:会|能|一共)*(?:有|得到|出|造)(?:几|多少)个(?:衍生物|token)",
        {"asks": "tokens"},
    ),
    (
        "is (?P<of>{N}){A} (?:considered |an )*(?:attacking|attacker)",
        "(?P<of>{N})(?:还|算|是)*(?:在攻击|攻击中)",
        {"asks": "attacking"},
    ),
    (
        "(?:is|does) (?P<of>{N}){A} (?:count as |considered )*blocked",
        "(?P<of>{N})(?:还|算|是)*(?:被阻挡|被挡住|被挡)(?:吗|了吗|么)",
        {"asks": "blocked"},
    ),
    (
        "(?:is|does) (?P<of>{N}){A} (?:get )?(?:tap|tapped)(?! for)",
        "(?P<of>{N})(?:还|会|要|需要|是)*(?:横置的?|转)(?:吗|么)",
        {"asks": "tapped"},
    ),
    (
        f"who {{A}}(?:controls|owns|gets|has) (?P<of>{{N}})|{DO} (?P<who>{{P}}){{A}} (?:control"
        f"|own) (?P<of2>{{N}})",
        "谁(?:操控|控制|拥有)(?P<of>{N})|(?P<of2>{N})(?:归|算|是)谁(?:的)?",
        {"asks": "controller"},
    ),
    (
        "what (?:happens|will happen|would happen|is the outcome|is the result|resolves)"
        "|how (?:does|do|would|will) (?:this|that|it|combat|{N})?(?: all)? ?(?:resolve|work|go"
        "|play out|shake out)|what(?:'s| is) the (?:result|outcome)|how (?:does"
        "|is) this (?:resolved|handled)|outcome",
        "(?:会|要|该|应该)?(?:怎么样|怎样|怎么结算|如何结算|怎么算|发生什么事?|什么结果|结果如何"
        "|结果是什么|结果怎么?样|咋结算|怎么判|怎么处理|什么情况)",
        {"asks": "changes"},
    ),
    (
        "(?:is|was) (?:that|this|it) (?:legal|allowed|ok|possible|a legal (?:play|block|attack))"
        "|(?:can|could) (?P<who>{P}) (?:do|make) (?:that|this)|(?:does|will|would) (?:that"
        "|this) work|legal\\?",
        "(?:合法|(?<!还)(?:行|可以|能))(?:吗|么|嘛|不)(?:？|\\?|$)|这样(?:行|可以|合法|能)",
        {"asks": "legal"},
    ),
)
