import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { anAccidentClaim } from '#test/given.ts';
import { Report } from '#test/browser/report.ts';
import { calls } from '#machines/service/calls.ts';
import { expectAccessible } from '#test/browser/support/expectAccessible.ts';
import { expectNoOverflow } from '#test/browser/support/expectNoOverflow.ts';
import { enter } from '#test/browser/support/salesVisit.ts';
import { expect, test } from '#test/browser/support/signInTest.ts';

const headers = { 'x-requested-with': 'XMLHttpRequest' };

/** Begins a draft and types wrong numbers until it is locked. Gives its mark. */
const lockDraft = async ({ request, context }: Pick<Page, 'request' | 'context'>): Promise<string> => {
  const data = { claimType: 'car', flowType: 'DRAFT', detail: { eventKinds: ['HAVNEHODA'] } };
  const begun = await request.post('/rest/claim/create', { headers, data });
  const { activeClaimUuid } = calls.create.answer.parse(await begun.json());
  await context().clearCookies();
  await request.get('/rest/session');
  for (let attempt = 1; attempt <= 5; attempt += 1)
    await request.post(`/rest/draft/${activeClaimUuid}/authorise`, {
      headers,
      data: { field: 'CLAIM_NUMBER', value: `2026CAR0000001${attempt}` },
    });
  await context().clearCookies();
  return activeClaimUuid.slice(0, 8);
};

test('an operator sees how the service is, and unlocks the draft of a caller for a reason', async ({
  report,
  page,
}) => {
  const mark = await lockDraft({ request: page.request, context: () => page.context() });
  await enter(report, 'U400');
  await page.getByRole('button', { name: report.say('sales:page.operations') }).click();
  await expect(page).toHaveURL('/prodej/provoz');
  await expect(report.heading()).toBeFocused();
  await expect(report.heading()).toHaveText(report.say('operations:title'));
  await expect(page.getByText(report.say('operations:health.well'))).toBeVisible();
  await expect(page.getByText(report.say('operations:handover.off'))).toBeVisible();
  await expectAccessible(page);
  const unlock = page.getByRole('button', { name: report.say('operations:locks.unlockOf', { mark }) });
  await unlock.click();
  const dialog = page.getByRole('dialog', { name: report.say('operations:act.UNLOCK', { mark }) });
  await dialog.getByRole('button', { name: report.say('operations:act.do') }).click();
  await expect(dialog.getByText(report.say('operations:fields.actWords.required')).first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(report.say('operations:fields.actWords.label')).fill('Volal z čísla v hlášení.');
  await dialog.getByRole('button', { name: report.say('operations:act.do') }).click();
  await expect(page.getByText(report.say('operations:outcome.DONE', { count: 1 }))).toBeVisible();
  await expect(unlock).toHaveCount(0);
  await page.getByRole('button', { name: report.say('operations:person.erase') }).click();
  const erasing = page.getByRole('dialog', { name: report.say('operations:act.ERASE') });
  await erasing.getByLabel(report.say('operations:fields.foundBy.options.email')).check();
  await erasing.getByLabel(report.say('operations:fields.personValue.label')).fill('nikdo.takovy@');
  await erasing.getByLabel(report.say('operations:fields.eraseWords.label')).fill('Žádost ze dne 1. 12.');
  await erasing.getByRole('button', { name: report.say('operations:act.do') }).click();
  await expect(
    erasing.getByText(report.say('operations:fields.personValue.personValue')).first(),
  ).toBeVisible();
  await expectAccessible(page);
  await erasing.getByLabel(report.say('operations:fields.personValue.label')).fill('nikdo.takovy@example.cz');
  await erasing.getByRole('button', { name: report.say('operations:act.do') }).click();
  await expect(page.getByText(report.say('operations:outcome.NONE'))).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
});

test('an operator gives out what is kept of a person once another one approves, and downloads it', async ({
  report,
  page,
}) => {
  const email = 'chci.vedet@example.cz';
  const detail = { eventKinds: ['HAVNEHODA'], reporter: { fullName: 'Eva Malá', email } };
  await page.request.post('/rest/claim/create', {
    headers,
    data: { claimType: 'car', flowType: 'DRAFT', detail },
  });
  const enterAs = async (user: string) => {
    await page.context().clearCookies();
    await enter(report, user);
    await page.getByRole('button', { name: report.say('sales:page.operations') }).click();
  };
  const words = 'Žádost ze dne 2. 12.';
  await enterAs('U400');
  await page.getByRole('button', { name: report.say('operations:person.export') }).click();
  const asking = page.getByRole('dialog', { name: report.say('operations:act.EXPORT') });
  await asking.getByLabel(report.say('operations:fields.foundBy.options.email')).check();
  await asking.getByLabel(report.say('operations:fields.personValue.label')).fill(email);
  await asking.getByLabel(report.say('operations:fields.eraseWords.label')).fill(words);
  await asking.getByRole('button', { name: report.say('operations:act.do') }).click();
  await expect(page.getByText(report.say('operations:outcome.WAITS'))).toBeVisible();

  await enterAs('U410');
  await expect(page.getByText(report.say('operations:approvals.exported', { count: 1 }))).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(email);
  await page.getByRole('button', { name: report.say('operations:approvals.approve') }).click();
  await expect(page.getByText(report.say('operations:outcome.READY', { count: 1 }))).toBeVisible();
  await expectAccessible(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: report.say('operations:person.downloadOf', { words }) }).click();
  const zip = await readFile(await (await coming).path());
  expect([zip.subarray(0, 2).toString(), zip.includes('export.json')]).toEqual(['PK', true]);
});

