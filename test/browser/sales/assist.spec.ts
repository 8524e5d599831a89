import type { Browser, Page, WebSocketRoute } from 'playwright/test';
import { Report } from '#test/browser/report.ts';
import { expectAccessible } from '#test/browser/support/expectAccessible.ts';
import { expectNoOverflow } from '#test/browser/support/expectNoOverflow.ts';
import { expect, test } from '#test/browser/support/signInTest.ts';
import type { Language } from '#src/i18n/languages.ts';
import { openAt } from '#test/browser/walkAccident.ts';
import { enter as enterAs } from '#test/browser/support/salesVisit.ts';
import { enter, field, fill, find } from './agent.ts';

/** Everything that a page says and hears over sockets. */
const framesOf = (page: Page): string[] => {
  const frames: string[] = [];
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/rest/assist/')) return;
    socket.on('framesent', ({ payload }) => frames.push(String(payload)));
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
  });
  return frames;
};

const bandOf = ({ page, say }: Report) => page.getByRole('region', { name: say('assist:band.label') });
const panelOf = ({ page, say }: Report) => page.getByRole('region', { name: say('assist:helper.page') });

/** Agrees to be helped, and reads the code. */
const agree = async (report: Report): Promise<string> => {
  await expect(report.page.getByRole('dialog', { name: report.say('assist:consent.title') })).toBeVisible();
  await report.button('assist:consent.agree').click();
  const code = bandOf(report).locator('strong');
  await expect(code).toHaveText(/^\d{3}\s\d{3}$/);
  return (await code.textContent()) ?? '';
};

/** Somebody of the helpdesk in another browser, with the panel for helping open. */
const helperIn = async (browser: Browser, from: Page, language: Language = 'cs') => {
  const context = await browser.newContext({ baseURL: new URL(from.url()).origin, locale: 'cs-CZ' });
  const helper = new Report(await context.newPage(), 'cs');
  await enterAs(helper, 'U600');
  await expect(helper.page).toHaveURL('/prodej/hlaseni');
  const { say } = helper;
  if (language === 'cs') {
    await helper.page.getByRole('button', { name: say('sales:panel.assist') }).click();
    return { helper, context };
  }
  await helper.speak(language);
  const other = new Report(helper.page, language);
  await other.page.getByRole('button', { name: other.say('sales:panel.assist') }).click();
  return { helper: other, context };
};

const join = async ({ page, say }: Report, code: string) => {
  await page.getByLabel(say('assist:helper.code')).fill(code);
  await page.getByRole('button', { name: say('assist:helper.join') }).click();
};

/** What is typed into every field of a page, and must be found nowhere. */
const canary = 'kanarek';

test('a reporter shows their page to the helpdesk, which points at a field and sees no answer', async ({
  report,
  page,
  browser,
}) => {
  const { say } = report;
  const heard = framesOf(page);
  await openAt(report, 'reporter');
  await report.moreOptions();
  await report.button('common:action.assist').click();
  await expect(page.getByRole('dialog', { name: say('assist:consent.title') })).toBeVisible();
  await expectAccessible(page);
  await report.button('assist:consent.decline').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(report.button('common:action.assist')).toBeFocused();
  await report.button('common:action.assist').click();
  const code = await agree(report);
  await expectAccessible(page);

  const { helper, context } = await helperIn(browser, page, 'en');
  const seen = framesOf(helper.page);
  await join(helper, code === '000 000' ? '000 001' : '000 000');
  await expect(
    helper.page.getByRole('alert').filter({ hasText: helper.say('assist:helper.wrong') }),
  ).toBeVisible();
  await expectAccessible(helper.page);
  await join(helper, code);
  const shown = panelOf(helper);
  // In the helper's own language, whatever the reporter reads.
  await expect(shown.getByRole('heading')).toHaveText(helper.say('shared:reporter.title'));
  await expect(bandOf(report)).toContainText(say('assist:band.open', { helper: 'Hana Helpdesková' }));
  const marked = (label: string, state: string) =>
    shown.getByRole('button', {
      name: new RegExp(`^${helper.say('assist:helper.point', { field: label })}.*${state}`),
    });
  const email = helper.say('fields:reporter.email.label');
  await expect(marked(email, helper.say('assist:helper.state.EMPTY'))).toBeVisible();

  for (const box of await page
    .locator('form input:not([type]), form input[type=text], form input[type=email], form input[type=tel]')
    .all())
    if (await box.isVisible()) await box.fill(`${canary}@example`);
  await expect(marked(email, helper.say('assist:helper.state.ANSWERED'))).toBeVisible();
  await report.goOn();
  await expect(marked(email, helper.say('assist:helper.state.WRONG'))).toBeVisible();
  await expectAccessible(helper.page);
  await helper.page.screenshot({ path: 'screenshots/assist.helper.png' });

  await marked(email, '').click();
  const pointed = say('assist:band.points', {
    helper: 'Hana Helpdesková',
    field: say('fields:reporter.email.label'),
  });
  await expect(bandOf(report)).toContainText(pointed);
  await expect(page.locator('[data-pointed-at]')).toContainText(say('fields:reporter.email.label'));
  await expectAccessible(page);
  await page.screenshot({ path: 'screenshots/assist.helped.png' });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);

  await page.reload();
  await expect(bandOf(report)).toContainText(say('assist:band.open', { helper: 'Hana Helpdesková' }));
  await bandOf(helper)
    .getByRole('button', { name: helper.say('assist:band.end') })
    .click();
  await expect(bandOf(report)).toContainText(say('assist:ended.HELPER'));
  await expect(helper.page.getByText(helper.say('assist:helperEnded.HELPER'))).toBeVisible();
  await expect(shown).toHaveCount(0);
  await bandOf(report)
    .getByRole('button', { name: say('assist:band.close') })
    .click();
  await expect(bandOf(report)).toHaveCount(0);
  expect(seen.filter((frame) => frame.includes('"seen"')).length).toBeGreaterThan(2);
  expect([...heard, ...seen].join('\n')).not.toMatch(new RegExp(canary, 'i'));
  await context.close();
});

