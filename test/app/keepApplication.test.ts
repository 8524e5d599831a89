import { afterEach, expect, test, vi } from 'vitest';
import { keepApplication } from '#src/service/keepApplication.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const here = 'https://claims.example';

/** A browser in which a worker answers for the page; what was fetched is told as a browser tells it. */
function openBrowser() {
  const fetched: { readonly name: string }[] = [];
  const heard: (readonly string[])[] = [];
  const worker = { postMessage: (files: readonly string[]) => heard.push(files) };
  const registration = Object.assign(new EventTarget(), {
    waiting: { postMessage: (build: string) => builds.push(build) },
    update: async () => undefined,
  });
  const builds: string[] = [];
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: worker,
    ready: Promise.resolve({ active: worker }),
    register: async () => undefined,
    getRegistration: async () => registration,
  });
  let isObserved = false;
  let observed = (_list: { getEntries: () => readonly { readonly name: string }[] }): void => {};
  class Observer {
    constructor(callback: typeof observed) {
      observed = callback;
    }
    observe(): void {
      isObserved = true;
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
    fetches: (path: string) => {
      const entry = { name: here + path };
      fetched.push(entry);
      if (isObserved) observed({ getEntries: () => [entry] });
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
  expect(browser.builds).toEqual(['b1']);
  look();
  expect(browser.builds).toEqual(['b1', 'b1']);
});
