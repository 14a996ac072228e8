"""Why an answer turns on a rule is put into a sentence, with the objects in it."""

from __future__ import annotations

from collections.abc import Iterable

from corpus.ids import RuleId
from judge.ruling.account import Account, Subject
from judge.ruling.account.instances import INSTANCES
from judge.ruling.by_edition import citation
from judge.ruling.misconceptions import Mistaken
from judge.ruling.reasons import Reason
from judge.ruling.reasons.rarity import bare
from judge.ruling.ruling import Deciding
from judge.ruling.wording.repeating import again, how_often
from judge.ruling.wording.sides import said_of
from judge.ruling.wording.statements import BY_WAY, STATEMENTS, WAY
from judge.ruling.wording.writer import Writer
from judge.values import Bilingual
from judge.words import called

MOST_NAMED = 2  # objects and players of a sentence
OF_THEMSELVES = ("802.2a", "802.4")  # told of whom they are about, not of what happens by them


def deciding(
    account: Account, found: Iterable[Reason], others: tuple[Mistaken, ...] = ()
) -> tuple[Deciding, ...]:
    """The rules that an answer turns on, with why.

    `others` are the answers by what is often got wrong about them. What happened is said once,
    where several rules are about it, and so is each of these.
    """
    told: set[Bilingual] = set()
    return tuple(_deciding(account, one, others, told) for one in found)


def is_told(reason: Reason) -> bool:
    """False of a rule that made nothing happen, and that nobody has put into a sentence."""
    made_nothing = (
        reason.of in ("question", "text", "note", "mistake") and reason.kind != "instances"
    )
    return not made_nothing or statement_of(reason.rule) is not None


def _deciding(
    account: Account, reason: Reason, others: tuple[Mistaken, ...], told: set[Bilingual]
) -> Deciding:
    objects = tuple(one for one in reason.about if not isinstance(one, str))
    named = objects or (() if reason.of == "question" else reason.about)
    names = tuple(dict.fromkeys(_shown(account, one) for one in named[:MOST_NAMED]))
    rule = RuleId.parse(bare(reason.rule))
    mistakes = (one.said for one in others if rule.is_within(RuleId.parse(one.rule)))
    without = next((said for said in mistakes if said not in told), None)
    told.update(() if without is None else (without,))
    why = _why(account, reason, names, told)
    return Deciding(citation(reason.rule, account.edition), why, names, without)


def _shown(account: Account, subject: Subject) -> Bilingual:
    if isinstance(subject, str):
        return called(subject)
    return account.finder.names.told(subject)


def _why(
    account: Account, reason: Reason, names: tuple[Bilingual, ...], told: set[Bilingual]
) -> Bilingual:
    """The sentence: what happened, is so, or may not be done, and what the rule says.

    What is among those `told` is not said again.
    """
    statement = statement_of(reason.rule, reason.kind, _kind_of_event(account, reason))
    said = _said(account, reason, names)
    if said is None:
        assert statement is not None
        return _of(names, statement) if reason.of == "note" else _asked(names, statement)
    if statement is not None and (said in told or bare(reason.rule) in OF_THEMSELVES):
        return _of(names, statement)
    told.add(said)
    return _after(said, statement)


def _kind_of_event(account: Account, reason: Reason) -> str:
    """The name of the kind of event by which a rule came in: "Revealed"; empty for another way."""
    if reason.of != "event":
        return ""
    return type(account.occurrences[reason.place].event).__name__


def _said(account: Account, reason: Reason, names: tuple[Bilingual, ...]) -> Bilingual | None:
    """What happened, is so, or may not be done by a rule; None of one that was only looked at."""
    match reason.of:
        case "event":
            one = account.occurrences[reason.place]
            writer = Writer(account.finder.names, one.happened.before, one.happened.after)
            return writer.event(one.event)
        case "refusal":
            entry = account.refused[reason.place].entry
            return Writer(account.finder.names, entry.before).illegal(entry.illegal)
        case "fact":
            fact = account.looked_up[reason.place]
            side = said_of(account, fact, reason.rule)
            return _filled(side, account.finder.names.shown(fact.body))
        case "noticed":
            seen = account.noticed[reason.place]
            return _filled(seen.said, _shown(account, seen.about))
        case "round":
            return how_often(account) if reason.kind == "refused" else again(account)
        case "spared":
            left = account.spared[reason.place]
            return _filled(left.said, _shown(account, left.about))
        case "text" if reason.kind == "instances":
            return _several(account, account.written[reason.place].rules[0], names)
    return None


def _filled(said: Bilingual, name: Bilingual) -> Bilingual:
    return Bilingual(said.en.format(name=name.en), said.zh.format(name=name.zh))


def _several(account: Account, rule: str, names: tuple[Bilingual, ...]) -> Bilingual:
    """That an object has a keyword ability several times, and what comes of that."""
    keyword, held = next((k, one) for k, one in INSTANCES.items() if one.number == rule)
    name = account.played.rulebook.named(keyword)
    en, zh = " and ".join(one.en for one in names), "与".join(one.zh for one in names)
    if held.is_redundant:
        return Bilingual(
            f"{en} has {name.en} several times, which is no more than once.",
            f"{zh}具有多个{name.zh}异能，与一个无异。",
        )
    return Bilingual(
        f"{en} has {name.en} several times, and each of them works by itself.",
        f"{zh}具有多个{name.zh}异能，每一个都分别生效。",
    )


def _after(said: Bilingual, statement: Bilingual | None) -> Bilingual:
    """What is so, and the rule that makes it so."""
    if statement is None:
        return said
    return Bilingual(
        f"{said.en.rstrip('.')}: {_low(statement.en)}", f"{said.zh.rstrip('。')}：{statement.zh}"
    )


def _asked(names: tuple[Bilingual, ...], statement: Bilingual) -> Bilingual:
    """A rule that was only looked at, and for whom."""
    en, zh = " and ".join(one.en for one in names), "与".join(one.zh for one in names)
    return _after(Bilingual(f"As to {en}", f"就{zh}而言"), statement) if names else statement


def _of(names: tuple[Bilingual, ...], statement: Bilingual) -> Bilingual:
    """What a rule says, of whom."""
    en, zh = " and ".join(one.en for one in names), "与".join(one.zh for one in names)
    return Bilingual(f"{en}: {_low(statement.en)}", f"{zh}：{statement.zh}") if names else statement


def _low(sentence: str) -> str:
    """A sentence after a colon: small, unless it begins with a symbol.

    >>> _low("What is countered leaves the stack."), _low("X counts as chosen.")
    ('what is countered leaves the stack.', 'X counts as chosen.')
    """
    return sentence if sentence.startswith("X ") else sentence[:1].lower() + sentence[1:]


def statement_of(rule: str, *ways: str) -> Bilingual | None:
    """What a rule says, in a sentence; None where nobody has put it so.

    Some say something else where they came in by one way, as evoke where it is refused, or of one
    kind of event, as a rule on activating where a card is revealed.
    """
    by_way = (BY_WAY.get(f"{rule}{WAY}{way}") for way in ways)
    return next((said for said in by_way if said is not None), STATEMENTS.get(rule))


def sentence_of(rule: str) -> str | None:
    """The English sentence that a rule is told by; None where there is none."""
    statement = statement_of(rule)
    return None if statement is None else statement.en
