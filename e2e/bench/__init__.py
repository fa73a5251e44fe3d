"""What the page costs, measured in one run: `python -m e2e.bench`."""