test('an auditor reads how the service is, and does nothing about it', async ({ report, page }) => {
  await enter(report, 'U700');
  await page.getByRole('button', { name: report.say('sales:page.operations') }).click();
  await expect(page.getByRole('heading', { name: report.say('operations:failures.title') })).toBeVisible();
  await expect(page.getByText(report.say('operations:health.well'))).toBeVisible();
  await expect(page.getByRole('heading', { name: report.say('operations:locks.title') })).toHaveCount(0);
});

test('an operator takes no new reports of a line for some hours, tells everybody, and ends it', async ({
  report,
  page,
}) => {
  const { say } = report;
  const switchOn = async (kind: 'LINE' | 'BANNER', fill: () => Promise<void>) => {
    await page.getByRole('button', { name: say(`switches:on.${kind}`) }).click();
    await fill();
    await page.getByLabel(say('switches:fields.onFor.options.4')).check();
    await page.getByLabel(say('switches:fields.switchWords.label')).fill('Registr neodpovídá.');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(`switches:do.${kind}`) })
      .click();
  };
  await enter(report, 'U400');
  await page.getByRole('button', { name: say('sales:page.operations') }).click();
  await expect(page.getByText(say('switches:none'))).toBeVisible();
  await page.getByRole('button', { name: say('switches:on.LINE') }).click();
  const dialog = page.getByRole('dialog', { name: say('switches:on.LINE') });
  await dialog.getByRole('button', { name: say('switches:do.LINE') }).click();
  await expect(dialog.getByText(say('switches:fields.line.required')).first()).toBeVisible();
  // Behind the dialog nobody could press what leads to the fields.
  await expect(dialog.getByRole('region', { name: say('common:summary.title', { count: 3 }) })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: say('switches:cancel') }).click();
  await switchOn('LINE', async () => {
    await page.getByLabel(say('switches:fields.line.options.liability')).check();
  });
  const line = say('switches:what.LINE', { line: say('switches:fields.line.options.liability') });
  await expect(page.getByRole('rowheader', { name: line })).toBeVisible();
  const sentence = 'Odpovídáme dnes později.';
  await switchOn('BANNER', async () => {
    for (const name of ['bannerCs', 'bannerSk', 'bannerEn'] as const)
      await page.getByLabel(say(`switches:fields.${name}.label`)).fill(sentence);
  });
  await expect(page.getByRole('rowheader', { name: sentence })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await page.goto('/');
  await expect(page.getByText(sentence)).toBeVisible();
  const entry = page.getByRole('link', { name: say('start:lines.liability.text') });
  await expect(entry).toHaveCount(0);
  await page.goto('/prodej/provoz');
  for (const name of [line, say('switches:what.BANNER', { text: sentence })]) {
    await page.getByRole('button', { name: say('switches:offOf', { name }) }).click();
    await page.getByLabel(say('switches:fields.switchWords.label')).fill('Už zase odpovídá.');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('switches:off') })
      .click();
    await expect(page.getByRole('rowheader', { name })).toHaveCount(0);
  }
  await expect(page.getByText(say('switches:none'))).toBeVisible();
  await page.goto('/');
  await expect(entry).toBeVisible();
  await expect(page.getByText(sentence)).toHaveCount(0);
});

