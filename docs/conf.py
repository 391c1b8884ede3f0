"""The documentation site: `make docs`. Strict: a broken link or a name without a docstring fails the build."""

import inspect
import re
from importlib import import_module
from importlib.metadata import version as installed
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx
from sphinx.errors import ExtensionError

project = "Foxdice"
author = "Foxdice contributors"
copyright = "Foxdice contributors, MIT licence"
release = version = installed("foxdice")
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = f"Foxdice {release}"
exclude_patterns = ["build"]
myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]
default_role = "code"  # docstrings name things in single backticks
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
# Fluent has no highlighter; a page that no list names can still be found by its links and the search.
suppress_warnings = ["misc.highlighting_failure", "toc.not_included"]
PUBLIC = (
    "foxdice",
    "foxdice.core",
    "foxdice.bots",
    "foxdice.coach",
    "foxdice.draw",
    "foxdice.envs",
    "foxdice.table",
    "foxdice.testing",
)


def check_docstrings(app: Sphinx) -> None:  # noqa: ARG001  # Sphinx hands itself to whom it calls
    """Raise unless every public name says what it is."""
    silent = []
    for name in PUBLIC:
        module: Any = import_module(name)
        for public in module.__all__:
            thing = getattr(module, public)
            if (inspect.isclass(thing) or inspect.isfunction(thing)) and not inspect.getdoc(thing):
                silent.append(f"{name}.{public}")
    if silent:
        raise ExtensionError(f"without a docstring: {', '.join(silent)}")


def name_folders(app: Sphinx, page: str, source: list[str]) -> None:
    """Name a folder of the repository that a page links to: the site does not hold it. A wrong one still fails."""
    here = (Path(app.srcdir) / page).parent

    def named(link: re.Match[str]) -> str:
        return f"{link[1]} ({link[2].replace('../', '')})" if (here / link[2]).is_dir() else link[0]

    source[0] = re.sub(r"\[([^\]]+)\]\(([^)#:]+)\)", named, source[0])


def setup(app: Sphinx) -> None:
    """Check before anything is written."""
    app.connect("source-read", name_folders)
    app.connect("builder-inited", check_docstrings)
