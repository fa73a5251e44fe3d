/**
 * The service worker: one edition, kept whole. What is in the list is answered from the cache, byte for byte as
 * it was built; a newer edition is fetched beside it and waits until a page asks for it.
 */
import { precacheAndRoute } from "workbox-precaching";
import type { PrecacheEntry } from "workbox-precaching/_types.js";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { nameCache } from "../site/caches.js";

interface Lasting {
  waitUntil(work: Promise<void>): void;
}

/** What of a service worker's world is used here; the compiler knows the page's. */
declare const self: {
  readonly __WB_MANIFEST: PrecacheEntry[];
  readonly location: Location;
  skipWaiting(): Promise<void>;
  readonly registration: { readonly active: unknown };
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: "message", listener: (event: MessageEvent & Lasting) => void): void;
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
};

/** Seconds after which what is kept of a leaderboard will do. */
const PATIENCE = 5;

/** What is not in the list, and is kept when there is time; the build puts it here. */
declare const LATER: { readonly url: string; readonly integrity: string };

const here = new URL("./", self.location.href);

const later = nameCache("later", here);

function liesBelow(url: URL, folder: string): boolean {
  return url.origin === here.origin && url.pathname.startsWith(here.pathname + folder);
}

// Workbox keeps its list apart by scope. Its clean-up of other versions is left out: it would take a copy
// of the page in a folder of this one for such.
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, ignoreURLParametersMatching: [/./] });

registerRoute(
  ({ url }) => liesBelow(url, "leaderboard/"),
  new NetworkFirst({
    cacheName: nameCache("leaderboard", here),
    networkTimeoutSeconds: PATIENCE,
    matchOptions: { ignoreSearch: true },
    plugins: [
      { cacheWillUpdate: async ({ response }) => ((await isWhole(response)) ? response : null) },
    ],
  }),
);

/** Whether an answer is a file, and all of it: a line may break in the middle without anybody being told. */
async function isWhole(response: Response): Promise<boolean> {
  if (!response.ok) return false;
  return response
    .clone()
    .json()
    .then(
      () => true,
      () => false,
    );
}

// what is asked for before it is kept is not kept by that: nobody has compared it with what it should be
registerRoute(
  ({ url }) => liesBelow(url, "runtime-"),
  new CacheFirst({ cacheName: later, plugins: [{ cacheWillUpdate: async () => null }] }),
);

async function keepLater(): Promise<void> {
  const cache = await caches.open(later);
  const { href } = new URL(LATER.url, here);
  for (const { url } of await cache.keys()) if (url !== href) await cache.delete(url);
  if (!(await cache.match(href))) {
    await cache.add(new Request(href, { integrity: LATER.integrity, cache: "reload" }));
  }
}

// The page that brought the first one belongs to it from now on: a newer edition has to wait for it to go.
let first = false;
self.addEventListener("install", () => {
  first = self.registration.active === null;
});
self.addEventListener("activate", (event) => {
  if (first) event.waitUntil(self.clients.claim());
});

self.addEventListener("message", (event) => {
  if (event.data?.type === "SKIP_WAITING") void self.skipWaiting();
  if (event.data?.type === "KEEP_LATER") event.waitUntil(keepLater());
});
