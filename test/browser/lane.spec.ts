import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeDate } from '#machines/claim/checks/date.ts';
import { spokenToIn } from '#machines/claim/derived/spokenTo.ts';
import { hailLaneJourney, hailLaneOf } from './journeys/hailLane.ts';
import { claimBefore, type AnsweredPage, type Journey } from './journeys/journey.ts';
import { sendJourney } from './journeys/sendJourney.ts';
import { answerPage } from './journeys/walkJourney.ts';
import { daysAgo } from './support/daysAgo.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import type { Report } from './report.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { expect, test as reportTest } from './support/reportTest.ts';
import { Service } from './support/service.ts';
import { phone } from './support/viewports.ts';

const days = 3;
const lane = {
  ...hailLaneOf(days),
  lines: ['car', 'property'],
  opens: `${daysAgo(days).iso}T00:00:00Z`,
  closes: `${daysAgo(-30).iso}T00:00:00Z`,
  place: { cs: 'Brno a okolí', sk: 'Brno a okolie', en: 'Brno and around' },
  hotline: '+420 800 111 222',
};

/** A service whose operator has opened a lane for hail. */
const test = reportTest.extend<object, { service: Service }>({
  service: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'configuration-'));
      const file = join(folder, 'configuration.json');
      writeFileSync(file, JSON.stringify({ lanes: [lane] }));
      const service = await Service.launch({ CONFIGURATION: file });
      await use(service);
      await service.remove();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test.use(phone);

const found = ({ pages }: Journey, code: string): AnsweredPage => {
  const page = pages.find((one) => one.code === code);
  if (!page) throw new Error(`The journey has no page ${code}.`);
  return page;
};

const day = ({ page, say }: Report) => page.getByRole('textbox', { name: say('fields:incidentDate.label') });

test('hail that many report is reported from the start page by half the questions', async ({
  report,
  page,
}) => {
  const journey = hailLaneJourney(days);
  report.variant = journey.variant;
  await report.arrive();
  await page.getByRole('link', { name: report.say('lanes:banner.action.car') }).click();
  await expect(report.heading()).toHaveText(/^Kroupy: Brno\sa\sokolí, \d+\.\s\d+\.$/);
  await expect(page.getByRole('link', { name: 'Zavolat +420 800 111 222' })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await report.goOn('index');
  for (const one of journey.pages.slice(2).filter(({ code }) => code !== 'finalised')) {
    report.to = spokenToIn(claimBefore(journey, one.code));
    await report.expectOn(one.code);
    if (one.code === 'vehicle') await expect(day(report)).toHaveValue(writeDate(daysAgo(days).iso));
    await expectAccessible(page);
    await expectNoOverflow(page);
    if (one.code !== 'summary') await answerPage(report, one);
  }
  await sendJourney(report, journey);
});

test('whoever tells another day is asked like everybody, with all that was told', async ({
  report,
  page,
}) => {
  const journey = hailLaneJourney(days);
  report.variant = journey.variant;
  await page.goto('/hlaseni/nonlife/car?lane=KROUPY-BRNO');
  await report.goOn('index');
  await answerPage(report, found(journey, 'reporter'));
  await report.expectOn('vehicle');
  await report.fields.type('incidentDate', daysAgo(days + 2).typed);
  await answerPage(report, found(journey, 'vehicle'));
  await report.expectOn('person');
  const { detail } = await report.stored();
  expect({ lane: detail.lane, eventKinds: detail.eventKinds, day: detail.incidentDate }).toEqual({
    lane: undefined,
    eventKinds: ['HAVZIVEL'],
    day: daysAgo(days + 2).iso,
  });
  await page.reload();
  await report.expectOn('person');
  await answerPage(report, found(journey, 'person'));
  await report.expectOn('bankData');
});

test('the way out of a lane leads to the usual report', async ({ report, page }) => {
  await page.goto('/hlaseni/nonlife/car?lane=kroupy-brno');
  await page.getByRole('link', { name: report.say('lanes:usual') }).click();
  await expect(report.heading()).toHaveText(report.titleOf('index'));
  await expect(page.getByRole('link', { name: report.say('lanes:banner.action.car') })).toBeVisible();
});
