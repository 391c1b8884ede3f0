"""The documentation site: `make docs`. Strict: a broken link or a public name that is not described fails."""

import inspect
import re
from importlib import import_module
from importlib.metadata import version as installed
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
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
# Whose `__all__` is public: the page "Reference" has to describe every name of these.
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
    """Raise unless every public function and class says what it is, with its public methods."""
    silent = []
    for module in PUBLIC:
        public: Any = import_module(module)
        for name in public.__all__:
            thing = inspect.unwrap(getattr(public, name))
            own = {name: thing} if inspect.isclass(thing) or inspect.isfunction(thing) else {}
            if inspect.isclass(thing):
                own |= {f"{name}.{method}": what for method, what in vars(thing).items() if method[0] != "_"}
            silent += [f"{module}.{one}" for one, what in own.items() if _is_silent(what)]
    if silent:
        raise ExtensionError(f"without a docstring: {', '.join(silent)}")


def _is_silent(thing: Any) -> bool:
    thing = thing.fget if isinstance(thing, property) else getattr(thing, "__func__", thing)
    return (inspect.isclass(thing) or inspect.isfunction(thing)) and not inspect.getdoc(thing)


def check_reference(app: Sphinx, environment: BuildEnvironment) -> None:  # noqa: ARG001
    """Raise unless every public name is described somewhere."""
    described = environment.get_domain("py").objects  # type: ignore[attr-defined]  # of the domain for Python
    wanted = [f"{module}.{name}" for module in PUBLIC for name in import_module(module).__all__]
    if missing := [name for name in wanted if name not in described]:
        raise ExtensionError(f"not in the reference: {', '.join(missing)}")


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
    if (Path(app.srcdir) / "reference.md").exists():
        app.connect("env-check-consistency", check_reference)
