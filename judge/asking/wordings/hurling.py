"""What is cast at something, in freer verbs: "he hurls a Bolt at it", 对手朝它丢了张闪电击.

What is thrown must have a name, or be called a spell; else the same verbs mean an attack.
`ALIKE` has the words that `judge.asking.wordings.alike` puts in their place.

>>> pattern, word = ALIKE[Lang.EN][0]
>>> re.sub(pattern, word, "he fires it at my face")
'he fires it at me'
"""

from __future__ import annotations

import re
from collections.abc import Callable

from judge.asking.wordings.acts import WAYS
from judge.asking.wordings.phrases import EN_NUMBERS
from judge.values import Lang

NAME = "[\ue100-\uefff]"
SIGN = "[\uf500-\uf700]"
LEADS = "(?:(?:if|when|so|then|after|and|but|now|in response|instead|later),? )*"
WHO = rf"(?:i|he|she|they|my opponent|{SIGN})"
DOER = rf"^(?P<lead>{LEADS})(?P<who>{WHO})(?P<soon> then| now| also| just| later| next)?"
SPELL = (
    rf"(?P<spell>(?:(?:an?|my|his|her|their|my opponent's|the|another|one) )?(?:{NAME}|(?:[a-z]+ )?"
    r"(?:removal|burn|kill|bounce|pump) spell))(?P<x> (?:for|with) x ?= ?\d+)?"
)
AT = (
    r"(?P<on>(?!the (?:battlefield|table|board|stack|field)\b)(?!(?:my|his|her|my opponent's)"
    r" (?:side|board|battlefield|deck|library|hand|graveyard)\b)[^,]+)$"
)
THROWN = (
    "hurls?|hurled|lobs?|lobbed|chucks?|chucked|launches|launch|launched|toss(?:es)?|tossed|flings?"
    "|flung|unleash(?:es)?|unleashed|shoots?|shot|unloads?|unloaded|throws?|threw|fires?|fired"
    "|slings?|slung|points?|pointed|aims?|aimed|directs?|directed|sends?|sent|lets? loose"
)
DROPPED = (
    "drops?|dropped|slams?|slammed|slaps?|slapped|runs? out|ran out|unloads?|unloaded|lays?|laid"
    "|plops?|plopped|dumps?|dumped|unleash(?:es)?|unleashed|fires? off|fired off|spends?|spent"
    "|burns?|burned|lands?|landed|wastes?|wasted"
)
ENDED = "blows? up|blew up|nukes?|nuked|takes? out|took out|gets? rid of|got rid of|axes?|axed|offs"
PLANESWALKER = (
    r"(?P<at>(?:my opponent's|his|her|my|the|that|an?) (?:[a-z]+ )?planeswalker"
    r"(?: with \d+ loyalty)?)"
)
SENT = "sends?|sent|swings?|swung|charges?|charged|hurls?|hurled|throws?|threw|runs?|ran"
WAYS_SAID = "|".join(way for way, _ in WAYS)
PART = r"(?:half|side|part|adventure(?: half| side| part)?|face|mode)"
ING = "throw|point|fire|sling|cast|aim|play|hurl|lob|chuck|toss|fling|shoot|drop"
ZH_WHO = "我|对手|他|她|[\uf500-\uf700]"
ZH_THROWN = "丢出|扔出|甩出|砸出|打出|丢|扔|甩|砸|赏|灌|射出|射|喂|轰|来"
ZH_ONE = "(?:一|1)?(?:张|发|个|记|道)?"
ZH_ON = "(?P<on>[^，。]+?)(?:身上|头上|脸上|的脸|上)?$"
PLAYERS = {"my": "me", "his": "him", "her": "her"}
Other = str | Callable[[re.Match[str]], str]


def _attacks(found: re.Match[str]) -> str:
    """Creatures that are sent at a planeswalker attack it."""
    return f"{found['lead']}{found['who']} attack {found['at']} with {found['what']}"


def _casts(found: re.Match[str]) -> str:
    x = re.sub(r" (?:for|with) x ?= ?", " with x=", found["x"] or "")
    soon = found["soon"] or ""
    return f"{found['lead']}{found['who']}{soon} casts {found['spell']}{x} on {found['on']}"


def _whose_face(found: re.Match[str]) -> str:
    """The player at whose face it is: my opponent, where it is "his" of what I do."""
    is_his_own_word = found.string.startswith(("he ", "she ", "my opponent "))
    said = PLAYERS.get(found[1], OTHER)
    return said if found[1] == "my" or is_his_own_word else OTHER


