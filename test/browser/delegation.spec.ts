import type { Browser } from 'playwright/test';
import type { Language } from '#src/i18n/languages.ts';
import { Report } from './report.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { expect, test } from './support/signInTest.ts';

const language = 'sk';

interface Signing {
  readonly browser: Browser;
  readonly url: string;
  readonly language: Language;
  readonly sub: string;
  readonly actFor?: string;
}

/** The telephone of a user of ours, who has signed in there. */
const phoneOf = async ({ browser, url, language, sub, actFor }: Signing): Promise<Report> => {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 360, height: 760 } });
  const report = new Report(await context.newPage(), language);
  const { page } = report;
  await report.arrive();
  await page.goto('/prihlaseni');
  if (actFor) await report.fields.type('actFor', actFor);
  await report.button(actFor ? 'signIn:enter.inDelegation' : 'signIn:enter.action').click();
  await page.getByLabel('Uživatel').selectOption(sub);
  await page.getByRole('button', { name: 'Přihlásit' }).click();
  await expect(page).toHaveURL('/');
  return report;
};

test('a report that Karel enters for Olga is in her list, says so, and opens by one press', async ({
  browser,
  service,
}) => {
  const given = { browser, url: service.url, language } as const;
  const karel = await phoneOf({ ...given, sub: 'A100', actFor: 'A200' });
  await karel.page.goto('/hlaseni/life/vyber-udalosti');
  await karel.page.getByRole('group').getByRole('button').nth(1).click();
  const role = karel.say('fields:reporterRole.options.BROKER');
  await expect(karel.page.locator('[data-folded="reporterRole"]')).toContainText(role);
  await expectAccessible(karel.page);
  await expectNoOverflow(karel.page);
  await karel.button('common:action.continue').click();
  await expect(karel.page).toHaveURL(/\/ohlasovatel(\?|$)/);

  const olga = await phoneOf({ ...given, sub: 'A200' });
  await olga.page.goto('/hlaseni/life/rozpracovana-hlaseni');
  const draft = olga.page.getByRole('main').getByRole('listitem').first();
  const names = { delegate: 'Karel Makléř', principal: 'Olga Obchodní' };
  await expect(draft).toContainText(olga.say('drafts:delegation', names));
  await expectAccessible(olga.page);
  await expectNoOverflow(olga.page);
  await draft.getByRole('button', { name: new RegExp(`^${olga.say('drafts:continue')}`) }).click();
  await expect(olga.page).toHaveURL(/\/ohlasovatel(\?|$)/);
  await Promise.all([karel, olga].map(({ page }) => page.context().close()));
});

test('whoever has signed in as an agent may report as somebody else, with another contact, and finds all roles again', async ({
  browser,
  service,
}) => {
  const karel = await phoneOf({ browser, url: service.url, language: 'cs', sub: 'A100' });
  const { page } = karel;
  await page.goto('/hlaseni/life/vyber-udalosti');
  await page.getByRole('button', { name: /^Pracovní neschopnost/ }).click();
  await page.getByRole('button', { name: /^Změnit/ }).click();
  await page.getByRole('button', { name: /^Zákonný zástupce/ }).click();
  await karel.answerDialog('answersFall', 'confirm');
  await expect(page).toHaveURL(/\/ohlasovatel(\?|$)/);
  await page.goBack();
  await expect(page.locator('[data-folded="reporterRole"]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Zákonný zástupce/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.context().close();
});
