import { calls } from '#machines/service/calls.ts';
import { aHelpdeskReport } from '#test/actors/givenReport.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { choose, enter, find } from './support/salesVisit.ts';
import { expect, test } from './support/signInTest.ts';
import type { Report } from './report.ts';

const bar = (report: Report) => report.page.getByRole('navigation', { name: report.say('sales:bar.label') });

test('an agent enters, finds a client by what is typed on any keyboard, and logs out', async ({
  report,
  page,
}) => {
  await page.goto('/prodej/klienti');
  await expect(page).toHaveURL('/prodej');
  await expectAccessible(page);
  await enter(report, 'A100');
  await expect(page).toHaveURL('/prodej/klienti');
  await expect(report.heading()).toHaveText('Klienti');
  await expect(bar(report)).toContainText(report.say('sales:bar.as', { name: 'Karel Makléř' }));
  await expectAccessible(page);
  for (const typed of ['7903149034', 'ýíéš+číéšč', '790314/9034']) {
    await find(report, typed);
    await expect(report.heading()).toHaveText('Radim Zkoušel');
    await page.goBack();
    await expect(page.getByText('1 klient', { exact: true })).toBeVisible();
    await expect(page.getByRole('row', { name: /Radim Zkoušel/ })).toContainText('váš klient');
  }
  await expect(page).toHaveURL('/prodej/klienti');
  await find(report, '9208149999');
  await expect(page.getByText('2 klienti', { exact: true })).toBeVisible();
  await expect(page.getByText(report.say('sales:found.sharedNumber'))).toBeVisible();
  await expect(page.getByRole('row', { name: /T\. Z\./ })).toContainText('v péči jiného zprostředkovatele');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await find(report, '9060319213');
  await expect(page.getByText(report.say('sales:found.outcome.PROTECTED'))).toBeVisible();
  await find(report, '99001110');
  await expect(page.getByText(report.say('sales:found.outcome.NONE'))).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);

  await bar(report)
    .getByRole('link', { name: report.say('sales:bar.logout') })
    .click();
  await page.getByRole('button', { name: 'Odhlásit' }).click();
  await expect(page).toHaveURL(/\/logout$/);
  await page.getByRole('link', { name: report.say('signIn:loggedOut.again') }).click();
  await report.button('signIn:enter.action').click();
  await choose(page, 'A100');
  await expect(page).toHaveURL('/prodej/klienti');
});

test('whoever enters from an address below it comes to that address, or where their rights lead from there', async ({
  report,
  page,
}) => {
  const enterAt = async (address: string, sub: string) => {
    await page.context().clearCookies();
    await page.goto(address);
    await report.button('signIn:enter.action').click();
    await choose(page, sub);
  };
  await enterAt('/prodej/provoz', 'U400');
  await expect(page).toHaveURL('/prodej/provoz');
  await enterAt('/prodej/provoz', 'A100');
  await expect(page).toHaveURL('/prodej/klienti');
  await find(report, '7903149034');
  await expect(report.heading()).toHaveText('Radim Zkoušel');
  const client = new URL(page.url()).pathname;
  await page.goto('about:blank');
  await enterAt(`${client}/udaje`, 'A100');
  await expect(page).toHaveURL(`${client}/udaje`);
});

test('what is no whole number is not searched for, and a number from an insurance card asks for the birth date', async ({
  report,
  page,
}) => {
  await enter(report, 'A100');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/rest/client/search')) asked.push(request.postData() ?? '');
  });
  await find(report, 'Zk');
  await expect(page.getByText(report.say('sales:fields.query.vehicleSearch')).first()).toBeVisible();
  await find(report, '790');
  await expect(page.getByText(report.say('sales:fields.query.vehicleSearch')).first()).toBeVisible();
  await find(report, '6109680005');
  await expect(page.getByText(report.say('sales:fields.birthDate.required')).first()).toBeVisible();
  await expectAccessible(page);
  const date = page.getByRole('textbox', { name: report.say('sales:fields.birthDate.label') });
  await date.fill('19. 9. 1961');
  await date.press('Enter');
  await expect(page.getByText(report.say('sales:fields.birthDate.birthDateDiffers')).first()).toBeVisible();
  await date.fill('18. 9. 1961');
  await date.press('Enter');
  await expect(page.getByText(report.say('sales:found.outcome.NONE'))).toBeVisible();
  expect(asked).toEqual([JSON.stringify({ text: '6109680005', birthDate: '1961-09-18' })]);
});

