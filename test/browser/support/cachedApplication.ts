import { expect, type Page } from 'playwright/test';

/** What the browser keeps of the application: by which names, which files, and whether that answers for the page. */
export const cachedApplication = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return {
      names,
      files: files.flat().map(({ url }) => new URL(url).pathname),
      isAnswering: navigator.serviceWorker.controller !== null,
    };
  });

/** The scripts and styles that the page has fetched. */
export const fetchedBy = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/static/') && /\.(?:js|css)$/.test(path)),
  );

/** Waits until what the browser keeps answers for the page, and has all that the page was made of. */
export const isCached = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      const { files, isAnswering } = await cachedApplication(page);
      const missing = (await fetchedBy(page)).filter((path) => !files.includes(path));
      return { isAnswering, missing, hasShell: files.includes('/index.html') };
    })
    .toEqual({ isAnswering: true, missing: [], hasShell: true });
