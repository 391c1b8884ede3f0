"""What a person types: `foxdice COMMAND`."""


def main() -> None:
    """Run a command."""
    # Imported here so that one command can be run where what the others need is not installed.
    from foxdice.cli.app import main as run

    run()
