import type { Page } from 'playwright/test';
import { postgresPrograms, startPostgres } from '#test/server/postgres.ts';
import { glassOf } from './journeys/glass.ts';
import { sendJourney } from './journeys/sendJourney.ts';
import { walkTo } from './journeys/walkJourney.ts';
import { Report } from './report.ts';
import { openBalancer } from './support/balancer.ts';
import { isCached } from './support/cachedApplication.ts';
import { expect, test } from './support/reportTest.ts';
import { buildSecond } from './support/secondBuild.ts';
import { Service } from './support/service.ts';
import { phone } from './support/viewports.ts';

// Building a second time takes longer than any report.
test.describe.configure({ timeout: 600_000 });

/** The build of the document shown, and of the one that the browser keeps for itself with what keeps it. */
const builds = (page: Page) =>
  page.evaluate(async () => {
    const buildIn = (html: string | undefined) => /name="build" content="([^"]+)"/.exec(html ?? '')?.[1];
    const [name = ''] = await caches.keys();
    const shell = await (await caches.match('/index.html'))?.text();
    const own = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;
    return { own, kept: [name.replace('hlaska.', ''), buildIn(shell)] };
  });

test('whoever reports while a release is brought out behind a balancer misses no file, and sends', async ({
  browser,
  language,
}) => {
  test.skip(postgresPrograms === undefined, 'two processes need a PostgreSQL');
  const [postgres, second, balancer] = await Promise.all([
    startPostgres(postgresPrograms ?? ''),
    buildSecond(),
    openBalancer(),
  ]);
  const first = await Service.launch({ DATABASE_URL: postgres.url, SEED: 'true', CLAMD: 'none' });
  const shared = { DATABASE_URL: postgres.url, CLAMD: 'none', DATA_DIR: first.dataFolder };
  balancer.lead(first.url);
  const context = await browser.newContext({
    ...phone,
    baseURL: balancer.url,
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
  });
  const failed: string[] = [];
  context.on('response', (answer) => {
    if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`);
  });
  const report = new Report(await context.newPage(), language);
  const { page } = report;
  const journey = glassOf(5);

  let next: Service | undefined;
  const pages = journey.pages.map(({ code }) => code);
  await walkTo(report, journey, 'summary', {
    onArrival: async (code) => {
      const at = pages.indexOf(code);
      if (at === 1) {
        next = await Service.launch(shared, second.entry);
        balancer.lead(first.url, next.url);
      }
      // The old build is gone before the report is sent.
      if (next && code === 'summary') balancer.lead(next.url);
    },
  });
  await isCached(page);
  const { own, kept } = await builds(page);
  expect(own).not.toBe(second.hash);
  expect(new Set(kept).size).toBe(1);
  await sendJourney(report, journey);
  expect(failed).toEqual([]);

  await context.close();
  await balancer.close();
  await next?.remove();
  await first.remove();
  await second.remove();
  await postgres.stop();
});
