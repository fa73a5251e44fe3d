"""Measurements that stand behind figures in the engine; run by hand, not by `make test`."""
