import type { Report } from '#test/browser/report.ts';
import { expectAccessible, expectContrast } from '#test/browser/support/expectAccessible.ts';
import { expectNoOverflow } from '#test/browser/support/expectNoOverflow.ts';
import { expectSheets } from '#test/browser/support/expectSheets.ts';
import { test } from '#test/browser/support/reportTest.ts';
import type { Journey } from './journey.ts';
import { sendJourney } from './sendJourney.ts';
import { walkTo } from './walkJourney.ts';

/**
 * Reports a whole journey up to its claim number; every page is accessible in light and dark and fits the narrowest phone, and
 * what is checked and what was sent fit two sheets each, or as many as a report so long needs.
 */
export const expectWhole = async (report: Report, journey: Journey, sheets = 2): Promise<void> => {
  // Every page is looked at three times, on a machine that may be busy.
  test.setTimeout(400_000);
  const { page } = report;
  const onArrival = async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(page);
    await expectNoOverflow(page);
  };
  await walkTo(report, journey, 'summary', { onArrival });
  await expectSheets(page, sheets);
  await sendJourney(report, journey);
  await onArrival();
  await expectSheets(page);
};
