import { answersShown, expectedAnswers } from './answersShown.ts';
import { personalAnswers, registered } from './accident.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { expect, test } from './support/reportTest.ts';
import { desktop, phone } from './support/viewports.ts';
import type { Report } from './report.ts';
import { answerPage, walkTo } from './walkAccident.ts';

test.describe('in Czech on a phone', () => {
  test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

  test('an accident is reported from the start page to a claim number', async ({ report }) => {
    await walkTo(report, 'summary', { onArrival: () => expectAccessible(report.page) });
    await send(report);
    await expectAccessible(report.page);
  });
});

test.describe('in Slovak on a desktop', () => {
  test.use({ ...desktop, language: 'sk' });

  test('an accident is reported and nothing personal stands in an address or a title', async ({ report }) => {
    const { page } = report;
    const left: string[] = [];
    page.on('request', (request) => left.push(request.url()));
    await walkTo(report, 'summary', {
      onArrival: async () => void left.push(page.url(), await page.title()),
    });
    await send(report);
    left.push(page.url(), await page.title());
    expect(personalAnswers.filter((answer) => left.some((text) => text.includes(answer)))).toEqual([]);
  });
});

test.describe('in English on a phone, in the dark', () => {
  test.use({
    ...phone,
    language: 'en',
    colorScheme: 'dark',
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('an accident is reported and every page fits the narrowest phone', async ({ report }) => {
    await walkTo(report, 'summary', { onArrival: () => expectNoOverflow(report.page) });
    await expectAccessible(report.page);
    await send(report);
    await expectNoOverflow(report.page);
  });
});

/** Checks the answers, sends the claim, and finds its number on the page and with the service. */
const send = async (report: Report): Promise<void> => {
  expect(await answersShown(report)).toEqual(expectedAnswers(report));
  await answerPage(report, 'summary');
  await report.expectOn('finalised');
  const { state, detail, result } = await report.stored();
  expect({ state, detail }).toEqual({ state: 'FINAL', detail: registered() });
  const number = result?.claimsData[0]?.claimNumber ?? 'none';
  await expect(report.page.getByRole('main')).toContainText(number);
};