test('a client is found by name, plate, claim and policy, and the list is sorted by its heads', async ({
  report,
  page,
}) => {
  await enter(report, 'A100');
  for (const typed of ['1qw 0101', '2026CAR00000101', '4400100017']) {
    await find(report, typed);
    await expect(report.heading()).toHaveText('Radim Zkoušel');
    await page.goBack();
    await expect(page.getByRole('row', { name: /Radim Zkoušel/ })).toBeVisible();
  }
  await find(report, 'zkousel');
  await expect(page.getByText('2 klienti', { exact: true })).toBeVisible();
  const years = () =>
    page
      .getByRole('row')
      .getByRole('cell')
      .filter({ hasText: /^\d{4}$/ })
      .allTextContents();
  expect(await years()).toEqual(['1979', '2003']);
  const born = page.getByRole('columnheader', { name: report.say('sales:found.column.BORN') });
  await born.getByRole('button').click();
  await expect(born).toHaveAttribute('aria-sort', 'ascending');
  await born.getByRole('button').click();
  await expect(born).toHaveAttribute('aria-sort', 'descending');
  expect(await years()).toEqual(['2003', '1979']);
  await expectAccessible(page);
});

test('an agent draws the shell with more air, and finds it so again', async ({ report, page }) => {
  await enter(report, 'A100');
  const size = () =>
    report.heading().evaluate((heading) => getComputedStyle(heading.parentElement ?? heading).fontSize);
  await expect(report.heading()).toHaveText('Klienti');
  expect(await size()).toBe('14px');
  await report.button('sales:bar.comfortable').click();
  expect(await size()).toBe('16px');
  await page.reload();
  await expect(report.button('sales:bar.dense')).toBeVisible();
  expect(await size()).toBe('16px');
  await report.button('sales:bar.dense').click();
  expect(await size()).toBe('14px');
});

test('an operator says why they search, and finds clients of every agent', async ({ report, page }) => {
  await enter(report, 'U400');
  await find(report, 'Cizíková');
  await expect(page.getByText(report.say('sales:fields.reason.required')).first()).toBeVisible();
  await page.getByLabel(report.say('sales:fields.reason.options.OTHER')).check();
  const words = page.getByLabel(report.say('sales:fields.words.label'));
  await words.fill('Stěžuje si na smlouvu.');
  await expectAccessible(page);
  await find(report, 'Cizíková');
  await expect(page.getByRole('row', { name: /Zita Cizíková/ })).toBeVisible();
});

test('a user without permission is told so, and reaches no page by its address', async ({ report, page }) => {
  await enter(report, 'P001');
  await expect(page).toHaveURL('/prodej/bez-opravneni');
  await expect(report.heading()).toHaveText(report.say('sales:noPermission.title'));
  await expectAccessible(page);
  await page.goto('/prodej/klienti');
  await expect(page).toHaveURL('/prodej/bez-opravneni');
  await page.goto('/prodej/zastoupeni');
  await expect(page).toHaveURL('/prodej/bez-opravneni');
});

test('an agent enters in delegation, sees other clients as theirs, and acts for themselves again', async ({
  report,
  page,
}) => {
  await enter(report, 'A100', 'a200');
  await expect(page).toHaveURL('/prodej/klienti');
  await expect(bar(report)).toContainText(report.say('sales:bar.actsFor', { name: 'Olga Obchodní' }));
  await find(report, '8254189449');
  await expect(report.heading()).toHaveText('Zita Cizíková');
  await page.goBack();
  await expect(page.getByRole('row', { name: /Zita Cizíková/ })).toContainText('váš klient');
  const opens = bar(report).getByRole('button', { name: report.say('sales:bar.delegation') });
  await opens.click();
  const dialog = page.getByRole('dialog', { name: report.say('sales:delegation.title') });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opens).toBeFocused();
  await opens.click();
  await dialog
    .getByRole('button', { name: report.say('signIn:delegations.own', { name: 'Karel Makléř' }) })
    .click();
  await expect(bar(report)).not.toContainText('Olga');
  await find(report, '8254189449');
  await expect(page.getByRole('row', { name: /Z\. C\./ })).toBeVisible();
});

test('an agent without the right is under their own name at the delegations, and goes on from there', async ({
  report,
  page,
}) => {
  await enter(report, 'A200', 'A100');
  await expect(page).toHaveURL('/prodej/zastoupeni');
  await expect(page.getByText(report.say('sales:delegation.refusedTitle'))).toBeVisible();
  await expect(bar(report)).toContainText(report.say('sales:bar.as', { name: 'Olga Obchodní' }));
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await page
    .getByRole('button', { name: report.say('signIn:delegations.own', { name: 'Olga Obchodní' }) })
    .click();
  await expect(page).toHaveURL('/prodej/klienti');
});

