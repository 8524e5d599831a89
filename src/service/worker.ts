// The service worker. It stands alone: `scripts/workerFile.ts` writes it beside index.html, with the build and its files in it.

/** What of a worker's own the types of a page do not know. */
interface Worker {
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void;
}
interface WorkerEvent {
  readonly request: Request;
  readonly data: unknown;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly respondWith: (answer: Promise<Response>) => void;
}
declare const self: Worker;
/** Written by the build. */
declare const BUILD: string;
declare const FILES: readonly string[];

const prefix = 'hlaska.';
const name = prefix + BUILD;
const shell = '/index.html';
/** What is the same for everybody: what the operator configured, texts, codelists. Never a report, and nothing of a person. */
const shared = /^\/rest\/(?:application\/configuration|translation\/|codelist\/)/;
/** No pages of the application. */
const elsewhere = /^\/(?:rest|health|oauth2|static)\/|\.\w+$/;

const keep = async (cache: Cache, addresses: readonly string[]): Promise<void> => {
  const known = new Set((await cache.keys()).map(({ url }) => url));
  const missing = addresses.filter((address) => !known.has(new URL(address, location.origin).href));
  // One that cannot be had is asked for when it is needed.
  await Promise.all(missing.map((address) => cache.add(address).catch(() => undefined)));
};

/**
 * The document of this build and no other: behind a balancer the next request may come to a service of another one.
 *
 * @throws Error where none of a few was; the browser tries again at the next look for a newer version
 */
const keepShell = async (): Promise<Cache> => {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const answer = await fetch(shell, { cache: 'no-store' });
    if (!answer.ok || !(await answer.clone().text()).includes(`name="build" content="${BUILD}"`)) continue;
    const cache = await caches.open(name);
    await cache.put(shell, answer);
    return cache;
  }
  throw new Error('The document of this build is not served.');
};

/**
 * The cache of this build; none once it was removed: the worker still answers for the page that is open, and must not make it anew. What
 * is put into one that is removed meanwhile goes with it.
 */
const ownCache = async (): Promise<Cache | undefined> =>
  (await caches.has(name)) ? caches.open(name) : undefined;

const removeOlder = async (): Promise<void> => {
  const older = (await caches.keys()).filter((one) => one.startsWith(prefix) && one !== name);
  await Promise.all(older.map((one) => caches.delete(one)));
};

/** Files have a hash of their content in their name: a stored one is right for ever. */
const fromKept = async (request: Request): Promise<Response> => {
  const kept = await caches.match(request);
  return kept ?? fromNetwork(request);
};

/** What is newest, and what was newest without a network. */
const fromNetwork = async (request: Request): Promise<Response> => {
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      const copy = answer.clone();
      await (await ownCache())?.put(request, copy);
    }
    return answer;
  } catch (error) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw error;
  }
};

/** A page comes from the service, prerendered; without a network the browser renders it. */
const page = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(shell);
    if (kept) return kept;
    throw error;
  }
};

self.addEventListener('install', (event) => event.waitUntil(keepShell().then((cache) => keep(cache, FILES))));
self.addEventListener('activate', (event) => event.waitUntil(removeOlder().then(() => self.clients.claim())));
self.addEventListener('message', (event) => {
  const { data } = event;
  // A page of this build is there: it need not wait for older ones to be closed.
  if (data === BUILD) event.waitUntil(self.skipWaiting());
  else if (Array.isArray(data)) {
    event.waitUntil(ownCache().then((cache) => cache && keep(cache, data.map(String))));
  }
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/static/')) event.respondWith(fromKept(request));
  else if (shared.test(pathname)) event.respondWith(fromNetwork(request));
  else if (request.mode === 'navigate' && !elsewhere.test(pathname)) event.respondWith(page(request));
});
