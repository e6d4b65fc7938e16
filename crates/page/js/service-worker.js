// Keeps every file of the page, so that all of it works without a network after the first visit.
// `cargo xtask page` fills in the files, whose names change with what is in them, and a version that changes with the list.
const VERSION = "";
const FILES = [];

const PREFIX = "tavli-";
const CACHE = PREFIX + VERSION;
const DOCUMENT = "./";

addEventListener("install", (event) => event.waitUntil(keepAll()));
addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => clients.claim())));

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith(request.mode === "navigate" ? documentFor(request) : kept(request));
});

// A page that is open goes on with the old files; the new ones take over when it is closed.
async function keepAll() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(DOCUMENT, { cache: "no-cache" }));
  await cache.addAll(FILES);
}

async function forgetOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

// The document is the one file whose name stays: asked for anew where there is a network, so that nobody is left behind.
async function documentFor(request) {
  try {
    return await fetch(request);
  } catch {
    const cache = await caches.open(CACHE);
    return (await cache.match(DOCUMENT)) ?? Response.error();
  }
}

async function kept(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? fetch(request);
}
