"""Players whom a question calls by names: of two, the first is as if I asked, the other opposes.

One player with a name beside "I" is the opponent; several are called what the question calls them.

>>> [(one.name, one.start) for one in players_named("Alice attacks Bob.", ())]
[('I', 0), ('my opponent', 14)]
>>> [(one.name, one.start) for one in players_named("I attack Bob.", ())]
[('my opponent', 9)]
>>> [one.name for one in players_named("Alice attacks Bob, and Carol blocks.", ())]
['I', 'Bob', 'Carol']
>>> [one.name for one in players_named("An opponent attacks another player.", ())]
['opponent A', 'opponent B']
>>> [one.name for one in players_named("My neighbor bolts my 2/2.", ())]
['my opponent']
>>> players_named("My neighbor says my 2/2 dies.", ())
()
>>> [one.name for one in players_named("The active player hits the defending player.", ())]
['I', 'my opponent']
"""

from __future__ import annotations

import re

from judge.asking.names.mentions import Mention
from judge.words import ASKER, OPPONENT

ENGLISH = (
    "Alice|Bob|Carol|Charlie|Dave|David|Eve|Ann|Anna|Amy|Ben|Bill|Chris|Dan|Emma|Frank|Jack|Jane"
    "|John|Kate|Kim|Lisa|Mary|Mike|Nick|Nicole|Paul|Peter|Sam|Sarah|Steve|Tim|Tom|Zoe|Adam|Anne"
    "|[Pp]layer [A-D1-4]"
)
CHINESE = (
    "小[明红李王张刚华美陈赵刘林]|(?:牌手|玩家)[A-D甲乙丙丁]|张三|李四|阿强|阿明"
    "|(?:(?<![\u4e00-\u9fff])|(?<=[和被由对向而]))[甲乙丙丁](?=的|操控|施放|攻击|阻挡|起动|有[0-9]|对|用|会|能|在|被|受到|获得|失去|[和、][甲乙丙丁])"
    "|爱丽丝|艾丽丝|鲍勃|卡罗尔|卡萝|查理|大卫|戴夫|安娜|艾米|汤姆|杰克|玛丽|迈克|彼得|露西|莉莉"
)
NAMES = re.compile(rf"\b(?:{ENGLISH})\b|{CHINESE}")
THIRD = r"\bopponents?\b|\bopp\b|\byou\b|\byour\b|对手|对方|你"
OTHERS = re.compile(  # who would be one of two with names, or a third
    rf"\b(?:i|me|my|mine|we|us|our|he|she|him|her|hers|his)\b|我|他|她|{THIRD}", re.IGNORECASE
)
THEY = re.compile(r"\b(?:they|them|their)\b", re.IGNORECASE)  # of one who is alone in it
ASKING = re.compile(r"\b(?:i|me|my|mine)\b|我", re.IGNORECASE)
A_THIRD = re.compile(THIRD, re.IGNORECASE)
LONE = re.compile(  # what one of whom alone there is a name does: nobody's nickname does that
    r"(?:,? (?:then |also )?(?:controls?|casts?|plays?|activates?|owns?|resolves?|draws?|puts?"
    r"|enchants?|responds?|sacrifices|has|uses|proliferates|gains?|attaches)\b"
    r"| (?:attacks?|blocks?)(?: me| my [a-z]+| it)? with\b|['’]s [A-Z]|的[A-Z])"
)
LETTERED = re.compile(  # one of several opponents, by a letter or number
    r"(?:\b(?:[Mm]y |[Tt]he )?[Oo]pponent |(?:我的)?对手)"
    r"(?P<sign>[A-D1-4甲乙丙丁])(?![\w/]|[张个点])|(?:我的)?对手(?P<zh>[A-D甲乙丙丁])"
)
SIGNS = dict(zip("甲乙丙丁", "ABCD", strict=True))
PEOPLE, WHICH = "(?:玩家|牌手)", "[个位名]"
SPOKEN = re.compile(  # an opponent, another one, and a third
    r"(?P<C>\b(?:a|the) third opponent\b|\b(?:a|the) fourth player\b"
    rf"|第三{WHICH}对手|第四{WHICH}{PEOPLE})"
    r"|(?P<B>\b(?:another|a second|a different|the other|the second|my other|my second) opponent\b"
    r"|\b(?:another|a third|the third|a different) player\b"
    rf"|(?:另外?一{WHICH}|第[二2]{WHICH})(?:我的)?对手|(?:另外?一{WHICH}|第三{WHICH}){PEOPLE})"
    r"|(?P<A>\b(?:(?:one|an?|my|the first|the|that) )?opponent\b"
    rf"|(?:第?一{WHICH})?(?:我的?)?对手)",
    re.IGNORECASE,
)
ALL = re.compile(  # of them, none of whom it names
    r"\b(?:each|every|all|any|no|both|my|the|two|three|four)(?: of)?"
    r"(?: the| my| other| two| three| four)* opponents\b"
    r"|\b(?:each|every|any|no)(?: other)? opponent\b"
    rf"|(?:每{WHICH}?|所有|各个?|全部|其他|[两三四]{WHICH})的?对手",
    re.IGNORECASE,
)
ACTIVE = re.compile(
    r"(?<!non)(?<!non-)\b(?:[Tt]he )?(?:active|attacking) player\b|(?<!非)主动(?:牌手|玩家)"
    "|(?:攻击|进攻)(?:方?牌手|玩家)"
)
PASSIVE = re.compile(
    r"\b(?:[Tt]he )?(?:non-?active|defending) player\b|非主动(?:牌手|玩家)"
    "|(?:防御|防守)(?:方?牌手|玩家)"
)
IS_IN_ROLE = re.compile(  # which tells whose turn it is
    r"\b(?:am|is|are|not|becomes?) (?:the |an? )?(?:non-?)?(?:active|attacking|defending) player\b"
    r"|\bactive player is (?!at\b|on\b|dealt\b)|(?:['’]s|\bmy|\bwhose) turn\b"
    r"|[是为](?:非?主动|攻击|进攻|防御|防守)|主动(?:牌手|玩家)[是为]|[我的手家甲乙AB]回合"
)
OFFERED = re.compile(
    r"主动牌手吗|\bor (?:is it )?the (?:non-?)?active player|: (?:the )?active player"
)
ATTACKED = re.compile(  # of whom the defending player is then another name
    r"\battack(?:s|ed|ing)? (?:me|my)\b|\b(?:i|we)\b[^.,]* block|\bmy block"
    "|攻击我|[打撞]我|我[^，。]*挡",
    re.IGNORECASE,
)
SOMEBODY = re.compile(r"\b(?:[Aa]|[Tt]he|[Tt]hat) player(?=['’]s [A-Z]| \w)")
ANOTHER = re.compile(  # a player, who is spoken of again
    r"\b(?:[Aa]|[Tt]he|[Tt]hat) player\b|[一某][位名个]?(?:牌手|玩家)"
    "|[该那这此][位名个]?(?:牌手|玩家)"
)
OF_ANY_PLAYER = re.compile(
    r"\b(?:each|any|every|both|all|two|three|four|active|defending|attacking|other|another)"
    r"[ -]players?\b"
    r"|\bplayers\b|每[位名个]?(?:牌手|玩家)|所有|任[何一]|两[位名个]|双方|主动|防御"
)
RELATED = re.compile(  # somebody whom I play with
    r"\b(?:[Mm]y |[Tt]he |[Tt]hat |[Tt]his |[Aa] )(?:good |best |old |little |big )?"
    r"(?P<who>rival|neighbou?r|mate|buddy|friend|pal|enemy|foe|adversary|roommate|flatmate|brother"
    r"|sister|wife|husband|boyfriend|girlfriend|cousin|dad|father|mom|mum|mother|son|daughter"
    r"|colleague|coworker|co-worker|classmate|other guy|other dude|other person|opposing player"
    r"|opposition|(?:guy|dude|person|player) across (?:from me|the table))\b"
    r"|\b(?P<kin>Dad)\b|\b[Oo]pposing player\b"
    "|(?:我的?|那个?)?(?P<zh>好?朋友|哥们儿?|兄弟|同学|室友|弟弟|哥哥|妹妹|姐姐|老公|老婆|女朋友|男朋友"
    "|女友|男友|同事|老爸|爸爸|妈妈|邻居|敌方|敌人|对家|牌友|另一[个名](?:玩家|牌手))"
)
ADVISES = re.compile(  # what is no deed of a game
    r"(?:,? who)? (?:also |just |still )?(?:says?|said|thinks?|thought|claims?|claimed|tells?|told"
    r"|asks?|asked|argues?|argued|insists?|insisted|believes?|believed|swears?|wants? to know"
    r"|keeps? (?:saying|telling)|and [iI]\b)|(?:们|却?说|认为|觉得|坚持|问|告诉|和我|跟我|与我)"
)
CALLED = {"Bob": "Dark Confidant"}  # what is a card's nickname too
AS_A_CARD = re.compile(r"\b(?:my|an?|the|his|her|have|control|another|attack with|block with) $")
ONLY_PLAYERS = re.compile(  # what a player does or has, and no creature
    r"'s (?:turn|life|hand|library|graveyard|side|end step|upkeep|creature|only|[a-z0-9/]* ?[A-Z])"
    r"| (?:casts?|controls?|sacrifices?|activates?|responds?|counters?|bolts|chooses?|pays?"
    r"|discards?|(?:attacks|blocks)(?: me| us| my [a-z]+| it)? with|enchants|plays|puts|owns"
    r"|is at|has (?:an?|no|one|two|three|[0-9]+|only)) "
    r"|(?:施放|操控|起动|牺牲|响应|反击|[有剩][0-9]|的(?:回合|手牌|牌库|坟墓场|生物|[0-9]))"
)


