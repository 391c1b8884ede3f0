"""`python -m foxdice`: the same as `foxdice`."""

from foxdice.cli import main

if __name__ == "__main__":
    main()
