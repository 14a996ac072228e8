"""What `docs/deploy` shows works: the container's files, the services and the proxy's settings."""

from __future__ import annotations

import configparser
import os
import re
import shlex
import shutil
import signal
import ssl
import subprocess
import sys
from collections.abc import Callable, Iterator
from http.client import HTTPConnection, HTTPSConnection
from pathlib import Path

import pytest

from judge.cli import parser
from tests.lacking import lacking
from tests.proxying import free_port, nginx, program

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "docs" / "deploy"
UNITS = sorted([*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")])
HERE = "/opt/rules-judge/bin/judge"  # where the services look for the command


def instructions() -> list[tuple[str, str]]:
    """The instructions of the container's file, each on one line."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line.strip() for line in text.splitlines()]
    return [
        (word, rest.strip())
        for word, _, rest in (line.partition(" ") for line in lines if line and line[0] != "#")
    ]


def listed(rest: str) -> list[str]:
    """The words of an instruction that are written as JSON."""
    return re.findall(r'"([^"]*)"', rest)


def test_the_container_s_files_are_all_that_the_wheel_is_made_of(tmp_path: Path) -> None:
    """A wheel made of what the file copies is the one made of the checkout."""
    copies = [rest.split() for word, rest in instructions() if word == "COPY"]
    for *sources, target in copies:
        if target.startswith("/"):
            assert all((ROOT / source).is_file() for source in sources)
            continue
        for source in sources:
            into = tmp_path / "src" / target
            if (ROOT / source).is_dir():
                shutil.copytree(ROOT / source, into, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                into.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / source, into)
    wheels = []
    for source in (tmp_path / "src", ROOT):
        words = ("build", "--target", "wheel", "--directory", str(tmp_path / f"to{len(wheels)}"))
        subprocess.run([sys.executable, "-m", "hatchling", *words], cwd=source, check=True)
        (wheel,) = (tmp_path / f"to{len(wheels)}").glob("*.whl")
        wheels.append(wheel.read_bytes())
    assert wheels[0] == wheels[1]


def test_the_container_s_command_is_one() -> None:
    """The site listens where the container says, in the folder that is kept, as another user."""
    said = dict(instructions())
    words = listed(said["ENTRYPOINT"])[1:] + listed(said["CMD"])
    options = parser("serve").parse_args(words)
    assert str(options.port) == said["EXPOSE"]
    assert options.host == "0.0.0.0"
    assert f"JUDGE_DATA={said['VOLUME']}" in said["ENV"]
    assert said["USER"] not in ("", "root", "0")
    assert f":{options.port}/healthz" in said["HEALTHCHECK"]
    assert "--require-hashes" in (DEPLOY / "Containerfile").read_text(encoding="utf-8")


def unit(path: Path) -> configparser.ConfigParser:
    """A unit of systemd; of what is named more than once the last."""
    found = configparser.ConfigParser(strict=False, interpolation=None, delimiters=("=",))
    found.optionxform = str  # type: ignore[assignment, method-assign]
    found.read_string(path.read_text(encoding="utf-8"))
    return found


def test_the_services_call_commands_that_there_are() -> None:
    """Their options are those of the command line, and the site is told of its one proxy."""
    for path in DEPLOY.glob("*.service"):
        command, *words = shlex.split(unit(path)["Service"]["ExecStart"])
        assert command == HERE
        options = parser(words[0]).parse_args(words)
        if words[0] == "serve":
            assert options.proxies == 1 and options.host == "127.0.0.1"
            proxy = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
            assert f"server 127.0.0.1:{options.port};" in proxy
        service = unit(path)["Service"]
        assert service["Environment"].endswith(f"/{service['StateDirectory']}")


@pytest.mark.skipif(sys.platform != "linux", reason="systemd is of Linux")
def test_systemd_takes_the_units(tmp_path: Path) -> None:
    """Nothing in them is unknown to it, and little of the machine is open to the site."""
    if shutil.which("systemd-analyze") is None:
        lacking("systemd-analyze is not installed (Debian: apt install systemd)")
    command = tmp_path / "judge"
    command.write_text("#!/bin/sh\n", encoding="utf-8")
    command.chmod(0o755)
    for path in UNITS:
        text = path.read_text(encoding="utf-8").replace(HERE, str(command))
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    told = subprocess.run(
        ["systemd-analyze", "verify", *(str(tmp_path / path.name) for path in UNITS)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (told.returncode, told.stderr) == (0, "")
    words = ("security", "--offline=true", "--threshold=20", "rules-judge.service")
    subprocess.run(["systemd-analyze", *words], cwd=DEPLOY, check=True, stdout=subprocess.DEVNULL)


@pytest.fixture(scope="module")
def site(new_data: Callable[[], Path], tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port of a site that is served as the service has it."""
    words = shlex.split(unit(DEPLOY / "rules-judge.service")["Service"]["ExecStart"])[1:]
    words[words.index("--port") + 1] = "0"
    environment = os.environ | {"JUDGE_DATA": str(new_data())}
    environment.pop("DATABASE_URL", None)
    with (tmp_path_factory.mktemp("log") / "log").open("w") as log:
        serving = subprocess.Popen(
            [sys.executable, "-m", "judge", *words, "--workers", "1"],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env=environment,
            cwd=ROOT,
        )
    assert serving.stdout is not None
    found = re.search(r":(\d+)/", serving.stdout.readline())
    assert found
    yield int(found[1])
    serving.send_signal(signal.SIGTERM)
    serving.communicate(timeout=60)


@pytest.fixture(scope="module")
def proxy(site: int, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, int]]:
    """The ports, plain and of TLS, of an nginx with the settings that are shown."""
    if program() is None or shutil.which("openssl") is None:
        lacking("nginx or openssl is not installed (Debian: apt install nginx-light openssl)")
    folder = tmp_path_factory.mktemp("nginx")
    name = ("-subj", "/CN=rules.example", "-days", "1", "-nodes")
    keys = ("-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem")
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", *name, *keys],
        check=True,
        capture_output=True,
    )
    plain, secure = free_port(), free_port()
    instead = {
        "127.0.0.1:8000": f"127.0.0.1:{site}",
        "/etc/letsencrypt/live/rules.example/": f"{folder}/",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl;": f"listen 127.0.0.1:{secure} ssl;",
        "    listen [::]:80;\n": "",
        "    listen [::]:443 ssl;\n": "",
    }
    with nginx("nginx.conf", folder, instead, secure):
        yield plain, secure


