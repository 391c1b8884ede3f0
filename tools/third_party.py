"""Write the licences of everything by others that the page carries: `make licences`.

Reads `web/node_modules`. `make check` compares the result with `web/public/third-party.txt`, which wheel, sdist and
page carry.
"""

import json
import sys
from pathlib import Path

MODULES = Path(__file__).parents[1] / "web/node_modules"
IN_THE_PAGE = (
    "@dimforge/rapier3d-deterministic", "@fluent/bundle", "@fontsource-variable/rubik", "clsx", "esm-env",
    "qrcode-generator", "svelte", "three",
)  # fmt: skip
APACHE = "typescript/LICENSE.txt"  # a full text of the Apache License, for packages that only name it
HEAD = """Foxdice is published under the MIT licence. It brings along work by others:

In the page: {packages}.
Fetched by pip beside it, not part of this package: Rapier (rapier3d), physics, Apache-2.0, Dimforge.
"""


def licence_of(name: str) -> tuple[str, str]:
    """Return a line about a package, and the text of its licence."""
    folder = MODULES / name
    about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    author = about.get("author", "")
    by = (author["name"] if isinstance(author, dict) else author).partition("<")[0].strip()
    texts = sorted(file for file in folder.iterdir() if file.name.lower().startswith("licen"))
    if texts:
        text = texts[0].read_text(encoding="utf-8")
    elif about["license"] == "Apache-2.0":
        text = (MODULES / APACHE).read_text(encoding="utf-8")
    else:
        text = f"{about['license']} licence, as its author declares it in the package."
    line = f"{name}, {about['license']}" + (f", {by}" if by else "")
    return line, "\n".join(line.rstrip() for line in text.strip().splitlines())


def main() -> None:
    """Print everything."""
    found = [licence_of(name) for name in IN_THE_PAGE]
    parts = [HEAD.format(packages="; ".join(line for line, _ in found))]
    parts += [f"{'=' * 20} {line}\n\n{text}\n" for line, text in found]
    sys.stdout.write("\n".join(parts))


if __name__ == "__main__":
    main()