def players_named(text: str, cards: tuple[str, ...]) -> tuple[Mention, ...]:
    """The mentions of the players of a question who have names; none where others are in it."""
    if others := _opponents(text):
        return others
    if in_roles := _in_roles(text):
        return in_roles
    if related := _related(text):
        return related
    found = list(NAMES.finditer(text))
    names = list(dict.fromkeys(one[0] for one in found))
    if len(names) == 1 and ASKING.search(text) and not A_THIRD.search(text):
        who = {names[0]: OPPONENT}
    elif len(names) == 1 and _is_alone(text) and _acts(text, found):
        who = {names[0]: ASKER}
    elif len(names) > 1 and ASKING.search(text) and not A_THIRD.search(text):
        who = {name: name for name in names}
    elif len(names) > 2 and not OTHERS.search(text):
        who = {name: name for name in names} | {names[0]: ASKER}
    elif len(names) == 2 and not OTHERS.search(text):
        who = dict(zip(names, (ASKER, OPPONENT), strict=True))
    elif not names and ASKING.search(text):
        return _another(text)
    else:
        return () if names else _somebody(text)
    if any(_is_card(name, text, cards, is_sure=len(names) > 1) for name in names):
        return ()
    return tuple(Mention(who[one[0]], one.start(), one.end(), is_player=True) for one in found)