test('whoever has begun a report finishes it though its line is switched off, and nobody begins another', async ({
  report,
  page,
  browser,
  baseURL,
}) => {
  const { say } = report;
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: 'cs-CZ' });
  const reporter = new Report(await context.newPage(), 'cs');
  await reporter.begin(anAccidentClaim({ formSteps: ['index', 'chooseEvent', 'reporter'] }));
  await reporter.arrive();
  await reporter.page.getByRole('button', { name: say('start:resume.action') }).click();
  await reporter.expectOn('vehicle');
  await enter(report, 'U400');
  const data = { switch: { kind: 'LINE', line: 'car' }, hours: 1, version: 0, words: 'Registr neodpovídá.' };
  expect((await page.request.post('/rest/operations/switch', { headers, data })).status()).toBe(200);

  await reporter.page.reload();
  await reporter.expectOn('vehicle');
  const another = await context.newPage();
  await another.goto('/hlaseni/nonlife/car?flow=QUESTION');
  await expect(another.getByRole('heading', { level: 1 })).toHaveText(say('start:switchedOff.title'));
  await expectAccessible(another);
  await another
    .getByRole('main')
    .getByRole('link', { name: say('start:switchedOff.drafts') })
    .click();
  await another.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await expect(another.getByRole('heading', { level: 1 })).toHaveText(reporter.titleOf('vehicle'));
  await context.close();

  const off = { key: 'line car', version: 1, words: 'Už zase odpovídá.' };
  expect((await page.request.post('/rest/operations/switch/off', { headers, data: off })).status()).toBe(200);
});

test('an operator notes an incident, holds it for major, and reads what the supervisor is to have by when', async ({
  report,
  page,
}) => {
  const { say } = report;
  const saying = async (words: string) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('operations:fields.incidentWords.label')).fill(words);
    await dialog.getByRole('button', { name: say('operations:act.do') }).click();
    await expect(dialog).toHaveCount(0);
  };
  await enter(report, 'U400');
  await page.getByRole('button', { name: say('sales:page.operations') }).click();
  await page.getByRole('button', { name: say('operations:incidents.add') }).click();
  const dialog = page.getByRole('dialog', { name: say('operations:act.INCIDENT') });
  await dialog.getByRole('button', { name: say('operations:act.do') }).click();
  await expect(dialog.getByRole('region', { name: say('common:summary.title', { count: 4 }) })).toBeFocused();
  await dialog.getByLabel(say('operations:fields.incidentService.options.SENDING')).check();
  await dialog.getByLabel(say('operations:fields.incidentFoundBy.options.CLIENT')).check();
  await dialog.getByLabel(say('operations:fields.incidentBegan.label')).fill('2');
  await expectAccessible(page);
  await saying('Hlášení se neodesílají.');
  const incident = page.getByRole('article').filter({ hasText: 'Hlášení se neodesílají.' });
  await expect(incident).toContainText(say('operations:incidents.undecided'));
  await incident
    .getByRole('button', { name: new RegExp(say('operations:incidents.step.MAJOR')) })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText(say('operations:incidents.about.MAJOR'));
  await saying('Víc než desetina klientů.');
  await expect(incident).toContainText(say('operations:incidents.major'));
  await expect(incident).toContainText(say('operations:incidents.report.INITIAL'));
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
});
