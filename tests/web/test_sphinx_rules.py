"""A site that Sphinx builds with the extension: its links, and its strict build."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEXT = """
Title
=====

See :cr:`702.19b`, :cr:`this rule <702.2c>`, :cr:`践踏`, CR 704.5g and 规则704.5f。

``CR 702.19b`` and `CR 702.19b <https://elsewhere.example/>`_ stay.
"""
LINKS = [
    ("rule/702.19b", "702.19b"),
    ("rule/702.2c", "this rule"),
    ("term/%E8%B7%B5%E8%B8%8F", "践踏"),
    ("rule/704.5g", "CR 704.5g"),
    ("rule/704.5f", "规则704.5f"),
]


def built(folder: Path, text: str, options: str = "") -> tuple[int, str, str]:
    """Sphinx's status, what it says, and the page that it makes of a text."""
    (folder / "conf.py").write_text(
        "extensions = ['web.sphinx_rules']\n"
        "rules_judge_base_url = 'https://rules.example/'\n"
        f"html_theme = 'basic'\n{options}\n",
        encoding="utf-8",
    )
    (folder / "index.rst").write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "sphinx", "-W", "-q", "-E", folder, folder / "out"],
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=120,
    )
    page = folder / "out" / "index.html"
    shown = page.read_text(encoding="utf-8") if page.exists() else ""
    return done.returncode, done.stdout + done.stderr, shown


def test_references_become_links(tmp_path: Path) -> None:
    """Roles and references in a text; code and links stay as they are."""
    status, said, page = built(tmp_path, TEXT, "rules_judge_lang = 'zh'")
    assert status == 0, said
    found = re.findall(r'<a class="cr[^"]*" href="https://rules.example/([^"]+)">([^<]+)</a>', page)
    assert found == [(f"{path}?lang=zh", words) for path, words in LINKS]


def test_a_strict_build_fails_by_an_unknown_number(tmp_path: Path) -> None:
    """If numbers are to be looked up; what is unknown stays as it is written."""
    status, said, page = built(tmp_path, TEXT + "\nCR 704.99.\n", "rules_judge_validate = True")
    assert status != 0
    assert "704.99" in said and "702.19b" not in said
    assert "CR 704.99." in re.sub(r"<[^>]+>", "", page)


def test_options_that_make_no_links_are_refused(tmp_path: Path) -> None:
    """With what would be right."""
    status, said, _ = built(tmp_path, TEXT, "rules_judge_lang = 'fr'")
    assert status != 0 and "en or zh" in said
