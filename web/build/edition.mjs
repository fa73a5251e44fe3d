/** One edition of the game in `dist/`: the engine and what starts it, maps and texts, all of one build. */
import { copyFile, cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as esbuild from "esbuild";
import { nameByContents } from "./folders.mjs";
import { MODULES, NEW_DIST, SCENES, WEB, ZIPS } from "./paths.mjs";

const WORKER_FILES = ["boot", "engine_frame", "raw_worker", "snapshot_worker"];
// What core.js imports at once or finds out step by step: one after the other, while the map is being
// laid out in the same thread, they would come late.
const LOADED_FIRST =
  /^(core|deprecations-manager|donkey|error|py-editor|py-game|py-terminal)-.*\.js$/;

/**
 * Puts it together; gives the name of its folder.
 * @param {string} runtime the name of the folder that Pyodide and PyScript are in
 */
export async function writeEdition(runtime) {
  const folder = join(NEW_DIST, "edition");
  await mkdir(folder, { recursive: true });
  await cp(SCENES, join(folder, "maps"), { recursive: true });
  await cp(join(WEB, "locales"), join(folder, "locales"), { recursive: true });
  await copyFile(join(ZIPS, "engine.zip"), join(folder, "engine.zip"));
  await copyFile(join(WEB, "src/worker/engine_worker.py"), join(folder, "engine_worker.py"));
  await writeEnginePage(folder, runtime);
  await bundleWorkerFiles(folder, `../${runtime}/`);
  return nameByContents(folder);
}

/**
 * The frame that PyScript runs in, with links to the modules it is going to want.
 * @param {string} folder
 * @param {string} runtime
 */
async function writeEnginePage(folder, runtime) {
  const page = await readFile(join(WEB, "src/worker/engine.html"), "utf8");
  const wanted = (await readdir(join(NEW_DIST, runtime, "pyscript"))).filter((name) =>
    LOADED_FIRST.test(name),
  );
  const address = `../${runtime}/pyscript/`;
  const links = wanted.sort().map((name) => `<link rel="modulepreload" href="${address}${name}">`);
  const written = page
    .replace("<!-- modulepreload -->", links.join("\n    "))
    .replace("{{pyscript}}", address);
  if (wanted.length === 0 || /<!-- modulepreload|\{\{/.test(written))
    throw new Error("engine.html: a place was not filled");
  await writeFile(join(folder, "engine.html"), written);
}

/**
 * @param {string} folder
 * @param {string} runtime where it lies, seen from them
 */
async function bundleWorkerFiles(folder, runtime) {
  const { info } = JSON.parse(await readFile(join(MODULES, "pyodide/pyodide-lock.json"), "utf8"));
  await esbuild.build({
    entryPoints: WORKER_FILES.map((name) => join(WEB, "src/worker", `${name}.ts`)),
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    plugins: [leaveOutside("./pyodide.mjs", `${runtime}pyodide.mjs`)],
    define: { LOCKFILE_INFO: JSON.stringify(info), RUNTIME: JSON.stringify(runtime) },
    format: "esm",
    target: "es2022",
    minify: true,
  });
}

/**
 * An import that the browser follows when it comes to it.
 * @param {string} written how it stands in the source
 * @param {string} path how it is to stand in the bundle
 * @returns {esbuild.Plugin}
 */
function leaveOutside(written, path) {
  return {
    name: "leave-outside",
    setup(build) {
      build.onResolve({ filter: /\.mjs$/ }, (found) =>
        found.path === written ? { path, external: true } : null,
      );
    },
  };
}