def _in_roles(text: str) -> tuple[Mention, ...]:
    """The mentions of the active and of the defending player, beside me or one who has a name."""
    active, passive = list(ACTIVE.finditer(text)), list(PASSIVE.finditer(text))
    named = list(NAMES.finditer(text))
    who = [(ASKER, active), (OPPONENT, passive)]
    if not (active or passive) or IS_IN_ROLE.search(text) or A_THIRD.search(text):
        return ()
    if not (active or named or ASKING.search(text)) or OFFERED.search(text):
        return ()
    if ASKING.search(text):
        if active or named or ATTACKED.search(text):
            return ()
    elif OTHERS.search(text) or len({one[0] for one in named}) > (not (active and passive)):
        return ()
    else:
        who.append((OPPONENT if active else ASKER, named))
    found = [(one, name) for name, ones in who for one in ones]
    return tuple(
        Mention(name, one.start(), one.end(), is_player=True)
        for one, name in sorted(found, key=lambda it: it[0].start())
    )


def _related(text: str) -> tuple[Mention, ...]:
    """The mentions of a friend, a neighbor or the like who plays against me, and says nothing."""
    found = list(RELATED.finditer(text))
    kinds = {(one["who"] or one["kin"] or one["zh"] or "").casefold() for one in found}
    if len(kinds) != 1 or A_THIRD.search(text) or NAMES.search(text) or not ASKING.search(text):
        return ()
    if any(ADVISES.match(text, one.end()) for one in found):
        return ()
    return tuple(Mention(OPPONENT, one.start(), one.end(), is_player=True) for one in found)


