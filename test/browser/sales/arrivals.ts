import { expect } from '#test/browser/support/signInTest.ts';
import { enter as enterAs } from '#test/browser/support/salesVisit.ts';
import type { Report } from '#test/browser/report.ts';
import { enter, field, fillHyundai, find } from './agent.ts';

type Arrive = (report: Report) => Promise<void>;

const record = '[\\da-f-]{36}';

/** Opens the client who has a vehicle, policies of it, discounts and claims. */
const openClient: Arrive = async (report) => {
  await enter(report, 'A100');
  await find(report, '7903149034');
  await expect(report.heading()).toHaveText('Radim Zkoušel');
};

const openFirst = async ({ page, say }: Report, block: 'vehicles' | 'policies') =>
  page
    .getByRole('button', { name: new RegExp(`^${say(`clients:${block}.openNamed`, { name: '' }).trim()}`) })
    .first()
    .click();

/** Opens the vehicle of a client who has one, which is entered where nobody has done so yet. */
const openVehicle: Arrive = async (report) => {
  const { page, say } = report;
  await enter(report, 'A100');
  await find(report, '7404049708');
  const none = page.getByText(say('clients:vehicles.none'));
  await expect(none.or(page.getByRole('button', { name: /^Otevřít:/ }).first())).toBeVisible();
  if (await none.isVisible()) {
    await page.keyboard.press('v');
    await expect(page).toHaveURL(/\/vozidlo\/nove$/);
    await fillHyundai(report);
    await field(report, 'car.weight').press('Control+Enter');
    await expect(page).toHaveURL(/\/smlouva\/nova\//);
    await report.button('common:action.back').click();
    await expect(page).toHaveURL(new RegExp(`/klient/${record}$`));
  }
  await openFirst(report, 'vehicles');
  await expect(report.page).toHaveURL(new RegExp(`/vozidlo/${record}$`));
};

const openPolicy: Arrive = async (report) => {
  await openClient(report);
  await openFirst(report, 'policies');
  await expect(report.page).toHaveURL(new RegExp(`/smlouva/${record}$`));
};

/** Goes to an address made of the one that is open. */
const goFrom = async ({ page }: Report, from: RegExp, to: string): Promise<void> => {
  await page.goto(page.url().replace(from, to));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** How somebody arrives at each page of the shell, from the one before. */
export const arrivals: Readonly<Record<string, Arrive>> = {
  entry: async (report) => {
    await report.page.goto('/prodej');
    await expect(report.heading()).toHaveText(report.say('sales:entry.title'));
  },
  noPermission: async (report) => {
    await enterAs(report, 'P001');
    await expect(report.page).toHaveURL('/prodej/bez-opravneni');
  },
  delegation: async (report) => {
    await enter(report, 'A100');
    await report.page.goto('/prodej/zastoupeni');
    await expect(report.page).toHaveURL('/prodej/zastoupeni');
  },
  search: async (report) => {
    await enter(report, 'A100');
    await find(report, 'zkousel');
    await expect(report.page.getByRole('table')).toBeVisible();
  },
  newClient: async (report) => {
    await enter(report, 'A100');
    await find(report, '8506019005');
    await report.button('sales:search.create').click();
    await expect(report.page).toHaveURL('/prodej/novy-klient');
  },
  client: openClient,
  handOver: async (report) => {
    await openClient(report);
    await report.page.keyboard.press('h');
    await expect(report.page).toHaveURL(/\/skoda$/);
  },
  personData: async (report) => {
    await openClient(report);
    await report.button('clients:edit').click();
    await expect(report.page).toHaveURL(/\/udaje$/);
  },
  newVehicle: async (report) => {
    await openClient(report);
    await report.page.keyboard.press('v');
    await expect(report.page).toHaveURL(/\/vozidlo\/nove$/);
  },
  vehicle: openVehicle,
  newPolicy: async (report) => {
    await openVehicle(report);
    await goFrom(report, /\/vozidlo\//, '/smlouva/nova/');
    await expect(report.page).toHaveURL(/\/smlouva\/nova\//);
  },
  policy: openPolicy,
  discount: async (report) => {
    await openPolicy(report);
    await goFrom(report, /$/, '/slevy');
    await expect(report.page).toHaveURL(/\/slevy$/);
  },
  reports: async (report) => {
    await enterAs(report, 'U600');
    await expect(report.page).toHaveURL('/prodej/hlaseni');
  },
  accesses: async (report) => {
    await enterAs(report, 'U700');
    await expect(report.page).toHaveURL('/prodej/pristupy');
  },
  operations: async (report) => {
    await enterAs(report, 'U400');
    await report.button('sales:page.operations').click();
    await expect(report.page).toHaveURL('/prodej/provoz');
  },
  loggedOut: async (report) => {
    await enter(report, 'A100');
    await report.page.route('**/rest/client/search', (route) =>
      route.fulfill({
        status: 401,
        json: { code: '245000009', message: '', status: 401, requestId: 'r' },
      }),
    );
    await find(report, '7903149034');
    await expect(report.page).toHaveURL('/prodej/odhlaseno');
  },
};
