"""Tests of the built page in a real browser."""
