import type { Browser, BrowserContext, Page } from 'playwright/test';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { lateParts } from './support/lateParts.ts';
import { expect, test } from './support/reportTest.ts';
import { phone } from './support/viewports.ts';
import { accident } from './accident.ts';
import { claimBefore } from './journeys/journey.ts';
import { Report } from './report.ts';
import { answerPage, openAt } from './walkAccident.ts';

const home = '/hlaseni/nonlife/car';
const elsewhere = (report: Report) =>
  report.page.getByRole('dialog', { name: report.say('meetings:elsewhere.title') });
const conflict = (report: Report) =>
  report.page.getByRole('dialog', { name: report.say('meetings:conflict.title') });

/** Another device of the same reporter saves other answers. */
const changeElsewhere = async (report: Report, differing: ClaimDetail): Promise<void> => {
  const { version, detail } = await report.stored();
  const saved = await report.page.request.post(`/rest/claim/${await report.claimUuid()}/save/${version}`, {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    data: { ...detail, ...differing },
  });
  expect(saved.status(), await saved.text()).toBe(200);
};

test.describe('two tabs of a browser', () => {
  const secondTab = async (context: BrowserContext, report: Report): Promise<Report> => {
    const other = new Report(await context.newPage(), report.language);
    await other.page.goto(home);
    return other;
  };

  test('work on a report one at a time, and what is typed in either stays there', async ({
    report,
    page,
    context,
  }) => {
    await openAt(report, 'event');
    await report.fields.type('incidentPlace', 'Zlín');
    const other = await secondTab(context, report);
    await expect(elsewhere(other)).toBeVisible();
    await expectAccessible(other.page);
    await other.button('meetings:elsewhere.confirm').click();
    await other.expectOn('event');
    await expect(elsewhere(report)).toBeVisible();
    await other.page.goto(`${home}/bankovni-udaje`);
    await other.expectOn('bankData');
    await other.goOn();
    await other.expectOn('event');
    await report.button('meetings:elsewhere.confirm').click();
    await expect(elsewhere(other)).toBeVisible();
    await report.expectOn('event');
    await expect(report.fields.box('incidentPlace')).toHaveValue('Zlín');
    await answerPage(report, 'event');
    await report.expectOn('circumstances');
    await page.reload();
    await report.expectOn('circumstances');
    await expect(elsewhere(report)).toHaveCount(0);
  });

  test('share the end of their session: who works in one is not warned in the other', async ({
    report,
    page,
    context,
  }) => {
    await page.clock.install();
    const parts = lateParts(page);
    await openAt(report, 'event');
    await parts;
    await page.clock.runFor('26:50');
    const other = new Report(await context.newPage(), report.language);
    const otherParts = lateParts(other.page, 'other');
    await other.page.goto('/');
    await expect(other.heading()).toHaveText(other.say('start:title'));
    await otherParts;
    await page.clock.runFor('10:00');
    await expect(report.dialog('sessionExpiring')).toBeHidden();
  });
});

test.describe('a report changed elsewhere', () => {
  test.use(phone);

  test('shows both answers side by side, and the reporter keeps one and takes the other', async ({
    report,
    page,
    complaints,
  }) => {
    complaints.expect(/409/);
    await openAt(report, 'event');
    const { reporter } = claimBefore(accident, 'event');
    await changeElsewhere(report, {
      incidentPlace: 'Ostrava',
      reporter: { ...reporter, tel: '608111222' },
    });
    await answerPage(report, 'event');
    const dialog = conflict(report);
    await expect(dialog.getByRole('group')).toHaveText([/608\s?111\s?222/, /Masarykova 1.*Ostrava/s]);
    await expectAccessible(page);
    const place = dialog.getByRole('group').nth(1);
    await expect(place.getByRole('radio').first()).toBeChecked();
    await expect(dialog.getByRole('group').first().getByRole('radio').nth(1)).toBeChecked();
    await report.button('meetings:conflict.confirm').click();
    await report.expectOn('circumstances');
    expect((await report.stored()).detail).toMatchObject({
      incidentPlace: 'Brno, Masarykova 1',
      reporter: { ...reporter, tel: '608111222' },
    });
  });

  test('may be left as it is there; what was typed here is offered', async ({ report, complaints }) => {
    complaints.expect(/409/);
    await openAt(report, 'event');
    await changeElsewhere(report, { incidentPlace: 'Ostrava' });
    await answerPage(report, 'event');
    await report.button('meetings:conflict.refuse').click();
    await expect(report.page.getByText(report.say('dialogs:reloaded.title'))).toBeVisible();
    expect((await report.stored()).detail).toMatchObject({ incidentPlace: 'Ostrava' });
    await report.expectOn('event');
    await expect(report.fields.box('incidentPlace')).toHaveValue('Brno, Masarykova 1');
  });
});

/** The link and the code that take a report to another device. */
const handOver = async (report: Report): Promise<{ link: string; code: string }> => {
  await report.button('common:action.handOver').click();
  const dialog = report.page.getByRole('dialog', { name: report.say('drafts:handOver.title') });
  const mail = await dialog
    .getByRole('link', { name: report.say('drafts:handOver.email') })
    .getAttribute('href');
  const [, link = ''] = /(http\S+)$/.exec(decodeURIComponent(mail ?? '')) ?? [];
  const code = (await dialog.locator('strong').textContent()) ?? '';
  await dialog.getByRole('button', { name: report.say('common:action.close') }).click();
  return { link, code };
};

const takeOver = async (page: Page, report: Report, { link, code }: { link: string; code: string }) => {
  const taker = new Report(page, report.language);
  await page.goto(link);
  await taker.fields.type('takeOverCode', code);
  await taker.button('drafts:takeOver.open').click();
  await taker.expectOn('event');
  return taker;
};

const anotherDevice = (browser: Browser, baseURL: string | undefined) =>
  browser.newContext({ ...phone, locale: 'cs-CZ', ...(baseURL && { baseURL }) });

test('a report taken to a phone, answered there and taken back meets what was typed here meanwhile', async ({
  report,
  context,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.expect(/409/);
  await openAt(report, 'event');
  const there = await anotherDevice(browser, baseURL);
  const other = await takeOver(await there.newPage(), report, await handOver(report));
  await other.page.goto(`${home}/ohlasovatel`);
  await other.fields.type('reporter.tel', '608 111 222');
  await other.goOn();
  await other.answerDialog('confirmReporterContacts', 'confirm');
  await other.expectOn('vehicle');
  await other.page.goto(`${home}/co-se-stalo`);
  await other.expectOn('event');
  const back = await takeOver(await context.newPage(), report, await handOver(other));
  await back.page.close();
  await there.close();
  await answerPage(report, 'event');
  await expect(conflict(report).getByRole('group')).toHaveText(/608\s?111\s?222/);
  await report.button('meetings:conflict.confirm').click();
  await report.expectOn('circumstances');
  expect((await report.stored()).detail).toMatchObject({
    incidentPlace: 'Brno, Masarykova 1',
    reporter: { tel: '608111222' },
  });
});
