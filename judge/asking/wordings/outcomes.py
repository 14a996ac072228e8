"""Ways to ask what came of it become the one that the tables have: "does it pull through".

>>> import re
>>> from judge.values import Lang
>>> first = lambda said, lang: next(
...     re.sub(pattern, word, said) for pattern, word in ALIKE[lang] if re.search(pattern, said)
... )
>>> first("does it pull through", Lang.EN), first("它挺得过去吗", Lang.ZH)
('does it survive', '它活下来吗')
"""

from __future__ import annotations

import re
from collections.abc import Callable

from judge.values import Lang

Other = str | Callable[[re.Match[str]], str]

SIGN = "[\uf500-\uf700]"  # of a player who has a name
NAME = "[\ue100-\uefff]"
LEAD = r"^((?:and |so |but |then |now )*)"
WILL = "(?:does|do|did|will|would|can|could)"
WHO = rf"(?:i|we|he|she|they|my opponent|{SIGN})"
WHOM = rf"(?:me|him|her|them|my opponent|{SIGN})"
PLAYER = rf"(?:i|we|he|she|me|him|her|my opponent|{SIGN})(?= |$)"
ENDING = (  # what may stand behind a question of how things stand
    r"((?: now| then| afterwards| after that| after all that| after combat| in the end| at the end"
    r"| at the end of combat| when all is said and done)?)$"
)
DOERS = {"me": "i", "him": "he", "her": "she", "them": "they"}
GERUNDS = {
    **{f"{verb}ing": verb for verb in ("gain", "draw", "discard", "pay", "deal", "spend")},
    "losing": "lose",
    "taking": "take",
    "getting": "get",
    "having": "have",
}
AT_LAST = (  # the moment of every answer
    r"^(?:in the end|at the end|after that|after all (?:of )?(?:that|this)|afterwards"
    r"|(?:once|when|after) (?:the dust (?:settles|has settled)|all is said and done"
    r"|(?:everything|it|all) is (?:done|over|finished)|it is all (?:over|done))"
    r"|all in all|all told|altogether|in total|overall|at the end of it all|ultimately), "
    r"(?=(?:does|do|did|is|are|am|will|what|how|where|which|who|whose|in which|in what)\b)"
)
PULLS_THROUGH = (
    r"(?:pull through(?: (?:it|this|that|the combat|combat|this combat))?|hang on|hold on|hold out"
    r"|hold up|live to tell the tale|live on|come through(?: (?:it|this|that))?"
    r"|get through (?:it|this|that) alive"
    r"|walk away(?: (?:alive|unharmed|from (?:it|this|that)))?|remain standing|stay standing"
    r"|keep standing|stay on its feet|withstand (?:it|this|that)|ride it out|tough it out"
    r"|weather (?:it|this|that)|remain alive|come out of (?:it|this|that) alive)"
)
IS_THERE = r"(?:still |left |still left )?(?:standing|around|kicking|breathing|alive and well)"
DONE_FOR = r"(?:a goner|toast|doomed|done for|a dead \w+|as good as dead)"
DISCARDS = (
    r"(?:throw away|toss|ditch|dump|throw out|chuck|bin|part with from hand|throw into the"
    r" graveyard)"
)
DRAWS = r"(?:pick up|end up drawing|end up with off it|wind up drawing|see off it|draw up)"
KILLS = r"(?:kill|take down|take out|finish off|bring down|slay)"
PRICE = (
    r"(?:full|total|final|overall|whole|entire|complete|actual)?(?: ?mana)? ?"
    r"(?:price|bill|price tag|cost in mana|total)"
)
ZH_ALSO = "(?:还|仍|仍然|依然|会|也|就|能|最后|最终|到底|这次|这下|又|都)*"
ZH_WHO = "(?:我|对手|他|她)"
ZH_FALLS = "(?:扛|挺|撑|顶|熬|保|站|活|存活|捱|守)"
ZH_NUMBER = "(?:几|多少)"
ZH_ASKS = ".*(?:几|多少|吗$|谁|哪|怎|多大|什么)"
ALIKE: dict[Lang, tuple[tuple[str, Other], ...]] = {
    Lang.EN: (
        (
            rf"{LEAD}what is the (?:maximum|max|highest|greatest|largest|biggest|most)"
            r"(?: possible)?(?: amount of)? damage (?:that )?(i|he|she|my opponent) (?:can|could"
            r"|may|might) (?:put on|deal to|do to|get through to|assign to|inflict on|send to) ",
            r"\1what is the most damage \2 can push through to ",
        ),
        (
            rf"{LEAD}({WILL} .+?) (?:live|make it|get|come) through (?:this|that|the)"
            r" (?:combat|fight|turn|attack)$",
            r"\1\2 survive",
        ),
        (rf"\b(how much damage) do (the )?({NAME}) (?=take\b|deal\b)", r"\1 does \3 "),
        (r"\bto the planeswalker's controller$", "to the player"),
        (AT_LAST, ""),
        (
            r"^((?:what|where|how|is|are|does|do|will|who|which)\b.*?),? after all (?:of )?"
            r"(?:that|this)$",
            r"\1 at the end",
        ),
        (
            rf"{LEAD}(.*\b(?:standing|alive|left|survives?|around)) at the end of (?:the )?combat$",
            r"\1\2 after combat",
        ),
        (rf"{LEAD}({WILL}) (?!{PLAYER})(.+?) {PULLS_THROUGH}{ENDING}", r"\1\2 \3 survive\4"),
        (
            rf"{LEAD}(?:is|are|will|would) (?!{PLAYER}|anything|anyone|left\b|still\b"
            rf"|there\b|both\b"
            rf"|either\b|all\b)"
            rf"(.+?) (?:be )?{IS_THERE}{ENDING}",
            r"\1is \2 still there\3",
        ),
        (
            rf"{LEAD}am i (?:still )?(?:standing|kicking|breathing|around){ENDING}",
            r"\1am i still alive\2",
        ),
        (
            rf"{LEAD}(which (?:one|of them|creature|creatures|ones|of the two|of the two creatures"
            r"|of these|of those|of the creatures)|who|what) (?:is|are|remains|stays|ends up)"
            rf" (?:still |left )?(?:standing|around|breathing|kicking){ENDING}",
            r"\1\2 survives\3",
        ),
        (
            rf"{LEAD}(which (?:one|of them|creature|of the two|of the two creatures)|who)"
            rf" (?:pulls through|walks away|walks away alive|comes through|hangs on){ENDING}",
            r"\1\2 survives\3",
        ),
        (
            rf"{LEAD}which of the two (?:creatures|guys) "
            r"(?=survives?\b|dies?\b|lives?\b|makes it\b|is still alive\b)",
            r"\1which of the two ",
        ),
        (rf"{LEAD}(?:is|are) (?!{PLAYER})(.+?) {DONE_FOR}{ENDING}", r"\1does \2 die\3"),
        (
            rf"{LEAD}(?:what (?:comes|has come|came|will come|has become|became|will become)"
            rf" of|what is the fate of|how (?:does|do|did) (?:that|this|it|things"
            rf"|the story) (?:end|go"
            rf"|turn out|work out) for|how will (?:that|this|it|things) (?:end|go|turn out) for)"
            rf" (.+?){ENDING}",
            r"\1what happens to \2\3",
        ),
        (
            rf"{LEAD}how (?:does|do|will|did) (?!{PLAYER})(.+?) (?:fare|end up"
            rf"|come out of (?:it|this"
            rf"|that)|make out){ENDING}",
            r"\1what happens to \2\3",
        ),
        (
            rf"{LEAD}is there (?:still )?(?:an? |any )({NAME}) (?:still )?(?:left )?"
            r"(?:on my (?:board|side|side of the (?:board|battlefield|table)|battlefield)"
            rf"|under my control){ENDING}",
            r"\1do i still have \2\3",
        ),
        (
            rf"{LEAD}is there (?:still )?(?:an? |any )({NAME}) (?:still )?(?:left )?"
            r"on (?:his|her|their|my opponent's) (?:board|side|side of the (?:board|battlefield)"
            rf"|battlefield){ENDING}",
            r"\1does my opponent still have \2\3",
        ),
        (
            rf"{LEAD}where (?:do|will|can|would|could|should|must|shall) (?:i|we|one)"
            rf" (?:now |then )?(?:find|look for|put|see) (.+?){ENDING}",
            r"\1where does \2 end up\3",
        ),
        (
            rf"{LEAD}(?:in )?(?:what|which) zone (?:do|will|can|would) (?:i|we|one)"
            rf" (?:now |then )?find (.+?)(?: in)?{ENDING}",
            r"\1which zone does \2 end up in\3",
        ),
        (
            rf"{LEAD}(?:(?:in|on|to) )?(?:what|which) (?:pile|place|part of the game|location)"
            rf" (does|do|will|would|did) (.+?) (?:end up|wind up|land|go|be|finish)"
            rf"(?: in| on| to)?{ENDING}",
            r"\1which zone \2 \3 end up in\4",
        ),
        (
            rf"{LEAD}where (?:does|do|did|will|would) (.+?) (?:finish(?: up)?|turn up|come to rest"
            rf"|live|sit|wind up at|end up at|settle){ENDING}",
            r"\1where does \2 end up\3",
        ),
        (
            rf"{LEAD}where (?:has|have|did) (.+?) (?:gone|gone to|go|go to){ENDING}",
            r"\1where does \2 go\3",
        ),
        (r"\bwind(s|) up with\b", r"end\1 up with"),
        (
            rf"{LEAD}(.*\b(?:do|does|did|will|would) {WHO}) (?:end up|wind up) "
            rf"({'|'.join(GERUNDS)})\b",
            lambda found: f"{found[1]}{found[2]} {GERUNDS[found[3]]}",
        ),
        (
            rf"{LEAD}({WHO}) (gain|lose|take|draw|discard|pay)s? (how much|how many|what amount of)"
            r" (life|damage|cards|mana)\b",
            r"\1\4 \5 does \2 \3",
        ),
        (
            rf"{LEAD}({WHO}) takes? (?:how much|what amount|how many points)\b",
            r"\1how much damage does \2 take",
        ),
        (rf"{LEAD}(.+?) (?:is|are) (how big|what size|how large){ENDING}", r"\1\3 is \2\4"),
        (
            rf"{LEAD}({WILL}) (.+?) (?:ever )?(?:hit the battlefield|see play|touch down"
            r"|(?:make it|get) (?:onto the battlefield|into play|in play)"
            rf"|land on the battlefield|reach the battlefield|make it to the battlefield){ENDING}",
            r"\1\2 \3 enter the battlefield\4",
        ),
        (
            rf"{LEAD}({WILL}) (.+?) (?:ever )?(?:make its way back|find its way back|make it back)"
            rf"(?: to the battlefield| into play)?{ENDING}",
            r"\1\2 \3 come back\4",
        ),
        (
            rf"{LEAD}({WILL}) ((?:my|his|her|the|that|my opponent's) (?:spell|instant|sorcery)|it)"
            r" (?:go through|still go through) or (?:does it )?(?:fizzle|not)$",
            r"\1\2 \3 resolve",
        ),
        (
            rf"{LEAD}({WILL}) ((?:my|his|her|the|that|my opponent's) (?:spell|instant|sorcery))"
            r" (?:still )?(?:go through|happen|go off)$",
            r"\1\2 \3 resolve",
        ),
        (
            rf"{LEAD}(?:is (?:it|this|the game) over for|(?:does|did|will|would) (?:that|this)"
            r" (?:kill|finish off|take out)) me$|"
            rf"{LEAD}(?:does|did|will|would) (?:that|this) finish me off$|{LEAD}am i finished$",
            "do i lose the game",
        ),
        (
            rf"{LEAD}(?:is (?:it|this|the game) over for|(?:does|did|will|would) (?:that|this)"
            r" (?:kill|finish off|take out)) my opponent$|"
            rf"{LEAD}(?:does|did|will|would) (?:that|this) finish my opponent off$",
            "does my opponent lose the game",
        ),
        (rf"{LEAD}is (?:that|this|it) (?:the )?game(?: over)?$", r"\1who wins the game"),
        (
            rf"{LEAD}(?:do|does|did|will|would) (?:the |my |any )?(?:two |three |new )?"
            r"((?:[^ ]+ )?)tokens (?:show up|appear|arrive|come(?: into play)?|turn up|get made"
            r"|get created|enter)$",
            r"\1how many \2tokens are created",
        ),
        (rf"{LEAD}any tokens? (?:for me|in it for me)$", r"\1do i get any tokens"),
        (
            rf"{LEAD}(how much (?:damage|combat damage)) (?:hits|strikes|gets to|reaches"
            rf"|comes at|goes"
            rf" at) ({WHOM})(?: personally| directly| in person| himself| herself)?\b",
            r"\1\2 is dealt to \3",
        ),
        (
            rf"{LEAD}how much (?:hits|reaches|gets to|strikes) ({WHOM})"
            r"(?: personally| directly| in person| himself| herself)?\b",
            r"\1how much damage is dealt to \2",
        ),
        (
            rf"{LEAD}(how much (?:damage|combat damage) .+?) (?:personally|in person)$",
            r"\1\2",
        ),
        (
            rf"{LEAD}how (?:much|hard) (?:does|do|will|would|am|is|are) ({WHO})"
            r" (?:get|be|getting)? ?hit(?: for)?\b",
            r"\1how much damage does \2 take",
        ),
        (
            rf"{LEAD}how many points (?:of damage )?(go|get|come|trample|leak|carry) "
            r"(through|over)\b",
            r"\1how much damage goes through",
        ),
        (
            rf"{LEAD}how many points? of (damage|combat damage|trample damage) ",
            r"\1how much \2 ",
        ),
        (
            rf"{LEAD}(how much(?: damage| combat damage)? (?:does|do|will|would|did) {WHO}"
            r" (?:take|suffer|receive)) (?:from|off) (?:all (?:of )?(?:that|this|it)"
            r"|all these|the lot"
            r"|everything|the whole thing|it all|that all)$",
            r"\1\2 in total",
        ),
        (
            rf"{LEAD}how much life (?:does|will|would) (?:that|this|it) leave"
            rf" (?P<whom>{WHOM})(?: with| at| on)?\b",
            lambda found: (
                f"{found[1]}how much life does {DOERS.get(found['whom'], found['whom'])} have left"
            ),
        ),
        (
            rf"{LEAD}how much life (?:have|has) ({WHO}) (?:got )?(?:left|remaining)\b",
            r"\1how much life does \2 have left",
        ),
        (
            rf"{LEAD}(?:what|how much) life (?:am|is|are) ({WHO}) left with\b",
            r"\1how much life does \2 have left",
        ),
        (
            rf"{LEAD}(?:what (?:does|will|would|did)|where (?:does|will|would|did)"
            r" (?:that|this|it|all that) (?:put|leave|bring|take))"
            r" (my|his|her|my opponent's) life(?: total)?"
            r"(?: (?:become|end up as|end up at|end at|drop to|go to|fall to|be|land at"
            r"|land on|rise"
            r" to|come to))?"
            rf"{ENDING}",
            r"\1what is \2 life total\3",
        ),
        (
            rf"{LEAD}where is (my|his|her|my opponent's) life total(?: at)?{ENDING}",
            r"\1what is \2 life total\3",
        ),
        (
            rf"{LEAD}how (?:low|far down|high) (?:do|does|will|would) ({WHO}) (?:go|drop"
            rf"|sink|climb|get)"
            rf"{ENDING}",
            r"\1how much life does \2 have\3",
        ),
        (
            rf"{LEAD}how many(?: cards)? (do|does|will|would|must|should) ({WHO})"
            rf" (have to |need to |got to )?{DISCARDS}\b",
            r"\1how many cards \2 \3 \4discard",
        ),
        (
            rf"{LEAD}how many cards (do|does|will|would|must) ({WHO}) (have to |need to )?"
            r"(?:get rid of|part with|lose from hand|lose from (?:my|his|her) hand)\b",
            r"\1how many cards \2 \3 \4discard",
        ),
        (
            rf"{LEAD}how many (?:new |fresh |more |extra )?cards (do|does|will"
            rf"|would) ({WHO}) {DRAWS}\b",
            r"\1how many cards \2 \3 draw",
        ),
        (
            rf"{LEAD}how many (?:new|fresh) cards (do|does|will|would) ({WHO}) (?:get|draw|see)\b",
            r"\1how many cards \2 \3 draw",
        ),
        (rf"{LEAD}how many (do|does|will|would) ({WHO}) draw\b", r"\1how many cards \2 \3 draw"),
        (
            rf"{LEAD}(?:is there |are there )?any cards? (?:for me|in it for me|in this for me)$",
            r"\1do i draw a card",
        ),
        (
            rf"{LEAD}(do|does|will) ({WHO}) (draw|get)((?: a card| the card| my card)?)"
            r" (?:anyway|anyhow|all the same|regardless|nonetheless|nevertheless)$",
            r"\1\2 \3 still \4\5",
        ),
        (
            rf"{LEAD}what is the (?:total |final |new )?(?:number|amount|count) of"
            r" ((?:[^ ]+ )?)counters (?:on|that (?:are|is) on) (.+)$",
            r"\1how many \2counters are on \3",
        ),
        (
            rf"{LEAD}how many ((?:[^ ]+ )?)counters (does|do|will|would) (.+?)"
            r" (?:carry|bear|wear|sport|hold|show|have got|end with|finish with|keep|retain"
            r"|have left|have left on it)\b",
            r"\1how many \2counters \3 \4 have",
        ),
        (
            rf"{LEAD}how many ((?:[^ ]+ )?)counters (?:has|have) (.+?) got(?: left)?\b",
            r"\1how many \2counters does \3 have",
        ),
        (
            rf"{LEAD}how many ((?:[^ ]+ )?)counters (?:sit|rest|lie|stay|are sitting|sits) on ",
            r"\1how many \2counters are on ",
        ),
        (
            rf"{LEAD}(what (?:size|power and toughness|power|toughness|stats)) (?:has"
            rf"|have) (.+?) got\b",
            r"\1\2 does \3 have",
        ),
        (
            rf"{LEAD}(?:how (?:big|large)|what size) (?:does|do|will|would) (.+?)"
            r" (?:end up(?: being)?|wind up(?: being)?|finish(?: up)?|turn out(?: to be)?"
            r"|end up as)\b",
            r"\1how big is \2",
        ),
        (
            rf"{LEAD}what is (?:the|its|my) {PRICE}(?: for (?:it|that|this|the spell))?$",
            r"\1what is the total cost",
        ),
        (
            rf"{LEAD}what is the {PRICE} (?:for|of|to cast|for casting) (?!(?:my|the"
            rf"|his) ?$)(?!(?:my|the|his) [a-z]+ (?:cast|time))(.+)$",
            r"\1what is the total cost of \2",
        ),
        (
            rf"{LEAD}how much mana (?:does|will|would) (?:that|this|it|casting it|the spell) "
            rf"(?:cost|set) {WHOM}(?: back)?(?: in (?:total|all|mana)| altogether"
            rf"| all told| overall)*$",
            r"\1how much mana does it cost",
        ),
        (
            rf"{LEAD}how much mana (?:does|will|would) (?:that|this|it|casting it|the spell) "
            r"(?:take|require|need|come to|cost)(?: in (?:total|all)| altogether| all told"
            r"| overall)*$",
            r"\1how much mana does it cost",
        ),
        (
            rf"{LEAD}how much mana (do|does|will|must|am|is|should) ({WHO}) (?:still )?"
            r"(?:end up |wind up )?(?:pay(?:ing)?|spend(?:ing)?|shell(?:ing)? out|cough(?:ing)? up"
            r"|put(?:ting)? up|fork(?:ing)? over|have to find)\b",
            r"\1how much mana does \3 pay",
        ),
        (
            rf"{LEAD}who (?:takes|took|gets) (?:the|this) game$",
            r"\1who wins the game",
        ),
        (rf"{LEAD}who won$", r"\1who wins"),
        (
            rf"{LEAD}who (?:has to|must|needs to) (?:put|move|send|bin) (?:one|one of them"
            rf"|his|theirs)"
            r" (?:in|into|to) (?:the|their|a|its owner's) graveyard$",
            r"\1does anyone have to put one into the graveyard",
        ),
        (
            rf"{LEAD}who (?:has to|must|needs to) (?:sacrifice|lose|give up) (?:one|one of them)$",
            r"\1does anyone have to put one into the graveyard",
        ),
        (
            rf"{LEAD}whose (equipment|aura|creature|artifact|token|enchantment"
            rf"|planeswalker|vehicle|{NAME}) is it(?: to control)?(?: now| then)?$",
            r"\1who controls the \2",
        ),
        (
            rf"{LEAD}(?:what|at what|with what|with how much|how much) loyalty (?:does|will|would)"
            r" (.+?) (?:start|begin|enter|arrive|come in|come down|come into play)"
            r"(?: with| at| on)?$",
            r"\1how much loyalty does \2 enter with",
        ),
        (
            rf"{LEAD}(?:what|at what|with what) loyalty (?:does|will|would) (.+?) (?:end"
            rf"|end up|finish"
            r"|finish up|wind up)(?: with| at| on)?$",
            r"\1how much loyalty does \2 have",
        ),
        (
            rf"{LEAD}(?:what|how much) loyalty (?:is|will) (.+?) (?:be )?(?:at|on|left with)\b",
            r"\1how much loyalty does \2 have",
        ),
        (
            rf"{LEAD}how many(?: of (?:them|those|these))? (?:do|does|can|will|would) (?:i|it|my"
            rf" (?:creature|attacker|blocker)|my {NAME}) {KILLS}{ENDING}",
            r"\1how many creatures does my opponent lose\2",
        ),
        (
            rf"{LEAD}how many (creatures|blockers|attackers) (?:do|can|will"
            rf"|would) i {KILLS}{ENDING}",
            r"\1how many \2 die\3",
        ),
    ),
    Lang.ZH: (
        (r"^(我|对手)(?:本人|自己)?受到的伤害(?:总共)?是(?:多少|几)点?$", r"\1受到多少点伤害"),
        (
            "^我最多(?:可以|能|能够)?(?:分|分配)(?:多少|几)点?(?:战斗)?伤害给(对手|他|她)$",
            r"我最多能对\1造成多少伤害",
        ),
        (rf"^(我|对手)非(?:得?)?牺牲(它|{NAME})不可吗$", r"\1必须牺牲\2吗"),
        (r"(?<=能)(?:否)?在同一回合(?:内|里|中)?(?=再)", ""),
        (
            rf"^等?到?(?:(?:她|他|它|{NAME}|所有|全部)的?)?(?:触发式异能|触发异能|触发|异能)"
            rf"(?:全部|全都|都)(?:结算|处理)(?:完毕|完|了)*(?:后|之后|以后)?，(?={ZH_ASKS})",
            "触发都结算后，",
        ),
        (rf"^打完(?:这一下|这一架|这一轮|这一仗|这场)(?:后|之后|以后)?，(?={ZH_ASKS})", "打完后，"),
        (rf"^(?:算下来|到头来|说到底|归根结底|这么一来|这样一来)，?(?={ZH_ASKS})", "最后"),
        (r"(?<=它)(?:最后|最终|如今|目前|到最后)的(?=攻防|力量|防御力|大小|身材)", "的"),
        (rf"(?<={NAME})(?:最后|最终|如今|目前|到最后)的(?=攻防|力量|防御力|大小|身材)", "的"),
        (r"(?<=[它物\d])如今(?=[是有])", "现在"),
        (
            rf"^(它|{NAME}|我的{NAME}|对手的{NAME})(?:现在|还|最后"
            rf"|会)*有{ZH_NUMBER}点(力量|防御力)$",
            r"\1的\2是多少",
        ),
        (r"^(我|对手)(?:就|是|会)*没了吗$", r"\1会输吗"),
        (
            r"^(?:最后|最终|结果|那么?)*((?:哪[个只一]+|谁|哪些|两者中谁"
            r"|两个里谁)(?:的?生物)?)(?:会|能|还|最后)*(?:活得下来|站着|站得住|撑得住"
            r"|挺得住|健在|扛得住)$",
            r"\1活下来",
        ),
        (
            rf"^我{ZH_ALSO}(?:扛得住|撑得住|挺得住|顶得住|扛得过去|撑得过去|挺得过去)吗$",
            "我还活着吗",
        ),
        (rf"^我{ZH_ALSO}(?:保得住|能保住|保住)(.+?)吗$", r"\1活下来吗"),
        (
            rf"^(?!{ZH_WHO}吗|我[^的]|对手[^的])(.+?)(?<!能)(?<!会)(?<!还){ZH_ALSO}{ZH_FALLS}得?"
            r"(?:住|过去|过来|下来|下去|成|了)吗$",
            r"\1活下来吗",
        ),
        (
            rf"^(?!我[^的]|对手[^的])(.+?)(?<!能)(?<!会)(?<!还){ZH_ALSO}(?:有救|有命"
            rf"|捡回一条命|安然无恙|平安无事"
            r"|平安|没事|安全)吗$",
            r"\1活下来吗",
        ),
        (
            r"^(?!我[^的]|对手[^的])(.+?)(?:最后|最终|现在|到底)?是(?:死是活|活是死|生是死"
            r"|生还是死|死还是活)(?:呢)?$",
            r"\1活下来吗",
        ),
        (
            rf"^(?!我[^的]|对手[^的])(.+?)(?<!能)(?<!会)(?<!还){ZH_ALSO}(?:没了|不在了"
            rf"|没有了|剩下|还健在|健在|在桌上|在桌面上)吗$",
            r"\1还在吗",
        ),
        (r"^[她他](?!的(?!忠诚))(?=.{0,8}忠诚)", "它"),
        (r"(?<=值|量)(?:此刻|现在)?为何$", "是多少"),
        (rf"^({ZH_WHO})({ZH_ALSO}(?:要|得)?)挨{ZH_NUMBER}点(?:伤害|血)?$", r"\1会受到几点伤害"),
        (
            rf"^我(?:能|最多|一共|总共|会|可以|总计)*(?:打死|杀死|干掉|杀掉|弄死|解决掉?"
            rf"|消灭|打掉)了?(?:掉)?"
            rf"(?:对手)?{ZH_NUMBER}[个只](?:对手的)?(?:生物)?$",
            "对手损失几个生物",
        ),
        (
            rf"^(?:对手|他)(?:能|最多|一共|总共|会|可以|总计)*(?:打死|杀死|干掉|杀掉|弄死"
            rf"|解决掉?|消灭|打掉)了?(?:掉)?"
            rf"(?:我)?{ZH_NUMBER}[个只](?:我的)?(?:生物)?$",
            "我损失几个生物",
        ),
        (
            rf"^({ZH_WHO})?(?:这次|这回|那|这样|还|会|能|就)*有(?:一张)?牌(?:可以|可"
            rf"|能)?(?:抓|摸)吗$",
            lambda found: f"{found[1] or '我'}抓牌吗",
        ),
        (rf"^牌{ZH_ALSO}给我(?:抓|摸)吗$", "我抓牌吗"),
        (
            rf"^(?:这|那)(?:一|1)?张?牌({ZH_WHO}){ZH_ALSO}(?:能抓到|抓得到|抓得成|抓得着"
            rf"|能抓|抓)吗$",
            r"\1抓牌吗",
        ),
        (rf"^牌{ZH_ALSO}(?:抓得成|抓得到|能抓到|抓得着)吗$", "我抓牌吗"),
        (rf"^(.+?)({ZH_ALSO})给(我|对手|他)抓牌吗$", r"\1让\3抓牌吗"),
        (r"^(.*[抓摸])到几张牌?$", r"\1几张牌"),
        (r"^(.*[抓摸])到?多少牌$", r"\1几张牌"),
        (
            rf"^(.+?)(?:身上|上面|上)?{ZH_ALSO}(?:共|一共|总共)?(?:带着|留着|放着|还剩"
            rf"|剩着|背着|顶着|余下)(?=几个(?:[^ ]{{1,6}})?指示物$)",
            r"\1上有",
        ),
        (
            rf"^(?:现在|此时|最后|最终|这时|到最后|结果)，?(?=(?:它|{NAME}).*几个.*指示物$)",
            "",
        ),
        (
            r"^(?:现在|此时|最后|最终|总共|一共|总的)?(?:的)?(?:总)?费用(?:现在|此时|最后"
            r"|最终|总共|一共)*是(?:多少|几点?|几费)$",
            "我付几点法术力",
        ),
        (r"^(?:一共|总共|合计)(?:是|要|得)?(?:多少|几点?)费$", "我付几点法术力"),
        (
            r"^(?:接下来|最后|那|那么|最终|结果)*(?:这|本)?(?:一)?[局盘把场](?:游戏|对局|比赛)?"
            r"(?:最后|最终)?(?:算谁的|算谁赢|算谁胜|怎么算|是谁的|归谁|谁拿下|谁赢|谁获胜"
            r"|谁胜出|结果如何|结果怎样"
            r"|胜负如何|什么结果)$",
            "谁赢",
        ),
        (r"^(?:最后|最终|那么?)?(?:胜负|输赢)(?:如何|怎样|怎么算)$", "谁赢"),
        (r"^比赛结果(?:如何|怎样|是什么)$", "谁赢"),
        (r"^(?:接下来|最后|最终|那|那么|结果)+(?:是|会是)?(?=谁(?:会)?(?:赢|输|获胜|胜))", ""),
        (
            rf"^(.+?)(?<!能)(?<!会)(?<!还){ZH_ALSO}(?:进得了?(?:战?)场|上得了?场|下得来"
            rf"|落得了?地|落得下来|能?上场|能?落地)吗$",
            r"\1会进场吗",
        ),
        (rf"^(.+?)(?<!会)(?<!还){ZH_ALSO}被反击掉吗$", r"\1会被反击吗"),
        (rf"^(.+?)(?<!能)(?<!会)(?<!还){ZH_ALSO}结算得(?:了|成|下来)吗$", r"\1能结算吗"),
    ),
}
BEFORE: dict[Lang, tuple[tuple[str, str], ...]] = {  # forms of a question, before all other words
    Lang.EN: (),
    Lang.ZH: (
        (r"([\u4e00-\u9fff])不\1得([\u4e00-\u9fff]{1,3})[吗么呢]?$", r"\1得\2吗"),
        (
            r"([抓摸回加掉失获受吃死活赢输弃牺进留触横攻挡付变打扣涨触结离])不\1(?!得)"
            r"([^，不]{1,8}?)[吗么呢]?$",
            r"\1\2吗",
        ),
    ),
}
