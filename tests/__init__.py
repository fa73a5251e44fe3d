"""The tests of everything below the page; they run on CPython and inside Pyodide alike."""
