"""The rules of Coast to Coast, number by number, on the real board."""
