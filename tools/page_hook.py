"""Build hook: a wheel or an sdist without the page is not built."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/foxdice/server/static/index.html"


class PageHook(BuildHookInterface[Any]):
    """Looks for the page before anything is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Stop with a sentence where the page is missing; an editable installation may be without it."""
        if version != "editable" and not (Path(self.root) / PAGE).is_file():
            raise SystemExit(f"foxdice: the page is missing ({PAGE}). Build it first: make page")
