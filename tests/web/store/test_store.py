"""What is put into the store comes out as it was; what may not be stored is refused, with why."""

from __future__ import annotations

import doctest
import importlib
import os
import signal
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import monotonic

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

import judge
from web import store as public
from web.store import (
    MOST_IN_REPORT,
    MOST_IN_RULINGS,
    MOST_IN_SCENARIO,
    BadAddress,
    Invalid,
    ReportKind,
    ReportState,
    Store,
    Unavailable,
    UnknownPermalink,
    UnknownReport,
    database,
)
from web.store.store import _away
from web.store.tables import metadata

ROOT = Path(__file__).parents[3]
NEVER = "a" * 24


def scenario_text() -> str:
    return (ROOT / "docs" / "scenarios" / "deathtouch-trample.yaml").read_text(encoding="utf-8")


def put(store: Store, text: str, engine: str = "1") -> public.Permalink:
    rulings = [judge.ask(each).to_dict() for each in judge.load_scenarios(text)]
    return store.put(text, edition="2023-11-17", engine=engine, rulings=rulings)


@pytest.mark.parametrize("name", ["web.store", "web.store.model"])
def test_the_examples_in_the_docstrings_hold(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted and not result.failed


def test_a_permalink_comes_back_whole(store: Store) -> None:
    made = put(store, scenario_text())
    found = store.get(made.id)
    assert found == made
    assert judge.load_scenarios(found.scenario) == judge.load_scenarios(scenario_text())
    (scenario,) = judge.load_scenarios(found.scenario)
    assert list(found.rulings) == [judge.ask(scenario).to_dict()]
    assert abs(datetime.now(UTC) - found.created) < timedelta(minutes=5)
    assert store.get(made.id.upper()) == found


def test_the_same_scenario_has_the_same_link_and_the_first_ruling_stays(store: Store) -> None:
    first = put(store, scenario_text(), engine="1")
    spaced = "\ufeff" + scenario_text().replace("\n", " \r\n") + "\n\n"
    again = store.put(spaced, edition="2030-01-01", engine="2", rulings=[])
    assert again == first
    assert again.engine == "1"


def test_another_scenario_has_another_link(store: Store) -> None:
    other = scenario_text().replace("Ann", "Eve")
    assert put(store, scenario_text()).id != put(store, other).id


def test_a_link_outlives_the_process(address: str) -> None:
    first = Store.open(address)
    made = put(first, scenario_text())
    first.close()
    later = Store.open(address)
    assert later.get(made.id) == made
    later.close()


@pytest.mark.parametrize(
    "wrong", [NEVER, "", "a", "A" * 25, "1" * 24, "' OR 1=1 --", "\x00" * 24, "\ud800", "链接" * 12]
)
def test_an_id_of_nothing_is_unknown(store: Store, wrong: str) -> None:
    with pytest.raises(UnknownPermalink):
        store.get(wrong)


def test_texts_that_databases_refuse_are_kept(store: Store) -> None:
    ruling = {"answer": {"zh": "是\x00\ud800", "en": "\u2028 yes"}}
    made = store.put("title: '😀'", edition="2023-11-17", engine="1", rulings=[ruling])
    assert store.get(made.id).rulings == (ruling,)
    text = store.report(ReportKind.RULE, "a\x00b\ud800c\r\nd 規則", edition="e", subject="1\x00")
    assert (text.text, text.subject) == ("a\ufffdb\ufffdc\nd 規則", "1\ufffd")
    assert store.reports() == (text,)


def test_what_is_too_long_is_refused_with_the_limit(store: Store) -> None:
    def keep(scenario: str, ruling: str) -> None:
        store.put(scenario, edition="2023-11-17", engine="1", rulings=[{"answer": ruling}])

    keep("x" * MOST_IN_SCENARIO, "y")
    for scenario, ruling, most in (
        ("x" * (MOST_IN_SCENARIO + 1), "y", MOST_IN_SCENARIO),
        ("z", "y" * MOST_IN_RULINGS, MOST_IN_RULINGS),
    ):
        with pytest.raises(Invalid, match=str(most)) as caught:
            keep(scenario, ruling)
        assert caught.value.most == most
    about = {"edition": "2023-11-17", "subject": "702.19b"}
    store.report(ReportKind.RULE, "长" * MOST_IN_REPORT, **about)
    with pytest.raises(Invalid, match=str(MOST_IN_REPORT)):
        store.report(ReportKind.RULE, "长" * (MOST_IN_REPORT + 1), **about)
    with pytest.raises(Invalid):
        store.report(ReportKind.RULE, "text", edition="2023-11-17", subject="7" * 300)
    with pytest.raises(Invalid):
        store.report(ReportKind.RULE, "text", edition="2" * 40, subject="7")
    assert len(store.reports()) == 1


def test_a_report_is_listed_until_it_is_done(store: Store) -> None:
    link = put(store, scenario_text())
    ruling = store.report(ReportKind.RULING, "  不对。 ", permalink=link.id.upper())
    rule = store.report(ReportKind.TRANSLATION, "typo", edition="2023-11-17", subject="702.19b")
    assert (ruling.text, ruling.permalink, ruling.kind) == ("不对。", link.id, ReportKind.RULING)
    assert (rule.edition, rule.subject, rule.permalink) == ("2023-11-17", "702.19b", None)
    assert store.reports() == (ruling, rule)
    done = store.mark(ruling.id, ReportState.DONE)
    assert done.state is ReportState.DONE
    assert store.reports(ReportState.OPEN) == (rule,)
    assert store.reports(ReportState.DONE) == (done,)


def test_a_report_about_nothing_is_refused(store: Store) -> None:
    with pytest.raises(UnknownPermalink):
        store.report(ReportKind.RULING, "text", permalink=NEVER)
    with pytest.raises(Invalid, match="a rule, term or card"):
        store.report(ReportKind.RULE, "text", edition="2023-11-17")
    with pytest.raises(Invalid, match="empty"):
        store.report(ReportKind.RULE, " \n", edition="2023-11-17", subject="7")
    assert store.reports() == ()


@pytest.mark.parametrize("number", [0, -1, 7, 10**30])
def test_a_report_that_there_is_not_cannot_be_marked(store: Store, number: int) -> None:
    with pytest.raises(UnknownReport, match=str(number)):
        store.mark(number, ReportState.DONE)


def test_nothing_personal_has_a_place(store: Store) -> None:
    columns = {column.name for table in metadata.tables.values() for column in table.columns}
    assert columns == {
        *("id", "scenario", "edition", "engine", "rulings", "created"),
        *("kind", "text", "permalink", "subject", "state"),
        *("link", "today", "answers"),
    }


def test_the_migrations_make_the_tables_that_the_code_uses(address: str) -> None:
    engine = database.connect(address)
    database.migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    assert ScriptDirectory(database.MIGRATIONS).get_current_head() == database.LATEST
    engine.dispose()


@pytest.mark.parametrize(
    ("wrong", "scheme"),
    [("mysql://u:secret@host/x", "mysql"), ("secret", "secret"), ("oracle:secret", "oracle")],
)
def test_an_address_of_no_known_database_is_refused(wrong: str, scheme: str) -> None:
    with pytest.raises(BadAddress, match="postgresql://") as caught:
        Store.open(wrong)
    assert scheme in str(caught.value)
    assert "u:secret" not in str(caught.value)


def test_a_database_that_is_away_is_said_without_its_password(tmp_path: Path) -> None:
    with pytest.raises(Unavailable) as caught:
        Store.open(f"postgres://judge:secret@/none?host={tmp_path}")
    assert "secret" not in str(caught.value)
    assert str(caught.value).count("\n") == 0


def test_a_file_that_is_no_database_is_said(tmp_path: Path) -> None:
    file = tmp_path / "store.sqlite"
    file.write_text("This is no database." * 100)
    with pytest.raises(Unavailable, match="not a database"):
        Store.open(file)


def test_a_store_that_lost_its_database_says_so(tmp_path: Path) -> None:
    opened = Store.open(tmp_path / "store.sqlite")
    opened.check()
    (tmp_path / "store.sqlite").write_text("gone" * 1000)
    opened.close()
    with pytest.raises(Unavailable):
        opened.check()
    with pytest.raises(Unavailable):
        opened.get(NEVER)


def test_a_frozen_server_is_not_waited_for(cluster: Path) -> None:
    opened = Store.open(f"postgresql://judge@/postgres?host={cluster}")
    server = int((cluster / "data" / "postmaster.pid").read_text().split()[0])
    with opened._engine.connect() as connection:
        own = connection.scalar(text("SELECT pg_backend_pid()"))
    for process in (server, own):
        os.kill(process, signal.SIGSTOP)
    try:
        before = monotonic()
        with pytest.raises(Unavailable, match=r"no answer|timeout"):
            opened.check()
        waited = monotonic() - before
        with pytest.raises(Unavailable, match="nor did it"):
            opened.get(NEVER)
        assert monotonic() - before - waited < 1
    finally:
        for process in (own, server):
            os.kill(process, signal.SIGCONT)
    _away.clear()
    opened.check()
    opened.close()
