"""What makes the files that ship; runs at build time only, inside Pyodide where bytecode is made."""
