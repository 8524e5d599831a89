import { answersShown, expectedAnswers } from './answersShown.ts';
import { accident, personalAnswers, registered } from './accident.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { expect, test } from './support/reportTest.ts';
import { desktop, phone } from './support/viewports.ts';
import type { Report } from './report.ts';
import { answerPage, walkTo } from './walkAccident.ts';

// Fifteen pages, each looked at: a machine that does other things as well takes its time.
test.describe.configure({ timeout: 180_000 });

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

  test('an accident is reported, every page gone back to; nothing personal stands in an address or a title', async ({
    report,
  }) => {
    const { page } = report;
    const left: string[] = [];
    page.on('request', (request) => left.push(request.url()));
    const keep = async () => void left.push(page.url(), await page.title());
    await walkTo(report, 'summary', { onArrival: keep });
    await goBackAndForward(report);
    await send(report);
    await keep();
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

/** Goes through every page by Back of the browser, and again by Forward. */
const goBackAndForward = async (report: Report): Promise<void> => {
  const codes = accident.map(({ code }) => code);
  const walked = codes.slice(0, codes.indexOf('summary') + 1);
  for (const code of walked.toReversed().slice(1)) {
    await report.page.goBack();
    await report.expectOn(code);
  }
  for (const code of walked.slice(1)) {
    await report.page.goForward();
    await report.expectOn(code);
  }
};

/** Checks the answers, sends the claim, and finds its number on the page and with the service. */
const send = async (report: Report): Promise<void> => {
  expect(await answersShown(report)).toEqual(expectedAnswers(report));
  await answerPage(report, 'summary');
  await report.expectOn('finalised');
  const { claimRequestUuid, state, detail, result } = await report.stored();
  expect({ state, detail }).toEqual({ state: 'FINAL', detail: registered(claimRequestUuid) });
  const number = result?.claimsData[0]?.claimNumber ?? 'none';
  await expect(report.page.getByRole('main')).toContainText(number);
};
