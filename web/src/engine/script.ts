/** The `<script>` that tells PyScript to start the engine's worker; the build writes it into the page. */
export const ENGINE_SCRIPT: Readonly<Record<string, string>> = {
  type: "py",
  worker: "",
  name: "engine",
  src: "./engine_worker.py",
  config: JSON.stringify({ interpreter: "./pyodide/boot.mjs", sync_main_only: true }),
};
