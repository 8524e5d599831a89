import type { Report } from '../report.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { expectNoOverflow } from '../support/expectNoOverflow.ts';
import type { Journey } from './journey.ts';
import { sendJourney } from './sendJourney.ts';
import { walkTo } from './walkJourney.ts';

const schemes = ['dark', 'light'] as const;

/** Reports a whole journey to its claim number; every page is accessible in the light and in the dark and fits the narrowest phone. */
export const expectWhole = async (report: Report, journey: Journey): Promise<void> => {
  const { page } = report;
  const onArrival = async () => {
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await expectNoOverflow(page);
  };
  await walkTo(report, journey, 'summary', { onArrival });
  await sendJourney(report, journey);
  await onArrival();
};