def asked(port: int, path: str, *, tls: bool = True, **headers: str) -> tuple[int, dict[str, str]]:
    """The status of an answer of the proxy; its headers, and beside them its `body`."""
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    connection = (
        HTTPSConnection("127.0.0.1", port, timeout=60, context=trusting)
        if tls
        else HTTPConnection("127.0.0.1", port, timeout=60)
    )
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request("GET", path, headers={"Host": "rules.example", **named})
    answer = connection.getresponse()
    body = answer.read().decode()
    connection.close()
    return answer.status, {**answer.headers, "body": body}


def test_the_site_stands_behind_the_proxy(proxy: tuple[int, int]) -> None:
    """TLS is asked for and then kept to, links name the site, and its numbers are its own."""
    plain, secure = proxy
    status, headers = asked(plain, "/rule/702.9b", tls=False)
    assert (status, headers["Location"]) == (301, "https://rules.example/rule/702.9b")
    status, headers = asked(secure, "/2023-11-17/rule/702.9b")
    assert status == 200 and "max-age=" in headers["Strict-Transport-Security"]
    assert asked(secure, "/metrics")[0] == 404


def test_what_a_reader_claims_of_proxies_is_not_believed(proxy: tuple[int, int]) -> None:
    """Limits count by the address that the proxy saw, and links don't lead to another host."""
    _, secure = proxy
    left = []
    for number in range(3):
        _, headers = asked(
            secure,
            f"/api/v1/search?q=flying+{number}",
            X_Forwarded_For=f"203.0.113.{number}",
            X_Forwarded_Host="evil.example",
            X_Forwarded_Prefix="/evil",
        )
        left.append(int(headers["X-RateLimit-Remaining"]))
    assert left == [left[0], left[0] - 1, left[0] - 2]
    claimed = {"X_Forwarded_Prefix": "/evil", "X_Forwarded_Host": "evil.example"}
    status, headers = asked(secure, "/2023-11-17/rule/702.9b", **claimed)
    assert status == 200 and "evil" not in headers["body"]
    assert "https://rules.example/2023-11-17/rule/702.9b" in headers["body"]
