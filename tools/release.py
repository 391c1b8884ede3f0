"""Make a release: `make release VERSION=0.2.0`; with `DRY=1` only say what would be done.

Writes the version into pyproject.toml, gives the changelog's unreleased part its number and day, commits and tags both,
and builds wheel and sdist with their hashes into dist/. Publishing stays a decision of a person.
"""

import argparse
import datetime
import hashlib
import re
import subprocess
import sys
from pathlib import Path

UNRELEASED = "## Unreleased\n"


class CannotRelease(Exception):
    """What has to be put right first."""


def numbers(version: str) -> tuple[int, ...]:
    """Return a version as numbers; raise `CannotRelease`."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise CannotRelease(f"{version!r} is not a version like 0.2.0.")
    return tuple(map(int, version.split(".")))


def with_version(project: str, version: str) -> str:
    """Return pyproject.toml with a later version; raise `CannotRelease`."""
    found = re.search(r'^version = "(.+)"$', project, re.MULTILINE)
    if not found:
        raise CannotRelease("pyproject.toml has no line with a version.")
    if numbers(version) <= numbers(found[1]):
        raise CannotRelease(f"{version} does not come after {found[1]}.")
    return project[: found.start(1)] + version + project[found.end(1) :]


def with_release(changelog: str, version: str, day: str) -> str:
    """Return the changelog with the unreleased part under a version of its own; raise `CannotRelease`."""
    before, heading, after = changelog.partition(UNRELEASED)
    if not heading or not after.split("\n## ")[0].strip():
        raise CannotRelease("CHANGELOG.md has nothing under “Unreleased”.")
    return f"{before}{UNRELEASED}\n## {version} ({day})\n{after}"


def run(*command: str) -> str:
    """Run a command; return what it said; raise `CannotRelease`."""
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode:
        raise CannotRelease(f"{' '.join(command)}: {result.stderr.strip() or result.stdout.strip()}")
    return result.stdout


def hashes(folder: Path) -> str:
    """Return the SHA-256 of every artefact, as `sha256sum --check` reads it."""
    made = sorted(file for file in folder.iterdir() if file.suffix in {".whl", ".gz"})
    return "".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in made)


def release(version: str, *, dry: bool) -> None:
    """Make the release; raise `CannotRelease` before anything is changed."""
    project, changelog = Path("pyproject.toml"), Path("CHANGELOG.md")
    new_project = with_version(project.read_text(encoding="utf-8"), version)
    new_changelog = with_release(changelog.read_text(encoding="utf-8"), version, f"{datetime.date.today():%Y-%m-%d}")
    if run("git", "status", "--porcelain"):
        raise CannotRelease("There are changes that are not committed.")
    tag = f"v{version}"
    if run("git", "tag", "--list", tag):
        raise CannotRelease(f"The tag {tag} is there already.")
    print(f"pyproject.toml and CHANGELOG.md: {version}")
    print(f"commit and tag {tag}")
    print("dist/: sdist, wheel, SHA256SUMS")
    if dry:
        print("Nothing was changed.")
        return
    project.write_text(new_project, encoding="utf-8")
    changelog.write_text(new_changelog, encoding="utf-8")
    run("git", "commit", "--quiet", "--message", f"Version {version}", str(project), str(changelog))
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", "dist")
    Path("dist/SHA256SUMS").write_text(hashes(Path("dist")), encoding="utf-8")
    run("git", "tag", "--annotate", tag, "--message", f"Foxdice {version}")
    print("Done. To publish: git push --follow-tags, and the files in dist/.")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Make a release of Foxdice.")
    parser.add_argument("version")
    parser.add_argument("--dry-run", action="store_true")
    given = parser.parse_args()
    try:
        release(given.version, dry=given.dry_run)
    except CannotRelease as error:
        sys.exit(f"No release: {error}")


if __name__ == "__main__":
    main()
