"""What the page is made of travels small, and once."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from foxdice.server import app
from foxdice.server.brains import brain_names, find_brain
from foxdice.server.http import content
from foxdice.server.http.for_good import QUICK
from foxdice.server.http.page import accepted
from foxdice.server.rules import find_rules, rules_names
from foxdice.server.sheets import find_sheet, sheet_names
from tests.server.client import request
from tests.server.conftest import Start

SCRIPT = b"console.log('fox');" * 200
PACKED = gzip.compress(SCRIPT, mtime=0)
INDEX = b"<title>Foxdice</title>"


@pytest.fixture
def page(serving: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server with a page that was built with compressed copies; gives its address."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(INDEX)
    (folder / "index.html.gz").write_bytes(gzip.compress(INDEX))
    (folder / "assets" / "fox-1a2b.js").write_bytes(SCRIPT)
    (folder / "assets" / "fox-1a2b.js.gz").write_bytes(PACKED)
    (folder / "assets" / "fox-1a2b.js.br").write_bytes(b"as brotli")
    (folder / "assets" / "fox-3c4d.woff2").write_bytes(b"a font")
    monkeypatch.setattr(app, "PAGE", folder)
    with serving() as address:
        yield address


@pytest.mark.parametrize(
    ("takes", "encoding", "sent"),
    [
        ("gzip, deflate, br", "br", b"as brotli"),
        ("gzip", "gzip", PACKED),
        ("br;q=0, gzip;q=0.5", "gzip", PACKED),
        ("identity", None, SCRIPT),
    ],
)
def test_a_browser_gets_the_smallest_it_can_take(page: str, takes: str, encoding: str | None, sent: bytes) -> None:
    _, body, headers = request(page, "GET", "/assets/fox-1a2b.js", headers={"Accept-Encoding": takes})
    assert body == sent
    assert headers.get("content-encoding") == encoding
    assert headers["content-type"].startswith(("text/javascript", "application/javascript"))
    assert "accept-encoding" in headers["vary"].lower()


def test_what_is_named_by_its_content_is_kept_for_good_and_the_rest_asked_for(page: str) -> None:
    assert "immutable" in request(page, "GET", "/assets/fox-1a2b.js")[2]["cache-control"]
    assert "immutable" in request(page, "GET", "/assets/fox-3c4d.woff2")[2]["cache-control"]
    _, body, headers = request(page, "GET", "/", headers={"Accept-Encoding": "gzip"})
    assert gzip.decompress(body) == INDEX
    assert headers["cache-control"] == "no-cache"
    known = {"Accept-Encoding": "gzip", "If-None-Match": headers["etag"]}
    assert request(page, "GET", "/", headers=known)[0] == 304


@pytest.mark.parametrize("path", ["/assets/none.js", "/assets/", "/%00", "/" + "x" * 5000, "/..%2f..%2fpyproject.toml"])
def test_what_is_not_there_is_refused_and_not_remembered(page: str, path: str) -> None:
    status, _, headers = request(page, "GET", path, headers={"Accept-Encoding": "gzip, br"})
    assert status == 404
    assert "immutable" not in headers.get("cache-control", "")


@pytest.mark.parametrize("folder", ["rules", "sheets"])
def test_rules_and_sheets_are_smaller_still_for_browsers_that_take_brotli(serving: Start, folder: str) -> None:
    brotli = pytest.importorskip("brotli")
    name = rules_names()[0] if folder == "rules" else sheet_names("en")[0]
    content = find_rules(name) if folder == "rules" else find_sheet(name)
    sizes = {}
    with serving() as address:
        for takes, encoding in (("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip")):
            _, body, headers = request(address, "GET", f"/{folder}/{name}", headers={"Accept-Encoding": takes})
            assert headers["content-encoding"] == encoding
            assert "immutable" in headers["cache-control"]
            assert (brotli.decompress if encoding == "br" else gzip.decompress)(body) == content
            sizes[encoding] = len(body)
    assert sizes["br"] < 0.9 * sizes["gzip"]


def test_networks_are_sent_smaller_without_long_compressing(serving: Start) -> None:
    brotli = pytest.importorskip("brotli")
    name = next(name for name in brain_names() if name.endswith(".fox"))
    with serving() as address:
        body = request(address, "GET", f"/brains/{name}", headers={"Accept-Encoding": "br"})[1] or b""
    content = find_brain(name) or b""
    assert brotli.decompress(body) == content
    assert body == brotli.compress(content, quality=QUICK)
    assert len(body) < len(content)


def test_encodings_that_are_declined_are_not_taken() -> None:
    assert accepted("br;q=0, gzip; q=0.8, *;q=0.0") == {"gzip"}


def test_long_answers_are_compressed_and_short_ones_are_not(serving: Start) -> None:
    with serving() as address:
        _, games, headers = request(address, "GET", "/api/games", headers={"Accept-Encoding": "gzip"})
        assert headers["content-encoding"] == "gzip"
        assert len(games) < len(gzip.decompress(games)) / 2
        assert "content-encoding" not in request(address, "GET", "/api/health", headers={"Accept-Encoding": "gzip"})[2]


def test_the_page_may_compile_rules_and_run_no_other_script(serving: Start) -> None:
    with serving() as address:
        policy = request(address, "GET", "/api/health")[2]["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "'unsafe-eval'" not in policy


def test_a_page_that_is_worked_on_gets_all_that_the_server_has() -> None:
    """`npm run dev` serves the page and hands on the rest; web/src/dev.test.ts tries how."""
    config = (Path(__file__).parents[2] / "web/vite.config.ts").read_text(encoding="utf-8")
    handed_on = re.findall(r'"\^/\(?([\w|]+)\)?/"', config)
    folders = {folder for group in handed_on for folder in group.split("|")}
    assert folders == {route.path.split("/")[1] for route in content.routes()} | {"api", "ws"}