test('an agent shows the form of a vehicle, goes on after a line that broke, and ends it', async ({
  report,
  page,
  browser,
}) => {
  const { say } = report;
  const heard = framesOf(page);
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/rest\/assist\//, (line) => {
    lines.push(line);
    line.connectToServer();
  });
  await enter(report, 'A100');
  await find(report, '7404049708');
  await expect(page.getByText(say('clients:vehicles.none'))).toBeVisible();
  await page.keyboard.press('v');
  await expect(report.heading()).toHaveText('Nové vozidlo');
  await page.getByRole('button', { name: say('sales:panel.assist') }).click();
  await report.button('common:action.assist').click();
  const code = await agree(report);
  const { helper, context } = await helperIn(browser, page);
  const seen = framesOf(helper.page);
  await join(helper, code);
  const shown = panelOf(helper);
  await expect(shown.getByRole('heading')).toHaveText(say('assist:page.vehicle'));
  const weight = shown.getByRole('button', { name: say('clientRecord:fields.car.weight.label') });
  await expect(weight).toHaveAccessibleName(new RegExp(say('assist:helper.state.EMPTY')));
  await fill(report, {
    'car.technicalCertificate': canary,
    'car.registrationNumber': canary,
    'car.weight': '1850',
  });
  await expect(weight).toHaveAccessibleName(new RegExp(say('assist:helper.state.ANSWERED')));

  await lines.at(-1)?.close({ code: 1001 });
  await expect(bandOf(report)).toContainText(say('assist:band.lost'));
  await field(report, 'car.weight').fill('');
  await expect(bandOf(report)).not.toContainText(say('assist:band.lost'));
  await expect(weight).toHaveAccessibleName(new RegExp(say('assist:helper.state.EMPTY')));

  await weight.click();
  await expect(bandOf(report)).toContainText(say('clientRecord:fields.car.weight.label'));
  await expectAccessible(page);
  await bandOf(report)
    .getByRole('button', { name: say('assist:band.end') })
    .click();
  await expect(bandOf(report)).toContainText(say('assist:ended.HELPED'));
  await expect(helper.page.getByText(say('assist:helperEnded.HELPED'))).toBeVisible();
  expect([...heard, ...seen].join('\n')).not.toMatch(/kanarek|1850/i);
  await context.close();
});

const shutSockets = (page: Page) =>
  page.routeWebSocket(/\/rest\/assist\//, (line) => line.close({ code: 1001 }));

test('where the network lets no socket through, a page is shown and pointed at by calls', async ({
  report,
  page,
  browser,
}) => {
  const { say } = report;
  const said: string[] = [];
  await shutSockets(page);
  page.on('request', (request) => {
    if (request.url().endsWith('/line')) said.push(request.postData() ?? '');
  });
  await openAt(report, 'reporter');
  await report.moreOptions();
  await report.button('common:action.assist').click();
  const code = await agree(report);
  const { helper, context } = await helperIn(browser, page);
  await shutSockets(helper.page);
  await join(helper, code);
  const email = panelOf(helper).getByRole('button', { name: say('fields:reporter.email.label') });
  await expect(email).toHaveAccessibleName(new RegExp(say('assist:helper.state.EMPTY')));
  await field(report, 'reporter.email').fill(`${canary}@example.com`);
  await expect(email).toHaveAccessibleName(new RegExp(say('assist:helper.state.ANSWERED')));
  await email.click();
  await expect(bandOf(report)).toContainText(
    say('assist:band.points', { helper: 'Hana Helpdesková', field: say('fields:reporter.email.label') }),
  );
  await expectAccessible(page);
  await bandOf(helper)
    .getByRole('button', { name: say('assist:band.end') })
    .click();
  await expect(bandOf(report)).toContainText(say('assist:ended.HELPER'));
  expect(said.filter((one) => one.includes('"seen"')).length).toBeGreaterThan(1);
  expect(said.join('\n')).not.toMatch(new RegExp(canary, 'i'));
  await context.close();
});

test('where nothing passes, that is said', async ({ report, page, complaints }) => {
  complaints.expect(/ERR_FAILED/);
  await shutSockets(page);
  await page.route(/\/rest\/assist\/[^/]+\/line$/, (route) => route.abort());
  await openAt(report, 'reporter');
  await report.moreOptions();
  await report.button('common:action.assist').click();
  await report.button('assist:consent.agree').click();
  await expect(bandOf(report)).toContainText(report.say('assist:failed.shut', { hotline: '' }).slice(0, 20));
  await expectAccessible(page);
});
