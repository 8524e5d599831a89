import { Origin } from '#machines/claim/enums.ts';
import { mintLanding } from '#server/signIn/mintLanding.ts';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { landingKey, test, expect } from './support/signInTest.ts';
import { Report } from './report.ts';

const jan = {
  origin: 'CLIENT_ZONE',
  subject: 'P001',
  name: 'Jan Novotný',
  contact: { fullName: 'Jan Novotný', email: 'jan.novotny@example.com', tel: '+420702228000' },
  policies: ['4400000017'],
};
const linkOf = async (path: string, claims: { readonly origin: string }) =>
  `${path}?referer=${claims.origin}#landing=${await mintLanding(landingKey, claims)}`;

const risks = (report: Report) => report.page.getByRole('group').getByRole('button');

test('who comes from the client zone finds their contact, not its hidden risks, and the way back', async ({
  report,
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(await linkOf('/hlaseni/life/vyber-udalosti', jan));
  await expect(risks(report)).toHaveCount(14 - defaultConfiguration.kzAccessDisabledRisks.length);
  expect(page.url()).not.toContain('landing');
  const back = page.getByRole('link', { name: report.say('signIn:bar.zone') });
  await expect(back).toHaveAttribute('href', '/klientska-zona');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Pracovní neschopnost/ }).click();
  await page.getByRole('button', { name: /^Pojištěný/ }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(jan.contact.email);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(jan.contact.email);
  await expect(back).toBeVisible();
  expect(addresses.filter((address) => address.includes('eyJ'))).toEqual([]);
  await page.goBack();
  expect(page.url()).not.toContain('landing');
});

test('who begins while it is still asked who comes is known on the pages that follow', async ({
  report,
  page,
}) => {
  const { promise: isPressed, resolve: pressed } = Promise.withResolvers<void>();
  await page.route('**/rest/session/landing', (route) => isPressed.then(() => route.continue()));
  // The page is drawn beforehand where the address says nothing beside its path.
  const [, token] = (await linkOf('', jan)).split('#');
  await page.goto(`/hlaseni/nonlife/car#${token}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'complete' && location.hash === '');
  await page.locator('main a[data-look=primary]').click();
  pressed();
  await page.locator('button[data-picks*=HAVZVIRE]').click();
  await expect(report.fields.box('reporter.email')).toHaveValue(jan.contact.email);
});

test('a link used before is said to be worth nothing, and the report goes on as anybody', async ({
  report,
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.expect(/status of 403/);
  const link = await linkOf('/hlaseni/life/vyber-udalosti', jan);
  const thief = await browser.newContext({ ...(baseURL && { baseURL }) });
  await (await thief.newPage()).goto(link);
  await expect(risks(new Report(thief.pages()[0] ?? page, 'cs'))).toHaveCount(12);
  await thief.close();
  await page.goto(link);
  await expect(page.getByText(report.say('signIn:bar.refused'))).toBeVisible();
  await expect(risks(report)).toHaveCount(14);
  await expectAccessible(page);
});

test('an address that names the client zone without a token counts as none', async ({ report, page }) => {
  await page.goto('/hlaseni/life/vyber-udalosti?referer=CLIENT_ZONE');
  await expect(risks(report)).toHaveCount(14);
  await expect(page.getByRole('link', { name: report.say('signIn:bar.zone') })).toHaveCount(0);
});

test.describe('a visitor', () => {
  /** What each origin shows: the lines on the start page, what the header says, whether the visitor needs a token. */
  const shown: Readonly<
    Record<Origin, { readonly lines: number; readonly says?: string; readonly isProved?: true }>
  > = {
    TRAVEL: { lines: 2 },
    REGISTRATION: { lines: 8 },
    CLIENT_ZONE: { lines: 8, says: 'bar.zone', isProved: true },
    SALES_APP: { lines: 8, says: 'bar.SALES_APP', isProved: true },
    CAR_DEALER: { lines: 1 },
    CLICK: { lines: 8 },
    INTRANET: { lines: 8, says: 'bar.INTRANET' },
    PARTNER: { lines: 8 },
  };
  for (const origin of Origin.options) {
    test(`from ${origin} finds the lines and the header of that origin`, async ({ report, page }) => {
      const { lines, says, isProved } = shown[origin];
      await page.goto(isProved ? await linkOf('/', { ...jan, origin }) : `/?referer=${origin}`);
      const tiles = page
        .locator('section')
        .filter({ hasText: report.say('start:lines.title') })
        .locator('li > a');
      await expect(tiles).toHaveCount(lines);
      const bar = page.getByRole('navigation', { name: report.say('signIn:bar.label') });
      if (says) await expect(bar).toContainText(report.say(`signIn:${says}`));
      else await expect(bar).toHaveCount(0);
    });
  }
});

test('an origin stays with its tab from the start page into a report', async ({ report, page }) => {
  await page.goto('/?referer=CAR_DEALER');
  await page
    .getByRole('link', { name: new RegExp(report.say('start:lines.car.title')) })
    .first()
    .click();
  await expect(page).toHaveURL(/nonlife\/car/);
  await page.goto('/hlaseni/life');
  await expect(report.heading()).toHaveText(report.say('start:switchedOff.title'));
});