test('the helpdesk enters and may not search by a number', async ({ report, page }) => {
  await enter(report, 'U600');
  await expect(page).toHaveURL('/prodej/hlaseni');
  await page.goto('/prodej/klienti');
  await expect(page.getByText(report.say('sales:search.noAccess'))).toBeVisible();
});

test('a session that has run out is told of, and entered again from there', async ({
  report,
  page,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  await enter(report, 'A100');
  await page.route('**/rest/client/search', (route) =>
    route.fulfill({
      status: 401,
      json: { code: '245000009', message: '', status: 401, requestId: 'r' },
    }),
  );
  await find(report, '7903149034');
  await expect(page).toHaveURL('/prodej/odhlaseno');
  await expect(report.heading()).toHaveText(report.say('sales:ended.title'));
  await expectAccessible(page);
  // The provider knows them still.
  await page.getByRole('button', { name: report.say('sales:ended.again') }).click();
  await expect(page).toHaveURL('/prodej/klienti');
});

test('the connection is measured beside the page, and Escape gives the focus back', async ({
  report,
  page,
}) => {
  await enter(report, 'A100');
  await expect(report.heading()).toHaveText('Klienti');
  const opener = bar(report).getByRole('button', { name: report.say('sales:panel.speed') });
  const left = async () => (await report.heading().boundingBox())?.x;
  const before = await left();
  await opener.click();
  const panel = page.getByRole('complementary', { name: report.say('sales:panel.speed') });
  await expect(panel.getByRole('heading')).toBeFocused();
  // Whoever reads the page goes on where they were.
  expect(await left()).toBe(before);
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await panel.getByRole('button', { name: report.say('sales:speed.start') }).click();
  await expect(panel.getByRole('button', { name: report.say('sales:speed.again') })).toBeVisible({
    timeout: 20_000,
  });
  await expect(panel.getByRole('status')).toContainText('připojení');
  await expect(panel.getByRole('status')).toContainText('10 MB dokument nahrajete za');
  await expectAccessible(page);
  await find(report, '7903149034');
  await expect(report.heading()).toHaveText('Radim Zkoušel');
  await panel.getByRole('button', { name: report.say('sales:speed.again') }).focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  // The same key leads back from a client, but not where it has closed a panel.
  await expect(report.heading()).toHaveText('Radim Zkoušel');
  await page.setViewportSize({ width: 320, height: 640 });
  await report.button('sales:bar.menu').click();
  await opener.click();
  await expect(page.getByRole('dialog', { name: report.say('sales:panel.speed') })).toBeVisible();
  await expectNoOverflow(page);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('an auditor reads who looked, by kind, and takes it along as a file', async ({ report, page }) => {
  await enter(report, 'A100');
  await find(report, '7903149034');
  await expect(report.heading()).toHaveText('Radim Zkoušel');
  await bar(report)
    .getByRole('button', { name: report.say('sales:page.accesses') })
    .click();
  await expect(page).toHaveURL('/prodej/pristupy');
  await expect(report.heading()).toHaveText(report.say('sales:trail.title'));
  await expect(report.heading()).toBeFocused();
  await expect(page.getByRole('row', { name: /A100.*hledání/ }).first()).toBeVisible();
  await expect(page.getByLabel(report.say('sales:fields.lookedBy.label'))).toHaveCount(0);
  await page.goBack();
  await expect(report.heading()).toHaveText('Radim Zkoušel');

  // What the page still asks for is asked by nobody any more.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await enter(report, 'U700');
  await expect(page).toHaveURL('/prodej/pristupy');
  await expectAccessible(page);
  await page.getByLabel(report.say('sales:fields.lookedBy.label')).fill('a100');
  await page.getByLabel(report.say('sales:fields.lookKind.label')).selectOption('SEARCH');
  await page.getByRole('button', { name: report.say('sales:trail.filter') }).click();
  const rows = page.getByRole('table', { name: report.say('sales:trail.label') }).getByRole('row');
  await expect(rows.nth(1)).toContainText('A100');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: report.say('sales:trail.export') }).click();
  expect((await download).suggestedFilename()).toBe('pristupy.csv');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test('the helpdesk finds the report of a caller, reads where they were, and the error they were told', async ({
  report,
  page,
}) => {
  const told = await page.request.post('/rest/helpdesk/report', {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    data: aHelpdeskReport,
  });
  const { reference } = calls.reportToHelpdesk.answer.parse(await told.json());
  const begun = await page.request.post('/rest/claim/create', {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    data: { claimType: 'car', flowType: 'DRAFT', detail: { eventKinds: ['HAVNEHODA'] } },
  });
  const { activeClaimUuid } = calls.create.answer.parse(await begun.json());
  await page.context().clearCookies();
  await enter(report, 'U600');
  await expect(page).toHaveURL('/prodej/hlaseni');
  await expect(report.heading()).toHaveText(report.say('sales:reports.title'));
  await expectAccessible(page);
  const look = async (text: string) => {
    await page.getByLabel(report.say('sales:fields.reportNumber.label')).fill(text);
    await page.getByLabel(report.say('sales:fields.reportReason.options.CLIENT_CALLS')).check();
    await page.getByRole('button', { name: report.say('sales:search.action') }).click();
  };
  await look('nic');
  await expect(page.getByText(report.say('sales:fields.reportNumber.reportNumber')).first()).toBeVisible();
  await look(reference);
  await expect(page.getByText('working.saving')).toBeVisible();
  await look(activeClaimUuid.slice(0, 8));
  const row = page
    .getByRole('table', { name: report.say('sales:reports.label') })
    .getByRole('row')
    .nth(1);
  await expect(row).toContainText(report.say('sales:reports.state.DRAFT'));
  await row.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await expect(page.getByRole('heading', { name: report.say('sales:reports.pages') })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
});

test('the errors of a visit are opened by their key, and closed again', async ({
  report,
  page,
  complaints,
}) => {
  complaints.expect(/500/);
  await enter(report, 'A100');
  await page.keyboard.press('F8');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.route('**/rest/client/search', (route) => route.fulfill({ status: 500, body: 'nginx' }));
  await find(report, '7903149034');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: report.say('common:action.close') })
    .click();
  await page.keyboard.press('F8');
  const errors = page.getByRole('dialog', { name: report.say('failures:errors.title') });
  await expect(errors.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(errors).toBeHidden();
  await expect(
    bar(report).getByRole('button', { name: report.say('sales:bar.errors', { number: 1 }) }),
  ).toBeVisible();
});

test('an agent asks the helpdesk, is warned of a number, and reads the answer beside the page', async ({
  report,
  page,
  browser,
  service,
}) => {
  await enter(report, 'A100');
  // Whoever of the helpdesk was here a moment ago is held to be there still.
  await page.route('**/rest/chat/read', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...Object(await response.json()), isOnDuty: false } });
  });
  const opener = bar(report).locator('[data-opens="chat"]');
  await opener.click();
  const panel = page.getByRole('complementary', { name: report.say('sales:panel.chat') });
  await expect(panel.getByRole('status')).toContainText('Na helpdesku teď nikdo není.');
  await expect(panel.getByRole('status')).toContainText('Jsme tu ve všední dny od 8 do 18.');
  await expectAccessible(page);
  const box = panel.getByLabel(report.say('sales:chat.label'));
  await box.fill('Klient 790314/9034 nemůže dál.');
  await panel.getByRole('button', { name: report.say('sales:chat.send') }).click();
  await expect(panel.getByRole('alert')).toContainText(report.say('sales:chat.number.BIRTH_NUMBER'));
  await expectAccessible(page);
  await panel.getByRole('button', { name: report.say('sales:chat.takeBack') }).click();
  await expect(box).toHaveValue('Klient 790314/9034 nemůže dál.');
  await box.fill('Klient nemůže dál.');
  await panel.getByRole('button', { name: report.say('sales:chat.send') }).click();
  const messages = panel.getByRole('log').getByRole('listitem');
  await expect(messages).toHaveText([/Klient nemůže dál\./]);

  await page.unrouteAll({ behavior: 'wait' });
  const elsewhere = await browser.newContext({ baseURL: service.url, locale: 'cs-CZ' });
  const desk = await elsewhere.newPage();
  await desk.goto('/prodej');
  await desk.getByRole('button', { name: report.say('signIn:enter.action'), exact: true }).click();
  await choose(desk, 'U600');
  await desk.locator('[data-opens="chat"]').click();
  await desk.getByRole('log').getByText('Klient nemůže dál.').waitFor();
  await desk.getByLabel(report.say('sales:chat.label')).fill('Na jaké je stránce?');
  await desk.getByRole('button', { name: report.say('sales:chat.send') }).click();
  await expect(messages).toHaveText([/Klient nemůže dál\./, /Hana Helpdesková.*Na jaké je stránce\?/]);
  await expect(panel.getByRole('status')).not.toContainText('Na helpdesku teď nikdo není.');
  await elsewhere.close();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.setViewportSize({ width: 320, height: 640 });
  await report.button('sales:bar.menu').click();
  await opener.click();
  await expect(page.getByRole('dialog', { name: report.say('sales:panel.chat') })).toBeVisible();
  await expectNoOverflow(page);
});
