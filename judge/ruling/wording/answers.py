"""Answers are put into words: each text begins with its value, in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from judge.game.events import Resolved
from judge.game.state import ObjectId
from judge.ruling.account import Account
from judge.ruling.answers import Answer, Answers, Part
from judge.ruling.answers.answering import NOBODY
from judge.ruling.wording.counted import how_many
from judge.ruling.wording.looks import look
from judge.ruling.wording.names import COUNTERS, DAY
from judge.ruling.wording.news import told
from judge.ruling.wording.plainly import (
    copies,
    has_or_not,
    key_of,
    plain_zone,
    told_plainly,
    without_head,
)
from judge.ruling.wording.repeating import at_will, loop, with_head
from judge.ruling.wording.sentences import result
from judge.ruling.wording.values import (
    NOTHING,
    SAID,
    joined,
    number_of,
)
from judge.ruling.wording.whereabouts import has_died, is_dead, whereabouts
from judge.ruling.wording.writer import Writer
from judge.scenario.called import is_called
from judge.scenario.expectations import GONE
from judge.scenario.record import may_go_on
from judge.values import Bilingual
from judge.words import word

NOTHING_CHANGES = Bilingual(
    "Nothing changes: what was done leaves everything as it was.", "没有变化：一切照旧。"
)
NOTHING_COMES = Bilingual("Nothing changes by itself.", "此局面不会自行改变。")
NOTHING_DONE = Bilingual(
    "Nothing changes: {name} resolves, and nothing comes of it.",
    "没有变化：{name}结算，但没有造成任何改变。",
)
NOTHING_HAPPENS = Bilingual("Nothing happens.", "什么都没有发生。")
NOTHING_TRIED = Bilingual("Nothing was tried.", "没有尝试任何动作。")
NEITHER = "neither"
MAY_BE = Bilingual("Yes. That may be done.", "是。可以如此作。")


def whole(account: Account, found: Answers) -> Bilingual:
    """The answer to everything: that of each question, or what changed; and what may go on."""
    if found.loops:
        return loop(account, found.loops)
    said = _whole(account, found)
    is_asked = any(one.asked.key == "repeats" for one in found.answers)
    return said if is_asked or not may_go_on(account.record) else joined([said, at_will(account)])


def _whole(account: Account, found: Answers) -> Bilingual:
    if found.answers:
        beside = [(one.kind, told(account, one)) for one in found.beside]
        refused = [said for kind, said in beside if kind == "refused"]
        others = [said for kind, said in beside if kind != "refused"]
        if account.played.scenario.ask:
            return joined([*(text(account, one) for one in found.answers), *refused, *others])
        every = (said for one in found.answers for said in plain(account, one))
        return joined([*refused, *every, *others])
    if not account.record.entries:
        return NOTHING_HAPPENS
    if not found.changes:
        return _nothing(account)
    return joined([told(account, one) for one in found.changes])


def _nothing(account: Account) -> Bilingual:
    """That nothing changed, and what it is that one would have expected to change something."""
    for one in reversed(account.occurrences):
        if isinstance(one.event, Resolved):
            name = Writer(account.finder.names, one.happened.before).name(one.event.object)
            return Bilingual(
                NOTHING_DONE.en.format(name=name.en), NOTHING_DONE.zh.format(name=name.zh)
            )
    return NOTHING_CHANGES if account.played.scenario.play else NOTHING_COMES


def text(account: Account, answer: Answer) -> Bilingual:
    """The answer to one question, which begins with its value."""
    return joined(list(_parts(account, answer)))


def plain(account: Account, answer: Answer) -> Iterator[Bilingual]:
    """What is so of what nobody asked about, without a value before it."""
    for part in answer.parts:
        shown, key = _called(account, part.name), answer.asked.key
        if part.value == GONE and key in WHAT_IS_GONE:
            yield without_head(_gone(shown))
        elif key == "zone":
            yield plain_zone(part.value, shown, has_died=is_dead(account, part))
        else:
            yield told_plainly(account, answer, part, shown, _value)


def _parts(account: Account, answer: Answer) -> Iterator[Bilingual]:
    key = answer.asked.key
    for part in answer.parts:
        shown = _called(account, part.name)
        if part.value == GONE and key in WHAT_IS_GONE:
            yield _gone(shown)
        else:
            yield WORDS.get(key, _plain)(account, answer, part, shown)


def _called(account: Account, name: str) -> Bilingual:
    """What an asker calls something, in both languages where its label or card has both."""
    names = account.finder.names
    label = names.in_both(name)
    found = names.find(account.view, name) if label.en == label.zh else None
    body = None if found is None else names.bodies[found[0]]
    is_named = body is not None and is_called(body.name, name.partition(" #")[0])
    return names.shown(body.id) if body is not None and is_named else label


WHAT_IS_GONE = (
    *("power_toughness", "base_power_toughness", "name", "mana_value", "damage", "loyalty"),
    *("controller", "counters", "tapped", "attacking", "blocking", "blocked"),
    *("face_down", "phased_out"),
)


def _gone(shown: Bilingual) -> Bilingual:
    return Bilingual(f"None: {shown.en} is not there any more.", f"无：{shown.zh}已不在。")


Words = Callable[[Account, Answer, Part, Bilingual], Bilingual]


def _plain(account: Account, answer: Answer, part: Part, shown: Bilingual) -> Bilingual:
    """A value in the sentence of its key; yes or no in one of its two."""
    key, value = key_of(account, answer, part), part.value
    if isinstance(value, bool):
        head = Bilingual("Yes. ", "是。") if value else Bilingual("No. ", "否。")
        said = told_plainly(account, answer, part, shown, _value)
        return Bilingual(head.en + said.en, head.zh + said.zh)
    wording = NOTHING[key] if value in (GONE, NOBODY, NEITHER, []) else SAID[key]
    said, plural = _value(account, part, key), "" if value == 1 else "s"
    return Bilingual(
        wording.en.format(value=said.en, name=shown.en, s=plural),
        wording.zh.format(value=said.zh, name=shown.zh),
    )


def _value(account: Account, part: Part, key: str) -> Bilingual:
    """A value in words: names in both languages, a word of the rules, a number as it is."""
    value, names = part.value, account.finder.names
    if key == "name":
        found = names.find(account.view, part.name)
        now = account.view.of(found[1]).name if found and found[1] is not None else None
        return now or Bilingual(value, value)
    if key == "day":
        return Bilingual(value.title(), DAY[value == "day"].zh)
    if not isinstance(value, str | list):
        return Bilingual(str(value), str(value))
    shown = {names.shown(body).en: names.shown(body) for body in names.bodies}
    each = [shown.get(one, word(one)) for one in (value if isinstance(value, list) else [value])]
    return Bilingual(", ".join(one.en for one in each), "、".join(one.zh for one in each))


def _in_order(account: Account, answer: Answer, part: Part, shown: Bilingual) -> Bilingual:
    """What resolves, in that order, and what is the first."""
    if not part.value:
        return NOTHING["in_order"]
    said = _value(account, part, "in_order")
    if len(part.value) == 1:
        return Bilingual(f"{said.en}: only that resolves.", f"{said.zh}：仅此结算。")
    first = _value(account, part.with_(value=part.value[0]), "in_order")
    return Bilingual(f"{said.en}: {first.en} first.", f"{said.zh}：{first.zh}先结算。")


def _size(account: Account, answer: Answer, part: Part, shown: Bilingual) -> Bilingual:
    """A size; of what has died also that it is no longer there."""
    said = _plain(account, answer, part, shown)
    if not has_died(account, part.name):
        return said
    return joined([said, Bilingual(f"{shown.en} died.", f"{shown.zh}已死去。")])


def _counters(account: Account, answer: Answer, part: Part, shown: Bilingual) -> Bilingual:
    numbers = part.value if isinstance(part.value, list) else [part.value]
    if not any(numbers):
        kinds = part.of or ()
        of = Bilingual(kinds[0], COUNTERS.get(kinds[0], kinds[0])) if kinds else Bilingual("", "")
        return Bilingual(
            f"0 {of.en} counters on {shown.en}.".replace("  ", " "),
            f"0个{of.zh}指示物：{shown.zh}。",
        )
    held = [(kind, n) for kind, n in zip(part.of, numbers, strict=True) if n]
    en = " and ".join(f"{n} {kind} counter{'' if n == 1 else 's'}" for kind, n in held)
    zh = "和".join(f"{n}个{COUNTERS.get(kind, kind)}指示物" for kind, n in held)
    return Bilingual(f"{en} on {shown.en}.", f"{zh}：{shown.zh}。")


def _count(account: Account, answer: Answer, part: Part, shown: Bilingual) -> Bilingual:
    """How many there are, of what was counted."""
    return how_many(account, answer, part.value)


def _has(account: Account, answer: Answer, part: Part, shown: Bilingual) -> Bilingual:
    """Whether an object has abilities or is of types, or which it has or is of."""
    key = answer.asked.key
    if isinstance(part.value, bool):
        told = has_or_not(account, key, part, shown)
        head = Bilingual("Yes", "是") if part.value else Bilingual("No", "否")
        return Bilingual(f"{head.en}. {told.en}", f"{head.zh}。{told.zh}")
    names, id_ = account.finder.names, ObjectId(part.of)
    seen = look(names, account.view.of(id_), account.view.rulebook.edition)
    if key in ("is", "is_not"):
        return Bilingual(
            f"{seen.types.en}, {seen.colors.en}: that is what {shown.en} is.",
            f"{seen.types.zh}，{seen.colors.zh}：{shown.zh}即是如此。",
        )
    if not seen.abilities:
        return Bilingual(f"None: {shown.en} has no abilities.", f"无：{shown.zh}没有异能。")
    listed = seen.listed()
    return Bilingual(
        f"{listed.en}: that is what {shown.en} has.", f"{listed.zh}：这些是{shown.zh}的异能。"
    )


def _refused(account: Account, answer: Answer, part: Part, shown: Bilingual) -> Bilingual:
    """Whether something may be done, and why not."""
    if part.value is None:
        return NOTHING_TRIED
    if part.value or part.of is None:
        return MAY_BE
    said = Writer(account.finder.names, part.of.before).illegal(part.of.illegal)
    return Bilingual(f"No. {said.en[:1].upper()}{said.en[1:]}", f"否。{said.zh}")


def _result(account: Account, answer: Answer, part: Part, shown: Bilingual) -> Bilingual:
    """Who wins; a draw; or nobody yet."""
    said = result(part.of)
    if part.of["draw"]:
        return Bilingual("A draw: nobody wins the game.", "平手：没有牌手赢得此盘游戏。")
    if not part.of["wins"]:
        return Bilingual(f"Nobody wins: {_low(said.en)}", f"无人获胜：{said.zh}")
    return said


def _low(sentence: str) -> str:
    return "the game continues." if sentence == "The game continues." else sentence


def _dealt(account: Account, answer: Answer, part: Part, shown: Bilingual) -> Bilingual:
    """The damage that a source dealt: in all, or to each that is asked about."""
    if not isinstance(part.value, list):
        return Bilingual(
            f"{part.value} damage in all: that is what {shown.en} deals.",
            f"总共{part.value}点伤害：由{shown.zh}造成。",
        )
    whom = [_called(account, name) for name in part.of]
    each = list(zip(part.value, whom, strict=True))
    en = ", ".join(f"{n} damage to {one.en}" for n, one in each)
    zh = "，".join(f"{n}点伤害对{one.zh}" for n, one in each)
    return Bilingual(f"{en}: that is what {shown.en} deals.", f"{zh}：由{shown.zh}造成。")


def _triggered(account: Account, answer: Answer, part: Part, shown: Bilingual) -> Bilingual:
    times = number_of(part.value)
    return Bilingual(
        f"{times.en}: so often abilities of {shown.en} trigger.",
        f"{times.zh}：{shown.zh}的异能触发的次数。",
    )


WORDS: Mapping[str, Words] = {
    "zone": lambda account, answer, part, shown: whereabouts(account, part, shown),
    "power_toughness": _size,
    "in_order": _in_order,
    "repeats": lambda account, answer, part, shown: with_head(account, part),
    "counters": _counters,
    "count": _count,
    **dict.fromkeys(("has", "lacks", "is", "is_not"), _has),
    **dict.fromkeys(("legal", "allowed"), _refused),
    "result": _result,
    "deals": _dealt,
    "triggered": _triggered,
    "copied": copies,
}


def plain_value(value: Any) -> Any:
    """The value of an answer as plain data."""
    return [plain_value(one) for one in value] if isinstance(value, list | tuple) else value
