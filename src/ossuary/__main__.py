"""`python -m ossuary`."""

from ossuary.cli import main

main()