def _opponents(text: str) -> tuple[Mention, ...]:
    """The mentions of several opponents who have letters, or of one and "another"."""
    found = list(LETTERED.finditer(text))
    if found:
        rest = ALL.sub("", LETTERED.sub("", text))
        if A_THIRD.search(rest) or NAMES.search(rest):
            return ()
        written = [one["sign"] or one["zh"] for one in found]
        signs = [SIGNS.get(one, one) for one in written]
    else:
        found = [one for one in SPOKEN.finditer(text) if not _lies_in_all(text, one)]
        kinds = {one.lastgroup for one in found}
        if not {"A", "B"} <= kinds or re.search(r"\byour?\b|你", text):
            return ()
        signs = [str(one.lastgroup) for one in found]
    named = zip(signs, found, strict=True)
    return tuple(
        Mention(f"opponent {sign}", one.start(), one.end(), is_player=True) for sign, one in named
    )


def _lies_in_all(text: str, found: re.Match[str]) -> bool:
    """True of a word for an opponent that is one of a phrase for them all."""
    return any(one.start() <= found.start() < one.end() for one in ALL.finditer(text))


def _is_card(name: str, text: str, cards: tuple[str, ...], *, is_sure: bool) -> bool:
    """True where a name may be a card's nickname: nobody of that name does what players do."""
    places = [one for one in NAMES.finditer(text) if one[0] == name]
    if CALLED.get(name) not in cards:
        return False
    if any(AS_A_CARD.search(text, 0, one.start()) for one in places):
        return True
    if is_sure and cards.count(CALLED[name]) == len(places):
        return False  # nothing else is of that name
    return not any(ONLY_PLAYERS.match(text, one.end()) for one in places)


def _is_alone(text: str) -> bool:
    """True of a question in which nobody is but who has a name."""
    return not OTHERS.search(text) and not THEY.search(text)


def _acts(text: str, found: list[re.Match[str]]) -> bool:
    """True where one who has a name does what only players do."""
    return any(LONE.match(text, one.end()) for one in found)


def _another(text: str) -> tuple[Mention, ...]:
    """A question about me and "a player", who is "that player" later: the one that opposes me."""
    found = list(ANOTHER.finditer(text))
    told = {one[0].casefold().replace("the ", "that ") for one in found}
    is_told = any(not one.startswith(("a ", "一", "某")) for one in told) and len(told) > 1
    if not is_told or OF_ANY_PLAYER.search(text) or A_THIRD.search(text):
        return ()
    return tuple(Mention(OPPONENT, one.start(), one.end(), is_player=True) for one in found)


def _somebody(text: str) -> tuple[Mention, ...]:
    """A question about "a player" alone is of what would be mine."""
    if not _is_alone(text) or not re.match("(?:If )?[Aa] player", text):
        return ()
    found = SOMEBODY.finditer(text)
    return tuple(Mention(ASKER, one.start(), one.end(), is_player=True) for one in found)
