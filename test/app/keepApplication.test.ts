import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepApplication } from '#src/service/keepApplication.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const here = 'https://claims.example';

/** A browser in which a worker answers for the page; what was fetched is told as a browser tells it. */
function openBrowser() {
  const fetched: { readonly name: string }[] = [];
  const heard: (readonly string[])[] = [];
  const worker = { postMessage: (files: readonly string[]) => heard.push(files) };
  const builds: string[] = [];
  let waiting: { readonly postMessage: (build: string) => void } | null = {
    postMessage: (build) => void builds.push(build),
  };
  const registration = Object.defineProperty(
    Object.assign(new EventTarget(), { update: async () => undefined }),
    'waiting',
    { get: () => waiting },
  );
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: worker,
    ready: Promise.resolve({ active: worker }),
    register: async () => undefined,
    getRegistration: async () => registration,
  });
  type Observed = (list: { getEntries: () => readonly { readonly name: string }[] }) => void;
  const observing = new Set<Observed>();
  class Observer {
    readonly #observed: Observed;
    constructor(observed: Observed) {
      this.#observed = observed;
    }
    observe(): void {
      observing.add(this.#observed);
    }
    disconnect(): void {
      observing.delete(this.#observed);
    }
  }
  vi.stubEnv('PROD', true);
  vi.stubGlobal('location', new URL(here));
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('performance', { getEntriesByType: () => fetched });
  vi.stubGlobal('PerformanceObserver', Observer);
  return {
    serviceWorker,
    builds,
    /** The worker that waited is the one that answers now. */
    takesOver: () => (waiting = null),
    fetches: (path: string) => {
      const entry = { name: here + path };
      fetched.push(entry);
      for (const observed of observing) observed({ getEntries: () => [entry] });
    },
    /** What the worker was told to keep since it was asked last. */
    told: () => heard.splice(0).map((files) => files.map((file) => file.replace(here, ''))),
  };
}

test('what was on its way while one worker took the place of another is kept by the new one', async () => {
  const browser = openBrowser();
  browser.fetches('/static/first.js');
  await keepApplication(true, 'b1');
  await Promise.resolve();
  const configuration = '/rest/application/configuration';
  expect(browser.told()).toEqual([[configuration, '/static/first.js']]);
  browser.fetches('/static/before.js');
  expect(browser.told()).toEqual([]);
  browser.serviceWorker.dispatchEvent(new Event('controllerchange'));
  const before = [configuration, '/static/first.js', '/static/before.js'];
  expect(browser.told()).toEqual([before]);
  browser.fetches('/static/late.js');
  expect(browser.told()).toEqual([[...before, '/static/late.js']]);
  browser.fetches('/rest/claim/1/2');
  expect(browser.told()).toEqual([]);
});

test('a worker that waits is told which build the page is of, and again at each look for a newer one', async () => {
  const browser = openBrowser();
  const { look } = await keepApplication(true, 'b1');
  await vi.advanceTimersByTimeAsync(1000);
  expect(browser.builds).toEqual(['b1']);
  look();
  await vi.advanceTimersByTimeAsync(1000);
  expect(browser.builds).toEqual(['b1', 'b1']);
});

test('it is told when the page has fetched nothing for a second, so that the one before it may stop', async () => {
  const browser = openBrowser();
  await keepApplication(true, 'b1');
  await vi.advanceTimersByTimeAsync(900);
  browser.fetches('/static/late.js');
  await vi.advanceTimersByTimeAsync(900);
  expect(browser.builds).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(browser.builds).toEqual(['b1']);
});

test('a page that never ceases to fetch keeps it waiting for ten seconds', async () => {
  const browser = openBrowser();
  await keepApplication(true, 'b1');
  for (let second = 0; second < 20; second += 1) {
    browser.fetches(`/rest/claim/${second}`);
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(browser.builds).toEqual(['b1']);
});

test('one that has taken over meanwhile is told nothing', async () => {
  const browser = openBrowser();
  await keepApplication(true, 'b1');
  browser.takesOver();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(browser.builds).toEqual([]);
});