OTHER = "my opponent"
ALIKE: dict[Lang, tuple[tuple[str, Other], ...]] = {
    Lang.EN: (
        (
            r"\bat (my|his|her|my opponent's) (?:face|head|dome|noggin)\b",
            lambda found: f"at {_whose_face(found)}",
        ),
        (
            rf"^({LEADS})({WHO}) (?:respond|answer|react|repl[yi])(?:s|ed|es)?"
            rf" (?:to (?:it|that|this) )?by ({ING})(?:p)?ing ",
            r"in response \1\2 \3 ",
        ),
        (
            rf"{DOER} (?:comes?|came|crash(?:es|ed)?|charges?|charged|barrels?|piles?) in with"
            r" (?P<what>[^,]+)$",
            r"\g<lead>\g<who> attack with \g<what>",
        ),
        (
            rf"{DOER} (?:smacks?|smacked|blasts?|blasted|nails?|nailed|torch(?:es|ed)?|roasts?"
            rf"|roasted|whacks?|whacked) (?P<on>[^,]+?) with"
            rf" (?P<what>(?:an? |my |his |her )?{NAME})$",
            r"\g<lead>\g<who> hits \g<on> with \g<what>",
        ),
        (
            rf"{DOER} (?:suits? up|suited up|hands?|handed) (?P<on>(?:my|his|her|the|it) ?[^,]*?)"
            rf"(?: with)? (?:an? |the |my |his )?(?P<what>{NAME})$",
            r"\g<lead>\g<who> equip \g<on> with \g<what>",
        ),
        (
            rf"{DOER} (?:straps?|strapped|slips?|slipped|sticks?|stuck) (?P<what>(?:an? |my |his )?"
            rf"{NAME}) (?:on|onto) (?P<on>[^,]+)$",
            r"\g<lead>\g<who> puts \g<what> on \g<on>",
        ),
        (
            rf"{DOER} (?:feeds?|fed) (?P<what>[^,]+?) to (?P<to>(?:my |his |her )?{NAME})$",
            r"\g<lead>\g<who> sacrifices \g<what> to \g<to>",
        ),
        (
            r"^(.+?) (?:is|was|becomes|became) the target of ((?:my|his|her|my opponent's|an?)"
            rf" {NAME})$",
            r"\2 is aimed at \1",
        ),
        (rf"^an? ({NAME}) (?:from|of) my opponent (?=targets|is )", r"my opponent's \1 "),
        (
            rf"^((?:my|his|her|my opponent's|an?) {NAME}) (?:is heading (?:for|at)"
            r"|is coming at|flies at) ",
            r"\1 is aimed at ",
        ),
        (rf"{DOER} (?:{THROWN}) {SPELL} (?:straight |right )?at {AT}", _casts),
        (rf"{DOER} (?:{DROPPED}) {SPELL} (?:on|onto|on to) {AT}", _casts),
        (
            rf"{DOER} (?:casts?|plays?) (?P<spell>(?:an? |my |his )?{NAME})(?P<x> for x ?= ?\d+)"
            rf" (?:on|at|targeting) {AT}",
            _casts,
        ),
        (
            rf"{DOER} (?:{ENDED}) (?P<on>[^,]+?) with (?P<with>(?:an? |my |his |her )?{NAME})$",
            r"\g<lead>\g<who> destroys \g<on> with \g<with>",
        ),
        (
            rf"^({LEADS})((?:my|his|her|my opponent's|the|that) [^,]+?|it) (?:eats?|ate|takes?|took"
            rf"|catch(?:es)?|caught|swallows?|swallowed|faces?|met|meets?) ((?:an? |my |his |her"
            rf" |my opponent's )?{NAME})$",
            r"\1\2 is hit by \3",
        ),
        (
            rf"^({LEADS})(an? |my |his |her |my opponent's )?({NAME}) (?:hits?|strikes?|struck"
            r"|lands on|slams into|smacks?|zaps?|burns?) ((?:my|his|her|my opponent's|the|that)"
            r" (?!face\b|opponent\b|[a-z ]*planeswalker\b)[^,]+|it)$",
            r"\1\4 is hit by \2\3",
        ),
        (r"\bwith loyalty (?=\d+\b)(\d+)", r"with \1 loyalty"),
        (
            rf"{DOER} attacks? {PLANESWALKER},? (?:using|sending) (?P<what>.+)$",
            _attacks,
        ),
        (r"^(?:an?|one|my) (?P<what>[^,]+?) is attacking for me$", r"i attack with my \g<what>"),
        (rf"{DOER} (?:{SENT}) (?P<what>[^,]+?) (?:at|into|towards?) {PLANESWALKER}$", _attacks),
        (
            rf"^({LEADS})({WHO}) (?:pays?|paid) (?:the |its |his |her )?({WAYS_SAID}) cost"
            rf" (?:for|of) ({NAME}.*)$",
            r"\1\2 cast \4 for its \3 cost",
        ),
        (
            rf"^({LEADS})({WHO})((?: then| now)?) (?:taps?|uses?|activates?) ({NAME}|it|her|him)"
            r"(?:'s ability)?(?:,? and|,|,? to) (?:give|gives|giving|grant|grants|granting)"
            r" (?=[^,]+ (?:protection|[a-z]+)\b)",
            lambda found: (
                f"{found[1]}{found[2]} uses"
                f" {'it' if found[4] in ('her', 'him') else found[4]} to give "
            ),
        ),
        (r"\b(life (?:for|to activate|to use)) (?:his|her) (?=ability\b)", r"\1 its "),
        (rf"\bfor (?:his|her) ((?:{WAYS_SAID})(?: cost)?)$", r"for its \1"),
        (
            rf"\b(casts?|plays?) (?:its|the|his|her) ({NAME}) {PART} of ({NAME})",
            r"\1 \2 from \3",
        ),
        (rf"\b(casts?|plays?) ({NAME})'s ({NAME})(?: {PART})?(?=$| on| target)", r"\1 \3 from \2"),
        *(
            (
                rf"^((?:.* )?{who} .*?)\b(?:the|that) (creature|permanent|artifact|enchantment"
                rf"|planeswalker|land) (?:that )?{aimed_by} (?:aimed (?:it )?at|targeted"
                r"|was targeting|am targeting|pointed (?:it|that) at|had targeted)$",
                r"\1that \2",
            )
            for who, aimed_by in (("(?:he|she|my opponent)", "i"), ("i", "(?:he|she|my opponent)"))
        ),
        (
            r"\b(exiles?) (.+?) and (?:then )?returns? it to the battlefield(?: (?:straight away"
            r"|immediately|right away|at once|instantly))?(?=$| by casting)",
            r"\1 \2 and return it to the battlefield",
        ),
        (
            r"^(?:who|which) (?=(?:has|had) (?:\d+|" + "|".join(EN_NUMBERS) + r") loyalty\b)",
            "it ",
        ),
    ),
    Lang.ZH: (
        (
            rf"^({ZH_WHO})(?:又|再|就|也|随手)?(?:朝|向|往|冲|照|对|给)(?P<on>[^，。]+?)(?:身上|头上|脸上)?(?:又|再)?(?:{ZH_THROWN})了?"
            rf"{ZH_ONE}(?P<what>{NAME})$",
            r"\1对\g<on>施放\g<what>",
        ),
        (
            rf"^({ZH_WHO})(?:又|再|就|也|随手)?(?:{ZH_THROWN})了?{ZH_ONE}(?P<what>{NAME})"
            rf"(?:到|在|指着|指向|给|向|往|瞄准|对准|冲着|对着){ZH_ON}",
            r"\1对\g<on>施放\g<what>",
        ),
        (
            rf"^({ZH_WHO})(?:把|将|拿)(?P<what>{NAME})(?:指向|指着|对准|瞄准|打向|射向|扔到|丢到|砸到|用在|用到|打到|打在|丢在|扔在|扔向|丢向){ZH_ON}",
            r"\1对\g<on>施放\g<what>",
        ),
        ("^(?:首先|先)(?=[给让对用把将])", ""),
        (r"给了(?=[^，]{1,10}?[+-]\d+/[+-]\d)", "给"),
        (rf"^({ZH_WHO})([^，]*?)自己唯一的", r"\1\2\1唯一的"),
        ("((?:攻击|进攻|打|打击)(?:我|对手|他|她))本人$", r"\1"),
        (rf"^({ZH_WHO})用([^，]+?)(?:冲|打|攻|杀|扑)过(?:去|来)了?$", r"\1用\2攻击"),
        (rf"^({ZH_WHO})没人(?=挡|阻挡)", r"\1没"),
        ("顶上(?:去|来)?(?=挡|阻挡)", ""),
        (
            rf"^({ZH_WHO})[把将]({NAME})给([^，]+?)(?:装备?上|[戴带穿]上)了?$",
            r"\1给\3装上\2",
        ),
        (rf"^({ZH_WHO})[把将]([^，]+?)喂给({NAME})$", r"\1牺牲\2给\3"),
        (rf"^({ZH_WHO})回手了?(?=[我对他她])", r"\1弹回"),
        (
            rf"^([^，]+?)(?:成了|成为了?|是)(我|对手|他|她)的?({NAME})的目标$",
            r"\2的\3指着\1",
        ),
        (
            rf"^({ZH_WHO})的([^，]+?)(?:向|朝|冲着|冲|对着)(我|对手|他|她)(?:发起|发动|展开)?(?:攻击|进攻|冲锋)(?:过来)?了?$",
            r"\1用\2攻击\3",
        ),
        (
            rf"^({ZH_WHO})的([^，]+?)(?:攻|打|杀|冲|扑|攻击|进攻)了?(?:过来|上来)了?$",
            r"\1用\2攻击",
        ),
        (
            rf"^({ZH_WHO})(?:想要?|要|打算)?(?:派出?|出动|派遣|叫|驱使)(?=[^，]+(?:攻击|进攻|打))",
            r"\1用",
        ),
        (rf"(\d/\d|{NAME}|生物)(?:来|去)?挡下(?:来|了)?(?:它)?$", r"\1挡住"),
        ("(?<=起动)[她他](?=$|，|的|，?让)", "它"),
        ("^(?:本回合|这回合|这个回合)(?=(?:我|对手|他)的[^，]{1,12}(?:吃|挨)(?:了|到))", ""),
    ),
}
