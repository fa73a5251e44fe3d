"""The same visit in three browser engines: `make test-browsers`."""
