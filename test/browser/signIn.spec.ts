import type { Page } from 'playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { expect, test } from './support/signInTest.ts';
import type { Report } from './report.ts';

/** Chooses a user at the embedded provider. */
const choose = async (page: Page, sub: string) => {
  await expect(page.getByRole('heading', { name: 'Přihlášení pro vývoj' })).toBeVisible();
  await page.getByLabel('Uživatel').selectOption(sub);
  await page.getByRole('button', { name: 'Přihlásit' }).click();
};

const enter = async (report: Report, sub: string) => {
  await report.page.goto('/prihlaseni');
  await report.button('signIn:enter.action').click();
  await choose(report.page, sub);
};

const bar = (report: Report) => report.page.getByRole('navigation', { name: report.say('signIn:bar.label') });

test('a client signs in from the start page, finds their contact filled in, and logs out', async ({
  report,
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: report.say('start:signIn.action') }).click();
  await expect(report.heading()).toHaveText(report.say('signIn:enter.title'));
  await expectAccessible(page);
  await report.button('signIn:enter.action').click();
  await choose(page, 'P001');
  await expect(page).toHaveURL('/');
  await expect(bar(report)).toContainText(report.say('signIn:bar.as', { name: 'Jan Novotný' }));
  await page.goto('/hlaseni/life/vyber-udalosti');
  await page.getByRole('button', { name: /^Pracovní neschopnost/ }).click();
  await page.getByRole('button', { name: /^Pojištěný/ }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('jan.novotny@example.com');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(stored).not.toMatch(/eyJ|token/i);

  await bar(report)
    .getByRole('link', { name: report.say('signIn:bar.logout') })
    .click();
  await page.getByRole('button', { name: 'Odhlásit' }).click();
  await expect(page).toHaveURL(/\/logout$/);
  await expect(report.heading()).toHaveText(report.say('signIn:loggedOut.title'));
  await expectAccessible(page);
  await expect(bar(report)).toHaveCount(0);
  await page.getByRole('link', { name: report.say('signIn:loggedOut.again') }).click();
  await expect(report.heading()).toHaveText(report.say('signIn:enter.title'));
});

test('an agent enters in delegation, and changes for whom they act', async ({ report, page }) => {
  await page.goto('/prihlaseni');
  await report.fields.type('actFor', 'a200');
  await report.button('signIn:enter.inDelegation').click();
  await choose(page, 'A100');
  await expect(bar(report)).toContainText(report.say('signIn:bar.actsFor', { name: 'Olga Obchodní' }));
  await bar(report)
    .getByRole('link', { name: report.say('signIn:bar.delegations') })
    .click();
  await expect(report.heading()).toHaveText(report.say('signIn:delegations.title'));
  await expectAccessible(page);
  await page
    .getByRole('button', { name: report.say('signIn:delegations.own', { name: 'Karel Makléř' }) })
    .click();
  await expect(page).toHaveURL('/');
  await expect(bar(report)).toContainText(report.say('signIn:bar.as', { name: 'Karel Makléř' }));
  await expect(bar(report)).not.toContainText('Olga');
});

test('whoever signs in and chooses for whom they act comes back to where they were, and to no other site', async ({
  report,
  page,
}) => {
  const there = '/hlaseni/life/vyber-udalosti';
  await page.goto(`/prihlaseni?returnTo=${encodeURIComponent(there)}`);
  await report.button('signIn:enter.action').click();
  await choose(page, 'A100');
  await expect(page).toHaveURL(there);
  await page.goto(`/prihlaseni/zastoupeni?returnTo=${encodeURIComponent(there)}`);
  await page.getByRole('button', { name: 'Olga Obchodní' }).click();
  await expect(page).toHaveURL(there);
  await expect(bar(report)).toContainText(report.say('signIn:bar.actsFor', { name: 'Olga Obchodní' }));
  await page.goto(`/prihlaseni/zastoupeni?returnTo=${encodeURIComponent('https://example.com/')}`);
  await page
    .getByRole('button', { name: report.say('signIn:delegations.own', { name: 'Karel Makléř' }) })
    .click();
  await expect(page).toHaveURL('/');
});

test('an agent without the right enters under their own name and is told so', async ({ report, page }) => {
  await page.goto('/prihlaseni');
  await report.fields.type('actFor', 'A100');
  await report.button('signIn:enter.inDelegation').click();
  await choose(page, 'A200');
  await expect(page).toHaveURL('/prihlaseni/zastoupeni');
  await expect(page.getByText(report.say('signIn:delegations.refusedTitle'))).toBeVisible();
  await expect(page.getByText(report.say('signIn:delegations.none'))).toBeVisible();
  await expect(bar(report)).toContainText(report.say('signIn:bar.as', { name: 'Olga Obchodní' }));
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
});

test('a user without permission does not get in', async ({ report, page }) => {
  await enter(report, 'U500');
  await expect(page).toHaveURL('/prihlaseni/bez-opravneni');
  await expect(report.heading()).toHaveText(report.say('failures:noApplicationRights.title'));
  await expectAccessible(page);
  await expect(bar(report)).toHaveCount(0);
});

test('the inspection opens for an analyst, and for nobody else', async ({ report, page, complaints }) => {
  complaints.expect(/status of 404/);
  await page.goto('/hlaseni/life/transitions');
  await expect(report.heading()).toHaveText(report.say('failures:NOT_FOUND_PAGE.title'));
  await enter(report, 'P001');
  await expect(bar(report)).toBeVisible();
  expect((await page.goto('/hlaseni/life/transitions'))?.status()).toBe(404);
  await expect(report.heading()).toHaveText(report.say('failures:NOT_FOUND_PAGE.title'));
  await page.context().clearCookies();
  await enter(report, 'U300');
  await expect(bar(report)).toBeVisible();
  expect((await page.goto('/hlaseni/life/transitions'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Život');
  await page.goto('/inspect/car.QUESTION?view=changes');
  await expect(page.getByText(report.say('inspect:diff.notApproved'))).toBeVisible();
  await report.button('inspect:diff.approve').click();
  await expect(page.getByText(/^Adam Analytik, /)).toBeVisible();
  const offered = page.getByRole('combobox', { name: report.say('inspect:diff.from') }).getByRole('option');
  await expect(offered.first()).toHaveText(report.say('inspect:diff.savedText'));
  await expect(offered.last()).toHaveText(/Adam Analytik/);
  await expectAccessible(page);
});

test('a session whose sign-in is gone leads to the page that says so', async ({
  report,
  page,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  await enter(report, 'P001');
  await expect(bar(report)).toBeVisible();
  await page.route('**/rest/draft', (route) =>
    route.fulfill({
      status: 401,
      json: { code: '245000009', message: '', status: 401, params: { status: '401.4' }, requestId: 'r' },
    }),
  );
  await page.goto('/');
  await expect(page).toHaveURL(/\/(?:logout|oidc\/session\/end)/);
});
