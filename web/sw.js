/**
 * Keeps the page on the device, so that it opens without a network: its own files, laid down at once when a version is
 * installed, and what games need, kept as it is fetched. A new version waits until the page says that it may take over.
 */
const VERSION = "%VERSION%";
const FILES = ["%FILES%"];
/** Of the page too, but fetched only when somebody needs them or when fetching costs nothing. */
const LATER = ["%LATER%"];
const PAGE = `foxdice-page-${VERSION}`;
/** Whose names change with their content: the same for every version of the page. */
const KEPT = "foxdice-kept";
const FOR_GOOD = /\/(rules|sheets|brains)\/|\/assets\/rapier/;
const ASKED_AGAIN = /\/(catalogue|learn)\//;
/** Milliseconds after which a network that does not answer counts as none. */
const PATIENCE = 2500;

self.addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(PAGE).then((cache) => cache.addAll(fresh)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

async function takeOver() {
  for (const name of await caches.keys())
    if (name.startsWith("foxdice-page-") && name !== PAGE) await caches.delete(name);
  await self.clients.claim();
}

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  else if (event.data === "give way") giveWay();
  else if (event.data?.keep) event.waitUntil(keep(event.data.keep, event.data.later ? LATER : []));
});

/** What is still to be fetched, one after the other: what was asked for last comes first. */
let queue = [];
let fetching = null;
let giving = new AbortController();

/** Leave what is not fetched yet to the next version. */
function giveWay() {
  queue = [];
  giving.abort();
  giving = new AbortController();
}

/** Fetch what is not here yet, and let go of what there is anew: it has the same name but for the hash at its end. */
async function keep(names, later) {
  const cache = await caches.open(KEPT);
  const stem = (url) => url.replace(/-[0-9a-f]+(?=\.\w+$)/, "");
  const whole = (name) => new URL(name, self.registration.scope).href;
  const wanted = names.map(whole);
  const stems = new Set(wanted.map(stem));
  for (const { url } of await cache.keys())
    if (stems.has(stem(url)) && !wanted.includes(url)) await cache.delete(url);
  const all = [...wanted, ...later.map(whole)];
  queue = [...all, ...queue.filter((url) => !all.includes(url))];
  fetching ??= fetchAll().finally(() => {
    fetching = null;
  });
  await fetching;
}

async function fetchAll() {
  for (let url = queue.shift(); url; url = queue.shift()) {
    if (await caches.match(url, { ignoreVary: true })) continue;
    const answer = await fetch(url, { priority: "low", signal: giving.signal }).catch(() => null);
    if (answer?.ok) await store(FOR_GOOD.test(url) ? KEPT : PAGE, url, answer);
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(self.registration.scope)) return;
  const path = url.pathname;
  if (request.mode === "navigate") event.respondWith(opened(request));
  else if (ASKED_AGAIN.test(path)) event.respondWith(askedAgain(request));
  else if (FOR_GOOD.test(path)) event.respondWith(forGood(request));
  else if (!/\/(api|ws)\//.test(path)) event.respondWith(ofThisVersion(request));
});

async function opened(request) {
  const cache = await caches.open(PAGE);
  return (await cache.match("./", { ignoreVary: true })) ?? fetch(request);
}

async function ofThisVersion(request) {
  const cache = await caches.open(PAGE);
  const found = await cache.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) store(PAGE, request, answer.clone());
  return answer;
}

async function forGood(request) {
  const found = await caches.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) store(KEPT, request, answer.clone());
  return answer;
}

/** What a server says now; where none answers, what it said last to this version of the page. */
async function askedAgain(request) {
  const asking = fetch(request).then((answer) => {
    if (answer.ok) store(PAGE, request, answer.clone());
    return answer;
  });
  const cache = await caches.open(PAGE);
  const before = await cache.match(request, { ignoreVary: true });
  if (!before) return asking;
  asking.catch(() => undefined);
  const late = new Promise((resolve) => setTimeout(() => resolve(before), PATIENCE));
  return Promise.race([asking.then((answer) => (answer.ok ? answer : before)), late]).catch(() => before);
}

async function store(name, request, answer) {
  try {
    await (await caches.open(name)).put(request, answer);
  } catch {
    // A full device plays with a network.
  }
}
