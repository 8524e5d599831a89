import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { enter, find } from './support/salesVisit.ts';
import { expect, test } from './support/signInTest.ts';
import type { Report } from './report.ts';

const block = (report: Report, name: string) =>
  report.page.getByRole('region', { name: new RegExp(`^${report.say(`clients:${name}.title`)}`) });

const address = /^http:\/\/[^/]+\/prodej\/klient\/[0-9a-f-]{36}$/;

test('an agent opens a client from the results, sees what is theirs, reveals a number, and comes back to the row', async ({
  report,
  page,
}) => {
  await enter(report, 'A100');
  await find(report, 'zkousel');
  const row = page.getByRole('row', { name: /1979/ }).getByRole('link');
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(report.heading()).toHaveText('Radim Zkoušel');
  await expect(report.heading()).toBeFocused();
  await expect(page).toHaveURL(address);
  await expect(page).toHaveTitle(/^Klient/);
  await expect(block(report, 'policies').getByRole('row', { name: /4400100017/ })).toContainText('1QW0101');
  await expect(block(report, 'claims')).toContainText('2026CAR00000101');
  await expect(block(report, 'address')).toContainText('Nádražní 27');
  const contact = block(report, 'person');
  await expect(contact).toContainText('•••••• 9034');
  await expectAccessible(page);
  await contact.getByRole('button', { name: /Ukázat: Rodné číslo/ }).click();
  await expect(contact).toContainText('7903149034');
  await contact.getByRole('button', { name: /Ukázat: Mobil/ }).click();
  await expect(contact).toContainText('777100000');
  await expect(contact).not.toContainText('7903149034');
  await contact.getByRole('button', { name: /Skrýt: Mobil/ }).click();
  await expect(contact).not.toContainText('777100000');
  const looks = block(report, 'looks');
  await looks.getByRole('button', { name: report.say('clients:looks.show') }).click();
  await expect(looks).toContainText(report.say('clients:looks.action.REVEAL'));
  await expectAccessible(page);
  for (const width of [1024, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(report.heading()).toHaveText('Radim Zkoušel');
  await page.goBack();
  await expect(page).toHaveURL('/prodej/klienti');
  await page.goForward();
  await expect(report.heading()).toHaveText('Radim Zkoušel');
});

test('whoever comes back to the results stands on the row that was left, with the text that was typed', async ({
  report,
  page,
}) => {
  await enter(report, 'A100');
  await find(report, 'zkousel');
  const row = page.getByRole('row', { name: /2003/ }).getByRole('link');
  await row.click();
  await expect(page).toHaveURL(address);
  await page.getByRole('button', { name: report.say('common:action.back') }).click();
  await expect(row).toBeFocused();
  await expect(page.getByLabel(report.say('sales:fields.query.label'))).toHaveValue('zkousel');
});

test('what a client was found by is marked on their page', async ({ report, page }) => {
  await enter(report, 'A100');
  await find(report, '1qw 0101');
  const policy = block(report, 'policies').getByRole('row', { name: /4400100017/ });
  await expect(policy).toContainText(report.say('clients:policies.found'));
  await page.goBack();
  await find(report, '2026CAR00000101');
  await expect(block(report, 'claims')).toContainText(report.say('clients:policies.found'));
});

test('a client of another agent is opened by a reason, which is told to be read by the client', async ({
  report,
  page,
  complaints,
}) => {
  complaints.expect(/status of 403/);
  await enter(report, 'A100');
  await find(report, '8254189449');
  await page
    .getByRole('row', { name: /Z\. C\./ })
    .getByRole('link')
    .click();
  const dialog = page.getByRole('dialog', { name: report.say('clients:reason.title') });
  await expect(dialog).toContainText(report.say('clients:reason.lead'));
  await expectAccessible(page);
  const open = dialog.getByRole('button', { name: report.say('clients:reason.open') });
  await open.click();
  await expect(dialog.getByText(report.say('clients:fields.reason.required')).first()).toBeVisible();
  await dialog.getByLabel(report.say('clients:fields.reason.options.OTHER')).check();
  await dialog.getByLabel(report.say('clients:fields.words.label')).fill('Přišla na pobočku.');
  await open.click();
  await expect(report.heading()).toHaveText('Z. C.');
  await expect(page.getByText(report.say('clients:foreign.title'))).toBeVisible();
  await expect(block(report, 'policies')).toHaveCount(0);
  await expectAccessible(page);
  // The reason holds for an hour.
  await page.reload();
  await expect(report.heading()).toHaveText('Z. C.');
});

test('whoever gives no reason is back at the results', async ({ report, page, complaints }) => {
  complaints.expect(/status of 403/);
  await enter(report, 'A300');
  await find(report, '8254189449');
  const row = page.getByRole('row', { name: /Z\. C\./ }).getByRole('link');
  await row.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/prodej/klienti');
  await expect(row).toBeFocused();
});

test('an agent reports a claim for a client on a policy, finds them filled in, and comes back', async ({
  report,
  page,
}) => {
  await enter(report, 'A100');
  await find(report, '7903149034');
  await page.getByRole('button', { name: report.say('clients:report.of', { number: '4400101054' }) }).click();
  await expect(report.heading()).toHaveText(report.say('clients:report.title'));
  await expect(page).toHaveURL(/\/skoda$/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const policies = page.getByRole('list', { name: report.say('clients:policies.title') }).getByRole('button');
  await expect(policies.first()).toContainText('4400101054');
  await policies.first().click();
  await expect(page).toHaveURL(/\/hlaseni\/nonlife\/car/);
  const bar = page.getByRole('navigation', { name: report.say('signIn:bar.label') });
  await expect(bar).toContainText(report.say('signIn:bar.reportsFor', { name: 'Radim Zkoušel' }));
  await expect(bar).toContainText('Karel Makléř');
  await expectAccessible(page);
  const known = await page.evaluate(async () => {
    const clientCase = sessionStorage.getItem('hlaska.case');
    const answer = await fetch(`/rest/session/client/car?clientCase=${clientCase}`);
    const told: unknown = await answer.json();
    return told;
  });
  expect(known).toMatchObject({ fullName: 'Radim Zkoušel', policies: [{ policyNumber: '4400101054' }] });
  await bar.getByRole('link', { name: report.say('signIn:bar.toClient') }).click();
  await expect(report.heading()).toHaveText('Radim Zkoušel');
  // The sign-in stands, and Back leads to the report.
  await page.goBack();
  await expect(bar).toContainText('Radim Zkoušel');
});

test('a report that was begun for a client stands at them, is gone on with, and given up leads back to them', async ({
  report,
  page,
}) => {
  await enter(report, 'A100');
  await find(report, '99001063');
  // The only policy of the owners' association insures property, so nothing is asked.
  await page.getByRole('button', { name: report.say('clients:report.action'), exact: true }).click();
  await expect(page).toHaveURL(/\/hlaseni\/nonlife\/property/);
  const bar = page.getByRole('navigation', { name: report.say('signIn:bar.label') });
  await expect(bar).toContainText('SVJ Ukázková 12');
  // What the first answers of the report do.
  await page.evaluate(async () => {
    await fetch('/rest/claim/create', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify({ claimType: 'property', clientCase: sessionStorage.getItem('hlaska.case') }),
    });
  });
  await bar.getByRole('link', { name: report.say('signIn:bar.toClient') }).click();
  await block(report, 'claims')
    .getByRole('button', { name: /^Pokračovat: Majetek/ })
    .click();
  await expect(page).toHaveURL(/\/hlaseni\/nonlife\/property/);
  await expect(bar).toContainText('SVJ Ukázková 12');
  await report.moreOptions();
  await report.button('common:action.discard').click();
  await report.answerDialog('discard', 'confirm');
  await expect(report.heading()).toHaveText('SVJ Ukázková 12');
  await expect(block(report, 'claims').getByRole('button')).toHaveCount(0);
});

test('for a client of another agent a claim is reported without a reason and without what is known of them', async ({
  report,
  page,
  complaints,
}) => {
  complaints.expect(/status of 403/);
  await enter(report, 'A300');
  await find(report, '8254189449');
  await page
    .getByRole('row', { name: /Z\. C\./ })
    .getByRole('button', { name: report.say('sales:found.report') })
    .click();
  await expect(report.heading()).toHaveText(report.say('clients:report.titleOfAny'));
  await expectAccessible(page);
  await page.getByRole('button', { name: report.say('start:lines.car.title'), exact: true }).click();
  const bar = page.getByRole('navigation', { name: report.say('signIn:bar.label') });
  await expect(bar).toContainText(report.say('signIn:bar.reportsForOther'));
});

test('where one register is away the others stand, and it is asked again', async ({
  report,
  page,
  complaints,
}) => {
  complaints.expect(/status of 503/);
  await enter(report, 'A100');
  await page.route('**/rest/client/*/policy', (route) =>
    route.fulfill({
      status: 503,
      json: { code: '245000000', message: '', status: 503, requestId: 'r' },
    }),
  );
  await find(report, '7903149034');
  const policies = block(report, 'policies');
  await expect(policies).toContainText(report.say('clients:block.away', { name: 'Smlouvy' }));
  await expect(block(report, 'claims')).toContainText('2026CAR00000101');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute('**/rest/client/*/policy');
  await policies.getByRole('button', { name: report.say('clients:again') }).click();
  await expect(policies.getByRole('row', { name: /4400100017/ })).toBeVisible();
});

test('a client who has died, one merged, and a company that has ceased say so', async ({ report, page }) => {
  await enter(report, 'A100');
  await find(report, '470312951');
  await expect(page.getByText(report.say('clients:life.DEAD.title', { day: '02.10.2026' }))).toBeVisible();
  await page.goBack();
  await find(report, '8556029251');
  await expect(report.heading()).toHaveText('Dana Vzorová');
  await expect(page.getByText(report.say('clients:merged', { name: 'Dana Vzorová-Nová' }))).toBeVisible();
  await expect(block(report, 'policies').getByRole('row', { name: /4400104165/ })).toBeVisible();
  await page.goBack();
  await find(report, '99001012');
  await expect(page.getByText(report.say('clients:life.CEASED.title', { day: '30.06.2025' }))).toBeVisible();
  await expect(page.getByText(report.say('clients:policies.toEnd'))).toBeVisible();
  await expectAccessible(page);
});

test('a protected client, and one whom there is not, are told of alike', async ({
  report,
  page,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  await enter(report, 'A100');
  await page.goto('/prodej/klient/0f8fad5b-d9cb-469f-a165-70867728950e');
  await expect(report.heading()).toHaveText(report.say('clients:hiddenTitle'));
  await expectAccessible(page);
});

test('a claim is reported by keys alone, which are listed and may be switched off', async ({
  report,
  page,
}) => {
  await enter(report, 'A100');
  const box = page.getByLabel(report.say('sales:fields.query.label'));
  await find(report, '7903149034');
  await expect(block(report, 'policies').getByRole('row', { name: /4400101054/ })).toBeVisible();
  // As on a Czech keyboard, whose upper row types letters.
  await page.keyboard.press('Digit2');
  await expect(page.getByRole('button', { name: /^Otevřít smlouvu: .*4400101054/ })).toBeFocused();
  await page.keyboard.press('u');
  await expect(block(report, 'person')).toContainText('7903149034');
  await page.keyboard.press('u');
  await expect(block(report, 'person')).toContainText('777100000');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/prodej/klienti');
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await page.keyboard.type('h?1');
  await expect(box).toHaveValue('h?1');
  await find(report, '7903149034');
  await expect(report.heading()).toHaveText('Radim Zkoušel');
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: report.say('clients:shortcuts.title') });
  await expect(list).toContainText(report.say('clients:shortcuts.action.report'));
  await expectAccessible(page);
  await list.getByRole('button', { name: report.say('clients:shortcuts.turnOff') }).click();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await page.keyboard.press('h');
  await page.reload();
  await expect(block(report, 'policies').getByRole('row', { name: /4400101054/ })).toBeVisible();
  await page.keyboard.press('h');
  await expect(report.heading()).toHaveText('Radim Zkoušel');
  await page.getByRole('button', { name: report.say('clients:shortcuts.title') }).click();
  await list.getByRole('button', { name: report.say('clients:shortcuts.turnOn') }).click();
  await list
    .getByRole('button', { name: report.say('clients:shortcuts.close'), exact: true })
    .last()
    .click();
  await page.keyboard.press('h');
  await expect(report.heading()).toHaveText(report.say('clients:report.title'));
  await page.keyboard.press('1');
  await expect(page).toHaveURL(/\/hlaseni\/nonlife\/car/);
});

test('an action is given a key of its own, which is shown and heard from then on', async ({
  report,
  page,
}) => {
  await enter(report, 'A100');
  await find(report, '7903149034');
  await expect(block(report, 'policies').getByRole('row', { name: /4400101054/ })).toBeVisible();
  const does = report.say('clients:shortcuts.action.report');
  const list = page.getByRole('dialog', { name: report.say('clients:shortcuts.title') });
  const change = list.getByRole('button', {
    name: report.say('clients:shortcuts.changeNamed', { action: does }),
  });
  const box = list.getByLabel(report.say('clients:shortcuts.newKey', { action: does }));
  await page.keyboard.press('?');
  await change.focus();
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('v');
  await expect(list).toContainText(
    report.say('clients:shortcuts.refused.COLLISION', {
      key: 'v',
      action: report.say('clients:shortcuts.action.vehicle'),
    }),
  );
  await page.keyboard.press('ArrowDown');
  await expect(list).toContainText(report.say('clients:shortcuts.refused.PAGE'));
  // Escape gives up the change, and leaves the list open.
  await page.keyboard.press('Escape');
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('r');
  await expect(change).toBeFocused();
  await expect(list).toContainText(report.say('clients:shortcuts.given', { key: 'r' }));
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  const button = page.getByRole('button', { name: report.say('clients:report.action') }).first();
  await expect(button).toHaveAttribute('aria-keyshortcuts', 'r');
  await page.reload();
  await expect(button).toHaveAttribute('aria-keyshortcuts', 'r');
  await page.keyboard.press('h');
  await expect(report.heading()).toHaveText('Radim Zkoušel');
  await page.keyboard.press('r');
  await expect(report.heading()).toHaveText(report.say('clients:report.title'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await list.getByRole('button', { name: report.say('clients:shortcuts.allUsual') }).click();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-keyshortcuts', 'h');
});
