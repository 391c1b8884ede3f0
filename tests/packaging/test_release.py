"""`make release`: everything is checked before anything is changed."""

import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.conftest import ROOT, copy_of_the_tree, with_the_page


def git(folder: Path, *words: str) -> str:
    """Run git in a folder."""
    return subprocess.run(["git", *words], cwd=folder, check=True, capture_output=True, text=True).stdout


def commit_all(folder: Path) -> None:
    """Make a folder a repository with one commit."""
    git(folder, "init", "--quiet")
    git(folder, "config", "user.name", "Anna")
    git(folder, "config", "user.email", "anna@example.org")
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--message", "All")


def release(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the release tool in a folder."""
    command = [sys.executable, str(ROOT / "tools/release.py"), *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a small repository that can be released."""
    for name in ("pyproject.toml", ".gitignore"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## Unreleased\n- A fox.\n", encoding="utf-8")
    commit_all(tmp_path)
    return tmp_path


def test_a_dry_run_changes_nothing(project: Path) -> None:
    result = release(project, "9.0.0", "--dry-run")
    assert result.returncode == 0, result.stderr
    assert "tag v9.0.0" in result.stdout
    assert not git(project, "status", "--porcelain")
    assert not git(project, "tag")


@pytest.mark.parametrize(("version", "words"), [("nine", "not a version"), ("0.0.1", "does not come after")])
def test_a_wrong_version_is_refused(project: Path, version: str, words: str) -> None:
    result = release(project, version)
    assert result.returncode != 0
    assert words in result.stderr
    assert not git(project, "status", "--porcelain")


def test_what_is_not_committed_is_not_released(project: Path) -> None:
    (project / "more.txt").write_text("more", encoding="utf-8")
    assert "not committed" in release(project, "9.0.0").stderr


def test_a_release_without_news_is_refused(project: Path) -> None:
    (project / "CHANGELOG.md").write_text("# Changelog\n\n## Unreleased\n\n## 0.1.0\n- A fox.\n", encoding="utf-8")
    assert "nothing under" in release(project, "9.0.0").stderr


def test_a_release_can_be_prepared_and_is_not_tagged_by_that(project: Path) -> None:
    result = release(project, "9.0.0", "--prepare")
    assert result.returncode == 0, result.stderr
    assert 'version = "9.0.0"' in git(project, "show", "HEAD:pyproject.toml")
    assert re.search(r"## Unreleased\n\n## 9\.0\.0 \(", git(project, "show", "HEAD:CHANGELOG.md"))
    assert not git(project, "tag")
    assert not (project / "dist").exists()
    ready = release(project, "9.0.0", "--dry-run")  # only tag and artefacts are left to make
    assert ready.stdout.splitlines()[0] == "tag v9.0.0"


def test_a_release_has_a_version_a_tag_and_hashes(tmp_path: Path) -> None:
    project = with_the_page(copy_of_the_tree(tmp_path))
    (project / "CHANGELOG.md").write_text("# Changelog\n\n## Unreleased\n- A fox.\n", encoding="utf-8")
    commit_all(project)
    result = release(project, "9.0.0")
    assert result.returncode == 0, result.stderr
    assert git(project, "tag").split() == ["v9.0.0"]
    assert 'version = "9.0.0"' in git(project, "show", "v9.0.0:pyproject.toml")
    assert re.search(
        r"## Unreleased\n\n## 9\.0\.0 \(\d{4}-\d\d-\d\d\)\n- A fox", (project / "CHANGELOG.md").read_text()
    )
    sums = [line.split() for line in (project / "dist/SHA256SUMS").read_text().splitlines()]
    assert len(sums) == 2
    for sum, name in sums:
        assert hashlib.sha256((project / "dist" / name).read_bytes()).hexdigest() == sum
