"""Make a release: `make release VERSION=0.2.0`; `DRY=1` only says what would be done, `PREPARE=1` only prepares it.

Preparing writes the version into pyproject.toml, gives the changelog's unreleased part its number and day, and commits
both. The release itself tags that, preparing first where nobody has, and builds wheel and sdist with their hashes into
dist/. Publishing stays a decision of a person.
"""

import argparse
import datetime
import hashlib
import re
import subprocess
import sys
from pathlib import Path

UNRELEASED = "## Unreleased\n"
PROJECT = Path("pyproject.toml")
CHANGELOG = Path("CHANGELOG.md")


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


def is_prepared(project: str, changelog: str, version: str) -> bool:
    """Tell whether both name the version already."""
    return f'\nversion = "{version}"\n' in project and f"\n## {version} (" in changelog


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


def check(version: str) -> bool:
    """Tell whether a version is prepared already; raise `CannotRelease` where it cannot be released."""
    project, changelog = PROJECT.read_text(encoding="utf-8"), CHANGELOG.read_text(encoding="utf-8")
    numbers(version)
    prepared = is_prepared(project, changelog, version)
    if not prepared:
        with_version(project, version)
        with_release(changelog, version, "")
    if run("git", "status", "--porcelain"):
        raise CannotRelease("There are changes that are not committed.")
    if run("git", "tag", "--list", f"v{version}"):
        raise CannotRelease(f"The tag v{version} is there already.")
    return prepared


def prepare(version: str) -> None:
    """Write and commit the version."""
    day = f"{datetime.date.today():%Y-%m-%d}"
    project, changelog = PROJECT.read_text(encoding="utf-8"), CHANGELOG.read_text(encoding="utf-8")
    PROJECT.write_text(with_version(project, version), encoding="utf-8")
    CHANGELOG.write_text(with_release(changelog, version, day), encoding="utf-8")
    run("git", "commit", "--quiet", "--message", f"Version {version}", str(PROJECT), str(CHANGELOG))


def release(version: str) -> None:
    """Build what is committed, and tag it."""
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", "dist")
    Path("dist/SHA256SUMS").write_text(hashes(Path("dist")), encoding="utf-8")
    run("git", "tag", "--annotate", f"v{version}", "--message", f"Foxdice {version}")
    print("Done. To publish: git push --follow-tags, and the files in dist/.")


def make(version: str, *, dry: bool, only_prepare: bool) -> None:
    """Do what was asked for; raise `CannotRelease` before anything is changed."""
    prepared = check(version)
    if not prepared:
        print(f"pyproject.toml and CHANGELOG.md: {version}, committed")
    if not only_prepare:
        print(f"tag v{version}")
        print("dist/: sdist, wheel, SHA256SUMS")
    if dry:
        print("Nothing was changed.")
        return
    if not prepared:
        prepare(version)
    if not only_prepare:
        release(version)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Make a release of Foxdice.")
    parser.add_argument("version")
    parser.add_argument("--dry-run", action="store_true")
    parser.add_argument("--prepare", action="store_true", help="write and commit the version, and leave it at that")
    given = parser.parse_args()
    try:
        make(given.version, dry=given.dry_run, only_prepare=given.prepare)
    except CannotRelease as error:
        sys.exit(f"No release: {error}")


if __name__ == "__main__":
    main()
