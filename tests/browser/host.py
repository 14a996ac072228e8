"""A page of somebody else's site, as unfriendly as pages get: its policy and its styles."""

from __future__ import annotations

from dataclasses import dataclass, field

from flask import Flask, Response

RESET = """
* { all: unset !important; }
head, head * { display: none !important; }
body, div, p, pre { display: block !important; margin: 20px !important; color: lime !important; }
div { font-size: 2px !important; }
body { transform: translateX(0) !important; }
rules-judge, [popover] { display: none !important; }
"""


@dataclass
class Host:
    """A site whose pages embed ours. Its own scripts are forbidden what ours must not need."""

    site: str
    pages: dict[str, str] = field(default_factory=dict)
    policy: str = ""

    def __post_init__(self) -> None:
        self.policy = self.policy or (
            f"default-src 'none'; style-src 'self'; script-src {self.site}; "
            f"connect-src {self.site}; require-trusted-types-for 'script'; trusted-types 'none'"
        )

    def app(self) -> Flask:
        """The host as an application."""
        app = Flask(__name__)
        app.add_url_rule("/reset.css", view_func=lambda: Response(RESET, mimetype="text/css"))
        app.add_url_rule("/<name>", view_func=self._page, endpoint="page")
        return app

    def write(
        self, name: str, body: str, options: str = "", lang: str = "en", how: str = "defer"
    ) -> None:
        """Puts up a page with the tag of `embed.js`, loaded in the way `how`."""
        self.pages[name] = (
            f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>host</title>'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            '<link rel="stylesheet" href="/reset.css">'
            f'<script src="{self.site}/embed.js" {how} {options}></script><body>{body}'
        )

    def _page(self, name: str) -> Response:
        if name not in self.pages:
            return Response(status=404)
        return Response(self.pages[name], headers={"Content-Security-Policy": self.policy})
