import { Failure } from '#machines/calls/failures.ts';

const chunkTimeout = 120_000;
const parameter = 'reload';

/**
 * A part of the application, given by its import. When it fails to load, the application reloads itself once with a cache-busting
 * parameter, without a network as soon as there is one; when it fails again, this rejects with ChunkLoadError or
 * CSS_CHUNK_LOAD_FAILED. Source: specification sections 4, 8 and 9.
 */
export const loadChunk = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  try {
    return await inTime(load());
  } catch (cause) {
    await isOnline();
    const address = new URL(location.href);
    if (address.searchParams.has(parameter)) throw failureOf(cause);
    address.searchParams.set(parameter, String(Date.now()));
    location.replace(address);
    // The page is on its way out: nothing more shall be drawn.
    return new Promise(() => {});
  }
};

/** Resolves when there is a network: a reload without one would leave nothing on the screen. */
const isOnline = async (): Promise<void> => {
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
};

const inTime = <Part>(loading: Promise<Part>): Promise<Part> =>
  new Promise((resolve, reject) => {
    const expiry = setTimeout(() => reject(new Failure('ChunkLoadError')), chunkTimeout);
    void loading.then(resolve, reject).finally(() => clearTimeout(expiry));
  });

const failureOf = (cause: unknown): Failure =>
  new Failure(/css/i.test(String(cause)) ? 'CSS_CHUNK_LOAD_FAILED' : 'ChunkLoadError', { cause });

/** Called when a page is shown whole: the next part that fails may make the application reload itself again. */
export const forgetReload = (): void => {
  const address = new URL(location.href);
  if (!address.searchParams.has(parameter)) return;
  address.searchParams.delete(parameter);
  history.replaceState(history.state, '', address);
};
