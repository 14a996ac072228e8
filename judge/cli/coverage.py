"""`judge coverage`: which rules the engine carries out, section by section."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

import judge
from corpus.ids import RuleId
from corpus.model import Bilingual
from judge.cli import options
from judge.cli.rule import bilingual
from judge.cli.scenarios import files
from judge.cli.terminal import Terminal

if TYPE_CHECKING:
    from corpus.graph import RuleGraph
    from judge.cli.checklist import Item
    from judge.cli.covered import Covered, Section

TOTAL = Bilingual(
    "{done} of {rules} rules have a function ({share})",
    "{rules}条规则中有{done}条已实现（{share}）",
)
IN_SCENARIOS = Bilingual("{number} in scenarios", "{number}条见于情境")
LISTED = Bilingual(
    "{rules} rules: {done} carried out, {considered} considered, {decided} have decided",
    "{rules}条规则：{done}条已实现，{considered}条在裁定中被考虑，{decided}条曾起决定作用",
)
NO_FUNCTION = Bilingual("no function", "未实现")


def add_to(commands: Any) -> None:
    """Adds the command to the parser."""
    parser = commands.add_parser(
        "coverage", help="which rules the engine carries out", description=__doc__
    )
    parser.add_argument(
        "within", nargs="?", metavar="NUMBER", help="show each rule of this chapter, section, rule"
    )
    parser.add_argument(
        "--scenarios", nargs="+", type=Path, default=(), metavar="PATH", help="who quotes each rule"
    )
    parser.add_argument(
        "--rulings", action="store_true", help="rule on them too: whose ruling cites each rule"
    )
    parser.add_argument(
        "--checklist",
        action="store_true",
        help="the rules that say what is or isn't so: carried out, considered, have decided",
    )
    options.add_lang(parser)
    options.add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Counts the rules that have a function; raises UnknownRule for a number there is not."""
    from judge.cli.covered import coverage

    graph = options.library().graph(_edition())
    within = None if arguments.within is None else RuleId.parse(arguments.within)
    if within is not None:
        graph.rule(within)
    read = [scenario for path in files(arguments.scenarios) for scenario in _read(path)]
    if arguments.checklist:
        return _show_checklist(graph, read, within, arguments, terminal)
    found = _within(coverage(graph, read, rulings=arguments.rulings), within)
    if arguments.json:
        terminal.json(as_json(graph, found))
        return 0
    for section in found:
        _show(graph, section, arguments, terminal)
    _show_total(graph, found, arguments, terminal)
    return 0


def _show_checklist(
    graph: RuleGraph,
    read: list[judge.Scenario],
    within: RuleId | None,
    arguments: argparse.Namespace,
    terminal: Terminal,
) -> int:
    """Each rule of the list with how often it came in and decided, and the totals."""
    from judge.cli.checklist import checklist

    every = checklist(graph, read)
    items = [item for item in every if within is None or item.number.is_within(within)]
    if arguments.json:
        terminal.json([_item(item) for item in items])
        return 0
    for item in items:
        done = "+" if item.is_carried_out else "-"
        terminal.line(f"{item.number}\t{done}\t{item.considered}\t{item.decided}")
    counts = {
        "rules": len(items),
        "done": sum(item.is_carried_out for item in items),
        "considered": sum(item.considered > 0 for item in items),
        "decided": sum(item.decided > 0 for item in items),
    }
    for line in options.texts(LISTED, arguments.lang):
        terminal.line(line.format(**counts), "bold")
    return 0


def _item(item: Item) -> dict[str, Any]:
    return {
        "ruleNumber": str(item.number),
        "carriedOut": item.is_carried_out,
        "considered": item.considered,
        "decided": item.decided,
    }


def _edition() -> str:
    from judge.rules.editions import BASE_EDITION

    return BASE_EDITION.date


def _read(path: Path) -> list[judge.Scenario]:
    """The scenarios of a file; raises BadScenario for one that cannot be read."""
    return list(judge.load_scenarios(path))


def _within(sections: tuple[Section, ...], number: RuleId | None) -> tuple[Section, ...]:
    """The sections cut down to the rules that stand within a number."""
    if number is None:
        return sections
    cut = (
        section.with_(rules=tuple(rule for rule in section.rules if rule.number.is_within(number)))
        for section in sections
    )
    return tuple(section for section in cut if section.rules)


def as_json(graph: RuleGraph, sections: tuple[Section, ...]) -> dict[str, Any]:
    """The sections in the form of `judge coverage --json`."""
    return {
        "edition": graph.edition.key,
        "rules": sum(len(section.rules) for section in sections),
        "carriedOut": sum(section.carried_out for section in sections),
        "inScenarios": sum(section.in_scenarios for section in sections),
        "sections": [
            {
                "section": str(section.number),
                "title": bilingual(graph.title(section.number)),
                "rules": len(section.rules),
                "carriedOut": section.carried_out,
                "inScenarios": section.in_scenarios,
                "items": [_rule(rule) for rule in section.rules],
            }
            for section in sections
        ],
    }


def _rule(rule: Covered) -> dict[str, Any]:
    return {
        "ruleNumber": str(rule.number),
        "functions": list(rule.functions),
        "quotedBy": list(rule.quoted),
        "appliedBy": list(rule.applied),
    }


def _show(
    graph: RuleGraph, section: Section, arguments: argparse.Namespace, terminal: Terminal
) -> None:
    title = " ".join(options.texts(graph.title(section.number), arguments.lang))
    done, rules = section.carried_out, len(section.rules)
    line = f"{section.number}  {done:>4}/{rules:<4} {_share(done, rules):>4}"
    if arguments.scenarios:
        line += f"  {section.in_scenarios:>4}"
    terminal.line(f"{line}  {title}", "green" if done else "dim")
    if arguments.within is not None:
        for rule in section.rules:
            _show_rule(rule, arguments, terminal)


def _show_rule(rule: Covered, arguments: argparse.Namespace, terminal: Terminal) -> None:
    names = ", ".join(name.removeprefix("judge.") for name in rule.functions)
    missing = " / ".join(options.texts(NO_FUNCTION, arguments.lang))
    terminal.line(f"{rule.number}  {names or missing}", "" if names else "dim", indent=2)
    for place in dict.fromkeys((*rule.quoted, *rule.applied)):
        terminal.line(place, "dim", indent=4)


def _show_total(
    graph: RuleGraph,
    sections: tuple[Section, ...],
    arguments: argparse.Namespace,
    terminal: Terminal,
) -> None:
    counted = as_json(graph, sections)
    done, rules = counted["carriedOut"], counted["rules"]
    said = zip(
        options.texts(TOTAL, arguments.lang),
        options.texts(IN_SCENARIOS, arguments.lang),
        strict=True,
    )
    for total, in_scenarios in said:
        line = total.format(done=done, rules=rules, share=_share(done, rules))
        if arguments.scenarios:
            line += "; " + in_scenarios.format(number=counted["inScenarios"])
        terminal.line(f"{graph.edition.key}: {line}", "bold")


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.0%}" if whole else "–"
