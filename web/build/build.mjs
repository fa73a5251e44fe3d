/** Writes `dist/`: plain static files that run from any folder of any static server. */
import { cp, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { writeEdition } from "./edition.mjs";
import { writeEmbed } from "./embed.mjs";
import { writeExample } from "./example.mjs";
import { collectLicences } from "./licences.mjs";
import { bundlePage } from "./page.mjs";
import { DIST, NEW_DIST, WEB } from "./paths.mjs";
import { makeShippedZips } from "./python_zips.mjs";
import { copyRuntime } from "./runtime.mjs";
import { writeServiceWorker } from "./service_worker.mjs";

await rm(NEW_DIST, { recursive: true, force: true });
await mkdir(NEW_DIST, { recursive: true });
await makeShippedZips();
const runtime = await copyRuntime();
const edition = await writeEdition(runtime);
await bundlePage(edition);
await writeExample(await writeEmbed());
await cp(join(WEB, "public"), NEW_DIST, { recursive: true });
await writeFile(join(NEW_DIST, "licences.txt"), await collectLicences());
// Some hosts hide files and folders by their name unless told that nothing is to be processed.
await writeFile(join(NEW_DIST, ".nojekyll"), "");
await writeServiceWorker(runtime);
await rm(DIST, { recursive: true, force: true });
await rename(NEW_DIST, DIST);
