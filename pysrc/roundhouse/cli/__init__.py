"""The `roundhouse` command: one module for each subcommand, listed in `main`."""
