import { answersShown, expectedAnswers } from './answersShown.ts';
import { accidentOf, personalAnswers } from './journeys/accident.ts';
import type { Journey } from './journeys/journey.ts';
import { sendJourney } from './journeys/sendJourney.ts';
import { walkTo } from './journeys/walkJourney.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { expectSheets } from './support/expectSheets.ts';
import { expect, test } from './support/reportTest.ts';
import { desktop, phone } from './support/viewports.ts';
import type { Report } from './report.ts';

// Fifteen pages, each looked at: a machine that does other things as well takes its time.
test.describe.configure({ timeout: 180_000 });

test.describe('in Czech on a phone', () => {
  test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

  test('an accident is reported from the start page to a claim number', async ({ report }) => {
    const accident = accidentOf(20);
    await walkTo(report, accident, 'summary', { onArrival: () => expectAccessible(report.page) });
    await expectSheets(report.page);
    await send(report, accident);
    await expectAccessible(report.page);
    await expectSheets(report.page);
  });
});

test.describe('in Slovak on a desktop', () => {
  test.use({ ...desktop, language: 'sk' });

  const title =
    'an accident is reported, every page gone back to; nothing personal stands in an address or a title';
  test(title, { tag: '@long' }, async ({ report }) => {
    const { page } = report;
    const left: string[] = [];
    page.on('request', (request) => left.push(request.url()));
    const keep = async () => void left.push(page.url(), await page.title());
    const accident = accidentOf(21);
    await walkTo(report, accident, 'summary', { onArrival: keep });
    await goBackAndForward(report, accident);
    await send(report, accident);
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

  test(
    'an accident is reported and every page fits the narrowest phone',
    { tag: '@long' },
    async ({ report }) => {
      const accident = accidentOf(22);
      await walkTo(report, accident, 'summary', { onArrival: () => expectNoOverflow(report.page) });
      await expectAccessible(report.page);
      await send(report, accident);
      await expectNoOverflow(report.page);
    },
  );
});

/** Goes through every page by Back of the browser, and again by Forward. */
const goBackAndForward = async (report: Report, { pages }: Journey): Promise<void> => {
  const codes = pages.map(({ code }) => code);
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

/** Checks the answers, sends the claim, and finds its number on the page and in the service. */
const send = async (report: Report, accident: Journey): Promise<void> => {
  expect(await answersShown(report)).toEqual(expectedAnswers(report, accident));
  await sendJourney(report, accident);
};
